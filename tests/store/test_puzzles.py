"""The stored puzzles: ten of each game, five of each expansion that has some; they can be played,
are clear, and differ."""

from pathlib import Path

import pytest

from citybuilder.bots.puzzling import AGREED, LOST, WON, is_part
from citybuilder.core.game import Game, State
from citybuilder.games import GAMES, advice_for
from citybuilder.store.sheets import load_game
from citybuilder.store.sheets.puzzles import FILE, Puzzle, Puzzles, load_puzzles, read_puzzles
from citybuilder.system.paths import resources

COUNT = 10  # of a game,
FEWER = 5  # of an expansion
MOST_PAIRS = 3
ROUNDING = 0.0002


FILES = [
    (key, path.name) for key in GAMES for path in sorted((resources() / key).glob("puzzles*.json"))
]
every_file = pytest.mark.parametrize(("key", "file"), FILES)


def stored(key: str, file: str) -> tuple[Game[State], Puzzles]:
    return load_game(key), read_puzzles(resources() / key / file)


def number_in(file: str) -> int:
    return COUNT if file == FILE else FEWER


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_the_puzzles_of_all_its_files(key: str) -> None:
    puzzles = load_puzzles(key)
    assert puzzles[:COUNT] == read_puzzles(resources() / key / FILE).puzzles
    assert len(puzzles) == sum(number_in(file) for game, file in FILES if game == key)
    assert len({puzzle.key for puzzle in puzzles}) == len(puzzles)


def test_puzzles_of_an_expansion_come_after_those_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = resources() / GAMES[0] / FILE
    (tmp_path / GAMES[0]).mkdir()
    for name in (FILE, "puzzles_both.json"):
        text = usual.read_text(encoding="utf-8")
        (tmp_path / GAMES[0] / name).write_text(text.replace('"key":"', f'"key":"{name}'))
    monkeypatch.setattr("citybuilder.store.sheets.puzzles.resources", lambda: tmp_path)
    keys = [puzzle.key for puzzle in load_puzzles(GAMES[0])]
    assert len(keys) == 2 * COUNT
    assert all(key.startswith(FILE) for key in keys[:COUNT])
    assert all(key.startswith("puzzles_both") for key in keys[COUNT:])


@every_file
def test_a_file_has_so_many_puzzles_each_from_a_match_of_its_own(key: str, file: str) -> None:
    game, stored_ones = stored(key, file)
    puzzles, count = stored_ones.puzzles, number_in(file)
    assert len(puzzles) == count
    assert len({puzzle.seed for puzzle in puzzles}) == count
    marks = file.removesuffix(".json").split("_")[1:]
    assert all(list(game.edition(puzzle.options).values()) == marks for puzzle in puzzles)
    first = stored_ones.puzzles[0].seed // 1_000_003 * 1_000_003
    numbers = {puzzle.seed - first for puzzle in puzzles}
    assert numbers <= set(range(stored_ones.matches)) - set(stored_ones.skipped)
    assert len({puzzle.seats for puzzle in puzzles}) > 1
    assert all(puzzle.seats in game.players for puzzle in puzzles)


@every_file
def test_every_puzzle_asks_a_question_to_think_about(key: str, file: str) -> None:
    game, stored_ones = stored(key, file)
    for puzzle in stored_ones.puzzles:
        match = puzzle.match(game)  # every action is legal
        assert match.seat == puzzle.seat
        assert match.options == match.game.complete(puzzle.options)
        view = match.view(puzzle.seat)
        answers = [rated.answer(game) for rated in puzzle.answers]
        assert sorted(map(repr, answers)) == sorted(map(repr, game.legal(view)))
        assert not advice_for(game).is_small(view.asked[-1])
        before = match.earlier[-1].asked[-1] if match.earlier else None
        assert not is_part(game, view, before, answers[0])


@every_file
def test_the_best_answer_is_clearly_ahead_in_an_open_match(key: str, file: str) -> None:
    _, stored_ones = stored(key, file)
    agreed = stored_ones.clear * AGREED
    for puzzle in stored_ones.puzzles:
        chances = [rated.chance for rated in puzzle.answers]
        assert chances == sorted(chances, reverse=True)
        assert LOST <= chances[0] <= WON
        assert puzzle.margin == pytest.approx(chances[0] - chances[1], abs=ROUNDING)
        assert stored_ones.clear <= puzzle.low <= puzzle.margin + ROUNDING
        assert puzzle.low <= puzzle.high
        assert puzzle.advised >= agreed
        assert 0.0 < puzzle.played_low <= puzzle.played <= puzzle.played_high
        assert puzzle.played >= agreed
        assert puzzle.rated(puzzle.answers[0].action) is puzzle.answers[0]


@every_file
def test_puzzles_differ(key: str, file: str) -> None:
    game, stored_ones = stored(key, file)
    puzzles = stored_ones.puzzles
    best = {puzzle.answers[0].action for puzzle in puzzles}
    assert len(best) >= len(puzzles) // 2
    assert sum(len(puzzle.answers) == 2 for puzzle in puzzles) <= MOST_PAIRS
    turns = {turn_of(game, puzzle) for puzzle in puzzles}
    assert len(turns) > 1


def turn_of(game: Game[State], puzzle: Puzzle) -> int:
    return game.turns(puzzle.match(game).state)
