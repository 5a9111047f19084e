"""Draws the symbols of the cards and the signs of income and points, dark and white."""

from collections.abc import Callable
from math import cos, pi, sin

from symbols import in_both, shape, stroke


def round_hole(x: float, y: float, r: float) -> str:
    return f"M{x:g} {y - r:g}A{r:g} {r:g} 0 1 0 {x:g} {y + r:g}A{r:g} {r:g} 0 1 0 {x:g} {y - r:g}Z"


def car() -> str:
    """A car from the side: cabin with two windows, two wheels."""
    body = (
        "M6 46C3 46 1 44 1 41V33C1 29 3 27 7 26L13 25L20 14C21 12 23 11 25 11H40C42 11 44 12 45 13"
        "L55 25L59 27C62 28 63 30 63 33V41C63 44 61 46 58 46H55.6A9 9 0 0 0 38.4 46H25.6"
        "A9 9 0 0 0 8.4 46Z"
        "M25 16L19.5 25H31V16ZM35 16V25H49L41.5 16Z"
    )
    wheels = [round_hole(x, 47, 6.6) + round_hole(x, 47, 2.4) for x in (17, 47)]
    return shape(body, *wheels)


def cart() -> str:
    """A shopping cart: handle, basket with bars, two wheels."""
    basket = (
        "M15 14H60C62 14 63 15.6 62.4 17.4L56 37C55.4 39 54 40 52 40"
        "H23.6C21.6 40 20 38.8 19.6 36.8Z"
        "M21 20L22.4 25H29V20ZM33.4 20V25H40.6V20ZM45 20V25H53.2L54.8 20Z"
        "M23.6 29L25 34H29V29ZM33.4 29V34H40.6V29ZM45 29V34H50.2L51.8 29Z"
    )
    wheels = [round_hole(x, 56, 5.4) for x in (27, 50)]
    return shape(basket, *wheels) + stroke(5, "M3 7H11L21 47H54")


def fountain() -> str:
    """A basin with a foot, water that rises and falls on both sides."""
    basin = "M5 42H59C59 50 53 54 46 55H18C11 54 5 50 5 42Z"
    foot = "M24 57H40L44 63H20Z"
    jets = (
        "M32 38V8",
        "M29 37C29 20 24 14 18 15C12 16 10 24 10 33",
        "M35 37C35 20 40 14 46 15C52 16 54 24 54 33",
    )
    drops = [round_hole(x, y, r) for x, y, r in ((32, 3.4, 3), (22.6, 5, 2.6), (41.4, 5, 2.6))]
    return shape(basin, foot, *drops) + stroke(4.4, *jets)


def income() -> str:
    """Three fanned cards with gaps between them; the middle one bears a plus."""
    a, b = 2.8, 8.6
    middle = (
        "M22.5 2H41.5C43.4 2 45 3.6 45 5.5V46.5C45 48.4 43.4 50 41.5 50"
        "H22.5C20.6 50 19 48.4 19 46.5V5.5C19 3.6 20.6 2 22.5 2Z"
        f"M{32 - a} {26 - b}V{26 - a}H{32 - b}V{26 + a}H{32 - a}V{26 + b}H{32 + a}V{26 + a}"
        f"H{32 + b}V{26 - a}H{32 + a}V{26 - b}Z"
    )
    left = "M14.6 11V49C14.6 51 15.4 52.6 17 53.6L21.6 56.6L17.8 58C16 58.7 14.2 57.8 13.4 56"
    left += "L1.3 21.4C0.7 19.6 1.4 17.8 3.2 17.2Z"
    right = "M49.4 11V49C49.4 51 48.6 52.6 47 53.6L42.4 56.6L46.2 58C48 58.7 49.8 57.8 50.6 56"
    right += "L62.7 21.4C63.3 19.6 62.6 17.8 60.8 17.2Z"
    return shape(left, right, middle)


def points() -> str:
    """A medal: a star in a toothed disc above two ribbons."""
    edge = [
        f"{32 + r * sin(t):.1f} {23 - r * cos(t):.1f}"
        for i in range(32)
        for r, t in [((23, 20.4)[i % 2], i * pi / 16)]
    ]
    star = [
        f"{32 + r * sin(t):.1f} {24 - r * cos(t):.1f}"
        for i in range(10)
        for r, t in [((14.5, 6)[i % 2], i * pi / 5)]
    ]
    tails = "M16 42L8 60L18 58.4L24 64L30.6 48.4C25 48.4 20 46 16 42Z"
    other = "M48 42L56 60L46 58.4L40 64L33.4 48.4C39 48.4 44 46 48 42Z"
    return shape("M" + "L".join(edge) + "ZM" + "L".join(star) + "Z", tails, other)


def rival() -> str:
    """Somebody else: head and shoulders."""
    return shape(round_hole(32, 18, 15), "M4 62C4 46 16 37 32 37C48 37 60 46 60 62Z")


SYMBOLS: dict[str, Callable[[], str]] = {
    "car": car,
    "cart": cart,
    "fountain": fountain,
    "income": income,
    "points": points,
    "rival": rival,
}


PICTURES: dict[str, Callable[[], str]] = in_both(SYMBOLS)
