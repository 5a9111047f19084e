"""Motion: what happened is told one event after the other, and the view has the last word."""

import pytest
from helpers.grid_table import LEFT, LIT, MOVED, NOTED, ROLLED, TURNED, GridTable, view
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from citybuilder.core.game import Event
from citybuilder.stage.motion import Stage
from citybuilder.stage.scene import TableScene
from citybuilder.tables.theme import Look

pytestmark = pytest.mark.usefixtures("typeface")
STORY = [Event(ROLLED), Event(NOTED), Event(MOVED), Event(LIT)]
VIEWS = [view(), view(), view(1), view(1)]  # the coins are counted when they have moved


class Told:
    """A scene whose time the test lets go by."""

    def __init__(self, look: Look) -> None:
        self.scene = TableScene(GridTable(), look)
        self.scene.stage.timer.setInterval(1_000_000)
        self.scene.show_view(view(), 0)
        self.sounds: list[str] = []
        self.ends = 0
        self.scene.sounded.connect(self.sounds.append)
        self.scene.played.connect(self.end)

    def end(self) -> None:
        self.ends += 1

    def wait(self, milliseconds: float) -> None:
        for _ in range(round(milliseconds / 16)):
            self.scene.stage.advance(16)


@pytest.fixture
def told(qtbot: QtBot) -> Told:
    assert qtbot
    return Told(Look())


def test_events_are_told_in_order_and_end_with_the_view(told: Told) -> None:
    told.scene.play(STORY, VIEWS, view(2), 0, 1.0)
    assert told.sounds == ["dice"]
    assert "card/6" not in told.scene.pieces
    told.wait(1100)
    assert told.sounds == ["dice", "coin"]
    assert "card/6" not in told.scene.pieces  # the counters wait for the coins
    told.wait(700)
    assert "card/6" in told.scene.pieces
    assert told.ends == 0
    told.wait(1000)
    assert told.ends == 1
    assert "card/7" in told.scene.pieces
    assert not told.scene.is_moving()


def test_without_pace_everything_happens_at_once(told: Told) -> None:
    told.scene.play(STORY, VIEWS, view(1), 0, 0)
    assert told.ends == 1
    assert "card/6" in told.scene.pieces


def test_a_higher_pace_takes_less_time(told: Told) -> None:
    told.scene.play(STORY, VIEWS, view(1), 0, 3.0)
    told.wait(1000)
    assert told.ends == 1


def test_what_moves_can_be_skipped(told: Told) -> None:
    told.scene.play(STORY, VIEWS, view(1), 0, 1.0)
    told.wait(100)
    told.scene.skip()
    assert told.ends == 1
    assert not told.scene.is_moving()
    told.scene.skip()
    assert told.ends == 1


def test_thrown_pieces_lie_straight_afterwards(told: Told) -> None:
    piece = told.scene.pieces["card/1"]
    home, picture = QPointF(piece.pos()), piece.pixmap().toImage()
    told.scene.play([Event(ROLLED)], VIEWS[:1], view(), 0, 1.0)
    told.wait(200)
    assert piece.rotation() != 0
    assert piece.pixmap().toImage() != picture
    told.wait(2000)
    assert piece.rotation() == 0
    assert piece.pos() == home
    assert piece.pixmap().toImage() == picture


def test_the_last_throw_is_not_told_while_the_next_one_rolls(told: Told) -> None:
    told.scene.play([Event(ROLLED)], VIEWS[:1], view(), 0, 1.0)
    assert not told.scene.pieces["card/3"].isVisible()
    told.wait(2000)
    assert told.scene.pieces["card/3"].isVisible()


def test_nothing_is_left_flying(told: Told) -> None:
    items = len(told.scene.items())
    told.scene.play([Event(MOVED)], VIEWS[:1], view(), 0, 1.0)
    told.wait(100)
    assert len(told.scene.items()) > items
    told.wait(3000)
    assert len(told.scene.items()) == items


def test_another_view_breaks_off_what_is_told(told: Told) -> None:
    told.scene.play(STORY, VIEWS, view(2), 0, 1.0)
    told.wait(300)
    told.scene.show_view(view(0), 1)
    told.wait(5000)
    assert told.ends == 0
    assert "card/6" not in told.scene.pieces


def test_whoever_wants_little_motion_sees_a_glimpse(qtbot: QtBot) -> None:
    assert qtbot
    told = Told(Look(reduced_motion=True))
    home = QPointF(told.scene.pieces["card/1"].pos())
    told.scene.play(STORY, VIEWS, view(1), 0, 1.0)
    told.wait(120)
    assert told.scene.pieces["card/1"].pos() == home
    assert told.scene.pieces["card/1"].rotation() == 0
    told.wait(1000)
    assert told.ends == 1


def test_a_highlight_fades_without_being_a_story(told: Told) -> None:
    items = len(told.scene.items())
    told.scene.highlight(["card/0", "card/99"])
    assert len(told.scene.items()) == items + 1
    told.wait(4000)
    assert len(told.scene.items()) == items
    assert told.ends == 0


def test_a_change_ends_exactly_at_its_end(qtbot: QtBot) -> None:
    assert qtbot
    stage = Stage()
    seen: list[float] = []
    ended: list[bool] = []
    stage.add(100, seen.append, lambda: ended.append(True), delay=50)
    stage.advance(40)
    assert seen == []
    stage.advance(60)
    assert seen == [pytest.approx(0.5)]
    stage.advance(500)
    assert seen[-1] == 1.0
    assert ended == [True]
    assert not stage.timer.isActive()


def test_events_that_join_are_told_at_the_same_time(told: Told) -> None:
    told.scene.play([Event(TURNED, 0), Event(TURNED, 1), Event(LIT)], VIEWS[:3], view(), 0, 1.0)
    assert told.sounds == ["card", "card"]
    told.wait(200)
    assert all(not told.scene.pieces[f"card/{n}"].transform().isIdentity() for n in (0, 1))
    told.wait(700)
    assert all(told.scene.pieces[f"card/{n}"].transform().isIdentity() for n in (0, 1))
    told.wait(500)
    assert told.ends == 1


def test_a_card_that_is_turned_over_shows_its_other_side(told: Told) -> None:
    piece = told.scene.pieces["card/0"]
    front = piece.pixmap().toImage()
    told.scene.play([Event(TURNED, 0)], VIEWS[:1], view(), 0, 1.0)
    told.wait(100)
    assert piece.pixmap().toImage() == front
    assert 0 < piece.transform().m11() < 1
    told.wait(450)
    assert piece.pixmap().toImage() != front
    told.wait(500)
    assert piece.pixmap().toImage() == front  # the view has the last word


def test_what_leaves_waits_and_then_is_gone_from_where_it_was(told: Told) -> None:
    piece = told.scene.pieces["card/0"]
    told.scene.play([Event(LEFT, 0)], VIEWS[:1], view(), 0, 1.0)
    told.wait(300)
    assert piece.isVisible()
    told.wait(200)
    assert not piece.isVisible()
    told.wait(1000)
    assert told.scene.pieces["card/0"].isVisible()


def test_without_events_pieces_slide_to_their_places(told: Told) -> None:
    start = QPointF(told.scene.pieces["card/1"].pos())
    told.scene.play([], [], view(1), 0, 1.0)
    told.wait(130)
    between = QPointF(told.scene.pieces["card/1"].pos())
    came = told.scene.pieces["card/6"].pos()
    assert told.ends == 0
    told.wait(400)
    assert told.ends == 1
    assert start.x() < between.x() < told.scene.pieces["card/1"].pos().x()
    assert came != told.scene.pieces["card/6"].pos()  # it comes from the piece that it was


def test_where_nothing_changes_its_place_nothing_is_waited_for(told: Told) -> None:
    told.scene.play([], [], view(), 0, 1.0)
    told.wait(40)
    assert told.ends == 1


def test_what_is_only_lit_up_has_changed_before(told: Told) -> None:
    told.scene.play([Event(LIT)], VIEWS[3:], view(1), 0, 1.0)
    assert "card/6" in told.scene.pieces
    assert told.ends == 0
