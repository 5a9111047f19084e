"""The command `bench`: figures in CPU time, whatever the game and its options."""

import json
from itertools import count
from typing import cast

import pytest
from helpers.matches import advice_of
from helpers.saying import result
from helpers.toy import Toy

from citybuilder.bots.arena import sit_down
from citybuilder.bots.levels import LEVELS, Level, Sitter
from citybuilder.cli import bench
from citybuilder.cli.bench import half_played, measure, playouts, timed
from citybuilder.cli.main import run
from citybuilder.core.advice import Advice
from citybuilder.core.game import Game, State
from citybuilder.playing.looking_back import is_compiled
from citybuilder.store.sheets import load_game

FIGURES = [
    "games_per_cpu_s",
    "decisions_per_cpu_s",
    "copy_us",
    "observe_us",
    "determinize_us",
    "mcts_iterations_per_cpu_s",
    "compiled",
]
TURNS = ["turn_ms", "turn_p95_ms", "turn_longest_ms"]
WORDS = ["bench", "machi_koro", "--seconds", "0.01"]
GAME = load_game("machi_koro")
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures nobody reads need not be exact."""
    monkeypatch.setattr(bench, "BATCH", 4)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second passes from look to look."""
    times = count()
    monkeypatch.setattr(bench, "process_time", lambda: float(next(times)))


def test_the_report_has_the_promised_keys(capsys: Captured) -> None:
    words = [*WORDS, "--players", "2", "--option", "copies=two", "--json"]
    report = json.loads(result(capsys, *words))
    assert list(report) == ["game", "players", "options", *FIGURES]
    assert (report["game"], report["players"]) == ("machi_koro", 2)
    assert report["options"] == {
        "market": "all_piles",
        "copies": "two",
        "expansion": "none",
    }
    assert report["compiled"] is is_compiled()
    for key in FIGURES[:-1]:
        assert report[key] >= 0


def test_the_figures_are_named_in_either_language(capsys: Captured) -> None:
    english = result(capsys, *WORDS, "--lang", "en").splitlines()
    german = result(capsys, *WORDS, "--lang", "de").splitlines()
    assert english[0].startswith("random games per CPU second  ")
    assert german[0].startswith("Zufallspartien je CPU-Sekunde  ")
    assert english[-1].split() == ["compiled", "yes" if is_compiled() else "no"]
    assert german[-1].split() == ["kompiliert", "ja" if is_compiled() else "nein"]
    for lines in (english, german):
        assert len(lines) == len(FIGURES)
        assert len({len(line) for line in lines}) == 1


def test_turns_of_an_expert_are_timed_by_the_clock(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocks: list[bool] = []

    def sits_down(advice: Advice[State], levels: list[Level], *rest: object) -> list[Sitter[State]]:
        clocks.append(bool(rest[-1]))
        assert LEVELS["expert"] in levels
        return sit_down(advice, [LEVELS["greedy"]] * len(levels), 1, False)

    monkeypatch.setattr("citybuilder.cli.turn_times.sit_down", sits_down)
    report = json.loads(result(capsys, *WORDS, "--turns", "40", "--json"))
    assert list(report)[3:] == [*TURNS, *FIGURES]
    assert 0 < report["turn_ms"] <= report["turn_p95_ms"] <= report["turn_longest_ms"]
    assert clocks
    assert all(clocks)


def test_whether_it_is_compiled_is_read_off_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, compiled in (("game.py", False), ("game.cpython-311.so", True), ("game.pyd", True)):
        monkeypatch.setattr("citybuilder.core.game.__file__", name)
        assert is_compiled() is compiled


@pytest.mark.usefixtures("clock")
def test_the_cost_of_a_call_is_the_time_over_the_calls() -> None:
    calls: list[int] = []
    assert timed(lambda: calls.append(1), 5.0) == 5e6 / len(calls)
    assert len(calls) == 4 * bench.BATCH


@pytest.mark.usefixtures("clock")
def test_even_the_shortest_time_measures_something() -> None:
    calls: list[int] = []
    assert timed(lambda: calls.append(1), 0.01) > 0
    assert len(calls) == bench.BATCH
    games, decisions = playouts(GAME, 2, GAME.complete({}), 0.01)
    assert games > 0
    assert decisions > games


@pytest.mark.parametrize("players", GAME.players)
def test_a_half_played_match_has_a_choice(players: int) -> None:
    state = half_played(advice_of(GAME), players, GAME.complete({}))
    assert not state.over
    assert len(GAME.legal(state)) > 1
    assert (bench.ROUNDS - 1) * players < state.turn <= bench.ROUNDS * players


def test_a_game_that_ends_early_is_measured_as_well() -> None:
    toy = cast(Game[State], Toy())
    assert len(toy.legal(half_played(advice_of(toy), 2, toy.complete({})))) > 1
    assert list(measure(advice_of(toy), 2, toy.complete({}), 0.001)) == FIGURES


def test_nothing_is_told_before_the_end(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(bench, "iterations", interrupt)
    assert run(WORDS) == 130
    assert capsys.readouterr() == ("", "")
