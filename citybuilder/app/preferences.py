"""The preferences: everything takes effect at once, there is nothing to confirm."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, QTimer, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from citybuilder.app import sounds
from citybuilder.app.dialogs import Dialog
from citybuilder.app.language import translate
from citybuilder.app.preference_rows import SwitchRow, row_of
from citybuilder.app.widgets import Scroll, label, pill
from citybuilder.store.settings import Settings, preferences

CALM: Final = 200  # milliseconds


class Preferences(Dialog):
    """A row for whatever the settings declare. Signals: changed(): something is different now."""

    changed = Signal()
    least = QSize(520, 0)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.filling = False
        self.title = label("title")
        self.rows = {name: row_of(name, what) for name, what in preferences(settings).items()}
        self.tips_again = pill()
        self.below_tips = QHBoxLayout()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.later = QTimer(self)  # whoever drags a slider has not decided yet
        self.later.setSingleShot(True)
        self.later.setInterval(CALM)
        self.lay_out()
        self.read()
        self.connect_all()
        self.retranslate()

    def lay_out(self) -> None:
        self.below_tips.addWidget(self.tips_again)
        self.below_tips.addStretch(1)
        panel = QFrame()
        panel.setProperty("role", "panel")
        panel.setLayout(self.grid())
        self.area = Scroll(panel)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(14)
        column.addWidget(self.title)
        column.addWidget(self.area, 1)
        column.addWidget(self.buttons)

    def grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setContentsMargins(20, 16, 20, 16)
        for name, row in self.rows.items():
            row.lay(grid)
            if name == "tips":
                grid.addLayout(self.below_tips, grid.rowCount(), 0, 1, 2)
        return grid

    def connect_all(self) -> None:
        for row in self.rows.values():
            row.chosen.connect(self.write)
            row.moved.connect(self.write_later)
        self.later.timeout.connect(self.write)
        self.tips_again.clicked.connect(self.forget_tips)
        self.buttons.rejected.connect(self.reject)

    def fit(self) -> None:
        """Explanations stand below their words, and sliders end below each other."""
        for row in self.rows.values():
            row.fit()
        tips = self.rows["tips"]
        assert isinstance(tips, SwitchRow)
        self.below_tips.setContentsMargins(tips.indent(), 0, 0, 0)
        super().fit()

    def done(self, result: int) -> None:
        if self.later.isActive():
            self.write()
        super().done(result)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - as Qt has it
        """Whoever comes back to it may have changed something at the table meanwhile."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.read()

    # Settings

    def read(self) -> None:
        """Show what holds now; menus and keys change settings, too."""
        if self.later.isActive():
            return  # somebody is choosing
        self.filling = True
        self.rows["sound"].allow(sounds.can_play())
        for name, row in self.rows.items():
            row.show(getattr(self.settings, name))
        self.filling = False
        self.let_rest()
        if self.isVisible():
            self.fit()

    def write_later(self) -> None:
        if not self.filling:
            self.later.start()

    def write(self) -> None:
        if self.filling:
            return
        self.later.stop()
        for name, row in self.rows.items():
            if row.is_possible:
                setattr(self.settings, name, row.value())
        self.let_rest()
        self.changed.emit()

    def forget_tips(self) -> None:
        """Whoever wants to read them again wants them to be shown."""
        self.settings.tips_told.clear()
        self.rows["tips"].show(True)
        self.write()

    def let_rest(self) -> None:
        absent = [name for name, row in self.rows.items() if not row.is_possible]
        for row in self.rows.values():
            row.rest(self.settings, absent)
        self.tips_again.setEnabled(bool(self.settings.tips_told))

    # Words

    def retranslate(self) -> None:
        self.setWindowTitle(translate("preferences", "Preferences"))
        self.title.setText(translate("preferences", "Preferences"))
        for row in self.rows.values():
            row.retranslate()
        self.tips_again.setText(translate("preferences", "Show all tips again"))
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(translate("preferences", "Close"))
