"""What speaks for an answer in Machi Koro: the dice that win, the coins that it brings."""

from typing import Final

from citybuilder.core.game import Action
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.rules import MachiKoro
from citybuilder.games.machi_koro.state import MachiKoroState
from citybuilder.tables.machi_koro.forecast import (
    CATCHES,
    Raises,
    Throw,
    brings,
    last_landmark,
    on_average,
    winning_throws,
)
from citybuilder.tables.texts import QT_TRANSLATE_NOOP

DIE: Final = range(1, 7)
THROWS: Final = (c.ROLL, c.KEEP, c.REROLL, c.RAISE)
WINS_WITH: Final = QT_TRANSLATE_NOOP(  # %1: sums of the dice, %2: so many of %3 throws
    "machi_koro", "with %1 you can win at once (%2 of %3 rolls)."
)
WINS: Final = QT_TRANSLATE_NOOP("machi_koro", "with it you win at once.")
WINS_NOW: Final = QT_TRANSLATE_NOOP("machi_koro", "with it you can win at once.")
WINS_LATER: Final = QT_TRANSLATE_NOOP("machi_koro", "with it you cannot win this turn.")
ON_AVERAGE: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "On average, it brings you about %n coins.", "", 1
)
KEPT: Final = QT_TRANSLATE_NOOP("machi_koro", "It brings you %n coins.", "", 1)
PAYS: Final = {  # %1: the dice, %2: the card
    c.BLUE: QT_TRANSLATE_NOOP(
        "machi_koro", "“%2” will bring you %n coins whenever somebody rolls %1.", "", 1
    ),
    c.GREEN: QT_TRANSLATE_NOOP(
        "machi_koro", "“%2” will bring you %n coins whenever you roll %1.", "", 1
    ),
    c.RED: QT_TRANSLATE_NOOP(
        "machi_koro",
        "“%2” will bring you up to %n coins whenever somebody else rolls %1.",
        "",
        1,
    ),
}
COSTS: Final = QT_TRANSLATE_NOOP(
    "machi_koro", "“%2” will cost you %n coins whenever you roll %1.", "", 1
)
BONUS: Final = QT_TRANSLATE_NOOP("machi_koro", "It brings you %n coins at once.", "", 1)
IDLE: Final = QT_TRANSLATE_NOOP("machi_koro", "Your Airport brings you %n coins for it.", "", 1)


def throws_of(table: MachiKoroState, action: Action) -> list[Throw]:
    """All that the dice may show after the answer, each as likely as another."""
    if action.kind in (c.KEEP, c.RAISE):
        return [(int(table.first_die), int(table.second_die))]
    two = action.amount == 2 or (action.kind == c.REROLL and table.second_die > 0)
    return [(one, other) for one in DIE for other in (DIE if two else (0,))]


def raises_of(rules: MachiKoro, table: MachiKoroState, action: Action) -> Raises:
    """What the answer adds to the throw, where that is what was asked."""
    if table.asked[-1].kind != c.ASK_RAISE:
        return ()
    return (int(rules.editions[table.edition].raises) if action.kind == c.RAISE else 0,)


def wins(rules: MachiKoro, table: MachiKoroState, action: Action) -> list[list[int]] | None:
    """The sums with which the last landmark can be paid, with the worst catch of the boats and with
    the best; nothing where it is too early."""
    seat = table.asked[-1].seat
    if action.kind not in THROWS or not last_landmark(rules, table, seat):
        return None
    throws, raises = throws_of(table, action), raises_of(rules, table, action)
    return [winning_throws(rules, table, seat, throws, raises, catch) for catch in CATCHES]


def coins_on_average(rules: MachiKoro, table: MachiKoroState, action: Action) -> float:
    throws, raises = throws_of(table, action), raises_of(rules, table, action)
    return on_average(rules, table, table.asked[-1].seat, throws, raises)


def once_built(rules: MachiKoro, table: MachiKoroState, kind: int) -> int:
    """What all copies of a kind bring with one more, once all are open."""
    seat = table.asked[-1].seat
    return brings(rules, table, seat, kind, table.copies(seat, kind) + 1)


def once_invested(rules: MachiKoro, table: MachiKoroState) -> int:
    """What the Tech Startup brings with one more coin on it."""
    seat = table.asked[-1].seat
    richer = table.copy()
    richer.invested[seat] += 1
    return brings(rules, richer, seat, int(rules.startup), 1)
