"""Advice crosses to other processes with what was learned, and is made anew there."""

import pickle

import pytest
from helpers.tables import game_of

from citybuilder.core.judgement import Judgement
from citybuilder.core.taste import Taste
from citybuilder.games import GAMES, advice_for


@pytest.mark.parametrize("key", GAMES)
def test_advice_is_the_same_in_another_process(key: str) -> None:
    advice = advice_for(game_of(key))
    judgement, taste = Judgement([1.0], [0.5]), Taste(1, [0.25])
    advice.judgement, advice.taste = judgement, taste
    other = pickle.loads(pickle.dumps(advice))
    assert other.judgement is not None
    assert other.taste is not None
    assert type(other) is type(advice)
    assert other.judgement.plain() == judgement.plain()
    assert other.taste.plain() == taste.plain()
    state = advice.game.start(2, advice.game.complete({}, 2), 1)
    actions = advice.game.legal(state)
    assert other.prefer(state, actions) == advice.prefer(state, actions)
    assert [other.advise(state, seat) for seat in range(2)] == [
        advice.advise(state, seat) for seat in range(2)
    ]
