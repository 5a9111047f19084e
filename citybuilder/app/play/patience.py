"""The moment after a person's answer in which bots wait, for it can still be taken back."""

from PySide6.QtCore import QObject, QTimer, Signal


class Patience(QObject):
    """Signal: ended(whether something has waited for that)."""

    ended = Signal(bool)
    share = 1.0  # of the time that it lasts

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_on = False
        self.waits = False  # something that is to happen afterwards
        self.timer = QTimer(self, singleShot=True)
        self.timer.timeout.connect(self.end)

    def begin(self, milliseconds: int) -> None:
        """Below nothing it lasts until it is ended."""
        lasting = round(milliseconds * self.share)
        self.is_on = lasting != 0
        self.waits = False
        if lasting > 0:
            self.timer.start(lasting)

    def holds(self) -> bool:
        """Whether it is on; then whoever asks has to wait."""
        self.waits = self.is_on
        return self.is_on

    def end(self) -> None:
        if self.is_on:
            self.drop()
            self.ended.emit(self.waits)

    def drop(self) -> None:
        """Nothing waits for it any more."""
        self.is_on = False
        self.timer.stop()
