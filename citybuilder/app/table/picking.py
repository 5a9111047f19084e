"""Several pieces that make one answer: what the bar offers, the ways back, what a hint picks."""

from typing import TYPE_CHECKING

from citybuilder.app.language import translate
from citybuilder.app.models.actions import Choice
from citybuilder.app.table.key_button import ENTER, ESCAPE
from citybuilder.app.table.prompt_bar import Button, Way
from citybuilder.app.table.words import asks
from citybuilder.bots.bot import Ranked
from citybuilder.stage.signs import GIVEN

if TYPE_CHECKING:
    from citybuilder.app.table.asking import Asking


class Picking:
    """Of the open question at one table page."""

    def __init__(self, asking: "Asking") -> None:
        self.asking = asking
        self.session = asking.session
        self.parts = asking.parts

    def show_question(self) -> None:
        """The question, and buttons to take what is picked, to put it back, or to go back."""
        scene, texts, session = self.parts.scene, self.parts.texts, self.session
        self.parts.actions.show_picked(scene.picked(), scene.sign() == GIVEN)
        buttons = []
        if scene.has_selected():
            label = texts.selection(session.view(), session.offer.asked)
            buttons.append(Button(label, ENTER, scene.take_selection, primary=True))
        if self.can_drop():
            buttons.append(self.way_back(translate("table", "Start over")))
        elif self.is_second_thought():
            buttons.append(self.way_back(translate("table", "Back")))
        self.asking.show_question(asks(session, texts), buttons)
        self.asking.notes.show_note("")

    def way_back(self, text: str) -> Button:
        return Button(text, ESCAPE, self.put_back, way=Way.OUT)

    def can_drop(self) -> bool:
        """Whether something is picked that need not be."""
        spots = self.parts.scene.spots
        return spots is not None and bool(spots.picked) and not spots.is_forced()

    def is_second_thought(self) -> bool:
        """Whether the answer before was given by the same person, and can be taken back."""
        session = self.session
        return session.back.undoer() == session.match.seat and session.can_undo()

    def put_back(self) -> None:
        """What is picked; if nothing is, the answer before is taken back."""
        undoes = self.parts.scene.is_selecting() and not self.can_drop()
        if undoes and self.is_second_thought():
            self.session.undo()
        else:
            self.asking.offer()

    def proposal(self, ranked: Ranked) -> Choice:
        """What a bot would pick together, as one answer with several pieces."""
        session, actions = self.session, [ranked.action, *ranked.then]
        words = self.parts.texts.answers(session.view(), session.offer.asked, actions)
        left = list(self.parts.actions.choices)
        pieces = []
        for action in actions:
            found = next(choice for choice in left if choice.action == action)
            left.remove(found)
            pieces.append(found.spot)
        return Choice(ranked.action, words, pieces[0], 0, tuple(pieces[1:]))
