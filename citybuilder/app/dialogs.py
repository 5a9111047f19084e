"""What all dialogs share; one sentence that a player should read; the question for a file."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QVBoxLayout, QWidget

from citybuilder.app.style import BODY
from citybuilder.app.threshold import Threshold
from citybuilder.app.widgets import Scroll, label
from citybuilder.tables.theme import Theme

ROOM: Final = 0.94  # of the screen, that a dialog may take
NARROW: Final = 300  # pixels at text size 1, of a short sentence
WIDE: Final = 460  # where a longer one is wrapped
LONG: Final = 16  # letters after which a word may be wrapped, too
BREAK: Final = "\u200b"  # has no width; a line may end here
NO_HARM: Final = QFileDialog.Option.ReadOnly  # Qt's own dialog would let Delete erase files


class Dialog(QDialog):
    """A dialog of the window: it fits the screen and follows language, theme and text size."""

    least = QSize(0, 0)  # at text size 1; more where the contents want it

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.threshold = Threshold(self)

    def retranslate(self) -> None:
        """Set all texts anew; every dialog has its own."""

    def set_theme(self, _theme: Theme) -> None:
        """Letters may have grown; colours come from the style sheet."""
        if self.isVisible():
            self.fit()

    def fit(self) -> None:
        """As large as its contents want, but no larger than the screen, and on it."""
        least = self.least * (self.fontInfo().pixelSize() / BODY)
        layout = self.layout()
        if layout is not None:
            margins = layout.contentsMargins()
            for area in self.findChildren(Scroll):
                area.measure(least.width() - margins.left() - margins.right())
            layout.activate()
        hint = self.sizeHint()
        wide = max(hint.width(), least.width())
        tall = max(hint.height(), self.heightForWidth(wide), least.height())
        room = self.screen().availableGeometry()
        self.resize(QSize(wide, tall).boundedTo(room.size() * ROOM))
        frame = self.frameGeometry()
        left = min(frame.left(), room.right() - frame.width())
        top = min(frame.top(), room.bottom() - frame.height())
        self.move(max(room.left(), left), max(room.top(), top))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - as Qt has it
        super().showEvent(event)
        parent = self.parentWidget()
        self.fit()
        if parent is not None:
            whole = parent.window().geometry().center() - self.rect().center()
            self.move(whole)
            self.fit()
        self.threshold.cross()


class Note(QDialog):
    """A sentence of any length, whole in every text size. Has no signals of its own."""

    def __init__(self, sentence: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Citybuilder")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.threshold = Threshold(self)
        self.sentence = sentence
        self.words = label("sentence", breakable(sentence), wrap=True)
        self.words.setAccessibleName(sentence)
        self.setAccessibleDescription(sentence)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok)
        self.buttons.accepted.connect(self.accept)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(24, 20, 24, 18)
        rows.setSpacing(18)
        rows.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        rows.addWidget(self.words)
        rows.addWidget(self.buttons)
        self.fit()

    def text(self) -> str:
        return self.sentence

    def fit(self) -> None:
        """As wide as a short sentence, else as high as a long one needs."""
        self.words.ensurePolished()
        scale = self.words.fontInfo().pixelSize() / BODY
        line = self.words.fontMetrics().horizontalAdvance(self.words.text()) + 2
        most = min(round(WIDE * scale), round(self.screen().availableSize().width() * ROOM) - 48)
        width = min(most, max(line, round(NARROW * scale)))
        self.words.setFixedSize(width, self.words.heightForWidth(width))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - as Qt has it
        self.fit()
        super().showEvent(event)
        self.threshold.cross()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - as Qt has it
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit()


def breakable(text: str) -> str:
    """Names of files may be longer than any line: they may end one anywhere."""
    return " ".join(BREAK.join(word) if len(word) > LONG else word for word in text.split(" "))


def ask_open(parent: QWidget, title: str, folder: Path, kind: str) -> Path | None:
    """The file that the player chooses, if any."""
    name, _ = QFileDialog.getOpenFileName(parent, title, str(folder), kind, "", NO_HARM)
    return Path(name) if name else None


def ask_save(parent: QWidget, title: str, name: str, kind: str) -> Path | None:
    """Where the player wants a file, if anywhere; it gets the ending of the proposed name."""
    proposed = Path.home() / name
    text, _ = QFileDialog.getSaveFileName(parent, title, str(proposed), kind, "", NO_HARM)
    if not text:
        return None
    path = Path(text)
    return path if path.suffix else path.with_suffix(proposed.suffix)
