"""How the events of Cities are shown and found again. No Qt in here."""

from collections.abc import Sequence
from typing import Final

from citybuilder.core.game import Event
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.box import Box
from citybuilder.tables.cities import faces
from citybuilder.tables.cities.ground import art
from citybuilder.tables.faces import Parts
from citybuilder.tables.placement import Fly, Motion, Pulse
from citybuilder.tables.seats import SeatLook

SIZE: Final = 34.0  # of what is in flight
AT_ONCE: Final = (c.FEATURE_TAKEN, c.PIECE_TAKEN, c.LAID_OUT, c.FEATURE_LOST, c.PIECE_LOST, c.WON)
ROWS: Final = {  # that what is in flight comes from; else it is a piece
    c.CARD_TAKEN: c.CARDS,
    c.TILE_TAKEN: c.TILES,
    c.LAID: c.TILES,
    c.STARTED: c.TILES,
    c.FEATURE_TAKEN: c.FEATURES,
    c.PUT_DOWN: c.FEATURES,
    c.FEATURE_LOST: c.FEATURES,
}
LOST: Final = (c.FEATURE_LOST, c.PIECE_LOST)
IN_HAND: Final = {c.FEATURES: "feature", c.PIECES: "piece"}
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
        mine = f"seat/{seat}"
        if kind in (c.PUT_DOWN, c.BUILT):
            return [self.fly(hand(event), f"space/{seat}/{event.where}", event)]
        if kind == c.LAID:
            return [self.fly(hand(event), f"plot/{event.where}", event)]
        if kind in LOST:
            return [self.fly(hand(event), f"row/{ROWS.get(kind, c.PIECES)}", event)]
        if kind == c.REACHED:
            goal, ring = f"goal/{event.what % c.GOALS}", faces.ring(SIZE, self.seats[seat])
            return [Fly(mine, goal, ring, SIZE, SIZE, sound="coin")]
        if kind == c.STAR_TAKEN:
            return [Fly("star", mine, faces.star(SIZE), SIZE, SIZE, sound="card")]
        if kind == c.TURN_BEGAN:
            return [Pulse((mine,))]
        if kind == c.STARTED:
            start, size = f"start/{event.what}", SIZE * 2
            return [Fly(start, mine, self.face(event), size, size, sound="card")]
        return [Pulse((mine,), "win")] if kind == c.WON else []

    def taking(self, event: Event) -> Fly:
        """From the board to whoever takes it."""
        slot, seat = f"slot/{event.where}", f"seat/{event.seat}"
        end = f"card/{event.seat}/{event.what}" if event.kind == c.CARD_TAKEN else hand(event)
        size = SIZE if event.kind in (c.FEATURE_TAKEN, c.PIECE_TAKEN) else SIZE * 2
        return Fly(slot, end, self.face(event), size, size, sound="card", instead=seat)

    def fly(self, start: str, end: str, event: Event) -> Fly:
        size = SIZE * 2 if event.kind == c.LAID else SIZE
        seat = f"seat/{event.seat}"  # whose plots are shown to nobody else
        face = self.face(event)
        return Fly(start, end, face, size, size, sound="card", instead=seat, leaves=True)

    def face(self, event: Event) -> Parts:
        """What is on its way."""
        kind, what = event.kind, int(event.what)
        row = event.where if kind == c.LAID_OUT else ROWS.get(kind, c.PIECES)
        size = SIZE * 2 if kind != c.LAID_OUT and row in (c.CARDS, c.TILES) else SIZE
        return faces.picture(size, art(self.box, row, what))

    def slot_of(self, row: int, place: int) -> int:
        """The slot of a row that a place of it belongs to."""
        slots = {c.FEATURES: self.box.feature_places, c.PIECES: self.box.piece_places}
        if row not in slots:
            return place
        return [place in places for places in slots[row]].index(True)

    def changed(self, event: Event, tile: Sequence[int]) -> list[str]:
        """What has come to the district, where a tile lies on these spaces, or to the cards."""
        kind, seat = event.kind, event.seat
        if kind in (c.PUT_DOWN, c.BUILT):
            return [f"space/{seat}/{event.where}"]
        if kind == c.LAID:
            return [f"space/{seat}/{space}" for space in tile]
        return [f"card/{seat}/{event.what}"] if kind == c.CARD_TAKEN else []

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


def hand(event: Event) -> str:
    """What is in the hand of whoever has taken it, until it is placed."""
    row = ROWS.get(event.kind, c.PIECES)
    return "hand/tile" if row == c.TILES else f"hand/{IN_HAND[row]}/{event.what}"
