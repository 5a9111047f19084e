"""Variante „Komme, was wolle“: ten piles of different establishments."""

import pytest
from helpers.machi_koro import (
    CARDS,
    GAME,
    STATION,
    VIOLET,
    A,
    Cards,
    answer,
    building,
    city,
    counts,
    market,
    offered,
    throw,
)

from citybuilder.core.match import Match
from citybuilder.games.machi_koro.state import MachiKoroState

every_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4])

NINE: Cards = dict.fromkeys(CARDS[:9], 2)


def laid(open_cards: Cards, hidden: Cards, coins: int = 30) -> MachiKoroState:
    """A may build; these cards lie open, those are still in the bag."""
    state = building(coins=[coins, 0], cities={}, market="ten_piles")
    state.market, state.bag = (counts(cards)[: state.kinds] for cards in (open_cards, hidden))
    state.mark()
    return state


@every_number_of_seats
@pytest.mark.parametrize("seed", range(10))
def test_ten_kinds_lie_open_at_the_beginning(seats: int, seed: int) -> None:
    state = GAME.start(seats, GAME.complete({"market": "ten_piles"}), seed)
    assert len(market(state)) == 10
    assert sum(state.market) >= 10


@pytest.mark.parametrize(("seats", "cards", "violet"), [(2, 78, 2), (3, 81, 3), (4, 84, 4)])
def test_surplus_violet_cards_stay_in_the_box(seats: int, cards: int, violet: int) -> None:
    state = GAME.start(seats, GAME.complete({"market": "ten_piles"}), 1)
    assert sum(state.market) + sum(state.bag) == cards
    for number, key in enumerate(CARDS):
        copies = state.market[number] + state.bag[number]
        assert copies == (violet if key in VIOLET else 6)


@every_number_of_seats
def test_start_cards_are_not_shuffled_in(seats: int) -> None:
    state = GAME.start(seats, GAME.complete({"market": "ten_piles"}), 1)
    assert city(state, 0) == {"wheat_field": 1, "bakery": 1}


def test_equal_cards_are_stacked() -> None:
    """With any seed some card comes out twice before the tenth kind does, sooner or later."""
    starts = [GAME.start(2, GAME.complete({"market": "ten_piles"}), seed) for seed in range(20)]
    assert any(max(state.market) > 1 for state in starts)
    assert all(len(market(state)) == 10 for state in starts)


def test_different_seeds_lay_different_markets() -> None:
    starts = [GAME.start(2, GAME.complete({"market": "ten_piles"}), seed) for seed in range(20)]
    assert len({tuple(state.market) for state in starts}) == 20


def test_only_what_lies_open_can_be_built() -> None:
    state = laid({**NINE, "mine": 1}, {"forest": 3, "cafe": 1, "apple_orchard": 6})
    builds = [words for words in offered(state) if words.split()[-1] in CARDS]
    assert builds == [f"build {key}" for key in [*CARDS[:9], "mine"]]


def test_a_pile_that_is_not_used_up_is_not_replaced() -> None:
    state = laid({**NINE, "mine": 2}, {"apple_orchard": 6})
    assert answer(state, "build mine") == ["A builds mine for 6", "B begins a turn"]
    assert market(state) == {**NINE, "mine": 1}


def test_a_pile_that_is_used_up_is_replaced_by_another_kind() -> None:
    state = laid({**NINE, "mine": 1}, {"apple_orchard": 6})
    assert answer(state, "build mine") == [
        "A builds mine for 6",
        "apple_orchard comes out",
        "B begins a turn",
    ]
    assert market(state) == {**NINE, "apple_orchard": 1}
    assert sum(state.bag) == 5


def test_the_same_kind_may_come_out_again() -> None:
    state = laid({**NINE, "mine": 1}, {"mine": 5})
    answer(state, "build mine")
    assert market(state) == {**NINE, "mine": 1}


def test_cards_come_out_until_there_are_ten_kinds_again() -> None:
    """Cards of kinds that lie open already are stacked on them."""
    state = laid({**NINE, "mine": 1}, {"wheat_field": 3, "apple_orchard": 1})
    events = answer(state, "build mine")
    assert events[-2] == "apple_orchard comes out"
    stacked = events.count("wheat_field comes out")
    assert market(state) == {**NINE, "wheat_field": 2 + stacked, "apple_orchard": 1}
    assert state.bag == counts({"wheat_field": 3 - stacked})[: state.kinds]


def test_a_bag_without_new_kinds_is_emptied_onto_the_piles() -> None:
    state = laid({**NINE, "mine": 1}, {"wheat_field": 3, "ranch": 1})
    answer(state, "build mine")
    assert market(state) == {**NINE, "wheat_field": 5, "ranch": 3}
    assert sum(state.bag) == 0


def test_nothing_comes_out_of_an_empty_bag() -> None:
    state = laid({**NINE, "mine": 1}, {})
    assert answer(state, "build mine") == ["A builds mine for 6", "B begins a turn"]
    assert market(state) == NINE
    throw(state, 6)
    state.coins[1] = 50
    answer(state, "build wheat_field")
    assert len(market(state)) == 9


def test_landmarks_and_passing_bring_no_new_cards() -> None:
    for words in (f"build {STATION}", "pass"):
        state = laid({**NINE, "mine": 1}, {"forest": 3})
        answer(state, words)
        assert market(state) == {**NINE, "mine": 1}
        assert sum(state.bag) == 3


def test_all_piles_are_never_refilled() -> None:
    state = building(coins=[30, 0], cities={})
    state.market = list(counts({"mine": 1}))
    assert answer(state, "build mine") == ["A builds mine for 6", "B begins a turn"]
    assert market(state) == {}


@pytest.mark.parametrize(("open_mines", "sure"), [(1, False), (2, True)])
def test_a_building_that_brings_new_cards_cannot_be_taken_back(open_mines: int, sure: bool) -> None:
    match = Match(GAME, 2, {"market": "ten_piles"}, 1)
    match.resume(laid({**NINE, "mine": open_mines}, {"apple_orchard": 3, "cafe": 3}))
    action = GAME.legal(match.state)[offered(match.state).index("build mine")]
    assert match.is_certain(action) == sure
    match.play(action)
    assert match.can_undo(A) == sure


def test_a_building_after_which_nothing_is_left_to_come_out_can_be_taken_back() -> None:
    match = Match(GAME, 2, {"market": "ten_piles"}, 1)
    match.resume(laid({**NINE, "mine": 1}, {}))
    action = GAME.legal(match.state)[offered(match.state).index("build mine")]
    assert match.is_certain(action)
