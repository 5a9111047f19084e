"""One match at the table: asks people and bots, plays, takes back, saves. The page shows it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from citybuilder.app.language import translate
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.play.saver import Saver, complaint, keep_match, keep_result, load_store
from citybuilder.bots.levels import LEVELS
from citybuilder.core.game import Action, Event, State
from citybuilder.core.match import IllegalAction, Match
from citybuilder.playing import history as way
from citybuilder.playing.seating import Sitting as Sitting
from citybuilder.playing.seating import has_secrets, known, people
from citybuilder.playing.turns import Cue, Phase, TurnMachine
from citybuilder.store.settings import Settings

THINKING_TIME: Final = 400  # milliseconds at pace 1 that a bot takes at least, to be followed
LEAST_SITTING: Final = 200  # that it takes in secret, beyond what it may think, at any pace

Way = Callable[[Match[State], int, bool], bool]


class Session(QObject):
    """The phase of the turn stands in `machine`, from whose seat the table is shown in `viewer`,
    whom the curtain calls in `awaited`, what happened in `history`, for everybody to see: a reader
    is told `event.seen_by(viewer)`.

    Signals: phase_changed(Phase), happened(list of Event, list of the table after each, both as the
    viewer may know them; answer with `shown`), jumped() (the table or the viewer changed without
    events: show it anew), offered() (a person may choose among `choices`), hinted(list of Ranked),
    saved(), trouble(str: a sentence in the player's language), finished()."""

    phase_changed = Signal(object)
    happened = Signal(list, list)
    jumped = Signal()
    offered = Signal()
    hinted = Signal(list)
    saved = Signal()
    trouble = Signal(str)
    finished = Signal()

    def __init__(
        self,
        match: Match[State],
        seats: Sequence[Sitting],
        desk: BotDesk,
        path: Path | None,
        settings: Settings,
    ) -> None:
        super().__init__()
        self.match = match
        self.seats = [replace(sitting, who=known(sitting.who)) for sitting in seats]
        self.desk = desk
        self.path = path
        self.settings = settings
        self.machine = TurnMachine(self.phase_changed.emit)
        self.history = way.retold(match)
        self.paused = False
        self.live = False  # between start and close
        self.awaited = -1  # whom the curtain is drawn for
        self.sitting = -1  # which person is known to sit in front of the screen
        self.peopled = bool(people(self.seats))  # somebody has played at this screen
        self.shared = len(people(self.seats)) > 1  # several people have
        self.viewer = self.first_viewer()
        self.question = 0  # token of what a bot thinks about
        self.advice = 0  # token of a hint
        self.rest: list[Action] = []  # of a selection
        self.clock = QElapsedTimer()
        self.draft = match  # where a bot tries out a sitting that nobody sees, else the match
        self.found: list[Action] = []  # its answers so far
        self.plan: tuple[Cue, tuple[Action, ...]] | None = None
        self.timer = QTimer(self, singleShot=True)
        self.timer.timeout.connect(self.carry_out)
        self.saver = Saver(self)
        self.saver.done.connect(self.hear_saver, Qt.ConnectionType.QueuedConnection)
        self.cannot_save = False
        self.noted = match.state.over
        desk.thought.connect(self.hear_bot)
        desk.ranked.connect(self.hear_advice)
        desk.lost.connect(self.hear_nothing)

    # What the page asks

    @property
    def phase(self) -> Phase:
        return self.machine.phase

    def view(self) -> State:
        return self.match.view(self.viewer)

    def choices(self) -> list[Action]:
        """What whoever is asked may answer."""
        return self.match.legal()

    def certain(self, *actions: Action) -> bool:
        """Whether these answers, one after the other, could be taken back."""
        trial = way.trial(self.match)
        *earlier, last = actions
        for action in earlier:
            if not trial.is_certain(action):
                return False
            trial.play(action)
        return trial.is_certain(last)

    def is_last_word(self, *actions: Action) -> bool:
        """Whether the next person is called after these answers, given in secret: then there is no
        way back, for nobody else may go it."""
        trial = way.trial(self.match)
        for action in actions:
            trial.play(action)
        if trial.state.over or way.goes_on_sitting(trial):
            return False
        others = trial.seat != self.match.seat and self.seats[trial.seat].human
        return others and way.is_hidden(self.match, trial.seat)

    def can_undo(self) -> bool:
        return self.can_go(way.undo, self.undoer())

    def can_restart(self) -> bool:
        """The turn of whoever sits there; where all lies open, also the one before."""
        seat = self.undoer()
        if seat not in (-1, self.viewer) and has_secrets(self.match, [seat, self.viewer]):
            return False
        return self.can_go(way.restart, seat)

    def can_redo(self) -> bool:
        seat = self.redoer()
        return seat >= 0 and self.machine.knows(Cue.UNDONE) and self.match.can_redo(seat)

    def can_go(self, direction: Way, seat: int) -> bool:
        if seat < 0 or not self.machine.knows(Cue.UNDONE):
            return False
        return direction(way.trial(self.match), seat, self.settings.auto_answer)

    def undoer(self) -> int:
        """The person who answered last; nobody takes back what a bot did, nor what somebody else
        did in secret: whether that is possible would tell something about it."""
        seat = way.last_actor(self.match)
        if seat < 0 or not self.seats[seat].human:
            return -1
        return seat if way.is_open(self.match, len(self.match.actions) - 1, self.viewer) else -1

    def redoer(self) -> int:
        if not self.match.undone or not self.seats[self.match.seat].human:
            return -1
        return self.match.seat

    # What the page tells

    def start(self) -> None:
        self.live = True
        load_store()
        self.desk.begin(self.match.game, [sitting.who for sitting in self.seats])
        self.ask()

    def choose(self, actions: Sequence[Action]) -> None:
        """Play the first answer; the others answer the next questions to the same seat, as long
        as the rules offer them."""
        first, *rest = actions
        self.machine.check(Cue.CHOSEN)
        if first not in self.choices():
            raise IllegalAction(self.match.game.called(first))
        self.drop_plans()
        self.rest = rest
        self.play(Cue.CHOSEN, first)

    def shown(self) -> None:
        """The motion of what happened is over."""
        self.machine.fire(Cue.SHOWN)
        self.ask()

    def ready(self) -> None:
        """The person that the curtain was drawn for sits in front of the screen."""
        self.machine.check(Cue.READY)
        self.sit_down(self.awaited)
        if self.match.seat == self.awaited and self.known_answer() is None:
            self.machine.fire(Cue.READY)
            self.offered.emit()
        else:
            self.machine.fire(Cue.SEATED)
            self.ask()

    def undo(self) -> None:
        if self.can_undo():
            self.go(way.undo, self.undoer())

    def restart_turn(self) -> None:
        if self.can_restart():
            self.go(way.restart, self.undoer())

    def redo(self) -> None:
        if self.can_redo():
            self.go(way.redo, self.redoer())

    def hint(self) -> None:
        """What a strong bot would answer in this seat, from its own view."""
        if self.phase == Phase.CHOOSING:
            seat = self.match.seat
            self.advice = self.desk.ticket()
            self.desk.hint(self.match.view(seat), seat, self.advice)

    def hand_over(self, seat: int, who: str) -> None:
        """A bot goes on for a person, or a person for a bot."""
        self.seats[seat] = replace(self.seats[seat], who=known(who))
        self.peopled = self.peopled or bool(people(self.seats))
        self.shared = self.shared or len(people(self.seats)) > 1
        self.rest = []
        if self.sitting == seat and not self.seats[seat].human:
            self.sitting = -1
        self.save()
        if self.machine.knows(Cue.HANDED_OVER):
            self.drop_plans()
            self.machine.fire(Cue.HANDED_OVER)
            self.ask()

    def set_paused(self, paused: bool) -> None:
        """Bots wait; people may go on."""
        self.paused = paused
        if paused and self.machine.knows(Cue.PAUSED):
            self.drop_plans()
            self.machine.fire(Cue.PAUSED)
        elif not paused and self.phase == Phase.ASKING and self.plan is None:
            self.ask()

    def close(self) -> None:
        """Everything is saved, nothing more will happen."""
        if not self.live:
            return
        self.live = False
        self.drop_plans()
        self.desk.forget()
        self.desk.thought.disconnect(self.hear_bot)
        self.desk.ranked.disconnect(self.hear_advice)
        self.desk.lost.disconnect(self.hear_nothing)
        if self.cannot_save:  # perhaps now
            self.save()
        self.saver.flush()
        self.hear_saver()

    # Asking

    def ask(self) -> None:
        """Look at the open question and go on to whoever has to answer it."""
        if not self.live:
            return
        if self.match.state.over:
            self.finish()
        elif self.seats[self.match.seat].human:
            self.ask_person(self.match.seat)
        else:
            self.ask_bot(self.match.seat)

    def ask_person(self, seat: int) -> None:
        """Whoever has no choice in secret is called all the same: the others would notice."""
        stranger = self.is_stranger(seat)
        would_tell = stranger and way.is_hidden(self.match, self.sitting)
        answer = None if would_tell else self.known_answer()
        if answer is not None:
            self.later(0, Cue.ANSWERED, answer)
        elif stranger:
            self.draw_curtain(seat)
        else:
            self.sit_down(seat)
            self.machine.fire(Cue.PERSON)
            self.offered.emit()

    def known_answer(self) -> Action | None:
        """The rest of a selection, or the only answer that there is."""
        legal = self.match.legal()
        if self.rest and self.rest[0] in legal and way.last_actor(self.match) == self.match.seat:
            return self.rest.pop(0)
        self.rest = []
        return legal[0] if self.settings.auto_answer and len(legal) == 1 else None

    def ask_bot(self, seat: int) -> None:
        present = people(self.seats)
        if not present:
            if not self.peopled:  # else somebody may take their seat again
                self.look_from(seat)
        elif self.sitting < 0 and self.is_stranger(present[0]):
            self.draw_curtain(present[0])
            return
        elif len(present) == 1:
            self.sit_down(present[0])
        elif self.viewer not in present:
            self.look_from(present[0])
        if not self.paused:
            self.machine.fire(Cue.BOT)
            self.think(seat)

    def think(self, seat: int) -> None:
        """A sitting that the viewer may not see is thought out to its end, on a table of its own:
        nobody can count its answers, and a pause or an undo meanwhile meets with none of them."""
        self.clock.start()
        self.draft = self.match
        self.found = []
        if way.is_hidden(self.match, self.viewer):
            self.draft = way.trial(self.match)
            self.timer.start(self.sitting_time(seat))
        self.think_on(seat)

    def think_on(self, seat: int) -> None:
        legal = self.draft.legal()
        if len(legal) == 1:
            self.keep(legal[0])
            return
        self.question = self.desk.ticket()
        view, before = self.draft.view(seat), way.own_before(self.draft)
        self.desk.ask(view, seat, self.seats[seat].who, self.question, before)

    def keep(self, action: Action) -> None:
        """A bot has answered; of a hidden sitting it is all or nothing, when its time is up."""
        self.found.append(action)
        if self.draft is self.match:
            self.later(self.thinking_time(), Cue.THOUGHT, action)
            return
        self.draft.play(action)
        if way.goes_on_sitting(self.draft):
            self.think_on(self.draft.seat)
        else:
            self.plan = Cue.THOUGHT, tuple(self.found)

    def thinking_time(self) -> int:
        """What is left of the time that a bot takes at least; nobody waits for the later answers of
        one turn if nothing is seen of the earlier ones."""
        if self.settings.pace == 0 or way.is_mute(self.match):
            return 0
        return max(0, THINKING_TIME // self.settings.pace - self.clock.elapsed())

    def sitting_time(self, seat: int) -> int:
        """How long a hidden sitting takes whatever is chosen there: all that the bot may think of
        it, and some more."""
        thought = LEVELS[self.seats[seat].who].seconds if self.desk.clocked else 0.0
        usual = THINKING_TIME // self.settings.pace if self.settings.pace else 0
        return round(1000 * thought) + max(LEAST_SITTING, usual)

    def end_sitting(self) -> None:
        """The time of a hidden sitting is up. Whatever is still open follows from the first answer,
        which any sitting begins with: a dear card, for which more is asked, takes no longer than
        others. Only who has not even that answer takes as long again."""
        if not self.found:
            self.timer.start(self.sitting_time(self.match.seat))
            return
        self.desk.forget()
        self.question = 0
        self.found += way.rest_of_sitting(self.draft, self.desk.advice)
        self.plan = Cue.THOUGHT, tuple(self.found)

    def hear_bot(self, token: int, action: Action) -> None:
        if token == self.question:
            self.question = 0
            self.keep(action)

    def hear_advice(self, token: int, ranked: list[object]) -> None:
        if token == self.advice:
            self.advice = 0
            self.hinted.emit(ranked)

    def hear_nothing(self, token: int) -> None:
        """No bot knows an answer: the player decides how to go on."""
        if token == self.advice:
            self.advice = 0
            self.trouble.emit(translate("session", "There is no hint for this."))
        elif token == self.question:
            self.drop_plans()
            self.paused = True
            self.machine.fire(Cue.LOST)
            self.trouble.emit(translate("session", "The bot found no answer. The match is paused."))

    # Playing

    def later(self, delay: int, cue: Cue, *actions: Action) -> None:
        self.plan = cue, actions
        self.timer.start(delay)

    def carry_out(self) -> None:
        if self.plan is None and self.phase == Phase.THINKING and self.draft is not self.match:
            self.end_sitting()
        if self.plan is not None:
            (cue, actions), self.plan = self.plan, None
            self.play(cue, *actions)

    def drop_plans(self) -> None:
        """Whatever is on its way comes too late."""
        if self.question or self.advice:
            self.desk.forget()
        self.question = self.advice = 0
        self.rest = []
        self.plan = None
        self.timer.stop()

    def play(self, cue: Cue, *actions: Action) -> None:
        """An answer, or all answers of a sitting that nobody sees."""
        self.machine.check(cue)
        told: list[Event] = []
        frames: list[State] = []
        for action in actions:
            turn, seat = self.match.state.turn, self.match.seat
            events = self.match.play(action, frames)
            self.history.append((turn, seat, events))
            told += events
        self.save()
        self.machine.fire(cue)
        seen = [self.match.game.observe(frame, self.viewer) for frame in frames]
        self.happened.emit([event.seen_by(self.viewer) for event in told], seen)

    def go(self, direction: Way, seat: int) -> None:
        """Back or forth without motion."""
        self.drop_plans()
        direction(self.match, seat, self.settings.auto_answer)
        self.noted = self.match.state.over and self.noted  # another end is another result
        del self.history[len(self.match.actions) :]
        for step in range(len(self.history), len(self.match.actions)):
            self.history.append(way.after(self.match, step))
        self.save()
        self.machine.fire(Cue.UNDONE)
        self.jumped.emit()
        self.ask()

    def finish(self) -> None:
        self.machine.fire(Cue.OVER)
        if not self.noted:
            self.noted = True
            self.saver.put("result", partial(keep_result, self.snapshot(), list(self.seats)))
        self.finished.emit()

    # Who looks at the table

    def first_viewer(self) -> int:
        asked = -1 if self.match.state.over else self.match.seat
        present = people(self.seats) or range(self.match.seats)
        return asked if asked in present else present[0]

    def is_stranger(self, seat: int) -> bool:
        """Whether this person must be called to the screen before it may show the table: where
        others play, or have played until now."""
        everybody = range(self.match.seats)
        return self.shared and seat != self.sitting and has_secrets(self.match, everybody)

    def draw_curtain(self, seat: int) -> None:
        self.awaited = seat
        self.sitting = -1  # perhaps the next person is there already
        self.machine.fire(Cue.STRANGER)

    def sit_down(self, seat: int) -> None:
        self.sitting = seat
        self.look_from(seat)

    def look_from(self, seat: int) -> None:
        if self.viewer != seat:
            self.viewer = seat
            self.jumped.emit()

    # Saving

    def snapshot(self) -> Match[State]:
        return self.match.at(len(self.match.actions))

    def save(self) -> None:
        if self.path is not None:
            task = partial(keep_match, self.path, self.snapshot(), list(self.seats))
            self.saver.put("match", task)

    def save_at_once(self) -> bool:
        """Whether the match is safe; why it is not is told as always."""
        self.save()
        self.saver.flush()
        self.hear_saver()
        return self.path is not None and not self.cannot_save

    def hear_saver(self) -> None:
        """A failure is told once, not at every move, until saving works again."""
        for kind, error in self.saver.outcomes():
            if error is not None:
                if kind != "match" or not self.cannot_save:
                    self.trouble.emit(complaint(kind, error))
            elif kind == "match":
                self.saved.emit()
            if kind == "match":
                self.cannot_save = error is not None
