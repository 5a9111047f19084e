"""The games that can be played: one line each."""

from typing import Final

GAMES: Final = ("machi_koro", "the_city", "cities", "urbanization")
