"""What a placing would bring in Cities, and why. No Qt in here."""

from dataclasses import dataclass
from typing import Final

from citybuilder.core.game import NONE, Action
from citybuilder.core.score import ScoreLine
from citybuilder.games.cities import cards as c
from citybuilder.games.cities import hand, scoring
from citybuilder.games.cities.land import bit
from citybuilder.games.cities.state import CitiesState
from citybuilder.tables.cities.phrases import begun
from citybuilder.tables.cities.texts import CitiesTexts
from citybuilder.tables.texts import QT_TRANSLATE_NOOP

NEARER: Final = QT_TRANSLATE_NOOP("cities", "(%1 → %2 of %3)")
SHORTER: Final = QT_TRANSLATE_NOOP("cities", "(%1 of %2 → %3 of %4)")
TWICE: Final = QT_TRANSLATE_NOOP("cities", "%1: counts once in an area")


@dataclass(frozen=True)
class Gain:
    """One reason: in words, its points, and the spaces that count for it now."""

    text: str
    points: int
    spaces: tuple[int, ...]


class Gains:
    """Compares a district before and after."""

    def __init__(self, words: CitiesTexts) -> None:
        self.words = words
        self.box, self.land = words.box, words.box.land

    def of(self, table: CitiesState, seat: int, action: Action) -> list[Gain]:
        after = self.after(table, seat, action)
        told = [*self.goals(table, after, seat), *self.lines(table, after, seat)]
        return [*told, *self.twice(table, seat, action)]

    def after(self, table: CitiesState, seat: int, action: Action) -> CitiesState:
        found = table.copy()
        hand.place(self.land, found, seat, action)
        return found

    def twice(self, table: CitiesState, seat: int, action: Action) -> list[Gain]:
        """Why a feature does not make its area more valuable."""
        if action.kind != c.PUT or self.land.lands[action.what] == NONE:
            return []
        area = seat * c.MOST_AREAS + table.area[seat * table.size + action.where]
        if not table.area_kinds[area] & bit(action.what):
            return []
        name = begun(self.words.feature(int(action.what)))
        return [Gain(self.words.say(TWICE, name), 0, ())]

    def goals(self, table: CitiesState, after: CitiesState, seat: int) -> list[Gain]:
        """Goals that come nearer, go farther away or are reached."""
        found = []
        for number, goal in enumerate(self.box.goals(table)):
            rank = scoring.open_rank(table, seat, number)
            if rank == NONE:
                continue
            counts, need = goal.counts, goal.need
            before, now = (counts.progress(self.land, each, seat, need) for each in (table, after))
            sooner, later = (int(there >= whole) for there, whole in (before, now))
            if before != now and max(before[0], now[0]) > 0 and not (sooner and later):
                marks: list[int] = []
                counts.count(self.land, after, seat, marks)
                text = f"{self.words.goal(goal)} {unbroken(self.step(before, now))}"
                points = int(goal.values[rank]) * (later - sooner)
                found.append(Gain(text, points, tuple(marks)))
        return found

    def step(self, before: tuple[int, int], now: tuple[int, int]) -> str:
        """From what to what; a canal may become shorter, too."""
        if before[1] == now[1]:
            return self.words.say(NEARER, str(before[0]), str(now[0]), str(now[1]))
        return self.words.say(SHORTER, *map(str, (*before, *now)))

    def lines(self, table: CitiesState, after: CitiesState, seat: int) -> list[Gain]:
        """Areas, monuments and cards whose points change."""
        old = added_up(scoring.lines(self.box, table, seat))
        new = added_up(scoring.lines(self.box, after, seat))
        found = []
        for rule in sorted(old.keys() | new.keys()):
            before, _ = old.get(rule, (0, ()))
            now, spaces = new.get(rule, (0, ()))
            if before != now and not c.GOAL_RULE <= rule < c.CARD_RULE:
                found.append(Gain(self.words.rule(rule), now - before, spaces))
        return found


def unbroken(text: str) -> str:
    """What it was and what it becomes stay on one line."""
    return text.replace(" ", "\u00a0")


def added_up(lines: list[ScoreLine]) -> dict[int, tuple[int, tuple[int, ...]]]:
    """Points and spaces by rule."""
    found: dict[int, tuple[int, tuple[int, ...]]] = {}
    for line in lines:
        points, spaces = found.get(line.rule, (0, ()))
        found[line.rule] = (points + line.points, (*spaces, *line.where))
    return found
