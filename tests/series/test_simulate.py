"""The command `simulate`: fair seats, honest intervals, the same seed the same games."""

import json
import sys
from collections import Counter
from multiprocessing import Pipe, active_children

import pytest
from helpers.matches import advice_of
from helpers.saying import Said, Terminal, complaint, result, said

from citybuilder.bots.arena import Outcome
from citybuilder.bots.levels import LEVELS, Level
from citybuilder.cli import progress, simulate
from citybuilder.cli.progress import Progress
from citybuilder.cli.simulate import rotated
from citybuilder.cli.tally import Tally, interval
from citybuilder.cli.texts import Words
from citybuilder.core.game import Game, Options, State
from citybuilder.store.sheets import load_game
from citybuilder.system import helpers
from citybuilder.words.catalogue import translator

GAME = load_game("machi_koro")
ADVICE = advice_of(GAME)
WORDS = ["simulate", "machi_koro", "--seats", "random,random,greedy", "--games", "9"]
NOW = ("--lang", "en")
Captured = pytest.CaptureFixture[str]


class Table:
    """Stands in for a match: notes who sits where, and says who wins."""

    def __init__(self, wins: dict[str, float]) -> None:
        self.wins = wins
        self.seated: list[list[str]] = []
        self.seeds: list[int] = []

    def __call__(
        self, _game: Game[State], levels: list[Level], _options: Options, seed: int
    ) -> Outcome:
        keys = [level.key for level in levels]
        self.seated.append(keys)
        self.seeds.append(seed)
        return Outcome([self.wins[key] for key in keys], [len(key) for key in keys], 12)


def sit(monkeypatch: pytest.MonkeyPatch, **wins: float) -> Table:
    table = Table(wins)
    monkeypatch.setattr(simulate, "contest", table)
    return table


def test_the_report_has_the_promised_shape(capsys: Captured) -> None:
    report = json.loads(result(capsys, *WORDS, "--json", "--option", "market=ten_piles"))
    bots = report.pop("bots")
    assert report.pop("turns_mean") > 10
    assert report == {
        "game": "machi_koro",
        "options": {"market": "ten_piles", "copies": "unlimited", "expansion": "none"},
        "games": 9,
        "seed": 1,
        "budget": 1.0,
    }
    assert [bot["bot"] for bot in bots] == ["random", "random", "greedy"]
    for bot in bots:
        assert list(bot) == ["bot", "wins", "win_rate", "ci95", "mean_score"]
        low, high = bot["ci95"]
        assert 0.0 <= low <= bot["win_rate"] <= high <= 1.0
        assert bot["win_rate"] == pytest.approx(bot["wins"] / 9, abs=1e-4)
        assert 0.0 <= bot["mean_score"] <= 4.0
    assert sum(bot["wins"] for bot in bots) == pytest.approx(9, abs=1e-3)


def test_a_seed_repeats_exactly_however_many_share_the_games(capsys: Captured) -> None:
    words = [*WORDS, "--games", "5", "--json", "--seed", "-3"]
    first = result(capsys, *words)
    assert result(capsys, *words) == first
    assert result(capsys, *words, "--jobs", "2") == first
    assert result(capsys, *words[:-1], "-4") != first


def test_more_helpers_than_games_are_not_started(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = []

    def shared(_play: object, games: int, jobs: int) -> list[Outcome]:
        started.append(jobs)
        return [Outcome([1.0, 0.0, 0.0], [4, 1, 1], 30)] * games

    monkeypatch.setattr(helpers, "shared", shared)
    result(capsys, *WORDS, "--jobs", "64")
    assert started == [9]


def test_each_bot_sits_everywhere_equally_often(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit(monkeypatch, strong=1.0, greedy=0.0, random=0.0)
    levels = [LEVELS[key] for key in ("strong", "greedy", "random")]
    found = [rotated(ADVICE, levels, {}, 5, number) for number in range(30)]
    for place in range(3):
        assert Counter(keys[place] for keys in table.seated) == dict.fromkeys(table.wins, 10)
    assert table.seated[:3] == [
        ["strong", "greedy", "random"],
        ["greedy", "random", "strong"],
        ["random", "strong", "greedy"],
    ]
    assert [outcome.wins for outcome in found] == [[1.0, 0.0, 0.0]] * 30
    assert [outcome.scores for outcome in found] == [[6, 6, 6]] * 30
    assert len(set(table.seeds)) == 30


def test_scores_and_wins_go_back_to_their_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    sit(monkeypatch, normal=0.5, expert=0.0, beginner=0.5, random=0.0)
    levels = [LEVELS[key] for key in ("beginner", "random", "normal", "expert")]
    for number in range(8):
        outcome = rotated(ADVICE, levels, {}, 1, number)
        assert outcome.wins == [0.5, 0.0, 0.5, 0.0]
        assert outcome.scores == [8, 6, 6, 6]


def test_neighbouring_seeds_share_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit(monkeypatch, random=0.5)
    for seed in (-1, 0, 1, 2):
        for number in (0, 1, simulate.MOST - 1):
            rotated(ADVICE, [LEVELS["random"]] * 2, {}, seed, number)
    assert len(set(table.seeds)) == 12
    assert table.seeds == sorted(table.seeds)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 1, 0.2065, 1.0),
        (1, 10, 0.0179, 0.4042),
        (600, 1000, 0.5693, 0.6299),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_the_interval_is_symmetric_and_narrows() -> None:
    for wins in range(21):
        low, high = interval(wins, 20)
        other_low, other_high = interval(20 - wins, 20)
        assert (low, high) == pytest.approx((1 - other_high, 1 - other_low))
        narrow_low, narrow_high = interval(wins * 10, 200)
        assert low <= narrow_low < narrow_high <= high
        assert narrow_low <= wins / 20 <= narrow_high + 1e-9


def test_a_shared_win_counts_in_parts(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    sit(monkeypatch, random=1 / 3, greedy=1 / 3)
    bots = json.loads(result(capsys, *WORDS, "--json", "--games", "4"))["bots"]
    assert [(bot["wins"], bot["win_rate"]) for bot in bots] == [(1.3333, 0.3333)] * 3
    table = result(capsys, *WORDS, "--games", "4", *NOW)
    assert table.splitlines()[2].split()[:3] == ["random", "1.33", "33.3%"]


def test_the_table_reads_well(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    sit(monkeypatch, strong=1.0, greedy=0.0)
    words = ["simulate", "machi_koro", "--games", "200", "--seed", "7"]
    assert result(capsys, *words, *NOW).splitlines() == [
        "200 games, seed 7",
        "bot     wins  win rate    95% interval  mean score",
        "strong   200    100.0%  98.1% – 100.0%        6.00",
        "greedy     0      0.0%     0.0% – 1.9%        6.00",
        "Turns per game: 12.0",
    ]
    assert result(capsys, *words, "--games", "1", "--lang", "de").splitlines() == [
        "1 Partie, Spielnummer 7",
        "Bot     Siege  Siegquote  95-%-Intervall  Punkte im Mittel",
        "stark       1     100.0%  20.7% – 100.0%              6.00",
        "gierig      0       0.0%    0.0% – 79.3%              6.00",
        "Züge je Partie: 12.0",
    ]


def test_a_plan_has_a_row_of_its_own(capsys: Captured) -> None:
    words = [*WORDS[:2], "--seats", "plan:cheese,random,plan:cheese", "--games", "2"]
    rows = result(capsys, *words, "--jobs", "2", *NOW).splitlines()[2:5]
    assert [row[:12] for row in rows] == ["plan cheese ", "random      ", "plan cheese "]
    assert "\nPlan cheese " in result(capsys, *words, "--lang", "de")
    bots = json.loads(result(capsys, *words, "--json"))["bots"]
    assert [bot["bot"] for bot in bots] == ["plan:cheese", "random", "plan:cheese"]


def test_a_plan_that_the_game_does_not_have_is_told(capsys: Captured) -> None:
    seats = ["--seats", "expert,plan:cheese"]
    told = complaint(capsys, "simulate", "the_city", *seats, *NOW)
    assert told == "The game has no plans that a bot could follow."
    told = complaint(capsys, "simulate", "the_city", *seats, "--lang", "de")
    assert told == "Für das Spiel gibt es keine Pläne, denen ein Bot folgen könnte."
    told = complaint(capsys, "simulate", "machi_koro", "--seats", "plan:milk,greedy", *NOW)
    assert told == "The game has no plan “milk”. Known: cheese."
    told = complaint(capsys, "simulate", "machi_koro", "--seats", "plan:,greedy", "--lang", "de")
    assert told == "Für das Spiel gibt es keinen Plan „“. Bekannt: cheese."


def test_many_wins_are_written_out() -> None:
    tally = Tally([LEVELS["greedy"], LEVELS["random"]])
    tally.games, tally.wins = 1_000_000, [987_654.5, 12_345.5]
    assert " 987654.5 " in tally.lines(Words(translator("en")), 1)[2]


def test_a_terminal_shows_progress(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(progress, "PAUSE", -1.0)
    assert "9 games" in result(capsys, *WORDS, *NOW)
    drawn = terminal.getvalue().split("\r")
    assert drawn[1] == "████" + "·" * 36 + " 1/9"
    assert drawn[9] == "█" * 40 + " 9/9"
    assert drawn[10:] == ["\x1b[K"]


def test_progress_is_drawn_now_and_then_only(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    times = iter(range(1000))
    monkeypatch.setattr(progress, "monotonic", lambda: 50 + next(times) * 0.04)
    bar = Progress(100)
    for _ in range(100):
        bar.step()
    assert 20 < terminal.getvalue().count("\r") < 40


def test_progress_may_say_what_it_is_about(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    Progress(2, "expert – strong").step()
    assert terminal.getvalue().endswith("· 1/2  expert – strong")


def test_a_file_or_pipe_shows_no_progress(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "PAUSE", -1.0)
    result(capsys, *WORDS)  # and nothing else


def test_a_bar_that_was_never_drawn_is_not_wiped_away(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    Progress(1).close()
    assert terminal.getvalue() == ""


def test_ctrl_c_wipes_the_bar_away(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> Outcome:
        if len(terminal.getvalue()) > 0:
            raise KeyboardInterrupt
        return Outcome([1.0, 0.0, 0.0], [4, 0, 0], 9)

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(simulate, "contest", interrupt)
    assert said(capsys, *WORDS) == Said(130, "", "")
    assert terminal.getvalue().endswith(" 1/9\r\x1b[K")


def test_a_killed_helper_is_told(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    def kill(*_: object) -> None:
        for child in active_children():
            child.kill()
            child.join()

    monkeypatch.setattr(Tally, "add", kill)
    words = [*WORDS, "--games", "100000", "--jobs", "2"]
    assert complaint(capsys, *words, *NOW) == "A helper process was ended from outside."
    assert active_children() == []


PLAYED: list[int] = []


def noted(number: int) -> Outcome:
    PLAYED.append(number)
    return Outcome()


def test_a_helper_that_nobody_listens_to_leaves_without_a_word(capsys: Captured) -> None:
    listener, pipe = Pipe()
    listener.send((noted, range(3, 100)))
    listener.close()
    helpers.help_out(pipe)
    pipe.close()
    assert PLAYED == [3]
    assert capsys.readouterr() == ("", "")


def test_a_helper_that_is_told_nothing_leaves_without_a_word(capsys: Captured) -> None:
    listener, pipe = Pipe()
    listener.close()
    helpers.help_out(pipe)
    pipe.close()
    assert capsys.readouterr() == ("", "")
