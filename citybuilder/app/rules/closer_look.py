"""The numbered table as large as the window with the rules lets."""

from PySide6.QtCore import QMargins, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from citybuilder.app.rules.table_picture import size_of, table_picture
from citybuilder.app.table.overlay import Overlay
from citybuilder.app.widgets import label
from citybuilder.tables.theme import Theme

BESIDE = 50  # pixels that stay free around it


class CloserLook(Overlay):
    """A click anywhere, Space or Esc puts it away."""

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        super().__init__(parent, theme)
        self.page = parent
        self.picture = label()
        self.picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        rows = QVBoxLayout(self.panel)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.picture)

    def look_at(self, picture: str) -> None:
        area = self.page.rect()
        room = area.size().shrunkBy(QMargins(BESIDE, BESIDE, 0, 0))
        width = size_of(room.width()).scaled(room, Qt.AspectRatioMode.KeepAspectRatio).width()
        try:
            drawn = table_picture(picture, self.theme, width, self.devicePixelRatioF())
        except (OSError, ValueError):
            return
        self.picture.setPixmap(drawn)
        self.open_over(area)
