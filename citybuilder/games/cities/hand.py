"""What a player of Cities holds: a tile, features or pieces, until they are placed or given up."""

from mypy_extensions import i64

from citybuilder.core.game import NONE, Action
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.land import Land
from citybuilder.games.cities.state import CitiesState


def is_empty(state: CitiesState) -> bool:
    return state.hand_tile == NONE and sum(state.hand_features) + sum(state.hand_pieces) == 0


def placings(land: Land, state: CitiesState, seat: i64) -> list[Action]:
    """All that can be done with what is in hand."""
    if state.hand_tile != NONE:
        return layings(land, state, seat)
    return spreadings(land, state, seat, sum(state.hand_features) > 0)


def layings(land: Land, state: CitiesState, seat: i64) -> list[Action]:
    tile = state.hand_tile
    found: list[Action] = []
    for place in land.places(state, seat):
        for turns in land.turns_of[tile]:
            found.append(c.lay(tile, place, turns))
    return found


def spreadings(land: Land, state: CitiesState, seat: i64, put: bool) -> list[Action]:
    """Every feature or piece in hand on every space that it fits, or out of the game; of several
    any can be the next."""
    base = seat * state.size
    spaces = land.inner(state, seat)
    hand = state.hand_features if put else state.hand_pieces
    found: list[Action] = []
    gone: list[Action] = []
    for what in range(len(hand)):
        if hand[what] > 0:
            gone.append(c.leave(what))
            if put:
                found += [c.put(what, s) for s in spaces if land.can_put(state, base + s, what)]
            else:
                found += [c.build(what, s) for s in spaces if land.can_build(state, base + s, what)]
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
    else:
        lose(state, seat, what, sum(state.hand_features) > 0)


# What cannot be placed


def drop(land: Land, state: CitiesState, seat: i64) -> None:
    """Features and pieces that fit nowhere leave the game."""
    for put in (True, False):
        for what, count in enumerate(state.hand_features if put else state.hand_pieces):
            if count > 0 and not has_place(land, state, seat, what, put):
                for _ in range(count):
                    lose(state, seat, what, put, 1)


def has_place(land: Land, state: CitiesState, seat: i64, what: i64, put: bool) -> bool:
    base = seat * state.size
    spaces = land.inner(state, seat)
    if put:
        return any(land.can_put(state, base + space, what) for space in spaces)
    return any(land.can_build(state, base + space, what) for space in spaces)


def lose(state: CitiesState, seat: i64, what: i64, put: bool, forced: i64 = 0) -> None:
    hand = state.hand_features if put else state.hand_pieces
    gone = state.gone_features if put else state.gone_pieces
    hand[what] = hand[what] - 1
    gone[what] = gone[what] + 1
    state.tell(c.FEATURE_LOST if put else c.PIECE_LOST, seat, what, amount=forced)
