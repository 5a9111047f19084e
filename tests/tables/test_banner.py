"""Banners lie over the table for a moment and are gone again."""

import pytest
from helpers.grid_table import GridTable, view
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from citybuilder.stage.banner import HIGH, LONG, SHORT, banner_face
from citybuilder.stage.painting import fit_label
from citybuilder.stage.scene import TableScene
from citybuilder.tables.beats import Beat
from citybuilder.tables.placement import Label
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.theme import Look

pytestmark = pytest.mark.usefixtures("typeface")
ROUND = Beat("Round 3 of 8")
BUILT = Beat("Ada builds the Radio Tower", seat_looks(["Ada"])[0], "common/coin", great=True)


def scene_of(look: Look) -> TableScene:
    scene = TableScene(GridTable(), look)
    scene.stage.timer.setInterval(1_000_000)
    scene.show_view(view(), 0)
    return scene


@pytest.fixture
def scene(qtbot: QtBot) -> TableScene:
    assert qtbot
    return scene_of(Look())


def test_a_banner_stays_as_long_as_it_says_and_leaves_nothing(scene: TableScene) -> None:
    items = len(scene.items())
    assert scene.banner.show(ROUND, 2.0) == SHORT / 2
    scene.stage.advance(SHORT / 4)
    assert scene.banner.item is not None
    assert scene.banner.item.opacity() == 1
    scene.stage.advance(SHORT / 4)
    assert scene.banner.item is None
    assert len(scene.items()) == items


def test_what_is_great_is_larger_and_stays_longer(scene: TableScene) -> None:
    scene.banner.show(ROUND, 1.0)
    assert scene.banner.item is not None
    small = scene.banner.item.boundingRect()
    assert scene.banner.show(BUILT, 1.0) == LONG > SHORT
    assert scene.banner.item.boundingRect().height() > small.height()


def test_a_later_banner_outlives_the_end_of_an_earlier_one(scene: TableScene) -> None:
    scene.banner.show(ROUND, 1.0)
    scene.stage.advance(SHORT / 2)
    scene.banner.show(BUILT, 1.0)
    scene.stage.advance(SHORT / 2)
    assert scene.banner.item is not None
    assert scene.banner.item.opacity() == 1


def test_a_banner_does_not_cover_what_it_is_about(scene: TableScene) -> None:
    scene.banner.show(ROUND, 1.0)
    assert scene.banner.item is not None
    first = scene.banner.item.sceneBoundingRect()
    assert first.center().y() == pytest.approx(scene.height() * HIGH, abs=2)
    scene.banner.show(ROUND, 1.0, first)
    assert not scene.banner.item.sceneBoundingRect().intersects(first)
    scene.banner.show(ROUND, 1.0, scene.sceneRect())
    assert scene.banner.item.sceneBoundingRect() == first


def test_without_motion_there_are_no_banners(qtbot: QtBot, scene: TableScene) -> None:
    assert qtbot
    assert scene.banner.show(BUILT, 0.0) == 0
    still = scene_of(Look(reduced_motion=True))
    assert still.banner.show(BUILT, 1.0) == 0
    assert scene.banner.item is still.banner.item is None


def test_a_new_view_has_no_banner(scene: TableScene) -> None:
    scene.banner.show(ROUND, 1.0, QRectF())
    scene.show_view(view(), 0)
    assert scene.banner.item is None


def test_words_that_need_two_lines_are_shared_out_between_them() -> None:
    told = Beat("Ada reaches a goal for 6 points: four buildings from height 3 on")
    whole = banner_face(told, 5000.0, 1.0)[1].width
    a_little_less, less = (banner_face(told, whole - by, 1.0)[1].width for by in (10, 60))
    assert a_little_less == less < 0.8 * whole


@pytest.mark.parametrize("beat", [ROUND, BUILT])
def test_large_letters_have_room_on_one_line(beat: Beat) -> None:
    face, room = banner_face(beat, 5000.0, 1.5)
    words = next(part for part in face if isinstance(part, Label))
    fitted = fit_label(words, 1.5)
    assert len(fitted.lines) == 1
    assert fitted.size == 1.5 * words.size
    assert room.height > banner_face(beat, 5000.0, 1.0)[1].height


def test_a_number_stays_with_what_it_counts() -> None:
    told = Beat("Ada reaches a goal for 6 points: 5 buildings of a height")
    whole = banner_face(told, 5000.0, 1.0)[1].width
    ends = set()
    for less in range(0, 200, 5):
        face, _ = banner_face(told, whole - less, 1.0)
        words = next(part for part in face if isinstance(part, Label))
        ends |= {line[-1] for line in fit_label(words, 1.0).lines}
    assert not ends & {"6", "5"}
    assert len(ends) > 1
