"""What can be built in Machi Koro with so many coins: every answer, made once."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import Action
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.cards import Establishment, Landmark
from citybuilder.games.machi_koro.state import MachiKoroState, bits

SHELF: Final = 8  # kinds of which all that can be had is looked up at once
ALL_OF_SHELF: Final = 255


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
        self.affordable = [bits([price <= coins for price in prices]) for coins in purses]
        self.shelves = [  # for every set of their kinds the answers that it allows
            subsets(builds[first : first + SHELF]) for first in range(0, max(1, len(builds)), SHELF)
        ]
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
        coins = state.coins[seat]
        purse = coins if coins < self.dearest else self.dearest
        left = state.on_sale & ~state.full[seat] & self.affordable[purse]
        found = self.shelves[0][left & ALL_OF_SHELF][:]
        shelf: i64 = 1
        left >>= SHELF
        while left != 0:
            found.extend(self.shelves[shelf][left & ALL_OF_SHELF])
            shelf += 1
            left >>= SHELF
        found.extend(self.otherwise[state.built[seat]][purse])
        return found


def subsets(builds: list[Action]) -> list[list[Action]]:
    """By the bits of what is in them."""
    found: list[list[Action]] = [[]]
    for build in builds:
        found += [[*others, build] for others in found]
    return found
