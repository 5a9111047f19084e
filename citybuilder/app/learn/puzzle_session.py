"""A position in which one answer is to be found: nothing is played, every answer is rated."""

from collections.abc import Sequence

from PySide6.QtCore import Signal

from citybuilder.app.learn.coached import CoachedSession
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.bots.bot import Ranked
from citybuilder.core.game import Action, State
from citybuilder.core.match import IllegalAction, Match
from citybuilder.playing.seating import Sitting
from citybuilder.playing.thinker import Question
from citybuilder.playing.turns import Cue
from citybuilder.store.settings import Settings
from citybuilder.store.sheets.puzzles import Puzzle, Rated


class PuzzleSession(CoachedSession):
    """Signals: answered(), `answer` is what the player has chosen; hinted(list of Ranked), why the
    best answer is better than the chosen one, or than the next best."""

    answered = Signal()

    def __init__(
        self,
        puzzle: Puzzle,
        match: Match[State],
        place: tuple[int, int],
        seats: Sequence[Sitting],
        desk: BotDesk,
        settings: Settings,
    ) -> None:
        super().__init__(match, seats, desk, None, settings)
        self.puzzle = puzzle
        self.place = place  # which puzzle it is, of how many
        self.answer: Rated | None = None
        self.given_up = False

    @property
    def best(self) -> Rated:
        return self.puzzle.answers[0]

    @property
    def other(self) -> Rated:
        """What the best answer is compared with."""
        wrong = self.answer is not None and not self.is_right()
        return self.answer if wrong and self.answer is not None else self.puzzle.answers[1]

    def is_right(self) -> bool:
        return self.answer is not None and self.answer.action == self.best.action

    def ask(self) -> None:
        """Always the same question, until it is answered."""
        if self.live and self.answer is None:
            self.sit_down(self.match.seat)
            self.machine.fire(Cue.PERSON)
            self.offered.emit()

    def choose(self, actions: Sequence[Action]) -> None:
        """The first answer is rated; whatever would follow it does not count."""
        self.machine.check(Cue.CHOSEN)
        if actions[0] not in self.choices():
            raise IllegalAction(self.match.game.called(actions[0]))
        self.conclude(self.puzzle.rated(self.match.game.written(actions[0])))

    def give_up(self) -> None:
        """Only the solution is wanted."""
        if self.answer is None:
            self.given_up = True
            self.conclude(self.best)

    def conclude(self, answer: Rated) -> None:
        self.answer = answer
        self.machine.fire(Cue.UNDONE)
        self.answered.emit()
        self.advice = self.desk.ticket()
        game, both = self.match.game, (self.best, self.other)
        compared = [Ranked(one.answer(game), one.chance) for one in both]
        seat = self.match.seat
        self.desk.queue(Question(self.match.view(seat), seat, None, None, compared), self.advice)

    def try_again(self) -> None:
        self.drop_plans()
        self.answer = None
        self.given_up = False
        self.ask()
