"""A rehearsal of the whole program: each game is played, saved, loaded and shown in its window."""

import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer

from citybuilder.app.main_window import MainWindow
from citybuilder.app.play.session import Session
from citybuilder.app.start import open_window, the_application
from citybuilder.playing.new_match import NewMatch
from citybuilder.playing.turns import Phase
from citybuilder.store.folders import data_folder
from citybuilder.store.settings import Settings
from citybuilder.store.sheets import load_game
from citybuilder.words.catalogue import languages
from citybuilder.words.people import NAMES

SEED: Final = 1
FIRST: Final = 12  # actions that are shown as players see them, before the pace is given up
PATIENCE: Final = 180.0  # seconds for a whole match, also on a slow computer
SETTLING: Final = 0.3  # seconds that a page may take to show itself in another language
TICK: Final = 20  # milliseconds

Report = Callable[[str, int], None]
Until = tuple[str, Callable[[], bool]]
"""What is waited for, in words for a failure, and whether it has happened."""


class Failed(Exception):
    """Says what has not happened, or what happened instead."""


class Complaints(logging.Handler):
    """Keeps what the program notes about itself: a lost process, a bot that breaks the rules."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record.getMessage())


class Rehearsal(QObject):
    """Plays its steps in a window, which it closes at the end."""

    def __init__(
        self, window: MainWindow, games: tuple[str, ...], level: str, pictures: Path, report: Report
    ) -> None:
        super().__init__(window)
        self.window = window
        self.games = games
        self.level = level
        self.pictures = pictures
        self.report = report
        self.complaints = Complaints()
        self.earlier = read_errors()
        self.failure = "the window was closed too early"
        self.steps = self.play()
        self.awaited: Until = ("the start", lambda: True)
        self.deadline = 0.0
        self.timer = QTimer(self, interval=TICK)
        self.timer.timeout.connect(self.look)

    def begin(self) -> None:
        logging.getLogger("citybuilder").addHandler(self.complaints)
        self.timer.start()

    def look(self) -> None:
        """Go on when what is waited for has happened."""
        what, happened = self.awaited
        try:
            self.check()
            if happened():
                self.awaited = next(self.steps)
                self.deadline = time.monotonic() + PATIENCE
            elif time.monotonic() > self.deadline:
                raise Failed(f"waited in vain for {what}")
        except StopIteration:
            self.end("")
        except Failed as failed:
            self.end(str(failed))

    def check(self) -> None:
        """Nothing may go wrong unnoticed."""
        if self.window.box is not None:
            raise Failed(f"the window said: {self.window.box.sentence}")
        if self.complaints.found:
            raise Failed(self.complaints.found[0])
        errors = read_errors()
        if errors != self.earlier:
            raise Failed(errors.removeprefix(self.earlier).strip())

    def end(self, failure: str) -> None:
        self.timer.stop()
        self.failure = failure
        self.window.close()
        logging.getLogger("citybuilder").removeHandler(self.complaints)

    # The steps

    def play(self) -> Iterator[Until]:
        lobby = self.window.lobby
        yield "the lobby", lambda: lobby.seen and lobby.setup.has_rules
        yield from self.in_all_languages("lobby")
        for game in self.games:
            yield from self.play_game(game)
        yield "the lobby at the end", self.window.pages.in_lobby

    def play_game(self, game: str) -> Iterator[Until]:
        """Some actions, then back to the lobby, and from the save to the end."""
        pages = self.window.pages
        seats = load_game(game).players[0]
        people = tuple((name, self.level) for name in NAMES[:seats])
        self.window.set_pace(3)
        self.window.begin(NewMatch(game, people, {}, SEED))
        first = self.session()
        yield "the bots' first actions", lambda: len(first.match.actions) >= FIRST
        if pages.desk is None or not pages.desk.processes():
            raise Failed("no process of its own thinks for the bots")
        yield from self.in_all_languages(f"{game}_table")
        path, done = first.path, len(first.match.actions)
        assert path is not None
        pages.to_lobby()
        yield "the lobby after the match", pages.in_lobby
        self.window.set_pace(0)
        self.window.open_save(path)
        session = self.session()
        if len(session.match.actions) < done:
            raise Failed(f"{len(session.match.actions)} of {done} actions were saved")
        yield "the end of the match", lambda: session.phase == Phase.FINISHED
        yield from self.in_all_languages(f"{game}_end")
        self.report(game, len(session.match.actions))
        pages.to_lobby()

    def session(self) -> Session:
        found = self.window.pages.session
        if found is None:
            raise Failed("no match lies on the table")
        return found

    def in_all_languages(self, name: str) -> Iterator[Until]:
        """A picture in each language."""
        before = self.window.settings.language
        for code in languages():
            self.window.choose_language(code)
            yield "a picture", after(SETTLING)
            self.take_picture(f"{name}_{code}")
        self.window.choose_language(before)

    def take_picture(self, name: str) -> None:
        path = self.pictures / f"{name}.png"
        if not self.window.grab().save(str(path)):
            raise Failed(f"the picture {path.name} could not be written")


def read_errors() -> str:
    path = data_folder() / "errors.log"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def after(seconds: float) -> Callable[[], bool]:
    end = time.monotonic() + seconds
    return lambda: time.monotonic() > end


def rehearse(
    games: tuple[str, ...], level: str, pictures: Path, language: str, report: Report
) -> str:
    """What has failed, or nothing."""
    window = open_window(Settings(language=language, pace=0))
    rehearsal = Rehearsal(window, games, level, pictures, report)
    rehearsal.begin()
    the_application().exec()
    return rehearsal.failure
