"""Lessons: resources/<game>/lessons.json, checked, and their words, lessons_<language>.json."""

import json
from collections.abc import Sequence
from typing import Annotated, Final, Literal, Self

from pydantic import Field, TypeAdapter, model_validator

from citybuilder.core.game import Game, State
from citybuilder.store.save_sheet import Sheet, Word
from citybuilder.store.sheets.prepared import Prepared
from citybuilder.system.paths import resources

Answers = Annotated[list[Word], Field(min_length=1)]  # in the game's notation
Words = dict[str, str]

SPARE: Final = "en"


class Step(Sheet):
    """The coach says something and points at pieces; then the learner does one thing out of
    `do`, or only reads; then something is played by itself."""

    say: str = ""  # key of the words; none where the last ones still hold
    point: list[str] = Field(default_factory=list)  # pieces of the table
    do: Answers | Literal["any"] | None = None
    wrong: str = ""  # key of what is said to a click elsewhere
    plays: list[Word] = Field(default_factory=list)  # by whoever is asked

    @model_validator(mode="after")
    def has_sense(self) -> Self:
        if not self.say and not self.plays:
            raise ValueError("a step says or plays something")
        if self.do is not None and not self.say:
            raise ValueError("what is to be done has to be said")
        if self.wrong and self.do is None:
            raise ValueError("without something to do nothing is wrong")
        return self

    @property
    def is_read(self) -> bool:
        """Whether it is only to be read."""
        return bool(self.say) and self.do is None


class Lesson(Prepared):
    """A prepared table and what its seat learns at it. Words: its title under `key`, what it is
    about under `key.about`. Without steps it is a free match against a beginner, to its end."""

    key: str
    minutes: int
    steps: list[Step] = Field(default_factory=list)

    @property
    def is_free(self) -> bool:
        return not self.steps

    def words(self) -> list[str]:
        """The keys of everything that it says."""
        said = [key for step in self.steps for key in (step.say, step.wrong) if key]
        return [self.key, f"{self.key}.about", *said]


class Course(Sheet):
    """All lessons of a game in their order."""

    lessons: Annotated[list[Lesson], Field(min_length=1)]


def load_lessons(game: str) -> list[Lesson]:
    text = (resources() / game / "lessons.json").read_text(encoding="utf-8")
    return Course.model_validate_json(text).lessons


def following(lessons: Sequence[Lesson], lesson: Lesson, game: Game[State]) -> Lesson | None:
    """What comes after it: rather something about the same edition than about another one, so that
    no expansion stands between the lessons and the first match."""
    later = lessons[lessons.index(lesson) + 1 :]
    edition = game.edition(lesson.options)
    same = [each for each in later if game.edition(each.options) == edition]
    return next(iter([*same, *later]), None)


def load_words(game: str, language: str) -> Words:
    """What is said in that language, else in English, by its key."""
    path = resources() / game / f"lessons_{language}.json"
    if not path.is_file():
        path = path.with_name(f"lessons_{SPARE}.json")
    text = path.read_text(encoding="utf-8")
    return TypeAdapter(Words).validate_python(json.loads(text), strict=True)
