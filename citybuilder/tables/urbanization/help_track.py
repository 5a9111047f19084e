"""What the invention track of Urbanization says about itself."""

from typing import Final

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization import help_actions as a
from citybuilder.tables.urbanization.help_actions import ActionHelp
from citybuilder.tables.urbanization.help_industry import OF_ACTION
from citybuilder.tables.urbanization.help_land import CLOSED
from citybuilder.tables.urbanization.texts import UrbanizationTexts

EFFECT: Final = QT_TRANSLATE_NOOP("urbanization", "%1 – %2")
TRACK: Final = QT_TRANSLATE_NOOP("urbanization", "Inventions")
TRACK_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Whoever takes an invention gets %1, and the marker comes back."
)
SPACE: Final = QT_TRANSLATE_NOOP("urbanization", "Space %1: %2")
SPACE_EMPTY: Final = QT_TRANSLATE_NOOP("urbanization", "nothing left")
ON_SPACE: Final = QT_TRANSLATE_NOOP("urbanization", "Markers here: %1.")
WAITS: Final = QT_TRANSLATE_NOOP("urbanization", "Waits on space %1.")
INVENTED_BY: Final = QT_TRANSLATE_NOOP("urbanization", "Belongs to %1.")
OUT_OF_GAME: Final = QT_TRANSLATE_NOOP("urbanization", "Not in the game with so few players.")
GET_HERE: Final = QT_TRANSLATE_NOOP("urbanization", "You can get there for %1.")
GET_HERE_FREE: Final = QT_TRANSLATE_NOOP("urbanization", "You can get there for free.")
TAKE_NOW: Final = QT_TRANSLATE_NOOP("urbanization", "Your marker is there.")
TOO_FAR: Final = QT_TRANSLATE_NOOP("urbanization", "the way there costs %1, you have %2")
IS_PAST: Final = QT_TRANSLATE_NOOP("urbanization", "your marker is past it")
CARD_OF: Final = QT_TRANSLATE_NOOP("urbanization", "belongs to %1")
CARD_SHOWN: Final = QT_TRANSLATE_NOOP("urbanization", "on display")
CARD_TO_COME: Final = QT_TRANSLATE_NOOP("urbanization", "still to come")
CARD_GONE: Final = QT_TRANSLATE_NOOP("urbanization", "has left the game")


class TrackHelp:
    """Its spaces, and the inventions wherever they are."""

    def __init__(self, words: UrbanizationTexts, actions: ActionHelp) -> None:
        self.words = words
        self.rules = words.rules
        self.say = words.say
        self.actions = actions
        self.outcomes = actions.outcomes

    def track_title(self) -> str:
        return self.say(TRACK)

    def track_lines(self, table: UrbanizationState, me: int) -> list[str]:
        points = self.words.points(int(self.rules.box.setup.invention))
        about = [self.say(TRACK_HELP, points)]
        if table.over:
            return about
        return [
            *about,
            *self.actions.helper(table, me, int(c.INVENTIONS)),
            self.actions.steps(table, me),
        ]

    def on_space(self, table: UrbanizationState, space: int) -> list[int]:
        return [
            invention
            for invention, card in enumerate(self.rules.box.inventions)
            if card.space == space and table.inventor[invention] == NONE
        ]

    def space_title(self, table: UrbanizationState, space: int) -> str:
        cards = [self.words.invention(each) for each in self.on_space(table, space)]
        there = ", ".join(cards) or self.say(SPACE_EMPTY)
        return self.say(SPACE, str(space + 1), there)

    def reach(self, table: UrbanizationState, me: int, space: int) -> list[str]:
        """What the way to a space costs now, or why it cannot be reached."""
        if table.over or table.round == 0:
            return []
        if not (self.on_the_way(table, me) or self.rules.inventing.can(table, me)):
            return [self.actions.not_now(self.say(a.NO_INVENTING))]
        steps = self.steps_to(table, me, space)
        if steps is None:
            return [self.actions.not_now(self.say(IS_PAST))]
        if steps == 0:
            return [self.say(TAKE_NOW)]
        cost = self.way_cost(table, me, steps)
        if cost > table.money[me]:
            purse = self.words.money(int(table.money[me]))
            return [self.actions.not_now(self.say(TOO_FAR, self.words.money(cost), purse))]
        if cost:
            return [self.say(GET_HERE, self.words.money(cost))]
        return [self.say(GET_HERE_FREE)]

    def on_the_way(self, table: UrbanizationState, me: int) -> bool:
        return self.actions.asks_me(table, me, int(c.ASK_STEP))

    def steps_to(self, table: UrbanizationState, me: int, space: int) -> int | None:
        """From the nearest marker before it, or from outside."""
        if self.on_the_way(table, me):
            ahead = space - int(table.asked[-1].what)
            return ahead if ahead >= 0 else None
        starts = [int(start) for start in table.pins_of(me) if start < space]
        starts += [-1] if table.markers[me] > 0 else []
        return space - max(starts) if starts else None

    def way_cost(self, table: UrbanizationState, me: int, steps: int) -> int:
        made = int(table.asked[-1].amount) if self.on_the_way(table, me) else 0
        trial = self.outcomes.trial(table, me, int(c.PROFESSOR) if made == 0 else int(NONE))
        return sum(
            int(self.rules.inventing.step_cost(trial, step)) for step in range(made, made + steps)
        )

    def space_lines(self, table: UrbanizationState, me: int, space: int) -> list[str]:
        markers = [
            self.words.name(seat)
            for seat in range(table.seats)
            for _ in range(table.pins[seat * c.TRACK + space])
        ]
        effects = [
            self.say(EFFECT, self.words.invention(each), self.words.phrases.effect(each))
            for each in self.on_space(table, space)
        ]
        if markers:
            effects.append(self.say(ON_SPACE, self.words.counted(markers)))
        return [*effects, *self.reach(table, me, space)]

    def invention_lines(self, table: UrbanizationState, me: int, invention: int) -> list[str]:
        card, inventor = self.rules.box.inventions[invention], int(table.inventor[invention])
        lines = [self.words.phrases.effect(invention), self.words.phrases.suits(invention)]
        lines += [self.partner(table, int(factory)) for factory in card.factories]
        if inventor == c.OUT:
            return [*lines, self.say(OUT_OF_GAME)]
        if inventor != NONE:
            return [*lines, self.say(INVENTED_BY, self.words.name(inventor))]
        waits = self.say(WAITS, str(card.space + 1))
        return [*lines, waits, *self.reach(table, me, int(card.space))]

    def partner(self, table: UrbanizationState, factory: int) -> str:
        """Where a factory card is now."""
        holder = int(table.holder[factory])
        if holder != NONE:
            where = self.say(CARD_OF, self.words.name(int(holder // c.STACKS)))
        elif factory in table.display:
            where = self.say(CARD_SHOWN)
        elif factory in self.rules.box.decks[table.seats][table.deck :]:
            where = self.say(CARD_TO_COME)
        else:
            where = self.say(CARD_GONE if table.cards_gone[factory] == 1 else CLOSED)
        return self.say(OF_ACTION, self.words.factory(factory), where)
