"""How the events of Cities are shown, folded into what is shown, and found again. No Qt in here."""

from collections.abc import Callable, Sequence
from typing import Final

from citybuilder.core.game import NONE, UNKNOWN, Event
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.rules import Cities
from citybuilder.games.cities.state import CitiesState
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

    def __init__(self, rules: Cities, seats: Sequence[SeatLook]) -> None:
        self.rules = rules
        self.seats = seats
        self.folds: dict[int, Callable[[CitiesState, Event], None]] = {
            c.ROUND_BEGAN: self.begin_round,
            c.LAID_OUT: self.lay_out,
            c.TURN_BEGAN: self.begin_turn,
            c.STARTED: self.start,
            c.CARD_TAKEN: self.take_card,
            c.TILE_TAKEN: self.take_tile,
            c.FEATURE_TAKEN: self.take_feature,
            c.PIECE_TAKEN: self.take_piece,
            c.LAID: self.lay,
            c.PUT_DOWN: self.put,
            c.BUILT: self.build,
            c.FEATURE_LOST: self.lose_feature,
            c.PIECE_LOST: self.lose_piece,
            c.REACHED: self.reach,
            c.CLEARED: self.clear,
            c.STAR_TAKEN: self.take_star,
            c.WON: self.end,
        }

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
            return faces.picture(SIZE * (1 if dealt else 2), f"{ART}/{self.rules.cards[what].key}")
        if kind in (c.TILE_TAKEN, c.LAID, c.STARTED) or (dealt and row == c.TILES):
            return faces.picture(SIZE * (1 if dealt else 2), f"{ART}/{self.rules.tiles[what].key}")
        if kind in (c.FEATURE_TAKEN, c.PUT_DOWN) or (dealt and row == c.FEATURES):
            return faces.picture(SIZE, f"{ART}/{self.rules.features[what].key}")
        return faces.picture(SIZE, f"{ART}/piece_{c.COLOURS[what]}")

    def slot_of(self, row: int, place: int) -> int:
        """The slot of a row that a place of it belongs to."""
        slots = {c.FEATURES: self.rules.feature_places, c.PIECES: self.rules.piece_places}
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

    # What is shown

    def advance(self, shown: CitiesState, event: Event) -> None:
        self.folds[event.kind](shown, event)

    def begin_round(self, shown: CitiesState, event: Event) -> None:
        shown.round = event.amount
        shown.star = shown.holder = event.seat
        shown.workers = [NONE] * len(shown.workers)
        shown.starts = [0] * len(shown.starts)
        for row in (shown.row_cards, shown.row_tiles, shown.row_features):
            row[-1] = UNKNOWN

    def lay_out(self, shown: CitiesState, event: Event) -> None:
        rows = (shown.row_cards, shown.row_tiles, shown.row_features, shown.row_pieces)
        rows[event.where][event.amount] = event.what
        self.draw(shown, event.where, event.what)

    def draw(self, shown: CitiesState, row: int, what: int) -> None:
        """Out of its bag."""
        bag = (shown.cards, shown.tiles, shown.features, shown.pieces)[row]
        bag[what] -= 1

    def begin_turn(self, shown: CitiesState, event: Event) -> None:
        if shown.holder != event.seat:
            shown.holder = NONE

    def start(self, shown: CitiesState, event: Event) -> None:
        shown.starts[event.what] = 0
        middle = shown.span // 2
        self.rules.lay(shown, event.seat, event.what, middle * shown.span + middle, 0)

    def take_card(self, shown: CitiesState, event: Event) -> None:
        self.send_worker(shown, event)
        shown.row_cards[event.where % c.SLOTS] = NONE
        shown.held[event.seat * self.rules.kinds + event.what] = 1

    def send_worker(self, shown: CitiesState, event: Event) -> None:
        shown.workers[event.where] = event.seat
        if event.amount:
            self.draw(shown, event.where // c.SLOTS, event.what)

    def take_tile(self, shown: CitiesState, event: Event) -> None:
        self.send_worker(shown, event)
        shown.row_tiles[event.where % c.SLOTS] = NONE
        shown.hand_tile = event.what

    def take_feature(self, shown: CitiesState, event: Event) -> None:
        self.send_worker(shown, event)
        for place in self.rules.feature_places[event.where % c.SLOTS]:
            shown.row_features[place] = NONE
        shown.hand_features[event.what] += 1

    def take_piece(self, shown: CitiesState, event: Event) -> None:
        self.send_worker(shown, event)
        for place in self.rules.piece_places[event.where % c.SLOTS]:
            shown.row_pieces[place] = NONE
        shown.hand_pieces[event.what] += 1

    def lay(self, shown: CitiesState, event: Event) -> None:
        shown.hand_tile = NONE
        self.rules.lay(shown, event.seat, event.what, event.where, event.amount)

    def put(self, shown: CitiesState, event: Event) -> None:
        shown.hand_features[event.what] -= 1
        self.rules.put(shown, event.seat, event.what, event.where)

    def build(self, shown: CitiesState, event: Event) -> None:
        shown.hand_pieces[event.what] -= 1
        self.rules.build(shown, event.seat, event.what, event.where)

    def lose_feature(self, shown: CitiesState, event: Event) -> None:
        shown.hand_features[event.what] -= 1

    def lose_piece(self, shown: CitiesState, event: Event) -> None:
        shown.hand_pieces[event.what] -= 1

    def reach(self, shown: CitiesState, event: Event) -> None:
        shown.rings[event.what % c.GOALS * c.RANKS + event.where] = event.seat

    def clear(self, shown: CitiesState, event: Event) -> None:
        for row in (shown.row_cards, shown.row_tiles, shown.row_features, shown.row_pieces):
            row[:] = [NONE] * len(row)

    def take_star(self, shown: CitiesState, event: Event) -> None:
        shown.star = shown.holder = event.seat

    def end(self, shown: CitiesState, event: Event) -> None:
        shown.over = True
        shown.holder = NONE
