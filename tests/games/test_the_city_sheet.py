"""cards.json says what the facts say, and a sheet that says anything else is refused."""

import json
from typing import Any

import pytest
from helpers.the_city import CARDS, GAME
from pydantic import ValidationError

from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.effects import EFFECTS
from citybuilder.store.sheets import card_text
from citybuilder.store.sheets.the_city import make

Json = dict[str, Any]

# id | copies | cost | car, cart and fountain symbols
BOX = """
parking 3 0 111, apartments 3 1 000, housing_tract 5 1 110, townhouse 3 1 001
central_park 4 1 001, industrial_park 4 1 000, school 4 1 000, supermarket 2 1 110
bus_station 1 1 011, restaurant 2 1 011, construction_crew 2 1 000, interchange 4 2 000
freight_center 2 2 100, market_hall 4 2 110, citizens_office 4 2 000, office_building 3 2 000
cinema 2 2 111, boutique 2 2 011, fairground 1 3 100, high_rise 2 3 011, freeway 2 3 100
business_center 4 3 002, department_store 3 3 011, train_station 1 4 111, sports_park 1 4 200
multiplex 2 4 120, modern_art 1 4 002, bridge 2 4 100, research_center 2 4 000
city_villa 6 4 000, museum 1 5 001, theater 1 5 001, university 1 5 001
technology_park 2 5 101, hypermarket 1 6 120, stadium 1 6 200, town_hall 1 6 001
casino 1 6 010, hospital 1 6 001, convention_center 1 7 011, concert_hall 1 7 001
shopping_arcade 1 7 030, skyscraper 2 8 001, opera_house 1 8 001, theme_park 1 8 300
mall 3 8 120, monument 1 9 003, airport 1 9 110, subway 1 11 000, park_and_ride 1 11 200
architect 5 0 000
"""


def sheet() -> Json:
    data: Json = json.loads(card_text("the_city"))
    return data


def entries() -> list[Json]:
    data = sheet()
    return [*data["buildings"], data["architect"]]


# What it says


def test_the_cards_are_those_of_the_facts() -> None:
    found = []
    for card, symbols in zip(GAME.box.buildings, GAME.box.symbols, strict=True):
        shown = "".join(str(count) for count in symbols)
        found.append(f"{card.key} {card.copies} {card.cost} {shown}")
    assert found == [row.strip() for row in BOX.replace("\n", ",").strip(",").split(",")]


def test_the_deck_has_105_cards_and_five_architects() -> None:
    assert sum(card.copies for card in GAME.box.buildings[:-1]) == 105
    assert (GAME.box.buildings[-1].key, GAME.box.buildings[-1].copies) == ("architect", 5)
    assert len(CARDS) == 51


def test_the_copies_by_cost_are_those_of_the_facts() -> None:
    found: dict[int, int] = {}
    for card in GAME.box.buildings[:-1]:
        found[card.cost] = found.get(card.cost, 0) + card.copies
    assert found == {0: 3, 1: 30, 2: 21, 3: 12, 4: 15, 5: 5, 6: 5, 7: 3, 8: 7, 9: 2, 11: 2}


def test_the_numbers_of_the_rulebook() -> None:
    setup = GAME.setup
    assert (setup.deal, setup.keep, setup.limit, setup.goal) == (7, 5, 12, 50)
    assert (setup.draw, setup.crew_cost) == (5, 4)


def test_only_the_construction_crew_builds_twice() -> None:
    assert [card.key for card in GAME.box.buildings if card.crew] == ["construction_crew"]


def test_every_card_says_how_sure_it_is_and_why_it_is_not() -> None:
    assert {entry["confidence"] for entry in [sheet()["setup"], *entries()]} <= set("ABC")
    for entry in entries():
        if entry["confidence"] == "C":
            assert len(entry["note"]) > 20


def test_the_disputed_cards_are_marked() -> None:
    found = [entry["id"] for entry in entries() if entry["confidence"] == "C"]
    assert found == [
        "school",
        "restaurant",
        "construction_crew",
        "market_hall",
        "boutique",
        "bridge",
        "museum",
        "theater",
        "convention_center",
    ]


@pytest.mark.parametrize(
    ("card", "part", "doubt"),
    [
        ("university", "effect", "one_source"),  # all schools: a page, and the designer of the kind
        ("market_hall", "effect", "one_source"),  # the income is confirmed, one for each is not
        ("restaurant", "effect", "disputed"),  # once, or for each
        ("shopping_arcade", "name", "disputed"),
        ("business_center", "name", "one_source"),
        ("bridge", "effect", "own"),  # whose freeways count stays open
        ("museum", "effect", "own"),
    ],
)
def test_a_card_says_what_of_it_is_doubtful(card: str, part: str, doubt: str) -> None:
    [entry] = [entry for entry in entries() if entry["id"] == card]
    assert entry["doubts"][part] == doubt


def test_words_of_the_sheet_are_the_words_of_the_rules() -> None:
    assert c.SYMBOLS == ("car", "cart", "fountain")
    assert len(c.SYMBOLS) == c.SHOWN
    assert list(EFFECTS) == ["symbol", "symbol_of_two", "owned", "own_card", "any_card"]


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
    """Cards are found by their ids."""
    return int(step) if step.isdigit() else [entry["id"] for entry in place].index(step)


def test_the_sheet_as_it_is_is_accepted() -> None:
    make(changed("about", "anything"))


def test_a_number_that_is_corrected_changes_the_rules() -> None:
    game = make(changed("buildings.theater.cost", 4))
    assert game.box.costs[CARDS.index("theater")] == 4


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("extra", 1),
        ("setup.extra", 1),
        ("buildings.school.extra", 1),
        ("buildings.school.discounts.0.extra", 1),
        ("buildings.museum.income_effects.0.extra", 1),
        ("architect.extra", 1),
        ("about", ...),
        ("setup", ...),
        ("setup.goal", ...),
        ("setup.goal", 0),
        ("setup.keep", 8),
        ("setup.deal", -1),
        ("setup.limit", "12"),
        ("setup.confidence", ...),
        ("buildings", ...),
        ("buildings", []),
        ("architect", ...),
        ("buildings.school.cost", ...),
        ("buildings.school.cost", -1),
        ("buildings.school.cost", "1"),
        ("buildings.school.cost", 1.5),
        ("buildings.school.cost", True),
        ("buildings.school.copies", 1001),
        ("buildings.school.income", None),
        ("buildings.school.points", -2),
        ("buildings.school.single", 1),
        ("buildings.school.symbols", ["river"]),
        ("buildings.school.symbols", "car"),
        ("buildings.school.id", "museum"),
        ("buildings.school.id", "architect"),
        ("buildings.school.id", "School House"),
        ("buildings.school.id", ""),
        ("buildings.school.confidence", ...),
        ("buildings.school.confidence", "D"),
        ("buildings.school.note", ...),
        ("buildings.school.note", ""),
        ("buildings.school.needs", ["castle"]),
        ("buildings.school.discounts.0.card", "castle"),
        ("buildings.school.discounts.0.card", ...),
        ("buildings.school.discounts.0.symbol", "car"),
        ("buildings.school.discounts.0.amount", ...),
        ("buildings.citizens_office.discounts.0.symbol", "river"),
        ("buildings.museum.income_effects.0.card", "castle"),
        ("buildings.museum.income_effects.0.card", ...),
        ("buildings.museum.income_effects.0.symbol", "car"),
        ("buildings.museum.income_effects.0.per", "symbol"),
        ("buildings.museum.income_effects.0.per", "magic"),
        ("buildings.museum.income_effects.0.amount", -1),
        ("buildings.university.points_effects.0.card", "castle"),
        ("buildings.mall.points_effects.0.symbol", ...),
        ("buildings.mall.points_effects.0.card", "school"),
        ("buildings.mall.points_effects.0.per", "any_card"),
        ("buildings.mall.points_effects", {}),
        ("architect.id", "mall"),
        ("architect.confidence", "C"),
        ("architect.cost", 1),
    ],
)
def test_a_bad_sheet_is_refused(path: str, value: object) -> None:
    with pytest.raises(ValidationError):
        make(changed(path, value))


def test_more_kinds_than_bits_are_refused() -> None:
    data = sheet()
    plain = data["buildings"][0]
    letters = "abcdefghij"
    data["buildings"] += [{**plain, "id": f"more_{letter}"} for letter in letters[:9]]
    assert make(json.dumps(data)).box.kinds == 60
    data["buildings"].append({**plain, "id": "more_j"})
    with pytest.raises(ValidationError, match="bits"):
        make(json.dumps(data))


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "{", '"cards"'])
def test_what_is_no_sheet_is_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        make(text)
