"""The window with the rules: contents, text, search and the overview of all cards."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from citybuilder.app.language import current_language, translate
from citybuilder.app.rules.browser import RulesBrowser
from citybuilder.app.rules.cards import card_sections, cards_html, load_overview
from citybuilder.app.rules.closer_look import CloserLook
from citybuilder.app.rules.html import Page
from citybuilder.app.rules.text import Section, read_rules
from citybuilder.app.widgets import label, steady
from citybuilder.core.game import State
from citybuilder.games import GAMES
from citybuilder.stage.tooltips import set_tip
from citybuilder.tables.overview import Overview, place_of
from citybuilder.tables.texts import fill
from citybuilder.tables.theme import Theme

ANCHOR: Final = Qt.ItemDataRole.UserRole
END: Final = "end"  # every game's rules have this section
SIZE: Final = QSize(1080, 720)
CONTENTS: Final = 276
ROOM: Final = 0.94  # of the screen
SMALLEST: Final = QSize(860, 480)


def place_in(game: str, view: State) -> str:
    """The section that tells about what is asked now, as far as the viewer may know that."""
    return END if view.over else place_of(game, view.asked[-1])


class RulesWindow(QWidget):
    """Non-modal; one window serves all games. Has no signals of its own."""

    def __init__(
        self,
        theme: Theme,
        scale: float,
        parent: QWidget | None = None,
        games: Sequence[str] = GAMES,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.page = Page(theme, scale)
        self.games = games
        self.game = games[0]
        self.hit = -1
        self.overviews: dict[str, Overview] = {}
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.chooser = QComboBox()
        steady(self.chooser)
        self.search = QLineEdit()
        self.count = label()
        self.before = QPushButton()
        self.after = QPushButton()
        self.contents = QListWidget()
        self.browser = RulesBrowser(self.page)
        self.closer = CloserLook(self, theme)
        self.lay_out()
        self.connect_all()
        self.retranslate()
        self.setMinimumSize(SMALLEST)
        self.resize(SIZE.boundedTo(self.screen().availableSize() * ROOM))

    def lay_out(self) -> None:
        self.search.setClearButtonEnabled(True)
        self.count.setProperty("role", "soft")
        for button in (self.before, self.after):
            button.setProperty("role", "plain")
        side = QVBoxLayout()
        side.addWidget(self.chooser)
        side.addWidget(self.search)
        steps = QHBoxLayout()
        steps.addWidget(self.before)
        steps.addWidget(self.after)
        self.steps = QFrame()
        self.steps.setLayout(steps)
        steps.setContentsMargins(0, 0, 0, 0)
        side.addWidget(self.count)
        side.addWidget(self.steps)
        side.addWidget(self.contents, 1)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        left = QWidget()
        left.setLayout(side)
        side.setContentsMargins(0, 0, 0, 0)
        self.left = left
        self.fit_contents()
        whole = QHBoxLayout(self)
        whole.setContentsMargins(14, 14, 14, 14)
        whole.setSpacing(14)
        whole.addWidget(left)
        whole.addWidget(self.browser, 1)
        self.chooser.setVisible(len(self.games) > 1)  # it is no window any more

    def connect_all(self) -> None:
        self.chooser.activated.connect(lambda number: self.open_at(self.games[number], ""))
        self.search.textChanged.connect(self.look_for)
        self.search.returnPressed.connect(lambda: self.step(1))
        self.before.clicked.connect(lambda: self.step(-1))
        self.after.clicked.connect(lambda: self.step(1))
        self.contents.itemClicked.connect(self.open_item)
        self.contents.itemActivated.connect(self.open_item)
        self.browser.reading.connect(self.show_place)
        self.browser.enlarging.connect(self.closer.look_at)
        self.closer.closed.connect(self.browser.setFocus)
        keys = (
            (QKeySequence(QKeySequence.StandardKey.Find), self.begin_search),
            (QKeySequence("F3"), lambda: self.step(1)),
            (QKeySequence("Shift+F3"), lambda: self.step(-1)),
            (QKeySequence("Shift+Return"), lambda: self.step(-1)),
            (QKeySequence("Esc"), self.leave),
        )
        for key, does in keys:
            shortcut = QShortcut(key, self)
            shortcut.setAutoRepeat(does != self.leave)
            shortcut.activated.connect(does)

    # Opening

    def open_at(self, game: str, place: str) -> None:
        """Show the window with a game's rules at a section; without one at the beginning."""
        if game in self.games and game != self.game:
            self.game = game
            self.load()
        self.search.clear()
        self.show()
        self.raise_()
        self.activateWindow()
        self.browser.go_to(place or self.browser.place())
        self.browser.setFocus()

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.page = Page(theme, scale)
        self.closer.set_theme(theme)
        self.fit_contents()
        self.load()

    def fit_contents(self) -> None:
        """Larger text needs more room, but most of it belongs to the rules."""
        self.left.setFixedWidth(round(CONTENTS * min(1.2, self.page.scale)))

    def retranslate(self) -> None:
        self.search.setPlaceholderText(translate("rules", "Search (Ctrl+F)"))
        self.search.setAccessibleName(translate("rules", "Search the rules"))
        self.contents.setAccessibleName(translate("rules", "Contents"))
        self.browser.setAccessibleName(translate("rules", "Rules"))
        self.chooser.setAccessibleName(translate("rules", "Game"))
        self.before.setText(translate("rules", "Previous"))
        self.after.setText(translate("rules", "Next"))
        self.load()

    def load(self) -> None:
        """Fill contents and text; the reader stays where they are."""
        place = self.browser.place()
        found = read_rules(self.game, current_language())
        overview = self.overview_of(self.game)
        body = self.page.sections(found)
        if not found:
            body = "<p>" + translate("rules", "The rules of this game cannot be read.") + "</p>"
        if overview is not None:
            found += card_sections(overview)
            body += cards_html(self.page, overview)
        self.name_games()
        self.fill_contents(found)
        self.browser.show_page(self.page, body)
        self.look_for(self.search.text())
        if place:
            self.browser.go_to(place)

    def overview_of(self, game: str) -> Overview | None:
        """Read once; nothing if the cards cannot be read."""
        if game not in self.overviews:
            try:
                self.overviews[game] = load_overview(game)
            except (OSError, ValueError):
                return None
        return self.overviews[game]

    def name_games(self) -> None:
        """In the title and in the list to choose from."""
        self.chooser.clear()
        for game in self.games:
            overview = self.overview_of(game)
            self.chooser.addItem(overview.texts.title() if overview else game)
        self.chooser.setCurrentIndex(list(self.games).index(self.game))
        self.setWindowTitle(fill(translate("rules", "%1 – rules"), self.chooser.currentText()))

    # Contents

    def fill_contents(self, found: list[Section]) -> None:
        self.contents.clear()
        for section in found:
            item = QListWidgetItem()
            item.setData(ANCHOR, section.anchor)
            item.setData(ANCHOR + 1, "      " * section.level + section.title)
            item.setText(item.data(ANCHOR + 1))
            set_tip(item, section.title)
            font = self.contents.font()
            font.setBold(section.level == 0)
            item.setFont(font)
            self.contents.addItem(item)

    def items(self) -> list[QListWidgetItem]:
        return [self.contents.item(row) for row in range(self.contents.count())]

    def open_item(self, item: QListWidgetItem) -> None:
        self.browser.go_to(item.data(ANCHOR))

    def show_place(self, anchor: str) -> None:
        for item in self.items():
            if item.data(ANCHOR) == anchor:
                self.contents.setCurrentItem(item)

    # Search

    def begin_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def look_for(self, words: str) -> None:
        """Mark all finds, keep the sections that have some, and go to the first."""
        found = Counter(self.browser.find_all(words.strip()))
        self.hit = -1
        searching = bool(words.strip())
        for item in self.items():
            hits = found[item.data(ANCHOR)]
            item.setHidden(searching and hits == 0)
            item.setText(item.data(ANCHOR + 1) + (f"  ({hits})" if hits else ""))
        self.steps.setVisible(searching and found.total() > 1)
        self.count.setVisible(searching)
        self.count.setText(translate("rules", "Nothing found."))
        if found:
            self.step(1)

    def step(self, by: int) -> None:
        """To the next find or the one before, round and round."""
        total = len(self.browser.hits)
        if total == 0:
            return
        self.hit = (self.hit + by) % total
        self.browser.show_hit(self.hit)
        text = translate("rules", "Result %1 of %2")
        self.count.setText(fill(text, str(self.hit + 1), str(total)))
        self.show_place(self.browser.section_at(self.browser.hits[self.hit].selectionStart()))

    def leave(self) -> None:
        """Escape puts away what is enlarged, or ends the search, or closes the window."""
        if self.closer.isVisible():
            self.closer.close_it()
        elif self.search.text():
            self.search.clear()
        else:
            self.close()
