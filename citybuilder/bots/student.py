"""The student: a judgement that is mended step by step, so that it foretells what came of positions
(backpropagation with Adam)."""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from citybuilder.bots.learning import Position
from citybuilder.core.judgement import LEAK, Judgement, dot, scaled, softmax
from citybuilder.core.rng import Rng

BATCH: Final = 64  # positions between two steps
MEMORY: Final = 0.9  # of the direction of earlier steps
LONG_MEMORY: Final = 0.999  # of how much the slopes differ
TINY: Final = 1e-8
FADE: Final = 1e-4  # by which weights shrink that nothing speaks for
SAME: Final = 1e-6  # a trait that differs by less does not differ


class Row:
    """A position to learn from: scaled traits, seat after seat, and what came of it."""

    def __init__(self, values: list[float] | None = None, goal: list[float] | None = None) -> None:
        self.values = vec[float](values or [])
        self.goal: list[float] = goal or []


class Weights:
    """Weights that are mended, the slopes of a batch, and the memory of earlier ones."""

    def __init__(
        self, values: list[float] | None = None, batch: int = BATCH, faint: float = TINY
    ) -> None:
        count = len(values or [])
        self.batch = float(batch)  # how many add their slopes before a step
        self.faint = faint  # a slope below it hardly changes anything
        self.values = vec[float](values or [])
        self.slopes = vec[float]([0.0] * count)
        self.drift = vec[float]([0.0] * count)
        self.spread = vec[float]([0.0] * count)

    def step(self, rate: float, count: int) -> None:
        """Adam; forgets the slopes."""
        first = 1.0 - MEMORY**count
        second = 1.0 - LONG_MEMORY**count
        batch, faint = self.batch, self.faint
        values, slopes, drift, spread = self.values, self.slopes, self.drift, self.spread
        for place in range(len(values)):
            slope = slopes[place] / batch + FADE * values[place]
            slopes[place] = 0.0
            mean = MEMORY * drift[place] + (1.0 - MEMORY) * slope
            drift[place] = mean
            square = LONG_MEMORY * spread[place] + (1.0 - LONG_MEMORY) * slope * slope
            spread[place] = square
            values[place] = values[place] - rate * (mean / first) / (sqrt(square / second) + faint)


class Student:
    """Learns from rows in any order."""

    def __init__(self, judgement: Judgement | None = None) -> None:
        self.judgement = judgement or Judgement()
        _, direct, own, others, bias, outer = self.judgement.plain()
        self.direct = Weights(direct)
        self.own = Weights(own)
        self.others = Weights(others)
        self.bias = Weights(bias)
        self.outer = Weights(outer)
        self.steps = 0
        self.share()

    def share(self) -> None:
        """The judgement has the weights that are mended."""
        self.judgement.direct = self.direct.values
        self.judgement.own = self.own.values
        self.judgement.others = self.others.values
        self.judgement.bias = self.bias.values
        self.judgement.outer = self.outer.values

    def row(self, position: Position) -> Row:
        row = Row(None, position.goal)
        row.values = scaled(self.judgement.scales, position.traits)
        return row

    def practise(self, rows: list[Row], rate: float, rng: Rng) -> None:
        """Once through all rows, in an order of its own."""
        order = list(range(len(rows)))
        for place in range(len(order) - 1, 0, -1):
            other: int = rng.below(place + 1)
            order[place], order[other] = order[other], order[place]
        waiting = 0
        for number in order:
            self.take(rows[number])
            waiting += 1
            if waiting == BATCH:
                self.step(rate)
                waiting = 0

    def step(self, rate: float) -> None:
        self.steps += 1
        for weights in (self.direct, self.own, self.others, self.bias, self.outer):
            weights.step(rate, self.steps)

    def take(self, row: Row) -> None:
        """Add the slopes of one position."""
        seats: i64 = len(row.goal)
        traits = len(self.judgement.scales)
        told = softmax(self.judgement.merits(row.values, seats))
        missed = [told[seat] - row.goal[seat] for seat in range(seats)]
        for seat in range(seats):
            add(self.direct.slopes, 0, row.values, seat * traits, traits, missed[seat])
        for unit in range(len(self.bias.values)):
            self.take_unit(row, unit, seats, missed)

    def take_unit(self, row: Row, unit: i64, seats: i64, missed: list[float]) -> None:
        traits = len(self.judgement.scales)
        start = unit * traits
        seen = [
            dot(self.others.values, start, row.values, seat * traits, traits)
            for seat in range(seats)
        ]
        all_seen = sum(seen)
        rivals = float(seats - 1)
        outer = self.outer.values[unit]
        back: list[float] = []
        turned = 0.0
        for seat in range(seats):
            value = self.bias.values[unit] + (all_seen - seen[seat]) / rivals
            value += dot(self.own.values, start, row.values, seat * traits, traits)
            slope = 1.0 if value > 0.0 else LEAK
            turned += missed[seat] * value * slope
            back.append(missed[seat] * outer * slope)
        whole = sum(back)
        self.outer.slopes[unit] = self.outer.slopes[unit] + turned
        self.bias.slopes[unit] = self.bias.slopes[unit] + whole
        for seat in range(seats):
            first = seat * traits
            add(self.own.slopes, start, row.values, first, traits, back[seat])
            share = (whole - back[seat]) / rivals
            add(self.others.slopes, start, row.values, first, traits, share)


def add(
    slopes: vec[float], first: i64, values: vec[float], second: i64, count: i64, factor: float
) -> None:
    for step in range(count):
        slopes[first + step] = slopes[first + step] + factor * values[second + step]


def beginner(positions: list[Position], inner: int, rng: Rng) -> Judgement:
    """What knows nothing yet but how large the traits of such positions are."""
    scales = scales_of(positions)
    count = inner * len(scales)
    reach = 1.0 / sqrt(float(len(scales)))
    return Judgement(
        scales,
        [0.0] * len(scales),
        small(rng, count, reach),
        small(rng, count, reach),
        small(rng, inner, reach),
        small(rng, inner, reach),
    )


def small(rng: Rng, count: int, reach: float) -> list[float]:
    """Weights to begin with."""
    return [reach * (float(rng.below(2001)) / 1000.0 - 1.0) for _ in range(count)]


def scales_of(positions: list[Position]) -> list[float]:
    """What makes all traits equally large; a trait that never differs counts nothing."""
    found: list[float] = []
    for trait in range(len(positions[0].traits[0])):
        values = [traits[trait] for each in positions for traits in each.traits]
        mean = sum(values) / len(values)
        spread = sqrt(sum([(value - mean) ** 2 for value in values]) / len(values))
        found.append(0.0 if spread < SAME else 1.0 / spread)
    return found
