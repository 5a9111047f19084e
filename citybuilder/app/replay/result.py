"""The result at the end of a replay: whoever has watched it to its end sees how it came out."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from citybuilder.app.language import translate
from citybuilder.app.table.key_button import KeyButton
from citybuilder.playing.seating import Occupant

if TYPE_CHECKING:
    from citybuilder.app.replay.page import ReplayPage
    from citybuilder.app.results.end_page import EndPanel


class Result(QObject):
    """Of one replay page; its button is there at the last step of a finished match."""

    def __init__(self, page: "ReplayPage") -> None:
        super().__init__(page)
        self.page = page
        self.panel: EndPanel | None = None
        self.button = KeyButton("bar")
        self.button.clicked.connect(self.toggle)
        self.button.hide()

    def is_open(self) -> bool:
        return self.panel is not None and not self.panel.folded

    def follow(self, watched: bool) -> None:
        """Another step is shown; it opens where somebody has watched the last one."""
        page = self.page
        is_end = page.match.state.over and page.step == page.steps.last
        self.button.setVisible(is_end)
        if not is_end:
            self.close()
        elif watched:
            self.open()

    def open(self) -> None:
        from citybuilder.app.results.end_page import EndPanel

        page = self.page
        if self.panel is None:
            seats = [Occupant(seat.name, seat.who) for seat in page.seats]
            view = page.board.view
            self.panel = EndPanel(page.match, seats, page.board.scene.look, view)
            self.panel.folding.connect(self.say)
        self.panel.fold(False)

    def close(self) -> None:
        if self.is_open() and self.panel is not None:
            self.panel.fold(True)
            self.page.bar.slider.setFocus()

    def toggle(self) -> None:
        if self.is_open():
            self.close()
        else:
            self.open()

    def say(self) -> None:
        look, show = translate("end", "Look at the table"), translate("end", "Show the result")
        self.button.set_text(look if self.is_open() else show)

    def set_look(self) -> None:
        if self.panel is not None:
            self.panel.set_look(self.page.board.scene.look)

    def retranslate(self) -> None:
        self.say()
        if self.panel is not None:
            self.panel.retranslate()
