"""Where one learns: the page of lessons and puzzles, the one that is open, and what was learned."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from citybuilder.app.language import translate
from citybuilder.app.learn.coached import Coaching
from citybuilder.app.learn.lesson_guide import LessonGuide
from citybuilder.app.learn.page import LearnPage
from citybuilder.app.learn.puzzle_guide import PuzzleGuide
from citybuilder.app.lobby.opening import Opened
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.play.session import Session
from citybuilder.app.table.page import TablePage
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.playing.learners import Pupil, Solver
from citybuilder.playing.new_match import Person
from citybuilder.playing.seating import Occupant
from citybuilder.playing.tutor import Tutor
from citybuilder.store import progress as progress_file
from citybuilder.store.boxes import Box
from citybuilder.store.folders import saves_folder
from citybuilder.store.reading import is_file
from citybuilder.store.save_list import new_save_path
from citybuilder.store.settings import Settings
from citybuilder.store.sheets import load_game
from citybuilder.store.sheets.lessons import Lesson, following, load_lessons
from citybuilder.store.sheets.puzzles import load_puzzles
from citybuilder.tables.theme import Theme
from citybuilder.words.names import plain_name
from citybuilder.words.people import HUMAN, NAMES

BEGINNER: Final = "beginner"  # plays against whoever learns,
STRONG: Final = "strong"  # and against whoever plays on from a puzzle


class School(QObject):
    """Signals: shown(WindowPage), gone(WindowPage) before another one comes in its place,
    left(WindowPage) for the one below it, refused(str sentence), rules_wanted(str game, str place),
    free_wanted(Opened, bool anew), a match with tips, perhaps instead of one that was left,
    match_wanted(Path save), the one that was left, table_wanted(Opened), any other."""

    shown = Signal(object)
    gone = Signal(object)
    left = Signal(object)
    refused = Signal(str)
    rules_wanted = Signal(str, str)
    free_wanted = Signal(object, bool)
    match_wanted = Signal(object)
    table_wanted = Signal(object)

    def __init__(
        self, boxes: Sequence[Box], settings: Settings, theme: Theme, desk: BotDesk, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.settings = settings
        self.theme = theme
        self.desk = desk
        self.progress = progress_file.load()
        self.game = ""
        self.page = LearnPage(boxes, self.progress, theme, settings.text_scale)
        self.table: TablePage | None = None  # of a lesson or puzzle,
        self.guide: Coaching | None = None  # who leads there,
        self.learner: Pupil | Solver | None = None  # and whoever learns
        self.page.left.connect(lambda: self.left.emit(self.page))
        self.page.game_wanted.connect(self.open)
        self.page.lesson_wanted.connect(self.begin)
        self.page.anew_wanted.connect(lambda game, key: self.begin(game, key, anew=True))
        self.page.puzzle_wanted.connect(self.pose)
        self.page.rules_wanted.connect(lambda game: self.rules_wanted.emit(game, ""))

    def open(self, game: str) -> bool:
        """The lessons of a game; whether they could be read."""
        self.forget_lost(game)
        try:
            self.page.show_game(game)
        except (OSError, ValueError):
            self.refuse()
            return False
        self.shown.emit(self.page)
        self.page.take_focus()
        return True

    def refuse(self) -> None:
        text = translate(
            "lobby", "Files of the program are missing or damaged. Please install it again."
        )
        self.page.mark_tab()
        self.refused.emit(text)

    def people(self, seats: int, own: int, level: str) -> tuple[Person, ...]:
        """The learner, by the name that they play under, against bots of a level."""
        setup = self.settings.setups.get(self.game)
        known = [name for name, who in setup.seats if who == HUMAN] if setup else []
        learner = next(iter([*known, *map(plain_name, self.settings.names)]), NAMES[0])
        others = [name for name in NAMES if name != learner]
        return tuple(
            (learner, HUMAN) if seat == own else (others.pop(0), level) for seat in range(seats)
        )

    # Lessons

    def begin(self, game: str, key: str, anew: bool = False) -> None:
        """Where it was left; a finished one, or anew, from its beginning."""
        try:
            lessons = load_lessons(game)
            lesson = next(lesson for lesson in lessons if lesson.key == key)
            match = lesson.match(load_game(game))
        except (OSError, ValueError):
            self.refuse()
            return
        self.game = game
        people = self.people(lesson.people, lesson.seat, BEGINNER)
        if lesson.is_free:
            self.begin_free(lesson, Opened(match, people, new_save_path(game)), anew)
            return
        tutor = Tutor(lesson, match)
        tutor.skip_to(self.progress.of(game).left.get(key, 0))
        session = self.table_for(match, people)
        pupil = Pupil(session, tutor, (lessons.index(lesson) + 1, len(lessons)))
        session.finished.connect(tutor.follow)
        session.looked.connect(self.keep)
        self.lay(session, pupil, LessonGuide(session, pupil))

    def table_for(self, match: Match[State], people: tuple[Person, ...]) -> Session:
        """In place of the one that is open."""
        if self.table is not None:
            self.gone.emit(self.table)
        seats = [Occupant(name, who) for name, who in people]
        return Session(match, seats, self.desk, None, self.settings)

    def begin_free(self, lesson: Lesson, opened: Opened, anew: bool) -> None:
        """A match is saved as any other: the one that was left, else a new one. Beside a new one
        the other stays saved; only it is the lesson no more."""
        learned = self.progress.of(self.game)
        if lesson.key in learned.matches and not anew:
            self.match_wanted.emit(saves_folder() / learned.matches[lesson.key])
            return
        learned.matches[lesson.key] = opened.path.name
        progress_file.save(self.progress)
        self.free_wanted.emit(opened, anew)

    def forget_lost(self, game: str) -> None:
        """Free matches in which nothing happened, or which were deleted; no others than the
        player's own can be meant."""
        learned = self.progress.of(game)
        for lesson, name in list(learned.matches.items()):
            if Path(name).name != name or not is_file(saves_folder() / name):
                del learned.matches[lesson]

    def keep(self) -> None:
        """How far the lesson has come, so that it can be left at any time."""
        if not isinstance(self.learner, Pupil):
            return
        tutor, learned = self.learner.tutor, self.progress.of(self.game)
        key = tutor.lesson.key
        if tutor.step is None:
            self.progress.finish(self.game, key)
        elif learned.left.get(key, 0) != tutor.number:
            self.progress.leave(self.game, key, tutor.number)
        else:
            return
        progress_file.save(self.progress)

    # Puzzles

    def pose(self, game: str, number: int) -> None:
        try:
            puzzles = load_puzzles(game)
            puzzle = puzzles[number]
            match = puzzle.match(load_game(game))
        except (OSError, ValueError):
            self.refuse()
            return
        self.game = game
        people = self.people(puzzle.seats, puzzle.seat, STRONG)
        session = self.table_for(match, people)
        self.desk.begin(match.game, [who for _, who in people])
        solver = Solver(session, puzzle, (number + 1, len(puzzles)))
        known = self.progress.of(game).state_of(puzzle.key)
        solver.has_seen = known == progress_file.SHOWN
        solver.has_solved = known in (progress_file.HELPED, progress_file.SOLVED)
        solver.has_tried = known == progress_file.TRIED
        session.looked.connect(self.note_answer)
        guide = PuzzleGuide(session, solver)
        guide.play_on.connect(lambda: self.play_on(match, people))
        self.lay(session, solver, guide)

    def note_answer(self) -> None:
        """Whatever is found out about a puzzle."""
        solver = self.learner
        if not isinstance(solver, Solver):
            return
        key = solver.puzzle.key
        if solver.tried:
            self.progress.miss(self.game, key)
        if solver.given_up:
            self.progress.show(self.game, key)
        elif solver.answer is not None:
            self.progress.solve(self.game, key)
        if solver.tried or solver.answer is not None:
            progress_file.save(self.progress)

    def play_on(self, match: Match[State], people: tuple[Person, ...]) -> None:
        """The position becomes a match of its own."""
        own = match.at(len(match.actions))
        self.table_wanted.emit(Opened(own, people, new_save_path(self.game)))

    # The table of either

    def lay(self, session: Session, learner: Pupil | Solver, guide: Coaching) -> None:
        session.guest = self.learner = learner
        self.guide = guide
        self.table = page = TablePage(session, self.settings, self.theme, guide=guide)
        page.left.connect(lambda: self.left.emit(page))
        session.closed.connect(self.forget_table)
        guide.again.connect(self.start_over)
        guide.next_wanted.connect(self.go_on)
        page.rules_wanted.connect(lambda place: self.rules_wanted.emit(self.game, place))
        self.shown.emit(page)
        session.start()

    def start_over(self) -> None:
        if isinstance(self.learner, Pupil):
            key = self.learner.tutor.lesson.key
            self.progress.of(self.game).left.pop(key, None)
            self.begin(self.game, key)

    def go_on(self) -> None:
        """With the lesson or puzzle after this one; after the last puzzle, back to the list."""
        if self.learner is None:
            return
        number, count = self.learner.place
        if isinstance(self.learner, Pupil):
            tutor = self.learner.tutor
            coming = following(load_lessons(self.game), tutor.lesson, tutor.match.game)
            if coming is not None:
                self.begin(self.game, coming.key)
        elif number < count:
            self.pose(self.game, number)
        elif self.table is not None:
            self.left.emit(self.table)

    def forget_table(self) -> None:
        self.table = self.guide = self.learner = None
