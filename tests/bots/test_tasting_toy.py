"""By matches alone a taste finds out what wins."""

import pytest
from helpers.matches import advice_of
from helpers.toy import DRAW, WAIT, Toy, ToyAdvice, ToyState
from mypy_extensions import i64

from citybuilder.bots.bot import Budget
from citybuilder.bots.inclined import Inclined
from citybuilder.bots.tasting import Palate, nothing_learned, trial
from citybuilder.core.game import Action
from citybuilder.core.rng import seeded


class Tasty(Toy):
    """To draw is worth it with a low card in hand."""

    def adviser(self) -> ToyAdvice:
        return TastyAdvice(self)


class TastyAdvice(ToyAdvice):
    """Has no opinion of its own."""

    def mood_names(self) -> list[str]:
        return ["always", "card"]

    def genre_names(self) -> list[str]:
        return ["wait", "draw", "show", "spy"]

    def moods(self, state: ToyState, seat: i64) -> list[float]:
        return [1.0, float(state.hands[seat])]

    def genres(self, state: ToyState, actions: list[Action]) -> list[i64]:
        return [action.kind for action in actions]

    def prefer(self, state: ToyState, actions: list[Action]) -> list[float]:
        return [1.0] * len(actions)


def holding(game: Toy, card: int) -> ToyState:
    state = game.start(2, game.complete({}), 1)
    state.hands[0] = card
    return state


def test_what_wins_is_to_the_taste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("citybuilder.bots.tasting.BATCH", 80)
    game = Tasty()
    advice = advice_of(game)
    palate = Palate(nothing_learned(advice))
    for number in range(30):
        palate.practise(advice, number * 1000, 0.05)
    low, high = holding(game, 0), holding(game, 2)
    actions = game.legal(low)
    weights = [advice.inclined(state, actions) for state in (low, high)]
    assert weights[0][DRAW] > 3.0 * weights[0][WAIT]
    assert weights[1][WAIT] > 3.0 * weights[1][DRAW]
    assert Inclined(seeded(1)).think(advice, low, 0, Budget())[0].action == Action(DRAW)
    learned = trial(advice, 40, 7)
    advice.taste = None
    assert learned > trial(advice, 40, 7)
