"""What was learned about picking: answers that are preferred more, or less, than advice says."""

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST: Final = 12.0  # an inclination beyond it changes nothing any more
TINY: Final = 1e-9


class Taste:
    """How each mood of the table speaks for each genre of answers: [genre * moods + mood]."""

    def __init__(self, moods: int = 0, weights: list[float] | None = None) -> None:
        self.moods = moods
        self.weights = vec[float](weights or [])

    def plain(self) -> list[float]:
        return list(self.weights)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Taste, (self.moods, self.plain())

    def weigh(self, advised: list[float], genres: list[i64], moods: list[float]) -> list[float]:
        """Weights of answers of these genres, from what advice says of them."""
        count: i64 = self.moods
        weights = self.weights
        table = vec[float](moods)
        merits: list[float] = []
        for number in range(len(genres)):
            place: i64 = genres[number] * count
            merit = log(advised[number] + TINY)
            for mood in range(count):
                merit += weights[place + mood] * table[mood]
            merits.append(merit)
        best = max(merits)
        return [exp(max(-MOST, merit - best)) for merit in merits]
