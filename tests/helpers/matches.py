"""Matches for tests of what is shown about them."""

from dataclasses import dataclass
from typing import Final, cast

from citybuilder.core.advice import Advice
from citybuilder.core.game import Game, S, State
from citybuilder.core.laws import at_random
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.store.sheets import load_advice
from helpers.tables import game_of

KNOWN: Final[dict[object, object]] = {}  # advice by its game


def advice_of(game: Game[S]) -> Advice[S]:
    """Always the same for a game."""
    if game not in KNOWN:
        KNOWN[game] = load_advice(cast(Game[State], game))
    return cast(Advice[S], KNOWN[game])


@dataclass(frozen=True)
class Guest:
    """Somebody at the table."""

    name: str
    who: str = "human"


GUESTS = [Guest("Ada"), Guest("Ben", "normal"), Guest("Cleo", "expert"), Guest("Dora")]


def played(seats: int = 2, seed: int = 1, steps: int = 10_000, **options: str) -> Match[State]:
    """A match at random, to its end or for so many steps."""
    match = Match(game_of(GAMES[0]), seats, options, seed)
    pick = at_random(seed)
    while not match.state.over and len(match.actions) < steps:
        match.play(pick(match.state, match.legal()))
    return match


def with_a_choice(game: Game[State]) -> Match[State]:
    """Where whoever is asked first has several answers."""
    match = Match(game, game.players[0], {}, 1)
    pick = at_random(1)
    while len(match.legal()) < 3:
        match.play(pick(match.state, match.legal()))
    return match
