"""What the player has learned so far: one small JSON file beside the settings."""

import json
from pathlib import Path
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field

from citybuilder.store import mending, reading
from citybuilder.store.folders import data_folder

MOST_STEPS: Final = 10_000  # of a lesson


class Sheet(BaseModel):
    """What a newer version has written stays."""

    model_config = ConfigDict(extra="allow", strict=True)


class Learned(Sheet):
    """Of one game: lessons that were finished, the step at which others were left, the saves of
    free matches that are not over, and puzzles by their key: whether the last answer was right."""

    done: list[str] = Field(default_factory=list)
    left: dict[str, Annotated[int, Field(ge=0, le=MOST_STEPS)]] = Field(default_factory=dict)
    matches: dict[str, str] = Field(default_factory=dict)
    puzzles: dict[str, bool] = Field(default_factory=dict)

    def lesson_of(self, save: str) -> str | None:
        """The one whose free match is saved there."""
        return next((lesson for lesson, name in self.matches.items() if name == save), None)


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

    def solve(self, game: str, puzzle: str, right: bool) -> None:
        self.of(game).puzzles[puzzle] = right


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
