"""The laws every game keeps, one function each, and a walker that plays a match under them."""

from collections.abc import Callable
from typing import TypeAlias

from citybuilder.core.game import NONE, UNKNOWN, Action, Belief, Event, Game, Options, S
from citybuilder.core.match import Match
from citybuilder.core.plain import Plain, plain
from citybuilder.core.rng import Rng, seeded
from citybuilder.core.score import total

Pick: TypeAlias = Callable[[S, list[Action]], Action]  # chooses among the legal actions


class LawBroken(Exception):
    """A law that a game does not keep: its number, and what was found instead."""

    def __init__(self, law: int = 0, reason: str = "") -> None:
        super().__init__(law, reason)
        self.law = law
        self.reason = reason

    def __str__(self) -> str:
        return f"law {self.law}: {self.reason}"


def check_question(game: Game[S], state: S) -> None:
    """Law 1. Until the end a seat of the table is asked, and it has answers, each offered once."""
    if not state.asked:
        raise LawBroken(1, "nobody is asked, but the match is not over")
    if not 0 <= state.asked[-1].seat < state.seats:
        raise LawBroken(1, f"seat {state.asked[-1].seat} is asked, but does not exist")
    actions = game.legal(state)
    if not actions:
        raise LawBroken(1, "there is no legal action")
    if len(set(actions)) != len(actions):
        raise LawBroken(1, f"an action is offered twice: {actions}")


def check_copy(game: Game[S], state: S, action: Action) -> None:
    """Law 2. A copy is equal, and what is done to it never changes its source."""
    before = plain(state)
    other = state.copy()
    if plain(other) != before:
        raise LawBroken(2, "a copy differs from its source")
    game.apply(other, action)
    if plain(state) != before:
        raise LawBroken(2, f"{action} on a copy changed its source")


def check_repeat(match: Match[S]) -> None:
    """Law 3. Seed and actions give the same fields again, whether anybody records or not."""
    state = match.game.start(match.seats, match.options, match.seed)
    for number, action in enumerate(match.actions):
        if plain(state) != plain(match.earlier[number]):
            raise LawBroken(3, f"the match cannot be repeated up to action {number}")
        match.game.apply(state, action)
    if plain(state) != plain(match.state):
        raise LawBroken(3, "the match cannot be repeated to its end")


def check_resample(game: Game[S], state: S, rng: Rng) -> None:
    """Law 4. No seat can tell a table that is filled in for it from the real one."""
    pieces = game.inventory(state)
    for seat in range(state.seats):
        view = game.observe(state, seat)
        seen = plain(view)
        world = filled_in(game, view, seen, seat, pieces, rng)
        if not world.over:
            actions = game.legal(world)
            game.apply(world, actions[rng.below(len(actions))])
        if plain(view) != seen:
            raise LawBroken(4, f"the table filled in for seat {seat} shares fields with its view")


def filled_in(
    game: Game[S], view: S, seen: Plain, seat: int, pieces: dict[str, int], rng: Rng
) -> S:
    """A table that the seat, which has this view, cannot tell from the real one."""
    world = game.determinize(view, seat, rng)
    if plain(game.observe(world, seat)) != seen:
        raise LawBroken(4, f"seat {seat} can tell a filled-in table from the real one")
    if world.rng.value == 0:
        raise LawBroken(4, f"the table filled in for seat {seat} has a blank generator")
    if game.inventory(world) != pieces:
        raise LawBroken(4, f"the table filled in for seat {seat} has other pieces")
    return world


def check_view(game: Game[S], state: S) -> None:
    """Law 5. The view of whoever is asked is enough to know the answers."""
    seat = state.asked[-1].seat
    if game.legal(game.observe(state, seat)) != game.legal(state):
        raise LawBroken(5, f"the view of seat {seat} offers other actions than the table")


def check_secrets(game: Game[S], state: S, events: list[Event]) -> None:
    """Law 6. A view foresees nothing and hides all it has to at once; events hide likewise."""
    for seat in range(state.seats):
        view = game.observe(state, seat)
        check_hidden(game, view, plain(view), seat)
        for event in events:
            if not NONE <= event.only < state.seats:
                raise LawBroken(6, f"event {event.plain()} is for a seat that does not exist")
            if event.only not in (NONE, seat) and event.seen_by(seat).what != UNKNOWN:
                raise LawBroken(6, f"event {event.plain()} is not hidden from seat {seat}")


def check_hidden(game: Game[S], view: S, seen: Plain, seat: int) -> None:
    """Law 6, of what a seat sees."""
    if view.rng.value != 0:
        raise LawBroken(6, f"the view of seat {seat} has a generator")
    if view.events is not None:
        raise LawBroken(6, f"the view of seat {seat} is recorded")
    if plain(game.observe(view, seat)) != seen:
        raise LawBroken(6, f"the view of seat {seat} hides more when it is seen again")


def check_inventory(game: Game[S], state: S, first: dict[str, int]) -> None:
    """Law 7. Cards, money and pieces only change their places."""
    now = game.inventory(state)
    for key in sorted(first.keys() | now.keys()):
        if first.get(key) != now.get(key):
            raise LawBroken(7, f"{key}: {now.get(key)} instead of {first.get(key)}")


def check_frames(game: Game[S], frames: list[S], first: dict[str, int], rng: Rng) -> None:
    """Laws 4, 6 and 7 in the middle of a move: what is seen after an event is a table like any
    other, on which nothing is in flight and nothing shows that is hidden."""
    for frame in frames:
        check_inventory(game, frame, first)
        for seat in range(frame.seats):
            view = game.observe(frame, seat)
            seen = plain(view)
            check_hidden(game, view, seen, seat)
            filled_in(game, view, seen, seat, first, rng)


def check_length(game: Game[S], actions: int) -> None:
    """Law 8, first half. Every match ends."""
    if actions > game.longest:
        raise LawBroken(8, f"the match did not end within {game.longest} actions")


def check_scores(game: Game[S], state: S) -> None:
    """Law 8, second half. Score lines add up to the points, and the points decide."""
    lines = game.scores(state)
    standing = game.standing(state)
    if len(lines) != state.seats or len(standing) != state.seats:
        raise LawBroken(8, "a seat has no score")
    for seat in range(state.seats):
        if total(lines[seat]) != standing[seat][0]:
            raise LawBroken(8, f"the score lines of seat {seat} do not add up to its points")
    if not state.over:
        return
    result = game.result(state)
    if len(result) != state.seats or abs(sum(result) - 1.0) > 1e-9 or min(result) < 0.0:
        raise LawBroken(8, f"the result {result} is not one win, whole or shared")


def check_table(game: Game[S], state: S, events: list[Event], rng: Rng) -> None:
    """The laws that a table keeps at any time; the events are those that led to it."""
    before = plain(state)
    if not state.over:
        check_question(game, state)
        check_view(game, state)
    check_resample(game, state, rng)
    check_secrets(game, state, events)
    check_scores(game, state)
    if plain(state) != before:
        raise LawBroken(2, "a question changed the table")


def check_match(game: Game[S], seats: int, options: Options, seed: int, pick: Pick[S]) -> Match[S]:
    """Play a match and check every law on the way; the match as it was played."""
    match = Match(game, seats, options, seed)
    first = game.inventory(match.state)
    rng = seeded(seed)
    check_table(game, match.state, [], rng)
    while not match.state.over:
        action = pick(match.state, match.legal())
        check_copy(game, match.state, action)
        frames: list[S] = []
        events = match.play(action, frames)
        check_length(game, len(match.actions))
        check_table(game, match.state, events, rng)
        check_inventory(game, match.state, first)
        check_frames(game, frames, first, rng)
    check_repeat(match)
    return match


def at_random(seed: int) -> Callable[[object, list[Action]], Action]:
    """A player to whom all actions are alike."""
    rng = seeded(seed)

    def pick(_state: object, actions: list[Action]) -> Action:
        return actions[rng.below(len(actions))]

    return pick


def by_preference(belief: Belief[S], seed: int) -> Pick[S]:
    """A player who mostly does what is preferred."""
    rng = seeded(seed)

    def pick(state: S, actions: list[Action]) -> Action:
        return actions[rng.pick(belief.prefer(state, actions))]

    return pick
