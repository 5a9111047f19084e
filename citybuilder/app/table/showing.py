"""The table follows the session: what has happened is shown, and told who is asked or thinks."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from citybuilder.app.language import translate
from citybuilder.app.sounds import Sounds
from citybuilder.app.table import words as words
from citybuilder.app.table.key_button import ENTER
from citybuilder.app.table.prompt_bar import Button, Way
from citybuilder.app.table.rhythm import Rhythm
from citybuilder.app.table.traces import traces
from citybuilder.core.game import NONE, Event, State
from citybuilder.playing.history import is_unseen, last_actor
from citybuilder.playing.screen import EVERYBODY
from citybuilder.playing.seating import people
from citybuilder.playing.turns import Phase
from citybuilder.tables.beats import Beat
from citybuilder.tables.texts import fill

if TYPE_CHECKING:
    from citybuilder.app.table.page import TablePage


class Showing(QObject):
    """Of one table page."""

    def __init__(self, page: "TablePage") -> None:
        super().__init__(page)
        self.page = page
        self.session = session = page.session
        self.parts = parts = page.parts
        self.heading = page.heading
        self.asking = page.asking
        self.sounds = Sounds(page.settings)
        self.rhythm = Rhythm(page)
        self.turned = False  # the table is to be shown from another seat
        self.opened = False  # it was just told that something begins
        self.called = False  # a curtain has told whose turn it is
        self.waits = False  # a question, for what moves
        self.settling = QTimer(self, singleShot=True)
        self.settling.timeout.connect(self.come_to_rest)
        session.phase_changed.connect(self.follow_phase)
        session.happened.connect(self.play)
        session.jumped.connect(self.show_table)
        session.offered.connect(self.open_question)
        session.patience.ended.connect(self.follow_patience)
        parts.scene.played.connect(self.rest)
        parts.scene.telling.connect(self.announce)
        parts.scene.opened.connect(self.note_opening)
        parts.scene.sounded.connect(self.sounds.play)
        parts.prompt.told.connect(parts.announcer.hear_prompt)
        parts.curtain.ready.connect(session.ready)

    # What lies on the table

    def begin(self) -> None:
        """Show whatever the session is at."""
        self.show_table()
        self.again()

    def again(self) -> None:
        """Tell and offer anew, such as in another language."""
        self.waits = False
        if self.session.phase == Phase.CHOOSING:
            self.asking.offer()
        else:
            self.follow_phase(self.session.phase)

    def show_table(self) -> None:
        session, parts = self.session, self.parts
        self.asking.withdraw()
        if parts.log.viewer != session.viewer:
            parts.log.retell(session.viewer)
        self.tell_log()
        moves = session.phase == Phase.ASKING and session.guest is None
        self.turned = moves and parts.scene.view is not None and parts.scene.me != session.side
        if not self.turned:
            parts.scene.show_view(session.view(), session.side)
        self.mark_changes()
        self.heading.refresh()
        self.settling.start(0)

    def play(self, events: list[Event], views: list[State]) -> None:
        session = self.session
        pace = 0.0 if session.rest or self.is_waited_for() else self.page.settings.pace
        self.opened = False
        self.unmark({event.seat for event in events if event.seat >= 0})
        view, manner = session.view(), self.rhythm.manner()
        self.parts.scene.play(events, views, view, session.side, pace, manner)

    def is_waited_for(self) -> bool:
        """Whether a bot has chosen in secret: all wait for what comes of it, once the others have
        chosen as well."""
        match = self.session.match
        human = self.session.seats[last_actor(match)].human
        return not human and is_unseen(match)

    def rest(self) -> None:
        """The motion is over: now its story can be told."""
        self.tell_log()
        self.mark_changes()
        if self.session.phase == Phase.PLAYING:
            self.rhythm.note()
            self.session.shown()
        elif self.waits and self.session.phase == Phase.CHOOSING:
            self.waits = False
            self.asking.offer()

    def note_opening(self) -> None:
        self.opened = True

    def turn_table(self, beat: Beat | None) -> None:
        """Where it is shown from another seat, or somebody is called."""
        session, turned = self.session, self.turned
        self.turned = False
        if turned or beat is not None:
            pace = self.page.settings.pace
            self.parts.scene.hand_over(session.view(), session.side, beat, pace)

    def tell_log(self) -> None:
        silent = self.session.match.state.over and self.page.ending.is_to_come()
        self.parts.log.follow(self.session.history, self.session.match.earlier, silent)

    def mark_changes(self) -> None:
        self.parts.scene.mark_traces(traces(self.session, self.parts.table))

    def unmark(self, seats: set[int]) -> None:
        """What they did before is no news beside what they do now."""
        scene, colours = self.parts.scene, {self.parts.looks[seat].colour for seat in seats}
        scene.mark_traces(
            {k: colour for k, colour in scene.traces.items() if colour not in colours}
        )

    # What is said of it

    def follow_phase(self, phase: Phase) -> None:
        if phase != Phase.CHOOSING:
            self.asking.withdraw()
            self.turn_table(None)
        if phase in (Phase.THINKING, Phase.CHOOSING, Phase.FINISHED):
            self.mark_changes()
        if phase == Phase.THINKING:
            self.tell_thinking()
        elif phase == Phase.PLAYING:
            does = words.does(self.session, self.parts.texts)
            self.parts.prompt.show_words(self.heading.last_actor(), does, [self.way_past()])
        elif phase == Phase.CURTAIN:
            self.fall()
        else:
            self.settling.start(0)
        self.heading.refresh()

    def tell_thinking(self) -> None:
        """A bot waits as long as the last answer may be thought over."""
        session, prompt = self.session, self.parts.prompt
        if not session.patience.is_on:
            prompt.show_words(self.heading.acting(), words.thinks(session), [], True)
            return
        back = Button(translate("table", "Undo"), "U", session.undo, way=Way.OUT)
        go_on = translate("table", "Continue")
        text = go_on if session.is_to_be_looked_at() else translate("table", "Done")
        done = Button(text, ENTER, session.patience.end, primary=True)
        ways = [back, done] if session.can_undo() else [done]
        prompt.show_words(self.heading.last_actor(), words.waits(session), ways)
        self.asking.notes.show_note("")

    def follow_patience(self) -> None:
        if self.session.phase == Phase.THINKING:
            self.tell_thinking()
            self.heading.refresh()

    def open_question(self) -> None:
        """Somebody is asked; if others have played since, what they did is marked in the log."""
        seat, beat = self.session.match.seat, None
        if last_actor(self.session.match) not in (-1, seat):
            self.parts.log.mark_since(seat)
            self.sounds.play("turn")
            beat = self.call(seat)
        self.called = False
        self.turn_table(beat)
        self.waits = self.parts.scene.story.is_told
        if self.waits:
            told = "" if beat is None else beat.text
            self.parts.prompt.show_words(self.heading.acting(), told, [self.way_past()])
        else:
            self.asking.offer()

    def call(self, seat: int) -> Beat | None:
        """Whose turn it is now, where that was not told yet."""
        session, look = self.session, self.parts.looks[seat]
        if self.called or session.guest is not None:
            return None
        if len(people(session.seats)) > 1:
            return Beat(fill(translate("table", "%1's turn"), look.name), look)
        return None if self.opened else Beat(translate("table", "Your turn"), look)

    def announce(self, events: list[Event]) -> None:
        """What is shown now, where that is more than what somebody has answered."""
        told = self.parts.table.announced(events)
        if told:
            self.parts.prompt.show_words(None, told, [self.way_past()])

    def way_past(self) -> Button:
        text, key = translate("table", "Skip"), translate("table", "Space")
        return Button(text, key, self.parts.scene.skip, way=Way.PAST)

    def come_to_rest(self) -> None:
        """Where no question and no motion follows: paused, or over."""
        phase = self.session.phase
        if phase == Phase.FINISHED:
            self.page.ending.show_result()
        elif phase == Phase.ASKING and self.session.paused:
            text = translate("table", "Paused. %1 is next.")
            name = self.session.seats[self.session.match.seat].name
            go_on = Button(translate("table", "Continue"), ENTER, self.go_on, primary=True)
            self.parts.prompt.show_words(self.heading.acting(), fill(text, name), [go_on])
        self.heading.refresh()

    def go_on(self) -> None:
        self.session.set_paused(False)
        self.heading.refresh()

    def fall(self) -> None:
        """The curtain falls before the next person's view."""
        session, parts = self.session, self.parts
        seat = session.awaited
        if seat == EVERYBODY:
            all_may = translate("table", "Everybody has chosen. Now all of you may look together.")
            parts.prompt.show_words(None, all_may, [])
            parts.curtain.gather()
            parts.announcer.say_only([])
            return
        self.called = True
        told = self.told_to_all(seat)
        look = parts.looks[seat]
        parts.prompt.show_words(
            look, fill(translate("table", "%1, please sit down at the screen."), look.name), []
        )
        parts.announcer.say_only(told)
        parts.curtain.announce(look, told, plays=session.match.seat == seat)

    def told_to_all(self, seat: int) -> Sequence[str]:
        """What everybody may know: nobody sits there yet."""
        log = self.parts.log
        return [log.read_by(line, NONE) for line in log.meanwhile(seat) if line.events]
