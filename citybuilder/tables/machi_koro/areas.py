"""How Machi Koro's table is divided: opponents above, the market in the middle, oneself below."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from citybuilder.tables.placement import Rect, Size

MARGIN: Final = 9.0
GAP: Final = 8.0
OPPONENTS: Final = 0.205  # of the height
MINE: Final = 0.255
TRAY: Final = 150.0  # dice and bank
SLIMMEST: Final = 1.36  # height of a market card by its width, at most
WIDEST: Final = 0.92  # width by height, at most
WIDER: Final = 1.15  # of a market with longer words
BAG: Final = 84.0  # cards that are hidden, beside rows
APART: Final = 10.0  # rows from what lies beside them
MOST_IN_TWO: Final = 18  # kinds of a market
MOST_IN_THREE: Final = 30


@dataclass(frozen=True)
class Areas:
    """The areas of a table."""

    opponents: tuple[Rect, ...]
    market: Rect
    mine: Rect
    tray: Rect


def divide_table(size: Size, opponents: int, crowding: float = 0.0) -> Areas:
    width = size.width - 2 * MARGIN
    high = size.height * (OPPONENTS + crowding)
    each = (width - GAP * (opponents - 1)) / opponents
    others = tuple(
        Rect(MARGIN + number * (each + GAP), MARGIN, each, high) for number in range(opponents)
    )
    low = size.height * MINE
    below = Rect(MARGIN, size.height - MARGIN - low, width - TRAY - GAP, low)
    tray = Rect(below.right + GAP, below.y, TRAY, low)
    top = MARGIN + high + GAP
    market = Rect(MARGIN, top, width, below.y - GAP - top)
    return Areas(others, market, below, tray)


def market_places(room: Rect, count: int, widest: float = WIDEST) -> list[Rect]:
    """Two rows of equal cards in the middle of the room; the upper row has the odd one."""
    columns = max(1, (count + 1) // 2)
    high = (room.h - GAP / 2) / 2
    wide = min(room.w / columns, high * widest)
    high = min(high, wide * SLIMMEST)
    top = room.y + (room.h - 2 * high - GAP / 2) / 2
    places = []
    for number in range(count):
        row = 0 if number < columns else 1
        inside = columns if row == 0 else count - columns
        left = room.x + (room.w - inside * wide) / 2
        column = number - row * columns
        places.append(Rect(left + column * wide, top + row * (high + GAP / 2), wide - 4, high))
    return places


def many_places(room: Rect, count: int) -> list[Rect]:
    """Places of a market of so many kinds that two rows are too few."""
    rows = 3 if count <= MOST_IN_THREE else 4
    columns = math.ceil(count / rows)
    wide, high = room.w / columns, room.h / rows
    return [
        Rect(room.x + at % columns * wide, room.y + at // columns * high, wide - 1.5, high - 2)
        for at in range(count)
    ]


@dataclass(frozen=True)
class Rows:
    """A market in rows, with what is hidden at its left and the towers at its right."""

    bag: Rect
    rows: tuple[tuple[Rect, ...], ...]


def row_places(room: Rect, piles: Sequence[int]) -> Rows:
    """Two rows of so many places, and one column."""
    *flat, towers = piles
    columns = max(flat)
    high = (room.h - GAP / 2) / len(flat)
    wide = min((room.w - BAG - 2 * APART) / (columns + 1), high * WIDER)
    high = min(high, wide * SLIMMEST)
    whole = BAG + (columns + 1) * wide + 2 * APART
    left = room.x + (room.w - whole) / 2
    top = room.y + (room.h - len(flat) * (high + GAP / 2) + GAP / 2) / 2
    first = left + BAG + APART
    last = first + columns * wide + APART

    def place(x: float, row: int) -> Rect:
        return Rect(x, top + row * (high + GAP / 2), wide - 4, high)

    rows = [
        tuple(place(first + at * wide, row) for at in range(count))
        for row, count in enumerate(flat)
    ]
    column = tuple(place(last, row) for row in range(towers))
    bag = Rect(left, top, BAG, len(flat) * (high + GAP / 2) - GAP / 2)
    return Rows(bag, (*rows, column))
