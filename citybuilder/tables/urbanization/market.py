"""What all share at the table of Urbanization: map, factory cards, grain, inventions, actions."""

from typing import Final

from citybuilder.core.game import NONE, Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.faces import Parts
from citybuilder.tables.placement import Panel, Picture, Placement, Rect
from citybuilder.tables.urbanization import faces, track_faces
from citybuilder.tables.urbanization.area import Area
from citybuilder.tables.urbanization.areas import lines_of, row_of
from citybuilder.tables.urbanization.ground import (
    ART,
    STANDING,
    Ground,
    coin_outline,
    region_parts,
)

NUMBER: Final = 26.0  # width of the number of a space, and of a marker there
NAMED: Final = 83.0  # width of a barn that has its name and its price side by side
HEAD: Final = 19.0
DECK: Final = 38.0  # width of the cards to come
LOOSE: Final = 40.0  # and of the orders of a colour
IN_HEAD: Final = 60.0  # where the name of the panel has ended
SUPPLY: Final = (46.0, 42.0)


class Market(Area):
    """From the view to the pieces in the middle of the table."""

    # The map

    def land(self, table: UrbanizationState, me: int, area: Rect) -> list[Placement]:
        """The map with its regions; in the corners what can be built, the bank and the time."""
        ground, *regions = self.map(table, area)
        return [ground, *self.corners(table, me, area), *regions]

    def map(self, table: UrbanizationState, area: Rect) -> list[Placement]:
        ground = Ground(self.box.regions, area.inset(3))
        whole = Panel(Rect(0, 0, area.w, area.h), "panel", "panel_edge", 10, shadow=2)
        place = ground.place
        picture = Picture(
            Rect(place.x - area.x, place.y - area.y, place.w, place.h),
            f"{ART}/map_{table.seats}",
            crop=False,
        )
        pieces = [self.piece(table, "map", area, (whole, picture), 0, lifts=False, outline=10)]
        for region, owner in enumerate(table.owner):
            if owner != c.CLOSED:
                pieces.append(self.region(table, ground, region))
        return pieces

    def region(self, table: UrbanizationState, ground: Ground, region: int) -> Placement:
        bounds = ground.bounds(region)
        parts = region_parts(ground, table, region, self.seats, self.words.region(region))
        key = f"region/{region}"
        z = 1 + ground.depth(region) / 10_000
        shape = ground.moved(region).outline(0.04)
        owner = table.owner[region]
        coin = () if owner >= 0 else coin_outline(ground, region)  # its edge says whose it is
        group = f"land/{owner}"
        return self.piece(
            table,
            key,
            bounds,
            parts,
            z,
            group,
            lifts=False,
            shape=shape,
            glow="legal",
            traced=coin,
        )

    def corners(self, table: UrbanizationState, me: int, area: Rect) -> list[Placement]:
        wide, high = SUPPLY
        places = {
            c.HOUSE: Rect(area.x + 8, area.y + 6, wide, high),
            c.HIGH_RISE: Rect(area.x + 8 + wide, area.y + 6, wide, high),
            c.ADMINISTRATION: Rect(area.right - 8 - 2 * wide, area.y + 6, wide, high),
            c.FACTORY: Rect(area.right - 8 - wide, area.y + 6, wide, high),
        }
        pieces = []
        for kind, place in places.items():
            key = f"supply/{kind}"
            art = f"{STANDING[kind]}_{me}"
            cost = 0 if kind == c.FACTORY else self.outcomes.cost(table, me, kind, helped=False)
            parts = faces.supply(place.w, place.h, art, table.supply[kind], cost)
            pieces.append(self.piece(table, key, place, parts, 2, group="supply"))
        time = Rect(area.x + 9, area.bottom - 62, 112, 58)
        lines = self.labels.time(table)
        parts = faces.steps(time.w, time.h, lines)
        pieces.append(self.piece(table, "rounds", time, parts, 2, lifts=False))
        bank = Rect(area.right - 40, area.bottom - 38, 32, 32)
        coin = Picture(Rect(0, 0, bank.w, bank.h), "common/coin", crop=False)
        pieces.append(self.piece(table, "bank", bank, (coin,), 2, lifts=False))
        return pieces

    # Factory cards

    def industry(self, table: UrbanizationState, area: Rect) -> list[Placement]:
        pieces = [self.panel(table, "industry", area, named=IN_HEAD)]
        right = area.right - 8
        deck = Rect(right - DECK, area.y + 2, DECK, 18)
        left = len(self.box.decks[table.seats]) - table.deck
        parts = faces.deck(deck.w, deck.h, left)
        pieces.append(self.piece(table, "deck", deck, parts, 2, lifts=False))
        for colour in range(len(c.COLOURS)):
            place = Rect(deck.x - 3 - (3 - colour) * LOOSE, area.y + 2, LOOSE - 2, 18)
            key = f"orders/{colour}"
            parts = faces.loose_orders(place.w, place.h, colour, table.orders_left[colour])
            pieces.append(self.piece(table, key, place, parts, 2, lifts=False))
        first = deck.x - 3 - 3 * LOOSE
        said = Rect(area.x + IN_HEAD + 4, area.y + 2, first - area.x - IN_HEAD - 7, 18)
        words = faces.aside(said.w, said.h, self.words.still_there())
        pieces.append(self.piece(table, "supplies", said, words, 2, lifts=False))
        room = Rect(area.x + 6, area.y + HEAD + 2, area.w - 12, area.h - HEAD - 8)
        for slot, place in enumerate(row_of(room, c.SLOTS, 5)):
            pieces.append(self.slot(table, slot, place))
        return pieces

    def slot(self, table: UrbanizationState, slot: int, place: Rect) -> Placement:
        key = f"slot/{slot}"
        parts = self.card(table, slot, place)
        return self.piece(table, key, place, parts, 2, "slots", outline=7)

    def card(self, table: UrbanizationState, slot: int, place: Rect) -> Parts:
        card = table.display[slot]
        if card == NONE:
            return faces.empty_slot(place.w, place.h)
        factory = self.box.factories[card]
        first = slot * c.ORDER_FIELDS
        taken = [
            None if seat == NONE else self.seats[seat]
            for seat in table.fields[first : first + c.ORDER_FIELDS]
        ]
        orders = tuple(zip(factory.order_colours, factory.order_counts, taken, strict=True))
        makes = tuple(
            zip(factory.good_colours, factory.good_counts, factory.good_money, strict=True)
        )
        name = self.words.factory_on_face(card)
        face = (factory.key, name, factory.value, factory.era)
        return faces.factory(place.w, place.h, *face, orders, makes)

    # Grain

    def grain(self, table: UrbanizationState, area: Rect) -> list[Placement]:
        pieces = [self.panel(table, "market", area)]
        room = Rect(area.x + 6, area.y + HEAD + 1, area.w - 12, area.h - HEAD - 7)
        columns = 3 if room.w >= 3 * NAMED else 2
        for space, place in enumerate(lines_of(room, columns, c.SPACES // columns, 4)):
            cost = 0 if space == c.RETURN else self.box.setup.prices[space]
            there, most = table.grain_at[space], self.box.capacity(table, space)
            name = self.words.space_name(space)
            parts = faces.grain_space(place.w, place.h, name, there, most, cost)
            key = f"grain/{space}"
            pieces.append(self.piece(table, key, place, parts, 2, "grain", outline=7))
        return pieces

    # Inventions

    def track(self, table: UrbanizationState, area: Rect) -> list[Placement]:
        """Nine spaces from above to below, with two cards each, and the markers of those on their
        way."""
        pieces = [self.panel(table, "track", area, 16)]
        room = Rect(area.x + 5, area.y + 18, area.w - 10, area.h - 22)
        for space, place in enumerate(lines_of(room, 1, c.TRACK, 1)):
            pins = tuple(
                self.seats[seat]
                for seat in range(table.seats)
                for _ in range(table.pins[seat * c.TRACK + space])
            )
            parts = track_faces.track_space(place.w, place.h, space + 1, pins)
            key = f"space/{space}"
            pieces.append(self.piece(table, key, place, parts, 1, "track", lifts=False, outline=6))
            pieces += self.waiting(table, space, place, track_faces.pins_end(place.h, len(pins)))
        return pieces

    def waiting(
        self, table: UrbanizationState, space: int, place: Rect, pins: float
    ) -> list[Placement]:
        """The cards of a space that nobody has taken. Markers that need more room get that of the
        first one, or of the pictures."""
        cards = [
            number
            for number, card in enumerate(self.box.inventions)
            if card.space == space and table.inventor[number] != c.OUT
        ]
        crowded = pins > NUMBER and table.inventor[cards[0]] == NONE
        left = pins if crowded else NUMBER
        room = Rect(place.x + left, place.y, place.w - left, place.h)
        pieces = []
        for number, spot in zip(cards, row_of(room, 2, 2), strict=False):
            if table.inventor[number] == NONE:
                key, name = self.box.inventions[number].key, self.words.invention(number)
                parts = track_faces.line(spot.w, spot.h, key, name, not crowded)
                key = f"invention/{number}"
                pieces.append(
                    self.piece(table, key, spot, parts, 3, "track", lifts=False, outline=4)
                )
        return pieces

    # Actions and characters

    def bar(self, table: UrbanizationState, me: int, area: Rect) -> list[Placement]:
        count = c.ACTION_COUNT if table.inventing else c.ACTION_COUNT - 1
        asked = table.asked[-1] if table.asked else None
        pieces = []
        for action, place in enumerate(row_of(area, count, 5)):
            open_now = self.is_open(table, asked, action)
            name, symbol = self.words.action_name(action), c.ACTIONS[action]
            now = asked is not None and underway(asked) == action
            parts = faces.action(place.w, place.h, name, symbol, open_now, now and table.round > 0)
            key = f"action/{action}"
            pieces.append(self.tile(table, key, place, parts))
            pieces.append(self.character(table, action, place))
        return pieces

    def is_open(self, table: UrbanizationState, asked: Decision | None, action: int) -> bool:
        """Only while an action is chosen is any of them out of the question."""
        if asked is None or asked.kind != c.ASK_ACTION or table.over:
            return True
        return action != asked.what and bool(self.rules.deeds[action].can(table, asked.seat))

    def tile(self, table: UrbanizationState, key: str, place: Rect, parts: Parts) -> Placement:
        return self.piece(table, key, place, parts, 1, "actions", lifts=False, outline=9)

    def character(self, table: UrbanizationState, character: int, tile: Rect) -> Placement:
        place = Rect(tile.x + 4, tile.y + 21, tile.w - 8, tile.h - 24)
        owner = table.character.index(character) if character in table.character else NONE
        look = None if owner == NONE else self.seats[owner]
        name = self.words.character_on_face(character)
        key = self.box.characters[character].key
        parts = faces.character(place.w, place.h, key, name, look)
        key = f"character/{character}"
        return self.piece(table, key, place, parts, 2, "characters", outline=8)


def underway(asked: Decision) -> int:
    """The action that somebody is in the midst of; a character has the number of its action."""
    return asked.what if asked.kind == c.ASK_USE else c.DEED_OF[asked.kind]
