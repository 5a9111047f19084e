"""The games that can be played: one line each, and what is known of them beyond their rules."""

from importlib import import_module
from typing import Final

from citybuilder.core.advice import Advice
from citybuilder.core.game import Game, State

GAMES: Final = ("machi_koro", "the_city", "cities", "urbanization")


def advice_for(game: Game[State]) -> Advice[State]:
    """As `games/<id>/advice.py` gives it; nothing is learned yet."""
    module = import_module(f"citybuilder.games.{game.key}.advice")
    advice: Advice[State] = getattr(module, "ADVICE", Delegating)(game)
    return advice


class Delegating(Advice[State]):
    """TRANSITIONAL: goes when every game has an ADVICE of its own."""

    def __init__(self, game: Game[State]) -> None:
        super().__init__(game)
        for name in ("ahead", "keenness", "effort", "plans"):
            setattr(self, name, getattr(game, name))
        self.old = game

    def advise(self, state, seat):  # type: ignore
        return self.old.advise(state, seat)

    def prefer(self, state, actions):  # type: ignore
        return self.old.prefer(state, actions)

    def traits(self, state, seat):  # type: ignore
        return self.old.traits(state, seat)

    def moods(self, state, seat):  # type: ignore
        return self.old.moods(state, seat)

    def genres(self, state, actions):  # type: ignore
        return self.old.genres(state, actions)

    def genre_names(self):  # type: ignore
        return [str(number) for number in range(self.old.genre_count)]

    def by_plan(self, plan, state, actions):  # type: ignore
        return self.old.by_plan(plan, state, actions)

    def is_minor(self, asked):  # type: ignore
        return self.old.is_minor(asked)

    def is_follow_up(self, asked):  # type: ignore
        return self.old.is_follow_up(asked)

    def luck(self, state):  # type: ignore
        return self.old.luck(state)
