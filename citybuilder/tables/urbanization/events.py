"""How the events of Urbanization are shown, and the pieces that they are about. No Qt in here."""

from collections.abc import Callable, Sequence
from typing import Final

from citybuilder.core.game import NONE, Event
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.rules import Urbanization
from citybuilder.tables.faces import Parts, seat_mark
from citybuilder.tables.placement import Fly, Motion, Picture, Pulse, Rect
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.urbanization.boards import CITIZENS, GRAIN, ORDERS, TAXES
from citybuilder.tables.urbanization.faces import order_art
from citybuilder.tables.urbanization.ground import ART, STANDING

SMALL: Final = 20.0
SIZE: Final = 36.0
LONG: Final = 5.0  # times a moment, to read what is told
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
        self.rules = rules
        self.seats = seats
        self.shown: dict[int, Callable[[Event], list[Motion]]] = {
            c.STARTED: self.started,
            c.PRICE_MOVED: self.price_moved,
            c.MAYOR_CAME: self.mayor_came,
            c.CHARACTER_TAKEN: self.character_taken,
            c.CHARACTER_USED: self.character_used,
            c.LAND_BOUGHT: self.land_bought,
            c.BUILT: self.built,
            c.GRAIN_BOUGHT: self.grain_taken,
            c.GRAIN_GIVEN: self.grain_taken,
            c.GRAIN_GREW: self.grain_taken,
            c.GRAIN_SOLD: self.grain_sold,
            c.SOWN: self.sown,
            c.GRAIN_BACK: self.grain_back,
            c.FED: self.fed,
            c.REFILLED: self.refilled,
            c.ORDERS_TAKEN: self.orders_taken,
            c.ORDERS_GIVEN: self.orders_given,
            c.EARNED: self.earned,
            c.CARD_TAKEN: self.card_taken,
            c.FACTORY_BUILT: self.factory_built,
            c.CARD_LAID: self.card_laid,
            c.MADE: self.made,
            c.TAXED: self.taxed,
            c.STEPPED: self.stepped,
            c.INVENTED: self.invented,
            c.CITIZENS: self.citizens,
            c.STEP_BEGAN: self.step_began,
            c.WON: self.won,
        }

    def joins(self, before: Event, event: Event) -> bool:
        return before.kind == event.kind and event.kind in AT_ONCE

    # Motions

    def motions(self, event: Event) -> list[Motion]:
        show = self.shown.get(event.kind)
        return [] if show is None else show(event)

    def picture(self, key: str, size: float) -> Parts:
        return (Picture(Rect(0, 0, size, size), key, crop=False),)

    def fly(
        self, start: str, end: str, art: str, size: float = SMALL, count: int = 1, sound: str = ""
    ) -> list[Motion]:
        instead = f"seat/{end.split('/')[1]}" if end.startswith(("stack", "hired", "idea")) else ""
        parts = self.picture(art, size)
        return [Fly(start, end, parts, size, size, count, sound or "card", instead)]

    def marker(self, seat: int) -> Parts:
        look = self.seats[seat]
        return (seat_mark(0, 0, SMALL, look.shape, look.colour),)

    def region(self, plot: int) -> str:
        return f"region/{plot // c.PLOTS}"

    def started(self, event: Event) -> list[Motion]:
        art = f"{ART}/house_{event.seat}"
        return self.fly(f"supply/{c.HOUSE}", self.region(event.where), art, SIZE)

    def price_moved(self, event: Event) -> list[Motion]:
        return self.fly(f"region/{event.what}", f"region/{event.where}", f"{ART}/price")

    def mayor_came(self, event: Event) -> list[Motion]:
        return self.fly("map", f"seat/{event.seat}", f"{ART}/mayor", SIZE)

    def character_taken(self, event: Event) -> list[Motion]:
        art = f"{ART}/{self.rules.box.characters[event.what].key}"
        return self.fly(f"character/{event.what}", f"hired/{event.seat}", art, SIZE)

    def character_used(self, event: Event) -> list[Motion]:
        return [Pulse((f"hired/{event.seat}",))]

    def land_bought(self, event: Event) -> list[Motion]:
        place = f"region/{event.where}"
        paid = self.fly(f"money/{event.seat}", "bank", "common/coin", SMALL, event.amount, "coin")
        return [*paid, Fly(f"seat/{event.seat}", place, self.marker(event.seat), SMALL, SMALL)]

    def built(self, event: Event) -> list[Motion]:
        hall = event.what == c.ADMINISTRATION
        place = f"region/{event.where}" if hall else self.region(event.where)
        art = f"{ART}/{STANDING[event.what]}_{event.seat}"
        return self.fly(f"supply/{event.what}", place, art, SIZE)

    def grain_taken(self, event: Event) -> list[Motion]:
        count = event.amount if event.kind == c.GRAIN_GIVEN else 1
        if count == 0:
            return []
        row = f"row/{event.seat}/{GRAIN}"
        return self.fly(f"grain/{event.where}", row, f"{ART}/grain", SMALL, count)

    def grain_sold(self, event: Event) -> list[Motion]:
        return self.fly(f"row/{event.seat}/{GRAIN}", f"grain/{event.where}", f"{ART}/grain")

    def sown(self, event: Event) -> list[Motion]:
        row = f"row/{event.seat}/{GRAIN}"
        if event.where == c.ON_CARD:
            return self.fly(row, f"hired/{event.seat}", f"{ART}/grain")
        return self.fly(row, self.region(event.where), f"{ART}/grain")

    def grain_back(self, event: Event) -> list[Motion]:
        on_card = event.where == c.ON_CARD
        place = f"hired/{event.seat}" if on_card else self.region(event.where)
        end = f"row/{event.seat}/{GRAIN}" if event.amount else f"grain/{c.RETURN}"
        return self.fly(place, end, f"{ART}/grain")

    def fed(self, event: Event) -> list[Motion]:
        if event.amount == 0:
            return []
        row = f"row/{event.seat}/{GRAIN}"
        return self.fly(row, f"grain/{c.RETURN}", f"{ART}/grain", SMALL, event.amount)

    def refilled(self, event: Event) -> list[Motion]:
        return self.fly(f"grain/{c.RETURN}", f"grain/{event.where}", f"{ART}/grain")

    def orders_taken(self, event: Event) -> list[Motion]:
        start, end = f"seat/{event.seat}", f"slot/{event.where}"
        return [Fly(start, end, self.marker(event.seat), SMALL, SMALL, sound="card")]

    def orders_given(self, event: Event) -> list[Motion]:
        row = f"row/{event.seat}/{ORDERS}"
        art = order_art(event.what)
        return self.fly(f"orders/{event.what}", row, art, SMALL, event.amount)

    def earned(self, event: Event) -> list[Motion]:
        money = f"money/{event.seat}"
        return self.fly("bank", money, "common/coin", SMALL, event.amount, "coin")

    def card_taken(self, event: Event) -> list[Motion]:
        art = f"{ART}/{self.rules.box.factories[event.what].key}"
        return self.fly(f"slot/{event.where}", f"seat/{event.seat}", art, SIZE * 1.6)

    def factory_built(self, event: Event) -> list[Motion]:
        art = f"{ART}/factory_{event.seat}"
        return self.fly(f"supply/{c.FACTORY}", self.region(event.where), art, SIZE)

    def card_laid(self, event: Event) -> list[Motion]:
        art = f"{ART}/{self.rules.box.factories[event.what].key}"
        return self.fly("deck", f"slot/{event.where}", art, SIZE * 1.6)

    def made(self, event: Event) -> list[Motion]:
        stack = f"stack/{event.seat}/{event.what // c.FIELDS}"
        art = order_art(event.where)
        return self.fly(f"row/{event.seat}/{ORDERS}", stack, art, SMALL, event.amount)

    def taxed(self, event: Event) -> list[Motion]:
        return [Pulse((f"row/{event.seat}/{TAXES}",))]

    def stepped(self, event: Event) -> list[Motion]:
        start = f"seat/{event.seat}" if event.what == NONE else f"space/{event.what}"
        end = f"space/{event.where}"
        return [Fly(start, end, self.marker(event.seat), SMALL, SMALL, sound="card")]

    def invented(self, event: Event) -> list[Motion]:
        art = f"{ART}/{self.rules.box.inventions[event.what].key}"
        end = f"idea/{event.seat}/{event.what}"
        return self.fly(f"invention/{event.what}", end, art, SIZE * 1.6)

    def citizens(self, event: Event) -> list[Motion]:
        return [Pulse((f"row/{event.seat}/{CITIZENS}",), length=LONG)]

    def step_began(self, event: Event) -> list[Motion]:
        return [Pulse(("rounds",), length=LONG / 2)]

    def won(self, event: Event) -> list[Motion]:
        return [Pulse((f"seat/{event.seat}",), "win")]

    # What an event was about

    def concerned(self, event: Event) -> list[str]:
        kind, seat, where = event.kind, event.seat, event.where
        if kind in (c.PRICE_MOVED, c.LAND_BOUGHT, c.PRICES_GONE):
            return [f"region/{where}"]
        if kind in (c.STARTED, c.BUILT, c.FACTORY_BUILT):
            return [self.place_of(event)]
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
            return [f"row/{seat}/{rows[kind]}"]
        if kind == c.EARNED:
            return [f"money/{seat}"]
        if kind == c.SCORED:
            return [f"points/{seat}"]
        if kind in (c.STEPPED, c.STOPPED, c.INVENTED):
            return [f"space/{where}"]
        return [f"seat/{seat}"] if seat >= 0 else ["rounds"]

    def place_of(self, event: Event) -> str:
        hall = event.kind == c.BUILT and event.what == c.ADMINISTRATION
        return f"region/{event.where}" if hall else self.region(event.where)
