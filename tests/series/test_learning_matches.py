"""Learning by play in every game: its matches repeat, and its traits fit at any time."""

from math import isfinite

import pytest
from helpers.matches import advice_of
from helpers.tables import game_of

from citybuilder.bots.learning import MOST, experience
from citybuilder.core.game import Game, State
from citybuilder.core.laws import at_random
from citybuilder.games import GAMES


def learnable() -> list[Game[State]]:
    games = [game_of(key) for key in GAMES]
    return [
        game for game in games if advice_of(game).traits(game.start(2, game.complete({}, 2), 1), 0)
    ]


def test_all_games_can_be_learned() -> None:
    assert [game.key for game in learnable()] == list(GAMES)


@pytest.mark.parametrize("game", learnable(), ids=lambda game: str(game.key))
def test_a_match_to_learn_from_repeats_by_its_seed(game: Game[State]) -> None:
    advice = advice_of(game)
    kept, advice.judgement = advice.judgement, None
    try:
        one, two = (experience(advice, 2, 0.8, 3) for _ in range(2))
        assert [each.traits for each in one] == [each.traits for each in two]
        assert 0 < len(one) <= MOST
        for position in one:
            assert sum(position.goal) == pytest.approx(1.0)
            assert sum(position.told) == pytest.approx(1.0)
            assert len(position.traits) == len(position.goal)
            assert sorted(position.goal)[-1] >= 0.5 / len(position.goal)
    finally:
        advice.judgement = kept


@pytest.mark.parametrize("game", learnable(), ids=lambda game: str(game.key))
def test_traits_are_as_many_at_any_time_and_change_nothing(game: Game[State]) -> None:
    advice = advice_of(game)
    count = len(advice.traits(game.start(2, game.complete({}, 2), 1), 0))
    for seats in game.players:
        state = game.start(seats, game.complete({}, seats), seats)
        pick = at_random(seats)
        while not state.over:
            before = [game.observe(state, seat).asked[-1].plain() for seat in range(seats)]
            for seat in range(seats):
                traits = advice.traits(state, seat)
                assert len(traits) == count
                assert all(map(isfinite, traits))
                assert traits == advice.traits(state, seat)
            assert [game.observe(state, s).asked[-1].plain() for s in range(seats)] == before
            game.apply(state, pick(state, game.legal(state)))
