"""Cities at the window: placing with a ghost and a preview, turning, doing without, every point."""

from typing import cast

import pytest
from helpers.cities import BOX, FIFTY_SEVEN, A, draw, space, table
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from app.cities_pages import GAME, PAIR, asked, building, resumed, state_of
from app.table_pages import Played, at_table
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.core.game import Decision, State
from citybuilder.core.match import Match
from citybuilder.core.score import total
from citybuilder.games.cities import cards as c
from citybuilder.playing.turns import Phase
from citybuilder.stage.tooltips import free_place
from citybuilder.tables.cities.ground import roof
from citybuilder.tables.cities.layout import CitiesTable
from citybuilder.tables.cities.texts import CitiesTexts
from citybuilder.tables.placement import Label, Polygon
from citybuilder.words.catalogue import translator

MINE = "largest_water yellow_any blue_park yellow_park height_three same_colour alone red_water"


def gains(page: Played) -> list[str]:
    """What is written on the panel that lies over the table."""
    scene = page.page.parts.scene
    action = scene.ghost.pointed()[1]
    assert action is not None
    assert scene.view is not None
    assert scene.asked is not None
    told = scene.table.preview(scene.view, scene.me, scene.size, scene.asked, action)
    assert len(told) == len(scene.ghost.previews)
    return [part.text for part in told[-1].parts if isinstance(part, Label)]


def test_a_tile_is_turned_in_hand_and_laid_as_it_lies(desk: BotDesk) -> None:
    match = asked(c.ASK_LAY)
    with at_table(desk, match, PAIR) as page:
        scene = page.page.parts.scene
        page.key(Qt.Key.Key_Tab)
        assert scene.ghost.item.isVisible()
        page.key(Qt.Key.Key_R)
        page.key(Qt.Key.Key_R)
        page.key(Qt.Key.Key_Return)
        assert match.actions[-1].kind == c.LAY
        assert match.actions[-1].amount == 2


def test_in_the_list_the_place_is_chosen_and_then_how_the_tile_lies(desk: BotDesk) -> None:
    match = asked(c.ASK_LAY)
    places = {action.where for action in match.legal()}
    with at_table(desk, match, PAIR) as page:
        parts = page.page.parts
        model, ghost = parts.actions, parts.scene.ghost
        assert [row.text[:7] for row in model.rows] == ["Lay at "] * len(places)
        page.key(Qt.Key.Key_2)
        inside = [row for row in model.rows if not row.leads]
        assert {row.action.where for row in inside} == {model.rows[1].action.where}
        assert [row.text for row in inside][:2] == ["Not turned", "Turned by 90°"]
        seen = []
        for row in range(2, 2 + len(inside)):
            parts.actions_panel.view.setCurrentIndex(model.index(row))
            assert ghost.pointed() == (model.rows[row].spot, model.rows[row].action)
            assert ghost.item.isVisible()
            seen.append(ghost.item.pixmap().cacheKey())
        assert len(set(seen)) == len(inside)
        page.key(Qt.Key.Key_Escape)
        assert all(row.leads for row in model.rows)
        page.key(Qt.Key.Key_1)
        page.key(Qt.Key.Key_3)
        assert match.actions[-1].kind == c.LAY
        assert match.actions[-1].amount == inside[2].action.amount


def test_a_tile_is_turned_by_key_also_after_a_click_in_the_list(desk: BotDesk) -> None:
    with at_table(desk, asked(c.ASK_LAY), PAIR) as page:
        scene = page.page.parts.scene
        page.page.parts.actions_panel.view.setFocus()
        scene.point_at(scene.middle_of(scene.live()[0]))
        lies = scene.ghost.pointed()[1]
        page.key(Qt.Key.Key_R)
        assert scene.ghost.pointed()[1] != lies


def test_the_list_does_not_cover_itself_with_what_the_table_shows(desk: BotDesk) -> None:
    with at_table(desk, asked(c.ASK_LAY), PAIR) as page:
        model = page.page.parts.actions
        page.key(Qt.Key.Key_1)
        for row, choice in enumerate(model.rows):
            assert not model.index(row).data(Qt.ItemDataRole.ToolTipRole), choice.text


def test_a_place_opens_and_closes_by_single_clicks(desk: BotDesk) -> None:
    match = asked(c.ASK_LAY)
    with at_table(desk, match, PAIR) as page:
        view, model = page.page.parts.actions_panel.view, page.page.parts.actions
        before, count = len(match.actions), len(model.rows)
        for rows in (count + 4, count):
            spot = view.visualRect(model.index(0)).center()
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
            assert len(model.rows) == rows
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        assert len(match.actions) == before


def test_hovering_tells_why_a_piece_would_bring_points(desk: BotDesk) -> None:
    match = building("R:R1 P\nR W", "red_park red_any", "red")
    with at_table(desk, match, PAIR) as page:
        scene = page.page.parts.scene
        first = sorted(scene.live(), key=lambda key: int(key.split("/")[2]))[0]
        scene.point_at(scene.middle_of(first))
        assert gains(page) == [
            "Red piece on A1, height 2",
            "+2",
            "Red buildings at least 2 high at a park",
            "+2",
        ]
        assert len(scene.ghost.previews) == 2  # the space that counts, and the panel
        scene.point_at(scene.middle_of("board"))
        assert scene.ghost.previews == []
        assert not scene.ghost.item.isVisible()


@pytest.mark.parametrize(("drawn", "told"), [("P:p0 P\nR W", True), ("P:p1 P\nR W", False)])
def test_a_feature_that_its_area_has_already_says_why_it_brings_nothing(
    drawn: str, told: bool
) -> None:
    state = table({A: drawn})
    state.hand_features[[feature.land for feature in BOX.features].index(c.PARK)] += 1  # p0
    state.asked = [Decision(c.ASK_PUT, A)]
    layout = CitiesTable(words(), [])
    putting = next(action for action in GAME.legal(state) if action.kind == c.PUT)
    found = [gain.text for gain in layout.gains.of(state, A, putting)]
    assert any("counts once" in text for text in found) == told


def test_the_list_follows_what_is_turned_in_hand(desk: BotDesk) -> None:
    with at_table(desk, asked(c.ASK_LAY), PAIR) as page:
        parts = page.page.parts
        page.key(Qt.Key.Key_Tab)
        page.key(Qt.Key.Key_R)
        spots = parts.scene.spots
        assert spots is not None
        row = parts.actions_panel.view.currentIndex().row()
        assert parts.actions.rows[row].leads  # to the place; how it lies, the table shows
        assert parts.actions.rows[row].spot == parts.scene.focused
        parts.actions_panel.open(parts.actions.rows[row])
        page.key(Qt.Key.Key_R)
        row = parts.actions_panel.view.currentIndex().row()
        assert parts.actions.rows[row].action == spots.current(parts.scene.focused)


def test_a_card_points_out_the_spaces_that_count_for_it(desk: BotDesk) -> None:
    match = building("R:R1 R:R2\nP W", "red_any blue_any", "red")
    with at_table(desk, match, PAIR) as page:
        scene = page.page.parts.scene
        for card, spaces in (("red_any", 2), ("blue_any", 0)):
            number = [each.key for each in BOX.cards].index(card)
            scene.point_at(scene.middle_of(f"card/0/{number}"))
            assert len(scene.ghost.previews) == spaces
        scene.point_at(scene.middle_of("goal/2"))  # a line of buildings
        assert len(scene.ghost.previews) == 2


def test_a_card_on_offer_points_out_what_it_would_count(desk: BotDesk) -> None:
    match = building("R:R1 R:R2\nP W", "", "red")
    state = state_of(match)
    keys = [each.key for each in BOX.cards]
    state.row_cards[0], state.row_cards[1] = keys.index("red_any"), keys.index("blue_any")
    with at_table(desk, match, PAIR) as page:
        scene = page.page.parts.scene
        for slot, spaces in (("slot/0", 2), ("slot/1", 0)):
            scene.point_at(scene.middle_of(slot))
            assert len(scene.ghost.previews) == spaces


@pytest.mark.parametrize("piece", ["seat/1", "goal/0", "slot/0", "slot/4", "slot/8"])
def test_what_is_small_can_be_enlarged(desk: BotDesk, piece: str) -> None:
    with at_table(desk, asked(c.ASK_TAKE), PAIR) as page:
        page.click(piece, Qt.MouseButton.RightButton)
        assert page.page.parts.inspector.isVisible()
        view, me = page.session.view(), page.session.viewer
        assert page.page.parts.table.enlarged(view, me, piece) is not None


def test_a_goal_that_comes_nearer_is_told_as_well(desk: BotDesk) -> None:
    match = building("R:R2 P\nR W", "", "red")
    with at_table(desk, match, PAIR) as page:
        scene = page.page.parts.scene
        first = sorted(scene.live(), key=lambda key: int(key.split("/")[2]))[0]
        scene.point_at(scene.middle_of(first))
        assert "4 buildings at least 3 high (0\u00a0→\u00a01\u00a0of\u00a04)" in gains(page)


def test_on_free_land_r_takes_another_piece_in_hand(desk: BotDesk) -> None:
    match = building("R:S P\nR W", "", "red", "blue")
    with at_table(desk, match, PAIR) as page:
        scene, spots = page.page.parts.scene, page.page.parts.scene.spots
        assert spots is not None
        free = next(key for key in scene.live() if len(spots.at[key]) == 2)
        scene.focus_on(free)
        before = spots.current(free)
        page.key(Qt.Key.Key_R)
        assert spots.current(free) != before
        page.key(Qt.Key.Key_Return)
        assert match.actions[-1].what != before.what


def test_the_return_key_gives_nothing_up(desk: BotDesk) -> None:
    match = building("R R\nP W", "", "red", "red")
    with at_table(desk, match, PAIR) as page:
        assert page.offers() == ["Do without one"]
        page.key(Qt.Key.Key_Return)
        assert match.actions == []
        page.press("Do without one")
        assert match.actions[-1].kind == c.LEAVE


def test_what_one_does_without_stands_in_the_bar_as_in_the_list(desk: BotDesk) -> None:
    with at_table(desk, building("R B\nP W", "", "red", "blue"), PAIR) as page:
        listed = [each for each in page.page.parts.actions.choices if not each.spot]
        assert len(listed) == 2
        [button] = page.page.parts.prompt.buttons  # whose words have room
        assert button.accessibleName() == "Do without…"
        entries = [entry.text() for entry in button.menu().actions()]
        assert entries == [f"{each.key}  {each.text}" for each in listed]
        page.page.parts.prompt.haste.end()
        button.menu().actions()[1].trigger()
        assert page.match.actions[-1] == listed[1].action


def test_the_table_is_seen_from_above_as_long_as_a_key_is_held(desk: BotDesk) -> None:
    with at_table(desk, building("R:R3 P\nB W", "", "red"), PAIR) as page:
        scene = page.page.parts.scene
        standing = scene.pieces[scene.live()[0]].placement
        QTest.keyPress(page.page.parts.view, Qt.Key.Key_V)
        flat = scene.pieces[scene.live()[0]].placement
        assert [part.text for part in flat.parts if isinstance(part, Label)] == ["3"]
        assert flat.body == ()
        page.key(Qt.Key.Key_Tab)  # and can be played so
        assert scene.ghost.item.isVisible()
        QTest.keyRelease(page.page.parts.view, Qt.Key.Key_V)
        assert scene.pieces[scene.live()[0]].placement == standing


def test_a_click_has_the_table_seen_from_above_until_the_next_one(desk: BotDesk) -> None:
    with at_table(desk, building("R:R3 P\nB W", "", "red"), PAIR) as page:
        scene = page.page.parts.scene
        for plan in (True, False):
            page.click("flat")
            assert (scene.table is scene.above.plan) == plan
        QTest.keyPress(page.page.parts.view, Qt.Key.Key_V)
        page.page.let_go()  # the window goes to the back: nobody hears that the key is let go
        assert scene.table is scene.above.upright


def test_no_tooltip_opens_over_the_district_in_which_something_is_placed(desk: BotDesk) -> None:
    with at_table(desk, building("R:R1 P\nR W", "", "red"), PAIR) as page:
        scene = page.page.parts.scene
        clear = scene.ghost.kept_clear()
        shut = [key for key in scene.pieces if clear.contains(scene.rect_of(key).center())]
        assert {key.split("/")[0] for key in shut} >= {"space", "hand"}
        water = f"space/0/{space(state_of(page.match), 1, 1)}"
        scene.point_at(scene.grip_of(water))  # what it has to say stands on the panel
        [panel] = scene.ghost.told()
        assert not panel.intersects(clear)
        said = scene.table.pointed_out(page.session.view(), 0, scene.size, water)[0].parts
        texts = [part.text for part in said if isinstance(part, Label)]
        assert "Nothing that you have taken fits here." in texts


def test_a_tooltip_opens_where_it_covers_nothing_that_is_looked_at(desk: BotDesk) -> None:
    with at_table(desk, building("R P\nR W", "", "red"), PAIR) as page:
        corner = page.page.mapToGlobal(QPoint(0, 0))
        away = QRect(corner + QPoint(300, 100), QSize(400, 300))
        for x, y in ((290, 120), (500, 90), (710, 300), (500, 410)):
            at, size = corner + QPoint(x, y), QSize(200, 80)
            shown = QRect(free_place(at, size, page.page, [away]), size)
            assert not shown.intersects(away), (x, y)
            beside = free_place(at, size, page.page, [])
            assert free_place(at, size, page.page, [QRect()]) == beside, "nothing is in the way"


def test_a_tooltip_at_the_edge_of_the_table_covers_neither_the_question_nor_the_pointer(
    desk: BotDesk,
) -> None:
    with at_table(desk, asked(c.ASK_TAKE), PAIR) as page:
        view = page.page.parts.view.viewport()
        room, size = QRect(view.mapToGlobal(QPoint(0, 0)), view.size()), QSize(200, 80)
        for corner in (room.topLeft(), room.bottomLeft(), room.bottomRight(), room.topRight()):
            at = corner + (room.center() - corner) / 20
            shown = QRect(free_place(at, size, view, []), size)
            assert room.contains(shown), corner
            assert not shown.contains(at), corner


def test_what_only_stands_beside_a_place_stays_as_solid_as_it_is(desk: BotDesk) -> None:
    """A diamond leaves half of its rectangle free."""
    state = table()
    draw(state, A, "R:R4 P\nP R:R1", right=1, down=1)
    state.tile_at[1 + state.span] = 0  # any
    state.hand_tile = max(state.row_tiles)
    state.asked = [Decision(c.ASK_LAY, A)]
    with at_table(desk, resumed(state), PAIR) as page:
        scene = page.page.parts.scene
        back, front = (f"space/0/{space(state, at, at)}" for at in (2, 3))
        behind, beside = (f"plot/{place}" for place in (1, state.span + 2))
        scene.point_at(scene.middle_of(beside))
        assert scene.ghost.pointed()[0] == beside
        assert scene.pieces[front].placement.z > scene.pieces[beside].placement.z
        assert scene.pieces[front].opacity() == 1
        scene.point_at(scene.middle_of(behind))
        assert scene.pieces[back].opacity() < 0.5


def test_where_something_can_be_placed_has_an_edge_that_no_land_has(desk: BotDesk) -> None:
    with at_table(desk, building("R P\nY R:R2", "", "red"), PAIR) as page:
        scene = page.page.parts.scene
        assert {scene.pieces[key].placement.glow for key in scene.live()} == {"legal"}


def test_what_is_foretold_of_a_space_is_what_will_be_there(desk: BotDesk) -> None:
    """Also the light on a roof lies as high as that will be."""
    state = table({A: "W:w0 W\nP R"})
    second = [feature.land for feature in BOX.features].index(c.WATER) + 1
    state.hand_features[second] += 1
    state.asked = [Decision(c.ASK_PUT, A)]
    with at_table(desk, resumed(state), PAIR) as page:
        scene = page.page.parts.scene
        scene.point_at(scene.middle_of(scene.live()[0]))
        assert "2 different features in this water area: 3 points." in gains(page)
    with at_table(desk, building("R:R1 P\nR W", "red_any", "red"), PAIR) as page:
        scene = page.page.parts.scene
        empty = space(state, 0, 1)
        scene.point_at(scene.middle_of(f"space/0/{empty}"))
        answer = scene.ghost.pointed()[1]
        assert answer is not None
        asks = page.session.offer.asked
        shown = scene.table.preview(page.session.view(), A, scene.size, asks, answer)
        [mark] = [place for place in shown if place.key == f"mark/0/{empty}"]
        assert cast(Polygon, mark.parts[0]).points == roof(mark.w, 1)


def test_a_placing_can_be_taken_back_inside_the_turn(desk: BotDesk) -> None:
    match = building("R R\nP W", "", "red", "red")
    with at_table(desk, match, PAIR) as page:
        page.click(page.page.parts.scene.live()[0])
        assert len(match.actions) == 1
        page.key(Qt.Key.Key_U)
        assert match.actions == []
        assert page.is_in(Phase.CHOOSING)


@pytest.mark.parametrize("kind", [c.ASK_LAY, c.ASK_PUT, c.ASK_BUILD])
def test_what_is_foretold_is_what_comes(kind: int) -> None:
    """The gains of every placing add up to the points that it brings, goals included."""
    layout = CitiesTable(words(), [])
    tried = 0
    for seed in range(3):
        match = asked(kind, seed, 2)
        seat, before = match.seat, points(match.state)
        for action in match.legal():
            if action.kind == c.LEAVE:
                continue
            foretold = sum(gain.points for gain in layout.gains.of(state_of(match), seat, action))
            after = match.at(len(match.actions))
            after.play(action)
            goes_on = not after.state.over and after.seat == seat
            if not goes_on:  # goals are checked at the end of a turn
                assert points(after.state)[seat] - before[seat] == foretold
                tried += 1
    assert kind != c.ASK_LAY or tried > 30


def words() -> CitiesTexts:
    return CitiesTexts(GAME, ["Ada", "Ben"], translator("en"))


def points(state: State) -> list[int]:
    return [int(total(lines)) for lines in GAME.scores(state)]


def test_every_line_of_the_57_points_is_shown(desk: BotDesk) -> None:
    state = table({A: FIFTY_SEVEN}, {A: MINE})
    state.rings[c.RANKS] = state.rings[2 * c.RANKS + 1] = A
    state.over, state.asked = True, []
    match = Match(GAME, 2, {c.CITY: "new_york"}, 1)
    match.resume(cast(State, state))
    with at_table(desk, match, PAIR) as page:
        assert page.page.end is not None
        lines = page.page.end.lines
        assert lines is not None
        page.page.end.tabs.setCurrentIndex(1)
        assert lines.isVisible()
        told = [label.text() for label in lines.body.findChildren(QLabel)]
        assert "City plan" in told
        assert "Spaces of the largest water area (9 × 1)" in told
        assert "Red buildings at least 2 high at water (0 × 2)" in told
        assert sum(int(text) for text in told if text.isdigit()) == 57
        QTest.keyClick(lines.tabs, Qt.Key.Key_Right)
        other = [label.text() for label in lines.body.findChildren(QLabel)]
        assert not any("(" in text for text in other)
