"""What Machi Koro's pieces say about themselves in the situation on the table."""

from typing import Final

from citybuilder.core.game import NONE
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.state import MachiKoroState
from citybuilder.tables.figures import share
from citybuilder.tables.machi_koro.effects import (
    BONUS,
    BRINGS,
    BRINGS_COUNTED,
    COLOURS,
    COSTS,
    EFFECTS,
    LEAST,
    MOST,
    NEEDS,
    TOGETHER_COSTS,
)
from citybuilder.tables.machi_koro.forecast import brings, last_landmark, waits
from citybuilder.tables.machi_koro.texts import MachiKoroTexts
from citybuilder.tables.texts import QT_TRANSLATE_NOOP

SOLD_OUT: Final = QT_TRANSLATE_NOOP("machi_koro", "sold out")
DIE: Final = QT_TRANSLATE_NOOP("machi_koro", "A die, showing %1")
DIE_AT_REST: Final = QT_TRANSLATE_NOOP("machi_koro", "A die, not rolled")
DICE: Final = QT_TRANSLATE_NOOP("machi_koro", "The dice of this turn.")
SECOND_DIE: Final = "die/1"
ONE_DIE_ONLY: Final = QT_TRANSLATE_NOOP("machi_koro", "You can roll it once you have built: %1.")
ONE_DIE_YET: Final = QT_TRANSLATE_NOOP("machi_koro", "You may roll it from your next turn on.")
BANK_LEFT: Final = QT_TRANSLATE_NOOP("machi_koro", "Bank: %1")
BANK_HELP: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "It pays what cards earn, and it never runs out."
)
BAG: Final = QT_TRANSLATE_NOOP("machi_koro", "%n cards to come", "", 1)
BAG_HELP: Final = QT_TRANSLATE_NOOP(
    "machi_koro",
    "When a pile is sold out, new cards are turned up until enough kinds lie open again.",
)
DECKS: Final = (
    QT_TRANSLATE_NOOP("machi_koro", "1 to 6"),
    QT_TRANSLATE_NOOP("machi_koro", "7 and up"),
    QT_TRANSLATE_NOOP("machi_koro", "violet"),
)
DECK: Final = QT_TRANSLATE_NOOP("machi_koro", "%1: %n cards to come", "", 1)
DECK_HELP: Final = QT_TRANSLATE_NOOP(
    "machi_koro",
    "When a pile is sold out, new cards of its row are turned up; a violet kind that everybody has"
    " makes room for another one.",
)
CATCH: Final = QT_TRANSLATE_NOOP("machi_koro", "Boats: %1")
CATCH_HELP: Final = QT_TRANSLATE_NOOP("machi_koro", "For the boats two dice showed %1.")

SEAT: Final = QT_TRANSLATE_NOOP("machi_koro", "%1: %2, %3")
OWNED: Final = QT_TRANSLATE_NOOP("machi_koro", "%1: %2 × %3")
COINS: Final = QT_TRANSLATE_NOOP("machi_koro", "%n coins", "", 1)
LANDMARKS: Final = QT_TRANSLATE_NOOP("machi_koro", "%n landmarks", "", 1)
TITLE: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 (%2)")

CHANCES: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "Chance of that roll: %1 with one die, %2 with two."
)
CHANCE_RAISED: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "With two dice and a Harbor that adds to them: %1."
)
SOON: Final = QT_TRANSLATE_NOOP("machi_koro", "%1: counts from %2's next turn on.")
MINE: Final = QT_TRANSLATE_NOOP("machi_koro", "You own %n of them.", "", 1)
TOO_DEAR: Final = QT_TRANSLATE_NOOP("machi_koro", "Not now: it costs %1, you have %2.")
PRICE: Final = QT_TRANSLATE_NOOP("machi_koro", "Costs %n coins.", "", 1)
FULL: Final = QT_TRANSLATE_NOOP("machi_koro", "Not now: you may own only %n of them.", "", 1)
NONE_LEFT: Final = QT_TRANSLATE_NOOP("machi_koro", "Not now: all of them are built.")
STANDS: Final = QT_TRANSLATE_NOOP("machi_koro", "Built by %1.")
STANDS_IDLE: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "Built by %1; it works from their next turn on."
)
TO_GO: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 is %n coins short of it.", "", 1)
IN_REACH: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 has enough coins for it.")
WINNING: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 has enough coins for it and wins with it.")
CLOSED: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "%n of them are closed: their next roll only opens them again.", "", 1
)
INVESTED: Final = QT_TRANSLATE_NOOP("machi_koro", "%n coins lie on it.", "", 1)
FIXED: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "%1 has it from the start; it does not count towards winning."
)
NEXT: Final = QT_TRANSLATE_NOOP("machi_koro", "Cheapest missing landmark: %1 (%2).")


class MachiKoroHelp:
    """Tooltips, names for those who hear the table, and the few words on its pieces."""

    def __init__(self, words: MachiKoroTexts) -> None:
        self.words = words
        self.rules = words.rules
        self.say = words.say
        self.count = words.count

    # On the pieces

    def effect(self, kind: int) -> tuple[str, str, tuple[str, ...], str]:
        """Of a card: the coins it brings, when or from whom, the symbols that are counted, and what
        else there is to know."""
        card = self.rules.establishments[kind]
        short = self.say(EFFECTS[card.effect].short or COLOURS[card.colour])
        amount = f"{self.sign(kind)}{card.amount}" if self.has_amount(kind) else ""
        symbols = [f"machi_koro/symbol_{c.ICONS[icon]}~" for icon in card.per_icons]
        if card.per_card:
            symbols.append(f"machi_koro/{card.per_card}")
        return amount, short, tuple(symbols), self.note(kind)

    def has_amount(self, kind: int) -> bool:
        card = self.rules.establishments[kind]
        return card.amount > 0 and EFFECTS[card.effect].has_amount

    def sign(self, kind: int) -> str:
        return "−" if EFFECTS[self.rules.establishments[kind].effect].is_paid else "+"

    def note(self, kind: int) -> str:
        """On what the card works, in a few words."""
        card = self.rules.establishments[kind]
        if card.needs != NONE:
            return self.say(NEEDS.note, self.landmark(card.needs))
        if card.most != c.MANY:
            return self.count(MOST.note, card.most)
        if card.least:
            return self.count(LEAST.note, card.least)
        if card.bonus:
            return self.count(BONUS.note, card.bonus)
        note = EFFECTS[card.effect].note
        return self.count(note, card.amount) if note else ""

    def sold_out(self) -> str:
        return self.say(SOLD_OUT)

    def bag_short(self, hidden: int) -> str:
        return self.count(BAG, hidden)

    def thrown(self, table: MachiKoroState) -> str:
        """What the dice show together, with what the Harbor adds."""
        parts = [table.first_die, table.second_die, table.raised]
        seen = [str(part) for part in parts if part]
        return " + ".join(seen) + f" = {table.total()}" if len(seen) > 1 else "".join(seen)

    def catch(self, table: MachiKoroState) -> str:
        return self.say(CATCH, str(table.catch)) if table.catch else ""

    def deck(self, table: MachiKoroState, row: int) -> str:
        return self.count(DECK, self.hidden(table, row), self.deck_name(row))

    def deck_name(self, row: int) -> str:
        return self.say(DECKS[row])

    def hidden(self, table: MachiKoroState, row: int) -> int:
        """Cards of a row that lie face down."""
        return sum(table.bag[kind] for kind in self.rules.editions[table.edition].rows[row])

    def standing(self, table: MachiKoroState, seat: int) -> int:
        """Landmarks that a city has built."""
        return int(table.built[seat] & self.rules.editions[table.edition].finished).bit_count()

    def shut(self, table: MachiKoroState, seat: int, kind: int) -> int:
        """Closed copies."""
        return int(table.closed[seat * table.kinds + kind]) if table.closed else 0

    def invested(self, table: MachiKoroState, seat: int, kind: int) -> int:
        return int(table.invested[seat]) if table.invested and kind == self.rules.startup else 0

    # For those who hear the table

    def seat(self, table: MachiKoroState, seat: int) -> str:
        stand = self.count(LANDMARKS, self.standing(table, seat))
        return self.say(SEAT, self.words.name(seat), self.count(COINS, table.coins[seat]), stand)

    def coins(self, table: MachiKoroState, seat: int) -> str:
        return f"{self.words.name(seat)}: {self.count(COINS, table.coins[seat])}"

    def owned(self, table: MachiKoroState, seat: int, kind: int) -> str:
        count = str(table.copies(seat, kind))
        return self.say(OWNED, self.words.name(seat), count, self.words.card(kind))

    def die(self, value: int) -> str:
        return self.say(DIE, str(value)) if value else self.say(DIE_AT_REST)

    def bank(self, table: MachiKoroState) -> str:
        return self.say(BANK_LEFT, str(table.bank))

    # Tooltips

    def tip(self, table: MachiKoroState, me: int, key: str) -> str:
        kind, *rest = key.split("/")
        numbers = [int(part) for part in rest]
        if kind == "market":
            return "\n".join(self.market_tip(table, me, numbers[0]))
        if kind == "city":
            return "\n".join(self.city_tip(table, numbers[0], numbers[1]))
        if kind == "landmark":
            return "\n".join(self.landmark_tip(table, numbers[0], numbers[1]))
        if kind in ("seat", "coins"):
            return "\n".join(self.seat_tip(table, numbers[0]))
        if kind == "bag":
            return "\n".join(self.bag_tip(table))
        if kind == "bank":
            return f"{self.bank(table)}\n{self.say(BANK_HELP)}"
        return "\n".join(self.dice_tip(table, me, key))

    def bag_tip(self, table: MachiKoroState) -> list[str]:
        if not table.rows:
            return [self.bag_short(sum(table.bag)), self.say(BAG_HELP)]
        rows = [self.deck(table, row) for row in range(len(self.rules.setup.rows))]
        return [self.bag_short(sum(table.bag)), *rows, self.say(DECK_HELP)]

    def dice_tip(self, table: MachiKoroState, me: int, key: str) -> list[str]:
        lines = [self.thrown(table), self.say(DICE)]
        if table.catch:
            lines.append(self.say(CATCH_HELP, str(table.catch)))
        if key == SECOND_DIE and not table.working[me] & self.rules.station:
            lines.append(self.one_die(table, me))
        return [line for line in lines if line]

    def one_die(self, table: MachiKoroState, me: int) -> str:
        if table.built[me] & self.rules.station:
            return self.say(ONE_DIE_YET)
        return self.say(ONE_DIE_ONLY, self.landmark(c.CHOOSE_DICE))

    def landmark(self, power: int) -> str:
        """The name of the landmark that can do it."""
        return self.words.landmark(self.rules.powers[power])

    def market_tip(self, table: MachiKoroState, me: int, kind: int) -> list[str]:
        lines = [
            self.say(TITLE, self.words.card(kind), self.words.dice(kind)),
            self.words.card_help(kind, table.edition),
            *self.chances(table, kind),
        ]
        text = EFFECTS[self.rules.establishments[kind].effect].brings
        if text:
            lines.extend([self.preview(text, table, me, kind), *self.soon(table, me, kind)])
        owned = table.copies(me, kind)
        if owned:
            lines.append(self.count(MINE, owned))
        return [*lines, self.price(table, me, kind, owned)]

    def preview(self, text: str, table: MachiKoroState, me: int, kind: int) -> str:
        """What one more copy would bring, with the parts of the number."""
        effect = self.rules.effects[kind]
        coins = brings(self.rules, table, me, kind, 1)
        counted = effect.count(table, me)
        if coins < 0 or (text == BRINGS_COUNTED and coins != counted * effect.amount):
            text = COSTS if coins < 0 else BRINGS
        return self.count(text, abs(coins), str(counted), str(effect.amount))

    def price(self, table: MachiKoroState, me: int, kind: int, owned: int) -> str:
        """What it costs, or why it cannot be had."""
        cost = self.rules.costs[kind]
        if table.market[kind] == 0:
            return self.say(NONE_LEFT)
        if owned >= table.limits[kind]:
            return self.count(FULL, table.limits[kind])
        if table.coins[me] < cost:
            return self.say(TOO_DEAR, str(cost), str(table.coins[me]))
        return self.count(PRICE, cost)

    def city_tip(self, table: MachiKoroState, seat: int, kind: int) -> list[str]:
        lines = [
            self.owned(table, seat, kind),
            self.words.card_help(kind, table.edition),
            *self.chances(table, kind),
            *self.lying(table, seat, kind),
        ]
        words = EFFECTS[self.rules.establishments[kind].effect]
        if words.brings:
            copies, shut = table.copies(seat, kind), self.shut(table, seat, kind)
            together = brings(self.rules, table, seat, kind, copies, shut)
            text = words.together if together >= 0 else TOGETHER_COSTS
            lines.append(self.count(text, abs(together)))
            lines.extend(self.soon(table, seat, kind))
        return lines

    def lying(self, table: MachiKoroState, seat: int, kind: int) -> list[str]:
        """What of it is closed, and what lies on it."""
        shut, invested = self.shut(table, seat, kind), self.invested(table, seat, kind)
        lines = [self.count(CLOSED, shut)] if shut else []
        return [*lines, self.count(INVESTED, invested)] if invested else lines

    def soon(self, table: MachiKoroState, seat: int, kind: int) -> list[str]:
        """A landmark that stands adds nothing before its owner's next turn."""
        if not waits(self.rules, table, seat, kind):
            return []
        return [self.say(SOON, self.landmark(c.EXTRA_COIN), self.words.name(seat))]

    def landmark_tip(self, table: MachiKoroState, seat: int, number: int) -> list[str]:
        cost = self.rules.landmark_costs[number]
        name = self.words.name(seat)
        lines = [self.words.landmark(number), self.words.landmark_help(number)]
        if self.rules.landmarks[number].begins:
            return [*lines, self.say(FIXED, name)]
        if table.stands(seat, number):
            works = table.working[seat] >> number & 1 or table.over
            return [*lines, self.say(STANDS if works else STANDS_IDLE, name)]
        missing = cost - table.coins[seat]
        if missing > 0:
            last = self.count(TO_GO, missing, name)
        else:
            wins = last_landmark(self.rules, table, seat) > 0
            last = self.say(WINNING if wins else IN_REACH, name)
        return [*lines, self.count(PRICE, cost), last]

    def seat_tip(self, table: MachiKoroState, seat: int) -> list[str]:
        lines = [self.seat(table, seat)]
        numbers = range(self.rules.editions[table.edition].landmarks)
        missing = [number for number in numbers if not table.stands(seat, number)]
        if missing:
            cheapest = min(missing, key=lambda number: self.rules.landmark_costs[number])
            cost = str(self.rules.landmark_costs[cheapest])
            lines.append(self.say(NEXT, self.words.landmark(cheapest), cost))
        return lines

    def chances(self, table: MachiKoroState, kind: int) -> list[str]:
        dice = self.rules.establishments[kind].dice
        found = [c.chance(dice, two) for two in (False, True)]
        lines = [self.say(CHANCES, *(share(self.words.translate, chance) for chance in found))]
        raised = c.chance_raised(dice, self.rules.setup.high)
        if self.rules.editions[table.edition].raises and raised > found[1]:
            lines.append(self.say(CHANCE_RAISED, share(self.words.translate, raised)))
        return lines
