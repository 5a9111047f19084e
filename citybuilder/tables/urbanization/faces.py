"""What the cards, rows and tiles of Urbanization look like."""

from functools import lru_cache
from typing import Final

from citybuilder.tables.faces import Parts, badge, coin, seat_mark
from citybuilder.tables.placement import (
    LEAST_TEXT,
    LEFT,
    RIGHT,
    Label,
    Mark,
    Panel,
    Part,
    Picture,
    Rect,
)
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.urbanization.ground import ART

STAR: Final = "common/star"
ERAS: Final = ("green", "red", "blue")  # colours of factory cards
LONGEST: Final = 8
ONE_LINE: Final = 70.0  # width of a production field that stands beside another
SMALL: Final = 32.0  # height of a factory below which its value stands beside its picture
COUNTABLE: Final = 16.0  # size of orders that are counted one by one


@lru_cache(maxsize=64)
def panel(
    w: float, h: float, title: str, head: float = 18, note: str = "", named: float = 0
) -> Parts:
    """A part of the market with its name, which may be `named` units long, and what is said while
    nothing lies there."""
    room = Rect(w * 0.12, h * 0.3, w * 0.76, h * 0.5)
    return (
        Panel(Rect(0, 0, w, h), "panel", "panel_edge", 10, shadow=2),
        Label(Rect(9, 2, (named or w - 9) - 9, head), title, 12.5, "ink_soft", 600, LEFT),
        Label(room, note, 12.5, "ink_soft", 500, lines=4),
    )


# Factory cards


@lru_cache(maxsize=512)
def value(x: float, y: float, size: float, number: int, era: int) -> Parts:
    """The value of a factory in the colour of its era."""
    return valued(Rect(x, y, size * 1.25, size), max(LEAST_TEXT, size * 0.78), number, era)


def valued(rect: Rect, size: float, number: int, era: int) -> Parts:
    return (
        Panel(rect, ERAS[era], radius=4),
        Label(rect, str(number), size, "on_colour", 700),
    )


def order_art(colour: int) -> str:
    return f"{ART}/order_{('orange', 'grey', 'white')[colour]}"


def cubes(rect: Rect, colour: int, count: int, most: float = 14) -> Parts:
    """So many orders of a colour, side by side in the middle of a place."""
    size = min(most, rect.h, (rect.w + 1) / max(1, count) - 1)
    left = rect.x + (rect.w - count * (size + 1) + 1) / 2
    top = rect.y + (rect.h - size) / 2
    return tuple(
        Picture(Rect(left + n * (size + 1), top, size, size), order_art(colour), crop=False)
        for n in range(count)
    )


def so_many(rect: Rect, colour: int, count: int) -> Parts:
    """Orders of a colour: one by one where they are large enough, else one and their number."""
    if (rect.w + 1) / count - 1 >= min(COUNTABLE, rect.h):
        return cubes(rect, colour, count, rect.h)
    size = min(rect.h, rect.w - 15)
    left = rect.x + max(0.0, rect.w - size - 15) / 2
    return (
        Picture(
            Rect(left, rect.y + (rect.h - size) / 2, size, size), order_art(colour), crop=False
        ),
        Label(
            Rect(left + size, rect.y, 16, rect.h),
            f"×{count}",
            max(LEAST_TEXT, min(13.0, size)),
            "ink",
            700,
        ),
    )


def order_field(rect: Rect, colour: int, count: int, taken: SeatLook | None, last: bool) -> Parts:
    """Orders to be had there, or the marker of whoever took them; the last one pays a coin, which
    lies on its corner."""
    parts: list[Part] = [Panel(rect, "faint", "panel_edge", rect.h * 0.3)]
    if taken is not None:
        size = rect.h * 0.66
        parts.append(
            seat_mark(
                rect.x + (rect.w - size) / 2,
                rect.y + (rect.h - size) / 2,
                size,
                taken.shape,
                taken.colour,
            )
        )
        return tuple(parts)
    parts += so_many(rect.inset(1, rect.h * 0.08), colour, count)
    if last:
        size = max(13.0, rect.h * 0.56)
        place = Rect(rect.right - size * 0.8, rect.y - size * 0.62, size, size)
        parts += coin(place, 1, max(LEAST_TEXT, size * 0.6))
    return tuple(parts)


def goods(rect: Rect, colour: int, most: int, money: int, used: int | None = None) -> Parts:
    """A production field: places for orders, and the money for each of them. Nobody uses those of
    a card on display."""
    size = min(rect.h, (rect.w - 20) / max(3, most) - 1, 17)
    pay = min(16.0, rect.h)
    worth = coin(Rect(rect.right - pay, rect.y + (rect.h - pay) / 2, pay, pay), money, LEAST_TEXT)
    if used is None or (used == 0 and size < COUNTABLE):
        return (*so_many(Rect(rect.x, rect.y, rect.w - pay - 3, rect.h), colour, most), *worth)
    parts: list[Part] = []
    for number in range(max(most, used)):
        place = Rect(rect.x + number * (size + 1), rect.y + (rect.h - size) / 2, size, size)
        parts.append(Panel(place, "faint", "panel_edge", 3))
        there = number < used
        inner = place.inset(0.5 if there else size * 0.12)
        parts.append(Picture(inner, order_art(colour), crop=False, opacity=1 if there else 0.6))
    return (*parts, *worth)


@lru_cache(maxsize=512)
def factory(
    w: float,
    h: float,
    key: str,
    name: str,
    number: int,
    era: int,
    orders: tuple[tuple[int, int, SeatLook | None], ...],
    makes: tuple[tuple[int, int, int], ...],
) -> Parts:
    """A factory card: value and name, its picture, two order fields and what it makes."""
    grown = min(2.4, w / 84, h / 140)
    size = 15 * min(1.5, grown)
    lines = 1 if w / len(makes) >= ONE_LINE else len(makes)
    foot = lines * 18 * min(1.7, grown) + 2
    field = 21 * min(1.7, grown)
    head = (29 if w < 1.5 * ONE_LINE else 22) * min(1.5, grown)
    picture = Rect(3, head, w - 6, max(10.0, h - head - foot - field - 7))
    parts: list[Part] = [
        Panel(Rect(0, 0, w, h), "card", "card_edge", 7, shadow=2),
        Label(Rect(3, 1, w - 6, head - 2), name, 12.5 * min(1.5, grown), "ink", 600, lines=2),
        Picture(picture, f"{ART}/{key}", 4),
        *value(picture.x + 1, picture.y + 1, size, number, era),
    ]
    each = (w - 8) / 2
    for place, (colour, count, taken) in enumerate(orders):
        rect = Rect(3 + place * (each + 2), picture.bottom + 3, each, field)
        parts += order_field(rect, colour, count, taken, place == len(orders) - 1)
    top = picture.bottom + field + 5
    step = (h - 3 - top) / lines
    columns = len(makes) // lines
    wide = (w - 8 - 6 * (columns - 1)) / columns
    for at, (colour, most, money) in enumerate(makes):
        line, column = divmod(at, columns)
        room = Rect(4 + column * (wide + 6), top + line * step, wide, step - 1)
        parts += goods(room, colour, most, money)
    return tuple(parts)


@lru_cache(maxsize=64)
def empty_slot(w: float, h: float) -> Parts:
    return (Panel(Rect(0, 0, w, h), "faint", "panel_edge", 7),)


@lru_cache(maxsize=1024)
def stack(
    w: float,
    h: float,
    key: str,
    name: str,
    number: int,
    era: int,
    covered: tuple[int, ...],
    makes: tuple[tuple[int, int, int, int], ...],
) -> Parts:
    """A factory of one's own: the values that it replaced, and the orders that lie on it."""
    parts: list[Part] = []
    deep = min(len(covered), 2) * 2.0
    for depth in range(min(len(covered), 2), 0, -1):
        edge = Rect(depth * 2, deep - depth * 2, w - deep, h - deep)
        parts.append(Panel(edge, "card", "card_edge", 6))
    top = Rect(0, deep, w - deep, h - deep)
    foot = len(makes) * 16 + 2 if h >= 70 else 0
    head = 0.0 if not name else 27.0 if top.w < 92 else 17.0
    picture = Rect(2, top.y + 2, top.w - 4, top.h - foot - head - 4)
    parts.append(Panel(top, "card", "card_edge", 6, shadow=1))
    if h < SMALL:
        beside = Rect(2, picture.y, 15, picture.h)
        picture = Rect(18, picture.y, picture.w - 16, picture.h)
        parts += valued(beside, LEAST_TEXT, number, era)
        parts.append(Picture(picture, f"{ART}/{key}", 4))
    else:
        parts.append(Picture(picture, f"{ART}/{key}", 4))
        parts += value(picture.x + 1, picture.y + 1, 14, number, era)
    if covered and top.w >= 46:  # values below count on
        parts += badge(Rect(picture.x + 21, picture.y + 1, 25, 14), f"+{sum(covered)}")
    if name:
        place = Rect(3, picture.bottom + 1, top.w - 6, head)
        parts.append(Label(place, name, 12, "ink", 600, lines=2))
    if foot:
        for line, (colour, most, money, used) in enumerate(makes):
            rect = Rect(3, top.bottom - foot + line * 16, top.w - 6, 15)
            parts += goods(rect, colour, most, money, used)
    return tuple(parts)


# Grain


@lru_cache(maxsize=256)
def grain_space(w: float, h: float, name: str, there: int, room: int, cost: int) -> Parts:
    """A barn, the field or the return area: what lies there, and what one costs."""
    head = 19.0 if h > 36 else 13.5
    size = 17.0 if h > 36 else 15.0
    parts: list[Part] = [
        Panel(Rect(0, 0, w, h), "card", "card_edge", 7, shadow=1),
        Label(Rect(4, 1, w - 5 - (size + 2 if cost else 0), head), name, 12, "ink", 600, LEFT),
    ]
    if cost:
        parts += coin(Rect(w - size - 2, 2, size, size), cost, LEAST_TEXT + 1)
    places = max(room, there)
    lines = 1 if places <= 4 else 2
    lines = lines if h > 36 else 1
    columns = -(-places // lines)
    body = Rect(4, head + (1 if h > 36 else 0), w - 8, h - head - 2)
    size = min(body.w / columns - 1.5, body.h / lines - 1.5, 26)
    left = body.x + (body.w - columns * (size + 1.5)) / 2
    top = body.y + (body.h - lines * (size + 1.5)) / 2
    for number in range(places):
        place = Rect(
            left + number % columns * (size + 1.5),
            top + number // columns * (size + 1.5),
            size,
            size,
        )
        if number < there:
            parts.append(Picture(place, f"{ART}/grain", crop=False))
        else:
            parts.append(Panel(place.inset(size * 0.14), "faint", "panel_edge", size / 2))
    return tuple(parts)


# The boards of players


@lru_cache(maxsize=4096)
def row(
    w: float,
    h: float,
    name: str,
    label: float,
    figure: int | None,
    tokens: tuple[str, ...],
    look: SeatLook | None,
    wanted: int | None = None,
) -> Parts:
    """A row of a board: a figure on one of its places, or tokens from the left."""
    size = 13 if label > 60 else LEAST_TEXT
    parts: list[Part] = [Label(Rect(0, 0, label - 3, h), name, size, "ink_soft", 600, LEFT)]
    step = (w - label) / (LONGEST + 1)
    size = min(step - 2, h - 1)
    for number in range(LONGEST + 1):
        middle = label + step * (number + 0.5)
        written = Rect(middle - step / 2, 0, step, h)
        place = Rect(middle - size / 2, (h - size) / 2, size, size)
        token = 0 < number <= len(tokens)
        edge = "good" if number == wanted else "panel_edge"
        parts.append(Panel(place, "faint", edge, 4, 1.6 if number == wanted else 1))
        if token:
            parts.append(Picture(place.inset(-0.5), tokens[number - 1], crop=False))
        elif number != figure and h >= LEAST_TEXT:
            parts.append(Label(written, str(number), LEAST_TEXT, "ink_soft", 500))
        if number == figure and look is not None:
            inner = size * 0.92
            parts.append(
                seat_mark(middle - inner / 2, (h - inner) / 2, inner, look.shape, look.colour)
            )
    return tuple(parts)


@lru_cache(maxsize=512)
def figure(h: float, art: str, number: int) -> Parts:
    """A picture and a number beside it."""
    return (
        Picture(Rect(0, 0, h, h), art, crop=False),
        Label(Rect(h + 2, 0, h * 1.3, h), str(number), h * 0.72, "ink", 700, LEFT),
    )


def markers(place: Rect, look: SeatLook, number: int) -> Parts:
    """Action markers that are left: the number beside one, or upon it."""
    w, h = place.w, place.h
    if w < 1.6 * h:
        high = min(11.0, h - 13)
        return (
            Mark(Rect((w - high) / 2, 0, high, high), look.shape, look.colour, "on_colour"),
            Label(Rect(0, high, w, 13), f"×{number}", LEAST_TEXT, "ink_soft", 600),
        )
    size = h * 0.62
    return (
        Mark(Rect(h * 0.19, h * 0.19, size, size), look.shape, look.colour, "on_colour"),
        Label(Rect(h, 0, w - h, h), f"×{number}", h * 0.62, "ink_soft", 600, LEFT),
    )


@lru_cache(maxsize=128)
def portrait(size: float, key: str, used: bool) -> Parts:
    """A character in a frame; pale once it has helped."""
    whole = Rect(0, 0, size, size)
    return (
        Panel(whole, "card", "card_edge", size * 0.22, shadow=1),
        Picture(
            whole.inset(1.5), f"{ART}/{key}", size * 0.2, grey=used, opacity=0.55 if used else 1
        ),
    )


@lru_cache(maxsize=256)
def action(w: float, h: float, name: str, symbol: str, possible: bool, underway: bool) -> Parts:
    """The tile of an action; its character lies on its lower part."""
    ink = "ink" if possible else "ink_soft"
    sign = Rect(5, 3, 17, 17)
    return (
        Panel(
            Rect(0, 0, w, h),
            "mine" if underway else "card" if possible else "panel",
            "mine_edge" if underway else "card_edge",
            9,
            2.4 if underway else 1,
            shadow=2 if possible else 0,
        ),
        Picture(sign, f"{ART}/symbol_{symbol}~", crop=False, opacity=1 if possible else 0.45),
        Label(Rect(24, 2, w - 27, 19), name, 13, ink, 600, LEFT),
    )


@lru_cache(maxsize=256)
def character(w: float, h: float, key: str, name: str, owner: SeatLook | None) -> Parts:
    """A character: its face and name; whoever has it is marked."""
    size = min(h - 2, w * 0.37)
    parts: list[Part] = [
        Picture(Rect(1, 1, size, size), f"{ART}/{key}", size * 0.2, opacity=0.4 if owner else 1),
        Label(
            Rect(size + 4, 0, w - size - 5, h),
            name,
            12,
            "ink_soft" if owner else "ink",
            500,
            LEFT,
            lines=2,
        ),
    ]
    if owner is not None:
        mark = size * 0.46
        parts.append(
            seat_mark(1 + (size - mark) / 2, 1 + (size - mark) / 2, mark, owner.shape, owner.colour)
        )
    return tuple(parts)


@lru_cache(maxsize=256)
def supply(w: float, h: float, art: str, number: int, cost: int) -> Parts:
    """Buildings that can still be built, and what one costs."""
    shown = 1 if number else 0.35
    parts: list[Part] = [Picture(Rect(w - 34, 0, 34, h), f"{ART}/{art}", crop=False, opacity=shown)]
    if cost:
        parts += coin(Rect(3, 4, 16, 16), cost, LEAST_TEXT)
    return (*parts, *badge(Rect(0, h - 19, 22 if number < 10 else 28, 15), f"×{number}"))


@lru_cache(maxsize=64)
def loose_orders(w: float, h: float, colour: int, number: int) -> Parts:
    return (
        Picture(Rect(0, (h - 17) / 2, 17, 17), order_art(colour), crop=False),
        Label(Rect(19, 0, w - 19, h), str(number), 12, "ink", 600, LEFT),
    )


@lru_cache(maxsize=128)
def steps(w: float, h: float, lines: tuple[tuple[str, int, int], ...]) -> Parts:
    """Where the match is: for each line its words, and so many dots of which some are over."""
    parts: list[Part] = []
    high = h / len(lines)
    for number, (text, now, most) in enumerate(lines):
        top = number * high
        parts.append(Label(Rect(0, top, w, 15), text, 12, "ink", 600, LEFT))
        size = min(9.0, (w + 3) / max(1, most) - 3)
        for dot in range(most):
            place = Rect(dot * (size + 3), top + 16, size, size)
            done = dot + 1 < now
            fill = "accent" if dot + 1 == now else "ink_soft" if done else "faint"
            parts.append(Mark(place, "circle", fill, "panel_edge"))
    return tuple(parts)


@lru_cache(maxsize=128)
def coin_of(size: float, amount: int) -> Parts:
    """The money of a player."""
    return coin(Rect(0, 0, size, size), amount, max(LEAST_TEXT, size * 0.5))


@lru_cache(maxsize=128)
def hired(size: float, key: str, used: bool, sown: int) -> Parts:
    """The character of a player, with grain that was sown on its card."""
    parts = portrait(size, key, used)
    if not sown:
        return parts
    half = size * 0.55
    grains = tuple(
        Picture(Rect(size - half * (0.7 + 0.6 * n), size - half, half, half), f"{ART}/grain")
        for n in range(sown)
    )
    return (*parts, *grains)


@lru_cache(maxsize=32)
def deck(w: float, h: float, left: int) -> Parts:
    """Factory cards that are still to come."""
    front = Rect(1, 2.5, h * 0.8, h - 3)
    return (
        Panel(Rect(4, 0.5, h * 0.8, h - 3), "card", "ink_soft", 2),
        Panel(front, "card", "ink_soft", 2),
        Picture(front.inset(1.5), f"{ART}/symbol_industry~", crop=False),
        Label(Rect(h + 2, 0, w - h - 2, h), str(left), 12, "ink", 600, LEFT),
    )


@lru_cache(maxsize=32)
def aside(w: float, h: float, text: str) -> Parts:
    """What stands before numbers, to say what they are."""
    return (Label(Rect(0, 0, w, h), text, 12, "ink_soft", 500, RIGHT),)


@lru_cache(maxsize=64)
def large(w: float, h: float, key: str, name: str, text: str) -> Parts:
    """A character or an invention that is looked at, with what it does."""
    picture = Rect(8, 8, w - 16, h * 0.52)
    return (
        Panel(Rect(0, 0, w, h), "card", "card_edge", 12, shadow=4),
        Picture(picture, f"{ART}/{key}", 8),
        Label(Rect(10, picture.bottom + 4, w - 20, 28), name, 19, "ink", 700),
        Label(Rect(12, picture.bottom + 34, w - 24, h - picture.bottom - 42), text, 15, lines=7),
    )
