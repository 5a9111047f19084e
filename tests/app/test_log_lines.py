"""Lines of the log: where a sentence may be broken."""

import pytest

from citybuilder.tables.figures import bound


@pytest.mark.parametrize(
    ("text", "unbroken"),
    [
        ("Ada builds: red building of height 2.", "height 2."),
        ("Ben takes pieces: 1 red, 2 blue.", "2 blue."),
        ("Ada reaches a goal for 12 points: 5 buildings.", "12 points:"),
        ("Ada würfelt 3 und 4.", "und 4."),
        ("Punkte: Ada +0, Ben +15.", "Ben +15."),
    ],
)
def test_a_number_stays_in_the_row_of_its_word(text: str, unbroken: str) -> None:
    told = bound(text)
    assert told.replace("\u00a0", " ") == text
    assert unbroken.replace(" ", "\u00a0") in told
