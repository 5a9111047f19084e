"""The marks of what can be had follow from market, cities and limits, whatever happens."""

import pytest
from helpers.machi_koro import GAME

from citybuilder.core.plain import plain
from citybuilder.core.rng import seeded
from citybuilder.games.machi_koro.state import MARKS, bit


@pytest.mark.no_cover
@pytest.mark.parametrize("market", ["all_piles", "ten_piles"])
@pytest.mark.parametrize("copies", ["unlimited", "two"])
@pytest.mark.parametrize("seed", range(4))
def test_the_marks_are_what_would_be_marked_anew(market: str, copies: str, seed: int) -> None:
    state = GAME.start(3, GAME.complete({"market": market, "copies": copies}), seed)
    rng = seeded(seed)
    while not state.over:
        actions = GAME.legal(state)
        GAME.apply(state, actions[rng.below(len(actions))])
        anew = state.copy()
        anew.mark()
        assert plain(anew) == plain(state)


def test_a_mark_has_room_for_more_kinds_than_the_box_has() -> None:
    """Compiled, too, where a written 1 is shifted within 32 bits."""
    assert [bit(number) for number in (0, 31, 40, MARKS - 1)] == [1, 2**31, 2**40, 2 ** (MARKS - 1)]
    assert len(GAME.establishments) <= MARKS
