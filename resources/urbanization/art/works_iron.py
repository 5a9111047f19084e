"""What the factories of soot and iron are known by: cloth, paper, furnaces and cars."""

import math
from collections.abc import Sequence

from kit import CREAM, SHADOW, Axis, Point, Point3, Scene, Side, dark, facing, lit, mid, mix
from works_parts import BLAZE, EMBER, FIRE, roll, spokes, turned

BRICK, RUST, STEEL, SLATE = "#b9614c", "#a8604a", "#7d8694", "#6f7888"
YARD, STONES = "#aca198", ("#978c84", "#c3b9ae", "#86807e")
SOOT = "#b9b3be"
PANES = ("#ffe0a0", "#cfe3ea", "#ffd084")


def bolt(s: Scene, x: float, y: float, z: float, r: float, long: float, tint: str) -> None:
    """A bolt of cloth that lies along y and shows its end to the left."""
    roll(s, x, y, z, [(0, r), (long, r)], "y", tint, mid(tint))
    for share, fill in ((0.8, lit(lit(tint))), (0.64, tint), (0.46, lit(lit(tint))), (0.3, tint)):
        s.left(y + long + 0.1).disc(x, z, r * share, fill)
    s.left(y + long + 0.2).disc(x, z, r * 0.18, "#c9a070")


def cloth(s: Scene, x: float, y: float, w: float, long: float) -> None:
    """A bolt along x whose patterned cloth runs over the ground to the left."""
    tints = ("#d9504a", "#fff3df", "#d9504a", "#3f8f96", "#fff3df", "#3f8f96", "#d9504a")
    s.shadow(x, y, w, long * 0.5, 8)
    steps = 12
    for i in range(steps):
        t, n = i / steps, (i + 1) / steps
        b, c = y + 5 + long * t, y + 5 + long * n
        z, up = (8 * (1 - q) ** 5 + 1.1 * math.sin(q * 15) * (1 - q) + 1 for q in (t, n))
        bright = 0.16 * math.cos(t * 15)
        for k, tint in enumerate(tints):
            u, v = x + w * k / 7, x + w * (k + 1) / 7
            shade = mix(tint, "#ffffff" if bright > 0 else SHADOW, abs(bright))
            s.face([(u, b, z), (v, b, z), (v, c, up), (u, c, up)], shade)
    for k in range(7):
        roll(s, x + w * k / 7, y, 7.8, [(0, 7), (w / 7, 7)], "x", tints[k])
    for share, fill in ((1.0, dark("#d9504a")), (0.72, dark(CREAM)), (0.44, dark("#d9504a"))):
        s.right(x + w + 0.1).disc(y, 7.8, 7 * share, fill)
    s.right(x + w + 0.2).disc(y, 7.8, 1.4, "#c9a070")


def spool(s: Scene, x: float, y: float, r: float, h: float, thread: str) -> None:
    """A great bobbin of thread."""
    wood = "#d9b07c"
    s.drum(x, y, r, 2.4, wood, shade=h)
    turned(s, x, y, [(r * 0.78, 2.4), (r * 0.9, h * 0.5), (r * 0.78, h - 2.4)], thread)
    for i in range(1, 8):
        z = 2.4 + (h - 4.8) * i / 8
        wide = r * (0.78 + 0.11 * math.sin(math.pi * i / 8))
        s.ring(x, y, z, wide, 0.5, mix(thread, SHADOW, 0.25))
    s.cylinder(x, y, h - 2.4, r, 2.4, wood)
    s.ball((x, y, h), r * 0.4, r * 0.2, "#8a5f45")


def paper_roll(s: Scene, x: float, y: float, z: float, r: float, long: float) -> None:
    """A great roll of paper along y, its end to the left."""
    roll(s, x, y, z, [(0, r), (long, r)], "y", "#f4f0ea", "#fffdf8")
    for share, fill in ((0.86, "#e4ddd4"), (0.8, "#fffdf8"), (0.6, "#e4ddd4"), (0.54, "#fffdf8")):
        s.left(y + long + 0.1).disc(x, z, r * share, fill)
    s.left(y + long + 0.2).disc(x, z, r * 0.3, "#c08f5e")
    s.left(y + long + 0.3).disc(x, z, r * 0.19, "#5d4a44")


def wheel(s: Scene, x: float, y: float, z: float, r: float) -> None:
    """A water wheel with its paddles that faces the left."""
    wood = "#8a6248"
    spokes(s, x, y - 7, z, r, 5, mix(wood, SHADOW, 0.4), 2)
    for i in range(14):
        t = 2 * math.pi * i / 14 + 0.1
        a, b = math.cos(t), 1.12 * math.sin(t)
        near = [(x + q * a, z + q * b) for q in (r * 0.86, r * 1.16)]
        back = [(u, y - 7, v) for u, v in near]
        front = [(u, y, v) for u, v in reversed(near)]
        s.face([*back, *front], mix(lit(wood), dark(wood), 0.5 - 0.5 * math.sin(t - 0.9)))
    spokes(s, x, y, z, r, 5, wood, 2.4)


def sheet(s: Scene, x: float, y: float) -> None:
    """A roll along x whose white sheet runs over the ground and curls up at its end."""
    w, r = 26, 8.4
    s.shadow(x, y, w, 28, 5)
    top = [(x, y + 6, 3), (x + w, y + 6, 3), (x + w, y + 14, 0.6), (x, y + 14, 0.6)]
    s.face(top, s.fade("#ffffff", "#efe9df"))
    s.deck(x, y + 14, 0.6, w, 15, "#fffdf8")
    for i in range(7):
        for a, b in ((3, 11), (14, 23)):
            long = b - a - s.random.uniform(0, 2)
            at = y + 13.6 + i * 2
            row = [(x + a, at), (x + a + long, at), (x + a + long, at + 0.8), (x + a, at + 0.8)]
            s.face([(p, q, 0.6) for p, q in row], "#b9b4bc")
    roll(s, x, y + 31, 2.6, [(0, 2.4), (w, 2.4)], "x", "#f4f0ea", "#e4ddd4")
    roll(s, x, y, r * 1.12, [(0, r), (w, r)], "x", "#f4f0ea", dark("#f4f0ea"))
    for share, fill in (
        (0.8, "#b8b0b8"),
        (0.72, dark("#f4f0ea")),
        (0.34, "#8a6248"),
        (0.2, "#4a3c3c"),
    ):
        s.right(x + w + 0.1).disc(y, r * 1.12, r * share, fill)


def ladle(s: Scene, spot: Point3, k: float) -> Point3:
    """A ladle of glowing iron, tipped to the right; gives the place of its lip."""
    turn = math.radians(-32)

    def at(u: float, v: float) -> Point3:
        right = u * math.cos(turn) - v * math.sin(turn)
        up = u * math.sin(turn) + v * math.cos(turn)
        return facing(spot, right * k, up * k)

    def oval(rx: float, ry: float, v: float, start: int = 0, stop: int = 360) -> list[Point3]:
        turns = [math.radians(a) for a in range(start, stop + 1, 15)]
        return [at(rx * math.cos(t), v + ry * math.sin(t)) for t in turns]

    iron = "#575a68"
    shell = [*oval(11, 4.2, -11, 180, 360), *oval(14, 5, 11, 0, 180)]
    s.face(shell, s.fade("#8f92a2", "#6d707f", "#45434f", across=True))
    for v, r in ((-4, 12.2), (5, 13.4)):
        band = [*oval(r, 4.6, v, 180, 360), *reversed(oval(r + 0.2, 4.6, v + 2.2, 180, 360))]
        s.face(band, s.fade("#a3a6b4", iron, "#3a3844", across=True))
    s.face(oval(14, 5, 11), "#3a3844")
    s.face(oval(12.4, 4.2, 11), s.fade(FIRE, BLAZE, "#ffd46a", across=True))
    s.face([at(11, 8.4), at(17, 9.4), at(14, 13)], iron)
    s.face([at(11, 9.6), at(16.6, 9.8), at(12, 12)], BLAZE)
    return at(16.4, 9.6)


def furnace(s: Scene, x: float, y: float) -> None:
    """A blast furnace with its bands, galleries, pipes and the flame at its top."""
    s.shadow_round(x, y, 16, 60)
    s.cylinder(x, y, 0, 17, 8, "#8d8078")
    turned(s, x, y, [(12, 8), (12.4, 16), (16, 27), (16, 30)], RUST)
    for z, r in ((11, 12.4), (17, 13)):
        s.ring(x, y, z, r, 1.2, "#6a4440")
    s.cylinder(x, y, 28, 19, 1.4, "#7d8694")
    turned(s, x, y, [(16, 29.4), (16, 33), (10, 60)], RUST)
    for z, r in ((32, 16.1), (40, 14.6), (48, 12.8)):
        s.ring(x, y, z, r, 1.2, "#6a4440")
    walkway(s, x, y, 28, 19)
    s.cylinder(x, y, 58, 13, 1.4, "#7d8694")
    turned(s, x, y, [(10, 59.4), (6, 70), (6, 73)], "#8d7a78", "#4a3c40")
    walkway(s, x, y, 58, 13)
    s.ball((x, y, 75), 7, 8, s.glow((BLAZE, 1), (FIRE, 0.7), (EMBER, 0)))
    s.sketch((x, y, 73), "M-4 0 Q-5 -6 -1 -12 Q0 -7 2 -9 Q5 -4 4 0 Q0 2 -4 0 Z", FIRE)
    s.sketch((x, y, 73), "M-2 0 Q-2 -4 0 -7 Q2 -3 2 0 Z", BLAZE)


def walkway(s: Scene, x: float, y: float, z: float, r: float) -> None:
    """The yellow rail before a round gallery."""
    turns = [math.pi * i / 12 for i in range(-3, 10)]
    rail = [(x + r * math.cos(t), y + r * math.sin(t), z + 6) for t in turns]
    s.line(rail, "#d9a24a", 0.9)
    for a, b, c in rail[::2]:
        s.post(a, b, c, c - 5, "#d9a24a", 0.7)


def skip_bridge(s: Scene, start: Point3, end: Point3) -> None:
    """A lattice bridge that carries the tub up to the top of the furnace."""

    def at(t: float, up: float = 0, beside: float = 0) -> Point3:
        a, b, c = (p + (q - p) * t for p, q in zip(start, end, strict=True))
        return a + beside, b, c + up

    s.line([at(0.36), (at(0.36)[0], at(0.36)[1], 0)], dark(STEEL), 2)
    for i in range(11):
        t, n = i / 11, (i + 1) / 11
        s.line([at(t), at((t + n) / 2, 5), at(n)], dark(STEEL), 0.9)
    s.line([at(0, 5), at(1, 5)], mid(STEEL), 1.5)
    s.line([at(0), at(1)], "#4f5664", 2.4)
    a, b, c = at(0.5, 5)
    s.box(a - 4, b - 4, c, 8, 8, 6, "#d9a24a", top="#5a4650")


def slab(s: Scene, x: float, y: float, z: float, long: float, heat: float) -> None:
    """A glowing slab of steel."""
    glow = mix("#e04f2c", "#ffb04a", heat)
    s.ball((x + long / 2, y + 5, z), long, 11, s.glow((FIRE, 0.75), (FIRE, 0.25), (FIRE, 0)))
    corners = [(x, y), (x + long, y), (x + long, y + 10), (x, y + 10)]
    s.left(y + 10).panel(x, z, long, 5, glow)
    s.right(x + long).panel(y, z, 10, 5, mix(glow, "#b5302a", 0.4))
    s.face([(a, b, z + 5) for a, b in corners], mix(glow, BLAZE, 0.55))


def rail_stack(s: Scene, x: float, y: float) -> None:
    """Finished girders, heaped crosswise with their ends to the right."""
    s.shadow(x, y, 24, 18, 12)
    for z, count in ((0.0, 3), (6.0, 2), (12.0, 1)):
        for i in range(count):
            b = y + i * 6 + (3 - count) * 3
            s.box(x, b, z, 24, 5, 1.2, "#8f97a6")
            s.box(x, b + 2, z + 1.2, 24, 1, 3.2, "#7d8694")
            s.box(x, b, z + 4.4, 24, 5, 1.2, "#a3abb8")


def column(s: Scene, x: float, y: float, r: float, h: float, tint: str) -> None:
    """A slender column with galleries, a ladder and a domed head."""
    s.shadow_round(x, y, r, h)
    s.cylinder(x, y, 0, r + 1.6, 5, "#8d8f9c")
    s.cylinder(x, y, 5, r, h, tint)
    for i in range(1, 4):
        z = 5 + h * i / 3.6
        s.cylinder(x, y, z, r + 2, 1.2, "#d9a24a")
        s.cylinder(x, y, z + 1.2, r, h / 3.6 - 1.2 if i < 3 else 5 + h - z - 1.2, tint)
    s.dome(x, y, 5 + h, r, r * 1.1, tint)
    at = (x - r * 0.2, y + r * 0.98)
    s.post((at[0] - 0.9, at[0] + 0.9), at[1], 5, h, "#6a707e", 0.5)


def globe(s: Scene, x: float, y: float, r: float, tint: str) -> None:
    """A round tank on legs with a gallery around its middle."""
    s.shadow_round(x, y, r, r * 2.2)
    z = r * 1.5
    for t in (0.2, 1.37, 2.4, -0.9):
        a, b = x + r * 0.86 * math.cos(t), y + r * 0.86 * math.sin(t)
        s.post(a, b, 0, z, "#6a707e", 2.2)
    k = r * 1.22
    shine = s.glow((lit(lit(tint)), 1), (tint, 1), (dark(tint), 1), cx=0.34, cy=0.28, reach=0.72)
    s.ball((x, y, z), k, k, shine)
    s.ball((x, y, z), k * 1.02, k * 0.36, dark(tint), 0.35)
    s.ball((x, y, z + 1), k * 0.98, k * 0.33, tint, 0.9)
    s.ball(facing((x, y, z), -k * 0.4, k * 0.52), k * 0.24, k * 0.16, "#ffffff", 0.75)
    s.cylinder(x, y, z + k * 0.94, 2, 3, "#8d8f9c")


def vat(s: Scene, x: float, y: float, r: float, liquor: str) -> None:
    """An open vat of a bubbling liquor."""
    s.drum(x, y, r, 12, "#9aa2ae", top="#5f6472")
    s.ring(x, y, (3, 8), r * 1.02, 1.1, "#6a707e")
    px = r * 1.24
    s.ball((x, y, 12), px, px / 2, s.fade(lit(liquor), liquor))
    for dx, dz, size in ((-4, 0.4, 2.2), (1, -1, 1.7), (4.4, 1, 2), (-1, 2, 1.4), (2, 5, 1.3)):
        s.ball((x, y, 13 + dz), size, size * 0.9, mix(liquor, "#ffffff", 0.5), 0.9, dx=dx)
        s.ball((x, y, 13.6 + dz), size * 0.4, size * 0.4, "#ffffff", dx=dx - 0.5)
    for dx, up, size in ((0, 20, 2.2), (2.6, 26, 3), (6, 32, 3.8)):
        s.ball((x, y, up), size, size * 0.8, mix(liquor, "#ffffff", 0.6), 0.55, dx=dx)


def flask(s: Scene, x: float, y: float, z: float, k: float, liquor: str) -> None:
    """The emblem of a flask on a left wall."""

    def part(points: Sequence[Point], fill: str) -> None:
        s.left(y).shape(x, z, [(u * k, v * k) for u, v in points], fill)

    spots = [(-1.8, 13), (1.8, 13), (1.8, 7), (6.4, -1), (5, -3), (-5, -3), (-6.4, -1), (-1.8, 7)]
    part(spots, "#f7fbfc")
    part([(-3.3, 3), (3.3, 3), (5.4, -0.8), (4.4, -2), (-4.4, -2), (-5.4, -0.8)], liquor)
    part([(-2.6, 14.2), (2.6, 14.2), (2.6, 12.8), (-2.6, 12.8)], "#f7fbfc")


def saloon(s: Scene, x: float, y: float, paint: str, axis: Axis = "x") -> None:
    """A car of old with fenders and a long bonnet, 29 long and 13 wide, its nose along the axis."""
    long: Side = "left" if axis == "x" else "right"
    front: Side = "right" if axis == "x" else "left"

    def part(u: float, v: float, z: float, size: Point3, tint: str, top: str = "") -> None:
        a, b, h = size
        if axis == "x":
            s.box(x + u, y + v, z, a, b, h, tint, top)
        else:
            s.box(x + v, y + u, z, b, a, h, tint, top)

    def at(u: float, v: float, z: float) -> Point3:
        return (x + u, y + v, z) if axis == "x" else (x + v, y + u, z)

    tone = mid if axis == "x" else dark
    s.shadow(*at(0, 0, 0)[:2], *((29, 13) if axis == "x" else (13, 29)), 12)
    part(1, 1.4, 3, (26, 10, 6), paint)
    part(3, 1.4, 9, (14.4, 10, 3), paint)
    part(16, 2.8, 9, (10.6, 7.4, 4), paint)
    part(4.4, 1.8, 12, (12, 9.2, 5.4), "#cfe3ea")
    for u in (4.4, 9.8, 15.4):
        s.wall(long, *at(u, 11, 12)).panel(0, 0, 1, 5.4, tone(paint))
    part(3.8, 1.4, 17.4, (13.2, 10, 2), paint)
    s.wall(front, *at(26.6, 3.4, 4.6)).panel(0, 0, 6.2, 7.6, "#e6e9ee")
    for i in range(4):
        s.wall(front, *at(26.7, 4.2 + i * 1.4, 5.2)).panel(0, 0, 0.6, 6.4, "#6a707e")
    part(26.8, 0.6, 3, (1.6, 12, 1.6), "#d6dae2")
    part(9, 10.4, 2.6, (10, 2.6, 1), dark(paint))
    for u in (5.6, 22.6):
        for r, tint in ((3.9, "#3f3a46"), (2.2, "#f4ead6"), (0.9, "#8d8f9c")):
            s.wall(long, *at(u, 12.6, 4)).disc(0, 0, r, tint)
        turns = [math.pi * i / 8 for i in range(9)]
        bow = [at(u + 5 * math.cos(t), 12.2, 4 + 5.4 * math.sin(t)) for t in turns]
        s.line(bow, tone(paint), 2.6)
        s.line([facing(p, -0.3, 0.7) for p in bow], lit(paint), 1)
    for v in (1.8, 11):
        s.ball(at(27, v, 9), 2, 2, "#b9bec8")
        s.ball(facing(at(27, v, 9), 0.2, 0), 1.4, 1.4, "#fff6d0")


def tyre(s: Scene, x: float, y: float, z: float, r: float) -> None:
    """A great wheel as a sign above the eaves."""
    s.post((x - 6, x + 6), y, z - r, z - r - 8, "#5f6472", 1.6)
    for out, share, tint in (
        (-2.4, 1.0, "#2f2b36"),
        (0, 1.0, "#4a4652"),
        (0.1, 0.72, "#f4ead6"),
        (0.2, 0.6, "#c94a44"),
        (0.3, 0.24, "#e6e9ee"),
    ):
        s.left(y + out).disc(x, z, r * share, tint)
    for i in range(6):
        t = math.pi * i / 3
        a, b = math.cos(t) * r, math.sin(t) * r * 1.12
        spoke = [(x + a * far, y + 0.4, z + b * far) for far in (0.26, 0.56)]
        s.line(spoke, CREAM, 1.6)
