"""Card sheets: each game's cards.json, checked and turned into the tables of its rules."""

from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from citybuilder.core.advice import Advice
from citybuilder.core.game import Game, State
from citybuilder.games import GAMES, advice_for
from citybuilder.store.sheets.faults import blamed
from citybuilder.store.sheets.judgement import teach_judgement
from citybuilder.store.sheets.taste import teach_taste
from citybuilder.system.paths import resources


class Sheet(Protocol):
    """What every module in this folder offers."""

    def make(self, text: str) -> Game[State]: ...


class UnknownGame(ValueError):
    """A game that this program does not have."""


def card_file(key: str) -> Path:
    return resources() / key / "cards.json"


def card_text(key: str) -> str:
    """The card data of a game as it is on disk."""
    return card_file(key).read_text(encoding="utf-8")


def load_advice(game: Game[State]) -> Advice[State]:
    """What bots know of a game, with what they have learned about it."""
    advice = advice_for(game)
    teach_judgement(advice)
    teach_taste(advice)
    return advice


def load_game(key: str) -> Game[State]:
    """As its cards make it."""
    if key not in GAMES:
        raise UnknownGame(key)
    sheet = cast(Sheet, import_module(f"citybuilder.store.sheets.{key}"))
    with blamed(card_file(key)):
        return sheet.make(card_text(key))
