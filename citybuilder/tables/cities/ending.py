"""The end of Cities: which spaces and cards counted, and what is worth telling."""

from typing import Final

from citybuilder.core.score import ScoreLine
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.state import CitiesState
from citybuilder.tables.cities.texts import CitiesTexts
from citybuilder.tables.ending import Past, leap, race
from citybuilder.tables.texts import QT_TRANSLATE_NOOP

TALLEST: Final = QT_TRANSLATE_NOOP(
    "cities", "Tallest building: the first of height %n stands in %1's district (round %2).", "", 1
)
BEST_CARD: Final = QT_TRANSLATE_NOOP("cities", "Best card: “%2” brings %1 %n points.", "", 1)
FIRST_GOAL: Final = QT_TRANSLATE_NOOP(
    "cities", "First goal: %1 reaches one in round %2, for %n points.", "", 1
)
TALL, GOOD, LEAP = 3, 5, 8  # less is not worth telling


def lit(table: CitiesState, seat: int, line: ScoreLine) -> list[str]:
    """The spaces that counted, with the card or goal that counts them."""
    spaces = [f"space/{seat}/{space}" for space in line.where]
    if line.rule >= c.CARD_RULE:
        return [f"card/{seat}/{line.rule - c.CARD_RULE}", *spaces]
    if line.rule >= c.GOAL_RULE:
        return [f"goal/{line.rule - c.GOAL_RULE - table.city * c.GOALS}", *spaces]
    return spaces


def facts(past: Past, texts: CitiesTexts) -> list[str]:
    return [
        *race(past, texts),
        *best_card(past, texts),
        *tallest(past, texts),
        *leap(past, texts, LEAP),
        *first_goal(past, texts),
    ]


def tallest(past: Past, texts: CitiesTexts) -> list[str]:
    found = past.best_event(c.BUILT, TALL)
    if found is None:
        return []
    turn, event = found
    return [texts.count(TALLEST, int(event.amount), texts.name(event.seat), str(turn))]


def best_card(past: Past, texts: CitiesTexts) -> list[str]:
    scores = past.game.scores(past.states[-1])
    cards = [
        (int(line.points), seat, line)
        for seat, lines in enumerate(scores)
        for line in lines
        if line.rule >= c.CARD_RULE
    ]
    points, seat, line = max(cards, key=lambda each: each[0], default=(0, 0, ScoreLine()))
    if points < GOOD:
        return []
    return [texts.count(BEST_CARD, points, texts.name(seat), texts.rule(line.rule))]


def first_goal(past: Past, texts: CitiesTexts) -> list[str]:
    for turn, event in past.events():
        if event.kind == c.REACHED:
            points = int(event.amount)
            return [texts.count(FIRST_GOAL, points, texts.name(event.seat), str(turn))]
    return []
