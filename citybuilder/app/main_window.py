"""The window: the lobby or a table, the menus above, dialogs and files around them."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QMainWindow,
    QMessageBox,
    QStackedWidget,
    QWidget,
)

from citybuilder.app.language import current_language, language, set_language, translate
from citybuilder.app.lobby import Lobby
from citybuilder.app.lobby_marks import OpenMark
from citybuilder.app.lobby_opening import Opened, Refused, new_match, saved_match
from citybuilder.app.lobby_plan import Plan, new_seed
from citybuilder.app.menus import Menus
from citybuilder.app.style import style_sheet, theme_for
from citybuilder.app.widgets import restyle
from citybuilder.store import settings as settings_file
from citybuilder.store.folders import saves_folder
from citybuilder.store.settings import LARGEST_TEXT, SMALLEST_TEXT, Settings
from citybuilder.tables.theme import Theme

if TYPE_CHECKING:  # bots and pydantic come with them: not before the first paint
    from citybuilder.app.bot_desk import BotDesk
    from citybuilder.app.rules_page import RulesWindow
    from citybuilder.app.session import Session
    from citybuilder.app.table_page import TablePage

FIRST_SIZE: Final = QSize(1600, 900)
SMALLEST: Final = QSize(960, 600)
TEXT_STEP: Final = 0.1
SUFFIX: Final = ".citybuilder"


class MainWindow(QMainWindow):
    """Has no signals of its own."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.theme = theme_for(settings)
        self.scale = settings.text_scale
        self.lobby = Lobby(settings, self.theme)
        self.page: TablePage | None = None
        self.session: Session | None = None
        self.desk: BotDesk | None = None
        self.rules: RulesWindow | None = None
        self.mark: OpenMark | None = None
        self.dialogs: dict[str, QDialog] = {}
        self.box: QMessageBox | None = None
        self.menus = Menus(self)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.lobby)
        self.setCentralWidget(self.stack)
        self.setMinimumSize(SMALLEST)
        self.commands: dict[str, Callable[[], object]] = {
            "new": self.to_new_game,
            "again": self.play_again,
            "open": self.choose_file,
            "save_as": self.save_as,
            "export_log": self.export_log,
            "preferences": lambda: self.show_dialog("preferences"),
            "lobby": self.leave_table,
            "quit": self.close,
            "full_screen": self.toggle_full_screen,
            "zoom_in": lambda: self.zoom(1),
            "zoom_out": lambda: self.zoom(-1),
            "zoom_reset": lambda: self.zoom(0),
            "rules": self.show_rules,
            "keys": lambda: self.show_dialog("keys"),
            "statistics": lambda: self.show_dialog("statistics"),
            "about": lambda: self.show_dialog("about"),
        }
        self.connect_all()
        self.show_menu_place()
        self.place_window()
        self.lobby.set_theme(self.theme, self.scale)
        self.retranslate()

    def connect_all(self) -> None:
        lobby = self.lobby
        lobby.played.connect(self.begin)
        lobby.go_on.connect(self.open_save)
        lobby.replay.connect(self.open_save)
        lobby.rules_wanted.connect(lambda game: self.show_rules_of(game, ""))
        lobby.refused.connect(self.tell)
        lobby.painted.connect(lobby.load_rest)
        lobby.header.language_wanted.connect(self.choose_language)
        lobby.header.preferences_wanted.connect(lambda: self.show_dialog("preferences"))
        lobby.header.statistics_wanted.connect(lambda: self.show_dialog("statistics"))
        lobby.header.offer_help(self.menus.help)
        self.menus.wanted.connect(self.do)
        self.menus.pace_wanted.connect(self.set_pace)
        self.menus.play.aboutToShow.connect(lambda: self.menus.show_pace(self.settings.pace))
        language.changed.connect(self.retranslate)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.apply)

    def do(self, name: str) -> None:
        """An entry of the menus: the window's own, or one that the table knows."""
        if name in self.commands:
            self.commands[name]()
        elif self.page is not None:
            page = self.page
            {
                "undo": page.undo,
                "redo": page.redo,
                "restart": page.restart_turn,
                "hint": page.hint,
                "skip": page.skip,
                "pause": page.toggle_pause,
                "log": page.toggle_log,
            }[name]()

    # Matches

    def begin(self, plan: Plan) -> None:
        """Lay a new match on the table."""
        try:
            self.lay(new_match(plan))
        except Refused as refused:
            self.tell(str(refused))

    def open_save(self, path: Path) -> None:
        try:
            self.lay(saved_match(path))
        except Refused as refused:
            self.tell(str(refused))

    def lay(self, opened: Opened) -> None:
        from citybuilder.app.bot_desk import BotDesk
        from citybuilder.app.session import Session, Sitting
        from citybuilder.app.table_page import TablePage

        self.clear_table()
        self.lobby.forget_deleted()
        self.desk = self.desk or BotDesk(self)
        seats = [Sitting(name, who) for name, who in opened.people]
        self.mark = OpenMark(opened.path)
        self.session = Session(opened.match, seats, self.desk, opened.path, self.settings)
        self.page = TablePage(self.session, self.settings, self.theme)
        self.page.left.connect(self.back_to_lobby)
        self.page.rematch.connect(self.play_again)
        self.page.rules_wanted.connect(self.show_rules_at)
        self.stack.addWidget(self.page)
        self.stack.setCurrentWidget(self.page)
        self.menus.at_table(True)
        self.show_menu_place()
        self.page.setFocus()
        self.session.start()
        self.save_settings()
        if opened.note:
            self.tell(opened.note)

    def clear_table(self) -> None:
        """The match is safe and off the table."""
        if self.page is None or self.session is None:
            return
        page, session = self.page, self.session
        self.page = self.session = None
        session.close()
        if self.mark is not None:
            self.mark.take_away()
        self.stack.setCurrentWidget(self.lobby)
        self.stack.removeWidget(page)
        page.deleteLater()
        session.deleteLater()
        self.menus.at_table(False)
        self.show_menu_place()

    def leave_table(self) -> None:
        if self.page is not None:
            self.page.leave()

    def back_to_lobby(self) -> None:
        self.clear_table()
        self.lobby.come_back()

    def to_new_game(self) -> None:
        self.leave_table()
        self.lobby.setup.play.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def play_again(self) -> None:
        """The same people and options, a new number."""
        if self.session is None:
            return
        match = self.session.match
        people = tuple((sitting.name, sitting.who) for sitting in self.session.seats)
        self.begin(Plan(match.game.key, people, dict(match.options), new_seed()))

    # Files

    def choose_file(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, translate("window", "Open a match"), str(saves_folder()), file_filter()
        )
        if path:
            self.open_save(Path(path))

    def save_as(self) -> None:
        if self.page is None:
            return
        path = self.ask_path(translate("window", "Save the match as"), SUFFIX, file_filter())
        if path is not None:
            self.page.save_as(path)

    def export_log(self) -> None:
        if self.page is None:
            return
        kind = translate("window", "Text (*.txt)")
        path = self.ask_path(translate("window", "Export the log"), ".txt", kind)
        if path is not None:
            self.page.export_log(path)

    def ask_path(self, title: str, suffix: str, kind: str) -> Path | None:
        name = "citybuilder" + suffix
        text, _ = QFileDialog.getSaveFileName(self, title, str(Path.home() / name), kind)
        if not text:
            return None
        path = Path(text)
        return path if path.suffix else path.with_suffix(suffix)

    # Dialogs

    def tell(self, sentence: str) -> None:
        """One sentence that the player should read."""
        box = QMessageBox(self)
        box.setWindowTitle("Citybuilder")
        box.setText(sentence)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setStandardButtons(QMessageBox.StandardButton.Ok)
        self.box = box
        box.finished.connect(lambda: setattr(self, "box", None))
        box.open()

    def show_dialog(self, name: str) -> None:
        dialog = self.dialogs.get(name)
        if dialog is None:
            dialog = self.dialogs[name] = self.make_dialog(name)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.finished.connect(lambda: self.dialogs.pop(name, None))
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def make_dialog(self, name: str) -> QDialog:
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
        from citybuilder.app.statistics_page import StatisticsDialog

        return StatisticsDialog(self)

    def show_rules(self) -> None:
        if self.page is not None:
            self.page.open_rules()
        else:
            self.show_rules_of(self.lobby.first_game(), "")

    def show_rules_at(self, place: str) -> None:
        if self.session is not None:
            self.show_rules_of(self.session.match.game.key, place)

    def show_rules_of(self, game: str, place: str) -> None:
        from citybuilder.app.rules_page import RulesWindow

        if self.rules is None:
            self.rules = RulesWindow(self.theme, self.scale)
        self.rules.open_at(game, place)

    # Look, language, size

    def choose_language(self, code: str) -> None:
        self.settings.language = code
        self.apply()

    def set_pace(self, pace: int) -> None:
        self.settings.pace = pace
        if self.page is not None:
            self.page.set_pace(pace)
        self.refresh_preferences()
        self.save_settings()

    def zoom(self, step: int) -> None:
        """At the table nearer or farther, in the lobby the size of the text."""
        if self.page is not None:
            self.page.zoom(step)
            return
        wanted = self.settings.text_scale + step * TEXT_STEP if step else 1.0
        self.settings.text_scale = round(min(LARGEST_TEXT, max(SMALLEST_TEXT, wanted)), 2)
        self.apply()

    def apply(self) -> None:
        """The settings have changed, or the system shows another theme."""
        theme, scale = theme_for(self.settings), self.settings.text_scale
        if (theme, scale) != (self.theme, self.scale):
            self.theme, self.scale = theme, scale
            dress(theme, scale)
            self.lobby.set_theme(theme, scale)
            if self.rules is not None:
                self.rules.set_theme(theme, scale)
        if self.page is not None:
            self.page.set_theme(theme, scale)
            self.page.set_pace(self.settings.pace)
        before = current_language()
        set_language(self.settings.language)
        if current_language() == before:
            self.refresh_preferences()
        self.save_settings()

    def refresh_preferences(self) -> None:
        from citybuilder.app.preferences import Preferences

        dialog = self.dialogs.get("preferences")
        if isinstance(dialog, Preferences):
            dialog.read()

    def retranslate(self) -> None:
        self.setWindowTitle("Citybuilder")
        self.menus.retranslate()
        self.lobby.retranslate()
        parts: list[QWidget | None] = [self.page, self.rules, *self.dialogs.values()]
        for part in parts:
            if part is not None:
                part.retranslate()  # type: ignore[attr-defined]

    def show_menu_place(self) -> None:
        """The bar takes the colour of what lies under it."""
        self.menuBar().setProperty("place", "lobby" if self.page is None else "table")
        restyle(self.menuBar())

    def toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showMaximized() if self.settings.maximised else self.showNormal()
        else:
            self.settings.maximised = self.isMaximized()
            self.showFullScreen()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            full = self.isFullScreen()
            self.menus.actions["full_screen"].setChecked(full)
            self.menuBar().setVisible(not full)

    # Coming and going

    def place_window(self) -> None:
        """Where it was last time; at first, large, but not larger than the screen."""
        if self.settings.geometry:
            data = QByteArray.fromHex(self.settings.geometry.encode())
            if self.restoreGeometry(data):
                return
        screen = QGuiApplication.primaryScreen()
        room = screen.availableSize() if screen else FIRST_SIZE
        self.resize(FIRST_SIZE.boundedTo(room))

    def save_settings(self) -> None:
        self.lobby.setups()
        settings_file.save(self.settings)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        self.settings.maximised = self.isMaximized()
        self.settings.geometry = bytes(self.saveGeometry().data()).hex()
        self.clear_table()
        self.lobby.forget_deleted()
        self.save_settings()
        if self.rules is not None:
            self.rules.close()
        if self.desk is not None:
            self.desk.close()
            self.desk = None
        event.accept()
        QTimer.singleShot(0, QApplication.quit)


def file_filter() -> str:
    return translate("window", "Matches (*.citybuilder)")


def dress(theme: Theme, scale: float) -> None:
    """Everything that is open gets the colours and sizes of the theme."""
    application = QApplication.instance()
    if isinstance(application, QApplication):
        application.setStyleSheet(style_sheet(theme, scale))
