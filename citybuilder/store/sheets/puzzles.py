"""Puzzles: resources/<game>/puzzles.json, positions in which one answer is clearly the best; an
expansion has a file of its own."""

from pathlib import Path
from typing import Annotated

from pydantic import Field

from citybuilder.core.game import Action, Game, State
from citybuilder.core.match import Match
from citybuilder.store.save_sheet import Sheet, Word
from citybuilder.system.paths import resources

FILE = "puzzles.json"

Chance = Annotated[float, Field(ge=0.0, le=1.0)]


class Rated(Sheet):
    """An answer and the chance to win that the searches give it."""

    action: Word  # in the game's notation
    chance: Chance

    def answer(self, game: Game[State]) -> Action:
        return game.read(self.action)


class Puzzle(Sheet):
    """A position of a match of bots, and what was found out about every answer there."""

    key: str
    seats: int
    options: dict[str, str]
    seed: int
    actions: list[Word]  # what was played up to it
    seat: int  # who is asked
    answers: Annotated[list[Rated], Field(min_length=2)]  # all that are legal, the best first
    margin: Chance  # by which the best one is ahead of the next,
    low: float  # and its bounds over all searches
    high: float
    advised: float  # the same margin by advice,
    played: float  # and when played on to the end, with its interval
    played_low: float
    played_high: float

    def match(self, game: Game[State]) -> Match[State]:
        match = Match(game, self.seats, self.options, self.seed)
        for word in self.actions:
            match.play(game.read(word))
        return match

    def rated(self, word: str) -> Rated:
        return next(one for one in self.answers if one.action == word)


class Puzzles(Sheet):
    """All of a game, and how they were found."""

    level: str  # of the bots whose matches they come from,
    budget: float  # with so many times its iterations
    matches: int
    seed: int
    skipped: list[int]  # numbers of matches that nothing was taken from, as it seemed dull
    iterations: int  # for each answer, in each search of a light game
    seeds: list[int]  # one for each search
    worlds: int  # in which was played on
    clear: Chance  # the least margin
    after: Chance  # the part of a match that was not looked at
    puzzles: Annotated[list[Puzzle], Field(min_length=1)]


def load_puzzles(game: str) -> list[Puzzle]:
    """Those of the usual edition first."""
    folder, (stem, dot, ending) = resources() / game, FILE.rpartition(".")
    others = sorted(folder.glob(f"{stem}_*{dot}{ending}"))
    return [puzzle for path in (folder / FILE, *others) for puzzle in read_puzzles(path).puzzles]


def read_puzzles(path: Path) -> Puzzles:
    return Puzzles.model_validate_json(path.read_text(encoding="utf-8"))
