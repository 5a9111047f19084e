"""What the command `puzzles` says, in the player's language."""

from typing import Final

from citybuilder.cli.texts import Words
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, fill

SEARCHED: Final = QT_TRANSLATE_NOOP("puzzling", "%n matches: %1 puzzles found, %2 kept", "", 1)


def points(part: float) -> str:
    """Hundredths, as chances are compared."""
    return f"{100 * part:.1f}"


class PuzzleWords(Words):
    """The sentences of the command."""

    def searched(self, matches: int, found: int, kept: int) -> str:
        return fill(self.translate("puzzling", SEARCHED, matches), str(found), str(kept))

    def nothing_found(self) -> str:
        return self.translate(
            "puzzling", "No puzzle was found; playing more matches may find some."
        )

    def none_stored(self, name: str) -> str:
        return fill(self.translate("puzzling", "There are no puzzles in “%1”."), name)

    def heading(self, number: int, key: str, players: int) -> str:
        text = self.translate("puzzling", "Puzzle %1 (%2), %3 players")
        return fill(text, str(number), key, str(players))

    def ahead(self, margin: float, low: float, high: float) -> str:
        """What the searches say of the best answer."""
        text = self.translate("puzzling", "ahead by %1 percentage points (%2 to %3)")
        return fill(text, points(margin), points(low), points(high))

    def played_on(self, mean: float, low: float, high: float) -> str:
        text = self.translate("puzzling", "when played on, by %1 percentage points (%2 to %3)")
        return fill(text, points(mean), points(low), points(high))

    def holds(self, number: int, said: str) -> str:
        return fill(self.translate("puzzling", "Puzzle %1 holds: %2"), str(number), said)

    def fails(self, number: int, said: str) -> str:
        text = self.translate("puzzling", "Puzzle %1 no longer holds: %2")
        return fill(text, str(number), said)

    def unplayable(self, number: int) -> str:
        text = self.translate("puzzling", "Puzzle %1 no longer fits the rules.")
        return fill(text, str(number))

    def in_order(self, good: int, all_of_them: int) -> str:
        text = self.translate("puzzling", "%1 of %2 puzzles hold.")
        return fill(text, str(good), str(all_of_them))
