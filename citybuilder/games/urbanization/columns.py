"""What is printed on the cards and boards of Urbanization."""

from mypy_extensions import i64


class Factory:
    """A factory card: its value, two order fields and one to three production fields."""

    def __init__(
        self,
        key: str = "",
        value: i64 = 0,
        order_colours: tuple[i64, ...] = (),
        order_counts: tuple[i64, ...] = (),
        good_colours: tuple[i64, ...] = (),
        good_counts: tuple[i64, ...] = (),
        good_money: tuple[i64, ...] = (),
        era: i64 = 0,
    ) -> None:
        self.key = key
        self.value = value
        self.order_colours = order_colours
        self.order_counts = order_counts
        self.good_colours = good_colours
        self.good_counts = good_counts
        self.good_money = good_money
        self.era = era


class Character:
    """A character: how much its help is; what it does is a rule."""

    def __init__(self, key: str = "", amount: i64 = 0) -> None:
        self.key = key
        self.amount = amount


class Invention:
    """An invention: where it waits, how much it gives, and which factories it goes with."""

    def __init__(
        self,
        key: str = "",
        space: i64 = 0,
        amount: i64 = 0,
        factories: tuple[i64, ...] = (),
        points: i64 = 0,
        lasting: bool = False,
    ) -> None:
        self.key = key
        self.space = space
        self.amount = amount
        self.factories = factories
        self.points = points
        self.lasting = lasting


class Region:
    """A triangle of the map: its corners, plots and the regions along its sides."""

    def __init__(
        self,
        plots: i64 = 0,
        neighbours: tuple[i64, ...] = (),
        corners: tuple[tuple[float, float], ...] = (),
    ) -> None:
        self.plots = plots
        self.neighbours = neighbours
        self.corners = corners


class Players:
    """What differs by the number of players."""

    def __init__(
        self,
        closed: tuple[i64, ...] = (),
        removed: tuple[i64, ...] = (),
        houses: i64 = 0,
        high_rises: i64 = 0,
        administrations: i64 = 0,
        factories: i64 = 0,
        orders: i64 = 0,
        inventions: tuple[i64, ...] = (),
    ) -> None:
        self.closed = closed  # regions
        self.removed = removed  # factory cards
        self.houses = houses
        self.high_rises = high_rises
        self.administrations = administrations
        self.factories = factories
        self.orders = orders  # of each colour
        self.inventions = inventions  # that are on the track


class Setup:
    """The numbers of the rulebook."""

    def __init__(
        self,
        money: i64 = 0,
        points: i64 = 0,
        grain: i64 = 0,
        orders: i64 = 0,
        houses: i64 = 0,
        citizens: i64 = 0,
        taxes: i64 = 0,
        markers: i64 = 0,
        row: i64 = 0,
        prices: tuple[i64, ...] = (),
        in_return: i64 = 0,
        costs: tuple[i64, ...] = (),
        gains: tuple[i64, ...] = (),
        new_factory: i64 = 0,
        citizen: i64 = 0,
        grain_group: i64 = 1,
        mayor: i64 = 0,
        largest: i64 = 0,
        invention: i64 = 0,
        players: tuple[Players, ...] = (),
    ) -> None:
        self.money = money
        self.points = points
        self.grain = grain
        self.orders = orders  # orange ones
        self.houses = houses  # where the figures stand in the rows
        self.citizens = citizens
        self.taxes = taxes
        self.markers = markers
        self.row = row  # length of every row: most grain, orders, houses
        self.prices = prices  # of grain in each barn and on the field
        self.in_return = in_return  # grain per player
        self.costs = costs  # of house, high-rise, administration; by kind
        self.gains = gains  # their points; by kind
        self.new_factory = new_factory  # points
        self.citizen = citizen
        self.grain_group = grain_group  # so much grain is a point
        self.mayor = mayor
        self.largest = largest
        self.invention = invention
        self.players = players
