"""What bots have learned about a game: resources/<game>/judgement.json."""

from typing import Annotated

from pydantic import Field, model_validator

from citybuilder.core.advice import Advice
from citybuilder.core.game import State
from citybuilder.core.judgement import CURIOUS, Judgement, made
from citybuilder.store.sheets.base import Names, Sheet
from citybuilder.store.sheets.columns import fitted
from citybuilder.store.sheets.faults import blamed
from citybuilder.store.sheets.parts import named
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
    traits: Names
    scales: list[float]
    direct: list[float]
    own: list[float]
    others: list[float]
    bias: list[float]
    outer: list[float]

    @model_validator(mode="after")
    def every_trait_has_its_weights(self) -> "Learned":
        traits, inner = len(self.traits), len(self.bias)
        lengths = [len(getattr(self, part)) for part in PARTS]
        if lengths != [traits, traits, inner * traits, inner * traits, inner, inner]:
            raise ValueError("there are not as many weights as traits")
        return self

    def judgement(self, traits: list[str]) -> Judgement:
        """Of tables with these traits."""
        parts = [getattr(self, part) for part in PARTS]
        of_traits = [fitted(part, self.traits, traits) for part in parts[:4]]
        return made([*of_traits, *parts[4:]], self.ahead, self.curiosity)


def teach_judgement(advice: Advice[State]) -> None:
    """It knows from now on what tells who wins, if that was learned."""
    for part in advice.parts():
        path = resources() / part.game.key / named(FILE, part)
        if path.exists():
            with blamed(path):
                learned = Learned.model_validate_json(path.read_text(encoding="utf-8"))
            part.judgement = learned.judgement(part.trait_names())
