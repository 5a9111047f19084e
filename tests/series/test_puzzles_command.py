"""The command `puzzles`: finds are kept, chosen from, told, and checked anew."""

import json
from pathlib import Path

import pytest
from helpers.matches import advice_of
from helpers.saying import complaint, result, said

from citybuilder.bots.bot import Ranked
from citybuilder.bots.puzzling import Find, Place
from citybuilder.bots.verdict import Depth, Lead, Verdict
from citybuilder.cli import puzzles
from citybuilder.cli.puzzles_choice import COUNT, MOST_PAIRS, chosen
from citybuilder.cli.puzzles_finds import Found, Terms, found_of
from citybuilder.core.advice import Advice
from citybuilder.core.game import Action, Game, State
from citybuilder.store.sheets import load_game
from citybuilder.store.sheets.puzzles import Puzzles, read_puzzles
from citybuilder.system.helpers import HelperLost

ROLL, BUILD = 0, 5
GAME = load_game("machi_koro")


def find(seed: int, kind: int = BUILD, answers: int = 3, surprise: int = 1, what: int = 0) -> Find:
    """Something clear after no answer at all, in Machi Koro."""
    ranked = [Ranked(Action(6, what + number), 0.5 - 0.1 * number) for number in range(answers)]
    verdict = Verdict(ranked, Lead(0.1, 0.08, 0.12), 0.1, Lead(0.1, 0.02, 0.18))
    options = {"market": "all_piles", "copies": "unlimited"}
    place = Place(0, 0, kind, answers, 0.1, surprise)
    return Find(2 + seed % 3, options, seed, [], place, 0.01 * (seed % 100), verdict)


def found(*finds: Find) -> list[Found]:
    return [found_of(GAME, each) for each in finds]


def of_match(_game: Game[State], plan: Terms, done: int, number: int) -> list[Find]:
    """Something in every second match."""
    assert plan.game == "machi_koro"
    return [find(done + number)] if number % 2 == 0 else []


def looked(capsys: pytest.CaptureFixture[str], out: Path, *more: str) -> str:
    return result(capsys, "puzzles", "machi_koro", "--lang", "en", "--out", str(out), *more)


def test_ten_puzzles_of_all_that_were_found_are_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzles, "match", of_match)
    out = tmp_path / "puzzles.json"
    said_then = looked(capsys, out, "--matches", "30", "--margin", "5%", "--skip", "4,2")
    assert said_then == "30 matches: 15 puzzles found, 10 kept\n"
    written = read_puzzles(out)
    assert (written.matches, written.skipped, written.clear) == (30, [2, 4], 0.05)
    assert written.seeds == [1, 2, 3]
    assert len(written.puzzles) == COUNT
    assert {puzzle.seed for puzzle in written.puzzles}.isdisjoint({2, 4})


def test_a_run_that_was_stopped_goes_on_and_takes_more_matches(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def until_stopped(_game: Game[State], _plan: Terms, done: int, number: int) -> list[Find]:
        played.append(done + number)
        if len(played) == 4:
            raise HelperLost
        return [find(done + number)]

    monkeypatch.setattr(puzzles, "match", until_stopped)
    out = tmp_path / "puzzles.json"
    command = ["puzzles", "machi_koro", "--out", str(out), "--matches", "6", "--lang", "en"]
    assert complaint(capsys, *command) == "A helper process was ended from outside."
    part = tmp_path / "puzzles.json.part"
    part.write_text(part.read_text(encoding="utf-8") + "[[", encoding="utf-8")
    assert looked(capsys, out, "--matches", "6") == "6 matches: 6 puzzles found, 6 kept\n"
    assert played == [0, 1, 2, 3, 3, 4, 5]
    looked(capsys, out, "--matches", "7")
    assert played[7:] == [6]
    looked(capsys, out, "--matches", "2", "--seed", "2")  # another plan
    assert played[8:] == [0, 1]


def test_puzzles_of_an_expansion_have_a_file_of_their_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[dict[str, str], dict[str, str]]] = []

    def of_both(advice: Advice[State], plan: Terms, _done: int, number: int) -> list[Find]:
        asked.append((advice.fixed, plan.options))
        one = find(number)
        one.options |= plan.options
        return [one]

    monkeypatch.setattr(puzzles, "match", of_both)
    monkeypatch.setattr(puzzles, "resources", lambda: tmp_path)
    (tmp_path / GAME.key).mkdir()
    given = ["--option", "expansion=both", "--option", "market=three_rows"]
    command = ["puzzles", "machi_koro", *given, "--matches", "9", "--keep", "5", "--lang", "en"]
    assert result(capsys, *command) == "9 matches: 9 puzzles found, 5 kept\n"
    chosen_ones = {"expansion": "both", "market": "three_rows"}
    assert asked == [({"expansion": "both"}, chosen_ones)] * 9
    found = read_puzzles(tmp_path / GAME.key / "puzzles_both.json").puzzles
    assert all(chosen_ones.items() <= puzzle.options.items() for puzzle in found)
    assert all(puzzle.key.endswith("-both") for puzzle in found)
    result(capsys, *command)
    assert len(asked) == 9
    result(capsys, *command[:4], *command[6:])  # another plan
    assert len(asked) == 18


def test_options_that_are_given_are_those_of_all_matches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fixed: list[object] = []

    def explored(*given: object) -> list[Find]:
        fixed.append(given[-1])
        return []

    monkeypatch.setattr(puzzles, "explore", explored)
    plan = Terms("machi_koro", "expert", 0.001, 1, 1, 1, 0.06, 0.5, 1, {"market": "three_rows"})
    puzzles.match(advice_of(GAME), plan, 0, 0)
    assert fixed == [{"market": "three_rows"}]


def test_where_nothing_is_found_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzles, "match", lambda *_: [])
    out = tmp_path / "puzzles.json"
    command = ["puzzles", "machi_koro", "--out", str(out), "--lang", "en"]
    assert complaint(capsys, *command) == "No puzzle was found; playing more matches may find some."
    assert not out.exists()


def test_a_real_match_is_explored() -> None:
    plan = Terms("machi_koro", "expert", 0.001, 1, 1, 1, 0.06, 0.5, 1, {})
    assert all(
        found_of(GAME, each).puzzle.seed == 1_000_004
        for each in puzzles.match(advice_of(GAME), plan, 1, 0)
    )


def test_puzzles_come_from_matches_of_their_own_and_differ() -> None:
    same = [find(1), find(1, what=3), find(2), find(5, what=3)]
    kept = chosen(found(*same), 2)
    assert sorted(one.puzzle.seed for one in kept) == [1, 5]
    pairs = [find(number, kind=ROLL, answers=2, surprise=2) for number in range(12)]
    kept = chosen(found(*pairs))
    assert len(kept) == MOST_PAIRS
    kept = chosen(found(find(1, surprise=2), find(2, surprise=0), find(3, surprise=1)))
    assert [one.surprise for one in kept] == [0, 1, 2]


def small_file(out: Path, action: str, **options: str) -> None:
    """One puzzle of the first question of a match that is worth asking."""
    game = GAME
    state = game.start(2, game.complete(options, 2), 1)
    actions = []
    while len(game.legal(state)) == 1:
        actions.append(game.written(game.legal(state)[0]))
        game.apply(state, game.legal(state)[0])
    answers = [game.written(each) for each in game.legal(state)]
    answers.sort(key=lambda each: each != action)
    puzzle = found_of(GAME, find(1)).puzzle.model_dump()
    puzzle |= {"seats": 2, "actions": actions, "seat": state.asked[-1].seat}
    puzzle["options"] |= options
    puzzle["answers"] = [{"action": each, "chance": 0.5} for each in answers]
    head = {"level": "expert", "budget": 0.01, "matches": 1, "seed": 1, "skipped": []}
    head |= {"iterations": 2, "seeds": [1], "worlds": 2, "clear": 0.01, "after": 0.0}
    out.write_text(
        json.dumps({**head, "puzzles": [puzzle, {**puzzle, "actions": ["build:castle"]}]})
    )


def test_an_expansion_is_told_with_its_puzzle(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "puzzles.json"
    small_file(out, "pass", expansion="harbor")
    told = said(capsys, "puzzles", "machi_koro", "--tell", "--lang", "en", "--out", str(out)).out
    heading = "Puzzle 1 (1-0), 2 players – Machi Koro with expansion (Harbor cards)"
    assert told.splitlines()[0] == heading


def test_stored_puzzles_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "puzzles.json"
    small_file(out, "pass")
    told = said(capsys, "puzzles", "machi_koro", "--tell", "--lang", "en", "--out", str(out)).out
    assert told.startswith("Puzzle 1 (1-0), 2 players\n")
    assert "Build nothing" in told
    assert "ahead by 10.0 percentage points (8.0 to 12.0)" in told
    assert told.endswith("\nPuzzle 2 no longer fits the rules.\n")


@pytest.mark.parametrize("good", [True, False])
def test_stored_puzzles_are_judged_again(
    good: bool,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    out = tmp_path / "puzzles.json"
    small_file(out, "pass")
    best = Ranked(Action(8, -1, -1, 0), 0.5)
    lead = Lead(0.1, 0.08 if good else 0.0, 0.12)

    def judged(_game: Game[State], _view: State, _seat: int, depth: Depth) -> Verdict:
        assert (depth.iterations, depth.seeds, depth.worlds) == (2, [1], 2)
        return Verdict([best], lead, 0.1, Lead(0.1, 0.05, 0.2))

    monkeypatch.setattr(puzzles, "judge", judged)
    monkeypatch.setattr(puzzles, "confirm", lambda *_: None)
    code, told, _ = said(
        capsys, "puzzles", "machi_koro", "--check", "--lang", "en", "--out", str(out)
    )
    first, second, last = told.splitlines()
    verdict = "holds" if good else "no longer holds"
    assert first.startswith(f"Puzzle 1 {verdict}: ahead by 10.0 percentage points")
    assert second == "Puzzle 2 no longer fits the rules."
    assert last == f"{int(good)} of 2 puzzles hold."
    assert code == 1


def test_the_same_searches_repeat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "puzzles.json"
    small_file(out, "pass")
    command = ["puzzles", "machi_koro", "--check", "--lang", "en", "--out", str(out)]
    assert said(capsys, *command) == said(capsys, *command)


def test_a_missing_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "none.json"
    command = ["puzzles", "machi_koro", "--check", "--lang", "en", "--out", str(out)]
    assert complaint(capsys, *command) == "There are no puzzles in “none.json”."
    out.write_text("{}", encoding="utf-8")
    assert complaint(capsys, *command) == "There are no puzzles in “none.json”."


def test_all_that_is_written_is_read(tmp_path: Path) -> None:
    one = found_of(GAME, find(1)).puzzle
    made = Puzzles(
        level="expert",
        budget=0.05,
        matches=3,
        seed=1,
        skipped=[2],
        iterations=5,
        seeds=[1],
        worlds=7,
        clear=0.06,
        after=0.0,
        puzzles=[one, one],
    )
    path = tmp_path / "x.json"
    path.write_text(puzzles.written(made), encoding="utf-8")
    assert read_puzzles(path) == made
    assert len(path.read_text(encoding="utf-8").splitlines()) == 5
