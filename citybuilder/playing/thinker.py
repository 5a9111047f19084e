"""A bot's own process: views come in, answers go out, and parts of a review. Neither Qt nor
pydantic is loaded here."""

import os
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from multiprocessing.connection import Connection
from traceback import format_exc
from typing import Final

from citybuilder.bots.bot import FIRST_SHARE, Ranked
from citybuilder.bots.hints import EVENLY, Hunt, position
from citybuilder.bots.levels import LEVELS, Sitter
from citybuilder.bots.reasons import explain
from citybuilder.bots.reviewing import Finding, Task, done
from citybuilder.core.advice import Advice
from citybuilder.core.game import Action, State
from citybuilder.core.match import goes_on
from citybuilder.core.rng import seeded
from citybuilder.playing.looking_back import portion
from citybuilder.system.leash import follow_parent

NICE: Final = 10  # steps behind the window, where the system counts so
BELOW_NORMAL: Final = 0x4000  # the same on Windows
ADVISER: Final = "strong"  # the level that gives hints
HINTS: Final = 3
LEAST_TRUST: Final = 0.02  # of all that was tried
EXPLAINING: Final = 480  # worlds of a light game, from which reasons are told


@dataclass(frozen=True)
class Opening:
    """What a process is told once for each match."""

    advice: Advice[State]
    seed: int  # of the bots' own chance
    clocked: bool  # whether a level's time counts, or its iterations
    adviser: str = ADVISER
    number: int = 0  # of the process


@dataclass(frozen=True)
class Question:
    """A view and the seat that has to answer; without a level, a hint is asked for, or, where
    there are proposals, what speaks for them. Before that they are perhaps to be `compared`, until
    their chances are known equally well."""

    view: State
    seat: int
    level: str | None
    before: Action | None = None  # what the seat answered last in the same turn
    proposals: list[Ranked] = field(default_factory=list)
    compared: bool = False

    @cached_property
    def place(self) -> int:
        """What seeds a hint: no clock counts, so the same position gets the same one."""
        return position(self.view, self.seat)


@dataclass(frozen=True)
class Failure:
    """Why there is no answer, for the log."""

    reason: str


Answer = list[Ranked] | Failure
Reply = Answer | Finding


def is_weighed(choice: Ranked) -> bool:
    """Whether the bot has thought about it enough for its chance to mean something."""
    return choice.trust >= LEAST_TRUST


def proposed(ranked: list[Ranked]) -> list[Ranked]:
    """What a hint shows of all answers: never one alone, as a reason compares."""
    return [*ranked[:2], *filter(is_weighed, ranked[2:HINTS])]


class Thinker:
    """The bots of one match; each keeps what is left of its turn's budget."""

    def __init__(self, opening: Opening) -> None:
        self.opening = opening
        self.sitters: dict[tuple[int, str], Sitter[State]] = {}
        self.hunt = Hunt()  # for the last hint

    def answer(self, question: Question) -> list[Ranked]:
        if question.compared:
            return self.compare(question)
        if question.proposals:
            return self.explained(question)
        if question.level is None:
            return self.look(question)
        sitter = self.sitter(question.seat, question.level)
        return sitter.think(question.view, question.seat, question.before)

    def look(self, question: Question) -> list[Ranked]:
        """What is promising."""
        self.hunt = Hunt(question.place, self.opening.number)
        advice, iterations = self.opening.advice, LEVELS[self.opening.adviser].iterations
        part = self.share(FIRST_SHARE * iterations)
        return self.hunt.look(advice, question.view, question.seat, part)

    def compare(self, question: Question) -> list[Ranked]:
        """The search goes on with the proposals of all processes; only once, so that whoever asks
        again is told the same."""
        if self.hunt.place != question.place:
            self.look(question)
        hunt, self.hunt = self.hunt, Hunt()
        actions = [choice.action for choice in question.proposals]
        advice, view, seat = self.opening.advice, question.view, question.seat
        return hunt.weigh(advice, view, seat, actions, self.share(EVENLY))

    def share(self, work: float) -> int:
        """Of so much of a light game, what is done in this one, on this computer."""
        return max(1, int(work * portion()) // self.opening.advice.effort)

    def explained(self, question: Question) -> list[Ranked]:
        """The proposals of a hint, with what follows the first of them or with reasons."""
        ranked = question.proposals
        ranked[0].then = then = self.rest(question, ranked[0].action)
        if then:
            ranked = [ranked[0], *self.instead(question, ranked[0])]
        rng, worlds = seeded(question.place).fork(), int(EXPLAINING * portion())
        explain(self.opening.advice, question.view, question.seat, ranked, rng, worlds)
        return ranked

    def instead(self, question: Question, first: Ranked) -> list[Ranked]:
        """What several answers given together are compared with: what belongs to them is no other
        answer."""
        taken = [first.action, *first.then]
        known = [one for one in question.proposals if one.action not in taken]
        legal = self.opening.advice.game.legal(question.view)
        return known or [Ranked(one, first.chance) for one in legal if one not in taken][:1]

    def rest(self, question: Question, action: Action) -> list[Action]:
        """The other answers that are given together with the first, such as those of a payment."""
        advice, seat, seed = self.opening.advice, question.seat, question.place
        game = advice.game
        sitter = Sitter(advice, LEVELS[self.opening.adviser], seed, False)
        world = advice.imagine(question.view, seat, seeded(seed))
        found: list[Action] = []
        while True:
            asked = world.asked[-1]
            game.apply(world, action)
            if world.over or not goes_on(asked, world.asked[-1]):
                return found
            action = sitter.choose(game.observe(world, seat), seat)
            found.append(action)

    def sitter(self, seat: int, level: str) -> Sitter[State]:
        if (seat, level) not in self.sitters:
            advice = self.opening.advice
            seed = self.opening.seed * advice.game.players.stop + seat
            sitter = Sitter(advice, LEVELS[level], seed, self.opening.clocked)
            self.sitters[seat, level] = sitter
        return self.sitters[seat, level]


def work(pipe: Connection) -> None:
    """What the process does until nobody listens any more."""
    follow_parent()
    lower_priority()
    thinker: Thinker | None = None
    with suppress(EOFError, OSError):
        while True:
            message: Opening | Question | Task = pipe.recv()
            if isinstance(message, Opening):
                thinker = Thinker(message)
            elif thinker is not None:
                pipe.send(attempt(thinker, message))


def attempt(thinker: Thinker, question: Question | Task) -> Reply:
    """A bot that fails must not take the process down: the program decides what to do."""
    try:
        if isinstance(question, Task):
            return done(thinker.opening.advice, question)
        return thinker.answer(question)
    except Exception:
        return Failure(format_exc())


def lower_priority() -> None:
    """The window goes first."""
    if sys.platform == "win32":
        import ctypes

        this_process = ctypes.c_void_p(-1)
        ctypes.windll.kernel32.SetPriorityClass(this_process, BELOW_NORMAL)
    else:
        os.nice(NICE)
