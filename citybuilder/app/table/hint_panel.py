"""What a bot would do in the player's place: the proposal and two alternatives."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from citybuilder.app.haste import Haste
from citybuilder.app.language import translate
from citybuilder.app.models.actions import Choice
from citybuilder.app.table.chance_bar import ChanceBar
from citybuilder.app.table.key_button import ESCAPE, KeyButton
from citybuilder.app.table.waiting import Waiting
from citybuilder.app.widgets import Scroll, label
from citybuilder.playing.chance_words import about
from citybuilder.tables.theme import LIGHT, Theme

EDGE: Final = 12
GAP: Final = 8


@dataclass(frozen=True)
class Proposal:
    """An answer, its estimated chance to win and how far that may be off, and why it is better or
    worse. What cannot be told apart from another chance is told like that one; a win that is sure
    is no chance."""

    choice: Choice
    chance: float
    error: float = 0.0
    why: str = ""
    like: float | None = None
    wins: bool = False


class ProposalRow(QPushButton):
    """An answer in as many lines as it needs, its chance, and a bar for it."""

    def __init__(self, proposal: Proposal, best: bool, theme: Theme) -> None:
        super().__init__()
        self.proposal = proposal
        choice = proposal.choice
        self.setProperty("role", "proposal")
        self.setProperty("best", best)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.words = label("strong" if best else "plain", choice.text, wrap=True)
        self.chance = label("strong")
        self.chance.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.bar = ChanceBar(proposal.chance, proposal.error, best, theme)
        self.answer = answer = QHBoxLayout()
        answer.setSpacing(GAP)
        answer.addWidget(self.words, 1)
        answer.addWidget(self.chance, 0, Qt.AlignmentFlag.AlignTop)
        self.row = QVBoxLayout(self)
        self.row.setContentsMargins(EDGE, 7, EDGE, 8)
        self.row.setSpacing(5)
        self.row.addLayout(answer)
        self.row.addWidget(self.bar)
        for part in (self.words, self.chance, self.bar):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def retranslate(self) -> None:
        proposal = self.proposal
        said = about(proposal.chance if proposal.like is None else proposal.like, translate)
        if proposal.wins:
            said = translate("table", "wins")
        self.chance.setText(said)
        self.setAccessibleName(f"{self.proposal.choice.text} – {said}")
        self.setAccessibleDescription(self.proposal.why)

    def fit(self, width: int) -> None:
        """The chance stands beside the answer, below it where a long name needs all the width."""
        self.words.ensurePolished()
        metrics = self.words.fontMetrics()
        longest = max(map(metrics.horizontalAdvance, self.words.text().split()), default=0)
        beside = width - 2 * EDGE - GAP - self.chance.sizeHint().width()
        ways = QBoxLayout.Direction
        self.answer.setDirection(ways.LeftToRight if longest < beside else ways.TopToBottom)
        self.row.activate()  # what was hidden or said just now counts
        self.setFixedSize(width, self.row.totalHeightForWidth(width))


class HintPanel(QFrame):
    """Signals: chosen(Choice), looked_at(Choice), opened(), closed()."""

    chosen = Signal(object)
    looked_at = Signal(object)
    opened = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.theme = LIGHT
        self.proposals: list[Proposal] = []
        self.buttons: list[ProposalRow] = []
        self.marked: ProposalRow | None = None  # by a click; the next one plays it
        self.haste = Haste()
        self.came_from: QWidget | None = None  # where the keyboard was before
        self.heading = label("strong", wrap=True)
        self.why = label("plain", wrap=True)
        self.why.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.note = label("soft", wrap=True)
        for words in (self.why, self.note):
            words.setMinimumWidth(1)  # a long word must not widen what the others wrap in
        self.waiting = Waiting()
        self.close_button = KeyButton("plain", ESCAPE)
        self.close_button.clicked.connect(self.close_it)
        self.area = QRect()
        self.most = 0  # that it may be high
        self.foot = QHBoxLayout()
        self.foot.addWidget(self.waiting)
        self.foot.addStretch(1)
        self.foot.addWidget(self.close_button)
        self.rows = QVBoxLayout()
        self.rows.setSpacing(6)
        inside = QWidget()
        inside.setProperty("role", "inside")
        self.told = QVBoxLayout(inside)
        self.told.setContentsMargins(0, 0, 0, 0)
        self.told.setSpacing(GAP)
        self.told.addLayout(self.rows)
        self.told.addWidget(self.why)
        self.told.addWidget(self.note)
        self.told.addStretch(1)
        self.paper = Scroll(inside)
        self.paper.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        whole.setSpacing(GAP)
        whole.addWidget(self.heading)
        whole.addWidget(self.paper, 1)
        whole.addLayout(self.foot)
        self.hide()

    def wait(self) -> None:
        """The bot thinks about it."""
        if not self.isVisible():
            self.came_from = QApplication.focusWidget()
        self.propose([])
        self.waiting.show()
        self.opened.emit()

    def propose(self, proposals: Sequence[Proposal]) -> None:
        self.proposals = list(proposals)
        self.marked = None
        self.haste.begin()
        self.waiting.hide()
        for button in self.buttons:
            button.removeEventFilter(self)
            self.rows.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = [self.row(number) for number in range(len(self.proposals))]
        for button in self.buttons:
            self.rows.addWidget(button)
            button.show()  # now: it is to take the focus
        self.why.setText(self.proposals[0].why if self.proposals else "")
        self.retranslate()
        self.show()
        self.raise_()
        self.fit()
        self.stops()[0].setFocus()

    def stops(self) -> list[QPushButton]:
        return [*self.buttons, self.close_button]

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 - as Qt has it
        """Tab stays in here, from above to below, until the panel is closed."""
        stops = self.stops()
        focused = self.focusWidget()
        at = stops.index(focused) if focused in stops else -1
        step = 1 if forward else -1
        reason = Qt.FocusReason.TabFocusReason
        stops[(at + step) % len(stops)].setFocus(
            reason if forward else Qt.FocusReason.BacktabFocusReason
        )
        return True

    def open_over(self, area: QRect, most: int) -> None:
        """Where the log is, for the table must be seen; what needs more room gets that height."""
        self.area, self.most = area, most
        self.fit()

    def fit(self) -> None:
        wide = self.area.width() - 2 * EDGE - 2
        around = 2 * (EDGE + GAP + 1) + self.foot.sizeHint().height()
        around += self.heading.heightForWidth(wide)
        needed = around + self.measured(wide)
        if needed > self.most:
            self.measured(wide - self.paper.verticalScrollBar().sizeHint().width())
        tall = self.most if needed > self.area.height() else self.area.height()
        self.setGeometry(QRect(self.area.topLeft(), QSize(self.area.width(), tall)))

    def measured(self, wide: int) -> int:
        """The height of what is told in that width; nothing moves when another reason is read."""
        for button in self.buttons:
            button.fit(wide)
        shown = self.why.text()
        highest = 0
        for proposal in self.proposals:
            self.why.setText(proposal.why)
            highest = max(highest, self.why.heightForWidth(wide) if proposal.why else 0)
        self.why.setText(shown)
        self.why.setFixedHeight(highest)
        self.why.setVisible(highest > 0)
        return self.told.totalHeightForWidth(wide)

    def row(self, number: int) -> ProposalRow:
        proposal = self.proposals[number]
        button = ProposalRow(proposal, number == 0, self.theme)
        button.clicked.connect(lambda: self.choose(proposal.choice))
        button.installEventFilter(self)
        return button

    def choose(self, choice: Choice) -> None:
        """Proposals come when the bot is ready, perhaps under a hand that meant something else."""
        if not self.haste.holds_off():
            self.chosen.emit(choice)

    def close_it(self) -> None:
        if not self.isVisible():
            return
        had_focus = self.isAncestorOf(QApplication.focusWidget() or self)
        self.hide()
        self.closed.emit()
        before, self.came_from = self.came_from, None
        with suppress(RuntimeError):  # a button that is gone by now
            if had_focus and before is not None and before.isVisible():
                before.setFocus()

    def retranslate(self) -> None:
        self.heading.setText(
            translate("table", "A bot would do this in your place:")
            if self.proposals
            else translate("table", "A bot is thinking about your position…")
        )
        text = translate(
            "table",
            "Estimated chance to win; the pale part of a bar shows how uncertain it is. The bot"
            " knows only what you can see.",
        )
        self.note.setText(translate("table", "One more click plays it.") if self.marked else text)
        self.note.setVisible(bool(self.proposals))
        self.close_button.set_text(translate("table", "Close"))
        for button in self.buttons:
            button.retranslate()
        self.setAccessibleName(self.heading.text())

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        for button in self.buttons:
            button.bar.set_theme(theme)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - as Qt has it
        for button in self.buttons:
            if button is watched and event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
                self.look_at(button)
            elif button is watched and event.type() == QEvent.Type.MouseButtonPress:
                return self.mark(button)
        return super().eventFilter(watched, event)

    def look_at(self, button: ProposalRow) -> None:
        self.why.setText(button.proposal.why)
        self.paper.ensureWidgetVisible(self.why, 0, 0)
        self.paper.ensureWidgetVisible(button, 0, 0)
        self.looked_at.emit(button.proposal.choice)

    def mark(self, button: ProposalRow) -> bool:
        """Whether the click was for this alone: whoever wants to know why has played nothing."""
        if button is self.marked or self.haste.holds_off():
            return False
        self.marked = button
        button.setFocus()
        self.look_at(button)
        self.retranslate()
        return True
