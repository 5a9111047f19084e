"""What the window shows: a stack of pages above the lobby – the table of a match, its replay or
review, or lessons –, the uppermost of which is seen."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from citybuilder.app.lobby.marks import OpenMark
from citybuilder.app.lobby.opening import Opened, Refused, new_match, saved_match
from citybuilder.app.lobby.page import Lobby
from citybuilder.app.threshold import Threshold
from citybuilder.app.window_page import WindowPage
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.playing.new_match import NewMatch, Person, new_seed
from citybuilder.playing.turns import Phase
from citybuilder.stage.forgetting import forget_match, put_away_when_calm
from citybuilder.store.settings import Settings
from citybuilder.tables.theme import Theme

if TYPE_CHECKING:  # bots and pydantic come with them: not before the first paint
    from citybuilder.app.learn.school import School
    from citybuilder.app.play.bot_desk import BotDesk
    from citybuilder.app.play.session import Occupant, Session
    from citybuilder.app.replay.page import ReplayPage
    from citybuilder.app.review.page import ReviewPage
    from citybuilder.app.review.survey import Survey
    from citybuilder.app.table.page import TablePage


class Pages(QObject):
    """Signals: changed() (another page is shown), covered() (a curtain has fallen),
    refused(str sentence), rules_wanted(str game, str place), preferences_wanted()."""

    foresight = True  # whether reviews begin before somebody asks for them
    changed = Signal()
    covered = Signal()
    refused = Signal(str)
    rules_wanted = Signal(str, str)
    preferences_wanted = Signal()

    def __init__(self, settings: Settings, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.settings = settings
        self.theme = theme
        self.stack = QStackedWidget(parent)
        self.threshold = Threshold(self.stack)
        self.lobby = Lobby(settings, theme, self.stack)
        self.stack.addWidget(self.lobby)
        self.open: list[WindowPage] = [self.lobby]  # from below
        self.survey: Survey | None = None  # of the match that is open, once it is over,
        self.review: ReviewPage | None = None  # and its page: kept as long as anything is open
        self.school: School | None = None  # while its page is open
        self.desk: BotDesk | None = None
        self.lobby.played.connect(self.begin)
        self.lobby.go_on.connect(self.open_save)
        self.lobby.replay.connect(self.open_save)
        self.lobby.refused.connect(self.refused)
        self.lobby.rules_wanted.connect(lambda game: self.rules_wanted.emit(game, ""))
        self.lobby.learning.connect(self.learn)
        self.lobby.painted.connect(self.lobby.load_rest, Qt.ConnectionType.QueuedConnection)
        put_away_when_calm()

    # What is open

    @property
    def top(self) -> WindowPage:
        return self.open[-1]

    @property
    def any_table(self) -> "TablePage | None":
        """Of a match, a lesson or a puzzle."""
        if self.in_lobby():
            return None
        from citybuilder.app.table.page import TablePage

        return next((page for page in self.open if isinstance(page, TablePage)), None)

    @property
    def table(self) -> "TablePage | None":
        table = self.any_table
        return table if table is not None and table.guide is None else None

    @property
    def session(self) -> "Session | None":
        return self.table.session if self.table is not None else None

    @property
    def replay(self) -> "ReplayPage | None":
        """If it is seen."""
        if self.in_lobby():
            return None
        from citybuilder.app.replay.page import ReplayPage

        return self.top if isinstance(self.top, ReplayPage) else None

    def at_table(self) -> bool:
        return self.top is self.table

    def in_lobby(self) -> bool:
        return self.top is self.lobby

    # Coming and going

    def show_page(self, page: WindowPage) -> None:
        """A new one lies on all others; to an open one, those above it give way."""
        if page in self.open:
            self.uncover(page)
        else:
            self.open.append(page)
        if self.stack.indexOf(page) < 0:
            self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        self.threshold.cross()
        page.setFocus()
        self.changed.emit()

    def leave(self) -> None:
        """One page back, towards the lobby."""
        if not self.in_lobby():
            self.go_below(self.top)

    def go_below(self, page: WindowPage) -> None:
        self.go_to(self.open[self.open.index(page) - 1])

    def to_lobby(self) -> None:
        self.go_to(self.lobby)

    def go_to(self, page: WindowPage) -> None:
        self.show_page(page)
        if self.in_lobby():
            self.end_review()
        page.come_back()

    def uncover(self, page: WindowPage) -> None:
        while self.top is not page:
            self.drop(self.top)

    def drop(self, page: WindowPage) -> None:
        """Whatever it shows is safe, and nobody comes back to it; a review may be opened again."""
        self.open.remove(page)
        page.put_down()
        if page is not self.review:
            self.put_away(page)
        if self.school is not None and page is self.school.page:
            self.school.deleteLater()
            self.school = None

    def clear(self) -> None:
        """Nothing is open but the lobby."""
        self.uncover(self.lobby)
        self.end_review()

    def put_away(self, page: WindowPage) -> None:
        if self.stack.currentWidget() is page:
            self.stack.setCurrentWidget(self.lobby)
        self.stack.removeWidget(page)
        page.destroyed.connect(lambda: QTimer.singleShot(0, forget_match))
        page.deleteLater()

    # Matches

    def begin(self, plan: NewMatch) -> None:
        """Lay a new match on the table."""
        try:
            self.lay(new_match(plan))
        except Refused as refused:
            self.refused.emit(str(refused))

    def open_save(self, path: Path) -> None:
        """Go on with a saved match; one that is over is watched."""
        with suppress(OSError, ValueError, RuntimeError):  # a loop of links, or no name at all
            path = path.resolve()
        if self.session is not None and self.session.path == path:
            return
        try:
            opened = saved_match(path)
        except Refused as refused:
            self.refused.emit(str(refused))
            return
        if opened.match.state.over:
            self.clear()
            self.watch(opened.match, opened.people)
        else:
            self.lay(opened)
        if opened.note:
            self.refused.emit(opened.note)

    def lay(self, opened: Opened, always_tips: bool = False) -> None:
        from citybuilder.app.play.session import Occupant, Session
        from citybuilder.app.table.page import TablePage
        from citybuilder.playing.free_lesson import finish, lesson_of

        self.clear()
        self.lobby.forget_deleted()
        seats = [Occupant(name, who) for name, who in opened.people]
        mark = OpenMark(opened.path)
        session = Session(opened.match, seats, self.the_desk(), opened.path, self.settings)
        game = opened.match.game.key
        lesson = lesson_of(game, opened.path.name)
        table = TablePage(session, self.settings, self.theme, always_tips, lesson is not None)
        self.connect_table(table)
        session.finished.connect(lambda: self.foresee(session))
        session.closed.connect(lambda: mark.take_away())  # which keeps it as long as the session
        if lesson is not None:
            session.finished.connect(lambda: finish(game, lesson))
        self.show_page(table)
        session.start()

    def connect_table(self, table: "TablePage") -> None:
        game = table.session.match.game.key
        table.left.connect(lambda: self.go_below(table))
        table.rematch.connect(self.play_again)
        table.replay_wanted.connect(self.watch_table)
        table.review_wanted.connect(self.review_table)
        table.lessons_wanted.connect(lambda: self.learn(game))
        table.rules_wanted.connect(lambda place: self.rules_wanted.emit(game, place))
        table.preferences_wanted.connect(self.preferences_wanted)
        table.session.phase_changed.connect(self.follow_phase)

    def the_desk(self) -> "BotDesk":
        from citybuilder.app.play.bot_desk import BotDesk

        self.desk = self.desk or BotDesk(self)
        return self.desk

    def follow_phase(self, phase: Phase) -> None:
        if phase == Phase.CURTAIN:
            self.covered.emit()
        elif phase != Phase.FINISHED and self.survey is not None:
            self.end_review()  # the end was taken back

    def play_again(self) -> None:
        """The same people and options, a new number."""
        if self.session is not None:
            match = self.session.match
            self.begin(NewMatch(match.game.key, self.people(), dict(match.options), new_seed()))

    def people(self) -> tuple[Person, ...]:
        seats = self.session.seats if self.session else []
        return tuple((sitting.name, sitting.who) for sitting in seats)

    # Replays

    def watch_table(self) -> None:
        if self.session is not None:
            self.watch(self.session.match, self.people(), self.session.viewer)

    def watch(
        self, match: Match[State], people: tuple[Person, ...], viewer: int = 0, step: int = 0
    ) -> None:
        from citybuilder.app.play.session import Occupant
        from citybuilder.app.replay.page import ReplayPage

        seats = [Occupant(name, who) for name, who in people]
        replay = ReplayPage(match, seats, self.settings, self.theme, viewer)
        replay.left.connect(lambda: self.go_below(replay))
        replay.branch.connect(lambda branch: self.branch(branch, people))
        replay.review_wanted.connect(lambda: self.look_back(match, people))
        replay.go_to(step)
        self.show_page(replay)

    def branch(self, match: Match[State], people: tuple[Person, ...]) -> None:
        """Go on from an earlier position, as a match of its own."""
        from citybuilder.playing.seating import with_a_person
        from citybuilder.store.save_list import new_save_path

        people, taken = with_a_person(match, people)
        self.lay(Opened(match, people, new_save_path(match.game.key)))
        if self.table is not None and taken >= 0:
            self.table.tell_taken(taken)

    # Reviews

    def review_table(self) -> None:
        if self.session is not None:
            self.look_back(self.session.match, self.people())

    def look_back(self, match: Match[State], people: tuple[Person, ...]) -> None:
        """The review of a finished match; what was found out about it before is still known."""
        from citybuilder.app.play.session import Occupant
        from citybuilder.app.review.page import ReviewPage

        if self.review is None or self.review.match is not match:
            seats = [Occupant(name, who) for name, who in people]
            survey = self.survey_of(match, seats)
            review = self.review = ReviewPage(survey, seats, self.settings, self.theme)
            review.left.connect(lambda: self.go_below(review))
            review.opened.connect(lambda step: self.watch(match, people, step=step))
        self.show_page(self.review)

    def foresee(self, session: "Session") -> None:
        """While the end of a match with a person is told, its review begins: it is mostly there
        when somebody asks for it."""
        if self.foresight and any(sitting.human for sitting in session.seats):
            self.survey_of(session.match, session.seats).start()

    def survey_of(self, match: Match[State], seats: "Sequence[Occupant]") -> "Survey":
        from citybuilder.app.review.survey import Survey
        from citybuilder.playing.seating import people

        if self.survey is None or self.survey.match is not match:
            self.end_review()
            self.survey = Survey(match, people(seats), self)
        return self.survey

    def end_review(self) -> None:
        """Nothing is computed for it any more."""
        if self.survey is not None:
            survey, self.survey = self.survey, None
            survey.stop()
            survey.deleteLater()
        if self.review is not None:
            review, self.review = self.review, None
            self.put_away(review)

    # Lessons

    def learn(self, game: str) -> None:
        school = self.school or self.found_school()
        if not school.open(game):
            self.to_lobby()

    def found_school(self) -> "School":
        from citybuilder.app.learn.school import School

        self.clear()
        school = School(self.lobby.found, self.settings, self.theme, self.the_desk(), self)
        school.shown.connect(self.show_page)
        school.gone.connect(self.drop)
        school.left.connect(self.go_below)
        school.refused.connect(self.refused)
        school.rules_wanted.connect(self.rules_wanted)
        school.free_wanted.connect(self.lay_free)
        school.match_wanted.connect(self.open_save)
        school.table_wanted.connect(self.lay)
        self.school = school
        return school

    def lay_free(self, opened: Opened, anew: bool) -> None:
        """The last lesson; where it was begun before, that match is not lost."""
        self.lay(opened, always_tips=True)
        if anew and self.table is not None:
            self.table.tell_earlier()

    # All of them

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.theme = theme
        if self.school is not None:
            self.school.theme = theme
        for page in self.kept():
            page.set_theme(theme, scale)

    def retranslate(self) -> None:
        for page in self.kept():
            page.retranslate()

    def kept(self) -> list[WindowPage]:
        """Everything that shows something, now or when one comes back to it."""
        if self.review is None or self.review in self.open:
            return self.open
        return [*self.open, self.review]

    def renew_bots(self) -> None:
        if self.desk is not None:
            self.desk.renew()

    def close(self) -> None:
        """Everything is saved, nobody thinks any more."""
        self.clear()
        self.lobby.forget_deleted()
        if self.desk is not None:
            self.desk.close()
            self.desk = None
