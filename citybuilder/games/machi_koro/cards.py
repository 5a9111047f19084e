"""Machi Koro's vocabulary: kinds of questions, answers and events, and the columns of its cards."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE, Action

# What is asked.
ASK_ROLL: Final[i64] = 0  # how many dice?
ASK_REROLL: Final[i64] = 1  # Radio Tower: throw again?
ASK_ROB: Final[i64] = 2  # TV Station: which opponent pays?
ASK_GIVE: Final[i64] = 3  # Business Center: which own card goes away?
ASK_TAKE: Final[i64] = 4  # Business Center: which card comes for `what`?
ASK_BUILD: Final[i64] = 5
ASK_RAISE: Final[i64] = 6  # Harbor: add to the throw?
ASK_DEMOLISH: Final[i64] = 7  # Demolition Company `what`: which landmark? amount: how often
ASK_SEND: Final[i64] = 8  # Moving Company `what`: which card goes where? amount: how often
ASK_CLOSE: Final[i64] = 9  # Renovation Company: which kind is closed?
ASK_INVEST: Final[i64] = 10  # Tech Startup: put a coin on it?

# What is answered.
ROLL: Final[i64] = 0  # amount: dice
KEEP: Final[i64] = 1
REROLL: Final[i64] = 2
ROB: Final[i64] = 3  # where: the seat that pays
GIVE: Final[i64] = 4  # what: own establishment
TAKE: Final[i64] = 5  # what: establishment, where: its owner
BUILD: Final[i64] = 6  # what: establishment
LANDMARK: Final[i64] = 7  # what: landmark
PASS: Final[i64] = 8
RAISE: Final[i64] = 9
DEMOLISH: Final[i64] = 10  # what: landmark
SEND: Final[i64] = 11  # what: own establishment, where: who gets it
CLOSE: Final[i64] = 12  # what: establishment
INVEST: Final[i64] = 13

# What is told.
TURN_BEGAN: Final[i64] = 0  # seat; amount: 1 for an extra turn
ROLLED: Final[i64] = 1  # seat, what: first die, where: second die or 0, amount: sum
PAID: Final[i64] = 2  # seat pays where for what: amount; less than claimed if it had no more
EARNED: Final[i64] = 3  # seat earns amount from the bank for what
ROBBED: Final[i64] = 4  # seat takes amount from where
SWAPPED: Final[i64] = 5  # seat gives what to where and takes card number amount
BUILT: Final[i64] = 6  # seat builds what for amount
LANDMARK_BUILT: Final[i64] = 7  # seat builds landmark what for amount
PASSED: Final[i64] = 8  # seat builds nothing
REVEALED: Final[i64] = 9  # what joins the market
KEPT: Final[i64] = 10  # seat lets the throw stand
THROWN_AGAIN: Final[i64] = 11  # seat takes the throw back; the next one stands
WON: Final[i64] = 12  # seat
RAISED: Final[i64] = 13  # seat makes the throw amount
LANDMARK_EARNED: Final[i64] = 14  # seat earns amount from the bank for landmark what
FISHED: Final[i64] = 15  # seat throws for all boats: what, where: the dice, amount: sum
OPENED: Final[i64] = 16  # seat opens amount closed copies of what instead of using them
CLOSED: Final[i64] = 17  # amount copies of what close in the city of seat
DEMOLISHED: Final[i64] = 18  # seat turns landmark what back
SENT: Final[i64] = 19  # seat gives what to where
INVESTED: Final[i64] = 20  # seat puts a coin on what, where amount lie by now
SHARED: Final[i64] = 21  # seat shares all coins by what: everybody has amount
REPAID: Final[i64] = 22  # seat pays amount to the bank for what
WITHDRAWN: Final[i64] = 23  # what leaves the market: nobody may have more of it

# Score rules.
SCORE_LANDMARKS: Final[i64] = 0
SCORE_COINS: Final[i64] = 1  # shown, worth no points

COLOURS: Final = ("blue", "green", "red", "violet")
BLUE: Final[i64] = 0
GREEN: Final[i64] = 1
RED: Final[i64] = 2
VIOLET: Final[i64] = 3

ICONS: Final = (
    "wheat",
    "cow",
    "gear",
    "bread",
    "cup",
    "factory",
    "fruit",
    "tower",
    "boat",
    "briefcase",
)

POWERS: Final = (
    "choose_dice",
    "extra_coin",
    "extra_turn",
    "reroll",
    "raise_throw",
    "pay_idle",
    "pay_poor",
)
CHOOSE_DICE: Final[i64] = 0
EXTRA_COIN: Final[i64] = 1
EXTRA_TURN: Final[i64] = 2
REROLL_ONCE: Final[i64] = 3
RAISE_THROW: Final[i64] = 4
PAY_IDLE: Final[i64] = 5
PAY_POOR: Final[i64] = 6

MANY: Final[i64] = 99  # more landmarks than there are

DIE: Final[i64] = 6
HIGHEST: Final[i64] = 14  # total of two dice, and what the Harbor adds

PLAYERS: Final = range(2, 5)
PILES: Final = ("all_piles", "ten_piles", "three_rows")
COPIES: Final = ("unlimited", "two")
BOXES: Final = ("base", "harbor", "special")
EXPANSIONS: Final = ("none", "harbor", "special", "both")


class Establishment:
    """One kind of establishment, as printed."""

    key: str = ""
    dice: tuple[i64, ...] = ()
    colour: i64 = BLUE
    icon: i64 = 0
    cost: i64 = 0
    copies: i64 = 0
    box: i64 = 0
    effect: str = ""  # one of kinds.EFFECTS
    amount: i64 = 0
    per_icons: tuple[i64, ...] = ()  # the icons that it counts, if it does
    per_card: str = ""  # or the card
    needs: i64 = NONE  # the power of an own landmark without which it does nothing
    most: i64 = MANY  # own landmarks with which it still works
    least: i64 = 0  # landmarks that whoever rolled must have
    bonus: i64 = 0  # coins from the bank for building it


class Landmark:
    """One kind of landmark, as printed; the extra coin is for cards with one of the icons."""

    key: str = ""
    box: i64 = 0
    cost: i64 = 0
    power: i64 = 0
    amount: i64 = 0  # coins, or what is added to a throw
    icons: tuple[i64, ...] = ()
    begins: bool = False  # it stands from the beginning, and nobody needs it to win


class Row:
    """A part of the market that is filled up by itself."""

    piles: i64 = 0  # different kinds that lie open
    lowest: i64 = 0  # numbers of the dice with which its cards begin
    highest: i64 = 0
    towers: bool = False


class Doubts:
    """What the papers leave open, or say in different ways: each in one place."""

    bonus_per_card: bool = False  # the extra coin for each card that is counted, not for the use
    owners_pay_closing: bool = False  # not the bank
    fewer_towers: bool = False  # three rows leave out what "Komme, was wolle" does
    closed_first: bool = False  # whoever gives a card away gives a closed copy, if there is one


class Setup:
    """What a city begins with, and what the variants change."""

    coins: i64 = 0  # of each player
    cards: tuple[i64, ...] = ()  # of each player, beside the market
    stock: i64 = 0  # value of all coins in the box
    piles: i64 = 0  # different kinds in the market of "Komme, was wolle"
    removed: tuple[i64, ...] = ()  # violet cards of each kind that it leaves out, by seats
    high: i64 = 0  # the least throw to which the Harbor may add
    rows: tuple[Row, ...] = ()  # of the market of the expansions
    doubts: Doubts = Doubts()
    beginners: i64 = 0  # copies of a kind that beginners may own


def power_bit(landmarks: list[Landmark], power: i64) -> i64:
    """The bit of the landmark with this power."""
    bit: i64 = 1
    for landmark in landmarks:
        if landmark.power == power:
            return bit
        bit *= 2
    return 0


def chance(dice: tuple[i64, ...], two: bool) -> float:
    """How likely one die, or the sum of two, shows one of these numbers."""
    if two:
        return sum([6.0 - abs(7.0 - float(number)) for number in dice if 1 < number <= 12]) / 36.0
    return sum([1.0 for number in dice if number <= 6]) / 6.0


def chance_raised(dice: tuple[i64, ...], high: i64) -> float:
    """The same for two dice, to whose sum its thrower adds two whenever that helps."""
    totals = [*dice, *[number - 2 for number in dice if number - 2 >= high]]
    return chance(tuple(sorted(set(totals))), True)


def roll(dice: i64) -> Action:
    return Action(ROLL, amount=dice)


def keep() -> Action:
    return Action(KEEP)


def reroll() -> Action:
    return Action(REROLL)


def rob(seat: i64) -> Action:
    return Action(ROB, where=seat)


def give(card: i64) -> Action:
    return Action(GIVE, what=card)


def take(card: i64, seat: i64) -> Action:
    return Action(TAKE, what=card, where=seat)


def build(card: i64) -> Action:
    return Action(BUILD, what=card)


def build_landmark(landmark: i64) -> Action:
    return Action(LANDMARK, what=landmark)


def pass_on() -> Action:
    return Action(PASS)


def raise_throw() -> Action:
    return Action(RAISE)


def demolish(landmark: i64) -> Action:
    return Action(DEMOLISH, what=landmark)


def send(card: i64, seat: i64) -> Action:
    return Action(SEND, what=card, where=seat)


def close(card: i64) -> Action:
    return Action(CLOSE, what=card)


def invest() -> Action:
    return Action(INVEST)
