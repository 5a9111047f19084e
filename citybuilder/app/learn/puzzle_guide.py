"""What happens at the table of a puzzle: its question, and the coach who knows the best answer."""

from collections.abc import Callable

from PySide6.QtCore import Signal

from citybuilder.app.language import translate
from citybuilder.app.learn.coached import Coaching
from citybuilder.app.models.actions import Choice, choices_of
from citybuilder.app.play.session import Session
from citybuilder.app.table.key_button import ENTER
from citybuilder.app.table.page import TablePage
from citybuilder.app.table.prompt_bar import Button, Way
from citybuilder.app.table.why import reason_of
from citybuilder.bots.bot import Ranked
from citybuilder.playing.chance_words import about, cost
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
        self.session.offered.connect(self.hear_question)
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
        match = self.session.match
        edition = match.game.edition(match.options)
        place = [fill(text, str(number), str(count))]
        if edition:
            place.append(self.parts.texts.played(edition))
        self.coach.introduce(" – ".join(place), translate("puzzles", "What is best here?"))
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

    def hear_question(self) -> None:
        self.ranked = []
        self.pose()

    def pose(self) -> None:
        seat = self.session.match.seat
        text = translate(
            "puzzles",
            "You are playing %1, and it is your turn. One answer is clearly better than all the"
            " others: which one?",
        )
        self.coach.restart.setEnabled(True)
        if self.solver.tried:
            self.tell_cost()
        else:
            self.coach.say(fill(text, self.session.seats[seat].name))

    def tell_cost(self) -> None:
        """Of an answer that is not the best; the solution stays a secret."""
        text = translate(
            "puzzles",
            "“%1” is not the best answer: it costs you %2 of your chance to win. Try again, or"
            " look at the solution.",
        )
        lost = cost(self.solver.lost(), translate)
        self.coach.say(fill(text, self.named(self.solver.other), lost))
        self.parts.view.say(self.coach.accessibleName())
        self.show_hint(self.ranked)

    def hear_answer(self) -> None:
        if self.solver.answer is not None:
            self.ranked = []
            self.tell_verdict()

    def tell_verdict(self) -> None:
        """What the answer was worth; why, is found out meanwhile."""
        puzzle = self.solver
        best, other = puzzle.best, puzzle.other
        text = translate(
            "puzzles",
            "“%1” is best: with it your chance to win is %2. With “%3” it is %4.",
        )
        told = [self.named(best), worth(best), self.named(other), worth(other)]
        self.coach.say(fill(text, *told))
        self.parts.view.say(self.coach.accessibleName())
        self.coach.restart.setEnabled(False)
        self.offer_ways()
        self.point(self.choice(best).pieces)

    def show_hint(self, ranked: list[Ranked]) -> None:
        """Why it is so, beyond the chances: of the best answer once it is known, before that what
        the chosen one lacks."""
        self.ranked = ranked
        if ranked and (self.solver.answer is not None or self.solver.tried):
            one = ranked[0 if self.solver.answer is not None else 1]
            self.correct(reason_of(one, ranked, self.parts.texts, self.session.view()))

    def offer_ways(self) -> None:
        number, count = self.solver.place
        ways = [
            Button(translate("puzzles", "All puzzles"), "", self.page.leave, way=Way.OUT),
            Button(translate("puzzles", "Play on from here"), "", self.play_on.emit),
            Button(translate("puzzles", "Try again"), "", self.solver.try_again),
        ]
        if number < count:
            text = translate("puzzles", "Next puzzle")
            ways.append(Button(text, ENTER, self.next_wanted.emit, primary=True))
        self.parts.prompt.show_words(None, self.result(), ways)

    def result(self) -> str:
        """As the list of puzzles has it, too."""
        solver = self.solver
        if solver.given_up:
            return translate("puzzles", "That is the solution.")
        if solver.has_seen:
            return translate("puzzles", "Solved, after a look at the solution.")
        if solver.has_solved:
            return translate("puzzles", "Solved again!")
        if solver.has_tried:
            return translate("puzzles", "Solved, after earlier attempts.")
        if solver.tried:
            text = translate("puzzles", "Solved on attempt %1!")
            return fill(text, str(len(solver.tried) + 1))
        return translate("puzzles", "Solved at once!")

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


def worth(rated: Rated) -> str:
    return about(rated.chance, translate)
