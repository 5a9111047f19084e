"""How The City's events are shown and found again. No Qt in here."""

from collections.abc import Sequence
from typing import Final

from citybuilder.core.game import Event
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.box import Box
from citybuilder.tables.faces import Parts
from citybuilder.tables.placement import Flip, Fly, Motion, Pulse
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.the_city import board
from citybuilder.tables.the_city.texts import is_of_deal

TURNED: Final = 1400.0  # milliseconds until cards that are turned up at once have been looked at
SECOND: Final = 350.0  # later follows the second card of a crew

MILESTONES: Final = (25, 50)  # points

REVEALED: Final = (c.BUILT, c.PASSED, c.DISCARDED)
PAID_OUT: Final = (c.EARNED, c.DREW, c.NOTHING_LEFT)


class TheCityEvents:
    """Choices are turned up all at once, then all cities bring cards, then all bring points."""

    def __init__(self, box: Box, seats: Sequence[SeatLook]) -> None:
        self.box = box
        self.seats = seats

    def joins(self, before: Event, event: Event) -> bool:
        kinds = (before.kind, event.kind)
        return is_of_deal(before) == is_of_deal(event) and any(
            all(kind in stage for kind in kinds)
            for stage in (REVEALED, PAID_OUT, (c.SCORED,), (c.WON,))
        )

    def motions(self, event: Event, passed: str) -> list[Motion]:
        kind, seat = event.kind, event.seat
        if kind == c.SAT:
            return [Pulse((f"choice/{seat}",), "card")]
        if kind == c.BUILT:
            return self.build(event)
        if kind == c.PASSED:
            face = board.nothing(passed, self.seats[seat])
            return [Flip((f"choice/{seat}",), face, "card")]
        if kind == c.DISCARDED:
            return self.discard(event)
        if kind == c.EARNED:
            return fly("deck", f"cards/{seat}", board.HIDDEN_CARD, event.amount, sound="card")
        if kind == c.SCORED and event.amount:
            text = f"+{event.amount}"
            return [Fly(f"seat/{seat}", f"points/{seat}", board.gain(text), 40, 20, sound="coin")]
        if kind == c.SHUFFLED:
            return fly("discard", "deck", board.HIDDEN_CARD, event.amount, sound="card")
        if kind == c.WON:
            return [Pulse((f"seat/{seat}",), "win")]
        return [Pulse(("deck",))] if kind == c.NOTHING_LEFT else []

    def discard(self, event: Event) -> list[Motion]:
        """What was paid or left over, once it is turned up; what does not stay of the deal or is
        above the limit comes from the hand at once."""
        parts = board.flying(self.key(event.what))
        if event.where in (c.OF_DEAL, c.TOO_MANY):
            return fly(f"cards/{event.seat}", "discard", parts, event.amount, sound="card")
        return fly(f"choice/{event.seat}", "discard", parts, event.amount, TURNED)

    def build(self, event: Event) -> list[Motion]:
        """The card is turned up and goes to its city; a second one follows."""
        place, key = f"choice/{event.seat}", self.key(event.what)
        city = f"city/{event.seat}/{event.what}"
        wait = TURNED + SECOND * int(event.where)
        flight = Fly(
            place,
            city,
            board.flying(key),
            board.CARD.w,
            board.CARD.h,
            sound="card",
            instead=f"seat/{event.seat}",
            delay=wait,
            leaves=True,
        )
        if event.where > 0:
            return [flight]
        look = self.seats[event.seat]
        return [Flip((place,), board.chosen((key,), look)), flight]

    def key(self, kind: int) -> str:
        return self.box.buildings[kind].key


def fly(
    start: str, end: str, parts: Parts, count: int, delay: float = 0, sound: str = ""
) -> list[Motion]:
    """Cards from pile to pile; no motion where there are none."""
    size = board.CARD
    return [Fly(start, end, parts, size.w, size.h, count, sound, delay=delay)] if count else []


def milestone(event: Event, total: int) -> int:
    """The round number of points that was reached with these; 0 if none was."""
    if event.kind != c.SCORED:
        return 0
    return max((each for each in MILESTONES if total - event.amount < each <= total), default=0)


def changed(event: Event) -> list[str]:
    """What has come to the city."""
    return [f"city/{event.seat}/{event.what}"] if event.kind == c.BUILT else []


def concerned(event: Event) -> list[str]:
    """The pieces that the event was about."""
    kind, seat = event.kind, event.seat
    if kind == c.BUILT:
        return [f"city/{seat}/{event.what}"]
    if kind in (c.SHUFFLED, c.NOTHING_LEFT):
        return ["deck", "discard"]
    if kind == c.DISCARDED:
        return ["discard"]
    if kind == c.SAT:
        return [f"choice/{seat}"]
    if kind in (c.EARNED, c.DREW, c.PASSED):
        return [f"cards/{seat}"]
    if kind == c.SCORED:
        return [f"points/{seat}", f"seat/{seat}"]
    return [f"seat/{seat}"] if seat >= 0 else ["track"]
