"""Small widgets that several pages share: pills, pictures, lines that shorten."""

import re
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QIcon,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractSlider,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyledItemDelegate,
    QWidget,
)

from citybuilder.stage.art import pixmap
from citybuilder.stage.tooltips import set_tip
from citybuilder.tables.theme import Theme

ICON: Final = 24
SENTENCES: Final = re.compile(r"(.+[.?!;]) ")
GAP: Final = 0.25  # beside an icon, by its width
SCROLLING: Final = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


def pill(role: str = "plain", parent: QWidget | None = None) -> QPushButton:
    """A rounded button; its texts are set by whoever owns it."""
    button = QPushButton(parent)
    button.setProperty("role", role)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def chooser(values: Iterable[str | int]) -> QComboBox:
    """A list to choose from; its words are set by whoever owns it."""
    box = QComboBox()
    box.setItemDelegate(QStyledItemDelegate(box))  # rows as high as the style sheet says
    steady(box)
    for value in values:
        box.addItem("", value)
    return box


class Steady(QObject):
    """The wheel over a field scrolls what lies around it, and changes nothing unseen."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - as Qt has it
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def steady(field: QWidget) -> None:
    """Chosen by clicks and keys alone."""
    field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    field.installEventFilter(Steady(field))


def label(role: str = "", text: str = "", wrap: bool = False) -> QLabel:
    """Words as they are, or a picture; never rich text."""
    made = QLabel(text)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def caption(text: str) -> str:
    """For buttons, menus and tabs: “&” stands for itself, not for a key."""
    return text.replace("&", "&&")


def title_bar(title: QWidget, *buttons: QWidget) -> QFrame:
    """The dark bar above a page: what it is, and what can be done with all of it."""
    bar = QFrame()
    bar.setProperty("role", "bar")
    row = QHBoxLayout(bar)
    row.setContentsMargins(16, 4, 16, 4)
    row.addWidget(title, 1)
    for button in buttons:
        row.addWidget(button)
    return bar


def restyle(widget: QWidget) -> None:
    """Let the style sheet see a property that has changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def set_sheet(widget: QWidget, sheet: str) -> None:
    """Qt would dress everything inside anew, also where nothing has changed."""
    if widget.styleSheet() != sheet:
        widget.setStyleSheet(sheet)


def icon(name: str, theme: Theme, on_bar: bool = False) -> QIcon:
    """A small drawing for a button, in the ink of its ground."""
    key = f"common/{name}_light" if on_bar or theme.key == "dark" else f"common/{name}"
    return QIcon(pixmap(key, ICON, ICON, 2.0))


def set_icon(button: QPushButton, drawing: QIcon, side: int) -> None:
    """Before the text, with a gap that style sheets cannot give."""
    ratio = 2.0
    wide = QPixmap(round(side * (1 + GAP) * ratio), round(side * ratio))
    wide.setDevicePixelRatio(ratio)
    wide.fill(Qt.GlobalColor.transparent)
    painter = QPainter(wide)
    drawing.paint(painter, 0, 0, side, side)
    painter.end()
    button.setIcon(QIcon(wide))
    button.setIconSize(QSize(round(side * (1 + GAP)), side))


class Picture(QWidget):
    """A picture that fills its place, with rounded corners."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
        self.radius = 12.0
        self.wanted = QSize(200, 90)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_height(self, height: int) -> None:
        self.wanted = QSize(self.wanted.width(), height)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(60, 60)

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.wanted

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()), self.radius, self.radius)
        painter.setClipPath(path)
        size = (self.width(), self.height(), self.devicePixelRatioF())
        painter.drawPixmap(0, 0, pixmap(self.key, *size))


class Scroll(QScrollArea):
    """As large as what it holds if there is room, else it scrolls."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.viewport().setAutoFillBackground(False)
        self.inside = inside
        self.least = 0
        self.setWidget(inside)
        inside.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:  # noqa: N802
        hint = self.inside.sizeHint()
        bar = self.verticalScrollBar().sizeHint().width()
        wide = max(hint.width() + bar, self.least)
        tall = self.inside.heightForWidth(wide)
        return QSize(wide, tall if tall >= 0 else hint.height())

    def measure(self, least: int) -> None:
        """What it holds may have grown since; it will get at least that width."""
        self.least = least
        layout = self.inside.layout()
        if layout is not None:
            layout.activate()
        self.updateGeometry()

    def hear_keys_of(self, widget: QWidget) -> None:
        """Where nothing inside can be in focus, this widget is, and its keys scroll."""
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if watched is not self.inside and isinstance(event, QKeyEvent):
            wanted = SCROLLING.get(Qt.Key(event.key()))
            if event.type() == QEvent.Type.KeyPress and wanted is not None:
                self.verticalScrollBar().triggerAction(wanted)
                return True
        return super().eventFilter(watched, event)


class ShortLabel(QLabel):
    """So many lines at most, ending in … where there is too little room; its tooltip has it all."""

    def __init__(self, role: str, text: str = "", lines: int = 1) -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setWordWrap(lines > 1)
        self.whole = ""
        self.lines = lines
        self.set_whole(text)

    def set_whole(self, text: str) -> None:
        self.whole = text
        self.setAccessibleName(text)
        self.shorten()

    def set_lines(self, lines: int) -> None:
        if lines != self.lines:
            self.lines = lines
            self.shorten()

    def height_of(self, lines: int) -> int:
        return lines * self.fontMetrics().lineSpacing() + 2

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.shorten()

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - as Qt has it
        """Of what it will show there: what it shows now was shortened for another width."""
        if self.lines == 1:
            return super().heightForWidth(width)
        margins = self.contentsMargins()
        return self.height_at(width, self.sentences(width)) + margins.top() + margins.bottom()

    def shorten(self) -> None:
        shown = self.line() if self.lines == 1 else self.sentences(self.width())
        if shown != self.text():
            self.setText(shown)
        set_tip(self, self.whole if shown != self.whole else "")

    def line(self) -> str:
        right, width = Qt.TextElideMode.ElideRight, max(0, self.width())
        return self.fontMetrics().elidedText(self.whole, right, width)

    def height_at(self, width: int, text: str) -> int:
        room = QRect(0, 0, max(60, width), 10_000)
        return self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()

    def sentences(self, width: int) -> str:
        """To the end of one if possible."""
        most = self.height_of(self.lines)
        shown, rest = self.whole, ""
        while self.height_at(width, shown + rest) > most:
            ended = SENTENCES.match(shown)
            shorter = ended[1] if ended else shown.rpartition(" ")[0]
            if not shorter:
                break
            shown, rest = shorter, " …"
        return shown + rest
