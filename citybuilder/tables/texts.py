"""How a game is put into words: the face that every table's texts show. No Qt in here."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Final, Protocol, cast

from citybuilder.core.game import NONE, Action, Decision, Event, Game, Options, State
from citybuilder.core.score import ScoreLine
from citybuilder.tables import TABLES

SOFT_HYPHEN: Final = "\u00ad"
PLACE: Final = re.compile(r"%([1-9])")


class Translate(Protocol):
    """Says an English text in the player's language; the number chooses among plurals."""

    def __call__(self, context: str, text: str, number: int = -1, /) -> str: ...


def QT_TRANSLATE_NOOP(  # noqa: N802 - the name by which pyside6-lupdate finds texts
    _context: str, text: str, _comment: str = "", _number: int = -1
) -> str:
    """Marks a text for the catalogues; with `"", 1` at the end it has plurals."""
    return text


UNIT: Final = QT_TRANSLATE_NOOP("texts", "Turn")
TURN: Final = QT_TRANSLATE_NOOP("texts", "Turn %1")
AFTER: Final = QT_TRANSLATE_NOOP("texts", "after %n turns", "", 1)
ROUND_UNIT: Final = QT_TRANSLATE_NOOP("texts", "Round")
ROUND: Final = QT_TRANSLATE_NOOP("texts", "Round %1")
AFTER_ROUNDS: Final = QT_TRANSLATE_NOOP("texts", "after %n rounds", "", 1)
MORE: Final = QT_TRANSLATE_NOOP("texts", "%n more points for “%1”", "", 1)
FEWER: Final = QT_TRANSLATE_NOOP("texts", "%n fewer points for “%1”", "", 1)
MORE_IN_ALL: Final = QT_TRANSLATE_NOOP("texts", "%n more points", "", 1)
FEWER_IN_ALL: Final = QT_TRANSLATE_NOOP("texts", "%n fewer points", "", 1)
CHOSEN: Final = QT_TRANSLATE_NOOP("texts", "%1 chooses “%2”.")
AND: Final = QT_TRANSLATE_NOOP("texts", "%1 and %2")
POINTS: Final = QT_TRANSLATE_NOOP("texts", "%n points", "", 1)


def fill(text: str, *parts: str) -> str:
    """Put the parts where the text says %1, %2 …; a part may say %1 itself."""
    if "%" not in text:
        return text
    return PLACE.sub(lambda found: parts[int(found[1]) - 1], text)


def whole(text: str) -> str:
    """Without the soft hyphens that say where a word may be broken on a narrow card."""
    return text.replace(SOFT_HYPHEN, "")


class Texts(ABC):
    """One game in words, for the people at one table."""

    context = ""  # of its texts in the catalogues
    crowns = NONE  # the event that says who has won, where the score is counted before
    is_race = False  # over once somebody has reached the aim: then the quickest win is the best

    def __init__(self, game: Game[State], names: Sequence[str], translate: Translate) -> None:
        self.game = game
        self.names = names
        self.translate = translate

    def say(self, text: str, *parts: str) -> str:
        """A marked text in the player's language."""
        return fill(self.translate(self.context, text), *parts)

    def count(self, text: str, number: int, *parts: str) -> str:
        """A marked text with %n in the player's language."""
        return fill(self.translate(self.context, text, number), *parts)

    def both(self, parts: Sequence[str]) -> str:
        """The last of them after an “and”."""
        *others, last = parts
        text = self.translate("texts", AND)
        return fill(text, ", ".join(others), last) if others else last

    def name(self, seat: int) -> str:
        """Who sits there; nobody where no seat is meant."""
        return self.names[seat] if seat >= 0 else ""

    @abstractmethod
    def title(self) -> str:
        """What the game is called."""

    def played(self, options: Options) -> str:
        """What was played, with what is more than a variant of it."""
        return self.title()

    def may_be_same(self, options: Options, others: Options) -> bool:
        """Whether the same was played, as far as is known: only then results are compared."""
        if self.game.edition(options) != self.game.edition(others):
            return False
        now, then = self.played(options), self.played(others)
        return now == then or self.title() in (now, then)

    def option(self, key: str) -> str:
        """The name of an option; like the next three only for games that have options."""
        raise KeyError(key)

    def option_help(self, key: str) -> str:
        """What the option is about, in one line."""
        raise KeyError(key)

    def choice(self, key: str, choice: str) -> str:
        """The name of something that can be chosen for an option."""
        raise KeyError(key, choice)

    def choice_help(self, key: str, choice: str) -> str:
        """What the choice means, in one line."""
        raise KeyError(key, choice)

    def plan(self, key: str) -> str:
        """What a bot does that follows the plan; only for games that have plans."""
        raise KeyError(key)

    @abstractmethod
    def card(self, what: int) -> str:
        """The name of a card; of a hidden one only that it is a card."""

    @abstractmethod
    def card_help(self, what: int) -> str:
        """What the card does."""

    @abstractmethod
    def prompt(self, view: State, asked: Decision) -> str:
        """The question to the seat that is asked, in the second person and without its name."""

    @abstractmethod
    def action(self, view: State, asked: Decision, action: Action) -> str:
        """The answer as a short label for a button or a list."""

    @abstractmethod
    def event(self, event: Event) -> str:
        """What happened, as a sentence; give it the event as its reader may see it."""

    def joins(self, before: Event, event: Event) -> bool:
        """Whether the event is told in one sentence with the one before it."""
        return False

    def together(self, events: Sequence[Event]) -> str:
        """The sentence of events that join."""
        return self.event(events[0])

    def grouped(self, events: Iterable[Event]) -> list[list[Event]]:
        """Events by the sentences that tell them, without what the heading of a turn says."""
        groups: list[list[Event]] = []
        for event in events:
            if self.opens_turn(event):
                continue
            if groups and self.joins(groups[-1][-1], event):
                groups[-1].append(event)
            else:
                groups.append([event])
        return groups

    def story(self, events: Iterable[Event]) -> list[str]:
        """What happened, in sentences; give it the events as their reader may see them."""
        return [self.together(group) for group in self.grouped(events)]

    def deed(self, seat: int, events: Iterable[Event]) -> str:
        """What a seat has just done, told while it is seen; empty if nothing is told of it."""
        own = [group for group in self.grouped(events) if group[0].seat == seat]
        return self.together(own[0]) if own else ""

    def chosen(self, seat: int, label: str) -> str:
        """What a seat has answered, where nothing tells what it did."""
        return fill(self.translate("texts", CHOSEN), self.name(seat), label)

    def answers(self, view: State, asked: Decision, actions: Sequence[Action]) -> str:
        """Several answers that are given together, as one label."""
        return ", ".join(self.action(view, asked, action) for action in actions)

    def selection(self, view: State, asked: Decision) -> str:
        """What the button says that takes the picked pieces; empty where nothing is picked."""
        return ""

    @abstractmethod
    def turn(self, state: State) -> str:
        """The heading of the turn that the state is in; a heading that would repeat the last one
        is left out."""

    def unit(self) -> str:
        """What turns are called; where all play at the same time, rounds."""
        return self.translate("texts", UNIT)

    def numbered(self, turn: int) -> str:
        """What a turn is called by its number."""
        return fill(self.translate("texts", TURN), str(turn))

    def after(self, turns: int) -> str:
        """That a match was over after so many of them."""
        return self.translate("texts", AFTER, turns)

    @abstractmethod
    def opens_turn(self, event: Event) -> bool:
        """Whether the event only says what the heading of the turn says as well."""

    @abstractmethod
    def rule(self, rule: int) -> str:
        """What points or counts are given for."""

    def heading(self, rule: int) -> str:
        """What lines of a score are added up under; most rules stand for themselves."""
        return self.rule(rule)

    def headings(self, lines: Sequence[ScoreLine]) -> list[str]:
        """All of them, in the order in which they are counted."""
        return list(dict.fromkeys(self.heading(line.rule) for line in lines))

    def reason(self, line: ScoreLine) -> str:
        """What a line was given for in particular, where several stand under one heading."""
        return self.rule(line.rule)

    def score(self, line: ScoreLine) -> str:
        """One line of a score."""
        return f"{self.rule(line.rule)}: {line.points}"

    def amount(self, points: int) -> str:
        """So much of what decides about the win."""
        return self.translate("texts", POINTS, points)

    def more_in_all(self, by: int) -> str:
        """How many points more there are, or fewer."""
        return self.translate("texts", MORE_IN_ALL if by > 0 else FEWER_IN_ALL, abs(by))

    def more(self, rule: int, by: int) -> str:
        """How many points more a rule gives, or fewer."""
        text = self.translate("texts", MORE if by > 0 else FEWER, abs(by))
        return fill(text, self.rule(rule))

    def more_counted(self, rule: int, by: int) -> str:
        """How much more there is of what gives no points; empty where this tells nothing."""
        return ""

    def luck(self) -> str:
        """What luck is made of, as a sentence; empty where nothing is left to it."""
        return ""

    def fortune(self, events: Sequence[Event], seats: Sequence[int]) -> str:
        """What luck brought, in sentences, for these seats in particular, the first one most."""
        told = [event for event in events if event.seat in seats] or events
        return " ".join(self.story(told))

    def chance_to_end(self, view: State, action: Action) -> str:
        """How the answer may win the match at once, as a sentence; empty where it is too early."""
        return ""

    def odds_to_end(self, view: State, action: Action) -> float:
        """How likely it is to win the match at once; nothing where that is never told."""
        return 0.0

    def on_average(self, view: State, action: Action) -> float:
        """What the answer brings at once, on average, where answers are compared by that."""
        return 0.0

    def merit(self, view: State, action: Action) -> str:
        """What speaks for an answer by itself, as a sentence, such as the dice that pay; empty
        where nothing does."""
        return ""


class RoundTexts(Texts):
    """Of a game that is counted in rounds."""

    def unit(self) -> str:
        return self.translate("texts", ROUND_UNIT)

    def numbered(self, turn: int) -> str:
        return fill(self.translate("texts", ROUND), str(turn))

    def after(self, turns: int) -> str:
        return self.translate("texts", AFTER_ROUNDS, turns)


class TextsModule(Protocol):
    """What the texts.py of every table offers."""

    TEXTS: type[Texts]


def texts_of(key: str) -> type[Texts]:
    """The texts of a game; made from it, the names of its seats and a translate function."""
    if key not in TABLES:
        raise ValueError(key)
    return cast(TextsModule, import_module(f"citybuilder.tables.{key}.texts")).TEXTS
