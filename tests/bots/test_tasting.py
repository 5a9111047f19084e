"""Games tell moods and genres that fit together, and can be played by inclination."""

import pytest
from helpers.matches import advice_of
from helpers.tables import game_of

from citybuilder.bots.bot import Budget
from citybuilder.bots.inclined import Inclined
from citybuilder.bots.learning import FEW, experience
from citybuilder.bots.tasting import Palate, nothing_learned
from citybuilder.core.game import Game, State
from citybuilder.core.laws import at_random
from citybuilder.core.rng import seeded
from citybuilder.games import GAMES

LEARNABLE = [key for key in GAMES if advice_of(game_of(key)).genre_names()]


@pytest.mark.no_cover
@pytest.mark.parametrize("key", LEARNABLE)
def test_moods_and_genres_fit_and_change_nothing(key: str) -> None:
    game: Game[State] = game_of(key)
    advice = advice_of(game)
    count = len(nothing_learned(advice).weights) // len(advice.genre_names())
    assert count > 1
    for seats in game.players:
        state = game.start(seats, game.complete({}, seats), seats)
        pick = at_random(seats)
        while not state.over:
            actions = game.legal(state)
            genres = advice.genres(state, actions)
            assert len(genres) in (0, len(actions))
            assert all(0 <= genre < len(advice.genre_names()) for genre in genres)
            assert len(set(genres)) == len(genres)
            moods = advice.moods(state, state.asked[-1].seat)
            assert len(moods) == count
            assert moods == advice.moods(state, state.asked[-1].seat)
            game.apply(state, pick(state, actions))


@pytest.mark.parametrize("key", LEARNABLE)
def test_whoever_follows_an_inclination_gives_legal_answers(key: str) -> None:
    game: Game[State] = game_of(key)
    bot = Inclined(seeded(1))
    state = game.start(2, game.complete({}, 2), 1)
    while not state.over:
        seat = state.asked[-1].seat
        ranked = bot.think(advice_of(game), game.observe(state, seat), seat, Budget())
        assert {choice.action for choice in ranked} <= set(game.legal(state))
        assert sorted((c.chance for c in ranked), reverse=True) == [c.chance for c in ranked]
        game.apply(state, ranked[0].action)


@pytest.mark.parametrize("key", LEARNABLE)
def test_a_match_of_any_game_can_be_learned_from(key: str) -> None:
    game: Game[State] = game_of(key)
    advice = advice_of(game)
    kept = advice.taste
    try:
        advice.taste = nothing_learned(advice)
        palate = Palate(advice.taste)
        palate.match(advice, 3)
        assert any(palate.weights.slopes)
        positions = experience(advice, 0, 1.0, 3, True)
        assert 0 < len(positions) <= FEW
        assert [each.traits for each in positions] == [
            each.traits for each in experience(advice, 0, 1.0, 3, True)
        ]
    finally:
        advice.taste = kept
