"""What is pointed at says what it would bring and cost, and one click goes all the way to an
invention."""

from collections.abc import Sequence

import pytest
from helpers.matches import advice_of
from helpers.tables import game_of
from helpers.urbanization import GAME, A, B, give_factory, give_orders, new_game, show, table
from strict import texts_for

from citybuilder.core.game import NONE, Action
from citybuilder.core.laws import by_preference
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.stage.scene import TableScene
from citybuilder.tables.placement import Label, Placement, Size
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.theme import Look
from citybuilder.tables.urbanization.layout import UrbanizationTable
from citybuilder.tables.urbanization.naming import region_names

SIZE = Size(1000, 580)
NAMES = ("Ada", "Ben", "Cleo", "Dora")
NAMED = region_names(GAME.box.regions)
BUILD = Action(c.ACT, c.BUILDINGS)


def layout(language: str = "en") -> UrbanizationTable:
    return UrbanizationTable(texts_for(game_of("urbanization"), language), seat_looks(NAMES))


def said(boxes: Sequence[Placement]) -> list[str]:
    return [text.replace("\u00a0", " ") for text in written(boxes)]


def written(boxes: Sequence[Placement]) -> list[str]:
    return [part.text for box in boxes for part in box.parts if isinstance(part, Label)]


def pointed(state: UrbanizationState, action: Action) -> list[str]:
    return said(layout().preview(state, A, SIZE, state.asked[-1], action))


def ways(state: UrbanizationState, key: str) -> list[tuple[str, list[Action]]]:
    found = layout().shortcuts(state, state.asked[-1], GAME.legal(state))
    return [(meaning, answers) for place, answers, meaning in found if place == key]


def test_a_barn_says_what_a_grain_costs_and_how_many_citizens_it_feeds() -> None:
    state = table(2)
    state.houses[A], state.grain[A] = 2, 1
    give_orders(state, A, "2 orange")
    desk, asked = layout(), state.asked[-1]
    box = desk.preview_beyond(state, A, SIZE, asked, "grain/2", ways(state, "grain/2"))
    lines = said(box)
    money = int(state.money[A])
    assert lines[lines.index("Money") + 1] == f"${money} → ${money - 2}"
    assert lines[lines.index("Grain") + 1] == "1 → 2"
    assert lines[lines.index("Citizens when the round ends") + 1] == "1 → 2"


def test_a_box_covers_nothing_that_can_be_chosen_instead() -> None:
    state = table(2)
    desk, asked = layout(), state.asked[-1]
    pieces = {piece.key: piece for piece in desk.place(state, A, SIZE)}
    for key, ground in (("grain/2", "market"), ("region/0", "map")):
        (box,) = desk.preview_beyond(state, A, SIZE, asked, key, ways(state, key))
        area = pieces[ground].rect
        beside = box.x >= area.right or box.x + box.w <= area.x
        assert beside or box.y >= area.bottom or box.y + box.h <= area.y
        assert box.x >= 0
        assert box.x + box.w <= SIZE.width
        assert box.y >= 0
        assert box.y + box.h <= SIZE.height


@pytest.mark.parametrize(
    ("language", "plots"),
    [("en", "(2\u00a0plots)"), ("de", "(2\u00a0Bauplätze)")],
)
def test_numbers_are_not_parted_from_what_they_count(language: str, plots: str) -> None:
    state = new_game(3)
    action = next(each for each in GAME.legal(state) if NAMED[each.where] == "B2")
    box = layout(language).preview(state, A, SIZE, state.asked[-1], action)
    assert written(box)[0].endswith(plots)


def test_an_action_that_asks_first_says_what_it_can_bring() -> None:
    assert any(line.startswith("House: up to ") for line in pointed(table(2), BUILD))


@pytest.mark.parametrize(("kind", "points"), [(c.HOUSE, "+1"), (c.ADMINISTRATION, "+2")])
def test_a_kind_of_building_says_what_it_brings_wherever_it_will_stand(
    kind: int, points: str
) -> None:
    state = table(2)
    state.grain[A] = 2
    give_orders(state, A, "2 orange")
    GAME.apply(state, BUILD)
    lines = pointed(state, Action(c.KIND, kind))
    assert lines[lines.index("Points") + 1] == points
    houses = ("1 → 2", "1 → 2") if kind == c.HOUSE else ("", "")
    for name, value in zip(("Houses", "Citizens when the round ends"), houses, strict=True):
        assert (lines[lines.index(name) + 1] if name in lines else "") == value


def test_what_is_sown_says_what_the_harvest_gives_back() -> None:
    state = table(2)
    state.grain[A] = 2
    GAME.apply(state, Action(c.ACT, c.SOW))
    seed = next(answer for answer in GAME.legal(state) if answer.kind == c.SEED)
    lines = pointed(state, seed)
    assert lines[lines.index("Grain") + 1] == "2 → 1"
    assert lines[lines.index("Grain after the harvest") + 1] == "2 → 3"


def test_the_box_of_an_action_covers_no_other_action() -> None:
    state = table(2)
    desk = layout()
    (box,) = desk.preview(state, A, SIZE, state.asked[-1], BUILD)
    tiles = [piece for piece in desk.place(state, A, SIZE) if piece.key.startswith("action/")]
    assert all(box.y + box.h <= tile.y for tile in tiles)


def test_passing_brings_nothing_and_shows_nothing() -> None:
    assert pointed(table(2), GAME.pass_on) == []


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_foreseen_is_what_comes(seed: int) -> None:
    desk = layout()
    state = GAME.start(3, GAME.complete({"inventions": "yes"}), seed)
    pick = by_preference(advice_of(GAME), seed)
    while not state.over:
        action, seat, now = pick(state, GAME.legal(state)), state.asked[-1].seat, state.round
        after = desk.gains.after(state, [action])
        GAME.apply(state, action)
        if state.round == now and not state.over:  # else the end of the round brings more
            assert after.points_of(seat) == state.points_of(seat)
            assert (after.money[seat], after.grain[seat]) == (state.money[seat], state.grain[seat])


# Inventions


def test_one_click_at_an_invention_gives_all_answers_on_the_way_to_it() -> None:
    state = table(2, inventions=True)
    free = next(i for i, owner in enumerate(state.inventor) if owner == NONE)
    space = GAME.box.inventions[free].space
    ((meaning, answers),) = ways(state, f"invention/{free}")
    kinds = [action.kind for action in answers]
    assert kinds == [c.ACT, c.ENTER, *[c.STEP] * space, c.TAKE]
    assert meaning.startswith("Invent the ")
    for action in answers:
        GAME.apply(state, action)
    assert state.inventor[free] == A


def test_what_cannot_be_paid_for_is_no_way() -> None:
    state = table(2, inventions=True)
    state.money[A] = 0
    spaces = {
        GAME.box.inventions[each].space
        for each, owner in enumerate(state.inventor)
        if owner == NONE and ways(state, f"invention/{each}")
    }
    assert spaces <= {0}


def test_every_marker_and_the_professor_are_ways_of_their_own() -> None:
    state = table(2, inventions=True, characters={A: "professor", B: "farmer"})
    far = max(i for i, owner in enumerate(state.inventor) if owner == NONE)
    space = GAME.box.inventions[far].space
    state.money[A] = 20
    state.pins[A * c.TRACK + 1] = 1
    found = ways(state, f"invention/{far}")
    texts = [meaning.partition(": ")[2] for meaning, _ in found]
    assert texts == [
        f"${space - 4}, with the marker from space 2, helped by the Professor",
        f"${space - 2}, with a new marker, helped by the Professor",
        f"${space - 2}, with the marker from space 2",
        f"${space}, with a new marker",
    ]
    found_near = [
        ways(state, f"space/{where}") for where in range(c.TRACK)
    ]  # a marker that may stop there leaves the question about the professor open
    assert found_near == [[]] * c.TRACK


def test_whoever_is_under_way_goes_on_from_there() -> None:
    state = table(2, inventions=True)
    for kind in (Action(c.ACT, c.INVENTIONS), Action(c.ENTER)):
        GAME.apply(state, kind)
    ((meaning, answers),) = ways(state, "space/3")
    assert [action.kind for action in answers] == [c.STEP, c.STEP, c.STEP]
    assert meaning == "Move to space 4: $3"


def test_where_somebody_may_help_a_click_lets_choose_with_or_without_them() -> None:
    state = table(characters={A: "foreman"})
    show(state, "wind_mill", "sawmill", "bakery")
    helped, alone = ways(state, "slot/0")
    taken = "Take orders – Take from the Windmill: "
    assert helped[0] == f"{taken}4 orange orders, helped by the Foreman"
    assert alone[0] == f"{taken}2 orange orders"
    desk, asked = layout(), state.asked[-1]
    lines = said(desk.preview_beyond(state, A, SIZE, asked, "slot/0", [helped, alone]))
    assert [lines[i + 1] for i, line in enumerate(lines) if line == "Orange orders"] == [
        "1 → 5",
        "1 → 3",
    ]


def test_whoever_asks_something_first_is_a_way_of_their_own() -> None:
    state = table(characters={A: "broker"})
    state.money[A], state.prices[3] = 8, 3
    (asks, _), (buys, _) = ways(state, "region/0")
    assert asks == "Buy land, helped by the Broker"
    assert buys.startswith("Buy land – Buy ")


def test_whether_the_merchant_helps_is_asked_once_a_factory_was_chosen() -> None:
    state = table(characters={A: "merchant"})
    give_factory(state, A, "bakery")
    give_orders(state, A, "2 orange")
    assert ways(state, "stack/0/0") == [("Produce goods", [Action(c.ACT, c.PRODUCE)])]


@pytest.mark.usefixtures("typeface")
def test_what_one_click_leads_to_does_not_recede_behind_the_only_answer() -> None:
    state = table(2, inventions=True)
    GAME.apply(state, Action(c.ACT, c.INVENTIONS))
    state.money[A] = 3
    scene = TableScene(layout(), Look())
    scene.set_room(round(SIZE.width), round(SIZE.height), 1.0)
    scene.show_view(state, A)
    scene.offer(state.asked[-1], GAME.legal(state))
    receded = {key for key, piece in scene.pieces.items() if piece.receded}
    spaces = {f"invention/{each}": card.space for each, card in enumerate(GAME.box.inventions)}
    near = {key for key, space in spaces.items() if space <= 3}
    far = set(spaces) - near
    assert near.isdisjoint(receded)
    assert far & set(scene.pieces) <= receded
    assert "bank" in receded
