"""A session whose bot has nothing to say."""

from typing import cast

from helpers.bots_toy import Misled
from helpers.sessions import LONG, Page
from pytestqt.qtbot import QtBot

from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.core.game import Game, State
from citybuilder.playing.turns import Phase


def test_a_bot_without_an_answer_pauses_the_match(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(cast(Game[State], Misled("has no opinion")), ["normal", "human"], desk)
    page.session.start()
    qtbot.waitUntil(lambda: page.session.paused, timeout=LONG)
    assert page.is_in(Phase.ASKING)
    assert len(page.troubles) == 1
    page.session.hand_over(0, "human")
    page.session.ready()  # for there are secrets between the two
    assert page.is_in(Phase.CHOOSING)
    page.session.hint()
    qtbot.waitUntil(lambda: len(page.troubles) == 2, timeout=LONG)
    assert page.is_in(Phase.CHOOSING)
