"""Spielablauf: workers, and what each slot gives."""

import pytest
from helpers.cities import (
    BOX,
    CARDS,
    FEATURES,
    GAME,
    TILES,
    A,
    B,
    C,
    D,
    kinds,
    lay_row,
    table,
    take,
    whole_round,
    whole_turn,
)

from citybuilder.core.game import NONE, UNKNOWN
from citybuilder.core.plain import plain
from citybuilder.core.rng import seeded
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.fitting import inventory
from citybuilder.games.cities.state import CitiesState


def free(state: CitiesState) -> list[tuple[int, int]]:
    """The rows and slots that whoever is asked may go to."""
    return [(int(a.where // c.SLOTS), int(a.where % c.SLOTS)) for a in GAME.legal(state)]


def asked(state: CitiesState) -> tuple[int, int]:
    return int(state.asked[-1].kind), int(state.asked[-1].seat)


def held(state: CitiesState, seat: int) -> list[str]:
    first = seat * BOX.kinds
    return [card for number, card in enumerate(CARDS) if state.held[first + number]]


# Workers


def test_a_worker_can_begin_in_any_slot_of_any_row() -> None:
    assert free(table(seats=4)) == [(row, slot) for row in range(4) for slot in range(4)]


def test_a_slot_is_taken_as_soon_as_a_worker_stands_there() -> None:
    state = table(seats=4)
    whole_turn(state, c.FEATURES, 1)
    assert state.workers[2 * 4 + 1] == A
    assert asked(state) == (c.ASK_TAKE, B)
    assert (2, 1) not in free(state)
    assert len(free(state)) == 15


@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_players_send_one_worker_to_each_row(seats: int) -> None:
    state = table(seats=seats)
    for _ in range(seats):
        slots = [slot for row, slot in free(state) if row == c.PIECES]
        whole_turn(state, c.PIECES, slots[0])
    assert asked(state) == (c.ASK_TAKE, A)
    assert {row for row, _ in free(state)} == {c.CARDS, c.TILES, c.FEATURES}


def test_two_players_send_two_workers_to_each_row_one_in_each_turn() -> None:
    state = table(seats=2)
    whole_turn(state, c.CARDS, 0)
    assert asked(state) == (c.ASK_TAKE, B)
    whole_turn(state, c.FEATURES, 0)
    assert (0, 1) in free(state)
    whole_turn(state, c.CARDS, 1)
    whole_turn(state, c.FEATURES, 1)
    assert asked(state) == (c.ASK_TAKE, A)
    assert {row for row, _ in free(state)} == {c.TILES, c.FEATURES, c.PIECES}


def test_play_goes_clockwise_and_whoever_has_the_star_begins() -> None:
    state = table(seats=4)
    seats = []
    for row in (c.PIECES, c.CARDS):
        for slot in (3, 1, 0, 2):
            seats.append(asked(state)[1])
            whole_turn(state, row, slot)
    assert seats == [A, B, C, D, A, B, C, D]


def test_every_worker_is_a_turn_of_its_own() -> None:
    state = table(seats=3)
    turns = []
    for slot in (0, 1, 2):
        turns.append(state.turn)
        whole_turn(state, c.FEATURES, slot)
    assert turns == [1, 2, 3]
    assert GAME.turns(state) == 1  # which players count by rounds


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 1, 2, 0), (2, 3, 0, 1)], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rows_are_visited_in_any_order_and_a_slot_is_always_left(
    seats: int, order: tuple[int, ...]
) -> None:
    state = table(seats=seats)
    told = whole_round(state, *order)
    assert kinds(told).count(c.TURN_BEGAN) == 4 * seats * state.workers_each
    assert state.round == GAME.turns(state) == 2
    assert set(state.workers) == {NONE}


# What a slot gives


def test_the_table_knows_in_which_order_cards_were_taken() -> None:
    state = table({}, {A: "yellow_any"})
    lay_row(state, cards="alone red_any same_height ?")
    whole = inventory(BOX, state)
    take(state, c.CARDS, 1)
    assert [state.held[CARDS.index(card)] for card in ("yellow_any", "red_any")] == [1, 2]
    assert inventory(BOX, state) == whole


def test_a_card_lies_open_before_whoever_took_it() -> None:
    state = table(seats=3)
    lay_row(state, cards="alone red_any same_height ?")
    told = take(state, c.CARDS, 1)
    assert held(state, A) == ["red_any"]
    assert state.row_cards[1] == NONE
    assert told[0].plain() == [c.CARD_TAKEN, A, CARDS.index("red_any"), 1, 0, NONE]
    assert asked(state) == (c.ASK_TAKE, B)


def test_a_tile_goes_into_the_hand_and_has_to_be_laid() -> None:
    state = table()
    lay_row(state, tiles="tile_rbpw tile_rbww tile_gyww ?")
    told = take(state, c.TILES, 2)
    assert state.hand_tile == TILES.index("tile_gyww")
    assert asked(state) == (c.ASK_LAY, A)
    assert told[0].plain() == [c.TILE_TAKEN, A, TILES.index("tile_gyww"), 6, 0, NONE]


@pytest.mark.parametrize(
    ("slot", "taken"),
    [(0, ["yacht", "kiosk"]), (1, ["tree"]), (2, ["tree"]), (3, ["dolphin", "carousel"])],
)
def test_the_first_and_the_last_slot_have_two_features(slot: int, taken: list[str]) -> None:
    state = table({A: "P P\nW W"})
    lay_row(state, features="yacht kiosk tree tree dolphin ?")
    state.features = [int(name == "carousel") for name in FEATURES]
    told = take(state, c.FEATURES, slot)
    assert [FEATURES[event.what] for event in told] == taken
    assert [event.amount for event in told] == ([0, 1] if slot == 3 else [0] * len(taken))
    assert sum(state.hand_features) == len(taken)
    assert state.row_features.count(NONE) == len(taken)


@pytest.mark.parametrize(
    ("slot", "taken"), [(0, [2, 1, 1, 0]), (1, [0, 3, 0, 0]), (2, [0, 0, 1, 2]), (3, [0, 0, 0, 2])]
)
def test_slots_have_four_or_three_pieces_or_two_out_of_the_bag(slot: int, taken: list[int]) -> None:
    state = table({A: "R B\nG Y"})
    lay_row(state, pieces="red red blue green blue blue blue yellow green yellow")
    state.pieces = [0, 0, 0, 25]
    told = take(state, c.PIECES, slot)
    assert state.hand_pieces == taken
    assert kinds(told) == [c.PIECE_TAKEN] * sum(taken)
    assert {event.amount for event in told} == {int(slot == 3)}
    assert asked(state) == (c.ASK_BUILD, A)


@pytest.mark.parametrize("row", [c.CARDS, c.TILES])
def test_what_lies_face_down_is_drawn_when_it_is_taken_and_only_then(row: int) -> None:
    state = table(seats=4)
    bag = state.cards if row == c.CARDS else state.tiles
    whole_turn(state, row, 0)
    assert sum(bag) == 29
    before = bag[:]
    told = take(state, row, 3)
    assert sum(bag) == 28
    assert told[0].amount == 1
    assert before[told[0].what] - bag[told[0].what] == 1


def test_the_hidden_feature_is_drawn_only_with_the_last_slot() -> None:
    state = table(seats=4)
    for slot in (0, 1, 2):
        whole_turn(state, c.FEATURES, slot)
        assert (sum(state.features), state.row_features[5]) == (43, UNKNOWN)
    take(state, c.FEATURES, 3)
    assert (sum(state.features), state.row_features[5]) == (42, NONE)


def test_pieces_leave_the_bag_only_when_the_last_slot_is_taken() -> None:
    state = table(seats=4)
    for slot in (2, 0, 1):
        whole_turn(state, c.PIECES, slot)
        assert sum(state.pieces) == 90
    take(state, c.PIECES, 3)
    assert sum(state.pieces) == 88


@pytest.mark.parametrize("row", [c.TILES, c.FEATURES, c.PIECES])
def test_what_is_in_hand_is_not_lost(row: int) -> None:
    state = table({A: "R B G Y\nP P W W"})
    before = GAME.inventory(state)
    take(state, row, 0)
    assert asked(state) == (c.ASK_TAKE + row, A)
    assert GAME.inventory(state) == before


def test_everybody_sees_the_same_table_but_nobody_foresees_chance() -> None:
    state = table(seats=3)
    hidden = set()
    for seat in (A, B, C):
        view = GAME.observe(state, seat)
        assert view.rng.value == 0
        assert {**plain(view), "rng": 0} == {**plain(state), "rng": 0}
        for seed in range(5):
            world = GAME.determinize(view, seat, seeded(seed))
            hidden.add(take(world, c.CARDS, 3)[0].what)
    assert len(hidden) > 1
