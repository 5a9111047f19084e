"""Several pieces that are picked together in a lesson: only those that the lesson wants."""

from app.windows import open_window, settle

from citybuilder.app.learn.lesson_guide import LessonGuide
from citybuilder.app.main_window import MainWindow
from citybuilder.app.table.page import TablePage

GAME, LESSON = "the_city", "goal"


def picking(window: MainWindow) -> TablePage:
    """At the first step at which several cards go."""
    window.pages.learn(GAME)
    school = window.pages.school
    assert school is not None
    school.begin(GAME, LESSON)
    settle()
    page = school.table
    assert page is not None
    while not page.parts.scene.is_selecting():
        guide_of(page).read_on()
        settle()
    return page


def guide_of(page: TablePage) -> LessonGuide:
    assert isinstance(page.guide, LessonGuide)
    return page.guide


def test_other_cards_of_the_hand_are_not_picked_but_explained() -> None:
    with open_window() as window:
        page = picking(window)
        scene, tutor = page.parts.scene, guide_of(page).tutor
        step = tutor.said
        assert sorted(scene.live()) == sorted(step.point)
        other = next(
            key for key in scene.pieces if key.startswith("hand/") and key not in step.point
        )
        scene.choose(other)
        assert not scene.picked()
        assert guide_of(page).coach.note.words.text() == guide_of(page).words(step.wrong)


def test_the_last_two_of_them_may_go_as_well_as_the_first() -> None:
    with open_window() as window:
        page = picking(window)
        scene, tutor = page.parts.scene, guide_of(page).tutor
        number = tutor.number
        for key in reversed(tutor.said.point[-2:]):
            scene.choose(key)
        assert page.parts.prompt.note.whole == "2 of 2 chosen."
        scene.take_selection()
        settle()
        assert tutor.number == number + 1
