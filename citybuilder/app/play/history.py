"""What happened in a match, answer by answer, and the ways back and forth in it."""

from citybuilder.core.game import Action, Event, State
from citybuilder.core.match import Match
from citybuilder.core.rng import seeded

Happening = tuple[int, int, list[Event]]  # the turn, the seat that answered, what came of it


def retold(match: Match[State]) -> list[Happening]:
    """The events of a match that was loaded or branched: every answer is given again."""
    return [after(match, step) for step in range(len(match.actions))]


def after(match: Match[State], step: int) -> Happening:
    before = match.earlier[step]
    state = before.copy()
    events: list[Event] = []
    state.events = events
    match.game.apply(state, match.actions[step])
    return before.turn, before.asked[-1].seat, events


def foreseen(match: Match[State], action: Action) -> list[Event]:
    """What an answer of which all is known would lead to, as its seat would be told."""
    seat = match.seat
    world = match.game.determinize(match.view(seat), seat, seeded(0))
    events: list[Event] = []
    world.events = events
    match.game.apply(world, action)
    return [event.seen_by(seat) for event in events]


def last_actor(match: Match[State]) -> int:
    """Who gave the last answer; nobody at the beginning."""
    return match.earlier[-1].asked[-1].seat if match.earlier else -1


def forced(match: Match[State]) -> bool:
    return len(match.legal()) == 1


# With auto-answer on, a question that has only one answer is no place to go to: the answer would
# be given again at once. Hence the ways lead past such questions.


def undo(match: Match[State], seat: int, auto_answer: bool) -> bool:
    """Back to the last question at which the seat had a choice; if there is none, nothing."""
    steps = 0
    while match.can_undo(seat):
        match.undo(seat)
        steps += 1
        if not (auto_answer and forced(match)):
            return True
    for _ in range(steps):
        match.redo(seat)
    return False


def restart(match: Match[State], seat: int, auto_answer: bool) -> bool:
    """Back to the first question of the turn at which the seat had a choice."""
    if not match.can_restart(seat):
        return False
    steps = len(match.restart(seat))
    while steps > 0 and auto_answer and forced(match):
        match.redo(seat)
        steps -= 1
    return steps > 0


def redo(match: Match[State], seat: int, auto_answer: bool) -> bool:
    """Forth to the next question at which anybody had a choice."""
    match.redo(seat)
    while auto_answer and match.undone and forced(match):
        match.redo(match.seat)
    return True


def trial(match: Match[State]) -> Match[State]:
    """A match of its own to find out what would be possible."""
    return match.at(len(match.actions))
