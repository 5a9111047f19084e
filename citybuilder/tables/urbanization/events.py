"""How the events of Urbanization are shown, and the pieces that they are about. No Qt in here."""

from collections.abc import Callable, Sequence
from typing import Final

from citybuilder.core.game import NONE, Event
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.rules import Urbanization
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.faces import seat_mark
from citybuilder.tables.placement import Fly, Motion, Picture, Pulse, Rect
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.urbanization.boards import CITIZENS, GRAIN, ORDERS, TAXES
from citybuilder.tables.urbanization.faces import order_art
from citybuilder.tables.urbanization.ground import ART, STANDING

SMALL: Final = 20.0
SIZE: Final = 36.0
LARGE: Final = SIZE * 1.6
COIN: Final = "common/coin"
LONG: Final = 4.0  # times a moment, to read what is told
AT_ONCE: Final = (
    c.GRAIN_BACK,
    c.GRAIN_GREW,
    c.REFILLED,
    c.FED,
    c.CITIZENS,
    c.ORDERS_BACK,
    c.EARNED,
    c.SCORED,
    c.WON,
)


class UrbanizationEvents:
    """Motions begin and end at pieces of the table."""

    def __init__(self, rules: Urbanization, seats: Sequence[SeatLook]) -> None:
        self.seats = seats
        fly, walk = self.fly, self.walk
        characters, factories = rules.box.characters, rules.box.factories
        inventions = rules.box.inventions
        self.shown: dict[int, Callable[[Event], list[Motion]]] = {
            c.STARTED: lambda e: fly(f"supply/{c.HOUSE}", place(e), f"house_{e.seat}", SIZE),
            c.PRICE_MOVED: lambda e: fly(f"region/{e.what}", f"region/{e.where}", "price"),
            c.MAYOR_CAME: lambda e: fly("map", f"seat/{e.seat}", "mayor", SIZE),
            c.TURN_BEGAN: lambda e: [Pulse((f"seat/{e.seat}",))],
            c.CHARACTER_TAKEN: lambda e: fly(
                f"character/{e.what}", f"hired/{e.seat}", characters[e.what].key, SIZE
            ),
            c.CHARACTER_USED: lambda e: [Pulse((f"hired/{e.seat}",))],
            c.LAND_BOUGHT: lambda e: [
                *fly(f"money/{e.seat}", "bank", COIN, SMALL, e.amount, "coin"),
                *walk(e, f"seat/{e.seat}", f"region/{e.where}", ""),
            ],
            c.BUILT: lambda e: fly(
                f"supply/{e.what}", place(e), f"{STANDING[e.what]}_{e.seat}", SIZE
            ),
            c.GRAIN_BOUGHT: lambda e: fly(f"grain/{e.where}", row(e, GRAIN), "grain"),
            c.GRAIN_GIVEN: lambda e: fly(
                f"grain/{e.where}", row(e, GRAIN), "grain", SMALL, e.amount
            ),
            c.GRAIN_GREW: lambda e: fly(f"grain/{e.where}", row(e, GRAIN), "grain"),
            c.GRAIN_SOLD: lambda e: fly(row(e, GRAIN), f"grain/{e.where}", "grain"),
            c.SOWN: lambda e: fly(row(e, GRAIN), place(e), "grain"),
            c.GRAIN_BACK: lambda e: fly(
                place(e), row(e, GRAIN) if e.amount else f"grain/{c.RETURN}", "grain"
            ),
            c.FED: lambda e: fly(row(e, GRAIN), f"grain/{c.RETURN}", "grain", SMALL, e.amount),
            c.REFILLED: lambda e: fly(f"grain/{c.RETURN}", f"grain/{e.where}", "grain"),
            c.ORDERS_TAKEN: lambda e: walk(e, f"seat/{e.seat}", f"slot/{e.where}"),
            c.ORDERS_GIVEN: lambda e: fly(
                f"orders/{e.what}", row(e, ORDERS), order_art(e.what), SMALL, e.amount
            ),
            c.EARNED: lambda e: fly("bank", f"money/{e.seat}", COIN, SMALL, e.amount, "coin"),
            c.CARD_TAKEN: lambda e: fly(
                f"slot/{e.where}", f"seat/{e.seat}", factories[e.what].key, LARGE
            ),
            c.FACTORY_BUILT: lambda e: fly(
                f"supply/{c.FACTORY}", place(e), f"factory_{e.seat}", SIZE
            ),
            c.CARD_LAID: lambda e: fly("deck", f"slot/{e.where}", factories[e.what].key, LARGE),
            c.MADE: lambda e: fly(
                row(e, ORDERS),
                f"stack/{e.seat}/{e.what // c.FIELDS}",
                order_art(e.where),
                SMALL,
                e.amount,
            ),
            c.TAXED: lambda e: [Pulse((row(e, TAXES),))],
            c.STEPPED: lambda e: walk(
                e, f"seat/{e.seat}" if e.what == NONE else f"space/{e.what}", f"space/{e.where}"
            ),
            c.INVENTED: lambda e: fly(
                f"invention/{e.what}", f"idea/{e.seat}/{e.what}", inventions[e.what].key, LARGE
            ),
            c.CITIZENS: lambda e: [Pulse((row(e, CITIZENS),), length=LONG)],
            c.STEP_BEGAN: lambda _: [Pulse(("rounds",), length=LONG / 2)],
            c.WON: lambda e: [Pulse((f"seat/{e.seat}",), "win")],
        }

    def joins(self, before: Event, event: Event) -> bool:
        return before.kind == event.kind and event.kind in AT_ONCE

    # Motions

    def motions(self, event: Event) -> list[Motion]:
        show = self.shown.get(event.kind)
        return [] if show is None else show(event)

    def fly(
        self,
        start: str,
        end: str,
        art: str,
        size: float = SMALL,
        count: int = 1,
        sound: str = "card",
    ) -> list[Motion]:
        """So many pictures of something."""
        if count == 0:
            return []
        instead = f"seat/{end.split('/')[1]}" if end.startswith(("stack", "hired", "idea")) else ""
        key = art if "/" in art else f"{ART}/{art}"
        parts = (Picture(Rect(0, 0, size, size), key, crop=False),)
        return [Fly(start, end, parts, size, size, count, sound, instead)]

    def walk(self, event: Event, start: str, end: str, sound: str = "card") -> list[Motion]:
        """A marker of whoever it is about."""
        look = self.seats[event.seat]
        parts = (seat_mark(0, 0, SMALL, look.shape, look.colour),)
        return [Fly(start, end, parts, SMALL, SMALL, sound=sound)]

    # What an event was about, and what of it stays

    def changed(self, event: Event) -> list[str]:
        kind, seat, where = event.kind, event.seat, event.where
        stacks = {c.FACTORY_BUILT: event.amount, c.MODERNISED: event.amount}
        if kind == c.MADE:
            return [f"stack/{seat}/{event.what // c.FIELDS}"]
        if kind in stacks:
            return [f"stack/{seat}/{stacks[kind]}", *self.built(event)]
        named = {
            c.CHARACTER_TAKEN: f"hired/{seat}",
            c.INVENTED: f"idea/{seat}/{event.what}",
            c.STEPPED: f"space/{where}",
        }
        if kind in named:
            return [named[kind]]
        lasting = (c.LAND_BOUGHT, c.PRICE_MOVED, c.GRAIN_BOUGHT, c.GRAIN_SOLD, c.SOWN)
        if kind in (*lasting, c.ORDERS_GIVEN, c.TAXED):
            return [key for key in self.concerned(event) if not key.startswith("grain/")]
        return self.built(event)

    def built(self, event: Event) -> list[str]:
        return [place(event)] if event.kind in (c.STARTED, c.BUILT, c.FACTORY_BUILT) else []

    def concerned(self, event: Event) -> list[str]:
        kind, seat, where = event.kind, event.seat, event.where
        if kind in (c.PRICE_MOVED, c.LAND_BOUGHT, c.PRICES_GONE):
            return [f"region/{where}"]
        if kind in (c.STARTED, c.BUILT, c.FACTORY_BUILT):
            return [place(event)]
        if kind in (c.GRAIN_BOUGHT, c.GRAIN_SOLD, c.GRAIN_GIVEN, c.REFILLED):
            return [f"grain/{where}"]
        if kind in (c.ORDERS_TAKEN, c.CARD_LAID, c.CARD_LEFT, c.CARD_TAKEN):
            return [f"slot/{where}"]
        rows = {
            c.SOWN: GRAIN,
            c.GRAIN_BACK: GRAIN,
            c.GRAIN_GREW: GRAIN,
            c.FED: GRAIN,
            c.ORDERS_GIVEN: ORDERS,
            c.ORDERS_BACK: ORDERS,
            c.MADE: ORDERS,
            c.TAXED: TAXES,
            c.CITIZENS: CITIZENS,
        }
        if kind in rows:
            return [row(event, rows[kind])]
        if kind == c.EARNED:
            return [f"money/{seat}"]
        if kind == c.SCORED:
            return [f"points/{seat}"]
        if kind in (c.STEPPED, c.STOPPED, c.INVENTED):
            return [f"space/{where}"]
        return [f"seat/{seat}"] if seat >= 0 else ["rounds"]


def row(event: Event, number: int) -> str:
    """A row of whoever it is about."""
    return f"row/{event.seat}/{number}"


def place(event: Event) -> str:
    """Where something stands from now on: on a plot, beside them, or on the farmer's card."""
    if event.where == c.ON_CARD:
        return f"hired/{event.seat}"
    hall = event.kind == c.BUILT and event.what == c.ADMINISTRATION
    return f"region/{event.where if hall else event.where // c.PLOTS}"


def more_citizens(event: Event, table: UrbanizationState) -> int:
    """How many citizens have a whole row now, if it is one more than were counted last."""
    if event.kind not in (c.BUILT, c.GRAIN_BOUGHT, c.GRAIN_GIVEN, c.ORDERS_GIVEN):
        return 0
    seat = event.seat
    now = int(table.citizens_now(seat))
    if now <= table.citizens[seat]:
        return 0
    filled = {
        c.BUILT: (table.houses[seat], int(event.what != c.ADMINISTRATION)),
        c.ORDERS_GIVEN: (table.order_count(seat), event.amount),
    }
    grain = 1 if event.kind == c.GRAIN_BOUGHT else event.amount
    there, came = filled.get(event.kind, (table.grain[seat], grain))
    return now if there - came < now else 0
