"""What can be chosen before a match: the game's options, each with a line that explains it."""

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLineEdit, QVBoxLayout

from citybuilder.app.language import translate
from citybuilder.app.style import SOFT, pixels
from citybuilder.app.widgets import chooser, icon, label, pill, restyle
from citybuilder.core.game import Option
from citybuilder.playing.new_match import new_seed
from citybuilder.stage.tooltips import set_tip
from citybuilder.tables.texts import Texts, fill
from citybuilder.tables.theme import Theme
from citybuilder.words.people import LARGEST_SEED

READING: Final = 3000  # milliseconds
LINE: Final = 1.22  # height of a line by the size of its letters


class Field(QFrame):
    """A card with a name, something to choose, and a line below."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.title = label("strong")
        self.help = label("soft", wrap=True)
        self.help.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.top = QHBoxLayout()
        self.top.addWidget(self.title)
        self.rows = QVBoxLayout(self)
        self.rows.addLayout(self.top)
        self.rows.addWidget(self.help, 1)

    def set_theme(self, _theme: Theme, scale: float) -> None:
        side = round(11 * scale)
        self.rows.setContentsMargins(side, round(7 * scale), side, round(6 * scale))
        self.rows.setSpacing(round(3 * scale))
        self.top.setSpacing(round(8 * scale))
        self.help.setMinimumHeight(round(2 * LINE * pixels(SOFT, scale)))


class OptionField(Field):
    """One option of a game. Signals: changed()."""

    changed = Signal()

    def __init__(self, option: Option, texts: Texts, chosen: str) -> None:
        super().__init__()
        self.option = option
        self.texts = texts
        self.box = chooser(option.choices)
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.choose(chosen if chosen in option.choices else option.default)
        self.top.addWidget(self.box, 1)
        self.title.setBuddy(self.box)
        self.box.currentIndexChanged.connect(self.explain)
        self.box.currentIndexChanged.connect(self.changed)
        self.retranslate()

    def choice(self) -> str:
        """What was chosen, also where it is not for so many players."""
        return str(self.box.currentData())

    def choose(self, choice: str) -> None:
        self.box.setCurrentIndex(self.box.findData(choice))

    def fit(self, players: int) -> None:
        """Not every option is for every number of players."""
        self.box.setEnabled(players in self.option.players)
        self.explain()

    def explain(self) -> None:
        key = self.option.key
        possible = self.box.isEnabled()
        texts = self.texts
        told = texts.choice_help(key, self.choice()) if possible else texts.option_help(key)
        self.help.setText(told)
        self.box.setAccessibleDescription(self.help.text())
        self.box.setAccessibleName(f"{self.title.text()}: {self.box.currentText()}")

    def retranslate(self) -> None:
        key = self.option.key
        for index, choice in enumerate(self.option.choices):
            self.box.setItemText(index, self.texts.choice(key, choice))
        self.title.setText(self.texts.option(key))
        set_tip(self, self.texts.option_help(key))
        self.explain()


class SeedField(Field):
    """The number of the match: the same number and the same play give the same luck.
    Signals: changed()."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.edit = QLineEdit()
        self.edit.setMaxLength(20)
        self.copy = pill("icon")
        self.fresh = pill("icon")
        self.told = QTimer(self)  # that it was copied
        self.told.setSingleShot(True)
        self.told.setInterval(READING)
        self.title.setBuddy(self.edit)
        for widget in (self.edit, self.copy, self.fresh):
            self.top.addWidget(widget, 1 if widget is self.edit else 0)
        self.copy.clicked.connect(self.copy_number)
        self.fresh.clicked.connect(self.renew)
        self.told.timeout.connect(self.explain)
        self.edit.textChanged.connect(self.check)
        self.renew()

    def set_theme(self, theme: Theme, scale: float) -> None:
        super().set_theme(theme, scale)
        self.edit.setMinimumWidth(round(92 * scale))
        side = round(16 * scale)
        for button, name in ((self.copy, "copy"), (self.fresh, "dice")):
            button.setIcon(icon(name, theme))
            button.setIconSize(QSize(side, side))

    def seed(self) -> int | None:
        """The number, or nothing where none is written there."""
        text = self.edit.text().strip()
        if not (text.isascii() and text.isdigit()):
            return None
        return int(text) if int(text) <= LARGEST_SEED else None

    def renew(self) -> None:
        self.edit.setText(str(new_seed()))

    def copy_number(self) -> None:
        number = self.edit.text().strip()
        QGuiApplication.clipboard().setText(number)
        self.help.setText(fill(translate("lobby", "Copied: %1"), number))
        self.told.start()

    def check(self) -> None:
        self.edit.setProperty("wrong", self.seed() is None)
        restyle(self.edit)
        self.changed.emit()

    def complaint(self) -> str:
        if self.seed() is not None:
            return ""
        text = translate("lobby", "The game number must be a whole number from 0 to %1.")
        return fill(text, str(LARGEST_SEED))

    def explain(self) -> None:
        self.help.setText(translate("lobby", "The same number gives the same luck again."))

    def retranslate(self) -> None:
        self.title.setText(translate("lobby", "Game number"))
        self.explain()
        self.edit.setAccessibleName(translate("lobby", "Game number"))
        self.copy.setAccessibleName(translate("lobby", "Copy the game number"))
        set_tip(self.copy, translate("lobby", "Copy the game number"))
        self.fresh.setAccessibleName(translate("lobby", "Another game number"))
        set_tip(self.fresh, translate("lobby", "Another game number"))
