"""Information-set Monte Carlo tree search: every iteration plays in a table the seat cannot tell
from the real one, so the tree holds what is good whatever is hidden and however luck falls."""

from math import sqrt
from time import perf_counter
from typing import Final

from citybuilder.bots.bot import Bot, Budget, Ranked, chances, judged, one_ahead
from citybuilder.core.advice import Advice
from citybuilder.core.game import Action, S
from citybuilder.core.rng import Rng

LOOK_AT_CLOCK: Final = 16  # iterations between two looks
MOMENT: Final = 1e-9  # seconds
MOST_SEATS: Final = 16
MOST_KINDS: Final = 64


class Node:
    """An answer and what came of it for the seat that gave it."""

    def __init__(self, action: Action | None = None, prior: float = 0.0) -> None:
        self.action = action or Action()
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.questions: dict[int, dict[Action, Node]] = {}
        self.lucky = False  # whether chance decided something before the next question
        self.offers: list[list[Action]] = []  # of the minor questions that followed,
        self.advice: list[Action] = []  # and how each was answered

    def answers(self, question: int) -> "dict[Action, Node]":
        """What was answered when this question came next; luck decides which one comes."""
        found = self.questions.get(question)
        if found is None:
            found = {}
            self.questions[question] = found
        return found

    def minor(self, advice: Advice[S], state: S, actions: list[Action], number: int) -> Action:
        """The answer to the next of the minor questions after this one, by the game's advice; it
        is found once and holds as long as the same can be answered."""
        if number < len(self.offers) and self.offers[number] == actions:
            return self.advice[number]
        action = advice.advised(state, actions)
        if number == len(self.offers):
            self.offers.append(actions)
            self.advice.append(action)
        return action


class Search:
    """One search: the tree below the open question."""

    def __init__(
        self, rng: Rng | None = None, root: Node | None = None, learned: bool = False
    ) -> None:
        self.rng = rng or Rng(1)
        self.root = root or Node()
        self.learned = learned  # whether it judges by what was learned
        self.curiosity = 0.0  # about tables like the one that it looks at

    def iterate(self, advice: Advice[S], view: S, seat: int) -> None:
        """Determinize, descend to an answer not tried before, roll out, back up."""
        game = advice.game
        state = advice.imagine(view, seat, self.rng)
        part = advice.of(state)
        horizon: int = state.turn + part.sight(self.learned) * state.seats
        self.curiosity = part.curiosity(self.learned)
        node = self.root
        path = [node]
        movers: list[int] = [seat]
        fresh = False
        minor = 0
        luck = state.rng.value
        while not state.over:
            asked = state.asked[-1]
            small = advice.is_minor(asked) or (node is not self.root and advice.is_follow_up(asked))
            if fresh and not small:
                break
            actions = game.legal(state)
            if len(actions) == 1:
                game.apply(state, actions[0])
                continue
            if small:
                game.apply(state, node.minor(advice, state, actions, minor))
                minor += 1
                continue
            minor = 0
            if state.rng.value != luck:
                node.lucky = True
            movers.append(asked.seat)
            node = self.select(advice, state, node, actions)
            path.append(node)
            fresh = node.visits == 0
            luck = state.rng.value
            game.apply(state, node.action)
        self.roll_out(advice, state, horizon)
        outcome = judged(advice, state) if self.learned else chances(advice, state)
        for number, visited in enumerate(path):
            visited.visits += 1
            visited.total += outcome[movers[number]]

    def select(self, advice: Advice[S], state: S, node: Node, actions: list[Action]) -> Node:
        """The answer with the best prospects: its mean, and its promise while little tried."""
        answers = node.answers(question(advice, state))
        expand(advice, state, answers, actions, self.learned)
        known = [answers[action] for action in actions]
        visits = 0
        total = 0.0
        priors = 0.0
        for child in known:
            visits += child.visits
            total += child.total
            priors += child.prior
        unknown = total / visits if visits > 0 else 0.0
        urge = self.curiosity * sqrt(float(visits + 1)) / priors
        best = known[0]
        highest = -1.0
        for child in known:
            mean = child.total / child.visits if child.visits > 0 else unknown
            value = mean + urge * child.prior / (1.0 + child.visits)
            if value > highest:
                highest = value
                best = child
        return best

    def roll_out(self, advice: Advice[S], state: S, horizon: int) -> None:
        """Play on sensibly until the horizon."""
        game = advice.game
        rng = self.rng
        while not state.over and state.turn < horizon:
            actions = game.legal(state)
            if len(actions) == 1:
                game.apply(state, actions[0])
                continue
            weights = weighed(advice, state, actions, self.learned)
            best = rng.below(100) < advice.keenness
            game.apply(state, actions[weights.index(max(weights)) if best else rng.pick(weights)])

    def tried(self, asked: int) -> list[Node]:
        """The answers to the question that is searched for."""
        return list(self.root.answers(asked).values())

    def ranked(self, asked: int) -> list[Ranked]:
        nodes = sorted(self.tried(asked), key=lambda node: -node.visits)
        whole = max(1, sum([node.visits for node in nodes]))
        return [
            Ranked(
                node.action,
                node.total / max(1, node.visits),
                None,
                node.visits / whole,
                node.visits,
            )
            for node in nodes
        ]

    def settled(self, asked: int, left: float) -> bool:
        """Whether the remaining iterations can no longer change the first place."""
        first = 0
        second = 0
        for node in self.tried(asked):
            if node.visits > first:
                first, second = node.visits, first
            elif node.visits > second:
                second = node.visits
        return float(first - second) > left


def question(advice: Advice[S], state: S) -> int:
    """What tells an open question from others that could have come instead."""
    asked = state.asked[-1]
    found: int = (advice.luck(state) * MOST_KINDS + asked.kind) * MOST_SEATS + asked.seat
    return found


def weighed(advice: Advice[S], state: S, actions: list[Action], learned: bool) -> list[float]:
    """What is preferred, by advice or by what was learned."""
    return advice.inclined(state, actions) if learned else advice.prefer(state, actions)


def expand(
    advice: Advice[S], state: S, answers: dict[Action, Node], actions: list[Action], learned: bool
) -> None:
    """Answers that were not legal here before join the tree."""
    for action in actions:
        if action not in answers:
            break
    else:
        return
    weights = weighed(advice, state, actions, learned)
    whole = sum(weights)
    for number, action in enumerate(actions):
        if action not in answers:
            answers[action] = Node(action, weights[number] / whole)


class MctsBot(Bot):
    """Thinks as long as its budget allows, at least once per answer, and keeps what it thought
    about the rest of its turn."""

    def __init__(self, rng: Rng | None = None, learned: bool = False) -> None:
        self.rng = rng or Rng(1)
        self.learned = learned
        self.last: Search | None = None  # for the question before, if it was one to search for
        self.kept: Search | None = None  # what it says of the rest of the turn
        self.asked = 0

    def think(self, advice: Advice[S], view: S, seat: int, budget: Budget) -> list[Ranked]:
        actions = advice.game.legal(view)
        self.last = None
        if len(actions) == 1:
            return [Ranked(actions[0], chances(advice, advice.imagine(view, seat, self.rng))[seat])]
        if advice.is_minor(view.asked[-1]):
            return one_ahead(advice, view, seat, [advice.imagine(view, seat, self.rng)])
        search = self.kept or Search(self.rng, None, self.learned)
        self.kept = None
        self.last = search
        asked = question(advice, view)
        self.asked = asked
        part = budget.share()
        most = max(part.iterations, len(actions))
        began = perf_counter()
        done = 0
        while done < most:
            search.iterate(advice, view, seat)
            done += 1
            if done % LOOK_AT_CLOCK == 0:
                left = float(most - done)
                if part.clocked:
                    spent = max(MOMENT, perf_counter() - began)  # where clocks are coarse
                    left = min(left, done * (part.seconds - spent) / spent)
                if left <= 0.0 or search.settled(asked, left):
                    break
        budget.spend(done, perf_counter() - began)
        return [choice for choice in search.ranked(asked) if choice.action in actions]

    def go_on(self, action: Action) -> None:
        """What chance has decided meanwhile was not known, so nothing is kept then."""
        if self.last is not None:
            node = self.last.root.answers(self.asked).get(action)
            self.kept = None if node is None or node.lucky else Search(self.rng, node, self.learned)

    def forget(self) -> None:
        self.last = None
        self.kept = None
