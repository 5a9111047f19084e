"""Levels and matches between them."""

import pytest
from helpers.machi_koro import GAME, building, table
from helpers.matches import advice_of

from citybuilder.bots.arena import contest, sit_down
from citybuilder.bots.levels import LEVELS, MCTS, Level, Sitter, scaled
from citybuilder.bots.playout import play_out
from citybuilder.core.rng import seeded

QUICK = Level("quick", MCTS, 40)


def test_the_levels_get_more_time_and_more_iterations() -> None:
    ladder = [LEVELS[key] for key in ("beginner", "normal", "strong", "expert")]
    assert [level.seconds for level in ladder] == sorted(level.seconds for level in ladder)
    assert [level.iterations for level in ladder] == sorted(level.iterations for level in ladder)
    assert [level.noise for level in ladder[1:]] == [0.0] * 3


@pytest.mark.no_cover
@pytest.mark.parametrize("key", LEVELS)
def test_every_level_gives_a_legal_answer(key: str) -> None:
    state = building(coins=[4, 0])
    level = LEVELS[key]
    slow = Level(key, level.kind, min(level.iterations, 50), level.seconds, level.noise)
    action = Sitter(advice_of(GAME), slow, 1, True).choose(GAME.observe(state, 0), 0)
    assert action in GAME.legal(state)


def test_a_turn_has_one_budget_and_the_next_turn_a_new_one() -> None:
    sitter = Sitter(advice_of(GAME), QUICK, 1, False)
    state = building(coins=[4, 0])
    sitter.choose(GAME.observe(state, 0), 0)
    left = sitter.budget.iterations
    assert left < QUICK.iterations
    sitter.choose(GAME.observe(state, 0), 0)
    assert sitter.budget.iterations < left
    state.turn += 1
    sitter.choose(GAME.observe(state, 0), 0)
    assert sitter.budget.iterations == left


def test_a_clock_only_runs_where_it_is_wanted() -> None:
    view = GAME.observe(table(), 0)
    for clocked in (True, False):
        sitter = Sitter(advice_of(GAME), LEVELS["strong"], 1, clocked)
        sitter.choose(view, 0)
        assert sitter.budget.clocked == clocked


@pytest.mark.no_cover
def test_a_careless_level_takes_the_second_best_answer_at_times() -> None:
    view = GAME.observe(building(coins=[9, 3]), 0)
    sitter = Sitter(advice_of(GAME), LEVELS["beginner"], 1, False)
    answers = [sitter.choose(view, 0) for _ in range(30)]
    ranked = Sitter(advice_of(GAME), LEVELS["greedy"], 1, False).think(view, 0)
    assert set(answers) == {ranked[0].action, ranked[1].action}


def test_a_bot_thinks_anew_if_nobody_tells_what_was_answered() -> None:
    sitter = Sitter(advice_of(GAME), QUICK, 1, False)
    view = GAME.observe(building(coins=[9, 3]), 0)
    for _ in range(2):
        assert {each.action for each in sitter.think(view, 0)} == set(GAME.legal(view))


def test_only_the_expert_judges_by_what_was_learned() -> None:
    assert [key for key, level in LEVELS.items() if level.learned] == ["expert"]
    assert scaled(LEVELS["expert"], 0.1).learned


def test_a_careless_level_has_no_second_best_where_there_is_one_answer() -> None:
    view = GAME.observe(table(coins=[0, 0]), 0)
    sitter = Sitter(advice_of(GAME), LEVELS["beginner"], 1, False)
    assert {sitter.choose(view, 0) for _ in range(20)} == set(GAME.legal(view))


def test_somebody_wins_a_match_of_bots() -> None:
    outcome = contest(advice_of(GAME), [LEVELS["random"]] * 2, GAME.complete({}), 5)
    assert sorted(outcome.wins) == [0.0, 1.0]
    assert len(outcome.scores) == 2
    assert outcome.turns > 0


@pytest.mark.no_cover
def test_a_seed_repeats_a_match_exactly() -> None:
    levels = [Level("quickest", MCTS, 2), LEVELS["beginner"], LEVELS["random"]]
    options = GAME.complete({"market": "ten_piles"})
    outcomes = [contest(advice_of(GAME), levels, options, 5) for _ in range(2)]
    one, other = [(outcome.wins, outcome.scores, outcome.turns) for outcome in outcomes]
    assert one == other


def test_bots_at_one_table_do_not_share_their_luck() -> None:
    sitters = sit_down(advice_of(GAME), [LEVELS["random"]] * 4, 7, False)
    assert len({sitter.rng.value for sitter in sitters}) == 4


def test_a_playout_ends_and_counts_its_decisions() -> None:
    state = GAME.start(2, GAME.complete({}), 1)
    assert play_out(GAME, state, seeded(1)) > state.turn
    assert state.over


def qualities(level: Level) -> dict[str, object]:
    names = [name for name in dir(level) if not name.startswith("_")]
    found = {name: getattr(level, name) for name in names}
    return {name: value for name, value in found.items() if not callable(value)}


def test_a_scaled_level_differs_in_its_budget_alone() -> None:
    for level in LEVELS.values():
        assert qualities(scaled(level, 1.0)) == qualities(level)
    strong = LEVELS["strong"]
    tenth = scaled(strong, 0.1)
    changed = {"iterations": strong.iterations // 10, "seconds": pytest.approx(strong.seconds / 10)}
    assert qualities(tenth) == qualities(strong) | changed


def test_a_searching_level_searches_at_any_scale_and_the_others_never() -> None:
    assert scaled(LEVELS["normal"], 1e-6).iterations == 1
    for key in ("random", "greedy", "beginner"):
        assert scaled(LEVELS[key], 100.0) is LEVELS[key]
