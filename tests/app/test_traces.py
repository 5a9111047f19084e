"""What somebody has changed stays outlined for the others until that seat's next turn."""

from collections.abc import Callable

import pytest
from helpers.matches import advice_of
from helpers.sessions import LONG, sittings
from helpers.tables import game_of
from pytestqt.qtbot import QtBot

from app.table_pages import GAME, at_table
from citybuilder.app.language import translate
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.play.session import Session
from citybuilder.app.table.traces import traces
from citybuilder.core.game import State
from citybuilder.core.laws import by_preference
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.playing.history import is_unseen, retold
from citybuilder.store.settings import Settings
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import Table, table_of
from citybuilder.tables.texts import texts_of

NAMES = ["Ada", "Ben"]


def table(key: str) -> Table:
    texts = texts_of(key)(game_of(key), NAMES, translate)
    return table_of(key)(texts, seat_looks(NAMES))


def outlined(desk: BotDesk, match: Match[State], viewer: int, *whos: str) -> dict[str, str]:
    session = Session(match, sittings(whos or ("human", "human")), desk, None, Settings())
    session.screen.look_from(viewer)
    return traces(session, table(match.game.key))


def played(key: str, until: Callable[[Match[State]], bool]) -> Match[State]:
    game = game_of(key)
    match, pick = Match(game, 2, {}, 3), by_preference(advice_of(game), 3)
    while not until(match):
        match.play(pick(match.state, match.legal()))
    return match


def has_changed(match: Match[State], seat: int = 0) -> bool:
    """Whether this seat's turn has just ended, and something of it stays."""
    if not match.actions or match.state.turn < 6 or is_unseen(match):
        return False
    if match.state.turn == match.earlier[-1].turn:
        return False
    shown, state = table(match.game.key), match.state
    return any(
        event.seat == seat and shown.changed(event, state)
        for turn, _, events in retold(match)
        for event in events
        if turn == match.earlier[-1].turn
    )


@pytest.mark.parametrize("key", GAMES)
def test_what_an_opponent_has_changed_is_outlined_in_their_colour(key: str, desk: BotDesk) -> None:
    match = played(key, has_changed)
    found = outlined(desk, match, 1)
    assert table(key).seats[0].colour in found.values()


@pytest.mark.parametrize("key", GAMES)
def test_what_one_has_changed_oneself_is_not(key: str, desk: BotDesk) -> None:
    match = played(key, has_changed)
    assert table(key).seats[0].colour not in outlined(desk, match, 0).values()


@pytest.mark.parametrize("key", GAMES)
def test_where_only_bots_play_all_of_it_is_outlined(key: str, desk: BotDesk) -> None:
    match = played(key, has_changed)
    assert table(key).seats[0].colour in outlined(desk, match, 0, "greedy", "greedy").values()


def test_it_is_gone_when_their_next_turn_begins(desk: BotDesk) -> None:
    match = played(GAME.key, has_changed)
    pick = by_preference(advice_of(GAME), 3)
    while match.seat != 0:
        match.play(pick(match.state, match.legal()))
    assert table(GAME.key).seats[0].colour not in outlined(desk, match, 1).values()


def test_the_table_shows_it_while_the_next_one_is_asked(desk: BotDesk, qtbot: QtBot) -> None:
    settings = Settings(pace=0, sound=False, tips=False)
    match = played(GAME.key, has_changed)
    with at_table(desk, match, ("greedy", "human"), settings=settings) as page:
        scene = page.page.parts.scene
        qtbot.waitUntil(lambda: bool(scene.traces), timeout=LONG)
        assert all(key in scene.pieces for key in scene.traces)


def test_what_a_seat_did_before_is_no_news_beside_what_it_does_now(desk: BotDesk) -> None:
    with at_table(desk, played(GAME.key, has_changed)) as table:
        scene, (first, second) = table.page.parts.scene, table.page.parts.looks
        [one, other, *_] = scene.pieces
        scene.mark_traces({one: first.colour, other: second.colour})
        table.page.showing.unmark({0})
        assert scene.traces == {other: second.colour}
