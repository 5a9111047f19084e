"""What a run of `train` has done so far, a line for each generation, so that it can go on."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from citybuilder.core.judgement import Judgement
from citybuilder.store.sheets.judgement import Generation

DIGITS = 5


class Plan(NamedTuple):
    """What was asked for; another plan begins anew."""

    game: str
    matches: int
    generations: int
    iterations: int
    ahead: int
    inner: int
    patience: float
    seed: int


class Diary:
    """The plan, then generations as they end."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.generations: list[Generation] = []
        self.judgement: Judgement | None = None

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
        self.generations.append(Generation.model_validate(line["generation"]))
        self.judgement = Judgement(*line["judgement"])

    def end_generation(self, generation: Generation, judgement: Judgement) -> None:
        """What is read again is what was known all the time."""
        parts = [[round(number, DIGITS) for number in part] for part in judgement.plain()]
        line = {"generation": generation.model_dump(), "judgement": parts}
        self.take(line)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def discard(self) -> None:
        self.path.unlink(missing_ok=True)
