"""The tree search: its budget, its clock, and what its iterations leave in the tree."""

import pytest
from helpers.machi_koro import GAME, LANDMARKS, WORDS, building, table

from citybuilder.bots.bot import FIRST_SHARE, Budget
from citybuilder.bots.mcts import LOOK_AT_CLOCK, MOST_SEATS, MctsBot, Search
from citybuilder.core.game import Decision
from citybuilder.core.rng import seeded
from citybuilder.games.machi_koro.cards import ASK_BUILD, ASK_GIVE, pass_on, roll


def test_one_decision_takes_a_share_and_leaves_the_rest_of_the_turn() -> None:
    view = GAME.observe(building(coins=[9, 3]), 0)
    budget = Budget(1000)
    MctsBot(seeded(1)).think(GAME, view, 0, budget)
    assert 0 < budget.iterations < 1000
    left = budget.iterations
    MctsBot(seeded(1)).think(GAME, view, 0, budget)
    assert left * (1 - FIRST_SHARE) - 1 <= budget.iterations < left


def test_every_answer_gets_a_chance_even_without_budget() -> None:
    view = GAME.observe(building(coins=[9, 3]), 0)
    budget = Budget(0)
    ranked = MctsBot(seeded(1)).think(GAME, view, 0, budget)
    assert len(ranked) == len(GAME.legal(view))
    assert budget.iterations == 0


def test_the_clock_ends_thinking_at_its_first_look() -> None:
    view = GAME.observe(building(coins=[9, 3]), 0)
    budget = Budget(1_000_000_000, 1e-9)
    MctsBot(seeded(1)).think(GAME, view, 0, budget)
    assert budget.iterations == 1_000_000_000 - LOOK_AT_CLOCK
    assert budget.seconds == 0.0


def test_a_budget_that_is_used_up_still_has_its_clock() -> None:
    budget = Budget(1000, 0.5)
    budget.spend(10, 1.0)
    assert budget.share().clocked
    assert not Budget(1000).share().clocked


def test_thinking_ends_when_the_first_place_is_settled() -> None:
    state = building(coins=[22, 50], built={0: LANDMARKS[:3]})
    budget = Budget(20_000)
    MctsBot(seeded(1)).think(GAME, GAME.observe(state, 0), 0, budget)
    assert budget.iterations > 20_000 * (1 - FIRST_SHARE)


def test_visits_add_up_and_means_are_chances() -> None:
    view = GAME.observe(building(seats=3, coins=[9, 3, 3]), 0)
    search = Search(seeded(2))
    for _ in range(200):
        search.iterate(GAME, view, 0)
    assert search.root.visits == 200
    assert sum(node.visits for node in search.tried()) == 200
    for ranked in search.ranked():
        assert 0.0 <= ranked.chance <= 1.0


def test_answers_that_become_possible_by_luck_join_the_tree() -> None:
    """After the throw the same question finds other coins, so other buildings are legal."""
    state = table(coins=[0, 0], cities={0: {"convenience_store": 1}}, built={0: ["train_station"]})
    search = Search(seeded(2))
    for _ in range(300):
        search.iterate(GAME, GAME.observe(state, 0), 0)
    one_die = next(node for node in search.tried() if node.action == roll(1))
    next_question = one_die.answers(Decision(ASK_BUILD, 0))
    assert {WORDS.answer(action) for action in next_question} >= {"build cafe", "pass"}


def test_luck_that_leads_to_other_questions_keeps_their_answers_apart() -> None:
    """A 6 asks for a swap first; to swap nothing and to build nothing are different answers."""
    cities = {0: {"business_center": 1, "cafe": 1}, 1: {"mine": 1}}
    state = table(coins=[0, 0], cities=cities, built={0: ["train_station"]})
    search = Search(seeded(2))
    for _ in range(300):
        search.iterate(GAME, GAME.observe(state, 0), 0)
    one_die = next(node for node in search.tried() if node.action == roll(1))
    assert pass_on() in one_die.answers(Decision(ASK_GIVE, 0))
    others = [key for key in one_die.questions if key != ASK_GIVE * MOST_SEATS]
    assert others


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_search_from_the_first_turn_works_at_every_table(seats: int) -> None:
    state = GAME.start(seats, GAME.settle({"market": "ten_piles", "copies": "two"}), 3)
    search = Search(seeded(2), rounds=2)
    for _ in range(50):
        search.iterate(GAME, GAME.observe(state, 0), 0)
    assert search.root.visits == 50
    assert search.tried()
