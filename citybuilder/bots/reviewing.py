"""Looks back at a match: what everybody's chance to win was at each step, as somebody sees it who
knows all cards but not the luck to come. No clock counts: a seed repeats exactly."""

from typing import Final

from citybuilder.bots.bot import Ranked, judged
from citybuilder.bots.levels import LEVELS, scaled
from citybuilder.bots.mcts import weighed
from citybuilder.bots.reasons import explain
from citybuilder.core.advice import Advice
from citybuilder.core.game import Action, S, State
from citybuilder.core.match import goes_on
from citybuilder.core.rng import Rng, seeded

AHEAD: Final = 3  # turns of every seat until the table is judged
WORK: Final = 400_000  # turns of a light game, about, that a whole review plays on
MOST: Final = 1024  # worlds for one table; more would not change a picture
FEWEST: Final = 64
PARTS: Final = 8  # of all worlds, told apart to know the noise
TURNS: Final = 10_000  # more than a match has
THINKER: Final = "expert"  # the level that says what it would have done


class Stretch:
    """One answer, or one stroke of luck, with what only carries it out: the steps from `first` to
    before `end`. Luck, if there was any, fell at the first step; `free` is whether there was
    anything to choose, `small` whether it only carries out an earlier choice, or is a minor one."""

    def __init__(
        self,
        first: int = 0,
        end: int = 0,
        seat: int = 0,
        turn: int = 0,
        free: bool = False,
        lucky: bool = False,
        small: bool = False,
    ) -> None:
        self.first = first
        self.end = end
        self.seat = seat
        self.turn = turn
        self.free = free
        self.lucky = lucky
        self.small = small


def stretches(advice: Advice[S], states: list[S], actions: list[Action]) -> list[Stretch]:
    """A match in stretches; `states` are the tables before each answer and after the last one.
    Answers without a choice or luck belong to what came before."""
    found: list[Stretch] = []
    for step in range(len(actions)):
        state = states[step]
        free = len(advice.game.legal(state)) > 1
        lucky: bool = state.rng.value != states[step + 1].rng.value
        if lucky or (free and not carries_on(advice, found, states, step)):
            asked = state.asked[-1]
            small = advice.is_small(asked)
            found.append(Stretch(step, step + 1, asked.seat, state.turn, free, lucky, small))
        elif found:
            found[-1].end = step + 1
    return found


def carries_on(advice: Advice[S], found: list[Stretch], states: list[S], step: int) -> bool:
    """Whether an answer only carries out the one that the last stretch began with."""
    state = states[step]
    asked = state.asked[-1]
    if not found or not found[-1].free or found[-1].lucky:
        return False
    if found[-1].seat != asked.seat or found[-1].turn != state.turn:
        return False
    if advice.is_small(asked):
        return True
    return goes_on(states[step - 1].asked[-1], asked)


def worlds_for(advice: Advice[S], seats: int, tables: int, share: float = 1.0) -> int:
    """How many worlds are played on from each of so many tables: together about the same work in
    every game, or a share of it."""
    fitting = int(WORK * share) // max(1, tables * seats * advice.effort)
    return min(MOST, max(FEWEST, fitting)) // PARTS * PARTS


class Task:
    """A table whose chances are estimated: as it is, or after an answer whose luck is drawn anew.
    Where the answer is to be thought over, a bot says what it would have done instead."""

    def __init__(
        self,
        state: State | None = None,
        action: Action | None = None,
        worlds: int = PARTS,
        seed: int = 0,
        thought: float = 0.0,
    ) -> None:
        self.state = state
        self.action = action
        self.worlds = worlds
        self.seed = seed
        self.thought = thought  # part of a bot's iterations to think it over with, if it is to be


class Finding:
    """What came of a task: the chances of every seat, in parts that share no luck. Of an answer
    that was thought over, what the bot would have done is the first of the ranked, and the chances
    are those after it."""

    def __init__(
        self, chances: list[list[float]] | None = None, ranked: list[Ranked] | None = None
    ) -> None:
        self.chances: list[list[float]] = chances or []
        self.ranked: list[Ranked] = ranked or []


def done(advice: Advice[State], task: Task) -> Finding:
    """Do it; in whatever process, the finding is the same."""
    state, action = task.state, task.action
    assert state is not None
    ranked: list[Ranked] = []
    if task.thought > 0.0 and action is not None:
        ranked = thought_over(advice, state, action, task.seed, task.thought)
        action = ranked[0].action
    return Finding(estimated(advice, state, action, task.worlds, task.seed), ranked)


def estimated(
    advice: Advice[S], state: S, action: Action | None, worlds: int, seed: int
) -> list[list[float]]:
    """The chances to win of all seats: how it goes on in so many worlds, part by part."""
    found: list[list[float]] = [[0.0] * state.seats for _ in range(PARTS)]
    for number in range(worlds):
        outcome = played_on(advice, state.copy(), action, seed * MOST + number)
        part = found[number % PARTS]
        for seat in range(len(part)):
            part[seat] = part[seat] + outcome[seat] * PARTS / worlds
    return found


def played_on(advice: Advice[S], state: S, action: Action | None, luck: int) -> list[float]:
    """Play on sensibly for some turns of every seat and judge. Every turn of a world has its own
    luck, whichever table it begins at: so two tables of a match differ by themselves, hardly by
    the luck that they meet. Whoever has just had a turn looks better than they are, hence the
    table is judged as each turn of the last round begins."""
    game = advice.game
    seats: int = state.seats
    last: int = state.turn + max(AHEAD, advice.of(state).sight(True)) * seats
    found = [0.0] * seats
    judged_so_far = 0
    turn: int = -1
    picking = Rng(1)
    given = action
    while not state.over:
        if state.turn != turn:
            turn = state.turn
            if turn > last - seats:
                add(found, judged(advice, state), 1)
                judged_so_far += 1
                if judged_so_far == seats:
                    break
            state.rng = seeded(luck * TURNS + turn)
            picking = state.rng.fork()
        if given is not None:
            game.apply(state, given)
            given = None
            continue
        actions = game.legal(state)
        if len(actions) == 1:
            game.apply(state, actions[0])
            continue
        weights = weighed(advice, state, actions, True)
        best = picking.below(100) < advice.keenness
        game.apply(state, actions[weights.index(max(weights)) if best else picking.pick(weights)])
    else:
        add(found, game.result(state), seats - judged_so_far)
    return [each / seats for each in found]


def add(found: list[float], chances: list[float], times: int) -> None:
    for seat in range(len(found)):
        found[seat] = found[seat] + chances[seat] * times


def thought_over(
    advice: Advice[S], state: S, played: Action, seed: int, thought: float
) -> list[Ranked]:
    """What a bot would have answered that sees what the seat saw, and then what was answered, or
    what comes second where both are the same; with reasons."""
    seat: int = state.asked[-1].seat
    view = advice.game.observe(state, seat)
    level = scaled(LEVELS[THINKER], thought)
    bot = level.bot(seeded(seed))
    ranked = bot.think(advice, view, seat, level.budget(False, advice.effort))
    others = [choice for choice in ranked[1:] if choice.action == played]
    found = [ranked[0], *(others or ranked[1:2])]
    explain(advice, view, seat, found, seeded(seed).fork())
    return found
