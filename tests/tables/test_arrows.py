"""Arrows point at what is seen of a piece."""

import pytest
from helpers.cities import FIFTY_SEVEN, A, table
from helpers.tables import game_of

from citybuilder.tables.arrows import Arrows
from citybuilder.tables.placement import covers
from citybuilder.tables.scene import TableScene
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import table_of
from citybuilder.tables.texts import texts_of
from citybuilder.tables.theme import Look

pytestmark = pytest.mark.usefixtures("typeface")

NAMES = ["Ada", "Ben"]


def test_an_arrow_ends_on_the_ground_of_a_space_or_on_what_is_built_there() -> None:
    rules = game_of("cities")
    texts = texts_of("cities")(rules, NAMES, lambda _context, text, _number=-1: text)
    scene = TableScene(table_of("cities")(texts, seat_looks(NAMES)), Look())
    scene.show_view(table({A: FIFTY_SEVEN}), A)
    spaces = [key for key in scene.pieces if key.startswith("space/")]
    arrows = Arrows(scene)
    arrows.show(spaces)
    scale = scene.workshop.scale
    for key, tip in zip(spaces, arrows.tips, strict=True):
        assert covers(scene.pieces[key].placement, tip.x() / scale, tip.y() / scale), key
