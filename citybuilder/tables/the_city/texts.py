"""The City in words."""

from collections.abc import Sequence
from typing import Final, cast

from citybuilder.core.game import NONE, Action, Decision, Event, Game, State
from citybuilder.core.score import ScoreLine
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.rules import TheCity
from citybuilder.games.the_city.state import TheCityState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, RoundTexts, Translate, whole
from citybuilder.tables.the_city.effects import Effects
from citybuilder.tables.the_city.names import CARDS

TITLE: Final = QT_TRANSLATE_NOOP("the_city", "The City")
HIDDEN: Final = QT_TRANSLATE_NOOP("the_city", "a card")

WHAT_GOES: Final = QT_TRANSLATE_NOOP(
    "the_city", "What do you discard? %n cards must go, %1 stay.", "", 1
)
WHAT_RISES: Final = QT_TRANSLATE_NOOP("the_city", "What do you build in this round?")
WHAT_PAYS: Final = QT_TRANSLATE_NOOP(
    "the_city", "You build %1 for %n cards. What do you pay with?", "", 1
)
WHAT_PAYS_LESS: Final = QT_TRANSLATE_NOOP(
    "the_city", "You build %1 for %n cards (%2 − %3). What do you pay with?", "", 1
)
A_SECOND: Final = QT_TRANSLATE_NOOP("the_city", "%1: what do you build as well?")
WHAT_STAYS: Final = QT_TRANSLATE_NOOP(
    "the_city", "You drew %n cards. Which one do you keep?", "", 1
)

ALL_DISCARD: Final = QT_TRANSLATE_NOOP("the_city", "All discard %n cards to begin with.", "", 1)
STAGES: Final = {  # of a round, after all have chosen
    **dict.fromkeys(
        (c.BUILT, c.PASSED), QT_TRANSLATE_NOOP("the_city", "All choices are revealed.")
    ),
    c.EARNED: QT_TRANSLATE_NOOP("the_city", "The cities bring cards."),
    c.SCORED: QT_TRANSLATE_NOOP("the_city", "The cities bring points."),
}
DISCARD: Final = QT_TRANSLATE_NOOP("the_city", "Discard %1")
BUILD: Final = QT_TRANSLATE_NOOP("the_city", "Build %1 (%n cards)", "", 1)
BUILD_FREE: Final = QT_TRANSLATE_NOOP("the_city", "Build %1 (free)")
PASS: Final = QT_TRANSLATE_NOOP("the_city", "Pass: draw %n, keep 1", "", 1)
PASS_UP_TO: Final = QT_TRANSLATE_NOOP("the_city", "Pass: draw up to %n, keep 1", "", 1)
PASS_EMPTY: Final = QT_TRANSLATE_NOOP("the_city", "Pass: no cards left")
PAY: Final = QT_TRANSLATE_NOOP("the_city", "Pay with %1")
ENOUGH: Final = QT_TRANSLATE_NOOP("the_city", "Nothing more")
TAKE: Final = QT_TRANSLATE_NOOP("the_city", "Keep %1")

PAY_THESE: Final = QT_TRANSLATE_NOOP("the_city", "Pay and build")
DISCARD_THESE: Final = QT_TRANSLATE_NOOP("the_city", "Discard these")


REACHES: Final = QT_TRANSLATE_NOOP("the_city", "%1 reaches %2 points")
EVENTS: Final = {  # %1: who
    c.SAT: QT_TRANSLATE_NOOP("the_city", "%1 has chosen."),
    c.WON: QT_TRANSLATE_NOOP("the_city", "%1 wins!"),
}
COUNTED: Final = {  # %1: who
    c.PASSED: QT_TRANSLATE_NOOP("the_city", "%1 passes, draws %n cards and keeps one.", "", 1),
    c.EARNED: QT_TRANSLATE_NOOP("the_city", "%1 has an income of %n cards.", "", 1),
    c.DREW: QT_TRANSLATE_NOOP("the_city", "%1 draws %n cards.", "", 1),
    c.SCORED: QT_TRANSLATE_NOOP("the_city", "%1 gets %n points.", "", 1),
    c.SHUFFLED: QT_TRANSLATE_NOOP(
        "the_city", "The discard pile is shuffled and becomes the deck: %n cards.", "", 1
    ),
    c.NOTHING_LEFT: QT_TRANSLATE_NOOP(
        "the_city", "Deck and discard pile are empty: %1 misses %n cards.", "", 1
    ),
}
BUILDS: Final = QT_TRANSLATE_NOOP("the_city", "%1 builds %2.")
FOR_CARDS: Final = QT_TRANSLATE_NOOP("the_city", "%1 for %n cards", "", 1)
FOR_FREE: Final = QT_TRANSLATE_NOOP("the_city", "%1 for free")
PASSED_EMPTY: Final = QT_TRANSLATE_NOOP("the_city", "%1 passes; no cards are left to draw.")
DRAWS: Final = QT_TRANSLATE_NOOP("the_city", "%1 draws %n cards: %2.", "", 1)
DISCARDS: Final = QT_TRANSLATE_NOOP("the_city", "%1 discards %n cards: %2.", "", 1)
OF_DEAL: Final = QT_TRANSLATE_NOOP("the_city", "%1 discards %n cards to begin with: %2.", "", 1)
TOO_MANY: Final = QT_TRANSLATE_NOOP("the_city", "%1 has too many cards and discards %n: %2.", "", 1)
REASONS: Final = {c.OF_DEAL: OF_DEAL, c.TOO_MANY: TOO_MANY}
GOES: Final = QT_TRANSLATE_NOOP("the_city", "Discarded: %1.")
POINTS: Final = QT_TRANSLATE_NOOP("the_city", "Points: %1.")
GAIN: Final = QT_TRANSLATE_NOOP("the_city", "%1 +%2")
COPIES: Final = QT_TRANSLATE_NOOP("the_city", "%1 × %2")

RULES: Final = {
    c.SCORE_PRINTED: QT_TRANSLATE_NOOP("the_city", "Points on buildings"),
    c.SCORE_SYMBOLS: QT_TRANSLATE_NOOP("the_city", "Points for symbols"),
    c.SCORE_CARDS: QT_TRANSLATE_NOOP("the_city", "Points for certain buildings"),
    c.SCORE_HAND: QT_TRANSLATE_NOOP("the_city", "Cards in hand (for a tie)"),
}
MORE: Final = {
    c.SCORE_PRINTED: QT_TRANSLATE_NOOP("the_city", "%n more points on buildings", "", 1),
    c.SCORE_SYMBOLS: QT_TRANSLATE_NOOP("the_city", "%n more points for symbols", "", 1),
    c.SCORE_CARDS: QT_TRANSLATE_NOOP("the_city", "%n more points for certain buildings", "", 1),
    c.SCORE_HAND: QT_TRANSLATE_NOOP("the_city", "%n more cards in hand", "", 1),
}
FEWER: Final = {
    c.SCORE_PRINTED: QT_TRANSLATE_NOOP("the_city", "%n fewer points on buildings", "", 1),
    c.SCORE_SYMBOLS: QT_TRANSLATE_NOOP("the_city", "%n fewer points for symbols", "", 1),
    c.SCORE_CARDS: QT_TRANSLATE_NOOP("the_city", "%n fewer points for certain buildings", "", 1),
    c.SCORE_HAND: QT_TRANSLATE_NOOP("the_city", "%n fewer cards in hand", "", 1),
}

BUILDING: Final = (c.BUILT, c.PASSED, c.DISCARDED)  # what a seat does when all is revealed
DRAWING: Final = (c.EARNED, c.DREW)
LUCK: Final = QT_TRANSLATE_NOOP(
    "the_city",
    "Luck is what the cards that were drawn brought beyond the average; how good the first ones"
    " were already shows in the chances at the beginning.",
)


def is_of_deal(event: Event) -> bool:
    """Whether cards are discarded that do not stay of the deal."""
    return event.kind == c.DISCARDED and event.where == c.OF_DEAL


class TheCityTexts(RoundTexts):
    """Buildings are its cards, the architect is the last of them."""

    context = "the_city"
    crowns = int(c.WON)

    def __init__(self, game: Game[State], names: Sequence[str], translate: Translate) -> None:
        super().__init__(game, names, translate)
        self.rules = cast(TheCity, game)
        self.box = self.rules.box
        self.effects = Effects(self.box, self)

    def luck(self) -> str:
        return self.say(LUCK)

    def fortune(self, events: Sequence[Event], seats: Sequence[int]) -> str:
        drawn = [event for event in events if event.kind == c.DREW and event.seat == seats[0]]
        return super().fortune(drawn or events, seats)

    def title(self) -> str:
        return self.say(TITLE)

    # Cards

    def card(self, what: int) -> str:
        return self.say(HIDDEN) if what < 0 else whole(self.card_on_face(what))

    def card_on_face(self, what: int) -> str:
        """The name with soft hyphens where it may be broken."""
        return self.say(CARDS[self.box.buildings[what].key][0])

    def a_card(self, what: int) -> str:
        """The card as the object of a sentence."""
        return self.say(HIDDEN) if what < 0 else self.effects.a_card(what)

    def card_help(self, what: int) -> str:
        return " ".join(self.effects.sentences(what))

    def listed(self, cards: Sequence[tuple[int, int]]) -> str:
        """Kinds with how many of each."""
        return ", ".join(
            self.card(kind) if copies == 1 else self.say(COPIES, str(copies), self.card(kind))
            for kind, copies in cards
        )

    def pile(self, column: Sequence[int]) -> str:
        """What a column of copies holds."""
        return self.listed([(kind, copies) for kind, copies in enumerate(column) if copies])

    def tallied(self, kinds: Sequence[int]) -> str:
        """Kinds that were named one by one."""
        return self.pile([kinds.count(kind) for kind in range(self.box.kinds)])

    # Questions and answers

    def prompt(self, view: State, asked: Decision) -> str:
        table = cast(TheCityState, view)
        kind = asked.kind
        if kind in (c.ASK_DISCARD, c.ASK_LIMIT):
            stay = table.hand_size(asked.seat) - asked.amount
            return self.count(WHAT_GOES, asked.amount, str(stay))
        if kind == c.ASK_PAY:
            return self.price(table, asked)
        if kind == c.ASK_SECOND:
            return self.say(A_SECOND, self.card(self.crew()))
        if kind == c.ASK_TAKE:
            return self.count(WHAT_STAYS, sum(table.offer))
        return self.say(WHAT_RISES)

    def price(self, table: TheCityState, asked: Decision) -> str:
        """What was chosen costs so much, and why not more."""
        seat = asked.seat
        number = 0 if table.second[seat] == NONE else 1
        kind = table.second[seat] if number else table.first[seat]
        if kind < 0:  # somebody else asks, who may not know
            return self.say(WHAT_RISES)
        due, printed = table.prices[seat * 2 + number], self.box.costs[kind]
        if due == printed:
            return self.count(WHAT_PAYS, due, self.a_card(kind))
        return self.count(WHAT_PAYS_LESS, due, self.a_card(kind), str(printed), str(printed - due))

    def crew(self) -> int:
        return next(kind for kind, card in enumerate(self.box.buildings) if card.crew)

    def action(self, view: State, asked: Decision, action: Action) -> str:
        table = cast(TheCityState, view)
        kind = action.kind
        if kind == c.BUILD:
            return self.building(table, asked, action.what)
        if kind == c.PASS:
            return self.passing(table, asked.seat)
        if kind == c.ENOUGH:
            return self.say(ENOUGH)
        texts = {c.DISCARD: DISCARD, c.PAY: PAY, c.TAKE: TAKE}
        return self.say(texts[kind], self.card(action.what))

    def passing(self, table: TheCityState, seat: int) -> str:
        """What is really drawn, as far as the seat can know."""
        least, most = self.rules.secrets.passing_draws(table, seat)
        if most == 0:
            return self.say(PASS_EMPTY)
        return self.count(PASS if least == most else PASS_UP_TO, most)

    def building(self, table: TheCityState, asked: Decision, kind: int) -> str:
        price = self.box.cost(kind, self.box.owned_by(table, asked.seat))
        if price == 0:
            return self.say(BUILD_FREE, self.card(kind))
        return self.count(BUILD, price, self.card(kind))

    def answers(self, view: State, asked: Decision, actions: Sequence[Action]) -> str:
        text = self.tallied([action.what for action in actions])
        return self.say(PAY if asked.kind == c.ASK_PAY else DISCARD, text)

    def selection(self, view: State, asked: Decision) -> str:
        return self.say(PAY_THESE if asked.kind == c.ASK_PAY else DISCARD_THESE)

    # What happens

    def event(self, event: Event) -> str:
        kind, amount = event.kind, event.amount
        who = self.name(event.seat)
        if kind == c.ROUND_BEGAN:
            return self.numbered(amount)
        if kind == c.BUILT:
            return self.built([event])
        if kind == c.DISCARDED:
            return self.thrown([event])
        if kind == c.DREW:
            if event.what < 0:
                return self.count(COUNTED[kind], 1, who)
            return self.count(DRAWS, 1, who, self.card(event.what))
        if kind == c.PASSED and amount == 0:
            return self.say(PASSED_EMPTY, who)
        if kind in COUNTED:
            return self.count(COUNTED[kind], amount, who)
        return self.say(EVENTS[kind], who)

    def joins(self, before: Event, event: Event) -> bool:
        if before.kind == c.SCORED and event.kind == c.SCORED:
            return True
        if before.seat != event.seat or is_of_deal(before) != is_of_deal(event):
            return False
        builds = before.kind in BUILDING and event.kind in BUILDING
        return builds or (before.kind in DRAWING and event.kind == c.DREW)

    def together(self, events: Sequence[Event]) -> str:
        first = events[0]
        if len(events) == 1:
            return self.event(first)
        if first.kind == c.SCORED:
            gains = [self.say(GAIN, self.name(each.seat), str(each.amount)) for each in events]
            return self.say(POINTS, ", ".join(gains))
        if first.kind in DRAWING:
            return self.drawn(events)
        risen = [event for event in events if event.kind == c.BUILT]
        gone = [event for event in events if event.kind == c.DISCARDED]
        told = [self.built(risen)] if risen else []
        told += [self.event(event) for event in events if event.kind == c.PASSED]
        if gone:
            told.append(self.say(GOES, self.cards_of(gone)) if told else self.thrown(gone))
        return " ".join(told)

    def built(self, events: Sequence[Event]) -> str:
        """What a seat builds in a round, and for how much."""
        risen = [
            self.count(FOR_CARDS, event.amount, self.a_card(event.what))
            if event.amount
            else self.say(FOR_FREE, self.a_card(event.what))
            for event in events
        ]
        return self.say(BUILDS, self.name(events[0].seat), self.both(risen))

    def thrown(self, events: Sequence[Event]) -> str:
        """What a seat discards, and whether it has to."""
        text = REASONS.get(events[0].where, DISCARDS)
        number = sum(event.amount for event in events)
        return self.count(text, number, self.name(events[0].seat), self.cards_of(events))

    def cards_of(self, events: Sequence[Event]) -> str:
        return self.listed([(event.what, event.amount) for event in events])

    def drawn(self, events: Sequence[Event]) -> str:
        """How many, and which ones, if they may be known."""
        who, came = self.name(events[0].seat), [each for each in events if each.kind == c.DREW]
        if any(event.what < 0 for event in came):
            return self.count(COUNTED[c.DREW], len(came), who)
        return self.count(DRAWS, len(came), who, self.tallied([each.what for each in came]))

    def reaches(self, seat: int, points: int) -> str:
        """That somebody has come so far, in large letters."""
        return self.say(REACHES, self.name(seat), str(points))

    def stage(self, event: Event) -> str:
        """What all do together, while it is seen; empty where it is one player's."""
        if is_of_deal(event):
            return self.count(ALL_DISCARD, self.box.setup.deal - self.box.setup.keep)
        return self.say(STAGES[event.kind]) if event.kind in STAGES else ""

    def turn(self, state: State) -> str:
        return self.numbered(cast(TheCityState, state).round)

    def opens_turn(self, event: Event) -> bool:
        """That somebody has chosen is seen at the table; what it was, is told later. No income is
        not worth a line."""
        nothing = event.kind == c.EARNED and event.amount == 0
        return nothing or event.kind in (c.ROUND_BEGAN, c.SAT)

    # What counts

    def rule(self, rule: int) -> str:
        return self.say(RULES[rule])

    def score(self, line: ScoreLine) -> str:
        value = line.count if line.rule == c.SCORE_HAND else line.points
        return f"{self.rule(line.rule)}: {value}"

    def more(self, rule: int, by: int) -> str:
        return self.count((MORE if by > 0 else FEWER)[rule], abs(by))

    def more_counted(self, rule: int, by: int) -> str:
        return self.more(rule, by) if rule == c.SCORE_HAND else ""


TEXTS: Final = TheCityTexts
