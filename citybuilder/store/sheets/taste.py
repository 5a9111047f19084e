"""What bots like to pick in a game: resources/<game>/taste.json."""

from pydantic import model_validator

from citybuilder.core.advice import Advice
from citybuilder.core.game import State
from citybuilder.core.taste import Taste
from citybuilder.store.sheets.base import Names, Sheet
from citybuilder.store.sheets.columns import fitted, rows_of
from citybuilder.store.sheets.faults import blamed
from citybuilder.store.sheets.parts import named
from citybuilder.system.paths import resources

FILE = "taste.json"


class TasteGeneration(Sheet):
    """One round of learning: its matches, and the part of duels that was won after it against the
    reference by taste alone."""

    matches: int
    duels: int
    won: float


class LearnedTaste(Sheet):
    """The weights of a game's taste, and how they came."""

    about: str
    seed: int
    generations: list[TasteGeneration]
    moods: Names
    genres: Names
    weights: list[float]

    @model_validator(mode="after")
    def every_genre_has_its_weights(self) -> "LearnedTaste":
        if len(self.weights) != len(self.moods) * len(self.genres):
            raise ValueError("there are not as many weights as moods of genres")
        return self

    def taste(self, moods: list[str], genres: list[str]) -> Taste:
        """For tables with these moods and answers of these genres."""
        fitting = fitted(self.weights, self.moods, moods)
        return Taste(len(moods), rows_of(fitting, self.genres, genres, len(moods)))


def teach_taste(advice: Advice[State]) -> None:
    """It knows from now on what was learned about picking, if something was."""
    for part in advice.parts():
        path = resources() / part.game.key / named(FILE, part)
        if path.exists():
            with blamed(path):
                learned = LearnedTaste.model_validate_json(path.read_text(encoding="utf-8"))
            part.taste = learned.taste(part.mood_names(), part.genre_names())
