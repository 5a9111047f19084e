"""The City's vocabulary: kinds of questions, answers, events and symbols."""

from typing import Final

from mypy_extensions import i64

# What is asked. All of it but the last belongs to one sitting, of which the others see nothing.
ASK_DISCARD: Final[i64] = 0  # amount cards of the deal; what: the last one, in ascending order
ASK_CHOOSE: Final[i64] = 1  # what is built in this round?
ASK_PAY: Final[i64] = 2  # amount cards for what was chosen last; what: the last one paid
ASK_SECOND: Final[i64] = 3  # Construction Crew: a second card?
ASK_TAKE: Final[i64] = 4  # after passing: which of the drawn cards stays?
ASK_LIMIT: Final[i64] = 5  # before the next round: amount cards above the limit; what: likewise

# What is answered.
DISCARD: Final[i64] = 0  # what: card
BUILD: Final[i64] = 1  # what: card
PASS: Final[i64] = 2
PAY: Final[i64] = 3  # what: card
ENOUGH: Final[i64] = 4  # no second card
TAKE: Final[i64] = 5  # what: card

# What is told.
ROUND_BEGAN: Final[i64] = 0  # amount: number of the round
SAT: Final[i64] = 1  # seat has made its choice, whatever it is
DISCARDED: Final[i64] = 2  # seat lays what on the discard pile, amount copies; where: see below
BUILT: Final[i64] = 3  # seat builds what for amount cards; where: 1 for the second one of a crew
PASSED: Final[i64] = 4  # seat builds nothing, looks at amount cards and keeps one
EARNED: Final[i64] = 5  # seat has an income of amount cards, as far as they are there
DREW: Final[i64] = 6  # only seat: what comes into the hand
SCORED: Final[i64] = 7  # seat gains amount points
SHUFFLED: Final[i64] = 8  # amount cards of the discard pile become the deck
NOTHING_LEFT: Final[i64] = 9  # seat misses amount cards: deck and discard pile are empty
WON: Final[i64] = 10  # seat

# Why it is discarded, if neither paid with nor left over.
OF_DEAL: Final[i64] = 0  # does not stay of the first cards
TOO_MANY: Final[i64] = 1  # above the limit

# Score rules.
SCORE_PRINTED: Final[i64] = 0
SCORE_SYMBOLS: Final[i64] = 1
SCORE_CARDS: Final[i64] = 2
SCORE_HAND: Final[i64] = 3  # decides a tie, worth no points
SOURCES: Final[i64] = 3  # of points

SYMBOLS: Final = ("car", "cart", "fountain")
SHOWN: Final[i64] = 3  # different symbols
