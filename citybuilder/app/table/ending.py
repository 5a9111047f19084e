"""The end of a match at the table: the result, and the ways on."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from citybuilder.app.language import translate
from citybuilder.app.table import words as words
from citybuilder.app.table.key_button import ENTER
from citybuilder.app.table.prompt_bar import Button
from citybuilder.playing.turns import Phase

if TYPE_CHECKING:
    from citybuilder.app.results.end_page import EndPanel
    from citybuilder.app.table.page import TablePage


class Ending:
    """Of one table page; where somebody leads, the end is theirs to tell."""

    def __init__(self, page: "TablePage") -> None:
        self.page = page
        self.panel: EndPanel | None = None

    def is_open(self) -> bool:
        """Whether the result lies over the table."""
        return self.panel is not None and not self.panel.folded

    def show(self) -> None:
        """The result over the table; what draws it is loaded when a match is over."""
        from citybuilder.app.results.end_page import EndPanel

        if self.panel is not None or self.page.guide is not None:
            return
        page, match = self.page, self.page.session.match
        panel = EndPanel(match, page.session.seats, page.theme, page.parts.view, page.is_lesson)
        panel.rematch.connect(page.rematch)
        panel.replay.connect(page.replay_wanted)
        panel.review.connect(page.review_wanted)
        panel.lobby.connect(page.leave)
        panel.lessons.connect(page.lessons_wanted)
        panel.folding.connect(self.follow_fold)
        self.panel = panel
        panel.fold(False)
        page.order_keys()

    def put_away(self) -> None:
        if self.panel is not None:
            self.panel.hide()
            self.panel.deleteLater()
            self.panel = None
            self.page.parts.view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.page.setFocus()

    def follow_fold(self, folded: bool) -> None:
        """Whoever looks at the table finds the way back in the bar below it."""
        view = self.page.parts.view
        view.setFocusPolicy(Qt.FocusPolicy.StrongFocus if folded else Qt.FocusPolicy.NoFocus)
        if folded:
            view.setFocus()
        if self.page.session.phase == Phase.FINISHED:
            self.show_result()

    def toggle(self) -> None:
        if self.panel is not None:
            self.panel.fold(not self.panel.folded)

    def show_result(self) -> None:
        """Who has won, and the ways on; the result, which has more of them, may be folded away.
        Enter only brings it back: it may be meant for the last answer."""
        page, session = self.page, self.page.session
        if page.guide is not None:
            return
        folded = self.panel is not None and self.panel.folded
        hide = translate("table", "Hide the result")
        shown = translate("table", "Show the result") if folded else hide
        enter = ENTER if folded else ""
        review = Button(translate("review", "Review"), "", page.review_wanted.emit)
        ways = [
            Button(translate("table", "Lobby"), "", page.leave),
            Button(shown, enter, self.toggle, primary=folded),
            *([review] if folded else []),
            Button(translate("table", "Replay"), "", page.replay_wanted.emit),
            Button(translate("table", "Play again"), "", page.rematch.emit),
        ]
        shares = session.match.game.result(session.match.state)
        winner = page.parts.looks[shares.index(max(shares))]
        page.parts.prompt.show_words(winner, words.wins(session, page.parts.texts), ways)
