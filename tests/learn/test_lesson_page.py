"""Learning in the window: the coach leads, a wrong click explains, progress is kept."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from app.windows import LEFT, cut, open_window, settle, wait_for
from helpers.long import each_game_in_a_language
from PySide6.QtCore import QAbstractAnimation, QPoint, Qt
from PySide6.QtTest import QTest

from citybuilder.app.learn.lesson_guide import LessonGuide
from citybuilder.app.learn.lesson_rows import LessonRow
from citybuilder.app.play.session import Session
from citybuilder.app.table.page import TablePage
from citybuilder.games import GAMES
from citybuilder.playing import learners
from citybuilder.playing.new_match import NewMatch
from citybuilder.playing.turns import Phase
from citybuilder.playing.tutor import Tutor
from citybuilder.store import progress
from citybuilder.store.folders import data_folder, saves_folder
from citybuilder.store.save_list import list_saves
from citybuilder.store.settings import Settings
from citybuilder.store.sheets.lessons import load_lessons, load_words
from learn.pupils import Pupil

GAME = GAMES[0]
FIRST = load_lessons(GAME)[0]
ROLL = 3  # the step of the first lesson at which something is to be done
every_language = pytest.mark.parametrize("language", ["de", "en"])

pytestmark = pytest.mark.usefixtures("qapp")


class Learner(Pupil):
    """Hands and eyes of somebody who learns."""

    @property
    def page(self) -> TablePage:
        assert self.school.table is not None
        return self.school.table

    @property
    def guide(self) -> LessonGuide:
        assert isinstance(self.page.guide, LessonGuide)
        return self.page.guide

    @property
    def session(self) -> Session:
        return self.page.session

    @property
    def tutor(self) -> Tutor:
        learner = self.school.learner
        assert isinstance(learner, learners.Pupil)
        return learner.tutor

    def enter(self) -> None:
        QTest.keyClick(self.page.focusWidget() or self.page, Qt.Key.Key_Return)
        settle()

    def click(self, piece: str) -> None:
        view, scene = self.page.parts.view, self.page.parts.scene
        place = view.mapFromScene(scene.grip_of(piece))
        QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(place.x(), place.y()))
        settle()

    def obey(self) -> None:
        """Do what the coach says, by mouse where a piece stands for it."""
        scene, actions = self.page.parts.scene, self.page.parts.actions
        if scene.spots is not None and scene.is_selecting():
            scene.pick([choice.spot for choice in actions.choices][: scene.spots.many])
            scene.take_selection()
        else:
            self.page.asking.take(actions.choices[0])
        settle()

    def go_through(self, until: int) -> None:
        while self.tutor.number < until:
            wait_for(lambda: self.tutor.waits() or self.session.phase == Phase.CHOOSING)
            if self.tutor.waits():
                self.enter()
            else:
                self.obey()

    def finish(self) -> None:
        self.go_through(len(self.tutor.lesson.steps))
        wait_for(lambda: self.session.phase in (Phase.ASKING, Phase.FINISHED))
        settle()


@contextmanager
def learning(game: str = GAME, lesson: str = FIRST.key, language: str = "en") -> Iterator[Learner]:
    with open_window(Settings(language=language, theme="light", pace=0)) as window:
        window.pages.learn(game)
        learner = Learner(window)
        learner.school.begin(game, lesson)
        settle()
        yield learner


@each_game_in_a_language()
@pytest.mark.parametrize("first", [pytest.param(0, marks=pytest.mark.long), -2])
def test_every_lesson_is_played_to_its_end_and_known_as_finished(
    game: str, language: str, first: int
) -> None:
    """All of them, or the last one before the free match; without a window all are played."""
    lessons, words = load_lessons(game), load_words(game, language)
    with learning(game, lessons[first].key, language) as learner:
        for lesson in lessons[first:-1]:
            assert learner.tutor.lesson.key == lesson.key
            assert learner.guide.coach.title.text() == words[lesson.key]
            learner.finish()
            assert not cut(learner.page.parts.prompt)
            assert lesson.key in progress.load().of(game).done
            learner.enter()  # the next one
        assert learner.window.pages.at_table()
        session = learner.window.pages.session
        assert session is not None
        assert sum(sitting.human for sitting in session.seats) == 1


def test_escape_leaves_a_lesson() -> None:
    with learning() as learner:
        QTest.keyClick(learner.page.focusWidget() or learner.page, Qt.Key.Key_Escape)
        settle()
        assert learner.school.table is None
        assert learner.window.pages.top is learner.school.page


def test_whoever_has_won_in_a_lesson_reads_on() -> None:
    with learning(GAME, "win") as learner:
        learner.finish()
        assert learner.tutor.match.state.over
        assert "win" in progress.load().of(GAME).done


def test_the_lobby_leads_to_the_lessons_and_back() -> None:
    with open_window() as window:
        box = window.lobby.shelf.boxes[1]
        box.learn.click()
        settle()
        assert window.pages.school is not None
        assert window.pages.school.page.box.key == box.box.key
        assert not window.pages.in_lobby()
        assert not window.pages.at_table()
        QTest.keyClick(window.pages.school.page.focusWidget(), Qt.Key.Key_Escape)
        settle()
        assert window.pages.in_lobby()


@every_language
def test_the_head_of_the_lessons_is_not_cut_by_large_letters(language: str) -> None:
    with open_window(Settings(language=language, text_scale=1.3), 1000, 700) as window:
        window.pages.learn(GAME)
        settle()
        assert not cut(Learner(window).school.page)


def test_the_help_menu_leads_to_the_lessons_of_what_is_on_the_table() -> None:
    with open_window() as window:
        window.do("learn")
        assert Learner(window).school.page.box.key == GAME
        window.begin(NewMatch(GAMES[1], (("Ada", "human"), ("Ben", "human")), {}, 1))
        window.do("learn")
        settle()
        assert Learner(window).school.page.box.key == GAMES[1]
        assert window.pages.table is None


def test_enter_begins_the_next_lesson() -> None:
    with open_window() as window:
        window.pages.learn(GAME)
        learner = Learner(window)
        learner.school.progress.finish(GAME, FIRST.key)
        learner.school.page.come_back()
        QTest.keyClick(learner.school.page.focusWidget(), Qt.Key.Key_Return)
        settle()
        assert learner.tutor.lesson.key == load_lessons(GAME)[1].key


def test_another_game_is_a_tab_away() -> None:
    with open_window() as window:
        window.pages.learn(GAME)
        page = Learner(window).school.page
        page.tabs[1].click()
        settle()
        assert page.box.key == GAMES[1]
        assert len(page.lessons.rows) == len(load_lessons(GAMES[1]))


def test_what_is_only_read_goes_on_by_enter() -> None:
    with learning() as learner:
        before = learner.said()
        learner.enter()
        assert learner.tutor.number == 1
        assert learner.said() != before


def test_only_what_is_meant_can_be_done() -> None:
    with learning() as learner:
        learner.go_through(5)
        step = learner.tutor.step
        assert step is not None
        assert step.do != "any"
        assert learner.page.parts.scene.live() == step.point
        assert len(learner.page.parts.actions.choices) == 1


def test_a_click_elsewhere_explains() -> None:
    words = load_words(GAME, "en")
    with learning() as learner:
        learner.go_through(5)
        learner.click("market/0")
        assert learner.note() == words["goal.build.wrong"]
        assert learner.tutor.number == 5
        learner.click("market/1")
        assert learner.note() == ""
        assert learner.tutor.number == 6


def test_a_shortcut_goes_as_far_as_it_is_meant() -> None:
    with learning("urbanization", "round") as learner:
        learner.go_through(1)
        learner.click("grain/3")  # to trade grain, but elsewhere
        assert learner.tutor.number == 2
        learner.click("grain/0")
        assert learner.tutor.number == 3
        learner.page.do("again")
        settle()
        learner.go_through(1)
        learner.click("grain/0")
        assert learner.tutor.number == 3


def test_a_click_while_there_is_something_to_read_says_how_to_go_on() -> None:
    with learning() as learner:
        learner.click("market/0")
        assert "Continue" in learner.note()
        assert learner.tutor.number == 0


def test_the_piece_concerned_is_pointed_at() -> None:
    with learning() as learner:
        guide = learner.guide
        assert FIRST.steps[0].point
        assert guide.arrows.keys == tuple(FIRST.steps[0].point)
        assert len(guide.arrows.items) == len(FIRST.steps[0].point)
        learner.page.resize(1000, 640)
        settle()
        assert len(guide.arrows.items) == len(FIRST.steps[0].point)


def test_a_lesson_that_was_left_goes_on_where_it_was() -> None:
    with learning() as learner:
        learner.go_through(ROLL)
        learner.window.do("lobby")
        settle()
        assert learner.school.learner is None
        assert progress.load().of(GAME).left == {FIRST.key: ROLL}
        row = learner.school.page.lessons.rows[0]
        assert row.state.text() == f"Continue at step {ROLL + 1}"
        row.click()
        settle()
        assert learner.tutor.number == ROLL


def test_nothing_moves_on_a_page_that_was_put_away() -> None:
    with learning() as learner:
        arrows = learner.guide.arrows
        assert arrows.items
        learner.window.pages.leave()
        assert not arrows.items
        assert arrows.motion.state() == QAbstractAnimation.State.Stopped


def test_a_lesson_can_be_started_over() -> None:
    with learning() as learner:
        learner.go_through(ROLL + 2)
        learner.guide.coach.restart.click()
        settle()
        assert learner.tutor.number == 0
        assert not learner.session.match.actions


def test_a_lesson_can_be_skipped() -> None:
    with learning() as learner:
        learner.go_through(2)
        learner.guide.coach.skipping.click()
        settle()
        assert learner.tutor.lesson.key == load_lessons(GAME)[1].key
        assert progress.load().of(GAME).left == {FIRST.key: 2}
        assert not progress.load().of(GAME).done


def test_a_finished_lesson_can_be_repeated() -> None:
    with learning() as learner:
        learner.finish()
        learner.page.do("again")
        settle()
        assert learner.tutor.number == 0
        assert FIRST.key in progress.load().of(GAME).done


def test_nothing_of_a_lesson_is_taken_back_hinted_or_saved() -> None:
    with learning() as learner:
        learner.go_through(ROLL + 1)
        top = learner.page.parts.top
        assert not any(button.isVisible() for button in (top.undo, top.redo, top.hint, top.pause))
        learner.page.do("hint")
        learner.page.do("undo")
        learner.page.do("pause")
        learner.page.do("log")
        assert not learner.page.parts.hint_panel.isVisible()
        assert learner.session.path is None
        assert learner.tutor.number == ROLL + 1


def test_the_coach_speaks_another_language_at_once() -> None:
    with learning() as learner:
        learner.go_through(ROLL)
        learner.window.choose_language("de")
        settle()
        assert learner.said() == load_words(GAME, "de")[FIRST.steps[ROLL].say]
        assert not cut(learner.guide.coach)
        learner.window.resize(960, 600)
        settle()
        assert not cut(learner.guide.coach)
        learner.finish()


def test_a_lesson_survives_another_theme_and_larger_letters() -> None:
    with learning() as learner:
        learner.go_through(ROLL)
        learner.window.settings.theme = "dark"
        learner.window.settings.text_scale = 1.3
        learner.window.apply()
        settle()
        assert learner.tutor.number == ROLL
        learner.finish()


def test_the_free_match_is_a_lesson_when_it_is_over() -> None:
    free = load_lessons(GAME)[-1].key
    with learning(lesson=free) as learner:
        session = learner.window.pages.session
        assert session is not None
        assert session.path is not None
        session.finished.emit()
        assert free in progress.load().of(GAME).done


def test_a_free_match_that_was_left_goes_on_and_is_a_lesson_when_it_is_over() -> None:
    free = load_lessons(GAME)[-1]
    with learning(lesson=free.key) as learner:
        pages = learner.window.pages
        assert pages.session is not None
        pages.session.choose(pages.session.match.legal()[:1])
        wait_for(lambda: pages.session is not None and pages.session.phase == Phase.CHOOSING)
        path = pages.session.path
        pages.leave()
        pages.learn(GAME)
        row = learner.school.page.lessons.rows[-1]
        assert row.state.text() == "Continue the match"
        row.click()
        assert pages.session is not None
        assert pages.session.path == path
        assert pages.session.match.actions
        pages.session.finished.emit()
        assert free.key in progress.load().of(GAME).done
        pages.leave()
        pages.learn(GAME)
        assert learner.school.page.lessons.rows[-1].state.text() == f"{free.minutes} min"


def test_a_free_match_that_was_left_is_begun_anew_and_the_old_one_stays_saved() -> None:
    with learning(lesson=load_lessons(GAME)[-1].key) as learner:
        row, old = leave_free_match(learner), saved()
        assert [each.anew.isVisible() for each in learner.school.page.lessons.rows][-2:] == [
            False,
            True,
        ]
        QTest.mouseClick(row.anew, LEFT)
        session, table = learner.window.pages.session, learner.window.pages.table
        assert session is not None
        assert table is not None
        assert session.match.actions == []
        assert "“Continue playing”" in table.parts.notice.words.text()
        row = leave_free_match(learner)
        assert len(saved()) == 2
        assert old < saved()
        row.click()
        session = learner.window.pages.session
        assert session is not None
        assert session.path not in old


def test_a_free_match_is_begun_anew_by_keys() -> None:
    with learning(lesson=load_lessons(GAME)[-1].key) as learner:
        row = leave_free_match(learner)
        row.setFocus()
        QTest.keyClick(row, Qt.Key.Key_Down)
        assert row.anew.hasFocus()
        QTest.keyClick(row.anew, Qt.Key.Key_Return)
        assert learner.window.pages.session is not None
        assert learner.window.pages.session.match.actions == []


def leave_free_match(learner: Learner) -> LessonRow:
    """After an answer, back to the lessons; the row of the match."""
    pages = learner.window.pages
    assert pages.session is not None
    pages.session.choose(pages.session.match.legal()[:1])
    wait_for(lambda: pages.session is not None and pages.session.phase == Phase.CHOOSING)
    pages.leave()
    pages.learn(GAME)
    return learner.school.page.lessons.rows[-1]


def saved() -> set[Path]:
    return {entry.path for entry in list_saves()}


def test_a_free_match_in_which_nothing_happened_is_forgotten() -> None:
    with learning(lesson=load_lessons(GAME)[-1].key) as learner:
        learner.window.pages.leave()
        learner.window.pages.learn(GAME)
        assert not learner.school.progress.of(GAME).matches


def test_a_free_match_is_one_of_the_players_own() -> None:
    saves_folder().mkdir(parents=True)
    (data_folder() / "elsewhere.citybuilder").touch()
    with learning() as learner:
        matches = learner.school.progress.of(GAME).matches
        for name in ("x" * 5000, "nul\0", "\ud800", "", "..", "../elsewhere.citybuilder"):
            matches["free"] = name
            learner.school.forget_lost(GAME)
            assert not matches


def test_another_match_is_no_lesson() -> None:
    with open_window(Settings(language="en", theme="light", pace=0)) as window:
        window.pages.begin(NewMatch(GAME, (("Ada", "human"), ("Ben", "beginner")), {}, 1))
        assert window.pages.session is not None
        window.pages.session.finished.emit()
        assert not progress.load().of(GAME).done


def test_the_rules_can_be_looked_up_during_a_lesson() -> None:
    with learning(GAMES[1], load_lessons(GAMES[1])[0].key) as learner:
        learner.window.show_rules()
        assert learner.window.rules is not None
        assert learner.window.rules.game == GAMES[1]


def test_missing_lessons_of_another_game_leave_the_page_as_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(*_: object) -> None:
        raise FileNotFoundError

    with open_window() as window:
        window.pages.learn(GAME)
        page = Learner(window).school.page
        monkeypatch.setattr("citybuilder.app.learn.page.load_lessons", missing)
        page.tabs[1].click()
        settle()
        assert window.box is not None
        assert [button.isChecked() for button in page.tabs] == [
            box.key == GAME for box in page.boxes
        ]


@pytest.mark.parametrize("name", ["lessons.json", "lessons_en.json"])
def test_missing_lessons_are_told_in_one_sentence(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*_: object) -> None:
        raise FileNotFoundError(name)

    with open_window() as window:
        loads = "load_lessons" if name == "lessons.json" else "load_words"
        monkeypatch.setattr(f"citybuilder.app.learn.page.{loads}", missing)
        window.pages.learn(GAME)
        settle()
        assert window.box is not None
        assert window.pages.in_lobby()
