"""What a run of `train` has done so far, line by line in a file, so that it can go on."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from citybuilder.bots.learning import Position
from citybuilder.store.sheets.judgement import Generation

DIGITS = 5


class Plan(NamedTuple):
    """What was asked for; another plan begins anew."""

    game: str
    matches: int
    generations: int
    iterations: int
    ahead: int
    seed: int


class Diary:
    """The plan, then matches and ends of generations as they come."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.matches: list[list[Position]] = []  # of the generation that is at work
        self.generations: list[Generation] = []
        self.weights: list[float] = []

    def open(self) -> None:
        lines = self.kept()
        with self.path.open("w", encoding="utf-8") as file:
            file.writelines(json.dumps(line) + "\n" for line in (self.plan, *lines))
        for line in lines:
            self.take(line)

    def kept(self) -> list[dict[str, Any]]:
        """The lines of a run with the same plan; what was cut off in the middle is left out."""
        found = []
        with suppress(OSError, ValueError):
            first, *rest = self.path.read_text(encoding="utf-8").splitlines()
            same = json.loads(first) == list(self.plan)
            for line in rest if same else []:
                found.append(json.loads(line))
        return found

    def take(self, line: dict[str, Any]) -> None:
        if "match" in line:
            self.matches.append([Position(*parts) for parts in line["match"]])
        else:
            self.matches = []
            self.generations.append(Generation.model_validate(line["generation"]))
            self.weights = line["weights"]

    def note(self, positions: list[Position]) -> None:
        rows = [[rounded(each.traits), each.advice, each.wins] for each in positions]
        self.add({"match": rows})

    def end_generation(self, generation: Generation, weights: list[float]) -> None:
        self.add({"generation": generation.model_dump(), "weights": weights})

    def add(self, line: dict[str, Any]) -> None:
        """What is read again is what was known all the time."""
        self.take(line)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def discard(self) -> None:
        self.path.unlink(missing_ok=True)


def rounded(rows: list[list[float]]) -> list[list[float]]:
    return [[round(number, DIGITS) for number in row] for row in rows]
