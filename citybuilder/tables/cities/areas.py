"""How the table of Cities is divided: the city plan above the board at the left, one's own district
in the middle with its cards, the others at the right."""

from dataclasses import dataclass
from typing import Final

from citybuilder.tables.placement import Rect, Size

MARGIN: Final = 8.0
GAP: Final = 7.0
BOARD: Final = 0.335  # of the width
OTHERS: Final = 0.22  # likewise, for several
ONE_OTHER: Final = 0.26
WIDEST_BOARD: Final = 440.0
PLAN: Final = 0.5  # height of the plan by its width
HEAD: Final = 26.0  # of a player's area
ROW_HEAD: Final = 15.0  # of a row of the board
SLIM: Final = 1.35  # height of a card or slot by its width, at most
CARDS: Final = 0.36  # of a player's area, for the cards,
LONG_CARDS: Final = 0.42  # and for the fifteen of a long game
PARTS: Final = 44.0  # height of the parts of one's own score
FEW_PARTS: Final = 15.0  # likewise of the others, without words


@dataclass(frozen=True)
class Areas:
    """The parts of the table."""

    plan: Rect
    board: Rect
    seats: tuple[Rect, ...]  # one's own area, then those of the others in turn


def divide_table(size: Size, others: int) -> Areas:
    high = size.height - 2 * MARGIN
    wide = min(WIDEST_BOARD, size.width * BOARD)
    right = size.width * (OTHERS if others > 1 else ONE_OTHER)
    above = Rect(MARGIN, MARGIN, wide, min(wide * PLAN, high * 0.33))
    top = above.bottom + GAP
    board = Rect(MARGIN, top, wide, size.height - MARGIN - top)
    left = board.right + GAP
    mine = Rect(left, MARGIN, size.width - MARGIN - GAP - right - left, high)
    each = (high - GAP * (others - 1)) / others
    column = mine.right + GAP
    beside = [Rect(column, MARGIN + n * (each + GAP), right, each) for n in range(others)]
    return Areas(above, board, (mine, *beside))


def rows(board: Rect) -> list[Rect]:
    """The four rows of the board, from above; not higher than they need to be."""
    room = board.inset(7, 5)
    step = (room.h + 3) / 4
    each = min(step - 3, ROW_HEAD + SLIM * room.w / 4)
    return [Rect(room.x, room.y + n * step + (step - 3 - each) / 2, room.w, each) for n in range(4)]


def slots(row: Rect) -> list[Rect]:
    """The four slots of a row, below its heading."""
    each = (row.w - 3 * 5) / 4
    return [
        Rect(row.x + n * (each + 5), row.y + ROW_HEAD, each, row.h - ROW_HEAD) for n in range(4)
    ]


@dataclass(frozen=True)
class Area:
    """A player's area: the district, the parts of the score, and beside or below it the cards."""

    ground: Rect
    parts: Rect
    cards: Rect


def divide(area: Rect, long_game: bool, mine: bool) -> Area:
    """Cards lie below the district; where there is little height, beside it. The parts of one's own
    score lie between the two, those of others at the top."""
    room = Rect(area.x + 6, area.y + HEAD, area.w - 12, area.h - HEAD - 6)
    if not mine:
        parts = Rect(room.x, room.y, room.w, FEW_PARTS)
        whole = divide_room(below(room, FEW_PARTS + 2), long_game, mine)
        return Area(whole[0], parts, whole[1])
    ground, cards = divide_room(room, long_game, mine)
    if cards.x > ground.x:
        return Area(ground, Rect(cards.x, cards.y, cards.w, PARTS), below(cards, PARTS + 4))
    high = ground.h - PARTS - 2
    parts = Rect(ground.x, ground.y + high + 2, ground.w, PARTS)
    return Area(Rect(ground.x, ground.y, ground.w, high), parts, cards)


def whole(area: Area) -> Area:
    """All of it for the district."""
    right = max(area.ground.right, area.cards.right)
    low = max(area.ground.bottom, area.cards.bottom)
    ground = Rect(area.ground.x, area.ground.y, right - area.ground.x, low - area.ground.y)
    return Area(ground, area.parts, Rect(ground.x, ground.bottom, 0, 0))


def below(room: Rect, high: float) -> Rect:
    """What is left of a room."""
    return Rect(room.x, room.y + high, room.w, room.h - high)


def divide_room(room: Rect, long_game: bool, mine: bool) -> tuple[Rect, Rect]:
    """For the district and the cards."""
    if room.h < room.w * 0.85:
        part = room.w * (0.56 if long_game else 0.64)
        return (
            Rect(room.x, room.y, part, room.h),
            Rect(room.x + part + 4, room.y, room.w - part - 4, room.h),
        )
    columns, lines = (5, 3) if long_game else (4, 2)
    if not mine:
        columns, lines = columns - 1, lines + 1
    part = LONG_CARDS if long_game else CARDS
    low = min(room.h * part, lines * SLIM * room.w / columns)
    return (
        Rect(room.x, room.y, room.w, room.h - low - 4),
        Rect(room.x, room.bottom - low, room.w, low),
    )


def grid(room: Rect, columns: int, lines: int, gap: float = 4) -> list[Rect]:
    """Equal places, line by line."""
    wide = (room.w - gap * (columns - 1)) / columns
    high = (room.h - gap * (lines - 1)) / lines
    return [
        Rect(room.x + column * (wide + gap), room.y + line * (high + gap), wide, high)
        for line in range(lines)
        for column in range(columns)
    ]
