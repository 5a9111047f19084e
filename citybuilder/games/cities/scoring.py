"""The score of Cities, which explains itself down to the spaces that counted."""

from mypy_extensions import i64

from citybuilder.core.game import NONE
from citybuilder.core.score import ScoreLine, total
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.counting import Counter, bits
from citybuilder.games.cities.state import CitiesState


class Scorer(Counter):
    """Points by their reasons."""

    # Stadtentwicklungspläne

    def is_used(self, state: CitiesState, rank: i64) -> bool:
        """Two players do not use the middle value of a goal."""
        return state.seats > 2 or rank != 1

    def best_rank(self, state: CitiesState, goal: i64) -> i64:
        """The best value that is free; NONE if all are taken."""
        for rank in range(c.RANKS):
            if self.is_used(state, rank) and state.rings[goal * c.RANKS + rank] == NONE:
                return rank
        return NONE

    def rank_of(self, state: CitiesState, seat: i64, goal: i64) -> i64:
        """Where the ring of a seat lies; NONE if it has not reached the goal."""
        for rank in range(c.RANKS):
            if state.rings[goal * c.RANKS + rank] == seat:
                return rank
        return NONE

    def has_reached(self, state: CitiesState, seat: i64, goal: i64) -> bool:
        return self.rank_of(state, seat, goal) != NONE

    # Spielende

    def scores(self, state: CitiesState) -> list[list[ScoreLine]]:
        return [self.lines(state, seat) for seat in range(state.seats)]

    def lines(self, state: CitiesState, seat: i64) -> list[ScoreLine]:
        """In the order of the rulebook: the plan, water, parks, monuments, cards."""
        return [
            *self.plan_lines(state, seat),
            *self.area_lines(state, seat, c.WATER, c.SCORE_WATER),
            *self.area_lines(state, seat, c.PARK, c.SCORE_PARK),
            *self.monument_line(state, seat),
            *self.card_lines(state, seat),
        ]

    def plan_lines(self, state: CitiesState, seat: i64) -> list[ScoreLine]:
        found = []
        for goal in range(c.GOALS):
            rank = self.rank_of(state, seat, goal)
            if rank != NONE:
                printed = self.cities[state.city].goals[goal]
                marks: list[i64] = []
                reached = self.count(state, seat, printed.counts, marks)
                where = ordered(marks) if reached >= printed.need else []
                rule = c.GOAL_RULE + state.city * c.GOALS + goal
                found.append(ScoreLine(rule, rank + 1, printed.values[rank], where))
        return found

    def area_lines(self, state: CitiesState, seat: i64, land: i64, rule: i64) -> list[ScoreLine]:
        """One set in each area: the more different features, the better."""
        first = seat * c.MOST_AREAS
        found = []
        for area in range(state.areas[seat]):
            kinds = bits(state.area_kinds[first + area])
            if state.area_land[first + area] == land and kinds > 0:
                marks: list[i64] = []
                self.mark_area(state, seat, area, marks)
                found.append(ScoreLine(rule, kinds, self.sets[kinds], marks))
        return found

    def monument_line(self, state: CitiesState, seat: i64) -> list[ScoreLine]:
        base = seat * state.size
        where = [s for s in self.inner(state, seat) if state.feature[base + s] == self.monument]
        count: i64 = len(where)
        if count == 0:
            return []
        return [ScoreLine(c.SCORE_MONUMENT, count, count * self.setup.monument, where)]

    def card_lines(self, state: CitiesState, seat: i64) -> list[ScoreLine]:
        """Every card before a seat, also one that brings nothing."""
        found = []
        for card in range(self.kinds):
            if state.held[seat * self.kinds + card] > 0:
                found.append(self.card_line(state, seat, card))
        return found

    def card_line(self, state: CitiesState, seat: i64, card: i64) -> ScoreLine:
        marks: list[i64] = []
        count = self.count(state, seat, self.counts[card], marks)
        return ScoreLine(c.CARD_RULE + card, count, count * self.points[card], ordered(marks))

    def card_points(self, state: CitiesState, seat: i64, card: i64) -> i64:
        """What a card brings or would bring to a seat."""
        return self.count(state, seat, self.counts[card]) * self.points[card]

    def standing(self, state: CitiesState) -> list[list[i64]]:
        """Points; then what the city plan brought."""
        lines = self.scores(state)
        return [[total(lines[seat]), self.plan_points(state, seat)] for seat in range(state.seats)]

    def plan_points(self, state: CitiesState, seat: i64) -> i64:
        found: i64 = 0
        goals = self.cities[state.city].goals
        for goal in range(c.GOALS):
            rank = self.rank_of(state, seat, goal)
            if rank != NONE:
                found += goals[goal].values[rank]
        return found


def ordered(spaces: list[i64]) -> list[i64]:
    """Each space once."""
    found: list[i64] = []
    for space in sorted(spaces):
        if not found or found[-1] != space:
            found.append(space)
    return found
