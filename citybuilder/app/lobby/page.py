"""The lobby: the shelf of games, the table to be set, and the matches that wait."""

from collections.abc import Callable
from datetime import datetime
from math import inf
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from citybuilder.app.language import translate
from citybuilder.app.lobby.boxes import EDGE, Shelf
from citybuilder.app.lobby.footnote import Footnote
from citybuilder.app.lobby.header import Header
from citybuilder.app.lobby.marks import lost_matches, put_away
from citybuilder.app.lobby.saves import SavesPanel
from citybuilder.app.lobby.setup import SetupPanel
from citybuilder.app.models.saves import moment, saved, turn_name
from citybuilder.app.shadows import paint_shadow
from citybuilder.app.style import style_sheet
from citybuilder.app.widgets import set_sheet
from citybuilder.app.window_page import WindowPage
from citybuilder.core.game import Game, State
from citybuilder.playing.known_names import learn
from citybuilder.playing.new_match import NewMatch
from citybuilder.stage.art import pixmap
from citybuilder.store import bin as lobby_bin
from citybuilder.store.boxes import Box, boxes
from citybuilder.store.settings import Settings, Setup
from citybuilder.tables.texts import fill
from citybuilder.tables.theme import Theme
from citybuilder.words.names import shown_name

STEPS: Final = ((2300, 1290, 1.4), (1880, 1000, 1.16), (1500, 800, 1.0), (0, 0, 0.86))
NARROW: Final = 1240  # pixels at text size 1
SKY: Final = 300 / 1600  # height of the skyline by its width


def step_for(size: QSize) -> float:
    """How large everything is drawn in a window of this size."""
    return next(step for w, h, step in STEPS if size.width() >= w and size.height() >= h)


class Ground(QWidget):
    """What scrolls where the window is too small; shadows lie under its panels."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "inside")
        self.panels: list[QFrame] = []
        self.shadow = "#000000"
        self.radius = 16.0

    def bear(self, *panels: QFrame) -> None:
        """Wherever these lie; they come to their places later than this is painted."""
        self.panels = list(panels)
        for panel in panels:
            panel.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for panel in self.panels:
            paint_shadow(painter, QRectF(panel.geometry()), self.radius, self.shadow, 12)


class Lobby(WindowPage):
    """Signals: played(Plan), go_on(Path), replay(Path), rules_wanted(str game),
    learning(str game), refused(str sentence), painted() – once, when the player sees it for the
    first time."""

    played = Signal(object)
    go_on = Signal(object)
    replay = Signal(object)
    rules_wanted = Signal(str)
    learning = Signal(str)
    refused = Signal(str)
    painted = Signal()

    def __init__(self, settings: Settings, theme: Theme, parent: QWidget | None = None) -> None:
        """Its place and its style come before its parts: each of them is dressed only once then."""
        super().__init__(parent)
        self.resize(self.window().size())
        self.settings = settings
        self.theme = theme
        self.text_scale = settings.text_scale
        self.scale = 0.0
        self.seen = False
        self.lost: set[Path] = set()  # matches that lay open when the program was lost
        self.games: dict[str, Game[State]] = {}
        self.found = boxes()
        self.area = QScrollArea(self)
        self.ground = Ground()
        self.area.setWidget(self.ground)
        self.dress()
        self.header = Header()
        self.shelf = Shelf(self.found)
        self.setup = SetupPanel()
        self.saves = SavesPanel()
        self.ground.bear(self.setup, self.saves)
        self.lay_out()
        self.footnote = Footnote(self)
        self.connect_all()
        self.choose(self.first_game())

    def lay_out(self) -> None:
        self.below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.below.addWidget(self.setup, 3)
        self.below.addWidget(self.saves, 1)
        self.rows = QVBoxLayout(self.ground)
        self.rows.addWidget(self.header)
        self.rows.addWidget(self.shelf, 1)
        self.rows.addLayout(self.below)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.viewport().setAutoFillBackground(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.area)

    def connect_all(self) -> None:
        self.shelf.chosen.connect(self.choose)
        self.shelf.play_now.connect(self.play_now)
        self.shelf.rules_wanted.connect(self.rules_wanted)
        self.shelf.learning.connect(self.learning)
        self.setup.played.connect(self.begin)
        self.saves.go_on.connect(self.go_on)
        self.saves.replay.connect(self.replay)
        self.saves.refused.connect(self.refused)
        self.saves.changed.connect(self.offer_lost)
        self.header.go_on.connect(self.go_on)
        self.header.put_away.connect(self.put_lost_away)

    # Which game

    def first_game(self) -> str:
        known = [box.key for box in self.found]
        return self.settings.last_game if self.settings.last_game in known else known[0]

    def box(self, key: str) -> Box:
        return next(box for box in self.found if box.key == key)

    def choose(self, key: str) -> None:
        """The table is set for another game; what was chosen for the last one is kept."""
        before = self.setup.box
        if before is not None and before.key == key:
            return
        if before is not None:
            learn(self.settings, before.key, self.setup.chosen())
        self.shelf.mark(key)
        names = self.settings.names
        self.setup.show_box(self.box(key), self.settings.setups.get(key), names)
        if self.seen:
            self.show_game()
            self.show_last()

    def play_now(self, key: str) -> None:
        self.choose(key)
        self.setup.begin()

    def begin(self, plan: NewMatch) -> None:
        self.settings.last_game = plan.game
        learn(self.settings, plan.game, self.setup.chosen())
        self.played.emit(plan)

    # What comes after the first paint

    def load_rest(self) -> None:
        """Rules, saves and statistics, one after the other, so that the window answers."""
        tasks = [self.show_game, self.show_saves, self.show_lost, self.show_last, self.tell_news]
        self.in_turn(tasks)

    def in_turn(self, tasks: list[Callable[[], None]]) -> None:
        """Each has its turn, even where one before it fails."""
        if tasks:
            QTimer.singleShot(0, self, lambda: self.in_turn(tasks[1:]))
            tasks[0]()

    def show_game(self) -> None:
        box = self.setup.box
        if box is None:
            return
        try:
            self.setup.show_options(self.game(box.key))
        except (OSError, ValueError):
            self.refused.emit(
                translate(
                    "lobby",
                    "Files of the program are missing or damaged. Please install it again.",
                )
            )

    def game(self, key: str) -> Game[State]:
        from citybuilder.store.sheets import load_game

        if key not in self.games:
            self.games[key] = load_game(key)
        return self.games[key]

    def show_saves(self) -> None:
        from citybuilder.store.save_list import list_saves
        from citybuilder.store.statistics import finished

        lobby_bin.empty()
        titles = {box.key: box.title for box in self.found}
        known = {each.match: each for each in finished()}
        self.saves.fill([saved(entry, titles, known) for entry in list_saves()])

    def tell_news(self) -> None:
        """What happened to the player's files, one sentence each."""
        from citybuilder.playing.save_texts import happened
        from citybuilder.store import news

        found = [happened(each, translate) for each in news.take()]
        if found:
            self.refused.emit("\n\n".join(found))

    def show_lost(self) -> None:
        self.lost = set(lost_matches())
        self.offer_lost()

    def offer_lost(self) -> None:
        """The newest match that lay open when the program was lost, unless it was deleted."""
        known = [each for each in self.saves.model.all if each.path in self.lost]
        self.header.show_lost(next((each for each in known if not each.over), None))

    def put_lost_away(self, path: Path) -> None:
        """It stays among the saves; perhaps another one was lost before."""
        put_away(path)
        self.lost.discard(path)
        self.offer_lost()

    def show_last(self) -> None:
        from citybuilder.store.statistics import last

        box = self.setup.box
        found = last(box.key) if box else None
        if found is None:
            self.setup.show_last("")
            return
        when = moment(datetime.fromtimestamp(found.when), datetime.now())
        if len(found.winners) > 1:
            text = translate("lobby", "Last played: %1, %2 shared the win")
        else:
            text = translate("lobby", "Last played: %1, %2 won (%3)")
        turn = turn_name(found.game, found.turns)
        self.setup.show_last(fill(text, when, ", ".join(map(shown_name, found.winners)), turn))

    def come_back(self) -> None:
        """From a table: the saves have changed, and the next match has a new number."""
        self.setup.seed.renew()
        self.in_turn([self.show_saves, self.show_lost, self.show_last, self.tell_news])

    def forget_deleted(self) -> None:
        self.saves.forget()

    # How it looks

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.theme, self.text_scale = theme, scale
        self.scale = 0.0
        self.fit()
        self.share_width()

    def dress(self) -> float:
        """The style sheet knows text sizes. Gives how large everything is."""
        step = step_for(self.size())
        scale = step * self.text_scale
        set_sheet(self, style_sheet(self.theme, scale) if step != 1.0 else "")
        return scale

    def fit(self) -> None:
        """Everything as large as the window allows."""
        if step_for(self.size()) * self.text_scale == self.scale:
            return
        self.scale = scale = self.dress()
        side = round(min(44 * scale, self.width() * 0.025))
        self.rows.setContentsMargins(side, round(22 * scale), side, round(24 * scale))
        self.rows.setSpacing(round(10 * scale))
        self.below.setSpacing(round(18 * scale))
        self.below.setContentsMargins(EDGE, 0, EDGE, 0)
        self.header.setContentsMargins(EDGE, 0, EDGE, 0)
        self.ground.shadow = self.theme.shadow
        self.ground.radius = 16 * scale
        for part in (self.header, self.shelf, self.setup, self.saves, self.footnote):
            part.set_theme(self.theme, scale)
        self.update()

    def share_width(self) -> None:
        """Large letters in a narrow window: panels stand below each other and scroll."""
        narrow = self.width() < NARROW * self.scale
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.below.setDirection(down if narrow else across)
        margins, bar = self.rows.contentsMargins(), self.area.verticalScrollBar().sizeHint()
        room = self.width() - bar.width() - margins.left() - margins.right() - 2 * EDGE
        self.header.fit(room)
        self.setup.be_narrow(narrow)
        self.setup.seats.fit(room - self.setup.edges() if narrow else inf)
        self.shelf.be_narrow(narrow)
        self.saves.setMinimumHeight(round(240 * self.scale) if narrow else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.fit()
        self.share_width()
        self.footnote.place()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        ground = QLinearGradient(0, 0, 0, self.height())
        ground.setColorAt(0, QColor(self.theme.table_top))
        ground.setColorAt(1, QColor(self.theme.table_low))
        painter.fillRect(self.rect(), ground)
        name = "lobby/skyline" if self.theme.key == "light" else "lobby/skyline_dark"
        height = round(self.width() * SKY)
        painter.drawPixmap(0, 0, pixmap(name, self.width(), height, self.devicePixelRatioF()))
        if not self.seen:
            self.seen = True
            QTimer.singleShot(0, self, self.painted.emit)

    def retranslate(self) -> None:
        for part in (self.header, self.shelf, self.setup, self.saves):
            part.retranslate()
        if self.seen:
            self.show_last()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter presses the button in focus; wherever else nothing wants it, it plays."""
        focused = self.focusWidget()
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif event.isAutoRepeat():
            return
        elif isinstance(focused, QPushButton):
            focused.click()
        else:
            self.setup.begin()

    def setups(self) -> dict[str, Setup]:
        """As they stand now, for the settings."""
        if self.setup.box is not None:
            learn(self.settings, self.setup.box.key, self.setup.chosen())
        return self.settings.setups
