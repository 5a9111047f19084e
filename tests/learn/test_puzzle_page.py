"""Puzzles in the window: one answer is rated, explained and remembered."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from app.windows import cut, open_window, settle, wait_for
from helpers.long import each_game_in_a_language
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from citybuilder.app.language import translate
from citybuilder.app.learn.puzzle_guide import PuzzleGuide
from citybuilder.app.models.games import played
from citybuilder.app.play.session import Session
from citybuilder.app.table.page import TablePage
from citybuilder.bots.comparison import IN_ALL, Difference
from citybuilder.games import GAMES
from citybuilder.playing import learners
from citybuilder.playing.chance_words import about, cost
from citybuilder.playing.turns import Phase
from citybuilder.store import progress
from citybuilder.store.settings import Settings
from citybuilder.store.sheets import load_game
from citybuilder.store.sheets.puzzles import load_puzzles
from learn.pupils import Pupil

GAME = GAMES[0]

pytestmark = pytest.mark.usefixtures("qapp")


class Solver(Pupil):
    """Hands and eyes of somebody who thinks about a puzzle."""

    @property
    def page(self) -> TablePage:
        assert self.school.table is not None
        return self.school.table

    @property
    def guide(self) -> PuzzleGuide:
        assert isinstance(self.page.guide, PuzzleGuide)
        return self.page.guide

    @property
    def session(self) -> Session:
        return self.page.session

    @property
    def mind(self) -> learners.Solver:
        solver = self.school.learner
        assert isinstance(solver, learners.Solver)
        return solver

    def answer(self, place: int) -> None:
        """Best first; by the list, as the keyboard does."""
        wanted = self.mind.puzzle.answers[place].answer(self.session.match.game)
        choice = self.page.parts.actions.choice_of(wanted)
        assert choice is not None
        self.page.asking.take(choice)
        settle()


@contextmanager
def thinking(game: str = GAME, number: int = 0, language: str = "en") -> Iterator[Solver]:
    with open_window(Settings(language=language, theme="light", pace=0)) as window:
        window.pages.learn(game)
        solver = Solver(window)
        solver.school.pose(game, number)
        settle()
        yield solver


def test_escape_leaves_a_puzzle() -> None:
    with thinking() as solver:
        QTest.keyClick(solver.page.focusWidget() or solver.page, Qt.Key.Key_Escape)
        settle()
        assert solver.school.table is None
        assert solver.window.pages.top is solver.school.page


@each_game_in_a_language()
def test_a_puzzle_is_missed_tried_again_and_solved(game: str, language: str) -> None:
    with thinking(game, 0, language) as solver:
        key = solver.mind.puzzle.key
        assert len(solver.page.parts.actions.choices) >= len(solver.mind.puzzle.answers)
        posed = solver.said()
        solver.answer(-1)
        assert progress.load().of(game).state_of(key) == "tried"
        missed = solver.said()
        assert missed != posed
        assert solver.guide.named(solver.mind.best) not in missed, "the solution is not told yet"
        assert solver.guide.coach.restart.isEnabled()
        assert solver.session.phase == Phase.CHOOSING, "and one may try again at once"
        solver.answer(0)
        assert progress.load().of(game).state_of(key) == "helped"
        assert not cut(solver.page.parts.prompt)
        assert solver.said() != missed
        assert solver.guide.arrows.keys == tuple(solver.guide.choice(solver.mind.best).pieces)


def test_the_verdict_names_both_answers_and_their_chances() -> None:
    with thinking() as solver:
        solver.answer(-1)
        best, own = solver.mind.puzzle.answers[0], solver.mind.puzzle.answers[-1]
        assert cost(best.chance - own.chance, translate) in solver.said()
        assert solver.guide.named(own) in solver.said()
        solver.answer(0)
        for rated in (best, own):
            assert solver.guide.named(rated) in solver.said()
            assert about(rated.chance, translate) in solver.said()
        assert solver.guide.result() == "Solved on attempt 2!"


def differ(solver: Solver, *found: Difference, place: int = 0) -> None:
    """Whatever was found out about the best answer, or the other one, this is."""
    ranked = solver.guide.ranked
    reason = ranked[place].reason
    assert reason is not None
    reason.own, reason.theirs, reason.soon = list(found), [], []
    solver.guide.show_hint(ranked)


def test_the_coach_says_why() -> None:
    with thinking("cities") as solver:
        solver.answer(1)
        wait_for(lambda: bool(solver.guide.ranked))
        differ(solver, Difference(IN_ALL, -4.0), place=1)
        assert solver.note().startswith("Compared with the best choice: about 4 fewer points")
        solver.answer(0)
        assert solver.note() == "", "what was said of another one does not stay"
        wait_for(lambda: bool(solver.guide.ranked))
        differ(solver, Difference(IN_ALL, 4.0))
        why = solver.note()
        assert why.startswith("Why: about 4 more points")
        solver.window.choose_language("de")
        settle()
        assert solver.note() not in ("", why)


def test_the_chances_are_not_told_once_more_as_a_reason() -> None:
    with thinking("cities") as solver:
        solver.answer(0)
        wait_for(lambda: bool(solver.guide.ranked))
        chances = {about(rated.chance, translate) for rated in solver.mind.puzzle.answers}
        differ(solver)
        assert solver.note()
        assert "%" not in solver.note()
        assert not any(chance in solver.note() for chance in chances)


def test_the_solution_can_be_looked_at_and_what_is_solved_then_counts_as_such() -> None:
    with thinking() as solver:
        key = solver.mind.puzzle.key
        solver.guide.coach.restart.click()
        settle()
        assert solver.mind.answer is solver.mind.best
        assert not solver.guide.coach.restart.isEnabled()
        assert progress.load().of(GAME).state_of(key) == "shown"
        solver.page.do("again")
        solver.answer(0)
        assert solver.guide.result() == "Solved, after a look at the solution."
        assert progress.load().of(GAME).state_of(key) == "helped"


def test_what_was_solved_once_stays_solved() -> None:
    with thinking() as solver:
        key = solver.mind.puzzle.key
        solver.answer(0)
        assert solver.guide.result() == "Solved at once!"
        solver.page.do("again")
        solver.answer(-1)
        solver.guide.coach.restart.click()
        assert progress.load().of(GAME).state_of(key) == "solved"


def test_what_is_said_of_a_solved_puzzle_is_what_the_list_says() -> None:
    """Also when it is opened anew, on another day."""
    with thinking() as solver:
        solver.answer(-1)
        solver.school.pose(GAME, 0)
        settle()
        solver.answer(0)
        assert solver.guide.result() == "Solved, after earlier attempts."
        solver.page.do("again")
        solver.answer(0)
        assert solver.guide.result() == "Solved again!"
        solver.school.pose(GAME, 0)
        settle()
        solver.answer(-1)
        solver.answer(0)
        assert solver.guide.result() == "Solved again!"
        solver.school.pose(GAME, 1)
        settle()
        solver.guide.coach.restart.click()
        solver.school.pose(GAME, 1)
        settle()
        solver.answer(0)
        assert solver.guide.result() == "Solved, after a look at the solution."


def test_a_click_after_the_answer_changes_nothing() -> None:
    with thinking() as solver:
        solver.answer(0)
        said = solver.said()
        scene = solver.page.parts.scene
        scene.choose(next(iter(scene.pieces)))
        solver.guide.coach.restart.click()
        solver.page.asking.press_figure(1)
        settle()
        assert solver.said() == said


def test_enter_leads_to_the_next_puzzle_and_the_last_one_back_to_the_list() -> None:
    puzzles = load_puzzles(GAME)
    with thinking(number=len(puzzles) - 2) as solver:
        solver.answer(0)
        QTest.keyClick(solver.page.focusWidget() or solver.page, Qt.Key.Key_Return)
        settle()
        assert solver.mind.puzzle.key == puzzles[-1].key
        solver.guide.coach.skipping.click()
        settle()
        assert solver.school.table is None
        assert solver.window.pages.stack.currentWidget() is solver.school.page


def test_a_match_can_go_on_from_a_puzzle() -> None:
    with thinking() as solver:
        puzzle = solver.mind.puzzle
        solver.answer(0)
        solver.page.do("play_on")
        settle()
        session = solver.window.pages.session
        assert session is not None
        assert len(session.match.actions) == len(puzzle.actions)
        assert session.seats[puzzle.seat].human
        assert session.path is not None


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_puzzle_of_an_expansion_says_so(language: str) -> None:
    puzzles = load_puzzles(GAME)
    expanded = ["expansion" in load_game(GAME).edition(puzzle.options) for puzzle in puzzles]
    with thinking(language=language) as solver:
        wide = solver.guide.coach.width()
        solver.school.pose(GAME, len(puzzles) - 1)
        settle()
        assert solver.guide.coach.width() == wide
        told = played(GAME, {"expansion": "both"})
        shelf = solver.school.page.puzzles
        assert [name.text() for name in shelf.names] == [told] != [played(GAME, {})]
        said = [button.accessibleName().endswith(f" – {told}") for button in shelf.buttons]
        assert said == expanded
        assert solver.guide.coach.place.text().endswith(f" – {told}")
        assert not cut(solver.page)
        assert not cut(solver.school.page)


def test_the_list_shows_what_is_solved_and_begins_a_puzzle() -> None:
    puzzles = load_puzzles(GAME)
    with open_window() as window:
        window.pages.learn(GAME)
        solver = Solver(window)
        learned = solver.school.progress
        learned.solve(GAME, puzzles[0].key)
        learned.show(GAME, puzzles[1].key)
        learned.miss(GAME, puzzles[3].key)
        learned.miss(GAME, puzzles[4].key)
        learned.solve(GAME, puzzles[4].key)
        solver.school.page.come_back()
        settle()
        shelf = solver.school.page.puzzles
        states = [button.property("state") for button in shelf.buttons]
        found = ["solved", "shown", "open", "tried", "helped"]
        assert states == [*found, *["open"] * (len(puzzles) - len(found))]
        texts = [button.text() for button in shelf.buttons]
        assert texts[:5] == ["1 ✓", "2 –", "3", "4 …", "5 (✓)"]
        assert "– 2 of " in shelf.heading.text()
        assert not cut(solver.school.page)
        shelf.buttons[2].click()
        settle()
        assert solver.mind.puzzle.key == puzzles[2].key


def test_a_puzzle_survives_another_theme_and_larger_letters() -> None:
    with thinking() as solver:
        solver.answer(0)
        said = solver.said()
        solver.window.settings.theme = "dark"
        solver.window.settings.text_scale = 1.3
        solver.window.apply()
        settle()
        assert solver.said() == said
        assert not cut(solver.page.parts.prompt)


def test_missing_puzzles_are_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> None:
        raise FileNotFoundError

    with open_window() as window:
        window.pages.learn(GAME)
        monkeypatch.setattr("citybuilder.app.learn.school.load_puzzles", missing)
        Solver(window).school.pose(GAME, 0)
        settle()
        assert window.box is not None
        assert window.pages.school is not None
