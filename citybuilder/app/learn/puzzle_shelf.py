"""The puzzles of a game as numbers to press: which are solved, and how."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from citybuilder.app.language import translate
from citybuilder.app.models.games import played
from citybuilder.app.widgets import label, pill, restyle
from citybuilder.core.game import Game, Options, State
from citybuilder.stage.tooltips import set_tip
from citybuilder.store.progress import HELPED, OPEN, SHOWN, SOLVED, TRIED, Learned
from citybuilder.store.sheets.puzzles import Puzzle
from citybuilder.tables.texts import fill

COLUMNS: Final = 5
MARKS: Final = {SOLVED: "%1 ✓", HELPED: "%1 (✓)", SHOWN: "%1 –", TRIED: "%1 …"}


class PuzzleShelf(QWidget):
    """Signals: wanted(int): the place of a puzzle, from 0."""

    wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.game = ""
        self.puzzles: Sequence[Puzzle] = ()
        self.editions: list[Options] = []  # one for each puzzle
        self.names: list[QLabel] = []  # of editions, above their puzzles
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

    def show_puzzles(self, game: Game[State], puzzles: Sequence[Puzzle]) -> None:
        self.game = game.key
        self.puzzles = puzzles
        self.editions = [game.edition(puzzle.options) for puzzle in puzzles]
        for old in (*self.buttons, *self.names):
            self.grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = [self.button(number) for number in range(len(puzzles))]
        self.names = []
        row = 0
        for edition, group in groupby(enumerate(self.buttons), lambda each: self.editions[each[0]]):
            if edition:
                self.names.append(label("soft", wrap=True))
                self.grid.addWidget(self.names[-1], row, 0, 1, COLUMNS)
                row += 1
            buttons = [button for _, button in group]
            for place, button in enumerate(buttons):
                self.grid.addWidget(button, row + place // COLUMNS, place % COLUMNS)
            row += -(-len(buttons) // COLUMNS)

    def button(self, number: int) -> QPushButton:
        made = pill("puzzle")
        made.clicked.connect(lambda: self.wanted.emit(number))
        return made

    def show_learned(self, learned: Learned) -> None:
        states = [learned.state_of(puzzle.key) for puzzle in self.puzzles]
        at_once, helped = states.count(SOLVED), states.count(HELPED)
        text = translate("puzzles", "Puzzles – %1 of %2 solved")
        self.heading.setText(fill(text, str(at_once + helped), str(len(states))))
        told = [
            translate(
                "puzzles",
                "Positions from matches between bots: one answer is clearly the best. Find it.",
            )
        ]
        if set(states) & set(MARKS):
            marks = translate(
                "puzzles", "✓ solved at once, (✓) with help, – solution seen, … only tried"
            )
            told.append(marks)
        self.about.setText("\n".join(told))
        named = [edition for edition, _ in groupby(self.editions) if edition]
        for name, edition in zip(self.names, named, strict=True):
            name.setText(played(self.game, edition))
        for number, button in enumerate(self.buttons, 1):
            self.tell_button(button, number, states[number - 1])

    def tell_button(self, button: QPushButton, number: int, state: str) -> None:
        words = {
            OPEN: translate("puzzles", "Puzzle %1"),
            TRIED: translate("puzzles", "Puzzle %1, tried, not solved yet"),
            SHOWN: translate("puzzles", "Puzzle %1, solution seen"),
            HELPED: translate("puzzles", "Puzzle %1, solved with help"),
            SOLVED: translate("puzzles", "Puzzle %1, solved at once"),
        }
        edition = self.editions[number - 1]
        parts = [played(self.game, edition)] if edition else []
        told = " – ".join([fill(words[state], str(number)), *parts])
        button.setText(fill(MARKS.get(state, "%1"), str(number)))
        button.setAccessibleName(told)
        set_tip(button, told)
        button.setProperty("state", state)
        restyle(button)
