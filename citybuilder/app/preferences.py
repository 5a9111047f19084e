"""The preferences: everything takes effect at once, there is nothing to confirm."""

from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from citybuilder.app.dialogs import Sheet
from citybuilder.app.language import NAMES, translate
from citybuilder.app.widgets import Scroll, chooser, label, pill
from citybuilder.store.settings import LARGEST_TEXT, SMALLEST_TEXT, Settings
from citybuilder.tables.texts import fill
from citybuilder.words.catalogue import languages

PERCENT: Final = 100
STEP: Final = 5  # percent of text size
CALM: Final = 200  # milliseconds


class Preferences(Sheet):
    """Signals: changed(): something in the settings is different now."""

    changed = Signal()
    least = QSize(520, 0)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.filling = False
        self.title = label("title")
        self.names = {name: label() for name in ("language", "theme", "size", "pace", "volume")}
        self.language = chooser(["", *languages()])
        self.theme = chooser(["system", "light", "dark"])
        self.size_ = slider(round(SMALLEST_TEXT * PERCENT), round(LARGEST_TEXT * PERCENT), STEP)
        self.size_shown = label("soft")
        self.pace = chooser([0, 1, 2, 3])
        self.volume = slider(0, PERCENT, 10)
        self.volume_shown = label("soft")
        self.checks = {
            name: QCheckBox()
            for name in ("reduced_motion", "sound", "auto_answer", "confirm", "tips")
        }
        self.helps = {name: label("soft", wrap=True) for name in self.checks}
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
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        places: dict[str, QWidget] = {
            "language": self.language,
            "theme": self.theme,
            "size": beside(self.size_, self.size_shown),
            "pace": self.pace,
        }
        for row, (name, place) in enumerate(places.items()):
            grid.addWidget(self.names[name], row, 0)
            grid.addWidget(place, row, 1)
        for name in ("reduced_motion", "sound"):
            self.add_check(grid, name)
        row = grid.rowCount()
        grid.addWidget(self.names["volume"], row, 0)
        grid.addWidget(beside(self.volume, self.volume_shown), row, 1)
        for name in ("auto_answer", "confirm", "tips"):
            self.add_check(grid, name)
        self.below_tips.addWidget(self.tips_again)
        self.below_tips.addStretch(1)
        grid.addLayout(self.below_tips, grid.rowCount(), 0, 1, 2)
        panel = QFrame()
        panel.setProperty("role", "panel")
        panel.setLayout(grid)
        self.area = Scroll(panel)
        grid.setContentsMargins(20, 16, 20, 16)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(14)
        column.addWidget(self.title)
        column.addWidget(self.area, 1)
        column.addWidget(self.buttons)
        for field, name in self.fields().items():
            self.names[name].setBuddy(field)

    def add_check(self, grid: QGridLayout, name: str) -> None:
        row = grid.rowCount()
        grid.addWidget(self.checks[name], row, 0, 1, 2)
        if name != "sound":
            grid.addWidget(self.helps[name], row + 1, 0, 1, 2)

    def connect_all(self) -> None:
        for box in (self.language, self.theme, self.pace):
            box.currentIndexChanged.connect(self.write)
        self.size_.valueChanged.connect(self.snap)
        for each in (self.size_, self.volume):
            each.valueChanged.connect(self.write_later)
        self.later.timeout.connect(self.write)
        for check in self.checks.values():
            check.toggled.connect(self.write)
        self.tips_again.clicked.connect(self.forget_tips)
        self.buttons.rejected.connect(self.reject)

    def fit(self) -> None:
        """Explanations stand below their words, and sliders end below each other."""
        for name, check in self.checks.items():
            option = QStyleOptionButton()
            check.initStyleOption(option)
            element = QStyle.SubElement.SE_CheckBoxContents
            words: QRect = check.style().subElementRect(element, option, check)
            self.helps[name].setContentsMargins(words.left(), 0, 0, 4)
            self.below_tips.setContentsMargins(words.left(), 0, 0, 0)
        for shown in (self.size_shown, self.volume_shown):
            shown.setFixedWidth(shown.fontMetrics().horizontalAdvance(percent(888)))
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
        settings = self.settings
        self.language.setCurrentIndex(max(0, self.language.findData(settings.language)))
        self.theme.setCurrentIndex(max(0, self.theme.findData(settings.theme)))
        self.pace.setCurrentIndex(self.pace.findData(settings.pace))
        self.size_.setValue(round(settings.text_scale * PERCENT))
        self.volume.setValue(round(settings.volume * PERCENT))
        for name, check in self.checks.items():
            check.setChecked(bool(getattr(settings, name)))
        self.filling = False
        self.show_numbers()
        if self.isVisible():
            self.fit()

    def snap(self, value: int) -> None:
        """The text grows by whole steps."""
        self.size_.setValue(STEP * round(value / STEP))

    def write_later(self) -> None:
        if not self.filling:
            self.show_numbers()
            self.later.start()

    def write(self) -> None:
        if self.filling:
            return
        self.later.stop()
        settings = self.settings
        settings.language = str(self.language.currentData())
        settings.theme = str(self.theme.currentData())
        settings.pace = int(self.pace.currentData())
        settings.text_scale = self.size_.value() / PERCENT
        settings.volume = self.volume.value() / PERCENT
        for name, check in self.checks.items():
            setattr(settings, name, check.isChecked())
        self.show_numbers()
        self.changed.emit()

    def forget_tips(self) -> None:
        """Whoever wants to read them again wants them to be shown."""
        self.settings.tips_told.clear()
        self.checks["tips"].setChecked(True)
        self.write()

    def show_numbers(self) -> None:
        self.size_shown.setText(percent(self.size_.value()))
        self.volume_shown.setText(percent(self.volume.value()))
        self.volume.setEnabled(self.settings.sound)
        self.pace.setEnabled(not self.settings.reduced_motion)
        self.tips_again.setEnabled(bool(self.settings.tips_told))

    # Words

    def retranslate(self) -> None:
        self.setWindowTitle(translate("preferences", "Preferences"))
        self.title.setText(translate("preferences", "Preferences"))
        names = {
            "language": translate("preferences", "Language"),
            "theme": translate("preferences", "Theme"),
            "size": translate("preferences", "Text size"),
            "pace": translate("preferences", "Pace of motion"),
            "volume": translate("preferences", "Volume"),
        }
        for name, text in names.items():
            self.names[name].setText(text)
        for field, name in self.fields().items():
            field.setAccessibleName(names[name])
        self.language.setItemText(0, translate("preferences", "As the computer"))
        for index in range(1, self.language.count()):
            self.language.setItemText(index, NAMES[str(self.language.itemData(index))])
        self.name_items()
        self.name_checks()
        self.show_numbers()
        self.tips_again.setText(translate("preferences", "Show all tips again"))
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(translate("preferences", "Close"))

    def fields(self) -> dict[QWidget, str]:
        return {
            self.language: "language",
            self.theme: "theme",
            self.size_: "size",
            self.pace: "pace",
            self.volume: "volume",
        }

    def name_items(self) -> None:
        themes = (
            translate("preferences", "As the computer"),
            translate("preferences", "Light"),
            translate("preferences", "Dark"),
        )
        for index, text in enumerate(themes):
            self.theme.setItemText(index, text)
        paces = (
            translate("preferences", "Off – nothing moves"),
            translate("preferences", "1× – calm"),
            translate("preferences", "2× – brisk"),
            translate("preferences", "3× – fast"),
        )
        for index, text in enumerate(paces):
            self.pace.setItemText(index, text)

    def name_checks(self) -> None:
        texts = {
            "reduced_motion": (
                translate("preferences", "Reduced motion"),
                translate("preferences", "Pieces change their place at once, without flying."),
            ),
            "sound": (translate("preferences", "Sound"), ""),
            "auto_answer": (
                translate("preferences", "Answer by itself where there is no choice"),
                translate("preferences", "Where only one thing can be done, it is done for you."),
            ),
            "confirm": (
                translate("preferences", "Ask before what cannot be undone"),
                translate("preferences", "A second click confirms it, so that no slip counts."),
            ),
            "tips": (
                translate("preferences", "Tips in the first matches"),
                translate(
                    "preferences", "One sentence when a rule first matters; each comes once."
                ),
            ),
        }
        for name, (text, explanation) in texts.items():
            self.checks[name].setText(text)
            self.helps[name].setText(explanation)
            self.checks[name].setAccessibleDescription(explanation)


def percent(number: int) -> str:
    return fill(translate("preferences", "%1 %"), str(number))


def slider(least: int, most: int, step: int) -> QSlider:
    made = QSlider(Qt.Orientation.Horizontal)
    made.setRange(least, most)
    made.setSingleStep(step)
    made.setPageStep(step * 2)
    return made


def beside(field: QWidget, shown: QLabel) -> QWidget:
    both = QWidget()
    row = QHBoxLayout(both)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(field, 1)
    row.addWidget(shown)
    shown.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return both
