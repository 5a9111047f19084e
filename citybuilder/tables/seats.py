"""How seats are told apart: by colour, shape and name, never by colour alone. No Qt in here."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

SEAT_COLOURS: Final = ("#e69f00", "#0072b2", "#009e73", "#cc79a7", "#d55e00")  # Okabe and Ito
SEAT_SHAPES: Final = ("circle", "square", "triangle", "diamond", "cross")


@dataclass(frozen=True)
class SeatLook:
    """One seat as everybody sees it."""

    name: str
    colour: str
    shape: str


def seat_looks(names: Sequence[str]) -> list[SeatLook]:
    """The seats of a table in their order."""
    known = zip(names, SEAT_COLOURS, SEAT_SHAPES, strict=False)
    return [SeatLook(name, colour, shape) for name, colour, shape in known]
