"""What the shared pieces of Urbanization say about themselves: map, market, cards, inventions."""

from typing import Final

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization import help_actions as a
from citybuilder.tables.urbanization.help_actions import ActionHelp
from citybuilder.tables.urbanization.names import SOWN
from citybuilder.tables.urbanization.texts import UrbanizationTexts

EFFECT: Final = QT_TRANSLATE_NOOP("urbanization", "%1 – %2")
FREE_REGIONS: Final = QT_TRANSLATE_NOOP("urbanization", "The land: %n free regions", "", 1)
MAP_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "You buy regions that have a side in common with one of yours."
)
REGION: Final = QT_TRANSLATE_NOOP("urbanization", "Region %1: %2")
OWNED: Final = QT_TRANSLATE_NOOP("urbanization", "%1 (%2)")
CLOSED: Final = QT_TRANSLATE_NOOP("urbanization", "not in the game")
FREE_PLOTS: Final = QT_TRANSLATE_NOOP("urbanization", "%n free plots", "", 1)
PLOT_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "You can build a house or a factory here, or sow grain."
)
HOUSE_HELP: Final = QT_TRANSLATE_NOOP("urbanization", "The house here can become a high-rise.")
OFFICE_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Administrations can stand here without a plot."
)
MARKER_TO: Final = QT_TRANSLATE_NOOP(
    "urbanization", "The price marker can go here: then it costs %1."
)
MARKER_FROM: Final = QT_TRANSLATE_NOOP("urbanization", "A price marker can be taken from here.")
NO_MARKER_TO: Final = QT_TRANSLATE_NOOP("urbanization", "no price marker can go here")
NO_MARKER_FROM: Final = QT_TRANSLATE_NOOP("urbanization", "no price marker can be taken from here")
OF_OTHERS: Final = QT_TRANSLATE_NOOP("urbanization", "it belongs to %1")
NO_PLOT_HERE: Final = QT_TRANSLATE_NOOP("urbanization", "there is no free plot here")
NO_HOUSE_HERE: Final = QT_TRANSLATE_NOOP("urbanization", "there is no house here")
PLOTS: Final = QT_TRANSLATE_NOOP("urbanization", "%n plots", "", 1)
PRICE: Final = QT_TRANSLATE_NOOP("urbanization", "Price for you: %1 (%n price markers).", "", 1)
CAN_BUY: Final = QT_TRANSLATE_NOOP("urbanization", "It lies beside a region of yours.")
NOT_BESIDE: Final = QT_TRANSLATE_NOOP(
    "urbanization", "it has no side in common with a region of yours"
)
SHUT_IN: Final = QT_TRANSLATE_NOOP(
    "urbanization", "somebody would be left without a free region beside theirs"
)

LEFT: Final = QT_TRANSLATE_NOOP("urbanization", "%1: %2 left")
BUILDING_COST: Final = QT_TRANSLATE_NOOP("urbanization", "Costs you %1, brings %2.")
BUILDING_HELP: Final = {
    c.HOUSE: QT_TRANSLATE_NOOP(
        "urbanization", "Stands on a free plot; your row of houses goes on by 1."
    ),
    c.HIGH_RISE: QT_TRANSLATE_NOOP(
        "urbanization", "Replaces one of your houses; your row of houses goes on by 1."
    ),
    c.ADMINISTRATION: QT_TRANSLATE_NOOP(
        "urbanization", "Needs no plot, only a region of yours. Nobody lives there."
    ),
    c.FACTORY: QT_TRANSLATE_NOOP(
        "urbanization", "For a card that you attract: on a free plot, brings %1."
    ),
}
BANK: Final = QT_TRANSLATE_NOOP("urbanization", "Bank")
BANK_HELP: Final = QT_TRANSLATE_NOOP("urbanization", "Its money never runs out.")
ROUND_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Everybody takes a character; %n phases with one action each follow.", "", 1
)
END_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "At the end of a round: harvest, factories, citizens, feeding, refilling grain. "
    "After round %1 the match is over.",
)
ORDER_OF_PLAY: Final = QT_TRANSLATE_NOOP("urbanization", "Order of play: %1.")

INDUSTRY: Final = QT_TRANSLATE_NOOP("urbanization", "Industry")
INDUSTRY_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "Order fields are taken from left to right; the right one brings %1 as well. A card with both "
    "taken can be attracted.",
)
LEAVES: Final = QT_TRANSLATE_NOOP("urbanization", "At the end of the round this card leaves: %1.")
NO_CARD: Final = QT_TRANSLATE_NOOP("urbanization", "No factory card")
NO_CARD_HELP: Final = QT_TRANSLATE_NOOP("urbanization", "No more cards will come here.")
LEFT_FIELD: Final = QT_TRANSLATE_NOOP("urbanization", "Left order field: %1 – %2.")
RIGHT_FIELD: Final = QT_TRANSLATE_NOOP("urbanization", "Right order field: %1 and %2 – %3.")
FREE: Final = QT_TRANSLATE_NOOP("urbanization", "free")
OF_ACTION: Final = QT_TRANSLATE_NOOP("urbanization", "%1: %2.")
POSSIBLE: Final = QT_TRANSLATE_NOOP("urbanization", "possible, %1")
ALL_TAKEN: Final = QT_TRANSLATE_NOOP("urbanization", "both order fields are taken")
COLOUR_GONE: Final = QT_TRANSLATE_NOOP("urbanization", "no orders of this colour are left")
FILL_FIRST: Final = QT_TRANSLATE_NOOP("urbanization", "only when both order fields are taken")
BEGIN_FIRST: Final = QT_TRANSLATE_NOOP("urbanization", "only when an order field is taken")
LEAVES_SOON: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Leaves at the end of the round if nobody attracts it."
)
TO_COME: Final = QT_TRANSLATE_NOOP("urbanization", "%n factory cards to come", "", 1)
NEXT: Final = QT_TRANSLATE_NOOP("urbanization", "%1 (%2): orders %3; goods %4")
MORE: Final = QT_TRANSLATE_NOOP("urbanization", "and %n more", "", 1)
NEXT_SHOWN: Final = 4
DECK_EMPTY: Final = QT_TRANSLATE_NOOP("urbanization", "All cards are on display or gone.")
ORDERS_LEFT: Final = (
    QT_TRANSLATE_NOOP("urbanization", "Orange orders: %1 left"),
    QT_TRANSLATE_NOOP("urbanization", "Grey orders: %1 left"),
    QT_TRANSLATE_NOOP("urbanization", "White orders: %1 left"),
)
WORTH: Final = QT_TRANSLATE_NOOP("urbanization", "A good made with one brings %1 and %2.")
WORK: Final = QT_TRANSLATE_NOOP(
    "urbanization", "As long as it lies in your row, an order is work for one citizen."
)

GRAIN: Final = QT_TRANSLATE_NOOP("urbanization", "Grain")
MARKET_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "In one action you buy at most 1 from each barn, and as much as you like from the field. Sold "
    "grain fills the cheapest place first.",
)
THERE: Final = QT_TRANSLATE_NOOP("urbanization", "%1: %2 grain (room for %3)")
THERE_FOR: Final = QT_TRANSLATE_NOOP("urbanization", "%1: %2 of %3 grain, %4 each")
RETURN_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Not for sale. New grain of the harvest comes from here first."
)
CAN_BUY_GRAIN: Final = QT_TRANSLATE_NOOP("urbanization", "You can buy some here.")
ONCE_EACH: Final = QT_TRANSLATE_NOOP("urbanization", "from each barn only 1 in an action")
SOLD_HERE: Final = QT_TRANSLATE_NOOP("urbanization", "The next grain that is sold comes here: %1.")

TRACK: Final = QT_TRANSLATE_NOOP("urbanization", "Inventions")
TRACK_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Whoever takes an invention gets %1, and the marker comes back."
)
SPACE: Final = QT_TRANSLATE_NOOP("urbanization", "Space %1: %2")
SPACE_EMPTY: Final = QT_TRANSLATE_NOOP("urbanization", "nothing left")
ON_SPACE: Final = QT_TRANSLATE_NOOP("urbanization", "Markers here: %1.")
WAITS: Final = QT_TRANSLATE_NOOP("urbanization", "Waits on space %1.")
INVENTED_BY: Final = QT_TRANSLATE_NOOP("urbanization", "Belongs to %1.")
OUT_OF_GAME: Final = QT_TRANSLATE_NOOP("urbanization", "Not in the game with so few players.")
GET_HERE: Final = QT_TRANSLATE_NOOP("urbanization", "You can get there for %1.")
GET_HERE_FREE: Final = QT_TRANSLATE_NOOP("urbanization", "You can get there for free.")
TAKE_NOW: Final = QT_TRANSLATE_NOOP("urbanization", "Your marker is there.")
TOO_FAR: Final = QT_TRANSLATE_NOOP("urbanization", "the way there costs %1, you have %2")
IS_PAST: Final = QT_TRANSLATE_NOOP("urbanization", "your marker is past it")
CARD_OF: Final = QT_TRANSLATE_NOOP("urbanization", "belongs to %1")
CARD_SHOWN: Final = QT_TRANSLATE_NOOP("urbanization", "on display")
CARD_TO_COME: Final = QT_TRANSLATE_NOOP("urbanization", "still to come")
CARD_GONE: Final = QT_TRANSLATE_NOOP("urbanization", "has left the game")


PRICES_MOVE: Final = (c.ASK_SPREAD, c.ASK_LIFT, c.ASK_SHIFT)
ON_OWN_LAND: Final = (c.ASK_BUILD, c.ASK_SOW, c.ASK_SETTLE)


class MarketHelp:
    """Titles are what those are told who hear the table; lines are for tooltips."""

    def __init__(self, words: UrbanizationTexts, actions: ActionHelp) -> None:
        self.words = words
        self.rules = words.rules
        self.say = words.say
        self.count = words.count
        self.actions = actions
        self.outcomes = actions.outcomes

    def asks_me(self, table: UrbanizationState, me: int, *kinds: int) -> bool:
        asked = table.asked[-1] if table.asked else None
        return asked is not None and asked.seat == me and asked.kind in kinds

    # The map

    def map_title(self, table: UrbanizationState) -> str:
        return self.count(FREE_REGIONS, int(table.owner.count(c.FREE)))

    def map_lines(self, table: UrbanizationState, me: int) -> list[str]:
        lines = [self.say(MAP_HELP)]
        if table.round > 0 and not table.over:
            lines += self.actions.land(table, me)
        return lines

    def region_title(self, table: UrbanizationState, region: int) -> str:
        owner = int(table.owner[region])
        if owner == c.CLOSED:
            there = self.say(CLOSED)
        elif owner == c.FREE:
            plots = self.count(PLOTS, int(self.rules.regions[region].plots))
            there = self.say(OWNED, self.words.money(int(table.prices[region])), plots)
        else:
            there = self.say(OWNED, self.words.name(owner), self.contents(table, region))
        return self.say(REGION, self.words.region(region), there)

    def contents(self, table: UrbanizationState, region: int) -> str:
        """What stands on the plots and beside them, and what is free."""
        plots = self.plots(table, region)
        kinds = [int(kind) for kind in (c.HOUSE, c.HIGH_RISE, c.FACTORY) if kind in plots]
        found = [self.words.buildings(kind, plots.count(kind)) for kind in kinds]
        for text, what in ((SOWN, c.FIELD_OF_GRAIN), (FREE_PLOTS, c.EMPTY)):
            found += [self.count(text, plots.count(what))] if what in plots else []
        offices = int(table.administrations[region])
        if offices:
            found.append(self.words.buildings(int(c.ADMINISTRATION), offices))
        return ", ".join(found)

    def plots(self, table: UrbanizationState, region: int) -> list[int]:
        first = region * c.PLOTS
        return [int(what) for what in table.plots[first : first + c.PLOTS]]

    def region_lines(self, table: UrbanizationState, me: int, region: int) -> list[str]:
        if table.over or table.owner[region] == c.CLOSED:
            return []
        if self.asks_me(table, me, *PRICES_MOVE):
            return [self.price_line(table, region)]
        if table.owner[region] != c.FREE:
            return self.owned_lines(table, me, region)
        if table.round == 0:
            return self.start_lines(table, me, region)
        return self.land_lines(table, me, region)

    def price_line(self, table: UrbanizationState, region: int) -> str:
        """While price markers are on the move."""
        possible = any(action.where == region for action in self.rules.legal(table))
        if table.asked[-1].kind == c.ASK_LIFT:
            if possible:
                return self.say(MARKER_FROM)
            return self.actions.not_now(self.say(NO_MARKER_FROM))
        if possible:
            return self.say(MARKER_TO, self.words.money(int(table.prices[region]) + 1))
        return self.actions.not_now(self.say(NO_MARKER_TO))

    def owned_lines(self, table: UrbanizationState, me: int, region: int) -> list[str]:
        """What can be done there, and why not what is asked about."""
        owner, plots = int(table.owner[region]), self.plots(table, region)
        empty, house = int(c.EMPTY) in plots, int(c.HOUSE) in plots
        asked = table.asked[-1] if self.asks_me(table, me, *ON_OWN_LAND) else None
        if owner != me:
            reason = self.say(OF_OTHERS, self.words.name(owner))
            return [self.actions.not_now(reason)] if asked else []
        lines = [self.say(PLOT_HELP)] if empty else []
        lines += [self.say(HOUSE_HELP)] if house else []
        lines.append(self.say(OFFICE_HELP))
        if asked and not any(action.where == region for action in self.rules.legal(table)):
            high = asked.kind == c.ASK_BUILD and asked.what == c.HIGH_RISE
            lines.append(self.actions.not_now(self.say(NO_HOUSE_HERE if high else NO_PLOT_HERE)))
        return lines

    def land_lines(self, table: UrbanizationState, me: int, region: int) -> list[str]:
        price = self.actions.price(table, me, region)
        lines = [self.count(PRICE, int(table.prices[region]), self.words.money(price))]
        if not self.rules.is_beside(table, me, region):
            reason = self.say(NOT_BESIDE)
        elif table.markers[me] == 0:
            reason = self.say(a.NO_MARKER)
        elif price > table.money[me]:
            reason = self.actions.dear(table, me, price)
        else:
            return [*lines, self.say(CAN_BUY)]
        return [*lines, self.actions.not_now(reason)]

    def start_lines(self, table: UrbanizationState, me: int, region: int) -> list[str]:
        starts = [action.where for action in self.rules.start_regions(table)]
        if region in starts or not self.asks_me(table, me, int(c.ASK_START)):
            return []
        return [self.actions.not_now(self.say(SHUT_IN))]

    # What is built, and time

    def supply_title(self, table: UrbanizationState, kind: int) -> str:
        return self.say(LEFT, self.words.building(kind), str(table.supply[kind]))

    def supply_lines(self, table: UrbanizationState, me: int, kind: int) -> list[str]:
        factory = kind == c.FACTORY
        gains = self.rules.setup.new_factory if factory else self.rules.setup.gains[kind]
        points = self.words.points(int(gains))
        about = self.say(BUILDING_HELP[kind], points)
        if factory:
            return [about]
        cost = self.words.money(self.outcomes.cost(table, me, kind, helped=False))
        lines = [self.say(BUILDING_COST, cost, points), about]
        if table.over or table.round == 0:
            return lines
        return [*lines, self.actions.building(table, me, kind)]

    def bank_title(self) -> str:
        return self.say(BANK)

    def bank_lines(self) -> list[str]:
        return [self.say(BANK_HELP)]

    def round_lines(self, table: UrbanizationState) -> list[str]:
        order = [(table.starter + step) % table.seats for step in range(table.seats)]
        names = ", ".join(self.words.name(int(seat)) for seat in order)
        return [
            self.say(ORDER_OF_PLAY, names),
            self.count(ROUND_HELP, int(c.PHASES)),
            self.say(END_HELP, str(c.ROUNDS)),
        ]

    # Factory cards

    def industry_title(self) -> str:
        return self.say(INDUSTRY)

    def industry_lines(self, table: UrbanizationState) -> list[str]:
        lines = [self.say(INDUSTRY_HELP, self.words.money(1))]
        leaving = self.outcomes.leaving(table)
        if leaving != NONE and not table.over:
            lines.append(self.say(LEAVES, self.words.factory(leaving)))
        return lines

    def slot_title(self, table: UrbanizationState, slot: int) -> str:
        card = int(table.display[slot])
        return self.say(NO_CARD) if card == NONE else self.actions.valued(card)

    def slot_lines(self, table: UrbanizationState, me: int, slot: int) -> list[str]:
        card = int(table.display[slot])
        if card == NONE:
            return [self.say(NO_CARD_HELP)]
        phrases = self.words.phrases
        one, two = (self.taker(table, slot, field) for field in range(c.ORDER_FIELDS))
        lines = [
            self.say(LEFT_FIELD, phrases.orders(card, 0), one),
            self.say(RIGHT_FIELD, phrases.orders(card, 1), self.words.money(1), two),
            phrases.makes(card),
        ]
        if table.over or table.round == 0:
            return lines
        if self.outcomes.leaving(table) == card:
            lines.append(self.say(LEAVES_SOON))
        uses = [self.order_line(table, me, slot), self.attract_line(table, me, slot)]
        return lines + (uses[::-1] if self.asks_me(table, me, int(c.ASK_ORDERS)) else uses)

    def taker(self, table: UrbanizationState, slot: int, field: int) -> str:
        seat = int(table.fields[slot * c.ORDER_FIELDS + field])
        return self.say(FREE) if seat == NONE else self.words.name(seat)

    def order_line(self, table: UrbanizationState, me: int, slot: int) -> str:
        name = self.words.action_long(int(c.ORDERS))
        field = int(self.rules.open_field(table, slot))
        if field == NONE:
            told = self.say(ALL_TAKEN)
        elif table.markers[me] == 0:
            told = self.say(a.NO_MARKER)
        elif self.rules.order_from[slot] not in self.rules.slots_with_orders(table):
            told = self.say(COLOUR_GONE)
        else:
            told = self.say(POSSIBLE, self.words.answering.order_gain(table, me, slot))
        return self.say(OF_ACTION, name, told)

    def attract_line(self, table: UrbanizationState, me: int, slot: int) -> str:
        name, card = self.words.action_long(int(c.INDUSTRY)), int(table.display[slot])
        needed = self.actions.needed_fields(table, me)
        if self.rules.taken_fields(table, slot) < needed:
            told = self.say(FILL_FIRST if needed == c.ORDER_FIELDS else BEGIN_FIRST)
        elif table.markers[me] == 0:
            told = self.say(a.NO_MARKER)
        elif not self.rules.can_settle(table, me, card):
            told = self.actions.no_place(table, me)
        else:
            points = self.words.points(int(self.rules.setup.new_factory))
            told = self.say(POSSIBLE, points)
        return self.say(OF_ACTION, name, told)

    def waiting(self, table: UrbanizationState) -> list[int]:
        return [int(card) for card in self.rules.decks[table.seats][table.deck :]]

    def deck_title(self, table: UrbanizationState) -> str:
        return self.count(TO_COME, len(self.waiting(table)))

    def deck_lines(self, table: UrbanizationState) -> list[str]:
        cards = self.waiting(table)
        if not cards:
            return [self.say(DECK_EMPTY)]
        lines = [self.coming(card) for card in cards[:NEXT_SHOWN]]
        more = len(cards) - NEXT_SHOWN
        return [*lines, *([self.count(MORE, more)] if more > 0 else [])]

    def coming(self, card: int) -> str:
        phrases = self.words.phrases
        parts = (str(self.rules.values[card]), phrases.order_fields(card), phrases.goods(card))
        return self.say(NEXT, self.words.factory(card), *parts)

    def orders_title(self, table: UrbanizationState, colour: int) -> str:
        return self.say(ORDERS_LEFT[colour], str(table.orders_left[colour]))

    def orders_lines(self, colour: int) -> list[str]:
        money = self.words.phrases.good_money(colour)
        worth = self.say(WORTH, self.words.money(money), self.words.points(1))
        return [worth, self.say(WORK)]

    # Grain

    def market_title(self) -> str:
        return self.say(GRAIN)

    def market_lines(self, table: UrbanizationState, me: int) -> list[str]:
        lines = [self.say(MARKET_HELP)]
        if table.over or table.round == 0:
            return lines
        return [*lines, *self.actions.grain(table, me)]

    def grain_title(self, table: UrbanizationState, space: int) -> str:
        there = (str(table.grain_at[space]), str(self.rules.capacity(table, space)))
        name = self.words.space_name(space)
        if space == c.RETURN:
            return self.say(THERE, name, *there)
        price = self.words.money(int(self.rules.setup.prices[space]))
        return self.say(THERE_FOR, name, *there, price)

    def grain_lines(self, table: UrbanizationState, me: int, space: int) -> list[str]:
        if space == c.RETURN:
            return [self.say(RETURN_HELP)]
        if table.over or table.round == 0:
            return []
        used = int(max(0, table.asked[-1].what)) if self.asks_me(table, me, int(c.ASK_BUY)) else 0
        lines = []
        if self.rules.sells_to(table) == space:
            price = self.words.money(int(self.rules.setup.prices[space]))
            lines.append(self.say(SOLD_HERE, price))
        if self.rules.can_buy_from(table, me, space, used):
            return [*lines, self.say(CAN_BUY_GRAIN)]
        return [*lines, self.actions.not_now(self.no_buying(table, me, space))]

    def no_buying(self, table: UrbanizationState, me: int, space: int) -> str:
        price = int(self.rules.setup.prices[space])
        if table.grain_at[space] == 0:
            return self.say(a.NO_GRAIN_THERE)
        if self.rules.room(table, me) <= 0:
            return self.say(a.ROW_FULL, str(self.rules.setup.row))
        if price > table.money[me]:
            return self.actions.dear(table, me, price)
        return self.say(ONCE_EACH)

    # Inventions

    def track_title(self) -> str:
        return self.say(TRACK)

    def track_lines(self, table: UrbanizationState, me: int) -> list[str]:
        points = self.words.points(int(self.rules.setup.invention))
        about = [self.say(TRACK_HELP, points)]
        if table.over:
            return about
        return [
            *about,
            *self.actions.helper(table, me, int(c.INVENTIONS)),
            self.actions.steps(table, me),
        ]

    def on_space(self, table: UrbanizationState, space: int) -> list[int]:
        return [
            invention
            for invention, card in enumerate(self.rules.inventions)
            if card.space == space and table.inventor[invention] == NONE
        ]

    def space_title(self, table: UrbanizationState, space: int) -> str:
        cards = [self.words.invention(each) for each in self.on_space(table, space)]
        there = ", ".join(cards) or self.say(SPACE_EMPTY)
        return self.say(SPACE, str(space + 1), there)

    def reach(self, table: UrbanizationState, me: int, space: int) -> list[str]:
        """What the way to a space costs now, or why it cannot be reached."""
        if table.over or table.round == 0:
            return []
        if not self.asks_me(table, me, int(c.ASK_STEP)) and not self.rules.can_invent(table, me):
            return [self.actions.not_now(self.say(a.NO_INVENTING))]
        steps = self.steps_to(table, me, space)
        if steps is None:
            return [self.actions.not_now(self.say(IS_PAST))]
        if steps == 0:
            return [self.say(TAKE_NOW)]
        cost = self.way_cost(table, me, steps)
        if cost > table.money[me]:
            purse = self.words.money(int(table.money[me]))
            return [self.actions.not_now(self.say(TOO_FAR, self.words.money(cost), purse))]
        if cost:
            return [self.say(GET_HERE, self.words.money(cost))]
        return [self.say(GET_HERE_FREE)]

    def steps_to(self, table: UrbanizationState, me: int, space: int) -> int | None:
        """From the nearest marker before it, or from outside."""
        if self.asks_me(table, me, int(c.ASK_STEP)):
            ahead = space - int(table.asked[-1].what)
            return ahead if ahead >= 0 else None
        starts = [int(start) for start in self.rules.pins_of(table, me) if start < space]
        starts += [-1] if table.markers[me] > 0 else []
        return space - max(starts) if starts else None

    def way_cost(self, table: UrbanizationState, me: int, steps: int) -> int:
        made = int(table.asked[-1].amount) if self.asks_me(table, me, int(c.ASK_STEP)) else 0
        trial = self.outcomes.trial(table, me, int(c.PROFESSOR) if made == 0 else int(NONE))
        return sum(int(self.rules.step_cost(trial, step)) for step in range(made, made + steps))

    def space_lines(self, table: UrbanizationState, me: int, space: int) -> list[str]:
        markers = [
            self.words.name(seat)
            for seat in range(table.seats)
            for _ in range(table.pins[seat * c.TRACK + space])
        ]
        effects = [
            self.say(EFFECT, self.words.invention(each), self.words.phrases.effect(each))
            for each in self.on_space(table, space)
        ]
        if markers:
            effects.append(self.say(ON_SPACE, self.words.counted(markers)))
        return [*effects, *self.reach(table, me, space)]

    def invention_lines(self, table: UrbanizationState, me: int, invention: int) -> list[str]:
        card, inventor = self.rules.inventions[invention], int(table.inventor[invention])
        lines = [self.words.phrases.effect(invention), self.words.phrases.suits(invention)]
        lines += [self.partner(table, int(factory)) for factory in card.factories]
        if inventor == c.OUT:
            return [*lines, self.say(OUT_OF_GAME)]
        if inventor != NONE:
            return [*lines, self.say(INVENTED_BY, self.words.name(inventor))]
        waits = self.say(WAITS, str(card.space + 1))
        return [*lines, waits, *self.reach(table, me, int(card.space))]

    def partner(self, table: UrbanizationState, factory: int) -> str:
        """Where a factory card is now."""
        holder = int(table.holder[factory])
        if holder != NONE:
            where = self.say(CARD_OF, self.words.name(int(holder // c.STACKS)))
        elif factory in table.display:
            where = self.say(CARD_SHOWN)
        else:
            gone = CARD_GONE if table.cards_gone[factory] == 1 else CLOSED
            where = self.say(CARD_TO_COME if factory in self.waiting(table) else gone)
        return self.say(OF_ACTION, self.words.factory(factory), where)
