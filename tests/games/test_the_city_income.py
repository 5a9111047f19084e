"""Einkommen und Siegpunkte: what a city brings, card by card."""

import pytest
from helpers.the_city import (
    CARDS,
    GAME,
    A,
    B,
    C,
    build,
    city,
    hand,
    income,
    points,
    table,
    totals,
    wait,
)

from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.state import TheCityState

TOM = "cinema central_park architect department_store 2 city_villa"


# Beispiel für eine Abrechnung


def test_toms_city_brings_four_cards_and_thirteen_points() -> None:
    assert income({A: TOM}) == 4
    assert points({A: TOM}) == 13


def test_toms_central_park_counts_three_fountains_and_each_villa_five() -> None:
    gains = GAME.box.gains(table(cities={A: TOM}), A)
    assert gains[c.SCORE_SYMBOLS] == 3
    assert gains[c.SCORE_PRINTED] + gains[c.SCORE_CARDS] == 2 * 5


def test_toms_account_grows_by_thirteen_and_his_hand_by_four() -> None:
    state = table(cities={A: TOM, B: "architect"}, points=[20, 7], deck="50 mall")
    wait(state)
    events = wait(state)
    assert "A earns 4" in events
    assert events.count("A draws mall") == 4
    assert "A scores 13" in events
    assert totals(state) == [33, 7]
    assert hand(state, A) == "5 mall"
    assert [line.points for line in GAME.scores(state)[A]] == [20 + 6, 3, 4, 0]
    assert [line.count for line in GAME.scores(state)[A]] == [20 + 6, 3, 4, 5]


# The printed numbers

PRINTED = """
parking 0 0, apartments 1 0, housing_tract 0 1, townhouse 0 1, supermarket 1 0, school 0 2
freight_center 1 0, cinema 1 0, fairground 1 1, high_rise 1 1, business_center 1 1
department_store 2 0, train_station 1 2, sports_park 0 3, multiplex 2 1, modern_art 0 3
theater 1 3, technology_park 2 2, hypermarket 3 1, stadium 2 3, town_hall 0 5, casino 4 1
hospital 1 4, convention_center 1 5, concert_hall 0 7, skyscraper 1 7, opera_house 0 8
theme_park 2 5, monument 1 8, airport 1 8, architect 1 0, construction_crew 0 0
"""


@pytest.mark.parametrize("row", PRINTED.replace("\n", ",").strip(",").split(","))
def test_a_plain_card_brings_its_printed_numbers(row: str) -> None:
    card, cards, worth = row.split()
    assert (income({A: card}), points({A: card})) == (int(cards), int(worth))
    both = {A: f"2 {card}", B: TOM}
    assert (income(both), points(both)) == (2 * int(cards), 2 * int(worth))


def test_no_card_is_forgotten() -> None:
    plain = {row.split()[0] for row in PRINTED.replace("\n", ",").strip(",").split(",")}
    moving = {case[0] for case in [*INCOMES, *POINTS]}
    assert plain | moving == set(CARDS)
    assert plain & moving == set()


# Numbers that depend on other cards: card | own others | B's city | C's city | what the card brings

INCOMES = [
    # for each own symbol
    ("interchange", "", "sports_park", "theme_park", 0),
    ("interchange", "sports_park cinema", "stadium", "", 3),
    ("market_hall", "", "multiplex", "", 1),
    ("market_hall", "multiplex shopping_arcade", "", "", 6),
    ("citizens_office", "sports_park", "monument", "", 0),
    ("citizens_office", "business_center parking", "", "monument", 3),
    # if owned
    ("industrial_park", "hospital", "research_center", "", 1),
    ("industrial_park", "research_center", "", "", 2),
    ("industrial_park", "2 research_center", "", "", 2),
    ("bus_station", "mall", "supermarket", "", 0),
    ("bus_station", "supermarket", "", "", 1),
    ("restaurant", "boutique", "business_center", "", 0),
    ("restaurant", "2 business_center", "", "", 1),
    ("office_building", "skyscraper", "high_rise", "", 1),
    ("office_building", "high_rise", "", "", 2),
    # for each card in any city
    ("bridge", "interchange", "interchange", "", 1),
    ("bridge", "freeway", "", "freeway", 3),
    ("museum", "university", "university", "", 0),
    ("museum", "", "2 school", "school", 3),
    ("museum", "school", "school", "", 2),
    # points only
    *[(card, TOM, TOM, TOM, 0) for card in ("freeway", "university", "subway", "park_and_ride")],
    *[(card, "", "school", "", 0) for card in ("central_park", "city_villa")],
    ("boutique", "business_center", "", "", 1),
    ("research_center", "university", "", "", 1),
    ("shopping_arcade", "parking", "", "", 2),
    ("mall", "parking", "", "", 3),
]

POINTS = [
    # for each own symbol
    ("central_park", "", "monument", "", 1),
    ("central_park", "modern_art sports_park", "", "", 3),
    ("interchange", "business_center", "theme_park", "", 0),
    ("interchange", "theme_park", "", "", 3),
    ("shopping_arcade", "", "mall", "", 3),
    ("shopping_arcade", "casino", "", "", 4),
    ("mall", "town_hall", "mall", "", 2),
    ("mall", "hypermarket", "", "", 4),
    # for each own symbol and each of one other player: the best of them
    ("subway", "", "", "", 0),
    ("subway", "monument", "modern_art", "cinema", 5),
    ("subway", "", "cinema", "modern_art", 2),
    ("subway", "theme_park", "theme_park", "mall", 0),
    ("park_and_ride", "", "", "", 2),
    ("park_and_ride", "stadium", "theme_park", "sports_park", 7),
    ("park_and_ride", "monument", "monument", "casino", 2),
    # if owned
    ("boutique", "restaurant", "business_center", "", 0),
    ("boutique", "2 business_center", "", "", 1),
    # for each own card
    ("city_villa", "", "3 city_villa", "", 4),
    ("city_villa", "school 2 city_villa", "", "city_villa", 6),
    # for each card in any city
    ("freeway", "freight_center", "freight_center", "freeway", 0),
    ("freeway", "interchange", "interchange", "interchange", 6),
    ("freeway", "", "interchange", "", 2),
    ("research_center", "school", "school", "", 2),
    ("research_center", "", "", "university", 4),
    ("research_center", "university", "", "", 4),
    ("university", "museum", "museum", "", 4),
    ("university", "school", "2 school", "school", 8),
    # income only
    ("market_hall", "multiplex", "", "", 0),
    ("citizens_office", "monument", "", "", 1),
    ("industrial_park", "research_center", "", "", 0),
    ("bus_station", "supermarket", "", "", 1),
    ("restaurant", "business_center", "", "", 1),
    ("office_building", "high_rise", "", "", 2),
    ("bridge", "freeway", "", "", 2),
    ("museum", "school", "", "", 4),
]


def laid(card: str, own: str, second: str, third: str) -> TheCityState:
    return table(3, cities={A: f"{own} {card}", B: second, C: third})


@pytest.mark.parametrize(("card", "own", "second", "third", "wanted"), INCOMES)
def test_what_a_card_earns(card: str, own: str, second: str, third: str, wanted: int) -> None:
    kind = CARDS.index(card)
    assert GAME.box.worth(laid(card, own, second, third), A, kind)[0] == wanted


@pytest.mark.parametrize(("card", "own", "second", "third", "wanted"), POINTS)
def test_what_a_card_scores(card: str, own: str, second: str, third: str, wanted: int) -> None:
    kind = CARDS.index(card)
    assert GAME.box.worth(laid(card, own, second, third), A, kind)[1] == wanted


def test_every_moving_number_is_tried_with_a_hit_and_a_miss() -> None:
    for card in GAME.box.buildings:
        for cases, effects in ((INCOMES, card.income_effects), (POINTS, card.points_effects)):
            found = {case[4] for case in cases if case[0] == card.key}
            if effects:
                assert len(found) > 1


# The whole city


def test_a_city_brings_the_sum_of_its_cards() -> None:
    """Three cars: Interchange 3 and 3, Freeways 4 each, a Bridge 1 + 2 and 2."""
    cities = {A: "interchange 2 freeway bridge", B: "interchange"}
    assert income(cities) == 3 + 3
    assert points(cities) == 3 + 2 * 4 + 2
    assert (income(cities, B), points(cities, B)) == (0, 0)


def test_every_copy_counts_for_itself() -> None:
    assert income({A: "3 industrial_park research_center"}) == 3 * 2 + 1
    assert points({A: "2 boutique business_center"}) == 2 * 1 + 1
    assert points({A: "4 city_villa"}) == 4 * (3 + 4)
    assert points({A: "2 research_center", B: "university"}) == 2 * (2 + 2)


def test_two_players_of_whom_one_counts_as_the_other() -> None:
    assert points({A: "subway monument", B: "3 modern_art"}, seats=2) == 8 + 3 + 6


def test_a_card_does_not_count_its_owner_as_the_other_player() -> None:
    cities = {A: "subway 3 business_center", B: "parking", C: "parking"}
    assert points(cities) == 3 + 6 + 1


def test_what_is_built_now_counts_at_once() -> None:
    state = table(hands={A: "parking", B: "parking"}, cities={A: "central_park"}, deck="9 mall")
    build(state, "parking")
    events = build(state, "parking")
    assert "A scores 2" in events
    assert "B scores 0" in events


def test_what_another_builds_now_counts_at_once_too() -> None:
    state = table(
        hands={A: "parking", B: "school mall"},
        cities={A: "university", B: "apartments"},
        deck="9 mall",
    )
    build(state, "parking")
    assert "A scores 5" in build(state, "school", "mall")


def test_whoever_passes_earns_and_scores_all_the_same() -> None:
    state = table(cities={A: "skyscraper", B: "theme_park"}, deck="50 mall")
    wait(state)
    events = wait(state)
    assert {"A earns 1", "B earns 2", "A scores 7", "B scores 5"} <= set(events)
    assert [city(state, seat) for seat in (A, B)] == ["skyscraper", "theme_park"]


def test_points_are_added_round_by_round_and_kept_apart_by_their_source() -> None:
    state = table(cities={A: "central_park cinema 2 city_villa"}, deck="99 mall")
    for number in (1, 2):
        wait(state)
        wait(state)
        assert totals(state) == [number * 12, 0]
        assert state.points[: c.SOURCES] == [number * 6, number * 2, number * 4]
        assert GAME.standing(state)[A][0] == number * 12


def test_the_symbols_of_the_whole_deck_are_those_of_the_facts() -> None:
    found = [0, 0, 0]
    for card in GAME.box.buildings:
        for symbol in card.symbols:
            found[symbol] += card.copies
    assert found == [42, 45, 48]


def test_symbols_of_a_city_are_counted_as_they_are_built() -> None:
    state = table(cities={A: "cinema 2 mall", B: "business_center"})
    assert state.symbols == [3, 5, 1, 0, 0, 2]
