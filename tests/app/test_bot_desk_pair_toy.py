"""Two processes think about the same question: what they find together, and who is missed."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.matches import with_a_choice
from helpers.sessions import LONG
from helpers.tables import game_of
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.desks import answer, hint, misled
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.bots.bot import Ranked
from citybuilder.games import GAMES
from citybuilder.playing.bot_worker import REGISTER

KILL = signal.SIGTERM if os.name == "nt" else signal.SIGKILL


@pytest.fixture(autouse=True)
def _hired_when_asked() -> None:
    """Processes are made ready here, as they are for players."""


def two(qapp: QApplication, clocked: bool = False) -> BotDesk:
    made = BotDesk(qapp, clocked, seed=1)
    made.most = 2
    made.adviser = "normal"
    return made


@pytest.fixture
def pair(qapp: QApplication) -> Iterator[BotDesk]:
    made = two(qapp)
    yield made
    made.close()


def test_a_search_is_shared_by_two_processes(desk: BotDesk, pair: BotDesk, qtbot: QtBot) -> None:
    match = with_a_choice(game_of(GAMES[0]))
    desk.adviser = pair.adviser
    tried = []
    for each in (desk, pair):
        each.begin(match.game)
        tried.append(sum(choice.visits for choice in hint(each, match, qtbot)))
    assert [len(each.processes()) for each in (desk, pair)] == [1, 2]
    assert tried[1] > 1.5 * tried[0]


def test_two_processes_have_different_luck(pair: BotDesk) -> None:
    pair.begin(with_a_choice(game_of(GAMES[0])).game)
    assert len({opening.seed for opening in pair.openings}) == 2


def test_two_processes_repeat_themselves_exactly(qapp: QApplication, qtbot: QtBot) -> None:
    match = with_a_choice(game_of(GAMES[0]))
    found = []
    for _ in range(2):
        again = two(qapp)
        again.begin(match.game)
        found.append(
            [
                (choice.action.plain(), choice.chance, choice.visits, choice.trust)
                for choice in hint(again, match, qtbot)
            ]
            + [answer(again, match, "normal", qtbot).plain() for _ in range(3)]
        )
        again.close()
    assert found[0] == found[1]


def shown(ranked: list[Ranked]) -> list[object]:
    return [(one.action.plain(), one.chance, one.error, one.visits) for one in ranked]


def test_the_same_position_has_the_same_hint_whenever_it_is_asked(
    qapp: QApplication, pair: BotDesk, qtbot: QtBot
) -> None:
    """Also where a clock counts for what bots answer, and whatever their luck is."""
    match = with_a_choice(game_of(GAMES[0]))
    pair.begin(match.game)
    first = hint(pair, match, qtbot)
    kept = hint(pair, match, qtbot)
    assert all(one is other for one, other in zip(kept, first, strict=True))
    chances = [choice.chance for choice in first]
    assert chances == sorted(chances, reverse=True)
    assert {choice.error for choice in first} == {first[0].error}
    another = BotDesk(qapp, clocked=True, seed=99)
    another.most = 2
    another.adviser = pair.adviser
    another.begin(match.game)
    assert shown(hint(another, match, qtbot)) == shown(first)
    another.close()
    pair.begin(match.game)
    again = hint(pair, match, qtbot)
    assert again[0] is not first[0], "another match"
    assert shown(again) == shown(first)


def test_the_reasons_of_a_hint_are_about_what_both_propose(pair: BotDesk, qtbot: QtBot) -> None:
    match = with_a_choice(game_of(GAMES[0]))
    pair.begin(match.game)
    first, *others = hint(pair, match, qtbot)
    assert first.reason is not None
    assert first.reason.other in [choice.action for choice in others]
    assert [choice.reason and choice.reason.other for choice in others] == [first.action] * len(
        others
    )


def test_who_does_not_search_needs_one_process_only(pair: BotDesk, qtbot: QtBot) -> None:
    match = with_a_choice(game_of(GAMES[0]))
    pair.begin(match.game, ["human", "greedy", "beginner", "random"])
    for level in ("greedy", "beginner", "random"):
        assert answer(pair, match, level, qtbot) in match.legal()
    assert len(pair.workers) == 1


def test_both_processes_are_made_ready_for_a_bot_that_searches(pair: BotDesk, qtbot: QtBot) -> None:
    pair.begin(with_a_choice(game_of(GAMES[0])).game, ["human", "normal"])
    qtbot.waitUntil(lambda: len(pair.processes()) == 2, timeout=LONG)


def test_the_answer_of_one_is_enough_if_the_other_is_lost(
    pair: BotDesk, qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    match = misled("crashes once", tmp_path)
    pair.begin(match.game)
    assert answer(pair, match, "normal", qtbot) in match.legal()
    assert [record.message for record in caplog.records] == [
        "a bot's process was lost; another one has the answer"
    ]
    assert answer(pair, match, "normal", qtbot) in match.legal()
    assert len(pair.processes()) == 2


def test_the_answer_of_one_is_enough_if_the_other_fails(
    pair: BotDesk, qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    match = misled("raises once", tmp_path)
    pair.begin(match.game)
    ranked = hint(pair, match, qtbot)
    assert ranked[0].visits > 0, "no greedy choice"
    assert "a bot's mistake" in caplog.text


@pytest.mark.parametrize(
    ("fault", "logged"),
    [("crashes", "lost again"), ("raises", "a bot's mistake"), ("cheats", "broke the rules")],
)
def test_two_bots_that_fail_are_replaced_by_the_greedy_choice(
    fault: str, logged: str, pair: BotDesk, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    match = misled(fault)
    pair.begin(match.game)
    assert answer(pair, match, "normal", qtbot) in match.legal()
    assert logged in caplog.text


def test_a_question_that_none_of_two_can_answer_is_lost_once(pair: BotDesk, qtbot: QtBot) -> None:
    match = misled("has no opinion")
    pair.begin(match.game)
    heard: list[int] = []
    pair.lost.connect(heard.append)
    with qtbot.waitSignal(pair.lost, timeout=LONG):
        pair.ask(match.view(match.seat), match.seat, "normal", 12)
    qtbot.wait(20)
    assert heard == [12]


def test_one_process_at_a_time_is_started_or_ended(pair: BotDesk, qtbot: QtBot) -> None:
    """Else a thread might miss how its process ended, because another one has just looked."""
    with REGISTER:
        pair.begin(with_a_choice(game_of(GAMES[0])).game, ["normal"])
        qtbot.wait(20)
        assert pair.processes() == []
    qtbot.waitUntil(lambda: len(pair.processes()) == 2, timeout=LONG)


@pytest.mark.parametrize("victims", [1, 2])
def test_killed_processes_lose_nothing(victims: int, pair: BotDesk, qtbot: QtBot) -> None:
    match = with_a_choice(game_of(GAMES[0]))
    pair.begin(match.game, ["strong"])
    qtbot.waitUntil(lambda: len(pair.processes()) == 2, timeout=LONG)
    with qtbot.waitSignal(pair.thought, timeout=LONG) as heard:
        pair.ask(match.view(match.seat), match.seat, "strong", 1)
        for number in pair.processes()[:victims]:
            os.kill(number, KILL)
    assert heard.args is not None
    assert heard.args[1] in match.legal()


def test_nobody_waits_for_one_that_hangs_if_the_other_has_the_answer(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("citybuilder.app.play.bot_desk.LATE", 0)
    desk = two(qapp, clocked=True)
    try:
        match = misled("hangs once", tmp_path)
        desk.begin(match.game)
        assert answer(desk, match, "normal", qtbot) in match.legal()
        hanging = [worker.late for worker in desk.workers]
        assert sorted(hanging) == [False, True]
        assert answer(desk, match, "normal", qtbot) in match.legal()
        assert answer(desk, match, "greedy", qtbot) in match.legal()
        assert [worker.busy for worker in desk.workers] == hanging
        os.kill(desk.processes()[hanging.index(True)], KILL)
        qtbot.waitUntil(lambda: not any(worker.late for worker in desk.workers), timeout=LONG)
        assert answer(desk, match, "normal", qtbot) in match.legal()
    finally:
        desk.close()


def test_one_that_is_late_does_not_think_of_what_was_answered_without_it(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("citybuilder.app.play.bot_desk.LATE", 0)
    desk = two(qapp, clocked=True)
    try:
        match = misled("hangs once", tmp_path)
        desk.begin(match.game)
        desk.ask(match.view(match.seat), match.seat, "normal", desk.ticket())
        qtbot.waitUntil(lambda: any_idle(desk), timeout=LONG)
        desk.forget()
        assert answer(desk, match, "normal", qtbot) in match.legal()
        assert [len(worker.waiting) for worker in desk.workers] == [0, 0]
    finally:
        desk.close()


def any_idle(desk: BotDesk) -> bool:
    return any(not worker.busy for worker in desk.workers)


def test_forgotten_questions_are_answered_by_none_of_two(pair: BotDesk, qtbot: QtBot) -> None:
    match = with_a_choice(game_of(GAMES[0]))
    pair.begin(match.game)
    heard: list[int] = []
    pair.thought.connect(lambda token, _: heard.append(token))
    for token in (101, 102):
        pair.ask(match.view(match.seat), match.seat, "normal", token)
    pair.forget()
    pair.begin(match.game)
    pair.ask(match.view(match.seat), match.seat, "normal", 103)
    qtbot.waitUntil(lambda: bool(heard), timeout=LONG)
    assert answer(pair, match, "greedy", qtbot) in match.legal()
    assert 103 in heard
    assert not {101, 102} & set(heard)
