"""What the inventions of Urbanization do. Some give something at once; for the amount of one that
lasts, rules ask where it matters (`Box.bonus`)."""

from typing import Final

from mypy_extensions import i64

from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.deed import Deed
from citybuilder.games.urbanization.ledger import earn, give_grain, give_orders, score
from citybuilder.games.urbanization.state import UrbanizationState


class Effect:
    """One that lasts."""

    lasting: bool = True

    def give(self, produce: Deed, state: UrbanizationState, seat: i64, amount: i64) -> None:
        """Nothing at once."""


class Gift(Effect):
    """One that gives something once."""

    def __init__(self) -> None:
        self.lasting = False


class Orders(Gift):
    """So many of each of these colours, as far as there are any."""

    def __init__(self, *colours: i64) -> None:
        super().__init__()
        self.colours = colours

    def give(self, produce: Deed, state: UrbanizationState, seat: i64, amount: i64) -> None:
        for colour in self.colours:
            give_orders(produce.box, state, seat, colour, amount)


class Grain(Gift):
    """From the return area, as far as there is any."""

    def give(self, produce: Deed, state: UrbanizationState, seat: i64, amount: i64) -> None:
        give_grain(produce.box, state, seat, c.RETURN, amount)


class Money(Gift):
    def give(self, produce: Deed, state: UrbanizationState, seat: i64, amount: i64) -> None:
        earn(state, seat, c.FOR_INVENTION, amount)


class MoneyByCitizens(Gift):
    """As taxes, but the tax marker stays where it is."""

    def give(self, produce: Deed, state: UrbanizationState, seat: i64, amount: i64) -> None:
        earn(state, seat, c.FOR_INVENTION, amount * state.citizens[seat])


class Points(Gift):
    def give(self, produce: Deed, state: UrbanizationState, seat: i64, amount: i64) -> None:
        score(state, seat, c.SCORE_INVENTIONS, amount)


class Goods(Gift):
    """Factories that have not worked in this round may do so at once."""

    def give(self, produce: Deed, state: UrbanizationState, seat: i64, amount: i64) -> None:
        if produce.can(state, seat):
            produce.begin(state, seat)


EFFECTS: Final[dict[str, Effect]] = {  # by invention, in the order of the track
    "seed_drill": Effect(),
    "spinning_machine": Orders(c.ORANGE),
    "steam_engine": Effect(),
    "canning": Grain(),
    "steam_locomotive": Money(),
    "telegraph": Effect(),
    "photography": Points(),
    "sewing_machine": Orders(c.GREY),
    "bessemer_converter": Effect(),
    "refrigeration": Effect(),
    "reinforced_concrete": Effect(),
    "light_bulb": Goods(),
    "combustion_engine": Effect(),
    "artificial_fertiliser": Effect(),
    "gas_turbine": Orders(c.WHITE, c.GREY),
    "television": Effect(),
    "microchip": Effect(),
    "internet": MoneyByCitizens(),
}
