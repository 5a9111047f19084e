"""How chances and what they change by are told: no more exactly than anybody knows them."""

from typing import Final

from citybuilder.tables.figures import share
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, Translate, fill

CONTEXT: Final = "chances"
STEP: Final = 5  # in a hundred
ABOUT: Final = QT_TRANSLATE_NOOP("chances", "about %1%")
UNDER: Final = QT_TRANSLATE_NOOP("chances", "under %1%")
OVER: Final = QT_TRANSLATE_NOOP("chances", "over %1%")
COSTS: Final = QT_TRANSLATE_NOOP("chances", "about %1 percentage points")
COSTS_LITTLE: Final = QT_TRANSLATE_NOOP("chances", "less than %1 percentage points")


def step(chance: float) -> int:
    """In a hundred, rounded to whole steps; a half goes up."""
    return STEP * int(chance * 100 / STEP + 0.5)


def exactly(chance: float, translate: Translate) -> str:
    """A chance that many were compared with, as in “45%”."""
    return share(translate, chance)


def about(chance: float, translate: Translate) -> str:
    """A chance, as in “about 45%”."""
    rounded = step(chance)
    if rounded == 0:
        return fill(translate(CONTEXT, UNDER), str(STEP))
    if rounded >= 100:
        return fill(translate(CONTEXT, OVER), str(100 - STEP))
    return fill(translate(CONTEXT, ABOUT), str(rounded))


def cost(chance: float, translate: Translate) -> str:
    """How much less a chance is, as in “about 10 percentage points”."""
    rounded = step(chance)
    text = translate(CONTEXT, COSTS if rounded else COSTS_LITTLE)
    return fill(text, str(rounded or STEP))
