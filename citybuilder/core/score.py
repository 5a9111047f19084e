"""Scores that explain themselves, and what they decide."""

from mypy_extensions import i64


class ScoreLine:
    """One reason for points: the rule, how often it counted, its points and where it counted."""

    def __init__(
        self, rule: i64 = 0, count: i64 = 0, points: i64 = 0, where: list[i64] | None = None
    ) -> None:
        self.rule = rule
        self.count = count
        self.points = points
        self.where: list[i64] = [] if where is None else where


def total(lines: list[ScoreLine]) -> i64:
    """The score that the lines add up to."""
    points: i64 = 0
    for line in lines:
        points += line.points
    return points


def shares(keys: list[list[i64]]) -> list[float]:
    """The win among the seats whose key is highest: points first, then the tie-breaks in order."""
    best = max(keys)
    part = 1.0 / keys.count(best)
    return [part if key == best else 0.0 for key in keys]


def places(keys: list[list[i64]]) -> list[int]:
    """The place of each seat, 1 for the best; equal keys share a place."""
    return [1 + sum([other > key for other in keys]) for key in keys]
