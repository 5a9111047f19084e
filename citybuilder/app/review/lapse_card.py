"""A choice that cost somebody much: what was chosen, what would have been better, and the price."""

from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from citybuilder.app.language import translate
from citybuilder.app.review.card import why_better
from citybuilder.app.review.replay_card import EDGE, ReplayCard
from citybuilder.app.widgets import ShortLabel, label
from citybuilder.bots.swings import Lapse
from citybuilder.playing.review_texts import ReviewWords
from citybuilder.tables.theme import Look

LINES: Final = 3  # of one thing that is told; the tooltip has all of it


class LapseCard(ReplayCard):
    """Signals: opened()."""

    def __init__(self, lapse: Lapse, words: ReviewWords, look: Look) -> None:
        super().__init__(look)
        self.lapse = lapse
        rows = QVBoxLayout(self)
        inner = EDGE + 10
        rows.setContentsMargins(inner, inner, inner, inner)
        rows.setSpacing(6)
        head = QHBoxLayout()
        head.addWidget(ShortLabel("soft", words.heading(lapse.swing)), 1)
        head.addWidget(label("soft", translate("review", "Replay  ⏎")))
        rows.addLayout(head)
        told = [words.worse(lapse), words.better(lapse), words.cost(lapse)]
        for role, text in zip(("", "strong", ""), told, strict=True):
            rows.addWidget(ShortLabel(role, text, LINES))
        if why := why_better(lapse.swing, lapse.finding, words):
            rows.addWidget(ShortLabel("soft", why, LINES))
        rows.addStretch(1)
        self.setAccessibleName(f"{words.heading(lapse.swing)}. {told[0]}")
        self.setAccessibleDescription(" ".join(filter(None, (*told[1:], why))))
