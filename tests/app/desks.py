"""Questions for a bot desk, and ears for its answers."""

from pathlib import Path
from typing import cast

from helpers.bots_toy import Misled
from helpers.sessions import LONG
from pytestqt.qtbot import QtBot

from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.bots.bot import Ranked
from citybuilder.core.game import Action, Game, State
from citybuilder.core.match import Match


def misled(fault: str, folder: Path | None = None) -> Match[State]:
    return Match(cast(Game[State], Misled(fault, folder)), 2, {}, 1)


def answer(desk: BotDesk, match: Match[State], level: str, qtbot: QtBot) -> Action:
    """What a bot of this level answers now."""
    token = desk.ticket()
    with qtbot.waitSignal(desk.thought, timeout=LONG) as heard:
        desk.ask(match.view(match.seat), match.seat, level, token)
    assert heard.args is not None
    assert heard.args[0] == token
    return cast(Action, heard.args[1])


def hint(desk: BotDesk, match: Match[State], qtbot: QtBot) -> list[Ranked]:
    """What is proposed to whoever is asked."""
    token = desk.ticket()
    with qtbot.waitSignal(desk.ranked, timeout=LONG) as heard:
        desk.hint(match.view(match.seat), match.seat, token)
    assert heard.args is not None
    assert heard.args[0] == token
    return cast(list[Ranked], heard.args[1])
