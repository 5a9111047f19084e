"""A verdict on one question: every answer is searched for equally long, several times and in two
ways, and the best ones are played on to the end with the same luck."""

from math import sqrt
from typing import Final

from citybuilder.bots.bot import Bot, Budget, Ranked
from citybuilder.bots.hints import EvenSearch
from citybuilder.bots.learning import Pupil, success
from citybuilder.bots.mcts import MctsBot, question
from citybuilder.bots.reasons import TURNS
from citybuilder.core.advice import Advice
from citybuilder.core.game import Action, S
from citybuilder.core.rng import Rng, seeded

CLEAR: Final = 0.06  # a margin in chances that is no matter of taste
RIVALS: Final = 2  # of the best answer that are played on as well
BATCH: Final = 16  # worlds after which it is looked whether more are of use
BRIEF: Final = 50  # iterations of a turn of whoever plays on
SURE: Final = 1.96  # standard errors around a mean that 95 of 100 times hold the truth


class Depth:
    """How deep a verdict goes: iterations for each answer, a seed for each search, and worlds in
    which is played on, in a light game, fewer in others; and what margin is clear."""

    def __init__(
        self,
        iterations: int = 0,
        seeds: list[int] | None = None,
        worlds: int = 0,
        clear: float = CLEAR,
    ) -> None:
        self.iterations = iterations
        self.seeds: list[int] = seeds or []
        self.worlds = worlds
        self.clear = clear

    def part(self, of: int) -> "Depth":
        """A glance: the first search, with a part of the iterations."""
        return Depth(self.iterations // of, self.seeds[:1], 0, self.clear)


class Lead:
    """By how much one answer is ahead, and what it may be in truth."""

    def __init__(self, mean: float = 0.0, low: float = 0.0, high: float = 0.0) -> None:
        self.mean = mean
        self.low = low
        self.high = high


class Verdict:
    """All answers with their chances, the best first, and by how much that one is ahead of every
    other: in the searches by what was learned, in the search by advice, and when played on."""

    def __init__(
        self,
        answers: list[Ranked] | None = None,
        searched: Lead | None = None,
        advised: float = 0.0,
        played: Lead | None = None,
    ) -> None:
        self.answers: list[Ranked] = answers or []
        self.searched = searched or Lead()
        self.advised = advised
        self.played = played or Lead()


def searched(
    advice: Advice[S], view: S, seat: int, iterations: int, seed: int, learned: bool
) -> list[Ranked]:
    """All legal answers, in their order, each after so many iterations."""
    search = EvenSearch(seeded(seed), None, learned)
    actions = advice.game.legal(view)
    for _ in range(iterations * len(actions)):
        search.iterate(advice, view, seat)
    answers = search.root.answers(question(advice, view))
    return [
        Ranked(action, answers[action].total / answers[action].visits, visits=iterations)
        for action in actions
    ]


def judge(advice: Advice[S], view: S, seat: int, depth: Depth) -> Verdict:
    """Which answer is best by the searches."""
    iterations = max(1, depth.iterations // advice.effort)
    searches = [searched(advice, view, seat, iterations, seed, True) for seed in depth.seeds]
    found = together(searches)
    best = found[0].action
    leads = [lead_of(search, best) for search in searches]
    return Verdict(found, Lead(lead_of(found, best), min(leads), max(leads)))


def confirm(advice: Advice[S], view: S, seat: int, depth: Depth, verdict: Verdict) -> None:
    """What a search by advice says of that answer, and what comes of playing on."""
    iterations = max(1, depth.iterations // advice.effort)
    by_advice = searched(advice, view, seat, iterations, depth.seeds[0], False)
    verdict.advised = lead_of(by_advice, verdict.answers[0].action)
    actions = [choice.action for choice in verdict.answers[: RIVALS + 1]]
    worlds = max(1, depth.worlds // advice.effort)
    verdict.played = narrowest(played_on(advice, view, seat, actions, worlds, depth.seeds[0]))


def together(searches: list[list[Ranked]]) -> list[Ranked]:
    """All answers with their mean chances, the best first."""
    found: list[Ranked] = []
    for number, choice in enumerate(searches[0]):
        hopes = [search[number].chance for search in searches]
        visits = sum([search[number].visits for search in searches])
        found.append(Ranked(choice.action, sum(hopes) / len(hopes), visits=visits))
    found.sort(key=lambda choice: -choice.chance)
    return found


def lead_of(answers: list[Ranked], best: Action) -> float:
    """How far one answer is ahead of the best of the others; below zero where it is behind."""
    own = 0.0
    highest = 0.0
    for choice in answers:
        if choice.action == best:
            own = choice.chance
        elif choice.chance > highest:
            highest = choice.chance
    return own - highest


def played_on(
    advice: Advice[S], view: S, seat: int, actions: list[Action], worlds: int, seed: int
) -> list[list[float]]:
    """What came of each answer in the end, world by world; fewer worlds will do where the first
    answer is clearly behind."""
    rng = seeded(seed)
    found: list[list[float]] = [[] for _ in actions]
    for number in range(worlds):
        world = advice.imagine(view, seat, rng)
        luck: int = rng.below(TURNS) + TURNS * number
        for place, action in enumerate(actions):
            found[place].append(ended(advice, world.copy(), seat, action, luck))
        if number % BATCH == BATCH - 1 and narrowest(found).high < 0.0:
            break
    return found


def ended(advice: Advice[S], state: S, seat: int, action: Action, luck: int) -> float:
    """Answer, play on to the end, and see how well the seat did. Every turn has its own luck, so
    that it is the same whatever was answered before."""
    game = advice.game
    game.apply(state, action)
    turn: int = -1
    own = Rng(1)
    while not state.over:
        if state.turn != turn:
            turn = state.turn
            state.rng = seeded(luck * TURNS + turn)
            own = state.rng.fork()
        game.apply(state, sensible(advice, state, own))
    return success(game, state)[seat]


def sensible(advice: Advice[S], state: S, rng: Rng) -> Action:
    """The answer of somebody who hardly searches: by what was learned about picking, if something
    was, which is as good as a look ahead and far quicker."""
    game = advice.game
    actions = game.legal(state)
    if len(actions) == 1:
        return actions[0]
    if advice.is_small(state.asked[-1]):
        return advice.advised(state, actions)
    known = advice.of(state)
    if known.taste is not None:
        weights = advice.inclined(state, actions)
        return actions[weights.index(max(weights))]
    seat = state.asked[-1].seat
    at_once = known.sight(True) == 0  # what is judged at once needs but one look
    bot: Bot = Pupil(rng) if at_once else MctsBot(rng, True)
    return bot.think(advice, game.observe(state, seat), seat, Budget(BRIEF))[0].action


def narrowest(wins: list[list[float]]) -> Lead:
    """The lead of the first answer on the one that it is least clearly ahead of."""
    found: Lead | None = None
    for others in wins[1:]:
        lead = compared(wins[0], others)
        if found is None or lead.low < found.low:
            found = lead
    return found or Lead()


def compared(these: list[float], those: list[float]) -> Lead:
    """World by world: the same luck cancels out."""
    apart = [these[number] - those[number] for number in range(len(these))]
    mean = sum(apart) / len(apart)
    squares = sum([(each - mean) * (each - mean) for each in apart])
    reach = SURE * sqrt(squares / max(1, len(apart) - 1) / len(apart))
    return Lead(mean, mean - reach, mean + reach)
