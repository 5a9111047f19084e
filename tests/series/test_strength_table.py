"""The command `strength`: a page that says how it was made, and a run that can be stopped."""

import json
import re
from pathlib import Path

import pytest
from helpers.matches import advice_of
from helpers.saying import complaint, result, said

from citybuilder import __version__
from citybuilder.bots.arena import Outcome
from citybuilder.bots.levels import LEVELS
from citybuilder.cli import bench, strength, strength_rows
from citybuilder.cli.strength_page import targets
from citybuilder.cli.strength_record import Row
from citybuilder.cli.strength_rows import (
    LEADS,
    MARGIN,
    PAIRS,
    PLAN_TARGETS,
    TARGETS,
    Pairing,
    Terms,
    manner,
    pairings,
)
from citybuilder.cli.strength_texts import StrengthWords
from citybuilder.cli.turn_times import Watched
from citybuilder.games import GAMES
from citybuilder.store.sheets import load_game
from citybuilder.system.helpers import HelperLost
from citybuilder.words.catalogue import translator

GAME = load_game("machi_koro")
ADVICE = advice_of(GAME)
PLAN = Terms(most=3, seed=1, jobs=1, budget=1.0, sequential=True)
NOW = ("--lang", "en")
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A command that measures little, and quickly."""
    monkeypatch.setattr(strength_rows, "PAIRS", (("greedy", "random"), ("beginner", "random")))
    monkeypatch.setattr(strength_rows, "TARGETS", {(2, "greedy", "random"): 0.6})
    monkeypatch.setattr(strength_rows, "PLAN_TARGETS", {})
    monkeypatch.setattr(strength, "YARDSTICK", 0.01)
    monkeypatch.setattr(bench, "BATCH", 4)
    out = str(tmp_path / "strength.md")
    return ["strength", "machi_koro", "--games", "3", "--out", out]


def out_of(words: list[str]) -> Path:
    return Path(words[words.index("--out") + 1])


def rows_of(page: str) -> list[list[str]]:
    """The last table, without what it begins with."""
    lines = [line for line in page.splitlines() if line.startswith("| ")]
    found = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [cells for cells in found if cells[0].isdecimal()]


def test_the_pairs_climb_the_ladder_and_meet_the_reference() -> None:
    assert {key for pair in PAIRS for key in pair} == set(LEVELS)
    for seats, first, second in TARGETS:
        assert (first, second) in PAIRS
        assert 1 / seats <= TARGETS[seats, first, second] - MARGIN + 1e-9
    for seats, first, second in LEADS:
        assert (first, second) in PAIRS
        assert (seats, first, second) not in TARGETS
    for (seats, first), rate in PLAN_TARGETS.items():
        assert first in LEVELS
        assert 1 / seats <= rate - MARGIN


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_all_pairs_for_two_and_for_four(key: str) -> None:
    game = load_game(key)
    advice = advice_of(game)
    found = pairings(advice)
    levels = [pairing for pairing in found if pairing.second in LEVELS]
    assert len(levels) == len(set(levels)) == 2 * len(PAIRS)
    assert levels[0].keys == ["beginner", "random"]
    assert levels[-1].keys == ["expert", "greedy", "greedy", "greedy"]
    assert [pairing.seats for pairing in found] == sorted(pairing.seats for pairing in found)
    assert len(found) == len(levels) + 2 * len(advice.plans)


def test_what_is_expected_stands_in_the_rows() -> None:
    """Win rates everywhere, mean scores only where they tell how well one played."""
    rows = {row[:3]: (row.target, row.lead) for row in pairings(ADVICE)}
    assert rows[2, "expert", "strong"] == (0.6, None)
    assert rows[2, "strong", "greedy"] == rows[2, "normal", "beginner"] == (0.75, None)
    assert rows[4, "expert", "strong"] == (0.35, None)
    assert rows[2, "strong", "normal"] == rows[4, "expert", "greedy"] == (None, None)
    assert rows[2, "expert", "plan:cheese"] == (0.75, None)
    assert rows[4, "expert", "plan:cheese"] == (0.5, None)
    leading = {
        (key, row.lead)
        for key in GAMES
        for row in pairings(advice_of(load_game(key)))
        if row.lead is not None
    }
    assert leading == {("cities", 0.15), ("urbanization", 0.15)}


def test_a_mean_score_is_told_beside_the_one_that_is_wanted() -> None:
    row = Row("2026-01-01", 1, 8, 4.0, [60.0, 48.0], [1.0] * 3, [1.0] * 3, "for")
    both = Pairing(4, "expert", "greedy", 0.5, 0.15)
    words = StrengthWords(translator("en"))
    assert targets(both, row, PLAN, words) == ["50%: reached", "mean score +15%, found +25.0%"]
    worse = row._replace(scores=[36.0, 48.0])
    alone = both._replace(target=None)
    assert targets(alone, worse, PLAN, words) == ["mean score +15%, found -25.0%"]
    german = StrengthWords(translator("de"))
    assert targets(alone, row, PLAN, german) == [
        "Punkte im Mittel +15\N{NO-BREAK SPACE}%, gefunden +25.0\N{NO-BREAK SPACE}%"
    ]
    assert targets(alone, row._replace(scores=[1.0, 0.0]), PLAN, words) == []


def test_a_row_against_a_plan_is_measured_like_any_other(
    words: list[str], capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength_rows, "PAIRS", ())
    monkeypatch.setattr(strength_rows, "PLAN_TARGETS", {(2, "random"): 0.75, (4, "greedy"): 0.5})
    told = result(capsys, *words, *NOW).splitlines()
    assert told[0].startswith("Machi Koro, random – plan cheese: ")
    assert told[1].startswith("Machi Koro, greedy – 3 × plan cheese: ")
    page = out_of(words).read_text(encoding="utf-8")
    rows = rows_of(page)
    assert [(row[0], row[1], row[-1]) for row in rows] == [
        ("2", "random – plan cheese", "75%"),
        ("4", "greedy – 3 × plan cheese", "50%"),
    ]
    assert "|\n\nplan cheese: six Ranches, two Cheese Factories, the Train Station, then" in page
    again = result(capsys, *words, "--lang", "de").splitlines()
    assert again[0].startswith("Machi Koro, zufällig – Plan cheese: ")
    assert again[0].endswith(" (schon gemessen)")
    assert "\n\nPlan cheese: sechs Bauernhöfe, " in out_of(words).read_text(encoding="utf-8")
    assert '"machi_koro 4 greedy plan:cheese": ' in out_of(words).with_suffix(".json").read_text()


def test_the_page_says_how_it_was_made(words: list[str], capsys: Captured) -> None:
    told = result(capsys, *words, "--seed", "7", *NOW).splitlines()
    assert re.fullmatch(r"Machi Koro, greedy – random: [\d.]+% \(.+ – .+\) in 3 games", told[0])
    assert told[3].startswith("Machi Koro, beginner – 3 × random: ")
    assert told[4:] == ["The page is written: strength.md"]
    page = out_of(words).read_text(encoding="utf-8")
    assert page.startswith("# How strong the bots are\n\nEach row is a series of games")
    assert "\n\n    citybuilder strength machi_koro --games 3 --seed 7\n\n" in page
    assert f"\n- version: {__version__}\n" in page
    assert "\n- seeds: 7: game n, from 0 on, of every row has 7 × 1000003 + n\n" in page
    assert re.search(r"\n- date: \d{4}-\d\d-\d\d\n", page)
    assert re.search(r"\n\| Machi Koro \| [\d,]+ \|\n", page)
    assert str(out_of(words).parent) not in page
    assert "Wald" not in page
    rows = rows_of(page)
    assert [row[:2] for row in rows] == [
        ["2", "greedy – random"],
        ["2", "beginner – random"],
        ["4", "greedy – 3 × random"],
        ["4", "beginner – 3 × random"],
    ]
    assert [row[-1] for row in rows] == ["60%", "", "", ""]


def test_rows_of_which_nothing_is_expected_can_be_left_out(
    words: list[str], capsys: Captured
) -> None:
    told = result(capsys, *words, "--targets", *NOW).splitlines()
    assert len(told) == 2
    page = out_of(words).read_text(encoding="utf-8")
    assert "\n\n    citybuilder strength machi_koro --games 3 --seed 1 --targets\n\n" in page
    assert [row[:2] for row in rows_of(page)] == [["2", "greedy – random"]]
    everything = result(capsys, *words, *NOW).splitlines()
    assert everything[0].endswith("(measured before)")
    assert len(everything) == 5


def test_a_row_is_what_a_simulation_finds(words: list[str], capsys: Captured) -> None:
    result(capsys, *words, "--seed", "3")
    row = rows_of(out_of(words).read_text(encoding="utf-8"))[3]
    seats = "beginner,random,random,random"
    simulated = ["simulate", "machi_koro", "--seats", seats, "--games", "3", "--seed", "3"]
    bots = json.loads(result(capsys, *simulated, "--json"))["bots"]
    assert float(row[2]) == pytest.approx(bots[0]["wins"], abs=0.01)
    others = sum(bot["mean_score"] for bot in bots[1:]) / 3
    assert row[6] == f"{bots[0]['mean_score']:.1f} : {others:.1f}"
    for times in row[7:9]:
        half, most, longest = map(float, times.split(" / "))
        assert 0 <= half <= most <= longest


def test_shared_games_make_the_same_rows(words: list[str], capsys: Captured) -> None:
    result(capsys, *words)
    alone = rows_of(out_of(words).read_text(encoding="utf-8"))
    result(capsys, *words, "--fresh", "--jobs", "2")
    page = out_of(words).read_text(encoding="utf-8")
    assert [row[:7] for row in rows_of(page)] == [row[:7] for row in alone]
    assert "\n- games at the same time: 2\n" in page


def test_the_page_speaks_german(words: list[str], capsys: Captured) -> None:
    told = result(capsys, *words, "--sequential", "--lang", "de").splitlines()
    assert told[0].startswith("Machi Koro, gierig – zufällig: ")
    page = out_of(words).read_text(encoding="utf-8")
    assert page.startswith("# Wie stark die Bots sind\n")
    assert "60\N{NO-BREAK SPACE}%: nicht entschieden" in page
    assert "10 Prozentpunkte" in page.replace("\n", " ")


def decided_after(monkeypatch: pytest.MonkeyPatch, win: float) -> None:
    def play(*_: object) -> Watched:
        return Watched(Outcome([win, 1 - win, 0.0, 0.0], [4, 1, 1, 1], 9), [0.1], [0.2])

    monkeypatch.setattr(strength, "watched", play)


@pytest.mark.parametrize(("win", "games", "said"), [(1.0, 17, "reached"), (0.0, 14, "missed")])
def test_a_row_with_a_target_stops_when_it_is_decided(
    win: float,
    games: int,
    said: str,
    words: list[str],
    capsys: Captured,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    decided_after(monkeypatch, win)
    result(capsys, *words, "--games", "40", "--sequential", "--budget", "0.5", *NOW)
    page = out_of(words).read_text(encoding="utf-8")
    command = "citybuilder strength machi_koro --games 40 --seed 1 --budget 0.5 --sequential"
    assert f"\n    {command}\n" in page
    assert "less often by 10 points or more (Wald's sequential test" in page.replace("\n", " ")
    rows = rows_of(page)
    assert [row[3] for row in rows] == [str(games), "40", "40", "40"]
    assert [row[-1] for row in rows] == [f"60%: {said}", "", "", ""]
    assert rows[0][7:9] == ["100 / 100 / 100", "200 / 200 / 200"]


def test_a_run_that_was_stopped_goes_on(
    words: list[str], capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[object] = []

    def play(*given: object) -> Watched:
        if len(played) == 7:
            raise KeyboardInterrupt
        played.append(given)
        return Watched(Outcome([0.5, 0.5, 0.0, 0.0], [1, 1, 1, 1], 9), [0.1], [0.1])

    monkeypatch.setattr(strength, "watched", play)
    assert said(capsys, *words).code == 130
    assert not out_of(words).exists()
    decided_after(monkeypatch, 1.0)
    told = result(capsys, *words, *NOW).splitlines()
    assert [line.endswith(" (measured before)") for line in told] == [True, True] + [False] * 3
    rows = rows_of(out_of(words).read_text(encoding="utf-8"))
    assert [row[4] for row in rows] == ["50.0%", "50.0%", "100.0%", "100.0%"]


@pytest.mark.parametrize(
    "change", [["--games", "4"], ["--seed", "2"], ["--sequential"], ["--fresh"]], ids=" ".join
)
def test_what_was_measured_otherwise_is_measured_again(
    change: list[str], words: list[str], capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    decided_after(monkeypatch, 1.0)
    result(capsys, *words, *NOW)
    assert result(capsys, *words, "--jobs", "1", *NOW).count("(measured before)") == 4
    told = result(capsys, *words, *change, *NOW)
    assert told.count("(measured before)") == (3 if change == ["--sequential"] else 0)


def test_bots_that_think_in_another_way_are_measured_again() -> None:
    pairing = Pairing(4, "strong", "greedy")
    asked = PLAN.asked(ADVICE, pairing)
    assert PLAN.asked(ADVICE, pairing) == json.loads(json.dumps(asked)) == asked
    assert PLAN._replace(budget=0.5).asked(ADVICE, pairing) != asked
    assert PLAN._replace(jobs=2).asked(ADVICE, pairing) == asked
    ways = [
        manner(ADVICE, [LEVELS[key], LEVELS["greedy"]]) for key in ("random", "greedy", "strong")
    ]
    assert len({tuple(way) for way in ways}) == 3


def test_rows_of_other_games_are_kept_when_one_is_measured_anew(
    words: list[str], capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    decided_after(monkeypatch, 1.0)
    monkeypatch.setattr(strength_rows, "TABLES", (2,))
    both = [words[0], "the_city", *words[1:]]
    result(capsys, *both, *NOW)
    assert result(capsys, *words, "--fresh", *NOW).count("(measured before)") == 0
    told = result(capsys, *both, *NOW)
    assert told.count("(measured before)") == 4
    page = out_of(words).read_text(encoding="utf-8")
    assert "strength the_city machi_koro --games" in page
    assert page.index("## The City") < page.index("## Machi Koro")


def test_all_games_are_measured_if_none_is_named(
    words: list[str], capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    decided_after(monkeypatch, 1.0)
    monkeypatch.setattr(strength_rows, "TABLES", (2,))
    monkeypatch.setattr(strength_rows, "PAIRS", (("beginner", "random"),))
    result(capsys, words[0], *words[2:], *NOW)
    page = out_of(words).read_text(encoding="utf-8")
    assert page.count("\n## ") == len(GAMES)
    assert "\n    citybuilder strength --games 3 --seed 1\n" in page


@pytest.mark.parametrize(
    "content",
    [b"", b"[]", b"{}", b"\xff", b'{"rows": []}', b'{"rows": {"a": {}}}', b'{"rows": {"a": 1}}'],
)
def test_a_damaged_record_is_told_and_can_be_left_behind(
    content: bytes, words: list[str], capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    decided_after(monkeypatch, 1.0)
    record = out_of(words).with_suffix(".json")
    record.write_bytes(content)
    sentence = "“strength.json” is damaged; --fresh measures everything anew."
    assert complaint(capsys, *words, *NOW) == sentence
    assert record.read_bytes() == content
    result(capsys, *words, "--fresh")
    assert result(capsys, *words, *NOW).count("(measured before)") == 4


@pytest.mark.parametrize("change", [{"games": 0}, {"wins": 9}, {"wall": [1.0]}, {"jobs": "x"}])
def test_a_record_with_impossible_figures_is_damaged(
    change: dict[str, object], words: list[str], capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    decided_after(monkeypatch, 1.0)
    result(capsys, *words)
    record = out_of(words).with_suffix(".json")
    read = json.loads(record.read_bytes())
    next(iter(read["rows"].values())).update(change)
    record.write_text(json.dumps(read))
    assert "is damaged" in complaint(capsys, *words, *NOW)


def test_wrong_input_is_told(words: list[str], capsys: Captured, tmp_path: Path) -> None:
    for given in (["strength", "machi_koro", "hopscotch"], ["strength", "--fresh", "hopscotch"]):
        assert complaint(capsys, *given, *NOW).startswith("There is no game “hopscotch”.")
    assert "1 to 100000." in complaint(capsys, *words, "--games", "0", *NOW)
    assert "--budget must be" in complaint(capsys, *words, "--budget", "x", *NOW)
    told = complaint(capsys, *words, "--out", str(tmp_path / "strength.json"), *NOW)
    assert told == "The page is Markdown: “strength.json” does not end in .md."


def test_a_place_that_cannot_be_written_to_is_told_before_anything_is_measured(
    words: list[str], capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "watched", None)
    (tmp_path / "file").write_text("in the way")
    told = complaint(capsys, *words, "--out", str(tmp_path / "file" / "strength.md"), *NOW)
    assert told.startswith("The computer could not do that (")


def test_a_killed_helper_is_told(
    words: list[str], capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(*_: object) -> Watched:
        raise HelperLost

    monkeypatch.setattr(strength, "watched", lost)
    assert complaint(capsys, *words, *NOW) == "A helper process was ended from outside."
