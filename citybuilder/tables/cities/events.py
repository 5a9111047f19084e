"""How the events of Cities are shown and found again. No Qt in here."""

from collections.abc import Sequence
from typing import Final

from citybuilder.core.game import Event
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.box import Box
from citybuilder.tables.cities import faces
from citybuilder.tables.cities.ground import ART
from citybuilder.tables.faces import Parts
from citybuilder.tables.placement import Fly, Motion, Pulse
from citybuilder.tables.seats import SeatLook

SIZE: Final = 34.0  # of what is in flight
AT_ONCE: Final = (c.FEATURE_TAKEN, c.PIECE_TAKEN, c.LAID_OUT, c.FEATURE_LOST, c.PIECE_LOST, c.WON)
TAKEN: Final = (c.CARD_TAKEN, c.TILE_TAKEN, c.FEATURE_TAKEN, c.PIECE_TAKEN)


class CitiesEvents:
    """Motions begin and end at pieces of the table."""

    def __init__(self, box: Box, seats: Sequence[SeatLook]) -> None:
        self.box = box
        self.seats = seats

    def joins(self, before: Event, event: Event) -> bool:
        return before.kind == event.kind and event.kind in AT_ONCE

    # Motions

    def motions(self, event: Event) -> list[Motion]:
        kind, seat = event.kind, event.seat
        if kind == c.LAID_OUT:
            slot = f"slot/{event.where * c.SLOTS + self.slot_of(event.where, event.amount)}"
            return [Fly(f"row/{event.where}", slot, self.face(event), SIZE, SIZE)]
        if kind in TAKEN:
            return [self.taking(event)]
        if kind in (c.PUT_DOWN, c.BUILT):
            key = f"hand/{'feature' if kind == c.PUT_DOWN else 'piece'}/{event.what}"
            return [self.fly(key, f"space/{seat}/{event.where}", event)]
        if kind == c.LAID:
            return [self.fly("hand/tile", f"seat/{seat}", event)]
        if kind == c.REACHED:
            goal = f"goal/{event.what % c.GOALS}"
            return [
                Fly(
                    f"seat/{seat}",
                    goal,
                    faces.ring(SIZE, self.seats[seat]),
                    SIZE,
                    SIZE,
                    sound="coin",
                )
            ]
        if kind == c.STAR_TAKEN:
            return [Fly("star", f"seat/{seat}", faces.star(SIZE), SIZE, SIZE, sound="card")]
        if kind == c.STARTED:
            return [
                Fly(
                    f"start/{event.what}",
                    f"seat/{seat}",
                    self.face(event),
                    SIZE * 2,
                    SIZE * 2,
                    sound="card",
                )
            ]
        return [Pulse((f"seat/{seat}",), "win")] if kind == c.WON else []

    def taking(self, event: Event) -> Fly:
        """From the board to whoever takes it."""
        slot, seat = f"slot/{event.where}", f"seat/{event.seat}"
        end = f"card/{event.seat}/{event.what}" if event.kind == c.CARD_TAKEN else seat
        size = SIZE if event.kind in (c.FEATURE_TAKEN, c.PIECE_TAKEN) else SIZE * 2
        return Fly(slot, end, self.face(event), size, size, sound="card", instead=seat)

    def fly(self, start: str, end: str, event: Event) -> Fly:
        size = SIZE * 2 if event.kind == c.LAID else SIZE
        return Fly(start, end, self.face(event), size, size, sound="card", leaves=True)

    def face(self, event: Event) -> Parts:
        """What is on its way."""
        kind, what, row = event.kind, int(event.what), event.where
        dealt = kind == c.LAID_OUT
        if kind == c.CARD_TAKEN or (dealt and row == c.CARDS):
            return faces.picture(SIZE * (1 if dealt else 2), f"{ART}/{self.box.cards[what].key}")
        if kind in (c.TILE_TAKEN, c.LAID, c.STARTED) or (dealt and row == c.TILES):
            return faces.picture(SIZE * (1 if dealt else 2), f"{ART}/{self.box.tiles[what].key}")
        if kind in (c.FEATURE_TAKEN, c.PUT_DOWN) or (dealt and row == c.FEATURES):
            return faces.picture(SIZE, f"{ART}/{self.box.features[what].key}")
        return faces.picture(SIZE, f"{ART}/piece_{c.COLOURS[what]}")

    def slot_of(self, row: int, place: int) -> int:
        """The slot of a row that a place of it belongs to."""
        slots = {c.FEATURES: self.box.feature_places, c.PIECES: self.box.piece_places}
        if row not in slots:
            return place
        return [place in places for places in slots[row]].index(True)

    def concerned(self, event: Event) -> list[str]:
        """The pieces that the event was about."""
        kind, seat = event.kind, event.seat
        if kind in (c.PUT_DOWN, c.BUILT):
            return [f"space/{seat}/{event.where}"]
        if kind == c.CARD_TAKEN:
            return [f"card/{seat}/{event.what}"]
        if kind in TAKEN:
            return [f"slot/{event.where}"]
        if kind == c.REACHED:
            return [f"goal/{event.what % c.GOALS}"]
        if kind == c.STAR_TAKEN:
            return ["star"]
        return [f"seat/{seat}"] if seat >= 0 else ["board"]
