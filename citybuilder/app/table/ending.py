"""The end of a match at the table: how it is told, the result, and the ways on."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer

from citybuilder.app.haste import Haste
from citybuilder.app.language import translate
from citybuilder.app.table.key_button import ENTER
from citybuilder.app.table.prompt_bar import Button, Way
from citybuilder.playing.turns import Phase
from citybuilder.tables.ending import winners, won
from citybuilder.tables.texts import fill

if TYPE_CHECKING:
    from citybuilder.app.results.end_page import EndPanel
    from citybuilder.app.table.page import TablePage

SEEN: Final = 1000  # milliseconds that a result is there before anything leads away from it


class Ending(QObject):
    """Of one table page; where somebody leads, the end is theirs to tell."""

    moment = SEEN

    def __init__(self, page: "TablePage") -> None:
        super().__init__(page)
        self.page = page
        self.session = page.session
        self.finale = page.parts.scene.finale
        self.panel: EndPanel | None = None
        self.is_news = False  # nobody has seen this end before
        self.leads_on = False  # the ways on are offered
        self.haste = Haste()
        self.showing = QTimer(self, singleShot=True)
        self.showing.timeout.connect(self.lead_on)
        self.starting = QTimer(self, singleShot=True)  # whoever skips the last motion skips only it
        self.starting.timeout.connect(self.count)
        self.session.happened.connect(self.note_news)
        self.session.jumped.connect(self.forget_news)
        self.finale.begun.connect(self.tell_name)
        self.finale.counted.connect(self.tell_score)
        self.finale.celebrated.connect(self.tell_winner)
        self.finale.ended.connect(self.show_panel)

    def note_news(self) -> None:
        self.is_news = True

    def forget_news(self) -> None:
        self.is_news = False

    def is_open(self) -> bool:
        """Whether the result lies over the table."""
        return self.panel is not None and not self.panel.folded

    # How it is told

    def begin(self) -> None:
        """The score is counted where somebody has just seen the last answer."""
        page = self.page
        if self.panel is not None or self.is_told() or page.guide is not None:
            return
        if self.is_to_come():
            self.tell(translate("table", "The match is over. Now the scores are counted."))
            self.starting.start(0)
        else:
            self.show_panel()

    def is_to_come(self) -> bool:
        """Whether it is going to be told before the result is shown."""
        page = self.page
        return self.is_news and page.guide is None and page.settings.pace > 0 and page.isVisible()

    def is_told(self) -> bool:
        return self.starting.isActive() or self.finale.is_told

    def count(self) -> None:
        self.haste.begin()
        self.finale.begin(self.session.view(), self.page.settings.pace or 1.0)

    def tell(self, sentence: str, seat: int = -1) -> None:
        look = self.page.parts.looks[seat] if seat >= 0 else None
        text, key = translate("table", "Skip"), translate("table", "Space")
        skip = Button(text, key, self.skip, way=Way.PAST)
        self.page.parts.prompt.show_words(look, sentence, [skip])

    def skip(self) -> None:
        """One part of it: two quick clicks are one. Nothing is lost by it: no hand has to rest."""
        if not self.haste.is_on():
            self.finale.skip()

    def tell_name(self, seat: int) -> None:
        self.tell(self.page.parts.texts.name(seat), seat)

    def tell_score(self, seat: int, score: int) -> None:
        texts = self.page.parts.texts
        text = translate("table", "%1: %2")
        self.tell(fill(text, texts.name(seat), texts.amount(score)), seat)

    def tell_winner(self) -> None:
        self.haste.begin()
        self.tell(self.said(), self.winner())

    def said(self) -> str:
        return won(self.page.parts.texts, self.session.match.state)

    def winner(self) -> int:
        match = self.session.match
        return winners(match.game, match.state)[0]

    # The result

    def show_panel(self) -> None:
        """The result over the table; what draws it is loaded when a match is over."""
        from citybuilder.app.results.end_page import EndPanel

        page, session = self.page, self.session
        self.is_news = False
        page.showing.tell_log()
        panel = EndPanel(
            session.match, session.seats, page.parts.scene.look, page.parts.view, page.is_lesson
        )
        panel.folding.connect(self.follow_fold)
        self.panel = panel
        panel.fold(False)
        page.order_keys()
        if self.moment:
            self.showing.start(self.moment)
        else:
            self.lead_on()

    def lead_on(self) -> None:
        self.leads_on = True
        self.show_result()

    def put_away(self) -> None:
        self.finale.drop()
        self.starting.stop()
        self.showing.stop()
        self.leads_on = False
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
        if self.session.phase == Phase.FINISHED:
            self.show_result()

    def toggle(self) -> None:
        if self.panel is not None:
            self.panel.fold(not self.panel.folded)

    def show_result(self) -> None:
        """Who has won, and the one row of ways on, once that was seen. Enter only brings the result
        back: it may be meant for the last answer."""
        page = self.page
        if page.guide is not None or self.is_told():
            return
        folded = self.panel is not None and self.panel.folded
        look = translate("end", "Look at the table")
        shown = translate("end", "Show the result") if folded else look
        toggle = Button(shown, ENTER if folded else "", self.toggle, primary=folded)
        ways = [*self.ways_on(), toggle] if self.leads_on else []
        seat = page.parts.looks[self.winner()]
        page.parts.prompt.show_words(seat, self.said(), ways)

    def ways_on(self) -> list[Button]:
        page = self.page
        ways = [
            (translate("end", "Lobby"), "", page.leave),
            (
                translate("end", "Play again"),
                translate("end", "Same players, same options, new luck."),
                page.rematch.emit,
            ),
            (translate("end", "Replay"), "", page.replay_wanted.emit),
            (
                translate("review", "Review"),
                translate(
                    "review", "Who was ahead when, what decided the match, and how much was luck"
                ),
                page.review_wanted.emit,
            ),
        ]
        if page.is_lesson:
            lessons = (translate("learn", "All lessons"), "", page.lessons_wanted.emit)
            ways.insert(0, lessons)
        return [Button(text, "", take, tip=tip, way=Way.OUT) for text, tip, take in ways]
