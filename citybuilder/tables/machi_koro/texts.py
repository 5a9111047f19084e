"""Machi Koro in words."""

from collections.abc import Iterable, Sequence
from typing import Final, cast

from citybuilder.core.game import Action, Decision, Event, Game, State
from citybuilder.core.score import ScoreLine
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.rules import MachiKoro
from citybuilder.games.machi_koro.state import MachiKoroState
from citybuilder.tables.machi_koro.effects import COINS, EFFECTS, QUESTIONS, SWAPPED
from citybuilder.tables.machi_koro.forecast import brings, last_landmark, on_average, winning_throws
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, Texts, Translate, whole

TITLE: Final = QT_TRANSLATE_NOOP("machi_koro", "Machi Koro")
HIDDEN: Final = QT_TRANSLATE_NOOP("machi_koro", "a card")

OPTIONS: Final = {  # name and explanation
    "market": (
        QT_TRANSLATE_NOOP("machi_koro", "Market"),
        QT_TRANSLATE_NOOP("machi_koro", "Which establishments lie open to be built."),
    ),
    "copies": (
        QT_TRANSLATE_NOOP("machi_koro", "Copies"),
        QT_TRANSLATE_NOOP("machi_koro", "How often a player may own the same establishment."),
    ),
}

CHOICES: Final = {
    ("market", "all_piles"): (
        QT_TRANSLATE_NOOP("machi_koro", "All establishments"),
        QT_TRANSLATE_NOOP("machi_koro", "Every kind of establishment is on offer from the start."),
    ),
    ("market", "ten_piles"): (
        QT_TRANSLATE_NOOP("machi_koro", "Come what may"),
        QT_TRANSLATE_NOOP(
            "machi_koro", "Only %n kinds lie open; chance decides what comes next.", "", 1
        ),
    ),
    ("copies", "unlimited"): (
        QT_TRANSLATE_NOOP("machi_koro", "Any number"),
        QT_TRANSLATE_NOOP("machi_koro", "As many of a kind as you like; of violet ones only one."),
    ),
    ("copies", "two"): (
        QT_TRANSLATE_NOOP("machi_koro", "At most two"),
        QT_TRANSLATE_NOOP(
            "machi_koro", "For beginners: nobody owns more than %n cards of a kind.", "", 1
        ),
    ),
}

PLANS: Final = {
    "cheese": QT_TRANSLATE_NOOP(
        "machi_koro",
        "six Ranches, two Cheese Factories, the Train Station, then the other landmarks, the "
        "cheapest first; saves up for what comes next, and leaves out what is not on sale.",
    ),
}

ESTABLISHMENTS: Final = {  # the name, and as the object of a sentence
    "wheat_field": (
        QT_TRANSLATE_NOOP("machi_koro", "Wheat Field"),
        QT_TRANSLATE_NOOP("machi_koro", "a Wheat Field"),
    ),
    "ranch": (
        QT_TRANSLATE_NOOP("machi_koro", "Ranch"),
        QT_TRANSLATE_NOOP("machi_koro", "a Ranch"),
    ),
    "bakery": (
        QT_TRANSLATE_NOOP("machi_koro", "Bakery"),
        QT_TRANSLATE_NOOP("machi_koro", "a Bakery"),
    ),
    "cafe": (
        QT_TRANSLATE_NOOP("machi_koro", "Café"),
        QT_TRANSLATE_NOOP("machi_koro", "a Café"),
    ),
    "convenience_store": (
        QT_TRANSLATE_NOOP("machi_koro", "Convenience Store"),
        QT_TRANSLATE_NOOP("machi_koro", "a Convenience Store"),
    ),
    "forest": (
        QT_TRANSLATE_NOOP("machi_koro", "Forest"),
        QT_TRANSLATE_NOOP("machi_koro", "a Forest"),
    ),
    "stadium": (
        QT_TRANSLATE_NOOP("machi_koro", "Stadium"),
        QT_TRANSLATE_NOOP("machi_koro", "a Stadium"),
    ),
    "tv_station": (
        QT_TRANSLATE_NOOP("machi_koro", "TV Station"),
        QT_TRANSLATE_NOOP("machi_koro", "a TV Station"),
    ),
    "business_center": (
        QT_TRANSLATE_NOOP("machi_koro", "Business Center"),
        QT_TRANSLATE_NOOP("machi_koro", "a Business Center"),
    ),
    "cheese_factory": (
        QT_TRANSLATE_NOOP("machi_koro", "Cheese Factory"),
        QT_TRANSLATE_NOOP("machi_koro", "a Cheese Factory"),
    ),
    "furniture_factory": (
        QT_TRANSLATE_NOOP("machi_koro", "Furniture Factory"),
        QT_TRANSLATE_NOOP("machi_koro", "a Furniture Factory"),
    ),
    "mine": (
        QT_TRANSLATE_NOOP("machi_koro", "Mine"),
        QT_TRANSLATE_NOOP("machi_koro", "a Mine"),
    ),
    "family_restaurant": (
        QT_TRANSLATE_NOOP("machi_koro", "Family Restaurant"),
        QT_TRANSLATE_NOOP("machi_koro", "a Family Restaurant"),
    ),
    "apple_orchard": (
        QT_TRANSLATE_NOOP("machi_koro", "Apple Orchard"),
        QT_TRANSLATE_NOOP("machi_koro", "an Apple Orchard"),
    ),
    "fruit_and_vegetable_market": (
        QT_TRANSLATE_NOOP("machi_koro", "Fruit and Vegetable Market"),
        QT_TRANSLATE_NOOP("machi_koro", "a Fruit and Vegetable Market"),
    ),
}

LANDMARKS: Final = {
    "train_station": (
        QT_TRANSLATE_NOOP("machi_koro", "Train Station"),
        QT_TRANSLATE_NOOP("machi_koro", "the Train Station"),
    ),
    "shopping_mall": (
        QT_TRANSLATE_NOOP("machi_koro", "Shopping Mall"),
        QT_TRANSLATE_NOOP("machi_koro", "the Shopping Mall"),
    ),
    "amusement_park": (
        QT_TRANSLATE_NOOP("machi_koro", "Amusement Park"),
        QT_TRANSLATE_NOOP("machi_koro", "the Amusement Park"),
    ),
    "radio_tower": (
        QT_TRANSLATE_NOOP("machi_koro", "Radio Tower"),
        QT_TRANSLATE_NOOP("machi_koro", "the Radio Tower"),
    ),
}

ICONS: Final = {
    "wheat": QT_TRANSLATE_NOOP("machi_koro", "wheat"),
    "cow": QT_TRANSLATE_NOOP("machi_koro", "cow"),
    "gear": QT_TRANSLATE_NOOP("machi_koro", "gear"),
    "bread": QT_TRANSLATE_NOOP("machi_koro", "bread"),
    "cup": QT_TRANSLATE_NOOP("machi_koro", "cup"),
    "factory": QT_TRANSLATE_NOOP("machi_koro", "factory"),
    "fruit": QT_TRANSLATE_NOOP("machi_koro", "fruit"),
    "tower": QT_TRANSLATE_NOOP("machi_koro", "tower"),
}

ROLLS: Final = {  # whose roll a colour waits for, before what it brings
    c.BLUE: QT_TRANSLATE_NOOP("machi_koro", "Whoever rolls the number: %1"),
    c.GREEN: QT_TRANSLATE_NOOP("machi_koro", "When you roll the number: %1"),
    c.RED: QT_TRANSLATE_NOOP("machi_koro", "When others roll the number: %1"),
    c.VIOLET: QT_TRANSLATE_NOOP("machi_koro", "When you roll the number: %1"),
}

POWERS: Final = {  # %1: the symbols of the extra coin
    c.CHOOSE_DICE: QT_TRANSLATE_NOOP("machi_koro", "In each turn you choose: one die or two."),
    c.EXTRA_COIN: QT_TRANSLATE_NOOP(
        "machi_koro", "Each of your cards with one of these symbols brings 1 coin more: %1."
    ),
    c.EXTRA_TURN: QT_TRANSLATE_NOOP("machi_koro", "Doubles give you a second turn, but no third."),
    c.REROLL_ONCE: QT_TRANSLATE_NOOP(
        "machi_koro",
        "Once per turn you may roll again, as many dice as before; the second roll counts.",
    ),
}

ROLL_ONE: Final = QT_TRANSLATE_NOOP("machi_koro", "Roll the die.")
ROLL_ANY: Final = QT_TRANSLATE_NOOP("machi_koro", "How many dice do you roll?")
AGAIN: Final = QT_TRANSLATE_NOOP("machi_koro", "You rolled %1. Roll again?")
WHAT_RISES: Final = QT_TRANSLATE_NOOP("machi_koro", "You have %n coins. What do you build?", "", 1)

ROLL: Final = QT_TRANSLATE_NOOP("machi_koro", "Roll %n dice", "", 1)
KEEP: Final = QT_TRANSLATE_NOOP("machi_koro", "Keep the %1")
REROLL: Final = QT_TRANSLATE_NOOP("machi_koro", "Roll again")
BUILD: Final = QT_TRANSLATE_NOOP("machi_koro", "Build %1 (%n coins)", "", 1)
BUILD_NOTHING: Final = QT_TRANSLATE_NOOP("machi_koro", "Build nothing")

TURN: Final = QT_TRANSLATE_NOOP("machi_koro", "Turn %1: %2")
EXTRA_TURN: Final = QT_TRANSLATE_NOOP("machi_koro", "Turn %1: %2 again, after doubles")

ONE_DIE: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 rolls a %2.")
SO_MANY_DICE: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 rolls %n dice.", "", 1)
TWO_DICE: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 rolls %2 + %3 = %4.")
EXTRA: Final = QT_TRANSLATE_NOOP("machi_koro", "Doubles: %1 has another turn.")

EVENTS: Final = {  # %1: who, %2: with whom, %3: which card
    c.TURN_BEGAN: QT_TRANSLATE_NOOP("machi_koro", "It is %1's turn."),
    c.PASSED: QT_TRANSLATE_NOOP("machi_koro", "%1 builds nothing."),
    c.REVEALED: QT_TRANSLATE_NOOP("machi_koro", "New in the market: %3."),
    c.KEPT: QT_TRANSLATE_NOOP("machi_koro", "%1 keeps the roll."),
    c.THROWN_AGAIN: QT_TRANSLATE_NOOP("machi_koro", "%1 rolls again."),
    c.WON: QT_TRANSLATE_NOOP("machi_koro", "%1 has built all landmarks and wins!"),
}

RAISES: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 builds %2")
BUILT: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 builds %2 for %n coins.", "", 1)

RULES: Final = {  # the name, and with its count
    c.SCORE_LANDMARKS: (
        QT_TRANSLATE_NOOP("machi_koro", "Landmarks"),
        QT_TRANSLATE_NOOP("machi_koro", "%n landmarks", "", 1),
        QT_TRANSLATE_NOOP("machi_koro", "%n more landmarks", "", 1),
        QT_TRANSLATE_NOOP("machi_koro", "%n fewer landmarks", "", 1),
    ),
    c.SCORE_COINS: (
        QT_TRANSLATE_NOOP("machi_koro", "Coins"),
        QT_TRANSLATE_NOOP("machi_koro", "%n coins", "", 1),
        QT_TRANSLATE_NOOP("machi_koro", "%n more coins", "", 1),
        QT_TRANSLATE_NOOP("machi_koro", "%n fewer coins", "", 1),
    ),
}

DIE: Final = range(1, 7)
THROWS: Final = (c.ROLL, c.KEEP, c.REROLL)
WINS_WITH: Final = QT_TRANSLATE_NOOP(  # %1: sums of the dice, %2: so many of %3 throws
    "machi_koro", "with %1 you can win at once (%2 of %3 rolls)."
)
WINS: Final = QT_TRANSLATE_NOOP("machi_koro", "with it you win at once.")
WINS_NOW: Final = QT_TRANSLATE_NOOP("machi_koro", "with it you can win at once.")
WINS_LATER: Final = QT_TRANSLATE_NOOP("machi_koro", "with it you cannot win this turn.")
ON_AVERAGE: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "On average, it brings you about %n coins.", "", 1
)
KEPT: Final = QT_TRANSLATE_NOOP("machi_koro", "It brings you %n coins.", "", 1)
OR: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 or %2")
PAYS: Final = {  # %1: the dice, %2: the card
    c.BLUE: QT_TRANSLATE_NOOP(
        "machi_koro", "“%2” then brings you %n coins whenever somebody rolls %1.", "", 1
    ),
    c.GREEN: QT_TRANSLATE_NOOP(
        "machi_koro", "“%2” then brings you %n coins whenever you roll %1.", "", 1
    ),
    c.RED: QT_TRANSLATE_NOOP(
        "machi_koro",
        "“%2” then brings you up to %n coins whenever somebody else rolls %1.",
        "",
        1,
    ),
}
LUCK: Final = QT_TRANSLATE_NOOP("machi_koro", "Luck is what the dice brought beyond the average.")


class MachiKoroTexts(Texts):
    """Establishments are its cards; landmarks have names of their own."""

    context = "machi_koro"
    is_race = True

    def __init__(self, game: Game[State], names: Sequence[str], translate: Translate) -> None:
        super().__init__(game, names, translate)
        self.rules = cast(MachiKoro, game)

    def luck(self) -> str:
        return self.say(LUCK)

    def title(self) -> str:
        return self.say(TITLE)

    # Options

    def option(self, key: str) -> str:
        return self.say(OPTIONS[key][0])

    def option_help(self, key: str) -> str:
        return self.say(OPTIONS[key][1])

    def choice(self, key: str, choice: str) -> str:
        return self.say(CHOICES[key, choice][0])

    def choice_help(self, key: str, choice: str) -> str:
        setup = self.rules.setup
        number = setup.piles if key == "market" else setup.beginners
        return self.count(CHOICES[key, choice][1], number)

    def plan(self, key: str) -> str:
        return self.say(PLANS[key])

    # Cards

    def card(self, what: int) -> str:
        return self.say(HIDDEN) if what < 0 else whole(self.card_on_face(what))

    def card_on_face(self, what: int) -> str:
        """The name with soft hyphens where it may be broken."""
        return self.say(ESTABLISHMENTS[self.rules.establishments[what].key][0])

    def a_card(self, what: int) -> str:
        """The card as the object of a sentence."""
        if what < 0:
            return self.say(HIDDEN)
        return self.say(ESTABLISHMENTS[self.rules.establishments[what].key][1])

    def card_help(self, what: int) -> str:
        card = self.rules.establishments[what]
        counted = ", ".join(self.card(other) for other in self.rules.effects[what].counted)
        icon = self.icon(card.per_icon) if counted else ""
        effect = self.count(EFFECTS[card.effect].help, card.amount, icon, counted)
        return self.say(ROLLS[card.colour], effect)

    def dice(self, what: int) -> str:
        """The numbers that the card waits for, as it prints them."""
        dice = self.rules.establishments[what].dice
        return f"{dice[0]}–{dice[-1]}" if len(dice) > 1 else f"{dice[0]}"

    def any_of(self, what: int) -> str:
        """The same numbers in a sentence."""
        return self.either(self.rules.establishments[what].dice)

    def either(self, numbers: Sequence[int]) -> str:
        *others, last = map(str, numbers)
        return self.say(OR, ", ".join(others), last) if others else last

    def icon(self, icon: int) -> str:
        return self.say(ICONS[c.ICONS[icon]])

    def landmark(self, what: int) -> str:
        return whole(self.landmark_on_face(what))

    def landmark_on_face(self, what: int) -> str:
        """The name with soft hyphens where it may be broken."""
        return self.say(LANDMARKS[self.rules.landmarks[what].key][0])

    def the_landmark(self, what: int) -> str:
        """The landmark as the object of a sentence."""
        return self.say(LANDMARKS[self.rules.landmarks[what].key][1])

    def raises(self, event: Event) -> str:
        """That somebody has built a landmark, in large letters."""
        return self.say(RAISES, self.name(event.seat), self.the_landmark(event.what))

    def landmark_help(self, what: int) -> str:
        landmark = self.rules.landmarks[what]
        return self.say(POWERS[landmark.power], ", ".join(self.icon(i) for i in landmark.icons))

    # Questions and answers

    def prompt(self, view: State, asked: Decision) -> str:
        table = cast(MachiKoroState, view)
        kind = asked.kind
        if kind == c.ASK_ROLL:
            free = table.working[asked.seat] & self.rules.station
            return self.say(ROLL_ANY if free else ROLL_ONE)
        if kind == c.ASK_REROLL:
            return self.say(AGAIN, self.thrown(table))
        if kind == c.ASK_BUILD:
            return self.count(WHAT_RISES, table.coins[asked.seat])
        question, card = QUESTIONS[kind], asked.what
        name = self.a_card(card) if question.as_object else self.card(card)
        return self.count(question.prompt, self.rules.effects[card].amount, name)

    def action(self, view: State, asked: Decision, action: Action) -> str:
        table = cast(MachiKoroState, view)
        kind = action.kind
        if kind == c.ROLL:
            return self.count(ROLL, action.amount)
        if kind == c.KEEP:
            return self.say(KEEP, self.thrown(table))
        if kind == c.REROLL:
            return self.say(REROLL)
        if asked.kind in QUESTIONS:
            return self.effect_action(table, asked, action)
        if kind == c.PASS:
            return self.say(BUILD_NOTHING)
        if kind == c.LANDMARK:
            cost = self.rules.landmark_costs[action.what]
            return self.count(BUILD, cost, self.landmark(action.what))
        return self.count(BUILD, self.rules.costs[action.what], self.card(action.what))

    def effect_action(self, table: MachiKoroState, asked: Decision, action: Action) -> str:
        text, _ = QUESTIONS[asked.kind].answers[action.kind]
        card = [self.card(action.what)] if action.what >= 0 else []
        most = min(self.rules.effects[asked.what].amount, table.coins[action.where])
        return self.count(text, most, *card, self.name(action.where))

    def thrown(self, table: MachiKoroState) -> str:
        """What lies on the dice."""
        return str(table.first_die + table.second_die)

    # What happens

    def deed(self, seat: int, events: Iterable[Event]) -> str:
        """Dice that still roll have no number yet."""
        told = list(events)
        if told and told[0].kind == c.ROLLED:
            return self.count(SO_MANY_DICE, 2 if told[0].where > 0 else 1, self.name(seat))
        return super().deed(seat, told)

    def event(self, event: Event) -> str:
        kind = event.kind
        who = self.name(event.seat)
        if kind == c.ROLLED:
            dice = [str(event.what), str(event.where), str(event.amount)]
            return self.say(TWO_DICE if event.where > 0 else ONE_DIE, who, *dice)
        if kind == c.TURN_BEGAN and event.amount:
            return self.say(EXTRA, who)
        if kind in COINS:
            text = COINS[kind][0 if event.amount > 0 else 1]
            parts = (self.name(event.where), self.card(event.what))
            return self.count(text, event.amount, who, *parts)
        if kind == c.SWAPPED:
            cards = (self.a_card(event.what), self.a_card(event.amount))
            return self.say(SWAPPED, who, self.name(event.where), *cards)
        if kind == c.BUILT:
            return self.count(BUILT, event.amount, who, self.a_card(event.what))
        if kind == c.LANDMARK_BUILT:
            return self.count(BUILT, event.amount, who, self.the_landmark(event.what))
        return self.say(EVENTS[kind], who, "", self.card(event.what))

    def turn(self, state: State) -> str:
        table = cast(MachiKoroState, state)
        text = EXTRA_TURN if table.extra else TURN
        return self.say(text, str(table.turn), self.name(table.active))

    def opens_turn(self, event: Event) -> bool:
        return event.kind == c.TURN_BEGAN

    # What counts

    def rule(self, rule: int) -> str:
        return self.say(RULES[rule][0])

    def score(self, line: ScoreLine) -> str:
        return self.count(RULES[line.rule][1], line.count)

    def amount(self, points: int) -> str:
        return self.count(RULES[c.SCORE_LANDMARKS][1], points)

    def more(self, rule: int, by: int) -> str:
        return self.count(RULES[rule][2 if by > 0 else 3], abs(by))

    def more_counted(self, rule: int, by: int) -> str:
        return self.more(rule, by)

    def odds_to_end(self, view: State, action: Action) -> float:
        table, seat = cast(MachiKoroState, view), view.asked[-1].seat
        if action.kind == c.LANDMARK:
            return 1.0 if last_landmark(self.rules, table, seat) else 0.0
        if action.kind not in THROWS or not last_landmark(self.rules, table, seat):
            return 0.0
        throws = throws_of(table, action)
        return len(winning_throws(self.rules, table, seat, throws)) / len(throws)

    def chance_to_end(self, view: State, action: Action) -> str:
        table, seat = cast(MachiKoroState, view), view.asked[-1].seat
        if not last_landmark(self.rules, table, seat):
            return ""
        if action.kind == c.LANDMARK:
            return self.say(WINS)
        if action.kind not in THROWS:
            return self.say(WINS_LATER)
        throws = throws_of(table, action)
        won = winning_throws(self.rules, table, seat, throws)
        if not won or len(won) == len(throws):
            return self.say(WINS_NOW if won else WINS_LATER)
        return self.say(WINS_WITH, self.either(sorted(set(won))), str(len(won)), str(len(throws)))

    def on_average(self, view: State, action: Action) -> float:
        table, seat = cast(MachiKoroState, view), view.asked[-1].seat
        if action.kind not in THROWS:
            return 0.0
        return on_average(self.rules, table, seat, throws_of(table, action))

    def merit(self, view: State, action: Action) -> str:
        table, kind, seat = cast(MachiKoroState, view), action.what, view.asked[-1].seat
        if action.kind in THROWS:
            coins = round(self.on_average(view, action))
            text = KEPT if action.kind == c.KEEP else ON_AVERAGE
            return self.count(text, coins) if coins > 0 else ""
        if action.kind != c.BUILD:
            return ""
        coins = brings(self.rules, table, seat, kind, table.copies(seat, kind) + 1)
        text = PAYS.get(self.rules.establishments[kind].colour, PAYS[c.GREEN])
        return self.count(text, coins, self.any_of(kind), self.card(kind)) if coins else ""


def throws_of(table: MachiKoroState, action: Action) -> list[tuple[int, int]]:
    """All that the dice may show after the answer, each as likely as another."""
    if action.kind == c.KEEP:
        return [(int(table.first_die), int(table.second_die))]
    two = action.amount == 2 or (action.kind == c.REROLL and table.second_die > 0)
    return [(one, other) for one in DIE for other in (DIE if two else (0,))]


TEXTS: Final = MachiKoroTexts
