"""How the player's language writes percentages and minutes, and how a number keeps beside its noun:
everywhere alike. No Qt in here."""

import re
from typing import Final

from citybuilder.tables.texts import QT_TRANSLATE_NOOP, Translate, fill

PERCENT: Final = QT_TRANSLATE_NOOP("figures", "%1%")
MINUTES: Final = QT_TRANSLATE_NOOP("figures", "%1 min")
NUMBERED: Final = re.compile(r"(?<=\d) (?=\w)|(?<=\w) (?=[$+]?\d)")


def percent(translate: Translate, number: str) -> str:
    """A number of hundredths, as it is written."""
    return fill(translate("figures", PERCENT), number)


def share(translate: Translate, part: float) -> str:
    """A part of the whole, in whole hundredths."""
    return percent(translate, str(round(100 * part)))


def minutes(translate: Translate, number: int) -> str:
    return fill(translate("figures", MINUTES), str(number))


def bound(text: str) -> str:
    """No number stands alone in a row."""
    return NUMBERED.sub("\u00a0", text)
