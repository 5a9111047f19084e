"""What the cards, slots, goals and counters of Cities look like."""

from functools import lru_cache
from typing import Final

from citybuilder.tables.cities.ground import ART
from citybuilder.tables.faces import Parts, badge, seat_mark
from citybuilder.tables.placement import (
    LEAST_TEXT,
    LEFT,
    RIGHT,
    Label,
    Panel,
    Part,
    Picture,
    Polygon,
    Rect,
)
from citybuilder.tables.seats import SeatLook

STAR: Final = "common/star"
DIAGRAM: Final = 150 / 240  # height of the pictures of cards and goals, by their width
SKYLINE: Final = 130 / 560


# Cards


@lru_cache(maxsize=1024)
def card(w: float, h: float, key: str, name: str, points: int, now: int | None) -> Parts:
    """A card: its picture, the points for each of what it counts, and what they come to now."""
    grown = min(2.2, max(1.0, w / 100))
    picture_high = min((w - 6) * DIAGRAM, h * (0.38 if h < 80 else 0.41 if h < 100 else 0.54))
    picture = Rect(3, 3, w - 6, picture_high)
    text = Rect(3, picture.bottom, w - 6, h - picture.bottom - 2)
    return (
        Panel(Rect(0, 0, w, h), "card", "card_edge", 7, shadow=2),
        Picture(picture, f"{ART}/{key}", crop=False),
        Label(text, name, 12.5 * grown, "ink", 600, lines=5),
        *price(Rect(2, 2, w - 4, 16 * grown), points, now, 12.5 * grown),
    )


def price(row: Rect, points: int, now: int | None, size: float) -> Parts:
    """Points for each at the left, what they come to at the right."""
    ground = Rect(row.x, row.y, row.h * 1.6, row.h)
    parts: list[Part] = [
        Panel(ground, "card", radius=row.h / 2, opacity=0.85),
        Picture(Rect(row.x, row.y, row.h, row.h).inset(1), STAR, crop=False),
        Label(Rect(row.x + row.h, row.y, row.h * 0.6, row.h), str(points), size, "ink", 700, LEFT),
    ]
    if now is not None:
        wide = row.h * (1.3 if now < 10 else 1.8)  # no wider than it needs, to show the picture
        pill = Rect(row.right - wide, row.y, wide, row.h)
        parts.append(Panel(pill, "gold" if now else "faint", radius=row.h / 2))
        parts.append(Label(pill, str(now), size, "gold_ink" if now else "ink_soft", 700))
    return tuple(parts)


@lru_cache(maxsize=1024)
def small_card(w: float, h: float, key: str, now: int) -> Parts:
    """A card of somebody else: its picture and what it brings."""
    picture_high = min((w - 2) * DIAGRAM, h - 4)
    pill = Rect(w - 21, h - 15, 20, 14)
    return (
        Panel(Rect(0, 0, w, h), "card", "card_edge", 5, shadow=1),
        Picture(
            Rect(1, (h - picture_high) / 2 - 1, w - 2, picture_high), f"{ART}/{key}", crop=False
        ),
        Panel(pill, "gold" if now else "faint", radius=7),
        Label(pill, str(now), LEAST_TEXT, "gold_ink" if now else "ink_soft", 700),
    )


# The board


@lru_cache(maxsize=256)
def empty_slot(w: float, h: float, worker: SeatLook | None) -> Parts:
    """Nothing lies there any more; whoever took it stands there."""
    ground = Panel(Rect(0, 0, w, h), "faint", "panel_edge", 8)
    if worker is None:
        return (ground,)
    return (ground, *pawn(w / 2, h / 2, min(w, h) * 0.46, worker))


def pawn(x: float, y: float, high: float, look: SeatLook) -> Parts:
    """A worker: the shape of a seat above a body in its colour."""
    head = high * 0.52
    top = y - high / 2
    neck, foot, low = high * 0.17, high * 0.36, top + high
    body = (
        (x - neck, top + head * 0.8),
        (x + neck, top + head * 0.8),
        (x + foot, low),
        (x - foot, low),
    )
    return (
        Polygon(body, look.colour, "on_colour", 1.2),
        seat_mark(x - head / 2, top, head, look.shape, look.colour),
    )


@lru_cache(maxsize=512)
def slot(w: float, h: float, pictures: tuple[str, ...], side: float) -> Parts:
    """Things side by side; four of them in two lines."""
    columns = 1 if len(pictures) == 1 else 2
    lines = -(-len(pictures) // columns)
    parts: list[Part] = [Panel(Rect(0, 0, w, h), "card", "card_edge", 8, shadow=2)]
    gap = 3.0
    wide = min(side, (w - 8 - gap * (columns - 1)) / columns)
    high = min(wide, (h - 6 - gap * (lines - 1)) / lines)
    size = min(wide, high)
    left = (w - columns * size - gap * (columns - 1)) / 2
    top = (h - lines * size - gap * (lines - 1)) / 2
    for number, key in enumerate(pictures):
        in_line = min(columns, len(pictures) - number // columns * columns)
        aside = (columns - in_line) * (size + gap) / 2
        x = left + aside + number % columns * (size + gap)
        y = top + number // columns * (size + gap)
        place = Rect(x, y, size, size)
        parts.extend(unknown(place) if key == "?" else (Picture(place, key, crop=False),))
    return tuple(parts)


def unknown(place: Rect) -> Parts:
    """Something face down."""
    return (
        Panel(place, "bar", "card", place.w * 0.16, 1.2),
        Label(place, "?", place.h * 0.6, "bar_ink", 700),
    )


@lru_cache(maxsize=64)
def hidden_card(w: float, h: float) -> Parts:
    """A card face down."""
    place = Rect(0, 0, w, h)
    wide = min(w * 0.62, (h - 12) / 1.35)
    back = Rect((w - wide) / 2, (h - wide * 1.35) / 2, wide, wide * 1.35)
    return (
        Panel(place, "card", "card_edge", 8, shadow=2),
        Panel(back, "bar", "card", 6, 1.2),
        Label(back, "?", wide * 0.55, "bar_ink", 700),
    )


@lru_cache(maxsize=128)
def tile(w: float, h: float, key: str) -> Parts:
    """A tile on the board."""
    place = Rect(0, 0, w, h)
    return (
        Panel(place, "card", "card_edge", 8, shadow=2),
        Picture(place.inset(4), f"{ART}/{key}", crop=False),
    )


@lru_cache(maxsize=256)
def row_head(w: float, h: float, text: str, count: str) -> Parts:
    return (
        Label(Rect(2, 0, w * 0.7, h), text, 12, "ink_soft", 600, LEFT),
        Label(Rect(w * 0.62, 0, w * 0.38 - 2, h), count, LEAST_TEXT, "ink_soft", 500, RIGHT),
    )


# The city plan


@lru_cache(maxsize=64)
def plan_ground(w: float, h: float, key: str, name: str) -> Parts:
    """The skyline with the name of the city; goals lie below it."""
    high = w * SKYLINE
    name_place = Rect(10, 4, w * 0.5, 20)
    return (
        Panel(Rect(0, 0, w, h), "panel", "panel_edge", 10, shadow=2),
        Picture(Rect(1.5, 1.5, w - 3, high), f"{ART}/{key}", 9),
        Label(name_place, name, 15, "#2e2a26", 700, LEFT),
    )


@lru_cache(maxsize=512)
def goal(
    w: float,
    h: float,
    key: str,
    name: str,
    progress: tuple[tuple[SeatLook, str], ...],
    values: tuple[tuple[int, SeatLook | None, bool], ...],
) -> Parts:
    """What is to be reached, how far everybody is, and who has got there."""
    ring = min(23.0, (w - 8) / 4.9)
    low = h - ring - 4
    picture = Rect(2, low - 2, (w - 6) - 3.2 * ring, ring + 4)
    parts: list[Part] = [
        Panel(Rect(0, 0, w, h), "card", "card_edge", 7, shadow=1),
        Label(Rect(2, 2, w - 4, low - 19), name, 12.5, "ink", 600, lines=3),
        Picture(picture, f"{ART}/{key}", crop=False),
        *steps(Rect(3, low - 17, w - 6, 15), progress),
    ]
    left = w - 3 - 3.2 * ring
    for rank, (value, owner, covered) in enumerate(values):
        place = Rect(left + rank * 1.08 * ring, low, ring, ring)
        parts.extend(rank_parts(place, value, owner, covered))
    return tuple(parts)


def steps(room: Rect, progress: tuple[tuple[SeatLook, str], ...]) -> Parts:
    """How far each seat is; nothing but a check where the goal is reached."""
    parts: list[Part] = []
    each, size = room.w / len(progress), 9.0
    for number, (look, text) in enumerate(progress):
        x = room.x + number * each
        parts.append(seat_mark(x + 1, room.y + (room.h - size) / 2, size, look.shape, look.colour))
        place = Rect(x + size + 2, room.y, each - size - 2, room.h)
        if text:
            parts.append(Label(place, text, 12, "ink", 600, LEFT))
        else:
            check = Rect(place.x, place.y + 2, 11, room.h - 4)
            parts.append(Picture(check, "common/check~", crop=False))
    return tuple(parts)


def rank_parts(place: Rect, value: int, owner: SeatLook | None, covered: bool) -> Parts:
    """A value: free, with somebody's ring around it, or not used."""
    half = place.w / 2
    if owner is not None:
        corner = place.w * 0.42
        return (
            Panel(place, "card", owner.colour, half, 3.4),
            Label(place, str(value), 13, "ink", 700),
            seat_mark(
                place.right - corner * 0.7,
                place.y - corner * 0.25,
                corner,
                owner.shape,
                owner.colour,
            ),
        )
    if covered:
        return (Panel(place, "faint", "panel_edge", half), Label(place, "–", 13, "ink_soft", 500))
    return (
        Panel(place, "gold", "gold_ink", half, 1),
        Label(place, str(value), 13, "gold_ink", 700),
    )


# Counters and what flies


@lru_cache(maxsize=256)
def points(w: float, h: float, number: int) -> Parts:
    return (
        Picture(Rect(0, 0, h, h).inset(1), STAR, crop=False),
        Label(Rect(h + 2, 0, w - h - 2, h), str(number), h * 0.78, "ink", 700, LEFT),
    )


PART_ART: Final = ("", f"{ART}/yacht", f"{ART}/tree", f"{ART}/monument", "")


@lru_cache(maxsize=512)
def score_parts(w: float, h: float, points: tuple[int, ...], names: tuple[str, ...]) -> Parts:
    """What the points of a seat are made of; with names where there is room for them."""
    parts: list[Part] = []
    each = w / len(points)
    named = h > 2 * LEAST_TEXT
    high = h * 0.56 if named else h
    side = min(high - 2, 18.0)
    for number, (count, key) in enumerate(zip(points, PART_ART, strict=True)):
        x = number * each
        figure = 16.0 if named else 12.0
        left = x + ((each - side - 4 - figure * 1.3) / 2 if named else 1)
        parts += part_sign(Rect(left, (high - side) / 2, side, side), number, key)
        place = Rect(left + side + 3, 0, each - (left - x) - side - 3, high)
        ink = "ink" if count else "ink_soft"
        parts.append(Label(place, str(count), figure, ink, 700, LEFT))
        if named:
            below = Rect(x, high, each, h - high)
            parts.append(Label(below, names[number], LEAST_TEXT, "ink_soft", 500))
    return tuple(parts)


def part_sign(place: Rect, number: int, key: str) -> Parts:
    """What a part of a score comes from: the plan, water, parks, monuments or cards."""
    if key:
        return (Picture(place, key, crop=False),)
    if number == 0:
        return (Panel(place.inset(0.5), "gold", "gold_ink", place.h / 2, 1),)
    card = Rect(place.x + place.w * 0.12, place.y, place.w * 0.76, place.h)
    inside = Rect(card.x, card.y + card.h * 0.12, card.w, card.w).inset(1)
    return (Panel(card, "card", "ink_soft", 3, 1.2), Picture(inside, STAR, crop=False))


@lru_cache(maxsize=16)
def from_above(w: float, h: float, on: bool) -> Parts:
    """The sign of the view from above, with its key."""
    x, y, wide = h * 0.64, h / 2, h * 0.32
    plan = ((x - wide, y), (x, y - wide / 2), (x + wide, y), (x, y + wide / 2))
    low = tuple((px, py + 3.4) for px, py in plan)
    ink = "accent_ink" if on else "ink_soft"
    return (
        Panel(Rect(0, 0, w, h), "accent" if on else "card", "card_edge", h / 2, 1, shadow=1),
        Polygon(low, "", ink, 1.2),
        Polygon(plan, ink, ink, 1),
        Label(Rect(h, 0, w - h * 1.3, h), "V", 12, ink, 700),
    )


@lru_cache(maxsize=8)
def card_place(w: float, h: float) -> Parts:
    """Where a card will lie."""
    return (Panel(Rect(0, 0, w, h), "", "panel_edge", 7, 1.2),)


@lru_cache(maxsize=8)
def star(size: float) -> Parts:
    """The star marker of whoever begins."""
    place = Rect(0, 0, size, size)
    return (
        Panel(place, "mine", "mine_edge", size / 2, 1.6, shadow=1),
        Picture(place.inset(size * 0.16), STAR, crop=False),
    )


@lru_cache(maxsize=128)
def picture(size: float, key: str) -> Parts:
    return (Picture(Rect(0, 0, size, size), key, crop=False),)


@lru_cache(maxsize=128)
def ring(size: float, look: SeatLook) -> Parts:
    """On its way to the plan."""
    return (Panel(Rect(0, 0, size, size), "", look.colour, size / 2, 4),)


@lru_cache(maxsize=128)
def pieces(size: float, key: str, count: int) -> Parts:
    """Pieces in hand, with their number if there are several."""
    found = picture(size, key)
    if count == 1:
        return found
    return (*found, *badge(Rect(size - 17, 0, 17, 16), str(count)))


LINE: Final = 16.0  # height of a line of gains
APART: Final = 2.5  # between two of them
LONG: Final = 6.4  # units that a letter takes


def gains_lines(wide: float, lines: tuple[tuple[str, str, bool], ...]) -> list[float]:
    """The height of each reason: as many lines as its text needs."""
    return [LINE * (0.1 + 0.9 * -(-len(text) * LONG // (wide - 52))) for text, _, _ in lines]


def gains_height(wide: float, lines: tuple[tuple[str, str, bool], ...]) -> float:
    return sum(tall + APART for tall in gains_lines(wide, lines)) + LINE + 11


@lru_cache(maxsize=256)
def gains(wide: float, title: str, lines: tuple[tuple[str, str, bool], ...], sum_up: str) -> Parts:
    """What a placing would bring: each reason with its points, and their sum."""
    high = gains_height(wide, lines)
    ink = {"+": "good", "−": "bad"}.get(sum_up[:1], "ink")
    parts: list[Part] = [
        Panel(Rect(0, 0, wide, high), "card", "mine_edge", 8, 1.6, shadow=4),
        Label(Rect(8, 5, wide - 56, LINE), title, 13, "ink", 700, LEFT),
        Label(Rect(wide - 50, 5, 42, LINE), sum_up, 14, ink, 700, RIGHT),
    ]
    y = 6 + LINE
    for (text, amount, good), tall in zip(lines, gains_lines(wide, lines), strict=True):
        parts.append(Label(Rect(8, y, wide - 52, tall), text, 12, "ink", 500, LEFT, lines=4))
        if amount:  # a goal may come nearer without points
            ink = "good" if good else "bad"
            parts.append(Label(Rect(wide - 44, y, 36, LINE), amount, 12.5, ink, 700, RIGHT))
        y += tall + APART
    return tuple(parts)
