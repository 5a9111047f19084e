"""The scene: a board with all parts of the kit, and the opening of a card's picture."""

from opening import opening
from parts_craft import Craft
from parts_ground import GRASS, SOIL
from parts_house import Houses
from parts_nature import Nature
from parts_things import Things
from parts_traffic import Traffic


class Scene(Nature, Houses, Things, Traffic, Craft):
    """A picture of the miniature world."""


scene = opening(Scene)


@opening
def plot(
    seed: int,
    mood: str = "noon",
    colour: str = GRASS,
    scale: float = 1.08,
    foot: float = 190,
    clouds: tuple[tuple[float, float, float], ...] = (),
    soil: str = SOIL,
) -> Scene:
    """A fresh card picture with its sky and an empty tile whose lowest edge is at foot."""
    s = Scene(seed, origin=(120, foot - 113 * scale), scale=scale)
    s.sky(mood, clouds)
    s.ground(colour=colour, soil=soil)
    return s
