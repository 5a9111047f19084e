"""Rules and bots are compiled behind the window: how far that is, and what follows from it."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from citybuilder.app.language import language, translate
from citybuilder.native import behind, libraries
from citybuilder.native.behind import DONE, FAILED, WORKING, Behind
from citybuilder.tables.figures import share
from citybuilder.tables.texts import fill

LOOK: Final = 500  # milliseconds between two looks
SHOWN: Final = 8000  # milliseconds for which it is said that it is done


class FullSpeed(QObject):
    """Signals: told(): what is to be said has changed; ready(): whatever process is started from
    now on is compiled."""

    told = Signal()
    ready = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.process = Behind()
        self.state = ""
        self.part = 0.0
        self.clock = QTimer(self)
        self.clock.setInterval(LOOK)
        self.clock.timeout.connect(self.look)
        language.changed.connect(self.told)

    def begin(self) -> None:
        """Unless it is done, or cannot be done. What has failed while nobody looked is said now."""
        if behind.take_unsaid_failure():
            self.say(FAILED)
        elif behind.is_wanted() and self.process.start():
            self.say(WORKING)
            self.clock.start()

    def look(self) -> None:
        status = self.process.status()
        if status.state == WORKING:
            self.say(WORKING, status.part)
            return
        self.clock.stop()
        folder = behind.finished() if status.state == DONE else None
        if folder is not None:
            libraries.offer(str(folder))
            self.ready.emit()
            QTimer.singleShot(SHOWN, self, lambda: self.say(""))
        elif status.state == FAILED:
            behind.take_unsaid_failure()
        self.say(status.state, status.part)

    def say(self, state: str, part: float = 0.0) -> None:
        if (state, part) != (self.state, self.part):
            self.state, self.part = state, part
            self.told.emit()

    def sentence(self) -> str:
        if self.state == WORKING:
            text = translate("lobby", "Speeding up the bots: %1. You can play in the meantime.")
            return fill(text, share(translate, self.part))
        if self.state == DONE:
            return translate("lobby", "The bots now think ten times as fast.")
        if self.state == FAILED:
            return translate(
                "lobby", "The bots could not be sped up on this computer, but they can still play."
            )
        return ""
