"""Hamlet in words."""

from collections.abc import Sequence
from typing import Final, cast

from citybuilder.core.game import Action, Decision, Event, Game, State
from citybuilder.core.score import ScoreLine
from citybuilder.tables.texts import Texts, Translate
from fifth.games.hamlet import cards as c
from fifth.games.hamlet.rules import Hamlet

HOUSES: Final = {"cottage": "Cottage", "mill": "Mill", "chapel": "Chapel", "manor": "Manor"}


class HamletTexts(Texts):
    """English only."""

    context = "hamlet"

    def __init__(self, game: Game[State], names: Sequence[str], translate: Translate) -> None:
        super().__init__(game, names, translate)
        self.rules = cast(Hamlet, game)

    def title(self) -> str:
        return self.say("Hamlet")

    def card(self, what: int) -> str:
        return self.say("a card") if what < 0 else self.say(HOUSES[self.rules.houses[what].key])

    def card_help(self, what: int) -> str:
        house = self.rules.houses[what]
        return self.say(
            "Points: %1; other cards laid down for it: %2.", str(house.points), str(house.price)
        )

    def prompt(self, view: State, asked: Decision) -> str:
        return self.say("Draw or build?")

    def action(self, view: State, asked: Decision, action: Action) -> str:
        return (
            self.say("Draw")
            if action.kind == c.DRAW
            else self.say("Build: %1", self.card(action.what))
        )

    def event(self, event: Event) -> str:
        who = self.name(event.seat)
        if event.kind == c.DREW:
            return self.say("%1 draws: %2.", who, self.card(event.what))
        if event.kind == c.BUILT:
            return self.say("%1 builds: %2.", who, self.card(event.what))
        return self.say("%1 wins.", who)

    def turn(self, state: State) -> str:
        return self.numbered(state.turn + 1)

    def opens_turn(self, event: Event) -> bool:
        return False

    def rule(self, rule: int) -> str:
        return self.card(rule)

    def score(self, line: ScoreLine) -> str:
        return f"{line.count} × {self.card(line.rule)}: {line.points}"


TEXTS: Final = HamletTexts
