"""The few words that stand on the table of Urbanization itself."""

from typing import Final

from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.texts import UrbanizationTexts

NOTHING: Final = QT_TRANSLATE_NOOP(
    "urbanization", "A factory card can be attracted once both of its order fields are taken."
)
FIRST: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Answer this first. Undo (U) leads back to the other actions."
)
FIRST_OF_ALL: Final = QT_TRANSLATE_NOOP("urbanization", "Answer this first.")
BELOW: Final = QT_TRANSLATE_NOOP("urbanization", "What you do here, choose in the bar below.")
NEEDS: Final = QT_TRANSLATE_NOOP("urbanization", "%1 has all that %n citizens need", "", 1)
ROUND: Final = QT_TRANSLATE_NOOP("urbanization", "Round %1 of %2")
PHASE: Final = QT_TRANSLATE_NOOP("urbanization", "Phase %1 of %2")
CHARACTERS: Final = QT_TRANSLATE_NOOP("urbanization", "Characters")
START: Final = QT_TRANSLATE_NOOP("urbanization", "Start houses")
OVER: Final = QT_TRANSLATE_NOOP("urbanization", "The end")
STEPS: Final = {
    c.HARVEST: QT_TRANSLATE_NOOP("urbanization", "Harvest"),
    c.FACTORIES: QT_TRANSLATE_NOOP("urbanization", "Factories"),
    c.COUNT_CITIZENS: QT_TRANSLATE_NOOP("urbanization", "Citizens"),
    c.FEEDING: QT_TRANSLATE_NOOP("urbanization", "Feeding"),
    c.REFILL: QT_TRANSLATE_NOOP("urbanization", "Refill"),
}

Line = tuple[str, int, int]  # words, where one is, and of how many


class Labels:
    """What is said in between, and where the match is."""

    def __init__(self, words: UrbanizationTexts) -> None:
        self.words = words
        self.say = words.say

    def nothing(self) -> str:
        """What is said while a player has no factory."""
        return self.say(NOTHING)

    def first(self, table: UrbanizationState) -> str:
        """The question that stands above it comes before everything else."""
        return self.say(FIRST if table.round > 0 else FIRST_OF_ALL)

    def below(self) -> str:
        """Where actions are chosen."""
        return self.say(BELOW)

    def needs(self, seat: int, citizens: int) -> str:
        """They are only counted when the round ends."""
        return self.words.count(NEEDS, citizens, self.words.name(seat))

    def time(self, table: UrbanizationState) -> tuple[Line, Line]:
        """The round, and the phase or the step of the preparation of the next one."""
        now, rounds, phases = table.round, c.ROUNDS, c.PHASES
        this = (self.say(ROUND, str(max(1, now)), str(rounds)), now, rounds)
        if table.over:
            return this, (self.say(OVER), phases + 1, phases)
        if table.round == 0:
            return this, (self.say(START), 0, phases)
        if table.phase == 0:
            return this, (self.say(CHARACTERS), 0, phases)
        if table.phase <= c.PHASES:
            number = table.phase
            return this, (self.say(PHASE, str(number), str(phases)), number, phases)
        step = min(max(1, table.acted), len(STEPS))
        return this, (self.say(STEPS[step]), step, len(STEPS))
