"""Whether a table that comes from outside, out of a file, can be one of a game's.

First everything is compared with a fresh start, so that nothing that follows runs over a number
without a bound; then the game looks at it, and only then it is tried by the laws and played on."""

from typing import Final

from citybuilder.core.game import Decision, Game, S, State
from citybuilder.core.laws import LawBroken, check_inventory, check_table
from citybuilder.core.plain import BadSnapshot, fields
from citybuilder.core.rng import MODULUS, seeded

MOST_ASKED: Final = 16  # open questions at once
MOST_TURNS: Final = 100_000
MOST: Final = 1 << 31  # of what a question can be about


def check_bounds(game: Game[S], state: S, start: S) -> None:
    """All lists are as long as at the start, and all numbers within the bounds of the game."""
    bounds = game.bounds(start)
    for name in fields(state):
        if name not in ("asked", "over", "rng", "turn"):  # what every game has
            first: object = getattr(start, name)
            check_field(name, getattr(state, name), first, bounds.get(name))
    if not 0 < state.rng.value < MODULUS:
        raise BadSnapshot("rng")
    if not 0 <= state.turn <= MOST_TURNS:
        raise BadSnapshot("turn")
    if state.over == (len(state.asked) > 0) or len(state.asked) > MOST_ASKED:
        raise BadSnapshot("asked")
    if not all(may_be_asked(each, state) for each in state.asked):
        raise BadSnapshot("asked")


def check_field(name: str, value: object, first: object, bound: tuple[int, int] | None) -> None:
    if bound is None:
        if value != first:
            raise BadSnapshot(name)
        return
    numbers = numbers_of(value)
    if len(numbers) != len(numbers_of(first)):
        raise BadSnapshot(name)
    if numbers and not bound[0] <= min(numbers) <= max(numbers) <= bound[1]:
        raise BadSnapshot(name)


def numbers_of(value: object) -> list[int]:
    if isinstance(value, list):
        return value
    assert isinstance(value, int)
    return [value]


def may_be_asked(asked: Decision, state: State) -> bool:
    return 0 <= asked.seat < state.seats and 0 <= asked.kind < MOST and is_small(asked)


def is_small(asked: Decision) -> bool:
    return -MOST < asked.what < MOST and -MOST < asked.amount < MOST


def check_sound(game: Game[S], state: S, first: dict[str, int]) -> None:
    """The rules can go on from here with what the match began with: the laws hold, and so they do
    after every answer; a match that is played on ends."""
    if not game.is_table(state):
        raise BadSnapshot("what follows from other fields does not")
    check_inventory(game, state, first)
    rng = seeded(1)
    check_table(game, state, [], rng)
    if state.over:
        return
    for action in game.legal(state):
        after = state.copy()
        game.apply(after, action)
        check_inventory(game, after, first)
    left = game.longest
    after = state.copy()
    while not after.over and left > 0:
        actions = game.legal(after)
        game.apply(after, actions[rng.below(len(actions))])
        left -= 1
    check_inventory(game, after, first)
    if not after.over:
        raise LawBroken(8, "the match does not end")
