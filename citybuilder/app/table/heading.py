"""What the bar above the table says of a match, and what of it can be pressed."""

from typing import TYPE_CHECKING

from citybuilder.app.language import translate
from citybuilder.app.table import words as words
from citybuilder.core.game import State
from citybuilder.playing.history import last_actor
from citybuilder.playing.turns import Phase, allows
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.texts import fill

if TYPE_CHECKING:
    from citybuilder.app.table.page import TablePage


class Heading:
    """Of one table page."""

    def __init__(self, page: "TablePage") -> None:
        self.session = page.session
        self.settings = page.settings
        self.parts = page.parts

    def acting(self) -> SeatLook | None:
        match = self.session.match
        return None if match.state.over else self.parts.looks[match.seat]

    def last_actor(self) -> SeatLook | None:
        seat = last_actor(self.session.match)
        return self.parts.looks[seat] if seat >= 0 else None

    def refresh(self) -> None:
        top, texts = self.parts.top, self.parts.texts
        moving = self.session.phase == Phase.PLAYING or self.session.unseen is not None
        turn = self.turn(self.session.match.earlier[-1] if moving else self.session.match.state)
        top.show_match(texts.title(), turn, self.last_actor() if moving else self.acting())
        view = self.parts.view
        view.setAccessibleName(fill(translate("table", "Table: %1"), texts.title()))
        view.setAccessibleDescription(f"{turn}. {self.parts.prompt.sentence.whole}")
        top.tell_undo(words.undo_tip(self.session, texts), words.undone(self.session))
        self.enable()
        top.show_pace(self.settings.pace)

    def turn(self, state: State) -> str:
        ended = translate("table", "The match is over")
        return ended if state.over else self.parts.texts.turn(state)

    def enable(self) -> None:
        session, top = self.session, self.parts.top
        able = {
            "undo": session.can_undo(),
            "redo": session.can_redo(),
            "hint": session.phase == Phase.CHOOSING,
        }
        for button in top.buttons:
            name = button.objectName()
            button.setEnabled(able.get(name, True) and allows(session.phase, name))
        bots = session.guest is None and any(not sitting.human for sitting in session.seats)
        top.show_pause(bots and not session.match.state.over, session.paused)
