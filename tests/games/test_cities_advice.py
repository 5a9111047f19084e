"""What a sensible player of Cities takes, and where it goes."""

import pytest
from helpers.builds import COMPILED
from helpers.cities import (
    ADVICE,
    BOX,
    FIFTY_SEVEN,
    GAME,
    LAND,
    A,
    lay_row,
    new_game,
    pattern_of,
    space,
    starred,
    table,
    take_features,
    take_pieces,
)

from citybuilder.core.game import Action, Decision
from citybuilder.core.laws import at_random
from citybuilder.games.cities import cards as c
from citybuilder.games.cities import hand
from citybuilder.games.cities.state import CitiesState
from citybuilder.games.cities.worth import worth


def drawn(district: str, cards: str = "", city: str = "new_york", seats: int = 2) -> CitiesState:
    return table({A: starred(district)[0]}, {A: cards}, seats, city)


def at_last(state: CitiesState) -> CitiesState:
    """The same table in the last round, where little is still to come."""
    state.round = state.rounds
    return state


def favourite_slot(state: CitiesState, row: int) -> int:
    """Where a sensible player would go in a row."""
    slots = [action for action in GAME.legal(state) if action.where // c.SLOTS == row]
    weights = ADVICE.prefer(state, slots)
    return int(slots[weights.index(max(weights))].where % c.SLOTS)


def favourite(state: CitiesState) -> Action:
    actions = GAME.legal(state)
    weights = ADVICE.prefer(state, actions)
    return actions[weights.index(max(weights))]


def place_of(state: CitiesState, action: Action) -> tuple[int, int]:
    assert action.kind in (c.PUT, c.BUILD)
    return int(action.where % state.side - 1), int(action.where // state.side - 1)


def both(state: CitiesState) -> set[tuple[int, int]]:
    """Where a hand goes at a glance, and where after thinking about each place."""
    after = ADVICE.advised(state, GAME.legal(state))
    return {place_of(state, favourite(state)), place_of(state, after)}


# Features


def test_a_feature_that_completes_a_set_is_preferred() -> None:
    state = drawn("W:w0 W:w1 W:w2 W / P:p0 R B G")
    lay_row(state, features="yacht yacht yacht dolphin yacht ?")
    assert favourite_slot(state, c.FEATURES) == 2


def test_two_useful_features_are_better_than_one() -> None:
    state = drawn("W W W W / P P P P")
    lay_row(state, features="yacht tree yacht tree yacht ?")
    assert favourite_slot(state, c.FEATURES) in (0, 3)


def test_a_feature_without_room_is_worth_nothing_and_a_monument_is() -> None:
    state = drawn("W:w0 R / W:w1 B")
    lay_row(state, features="dolphin dolphin dolphin monument special ?")
    slots = [action for action in GAME.legal(state) if action.where // c.SLOTS == c.FEATURES]
    weights = ADVICE.prefer(state, slots[:3])
    assert max(weights) == weights[2]
    assert weights[1] < weights[2]


def test_a_feature_goes_where_its_kind_is_missing() -> None:
    state = drawn("W:w0 W:w1 W R W:w3 W")
    take_features(state, "dolphin")
    assert both(state) == {(2, 0)}


def test_a_grey_feature_goes_where_no_card_wants_to_build() -> None:
    state = drawn("R B / R:R1 W", "red_any red_water red_three")
    for feature in ("monument", "special"):
        again = state.copy()
        take_features(again, feature)
        assert place_of(again, favourite(again)) == (1, 0)


def test_what_can_be_used_does_not_leave_the_game() -> None:
    features, pieces = drawn("W P / R B"), drawn("W P / R B")
    take_features(features, "yacht tree")
    take_pieces(pieces, "red red blue")
    for state in (features, pieces):
        weights = dict(zip(GAME.legal(state), ADVICE.prefer(state, GAME.legal(state)), strict=True))
        leaving = max(weight for action, weight in weights.items() if action.kind == c.LEAVE)
        assert 0 < leaving < max(weights.values())


# Pieces


@pytest.mark.parametrize(
    ("cards", "district", "place"),
    [
        ("red_park", "R:R1 W R:R1 P", (2, 0)),
        ("red_water", "R:R1 P R:R1 W", (2, 0)),
        ("height_two", "R:R2 W R:R1", (2, 0)),  # one more storey would be too many
        ("red_three", "R:R3 W R:R2", (2, 0)),
        ("alone", "R B:B1 R W R", (4, 0)),
        ("same_colour", "R W R:R1 R", (3, 0)),
        ("same_height", "R:R1 W R:R1 B:B2", (2, 0)),
        ("same_height", "R:R1 B:B1 W R W", (3, 0)),  # and pairs are not broken
    ],
)
def test_a_piece_goes_where_a_card_wants_it(
    cards: str, district: str, place: tuple[int, int]
) -> None:
    state = at_last(drawn(district, cards))
    take_pieces(state, "red blue green" if "B" not in district else "red green yellow")
    assert place_of(state, favourite(state)) == place


@pytest.mark.parametrize(
    ("district", "same", "pairs"),
    [
        ("R R:R1", c.BY_COLOUR, 1),
        ("R B:B1", c.BY_COLOUR, 0),
        ("R:R1 R:R1", c.BY_COLOUR, 0),
        ("R:R1 B:B2", c.BY_HEIGHT, 1),
        ("R:R1 B:B1", c.BY_HEIGHT, -1),
        ("R:R1 B:B3", c.BY_HEIGHT, 0),
    ],
)
def test_one_more_piece_makes_pairs_and_breaks_them(district: str, same: int, pairs: int) -> None:
    state = drawn(district)
    counts = pattern_of({c.BY_COLOUR: "same_colour", c.BY_HEIGHT: "same_height"}[same])
    assert counts.gain(state, space(state, 0, 0), 0.0) == pairs


def test_pieces_that_a_card_wants_are_preferred_to_others() -> None:
    state = drawn("B:B3 W B:B3 W / R W Y W", "blue_four")
    lay_row(state, pieces="red red red red yellow yellow yellow blue blue red")
    assert favourite_slot(state, c.PIECES) == 2


def test_pieces_that_fit_nowhere_are_worth_less_than_pieces_out_of_the_bag() -> None:
    state = drawn("R W P W")
    lay_row(state, pieces="blue blue blue blue yellow yellow yellow green green green")
    assert favourite_slot(state, c.PIECES) == 3


# Cards


def test_a_card_that_counts_already_is_preferred_to_one_that_never_will() -> None:
    state = at_last(drawn(FIFTY_SEVEN))
    lay_row(state, cards="blue_four height_three green_one ?")
    assert favourite_slot(state, c.CARDS) == 1


def test_an_unknown_card_is_better_than_a_useless_one() -> None:
    state = at_last(drawn("R:R1 W"))
    lay_row(state, cards="blue_four height_sets yellow_two ?")
    assert favourite_slot(state, c.CARDS) == 3


# Tiles


@pytest.mark.parametrize(
    ("cards", "slot"),
    [
        ("largest_park park_areas", 0),
        ("largest_water water_areas", 1),
        ("red_any red_three", 2),
        ("yellow_park blue_park green_park", 0),
        ("blue_water", 1),
    ],
)
def test_the_tile_that_a_card_needs_is_preferred(cards: str, slot: int) -> None:
    state = table(cards={A: cards})
    lay_row(state, tiles="tile_bpyp tile_bwgw tile_rrgw ?")
    assert favourite_slot(state, c.TILES) == slot


@pytest.mark.parametrize("tile", ["tile_rwwp", "tile_rbww", "tile_gpww"])
def test_a_tile_is_laid_so_that_areas_join(tile: str) -> None:
    state = table(cards={A: "largest_water"})
    lay_row(state, tiles=f"{tile} - - ?")
    GAME.apply(state, c.take(c.TILES * c.SLOTS))
    water = pattern_of("largest_water")
    sizes = []
    for action in GAME.legal(state):
        after = state.copy()
        GAME.apply(after, action)
        sizes.append(water.count(LAND, after, A))
    for action in (ADVICE.advised(state, GAME.legal(state)), favourite(state)):
        assert sizes[GAME.legal(state).index(action)] == max(sizes) == 3


def test_lots_are_laid_at_the_land_that_a_card_asks_for() -> None:
    state = table(cards={A: "blue_park green_park yellow_park"})
    lay_row(state, tiles="tile_bgyp - - ?")
    GAME.apply(state, c.take(c.TILES * c.SLOTS))
    found = []
    for action in GAME.legal(state):
        after = state.copy()
        GAME.apply(after, action)
        lots = [at for at, land in enumerate(after.land[: after.size]) if 0 <= land < c.PARK]
        found.append(sum(after.beside[at] & c.AT_PARK for at in lots))
    best = ADVICE.advised(state, GAME.legal(state))
    assert found[GAME.legal(state).index(best)] > min(found)


# Always


def test_placing_is_a_small_question_and_taking_is_not() -> None:
    small = [kind for kind in range(5) if ADVICE.is_minor(Decision(kind, A))]
    assert small == [c.ASK_LAY, c.ASK_PUT, c.ASK_BUILD]


def test_all_start_tiles_are_alike() -> None:
    state = new_game(3)
    assert ADVICE.prefer(state, GAME.legal(state)) == [1.0] * 4


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", [0, 1] if COMPILED else [0])  # they take their time
def test_the_advised_placing_is_worth_most_and_trying_changes_nothing(seed: int) -> None:
    state = GAME.start(2, GAME.complete({}, 2), seed)
    pick = at_random(seed)
    kinds = set()
    while not state.over:
        actions = GAME.legal(state)
        if ADVICE.is_minor(state.asked[-1]):
            seat = state.asked[-1].seat
            before = vars_of(state)
            worths = [worth(BOX, placed(state, seat, action), seat) for action in actions]
            assert ADVICE.advised(state, actions) == actions[worths.index(max(worths))]
            table = state.copy()
            for action, there in zip(actions, worths, strict=True):
                assert ADVICE.worth_with(table, seat, action) == there
                kinds.add(action.kind)
            assert vars_of(state) == before
            if actions[0].kind != c.LAY:  # after which only the next survey is right again
                assert vars_of(table) == before
        GAME.apply(state, pick(state, actions))
    assert kinds == {c.LAY, c.PUT, c.BUILD, c.LEAVE}


def placed(state: CitiesState, seat: int, action: Action) -> CitiesState:
    after = state.copy()
    hand.place(LAND, after, seat, action)
    return after


def vars_of(state: CitiesState) -> list[list[int]]:
    """All that a placing changes in a district."""
    tiles = [state.land, state.tile_at, state.low_x, state.high_x, state.low_y, state.high_y]
    areas = [state.area_land, state.area_size, state.area_features, state.area_kinds]
    found = [*tiles, *areas, state.beside, state.area, state.areas, state.feature, state.height]
    return [list(each) for each in found]
