"""What can be built in Machi Koro with so many coins: every answer, made once."""

from mypy_extensions import i64

from citybuilder.core.game import Action
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.cards import Establishment, Landmark
from citybuilder.games.machi_koro.state import MachiKoroState


class Buildable:
    """Answers never change, so a state only picks some."""

    def __init__(
        self,
        cards: list[Establishment] | None = None,
        landmarks: list[Landmark] | None = None,
    ) -> None:
        prices = [card.cost for card in cards or []]
        dear = [landmark.cost for landmark in landmarks or []]
        dearest: i64 = max([0, *prices, *dear])
        purses = range(dearest + 1)
        builds = [c.build(kind) for kind in range(len(prices))]
        self.dearest = dearest
        self.establishments = [[b for b in builds if prices[b.what] <= coins] for coins in purses]
        self.otherwise = [  # the landmarks that are missing and affordable, and building nothing
            [self.landmarks(dear, built, coins) for coins in purses]
            for built in range(1 << len(dear))
        ]

    def landmarks(self, prices: list[i64], built: i64, coins: i64) -> list[Action]:
        found: list[Action] = []
        for number, price in enumerate(prices):
            if price <= coins and not built >> number & 1:
                found.append(c.build_landmark(number))
        return [*found, c.pass_on()]

    def legal(self, state: MachiKoroState, seat: i64) -> list[Action]:
        """One establishment or one landmark that is affordable, or nothing."""
        purse = min(state.coins[seat], self.dearest)
        to_be_had = state.on_sale & ~state.full[seat]
        found = [build for build in self.establishments[purse] if to_be_had >> build.what & 1]
        found.extend(self.otherwise[state.built[seat]][purse])
        return found
