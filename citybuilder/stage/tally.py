"""The board on which scores are counted up: a row for each seat, and what is counted now."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QFont

from citybuilder.stage.lettering import undivided
from citybuilder.tables.ending import Counted
from citybuilder.tables.faces import Parts, seat_mark
from citybuilder.tables.placement import LEFT, RIGHT, Label, Panel, Part, Rect, Size
from citybuilder.tables.seats import SeatLook

WIDE: Final = 380.0
HEAD: Final = 62.0
ROW: Final = 27.0
FOOT: Final = 10.0
EDGE: Final = 16.0
MARK: Final = 15.0
NAME: Final = 104.0
FIGURE: Final = 42.0
BAR: Final = 9.0
BADGE: Final = 28.0
BOLD: Final = int(QFont.Weight.Bold)


@dataclass(frozen=True)
class Tally:
    """What was counted so far, and to how much the highest score comes."""

    seats: Sequence[SeatLook]
    totals: Sequence[int]
    most: int
    seat: int = -1  # that is counted now
    step: Counted | None = None

    @property
    def size(self) -> Size:
        return Size(WIDE, HEAD + ROW * len(self.seats) + FOOT)

    def face(self, title: str) -> Parts:
        """The title stands where nothing is counted yet, or all is counted."""
        room = self.size
        ground = Panel(
            Rect(0, 0, room.width, room.height), "bar", "gold", 14, 2, shadow=8, opacity=0.96
        )
        rows = [part for seat in range(len(self.seats)) for part in self.row(seat)]
        return (ground, *self.head(title), *rows)

    def head(self, title: str) -> list[Part]:
        step, wide = self.step, WIDE - 2 * EDGE
        if step is None:
            return [Label(Rect(EDGE, 12, wide, 40), title, 21, "bar_ink", BOLD, lines=2)]
        said = [] if step.heading == step.text else [step.heading]
        first = Label(Rect(EDGE, 8, wide, 20), "".join(said), 13, "bar_soft", align=LEFT)
        left = wide - FIGURE if step.points else wide
        place = Rect(EDGE, 26, left, 32) if said else Rect(EDGE, 10, left, 46)
        second = Label(place, undivided(step.text), 16, "bar_ink", BOLD, LEFT, lines=2)
        points = Label(Rect(WIDE - EDGE - FIGURE, 26, FIGURE, 32), signed(step.points), 21, "gold")
        return [first, second, *([points] if step.points else [])]

    def row(self, seat: int) -> list[Part]:
        look, y = self.seats[seat], HEAD + ROW * seat
        x = EDGE + MARK + 8
        whole = WIDE - EDGE - FIGURE - 8 - x - NAME - 8
        full = whole * max(0, self.totals[seat]) / max(1, self.most)
        top, left = y + (ROW - BAR) / 2, x + NAME + 8
        parts: list[Part] = [
            seat_mark(EDGE, y + (ROW - MARK) / 2, MARK, look.shape, look.colour),
            Label(Rect(x, y, NAME, ROW), look.name, 14, "bar_ink", 600, LEFT, anywhere=True),
            Panel(Rect(left, top, whole, BAR), "bar_soft", radius=BAR / 2, opacity=0.25),
            Label(
                Rect(WIDE - EDGE - FIGURE, y, FIGURE, ROW),
                str(self.totals[seat]),
                17,
                "bar_ink",
                BOLD,
                RIGHT,
            ),
        ]
        if full >= BAR:
            parts.append(Panel(Rect(left, top, full, BAR), look.colour, radius=BAR / 2))
        if seat == self.seat:
            around = Rect(EDGE - 7, y + 1, WIDE - 2 * EDGE + 14, ROW - 2)
            parts.insert(0, Panel(around, "bar_soft", radius=8, opacity=0.22))
        return parts


def badge(points: int) -> tuple[Parts, Size]:
    """What one step brings."""
    room = Size(BADGE * 1.6, BADGE)
    whole = Rect(0, 0, room.width, room.height)
    ground = Panel(whole, "gold", "gold_ink", BADGE / 2, 1.5, shadow=5)
    return (ground, Label(whole, signed(points), 19, "gold_ink", BOLD)), room


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}"
