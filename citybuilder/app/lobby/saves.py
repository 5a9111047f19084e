"""The panel of saved matches: one click goes on, a deleted one can be brought back for a while."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QMenu,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from citybuilder.app.dialogs import breakable
from citybuilder.app.haste import Haste
from citybuilder.app.language import translate
from citybuilder.app.lobby.marks import can_save
from citybuilder.app.lobby.rows import SaveRows
from citybuilder.app.models.saves import Saved, SavesModel
from citybuilder.app.widgets import icon, label, pill
from citybuilder.store import bin as lobby_bin
from citybuilder.store.folders import data_folder
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, fill
from citybuilder.tables.theme import Theme
from citybuilder.words.names import shown_path

PATIENCE: Final = 8000  # milliseconds in which a deleted match can be brought back
FINISHED: Final = QT_TRANSLATE_NOOP("lobby", "%n finished", "", 1)


class SavesPanel(QFrame):
    """Signals: go_on(Path), replay(Path), refused(str sentence), changed() – a match was deleted
    or brought back."""

    go_on = Signal(object)
    replay = Signal(object)
    refused = Signal(str)
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.model = SavesModel()
        self.aside: tuple[Path, Path, Saved] | None = None
        self.heading = label("heading")
        self.finished = pill("link")
        self.finished.setCheckable(True)
        self.none = QWidget()
        self.sign = label()
        self.none_words = label("soft", wrap=True)
        self.view = QListView()
        self.rows = SaveRows(self.view)
        self.toast = QFrame()
        self.gone = label("strong", wrap=True)
        self.undo = pill("link")
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(PATIENCE)
        self.haste = Haste()
        self.lay_out()
        self.connect_all()
        self.show_parts()

    def lay_out(self) -> None:
        self.view.setModel(self.model)
        self.view.setItemDelegate(self.rows)
        self.view.setMouseTracking(True)
        self.view.setProperty("role", "bare")
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.setMinimumHeight(60)
        self.view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.toast.setProperty("role", "toast")
        row = QHBoxLayout(self.toast)
        row.setContentsMargins(12, 4, 8, 4)
        row.addWidget(self.gone, 1)
        row.addWidget(self.undo)
        middle = Qt.AlignmentFlag.AlignCenter
        empty = QVBoxLayout(self.none)
        empty.addStretch(1)
        for part in (self.sign, self.none_words):
            part.setAlignment(middle)
            empty.addWidget(part)
        empty.addStretch(1)
        self.top = QHBoxLayout()
        self.top.addWidget(self.heading, 1)
        self.top.addWidget(self.finished)
        self.column = QVBoxLayout(self)
        self.column.addLayout(self.top)
        self.column.addWidget(self.none, 1)
        self.column.addWidget(self.view, 1)
        self.column.addWidget(self.toast)

    def connect_all(self) -> None:
        self.view.clicked.connect(self.open)
        self.view.installEventFilter(self)
        self.view.customContextMenuRequested.connect(self.show_menu)
        self.rows.binned.connect(self.delete)
        self.finished.toggled.connect(self.model.show_finished)
        self.finished.toggled.connect(self.show_parts)
        self.undo.clicked.connect(self.bring_back)
        self.timer.timeout.connect(self.forget)

    def fill(self, found: list[Saved]) -> None:
        self.model.fill(found)
        self.show_parts()

    def show_parts(self) -> None:
        if self.finished.isChecked() and self.model.finished() == 0:
            self.finished.setChecked(False)
        any_shown = self.model.rowCount() > 0
        self.view.setVisible(any_shown)
        self.none.setVisible(not any_shown)
        self.toast.setVisible(self.aside is not None)
        self.finished.setVisible(self.model.finished() > 0)
        self.finished.setText(self.finished_words())
        self.heading.setText(self.heading_words())
        self.none_words.setText(self.none_sentence())
        self.undo.setText(translate("lobby", "Undo"))

    # Opening

    def saved_at(self, index: QModelIndex) -> Saved | None:
        found = index.data(SavesModel.SAVED)
        return found if isinstance(found, Saved) else None

    def open(self, index: QModelIndex) -> None:
        found = self.saved_at(index)
        if found is None or self.haste.holds_off():
            return
        if found.broken is not None:
            self.refused.emit(found.reason())
        elif found.over:
            self.replay.emit(found.path)
        else:
            self.go_on.emit(found.path)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if watched is self.view and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.KeyPress and self.is_mine(event.key()):
                return event.isAutoRepeat() or self.answer_key(event.key())
            if event.type() == QEvent.Type.ShortcutOverride and self.is_mine(event.key()):
                event.accept()
                return True
        return super().eventFilter(watched, event)

    def is_mine(self, key: int) -> bool:
        return key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Delete)

    def answer_key(self, key: int) -> bool:
        index = self.view.currentIndex()
        if not index.isValid():
            return False
        if key == Qt.Key.Key_Delete:
            self.delete(index)
        else:
            self.open(index)
        return True

    def show_menu(self, place: QPoint) -> None:
        index = self.view.indexAt(place)
        found = self.saved_at(index)
        if found is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if found.broken is None:
            word = translate("lobby", "Replay") if found.over else translate("lobby", "Continue")
            menu.addAction(word).triggered.connect(lambda: self.open(index))
        menu.addAction(translate("lobby", "Delete")).triggered.connect(lambda: self.delete(index))
        menu.popup(self.view.viewport().mapToGlobal(place))

    # Deleting

    def delete(self, index: QModelIndex) -> None:
        """Whatever moves up into its place was not meant."""
        found = self.saved_at(index)
        if found is None or self.haste.holds_off():
            return
        self.haste.begin()
        self.forget()
        aside = lobby_bin.put_aside(found.path)
        if aside is None:
            text = translate("lobby", "“%1” could not be deleted.")
            self.refused.emit(fill(text, shown_path(found.path.name)))
            return
        self.aside = (aside, found.path, found)
        self.model.fill([each for each in self.model.all if each is not found])
        self.gone.setText(breakable(fill(translate("lobby", "Deleted: %1"), found.name())))
        self.timer.start()
        self.show_parts()
        self.changed.emit()

    def bring_back(self) -> None:
        if self.aside is None:
            return
        aside, path, found = self.aside
        if lobby_bin.bring_back(aside, path):
            everything = sorted([*self.model.all, found], key=lambda each: -each.changed)
            self.model.fill(everything)
        self.aside = None
        self.timer.stop()
        self.show_parts()
        self.changed.emit()

    def forget(self) -> None:
        """The time to change one's mind is over, or the program ends."""
        if self.aside is not None:
            lobby_bin.remove(self.aside[0])
        self.aside = None
        self.timer.stop()
        self.show_parts()

    # How it looks

    def set_theme(self, theme: Theme, scale: float) -> None:
        side = round(16 * scale)
        self.column.setContentsMargins(side, round(12 * scale), side, round(12 * scale))
        self.column.setSpacing(round(8 * scale))
        self.rows.set_theme(theme, scale)
        side = round(34 * scale)
        self.sign.setPixmap(icon("save", theme).pixmap(QSize(side, side), QIcon.Mode.Disabled))
        self.view.doItemsLayout()

    def heading_words(self) -> str:
        if self.finished.isChecked():
            return translate("lobby", "Finished matches")
        return translate("lobby", "Continue playing")

    def none_sentence(self) -> str:
        if can_save():
            return translate(
                "lobby", "No open matches. Every match is saved automatically while you play."
            )
        text = translate("lobby", "Matches cannot be saved: “%1” cannot be written to.")
        return breakable(fill(text, shown_path(str(data_folder()))))

    def finished_words(self) -> str:
        if self.finished.isChecked():
            return translate("lobby", "unfinished")
        return translate("lobby", FINISHED, self.model.finished())

    def retranslate(self) -> None:
        self.view.setAccessibleName(translate("lobby", "Saved matches"))
        self.view.setAccessibleDescription(
            translate("lobby", "Enter continues a match, Delete removes it.")
        )
        self.model.retranslate()
        self.show_parts()
