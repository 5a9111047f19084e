"""What lies in Machi Koro's box: the cards as columns, and every answer that can ever be given."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import Action, Decision, Game, Option
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.advice import Adviser
from citybuilder.games.machi_koro.cards import (
    Establishment,
    Landmark,
    Setup,
    counted_kinds,
    favoured_icons,
    power_bit,
)
from citybuilder.games.machi_koro.notation import notation
from citybuilder.games.machi_koro.plans import PLANS, CheesePlan
from citybuilder.games.machi_koro.state import MachiKoroState

HIGHEST: Final[i64] = 12  # total of two dice
LONGEST: Final = 1000  # actions; 360 were the most in 45,000 random matches

# Violet effects in the order in which they are laid on the stack of questions: what needs no
# answer happens at once, and the last question laid down is the first one asked.
STACKING: Final[list[i64]] = [c.FROM_EACH, c.SWAP, c.FROM_CHOSEN]


class Box(Game[MachiKoroState]):
    """The game before its rules."""

    def __init__(
        self,
        establishments: list[Establishment] | None = None,
        landmarks: list[Landmark] | None = None,
        setup: Setup | None = None,
    ) -> None:
        super().__init__(
            "machi_koro",
            range(2, 5),
            [
                Option("market", c.PILES, c.PILES[0]),
                Option("copies", c.COPIES, c.COPIES[0]),
            ],
            LONGEST,
        )
        self.plans = PLANS
        self.establishments: list[Establishment] = establishments or []
        self.landmarks: list[Landmark] = landmarks or []
        self.setup = setup or Setup()
        self.notation = notation(self.establishments, self.landmarks, self.players.stop - 1)
        self.adviser = Adviser(self.establishments, self.landmarks)
        self.cheese_plan = CheesePlan(self.establishments, self.landmarks)
        self.kinds: i64 = len(self.establishments)
        self.genre_count = 3 + len(self.establishments) + len(self.landmarks)
        self.amounts = [card.amount for card in self.establishments]
        self.costs = [card.cost for card in self.establishments]
        self.blue = [card.colour == c.BLUE for card in self.establishments]
        self.counting = [card.effect == c.FROM_BANK_PER_ICON for card in self.establishments]
        self.violet = [card.colour == c.VIOLET for card in self.establishments]
        self.swappable = [kind for kind in range(self.kinds) if not self.violet[kind]]
        self.landmark_costs = [landmark.cost for landmark in self.landmarks]
        self.finished: i64 = (1 << len(self.landmarks)) - 1
        self.station = power_bit(self.landmarks, c.CHOOSE_DICE)
        self.mall = power_bit(self.landmarks, c.EXTRA_COIN)
        self.park = power_bit(self.landmarks, c.EXTRA_TURN)
        self.tower = power_bit(self.landmarks, c.REROLL_ONCE)
        favoured = favoured_icons(self.landmarks)
        self.extra_coin: list[i64] = [
            1 if card.icon in favoured else 0 for card in self.establishments
        ]
        self.counted = counted_kinds(self.establishments)
        self.reds = self.by_roll((c.RED,))
        self.incomes = self.by_roll((c.BLUE, c.GREEN))
        self.violets = self.by_roll((c.VIOLET,))
        for kinds in self.violets:
            kinds.sort(key=lambda kind: STACKING.index(self.establishments[kind].effect))
        # Answers never change, so each is made once.
        self.pass_on = c.pass_on()
        self.builds = [c.build(kind) for kind in range(self.kinds)]
        dearest = max([0, *self.costs, *self.landmark_costs])
        self.dearest = dearest
        self.affordable = [
            [build for build in self.builds if self.costs[build.what] <= coins]
            for coins in range(dearest + 1)
        ]
        self.otherwise = [  # the landmarks that are missing and affordable, and building nothing
            [self.landmarks_for(built, coins) for coins in range(dearest + 1)]
            for built in range(self.finished + 1)
        ]
        self.rolls = [c.roll(1), c.roll(2)]
        self.keep = c.keep()
        self.reroll = c.reroll()
        self.robs = [c.rob(seat) for seat in self.all_seats()]
        self.gives = [c.give(kind) for kind in range(self.kinds)]
        self.takes = [[c.take(k, seat) for k in range(self.kinds)] for seat in self.all_seats()]
        self.ask_roll = [Decision(c.ASK_ROLL, seat) for seat in self.all_seats()]
        self.ask_build = [Decision(c.ASK_BUILD, seat) for seat in self.all_seats()]

    def all_seats(self) -> range:
        return range(self.players.stop - 1)

    def landmarks_for(self, built: i64, coins: i64) -> list[Action]:
        found: list[Action] = []
        for number, cost in enumerate(self.landmark_costs):
            if cost <= coins and not built >> number & 1:
                found.append(c.build_landmark(number))
        return [*found, self.pass_on]

    def by_roll(self, colours: tuple[i64, ...]) -> list[list[i64]]:
        """For each total of the dice the kinds of these colours that it activates."""
        cards = self.establishments
        return [
            [k for k in range(self.kinds) if cards[k].colour in colours and roll in cards[k].dice]
            for roll in range(HIGHEST + 1)
        ]
