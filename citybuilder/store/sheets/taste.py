"""What bots like to pick in a game: resources/<game>/taste.json."""

from citybuilder.core.advice import Advice
from citybuilder.core.game import State
from citybuilder.core.taste import Taste
from citybuilder.store.sheets.base import Sheet
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
    moods: int
    weights: list[float]

    def taste(self) -> Taste:
        return Taste(self.moods, self.weights)


def teach_taste(advice: Advice[State]) -> None:
    """It knows from now on what was learned about picking, if something was."""
    path = resources() / advice.game.key / FILE
    if path.exists():
        learned = LearnedTaste.model_validate_json(path.read_text(encoding="utf-8"))
        advice.taste = learned.taste()
