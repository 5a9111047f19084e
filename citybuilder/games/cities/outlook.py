"""What may count of how a district of Cities stands, where it is learned from matches what does."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.counting import bits
from citybuilder.games.cities.state import CitiesState
from citybuilder.games.cities.worth import Valuer

SOON: Final = 1.5  # picks of pieces that a missing piece is worth waiting for, if all goes well,
LATE: Final = 4.0  # and if it does not
SETS: Final = 5  # that an area can have: none, or of one to four kinds


class Prophet(Valuer):
    """Traits of a seat that holds nothing in hand."""

    def outlook(self, state: CitiesState, seat: i64) -> list[float]:
        """What there is and what is hoped for, by its source, and what is still to come."""
        picks = [float(self.still(state, seat, row)) for row in range(c.ROWS)]
        lots = self.lots(state, seat)
        found = self.cards_outlook(state, seat, lots, picks)
        found += self.lots_outlook(state, seat, lots, picks[c.PIECES])
        found += self.areas_outlook(state, seat, picks[c.FEATURES])
        found += self.goals_outlook(state, seat, picks[c.TILES] + picks[c.PIECES])
        found += [*picks, sum(picks) / 10.0, float(state.seats - 2)]
        found.append(1.0 if state.holder == seat else 0.0)
        return found

    def cards_outlook(
        self, state: CitiesState, seat: i64, lots: list[i64], picks: list[float]
    ) -> list[float]:
        """What each card may bring, and what all of them bring now."""
        found = [0.0] * self.kinds
        tiles, features, pieces = picks[c.TILES], picks[c.FEATURES], picks[c.PIECES]
        there: i64 = 0
        first = seat * self.kinds
        for card in range(self.kinds):
            if state.held[first + card] > 0:
                found[card] = self.card_worth(state, seat, card, lots, tiles, features, pieces)
                there += self.card_points(state, seat, card)
        found += [sum(found) / 10.0, float(there) / 10.0]
        return found

    # Building land

    def lots_outlook(
        self, state: CitiesState, seat: i64, lots: list[i64], pieces: float
    ) -> list[float]:
        """What buildings bring if each stops at its best height, lots by what stands on them, and
        free ones by their colour."""
        first = seat * self.kinds
        held = [card for card in range(self.kinds) if state.held[first + card] > 0]
        cards = [card for card in held if self.counts[card].kind == c.BUILDINGS]
        soon = 0.0
        late = 0.0
        counts = [0.0] * (1 + c.HIGHEST + c.COLOUR_COUNT)
        for at in lots:
            height = state.height[at]
            counts[height] = counts[height] + 1.0
            colour = state.land[at]
            if height == 0 and colour < c.COLOUR_COUNT:
                place = 1 + c.HIGHEST + colour
                counts[place] = counts[place] + 1.0
            brings = self.by_height(state, at, cards)
            soon += best_height(brings, height, pieces, SOON)
            late += best_height(brings, height, pieces, LATE)
        monuments = float(self.monuments(state, seat))
        return [soon / 10.0, late / 10.0, monuments, *counts]

    def by_height(self, state: CitiesState, at: i64, cards: list[i64]) -> list[float]:
        """What these cards bring for a building of each height on a lot."""
        found = [0.0] * (1 + c.HIGHEST)
        land = state.land[at]
        for card in cards:
            pattern = self.counts[card]
            if pattern.colour != NONE and land != pattern.colour and land != c.FREE:
                continue
            if state.beside[at] & pattern.beside != pattern.beside:
                continue
            if pattern.alone and self.has_neighbour(state, at):
                continue
            points = float(self.points[card]) / float(pattern.per)
            for height in range(pattern.low, pattern.high + 1):
                found[height] = found[height] + points
        return found

    # Areas and goals

    def areas_outlook(self, state: CitiesState, seat: i64, features: float) -> list[float]:
        """Parks and waters by the kinds on them, those that are full apart."""
        found = [0.0] * (2 * 2 * SETS)
        first = seat * c.MOST_AREAS
        largest = [0.0, 0.0]
        for area in range(first, first + state.areas[seat]):
            land = state.area_land[area] - c.PARK
            free = state.area_size[area] - state.area_features[area]
            place = (2 * land + (1 if free > 0 else 0)) * SETS + bits(state.area_kinds[area])
            found[place] = found[place] + 1.0
            largest[land] = max(largest[land], float(state.area_size[area]))
        return [self.areas_worth(state, seat, features) / 10.0, *largest, *found]

    def goals_outlook(self, state: CitiesState, seat: i64, picks: float) -> list[float]:
        """How near each goal of each city is that can still be had, and what the plan brings."""
        found = [0.0] * (len(self.cities) * c.GOALS)
        for goal in range(c.GOALS):
            rank = self.best_rank(state, goal)
            if rank == NONE or self.has_reached(state, seat, goal):
                continue
            printed = self.cities[state.city].goals[goal]
            part = float(self.count(state, seat, printed.counts)) / float(printed.need)
            place = state.city * c.GOALS + goal
            found[place] = min(1.0, part) * float(printed.values[rank]) / 5.0
        plan = float(self.plan_points(state, seat)) / 10.0
        return [plan, self.goals_worth(state, seat, picks) / 10.0, *found]


def best_height(brings: list[float], height: i64, pieces: float, hard: float) -> float:
    """What a building may bring that grows as far as it pays."""
    there = brings[height]
    best = there
    for higher in range(height + 1, 1 + c.HIGHEST):
        chance = pieces / (pieces + hard * float(higher - height))
        best = max(best, there + chance * (brings[higher] - there))
    return best
