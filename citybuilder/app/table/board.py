"""The table itself as any page shows it: of a match, a lesson, a puzzle or a replay."""

from collections.abc import Sequence

from citybuilder.app.language import translate
from citybuilder.app.table.focus_ring import FocusRing
from citybuilder.core.game import Game, State
from citybuilder.stage.scene import TableScene
from citybuilder.stage.table_view import TableView
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import table_of
from citybuilder.tables.texts import texts_of
from citybuilder.tables.theme import Look


class Board:
    """What its game looks and reads like for those who sit there."""

    def __init__(self, game: Game[State], names: Sequence[str], look: Look) -> None:
        self.looks = seat_looks(names)
        self.texts = texts_of(game.key)(game, names, translate)
        self.table = table_of(game.key)(self.texts, self.looks)
        self.scene = TableScene(self.table, look)
        self.view = TableView(self.scene)
        self.ring = FocusRing(self.view, look.theme)

    def set_look(self, look: Look) -> None:
        self.scene.set_look(look)
        self.ring.set_theme(look.theme)
