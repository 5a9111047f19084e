"""What happens in Urbanization, as sentences: a deed, and behind a colon what it brings."""

from collections.abc import Callable, Sequence
from typing import Final

from citybuilder.core.game import NONE, Event
from citybuilder.games.urbanization import cards as c
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.naming import Names
from citybuilder.tables.urbanization.speaking import NO_ORDERS

SENTENCE: Final = QT_TRANSLATE_NOOP("urbanization", "%1.")
BRINGS: Final = QT_TRANSLATE_NOOP("urbanization", "%1: %2.")
GETS: Final = QT_TRANSLATE_NOOP("urbanization", "%1 gets %2.")
WON: Final = QT_TRANSLATE_NOOP("urbanization", "%1 wins!")

STARTED: Final = QT_TRANSLATE_NOOP("urbanization", "%1 starts in %2")
PRICE_MOVED: Final = QT_TRANSLATE_NOOP("urbanization", "%1 moves a price marker from %2 to %3")
PRICES_MOVED: Final = QT_TRANSLATE_NOOP(
    "urbanization", "%1 moves %n price markers from %2 to %3", "", 1
)
PRICES_GONE: Final = QT_TRANSLATE_NOOP(
    "urbanization", "%1 takes %n price markers from %2 out of the game", "", 1
)
ROUND_BEGAN: Final = QT_TRANSLATE_NOOP("urbanization", "Round %1 begins with %2")
MAYOR_CAME: Final = QT_TRANSLATE_NOOP("urbanization", "%1 gets the Mayor and begins")
CHARACTER_TAKEN: Final = QT_TRANSLATE_NOOP("urbanization", "%1 chooses %2")
PHASE_BEGAN: Final = QT_TRANSLATE_NOOP("urbanization", "Phase %1 begins")
TURN_BEGAN: Final = QT_TRANSLATE_NOOP("urbanization", "It is %1's turn")
PASSED: Final = QT_TRANSLATE_NOOP("urbanization", "%1 passes")
CHARACTER_USED: Final = QT_TRANSLATE_NOOP("urbanization", "%1 uses %2")
LAND_BOUGHT: Final = QT_TRANSLATE_NOOP("urbanization", "%1 buys region %2 for %3")
BUILT: Final = QT_TRANSLATE_NOOP("urbanization", "%1 builds %2 in %3 for %4")
SEVERAL_BUILT: Final = QT_TRANSLATE_NOOP("urbanization", "%1 builds %2 (%3) for %4")
BOUGHT: Final = QT_TRANSLATE_NOOP("urbanization", "%1 buys 1 grain %2 for %3")
SEVERAL_BOUGHT: Final = QT_TRANSLATE_NOOP("urbanization", "%1 buys %2 (%3) for %4")
SOLD: Final = QT_TRANSLATE_NOOP("urbanization", "%1 sells 1 grain %2 for %3")
SEVERAL_SOLD: Final = QT_TRANSLATE_NOOP("urbanization", "%1 sells %2 (%3) for %4")
GIVEN: Final = QT_TRANSLATE_NOOP("urbanization", "%1 takes %2 %3 for free")
SOWN: Final = QT_TRANSLATE_NOOP("urbanization", "%1 sows %2 (%3)")
ON_CARD: Final = QT_TRANSLATE_NOOP("urbanization", "Farmer's card")
LEFT_FIELD: Final = QT_TRANSLATE_NOOP("urbanization", "%1 takes the left order field (%2)")
RIGHT_FIELD: Final = QT_TRANSLATE_NOOP("urbanization", "%1 takes the right order field (%2)")
CARD_TAKEN: Final = QT_TRANSLATE_NOOP("urbanization", "%1 attracts %2")
FACTORY_BUILT: Final = QT_TRANSLATE_NOOP("urbanization", "%1 attracts %2 to region %3")
MODERNISED: Final = QT_TRANSLATE_NOOP("urbanization", "%1 modernises a factory into %2")
CARD_LAID: Final = QT_TRANSLATE_NOOP("urbanization", "New on display: %1")
MADE: Final = QT_TRANSLATE_NOOP("urbanization", "%1 produces %2")
TAXED: Final = QT_TRANSLATE_NOOP("urbanization", "%1 collects taxes (marker now on %2)")
STEPPED_ON: Final = QT_TRANSLATE_NOOP("urbanization", "%1 moves a marker from space %2 to space %3")
STEPPED_ON_FOR: Final = QT_TRANSLATE_NOOP(
    "urbanization", "%1 moves a marker from space %2 to space %3 for %4"
)
ENTERED_FOR: Final = QT_TRANSLATE_NOOP(
    "urbanization", "%1 puts a marker on the path and moves it to space %2 for %3"
)
ENTERED_ON: Final = QT_TRANSLATE_NOOP(
    "urbanization", "%1 puts a marker on the path and moves it to space %2"
)
ENTERED: Final = QT_TRANSLATE_NOOP("urbanization", "%1 puts a marker on space %2")
STOPPED: Final = QT_TRANSLATE_NOOP("urbanization", "%1 stays on space %2")
CAME_BACK: Final = QT_TRANSLATE_NOOP("urbanization", "%1 takes a marker back from space %2")
INVENTED: Final = QT_TRANSLATE_NOOP("urbanization", "%1 invents %2")
ROUND_ENDS: Final = QT_TRANSLATE_NOOP("urbanization", "Round %1 ends")
STEPS: Final = {
    c.HARVEST: QT_TRANSLATE_NOOP("urbanization", "End of the round: harvest"),
    c.FACTORIES: QT_TRANSLATE_NOOP("urbanization", "End of the round: factories"),
    c.COUNT_CITIZENS: QT_TRANSLATE_NOOP("urbanization", "End of the round: citizens"),
    c.FEEDING: QT_TRANSLATE_NOOP("urbanization", "End of the round: feeding"),
    c.REFILL: QT_TRANSLATE_NOOP("urbanization", "End of the round: refilling grain"),
    c.NEXT_ROUND: QT_TRANSLATE_NOOP("urbanization", "End of the round: next round"),
}
BACK: Final = QT_TRANSLATE_NOOP("urbanization", "harvests %n grain", "", 1)
GREW: Final = QT_TRANSLATE_NOOP("urbanization", "gets %n more", "", 1)
NO_ROOM: Final = QT_TRANSLATE_NOOP("urbanization", "has no room for %n", "", 1)
CARD_LEFT: Final = QT_TRANSLATE_NOOP("urbanization", "Out of the game: %1")
CARD_REPLACED: Final = QT_TRANSLATE_NOOP("urbanization", "Out of the game: %1. New on display: %2")
ORDERS_BACK: Final = QT_TRANSLATE_NOOP("urbanization", "%1 returns %n used orders", "", 1)
CITIZENS: Final = QT_TRANSLATE_NOOP("urbanization", "%1 has %n citizens", "", 1)
FED: Final = QT_TRANSLATE_NOOP("urbanization", "%1 feeds %n citizens", "", 1)
FED_NOBODY: Final = QT_TRANSLATE_NOOP("urbanization", "%1 has nobody to feed")
REFILLED: Final = QT_TRANSLATE_NOOP("urbanization", "Grain comes from the return area: %1")
MOVED_TO: Final = QT_TRANSLATE_NOOP("urbanization", "%1 %2")
CHARACTERS_BACK: Final = QT_TRANSLATE_NOOP("urbanization", "All characters come back")

EARNED_FOR: Final = {  # %1: how much
    c.FOR_LAST_FIELD: QT_TRANSLATE_NOOP("urbanization", "%1 for the right field"),
    c.FOR_GOODS: QT_TRANSLATE_NOOP("urbanization", "%1 for goods"),
    c.FOR_TAXES: QT_TRANSLATE_NOOP("urbanization", "%1 in taxes"),
    c.FOR_INVENTION: QT_TRANSLATE_NOOP("urbanization", "%1 for the invention"),
    c.FOR_MERCHANT: QT_TRANSLATE_NOOP("urbanization", "%1 thanks to the Merchant"),
    c.FOR_TELEGRAPH: QT_TRANSLATE_NOOP("urbanization", "%1 thanks to the telegraph"),
}
SCORED_FOR: Final = {
    c.SCORE_START: QT_TRANSLATE_NOOP("urbanization", "%n points for the start house", "", 1),
    c.SCORE_HOUSES: QT_TRANSLATE_NOOP("urbanization", "%n points for houses", "", 1),
    c.SCORE_HIGH_RISES: QT_TRANSLATE_NOOP("urbanization", "%n points for high-rises", "", 1),
    c.SCORE_ADMINISTRATION: QT_TRANSLATE_NOOP(
        "urbanization", "%n points for administration buildings", "", 1
    ),
    c.SCORE_FACTORIES: QT_TRANSLATE_NOOP("urbanization", "%n points for a factory", "", 1),
    c.SCORE_GOODS: QT_TRANSLATE_NOOP("urbanization", "%n points for goods", "", 1),
    c.SCORE_CITIZENS: QT_TRANSLATE_NOOP("urbanization", "%n points for citizens", "", 1),
    c.SCORE_GRAIN: QT_TRANSLATE_NOOP("urbanization", "%n points for grain left over", "", 1),
    c.SCORE_MAYOR: QT_TRANSLATE_NOOP("urbanization", "%n points for the Mayor", "", 1),
    c.SCORE_INVENTIONS: QT_TRANSLATE_NOOP("urbanization", "%n points for an invention", "", 1),
    c.SCORE_COMBINATIONS: QT_TRANSLATE_NOOP(
        "urbanization", "%n points for inventions that suit factories", "", 1
    ),
    c.SCORE_LARGEST: QT_TRANSLATE_NOOP(
        "urbanization", "%n points for the most valuable factories", "", 1
    ),
}

GAINS: Final = (c.EARNED, c.SCORED, c.ORDERS_GIVEN, c.GRAIN_GIVEN)
OBVIOUS: Final = {  # what a deed brings by itself: reasons of money and points
    c.BUILT: ((), (c.SCORE_HOUSES, c.SCORE_HIGH_RISES, c.SCORE_ADMINISTRATION)),
    c.CARD_TAKEN: ((), (c.SCORE_FACTORIES,)),
    c.FACTORY_BUILT: ((), (c.SCORE_FACTORIES,)),
    c.MODERNISED: ((), (c.SCORE_FACTORIES,)),
    c.MADE: ((c.FOR_GOODS,), (c.SCORE_GOODS,)),
    c.TAXED: ((c.FOR_TAXES,), ()),
    c.INVENTED: ((c.FOR_INVENTION,), (c.SCORE_INVENTIONS,)),
    c.CITIZENS: ((), (c.SCORE_CITIZENS,)),
    c.MAYOR_CAME: ((), (c.SCORE_MAYOR,)),
    c.ORDERS_TAKEN: ((), ()),
    c.FED: ((), ()),
    c.CHARACTER_USED: ((), ()),
}
SERIES: Final = (c.GRAIN_BOUGHT, c.GRAIN_SOLD, c.SOWN, c.STEPPED)
HARVEST: Final = (c.GRAIN_BACK, c.GRAIN_GREW)
SETTLED: Final = (c.FACTORY_BUILT, c.MODERNISED)

Deed = Callable[[str, Event, Sequence[Event]], str]  # who, the first event, and all that join


class Telling:
    """Events of one seat that belong together are one sentence."""

    def __init__(self, words: Names) -> None:
        self.words = words
        self.say = say = words.say
        self.count = count = words.count
        region, factory = words.region, words.factory
        self.deeds: dict[int, Deed] = {
            c.STARTED: lambda who, one, _: say(STARTED, who, words.region_of(one.where)),
            c.PRICE_MOVED: self.prices_moved,
            c.PRICES_GONE: lambda who, one, _: count(
                PRICES_GONE, one.amount, who, region(one.where)
            ),
            c.ROUND_BEGAN: lambda who, one, _: say(ROUND_BEGAN, str(one.amount), who),
            c.MAYOR_CAME: lambda who, *_: say(MAYOR_CAME, who),
            c.CHARACTER_TAKEN: lambda who, one, _: say(
                CHARACTER_TAKEN, who, words.the_character(one.what)
            ),
            c.PHASE_BEGAN: lambda _, one, __: say(PHASE_BEGAN, str(one.amount)),
            c.TURN_BEGAN: lambda who, *_: say(TURN_BEGAN, who),
            c.PASSED: lambda who, *_: say(PASSED, who),
            c.CHARACTER_USED: lambda who, one, _: say(
                CHARACTER_USED, who, words.the_character(one.what)
            ),
            c.LAND_BOUGHT: lambda who, one, _: say(
                LAND_BOUGHT, who, region(one.where), words.money(one.amount)
            ),
            c.BUILT: self.built,
            c.GRAIN_BOUGHT: self.bought,
            c.GRAIN_SOLD: self.sold,
            c.SOWN: self.sown,
            c.ORDERS_TAKEN: lambda who, one, _: say(
                RIGHT_FIELD if one.amount else LEFT_FIELD, who, factory(one.what)
            ),
            c.CARD_TAKEN: self.settled,
            c.FACTORY_BUILT: self.settled,
            c.MODERNISED: self.settled,
            c.CARD_LAID: lambda _, one, __: say(CARD_LAID, factory(one.what)),
            c.MADE: lambda who, one, _: say(MADE, who, words.goods(one.where, one.amount)),
            c.TAXED: lambda who, one, _: say(TAXED, who, str(one.amount)),
            c.STEPPED: self.stepped,
            c.STOPPED: lambda who, one, _: say(
                CAME_BACK if one.amount else STOPPED, who, str(one.where + 1)
            ),
            c.INVENTED: lambda who, one, _: say(INVENTED, who, words.the_invention(one.what)),
            c.ROUND_ENDS: lambda _, one, __: say(ROUND_ENDS, str(one.amount)),
            c.GRAIN_BACK: self.harvest,
            c.GRAIN_GREW: self.harvest,
            c.CARD_LEFT: lambda _, __, found: say(
                CARD_LEFT if len(found) == 1 else CARD_REPLACED,
                *[factory(each.what) for each in found],
            ),
            c.ORDERS_BACK: lambda who, one, _: count(ORDERS_BACK, one.amount, who),
            c.CITIZENS: lambda who, one, _: count(CITIZENS, one.amount, who),
            c.FED: lambda who, one, _: (
                count(FED, one.amount, who) if one.amount else say(FED_NOBODY, who)
            ),
            c.REFILLED: self.refilled,
            c.CHARACTERS_BACK: lambda *_: say(CHARACTERS_BACK),
        }

    # Which events are one sentence

    def joins(self, before: Event, event: Event) -> bool:
        one, two = before.kind, event.kind
        if event.seat == NONE:
            refilled = one == c.REFILLED and two == c.REFILLED
            return refilled or (one == c.CARD_LEFT and two == c.CARD_LAID)
        if before.seat != event.seat:
            return False
        if two in GAINS:
            return self.brings(before, event)
        if two == c.BUILT:
            return before.what == event.what and one in (c.BUILT, c.SCORED)
        if two == c.PRICE_MOVED:
            return one == c.PRICE_MOVED and before.what == event.what
        if two in SETTLED:
            return bool(one == c.CARD_TAKEN)
        return (one == two and two in SERIES) or (one in HARVEST and two in HARVEST)

    def brings(self, before: Event, event: Event) -> bool:
        """Of a character only what it gives by itself; money comes of what it helps with."""
        if before.kind == c.CHARACTER_USED:
            return bool(event.kind == c.GRAIN_GIVEN)
        return before.kind in OBVIOUS or before.kind in GAINS

    # Sentences

    def together(self, events: Sequence[Event]) -> str:
        kind, who = events[0].kind, self.words.name(events[0].seat)
        if kind == c.WON:
            return self.say(WON, who)
        if kind == c.STEP_BEGAN:
            return self.say(STEPS[events[0].amount])
        if kind == c.GRAIN_GIVEN and len(events) == 1:
            return self.say(SENTENCE, self.given(who, events[0]))
        gains = [event for event in events if event.kind in GAINS]
        if kind in GAINS:
            return self.say(GETS, who, self.words.both(self.gained(gains, kind)))
        others = [event for event in events if event.kind not in GAINS]
        deed = self.deeds[kind](who, events[0], others)
        brought = self.gained(gains, kind)
        if kind == c.ORDERS_TAKEN and all(event.kind != c.ORDERS_GIVEN for event in gains):
            brought = [self.say(NO_ORDERS), *brought]
        return self.say(BRINGS, deed, ", ".join(brought)) if brought else self.say(SENTENCE, deed)

    def gained(self, gains: Sequence[Event], deed: int) -> list[str]:
        """Added up by what it is for."""
        sums: dict[tuple[int, int], int] = {}
        for event in gains:
            key = (event.kind, event.what if event.kind != c.GRAIN_GIVEN else 0)
            sums[key] = sums.get(key, 0) + event.amount
        return [self.gain(deed, *key, amount) for key, amount in sums.items()]

    def gain(self, deed: int, kind: int, what: int, amount: int) -> str:
        money, points = OBVIOUS.get(deed, ((), ()))
        if kind == c.EARNED:
            text = self.words.money(amount)
            return text if what in money else self.say(EARNED_FOR[what], text)
        if kind == c.SCORED:
            if what in points:
                return self.words.points(amount)
            return self.count(SCORED_FOR[what], amount)
        return (
            self.words.grain(amount) if kind == c.GRAIN_GIVEN else self.words.orders(what, amount)
        )

    # On the map

    def prices_moved(self, who: str, one: Event, found: Sequence[Event]) -> str:
        source = self.words.region(one.what)
        targets = self.words.regions([event.where for event in found])
        if len(found) == 1:
            return self.say(PRICE_MOVED, who, source, targets)
        return self.count(PRICES_MOVED, len(found), who, source, targets)

    def built(self, who: str, one: Event, found: Sequence[Event]) -> str:
        alone = one.what == c.ADMINISTRATION  # it stands beside the plots
        places = [event.where if alone else event.where // c.PLOTS for event in found]
        where = self.words.regions(places)
        if len(found) == 1:
            return self.say(BUILT, who, self.words.a_building(one.what), where, self.price(found))
        built = self.words.buildings(one.what, len(found))
        return self.say(SEVERAL_BUILT, who, built, where, self.price(found))

    # Grain

    def bought(self, who: str, one: Event, found: Sequence[Event]) -> str:
        if len(found) == 1:
            return self.say(BOUGHT, who, self.words.from_space(one.where), self.price(found))
        return self.say(SEVERAL_BOUGHT, who, *self.traded(found))

    def sold(self, who: str, one: Event, found: Sequence[Event]) -> str:
        if len(found) == 1:
            return self.say(SOLD, who, self.words.to_space(one.where), self.price(found))
        return self.say(SEVERAL_SOLD, who, *self.traded(found))

    def price(self, found: Sequence[Event]) -> str:
        return self.words.money(sum(event.amount for event in found))

    def traded(self, found: Sequence[Event]) -> tuple[str, str, str]:
        spaces = self.words.spaces([event.where for event in found])
        return self.words.grain(len(found)), spaces, self.price(found)

    def given(self, who: str, one: Event) -> str:
        whence = self.words.from_space(one.where)
        return self.say(GIVEN, who, self.words.grain(one.amount), whence)

    def sown(self, who: str, one: Event, found: Sequence[Event]) -> str:
        places = [
            self.say(ON_CARD) if event.where == c.ON_CARD else self.words.region_of(event.where)
            for event in found
        ]
        return self.say(SOWN, who, self.words.grain(len(found)), self.words.counted(places))

    def harvest(self, who: str, one: Event, found: Sequence[Event]) -> str:
        back = [event for event in found if event.kind == c.GRAIN_BACK]
        kept = sum(event.amount for event in back)
        counts = ((BACK, kept), (GREW, len(found) - len(back)), (NO_ROOM, len(back) - kept))
        parts = [self.count(text, number) for text, number in counts if number]
        return self.say(MOVED_TO, who, self.words.both(parts))

    def refilled(self, who: str, one: Event, found: Sequence[Event]) -> str:
        spaces = [event.where for event in found]
        parts = [
            self.say(MOVED_TO, str(spaces.count(space)), self.words.to_space(space))
            for space in dict.fromkeys(spaces)
        ]
        return self.say(REFILLED, ", ".join(parts))

    # Industry and inventions

    def settled(self, who: str, one: Event, found: Sequence[Event]) -> str:
        last = found[-1]
        factory = self.words.the_factory(last.what)
        if last.kind == c.FACTORY_BUILT:
            return self.say(FACTORY_BUILT, who, factory, self.words.region_of(last.where))
        return self.say(MODERNISED if last.kind == c.MODERNISED else CARD_TAKEN, who, factory)

    def stepped(self, who: str, one: Event, found: Sequence[Event]) -> str:
        """All steps of an action; the first of a new marker leads onto the track."""
        space, cost = str(found[-1].where + 1), sum(event.amount for event in found)
        price = (self.words.money(cost),) if cost else ()
        if one.what != NONE:
            text = STEPPED_ON_FOR if cost else STEPPED_ON
            return self.say(text, who, str(one.what + 1), space, *price)
        if len(found) == 1:
            return self.say(ENTERED, who, space)
        return self.say(ENTERED_FOR if cost else ENTERED_ON, who, space, *price)
