"""What bots do is told so that it can be followed: taken, carried, put down where it will lie."""

import pytest
from helpers.grid_table import LIT, MOVED, NOTED, ROLLED, TURNED, GridTable, view
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from citybuilder.core.game import Event, State
from citybuilder.stage.flights import PUT_DOWN, SHORTEST, TAKE
from citybuilder.stage.scene import TableScene
from citybuilder.stage.story import LOOK, NEXT_ONE, PULSE, Manner
from citybuilder.stage.turning import FARTHEST, WIDEST, spread_of
from citybuilder.tables.beats import Beat
from citybuilder.tables.placement import Fly, Motion, Panel, Part, Placement, Pulse, Rect, Size
from citybuilder.tables.theme import Look

pytestmark = pytest.mark.usefixtures("typeface")
TAKEN, REACHED = MOVED, NOTED
LENGTH = 4.0


class HandTable(GridTable):
    """Cards are taken from the first place to one that is empty until they lie there."""

    def motions(self, event: Event) -> list[Motion]:
        face: tuple[Part, ...] = (Panel(Rect(0, 0, 40, 60)),)
        if event.kind == TAKEN:
            return [Fly("card/0", "card/6", face, 40, 60, instead="card/1")]
        if event.kind == LIT:
            return [Pulse(("card/2",), length=LENGTH)]
        return super().motions(event)

    def great(self, event: Event, view: State) -> Beat | None:
        great = event.kind == REACHED
        return Beat("Ada invents the tin", great=True, about="card/4") if great else None

    def joins(self, before: Event, event: Event) -> bool:
        return before.kind == event.kind == TAKEN


@pytest.fixture
def scene(qtbot: QtBot) -> TableScene:
    assert qtbot
    made = TableScene(HandTable(), Look())
    made.stage.timer.setInterval(1_000_000)
    made.show_view(view(), 0)
    return made


def wait(scene: TableScene, milliseconds: float) -> None:
    for _ in range(round(milliseconds / 10)):
        scene.stage.advance(10)


def tell(scene: TableScene, kind: int, number: int = 1, least: float = 0.0) -> None:
    views = [*[view() for _ in range(number - 1)], view(1)]
    scene.play([Event(kind, 1)] * number, views, view(1), 0, 1.0, Manner(calm=True, least=least))


def carried(scene: TableScene) -> list[QGraphicsPixmapItem]:
    """What is in the air, without the light around it."""
    ring = scene.workshop.halo(scene.pieces["card/0"].placement, "focus").width()
    flying = [item for item in scene.story.flying if item.isVisible()]
    return [item for item in flying if item.pixmap().width() < ring]


def middle(item: QGraphicsPixmapItem) -> QPointF:
    return item.mapToScene(item.boundingRect().center())


def test_what_is_taken_is_lifted_first_and_put_down_where_it_will_lie(scene: TableScene) -> None:
    start, nowhere = scene.middle_of("card/0"), scene.middle_of("card/1")
    tell(scene, TAKEN)
    wait(scene, TAKE / 2)
    (item,) = carried(scene)
    assert (middle(item) - start).manhattanLength() < 20
    assert item.scale() > 1
    while "card/6" not in scene.pieces:
        last = middle(item)
        wait(scene, 10)
    assert (last - scene.middle_of("card/6")).manhattanLength() < 8
    assert (last - nowhere).manhattanLength() > 50


def test_it_becomes_as_large_as_what_will_lie_there(scene: TableScene) -> None:
    tell(scene, TAKEN)
    (item,) = carried(scene)
    while "card/6" not in scene.pieces:
        size = item.scale()
        wait(scene, 10)
    assert size == pytest.approx(2.0, abs=0.05)


def test_several_that_are_one_deed_are_taken_one_after_the_other(scene: TableScene) -> None:
    tell(scene, TAKEN, 3)
    seen = []
    for _ in range(3):
        wait(scene, NEXT_ONE / 2)
        seen.append(len(carried(scene)))
        wait(scene, NEXT_ONE / 2)
    assert seen == [1, 2, 3]


def test_what_was_put_down_is_looked_at_for_a_moment(scene: TableScene) -> None:
    ends: list[bool] = []
    scene.played.connect(lambda: ends.append(True))
    tell(scene, TAKEN)
    while "card/6" not in scene.pieces:
        wait(scene, 10)
    wait(scene, PUT_DOWN - 20)
    assert not ends
    wait(scene, 40)
    assert ends


def test_a_turn_takes_at_least_its_time(scene: TableScene) -> None:
    ends: list[bool] = []
    scene.played.connect(lambda: ends.append(True))
    tell(scene, TURNED, least=3000.0)
    wait(scene, 2900)
    assert not ends
    wait(scene, 200)
    assert ends


def test_light_lasts_as_long_as_what_is_told_of_it(scene: TableScene) -> None:
    tell(scene, LIT)
    wait(scene, PULSE * LENGTH * 0.4)
    (light,) = scene.story.flying
    assert light.opacity() == 1
    wait(scene, PULSE * LENGTH * 0.4)
    assert 0.2 < light.opacity() < 1
    assert scene.is_moving()


def test_dice_are_thrown_by_bots_as_by_people(scene: TableScene) -> None:
    tell(scene, ROLLED)
    wait(scene, SHORTEST / 4)
    assert not carried(scene)
    assert scene.pieces["card/1"].rotation() != 0


def test_what_is_great_grows_where_it_is_and_no_farther_than_a_hand(scene: TableScene) -> None:
    tell(scene, REACHED)
    while scene.pieces["card/4"].scale() <= 1:
        wait(scene, 10)
        assert scene.is_moving()
    assert scene.pieces["card/0"].scale() == 1  # although the event was about it
    assert scene.pieces["card/4"].scale() < 1.2


class BadgeTable(HandTable):
    """On a card lies something else."""

    def place(self, view: State, me: int, size: Size) -> list[Placement]:
        return [*super().place(view, me, size), Placement("badge", 150, 190, 20, 20, z=1)]


def test_what_bears_others_shines_and_does_not_grow_over_them(qtbot: QtBot) -> None:
    assert qtbot
    scene = TableScene(BadgeTable(), Look())
    scene.stage.timer.setInterval(1_000_000)
    scene.show_view(view(), 0)
    tell(scene, REACHED)
    lights = 0
    while scene.is_moving():
        lights = max(lights, len(scene.story.flying))
        assert scene.pieces["card/4"].scale() == 1
        assert scene.pieces["card/4"].zValue() < scene.pieces["badge"].zValue()
        wait(scene, 50)
    assert lights > 0


def test_light_of_a_long_row_goes_out_no_farther_than_that_of_a_card() -> None:
    row, card = Placement("row", 0, 0, 440, 30, ()), Placement("card", 0, 0, 80, 120, ())
    assert spread_of(row) * row.w <= spread_of(card) * card.h == FARTHEST
    assert spread_of(Placement("coin", 0, 0, 20, 20, ())) == WIDEST


def test_with_little_motion_light_shows_long_enough_what_a_bot_takes_and_where_it_goes(
    scene: TableScene,
) -> None:
    scene.set_look(Look(reduced_motion=True))
    scene.stage.timer.setInterval(1_000_000)
    tell(scene, TAKEN)
    wait(scene, LOOK * 0.4)
    assert len(scene.story.flying) == 2
    assert all(light.isVisible() and light.opacity() == 1 for light in scene.story.flying)
    wait(scene, LOOK * 0.4)
    assert "card/6" not in scene.pieces
    wait(scene, LOOK * 0.4)
    assert "card/6" in scene.pieces
