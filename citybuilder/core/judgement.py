"""What was learned by play: a small network that tells from the traits of the seats who wins."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CURIOUS: Final = 0.6  # how much a sensible answer is tried before it has proved itself
LEAK: Final = 0.1  # of what an inner unit lets through below zero


class Judgement:
    """A seat's merit follows from its own traits, directly and through inner units, which see the
    mean traits of its opponents as well. Weights of inner unit u for trait t: [u * traits + t]."""

    def __init__(
        self,
        scales: list[float] | None = None,
        direct: list[float] | None = None,
        own: list[float] | None = None,
        others: list[float] | None = None,
        bias: list[float] | None = None,
        outer: list[float] | None = None,
    ) -> None:
        self.scales = vec[float](scales or [])
        self.direct = vec[float](direct or [])
        self.own = vec[float](own or [])
        self.others = vec[float](others or [])
        self.bias = vec[float](bias or [])
        self.outer = vec[float](outer or [])
        self.ahead = 0  # turns of every seat that a search looks ahead before it judges
        self.curiosity = CURIOUS  # of such a search: less, where the judgement varies little

    def plain(self) -> list[list[float]]:
        """What it is made from."""
        parts = (self.scales, self.direct, self.own, self.others, self.bias, self.outer)
        return [list(part) for part in parts]

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return made, (self.plain(), self.ahead, self.curiosity)

    def chances(self, tables: list[list[float]]) -> list[float]:
        """Of every seat, from the traits of every seat."""
        return softmax(self.merits(scaled(self.scales, tables), len(tables)))

    def merits(self, rows: vec[float], seats: i64) -> list[float]:
        """From scaled traits, seat after seat."""
        traits = len(self.scales)
        own, others, bias, outer = self.own, self.others, self.bias, self.outer
        found = vec[float]([0.0] * seats)
        seen = vec[float]([0.0] * seats)
        rivals = float(seats - 1)
        for seat in range(seats):
            found[seat] = dot(self.direct, 0, rows, seat * traits, traits)
        for unit in range(len(bias)):
            start = unit * traits
            whole = 0.0
            for seat in range(seats):
                part = dot(others, start, rows, seat * traits, traits)
                seen[seat] = part
                whole += part
            for seat in range(seats):
                value = bias[unit] + (whole - seen[seat]) / rivals
                value += dot(own, start, rows, seat * traits, traits)
                found[seat] = found[seat] + outer[unit] * (value if value > 0.0 else LEAK * value)
        return list(found)


def made(parts: list[list[float]], ahead: int, curiosity: float) -> Judgement:
    found = Judgement(*parts)
    found.ahead = ahead
    found.curiosity = curiosity
    return found


def scaled(scales: vec[float], tables: list[list[float]]) -> vec[float]:
    """The traits of all seats in a row, made equally large."""
    count = len(scales)
    found = vec[float]([0.0] * (count * len(tables)))
    place: i64 = 0
    for traits in tables:
        for trait in range(count):
            found[place] = traits[trait] * scales[trait]
            place += 1
    return found


def dot(weights: vec[float], first: i64, values: vec[float], second: i64, count: i64) -> float:
    found = 0.0
    for step in range(count):
        found += weights[first + step] * values[second + step]
    return found


def softmax(merits: list[float]) -> list[float]:
    best = max(merits)
    shares = [exp(merit - best) for merit in merits]
    whole = sum(shares)
    return [share / whole for share in shares]
