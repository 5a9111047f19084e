"""What The City's slots, piles, counters and its track look like."""

from functools import lru_cache
from typing import Final

from citybuilder.tables.faces import Parts, pile, seat_mark
from citybuilder.tables.placement import LEAST_TEXT, LEFT, Label, Panel, Part, Picture, Rect
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.the_city.faces import ART

BACK: Final = "common/card_back"
CARD: Final = Rect(0, 0, 46, 60)  # of slots, piles and what is in flight
MARK: Final = 14.0  # of a seat on the track
OWNER: Final = 15.0  # of a seat in the middle of its slot
CORNER: Final = 12.0  # or on what was turned up
INSET: Final = 3.0  # of an icon in its counter, whose outline is not to touch it


def ground(place: Rect, art: str, shadow: float = 2) -> Parts:
    """A small card: its picture, or its back."""
    return (Panel(place, "card", "card_edge", 6, shadow=shadow), Picture(place.inset(2), art, 5))


def owner(look: SeatLook) -> Part:
    return seat_mark((CARD.w - OWNER) / 2, (CARD.h - OWNER) / 2, OWNER, look.shape, look.colour)


def in_corner(look: SeatLook) -> Part:
    return seat_mark(CARD.w - 14, CARD.h - 14, CORNER, look.shape, look.colour)


# What all have chosen


@lru_cache(maxsize=16)
def slot(look: SeatLook) -> Parts:
    """Where a choice will lie."""
    return (Panel(CARD, "faint", "panel_edge", 6), owner(look))


@lru_cache(maxsize=16)
def face_down(look: SeatLook) -> Parts:
    """A choice that nobody else may see."""
    return (*ground(CARD, BACK), owner(look))


@lru_cache(maxsize=512)
def chosen(keys: tuple[str, ...], look: SeatLook) -> Parts:
    """What one has chosen oneself, or what is turned up: one card, with a crew two."""
    aside = 9.0 if len(keys) > 1 else 0.0
    parts: list[Part] = []
    for number, key in enumerate(keys):
        place = Rect(number * aside, number * aside, CARD.w - aside, CARD.h - aside)
        parts.extend(ground(place, f"{ART}/{key}"))
    return (*parts, in_corner(look))


@lru_cache(maxsize=32)
def nothing(text: str, look: SeatLook) -> Parts:
    """Somebody builds nothing in this round."""
    return (
        Panel(CARD, "card", "card_edge", 6, shadow=2),
        Label(CARD.inset(2, 12), text, 12, "ink_soft", 600, lines=2),
        in_corner(look),
    )


@lru_cache(maxsize=512)
def stock(w: float, h: float, art: str, count: int, text: str) -> Parts:
    """A pile of cards with their number on it, and below it what it is."""
    place = Rect((w - CARD.w) / 2 - 3, 6, CARD.w, CARD.h - 6)
    pill = Rect(place.x + 7, place.y + place.h / 2 - 10, CARD.w - 14, 20)
    below = Rect(0, CARD.h + 1, w, h - CARD.h - 1)
    empty = (Panel(place, "faint", "panel_edge", 6),)
    return (
        *((*pile(place, count, 6), *ground(place, art)) if count else empty),
        Panel(pill, "bar", radius=10, opacity=0.92),
        Label(pill, str(count), 14, "bar_ink", 700),
        Label(below, text, 12, "ink_soft", 600),
    )


# Counters


@lru_cache(maxsize=512)
def figure(h: float, art: str, number: int, more: int) -> Parts:
    """An icon, a number, and what it grows by."""
    size = h * 0.76
    digits = len(str(number)) * size * 0.62
    growth = Rect(INSET + h + digits + 4, 0, h * 1.5, h)
    return (
        Picture(Rect(INSET, 1, h - 2, h - 2), art, crop=False),
        Label(Rect(INSET + h, 0, digits + 1, h), str(number), size, "ink", 700, LEFT),
        Label(growth, f"+{more}", max(LEAST_TEXT, size * 0.85), "good", 600, LEFT),
    )


@lru_cache(maxsize=512)
def shown_symbols(h: float, arts: tuple[str, ...], numbers: tuple[int, ...], step: float) -> Parts:
    """How often a city shows each symbol."""
    gap = (step - h) / 9  # so that two digits have room where areas are small
    parts: list[Part] = []
    for place, (art, number) in enumerate(zip(arts, numbers, strict=True)):
        ink = "ink" if number else "ink_soft"
        icon = Rect(INSET + place * step, 1, h - 2, h - 2)
        text = Rect(icon.right + gap, 0, step - icon.w - gap, h)
        parts.append(Picture(icon, art, crop=False, opacity=1.0 if number else 0.45))
        parts.append(Label(text, str(number), max(LEAST_TEXT, h * 0.7), ink, 600, LEFT))
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


HIDDEN_CARD: Final = ground(CARD, BACK)


@lru_cache(maxsize=128)
def flying(key: str) -> Parts:
    """A card on its way to a city."""
    return ground(CARD, f"{ART}/{key}", 3)


@lru_cache(maxsize=64)
def gain(text: str) -> Parts:
    """Points on their way to the track."""
    place = Rect(0, 0, 40, 20)
    return (
        Panel(place, "gold", radius=10),
        Label(place, text, 13, "gold_ink", 700),
    )
