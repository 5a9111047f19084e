"""The vocabulary of Urbanization: kinds of questions, answers and events, and their subjects."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE

# What is asked.
ASK_START: Final[i64] = 0  # where does the start house stand?
ASK_SPREAD: Final[i64] = 1  # where does the next of `amount` price markers of region `what` go?
ASK_CHARACTER: Final[i64] = 2  # which character?
ASK_ACTION: Final[i64] = 3  # which action? but `what`, which was given up just now
ASK_USE: Final[i64] = 4  # does the character `what` help?
ASK_LIFT: Final[i64] = 5  # broker: which price marker moves, of `amount` that may?
ASK_SHIFT: Final[i64] = 6  # and where to, from region `what`?
ASK_LAND: Final[i64] = 7  # which region is bought?
ASK_KIND: Final[i64] = 8  # which kind of building?
ASK_BUILD: Final[i64] = 9  # where does the next one of kind `what` stand, after `amount`?
ASK_GRAIN: Final[i64] = 10  # buy or sell?
ASK_BUY: Final[i64] = 11  # one more grain? `what`: a bit for each barn used, `amount`: bought
ASK_SELL: Final[i64] = 12  # one more, after `amount`?
ASK_SOW: Final[i64] = 13  # where, after `amount` sown and `what` of them on the farmer's card?
ASK_ORDERS: Final[i64] = 14  # from which factory card?
ASK_INDUSTRY: Final[i64] = 15  # which factory card is taken?
ASK_SETTLE: Final[i64] = 16  # the card of slot `what`: where, or over which own factory?
ASK_GOODS: Final[i64] = 17  # how many? `what`: stack * FIELDS + field, `amount`: made so far
ASK_MARKER: Final[i64] = 18  # which marker moves on the track of inventions?
ASK_STEP: Final[i64] = 19  # it stands on space `what` after `amount` steps: and now?

# What is answered.
START: Final[i64] = 0  # where: region
MOVE: Final[i64] = 1  # a price marker from region what to region where
CHOOSE: Final[i64] = 2  # what: character
ACT: Final[i64] = 3  # what: action
PASS: Final[i64] = 4
USE: Final[i64] = 5
RENOUNCE: Final[i64] = 6  # the character's help, for now
LIFT: Final[i64] = 7  # where: region
BUY_LAND: Final[i64] = 8  # where: region
KIND: Final[i64] = 9  # what: kind of building
RAISE: Final[i64] = 10  # what: kind, where: region
BUY_GRAIN: Final[i64] = 11  # where: barn or field
SELL_GRAIN: Final[i64] = 12
SEED: Final[i64] = 13  # where: region, or ON_CARD
ORDER: Final[i64] = 14  # where: slot
ATTRACT: Final[i64] = 15  # where: slot
SETTLE: Final[i64] = 16  # where: region
MODERNISE: Final[i64] = 17  # what: stack
MAKE: Final[i64] = 18  # what: stack * FIELDS + field, amount: goods
ENTER: Final[i64] = 19  # a new marker begins the track
ADVANCE: Final[i64] = 20  # where: space from which a marker goes on
STEP: Final[i64] = 21
STOP: Final[i64] = 22
TAKE: Final[i64] = 23  # what: invention
DONE: Final[i64] = 24

# What is told.
STARTED: Final[i64] = 0  # seat has its start house on plot where
PRICE_MOVED: Final[i64] = 1  # seat moves a price marker from region what to region where
PRICES_GONE: Final[i64] = 2  # amount price markers of region where leave the game
ROUND_BEGAN: Final[i64] = 3  # amount: number of the round, seat begins
MAYOR_CAME: Final[i64] = 4  # to seat
CHARACTER_TAKEN: Final[i64] = 5  # seat takes what
PHASE_BEGAN: Final[i64] = 6  # amount: number of the phase
TURN_BEGAN: Final[i64] = 7  # seat
PASSED: Final[i64] = 8  # seat
CHARACTER_USED: Final[i64] = 9  # seat uses what
LAND_BOUGHT: Final[i64] = 10  # seat buys region where for amount
BUILT: Final[i64] = 11  # seat builds kind what on plot where (or in region) for amount
GRAIN_BOUGHT: Final[i64] = 12  # seat buys one from space where for amount
GRAIN_SOLD: Final[i64] = 13  # seat sells one to space where for amount
GRAIN_GIVEN: Final[i64] = 14  # seat takes amount from space where for nothing
SOWN: Final[i64] = 15  # seat sows on plot where, or ON_CARD
ORDERS_TAKEN: Final[i64] = 16  # seat is on field amount of factory what in slot where
ORDERS_GIVEN: Final[i64] = 17  # seat gets amount orders of colour what
EARNED: Final[i64] = 18  # seat gets amount money for reason what
CARD_TAKEN: Final[i64] = 19  # seat takes factory what from slot where
FACTORY_BUILT: Final[i64] = 20  # seat puts factory what on plot where; amount: its stack
MODERNISED: Final[i64] = 21  # seat puts factory what onto stack amount
CARD_LAID: Final[i64] = 22  # factory what comes to slot where
MADE: Final[i64] = 23  # seat makes amount goods at stack * FIELDS + field what, in colour where
TAXED: Final[i64] = 24  # seat's tax marker is at amount now
STEPPED: Final[i64] = 25  # seat's marker goes from space what (NONE: new) to where for amount
STOPPED: Final[i64] = 26  # seat's marker stays on space where; amount: 1 if it returns
INVENTED: Final[i64] = 27  # seat takes invention what from space where
SCORED: Final[i64] = 28  # seat gets amount points for rule what
ROUND_ENDS: Final[i64] = 29  # amount: number of the round
STEP_BEGAN: Final[i64] = 30  # amount: step of the preparation of the next round
GRAIN_BACK: Final[i64] = 31  # seat takes back grain from plot where, or ON_CARD; amount: 1 if kept
GRAIN_GREW: Final[i64] = 32  # seat gets one more from space where
CARD_LEFT: Final[i64] = 33  # factory what leaves the game from slot where
ORDERS_BACK: Final[i64] = 34  # seat's orders on its factories return: amount
CITIZENS: Final[i64] = 35  # seat has amount citizens now
FED: Final[i64] = 36  # seat's citizens eat amount grain
REFILLED: Final[i64] = 37  # one grain goes from the return area to space where
CHARACTERS_BACK: Final[i64] = 38
WON: Final[i64] = 39  # seat

# Actions; the character with the same number helps with it.
LAND: Final[i64] = 0
BUILDINGS: Final[i64] = 1
GRAIN: Final[i64] = 2
SOW: Final[i64] = 3
ORDERS: Final[i64] = 4
INDUSTRY: Final[i64] = 5
PRODUCE: Final[i64] = 6
TAXES: Final[i64] = 7
INVENTIONS: Final[i64] = 8
ACTIONS: Final = (
    "buy_land",
    "buildings",
    "trade_grain",
    "sow",
    "orders",
    "industry",
    "produce",
    "taxes",
    "inventions",
)
ACTION_COUNT: Final[i64] = 9

DEED_OF: Final[list[i64]] = (  # the action that a question belongs to; of NONE it is another one
    [LAND] * 2  # start houses and price markers, too
    + [NONE] * 3
    + [LAND] * 3
    + [BUILDINGS] * 2
    + [GRAIN] * 3
    + [SOW, ORDERS, INDUSTRY, INDUSTRY, PRODUCE, INVENTIONS, INVENTIONS]
)

BROKER: Final[i64] = 0
ARCHITECT: Final[i64] = 1
MILLER: Final[i64] = 2
FARMER: Final[i64] = 3
FOREMAN: Final[i64] = 4
FACTORY_OWNER: Final[i64] = 5
MERCHANT: Final[i64] = 6
TAX_COLLECTOR: Final[i64] = 7
PROFESSOR: Final[i64] = 8
MAYOR: Final[i64] = 9

# Regions and what stands on their plots.
FREE: Final[i64] = -1  # belongs to nobody
CLOSED: Final[i64] = -2  # not in the game with so few players
PLOTS: Final[i64] = 2  # of a region at most
NO_PLOT: Final[i64] = -1
EMPTY: Final[i64] = 0
HOUSE: Final[i64] = 1
HIGH_RISE: Final[i64] = 2
ADMINISTRATION: Final[i64] = 3  # stands beside the plots
FACTORY: Final[i64] = 4
FIELD_OF_GRAIN: Final[i64] = 5
KINDS: Final = ("", "house", "high_rise", "administration", "factory")

# Where grain lies.
BARNS: Final[i64] = 4
FIELD: Final[i64] = 4
RETURN: Final[i64] = 5
SPACES: Final[i64] = 6
ON_CARD: Final[i64] = 99  # grain sown on the card of the farmer

# Orders.
ORANGE: Final[i64] = 0
GREY: Final[i64] = 1
WHITE: Final[i64] = 2
COLOURS: Final = ("orange", "grey", "white")
COLOUR_COUNT: Final[i64] = 3

SLOTS: Final[i64] = 3  # factory cards on display
ORDER_FIELDS: Final[i64] = 2  # of a factory card
STACKS: Final[i64] = 6  # factories of a player at most: all there are
FIELDS: Final[i64] = 3  # of production on a card at most
TRACK: Final[i64] = 9  # spaces of the track of inventions
OUT: Final[i64] = -2  # an invention that is not in the game

# Inventions that last, by their place among all.
SEED_DRILL: Final[i64] = 0
STEAM_ENGINE: Final[i64] = 2
TELEGRAPH: Final[i64] = 5
BESSEMER: Final[i64] = 8
REFRIGERATION: Final[i64] = 9
CONCRETE: Final[i64] = 10
COMBUSTION: Final[i64] = 12
FERTILISER: Final[i64] = 13
TELEVISION: Final[i64] = 15
MICROCHIP: Final[i64] = 16

# Score rules; those of buildings have the numbers of their kinds.
SCORE_START: Final[i64] = 0
SCORE_HOUSES: Final[i64] = 1
SCORE_HIGH_RISES: Final[i64] = 2
SCORE_ADMINISTRATION: Final[i64] = 3
SCORE_FACTORIES: Final[i64] = 4
SCORE_GOODS: Final[i64] = 5
SCORE_CITIZENS: Final[i64] = 6
SCORE_GRAIN: Final[i64] = 7
SCORE_MAYOR: Final[i64] = 8
SCORE_INVENTIONS: Final[i64] = 9
SCORE_COMBINATIONS: Final[i64] = 10
SCORE_LARGEST: Final[i64] = 11  # highest total of factory values
SOURCES: Final[i64] = 12

# What gives no points by itself, counted beside the score as a reason for an answer.
HAS_MONEY: Final[i64] = 12
HAS_ORDERS: Final[i64] = 13
HAS_GRAIN: Final[i64] = 14  # after the next harvest

# Why somebody gets money.
FOR_LAST_FIELD: Final[i64] = 0
FOR_GOODS: Final[i64] = 1
FOR_TAXES: Final[i64] = 2
FOR_INVENTION: Final[i64] = 3
FOR_MERCHANT: Final[i64] = 4
FOR_TELEGRAPH: Final[i64] = 5

# The steps of the preparation of the next round.
HARVEST: Final[i64] = 1
FACTORIES: Final[i64] = 2
COUNT_CITIZENS: Final[i64] = 3
FEEDING: Final[i64] = 4
REFILL: Final[i64] = 5
NEXT_ROUND: Final[i64] = 6

ROUNDS: Final[i64] = 6
PHASES: Final[i64] = 4
WITH_INVENTIONS: Final = "inventions"
YES: Final = "yes"
NO: Final = "no"
