"""cards.json says what the facts say, and a sheet that says anything else is refused."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from helpers.cities import BOX, CITIES, pattern_of
from pydantic import ValidationError

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.buildings import Buildings
from citybuilder.store.sheets import card_text
from citybuilder.store.sheets.cities import make

Json = dict[str, Any]
Change = Callable[[Json], object]

SPACES = """
RBWP BGWP GYWP YRWP
RBPW RPBW GYPW GPYW RGPW BYPW RPYW BPGW RBGP BGYP GYRP YRBP RRGW GGBW BBYW YYRW
RYPP BGPP RGPP BPYP RBWW GYWW RYWW BWGW RPPW BPPW GWPP YWPP RWWP BWWP GPWW YPWW
"""
POINTS = """
red_any 1, blue_any 1, green_any 1, yellow_any 1, height_one 1, height_two 1, height_three 2
height_four 3, green_one 1, yellow_two 2, red_three 3, blue_four 4, red_park 2, blue_park 2
green_park 2, yellow_park 2, red_water 2, blue_water 2, green_water 2, yellow_water 2
largest_park 1, largest_water 1, park_areas 3, water_areas 3, park_features 2, water_features 2
colour_sets 2, height_sets 5, same_colour 2, same_height 1, park_and_water 1, alone 1
"""
GOALS = """
new_york_park 6 6/4/2, new_york_towers 4 6/4/2, new_york_avenue 5 6/4/2
rio_colours 4 6/4/2, rio_shore 5 6/4/2, rio_slopes 7 5/3/1
sydney_heights 4 6/4/2, sydney_bay 7 6/4/2, sydney_boats 4 5/3/1
mexico_centre 8 5/3/1, mexico_square 4 8/5/2, mexico_parks 3 6/4/2
barcelona_level 5 6/4/2, barcelona_colours 3 6/4/2, barcelona_park 4 5/3/1
buenos_aires_quarter 5 6/4/2, buenos_aires_towers 2 6/4/2, buenos_aires_parks 4 6/4/2
lisbon_stairs 3 6/4/2, lisbon_river 5 6/4/2, lisbon_view 3 6/4/2
venice_canal 6 8/5/2, venice_bridges 3 6/4/2, venice_quays 10 6/4/2
"""


def sheet() -> Json:
    data: Json = json.loads(card_text("cities"))
    return data


def rows(text: str) -> list[str]:
    return [row.strip() for row in text.strip().replace("\n", ",").split(",")]


def entries() -> list[Json]:
    data = sheet()
    goals = [goal for city in data["cities"] for goal in city["goals"]]
    return [*data["tiles"], *data["features"], *data["cards"], *goals]


# What it says


def test_the_tiles_are_those_of_the_facts() -> None:
    found = ["".join(c.PRINTED[land] for land in tile.spaces) for tile in BOX.tiles]
    assert found == SPACES.split()
    assert [tile.start for tile in BOX.tiles] == [True] * 4 + [False] * 32


def test_the_features_are_those_of_the_facts() -> None:
    found = [(feature.key, feature.copies) for feature in BOX.features]
    assert found == [
        *[(key, 5) for key in ("yacht", "rowing_boat", "excursion_boat", "dolphin")],
        *[(key, 5) for key in ("fountain", "carousel", "kiosk", "tree")],
        ("monument", 4),
        ("special", 4),
    ]


def test_the_cards_are_those_of_the_facts() -> None:
    assert [f"{card.key} {card.points}" for card in BOX.cards] == rows(POINTS)


def test_the_goals_are_those_of_the_facts() -> None:
    found = [
        f"{goal.key} {goal.need} {'/'.join(str(value) for value in goal.values)}"
        for city in BOX.cities
        for goal in city.goals
    ]
    assert found == rows(GOALS)


def test_the_cities_are_those_of_the_facts() -> None:
    assert CITIES == [
        "new_york",
        "rio",
        "sydney",
        "mexico_city",
        "barcelona",
        "buenos_aires",
        "lisbon",
        "venice",
    ]


def test_the_numbers_of_the_rulebook() -> None:
    setup = BOX.setup
    assert (setup.rounds[2:], setup.long_rounds, setup.workers[2:]) == ((4, 8, 8), 7, (2, 1, 1))
    assert (setup.district, setup.long_district) == ((3, 3), (3, 5))
    assert (setup.feature_slots, setup.piece_slots, setup.drawn) == ((2, 1, 1, 2), (4, 3, 3, 0), 2)
    assert (setup.sets, setup.monument, setup.pieces) == ((0, 1, 3, 6, 10), 2, 25)


def test_everything_says_how_sure_it_is_and_why_it_is_not() -> None:
    for entry in entries():
        assert entry["confidence"] in ("A", "B", "C")
        if entry["confidence"] != "A":
            assert entry["doubts"]
            assert len(entry["note"]) > 20


def test_the_one_card_that_is_known_has_its_title_and_no_doubts() -> None:
    titled = [card for card in sheet()["cards"] if "title" in card]
    assert titled == [
        {
            "id": "colour_sets",
            "title": "Liveable City",
            "points": 2,
            "counts": {"kind": "colour_sets"},
            "confidence": "A",
        }
    ]


def test_themes_that_a_source_tells_are_no_longer_own() -> None:
    doubts = {entry["id"]: entry.get("doubts", {}) for entry in entries()}
    for goal in ("venice_bridges", "sydney_bay", "mexico_centre"):
        assert doubts[goal]["effect"] == "one_source"
        assert doubts[goal]["cost"] == "own"
    assert doubts["new_york_towers"] == {"cost": "own"}


def test_rulings_say_where_they_come_from() -> None:
    sources = {ruling["id"]: ruling["source"] for ruling in sheet()["rulings"]}
    own = [key for key, source in sources.items() if source == "own"]
    assert own == ["inside_one_card"]
    for key in ("rings_by_themselves", "one_worker_a_turn", "every_occurrence", "long_match"):
        assert sources[key] == "rulebook"


def test_words_of_the_sheet_are_the_words_of_the_rules() -> None:
    assert c.LANDS[c.YELLOW : c.WATER + 1] == ("yellow", "park", "water")
    assert (c.SAME[c.BY_COLOUR], c.SAME[c.BY_HEIGHT]) == ("colour", "height")


def test_what_a_card_does_not_say_does_not_matter() -> None:
    counts = pattern_of("alone")
    assert isinstance(counts, Buildings)
    assert (counts.colour, counts.low, counts.high, counts.beside) == (NONE, 1, 4, 0)


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
    """Entries are found by their ids."""
    return int(step) if step.isdigit() else [entry["id"] for entry in place].index(step)


def test_the_sheet_as_it_is_is_accepted() -> None:
    make(changed("about", "anything"))


def test_a_number_that_is_corrected_changes_the_rules() -> None:
    game = make(changed("cards.alone.points", 2))
    assert game.box.cards[-1].points == 2
    assert make(changed("setup.monument", 3)).box.setup.monument == 3


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("extra", 1),
        ("setup.extra", 1),
        ("tiles.tile_rbpw.extra", 1),
        ("cards.alone.counts.extra", 1),
        ("about", ...),
        ("setup", ...),
        ("setup.drawn", ...),
        ("setup.rounds.5", 8),
        ("setup.rounds.2", 0),
        ("setup.rounds.2", "4"),
        ("setup.long_rounds", 9),
        ("setup.workers.4", 0),
        ("setup.district", [3]),
        ("setup.district", [3, 10]),
        ("setup.feature_slots", [2, 1, 1]),
        ("setup.feature_slots", [2, 1, 1, 3]),
        ("setup.piece_slots", [4, 3, 3, 0, 0]),
        ("setup.piece_slots", [4, 4, 4, 0]),
        ("setup.sets", [0, 1, 3, 6]),
        ("setup.pieces", 23),
        ("setup.pieces", -25),
        ("setup.confidence", "D"),
        ("rulings", ...),
        ("rulings.titles.says", "Yes."),
        ("rulings.titles.source", "hearsay"),
        ("tiles", ...),
        ("tiles.tile_rbpw", ...),
        ("tiles.start_rbwp", ...),
        ("tiles.start_rbwp.start", False),
        ("tiles.tile_rbpw.start", 1),
        ("tiles.tile_rbpw.spaces", "RBP"),
        ("tiles.tile_rbpw.spaces", "RBPX"),
        ("tiles.tile_rbpw.spaces", "RBPWW"),
        ("tiles.tile_rbpw.id", "tile_rpbw"),
        ("tiles.tile_rbpw.id", "alone"),
        ("tiles.tile_rbpw.id", "venice"),
        ("tiles.tile_rbpw.id", "venice_canal"),
        ("tiles.tile_rbpw.id", "Tile 1"),
        ("tiles.tile_rbpw.id", ""),
        ("tiles.tile_rbpw.confidence", "A"),
        ("tiles.tile_rbpw.confidence", ...),
        ("tiles.tile_rbpw.doubts", {}),
        ("tiles.tile_rbpw.doubts", {"effect": "guess"}),
        ("tiles.tile_rbpw.doubts", {"taste": "own"}),
        ("tiles.tile_rbpw.note", ""),
        ("tiles.tile_rbpw.note", ...),
        ("features.yacht", ...),
        ("features.yacht.copies", 4),
        ("features.yacht.copies", "5"),
        ("features.yacht.land", "building"),
        ("features.yacht.land", "red"),
        ("features.special", ...),
        ("features.special.special", ...),
        ("features.special.land", "water"),
        ("features.monument.special", True),
        ("features.monument.land", "park"),
        ("cards.alone", ...),
        ("cards.alone.points", ...),
        ("cards.alone.points", -1),
        ("cards.alone.points", True),
        ("cards.alone.counts", ...),
        ("cards.alone.counts.kind", "towers"),
        ("cards.alone.counts.kind", ""),
        ("cards.alone.counts.land", "park"),
        ("cards.alone.counts.per", 0),
        ("cards.red_any.counts.colour", "pink"),
        ("cards.height_two.counts.low", 3),
        ("cards.height_two.counts.high", 1),
        ("cards.height_two.counts.high", 5),
        ("cards.height_one.counts.low", 0),
        ("cards.red_park.counts.beside", ["red"]),
        ("cards.red_park.counts.beside", "park"),
        ("cards.red_park.counts.same", "colour"),
        ("cards.largest_park.counts.land", ...),
        ("cards.largest_park.counts.land", "red"),
        ("cards.largest_park.counts.size", 3),
        ("cards.park_areas.counts.land", ...),
        ("cards.park_areas.counts.size", 0),
        ("cards.park_areas.counts.colour", "red"),
        ("cards.same_colour.counts.same", ...),
        ("cards.same_colour.counts.same", "land"),
        ("cards.colour_sets.counts.colour", "red"),
        ("cities", []),
        ("cities.rio.id", "new_york"),
        ("cities.rio.goals.rio_shore", ...),
        ("cities.rio.goals.rio_shore.id", "rio_slopes"),
        ("cities.rio.goals.rio_shore.need", 0),
        ("cities.rio.goals.rio_shore.need", 61),
        ("cities.rio.goals.rio_shore.values", [6, 4]),
        ("cities.rio.goals.rio_shore.counts.land", "park"),
        ("cities.rio.goals.rio_shore.note", ""),
        ("cities.sydney.goals.sydney_boats.counts.land", ...),
        ("cities.venice.goals.venice_canal.counts.land", ...),
        ("cities.mexico_city.goals.mexico_square.counts.low", 2),
    ],
)
def test_a_bad_sheet_is_refused(path: str, value: object) -> None:
    with pytest.raises(ValidationError):
        make(changed(path, value))


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("tiles.tile_rbpw.note", "", "not certain"),
        ("tiles.tile_rbpw.id", "alone", "share an id"),
        ("tiles.tile_rbpw", ..., "not enough"),
        ("features.yacht.copies", 4, "not enough"),
        ("features.special.special", ..., "special tile"),
        ("cards.alone.counts.kind", "towers", "nothing counts towers"),
        ("cards.alone.counts.land", "park", "narrowed"),
        ("cards.largest_park.counts.land", ..., "needs land"),
        ("cards.same_colour.counts.same", ..., "needs same"),
        ("cards.height_two.counts.low", 3, "higher"),
    ],
)
def test_a_refusal_gives_the_reason(path: str, value: object, reason: str) -> None:
    with pytest.raises(ValidationError, match=reason):
        make(changed(path, value))


def test_a_card_may_narrow_down_a_kind_as_far_as_it_goes() -> None:
    counts = {"kind": "buildings", "colour": "red", "low": 2, "high": 3, "bridge": True, "per": 2}
    counted = make(changed("cards.alone.counts", counts)).box.cards[-1].counts
    assert isinstance(counted, Buildings)
    assert (counted.colour, counted.low, counted.high) == (c.RED, 2, 3)
    assert (counted.beside, counted.bridge, counted.per) == (0, True, 2)


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "{", '"cards"'])
def test_what_is_no_sheet_is_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        make(text)


# What would break a match


BROKEN: list[tuple[Change, str]] = [
    (lambda data: data["setup"].update(district=[2, 2]), "does not become full"),
    (lambda data: data["setup"].update(long_district=[5, 3]), "does not become full"),
    (lambda data: data["setup"]["workers"].update({"4": 3}), "does not become full"),
    (lambda data: data["setup"]["rounds"].pop("3"), "at least 3"),
    (lambda data: data["features"][0].update(special=True), "special tile"),
    (lambda data: data["cities"][0]["goals"][0].update(values=[2, 4, 6]), "earlier"),
    (lambda data: data["cards"][12]["counts"].update(beside=["park", "park"]), "named twice"),
]


@pytest.mark.parametrize(("change", "why"), BROKEN)
def test_a_match_can_be_played_to_its_end(change: Change, why: str) -> None:
    """Every tile has a place, a special tile is grey, nobody is left without rounds."""
    data = sheet()
    change(data)
    with pytest.raises(ValidationError, match=why):
        make(json.dumps(data))
