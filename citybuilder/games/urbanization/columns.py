"""What is printed on the cards and boards of Urbanization."""

from mypy_extensions import i64


class Factory:
    """A factory card: its value, two order fields and one to three production fields."""

    key: str = ""
    value: i64 = 0
    order_colours: tuple[i64, ...] = ()
    order_counts: tuple[i64, ...] = ()
    good_colours: tuple[i64, ...] = ()
    good_counts: tuple[i64, ...] = ()
    good_money: tuple[i64, ...] = ()
    era: i64 = 0


class Character:
    """A character: how much its help is; what it does, the action says that it helps with."""

    key: str = ""
    amount: i64 = 0


class Invention:
    """An invention: where it waits, how much it gives, and which factories it goes with."""

    key: str = ""
    space: i64 = 0
    amount: i64 = 0
    factories: tuple[i64, ...] = ()
    points: i64 = 0
    lasting: bool = False


class Region:
    """A triangle of the map: its corners, plots and the regions along its sides."""

    plots: i64 = 0
    neighbours: tuple[i64, ...] = ()
    corners: tuple[tuple[float, float], ...] = ()


class Players:
    """What differs by the number of players."""

    closed: tuple[i64, ...] = ()  # regions
    removed: tuple[i64, ...] = ()  # factory cards
    houses: i64 = 0
    high_rises: i64 = 0
    administrations: i64 = 0
    factories: i64 = 0
    orders: i64 = 0  # of each colour
    inventions: tuple[i64, ...] = ()  # that are on the track


class Setup:
    """The numbers of the rulebook."""

    money: i64 = 0
    points: i64 = 0
    grain: i64 = 0
    orders: i64 = 0  # orange ones
    houses: i64 = 0  # where the figures stand in the rows
    citizens: i64 = 0
    taxes: i64 = 0
    markers: i64 = 0
    row: i64 = 0  # length of every row: most grain, orders, houses
    prices: tuple[i64, ...] = ()  # of grain in each barn and on the field
    in_return: i64 = 0  # grain per player
    costs: tuple[i64, ...] = ()  # of house, high-rise, administration; by kind
    gains: tuple[i64, ...] = ()  # their points; by kind
    new_factory: i64 = 0  # points
    citizen: i64 = 0
    grain_group: i64 = 1  # so much grain is a point
    mayor: i64 = 0
    largest: i64 = 0
    invention: i64 = 0
    players: tuple[Players, ...] = ()
