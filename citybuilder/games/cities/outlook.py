"""What may count of how a district of Cities stands, where it is learned from matches what does."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities import scoring
from citybuilder.games.cities.box import Box
from citybuilder.games.cities.counting import Prospect
from citybuilder.games.cities.land import bits
from citybuilder.games.cities.state import CitiesState
from citybuilder.games.cities.worth import areas_worth, card_worth, goals_worth, prospect

SOON: Final = 1.5  # picks of pieces that a missing piece is worth waiting for, if all goes well,
LATE: Final = 4.0  # and if it does not
SETS: Final = 5  # that an area can have: none, or of one to four kinds


def outlook(box: Box, state: CitiesState, seat: i64) -> list[float]:
    """What there is and what is hoped for, by its source, and what is still to come; in hand the
    seat holds nothing."""
    ahead = prospect(box, state, seat)
    picks = [ahead.cards, ahead.tiles, ahead.features, ahead.pieces]
    found = cards_outlook(box, state, seat, ahead)
    found += lots_outlook(box, state, seat, ahead)
    found += areas_outlook(box, state, seat, ahead)
    found += goals_outlook(box, state, seat, ahead)
    found += [*picks, sum(picks) / 10.0, float(state.seats - 2)]
    found.append(1.0 if state.holder == seat else 0.0)
    return found


def names(box: Box) -> list[str]:
    """What each number of it is about."""
    goals = [goal.key for city in box.cities for goal in city.goals]
    return [
        *[f"card:{card.key}" for card in box.cards],
        *["cards", "cards_now", "buildings_soon", "buildings_late", "monuments"],
        *[f"height:{height}" for height in range(1 + c.HIGHEST)],
        *[f"free:{colour}" for colour in c.COLOURS],
        *["areas", "largest:park", "largest:water"],
        *[
            f"{room}:{land}:{kinds}"
            for land in ("park", "water")
            for room in ("full", "open")
            for kinds in range(SETS)
        ],
        *["plan", "goals", *[f"goal:{key}" for key in goals]],
        *["picks:cards", "picks:tiles", "picks:features", "picks:pieces", "picks"],
        *["seats", "star"],
    ]


def cards_outlook(box: Box, state: CitiesState, seat: i64, ahead: Prospect) -> list[float]:
    """What each card may bring, and what all of them bring now."""
    found = [0.0] * box.kinds
    there: i64 = 0
    for card in ahead.held:
        found[card] = card_worth(box, state, seat, card, ahead)
        printed = box.cards[card]
        there += printed.counts.count(box.land, state, seat) * printed.points
    found += [sum(found) / 10.0, float(there) / 10.0]
    return found


# Building land


def lots_outlook(box: Box, state: CitiesState, seat: i64, ahead: Prospect) -> list[float]:
    """What buildings bring if each stops at its best height, lots by what stands on them, and free
    ones by their colour."""
    soon = 0.0
    late = 0.0
    counts = [0.0] * (1 + c.HIGHEST + c.COLOUR_COUNT)
    for at in ahead.lots:
        height = state.height[at]
        counts[height] = counts[height] + 1.0
        colour = state.land[at]
        if height == 0 and colour < c.COLOUR_COUNT:
            place = 1 + c.HIGHEST + colour
            counts[place] = counts[place] + 1.0
        brings = by_height(box, state, at, ahead.held)
        soon += best_height(brings, height, ahead.pieces, SOON)
        late += best_height(brings, height, ahead.pieces, LATE)
    monuments = float(len(box.land.monuments(state, seat)))
    return [soon / 10.0, late / 10.0, monuments, *counts]


def by_height(box: Box, state: CitiesState, at: i64, cards: list[i64]) -> list[float]:
    """What these cards bring for a building of each height on a lot."""
    found = [0.0] * (1 + c.HIGHEST)
    for card in cards:
        printed = box.cards[card]
        printed.counts.by_height(state, at, float(printed.points), found)
    return found


def best_height(brings: list[float], height: i64, pieces: float, hard: float) -> float:
    """What a building may bring that grows as far as it pays."""
    there = brings[height]
    best = there
    for higher in range(height + 1, 1 + c.HIGHEST):
        chance = pieces / (pieces + hard * float(higher - height))
        best = max(best, there + chance * (brings[higher] - there))
    return best


# Areas and goals


def areas_outlook(box: Box, state: CitiesState, seat: i64, ahead: Prospect) -> list[float]:
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
    return [areas_worth(box, state, seat, ahead.features) / 10.0, *largest, *found]


def goals_outlook(box: Box, state: CitiesState, seat: i64, ahead: Prospect) -> list[float]:
    """How near each goal of each city is that can still be had, and what the plan brings."""
    found = [0.0] * (len(box.cities) * c.GOALS)
    goals = box.goals(state)
    for goal in range(c.GOALS):
        rank = scoring.open_rank(state, seat, goal)
        if rank == NONE:
            continue
        printed = goals[goal]
        part = float(printed.counts.count(box.land, state, seat)) / float(printed.need)
        place = state.city * c.GOALS + goal
        found[place] = min(1.0, part) * float(printed.values[rank]) / 5.0
    plan = float(scoring.plan_points(box, state, seat)) / 10.0
    return [plan, goals_worth(box, state, seat, ahead) / 10.0, *found]
