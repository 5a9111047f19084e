"""What happens at the table page: the session asks, the table shows, people choose."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QPoint, QTimer, Signal
from PySide6.QtWidgets import QMenu

from citybuilder.app.language import translate
from citybuilder.app.models.actions import Choice, choices_of
from citybuilder.app.play.session import Session
from citybuilder.app.sounds import Sounds
from citybuilder.app.table import words as words
from citybuilder.app.table.hint_panel import Proposal
from citybuilder.app.table.key_button import ENTER
from citybuilder.app.table.keys import Calm
from citybuilder.app.table.parts import Parts
from citybuilder.app.table.picking import Picking
from citybuilder.app.table.prompt_bar import Offer
from citybuilder.app.table.why import reason_of
from citybuilder.app.widgets import caption
from citybuilder.bots.bot import Ranked
from citybuilder.core.game import NONE, Action, Event, State
from citybuilder.playing.history import last_actor
from citybuilder.playing.turns import Phase, allows
from citybuilder.store.settings import Settings
from citybuilder.tables.seats import SeatLook
from citybuilder.tables.texts import fill

HASTE: Final = 800  # milliseconds after a click at "Skip" in which a click gives nothing up


class TableFlow(QObject):
    """Signals: wanted(str), the name of something that the page does itself."""

    wanted = Signal(str)

    def __init__(self, session: Session, settings: Settings, parts: Parts, parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self.settings = settings
        self.parts = parts
        self.sounds = Sounds(settings)
        self.doubted: list[Action] = []  # chosen, but to be confirmed
        self.chooser: QMenu | None = None
        self.calm = Calm(self)
        self.picking = Picking(self)
        self.skipped = QElapsedTimer()  # since motion was skipped by the button
        self.folded = False  # the result is put away, the table can be looked at
        self.settling = QTimer(self, singleShot=True)
        self.settling.timeout.connect(self.settle)
        self.connect_session()
        self.connect_parts()

    def connect_session(self) -> None:
        session = self.session
        session.phase_changed.connect(self.follow_phase)
        session.happened.connect(self.play)
        session.jumped.connect(self.show_table)
        session.offered.connect(self.open_question)
        session.hinted.connect(self.show_hint)

    def connect_parts(self) -> None:
        parts, scene = self.parts, self.parts.scene
        scene.played.connect(self.rest)
        scene.chosen.connect(self.choose)
        scene.choosing.connect(self.pick_at)
        scene.selecting.connect(self.picking.tell)
        scene.hovered.connect(self.look_at_piece)
        scene.walked.connect(self.say_piece)
        scene.refused.connect(self.explain)
        scene.telling.connect(self.announce)
        scene.sounded.connect(self.sounds.play)
        parts.prompt.looked_at.connect(self.tell_note)
        parts.prompt.told.connect(parts.announcer.hear_prompt)
        parts.log_panel.pointed_out.connect(self.point_out)
        parts.actions_panel.chosen.connect(self.take_entry)
        parts.actions_panel.looked_at.connect(self.look_at_choice)
        parts.hint_panel.chosen.connect(self.follow_hint)
        parts.hint_panel.looked_at.connect(self.look_at_proposal)
        parts.hint_panel.closed.connect(self.end_hint)
        parts.curtain.ready.connect(self.session.ready)

    # The table follows the session

    def begin(self) -> None:
        """Show whatever the session is at."""
        self.show_table()
        self.again()

    def again(self) -> None:
        """Tell and offer anew, such as in another language."""
        if self.session.phase == Phase.CHOOSING:
            self.offer()
        else:
            self.follow_phase(self.session.phase)

    def show_table(self) -> None:
        session, parts = self.session, self.parts
        self.withdraw()
        if parts.log.viewer != session.viewer:
            parts.log.retell(session.viewer)
        self.tell_log()
        parts.scene.show_view(session.view(), session.viewer)
        self.tell_top()
        self.settling.start(0)

    def play(self, events: list[Event], views: list[State]) -> None:
        session = self.session
        pace = 0.0 if session.rest else float(self.settings.pace)
        self.parts.scene.play(events, views, session.view(), session.viewer, pace)

    def rest(self) -> None:
        """The motion is over: now its story can be told."""
        self.tell_log()
        if self.session.phase == Phase.PLAYING:
            self.session.shown()

    def tell_log(self) -> None:
        self.parts.log.follow(self.session.history, self.session.match.earlier)

    def follow_phase(self, phase: Phase) -> None:
        if phase != Phase.CHOOSING:
            self.withdraw()
        if phase == Phase.THINKING:
            self.tell(words.thinks(self.session), waiting=True)
        elif phase == Phase.PLAYING:
            self.tell(words.does(self.session, self.parts.texts), [self.way_past()], actor=True)
        elif phase == Phase.CURTAIN:
            self.fall()
        else:
            self.settling.start(0)
        self.tell_top()

    def way_past(self) -> Offer:
        return Offer(translate("table", "Skip"), translate("table", "Space"), self.press_skip)

    def press_skip(self) -> None:
        """By its button, under which another one may come to lie."""
        self.skipped.start()
        self.skip()

    def announce(self, events: list[Event]) -> None:
        """What is shown now, where that is more than what somebody has answered."""
        told = self.parts.table.announced(events)
        if told:
            self.parts.prompt.tell(None, told, [self.way_past()])

    def settle(self) -> None:
        """Where no question and no motion follows: paused, or over."""
        phase = self.session.phase
        if phase == Phase.FINISHED:
            self.tell_end()
        elif phase == Phase.ASKING and self.session.paused:
            text = translate("table", "Paused. %1 is next.")
            name = self.session.seats[self.session.match.seat].name
            go_on = Offer(translate("table", "Go on"), ENTER, self.go_on, primary=True)
            self.tell(fill(text, name), [go_on])
        self.tell_top()

    def withdraw(self) -> None:
        """Nothing can be chosen any more."""
        self.doubted = []
        self.close_chooser()
        self.parts.scene.offer(None, [])
        self.parts.actions.offer([])
        self.parts.hint_panel.close_it()

    # Words above and below the table

    def acting(self) -> SeatLook | None:
        match = self.session.match
        return None if match.state.over else self.parts.looks[match.seat]

    def last_actor(self) -> SeatLook | None:
        seat = last_actor(self.session.match)
        return self.parts.looks[seat] if seat >= 0 else None

    def tell(
        self,
        sentence: str,
        offers: Sequence[Offer] = (),
        waiting: bool = False,
        actor: bool = False,
    ) -> None:
        seat = self.last_actor() if actor else self.acting()
        self.parts.prompt.tell(seat, sentence, offers, waiting)

    def tell_note(self, note: str) -> None:
        self.parts.prompt.tell_note(note or self.standing_note())

    def standing_note(self) -> str:
        """What has to be known before any answer."""
        spots = self.parts.scene.spots
        if spots is not None and spots.many:
            text = translate("table", "%1 of %2 chosen.")
            return fill(text, str(len(spots.picked)), str(spots.many))
        choices, known = self.parts.actions.choices, self.parts.foresight
        if any(choice.spot for choice in choices):
            return ""
        sure = [choice for choice in choices if known.is_sure(choice)]
        if not sure:
            return known.risk(choices)
        if len(sure) == 1 < len(choices):  # what is certain, beside what only chance knows
            return fill(translate("table", "%1: %2"), sure[0].text, known.story(sure[0]))
        return ""

    def tell_top(self) -> None:
        session, top, texts = self.session, self.parts.top, self.parts.texts
        over = session.match.state.over
        moving = session.phase == Phase.PLAYING
        state = session.match.earlier[-1] if moving else session.match.state
        ended = translate("table", "The match is over")
        turn = ended if state.over else texts.turn(state)
        top.tell(texts.title(), turn, self.last_actor() if moving else self.acting())
        view = self.parts.view
        view.setAccessibleName(fill(translate("table", "Table: %1"), texts.title()))
        view.setAccessibleDescription(f"{turn}. {self.parts.prompt.sentence.whole}")
        top.tell_undo(words.undo_tip(session, texts))
        able = {
            "undo": session.can_undo(),
            "redo": session.can_redo(),
            "hint": session.phase == Phase.CHOOSING,
        }
        for button in top.buttons:
            name = button.objectName()
            button.setEnabled(able.get(name, True) and allows(session.phase, name))
        bots = any(not sitting.human for sitting in session.seats)
        top.show_pause(bots and not over, session.paused)
        top.show_pace(self.settings.pace)

    def tell_end(self) -> None:
        """Who has won, and the ways on; the result, which has more of them, may be folded away.
        Enter only brings it back: it may be meant for the last answer."""

        def offer(text: str, name: str, key: str = "") -> Offer:
            return Offer(text, key, lambda: self.wanted.emit(name), primary=bool(key))

        hide = translate("table", "Hide the result")
        shown = translate("table", "Show the result") if self.folded else hide
        offers = [
            offer(translate("table", "Lobby"), "leave"),
            offer(shown, "score", ENTER if self.folded else ""),
            *([offer(translate("review", "Review"), "review")] if self.folded else []),
            offer(translate("table", "Replay"), "replay"),
            offer(translate("table", "Play again"), "rematch"),
        ]
        shares = self.session.match.game.result(self.session.match.state)
        winner = self.parts.looks[shares.index(max(shares))]
        self.parts.prompt.tell(winner, words.wins(self.session, self.parts.texts), offers)

    # Asking a person

    def open_question(self) -> None:
        """Somebody is asked; if others have played since, what they did is marked in the log."""
        seat = self.session.match.seat
        if last_actor(self.session.match) not in (-1, seat):
            self.parts.log.mark_since(seat)
            self.sounds.play("turn")
        self.offer()

    def offer(self) -> None:
        session, parts = self.session, self.parts
        offer, view = session.offer, session.view()
        self.doubted = []
        asked, many = offer.asked, parts.table.many(view, offer.asked)
        actions = offer.pool(parts.table, view) if many else offer.answers
        parts.actions.offer(choices_of(parts.table, view, asked, actions))
        parts.scene.offer(asked, actions, many)
        if many:
            self.picking.tell()
        else:
            self.ask()
        self.tell_top()

    def ask(self) -> None:
        """The question, and buttons for answers that have no place on the table."""
        choices = self.parts.actions.choices
        buttons = [choice for choice in choices if not choice.spot]
        offers = [
            self.offer_of(choice, row == 0 and self.is_harmless(choice, len(buttons)))
            for row, choice in enumerate(buttons)
        ]
        self.tell(words.asks(self.session, self.parts.texts), offers)
        self.tell_note("")

    def is_harmless(self, choice: Choice, buttons: int) -> bool:
        """Whether the return key may mean it. Where the table has answers as well, a key that is
        pressed once too often must not give away what cannot be taken back."""
        asked = self.session.match.state.asked[-1]
        if self.parts.table.gives_up(asked, choice.action):
            return False
        return buttons == len(self.parts.actions.choices) or self.parts.foresight.is_sure(choice)

    def offer_of(self, choice: Choice, primary: bool) -> Offer:
        key = ENTER if primary else str(choice.number or "")
        tip = self.parts.foresight.outcome(choice)
        return Offer(choice.text, key, lambda: self.press(choice), primary, tip)

    def press(self, choice: Choice) -> None:
        """A button; whoever was about to skip once more does not mean to give anything up."""
        asked = self.session.match.state.asked[-1]
        hasty = self.skipped.isValid() and self.skipped.elapsed() < HASTE
        if not (hasty and self.parts.table.gives_up(asked, choice.action)):
            self.take(choice)

    def take(self, choice: Choice) -> None:
        """Answer; where several pieces make an answer, pick or drop this one."""
        if self.parts.scene.is_selecting() and choice.spot:
            self.parts.scene.choose(choice.spot)
        else:
            self.choose([choice.action])

    def take_entry(self, choice: Choice) -> None:
        """Of the list: once enough is picked, it is taken."""
        if self.parts.scene.has_selected():
            self.parts.scene.take_selection()
        else:
            self.take(choice)

    def choose(self, actions: Sequence[Action]) -> None:
        """A person has chosen; with the preference, what cannot be taken back is asked again."""
        if self.session.phase != Phase.CHOOSING:
            return
        if self.is_doubtful(actions) and self.doubted != list(actions):
            self.doubt(actions)
            return
        self.session.choose(actions)

    def is_doubtful(self, actions: Sequence[Action]) -> bool:
        """Where there is only one answer, there is nothing to think over."""
        if not self.settings.confirm or len(self.parts.actions.choices) < 2:
            return False
        return self.session.offer.is_final(*actions)

    def doubt(self, actions: Sequence[Action]) -> None:
        self.doubted = list(actions)
        words = [self.parts.actions.choice_of(action) for action in actions]
        said = ", ".join(choice.text for choice in words if choice is not None)
        text = translate("table", "Sure? “%1” cannot be taken back.")
        yes = Offer(translate("table", "Yes"), ENTER, lambda: self.choose(actions), primary=True)
        no = Offer(translate("table", "No"), "Esc", self.think_again)
        self.tell(fill(text, said), [yes, no])

    def think_again(self) -> None:
        self.doubted = []
        if self.parts.scene.is_selecting():
            self.picking.tell()
        else:
            self.ask()

    def pick_at(self, piece: str, actions: list[Action]) -> None:
        """One piece has several answers: a small menu beside it."""
        scene, view = self.parts.scene, self.parts.view
        self.close_chooser()
        menu = QMenu(view)
        menu.setAccessibleName(self.parts.prompt.sentence.whole)
        menu.installEventFilter(self.calm)
        for action in actions:
            choice = self.parts.actions.choice_of(action)
            if choice is not None:
                entry = menu.addAction(caption(choice.text))
                entry.triggered.connect(lambda _, choice=choice: self.take(choice))
        place = view.mapFromScene(scene.grip_of(piece))
        menu.aboutToHide.connect(self.forget_chooser)
        self.chooser = menu
        menu.popup(view.viewport().mapToGlobal(QPoint(place.x(), place.y())))
        if menu.actions():
            menu.setActiveAction(menu.actions()[0])

    def close_chooser(self) -> None:
        if self.chooser is not None:
            self.chooser.close()

    def forget_chooser(self) -> None:
        if self.chooser is not None:
            self.chooser.deleteLater()
            self.chooser = None

    # Pointing

    def look_at_piece(self, piece: str) -> None:
        choices = self.parts.actions.at_piece(piece)
        spots = self.parts.scene.spots
        if spots is not None and spots.has_variants and spots.is_live(piece):
            in_hand = self.parts.actions.choice_of(spots.current(piece))
            choices = [in_hand] if in_hand is not None else choices
        self.parts.actions_panel.show_choice(choices[0] if choices else None)
        self.warn(choices)
        meanings = spots.meanings.get(piece) if spots is not None else None
        if meanings and not self.doubted:
            self.tell_note(" / ".join(meanings))

    def look_at_choice(self, choice: Choice | None) -> None:
        if choice is not None and choice.piece:
            self.parts.scene.highlight([choice.piece])
        self.warn([choice] if choice is not None else [])

    def look_at_proposal(self, choice: Choice) -> None:
        """Its piece is marked as long as the hint is read."""
        self.parts.scene.hold_highlight(choice.pieces)
        self.warn([choice])

    def end_hint(self) -> None:
        self.parts.scene.hold_highlight([])
        self.warn([])

    def warn(self, choices: Sequence[Choice]) -> None:
        """Say of an answer that is looked at whether it can be taken back."""
        if self.parts.actions.choices and not self.doubted:
            told = map(self.parts.foresight.named_risk, choices)
            self.tell_note(next(filter(None, told), ""))

    def explain(self, piece: str) -> None:
        """Why nothing can be chosen at a piece."""
        session = self.session
        if session.phase != Phase.CHOOSING:
            return
        asked = session.match.state.asked[-1]
        note = self.parts.table.refusal(session.view(), asked, session.viewer, piece)
        if note:
            self.parts.prompt.tell_note(note)

    def say_piece(self, piece: str) -> None:
        """To screen readers, beside its name: what can be done there, and what it means."""
        answers = [choice.text for choice in self.parts.actions.at_piece(piece)]
        meaning = self.parts.scene.help_of(piece).split("\n")[1:]
        self.parts.view.say(" ".join([*answers, *meaning]))

    def point_out(self, event: Event) -> None:
        self.parts.scene.highlight(self.parts.table.concerned(event))

    # Help and rest

    def hint(self) -> None:
        if self.session.phase == Phase.CHOOSING:
            self.parts.hint_panel.wait()
            self.session.hint()
        else:
            self.tell_note(translate("table", "A hint is given when it is your turn."))

    def show_hint(self, ranked: list[Ranked]) -> None:
        if self.parts.scene.is_selecting():
            proposals = [Proposal(self.picking.proposal(ranked[0]), ranked[0].chance)]
        else:
            proposals = [
                Proposal(choice, one.chance, reason_of(one, ranked, self.parts.texts))
                for one in ranked
                if (choice := self.parts.actions.choice_of(one.action)) is not None
            ]
        proposals[1:] = sorted(proposals[1:], key=lambda proposal: -proposal.chance)
        if self.parts.hint_panel.isVisible() and proposals:
            self.parts.hint_panel.propose(proposals)
            self.look_at_proposal(proposals[0].choice)

    def follow_hint(self, choice: Choice) -> None:
        """Answer so; what is picked together is confirmed by the player."""
        if self.parts.scene.is_selecting():
            self.parts.hint_panel.close_it()
            self.parts.scene.pick(choice.pieces)
        else:
            self.take(choice)

    def fall(self) -> None:
        """The curtain falls before the next person's view."""
        session, parts = self.session, self.parts
        seat = session.awaited
        told = [  # what everybody may know: nobody sits there yet
            parts.log.read_by(line, NONE) for line in parts.log.meanwhile(seat) if line.events
        ]
        look = parts.looks[seat]
        parts.prompt.tell(look, fill(translate("table", "%1, please sit down."), look.name), [])
        parts.announcer.say_only(told)
        parts.curtain.announce(look, told, plays=session.match.seat == seat)

    def skip(self) -> None:
        self.parts.scene.skip()

    def go_on(self) -> None:
        self.session.set_paused(False)
        self.tell_top()
