"""The vocabulary of Cities: kinds of questions, answers and events, and what its rulebook lists."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE, Action

# What is asked.
ASK_START: Final[i64] = 0  # which start tile?
ASK_TAKE: Final[i64] = 1  # where does the worker go?
ASK_LAY: Final[i64] = 2  # where does the tile in hand go?
ASK_PUT: Final[i64] = 3  # where do the features in hand go?
ASK_BUILD: Final[i64] = 4  # where do the pieces in hand go?

# What is answered.
START: Final[i64] = 0  # what: tile
TAKE: Final[i64] = 1  # where: slot
LAY: Final[i64] = 2  # what: tile, where: place among the tiles, amount: quarter turns
PUT: Final[i64] = 3  # what: feature, where: space
BUILD: Final[i64] = 4  # what: colour, where: space
LEAVE: Final[i64] = 5  # what: the feature or colour that leaves the game

# What is told.
ROUND_BEGAN: Final[i64] = 0  # amount: number of the round; seat has the star
TURN_BEGAN: Final[i64] = 1  # seat
STARTED: Final[i64] = 2  # seat lays what as its start tile
CARD_TAKEN: Final[i64] = 3  # seat takes what from where; amount: 1 if it was face down
TILE_TAKEN: Final[i64] = 4  # likewise
FEATURE_TAKEN: Final[i64] = 5  # likewise
PIECE_TAKEN: Final[i64] = 6  # likewise; amount: 1 if it came out of the bag
LAID: Final[i64] = 7  # seat lays what at where, turned by amount
PUT_DOWN: Final[i64] = 8  # seat puts the feature what on the space where
BUILT: Final[i64] = 9  # seat puts a piece of what on the space where; amount: the height now
FEATURE_LOST: Final[i64] = 10  # seat does without the feature what; amount: 1 if it had no place
PIECE_LOST: Final[i64] = 11  # likewise with a piece of the colour what
REACHED: Final[i64] = 12  # seat reaches the goal what; where: rank, amount: points
CLEARED: Final[i64] = 13  # what nobody took in this round leaves the game: amount things
STAR_TAKEN: Final[i64] = 14  # seat begins the next round
WON: Final[i64] = 15  # seat
LAID_OUT: Final[i64] = 16  # on the board: what in row where; amount: its place there

# Land.
RED: Final[i64] = 0
BLUE: Final[i64] = 1
GREEN: Final[i64] = 2
YELLOW: Final[i64] = 3
PARK: Final[i64] = 4
WATER: Final[i64] = 5
FREE: Final[i64] = 6  # under a special tile, until the first piece gives it a colour
COLOURS: Final = ("red", "blue", "green", "yellow")
LANDS: Final = (*COLOURS, "park", "water")
PRINTED: Final = "RBGYPW"
COLOUR_COUNT: Final[i64] = 4

# The rows of the board.
CARDS: Final[i64] = 0
TILES: Final[i64] = 1
FEATURES: Final[i64] = 2
PIECES: Final[i64] = 3
ROWS: Final[i64] = 4
SLOTS: Final[i64] = 4  # in a row

# What a building stands beside, as bits.
AT_PARK: Final[i64] = 1
AT_WATER: Final[i64] = 2
BRIDGE: Final[i64] = 4  # water on two opposite sides
BESIDE: Final = {"park": AT_PARK, "water": AT_WATER}

# What pairs have in common.
BY_COLOUR: Final[i64] = 0
BY_HEIGHT: Final[i64] = 1
SAME: Final = ("colour", "height")

# Score rules; a goal is GOAL_RULE + its number, a card CARD_RULE + its number.
SCORE_WATER: Final[i64] = 0
SCORE_PARK: Final[i64] = 1
SCORE_MONUMENT: Final[i64] = 2
GOAL_RULE: Final[i64] = 100
CARD_RULE: Final[i64] = 200

GOALS: Final[i64] = 3  # of a city
RANKS: Final[i64] = 3  # of a goal
HIGHEST: Final[i64] = 4  # pieces of a building
MOST_AREAS: Final[i64] = 60  # that a district can have: as many as spaces

CITY: Final = "city"
LENGTH: Final = "length"
ANY_CITY: Final = "random"
LENGTHS: Final = ("normal", "long")


class Feature:
    """A kind of feature tile; its land is PARK, WATER, or NONE for unbuilt building land."""

    key: str = ""
    land: i64 = NONE
    copies: i64 = 0
    special: bool = False


class Tile:
    """A city tile: its spaces clockwise from the upper left."""

    key: str = ""
    spaces: tuple[i64, ...] = ()
    start: bool = False


class Setup:
    """The numbers of the rulebook; lists go by the number of players."""

    rounds: tuple[i64, ...] = ()
    long_rounds: i64 = 0
    workers: tuple[i64, ...] = ()  # of a player in each row and round
    district: tuple[i64, i64] = (3, 3)  # tiles at most: short and long side
    long_district: tuple[i64, i64] = (3, 5)
    feature_slots: tuple[i64, ...] = ()  # how many lie in each slot
    piece_slots: tuple[i64, ...] = ()
    drawn: i64 = 0  # pieces out of the bag in the slot where none lie
    sets: tuple[i64, ...] = ()  # points for so many different features in an area
    monument: i64 = 0  # points
    pieces: i64 = 0  # of each colour


def start(tile: i64) -> Action:
    return Action(START, what=tile)


def take(slot: i64) -> Action:
    return Action(TAKE, where=slot)


def lay(tile: i64, place: i64, turns: i64) -> Action:
    return Action(LAY, what=tile, where=place, amount=turns)


def put(feature: i64, space: i64) -> Action:
    return Action(PUT, what=feature, where=space)


def build(colour: i64, space: i64) -> Action:
    return Action(BUILD, what=colour, where=space)


def leave(what: i64) -> Action:
    return Action(LEAVE, what=what)
