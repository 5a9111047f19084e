"""Where nothing was learned, a taste changes nothing."""

from helpers.toy import Toy

from citybuilder.core.taste import Taste


def test_a_question_without_genres_is_left_to_advice() -> None:
    game = Toy()
    state = game.start(2, game.settle({}), 1)
    actions = game.legal(state)
    assert game.inclined(state, actions) == game.prefer(state, actions)
    game.taste = Taste(1, [9.0])
    assert game.moods(state, 0) == []
    assert game.inclined(state, actions) == game.prefer(state, actions)
