"""Stadtentwicklungspläne: each of the 24 goals, just reached and just missed. Spaces with a star
count."""

import pytest
from helpers.cities import BOX, GOALS, elsewhere, goal_where, progress, reached, starred

HITS = {
    "new_york_park": "P* P* P* R / P* P:p0* W P / B P* W P",
    "new_york_towers": "R:R3* B:B4* G:G3* / Y:Y4* R:R2 B:B1",
    "new_york_avenue": "R:R1* B:B2* G:G3* Y:Y4* R:S/B1* W / P B:B1 W R W R:R1",
    "rio_colours": "R:R1 R:R2* B:B1* / G:G3* Y:Y4* W",
    "rio_shore": "P* P* P* W* W* / P* P* R W* W* / W B G W* Y",
    "rio_slopes": """
        P     P     P     P     P     P
        R:R1* B:B4* G:G2* Y:Y1* R:R1* B:B1*
        W     W     W     W     W     W
        G:G1* R:R1  R     R     R     R
        P     W     R     R     R     R
    """,
    "sydney_heights": "W R:R1* B:B2* W / W G:G3* Y:Y4* W / W R:R1 P P",
    "sydney_bay": "W* W* W* R / W* W:w0* P W / B W* W* P",
    "sydney_boats": "P R P R / W:w0* W:w1* W* R / P W:w2* W:w3* W:w0* / W:w1 P P P",
    "mexico_centre": "R:R1* B:B1* G:G1* Y:Y1* / R:R1* B:B1* G:G1* Y:Y1* / R:R2 P W R:M",
    "mexico_square": "W W W W / W R:R1* B:B2* W / W G:G3* R:S/Y1* W / W W W W",
    "mexico_parks": "P:p0* R P:p0* P* / W B R W / P* P:p1* R P",
    "barcelona_level": "R:R2* B:B2* G:G2* / R:R1 Y:Y2* R:R1 / P Y:Y2* W / B:B2 R:R1 P",
    "barcelona_colours": "R:R1* B:B1* G:G1* Y:Y1* / R:R2* B:B3* G:G4* Y:Y1* / "
    "R:R1* B:B1* G:G1* Y:Y1*",
    "barcelona_park": "P:p0* P:p1* P* R / W P:p2* P:p3* P:p0* / P:p1 W W W",
    "buenos_aires_quarter": "R* R:R1* R:R4* / B R* G / Y R* R:M",
    "buenos_aires_towers": "R:R4* B:B3 / G:G4* Y:Y2",
    "buenos_aires_parks": "P* P* R P* / W B G P* / P* R W W / P* W P:p0* P*",
    "lisbon_stairs": "W R:R1* B:B2* G:G3* / P R:R1 R R:R2",
    "lisbon_river": "W* W:w0* W* W* W* R / P W P P W P",
    "lisbon_view": "P R:R3* W / P B:B4* W / W G:G3* P / R:R4 W W",
    "venice_canal": "P R W* / W P W* / P R W* / W* W* W* / W* P R / W* B W",
    "venice_bridges": "W R:R1* W B:B1* W / P P G P P / R R W R R / P P G:G4* P P / R R W R R",
    "venice_quays": """
        R:R1* R:R2* B:B1* B:B4* G:G1* G:G1*
        W     W     W     W     W     W
        R:R1* R:R2* B:B1* B:B4* P     P
        G:G1  P     P     P     P     P
    """,
}
MISSES = {
    "new_york_park": "P P P R / P P:p0 W P / B R P P",
    "new_york_towers": "R:R3 B:B4 G:G3 / Y:Y2 R:R2 B:B1",
    "new_york_avenue": "R:R1 B:B2 G:G3 Y:Y4 R:M R:R1 / P P P G:G1 W W",
    "rio_colours": "R:R1 R:R3 B:B1 / G:G3 Y:Y4 W",
    "rio_shore": "P P P W W / P R R W W / W B G W Y",
    "rio_slopes": """
        P    P    P    P    P    P
        R:R1 B:B1 G:G2 Y:Y1 R:R1 B:B1
        W    W    W    W    W    W
        R    R    R    R    R    R:R1
    """,
    "sydney_heights": "W R:R1 B:B2 W / W G:G3 P P / P P Y:Y4 P",
    "sydney_bay": "W W W R / W W:w0 P W / B W P W",
    "sydney_boats": "W:w0 W:w1 W R / P W:w2 W:w2 W:w0 / W:w3 P P P",
    "mexico_centre": "R:R1 B:B1 G:G1 Y:Y1 / R:R1 B:B1 G:G1 Y:Y2 / R:R2 P W R:M",
    "mexico_square": "R:R1 B:B2 / G:G3 Y:M",
    "mexico_parks": "P:p0 P:p1 R P:p2 / W W B P / P R P W",
    "barcelona_level": "R:R2 B:B2 G:G2 / R:R1 Y:Y2 R:R1 / B:B2 Y:Y1 W",
    "barcelona_colours": "R:R1 B:B1 G:G1 Y:Y1 / R:R2 B:B3 G:G4 Y:Y1 / R:R1 B:B1 G:G1 Y:M",
    "barcelona_park": "P:p0 P:p1 P R / W P:p2 P:p2 W / P:p3 W W W",
    "buenos_aires_quarter": "R R:R1 R:R4 / B R G / Y R:M R",
    "buenos_aires_towers": "R:R4 B:B3 / G:G3 Y:Y2",
    "buenos_aires_parks": "P P R P / W B G P / P R P:p0 P / P R W P / W P W R",
    "lisbon_stairs": "R:R1 B:B2 G:G4 / W Y:Y3 P / W R:R2 B:M",
    "lisbon_river": "W W W W R W / P W P W W P",
    "lisbon_view": "P R:R3 W / P B:B4 W / W G:G2 P / R:R4 W W",
    "venice_canal": "R W W / R P W / P R W / W W W / W P R / B B W",
    "venice_bridges": "W R:R1 W B:B1 W / G:G1 P G P P / P R W R R / P P Y:Y2 W P",
    "venice_quays": """
        R:R1 R:R2 B:B1 B:B4 G:G1 G:G1
        W    W    W    W    W    W
        R:R1 R:R2 B:B1 B    P    P
        G:G1 P    P    P    P    P
    """,
}


def test_every_goal_is_tested_with_a_hit_and_with_a_miss() -> None:
    assert set(HITS) == set(MISSES) == set(GOALS)


@pytest.mark.parametrize("goal", GOALS)
def test_a_goal_is_reached_when_as_much_is_there_as_it_asks_for(goal: str) -> None:
    district, stars = starred(HITS[goal])
    city, number = GOALS[goal]
    assert progress(goal, district) == BOX.cities[city].goals[number].need
    assert reached(goal, district)
    assert goal_where(goal, district) == stars


@pytest.mark.parametrize("goal", GOALS)
def test_a_goal_is_missed_by_one(goal: str) -> None:
    district, _ = starred(MISSES[goal])
    city, number = GOALS[goal]
    assert progress(goal, district) == BOX.cities[city].goals[number].need - 1
    assert not reached(goal, district)


@pytest.mark.parametrize("goal", GOALS)
def test_no_goal_is_reached_by_one_empty_tile(goal: str) -> None:
    assert not reached(goal, "R B\nG Y")
    assert not reached(goal, "P W\nW P")


@pytest.mark.parametrize("goal", [goal for goal in GOALS if goal != "buenos_aires_quarter"])
def test_land_without_anything_is_no_step_to_a_goal(goal: str) -> None:
    city, number = GOALS[goal]
    assert elsewhere(BOX.cities[city].goals[number].counts, "R B\nG Y", 1, 1) == (0, [])


@pytest.mark.parametrize(("right", "down"), [(0, 0), (2, 1), (1, 2)])
@pytest.mark.parametrize("goal", GOALS)
def test_a_goal_counts_wherever_a_district_lies(goal: str, right: int, down: int) -> None:
    district, stars = starred(HITS[goal])
    city, number = GOALS[goal]
    printed = BOX.cities[city].goals[number]
    assert elsewhere(printed.counts, district, right, down) == (printed.need, stars)


# Lines


@pytest.mark.parametrize("goal", ["new_york_avenue", "lisbon_river"])
def test_a_line_may_run_down_a_column(goal: str) -> None:
    word = "W" if goal == "lisbon_river" else "R:R1"
    assert progress(goal, f"P {word}\n" * 5) == 5
    assert goal_where(goal, f"P {word}\n" * 5) == [(1, y) for y in range(5)]


def test_a_line_does_not_go_on_in_the_next_row() -> None:
    assert progress("new_york_avenue", "R:R1 R:R1 R:R1\nR:R1 R:R1 R:R1") == 3
    assert progress("lisbon_river", "P P W W\nW W W P") == 3


def test_a_line_does_not_jump_over_a_gap_between_tiles() -> None:
    assert progress("new_york_avenue", "R:R1 R:R1 . . R:R1 R:R1\nR R R R R R") == 2


def test_stairs_may_rise_in_any_direction_but_never_around_a_corner() -> None:
    assert progress("lisbon_stairs", "R:R4 B:B3 G:G2") == 3
    assert progress("lisbon_stairs", "R:R1\nB:B2\nG:G3") == 3
    assert progress("lisbon_stairs", "R:R4\nB:B3\nG:G2") == 3
    assert progress("lisbon_stairs", "R:R1 B:B2\nP G:G3") == 2
    assert progress("lisbon_stairs", "R:R1 P B:B2") == 1


def test_stairs_that_rise_by_more_or_not_at_all_do_not_count() -> None:
    assert progress("lisbon_stairs", "R:R1 B:B3 G:G4") == 2
    assert progress("lisbon_stairs", "R:R2 B:B2 G:G3") == 2
    assert progress("lisbon_stairs", "R:R1 B:B2 G:G3 Y:Y4") == 4


# Sets and groups


@pytest.mark.parametrize(
    ("drawn", "most"),
    [
        ("R:R1 B:B2 G:G3 Y:Y4", 4),
        ("R:R4 B:B3 G:G2 Y:Y1", 4),
        ("R:R1 R:R2 B:B1 B:B2 G:G1 G:G3 Y:Y1 Y:Y4", 4),
        ("R:R1 B:B1 G:G1 Y:Y1", 1),
        ("R:R1 R:R2 R:R3 R:R4", 1),
        ("R:R1 B:B2 G:G1 Y:Y2", 2),
        ("R:M B:B2 G:G3 Y:Y4", 3),
        ("R:S/R1 B:B2 G:G3 Y:Y4", 4),
        ("R:S B:B2 G:G3 Y:Y4", 3),
        ("P W", 0),
    ],
)
def test_colours_and_heights_are_matched_as_well_as_possible(drawn: str, most: int) -> None:
    assert progress("rio_colours", drawn) == most


@pytest.mark.parametrize("height", [1, 2, 3, 4])
def test_a_level_group_may_have_any_height(height: int) -> None:
    word = f"R:R{height}"
    assert progress("barcelona_level", f"{word} {word}\nP {word}") == 3


def test_a_level_group_is_joined_by_edges_and_has_one_height() -> None:
    assert progress("barcelona_level", "R:R1 B\nB R:R1") == 1
    assert progress("barcelona_level", "R:R1 B:B2 R:R1") == 1
    assert progress("barcelona_level", "R:R4 B:B4\nY:Y4 G:G4") == 4


def test_each_of_four_heights_stands_at_any_water() -> None:
    assert progress("sydney_heights", "W R:R1 P R:R2 W\nP P P P P\nW R:R3 P R:R4 W") == 4
    assert progress("sydney_heights", "W R:R1\nW B:B1\nW G:G1") == 1


# Areas


def test_the_shore_is_measured_by_its_smaller_area() -> None:
    assert progress("rio_shore", "P P P P P\nW W R R R") == 2
    assert progress("rio_shore", "P W W W W\nR R R R R") == 1


@pytest.mark.parametrize("drawn", ["P W", "W P", "P\nW", "W\nP"])
def test_a_shore_may_be_on_any_side_of_a_park(drawn: str) -> None:
    assert progress("rio_shore", drawn) == 1


def test_areas_that_do_not_touch_are_no_shore() -> None:
    assert progress("rio_shore", "P P R W W\nP P R W W\nP R R R W") == 0
    assert goal_where("rio_shore", "P P R W W") == []


def test_a_park_at_two_waters_takes_the_larger_one() -> None:
    drawn, stars = starred("W P* P* / R P* P* / W* P* R / W* W* W* / W* P R")
    assert progress("rio_shore", drawn) == 5
    assert goal_where("rio_shore", drawn) == stars


def test_the_features_of_a_goal_lie_in_one_area() -> None:
    assert progress("sydney_boats", "W:w0 W:w1 R W:w2 W:w3") == 2
    assert progress("barcelona_park", "P:p0 P:p1 P:p2 P:p3") == 4
    assert progress("barcelona_park", "W:w0 W:w1 W:w2 W:w3") == 0


# Special tiles and monuments


@pytest.mark.parametrize(
    ("drawn", "most"),
    [
        ("R R R R:S R", 5),  # empty building land of any colour
        ("R R R B:S R", 5),
        ("R R B:S Y Y", 3),
        ("R R B:S Y Y Y", 4),  # one colour at a time
        ("R R R B:S B:S B", 5),
        ("R R R B:S/R1 R", 5),  # built: the colour of its pieces
        ("R R R R:S/B1 R", 3),
        ("R R R R:M R", 3),
        ("R:M P W", 0),
        ("B:S P W", 1),
    ],
)
def test_an_empty_special_tile_is_land_of_any_colour_for_a_quarter(drawn: str, most: int) -> None:
    assert progress("buenos_aires_quarter", drawn) == most


def test_a_quarter_may_be_built_or_empty_but_is_joined_by_edges() -> None:
    assert progress("buenos_aires_quarter", "R:R1 R R:R4\nB B R") == 4
    assert progress("buenos_aires_quarter", "R B\nG R") == 1


def test_an_empty_special_tile_is_no_building() -> None:
    assert progress("new_york_avenue", "R:R1 R:R1 R:S R:R1 R:R1") == 2
    assert progress("mexico_square", "R:R1 R:R1\nR:S R:R1") == 3
