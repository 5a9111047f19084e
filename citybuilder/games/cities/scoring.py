"""The score of Cities, which explains itself down to the spaces that counted."""

from mypy_extensions import i64

from citybuilder.core.game import NONE
from citybuilder.core.score import ScoreLine
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.box import Box
from citybuilder.games.cities.land import bits
from citybuilder.games.cities.state import CitiesState

# Stadtentwicklungspläne


def is_used(state: CitiesState, rank: i64) -> bool:
    """Two players do not use the middle value of a goal."""
    return state.seats > 2 or rank != 1


def open_rank(state: CitiesState, seat: i64, goal: i64) -> i64:
    """The best value that is free, for a seat that has none of the goal yet; NONE if there is no
    such value."""
    if has_reached(state, seat, goal):
        return NONE
    for rank in range(c.RANKS):
        if is_used(state, rank) and state.rings[goal * c.RANKS + rank] == NONE:
            return rank
    return NONE


def rank_of(state: CitiesState, seat: i64, goal: i64) -> i64:
    """Where the ring of a seat lies; NONE if it has not reached the goal."""
    for rank in range(c.RANKS):
        if state.rings[goal * c.RANKS + rank] == seat:
            return rank
    return NONE


def has_reached(state: CitiesState, seat: i64, goal: i64) -> bool:
    return rank_of(state, seat, goal) != NONE


def plan_points(box: Box, state: CitiesState, seat: i64) -> i64:
    found: i64 = 0
    goals = box.goals(state)
    for goal in range(c.GOALS):
        rank = rank_of(state, seat, goal)
        if rank != NONE:
            found += goals[goal].values[rank]
    return found


# Spielende


def lines(box: Box, state: CitiesState, seat: i64) -> list[ScoreLine]:
    """In the order of the rulebook: the plan, water, parks, monuments, cards."""
    return [
        *plan_lines(box, state, seat),
        *area_lines(box, state, seat, c.WATER, c.SCORE_WATER),
        *area_lines(box, state, seat, c.PARK, c.SCORE_PARK),
        *monument_line(box, state, seat),
        *card_lines(box, state, seat),
    ]


def plan_lines(box: Box, state: CitiesState, seat: i64) -> list[ScoreLine]:
    found = []
    for goal in range(c.GOALS):
        rank = rank_of(state, seat, goal)
        if rank != NONE:
            printed = box.goals(state)[goal]
            marks: list[i64] = []
            reached = printed.counts.count(box.land, state, seat, marks)
            where = ordered(marks) if reached >= printed.need else []
            rule = c.GOAL_RULE + state.city * c.GOALS + goal
            found.append(ScoreLine(rule, rank + 1, printed.values[rank], where))
    return found


def area_lines(box: Box, state: CitiesState, seat: i64, land: i64, rule: i64) -> list[ScoreLine]:
    """One set in each area: the more different features, the better."""
    first = seat * c.MOST_AREAS
    found = []
    for area in range(state.areas[seat]):
        kinds = bits(state.area_kinds[first + area])
        if state.area_land[first + area] == land and kinds > 0:
            where = box.land.area(state, seat, area)
            found.append(ScoreLine(rule, kinds, box.sets[kinds], where))
    return found


def monument_line(box: Box, state: CitiesState, seat: i64) -> list[ScoreLine]:
    where = box.land.monuments(state, seat)
    count: i64 = len(where)
    if count == 0:
        return []
    return [ScoreLine(c.SCORE_MONUMENT, count, count * box.setup.monument, where)]


def card_lines(box: Box, state: CitiesState, seat: i64) -> list[ScoreLine]:
    """Every card before a seat, also one that brings nothing."""
    return [card_line(box, state, seat, card) for card in box.held(state, seat)]


def card_line(box: Box, state: CitiesState, seat: i64, card: i64) -> ScoreLine:
    """What a card brings or would bring to a seat."""
    printed = box.cards[card]
    marks: list[i64] = []
    count = printed.counts.count(box.land, state, seat, marks)
    return ScoreLine(c.CARD_RULE + card, count, count * printed.points, ordered(marks))


def ordered(spaces: list[i64]) -> list[i64]:
    """Each space once."""
    found: list[i64] = []
    for space in sorted(spaces):
        if not found or found[-1] != space:
            found.append(space)
    return found
