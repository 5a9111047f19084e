"""Tables that somebody has tampered with."""

from collections.abc import Callable
from functools import cache
from typing import Any

from citybuilder.core.game import State
from citybuilder.core.laws import at_random
from citybuilder.core.plain import plain, restore
from citybuilder.core.soundness import check_bounds, check_sound
from helpers.tables import game_of

Change = Callable[[dict[str, Any]], object]


@cache
def reached(key: str, seats: int, options: tuple[str, ...], kind: int, turn: int = 0) -> State:
    """A table at which a question of this kind is open, after some turns; -1: the end."""
    game = game_of(key)
    chosen = game.complete(dict(pair.split("=") for pair in options), seats)
    for seed in range(200):
        state = game.start(seats, chosen, seed)
        pick = at_random(seed)
        while not state.over:
            if state.turn >= turn and state.asked[-1].kind == kind:
                return state
            game.apply(state, pick(state, game.legal(state)))
        if kind == -1:
            return state
    raise AssertionError(f"{key} does not ask {kind}")


def tampered(state: State, change: Change) -> State:
    data: dict[str, Any] = plain(state)
    change(data)
    return restore(state.copy(), data)


def is_table(key: str, state: State) -> bool:
    """Whether the game takes it for one of its own."""
    return game_of(key).is_table(state)


def check_whole(key: str, state: State, options: dict[str, str], seed: int = 1) -> None:
    """All that is asked of a table from outside."""
    game = game_of(key)
    start = game.start(state.seats, game.complete(options, state.seats), seed)
    check_bounds(game, state, start)
    check_sound(game, state, game.inventory(start))


def put(name: str, at: int, value: int) -> Change:
    def change(data: dict[str, Any]) -> None:
        data[name][at] = value

    return change


def more(name: str, at: int, by: int = 1) -> Change:
    def change(data: dict[str, Any]) -> None:
        data[name][at] += by

    return change


def let(**fields: object) -> Change:
    return lambda data: data.update(fields)


def ask(*rows: list[int]) -> Change:
    return let(asked=[*rows])


def asking(**parts: int) -> Change:
    """Change the open question."""
    names = ("kind", "seat", "what", "amount")

    def change(data: dict[str, Any]) -> None:
        for name, value in parts.items():
            data["asked"][-1][names.index(name)] = value

    return change


def both(*changes: Change) -> Change:
    def change(data: dict[str, Any]) -> None:
        for each in changes:
            each(data)

    return change
