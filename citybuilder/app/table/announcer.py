"""Tells screen readers what others see at the table: questions, events, the focused piece."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QTimer

from citybuilder.app.models.log import LogModel
from citybuilder.stage.table_view import TableView

BREATH: Final = 150  # milliseconds: what comes together is said together
MOST: Final = 8  # lines; the log has the rest


class Announcer(QObject):
    """Says new lines of the log first, then the last question, then a tip."""

    def __init__(self, view: TableView, log: LogModel, parent: QObject) -> None:
        super().__init__(parent)
        self.view = view
        self.log = log
        self.lines: list[str] = []
        self.prompt = ""
        self.tip = ""
        self.said = ""  # the prompt that was heard last
        self.breath = QTimer(self, singleShot=True)
        self.breath.setInterval(BREATH)
        self.breath.timeout.connect(self.speak)
        log.rowsInserted.connect(self.hear_log)

    def hear_log(self, _parent: QModelIndex, first: int, last: int) -> None:
        self.lines += [line.text for line in self.log.lines[first : last + 1]]
        self.breath.start()

    def hear_prompt(self, sentence: str) -> None:
        self.prompt = sentence
        self.breath.start()

    def hear_tip(self, sentence: str) -> None:
        self.tip = sentence
        self.breath.start()

    def say_only(self, lines: Sequence[str]) -> None:
        """Before the last question; all else was meant for somebody who has gone."""
        self.lines, self.tip = list(lines), ""

    def speak(self) -> None:
        parts = self.lines[-MOST:]
        if self.prompt != self.said:
            parts.append(self.prompt)
        if self.tip:
            parts.append(self.tip)
        self.said = self.prompt
        self.lines, self.tip = [], ""
        if parts:
            self.view.say(" ".join(parts))
