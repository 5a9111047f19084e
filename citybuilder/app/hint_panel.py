"""What a bot would do in the player's place: the proposal and two alternatives."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from citybuilder.app.key_button import KeyButton
from citybuilder.app.language import translate
from citybuilder.app.models.actions import Choice
from citybuilder.app.waiting import Waiting
from citybuilder.app.widgets import label
from citybuilder.tables.texts import fill

Proposal = tuple[Choice, float]  # an answer and its estimated chance to win


class HintPanel(QFrame):
    """Signals: chosen(Choice), looked_at(Choice), closed()."""

    chosen = Signal(object)
    looked_at = Signal(object)
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.proposals: list[Proposal] = []
        self.buttons: list[KeyButton] = []
        self.heading = label("strong")
        self.note = label("soft", wrap=True)
        self.waiting = Waiting()
        self.close_button = KeyButton("plain", "Esc")
        self.close_button.clicked.connect(self.close_it)
        top = QHBoxLayout()
        top.addWidget(self.heading, 1)
        top.addWidget(self.waiting)
        top.addWidget(self.close_button)
        self.rows = QVBoxLayout()
        self.rows.setSpacing(6)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 12, 18, 14)
        whole.setSpacing(8)
        whole.addLayout(top)
        whole.addLayout(self.rows)
        whole.addWidget(self.note)
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
        self.adjustSize()

    def row(self, number: int) -> KeyButton:
        choice = self.proposals[number][0]
        button = KeyButton("plain" if number else "primary")
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
        for (choice, chance), button in zip(self.proposals, self.buttons, strict=True):
            percent = fill(translate("table", "%1%"), str(round(100 * chance)))
            button.set_text(f"{choice.text} – {percent}")
        self.setAccessibleName(self.heading.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - as Qt has it
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            for (choice, _), button in zip(self.proposals, self.buttons, strict=True):
                if button is watched:
                    self.looked_at.emit(choice)
        return super().eventFilter(watched, event)
