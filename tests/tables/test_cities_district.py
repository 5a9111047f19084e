"""How the districts of Cities lie on the table, and what stands around them."""

import pytest
from helpers.cities import FIFTY_SEVEN, GAME, A, table
from helpers.tables import game_of

from citybuilder.core.game import NONE, Decision, Event
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.state import CitiesState
from citybuilder.tables.cities.district import ends_of
from citybuilder.tables.cities.layout import CitiesTable
from citybuilder.tables.cities.texts import CitiesTexts
from citybuilder.tables.placement import (
    LEAST_HEIGHT,
    LEAST_WIDTH,
    Fly,
    Label,
    Polygon,
    Rect,
    Size,
    covers,
)
from citybuilder.tables.seats import seat_looks
from citybuilder.words.catalogue import translator

NAMES = ["Ada", "Ben"]
LAYOUT = CitiesTable(CitiesTexts(game_of("cities"), NAMES, translator("en")), seat_looks(NAMES))


def with_a_tile() -> CitiesState:
    """Ada looks for a place."""
    state = table()
    state.hand_tile = max(state.row_tiles)
    state.asked = [Decision(c.ASK_LAY, A)]
    return state


def lies(state: CitiesState, viewer: int) -> dict[str, Rect]:
    """Ada's district, and where she can lay a tile."""
    placed = LAYOUT.place(state, viewer, Size(LEAST_WIDTH, LEAST_HEIGHT))
    parts = (f"space/{A}/", "plot/", f"rim/{A}/")
    return {each.key: each.rect for each in placed if each.key.startswith(parts)}


def test_only_whoever_looks_for_a_place_sees_the_district_make_room_for_a_tile() -> None:
    state = with_a_tile()
    mine, others = lies(state, A), lies(state, 1)
    assert len(mine) > len(others)
    state.hand_tile = NONE  # it lies, though the turn is not over
    assert lies(state, 1) == others
    assert lies(state, A).keys() == others.keys()


def test_a_tile_goes_from_the_hand_to_its_place() -> None:
    state = with_a_tile()
    laid = GAME.legal(state)[0]
    [carried] = LAYOUT.motions(Event(c.LAID, A, laid.what, laid.where, laid.amount))
    assert isinstance(carried, Fly)
    assert carried.end in lies(state, A)
    assert carried.instead == f"seat/{A}"  # for others, who see no such places


@pytest.mark.parametrize("above", [False, True])
def test_the_sign_of_the_view_from_above_stays_off_all_edges(above: bool) -> None:
    shown = LAYOUT.from_above() if above else LAYOUT
    pieces = {p.key: p for p in shown.place(table(), A, Size(LEAST_WIDTH, LEAST_HEIGHT))}
    sign = pieces["flat"]
    assert not sign.lifts  # else it lies on the edge of the area once it is pointed at
    for part in sign.parts:
        if isinstance(part, Polygon):
            across = [x for x, _ in part.points]
            assert min(across) > sign.h * 0.3
            assert max(across) < sign.w / 2


def test_a_space_keeps_its_name_while_the_district_grows() -> None:
    state, words = table(), LAYOUT.words
    spaces = [int(each) for each in GAME.land.inner(state, A)]
    before = {each: words.space(state, each) for each in spaces}
    place = min(GAME.land.places(state, A))
    GAME.land.lay(state, A, 0, place, 0)
    assert len(GAME.land.inner(state, A)) > len(spaces)
    assert {each: words.space(state, each) for each in spaces} == before


@pytest.mark.parametrize("lays", [True, False])
def test_the_rim_names_all_columns_and_rows_of_texts(lays: bool) -> None:
    state, shown = table(), LAYOUT
    state.hand_tile, state.asked = 0, [Decision(c.ASK_LAY if lays else c.ASK_TAKE, A)]
    pieces = shown.place(state, A, Size(LEAST_WIDTH, LEAST_HEIGHT))
    rim = [piece for piece in pieces if piece.key.startswith("rim/0/")]
    names = {part.text for piece in rim for part in piece.parts if isinstance(part, Label)}
    placed = GAME.legal(state) if lays else []
    spaces = [shown.words.space(state, int(each)) for each in GAME.land.inner(state, A)]
    for text in [*spaces, *(shown.words.place(state, int(each.where)) for each in placed)]:
        for corner in text.split("–"):
            assert {corner[0], corner[1:]} <= names


def test_a_name_at_the_rim_says_what_it_is_for_and_takes_no_tooltip_from_a_space() -> None:
    state, shown = table({A: FIFTY_SEVEN}), LAYOUT
    assert shown.help(state, A, "rim/0/C").split("\n") == [
        "Column C",
        "A space is named after its column and its row, such as C1.",
    ]
    assert shown.help(state, A, "rim/0/6").startswith("Row 6\n")
    pieces = shown.place(state, A, Size(LEAST_WIDTH, LEAST_HEIGHT))
    rim = [piece for piece in pieces if piece.key.startswith("rim/0/")]
    assert len(rim) == 12
    for piece in pieces:
        if piece.key.startswith("space/0/"):
            x, y = (sum(axis) / len(axis) for axis in zip(*piece.shape, strict=True))
            assert not any(covers(name, piece.x + x, piece.y + y) for name in rim)


def test_the_names_at_the_rim_lie_on_no_space() -> None:
    spaces = {(1, 1), (2, 1), (3, 1), (4, 1), (3, 2), (4, 2), (3, 3), (4, 3)}
    there = {(row, column) for column, row in spaces}
    assert ends_of(spaces) == {1: 2, 2: 3, 3: 3, 4: 3}  # the first would lie behind (3, 3)
    assert ends_of(there) == {1: 4, 2: 4, 3: 4}


def test_a_district_is_drawn_as_large_as_its_places_let() -> None:
    state, shown = table(), LAYOUT
    places = [int(place) for place in GAME.land.places(state, A)]
    across = {1 + place % state.span * 2 for place in places}
    left, _, wide, _ = shown.districts.extent(state, A, grows=True)
    assert (left, left + wide - 2) == (min(across), max(across))
