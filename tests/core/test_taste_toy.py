"""Where nothing was learned, a taste changes nothing."""

from helpers.matches import advice_of
from helpers.toy import Toy

from citybuilder.core.taste import Taste


def test_a_game_has_nothing_to_learn_unless_it_says_so() -> None:
    game = Toy()
    advice = advice_of(game)
    assert advice.traits(game.start(2, game.complete({}), 1), 0) == []
    assert advice.trait_names() == advice.mood_names() == advice.genre_names() == []


def test_a_question_without_genres_is_left_to_advice() -> None:
    game = Toy()
    advice = advice_of(game)
    state = game.start(2, game.complete({}), 1)
    actions = game.legal(state)
    assert advice.inclined(state, actions) == advice.prefer(state, actions)
    advice.taste = Taste(1, [9.0])
    assert advice.moods(state, 0) == []
    assert advice.inclined(state, actions) == advice.prefer(state, actions)
