"""The menu bar: everything the window can do, with the usual keys, in the player's language."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from citybuilder.app.language import say, translate
from citybuilder.app.widgets import set_sheet
from citybuilder.store.settings import PACE, PACES, STEP_BY_STEP, pace_word
from citybuilder.tables.texts import fill

Standard = QKeySequence.StandardKey


@dataclass(frozen=True)
class Entry:
    """One line of a menu: its keys, and whether it belongs to a match at the table."""

    name: str
    keys: tuple[str | Standard, ...] = ()
    at_table: bool = False
    own_key: str = ""  # that the table itself answers; only shown here
    checkable: bool = False


LINE: Final = Entry("")
FILE: Final = (
    Entry("new", (Standard.New,)),
    Entry("again", ("Ctrl+Shift+N",), at_table=True),
    Entry("open", (Standard.Open,)),
    LINE,
    Entry("save_as", (Standard.SaveAs, "Ctrl+Shift+S"), at_table=True),
    Entry("export_log", ("Ctrl+E",), at_table=True),
    LINE,
    Entry("preferences", ("Ctrl+,",)),
    LINE,
    Entry("lobby", ("Ctrl+W",), at_table=True),
    Entry("quit", ("Ctrl+Q",)),
)
PLAY: Final = (
    Entry("undo", (Standard.Undo,), at_table=True),
    Entry("redo", ("Ctrl+Shift+Z", "Ctrl+Y"), at_table=True),
    Entry("restart", ("Ctrl+R",), at_table=True),
    LINE,
    Entry("hint", at_table=True, own_key="H"),
    Entry("skip", at_table=True, own_key="space"),
    Entry("pause", at_table=True, own_key="P"),
    Entry("step", at_table=True, own_key="S", checkable=True),
)
VIEW: Final = (
    Entry("full_screen", ("F11",), checkable=True),
    LINE,
    Entry("zoom_in", (Standard.ZoomIn, "Ctrl+=")),
    Entry("zoom_out", (Standard.ZoomOut,)),
    Entry("zoom_reset", ("Ctrl+0",)),
    LINE,
    Entry("log", at_table=True, own_key="L", checkable=True),
)
HELP: Final = (
    Entry("learn", ("Ctrl+L",)),
    Entry("rules", (Standard.HelpContents, "F1")),
    Entry("keys", ("Ctrl+F1",)),
    LINE,
    Entry("statistics", ("Ctrl+T",)),
    LINE,
    Entry("about"),
)


class Menus(QObject):
    """Signals: wanted(str name of an entry), pace_wanted(float)."""

    wanted = Signal(str)
    pace_wanted = Signal(object)

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.window_ = window
        self.bar = window.menuBar()
        self.actions: dict[str, QAction] = {}
        self.entries: dict[str, Entry] = {}
        self.file = self.add_menu(FILE)
        self.play = self.add_menu(PLAY)
        self.pace = QMenu(self.play)
        self.play.addMenu(self.pace)
        self.paces = self.add_paces()
        self.view = self.add_menu(VIEW)
        self.help = self.add_menu(HELP)
        self.all = (self.file, self.play, self.view, self.help)
        self.actions["quit"].setMenuRole(QAction.MenuRole.QuitRole)
        self.actions["about"].setMenuRole(QAction.MenuRole.AboutRole)
        self.actions["preferences"].setMenuRole(QAction.MenuRole.PreferencesRole)
        self.at_table(False)

    def add_menu(self, entries: tuple[Entry, ...]) -> QMenu:
        menu = QMenu(self.window_)
        for entry in entries:
            if entry is LINE:
                menu.addSeparator()
                continue
            action = QAction(self.window_)
            action.setShortcuts(sequences(entry.keys))
            action.setCheckable(entry.checkable)
            action.setAutoRepeat(False)  # one press is one deed
            action.triggered.connect(lambda _=False, name=entry.name: self.wanted.emit(name))
            menu.addAction(action)
            self.window_.addAction(action)  # keys work while the bar is hidden
            self.actions[entry.name] = action
            self.entries[entry.name] = entry
        self.bar.addMenu(menu)
        return menu

    def add_paces(self) -> list[QAction]:
        group = QActionGroup(self.pace)
        made = []
        for pace in PACE.words:
            action = QAction(self.pace)
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, pace=pace: self.pace_wanted.emit(pace))
            group.addAction(action)
            self.pace.addAction(action)
            made.append(action)
        return made

    def at_table(self, there: bool) -> None:
        """What belongs to a match can be done only while there is one."""
        for name, entry in self.entries.items():
            self.actions[name].setEnabled(there or not entry.at_table)

    def allow(self, possible: dict[str, bool]) -> None:
        """Grey what cannot be done just now; its keys still say why."""
        for name, can in possible.items():
            self.actions[name].setEnabled(can)

    def dress(self, sheet: str) -> None:
        """The bar and what hangs from it."""
        for each in (self.bar, *self.all):
            set_sheet(each, sheet)

    def show_pace(self, pace: float) -> None:
        self.paces[PACES.index(pace)].setChecked(True)

    def retranslate(self) -> None:
        for menu, title in zip(self.all, titles(), strict=True):
            menu.setTitle(title)
        for name, text in words().items():
            key = key_name(self.entries[name].own_key)
            self.actions[name].setText(f"{text}\t{key}" if key else text)
        self.pace.setTitle(translate("menus", "&Pace"))
        for pace, action in zip(PACE.words, self.paces, strict=True):
            times = fill(translate("menus", "%1×"), pace_word(pace))
            action.setText(times if pace else say("preferences", PACE.words[pace]))


def sequences(keys: tuple[str | Standard, ...]) -> list[QKeySequence]:
    """Without doubles: some systems already have the key that is added for the others."""
    found: list[QKeySequence] = []
    for key in keys:
        for each in (
            QKeySequence.keyBindings(key) if isinstance(key, Standard) else [QKeySequence(key)]
        ):
            if not each.isEmpty() and each not in found:
                found.append(each)
    return found


def key_name(key: str) -> str:
    return translate("keys", "Space") if key == "space" else key


def titles() -> tuple[str, ...]:
    return (
        translate("menus", "&File"),
        translate("menus", "&Play"),
        translate("menus", "&View"),
        translate("menus", "&Help"),
    )


def words() -> dict[str, str]:
    return {
        "new": translate("menus", "&New match"),
        "again": translate("menus", "Play &again with the same settings"),
        "open": translate("menus", "&Open…"),
        "save_as": translate("menus", "&Save as…"),
        "export_log": translate("menus", "&Export the log as text…"),
        "preferences": translate("menus", "&Preferences…"),
        "lobby": translate("menus", "Back to the &lobby"),
        "quit": translate("menus", "&Quit"),
        "undo": translate("menus", "&Undo"),
        "redo": translate("menus", "&Redo"),
        "restart": translate("menus", "Restart my &turn"),
        "hint": translate("menus", "&Hint"),
        "skip": translate("menus", "&Skip the motion"),
        "pause": translate("menus", "Pause or &continue"),
        "step": say("preferences", STEP_BY_STEP.label),
        "full_screen": translate("menus", "&Full screen"),
        "zoom_in": translate("menus", "&Larger"),
        "zoom_out": translate("menus", "&Smaller"),
        "zoom_reset": translate("menus", "&Normal size"),
        "log": translate("menus", "L&og"),
        "learn": translate("menus", "&Learn to play"),
        "rules": translate("menus", "&Rules"),
        "keys": translate("menus", "&Keyboard shortcuts"),
        "statistics": translate("menus", "&Statistics"),
        "about": translate("menus", "&About Citybuilder"),
    }
