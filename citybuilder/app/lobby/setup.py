"""The panel under the shelf: seats, options and number of the chosen game, and the Play button."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from citybuilder.app.language import translate
from citybuilder.app.lobby.options import OptionField, SeedField
from citybuilder.app.lobby.seats import SeatsRow
from citybuilder.app.style import half, mix, pixels
from citybuilder.app.table.key_button import ENTER, KeyButton
from citybuilder.app.widgets import ShortLabel, label
from citybuilder.core.game import Game, State
from citybuilder.playing.new_match import NewMatch, fitting, seated
from citybuilder.stage.tooltips import set_tip
from citybuilder.store.boxes import Box
from citybuilder.store.settings import Setup
from citybuilder.tables.texts import Texts, fill, texts_of
from citybuilder.tables.theme import LIGHT, Theme

COLUMNS: Final = 3
FEW: Final = 2
LINES: Final = 2  # of options, for which there is room in every game: the shelf keeps its place


class SetupPanel(QFrame):
    """Who plays, and how. Signals: played(Plan)."""

    played = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.box: Box | None = None
        self.setup = Setup()
        self.options: list[OptionField] = []
        self.has_rules = False  # of the game whose box is shown; until then its options are not
        self.theme, self.scale = LIGHT, 1.0
        self.last_line = ""
        self.heading = label("heading")
        self.shuffle = QCheckBox()
        self.seats = SeatsRow()
        self.seed = SeedField()
        self.play = KeyButton("primary", ENTER)
        self.play.setCursor(Qt.CursorShape.PointingHandCursor)
        self.message = ShortLabel("soft")
        self.lay_out()
        self.seats.changed.connect(self.fit_options)
        self.seats.changed.connect(self.check)
        self.seed.changed.connect(self.check)
        self.play.clicked.connect(self.begin)

    def lay_out(self) -> None:
        self.top = QHBoxLayout()
        self.top.addWidget(self.heading, 1)
        self.top.addWidget(self.shuffle)
        self.grid = QGridLayout()
        self.columns = COLUMNS
        self.bottom = QHBoxLayout()
        self.bottom.addWidget(self.play)
        self.bottom.addWidget(self.message, 1)
        self.rows = QVBoxLayout(self)
        self.rows.addLayout(self.top)
        self.rows.addWidget(self.seats)
        self.rows.addLayout(self.grid)
        self.rows.addStretch(1)
        self.rows.addLayout(self.bottom)
        self.place_fields()

    def place_fields(self) -> None:
        for index, field in enumerate((*self.options, self.seed)):
            self.grid.addWidget(field, index // self.columns, index % self.columns)
        for column in range(COLUMNS):
            self.grid.setColumnStretch(column, 1 if column < self.columns else 0)
        self.keep_height()

    def keep_height(self) -> None:
        """Lines without a field are as high, with the gap that Qt leaves out above them."""
        high, used = self.seed.sizeHint().height(), len(self.options) // self.columns + 1
        for line in range(LINES):
            gap = self.grid.spacing() if line >= used else 0
            self.grid.setRowMinimumHeight(line, high + gap)

    def be_narrow(self, narrow: bool) -> None:
        columns = FEW if narrow else COLUMNS
        if columns != self.columns:
            self.columns = columns
            self.place_fields()

    def edges(self) -> int:
        """What it needs in width beside its contents."""
        margins = self.rows.contentsMargins()
        return margins.left() + margins.right() + 2 * self.frameWidth()

    # What is shown

    def show_box(self, box: Box, setup: Setup | None, names: Sequence[str] = ()) -> None:
        """Another game: its people at once, its options as soon as its rules are there."""
        self.box = box
        self.setup = fitting(setup, box, names)
        self.seats.known = names
        for field in self.options:
            self.grid.removeWidget(field)
            field.hide()
            field.deleteLater()
        self.options = []
        self.has_rules = False
        self.seats.set_people(self.setup.seats, box.players)
        self.shuffle.setChecked(self.setup.shuffle)
        self.place_fields()
        self.retranslate()
        self.paint_play()

    def show_options(self, game: Game[State]) -> None:
        if self.box is None or game.key != self.box.key or self.has_rules:
            return
        self.has_rules = True
        texts: Texts = texts_of(game.key)(game, (), translate)
        for option in game.options:
            field = OptionField(option, texts, self.setup.options.get(option.key, ""))
            field.changed.connect(self.check)
            field.changed.connect(partial(self.propose_suited, field))
            field.set_theme(self.theme, self.scale)
            self.options.append(field)
        self.fit_options()
        self.place_fields()
        self.order_tabs()

    def propose_suited(self, field: OptionField) -> None:
        """With a choice comes what suits it best; whoever wants something else chooses it then."""
        suited = field.option.suited.get(field.choice(), {})
        for other in self.options:
            if other.option.key in suited:
                other.choose(suited[other.option.key])

    def fit_options(self) -> None:
        for field in self.options:
            field.fit(len(self.seats.people()))

    def order_tabs(self) -> None:
        """The keyboard walks as the eye does."""
        chain: list[QWidget] = [self.shuffle, *self.seats.stops()]
        chain += [field.box for field in self.options]
        chain += [self.seed.edit, self.seed.copy, self.seed.fresh, self.play]
        for first, second in pairwise(chain):
            self.setTabOrder(first, second)

    def show_last(self, line: str) -> None:
        """How the last match of this game ended."""
        self.last_line = line
        self.check()

    # What is chosen

    def chosen(self) -> Setup:
        options = {field.option.key: field.choice() for field in self.options}
        chosen = options or dict(self.setup.options)
        return Setup(self.seats.people(), chosen, self.shuffle.isChecked())

    def complaint(self) -> str:
        """Why the match cannot begin like this; mostly nothing."""
        names = [name.casefold() for name, _ in self.seats.people()]
        if len(set(names)) < len(names):
            return translate("lobby", "Please give each player a different name.")
        return self.seed.complaint()

    def check(self) -> None:
        wrong = self.complaint()
        self.play.setEnabled(not wrong and self.box is not None)
        role = "bad" if wrong else "soft"
        if self.message.property("role") != role:
            self.message.setProperty("role", role)
            self.message.style().polish(self.message)
        self.message.set_whole(wrong or self.last_line)

    def begin(self) -> None:
        seed = self.seed.seed()
        if self.box is None or seed is None or self.complaint():
            return
        setup = self.chosen()
        people = seated(setup.seats, setup.shuffle, seed)
        self.played.emit(NewMatch(self.box.key, people, setup.options, seed))

    # How it looks

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.theme, self.scale = theme, scale
        side = round(18 * scale)
        self.rows.setContentsMargins(side, round(12 * scale), side, round(14 * scale))
        self.rows.setSpacing(round(8 * scale))
        self.top.setSpacing(round(14 * scale))
        self.bottom.setSpacing(round(16 * scale))
        self.grid.setSpacing(round(9 * scale))
        self.seats.set_theme(theme, scale)
        for field in (*self.options, self.seed):
            field.set_theme(theme, scale)
        self.keep_height()
        self.play.setMinimumWidth(round(230 * scale))
        self.paint_play()

    def paint_play(self) -> None:
        """The button wears the colour of the game."""
        if self.box is None:
            return
        rest = mix(self.box.colour, "#000000", 0.08)
        tall = round(38 * self.scale)
        self.play.setStyleSheet(
            f"QPushButton {{ font-size: {pixels(17, self.scale)}px; font-weight: 700; "
            f"min-height: {tall}px; border-radius: {half(tall)}px; }}"
            f"QPushButton:enabled {{ background: {rest}; color: white; }}"
            f"QPushButton:enabled:hover {{ background: {mix(rest, '#ffffff', 0.12)}; }}"
            f"QPushButton:enabled:pressed {{ background: {mix(rest, '#000000', 0.15)}; }}"
        )

    def retranslate(self) -> None:
        title = self.box.title if self.box else ""
        self.heading.setText(fill(translate("lobby", "%1 – who is playing?"), title))
        self.shuffle.setText(translate("lobby", "Shuffle seats"))
        set_tip(self.shuffle, translate("lobby", "Chance decides who sits where and who begins."))
        self.play.set_text(translate("lobby", "Play"))
        self.play.setAccessibleName(fill(translate("lobby", "Play %1"), title))
        self.seats.retranslate()
        self.seed.retranslate()
        for field in self.options:
            field.retranslate()
        self.check()
