"""The games of a simulation added up, bot by bot, with honest intervals."""

from math import sqrt
from typing import Final

from citybuilder.bots.arena import Outcome
from citybuilder.bots.levels import Level
from citybuilder.cli.texts import Words

CONFIDENCE: Final = 1.959964  # standard deviations that 95 % lie within


class Tally:
    """Adds up the games, bot by bot in the order of the seats given."""

    def __init__(self, levels: list[Level]) -> None:
        self.levels = levels
        self.games = 0
        self.turns = 0
        self.wins = [0.0] * len(levels)
        self.scores = [0] * len(levels)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.turns += outcome.turns
        for seat in range(len(self.levels)):
            self.wins[seat] += outcome.wins[seat]
            self.scores[seat] += outcome.scores[seat]

    def report(self) -> dict[str, object]:
        return {
            "turns_mean": round(self.turns / self.games, 2),
            "bots": [
                {
                    "bot": level.key,
                    "wins": round(self.wins[seat], 4),
                    "win_rate": round(self.wins[seat] / self.games, 4),
                    "ci95": [round(end, 4) for end in interval(self.wins[seat], self.games)],
                    "mean_score": round(self.scores[seat] / self.games, 3),
                }
                for seat, level in enumerate(self.levels)
            ],
        }

    def lines(self, words: Words, seed: int, budget: float = 1.0) -> list[str]:
        rows = [words.columns()]
        for seat, level in enumerate(self.levels):
            low, high = interval(self.wins[seat], self.games)
            rows.append(
                [
                    words.level(level.key),
                    f"{round(self.wins[seat], 2):.12g}",
                    f"{self.wins[seat] / self.games:.1%}",
                    f"{low:.1%} – {high:.1%}",
                    f"{self.scores[seat] / self.games:.2f}",
                ]
            )
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        table = [
            "  ".join(
                [row[0].ljust(widths[0])]
                + [c.rjust(w) for c, w in zip(row[1:], widths[1:], strict=True)]
            )
            for row in rows
        ]
        mean = f"{self.turns / self.games:.1f}"
        head = [words.simulated(self.games, seed)]
        head += [words.budget(budget)] if budget != 1.0 else []
        return [*head, *table, words.turns(mean)]


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate."""
    rate = wins / games
    spread = CONFIDENCE**2 / games
    middle = (rate + spread / 2) / (1 + spread)
    reach = CONFIDENCE * sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)
