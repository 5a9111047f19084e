"""What happened in a match, answer by answer, and the ways back and forth in it."""

from collections.abc import Sequence

from citybuilder.core.advice import Advice
from citybuilder.core.game import Action, Decision, Event, Game, State
from citybuilder.core.match import Match, goes_on
from citybuilder.core.plain import plain
from citybuilder.core.rng import seeded

Happening = tuple[int, int, list[Event]]  # the turn, the seat that answered, what came of it


def retold(match: Match[State]) -> list[Happening]:
    """The events of a match that was loaded or branched: every answer is given again."""
    return [after(match, step) for step in range(len(match.actions))]


def after(match: Match[State], step: int, frames: list[State] | None = None) -> Happening:
    """What an answer led to; who asks for frames gets the table after each event."""
    before = match.earlier[step]
    state = before.copy()
    events: list[Event] = []
    state.events = events
    state.frames = frames
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


def own_before(match: Match[State]) -> Action | None:
    """What the seat that is asked has answered last in the same turn, if it had a choice."""
    for step in reversed(range(len(match.actions))):
        before = match.earlier[step]
        if before.turn != match.state.turn:
            break
        if before.asked[-1].seat == match.seat and len(match.game.legal(before)) > 1:
            return match.actions[step]
    return None


def question_at(match: Match[State], step: int) -> tuple[Decision, Action]:
    """What was asked at a step, and the answer to it."""
    return match.earlier[step].asked[-1], match.actions[step]


def is_mute(match: Match[State]) -> bool:
    """Whether the seat that is asked has just answered something of which nothing was told."""
    if last_actor(match) != match.seat or match.earlier[-1].turn != match.state.turn:
        return False
    return not after(match, len(match.actions) - 1)[2]


def is_turn_over(match: Match[State]) -> bool:
    """Whether the turn of whoever answered last is over, and has been seen: what is answered in
    secret is shown only when all have done so."""
    if not match.earlier or match.state.over:
        return False
    before = match.earlier[-1]
    if is_asked_in_secret(match) and before.turn == match.state.turn:
        return False
    return (before.asked[-1].seat, before.turn) != (match.seat, match.state.turn)


def is_open(match: Match[State], step: int, reader: int) -> bool:
    """Whether this reader may know what was answered: if it was their own answer, or if the
    question is none that is answered in secret."""
    asked = match.earlier[step].asked[-1]
    return asked.seat == reader or not match.game.is_secret(asked)


def is_asked_in_secret(match: Match[State]) -> bool:
    return not match.state.over and match.game.is_secret(match.state.asked[-1])


def is_hidden(match: Match[State], reader: int) -> bool:
    """Whether the open question is answered in secret from this reader."""
    asked = match.state.asked[-1]
    return asked.seat != reader and match.game.is_secret(asked)


def sits_on(game: Game[State], before: State, after: State) -> bool:
    """Whether whoever has answered in secret still sits there and answers: to all others a sitting
    is one thing, or its answers could be counted."""
    if after.over or before.turn != after.turn:
        return False
    asked, now = before.asked[-1], after.asked[-1]
    return asked.seat == now.seat and game.is_secret(asked) and game.is_secret(now)


def goes_on_sitting(match: Match[State]) -> bool:
    """Whether the last answer was given in a hidden sitting that is not over yet."""
    return sits_on(match.game, match.earlier[-1], match.state)


def was_one_of_several(match: Match[State]) -> bool:
    """Whether the last answer was given in secret at the same time as others."""
    last = match.earlier[-1].asked
    if len(last) > 1:
        return match.game.is_secret(last[0])
    for before in reversed(match.earlier):
        if before.asked[-1].seat != last[-1].seat:
            return len(before.asked) > 1 and match.game.is_secret(before.asked[-1])
    return False


def rest_of_sitting(match: Match[State], advice: Advice[State]) -> list[Action]:
    """A sitting is played to its end without thinking any more, by what the seat knows."""
    found: list[Action] = []
    while goes_on_sitting(match):
        world = advice.imagine(match.view(match.seat), match.seat, seeded(0))
        found.append(advice.advised(world, match.legal()))
        match.play(found[-1])
    return found


def see_the_same(game: Game[State], state: State, seats: Sequence[int]) -> bool:
    """If their views are equal, nobody can learn anything from another one's screen."""
    views = [plain(game.observe(state, seat)) for seat in seats]
    return all(view == views[0] for view in views[1:])


def last_together(match: Match[State]) -> int:
    """The step of the last answer, or of the first of those that were given together with it."""
    step = len(match.actions) - 1
    while step and goes_on(match.earlier[step - 1].asked[-1], match.earlier[step].asked[-1]):
        step -= 1
    return step


def goes_by_itself(match: Match[State]) -> bool:
    """Whether the open question is answered without asking, for those who want that: dice are
    rolled and cards are drawn by one's own hand, also where there is nothing else to do."""
    legal = match.legal()
    return len(legal) == 1 and match.is_certain(legal[0])


def counts_down(match: Match[State]) -> bool:
    """Whether the open question is the middle of what is picked together."""
    if not match.earlier or match.state.over:
        return False
    return goes_on(match.earlier[-1].asked[-1], match.state.asked[-1])


# With auto-answer on, a question that has only one answer is no place to go to: the answer would
# be given again at once. Hence the ways lead past such questions, and past the middle of what is
# picked together.


def is_no_place(match: Match[State], auto_answer: bool) -> bool:
    return counts_down(match) or (auto_answer and goes_by_itself(match))


def undo(match: Match[State], seat: int, auto_answer: bool) -> bool:
    """Back to the last question at which the seat had a choice; if there is none, nothing."""
    steps = 0
    while match.can_undo(seat):
        match.undo(seat)
        steps += 1
        if not is_no_place(match, auto_answer):
            return True
    for _ in range(steps):
        match.redo(seat)
    return False


def restart(match: Match[State], seat: int, auto_answer: bool) -> bool:
    """Back to the first question of the turn at which the seat had a choice."""
    if not match.can_restart(seat):
        return False
    steps = len(match.restart(seat))
    while steps > 0 and auto_answer and goes_by_itself(match):
        match.redo(seat)
        steps -= 1
    return steps > 0


def redo(match: Match[State], seat: int, auto_answer: bool) -> bool:
    """Forth to the next question at which anybody had a choice."""
    match.redo(seat)
    while match.undone and is_no_place(match, auto_answer):
        match.redo(match.seat)
    return True


def trial(match: Match[State]) -> Match[State]:
    """A match of its own to find out what would be possible."""
    return match.at(len(match.actions))
