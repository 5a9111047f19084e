"""Tooltips lie where they cover nothing that is looked at, and their room is known before."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from citybuilder.app.fonts import FAMILY, load_fonts
from citybuilder.app.style import style_sheet
from citybuilder.stage.tooltips import TIP, show_tip, size_of, tip
from citybuilder.tables.theme import LIGHT


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[QWidget]:
    """A window of a program that has its typeface and its sheet."""
    before = qapp.font(), qapp.styleSheet()
    load_fonts()
    qapp.setFont(QFont(FAMILY))
    qapp.setStyleSheet(style_sheet(LIGHT, 1.0))
    window = QWidget()
    window.resize(600, 400)
    window.show()
    yield window
    QToolTip.hideText()
    window.close()
    qapp.setFont(before[0])
    qapp.setStyleSheet(before[1])


@pytest.mark.parametrize("text", ["Short", "A title", "A title\n" + "and one long line " * 9])
def test_the_room_of_a_tooltip_is_known_before_it_is_shown(dressed: QWidget, text: str) -> None:
    QToolTip.showText(QPoint(50, 50), tip(text), dressed)
    labels = [each for each in QApplication.allWidgets() if each.inherits(TIP)]
    [less] = [size_of(tip(text)) - label.size() for label in labels]
    assert max(abs(less.width()), abs(less.height())) <= 2


@pytest.mark.parametrize("text", ["Short", "A title\n" + "and one long line " * 9])
@pytest.mark.parametrize(("x", "y"), [(20, 20), (580, 20), (20, 390), (580, 390)])
def test_a_tooltip_stays_on_its_table_and_leaves_the_pointer_free(
    dressed: QWidget, text: str, x: int, y: int
) -> None:
    room = QRect(dressed.mapToGlobal(QPoint(0, 0)), dressed.size())
    at = room.topLeft() + QPoint(x, y)
    show_tip(at, text, dressed)
    [shown] = [each.geometry() for each in QApplication.topLevelWidgets() if each.inherits(TIP)]
    assert room.contains(shown)
    assert not shown.contains(at)
