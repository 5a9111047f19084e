"""What the command line says, in the player's language."""

from typing import TYPE_CHECKING, Final

from citybuilder.tables import figures
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, Translate, fill

if TYPE_CHECKING:
    from citybuilder.store.sheets.judgement import Generation
    from citybuilder.store.sheets.taste import TasteGeneration

SIMULATED: Final = QT_TRANSLATE_NOOP("cli", "%n games, seed %1", "", 1)
PROVED: Final = QT_TRANSLATE_NOOP(
    "cli", "Decided after %n games: %1 wins %2 or more, rather than %3 or less.", "", 1
)
DISPROVED: Final = QT_TRANSLATE_NOOP(
    "cli", "Decided after %n games: %1 wins %3 or less, rather than %2 or more.", "", 1
)
UNDECIDED: Final = QT_TRANSLATE_NOOP(
    "cli", "Undecided after %n games whether %1 wins %2 or more, or %3 or less.", "", 1
)
KEPT: Final = QT_TRANSLATE_NOOP("cli", "%1: all laws kept over %n actions", "", 1)
REHEARSED: Final = QT_TRANSLATE_NOOP("cli", "%1: played in the window over %n actions", "", 1)


def percent(translate: Translate, rate: float) -> str:
    return figures.percent(translate, f"{rate * 100:.6g}")


class Words:
    """The sentences of the command line."""

    def __init__(self, translate: Translate) -> None:
        self.translate = translate

    def not_understood(self, reason: str) -> str:
        text = self.translate("cli", "The command is not understood (%1). Try: citybuilder --help")
        return fill(text, reason)

    def missing(self, what: str) -> str:
        return fill(self.translate("cli", "%1 is missing. Try: citybuilder --help"), what)

    def unknown(self, what: str) -> str:
        return fill(self.translate("cli", "“%1” is not understood. Try: citybuilder --help"), what)

    def no_value(self, name: str) -> str:
        return fill(self.translate("cli", "A value is missing after %1."), name)

    def no_choice(self, given: str, known: str) -> str:
        return fill(self.translate("cli", "“%1” does not exist. Known: %2."), given, known)

    def no_such_game(self, key: str, known: str) -> str:
        return fill(self.translate("cli", "There is no game “%1”. Known: %2."), key, known)

    def no_such_bot(self, key: str, known: str) -> str:
        return fill(self.translate("cli", "There is no bot “%1”. Known: %2."), key, known)

    def no_such_plan(self, plan: str, known: str) -> str:
        if not known:
            return self.translate("cli", "The game has no plans that a bot could follow.")
        text = self.translate("cli", "The game has no plan “%1”. Known: %2.")
        return fill(text, plan, known)

    def wrong_seats(self, found: int, least: int, most: int) -> str:
        text = self.translate("cli", "The game is for %1 to %2 players, not for %3.")
        return fill(text, str(least), str(most), str(found))

    def no_such_option(self, given: str, known: str) -> str:
        text = self.translate("cli", "There is no option “%1”. Known: %2.")
        return fill(text, given, known)

    def option_for_others(self, given: str, least: int, most: int) -> str:
        text = self.translate("cli", "The option “%1” is for %2 to %3 players.")
        if least == most:
            text = self.translate("cli", "The option “%1” is for %2 players.")
        return fill(text, given, str(least), str(most))

    def out_of_range(self, name: str, least: str, most: str) -> str:
        text = self.translate("cli", "%1 must be a number from %2 to %3.")
        return fill(text, name, least, most)

    def not_whole(self, name: str, least: str, most: str) -> str:
        text = self.translate("cli", "%1 must be a whole number from %2 to %3.")
        return fill(text, name, least, most)

    def needs(self, name: str, other: str) -> str:
        return fill(self.translate("cli", "%1 is only possible together with %2."), name, other)

    def system_failed(self, reason: str) -> str:
        return fill(self.translate("cli", "The computer could not do that (%1)."), reason)

    def files_missing(self) -> str:
        return self.translate(
            "cli", "Files of the program are missing or damaged. Please install it again."
        )

    def no_display(self) -> str:
        return self.translate(
            "cli", "There is no display here for a window, so the bots play in the terminal."
        )

    def no_qt(self) -> str:
        return self.translate(
            "cli", "Qt's libraries are missing here, so there is no window, only the terminal."
        )

    def compiling(self, done: str) -> str:
        text = self.translate("cli", "Rules and bots are being compiled first, just this once: %1")
        return fill(text, figures.percent(self.translate, done))

    def compiled_behind(self) -> str:
        return self.translate(
            "cli",
            "In the meantime rules and bots are being compiled; then the bots will be ten"
            " times as fast.",
        )

    def not_compiled(self) -> str:
        return self.translate("cli", "Rules and bots could not be compiled, so this takes longer.")

    def no_window(self) -> str:
        return self.translate("cli", "There is no display here for a window.")

    def drawn(self, name: str) -> str:
        return fill(self.translate("cli", "The table at the end of the match: %1"), name)

    def not_drawn(self, name: str) -> str:
        return fill(self.translate("cli", "The picture “%1” could not be written."), name)

    def no_file_name(self, given: str) -> str:
        return fill(self.translate("cli", "“%1” cannot be a file name."), given)

    def no_size(self, given: str, least: str, most: str) -> str:
        text = self.translate(
            "cli",
            "“%1” is not a picture size. Possible sizes are %2x%2 to %3x%3, such as 1600x900.",
        )
        return fill(text, given, least, most)

    def helper_lost(self) -> str:
        return self.translate("cli", "A helper process was ended from outside.")

    def stopped(self) -> str:
        return self.translate("cli", "Stopped.")

    def stopped_to_go_on(self) -> str:
        return self.translate("cli", "Stopped; the same command continues from here.")

    def not_over(self) -> str:
        return self.translate("cli", "The match is not over yet: there is nothing to review.")

    def simulated(self, games: int, seed: int) -> str:
        return fill(self.translate("cli", SIMULATED, games), str(seed))

    def budget(self, factor: float) -> str:
        return fill(
            self.translate("cli", "Iterations of a turn: %1 times the usual"), f"{factor:g}"
        )

    def decision(self, verdict: str, games: int, bot: str, rate: float, lower: float) -> str:
        """What a sequential test came to, and after how many games."""
        parts = bot, *(percent(self.translate, part) for part in (rate, lower))
        if verdict == "for":
            return fill(self.translate("cli", PROVED, games), *parts)
        if verdict == "against":
            return fill(self.translate("cli", DISPROVED, games), *parts)
        return fill(self.translate("cli", UNDECIDED, games), *parts)

    def stopped_early(self, error: float) -> str:
        text = self.translate(
            "cli",
            "Either mistake is made in about %1 of such tests at most. An interval of games "
            "that stop when they are decided is slightly optimistic.",
        )
        return fill(text, percent(self.translate, error))

    def nothing_to_learn(self, key: str) -> str:
        return fill(self.translate("cli", "Nothing can be learned about “%1”."), key)

    def learned(self, number: int, generation: "Generation") -> str:
        text = self.translate(
            "cli",
            "Generation %1: surprised by the ends of %2 matches by %3; before by %4.",
        )
        figures = (generation.after, generation.before)
        return fill(
            text, str(number), str(generation.matches), *(f"{each:.4f}" for each in figures)
        )

    def tasted(self, number: int, generation: "TasteGeneration") -> str:
        text = self.translate(
            "cli",
            "Generation %1: after %2 more matches, taste alone wins %3 of %4 duels against greedy.",
        )
        figures = (number, generation.matches, f"{generation.won:.1%}", generation.duels)
        return fill(text, *(str(figure) for figure in figures))

    def turns(self, mean: str) -> str:
        return fill(self.translate("cli", "Turns per game: %1"), mean)

    def columns(self) -> list[str]:
        return [
            self.translate("cli", "bot"),
            self.translate("cli", "wins"),
            self.translate("cli", "win rate"),
            self.translate("cli", "95% interval"),
            self.translate("cli", "mean score"),
        ]

    def figures(self) -> dict[str, str]:
        return {
            "turn_ms": self.translate("cli", "turn of an expert, ms, half of them"),
            "turn_p95_ms": self.translate("cli", "turn of an expert, ms, 95% of them"),
            "turn_longest_ms": self.translate("cli", "turn of an expert, ms, the longest"),
            "games_per_cpu_s": self.translate("cli", "random games per CPU second"),
            "decisions_per_cpu_s": self.translate("cli", "decisions per CPU second"),
            "copy_us": self.translate("cli", "copy of a state, µs"),
            "observe_us": self.translate("cli", "view of a seat, µs"),
            "determinize_us": self.translate("cli", "table filled in from a view, µs"),
            "mcts_iterations_per_cpu_s": self.translate("cli", "search iterations per CPU second"),
            "compiled": self.translate("cli", "compiled"),
        }

    def yes_or_no(self, value: bool) -> str:
        return self.translate("cli", "yes") if value else self.translate("cli", "no")

    def kept(self, game: str, actions: int) -> str:
        return fill(self.translate("cli", KEPT, actions), game)

    def broken(self, game: str, law: str) -> str:
        return fill(self.translate("cli", "%1: broken – %2"), game, law)

    def rehearsed(self, game: str, actions: int) -> str:
        return fill(self.translate("cli", REHEARSED, actions), game)

    def not_rehearsed(self, reason: str) -> str:
        return fill(self.translate("cli", "The window failed: %1"), reason)

    def level(self, key: str) -> str:
        """A bot's level as players call it, or the plan that it follows."""
        _, _, plan = key.partition(":")
        if plan:
            return fill(self.translate("cli", "plan %1"), plan)
        return {
            "random": self.translate("cli", "random"),
            "greedy": self.translate("cli", "greedy"),
            "beginner": self.translate("cli", "beginner"),
            "normal": self.translate("cli", "normal"),
            "strong": self.translate("cli", "strong"),
            "expert": self.translate("cli", "expert"),
        }[key]
