"""What a table of strength measures: which bots meet, what is expected of them, and how."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from citybuilder import __version__
from citybuilder.bots.arena import contest
from citybuilder.bots.levels import PLANNED, Level, levels_for, scaled
from citybuilder.cli.sequential import Trial
from citybuilder.core.advice import Advice
from citybuilder.core.game import Game, State
from citybuilder.playing.looking_back import is_compiled

TABLES: Final = (2, 4)  # seats
PAIRS: Final = (
    ("beginner", "random"),
    ("normal", "beginner"),
    ("strong", "normal"),
    ("expert", "strong"),
    ("strong", "greedy"),
    ("expert", "greedy"),
)
TARGETS: Final = {  # win rates of the first
    (2, "normal", "beginner"): 0.75,
    (2, "expert", "strong"): 0.6,
    (2, "strong", "greedy"): 0.75,
    (4, "expert", "strong"): 0.35,
}
PLAN_TARGETS: Final = {(2, "expert"): 0.75, (4, "expert"): 0.5}  # against a game's plans
LEADS: Final = {(4, "expert", "greedy"): 0.15}  # in mean scores, where a game counts points
MARGIN: Final = 0.1  # below a target, to tell it from

FEW: Final = 20  # iterations of a turn in the game that shows how bots play


class Pairing(NamedTuple):
    """One bot against as many of another one as there are other seats."""

    seats: int
    first: str
    second: str
    target: float | None = None  # of the first's win rate
    lead: float | None = None  # by which its mean score is to exceed the other's

    @property
    def is_expected(self) -> bool:
        return self.target is not None or self.lead is not None

    @property
    def keys(self) -> list[str]:
        return [self.first] + [self.second] * (self.seats - 1)


class Terms(NamedTuple):
    """How every row is measured."""

    most: int  # games
    seed: int
    jobs: int
    budget: float
    sequential: bool
    only_targets: bool = False  # leave out rows of which nothing is expected

    def rows(self, advice: Advice[State]) -> list[Pairing]:
        return [row for row in pairings(advice) if row.is_expected or not self.only_targets]

    def levels(self, advice: Advice[State], pairing: Pairing) -> list[Level]:
        known = levels_for(advice)
        return [scaled(known[key], self.budget) for key in pairing.keys]

    def trial(self, pairing: Pairing) -> Trial | None:
        """Stops a row that has a target, if that is wanted."""
        if not self.sequential or pairing.target is None:
            return None
        return Trial(pairing.target, pairing.target - MARGIN)

    def asked(self, advice: Advice[State], pairing: Pairing) -> dict[str, object]:
        """All that a row's figures depend on: if it is the same, they need not be measured again.
        The processes that share the games are none of it."""
        first, second = self.levels(advice, pairing)[:2]
        return {
            "version": __version__,
            "compiled": is_compiled(),
            "options": advice.game.complete({}, pairing.seats),
            "bots": [[level.key, level.iterations, level.noise] for level in (first, second)],
            "manner": manner(advice, [first, second]),
            "games": self.most,
            "seed": self.seed,
            "target": pairing.target if self.trial(pairing) else None,
        }


def pairings(advice: Advice[State]) -> list[Pairing]:
    tables = [seats for seats in TABLES if seats in advice.game.players]
    return [
        row
        for seats in tables
        for row in (*levels_at(advice.game, seats), *plans_at(advice, seats))
    ]


def levels_at(game: Game[State], seats: int) -> Iterator[Pairing]:
    """Levels against lower ones."""
    for first, second in PAIRS:
        row = (seats, first, second)
        yield Pairing(*row, TARGETS.get(row), LEADS.get(row) if game.counts_points else None)


def plans_at(advice: Advice[State], seats: int) -> Iterator[Pairing]:
    """Levels against the game's plans, if it has any."""
    for plan in advice.plans:
        for (size, first), target in PLAN_TARGETS.items():
            if size == seats:
                yield Pairing(seats, first, PLANNED + plan, target)


def manner(advice: Advice[State], levels: list[Level]) -> list[int]:
    """How a short-sighted game between them ends: another way to think shows in it."""
    hasty = [scaled(level, FEW / max(FEW, level.iterations)) for level in levels]
    outcome = contest(advice, hasty, advice.game.complete({}, len(hasty)), 1)
    return [*outcome.scores, outcome.turns]
