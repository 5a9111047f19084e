"""Keys that are held: where a system tells each of their repeats as if the key had been let go and
pressed anew – Qt cannot always see that on X11 –, they are made known as what they are."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

INSTANT: Final = 5  # milliseconds within which nobody lets a key go and presses it again


class HeldKeys(QObject):
    """Of one window that is there already."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.kept: QKeyEvent | None = None  # a key that was let go, if it was
        self.telling = QTimer(self, singleShot=True)
        self.telling.timeout.connect(self.tell)
        self.handle = window.windowHandle()
        self.handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - as Qt has it
        if not isinstance(event, QKeyEvent) or event.isAutoRepeat() or not event.timestamp():
            return False
        if event.type() == QEvent.Type.KeyRelease:
            self.tell()
            self.kept = event.clone()
            self.telling.start(INSTANT)
            return True
        if event.type() != QEvent.Type.KeyPress:
            return False
        if not self.repeats(event):
            self.tell()
            return False
        self.kept = None
        self.telling.stop()
        QCoreApplication.sendEvent(watched, copied(event, repeats=True))
        return True

    def repeats(self, event: QKeyEvent) -> bool:
        kept = self.kept
        if kept is None or kept.nativeScanCode() != event.nativeScanCode():
            return False
        return kept.key() == event.key() and event.timestamp() - kept.timestamp() < INSTANT

    def tell(self) -> None:
        """The key was let go indeed."""
        kept, self.kept = self.kept, None
        self.telling.stop()
        if kept is not None:
            QCoreApplication.sendEvent(self.handle, copied(kept))


def copied(event: QKeyEvent, repeats: bool = False) -> QKeyEvent:
    """Without a time, so that it is heard once."""
    return QKeyEvent(
        event.type(),
        event.key(),
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        event.text(),
        repeats,
        event.count(),
    )
