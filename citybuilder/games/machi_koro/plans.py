"""Published ways to play Machi Koro, answer for answer; bots are measured against them."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import Action
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.cards import Establishment, Landmark
from citybuilder.games.machi_koro.state import MachiKoroState

CHEESE: Final = "cheese"  # as posted at BoardGameGeek, thread 1301080
PLANS: Final = (CHEESE,)

DIE: Final[i64] = 6
SHOPPING: Final = (("ranch", 6), ("cheese_factory", 2))  # in this order, then the landmarks


class CheesePlan:
    """Ranches, cheese factories, the Train Station, then the landmarks from the cheapest on. It
    saves up for what comes next; what is sold out, or not on sale, is left out as long as it is."""

    def __init__(
        self,
        establishments: list[Establishment] | None = None,
        landmarks: list[Landmark] | None = None,
        wanted: list[list[i64]] | None = None,
    ) -> None:
        self.cards: list[Establishment] = establishments or []
        keys = [card.key for card in self.cards]
        bought = [(key, copies) for key, copies in SHOPPING if key in keys]
        self.kinds: list[i64] = [keys.index(key) for key, _ in bought]
        self.copies: list[i64] = [copies for _, copies in bought]
        marks: list[Landmark] = landmarks or []
        ranks = [
            (mark.power != c.CHOOSE_DICE, mark.cost, number) for number, mark in enumerate(marks)
        ]
        in_order: list[i64] = [number for _, _, number in sorted(ranks)]
        self.landmarks = [[n for n in in_order if n in those] for those in wanted or [in_order]]

    def answer(self, state: MachiKoroState, actions: list[Action]) -> Action | None:
        """None to what only violet cards ask: the plan has none of them."""
        asked = state.asked[-1]
        if asked.kind == c.ASK_BUILD:
            wish = self.wanted(state, asked.seat)
            return wish if wish in actions else c.pass_on()
        if asked.kind == c.ASK_ROLL:
            return actions[-1 if self.needs_two(state, asked.seat) else 0]
        if asked.kind == c.ASK_REROLL:
            return c.keep() if self.earns(state, asked.seat) else c.reroll()
        return None

    def wanted(self, state: MachiKoroState, seat: i64) -> Action:
        """What the city is to have next, affordable or not."""
        to_be_had = state.on_sale & ~state.full[seat]
        for kind, copies in zip(self.kinds, self.copies, strict=True):
            if to_be_had >> kind & 1 and state.copies(seat, kind) < copies:
                return c.build(kind)
        missing = [n for n in self.landmarks[state.edition] if not state.stands(seat, n)]
        return c.build_landmark(missing[0])

    def needs_two(self, state: MachiKoroState, seat: i64) -> bool:
        """Whether one of its cards is out of reach of one die."""
        for kind in self.kinds:
            if state.copies(seat, kind) > 0 and min(self.cards[kind].dice) > DIE:
                return True
        return False

    def earns(self, state: MachiKoroState, seat: i64) -> bool:
        """Whether the throw brings the city anything."""
        roll = state.first_die + state.second_die
        for kind in range(state.kinds):
            card = self.cards[kind]
            owned = state.copies(seat, kind) > 0
            if owned and card.colour != c.RED and roll in card.dice:
                return True
        return False
