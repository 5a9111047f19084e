"""What the command `fuzz` says, in the player's language."""

from citybuilder.cli.texts import Words
from citybuilder.tables.texts import fill


class FuzzWords(Words):
    """The sentences of the command."""

    def found(self, path: str, why: str) -> str:
        return fill(self.translate("fuzzing", "Found and kept as “%1”: %2"), path, why)

    def mutants(self) -> str:
        return self.translate("fuzzing", "Mutants")

    def kind(self, kind: str) -> str:
        return {
            "save": self.translate("fuzzing", "of saves"),
            "cards": self.translate("fuzzing", "of card data"),
            "settings": self.translate("fuzzing", "of settings"),
            "progress": self.translate("fuzzing", "of what was learned"),
            "statistics": self.translate("fuzzing", "of statistics"),
        }[kind]

    def accepted(self) -> str:
        return self.translate("fuzzing", "Accepted")

    def tried_out(self) -> str:
        return self.translate("fuzzing", "different ones, tried out")

    def refused(self) -> str:
        return self.translate("fuzzing", "Refused")

    def reason(self, reason: str) -> str:
        """Of those that saves and cards of a mutant's making come to."""
        known = {
            "truncated": self.translate("fuzzing", "incomplete"),
            "foreign": self.translate("fuzzing", "something else"),
            "damaged": self.translate("fuzzing", "damaged"),
            "future": self.translate("fuzzing", "of a newer version"),
            "unknown_game": self.translate("fuzzing", "of an unknown game"),
            "unfit": self.translate("fuzzing", "against the rules"),
            "huge": self.translate("fuzzing", "too large"),
        }
        return known.get(reason, reason)

    def finds(self) -> str:
        return self.translate("fuzzing", "Findings")
