"""Arrows point at what is seen of a piece."""

from itertools import combinations

import pytest
from helpers.cities import FIFTY_SEVEN, A, table
from helpers.tables import game_of
from helpers.urbanization import new_game

from citybuilder.stage.arrows import Arrows
from citybuilder.stage.scene import TableScene
from citybuilder.tables.placement import covers
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import table_of
from citybuilder.tables.texts import texts_of
from citybuilder.tables.theme import Look

pytestmark = pytest.mark.usefixtures("typeface")

NAMES = ["Ada", "Ben"]


def scene_of(drawn: str) -> TableScene:
    rules = game_of("cities")
    texts = texts_of("cities")(rules, NAMES, lambda _context, text, _number=-1: text)
    scene = TableScene(table_of("cities")(texts, seat_looks(NAMES)), Look())
    scene.show_view(table({A: drawn}), A)
    return scene


def test_an_arrow_ends_on_the_ground_of_a_space_or_on_what_is_built_there() -> None:
    scene = scene_of(FIFTY_SEVEN)
    spaces = [key for key in scene.pieces if key.startswith("space/")]
    arrows = Arrows(scene)
    arrows.show(spaces)
    scale = scene.workshop.scale
    for key, tip in zip(spaces, arrows.tips, strict=True):
        assert covers(scene.pieces[key].placement, tip.x() / scale, tip.y() / scale), key


def test_an_arrow_ends_above_a_monument_and_does_not_hide_it() -> None:
    tips = []
    for drawn in ("R P\nB W", "R:M P\nB W", "R:R3 P\nB W"):
        arrows = Arrows(scene_of(drawn))
        arrows.show([min(key for key in arrows.table.pieces if key.startswith("space/0/"))])
        tips.append(arrows.tips[0].y())
    free, monument, building = tips
    assert monument == building < free


def test_a_row_is_pointed_at_where_it_begins() -> None:
    scene = scene_of(FIFTY_SEVEN)
    arrows = Arrows(scene)
    arrows.show(["row/0", "seat/0"])
    row, seat = (scene.rect_of(key) for key in arrows.keys)
    assert arrows.tips[0].x() == row.left() + row.width() / 4
    assert arrows.tips[1].x() == seat.center().x()


def test_two_arrows_that_would_meet_head_on_stand_side_by_side() -> None:
    rules = game_of("urbanization")
    texts = texts_of("urbanization")(rules, NAMES, lambda _context, text, _number=-1: text)
    scene = TableScene(table_of("urbanization")(texts, seat_looks(NAMES)), Look())
    scene.show_view(new_game(seats=2), A)
    for above, below in combinations([key for key in scene.pieces if "region/" in key], 2):
        arrows = Arrows(scene)
        arrows.show([above, below])
        one, two = (item.sceneBoundingRect() for item in arrows.items)
        signs = {item.data(0) for item in arrows.items}
        assert len(signs) == 1 or not one.intersects(two), (above, below)
        arrows.show([])
