"""The log beside the table: every event as a sentence, filtered by player, to look at and copy."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
)

from citybuilder.app.language import translate
from citybuilder.app.models.log import LogModel, SeatFilter
from citybuilder.app.seat_mark import mark_icon
from citybuilder.app.table.keys import ENTERS
from citybuilder.app.table.line_view import LineView
from citybuilder.app.table.log_lines import LineDelegate
from citybuilder.app.widgets import label
from citybuilder.stage.tooltips import set_tip
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.texts import fill
from citybuilder.tables.theme import Theme

Index = QModelIndex | QPersistentModelIndex


class LogView(LineView):
    """Wrapped lines; letters and figures are left to the page, and so is the return key after a
    click. Signals: copied(), walked() when keys begin or cease to be meant for a line."""

    copied = Signal()
    walked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.following = True
        self.is_walked = False  # by keys: then the return key is meant for a line
        self.verticalScrollBar().valueChanged.connect(self.note_place)
        self.verticalScrollBar().rangeChanged.connect(self.follow)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - as Qt has it
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
        elif event.key() in ENTERS and self.is_walked:
            self.activated.emit(self.currentIndex())
        elif event.text() and event.key() != Qt.Key.Key_Tab:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802 - as Qt has it
        super().currentChanged(current, previous)
        self.walk(current.isValid())

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - as Qt has it
        """A click on a line is no wish to stay there, nor to have the keys there."""
        super().mousePressEvent(event)
        self.following = True
        self.walk(False)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - as Qt has it
        super().focusOutEvent(event)
        self.walk(False)

    def walk(self, by_keys: bool) -> None:
        if self.is_walked != by_keys:
            self.is_walked = by_keys
            self.walked.emit()

    def note_place(self) -> None:
        """Whoever sees the newest line wants to see the next one, too."""
        bar = self.verticalScrollBar()
        self.following = bar.value() >= bar.maximum() - 4

    def follow(self) -> None:
        if self.following:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())


class LogPanel(QFrame):
    """Signals: pointed_out(Event), the event of a line that was clicked."""

    pointed_out = Signal(object)

    def __init__(self, log: LogModel, seats: Sequence[SeatLook], theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.log = log
        self.filter = SeatFilter(log, self)
        self.view = LogView()
        self.lines = LineDelegate(self.view, self.filter, seats, theme)
        self.view.setItemDelegate(self.lines)
        self.view.setModel(self.filter)
        self.seats = seats
        self.missed = 0  # turns that came while older lines were read
        self.heading = label("strong")
        self.toggles = [self.toggle(seat) for seat in seats]
        self.arrange()
        self.view.clicked.connect(self.point_out)
        self.view.activated.connect(self.point_out)
        self.view.copied.connect(self.copy)
        self.view.verticalScrollBar().valueChanged.connect(self.begin_reading)
        log.rowsInserted.connect(self.count_turns)
        self.retranslate()

    def arrange(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(4)
        top.addWidget(self.heading, 1)
        for button in self.toggles:
            top.addWidget(button)
        self.rows = QVBoxLayout(self)
        self.rows.setSpacing(6)
        self.rows.addLayout(top)
        self.rows.addWidget(self.view, 1)
        self.leave_room(0)

    def toggle(self, seat: SeatLook) -> QPushButton:
        button = QPushButton()
        button.setProperty("role", "mark")
        button.setCheckable(True)
        button.setIcon(mark_icon(seat, 16))
        button.setIconSize(QSize(16, 16))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.toggled.connect(self.sift)
        return button

    def sift(self) -> None:
        """Lines of the chosen players; of all, while none is chosen."""
        chosen = {seat for seat, button in enumerate(self.toggles) if button.isChecked()}
        self.filter.show_seats(chosen)
        self.view.scrollToBottom()

    def point_out(self, index: QModelIndex) -> None:
        event = self.log.event_at(self.filter.mapToSource(index).row())
        if event is not None:
            self.pointed_out.emit(event)

    def begin_reading(self) -> None:
        self.missed = 0

    def count_turns(self, _parent: QModelIndex, first: int, last: int) -> None:
        """Old lines stay in sight for a round; then nobody reads them any more, unless the pointer
        is there."""
        self.missed += sum(line.state is not None for line in self.log.lines[first : last + 1])
        if self.missed > len(self.seats) and not self.view.underMouse():
            self.missed = 0
            self.view.following = True
            self.view.follow()

    def leave_room(self, below: int) -> None:
        """For what lies over its lower part; the newest lines are read above it."""
        self.rows.setContentsMargins(12, 10, 6, 8 + below)
        self.rows.activate()

    def copy(self) -> None:
        """The selected lines; without a selection, all that are shown."""
        chosen = self.view.selectionModel().selectedIndexes()
        shown = [self.filter.index(row, 0) for row in range(self.filter.rowCount())]
        rows = [self.filter.mapToSource(index).row() for index in chosen or shown]
        QGuiApplication.clipboard().setText(self.log.text(rows))

    def retranslate(self) -> None:
        self.heading.setText(translate("table", "Log"))
        self.view.setAccessibleName(translate("table", "Log"))
        set_tip(self.view, "")
        for seat, button in zip(self.seats, self.toggles, strict=True):
            tip = fill(translate("table", "Only lines about %1"), seat.name)
            set_tip(button, tip)
            button.setAccessibleName(tip)

    def set_theme(self, theme: Theme) -> None:
        self.lines.set_theme(theme)
        self.view.scheduleDelayedItemsLayout()
        self.view.viewport().update()
