"""A table from outside of a game that says nothing of itself, or whose matches never end."""

import pytest
from helpers.toy import Toy, ToyState

from citybuilder.core.laws import LawBroken
from citybuilder.core.plain import BadSnapshot
from citybuilder.core.soundness import check_bounds, check_sound

TOY = Toy()


def table() -> ToyState:
    return TOY.start(2, TOY.complete({}), 1)


def test_a_game_without_bounds_takes_no_other_table_than_a_fresh_one() -> None:
    check_bounds(TOY, table(), table())
    other = table()
    other.open[0] = 1
    with pytest.raises(BadSnapshot, match="open"):
        check_bounds(TOY, other, table())


def test_a_game_that_looks_no_further_takes_what_keeps_the_laws() -> None:
    check_sound(TOY, table(), TOY.inventory(table()))


def test_a_table_from_which_the_match_does_not_end_is_not_sound() -> None:
    state = table()
    state.turn = 99
    with pytest.raises(LawBroken, match="does not end"):
        check_sound(TOY, state, TOY.inventory(table()))
