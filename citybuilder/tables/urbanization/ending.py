"""The end of Urbanization: what brought the points, and what is worth telling."""

from typing import Final

from citybuilder.core.game import NONE
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.ending import Past, leap, race
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.boards import CITIZENS, GRAIN
from citybuilder.tables.urbanization.texts import UrbanizationTexts

INCOME: Final = QT_TRANSLATE_NOOP("urbanization", "Highest income: %1 gets %2 at once (round %3).")
LAND: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Costliest land: %1 pays %2 for region %3 (round %4)."
)
INVENTION: Final = QT_TRANSLATE_NOOP("urbanization", "First invention: %1 takes %2 (round %3).")
MAYOR: Final = QT_TRANSLATE_NOOP("urbanization", "Most often mayor: %1, %n times.", "", 1)
LEAP, RICH, DEAR, OFTEN = 6, 6, 4, 2  # less is not worth telling

STANDING: Final = {
    c.SCORE_START: (c.HOUSE, c.HIGH_RISE),
    c.SCORE_HOUSES: (c.HOUSE, c.HIGH_RISE),
    c.SCORE_HIGH_RISES: (c.HIGH_RISE,),
}
BY_FACTORIES: Final = (c.SCORE_FACTORIES, c.SCORE_GOODS, c.SCORE_LARGEST)
BY_INVENTIONS: Final = (c.SCORE_INVENTIONS, c.SCORE_COMBINATIONS)
ROWS: Final = {c.SCORE_CITIZENS: CITIZENS, c.SCORE_GRAIN: GRAIN}


def lit(table: UrbanizationState, seat: int, rule: int) -> list[str]:
    """What still lies on the table of it; where nothing does, the points themselves."""
    found: list[str] = []
    if rule in STANDING:
        found = [f"region/{region}" for region in regions(table, seat, STANDING[rule])]
    elif rule == c.SCORE_ADMINISTRATION:
        own = [region for region, owner in enumerate(table.owner) if owner == seat]
        found = [f"region/{region}" for region in own if table.administrations[region] > 0]
    elif rule in BY_FACTORIES:
        first = seat * c.STACKS
        stacks = [stack for stack in range(c.STACKS) if table.top[first + stack] != NONE]
        found = [f"stack/{seat}/{stack}" for stack in stacks]
    elif rule in BY_INVENTIONS:
        found = [f"idea/{seat}/{idea}" for idea, who in enumerate(table.inventor) if who == seat]
    elif rule in ROWS:
        found = [f"row/{seat}/{ROWS[rule]}"]
    elif table.mayor == seat:
        found = ["mayor"]
    return found or [f"points/{seat}"]


def regions(table: UrbanizationState, seat: int, kinds: tuple[int, ...]) -> list[int]:
    return sorted({int(region) for kind in kinds for region in table.with_plot(seat, kind)})


def facts(past: Past, texts: UrbanizationTexts) -> list[str]:
    return [
        *race(past, texts),
        *leap(past, texts, LEAP),
        *best_income(past, texts),
        *dearest_land(past, texts),
        *first_invention(past, texts),
        *most_mayor(past, texts),
    ]


def best_income(past: Past, texts: UrbanizationTexts) -> list[str]:
    """All that somebody got with one answer."""
    best, who, when = RICH - 1, 0, 0
    for state, (_, _, events) in zip(past.states, past.told, strict=False):
        for seat in range(state.seats):
            money = sum(int(e.amount) for e in events if e.kind == c.EARNED and e.seat == seat)
            if money > best:
                best, who, when = money, seat, int(past.game.turns(state))
    if best < RICH:
        return []
    return [texts.say(INCOME, texts.name(who), texts.money(best), str(when))]


def dearest_land(past: Past, texts: UrbanizationTexts) -> list[str]:
    found = past.best_event(c.LAND_BOUGHT, DEAR)
    if found is None:
        return []
    turn, event = found
    region = texts.region(int(event.where))
    cost = texts.money(int(event.amount))
    return [texts.say(LAND, texts.name(event.seat), cost, region, str(turn))]


def first_invention(past: Past, texts: UrbanizationTexts) -> list[str]:
    for turn, event in past.events():
        if event.kind == c.INVENTED:
            invention = texts.the_invention(int(event.what))
            return [texts.say(INVENTION, texts.name(event.seat), invention, str(turn))]
    return []


def most_mayor(past: Past, texts: UrbanizationTexts) -> list[str]:
    """If one alone was it most often."""
    came = [event.seat for _, event in past.events() if event.kind == c.MAYOR_CAME]
    times = [came.count(seat) for seat in range(past.states[-1].seats)]
    most = max(times)
    if most < OFTEN or times.count(most) > 1:
        return []
    return [texts.count(MAYOR, most, texts.name(times.index(most)))]
