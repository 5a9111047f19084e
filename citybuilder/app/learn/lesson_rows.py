"""The lessons of a game as rows that begin one: what it is about and how far one has come."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout

from citybuilder.app.language import translate
from citybuilder.app.widgets import label, pill, restyle
from citybuilder.core.game import Game, State
from citybuilder.stage.tooltips import set_tip
from citybuilder.store.progress import Learned
from citybuilder.store.sheets.lessons import Lesson, Words
from citybuilder.tables.figures import minutes
from citybuilder.tables.texts import fill

DONE, NEXT, OPEN = "done", "next", "open"


class LessonRow(QPushButton):
    """Its number or a tick, the title, what it is about, how long it takes; where a match was
    left, it goes on with it, and a lesser button begins another one."""

    def __init__(self, lesson: Lesson, number: int, is_usual: bool) -> None:
        super().__init__()
        self.lesson = lesson
        self.is_usual = is_usual  # not about an expansion
        self.number = number
        self.setProperty("role", "lesson")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.badge = label("badge")
        self.badge.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title = label("strong", wrap=True)
        self.about = label("soft", wrap=True)
        self.state = label("soft")
        self.state.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.anew = pill("link")
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self.title)
        words.addWidget(self.about)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(12, 9, 14, 9)
        self.row.setSpacing(14)
        self.row.addWidget(self.badge)
        self.row.addLayout(words, 1)
        self.row.addWidget(self.state, 0, Qt.AlignmentFlag.AlignVCenter)
        self.row.addWidget(self.anew)
        for part in self.findChildren(QLabel):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_learned(self, words: Words, learned: Learned, is_next: bool) -> None:
        done = self.lesson.key in learned.done
        self.title.setText(words[self.lesson.key])
        self.about.setText(words[f"{self.lesson.key}.about"])
        self.badge.setText("✓" if done else str(self.number))
        self.state.setText(self.way(learned))
        left = self.lesson.key in learned.matches
        self.state.setProperty("role", "way" if left else "soft")
        self.offer_anew(left)
        told = [self.title.text(), self.about.text(), self.state.text()]
        if done:
            told.append(translate("learn", "finished"))
        self.setAccessibleName(" – ".join(told))
        self.setProperty("state", DONE if done else NEXT if is_next else OPEN)
        self.badge.setProperty("state", self.property("state"))
        for part in (self, self.badge, self.state):
            restyle(part)
        self.fit()

    def offer_anew(self, left: bool) -> None:
        self.anew.setText(translate("learn", "Start over"))
        self.anew.setAccessibleName(f"{self.title.text()} – {self.anew.text()}")
        set_tip(self.anew, translate("learn", "The match that you left stays in the lobby."))
        self.anew.setVisible(left)

    def way(self, learned: Learned) -> str:
        """Where it goes on, or how long it takes."""
        left = learned.left.get(self.lesson.key, 0)
        if self.lesson.key in learned.matches:
            return translate("learn", "Continue the match")
        if left:
            return fill(translate("learn", "Continue at step %1"), str(left + 1))
        return minutes(translate, self.lesson.minutes)

    def fit(self) -> None:
        side = round(self.title.fontMetrics().height() * 1.75)
        self.badge.setFixedSize(side, side)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - as Qt has it
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - as Qt has it
        return self.row.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:  # noqa: N802 - as Qt has it
        return self.row.totalSizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - as Qt has it
        return self.row.totalMinimumSize()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - as Qt has it
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.fit()


class LessonRows(QFrame):
    """Signals: wanted(str lesson), anew(str lesson), instead of the match that was left."""

    wanted = Signal(str)
    anew = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.heading = label("heading")
        self.rows: list[LessonRow] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(18, 14, 18, 16)
        self.column.setSpacing(9)
        self.column.addWidget(self.heading)
        self.column.addStretch(1)

    def show_lessons(self, game: Game[State], lessons: Sequence[Lesson]) -> None:
        for row in self.rows:
            self.column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [
            LessonRow(lesson, number, not game.edition(lesson.options))
            for number, lesson in enumerate(lessons, 1)
        ]
        for number, row in enumerate(self.rows, 1):
            self.column.insertWidget(number, row)
            row.clicked.connect(lambda _=False, key=row.lesson.key: self.wanted.emit(key))
            row.anew.clicked.connect(lambda _=False, key=row.lesson.key: self.anew.emit(key))

    def show_learned(self, words: Words, learned: Learned) -> None:
        self.heading.setText(translate("learn", "Lessons"))
        coming = self.next_row(learned)
        for row in self.rows:
            row.show_learned(words, learned, row is coming)

    def next_row(self, learned: Learned) -> LessonRow | None:
        """The first one that is not finished, of the usual edition if there is such a one."""
        left = [row for row in self.rows if row.lesson.key not in learned.done]
        return next((row for row in left if row.is_usual), next(iter(left), None))
