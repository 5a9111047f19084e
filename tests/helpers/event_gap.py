"""How long the window stands still at most while bots think: the longest gap of a quick timer."""

from pathlib import Path
from time import perf_counter
from typing import Final

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer

from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.play.saver import load_store
from citybuilder.app.play.session import Session, Sitting
from citybuilder.core.game import Game, State
from citybuilder.core.match import Match
from citybuilder.store.settings import Settings

TICK: Final = 5  # milliseconds


class Pulse(QObject):
    """Ticks in the event loop and remembers the longest gap between two ticks."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0.0
        self.ticks = 0
        self.last = perf_counter()
        self.timer = QTimer(self, interval=TICK, timerType=Qt.TimerType.PreciseTimer)
        self.timer.timeout.connect(self.tick)
        self.timer.start()

    def tick(self) -> None:
        now = perf_counter()
        self.longest = max(self.longest, now - self.last)
        self.last = now
        self.ticks += 1


def longest_gap(
    game: Game[State], seconds: float, level: str = "expert", path: Path | None = None
) -> float:
    """In milliseconds, over a match among bots of this level: their processes are started, think,
    answer, and each answer is played, and saved if there is a path. Needs a QApplication."""
    load_store()  # as whoever opens a table has done
    desk = BotDesk()
    seats = [Sitting(str(seat), level) for seat in range(game.players[-1])]
    session = Session(Match(game, len(seats), {}, 1), seats, desk, path, Settings(pace=0))
    session.happened.connect(lambda _: session.shown())
    loop = QEventLoop()
    pulse = Pulse()
    QTimer.singleShot(0, session.start)
    QTimer.singleShot(int(seconds * 1000), loop.quit)
    loop.exec()
    pulse.timer.stop()
    session.close()
    desk.close()
    return pulse.longest * 1000
