"""What is known of an answer before it is given: whether it can be taken back, what follows."""

from collections.abc import Sequence

from citybuilder.app.language import translate
from citybuilder.app.models.actions import Choice
from citybuilder.app.play.session import Session
from citybuilder.tables.texts import Texts, fill


class Foresight:
    """In words, of what is offered."""

    def __init__(self, session: Session, texts: Texts) -> None:
        self.session = session
        self.texts = texts

    def is_sure(self, choice: Choice) -> bool:
        """Whether the answer can be taken back."""
        return self.session.offer.certain(choice.action)

    def risk(self, choices: Sequence[Choice]) -> str:
        """The warning before answers that cannot be taken back."""
        if all(map(self.is_sure, choices)):
            return ""
        return translate("table", "Can't be undone: chance or something hidden decides.")

    def named_risk(self, choice: Choice) -> str:
        """The same, where others can be meant as well."""
        if self.is_sure(choice):
            return ""
        text = translate("table", "“%1” can't be undone: chance or something hidden decides.")
        return fill(text, choice.text)

    def outcome(self, choice: Choice) -> str:
        """What will be told if it is chosen; of what nobody can know, only that."""
        if not self.is_sure(choice):
            return self.risk([choice])
        story = self.story(choice)
        return fill(translate("table", "What would happen: %1"), story) if story else ""

    def story(self, choice: Choice) -> str:
        """What a certain answer leads to."""
        return " ".join(self.texts.story(self.session.offer.foreseen(choice.action)))

    def consequence(self, choice: Choice) -> str:
        """The same beside the answer: that it was given need not be told then, if more is."""
        told = self.texts.story(self.session.offer.foreseen(choice.action))
        return " ".join(told[1:] or told)
