"""The canal of Venice, which runs across a district whichever way that is."""

import pytest
from helpers.cities import BOX, CITIES, LAND, A, draw, progress, reached, table


def canal(columns: int, rows: int, wide: int, high: int, length: str = "normal") -> int:
    """How much of a canal it is."""
    return progress("venice_canal", district(columns, rows, wide, high), length)


def district(columns: int, rows: int, wide: int, high: int) -> str:
    """Water covers so many columns in the first row and so many rows in the first column."""
    drawn = [["W" if y == 0 and x < columns else "R" for x in range(wide)] for y in range(high)]
    for y in range(rows):
        drawn[y][0] = "W"
    return "\n".join(" ".join(row) for row in drawn)


@pytest.mark.parametrize("most", range(1, 7))
def test_a_canal_runs_from_side_to_side_or_from_top_to_bottom(most: int) -> None:
    assert canal(most, 1, 6, 6) == canal(1, most, 6, 6) == most


def test_a_canal_need_not_be_straight_but_has_to_be_one_area() -> None:
    assert reached("venice_canal", "W R R R R R\nW W R R R R\nR W W R R R\nR R W W W W")
    assert not reached("venice_canal", "W W W R R R\nR R R W W W")


def test_a_district_that_is_not_full_yet_can_have_a_canal() -> None:
    assert canal(1, 6, 2, 6) == 6


@pytest.mark.parametrize(
    ("columns", "rows", "wide", "high", "most"),
    [
        (1, 6, 10, 6, 6),  # the short way
        (1, 5, 10, 6, 5),
        (10, 1, 10, 6, 6),  # the long way
        (9, 1, 10, 6, 5),
        (6, 1, 10, 6, 3),
        (6, 1, 6, 10, 6),
        (1, 10, 6, 10, 6),
        (1, 9, 6, 10, 5),
        (1, 6, 6, 10, 3),
        (1, 6, 8, 6, 6),  # four tiles: it is known which way is the short one
        (6, 1, 6, 8, 6),
        (6, 6, 6, 6, 3),  # three times three: it is not known yet
    ],
)
def test_in_a_long_district_a_canal_runs_across_either_way(
    columns: int, rows: int, wide: int, high: int, most: int
) -> None:
    assert canal(columns, rows, wide, high, "long") == most


@pytest.mark.parametrize(("wide", "high", "right", "down"), [(10, 6, 2, 5), (6, 10, 5, 2)])
def test_a_long_district_is_measured_wherever_it_lies(
    wide: int, high: int, right: int, down: int
) -> None:
    state = table(city="venice", length="long")
    pattern = BOX.cities[state.city].goals[0].counts
    water, land = "W " * 6 + "R " * (wide - 6), "R " * wide
    draw(state, A, "\n".join([water] + [land] * (high - 1)), right, down)
    assert pattern.count(LAND, state, A) == (3 if wide == 10 else 6)
    draw(state, A, "\n".join([f"W {land[2:]}"] * 6 + [land] * (high - 6)), right, down)
    assert pattern.count(LAND, state, A) == (6 if wide == 10 else 3)


# As players count it


def in_spaces(columns: int, rows: int, wide: int, high: int, length: str) -> tuple[int, int]:
    state = table({A: district(columns, rows, wide, high)}, city="venice", length=length)
    goal = BOX.goals(state)[0]
    there, need = goal.counts.progress(LAND, state, A, goal.need)
    return int(there), int(need)


@pytest.mark.parametrize(
    ("columns", "rows", "wide", "high", "told"),
    [
        (0, 0, 10, 6, (0, 6)),  # no water at all
        (1, 5, 10, 6, (5, 6)),  # the short way
        (7, 1, 10, 6, (7, 10)),  # the long way
        (8, 1, 10, 6, (8, 10)),
        (10, 1, 10, 6, (10, 10)),
        (5, 3, 10, 6, (3, 6)),  # half of both: the one with fewer left
        (1, 7, 6, 10, (7, 10)),
        (4, 1, 6, 10, (4, 6)),
        (6, 6, 6, 6, (6, 10)),  # three times three: it is not known yet
    ],
)
def test_in_a_long_district_a_canal_is_counted_in_columns_or_rows(
    columns: int, rows: int, wide: int, high: int, told: tuple[int, int]
) -> None:
    assert in_spaces(columns, rows, wide, high, "long") == told


@pytest.mark.parametrize("most", range(7))
def test_in_a_normal_district_a_canal_is_six_columns_or_rows(most: int) -> None:
    assert in_spaces(most, min(most, 1), 6, 6, "normal") == (most, 6)


def test_a_canal_is_reached_when_no_column_or_row_is_left() -> None:
    for columns in range(1, 11):
        for rows in range(1, 7):
            there, need = in_spaces(columns, rows, 10, 6, "long")
            assert (there >= need) == (canal(columns, rows, 10, 6, "long") >= 6)


def test_other_goals_are_counted_as_they_are() -> None:
    state = table({A: "P P R\nP P R"}, city="new_york")
    goals = BOX.cities[CITIES.index("new_york")].goals
    told = [goal.counts.progress(LAND, state, A, goal.need) for goal in goals[:2]]
    assert told == [(4, 6), (0, 4)]
