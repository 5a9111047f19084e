"""Looks back at a finished match: everybody's chance to win, what decided it, luck and choice."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from citybuilder.app.language import translate
from citybuilder.app.results.chart import Curve
from citybuilder.app.review.bars import Ledger
from citybuilder.app.review.card import MomentCard
from citybuilder.app.review.chart import ChanceChart
from citybuilder.app.review.lapse_card import LapseCard
from citybuilder.app.review.survey import Survey
from citybuilder.app.table.key_button import KeyButton
from citybuilder.app.table.style import table_style
from citybuilder.app.widgets import Scroll, label, pill, set_sheet, title_bar
from citybuilder.app.window_page import WindowPage
from citybuilder.bots.swings import LAPSES
from citybuilder.playing.review_texts import STEADY, ReviewWords, time_left
from citybuilder.playing.steps import Seated
from citybuilder.store.settings import Settings
from citybuilder.tables.ending import won
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.texts import fill, texts_of
from citybuilder.tables.theme import Look, Theme

FINE: Final = 1000  # steps of the progress bar
PAUSE: Final = 150  # milliseconds between two drawings of curves that grow
NARROW_LINES: Final = 50  # of text, that the page is wide: then one thing stands below another
CHART_LINES: Final = 12  # that the chart is high at least,
CHART_SHARE: Final = 0.26  # and of the page


class ReviewPage(WindowPage):
    """Shows what is computed, and has it begun. Signals: opened(int step), left()."""

    opened = Signal(int)

    def __init__(
        self,
        survey: Survey,
        seats: Sequence[Seated],
        settings: Settings,
        theme: Theme,
    ) -> None:
        super().__init__()
        self.survey = survey
        self.match = match = survey.match
        self.settings = settings
        self.theme = theme
        names = [seat.name for seat in seats]
        self.looks = seat_looks(names)
        self.texts = texts_of(match.game.key)(match.game, names, translate)
        self.words = ReviewWords(match, self.texts)
        self.given_up = False
        self.broken = False
        self.points = self.found_points()
        self.cards: list[MomentCard] = []
        self.lapses: list[LapseCard] = []
        self.rows: list[QBoxLayout] = []  # in which they stand
        self.make_parts()
        self.lay_out()
        self.connect_all()
        self.set_theme(theme, settings.text_scale)
        self.retranslate()

    def found_points(self) -> list[tuple[int, int]]:
        """The turns of the chart, as they ended, with the stretch that begins there; the number of
        all stretches stands for the end. A lesson begins later than in the first turn."""
        game, found = self.match.game, dict[int, int]()
        for number, stretch in enumerate(self.survey.review.stretches):
            turn = max(0, game.turns(self.match.earlier[stretch.first]) - 1)
            found.setdefault(turn, number)
        if not found:
            found[0] = 0
        found[game.turns(self.match.state)] = len(self.survey.review.stretches)
        return sorted(found.items())

    # Building the page

    def make_parts(self) -> None:
        self.title = label("heading")
        self.close_button = KeyButton("bar", "Esc")
        self.state = label("strong", wrap=True)
        self.bar = QProgressBar()
        self.bar.setRange(0, FINE)
        self.bar.setTextVisible(False)
        self.button = pill("plain")
        self.chart_heading = label("heading")
        self.chart = ChanceChart(self.theme)
        self.ledger_heading = label("heading")
        self.ledger: QWidget | None = None
        self.estimate = label("soft", wrap=True)
        self.moments_heading = label("heading")
        self.drawing = QTimer(self, singleShot=True, interval=PAUSE)

    def lay_out(self) -> None:
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        top = title_bar(self.title, self.close_button)
        inside = QWidget()
        inside.setProperty("role", "inside")
        column = QVBoxLayout(inside)
        column.setContentsMargins(18, 14, 18, 14)
        column.setSpacing(12)
        column.addWidget(self.made_progress())
        self.above = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.above.setSpacing(14)
        self.above.addWidget(self.made_chart(), 11)
        self.above.addWidget(self.made_ledger(), 9)
        column.addLayout(self.above)
        column.addWidget(self.moments_heading)
        self.below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.below.setSpacing(4)
        column.addLayout(self.below, 1)
        self.costs = QVBoxLayout()
        self.costs.setSpacing(6)
        column.addLayout(self.costs)
        column.addStretch(1)
        self.area = Scroll(inside)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(top)
        rows.addWidget(self.area, 1)

    def made_progress(self) -> QFrame:
        self.progress = QFrame()
        self.progress.setProperty("role", "panel")
        row = QHBoxLayout(self.progress)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(16)
        row.addWidget(self.state, 2)
        row.addWidget(self.bar, 3)
        row.addWidget(self.button)
        return self.progress

    def made_chart(self) -> QFrame:
        frame = QFrame()
        frame.setProperty("role", "card")
        column = QVBoxLayout(frame)
        column.setContentsMargins(14, 10, 14, 8)
        column.addWidget(self.chart_heading)
        column.addWidget(self.chart, 1)
        return frame

    def made_ledger(self) -> QFrame:
        frame = QFrame()
        frame.setProperty("role", "card")
        self.account = QVBoxLayout(frame)
        self.account.setContentsMargins(16, 10, 16, 12)
        self.account.setSpacing(10)
        self.account.addWidget(self.ledger_heading)
        self.account.addStretch(1)
        self.account.addWidget(self.estimate)
        return frame

    def connect_all(self) -> None:
        self.close_button.clicked.connect(self.left)
        self.button.clicked.connect(self.press)
        self.chart.picked.connect(self.open_point)
        self.survey.progressed.connect(self.tell_progress)
        self.survey.finished.connect(self.show_all)
        self.survey.failed.connect(self.tell_failure)
        self.drawing.timeout.connect(self.draw_curves)
        shortcut = QShortcut(QKeySequence("Esc"), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(self.left)

    def stops(self) -> list[QWidget]:
        """Where Tab halts, from above to below."""
        return [self.close_button, self.button, self.chart, *self.cards, *self.lapses]

    # Coming and going

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - as Qt has it
        super().showEvent(event)
        self.arrange()
        (self.cards[0] if self.cards else self.button).setFocus()
        if not self.given_up and not self.broken:
            self.survey.start()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - as Qt has it
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Beside each other where there is room, else below each other."""
        line = self.fontMetrics().height()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        way = down if self.width() < NARROW_LINES * line else across
        self.above.setDirection(way)
        for row in (self.below, *self.rows):
            row.setDirection(way)
        self.chart.setFixedHeight(max(CHART_LINES * line, round(CHART_SHARE * self.height())))

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.theme = theme
        self.scale = scale
        set_sheet(self, table_style(theme, scale))
        self.chart.set_theme(theme)
        if self.survey.is_complete:
            self.show_all()
        self.arrange()

    def retranslate(self) -> None:
        title = fill(translate("review", "Review: %1"), self.texts.title())
        self.title.setText(f"{title} · {won(self.texts, self.match.state)}")
        self.close_button.set_text(translate("review", "Close"))
        self.chart_heading.setText(translate("review", "Chance to win, in percent"))
        self.ledger_heading.setText(
            translate("review", "Luck or skill?")
            if self.texts.luck()
            else translate("review", "Whose choices counted?")
        )
        self.bar.setAccessibleName(translate("review", "Progress of the review"))
        self.estimate.setText(self.words.estimate())
        self.draw_curves()
        self.tell_progress()
        self.show_all()

    # What is known

    def press(self) -> None:
        """Give up, or try again."""
        if self.survey.is_running:
            self.given_up = True
            self.survey.stop()
        else:
            self.given_up = self.broken = False
            self.survey.start()
        self.tell_progress()

    def tell_failure(self) -> None:
        self.broken = True
        self.tell_progress()

    def tell_progress(self) -> None:
        if self.broken:
            said = translate("review", "The bots could not finish the review.")
        elif self.given_up:
            said = translate("review", "The review was stopped.")
        else:
            said = translate("review", "The bots are looking at the match again…")
            left = time_left(self.survey.seconds_left(), translate)
            said = f"{said} {left}".strip()
        again = self.given_up or self.broken
        self.state.setText(said)
        self.button.setText(
            translate("review", "Continue") if again else translate("review", "Cancel")
        )
        self.button.setAccessibleName(self.button.text())
        self.bar.setValue(round(FINE * self.survey.share()))
        self.progress.setVisible(not self.survey.is_complete)
        if not self.drawing.isActive():
            self.drawing.start()

    def draw_curves(self) -> None:
        swings = self.survey.swings()
        tables = [swing.before for swing in swings]
        if len(tables) == len(self.survey.review.stretches):
            tables.append(self.survey.review.result)
        known = [tables[number] for _, number in self.points if number < len(tables)]
        curves = [
            Curve(look, [round(100 * chances[seat]) for chances in known])
            for seat, look in enumerate(self.looks)
        ]
        turns = [turn for turn, _ in self.points]
        stretches = self.survey.review.stretches
        places = [self.place_of(stretch.first) for stretch in stretches] + [len(turns) - 1.0]
        self.chart.trace(places[: len(tables)], tables)
        title, texts = self.chart_heading.text(), self.texts
        self.chart.show_curves(title, turns, curves if known else [], texts.numbered, texts.unit())

    def show_all(self) -> None:
        """The moments and the account, once they are known; made anew in another look."""
        complete = self.survey.is_complete
        focused = next((at for at, card in enumerate(self.cards) if card.hasFocus()), -1)
        for card in self.cards:
            self.below.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = []
        self.clear_lapses()
        if self.ledger is not None:
            self.ledger.deleteLater()
            self.ledger = None
        self.moments_heading.setVisible(complete)
        if not complete:
            return
        self.show_ledger()
        self.show_moments()
        self.show_lapses()
        self.tell_progress()
        self.draw_curves()
        for before, after in pairwise(self.stops()):
            QWidget.setTabOrder(before, after)
        if self.cards and (focused >= 0 or self.button.hasFocus() or not self.focusWidget()):
            self.cards[max(0, focused)].setFocus()

    def show_ledger(self) -> None:
        made = Ledger(self.survey.accounts(), self.words, self.looks, self.theme)
        made.setAccessibleName(self.ledger_heading.text())
        self.ledger = made
        self.account.insertWidget(1, made)

    def show_moments(self) -> None:
        look = Look(self.theme, self.scale, self.settings.reduced_motion)
        moments = self.survey.moments
        said = translate("review", "What decided it") if moments else self.words.say(STEADY)
        self.moments_heading.setText(said)
        found = zip(moments, self.survey.thoughts(), strict=True)
        for number, (swing, finding) in enumerate(found, 1):
            card = MomentCard(number, swing, finding, self.words, self.looks, look)
            step = swing.stretch.first
            card.opened.connect(lambda step=step: self.opened.emit(step))
            self.below.addWidget(card, 1)
            self.cards.append(card)
        self.chart.mark([self.place_of(swing.stretch.first) for swing in moments])

    def clear_lapses(self) -> None:
        self.lapses, self.rows = [], []
        while (item := self.costs.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def show_lapses(self) -> None:
        """For each person what they might have done better."""
        look = Look(self.theme, self.scale, self.settings.reduced_motion)
        people, words = self.survey.people, self.words
        for seat in people:
            own, alone = self.survey.lapses(seat), len(people) == 1
            said = words.cost_most(seat, alone) if own else words.cost_little(seat, alone)
            self.costs.addWidget(label("heading", said))
            held = QWidget()
            row = QBoxLayout(self.below.direction(), held)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(4)
            for lapse in own:
                card = LapseCard(lapse, words, look)
                step = lapse.swing.stretch.first
                card.opened.connect(lambda step=step: self.opened.emit(step))
                row.addWidget(card, 1)
                self.lapses.append(card)
            for _ in range(LAPSES - len(own) if own else 0):
                row.addStretch(1)  # one card is as wide as three are
            self.rows.append(row)
            self.costs.addWidget(held)

    # From here to the replay

    def place_of(self, step: int) -> float:
        """Where a step lies on the chart: on the way from the end of the turn before to the end
        of its own."""
        firsts = [self.step_of(number) for _, number in self.points]
        after = next((at for at, first in enumerate(firsts) if first > step), len(firsts) - 1)
        before = max(0, after - 1)
        return before + (step - firsts[before]) / max(1, firsts[after] - firsts[before])

    def step_of(self, number: int) -> int:
        """Where a stretch begins, or the end of the match."""
        stretches = self.survey.review.stretches
        return stretches[number].first if number < len(stretches) else len(self.match.actions)

    def open_point(self, point: int) -> None:
        self.opened.emit(self.step_of(self.points[point][1]))
