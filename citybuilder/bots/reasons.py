"""Why an answer is proposed: what comes of it and of the others in the same worlds, with the same
luck, told apart by the lines of the score."""

from math import sqrt
from typing import Final

from citybuilder.bots.bot import Ranked, chances
from citybuilder.bots.comparison import IN_ALL, Comparison, Difference
from citybuilder.core.advice import Advice
from citybuilder.core.game import Action, S
from citybuilder.core.rng import Rng, seeded
from citybuilder.core.score import ScoreLine

WORLDS: Final = 64  # of a light game, where many answers are explained
LEAST: Final = 8  # worlds without which noise cannot be judged
CLEAR: Final = 3.0  # standard errors that are no noise
WORTH: Final = 0.5  # less is not worth a word
TURNS: Final = 10_000  # more than a match has


class Outcome:
    """What an answer led to in one world, at once, and, where that was earlier, what came of it by
    the seat's next turn; and what there was before."""

    def __init__(
        self,
        scores: list[list[ScoreLine]] | None = None,
        hopes: list[float] | None = None,
        over: bool = False,
        soon: list[list[ScoreLine]] | None = None,
        now: list[list[ScoreLine]] | None = None,
        before: list[list[ScoreLine]] | None = None,
        over_soon: bool = False,
    ) -> None:
        self.tallies = [tally(lines) for lines in scores or []]
        self.soon = [tally(lines) for lines in soon or []]
        self.now = [tally(lines) for lines in now or []]
        self.before = [tally(lines) for lines in before or []]
        self.hopes: list[float] = hopes or []
        self.over = over
        self.over_soon = over_soon  # before the seat's next turn


class Tally:
    """Points and counts of a score, by rule."""

    def __init__(self) -> None:
        self.points: dict[int, int] = {}
        self.counts: dict[int, int] = {}


def tally(lines: list[ScoreLine]) -> Tally:
    found = Tally()
    for line in lines:
        rule: int = line.rule
        found.points[rule] = found.points.get(rule, 0) + line.points
        found.counts[rule] = found.counts.get(rule, 0) + line.count
    return found


def explain(
    advice: Advice[S], view: S, seat: int, ranked: list[Ranked], rng: Rng, worlds: int = WORLDS
) -> None:
    """Give the first answer its reason against the most promising of the others, and these
    theirs against the first, from so many worlds of a light game."""
    if len(ranked) < 2:
        return
    outcomes = tried_out(advice, view, seat, [choice.action for choice in ranked], rng, worlds)
    rival = strongest(outcomes, seat)
    second = 1
    for number in range(1, len(ranked)):
        if ranked[number].chance > ranked[second].chance:
            second = number
    for number, choice in enumerate(ranked):
        beside = 0 if number > 0 else second
        choice.reason = compared(outcomes[number], outcomes[beside], seat, rival)
        choice.reason.other = ranked[beside].action


def tried_out(
    advice: Advice[S], view: S, seat: int, actions: list[Action], rng: Rng, worlds: int
) -> list[list[Outcome]]:
    """What comes of each answer, in the same worlds."""
    found: list[list[Outcome]] = [[] for _ in actions]
    for done in range(max(LEAST, worlds // advice.effort)):
        world = advice.imagine(view, seat, rng)
        luck: int = rng.below(TURNS) + TURNS * done
        for number, action in enumerate(actions):
            found[number].append(outcome(advice, world.copy(), action, luck))
    return found


def outcome(advice: Advice[S], state: S, action: Action, luck: int) -> Outcome:
    """Answer and play on sensibly as far as a search looks. Every turn has its own luck, so that
    it is the same whatever was answered before."""
    game = advice.game
    horizon = state.turn + advice.ahead * state.seats
    next_turn = state.turn + state.seats
    soon: list[list[ScoreLine]] = []
    before = standing(advice, state)
    game.apply(state, action)
    now = standing(advice, state)
    turn: int = -1
    picking = Rng(1)
    while not state.over and state.turn < horizon:
        if state.turn != turn:
            turn = state.turn
            if turn >= next_turn and not soon:
                soon = standing(advice, state)
            state.rng = seeded(luck * TURNS + turn)
            picking = state.rng.fork()
        actions = game.legal(state)
        if len(actions) == 1:
            game.apply(state, actions[0])
        else:
            game.apply(state, actions[picking.pick(advice.prefer(state, actions))])
    scores = standing(advice, state)
    hopes, over_soon = chances(advice, state), state.over and not soon
    return Outcome(scores, hopes, state.over, soon or scores, now, before, over_soon)


def standing(advice: Advice[S], state: S) -> list[list[ScoreLine]]:
    """The score of every seat, and what it has that gives no points."""
    return [
        [*lines, *advice.means(state, seat)] for seat, lines in enumerate(advice.game.scores(state))
    ]


def strongest(outcomes: list[list[Outcome]], seat: int) -> int:
    """The opponent who wins most often."""
    best = -1
    highest = -1.0
    for other in range(len(outcomes[0][0].hopes)):
        hope = 0.0
        for tried in outcomes:
            hope += sum([one.hopes[other] for one in tried])
        if other != seat and hope > highest:
            highest = hope
            best = other
    return best


def compared(these: list[Outcome], those: list[Outcome], seat: int, rival: int) -> Comparison:
    both = [*these, *those]
    return Comparison(
        None,
        differences(tallies_of(these, seat), tallies_of(those, seat)),
        rival,
        differences(tallies_of(these, rival), tallies_of(those, rival)),
        mostly([one.over for one in both]),
        differences([one.soon[seat] for one in these], [one.soon[seat] for one in those]),
        differences([one.now[seat] for one in these], [one.before[seat] for one in these]),
        mostly([one.over_soon for one in both]),
    )


def mostly(found: list[bool]) -> bool:
    return 2 * sum([1 if one else 0 for one in found]) > len(found)


def tallies_of(outcomes: list[Outcome], seat: int) -> list[Tally]:
    return [one.tallies[seat] for one in outcomes]


def differences(ours: list[Tally], others: list[Tally]) -> list[Difference]:
    """The lines of a seat that clearly differ: those that give points first; all points together
    where they come from several rules."""
    if len(ours) < LEAST:
        return []
    paying = rules_that_pay([*ours, *others])
    paid: list[Difference] = []
    counted: list[Difference] = []
    for rule in rules_of([*ours, *others]):
        if rule in paying:
            note(paid, rule, gaps(points_for(ours, rule), points_for(others, rule)), False)
        else:
            note(counted, rule, gaps(counts_of(ours, rule), counts_of(others, rule)), True)
    if len(paying) > 1:
        note(paid, IN_ALL, gaps(points_in_all(ours), points_in_all(others)), False)
    return [*ordered(paid), *ordered(counted)]


def rules_of(tallies: list[Tally]) -> list[int]:
    found: dict[int, int] = {}
    for one in tallies:
        for rule in one.counts:
            found[rule] = rule
    return sorted(found)


def rules_that_pay(tallies: list[Tally]) -> dict[int, int]:
    found: dict[int, int] = {}
    for one in tallies:
        for rule, points in one.points.items():
            if points != 0:
                found[rule] = rule
    return found


def points_for(tallies: list[Tally], rule: int) -> list[int]:
    return [one.points.get(rule, 0) for one in tallies]


def counts_of(tallies: list[Tally], rule: int) -> list[int]:
    return [one.counts.get(rule, 0) for one in tallies]


def points_in_all(tallies: list[Tally]) -> list[int]:
    return [sum(list(one.points.values())) for one in tallies]


def gaps(these: list[int], those: list[int]) -> list[int]:
    """World by world: the same luck cancels out."""
    return [these[number] - those[number] for number in range(len(these))]


def note(found: list[Difference], rule: int, apart: list[int], counted: bool) -> None:
    """Only what is beyond noise and worth a word."""
    mean = sum(apart) / len(apart)
    if abs(mean) >= WORTH and abs(mean) > CLEAR * noise(apart, mean):
        found.append(Difference(rule, mean, counted))


def noise(apart: list[int], mean: float) -> float:
    """The standard error of the mean."""
    squares = 0.0
    for each in apart:
        squares += (each - mean) * (each - mean)
    return sqrt(squares / (len(apart) - 1) / len(apart))


def ordered(found: list[Difference]) -> list[Difference]:
    return sorted(found, key=lambda one: -abs(one.more))
