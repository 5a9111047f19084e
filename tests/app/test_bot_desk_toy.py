"""The bot desk: answers come from other processes, whatever happens to these."""

import logging
import os
import signal
from pathlib import Path
from typing import cast

import pytest
from helpers.bots_toy import Misled
from helpers.matches import advice_of, with_a_choice
from helpers.sessions import LONG
from helpers.tables import game_of
from pytestqt.qtbot import QtBot

from app.desks import answer, hint, misled
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.bots.bot import Ranked
from citybuilder.bots.levels import LEVELS
from citybuilder.core.game import Action, Game, State
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.playing.bot_worker import limit
from citybuilder.playing.thinker import (
    Failure,
    Opening,
    Question,
    Thinker,
    attempt,
    proposed,
)

MANY = 1000  # iterations; more would take long without the compiled rules


@pytest.fixture(autouse=True)
def _hired_when_asked() -> None:
    """Processes are made ready here, as they are for players."""


@pytest.mark.parametrize("key", GAMES)
def test_every_level_answers_by_the_rules(key: str, desk: BotDesk, qtbot: QtBot) -> None:
    match = with_a_choice(game_of(key))
    desk.begin(match.game)
    for level in LEVELS.values():
        if level.iterations < MANY:
            assert answer(desk, match, level.key, qtbot) in match.legal()
    assert len(desk.processes()) == 1


def test_levels_that_think_longer_answer_when_their_time_is_over(
    desk: BotDesk, qtbot: QtBot
) -> None:
    match = with_a_choice(game_of(GAMES[0]))
    desk.clocked = True
    desk.begin(match.game)
    for level in LEVELS.values():
        if level.iterations >= MANY:
            assert answer(desk, match, level.key, qtbot) in match.legal()


def test_a_hint_ranks_the_three_best_answers(desk: BotDesk, qtbot: QtBot) -> None:
    match = with_a_choice(game_of(GAMES[0]))
    desk.begin(match.game)
    ranked = hint(desk, match, qtbot)
    assert len({choice.action for choice in ranked}) == 3
    assert all(choice.action in match.legal() for choice in ranked)
    assert all(0.0 <= choice.chance <= 1.0 for choice in ranked)


def test_nothing_can_be_asked_before_a_match_begins(desk: BotDesk) -> None:
    match = with_a_choice(game_of(GAMES[0]))
    with pytest.raises(ValueError, match="no match"):
        desk.ask(match.view(0), 0, "greedy", 1)


def test_a_process_can_be_made_ready_before_a_match(desk: BotDesk, qtbot: QtBot) -> None:
    desk.make_ready(1)
    desk.make_ready(1)
    qtbot.waitUntil(lambda: len(desk.processes()) == 1, timeout=LONG)
    ready = desk.processes()
    match = with_a_choice(game_of(GAMES[0]))
    desk.begin(match.game)
    assert answer(desk, match, "greedy", qtbot) in match.legal()
    assert desk.processes() == ready


def test_a_forgotten_question_is_never_answered(desk: BotDesk, qtbot: QtBot) -> None:
    match = with_a_choice(game_of(GAMES[0]))
    desk.begin(match.game)
    heard: list[int] = []
    desk.thought.connect(lambda token, _: heard.append(token))
    for token in (101, 102, 103, 104):
        desk.ask(match.view(match.seat), match.seat, "normal", token)
    desk.forget()
    desk.ask(match.view(match.seat), match.seat, "greedy", 105)
    qtbot.waitUntil(lambda: 105 in heard, timeout=LONG)
    assert answer(desk, match, "greedy", qtbot) in match.legal()
    assert not {101, 102, 103, 104} & set(heard)
    assert len(desk.processes()) <= desk.most


def test_another_match_can_begin_while_a_bot_thinks(desk: BotDesk, qtbot: QtBot) -> None:
    match = with_a_choice(game_of(GAMES[0]))
    desk.begin(match.game)
    desk.ask(match.view(match.seat), match.seat, "strong", desk.ticket())
    other = misled("")
    desk.begin(other.game)
    assert answer(desk, other, "normal", qtbot) in other.legal()
    desk.begin(match.game)
    assert answer(desk, match, "normal", qtbot) in match.legal()


def test_a_process_that_is_killed_is_replaced_and_asked_again(
    desk: BotDesk, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    match = with_a_choice(game_of(GAMES[0]))
    desk.begin(match.game)
    qtbot.waitUntil(lambda: len(desk.processes()) == 1, timeout=LONG)
    (killed,) = desk.processes()
    with qtbot.waitSignal(desk.thought, timeout=LONG) as heard:
        desk.ask(match.view(match.seat), match.seat, "strong", 1)
        os.kill(killed, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
    assert heard.args is not None
    assert heard.args[1] in match.legal()
    assert killed not in desk.processes()
    assert "again" in caplog.text or not caplog.records  # noticed while it thought, or before


def test_a_process_that_dies_idle_is_not_even_missed(desk: BotDesk, qtbot: QtBot) -> None:
    match = with_a_choice(game_of(GAMES[0]))
    desk.begin(match.game)
    answer(desk, match, "greedy", qtbot)
    process = desk.workers[0].process
    assert process is not None
    process.kill()
    process.join()
    assert answer(desk, match, "greedy", qtbot) in match.legal()


def test_a_crash_is_answered_by_asking_once_more(
    desk: BotDesk, qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    match = misled("crashes once", tmp_path)
    desk.begin(match.game)
    assert answer(desk, match, "normal", qtbot) in match.legal()
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


@pytest.mark.parametrize(
    ("fault", "logged"),
    [("crashes", "lost again"), ("raises", "a bot's mistake"), ("cheats", "broke the rules")],
)
def test_a_bot_that_fails_is_replaced_by_the_greedy_choice(
    fault: str, logged: str, desk: BotDesk, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    match = misled(fault)
    desk.begin(match.game)
    assert answer(desk, match, "normal", qtbot) in match.legal()
    assert logged in caplog.text
    assert {choice.action for choice in hint(desk, match, qtbot)} <= set(match.legal())


def test_a_hint_without_reasons_is_better_than_none(
    desk: BotDesk, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    match = misled("cannot count")
    desk.begin(match.game)
    ranked = hint(desk, match, qtbot)
    assert ranked[0].visits > 0
    assert [choice.reason for choice in ranked] == [None] * len(ranked)
    assert "cannot count" in caplog.text


def test_a_bot_that_hangs_is_replaced_after_a_while(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("citybuilder.playing.bot_worker.GRACE", 0.1)
    desk = BotDesk()
    try:
        match = misled("hangs")
        desk.begin(match.game)
        qtbot.waitUntil(lambda: len(desk.processes()) == 1, timeout=LONG)
        (hanging,) = desk.processes()
        assert answer(desk, match, "normal", qtbot) in match.legal()
        assert "took too long" in caplog.text
        assert hanging not in desk.processes()
    finally:
        desk.close()


def test_a_bot_without_a_clock_may_take_its_time() -> None:
    match = with_a_choice(game_of(GAMES[0]))
    question = Question(match.view(match.seat), match.seat, "expert")
    assert limit(Opening(advice_of(match.game), 1, False), question) is None
    clocked = limit(Opening(advice_of(match.game), 1, True), question)
    assert clocked is not None
    assert clocked > 10 * LEVELS["expert"].seconds


def test_a_question_that_nobody_can_answer_is_lost(
    desk: BotDesk, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    match = misled("has no opinion")
    desk.begin(match.game)
    with qtbot.waitSignal(desk.lost, timeout=LONG) as heard:
        desk.ask(match.view(match.seat), match.seat, "normal", 12)
    assert heard.args == [12]
    assert "not even the greedy choice" in caplog.text


def test_what_cannot_be_sent_is_answered_by_the_greedy_choice(
    desk: BotDesk, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    class Homemade(Misled):
        """Known to this function only, hence to no other process."""

    match = Match(cast(Game[State], Homemade()), 2, {}, 1)
    desk.begin(match.game)
    assert answer(desk, match, "normal", qtbot) in match.legal()
    assert "a bot failed" in caplog.text


def test_a_bots_process_loads_neither_qt_nor_pydantic(
    desk: BotDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    match = misled("tells", tmp_path)
    cast(Misled, match.game).baggage = game_of(GAMES[0])
    desk.begin(match.game)
    answer(desk, match, "normal", qtbot)
    modules = (tmp_path / "modules").read_text(encoding="utf-8").split("\n")
    assert "citybuilder.playing.thinker" in modules
    assert any(name.startswith(f"citybuilder.games.{GAMES[0]}") for name in modules)
    loaded = {name.split(".")[0] for name in modules}
    assert not loaded & {"PySide6", "shiboken6", "pydantic", "pydantic_core"}
    assert not any(name.startswith("citybuilder.store") for name in modules)


@pytest.mark.skipif(os.name == "nt", reason="counts priorities in another way")
def test_a_bots_process_lets_the_window_go_first(
    desk: BotDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    match = misled("tells its priority", tmp_path)
    desk.begin(match.game)
    answer(desk, match, "normal", qtbot)
    assert int((tmp_path / "priority").read_text(encoding="utf-8")) > os.nice(0)


def test_closing_does_not_wait_for_a_bot_that_thinks(qtbot: QtBot) -> None:
    desk = BotDesk()
    heard: list[int] = []
    desk.thought.connect(lambda token, _: heard.append(token))
    match = with_a_choice(game_of(GAMES[0]))
    desk.begin(match.game)
    answer(desk, match, "greedy", qtbot)
    workers = list(desk.workers)
    desk.ask(match.view(match.seat), match.seat, "expert", 50)
    desk.close()
    assert not any(worker.thread.is_alive() for worker in workers)
    assert desk.processes() == []
    desk.ask(match.view(match.seat), match.seat, "greedy", 51)
    qtbot.wait(20)
    assert not {50, 51} & set(heard)


def test_closing_before_the_process_has_started_leaves_none() -> None:
    desk = BotDesk()
    desk.make_ready(1)
    (worker,) = desk.workers
    desk.close()
    assert not worker.thread.is_alive()
    assert worker.process is None


# What happens in the process, without one


def test_a_bot_keeps_the_rest_of_its_turns_budget() -> None:
    match = with_a_choice(game_of(GAMES[0]))
    thinker = Thinker(Opening(advice_of(match.game), 3, False))
    thinker.answer(Question(match.view(match.seat), match.seat, "normal"))
    sitter = thinker.sitter(match.seat, "normal")
    assert sitter.budget.iterations < LEVELS["normal"].iterations
    assert thinker.sitter(match.seat, "beginner") is not sitter


def test_a_bot_tells_all_that_it_thinks_of() -> None:
    match = with_a_choice(game_of(GAMES[0]))
    thinker = Thinker(Opening(advice_of(match.game), 3, False))
    ranked = thinker.answer(Question(match.view(match.seat), match.seat, "normal"))
    assert {choice.action for choice in ranked} == set(match.legal())
    assert sum(choice.visits for choice in ranked) > 0


def test_reasons_are_found_for_what_is_proposed_whoever_thought_of_it() -> None:
    match = with_a_choice(game_of(GAMES[0]))
    thinker = Thinker(Opening(advice_of(match.game), 3, False))
    last, *_, first = match.legal()
    ranked = [Ranked(first, 0.5), Ranked(last, 0.4)]
    asked = Question(match.view(match.seat), match.seat, None, proposals=ranked)
    told = [choice.reason for choice in thinker.answer(asked)]
    assert [reason and reason.other for reason in told] == [last, first]


def test_a_process_that_was_not_there_before_compares_the_same() -> None:
    match = with_a_choice(game_of(GAMES[0]))
    opening = Opening(advice_of(match.game), 3, False, "normal")
    question = Question(match.view(match.seat), match.seat, None)
    there, new = Thinker(opening), Thinker(opening)
    proposals = there.answer(question)[:2]
    asked = Question(match.view(match.seat), match.seat, None, None, proposals, True)
    found = [
        [(one.action, one.chance, one.visits) for one in thinker.answer(asked)]
        for thinker in (there, new)
    ]
    assert found[0] == found[1]
    assert len(found[0]) == 2


def test_whoever_asks_twice_before_the_answer_comes_is_told_the_same_twice() -> None:
    """Both are looked at before either is compared: the second must not go on where the first
    has ended."""
    match = with_a_choice(game_of(GAMES[0]))
    thinker = Thinker(Opening(advice_of(match.game), 3, False, "normal"))
    question = Question(match.view(match.seat), match.seat, None)
    proposals, _ = (thinker.answer(question)[:2] for _ in range(2))
    asked = Question(match.view(match.seat), match.seat, None, None, proposals, True)
    once, again = (
        [(one.action, one.chance, one.visits) for one in thinker.answer(asked)] for _ in range(2)
    )
    assert once == again


def test_what_is_proposed_never_stands_alone_where_there_is_a_choice() -> None:
    first, second, third = (Ranked(Action(number)) for number in range(3))
    first.trust, second.trust, third.trust = 0.99, 0.01, 0.0
    assert proposed([first, second, third]) == [first, second]
    assert proposed([first]) == [first]


def test_pieces_that_are_given_together_are_compared_with_what_does_not_belong_to_them() -> None:
    match = with_a_choice(game_of(GAMES[0]))
    thinker = Thinker(Opening(advice_of(match.game), 3, False))
    one, two, three, *_ = match.legal()
    ranked = [Ranked(one, 0.5), Ranked(two, 0.4)]
    asked = Question(match.view(match.seat), match.seat, None, proposals=ranked)
    assert thinker.instead(asked, ranked[0]) == ranked[1:]
    ranked[0].then = [two]
    (other,) = thinker.instead(asked, ranked[0])
    assert (other.action, other.chance) == (three, 0.5)
    ranked[0].then = match.legal()[1:]
    assert thinker.instead(asked, ranked[0]) == []


def test_a_mistake_in_a_bot_is_reported_with_its_place() -> None:
    match = with_a_choice(game_of(GAMES[0]))
    thinker = Thinker(Opening(advice_of(match.game), 3, False))
    found = attempt(thinker, Question(match.view(match.seat), match.seat, "no such level"))
    assert isinstance(found, Failure)
    assert "KeyError: 'no such level'" in found.reason
