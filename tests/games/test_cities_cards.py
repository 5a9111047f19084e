"""Auftragskarten: what each of the 32 counts, and what it does not. Spaces with a star count."""

import pytest
from helpers.cities import (
    CARDS,
    FIFTY_SEVEN,
    LAND,
    A,
    B,
    counted,
    elsewhere,
    pattern_of,
    starred,
    table,
    where,
)

Hit = tuple[str, int, str]

OTHER = dict(zip("RBGY", "BGYR", strict=True))


def in_every_colour(card: str, count: int, drawn: str) -> list[Hit]:
    """The same for all four colours: # is the colour of the card, @ another one."""
    return [
        (card.format(colour), count, drawn.replace("#", letter).replace("@", OTHER[letter]))
        for colour, letter in zip(("red", "blue", "green", "yellow"), "RBGY", strict=True)
    ]


HITS: list[Hit] = [
    *in_every_colour("{}_any", 3, "#:#1* # @:@1 / #:#4* P #:#2*"),
    ("height_one", 2, "R:R1* B:B1* G:G1* / Y:Y1* R:R1 B:B2"),
    ("height_two", 2, "R:R2* B:B1 G:G3 / Y:Y2* R:R4 B"),
    ("height_three", 2, "R:R3* B:B2 G:G4 / Y:Y3* R:R1 B"),
    ("height_four", 2, "R:R4* B:B3 G:G3 / Y:Y4* R:R1 B"),
    ("green_one", 2, "G:G1* G:G1* R:R1 / G:G2 G P"),
    ("yellow_two", 2, "Y:Y2* Y:Y2* R:R2 / Y:Y3 Y:Y1 Y"),
    ("red_three", 2, "R:R3* R:R3* G:G3 / R:R4 R:R2 R"),
    ("blue_four", 2, "B:B4* B:B4* G:G4 / B:B3 B:B1 B"),
    *in_every_colour("{}_park", 2, "P #:#2* #:#4* / #:#1 @:@2 P"),
    *in_every_colour("{}_water", 2, "W #:#2* #:#4* / #:#1 @:@2 W"),
    ("largest_park", 4, "P* P* R P / B P:p0* W P / W P* R P:p1"),
    ("largest_water", 5, "W* W* W* P / B W:w0* R W / P W* B W:w1"),
    ("park_areas", 2, "P* P:p0* R P* / P* W B P* / W W W P* / P P W G"),
    ("water_areas", 2, "W* W:w0* R W* / W* P B W* / P P P W* / W W P G"),
    ("park_features", 2, "P:p0* P:p0* P* R P:p1 / W B G W P / P:p1* P:p2* R P:p3 W:w0"),
    ("water_features", 2, "W:w0* W:w0* W* R W:w1 / P B G P W / W:w1* W:w2* R W:w3 P:p0"),
    ("colour_sets", 2, "R:R1* B:B1* G:G1* Y:Y1* / R:R1* B:B2* G:G3* Y:Y4* / R:R1 P W Y:Y1"),
    ("height_sets", 2, "R:R1* R:R2* R:R3* R:R4* / B:B1* R:R2* B:B3* G:G4* / R:R3 P W Y:Y1"),
    ("same_colour", 2, "R:R1* R:R2* B:B1 / G:G1 R:R4* R"),
    ("same_height", 4, "R:R2* B:B2* Y:Y1 / G:G2* Y:Y2* P"),
    ("park_and_water", 3, "P R:R2* W / P B:B1 W / R:R3* Y:Y4* W / W P W"),
    ("alone", 3, "R:R1* B G:G2* / Y:M P W / W R:R3* Y:S"),
]
MISSES: list[Hit] = [
    *in_every_colour("{}_any", 0, "# @:@3 / #:M P"),
    ("height_one", 0, "R:R1 B:B2 / G:G3 Y:Y4"),
    ("height_two", 0, "R:R1 B:B3 / G:G4 Y"),
    ("height_three", 0, "R:R1 B:B2 / G:G4 Y"),
    ("height_four", 0, "R:R1 B:B2 / G:G3 Y"),
    ("green_one", 0, "G:G2 R:R1 / G G:M"),
    ("yellow_two", 0, "Y:Y1 R:R2 / Y:Y3 Y:Y4"),
    ("red_three", 0, "R:R2 B:B3 / R:R4 R"),
    ("blue_four", 0, "B:B3 R:R4 / B:M B"),
    *in_every_colour("{}_park", 0, "P W W / #:#1 #:#3 W / P @:@2 P"),
    *in_every_colour("{}_water", 0, "W P P / #:#1 #:#3 P / W @:@2 W"),
    ("largest_park", 0, "R W / B W"),
    ("largest_water", 0, "R P / B P"),
    ("park_areas", 0, "P P R P / R B P R / W W W P"),
    ("water_areas", 0, "W W R W / R B W R / P P P W"),
    ("park_features", 0, "P:p0 R P:p1 / W:w0 W:w1 P"),
    ("water_features", 0, "W:w0 R W:w1 / P:p0 P:p1 W"),
    ("colour_sets", 0, "R:R1 B:B1 / G:G1 Y:M / R:R1 B:B1"),
    ("height_sets", 0, "R:R1 B:B2 / G:G4 Y:Y4 / R:R2 B:B1"),
    ("same_colour", 0, "R:R1 B:B1 / R R:R1"),
    ("same_height", 0, "R:R1 B:B2 / G:G2 Y:Y1"),
    ("park_and_water", 0, "P R:R2 B:B3 W / G Y Y G / W R:R1 P G"),
    ("alone", 0, "R:R1 B:B1 / W W"),
]


def names(cases: list[Hit]) -> list[str]:
    return [case[0] for case in cases]


def test_every_card_is_tested_with_a_hit_and_with_a_miss() -> None:
    assert sorted(names(HITS)) == sorted(names(MISSES)) == sorted(CARDS)


@pytest.mark.parametrize(("card", "count", "drawn"), HITS, ids=names(HITS))
def test_a_card_counts_every_time_that_it_is_fulfilled(card: str, count: int, drawn: str) -> None:
    district, stars = starred(drawn)
    assert counted(card, district) == count
    assert where(card, district) == stars


@pytest.mark.parametrize(("card", "count", "drawn"), MISSES, ids=names(MISSES))
def test_a_card_counts_nothing_that_it_does_not_ask_for(card: str, count: int, drawn: str) -> None:
    district, _ = starred(drawn)
    assert counted(card, district) == count == 0
    assert where(card, district) == []


@pytest.mark.parametrize("card", CARDS)
def test_no_card_counts_anything_on_empty_land(card: str) -> None:
    assert counted(card, "R B\nG Y") == 0


# How high is high enough


@pytest.mark.parametrize(
    ("card", "heights"),
    [
        ("red_any", [0, 1, 1, 1, 1]),
        ("height_two", [0, 0, 1, 0, 0]),
        ("height_three", [0, 0, 0, 1, 0]),
        ("height_four", [0, 0, 0, 0, 1]),
        ("red_three", [0, 0, 0, 1, 0]),
        ("red_park", [0, 0, 1, 1, 1]),
        ("red_water", [0, 0, 1, 1, 1]),
        ("park_and_water", [0, 0, 1, 1, 1]),
        ("alone", [0, 1, 1, 1, 1]),
    ],
)
def test_only_what_is_said_to_be_exact_is_exact(card: str, heights: list[int]) -> None:
    looks = ["P R W", *[f"P R:R{height} W" for height in range(1, 5)]]
    assert [counted(card, look) for look in looks] == heights


@pytest.mark.parametrize(("low", "pairs"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_only_whole_pairs_of_low_buildings_count(low: int, pairs: int) -> None:
    drawn = " W ".join(["R:R1"] * low) or "W"
    assert counted("height_one", drawn) == pairs
    assert len(where("height_one", drawn)) == 2 * pairs


# Pairs and sets


@pytest.mark.parametrize("missing", range(4))
def test_a_set_needs_every_colour_and_every_height(missing: int) -> None:
    colours = [f"{letter}:{letter}1" for letter in "RBGY"]
    heights = [f"R:R{height}" for height in (1, 2, 3, 4)]
    for card, words in (("colour_sets", colours), ("height_sets", heights)):
        del words[missing]
        assert counted(card, " ".join(words)) == 0


@pytest.mark.parametrize("drawn", ["R:R1 B:B1", "B:B1 R:R1", "R:R1\nB:B1", "B:B1\nR:R1"])
def test_neighbours_may_be_on_any_side(drawn: str) -> None:
    assert counted("alone", drawn) == 0
    assert counted("same_height", drawn) == 1
    assert counted("same_colour", drawn.replace("B", "R")) == 1


def test_a_building_may_be_in_several_pairs() -> None:
    row, block = "R:R1 R:R2 R:R3", "R:R1 R:R2\nR:R3 R:R4"
    assert counted("same_colour", row) == 2
    assert counted("same_colour", block) == 4
    assert counted("same_height", row.replace("2", "1").replace("3", "1")) == 2


def test_a_building_is_in_one_set_only() -> None:
    colours = "R:R1 B:B1 G:G1 Y:Y1"
    assert counted("colour_sets", colours) == 1
    assert counted("colour_sets", colours + "\nR:R1 B:B1 G:G1 P") == 1
    assert counted("colour_sets", colours + "\nR:R1 B:B1 G:G1 Y:Y2") == 2
    heights = "R:R1 R:R2 R:R3 R:R4"
    assert counted("height_sets", heights + "\nR:R1 R:R2 R:R3 P") == 1
    assert counted("height_sets", heights + "\nB:B4 B:B3 B:B2 B:B1") == 2


def test_pairs_and_areas_reach_over_the_borders_of_tiles() -> None:
    assert counted("same_colour", "B R:R1 R:R1 B") == 1
    assert counted("largest_park", "W P P W\nW W P W\nW W P W") == 4


# Areas


@pytest.mark.parametrize("drawn", ["P R:R2", "R:R2 P", "P\nR:R2", "R:R2\nP"])
def test_parks_and_water_may_be_on_any_side_of_a_building(drawn: str) -> None:
    assert counted("red_park", drawn) == 1
    assert counted("red_water", drawn.replace("P", "W")) == 1
    assert counted("red_water", drawn) == 0


def test_of_two_equally_large_areas_one_counts() -> None:
    assert counted("largest_park", "P P R P P") == 2
    assert where("largest_park", "P P R P P") == [(0, 0), (1, 0)]


def test_diagonal_spaces_are_no_area() -> None:
    assert counted("largest_water", "W R\nB W") == 1
    assert counted("water_areas", "W W R\nR R W") == 0


def test_a_building_at_two_parks_counts_once() -> None:
    assert counted("red_park", "P R:R2 P") == 1


def test_it_does_not_matter_whether_a_park_has_a_feature() -> None:
    assert counted("red_park", "P:p0 R:R2 W") == 1
    assert counted("red_water", "P R:R2 W:w0") == 1
    assert counted("largest_park", "P:p0 P P:p1") == 3


def test_no_building_is_beside_what_is_diagonal_to_it() -> None:
    assert counted("red_park", "P B\nB R:R2") == 0
    assert counted("alone", "R:R1 B\nB R:R1") == 2


def test_parks_and_waters_are_told_apart() -> None:
    assert counted("park_areas", "P P W W\nW W P P") == 0
    assert counted("water_features", "W:w0 P:p0 W:w1") == 0


# Monuments and special tiles


def test_a_monument_is_no_building() -> None:
    drawn = "R:R1 R:M R:R1\nP R:M W"
    assert counted("red_any", drawn) == 2
    assert counted("same_colour", drawn) == 0
    assert counted("same_height", drawn) == 0
    assert counted("alone", drawn) == 2


@pytest.mark.parametrize("card", CARDS)
def test_an_empty_special_tile_counts_for_no_card(card: str) -> None:
    assert counted(card, "R:S R:S\nB:S Y") == 0


def test_a_building_on_a_special_tile_has_the_colour_of_its_pieces() -> None:
    drawn = "R:S/B2 B:B2 P"
    assert counted("red_any", drawn) == 0
    assert counted("blue_any", drawn) == 2
    assert counted("same_colour", drawn) == 1
    assert counted("blue_park", drawn) == 1
    assert counted("colour_sets", "R:S/Y1 R:R1 G:G1 B:B1") == 1


# Whose district


@pytest.mark.parametrize(("right", "down"), [(0, 0), (2, 1), (1, 2)])
@pytest.mark.parametrize(("card", "count", "drawn"), HITS, ids=names(HITS))
def test_a_card_counts_wherever_a_district_lies(
    card: str, count: int, drawn: str, right: int, down: int
) -> None:
    district, stars = starred(drawn)
    pattern = pattern_of(card)
    assert elsewhere(pattern, district, right, down) == (count, stars)


def test_a_card_counts_only_in_the_district_of_whoever_has_it() -> None:
    state = table({A: "B:B1 P", B: FIFTY_SEVEN})
    red, blue = (pattern_of(card) for card in ("red_any", "blue_any"))
    assert [red.count(LAND, state, seat) for seat in (A, B)] == [0, 3]
    assert [blue.count(LAND, state, seat) for seat in (A, B)] == [1, 1]
