"""What goals and cards count: buildings of a kind, and pairs of them."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.counting import HARD, HOPE, Marks, Pattern, Prospect
from citybuilder.games.cities.land import Land, bits
from citybuilder.games.cities.state import CitiesState

PER_TILE: Final = 2.0  # lots on a tile
AT_LAND: Final = 0.7  # of lots lie at a park, or at water
NEAR: Final = 0.35  # of a card's points for a lot at the land that it asks for
LOT: Final = 0.4  # of a card's points for a lot of its colour
ALONE: Final = 0.35  # of buildings stand alone
ONLY: Final = 0.6  # of buildings can be stopped at an exact height


class Buildings(Pattern):
    """Buildings of a colour and of heights, at certain land, alone, as bridges."""

    colour: i64 = NONE
    low: i64 = 1  # heights
    high: i64 = c.HIGHEST
    beside: i64 = 0  # bits that must all be there
    bridge: bool = False
    alone: bool = False
    per: i64 = 1  # so many make one

    def count(self, land: Land, state: CitiesState, seat: i64, marks: Marks = None) -> i64:
        base = seat * state.size
        found: i64 = 0
        for space in land.inner(state, seat):
            height = state.height[base + space]
            if self.low <= height <= self.high and self.suits(state, base + space):
                found += 1
                if marks is not None:
                    marks.append(space)
        if marks is not None and found % self.per > 0:
            del marks[len(marks) - found % self.per :]
        return found // self.per

    def suits(self, state: CitiesState, at: i64) -> bool:
        """Whether what stands on a lot or may stand there is meant, if its height is."""
        land, beside = state.land[at], state.beside[at]
        if self.colour != NONE and land != self.colour and land != c.FREE:
            return False
        if beside & self.beside != self.beside or (self.bridge and beside & c.BRIDGE == 0):
            return False
        return not self.alone or not has_neighbour(state, at)

    def worth(
        self, land: Land, state: CitiesState, seat: i64, ahead: Prospect, points: float
    ) -> float:
        """Buildings that there are, lots that may get there, and lots of tiles to come."""
        found = 0.0
        for at in ahead.lots:
            if self.suits(state, at):
                found += self.hope(state.height[at], ahead.pieces)
        return points * (found + HOPE * HOPE * self.fresh(ahead)) / float(self.per)

    def fresh(self, ahead: Prospect) -> float:
        pieces = ahead.pieces
        found = PER_TILE * ahead.tiles * pieces / (pieces + HARD * float(self.low))
        if self.colour != NONE:
            found *= 0.3
        if self.high < c.HIGHEST:
            found *= ONLY
        if self.alone:
            found *= ALONE
        for _ in range(bits(self.beside)):
            found *= AT_LAND
        return found

    def hope(self, height: i64, pieces: float) -> float:
        """How much of a building that is meant something of that height is or may become, on a lot
        that suits."""
        if height > self.high:
            return 0.0
        if height >= self.low:
            return 1.0
        return HOPE * pieces / (pieces + HARD * float(self.low - height))

    def gain(self, state: CitiesState, at: i64, pieces: float) -> float:
        if not self.suits(state, at):
            return 0.0
        height = state.height[at]
        return self.hope(height + 1, pieces) - self.hope(height, pieces)

    def by_height(self, state: CitiesState, at: i64, points: float, found: list[float]) -> None:
        if self.suits(state, at):
            each = points / float(self.per)
            for height in range(self.low, self.high + 1):
                found[height] = found[height] + each

    def by_land(self, points: float, found: list[float]) -> None:
        for colour in range(c.COLOUR_COUNT):
            if self.colour == NONE or self.colour == colour:
                found[colour] = found[colour] + LOT * points / float(self.per)
        if self.beside & c.AT_PARK:
            found[c.PARK] = found[c.PARK] + NEAR * points
        if self.beside & c.AT_WATER:
            found[c.WATER] = found[c.WATER] + NEAR * points


class Pairs(Pattern):
    """Adjacent buildings of the same colour or of the same height."""

    needs = ("same",)
    same: i64 = c.BY_COLOUR

    def count(self, land: Land, state: CitiesState, seat: i64, marks: Marks = None) -> i64:
        base = seat * state.size
        found: i64 = 0
        for space in land.inner(state, seat):
            at = base + space
            if state.height[at] == 0:
                continue
            for near in (at + 1, at + state.side):
                if state.height[near] > 0 and self.is_pair(state, at, near):
                    found += 1
                    if marks is not None:
                        marks.extend([space, near - base])
        return found

    def is_pair(self, state: CitiesState, at: i64, near: i64) -> bool:
        if self.same == c.BY_COLOUR:
            return state.land[at] == state.land[near]
        return state.height[at] == state.height[near]

    def more(self, land: Land, state: CitiesState, seat: i64, ahead: Prospect) -> float:
        """Neighbours of which one stands already."""
        found = 0.12 * ahead.pieces
        for at in ahead.lots:
            for near in (at + 1, at + state.side):
                other = state.land[near]
                if other != NONE and other != c.PARK and other != c.WATER:
                    found += self.hope(state, at, near, ahead.pieces)
        return found

    def hope(self, state: CitiesState, at: i64, near: i64, pieces: float) -> float:
        height, other = state.height[at], state.height[near]
        if self.same == c.BY_COLOUR:
            if state.land[at] == state.land[near] and (height == 0) != (other == 0):
                return HOPE * pieces / (pieces + HARD)
        elif height != other:
            apart = max(height, other) - min(height, other)
            return 0.5 * HOPE * pieces / (pieces + HARD * float(apart))
        return 0.0

    def gain(self, state: CitiesState, at: i64, pieces: float) -> float:
        """Pairs that another piece makes, less those that it breaks."""
        found = 0.0
        height = state.height[at]
        for near in (at - 1, at + 1, at - state.side, at + state.side):
            other = state.height[near]
            if other == 0:
                continue
            if self.same == c.BY_COLOUR:
                if height == 0 and state.land[near] == state.land[at]:
                    found += 1.0
            elif other == height + 1:
                found += 1.0
            elif other == height:
                found -= 1.0
        return found


def has_neighbour(state: CitiesState, at: i64) -> bool:
    height, side = state.height, state.side
    return (
        height[at - 1] > 0 or height[at + 1] > 0 or height[at - side] > 0 or height[at + side] > 0
    )
