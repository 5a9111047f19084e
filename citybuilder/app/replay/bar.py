"""The controls below a replay: what happened, the slider, steps, play, pace and the branch."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from citybuilder.app.language import translate
from citybuilder.app.replay.slider import TurnSlider
from citybuilder.app.widgets import ShortLabel, icon, label, pill
from citybuilder.playing.steps import Turn
from citybuilder.stage.tooltips import set_tip
from citybuilder.store.settings import PACES as ALL_PACES
from citybuilder.store.settings import pace_word
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.texts import fill
from citybuilder.tables.theme import Theme

ICON: Final = QSize(18, 18)
PACES: Final = tuple(filter(None, ALL_PACES))


class ReplayBar(QFrame):
    """Signals: stepped(int), played(bool), paced(float), branched()."""

    stepped = Signal(int)
    played = Signal(bool)
    paced = Signal(object)
    branched = Signal()

    def __init__(self, turns: Sequence[Turn], looks: Sequence[SeatLook], theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.last = 0
        self.pace = 1.0
        self.is_playing = False
        self.setProperty("role", "bar")
        self.sentence = ShortLabel("strong", lines=2)
        self.count = label("soft")
        self.slider = TurnSlider(turns, looks, theme)
        self.first = self.button("first")
        self.back = self.button("skip")
        self.play = self.button("play")
        self.next = self.button("next")
        self.end = self.button("last")
        self.speed = pill("bar")
        self.branch = pill("primary")
        self.lay_out()
        self.connect_all()

    def button(self, name: str) -> QPushButton:
        made = pill("bar")
        made.setObjectName(name)
        made.setIconSize(ICON)
        return made

    def lay_out(self) -> None:
        above = QHBoxLayout()
        above.addWidget(self.sentence, 1)
        above.addWidget(self.count)
        below = QHBoxLayout()
        below.setSpacing(8)
        for button in (self.first, self.back, self.play, self.next, self.end, self.speed):
            below.addWidget(button)
        below.addWidget(self.slider, 1)
        below.addWidget(self.branch)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(16, 8, 16, 10)
        rows.setSpacing(4)
        rows.addLayout(above)
        rows.addLayout(below)

    def connect_all(self) -> None:
        self.slider.valueChanged.connect(self.stepped)
        self.first.clicked.connect(lambda: self.stepped.emit(0))
        self.back.clicked.connect(lambda: self.stepped.emit(self.slider.value() - 1))
        self.next.clicked.connect(lambda: self.stepped.emit(self.slider.value() + 1))
        self.end.clicked.connect(lambda: self.stepped.emit(self.last))
        self.play.clicked.connect(lambda: self.played.emit(not self.is_playing))
        self.speed.clicked.connect(lambda: self.paced.emit(after(self.pace)))
        self.branch.clicked.connect(self.branched)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - as Qt has it
        """Room for two lines, so that the table does not jump with the length of a sentence."""
        super().showEvent(event)
        self.sentence.setFixedHeight(self.sentence.height_of(2) + 2)

    def stops(self) -> list[QWidget]:
        """Where Tab halts, from the left."""
        ways = [self.first, self.back, self.play, self.next, self.end]
        return [*ways, self.speed, self.slider, self.branch]

    def set_last(self, last: int) -> None:
        self.last = last
        self.slider.setMaximum(last)

    def show_step(self, step: int, sentence: str) -> None:
        self.slider.blockSignals(True)
        self.slider.setValue(step)
        self.slider.blockSignals(False)
        self.slider.update()
        self.sentence.set_whole(sentence)
        text = translate("replay", "Step %1 of %2")
        self.count.setText(fill(text, str(step), str(self.last)))
        self.first.setEnabled(step > 0)
        self.back.setEnabled(step > 0)
        self.next.setEnabled(step < self.last)
        self.end.setEnabled(step < self.last)

    def show_playing(self, playing: bool) -> None:
        self.is_playing = playing
        name = translate("replay", "Pause") if playing else translate("replay", "Play")
        self.name(self.play, name, translate("replay", "Space"))
        self.play.setIcon(icon("pause" if playing else "play", self.theme, on_bar=True))

    def show_pace(self, pace: float) -> None:
        self.pace = pace
        self.speed.setText(fill(translate("replay", "Pace %1×"), pace_word(pace)))
        self.speed.setAccessibleName(self.speed.text())

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.slider.set_theme(theme)
        for name in ("first", "next", "last"):
            button = self.findChild(QPushButton, name)
            if button is not None:
                button.setIcon(icon(name, theme, on_bar=True))
        self.back.setIcon(icon("back", theme, on_bar=True))
        self.show_playing(self.is_playing)

    def retranslate(self) -> None:
        self.name(self.first, translate("replay", "To the beginning"), translate("replay", "Home"))
        self.name(self.back, translate("replay", "One step back"), translate("replay", "Left"))
        self.name(self.next, translate("replay", "One step forward"), translate("replay", "Right"))
        self.name(self.end, translate("replay", "To the end"), translate("replay", "End"))
        self.slider.setAccessibleName(translate("replay", "Steps of the match"))
        self.branch.setText(translate("replay", "Play on from here"))
        self.branch.setAccessibleName(self.branch.text())
        set_tip(
            self.branch,
            translate(
                "replay", "A new match begins from this position; the old one stays as it is."
            ),
        )
        self.show_playing(self.is_playing)
        self.show_pace(self.pace)

    def name(self, button: QPushButton, what: str, key: str) -> None:
        """The buttons show drawings; their words are heard, or read in the tooltip."""
        button.setAccessibleName(what)
        set_tip(button, f"{what} ({key})")


def after(pace: float) -> float:
    """The next faster one; after the fastest comes the slowest."""
    return PACES[(PACES.index(pace) + 1) % len(PACES)]
