"""What goals and cards count: shapes that buildings and building land form."""

from abc import abstractmethod

from mypy_extensions import i64

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.counting import Marks, Pattern
from citybuilder.games.cities.land import Land, bit
from citybuilder.games.cities.state import CitiesState


class Shape(Pattern):
    """Counts the spaces of the best shape of its kind."""

    def count(self, land: Land, state: CitiesState, seat: i64, marks: Marks = None) -> i64:
        found = self.best(land, state, seat)
        if marks is not None:
            marks.extend(found)
        return len(found)

    @abstractmethod
    def best(self, land: Land, state: CitiesState, seat: i64) -> list[i64]:
        """The spaces of the largest one."""


class Square(Shape):
    """Buildings in a square of four spaces."""

    def best(self, land: Land, state: CitiesState, seat: i64) -> list[i64]:
        base = seat * state.size
        found: list[i64] = []
        for space in land.inner(state, seat):
            corners = [space, space + 1, space + state.side, space + state.side + 1]
            built = [corner for corner in corners if state.height[base + corner] > 0]
            if len(built) > len(found):
                found = built
        return found


class LevelGroup(Shape):
    """Connected buildings of the same height."""

    def best(self, land: Land, state: CitiesState, seat: i64) -> list[i64]:
        base = seat * state.size
        alike: list[list[i64]] = [[] for _ in range(c.HIGHEST + 1)]
        for space in land.inner(state, seat):
            alike[state.height[base + space]].append(space)
        found: list[i64] = []
        for spaces in alike[1:]:
            found = larger_group(found, spaces, state.side)
        return found


class Quarter(Shape):
    """Connected building land of one colour, built or empty; empty free land is of any colour, the
    ground of a monument of none."""

    def best(self, land: Land, state: CitiesState, seat: i64) -> list[i64]:
        base = seat * state.size
        lots = [s for s in land.inner(state, seat) if state.feature[base + s] != land.monument]
        found: list[i64] = []
        for colour in range(c.COLOUR_COUNT):
            alike = [s for s in lots if is_of(state.land[base + s], colour)]
            found = larger_group(found, alike, state.side)
        return found


def is_of(land: i64, colour: i64) -> bool:
    return land == colour or land == c.FREE


class Line(Shape):
    """A straight line of buildings, or of spaces of a land."""

    land: i64 = NONE

    def best(self, land: Land, state: CitiesState, seat: i64) -> list[i64]:
        base = seat * state.size
        found: list[i64] = []
        for step in (1, state.side):
            run: list[i64] = []
            for space in land.inner(state, seat) if step == 1 else by_columns(state, seat):
                if not self.is_part(state, base + space):
                    run = []
                    continue
                run = [*run, space] if run and space - run[-1] == step else [space]
                if len(run) > len(found):
                    found = run
        return found

    def is_part(self, state: CitiesState, at: i64) -> bool:
        return state.height[at] > 0 if self.land == NONE else state.land[at] == self.land


class Stairs(Shape):
    """Buildings in a straight line that rise by one each."""

    def best(self, land: Land, state: CitiesState, seat: i64) -> list[i64]:
        base = seat * state.size
        found: list[i64] = []
        for step in (1, -1, state.side, -state.side):
            for space in land.inner(state, seat):
                run: list[i64] = []
                height = state.height[base + space]
                while height > 0 and state.height[base + space] == height:
                    run.append(space)
                    space += step
                    height += 1
                if len(run) > len(found):
                    found = run
        return found


class ColoursAndHeights(Shape):
    """Buildings of which no two share a colour or a height."""

    def best(self, land: Land, state: CitiesState, seat: i64) -> list[i64]:
        base = seat * state.size
        spaces: list[i64] = [NONE] * (c.COLOUR_COUNT * (c.HIGHEST + 1))
        for space in land.inner(state, seat):
            height = state.height[base + space]
            if height > 0:
                spaces[state.land[base + space] * (c.HIGHEST + 1) + height] = space
        return matched(spaces, 0, 0)


def matched(spaces: list[i64], colour: i64, heights: i64) -> list[i64]:
    """The best choice of one building for this colour and those after it."""
    if colour == c.COLOUR_COUNT:
        return []
    best = matched(spaces, colour + 1, heights)
    for height in range(1, c.HIGHEST + 1):
        space = spaces[colour * (c.HIGHEST + 1) + height]
        if space != NONE and not heights & bit(height):
            found = [space, *matched(spaces, colour + 1, heights | bit(height))]
            if len(found) > len(best):
                best = found
    return best


def by_columns(state: CitiesState, seat: i64) -> list[i64]:
    """The spaces of a district, column by column."""
    found: list[i64] = []
    for x in range(1 + 2 * state.low_x[seat], 3 + 2 * state.high_x[seat]):
        for y in range(1 + 2 * state.low_y[seat], 3 + 2 * state.high_y[seat]):
            found.append(y * state.side + x)
    return found


def larger_group(best: list[i64], spaces: list[i64], side: i64) -> list[i64]:
    """The largest part of these spaces that is joined edge to edge, if it is larger than that."""
    left = spaces[:]
    while len(left) > len(best):
        edge: list[i64] = [left.pop()]
        group: list[i64] = []
        while edge:
            at = edge.pop()
            group.append(at)
            for step in (-1, 1, -side, side):
                if at + step in left:
                    left.remove(at + step)
                    edge.append(at + step)
        if len(group) > len(best):
            best = group
    return best
