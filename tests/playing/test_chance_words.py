"""Chances in words: in whole steps, and honest at either end."""

import pytest

from citybuilder.playing.chance_words import about, cost
from citybuilder.words.catalogue import translator


@pytest.mark.parametrize(
    ("chance", "english", "german"),
    [
        (0.0, "under 5%", "unter 5 %"),
        (0.024, "under 5%", "unter 5 %"),
        (0.025, "about 5%", "etwa 5 %"),
        (0.474, "about 45%", "etwa 45 %"),
        (0.475, "about 50%", "etwa 50 %"),
        (0.974, "about 95%", "etwa 95 %"),
        (1.0, "over 95%", "über 95 %"),
    ],
)
def test_a_chance_is_told_in_steps_of_five(chance: float, english: str, german: str) -> None:
    assert about(chance, translator("en")) == english
    assert about(chance, translator("de")) == german


def test_what_a_choice_costs_is_told_in_the_same_steps() -> None:
    assert cost(0.12, translator("en")) == "about 10 percentage points"
    assert cost(0.12, translator("de")) == "etwa 10 Prozentpunkte"
    assert cost(0.01, translator("en")) == "less than 5 percentage points"
