"""The puzzles of a game as numbers to press: which are solved, which were missed."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from citybuilder.app.language import translate
from citybuilder.app.widgets import label, pill, restyle
from citybuilder.stage.tooltips import set_tip
from citybuilder.store.progress import Learned
from citybuilder.store.sheets.puzzles import Puzzle
from citybuilder.tables.texts import fill

COLUMNS: Final = 5
SOLVED, MISSED, OPEN = "solved", "missed", "open"


class PuzzleShelf(QWidget):
    """Signals: wanted(int): the place of a puzzle, from 0."""

    wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.puzzles: Sequence[Puzzle] = ()
        self.heading = label("heading")
        self.about = label("soft", wrap=True)
        self.buttons: list[QPushButton] = []
        self.grid = QGridLayout()
        self.grid.setSpacing(8)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        rows.addWidget(self.heading)
        rows.addWidget(self.about)
        rows.addLayout(self.grid)

    def show_puzzles(self, puzzles: Sequence[Puzzle]) -> None:
        self.puzzles = puzzles
        for button in self.buttons:
            self.grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = [self.button(number) for number in range(len(puzzles))]
        for number, button in enumerate(self.buttons):
            self.grid.addWidget(button, number // COLUMNS, number % COLUMNS)

    def button(self, number: int) -> QPushButton:
        made = pill("puzzle")
        made.clicked.connect(lambda: self.wanted.emit(number))
        return made

    def show_learned(self, learned: Learned) -> None:
        solved = sum(learned.puzzles.get(puzzle.key, False) for puzzle in self.puzzles)
        text = translate("puzzles", "Puzzles – %1 of %2 solved")
        self.heading.setText(fill(text, str(solved), str(len(self.puzzles))))
        self.about.setText(
            translate(
                "puzzles",
                "Positions from matches between bots: one answer is clearly the best. Find it.",
            )
        )
        for number, (button, puzzle) in enumerate(zip(self.buttons, self.puzzles, strict=True), 1):
            self.tell_button(button, number, learned.puzzles.get(puzzle.key))

    def tell_button(self, button: QPushButton, number: int, solved: bool | None) -> None:
        state = OPEN if solved is None else SOLVED if solved else MISSED
        words = {
            SOLVED: translate("puzzles", "Puzzle %1, solved"),
            MISSED: translate("puzzles", "Puzzle %1, missed last time"),
            OPEN: translate("puzzles", "Puzzle %1"),
        }
        told = fill(words[state], str(number))
        button.setText(f"{number} ✓" if solved else str(number))
        button.setAccessibleName(told)
        set_tip(button, told)
        button.setProperty("state", state)
        restyle(button)
