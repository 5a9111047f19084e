"""What the command `strength` and the table that it makes say, in the player's language."""

from typing import Final

from citybuilder.cli.sequential import AGAINST, FOR
from citybuilder.cli.texts import Words, percent
from citybuilder.tables import figures
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, fill

MEASURED: Final = QT_TRANSLATE_NOOP("strength", "%1: %2 (%3) in %n games", "", 1)


class StrengthWords(Words):
    """The sentences of the command, and those of its page."""

    def damaged(self, name: str) -> str:
        text = self.translate("strength", "“%1” is damaged; --fresh measures everything anew.")
        return fill(text, name)

    def no_page(self, name: str) -> str:
        text = self.translate("strength", "The page is Markdown: “%1” does not end in .md.")
        return fill(text, name)

    def pairing(self, first: str, second: str, seats: int) -> str:
        """Who meets whom, as “expert – 3 × strong”."""
        many = f"{seats - 1} × " if seats > 2 else ""
        return f"{self.level(first)} – {many}{self.level(second)}"

    def measured(self, row: str, rate: str, ends: str, games: int) -> str:
        return fill(self.translate("strength", MEASURED, games), row, rate, ends)

    def measured_before(self, row: str) -> str:
        return fill(self.translate("strength", "%1 (measured before)"), row)

    def written(self, name: str) -> str:
        return fill(self.translate("strength", "The page is written: %1"), name)

    def title(self) -> str:
        return self.translate("strength", "How strong the bots are")

    def method(self) -> str:
        return self.translate(
            "strength",
            "Each row is a series of games of one bot against another one, or against three of "
            "it; bots of the same strength would win 50% or 25%. Seats rotate from game to "
            "game, a shared win counts in parts, and the intervals are Wilson's. A turn has a "
            "number of iterations instead of a time, so that the same command makes the same "
            "games on every computer:",
        )

    def stops(self, margin: float, error: float) -> str:
        text = self.translate(
            "strength",
            "A row with a win rate as its target stops as soon as it is decided whether the first "
            "bot wins so often, rather than less often by %1 points or more (Wald's sequential "
            "test, with about %2 of mistakes at most). The interval of such a row is slightly "
            "optimistic.",
        )
        return fill(text, f"{margin * 100:g}", percent(self.translate, error))

    def times(self) -> str:
        return self.translate(
            "strength",
            "Times are milliseconds of a turn of the first bot: the median, what 95% of all "
            "turns keep within, and the longest turn. No clock ended a turn, its iterations did; "
            "at a table, the clock does.",
        )

    def facts(self) -> list[str]:
        return [
            self.translate("strength", "date"),
            self.translate("strength", "version"),
            self.translate("cli", "compiled"),
            self.translate("strength", "seeds"),
            self.translate("strength", "iterations of a turn, times the usual"),
            self.translate("strength", "games at the same time"),
        ]

    def seeds(self, seed: int, apart: int) -> str:
        text = self.translate("strength", "%1: game n, from 0 on, of every row has %1 × %2 + n")
        return fill(text, str(seed), str(apart))

    def yardstick(self) -> list[str]:
        return [
            self.translate("strength", "game"),
            self.translate("cli", "search iterations per CPU second"),
        ]

    def headings(self) -> list[str]:
        return [
            self.translate("strength", "seats"),
            self.translate("strength", "bots"),
            self.translate("cli", "wins"),
            self.translate("strength", "games"),
            self.translate("cli", "win rate"),
            self.translate("cli", "95% interval"),
            self.translate("strength", "mean scores"),
            self.translate("strength", "ms per turn, unclocked"),
            self.translate("strength", "CPU ms per turn, unclocked"),
            self.translate("strength", "target"),
        ]

    def lead(self, wanted: float, found: float) -> str:
        """By how much the first bot's mean score is to exceed the other's, and does."""
        text = self.translate("strength", "mean score +%1, found %2")
        return fill(
            text,
            percent(self.translate, wanted),
            figures.percent(self.translate, f"{found * 100:+.1f}"),
        )

    def target(self, rate: float, verdict: str | None) -> str:
        """A win rate that is wanted, and what was decided about it, if anything was asked."""
        if verdict is None:
            return percent(self.translate, rate)
        if verdict == FOR:
            text = self.translate("strength", "%1: reached")
        elif verdict == AGAINST:
            text = self.translate("strength", "%1: missed")
        else:
            text = self.translate("strength", "%1: undecided")
        return fill(text, percent(self.translate, rate))
