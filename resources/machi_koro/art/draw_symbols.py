"""Draws the symbols of cards, dark and white, the white shapes of their classes, small signs."""

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin

from symbols import LIGHT, in_both, shape, stroke, svg


def wheat() -> str:
    """One ear: a grain at the top, three pairs below."""
    pairs = [
        f"M32 {y}C{32 + s * 3} {y - 10} {32 + s * 11} {y - 14} {32 + s * 20} {y - 14}"
        f"C{32 + s * 20} {y - 4} {32 + s * 11} {y + 1} 32 {y}Z"
        for y in (25, 38, 51)
        for s in (-1, 1)
    ]
    top = "M32 16C24.5 11 25.5 5 32 0C38.5 5 39.5 11 32 16Z"
    return shape(top, *pairs) + stroke(3.6, "M32 14V62")


def cow() -> str:
    """A head from the front: horns, ears, muzzle with nostrils."""
    horns = "M17 17C9 16 7 9 9.5 3C12 8.5 17 10 23 10.5Z"
    other = "M47 17C55 16 57 9 54.5 3C52 8.5 47 10 41 10.5Z"
    ears = "M15 20C9 17 4 19 2 25C7 30 12 30 17 27ZM49 20C55 17 60 19 62 25C57 30 52 30 47 27Z"
    head = (
        "M20 12H44C48 14 49 20 48 28L46 40C51 43 52 48 50 53C47 60 41 62 32 62C23 62 17 60 14 53"
        "C12 48 13 43 18 40L16 28C15 20 16 14 20 12Z"
        "M24.5 22A3 3.6 0 1 0 24.5 29.2A3 3.6 0 1 0 24.5 22Z"
        "M39.5 22A3 3.6 0 1 0 39.5 29.2A3 3.6 0 1 0 39.5 22Z"
        "M24 46A2.8 3.6 0 1 0 24 53.2A2.8 3.6 0 1 0 24 46Z"
        "M40 46A2.8 3.6 0 1 0 40 53.2A2.8 3.6 0 1 0 40 46Z"
    )
    return shape(horns, other, ears, head)


def gear() -> str:
    edge = [
        f"{32 + radius * cos(angle):.1f} {32 + radius * sin(angle):.1f}"
        for tooth in range(8)
        for radius, turn in ((21.5, -0.27), (29, -0.18), (29, 0.18), (21.5, 0.27))
        for angle in [2 * pi * tooth / 8 + turn]
    ]
    hole = "M32 22A10 10 0 1 0 32 42A10 10 0 1 0 32 22Z"
    return shape("M" + "L".join(edge) + "Z" + hole)


def bread() -> str:
    """A loaf with three cuts."""
    loaf = (
        "M12 50C5 50 2 45 2 37C2 24 14 15 32 15C50 15 62 24 62 37C62 45 59 50 52 50Z"
        "M15.5 24.5L21 39L25 37.5L20 22.5Z"
        "M29.5 21L31 37.5H35.5L34.5 20.8Z"
        "M43.5 22.5L42 38L46.5 38.5L48.5 24.5Z"
    )
    return shape(loaf)


def cup() -> str:
    """A cup with handle on a saucer, steam above."""
    bowl = "M8 24H46V34C46 45 40 51 27 51C14 51 8 45 8 34Z"
    saucer = "M4 55H50C50 59 46 61 42 61H12C8 61 4 59 4 55Z"
    handle = "M47 28H50A7.5 7.5 0 0 1 50 43H44"
    steam = ("M18 4C14 9 22 12 18 18", "M28 4C24 9 32 12 28 18", "M38 4C34 9 42 12 38 18")
    return shape(bowl, saucer) + stroke(4.4, handle) + stroke(3.6, *steam)


def factory() -> str:
    """Saw-tooth roofs, a chimney with smoke and three windows."""
    hall = (
        "M4 60V30L20 39V30L36 39V30L43 34L45 10H55L58 60Z"
        "M12 46V53H19V46ZM26 46V53H33V46ZM40 46V53H47V46Z"
    )
    return shape(hall) + stroke(4, "M48 4.5C43 2 39 7 34 4.5C29.5 2 27 4 25 6")


def fruit() -> str:
    """An apple with stalk, leaf and a gleam."""
    apple = (
        "M32 22C26 17 16 17 10 23C2 32 6 50 15 58C20 62.5 26 62 32 59C38 62 44 62.5 49 58"
        "C58 50 62 32 54 23C48 17 38 17 32 22Z"
        "M17 28C12 32 11 39 13 45L17 44C16 39 16.5 34 20 31Z"
    )
    leaf = "M34.5 15C35 7 41 2 51 2C51 11 44 16 34.5 15Z"
    return shape(apple, leaf) + stroke(4, "M32 20C32 14 29 10 25 8")


def tower() -> str:
    """A high house in steps with rows of windows and a mast."""
    windows = "".join(
        f"M{x} {y}V{y + 5}H{x + 5}V{y}Z" for y in (21, 31, 41) for x in (22, 29.5, 37)
    )
    house = "M8 62V34H16V14H24V9H40V14H48V34H56V62H37V52H27V62Z"
    return shape(house + windows) + stroke(3.6, "M32 8V2")


def boat() -> str:
    """A fishing boat: hull, cabin with a window, mast with a line to the bow, a wave."""
    hull = "M2 35H62C61 43 57 49 52 53H13C7 49 3 43 2 35Z"
    cabin = "M14 18H33V32H14ZM18.5 22V27.5H28.5V22Z"
    wave = "M4 59.5C9 63.5 13 63.5 18 59.5C23 63.5 27 63.5 32 59.5C37 63.5 41 63.5 46 59.5"
    return shape(hull, cabin) + stroke(
        3.6, "M41 32V4", "M41 6L58 31", f"{wave}C51 63.5 55 63.5 60 59.5"
    )


def briefcase() -> str:
    """A case with its handle, a seam and a clasp."""
    case = (
        "M8 18H56C59.5 18 61 20 61 23V35H38V32H26V35H3V23C3 20 4.5 18 8 18Z"
        "M3 39H26V42H38V39H61V52C61 55.5 59.5 57 56 57H8C4.5 57 3 55.5 3 52Z"
    )
    return shape(case) + stroke(4.6, "M22 17V12C22 9.5 23.5 8 26 8H38C40.5 8 42 9.5 42 12V17")


SYMBOLS: dict[str, Callable[[], str]] = {
    "wheat": wheat,
    "cow": cow,
    "gear": gear,
    "bread": bread,
    "cup": cup,
    "factory": factory,
    "fruit": fruit,
    "tower": tower,
    "boat": boat,
    "briefcase": briefcase,
}
CLASSES = {
    "blue": '<circle cx="32" cy="32" r="28"/>',
    "green": '<rect x="7" y="7" width="50" height="50" rx="5"/>',
    "red": '<path d="M32 9L59 55H5Z" stroke="#ffffff" stroke-width="6" stroke-linejoin="round"/>',
    "violet": '<path d="M32 5L59 32L32 59L5 32Z" stroke="#ffffff" stroke-width="6" '
    'stroke-linejoin="round"/>',
}


def card_class(name: str) -> str:
    return svg(LIGHT, CLASSES[name])


def sign(body: str) -> str:
    """A small coloured sign that lies over the picture of a card."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
    return f"{head}\n{body}\n</svg>\n"


def closed() -> str:
    """A red board that hangs from a nail, barred in white."""
    cord, board = "M13 27L32 6L51 27", 'x="3" y="24" width="58" height="35" rx="9"'
    line = f'<path d="{cord}" fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return sign(
        f'{line} stroke="#ffffff" stroke-width="9"/>\n'
        f'<rect {board} fill="#ffffff" stroke="#ffffff" stroke-width="6"/>\n'
        f'{line} stroke="#5a3a34" stroke-width="4"/>\n'
        '<circle cx="32" cy="7" r="4.6" fill="#5a3a34"/>\n'
        f'<rect {board} fill="#a82f36"/>\n'
        '<rect x="3" y="24" width="58" height="31.5" rx="9" fill="#d9434a"/>\n'
        '<rect x="13" y="35" width="38" height="10.5" rx="3" fill="#ffffff"/>'
    )


def gold(y: float) -> str:
    """A coin of a stack, its upper face around a height."""
    return (
        f'<path d="M14 {y:g}V{y + 7:g}A18 7.5 0 0 0 50 {y + 7:g}V{y:g}Z" fill="#a8701a"/>\n'
        f'<path d="M14 {y:g}V{y + 4.6:g}A18 7.5 0 0 0 50 {y + 4.6:g}V{y:g}Z" fill="#e0a437"/>\n'
        f'<ellipse cx="32" cy="{y:g}" rx="18" ry="7.5" fill="#ffdf7e"/>\n'
        f'<ellipse cx="32" cy="{y:g}" rx="12.5" ry="4.8" fill="#f0bb45"/>'
    )


def invested() -> str:
    """A stack of three coins on a dark chip with an edge of gold."""
    stack = "\n".join(gold(y) for y in (41, 32, 23))
    return sign(
        '<circle cx="32" cy="32" r="31" fill="#fff3cf"/>\n'
        f'<circle cx="32" cy="32" r="27.5" fill="#2f4a6c"/>\n{stack}'
    )


PICTURES: dict[str, Callable[[], str]] = {
    **in_both(SYMBOLS),
    **{f"class_{name}": partial(card_class, name) for name in CLASSES},
    "closed": closed,
    "invested": invested,
}
