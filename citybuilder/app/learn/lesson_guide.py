"""What happens at the table of a lesson: the coach speaks, only what is meant can be done."""

from typing import Final

from citybuilder.app.language import current_language, translate
from citybuilder.app.learn.coached import Coaching
from citybuilder.app.play.session import Session
from citybuilder.app.table.key_button import ENTER
from citybuilder.app.table.page import TablePage
from citybuilder.app.table.prompt_bar import Button, Way
from citybuilder.playing.learners import Pupil
from citybuilder.playing.turns import Phase
from citybuilder.store.sheets.lessons import Words, following, load_lessons, load_words
from citybuilder.tables.texts import fill

LOW: Final = 520  # pixels at text size 1


class LessonGuide(Coaching):
    """The coach says what the tutor wants to be said."""

    def __init__(self, session: Session, pupil: Pupil) -> None:
        super().__init__(session)
        self.pupil = pupil
        self.tutor = pupil.tutor
        self.said: Words = {}

    def begin(self, page: TablePage) -> None:
        super().begin(page)
        self.session.looked.connect(self.retell)

    # Words

    def words(self, key: str) -> str:
        names = [sitting.name for sitting in self.session.seats]
        return fill(self.said.get(key, key), *names)

    def retranslate(self) -> None:
        """The coach in the language of now."""
        self.said = load_words(self.session.match.game.key, current_language())
        number, count = self.pupil.place
        text = translate("learn", "Lesson %1 of %2")
        title = self.words(self.tutor.lesson.key)
        self.coach.introduce(fill(text, str(number), str(count)), title)
        self.coach.name_ways(
            (translate("learn", "Start over"), translate("learn", "Start the lesson over")),
            (translate("learn", "Skip lesson"), translate("learn", "Skip to the next lesson")),
            translate("learn", "Leave the lesson; it continues here next time."),
        )

    # Steps

    def retell(self) -> None:
        tutor = self.tutor
        over = tutor.step is None
        self.coach.dots.show_step(tutor.number, len(tutor.lesson.steps))
        words = self.closing() if over else self.words(tutor.said.say)
        if self.coach.accessibleName() != words:
            self.coach.say(words)
            self.parts.view.say(words)
        if tutor.waits() or over:
            self.offer_way_on(over)
        self.point(tutor.said.point if tutor.waits() or tutor.asks() else [])

    def closing(self) -> str:
        """What was learned, and what comes next."""
        game, lesson = self.session.match.game, self.tutor.lesson
        coming = following(load_lessons(game.key), lesson, game)
        learned = self.about(translate("learn", "Well done! Now you know this:"), lesson.key)
        if coming is None:
            last = translate("learn", "That was the last lesson.")
            return f"{learned}\n\n{last}"
        head = fill(translate("learn", "Next comes “%1”:"), self.words(coming.key))
        return f"{learned}\n\n{self.about(head, coming.key)}"

    def about(self, head: str, lesson: str) -> str:
        return f"{head}\n{self.words(f'{lesson}.about')}"

    def offer_way_on(self, over: bool) -> None:
        """What was read is read; at the end of the lesson, the next one."""
        if not over:
            go_on = Button(translate("learn", "Continue"), ENTER, self.read_on, primary=True)
            text = translate("learn", "Read the text beside the table.")
            self.parts.prompt.show_words(None, text, [go_on])
            return
        number, count = self.pupil.place
        ways = [
            Button(translate("learn", "All lessons"), "", self.page.leave, way=Way.OUT),
            Button(translate("learn", "Play it again"), "", self.again.emit),
        ]
        if number < count:
            text = translate("learn", "Next lesson")
            ways.append(Button(text, ENTER, self.next_wanted.emit, primary=True))
        told = translate("learn", "You have finished this lesson.")
        self.parts.prompt.show_words(None, told, ways)

    def read_on(self) -> None:
        if self.tutor.waits():
            self.pupil.go_on()

    # Instead of what a table says otherwise

    def explain(self, piece: str) -> bool:
        """A click elsewhere: what is meant, and why not this."""
        if self.session.phase == Phase.CHOOSING:
            step = self.tutor.said
            usual = translate("learn", "Not that one now. What you need is glowing on the table.")
            self.correct(self.words(step.wrong) if step.wrong else usual)
        elif self.tutor.waits():
            self.correct(translate("learn", "Read on first: “Continue” is below the table."))
        return True

    def offers_choices(self) -> bool:
        """What may be done glows, and the coach needs the room."""
        return False

    def share_room(self) -> None:
        """In a low window the coach takes the place of the log."""
        page = self.page
        low = LOW * page.scale * page.growth
        self.parts.log_panel.setVisible(self.parts.body.height() >= low)
