"""What decided a match: how far chances swung at each stretch of it, by luck and by choice."""

from math import sqrt
from typing import Final

from citybuilder.bots.reviewing import Finding, Stretch, Task, stretches, worlds_for
from citybuilder.core.advice import Advice
from citybuilder.core.game import Action, State

MOMENTS: Final = 3
LAPSES: Final = 3  # of each person,
CANDIDATES: Final = 6  # out of so many that are thought over
CLEAR: Final = 3.0  # standard errors that are no noise
WORTH: Final = 0.02  # a smaller swing is not worth a word
THOUGHT: Final = 0.25  # part of a bot's iterations to think over what was answered at a moment


class Swing:
    """A stretch with the chances of all seats before it, after what was answered, whatever luck
    would do, and after it; `noise` is the standard error of the change, and `likely` are the
    chances after the answer, in parts that share no luck."""

    def __init__(
        self,
        stretch: Stretch | None = None,
        before: list[float] | None = None,
        expected: list[float] | None = None,
        after: list[float] | None = None,
        noise: list[float] | None = None,
        likely: list[list[float]] | None = None,
    ) -> None:
        self.stretch = stretch or Stretch()
        self.before: list[float] = before or []
        self.expected: list[float] = expected or []
        self.after: list[float] = after or []
        self.noise: list[float] = noise or []
        self.likely: list[list[float]] = likely or [self.expected]

    def choice(self, seat: int) -> float:
        """What the answer brought the seat, compared with how the bots go on."""
        return self.expected[seat] - self.before[seat]

    def luck(self, seat: int) -> float:
        return self.after[seat] - self.expected[seat]

    def change(self, seat: int) -> float:
        return self.after[seat] - self.before[seat]

    def hit(self) -> int:
        """The seat whose chance changed most: of two that change as much, who gave the answer."""
        best = self.stretch.seat
        for seat in range(len(self.before)):
            if abs(self.change(seat)) > abs(self.change(best)) + 1e-9:
                best = seat
        return best

    def is_clear(self) -> bool:
        """Whether it is beyond noise and worth a word."""
        seat = self.hit()
        size = abs(self.change(seat))
        return size >= WORTH and size > CLEAR * self.noise[seat]


class Lapse:
    """A choice that cost whoever made it something: what a bot would have done instead, and how
    much better that would have been."""

    def __init__(
        self, swing: Swing | None = None, finding: Finding | None = None, cost: float = 0.0
    ) -> None:
        self.swing = swing or Swing()
        self.finding = finding or Finding()
        self.cost = cost


class Account:
    """What a seat's chance began with, what changed it and what it ended with; begin + luck + own
    + others = end. One's own choices are compared with those of the whole table: all together add
    up to nothing."""

    def __init__(
        self,
        begin: float = 0.0,
        luck: float = 0.0,
        own: float = 0.0,
        others: float = 0.0,
        end: float = 0.0,
    ) -> None:
        self.begin = begin
        self.luck = luck
        self.own = own
        self.others = others
        self.end = end


class Review:
    """The stretches of a finished match, the tasks that have to be done about them, in the order
    of the match, and what follows from the findings."""

    def __init__(
        self,
        advice: Advice[State],
        states: list[State],
        actions: list[Action],
        seed: int,
        share: float = 1.0,
    ) -> None:
        self.advice = advice
        self.states = states
        self.actions = actions
        self.seed = seed
        self.stretches = stretches(advice, states, actions)
        drawn = [stretch for stretch in self.stretches if stretch.lucky and stretch.free]
        tables = len(self.stretches) + len(drawn)
        seats: int = states[0].seats
        self.worlds = worlds_for(advice, seats, tables, share)
        self.thought = THOUGHT * share
        self.result: list[float] = advice.game.result(states[-1])

    def tasks(self) -> list[Task]:
        """For each stretch its table, and where luck followed a choice, what was to be expected."""
        found: list[Task] = []
        for stretch in self.stretches:
            found.append(self.task(stretch))
            if stretch.lucky and stretch.free:
                found.append(self.task(stretch, self.actions[stretch.first]))
        return found

    def task(self, stretch: Stretch, action: Action | None = None, thought: float = 0.0) -> Task:
        return Task(self.states[stretch.first], action, self.worlds, self.seed, thought)

    def swings(self, findings: list[Finding]) -> list[Swing]:
        """As far as there are findings, in the order of the tasks; the last stretch ends with the
        result."""
        tables: list[list[list[float]]] = []
        drawn: list[list[list[float]] | None] = []
        at = 0
        for stretch in self.stretches:
            both = stretch.lucky and stretch.free
            if at + (2 if both else 1) > len(findings):
                break
            tables.append(findings[at].chances)
            drawn.append(findings[at + 1].chances if both else None)
            at += 2 if both else 1
        if len(tables) == len(self.stretches):
            tables.append([self.result])
        found: list[Swing] = []
        for number in range(len(tables) - 1):
            stretch = self.stretches[number]
            before, after = mean(tables[number]), mean(tables[number + 1])
            likely = drawn[number]
            if likely is None:
                likely = tables[number] if stretch.lucky else tables[number + 1]
            noise = errors(tables[number], tables[number + 1])
            found.append(Swing(stretch, before, mean(likely), after, noise, likely))
        return found

    def reflections(self, moments: list[Swing]) -> list[Task]:
        """What is asked about the moments: to think over what was answered where there was a
        choice."""
        found: list[Task] = []
        for swing in moments:
            stretch = swing.stretch
            thought = self.thought if stretch.free else 0.0
            found.append(self.task(stretch, self.actions[stretch.first], thought))
        return found


def moments(swings: list[Swing], most: int = MOMENTS) -> list[Swing]:
    """The greatest swings that are clear, each of another turn, in the order of the match."""
    found: list[Swing] = []
    for swing in sorted(swings, key=size, reverse=True):
        turns = [other.stretch.turn for other in found]
        if len(found) < most and swing.is_clear() and swing.stretch.turn not in turns:
            found.append(swing)
    return sorted(found, key=lambda swing: swing.stretch.first)


def candidates(swings: list[Swing], seat: int) -> list[Swing]:
    """What may have cost a seat most: its own choices that seemed to bring least, each of another
    turn."""
    own = [one for one in swings if one.stretch.seat == seat and is_choice(one.stretch)]
    found: list[Swing] = []
    for swing in sorted(own, key=lambda one: one.choice(seat)):
        turns = [other.stretch.turn for other in found]
        if len(found) < CANDIDATES and swing.stretch.turn not in turns:
            found.append(swing)
    return found


def is_choice(stretch: Stretch) -> bool:
    return stretch.free and not stretch.small


def lapses(review: Review, thought: list[Swing], findings: list[Finding]) -> list[Lapse]:
    """Of choices that a bot has thought over, those that clearly cost most, the dearest first."""
    found: list[Lapse] = []
    for number, swing in enumerate(thought):
        finding, seat = findings[number], swing.stretch.seat
        if finding.ranked[0].action == review.actions[swing.stretch.first]:
            continue
        cost = mean(finding.chances)[seat] - swing.expected[seat]
        if cost >= WORTH and cost > CLEAR * errors(finding.chances, swing.likely)[seat]:
            found.append(Lapse(swing, finding, cost))
    found.sort(key=lambda one: -one.cost)
    return found[:LAPSES]


def size(swing: Swing) -> float:
    return abs(swing.change(swing.hit()))


def accounts(swings: list[Swing], result: list[float]) -> list[Account]:
    """What made up the result of each seat. As they play on, the bots may be better or worse than
    all at the table; that is nobody's gain."""
    found: list[Account] = []
    for seat in range(len(result)):
        account = Account(swings[0].before[seat] if swings else result[seat], end=result[seat])
        for swing in swings:
            account.luck += swing.luck(seat)
            if swing.stretch.seat == seat:
                account.own += swing.choice(seat)
            else:
                account.others += swing.choice(seat)
        found.append(account)
    usual = sum([account.own for account in found]) / len(found)
    for account in found:
        account.own -= usual
        account.others += usual
    return found


def mean(parts: list[list[float]]) -> list[float]:
    return [sum([part[seat] for part in parts]) / len(parts) for seat in range(len(parts[0]))]


def errors(before: list[list[float]], after: list[list[float]]) -> list[float]:
    """The standard error of each seat's change, by how the parts differ: the same part of two
    tables has met the same luck. A result has only one part, and no noise of its own."""
    found: list[float] = []
    count = len(before)
    for seat in range(len(before[0])):
        gaps = [after[part % len(after)][seat] - before[part][seat] for part in range(count)]
        middle = sum(gaps) / count
        squares = sum([(gap - middle) * (gap - middle) for gap in gaps])
        found.append(sqrt(squares / (count - 1) / count))
    return found
