"""The buildings of the districts: storey upon storey, a roof, and pale storeys they may grow."""

from cells_ground import COLOURS, Canvas, square
from cells_roofs import ROOFS
from cells_storeys import HIGH, INSET, STOREYS, WIDE
from kit import SHADOW, Scene, mix


def contact(s: Scene, x: float, y: float, inset: float) -> None:
    """The soft shadow on the ground around a building, within its cell or its pad."""
    before, s.outline = s.outline, square(x, y, inset)
    a, b = x + INSET, y + INSET
    for reach, grow, faint in ((16, 3.4, 0.07), (12, 2, 0.09), (8, 0.8, 0.12)):
        foot = [(a - grow, b - grow), (a + WIDE + reach, b - grow - reach * 0.2)]
        foot += [(a + WIDE + reach, b + WIDE - reach * 0.5), (a + WIDE + grow, b + WIDE + grow)]
        foot += [(a - grow, b + WIDE + grow)]
        s.flat(foot, SHADOW, faint)
    s.outline = before


def building(
    s: Canvas, x: float, y: float, colour: str, height: int, ghosts: int = 0, inset: float = 0
) -> None:
    """A building on the cell at (x, y), with as many pale storeys above as it may grow."""
    a, b = x + INSET, y + INSET
    contact(s, x, y, inset)
    for i in range(height):
        STOREYS[colour](s, a, b, i * HIGH, i == 0)
    if not ghosts:
        ROOFS[colour](s, a, b, height * HIGH)
        return

    top = square(x, y, INSET)
    s.face([(p, q, height * HIGH) for p, q in top], mix(COLOURS[colour], SHADOW, 0.1))

    def haze() -> None:
        for i in range(height, height + ghosts):
            STOREYS[colour](s, a, b, i * HIGH, False)
        ROOFS[colour](s, a, b, (height + ghosts) * HIGH)

    s.veil(0.45, haze)
