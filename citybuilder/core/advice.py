"""What is known of a game beyond its rules: how a seat stands, and what a sensible player does."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import Action, Belief, Decision, Game, Options, S
from citybuilder.core.judgement import CURIOUS, Judgement
from citybuilder.core.rng import Rng
from citybuilder.core.score import ScoreLine
from citybuilder.core.taste import Taste

AHEAD: Final = 7
KEENNESS: Final = 90


class Advice(Belief[S]):
    """An opinion for bots, who hold it; rules never ask for it. `advise` and `prefer` suffice, the
    rest has defaults."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.ahead = AHEAD  # turns of every seat that a search looks ahead before it is advised
        self.keenness = KEENNESS  # of 100 answers on that way are what is preferred most
        self.effort = 1  # how many times as long a turn of such a search takes as in a light game
        self.plans: tuple[str, ...] = ()  # well-known ways to play it, to measure bots against
        self.judgement: Judgement | None = None  # what was learned by play, if something was
        self.taste: Taste | None = None  # what was learned about picking, if something was
        self.fixed: Options = {}  # of the options: those of matches that it learns from

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        learned = [(part.judgement, part.taste) for part in self.parts()]
        return revived, (type(self), self.game, self.fixed, learned)

    def of(self, state: S) -> "Advice[S]":
        """The part that has learned about tables like this one."""
        return self

    def parts(self) -> "list[Advice[S]]":
        """Where options make a game so different that something of its own is learned about it:
        all of them, what is usual first."""
        return [self]

    def imagine(self, view: S, seat: i64, rng: Rng) -> S:
        """A full state that the seat cannot tell from the real one, and holds for likely."""
        return self.game.determinize(view, seat, rng, self)

    # How a seat stands

    @abstractmethod
    def advise(self, state: S, seat: i64) -> float:
        """How well a seat stands, as a positive strength: its share of all seats' strengths
        estimates its chance to win."""

    def traits(self, state: S, seat: i64) -> list[float]:
        """What may count of how a seat stands, where a game's judgement is learned."""
        return []

    def trait_names(self) -> list[str]:
        """What each of the traits is about."""
        return []

    def sight(self, learned: bool) -> int:
        """How far a search looks ahead: by advice, or by what was learned, if something was."""
        return self.judgement.ahead if learned and self.judgement is not None else self.ahead

    def curiosity(self, learned: bool) -> float:
        """How much a search tries what is sensible before it has proved itself."""
        return self.judgement.curiosity if learned and self.judgement is not None else CURIOUS

    def means(self, state: S, seat: i64) -> list[ScoreLine]:
        """What a seat has beyond its score that is worth a word as a reason, such as money: lines
        without points, of rules that no score has."""
        return []

    # What a sensible player does: `prefer` of every belief, and

    def advised(self, state: S, actions: list[Action]) -> Action:
        """The answer that is preferred most."""
        weights = self.prefer(state, actions)
        return actions[weights.index(max(weights))]

    def moods(self, state: S, seat: i64) -> list[float]:
        """What may speak for one genre of answers or another, where a game's taste is learned."""
        return []

    def mood_names(self) -> list[str]:
        return []

    def genres(self, state: S, actions: list[Action]) -> list[i64]:
        """The genre of each answer; none for a question that nothing is learned about."""
        return []

    def genre_names(self) -> list[str]:
        return []

    def inclined(self, state: S, actions: list[Action]) -> list[float]:
        """What is preferred, as far as it was learned by play."""
        weights = self.prefer(state, actions)
        taste = self.of(state).taste
        if taste is None:
            return weights
        genres = self.genres(state, actions)
        if not genres:
            return weights
        return taste.weigh(weights, genres, self.moods(state, state.asked[-1].seat))

    def by_plan(self, plan: str, state: S, actions: list[Action]) -> Action:
        """The answer that one of the plans gives."""
        return self.advised(state, actions)

    # What is worth a search

    def is_minor(self, asked: Decision) -> bool:
        """Whether the question is one of many small ones that a turn is made of, such as where
        each piece goes: bots think about what matters and answer it by advice."""
        return False

    def is_follow_up(self, asked: Decision) -> bool:
        """Whether the question only carries out what was answered before, such as what to pay
        with: bots that look further answer it by preference on their way."""
        return False

    def is_small(self, asked: Decision) -> bool:
        """Whether nobody searches for its answer."""
        return self.is_minor(asked) or self.is_follow_up(asked)

    def luck(self, state: S) -> i64:
        """What chance has shown since the last answer, as far as the next one depends on it, such
        as the dice: bots that look further think about each case by itself."""
        return 0


def revived(
    kind: type[Advice[S]],
    game: Game[S],
    fixed: Options,
    learned: list[tuple[Judgement | None, Taste | None]],
) -> Advice[S]:
    """Made anew in another process, with what was learned."""
    whole = kind(game)
    found = next(part for part in whole.parts() if part.fixed == fixed)
    for part, (judgement, taste) in zip(found.parts(), learned, strict=True):
        part.judgement = judgement
        part.taste = taste
    return found
