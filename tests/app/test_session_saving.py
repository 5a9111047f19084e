"""What a session keeps: every answer, beside the window; a failing disk is told once."""

from functools import partial
from pathlib import Path
from threading import Event

import pytest
from helpers.sessions import LONG, NAMES, Page, to_a_certain_choice
from helpers.tables import game_of
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from citybuilder.app.language import set_language, translate
from citybuilder.app.play import saver as saving
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.play.saver import Saver, complaint
from citybuilder.core.plain import plain
from citybuilder.games import GAMES
from citybuilder.playing.turns import Phase
from citybuilder.store import statistics
from citybuilder.store.saves import load
from citybuilder.store.settings import Settings

GAME = game_of(GAMES[0])


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "match.citybuilder"


def test_every_answer_is_saved(desk: BotDesk, qtbot: QtBot, place: Path) -> None:
    page = Page(GAME, ["human", "human"], desk, place)
    page.session.start()
    for number in range(1, 4):
        with qtbot.waitSignal(page.session.keeper.saved, timeout=LONG):
            page.answer()
        loaded = load(place)
        assert len(loaded.match.actions) == number
        assert plain(loaded.match.state) == plain(page.session.match.state)
    assert [(seat.name, seat.who) for seat in loaded.seats] == [
        (NAMES[0], "human"),
        (NAMES[1], "human"),
    ]


def test_what_is_taken_back_or_handed_over_is_saved_as_well(
    desk: BotDesk, qtbot: QtBot, place: Path
) -> None:
    page = Page(GAME, ["human", "human"], desk, place)
    page.session.start()
    page.session.choose([to_a_certain_choice(page)])
    page.session.undo()
    page.session.set_paused(True)
    page.session.hand_over(1, "expert")
    page.session.close()
    loaded = load(place)
    assert loaded.match.actions == page.session.match.actions
    assert [seat.who for seat in loaded.seats] == ["human", "expert"]
    qtbot.wait(1)


def test_the_last_answer_is_safe_when_the_session_is_closed(desk: BotDesk, place: Path) -> None:
    page = Page(GAME, ["human", "human"], desk, place)
    page.session.start()
    for _ in range(40):
        page.answer()
    page.session.close()
    assert load(place).match.actions == page.session.match.actions


def test_a_match_that_nobody_has_played_leaves_no_file(desk: BotDesk, place: Path) -> None:
    page = Page(GAME, ["human", "human"], desk, place)
    page.session.start()
    page.session.close()
    assert not place.parent.exists()


def test_a_saved_match_goes_on_in_another_session(desk: BotDesk, qtbot: QtBot, place: Path) -> None:
    page = Page(GAME, ["human", "greedy"], desk, place)
    page.session.start()
    page.answer()
    page.answer()
    page.session.close()
    loaded = load(place)
    again = Page(GAME, [seat.who for seat in loaded.seats], desk, place, match=loaded.match)
    assert len(again.session.history) == len(loaded.match.actions)
    again.answer_at_random()
    with qtbot.waitSignal(again.session.finished, timeout=LONG):
        again.session.start()
    again.session.close()
    assert load(place).match.state.over


@pytest.mark.parametrize("code", ["de", "en"])
def test_a_folder_that_cannot_be_written_is_told_once(
    code: str, desk: BotDesk, qtbot: QtBot, place: Path, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(lambda: set_language("en"))
    set_language(code)
    place.parent.write_text("a file where the folder should be", encoding="utf-8")
    page = Page(GAME, ["human", "human"], desk, place)
    page.session.start()
    for _ in range(5):
        with qtbot.waitSignal(page.session.keeper.saver.done, timeout=LONG):
            page.answer()
    qtbot.waitUntil(lambda: len(page.troubles) > 0, timeout=LONG)
    text = translate("saves", "“%1” could not be saved.")
    assert page.troubles == [text.replace("%1", place.name)]
    assert page.is_in(Phase.CHOOSING)
    place.parent.unlink()
    with qtbot.waitSignal(page.session.keeper.saved, timeout=LONG):
        page.answer()
    place.unlink()
    place.parent.rmdir()
    place.parent.touch()
    page.answer()
    qtbot.waitUntil(lambda: len(page.troubles) == 2, timeout=LONG)
    place.parent.unlink()
    page.session.close()
    assert load(place).match.actions == page.session.match.actions, "closing tries once more"


def test_a_finished_match_joins_the_statistics_once(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(GAME, ["random", "human"], desk, settings=Settings(pace=0))
    page.answer_at_random()
    with qtbot.waitSignal(page.session.finished, timeout=LONG):
        page.session.start()
    page.session.close()
    (kept,) = statistics.finished()
    assert [(player.name, player.who) for player in kept.players] == [
        (NAMES[0], "random"),
        (NAMES[1], "human"),
    ]
    again = Page(GAME, ["random", "human"], desk, match=page.session.match)
    again.session.start()
    again.session.close()
    assert len(statistics.finished()) == 1


def test_an_end_after_a_win_was_taken_back_is_noted_as_well(
    desk: BotDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[int] = []
    monkeypatch.setattr(statistics, "note", lambda match, _: noted.append(len(match.actions)))
    page = Page(GAME, ["human", "human"], desk)
    page.answer_at_random()
    with qtbot.waitSignal(page.session.finished, timeout=LONG):
        page.session.start()
    page.session.keeper.saver.flush()
    first = len(page.session.match.actions)
    with qtbot.waitSignal(page.session.finished, timeout=LONG):
        page.session.undo()
        assert not page.session.match.state.over
    page.session.close()
    assert noted == [first, len(page.session.match.actions)]


def test_statistics_that_fail_are_told_and_spoil_nothing(
    desk: BotDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr(statistics, "note", failing)
    page = Page(GAME, ["random", "random"], desk)
    with qtbot.waitSignal(page.session.finished, timeout=LONG):
        page.session.start()
    page.session.close()
    assert page.is_in(Phase.FINISHED)
    assert page.troubles == ["The result could not be added to the statistics."]


def test_a_match_that_cannot_even_be_written_down_is_told(
    desk: BotDesk, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object) -> None:
        raise RuntimeError

    page = Page(GAME, ["human", "human"], desk, place)
    page.session.start()
    monkeypatch.setattr("citybuilder.store.saves.autosave", failing)
    page.answer()
    page.session.close()
    assert page.troubles == ["The match could not be saved."]


def test_every_failure_has_its_sentence() -> None:
    assert complaint("match", ValueError()) != complaint("result", ValueError())


# The saver alone


def test_tasks_are_done_in_order_and_only_the_newest_of_a_kind_waits(qapp: QApplication) -> None:
    saver = Saver(qapp)
    may_go = Event()
    done: list[str] = []

    def first() -> None:
        may_go.wait()
        done.append("first")

    saver.put("first", first)
    for number in range(5):
        saver.put("match", partial(done.append, f"match {number}"))
    saver.put("result", partial(done.append, "result"))
    saver.put("match", partial(done.append, "match 5"))
    may_go.set()
    saver.flush()
    assert done == ["first", "match 5", "result"]
    assert [kind for kind, _ in saver.outcomes()] == ["first", "match", "result"]
    assert saver.outcomes() == []
    saver.flush()


def test_a_task_that_fails_does_not_keep_the_next_one(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving.log, "disabled", True)
    saver = Saver(qapp)
    done: list[str] = []
    nothing: dict[str, str] = {}
    saver.put("a", lambda: done.append(nothing["a"]))
    saver.flush()
    saver.put("b", partial(done.append, "b"))
    saver.flush()
    (first, failed), (second, fine) = saver.outcomes()
    assert (first, second, fine, done) == ("a", "b", None, ["b"])
    assert isinstance(failed, KeyError)
