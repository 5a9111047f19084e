"""Matches of Cities at a point that is worth a look, for the pages that show them."""

from typing import cast

from helpers.cities import BOX, A, table
from helpers.matches import advice_of
from helpers.tables import game_of

from citybuilder.core.game import Decision, State
from citybuilder.core.laws import by_preference
from citybuilder.core.match import Match
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.state import CitiesState

GAME = game_of("cities")
PAIR = ("human", "human")


def asked(kind: int, seed: int = 1, first: int = 1) -> Match[State]:
    """A sensible match up to a question of that kind, from a certain round on."""
    match, pick = Match(GAME, 2, {c.CITY: "new_york"}, seed), by_preference(advice_of(GAME), seed)
    while cast(CitiesState, match.state).round < first or match.state.asked[-1].kind != kind:
        match.play(pick(match.state, match.legal()))
    return match


def building(drawn: str, cards: str, *pieces: str) -> Match[State]:
    """Somebody is about to build these pieces in a district."""
    state = table({A: drawn}, {A: cards})
    for colour in pieces:
        state.hand_pieces[c.COLOURS.index(colour)] += 1
    state.asked = [Decision(c.ASK_BUILD, A)]
    return resumed(state)


def putting(drawn: str) -> Match[State]:
    """Somebody is about to put a yacht on the water of a district."""
    state = table({A: drawn})
    state.hand_features[[feature.key for feature in BOX.features].index("yacht")] += 1
    state.asked = [Decision(c.ASK_PUT, A)]
    return resumed(state)


def resumed(state: CitiesState) -> Match[State]:
    match = Match(GAME, 2, {c.CITY: "new_york"}, 1)
    match.resume(state)
    return match


def state_of(match: Match[State]) -> CitiesState:
    return cast(CitiesState, match.state)
