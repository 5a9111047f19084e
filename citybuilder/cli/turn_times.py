"""Games like those of `simulate`, with the time that the first bot takes over each turn; by the
clock, if that is what is measured."""

from math import ceil
from time import perf_counter, process_time
from typing import NamedTuple

from citybuilder.bots.arena import Outcome, ended, sit_down
from citybuilder.bots.levels import Level
from citybuilder.cli.simulate import seed_of, turned, turned_back
from citybuilder.core.advice import Advice
from citybuilder.core.game import Options, State


class Watched(NamedTuple):
    """How a game ended, and the seconds of each of the first bot's turns."""

    outcome: Outcome
    wall: list[float]
    cpu: list[float]


def watched(
    advice: Advice[State],
    levels: list[Level],
    options: Options,
    seed: int,
    number: int,
    clocked: bool = False,
) -> Watched:
    """The game of that number; all answers within a turn count together."""
    shift = number % len(levels)
    first = -shift % len(levels)
    game = advice.game
    state = game.start(len(levels), options, seed_of(seed, number))
    sitters = sit_down(advice, turned(levels, shift), seed_of(seed, number), clocked)
    wall: dict[int, float] = {}
    cpu: dict[int, float] = {}
    while not state.over:
        seat = state.asked[-1].seat
        view = game.observe(state, seat)
        began, began_cpu = perf_counter(), process_time()
        action = sitters[seat].choose(view, seat)
        if seat == first:
            wall[state.turn] = wall.get(state.turn, 0.0) + perf_counter() - began
            cpu[state.turn] = cpu.get(state.turn, 0.0) + process_time() - began_cpu
        game.apply(state, action)
    return Watched(turned_back(ended(game, state), shift), [*wall.values()], [*cpu.values()])


def spread(seconds: list[float]) -> list[float]:
    """Milliseconds that half and 95 % of all turns keep within, and the longest turn."""
    ordered = sorted(seconds)
    ranks = [ceil(len(ordered) * percent / 100) for percent in (50, 95, 100)]
    return [round(ordered[rank - 1] * 1000, 3) for rank in ranks]
