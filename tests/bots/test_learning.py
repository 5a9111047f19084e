"""Learning by play: matches that repeat by their seeds, and what their positions led to."""

from math import log

import pytest
from helpers.matches import advice_of
from helpers.tables import game_of

from citybuilder.bots.bot import Budget, chances, judged
from citybuilder.bots.greedy import GreedyBot
from citybuilder.bots.learning import (
    Position,
    Pupil,
    any_options,
    experience,
    guests,
    look_back,
    success,
    surprise,
)
from citybuilder.bots.student import beginner
from citybuilder.core.game import Game, State
from citybuilder.core.laws import at_random
from citybuilder.core.rng import Rng, seeded
from citybuilder.games import GAMES


def test_a_position_is_worth_what_followed_the_less_the_later() -> None:
    positions = [Position([], [0.5, 0.5]), Position([], [0.6, 0.4]), Position([], [0.9, 0.1])]
    look_back(positions, [0.0, 1.0], 0.5)
    assert positions[2].goal == [0.0, 1.0]
    assert positions[1].goal == pytest.approx([0.45, 0.55])
    assert positions[0].goal == pytest.approx([0.525, 0.475])
    look_back(positions, [0.0, 1.0], 1.0)
    assert all(position.goal == [0.0, 1.0] for position in positions)


@pytest.mark.parametrize("key", GAMES)
def test_a_close_second_has_done_well_where_points_count(key: str) -> None:
    game = game_of(key)
    state = game.start(2, game.complete({}, 2), 1)
    pick = at_random(4)
    while not state.over:
        game.apply(state, pick(state, game.legal(state)))
    found = success(game, state)
    assert sum(found) == pytest.approx(1.0)
    assert (0.0 < min(found) < max(found)) == game.counts_points
    assert found.index(max(found)) == game.result(state).index(1.0)


def test_surprise_is_how_unlikely_the_winner_seemed() -> None:
    positions = [Position([], [], [1.0, 0.0]), Position([], [], [0.5, 0.5])]
    found = surprise(positions, [[0.25, 0.75], [0.5, 0.5]])
    assert found == pytest.approx((log(4.0) + log(2.0)) / 2)
    assert surprise(positions[:1], [[0.0, 1.0]]) < 100.0


def test_the_reference_is_a_guest_in_some_matches_but_never_alone() -> None:
    pupil, rng = Pupil(), seeded(4)
    found = [guests(pupil, 3, rng) for _ in range(60)]
    counts = {sum(isinstance(bot, GreedyBot) for bot in bots) for bots in found}
    assert counts == {0, 1, 2}


def test_a_pupil_takes_what_is_judged_best() -> None:
    game = game_of("machi_koro")
    state = game.start(2, game.complete({}, 2), 1)
    while len(game.legal(state)) < 3:
        game.apply(state, game.legal(state)[0])
    seat = state.asked[-1].seat
    ranked = Pupil(Rng(1)).think(advice_of(game), game.observe(state, seat), seat, Budget())
    assert [choice.action for choice in ranked] != []
    assert sorted((c.chance for c in ranked), reverse=True) == [c.chance for c in ranked]
    assert {c.action for c in ranked} == set(game.legal(state))


@pytest.mark.no_cover
def test_what_was_learned_plays_the_next_matches_by_search() -> None:
    game = game_of("machi_koro")
    advice = advice_of(game)
    kept, advice.judgement = advice.judgement, None
    try:
        positions = experience(advice, 3, 0.8, 3)
        advice.judgement = beginner(positions, 2, seeded(1))
        later = experience(advice, 3, 0.8, 3)
        assert later[0].told == judged_again(game, later[0])
        assert any(0.0 < max(each.goal) < 1.0 for each in later)
    finally:
        advice.judgement = kept


def judged_again(game: Game[State], position: Position) -> list[float]:
    advice = advice_of(game)
    assert advice.judgement is not None
    return advice.judgement.chances(position.traits)


def test_what_was_learned_judges_until_the_match_is_over() -> None:
    game = game_of("machi_koro")
    advice = advice_of(game)
    state = game.start(2, game.complete({}, 2), 1)
    kept, advice.judgement = advice.judgement, None
    try:
        assert judged(advice, state) == chances(advice, state)
        tables = [advice.traits(state, seat) for seat in range(2)]
        advice.judgement = beginner([Position(tables)], 0, seeded(1))
        assert judged(advice, state) == [0.5, 0.5]
        pick = at_random(1)
        while not state.over:
            game.apply(state, pick(state, game.legal(state)))
        assert judged(advice, state) == game.result(state)
    finally:
        advice.judgement = kept


def test_matches_are_set_up_in_all_ways() -> None:
    game, rng = game_of("machi_koro"), seeded(1)
    found = {tuple(any_options(game, 2, rng, {}).values()) for _ in range(60)}
    assert len(found) == 24
    cities = game_of("cities")
    assert all(option.key in any_options(cities, 4, rng, {}) for option in cities.options)
