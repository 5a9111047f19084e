"""Draws the backdrop of the lobby: a far town under a wide sky, by day and by night."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import cos, pi, sin
from random import Random

WIDTH, HEIGHT, GROUND = 1600, 300, 208


@dataclass(frozen=True)
class Hour:
    """The colours of a time of day, far to near."""

    sky: tuple[str, str, str]
    hills: str
    layers: tuple[str, str, str]
    windows: tuple[str, str, str]
    glass: float  # how much of the windows' colour shows
    lit: float  # share of windows that show at all
    cloud: str
    haze: float
    leaves: str


DAY = Hour(
    sky=("#cfe8f3", "#dcecee", "#f7ead3"),
    hills="#cfe0dc",
    layers=("#c3d9e2", "#aecad7", "#98bac9"),
    windows=("#dcebee", "#d3e4ea", "#f4ead0"),
    glass=0.8,
    lit=0.62,
    cloud="#ffffff",
    haze=0.75,
    leaves="#a3c4b4",
)
NIGHT = Hour(
    sky=("#2f3d57", "#3a4763", "#54566c"),
    hills="#36425c",
    layers=("#2c3953", "#243046", "#1c2538"),
    windows=("#a8946c", "#dcb56a", "#ffd982"),
    glass=0.9,
    lit=0.3,
    cloud="#8fa3c4",
    haze=0.14,
    leaves="#1a2431",
)


def number(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def way(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def oval(x: float, y: float, across: float, down: float) -> str:
    arc = f"A{number(across)} {number(down)} 0 1 1 {number(x)} "
    top, low = number(y - down), number(y + down)
    return f"M{number(x)} {top}{arc}{low}{arc}{top}Z"


def disc(x: float, y: float, radius: float) -> str:
    return oval(x, y, radius, radius)


def bar(x: float, y: float, wide: float, high: float) -> str:
    return way([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)])


def flat(x: float, wide: float, top: float) -> str:
    return bar(x + wide * 0.15, top - 5, wide * 0.35, 5)


def step(x: float, wide: float, top: float) -> str:
    crown = bar(x + wide * 0.14, top - 10, wide * 0.72, 10)
    return (
        crown + bar(x + wide * 0.3, top - 20, wide * 0.4, 10) + bar(x + wide / 2, top - 36, 2, 18)
    )


def gable(x: float, wide: float, top: float) -> str:
    ridge = top - wide * 0.42
    return way([(x - 3, top), (x + wide / 2, ridge), (x + wide + 3, top)]) + bar(
        x + wide * 0.7, ridge + 1, 5, 12
    )


def dome(x: float, wide: float, top: float) -> str:
    half, r = wide / 2, number(wide / 2 - 2)
    left, right = number(x + 2), number(x + wide - 2)
    cap = f"M{left} {number(top)}A{r} {r} 0 0 1 {right} {number(top)}Z"
    return cap + bar(x + half - 1, top - half - 12, 2, 14)


def spire(x: float, wide: float, top: float) -> str:
    half = wide / 2
    return way([(x, top), (x + half, top - wide * 1.3), (x + wide, top)]) + bar(
        x + half - 0.8, top - wide * 1.3 - 14, 1.6, 18
    )


def slant(x: float, wide: float, top: float) -> str:
    return way([(x, top), (x, top - wide * 0.4), (x + wide, top)])


def antennas(x: float, wide: float, top: float) -> str:
    return (
        flat(x, wide, top)
        + bar(x + wide * 0.66, top - 24, 2, 24)
        + bar(x + wide * 0.78, top - 14, 1.6, 14)
    )


def windows(random: Random, x: float, wide: float, top: float, hour: Hour) -> str:
    columns = int((wide - 6) // 9)
    inset = (wide - columns * 9 + 4.5) / 2
    spots = [
        (x + inset + column * 9, top + 9 + row * 13)
        for row in range(int((GROUND - 14 - top) // 13))
        for column in range(columns)
    ]
    return "".join(bar(a, b, 4.5, 7) for a, b in spots if random.random() < hour.lit)


@dataclass(frozen=True)
class Row:
    """One row of houses: their sizes and what stands on top of them."""

    seed: int
    wide: tuple[int, int]
    high: tuple[int, int]
    gap: int
    roofs: tuple[Callable[[float, float, float], str], ...]


ROWS = (
    Row(11, (34, 66), (70, 150), 6, (flat, step, slant, antennas, dome, spire, flat)),
    Row(5, (36, 74), (48, 112), 16, (flat, gable, dome, step, antennas, gable)),
    Row(23, (34, 62), (26, 62), 34, (gable, gable, flat, gable, spire)),
)


def row_of_houses(row: Row, hour: Hour) -> tuple[str, str]:
    """The silhouette of a row and its windows; low behind the program's name, higher elsewhere."""
    random = Random(row.seed)
    walls, panes, x, before = "", "", -20.0, -1
    while x < WIDTH:
        wide = random.uniform(*row.wide)
        high = random.uniform(*row.high) * (0.55 if x < 470 else 1.0)
        kind = int(random.random() * len(row.roofs))
        kind = (kind + 1) % len(row.roofs) if kind == before else kind
        if row.roofs[kind] is spire:
            wide = row.wide[0] * 0.7
        top, before = GROUND - high, kind
        walls += bar(x, top, wide, GROUND - top) + row.roofs[kind](x, wide, top)
        panes += windows(random, x, wide, top, hour)
        x += wide + random.uniform(-2, row.gap)
    return walls, panes


def big_wheel(x: float, y: float, radius: float, colour: str) -> str:
    spokes = "".join(
        f"M{number(x)} {number(y)}L{number(x + radius * cos(a))} {number(y + radius * sin(a))}"
        for a in (2 * pi * i / 12 for i in range(12))
    )
    legs = f"M{number(x)} {number(y)}L{number(x - 26)} {GROUND}M{number(x)} {number(y)}"
    cabins = "".join(
        disc(x + radius * cos(a), y + radius * sin(a) + 4, 5)
        for a in (2 * pi * i / 12 for i in range(12))
    )
    lines = f'fill="none" stroke="{colour}" stroke-linecap="round"'
    return (
        f'<path d="{disc(x, y, radius)}{disc(x, y, radius - 6)}" {lines} stroke-width="2"/>'
        f'<path d="{spokes}" {lines} stroke-width="1.2"/>'
        f'<path d="{legs}L{number(x + 26)} {GROUND}" {lines} stroke-width="4"/>'
        f'<path d="{cabins}" fill="{colour}"/>'
    )


def crane(x: float, top: float, colour: str) -> str:
    mast = bar(x, top, 5, GROUND - top) + bar(x - 30, top + 6, 118, 4)
    mast += way([(x + 2.5, top - 14), (x + 80, top + 6), (x + 2.5, top - 9), (x - 26, top + 6)])
    mast += (
        bar(x - 30, top + 10, 16, 8) + bar(x + 64, top + 10, 1.2, 26) + bar(x + 60, top + 36, 9, 6)
    )
    return f'<path d="{mast}" fill="{colour}"/>'


def trees(colour: str, seed: int) -> str:
    random, crowns = Random(seed), ""
    for _ in range(58):
        x, size = random.uniform(-10, WIDTH + 10), random.uniform(9, 16)
        crowns += disc(x, GROUND - size * 0.9, size) + bar(x - 1.2, GROUND - 6, 2.4, 20)
        crowns += disc(x + size * 0.9, GROUND - size * 0.5, size * 0.7)
    return f'<path d="{crowns}" fill="{colour}"/>'


def clouds(hour: Hour) -> str:
    spots = ((400, 40, 0.9), (620, 66, 0.7), (960, 34, 0.9), (1180, 24, 0.6), (1500, 30, 1.0))
    puffs = ((-44, 4, 30, 12), (-14, -8, 34, 22), (24, -2, 32, 16), (54, 6, 24, 9))
    shapes = "".join(
        oval(x + dx * k, y + dy * k, rx * k, ry * k)
        for x, y, k in spots
        for dx, dy, rx, ry in puffs
    )
    return f'<path d="{shapes}" fill="{hour.cloud}" fill-opacity="{hour.haze:g}"/>'


def moon_and_stars() -> str:
    random = Random(8)
    stars = "".join(
        f'<circle cx="{number(random.uniform(0, WIDTH))}" cy="{number(random.uniform(4, 110))}" '
        f'r="{number(random.uniform(0.6, 1.7))}" fill="#fff6dc" '
        f'fill-opacity="{random.uniform(0.35, 0.9):.2f}"/>'
        for _ in range(90)
    )
    moon = (
        '<circle cx="620" cy="68" r="52" fill="#f6e6b4" fill-opacity="0.06"/>'
        '<circle cx="620" cy="68" r="40" fill="#f6e6b4" fill-opacity="0.1"/>'
        '<circle cx="620" cy="68" r="30" fill="#f8ecc6"/>'
        '<circle cx="611" cy="60" r="6" fill="#e6d6a6"/><circle cx="628" cy="76" r="8" '
        'fill="#e6d6a6"/><circle cx="632" cy="56" r="3.5" fill="#e6d6a6"/>'
    )
    return stars + moon


def fading(name: str, start: float, *colours: str) -> str:
    """A fill down the whole picture that is gone at the lower edge."""
    share = start / max(1, len(colours) - 1)
    stops = "".join(
        f'<stop offset="{i * share:.3f}" stop-color="{c}"/>' for i, c in enumerate(colours)
    )
    last = f'<stop offset="{start:.3f}" stop-color="{colours[-1]}"/>'
    end = f'<stop offset="1" stop-color="{colours[-1]}" stop-opacity="0"/>'
    frame = f'gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{HEIGHT}"'
    return f'<linearGradient id="{name}" {frame}>{stops}{last}{end}</linearGradient>'


def skyline(hour: Hour) -> str:
    far, middle, near = hour.layers
    fills = fading("sky", 0.62, *hour.sky) + fading("hills", 0.62, hour.hills, hour.hills)
    fills += fading("leaves", 0.72, hour.leaves, hour.leaves)
    fills += "".join(fading(f"row{i}", 0.66, c, c) for i, c in enumerate(hour.layers))
    hills = "M0 300V150C180 104 330 164 520 140C760 104 860 154 1060 130C1260 104 1420 150 1600 114"
    meadow = "M0 300V204C260 196 420 208 700 202C1000 196 1240 208 1600 200"
    between = (
        crane(905, 52, far),
        big_wheel(830, 118, 62, near) + crane(1468, 70, middle),
        trees("url(#leaves)", 3) + f'<path d="{meadow}V300Z" fill="url(#leaves)"/>',
    )
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sky)"/>']
    parts += [moon_and_stars()] if hour is NIGHT else []
    parts += [clouds(hour), f'<path d="{hills}V300Z" fill="url(#hills)"/>']
    for place, row in enumerate(ROWS):
        walls, panes = row_of_houses(row, hour)
        parts.append(f'<path d="{walls}" fill="url(#row{place})"/>')
        glass = f'fill="{hour.windows[place]}" fill-opacity="{hour.glass:g}"'
        parts.append(f'<path d="{panes}" {glass}/>')
        parts.append(between[place])
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
    return f"{head}\n<defs>{fills}</defs>\n" + "\n".join(parts) + "\n</svg>\n"


PICTURES: dict[str, Callable[[], str]] = {
    "skyline": partial(skyline, DAY),
    "skyline_dark": partial(skyline, NIGHT),
}
