"""How tooltips are set: whatever a text looks like, it is shown and never obeyed.

Qt takes a tooltip that begins like a tag for rich text, and loads what that names."""

from collections.abc import Sequence
from html import escape
from typing import Final, Protocol

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import Qt as Rich
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget

from citybuilder.tables.figures import bound

OFFSET: Final = QPoint(2, 20)  # from the pointer
GAP: Final = 18  # likewise: what lies below it would take it from the piece
TIP: Final = "QTipLabel"  # the class of Qt's own label
MARGIN: Final = 7  # by Qt, with what the sheet says
SPARE: Final = QSize(1, 0)
PLAIN: Final = '<div style="white-space: pre-wrap">{}</div>'


class Tipped(Protocol):
    """A widget, an action, or the item of a list."""

    def setToolTip(self, text: str, /) -> None: ...  # noqa: N802 - as Qt has it


def set_tip(thing: Tipped, text: str, wrapped: bool = False) -> None:
    thing.setToolTip(wrapped_tip(text) if wrapped else plain_tip(text))


def show_tip(place: QPoint, text: str, widget: QWidget | None, away: Sequence[QRect] = ()) -> None:
    """At the pointer, or where it covers nothing of what is looked at now; never over what is to
    be read above or below the widget."""
    shown = tip(text)
    if widget is None:
        QToolTip.showText(place, shown)
        return
    corner = free_place(place, size_of(shown), widget, away)
    QToolTip.showText(corner - OFFSET, shown, widget)
    for label in QApplication.topLevelWidgets():
        if label.inherits(TIP):  # Qt lays it farther off where the pointer is larger
            label.move(corner)


def size_of(shown: str) -> QSize:
    """The room that a tooltip takes: made and styled as Qt makes its own."""
    sample = QLabel(shown)
    sample.setProperty("role", "tip")
    sample.setWordWrap(True)
    sample.setMargin(MARGIN)
    sample.setIndent(1)
    sample.ensurePolished()
    return sample.sizeHint() + SPARE


def free_place(at: QPoint, size: QSize, widget: QWidget, away: Sequence[QRect]) -> QPoint:
    """Beside the pointer, or else beside what must stay in sight, but never below the pointer."""
    room = QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())
    wide, high = size.width(), size.height()
    above, before = at.y() - high - GAP, at.x() - wide - GAP
    beside = [at + OFFSET, QPoint(at.x(), above), QPoint(before, above), QPoint(before, at.y())]
    kept = [rect for rect in away if not rect.isEmpty()]
    for rect in kept:
        beside += [
            QPoint(rect.left() - wide, at.y()),
            QPoint(rect.right() + 1, at.y()),
            QPoint(at.x(), rect.top() - high),
            QPoint(at.x(), rect.bottom() + 1),
            QPoint(before, rect.top() - high),
            QPoint(before, rect.bottom() + 1),
        ]
    places = [QRect(corner, size) for corner in beside]
    inside = [place for place in places if room.contains(place)] or places[:1]
    return min(inside, key=lambda place: (place.contains(at), covered(place, kept))).topLeft()


def covered(place: QRect, away: Sequence[QRect]) -> int:
    common = [place.intersected(rect) for rect in away]
    return sum(rect.width() * rect.height() for rect in common if not rect.isEmpty())


def plain_tip(text: str) -> str:
    """The text as it is; what Qt would take for more is written so that it shows."""
    return PLAIN.format(escape(text)) if Rich.mightBeRichText(text) else text


def wrapped_tip(text: str) -> str:
    """As rich text: a tooltip of plain text is one line, however long."""
    return f"<div>{escape(text)}</div>" if text else ""


def tip(text: str) -> str:
    """Plain lines as the rich text of a tooltip that does not become too wide, the first strong."""
    title, *lines = bound(text).split("\n")
    rest = "".join(f"<br>{escape(line)}" for line in lines)
    return f'<div style="max-width: 320px"><b>{escape(title)}</b>{rest}</div>'
