"""What The City's cards, slots and counters look like."""

from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import Final

from citybuilder.tables.faces import Parts, badge, pile
from citybuilder.tables.placement import (
    LEAST_TEXT,
    LEFT,
    TICK,
    Label,
    Panel,
    Part,
    Picture,
    Rect,
)

ART: Final = "the_city"
NO_BREAK: Final = "\u00a0"
INCOME: Final = f"{ART}/symbol_income~"
POINTS: Final = f"{ART}/symbol_points~"
INCOME_SIGN: Final = f"{ART}/symbol_income_light"  # on colours, in every theme
POINTS_SIGN: Final = f"{ART}/symbol_points"
RIVAL: Final = f"{ART}/symbol_rival~"

HEAD: Final = 32.0  # of a card in hand: its name, on two lines if need be
HIGH_HEAD: Final = 44.0  # with a name on three lines
NARROW: Final = 84.0  # by its growth: what is seen of a card where it needs them
ROW: Final = 17.0  # of what it brings
TEXT: Final = 0.74  # of what is written there, by its height
SMALLEST: Final = 0.5  # of a picture there
COST: Final = 23.0
SYMBOL: Final = 17.0
PILL: Final = 18.0  # in the corner of a picture
TALL: Final = 67.0  # units from which the numbers of a built card do not lie on its picture
ROOMY: Final = 66.0  # units of width from which these numbers are large
FOOT: Final = 17.0
LOW_FOOT: Final = 14.0
MOST_SYMBOLS: Final = 3  # on a card
LEAST_SYMBOL: Final = 10.0  # across


@dataclass(frozen=True)
class Bonus:
    """More than the printed number: so much for each of what the picture shows."""

    amount: int
    art: str
    symbol: bool  # else a card
    once: bool = False
    rival: bool = False  # counted in the city of somebody else as well


@dataclass(frozen=True)
class Face:
    """What is printed on a card."""

    key: str
    name: str
    symbols: tuple[str, ...]  # art
    income: int
    points: int
    more_income: tuple[Bonus, ...] = ()
    more_points: tuple[Bonus, ...] = ()
    less: tuple[Bonus, ...] = ()  # what it makes cheaper, and by how much
    needs: tuple[str, ...] = ()  # art of the cards of which one must be there
    single: str = ""  # that a city may have one of it only
    note: str = ""  # what else it is good for

    @property
    def art(self) -> str:
        return f"{ART}/{self.key}"

    @property
    def rows(self) -> int:
        """Lines that its foot needs."""
        rivals = sum(bonus.rival for bonus in (*self.more_income, *self.more_points))
        return int(self.brings_cards) + int(self.brings_points) + rivals

    @property
    def brings_cards(self) -> bool:
        return self.income > 0 or bool(self.more_income)

    @property
    def brings_points(self) -> bool:
        return self.points > 0 or bool(self.more_points)


def growth(w: float) -> float:
    """Of what is printed on a card in hand."""
    return min(1.8, max(1.0, w / 118))


def is_narrow(w: float, seen: float) -> bool:
    """Whether most of a card in hand is covered."""
    return seen < NARROW * growth(w)


def head_of(w: float, seen: float) -> float:
    """Of a card in hand; where most of it is covered, its name has a line more."""
    return (HIGH_HEAD if is_narrow(w, seen) else HEAD) * growth(w)


def picture_of(w: float, h: float, seen: float) -> Rect:
    """The picture of a card in hand, between its name and what it brings."""
    head, foot = head_of(w, seen), 2 * ROW * growth(w) + 3
    return Rect(3, head, w - 6, h - head - foot)


def corner_of(w: float, seen: float) -> Rect:
    """Where its cost stands."""
    side = COST * growth(w)
    return Rect(1, head_of(w, seen) - 3, side, side)


@lru_cache(maxsize=1024)
def card(w: float, h: float, face: Face, cost: int, printed: int, seen: float = inf) -> Parts:
    """A card in hand: its name, its cost as things are, its symbols and what it brings. Only so
    much of its width may be seen; all that is read stands there."""
    grown, narrow = growth(w), is_narrow(w, seen)
    row = ROW * grown
    picture, corner = picture_of(w, h, seen), corner_of(w, seen)
    sight = Rect(picture.x, picture.y, min(picture.w, seen - picture.x - 1), picture.h)
    name = Rect(5, 2, min(w, seen) - 8, picture.y - 3)
    column = symbols(picture.x + 2, corner.bottom + 3, face.symbols, SYMBOL * grown)
    parts: list[Part] = [
        Panel(Rect(0, 0, w, h), "card", "card_edge", 8, shadow=3),
        Picture(picture, face.art, 5),
        Label(
            name,
            face.name,
            13 * grown,
            "ink",
            600,
            LEFT,
            lines=3 if narrow else 2,
            anywhere=True,
        ),
        *price(corner, cost, printed, 14.5 * grown),
        *column,
    ]
    foot = Rect(6, picture.bottom + 1, min(w - 12, seen - 8), 2 * row)
    top = foot.y + (2 - face.rows) * row / 2
    for shown, art, number, bonuses in (
        (face.brings_cards, INCOME, face.income, face.more_income),
        (face.brings_points, POINTS, face.points, face.more_points),
    ):
        if shown:
            parts.extend(brings(Rect(foot.x, top, foot.w, row), art, number, bonuses))
            top += row
        for bonus in bonuses:
            if bonus.rival:
                parts.extend(of_rival(Rect(foot.x, top, foot.w, row), bonus))
                top += row
    beside = Rect(corner.right + 2, sight.y, sight.right - corner.right - 2, sight.h)
    below = Rect(sight.x, corner.bottom + 1, sight.w, sight.h)
    if column:
        below = Rect(
            sight.x, corner.bottom + len(face.symbols) * SYMBOL * grown + 6, sight.w, sight.h
        )
    parts.extend(condition(below if narrow else beside, face, PILL * grown, narrow))
    if face.less:
        parts.extend(cheaper(sight, face.less, PILL * grown))
    if face.note:
        parts.append(Label(foot, face.note, 12.5 * grown, "ink", 600, LEFT, lines=2))
    return tuple(parts)


def tick(w: float, h: float, seen: float = inf) -> tuple[float, float]:
    """The middle of a sign on a card in hand: on its picture, beside the symbols, between what
    stands in its corners, and still at the left, where other cards do not cover it; where most of
    it is covered, beside the cost."""
    picture, corner = picture_of(w, h, seen), corner_of(w, seen)
    if is_narrow(w, seen):
        return corner.right + 2 + TICK / 2, picture.y + 1 + TICK / 2
    return picture.x + 2 + SYMBOL * growth(w) + 5 + TICK / 2, picture.y + picture.h / 2


def condition(room: Rect, face: Face, high: float, left: bool) -> Parts:
    """At an upper corner of its room: what it needs, or that there may be only one."""
    sign, count = high * 0.7, len(face.needs)
    natural = sign + count * high * 1.3 + 1 if count else high * 2.4
    wide = min(natural, room.w - 4)
    pill = Rect(room.x + 2 if left else room.right - wide - 2, room.y + 2, wide, high)
    ground = Panel(pill, "red", radius=5, opacity=0.95)
    if face.needs:
        each = (wide - sign - 1) / count
        places = [
            Rect(pill.x + sign + number * each, pill.y + 1.5, each - 1.5, high - 3)
            for number in range(count)
        ]
        return (
            ground,
            Label(Rect(pill.x, pill.y, sign, high), "!", high * 0.75, "on_colour", 700),
            *(Picture(place, art, 3) for place, art in zip(places, face.needs, strict=True)),
        )
    return (ground, Label(pill, face.single, high * 0.68, "on_colour", 700)) if face.single else ()


def cheaper(picture: Rect, less: tuple[Bonus, ...], high: float) -> Parts:
    """In the lower right corner of what is seen of the picture: so much off each of these."""
    sign = high * 1.15
    sides = [high if bonus.symbol else high * 1.35 for bonus in less]
    wide = min(sign + sum(sides) + 3, picture.w - 4)
    small = (wide - sign - 3) / sum(sides)
    pill = Rect(picture.right - wide - 2, picture.bottom - high - 2, wide, high)
    parts: list[Part] = [
        Panel(pill, "green", radius=5, opacity=0.95),
        Label(Rect(pill.x, pill.y, sign, high), f"−{less[0].amount}", high * 0.7, "on_colour", 700),
    ]
    x = pill.x + sign
    for bonus, side in zip(less, sides, strict=True):
        place = Rect(x, pill.y + 1.5, side * small - 1.5, high - 3)
        if bonus.symbol:
            parts.append(Panel(place, "card", radius=4))
        parts.append(Picture(place, bonus.art, 3, crop=not bonus.symbol))
        x += side * small
    return tuple(parts)


def price(rect: Rect, cost: int, printed: int, size: float) -> Parts:
    """In a dark field; where something makes it cheaper, in a green one."""
    return (
        Panel(rect, "bar" if cost == printed else "green", "card", 6, 1.6),
        Label(rect, str(cost), size, "bar_ink" if cost == printed else "on_colour", 700),
    )


def symbols(x: float, y: float, arts: tuple[str, ...], size: float, across: bool = False) -> Parts:
    """One below the other at the left edge, where a covered card can still be seen; or side by
    side."""
    if not arts:
        return ()
    long = len(arts) * size + 3
    wide, high, aside, down = (long, size + 3, size, 0.0) if across else (size + 3, long, 0.0, size)
    ground = Panel(Rect(x, y, wide, high), "card", radius=5, opacity=0.9)
    places = [
        Rect(x + 1.5 + number * aside, y + 1.5 + number * down, size, size)
        for number in range(len(arts))
    ]
    shown = [Picture(at.inset(1), art, crop=False) for at, art in zip(places, arts, strict=True)]
    return (ground, *shown)


def brings(row: Rect, art: str, number: int, bonuses: tuple[Bonus, ...]) -> Parts:
    """Cards or points a round: a number, and what more is counted. Where room is short, pictures
    become smaller; where there is none, a plus says that there is more."""
    high = row.h
    said = [each_of(bonus, number) for bonus in bonuses]
    first = 0.75 if number or not bonuses else 0.0
    texts = high * (1 + first + sum(wide for _, wide in said))
    sides = [high - 2 if bonus.symbol else high * 1.25 for bonus in bonuses]
    pictures = sum(sides) + len(sides)
    tight = min(1.0, max(LEAST_TEXT / (TEXT * high), row.w / (texts + pictures)))
    small = min(1.0, (row.w - texts * tight) / pictures) if bonuses else 1.0
    parts: list[Part] = [Picture(Rect(row.x, row.y + 1.5, high - 3, high - 3), art, crop=False)]
    x = row.x + high * tight
    if first:
        place = Rect(x, row.y, high * 0.8 * tight, high)
        parts.append(Label(place, str(number), high * 0.8, weight=700))
        x += high * first * tight
    if small < SMALLEST:
        return (*parts, Label(Rect(x, row.y, high * 0.7, high), "+", high * TEXT, "ink", 600))
    for bonus, (text, wide), side in zip(bonuses, said, sides, strict=True):
        place = Rect(x, row.y, high * wide * tight, high)
        parts.append(Label(place, text, high * TEXT, "ink", 600))
        place = Rect(place.right, row.y + 1, side * small, high - 2)
        parts.append(Picture(place, bonus.art, 0 if bonus.symbol else 3, crop=not bonus.symbol))
        x = place.right + 1
    return tuple(parts)


def each_of(bonus: Bonus, number: int) -> tuple[str, float]:
    """How much it brings, after a number or alone, and the width of that by its height."""
    plus = "+" if bonus.once or number else ""
    if bonus.once:
        return f"{plus}{bonus.amount}", 1.1
    return f"{plus}{bonus.amount}{NO_BREAK}×", 1.75 if plus else 1.25


def of_rival(row: Rect, bonus: Bonus) -> Parts:
    """The same again, in the city of somebody else; below the number, if there is room."""
    high = row.h
    plus = high * 0.7
    wide = plus + 2 * high - 3
    x = row.x + max(0.0, min(high, row.w - wide))
    sign = Rect(x + plus, row.y + 1.5, high - 3, high - 3)
    return (
        Label(Rect(x, row.y, plus, high), "+", high * TEXT, "ink", 600),
        Picture(sign, RIVAL, crop=False),
        Picture(Rect(sign.right + 2, row.y + 1, high - 2, high - 2), bonus.art, crop=False),
    )


@lru_cache(maxsize=2048)
def built(w: float, h: float, face: Face, count: int, income: int, points: int) -> Parts:
    """A card in a city with its copies: what each of them brings its owner now."""
    tall = h >= TALL
    named = w >= 92 and h >= 100
    edge = min(count - 1, 2) * 2.0
    top = Rect(0, 4, w - (4 if tall else 1), h - 4)
    high = FOOT if w >= ROOMY and tall else LOW_FOOT
    name = 28.0 if named else 0.0
    picture = Rect(top.x + 2, top.y + 2, top.w - 4, top.h - (high if tall else 0) - name - 3)
    parts: list[Part] = [
        *pile(top, min(count, 3), 6),
        Panel(top, "card", "card_edge", 6, shadow=2),
        Picture(picture, face.art, 4),
    ]
    if name:
        place = Rect(top.x + 3, picture.bottom, top.w - 6, name)
        parts.append(Label(place, face.name, 12.5, "ink", 600, lines=2))
    low = Rect(top.x + 2, top.bottom - high - 1, top.w - 4, high)
    if tall:
        parts.extend(symbols(picture.x + 1, picture.y + 1, face.symbols, 15 if named else 13))
    else:
        free = Rect(low.x, picture.y, low.w, low.y - picture.y)
        parts.extend(symbols_in_a_row(free, face.symbols))
    parts.extend(worth(low, income, points, tall))
    if count > 1:
        across = 17.0
        corner = Rect(min(top.right + edge, w) - across, 0, across, 16)
        parts.extend(badge(corner, str(count)))
    return tuple(parts)


def symbols_in_a_row(room: Rect, arts: tuple[str, ...]) -> Parts:
    """At the lower edge of what is free, below the number of copies; on cards so small that three
    could not be told apart, none."""
    size = min(13.0, (room.w - 4) / MOST_SYMBOLS)
    if size < LEAST_SYMBOL or room.h < size + 4:
        return ()
    return symbols(room.x + 1, room.bottom - size - 4, arts, size, across=True)


def worth(low: Rect, income: int, points: int, tall: bool) -> Parts:
    """Cards at the left, points at the right, each in its own field; with their signs, if there is
    room for both."""
    needs = signed(low.h, income), signed(low.h, points)
    half = low.w / 2 - 0.5
    sign = sum(needs) <= low.w
    if sign:
        least = half if tall else 0.0
        wide = [max(need, min(least, low.w - other)) for need, other in (needs, needs[::-1])]
    else:
        wide = [min(half, 20.0)] * 2
    left = Rect(low.x, low.y, wide[0], low.h)
    right = Rect(low.right - wide[1], low.y, wide[1], low.h)
    return (
        *(field(left, income, "blue", "on_colour", INCOME_SIGN, sign) if income else ()),
        *(field(right, points, "gold", "gold_ink", POINTS_SIGN, sign) if points else ()),
    )


def signed(high: float, number: int) -> float:
    """The width of a field with a sign and a number; 0 where there is none."""
    return high + digits(number) if number else 0.0


def digits(number: int) -> float:
    return 7.5 * len(str(number)) + 1


def field(place: Rect, number: int, fill: str, ink: str, art: str, sign: bool) -> Parts:
    """A number on its ground, perhaps after a sign."""
    ground, size = Panel(place, fill, radius=4), 12.5 if place.h == FOOT else 11.5
    if not sign:
        text = Rect(place.x - 2, place.y, place.w + 4, place.h)
        return (ground, Label(text, str(number), size, ink, 700))
    side, wide = place.h - 4, digits(number)
    icon = Rect(place.x + (place.w - side - 2 - wide) / 2, place.y + 2, side, side)
    text = Rect(icon.right + 2, place.y, wide, place.h)
    return (ground, Picture(icon, art, crop=False), Label(text, str(number), size, ink, 700))
