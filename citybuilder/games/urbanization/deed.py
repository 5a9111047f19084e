"""An action of Urbanization: what a turn is spent on, and the character that helps with it."""

from abc import ABC, abstractmethod

from mypy_extensions import i64

from citybuilder.core.game import NONE, Action, Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.box import Box
from citybuilder.games.urbanization.ledger import use
from citybuilder.games.urbanization.state import UrbanizationState


class Deed(ABC):
    """When it is possible, what it asks, and what comes of each answer."""

    def __init__(self, box: Box | None = None, number: i64 = NONE) -> None:
        self.box = box or Box()
        self.number = number  # of the action, and of the character that helps with it
        self.done = Action(c.DONE)

    @abstractmethod
    def can(self, state: UrbanizationState, seat: i64) -> bool:
        """Whether anything can be done at all, perhaps with the character's help."""

    @abstractmethod
    def begin(self, state: UrbanizationState, seat: i64) -> None:
        """Ask the first question, if there is any."""

    def legal(self, state: UrbanizationState, asked: Decision) -> list[Action]:
        """All answers to one of its questions; not every action has any."""
        return []

    def answer(  # noqa: B027 - that one has none to be answered
        self, state: UrbanizationState, asked: Decision, action: Action
    ) -> None:
        """One of its questions is answered."""

    # The character

    def can_help(self, state: UrbanizationState, seat: i64) -> bool:
        return state.can_help(seat, self.number)

    def help(self, state: UrbanizationState, seat: i64) -> None:
        """The seat uses the character now that it is asked about it."""
        use(state, seat)

    def can_go_alone(self, state: UrbanizationState, seat: i64) -> bool:
        """Whether the action is possible without the help that is asked about."""
        return True

    def go_alone(  # noqa: B027 - mostly the next question is waiting already
        self, state: UrbanizationState, seat: i64
    ) -> None:
        """The seat does without it."""


class Helped(Deed):
    """One before which it is asked whether the character helps."""

    @abstractmethod
    def open(self, state: UrbanizationState, seat: i64) -> None:
        """What comes then."""

    def begin(self, state: UrbanizationState, seat: i64) -> None:
        if self.can_help(state, seat):
            state.ask(c.ASK_USE, seat, self.number)
        else:
            self.open(state, seat)

    def help(self, state: UrbanizationState, seat: i64) -> None:
        use(state, seat)
        self.open(state, seat)

    def go_alone(self, state: UrbanizationState, seat: i64) -> None:
        self.open(state, seat)
