"""Finished matches that were resumed shortly before their end: little is to look back at."""

from citybuilder.core.game import State
from citybuilder.core.laws import by_preference
from citybuilder.core.match import Match
from helpers.matches import advice_of
from helpers.tables import game_of


def late(key: str = "machi_koro", answers: int = 20, seats: int = 2, seed: int = 5) -> Match[State]:
    """The last answers of a match."""
    game = game_of(key)
    whole, pick = Match(game, seats, {}, seed), by_preference(advice_of(game), seed)
    while not whole.state.over:
        whole.play(pick(whole.state, whole.legal()))
    match = Match(game, seats, {}, seed)
    match.resume(whole.earlier[-answers].copy())
    for action in whole.actions[-answers:]:
        match.play(action)
    return match
