"""Ctrl-C in the terminal, or a system that wants to end the program: told to Qt's event loop."""

from PySide6.QtCore import QObject, QSocketNotifier, Signal

from citybuilder.system.ears import ears


class Caller(QObject):
    """Signals: called(int number of the signal), also of one that came before the event loop."""

    called = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.ears = ears()
        kind = QSocketNotifier.Type.Read
        self.notifier = QSocketNotifier(self.ears.end.fileno(), kind, self)
        self.notifier.activated.connect(self.listen)

    def listen(self) -> None:
        number = self.ears.heard()
        if number:
            self.called.emit(number)
