"""Matches that go on from a replay: whoever asks for it plays."""

from helpers.matches import played
from PySide6.QtTest import QTest

from app.windows import GAME, LEFT, open_window, settle
from citybuilder.playing.turns import Phase
from citybuilder.store.save_list import new_save_path
from citybuilder.store.save_sheet import Seat
from citybuilder.store.saves import save


def test_a_match_of_bots_alone_waits_for_the_person_who_goes_on_with_it() -> None:
    path = new_save_path(GAME)
    save(path, played(2), [Seat(name="Ada", who="greedy"), Seat(name="Ben", who="normal")])
    with open_window() as window:
        window.open_save(path)
        replay = window.pages.replay
        assert replay is not None
        replay.go_to(20)
        seat = replay.steps.state(20).asked[-1].seat
        QTest.mouseClick(replay.bar.branch, LEFT)
        settle()
        session, table = window.pages.session, window.pages.table
        assert session is not None
        assert table is not None
        assert session.phase == Phase.CHOOSING
        assert session.seats[seat].human
        assert session.seats[seat].name in table.parts.notice.words.text()
        assert table.parts.notice.isVisible()
        assert table.parts.actions_panel.isVisible()
