"""What bots have learned is read with the game, and fits it."""

import pytest

from citybuilder.core.game import Game, State
from citybuilder.games import GAMES
from citybuilder.store.paths import resources
from citybuilder.store.sheets import load_game
from citybuilder.store.sheets.judgement import FILE, Judgement

LEARNED = [key for key in GAMES if (resources() / key / FILE).exists()]


@pytest.mark.parametrize("key", GAMES)
def test_weights_fit_the_traits(key: str) -> None:
    game: Game[State] = load_game(key)
    traits = game.traits(game.start(2, game.settle({}, 2), 1), 0)
    assert len(game.judgement) in (0, len(traits))
    assert bool(game.judgement) == (key in LEARNED)


@pytest.mark.parametrize("key", LEARNED)
def test_what_was_learned_foretells_better_than_advice(key: str) -> None:
    text = (resources() / key / FILE).read_text(encoding="utf-8")
    learned = Judgement.model_validate_json(text)
    assert learned.generations[-1].after < learned.generations[-1].advice
    assert load_game(key).ahead == learned.ahead
