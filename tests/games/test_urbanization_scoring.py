"""Schlusswertung, its ties, and the lines of the score."""

import pytest
from helpers.urbanization import (
    GAME,
    SCORES,
    A,
    B,
    C,
    end_round,
    give_factory,
    points,
    scored,
    set_points,
    table,
    teach,
)

from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState


def last_round(
    factories: dict[int, tuple[str, ...]] | None = None,
    reached: tuple[int, ...] = (10, 10, 10),
    seats: int = 3,
) -> UrbanizationState:
    """A table in the sixth round at which nobody will score for citizens or grain."""
    state = table(seats)
    state.round = 6
    state.grain = [0] * seats
    set_points(state, *reached)
    for seat, cards in (factories or {}).items():
        give_factory(state, seat, *cards)
    return state


def final(state: UrbanizationState) -> list[str]:
    """What is told after the last round."""
    told = end_round(state)
    return told[told.index("characters go back") + 1 :]


# The largest industry


def test_the_highest_total_of_factory_values_is_worth_2_points() -> None:
    state = last_round({A: ("bakery", "sawmill"), B: ("brickworks",)})
    assert final(state) == ["B scores 2 for largest", "B wins"]
    assert points(state) == [10, 12, 10]
    assert scored(state, B, "largest") == 2


def test_active_and_inactive_factories_count() -> None:
    state = last_round({A: ("bakery", "wind_mill", "brewery"), B: ("paper_mill",)})
    assert [GAME.value_of(state, seat) for seat in range(3)] == [9, 8, 0]
    assert final(state)[0] == "A scores 2 for largest"


def test_all_stacks_of_a_player_count_together() -> None:
    state = last_round({A: ("brewery",), B: ("coal_mine",)})
    give_factory(state, A, "sawmill")
    assert GAME.value_of(state, A) == 7
    assert final(state)[0] == "A scores 2 for largest"


def test_of_equal_totals_the_highest_single_factory_gets_the_points() -> None:
    state = last_round({A: ("bakery", "brewery"), B: ("coal_mine",)})
    assert [GAME.value_of(state, seat) for seat in (A, B)] == [6, 6]
    assert final(state)[0] == "B scores 2 for largest"
    state = last_round({A: ("coal_mine",), B: ("bakery", "brewery")})
    assert final(state)[0] == "A scores 2 for largest"
    state = last_round({A: ("sawmill", "brickworks"), B: ("coal_mine",), C: ("bakery", "brewery")})
    assert final(state)[0] == "B scores 2 for largest"


def test_without_any_factory_nobody_gets_the_points() -> None:
    state = last_round()
    assert final(state) == ["A wins", "B wins", "C wins"]
    assert points(state) == [10, 10, 10]


def test_values_are_counted_only_at_the_end_of_the_game() -> None:
    state = last_round({A: ("bakery",)})
    state.round = 5
    assert not any("largest" in words for words in end_round(state))
    assert not state.over


# Who wins


def test_most_points_win() -> None:
    state = last_round({A: ("software_house",)}, (10, 13, 12))
    assert final(state)[-1] == "B wins"
    assert GAME.result(state) == [0.0, 1.0, 0.0]
    assert GAME.standing(state) == [[12, 18], [13, 0], [12, 0]]


def test_the_last_2_points_can_decide() -> None:
    state = last_round({A: ("software_house",)}, (10, 11, 10))
    assert final(state) == ["A scores 2 for largest", "A wins"]


def test_of_equal_points_whoever_has_the_highest_factory_wins() -> None:
    cards = {A: ("bakery", "brewery"), B: ("textile_mill",)}
    state = last_round(cards, (12, 10, 12))
    assert final(state) == ["B scores 2 for largest", "B wins"]
    assert GAME.standing(state) == [[12, 5], [12, 7], [12, 0]]
    state = last_round({A: ("bakery", "brewery", "coal_mine"), B: ("textile_mill",)}, (10, 12, 9))
    assert final(state) == ["A scores 2 for largest", "B wins"]


def test_covered_factories_break_a_tie_too() -> None:
    state = last_round({A: ("brewery",), B: ("wind_mill",)}, (10, 12, 9))
    state.holder[17] = B * c.STACKS
    state.holder[16] = A * c.STACKS
    state.holder[15] = A * c.STACKS
    assert final(state)[-1] == "B wins"


def test_players_without_factories_can_share_the_victory() -> None:
    state = last_round({A: ("bakery",)}, (10, 14, 14))
    assert final(state)[-2:] == ["B wins", "C wins"]
    assert GAME.result(state) == [0.0, 0.5, 0.5]


def test_combinations_come_before_the_largest_industry() -> None:
    state = table(2, inventions=True)
    state.round = 6
    state.grain = [0, 0]
    set_points(state, 5, 5)
    teach(state, A, "seed_drill")
    give_factory(state, A, "bakery")
    teach(state, B, "microchip")
    give_factory(state, B, "software_house")
    assert final(state) == [
        "A scores 1 for combinations",
        "B scores 3 for combinations",
        "B scores 2 for largest",
        "B wins",
    ]


# Lines


def test_a_score_has_a_line_for_every_source_and_they_add_up() -> None:
    state = last_round({B: ("bakery",)}, (10, 60, 10))
    state.points[B * c.SOURCES + c.SCORE_GOODS] = 7
    final(state)
    lines = GAME.scores(state)[B]
    inventions = (c.SCORE_INVENTIONS, c.SCORE_COMBINATIONS)
    rules = [rule for rule in range(len(SCORES)) if rule not in inventions]
    assert [int(line.rule) for line in lines] == rules
    state.inventing = True
    assert [int(line.rule) for line in GAME.scores(state)[B]] == list(range(len(SCORES)))
    found = {SCORES[line.rule]: int(line.points) for line in lines if line.points}
    assert found == {"start": 60, "goods": 7, "largest": 2}
    assert points(state)[B] == sum(found.values())


@pytest.mark.parametrize("reached", [44, 45, 46, 90, 120])
def test_points_are_counted_on_beyond_45(reached: int) -> None:
    state = last_round({}, (reached, 0, 0))
    final(state)
    assert points(state)[A] == reached
