"""By matches alone a taste finds out what wins; games tell moods and genres that fit together."""

import pytest
from helpers.tables import game_of
from helpers.toy import DRAW, WAIT, Toy, ToyState
from mypy_extensions import i64

from citybuilder.bots.bot import Budget
from citybuilder.bots.inclined import Inclined
from citybuilder.bots.learning import FEW, experience
from citybuilder.bots.tasting import Palate, nothing_learned, trial
from citybuilder.core.game import Action, Game, State
from citybuilder.core.laws import at_random
from citybuilder.core.rng import seeded
from citybuilder.games import GAMES


class Tasty(Toy):
    """To draw is worth it with a low card in hand."""

    def __init__(self) -> None:
        super().__init__()
        self.genre_count = 4

    def moods(self, state: ToyState, seat: i64) -> list[float]:
        return [1.0, float(state.hands[seat])]

    def genres(self, state: ToyState, actions: list[Action]) -> list[i64]:
        return [action.kind for action in actions]

    def prefer(self, state: ToyState, actions: list[Action]) -> list[float]:
        return [1.0] * len(actions)


def holding(game: Toy, card: int) -> ToyState:
    state = game.start(2, game.settle({}), 1)
    state.hands[0] = card
    return state


def test_what_wins_is_to_the_taste() -> None:
    game = Tasty()
    palate = Palate(nothing_learned(game))
    for number in range(60):
        palate.lesson(game, number * 1000, 0.1)
    low, high = holding(game, 0), holding(game, 2)
    actions = game.legal(low)
    weights = [game.inclined(state, actions) for state in (low, high)]
    assert weights[0][DRAW] > 3.0 * weights[0][WAIT]
    assert weights[1][WAIT] > 3.0 * weights[1][DRAW]
    assert Inclined(seeded(1)).think(game, low, 0, Budget())[0].action == Action(DRAW)
    learned = trial(game, 200, 7)
    game.taste = None
    assert learned > trial(game, 200, 7)


LEARNABLE = [key for key in GAMES if game_of(key).genre_count]


@pytest.mark.parametrize("key", LEARNABLE)
def test_moods_and_genres_fit_and_change_nothing(key: str) -> None:
    game: Game[State] = game_of(key)
    count = len(nothing_learned(game).weights) // game.genre_count
    assert count > 1
    for seats in game.players:
        state = game.start(seats, game.settle({}, seats), seats)
        pick = at_random(seats)
        while not state.over:
            actions = game.legal(state)
            genres = game.genres(state, actions)
            assert len(genres) in (0, len(actions))
            assert all(0 <= genre < game.genre_count for genre in genres)
            assert len(set(genres)) == len(genres)
            moods = game.moods(state, state.asked[-1].seat)
            assert len(moods) == count
            assert moods == game.moods(state, state.asked[-1].seat)
            game.apply(state, pick(state, actions))


@pytest.mark.parametrize("key", LEARNABLE)
def test_whoever_follows_an_inclination_gives_legal_answers(key: str) -> None:
    game: Game[State] = game_of(key)
    bot = Inclined(seeded(1))
    state = game.start(2, game.settle({}, 2), 1)
    while not state.over:
        seat = state.asked[-1].seat
        ranked = bot.think(game, game.observe(state, seat), seat, Budget())
        assert {choice.action for choice in ranked} <= set(game.legal(state))
        assert sorted((c.chance for c in ranked), reverse=True) == [c.chance for c in ranked]
        game.apply(state, ranked[0].action)


@pytest.mark.parametrize("key", LEARNABLE)
def test_a_match_of_any_game_can_be_learned_from(key: str) -> None:
    game: Game[State] = game_of(key)
    kept = game.taste
    try:
        game.taste = nothing_learned(game)
        palate = Palate(game.taste)
        palate.match(game, 3)
        assert any(palate.weights.slopes)
        positions = experience(game, 0, 1.0, 3, True)
        assert 0 < len(positions) <= FEW
        assert [each.traits for each in positions] == [
            each.traits for each in experience(game, 0, 1.0, 3, True)
        ]
    finally:
        game.taste = kept
