"""The referee of one match at the table: asks its players, plays, takes back. The page shows it."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from citybuilder.app.language import translate
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.play.patience import Patience
from citybuilder.app.play.saver import Keeper, load_store
from citybuilder.bots.bot import Ranked
from citybuilder.core.game import Action, State
from citybuilder.core.match import IllegalAction, Match
from citybuilder.playing import history
from citybuilder.playing.back import Way, WayBack
from citybuilder.playing.offer import Offer
from citybuilder.playing.players import Bot, Person, Player
from citybuilder.playing.screen import EVERYBODY, Screen, Unseen
from citybuilder.playing.seating import Occupant as Occupant
from citybuilder.playing.seating import known
from citybuilder.playing.thinker import Question
from citybuilder.playing.turns import Cue, Phase, TurnMachine
from citybuilder.store.settings import UNTIL_DONE, Settings


class Session(QObject):
    """The phase of the turn stands in `machine`, what may be answered in `offer`, from whose seat
    the table is shown in `viewer`, whom the curtain calls in `awaited`, what happened in `history`,
    for everybody to see: a reader is told `event.seen_by(viewer)`. A `guest` answers in place of
    everybody who sits there: nothing of that is saved, counted or taken back.

    Signals: phase_changed(Phase), happened(list of Event, list of the table after each, both as the
    viewer may know them; answer with `shown`), jumped() (the table or the viewer changed without
    events: show it anew), offered() (a person may choose what is in the `offer`), looked() (at the
    open question, if there is one), hinted(list of Ranked), trouble(str: a sentence in the player's
    language), finished(), closed()."""

    phase_changed = Signal(object)
    happened = Signal(list, list)
    jumped = Signal()
    offered = Signal()
    looked = Signal()
    hinted = Signal(list)
    trouble = Signal(str)
    finished = Signal()
    closed = Signal()

    def __init__(
        self,
        match: Match[State],
        seats: Sequence[Occupant],
        desk: BotDesk,
        path: Path | None,
        settings: Settings,
    ) -> None:
        super().__init__()
        self.match = match
        self.seats = [replace(sitting, who=known(sitting.who)) for sitting in seats]
        self.desk = desk
        self.settings = settings
        self.machine = TurnMachine(self.phase_changed.emit)
        self.history = history.retold(match)
        self.screen = Screen(match, self.seats, self.jumped.emit)
        self.back = WayBack(match, self.seats, self.screen, settings)
        self.keeper = Keeper(match, self.seats, path, self)
        self.keeper.trouble.connect(self.trouble)
        self.person, self.bot = Person(self), Bot(self, desk)
        self.guest: Player | None = None
        self.offer: Offer  # of the question that was looked at last
        self.unseen: Unseen | None = None
        self.rest: list[Action] = []  # of a selection
        self.plan: tuple[Cue, tuple[Action, ...]] | None = None
        self.advice = 0  # token of a hint
        self.paused = False
        self.live = False  # between start and close
        self.timer = QTimer(self, singleShot=True)
        self.timer.timeout.connect(self.carry_out)
        self.patience = Patience(self)
        self.patience.ended.connect(self.go_on)
        desk.thought.connect(self.bot.hear)
        desk.ranked.connect(self.hear_advice)
        desk.lost.connect(self.hear_nothing)

    # What the page asks

    @property
    def phase(self) -> Phase:
        return self.machine.phase

    @property
    def viewer(self) -> int:
        return self.screen.viewer

    @property
    def awaited(self) -> int:
        return self.screen.awaited

    @property
    def path(self) -> Path | None:
        return self.keeper.path

    @property
    def side(self) -> int:
        return self.screen.side

    def view(self) -> State:
        state = self.match.state if self.unseen is None else self.unseen.before
        return self.match.game.observe(state, self.viewer)

    def can_undo(self) -> bool:
        return self.may_go() and self.back.can_undo()

    def can_restart(self) -> bool:
        return self.may_go() and self.back.can_restart()

    def can_redo(self) -> bool:
        return self.may_go() and self.back.can_redo()

    def may_go(self) -> bool:
        return self.guest is None and self.machine.knows(Cue.UNDONE)

    # What the page tells

    def start(self) -> None:
        self.live = True
        if self.guest is None:
            load_store()
            self.desk.begin(self.match.game, [sitting.who for sitting in self.seats])
        self.ask()

    def choose(self, actions: Sequence[Action]) -> None:
        """The first is the answer; the others answer the next questions to the same seat, as long
        as the rules offer them."""
        first, *rest = actions
        self.machine.check(Cue.CHOSEN)
        if first not in self.offer.answers:
            raise IllegalAction(self.match.game.called(first))
        if self.advice:  # it comes too late
            self.drop_plans()
        self.rest = rest
        self.offer.player.choose(first)

    def shown(self) -> None:
        """The motion of what happened is over."""
        self.machine.fire(Cue.SHOWN)
        self.ask()

    def ready(self) -> None:
        """The person that the curtain was drawn for sits in front of the screen."""
        self.machine.check(Cue.READY)
        if self.unseen is not None:
            self.screen.open_to_all()
            self.reveal(self.unseen, Cue.TOGETHER)
            return
        self.screen.sit_down(self.awaited)
        if self.match.seat == self.awaited and self.offer.player.known_answer() is None:
            self.machine.fire(Cue.READY)
            self.offer_choice()
        else:
            self.machine.fire(Cue.SEATED)
            self.ask()

    def undo(self) -> None:
        if self.can_undo():
            self.go(history.undo, self.back.undoer())

    def restart_turn(self) -> None:
        if self.can_restart():
            self.go(history.restart, self.back.undoer())

    def redo(self) -> None:
        if self.can_redo():
            self.go(history.redo, self.back.redoer())

    def hint(self) -> None:
        """What a strong bot would answer in this seat, from its own view; nothing new where that
        is on its way."""
        if self.phase == Phase.CHOOSING and not self.advice:
            seat = self.match.seat
            self.advice = self.desk.ticket()
            self.desk.hint(self.match.view(seat), seat, self.advice)

    def weigh(self, proposals: list[Ranked]) -> None:
        """What speaks for these answers: it comes as a hint does."""
        seat = self.match.seat
        self.advice = self.desk.ticket()
        question = Question(self.match.view(seat), seat, None, None, proposals)
        self.desk.queue(question, self.advice)

    def hand_over(self, seat: int, who: str) -> None:
        """A bot goes on for a person, or a person for a bot."""
        self.seats[seat] = replace(self.seats[seat], who=known(who))
        self.screen.count_people()
        self.rest = []
        self.keeper.save()
        if self.machine.knows(Cue.HANDED_OVER):
            self.drop_plans()
            self.machine.fire(Cue.HANDED_OVER)
            if self.unseen is None:
                self.ask()
            else:
                self.draw_curtain(EVERYBODY)

    def set_paused(self, paused: bool) -> None:
        """Bots wait; people may go on."""
        self.paused = paused
        if paused and self.machine.knows(Cue.PAUSED):
            self.drop_plans()
            self.machine.fire(Cue.PAUSED)
        elif not paused and self.phase == Phase.ASKING and self.plan is None:
            self.ask()
            self.patience.end()  # whoever says so has looked long enough

    def set_step_by_step(self, wanted: bool) -> None:
        """Whether bots wait after each of their turns; one that waits for that goes on."""
        waits = self.patience.is_on and self.is_to_be_looked_at()
        self.settings.step_by_step = wanted
        if waits and not wanted:
            self.patience.end()

    def close(self) -> None:
        """Everything is saved, nothing more will happen."""
        if not self.live:
            return
        self.live = False
        self.drop_plans()
        self.desk.forget()
        self.desk.thought.disconnect(self.bot.hear)
        self.desk.ranked.disconnect(self.hear_advice)
        self.desk.lost.disconnect(self.hear_nothing)
        self.keeper.close()
        self.closed.emit()

    # What players tell

    def ask(self) -> None:
        """Look at the open question: whoever has to answer it sees to it that it is answered."""
        if not self.live:
            return
        if self.match.state.over:
            if self.phase != Phase.FINISHED:  # else somebody still reads
                self.finish()
        else:
            player = self.player_of(self.match.seat)
            self.offer = Offer(self.match, self.seats, player)
            player.ask(self.match.seat)
        self.looked.emit()

    def player_of(self, seat: int) -> Player:
        return self.guest or (self.person if self.seats[seat].human else self.bot)

    def ask_at_table(self, seat: int) -> None:
        self.screen.sit_down(seat)
        self.machine.fire(Cue.PERSON)
        self.offer_choice()

    def offer_choice(self) -> None:
        """Bots that are next think meanwhile, unless they are to wait."""
        self.offered.emit()
        if self.guest is None and not self.paused:
            self.bot.ahead.begin()

    def draw_curtain(self, seat: int) -> None:
        self.screen.call(seat)
        self.machine.fire(Cue.STRANGER)

    def let_think(self) -> None:
        if self.may_be_regretted():
            self.patience.begin(self.settings.second_thoughts)
        elif self.is_to_be_looked_at():
            self.patience.begin(UNTIL_DONE)
        self.machine.fire(Cue.BOT)

    def may_be_regretted(self) -> bool:
        """Whether a bot waits after the last answer. Of what was answered in secret nobody must
        be able to tell by that whether it could be taken back: it is enough that somebody sits
        there who might."""
        if self.guest is not None or self.back.undoer() < 0:
            return False
        return self.match.game.is_secret(self.match.earlier[-1].asked[-1]) or self.can_undo()

    def is_to_be_looked_at(self) -> bool:
        """Whether somebody wants to look at what the last bot did before the next one plays."""
        last = history.last_actor(self.match)
        bot_played = last >= 0 and not self.seats[last].human and self.guest is None
        return self.settings.step_by_step and bot_played and history.is_turn_over(self.match)

    def break_off(self) -> None:
        """What is asked need not be answered any more."""
        self.machine.fire(Cue.UNDONE)
        self.ask()

    def chosen_ahead(self) -> Action | None:
        """The rest of a selection, as far as it is offered."""
        same = history.last_actor(self.match) == self.match.seat
        if same and self.rest and self.rest[0] in self.offer.answers:
            return self.rest.pop(0)
        self.rest = []
        return None

    def later(self, delay: int, cue: Cue, *actions: Action) -> None:
        self.plan = cue, actions
        self.timer.start(delay)

    def wake(self, delay: int) -> None:
        """Tell whoever is asked when so much time is over."""
        self.timer.start(delay)

    def carry_out(self) -> None:
        if self.patience.holds():
            return
        if self.plan is not None:
            (cue, actions), self.plan = self.plan, None
            self.play(cue, *actions)
        elif self.phase == Phase.THINKING:
            self.offer.player.wake()

    def go_on(self, something_waits: bool) -> None:
        """The last answer stands."""
        if something_waits:
            self.carry_out()

    def drop_plans(self) -> None:
        """Whatever is on its way comes too late."""
        self.patience.drop()
        self.bot.forget()
        if self.advice:
            self.desk.forget()
        self.advice = 0
        self.rest = []
        self.plan = None
        self.timer.stop()

    def play(self, cue: Cue, *actions: Action) -> None:
        """An answer, or all answers of a sitting that nobody sees."""
        self.machine.check(cue)
        done = Unseen(self.match.state)
        for action in actions:
            turn, seat = self.match.state.turn, self.match.seat
            events = self.match.play(action, done.frames)
            done.happenings.append((turn, seat, events))
        self.keeper.save()
        if self.screen.is_common(done.before.asked):
            self.unseen = done
            self.machine.fire(cue)
            self.machine.fire(Cue.SHOWN)
            self.draw_curtain(EVERYBODY)
        else:
            self.reveal(done, cue)

    def reveal(self, done: Unseen, cue: Cue) -> None:
        """Tell what was done to whoever looks."""
        self.unseen = None
        self.history += done.happenings
        self.machine.fire(cue)
        seen = [self.match.game.observe(frame, self.viewer) for frame in done.frames]
        told = [event.seen_by(self.viewer) for _, _, events in done.happenings for event in events]
        self.happened.emit(told, seen)

    # Going on and back

    def go(self, direction: Way, seat: int) -> None:
        """Back or forth without motion."""
        self.drop_plans()
        self.back.go(direction, seat)
        self.keeper.forget_result()
        del self.history[len(self.match.actions) :]
        for step in range(len(self.history), len(self.match.actions)):
            self.history.append(history.after(self.match, step))
        self.keeper.save()
        self.machine.fire(Cue.UNDONE)
        self.jumped.emit()
        self.ask()

    def finish(self) -> None:
        self.machine.fire(Cue.OVER)
        if self.guest is None:
            self.keeper.note_result()
        self.finished.emit()

    # What bots tell

    def hear_advice(self, token: int, ranked: list[object]) -> None:
        if token == self.advice:
            self.advice = 0
            self.hinted.emit(ranked)

    def hear_nothing(self, token: int) -> None:
        """No bot knows an answer: the player decides how to go on."""
        if token == self.advice:
            self.advice = 0
            self.trouble.emit(translate("session", "There is no hint for this."))
        elif token == self.bot.question:
            self.drop_plans()
            self.paused = True
            self.machine.fire(Cue.LOST)
            self.trouble.emit(translate("session", "The bot found no answer. The match is paused."))
