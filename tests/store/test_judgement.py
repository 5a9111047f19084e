"""What bots have learned is read with the game, and fits it."""

import pytest
from helpers.matches import advice_of

from citybuilder.core.game import Game, State
from citybuilder.games import GAMES
from citybuilder.store.sheets import load_game
from citybuilder.store.sheets.judgement import FILE, Learned
from citybuilder.system.paths import resources

LEARNED = [key for key in GAMES if (resources() / key / FILE).exists()]


@pytest.mark.parametrize("key", GAMES)
def test_weights_fit_the_traits(key: str) -> None:
    game: Game[State] = load_game(key)
    advice = advice_of(game)
    tables = [advice.traits(game.start(2, game.complete({}, 2), 1), seat) for seat in range(2)]
    judgement = advice.judgement
    assert (judgement is not None) == (key in LEARNED)
    if judgement is not None:
        assert len(judgement.scales) == len(tables[0])
        assert sum(judgement.chances(tables)) == pytest.approx(1.0)


@pytest.mark.parametrize("key", LEARNED)
def test_what_was_learned_first_foretells_better_than_advice(key: str) -> None:
    text = (resources() / key / FILE).read_text(encoding="utf-8")
    learned = Learned.model_validate_json(text)
    assert learned.generations[0].after < learned.generations[0].before
    advice = advice_of(load_game(key))
    assert learned.traits == advice.trait_names(), "other traits were learned about"
    assert advice.sight(True) == learned.ahead
    assert advice.sight(False) == advice.ahead
