"""The first page of a result: the standing, the city that has won, and what is worth telling."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout, QWidget

from citybuilder.app.language import translate
from citybuilder.app.results.portrait import Portrait
from citybuilder.app.results.score_sheet import ScoreSheet
from citybuilder.app.widgets import label
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.playing.history import retold
from citybuilder.playing.outcome import outcomes
from citybuilder.playing.seating import Occupant
from citybuilder.tables.ending import Past, winners
from citybuilder.tables.table import Table
from citybuilder.tables.theme import Look

FACTS: Final = 4  # at most
GAP: Final = 14
LEAST_WIDE, LEAST_HIGH = 17, 9  # lines of text, of the city that has won


class Overview(QWidget):
    """Standing and story lie beside each other, or one below the other. Has no signals."""

    def __init__(
        self, match: Match[State], seats: Sequence[Occupant], table: Table, look: Look
    ) -> None:
        super().__init__()
        self.setProperty("role", "inside")
        self.setAccessibleName(translate("end", "Result"))
        self.sheet = ScoreSheet(match, table.texts, table.seats, look.theme)
        state = match.game.observe(match.state, 0)
        self.portrait = Portrait(table, state, winners(match.game, state), look)
        self.own = outcomes(match, seats, table.texts)
        self.facts = told_of(match, table)
        self.rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(GAP)
        self.rows.addWidget(self.sheet, 9)
        self.rows.addLayout(self.story(), 11)
        self.setAccessibleDescription(" ".join([*self.own, *self.facts]))

    def story(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(GAP)
        column.addWidget(self.portrait, 1)
        if not self.own and not self.facts:
            return column
        card = QFrame()
        card.setProperty("role", "card")
        lines = QVBoxLayout(card)
        lines.setContentsMargins(14, 10, 14, 10)
        lines.setSpacing(5)
        for text in self.own:
            lines.addWidget(label("strong", text, wrap=True))
        for text in self.facts:
            lines.addWidget(label("soft", f"• {text}", wrap=True))
        column.addWidget(card)
        return column

    def fit(self, room: int) -> None:
        """One below the other where there is no room beside each other."""
        self.ensurePolished()
        line = self.fontMetrics().height()
        self.portrait.setMinimumSize(LEAST_WIDE * line, LEAST_HIGH * line)
        wide = self.sheet.minimumSizeHint().width() + GAP + LEAST_WIDE * line
        beside = QBoxLayout.Direction.LeftToRight
        self.rows.setDirection(beside if wide <= room else QBoxLayout.Direction.TopToBottom)


def told_of(match: Match[State], table: Table) -> list[str]:
    """What everybody may know after the match."""
    states = [match.game.observe(state, 0) for state in [*match.earlier, match.state]]
    told = [
        (turn, seat, [event.seen_by(0) for event in events]) for turn, seat, events in retold(match)
    ]
    return table.facts(Past(match.game, states, told))[:FACTS]
