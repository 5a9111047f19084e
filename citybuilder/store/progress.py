"""What the player has learned so far: one small JSON file beside the settings."""

import json
from pathlib import Path
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field

from citybuilder.store import mending, reading
from citybuilder.store.folders import data_folder

MOST_STEPS: Final = 10_000  # of a lesson
OPEN, TRIED, SHOWN, HELPED, SOLVED = "open", "tried", "shown", "helped", "solved"  # puzzles


class Sheet(BaseModel):
    """What a newer version has written stays."""

    model_config = ConfigDict(extra="allow", strict=True)


class Learned(Sheet):
    """Of one game: lessons that were finished, the step at which others were left, the saves of
    free matches that are not over, puzzles by their key: whether they were solved – else their
    solution was seen –, and those of which something was known before, or answered wrongly."""

    done: list[str] = Field(default_factory=list)
    left: dict[str, Annotated[int, Field(ge=0, le=MOST_STEPS)]] = Field(default_factory=dict)
    matches: dict[str, str] = Field(default_factory=dict)
    puzzles: dict[str, bool] = Field(default_factory=dict)
    helped: list[str] = Field(default_factory=list)

    def lesson_of(self, save: str) -> str | None:
        """The one whose free match is saved there."""
        return next((lesson for lesson, name in self.matches.items() if name == save), None)

    def state_of(self, puzzle: str) -> str:
        """How far the player is with a puzzle."""
        solved = self.puzzles.get(puzzle)
        if solved is None:
            return TRIED if puzzle in self.helped else OPEN
        if solved:
            return HELPED if puzzle in self.helped else SOLVED
        return SHOWN

    def help_with(self, puzzle: str) -> None:
        if puzzle not in self.helped:
            self.helped.append(puzzle)


class Progress(Sheet):
    """By game."""

    games: dict[str, Learned] = Field(default_factory=dict)

    def of(self, game: str) -> Learned:
        return self.games.setdefault(game, Learned())

    def leave(self, game: str, lesson: str, step: int) -> None:
        """Next time it goes on there."""
        self.of(game).left[lesson] = step

    def finish(self, game: str, lesson: str) -> None:
        learned = self.of(game)
        learned.left.pop(lesson, None)
        learned.matches.pop(lesson, None)
        if lesson not in learned.done:
            learned.done.append(lesson)

    def solve(self, game: str, puzzle: str) -> None:
        """After a look at the solution this is no feat any more."""
        learned = self.of(game)
        if learned.state_of(puzzle) == SHOWN:
            learned.help_with(puzzle)
        learned.puzzles[puzzle] = True

    def miss(self, game: str, puzzle: str) -> None:
        """A wrong answer. What was solved once stays solved as it was."""
        learned = self.of(game)
        if not learned.puzzles.get(puzzle, False):
            learned.help_with(puzzle)

    def show(self, game: str, puzzle: str) -> None:
        """A look at the solution."""
        self.of(game).puzzles.setdefault(puzzle, False)


def progress_path() -> Path:
    return data_folder() / "progress.json"


def load() -> Progress:
    """A damaged file is kept aside, and what was known before it counts."""
    return mending.load(progress_path(), read) or Progress()


def read(path: Path) -> Progress:
    return Progress.model_validate_json(reading.read(path))


def save(progress: Progress) -> None:
    """A full disk must not disturb a lesson: it is told later, and the old file stays."""
    text = json.dumps(progress.model_dump(), indent=1, ensure_ascii=False)
    mending.save(progress_path(), (text + "\n").encode("utf-8", "replace"))
