"""The window: its pages, the menus above them, dialogs and files around them."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from citybuilder.app.dialogs import Dialog, Note, ask_open, ask_save
from citybuilder.app.language import current_language, language, set_language, translate
from citybuilder.app.menus import Menus
from citybuilder.app.style import menu_sheet, palette, style_sheet, theme_for
from citybuilder.app.table.style import growth
from citybuilder.app.widgets import restyle
from citybuilder.app.window_pages import Pages
from citybuilder.playing.new_match import NewMatch
from citybuilder.playing.turns import allows
from citybuilder.store import settings as settings_file
from citybuilder.store.folders import SUFFIX, saves_folder
from citybuilder.store.settings import TEXT_SIZE, Settings
from citybuilder.tables.theme import Theme

if TYPE_CHECKING:  # not before the first paint
    from citybuilder.app.rules.page import RulesWindow

ROOM: Final = 0.95  # of the screen, at the first start
FIRST_SIZE: Final = QSize(1600, 900)
SMALLEST: Final = QSize(960, 600)
TEXT_STEP: Final = 0.1


class MainWindow(QMainWindow):
    """Has no signals of its own."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.theme = theme_for(settings)
        self.scale = settings.text_scale
        self.still = settings.reduced_motion
        self.place_window()
        self.pages = Pages(settings, self.theme, self)
        self.lobby = self.pages.lobby
        self.rules: RulesWindow | None = None
        self.dialogs: dict[str, Dialog] = {}
        self.box: Note | None = None
        self.menus = Menus(self)
        self.setCentralWidget(self.pages.stack)
        self.setMinimumSize(SMALLEST)
        self.setAttribute(Qt.WidgetAttribute.WA_AlwaysShowToolTips)
        self.commands: dict[str, Callable[[], object]] = {
            "new": self.to_new_game,
            "again": self.pages.play_again,
            "open": self.choose_file,
            "save_as": self.save_as,
            "export_log": self.export_log,
            "preferences": lambda: self.show_dialog("preferences"),
            "lobby": self.pages.leave,
            "quit": self.close,
            "full_screen": self.toggle_full_screen,
            "zoom_in": lambda: self.zoom(1),
            "zoom_out": lambda: self.zoom(-1),
            "zoom_reset": lambda: self.zoom(0),
            "learn": self.learn,
            "rules": self.show_rules,
            "keys": lambda: self.show_dialog("keys"),
            "statistics": lambda: self.show_dialog("statistics"),
            "about": lambda: self.show_dialog("about"),
        }
        self.connect_all()
        self.follow_page()
        self.grown = 1.0
        self.lobby.set_theme(self.theme, self.scale)
        self.retranslate()
        self.lobby.setFocus()  # Enter plays at once

    def connect_all(self) -> None:
        header = self.lobby.header
        header.language_wanted.connect(self.choose_language)
        header.preferences_wanted.connect(lambda: self.show_dialog("preferences"))
        header.statistics_wanted.connect(lambda: self.show_dialog("statistics"))
        header.offer_help(self.menus.help)
        self.lobby.played.connect(self.save_settings)
        self.pages.changed.connect(self.follow_page)
        self.pages.covered.connect(self.put_rules_away)
        self.pages.refused.connect(self.show_note)
        self.pages.rules_wanted.connect(self.show_rules_of)
        self.pages.preferences_wanted.connect(lambda: self.show_dialog("preferences"))
        self.menus.wanted.connect(self.do)
        self.menus.pace_wanted.connect(self.set_pace)
        for menu in self.menus.all:
            menu.aboutToShow.connect(self.fill_menu)
            menu.aboutToHide.connect(self.follow_page)
        language.changed.connect(self.retranslate)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.apply)

    def do(self, name: str) -> None:
        """An entry of the menus: the window's own, or one that the table knows."""
        table = self.pages.table if self.pages.at_table() else None
        if table is not None and not table.allows(name):
            return
        if name in self.commands:
            self.commands[name]()
        elif table is not None:
            table.do(name)

    # Matches

    def begin(self, plan: NewMatch) -> None:
        self.pages.begin(plan)

    def open_save(self, path: Path) -> None:
        self.pages.open_save(path)

    def come_forward(self, save: str = "") -> None:
        """Somebody has started the program once more, perhaps by a double click on a save."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        if save:
            self.open_save(Path(save))

    def to_new_game(self) -> None:
        if not self.pages.in_lobby():
            self.pages.to_lobby()
        self.lobby.setup.play.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def learn(self) -> None:
        """The game that is on the table, or the one that is chosen in the lobby."""
        session, box = self.pages.session, self.lobby.setup.box
        if session is not None:
            self.pages.learn(session.match.game.key)
        elif box is not None:
            self.pages.learn(box.key)

    def fill_menu(self) -> None:
        """What is possible now, while a menu is open; its keys still say why not."""
        self.menus.show_pace(self.settings.pace)
        self.menus.actions["step"].setChecked(self.settings.step_by_step)
        table, session = self.pages.table, self.pages.session
        if not self.pages.at_table() or table is None or session is None:
            self.menus.actions["log"].setChecked(False)
            return
        self.menus.actions["log"].setChecked(not table.parts.side.isHidden())
        able = {
            "undo": session.can_undo(),
            "redo": session.can_redo(),
            "restart": session.can_restart(),
        }
        for name in self.menus.actions:
            able[name] = able.get(name, True) and allows(session.phase, name)
        self.menus.allow(able)

    def follow_page(self) -> None:
        """Menus offer what the page can do; their bar takes the colour of what lies under it."""
        self.menus.at_table(self.pages.at_table())
        self.menus.actions["lobby"].setEnabled(not self.pages.in_lobby())
        self.menuBar().setProperty("place", "lobby" if self.pages.in_lobby() else "table")
        restyle(self.menuBar())

    # Files

    def choose_file(self) -> None:
        path = ask_open(self, translate("window", "Open a match"), saves_folder(), file_filter())
        if path is not None:
            self.open_save(path)

    def save_as(self) -> None:
        table = self.pages.table
        title = translate("window", "Save the match as")
        path = ask_save(self, title, "citybuilder" + SUFFIX, file_filter())
        if path is not None and table is not None and self.pages.table is table:
            table.save_as(path)

    def export_log(self) -> None:
        table = self.pages.table
        kind = translate("window", "Text (*.txt)")
        path = ask_save(self, translate("window", "Export the log"), "citybuilder.txt", kind)
        if path is not None and table is not None and self.pages.table is table:
            table.export_log(path)

    # Dialogs

    def show_note(self, sentence: str) -> None:
        """One sentence that the player should read."""
        box = self.box = Note(sentence, self)
        box.finished.connect(lambda: self.forget_box(box))
        box.open()

    def forget_box(self, box: Note) -> None:
        """Another sentence may have come meanwhile."""
        if self.box is box:
            self.box = None

    def show_dialog(self, name: str) -> None:
        dialog = self.dialogs.get(name)
        if dialog is None:
            dialog = self.dialogs[name] = self.make_dialog(name)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.finished.connect(lambda: self.dialogs.pop(name, None))
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def make_dialog(self, name: str) -> Dialog:
        if name == "preferences":
            from citybuilder.app.preferences import Preferences

            preferences = Preferences(self.settings, self)
            preferences.changed.connect(self.apply)
            return preferences
        if name == "keys":
            from citybuilder.app.keys import Keys

            return Keys(self.menus, self)
        if name == "about":
            from citybuilder.app.about import About

            return About(self)
        from citybuilder.app.results.statistics_page import StatisticsDialog

        return StatisticsDialog(self.theme, self)

    def show_rules(self) -> None:
        box = self.lobby.setup.box
        page = self.pages.any_table
        if page is not None:
            page.open_rules()
        elif box is not None:
            self.show_rules_of(box.key, "")

    def show_rules_of(self, game: str, place: str) -> None:
        from citybuilder.app.rules.page import RulesWindow

        if self.rules is None:
            self.rules = RulesWindow(self.theme, self.scale)
        self.rules.open_at(game, place)

    def put_rules_away(self) -> None:
        """They are open where somebody has looked up a question of their own."""
        if self.rules is not None:
            self.rules.hide()

    # Look, language, size

    def choose_language(self, code: str) -> None:
        self.settings.language = code
        self.apply()

    def set_pace(self, pace: float) -> None:
        self.settings.pace = pace
        if self.pages.table is not None:
            self.pages.table.set_pace(pace)
        self.refresh_preferences()
        self.save_settings()

    def zoom(self, step: int) -> None:
        """At the table nearer or farther, in the lobby the size of the text."""
        if self.pages.at_table() and self.pages.table is not None:
            self.pages.table.zoom(step)
            return
        wanted = self.settings.text_scale + step * TEXT_STEP if step else 1.0
        self.settings.text_scale = round(TEXT_SIZE.bounded(wanted), 2)
        self.apply()

    def apply(self) -> None:
        """The settings have changed, or the system shows another theme."""
        theme, scale = theme_for(self.settings), self.settings.text_scale
        look = (theme, scale, self.settings.reduced_motion)
        if (theme, scale) != (self.theme, self.scale):
            dress(theme, scale)
        if look != (self.theme, self.scale, self.still):
            self.theme, self.scale, self.still = look
            self.pages.set_theme(theme, scale)
            self.dress_menus()
            if self.rules is not None:
                self.rules.set_theme(theme, scale)
            for dialog in self.dialogs.values():
                dialog.set_theme(theme)
        if self.pages.table is not None:
            self.pages.table.set_pace(self.settings.pace)
        before = current_language()
        set_language(self.settings.language)
        if current_language() == before:
            self.refresh_preferences()
        self.save_settings()

    def dress_menus(self) -> None:
        """They grow with the pages on a large screen."""
        sheet = menu_sheet(self.theme, self.scale * self.grown) if self.grown > 1.0 else ""
        self.menus.dress(sheet)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        grown = growth(self.width(), self.height())
        if grown != self.grown:
            self.grown = grown
            self.dress_menus()

    def refresh_preferences(self) -> None:
        from citybuilder.app.preferences import Preferences

        dialog = self.dialogs.get("preferences")
        if isinstance(dialog, Preferences):
            dialog.read()

    def retranslate(self) -> None:
        self.setWindowTitle("Citybuilder")
        self.menus.retranslate()
        self.pages.retranslate()
        if self.rules is not None:
            self.rules.retranslate()
        for dialog in self.dialogs.values():
            dialog.retranslate()

    def toggle_full_screen(self) -> None:
        if not self.isFullScreen():
            self.settings.maximised = self.isMaximized()
            self.showFullScreen()
        elif self.settings.maximised:
            self.showMaximized()
        else:
            self.showNormal()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            full = self.isFullScreen()
            self.menus.actions["full_screen"].setChecked(full)
            self.menuBar().setVisible(not full)

    # Coming and going

    def place_window(self) -> None:
        """Where it was last time; at first, large, but not larger than the screen."""
        data = QByteArray.fromHex(self.settings.geometry.encode())
        if self.settings.geometry and self.restoreGeometry(data):
            return
        self.resize(FIRST_SIZE.boundedTo(self.screen().availableSize() * ROOM))

    def save_settings(self) -> None:
        self.lobby.setups()
        settings_file.save(self.settings)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        self.settings.maximised = self.isMaximized()
        self.settings.geometry = bytes(self.saveGeometry().data()).hex()
        self.pages.close()
        self.save_settings()
        if self.rules is not None:
            self.rules.close()
        for dialog in list(self.dialogs.values()):
            dialog.close()
        event.accept()


def file_filter() -> str:
    return translate("window", "Matches (*.citybuilder)")


def dress(theme: Theme, scale: float) -> None:
    """Everything that is open gets the colours and sizes of the theme."""
    application = QApplication.instance()
    if isinstance(application, QApplication):
        application.setPalette(palette(theme))
        sheet = style_sheet(theme, scale)
        if application.styleSheet() != sheet:  # whatever is open is dressed anew by it
            application.setStyleSheet(sheet)
