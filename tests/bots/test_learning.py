"""Learning by play: what was put into the matches is found again, and nothing else."""

from math import isfinite

import pytest
from helpers.tables import game_of

from citybuilder.bots.bot import chances
from citybuilder.bots.judging import judged, softmax, weigh
from citybuilder.bots.learning import (
    Position,
    any_options,
    experience,
    learn,
    newton,
    solved,
    surprise,
)
from citybuilder.core.game import Game, State
from citybuilder.core.laws import at_random
from citybuilder.core.rng import seeded
from citybuilder.games import GAMES

TRUE = [1.5, -0.7, 0.0]


def foretold(weights: list[float], count: int = 3000) -> list[Position]:
    """Positions whose winners are drawn by these weights; a fourth trait is the same for all."""
    rng, found = seeded(5), []
    for number in range(count):
        seats = 2 + number % 3
        traits = [
            [float(rng.below(201)) / 100.0 - 1.0 for _ in weights] + [1.0] for _ in range(seats)
        ]
        told = softmax([weigh(weights, row) for row in traits])
        winner = rng.pick(told)
        wins = [1.0 if seat == winner else 0.0 for seat in range(seats)]
        found.append(Position(traits, [1.0 / seats] * seats, wins))
    return found


def learnable() -> list[Game[State]]:
    games = [game_of(key) for key in GAMES]
    return [game for game in games if game.traits(game.start(2, game.settle({}, 2), 1), 0)]


def test_the_weights_behind_the_wins_are_found() -> None:
    positions = foretold(TRUE)
    weights = learn(positions, 1.0)
    assert weights[:3] == pytest.approx(TRUE, abs=0.15)
    assert weights[3] == 0.0
    assert surprise(positions, weights) < surprise(positions, [])
    assert surprise(positions, weights) <= surprise(positions, [*TRUE, 0.0])


def test_doubt_keeps_weights_small() -> None:
    positions = foretold(TRUE, 300)
    sure, doubtful = learn(positions, 1.0), learn(positions, 300.0)
    assert abs(doubtful[0]) < abs(sure[0]) / 2


def test_learning_ends_after_so_many_steps_even_if_it_goes_nowhere() -> None:
    sure = [Position([[1.0], [0.0]], [], [1.0, 0.0])]
    assert newton(sure, 1, 1e-12)[0] > 5.0


def test_a_system_is_solved() -> None:
    assert solved([[4.0, 0.0], [2.0, 3.0]], [2.0, -1.0]) == pytest.approx([1.0, -1.0])


@pytest.mark.parametrize("game", learnable(), ids=lambda game: str(game.key))
def test_a_match_to_learn_from_repeats_by_its_seed(game: Game[State]) -> None:
    one, two = (experience(game, 2, 5, 3) for _ in range(2))
    assert [each.traits for each in one] == [each.traits for each in two]
    assert len(one) <= 5
    for position in one:
        assert sum(position.wins) == pytest.approx(1.0)
        assert sum(position.advice) == pytest.approx(1.0)
        assert len(position.traits) == len(position.wins)


@pytest.mark.parametrize("game", learnable(), ids=lambda game: str(game.key))
def test_traits_are_as_many_at_any_time_and_change_nothing(game: Game[State]) -> None:
    count = len(game.traits(game.start(2, game.settle({}, 2), 1), 0))
    for seats in game.players:
        state = game.start(seats, game.settle({}, seats), seats)
        pick = at_random(seats)
        while not state.over:
            before = [game.observe(state, seat).asked[-1].plain() for seat in range(seats)]
            for seat in range(seats):
                traits = game.traits(state, seat)
                assert len(traits) == count
                assert all(map(isfinite, traits))
                assert traits == game.traits(state, seat)
            assert [game.observe(state, s).asked[-1].plain() for s in range(seats)] == before
            game.apply(state, pick(state, game.legal(state)))


def test_what_was_learned_judges_until_the_match_is_over() -> None:
    game = game_of("machi_koro")
    state = game.start(2, game.settle({}, 2), 1)
    kept, game.judgement = game.judgement, []
    try:
        assert judged(game, state) == chances(game, state)
        game.judgement = [0.0] * len(game.traits(state, 0))
        assert judged(game, state) == [0.5, 0.5]
        pick = at_random(1)
        while not state.over:
            game.apply(state, pick(state, game.legal(state)))
        assert judged(game, state) == game.result(state)
    finally:
        game.judgement = kept


def test_matches_are_set_up_in_all_ways() -> None:
    game, rng = game_of("machi_koro"), seeded(1)
    found = {tuple(any_options(game, 2, rng).values()) for _ in range(60)}
    assert len(found) == 4
    cities = game_of("cities")
    assert all(option.key in any_options(cities, 4, rng) for option in cities.options)
