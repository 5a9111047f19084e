"""The star, Ende einer Runde and Spielende."""

import pytest
from helpers.cities import (
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
    new_game,
    table,
    take,
    whole_round,
    whole_turn,
)

from citybuilder.core.game import NONE, UNKNOWN, Decision
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.state import CitiesState

THREE_SORTS = "W:w0 W:w1\nW:w2 R"  # 6 points for water
YACHT, DOLPHIN = FEATURES.index("yacht"), FEATURES.index("dolphin")


def asked(state: CitiesState) -> tuple[int, int]:
    return int(state.asked[-1].kind), int(state.asked[-1].seat)


# The star


def test_the_star_goes_back_to_the_board_after_the_first_turn() -> None:
    state = table({A: "R B\nG Y"})
    assert state.holder == A
    take(state, c.PIECES, 0)
    while state.asked[-1].kind == c.ASK_BUILD:
        assert state.holder == A
        GAME.apply(state, GAME.legal(state)[0])
    assert state.holder == NONE
    whole_turn(state, c.CARDS, 1)
    assert state.holder == NONE


@pytest.mark.parametrize(
    ("seats", "slots", "star"),
    [
        (4, (0, 3, 1, 2), B),
        (4, (3, 0, 1, 2), A),
        (4, (0, 1, 2, 3), D),
        (3, (0, 2, 1), B),
        (3, (0, 1, 3), C),
        (3, (2, 1, 0), A),
        (2, (0, 1, 2, 3), B),
        (2, (0, 3, 2, 1), B),
        (2, (3, 0, 1, 2), A),
    ],
)
def test_whoever_stands_rightmost_among_the_pieces_takes_the_star(
    seats: int, slots: tuple[int, ...], star: int
) -> None:
    state = table(seats=seats)
    for slot in slots:
        whole_turn(state, c.PIECES, slot)
    told = whole_round(state, c.CARDS, c.TILES, c.FEATURES)
    assert (state.round, state.star, state.holder) == (2, star, star)
    assert asked(state) == (c.ASK_TAKE, star)
    assert [event.seat for event in told if event.kind == c.STAR_TAKEN] == [star]
    began = [event.plain() for event in told if event.kind == c.ROUND_BEGAN]
    assert began == [[c.ROUND_BEGAN, star, NONE, NONE, 2, NONE]]


def test_the_rows_are_filled_anew_for_the_next_round() -> None:
    state = table(seats=4)
    whole_round(state)
    assert min(state.row_cards[:3] + state.row_tiles[:3]) >= 0
    assert min(state.row_features[:5] + state.row_pieces) >= 0
    assert (state.row_cards[3], state.row_tiles[3], state.row_features[5]) == (UNKNOWN,) * 3


# Leftovers of three players


def three(left: int) -> tuple[CitiesState, int]:
    """A round of three in which nobody goes to a certain slot, and how much was cleared away. What
    the tests ask for lies nowhere but on the board."""
    state = table(seats=3)
    lay_row(state, cards="alone red_any blue_any ?", tiles="tile_rbpw tile_gypw tile_rypp ?")
    lay_row(state, features="yacht yacht tree tree dolphin ?")
    lay_row(state, pieces="red red red red blue blue blue green green green")
    state.features[YACHT] = state.features[DOLPHIN] = state.pieces[c.RED] = 0
    told = []
    for row in (c.CARDS, c.TILES, c.FEATURES, c.PIECES):
        for slot in [slot for slot in range(4) if slot != left]:
            told += whole_turn(state, row, slot)
    assert state.round == 2
    return state, sum(event.amount for event in told if event.kind == c.CLEARED)


def test_what_three_players_leave_open_leaves_the_game() -> None:
    state, cleared = three(left=0)
    assert cleared == 1 + 1 + 2 + 4
    assert [CARDS[card] for card, count in enumerate(state.gone_cards) if count] == ["alone"]
    assert [TILES[tile] for tile, count in enumerate(state.gone_tiles) if count][1:] == [
        "tile_rbpw"
    ]
    assert state.gone_features[YACHT] == 2
    assert state.gone_pieces[c.RED] == 4


def test_what_three_players_leave_face_down_stays_unseen() -> None:
    state, cleared = three(left=3)
    assert cleared == 1 + 1 + 2
    assert sum(state.gone_cards) == sum(state.gone_tiles[4:]) == 0
    assert state.gone_features[DOLPHIN] == 1
    assert (sum(state.cards), sum(state.tiles)) == (32 - 6, 32 - 6)  # three lie open again


def test_no_pieces_are_drawn_where_nobody_asked_for_them() -> None:
    state = table(seats=3)
    whole_round(state)
    assert sum(state.pieces) == 100 - 2 * 10


def test_leftovers_are_still_counted_somewhere() -> None:
    state = table(seats=3)
    before = GAME.inventory(state)
    whole_round(state)
    assert GAME.inventory(state) == before


@pytest.mark.parametrize("seats", [2, 4])
def test_two_or_four_players_leave_nothing(seats: int) -> None:
    state = table(seats=seats)
    told = whole_round(state)
    assert c.CLEARED not in kinds(told)
    assert sum(state.gone_cards) == sum(state.gone_tiles[4:]) == 0


# Spielende


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("seats", "length", "rounds"),
    [(2, "normal", 4), (2, "long", 7), (3, "normal", 8), (4, "normal", 8)],
)
def test_the_game_ends_after_its_last_round(seats: int, length: str, rounds: int) -> None:
    state = new_game(seats, length=length)
    for _ in range(seats):
        GAME.apply(state, GAME.legal(state)[0])
    for number in range(1, rounds + 1):
        assert (state.round, state.over) == (number, False)
        told = whole_round(state)
    assert state.over
    assert state.asked == []
    assert c.STAR_TAKEN not in kinds(told)
    assert kinds(told)[-1] == c.WON


def last_turn(districts: dict[int, str], rings: dict[int, tuple[int, int]]) -> CitiesState:
    """Two players, and A has still to take a card that brings nothing; goals and ranks reached."""
    state = table(districts, city="lisbon")
    lay_row(state, cards="blue_four - - -")
    state.round = state.rounds
    state.workers = [NONE, A, B, B] + [A, A, B, B] * 3
    state.asked = [Decision(c.ASK_TAKE, A)]
    for seat, (goal, rank) in rings.items():
        state.rings[goal * c.RANKS + rank] = seat
    return state


def winners(state: CitiesState) -> list[int]:
    told = whole_turn(state, c.CARDS, 0)
    assert state.over
    found = [int(event.seat) for event in told if event.kind == c.WON]
    assert [seat for seat, share in enumerate(GAME.result(state)) if share > 0] == found
    return found


def test_most_points_win() -> None:
    assert winners(last_turn({A: "W R", B: "W:w0 R"}, {})) == [B]
    assert winners(last_turn({A: "W:w0 W:w1 R", B: "W:w0 R"}, {})) == [A]


def test_equal_points_are_decided_by_the_points_of_the_plan() -> None:
    state = last_turn({A: THREE_SORTS, B: "W R"}, {B: (1, 0)})
    assert GAME.standing(state) == [[6, 0], [6, 6]]
    assert winners(state) == [B]


def test_more_points_of_the_plan_do_not_help_whoever_has_fewer_points() -> None:
    assert winners(last_turn({A: THREE_SORTS, B: "W R"}, {B: (1, 1)})) == [A]


def test_who_is_equal_in_both_shares_the_win() -> None:
    state = last_turn({A: "P R", B: "W R"}, {A: (0, 0), B: (1, 0)})
    assert winners(state) == [A, B]
    assert GAME.result(state) == [0.5, 0.5]
