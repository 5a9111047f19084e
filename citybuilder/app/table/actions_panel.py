"""The legal answers in a list beside the table: by figures, by arrow keys, by two clicks."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from citybuilder.app.language import translate
from citybuilder.app.models.actions import GIVEN, INSIDE, KEY, LEADS, PICKED, ActionsModel, Choice
from citybuilder.app.style import mix
from citybuilder.app.table.keys import ENTERS
from citybuilder.app.table.line_view import LineView
from citybuilder.app.widgets import label
from citybuilder.tables.theme import Theme

Index = QModelIndex | QPersistentModelIndex
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ChoiceDelegate(QStyledItemDelegate):
    """The figure key in front of the words."""

    def __init__(self, view: QListView, theme: Theme) -> None:
        super().__init__(view)
        self.view = view
        self.theme = theme

    def indent(self) -> int:
        return round(QFontMetrics(self.view.font()).height() * 1.5)

    def before(self, index: Index) -> int:
        """Room in front of the words: what a place leads to stands farther in."""
        return round(self.indent() * (1.7 if index.data(INSIDE) else 1.0))

    def after(self, index: Index) -> int:
        """Room behind the words, for the sign that an entry leads to others."""
        return self.indent() if index.data(LEADS) else 6

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        width = self.view.viewport().width()
        metrics = QFontMetrics(self.view.font())
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        room = QRect(0, 0, max(20, width - self.before(index) - self.after(index)), 10_000)
        return QSize(width, metrics.boundingRect(room, WRAPPED, text).height() + 8)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        rect = QRect(option.rect)
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            share = 0.35 if chosen else 0.15
            painter.setBrush(QColor(mix(self.theme.panel, self.theme.glow, share)))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
        painter.setFont(self.view.font())
        key = str(index.data(KEY))
        picked = str(index.data(PICKED) or "")
        if key or picked:
            inks = {GIVEN: self.theme.bad, "": self.theme.ink_soft}
            painter.setPen(QColor(inks.get(picked, self.theme.good)))
            left = rect.left() + self.before(index) - self.indent()
            box = QRect(left, rect.top(), self.indent() - 6, rect.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, picked or key)
        if leads := str(index.data(LEADS) or ""):
            painter.setPen(QColor(self.theme.ink_soft))
            box = QRect(rect.right() - self.indent(), rect.top(), self.indent(), rect.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, leads)
        painter.setPen(QColor(self.theme.ink))
        room = rect.adjusted(self.before(index), 0, -self.after(index), 0)
        painter.drawText(room, WRAPPED, str(index.data(Qt.ItemDataRole.DisplayRole)))
        painter.restore()


class ActionsView(LineView):
    """Arrows and Enter work in the list; other keys are the page's. Signals: entered(index) by
    Qt, marking(index) by a click, taken(index) by Enter or a second click there, left()."""

    marking = Signal(QModelIndex)
    taken = Signal(QModelIndex)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.marked = QPersistentModelIndex()
        self.is_hasty: Callable[[], bool] = lambda: False  # what lies there may not have been seen
        self.clicked.connect(self.mark)
        self.doubleClicked.connect(self.take_marked)

    def mark(self, index: QModelIndex) -> None:
        """An entry that leads to others is opened by a click, and others lie there then."""
        if self.is_hasty():
            return
        if index == self.marked:
            self.take_marked(index)
            return
        self.marked = QPersistentModelIndex(QModelIndex() if index.data(LEADS) else index)
        self.marking.emit(index)

    def take_marked(self, index: QModelIndex) -> None:
        if index == self.marked:
            self.marked = QPersistentModelIndex()
            self.taken.emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - as Qt has it
        if event.key() in ENTERS:  # without a selection it must not answer anything else
            if self.selectedIndexes() and not event.isAutoRepeat():
                self.taken.emit(self.currentIndex())
        elif event.text() and event.key() != Qt.Key.Key_Tab:
            event.ignore()
        else:
            if not self.selectedIndexes():  # the first step leads to the first entry
                self.selectionModel().clearCurrentIndex()
            super().keyPressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - as Qt has it
        super().leaveEvent(event)
        self.left.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - as Qt has it
        super().focusOutEvent(event)
        self.left.emit()


class ActionsPanel(QFrame):
    """Signals: chosen(Choice), marked(Choice), which one more click would choose, looked_at(Choice
    or None) under the pointer or the keyboard; unfocused(), the list that keys were meant for is
    empty."""

    chosen = Signal(object)
    marked = Signal(object)
    looked_at = Signal(object)
    unfocused = Signal()

    def __init__(self, model: ActionsModel, theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.model = model
        self.heading = label("strong")
        self.nothing = label("soft", wrap=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.view = ActionsView()
        self.delegate = ChoiceDelegate(self.view, theme)
        self.view.setItemDelegate(self.delegate)
        self.view.setModel(model)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(12, 10, 6, 8)
        rows.setSpacing(6)
        rows.addWidget(self.heading)
        rows.addWidget(self.nothing, 1)
        rows.addWidget(self.view, 1)
        model.modelReset.connect(self.show_nothing)
        model.modelReset.connect(self.view.scrollToTop)
        self.show_nothing()
        self.view.taken.connect(self.choose)
        self.view.marking.connect(self.open_at)
        self.view.left.connect(lambda: self.looked_at.emit(None))
        self.view.entered.connect(self.look_at)
        self.view.selectionModel().currentChanged.connect(self.look_at)
        self.retranslate()

    def show_nothing(self) -> None:
        """An empty list says that it is meant to be empty. Qt would give its focus to whatever
        comes next, and the next key would press that."""
        if not self.model.rows and self.view.hasFocus():
            self.unfocused.emit()
        self.nothing.setVisible(not self.model.rows)
        self.view.setVisible(bool(self.model.rows))

    def choice(self, index: QModelIndex) -> Choice | None:
        return self.model.rows[index.row()] if index.isValid() else None

    def choose(self, index: QModelIndex) -> None:
        choice = self.choice(index)
        if choice is not None:
            self.chosen.emit(choice)

    def open_at(self, index: QModelIndex) -> None:
        choice = self.choice(index)
        if choice is not None and choice.leads:
            self.open(choice)
        elif choice is not None:
            self.marked.emit(choice)

    def open(self, place: Choice) -> None:
        """Show what a place leads to, or nothing of it any more."""
        opens = place.spot != self.model.opened
        self.model.open(place.spot if opens else "")
        row = self.model.row_of(place) + int(opens)
        self.view.setCurrentIndex(self.model.index(row))
        last = row + len(self.model.inside(place.spot)) - 1 if opens else row
        self.view.scrollTo(self.model.index(last))
        self.view.scrollTo(self.model.index(row - int(opens)))

    def close_place(self) -> bool:
        """Whether one was open."""
        place = self.model.head(self.model.opened) if self.model.opened else None
        if place is not None:
            self.open(place)
        return place is not None

    def look_at(self, index: QModelIndex) -> None:
        self.looked_at.emit(self.choice(index))

    def show_choice(self, choice: Choice | None) -> None:
        """Follow the pointer on the table."""
        row = self.model.row_of(choice)
        selection = self.view.selectionModel()
        selection.blockSignals(True)
        if row >= 0:
            self.view.setCurrentIndex(self.model.index(row))
            self.view.scrollTo(self.model.index(row))
        else:
            self.view.clearSelection()
        selection.blockSignals(False)
        self.view.viewport().update()

    def retranslate(self) -> None:
        self.heading.setText(translate("table", "Your choices"))
        self.nothing.setText(translate("table", "Nothing to choose right now."))
        self.view.setAccessibleName(translate("table", "Your choices"))

    def set_theme(self, theme: Theme) -> None:
        self.delegate.theme = theme
        self.view.scheduleDelayedItemsLayout()
        self.view.viewport().update()
