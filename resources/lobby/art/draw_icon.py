"""Draws the icons of the program and of its saves: a tower between two houses on a small tile."""

from collections.abc import Callable

from kit import WARM, Scene, rounded

GLASS = ("#eaf7fb", "#cfeaf4", WARM)


def backdrop(s: Scene) -> None:
    """A rounded square of sky with a low sun."""
    tile = (
        "M60 4H196A56 56 0 0 1 252 60V196A56 56 0 0 1 196 252H60A56 56 0 0 1 4 196V60A56 56 0 0 1"
    )
    s.path(f"{tile} 60 4Z", s.fade("#2f8fd0", "#8fcdec", "#ffe6b4"))
    s.ellipse(62, 70, 50, 50, "#fff3c8", 0.22)
    s.ellipse(62, 70, 33, 33, "#fff1bd", 0.95)


def island(s: Scene) -> None:
    edge = rounded(0, 0, 108, 108, 12)
    for deep, fill in ((17, "#a9744f"), (7, "#6ea85c")):
        for z in range(deep, 0, -1):
            s.face([(x, y, -z) for x, y in edge], fill)
    s.face([(x, y, 0) for x, y in edge], s.fade("#b7e08f", "#93cb72"))


def tower(s: Scene) -> None:
    s.box(14, 14, 0, 44, 44, 97, "#3f74b4")
    for row in range(4):
        for column in range(2):
            pane = GLASS[(row * 2 + column * 5 + row * column) % 3]
            s.left(58).panel(19 + column * 19, 4 + row * 23, 15, 16, pane)
            s.right(58).panel(19 + column * 19, 4 + row * 23, 15, 16, pane, 0.72)
    s.flat_roof(14, 14, 97, 44, 44, "#2f5f9c", "#bcd8ea", over=2, high=6)


def cottage(s: Scene) -> None:
    s.box(8, 66, 0, 46, 34, 26, "#fbe3b4")
    s.gable(8, 66, 26, 46, 34, 26, "#d8402f", "#fbe3b4", over=4)
    s.left(100).panel(14, 8, 12, 12, "#7cc0dd")
    s.left(100).panel(34, 0, 12, 20, "#9a5a3f")
    s.right(54).panel(76, 8, 13, 13, "#6fa9c4")


def villa(s: Scene) -> None:
    s.box(68, 10, 0, 34, 44, 32, "#f9b13d")
    s.hip(68, 10, 32, 34, 44, 22, "#23907a", over=4)
    s.left(54).panel((73, 88), 8, 10, 14, "#fff1c9")
    s.right(102).panel((16, 35), 8, 12, 14, "#ffe0a0")


def tree(s: Scene) -> None:
    s.ball((84, 84, 0), 15, 6, "#2c4a3a", 0.25, dx=4)
    s.box(81.5, 81.5, 0, 5, 5, 12, "#8d5f43")
    s.ball((84, 84, 26), 17, 18, "#4f9a58")
    s.ball((84, 84, 28), 14, 15, "#6fbb62", dx=-2)
    s.ball((84, 84, 33), 7, 7, "#9bd681", dx=-5)


def page(s: Scene) -> None:
    """A sheet of paper with a folded corner, a strip of sky on it."""
    way = "M54 10H158L212 64V236A10 10 0 0 1 202 246H54A10 10 0 0 1 44 236V20A10 10 0 0 1 54 10Z"
    s.path(way, "#c9d3d9")
    way = "M58 8H156L208 60V232A10 10 0 0 1 198 242H58A10 10 0 0 1 48 232V18A10 10 0 0 1 58 8Z"
    s.path(way, "#fdfcf8")
    s.path("M60 76H196V226A6 6 0 0 1 190 232H66A6 6 0 0 1 60 226Z", s.fade("#8fcdec", "#ffe6b4"))
    s.path("M156 8L208 60H164A8 8 0 0 1 156 52Z", "#d8dfe2")


def town(s: Scene) -> None:
    island(s)
    tower(s)
    cottage(s)
    villa(s)
    tree(s)


def app_icon() -> str:
    s = Scene(1, 256, 256, (128, 115), 1.06)
    backdrop(s)
    town(s)
    return s.svg()


def save_icon() -> str:
    """A saved match among other files."""
    s = Scene(1, 256, 256, (128, 142), 0.66)
    page(s)
    town(s)
    return s.svg()


PICTURES: dict[str, Callable[[], str]] = {"app_icon": app_icon, "save_icon": save_icon}
