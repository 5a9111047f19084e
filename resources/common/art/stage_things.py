"""Large things for the boxes in the lobby: dice, coins, a big wheel, houses and high-rises."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from kit import GLASS, LIGHT, SHADOW, WARM, Axis, Point, Point3, Scene, dark, lit, mid, mix, rounded


def _cube_faces(
    x: float, y: float, z: float, a: float
) -> dict[str, Callable[[float, float], Point3]]:
    return {
        "top": lambda u, v: (x + u * a, y + v * a, z + a),
        "left": lambda u, v: (x + u * a, y + a, z + a - v * a),
        "right": lambda u, v: (x + a, y + a - u * a, z + a - v * a),
    }


PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.28, 0.28), (0.72, 0.72)),
    3: ((0.26, 0.26), (0.5, 0.5), (0.74, 0.74)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
    5: ((0.27, 0.27), (0.73, 0.27), (0.5, 0.5), (0.27, 0.73), (0.73, 0.73)),
    6: tuple((u, v) for u in (0.28, 0.72) for v in (0.24, 0.5, 0.76)),
}


def die(
    s: Scene, x: float, y: float, a: float, eyes: tuple[int, int, int], body: str = "#fffaf0"
) -> None:
    """A die with soft edges that lies on the ground; eyes above, on the left and on the right."""
    tones = {"top": lit(body), "left": mix(mid(body), "#d8c8b4", 0.25), "right": dark(body)}
    for reach, faint in ((0.9, 0.08), (0.7, 0.1), (0.5, 0.12)):
        s.flat(rounded(x + 3, y - 4, a * (1 + reach * 0.7), a, 8), SHADOW, faint)
    maps = _cube_faces(x, y, 0, a)
    corner = a * 0.16
    for z in (0.0, a):
        s.face([(p, q, z) for p, q in rounded(x, y, a, a, corner)], tones["left"])
    steps = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
    for side, at in maps.items():
        s.face([at(u, v) for u, v in steps], mix(tones[side], tones["left"], 0.4))
    for (side, at), count in zip(maps.items(), eyes, strict=True):
        face = rounded(0.035, 0.035, 0.93, 0.93, 0.17)
        s.face([at(u, v) for u, v in face], s.fade(mix(tones[side], "#ffffff", 0.25), tones[side]))
        for u, v in PIPS[count]:
            r = 0.125 if count == 1 else 0.085
            ring = [(u + r * math.cos(t / 3), v + r * math.sin(t / 3)) for t in range(19)]
            s.face([at(p, q) for p, q in ring], "#c8453a" if count == 1 else "#3a322c")


def coins(s: Scene, x: float, y: float, r: float, count: int, lean: float = 0.7) -> None:
    """A pile of gold coins, each a little beside the one below."""
    s.ball((x, y, 0), r * 1.9, r * 0.9, SHADOW, 0.2, dx=r * 0.5)
    thick = r * 0.3
    for i in range(count):
        cx = x + lean * math.sin(i * 2.3)
        cy = y + lean * math.cos(i * 1.7)
        s.cylinder(cx, cy, i * thick, r, thick, "#e0a02c", top="#f3c452")
        rim = (cx, cy, (i + 1) * thick)
        wide = r * math.sqrt(2)
        s.ball(rim, wide * 0.82, wide * 0.41, "#d8982a")
        s.ball((cx, cy, (i + 1) * thick - 0.4), wide * 0.78, wide * 0.38, "#f8d777")
    shine = (x + lean * math.sin((count - 1) * 2.3), y, count * thick)
    s.ball(shine, r * 0.34, r * 0.14, LIGHT, 0.8, dx=-r * 0.5)


def wheel(s: Scene, px: float, py: float, r: float, frame: str, cabins: tuple[str, ...]) -> None:
    """A big wheel seen from the front, its hub at a point of the picture."""

    def rim(t: float, radius: float) -> Point:
        return px + radius * math.cos(t), py + radius * math.sin(t)

    def stroke(a: Point, b: Point, thick: float, colour: str) -> None:
        dx, dy = b[0] - a[0], b[1] - a[1]
        k = thick / 2 / math.hypot(dx, dy)
        nx, ny = -dy * k, dx * k
        quad = [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny)]
        s.poly([*quad, (a[0] - nx, a[1] - ny)], colour)

    count = len(cabins) * 2
    for foot in (-r * 0.42, r * 0.42):
        stroke((px, py), (px + foot, py + r * 1.16), r * 0.06, mix(frame, SHADOW, 0.18))
    turns = [2 * math.pi * i / count + 0.13 for i in range(count)]
    for t in turns:
        stroke((px, py), rim(t, r), r * 0.018, mix(frame, LIGHT, 0.3))
    smooth = [2 * math.pi * i / 64 for i in range(65)]
    for radius, thick in ((r, 0.05), (r * 0.86, 0.03)):
        for a, b in pairwise(smooth):
            stroke(rim(a, radius), rim(b + 0.02, radius), r * thick, frame)
    s.ellipse(px, py, r * 0.1, r * 0.1, frame)
    s.ellipse(px, py, r * 0.06, r * 0.06, LIGHT)
    for i, t in enumerate(turns):
        cx, cy = rim(t, r)
        colour, size = cabins[i % len(cabins)], r * 0.105
        s.ellipse(cx, cy + size * 0.9, size, size, dark(colour))
        s.ellipse(cx - size * 0.12, cy + size * 0.8, size * 0.86, size * 0.86, colour)
        s.ellipse(cx - size * 0.1, cy + size * 0.55, size * 0.6, size * 0.36, "#e9f6fa")


def balloon(s: Scene, px: float, py: float, r: float, one: str, two: str = "#fff3dc") -> None:
    """A hot-air balloon with stripes, its middle at a point of the picture."""
    low = py + r * 1.55
    for i, half in enumerate((1.0, 0.72, 0.4, 0.1)):
        a = r * half
        way = f"M{px - a:.1f} {py:.1f} C{px - a:.1f} {py - r * 1.32:.1f} {px + a:.1f} "
        way += f"{py - r * 1.32:.1f} {px + a:.1f} {py:.1f} C{px + a:.1f} {py + r * 0.7:.1f} "
        way += f"{px + r * 0.2 * half:.1f} {py + r * 1.05:.1f} {px + r * 0.2 * half:.1f} "
        way += f"{low - r * 0.32:.1f} L{px - r * 0.2 * half:.1f} {low - r * 0.32:.1f} C"
        way += f"{px - r * 0.2 * half:.1f} {py + r * 1.05:.1f} {px - a:.1f} {py + r * 0.7:.1f} "
        way += f"{px - a:.1f} {py:.1f} Z"
        tint = (one, two)[i % 2]
        s.path(way, s.fade(mix(lit(tint), LIGHT, 0.2), tint, dark(tint), across=True))
    for dx in (-0.18, 0.14):
        upper, lower = px + dx * r, px + dx * r * 0.8
        rope = [(upper, low - r * 0.34), (upper + r * 0.04, low - r * 0.34)]
        s.poly([*rope, (lower + r * 0.04, low), (lower, low)], "#8d674d")
    basket = [(px - r * 0.19, low - r * 0.02), (px + r * 0.19, low - r * 0.02)]
    s.poly([*basket, (px + r * 0.15, low + r * 0.24), (px - r * 0.15, low + r * 0.24)], "#a8744c")
    corners = [basket[0], basket[1]]
    corners += [(px + r * 0.18, low + r * 0.05), (px - r * 0.18, low + r * 0.05)]
    s.poly(corners, "#d9a870")


def house(
    s: Scene,
    x: float,
    y: float,
    size: tuple[float, float, float],
    wall: str,
    roof: str,
    axis: Axis = "x",
    lights: Sequence[str] = (GLASS, WARM),
) -> None:
    """A home of (along x, along y, height) with a saddle roof, windows on both sides and a door."""
    w, d, h = size
    house = s.house(x, y, w, d, h, wall, shade=h * 1.3)
    for i in range(max(1, int(w // 15))):
        step = w / max(1, int(w // 15))
        house.left.window(x + step * (i + 0.5) - 4, h * 0.42, 8, h * 0.4, lights[i % 2])
    for i in range(max(1, int(d // 15))):
        step = d / max(1, int(d // 15))
        house.right.window(y + step * (i + 0.5) - 4, h * 0.36, 8, h * 0.4, lights[1 - i % 2])
    house.gable(min(w, d) * 0.5, roof, axis)
    if axis == "x":
        s.chimney(x + w * 0.7, y + d * 0.3, h + 6, 5, min(w, d) * 0.42)


def villa(
    s: Scene, x: float, y: float, size: tuple[float, float, float], wall: str, roof: str
) -> None:
    """A home with a hipped roof and a door to the left."""
    w, d, h = size
    house = s.house(x, y, w, d, h, wall, shade=h * 1.2)
    house.left.door(x + w * 0.42, 0, 7, h * 0.62)
    house.left.window(x + w * 0.08, h * 0.34, 8, h * 0.4, WARM)
    house.left.window(x + w * 0.74, h * 0.34, 8, h * 0.4, GLASS)
    house.right.window((y + d * 0.14, y + d * 0.58), h * 0.34, 8, h * 0.4, GLASS)
    house.hip(min(w, d) * 0.42, roof)


def high_rise(
    s: Scene,
    x: float,
    y: float,
    size: tuple[float, float, float],
    wall: str,
    rim: str,
    glass: Sequence[str] = (GLASS, "#d9eff5", WARM),
    storey: float = 10,
) -> None:
    """A tall block with rows of panes and machines on its flat roof."""
    w, d, h = size
    house = s.house(x, y, w, d, h, wall, shade=h * 0.6)
    rows = max(2, int((h - 8) // storey))
    house.left.windows(x + 2, 6, w - 4, h - 9, max(2, int(w // 9)), rows, glass)
    house.right.windows(y + 2, 6, d - 4, h - 9, max(2, int(d // 9)), rows, glass)
    house.flat_roof(rim)
    s.roof_unit(x + w * 0.2, y + d * 0.25, h + 2.2, min(w, d) * 0.24)
