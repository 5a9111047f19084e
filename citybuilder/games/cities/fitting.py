"""What a table of Cities that comes from outside must be like to be one."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE, UNKNOWN
from citybuilder.games.cities import cards as c
from citybuilder.games.cities import hand
from citybuilder.games.cities.box import Box
from citybuilder.games.cities.land import is_small_enough
from citybuilder.games.cities.state import CitiesState

MOST_COPIES: Final = 1000  # of a feature or colour; the inventory says how many there are


def bounds(box: Box, start: CitiesState) -> dict[str, tuple[int, int]]:
    none, unknown = int(NONE), int(UNKNOWN)
    tiles, features, seats = len(box.tiles), len(box.features), int(start.seats)
    mark, copies, row = (0, 1), (0, MOST_COPIES), (0, int(start.span) - 1)
    areas = (0, int(c.MOST_AREAS))
    seat = (none, seats - 1)
    return {
        "city": (0, len(box.cities) - 1),
        "round": (0, int(start.rounds)),
        "cards": mark,
        "tiles": mark,
        "features": copies,
        "pieces": copies,
        "row_cards": (unknown, len(box.cards) - 1),
        "row_tiles": (unknown, tiles - 1),
        "row_features": (unknown, features - 1),
        "row_pieces": (none, int(c.COLOUR_COUNT) - 1),
        "workers": seat,
        "star": (0, seats - 1),
        "holder": seat,
        "starts": mark,
        "rings": seat,
        "hand_tile": (none, tiles - 1),
        "hand_features": copies,
        "hand_pieces": copies,
        "held": (0, len(box.cards)),
        "land": (none, int(c.FREE)),
        "feature": (none, features - 1),
        "height": (0, int(c.HIGHEST)),
        "tile_at": (none, 4 * tiles - 1),
        "low_x": row,
        "high_x": row,
        "low_y": row,
        "high_y": row,
        "beside": (0, int(c.AT_PARK | c.AT_WATER | c.BRIDGE)),
        "area": (none, int(c.MOST_AREAS) - 1),
        "areas": areas,
        "area_land": (none, int(c.WATER)),
        "area_size": areas,
        "area_features": areas,
        "area_kinds": (0, (1 << features) - 1),
        "gone_cards": mark,
        "gone_tiles": mark,
        "gone_features": copies,
        "gone_pieces": copies,
    }


def inventory(box: Box, state: CitiesState) -> dict[str, int]:
    """Every card, tile, feature and piece, wherever it is."""
    laid: list[i64] = [0] * len(box.tiles)
    for each in state.tile_at:
        if each != NONE:
            laid[each // 4] = laid[each // 4] + 1
    built: list[i64] = [0] * c.COLOUR_COUNT
    for at, height in enumerate(state.height):
        if height > 0:
            built[state.land[at]] = built[state.land[at]] + height
    found: dict[str, int] = {}
    for card, printed in enumerate(box.cards):
        there = state.cards[card] + state.gone_cards[card] + state.row_cards.count(card)
        found[printed.key] = there + sum(1 for nth in state.held[card :: box.kinds] if nth > 0)
    for tile, shown in enumerate(box.tiles):
        there = state.tiles[tile] + state.gone_tiles[tile] + state.starts[tile]
        there += state.row_tiles.count(tile) + (1 if state.hand_tile == tile else 0)
        found[shown.key] = there + laid[tile]
    for feature, kind in enumerate(box.features):
        there = state.features[feature] + state.gone_features[feature]
        there += state.hand_features[feature] + state.row_features.count(feature)
        found[kind.key] = there + state.feature.count(feature)
    for colour, key in enumerate(c.COLOURS):
        there = state.pieces[colour] + state.gone_pieces[colour] + state.hand_pieces[colour]
        found[key] = there + state.row_pieces.count(colour) + built[colour]
    return found


# Districts


def districts_fit(box: Box, state: CitiesState, empty: CitiesState) -> bool:
    """What follows from tiles and features does so; `empty` has the same fields without any."""
    empty.feature = state.feature[:]
    for at, laid in enumerate(state.tile_at):
        if laid != NONE:
            places = state.span * state.span
            box.land.lay(empty, at // places, laid // 4, at % places, laid % 4)
    return (
        [empty.low_x, empty.high_x, empty.low_y, empty.high_y]
        == [state.low_x, state.high_x, state.low_y, state.high_y]
        and empty.beside == state.beside
        and empty.area == state.area
        and empty.areas == state.areas
        and all(areas_fit(state, empty, seat) for seat in range(state.seats))
        and all(space_fits(box, state, at, empty.land[at]) for at in range(len(state.land)))
        and all(size_fits(state, seat) for seat in range(state.seats))
        and all(tiles_fit(box, state, seat) for seat in range(state.seats))
    )


def areas_fit(state: CitiesState, other: CitiesState, seat: i64) -> bool:
    """Behind the last area there may still stand what were areas before they grew together."""
    first = seat * c.MOST_AREAS
    last = first + state.areas[seat]
    return (
        state.area_land[first:last] == other.area_land[first:last]
        and state.area_size[first:last] == other.area_size[first:last]
        and state.area_features[first:last] == other.area_features[first:last]
        and state.area_kinds[first:last] == other.area_kinds[first:last]
    )


def space_fits(box: Box, state: CitiesState, at: i64, printed: i64) -> bool:
    """Features lie on their land, pieces on theirs; a special tile has made its space free."""
    land, feature, height = state.land[at], state.feature[at], state.height[at]
    building_land = NONE < printed < c.PARK
    if feature == NONE:
        return land == printed and (height == 0 or building_land)
    if feature == box.land.special:
        return building_land and ((land == c.FREE) == (height == 0)) and is_colour(land)
    fits = building_land if box.land.lands[feature] == NONE else box.land.lands[feature] == printed
    return fits and land == printed and height == 0


def is_colour(land: i64) -> bool:
    return 0 <= land < c.PARK or land == c.FREE


def size_fits(state: CitiesState, seat: i64) -> bool:
    wide = 1 + state.high_x[seat] - state.low_x[seat]
    high = 1 + state.high_y[seat] - state.low_y[seat]
    return is_small_enough(state, wide, high)


def tiles_fit(box: Box, state: CitiesState, seat: i64) -> bool:
    """A start tile in the middle, and one more for each worker in the row of tiles; all of them
    beside another one."""
    places = state.span * state.span
    laid = state.tile_at[seat * places : (seat + 1) * places]
    middle = laid[places // 2]
    waiting = [asked.seat for asked in state.asked if asked.kind == c.ASK_START]
    if seat in waiting:
        return laid.count(NONE) == places
    if middle == NONE or not box.tiles[middle // 4].start:
        return False
    taken = max(0, state.round - 1) * state.workers_each + state.used(seat, c.TILES)
    in_hand = state.hand_tile != NONE and state.asked[-1].seat == seat
    others = [tile for tile in laid if tile != NONE and not box.tiles[tile // 4].start]
    return (
        len(others) == taken - int(in_hand)
        and len(laid) - laid.count(NONE) == len(others) + 1
        and all([is_joined(state, laid, at) for at in range(places)] if others else [True])
    )


def is_joined(state: CitiesState, laid: list[i64], at: i64) -> bool:
    span = state.span
    x = at % span
    if laid[at] == NONE:
        return True
    return (
        (x > 0 and laid[at - 1] != NONE)
        or (x < span - 1 and laid[at + 1] != NONE)
        or (at >= span and laid[at - span] != NONE)
        or (at < len(laid) - span and laid[at + span] != NONE)
    )


# The board


def board_fits(box: Box, state: CitiesState) -> bool:
    """Something lies where nobody stands, and there is enough in the bags for what will come."""
    if state.round == 0 or state.over:
        return all(
            row.count(NONE) == len(row)
            for row in (state.row_cards, state.row_tiles, state.row_features, state.row_pieces)
        )
    single = [[slot] for slot in range(c.SLOTS)]
    drawn = len(state.row_pieces) + box.setup.drawn
    tiles = [tile for tile in box.tiles if not tile.start]
    features: i64 = sum([feature.copies for feature in box.features])
    pieces = c.COLOUR_COUNT * box.setup.pieces
    return (
        row_fits(state, c.CARDS, state.row_cards, single)
        and row_fits(state, c.TILES, state.row_tiles, single)
        and row_fits(state, c.FEATURES, state.row_features, box.feature_places)
        and row_fits(state, c.PIECES, state.row_pieces, box.piece_places)
        and sum(state.cards) >= len(box.cards) - c.SLOTS * state.round
        and sum(state.tiles) >= len(tiles) - c.SLOTS * state.round
        and sum(state.features) >= features - len(state.row_features) * state.round
        and sum(state.pieces) >= pieces - drawn * state.round
    )


def row_fits(state: CitiesState, row: i64, lying: list[i64], places: list[list[i64]]) -> bool:
    """Only the last place of a row is hidden."""
    for slot in range(c.SLOTS):
        taken = state.workers[row * c.SLOTS + slot] != NONE
        for place in places[slot]:
            if (lying[place] == NONE) != taken:
                return False
    return UNKNOWN not in lying[:-1] and (row == c.PIECES or lying[-1] in (NONE, UNKNOWN))


def rings_fit(state: CitiesState) -> bool:
    """Nobody reaches a goal twice."""
    for goal in range(0, c.GOALS * c.RANKS, c.RANKS):
        seats = [seat for seat in state.rings[goal : goal + c.RANKS] if seat != NONE]
        if len(set(seats)) != len(seats):
            return False
    return True


# Whose turn it is


def workers_fit(state: CitiesState) -> bool:
    """They are set one by one, from whoever has the star."""
    seats, placed = state.seats, len(state.workers) - state.workers.count(NONE)
    for step in range(seats):
        seat = (state.star + step) % seats
        if state.workers.count(seat) != (placed + seats - 1 - step) // seats:
            return False
        for row in range(c.ROWS):
            if state.used(seat, row) > state.workers_each:
                return False
    return state.holder in (NONE, state.star)


def questions_fit(box: Box, state: CitiesState) -> bool:
    """Start tiles are chosen one after the other; then one seat is asked at a time."""
    if state.over:
        return state.round == state.rounds and hand.is_empty(state)
    placed = len(state.workers) - state.workers.count(NONE)
    kinds = [asked.kind for asked in state.asked]
    asked = state.asked[-1]
    if asked.kind == c.ASK_START:
        seats = [(state.star + step) % state.seats for step in range(len(kinds))]
        return (
            state.round + placed == 0
            and kinds == [c.ASK_START] * len(kinds)
            and [each.seat for each in state.asked] == seats
            and len(seats) <= state.seats
            and sum(state.starts) >= len(seats)
            and hand.is_empty(state)
        )
    if len(kinds) != 1 or state.round == 0 or sum(state.starts) > 0:
        return False
    if asked.kind == c.ASK_TAKE:
        turn = (state.star + placed) % state.seats
        most = c.ROWS * state.workers_each * state.seats
        return asked.seat == turn and placed < most and hand.is_empty(state)
    turn = (state.star + placed - 1) % state.seats
    return asked.seat == turn and hand_fits(box, state, asked.kind, asked.what)


def hand_fits(box: Box, state: CitiesState, kind: i64, what: i64) -> bool:
    """What one slot gives, and the question that places it."""
    features, pieces = sum(state.hand_features), sum(state.hand_pieces)
    if kind == c.ASK_LAY:
        return state.hand_tile == what != NONE and features + pieces == 0
    if state.hand_tile != NONE or what != NONE:
        return False
    if kind == c.ASK_PUT:
        return 0 < features <= max(box.setup.feature_slots) and pieces == 0
    most = max(box.setup.drawn, *box.setup.piece_slots)
    return kind == c.ASK_BUILD and 0 < pieces <= most and features == 0
