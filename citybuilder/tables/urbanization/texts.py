"""Urbanization in words."""

from collections.abc import Iterable, Sequence
from typing import Final, cast

from citybuilder.core.game import Action, Decision, Event, Game, State
from citybuilder.core.score import ScoreLine
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, Translate, whole
from citybuilder.tables.urbanization.answering import Answering
from citybuilder.tables.urbanization.asking import Asking
from citybuilder.tables.urbanization.naming import Names
from citybuilder.tables.urbanization.phrases import Phrases
from citybuilder.tables.urbanization.telling import Telling

TITLE: Final = QT_TRANSLATE_NOOP("urbanization", "Urbanization")
OPTION: Final = QT_TRANSLATE_NOOP("urbanization", "Inventions")
OPTION_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "A variant with one more action and one more character."
)
CHOICES: Final = {
    c.NO: (
        QT_TRANSLATE_NOOP("urbanization", "Without"),
        QT_TRANSLATE_NOOP("urbanization", "Eight kinds of actions; best for the first matches."),
    ),
    c.YES: (
        QT_TRANSLATE_NOOP("urbanization", "With"),
        QT_TRANSLATE_NOOP(
            "urbanization",
            "Inventions help you, and bring points with the factories that they suit.",
        ),
    ),
}
NO_CARD: Final = QT_TRANSLATE_NOOP("urbanization", "a card")
STARTING: Final = QT_TRANSLATE_NOOP("urbanization", "Start houses")
IN_ROUND: Final = QT_TRANSLATE_NOOP("urbanization", "Round %1 of %2")
CHOOSING: Final = QT_TRANSLATE_NOOP("urbanization", "Round %1 of %2 · characters")
IN_PHASE: Final = QT_TRANSLATE_NOOP("urbanization", "Round %1 of %2 · phase %3")

RULES: Final = (
    QT_TRANSLATE_NOOP("urbanization", "Start house"),
    QT_TRANSLATE_NOOP("urbanization", "Houses"),
    QT_TRANSLATE_NOOP("urbanization", "High-rises"),
    QT_TRANSLATE_NOOP("urbanization", "Administration buildings"),
    QT_TRANSLATE_NOOP("urbanization", "Factories"),
    QT_TRANSLATE_NOOP("urbanization", "Goods"),
    QT_TRANSLATE_NOOP("urbanization", "Citizens"),
    QT_TRANSLATE_NOOP("urbanization", "Grain left over"),
    QT_TRANSLATE_NOOP("urbanization", "Mayor"),
    QT_TRANSLATE_NOOP("urbanization", "Inventions"),
    QT_TRANSLATE_NOOP("urbanization", "Inventions with factories"),
    QT_TRANSLATE_NOOP("urbanization", "Most valuable factories"),
)
REASONS: Final = (  # what a rule is under its heading
    QT_TRANSLATE_NOOP("urbanization", "Start house"),
    QT_TRANSLATE_NOOP("urbanization", "Houses"),
    QT_TRANSLATE_NOOP("urbanization", "High-rises"),
    QT_TRANSLATE_NOOP("urbanization", "Administration buildings"),
    QT_TRANSLATE_NOOP("urbanization", "Factories, new or modernised"),
    QT_TRANSLATE_NOOP("urbanization", "Goods produced"),
    QT_TRANSLATE_NOOP("urbanization", "In all rounds"),
    QT_TRANSLATE_NOOP("urbanization", "After feeding"),
    QT_TRANSLATE_NOOP("urbanization", "For having the fewest points"),
    QT_TRANSLATE_NOOP("urbanization", "Cards and what they give"),
    QT_TRANSLATE_NOOP("urbanization", "With factories that they suit"),
    QT_TRANSLATE_NOOP("urbanization", "Highest sum of values"),
)
BUILDINGS: Final = QT_TRANSLATE_NOOP("urbanization", "Buildings")
INDUSTRY: Final = QT_TRANSLATE_NOOP("urbanization", "Industry")
HEADINGS: Final = {
    c.SCORE_START: BUILDINGS,
    c.SCORE_HOUSES: BUILDINGS,
    c.SCORE_HIGH_RISES: BUILDINGS,
    c.SCORE_ADMINISTRATION: BUILDINGS,
    c.SCORE_FACTORIES: INDUSTRY,
    c.SCORE_GOODS: INDUSTRY,
    c.SCORE_COMBINATIONS: OPTION,
}


MEANS: Final = {  # what gives no points, more and less of it
    c.HAS_MONEY: (
        QT_TRANSLATE_NOOP("urbanization", "$%n more", "", 1),
        QT_TRANSLATE_NOOP("urbanization", "$%n less", "", 1),
    ),
    c.HAS_ORDERS: (
        QT_TRANSLATE_NOOP("urbanization", "%n more orders", "", 1),
        QT_TRANSLATE_NOOP("urbanization", "%n fewer orders", "", 1),
    ),
    c.HAS_GRAIN: (
        QT_TRANSLATE_NOOP("urbanization", "%n more grain", "", 1),
        QT_TRANSLATE_NOOP("urbanization", "%n less grain", "", 1),
    ),
}
IN_STEPS: Final = (  # what happens at the end of a round
    c.GRAIN_BACK,
    c.GRAIN_GREW,
    c.CARD_LEFT,
    c.ORDERS_BACK,
    c.CITIZENS,
    c.FED,
    c.REFILLED,
)


class UrbanizationTexts(Names):
    """Factories are its cards; characters and inventions have names of their own."""

    crowns = int(c.WON)

    def __init__(self, game: Game[State], names: Sequence[str], translate: Translate) -> None:
        super().__init__(game, names, translate)
        self.phrases = Phrases(self)
        self.asking = Asking(self)
        self.answering = Answering(self)
        self.telling = Telling(self)

    def title(self) -> str:
        return self.say(TITLE)

    # Options

    def option(self, key: str) -> str:
        return self.say(OPTION)

    def option_help(self, key: str) -> str:
        return self.say(OPTION_HELP)

    def choice(self, key: str, choice: str) -> str:
        return self.say(CHOICES[choice][0])

    def choice_help(self, key: str, choice: str) -> str:
        return self.say(CHOICES[choice][1])

    # Cards

    def card(self, what: int) -> str:
        return self.say(NO_CARD) if what < 0 else self.factory(what)

    def card_help(self, what: int) -> str:
        return self.factory_help(what)

    def factory_help(self, card: int) -> str:
        return self.phrases.factory(card)

    def invention_help(self, invention: int) -> str:
        return self.phrases.invention(invention)

    def character_help(self, character: int) -> str:
        return self.phrases.character(character)

    # Questions and answers

    def prompt(self, view: State, asked: Decision) -> str:
        return self.asking.prompts[asked.kind](cast(UrbanizationState, view), asked)

    def action(self, view: State, asked: Decision, action: Action) -> str:
        label = self.answering.labels[action.kind]
        return label(cast(UrbanizationState, view), asked, action)

    # What happens

    def event(self, event: Event) -> str:
        return self.telling.together([event])

    def joins(self, before: Event, event: Event) -> bool:
        return self.telling.joins(before, event)

    def together(self, events: Sequence[Event]) -> str:
        return self.telling.together(events)

    def grouped(self, events: Iterable[Event]) -> list[list[Event]]:
        """Steps at the end of a round in which nothing happens are left out."""
        groups = super().grouped(events)
        following = [*(group[0].kind for group in groups[1:]), None]
        return [
            group
            for group, after in zip(groups, following, strict=False)
            if group[0].kind != c.STEP_BEGAN or after in IN_STEPS or len(groups) == 1
        ]

    def turn(self, state: State) -> str:
        table = cast(UrbanizationState, state)
        if table.round == 0:
            return self.say(STARTING)
        numbers = (str(table.round), str(c.ROUNDS))
        if table.phase == 0:
            return self.say(CHOOSING, *numbers)
        if table.phase > c.PHASES:
            return self.say(IN_ROUND, *numbers)
        return self.say(IN_PHASE, *numbers, str(table.phase))

    def round_of(self, state: State) -> str:
        """The heading of the round that the state is in."""
        return self.say(IN_ROUND, str(cast(UrbanizationState, state).round), str(c.ROUNDS))

    def more_counted(self, rule: int, by: int) -> str:
        if rule not in MEANS:
            return ""
        return self.count(MEANS[rule][0 if by > 0 else 1], abs(by))

    def opens_turn(self, event: Event) -> bool:
        """Whose turn it is, the next line says by itself; that characters come back goes without
        saying."""
        return event.kind in (c.ROUND_BEGAN, c.PHASE_BEGAN, c.TURN_BEGAN, c.CHARACTERS_BACK)

    # What counts

    def rule(self, rule: int) -> str:
        return whole(self.say(RULES[rule]))

    def heading(self, rule: int) -> str:
        return self.say(HEADINGS[rule]) if rule in HEADINGS else self.rule(rule)

    def reason(self, line: ScoreLine) -> str:
        return self.say(REASONS[line.rule])


TEXTS: Final = UrbanizationTexts
