"""Draws what stands in parks, swims on water and covers building land, and its tokens."""

from collections.abc import Callable
from functools import partial

from cells_ground import PARK, WATER, Canvas, crest, sprite
from cells_park import FEATURES, feature
from kit import SHADOW, Scene, lit, mix, number

SIZE = 96
SPREAD = {
    "yacht": (28, 94, 93, 183),
    "rowing_boat": (15, 139, 92, 182),
    "excursion_boat": (21, 116, 97, 185),
    "dolphin": (17, 109, 111, 176),
    "fountain": (28, 103, 100, 186),
    "carousel": (30, 94, 104, 187),
    "kiosk": (26, 95, 102, 185),
    "tree": (23, 82, 105, 187),
    "monument": (17, 60, 115, 194),
    "special": (0, 99, 128, 200),
}
STONE = "#b9b2a8"


def feature_picture(name: str) -> str:
    s = sprite(sum(map(ord, name)))
    feature(s, 0, 0, name)
    return s.svg()


def token(s: Scene, inset: float, r: float, fill: str, faint: float = 1, down: float = 0) -> None:
    """A square with round corners around the middle of the picture."""
    a, b = inset, SIZE - inset
    top, low = a + down, b + down
    p = [number(v) for v in (a, a + r, b - r, b, top, top + r, low - r, low)]
    arc = f"A{number(r)} {number(r)} 0 0 1"
    way = f"M{p[1]} {p[4]} L{p[2]} {p[4]} {arc} {p[3]} {p[5]} L{p[3]} {p[6]} {arc} {p[2]} {p[7]} "
    way += f"L{p[1]} {p[7]} {arc} {p[0]} {p[6]} L{p[0]} {p[5]} {arc} {p[1]} {p[4]} Z"
    s.path(way, fill, faint)


def land_of(name: str) -> str:
    if name in ("monument", "special"):
        return STONE
    return WATER if name in ("yacht", "rowing_boat", "excursion_boat", "dolphin") else PARK


def token_picture(name: str) -> str:
    x0, y0, x1, y1 = SPREAD[name]
    k = min(77 / (x1 - x0), 78 / (y1 - y0))
    middle = ((x0 + x1) / 2 - 64, (y0 + y1) / 2 - 136)
    at = (SIZE / 2 - middle[0] * k, SIZE / 2 + 0.5 - middle[1] * k)
    s = Canvas(sum(map(ord, name)), SIZE, SIZE, at, k)
    paint = land_of(name)
    token(s, 2.5, 15, mix(paint, SHADOW, 0.42), down=1.5)
    token(s, 2.5, 15, "#fffaf0", down=-1)
    fill = s.fade(mix(lit(paint), "#ffffff", 0.15), paint, mix(paint, SHADOW, 0.14))
    token(s, 4.6, 13, fill, down=-1)
    light = s.glow(("#ffffff", 0.55), ("#ffffff", 0.12), ("#ffffff", 0), cx=0.3, cy=0.2, reach=0.75)
    token(s, 4.6, 13, light, down=-1)
    if paint == WATER:
        for px, py, size in ((20, 24, 1), (74, 20, 0.8), (80, 70, 0.9), (18, 78, 0.8), (62, 86, 1)):
            half, down = (px - at[0]) / 2 / k, (py - at[1]) / k
            crest(s, down + half, down - half, size / k, 0.6)
    feature(s, 0, 0, name)
    return s.svg()


PICTURES: dict[str, Callable[[], str]] = {
    **{f"feature_{name}": partial(feature_picture, name) for name in FEATURES},
    **{name: partial(token_picture, name) for name in FEATURES},
}
