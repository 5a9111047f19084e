"""A picture of a table, drawn without a screen."""

import os
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.play.session import Occupant, Session
from citybuilder.app.start import prepare
from citybuilder.app.table.page import TablePage
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.playing.turns import Phase
from citybuilder.store import atomic
from citybuilder.store.settings import Settings
from citybuilder.tables.theme import THEMES


def draw(
    match: Match[State],
    names: list[str],
    size: tuple[int, int],
    theme: str,
    language: str,
    result: bool,
) -> QImage:
    """The table page as the seat that is asked sees it; nothing is saved, nobody thinks."""
    if QApplication.instance() is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    settings = Settings(language=language, theme=theme, pace=0, tips=False)
    prepare(settings)
    desk = BotDesk()
    desk.most = 0
    people = [Occupant(name, "human") for name in names]
    session = Session(match, people, desk, None, settings)
    page = TablePage(session, settings, THEMES[theme])
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.resize(*size)
    page.show()
    session.start()
    while session.phase == Phase.CURTAIN:
        session.ready()
    if page.end is not None and not result:
        page.end.fold(True)
    QApplication.processEvents()
    picture = page.grab().toImage()
    session.close()
    page.hide()
    page.deleteLater()
    return picture


def write(picture: QImage, path: Path) -> bool:
    """Whether the picture is on the disk; its kind is that of the name. Qt would wait for ever
    where a pipe lies in its place."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    kind = path.suffix.removeprefix(".").upper()
    if not picture.save(buffer, kind):  # type: ignore[call-overload]
        return False
    try:
        atomic.write(path.parent.resolve(strict=True) / path.name, bytes(buffer.data().data()))
    except (OSError, ValueError, RuntimeError):  # the last one is a loop of links
        return False
    return True
