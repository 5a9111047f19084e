"""The smaller sentence in the bar below the table: what has to be known before an answer, or of a
piece or an answer that somebody looks at."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from citybuilder.app.language import translate
from citybuilder.app.models.actions import Choice
from citybuilder.app.table import words as words
from citybuilder.core.game import Event
from citybuilder.playing.turns import Phase
from citybuilder.tables.texts import fill

if TYPE_CHECKING:
    from citybuilder.app.table.asking import Asking


class Notes:
    """Of one table page."""

    def __init__(self, asking: "Asking") -> None:
        self.asking = asking
        self.guide = asking.page.guide
        self.session = asking.session
        self.parts = parts = asking.parts
        parts.scene.hovered.connect(self.look_at_piece)
        parts.scene.walked.connect(self.say_piece)
        parts.scene.refused.connect(self.explain)
        parts.prompt.looked_at.connect(self.show_note)
        parts.log_panel.pointed_out.connect(self.point_out)
        parts.actions_panel.looked_at.connect(self.look_at_choice)
        parts.actions_panel.marked.connect(self.tell_marked)

    def show_note(self, note: str) -> None:
        self.parts.prompt.tell_note(note or self.standing())

    def tell_missed(self) -> None:
        """What was pressed came too soon to be meant for what is there."""
        told = translate("table", "That was too quick. Wait a moment, then try again.")
        self.parts.prompt.tell_note(told)
        self.parts.view.say(told)

    def tell_marked(self) -> None:
        self.parts.prompt.tell_note(translate("table", "One more click plays it."))

    def standing(self) -> str:
        """What has to be known before any answer; nothing can be done wrong where somebody
        leads."""
        spots = self.parts.scene.spots
        if spots is not None and spots.many:
            text = translate("table", "%1 of %2 chosen.")
            return fill(text, str(len(spots.picked)), str(spots.many))
        if regrets := words.regrets(self.session):
            return regrets
        choices = self.parts.actions.choices
        if self.guide is not None or any(choice.spot for choice in choices):
            return ""
        return self.standing_risk(choices)

    def standing_risk(self, choices: Sequence[Choice]) -> str:
        known = self.parts.foresight
        sure = [choice for choice in choices if known.is_sure(choice)]
        if not sure:
            return known.risk(choices)
        if len(sure) == 1 < len(choices):  # what is certain, beside what only chance knows
            return fill(translate("table", "%1: %2"), sure[0].text, known.consequence(sure[0]))
        return ""

    # Of what somebody looks at

    def look_at_piece(self, piece: str) -> None:
        choices = self.parts.actions.at_piece(piece)
        spots = self.parts.scene.spots
        if spots is not None and spots.has_variants and spots.is_live(piece):
            in_hand = self.parts.actions.choice_of(spots.current(piece))
            choices = [in_hand] if in_hand is not None else choices
        self.parts.actions_panel.show_choice(choices[0] if choices else None)
        self.warn(choices)
        meanings = spots.meanings.get(piece) if spots is not None else None
        if meanings and not self.asking.doubted:
            self.show_note(" / ".join(meanings))

    def look_at_choice(self, choice: Choice | None) -> None:
        scene = self.parts.scene
        scene.ghost.imagine(choice.action if choice is not None else None)
        lies = scene.spots is not None and scene.spots.has_variants  # the table shows how
        if choice is not None and choice.piece and not lies:
            scene.highlight([choice.piece])
        self.warn([choice] if choice is not None else [])

    def warn(self, choices: Sequence[Choice]) -> None:
        """Say of an answer that is looked at whether it can be taken back."""
        if self.parts.actions.choices and not self.asking.doubted:
            told = map(self.parts.foresight.named_risk, choices)
            self.show_note(next(filter(None, told), ""))

    def explain(self, piece: str) -> None:
        """Why nothing can be chosen at a piece."""
        session = self.session
        if self.guide is not None and self.guide.explain(piece):
            return
        if session.phase == Phase.CHOOSING:
            asked = session.offer.asked
            note = self.parts.table.refusal(session.view(), asked, session.side, piece)
            if note:
                self.parts.prompt.tell_note(note)

    def say_piece(self, piece: str) -> None:
        """To screen readers, beside its name: what can be done there, and what it means."""
        answers = [choice.text for choice in self.parts.actions.at_piece(piece)]
        meaning = self.parts.scene.help_of(piece).split("\n")[1:]
        self.parts.view.say(" ".join([*answers, *meaning]))

    def point_out(self, event: Event) -> None:
        self.parts.scene.highlight(self.parts.table.concerned(event))
