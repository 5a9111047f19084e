"""One played game: its seats, seed and actions so far; play, view, undo, redo, record."""

from typing import Final, Generic, cast

from citybuilder.core.game import Action, Decision, Event, Game, Options, S, State
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


def goes_on(before: Decision, now: Decision) -> bool:
    """Whether a question only goes on with the one before, such as for the next card of several
    that are given together: it is the same, but for one less."""
    return before.seat == now.seat and before.kind == now.kind and before.amount == now.amount + 1


class Match(Generic[S]):
    """The state is the truth; earlier states are kept, so that going back costs nothing."""

    def __init__(self, game: Game[S], seats: int, options: Options, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = game.complete(options, seats)
        self.seed = seed
        self.state = game.start(seats, self.options, seed)
        self.begin: Plain | None = None  # where it began, if not at the seed
        self.actions: list[Action] = []
        self.earlier: list[S] = []
        self.undone: list[Action] = []  # the next one to be done again is the last
        self.sure: dict[int, bool] = {}  # by step, whether its action was certain, once asked

    def resume(self, state: S) -> None:
        """Begin again from a state that seed and actions no longer lead to."""
        self.state = state
        self.begin = plain(state)
        self.actions = []
        self.earlier = []
        self.undone = []
        self.sure = {}

    def at(self, step: int) -> "Match[S]":
        """Another match that has played the first actions of this one and may go its own way."""
        if not 0 <= step <= len(self.actions):
            raise IndexError(step)
        other = Match(self.game, self.seats, self.options, self.seed)
        other.begin = self.begin
        other.state = self.earlier[step] if step < len(self.actions) else self.state
        other.actions = self.actions[:step]
        other.earlier = self.earlier[:step]
        whole = step == len(self.actions)  # then both learn what either finds out, until they part
        other.sure = self.sure if whole else self.sure_before(step)
        return other

    @property
    def seat(self) -> int:
        """Whom the open question is for."""
        return self.state.asked[-1].seat

    def legal(self) -> list[Action]:
        return [] if self.state.over else self.game.legal(self.state)

    def play(self, action: Action, frames: list[S] | None = None) -> list[Event]:
        """What is told of the answer; who asks for frames gets the table after each event."""
        if action not in self.legal():
            raise IllegalAction(self.game.called(action))
        before = self.state
        state = before.copy()
        events: list[Event] = []
        state.events = events
        state.frames = cast("list[State] | None", frames)
        self.game.apply(state, action)
        state.events = None
        state.frames = None
        self.state = state
        self.actions.append(action)
        self.earlier.append(before)
        if self.undone and self.undone[-1] == action:
            self.undone.pop()
        else:
            self.undone = []
            self.sure = self.sure_before(len(self.earlier) - 1)
        return events

    def sure_before(self, step: int) -> dict[int, bool]:
        return {known: sure for known, sure in self.sure.items() if known < step}

    def view(self, seat: int) -> S:
        return self.game.observe(self.state, seat)

    def is_certain(self, action: Action) -> bool:
        """Whether this answer could be taken back."""
        return certain(self.game, self.view(self.seat), self.seat, action)

    def can_undo(self, seat: int) -> bool:
        """Only the last action, only one's own, and only if it taught nobody anything."""
        if not self.earlier:
            return False
        step = len(self.earlier) - 1
        before = self.earlier[step]
        actor = before.asked[-1].seat
        if actor != seat:
            return False
        if step not in self.sure:
            view = self.game.observe(before, actor)
            self.sure[step] = certain(self.game, view, actor, self.actions[step])
        return self.sure[step]

    def undo(self, seat: int) -> Action:
        if not self.can_undo(seat):
            raise IllegalAction("undo")
        self.state = self.earlier.pop()
        action = self.actions.pop()
        self.undone.append(action)
        return action

    def can_redo(self, seat: int) -> bool:
        """What was taken back can be done again until something else is played."""
        return len(self.undone) > 0 and self.seat == seat

    def redo(self, seat: int) -> list[Event]:
        if not self.can_redo(seat):
            raise IllegalAction("redo")
        return self.play(self.undone[-1])

    def can_restart(self, seat: int) -> bool:
        """Whether the seat can take back something of its turn: of the one that it is in, or of
        the one that it has just ended."""
        if not self.can_undo(seat):
            return False
        in_its_turn = not self.state.over and self.seat == seat
        return not in_its_turn or self.earlier[-1].turn == self.state.turn

    def restart(self, seat: int) -> list[Action]:
        """Back to the seat's first question of the turn, or to what can no longer be undone."""
        if not self.can_restart(seat):
            raise IllegalAction("restart")
        turn = self.earlier[-1].turn
        taken_back = [self.undo(seat)]
        while self.can_undo(seat) and self.earlier[-1].turn == turn:
            taken_back.append(self.undo(seat))
        return taken_back

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
