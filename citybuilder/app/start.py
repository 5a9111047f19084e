"""The start of the window: application, typeface, language, style, and what to do if it fails."""

import logging
import sys
import threading
import traceback
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QMessageLogContext, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QFont, QIcon
from PySide6.QtWidgets import QApplication

from citybuilder import __version__
from citybuilder.app.application import Application
from citybuilder.app.caller import Caller
from citybuilder.app.door import Door, knock
from citybuilder.app.fonts import FAMILY, load_fonts
from citybuilder.app.held_keys import HeldKeys
from citybuilder.app.language import set_language, translate
from citybuilder.app.main_window import MainWindow, dress
from citybuilder.app.style import theme_for
from citybuilder.playing.new_match import NewMatch
from citybuilder.stage.art import pixmap
from citybuilder.store import settings as settings_file
from citybuilder.store.folders import data_folder
from citybuilder.store.private import make_folder, opener
from citybuilder.store.settings import Settings
from citybuilder.system.ears import SIGNALLED

SOON: Final = 700  # milliseconds, in which the first page is painted
LARGEST_LOG: Final = 1 << 20  # bytes

log = logging.getLogger(__name__)


def start(open_path: Path | None = None, setup: NewMatch | None = None, language: str = "") -> int:
    """Show the window until it is closed: the lobby, a saved match, or a new one. If nothing but
    the lobby or a match is wanted and a window is open already, that one comes forward."""
    application = the_application()
    caller = Caller()
    door = Door()
    door.open()
    if door.is_taken() and setup is None and not language and knock(open_path):
        return 0
    settings = settings_file.load()
    settings.language = language or settings.language
    window = open_window(settings)
    caller.called.connect(partial(leave, window))
    door.knocked.connect(window.come_forward)
    application.file_opened.connect(window.come_forward)
    if open_path is not None:
        path = open_path
        QTimer.singleShot(0, window, lambda: window.open_save(path))
    elif setup is not None:
        plan = setup
        QTimer.singleShot(0, window, lambda: window.begin(plan))
    QTimer.singleShot(SOON, window, partial(hasten, window))
    code = application.exec()
    door.close()
    return code


def hasten(window: MainWindow) -> None:
    """Rules and bots are compiled behind the window, if they are not yet; nobody waits for it."""
    from citybuilder.app.full_speed import FullSpeed

    speed = FullSpeed(window)
    speed.told.connect(lambda: window.lobby.footnote.show_words(speed.sentence()))
    speed.ready.connect(window.pages.renew_bots)
    speed.begin()


def leave(window: MainWindow, number: int) -> None:
    """As if it was closed, whatever else is open; the code tells what ended it."""
    try:
        window.close()
    finally:
        the_application().exit(SIGNALLED + number)


def open_window(settings: Settings) -> MainWindow:
    """The window, in which nothing that fails goes unheard."""
    prepare(settings)
    window = MainWindow(settings)
    Catcher(window).install()
    window.show()
    HeldKeys(window)
    return window


def the_application() -> Application:
    """There is only one in a process."""
    existing = QApplication.instance()
    if isinstance(existing, Application):
        return existing
    qInstallMessageHandler(note)
    on_mac = sys.platform == "darwin"  # which would take the others for files to open
    return Application(sys.argv if on_mac else sys.argv[:1])


def prepare(settings: Settings) -> Application:
    """The application with everything that all its windows share."""
    application = the_application()
    application.setApplicationName("citybuilder")
    application.setApplicationDisplayName("Citybuilder")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("citybuilder")
    application.setStyle("Fusion")
    load_fonts()
    application.setFont(QFont(FAMILY))
    set_language(settings.language)
    dress(theme_for(settings), settings.text_scale)
    application.setWindowIcon(QIcon(pixmap("lobby/app_icon", 64, 64, 2.0)))
    return application


def note(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:  # noqa: ARG001 - Qt's
    """What Qt has to say is for those who look for a fault, not for players."""
    log.log(logging.ERROR if kind == QtMsgType.QtFatalMsg else logging.DEBUG, "Qt: %s", text)


class Catcher:
    """Whatever fails is written to a file and told in one sentence; the match is saved."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.telling = False

    def install(self) -> None:
        sys.excepthook = self.catch
        threading.excepthook = lambda found: write_log(
            found.exc_type, found.exc_value, found.exc_traceback
        )

    def catch(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        write_log(kind, error, trace)
        if self.telling:
            return
        self.telling = True
        try:
            self.window.show_note(self.sentence())
        finally:
            self.telling = False

    def sentence(self) -> str:
        """The match is saved first, if there is one; nothing is promised where that fails."""
        session = self.window.pages.session
        if session is None or not session.keeper.save_at_once():
            return translate("window", "Something went wrong, but you can continue.")
        return translate("window", "Something went wrong. The match is saved; you can continue.")


def write_log(
    kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
) -> None:
    """Append to a file in the player's folder; a failing disk is not told on top."""
    lines = traceback.format_exception(kind, error, trace)
    try:
        folder = data_folder()
        make_folder(folder)
        path = folder / "errors.log"
        fresh = not path.is_file() or path.stat().st_size > LARGEST_LOG
        mode = "w" if fresh else "a"
        with open(path, mode, encoding="utf-8", opener=opener) as file:
            file.write(f"citybuilder {__version__}\n{''.join(lines)}\n")
    except (OSError, ValueError) as failed:
        log.warning("the error cannot be written down: %s", failed)
