"""What Machi Koro's cards, dice and panels look like."""

from functools import lru_cache
from typing import Final

from citybuilder.games.machi_koro import cards as c
from citybuilder.tables.faces import LEAST_FOOT, Class, Parts, badge, band, coin, pile, tile
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

ART: Final = "machi_koro"

CLASSES: Final = {
    c.BLUE: Class("blue", "circle"),
    c.GREEN: Class("green", "square"),
    c.RED: Class("red", "triangle"),
    c.VIOLET: Class("violet", "diamond"),
}

HEAD: Final = 27.0  # of a card: its name, on two lines if need be
EFFECT: Final = 25.0
NOTE: Final = 15.0
SMALL_HEAD: Final = 26.0
LOWEST: Final = 27.0  # tile with a picture
FOOT: Final = 24.0
DIE: Final = 57.0
COIN_SIZE: Final = 24.0
COIN: Final[Parts] = (Picture(Rect(0, 0, COIN_SIZE, COIN_SIZE), "common/coin", crop=False),)


@lru_cache(maxsize=512)
def establishment(
    w: float,
    h: float,
    key: str,
    colour: int,
    name: str,
    numbers: str,
    amount: str,
    effect: str,
    symbols: tuple[str, ...],
    note: str,
    icon: str,
    cost: int,
    left: int,
) -> Parts:
    """A card of the market, with the pile below it and how many are left."""
    kind = CLASSES[colour]
    front = Rect(0, 6, w - 6, h - 6)
    below = EFFECT + FOOT + (NOTE if note else 0)
    picture = Rect(3, 6 + HEAD + 2, front.w - 6, front.h - HEAD - below - 4)
    pill = Rect(front.w * 0.2, picture.bottom - 11, front.w * 0.6, 19)
    effect_row = Rect(5, picture.bottom + 7, front.w - 10, EFFECT - 7)
    foot = Rect(5, front.bottom - FOOT, front.w - 10, FOOT - 2)
    return (
        *pile(front, left),
        Panel(front, "card", "card_edge", 8, shadow=3),
        *band(Rect(1, 7, front.w - 2, HEAD - 1), kind, name),
        Picture(picture, f"{ART}/{key}", 5),
        Panel(pill, kind.colour, "card", 9.5, 1.6),
        Label(pill, numbers, 14, "on_colour", 700),
        *effect_line(effect_row, amount, effect, symbols),
        *note_line(Rect(5, effect_row.bottom, front.w - 10, NOTE), note),
        *coin(Rect(foot.x, foot.y, FOOT - 3, FOOT - 3), cost, 12.5),
        Picture(Rect(foot.x + foot.w / 2 - 8, foot.y + 3, 16, 16), icon, crop=False, opacity=0.75),
        Label(Rect(foot.right - 34, foot.y, 32, foot.h), f"×{left}", 12.5, "ink_soft", 600, RIGHT),
    )


def effect_line(row: Rect, amount: str, effect: str, symbols: tuple[str, ...]) -> Parts:
    """What the card brings: coins, when or from whom, and what is counted."""
    if not amount:
        return (Label(row.inset(4, 0), effect, 12, "ink", 500, LEFT),)
    text = Rect(row.x + 35, row.y, row.w - 35, row.h)
    parts: list[Part] = [
        Label(Rect(row.x, row.y, 17, row.h), amount, 13.5, "ink", 700, RIGHT),
        Picture(Rect(row.x + 18, row.y + row.h / 2 - 7, 14, 14), "common/coin_small", crop=False),
    ]
    if symbols:
        parts.append(Label(Rect(text.x - 1, row.y, 21, row.h), effect, 12))
        for at, symbol in enumerate(symbols):
            place = Rect(text.x + 22 + 20 * at, row.y + row.h / 2 - 9, 18, 18)
            parts.append(counted(place, symbol))
    else:
        parts.append(Label(text, effect, 12, "ink", 500, LEFT))
    return tuple(parts)


def counted(place: Rect, art: str) -> Picture:
    """The symbol that is counted, or a picture of the card."""
    if art.endswith("~"):
        return Picture(place, art, crop=False)
    return Picture(place, art, 4)


def note_line(row: Rect, note: str) -> Parts:
    """On what the card works, or what else it does."""
    return (Label(row, note, 11.5, "ink_soft", 500),) if note else ()


@lru_cache(maxsize=512)
def small_establishment(
    w: float,
    h: float,
    key: str,
    colour: int,
    name: str,
    numbers: str,
    amount: str,
    symbols: tuple[str, ...],
    conditional: bool,
    cost: int,
    left: int,
) -> Parts:
    """The same where very many piles lie: what it is called and costs, and when it pays."""
    kind = CLASSES[colour]
    front, picture, side = small_parts(w, h)
    pill = Rect(picture.x + 1, picture.bottom - 14, picture.w - 2, 15)
    foot = Rect(side.x, side.bottom - 17, side.w, 17)
    return (
        *pile(front, min(left, 3)),
        Panel(front, "card", "card_edge", 7, shadow=2),
        Panel(Rect(1, front.y + 1, front.w - 2, SMALL_HEAD), kind.colour, radius=6),
        Label(Rect(0, front.y + 1, front.w, SMALL_HEAD), name, 12, "on_colour", 500, lines=2),
        Picture(picture, f"{ART}/{key}", 4),
        Mark(Rect(picture.x + 2, picture.y + 2, 10, 10), kind.shape, kind.colour, "card"),
        Panel(pill, kind.colour, "card", 7.5, 1.2),
        Label(pill, numbers, 12, "on_colour", 700),
        *small_effect(Rect(side.x, side.y, side.w, side.h - 18), amount, symbols, conditional),
        *coin(Rect(foot.x, foot.y, 17, 17), cost, 11.5),
        Label(Rect(foot.right - 24, foot.y, 22, foot.h), f"×{left}", 12, "ink_soft", 600, RIGHT),
    )


def small_parts(w: float, h: float) -> tuple[Rect, Rect, Rect]:
    """Of a small card the front, the picture and what is beside it."""
    front = Rect(0, 4, w - 4, h - 4)
    top = front.y + SMALL_HEAD + 2
    high = front.bottom - 3 - top
    picture = Rect(3, top, front.w * 0.44, high)
    return front, picture, Rect(picture.right + 3, top, front.w - picture.right - 5, high)


def small_effect(room: Rect, amount: str, symbols: tuple[str, ...], conditional: bool) -> Parts:
    """The coins of one card, or of each that is counted; a star says that there is a condition."""
    middle = room.y + room.h / 2
    star = Label(Rect(room.x + 29, middle - 7, 12, 16), "*", 14, "ink", 700)
    stars: Parts = (star,) if conditional else ()
    if not amount:
        return stars
    parts: list[Part] = [
        *stars,
        Label(Rect(room.x, middle - 8, 16, 16), amount, 12, "ink", 700, RIGHT),
        Picture(Rect(room.x + 16.5, middle - 6, 12, 12), "common/coin_small", crop=False),
    ]
    for symbol in symbols[:1]:
        place = Rect(room.x + 29.5, middle - 7, 14, 14)
        parts.append(counted(place, symbol))
    return tuple(parts)


@lru_cache(maxsize=256)
def small_empty_pile(w: float, h: float, key: str, name: str, note: str) -> Parts:
    """A kind that is sold out, among very many."""
    front, picture, _ = small_parts(w, h)
    body = Rect(picture.x, picture.y, front.w - 6, picture.h)
    return (
        Panel(front, "faint", "panel_edge", 7, opacity=0.5),
        Label(Rect(5, front.y + 1, front.w - 8, SMALL_HEAD), name, 12, "ink_soft", 600, lines=2),
        Picture(body, f"{ART}/{key}", 4, grey=True, opacity=0.22),
        Label(body, note, 12, "ink_soft", 500),
    )


@lru_cache(maxsize=256)
def empty_pile(w: float, h: float, key: str, name: str, note: str) -> Parts:
    """A kind that is sold out."""
    front = Rect(0, 6, w - 6, h - 6)
    picture = Rect(3, 6 + HEAD + 2, front.w - 6, front.h - HEAD - EFFECT - FOOT - 4)
    return (
        Panel(front, "faint", "panel_edge", 8, opacity=0.5),
        Label(Rect(6, 7, front.w - 12, HEAD - 1), name, 12.5, "ink_soft", 600, lines=2),
        Picture(picture, f"{ART}/{key}", 5, grey=True, opacity=0.22),
        Label(Rect(6, picture.bottom + 8, front.w - 12, 20), note, 12, "ink_soft", 500),
    )


@lru_cache(maxsize=64)
def bag(w: float, h: float, count: int, note: str) -> Parts:
    """Cards that chance has not brought yet."""
    front = Rect(0, 6, w - 6, h - 6)
    low = Rect(front.x, front.bottom - 34, front.w, 34)
    return (
        *pile(front, count),
        Panel(front, "card", "card_edge", 8, shadow=3),
        Picture(front.inset(3), "common/card_back", 6),
        Panel(low.inset(6, 4), "bar", radius=8, opacity=0.92),
        Label(low.inset(10, 4), note, 12, "bar_ink", 600),
    )


@lru_cache(maxsize=64)
def decks(w: float, h: float, notes: tuple[str, ...], counts: tuple[int, ...]) -> Parts:
    """Cards of several rows that chance has not brought yet."""
    parts: list[Part] = [Panel(Rect(0, 0, w, h), "faint", "panel_edge", 8)]
    high = h / len(counts)
    for at, (note, count) in enumerate(zip(notes, counts, strict=True)):
        top = at * high + 4
        front = Rect(w / 2 - (high - 30) * 0.4, top + 6, (high - 30) * 0.8, high - 30)
        if count:
            parts.extend(pile(front, count, 5))
            parts.append(Panel(front, "card", "card_edge", 5, shadow=2))
            parts.append(Picture(front.inset(2), "common/card_back", 4))
            across = 17 if count < 10 else 26
            parts.extend(badge(Rect(front.right - across / 2, top, across, 17), str(count)))
        parts.append(Label(Rect(3, front.bottom + 2, w - 6, 17), note, 12, "ink_soft", 600))
    return tuple(parts)


@lru_cache(maxsize=256)
def landmark(w: float, h: float, key: str, name: str, cost: int, built: bool) -> Parts:
    """A landmark, grey until it is built."""
    whole = Rect(0, 0, w, h)
    tall = h >= 110
    below = 54 if tall else 31
    picture = Rect(3, 3, w - 6, h - below - 2)
    frame = (
        Panel(whole, "card", "mine_edge", 8, 2, shadow=3)
        if built
        else Panel(whole, "faint", "panel_edge", 8)
    )
    parts: list[Part] = [
        frame,
        Picture(picture, f"{ART}/{key}", 5, grey=not built, opacity=1 if built else 0.6),
    ]
    names = Rect(3, picture.bottom + 1, w - 6, 28)
    colour = "ink" if built else "ink_soft"
    parts.append(Label(names, name, 12, colour, 600 if built else 500, lines=2))
    spot = Rect(w / 2 - 11, h - 25, 22, 22) if tall else Rect(w - 26, 4, 22, 22)
    parts.extend(tick(spot) if built else coin(spot, cost, 12))
    return tuple(parts)


def tick(rect: Rect) -> Parts:
    """Done."""
    return (
        Panel(rect, "good", radius=rect.h / 2),
        Picture(rect.inset(5), "common/check_light", crop=False),
    )


@lru_cache(maxsize=256)
def small_landmark(w: float, h: float, key: str, built: bool) -> Parts:
    whole = Rect(0, 0, w, h)
    return (
        Panel(
            whole,
            "card" if built else "faint",
            "mine_edge" if built else "panel_edge",
            5,
            1.6 if built else 1,
        ),
        Picture(whole.inset(1.6), f"{ART}/{key}", 4, grey=not built, opacity=1 if built else 0.45),
    )


@lru_cache(maxsize=32)
def hall(size: float, key: str) -> Parts:
    """A landmark that everybody has from the start: a medal, without price or tick."""
    whole = Rect(0, 0, size, size)
    return (
        Panel(whole, "card", "panel_edge", size / 2, 1.2, shadow=1.5),
        Picture(whole.inset(2), f"{ART}/{key}", size / 2 - 2),
    )


@lru_cache(maxsize=512)
def built(
    w: float,
    h: float,
    key: str,
    colour: int,
    numbers: str,
    count: int,
    given: bool,
    shut: int = 0,
    invested: int = 0,
) -> Parts:
    """A card in a city, with its copies; one that is about to be given away has a frame."""
    if h < LOWEST:
        return chip(w, h, CLASSES[colour], numbers, count, shut, invested)
    parts = tile(Rect(0, 0, w, h), f"{ART}/{key}", CLASSES[colour], numbers, count)
    if shut:
        parts += closed(w, h, shut, count)
    if invested:
        parts += sign(w, h, "invested", invested, "bar", "bar_ink")
    return (*parts, Panel(Rect(0, 3, w - 2, h - 3), "", "bad", 7, 3)) if given else parts


def chip(
    w: float, h: float, kind: Class, numbers: str, count: int, shut: int, invested: int
) -> Parts:
    """The same where there is no room for a picture."""
    parts: list[Part] = [
        Panel(Rect(0, 2, w - 1, h - 2), kind.colour, radius=5, opacity=0.5 if shut == count else 1),
        Mark(Rect(2, 4, 7, 7), kind.shape, "on_colour"),
        Label(Rect(-1, h - 13, w + 1, 12.5), numbers, 12, "on_colour", 700),
    ]
    if shut:
        parts.append(Picture(Rect(9, 0, 12, 12), f"{ART}/closed", crop=False))
    if invested:
        parts.append(Picture(Rect(9, 0, 12, 12), f"{ART}/invested", crop=False))
    number = invested or (count if count > 1 else 0)
    if number:
        across = 13 if number < 10 else 19
        parts.extend(badge(Rect(w - across, 0, across, 12.5), str(number)))
    return tuple(parts)


def closed(w: float, h: float, shut: int, count: int) -> Parts:
    """A sign at copies that are closed, with their number; a veil where all are."""
    foot = min(15.0, max(LEAST_FOOT, (h - 4) * 0.42))
    veil = Panel(Rect(1, 5, w - 3, h - 6 - foot), "panel", radius=6, opacity=0.6)
    hung = sign(w, h, "closed", shut if count > 1 else 0, "bad", "on_colour")
    return (veil, *hung) if shut == count else hung


def sign(w: float, h: float, art: str, number: int, fill: str, ink: str) -> Parts:
    """What lies on a card in a city, in the middle of its picture, and how much of it."""
    size = min(30.0, (h - 15) * 0.72, w * 0.6)
    place = Rect(w / 2 - size * 0.45, 4 + (h - 17 - size) / 2, size, size)
    picture = Picture(place, f"{ART}/{art}", crop=False)
    if not number:
        return (picture,)
    across = 15 if number < 10 else 21
    pill = Rect(place.x - across * 0.5, place.bottom - 12, across, 15)
    return (
        picture,
        Panel(pill, fill, "card", 7.5, 1),
        Label(pill, str(number), LEAST_TEXT, ink, 700),
    )


@lru_cache(maxsize=32)
def die(size: float, value: int, thrown: bool) -> Parts:
    """A die; one that was not thrown lies back."""
    place = Rect(0, 0, size, size)
    return (Picture(place, f"common/die_{value}", crop=False, opacity=1 if thrown else 0.35),)


@lru_cache(maxsize=512)
def purse(size: float, amount: int) -> Parts:
    """A player's coins."""
    return coin(Rect(0, 0, size, size), amount, size * 0.46)


@lru_cache(maxsize=256)
def bank(w: float, h: float, note: str) -> Parts:
    """Where coins come from and go to."""
    return (
        Panel(Rect(0, 0, w, h), "faint", radius=8),
        Picture(Rect(8, 5, 26, 26), "common/coin", crop=False),
        Picture(Rect(14, 3, 26, 26), "common/coin", crop=False),
        Label(Rect(46, 0, w - 52, h), note, 13, "ink_soft", 600, LEFT),
    )
