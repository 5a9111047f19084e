"""A review under way: in other processes, whichever does what, and however many are lost."""

import os
import signal
from pathlib import Path
from typing import cast

import pytest
from helpers.bots_toy import Misled
from helpers.late import late
from helpers.sessions import LONG
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from citybuilder.app.review.survey import Survey, kept, still_to_go
from citybuilder.bots.reviewing import Finding, done
from citybuilder.bots.swings import moments
from citybuilder.core.game import Game, State
from citybuilder.core.laws import at_random
from citybuilder.core.match import Match

KILL = signal.SIGTERM if os.name == "nt" else signal.SIGKILL


@pytest.fixture(autouse=True)
def _little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("citybuilder.playing.looking_back.PURE", 0.001)
    monkeypatch.setattr("citybuilder.bots.reviewing.FEWEST", 8)


def survey_of(match: Match[State], qapp: QApplication, workers: int = 1) -> Survey:
    made = Survey(match, (1,), qapp)
    made.most = workers
    return made


def misled(fault: str, folder: Path | None = None) -> Match[State]:
    """A finished match of a game that misbehaves in processes of its own."""
    match = Match(cast(Game[State], Misled(fault, folder)), 2, {}, 1)
    pick = at_random(1)
    while not match.state.over:
        match.play(pick(match.state, match.legal()))
    return match


def chances(survey: Survey) -> list[list[list[float]]]:
    return [survey.found[number].chances for number in range(len(survey.tasks))]


@pytest.mark.parametrize("workers", [1, 2])
def test_it_finds_the_same_in_other_processes_as_here(
    workers: int, qapp: QApplication, qtbot: QtBot
) -> None:
    survey = survey_of(late(), qapp, workers)
    shares: list[float] = []
    survey.progressed.connect(lambda: shares.append(survey.share()))
    with qtbot.waitSignal(survey.finished, timeout=LONG):
        survey.start()
    assert not survey.is_running
    assert shares == sorted(shares)
    assert survey.share() == 1.0
    assert chances(survey) == [done(survey.review.advice, task).chances for task in survey.tasks]
    firsts = [one.stretch.first for one in survey.moments]
    assert firsts == [one.stretch.first for one in moments(survey.swings())]
    assert len(survey.thoughts()) == len(survey.moments)
    assert survey.candidates
    assert {one.stretch.seat for one in survey.candidates} == {1}
    assert survey.tasks[survey.count :] == survey.tasks[-len(survey.moments + survey.candidates) :]
    assert all(one.swing.stretch.seat == 1 for one in survey.lapses(1))
    assert survey.lapses(0) == []
    assert survey.seconds_left() <= 0.0
    survey.start()
    assert not survey.is_running, "there is nothing left to do"


@pytest.mark.parametrize(
    ("spent", "share", "left"),
    [(10.0, 0.25, 30.0), (10.0, 1.0, 0.0), (0.5, 0.5, -1), (9.0, 0.0, -1)],
)
def test_how_long_it_still_takes_follows_from_how_long_it_took(
    spent: float, share: float, left: float
) -> None:
    assert still_to_go(spent, share) == pytest.approx(left)


@pytest.mark.parametrize(
    ("told", "found", "left"),
    [
        (-1.0, 30.0, 30.0),
        (30.0, 24.0, 24.0),
        (30.0, 33.0, 30.0),
        (30.0, 60.0, 60.0),
        (0.0, 0.5, 0.0),
    ],
    ids=["at first", "less", "a little more", "twice as long", "nearly done"],
)
def test_the_time_left_does_not_go_up_and_down(told: float, found: float, left: float) -> None:
    assert kept(told, found) == left


def test_what_bots_think_over_for_each_person_is_part_of_the_whole(qapp: QApplication) -> None:
    alone, four = survey_of(late(), qapp), Survey(late(), (0, 1, 2, 3), qapp)
    for survey in (alone, four):
        for number in range(survey.count):
            survey.found[number] = Finding()
    assert 1.0 > alone.share() > four.share() > 0.0


def test_what_was_found_is_kept_when_it_is_stopped(qapp: QApplication, qtbot: QtBot) -> None:
    survey = survey_of(late(), qapp)
    with qtbot.waitSignal(survey.progressed, timeout=LONG):
        survey.start()
    survey.stop()
    assert not survey.is_running
    known = dict(survey.found)
    assert 0 < len(known) < len(survey.tasks)
    qtbot.wait(50)
    assert survey.found == known, "nobody thinks to the end"
    with qtbot.waitSignal(survey.finished, timeout=LONG):
        survey.start()
    assert all(survey.found[number] is finding for number, finding in known.items())


def test_what_a_lost_process_should_have_done_is_done_by_another(
    qapp: QApplication, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    whole = survey_of(late(), qapp)
    with qtbot.waitSignal(whole.finished, timeout=LONG):
        whole.start()
    survey = survey_of(late(), qapp, 2)
    with qtbot.waitSignal(survey.progressed, timeout=LONG):
        survey.start()
    with qtbot.waitSignal(survey.finished, timeout=LONG):
        for worker in survey.workers:
            if worker.number is not None:
                os.kill(worker.number, KILL)
    assert chances(survey) == chances(whole)
    assert "given out again" in caplog.text


@pytest.mark.parametrize(
    ("fault", "logged"), [("crashes", "lost again"), ("raises", "a bot's mistake")]
)
def test_it_gives_up_with_one_word_where_it_cannot_be_done(
    fault: str, logged: str, qapp: QApplication, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    survey = survey_of(misled(fault), qapp, 2)
    heard: list[bool] = []
    survey.failed.connect(lambda: heard.append(True))
    with qtbot.waitSignal(survey.failed, timeout=LONG):
        survey.start()
    qtbot.wait(50)
    assert heard == [True]
    assert not survey.is_running
    assert not survey.is_complete
    assert logged in caplog.text


def test_a_process_that_is_lost_once_does_no_harm(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(misled("crashes once", tmp_path), qapp)
    with qtbot.waitSignal(survey.finished, timeout=LONG):
        survey.start()
    assert survey.is_complete


def test_a_match_with_a_single_answer_has_nothing_to_look_for(
    qapp: QApplication, qtbot: QtBot
) -> None:
    survey = survey_of(late(answers=1), qapp)
    with qtbot.waitSignal(survey.finished, timeout=LONG):
        survey.start()
    assert [account.end for account in survey.accounts()] == survey.review.result


def test_whoever_asked_may_vanish_while_a_process_computes(qapp: QApplication) -> None:
    survey = survey_of(misled("hangs"), qapp, workers=2)
    survey.start()
    workers = list(survey.workers)
    delete(survey)
    for worker in workers:
        worker.join()
    assert not any(worker.thread.is_alive() for worker in workers)
