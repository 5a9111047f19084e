"""Draws the tool icons of buttons, each in a dark and a light variant of one flat style."""

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin

DARK, LIGHT = "#2e2a26", "#fbf6ee"
SOLID = 'fill="{ink}" stroke="none"'
FRAME = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n'
    '<g fill="none" stroke="{ink}" stroke-width="2.2" stroke-linecap="round" '
    'stroke-linejoin="round">\n{body}\n</g>\n</svg>\n'
)


def line(way: str) -> str:
    return f'<path d="{way}"/>'


def solid(way: str) -> str:
    """A filled shape; what lies inside it twice is a hole."""
    return f'<path d="{way}" fill-rule="evenodd" {SOLID}/>'


def soft(way: str) -> str:
    """A filled shape with rounded corners."""
    return f'<path d="{way}" fill="{{ink}}" stroke-width="1.6"/>'


def dot(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" {SOLID}/>'


def cog() -> str:
    """Eight teeth around a hole."""
    edge: list[str] = []
    for tooth in range(8):
        for radius, turn in ((7.2, -0.28), (9.6, -0.19), (9.6, 0.19), (7.2, 0.28)):
            angle = 2 * pi * tooth / 8 + turn
            edge.append(f"{12 + radius * cos(angle):.2f} {12 + radius * sin(angle):.2f}")
    hole = "M12 8.4A3.6 3.6 0 1 0 12 15.6A3.6 3.6 0 1 0 12 8.4Z"
    way = "M" + "L".join(edge) + "Z" + hole
    return f'<path d="{way}" fill="{{ink}}" fill-rule="evenodd" stroke-width="1"/>'


BULB = (
    "M12 2A7.2 7.2 0 0 0 7.6 14.9C8.4 15.6 8.8 16.3 8.9 17.3H15.1C15.2 16.3 15.6 15.6 16.4 14.9"
    "A7.2 7.2 0 0 0 12 2ZM9.2 9.1A2.9 2.9 0 0 1 12 6.3V4.7A4.5 4.5 0 0 0 7.6 9.1Z"
)
SPEAKER = "M3.5 9.5H7L11.5 5.5V18.5L7 14.5H3.5Z"
BOT_HEAD = (
    "M7.5 8H16.5A3.5 3.5 0 0 1 20 11.5V16.5A3.5 3.5 0 0 1 16.5 20H7.5A3.5 3.5 0 0 1 4 16.5V11.5"
    "A3.5 3.5 0 0 1 7.5 8ZM9 10.9A1.8 1.8 0 1 0 9 14.5A1.8 1.8 0 1 0 9 10.9Z"
    "M15 10.9A1.8 1.8 0 1 0 15 14.5A1.8 1.8 0 1 0 15 10.9ZM8.8 16.4V17.6H15.2V16.4Z"
)
DISK = (
    "M5 3H16.2L21 7.8V19A2 2 0 0 1 19 21H5A2 2 0 0 1 3 19V5A2 2 0 0 1 5 3Z"
    "M7.5 5V9.2H14.5V5ZM7 13V19H17V13Z"
)
DIE = (
    "M6.5 3H17.5A3.5 3.5 0 0 1 21 6.5V17.5A3.5 3.5 0 0 1 17.5 21H6.5A3.5 3.5 0 0 1 3 17.5V6.5"
    "A3.5 3.5 0 0 1 6.5 3Z"
) + "".join(
    f"M{x} {y - 1.8:g}A1.8 1.8 0 1 0 {x} {y + 1.8:g}A1.8 1.8 0 1 0 {x} {y - 1.8:g}Z"
    for x, y in ((8, 8), (16, 8), (12, 12), (8, 16), (16, 16))
)
ROUND_ARROW = line("M5.2 8.5A8 8 0 1 1 4 12.8") + solid("M2.6 3.2L3.6 10.8L10.2 7Z")

BODIES: dict[str, str] = {
    "undo": line("M8 8.5H14.5A5.25 5.25 0 0 1 14.5 19H8.5") + soft("M3.5 8.5L9 4.2V12.8Z"),
    "redo": line("M16 8.5H9.5A5.25 5.25 0 0 0 9.5 19H15.5") + soft("M20.5 8.5L15 4.2V12.8Z"),
    "restart": ROUND_ARROW,
    "hint": solid(BULB) + line("M9.6 19.2H14.4M10.8 21.8H13.2"),
    "pace": line("M4.6 18A9 9 0 1 1 19.4 18M12 13.4L16 8.6") + dot(12, 13.4, 2.2),
    "pause": soft("M6.5 5H9V19H6.5ZM15 5H17.5V19H15Z"),
    "play": soft("M7.5 4.8L19 12L7.5 19.2Z"),
    "skip": soft("M4 6L11.5 12L4 18ZM12.8 6L20.3 12L12.8 18Z"),
    "rules": line("M12 6.6C9.6 4.6 6.6 4.2 3 4.4V18C6.6 17.8 9.6 18.2 12 20.2")
    + solid("M12 5.6C14.4 3.6 17.6 3 22.1 3.3V19.1C17.6 18.8 14.4 19.3 12 21.3Z"),
    "menu": line("M4 6.5H20M4 12H20M4 17.5H20"),
    "log": line("M9.5 6H20M9.5 12H20M9.5 18H16") + dot(4.8, 6, 1.7) + dot(4.8, 12, 1.7)
    + dot(4.8, 18, 1.7),
    "sound": soft(SPEAKER) + line("M15.2 8.8A4.5 4.5 0 0 1 15.2 15.2M18 6A8.6 8.6 0 0 1 18 18"),
    "sound_off": soft(SPEAKER) + line("M15.8 9.2L21.2 14.8M21.2 9.2L15.8 14.8"),
    "settings": cog(),
    "statistics": soft("M4.5 13H6.5V19.5H4.5ZM11 8.5H13V19.5H11ZM17.5 4.5H19.5V19.5H17.5Z"),
    "language": line(
        "M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM12 3C6.8 8 6.8 16 12 21"
        "C17.2 16 17.2 8 12 3ZM3.4 12H20.6"
    ),
    "save": solid(DISK),
    "open": soft("M3.5 18.5V5.5H9L11 8H18.5V10H7L3.9 18.5Z") + soft("M8 12.2H21L18.4 19H5.4Z"),
    "fullscreen": line("M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15"),
    "zoom": line("M10.5 3.5A7 7 0 1 0 10.5 17.5A7 7 0 1 0 10.5 3.5ZM15.7 15.7L20.8 20.8")
    + line("M10.5 7.6V13.4M7.6 10.5H13.4"),
    "bot": solid(BOT_HEAD) + line("M12 7.5V5M2.2 13V15.5M21.8 13V15.5") + dot(12, 3.6, 1.8),
    "human": dot(12, 7.6, 4.6) + solid("M3 21.5C3 16.6 7 14.2 12 14.2C17 14.2 21 16.6 21 21.5Z"),
    "delete": line("M4 6.2H20M9.2 6V3.4H14.8V6")
    + solid("M5.6 8.6H18.4L17.4 20.2A2 2 0 0 1 15.4 22H8.6A2 2 0 0 1 6.6 20.2Z"
            "M9.2 11.4V18.8H10.8V11.4ZM13.2 11.4V18.8H14.8V11.4Z"),
    "copy": line("M15 6.5V4H4V15H6.5") + soft("M10 10H20V20H10Z"),
    "dice": solid(DIE),
    "replay": ROUND_ARROW + soft("M10.4 10L15 12.8L10.4 15.6Z"),
    "back": line("M14.8 4.8L7.6 12L14.8 19.2"),
    "next": line("M9.2 4.8L16.4 12L9.2 19.2"),
    "first": soft("M19 5.5L9.5 12L19 18.5Z") + line("M5 5V19"),
    "last": soft("M5 5.5L14.5 12L5 18.5Z") + line("M19 5V19"),
    "close": line("M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5"),
    "check": line("M4.5 12.6L9.8 18L19.5 6.5"),
}  # fmt: skip


def icon(name: str, ink: str) -> str:
    return FRAME.format(ink=ink, body=BODIES[name].format(ink=ink))


PICTURES: dict[str, Callable[[], str]] = {
    **{name: partial(icon, name, DARK) for name in BODIES},
    **{f"{name}_light": partial(icon, name, LIGHT) for name in BODIES},
}
