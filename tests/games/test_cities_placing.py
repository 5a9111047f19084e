"""Reihe mit Plättchen and Reihe mit Gebäudeteilen: what goes where, and what leaves the game."""

import pytest
from helpers.cities import (
    FEATURES,
    GAME,
    A,
    B,
    build,
    do,
    kinds,
    put_feature,
    shown,
    starred,
    table,
    take_features,
    take_pieces,
)

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.state import CitiesState


def drawn(district: str) -> CitiesState:
    return table({A: starred(district)[0]})


def fits(state: CitiesState, what: int) -> list[tuple[int, int]]:
    """The columns and rows where a feature or a colour of the hand may be placed."""
    side = state.side
    answers = [a for a in GAME.legal(state) if a.what == what and a.kind != c.LEAVE]
    return [(int(a.where % side - 1), int(a.where // side - 1)) for a in answers]


def may_put(district: str, feature: str) -> list[tuple[int, int]]:
    state = drawn(district)
    take_features(state, feature)
    return fits(state, FEATURES.index(feature))


def may_build(district: str, colour: str) -> list[tuple[int, int]]:
    state = drawn(district)
    take_pieces(state, f"{colour} {colour} {colour}")
    return fits(state, c.COLOURS.index(colour))


def leave_feature(state: CitiesState, feature: str) -> list[int]:
    return kinds(do(state, c.leave(FEATURES.index(feature))))


def leave_piece(state: CitiesState, colour: str) -> list[int]:
    return kinds(do(state, c.leave(c.COLOURS.index(colour))))


# Features


@pytest.mark.parametrize("feature", ["yacht", "rowing_boat", "excursion_boat", "dolphin"])
def test_blue_features_belong_on_water(feature: str) -> None:
    assert may_put("W R W / P B Y / W P G", feature) == [(0, 0), (2, 0), (0, 2)]


@pytest.mark.parametrize("feature", ["fountain", "carousel", "kiosk", "tree"])
def test_green_features_belong_into_parks(feature: str) -> None:
    assert may_put("W R W / P B Y / W P G", feature) == [(0, 1), (1, 2)]


@pytest.mark.parametrize("feature", ["monument", "special"])
def test_grey_features_belong_on_building_land_of_any_colour(feature: str) -> None:
    assert may_put("W R W / P B Y / W P G", feature) == [(1, 0), (1, 1), (2, 1), (2, 2)]


@pytest.mark.parametrize("feature", ["monument", "special"])
def test_grey_features_need_land_that_is_not_built_on(feature: str) -> None:
    assert may_put("R:R1 R B:B4 / Y:S/Y1 P W", feature) == [(1, 0)]


def test_a_space_has_room_for_one_feature() -> None:
    assert may_put("W:w0 W W:w1", "yacht") == [(1, 0)]
    assert may_put("P:p0 P:p0 P", "tree") == [(2, 0)]


@pytest.mark.parametrize("feature", ["monument", "special"])
def test_monuments_and_special_tiles_are_features_as_well(feature: str) -> None:
    assert may_put("R:M R:S R", feature) == [(2, 0)]


def test_a_feature_is_put_down_for_good_and_the_turn_ends() -> None:
    state = drawn("W R / P B")
    take_features(state, "dolphin")
    told = put_feature(state, "dolphin", 0, 0)
    at = int(state.side) + 1
    assert told[0].plain() == [c.PUT_DOWN, A, FEATURES.index("dolphin"), at, 0, NONE]
    assert shown(state) == ["W:w3 R", "P B"]
    assert state.asked[-1].seat == B


def test_a_feature_does_not_split_an_area() -> None:
    state = drawn("W W W")
    take_features(state, "dolphin")
    put_feature(state, "dolphin", 1, 0)
    assert (state.areas[A], state.area_size[0], state.area_features[0]) == (1, 3, 1)


@pytest.mark.parametrize("order", [("tree", "yacht"), ("yacht", "tree")], ids=str)
def test_two_features_are_put_down_one_by_one_in_any_order(order: tuple[str, str]) -> None:
    state = drawn("W W / P P")
    take_features(state, "tree yacht")
    for feature in order:
        assert (state.asked[-1].kind, state.asked[-1].seat) == (c.ASK_PUT, A)
        put_feature(state, feature, *{"tree": (1, 1), "yacht": (0, 0)}[feature])
    assert shown(state) == ["W:w0 W", "P P:p3"]
    assert state.asked[-1].seat == B


def test_a_feature_that_fits_nowhere_leaves_the_game_at_once() -> None:
    state = drawn("W R")
    told = take_features(state, "kiosk")
    assert kinds(told) == [c.FEATURE_TAKEN, c.FEATURE_LOST, c.TURN_BEGAN]
    assert state.gone_features[FEATURES.index("kiosk")] == 1
    assert sum(state.hand_features) == 0


def test_of_two_features_the_one_that_fits_nowhere_leaves_first() -> None:
    state = drawn("W R")
    told = take_features(state, "kiosk yacht")
    assert told[-1].plain()[:3] == [c.FEATURE_LOST, A, FEATURES.index("kiosk")]
    assert (state.asked[-1].kind, state.asked[-1].seat) == (c.ASK_PUT, A)
    assert fits(state, FEATURES.index("yacht")) == [(0, 0)]


def test_the_second_of_two_leaves_when_the_first_took_the_last_space() -> None:
    state = drawn("W R")
    take_features(state, "yacht dolphin")
    told = put_feature(state, "dolphin", 0, 0)
    assert kinds(told)[:2] == [c.PUT_DOWN, c.FEATURE_LOST]
    assert state.gone_features[FEATURES.index("yacht")] == 1


def test_of_two_equal_features_one_can_find_the_last_space() -> None:
    state = drawn("W R")
    assert kinds(take_features(state, "yacht yacht")) == [c.FEATURE_TAKEN] * 2
    assert c.FEATURE_LOST in kinds(put_feature(state, "yacht", 0, 0))


def test_nobody_has_to_put_a_feature_down() -> None:
    state = drawn("W W / P P")
    take_features(state, "tree yacht")
    assert leave_feature(state, "tree") == [c.FEATURE_LOST]
    assert leave_feature(state, "yacht") == [c.FEATURE_LOST, c.TURN_BEGAN]
    assert shown(state) == ["W W", "P P"]
    assert sum(state.gone_features) == 2


def test_features_are_not_kept_for_later() -> None:
    state = drawn("W W / P P")
    take_features(state, "tree yacht")
    put_feature(state, "tree", 0, 1)
    assert {action.kind for action in GAME.legal(state)} == {c.PUT, c.LEAVE}
    assert {action.what for action in GAME.legal(state)} == {FEATURES.index("yacht")}


# Pieces


@pytest.mark.parametrize(
    ("colour", "spaces"),
    [
        ("red", [(0, 0), (2, 1)]),
        ("blue", [(1, 0)]),
        ("green", [(2, 0)]),
        ("yellow", [(0, 1)]),
    ],
)
def test_a_piece_goes_on_land_of_its_colour(colour: str, spaces: list[tuple[int, int]]) -> None:
    assert may_build("R B G / Y P R / W W P", colour) == spaces


def test_buildings_are_at_most_four_high() -> None:
    assert may_build("R:R4 R:R3 R:R1 R", "red") == [(1, 0), (2, 0), (3, 0)]


def test_nothing_is_built_on_a_monument() -> None:
    assert may_build("R:M R", "red") == [(1, 0)]


@pytest.mark.parametrize("colour", c.COLOURS)
def test_on_a_special_tile_any_colour_can_begin(colour: str) -> None:
    assert may_build("R:S W", colour) == [(0, 0)]


def test_the_first_piece_gives_a_special_tile_its_colour() -> None:
    state = drawn("R:S W")
    take_pieces(state, "blue red blue")
    told = build(state, "blue", 0, 0)
    assert kinds(told) == [c.BUILT, c.PIECE_LOST]  # not even the colour that is printed there
    assert state.gone_pieces[c.RED] == 1
    build(state, "blue", 0, 0)
    assert shown(state) == ["B:S/B2 W", ". ."]


def test_a_special_tile_changes_the_land_as_soon_as_it_lies_there() -> None:
    state = drawn("R B")
    take_features(state, "special")
    put_feature(state, "special", 0, 0)
    assert shown(state) == ["?:S B", ". ."]
    assert state.asked[-1].seat == B


@pytest.mark.parametrize(("height", "more"), [(1, 1), (3, 1), (4, 0)])
def test_on_a_special_tile_too_a_building_is_at_most_four_high(height: int, more: int) -> None:
    state = drawn(f"R:S/Y{height} Y")
    take_pieces(state, "yellow yellow yellow")
    assert fits(state, c.YELLOW).count((0, 0)) == more


def test_pieces_can_be_stacked_in_one_turn() -> None:
    state = drawn("R B")
    take_pieces(state, "red red red")
    heights = [build(state, "red", 0, 0)[0].amount for _ in range(3)]
    assert heights == [1, 2, 3]
    assert shown(state)[0] == "R:R3 B"
    assert state.asked[-1].seat == B


def test_pieces_can_be_spread_over_several_spaces_in_any_order() -> None:
    state = drawn("R B / R G")
    take_pieces(state, "red green red blue")
    build(state, "blue", 1, 0)
    build(state, "red", 0, 1)
    build(state, "green", 1, 1)
    build(state, "red", 0, 0)
    assert shown(state) == ["R:R1 B:B1", "R:R1 G:G1"]


def test_pieces_that_fit_nowhere_leave_the_game_at_once() -> None:
    state = drawn("R W")
    told = take_pieces(state, "red blue green blue")
    assert kinds(told) == [c.PIECE_TAKEN] * 4 + [c.PIECE_LOST] * 3
    assert state.gone_pieces == [0, 2, 1, 0]
    assert fits(state, c.RED) == [(0, 0)]


def test_a_piece_leaves_when_the_last_space_for_it_is_full() -> None:
    state = drawn("R:R3 W")
    take_pieces(state, "red red red")
    assert kinds(build(state, "red", 0, 0)) == [c.BUILT, c.PIECE_LOST, c.PIECE_LOST, c.TURN_BEGAN]
    assert state.gone_pieces[c.RED] == 2


def test_without_any_space_the_turn_is_over_at_once() -> None:
    state = drawn("P W")
    take_pieces(state, "red green blue")
    assert (state.asked[-1].kind, state.asked[-1].seat) == (c.ASK_TAKE, B)


def test_only_colours_in_hand_are_offered() -> None:
    state = drawn("R B / G Y")
    take_pieces(state, "red blue red")
    assert {action.what for action in GAME.legal(state)} == {c.RED, c.BLUE}
    build(state, "blue", 1, 0)
    assert {action.what for action in GAME.legal(state)} == {c.RED}


def test_nobody_has_to_use_a_piece() -> None:
    state = drawn("R B")
    take_pieces(state, "red blue red")
    assert leave_piece(state, "red") == [c.PIECE_LOST]
    build(state, "blue", 1, 0)
    assert leave_piece(state, "red") == [c.PIECE_LOST, c.TURN_BEGAN]
    assert shown(state)[0] == "R B:B1"
    assert state.gone_pieces == [2, 0, 0, 0]


def test_pieces_go_only_into_one_s_own_district() -> None:
    state = table({A: "R W", B: "R R\nR R"})
    take_pieces(state, "red red red")
    assert fits(state, c.RED) == [(0, 0)]
