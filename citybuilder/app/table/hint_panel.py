"""What a bot would do in the player's place: the proposal and two alternatives."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from citybuilder.app.language import translate
from citybuilder.app.models.actions import Choice
from citybuilder.app.table.key_button import KeyButton
from citybuilder.app.table.waiting import Waiting
from citybuilder.app.widgets import label
from citybuilder.tables.texts import fill

Proposal = tuple[Choice, float]  # an answer and its estimated chance to win
EDGE: Final = 12


class ProposalRow(QPushButton):
    """An answer in as many lines as it needs, and its chance."""

    def __init__(self, choice: Choice, best: bool) -> None:
        super().__init__()
        self.choice = choice
        self.setProperty("role", "proposal")
        self.setProperty("best", best)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.words = label("strong" if best else "plain", choice.text, wrap=True)
        self.chance = label("strong")
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(EDGE, 7, EDGE, 7)
        self.row.addWidget(self.words, 1)
        self.row.addWidget(self.chance)
        for part in self.findChildren(QLabel):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def tell(self, chance: float) -> None:
        percent = fill(translate("table", "%1%"), str(round(100 * chance)))
        self.chance.setText(percent)
        self.setAccessibleName(f"{self.choice.text} – {percent}")

    def fit(self, width: int) -> None:
        self.setFixedSize(width, self.row.totalHeightForWidth(width))


class HintPanel(QFrame):
    """Signals: chosen(Choice), looked_at(Choice), closed()."""

    chosen = Signal(object)
    looked_at = Signal(object)
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.proposals: list[Proposal] = []
        self.buttons: list[ProposalRow] = []
        self.heading = label("strong", wrap=True)
        self.note = label("soft", wrap=True)
        self.waiting = Waiting()
        self.close_button = KeyButton("plain", "Esc")
        self.close_button.clicked.connect(self.close_it)
        foot = QHBoxLayout()
        foot.addWidget(self.waiting)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        self.rows = QVBoxLayout()
        self.rows.setSpacing(6)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        whole.setSpacing(8)
        whole.addWidget(self.heading)
        whole.addLayout(self.rows)
        whole.addWidget(self.note)
        whole.addStretch(1)
        whole.addLayout(foot)
        self.hide()

    def wait(self) -> None:
        """The bot thinks about it."""
        self.propose([])
        self.waiting.show()

    def propose(self, proposals: Sequence[Proposal]) -> None:
        self.proposals = list(proposals)
        self.waiting.hide()
        for button in self.buttons:
            button.removeEventFilter(self)
            self.rows.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = [self.row(number) for number in range(len(self.proposals))]
        for button in self.buttons:
            self.rows.addWidget(button)
        self.retranslate()
        self.show()
        self.raise_()
        self.fit()

    def open_over(self, area: QRect) -> None:
        """Where the log is, for the table must be seen."""
        self.setGeometry(area)
        self.fit()

    def fit(self) -> None:
        for button in self.buttons:
            button.fit(self.width() - 2 * EDGE - 2)

    def row(self, number: int) -> ProposalRow:
        choice = self.proposals[number][0]
        button = ProposalRow(choice, number == 0)
        button.clicked.connect(lambda: self.chosen.emit(choice))
        button.installEventFilter(self)
        return button

    def close_it(self) -> None:
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def retranslate(self) -> None:
        self.heading.setText(
            translate("table", "A bot would do this in your place:")
            if self.proposals
            else translate("table", "A bot thinks about your position …")
        )
        self.note.setText(
            translate("table", "Estimated chance to win. The bot knows only what you can see.")
        )
        self.note.setVisible(bool(self.proposals))
        self.close_button.set_text(translate("table", "Close"))
        for (_, chance), button in zip(self.proposals, self.buttons, strict=True):
            button.tell(chance)
        self.setAccessibleName(self.heading.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - as Qt has it
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            for (choice, _), button in zip(self.proposals, self.buttons, strict=True):
                if button is watched:
                    self.looked_at.emit(choice)
        return super().eventFilter(watched, event)
