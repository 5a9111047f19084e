"""Draws the symbols of the nine actions and of two rows of a player's board, dark and white."""

from collections.abc import Callable
from math import cos, pi, sin

from symbols import in_both, shape, stroke


def _ring(x: float, y: float, r: float) -> str:
    return f"M{x - r:g} {y:g}A{r:g} {r:g} 0 1 0 {x + r:g} {y:g}A{r:g} {r:g} 0 1 0 {x - r:g} {y:g}Z"


def buy_land() -> str:
    """A flag planted on a piece of land."""
    land = "M32 35L62 48.5L32 62L2 48.5ZM32 41.4L16.2 48.5L32 55.6L47.8 48.5Z"
    return shape(land, "M33.5 4.5C40 1 45 8 54 4.5V21.5C45 25 40 18 33.5 21.5Z") + stroke(
        4.4, "M32 4V48"
    )


def buildings() -> str:
    """A high-rise beside a house."""
    panes = "".join(f"M{x} {y}V{y + 5}H{x + 5}V{y}Z" for y in (15, 25, 35, 45) for x in (36.5, 47))
    tower = f"M31 60V8H58V60Z{panes}"
    cottage = "M1 42L14.5 28L27.5 41.5V60H4.5V43ZM11 46V60H18.5V46Z"
    return shape(tower, cottage) + stroke(4, "M44.5 8V3")


def trade_grain() -> str:
    """An ear of wheat between two arrows that run against each other."""
    pairs = [
        f"M32 {y}C{32 + s * 2} {y - 7} {32 + s * 7} {y - 10} {32 + s * 13} {y - 10}"
        f"C{32 + s * 13} {y - 3} {32 + s * 7} {y + 1} 32 {y}Z"
        for y in (22, 32)
        for s in (-1, 1)
    ]
    top = "M32 14C26.5 10 27 4.5 32 1C37 4.5 37.5 10 32 14Z"
    right = "M4 40.5H45V35L60 43.5L45 52V46.5H4Z"
    left = "M60 53H19V47.5L4 56L19 64V59H60Z"
    return shape(top, *pairs, right, left) + stroke(3.2, "M32 12V35")


def sow() -> str:
    """A sprout in the soil, seeds beside it."""
    leaves = (
        "M31 33C31 20 21 14 6 15C7 28 16 35 31 33Z",
        "M33 27C33 14 43 6 58 7C58 21 48 29 33 27Z",
    )
    soil = "M2 62C6 50 18 46 32 46C46 46 58 50 62 62Z"
    seeds = "".join(_ring(x, y, 2.9) for x, y in ((9, 43), (16, 36.5), (55, 43), (48, 36.5)))
    return shape(*leaves, soil, seeds) + stroke(4.2, "M32 48V29")


def orders() -> str:
    """A list on a board; one line is done."""
    board = "M12 8H22V4H42V8H52C55 8 57 10 57 13V57C57 60 55 62 52 62H12C9 62 7 60 7 57V13"
    board += "C7 10 9 8 12 8Z"
    lines = "M31 25H50V29.5H31ZM31 37H50V41.5H31ZM31 49H50V53.5H31Z"
    marks = "M26.5 5.8H37.5V12.5H26.5Z"
    ticks = "".join(
        f"M13 {y}L16 {y - 3.2:g}L18.6 {y - 0.6:g}L24 {y - 6.6:g}L27 {y - 3.6:g}L18.6 {y + 5.4:g}Z"
        for y in (27, 39)
    )
    box = "M14.5 47.5H24.5V57H14.5ZM17.4 50.4V54.1H21.6V50.4Z"
    return shape(f"{board}{lines}{marks}{ticks}{box}")


def industry() -> str:
    """A hall with saw teeth and two smoking chimneys."""
    windows = "".join(f"M{x} 49V55.5H{x + 8}V49Z" for x in (10, 25, 40))
    hall = f"M2 61V35L17 44V35L32 44V35L41 40.4V16H49V36L51.5 22H59L62 61Z{windows}"
    return shape(hall) + stroke(
        3.8, "M45 10C40 8 40 3 34 4.5C30 5.5 29 9 24 8", "M56 15.5C60 12 55 8 59 4"
    )


def _gear(x: float, y: float, size: float, teeth: int, hole: float) -> str:
    edge = [
        f"{x + radius * size * cos(angle):.1f} {y + radius * size * sin(angle):.1f}"
        for tooth in range(teeth)
        for radius, turn in ((0.76, -0.28), (1, -0.17), (1, 0.17), (0.76, 0.28))
        for angle in [2 * pi * (tooth + 0.25) / teeth + turn * 8 / teeth]
    ]
    return "M" + "L".join(edge) + "Z" + _ring(x, y, hole)


def produce() -> str:
    """A gear above a belt that carries a crate."""
    belt = "M9 47H55A7.5 7.5 0 0 1 55 62H9A7.5 7.5 0 0 1 9 47Z"
    rollers = "".join(_ring(x, 54.5, 3.4) for x in (12, 32, 52))
    crate = "M36 22H60V43.5H36ZM40.5 26.5V39H55.5V26.5Z"
    return shape(_gear(18.6, 21, 17.8, 8, 6.2), belt + rollers, crate) + stroke(
        3.4, "M41.5 38L54.5 27.5"
    )


def taxes() -> str:
    """A tied bag of money with a percent sign."""
    bag = (
        "M24 17H40C51 26 60 38 58 50C57 58 51 62 44 62H20C13 62 7 58 6 50C4 38 13 26 24 17Z"
        f"{_ring(23.5, 37, 5.6)}{_ring(23.5, 37, 1.8)}{_ring(40.5, 51, 5.6)}{_ring(40.5, 51, 1.8)}"
        "M38.5 31.5L42.5 34L25.5 56.5L21.5 54Z"
    )
    return shape(bag, "M22 13L17 3C22 1 27 5 32 2C37 5 42 1 47 3L42 13Z")


def inventions() -> str:
    """A shining bulb."""
    bulb = (
        "M32 11C21 11 13.5 19 13.5 29C13.5 36 17 40 20.5 44C22.5 46.5 23 48 23 50H41"
        "C41 48 41.5 46.5 43.5 44C47 40 50.5 36 50.5 29C50.5 19 43 11 32 11Z"
        "M32 16.5C25 16.5 19.5 21.5 19.5 28.5H23.5C23.5 24 27 20.5 32 20.5Z"
    )
    foot = "M24 53H40V56.5H24ZM26.5 59H37.5C37 62 35 63.5 32 63.5C29 63.5 27 62 26.5 59Z"
    return shape(bulb, foot) + stroke(
        3.6, "M32 2V5.5M9 9L12 11.5M55 9L52 11.5M2.5 29H6.5M57.5 29H61.5"
    )


def citizens() -> str:
    """Three people, one before the two others."""
    front = f"{_ring(32, 22, 10.5)}"
    coat = "M13 62C13 46 20 37 32 37C44 37 51 46 51 62Z"
    back = (
        f"{_ring(12, 19, 7.5)}",
        f"{_ring(52, 19, 7.5)}",
        "M1 50C1 38 4.5 30 12 30C16 30 19 32 20.5 35C14.5 38.5 11 43.5 9.6 50Z",
        "M63 50C63 38 59.5 30 52 30C48 30 45 32 43.5 35C49.5 38.5 53 43.5 54.4 50Z",
    )
    return shape(front, coat, *back)


def houses() -> str:
    """A house with a chimney, a door and a window."""
    roof = "M32 4L62 31L57.5 36L32 13L6.5 36L2 31L11 23V8H20V14.8Z"
    wall = "M11 37.5L32 18.6L53 37.5V61H11ZM27 43V61H38V43Z"
    return shape(roof, wall)


SYMBOLS: dict[str, Callable[[], str]] = {
    "buy_land": buy_land,
    "buildings": buildings,
    "trade_grain": trade_grain,
    "sow": sow,
    "orders": orders,
    "industry": industry,
    "produce": produce,
    "taxes": taxes,
    "inventions": inventions,
    "citizens": citizens,
    "houses": houses,
}
PICTURES: dict[str, Callable[[], str]] = in_both(SYMBOLS)
