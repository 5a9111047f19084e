"""cards.json says what the facts say, and a sheet that says anything else is refused."""

import json
from math import dist
from typing import Any

import pytest
from helpers.urbanization import (
    CHARACTERS,
    FACTORIES,
    GAME,
    INVENTIONS,
    A,
    B,
    fill,
    scored,
    table,
    teach,
)
from pydantic import ValidationError

from citybuilder.core.game import Action
from citybuilder.core.laws import at_random
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.rules import Urbanization
from citybuilder.store.sheets import card_text
from citybuilder.store.sheets.urbanization import make

Json = dict[str, Any]
BOX = GAME.box

CENTRES = """
0.500,0.289 0.000,0.577 -0.500,0.289 -0.500,-0.289 0.000,-0.577 0.500,-0.289
1.000,0.577 0.000,1.155 -1.000,0.577 -1.000,-0.577 0.000,-1.155 1.000,-0.577
1.500,0.289 0.500,1.443 -1.000,1.155 -1.500,-0.289 -0.500,-1.443 1.000,-1.155
1.000,1.155 -0.500,1.443 -1.500,0.289 -1.000,-1.155 0.500,-1.443 1.500,-0.289
"""


def sheet() -> Json:
    data: Json = json.loads(card_text("urbanization"))
    return data


def entries() -> list[Json]:
    data = sheet()
    rows = [*data["factories"], *data["characters"], *data["inventions"]]
    return [*rows, *data["players"].values(), data["setup"], data["map"]]


# What it says


def test_the_factories_are_those_of_the_facts() -> None:
    assert [factory.key for factory in BOX.factories] == [
        *["bakery", "sawmill", "wind_mill", "brickworks", "brewery", "coal_mine"],
        *["textile_mill", "paper_mill", "iron_foundry"],
        *["steel_works", "chemical_works", "car_factory"],
        *["power_plant", "aircraft_works", "electronics_plant"],
        *["television_studio", "computer_factory", "software_house"],
    ]
    assert BOX.values == list(range(1, 19))
    assert [factory.era for factory in BOX.factories] == [0] * 6 + [1] * 6 + [2] * 6


def test_the_orders_of_all_fields_are_as_many_as_the_facts_say() -> None:
    found = [0, 0, 0]
    for factory in BOX.factories:
        for colour, count in zip(factory.order_colours, factory.order_counts, strict=True):
            found[colour] += count
    assert found == [23, 23, 24]


def test_the_characters_are_those_of_the_facts() -> None:
    found = [(character.key, int(character.amount)) for character in BOX.characters]
    assert found == [
        ("broker", 2),
        ("architect", 1),
        ("mill_worker", 2),
        ("farmer", 2),
        ("foreman", 2),
        ("factory_owner", 1),
        ("merchant", 1),
        ("tax_collector", 2),
        ("professor", 3),
        ("mayor", 1),
    ]


def test_the_inventions_are_those_of_the_facts() -> None:
    assert [invention.key for invention in BOX.inventions] == INVENTIONS
    assert [int(each.points) for each in BOX.inventions] == [1] * 6 + [2] * 6 + [3] * 6
    once = [invention.key for invention in BOX.inventions if not invention.lasting]
    assert once == [
        "spinning_machine",
        "canning",
        "steam_locomotive",
        "photography",
        "sewing_machine",
        "light_bulb",
        "gas_turbine",
        "internet",
    ]


def test_the_numbers_of_the_rulebook() -> None:
    setup = BOX.setup
    assert (setup.money, setup.points, setup.grain, setup.orders, setup.markers) == (8, 1, 1, 1, 10)
    assert (setup.houses, setup.citizens, setup.taxes, setup.row) == (1, 1, 8, 8)
    assert (setup.prices, setup.in_return) == ((1, 1, 2, 2, 3), 2)
    assert (setup.costs, setup.gains) == ((0, 2, 3, 3), (0, 1, 2, 2))
    assert (setup.new_factory, setup.citizen, setup.grain_group) == (2, 2, 3)
    assert (setup.mayor, setup.largest, setup.invention) == (1, 2, 1)


def test_rulings_say_where_they_come_from() -> None:
    sources = {ruling["id"]: ruling["source"] for ruling in sheet()["rulings"]}
    assert sources == {
        "fixed_order": "one_source",
        "full_row": "own",
        "light_bulb_merchant": "own",
        "asked_for_help": "own",
    }


def test_words_of_the_sheet_are_the_words_of_the_rules() -> None:
    assert CHARACTERS[c.BROKER] == "broker"
    assert CHARACTERS[c.TAX_COLLECTOR] == "tax_collector"
    assert (CHARACTERS[c.PROFESSOR], CHARACTERS[c.MAYOR]) == ("professor", "mayor")
    assert [c.ACTIONS[c.LAND], c.ACTIONS[c.INVENTIONS]] == ["buy_land", "inventions"]
    assert (INVENTIONS[c.BESSEMER], INVENTIONS[c.CONCRETE]) == (
        "bessemer_converter",
        "reinforced_concrete",
    )
    assert (INVENTIONS[c.COMBUSTION], INVENTIONS[c.FERTILISER]) == (
        "combustion_engine",
        "artificial_fertiliser",
    )
    for name in INVENTIONS:
        if hasattr(c, name.upper()):
            assert getattr(c, name.upper()) == INVENTIONS.index(name)


def test_everything_says_how_sure_it_is_and_why_it_is_not() -> None:
    for entry in entries():
        assert entry["confidence"] in ("A", "B", "C")
        if entry["confidence"] != "A":
            assert entry["doubts"]
            assert len(entry["note"]) > 20


# The map


def test_the_triangles_lie_where_the_facts_say() -> None:
    for region, centre in zip(BOX.regions, CENTRES.split(), strict=True):
        x, y = (float(number) for number in centre.split(","))
        middle = [sum(corner[axis] for corner in region.corners) / 3 for axis in (0, 1)]
        assert middle == pytest.approx([x, y], abs=0.001)
        for number, corner in enumerate(region.corners):
            assert dist(corner, region.corners[number - 1]) == pytest.approx(1, abs=0.001)


def test_neighbours_are_the_triangles_that_share_a_side() -> None:
    corners = [{(round(x, 2), round(y, 2)) for x, y in region.corners} for region in BOX.regions]
    for one, region in enumerate(BOX.regions):
        beside = [two for two in range(24) if two != one and len(corners[one] & corners[two]) == 2]
        assert sorted(region.neighbours) == beside
    assert sum(len(region.neighbours) for region in BOX.regions) == 2 * 30


def test_plots_are_one_or_two_by_the_place_of_the_triangle() -> None:
    assert [int(region.plots) for region in BOX.regions] == [1] * 6 + [2] * 12 + [1] * 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_open_land_hangs_together(seats: int) -> None:
    closed = set(BOX.setup.players[seats].closed)
    start = min(set(range(24)) - closed)
    found, edge = {start}, [start]
    while edge:
        for other in BOX.regions[edge.pop()].neighbours:
            if other not in closed | found:
                found.add(other)
                edge.append(other)
    assert len(found) == 6 * seats


# What it may not say


def changed(path: str, value: object) -> str:
    """The sheet with one entry replaced, or added, or dropped where the value is ..."""
    data = sheet()
    *way, last = path.split(".")
    place: Any = data
    for step in way:
        place = place[number(place, step) if isinstance(place, list) else step]
    key: Any = number(place, last) if isinstance(place, list) else last
    if value is ...:
        del place[key]
    else:
        place[key] = value
    return json.dumps(data)


def number(place: list[Any], step: str) -> int:
    """Entries are found by their ids; regions and fields have none."""
    return int(step) if step.isdigit() else [entry["id"] for entry in place].index(step)


def test_the_sheet_as_it_is_is_accepted() -> None:
    make(changed("about", "anything"))


def test_a_number_that_is_corrected_changes_the_rules() -> None:
    goods = [["white", 8, 3]]
    assert game_with("factories.bakery.goods", goods).box.factories[0].good_counts == (8,)
    assert game_with("setup.mayor", 3).box.setup.mayor == 3
    assert game_with("characters.foreman.amount", 3).box.helps[c.FOREMAN] == 3
    assert game_with("players.3.removed", []).box.decks[3] == list(range(18))
    assert game_with("players.2.closed", [24]).box.setup.players[2].closed == (23,)
    assert (
        game_with("inventions.canning.space", 9).box.inventions[INVENTIONS.index("canning")].space
        == 8
    )


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("extra", 1),
        ("setup.extra", 1),
        ("players.2.extra", 1),
        ("factories.bakery.extra", 1),
        ("characters.broker.extra", 1),
        ("inventions.canning.extra", 1),
        ("regions.0.extra", 1),
        ("map.extra", 1),
        ("about", ...),
        ("setup", ...),
        ("map", ...),
        ("setup.money", ...),
        ("setup.money", -1),
        ("setup.money", "8"),
        ("setup.money", 8.5),
        ("setup.row", 0),
        ("setup.row", 9),
        ("setup.prices", [1, 1, 2, 2]),
        ("setup.prices", [1, 1, 2, 2, 3, 3]),
        ("setup.prices", [0, 1, 2, 2, 3]),
        ("setup.in_return", 0),
        ("setup.costs.house", ...),
        ("setup.costs.factory", 2),
        ("setup.gains.high_rise", ...),
        ("setup.grain_group", 0),
        ("setup.markers", 0),
        ("setup.grain", 9),
        ("setup.orders", 9),
        ("setup.houses", 9),
        ("setup.confidence", "D"),
        ("setup.confidence", "A"),
        ("setup.doubts", {}),
        ("setup.doubts", {"count": "guess"}),
        ("setup.doubts", {"taste": "own"}),
        ("setup.note", ""),
        ("players.5", {}),
        ("players.3", ...),
        ("players.3.closed", [25]),
        ("players.3.closed", [0]),
        ("players.3.closed", "14"),
        ("players.3.removed", ["castle"]),
        ("players.3.houses", 2),
        ("players.3.orders", 2),
        ("players.3.factories", 7),
        ("players.3.factories", 0),
        ("players.3.inventions", ["wheel"]),
        ("factories", []),
        ("factories.bakery", ...),
        ("factories.bakery.id", "sawmill"),
        ("factories.bakery.id", "Bakery"),
        ("factories.bakery.value", 0),
        ("factories.bakery.value", 2),
        ("factories.bakery.value", 3),
        ("factories.software_house.value", 100),
        ("factories.bakery.era", "stone"),
        ("factories.bakery.orders", [["orange", 2]]),
        ("factories.bakery.orders", [["orange", 2], ["orange", 1], ["grey", 1]]),
        ("factories.bakery.orders.0", ["pink", 2]),
        ("factories.bakery.orders.0", ["orange", 0]),
        ("factories.bakery.orders.0", ["orange", 9]),
        ("factories.bakery.orders.0", ["orange"]),
        ("factories.bakery.goods", []),
        ("factories.bakery.goods", [["orange", 1, 1]] * 4),
        ("factories.bakery.goods.0", ["orange", 1]),
        ("factories.bakery.goods.0", ["orange", 0, 1]),
        ("factories.bakery.goods.0", ["blue", 1, 1]),
        ("factories.bakery.note", ""),
        ("characters.broker", ...),
        ("characters.mayor", ...),
        ("characters.broker.id", "agent"),
        ("characters.broker.action", "taxes"),
        ("characters.broker.action", None),
        ("characters.broker.amount", 0),
        ("characters.professor.amount", 0),
        ("characters.professor.amount", "3"),
        ("inventions.canning", ...),
        ("inventions.canning.id", "wheel"),
        ("inventions.canning.space", 0),
        ("inventions.canning.space", 10),
        ("inventions.canning.lasting", 1),
        ("inventions.canning.lasting", True),
        ("inventions.telegraph.lasting", False),
        ("inventions.refrigeration.amount", 0),
        ("inventions.canning.factories", ["castle"]),
        ("inventions.canning.points", -1),
        ("regions.0", ...),
        ("regions.23", ...),
        ("regions.0.number", 2),
        ("regions.0.number", 0),
        ("regions.0.plots", 0),
        ("regions.0.plots", 3),
        ("regions.0.neighbours", [2, 6]),
        ("regions.0.neighbours", [2, 6, 7, 8]),
        ("regions.0.neighbours", [1, 2, 6, 7]),
        ("regions.0.neighbours", [2, 6, 7, 25]),
        ("regions.0.corners", [[0.0, 0.0], [1.0, 0.0]]),
        ("regions.0.corners", [[0.0], [1.0], [0.5]]),
        ("map.confidence", "A"),
    ],
)
def test_a_bad_sheet_is_refused(path: str, value: object) -> None:
    with pytest.raises(ValidationError):
        make(changed(path, value))


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("factories.bakery.note", "", "not certain"),
        ("characters.broker.action", "taxes", "order of actions"),
        ("characters.broker.id", "agent", "order of actions"),
        ("inventions.canning.id", "wheel", "in their order"),
        ("inventions.canning.lasting", True, "works once"),
        ("setup.markers", 0, "too small"),
        ("setup.row", 0, "greater than or equal to 1"),
        ("setup.grain", 9, "too small"),
        ("setup.orders", 9, "too small"),
        ("setup.houses", 9, "too small"),
        ("players.4.houses", 3, "not enough"),
        ("players.4.orders", 3, "not enough"),
        ("factories.bakery.value", 2, "no two are equal"),
        ("factories.bakery.value", 3, "sorted"),
        ("factories.bakery.id", "sawmill", "share a name"),
        ("players.2.removed", ["castle"], "does not exist"),
        ("inventions.canning.factories", ["castle"], "does not exist"),
        ("regions.0.number", 2, "numbered"),
        ("regions.0.neighbours", [2, 6, 7, 8], "other way round"),
        ("regions.0.neighbours", [1, 2, 6, 7], "other way round"),
        ("players.2.inventions", ["wheel"], "on the track"),
    ],
)
def test_a_refusal_gives_the_reason(path: str, value: object, reason: str) -> None:
    with pytest.raises(ValidationError, match=reason):
        make(changed(path, value))


def test_a_closed_region_must_exist() -> None:
    data = sheet()
    data["regions"].pop()
    for region in data["regions"]:
        region["neighbours"] = [each for each in region["neighbours"] if each != 24]
    with pytest.raises(ValidationError, match="closed"):
        make(json.dumps(data))
    data["players"]["2"]["closed"].remove(24)
    assert len(make(json.dumps(data)).box.regions) == 23


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "{", '"cards"'])
def test_what_is_no_sheet_is_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        make(text)


# Rules follow the sheet


def game_with(path: str, value: object) -> Urbanization:
    return make(changed(path, value))


def test_a_building_never_costs_less_than_nothing() -> None:
    game = game_with("setup.costs.house", 0)
    state = table(characters={A: "architect"})
    game.building.help(state, A)
    assert game.building.cost(state, A, c.HOUSE) == 0
    assert game.building.cost(state, A, c.HIGH_RISE) == 2


def test_every_character_helps_as_much_as_its_own_card_says() -> None:
    state = table(characters={A: "mill_worker"})
    game_with("characters.mill_worker.amount", 4).trade.help(state, A)
    assert state.grain[A] == 5
    state = table(characters={A: "farmer"})
    assert game_with("characters.farmer.amount", 5).sowing.card_plots(state, A, 0) == 5
    state = table(characters={A: "factory_owner"})
    fill(state, "bakery", B)
    assert game_with("characters.factory_owner.amount", 2).industry.industries(state, A) == []


def test_every_invention_helps_as_much_as_its_own_card_says() -> None:
    names = ("reinforced_concrete", "bessemer_converter", "combustion_engine", "television")
    state = table(inventions=True)
    teach(state, A, *names, "seed_drill", "artificial_fertiliser")
    building = game_with("inventions.reinforced_concrete.amount", 2).building
    assert [building.cost(state, A, kind) for kind in (c.ADMINISTRATION, c.HIGH_RISE)] == [1, 2]
    building = game_with("inventions.bessemer_converter.amount", 3).building
    assert [building.cost(state, A, kind) for kind in (c.ADMINISTRATION, c.HIGH_RISE)] == [2, 0]
    assert game_with("inventions.combustion_engine.amount", 3).land.price(state, A, 5) == 2
    state.houses[A] = state.grain[A] = state.orders[A] = 3
    game_with("inventions.television.amount", 4).rounds.count_citizens(state, A)
    assert scored(state, A, "inventions") == 4
    for name in ("seed_drill", "artificial_fertiliser"):
        state.grain[A], state.on_card[A] = 0, 2
        game_with(f"inventions.{name}.amount", 3).rounds.harvest(state, A)
        assert state.grain[A] == 2 + 2 + 3 + 1


def test_a_card_may_have_three_production_fields() -> None:
    goods = [["orange", 1, 1], ["grey", 1, 2], ["white", 1, 3]]
    game = game_with("factories.bakery.goods", goods)
    state = table()
    state.top[0], state.top[1] = 0, 0
    state.orders[:3] = [2, 2, 2]
    asked: list[int] = []
    game.apply(state, Action(c.ACT, c.PRODUCE))
    while state.asked[-1].kind == c.ASK_GOODS:
        asked.append(int(state.asked[-1].what))
        game.apply(state, max(game.legal(state), key=lambda each: each.amount))
    assert asked == [0, 1, 2, 3, 4, 5]
    assert state.money[A] == 8 + 12


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("setup.row", 4),
        ("characters.broker.amount", 8),
        ("characters.farmer.amount", 8),
        ("characters.factory_owner.amount", 2),
        ("inventions.steam_engine.amount", 8),
        ("players.2.removed", FACTORIES[2:]),
        ("setup.costs", {"house": 0, "high_rise": 0, "administration": 0}),
    ],
)
def test_a_match_by_other_numbers_can_be_played_to_its_end(path: str, value: object) -> None:
    game = game_with(path, value)
    for seed in range(4):
        state = game.start(2, {c.WITH_INVENTIONS: c.YES}, seed)
        first = game.inventory(state)
        pick = at_random(seed)
        while not state.over:
            game.apply(state, pick(state, game.legal(state)))
        assert game.inventory(state) == first
