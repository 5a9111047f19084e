"""How the districts of Cities lie on the table while somebody has a tile in hand."""

from helpers.cities import GAME, A, table
from helpers.tables import game_of

from citybuilder.core.game import NONE, Decision, Event
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.state import CitiesState
from citybuilder.tables.cities.layout import CitiesTable
from citybuilder.tables.cities.texts import CitiesTexts
from citybuilder.tables.placement import LEAST_HEIGHT, LEAST_WIDTH, Fly, Rect, Size
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
