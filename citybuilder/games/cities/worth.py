"""What a district of Cities will be worth at the end: points that are there, and points that what
is there may still become."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.cards import Pattern
from citybuilder.games.cities.counting import bits
from citybuilder.games.cities.scoring import Scorer
from citybuilder.games.cities.state import CitiesState

HARD: Final = 2.5  # picks of pieces that one missing piece of a certain colour is worth waiting for
HOPE: Final = 0.7  # of what may become of a lot
PER_TILE: Final = 2.0  # lots on a tile
AT_LAND: Final = 0.7  # of lots lie at a park, or at water
ALONE: Final = 0.35  # of buildings stand alone
ONLY: Final = 0.6  # of buildings can be stopped at an exact height
GROWTH: Final = 0.5  # spaces by which a tile enlarges the largest area
SET_HOPE: Final = 0.55  # of the points that free spaces of an area may bring
FEATURE_HARD: Final = 3.0
GOAL_HOPE: Final = 0.55
BUILDING: Final = 0.35  # that a building is worth to cards that may come
STOREY: Final = 0.15
A_CARD: Final = 4.0  # points that a pick from each row usually brings
A_TILE: Final = 1.5
SOME_FEATURES: Final = 2.5
SOME_PIECES: Final = 2.0


class Valuer(Scorer):
    """Estimates in points; an opinion, never used by rules."""

    def worth(self, state: CitiesState, seat: i64) -> float:
        pieces = float(self.still(state, seat, c.PIECES))
        features = float(self.still(state, seat, c.FEATURES))
        tiles = float(self.still(state, seat, c.TILES))
        cards = float(self.still(state, seat, c.CARDS))
        lots = self.lots(state, seat)
        found = float(self.plan_points(state, seat))
        found += self.goals_worth(state, seat, tiles + pieces)
        found += self.areas_worth(state, seat, features)
        found += self.lots_worth(state, seat, lots, cards)
        first = seat * self.kinds
        for card in range(self.kinds):
            if state.held[first + card] > 0:
                found += self.card_worth(state, seat, card, lots, tiles, features, pieces)
        found += A_CARD * cards + A_TILE * tiles
        return found + SOME_FEATURES * features + SOME_PIECES * pieces

    def lots(self, state: CitiesState, seat: i64) -> list[i64]:
        """Where something is or can be built, as places of the whole table."""
        base = seat * state.size
        found: list[i64] = []
        for space in self.inner(state, seat):
            at = base + space
            land = state.land[at]
            is_lot = land != NONE and land != c.PARK and land != c.WATER
            if is_lot and state.feature[at] != self.monument:
                found.append(at)
        return found

    # The plan

    def goals_worth(self, state: CitiesState, seat: i64, picks: float) -> float:
        """Goals that are reached as soon as the turn ends, and those that come nearer."""
        found = 0.0
        goals = self.cities[state.city].goals
        for goal in range(c.GOALS):
            rank = self.best_rank(state, goal)
            if rank == NONE or self.has_reached(state, seat, goal):
                continue
            printed = goals[goal]
            there = self.count(state, seat, printed.counts)
            value = float(printed.values[rank])
            if there >= printed.need:
                found += value
            else:
                part = float(there) / float(printed.need)
                found += GOAL_HOPE * value * part * part * picks / (picks + 4.0)
        return found

    # Areas and monuments

    def areas_worth(self, state: CitiesState, seat: i64, features: float) -> float:
        first = seat * c.MOST_AREAS
        found = 0.0
        chance = features / (features + FEATURE_HARD)
        for area in range(state.areas[seat]):
            kinds = bits(state.area_kinds[first + area])
            found += float(self.sets[kinds])
            free = state.area_size[first + area] - state.area_features[first + area]
            hope = SET_HOPE
            while kinds < 4 and free > 0:
                kinds += 1
                free -= 1
                hope *= chance
                found += hope * float(kinds)
        return found

    def lots_worth(self, state: CitiesState, seat: i64, lots: list[i64], cards: float) -> float:
        """Monuments, and buildings for the sake of cards to come."""
        found = 0.0
        share = min(1.0, cards / 3.0)
        for at in lots:
            height = state.height[at]
            if height > 0:
                found += share * (BUILDING + STOREY * float(height - 1))
        return found + float(self.setup.monument * self.monuments(state, seat))

    def monuments(self, state: CitiesState, seat: i64) -> i64:
        base = seat * state.size
        found: i64 = 0
        for space in self.inner(state, seat):
            if state.feature[base + space] == self.monument:
                found += 1
        return found

    # Cards

    def card_worth(
        self,
        state: CitiesState,
        seat: i64,
        card: i64,
        lots: list[i64],
        tiles: float,
        features: float,
        pieces: float,
    ) -> float:
        pattern = self.counts[card]
        points = float(self.points[card])
        kind = pattern.kind
        if kind == c.BUILDINGS:
            found = self.buildings_hope(state, pattern, lots, tiles, pieces)
            return points * found / float(pattern.per)
        now = float(self.card_points(state, seat, card))
        if kind == c.LARGEST_AREA:
            return now + points * GROWTH * tiles
        if kind == c.AREAS:
            return now + points * self.areas_hope(state, seat, pattern, tiles, features)
        if kind == c.PAIRS:
            return now + points * self.pairs_hope(state, lots, pattern.same, pieces)
        return now + points * self.sets_hope(state, lots, pattern, pieces)

    def buildings_hope(
        self, state: CitiesState, pattern: Pattern, lots: list[i64], tiles: float, pieces: float
    ) -> float:
        """How many buildings of the pattern there will be: those there are, lots that may get
        there, and lots of tiles to come."""
        found = 0.0
        for at in lots:
            found += self.lot_hope(state, pattern, at, state.height[at], pieces)
        fresh = PER_TILE * tiles * pieces / (pieces + HARD * float(pattern.low))
        if pattern.colour != NONE:
            fresh *= 0.3
        if pattern.high < c.HIGHEST:
            fresh *= ONLY
        if pattern.alone:
            fresh *= ALONE
        for _ in range(bits(pattern.beside)):
            fresh *= AT_LAND
        return found + HOPE * HOPE * fresh

    def lot_hope(
        self, state: CitiesState, pattern: Pattern, at: i64, height: i64, pieces: float
    ) -> float:
        """How much of a building that the pattern means a lot is or may become, if something of
        that height stands there."""
        land = state.land[at]
        if height > pattern.high or (
            pattern.colour != NONE and land != pattern.colour and land != c.FREE
        ):
            return 0.0
        if state.beside[at] & pattern.beside != pattern.beside:
            return 0.0
        if pattern.alone and self.has_neighbour(state, at):
            return 0.0
        if height >= pattern.low:
            return 1.0
        return HOPE * pieces / (pieces + HARD * float(pattern.low - height))

    def areas_hope(
        self, state: CitiesState, seat: i64, pattern: Pattern, tiles: float, features: float
    ) -> float:
        """Areas that are on their way to what the card counts."""
        first = seat * c.MOST_AREAS
        found = 0.12 * tiles
        for area in range(state.areas[seat]):
            if state.area_land[first + area] != pattern.land:
                continue
            size = state.area_size[first + area]
            there = state.area_features[first + area]
            if size < pattern.size:
                found += 0.4 * tiles / (tiles + 3.0 * float(pattern.size - size))
            elif there < pattern.features:
                missing = pattern.features - there
                if size >= pattern.features:
                    found += HOPE * features / (features + 2.0 * float(missing))
        return found

    def pairs_hope(self, state: CitiesState, lots: list[i64], same: i64, pieces: float) -> float:
        """Neighbours of which one stands already."""
        found = 0.12 * pieces
        height, land = state.height, state.land
        for at in lots:
            for near in (at + 1, at + state.side):
                if land[near] == NONE or land[near] == c.PARK or land[near] == c.WATER:
                    continue
                if same == c.BY_COLOUR:
                    alike = land[at] == land[near]
                    if alike and (height[at] == 0) != (height[near] == 0):
                        found += HOPE * pieces / (pieces + HARD)
                elif height[at] != height[near]:
                    apart = max(height[at], height[near]) - min(height[at], height[near])
                    found += 0.5 * HOPE * pieces / (pieces + HARD * float(apart))
        return found

    def sets_hope(
        self, state: CitiesState, lots: list[i64], pattern: Pattern, pieces: float
    ) -> float:
        """How far the next set is on its way, and how many may follow."""
        counts: list[i64] = [0, 0, 0, 0]
        for at in lots:
            if state.height[at] > 0:
                by_colour = pattern.kind == c.COLOUR_SETS
                sort = state.land[at] if by_colour else state.height[at] - 1
                counts[sort] = counts[sort] + 1
        least = min(counts)
        missing = counts.count(least)
        rest = 0.0
        for count in counts:
            rest += min(1.0, 0.5 * float(count - least))
        chance = pieces / (pieces + HARD * float(missing))
        return chance * (0.5 + 0.12 * rest) + 0.1 * pieces
