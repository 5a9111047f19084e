"""What a run of `puzzles` has found so far, a line for each match, so that it can go on."""

import json
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from citybuilder.bots.puzzling import Find
from citybuilder.bots.verdict import Depth
from citybuilder.core.game import Game, State
from citybuilder.store import atomic, reading
from citybuilder.store.save_sheet import Sheet
from citybuilder.store.sheets.puzzles import Puzzle, Rated

DIGITS = 4


class Terms(NamedTuple):
    """How puzzles are looked for; another plan begins anew."""

    game: str
    level: str
    budget: float
    iterations: int
    searches: int
    worlds: int
    clear: float
    after: float
    seed: int
    options: dict[str, str]  # of all matches

    def depth(self) -> Depth:
        return Depth(self.iterations, self.seeds(), self.worlds, self.clear)

    def seeds(self) -> list[int]:
        return list(range(1, self.searches + 1))


class Found(Sheet):
    """A puzzle, and what it is compared with others by."""

    question: int  # its kind
    about: list[int]  # what the best answer is about, wherever it is done
    surprise: int  # how many simple ways to answer go wrong
    progress: float  # the part of the match that is over
    puzzle: Puzzle


class Finds:
    """The plan, then the finds of each match."""

    def __init__(self, path: Path, plan: Terms, game: Game[State]) -> None:
        self.path = path
        self.plan = plan
        self.game = game
        self.matches: list[list[Found]] = []

    def open(self) -> None:
        """Takes what a run by the same plan has left; what was cut off in the middle is lost."""
        with suppress(OSError, ValueError):
            first, *rest = reading.read(self.path, reading.GROWN).decode().splitlines()
            same = json.loads(first) == list(self.plan)
            for line in rest if same else []:
                self.matches.append([Found.model_validate(each) for each in json.loads(line)])
        lines = [json.dumps(self.plan), *(written(match) for match in self.matches)]
        atomic.write(self.path, ("\n".join(lines) + "\n").encode())

    def take(self, finds: list[Find]) -> None:
        match = [found_of(self.game, find) for find in finds]
        self.matches.append(match)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(written(match) + "\n")


def written(match: list[Found]) -> str:
    return json.dumps([found.model_dump() for found in match])


def found_of(game: Game[State], find: Find) -> Found:
    verdict = find.verdict
    place = [str(find.seed), str(len(find.actions))]
    puzzle = Puzzle(
        key="-".join([*place, *game.edition(find.options).values()]),
        seats=find.seats,
        options=find.options,
        seed=find.seed,
        actions=[game.written(action) for action in find.actions],
        seat=find.place.seat,
        answers=[
            Rated(action=game.written(each.action), chance=rounded(each.chance))
            for each in verdict.answers
        ],
        margin=rounded(verdict.searched.mean),
        low=rounded(verdict.searched.low),
        high=rounded(verdict.searched.high),
        advised=rounded(verdict.advised),
        played=rounded(verdict.played.mean),
        played_low=rounded(verdict.played.low),
        played_high=rounded(verdict.played.high),
    )
    return Found(
        question=find.place.kind,
        about=verdict.answers[0].action.plain()[:2],
        surprise=find.place.surprise,
        progress=rounded(find.progress),
        puzzle=puzzle,
    )


def rounded(value: float) -> float:
    return round(value, DIGITS)
