"""Where on the table answers can be given: spots, their variants, and selections of several."""

from collections.abc import Mapping, Sequence

from citybuilder.core.game import Action, Decision, State
from citybuilder.tables.placement import Rect
from citybuilder.tables.table import Table


class Spots:
    """The answers to one question by the pieces that stand for them."""

    def __init__(
        self,
        table: Table,
        view: State,
        asked: Decision | None,
        actions: Sequence[Action],
        many: int = 0,
    ) -> None:
        self.at: dict[str, list[Action]] = {}
        self.buttons: list[Action] = []  # answers that have no piece
        self.count = len(actions)
        self.many = many  # pieces to be picked and confirmed; 0: a click answers
        self.picked: list[str] = []
        self.turn = 0  # which of its variants a piece in hand shows
        self.has_variants = asked is not None and table.has_variants(asked)
        for action in actions:
            assert asked is not None
            key = table.spot(view, asked, action)
            if not key:
                self.buttons.append(action)
            for piece in filter(None, (key, *table.also(view, asked, action))):
                self.at.setdefault(piece, []).append(action)
        self.beyond: dict[str, list[list[Action]]] = {}  # several answers at once
        self.meanings: dict[str, list[str]] = {}  # what they come to
        for key, series, meaning in table.shortcuts(view, asked, actions) if asked else []:
            if key not in self.at:
                self.beyond.setdefault(key, []).append(series)
                self.meanings.setdefault(key, []).append(meaning)
        if self.is_forced():
            self.picked = list(self.at)

    def is_live(self, key: str) -> bool:
        return key in self.at

    def current(self, key: str) -> Action:
        """The variant at a spot that is in hand now."""
        actions = self.at[key]
        return actions[self.turn % len(actions)]

    def choices(self, key: str) -> list[Action]:
        """What has to be picked from after a click on the spot; one action needs no picking."""
        return [self.current(key)] if self.has_variants else self.at[key]

    def pick(self, key: str) -> None:
        """Take the piece into the selection, or out of it; the oldest gives way to one too many."""
        if key in self.picked:
            self.picked.remove(key)
            return
        self.picked.append(key)
        if len(self.picked) > self.many:
            del self.picked[0]

    def is_only(self) -> bool:
        """Whether there is a single answer, at a piece."""
        return self.count == 1 and len(self.at) > 0

    def is_forced(self) -> bool:
        """Whether all must be picked."""
        return self.many > 0 and len(self.at) == self.many

    def is_complete(self) -> bool:
        return len(self.picked) == self.many

    def selection(self) -> list[Action]:
        """The picked answers in the order in which the rules ask for them."""
        picked = [self.current(key) for key in self.picked]
        return sorted(picked, key=lambda action: action.plain())


def reading_order(places: Mapping[str, Rect]) -> list[str]:
    """Rows from above, each from the left; pieces whose middles are level make a row."""
    rows: list[list[str]] = []
    for key in sorted(places, key=lambda key: places[key].y):
        if rows and places[key].y < places[rows[-1][0]].y + places[rows[-1][0]].h / 2:
            rows[-1].append(key)
        else:
            rows.append([key])
    return [key for row in rows for key in sorted(row, key=lambda key: places[key].x)]


def neighbour(places: Mapping[str, Rect], start: str, dx: int, dy: int) -> str:
    """The nearest piece in that direction; what lies straight ahead is nearer."""
    here = places[start]
    best, least = start, 0.0
    for key, there in places.items():
        x = (there.x + there.w / 2) - (here.x + here.w / 2)
        y = (there.y + there.h / 2) - (here.y + here.h / 2)
        ahead, aside = (x * dx, abs(y)) if dx else (y * dy, abs(x))
        distance = ahead + 2.5 * aside
        if ahead > 1.0 and (best == start or distance < least):
            best, least = key, distance
    return best
