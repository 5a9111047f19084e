"""About the program: version, licences of what it is made with, and whose games these are."""

from html import escape
from typing import Final

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QPixmap, QTextCursor
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from citybuilder import __version__
from citybuilder.app.dialogs import Dialog
from citybuilder.app.language import current_language, translate
from citybuilder.app.widgets import label
from citybuilder.stage.art import pixmap
from citybuilder.store.boxes import boxes
from citybuilder.system.paths import resources
from citybuilder.tables.texts import fill

LOGO: Final = 88
LICENCES: Final = ("fonts/OFL.txt", "licences/LGPL-3.txt", "licences/GPL-3.txt")


class About(Dialog):
    """Has no signals of its own."""

    least = QSize(640, 620)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.logo = label()
        self.logo.setPixmap(self.picture())
        self.title = label("title", "Citybuilder")
        self.version = label("soft")
        self.note = label("strong", wrap=True)
        self.made = label("soft", wrap=True)
        self.licences = QTextBrowser()
        self.licences.setOpenExternalLinks(True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        self.lay_out()
        self.retranslate()

    def lay_out(self) -> None:
        names = QVBoxLayout()
        names.setSpacing(2)
        names.addStretch(1)
        names.addWidget(self.title)
        names.addWidget(self.version)
        names.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(16)
        top.addWidget(self.logo, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(names, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self.note)
        column.addWidget(self.made)
        column.addWidget(self.licences, 1)
        column.addWidget(self.buttons)

    def fill_licences(self) -> None:
        """What is used, then the licences themselves word for word."""
        self.licences.setMarkdown(read(f"licences/THIRD_PARTY_{current_language()}.md"))
        for name in LICENCES:
            self.licences.append(
                f'<hr><pre style="white-space: pre-wrap">{escape(read(name))}</pre>'
            )
        self.licences.moveCursor(QTextCursor.MoveOperation.Start)

    def picture(self) -> QPixmap:
        return pixmap("lobby/app_icon", LOGO, LOGO, self.devicePixelRatioF())

    def retranslate(self) -> None:
        self.setWindowTitle(translate("about", "About Citybuilder"))
        text = translate("about", "Version %1, with Qt %2")
        self.version.setText(fill(text, __version__, qVersion()))
        games = ", ".join(box.title for box in boxes())
        note = translate(
            "about",
            "An unofficial fan project. The games %1 belong to their authors and publishers, who"
            " are not involved in this program.",
        )
        self.note.setText(fill(note, games))
        self.made.setText(
            translate(
                "about",
                "All pictures, sounds and texts were made for this program. It is free software"
                " under the MIT licence; the licences of Qt and the typeface are below.",
            )
        )
        self.fill_licences()
        self.licences.setAccessibleName(translate("about", "Licences"))
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(translate("about", "Close"))
        close.setFocus()


def read(name: str) -> str:
    try:
        return (resources() / name).read_text(encoding="utf-8")
    except OSError:
        return ""
