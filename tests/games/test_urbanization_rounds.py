"""Personen auswählen, the four phases of a round, the mayor, and who is asked when."""

import pytest
from helpers.urbanization import (
    CHARACTERS,
    GAME,
    SEATS,
    A,
    B,
    C,
    D,
    end_round,
    fill,
    give_factory,
    new_game,
    offered,
    play,
    points,
    question,
    scored,
    set_points,
    table,
    turn_of,
)

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState

every_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4])


def first_round(seats: int = 4, inventions: bool = False) -> UrbanizationState:
    """All start houses stand, and the first character is to be chosen."""
    state = new_game(seats, inventions)
    while state.round == 0:
        play(state, offered(state)[0])
    return state


def order_of(state: UrbanizationState) -> list[str]:
    """The seats clockwise from the start player."""
    return [SEATS[(state.starter + step) % state.seats] for step in range(state.seats)]


# 1. Personen auswählen


@every_number_of_seats
def test_everybody_chooses_one_character_clockwise_from_the_start_player(seats: int) -> None:
    state = first_round(seats)
    for number, seat in enumerate(order_of(state)):
        assert question(state) == f"{seat}: which character?"
        left = [name for name in CHARACTERS[:8] if f"choose {name}" in offered(state)]
        assert left == CHARACTERS[number:8]
        told = play(state, f"choose {CHARACTERS[number]}")
        assert told[0] == f"{seat} takes the {CHARACTERS[number]}"
    assert question(state) == f"{order_of(state)[0]}: which action?"
    assert state.money == [8] * seats
    taken = [state.character[(state.starter + step) % seats] for step in range(seats)]
    assert taken == list(range(seats))


def test_there_are_eight_characters_and_the_professor_with_the_inventions() -> None:
    assert offered(first_round()) == [f"choose {name}" for name in CHARACTERS[:8]]
    assert offered(first_round(inventions=True)) == [f"choose {name}" for name in CHARACTERS[:9]]
    assert CHARACTERS[8:] == ["professor", "mayor"]


def test_in_the_first_round_there_is_no_mayor() -> None:
    state = first_round()
    assert (state.mayor, [scored(state, seat, "mayor") for seat in range(4)]) == (NONE, [0] * 4)


# 2. Aktionen durchführen


def test_after_the_characters_there_are_four_phases_in_which_everybody_acts_once() -> None:
    state = first_round(3)
    order = order_of(state)
    told = []
    for number in range(3):
        told += play(state, f"choose {CHARACTERS[number]}")
    for phase in range(1, 5):
        assert state.phase == phase
        for seat in order:
            assert question(state) == f"{seat}: which action?"
            told += play(state, "pass")
    expected = [f"{seat} takes the {CHARACTERS[number]}" for number, seat in enumerate(order)]
    for phase in range(1, 5):
        expected.append(f"phase {phase}")
        for seat in order:
            expected += [f"turn of {seat}", f"{seat} passes"]
    assert told[: len(expected) + 1] == [*expected, "round 1 ends"]
    assert (state.round, state.phase) == (2, 0)


def test_everything_that_can_be_done_is_offered_and_passing_always() -> None:
    state = table(inventions=True)
    give_factory(state, A, "bakery")
    fill(state, "sawmill", B, C)
    assert offered(state) == [*c.ACTIONS, "pass"]
    state = table()
    assert offered(state) == [*c.ACTIONS[:5], "taxes", "pass"]


def test_whoever_can_do_nothing_can_still_pass() -> None:
    state = table(land={A: "7:house,house"})
    state.money[A] = state.grain[A] = state.markers[A] = state.taxes[A] = 0
    assert offered(state) == ["pass"]
    assert play(state, "pass") == ["A passes", "turn of B"]


def test_the_actions_are_those_of_the_rulebook() -> None:
    assert c.ACTIONS == (
        "buy_land",
        "buildings",
        "trade_grain",
        "sow",
        "orders",
        "industry",
        "produce",
        "taxes",
        "inventions",
    )


def test_a_game_has_six_rounds_of_one_character_and_four_actions() -> None:
    state = first_round(3)
    asked = {c.ASK_CHARACTER: 0, c.ASK_ACTION: 0}
    rounds = []
    while not state.over:
        asked[state.asked[-1].kind] += 1
        rounds.append(int(GAME.turns(state)))
        play(state, offered(state)[-1])
    assert asked == {c.ASK_CHARACTER: 18, c.ASK_ACTION: 72}
    assert sorted(set(rounds)) == [1, 2, 3, 4, 5, 6]
    assert (state.round, state.asked) == (6, [])


def test_every_choice_of_a_character_and_every_action_is_a_turn() -> None:
    state = first_round(2)
    turns = []
    for _ in range(2 * 5 + 3):
        turns.append(int(state.turn))
        play(state, offered(state)[-1])
    assert turns == list(range(1, 14))


def test_a_turn_stays_the_same_until_its_last_answer() -> None:
    state = table()
    now = state.turn
    play(state, "buy_land", "buy 1")
    assert state.turn == now
    play(state, "price from 1 to 2")
    assert state.turn == now + 1


def test_help_ends_with_the_turn() -> None:
    state = table(characters={A: "foreman", B: "architect"})
    play(state, "orders", "use")
    assert state.helping == c.FOREMAN
    play(state, "orders of slot 3")
    assert state.helping == NONE


def test_help_in_the_last_turn_of_a_round_ends_with_the_round() -> None:
    state = table(characters={D: "foreman"})
    turn_of(state, D, c.PHASES)
    state.round = 6
    play(state, "orders", "use", "orders of slot 3")
    assert (state.over, state.helping, state.phase) == (True, NONE, 4)


def test_a_character_that_was_used_cannot_be_used_again_but_is_free_in_the_next_round() -> None:
    state = table(characters={A: "tax_collector"})
    play(state, "taxes", "use")
    assert state.spent == [1, 0, 0, 0]
    end_round(state)
    assert state.spent == [0, 0, 0, 0]
    assert "choose tax_collector" in offered(state)


def test_a_character_that_was_renounced_can_be_used_in_a_later_phase() -> None:
    state = table(characters={A: "tax_collector"})
    play(state, "taxes", "renounce")
    turn_of(state, A, 2)
    play(state, "taxes")
    assert question(state) == "A: use tax_collector?"


def test_a_character_helps_only_with_its_own_action() -> None:
    asks = {
        "broker": "buy_land",
        "architect": "buildings",
        "foreman": "orders",
        "tax_collector": "taxes",
        "professor": "inventions",
    }
    for name in asks:
        for action in asks.values():
            state = table(inventions=True, characters={A: name})
            state.prices[0] = 2
            play(state, action)
            assert (question(state) == f"A: use {name}?") == (asks[name] == action)


# Sonderfall Bürgermeister


def mayor(points: list[int], money: list[int], starter: int = A) -> str:
    """Who becomes mayor after a round in which nobody scores."""
    state = table(len(points))
    set_points(state, *points)
    state.money = list(money)
    state.grain = [0] * state.seats
    state.starter = starter
    told = end_round(state)
    assert told[-3].startswith("round 3 begins with")
    return told[-2][0]


def test_the_mayor_comes_to_whoever_has_fewest_points() -> None:
    assert mayor([5, 4, 3, 6], [0, 0, 9, 0]) == "C"
    assert mayor([1, 4, 3, 6], [9, 0, 0, 0], D) == "A"


def test_the_mayor_is_start_player_and_gets_1_point_at_once() -> None:
    state = table(3)
    set_points(state, 9, 9, 2)
    told = end_round(state)
    assert told[-3:] == ["round 3 begins with C", "C is mayor", "C scores 1 for mayor"]
    assert (state.starter, state.mayor) == (C, C)
    assert (points(state)[C], scored(state, C, "mayor")) == (2 + 2 + 1, 1)
    for seat in "CAB":
        assert question(state) == f"{seat}: which character?"
        play(state, offered(state)[0])
    assert question(state) == "C: which action?"


def test_the_mayor_chooses_a_character_too() -> None:
    state = table(2)
    end_round(state)
    assert "choose mayor" not in offered(state)
    assert len(offered(state)) == 8


def test_the_points_of_the_preparation_count_for_the_mayor() -> None:
    state = table(2)
    set_points(state, 5, 6)
    state.houses = [1, 0]
    assert end_round(state)[-2] == "B is mayor"


def test_of_equal_points_the_poorest_becomes_mayor() -> None:
    assert mayor([3, 3, 3, 4], [5, 4, 6, 0]) == "B"
    assert mayor([3, 3, 3, 4], [5, 4, 6, 0], B) == "B"
    assert mayor([3, 3], [5, 6], B) == "A"


@pytest.mark.parametrize(("starter", "expected"), [(A, "A"), (B, "B"), (C, "D"), (D, "D")])
def test_of_equal_points_and_money_the_nearest_to_the_last_start_player_becomes_mayor(
    starter: int, expected: str
) -> None:
    """Clockwise, and the start player himself comes first."""
    assert mayor([3, 3, 4, 3], [5, 5, 0, 5], starter) == expected


def test_more_money_does_not_help_against_fewer_points() -> None:
    assert mayor([4, 3], [0, 9]) == "B"
    assert mayor([3, 4], [9, 0]) == "A"


def test_there_is_a_mayor_in_every_round_but_the_first() -> None:
    state = first_round(2)
    came = []
    while not state.over:
        told = play(state, offered(state)[-1])
        came += [words for words in told if words.endswith("is mayor")]
    assert len(came) == 5
    assert sum(scored(state, seat, "mayor") for seat in range(2)) == 5
