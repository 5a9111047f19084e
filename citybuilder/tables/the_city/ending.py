"""The end of The City: which buildings brought the points, and what is worth telling."""

from typing import Final

from citybuilder.core.game import Event
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.box import Box
from citybuilder.games.the_city.state import TheCityState
from citybuilder.tables.ending import Past, leap, race
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.the_city.texts import TheCityTexts

DEAREST: Final = QT_TRANSLATE_NOOP(
    "the_city", "Costliest building: %1 pays %n cards for %2 (round %3).", "", 1
)
HARVEST: Final = QT_TRANSLATE_NOOP(
    "the_city", "Highest income: %1 gets %n cards in round %2.", "", 1
)
PATIENT: Final = QT_TRANSLATE_NOOP("the_city", "Most patient: %1 passes %n times.", "", 1)
SMALL, DEAR, RICH, OFTEN = 3, 5, 5, 4  # less is not worth telling


def lit(box: Box, table: TheCityState, seat: int, rule: int) -> list[str]:
    """The buildings that bring points of this source."""
    if rule == c.SCORE_HAND:
        return [f"cards/{seat}"]
    first = seat * table.kinds
    kinds = [kind for kind in range(table.kinds) if table.cities[first + kind] > 0]
    found = [f"city/{seat}/{kind}" for kind in kinds if brings(box, kind, rule)]
    return found or [f"worth/{seat}"]


def brings(box: Box, kind: int, rule: int) -> bool:
    card = box.buildings[kind]
    if rule == c.SCORE_PRINTED:
        return card.points > 0
    return any(effect.source() == rule for effect in card.points_effects)


def facts(past: Past, texts: TheCityTexts) -> list[str]:
    return [
        *race(past, texts),
        *leap(past, texts, SMALL),
        *dearest(past, texts),
        *harvest(past, texts),
        *most_patient(past, texts),
    ]


def dearest(past: Past, texts: TheCityTexts) -> list[str]:
    found = past.best_event(c.BUILT, DEAR)
    if found is None:
        return []
    turn, event = found
    what = texts.a_card(int(event.what))
    return [texts.count(DEAREST, int(event.amount), texts.name(event.seat), what, str(turn))]


def harvest(past: Past, texts: TheCityTexts) -> list[str]:
    found = past.best_event(c.EARNED, RICH)
    if found is None:
        return []
    turn, event = found
    return [texts.count(HARVEST, int(event.amount), texts.name(event.seat), str(turn))]


def most_patient(past: Past, texts: TheCityTexts) -> list[str]:
    """If one alone has passed most often."""
    passes: list[Event] = [event for _, event in past.events() if event.kind == c.PASSED]
    times = [sum(event.seat == seat for event in passes) for seat in range(past.states[-1].seats)]
    most = max(times)
    if most < OFTEN or times.count(most) > 1:
        return []
    return [texts.count(PATIENT, most, texts.name(times.index(most)))]
