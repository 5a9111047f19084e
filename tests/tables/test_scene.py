"""The scene: pieces where they belong, choices where they are offered, by mouse and by keys."""

import pytest
from helpers.grid_table import MANY, PASS, PICK, TURN, GridTable, takes, view
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from citybuilder.core.game import Action, Decision
from citybuilder.stage.scene import TableScene
from citybuilder.stage.table_view import TableView
from citybuilder.tables.theme import DARK, Look

pytestmark = pytest.mark.usefixtures("typeface")


class Seen:
    """A table in a window, and everything that its scene reports."""

    def __init__(self, qtbot: QtBot) -> None:
        self.scene = TableScene(GridTable(), Look())
        self.view = TableView(self.scene)
        qtbot.addWidget(self.view)
        self.view.resize(1000, 580)
        self.view.show()
        self.chosen: list[list[Action]] = []
        self.choosing: list[tuple[str, list[Action]]] = []
        self.selecting: list[int] = []  # how many are picked
        self.inspected: list[str] = []
        self.scene.chosen.connect(self.chosen.append)
        self.scene.choosing.connect(lambda key, actions: self.choosing.append((key, actions)))
        self.scene.selecting.connect(lambda: self.selecting.append(len(self.scene.picked())))
        self.scene.inspected.connect(self.inspected.append)
        self.scene.show_view(view(), 0)

    def place(self, key: str) -> QPoint:
        return self.view.mapFromScene(self.scene.grip_of(key))

    def click(self, key: str, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mouseClick(self.view.viewport(), button, pos=self.place(key))

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)


@pytest.fixture
def seen(qtbot: QtBot) -> Seen:
    return Seen(qtbot)


def test_pieces_come_move_and_go(seen: Seen) -> None:
    first = seen.scene.pieces["card/0"]
    before = first.pos()
    seen.scene.show_view(view(1), 0)
    assert seen.scene.pieces["card/0"] is first
    assert first.pos() != before
    assert "card/6" in seen.scene.pieces
    seen.scene.show_view(view(0), 0)
    assert "card/6" not in seen.scene.pieces
    assert first.pos() == before


def test_a_click_on_a_spot_chooses_its_action(seen: Seen) -> None:
    seen.scene.offer(Decision(PICK), takes(1, 4))
    seen.click("card/4")
    assert seen.chosen == [takes(4)]


def test_a_click_elsewhere_or_without_an_offer_does_nothing(seen: Seen) -> None:
    seen.click("card/1")
    seen.scene.offer(Decision(PICK), takes(1))
    seen.click("card/2")
    seen.scene.offer(None, [])
    seen.click("card/1")
    assert seen.chosen == []


def test_what_cannot_be_chosen_recedes_and_what_can_glows(seen: Seen) -> None:
    seen.scene.offer(Decision(PICK), takes(1))
    assert not seen.scene.pieces["card/1"].receded
    assert seen.scene.pieces["card/2"].receded
    assert list(seen.scene.halos) == ["card/1"]
    seen.scene.offer(None, [])
    assert not seen.scene.pieces["card/2"].receded
    assert seen.scene.halos == {}


def test_an_answer_without_a_spot_may_have_another_place(seen: Seen) -> None:
    answer = Action(PASS)
    seen.scene.offer(Decision(PICK), [answer])
    assert seen.scene.spots is not None
    assert seen.scene.spots.buttons == [answer]
    seen.click("card/5")
    assert seen.chosen == [[answer]]


def test_two_answers_at_one_spot_are_to_be_picked_from(seen: Seen) -> None:
    two = takes(3, amounts=(1, 2))
    seen.scene.offer(Decision(PICK), two)
    seen.click("card/3")
    assert seen.chosen == []
    assert seen.choosing == [("card/3", two)]


def test_variants_are_turned_and_chosen_as_they_lie(seen: Seen) -> None:
    four = takes(2, amounts=(0, 1, 2, 3))
    seen.scene.offer(Decision(TURN), four)
    seen.press(Qt.Key.Key_Tab)
    assert seen.scene.ghost.item.isVisible()
    seen.scene.turn_variant(2)
    seen.scene.turn_variant(1)
    seen.press(Qt.Key.Key_Return)
    assert seen.chosen == [[four[3]]]
    seen.scene.offer(None, [])
    assert not seen.scene.ghost.item.isVisible()


def test_a_selection_collects_toggles_and_is_taken_in_order(seen: Seen) -> None:
    seen.scene.offer(Decision(MANY), takes(0, 1, 2, 3, 4), many=3)
    for key in ("card/4", "card/2", "card/2", "card/0"):
        seen.click(key)
    seen.scene.take_selection()
    assert seen.chosen == []
    seen.click("card/3")
    assert seen.selecting[-1] == 3
    seen.scene.take_selection()
    assert seen.chosen == [takes(0, 3, 4)]


def test_one_too_many_takes_the_place_of_the_oldest(seen: Seen) -> None:
    seen.scene.offer(Decision(MANY), takes(0, 1, 2, 3), many=3)
    for key in ("card/0", "card/1", "card/2", "card/3"):
        seen.click(key)
    seen.scene.take_selection()
    assert seen.chosen == [takes(1, 2, 3)]


def test_tab_walks_the_spots_in_reading_order_and_enter_chooses(seen: Seen) -> None:
    seen.scene.offer(Decision(PICK), takes(4, 0, 2))
    walked = []
    for _ in range(3):
        seen.press(Qt.Key.Key_Tab)
        walked.append(seen.scene.focused)
    assert walked == ["card/0", "card/2", "card/4"]
    seen.press(Qt.Key.Key_Return)
    assert seen.chosen == [takes(4)]


def test_arrows_go_to_the_nearest_spot_in_their_direction(seen: Seen) -> None:
    seen.scene.offer(Decision(PICK), takes(0, 1, 2, 3, 4, 5))
    ways = [Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up]
    walked = []
    for way in ways:
        seen.press(way)
        walked.append(seen.scene.focused)
    assert walked == ["card/0", "card/1", "card/4", "card/3", "card/0"]


def test_with_control_arrows_walk_over_all_pieces(seen: Seen) -> None:
    seen.scene.offer(Decision(PICK), takes(0))
    seen.press(Qt.Key.Key_Tab)
    QTest.keyClick(seen.view, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert seen.scene.focused == "card/1"
    seen.press(Qt.Key.Key_Return)
    assert seen.chosen == []
    seen.press(Qt.Key.Key_Left)
    assert seen.scene.focused == "card/0"


def test_where_nothing_is_offered_arrows_walk_over_all_pieces(seen: Seen) -> None:
    seen.press(Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert seen.scene.focused == "card/3"


def test_a_zoomed_table_follows_the_keyboard(seen: Seen) -> None:
    seen.view.set_zoom(3.0)
    seen.scene.offer(Decision(PICK), takes(0, 5))
    for _ in range(2):
        seen.press(Qt.Key.Key_Tab)
        shown = seen.view.mapToScene(seen.view.viewport().rect()).boundingRect()
        assert shown.contains(seen.scene.rect_of(seen.scene.focused))


def test_the_focus_ends_with_the_offer(seen: Seen) -> None:
    seen.scene.offer(Decision(PICK), takes(0, 1))
    seen.press(Qt.Key.Key_Tab)
    assert seen.scene.ring.isVisible()
    seen.scene.offer(Decision(PICK), takes(1))
    assert seen.scene.focused == ""
    assert not seen.scene.ring.isVisible()


def test_the_pointer_lifts_a_piece_and_puts_it_back(seen: Seen) -> None:
    home = seen.scene.pieces["card/0"].pos()
    QTest.mouseMove(seen.view.viewport(), seen.place("card/0"))
    assert seen.scene.pieces["card/0"].pos().y() < home.y()
    QTest.mouseMove(seen.view.viewport(), seen.place("card/1"))
    assert seen.scene.pieces["card/0"].pos() == home
    assert seen.scene.pointed == "card/1"


def test_what_recedes_under_the_pointer_does_not_stay_lifted(seen: Seen) -> None:
    home = seen.scene.pieces["card/0"].pos()
    QTest.mouseMove(seen.view.viewport(), seen.place("card/0"))
    seen.scene.offer(Decision(PICK), takes(1))
    assert seen.scene.pieces["card/0"].pos() == home


def test_whoever_lets_go_elsewhere_chooses_nothing(seen: Seen) -> None:
    seen.scene.offer(Decision(PICK), takes(1, 2))
    port = seen.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=seen.place("card/1"))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=seen.place("card/2"))
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=seen.place("card/1"))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=QPoint(900, 500))
    assert seen.chosen == []


def test_the_second_click_of_two_is_not_an_answer(seen: Seen) -> None:
    seen.scene.offer(Decision(PICK), takes(1))
    port, left, place = seen.view.viewport(), Qt.MouseButton.LeftButton, seen.place("card/1")
    seen.click("card/1")
    QTest.mouseDClick(port, left, pos=place)  # only what Qt sends instead of the second press
    QTest.mouseRelease(port, left, pos=place)
    assert seen.chosen == [takes(1)]


def test_a_zoomed_table_is_pulled_by_the_mouse_and_nothing_is_chosen(seen: Seen) -> None:
    seen.view.set_zoom(2.0, QPoint(0, 0))
    seen.scene.offer(Decision(PICK), takes(0))
    before = seen.view.horizontalScrollBar().value()
    port, start = seen.view.viewport(), seen.place("card/0")
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in (10, 30, 60):
        move_pressed(seen, start - QPoint(step, 0))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=start - QPoint(60, 0))
    assert seen.view.horizontalScrollBar().value() == before + 60
    assert seen.chosen == []


def move_pressed(seen: Seen, place: QPoint) -> None:
    port = seen.view.viewport()
    none = Qt.KeyboardModifier.NoModifier
    left = Qt.MouseButton.LeftButton
    where = port.mapToGlobal(place).toPointF()
    event = QMouseEvent(
        QEvent.Type.MouseMove, place.toPointF(), where, Qt.MouseButton.NoButton, left, none
    )
    QApplication.sendEvent(port, event)


def test_zooming_keeps_what_is_under_the_pointer(seen: Seen) -> None:
    place = seen.place("card/4")
    seen.view.set_zoom(2.0, place)
    assert (seen.place("card/4") - place).manhattanLength() <= 4


def test_a_hint_points_at_a_piece_until_it_ends(seen: Seen) -> None:
    seen.scene.offer(Decision(PICK), takes(0, 1))
    seen.scene.hold_highlight(["card/1"])
    seen.scene.show_view(view(), 0)
    assert [seen.scene.glow_of(key) for key in ("card/0", "card/1")] == ["glow", "focus"]
    seen.scene.hold_highlight([])
    assert seen.scene.glow_of("card/1") == "glow"


def test_what_is_only_talked_about_does_not_look_as_if_it_could_be_chosen(seen: Seen) -> None:
    seen.scene.offer(Decision(PICK), takes(0, 1))
    seen.scene.hold_highlight(["card/1", "card/3"])
    glow, line = (seen.scene.halos[key].pixmap().toImage() for key in ("card/1", "card/3"))
    assert glow.pixelColor(60, 3).alpha() > 0  # it shines outwards
    assert line.pixelColor(60, 3).alpha() == 0
    seen.scene.offer(None, [])  # nothing can be chosen, so nothing can be mistaken
    assert seen.scene.halos["card/3"].pixmap().toImage() == glow


def test_what_is_given_away_bears_another_sign_than_what_is_won(
    seen: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    signs = []
    for gives in (False, True):
        monkeypatch.setattr(type(seen.scene.table), "gives", lambda *_, gives=gives: gives)
        seen.scene.offer(Decision(MANY), takes(0, 1, 2, 3), many=2)
        seen.click("card/1")
        [sign] = seen.scene.signs.items.values()
        signs.append((sign.pixmap().cacheKey(), seen.scene.glow_of("card/1")))
    assert signs[0][0] != signs[1][0]
    assert [glow for _, glow in signs] == ["good", "bad"]


def test_the_pointer_rests_and_a_tooltip_tells(seen: Seen) -> None:
    place = seen.place("card/1")
    event = QHelpEvent(QEvent.Type.ToolTip, place, seen.view.viewport().mapToGlobal(place))
    QApplication.sendEvent(seen.view.viewport(), event)
    assert "card/1" in QToolTip.text()
    QToolTip.hideText()


def test_a_right_click_enlarges(seen: Seen) -> None:
    seen.click("card/3", Qt.MouseButton.RightButton)
    assert seen.inspected == ["card/3"]


def test_the_table_fills_its_window(seen: Seen) -> None:
    for width, height in ((1600, 800), (900, 900), (2400, 700)):
        seen.view.resize(width, height)
        QApplication.processEvents()
        size = seen.scene.size
        assert size.width / size.height == pytest.approx(width / height, rel=0.01)
        assert size.width >= 1000 - 0.1
        assert size.height >= 580 - 0.1


def test_zooming_keeps_pieces_sharp(seen: Seen) -> None:
    before = seen.scene.pieces["card/0"].pixmap().width()
    seen.view.zoom_by(3)
    assert seen.scene.pieces["card/0"].pixmap().width() > 1.3 * before
    seen.view.set_zoom(0.1)
    assert seen.scene.pieces["card/0"].pixmap().width() == before


def test_another_theme_draws_table_and_pieces_anew(seen: Seen) -> None:
    before = seen.scene.pieces["card/0"].pixmap().toImage()
    ground = seen.view.grab().toImage().pixelColor(900, 500)
    seen.scene.set_look(Look(DARK))
    assert seen.scene.pieces["card/0"].pixmap().toImage() != before
    assert seen.view.grab().toImage().pixelColor(900, 500).lightness() < ground.lightness() - 100


def test_where_there_is_no_choice_all_is_picked_already(seen: Seen) -> None:
    seen.scene.offer(Decision(MANY), takes(0, 1, 2), many=3)
    assert seen.scene.picked() == ["card/0", "card/1", "card/2"]
    assert len(seen.scene.signs.items) == 3
    seen.scene.take_selection()
    assert seen.chosen == [takes(0, 1, 2)]


def test_the_return_key_picks_until_there_are_enough_and_then_takes_them(seen: Seen) -> None:
    seen.scene.offer(Decision(MANY), takes(0, 1, 2, 3), many=2)
    seen.press(Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Tab)
    assert seen.scene.picked() == ["card/0"]
    assert not seen.scene.has_selected()
    seen.press(Qt.Key.Key_Return)
    assert seen.scene.has_selected()
    seen.press(Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert seen.chosen == [takes(0, 1)]


def test_pieces_are_picked_by_a_hint(seen: Seen) -> None:
    seen.scene.pick(["card/0"])
    assert seen.scene.picked() == []
    seen.scene.offer(Decision(MANY), takes(0, 1, 2, 3), many=2)
    seen.scene.pick(["card/3", "card/9", "card/1"])
    assert seen.scene.picked() == ["card/3", "card/1"]
    assert seen.scene.has_selected()


def test_a_picked_piece_bears_a_sign_that_goes_with_it(seen: Seen) -> None:
    seen.scene.offer(Decision(MANY), takes(0, 1, 2, 3), many=2)
    seen.click("card/1")
    seen.scene.point_at(seen.scene.middle_of("card/1"))
    seen.scene.mark_spots()
    [tick] = seen.scene.signs.items.values()
    place = tick.pos()
    seen.scene.point_at(seen.scene.middle_of("card/2"))
    assert tick.pos().y() > place.y()
    seen.click("card/1")
    assert seen.scene.signs.items == {}


def test_what_is_picked_stays_picked_in_a_window_of_another_size(seen: Seen) -> None:
    seen.scene.offer(Decision(MANY), takes(0, 1, 2, 3), many=2)
    seen.click("card/1")
    for width in (700, 900, 1100):
        seen.scene.set_room(width, 640, 1.0)
    assert list(seen.scene.signs.items) == ["card/1"]
    seen.click("card/1")
    assert seen.scene.signs.items == {}


def test_the_twins_of_a_piece_stand_for_the_same_answer(seen: Seen) -> None:
    seen.scene.offer(Decision(PICK), [*takes(0), Action(PASS)])
    seen.click("card/5")
    assert seen.chosen == [[Action(PASS)]]


def test_what_is_pointed_at_is_seen_above_what_covers_it(seen: Seen) -> None:
    piece = seen.scene.pieces["card/1"]
    level = piece.zValue()
    seen.scene.point_at(seen.scene.middle_of("card/1"))
    assert piece.zValue() > max(
        other.zValue() for key, other in seen.scene.pieces.items() if key != "card/1"
    )
    seen.scene.point_at(seen.scene.middle_of("card/2"))
    assert piece.zValue() == level


def test_what_recedes_is_paler_but_hides_what_lies_behind_it(seen: Seen) -> None:
    piece = seen.scene.pieces["card/2"]
    before = piece.pixmap().toImage()
    seen.scene.offer(Decision(PICK), takes(1))
    after = piece.pixmap().toImage()
    middle = before.rect().center()
    assert after.pixelColor(middle) != before.pixelColor(middle)
    assert after.pixelColor(middle).alpha() == 255
    seen.scene.offer(None, [])
    assert piece.pixmap().toImage() == before
