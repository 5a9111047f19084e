"""What cards would pay in Machi Koro as things are: a throw is played by the rules, on a copy."""

from collections.abc import Iterator, Sequence
from typing import Final

from citybuilder.core.game import Action, Event
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.rules import MachiKoro
from citybuilder.games.machi_koro.state import MachiKoroState

PAYING: Final = (c.PAID, c.EARNED, c.ROBBED, c.REPAID, c.SHARED)
RICH: Final = 1000  # coins of a guest who can pay every bill
CATCH: Final = 7  # what two dice show for the boats on average
CATCHES: Final = (2, 12)  # and at least, and at most


def brings(
    rules: MachiKoro, table: MachiKoroState, seat: int, kind: int, copies: int, closed: int = 0
) -> int:
    """Coins that so many copies bring a seat at the next throw that makes them pay: of red cards,
    what is asked of a guest who has enough; of the others, what their owner's own throw brings.
    Less than nothing where they cost some, which their owner has. So many copies are closed."""
    world = prepared(table, CATCH)
    world.own(seat, kind, copies - world.copies(seat, kind))
    if world.closed:
        world.closed[seat * world.kinds + kind] = closed
    events: list[Event] = []
    if rules.establishments[kind].colour == c.RED:
        world.active = (seat + 1) % world.seats
        world.coins[world.active] = RICH
        world.built[world.active] |= rules.editions[world.edition].finished
    else:
        rules.begin_turn(world, seat, False)  # landmarks that were built meanwhile work from now on
    if rules.establishments[kind].colour == c.GREEN:
        world.coins[seat] = RICH
    world.first_die, world.second_die = rules.establishments[kind].dice[0], 0
    world.events = events
    purse = world.coins[seat]
    rules.collect(world)
    take_most(rules, world, seat)
    return sum(coins for event, coins in moved(events, seat, purse) if pays(event, seat, kind))


def prepared(table: MachiKoroState, catch: int) -> MachiKoroState:
    """A copy on which nobody has thrown yet, but for the boats."""
    world = table.copy()
    world.asked = []
    world.raised = 0
    world.catch = catch
    return world


def take_most(rules: MachiKoro, world: MachiKoroState, seat: int) -> None:
    """Whoever is asked by a card takes what brings most at once."""

    def purse(answer: Action) -> int:
        after = world.copy()
        rules.apply(after, answer)
        return after.coins[seat]

    while world.asked[-1].kind != c.ASK_BUILD:
        rules.apply(world, max(rules.legal(world), key=purse))


def moved(events: Sequence[Event], seat: int, purse: int) -> Iterator[tuple[Event, int]]:
    """Events with the coins that each of them has brought a seat, or cost it."""
    for event in events:
        coins = 0
        if event.kind == c.SHARED:
            coins = event.amount - purse
        elif event.kind in (*PAYING, c.LANDMARK_EARNED):
            sign = -1 if event.kind in (c.PAID, c.REPAID) else 1
            coins = event.amount * (sign * (event.seat == seat) - sign * (event.where == seat))
        purse += coins
        yield event, coins


def pays(event: Event, seat: int, kind: int) -> bool:
    owner = event.where if event.kind == c.PAID else event.seat
    return event.kind in PAYING and event.what == kind and owner == seat


def waits(rules: MachiKoro, table: MachiKoroState, seat: int, kind: int) -> bool:
    """Whether the card will bring more as soon as its owner's next turn begins."""
    now = brings(rules, table, seat, kind, 1)
    later = table.copy()
    later.working[seat] = later.built[seat]
    return brings(rules, later, seat, kind, 1) > now


def last_landmark(rules: MachiKoro, table: MachiKoroState, seat: int) -> int:
    """What the only landmark costs that a city still lacks; 0 where there are others."""
    lacking = [
        cost
        for number, cost in enumerate(rules.landmark_costs)
        if rules.editions[table.edition].finished >> number & 1 and not table.stands(seat, number)
    ]
    return lacking[0] if len(lacking) == 1 else 0


Throw = tuple[int, int]
Raises = tuple[int, ...]  # what may be added to a throw


def winning_throws(
    rules: MachiKoro,
    table: MachiKoroState,
    seat: int,
    throws: Sequence[Throw],
    raises: Raises = (),
    catch: int = CATCH,
) -> list[int]:
    """The sums of those throws after which a city can pay its last landmark."""
    cost = last_landmark(rules, table, seat)
    return [
        sum(throw)
        for throw in throws
        if purse_after(rules, table, seat, throw, raises, catch) >= cost
    ]


def on_average(
    rules: MachiKoro,
    table: MachiKoroState,
    seat: int,
    throws: Sequence[Throw],
    raises: Raises = (),
) -> float:
    """The coins that these throws bring whoever throws."""
    purses = [purse_after(rules, table, seat, throw, raises) for throw in throws]
    return sum(purses) / len(purses) - int(table.coins[seat])


def purse_after(
    rules: MachiKoro,
    table: MachiKoroState,
    seat: int,
    throw: Throw,
    raises: Raises = (),
    catch: int = CATCH,
) -> int:
    """What a seat that throws has when all have been paid; its Harbor adds what is best, unless it
    is said what may be added."""
    purses = []
    for more in raises or may_add(rules, table, seat, throw):
        world = prepared(table, catch)
        world.first_die, world.second_die = throw
        world.raised = more
        rules.collect(world)
        take_most(rules, world, seat)
        purses.append(int(world.coins[seat]))
    return max(purses)


def may_add(rules: MachiKoro, table: MachiKoroState, seat: int, throw: Throw) -> Raises:
    """What the Harbor may add to a throw, or not."""
    if table.working[seat] & rules.harbor and sum(throw) >= rules.setup.high:
        return 0, int(rules.editions[table.edition].raises)
    return (0,)
