"""A hint: several searches of one position, each with its own luck; what is promising is tried out
equally often by all of them, and how far they are apart tells how exactly it is known."""

from math import sqrt
from typing import Final
from zlib import crc32

from citybuilder.bots.bot import Ranked, chances, one_ahead
from citybuilder.bots.mcts import Node, Search, expand, question
from citybuilder.bots.merging import merged
from citybuilder.core.advice import Advice
from citybuilder.core.game import Action, S, State
from citybuilder.core.plain import plain
from citybuilder.core.rng import Rng, seeded

SEARCHES: Final = 2  # of each process
EVENLY: Final = 600  # iterations of each search for each proposal, in a light game
SEVERAL: Final = 1024  # more searches than a position ever has
LEAST: Final = 0.02  # no chance is known more exactly,
ROUGHLY: Final = 0.1  # and one that nothing was tried out for only so
ALIKE: Final = 6  # digits of chances that look the same
REACH: Final = 2.0  # standard errors around a mean that nearly always hold the truth


def position(view: State, seat: int) -> int:
    """The same for the same view, in every build: seeds whatever is thought about it."""
    return crc32(repr((seat, sorted(plain(view).items()))).encode())


class EvenSearch(Search):
    """Tries all answers to its question equally often, or the chosen ones of them: what is bad
    becomes as well known as what is good."""

    def __init__(
        self,
        rng: Rng | None = None,
        root: Node | None = None,
        learned: bool = False,
        chosen: list[Action] | None = None,
    ) -> None:
        super().__init__(rng, root, learned)
        self.chosen: list[Action] = chosen or []

    def select(self, advice: Advice[S], state: S, node: Node, actions: list[Action]) -> Node:
        if node is not self.root:
            return super().select(advice, state, node, actions)
        answers = node.answers(question(advice, state))
        expand(advice, state, answers, actions, self.learned)
        wanted = self.chosen or actions
        least = answers[wanted[0]]
        for action in wanted:
            child = answers[action]
            if child.visits < least.visits:
                least = child
        return least


class Hunt:
    """What one process finds out about a position, as its share of all searches."""

    def __init__(self, place: int = 0, number: int = 0) -> None:
        self.place = place
        seeds = [place * SEVERAL + number * SEARCHES + each for each in range(SEARCHES)]
        self.searches = [Search(seeded(seed).fork()) for seed in seeds]

    def look(self, advice: Advice[S], view: S, seat: int, iterations: int) -> list[Ranked]:
        """All legal answers, the most promising first."""
        actions = advice.game.legal(view)
        rng = self.searches[0].rng
        if len(actions) == 1:
            return [Ranked(actions[0], chances(advice, advice.imagine(view, seat, rng))[seat])]
        if advice.is_minor(view.asked[-1]):
            return self.at_a_glance(advice, view, seat)
        for search in self.searches:
            for _ in range(max(iterations, len(actions))):
                search.iterate(advice, view, seat)
        return self.known(advice, view)

    def at_a_glance(self, advice: Advice[S], view: S, seat: int) -> list[Ranked]:
        """By one look ahead; of what looks the same, what is preferred comes first."""
        world = advice.imagine(view, seat, self.searches[0].rng)
        found = one_ahead(advice, view, seat, [world])
        weights = advice.prefer(world, [choice.action for choice in found])
        places = sorted(
            range(len(found)),
            key=lambda place: (-round(found[place].chance, ALIKE), -weights[place]),
        )
        return [found[place] for place in places]

    def weigh(
        self, advice: Advice[S], view: S, seat: int, proposals: list[Action], iterations: int
    ) -> list[Ranked]:
        """These answers, after equally many tries: the searches go on."""
        for search in self.searches:
            even = EvenSearch(search.rng, search.root, search.learned, proposals)
            for _ in range(iterations * len(proposals)):
                even.iterate(advice, view, seat)
        return [choice for choice in self.known(advice, view) if choice.action in proposals]

    def known(self, advice: Advice[S], view: S) -> list[Ranked]:
        asked = question(advice, view)
        found = []
        for search in self.searches:
            ranked = search.ranked(asked)
            for choice in ranked:
                choice.each = [choice.chance]
            found.append(ranked)
        return merged(found)


def in_order(ranked: list[Ranked]) -> list[Ranked]:
    """The highest chance first; how exactly they are known, they all have in common."""
    error = max(LEAST, REACH * spread(ranked)) if ranked[0].visits > 0 else ROUGHLY
    for choice in ranked:
        choice.error = error
    return sorted(ranked, key=lambda choice: -choice.chance)


def spread(ranked: list[Ranked]) -> float:
    """The standard error of a chance, from how far the searches are apart in all of them."""
    squares = 0.0
    ways = 0
    searches = 1
    for choice in ranked:
        middle = sum(choice.each) / max(1, len(choice.each))
        squares += sum([(one - middle) * (one - middle) for one in choice.each])
        ways += max(0, len(choice.each) - 1)
        searches = max(searches, len(choice.each))
    return sqrt(squares / max(1, ways) / searches)
