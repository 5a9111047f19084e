"""Who may sit at a table: words and limits that window and command line share."""

from typing import Final

HUMAN: Final = "human"  # beside the keys of the bots' levels
NAMES: Final = ("Ada", "Ben", "Cleo", "Dora", "Emil")  # for those who give none
LONGEST_NAME: Final = 20
LARGEST_SEED: Final = 2**31 - 1
SHORT_SEED: Final = 1_000_000  # what a person can still read out to another
