"""A table out of a file is compared with a fresh start before anything is played."""

import pytest
from helpers.tables import game_of
from helpers.tampered import Change, ask, let, more, put, tampered

from citybuilder.core.game import State
from citybuilder.core.laws import LawBroken
from citybuilder.core.plain import BadSnapshot
from citybuilder.core.rng import MODULUS
from citybuilder.core.soundness import MOST_TURNS, check_bounds, check_sound
from citybuilder.games import GAMES

GAME = game_of(GAMES[0])


def table() -> State:
    return GAME.start(2, GAME.complete({}), 1)


def ended() -> State:
    state = table()
    while not state.over:
        actions = GAME.legal(state)
        GAME.apply(state, actions[state.rng.below(len(actions))])
    return state


def test_a_fresh_table_is_sound() -> None:
    check_bounds(GAME, table(), table())
    check_sound(GAME, table(), GAME.inventory(table()))


def test_a_table_at_the_end_is_sound() -> None:
    check_bounds(GAME, ended(), table())
    check_sound(GAME, ended(), GAME.inventory(table()))


@pytest.mark.parametrize(
    "change",
    [
        let(rng=0),
        let(rng=MODULUS),
        let(rng=-1),
        let(turn=-1),
        let(turn=MOST_TURNS + 1),
        let(over=True),
        let(seats=3),
        let(kinds=14),
        let(coins=[3, 3, 3]),
        let(coins=[3]),
        let(bag=[1]),
        let(active=2),
        put("coins", 0, -1),
        put("coins", 0, 1 << 40),
        put("limits", 0, 7),
        ask(),
        ask(*[[0, 0, -1, 0]] * 17),
        ask([0, 2, -1, 0]),
        ask([0, -1, -1, 0]),
        ask([-1, 0, -1, 0]),
        ask([1 << 40, 0, -1, 0]),
        ask([0, 0, 1 << 40, 0]),
        ask([0, 0, -1, -(1 << 40)]),
    ],
)
def test_what_is_out_of_bounds_is_refused(change: Change) -> None:
    with pytest.raises(BadSnapshot):
        check_bounds(GAME, tampered(table(), change), table())


def test_pieces_are_those_of_a_fresh_start() -> None:
    for change in (more("coins", 0), more("market", 0), more("cities", 0)):
        state = tampered(table(), change)
        check_bounds(GAME, state, table())
        with pytest.raises(LawBroken, match="instead of"):
            check_sound(GAME, state, GAME.inventory(table()))


def test_what_follows_from_other_fields_does() -> None:
    with pytest.raises(BadSnapshot, match="follows"):
        check_sound(GAME, tampered(table(), let(on_sale=0)), GAME.inventory(table()))
