"""A list of wrapped lines, as log and choices are."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView


class LineView(QListView):
    """Lines are as wide as the list and never scroll sideways."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "log")
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - as Qt has it
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
