"""What a finished match shows and tells: what counted, and what is worth telling. No Qt in here."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from citybuilder.core.game import Event, Game, State
from citybuilder.core.score import places
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, Texts, fill

Told = tuple[int, int, list[Event]]  # the turn, who answered, and what was told of it

BEHIND: Final = QT_TRANSLATE_NOOP("ending", "%1: %2 is still %3 behind %4.")
LEADS: Final = QT_TRANSLATE_NOOP("ending", "The lead changes %n times.", "", 1)
AHEAD: Final = QT_TRANSLATE_NOOP("ending", "%1: %2 takes the lead and keeps it to the end.")
LEAP: Final = QT_TRANSLATE_NOOP("ending", "Best round: %1 for %2 (round %3).")
WINS: Final = QT_TRANSLATE_NOOP("end", "%1 wins!")
SHARE: Final = QT_TRANSLATE_NOOP("end", "%1 share the win!")
FAR: Final = 8  # behind by so small a part of the final score is no story
CHANGES: Final = 3


@dataclass(frozen=True)
class Counted:
    """One step in which a score is counted up: under which heading, for what, the points, and the
    pieces that count. Without points it is only shown, such as what decides a tie."""

    heading: str
    text: str
    points: int
    keys: tuple[str, ...]


def winners(game: Game[State], state: State) -> list[int]:
    """Whoever has won; tie-breaks have decided, what is still equal shares."""
    place = places(game.standing(state))
    return [seat for seat, number in enumerate(place) if number == 1]


def won(texts: Texts, state: State) -> str:
    """Who has won, alone or together."""
    names = [texts.name(seat) for seat in winners(texts.game, state)]
    return fill(texts.translate("end", WINS if len(names) == 1 else SHARE), texts.both(names))


def turn_ends(game: Game[State], states: Sequence[State]) -> list[tuple[int, State]]:
    """The table as each turn left it, by the number of the turn; the beginning comes first."""
    found: dict[int, State] = {}
    for state in states:
        found.setdefault(max(0, game.turns(state) - 1), state)
    last = states[-1]
    if last.over:
        found[game.turns(last)] = last
    return list(found.items())


@dataclass(frozen=True)
class Past:
    """A match as everybody knows it after its end: the table before each answer and at the end,
    and what everybody was told of it."""

    game: Game[State]
    states: Sequence[State]
    told: Sequence[Told]

    def events(self) -> Iterator[tuple[int, Event]]:
        """All of them, each with the number of its turn."""
        for state, (_, _, events) in zip(self.states, self.told, strict=False):
            turn = self.game.turns(state)
            for event in events:
                yield turn, event

    def ends(self) -> list[tuple[int, State]]:
        return turn_ends(self.game, self.states)

    def points(self, state: State) -> list[int]:
        """What decides first about the win."""
        return [int(key[0]) for key in self.game.standing(state)]

    def best_event(self, kind: int, least: int) -> tuple[int, Event] | None:
        """Of the events of a kind the first with the largest amount."""
        found = [(turn, event) for turn, event in self.events() if event.kind == kind]
        best = max(found, key=lambda each: each[1].amount, default=None)
        return best if best is not None and best[1].amount >= least else None

    def winner(self) -> int | None:
        """Who has won alone."""
        first = winners(self.game, self.states[-1])
        return first[0] if len(first) == 1 else None


def race(past: Past, texts: Texts) -> list[str]:
    """How the win came about, in one sentence, if there is anything to tell."""
    winner = past.winner()
    if winner is None:
        return []
    ends = [(turn, past.points(state)) for turn, state in past.ends()]
    return came_back(winner, ends, texts) or led(winner, ends, texts)


def came_back(winner: int, ends: list[tuple[int, list[int]]], texts: Texts) -> list[str]:
    """How far the winner was behind, the last time that it was most."""
    turn, points = max(ends, key=lambda end: (max(end[1]) - end[1][winner], end[0]))
    gap = max(points) - points[winner]
    if gap < max(2, ends[-1][1][winner] // FAR):
        return []
    first = texts.name(points.index(max(points)))
    text = texts.translate("ending", BEHIND)
    return [fill(text, texts.numbered(turn), texts.name(winner), texts.amount(gap), first)]


def led(winner: int, ends: list[tuple[int, list[int]]], texts: Texts) -> list[str]:
    """How often the lead changed, or since when the winner had it."""
    alone = [
        (turn, points.index(max(points))) for turn, points in ends if points.count(max(points)) == 1
    ]
    changes = [now for before, now in pairwise(alone) if before[1] != now[1]]
    if len(changes) >= CHANGES:
        return [texts.translate("ending", LEADS, len(changes))]
    since = changes[-1:] or alone[:1]
    if not since or since[0][1] != winner or since[0][0] == ends[-1][0]:
        return []
    held = [points for turn, points in ends if turn >= since[0][0]]
    if any(sorted(points)[-2] >= points[winner] for points in held):
        return []
    text = texts.translate("ending", AHEAD)
    return [fill(text, texts.numbered(since[0][0]), texts.name(winner))]


def leap(past: Past, texts: Texts, least: int) -> list[str]:
    """The round that brought somebody most, and to whom."""
    points, who, when = best_round([(turn, past.points(state)) for turn, state in past.ends()])
    if points < least:
        return []
    names = texts.both([texts.name(seat) for seat in who])
    return [fill(texts.translate("ending", LEAP), texts.amount(points), names, str(when))]


def best_round(ends: list[tuple[int, list[int]]]) -> tuple[int, list[int], int]:
    """The most that was got in a round, by whom, and when first."""
    gains = [
        (turn, [now - then for then, now in zip(before, after, strict=True)])
        for (_, before), (turn, after) in pairwise(ends)
    ]
    turn, best = max(gains, key=lambda gain: max(gain[1]), default=(0, [0]))
    most = max(best)
    return most, [seat for seat, gained in enumerate(best) if gained == most], turn
