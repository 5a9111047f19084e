"""The taste of a game is read with it, and fits it."""

import pytest
from helpers.matches import advice_of

from citybuilder.bots.tasting import nothing_learned
from citybuilder.core.game import Game, State
from citybuilder.games import GAMES, advice_for
from citybuilder.store.sheets import load_game
from citybuilder.store.sheets.taste import FILE, LearnedTaste
from citybuilder.system.paths import resources

TASTED = [key for key in GAMES if (resources() / key / FILE).exists()]


@pytest.mark.parametrize("key", GAMES)
def test_weights_fit_moods_and_genres(key: str) -> None:
    game: Game[State] = load_game(key)
    advice = advice_of(game)
    taste = advice.taste
    assert (taste is not None) == (key in TASTED)
    assert advice_for(game).taste is None
    if taste is not None:
        blank = nothing_learned(advice)
        assert taste.moods == blank.moods
        assert len(taste.weights) == len(blank.weights)


@pytest.mark.parametrize("key", TASTED)
def test_taste_has_grown_better(key: str) -> None:
    text = (resources() / key / FILE).read_text(encoding="utf-8")
    learned = LearnedTaste.model_validate_json(text)
    assert learned.generations[-1].won > 0.5
    advice = advice_for(load_game(key))
    assert learned.moods == advice.mood_names(), "other moods were learned about"
    assert learned.genres == advice.genre_names(), "other genres were learned about"
