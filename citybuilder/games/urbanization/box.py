"""What lies in the box of Urbanization, and what can be asked of a table without changing it."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE, Decision, Game, Option
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.columns import (
    Character,
    Factory,
    Invention,
    Players,
    Region,
    Setup,
)
from citybuilder.games.urbanization.notation import notation
from citybuilder.games.urbanization.state import UrbanizationState

LONGEST: Final = 2000  # actions; 300 were the most of 10,000 random games


class Box(Game[UrbanizationState]):
    """The cards, and the answers that never change."""

    def __init__(
        self,
        factories: list[Factory] | None = None,
        characters: list[Character] | None = None,
        inventions: list[Invention] | None = None,
        regions: list[Region] | None = None,
        setup: Setup | None = None,
    ) -> None:
        inventing = Option(c.WITH_INVENTIONS, (c.NO, c.YES), c.NO)
        super().__init__("urbanization", range(2, 5), [inventing], LONGEST)
        self.is_open = True
        self.counts_points = True
        self.effort = 2
        self.keenness = 0  # what is preferred most is always the same here, and not the best
        self.factories: list[Factory] = factories or []
        self.characters: list[Character] = characters or []
        self.inventions: list[Invention] = inventions or []
        self.regions: list[Region] = regions or []
        self.setup = setup or Setup()
        self.notation = notation(
            len(self.regions), self.characters, self.inventions, self.setup.row
        )
        self.values = [factory.value for factory in self.factories]
        self.raised = [c.HOUSE, c.HIGH_RISE, c.ADMINISTRATION]
        self.neighbours = [list(region.neighbours) for region in self.regions]
        self.helps = [character.amount for character in self.characters]
        self.decks = [self.kept(each) for each in self.setup.players]  # by number of players
        # Answers never change, so each is made once.
        every = range(len(self.regions))
        self.starts = [c.start(region) for region in every]
        self.moves = [[c.move(source, region) for region in every] for source in every]
        self.chooses = [c.choose(number) for number in range(c.ACTION_COUNT)]
        self.acts = [c.act(number) for number in range(c.ACTION_COUNT)]
        self.pass_on = c.pass_on()
        self.use_or_not = [c.use(), c.renounce()]
        self.lifts = [c.lift(region) for region in every]
        self.buys = [c.buy_land(region) for region in every]
        self.kinds = [c.kind(building) for building in range(len(c.KINDS))]
        self.builds = [[c.build(k, region) for region in every] for k in range(len(c.KINDS))]
        self.grain_buys = [c.buy_grain(space) for space in range(c.SPACES)]
        self.sell = c.sell_grain()
        self.seeds = [c.seed(region) for region in every]
        self.seed_on_card = c.seed(c.ON_CARD)
        self.order_from = [c.order(slot) for slot in range(c.SLOTS)]
        self.attracts = [c.attract(slot) for slot in range(c.SLOTS)]
        self.settles = [c.settle(region) for region in every]
        self.modernises = [c.modernise(stack) for stack in range(c.STACKS)]
        self.makes = [
            [c.make(at // c.FIELDS, at % c.FIELDS, goods) for goods in range(self.setup.row + 1)]
            for at in range(c.STACKS * c.FIELDS)
        ]
        self.enter = c.enter()
        self.advances = [c.advance(space) for space in range(c.TRACK)]
        self.step_on = c.step()
        self.stop = c.stop()
        self.takes = [c.take(invention) for invention in range(len(self.inventions))]
        self.done = c.done()

    def kept(self, players: Players) -> list[i64]:
        """The factory cards that are in the game, the lowest value first."""
        return [card for card in range(len(self.factories)) if card not in players.removed]

    def for_players(self, state: UrbanizationState) -> Players:
        return self.setup.players[state.seats]

    def capacity(self, state: UrbanizationState, space: i64) -> i64:
        """Grain that fits into a barn, onto the field or into the return area."""
        return state.seats * (self.setup.in_return if space == c.RETURN else 1)

    def factories_of(self, state: UrbanizationState, seat: i64) -> list[i64]:
        """All cards of a seat, active or covered, the lowest value first."""
        return [
            card for card, at in enumerate(state.holder) if at != NONE and at // c.STACKS == seat
        ]

    def knows(self, state: UrbanizationState, seat: i64, invention: i64) -> bool:
        """Whether a seat has this lasting invention."""
        return state.known[seat] >> invention & 1 == 1

    def can_help(self, state: UrbanizationState, seat: i64, character: i64) -> bool:
        """Whether the seat has the character, and it has not helped in this round."""
        return state.character[seat] == character and state.spent[seat] == 0

    def order_count(self, state: UrbanizationState, seat: i64) -> i64:
        """Orders in the row of a seat."""
        first = seat * c.COLOUR_COUNT
        return state.orders[first] + state.orders[first + 1] + state.orders[first + 2]

    def points_of(self, state: UrbanizationState, seat: i64) -> i64:
        return sum(state.points[seat * c.SOURCES : (seat + 1) * c.SOURCES])

    def next_seat(self, state: UrbanizationState) -> i64:
        """Whose turn comes next in this phase."""
        return (state.starter + state.acted) % state.seats

    def ask(
        self, state: UrbanizationState, kind: i64, seat: i64, what: i64 = NONE, amount: i64 = 0
    ) -> None:
        state.asked.append(Decision(kind, seat, what, amount))
