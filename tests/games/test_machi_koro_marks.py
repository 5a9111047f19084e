"""The marks of what can be had follow from market, cities and limits, whatever happens."""

import pytest
from helpers.machi_koro import GAME

from citybuilder.core.plain import plain
from citybuilder.core.rng import seeded


@pytest.mark.no_cover
@pytest.mark.parametrize("market", ["all_piles", "ten_piles"])
@pytest.mark.parametrize("copies", ["unlimited", "two"])
@pytest.mark.parametrize("seed", range(4))
def test_the_marks_are_what_would_be_marked_anew(market: str, copies: str, seed: int) -> None:
    state = GAME.start(3, GAME.settle({"market": market, "copies": copies}), seed)
    rng = seeded(seed)
    while not state.over:
        actions = GAME.legal(state)
        GAME.apply(state, actions[rng.below(len(actions))])
        anew = state.copy()
        anew.mark()
        assert plain(anew) == plain(state)
