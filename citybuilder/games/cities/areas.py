"""What goals and cards count: parks and waters."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.counting import HOPE, Marks, Pattern, Prospect
from citybuilder.games.cities.land import Land, bits
from citybuilder.games.cities.state import CitiesState

GROWTH: Final = 0.5  # spaces by which a tile enlarges the largest area
JOIN: Final = 0.6  # points for a space that enlarges an area


class OfLand(Pattern):
    """Counts areas of one land."""

    needs = ("land",)
    land: i64 = NONE

    def by_land(self, points: float, found: list[float]) -> None:
        found[self.land] = found[self.land] + JOIN * points


class BestArea(OfLand):
    """Counts something in the area that has most of it."""

    def count(self, land: Land, state: CitiesState, seat: i64, marks: Marks = None) -> i64:
        first = seat * c.MOST_AREAS
        best: i64 = 0
        which: i64 = NONE
        for area in range(state.areas[seat]):
            if state.area_land[first + area] == self.land:
                there = self.there(state, first + area)
                if there > best:
                    best, which = there, area
        mark(land, state, seat, which, marks)
        return best

    @abstractmethod
    def there(self, state: CitiesState, area: i64) -> i64:
        """How much of it an area has."""


class LargestArea(BestArea):
    """Spaces of the largest area."""

    def there(self, state: CitiesState, area: i64) -> i64:
        return state.area_size[area]

    def more(self, land: Land, state: CitiesState, seat: i64, ahead: Prospect) -> float:
        return GROWTH * ahead.tiles


class Variety(BestArea):
    """Different features in one area."""

    def there(self, state: CitiesState, area: i64) -> i64:
        return bits(state.area_kinds[area])


class Areas(OfLand):
    """Areas with so many spaces and features."""

    size: i64 = 1  # at least
    features: i64 = 0  # at least

    def count(self, land: Land, state: CitiesState, seat: i64, marks: Marks = None) -> i64:
        first = seat * c.MOST_AREAS
        found: i64 = 0
        for area in range(state.areas[seat]):
            if (
                state.area_land[first + area] == self.land
                and state.area_size[first + area] >= self.size
                and state.area_features[first + area] >= self.features
            ):
                found += 1
                mark(land, state, seat, area, marks)
        return found

    def more(self, land: Land, state: CitiesState, seat: i64, ahead: Prospect) -> float:
        """Areas that are on their way to what is counted."""
        first = seat * c.MOST_AREAS
        found = 0.12 * ahead.tiles
        for area in range(first, first + state.areas[seat]):
            if state.area_land[area] == self.land:
                found += self.hope(state.area_size[area], state.area_features[area], ahead)
        return found

    def hope(self, size: i64, features: i64, ahead: Prospect) -> float:
        if size < self.size:
            return 0.4 * ahead.tiles / (ahead.tiles + 3.0 * float(self.size - size))
        if features < self.features <= size:
            missing = float(self.features - features)
            return HOPE * ahead.features / (ahead.features + 2.0 * missing)
        return 0.0


class Touching(Pattern):
    """A park and a water side by side: the smaller of them, where it is largest."""

    def count(self, land: Land, state: CitiesState, seat: i64, marks: Marks = None) -> i64:
        base = seat * state.size
        first = seat * c.MOST_AREAS
        best: i64 = 0
        park: i64 = NONE
        water: i64 = NONE
        for space in land.inner(state, seat):
            at = base + space
            if state.land[at] != c.PARK:
                continue
            for near in (at - 1, at + 1, at - state.side, at + state.side):
                if state.land[near] == c.WATER:
                    mine, other = state.area[at], state.area[near]
                    least = min(state.area_size[first + mine], state.area_size[first + other])
                    if least > best:
                        best, park, water = least, mine, other
        mark(land, state, seat, park, marks)
        mark(land, state, seat, water, marks)
        return best


class Span(OfLand):
    """Of six parts of the way from side to side, what one area reaches across."""

    def count(self, land: Land, state: CitiesState, seat: i64, marks: Marks = None) -> i64:
        which, covered, whole = self.crossing(land, state, seat)
        mark(land, state, seat, which, marks)
        return 6 * covered // whole

    def progress(self, land: Land, state: CitiesState, seat: i64, need: i64) -> tuple[i64, i64]:
        """By the columns or rows of the finished district."""
        _, covered, whole = self.crossing(land, state, seat)
        return covered, whole

    def crossing(self, land: Land, state: CitiesState, seat: i64) -> tuple[i64, i64, i64]:
        """The area that has come farthest from side to side, NONE if there is none; the columns or
        rows that it lies in, and how many of them the finished district has. In a long district
        it is the short way once it is known which one that is, or the long one."""
        wide = 1 + state.high_x[seat] - state.low_x[seat]
        high = 1 + state.high_y[seat] - state.low_y[seat]
        across = 2 * (state.short if high > state.short else state.long)
        down = 2 * (state.short if wide > state.short else state.long)
        which: i64 = NONE
        covered: i64 = 0
        whole = min(across, down)
        first = seat * c.MOST_AREAS
        for area in range(state.areas[seat]):
            if state.area_land[first + area] == self.land:
                columns, rows = extent(land, state, seat, area)
                if is_nearer(columns, across, covered, whole):
                    which, covered, whole = area, columns, across
                if is_nearer(rows, down, covered, whole):
                    which, covered, whole = area, rows, down
        return which, covered, whole


def mark(land: Land, state: CitiesState, seat: i64, area: i64, marks: Marks) -> None:
    """All spaces of an area count, if there is one."""
    if marks is not None and area != NONE:
        marks.extend(land.area(state, seat, area))


def extent(land: Land, state: CitiesState, seat: i64, area: i64) -> tuple[i64, i64]:
    """The columns and rows that an area touches; it is joined, so none between is missed."""
    base = seat * state.size
    side = state.side
    left, right, top, bottom = side, NONE, side, NONE
    for space in land.inner(state, seat):
        if state.area[base + space] == area:
            x, y = space % side, space // side
            left, right = min(left, x), max(right, x)
            top, bottom = min(top, y), max(bottom, y)
    return 1 + right - left, 1 + bottom - top


def is_nearer(covered: i64, whole: i64, best: i64, of: i64) -> bool:
    """Whether so much of a way is a larger share of it, or as large a one of a shorter way."""
    share, other = covered * of, best * whole
    return share > other or (share == other and whole < of)
