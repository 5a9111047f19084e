"""How The City's table is divided: a track of points above, then the others, one's own city beside
what all have chosen, and the hand below."""

from dataclasses import dataclass
from typing import Final

from citybuilder.tables.placement import Rect, Size

MARGIN: Final = 8.0
GAP: Final = 7.0
TRACK: Final = 30.0
OTHERS: Final = 0.26  # of the height
HAND: Final = 0.3
MIDDLE: Final = 0.27  # of the width, for the choices and the piles
NARROWEST: Final = 280.0
WIDEST: Final = 360.0

SLIM: Final = 1.8  # height of a card in hand by its width, at most
CARD: Final = 0.78  # width by height, at most
ARC: Final = 7.0  # by which the middle of a fan stands higher than its ends


@dataclass(frozen=True)
class Areas:
    """The areas of a table."""

    track: Rect
    others: tuple[Rect, ...]
    choices: Rect
    mine: Rect
    hand: Rect


def divide_table(size: Size, others: int) -> Areas:
    width = size.width - 2 * MARGIN
    track = Rect(MARGIN, MARGIN - 2, width, TRACK)
    high = size.height * OTHERS
    each = (width - GAP * (others - 1)) / others
    top = track.bottom + GAP - 2
    above = tuple(Rect(MARGIN + n * (each + GAP), top, each, high) for n in range(others))
    low = size.height * HAND
    hand = Rect(MARGIN, size.height - MARGIN - low, width, low)
    top += high + GAP
    middle = min(WIDEST, max(NARROWEST, width * MIDDLE))
    rest = hand.y - GAP - top
    choices = Rect(MARGIN, top, middle, rest)
    mine = Rect(choices.right + GAP, top, width - middle - GAP, rest)
    return Areas(track, above, choices, mine, hand)


def fan(room: Rect, count: int) -> list[Rect]:
    """Cards side by side in an arc; where room is short, each covers a part of the one before."""
    if count == 0:
        return []
    high = room.h - ARC
    gaps = max(1, count - 1)
    wide = max(high / SLIM, min(high * CARD, (room.w - GAP * (count - 1)) / count))
    step = min(wide + GAP, (room.w - wide) / gaps)
    left = room.x + (room.w - wide - step * (count - 1)) / 2
    middle = (count - 1) / 2
    return [
        Rect(
            left + number * step,
            room.y + ARC * ((number - middle) * 2 / gaps) ** 2,
            wide,
            high,
        )
        for number in range(count)
    ]
