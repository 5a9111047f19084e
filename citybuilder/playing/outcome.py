"""How people did in a finished match, each in a sentence or two: the place, and what was best."""

from collections.abc import Sequence
from math import inf
from typing import Final

from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.core.score import places, total
from citybuilder.playing.seating import Occupant, people
from citybuilder.store.statistics import HUMAN, Finished, Player, fingerprint, finished
from citybuilder.tables.ending import winners
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, Texts, fill

Played = tuple[Finished, Player]  # a match, and who somebody was in it

CONTEXT: Final = "outcome"
YOU_WIN: Final = QT_TRANSLATE_NOOP("outcome", "You win, %1 ahead of %2.")
WINS: Final = QT_TRANSLATE_NOOP("outcome", "%3 wins, %1 ahead of %2.")
YOU_WIN_LEVEL: Final = QT_TRANSLATE_NOOP("outcome", "You win by the tie-break over %2.")
WINS_LEVEL: Final = QT_TRANSLATE_NOOP("outcome", "%3 wins by the tie-break over %2.")
YOU_SHARE: Final = QT_TRANSLATE_NOOP("outcome", "You share the win with %2.")
SHARES: Final = QT_TRANSLATE_NOOP("outcome", "%3 shares the win with %2.")
YOU_BEHIND: Final = QT_TRANSLATE_NOOP("outcome", "You came %4, %1 behind %2.")
BEHIND: Final = QT_TRANSLATE_NOOP("outcome", "%3 came %4, %1 behind %2.")
YOU_LEVEL: Final = QT_TRANSLATE_NOOP(
    "outcome", "You came %4, level with %2: the tie-break decides."
)
LEVEL: Final = QT_TRANSLATE_NOOP("outcome", "%3 came %4, level with %2: the tie-break decides.")
ORDINALS: Final = (
    QT_TRANSLATE_NOOP("outcome", "first"),
    QT_TRANSLATE_NOOP("outcome", "second"),
    QT_TRANSLATE_NOOP("outcome", "third"),
    QT_TRANSLATE_NOOP("outcome", "fourth"),
    QT_TRANSLATE_NOOP("outcome", "fifth"),
)
YOUR_BEST: Final = QT_TRANSLATE_NOOP("outcome", "Your best result in %1 so far: %2; previously %3.")
BEST: Final = QT_TRANSLATE_NOOP("outcome", "%4's best result in %1 so far: %2; previously %3.")
YOUR_QUICKEST: Final = QT_TRANSLATE_NOOP(
    "outcome", "Your quickest win in %1 with %n players so far: %2; previously %3.", "", 1
)
QUICKEST: Final = QT_TRANSLATE_NOOP(
    "outcome", "%4's quickest win in %1 with %n players so far: %2; previously %3.", "", 1
)


def outcomes(match: Match[State], seats: Sequence[Occupant], texts: Texts) -> list[str]:
    """Of everybody at the screen, the best first; with one person, they are spoken to."""
    humans = people(seats)
    told = Outcome(match, texts, len(humans) == 1, earlier(match))
    return [told.of(seat) for seat in sorted(humans, key=told.standing.__getitem__)]


def earlier(match: Match[State]) -> list[Finished]:
    """All matches of the game that ended before this one, also where it is looked at again."""
    this, known = fingerprint(match, len(match.actions)), finished()
    ended = next((each.when for each in known if each.match == this), inf)
    return [each for each in known if each.when < ended and each.game == match.game.key]


class Outcome:
    """Of one match, with what was played before."""

    def __init__(
        self, match: Match[State], texts: Texts, alone: bool, before: Sequence[Finished]
    ) -> None:
        self.match = match
        self.texts = texts
        self.alone = alone  # with the bots
        self.before = before
        self.keys = match.game.standing(match.state)
        self.standing = places(self.keys)
        self.first = winners(match.game, match.state)

    def say(self, text: str, *parts: str, number: int = -1) -> str:
        return fill(self.texts.translate(CONTEXT, text, number), *parts)

    def of(self, seat: int) -> str:
        return " ".join([self.place(seat), *self.record(seat)])

    # The place

    def place(self, seat: int) -> str:
        """Compared with the winners, or with who is next behind the only one."""
        others = [other for other in self.first if other != seat] or [self.second()]
        gap = abs(int(self.keys[seat][0]) - int(self.keys[others[0]][0]))
        return self.say(
            self.sentence(seat, gap > 0),
            self.texts.amount(gap),
            self.texts.both([self.texts.name(other) for other in others]),
            self.texts.name(seat),
            self.say(ORDINALS[self.standing[seat] - 1]),
        )

    def second(self) -> int:
        return min(
            range(len(self.keys)), key=lambda seat: (seat in self.first, self.standing[seat])
        )

    def sentence(self, seat: int, is_apart: bool) -> str:
        if seat in self.first and len(self.first) > 1:
            return YOU_SHARE if self.alone else SHARES
        if seat in self.first and is_apart:
            return YOU_WIN if self.alone else WINS
        if seat in self.first:
            return YOU_WIN_LEVEL if self.alone else WINS_LEVEL
        if is_apart:
            return YOU_BEHIND if self.alone else BEHIND
        return YOU_LEVEL if self.alone else LEVEL

    # What was best

    def record(self, seat: int) -> list[str]:
        """Whether it was better than all that are known of whoever has this name; a first match is
        compared with none."""
        name, options = self.texts.name(seat), self.match.options
        own = [
            (each, player)
            for each in self.before
            for player in each.players
            if (player.who, player.name) == (HUMAN, name)
            and self.texts.may_be_same(options, each.options)
        ]
        return self.quickest(seat, own) if self.texts.is_race else self.best(seat, own)

    def best(self, seat: int, own: Sequence[Played]) -> list[str]:
        texts, now = self.texts, total(self.match.game.scores(self.match.state)[seat])
        then = max((player.score for _, player in own), default=now)
        if now <= then:
            return []
        told = [texts.played(self.match.options), texts.amount(now), texts.amount(then)]
        return [self.say(YOUR_BEST if self.alone else BEST, *told, texts.name(seat))]

    def quickest(self, seat: int, own: Sequence[Played]) -> list[str]:
        """Among wins with as many players."""
        texts, seats = self.texts, self.match.seats
        now = self.match.game.turns(self.match.state)
        wins = [each.turns for each, won in own if won.share and len(each.players) == seats]
        then = min(wins, default=now)
        if now >= then or seat not in self.first:
            return []
        told = [texts.played(self.match.options), texts.after(now), texts.after(then)]
        text = YOUR_QUICKEST if self.alone else QUICKEST
        return [self.say(text, *told, texts.name(seat), number=seats)]
