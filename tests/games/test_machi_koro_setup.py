"""Spielmaterial, Spielvorbereitung and the order of turns."""

import pytest
from helpers.machi_koro import (
    CARDS,
    GAME,
    LANDMARKS,
    VIOLET,
    A,
    answer,
    city,
    landmarks,
    market,
    offered,
    question,
    table,
    throw,
)

every_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4])


def test_two_to_four_players_can_play() -> None:
    assert list(GAME.players) == [2, 3, 4]


def test_the_box_holds_84_establishments_and_four_landmarks_for_each_player() -> None:
    assert len(CARDS) == 15
    assert sum(card.copies for card in GAME.establishments if card.box == 0) == 84
    assert len(LANDMARKS) == 4


@pytest.mark.parametrize(
    ("box", "kinds", "colours", "copies", "landmarks"),
    [(1, 10, [3, 2, 3, 2], 56, 3), (2, 13, [2, 6, 2, 3], 72, 0)],
)
def test_the_expansion_holds_68_and_72_cards(
    box: int, kinds: int, colours: list[int], copies: int, landmarks: int
) -> None:
    """Four of each of the three landmarks, one for each player, are among the 68."""
    cards = [card for card in GAME.establishments if card.box == box]
    found = [card for card in GAME.landmarks if card.box == box]
    assert len(cards) == kinds
    assert [sum(card.colour == c for card in cards) for c in range(4)] == colours
    assert sum(card.copies for card in cards) == copies
    assert len(found) == landmarks
    assert copies + 4 * landmarks in (68, 72)


@every_number_of_seats
def test_every_city_begins_with_a_wheat_field_a_bakery_and_three_coins(seats: int) -> None:
    state = table(seats)
    for seat in range(seats):
        assert city(state, seat) == {"wheat_field": 1, "bakery": 1}
        assert landmarks(state, seat) == []
        assert state.working[seat] == 0
    assert state.coins == [3] * seats


@every_number_of_seats
def test_start_cards_do_not_come_from_the_market(seats: int) -> None:
    """All 84 cards are on sale, and violet cards are not sorted out with two or three players."""
    state = table(seats)
    assert market(state) == {key: 4 if key in VIOLET else 6 for key in CARDS}
    assert sum(state.market) == 84
    assert state.bag == []


@every_number_of_seats
def test_all_other_coins_are_in_the_bank(seats: int) -> None:
    assert table(seats).bank == 210 - 3 * seats


@every_number_of_seats
def test_the_first_seat_begins_and_play_goes_round_clockwise(seats: int) -> None:
    state = table(seats)
    for turn in range(2 * seats + 1):
        assert state.turn == turn + 1
        assert question(state) == f"{'ABCD'[turn % seats]}: how many dice?"
        throw(state, 6)
        assert question(state) == f"{'ABCD'[turn % seats]}: build what?"
        answer(state, "pass")


def test_a_turn_is_throw_then_income_then_building() -> None:
    state = table(2)
    assert offered(state) == ["roll 1"]
    assert throw(state, 1) == [
        "A throws 1",
        "A earns 1 for wheat_field",
        "B earns 1 for wheat_field",
    ]
    assert question(state) == "A: build what?"
    assert answer(state, "build cafe") == ["A builds cafe for 2", "B begins a turn"]
    assert state.coins == [2, 4]


def test_all_coins_and_cities_are_open_to_everybody() -> None:
    state = table(3, coins=[7, 0, 12], cities={A: {"mine": 2}})
    for seat in range(3):
        view = GAME.observe(state, seat)
        assert view.coins == [7, 0, 12]
        assert city(view, A) == {"mine": 2}


def test_only_the_dice_to_come_are_hidden() -> None:
    state = table(2)
    assert state.rng.value != 0
    assert GAME.observe(state, A).rng.value == 0
    assert not GAME.is_secret(state.asked[-1])


def test_the_score_is_landmarks_and_then_coins() -> None:
    state = table(3, coins=[50, 4, 5], built={1: ["train_station"], 2: ["shopping_mall"]})
    assert GAME.standing(state) == [[0, 50], [1, 4], [1, 5]]
    assert [[line.points for line in lines] for lines in GAME.scores(state)] == [
        [0, 0],
        [1, 0],
        [1, 0],
    ]
    assert [lines[0].where for lines in GAME.scores(state)] == [[], [0], [1]]


@every_number_of_seats
@pytest.mark.parametrize("piles", ["all_piles", "ten_piles"])
def test_the_inventory_counts_every_card_and_coin_once(seats: int, piles: str) -> None:
    state = table(seats, market=piles)
    removed = 4 - seats if piles == "ten_piles" else 0
    wanted = {key: 4 - removed if key in VIOLET else 6 for key in CARDS}
    wanted["wheat_field"] += seats
    wanted["bakery"] += seats
    assert GAME.inventory(state) == {"coins": 210, **wanted}
