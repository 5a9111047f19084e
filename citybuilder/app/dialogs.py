"""Small dialogs: one sentence that a player should read, and the question for a file."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QVBoxLayout, QWidget

from citybuilder.app.style import BODY
from citybuilder.app.widgets import ROOM, label

NARROW: Final = 300  # pixels at text size 1, of a short sentence
WIDE: Final = 460  # where a longer one is wrapped
LONG: Final = 16  # letters after which a word may be wrapped, too
BREAK: Final = "\u200b"  # has no width; a line may end here
NO_HARM: Final = QFileDialog.Option.ReadOnly  # Qt's own dialog would let Delete erase files


class Note(QDialog):
    """A sentence of any length, whole in every text size. Has no signals of its own."""

    def __init__(self, sentence: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Citybuilder")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
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
