"""The options of `simulate` that stop it once a win rate is decided, and that change budgets."""

import json
from multiprocessing import active_children

import pytest
from helpers.saying import complaint, result

from citybuilder.bots.arena import Outcome
from citybuilder.bots.levels import LEVELS, Level
from citybuilder.cli import simulate
from citybuilder.core.game import Game, Options, State

DUEL = ["simulate", "machi_koro", "--seats", "greedy,random", "--games", "60"]
NOW = ("--lang", "en")
MISTAKES = (
    "Either mistake is made in about 5% of such tests at most. "
    "An interval of games that stop when they are decided is slightly optimistic."
)
Captured = pytest.CaptureFixture[str]


def always(monkeypatch: pytest.MonkeyPatch, **wins: float) -> list[Level]:
    """Every match ends so; the levels that sat at it."""
    seated: list[Level] = []

    def contest(_: Game[State], levels: list[Level], _options: Options, _seed: int) -> Outcome:
        seated.extend(levels)
        return Outcome([wins[level.key] for level in levels], [1] * len(levels), 9)

    monkeypatch.setattr(simulate, "contest", contest)
    return seated


def test_games_stop_when_the_first_bot_is_found_good_enough(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    always(monkeypatch, greedy=1.0, random=0.0)
    said = result(capsys, *DUEL, "--decide", "60%", *NOW).splitlines()
    assert said[0] == "17 games, seed 1"
    assert said[-2:] == [
        "Decided after 17 games: greedy wins 60% or more, rather than 50% or less.",
        MISTAKES,
    ]


def test_games_stop_when_the_first_bot_is_found_too_weak(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    always(monkeypatch, greedy=0.0, random=1.0)
    said = result(capsys, *DUEL, "--decide", "60", *NOW).splitlines()
    assert said[-2:] == [
        "Decided after 14 games: greedy wins 50% or less, rather than 60% or more.",
        MISTAKES,
    ]


def test_what_the_games_do_not_decide_is_undecided(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    always(monkeypatch, greedy=0.5, random=0.5)
    words = [*DUEL, "--decide", "55%", "--games", "30"]
    sentence = "Undecided after 30 games whether greedy wins 55% or more, or 45% or less."
    assert result(capsys, *words, *NOW).splitlines()[-1] == sentence
    german = (
        "Nach 1 Partie nicht entschieden, ob gierig 55\N{NO-BREAK SPACE}% oder mehr gewinnt "
        "oder nur 45\N{NO-BREAK SPACE}% "
    )
    assert german in result(capsys, *words, "--games", "1", "--lang", "de")


def test_a_wider_margin_is_decided_earlier(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    always(monkeypatch, greedy=1.0, random=0.0)
    words = [*DUEL, "--decide", "60%", "--margin", "30%", "--json"]
    report = json.loads(result(capsys, *words))
    assert report["games"] == 5
    assert report["bots"][0]["wins"] == 5
    assert report["decision"] == {
        "rate": 0.6,
        "or_at_most": 0.3,
        "error": 0.05,
        "verdict": "for",
        "after": 5,
    }


def test_the_decision_is_the_same_however_many_share_the_games(capsys: Captured) -> None:
    words = [*DUEL, "--seats", "random,greedy", "--decide", "35%", "--json"]
    alone = result(capsys, *words)
    assert result(capsys, *words, "--jobs", "2") == alone
    assert active_children() == []
    report = json.loads(alone)
    assert report["decision"]["verdict"] == "against"
    assert report["decision"]["after"] == report["games"] < 60


def test_a_budget_changes_the_bots_that_search(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = always(monkeypatch, expert=1.0, greedy=0.0)
    words = [*DUEL, "--seats", "expert,greedy", "--games", "1", "--budget", "0.1"]
    said = result(capsys, *words, *NOW).splitlines()
    assert said[1] == "Iterations of a turn: 0.1 times the usual"
    assert said[3].startswith("expert ")
    assert [level.key for level in seated] == ["expert", "greedy"]
    assert seated[0].iterations == LEVELS["expert"].iterations // 10
    assert json.loads(result(capsys, *words, "--json"))["budget"] == 0.1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--decide", "100%"], "--decide must be a number from 2% to 99%."),
        (["--decide", "0.6"], "--decide must be a number from 2% to 99%."),
        (["--decide", "%"], "--decide must be a number from 2% to 99%."),
        (["--decide", "often"], "--decide must be a number from 2% to 99%."),
        (["--decide", "8%"], "--margin must be a number from 1% to 7%."),
        (["--decide", "60%", "--margin", ""], "--margin must be a number from 1% to 59%."),
        (["--decide", "60%", "--margin", "60%"], "--margin must be a number from 1% to 59%."),
        (["--margin", "5%"], "--margin is only possible together with --decide."),
        (["--budget", "0"], "--budget must be a number from 0.001 to 100."),
        (["--budget", "nan"], "--budget must be a number from 0.001 to 100."),
        (["--budget", "half"], "--budget must be a number from 0.001 to 100."),
    ],
)
def test_a_wrong_rate_or_budget_is_told(words: list[str], sentence: str, capsys: Captured) -> None:
    assert complaint(capsys, *DUEL, *words, *NOW) == sentence
