"""Machi Koro in words."""

from collections.abc import Iterable, Sequence
from typing import Final, cast

from citybuilder.core.game import Action, Decision, Event, Game, Options, State
from citybuilder.core.score import ScoreLine
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.rules import MachiKoro
from citybuilder.games.machi_koro.state import MachiKoroState
from citybuilder.tables.machi_koro import merits, questions, told
from citybuilder.tables.machi_koro.choices import CHOICES, OPTIONS, PLANS
from citybuilder.tables.machi_koro.effects import BONUS, EFFECTS, LEAST, MOST, NEEDS
from citybuilder.tables.machi_koro.forecast import last_landmark
from citybuilder.tables.machi_koro.names import ESTABLISHMENTS, ICONS, LANDMARKS
from citybuilder.tables.machi_koro.questions import QUESTIONS
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, Texts, Translate, whole

TITLE: Final = QT_TRANSLATE_NOOP("machi_koro", "Machi Koro")
HIDDEN: Final = QT_TRANSLATE_NOOP("machi_koro", "a card")

ROLLS: Final = {  # whose roll a colour waits for, before what it brings
    c.BLUE: QT_TRANSLATE_NOOP("machi_koro", "When anybody rolls the number: %1"),
    c.GREEN: QT_TRANSLATE_NOOP("machi_koro", "When you roll the number: %1"),
    c.RED: QT_TRANSLATE_NOOP("machi_koro", "When others roll the number: %1"),
    c.VIOLET: QT_TRANSLATE_NOOP("machi_koro", "When you roll the number: %1"),
}

POWERS: Final = {  # %1: the symbols of the extra coin, %2, %3: the
    # least throw to which is added, and what
    c.CHOOSE_DICE: QT_TRANSLATE_NOOP(
        "machi_koro", "In each turn you choose to roll one die or two."
    ),
    c.EXTRA_COIN: QT_TRANSLATE_NOOP(
        "machi_koro", "Each of your cards with one of these symbols brings 1 more coin: %1."
    ),
    c.EXTRA_TURN: QT_TRANSLATE_NOOP("machi_koro", "Doubles give you a second turn, but no third."),
    c.REROLL_ONCE: QT_TRANSLATE_NOOP(
        "machi_koro",
        "Once per turn you may roll again with as many dice as before; the second roll counts.",
    ),
    c.RAISE_THROW: QT_TRANSLATE_NOOP(
        "machi_koro", "When you roll %2 or more, you may add %3; the sum counts for everybody."
    ),
    c.PAY_IDLE: QT_TRANSLATE_NOOP(
        "machi_koro", "Whenever you build nothing, the bank gives you %n coins.", "", 1
    ),
    c.PAY_POOR: QT_TRANSLATE_NOOP(
        "machi_koro",
        "When it is your turn to build and you have no coins, the bank gives you %n coins.",
        "",
        1,
    ),
}
STARTS: Final = QT_TRANSLATE_NOOP(
    "machi_koro",
    "It stands from the start, does not count towards winning and cannot be torn down.",
)
EXPANDED: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 with expansion (%2)")
OR: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 or %2")

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

    def played(self, options: Options) -> str:
        expansion = options.get("expansion", c.EXPANSIONS[0])
        if expansion == c.EXPANSIONS[0]:
            return self.title()
        return self.say(EXPANDED, self.title(), self.choice("expansion", expansion))

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

    def card_help(self, what: int, edition: int | None = None) -> str:
        """What it does; cards that it counts are those of the expansion that is played."""
        card = self.rules.establishments[what]
        if edition is None:
            edition = 0 if card.box == 0 else len(c.EXPANSIONS) - 1
        in_play = self.rules.editions[edition].in_play
        kinds = [other for other in self.rules.effects[what].counted if other in in_play]
        counted = ", ".join(self.card(other) for other in kinds)
        icons = [self.icon(icon) for icon in card.per_icons] if kinds else []
        words = EFFECTS[card.effect]
        text = words.counts_card if card.per_card and words.counts_card else words.help
        effect = self.count(text, card.amount, self.either(icons), counted)
        return " ".join([self.say(ROLLS[card.colour], effect), *self.conditions(what)])

    def conditions(self, what: int) -> list[str]:
        """On what the card works, and what it gives when it is built."""
        card = self.rules.establishments[what]
        found = []
        if card.needs >= 0:
            found.append(self.say(NEEDS.help, self.landmark(self.rules.powers[card.needs])))
        if card.most != c.MANY:
            found.append(self.count(MOST.help, card.most))
        if card.least:
            found.append(self.count(LEAST.help, card.least))
        if card.bonus:
            found.append(self.count(BONUS.help, card.bonus))
        return found

    def dice(self, what: int) -> str:
        """The numbers that the card waits for, as it prints them."""
        dice = self.rules.establishments[what].dice
        return f"{dice[0]}–{dice[-1]}" if len(dice) > 1 else f"{dice[0]}"

    def any_of(self, what: int) -> str:
        """The same numbers in a sentence."""
        return self.either(self.rules.establishments[what].dice)

    def either(self, parts: Sequence[object]) -> str:
        """The last of them after an “or”."""
        if not parts:
            return ""
        *others, last = map(str, parts)
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
        """That somebody has built a landmark or torn one down, in large letters."""
        text = told.RAISES if event.kind == c.LANDMARK_BUILT else told.TEARS_DOWN
        return self.say(text, self.name(event.seat), self.the_landmark(event.what))

    def landmark_help(self, what: int) -> str:
        landmark = self.rules.landmarks[what]
        icons = ", ".join(self.icon(icon) for icon in landmark.icons)
        amount = landmark.amount
        numbers = (str(self.rules.setup.high), str(amount))
        text = self.count(POWERS[landmark.power], amount, icons, *numbers)
        return f"{text} {self.say(STARTS)}" if landmark.begins else text

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
        if kind == c.ASK_RAISE:
            more = table.total() + self.rules.editions[table.edition].raises
            return self.say(questions.RAISE_IT, self.thrown(table), str(more))
        if kind == c.ASK_INVEST:
            name, lying = self.card(self.rules.startup), str(table.invested[asked.seat])
            return self.say(questions.INVEST_IT, name, lying)
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
        if kind == c.RAISE:
            more = table.total() + self.rules.editions[table.edition].raises
            return self.say(questions.RAISE, str(more))
        if kind == c.INVEST:
            return self.say(questions.INVEST)
        if asked.kind in QUESTIONS:
            return self.effect_action(table, asked, action)
        if kind == c.PASS:
            nothing = questions.INVEST_NOTHING if asked.kind == c.ASK_INVEST else BUILD_NOTHING
            return self.say(nothing)
        if kind == c.LANDMARK:
            cost = self.rules.landmark_costs[action.what]
            return self.count(BUILD, cost, self.landmark(action.what))
        return self.count(BUILD, self.rules.costs[action.what], self.card(action.what))

    def effect_action(self, table: MachiKoroState, asked: Decision, action: Action) -> str:
        text, _ = QUESTIONS[asked.kind].answers[action.kind]
        if action.kind == c.DEMOLISH:
            return self.say(text, self.landmark(action.what))
        card = [self.card(action.what)] if action.what >= 0 else []
        most = self.rules.effects[asked.what].amount
        if action.kind == c.CLOSE:
            most *= self.open_copies(table, action.what)
        else:
            most = min(most, table.coins[action.where])
        return self.count(text, most, *card, self.name(action.where))

    def open_copies(self, table: MachiKoroState, kind: int) -> int:
        """In all cities."""
        places = range(kind, len(table.cities), table.kinds)
        return sum(table.cities[at] - table.closed[at] for at in places)

    def thrown(self, table: MachiKoroState) -> str:
        """What lies on the dice."""
        return str(table.total())

    # What happens

    def deed(self, seat: int, events: Iterable[Event]) -> str:
        """Dice that still roll have no number yet."""
        shown = list(events)
        if shown and shown[0].kind == c.ROLLED:
            return self.count(told.SO_MANY_DICE, 2 if shown[0].where > 0 else 1, self.name(seat))
        return super().deed(seat, shown)

    def event(self, event: Event) -> str:
        kind = event.kind
        who = self.name(event.seat)
        if kind in (c.ROLLED, c.FISHED):
            dice = [str(event.what), str(event.where), str(event.amount)]
            two = told.FISHED if kind == c.FISHED else told.TWO_DICE
            return self.say(two if event.where > 0 else told.ONE_DIE, who, *dice)
        if kind == c.TURN_BEGAN and event.amount:
            return self.say(told.EXTRA, who)
        if kind in told.COINS:
            return self.coins_told(event)
        if kind in told.NUMBERED:
            return self.count(told.NUMBERED[kind], event.amount, who, self.card(event.what))
        if kind in told.LANDMARKS:
            return self.count(
                told.LANDMARKS[kind], event.amount, who, self.the_landmark(event.what)
            )
        if kind == c.RAISED:
            return self.say(told.RAISED, who, str(event.amount))
        if kind in (c.SWAPPED, c.SENT):
            given, other = self.a_card(event.what), self.name(event.where)
            if kind == c.SENT:
                return self.say(told.SENT, who, other, given)
            return self.say(told.SWAPPED, who, other, given, self.a_card(event.amount))
        if kind == c.BUILT:
            text = told.BUILT if event.amount else told.BUILT_FREE
            return self.count(text, event.amount, who, self.a_card(event.what))
        return self.say(told.EVENTS[kind], who, "", self.card(event.what))

    def coins_told(self, event: Event) -> str:
        text = told.COINS[event.kind][0 if event.amount > 0 else 1]
        conditional = self.rules.effects[event.what].limited
        if event.kind == c.PAID and event.amount == 0 and conditional:
            text = told.NOT_DUE
        parts = (self.name(event.where), self.card(event.what))
        return self.count(text, event.amount, self.name(event.seat), *parts)

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
        won = merits.wins(self.rules, table, action)
        if won is None:
            return 0.0
        return sum(map(len, won)) / len(won) / len(merits.throws_of(table, action))

    def chance_to_end(self, view: State, action: Action) -> str:
        table, seat = cast(MachiKoroState, view), view.asked[-1].seat
        if not last_landmark(self.rules, table, seat):
            return ""
        if action.kind == c.LANDMARK:
            return self.say(merits.WINS)
        won = merits.wins(self.rules, table, action)
        if won is None:
            return self.say(merits.WINS_LATER)
        if won[0] != won[-1]:  # boats decide
            return ""
        throws = merits.throws_of(table, action)
        sums, several = sorted(set(won[0])), len(won[0])
        if several in (0, len(throws)):
            return self.say(merits.WINS_NOW if several else merits.WINS_LATER)
        return self.say(merits.WINS_WITH, self.either(sums), str(several), str(len(throws)))

    def on_average(self, view: State, action: Action) -> float:
        if action.kind not in merits.THROWS:
            return 0.0
        return merits.coins_on_average(self.rules, cast(MachiKoroState, view), action)

    def merit(self, view: State, action: Action) -> str:
        table, kind, seat = cast(MachiKoroState, view), action.kind, view.asked[-1].seat
        if kind in merits.THROWS:
            coins = round(self.on_average(view, action))
            text = merits.KEPT if kind in (c.KEEP, c.RAISE) else merits.ON_AVERAGE
            return self.count(text, coins) if coins > 0 else ""
        if kind == c.INVEST:
            return self.pays(self.rules.startup, merits.once_invested(self.rules, table))
        if kind == c.BUILD:
            bonus = self.rules.bonuses[action.what]
            lines = [self.count(merits.BONUS, bonus)] if bonus else []
            coins = merits.once_built(self.rules, table, action.what)
            return " ".join([*lines, self.pays(action.what, coins)]).strip()
        if view.asked[-1].kind == c.ASK_BUILD and kind == c.PASS:
            airport = self.rules.airport & table.working[seat]
            return self.count(merits.IDLE, self.idle_coins()) if airport else ""
        return ""

    def idle_coins(self) -> int:
        return int(self.rules.landmarks[self.rules.powers[c.PAY_IDLE]].amount)

    def pays(self, kind: int, coins: int) -> str:
        """That a card will bring so much, or cost it."""
        if not coins:
            return ""
        card = self.rules.establishments[kind]
        text = EFFECTS[card.effect].pays or merits.PAYS.get(card.colour, merits.PAYS[c.GREEN])
        if coins < 0:
            text = merits.COSTS
        return self.count(text, abs(coins), self.any_of(kind), self.card(kind))


TEXTS: Final = MachiKoroTexts
