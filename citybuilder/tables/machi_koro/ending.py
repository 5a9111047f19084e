"""The end of Machi Koro: landmark by landmark, the winner's city, and what is worth telling."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from citybuilder.core.game import Event
from citybuilder.core.score import ScoreLine
from citybuilder.games.machi_koro import cards as c
from citybuilder.tables.ending import Counted, Past, race
from citybuilder.tables.machi_koro.texts import MachiKoroTexts
from citybuilder.tables.texts import QT_TRANSLATE_NOOP

BEST_ROLL: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "Best roll: %1 rolls %2 and gets %n coins (turn %3).", "", 1
)
DEAREST_LOSS: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "Costliest loss: %1 has to give %2 %n coins at once (turn %3).", "", 1
)
SAVED: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "Longest saving: %1 builds nothing for %n turns, and then %2.", "", 1
)
CATCH: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "Best catch: two dice bring every boat %n coins (turn %1).", "", 1
)
FIRST: Final = QT_TRANSLATE_NOOP("machi_koro", "First landmark: %1 builds %2 (turn %3).")
OFTEN: Final = QT_TRANSLATE_NOOP("machi_koro", "Most frequent roll: %1, %n times.", "", 1)
BUILDING: Final = (c.BUILT, c.LANDMARK_BUILT, c.PASSED)
RICH, POOR, PATIENT, FULL = 6, 3, 3, 10  # less is not worth telling


def counted(texts: MachiKoroTexts, seat: int, lines: list[ScoreLine]) -> list[Counted]:
    """Landmark by landmark; then the coins, which decide only between the others."""
    stand, coins = lines
    heading = texts.rule(c.SCORE_LANDMARKS)
    steps = [
        Counted(heading, texts.landmark(int(number)), 1, (f"landmark/{seat}/{number}",))
        for number in stand.where
    ]
    shown = Counted(texts.rule(c.SCORE_COINS), texts.score(coins), 0, (f"coins/{seat}",))
    return [*steps, shown]


def facts(past: Past, texts: MachiKoroTexts) -> list[str]:
    return [
        *race(past, texts),
        *best_roll(past, texts),
        *dearest_loss(past, texts),
        *longest_saving(past, texts),
        *best_catch(past, texts),
        *most_frequent_roll(past, texts),
        *first_landmark(past, texts),
    ]


def rolls(past: Past) -> Iterator[tuple[int, Event, list[Event]]]:
    """Every roll that counted, in its turn, and the coins that changed hands before something was
    built."""
    roll: tuple[int, Event] | None = None
    moved: list[Event] = []
    for turn, event in past.events():
        if event.kind in (c.ROLLED, c.TURN_BEGAN, c.THROWN_AGAIN, *BUILDING):
            if roll is not None and event.kind != c.THROWN_AGAIN:
                yield *roll, moved
            roll, moved = ((turn, event) if event.kind == c.ROLLED else None), []
        elif event.kind == c.RAISED:
            roll = (turn, event)
        elif event.kind in (c.EARNED, c.PAID, c.ROBBED):
            moved.append(event)
    if roll is not None:
        yield *roll, moved


def who_gets(event: Event) -> int:
    return int(event.where if event.kind == c.PAID else event.seat)


def best_roll(past: Past, texts: MachiKoroTexts) -> list[str]:
    """Of those who rolled, whose own roll brought them most."""
    found = [
        (sum(int(each.amount) for each in moved if who_gets(each) == roll.seat), turn, roll)
        for turn, roll, moved in rolls(past)
    ]
    coins, turn, roll = max(found, key=lambda each: each[0], default=(0, 0, Event()))
    if coins < RICH:
        return []
    return [texts.count(BEST_ROLL, coins, texts.name(roll.seat), str(roll.amount), str(turn))]


def dearest_loss(past: Past, texts: MachiKoroTexts) -> list[str]:
    """What somebody had to give another one in one roll."""
    best, loser, getter, when = POOR - 1, 0, 0, 0
    for turn, _, moved in rolls(past):
        lost: dict[tuple[int, int], int] = {}
        for event in moved:
            if event.kind != c.EARNED:
                gets = who_gets(event)
                gives = int(event.seat + event.where) - gets
                lost[gives, gets] = lost.get((gives, gets), 0) + int(event.amount)
        for (gives, gets), coins in lost.items():
            if coins > best:
                best, loser, getter, when = coins, gives, gets, turn
    if best < POOR:
        return []
    return [texts.count(DEAREST_LOSS, best, texts.name(loser), texts.name(getter), str(when))]


def longest_saving(past: Past, texts: MachiKoroTexts) -> list[str]:
    """Own turns in a row in which nothing was built, and what came of it."""
    best, who, built = PATIENT - 1, 0, ""
    waits: dict[int, int] = {}
    for _, event in past.events():
        seat = int(event.seat)
        if event.kind == c.PASSED:
            waits[seat] = waits.get(seat, 0) + 1
        elif event.kind in (c.BUILT, c.LANDMARK_BUILT):
            waited = waits.pop(seat, 0)
            if waited > best:
                named = texts.a_card if event.kind == c.BUILT else texts.the_landmark
                best, who, built = waited, seat, named(int(event.what))
    return [texts.count(SAVED, best, texts.name(who), built)] if built else []


def best_catch(past: Past, texts: MachiKoroTexts) -> list[str]:
    """Of the boats."""
    found = past.best_event(c.FISHED, FULL)
    return [texts.count(CATCH, int(found[1].amount), str(found[0]))] if found else []


def first_landmark(past: Past, texts: MachiKoroTexts) -> list[str]:
    for turn, event in past.events():
        if event.kind == c.LANDMARK_BUILT:
            built = texts.the_landmark(int(event.what))
            return [texts.say(FIRST, texts.name(event.seat), built, str(turn))]
    return []


def most_frequent_roll(past: Past, texts: MachiKoroTexts) -> list[str]:
    """Of several the lowest."""
    times = Counter(int(roll.amount) for _, roll, _ in rolls(past))
    if not times:
        return []
    roll = min(times, key=lambda each: (-times[each], each))
    return [texts.count(OFTEN, times[roll], str(roll))]
