"""When a tip is told: at most one at a time, after the motion, to whoever looks at the table."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QWidget

from citybuilder.app.language import translate
from citybuilder.app.play.session import Session
from citybuilder.app.table.parts import Parts
from citybuilder.core.game import Event
from citybuilder.playing.turns import Phase
from citybuilder.store.settings import Settings
from citybuilder.tables.first_tips import Moment, Tip, due, moments, tips_of

WIDE: Final = 288  # over the table, where no log stands beside it
AWAY: Final = 12  # from its edges
READABLE: Final = 70  # height of a log that can still be read
ENOUGH: Final = 6000  # milliseconds to read a sentence, before the next one may take its place


class Tipping(QObject):
    """Never holds up the match: a tip that is not put away goes with the player's next answer, or
    gives way to the next one.

    With `always`, tips come whatever the settings say and whatever was told in earlier matches.
    Signals: ended(str), a sentence about how tips can be had again."""

    ended = Signal(str)

    def __init__(
        self, session: Session, settings: Settings, parts: Parts, page: QWidget, always: bool
    ) -> None:
        super().__init__(page)
        self.page = page
        self.session = session
        self.settings = settings
        self.parts = parts
        self.always = always
        self.tips = tips_of(session.match.game.key)
        self.told: set[str] = set()  # at this table
        self.shown: tuple[Tip, Moment] | None = None
        self.reading = QElapsedTimer()
        self.enough = ENOUGH
        self.phase = session.phase
        self.begun = len(session.history)
        self.seen: dict[int, int] = {}  # how much of what happened each seat was told tips about
        session.phase_changed.connect(self.follow_phase)
        session.offered.connect(self.look)
        session.jumped.connect(self.forget)
        parts.tip_card.understood.connect(self.put_away)
        parts.tip_card.unwanted.connect(self.end)
        parts.hint_panel.opened.connect(self.make_room)
        parts.hint_panel.closed.connect(self.make_room)
        parts.hint_panel.closed.connect(self.point)
        parts.tip_card.closed.connect(lambda: parts.log_panel.leave_room(0))
        parts.log_panel.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - as Qt has it
        """What it lies over may become wider because of what stands below."""
        if event.type() == QEvent.Type.Resize:
            self.place()
        return super().eventFilter(watched, event)

    def known(self) -> set[str]:
        """The keys of the tips that are not told any more."""
        if self.always:
            return self.told
        return {tip.key for tip in self.tips if self.name_of(tip) in self.settings.tips_told}

    def name_of(self, tip: Tip) -> str:
        return f"{self.session.match.game.key}/{tip.key}"

    # When something is worth a word

    def follow_phase(self, phase: Phase) -> None:
        before, self.phase = self.phase, phase
        answered = (before, phase) == (Phase.CHOOSING, Phase.PLAYING)
        if answered or phase in (Phase.CURTAIN, Phase.FINISHED):
            self.put_away()
        elif phase == Phase.PLAYING and self.shown is not None:
            self.point_at([])  # the pieces may be on their way
        elif phase == Phase.THINKING:
            self.look()

    def look(self) -> None:
        """What has happened since the same seat looked last, and what it is asked."""
        found = self.due(self.news())
        if found:
            self.give(*found[0])
        else:
            self.point()

    def due(self, events: Sequence[Event]) -> list[tuple[Tip, Moment]]:
        session, known = self.session, self.known()
        if not self.is_wanted() or len(known) == len(self.tips):
            return []
        asked, legal = None, []
        if session.phase == Phase.CHOOSING:
            asked, legal = session.offer.asked, session.offer.legal
        game, view = session.match.game, session.view()
        return due(self.tips, known, moments(game, view, session.viewer, events, asked, legal))

    def news(self) -> list[Event]:
        history, viewer = self.session.history, self.session.viewer
        since = self.seen.get(viewer, self.begun)
        self.seen[viewer] = len(history)
        told = [event for _, _, events in history[since:] for event in events]
        return [event.seen_by(viewer) for event in told]

    def is_wanted(self) -> bool:
        """Bots among themselves need no tips, and one tip after the other is enough."""
        is_person = self.session.viewer >= 0 and self.session.seats[self.session.viewer].human
        is_read = self.shown is None or self.reading.elapsed() >= self.enough
        return is_person and is_read and (self.always or self.settings.tips)

    def forget(self) -> None:
        """Somebody else looks, or something is taken back."""
        count = len(self.session.history)
        self.begun = min(self.begun, count)
        self.seen = {seat: min(since, count) for seat, since in self.seen.items()}
        self.put_away()

    # Telling

    def give(self, tip: Tip, moment: Moment) -> None:
        self.told.add(tip.key)
        if self.name_of(tip) not in self.settings.tips_told:
            self.settings.tips_told.append(self.name_of(tip))
        self.shown = tip, moment
        self.reading.start()
        self.point()
        self.say()

    def say(self) -> None:
        """The sentence on the card, also anew in another language."""
        if self.shown is not None:
            sentence = self.parts.texts.say(self.shown[0].text)
            self.parts.tip_card.show_words(sentence)
            self.parts.announcer.hear_tip(sentence)
            self.make_room()

    def make_room(self) -> None:
        """A hint lies there as long as it is read."""
        if self.shown is not None:
            self.parts.tip_card.setVisible(self.parts.hint_panel.isHidden())
            self.place()

    def point(self) -> None:
        """At the pieces that the tip is about."""
        if self.shown is not None:
            tip, moment = self.shown
            self.point_at(tip.pieces(moment, self.parts.table))

    def point_at(self, pieces: Sequence[str]) -> None:
        """A hint points at its own ones as long as it is read."""
        if self.parts.hint_panel.isHidden():
            self.parts.scene.hold_highlight(pieces)

    def put_away(self) -> None:
        if self.shown is None:
            return
        self.shown = None
        had_focus = self.parts.tip_card.has_focus()
        self.parts.tip_card.hide()
        self.point_at([])
        if had_focus:
            self.parts.view.setFocus()

    def end(self) -> None:
        self.settings.tips = self.always = False
        self.put_away()
        self.ended.emit(
            translate("tips", "No more tips. You can bring them back in the preferences.")
        )

    # Where it lies

    def place(self) -> None:
        """Below the log, where there is room for both, so that its buttons keep their places. Where
        the log is put away, in the corner of the table in which it covers fewest spots."""
        card, log = self.parts.tip_card, self.parts.log_panel
        if self.shown is None:
            return
        if not self.parts.side.isHidden():
            size = card.size_for(log.width())
            left = log.height() - size.height()
            log.leave_room(size.height() if left >= READABLE and not card.isHidden() else 0)
            card.setGeometry(QRect(log.mapTo(self.page, QPoint(0, max(0, left))), size))
            return
        size = card.size_for(WIDE)
        area = self.parts.body.geometry().adjusted(AWAY, AWAY, -AWAY, -AWAY)
        free = QRect(area.topLeft(), area.size() - size)
        corners = (free.topRight(), free.bottomRight(), free.topLeft(), free.bottomLeft())
        card.setGeometry(min([QRect(corner, size) for corner in corners], key=self.covered))

    def covered(self, room: QRect) -> int:
        """How many spots and pieces that are pointed at would lie below the card."""
        scene, view = self.parts.scene, self.parts.view
        origin = view.mapTo(self.page, QPoint(0, 0))
        rects = [scene.rect_of(key) for key in {*scene.live(), *scene.held}]
        places = [view.mapFromScene(rect).boundingRect().translated(origin) for rect in rects]
        return sum(room.intersects(place) for place in places)
