"""The tables that games are played at: one line each."""

from typing import Final

TABLES: Final = ("machi_koro", "the_city", "cities", "urbanization")
