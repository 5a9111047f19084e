"""What the invention track of Urbanization says about itself."""

from typing import Final

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.help_actions import ActionHelp
from citybuilder.tables.urbanization.help_land import CLOSED
from citybuilder.tables.urbanization.helping import NO_INVENTING, Helping, Pieces
from citybuilder.tables.urbanization.naming import Names
from citybuilder.tables.urbanization.speaking import OF

EFFECT: Final = QT_TRANSLATE_NOOP("urbanization", "%1. %2")
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
IN_VAIN: Final = QT_TRANSLATE_NOOP("urbanization", "So it brings no points at the end.")
OUT_OF_REACH: Final = ((CARD_GONE,), (CLOSED,))


class TrackHelp(Helping):
    """Its spaces, and the inventions wherever they are."""

    def __init__(self, words: Names, actions: ActionHelp) -> None:
        super().__init__(words)
        self.actions = actions
        self.pieces: Pieces = {
            "track": (lambda _: self.say(TRACK), self.track_lines),
            "space": (self.space_title, self.space_lines),
            "invention": (lambda _, at: words.invention(at), self.invention_lines),
        }

    def track_lines(self, table: UrbanizationState, me: int) -> list[str]:
        about = [self.say(TRACK_HELP, self.points(self.box.setup.invention))]
        if table.over:
            return about
        helper = self.actions.helper(table, me, c.INVENTIONS)
        return [*about, *helper, self.actions.steps(table, me)]

    def space_title(self, table: UrbanizationState, space: int) -> str:
        cards = [self.words.invention(each) for each in self.rules.inventing.waiting(table, space)]
        return self.say(SPACE, str(space + 1), ", ".join(cards) or self.say(SPACE_EMPTY))

    def reach(self, table: UrbanizationState, me: int, space: int) -> list[str]:
        """What the way to a space costs now, or why it cannot be reached."""
        if table.over:
            return []
        if table.round == 0:
            return [self.actions.steps(table, me)]
        if not (self.on_the_way(table, me) or self.rules.inventing.can(table, me)):
            return [self.not_now(NO_INVENTING)]
        steps = self.steps_to(table, me, space)
        if steps is None:
            return [self.not_now(IS_PAST)]
        if steps == 0:
            return [self.say(TAKE_NOW)]
        cost = self.way_cost(table, me, steps)
        if cost > table.money[me]:
            return [self.not_now(TOO_FAR, self.money(cost), self.purse(table, me))]
        return [self.say(GET_HERE, self.money(cost)) if cost else self.say(GET_HERE_FREE)]

    def on_the_way(self, table: UrbanizationState, me: int) -> bool:
        return self.asks_me(table, me, c.ASK_STEP)

    def steps_to(self, table: UrbanizationState, me: int, space: int) -> int | None:
        """From the nearest marker before it, or from outside."""
        if self.on_the_way(table, me):
            ahead = space - table.asked[-1].what
            return ahead if ahead >= 0 else None
        starts = [start for start in table.pins_of(me) if start < space]
        starts += [-1] if table.markers[me] > 0 else []
        return space - max(starts) if starts else None

    def way_cost(self, table: UrbanizationState, me: int, steps: int) -> int:
        made = table.asked[-1].amount if self.on_the_way(table, me) else 0
        trial = self.outcomes.trial(table, me, c.PROFESSOR if made == 0 else NONE)
        return sum(
            self.rules.inventing.step_cost(trial, step) for step in range(made, made + steps)
        )

    def space_lines(self, table: UrbanizationState, me: int, space: int) -> list[str]:
        markers = [
            self.words.name(seat)
            for seat in range(table.seats)
            for _ in range(table.pins[seat * c.TRACK + space])
        ]
        effects = [
            self.say(EFFECT, self.words.invention(each), self.phrases.effect(each))
            for each in self.rules.inventing.waiting(table, space)
        ]
        if markers:
            effects.append(self.say(ON_SPACE, self.words.counted(markers)))
        return [*effects, *self.reach(table, me, space)]

    def invention_lines(self, table: UrbanizationState, me: int, invention: int) -> list[str]:
        card, inventor = self.box.inventions[invention], table.inventor[invention]
        lines = [self.phrases.effect(invention), self.phrases.suits(invention)]
        found = [self.whereabouts(table, factory) for factory in card.factories]
        for factory, where in zip(card.factories, found, strict=True):
            lines.append(self.say(OF, self.words.factory(factory), self.say(*where)))
        if all(where in OUT_OF_REACH for where in found):
            lines.append(self.say(IN_VAIN))
        if inventor == c.OUT:
            return [*lines, self.say(OUT_OF_GAME)]
        if inventor != NONE:
            return [*lines, self.say(INVENTED_BY, self.words.name(inventor))]
        waits = self.say(WAITS, str(card.space + 1))
        return [*lines, waits, *self.reach(table, me, card.space)]

    def whereabouts(self, table: UrbanizationState, factory: int) -> tuple[str, ...]:
        """Where a factory card is now."""
        holder = table.holder[factory]
        if holder != NONE:
            return CARD_OF, self.words.name(holder // c.STACKS)
        if factory in table.display:
            return (CARD_SHOWN,)
        if factory in self.box.decks[table.seats][table.deck :]:
            return (CARD_TO_COME,)
        return (CARD_GONE if table.cards_gone[factory] == 1 else CLOSED,)
