"""Arrows point at what is seen of a piece."""

from itertools import combinations

import pytest
from helpers.cities import FIFTY_SEVEN, A, table
from helpers.matches import advice_of
from helpers.tables import game_of
from helpers.urbanization import new_game

from citybuilder.core.laws import by_preference
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.stage.arrows import Arrows, area
from citybuilder.stage.scene import TableScene
from citybuilder.tables.placement import covers
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import table_of
from citybuilder.tables.texts import texts_of
from citybuilder.tables.theme import Look
from citybuilder.words.catalogue import translator

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
    for drawn in ("R:M P\nB W", "R:R3 P\nB W"):
        arrows = Arrows(scene_of(drawn))
        key = min(key for key in arrows.table.pieces if key.startswith("space/0/"))
        arrows.show([key])
        common = arrows.seen(key).intersected(arrows.items[0].sceneBoundingRect())
        assert area(common) < 0.2 * area(arrows.seen(key))


def test_a_row_is_pointed_at_where_it_begins() -> None:
    scene = scene_of(FIFTY_SEVEN)
    arrows = Arrows(scene)
    arrows.show(["row/0"])
    row = scene.rect_of("row/0")
    assert arrows.tips[0].x() == row.left() + row.width() / 4


def test_a_row_is_pointed_at_where_it_ends_if_something_is_read_above_its_beginning() -> None:
    """The spaces of the track lie close to one another, with a name at the beginning of each."""
    texts = texts_of("urbanization")(game_of("urbanization"), NAMES, translator("de"))
    scene = TableScene(table_of("urbanization")(texts, seat_looks(NAMES)), Look())
    scene.show_view(new_game(seats=2, inventions=True), A)
    arrows = Arrows(scene)
    arrows.show(["space/3"])
    [arrow] = arrows.items
    assert not any(arrow.sceneBoundingRect().intersects(rect) for rect in arrows.words())


@pytest.mark.parametrize("game", GAMES)
def test_an_arrow_covers_hardly_anything_that_is_read(game: str) -> None:
    rules = game_of(game)
    texts = texts_of(game)(rules, NAMES, translator("de"))
    scene = TableScene(table_of(game)(texts, seat_looks(NAMES)), Look())
    match, pick = Match(rules, 2, {}, 1), by_preference(advice_of(rules), 1)
    for _ in range(40):
        match.play(pick(match.state, match.legal()))
    scene.show_view(match.view(0), 0)
    arrows = Arrows(scene)
    words, worst = arrows.words(), 0.0
    for key in sorted(scene.pieces)[::8]:
        way = arrows.best(key, words, [])
        room = arrows.room(arrows.tip(key, way), way)
        covered = sum(area(room.intersected(rect)) for rect in words if room.intersects(rect))
        worst = max(worst, covered / area(room))
    assert worst < 0.35


def test_two_arrows_that_would_meet_head_on_stand_side_by_side() -> None:
    rules = game_of("urbanization")
    texts = texts_of("urbanization")(rules, NAMES, lambda _context, text, _number=-1: text)
    scene = TableScene(table_of("urbanization")(texts, seat_looks(NAMES)), Look())
    scene.show_view(new_game(seats=2), A)
    for above, below in combinations([key for key in scene.pieces if "region/" in key], 2):
        arrows = Arrows(scene)
        arrows.show([above, below])
        one, two = (item.sceneBoundingRect() for item in arrows.items)
        assert area(one.intersected(two)) < 0.1 * area(one), (above, below)
        arrows.show([])
