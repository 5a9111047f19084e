"""How tooltips are set: whatever a text looks like, it is shown and never obeyed.

Qt takes a tooltip that begins like a tag for rich text, and loads what that names."""

from html import escape
from typing import Final, Protocol

from PySide6.QtCore import QPoint
from PySide6.QtGui import Qt as Rich
from PySide6.QtWidgets import QToolTip, QWidget

PLAIN: Final = '<div style="white-space: pre-wrap">{}</div>'


class Tipped(Protocol):
    """A widget, an action, or the item of a list."""

    def setToolTip(self, text: str, /) -> None: ...  # noqa: N802 - as Qt has it


def set_tip(thing: Tipped, text: str, wrapped: bool = False) -> None:
    thing.setToolTip(wrapped_tip(text) if wrapped else plain_tip(text))


def show_tip(place: QPoint, text: str, widget: QWidget | None) -> None:
    QToolTip.showText(place, tip(text), widget)


def plain_tip(text: str) -> str:
    """The text as it is; what Qt would take for more is written so that it shows."""
    return PLAIN.format(escape(text)) if Rich.mightBeRichText(text) else text


def wrapped_tip(text: str) -> str:
    """As rich text: a tooltip of plain text is one line, however long."""
    return f"<div>{escape(text)}</div>" if text else ""


def tip(text: str) -> str:
    """Plain lines as the rich text of a tooltip that does not become too wide, the first strong."""
    title, *lines = text.split("\n")
    rest = "".join(f"<br>{escape(line)}" for line in lines)
    return f'<div style="max-width: 320px"><b>{escape(title)}</b>{rest}</div>'
