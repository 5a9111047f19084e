"""What the window shows: the lobby, the table of a match, its replay or review, or lessons."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from citybuilder.app.lobby.marks import OpenMark
from citybuilder.app.lobby.opening import Opened, Refused, new_match, saved_match
from citybuilder.app.lobby.page import Lobby
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.playing.plan import Person, Plan, new_seed
from citybuilder.playing.turns import Phase
from citybuilder.stage.forgetting import forget_match, put_away_when_calm
from citybuilder.store.settings import Settings
from citybuilder.tables.theme import Theme

if TYPE_CHECKING:  # bots and pydantic come with them: not before the first paint
    from citybuilder.app.learn.school import School
    from citybuilder.app.play.bot_desk import BotDesk
    from citybuilder.app.play.session import Session
    from citybuilder.app.replay.page import ReplayPage
    from citybuilder.app.review.page import ReviewPage
    from citybuilder.app.table.page import TablePage


class Pages(QObject):
    """Signals: changed() (another page is shown), covered() (a curtain has fallen),
    refused(str sentence), rules_wanted(str game, str place)."""

    changed = Signal()
    covered = Signal()
    refused = Signal(str)
    rules_wanted = Signal(str, str)

    def __init__(self, settings: Settings, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.settings = settings
        self.theme = theme
        self.stack = QStackedWidget(parent)
        self.lobby = Lobby(settings, theme, self.stack)
        self.stack.addWidget(self.lobby)
        self.table: TablePage | None = None
        self.session: Session | None = None
        self.replay: ReplayPage | None = None
        self.review: ReviewPage | None = None  # kept while its match lies on the table
        self.reviewing = False  # whether it is open, perhaps below a replay
        self.came = -1  # the step of the replay that it was opened from, if it was
        self.desk: BotDesk | None = None
        self.school: School | None = None  # while somebody learns
        self.mark: OpenMark | None = None
        self.lobby.played.connect(self.begin)
        self.lobby.go_on.connect(self.open_save)
        self.lobby.replay.connect(self.open_save)
        self.lobby.refused.connect(self.refused)
        self.lobby.rules_wanted.connect(lambda game: self.rules_wanted.emit(game, ""))
        self.lobby.learning.connect(self.learn)
        self.lobby.painted.connect(self.lobby.load_rest, Qt.ConnectionType.QueuedConnection)
        put_away_when_calm()

    def at_table(self) -> bool:
        return self.table is not None and self.replay is None and not self.reviewing

    def in_lobby(self) -> bool:
        pages = (self.table, self.replay, self.school)
        return not self.reviewing and all(page is None for page in pages)

    def coached_page(self) -> "TablePage | None":
        return self.school.table if self.school is not None else None

    # Matches

    def begin(self, plan: Plan) -> None:
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
            self.end_review()
            self.clear_table()
            self.watch(opened.match, opened.people)
        else:
            self.lay(opened)
        if opened.note:
            self.refused.emit(opened.note)

    def lay(self, opened: Opened, always_tips: bool = False) -> None:
        from citybuilder.app.play.bot_desk import BotDesk
        from citybuilder.app.play.session import Session, Sitting
        from citybuilder.app.table.page import TablePage

        self.end_replay()
        self.end_review()
        self.clear_table()
        self.end_school()
        self.lobby.forget_deleted()
        self.desk = self.desk or BotDesk(self)
        seats = [Sitting(name, who) for name, who in opened.people]
        self.mark = OpenMark(opened.path)
        self.session = Session(opened.match, seats, self.desk, opened.path, self.settings)
        game, lesson = opened.match.game.key, self.lesson_of(opened)
        is_lesson = lesson is not None
        self.table = TablePage(self.session, self.settings, self.theme, always_tips, is_lesson)
        self.table.left.connect(self.to_lobby)
        self.table.rematch.connect(self.play_again)
        self.table.replay_wanted.connect(self.watch_table)
        self.table.review_wanted.connect(self.review_table)
        self.table.lessons_wanted.connect(lambda: self.learn(game))
        self.table.rules_wanted.connect(self.want_rules)
        self.session.phase_changed.connect(self.follow_phase)
        if lesson is not None:
            self.session.finished.connect(lambda: self.finish_lesson(game, lesson))
        self.show_page(self.table)
        self.session.start()

    def follow_phase(self, phase: Phase) -> None:
        if phase == Phase.CURTAIN:
            self.covered.emit()

    def want_rules(self, place: str) -> None:
        if self.session is not None:
            self.rules_wanted.emit(self.session.match.game.key, place)

    def play_again(self) -> None:
        """The same people and options, a new number."""
        if self.session is not None:
            match = self.session.match
            self.begin(Plan(match.game.key, self.people(), dict(match.options), new_seed()))

    def people(self) -> tuple[Person, ...]:
        seats = self.session.seats if self.session else []
        return tuple((sitting.name, sitting.who) for sitting in seats)

    def clear_table(self) -> None:
        """The match is safe and off the table."""
        if self.table is None or self.session is None:
            return
        table, session = self.table, self.session
        self.table = self.session = None
        session.close()
        if self.mark is not None:
            self.mark.take_away()
        self.put_away(table)
        session.deleteLater()

    # Replays

    def watch_table(self) -> None:
        if self.session is not None:
            self.watch(self.session.match, self.people(), self.session.viewer)

    def watch(
        self, match: Match[State], people: tuple[Person, ...], viewer: int = 0, step: int = 0
    ) -> None:
        from citybuilder.app.play.session import Sitting
        from citybuilder.app.replay.page import ReplayPage

        self.end_replay()
        seats = [Sitting(name, who) for name, who in people]
        self.replay = ReplayPage(match, seats, self.settings, self.theme, viewer)
        self.replay.left.connect(self.leave_replay)
        self.replay.branch.connect(lambda branch: self.branch(branch, people))
        self.replay.review_wanted.connect(lambda: self.look_back(match, people))
        self.replay.go_to(step)
        self.show_page(self.replay)

    def branch(self, match: Match[State], people: tuple[Person, ...]) -> None:
        """Go on from an earlier position, as a match of its own."""
        from citybuilder.playing.seating import with_a_person
        from citybuilder.store.save_list import new_save_path

        people, taken = with_a_person(match, people)
        self.lay(Opened(match, people, new_save_path(match.game.key)))
        if self.table is not None and taken >= 0:
            self.table.tell_taken(taken)

    def leave_replay(self) -> None:
        self.end_replay()
        if self.reviewing and self.review is not None:
            self.show_page(self.review)
        elif self.table is None:
            self.to_lobby()
        else:
            self.show_page(self.table)

    def end_replay(self) -> None:
        if self.replay is not None:
            replay, self.replay = self.replay, None
            self.put_away(replay)

    # Lessons

    def learn(self, game: str) -> None:
        from citybuilder.app.learn.school import School
        from citybuilder.app.play.bot_desk import BotDesk

        self.end_replay()
        self.end_review()
        self.clear_table()
        self.desk = self.desk or BotDesk(self)
        if self.school is None:
            self.school = School(self.lobby.found, self.settings, self.theme, self.desk, self)
            self.school.shown.connect(self.show_page)
            self.school.put_away.connect(self.put_away)
            self.school.left.connect(self.to_lobby)
            self.school.refused.connect(self.refused)
            self.school.rules_wanted.connect(self.rules_wanted)
            self.school.free_wanted.connect(self.lay_free)
            self.school.match_wanted.connect(self.open_save)
            self.school.table_wanted.connect(self.lay)
        if not self.school.open(game):
            self.to_lobby()

    def lay_free(self, opened: Opened, anew: bool) -> None:
        """The last lesson; where it was begun before, that match is not lost."""
        self.lay(opened, always_tips=True)
        if anew and self.table is not None:
            self.table.tell_earlier()

    def lesson_of(self, opened: Opened) -> str | None:
        """The one that is this match, perhaps taken up again where it was left."""
        from citybuilder.store import progress

        return progress.load().of(opened.match.game.key).lesson_of(opened.path.name)

    def finish_lesson(self, game: str, lesson: str) -> None:
        """The last lesson is a match, which is learned when it is over."""
        from citybuilder.store import progress

        learned = progress.load()
        learned.finish(game, lesson)
        progress.save(learned)

    def end_school(self) -> None:
        if self.school is not None:
            school, self.school = self.school, None
            school.clear()
            self.put_away(school.page)
            school.deleteLater()

    # Reviews

    def review_table(self) -> None:
        if self.session is not None:
            self.look_back(self.session.match, self.people())

    def look_back(self, match: Match[State], people: tuple[Person, ...]) -> None:
        """The review of a finished match; what was found out about it before is still known."""
        from citybuilder.app.play.session import Sitting
        from citybuilder.app.review.page import ReviewPage

        if not self.reviewing:
            self.came = self.replay.step if self.replay is not None else -1
        self.end_replay()
        if self.review is None or self.review.match is not match:
            self.end_review()
            seats = [Sitting(name, who) for name, who in people]
            self.review = ReviewPage(match, seats, self.settings, self.theme)
            self.review.left.connect(lambda: self.leave_review(people))
            self.review.opened.connect(lambda step: self.watch(match, people, step=step))
        self.reviewing = True
        self.show_page(self.review)

    def leave_review(self, people: tuple[Person, ...]) -> None:
        """Back to where it was opened."""
        self.reviewing = False
        if self.came >= 0 and self.review is not None:
            self.watch(self.review.match, people, step=self.came)
        elif self.table is None:
            self.to_lobby()
        else:
            self.show_page(self.table)

    def end_review(self) -> None:
        """Nobody looks at it any more, and nothing is computed for it."""
        self.reviewing = False
        if self.review is not None:
            review, self.review = self.review, None
            review.survey.stop()
            self.put_away(review)

    # Pages

    def leave(self) -> None:
        """One page back, towards the lobby."""
        if self.replay is not None:
            self.leave_replay()
        elif self.reviewing and self.review is not None:
            self.review.left.emit()
        elif self.table is not None:
            self.table.leave()
        elif self.school is not None:
            self.school.leave()

    def to_lobby(self) -> None:
        self.end_replay()
        self.end_review()
        self.clear_table()
        self.end_school()
        self.show_page(self.lobby)
        self.lobby.come_back()

    def show_page(self, page: QWidget) -> None:
        if self.stack.indexOf(page) < 0:
            self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        page.setFocus()
        self.changed.emit()

    def put_away(self, page: QWidget) -> None:
        self.stack.setCurrentWidget(self.lobby)
        self.stack.removeWidget(page)
        page.destroyed.connect(lambda: QTimer.singleShot(0, forget_match))
        page.deleteLater()

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.theme = theme
        for page in self.shown():
            page.set_theme(theme, scale)

    def retranslate(self) -> None:
        for page in self.shown():
            page.retranslate()

    def shown(self) -> "list[Lobby | TablePage | ReplayPage | ReviewPage | School]":
        """Everything that shows something, now or when one comes back to it."""
        there = (self.table, self.replay, self.review, self.school)
        return [self.lobby, *[page for page in there if page is not None]]

    def renew_bots(self) -> None:
        if self.desk is not None:
            self.desk.renew()

    def close(self) -> None:
        """Everything is saved, nobody thinks any more."""
        self.end_replay()
        self.end_review()
        self.clear_table()
        self.end_school()
        self.lobby.forget_deleted()
        if self.desk is not None:
            self.desk.close()
            self.desk = None
