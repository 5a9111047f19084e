"""How far a lesson has come: what is to be read, done or watched next. No Qt in here."""

from collections.abc import Sequence

from citybuilder.core.game import Action, State
from citybuilder.core.match import Match, goes_on
from citybuilder.store.sheets.lessons import Lesson, Step


class Tutor:
    """Leads one match from step to step; whoever plays it tells it what was read, and lets it
    follow after every answer."""

    def __init__(self, lesson: Lesson, match: Match[State]) -> None:
        self.lesson = lesson
        self.match = match
        self.number = 0
        self.heard = False  # what is said was read, or what is to be done is done
        self.played = 0  # of what the step plays by itself
        self.seen = len(match.actions)
        self.begin_step()

    @property
    def step(self) -> Step | None:
        """None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def said(self) -> Step:
        """The step whose words still hold."""
        steps = self.lesson.steps[: self.number + 1]
        return next((step for step in reversed(steps) if step.say), steps[-1])

    def waits(self) -> bool:
        """For somebody who reads."""
        return self.step is not None and self.step.is_read and not self.heard

    def asks(self) -> bool:
        """For an answer of the learner."""
        return self.step is not None and self.step.do is not None and not self.heard

    def wanted(self, actions: Sequence[Action]) -> list[Action]:
        """Only what is to be done."""
        step = self.step
        if step is None or step.do is None or self.heard:
            return []
        if step.do == "any":
            return list(actions)
        wanted = [self.match.game.read(word) for word in step.do]
        return [action for action in actions if action in wanted]

    def offered(self, legal: Sequence[Action]) -> list[Action]:
        """What can be done now: of several answers that are given together, what leaves enough of
        them for the next."""
        return [action for action in self.wanted(legal) if self.suffices(self.match.state, action)]

    def suffices(self, state: State, action: Action) -> bool:
        game, after = self.match.game, state.copy()
        game.apply(after, action)
        if not after.asked or not goes_on(state.asked[-1], after.asked[-1]):
            return True
        return any(self.suffices(after, then) for then in self.wanted(game.legal(after)))

    def answer(self) -> Action | None:
        """What is played by itself now."""
        step = self.step
        if step is None or not self.heard:
            return None
        return self.match.game.read(step.plays[self.played])

    def read(self) -> None:
        """The learner goes on."""
        if self.waits():
            self.heard = True
            self.move_on()

    def follow(self) -> None:
        """The match may have one more answer."""
        if self.seen == len(self.match.actions):
            return
        self.seen = len(self.match.actions)
        if not self.asks():
            self.played += 1
        elif not self.goes_on():
            self.heard = True
        self.move_on()

    def goes_on(self) -> bool:
        """Whether the answer was only one of several that are given together."""
        asked = self.match.state.asked
        return bool(asked) and goes_on(self.match.earlier[-1].asked[-1], asked[-1])

    def move_on(self) -> None:
        while self.step is not None and self.heard and self.played == len(self.step.plays):
            self.number += 1
            self.begin_step()

    def begin_step(self) -> None:
        self.heard = self.step is not None and not self.step.say
        self.played = 0

    def skip_to(self, number: int) -> None:
        """As if everything before was read and done."""
        while self.number < number and self.step is not None:
            if self.waits():
                self.read()
                continue
            action = self.answer() or self.offered(self.match.legal())[0]
            self.match.play(action)
            self.follow()
