"""Bots change over to another build between two answers: the same records cross to each of them."""

import pytest
from helpers.builds import COMPILED
from helpers.matches import with_a_choice
from helpers.tables import game_of
from pytestqt.qtbot import QtBot

from app.desks import answer
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.games import GAMES
from citybuilder.native.libraries import VARIABLE

LEVEL = "normal"

pytestmark = pytest.mark.skipif(not COMPILED, reason="there is only one build")


@pytest.mark.parametrize("key", GAMES)
def test_an_interpreted_worker_answers_a_compiled_program_as_a_compiled_one_does(
    key: str, desk: BotDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = with_a_choice(game_of(key))
    desk.begin(match.game)
    found = answer(desk, match, LEVEL, qtbot)
    before = desk.processes()
    monkeypatch.delenv(VARIABLE)
    desk.renew()
    assert answer(desk, match, LEVEL, qtbot) == found
    assert not set(desk.processes()) & set(before)


def test_without_another_build_the_processes_stay(desk: BotDesk, qtbot: QtBot) -> None:
    match = with_a_choice(game_of(GAMES[0]))
    desk.begin(match.game)
    answer(desk, match, LEVEL, qtbot)
    before = desk.processes()
    desk.renew()
    answer(desk, match, LEVEL, qtbot)
    assert desk.processes() == before
