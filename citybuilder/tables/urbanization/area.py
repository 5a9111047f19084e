"""What all areas of the table of Urbanization share."""

from collections.abc import Sequence

from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.faces import Parts
from citybuilder.tables.placement import CORNER, Outline, Placement, Rect, lay
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.urbanization import faces
from citybuilder.tables.urbanization.help import UrbanizationHelp
from citybuilder.tables.urbanization.labels import Labels


class Area:
    """From the view to pieces that have their names from their tooltips."""

    def __init__(self, helper: UrbanizationHelp, seats: Sequence[SeatLook]) -> None:
        self.helper = helper
        self.words = helper.words
        self.labels = Labels(helper.words)
        self.rules = helper.words.rules
        self.box = self.rules.box
        self.seats = list(seats)
        self.outcomes = helper.actions.outcomes

    def piece(
        self,
        table: UrbanizationState,
        key: str,
        rect: Rect,
        parts: Parts,
        z: float = 2,
        group: str = "",
        lifts: bool = True,
        outline: float = 8,
        shape: Outline = (),
        glow: str = "glow",
        traced: Outline = (),
    ) -> Placement:
        name = self.helper.spoken(table, key)
        form = (shape, (), CORNER, glow, traced)
        return lay(key, rect, parts, z, name, group, lifts, outline, "", *form)

    def panel(
        self,
        table: UrbanizationState,
        key: str,
        area: Rect,
        head: float = 18,
        note: str = "",
        named: float = 0,
    ) -> Placement:
        """What other pieces lie on, with its name."""
        parts = faces.panel(area.w, area.h, self.helper.spoken(table, key), head, note, named)
        return self.piece(table, key, area, parts, 0, lifts=False, outline=10)
