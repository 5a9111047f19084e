"""The stored puzzles: ten of each game that can be played, are clear, and differ."""

import pytest

from citybuilder.bots.puzzling import AGREED, LOST, WON, is_part
from citybuilder.core.game import Game, State
from citybuilder.games import GAMES, advice_for
from citybuilder.store.sheets import load_game
from citybuilder.store.sheets.puzzles import FILE, Puzzle, Puzzles, load_puzzles, read_puzzles
from citybuilder.system.paths import resources

COUNT = 10
MOST_PAIRS = 3
ROUNDING = 0.0002


def stored(key: str) -> tuple[Game[State], Puzzles]:
    return load_game(key), read_puzzles(resources() / key / FILE)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_ten_puzzles_from_ten_matches(key: str) -> None:
    game, stored_ones = stored(key)
    puzzles = load_puzzles(key)
    assert puzzles == stored_ones.puzzles
    assert len(puzzles) == COUNT
    assert len({puzzle.key for puzzle in puzzles}) == COUNT
    assert len({puzzle.seed for puzzle in puzzles}) == COUNT
    first = stored_ones.puzzles[0].seed // 1_000_003 * 1_000_003
    numbers = {puzzle.seed - first for puzzle in puzzles}
    assert numbers <= set(range(stored_ones.matches)) - set(stored_ones.skipped)
    assert len({puzzle.seats for puzzle in puzzles}) > 1
    assert all(puzzle.seats in game.players for puzzle in puzzles)


@pytest.mark.parametrize("key", GAMES)
def test_every_puzzle_asks_a_question_to_think_about(key: str) -> None:
    game, stored_ones = stored(key)
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


@pytest.mark.parametrize("key", GAMES)
def test_the_best_answer_is_clearly_ahead_in_an_open_match(key: str) -> None:
    _, stored_ones = stored(key)
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


@pytest.mark.parametrize("key", GAMES)
def test_puzzles_differ(key: str) -> None:
    game, stored_ones = stored(key)
    puzzles = stored_ones.puzzles
    best = {puzzle.answers[0].action for puzzle in puzzles}
    assert len(best) >= COUNT // 2
    assert sum(len(puzzle.answers) == 2 for puzzle in puzzles) <= MOST_PAIRS
    turns = {turn_of(game, puzzle) for puzzle in puzzles}
    assert len(turns) > 1


def turn_of(game: Game[State], puzzle: Puzzle) -> int:
    return game.turns(puzzle.match(game).state)
