"""What bots have learned is read with the game, and fits it."""

import pytest

from citybuilder.core.game import Game, State
from citybuilder.games import GAMES
from citybuilder.store.sheets import load_game
from citybuilder.store.sheets.judgement import FILE, Learned
from citybuilder.system.paths import resources

LEARNED = [key for key in GAMES if (resources() / key / FILE).exists()]


@pytest.mark.parametrize("key", GAMES)
def test_weights_fit_the_traits(key: str) -> None:
    game: Game[State] = load_game(key)
    tables = [game.traits(game.start(2, game.settle({}, 2), 1), seat) for seat in range(2)]
    assert (game.judgement is not None) == (key in LEARNED)
    if game.judgement is not None:
        assert len(game.judgement.scales) == len(tables[0])
        assert sum(game.judgement.chances(tables)) == pytest.approx(1.0)


@pytest.mark.parametrize("key", LEARNED)
def test_what_was_learned_first_foretells_better_than_advice(key: str) -> None:
    text = (resources() / key / FILE).read_text(encoding="utf-8")
    learned = Learned.model_validate_json(text)
    assert learned.generations[0].after < learned.generations[0].before
    game = load_game(key)
    assert game.sight(True) == learned.ahead
    assert game.sight(False) == game.ahead
