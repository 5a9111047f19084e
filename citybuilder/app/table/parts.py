"""All widgets and models of the table page, made and laid out, but not yet connected."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from citybuilder.app.models.actions import ActionsModel, Choice
from citybuilder.app.models.log import LogModel
from citybuilder.app.play.session import Session
from citybuilder.app.table.actions_panel import ActionsPanel
from citybuilder.app.table.announcer import Announcer
from citybuilder.app.table.board import Board
from citybuilder.app.table.curtain import Curtain
from citybuilder.app.table.foresight import Foresight
from citybuilder.app.table.hint_panel import HintPanel
from citybuilder.app.table.inspector import Inspector
from citybuilder.app.table.log_panel import LogPanel
from citybuilder.app.table.notice import Notice
from citybuilder.app.table.prompt_bar import PromptBar
from citybuilder.app.table.tip_card import TipCard
from citybuilder.app.table.top_bar import TopBar
from citybuilder.tables.theme import Look

SHARES: Final = [360, 200]  # of log and choices


class Body(QSplitter):
    """The table and what stands beside it. Signals: resized()."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - as Qt has it
        super().resizeEvent(event)
        self.resized.emit()


class Side(QSplitter):
    """What stands beside the table; Qt forgets that its margins need room, too."""

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - as Qt has it
        return super().minimumSizeHint().grownBy(self.contentsMargins())


class Parts(Board):
    """What the page consists of: the board, and what stands around it."""

    def __init__(self, page: QWidget, session: Session, look: Look) -> None:
        super().__init__(session.match.game, [sitting.name for sitting in session.seats], look)
        self.foresight = Foresight(session, self.texts)
        self.actions = ActionsModel(page)
        self.actions.foretell = self.foretold
        self.log = LogModel(self.texts, page)
        self.announcer = Announcer(self.view, self.log, page)
        self.top = TopBar()
        self.prompt = PromptBar()
        self.log_panel = LogPanel(self.log, self.looks, look.theme)
        self.actions_panel = ActionsPanel(self.actions, look.theme)
        self.side = Side(Qt.Orientation.Vertical)
        self.body = Body(Qt.Orientation.Horizontal)
        self.arrange(page)
        self.tip_card = TipCard(page)  # below whatever else lies over the table
        self.hint_panel = HintPanel(page)
        self.curtain = Curtain(page, look.theme)
        self.inspector = Inspector(page, look)
        self.notice = Notice(page)

    def foretold(self, choice: Choice) -> str:
        """What the list says of an answer, unless the table shows it: words cover the list."""
        shown = self.foresight.is_sure(choice) and self.scene.ghost.shows(choice.action)
        return "" if shown else self.foresight.outcome(choice)

    def arrange(self, page: QWidget) -> None:
        self.side.setObjectName("side")
        self.side.addWidget(self.log_panel)
        self.side.addWidget(self.actions_panel)
        self.side.setContentsMargins(0, 10, 10, 10)
        self.side.setStretchFactor(0, 9)
        self.side.setStretchFactor(1, 5)
        self.side.setSizes(SHARES)
        self.body.setObjectName("body")
        self.body.addWidget(self.view)
        self.body.addWidget(self.side)
        for splitter in (self.body, self.side):
            splitter.setHandleWidth(8)
            splitter.setChildrenCollapsible(False)
        policy = self.body.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.body.setSizePolicy(policy)
        self.rows = QVBoxLayout(page)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(0)
        self.rows.addWidget(self.top)
        self.rows.addWidget(self.body, 1)
        self.rows.addWidget(self.prompt)

    def show_choices(self, shown: bool) -> None:
        """With room of their own, also where they had none when the page was made."""
        self.actions_panel.setVisible(shown)
        if shown and not self.side.sizes()[1]:
            self.side.setSizes(SHARES)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.curtain.set_theme(look.theme)
        self.inspector.set_look(look)
        self.prompt.waiting.still = self.hint_panel.waiting.still = look.reduced_motion
        self.hint_panel.set_theme(look.theme)

    def retranslate(self) -> None:
        self.top.retranslate()
        self.log_panel.retranslate()
        self.actions_panel.retranslate()
        self.tip_card.retranslate()
        self.hint_panel.retranslate()
        self.curtain.retranslate()
        self.inspector.retranslate()
