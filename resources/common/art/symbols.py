"""What symbols on cards are drawn with: one ink, shapes and strokes, dark and white."""

from collections.abc import Callable
from functools import partial

DARK, LIGHT = "#2e2a26", "#ffffff"

Drawing = Callable[[], str]


def svg(ink: str, body: str) -> str:
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
    return f'{head}\n<g fill="{ink}" fill-rule="evenodd">\n{body}\n</g>\n</svg>\n'


def shape(*ways: str) -> str:
    """Filled shapes; what lies inside one twice is a hole."""
    return "\n".join(f'<path d="{way}" fill-rule="evenodd"/>' for way in ways)


def stroke(width: float, *ways: str) -> str:
    paint = f'fill="none" stroke="{{ink}}" stroke-width="{width:g}" stroke-linecap="round"'
    return "\n".join(f'<path d="{way}" {paint} stroke-linejoin="round"/>' for way in ways)


def symbol(draw: Drawing, ink: str) -> str:
    return svg(ink, draw().format(ink=ink))


def in_both(symbols: dict[str, Drawing]) -> dict[str, Drawing]:
    """Each symbol in dark and in white, by the name of its picture."""
    return {
        **{f"symbol_{name}": partial(symbol, draw, DARK) for name, draw in symbols.items()},
        **{f"symbol_{name}_light": partial(symbol, draw, LIGHT) for name, draw in symbols.items()},
    }
