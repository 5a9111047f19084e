"""What the factory cards and orders of Urbanization say about themselves."""

from typing import Final

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization import help_actions as a
from citybuilder.tables.urbanization.help_actions import ActionHelp
from citybuilder.tables.urbanization.texts import UrbanizationTexts

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
LEAVES: Final = QT_TRANSLATE_NOOP("urbanization", "At the end of the round this card leaves: %1.")
NO_CARD: Final = QT_TRANSLATE_NOOP("urbanization", "No factory card")
NO_CARD_HELP: Final = QT_TRANSLATE_NOOP("urbanization", "No more cards will come here.")
LEFT_FIELD: Final = QT_TRANSLATE_NOOP("urbanization", "Left order field: %1 – %2.")
RIGHT_FIELD: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Right order field: %1, and you get %2 – %3."
)
NOT_TAKEN: Final = QT_TRANSLATE_NOOP("urbanization", "not taken yet")
TAKEN_BY: Final = QT_TRANSLATE_NOOP("urbanization", "taken by %1")
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


class IndustryHelp:
    """The cards on display, those to come, and the orders that are left."""

    def __init__(self, words: UrbanizationTexts, actions: ActionHelp) -> None:
        self.words = words
        self.rules = words.rules
        self.say = words.say
        self.count = words.count
        self.actions = actions
        self.outcomes = actions.outcomes

    def industry_title(self) -> str:
        return self.say(INDUSTRY)

    def industry_lines(self, table: UrbanizationState) -> list[str]:
        lines = [self.say(INDUSTRY_HELP, self.words.money(1)), self.say(ERAS_HELP)]
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
        return lines + (uses[::-1] if self.actions.asks_me(table, me, int(c.ASK_ORDERS)) else uses)

    def taker(self, table: UrbanizationState, slot: int, field: int) -> str:
        seat = int(table.fields[slot * c.ORDER_FIELDS + field])
        return self.say(NOT_TAKEN) if seat == NONE else self.say(TAKEN_BY, self.words.name(seat))

    def order_line(self, table: UrbanizationState, me: int, slot: int) -> str:
        name = self.words.action_long(int(c.ORDERS))
        field = int(self.rules.orders.open_field(table, slot))
        if field == NONE:
            told = self.say(ALL_TAKEN)
        elif table.markers[me] == 0:
            told = self.say(a.NO_MARKER)
        elif self.rules.orders.takes[slot] not in self.rules.orders.slots(table):
            told = self.say(COLOUR_GONE)
        else:
            told = self.say(POSSIBLE, self.words.answering.order_gain(table, me, slot))
        return self.say(OF_ACTION, name, told)

    def attract_line(self, table: UrbanizationState, me: int, slot: int) -> str:
        name, card = self.words.action_long(int(c.INDUSTRY)), int(table.display[slot])
        needed = self.actions.needed_fields(table, me)
        if table.taken_fields(slot) < needed:
            told = self.say(FILL_FIRST if needed == c.ORDER_FIELDS else BEGIN_FIRST)
        elif table.markers[me] == 0:
            told = self.say(a.NO_MARKER)
        elif not self.rules.industry.can_settle(table, me, card):
            told = self.actions.no_place(table, me)
        else:
            points = self.words.points(int(self.rules.box.setup.new_factory))
            told = self.say(POSSIBLE, points)
        return self.say(OF_ACTION, name, told)

    def waiting(self, table: UrbanizationState) -> list[int]:
        return [int(card) for card in self.rules.box.decks[table.seats][table.deck :]]

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
        parts = (str(self.rules.box.values[card]), phrases.order_fields(card), phrases.goods(card))
        return self.say(NEXT, self.words.factory(card), *parts)

    def orders_title(self, table: UrbanizationState, colour: int) -> str:
        return self.say(ORDERS_LEFT[colour], str(table.orders_left[colour]))

    def orders_lines(self, colour: int) -> list[str]:
        money = self.words.phrases.good_money(colour)
        worth = self.say(WORTH, self.words.money(money), self.words.points(1))
        return [worth, self.say(WORK)]
