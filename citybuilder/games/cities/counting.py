"""What goals and cards count in a district. Every way of counting gives a number and, if asked
for, the spaces that it counted."""

from mypy_extensions import i64

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.cards import Goal, Pattern
from citybuilder.games.cities.placing import Placer
from citybuilder.games.cities.state import CitiesState

Marks = list[i64] | None  # the spaces that counted


class Counter(Placer):
    """Counts; never changes a table."""

    def count(self, state: CitiesState, seat: i64, pattern: Pattern, marks: Marks = None) -> i64:
        kind = pattern.kind
        if kind == c.BUILDINGS:
            return self.buildings(state, seat, pattern, marks)
        if kind == c.LARGEST_AREA:
            return self.largest_area(state, seat, pattern.land, marks)
        if kind == c.AREAS:
            return self.count_areas(state, seat, pattern, marks)
        if kind == c.COLOUR_SETS or kind == c.HEIGHT_SETS or kind == c.HEIGHTS:
            return self.sorts(state, seat, pattern, marks)
        if kind == c.PAIRS:
            return self.pairs(state, seat, pattern.same, marks)
        if kind == c.LINE:
            return self.line(state, seat, pattern.land, marks)
        if kind == c.COLOURS_AND_HEIGHTS:
            return self.colours_and_heights(state, seat, marks)
        return self.shape(state, seat, pattern, marks)

    def shape(self, state: CitiesState, seat: i64, pattern: Pattern, marks: Marks) -> i64:
        kind = pattern.kind
        if kind == c.TOUCHING:
            return self.touching(state, seat, marks)
        if kind == c.VARIETY:
            return self.variety(state, seat, pattern.land, marks)
        if kind == c.SQUARE:
            return self.square(state, seat, marks)
        if kind == c.LEVEL_GROUP:
            return self.level_group(state, seat, marks)
        if kind == c.QUARTER:
            return self.quarter(state, seat, marks)
        if kind == c.STAIRS:
            return self.stairs(state, seat, marks)
        return self.reach(state, seat, pattern.land, marks)

    # Single buildings

    def fits(self, state: CitiesState, at: i64, pattern: Pattern) -> bool:
        """Whether a building stands there that the pattern means."""
        height = state.height[at]
        if height < pattern.low or height > pattern.high or height == 0:
            return False
        if pattern.colour != NONE and state.land[at] != pattern.colour:
            return False
        if state.beside[at] & pattern.beside != pattern.beside:
            return False
        return not pattern.alone or not self.has_neighbour(state, at)

    def has_neighbour(self, state: CitiesState, at: i64) -> bool:
        height, side = state.height, state.side
        return (
            height[at - 1] > 0
            or height[at + 1] > 0
            or height[at - side] > 0
            or height[at + side] > 0
        )

    def buildings(self, state: CitiesState, seat: i64, pattern: Pattern, marks: Marks) -> i64:
        base = seat * state.size
        found: i64 = 0
        for space in self.inner(state, seat):
            if self.fits(state, base + space, pattern):
                found += 1
                if marks is not None:
                    marks.append(space)
        if marks is not None and found % pattern.per > 0:
            del marks[len(marks) - found % pattern.per :]
        return found // pattern.per

    # Areas

    def mark_area(self, state: CitiesState, seat: i64, area: i64, marks: Marks) -> None:
        if marks is not None:
            base = seat * state.size
            for space in self.inner(state, seat):
                if state.area[base + space] == area:
                    marks.append(space)

    def largest_area(self, state: CitiesState, seat: i64, land: i64, marks: Marks) -> i64:
        first = seat * c.MOST_AREAS
        best: i64 = 0
        which: i64 = NONE
        for area in range(state.areas[seat]):
            if state.area_land[first + area] == land and state.area_size[first + area] > best:
                best = state.area_size[first + area]
                which = area
        if which != NONE:
            self.mark_area(state, seat, which, marks)
        return best

    def count_areas(self, state: CitiesState, seat: i64, pattern: Pattern, marks: Marks) -> i64:
        first = seat * c.MOST_AREAS
        found: i64 = 0
        for area in range(state.areas[seat]):
            if (
                state.area_land[first + area] == pattern.land
                and state.area_size[first + area] >= pattern.size
                and state.area_features[first + area] >= pattern.features
            ):
                found += 1
                self.mark_area(state, seat, area, marks)
        return found

    def variety(self, state: CitiesState, seat: i64, land: i64, marks: Marks) -> i64:
        first = seat * c.MOST_AREAS
        best: i64 = 0
        which: i64 = NONE
        for area in range(state.areas[seat]):
            kinds = bits(state.area_kinds[first + area])
            if state.area_land[first + area] == land and kinds > best:
                best = kinds
                which = area
        if which != NONE:
            self.mark_area(state, seat, which, marks)
        return best

    def touching(self, state: CitiesState, seat: i64, marks: Marks) -> i64:
        """Of all parks and waters side by side the pair whose smaller area is the largest."""
        base = seat * state.size
        first = seat * c.MOST_AREAS
        best: i64 = 0
        park: i64 = NONE
        water: i64 = NONE
        for space in self.inner(state, seat):
            at = base + space
            if state.land[at] != c.PARK:
                continue
            for near in (at - 1, at + 1, at - state.side, at + state.side):
                if state.land[near] == c.WATER:
                    mine, other = state.area[at], state.area[near]
                    least = min(state.area_size[first + mine], state.area_size[first + other])
                    if least > best:
                        best, park, water = least, mine, other
        if best > 0:
            self.mark_area(state, seat, park, marks)
            self.mark_area(state, seat, water, marks)
        return best

    def reach(self, state: CitiesState, seat: i64, land: i64, marks: Marks) -> i64:
        """How much of the way from side to side one area covers, in sixths."""
        which, covered, whole = self.crossing(state, seat, land)
        if which != NONE:
            self.mark_area(state, seat, which, marks)
        return 6 * covered // whole

    def crossing(self, state: CitiesState, seat: i64, land: i64) -> tuple[i64, i64, i64]:
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
            if state.area_land[first + area] == land:
                columns, rows = self.extent(state, seat, area)
                if is_nearer(columns, across, covered, whole):
                    which, covered, whole = area, columns, across
                if is_nearer(rows, down, covered, whole):
                    which, covered, whole = area, rows, down
        return which, covered, whole

    def progress(self, state: CitiesState, seat: i64, goal: Goal) -> tuple[i64, i64]:
        """How far a goal is and how far it has to be, as players count it: a canal by the columns
        or rows of the finished district."""
        if goal.counts.kind == c.SPAN:
            _, covered, whole = self.crossing(state, seat, goal.counts.land)
            return covered, whole
        return self.count(state, seat, goal.counts), goal.need

    def extent(self, state: CitiesState, seat: i64, area: i64) -> tuple[i64, i64]:
        """The columns and rows that an area touches; it is joined, so none between is missed."""
        base = seat * state.size
        side = state.side
        left: i64 = side
        right: i64 = -1
        top: i64 = side
        bottom: i64 = -1
        for space in self.inner(state, seat):
            if state.area[base + space] == area:
                x, y = space % side, space // side
                left, right = min(left, x), max(right, x)
                top, bottom = min(top, y), max(bottom, y)
        return 1 + right - left, 1 + bottom - top

    # Sets

    def sorts(self, state: CitiesState, seat: i64, pattern: Pattern, marks: Marks) -> i64:
        """Buildings sorted by colour or by height: how many full sets, or how many sorts."""
        base = seat * state.size
        by_colour = pattern.kind == c.COLOUR_SETS
        counts: list[i64] = [0, 0, 0, 0]
        for space in self.inner(state, seat):
            at = base + space
            if self.fits(state, at, pattern):
                sort = state.land[at] if by_colour else state.height[at] - 1
                counts[sort] = counts[sort] + 1
        if pattern.kind == c.HEIGHTS:
            most: i64 = 1
            found: i64 = 4 - counts.count(0)
        else:
            most = min(counts)
            found = most
        if marks is not None:
            self.mark_sorts(state, seat, pattern, most, marks)
        return found

    def mark_sorts(
        self, state: CitiesState, seat: i64, pattern: Pattern, most: i64, marks: list[i64]
    ) -> None:
        """So many buildings of each sort."""
        base = seat * state.size
        left: list[i64] = [most, most, most, most]
        for space in self.inner(state, seat):
            at = base + space
            if self.fits(state, at, pattern):
                colour, height = state.land[at], state.height[at] - 1
                sort = colour if pattern.kind == c.COLOUR_SETS else height
                if left[sort] > 0:
                    left[sort] = left[sort] - 1
                    marks.append(space)

    def colours_and_heights(self, state: CitiesState, seat: i64, marks: Marks) -> i64:
        """The most buildings of which no two share a colour or a height."""
        base = seat * state.size
        spaces: list[i64] = [NONE] * (c.COLOUR_COUNT * (c.HIGHEST + 1))
        for space in self.inner(state, seat):
            height = state.height[base + space]
            if height > 0:
                spaces[state.land[base + space] * (c.HIGHEST + 1) + height] = space
        found = self.matched(spaces, 0, 0)
        if marks is not None:
            marks.extend(found)
        return len(found)

    def matched(self, spaces: list[i64], colour: i64, heights: i64) -> list[i64]:
        """The best choice of one building for this colour and those after it."""
        if colour == c.COLOUR_COUNT:
            return []
        best = self.matched(spaces, colour + 1, heights)
        for height in range(1, c.HIGHEST + 1):
            space = spaces[colour * (c.HIGHEST + 1) + height]
            if space != NONE and not heights & self.bit(height):
                found = [space, *self.matched(spaces, colour + 1, heights | self.bit(height))]
                if len(found) > len(best):
                    best = found
        return best

    # Neighbours

    def pairs(self, state: CitiesState, seat: i64, same: i64, marks: Marks) -> i64:
        base = seat * state.size
        found: i64 = 0
        for space in self.inner(state, seat):
            at = base + space
            if state.height[at] == 0:
                continue
            for near in (at + 1, at + state.side):
                if state.height[near] == 0:
                    continue
                if same == c.BY_COLOUR:
                    alike = state.land[at] == state.land[near]
                else:
                    alike = state.height[at] == state.height[near]
                if alike:
                    found += 1
                    if marks is not None:
                        marks.extend([space, near - base])
        return found

    def square(self, state: CitiesState, seat: i64, marks: Marks) -> i64:
        """The most buildings in any square of four spaces."""
        base = seat * state.size
        best: i64 = 0
        built: list[i64] = []
        for space in self.inner(state, seat):
            corners = [space, space + 1, space + state.side, space + state.side + 1]
            here = [corner for corner in corners if state.height[base + corner] > 0]
            if len(here) > best:
                best = len(here)
                built = here
        if marks is not None:
            marks.extend(built)
        return best

    def level_group(self, state: CitiesState, seat: i64, marks: Marks) -> i64:
        """The most buildings of one height that are joined."""
        base = seat * state.size
        alike: list[list[i64]] = [[] for _ in range(c.HIGHEST + 1)]
        for space in self.inner(state, seat):
            alike[state.height[base + space]].append(space)
        best: list[i64] = []
        for spaces in alike[1:]:
            best = larger_group(best, spaces, state.side)
        if marks is not None:
            marks.extend(best)
        return len(best)

    def quarter(self, state: CitiesState, seat: i64, marks: Marks) -> i64:
        """The most building land of one colour that is joined; empty free land is of any colour,
        the ground of a monument of none."""
        best: list[i64] = []
        for colour in range(c.COLOUR_COUNT):
            alike = [s for s in self.inner(state, seat) if self.is_land(state, seat, s, colour)]
            best = larger_group(best, alike, state.side)
        if marks is not None:
            marks.extend(best)
        return len(best)

    def is_land(self, state: CitiesState, seat: i64, space: i64, colour: i64) -> bool:
        at = seat * state.size + space
        if state.feature[at] == self.monument:
            return False
        return state.land[at] == colour or state.land[at] == c.FREE

    # Straight lines

    def line(self, state: CitiesState, seat: i64, land: i64, marks: Marks) -> i64:
        """The longest straight line of buildings, or of spaces of a land."""
        best: list[i64] = []
        base = seat * state.size
        for step in (1, state.side):
            run: list[i64] = []
            for space in self.inner(state, seat) if step == 1 else self.by_columns(state, seat):
                at = base + space
                counts = state.height[at] > 0 if land == NONE else state.land[at] == land
                if not counts:
                    run = []
                    continue
                run = [*run, space] if run and space - run[-1] == step else [space]
                if len(run) > len(best):
                    best = run
        if marks is not None:
            marks.extend(best)
        return len(best)

    def by_columns(self, state: CitiesState, seat: i64) -> list[i64]:
        """The spaces of a district, column by column."""
        found: list[i64] = []
        for x in range(1 + 2 * state.low_x[seat], 3 + 2 * state.high_x[seat]):
            for y in range(1 + 2 * state.low_y[seat], 3 + 2 * state.high_y[seat]):
                found.append(y * state.side + x)
        return found

    def stairs(self, state: CitiesState, seat: i64, marks: Marks) -> i64:
        """The longest straight line of buildings that rise by one each."""
        base = seat * state.size
        best: list[i64] = []
        for step in (1, -1, state.side, -state.side):
            for space in self.inner(state, seat):
                run: list[i64] = []
                height = state.height[base + space]
                while height > 0 and state.height[base + space] == height:
                    run.append(space)
                    space += step
                    height += 1
                if len(run) > len(best):
                    best = run
        if marks is not None:
            marks.extend(best)
        return len(best)


def is_nearer(covered: i64, whole: i64, best: i64, of: i64) -> bool:
    """Whether so much of a way is a larger share of it, or as large a one of a shorter way."""
    share, other = covered * of, best * whole
    return share > other or (share == other and whole < of)


def bits(mask: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while mask > 0:
        found += mask & 1
        mask >>= 1
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
