"""Draws what all games share: dice, coins, the point star and the card back."""

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin

CENTRE, NEAR, FAR = 50, 27, 73
PIPS = {
    1: [(CENTRE, CENTRE)],
    2: [(FAR, NEAR), (NEAR, FAR)],
    3: [(FAR, NEAR), (CENTRE, CENTRE), (NEAR, FAR)],
    4: [(NEAR, NEAR), (FAR, NEAR), (NEAR, FAR), (FAR, FAR)],
    5: [(NEAR, NEAR), (FAR, NEAR), (CENTRE, CENTRE), (NEAR, FAR), (FAR, FAR)],
    6: [(x, y) for x in (NEAR, FAR) for y in (25, CENTRE, 75)],
}
TOWERS = [  # left edge, width, height, roof
    (12, 22, 52, "flat"),
    (32, 20, 74, "gable"),
    (54, 26, 46, "flat"),
    (78, 18, 62, "spire"),
    (98, 26, 44, "dome"),
    (122, 20, 60, "flat"),
    (140, 24, 84, "spire"),
    (166, 22, 58, "gable"),
]


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def svg(width: int, height: int, body: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
    return f"{head}\n{body}\n</svg>\n"


def shade(kind: str, name: str, place: str, *stops: tuple[float, str]) -> str:
    """A gradient: kind is linear or radial, place its attributes."""
    inner = "".join(f'<stop offset="{number(at)}" stop-color="{c}"/>' for at, c in stops)
    return f'<{kind}Gradient id="{name}" {place}>{inner}</{kind}Gradient>'


def polygon(points: list[tuple[float, float]], rest: str) -> str:
    at = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return f'<polygon points="{at}" {rest}/>'


def circle(x: float, y: float, radius: float, rest: str) -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" {rest}/>'


def corners(count: int, radius: float, turn: float, down: float) -> list[tuple[float, float]]:
    """A regular polygon around the middle, its first corner above unless turned."""
    angles = [turn + 2 * pi * i / count - pi / 2 for i in range(count)]
    return [(50 + radius * cos(a), down + radius * sin(a)) for a in angles]


def die(eyes: int) -> str:
    radius = 13 if eyes == 1 else 10.5
    pips = "\n".join(
        circle(x, y + 1.4, radius, 'fill="#ffffff"')
        + circle(x, y, radius, 'fill="url(#pip)"')
        + circle(x, y + radius * 0.16, radius * 0.82, 'fill="#38322c"')
        for x, y in PIPS[eyes]
    )
    gradients = (
        shade("linear", "edge", 'x1="0" y1="0" x2="0" y2="1"', (0, "#e9e1d4"), (1, "#b9ab96"))
        + shade("linear", "face", 'x1="0" y1="0" x2="1" y2="1"', (0, "#ffffff"), (1, "#f1eadf"))
        + shade("linear", "pip", 'x1="0" y1="0" x2="0" y2="1"', (0, "#17130f"), (1, "#4d453d"))
    )
    body = f"""<defs>{gradients}</defs>
<rect x="5" y="8" width="90" height="90" rx="21" fill="#3a2c1c" fill-opacity="0.12"/>
<rect x="3" y="3" width="94" height="94" rx="21" fill="url(#edge)"/>
<rect x="4.5" y="4" width="91" height="88.5" rx="19.5" fill="url(#face)"/>
<path d="M24 6.5H76A17 17 0 0 1 90 14A22 22 0 0 0 76 10H24A22 22 0 0 0 10 14A17 17 0 0 1 24 6.5Z" \
fill="#ffffff"/>
<g transform="translate(2.5 0.8) scale(0.95)">
{pips}
</g>"""
    return svg(100, 100, body)


def gold() -> str:
    return (
        shade("linear", "rim", 'x1="0" y1="0" x2="0.6" y2="1"', (0, "#ffe9a6"), (1, "#b97a14"))
        + shade("linear", "dish", 'x1="0" y1="0" x2="0.5" y2="1"', (0, "#d99b2b"), (1, "#f6cf6a"))
        + shade("linear", "face", 'x1="0" y1="0" x2="0.5" y2="1"', (0, "#fbdc83"), (1, "#eab548"))
    )


def coin() -> str:
    notches = "".join(
        f'<path d="M{number(50 + 43.5 * cos(a))} {number(48 + 43.5 * sin(a))}'
        f'L{number(50 + 47 * cos(a))} {number(48 + 47 * sin(a))}"/>'
        for a in (2 * pi * i / 40 for i in range(40))
    )
    body = f"""<defs>{gold()}</defs>
<circle cx="50" cy="52" r="47.5" fill="#8f5a0c"/>
<circle cx="50" cy="48" r="47.5" fill="url(#rim)"/>
<g stroke="#a86c10" stroke-width="1.6" stroke-opacity="0.45" stroke-linecap="round">{notches}</g>
<circle cx="50" cy="48" r="39.5" fill="url(#dish)"/>
<circle cx="50" cy="49" r="37" fill="url(#face)"/>
<path d="M16.2 42A34.5 34.5 0 0 1 44 14.9A2 2 0 0 1 44.6 18.8A30.5 30.5 0 0 0 20 42.6\
A1.9 1.9 0 0 1 16.2 42Z" fill="#fff6d6" fill-opacity="0.85"/>
<circle cx="51.5" cy="16.6" r="1.9" fill="#fff6d6" fill-opacity="0.85"/>"""
    return svg(100, 100, body)


def coin_small() -> str:
    body = f"""<defs>{gold()}</defs>
<circle cx="50" cy="50" r="50" fill="#8f5a0c"/>
<circle cx="50" cy="48" r="46" fill="url(#rim)"/>
<circle cx="50" cy="48" r="36" fill="url(#dish)"/>
<circle cx="50" cy="49.5" r="33" fill="url(#face)"/>
<path d="M22 44A28 28 0 0 1 46 20A4 4 0 0 1 46 28A20 20 0 0 0 30 45A4 4 0 0 1 22 44Z" \
fill="#fff6d6"/>"""
    return svg(100, 100, body)


def star() -> str:
    outer, inner = corners(5, 43, 0, 53), corners(5, 22, pi / 5, 53)
    whole = [point for pair in zip(outer, inner, strict=True) for point in pair]
    light = [outer[0], inner[4], outer[4], inner[3], (50, 53)]
    gradients = shade(
        "linear", "gold", 'x1="0" y1="0" x2="0.4" y2="1"', (0, "#ffe28a"), (1, "#eda92c")
    )
    thick = 'stroke-width="13" stroke-linejoin="round"'
    thin = 'stroke-width="7" stroke-linejoin="round"'
    body = "\n".join(
        [
            f"<defs>{gradients}</defs>",
            polygon([(x, y + 2.5) for x, y in whole], f'fill="#9a6310" stroke="#9a6310" {thick}'),
            polygon(whole, f'fill="#c98717" stroke="#c98717" {thick}'),
            polygon(whole, f'fill="url(#gold)" stroke="#f3bd45" {thin}'),
            polygon(light, 'fill="#fff3c4" fill-opacity="0.55"'),
        ]
    )
    return svg(100, 100, body)


def roof(left: float, width: float, top: float, kind: str, paint: str) -> str:
    middle, right = left + width / 2, left + width
    if kind == "gable":
        return polygon([(left - 2, top), (middle, top - 13), (right + 2, top)], paint)
    if kind == "spire":
        slope = [(left, top), (middle - 1, top - 16), (middle - 1, top - 28)]
        mirrored = [(2 * middle - x, y) for x, y in reversed(slope)]
        return polygon([*slope, *mirrored], paint)
    if kind == "dome":
        half = number(width / 2 - 3)
        arc = f"A{half} {half} 0 0 1 {number(right - 3)} {number(top)}"
        return f'<path d="M{number(left + 3)} {number(top)}{arc}Z" {paint}/>'
    attic = [(left + 5, top), (left + 5, top - 5), (right - 5, top - 5), (right - 5, top)]
    return polygon(attic, paint)


def tower(place: int, fill: str, window: str, ground: float = 272) -> str:
    left, width, height, kind = TOWERS[place]
    top, paint = ground - height, f'fill="{fill}"'
    wall = [(left, top), (left + width, top), (left + width, ground), (left, ground)]
    columns = (width - 4) // 7
    inset = (width - columns * 7 + 3) / 2
    windows = "".join(
        f'<rect x="{number(left + inset + column * 7)}" y="{number(top + 7 + row * 11)}" '
        f'width="4" height="6" rx="0.8" fill="{window}"/>'
        for row in range((height - 10) // 11)
        for column in range(columns)
        if (row * 5 + column * 3 + place * 2) % 4
    )
    walls: list[tuple[float, float]] = [*wall]
    return roof(left, width, top, kind, paint) + polygon(walls, paint) + windows


def skyline() -> str:
    behind = "".join(tower(place, "#4d8791", "#6fa5a8") for place in range(1, len(TOWERS), 2))
    front = "".join(tower(place, "#245268", "#f3cf7c") for place in range(0, len(TOWERS), 2))
    return f"<g>{behind}{front}</g>"


def sunbeams() -> str:
    """Beams from the middle, each ending at the frame's edge."""

    def end(angle: float) -> tuple[float, float]:
        across, down = cos(angle), sin(angle)
        reach = min(92 / max(abs(across), 1e-9), 132 / max(abs(down), 1e-9))
        return 100 + reach * across, 140 + reach * down

    wide = 2 * pi / 64
    beams = [[(100.0, 140.0), end(4 * i * wide), end((4 * i + 2) * wide)] for i in range(16)]
    return "".join(polygon(beam, 'fill="#ffffff" fill-opacity="0.08"') for beam in beams)


def card_back() -> str:
    gradients = shade(
        "linear",
        "dusk",
        'x1="0" y1="0" x2="0" y2="1"',
        (0, "#77adab"),
        (0.5, "#2f6377"),
        (1, "#77adab"),
    ) + shade("linear", "disc", 'x1="0" y1="0" x2="0" y2="1"', (0, "#fbe3a0"), (1, "#efbb55"))
    home = "M100 116L125 137V162H75V137Z"
    body = f"""<defs>{gradients}</defs>
<rect x="6" y="6" width="188" height="268" rx="13" fill="url(#dusk)"/>
{sunbeams()}
{skyline()}
<g transform="rotate(180 100 140)">{skyline()}</g>
<circle cx="100" cy="140" r="45" fill="#245268"/>
<circle cx="100" cy="140" r="40" fill="url(#disc)"/>
<path d="{home}" fill="#245268" stroke="#245268" stroke-width="5" stroke-linejoin="round"/>
<path d="M94 164V149H106V164ZM82 143H90V151H82ZM110 143H118V151H110Z" fill="#f7d27d"/>
<path d="M16 0H184A16 16 0 0 1 200 16V264A16 16 0 0 1 184 280H16A16 16 0 0 1 0 264V16\
A16 16 0 0 1 16 0ZM19 8A11 11 0 0 0 8 19V261A11 11 0 0 0 19 272H181A11 11 0 0 0 192 261V19\
A11 11 0 0 0 181 8Z" fill="#fbf6ee" fill-rule="evenodd"/>"""
    return svg(200, 280, body)


PICTURES: dict[str, Callable[[], str]] = {
    **{f"die_{eyes}": partial(die, eyes) for eyes in PIPS},
    "coin": coin,
    "coin_small": coin_small,
    "star": star,
    "card_back": card_back,
}
