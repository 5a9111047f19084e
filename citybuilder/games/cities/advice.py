"""How a sensible player decides at the table of Cities."""

from math import exp
from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE, UNKNOWN, Action, Decision
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.counting import bits
from citybuilder.games.cities.outlook import Prophet
from citybuilder.games.cities.state import CitiesState
from citybuilder.games.cities.worth import A_CARD, BUILDING, SOME_FEATURES, SOME_PIECES, STOREY

ROUGH: Final = 3.0  # points by which an estimate may be wrong, at the end
ROUGHER: Final = 0.35  # and for each pick before it
CALM: Final = 1.0  # points that make a pick clearly better than another
SURE: Final = 0.25  # and a placing
LEAST: Final = 0.003  # weight of what a sensible player would not do
JOIN: Final = 0.6  # points for a space that enlarges an area
NEAR: Final = 0.35  # of a card's points for a lot at the land that it asks for
LOT: Final = 0.4  # of a card's points for a lot of its colour
GREEN_SPACE: Final = 0.5  # points that any space of park or water may bring


class Adviser(Prophet):
    """Compares what comes of each answer."""

    # How a seat stands

    def advise(self, state: CitiesState, seat: i64) -> float:
        after = self.settled(state, seat)
        picks: i64 = 0
        for row in range(c.ROWS):
            picks += self.still(after, seat, row)
        return exp(self.worth(after, seat) / (ROUGH + ROUGHER * float(picks)))

    def traits(self, state: CitiesState, seat: i64) -> list[float]:
        return self.outlook(self.settled(state, seat), seat)

    def settled(self, state: CitiesState, seat: i64) -> CitiesState:
        """The table when the seat has placed what it holds, as well as it can."""
        if state.over or state.asked[-1].seat != seat or not self.is_minor(state.asked[-1]):
            return state
        after = state.copy()
        while self.holds(after):
            self.place(after, seat, self.advised(after, self.placings(after, seat)))
            self.drop(after, seat)
        return after

    def holds(self, state: CitiesState) -> bool:
        return state.hand_tile != NONE or sum(state.hand_features) > 0 or sum(state.hand_pieces) > 0

    def is_minor(self, asked: Decision) -> bool:
        return asked.kind == c.ASK_LAY or asked.kind == c.ASK_PUT or asked.kind == c.ASK_BUILD

    def advised(self, state: CitiesState, actions: list[Action]) -> Action:
        """The placing after which the district is worth most."""
        seat = state.asked[-1].seat
        best = actions[0]
        highest = -1e9
        table = state if state.hand_tile == NONE else state.copy()
        for action in actions:
            value = self.worth_with(table, seat, action)
            if value > highest:
                highest = value
                best = action
        return best

    def worth_with(self, state: CitiesState, seat: i64, action: Action) -> float:
        """Tried on this table, which is the same afterwards, but for the survey after a tile."""
        kind = action.kind
        if kind == c.LEAVE:
            return self.worth(state, seat)
        if kind == c.LAY:
            return self.worth_with_tile(state, seat, action)
        at = seat * state.size + action.where
        land = state.land[at]
        if kind == c.BUILD:
            self.build(state, seat, action.what, action.where)
            value = self.worth(state, seat)
            state.height[at] = state.height[at] - 1
        else:
            value = self.worth_with_feature(state, seat, action.what, action.where)
        state.land[at] = land
        return value

    def worth_with_tile(self, state: CitiesState, seat: i64, action: Action) -> float:
        low_x, high_x = state.low_x[seat], state.high_x[seat]
        low_y, high_y = state.low_y[seat], state.high_y[seat]
        self.lay(state, seat, action.what, action.where, action.amount)
        value = self.worth(state, seat)
        self.take_up(state, seat, action.where)
        state.low_x[seat], state.high_x[seat] = low_x, high_x
        state.low_y[seat], state.high_y[seat] = low_y, high_y
        return value

    def worth_with_feature(self, state: CitiesState, seat: i64, feature: i64, space: i64) -> float:
        at = seat * state.size + space
        area = seat * c.MOST_AREAS + max(0, state.area[at])
        features, kinds = state.area_features[area], state.area_kinds[area]
        self.put(state, seat, feature, space)
        value = self.worth(state, seat)
        state.feature[at] = NONE
        state.area_features[area] = features
        state.area_kinds[area] = kinds
        return value

    # How a sensible player picks, at a glance

    def prefer(self, state: CitiesState, actions: list[Action]) -> list[float]:
        asked = state.asked[-1]
        seat = asked.seat
        calm = SURE
        if asked.kind == c.ASK_TAKE:
            worths = self.picks(state, seat, actions)
            calm = CALM
        elif asked.kind == c.ASK_LAY:
            worths = [self.laying_worth(state, seat, action) for action in actions]
        elif asked.kind == c.ASK_PUT:
            worths = [self.putting_worth(state, seat, action) for action in actions]
        elif asked.kind == c.ASK_BUILD:
            pieces = float(self.still(state, seat, c.PIECES))
            worths = [self.building_worth(state, seat, action, pieces) for action in actions]
        else:
            return [1.0] * len(actions)
        best = max(worths)
        return [max(LEAST, exp((worth - best) / calm)) for worth in worths]

    def picks(self, state: CitiesState, seat: i64, actions: list[Action]) -> list[float]:
        """What a slot is worth more than what its row usually brings."""
        tiles = float(self.still(state, seat, c.TILES))
        features = float(self.still(state, seat, c.FEATURES))
        pieces = float(self.still(state, seat, c.PIECES))
        lots = self.lots(state, seat)
        spaces = self.space_worths(state, seat)
        found = []
        for action in actions:
            row, slot = action.where // c.SLOTS, action.where % c.SLOTS
            if row == c.CARDS:
                card = state.row_cards[slot]
                if card == UNKNOWN:
                    worth = A_CARD
                else:
                    worth = self.card_worth(state, seat, card, lots, tiles, features, pieces)
                found.append(worth - A_CARD)
            elif row == c.TILES:
                found.append(self.tile_worth(state.row_tiles[slot], spaces))
            elif row == c.FEATURES:
                found.append(self.features_worth(state, seat, slot) - SOME_FEATURES)
            else:
                found.append(self.pieces_worth(state, seat, slot, lots, pieces) - SOME_PIECES)
        return found

    def space_worths(self, state: CitiesState, seat: i64) -> list[float]:
        """What a further space of each land may bring."""
        found = [0.0, 0.0, 0.0, 0.0, GREEN_SPACE, GREEN_SPACE]
        first = seat * self.kinds
        for card in range(self.kinds):
            if state.held[first + card] == 0:
                continue
            pattern = self.counts[card]
            points = float(self.points[card])
            if pattern.kind == c.BUILDINGS:
                for colour in range(c.COLOUR_COUNT):
                    if pattern.colour == NONE or pattern.colour == colour:
                        found[colour] = found[colour] + LOT * points / float(pattern.per)
                if pattern.beside & c.AT_PARK:
                    found[c.PARK] = found[c.PARK] + NEAR * points
                if pattern.beside & c.AT_WATER:
                    found[c.WATER] = found[c.WATER] + NEAR * points
            elif pattern.land != NONE:
                found[pattern.land] = found[pattern.land] + JOIN * points
        return found

    def tile_worth(self, tile: i64, spaces: list[float]) -> float:
        """More or less than four average spaces."""
        if tile == UNKNOWN:
            return 0.0
        usual = (spaces[0] + spaces[1] + spaces[2] + spaces[3]) / 2.0
        found = -usual - spaces[c.PARK] - spaces[c.WATER]
        for land in self.printed[tile]:
            found += spaces[land]
        return found

    def features_worth(self, state: CitiesState, seat: i64, slot: i64) -> float:
        found = 0.0
        for place in self.feature_places[slot]:
            feature = state.row_features[place]
            if feature == UNKNOWN:
                found += 1.5
            elif self.lands[feature] != NONE:
                found += self.set_gain(state, seat, feature)
            else:
                found += float(self.setup.monument) if feature == self.monument else 0.8
        return found

    def set_gain(self, state: CitiesState, seat: i64, feature: i64) -> float:
        """The most that a feature adds to a set."""
        first = seat * c.MOST_AREAS
        best = 0.0
        for area in range(state.areas[seat]):
            at = first + area
            if state.area_land[at] == self.lands[feature]:
                best = max(best, self.area_gain(state, at, feature))
        return best

    def area_gain(self, state: CitiesState, area: i64, feature: i64) -> float:
        if state.area_features[area] >= state.area_size[area]:
            return 0.0
        kinds = state.area_kinds[area]
        if kinds & self.bit(feature):
            return 0.2
        return float(1 + bits(kinds)) + 0.1 * float(state.area_size[area])

    def pieces_worth(
        self, state: CitiesState, seat: i64, slot: i64, lots: list[i64], pieces: float
    ) -> float:
        """What the pieces of a slot bring if each goes to its best lot."""
        best = [self.colour_worth(state, seat, k, lots, pieces) for k in range(c.COLOUR_COUNT)]
        if not self.piece_places[slot]:
            return float(self.setup.drawn) * sum(best) / 4.0
        found = 0.0
        for place in self.piece_places[slot]:
            colour = state.row_pieces[place]
            found += best[colour]
            best[colour] = best[colour] * 0.6
        return found

    def colour_worth(
        self, state: CitiesState, seat: i64, colour: i64, lots: list[i64], pieces: float
    ) -> float:
        best = 0.0
        for at in lots:
            if self.can_build(state, at, colour):
                best = max(best, self.lot_gain(state, seat, at, pieces))
        return best

    def lot_gain(self, state: CitiesState, seat: i64, at: i64, pieces: float) -> float:
        """What one more piece on a lot brings."""
        height = state.height[at]
        found = BUILDING if height == 0 else STOREY
        first = seat * self.kinds
        for card in range(self.kinds):
            if state.held[first + card] == 0:
                continue
            pattern = self.counts[card]
            points = float(self.points[card])
            if pattern.kind == c.BUILDINGS:
                after = self.lot_hope(state, pattern, at, height + 1, pieces)
                found += points * (after - self.lot_hope(state, pattern, at, height, pieces))
            elif pattern.kind == c.PAIRS:
                found += points * self.pair_gain(state, at, pattern.same)
        return found

    def pair_gain(self, state: CitiesState, at: i64, same: i64) -> float:
        """Pairs that another piece makes, less those that it breaks."""
        found = 0.0
        height = state.height[at]
        for near in (at - 1, at + 1, at - state.side, at + state.side):
            other = state.height[near]
            if other == 0:
                continue
            if same == c.BY_COLOUR:
                if height == 0 and state.land[near] == state.land[at]:
                    found += 1.0
            elif other == height + 1:
                found += 1.0
            elif other == height:
                found -= 1.0
        return found

    # Placing at a glance

    def laying_worth(self, state: CitiesState, seat: i64, action: Action) -> float:
        """Areas that are joined, and lots at parks and water."""
        span, side = state.span, state.side
        x, y = action.where % span, action.where // span
        corner = seat * state.size + (1 + 2 * y) * side + 1 + 2 * x
        lands = self.turned[action.what * 4 + action.amount]
        found = self.edge_worth(state, corner, -1, -side, lands[0])
        found += self.edge_worth(state, corner + 1, 1, -side, lands[1])
        found += self.edge_worth(state, corner + side + 1, 1, side, lands[2])
        return found + self.edge_worth(state, corner + side, -1, side, lands[3])

    def edge_worth(self, state: CitiesState, at: i64, dx: i64, dy: i64, land: i64) -> float:
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

    def putting_worth(self, state: CitiesState, seat: i64, action: Action) -> float:
        if action.kind == c.LEAVE:
            return 0.0
        feature = action.what
        at = seat * state.size + action.where
        if self.lands[feature] != NONE:
            return self.area_gain(state, seat * c.MOST_AREAS + state.area[at], feature)
        spaces = self.space_worths(state, seat)
        colour = state.land[at]
        if feature == self.monument:
            return float(self.setup.monument) - spaces[colour]
        return 0.5 - spaces[colour]

    def building_worth(self, state: CitiesState, seat: i64, action: Action, pieces: float) -> float:
        if action.kind == c.LEAVE:
            return 0.0
        return self.lot_gain(state, seat, seat * state.size + action.where, pieces)
