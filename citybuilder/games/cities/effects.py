"""All ways in which goals and cards count, by their names in the data."""

from typing import Final

from citybuilder.games.cities.areas import Areas, LargestArea, Span, Touching, Variety
from citybuilder.games.cities.buildings import Buildings, Pairs
from citybuilder.games.cities.counting import Pattern
from citybuilder.games.cities.sets import ColourSets, Heights, HeightSets
from citybuilder.games.cities.shapes import (
    ColoursAndHeights,
    LevelGroup,
    Line,
    Quarter,
    Square,
    Stairs,
)

COUNTS: Final[dict[str, type[Pattern]]] = {
    "buildings": Buildings,
    "pairs": Pairs,
    "colour_sets": ColourSets,
    "height_sets": HeightSets,
    "heights": Heights,
    "largest_area": LargestArea,
    "variety": Variety,
    "areas": Areas,
    "touching": Touching,
    "span": Span,
    "square": Square,
    "level_group": LevelGroup,
    "quarter": Quarter,
    "line": Line,
    "stairs": Stairs,
    "colours_and_heights": ColoursAndHeights,
}
