"""Where the points of each player come from, line by line; a tab for each player."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QTabBar, QVBoxLayout, QWidget

from citybuilder.app.language import translate
from citybuilder.app.seat_mark import mark_icon
from citybuilder.app.widgets import caption, label
from citybuilder.core.score import ScoreLine
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.texts import Texts

MARK: Final = 14  # pixels of a seat's mark


def has_reasons(scores: Sequence[Sequence[ScoreLine]], texts: Texts) -> bool:
    """Whether more is to be told than the sums under the headings."""
    return any(len(lines) > len(texts.headings(lines)) for lines in scores)


class ScoreLines(QWidget):
    """Beside the sums of a score. Has no signals."""

    def __init__(
        self,
        scores: Sequence[Sequence[ScoreLine]],
        order: Sequence[int],
        texts: Texts,
        looks: Sequence[SeatLook],
    ) -> None:
        super().__init__()
        self.scores = scores
        self.order = order
        self.texts = texts
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setIconSize(QSize(MARK, MARK))
        self.tabs.setAccessibleName(translate("end", "Whose points are explained"))
        for seat in order:
            self.tabs.addTab(mark_icon(looks[seat], MARK), caption(looks[seat].name))
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 4, 0, 0)
        self.column.addWidget(self.tabs, 0, Qt.AlignmentFlag.AlignLeft)
        self.body = QWidget()
        self.column.addWidget(self.body)
        self.column.addStretch()
        self.tabs.currentChanged.connect(self.show_lines)
        self.show_lines(0)

    def show_lines(self, tab: int) -> None:
        """The lines of this player, under their headings."""
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setColumnStretch(0, 1)
        grid.setVerticalSpacing(3)
        row = 0
        heading = ""
        for line in self.scores[self.order[tab]]:
            above = self.texts.heading(line.rule)
            if above != heading:
                grid.addWidget(label("strong", above), row, 0)
                heading, row = above, row + 1
            grid.addWidget(label("soft", self.texts.reason(line), wrap=True), row, 0)
            points = label("strong", str(line.points))
            grid.addWidget(points, row, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            row += 1
        self.column.replaceWidget(self.body, body)
        self.body.deleteLater()
        self.body = body
