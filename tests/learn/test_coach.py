"""The coach beside the table: what it says can be seen."""

import pytest
from pytestqt.qtbot import QtBot

from citybuilder.app.learn.coach import Coach

LONG = "Point at one of the places with an arrow and turn the tile. " * 6

pytestmark = pytest.mark.usefixtures("typeface")


def test_a_correction_is_seen_below_the_longest_words(qtbot: QtBot) -> None:
    coach = Coach()
    qtbot.addWidget(coach)
    coach.resize(200, 320)
    coach.show()
    coach.say(LONG)
    qtbot.waitUntil(lambda: coach.bar.maximum() > 0)
    assert coach.bar.value() == 0
    coach.correct("Not there.")
    qtbot.waitUntil(lambda: coach.bar.value() == coach.bar.maximum())
    coach.say(LONG + LONG)
    qtbot.waitUntil(lambda: coach.bar.value() == 0)
