"""What is offered to whoever is asked: the question, its answers, and what is certain of them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from citybuilder.core.game import Action, Event, State
from citybuilder.core.match import Match
from citybuilder.playing import history
from citybuilder.playing.seating import Occupant
from citybuilder.tables.table import Table

if TYPE_CHECKING:
    from citybuilder.playing.players import Player


class Offer:
    """Of one open question; what was found out about it once need not be found out again."""

    def __init__(self, match: Match[State], seats: Sequence[Occupant], player: "Player") -> None:
        self.match = match
        self.seats = seats
        self.player = player
        self.asked = match.state.asked[-1]
        self.legal = match.legal()
        self.answers = player.offered(self.legal)
        self.sure: dict[tuple[Action, ...], bool] = {}

    def pool(self, table: Table, view: State) -> list[Action]:
        """What pieces are picked from, where several make one answer."""
        return self.player.wanted(table.pool(view, self.asked, self.answers))

    def certain(self, *actions: Action) -> bool:
        """Whether these answers, one after the other, could be taken back."""
        if actions not in self.sure:
            self.sure[actions] = self.tried(actions)
        return self.sure[actions]

    def tried(self, actions: Sequence[Action]) -> bool:
        trial = history.trial(self.match)
        *earlier, last = actions
        for action in earlier:
            if not trial.is_certain(action):
                return False
            trial.play(action)
        return trial.is_certain(last)

    def is_last_word(self, *actions: Action) -> bool:
        """Whether the next person is called after these answers, given in secret: then there is no
        way back, for nobody else may go it."""
        trial = history.trial(self.match)
        for action in actions:
            trial.play(action)
        if trial.state.over or history.goes_on_sitting(trial):
            return False
        others = trial.seat != self.asked.seat and self.seats[trial.seat].human
        return others and history.is_hidden(self.match, trial.seat)

    def is_final(self, *actions: Action) -> bool:
        """Whether there is no way back from these answers."""
        return not self.certain(*actions) or self.is_last_word(*actions)

    def passes_on(self, *actions: Action) -> bool:
        """Whether a bot goes on after these answers."""
        trial = history.trial(self.match)
        for action in actions:
            trial.play(action)
        return not trial.state.over and not self.seats[trial.seat].human

    def foreseen(self, action: Action) -> list[Event]:
        """What a certain answer would lead to."""
        return history.foreseen(self.match, action)
