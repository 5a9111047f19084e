"""What lies over the table of Cities while something is pointed at: what an answer would bring, and
the spaces that count. No Qt in here."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from citybuilder.core.game import Action, Decision
from citybuilder.games.cities import cards as c
from citybuilder.games.cities import scoring
from citybuilder.games.cities.state import CitiesState
from citybuilder.tables.cities import faces
from citybuilder.tables.cities.ground import marked
from citybuilder.tables.placement import Placement, Rect, Size, lay

if TYPE_CHECKING:
    from citybuilder.tables.cities.layout import CitiesTable

OVER_GHOST: Final = 600.0  # z of the panel with the gains, above the previews
PLACING: Final = (c.ASK_LAY, c.ASK_PUT, c.ASK_BUILD)
Line = tuple[str, str, bool]  # a reason, its points, and whether they are good


class Previews:
    """Of one table. What is told lies over the parts of one's score, and never over a district."""

    def __init__(self, layout: "CitiesTable") -> None:
        self.layout = layout
        self.box, self.words, self.helper = layout.box, layout.words, layout.helper

    def of_answer(
        self, table: CitiesState, me: int, size: Size, asked: Decision, action: Action
    ) -> list[Placement]:
        """Why it would bring how much, and the spaces that count."""
        after = self.layout.gains.after(table, asked.seat, action)
        found = self.layout.gains.of(table, asked.seat, action)
        spaces = [space for gain in found for space in gain.spaces if gain.points > 0]
        points = sum(gain.points for gain in found)
        lines: list[Line] = [
            (gain.text, signed(gain.points) if gain.points else "", gain.points > 0)
            for gain in found
        ]
        if not found:
            lines = [(self.helper.no_gains(), "", False)]
        if action.kind != c.LAY:
            there = self.helper.space_lines(after, me, int(asked.seat), int(action.where))
            lines += [(text, "", False) for text in there[1:]]
        title = self.words.action(table, asked, action)
        told = self.told(table, me, size, title, lines, signed(points))
        heights = after.height  # what is in hand stands there already
        return [*self.mark_spaces(table, me, size, asked.seat, spaces, heights), told]

    def told(
        self, table: CitiesState, me: int, size: Size, title: str, lines: list[Line], sum_up: str
    ) -> Placement:
        """A panel that begins where the parts of one's score stand."""
        room = self.layout.room(table, me, size, me).parts
        shown = tuple(lines)
        high = faces.gains_height(room.w, shown)
        top = min(room.y, size.height - high)
        parts = faces.gains(room.w, title, shown, sum_up)
        return lay("gains", Rect(room.x, top, room.w, high), parts, OVER_GHOST)

    def mark_spaces(
        self,
        table: CitiesState,
        me: int,
        size: Size,
        seat: int,
        spaces: Sequence[int],
        heights: Sequence[int] = (),
    ) -> list[Placement]:
        """Each on its ground or roof."""
        room = self.layout.room(table, me, size, seat).ground
        ground = self.layout.ground(table, me, seat, room)
        pieces = []
        for space in sorted(set(spaces)):
            place = ground.space(space % int(table.side), space // int(table.side))
            height = (heights or table.height)[seat * table.size + space]
            parts = marked(ground.cell, "good", 0 if self.layout.plan else int(height))
            pieces.append(lay(f"mark/{seat}/{space}", place, parts))
        return pieces

    def of_piece(self, table: CitiesState, me: int, size: Size, key: str) -> list[Placement]:
        """The spaces that count for a card, also for one on offer, or for a goal; and while
        something is placed, what the district has to say."""
        kind, *rest = key.split("/")
        if kind in ("space", "hand"):
            return self.said(table, me, size, key)
        if kind == "slot":
            return self.would_count(table, me, size, int(rest[0]))
        if kind == "card":
            seat, card = int(rest[0]), int(rest[1])
            counted = scoring.card_line(self.box, table, seat, card).where
            return self.mark_spaces(table, me, size, seat, counted)
        if kind == "goal":
            goal = self.box.goals(table)[int(rest[0])]
            found = []
            for seat in range(table.seats):
                marks: list[int] = []
                goal.counts.count(self.box.land, table, seat, marks)
                found += self.mark_spaces(table, me, size, seat, marks)
            return found
        return []

    def said(self, table: CitiesState, me: int, size: Size, key: str) -> list[Placement]:
        if not self.is_placing(table, me) or (
            key.startswith("space/") and key.split("/")[1] != str(me)
        ):
            return []
        title, *lines = self.helper.tip(table, me, key).split("\n")
        return [self.told(table, me, size, title, [(line, "", False) for line in lines], "")]

    def is_placing(self, table: CitiesState, me: int) -> bool:
        asked = table.asked[-1] if table.asked else None
        return asked is not None and asked.seat == me and asked.kind in PLACING

    def would_count(self, table: CitiesState, me: int, size: Size, slot: int) -> list[Placement]:
        """What a card that lies open on the board would count before those who look at it."""
        row, number = slot // c.SLOTS, slot % c.SLOTS
        if row != c.CARDS or table.row_cards[number] < 0:
            return []
        counted = scoring.card_line(self.box, table, me, table.row_cards[number]).where
        return self.mark_spaces(table, me, size, me, counted)


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"
