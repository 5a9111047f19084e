"""Spielende: the plan, areas, monuments and cards, and lines that say where the points are."""

import pytest
from helpers.cities import (
    BOX,
    CARDS,
    FIFTY_SEVEN,
    GAME,
    GOALS,
    LAND,
    A,
    B,
    breakdown,
    new_game,
    spaces,
    table,
)

from citybuilder.core.laws import at_random
from citybuilder.core.score import ScoreLine, total
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.scoring import plan_points
from citybuilder.games.cities.state import CitiesState

EIGHT_CARDS = {
    "largest_water": 9,
    "yellow_any": 4,
    "blue_park": 2,
    "yellow_park": 6,
    "height_three": 8,
    "same_colour": 4,
    "alone": 3,
    "red_water": 0,
}


def example() -> CitiesState:
    """The player with 57 points: two goals of New York and eight cards."""
    state = table({A: FIFTY_SEVEN}, {A: " ".join(EIGHT_CARDS)})
    state.rings[GOALS["new_york_towers"][1] * c.RANKS] = A
    state.rings[GOALS["new_york_avenue"][1] * c.RANKS + 1] = A
    return state


def lines(drawn: str, cards: str = "") -> list[ScoreLine]:
    return GAME.scores(table({A: drawn}, {A: cards}))[A]


def points(drawn: str) -> dict[str, int]:
    """What is not nothing, without cards and plan."""
    return {key: value for key, value in breakdown(table({A: drawn})).items() if value}


# The example of the rulebook


def test_the_example_of_the_rulebook_has_57_points() -> None:
    state = example()
    assert breakdown(state) == {"plan": 10, "water": 6, "park": 3, "monument": 2, "cards": 36}
    assert GAME.standing(state)[A] == [57, 10]


def test_its_district_is_made_of_nine_tiles_of_the_box() -> None:
    rows = [[word[0] for word in line.split()] for line in FIFTY_SEVEN.strip().splitlines()]
    found = []
    for y in (0, 2, 4):
        for x in (0, 2, 4):
            corners = (rows[y][x], rows[y][x + 1], rows[y + 1][x + 1], rows[y + 1][x])
            looks = [corners[turn:] + corners[:turn] for turn in range(4)]
            found += [
                tile.key
                for tile in BOX.tiles
                if tuple(c.PRINTED[land] for land in tile.spaces) in looks
            ]
    assert len(found) == len(set(found)) == 9
    assert [key for key in found if key.startswith("start")] == ["start_yrwp"]


def test_its_cards_bring_36_points() -> None:
    found = {
        CARDS[line.rule - c.CARD_RULE]: int(line.points)
        for line in GAME.scores(example())[A]
        if line.rule >= c.CARD_RULE
    }
    assert found == EIGHT_CARDS


def test_its_goals_were_reached_as_first_and_as_second() -> None:
    city = BOX.cities[0].goals
    towers, avenue = GAME.scores(example())[A][:2]
    assert (city[towers.rule - c.GOAL_RULE].key, towers.count) == ("new_york_towers", 1)
    assert (city[avenue.rule - c.GOAL_RULE].key, avenue.count) == ("new_york_avenue", 2)
    assert (towers.points, avenue.points) == (6, 4)


def test_points_are_counted_in_the_order_of_the_rulebook() -> None:
    rules = [int(line.rule) for line in GAME.scores(example())[A]]
    goals, cards = [c.GOAL_RULE + 1, c.GOAL_RULE + 2], rules[-8:]
    areas = [c.SCORE_WATER, c.SCORE_PARK, c.SCORE_PARK, c.SCORE_PARK, c.SCORE_MONUMENT]
    assert rules[:-8] == goals + areas
    assert min(cards) >= c.CARD_RULE


# Areas


@pytest.mark.parametrize(
    ("drawn", "sets"),
    [
        ("W W W W", {}),
        ("W:w0 W W W", {"water": 1}),
        ("W:w0 W:w1 W W", {"water": 3}),
        ("W:w0 W:w1 W:w2 W", {"water": 6}),
        ("W:w0 W:w1 W:w2 W:w3", {"water": 10}),
        ("P P P P", {}),
        ("P:p0 P P P", {"park": 1}),
        ("P:p3 P:p1 P P", {"park": 3}),
        ("P:p0 P:p3 P:p2 P", {"park": 6}),
        ("P:p0 P:p1 P:p2 P:p3", {"park": 10}),
    ],
)
def test_different_features_in_an_area_are_worth_more_and_more(
    drawn: str, sets: dict[str, int]
) -> None:
    assert points(drawn) == sets


def test_equal_features_count_once() -> None:
    assert points("W:w0 W:w0 W:w0 W:w0") == {"water": 1}
    assert points("P:p0 P:p1 P:p1 P:p0") == {"park": 3}


def test_only_one_set_counts_in_an_area() -> None:
    assert points("W:w0 W:w1 W:w2 W:w3\nW:w0 W:w1 W:w2 W:w3") == {"water": 10}


def test_every_area_scores() -> None:
    assert points("W:w0 W:w1 R W:w0\nR B G B\nW:w2 R P:p0 R") == {"water": 3 + 1 + 1, "park": 1}
    assert len(lines("W:w0 W:w1 R W:w0\nR B G B\nW:w2 R P:p0 R")) == 4


def test_features_of_several_areas_are_not_put_together() -> None:
    assert points("W:w0 R\nB W:w1") == {"water": 2}


def test_a_line_of_an_area_names_all_its_spaces() -> None:
    state = table({A: "W:w0 W R\nB W W:w3"})
    found = GAME.scores(state)[A]
    assert [(line.rule, line.count, line.points) for line in found] == [(c.SCORE_WATER, 2, 3)]
    assert found[0].where == spaces(state, (0, 0), (1, 0), (1, 1), (2, 1))


# Monuments


@pytest.mark.parametrize("count", [1, 2, 4])
def test_every_monument_is_worth_two_points(count: int) -> None:
    assert points(" ".join(["R:M"] * count)) == {"monument": 2 * count}


def test_a_special_tile_is_worth_nothing_by_itself() -> None:
    assert points("R:S B:S/G4") == {}


def test_a_line_of_monuments_names_their_spaces() -> None:
    state = table({A: "R:M W\nP B:M"})
    (line,) = GAME.scores(state)[A]
    assert (line.rule, line.count, line.points) == (c.SCORE_MONUMENT, 2, 4)
    assert line.where == spaces(state, (0, 0), (1, 1))


# Cards


def test_a_card_that_brings_nothing_has_a_line_all_the_same() -> None:
    (line,) = lines("R:R1 W", "blue_four")
    assert (line.rule, line.count, line.points) == (c.CARD_RULE + CARDS.index("blue_four"), 0, 0)
    assert line.where == []


def test_the_same_buildings_can_count_for_several_cards() -> None:
    found = lines("R:R3 R:R3", "red_any red_three height_three same_colour same_height")
    assert [line.points for line in found] == [2, 4, 6, 2, 1]
    assert len({tuple(line.where) for line in found}) == 1


@pytest.mark.parametrize(
    ("cards", "drawn", "each"),
    [
        ("red_any", "R:R1 W R:R2", 1),
        ("height_four", "R:R4 W B:B4", 3),
        ("blue_four", "B:B4 B:B4", 4),
    ],
)
def test_a_card_brings_its_points_each_time_that_it_counts(
    cards: str, drawn: str, each: int
) -> None:
    (line,) = lines(drawn, cards)
    assert (line.count, line.points) == (2, 2 * each)


def test_only_cards_that_a_seat_has_are_counted() -> None:
    state = table({A: "R:R1 W", B: "R:R1 W"}, {A: "red_any", B: "alone red_any"})
    assert [len(found) for found in GAME.scores(state)] == [1, 2]
    assert [key[0] for key in GAME.standing(state)] == [1, 2]


# Lines


def test_nothing_brings_no_points() -> None:
    state = table()
    assert GAME.scores(state) == [[], []]
    assert GAME.standing(state) == [[0, 0], [0, 0]]


def matches() -> list[CitiesState]:
    """Tables at the end of matches at random."""
    found = []
    for seed, seats in enumerate((2, 3, 4)):
        state = new_game(seats, "random", seed=seed)
        pick = at_random(seed)
        while not state.over:
            GAME.apply(state, pick(state, GAME.legal(state)))
        found.append(state)
    return found


def test_lines_add_up_to_the_points() -> None:
    for state in [example(), *matches()]:
        for seat, found in enumerate(GAME.scores(state)):
            parts = breakdown(state, seat)
            assert total(found) == sum(parts.values()) == GAME.standing(state)[seat][0]
            assert parts["plan"] == GAME.standing(state)[seat][1] == plan_points(BOX, state, seat)


def test_lines_with_points_for_a_district_name_spaces_of_it_and_none_twice() -> None:
    for state in [example(), *matches()]:
        for seat, found in enumerate(GAME.scores(state)):
            inner = LAND.inner(state, seat)
            for line in found:
                assert len(set(line.where)) == len(line.where)
                assert set(line.where) <= set(inner)
                assert line.where == sorted(line.where)
                lost = c.GOAL_RULE <= line.rule < c.CARD_RULE and not line.where
                assert lost or bool(line.where) == (line.points > 0)
