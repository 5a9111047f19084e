"""How the table of Urbanization is divided: the map above one's own board at the left, the market
in the middle, the others at the right, and the bar of actions below all. The track of inventions
takes the place of the grain market, which moves below the others."""

from dataclasses import dataclass
from typing import Final

from citybuilder.tables.placement import Rect, Size

MARGIN: Final = 8.0
GAP: Final = 7.0
BAR: Final = 62.0  # height of the bar of actions
LEFT: Final = 0.462  # of the width
RIGHT: Final = 0.244
MAP: Final = 312 / 480  # height of the map by its width
LEAST_BOARD: Final = 178.0  # height of one's own board
TALLEST_BOARD: Final = 265.0
INDUSTRY: Final = 178.0
GRAIN: Final = 132.0
TRACK: Final = 160.0
BARNS: Final = 122.0  # height of the grain market at the right


@dataclass(frozen=True)
class Areas:
    """The parts of the table; without inventions there is no track."""

    map: Rect
    mine: Rect
    industry: Rect
    grain: Rect
    works: Rect
    others: tuple[Rect, ...]
    track: Rect | None
    bar: Rect


def divide_table(size: Size, others: int, inventing: bool) -> Areas:
    whole = size.width - 2 * MARGIN
    grown = size.height / 580
    bar_high = BAR * min(1.25, grown)
    bar = Rect(MARGIN, size.height - MARGIN - bar_high, whole, bar_high)
    high = bar.y - GAP - MARGIN
    right = whole * RIGHT
    left = min(whole * LEFT, (high - LEAST_BOARD - GAP) / MAP)
    board = min(TALLEST_BOARD, max(high - left * MAP - GAP, LEAST_BOARD * min(1.35, grown)))
    map_high = high - board - GAP
    ground = Rect(MARGIN, MARGIN, left, map_high)
    mine = Rect(MARGIN, ground.bottom + GAP, left, high - map_high - GAP)
    column = ground.right + GAP
    wide = whole - left - right - 2 * GAP
    industry = Rect(column, MARGIN, wide, INDUSTRY * min(1.5, grown))
    second = industry.bottom + GAP
    grain = Rect(column, second, wide, GRAIN * min(1.4, grown))
    edge = column + wide + GAP
    track = None
    below = MARGIN + high
    if inventing:
        track = Rect(column, second, wide, TRACK * min(1.4, grown))
        low = BARNS * min(1.5, grown) * (1.5 if others == 1 else 1.3 if others == 2 else 1)
        grain = Rect(edge, below - low, right, low)
        below = grain.y - GAP
    top = (track or grain).bottom + GAP
    works = Rect(column, top, wide, MARGIN + high - top)
    each = (below - MARGIN - GAP * (others - 1)) / others
    return Areas(
        ground,
        mine,
        industry,
        grain,
        works,
        tuple(Rect(edge, MARGIN + n * (each + GAP), right, each) for n in range(others)),
        track,
        bar,
    )


def row_of(room: Rect, count: int, gap: float) -> list[Rect]:
    """Equal places side by side."""
    wide = (room.w - gap * (count - 1)) / count
    return [Rect(room.x + n * (wide + gap), room.y, wide, room.h) for n in range(count)]


def lines_of(room: Rect, columns: int, lines: int, gap: float) -> list[Rect]:
    """Equal places, line by line."""
    high = (room.h - gap * (lines - 1)) / lines
    return [
        place
        for line in range(lines)
        for place in row_of(Rect(room.x, room.y + line * (high + gap), room.w, high), columns, gap)
    ]
