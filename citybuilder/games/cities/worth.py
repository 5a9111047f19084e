"""What a district of Cities will be worth at the end, in points: those that are there, and those
that what is there may still become."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities import scoring
from citybuilder.games.cities.box import Box
from citybuilder.games.cities.counting import Prospect
from citybuilder.games.cities.land import Land, bits
from citybuilder.games.cities.state import CitiesState

SET_HOPE: Final = 0.55  # of the points that free spaces of an area may bring
FEATURE_HARD: Final = 3.0
GOAL_HOPE: Final = 0.55
BUILDING: Final = 0.35  # that a building is worth to cards that may come
STOREY: Final = 0.15
A_CARD: Final = 4.0  # points that a pick from each row usually brings
A_TILE: Final = 1.5
SOME_FEATURES: Final = 2.5
SOME_PIECES: Final = 2.0


def worth(box: Box, state: CitiesState, seat: i64) -> float:
    ahead = prospect(box, state, seat)
    found = float(scoring.plan_points(box, state, seat))
    found += goals_worth(box, state, seat, ahead)
    found += areas_worth(box, state, seat, ahead.features)
    found += lots_worth(box, state, seat, ahead)
    for card in ahead.held:
        found += card_worth(box, state, seat, card, ahead)
    found += A_CARD * ahead.cards + A_TILE * ahead.tiles
    return found + SOME_FEATURES * ahead.features + SOME_PIECES * ahead.pieces


def prospect(box: Box, state: CitiesState, seat: i64) -> Prospect:
    found = glimpse(box, state, seat)
    found.lots = lots_of(box.land, state, seat)
    return found


def glimpse(box: Box, state: CitiesState, seat: i64) -> Prospect:
    """Without a look at the lots."""
    found = Prospect()
    found.held = box.held(state, seat)
    found.cards = still(state, seat, c.CARDS)
    found.tiles = still(state, seat, c.TILES)
    found.features = still(state, seat, c.FEATURES)
    found.pieces = still(state, seat, c.PIECES)
    return found


def still(state: CitiesState, seat: i64, row: i64) -> float:
    """How often a seat will yet take something from a row."""
    later = state.rounds - state.round
    return float((later + 1) * state.workers_each - state.used(seat, row))


def lots_of(land: Land, state: CitiesState, seat: i64) -> list[i64]:
    """Where something is or can be built, as places of the whole table."""
    base = seat * state.size
    found: list[i64] = []
    for space in land.inner(state, seat):
        at = base + space
        ground = state.land[at]
        is_lot = ground != NONE and ground != c.PARK and ground != c.WATER
        if is_lot and state.feature[at] != land.monument:
            found.append(at)
    return found


def card_worth(box: Box, state: CitiesState, seat: i64, card: i64, ahead: Prospect) -> float:
    printed = box.cards[card]
    return printed.counts.worth(box.land, state, seat, ahead, float(printed.points))


def goals_worth(box: Box, state: CitiesState, seat: i64, ahead: Prospect) -> float:
    """Goals that are reached as soon as the turn ends, and those that come nearer."""
    found = 0.0
    picks = ahead.tiles + ahead.pieces
    goals = box.goals(state)
    for goal in range(c.GOALS):
        rank = scoring.open_rank(state, seat, goal)
        if rank == NONE:
            continue
        printed = goals[goal]
        there = printed.counts.count(box.land, state, seat)
        value = float(printed.values[rank])
        if there >= printed.need:
            found += value
        else:
            part = float(there) / float(printed.need)
            found += GOAL_HOPE * value * part * part * picks / (picks + 4.0)
    return found


def areas_worth(box: Box, state: CitiesState, seat: i64, features: float) -> float:
    """Sets of features, and those that free spaces have room for."""
    first = seat * c.MOST_AREAS
    found = 0.0
    chance = features / (features + FEATURE_HARD)
    for area in range(first, first + state.areas[seat]):
        kinds = bits(state.area_kinds[area])
        found += float(box.sets[kinds])
        free = state.area_size[area] - state.area_features[area]
        hope = SET_HOPE
        while kinds < 4 and free > 0:
            kinds += 1
            free -= 1
            hope *= chance
            found += hope * float(kinds)
    return found


def lots_worth(box: Box, state: CitiesState, seat: i64, ahead: Prospect) -> float:
    """Monuments, and buildings for the sake of cards to come."""
    found = 0.0
    share = min(1.0, ahead.cards / 3.0)
    for at in ahead.lots:
        height = state.height[at]
        if height > 0:
            found += share * (BUILDING + STOREY * float(height - 1))
    return found + float(box.setup.monument * len(box.land.monuments(state, seat)))
