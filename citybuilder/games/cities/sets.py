"""What goals and cards count: buildings by their sorts."""

from abc import abstractmethod

from mypy_extensions import i64

from citybuilder.core.game import NONE
from citybuilder.games.cities.counting import HARD, Marks, Pattern, Prospect
from citybuilder.games.cities.land import Land
from citybuilder.games.cities.state import CitiesState


class Sets(Pattern):
    """Buildings by their sorts: sets of four, one of each sort, and each building in one set."""

    @abstractmethod
    def sort(self, state: CitiesState, at: i64) -> i64:
        """Of the building that stands there; NONE if it is not meant."""

    def count(self, land: Land, state: CitiesState, seat: i64, marks: Marks = None) -> i64:
        found = min(self.sorts(land, state, seat))
        if marks is not None:
            self.mark(land, state, seat, found, marks)
        return found

    def sorts(self, land: Land, state: CitiesState, seat: i64) -> list[i64]:
        """How many buildings of each sort there are."""
        base = seat * state.size
        found: list[i64] = [0, 0, 0, 0]
        for space in land.inner(state, seat):
            if state.height[base + space] > 0:
                sort = self.sort(state, base + space)
                if sort != NONE:
                    found[sort] = found[sort] + 1
        return found

    def mark(self, land: Land, state: CitiesState, seat: i64, most: i64, marks: list[i64]) -> None:
        """So many buildings of each sort."""
        base = seat * state.size
        left: list[i64] = [most, most, most, most]
        for space in land.inner(state, seat):
            sort = self.sort(state, base + space) if state.height[base + space] > 0 else NONE
            if sort != NONE and left[sort] > 0:
                left[sort] = left[sort] - 1
                marks.append(space)

    def more(self, land: Land, state: CitiesState, seat: i64, ahead: Prospect) -> float:
        """How far the next set is on its way, and how many may follow."""
        counts = self.sorts(land, state, seat)
        least = min(counts)
        rest = 0.0
        for count in counts:
            rest += min(1.0, 0.5 * float(count - least))
        chance = ahead.pieces / (ahead.pieces + HARD * float(counts.count(least)))
        return chance * (0.5 + 0.12 * rest) + 0.1 * ahead.pieces


class ColourSets(Sets):
    """Sets of four buildings, one of each colour."""

    def sort(self, state: CitiesState, at: i64) -> i64:
        return state.land[at]


class HeightSets(Sets):
    """Sets of four buildings, one of each height."""

    def sort(self, state: CitiesState, at: i64) -> i64:
        return state.height[at] - 1


class Heights(Sets):
    """Different heights of buildings at certain land."""

    beside: i64 = 0

    def sort(self, state: CitiesState, at: i64) -> i64:
        return state.height[at] - 1 if state.beside[at] & self.beside == self.beside else NONE

    def count(self, land: Land, state: CitiesState, seat: i64, marks: Marks = None) -> i64:
        if marks is not None:
            self.mark(land, state, seat, 1, marks)
        return 4 - self.sorts(land, state, seat).count(0)
