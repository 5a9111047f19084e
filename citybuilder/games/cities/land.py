"""The land of a district: how it grows tile by tile, and what may lie and stand on it."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.cards import Feature, Tile
from citybuilder.games.cities.state import CitiesState

FAR: Final[i64] = 64  # more tiles than lie across any field


class Land:
    """Knows tiles and features; what lies where is in the state."""

    def __init__(
        self, tiles: list[Tile] | None = None, features: list[Feature] | None = None
    ) -> None:
        turned = [[turned_tile(tile.spaces, turns) for turns in range(4)] for tile in tiles or []]
        self.turned = [spaces for each in turned for spaces in each]  # tile * 4 + turns
        self.turns_of = [different_turns(each) for each in turned]
        self.lands = [feature.land for feature in features or []]
        self.special: i64 = NONE
        self.monument: i64 = NONE
        for number, feature in enumerate(features or []):
            if feature.special:
                self.special = number
            elif feature.land == NONE:
                self.monument = number
        self.inners: dict[i64, list[i64]] = {}  # the spaces between two columns and two rows

    # Spaces and areas

    def inner(self, state: CitiesState, seat: i64) -> list[i64]:
        """The spaces of a district, row by row; gaps between its tiles included. Each such list is
        made once and never changed."""
        low_x, high_x = state.low_x[seat], state.high_x[seat]
        low_y, high_y = state.low_y[seat], state.high_y[seat]
        reach = (((low_x * FAR + high_x) * FAR + low_y) * FAR + high_y) * FAR + state.span
        found = self.inners.get(reach)
        if found is None:
            found = spaces_of(low_x, high_x, low_y, high_y, state.side)
            self.inners[reach] = found
        return found

    def survey(self, state: CitiesState, seat: i64) -> None:
        """After a tile was laid: what is beside what, and which spaces are one area."""
        base = seat * state.size
        first = seat * c.MOST_AREAS
        spaces = self.inner(state, seat)
        for space in spaces:
            state.area[base + space] = NONE
        areas: i64 = 0
        for space in spaces:
            land = state.land[base + space]
            if land == c.PARK or land == c.WATER:
                if state.area[base + space] == NONE:
                    state.area_land[first + areas] = land
                    self.flood(state, seat, space, areas)
                    areas += 1
            elif land != NONE:
                state.beside[base + space] = neighbourhood(state, base + space)
        state.areas[seat] = areas

    def flood(self, state: CitiesState, seat: i64, space: i64, number: i64) -> None:
        """All spaces of like land that are joined to this one become one area."""
        base = seat * state.size
        side = state.side
        land = state.land[base + space]
        size: i64 = 0
        features: i64 = 0
        kinds: i64 = 0
        state.area[base + space] = number
        edge: list[i64] = [space]
        while edge:
            at = base + edge.pop()
            size += 1
            feature = state.feature[at]
            if feature != NONE:
                features += 1
                kinds |= bit(feature)
            for step in (-1, 1, -side, side):
                near = at + step
                if state.land[near] == land and state.area[near] == NONE:
                    state.area[near] = number
                    edge.append(near - base)
        first = seat * c.MOST_AREAS + number
        state.area_size[first] = size
        state.area_features[first] = features
        state.area_kinds[first] = kinds

    def area(self, state: CitiesState, seat: i64, area: i64) -> list[i64]:
        """The spaces of an area."""
        base = seat * state.size
        return [space for space in self.inner(state, seat) if state.area[base + space] == area]

    def monuments(self, state: CitiesState, seat: i64) -> list[i64]:
        """Their spaces."""
        base = seat * state.size
        return [s for s in self.inner(state, seat) if state.feature[base + s] == self.monument]

    # Tiles

    def lay(self, state: CitiesState, seat: i64, tile: i64, place: i64, turns: i64) -> None:
        """The tile joins the district, turned clockwise by so many quarters."""
        span = state.span
        x, y = place % span, place // span
        state.tile_at[seat * span * span + place] = tile * 4 + turns
        first = state.low_x[seat] > state.high_x[seat]
        state.low_x[seat] = x if first else min(state.low_x[seat], x)
        state.high_x[seat] = x if first else max(state.high_x[seat], x)
        state.low_y[seat] = y if first else min(state.low_y[seat], y)
        state.high_y[seat] = y if first else max(state.high_y[seat], y)
        corner = self.corner(state, seat, place)
        spaces = self.turned[tile * 4 + turns]
        state.land[corner] = spaces[0]
        state.land[corner + 1] = spaces[1]
        state.land[corner + state.side + 1] = spaces[2]
        state.land[corner + state.side] = spaces[3]
        self.survey(state, seat)

    def corner(self, state: CitiesState, seat: i64, place: i64) -> i64:
        """The first space of a tile."""
        row, column = place // state.span, place % state.span
        return seat * state.size + (1 + 2 * row) * state.side + 1 + 2 * column

    def can_lay(self, state: CitiesState, seat: i64, place: i64) -> bool:
        """At the full edge of a tile, and never larger than a district may be."""
        span = state.span
        first = seat * span * span
        x, y = place % span, place // span
        tiles = state.tile_at
        if tiles[first + place] != NONE:
            return False
        joined = (
            (x > 0 and tiles[first + place - 1] != NONE)
            or (x < span - 1 and tiles[first + place + 1] != NONE)
            or (y > 0 and tiles[first + place - span] != NONE)
            or (y < span - 1 and tiles[first + place + span] != NONE)
        )
        if not joined:
            return False
        wide = 1 + max(state.high_x[seat], x) - min(state.low_x[seat], x)
        high = 1 + max(state.high_y[seat], y) - min(state.low_y[seat], y)
        return is_small_enough(state, wide, high)

    def places(self, state: CitiesState, seat: i64) -> list[i64]:
        """Where a tile can be laid."""
        span = state.span
        found: list[i64] = []
        for y in range(max(0, state.low_y[seat] - 1), min(span, state.high_y[seat] + 2)):
            for x in range(max(0, state.low_x[seat] - 1), min(span, state.high_x[seat] + 2)):
                if self.can_lay(state, seat, y * span + x):
                    found.append(y * span + x)
        return found

    # Features

    def can_put(self, state: CitiesState, at: i64, feature: i64) -> bool:
        """On a space of the same kind without a feature; grey ones on unbuilt building land."""
        if state.feature[at] != NONE:
            return False
        land = state.land[at]
        wanted = self.lands[feature]
        if wanted != NONE:
            return land == wanted
        return land != NONE and land < c.PARK and state.height[at] == 0

    def put(self, state: CitiesState, seat: i64, feature: i64, space: i64) -> None:
        at = seat * state.size + space
        state.feature[at] = feature
        if feature == self.special:
            state.land[at] = c.FREE
        elif self.lands[feature] != NONE:
            area = seat * c.MOST_AREAS + state.area[at]
            state.area_features[area] = state.area_features[area] + 1
            state.area_kinds[area] = state.area_kinds[area] | bit(feature)

    # Buildings

    def can_build(self, state: CitiesState, at: i64, colour: i64) -> bool:
        """On building land of the same colour, up to four high, never on a monument; on free land
        in any colour."""
        land = state.land[at]
        if land == c.FREE:
            return True
        if land != colour or state.height[at] >= c.HIGHEST:
            return False
        return state.feature[at] == NONE or state.feature[at] == self.special

    def build(self, state: CitiesState, seat: i64, colour: i64, space: i64) -> None:
        """The first piece gives free land its colour."""
        at = seat * state.size + space
        state.land[at] = colour
        state.height[at] = state.height[at] + 1


def bit(number: i64) -> i64:
    one: i64 = 1
    return one << number


def bits(mask: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while mask > 0:
        found += mask & 1
        mask >>= 1
    return found


def neighbourhood(state: CitiesState, at: i64) -> i64:
    """Whether parks and water are next to a space, and whether water is on opposite sides."""
    land = state.land
    left, right = land[at - 1], land[at + 1]
    above, below = land[at - state.side], land[at + state.side]
    found: i64 = 0
    if left == c.PARK or right == c.PARK or above == c.PARK or below == c.PARK:
        found |= c.AT_PARK
    if left == c.WATER or right == c.WATER or above == c.WATER or below == c.WATER:
        found |= c.AT_WATER
    across = left == c.WATER and right == c.WATER
    if across or (above == c.WATER and below == c.WATER):
        found |= c.BRIDGE
    return found


def is_small_enough(state: CitiesState, wide: i64, high: i64) -> bool:
    """Whether a district may be so many tiles across, whichever way it lies."""
    return min(wide, high) <= state.short and max(wide, high) <= state.long


def spaces_of(low_x: i64, high_x: i64, low_y: i64, high_y: i64, side: i64) -> list[i64]:
    """The spaces of these columns and rows of tiles, row by row."""
    found: list[i64] = []
    for y in range(1 + 2 * low_y, 3 + 2 * high_y):
        for x in range(1 + 2 * low_x, 3 + 2 * high_x):
            found.append(y * side + x)
    return found


def turned_tile(spaces: tuple[i64, ...], turns: i64) -> list[i64]:
    """The spaces of a tile after so many quarter turns clockwise."""
    return [spaces[(corner + 4 - turns) % 4] for corner in range(len(spaces))]


def different_turns(turned: list[list[i64]]) -> list[i64]:
    """The quarter turns after which a tile looks another way."""
    return [turns for turns in range(len(turned)) if turned[turns] not in turned[:turns]]
