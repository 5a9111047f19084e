"""What happens at the table of a puzzle: its question, and the coach who knows the best answer."""

from collections.abc import Callable

from PySide6.QtCore import Signal

from citybuilder.app.language import translate
from citybuilder.app.learn.coached import Coaching
from citybuilder.app.models.actions import Choice, choices_of
from citybuilder.app.play.session import Session
from citybuilder.app.table.key_button import ENTER
from citybuilder.app.table.page import TablePage
from citybuilder.app.table.prompt_bar import Button
from citybuilder.app.table.why import reason_of
from citybuilder.bots.bot import Ranked
from citybuilder.playing.learners import Solver
from citybuilder.store.sheets.puzzles import Rated
from citybuilder.tables.texts import fill


class PuzzleGuide(Coaching):
    """Signals: play_on() (a match goes on from this position)."""

    play_on = Signal()

    def __init__(self, session: Session, solver: Solver) -> None:
        super().__init__(session)
        self.solver = solver
        self.ranked: list[Ranked] = []  # the best answer and the other one, with their reasons

    @property
    def commands(self) -> dict[str, Callable[[], None]]:
        return super().commands | {"play_on": self.play_on.emit}

    def begin(self, page: TablePage) -> None:
        super().begin(page)
        self.session.offered.connect(self.pose)
        self.session.looked.connect(self.hear_answer)
        self.parts.log_panel.hide()
        self.coach.dots.hide()

    def start_over(self) -> None:
        self.solver.try_again()

    def restart(self) -> None:
        self.solver.give_up()

    # Words

    def retranslate(self) -> None:
        number, count = self.solver.place
        text = translate("puzzles", "Puzzle %1 of %2")
        title = translate("puzzles", "What is best here?")
        self.coach.introduce(fill(text, str(number), str(count)), title)
        self.coach.name_ways(
            (translate("puzzles", "Solution"), translate("puzzles", "Show the solution")),
            (translate("puzzles", "Next"), translate("puzzles", "Go to the next puzzle")),
            translate("puzzles", "Leave the puzzle"),
        )

    def retell(self) -> None:
        if self.solver.answer is None:
            self.pose()
        else:
            self.tell_verdict()
            self.show_hint(self.ranked)

    def pose(self) -> None:
        seat = self.session.match.seat
        text = translate(
            "puzzles",
            "You are %1, and it is up to you. One answer is clearly better than all others:"
            " which one?",
        )
        self.coach.say(fill(text, self.session.seats[seat].name))
        self.coach.restart.setEnabled(True)

    def hear_answer(self) -> None:
        if self.solver.answer is not None:
            self.ranked = []
            self.tell_verdict()

    def tell_verdict(self) -> None:
        """What the answer was worth; why, is found out meanwhile."""
        puzzle = self.solver
        best, other = puzzle.best, puzzle.other
        if puzzle.is_right():
            text = translate(
                "puzzles",
                "“%1” is best: it wins about %2 times out of 100. The next best, “%3”, wins %4.",
            )
        else:
            text = translate(
                "puzzles",
                "“%1” is better: it wins about %2 times out of 100. Your answer, “%3”, wins %4.",
            )
        told = [self.named(best), percent(best), self.named(other), percent(other)]
        self.coach.say(fill(text, *told))
        self.parts.view.say(self.coach.accessibleName())
        self.coach.restart.setEnabled(False)
        self.offer_ways()
        self.point(self.choice(best).pieces)

    def show_hint(self, ranked: list[Ranked]) -> None:
        """Why it is so, beyond the chances, which are told already."""
        self.ranked = ranked
        if ranked and self.solver.answer is not None:
            self.correct(reason_of(ranked[0], ranked, self.parts.texts, self.session.view()))

    def offer_ways(self) -> None:
        number, count = self.solver.place
        ways = [
            Button(translate("puzzles", "All puzzles"), "", self.page.leave),
            Button(translate("puzzles", "Play on from here"), "", self.play_on.emit),
            Button(translate("puzzles", "Try again"), "", self.solver.try_again),
        ]
        if number < count:
            text = translate("puzzles", "Next puzzle")
            ways.append(Button(text, ENTER, self.next_wanted.emit, primary=True))
        self.parts.prompt.show_words(None, self.result(), ways)

    def result(self) -> str:
        if self.solver.given_up:
            return translate("puzzles", "That is the solution.")
        if self.solver.is_right():
            return translate("puzzles", "Solved!")
        return translate("puzzles", "Not the best this time.")

    def named(self, rated: Rated) -> str:
        return self.choice(rated).text

    def choice(self, rated: Rated) -> Choice:
        session = self.session
        asked = session.offer.asked
        answer = rated.answer(session.match.game)
        return choices_of(self.parts.table, session.view(), asked, [answer])[0]

    def explain(self, piece: str) -> bool:
        """Once it is answered, nothing can be chosen, and nobody asks why."""
        return self.solver.answer is not None

    def offers_choices(self) -> bool:
        return self.solver.answer is None


def percent(rated: Rated) -> str:
    return str(round(100 * rated.chance))
