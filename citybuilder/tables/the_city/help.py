"""What The City's pieces say about themselves in the situation on the table."""

from collections.abc import Sequence
from typing import Final

from citybuilder.core.game import NONE
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.state import TheCityState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.the_city.board import BACK
from citybuilder.tables.the_city.faces import ART
from citybuilder.tables.the_city.texts import TheCityTexts

CHOICES: Final = QT_TRANSLATE_NOOP("the_city", "Chosen in this round")
PASSES: Final = QT_TRANSLATE_NOOP("the_city", "passes")
DRAWN: Final = QT_TRANSLATE_NOOP("the_city", "Drawn")
DECK: Final = QT_TRANSLATE_NOOP("the_city", "Deck")
DISCARD: Final = QT_TRANSLATE_NOOP("the_city", "Discard pile")
ARCHITECTS: Final = QT_TRANSLATE_NOOP("the_city", "Architects")

TRACK: Final = QT_TRANSLATE_NOOP("the_city", "Points: whoever has %1 ends the match.")
STANDING: Final = QT_TRANSLATE_NOOP("the_city", "%1: %2, %3")
POINTS: Final = QT_TRANSLATE_NOOP("the_city", "%n points", "", 1)
CARDS: Final = QT_TRANSLATE_NOOP("the_city", "%n cards in hand", "", 1)
INCOME: Final = QT_TRANSLATE_NOOP("the_city", "%n cards", "", 1)
OF_SEAT: Final = QT_TRANSLATE_NOOP("the_city", "%1: %2")
SYMBOL: Final = QT_TRANSLATE_NOOP("the_city", "%1 × %2")
SHOWN: Final = QT_TRANSLATE_NOOP("the_city", "Symbols: %1.")
OWNED: Final = QT_TRANSLATE_NOOP("the_city", "%1: %2 × %3")
TITLE: Final = QT_TRANSLATE_NOOP("the_city", "%1 (cost %2)")
SHARE: Final = QT_TRANSLATE_NOOP("the_city", "%1: %2")
PART: Final = QT_TRANSLATE_NOOP("the_city", "%1 %2")
FROM: Final = QT_TRANSLATE_NOOP("the_city", "Points a round: %1.")
CARDS_FROM: Final = QT_TRANSLATE_NOOP("the_city", "Cards a round: %1.")
LIMIT: Final = QT_TRANSLATE_NOOP(
    "the_city", "More than %1 must be discarded before the next round."
)

BRINGS: Final = QT_TRANSLATE_NOOP("the_city", "As things are: %1 a round.")
WOULD_BRING: Final = QT_TRANSLATE_NOOP("the_city", "In your city it would bring %1 a round.")
HELPS: Final = QT_TRANSLATE_NOOP("the_city", "%1 would get %n points more a round.", "", 1)
HELPS_CARDS: Final = QT_TRANSLATE_NOOP("the_city", "%1 would get %n cards more a round.", "", 1)

FREE: Final = QT_TRANSLATE_NOOP("the_city", "Costs you nothing.")
PRICE: Final = QT_TRANSLATE_NOOP("the_city", "Costs you %n cards.", "", 1)
PRICE_LESS: Final = QT_TRANSLATE_NOOP(
    "the_city", "Costs you %n cards instead of %1, thanks to %2.", "", 1
)
TOO_DEAR: Final = QT_TRANSLATE_NOOP("the_city", "Not now: it costs %1, and you can pay %2.")
HAS_ONE: Final = QT_TRANSLATE_NOOP("the_city", "Not now: you have one already.")
LACKS: Final = QT_TRANSLATE_NOOP("the_city", "Not now: your city needs %1 first.")
NOT_SECOND: Final = QT_TRANSLATE_NOOP("the_city", "Not as the second card: its cost is above %1.")

DECK_HELP: Final = QT_TRANSLATE_NOOP(
    "the_city", "Income is drawn from it. When it is used up, the discard pile is shuffled."
)
PASS_HELP: Final = QT_TRANSLATE_NOOP(
    "the_city", "Whoever passes looks at %1 of its cards and keeps one."
)
DISCARD_HELP: Final = QT_TRANSLATE_NOOP("the_city", "In it: %1.")
DISCARD_EMPTY: Final = QT_TRANSLATE_NOOP("the_city", "Nothing lies on it.")
ARCHITECT_FREE: Final = QT_TRANSLATE_NOOP("the_city", "You have not built yours yet.")
ARCHITECT_USED: Final = QT_TRANSLATE_NOOP("the_city", "Yours stands in your city.")

STILL: Final = QT_TRANSLATE_NOOP("the_city", "%1 has not chosen yet.")
READY: Final = QT_TRANSLATE_NOOP("the_city", "%1 has chosen. All is turned up at once.")
BUILDS: Final = QT_TRANSLATE_NOOP("the_city", "%1 builds %2.")
RENOUNCES: Final = QT_TRANSLATE_NOOP("the_city", "%1 builds nothing.")
LAID: Final = QT_TRANSLATE_NOOP("the_city", "Discarded: %1.")
PAYS: Final = QT_TRANSLATE_NOOP("the_city", "To be discarded: %1.")
EACH: Final = QT_TRANSLATE_NOOP("the_city", "What is chosen stays secret until all have chosen.")

SERIES: Final = (
    QT_TRANSLATE_NOOP("the_city", "Points"),
    QT_TRANSLATE_NOOP("the_city", "Points a round"),
    QT_TRANSLATE_NOOP("the_city", "Cards a round"),
)

CHOOSING: Final = (c.ASK_CHOOSE, c.ASK_SECOND)


class TheCityHelp:
    """Tooltips, names for those who hear the table, and the few words on its pieces."""

    def __init__(self, words: TheCityTexts) -> None:
        self.words = words
        self.box = words.box
        self.say = words.say
        self.count = words.count

    # On the pieces

    def choices(self) -> str:
        return self.say(CHOICES)

    def drawn_heading(self) -> str:
        return self.say(DRAWN)

    def drawn(self, table: TheCityState) -> str:
        return self.say(SHARE, self.drawn_heading(), str(sum(table.offer)))

    def passes(self) -> str:
        return self.say(PASSES)

    def piles(self, table: TheCityState) -> list[tuple[str, str, int, str]]:
        """Key, art, number of cards and name."""
        seen = [kind for kind in range(table.kinds) if table.discard[kind] > 0]
        top = self.box.buildings[seen[-1]].key if seen else ""
        architect = self.box.buildings[self.box.architect]
        left = table.architects - (architect.copies - table.seats)  # of those who play
        return [
            ("deck", BACK, table.left, self.say(DECK)),
            ("discard", f"{ART}/{top}", sum(table.discard), self.say(DISCARD)),
            ("architects", f"{ART}/{architect.key}", left, self.say(ARCHITECTS)),
        ]

    def series(self) -> list[str]:
        return [self.say(text) for text in SERIES]

    # For those who hear the table

    def track(self) -> str:
        return self.say(TRACK, str(self.box.setup.goal))

    def seat(self, table: TheCityState, seat: int) -> str:
        points = self.count(POINTS, table.total(seat))
        cards = self.count(CARDS, table.hand_size(seat))
        return self.say(STANDING, self.words.name(seat), points, cards)

    def cards(self, table: TheCityState, seat: int) -> str:
        cards = self.count(CARDS, table.hand_size(seat))
        return self.say(OF_SEAT, self.words.name(seat), cards)

    def symbols(self, table: TheCityState, seat: int) -> str:
        return self.say(OF_SEAT, self.words.name(seat), self.counted(table, seat))

    def counted(self, table: TheCityState, seat: int) -> str:
        """How often a city shows each symbol."""
        return ", ".join(
            self.say(SYMBOL, str(table.symbols[seat * c.SHOWN + symbol]), self.symbol(symbol))
            for symbol in range(c.SHOWN)
        )

    def symbol(self, symbol: int) -> str:
        return self.words.effects.symbol(symbol)

    def owned(self, table: TheCityState, seat: int, kind: int) -> str:
        count = str(table.cities[seat * table.kinds + kind])
        return self.say(OWNED, self.words.name(seat), count, self.words.card(kind))

    def choice(self, table: TheCityState, seat: int) -> str:
        name = self.words.name(seat)
        kinds = [kind for kind in (table.first[seat], table.second[seat]) if kind >= 0]
        if kinds:
            return self.say(
                BUILDS, name, self.words.both([self.words.a_card(kind) for kind in kinds])
            )
        if not table.sat[seat]:
            return self.say(STILL, name)
        return self.say(RENOUNCES if table.first[seat] == NONE else READY, name)

    # Tooltips

    def tip(self, table: TheCityState, me: int, key: str) -> str:
        kind, *rest = key.split("/")
        numbers = [int(part) for part in rest]
        if kind in ("hand", "offer"):
            return "\n".join(self.card_tip(table, me, numbers[0]))
        if kind == "city":
            return "\n".join(self.city_tip(table, numbers[0], numbers[1]))
        if kind in ("seat", "points", "worth", "cards", "symbols"):
            return "\n".join(self.seat_tip(table, numbers[0]))
        if kind == "choice":
            return "\n".join(self.choice_tip(table, numbers[0]))
        if kind == "architects":
            return "\n".join(self.architect_tip(table, me))
        if kind == "drawn":
            return self.drawn(table)
        if kind in ("deck", "discard"):
            return "\n".join(self.pile_tip(table, kind))
        return self.track() if kind == "track" else f"{self.choices()}\n{self.say(EACH)}"

    def card_tip(self, table: TheCityState, me: int, kind: int) -> list[str]:
        title = self.say(TITLE, self.words.card(kind), str(self.box.costs[kind]))
        lines = [title, *self.words.effects.sentences(kind), *self.preview(table, me, kind)]
        if self.chooses(table, me):
            return [*lines, self.barrier(table, me, kind) or self.price(table, me, kind)]
        owned = self.box.owned_by(table, me)
        return [*lines, self.price(table, me, kind)] if self.box.cheapening(kind, owned) else lines

    def chooses(self, table: TheCityState, me: int) -> bool:
        """Whether the seat is asked what it builds."""
        asked = table.asked[-1] if table.asked else None
        return asked is not None and asked.seat == me and asked.kind in CHOOSING

    def preview(self, table: TheCityState, me: int, kind: int) -> list[str]:
        """What one more copy would bring now, also to others, with what is chosen already."""
        trial = table.copy()
        self.box.add(trial, me, trial.first[me], 1)
        seats = range(table.seats)
        before = [self.box.brings(trial, seat) for seat in seats]
        self.box.add(trial, me, kind, 1)
        after = [self.box.brings(trial, seat) for seat in seats]
        gains = [(now[0] - had[0], now[1] - had[1]) for had, now in zip(before, after, strict=True)]
        lines = [self.say(WOULD_BRING, self.amounts(*gains[me]))]
        for seat in seats:
            if seat != me and gains[seat][1]:
                lines.append(self.count(HELPS, gains[seat][1], self.words.name(seat)))
            if seat != me and gains[seat][0]:
                lines.append(self.count(HELPS_CARDS, gains[seat][0], self.words.name(seat)))
        return lines

    def amounts(self, income: int, points: int) -> str:
        """Only what there is of."""
        cards = [self.count(INCOME, income)] if income else []
        worth = [self.count(POINTS, points)] if points or not income else []
        return self.words.both([*cards, *worth])

    def barrier(self, table: TheCityState, me: int, kind: int) -> str:
        """Why it cannot be built; empty if it can."""
        owned = self.box.owned_by(table, me)
        cost, purse = self.box.cost(kind, owned), table.hand_size(me) - 1
        if self.box.is_full(kind, owned):
            return self.say(HAS_ONE)
        if not self.box.is_allowed(kind, owned):
            return self.say(LACKS, self.words.effects.one_of(self.box.buildings[kind].needs))
        if table.first[me] >= 0 and self.box.costs[kind] > self.box.setup.crew_cost:
            return self.say(NOT_SECOND, str(self.box.setup.crew_cost))
        return self.say(TOO_DEAR, str(cost), str(purse)) if cost > purse else ""

    def price(self, table: TheCityState, me: int, kind: int) -> str:
        """What it costs and why."""
        owned = self.box.owned_by(table, me)
        cost, givers = self.box.cost(kind, owned), self.box.cheapening(kind, owned)
        if not givers:
            return self.count(PRICE, cost) if cost else self.say(FREE)
        printed = str(self.box.costs[kind])
        return self.count(PRICE_LESS, cost, printed, self.words.effects.named(givers))

    def city_tip(self, table: TheCityState, seat: int, kind: int) -> list[str]:
        copies = table.cities[seat * table.kinds + kind]
        income, points = self.box.worth(table, seat, kind)
        together = self.say(BRINGS, self.amounts(copies * income, copies * points))
        return [self.owned(table, seat, kind), *self.words.effects.sentences(kind), together]

    def seat_tip(self, table: TheCityState, seat: int) -> list[str]:
        """Where its cards and points come from."""
        income, points = [], []
        for kind in range(table.kinds):
            copies = table.cities[seat * table.kinds + kind]
            if copies:
                cards, worth = self.box.worth(table, seat, kind)
                name = self.words.card(kind)
                income += [self.say(PART, name, str(copies * cards))] if cards else []
                points += [self.say(PART, name, str(copies * worth))] if worth else []
        lines = [self.seat(table, seat), self.say(SHOWN, self.counted(table, seat))]
        lines += [self.say(CARDS_FROM, ", ".join(income))] if income else []
        lines += [self.say(FROM, ", ".join(points))] if points else []
        return [*lines, self.say(LIMIT, str(self.box.setup.limit))]

    def choice_tip(self, table: TheCityState, seat: int) -> list[str]:
        gone = [
            *self.put_down(PAYS, table, seat, table.aside),
            *self.put_down(LAID, table, seat, table.laid),
        ]
        return [self.choice(table, seat), *gone, self.say(EACH)]

    def put_down(
        self, text: str, table: TheCityState, seat: int, column: Sequence[int]
    ) -> list[str]:
        mine = column[seat * table.kinds : (seat + 1) * table.kinds]
        return [self.say(text, self.words.pile(mine))] if any(mine) else []

    def architect_tip(self, table: TheCityState, me: int) -> list[str]:
        architect = self.box.architect
        used = self.box.owned_by(table, me) & self.box.bits[architect]
        return [
            self.words.card(architect),
            *self.words.effects.sentences(architect),
            self.say(ARCHITECT_USED if used else ARCHITECT_FREE),
        ]

    def pile_tip(self, table: TheCityState, pile: str) -> list[str]:
        deck, discard, _ = self.piles(table)
        if pile == "deck":
            passing = self.say(PASS_HELP, str(self.box.setup.draw))
            return [self.say(SHARE, deck[3], str(deck[2])), self.say(DECK_HELP), passing]
        seen = self.words.pile(table.discard)
        told = self.say(DISCARD_HELP, seen) if seen else self.say(DISCARD_EMPTY)
        return [self.say(SHARE, discard[3], str(discard[2])), told]
