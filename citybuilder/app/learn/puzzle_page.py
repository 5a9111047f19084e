"""The page of a puzzle: a table, its question, and the coach who knows the best answer."""

from typing import cast

from PySide6.QtCore import QObject, Signal

from citybuilder.app.language import translate
from citybuilder.app.learn.coached import CoachedFlow, CoachedPage
from citybuilder.app.models.actions import Choice, choices_of
from citybuilder.app.play.session import Session
from citybuilder.app.table.key_button import ENTER
from citybuilder.app.table.parts import Parts
from citybuilder.app.table.prompt_bar import Offer
from citybuilder.app.table.why import reason_of
from citybuilder.bots.bot import Ranked
from citybuilder.playing.learners import Solver
from citybuilder.store.settings import Settings
from citybuilder.store.sheets.puzzles import Rated
from citybuilder.tables.texts import fill
from citybuilder.tables.theme import Theme


class PuzzleFlow(CoachedFlow):
    """wanted: also "play_on"."""

    def __init__(self, session: Session, settings: Settings, parts: Parts, parent: QObject) -> None:
        super().__init__(session, settings, parts, parent)
        self.puzzle = cast(Solver, session.guest)
        self.ranked: list[Ranked] = []  # the best answer and the other one, with their reasons
        session.looked.connect(self.hear_answer)
        parts.log_panel.hide()
        self.coach.dots.hide()

    # Words

    def again(self) -> None:
        """Tell and offer anew, such as in another language."""
        number, count = self.puzzle.place
        text = translate("puzzles", "Puzzle %1 of %2")
        title = translate("puzzles", "What is best here?")
        self.coach.introduce(fill(text, str(number), str(count)), title)
        self.coach.name_ways(
            (translate("puzzles", "Solution"), translate("puzzles", "Show the solution")),
            (translate("puzzles", "Next"), translate("puzzles", "Go to the next puzzle")),
            translate("puzzles", "Leave the puzzle"),
        )
        super().again()
        if self.puzzle.answer is None:
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

    def open_question(self) -> None:
        super().open_question()
        self.pose()

    def hear_answer(self) -> None:
        if self.puzzle.answer is not None:
            self.ranked = []
            self.tell_verdict()

    def tell_verdict(self) -> None:
        """What the answer was worth; why, is found out meanwhile."""
        puzzle = self.puzzle
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
        if ranked and self.puzzle.answer is not None:
            self.correct(reason_of(ranked[0], ranked, self.parts.texts, chances_known=True))

    def offer_ways(self) -> None:
        number, count = self.puzzle.place
        ways = [
            self.way(translate("puzzles", "All puzzles"), "leave"),
            self.way(translate("puzzles", "Play on from here"), "play_on"),
            self.way(translate("puzzles", "Try again"), "again"),
        ]
        if number < count:
            ways.append(self.way(translate("puzzles", "Next puzzle"), "next", ENTER))
        self.parts.prompt.tell(None, self.result(), ways)

    def result(self) -> str:
        if self.puzzle.given_up:
            return translate("puzzles", "That is the solution.")
        if self.puzzle.is_right():
            return translate("puzzles", "Solved!")
        return translate("puzzles", "Not the best this time.")

    def way(self, text: str, name: str, key: str = "") -> Offer:
        return Offer(text, key, lambda: self.wanted.emit(name), primary=bool(key))

    def named(self, rated: Rated) -> str:
        return self.choice(rated).text

    def choice(self, rated: Rated) -> Choice:
        session = self.session
        asked = session.match.state.asked[-1]
        answer = rated.answer(session.match.game)
        return choices_of(self.parts.table, session.view(), asked, [answer])[0]

    def explain(self, piece: str) -> None:
        """Why nothing can be chosen at a piece; once it is answered, nothing can."""
        if self.puzzle.answer is None:
            super().explain(piece)


def percent(rated: Rated) -> str:
    return str(round(100 * rated.chance))


class PuzzlePage(CoachedPage):
    """Signals: play_on() (a match goes on from this position)."""

    play_on = Signal()

    def __init__(self, session: Session, settings: Settings, theme: Theme) -> None:
        self.puzzle = cast(Solver, session.guest)
        super().__init__(session, settings, theme)
        self.commands |= {"again": self.puzzle.try_again, "play_on": self.play_on.emit}
        self.coach.again.disconnect()
        self.coach.again.connect(self.puzzle.give_up)

    def made_flow(self) -> PuzzleFlow:
        return PuzzleFlow(self.session, self.settings, self.parts, self)

    @property
    def guide(self) -> PuzzleFlow:
        return cast(PuzzleFlow, self.flow)

    def offers_choices(self) -> bool:
        return self.puzzle.answer is None
