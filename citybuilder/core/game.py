"""What every game speaks in: a Decision asks, an Action answers, an Event tells."""

from abc import ABC, abstractmethod
from typing import Final, Generic, Self, TypeVar

from mypy_extensions import i64

from citybuilder.core.notation import Notation, NotUnderstood
from citybuilder.core.rng import Rng
from citybuilder.core.score import ScoreLine, shares

NONE: Final[i64] = -1  # nothing is meant
UNKNOWN: Final[i64] = -2  # something is meant, but this seat may not know what

EVERYBODY: Final = range(1, 100)  # any number of players

Options = dict[str, str]


class Decision:
    """One open question to one seat."""

    def __init__(self, kind: i64 = 0, seat: i64 = 0, what: i64 = NONE, amount: i64 = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.what = what
        self.amount = amount

    def plain(self) -> list[int]:
        return [self.kind, self.seat, self.what, self.amount]


class Action:
    """An answer: four ints, never changed once made, and equal when they are."""

    def __init__(self, kind: i64 = 0, what: i64 = NONE, where: i64 = NONE, amount: i64 = 0) -> None:
        self.kind = kind
        self.what = what
        self.where = where
        self.amount = amount

    def plain(self) -> list[int]:
        return [self.kind, self.what, self.where, self.amount]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and (
            self.kind == other.kind
            and self.what == other.what
            and self.where == other.where
            and self.amount == other.amount
        )

    def __hash__(self) -> int:
        return ((self.kind * 331 + self.what) * 331 + self.where) * 331 + self.amount

    def __repr__(self) -> str:
        return f"Action({self.kind}, {self.what}, {self.where}, {self.amount})"


class Event:
    """Something that happened; `only` names the one seat that may know what it was about."""

    def __init__(
        self,
        kind: i64 = 0,
        seat: i64 = NONE,
        what: i64 = NONE,
        where: i64 = NONE,
        amount: i64 = 0,
        only: i64 = NONE,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.what = what
        self.where = where
        self.amount = amount
        self.only = only

    def plain(self) -> list[int]:
        return [self.kind, self.seat, self.what, self.where, self.amount, self.only]

    def seen_by(self, seat: i64) -> "Event":
        """The event as this seat may know it."""
        if self.only == NONE or self.only == seat:
            return self
        return Event(self.kind, self.seat, UNKNOWN, self.where, self.amount, self.only)


class State(ABC):
    """Everything on the table: plain fields and a copy. One subclass per game adds its own."""

    def __init__(self, seats: i64 = 0) -> None:
        self.seats: i64 = seats
        self.rng = Rng()
        self.asked: list[Decision] = []  # the stack of open questions; its top is the phase
        self.turn: i64 = 0
        self.over = False
        self.events: list[Event] | None = None  # a list only while somebody records
        self.frames: list[State] | None = None  # and one of tables, if each is to be seen

    def tell(
        self,
        kind: i64,
        seat: i64 = NONE,
        what: i64 = NONE,
        where: i64 = NONE,
        amount: i64 = 0,
        only: i64 = NONE,
    ) -> None:
        """Change first, then tell: a frame is the table as it is once this has happened."""
        if self.events is not None:
            self.events.append(Event(kind, seat, what, where, amount, only))
            if self.frames is not None:
                self.frames.append(self.copy())

    def younger_fields(self) -> list[str]:
        """Fields that saves of earlier versions do not have: a match that goes on from such a save
        begins with what they are at the start."""
        return []

    @abstractmethod
    def copy(self) -> Self:
        """A state of its own that shares nothing that changes; nobody records it."""


S = TypeVar("S", bound=State)


class Belief(ABC, Generic[S]):
    """What somebody who fills in a view holds for likely of the choices that nobody has seen."""

    @abstractmethod
    def prefer(self, state: S, actions: list[Action]) -> list[float]:
        """Positive weights with which a sensible player picks among the legal actions."""


class Option:
    """A choice made before the game: its key, what can be chosen, what is chosen by default, and
    how many players can choose it; nothing else than the default is for the others. An expansion
    makes another game of it, whose results are compared with no others. What choices of other
    options suit a choice of this one best is proposed together with it."""

    def __init__(
        self,
        key: str = "",
        choices: tuple[str, ...] = (),
        default: str = "",
        players: range = EVERYBODY,
        makes_another_game: bool = False,
        suited: dict[str, Options] | None = None,
    ) -> None:
        self.key = key
        self.choices = choices
        self.default = default
        self.players = players
        self.makes_another_game = makes_another_game
        self.suited: dict[str, Options] = suited or {}


class BadOption(ValueError):
    """An option that the game does not have, or a choice that the option does not have."""

    def __init__(self, key: str = "", choice: str = "") -> None:
        super().__init__(f"{key}={choice}")
        self.key = key
        self.choice = choice


class Game(ABC, Generic[S]):
    """The rules of one title, without data of a match; made once from its cards."""

    def __init__(
        self, key: str, players: range, options: list[Option], longest: int = 10_000
    ) -> None:
        self.key = key
        self.players = players
        self.options = options
        self.longest = longest  # actions; no match takes more, even if all seats play at random
        self.is_open = False  # whether nothing is hidden from anybody but chance to come
        self.counts_points = False  # whether scores tell how well one played, not who was first
        self.notation = Notation()  # the words of all answers

    def written(self, action: Action) -> str:
        """The word of an answer."""
        return self.notation.word(action.plain())

    def read(self, word: str) -> Action:
        """The answer that has this word, whether or not it is legal now; else NotUnderstood."""
        kind, what, where, amount = self.notation.numbers(word)
        return Action(kind, what, where, amount)

    def called(self, action: Action) -> str:
        """For messages: its word, or its numbers if it is no answer of this game at all."""
        try:
            return self.written(action)
        except NotUnderstood:
            return repr(action)

    def complete(self, given: Options, seats: int = 0) -> Options:
        """Every option of the game: as given, or its default. What is not for so many seats, if
        their number is known, is left at its default."""
        settled = {option.key: option.default for option in self.options}
        allowed = {option.key: option.choices for option in self.options}
        for key, choice in given.items():
            if choice not in allowed.get(key, ()):
                raise BadOption(key, choice)
            settled[key] = choice
        for option in self.options:
            if seats > 0 and seats not in option.players:
                settled[option.key] = option.default
        return settled

    def edition(self, options: Options) -> Options:
        """Which game it is: what was chosen that makes another one of it. What does not tell was
        the usual one."""
        chosen = {o.key: options.get(o.key, o.default) for o in self.options}
        return {
            o.key: chosen[o.key]
            for o in self.options
            if o.makes_another_game and chosen[o.key] != o.default
        }

    @abstractmethod
    def start(self, seats: i64, options: Options, seed: int) -> S:
        """The table at the beginning; options are settled."""

    @abstractmethod
    def legal(self, state: S) -> list[Action]:
        """All answers to the question on top of `state.asked`."""

    @abstractmethod
    def apply(self, state: S, action: Action) -> None:
        """Change the state in place: the question is answered, the next one is asked."""

    @abstractmethod
    def observe(self, state: S, seat: i64) -> S:
        """The view of a seat: a state with UNKNOWN cards and a blank generator. The view of NONE
        is what everybody may know."""

    @abstractmethod
    def determinize(self, view: S, seat: i64, rng: Rng, belief: Belief[S] | None = None) -> S:
        """A full state that the seat cannot tell from the real one. Where others have chosen in
        secret, a belief tells what is likely; without one, everything that is possible is."""

    def turns(self, state: S) -> i64:
        """How many turns there were, as players count them: where all play at the same time, the
        rounds."""
        return state.turn

    @abstractmethod
    def scores(self, state: S) -> list[list[ScoreLine]]:
        """For each seat the lines whose sum is its score."""

    @abstractmethod
    def standing(self, state: S) -> list[list[i64]]:
        """For each seat what decides the game: first its points, then the tie-breaks in order."""

    def result(self, state: S) -> list[float]:
        """When over: 1 for the winner, equal parts for a shared win."""
        return shares(self.standing(state))

    @abstractmethod
    def inventory(self, state: S) -> dict[str, int]:
        """What must never change in number, wherever it lies."""

    def bounds(self, start: S) -> dict[str, tuple[int, int]]:
        """The least and the greatest number that each field can hold in a match that began like
        this. What is not named here never changes."""
        return {}

    def is_table(self, state: S) -> bool:
        """Whether a table from outside, whose numbers are within their bounds, is one of this
        game: what follows from other fields does so, and its questions can be asked there."""
        return True

    def is_secret(self, asked: Decision) -> bool:
        """Whether the answer is, for now, known to nobody but the seat that is asked, so that the
        others must not be able to tell one answer from another. It follows from the question,
        whatever the seats see of the table: also with nothing in hand one chooses in secret."""
        return not self.is_open
