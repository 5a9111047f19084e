"""What the factory cards and orders of Urbanization say about themselves."""

from collections.abc import Sequence
from typing import Final

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.help_actions import ActionHelp
from citybuilder.tables.urbanization.helping import NO_MARKER, Helping, Pieces
from citybuilder.tables.urbanization.naming import Names
from citybuilder.tables.urbanization.speaking import OF

INDUSTRY: Final = QT_TRANSLATE_NOOP("urbanization", "Industry")
INDUSTRY_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "Order fields are taken from left to right; the right one brings %1 as well. A card with both "
    "taken can be attracted.",
)
ERAS_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "The colour of a value tells the age of its card: green, then red, then blue come into play.",
)
SUPPLIES: Final = QT_TRANSLATE_NOOP("urbanization", "Still there")
SUPPLIES_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "Orders of each colour that can still be taken – orange I, grey II, white III –, and factory "
    "cards still to come.",
)
LEAVES: Final = QT_TRANSLATE_NOOP(
    "urbanization", "At the end of the round this card leaves the game: %1."
)
NO_CARD: Final = QT_TRANSLATE_NOOP("urbanization", "No factory card")
NO_CARD_HELP: Final = QT_TRANSLATE_NOOP("urbanization", "No more cards will come here.")
LEFT_FIELD: Final = QT_TRANSLATE_NOOP("urbanization", "Left order field, %2: %1.")
RIGHT_FIELD: Final = QT_TRANSLATE_NOOP("urbanization", "Right order field, %3: %1 and %2.")
NOT_TAKEN: Final = QT_TRANSLATE_NOOP("urbanization", "not taken yet")
TAKEN_BY: Final = QT_TRANSLATE_NOOP("urbanization", "taken by %1")
POSSIBLE: Final = QT_TRANSLATE_NOOP("urbanization", "possible, %1")
ALL_TAKEN: Final = QT_TRANSLATE_NOOP("urbanization", "both order fields are taken")
COLOUR_GONE: Final = QT_TRANSLATE_NOOP("urbanization", "no orders of this colour are left")
FILL_FIRST: Final = QT_TRANSLATE_NOOP("urbanization", "both order fields must be taken first")
BEGIN_FIRST: Final = QT_TRANSLATE_NOOP("urbanization", "an order field must be taken first")
LEAVES_SOON: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Leaves the game at the end of the round if nobody attracts it."
)
TO_COME: Final = QT_TRANSLATE_NOOP("urbanization", "%n factory cards to come", "", 1)
NEXT: Final = QT_TRANSLATE_NOOP("urbanization", "%1 (%2): orders %3; goods %4")
MORE: Final = QT_TRANSLATE_NOOP("urbanization", "and %n more", "", 1)
NEXT_SHOWN: Final = 4
DECK_EMPTY: Final = QT_TRANSLATE_NOOP(
    "urbanization", "All cards are on display or have left the game."
)
ORDERS_LEFT: Final = (
    QT_TRANSLATE_NOOP("urbanization", "Orange orders: %1 left"),
    QT_TRANSLATE_NOOP("urbanization", "Grey orders: %1 left"),
    QT_TRANSLATE_NOOP("urbanization", "White orders: %1 left"),
)
WORTH: Final = QT_TRANSLATE_NOOP("urbanization", "A good produced with one brings %1 and %2.")
WORK: Final = QT_TRANSLATE_NOOP(
    "urbanization", "As long as it lies in your row, an order is work for one citizen."
)


class IndustryHelp(Helping):
    """The cards on display, those to come, and the orders that are left."""

    def __init__(self, words: Names, actions: ActionHelp) -> None:
        super().__init__(words)
        self.actions = actions
        self.pieces: Pieces = {
            "industry": (lambda _: self.say(INDUSTRY), self.industry_lines),
            "slot": (self.slot_title, self.slot_lines),
            "supplies": (lambda _: self.say(SUPPLIES), self.supplies_lines),
            "deck": (self.deck_title, self.deck_lines),
            "orders": (self.orders_title, self.orders_lines),
        }

    def industry_lines(self, table: UrbanizationState, me: int) -> list[str]:
        lines = [self.say(INDUSTRY_HELP, self.money(1)), self.say(ERAS_HELP)]
        leaving = self.outcomes.leaving(table)
        if leaving != NONE and not table.over:
            lines.append(self.say(LEAVES, self.words.factory(leaving)))
        return lines

    def supplies_lines(self, table: UrbanizationState, me: int) -> list[str]:
        return [self.say(SUPPLIES_HELP)]

    def slot_title(self, table: UrbanizationState, slot: int) -> str:
        card = table.display[slot]
        return self.say(NO_CARD) if card == NONE else self.valued(card)

    def slot_lines(self, table: UrbanizationState, me: int, slot: int) -> list[str]:
        card = table.display[slot]
        if card == NONE:
            return [self.say(NO_CARD_HELP)]
        left, right = (self.phrases.orders(card, field) for field in range(c.ORDER_FIELDS))
        one, two = (self.taker(table, slot, field) for field in range(c.ORDER_FIELDS))
        lines = [
            self.say(LEFT_FIELD, left, one),
            self.say(RIGHT_FIELD, right, self.money(1), two),
            self.phrases.makes(card),
        ]
        if not self.is_played(table):
            return lines
        if self.outcomes.leaving(table) == card:
            lines.append(self.say(LEAVES_SOON))
        uses = [
            self.say(OF, self.words.action_long(c.ORDERS), self.order_line(table, me, slot)),
            self.say(OF, self.words.action_long(c.INDUSTRY), self.attract_line(table, me, slot)),
        ]
        return lines + (uses[::-1] if self.asks_me(table, me, c.ASK_ORDERS) else uses)

    def taker(self, table: UrbanizationState, slot: int, field: int) -> str:
        seat = table.fields[slot * c.ORDER_FIELDS + field]
        return self.say(NOT_TAKEN) if seat == NONE else self.say(TAKEN_BY, self.words.name(seat))

    def order_line(self, table: UrbanizationState, me: int, slot: int) -> str:
        if self.rules.orders.open_field(table, slot) == NONE:
            return self.say(ALL_TAKEN)
        if table.markers[me] == 0:
            return self.say(NO_MARKER)
        if self.rules.orders.takes[slot] not in self.rules.orders.slots(table):
            return self.say(COLOUR_GONE)
        return self.say(POSSIBLE, self.order_gain(table, me, slot))

    def attract_line(self, table: UrbanizationState, me: int, slot: int) -> str:
        needed = self.rules.industry.needed_fields(table, me)
        if table.taken_fields(slot) < needed:
            return self.say(FILL_FIRST if needed == c.ORDER_FIELDS else BEGIN_FIRST)
        if table.markers[me] == 0:
            return self.say(NO_MARKER)
        if not self.rules.industry.can_settle(table, me, table.display[slot]):
            return self.say(self.actions.no_place(table, me))
        return self.say(POSSIBLE, self.points(self.box.setup.new_factory))

    def waiting(self, table: UrbanizationState) -> Sequence[int]:
        return self.box.decks[table.seats][table.deck :]

    def deck_title(self, table: UrbanizationState) -> str:
        return self.count(TO_COME, len(self.waiting(table)))

    def deck_lines(self, table: UrbanizationState, me: int) -> list[str]:
        cards = self.waiting(table)
        if not cards:
            return [self.say(DECK_EMPTY)]
        lines = [self.coming(card) for card in cards[:NEXT_SHOWN]]
        more = len(cards) - NEXT_SHOWN
        return [*lines, *([self.count(MORE, more)] if more > 0 else [])]

    def coming(self, card: int) -> str:
        makes = (self.phrases.order_fields(card), self.phrases.goods(card))
        return self.say(NEXT, self.words.factory(card), str(self.box.values[card]), *makes)

    def orders_title(self, table: UrbanizationState, colour: int) -> str:
        return self.say(ORDERS_LEFT[colour], str(table.orders_left[colour]))

    def orders_lines(self, table: UrbanizationState, me: int, colour: int) -> list[str]:
        money = self.money(self.phrases.good_money(colour))
        return [self.say(WORTH, money, self.points(1)), self.say(WORK)]
