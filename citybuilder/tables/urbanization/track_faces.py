"""What the inventions of Urbanization look like: on their track, and before whoever has them."""

from functools import lru_cache
from typing import Final

from citybuilder.tables.faces import Parts, badge, seat_mark
from citybuilder.tables.placement import LEAST_TEXT, LEFT, Label, Panel, Part, Picture, Rect
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.urbanization.ground import ART

FIRST: Final = 12.0  # where markers on a space begin
GAP: Final = 0.4  # between them
ABREAST: Final = 4
BESIDE: Final = 0.3  # most of a line that is picture
HIGH: Final = 27.0  # from which height on a line has room for two of text


@lru_cache(maxsize=512)
def invention(w: float, h: float, key: str, name: str) -> Parts:
    head = 0.0 if not name else min(42.0, h * 0.48)
    parts: tuple[Part, ...] = (
        Panel(Rect(0, 0, w, h), "card", "blue", 5, 1.2, shadow=1),
        Picture(Rect(1.5, 1.5, w - 3, h - 3 - head), f"{ART}/{key}", 3.5),
    )
    if not name:
        return parts
    return (*parts, Label(Rect(2, h - head - 1, w - 4, head), name, 12, "ink", 600, lines=3))


@lru_cache(maxsize=512)
def track_space(w: float, h: float, number: int, pins: tuple[SeatLook, ...]) -> Parts:
    """A space of the track of inventions: its number, and who stands there."""
    parts: list[Part] = [
        Panel(Rect(0, 0, w, h), "faint", "panel_edge", 4),
        Label(Rect(1, 0, 11, h), str(number), LEAST_TEXT, "ink_soft", 600),
    ]
    size = pin_size(h)
    step = (min(len(pins), ABREAST) * (size + GAP) - size) / max(1, len(pins) - 1)
    for place, look in enumerate(pins):
        mark = (FIRST + place * step, (h - size) / 2, size)
        parts.append(seat_mark(*mark, look.shape, look.colour))
    return tuple(parts)


def pin_size(h: float) -> float:
    return min(11.0, h - 4)


def pins_end(h: float, count: int) -> float:
    """Where markers side by side end on a space; more than one a player overlap."""
    return FIRST + min(count, ABREAST) * (pin_size(h) + GAP)


@lru_cache(maxsize=512)
def line(w: float, h: float, key: str, name: str, pictured: bool = True) -> Parts:
    """An invention in a low place: a small picture, and its name beside it."""
    wide = min(h * 1.15, w * BESIDE) if pictured else 0.0
    picture = Picture(Rect(1, 1, wide, h - 2), f"{ART}/{key}", 3)
    size = max(LEAST_TEXT, min(14.0, h * 0.75)) if h < HIGH else 12.0
    return (
        Panel(Rect(0, 0, w, h), "card", "blue", 4, 1),
        *((picture,) if pictured else ()),
        Label(
            Rect(wide + 3, 0, w - wide - 4, h),
            name,
            size,
            "ink",
            500,
            LEFT,
            lines=1 if h < HIGH else 2,
        ),
    )


@lru_cache(maxsize=16)
def large_track(w: float, h: float, cards: tuple[tuple[int, str, str, str], ...]) -> Parts:
    """The whole track, to be read: picture, name and effect of every card that waits."""
    parts: list[Part] = [Panel(Rect(0, 0, w, h), "panel", "panel_edge", 12, shadow=4)]
    columns = 3 if len(cards) > 9 else 2
    lines = -(-len(cards) // columns)
    wide, high = (w - 12) / columns, min(92.0, (h - 12) / lines)
    for number, (space, key, name, text) in enumerate(cards):
        x, y = 6 + number // lines * wide, 6 + number % lines * high
        picture = Rect(x + 4, y + 4, 76, high - 8)
        left = picture.right + 6
        room = x + wide - left - 4
        parts += [
            Panel(Rect(x + 1, y + 1, wide - 2, high - 2), "card", "card_edge", 7),
            Picture(picture, f"{ART}/{key}", 4),
            *badge(Rect(picture.x + 2, picture.y + 2, 18, 16), str(space)),
            Label(Rect(left, y + 3, room, 16), name, 13, "ink", 700, LEFT),
            Label(Rect(left, y + 19, room, high - 23), text, 12, "ink", 500, LEFT, lines=5),
        ]
    return tuple(parts)
