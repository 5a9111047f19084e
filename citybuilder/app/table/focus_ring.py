"""A ring around the table while the keyboard is there, but at none of its pieces."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from citybuilder.stage.table_view import TableView
from citybuilder.tables.theme import Theme

BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class FocusRing(QWidget):
    """Only for whoever comes by Tab: a click on the table needs no sign. Has no signals."""

    def __init__(self, view: TableView, theme: Theme) -> None:
        super().__init__(view)
        self.view = view
        self.theme = theme
        self.came_by_key = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        view.installEventFilter(self)
        view.table_scene.walked.connect(self.follow)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def follow(self) -> None:
        self.setGeometry(self.view.rect())
        self.setVisible(self.came_by_key and not self.view.table_scene.focused)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - as Qt has it
        if isinstance(event, QFocusEvent):
            self.came_by_key = event.gotFocus() and event.reason() in BY_KEY
            self.follow()
        elif event.type() == QEvent.Type.Resize:
            self.setGeometry(self.view.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - as Qt has it
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self.theme.focus), 3))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(3, 3, -3, -3), 10, 10)
