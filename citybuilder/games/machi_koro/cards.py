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

# Score rules.
SCORE_LANDMARKS: Final[i64] = 0
SCORE_COINS: Final[i64] = 1  # shown, worth no points

COLOURS: Final = ("blue", "green", "red", "violet")
BLUE: Final[i64] = 0
GREEN: Final[i64] = 1
RED: Final[i64] = 2
VIOLET: Final[i64] = 3

ICONS: Final = ("wheat", "cow", "gear", "bread", "cup", "factory", "fruit", "tower")

POWERS: Final = ("choose_dice", "extra_coin", "extra_turn", "reroll")
CHOOSE_DICE: Final[i64] = 0
EXTRA_COIN: Final[i64] = 1
EXTRA_TURN: Final[i64] = 2
REROLL_ONCE: Final[i64] = 3

PLAYERS: Final = range(2, 5)
PILES: Final = ("all_piles", "ten_piles")
COPIES: Final = ("unlimited", "two")


class Establishment:
    """One kind of establishment, as printed."""

    key: str = ""
    dice: tuple[i64, ...] = ()
    colour: i64 = BLUE
    icon: i64 = 0
    cost: i64 = 0
    copies: i64 = 0
    effect: str = ""  # one of effects.EFFECTS
    amount: i64 = 0
    per_icon: i64 = NONE  # the icon that it counts, if it does


class Landmark:
    """One kind of landmark, as printed; the extra coin is for cards with one of the icons."""

    key: str = ""
    cost: i64 = 0
    power: i64 = 0
    icons: tuple[i64, ...] = ()


class Setup:
    """What a city begins with, and what the variants change."""

    coins: i64 = 0  # of each player
    cards: tuple[i64, ...] = ()  # of each player, beside the market
    stock: i64 = 0  # value of all coins in the box
    piles: i64 = 0  # different kinds in the market of "Komme, was wolle"
    removed: tuple[i64, ...] = ()  # violet cards of each kind that it leaves out, by seats
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
        return sum([6.0 - abs(7.0 - float(number)) for number in dice if number > 1]) / 36.0
    return sum([1.0 for number in dice if number <= 6]) / 6.0


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
