"""What happens in Machi Koro, in sentences."""

from typing import Final

from citybuilder.games.machi_koro import cards as c
from citybuilder.tables.texts import QT_TRANSLATE_NOOP

COINS: Final = {  # when some are moved, and when there are none; %1: who, %2: with whom, %3: why
    c.PAID: (
        QT_TRANSLATE_NOOP("machi_koro", "%1 pays %2 %n coins for the %3.", "", 1),
        QT_TRANSLATE_NOOP("machi_koro", "%1 cannot pay %2 for the %3."),
    ),
    c.EARNED: (
        QT_TRANSLATE_NOOP("machi_koro", "%1 gets %n coins from the bank for the %3.", "", 1),
        QT_TRANSLATE_NOOP("machi_koro", "%1 gets nothing for the %3."),
    ),
    c.ROBBED: (
        QT_TRANSLATE_NOOP("machi_koro", "%1 takes %n coins from %2 for the %3.", "", 1),
        QT_TRANSLATE_NOOP("machi_koro", "%1 gets nothing from %2 for the %3."),
    ),
    c.REPAID: (
        QT_TRANSLATE_NOOP("machi_koro", "%1 pays the bank %n coins for the %3.", "", 1),
        QT_TRANSLATE_NOOP("machi_koro", "%1 has nothing to pay the bank for the %3."),
    ),
}
NOT_DUE: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 pays %2 nothing for the %3.")
SWAPPED: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 gives %2 %3 and takes %4.")
SENT: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 gives %2 %3.")
BUILT: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 builds %2 for %n coins.", "", 1)
BUILT_FREE: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 builds %2, at no cost.")

ONE_DIE: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 rolls a %2.")
SO_MANY_DICE: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 rolls %n dice.", "", 1)
TWO_DICE: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 rolls %2 + %3 = %4.")
FISHED: Final = QT_TRANSLATE_NOOP("machi_koro", "For all boats, %1 rolls %2 + %3 = %4.")
EXTRA: Final = QT_TRANSLATE_NOOP("machi_koro", "Doubles: %1 has another turn.")

NUMBERED: Final = {  # %1: who, %2: which card, %n: how many
    c.OPENED: QT_TRANSLATE_NOOP("machi_koro", "In %1's city %n cards only open again: %2.", "", 1),
    c.CLOSED: QT_TRANSLATE_NOOP("machi_koro", "In %1's city %n cards close: %2.", "", 1),
    c.INVESTED: QT_TRANSLATE_NOOP(
        "machi_koro", "%1 puts a coin on the %2; now %n coins lie there.", "", 1
    ),
    c.SHARED: QT_TRANSLATE_NOOP(
        "machi_koro", "%1 shares all coins equally (%2); everybody now has %n coins.", "", 1
    ),
}
LANDMARKS: Final = {  # %1: who, %2: which
    c.LANDMARK_BUILT: BUILT,
    c.LANDMARK_EARNED: QT_TRANSLATE_NOOP(
        "machi_koro", "%1 gets %n coins from the bank for %2.", "", 1
    ),
    c.DEMOLISHED: QT_TRANSLATE_NOOP("machi_koro", "%1 tears down %2."),
}
RAISED: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 uses the Harbor and makes it %2.")
RAISES: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 builds %2")
TEARS_DOWN: Final = QT_TRANSLATE_NOOP("machi_koro", "%1 tears down %2")

EVENTS: Final = {  # %1: who, %2: with whom, %3: which card
    c.TURN_BEGAN: QT_TRANSLATE_NOOP("machi_koro", "It is %1's turn."),
    c.PASSED: QT_TRANSLATE_NOOP("machi_koro", "%1 builds nothing."),
    c.REVEALED: QT_TRANSLATE_NOOP("machi_koro", "New in the market: %3."),
    c.KEPT: QT_TRANSLATE_NOOP("machi_koro", "%1 keeps the roll."),
    c.THROWN_AGAIN: QT_TRANSLATE_NOOP("machi_koro", "%1 rolls again."),
    c.WON: QT_TRANSLATE_NOOP("machi_koro", "%1 has built all landmarks and wins!"),
    c.WITHDRAWN: QT_TRANSLATE_NOOP("machi_koro", "Everybody has it, so it leaves the market: %3."),
}
