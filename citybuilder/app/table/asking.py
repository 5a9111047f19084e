"""Shows what is offered to whoever is asked – at the pieces, as buttons, in the list –, and hands
what is chosen to the session."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

from citybuilder.app.haste import LONG, Haste
from citybuilder.app.language import translate
from citybuilder.app.models.actions import Choice, choices_of, places_of
from citybuilder.app.table import words as words
from citybuilder.app.table.key_button import ENTER, ESCAPE
from citybuilder.app.table.keys import Calm
from citybuilder.app.table.notes import Notes
from citybuilder.app.table.picking import Picking
from citybuilder.app.table.prompt_bar import Button, Way
from citybuilder.app.widgets import caption
from citybuilder.core.game import Action
from citybuilder.playing.turns import Phase
from citybuilder.store.settings import UNTIL_DONE
from citybuilder.tables.texts import fill

if TYPE_CHECKING:
    from citybuilder.app.table.page import TablePage

A_WHILE: Final = 5.0  # times as long as nothing counts


class Asking(QObject):
    """Of one table page. What is chosen too soon after the question came was meant for something
    else, and is as if it had not been."""

    def __init__(self, page: "TablePage") -> None:
        super().__init__(page)
        self.page = page
        self.session = page.session
        self.settings = page.settings
        self.parts = parts = page.parts
        self.doubted: list[Action] = []  # chosen, but to be confirmed
        self.chooser: QMenu | None = None
        self.given_up = ""  # what the button says that gives up,
        self.other = Haste()  # and for a while that it said something else before
        self.haste = Haste()
        self.calm = Calm(self, self.haste, parts.prompt.haste)
        self.notes = Notes(self)
        self.picking = Picking(self)
        self.haste.missed = parts.prompt.haste.missed = self.notes.tell_missed
        parts.curtain.missed.connect(self.notes.tell_missed)
        parts.scene.is_hasty = self.haste.holds_off
        parts.actions_panel.view.is_hasty = self.is_early
        parts.scene.chosen.connect(self.take_pieces)
        parts.scene.choosing.connect(self.pick_at)
        parts.scene.ways.connect(self.pick_way)
        parts.scene.selecting.connect(self.picking.show_question)
        parts.actions_panel.chosen.connect(self.take_entry)
        parts.inspector.closed.connect(self.haste.uncover)
        parts.hint_panel.closed.connect(self.haste.uncover)
        parts.tip_card.closed.connect(self.haste.uncover)

    def is_early(self) -> bool:
        """For the question or for the buttons that have come to it since."""
        hastes = (self.haste, self.parts.prompt.haste)
        return sum(haste.holds_off() for haste in hastes) > 0  # both have to hear of it

    # What is offered

    def offer(self) -> None:
        offer, view, parts = self.session.offer, self.session.view(), self.parts
        self.doubted = []
        asked, many = offer.asked, parts.table.many(view, offer.asked)
        actions = offer.pool(parts.table, view) if many else offer.answers
        choices = choices_of(parts.table, view, asked, actions)
        parts.actions.offer(choices, places_of(parts.table, view, asked, choices))
        parts.scene.offer(asked, actions, many)
        self.haste.begin()
        self.ask()
        self.page.heading.refresh()

    def withdraw(self) -> None:
        """Nothing can be chosen any more."""
        self.doubted = []
        self.close_chooser()
        self.parts.scene.offer(None, [])
        self.parts.actions.offer([])
        self.parts.hint_panel.close_it()

    def ask(self) -> None:
        """The question, and buttons for answers that have no place on the table."""
        if self.parts.scene.is_selecting():
            self.picking.show_question()
            return
        choices = self.parts.actions.choices
        buttons = [choice for choice in choices if not choice.spot]
        offered = [
            self.button(choice, row == 0 and self.is_harmless(choice, len(buttons)))
            for row, choice in enumerate(buttons)
        ]
        if self.is_midway():
            back = translate("table", "Back")
            offered.append(Button(back, ESCAPE, self.session.undo, way=Way.OUT))
        self.show_question(words.asks(self.session, self.parts.texts), offered)
        self.compare([button.text for button in offered if button.way == Way.OFF])
        self.notes.show_note("")

    def is_midway(self) -> bool:
        """Whether the answer before can be taken back that led to this question; whoever is led
        goes no ways of their own."""
        asked = self.session.offer.asked
        midway = self.page.guide is None and self.parts.table.is_midway(asked)
        return midway and self.picking.is_second_thought()

    def compare(self, given_up: Sequence[str]) -> None:
        """Whoever gives up one thing after another might mean the one before."""
        text = " ".join(given_up)
        if text and text != self.given_up:
            self.other.begin(A_WHILE if self.given_up else 0.0)
        self.given_up = text

    def show_question(self, sentence: str, buttons: Sequence[Button]) -> None:
        self.parts.prompt.show_words(self.page.heading.acting(), sentence, buttons)

    def is_harmless(self, choice: Choice, buttons: int) -> bool:
        """Whether the return key may mean it. Where the table has answers as well, a key that is
        pressed once too often must not give away what cannot be taken back."""
        if self.parts.table.is_deliberate(self.session.offer.asked, choice.action):
            return False
        return buttons == len(self.parts.actions.choices) or self.parts.foresight.is_sure(choice)

    def gives_up(self, choice: Choice) -> bool:
        return self.parts.table.gives_up(self.session.offer.asked, choice.action)

    def button(self, choice: Choice, primary: bool) -> Button:
        key = ENTER if primary else choice.key
        tip = self.parts.foresight.outcome(choice)
        way = Way.OFF if self.gives_up(choice) else Way.ON
        return Button(choice.text, key, lambda: self.take(choice), primary, tip, way)

    # What is chosen

    def press_figure(self, number: int) -> None:
        choice = self.parts.actions.numbered(number)
        if choice is not None:
            self.take(choice)

    def take(self, choice: Choice) -> None:
        """Answer; where several pieces make an answer, pick or drop this one; a place opens."""
        if choice.leads:
            self.parts.actions_panel.open(choice)
            return
        if self.haste.holds_off():
            return
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

    def take_pieces(self, actions: Sequence[Action]) -> None:
        """Of the table. Where several make an answer, the last one that was picked is none yet: to
        take them is offered from then on."""
        picks = self.parts.scene.is_selecting()
        if not (picks and self.parts.prompt.haste.holds_off()):
            self.choose(actions)

    def take_offered(self) -> None:
        """What the return key means where nothing else has it."""
        primary = self.parts.prompt.primary()
        if primary is not None:
            self.parts.prompt.press(primary)

    def choose(self, actions: Sequence[Action]) -> None:
        """A person has chosen; what may be a mistake is asked again, and with the preference, what
        cannot be taken back."""
        if self.session.phase != Phase.CHOOSING:
            return
        doubtful = self.is_doubtful(actions) or self.is_habit(actions)
        if doubtful and self.doubted != list(actions):
            self.doubt(actions)
            return
        self.session.choose(actions)

    def is_doubtful(self, actions: Sequence[Action]) -> bool:
        """Also where there is only one answer: then it is the way back that is lost. Once a bot
        has gone on, there is none, unless it waits to be told. Who is led can do nothing wrong."""
        if not self.settings.confirm or self.page.guide is not None:
            return False
        offer, waits = self.session.offer, self.settings.second_thoughts == UNTIL_DONE
        several = len(self.parts.actions.choices) > 1
        return offer.is_final(*actions) or (several and not waits and offer.passes_on(*actions))

    def is_habit(self, actions: Sequence[Action]) -> bool:
        """Whether it gives something up where a moment ago another button gave up another thing."""
        asked, table = self.session.offer.asked, self.parts.table
        if self.page.guide is not None or not self.other.is_on():
            return False
        return any(table.gives_up(asked, action) for action in actions)

    def doubt(self, actions: Sequence[Action]) -> None:
        self.doubted = list(actions)
        found = [self.parts.actions.choice_of(action) for action in actions]
        chosen = [choice for choice in found if choice is not None]
        text = translate("table", "Sure? “%1” can't be undone.")
        if not self.is_doubtful(actions):
            text = translate(
                "table", "Did you mean “%1”? A moment ago there was another button here."
            )
        elif not self.session.offer.is_final(*actions):
            text = translate("table", "Sure? After “%1” the next bot plays.")
        view, asked = self.session.view(), self.session.offer.asked
        said = (
            chosen[0].text if len(chosen) == 1 else self.parts.texts.answers(view, asked, actions)
        )
        self.show_question(
            fill(text, said),
            [
                self.yes(actions, chosen),
                Button(translate("table", "No"), ESCAPE, self.think_again, way=Way.OUT),
            ],
        )
        for haste in (self.haste, self.parts.prompt.haste):
            haste.begin(LONG)

    def yes(self, actions: Sequence[Action], choices: Sequence[Choice]) -> Button:
        """Away from where the hand is. Also when asked again, the return key gives nothing up."""
        given_up = [choice.key for choice in choices if self.gives_up(choice)]
        return Button(
            translate("table", "Yes"),
            given_up[0] if given_up else ENTER,
            lambda: self.choose(actions),
            primary=not given_up,
            way=Way.SURE,
        )

    def think_again(self) -> None:
        self.doubted = []
        self.ask()

    # Several answers at one piece

    def pick_at(self, piece: str, actions: list[Action]) -> None:
        """A small menu beside it."""
        choices = map(self.parts.actions.choice_of, actions)
        self.open_chooser(
            piece,
            [(choice.text, partial(self.take, choice)) for choice in choices if choice is not None],
        )

    def pick_way(self, piece: str) -> None:
        """The same where each entry gives several answers."""
        spots = self.parts.scene.spots
        if spots is not None:
            ways = zip(spots.meanings[piece], spots.beyond[piece], strict=True)
            self.open_chooser(piece, [(text, partial(self.take_way, way)) for text, way in ways])

    def take_way(self, answers: Sequence[Action]) -> None:
        if not self.haste.holds_off():
            self.choose(answers)

    def open_chooser(self, piece: str, entries: Sequence[tuple[str, Callable[[], None]]]) -> None:
        scene, view = self.parts.scene, self.parts.view
        self.close_chooser()
        menu = QMenu(view)
        menu.setAccessibleName(self.parts.prompt.sentence.whole)
        menu.installEventFilter(self.calm)
        self.haste.begin()
        for text, take in entries:
            entry = menu.addAction(caption(text))
            entry.triggered.connect(lambda _, take=take: take())
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
