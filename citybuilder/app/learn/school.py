"""Where one learns: the page of lessons, the lesson that is open, and what was learned so far."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from citybuilder.app.language import translate
from citybuilder.app.learn.lesson_page import LessonPage
from citybuilder.app.learn.page import LearnPage
from citybuilder.app.learn.session import LessonSession
from citybuilder.app.learn.tutor import Tutor
from citybuilder.app.lobby.opening import Opened
from citybuilder.app.lobby.plan import Person
from citybuilder.app.models.games import Box
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.play.seating import Sitting
from citybuilder.cli.people import HUMAN, NAMES
from citybuilder.store import progress as progress_file
from citybuilder.store.save_list import new_save_path
from citybuilder.store.settings import Settings
from citybuilder.store.sheets import load_game
from citybuilder.store.sheets.lessons import Lesson, load_lessons
from citybuilder.tables.theme import Theme

OPPONENT = "beginner"


class School(QObject):
    """Signals: shown(QWidget page), put_away(QWidget page), left() (towards the lobby),
    refused(str sentence), rules_wanted(str game, str place), free_wanted(str lesson, Opened), a
    match with tips."""

    shown = Signal(object)
    put_away = Signal(object)
    left = Signal()
    refused = Signal(str)
    rules_wanted = Signal(str, str)
    free_wanted = Signal(str, object)

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
        self.lesson: LessonPage | None = None
        self.session: LessonSession | None = None
        self.page.left.connect(self.left)
        self.page.game_wanted.connect(self.open)
        self.page.lesson_wanted.connect(self.begin)
        self.page.rules_wanted.connect(lambda game: self.rules_wanted.emit(game, ""))

    def open(self, game: str) -> bool:
        """The lessons of a game; whether they could be read."""
        try:
            self.page.show_game(game)
        except (OSError, ValueError):
            self.refuse()
            return False
        self.clear()
        self.shown.emit(self.page)
        self.page.take_focus()
        return True

    def refuse(self) -> None:
        text = translate(
            "lobby", "Files of the program are missing or damaged. Please install it again."
        )
        self.page.mark_tab()
        self.refused.emit(text)

    # Lessons

    def begin(self, game: str, key: str) -> None:
        """Where it was left; a finished one from its beginning."""
        try:
            lessons = load_lessons(game)
            lesson = next(lesson for lesson in lessons if lesson.key == key)
            match = lesson.match(load_game(game))
        except (OSError, ValueError):
            self.refuse()
            return
        self.game = game
        if lesson.is_free:
            opened = Opened(match, self.people(lesson), new_save_path(game))
            self.free_wanted.emit(key, opened)
            return
        tutor = Tutor(lesson, match)
        tutor.skip_to(self.progress.of(game).left.get(key, 0))
        place = (lessons.index(lesson) + 1, len(lessons))
        seats = [Sitting(name, who) for name, who in self.people(lesson)]
        self.lay(LessonSession(tutor, place, seats, self.desk, self.settings))

    def lay(self, session: LessonSession) -> None:
        self.clear()
        self.session = session
        page = self.lesson = LessonPage(session, self.settings, self.theme)
        session.stepped.connect(self.keep)
        page.left.connect(self.leave_lesson)
        page.again.connect(self.start_over)
        page.next_wanted.connect(self.go_on)
        page.rules_wanted.connect(lambda place: self.rules_wanted.emit(self.game, place))
        self.shown.emit(page)
        session.start()

    def people(self, lesson: Lesson) -> tuple[Person, ...]:
        """The learner by the name that they play under, against beginners."""
        setup = self.settings.setups.get(self.game)
        own = [name for name, who in setup.seats if who == HUMAN] if setup else []
        learner = own[0] if own else NAMES[0]
        others = [name for name in NAMES if name != learner]
        return tuple(
            (learner, HUMAN) if seat == lesson.seat else (others.pop(0), OPPONENT)
            for seat in range(lesson.people)
        )

    def keep(self) -> None:
        """How far the lesson has come, so that it can be left at any time."""
        if self.session is None:
            return
        tutor, learned = self.session.tutor, self.progress.of(self.game)
        key = tutor.lesson.key
        if tutor.step is None:
            self.progress.finish(self.game, key)
        elif learned.left.get(key, 0) != tutor.number:
            self.progress.leave(self.game, key, tutor.number)
        else:
            return
        progress_file.save(self.progress)

    def start_over(self) -> None:
        if self.session is not None:
            key = self.session.tutor.lesson.key
            self.progress.of(self.game).left.pop(key, None)
            self.begin(self.game, key)

    def go_on(self) -> None:
        """With the lesson after this one."""
        if self.session is not None:
            keys = [lesson.key for lesson in load_lessons(self.game)]
            self.begin(self.game, keys[keys.index(self.session.tutor.lesson.key) + 1])

    def leave_lesson(self) -> None:
        self.clear()
        self.shown.emit(self.page)
        self.page.come_back()

    def clear(self) -> None:
        if self.lesson is not None and self.session is not None:
            page, session = self.lesson, self.session
            self.lesson = self.session = None
            session.close()
            self.put_away.emit(page)
            session.deleteLater()

    # For the window

    def leave(self) -> None:
        """One page back."""
        if self.lesson is not None:
            self.lesson.leave()
        else:
            self.left.emit()

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.theme = theme
        self.page.set_theme(theme, scale)
        if self.lesson is not None:
            self.lesson.set_theme(theme, scale)

    def retranslate(self) -> None:
        self.page.retranslate()
        if self.lesson is not None:
            self.lesson.retranslate()
