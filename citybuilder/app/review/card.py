"""One of the moments that decided a match: its picture, what was played and what the bot says."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from citybuilder.app.language import translate
from citybuilder.app.review.bars import PartBar
from citybuilder.app.review.chart import BADGE, draw_badge
from citybuilder.app.review.picture import picture_of
from citybuilder.app.review.replay_card import EDGE, RADIUS, ReplayCard
from citybuilder.app.seat_mark import SeatMark
from citybuilder.app.table.why import differing, investing
from citybuilder.app.widgets import ShortLabel, label
from citybuilder.bots.reviewing import Finding
from citybuilder.bots.swings import Swing
from citybuilder.playing.review_texts import ReviewWords
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.table import table_of
from citybuilder.tables.texts import fill
from citybuilder.tables.theme import Look

MOMENT: Final = 30  # milliseconds
TALL: Final = 0.42  # of its width that a picture is high
LINES: Final = 4  # of a long story, which the tooltip tells to the end


def why_better(swing: Swing, finding: Finding, words: ReviewWords) -> str:
    """What clearly speaks for the bot's answer against what was played, in points."""
    ranked = finding.ranked
    if len(ranked) < 2 or ranked[0].reason is None:
        return ""
    if not words.is_better(swing, finding):
        return ""
    reason, texts = ranked[0].reason, words.texts
    told = differing(reason, texts, 1, texts.name(swing.stretch.seat)) or investing(
        reason, texts, 1
    )
    return fill(translate("table", "Why: %1"), told) if told else ""


class Shot(QWidget):
    """The picture with the number of the moment; drawn when its size is known and all around it
    stands, as it takes a while."""

    def __init__(self, card: "MomentCard") -> None:
        super().__init__()
        self.card = card
        self.drawn = QPixmap()
        self.drawing = QTimer(self, singleShot=True, interval=MOMENT)
        self.drawing.timeout.connect(self.draw)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - as Qt has it
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - as Qt has it
        return round(width * TALL)

    def sizeHint(self) -> QSize:  # noqa: N802 - as Qt has it
        return QSize(240, 120)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - as Qt has it
        super().resizeEvent(event)
        self.drawn = QPixmap()

    def draw(self) -> None:
        self.drawn = self.card.picture(self.size(), self.devicePixelRatioF())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - as Qt has it
        if self.drawn.isNull():
            self.drawing.start()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()), RADIUS - 4, RADIUS - 4)
        painter.setClipPath(path)
        painter.drawPixmap(0, 0, self.drawn)
        corner = QPointF(BADGE * 0.5 + 7, BADGE * 0.5 + 7)
        draw_badge(painter, corner, self.card.number, self.card.look.theme)


class MomentCard(ReplayCard):
    """Tells it and shows it. Signals: opened()."""

    def __init__(
        self,
        number: int,
        swing: Swing,
        finding: Finding,
        words: ReviewWords,
        looks: Sequence[SeatLook],
        look: Look,
    ) -> None:
        super().__init__(look)
        self.number = number
        self.swing = swing
        self.finding = finding
        self.words = words
        self.looks = looks
        self.lay_out()

    def lay_out(self) -> None:
        swing, words = self.swing, self.words
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(SeatMark(self.looks[swing.hit()], 1.0))
        head.addWidget(label("strong", words.change(swing), wrap=True), 1)
        said = [words.played(swing), words.bots(swing, self.finding), self.why()]
        rows = QVBoxLayout(self)
        inner = EDGE + 10
        rows.setContentsMargins(inner, inner, inner, inner)
        rows.setSpacing(7)
        rows.addWidget(Shot(self))
        above = QHBoxLayout()
        above.addWidget(ShortLabel("soft", words.heading(swing)), 1)
        above.addWidget(label("soft", translate("review", "Replay  ⏎")))
        rows.addLayout(above)
        rows.addLayout(head)
        rows.addLayout(self.parts())
        for text in filter(None, said):
            rows.addWidget(ShortLabel("", text, LINES))
        rows.addStretch(1)
        self.setAccessibleName(f"{words.heading(swing)}. {words.change(swing)}")
        told = " ".join(filter(None, said))
        self.setAccessibleDescription(f"{words.split(swing)}. {told}")

    def parts(self) -> QGridLayout:
        """How much was luck and how much choice, as far as both could count."""
        values = self.words.shares(self.swing)
        most = max(abs(value) for _, value in values)
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        for row, (name, value) in enumerate(values):
            grid.addWidget(label("soft", self.words.say(name)), row, 0)
            grid.addWidget(PartBar(value, most, self.theme), row, 1)
        grid.setColumnStretch(1, 1)
        return grid

    def why(self) -> str:
        if self.words.is_mere_luck(self.swing):
            return ""
        return why_better(self.swing, self.finding, self.words)

    def picture(self, size: QSize, ratio: float) -> QPixmap:
        match = self.words.match
        table = table_of(match.game.key)(self.words.texts, self.looks)
        return picture_of(match, self.swing, self.words, table, self.look, size, ratio)
