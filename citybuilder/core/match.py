"""One played game: its seats, seed and actions so far; play, view, undo, record."""

from typing import Final, Generic

from citybuilder.core.game import Action, Event, Game, Options, S
from citybuilder.core.plain import Plain, plain
from citybuilder.core.rng import seeded

WORLDS: Final = 8  # how many possible tables an outcome must be the same in


class IllegalAction(ValueError):
    """An answer that the rules do not offer now."""


def certain(game: Game[S], view: S, seat: int, action: Action) -> bool:
    """Whether the player who takes the action knows all that will come of it: no chance is
    used, and whatever is hidden from the seat makes no difference to what it sees afterwards."""
    rng = seeded(WORLDS)
    seen: Plain | None = None
    for _ in range(WORLDS):
        world = game.determinize(view, seat, rng)
        before = world.rng.value
        game.apply(world, action)
        if world.rng.value != before:
            return False
        after = plain(game.observe(world, seat))
        if seen is not None and after != seen:
            return False
        seen = after
    return True


class Match(Generic[S]):
    """The state is the truth; earlier states are kept, so that going back costs nothing."""

    def __init__(self, game: Game[S], seats: int, options: Options, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = game.settle(options)
        self.seed = seed
        self.state = game.start(seats, self.options, seed)
        self.begin: Plain | None = None  # where it began, if not at the seed
        self.actions: list[Action] = []
        self.earlier: list[S] = []

    def resume(self, state: S) -> None:
        """Begin again from a state that seed and actions no longer lead to."""
        self.state = state
        self.begin = plain(state)
        self.actions = []
        self.earlier = []

    @property
    def seat(self) -> int:
        """Whom the open question is for."""
        return self.state.asked[-1].seat

    def legal(self) -> list[Action]:
        return [] if self.state.over else self.game.legal(self.state)

    def play(self, action: Action) -> list[Event]:
        if action not in self.legal():
            raise IllegalAction(repr(action))
        before = self.state
        state = before.copy()
        events: list[Event] = []
        state.events = events
        self.game.apply(state, action)
        state.events = None
        self.state = state
        self.actions.append(action)
        self.earlier.append(before)
        return events

    def view(self, seat: int) -> S:
        return self.game.observe(self.state, seat)

    def is_certain(self, action: Action) -> bool:
        """Whether this answer could be taken back."""
        return certain(self.game, self.view(self.seat), self.seat, action)

    def can_undo(self, seat: int) -> bool:
        """Only the last action, only one's own, and only if it taught nobody anything."""
        if not self.earlier:
            return False
        before = self.earlier[-1]
        actor = before.asked[-1].seat
        view = self.game.observe(before, actor)
        return actor == seat and certain(self.game, view, actor, self.actions[-1])

    def undo(self, seat: int) -> Action:
        if not self.can_undo(seat):
            raise IllegalAction("undo")
        self.state = self.earlier.pop()
        return self.actions.pop()

    def record(self) -> "Record":
        numbers = [action.plain() for action in self.actions]
        return Record(
            self.game.key, self.seats, self.options.copy(), self.seed, self.begin, numbers
        )


class Record:
    """What a match can be played again from."""

    def __init__(
        self,
        game: str = "",
        seats: int = 0,
        options: Options | None = None,
        seed: int = 0,
        begin: Plain | None = None,
        actions: list[list[int]] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: Options = options or {}
        self.seed = seed
        self.begin = begin
        self.actions: list[list[int]] = actions or []
