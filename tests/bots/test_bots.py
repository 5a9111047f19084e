"""What every bot does: ranks all legal answers, wins when it can, and repeats with its seed."""

from collections.abc import Callable

import pytest
from helpers.machi_koro import GAME, LANDMARKS, WORDS, building, table
from helpers.matches import advice_of

from citybuilder.bots.bot import Bot, Budget, chances
from citybuilder.bots.greedy import GreedyBot
from citybuilder.bots.mcts import MctsBot
from citybuilder.bots.random_bot import RandomBot
from citybuilder.core.rng import Rng, seeded
from citybuilder.games.machi_koro.state import MachiKoroState

Made = Callable[[Rng], Bot]

KINDS = [RandomBot, GreedyBot, MctsBot]
every_bot = pytest.mark.parametrize("kind", KINDS)
every_thinker = pytest.mark.parametrize("kind", [GreedyBot, MctsBot])

ADVICE = advice_of(GAME)


def ranking(bot: Bot, state: MachiKoroState, iterations: int = 100) -> list[str]:
    seat = state.asked[-1].seat
    view = GAME.observe(state, seat)
    return [
        WORDS.answer(ranked.action) for ranked in bot.think(ADVICE, view, seat, Budget(iterations))
    ]


@every_bot
def test_all_legal_answers_are_ranked_once(kind: Made) -> None:
    state = building(coins=[9, 3])
    ranked = ranking(kind(seeded(1)), state)
    assert sorted(ranked) == sorted(WORDS.answer(action) for action in GAME.legal(state))


@every_bot
def test_the_only_answer_is_given_at_once(kind: Made) -> None:
    budget = Budget(500)
    state = table()
    ranked = kind(seeded(1)).think(ADVICE, GAME.observe(state, 0), 0, budget)
    assert [WORDS.answer(choice.action) for choice in ranked] == ["roll 1"]
    assert 0.0 < ranked[0].chance < 1.0
    assert budget.iterations == 500


@every_bot
def test_the_view_is_left_as_it_was(kind: Made) -> None:
    state = building(coins=[9, 3])
    view = GAME.observe(state, 0)
    before = WORDS.answer(GAME.legal(view)[0]), list(view.coins), view.rng.value
    kind(seeded(1)).think(ADVICE, view, 0, Budget(50))
    assert (WORDS.answer(GAME.legal(view)[0]), list(view.coins), view.rng.value) == before


@every_thinker
def test_the_last_landmark_is_built_when_it_wins(kind: Made) -> None:
    state = building(coins=[22, 50], built={0: LANDMARKS[:3]})
    assert ranking(kind(seeded(4)), state)[0] == "build radio_tower"


@every_thinker
def test_two_dice_are_thrown_where_only_high_numbers_earn(kind: Made) -> None:
    cities = {0: {"cheese_factory": 3, "ranch": 4}}
    state = table(coins=[0, 0], cities=cities, built={0: ["train_station"]})
    assert ranking(kind(seeded(4)), state, 400)[0] == "roll 2"


@pytest.mark.no_cover
@every_bot
def test_the_same_seed_thinks_the_same(kind: Made) -> None:
    state = building(coins=[9, 3])
    assert ranking(kind(seeded(5)), state) == ranking(kind(seeded(5)), state)


def test_a_random_bot_takes_every_answer_about_as_often() -> None:
    state = building(coins=[2, 3])
    bot = RandomBot(seeded(1))
    firsts = [ranking(bot, state)[0] for _ in range(600)]
    offered = len(GAME.legal(state))
    for answer in set(firsts):
        assert abs(firsts.count(answer) - 600 / offered) < 40
    assert len(set(firsts)) == offered


def test_chances_are_shares_until_the_result_is_known() -> None:
    state = building(seats=3, coins=[22, 50, 0], built={0: LANDMARKS[:3]})
    assert sum(chances(ADVICE, state)) == pytest.approx(1.0)
    assert chances(ADVICE, state)[0] > chances(ADVICE, state)[1] > chances(ADVICE, state)[2]
    GAME.apply(state, next(a for a in GAME.legal(state) if WORDS.answer(a) == "build radio_tower"))
    assert chances(ADVICE, state) == [1.0, 0.0, 0.0]
