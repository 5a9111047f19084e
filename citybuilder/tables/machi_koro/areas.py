"""How Machi Koro's table is divided: opponents above, the market in the middle, oneself below."""

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


@dataclass(frozen=True)
class Areas:
    """The areas of a table."""

    opponents: tuple[Rect, ...]
    market: Rect
    mine: Rect
    tray: Rect


def divide_table(size: Size, opponents: int) -> Areas:
    width = size.width - 2 * MARGIN
    high = size.height * OPPONENTS
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


def market_places(room: Rect, count: int) -> list[Rect]:
    """Two rows of equal cards in the middle of the room; the upper row has the odd one."""
    columns = max(1, (count + 1) // 2)
    high = (room.h - GAP / 2) / 2
    wide = min(room.w / columns, high * WIDEST)
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
