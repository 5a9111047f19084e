"""What Machi Koro's cards, dice and panels look like."""

from functools import lru_cache
from typing import Final

from citybuilder.games.machi_koro import cards as c
from citybuilder.tables.faces import Class, Parts, band, coin, pile, tile
from citybuilder.tables.placement import LEFT, RIGHT, Label, Panel, Part, Picture, Rect

ART: Final = "machi_koro"

CLASSES: Final = {
    c.BLUE: Class("blue", "circle"),
    c.GREEN: Class("green", "square"),
    c.RED: Class("red", "triangle"),
    c.VIOLET: Class("violet", "diamond"),
}

HEAD: Final = 27.0  # of a card: its name, on two lines if need be
EFFECT: Final = 25.0
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
    symbol: str,
    icon: str,
    cost: int,
    left: int,
) -> Parts:
    """A card of the market, with the pile below it and how many are left."""
    kind = CLASSES[colour]
    front = Rect(0, 6, w - 6, h - 6)
    picture = Rect(3, 6 + HEAD + 2, front.w - 6, front.h - HEAD - EFFECT - FOOT - 4)
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
        *effect_line(effect_row, amount, effect, symbol),
        *coin(Rect(foot.x, foot.y, FOOT - 3, FOOT - 3), cost, 12.5),
        Picture(Rect(foot.x + foot.w / 2 - 8, foot.y + 3, 16, 16), icon, crop=False, opacity=0.75),
        Label(Rect(foot.right - 34, foot.y, 32, foot.h), f"×{left}", 12.5, "ink_soft", 600, RIGHT),
    )


def effect_line(row: Rect, amount: str, effect: str, symbol: str) -> Parts:
    """What the card brings: coins, when or from whom, and what is counted."""
    if not amount:
        return (Label(row.inset(4, 0), effect, 12, "ink", 500, LEFT),)
    text = Rect(row.x + 35, row.y, row.w - 35, row.h)
    parts: list[Part] = [
        Label(Rect(row.x, row.y, 17, row.h), amount, 13.5, "ink", 700, RIGHT),
        Picture(Rect(row.x + 18, row.y + row.h / 2 - 7, 14, 14), "common/coin_small", crop=False),
    ]
    if symbol:
        parts.append(Label(Rect(text.x - 1, row.y, 21, row.h), effect, 12))
        place = Rect(text.x + 22, row.y + row.h / 2 - 9, 18, 18)
        parts.append(Picture(place, symbol, crop=False))
    else:
        parts.append(Label(text, effect, 12, "ink", 500, LEFT))
    return tuple(parts)


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


@lru_cache(maxsize=512)
def built(
    w: float, h: float, key: str, colour: int, numbers: str, count: int, given: bool
) -> Parts:
    """A card in a city, with its copies; one that is about to be given away has a frame."""
    parts = tile(Rect(0, 0, w, h), f"{ART}/{key}", CLASSES[colour], numbers, count)
    return (*parts, Panel(Rect(0, 3, w - 2, h - 3), "", "bad", 7, 3)) if given else parts


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
