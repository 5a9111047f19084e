"""What a sensible player of Cities sees at a glance: how many points each answer promises."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE, UNKNOWN, Action
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.areas import JOIN
from citybuilder.games.cities.box import Box
from citybuilder.games.cities.buildings import NEAR
from citybuilder.games.cities.counting import Prospect
from citybuilder.games.cities.land import bit, bits
from citybuilder.games.cities.state import CitiesState
from citybuilder.games.cities.worth import (
    A_CARD,
    BUILDING,
    SOME_FEATURES,
    SOME_PIECES,
    STOREY,
    card_worth,
    prospect,
)

GREEN_SPACE: Final = 0.5  # points that any space of park or water may bring

# Taking


def picks(box: Box, state: CitiesState, seat: i64, actions: list[Action]) -> list[float]:
    """What each slot is worth more than what its row usually brings."""
    ahead = prospect(box, state, seat)
    spaces = space_worths(box, ahead)
    colours = [colour_worth(box, state, colour, ahead) for colour in range(c.COLOUR_COUNT)]
    found = []
    for action in actions:
        row, slot = action.where // c.SLOTS, action.where % c.SLOTS
        if row == c.CARDS:
            card = state.row_cards[slot]
            worth = A_CARD if card == UNKNOWN else card_worth(box, state, seat, card, ahead)
            found.append(worth - A_CARD)
        elif row == c.TILES:
            found.append(tile_worth(box, state.row_tiles[slot], spaces))
        elif row == c.FEATURES:
            found.append(features_worth(box, state, seat, slot) - SOME_FEATURES)
        else:
            found.append(pieces_worth(box, state, slot, colours) - SOME_PIECES)
    return found


def space_worths(box: Box, ahead: Prospect) -> list[float]:
    """What a further space of each land may bring."""
    found = [0.0, 0.0, 0.0, 0.0, GREEN_SPACE, GREEN_SPACE]
    for card in ahead.held:
        printed = box.cards[card]
        printed.counts.by_land(float(printed.points), found)
    return found


def tile_worth(box: Box, tile: i64, spaces: list[float]) -> float:
    """More or less than four average spaces."""
    if tile == UNKNOWN:
        return 0.0
    usual = (spaces[0] + spaces[1] + spaces[2] + spaces[3]) / 2.0
    found = -usual - spaces[c.PARK] - spaces[c.WATER]
    for land in box.land.turned[4 * tile]:
        found += spaces[land]
    return found


def features_worth(box: Box, state: CitiesState, seat: i64, slot: i64) -> float:
    found = 0.0
    for place in box.feature_places[slot]:
        feature = state.row_features[place]
        if feature == UNKNOWN:
            found += 1.5
        elif box.land.lands[feature] != NONE:
            found += set_gain(box, state, seat, feature)
        else:
            found += float(box.setup.monument) if feature == box.land.monument else 0.8
    return found


def set_gain(box: Box, state: CitiesState, seat: i64, feature: i64) -> float:
    """The most that a feature adds to a set."""
    first = seat * c.MOST_AREAS
    best = 0.0
    for area in range(first, first + state.areas[seat]):
        if state.area_land[area] == box.land.lands[feature]:
            best = max(best, area_gain(state, area, feature))
    return best


def area_gain(state: CitiesState, area: i64, feature: i64) -> float:
    if state.area_features[area] >= state.area_size[area]:
        return 0.0
    kinds = state.area_kinds[area]
    if kinds & bit(feature):
        return 0.2
    return float(1 + bits(kinds)) + 0.1 * float(state.area_size[area])


def pieces_worth(box: Box, state: CitiesState, slot: i64, colours: list[float]) -> float:
    """What the pieces of a slot bring if each goes to its best lot."""
    if not box.piece_places[slot]:
        return float(box.setup.drawn) * sum(colours) / 4.0
    best = colours[:]
    found = 0.0
    for place in box.piece_places[slot]:
        colour = state.row_pieces[place]
        found += best[colour]
        best[colour] = best[colour] * 0.6
    return found


def colour_worth(box: Box, state: CitiesState, colour: i64, ahead: Prospect) -> float:
    best = 0.0
    for at in ahead.lots:
        if box.land.can_build(state, at, colour):
            best = max(best, lot_gain(box, state, at, ahead))
    return best


def lot_gain(box: Box, state: CitiesState, at: i64, ahead: Prospect) -> float:
    """What one more piece on a lot brings."""
    found = BUILDING if state.height[at] == 0 else STOREY
    for card in ahead.held:
        printed = box.cards[card]
        found += float(printed.points) * printed.counts.gain(state, at, ahead.pieces)
    return found


# Placing


def laying_worth(box: Box, state: CitiesState, seat: i64, action: Action) -> float:
    """Areas that are joined, and lots at parks and water."""
    side = state.side
    corner = box.land.corner(state, seat, action.where)
    lands = box.land.turned[action.what * 4 + action.amount]
    found = edge_worth(state, corner, -1, -side, lands[0])
    found += edge_worth(state, corner + 1, 1, -side, lands[1])
    found += edge_worth(state, corner + side + 1, 1, side, lands[2])
    return found + edge_worth(state, corner + side, -1, side, lands[3])


def edge_worth(state: CitiesState, at: i64, dx: i64, dy: i64, land: i64) -> float:
    """What a space of that land has from its two neighbours outside of its tile."""
    found = 0.0
    for near in (at + dx, at + dy):
        other = state.land[near]
        if other == NONE:
            continue
        if land >= c.PARK:
            found += JOIN if other == land else 0.15
        elif other == c.PARK or other == c.WATER:
            found += NEAR
    return found


def putting_worth(
    box: Box, state: CitiesState, seat: i64, action: Action, ahead: Prospect
) -> float:
    if action.kind == c.LEAVE:
        return 0.0
    feature = action.what
    at = seat * state.size + action.where
    if box.land.lands[feature] != NONE:
        return area_gain(state, seat * c.MOST_AREAS + state.area[at], feature)
    brings = float(box.setup.monument) if feature == box.land.monument else 0.5
    return brings - space_worths(box, ahead)[state.land[at]]


def building_worth(
    box: Box, state: CitiesState, seat: i64, action: Action, ahead: Prospect
) -> float:
    if action.kind == c.LEAVE:
        return 0.0
    return lot_gain(box, state, seat * state.size + action.where, ahead)
