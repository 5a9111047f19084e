"""A question that several workers think about: what came back, and what it is worth."""

import logging
from dataclasses import dataclass, field
from typing import Final

from citybuilder.bots.bot import Budget, Ranked
from citybuilder.bots.greedy import GreedyBot
from citybuilder.bots.merging import merged
from citybuilder.core.advice import Advice
from citybuilder.core.game import State
from citybuilder.playing.thinker import Answer, Failure, Question

TRIES: Final = 2

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Inquiry:
    """Answers are kept by the number of the worker, so that it does not matter who comes first;
    none means that a process was lost."""

    token: int
    advice: Advice[State]
    question: Question
    asked: list[int]  # the numbers of the workers
    answers: dict[int, Answer | None] = field(default_factory=dict)
    tries: int = 1

    def is_complete(self) -> bool:
        return len(self.answers) == len(self.asked)

    def is_answered(self) -> bool:
        return any(isinstance(answer, list) for answer in self.answers.values())

    def to_ask_again(self) -> list[int]:
        """The workers that were lost, if there is no other answer and it is worth a try."""
        lost = [number for number, answer in self.answers.items() if answer is None]
        if not lost:
            return []
        if self.is_answered():
            log.warning("a bot's process was lost; another one has the answer")
            return []
        if self.tries == TRIES:
            log.error("a bot's process was lost again")
            return []
        log.warning("a bot's process was lost; its question is asked again")
        self.tries += 1
        for number in lost:
            del self.answers[number]
        return lost

    def outcome(self) -> list[Ranked]:
        """What all bots that answered by the rules think together; empty if there is none."""
        found = [self.approved(self.answers[number]) for number in sorted(self.answers)]
        return merged([ranked for ranked in found if ranked])

    def approved(self, answer: Answer | None) -> list[Ranked]:
        if answer is None:
            return []
        if isinstance(answer, Failure):
            log.error("a bot failed: %s", answer.reason)
            return []
        legal = self.advice.game.legal(self.question.view)
        if not answer or any(choice.action not in legal for choice in answer):
            log.error("a bot broke the rules: %s", [choice.action for choice in answer])
            return []
        return answer

    def greedy(self) -> list[Ranked]:
        """Takes a few milliseconds, hence no process does it."""
        view, seat = self.question.view, self.question.seat
        try:
            return GreedyBot().think(self.advice, view, seat, Budget())
        except Exception:
            log.exception("not even the greedy choice could be made")
            return []
