"""What lies in the box of Urbanization: all that is printed, and what follows from it."""

from mypy_extensions import i64

from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.columns import (
    Character,
    Factory,
    Invention,
    Players,
    Region,
    Setup,
)
from citybuilder.games.urbanization.state import UrbanizationState


class Box:
    """Never changes; every part of the rules holds it."""

    def __init__(
        self,
        factories: list[Factory] | None = None,
        characters: list[Character] | None = None,
        inventions: list[Invention] | None = None,
        regions: list[Region] | None = None,
        setup: Setup | None = None,
    ) -> None:
        self.factories: list[Factory] = factories or []
        self.characters: list[Character] = characters or []
        self.inventions: list[Invention] = inventions or []
        self.regions: list[Region] = regions or []
        self.setup = setup or Setup()
        self.values = [factory.value for factory in self.factories]
        self.neighbours = [list(region.neighbours) for region in self.regions]
        self.helps = [character.amount for character in self.characters]
        self.decks = [self.kept(each) for each in self.setup.players]  # by number of players

    def kept(self, players: Players) -> list[i64]:
        """The factory cards that are in the game, the lowest value first."""
        return [card for card in range(len(self.factories)) if card not in players.removed]

    def for_players(self, state: UrbanizationState) -> Players:
        return self.setup.players[state.seats]

    def capacity(self, state: UrbanizationState, space: i64) -> i64:
        """Grain that fits into a barn, onto the field or into the return area."""
        return state.seats * (self.setup.in_return if space == c.RETURN else 1)

    def room(self, state: UrbanizationState, seat: i64) -> i64:
        """Grain that the row of a seat has still places for."""
        return self.setup.row - state.grain[seat]

    def bonus(self, state: UrbanizationState, seat: i64, invention: i64) -> i64:
        """What a lasting invention gives a seat; nothing to whoever has not made it."""
        if state.known[seat] >> invention & 1 == 0:
            return 0
        return self.inventions[invention].amount
