"""What stands before something in a district of Cities, at the window."""

from helpers.cities import space
from PySide6.QtCore import QPointF

from app.cities_pages import PAIR, building, putting, state_of
from app.table_pages import at_table
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.games.cities import cards as c
from citybuilder.stage.scene import TableScene
from citybuilder.tables.cities.ground import diamond
from citybuilder.tables.placement import Picture


def test_what_is_in_hand_lies_behind_the_tower_in_front_of_it(desk: BotDesk) -> None:
    with at_table(desk, putting("W W\nP R:R4"), PAIR) as page:
        scene = page.page.parts.scene
        behind, tower = (f"space/0/{space(state_of(page.match), x, x)}" for x in (0, 1))
        scene.point_at(scene.grip_of(behind))
        assert scene.pieces[behind].zValue() < scene.ghost.item.zValue()
        assert scene.ghost.item.zValue() < scene.pieces[tower].zValue()
        assert scene.pieces[tower].opacity() < 0.5
        scene.point_at(scene.middle_of("board"))
        assert scene.pieces[tower].opacity() == 1


def test_a_ground_behind_a_tower_shows_what_a_click_would_bring(desk: BotDesk) -> None:
    with at_table(desk, putting("W W\nP R:R4"), PAIR) as page:
        scene = page.page.parts.scene
        behind = f"space/0/{space(state_of(page.match), 0, 0)}"
        middle = scene.middle_of(behind)
        assert scene.key_at(middle) != behind
        scene.point_at(middle)
        assert scene.ghost.pointed()[0] == scene.spot_at(middle) == behind


def test_a_building_that_hides_a_place_for_a_piece_is_thin_and_not_taken_for_it(
    desk: BotDesk,
) -> None:
    with at_table(desk, building("R R\nP R:R1", "", "red"), PAIR) as page:
        scene, state = page.page.parts.scene, state_of(page.match)
        behind, before = (f"space/0/{space(state, x, x)}" for x in (0, 1))
        place = scene.pieces[before].placement
        seen = [part.opacity for part in place.parts if isinstance(part, Picture)]
        assert min(seen) < 0.5
        assert scene.spot_at(scene.middle_of(before)) == before  # its roof and its own ground
        assert scene.spot_at(low_of(scene, before)) == before
        assert scene.spot_at(scene.middle_of(behind)) == behind
        page.click(behind)
        assert page.match.actions[-1].where == space(state, 0, 0)
    with at_table(desk, building("B R\nP R:R1", "", "red"), PAIR) as page:
        place = page.page.parts.scene.pieces[before].placement
        assert all(part.opacity == 1 for part in place.parts if isinstance(part, Picture))


def low_of(scene: TableScene, key: str) -> QPointF:
    """A point low on the ground of a space."""
    ground = diamond(scene.pieces[key].placement.w)
    return scene.rect_of(key).topLeft() + QPointF(*ground[2]) * scene.workshop.scale - QPointF(0, 3)


def test_a_spot_on_top_of_a_building_lies_on_its_roof(desk: BotDesk) -> None:
    with at_table(desk, building("R:R3 P\nB W", "", "red"), PAIR) as page:
        scene = page.page.parts.scene
        [spot] = scene.live()
        place = scene.pieces[spot].placement
        ground = diamond(place.w)
        assert max(y for _, y in place.shape) < min(y for _, y in ground)
        grip = scene.middle_of(spot)
        assert scene.key_at(grip) == spot
        assert scene.spot_at(low_of(scene, spot)) == spot  # its walls and its ground as well


def test_a_click_on_a_ground_behind_a_tower_means_that_ground(desk: BotDesk) -> None:
    match = building("R R\nP R:R4", "", "red")
    with at_table(desk, match, PAIR) as page:
        for key in page.page.parts.scene.live():
            assert page.page.parts.scene.spot_at(page.page.parts.scene.middle_of(key)) == key
        page.click(page.page.parts.scene.live()[0])
        assert match.actions[-1].kind == c.BUILD
