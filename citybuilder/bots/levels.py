"""The levels a player can choose from: they differ in time, care and experience, never in what they
see."""

from typing import Final, Generic

from citybuilder.bots.bot import Bot, Budget, Ranked
from citybuilder.bots.greedy import GreedyBot
from citybuilder.bots.mcts import MctsBot
from citybuilder.bots.plan_bot import PlanBot
from citybuilder.bots.random_bot import RandomBot
from citybuilder.core.advice import Advice
from citybuilder.core.game import Action, S
from citybuilder.core.rng import Rng, seeded

RANDOM: Final = 0
GREEDY: Final = 1
MCTS: Final = 2
PLAN: Final = 3

PLANNED: Final = "plan:"  # begins the key of a bot that follows a plan

HEADROOM: Final = 10  # times the iterations that a fast computer may make of a level's time


class Level:
    """One level: how it thinks, what a turn may cost, and how often it takes the second best."""

    def __init__(
        self,
        key: str = "",
        kind: int = RANDOM,
        iterations: int = 0,
        seconds: float = 0.0,
        noise: float = 0.0,
        plan: str = "",
        learned: bool = False,
    ) -> None:
        self.key = key
        self.kind = kind
        self.iterations = iterations
        self.seconds = seconds
        self.noise = noise
        self.plan = plan
        self.learned = learned  # whether it judges by what was learned by play

    def budget(self, clocked: bool, effort: int = 1) -> Budget:
        """Of one turn: the level's time, or about the iterations that fit into it."""
        if clocked:
            return Budget(self.iterations * HEADROOM, self.seconds)
        return Budget(self.iterations // effort)

    def bot(self, rng: Rng) -> Bot:
        if self.kind == RANDOM:
            return RandomBot(rng)
        if self.kind == PLAN:
            return PlanBot(self.plan)
        return GreedyBot(rng) if self.kind == GREEDY else MctsBot(rng, self.learned)


LEVELS: Final = {
    level.key: level
    for level in (
        Level("random", RANDOM),
        Level("greedy", GREEDY),
        Level("beginner", GREEDY, noise=0.6),
        Level("normal", MCTS, 600, 0.05),
        Level("strong", MCTS, 3000, 0.25),
        Level("expert", MCTS, 12000, 1.0, learned=True),
    )
}


def levels_for(advice: Advice[S]) -> dict[str, Level]:
    """All levels, and the game's plans, which are a measure and nobody's opponent."""
    plans = [Level(PLANNED + plan, PLAN, plan=plan) for plan in advice.plans]
    return LEVELS | {level.key: level for level in plans}


class Sitter(Generic[S]):
    """A bot at a seat: keeps the turn's budget. Without a clock, a seed repeats exactly."""

    def __init__(self, advice: Advice[S], level: Level, seed: int, clocked: bool) -> None:
        self.advice = advice
        self.level = level
        self.rng = seeded(seed).fork()  # not the chance of a match with the same seed
        self.bot = level.bot(self.rng.fork())
        self.clocked = clocked
        self.turn = -1
        self.budget = Budget()
        self.last: Action | None = None

    def choose(self, view: S, seat: int) -> Action:
        self.last = self.think(view, seat, self.last)[0].action
        return self.last

    def think(self, view: S, seat: int, before: Action | None = None) -> list[Ranked]:
        """All answers, the one that it gives first. `before` is what the seat has answered last;
        it counts if that was in the same turn."""
        if view.turn != self.turn:
            self.turn = view.turn
            self.budget = self.level.budget(self.clocked, self.advice.effort)
            self.bot.forget()
        elif before is not None:
            self.bot.go_on(before)
        ranked = self.bot.think(self.advice, view, seat, self.budget)
        if self.level.noise > 0.0 and float(self.rng.below(1000)) < self.level.noise * 1000.0:
            ranked = [*ranked[1:2], *ranked[:1], *ranked[2:]]
        return ranked


def scaled(level: Level, factor: float) -> Level:
    """The same level with so many times the budget; one that does not search stays as it is."""
    if level.iterations == 0:
        return level
    iterations = max(1, round(level.iterations * factor))
    seconds = level.seconds * factor
    return Level(level.key, level.kind, iterations, seconds, level.noise, level.plan, level.learned)
