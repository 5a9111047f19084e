"""The expansion's special cards: each with a hit, a miss and its edge, and what closed cards do."""

import pytest
from helpers.machi_koro import (
    EVERY_CARD,
    GAME,
    MALL,
    PARK,
    STATION,
    TOWER,
    A,
    B,
    C,
    Cards,
    answer,
    city,
    landmarks,
    offered,
    question,
    table,
    throw,
)

from citybuilder.core.game import Decision
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.state import MachiKoroState

HARBOR = "harbor"
TWO = [STATION]


def city_of(
    seats: int = 2,
    coins: list[int] | None = None,
    cities: dict[int, Cards] | None = None,
    built: dict[int, list[str]] | None = None,
    **options: str,
) -> MachiKoroState:
    """A table of both parts of the expansion, on which A is about to throw."""
    return table(seats, coins or [20] * seats, cities or {}, built, A, expansion="both", **options)


def shut(state: MachiKoroState, seat: int, key: str, copies: int) -> None:
    state.closed[seat * state.kinds + EVERY_CARD.index(key)] = copies


def closed(state: MachiKoroState, seat: int) -> Cards:
    first = seat * state.kinds
    found = zip(EVERY_CARD, state.closed[first : first + state.kinds], strict=True)
    return {key: copies for key, copies in found if copies}


# Few landmarks


@pytest.mark.parametrize(("built", "coins"), [([], 2), ([HARBOR], 2), ([HARBOR, STATION], 0)])
def test_the_general_store_pays_whoever_has_at_most_one_landmark(
    built: list[str], coins: int
) -> None:
    """The City Hall, which everybody has, does not count."""
    state = city_of(cities={A: {"general_store": 1}, B: {"general_store": 1}}, built={A: built})
    throw(state, 2)
    assert state.coins == [20 + coins, 20]


@pytest.mark.parametrize("number", [3, 4])
def test_the_corn_field_pays_everybody_with_at_most_one_landmark(number: int) -> None:
    fields: dict[int, Cards] = {seat: {"corn_field": 2} for seat in (A, B, C)}
    state = city_of(3, cities=fields, built={B: [STATION], C: [STATION, MALL]})
    throw(state, number)
    assert state.coins == [22, 22, 20]


def test_the_mall_adds_a_coin_to_the_general_store() -> None:
    state = city_of(cities={A: {"general_store": 1}}, built={A: [MALL]})
    throw(state, 2)
    assert state.coins[A] == 23


# Demolition Company


def test_the_demolition_company_pays_eight_coins_for_a_landmark_that_is_turned_back() -> None:
    state = city_of(cities={A: {"demolition_company": 1}}, built={A: [STATION, HARBOR]})
    throw(state, 1, 3)
    assert question(state) == "A: demolition_company: demolish what?"
    assert offered(state) == ["demolish train_station", "demolish harbor"]
    assert answer(state, "demolish harbor") == [
        "A demolishes harbor",
        "A earns 8 for demolition_company",
    ]
    assert landmarks(state, A) == [STATION, "city_hall"]
    assert question(state) == "A: build what?"


def test_without_a_landmark_there_is_nothing_to_demolish_and_nothing_to_earn() -> None:
    state = city_of(cities={A: {"demolition_company": 1}})
    assert throw(state, 4) == ["A throws 4"]


def test_every_demolition_company_demolishes_while_there_is_something() -> None:
    state = city_of(cities={A: {"demolition_company": 3}}, built={A: [STATION, MALL]})
    throw(state, 1, 3)
    answer(state, "demolish shopping_mall")
    assert offered(state) == ["demolish train_station"]
    answer(state, "demolish train_station")
    assert question(state) == "A: build what?"
    assert state.coins[A] == 36


def test_what_was_demolished_works_no_more() -> None:
    state = city_of(cities={A: {"demolition_company": 1}}, built={A: [STATION, PARK]})
    throw(state, 2, 2)
    answer(state, "demolish amusement_park")
    assert answer(state, "pass")[-1] == "B begins a turn"


def test_what_was_demolished_can_be_built_again_in_the_same_turn() -> None:
    state = city_of(cities={A: {"demolition_company": 1}}, built={A: [HARBOR]})
    throw(state, 4)
    answer(state, "demolish harbor")
    answer(state, "build harbor")
    assert landmarks(state, A) == [HARBOR, "city_hall"]
    assert state.coins[A] == 26


# Restaurants for the rich


@pytest.mark.parametrize(("built", "coins"), [([STATION], 0), ([STATION, MALL], 5)])
def test_the_french_restaurant_serves_whoever_has_two_landmarks(
    built: list[str], coins: int
) -> None:
    state = city_of(cities={B: {"french_restaurant": 1}}, built={A: built})
    throw(state, 2, 3)
    assert state.coins == [20 - coins, 20 + coins]


def test_landmarks_of_the_owner_do_not_make_a_guest_rich() -> None:
    state = city_of(cities={B: {"french_restaurant": 1}}, built={B: [STATION, MALL, PARK]})
    throw(state, 5)
    assert state.coins == [20, 20]


@pytest.mark.parametrize(("built", "taken"), [([STATION, MALL], 0), ([STATION, MALL, PARK], 20)])
def test_the_club_takes_all_coins_of_whoever_has_three_landmarks(
    built: list[str], taken: int
) -> None:
    """The City Hall has a coin for him afterwards."""
    state = city_of(3, cities={B: {"members_only_club": 1}}, built={A: built})
    throw(state, 6, 6)
    assert state.coins == [max(1, 20 - taken), 20 + taken, 20]


def test_the_club_empties_the_roller_before_there_is_income() -> None:
    state = city_of(
        cities={
            A: {"fruit_and_vegetable_market": 1, "wheat_field": 3},
            B: {"members_only_club": 1},
        },
        built={A: [STATION, MALL, PARK]},
    )
    throw(state, 6, 6)
    assert state.coins == [6, 40]


def test_of_two_clubs_the_one_that_sits_before_the_roller_gets_everything() -> None:
    clubs: dict[int, Cards] = {B: {"members_only_club": 1}, C: {"members_only_club": 1}}
    state = city_of(3, cities=clubs, built={A: [STATION, MALL, PARK]})
    throw(state, 6, 6)
    assert state.coins[B:] == [20, 40]


# Loan Office


def test_the_loan_office_gives_five_coins_when_it_is_built() -> None:
    state = city_of(coins=[0, 0], cities={})
    throw(state, 1)
    assert answer(state, "build loan_office")[:2] == [
        "A builds loan_office for 0",
        "A earns 5 for loan_office",
    ]


@pytest.mark.parametrize("number", [5, 6])
def test_the_loan_office_wants_two_coins_back_on_its_owners_throw(number: int) -> None:
    state = city_of(cities={A: {"loan_office": 2}, B: {"loan_office": 1}})
    assert throw(state, number)[1:] == ["A pays 4 to the bank for loan_office"]
    assert state.coins == [16, 20]


def test_whoever_has_less_pays_what_there_is_to_the_bank() -> None:
    state = city_of(coins=[3, 0], cities={A: {"loan_office": 2}})
    assert throw(state, 5)[1:2] == ["A pays 3 to the bank for loan_office"]


# Vineyard and Winery


def test_the_vineyard_pays_on_anyones_seven() -> None:
    state = city_of(cities={A: {"vineyard": 1}, B: {"vineyard": 2}}, built={A: TWO})
    throw(state, 3, 4)
    assert state.coins == [23, 26]


def test_the_winery_pays_six_coins_for_each_vineyard_and_closes() -> None:
    state = city_of(cities={A: {"winery": 2, "vineyard": 3}}, built={A: TWO})
    assert throw(state, 4, 5)[1:] == ["A earns 36 for winery", "A closes 2 winery"]
    assert closed(state, A) == {"winery": 2}


def test_a_closed_winery_opens_instead_of_paying() -> None:
    state = city_of(cities={A: {"winery": 2, "vineyard": 1}}, built={A: TWO})
    shut(state, A, "winery", 1)
    assert throw(state, 4, 5)[1:] == [
        "A opens 1 winery",
        "A earns 6 for winery",
        "A closes 1 winery",
    ]
    assert closed(state, A) == {"winery": 1}


def test_a_winery_stays_closed_in_anothers_turn() -> None:
    state = city_of(cities={B: {"winery": 1, "vineyard": 1}}, built={A: TWO})
    shut(state, B, "winery", 1)
    throw(state, 4, 5)
    assert closed(state, B) == {"winery": 1}


# Moving Company


@pytest.mark.parametrize("dice", [(4, 5), (4, 6)])
def test_the_moving_company_pays_four_coins_for_a_card_that_is_given_away(
    dice: tuple[int, int],
) -> None:
    state = city_of(3, cities={A: {"moving_company": 1, "bakery": 1, "stadium": 1}}, built={A: TWO})
    throw(state, *dice)
    assert question(state) == "A: moving_company: send what?"
    assert offered(state) == [
        "send bakery to B",
        "send moving_company to B",
        "send bakery to C",
        "send moving_company to C",
    ]
    assert answer(state, "send bakery to C") == [
        "A sends bakery to C",
        "A earns 4 for moving_company",
    ]
    assert city(state, C) == {"bakery": 1}
    assert question(state) == "A: build what?"


def test_a_moving_company_may_give_itself_away_and_still_pays_for_every_copy() -> None:
    state = city_of(cities={A: {"moving_company": 2}}, built={A: TWO})
    throw(state, 4, 5)
    answer(state, "send moving_company to B")
    assert GAME.is_table(state)
    answer(state, "send moving_company to B")
    assert question(state) == "A: build what?"
    assert state.coins[A] == 28


def test_with_towers_only_left_nothing_moves() -> None:
    state = city_of(cities={A: {"moving_company": 2, "park": 1}}, built={A: TWO})
    throw(state, 4, 5)
    answer(state, "send moving_company to B")
    answer(state, "send moving_company to B")
    state = city_of(cities={A: {"park": 1}}, built={A: TWO})
    mover = GAME.effects[EVERY_CARD.index("moving_company")]
    mover.use(state, A, 1)
    assert question(state) == "A: how many dice?"


def test_among_beginners_nobody_is_sent_a_third_copy() -> None:
    state = city_of(
        cities={A: {"moving_company": 1, "bakery": 1}, B: {"bakery": 2}},
        built={A: TWO},
        copies="two",
    )
    throw(state, 4, 5)
    assert offered(state) == ["send moving_company to B"]


def test_a_closed_copy_is_given_away_closed_and_first() -> None:
    state = city_of(cities={A: {"moving_company": 1, "ranch": 2}}, built={A: TWO})
    shut(state, A, "ranch", 1)
    throw(state, 4, 5)
    answer(state, "send ranch to B")
    assert (closed(state, A), closed(state, B)) == ({}, {"ranch": 1})


def test_violet_waits_until_everything_has_moved() -> None:
    """On a 10: the Tech Startup takes its coins once the Moving Company was answered."""
    state = city_of(cities={A: {"moving_company": 1, "tech_startup": 1}}, built={A: TWO})
    state.invested[A] = 3
    state.bank -= 3
    throw(state, 4, 6)
    assert state.coins == [20, 20]
    assert answer(state, "send moving_company to B")[-1] == "A takes 3 from B for tech_startup"


# Soda Bottling Plant


def test_the_soda_plant_pays_for_the_cups_of_all_players() -> None:
    state = city_of(
        cities={A: {"soda_bottling_plant": 2, "cafe": 1}, B: {"cafe": 2, "sushi_bar": 1}},
        built={A: TWO},
    )
    assert throw(state, 5, 6)[1:] == ["A earns 8 for soda_bottling_plant"]


def test_nobody_bottles_soda_in_anothers_turn() -> None:
    state = city_of(cities={B: {"soda_bottling_plant": 1, "cafe": 2}}, built={A: TWO})
    assert throw(state, 5, 6)[1:] == []


# Renovation Company


def test_the_renovation_company_closes_a_kind_everywhere_for_a_coin_each() -> None:
    state = city_of(
        cities={A: {"renovation_company": 1, "bakery": 1}, B: {"bakery": 2}}, built={A: TWO}
    )
    throw(state, 2, 6)
    assert question(state) == "A: renovation_company: close what?"
    assert offered(state) == ["close bakery", "pass"]
    assert answer(state, "close bakery") == [
        "A closes 1 bakery",
        "B closes 2 bakery",
        "A earns 3 for renovation_company",
    ]
    assert state.coins == [23, 20]
    assert (closed(state, A), closed(state, B)) == ({"bakery": 1}, {"bakery": 2})


def test_what_is_closed_opens_instead_of_paying_for_everybody_who_would_have_used_it() -> None:
    state = city_of(cities={A: {"wheat_field": 1}, B: {"wheat_field": 3}})
    shut(state, A, "wheat_field", 1)
    shut(state, B, "wheat_field", 2)
    assert throw(state, 1)[1:] == [
        "A opens 1 wheat_field",
        "B opens 2 wheat_field",
        "B earns 1 for wheat_field",
    ]
    assert closed(state, A) == closed(state, B) == {}


def test_closed_copies_are_not_closed_again() -> None:
    state = city_of(cities={A: {"renovation_company": 1}, B: {"bakery": 3}}, built={A: TWO})
    shut(state, B, "bakery", 2)
    throw(state, 2, 6)
    answer(state, "close bakery")
    assert state.coins[A] == 21


def test_nothing_is_asked_where_there_is_nothing_to_close() -> None:
    state = city_of(cities={A: {"renovation_company": 1}}, built={A: TWO})
    throw(state, 2, 6)
    assert question(state) == "A: build what?"


def test_one_may_name_a_kind_that_nobody_has() -> None:
    state = city_of(cities={A: {"renovation_company": 1, "bakery": 2}}, built={A: TWO})
    throw(state, 2, 6)
    answer(state, "pass")
    assert closed(state, A) == {}
    assert question(state) == "A: build what?"


def test_a_closed_restaurant_lets_one_guest_go_free() -> None:
    state = city_of(cities={B: {"cafe": 1}})
    shut(state, B, "cafe", 1)
    throw(state, 3)
    assert state.coins == [20, 20]
    answer(state, "pass")
    state.asked = [Decision(c.ASK_ROLL, A)]
    state.active = A
    throw(state, 3)
    assert state.coins == [19, 21]


def test_a_swap_takes_an_open_copy_and_gives_a_closed_one() -> None:
    state = city_of(cities={A: {"business_center": 1, "ranch": 2}, B: {"mine": 2}})
    shut(state, A, "ranch", 1)
    shut(state, B, "mine", 1)
    throw(state, 6)
    answer(state, "give ranch")
    answer(state, "take mine from B")
    assert (closed(state, A), closed(state, B)) == ({}, {"ranch": 1, "mine": 1})


def test_with_all_cards_in_the_box_a_swap_that_is_none_is_not_asked_either() -> None:
    state = city_of(cities={A: {"business_center": 1, "ranch": 1}, B: {"ranch": 1}})
    throw(state, 6)
    assert question(state) == "A: build what?"


# Tech Startup


def test_a_coin_may_be_put_on_the_tech_startup_at_the_end_of_a_turn() -> None:
    state = city_of(cities={A: {"tech_startup": 1}})
    throw(state, 1)
    answer(state, "build bakery")
    assert question(state) == "A: invest?"
    assert offered(state) == ["invest", "pass"]
    assert answer(state, "invest") == ["A invests in tech_startup: 1", "B begins a turn"]
    assert (state.coins[A], state.invested) == (18, [1, 0])


def test_nothing_has_to_be_invested() -> None:
    state = city_of(cities={A: {"tech_startup": 1}})
    throw(state, 1)
    answer(state, "pass")
    assert answer(state, "pass") == ["B begins a turn"]
    assert state.invested == [0, 0]


def test_whoever_has_no_coin_or_no_startup_is_not_asked() -> None:
    state = table(2, [1, 5], {A: {"tech_startup": 1}}, expansion="special")
    throw(state, 1)
    assert answer(state, "build wheat_field")[-1] == "B begins a turn"
    state = city_of()
    throw(state, 1)
    assert answer(state, "pass")[-1] == "B begins a turn"


def test_the_tech_startup_takes_what_was_invested_from_every_opponent() -> None:
    state = city_of(3, coins=[5, 1, 9], cities={A: {"tech_startup": 1}}, built={A: TWO})
    state.invested[A] = 3
    state.bank -= 3
    throw(state, 4, 6)
    assert state.coins == [9, 0, 6]
    assert state.invested == [3, 0, 0]


def test_a_startup_without_coins_takes_nothing() -> None:
    state = city_of(cities={A: {"tech_startup": 1}}, built={A: TWO})
    throw(state, 4, 6)
    assert state.coins == [20, 20]


# Park


@pytest.mark.parametrize(
    ("coins", "share"), [([9, 0, 0], 3), ([10, 0, 0], 4), ([0, 0, 0], 0), ([1, 1, 9], 4)]
)
@pytest.mark.parametrize("dice", [(5, 6), (6, 6)])
def test_the_park_shares_all_coins_and_the_bank_adds_what_is_missing(
    coins: list[int], share: int, dice: tuple[int, int]
) -> None:
    state = table(3, coins, {A: {"park": 1}}, {A: TWO}, expansion="special")
    before = GAME.inventory(state)["coins"]
    throw(state, *dice)
    assert state.coins == [share] * 3
    assert GAME.inventory(state)["coins"] == before


def test_the_park_of_another_is_closed() -> None:
    state = city_of(coins=[10, 0], cities={B: {"park": 1}}, built={A: TWO})
    throw(state, 5, 6)
    assert state.coins == [10, 0]


def test_a_rich_city_of_the_tower_shares_on_thirteen_too() -> None:
    state = city_of(coins=[10, 0], cities={A: {"park": 1}}, built={A: [STATION, HARBOR, TOWER]})
    throw(state, 5, 6)
    answer(state, "keep")
    assert answer(state, "raise")[-1] == "A shares for park: 5 each"
