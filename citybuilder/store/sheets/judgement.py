"""What bots have learned about a game: resources/<game>/judgement.json."""

from typing import Annotated

from pydantic import Field

from citybuilder.core.advice import Advice
from citybuilder.core.game import State
from citybuilder.core.judgement import CURIOUS, Judgement, made
from citybuilder.store.sheets.base import Sheet
from citybuilder.system.paths import resources

FILE = "judgement.json"
PARTS = ("scales", "direct", "own", "others", "bias", "outer")


class Generation(Sheet):
    """One round of learning: its matches, and how surprising the ends of matches that were not
    learned from were to what was known before, and are to what was learned."""

    matches: int
    positions: int
    before: float
    after: float


class Learned(Sheet):
    """The weights of a game's judgement, how far and how curiously a search looks ahead with them,
    and how they came."""

    about: str
    seed: int
    iterations: int
    patience: float
    generations: list[Generation]
    quick: bool = False
    ahead: Annotated[int, Field(ge=0, le=50)]
    curiosity: Annotated[float, Field(gt=0.0, le=5.0)] = CURIOUS
    scales: list[float]
    direct: list[float]
    own: list[float]
    others: list[float]
    bias: list[float]
    outer: list[float]

    def judgement(self) -> Judgement:
        return made([getattr(self, part) for part in PARTS], self.ahead, self.curiosity)


def teach_judgement(advice: Advice[State]) -> None:
    """It knows from now on what tells who wins, if that was learned."""
    path = resources() / advice.game.key / FILE
    if path.exists():
        learned = Learned.model_validate_json(path.read_text(encoding="utf-8"))
        advice.judgement = learned.judgement()
