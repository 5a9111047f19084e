"""The top of the lobby: the program's name, what concerns the whole program, a lost match."""

from math import inf
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from citybuilder.app.language import current_language, translate
from citybuilder.app.models.saves import Saved
from citybuilder.app.style import pixels
from citybuilder.app.widgets import icon, label, pill, set_icon
from citybuilder.tables.texts import fill
from citybuilder.tables.theme import Theme
from citybuilder.words.catalogue import OWN_NAMES, languages


class Header(QWidget):
    """Signals: language_wanted(str code), preferences_wanted(), statistics_wanted(),
    go_on(Path), put_away(Path): a match that was lost is not offered any more."""

    language_wanted = Signal(str)
    preferences_wanted = Signal()
    statistics_wanted = Signal()
    go_on = Signal(object)
    put_away = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.lost: Saved | None = None
        self.room = inf
        self.title = label("title", "Citybuilder")
        self.motto = label("strong")
        self.language = pill("bar")
        self.preferences = pill("bar")
        self.statistics = pill("bar")
        self.help = pill("bar")
        self.lost_words = label("strong")
        self.rescue = pill("primary")
        self.later = pill("bar")
        self.menu = QMenu(self.language)
        self.lay_out()
        self.connect_all()
        self.show_lost(None)

    def lay_out(self) -> None:
        self.pills = QHBoxLayout()
        self.pills.addStretch(1)
        for button in (self.language, self.preferences, self.statistics, self.help):
            self.pills.addWidget(button)
        self.offer = QHBoxLayout()
        self.offer.addStretch(1)
        self.offer.addWidget(self.lost_words)
        self.offer.addWidget(self.rescue)
        self.offer.addWidget(self.later)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.title)
        names.addWidget(self.motto)
        right = QVBoxLayout()
        right.addLayout(self.pills)
        right.addLayout(self.offer)
        right.addStretch(1)
        self.row = QHBoxLayout(self)
        self.row.addLayout(names)
        self.row.addLayout(right, 1)
        self.row.setAlignment(names, Qt.AlignmentFlag.AlignTop)

    def connect_all(self) -> None:
        for code in languages():
            action = self.menu.addAction(OWN_NAMES[code])
            action.setData(code)
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, code=code: self.language_wanted.emit(code))
        self.language.clicked.connect(self.open_menu)
        self.preferences.clicked.connect(self.preferences_wanted)
        self.statistics.clicked.connect(self.statistics_wanted)
        self.rescue.clicked.connect(self.rescue_match)
        self.later.clicked.connect(self.put_match_away)

    def offer_help(self, menu: QMenu) -> None:
        """What the window's own help menu holds, within reach of the mouse."""
        self.help.clicked.connect(
            lambda: menu.popup(self.help.mapToGlobal(self.help.rect().bottomLeft()))
        )

    def open_menu(self) -> None:
        for action in self.menu.actions():
            action.setChecked(action.data() == current_language())
        self.menu.popup(self.language.mapToGlobal(self.language.rect().bottomLeft()))

    def show_lost(self, saved: Saved | None) -> None:
        """Offer the match that was open when the program was lost."""
        self.lost = saved
        self.lost_words.setVisible(saved is not None)
        self.rescue.setVisible(saved is not None)
        self.later.setVisible(saved is not None)
        self.retranslate()

    def rescue_match(self) -> None:
        if self.lost is not None:
            path: Path = self.lost.path
            self.go_on.emit(path)

    def put_match_away(self) -> None:
        if self.lost is not None:
            path: Path = self.lost.path
            self.put_away.emit(path)

    def fit(self, room: float) -> None:
        """Large letters in a narrow window: what can be done stands below the name."""
        self.room = room
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.row.setDirection(across)
        self.row.activate()
        self.row.setDirection(down if self.row.minimumSize().width() > room else across)

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.row.setContentsMargins(4, 0, 4, 0)
        self.pills.setSpacing(round(8 * scale))
        self.offer.setSpacing(round(12 * scale))
        big = pixels(44, scale)
        self.title.setStyleSheet(f"font-size: {big}px; color: {theme.ink};")
        self.motto.setStyleSheet(
            f"font-size: {pixels(17, scale)}px; font-weight: 400; color: {theme.ink};"
        )
        names = {
            self.language: "language",
            self.preferences: "settings",
            self.statistics: "statistics",
            self.help: "rules",
        }
        for button, name in names.items():
            set_icon(button, icon(name, theme, on_bar=True), round(16 * scale))

    def retranslate(self) -> None:
        self.motto.setText(translate("lobby", "Four city-building games at one table"))
        self.language.setText(OWN_NAMES[current_language()])
        self.language.setAccessibleName(translate("lobby", "Language"))
        self.preferences.setText(translate("lobby", "Preferences"))
        self.statistics.setText(translate("lobby", "Statistics"))
        self.help.setText(translate("lobby", "Help"))
        self.later.setText(translate("lobby", "Not now"))
        self.lost_words.setText(translate("lobby", "The last match was interrupted."))
        if self.lost is not None:
            text = translate("lobby", "Continue %1, turn %2")
            self.rescue.setText(fill(text, self.lost.title, str(self.lost.turn)))
        self.fit(self.room)
