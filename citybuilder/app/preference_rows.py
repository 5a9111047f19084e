"""Rows of the preferences: what a declaration says, as words and something to choose with."""

from abc import abstractmethod
from collections.abc import Collection
from typing import Any, Final

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from citybuilder.app.language import say, translate
from citybuilder.app.widgets import chooser, label, steady
from citybuilder.store.preferences import Choice, Preference, Share, Switch
from citybuilder.store.settings import Settings
from citybuilder.tables import figures

PERCENT: Final = 100


class Row(QObject):
    """One preference. Signals: chosen(): take it over; moved(): somebody is still choosing."""

    chosen = Signal()
    moved = Signal()

    def __init__(self, name: str, what: Preference, field: QWidget) -> None:
        super().__init__()
        self.name = name
        self.what = what
        self.field = field
        self.label = label()
        self.help = label("soft", wrap=True)
        self.is_possible = True

    def lay(self, grid: QGridLayout) -> None:
        row = grid.rowCount() if grid.count() else 0
        self.lay_field(grid, row)
        if self.what.help or self.what.absent:
            grid.addWidget(self.help, row + 1, 0, 1, 2)

    def lay_field(self, grid: QGridLayout, row: int) -> None:
        grid.addWidget(self.label, row, 0)
        grid.addWidget(self.place(), row, 1)
        self.label.setBuddy(self.field)

    def place(self) -> QWidget:
        return self.field

    @abstractmethod
    def show(self, value: object) -> None:
        """What the settings say."""

    @abstractmethod
    def value(self) -> object:
        """What is chosen."""

    def allow(self, possible: bool) -> None:
        """Whether it is of any use on this computer; if not, it is said why."""
        self.is_possible = possible
        self.explain()

    def rest(self, settings: Settings, absent: Collection[str]) -> None:
        """What has no effect just now cannot be chosen."""
        needs, rests = self.what.needs, self.what.rests
        needed = not needs or (bool(getattr(settings, needs)) and needs not in absent)
        resting = bool(rests) and bool(getattr(settings, rests))
        self.field.setEnabled(self.is_possible and needed and not resting)

    def fit(self) -> None:
        """Line up with the other rows."""

    def retranslate(self) -> None:
        self.label.setText(say("preferences", self.what.label))
        self.field.setAccessibleName(self.label.text())
        self.explain()

    def explain(self) -> None:
        words = self.what.help if self.is_possible else self.what.absent
        self.help.setText(say("preferences", words) if words else "")
        self.help.setVisible(bool(words))
        self.field.setAccessibleDescription(self.help.text())


class SwitchRow(Row):
    """A box to tick, its explanation below its words."""

    def __init__(self, name: str, what: Switch) -> None:
        self.box = QCheckBox()
        super().__init__(name, what, self.box)
        self.box.toggled.connect(self.chosen)

    def lay_field(self, grid: QGridLayout, row: int) -> None:
        grid.addWidget(self.box, row, 0, 1, 2)

    def show(self, value: object) -> None:
        self.box.setChecked(value is True and self.is_possible)

    def value(self) -> object:
        return self.box.isChecked()

    def indent(self) -> int:
        """Where its words begin."""
        option = QStyleOptionButton()
        self.box.initStyleOption(option)
        element = QStyle.SubElement.SE_CheckBoxContents
        words: QRect = self.box.style().subElementRect(element, option, self.box)
        return words.left()

    def fit(self) -> None:
        self.help.setContentsMargins(self.indent(), 0, 0, 4)

    def retranslate(self) -> None:
        super().retranslate()
        self.box.setText(self.label.text())


class ChoiceRow(Row):
    """A list; what it has no word for is shown as the first one."""

    def __init__(self, name: str, what: Choice[Any]) -> None:
        self.words = tuple(what.words.values())
        self.box = chooser(what.words)
        super().__init__(name, what, self.box)
        self.box.currentIndexChanged.connect(self.chosen)

    def show(self, value: object) -> None:
        self.box.setCurrentIndex(max(0, self.box.findData(value)))

    def value(self) -> object:
        return self.box.currentData()

    def retranslate(self) -> None:
        super().retranslate()
        for index, word in enumerate(self.words):
            self.box.setItemText(index, say("preferences", word))


class ShareRow(Row):
    """A slider with its number in percent; whoever drags it has not decided yet."""

    def __init__(self, name: str, what: Share) -> None:
        self.slider = slider(round(what.least * PERCENT), round(what.most * PERCENT), what.step)
        self.shown = label("soft")
        super().__init__(name, what, self.slider)
        if what.snaps:
            self.slider.valueChanged.connect(self.snap)
        self.slider.valueChanged.connect(self.follow)

    def place(self) -> QWidget:
        return beside(self.slider, self.shown)

    def snap(self, value: int) -> None:
        step = self.slider.singleStep()
        self.slider.setValue(step * round(value / step))

    def follow(self) -> None:
        self.shown.setText(percent(self.slider.value()))
        self.moved.emit()

    def show(self, value: object) -> None:
        assert isinstance(value, float)
        self.slider.setValue(round(value * PERCENT))
        self.shown.setText(percent(self.slider.value()))

    def value(self) -> object:
        return self.slider.value() / PERCENT

    def fit(self) -> None:
        self.shown.setFixedWidth(self.shown.fontMetrics().horizontalAdvance(percent(888)))

    def retranslate(self) -> None:
        super().retranslate()
        self.shown.setText(percent(self.slider.value()))


def row_of(name: str, what: Preference) -> Row:
    """The row for this kind of preference."""
    if isinstance(what, Switch):
        return SwitchRow(name, what)
    if isinstance(what, Choice):
        return ChoiceRow(name, what)
    assert isinstance(what, Share)
    return ShareRow(name, what)


def percent(number: int) -> str:
    return figures.percent(translate, str(number))


def slider(least: int, most: int, step: int) -> QSlider:
    made = QSlider(Qt.Orientation.Horizontal)
    made.setRange(least, most)
    made.setSingleStep(step)
    made.setPageStep(step * 2)
    steady(made)
    return made


def beside(field: QWidget, shown: QLabel) -> QWidget:
    both = QWidget()
    row = QHBoxLayout(both)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(field, 1)
    row.addWidget(shown)
    shown.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return both
