"""What cards would pay in Machi Koro as things are: a throw is played by the rules, on a copy."""

from collections.abc import Sequence
from typing import Final

from citybuilder.core.game import Action, Event
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.rules import MachiKoro
from citybuilder.games.machi_koro.state import MachiKoroState

PAYING: Final = (c.PAID, c.EARNED, c.ROBBED)
RICH: Final = 1000  # coins of a guest who can pay every bill


def brings(rules: MachiKoro, table: MachiKoroState, seat: int, kind: int, copies: int) -> int:
    """Coins that so many copies bring a seat at the next throw that makes them pay: of red cards,
    what is asked of a guest who has enough; of the others, what their owner's own throw brings."""
    world = table.copy()
    world.own(seat, kind, copies - world.copies(seat, kind))
    world.asked = []
    events: list[Event] = []
    if rules.establishments[kind].colour == c.RED:
        world.active = (seat + 1) % world.seats
        world.coins[world.active] = RICH
    else:
        rules.begin_turn(world, seat, False)  # landmarks that were built meanwhile work from now on
    world.first_die, world.second_die = rules.establishments[kind].dice[0], 0
    world.events = events
    rules.collect(world)
    take_most(rules, world, seat)
    return sum(event.amount for event in events if pays(event, seat, kind))


def take_most(rules: MachiKoro, world: MachiKoroState, seat: int) -> None:
    """Whoever is asked by a card takes what brings most at once."""

    def purse(answer: Action) -> int:
        after = world.copy()
        rules.apply(after, answer)
        return after.coins[seat]

    while world.asked[-1].kind != c.ASK_BUILD:
        rules.apply(world, max(rules.legal(world), key=purse))


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
        cost for number, cost in enumerate(rules.landmark_costs) if not table.stands(seat, number)
    ]
    return lacking[0] if len(lacking) == 1 else 0


Throw = tuple[int, int]


def winning_throws(
    rules: MachiKoro, table: MachiKoroState, seat: int, throws: Sequence[Throw]
) -> list[int]:
    """The sums of those throws after which a city can pay its last landmark."""
    cost = last_landmark(rules, table, seat)
    return [sum(throw) for throw in throws if purse_after(rules, table, seat, throw) >= cost]


def on_average(
    rules: MachiKoro, table: MachiKoroState, seat: int, throws: Sequence[Throw]
) -> float:
    """The coins that these throws bring whoever throws."""
    purses = [purse_after(rules, table, seat, throw) for throw in throws]
    return sum(purses) / len(purses) - int(table.coins[seat])


def purse_after(rules: MachiKoro, table: MachiKoroState, seat: int, throw: Throw) -> int:
    """What a seat has when all have been paid for a throw."""
    world = table.copy()
    world.asked = []
    world.first_die, world.second_die = throw
    rules.collect(world)
    take_most(rules, world, seat)
    return int(world.coins[seat])
