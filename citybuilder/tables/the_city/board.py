"""What The City's slots, piles, counters and its track look like."""

from functools import lru_cache
from typing import Final

from citybuilder.tables.faces import Parts, pile, seat_mark
from citybuilder.tables.placement import LEAST_TEXT, LEFT, Label, Panel, Part, Picture, Rect
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.the_city.faces import ART

BACK: Final = "common/card_back"
CARD: Final = Rect(0, 0, 46, 60)
MARK: Final = 14.0  # of a seat on the track
# What all have chosen


@lru_cache(maxsize=256)
def slot(w: float, h: float, look: SeatLook) -> Parts:
    """Where a choice will lie."""
    whole = Rect(0, 0, w, h)
    mark = 15.0
    return (
        Panel(whole, "faint", "panel_edge", 6),
        seat_mark((w - mark) / 2, (h - mark) / 2, mark, look.shape, look.colour),
    )


@lru_cache(maxsize=256)
def face_down(w: float, h: float, look: SeatLook) -> Parts:
    """A choice that nobody else may see."""
    whole = Rect(0, 0, w, h)
    mark = 15.0
    return (
        Panel(whole, "card", "card_edge", 6, shadow=2),
        Picture(whole.inset(2), BACK, 5),
        seat_mark((w - mark) / 2, (h - mark) / 2, mark, look.shape, look.colour),
    )


@lru_cache(maxsize=512)
def chosen(w: float, h: float, keys: tuple[str, ...], look: SeatLook) -> Parts:
    """What one has chosen oneself, or what is turned up: one card, with a crew two."""
    aside = 9.0 if len(keys) > 1 else 0.0
    parts: list[Part] = []
    for number, key in enumerate(keys):
        place = Rect(number * aside, number * aside, w - aside, h - aside)
        parts.append(Panel(place, "card", "card_edge", 6, shadow=2))
        parts.append(Picture(place.inset(2), f"{ART}/{key}", 5))
    parts.append(seat_mark(w - 14, h - 14, 12, look.shape, look.colour))
    return tuple(parts)


@lru_cache(maxsize=256)
def nothing(w: float, h: float, text: str, look: SeatLook) -> Parts:
    """Somebody builds nothing in this round."""
    whole = Rect(0, 0, w, h)
    return (
        Panel(whole, "card", "card_edge", 6, shadow=2),
        Label(whole.inset(2, 12), text, 12, "ink_soft", 600, lines=2),
        seat_mark(w - 14, h - 14, 12, look.shape, look.colour),
    )


@lru_cache(maxsize=512)
def stock(w: float, h: float, art: str, count: int, text: str) -> Parts:
    """A pile of cards with their number on it, and below it what it is."""
    wide, high = CARD.w, CARD.h
    place = Rect((w - wide) / 2 - 3, 6, wide, high - 6)
    pill = Rect(place.x + 7, place.y + place.h / 2 - 10, wide - 14, 20)
    below = Rect(0, high + 1, w, h - high - 1)
    shown: Parts = (
        (*pile(place, count, 6), Panel(place, "card", "card_edge", 6, shadow=2))
        if count
        else (Panel(place, "faint", "panel_edge", 6),)
    )
    return (
        *shown,
        *((Picture(place.inset(2), art, 5),) if count else ()),
        Panel(pill, "bar", radius=10, opacity=0.92),
        Label(pill, str(count), 14, "bar_ink", 700),
        Label(below, text, 12, "ink_soft", 600),
    )


# Counters


def figure(x: float, y: float, h: float, art: str, number: int, more: str = "") -> Parts:
    """An icon, a number, and what it grows by."""
    size = h * 0.76
    digits = len(str(number)) * size * 0.66
    parts: list[Part] = [
        Picture(Rect(x, y + 1, h - 2, h - 2), art, crop=False),
        Label(Rect(x + h, y, digits + 1, h), str(number), size, "ink", 700, LEFT),
    ]
    if more:
        place = Rect(x + h + digits + 4, y, h * 1.6, h)
        parts.append(Label(place, more, max(LEAST_TEXT, size * 0.85), "good", 600, LEFT))
    return tuple(parts)


def shown_symbols(x: float, y: float, h: float, numbers: tuple[int, ...], step: float) -> Parts:
    """How often a city shows each symbol."""
    parts: list[Part] = []
    for name, number in zip(("car", "cart", "fountain"), numbers, strict=True):
        ink = "ink" if number else "ink_soft"
        faint = 1.0 if number else 0.45
        icon = Rect(x, y + 1, h - 2, h - 2)
        parts.append(Picture(icon, f"{ART}/symbol_{name}~", crop=False, opacity=faint))
        text = Rect(x + h + 1, y, step - h - 2, h)
        parts.append(Label(text, str(number), max(LEAST_TEXT, h * 0.7), ink, 600, LEFT))
        x += step
    return tuple(parts)


@lru_cache(maxsize=64)
def track(w: float, h: float, first: float, step: float, goal: int, last: int) -> Parts:
    """From 0 to the goal, and beyond it once somebody is there."""
    parts: list[Part] = [Panel(Rect(0, 0, w, h), "panel", "panel_edge", h / 2, shadow=1)]
    every = 5 if step * 5 >= 30 else 10
    end = first + step * goal
    parts.append(Panel(Rect(first - 6, h / 2 - 2, end - first + 12, 4), "faint", radius=2))
    for number in range(last + 1):
        x = first + number * step
        if number % 5 == 0:
            parts.append(Panel(Rect(x - 0.75, h / 2 - 4, 1.5, 8), "panel_edge", radius=0.7))
        if number % every == 0 and number < goal:
            place = Rect(x - 14, h - 13, 28, 12)
            parts.append(Label(place, str(number), LEAST_TEXT, "ink_soft", 500))
    flag = Rect(end - 17, 3, 34, h - 6)
    parts.append(Panel(flag, "gold", radius=flag.h / 2))
    parts.append(Label(flag, str(goal), 14, "gold_ink", 700))
    return tuple(parts)


@lru_cache(maxsize=64)
def pawn(size: float, look: SeatLook) -> Parts:
    """A seat's mark on the track."""
    return (seat_mark(0, 0, size, look.shape, look.colour),)


HIDDEN_CARD: Final[Parts] = (
    Panel(CARD, "card", "card_edge", 6, shadow=2),
    Picture(CARD.inset(2), BACK, 5),
)


@lru_cache(maxsize=128)
def flying(key: str) -> Parts:
    """A card on its way to a city."""
    return (
        Panel(CARD, "card", "card_edge", 6, shadow=3),
        Picture(CARD.inset(2), f"{ART}/{key}", 5),
    )


@lru_cache(maxsize=64)
def gain(text: str) -> Parts:
    """Points on their way to the track."""
    place = Rect(0, 0, 40, 20)
    return (
        Panel(place, "gold", radius=10),
        Label(place, text, 13, "gold_ink", 700),
    )
