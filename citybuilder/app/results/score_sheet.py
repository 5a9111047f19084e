"""The sheet with everybody's score: a column for each player, a row for each rule."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from citybuilder.app.language import translate
from citybuilder.app.seat_mark import SeatMark
from citybuilder.app.style import mix
from citybuilder.app.widgets import ShortLabel, label
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.core.score import ScoreLine, places, total
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.texts import Texts, fill
from citybuilder.tables.theme import Theme

LOW: Final = 4
NAMES: Final = 15.0  # lines of text is as wide as all names together may ask for
MIDDLE: Final = Qt.AlignmentFlag.AlignCenter


def standing(match: Match[State]) -> list[tuple[int, int]]:
    """Place and seat, the best first; tie-breaks have decided, what is still equal shares."""
    place = places(match.game.standing(match.state))
    return sorted((place[seat], seat) for seat in range(match.seats))


class ScoreSheet(QFrame):
    """Players from left to right in the order of their places. Has no signals."""

    def __init__(
        self, match: Match[State], texts: Texts, looks: Sequence[SeatLook], theme: Theme
    ) -> None:
        super().__init__()
        self.texts = texts
        self.scores = match.game.scores(match.state)
        self.setProperty("role", "card")
        self.setAccessibleName(translate("end", "Final standing"))
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 12, 14, 12)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(4)
        self.headings = texts.headings(self.scores[0])
        last = 1 + len(self.headings) + self.adds_up()
        told = []
        for column, (place, seat) in enumerate(standing(match), 1):
            if place == 1:
                grid.addWidget(winner_column(theme), 0, column, last + 1, 1)
            grid.addWidget(head(looks[seat], place, NAMES / match.seats), 0, column)
            told.append(f"{place}. {looks[seat].name}: {self.told(seat)}")
            self.fill_column(grid, column, seat)
            grid.setColumnStretch(column, 3)
        self.fill_names(grid)
        grid.setColumnStretch(0, 2)
        grid.setRowStretch(last + 1, 1)
        self.setAccessibleDescription("; ".join(told))

    def is_low(self) -> bool:
        """Whether so few rules count that there is room below."""
        return len(self.headings) <= LOW

    def adds_up(self) -> bool:
        """Whether points come from several rules, so that a sum tells something."""
        paying = {
            self.texts.heading(line.rule) for lines in self.scores for line in lines if line.points
        }
        return len(paying) > 1

    def told(self, seat: int) -> str:
        return ", ".join(self.texts.score(line) for line in self.scores[seat])

    def fill_names(self, grid: QGridLayout) -> None:
        for row, heading in enumerate(self.headings, 1):
            grid.addWidget(label("soft", heading), row, 0)
        if self.adds_up():
            grid.addWidget(label("strong", translate("end", "Points")), len(self.headings) + 1, 0)

    def fill_column(self, grid: QGridLayout, column: int, seat: int) -> None:
        for row, heading in enumerate(self.headings, 1):
            grid.addWidget(self.figure("strong", self.cell(seat, heading)), row, column)
        if self.adds_up():
            whole = str(total(self.scores[seat]))
            grid.addWidget(self.figure("heading", whole), len(self.headings) + 1, column)

    def figure(self, role: str, text: str) -> QLabel:
        made = label(role, text)
        made.setAlignment(MIDDLE)
        made.setMinimumHeight(30)
        return made

    def under(self, seat: int, heading: str) -> list[ScoreLine]:
        return [line for line in self.scores[seat] if self.texts.heading(line.rule) == heading]

    def cell(self, seat: int, heading: str) -> str:
        """Points where the rule gives any to anybody, else what was counted."""
        pays = any(
            line.points for other in range(len(self.scores)) for line in self.under(other, heading)
        )
        lines = self.under(seat, heading)
        return str(sum(line.points if pays else line.count for line in lines))


def winner_column(theme: Theme) -> QFrame:
    frame = QFrame()
    fill_colour = mix(theme.card, theme.glow, 0.24)
    frame.setStyleSheet(
        f"QFrame {{ background: {fill_colour}; border: 1px solid {theme.glow};"
        " border-radius: 10px; }"
    )
    return frame


class Name(ShortLabel):
    """It asks for as much room as it needs, but for no more than so many lines of text are high."""

    def __init__(self, text: str, most: float) -> None:
        super().__init__("strong", text)
        self.most = most
        self.setAlignment(MIDDLE)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802 - as Qt has it
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - as Qt has it
        letters = self.fontMetrics()
        wide = min(letters.horizontalAdvance(self.whole) + 2, round(self.most * letters.height()))
        return QSize(wide, super().minimumSizeHint().height())


def head(look: SeatLook, place: int, most: float) -> QWidget:
    """Place, mark and name above a column."""
    widget = QWidget()
    column = QVBoxLayout(widget)
    column.setContentsMargins(4, 8, 4, 4)
    column.setSpacing(3)
    number = label("soft", fill(translate("end", "Place %1"), str(place)))
    number.setAlignment(MIDDLE)
    column.addWidget(number)
    column.addWidget(SeatMark(look, 1.4), 0, MIDDLE)
    column.addWidget(Name(look.name, most))
    return widget
