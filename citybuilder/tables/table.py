"""What every game's table tells the kit: placements, spots and motions. No Qt in here."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from citybuilder.core.game import Action, Decision, Event, State
from citybuilder.core.score import ScoreLine
from citybuilder.tables import TABLES
from citybuilder.tables.beats import Beat
from citybuilder.tables.ending import Counted, Past, race
from citybuilder.tables.placement import Motion, Part, Placement, Rect, Size, moved_to
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.texts import Texts


class Table(ABC):
    """One game's table for the people who sit at it. All methods are pure."""

    def __init__(self, texts: Texts, seats: Sequence[SeatLook]) -> None:
        self.texts = texts
        self.seats = seats

    @abstractmethod
    def place(self, view: State, me: int, size: Size) -> list[Placement]:
        """Every piece, as the seat that sits at the screen sees it."""

    def from_above(self) -> "Table | None":
        """The same table as a plan, on which nothing hides anything; none where nothing does."""
        return None

    def kept_clear(self, view: State, me: int, size: Size, asked: Decision) -> Rect | None:
        """What no tooltip lies over while this is asked: where something is placed. What its pieces
        have to say, the preview says."""
        return None

    @abstractmethod
    def spot(self, view: State, asked: Decision, action: Action) -> str:
        """The piece that stands for the action; empty where only a button can."""

    def also(self, view: State, asked: Decision, action: Action) -> tuple[str, ...]:
        """Other pieces at which the action may be taken: the twins of a card in hand, or the dice
        beside their button."""
        return ()

    def turned(
        self, view: State, me: int, size: Size, asked: Decision, action: Action
    ) -> tuple[Part, ...]:
        """How the action's piece looks in hand, where one spot has variants."""
        return ()

    def has_variants(self, asked: Decision) -> bool:
        """Whether actions at one spot are variants to turn through, not things to pick from."""
        return False

    def place_name(self, view: State, asked: Decision, action: Action) -> str:
        """What the place of such variants is called where it is chosen before them; empty where
        they are chosen at once."""
        return ""

    def way_name(self, asked: Decision, action: Action) -> str:
        """What a variant is called below the name of its place; empty where it is too little."""
        return ""

    def pointed_out(self, view: State, me: int, size: Size, key: str) -> list[Placement]:
        """What lies over the table while a piece is pointed at, such as what counts for a card."""
        return []

    def shortcuts(
        self, view: State, asked: Decision, legal: Sequence[Action]
    ) -> list[tuple[str, list[Action], str]]:
        """Pieces at which a click gives several answers, one after the other: which action is
        meant follows from the place. Each with what it comes to."""
        return []

    def figure(self, asked: Decision, action: Action) -> int:
        """The figure key of an answer, where it has always the same; else 0."""
        return 0

    def refusal(self, view: State, asked: Decision, me: int, key: str) -> str:
        """Why nothing can be chosen at a piece: what it says last, if it says anything."""
        told = self.help(view, me, key).split("\n")
        return told[-1] if len(told) > 1 else ""

    def announced(self, events: Sequence[Event]) -> str:
        """What the bar says while these events are shown; empty where it tells of the answer that
        led to them."""
        return ""

    def gives_up(self, asked: Decision, action: Action) -> bool:
        """Whether the answer ends the turn without a deed, or does without something that could be
        had: it has a place and a key of its own, and nothing else means it."""
        return False

    def is_midway(self, asked: Decision) -> bool:
        """Whether the question goes on with an answer that one may want to take back: a button
        leads to the question before."""
        return False

    def rank(self, asked: Decision, action: Action) -> int:
        """Where the answer stands in the list, if not where the rules name it."""
        return 0

    def is_deliberate(self, asked: Decision, action: Action) -> bool:
        """Whether the return key never means the answer."""
        return self.gives_up(asked, action)

    def preview(
        self, view: State, me: int, size: Size, asked: Decision, action: Action
    ) -> list[Placement]:
        """What lies over the table while the action's spot is pointed at: what it would bring."""
        return []

    def preview_beyond(
        self,
        view: State,
        me: int,
        size: Size,
        asked: Decision,
        key: str,
        ways: Sequence[tuple[str, Sequence[Action]]],
    ) -> list[Placement]:
        """The same for a piece at which a click gives several answers: each way, by what it comes
        to."""
        return []

    def many(self, view: State, asked: Decision) -> int:
        """How many pieces are picked and then confirmed, such as the cards of a payment; 0 where a
        click answers at once."""
        return 0

    def gives(self, asked: Decision) -> bool:
        """Whether what is picked is given away: it bears another sign than what is won."""
        return False

    def pool(self, view: State, asked: Decision, legal: Sequence[Action]) -> Sequence[Action]:
        """What pieces are picked from. The rules ask for them one by one in an order of their own,
        so they may not offer all of them as the first."""
        return legal

    @abstractmethod
    def help(self, view: State, me: int, key: str) -> str:
        """What the piece is and means in this situation; the first line is its title."""

    @abstractmethod
    def enlarged(self, view: State, me: int, key: str) -> Placement | None:
        """The piece drawn large, if there is more to see."""

    @abstractmethod
    def motions(self, event: Event) -> list[Motion]:
        """How the event is shown."""

    def begins(self, event: Event, view: State) -> str:
        """What is told in large letters where something begins with the event, such as a round;
        the view is the table after it."""
        return ""

    def great(self, event: Event, view: State) -> Beat | None:
        """What is told in large letters of an event that means more than others."""
        return None

    def changed(self, event: Event, view: State) -> list[str]:
        """The pieces that stay marked as what the seat of the event has changed."""
        return []

    def joins(self, before: Event, event: Event) -> bool:
        """Whether the event is shown at the same time as the one before it."""
        return False

    @abstractmethod
    def concerned(self, event: Event) -> list[str]:
        """The pieces that the event was about."""

    # After the match

    def counted(self, state: State, seat: int) -> list[Counted]:
        """The steps in which a seat's score is counted up; their points add up to it."""
        texts = self.texts
        return [
            Counted(
                texts.heading(line.rule),
                texts.reason(line) if line.points else texts.score(line),
                int(line.points),
                tuple(self.lit(state, seat, line)),
            )
            for line in texts.game.scores(state)[seat]
            if line.points or line.count
        ]

    def reckoning(self, state: State) -> list[tuple[int, Counted]]:
        """Everybody's score, step by step; whoever has won comes last."""
        standing = self.texts.game.standing(state)
        order = sorted(range(len(self.seats)), key=lambda seat: standing[seat])
        return [(seat, step) for seat in order for step in self.counted(state, seat)]

    def lit(self, state: State, seat: int, line: ScoreLine) -> list[str]:
        """The pieces that count for a line of a seat's score."""
        return [f"seat/{seat}"]

    def portrait(self, state: State, seat: int, size: Size) -> list[Placement]:
        """What a seat has built, as large as the room lets, and nothing else."""
        placed = self.place(state, seat, size)
        area = next(piece.rect for piece in placed if piece.key == f"seat/{seat}")
        return moved_to(area, [piece for piece in placed if area.contains(piece.rect)])

    def facts(self, past: Past) -> list[str]:
        """What is worth telling of a finished match, the best first."""
        return race(past, self.texts)

    @abstractmethod
    def series(self) -> list[str]:
        """What is worth a curve over the turns."""

    @abstractmethod
    def values(self, state: State, seat: int) -> list[int]:
        """A seat's value in each series."""


class LayoutModule(Protocol):
    """What the layout.py of every table offers."""

    TABLE: type[Table]


def table_of(key: str) -> type[Table]:
    """The table of a game; made from its texts and the looks of its seats."""
    if key not in TABLES:
        raise ValueError(key)
    return cast(LayoutModule, import_module(f"citybuilder.tables.{key}.layout")).TABLE
