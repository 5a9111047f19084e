"""A table that came about by certain answers, wherever a sheet shows one."""

from pydantic import Field

from citybuilder.core.game import Game, State
from citybuilder.core.match import Match
from citybuilder.core.plain import plain, restore
from citybuilder.store.save_sheet import Sheet, Word


class Prepared(Sheet):
    """The match so far, as who sits at it sees it."""

    people: int = 2
    options: dict[str, str] = Field(default_factory=dict)
    seed: int
    played: list[Word] = Field(default_factory=list)  # how the table came about
    table: dict[str, object] = Field(default_factory=dict)  # and what was changed then
    seat: int = 0  # of whoever looks at it

    def match(self, game: Game[State]) -> Match[State]:
        """The table, as if the match began with it."""
        match = Match(game, self.people, self.options, self.seed)
        for word in self.played:
            match.play(game.read(word))
        if self.played or self.table:
            blank = game.start(self.people, match.options, self.seed)
            match.resume(restore(blank, plain(match.state) | self.table))
        return match
