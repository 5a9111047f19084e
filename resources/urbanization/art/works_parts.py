"""Parts that the pictures of the factories share: rolls, turned bodies, brick, fire."""

import math
from collections.abc import Callable, Sequence

from kit import (
    CREAM,
    IRON,
    LIGHT,
    SHADOW,
    Axis,
    P,
    Point,
    Point3,
    Scene,
    Side,
    dark,
    facing,
    lit,
    mid,
    mix,
    number,
)

FIRE, EMBER, BLAZE = "#ff9a3c", "#e2572f", "#fff0b0"
COAL = "#4a4652"
ROOT = math.sqrt(2)


def grown(
    s: Scene,
    x: float,
    y: float,
    k: float,
    draw: Callable[P, None],
    *args: P.args,
    **kwargs: P.kwargs,
) -> None:
    """Draw something k times as large around a spot of the ground, which stays where it is."""
    (px, py), scale, origin = s.at(x, y), s.scale, s.origin
    s.scale = scale * k
    s.origin = (px - (x - y) * s.scale, py - (x + y) / 2 * s.scale)
    draw(*args, **kwargs)
    s.scale, s.origin = scale, origin


def turned(
    s: Scene, x: float, y: float, profile: Sequence[Point], colour: str, top: str = ""
) -> None:
    """A body turned around an upright axis: (radius, height) from its foot up to its lid."""
    k = s.scale
    px, low = s.at(x, y, profile[0][1])
    a = profile[0][0] * ROOT * k
    way = f"M{number(px - a)} {number(low)} A{number(a)} {number(a / 2)} 0 0 0 {number(px + a)} "
    way += number(low)
    edge = [(r * ROOT * k, s.at(x, y, z)[1]) for r, z in profile[1:]]
    way += "".join(f" L{number(px + b)} {number(v)}" for b, v in edge)
    way += "".join(f" L{number(px - b)} {number(v)}" for b, v in reversed(edge))
    left, right = mix(mid(colour), LIGHT, 0.1), dark(colour)
    shine = mix(lit(colour), LIGHT, 0.2)
    s.path(f"{way} Z", s.fade(left, shine, mid(colour), right, right, across=True))
    if top:
        b, high = edge[-1]
        s.ellipse(px, high, b, b / 2, top)


def _tone(colour: str, axis: Axis, degrees: float) -> str:
    """The tone of a lying roll where its skin looks so many degrees up from the front."""
    if degrees >= 70:
        return mix(lit(colour), LIGHT, 0.25 if degrees < 110 else 0.1)
    front = mid(colour) if axis == "x" else mix(dark(colour), mid(colour), 0.25)
    if degrees >= 0:
        return mix(front, lit(colour), degrees / 70)
    return mix(front, SHADOW, -degrees / 260)


def roll(
    s: Scene,
    x: float,
    y: float,
    z: float,
    profile: Sequence[Point],
    axis: Axis,
    skin: str,
    end: str = "",
) -> None:
    """A round body that lies along an axis: (along, radius) from (x, y, z), the middle of its far
    end; end colours the disc of the near one."""

    def rim(along: float, r: float, degrees: float) -> Point3:
        t = math.radians(degrees)
        across, up = r * math.cos(t), r * 1.12 * math.sin(t)
        if axis == "y":
            return x + across, y + along, z + up
        return x + along, y + across, z + up

    step = 15 if max(r for _, r in profile) > 6 else 20
    for start in range(-52, 128, step):
        stop = min(start + step + 1.2, 130)
        way = [rim(u, r, start) for u, r in profile]
        way += [rim(u, r, stop) for u, r in reversed(profile)]
        s.face(way, _tone(skin, axis, start + step / 2))
    along, r = profile[-1]
    side: Side = "left" if axis == "y" else "right"
    spot = (x, y + along, z) if axis == "y" else (x + along, y, z)
    if end and r > 0:
        s.wall(side, *spot).disc(0, 0, r, end)


def courses(
    s: Scene, x: float, y: float, z: float, size: tuple[float, float, float], wall: str
) -> None:
    """Fine joints and some odd bricks on both front faces of a box of brick."""
    w, d, h = size
    for i in range(1, int(h / 3.2)):
        s.left(y + d).panel(x, z + i * 3.2, w, 0.45, lit(wall), 0.5)
        s.right(x + w).panel(y, z + i * 3.2, d, 0.45, wall, 0.5)
    for _ in range(int((w + d) * h / 190)):
        up = z + 3.2 * s.random.randrange(max(1, int(h / 3.2))) + 0.4
        tint = s.random.choice((lit(wall), mix(wall, SHADOW, 0.22)))
        if s.random.random() < w / (w + d):
            s.left(y + d).panel(x + s.random.uniform(0.5, w - 5), up, 4.4, 2.7, mid(tint), 0.6)
        else:
            at = y + s.random.uniform(0.5, d - 5)
            s.right(x + w).panel(at, up, 4.4, 2.7, dark(tint), 0.6)


def brick_box(
    s: Scene, x: float, y: float, size: tuple[float, float, float], wall: str, z: float = 0
) -> None:
    """A block of brick with its shadow and a darker foot."""
    w, d, h = size
    if z == 0:
        s.shadow(x, y, w, d, h)
    s.box(x, y, z, w, d, h, wall)
    courses(s, x, y, z, size, wall)
    if z == 0:
        s.left(y + d).panel(x, 0, w, 3, mix(mid(wall), "#5d4a50", 0.35))
        s.right(x + w).panel(y, 0, d, 3, mix(dark(wall), "#4d3a48", 0.35))


def timber(
    s: Scene, side: Side, x: float, y: float, z: float, w: float, h: float, bays: int, wood: str
) -> None:
    """The posts, rails and braces of a half-timbered wall."""
    fill = mid(wood) if side == "left" else dark(wood)
    wall = s.wall(side, x, y, z)
    for v in (0, h / 2 - 0.8, h - 1.6):
        wall.shape(0, 0, ((0, v), (w, v), (w, v + 1.6), (0, v + 1.6)), fill)
    for i in range(bays + 1):
        u = (w - 1.6) * i / bays
        wall.shape(0, 0, ((u, 0), (u + 1.6, 0), (u + 1.6, h), (u, h)), fill)
    for first, last in ((0, 1), (bays, bays - 1)):
        a, b = w * first / bays, w * last / bays
        lean = 1.5 if b > a else -1.5
        wall.shape(0, 0, ((a, 1), (a + lean, 1), (b, h / 2), (b - lean, h / 2)), fill)


def mouth(
    s: Scene,
    side: Side,
    x: float,
    y: float,
    z: float,
    w: float,
    h: float,
    fill: str,
    rim: str = "",
    grow: float = 1.6,
) -> None:
    """A round-headed opening with a rim of another colour around it."""
    for more, paint in ((grow, rim), (0.0, fill)):
        if not paint:
            continue
        a = w / 2 + more
        turns = [math.pi * i / 10 for i in range(11)]
        head = [(w / 2 + a * math.cos(t), h - w / 2 + a * 1.05 * math.sin(t)) for t in turns]
        s.wall(side, x, y, z).shape(0, 0, [(w / 2 + a, 0), *head, (w / 2 - a, 0)], paint)


def fire_fill(s: Scene) -> str:
    """The light of a furnace: bright below, red above."""
    return s.fade("#8f2f2c", EMBER, FIRE, BLAZE)


def blaze(s: Scene, spot: Point3, r: float, colour: str = FIRE, strong: float = 0.75) -> None:
    """The glow around something hot."""
    s.ball(spot, r, r * 0.9, s.glow((BLAZE, strong), (colour, strong * 0.45), (colour, 0)))


def sparks(s: Scene, spot: Point3, reach: float, count: int) -> None:
    """Bright sparks that fly up from a spot."""
    for _ in range(count):
        t, far = s.random.uniform(0.1, 3.04), reach * s.random.uniform(0.35, 1)
        at = facing(spot, far * math.cos(t), far * math.sin(t) * 0.85)
        r = s.random.uniform(0.5, 1.1)
        s.ball(at, r, r, s.random.choice((BLAZE, FIRE, "#ffd46a")))


def plume(
    s: Scene, x: float, y: float, z: float, puffs: int, size: float, colour: str = "#f4f1f2"
) -> None:
    """Thick smoke that drifts to the right: puffs with a shaded foot."""
    shade = mix(colour, "#7d86a4", 0.3)
    spots = []
    for i in range(puffs):
        r = (3.6 + 1.7 * i) * size
        spots.append(((4 + i * 5.2) * size, (0.5 + i * i * 1.1 + i * 1.4) * size, r))
    for i, (up, across, r) in enumerate(reversed(spots)):
        faint = 0.5 + 0.42 * i / max(1, puffs - 1)
        s.ball((x, y, z + up - r * 0.16), r, r * 0.8, shade, faint * 0.8, dx=across + r * 0.12)
        s.ball((x, y, z + up), r * 0.94, r * 0.76, colour, faint, dx=across)
        s.ball((x, y, z + up + r * 0.3), r * 0.5, r * 0.34, "#ffffff", faint * 0.4, dx=across - 1)


def pipe(s: Scene, spots: Sequence[Point3], thick: float, colour: str) -> None:
    """A round pipe through points, dark below and bright above."""
    s.line(spots, mix(dark(colour), SHADOW, 0.12), thick)
    s.line([facing(p, -thick * 0.1, thick * 0.12) for p in spots], colour, thick * 0.68)
    s.line([facing(p, -thick * 0.18, thick * 0.24) for p in spots], lit(lit(colour)), thick * 0.24)


def worker(s: Scene, x: float, y: float, coat: str, hat: str, size: float = 1.25) -> None:
    """A figure with a cap or a helmet in the colour of its hat."""
    s.person(x, y, coat, size)
    head = (x, y, 10.2 * size)
    s.sketch(head, "M-2.2 0.2 Q-2.2 -3 0 -3 Q2.2 -3 2.2 0.2 Z", hat, size)
    s.sketch(head, "M-3.2 0.6 L-2 -0.5 L2.2 -0.5 L2.2 0.6 Z", dark(hat), size)


def heap(s: Scene, x: float, y: float, r: float, h: float, tint: str, lumps: int) -> None:
    """A heap of loose stuff with lumps that catch the light."""
    s.shadow_round(x, y, r, h)
    a = r * ROOT
    way: list[str | float] = ["M", -a, 0.0, "Q", -a * 0.42, -h * 0.66, -a * 0.14, -h]
    way += ["Q", 0.0, -h * 1.12, a * 0.16, -h, "Q", a * 0.5, -h * 0.6, a, 0.0]
    way += ["A", a, a / 2, "0 0 1", -a, 0.0, "Z"]
    _shape(s, (x, y, 0), way, s.shaded(tint))
    for _ in range(lumps):
        t, far = s.random.uniform(0, math.pi), s.random.uniform(0.1, 0.94)
        right = a * far * math.cos(t)
        up = h * (1 - far) * 0.92 - a / 2 * far * math.sin(t) * 0.8
        size = s.random.uniform(0.7, 1.35) * r / 11
        spot = facing((x, y, 0), right, up)
        base = mix(tint, SHADOW, 0.25) if right > 0 else tint
        s.sketch(spot, "M-2.4 0.6 L-1.4 -1.6 L1 -1.8 L2.4 0.2 L0.6 1.6 Z", dark(base), size)
        s.sketch(spot, "M-2.4 0.6 L-1.4 -1.6 L1 -1.8 L0.2 0 Z", mix(base, "#dfe4f2", 0.34), size)


def _shape(s: Scene, spot: Point3, way: Sequence[str | float], fill: str) -> None:
    """A path around a point in which the flags of an arc are written as one word."""
    px, py = s.at(*spot)
    parts: list[str] = []
    along, plain = 0, 0
    for step in way:
        if isinstance(step, str):
            parts.append(step)
            plain = 2 if step == "A" else plain
        elif plain:
            parts.append(number(step * s.scale))
            plain -= 1
        else:
            parts.append(number((px, py)[along % 2] + step * s.scale))
            along += 1
    s.path(" ".join(parts), fill)


def planks(s: Scene, x: float, y: float, w: float, d: float, rows: int, wood: str) -> None:
    """Sawn boards in layers with laths between them."""
    s.shadow(x, y, w, d, rows * 3.4)
    for row in range(rows):
        z = row * 3.4
        if row:
            s.box((x + w * 0.12, x + w * 0.8), y, z - 0.8, 2, d, 0.8, mix(wood, "#5d4438", 0.4))
        s.box(x, y, z, w, d, 2.6, mix(wood, CREAM, 0.12 * (row % 2)))
        s.right(x + w).panel(s.row(y + d / 4, d / 4, 3), z, 0.5, 2.6, "#7a5238", 0.6)
    z = rows * 3.4 - 0.8
    for i in range(1, 4):
        b = y + i * d / 4
        joint = [(x, b, z), (x + w, b, z), (x + w, b + 0.5, z), (x, b + 0.5, z)]
        s.face(joint, "#a87a50")


def sack(s: Scene, x: float, y: float, size: float = 1, cloth: str = "#f0e2c4") -> None:
    """A full sack tied at its neck."""
    s.shadow_round(x, y, 2.6 * size, 6 * size)
    way = "M-4 0.6 Q-5 -5 -3 -8 Q-1.6 -9.4 -1.4 -10 L1.4 -10 Q1.6 -9.4 3 -8"
    way += " Q5 -5 4 0.6 Q0 2.6 -4 0.6 Z"
    s.sketch((x, y, 0), way, s.shaded(cloth), size)
    s.sketch((x, y, 0), "M-2.4 -12.6 Q0 -11.6 2.4 -12.6 L1.4 -9.4 L-1.4 -9.4 Z", lit(cloth), size)
    s.sketch((x, y, 0), "M-1.7 -10.2 L1.7 -10.2 L1.7 -9.2 L-1.7 -9.2 Z", "#a8694a", size)


def gear_points(r: float, teeth: int, turn: float = 0) -> list[Point]:
    """The outline of a cog wheel as (along, up) points."""
    points = []
    for i in range(teeth):
        for part, far in ((-0.32, 0.8), (-0.18, 1.0), (0.18, 1.0), (0.32, 0.8)):
            t = turn + 2 * math.pi * (i + part) / teeth
            points.append((r * far * math.cos(t), r * far * 1.12 * math.sin(t)))
    return points


def gravel(s: Scene, count: int, tints: tuple[str, ...], low: float = 4, high: float = 100) -> None:
    """Little stones strewn over the whole tile from y = low to y = high."""
    for _ in range(count):
        a, b = s.random.uniform(4, 100), s.random.uniform(low, high)
        s.ball((a, b, 0), 1.4, 0.7, s.random.choice(tints))


def spokes(
    s: Scene, x: float, y: float, z: float, r: float, count: int, rim: str, thick: float
) -> None:
    """A wheel of rim, hub and spokes that faces the left."""
    turns = [2 * math.pi * i / 32 for i in range(33)]
    for dy, tint in ((-1.6, mix(dark(rim), SHADOW, 0.2)), (0, rim)):
        spots = [(x + r * math.cos(t), y + dy, z + r * 1.12 * math.sin(t)) for t in turns]
        s.line(spots, tint, thick)
    for i in range(count):
        t = math.pi * i / count + 0.3
        u, v = r * math.cos(t), r * 1.12 * math.sin(t)
        s.line([(x - u, y, z - v), (x + u, y, z + v)], rim, thick * 0.45)
    s.left(y + 0.2).disc(x, z, r * 0.2, mix(rim, IRON, 0.4))
    s.left(y + 0.4).disc(x, z, r * 0.1, lit(rim))
