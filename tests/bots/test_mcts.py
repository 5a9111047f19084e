"""The tree search: its budget, its clock, and what its iterations leave in the tree."""

import pytest
from helpers import the_city
from helpers.machi_koro import GAME, LANDMARKS, WORDS, building, table
from helpers.matches import advice_of

from citybuilder.bots.bot import FIRST_SHARE, Budget
from citybuilder.bots.mcts import LOOK_AT_CLOCK, MctsBot, Node, Search, question
from citybuilder.core.game import Action, Decision
from citybuilder.core.rng import seeded
from citybuilder.games.machi_koro.cards import ASK_BUILD, ASK_GIVE, pass_on, roll
from citybuilder.games.machi_koro.state import MachiKoroState
from citybuilder.games.the_city import cards as city


@pytest.mark.no_cover
def test_one_decision_takes_a_share_and_leaves_the_rest_of_the_turn() -> None:
    view = GAME.observe(building(coins=[9, 3]), 0)
    budget = Budget(300)
    MctsBot(seeded(1)).think(advice_of(GAME), view, 0, budget)
    assert 0 < budget.iterations < 300
    left = budget.iterations
    MctsBot(seeded(1)).think(advice_of(GAME), view, 0, budget)
    assert left * (1 - FIRST_SHARE) - 1 <= budget.iterations < left


def test_every_answer_gets_a_chance_even_without_budget() -> None:
    view = GAME.observe(building(coins=[9, 3]), 0)
    budget = Budget(0)
    ranked = MctsBot(seeded(1)).think(advice_of(GAME), view, 0, budget)
    assert len(ranked) == len(GAME.legal(view))
    assert budget.iterations == 0


def test_the_clock_ends_thinking_at_its_first_look() -> None:
    view = GAME.observe(building(coins=[9, 3]), 0)
    budget = Budget(1_000_000_000, 1e-9)
    MctsBot(seeded(1)).think(advice_of(GAME), view, 0, budget)
    assert budget.iterations == 1_000_000_000 - LOOK_AT_CLOCK
    assert budget.seconds == 0.0


def test_a_budget_that_is_used_up_still_has_its_clock() -> None:
    budget = Budget(1000, 0.5)
    budget.spend(10, 1.0)
    assert budget.share().clocked
    assert not Budget(1000).share().clocked


@pytest.mark.no_cover
def test_thinking_ends_when_the_first_place_is_settled() -> None:
    state = building(coins=[22, 50], built={0: LANDMARKS[:3]})
    budget = Budget(6_000)
    MctsBot(seeded(1)).think(advice_of(GAME), GAME.observe(state, 0), 0, budget)
    assert budget.iterations > 6_000 * (1 - FIRST_SHARE)


def test_visits_add_up_and_means_are_chances() -> None:
    view = GAME.observe(building(seats=3, coins=[9, 3, 3]), 0)
    search = Search(seeded(2))
    for _ in range(60):
        search.iterate(advice_of(GAME), view, 0)
    assert search.root.visits == 60
    asked = question(advice_of(GAME), view)
    assert sum(node.visits for node in search.tried(asked)) == 60
    for ranked in search.ranked(asked):
        assert 0.0 <= ranked.chance <= 1.0


def searched(state: MachiKoroState, times: int) -> Node:
    """What was found out about throwing one die, where the Train Station leaves the choice."""
    search = Search(seeded(2))
    for _ in range(times):
        search.iterate(advice_of(GAME), GAME.observe(state, 0), 0)
    tried = search.tried(question(advice_of(GAME), state))
    return next(node for node in tried if node.action == roll(1))


def asked_next(node: Node, kind: int, dice: int) -> dict[Action, Node]:
    """What was answered to a question of the first seat after these dice."""
    state = table(coins=[0, 0])
    state.asked = [Decision(kind, 0)]
    state.first_die = dice
    return node.answers(question(advice_of(GAME), state))


@pytest.mark.no_cover
def test_every_throw_is_thought_about_by_itself() -> None:
    """A 4 earns coins for a building, any other throw earns none."""
    city = {0: {"convenience_store": 1}}
    one_die = searched(table(coins=[0, 0], cities=city, built={0: ["train_station"]}), 300)
    after_4 = {WORDS.answer(action) for action in asked_next(one_die, ASK_BUILD, 4)}
    assert after_4 >= {"build cafe", "pass"}
    assert not asked_next(one_die, ASK_BUILD, 5)


def test_dice_of_the_turn_before_do_not_matter() -> None:
    one, other = table(coins=[0, 0]), table(coins=[0, 0])
    other.first_die = 6
    assert question(advice_of(GAME), one) == question(advice_of(GAME), other)


@pytest.mark.no_cover
def test_answers_that_become_possible_by_luck_join_the_tree() -> None:
    """The City: the same question finds other cards in hand."""
    game = the_city.GAME
    advice = advice_of(game)
    state = game.start(2, {}, 3)
    while state.asked[-1].kind != city.ASK_CHOOSE:
        game.apply(state, game.legal(state)[-1])
    seat = state.asked[-1].seat
    search = Search(seeded(2))
    for _ in range(25):
        search.iterate(advice, game.observe(state, seat), seat)
    later = [
        answers
        for node in search.tried(question(advice, state))
        for answers in node.questions.values()
    ]
    assert max(map(len, later)) > len(game.legal(state))


@pytest.mark.no_cover
def test_luck_that_leads_to_other_questions_keeps_their_answers_apart() -> None:
    """A 6 asks for a swap first; to swap nothing and to build nothing are different answers."""
    cities = {0: {"business_center": 1, "cafe": 1}, 1: {"mine": 1}}
    one_die = searched(table(coins=[0, 0], cities=cities, built={0: ["train_station"]}), 300)
    assert pass_on() in asked_next(one_die, ASK_GIVE, 6)
    assert len(one_die.questions) > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_search_from_the_first_turn_works_at_every_table(seats: int) -> None:
    state = GAME.start(seats, GAME.complete({"market": "ten_piles", "copies": "two"}), 3)
    search = Search(seeded(2))
    for _ in range(20):
        search.iterate(advice_of(GAME), GAME.observe(state, 0), 0)
    assert search.root.visits == 20
    assert search.root.questions


@pytest.mark.no_cover
def test_what_was_thought_of_the_rest_of_a_turn_is_kept() -> None:
    """The City: building is chosen first, then what to pay with; no chance comes between."""
    game = the_city.GAME
    advice = advice_of(game)
    state = game.start(2, {}, 3)
    bot = MctsBot(seeded(1))
    while state.asked[-1].kind != city.ASK_CHOOSE or len(game.legal(state)) < 3:
        game.apply(state, game.legal(state)[-1])
    seat = state.asked[-1].seat
    ranked = bot.think(advice, game.observe(state, seat), seat, Budget(40))
    paid = [choice for choice in ranked if choice.action.kind == city.BUILD]
    bot.go_on(paid[0].action)
    assert bot.kept is not None
    game.apply(state, paid[0].action)
    again = bot.think(advice, game.observe(state, seat), seat, Budget(40))
    assert {choice.action for choice in again} == set(game.legal(state))
    bot.forget()
    assert bot.kept is None


def test_nothing_is_kept_once_chance_has_decided() -> None:
    state = table(coins=[0, 0], built={0: ["train_station"]})
    bot = MctsBot(seeded(1))
    bot.think(advice_of(GAME), GAME.observe(state, 0), 0, Budget(100))
    bot.go_on(roll(1))
    assert bot.kept is None
    bot.think(advice_of(GAME), GAME.observe(state, 0), 0, Budget(100))
    bot.go_on(Action(99))
    assert bot.kept is None


def test_an_answer_that_was_not_searched_for_leaves_what_is_kept() -> None:
    bot = MctsBot(seeded(1))
    bot.kept = Search(seeded(2))
    forced = table(coins=[0, 0])
    bot.think(advice_of(GAME), GAME.observe(forced, 0), 0, Budget(10))
    bot.go_on(roll(1))
    assert bot.kept is not None
