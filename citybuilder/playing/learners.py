"""Whoever learns at a table of their own, and answers for all who sit there: led by a tutor, or
alone with a puzzle."""

from collections.abc import Sequence
from typing import Final

from citybuilder.bots.bot import Ranked
from citybuilder.core.game import Action
from citybuilder.playing.players import Player, Referee
from citybuilder.playing.turns import Cue
from citybuilder.playing.tutor import Tutor
from citybuilder.store.sheets.puzzles import Puzzle, Rated

MOMENT: Final = 700  # milliseconds at pace 1 before something is played by itself


class Pupil(Player):
    """Reads and answers as a lesson wants it; the rest is played by itself."""

    def __init__(self, referee: Referee, tutor: Tutor, place: tuple[int, int]) -> None:
        super().__init__(referee)
        self.tutor = tutor
        self.place = place  # which lesson it is, of how many

    def ask(self, seat: int) -> None:
        action = self.known_answer()
        if action is not None:
            self.referee.later(self.moment(), Cue.ANSWERED, action)
        elif self.tutor.asks():
            self.referee.ask_at_table(seat)

    def known_answer(self) -> Action | None:
        """The rest of a selection or of a shortcut, as far as it is meant; else what the lesson
        plays."""
        return self.referee.chosen_ahead() or self.tutor.answer()

    def moment(self) -> int:
        """Nobody waits for what was picked together, nor where nothing moves."""
        pace = self.referee.settings.pace
        return 0 if self.tutor.asks() or pace == 0 else round(MOMENT / pace)

    def go_on(self) -> None:
        """What was said is read."""
        self.tutor.read()
        self.referee.ask()

    def offered(self, legal: Sequence[Action]) -> list[Action]:
        self.tutor.follow()  # there may be one more answer
        return self.tutor.offered(legal)

    def wanted(self, pool: Sequence[Action]) -> list[Action]:
        return self.tutor.wanted(pool)


class Solver(Player):
    """Looks for the best answer, and may try again: nothing is played, every answer is rated. Why
    the best is better than the chosen one, or than the next best, comes as a hint."""

    def __init__(self, referee: Referee, puzzle: Puzzle, place: tuple[int, int]) -> None:
        super().__init__(referee)
        self.puzzle = puzzle
        self.place = place  # which puzzle it is, of how many
        self.tried: list[Rated] = []  # what is not the best
        self.answer: Rated | None = None  # once it is over
        self.given_up = False
        self.has_seen = False  # the solution, now or earlier,
        self.has_solved = False  # or found it,
        self.has_tried = False  # or only answered

    @property
    def best(self) -> Rated:
        return self.puzzle.answers[0]

    @property
    def other(self) -> Rated:
        """What the best answer is compared with."""
        return self.tried[-1] if self.tried else self.puzzle.answers[1]

    def lost(self) -> float:
        """What the last answer costs of the chance to win."""
        return self.best.chance - self.other.chance

    def ask(self, seat: int) -> None:
        """Always the same question, until it is solved."""
        if self.answer is None:
            self.referee.ask_at_table(seat)

    def choose(self, action: Action) -> None:
        """Whatever would follow it does not count."""
        rated = self.puzzle.rated(self.referee.match.game.written(action))
        if rated.action == self.best.action:
            self.answer = rated
        else:
            self.tried.append(rated)
        self.look_at()

    def give_up(self) -> None:
        """Only the solution is wanted."""
        if self.answer is None:
            self.given_up = self.has_seen = True
            self.answer = self.best
            self.look_at()

    def look_at(self) -> None:
        """What it is worth, and why."""
        self.referee.break_off()
        game = self.referee.match.game
        self.referee.weigh(
            [Ranked(one.answer(game), one.chance) for one in (self.best, self.other)]
        )

    def try_again(self) -> None:
        self.referee.drop_plans()
        self.has_solved = self.has_solved or (self.answer is not None and not self.given_up)
        self.answer = None
        self.tried = []
        self.given_up = False
        self.referee.ask()
