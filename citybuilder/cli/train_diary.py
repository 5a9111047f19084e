"""What a run of `train` has done so far, a line for each generation, so that it can go on."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from citybuilder.core.judgement import CURIOUS
from citybuilder.store import atomic, reading
from citybuilder.store.sheets.base import Sheet

DIGITS = 5

Generation = TypeVar("Generation", bound=Sheet)


class Terms(NamedTuple):
    """What was asked for; another plan begins anew."""

    game: str
    matches: int
    generations: int
    iterations: int
    ahead: int
    inner: int
    patience: float
    seed: int
    curiosity: float = CURIOUS
    quick: bool = False
    taste: bool = False
    options: str = ""


class Diary(Generic[Generation]):
    """The plan, then generations as they end: their figures, and the weights that were learned."""

    def __init__(self, path: Path, plan: Terms, kind: type[Generation]) -> None:
        self.path = path
        self.plan = plan
        self.kind = kind
        self.generations: list[Generation] = []
        self.learned: list[list[list[float]]] = []  # the weights after each of them

    @property
    def weights(self) -> list[list[float]]:
        """What is known by now; empty at first."""
        return self.learned[-1] if self.learned else []

    def open(self) -> None:
        lines = self.kept()
        whole = "".join(json.dumps(line) + "\n" for line in (self.plan, *lines))
        atomic.write(self.path, whole.encode())
        for line in lines:
            self.take(line)

    def kept(self) -> list[dict[str, Any]]:
        """The lines of a run with the same plan; what was cut off in the middle is left out."""
        found = []
        with suppress(OSError, ValueError):
            first, *rest = reading.read(self.path, reading.GROWN).decode().splitlines()
            same = json.loads(first) == list(self.plan)
            for line in rest if same else []:
                found.append(json.loads(line))
        return found

    def take(self, line: dict[str, Any]) -> None:
        self.generations.append(self.kind.model_validate(line["generation"]))
        self.learned.append(line["weights"])

    def end_generation(self, generation: Generation, weights: list[list[float]]) -> None:
        """What is read again is what was known all the time."""
        parts = [[round(number, DIGITS) for number in part] for part in weights]
        line = {"generation": generation.model_dump(), "weights": parts}
        self.take(line)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def discard(self) -> None:
        self.path.unlink(missing_ok=True)
