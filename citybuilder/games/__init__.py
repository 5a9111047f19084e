"""The games that can be played: one line each, and what is known of them beyond their rules."""

from importlib import import_module
from typing import Any, Final

from mypy_extensions import i64

from citybuilder.core.advice import Advice
from citybuilder.core.game import Action, Decision, Game, State

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
        self.old: Any = game
        for name in ("ahead", "keenness", "effort", "plans"):
            setattr(self, name, getattr(game, name, getattr(self, name)))

    def advise(self, state: State, seat: i64) -> float:
        return float(self.old.advise(state, seat))

    def prefer(self, state: State, actions: list[Action]) -> list[float]:
        return list(self.old.prefer(state, actions))

    def traits(self, state: State, seat: i64) -> list[float]:
        return list(self.old.traits(state, seat))

    def moods(self, state: State, seat: i64) -> list[float]:
        return list(self.old.moods(state, seat)) if hasattr(self.old, "moods") else []

    def genres(self, state: State, actions: list[Action]) -> list[i64]:
        return list(self.old.genres(state, actions)) if hasattr(self.old, "genres") else []

    def genre_names(self) -> list[str]:
        return [str(number) for number in range(getattr(self.old, "genre_count", 0))]

    def by_plan(self, plan: str, state: State, actions: list[Action]) -> Action:
        return self.old.cheese_plan.answer(state, actions) or self.advised(state, actions)

    def is_minor(self, asked: Decision) -> bool:
        return bool(self.old.is_minor(asked)) if hasattr(self.old, "is_minor") else False

    def is_follow_up(self, asked: Decision) -> bool:
        return bool(self.old.is_follow_up(asked)) if hasattr(self.old, "is_follow_up") else False

    def luck(self, state: State) -> i64:
        return int(self.old.luck(state)) if hasattr(self.old, "luck") else 0
