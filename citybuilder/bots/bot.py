"""What a bot is: from a view and a budget it ranks the answers by their estimated chances."""

from abc import ABC, abstractmethod
from typing import Final

from citybuilder.bots.comparison import Comparison
from citybuilder.core.advice import Advice
from citybuilder.core.game import Action, S

FIRST_SHARE: Final = 0.75  # of what is left of a turn's budget, for the question at hand


class Budget:
    """What one turn may cost; all its decisions draw on it. No seconds means no clock."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.clocked = seconds > 0.0

    def share(self) -> "Budget":
        """The part for one decision; more questions may follow in the same turn."""
        part = Budget(int(self.iterations * FIRST_SHARE), self.seconds * FIRST_SHARE)
        part.clocked = self.clocked
        return part

    def spend(self, iterations: int, seconds: float) -> None:
        self.iterations = max(0, self.iterations - iterations)
        self.seconds = max(0.0, self.seconds - seconds)


class Ranked:
    """An answer and the chance to win that the bot gives it; `then` are the next answers where it
    is the first of several that are given together, `trust` how much of its thinking went there,
    `visits` in how many iterations; `each` is what several searches say of the chance, and `error`
    how far from it the truth may be; `reason` compares it with another answer, if somebody wants
    to know why."""

    def __init__(
        self,
        action: Action | None = None,
        chance: float = 0.0,
        then: list[Action] | None = None,
        trust: float = 1.0,
        visits: int = 0,
    ) -> None:
        self.action = action or Action()
        self.chance = chance
        self.trust = trust
        self.visits = visits
        self.then: list[Action] = then or []
        self.each: list[float] = []
        self.error = 0.0
        self.reason: Comparison | None = None


class Bot(ABC):
    """Sees what its seat may see, never more."""

    @abstractmethod
    def think(self, advice: Advice[S], view: S, seat: int, budget: Budget) -> list[Ranked]:
        """All legal answers, best first: a move is the first, a hint the first three."""

    def go_on(self, action: Action) -> None:  # noqa: B027 - most bots keep nothing
        """The seat gave this answer to what it was asked last; its turn goes on."""

    def forget(self) -> None:  # noqa: B027
        """Another turn begins: what was thought does not hold any more."""


def one_ahead(
    advice: Advice[S], view: S, seat: int, worlds: list[S], learned: bool = False
) -> list[Ranked]:
    """All legal answers by what the game's advice, or what was learned, thinks of the table after
    them, on average."""
    game = advice.game
    ranked = []
    for action in game.legal(view):
        hope = 0.0
        tried = 0
        for world in worlds:
            after = world.copy()
            game.apply(after, action)
            hope += (judged(advice, after) if learned else chances(advice, after))[seat]
            tried += 1
            if game.is_open and after.rng.value == world.rng.value:
                break  # no chance was used: it is the same in every world
        ranked.append(Ranked(action, hope / tried))
    ranked.sort(key=lambda choice: -choice.chance)
    return ranked


def chances(advice: Advice[S], state: S) -> list[float]:
    """Each seat's chance to win: known when over, else its share of all strengths."""
    if state.over:
        return advice.game.result(state)
    strengths = [advice.advise(state, seat) for seat in range(state.seats)]
    whole = sum(strengths)
    return [strength / whole for strength in strengths]


def judged(advice: Advice[S], state: S) -> list[float]:
    """The same as learned by play, where something was."""
    judgement = advice.of(state).judgement
    if judgement is None or state.over:
        return chances(advice, state)
    return judgement.chances([advice.traits(state, seat) for seat in range(state.seats)])
