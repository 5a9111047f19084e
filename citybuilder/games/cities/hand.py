"""What a player of Cities holds: a tile, features or pieces, until they are placed or given up."""

from mypy_extensions import i64

from citybuilder.core.game import NONE, Action
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.land import Land
from citybuilder.games.cities.state import CitiesState


def is_empty(state: CitiesState) -> bool:
    return state.hand_tile == NONE and sum(state.hand_features) + sum(state.hand_pieces) == 0


def placings(land: Land, state: CitiesState, seat: i64) -> list[Action]:
    """All that can be done with what is in hand; of several features or pieces any can be the
    next."""
    if state.hand_tile != NONE:
        return layings(land, state, seat)
    if sum(state.hand_features) > 0:
        return puttings(land, state, seat)
    return buildings_of(land, state, seat)


def layings(land: Land, state: CitiesState, seat: i64) -> list[Action]:
    tile = state.hand_tile
    found: list[Action] = []
    for place in land.places(state, seat):
        for turns in land.turns_of[tile]:
            found.append(c.lay(tile, place, turns))
    return found


def puttings(land: Land, state: CitiesState, seat: i64) -> list[Action]:
    """Every feature in hand on every space that it fits, or out of the game."""
    base = seat * state.size
    spaces = land.inner(state, seat)
    found: list[Action] = []
    gone: list[Action] = []
    for feature in range(len(land.lands)):
        if state.hand_features[feature] > 0:
            gone.append(c.leave(feature))
            for space in spaces:
                if land.can_put(state, base + space, feature):
                    found.append(c.put(feature, space))
    return found + gone


def buildings_of(land: Land, state: CitiesState, seat: i64) -> list[Action]:
    """Every piece in hand on every space that it fits, or out of the game."""
    base = seat * state.size
    spaces = land.inner(state, seat)
    found: list[Action] = []
    gone: list[Action] = []
    for colour in range(c.COLOUR_COUNT):
        if state.hand_pieces[colour] > 0:
            gone.append(c.leave(colour))
            for space in spaces:
                if land.can_build(state, base + space, colour):
                    found.append(c.build(colour, space))
    return found + gone


def place(land: Land, state: CitiesState, seat: i64, action: Action) -> None:
    kind, what, where = action.kind, action.what, action.where
    if kind == c.LAY:
        state.hand_tile = NONE
        land.lay(state, seat, what, where, action.amount)
        state.tell(c.LAID, seat, what, where, action.amount)
    elif kind == c.PUT:
        state.hand_features[what] = state.hand_features[what] - 1
        land.put(state, seat, what, where)
        state.tell(c.PUT_DOWN, seat, what, where)
    elif kind == c.BUILD:
        state.hand_pieces[what] = state.hand_pieces[what] - 1
        land.build(state, seat, what, where)
        state.tell(c.BUILT, seat, what, where, state.height[seat * state.size + where])
    elif sum(state.hand_features) > 0:
        lose_feature(state, seat, what)
    else:
        lose_piece(state, seat, what)


# What cannot be placed


def drop(land: Land, state: CitiesState, seat: i64) -> None:
    """Features and pieces that fit nowhere leave the game."""
    for feature in range(len(land.lands)):
        while state.hand_features[feature] > 0 and not fits_feature(land, state, seat, feature):
            lose_feature(state, seat, feature, 1)
    for colour in range(c.COLOUR_COUNT):
        while state.hand_pieces[colour] > 0 and not fits_piece(land, state, seat, colour):
            lose_piece(state, seat, colour, 1)


def fits_feature(land: Land, state: CitiesState, seat: i64, feature: i64) -> bool:
    base = seat * state.size
    return any(land.can_put(state, base + s, feature) for s in land.inner(state, seat))


def fits_piece(land: Land, state: CitiesState, seat: i64, colour: i64) -> bool:
    base = seat * state.size
    return any(land.can_build(state, base + s, colour) for s in land.inner(state, seat))


def lose_feature(state: CitiesState, seat: i64, feature: i64, forced: i64 = 0) -> None:
    state.hand_features[feature] = state.hand_features[feature] - 1
    state.gone_features[feature] = state.gone_features[feature] + 1
    state.tell(c.FEATURE_LOST, seat, feature, amount=forced)


def lose_piece(state: CitiesState, seat: i64, colour: i64, forced: i64 = 0) -> None:
    state.hand_pieces[colour] = state.hand_pieces[colour] - 1
    state.gone_pieces[colour] = state.gone_pieces[colour] + 1
    state.tell(c.PIECE_LOST, seat, colour, amount=forced)
