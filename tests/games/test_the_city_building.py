"""Karte auswählen, Gebäude bauen, der Architekt, and auf das Bauen verzichten."""

from itertools import combinations

import pytest
from helpers.the_city import (
    CARDS,
    GAME,
    A,
    B,
    answer,
    aside,
    build,
    buildable,
    city,
    discards,
    hand,
    listed,
    names,
    offered,
    question,
    table,
    wait,
)

from citybuilder.games.the_city.state import TheCityState

COSTS = {card.key: card.cost for card in GAME.box.buildings}
FREE = [card.key for card in GAME.box.buildings if not card.needs and card.key != "architect"]


def price(card: str, built: str = "") -> int:
    return GAME.box.cost(CARDS.index(card), table(cities={A: built}).owned[A])


# Baukosten


def test_the_high_rise_is_paid_with_three_cards() -> None:
    state = table(hands={A: "high_rise mall 2 school apartments"})
    assert build(state, "high_rise", "mall 2 school") == ["A has sat"]
    assert hand(state, A) == "apartments"
    assert city(state, A) == ""
    events = wait(state)
    assert "A builds high_rise for 3" in events
    assert [event for event in events if event.startswith("A discards")] == [
        "A discards 2 school",
        "A discards 1 mall",
    ]
    assert city(state, A) == "high_rise"


def test_a_discount_is_known_by_the_cards_that_give_it() -> None:
    owned = table(cities={A: "citizens_office townhouse school"}).owned[A]
    givers = [CARDS[kind] for kind in GAME.box.cheapening(CARDS.index("boutique"), owned)]
    assert givers == ["townhouse", "citizens_office"]
    assert GAME.box.cheapening(CARDS.index("parking"), 0) == []


@pytest.mark.parametrize("card", FREE)
def test_a_building_costs_its_price_in_cards_besides_itself(card: str) -> None:
    cost = COSTS[card]
    enough = table(hands={A: f"{card} {cost} theater" if cost else card}, deck="5 mall")
    short = table(hands={A: f"{card} {cost - 1} theater" if cost > 1 else card}, deck="5 mall")
    assert card in buildable(enough).split()
    assert (card in buildable(short).split()) == (cost == 0)
    build(enough, card, f"{cost} theater" if cost else "")
    assert hand(enough, A) == ""
    assert question(enough) == "B: build what?"


def test_another_copy_of_the_same_card_can_pay() -> None:
    state = table(hands={A: "2 apartments"})
    build(state, "apartments", "apartments")
    assert hand(state, A) == ""


def test_what_costs_nothing_is_built_at_once() -> None:
    state = table(hands={A: "parking"})
    assert build(state, "parking") == ["A has sat"]
    assert hand(state, A) == ""


def selections(state: TheCityState) -> list[str]:
    """Every way to go on paying to the end."""
    if not question(state).startswith("A: pay"):
        return [aside(state, A)]
    found = []
    for words in offered(state):
        other = state.copy()
        answer(other, words)
        found += selections(other)
    return found


@pytest.mark.parametrize("payment", ["3 school mall 2 airport", "6 mall", "parking cinema mall"])
def test_every_selection_of_cards_can_be_paid_in_one_way(payment: str) -> None:
    state = table(hands={A: f"high_rise {payment}"}, deck="5 school")
    answer(state, "build high_rise")
    wanted = {listed([c.count(k) for k in CARDS]) for c in combinations(names(payment), 3)}
    found = selections(state)
    assert set(found) == wanted
    assert len(found) == len(wanted)


def test_cards_are_paid_one_by_one_in_ascending_order() -> None:
    state = table(hands={A: "high_rise parking 2 school mall"})
    answer(state, "build high_rise")
    assert question(state) == "A: pay 3"
    assert offered(state) == ["pay parking", "pay school"]
    answer(state, "pay school")
    assert question(state) == "A: pay 2"
    assert offered(state) == ["pay school"]
    answer(state, "pay school")
    assert question(state) == "A: pay 1"
    assert offered(state) == ["pay mall"]


# Voraussetzungen zum Bauen


@pytest.mark.parametrize("home", ["apartments", "housing_tract", "city_villa"])
def test_a_school_needs_one_of_three_homes(home: str) -> None:
    hands = {A: "school mall"}
    assert "school" in buildable(table(hands=hands, cities={A: home}))
    assert "school" not in buildable(table(hands=hands, cities={A: "townhouse school"}))
    assert "school" not in buildable(table(hands=hands, cities={B: home}))
    assert "school" not in buildable(table(hands={A: f"school mall {home}"}))


NEEDS = {
    "supermarket": "apartments housing_tract interchange",
    "office_building": "apartments housing_tract high_rise",
}


@pytest.mark.parametrize(("card", "needs"), NEEDS.items())
def test_other_conditions_have_three_ways_too(card: str, needs: str) -> None:
    hands = {A: f"{card} 2 mall"}
    assert card not in buildable(table(hands=hands))
    for need in names(needs):
        assert card in buildable(table(hands=hands, cities={A: need}))


def test_no_other_card_has_a_condition() -> None:
    found = {card.key: " ".join(CARDS[k] for k in card.needs) for card in GAME.box.buildings}
    school = {"school": "apartments housing_tract city_villa"}
    assert {key: needs for key, needs in found.items() if needs} == {**school, **NEEDS}


SINGLE = "central_park construction_crew interchange market_hall citizens_office"


@pytest.mark.parametrize("card", SINGLE.split())
def test_some_cards_stand_in_a_city_once(card: str) -> None:
    hands = {A: f"{card} 2 mall"}
    assert card in buildable(table(hands=hands))
    assert card in buildable(table(hands=hands, cities={B: card}))
    assert card not in buildable(table(hands=hands, cities={A: card}))


def test_all_other_cards_may_be_built_again() -> None:
    assert [card.key for card in GAME.box.buildings if card.single] == [
        *SINGLE.split(),
        "architect",
    ]
    state = table(hands={A: "city_villa 4 mall"}, cities={A: "city_villa"})
    assert "city_villa" in buildable(state)


# Cheaper buildings

CHEAPER = {
    "townhouse": {"boutique": 1},
    "industrial_park": {"research_center": 1, "freight_center": 1},
    "school": {"city_villa": 2},
    "freight_center": {"freeway": 1, "interchange": 1},
    "research_center": {"hospital": 2, "technology_park": 2},
    "citizens_office": {
        card.key: 1 for card in GAME.box.buildings if 2 in card.symbols and card.cost > 0
    },
}


@pytest.mark.no_cover
@pytest.mark.parametrize("giver", CARDS)
def test_a_building_makes_the_printed_others_cheaper(giver: str) -> None:
    found = {card: cost - price(card, giver) for card, cost in COSTS.items()}
    assert {card: less for card, less in found.items() if less} == CHEAPER.get(giver, {})


def test_the_citizens_office_makes_every_fountain_building_cheaper_once() -> None:
    """Business Center shows two fountains, Monument three."""
    built = "citizens_office"
    assert (price("business_center", built), price("monument", built)) == (2, 8)
    assert (price("parking", built), price("central_park", built)) == (0, 0)
    assert price("mall", built) == COSTS["mall"]


@pytest.mark.parametrize("copies", [1, 2, 4])
def test_a_name_gives_its_discount_once(copies: int) -> None:
    assert price("city_villa", f"{copies} school") == 2


def test_different_names_add_up() -> None:
    assert price("hospital", "research_center citizens_office") == 6 - 2 - 1
    assert price("technology_park", "2 research_center citizens_office") == 5 - 2 - 1
    assert price("boutique", "townhouse citizens_office") == 0


def test_no_building_costs_less_than_nothing() -> None:
    assert price("parking", "citizens_office") == 0
    state = table(hands={A: "parking"}, cities={A: "citizens_office"})
    assert build(state, "parking") == ["A has sat"]


def test_a_discount_is_paid_and_told() -> None:
    state = table(hands={A: "city_villa mall airport"}, cities={A: "school", B: "architect"})
    build(state, "city_villa", "mall airport")
    assert "A builds city_villa for 2" in wait(state)


def test_others_buildings_make_nothing_cheaper() -> None:
    state = table(hands={A: "city_villa mall airport"}, cities={B: "school"})
    assert "city_villa" not in buildable(state)


# Der Architekt


def test_the_architect_is_free_and_comes_from_beside_the_deck() -> None:
    state = table(hands={A: "mall"}, cities={B: "architect"}, deck="9 mall")
    assert state.architects == 4
    assert build(state, "architect") == ["A has sat"]
    assert (hand(state, A), state.architects) == ("mall", 3)
    assert "A builds architect for 0" in wait(state)
    assert city(state, A) == "architect"
    assert hand(state, A) == "2 mall"


def test_the_architect_is_used_once_in_the_game() -> None:
    state = table(cities={A: "architect"})
    assert offered(state) == ["pass"]
    wait(state)
    assert offered(state)[0] == "build architect"


def test_only_what_can_be_built_and_paid_is_offered() -> None:
    state = table(hands={A: "parking apartments school department_store mall"})
    assert offered(state) == [
        "build parking",
        "build apartments",
        "build department_store",
        "build architect",
        "pass",
    ]


def test_whoever_has_nothing_may_use_the_architect_or_pass() -> None:
    assert offered(table()) == ["build architect", "pass"]


# Auf das Bauen verzichten


def test_whoever_passes_draws_five_and_keeps_one() -> None:
    state = table(hands={A: "airport"}, cities={B: "architect"}, deck="3 school 2 mall cinema")
    answer(state, "pass")
    assert state.left == 1
    assert question(state) == "A: keep which?"
    drawn = names(listed(state.offer))
    assert len(drawn) == 5
    assert offered(state) == [f"take {key}" for key in CARDS if key in drawn]
    assert answer(state, "take mall") == ["A has sat"]
    drawn.remove("mall")
    assert hand(state, A) == "mall airport"
    assert names(discards(state)) == drawn


def test_passing_is_told_with_what_was_thrown_away() -> None:
    state = table(cities={B: "architect"}, deck="10 mall")
    answer(state, "pass", "take mall")
    assert answer(state, "pass", "take mall")[:5] == [
        "B has sat",
        "A passes and looks at 5",
        "A discards 4 mall",
        "B passes and looks at 5",
        "B discards 4 mall",
    ]


def test_one_may_pass_though_one_could_build() -> None:
    state = table(hands={A: "parking"})
    assert offered(state)[-1] == "pass"


# A card that cannot be built


@pytest.mark.parametrize(
    ("card", "held", "built"),
    [
        ("school", "school mall", ""),  # its condition is not fulfilled
        ("mall", "mall school", ""),  # it cannot be paid
        ("central_park", "central_park school", "central_park"),  # one is there already
        ("architect", "school", "architect"),  # he was used before
    ],
)
def test_a_card_that_cannot_be_built_goes_back_and_counts_as_passing(
    card: str, held: str, built: str
) -> None:
    """Nobody is offered such a card; the rules have an answer all the same."""
    state = table(hands={A: held}, cities={A: built})
    assert f"build {card}" not in offered(state)
    GAME.apply(state, GAME.builds[CARDS.index(card)])
    assert question(state) == "A: keep which?"
    assert hand(state, A) == listed([names(held).count(key) for key in CARDS])


@pytest.mark.parametrize("card", ["mall", "architect"])
def test_a_second_card_that_cannot_be_built_goes_back(card: str) -> None:
    state = table(hands={A: "parking cinema mall 9 school"}, cities={A: "construction_crew"})
    answer(state, "build parking")
    assert f"build {card}" not in offered(state)
    GAME.apply(state, GAME.builds[CARDS.index(card)])
    assert question(state).startswith("B: ")
    assert hand(state, A) == "9 school cinema mall"
