"""The pieces of a table of Urbanization by their keys, for tests of what they say."""

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState

ONCE = ["map", "bank", "rounds", "industry", "deck", "market", "mayor", "works"]
BY_NUMBER = {
    "supply": range(1, 5),
    "slot": range(c.SLOTS),
    "orders": range(c.COLOUR_COUNT),
    "grain": range(c.SPACES),
    "action": range(c.ACTION_COUNT),
    "character": range(c.MAYOR + 1),
}
BY_SEAT = ("seat", "points", "money", "markers", "hired")
ROWS = 5


def shared_keys(state: UrbanizationState) -> list[str]:
    keys = [*ONCE, *(f"{kind}/{n}" for kind, numbers in BY_NUMBER.items() for n in numbers)]
    keys += [f"region/{region}" for region in range(len(state.owner))]
    if state.inventing:
        keys += ["track", *(f"space/{space}" for space in range(c.TRACK))]
        keys += [f"invention/{invention}" for invention in range(len(state.inventor))]
    return keys


def seat_keys(state: UrbanizationState, seat: int) -> list[str]:
    first = seat * c.STACKS
    keys = [f"{kind}/{seat}" for kind in BY_SEAT]
    keys += [f"row/{seat}/{row}" for row in range(ROWS)]
    keys += [f"stack/{seat}/{n}" for n in range(c.STACKS) if state.top[first + n] != NONE]
    return keys + [f"idea/{seat}/{n}" for n, owner in enumerate(state.inventor) if owner == seat]


def keys_of(state: UrbanizationState) -> list[str]:
    """Of everything that can lie there."""
    found = shared_keys(state)
    for seat in range(state.seats):
        found += seat_keys(state, seat)
    return found
