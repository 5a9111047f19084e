"""How a game writes its answers: words such as `build:bakery`, printed and parsed by their names.

A word is a verb and the names of what the answer speaks of, joined by colons. Names never change
their meaning when something is inserted before them, as numbers do.
"""

from typing import Final

NOTHING: Final = (-1, -1, 0)  # what, where and amount of an answer that does not speak of them
MOST: Final = 40  # characters of a word that a message repeats

Names = dict[int, str]


class NotUnderstood(ValueError):
    """A word that is no answer of this game, or numbers that it has no word for."""

    def __init__(self, word: str = "", part: str = "") -> None:
        named = f" in {shown(word)}" if part != word else ""
        super().__init__(f"{shown(part)}{named} is not understood")
        self.word = word
        self.part = part


def shown(word: str) -> str:
    return ascii(word if len(word) <= MOST else word[:MOST] + "…")


def named(names: list[str]) -> Names:
    """Each number by its name in this list."""
    return dict(enumerate(names))


def counted(numbers: range, first: int) -> Names:
    """Numbers that are counted from this one on for people."""
    return {number: str(first + place) for place, number in enumerate(numbers)}


def lettered(seats: int) -> Names:
    return {seat: chr(ord("A") + seat) for seat in range(seats)}


class Verb:
    """One kind of answer; what has no names is not spoken of."""

    def __init__(
        self,
        kind: int = 0,
        verb: str = "",
        what: Names | None = None,
        where: Names | None = None,
        amount: Names | None = None,
    ) -> None:
        self.kind = kind
        self.verb = verb
        self.names: list[Names] = [what or {}, where or {}, amount or {}]
        self.numbers = [{name: number for number, name in each.items()} for each in self.names]
        self.spoken = [place for place in range(len(self.names)) if self.names[place]]


class Notation:
    """All answers of a game; each has one word, and each word is one answer."""

    def __init__(self, verbs: list[Verb] | None = None) -> None:
        self.kinds = {verb.kind: verb for verb in verbs or []}
        self.verbs = {verb.verb: verb for verb in verbs or []}

    def word(self, numbers: list[int]) -> str:
        """Of an answer's four numbers."""
        verb = self.kinds.get(numbers[0])
        if verb is None:
            raise NotUnderstood(str(numbers), str(numbers))
        parts = [verb.verb]
        for place in range(len(NOTHING)):
            number = numbers[place + 1]
            if verb.names[place]:
                name = verb.names[place].get(number)
                if name is None:
                    raise NotUnderstood(str(numbers), str(number))
                parts.append(name)
            elif number != NOTHING[place]:
                raise NotUnderstood(str(numbers), str(number))
        return ":".join(parts)

    def numbers(self, word: str) -> list[int]:
        """The four numbers of the answer that has this word."""
        parts = word.split(":")
        verb = self.verbs.get(parts[0])
        if verb is None:
            raise NotUnderstood(word, parts[0])
        if len(parts) != 1 + len(verb.spoken):
            raise NotUnderstood(word, word)
        found = [verb.kind, *NOTHING]
        for place, name in zip(verb.spoken, parts[1:], strict=True):
            number = verb.numbers[place].get(name)
            if number is None:
                raise NotUnderstood(word, name)
            found[place + 1] = number
        return found
