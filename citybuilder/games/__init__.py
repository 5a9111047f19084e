"""The games that can be played: one line each, and what is known of them beyond their rules."""

from importlib import import_module
from typing import Final

from citybuilder.core.advice import Advice
from citybuilder.core.game import Game, State

GAMES: Final = ("machi_koro", "the_city", "cities", "urbanization")


def advice_for(game: Game[State]) -> Advice[State]:
    """As `games/<id>/advice.py` gives it; nothing is learned yet."""
    module = import_module(f"citybuilder.games.{game.key}.advice")
    advice: Advice[State] = module.ADVICE(game)
    return advice
