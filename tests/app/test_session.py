"""A session: people and bots are asked in turn, from the first question to the end."""

import os
import signal

import pytest
from helpers.sessions import LONG, NAMES, Page, to_a_certain_choice
from helpers.tables import game_of
from pytestqt.qtbot import QtBot

from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.play.session import Occupant, Session
from citybuilder.bots.bot import Ranked
from citybuilder.core.game import Action, State
from citybuilder.core.laws import at_random
from citybuilder.core.match import IllegalAction, Match
from citybuilder.core.plain import plain
from citybuilder.games import GAMES
from citybuilder.playing.turns import BadTransition, Phase
from citybuilder.store.settings import Settings

GAME = game_of(GAMES[0])


def at_a_choice() -> Match[State]:
    """A match in which the first seat has several answers."""
    match = Match(GAME, 2, {}, 1)
    pick = at_random(1)
    while len(match.legal()) < 3 or match.seat != 0:
        match.play(pick(match.state, match.legal()))
    return match


def test_bots_play_a_whole_match_among_themselves(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(GAME, ["greedy", "beginner", "random"], desk)
    viewers: set[int] = set()
    page.session.happened.connect(lambda *_: viewers.add(page.session.viewer))
    with qtbot.waitSignal(page.session.finished, timeout=LONG):
        page.session.start()
    match = page.session.match
    assert match.state.over
    assert page.is_in(Phase.FINISHED)
    assert Phase.CHOOSING not in page.phases
    assert page.ends == 1
    assert viewers == {0}  # the table does not turn
    assert len(page.session.history) == len(match.actions)
    assert page.troubles == []


def only(legal: list[Action]) -> list[Action]:
    """The answer to which there is no other."""
    return legal if len(legal) == 1 else []


@pytest.mark.parametrize("auto_answer", [False, True])
@pytest.mark.parametrize("whos", [["human", "greedy"], ["greedy", "human", "human", "random"]])
def test_people_and_bots_play_a_whole_match(
    whos: list[str], auto_answer: bool, desk: BotDesk, qtbot: QtBot
) -> None:
    page = Page(GAME, whos, desk, settings=Settings(pace=0, auto_answer=auto_answer))
    certain: list[bool] = []  # of what was asked although there was only one answer
    match = page.session.match
    page.session.offered.connect(lambda: certain.extend(map(match.is_certain, only(match.legal()))))
    page.answer_at_random()
    with qtbot.waitSignal(page.session.finished, timeout=LONG):
        page.session.start()
    assert page.session.match.state.over
    assert Phase.CURTAIN not in page.phases, "this game has no secrets"
    assert False in certain, "dice are never rolled unasked"
    assert (True in certain) != auto_answer
    told = [event.plain() for _, _, events in page.session.history for event in events]
    assert [event.plain() for event in page.events] == told


def test_one_person_always_looks_from_the_own_seat(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(GAME, ["random", "human", "random"], desk)
    assert page.session.viewer == 1
    page.session.start()
    qtbot.waitUntil(lambda: page.is_in(Phase.CHOOSING), timeout=LONG)
    assert page.session.viewer == 1
    assert page.jumps == 0
    assert plain(page.session.view()) == plain(page.session.match.view(1))


def test_of_several_people_the_one_who_is_asked_looks(desk: BotDesk) -> None:
    page = Page(GAME, ["human", "human"], desk)
    page.session.start()
    seen: dict[int, int] = {}
    for _ in range(30):
        seen[page.session.match.seat] = page.session.viewer
        page.answer()
    assert seen == {0: 0, 1: 1}
    assert page.jumps > 1


def test_the_last_person_keeps_looking_while_bots_play(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(GAME, ["human", "human", "greedy"], desk)
    page.session.start()
    while page.is_in(Phase.CHOOSING):
        page.answer()
    assert page.is_in(Phase.THINKING)
    assert page.session.viewer == 1
    qtbot.waitUntil(lambda: page.is_in(Phase.CHOOSING), timeout=LONG)
    assert page.session.viewer == 0


def test_a_bot_of_an_unknown_level_is_a_normal_one(desk: BotDesk) -> None:
    page = Page(GAME, ["human", "the_level_of_tomorrow"], desk)
    assert [sitting.who for sitting in page.session.seats] == ["human", "normal"]


def test_a_choice_is_only_taken_while_choosing(desk: BotDesk) -> None:
    page = Page(GAME, ["human", "greedy"], desk)
    action = page.session.match.legal()[0]
    with pytest.raises(BadTransition):
        page.session.choose([action])
    with pytest.raises(BadTransition):
        page.session.shown()
    with pytest.raises(BadTransition):
        page.session.ready()
    page.session.start()
    with pytest.raises(IllegalAction):
        page.session.choose([Action(99)])
    assert page.is_in(Phase.CHOOSING)
    page.session.choose([action])
    assert page.session.match.actions == [action]


def test_a_late_click_does_not_disturb_a_bot_that_thinks(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(GAME, ["random", "human"], desk)
    page.session.start()
    with pytest.raises(BadTransition):
        page.session.choose(page.session.match.legal()[:1])
    qtbot.waitUntil(lambda: page.is_in(Phase.CHOOSING), timeout=LONG)


def test_the_next_question_waits_until_the_motion_was_shown(desk: BotDesk) -> None:
    session = Session(
        Match(GAME, 2, {}, 1),
        [Occupant(name, "human") for name in NAMES[:2]],
        desk,
        None,
        Settings(),
    )
    phases: list[Phase] = []
    session.phase_changed.connect(phases.append)
    session.start()
    session.choose(session.match.legal()[:1])
    assert phases == [Phase.CHOOSING, Phase.PLAYING]
    assert not session.can_undo()
    session.shown()
    assert phases[2:] == [Phase.ASKING, Phase.CHOOSING]


def test_a_selection_answers_the_questions_that_follow(desk: BotDesk, qtbot: QtBot) -> None:
    """Three answers at once: dice, then what to build; the third is no longer offered."""
    page = Page(GAME, ["human", "human"], desk)
    page.session.start()
    roll = page.session.match.legal()
    probe = page.session.match.at(0)
    probe.play(roll[0])
    build = probe.legal()[0]
    page.session.choose([roll[0], build, build])
    qtbot.waitUntil(lambda: len(page.session.match.actions) == 2, timeout=LONG)
    assert page.session.match.actions == [roll[0], build]
    assert page.session.rest == []
    assert page.is_in(Phase.CHOOSING)


def test_a_selection_ends_where_the_rules_do_not_offer_its_rest(desk: BotDesk) -> None:
    page = Page(GAME, ["human", "human"], desk)
    page.session.start()
    page.session.choose([page.session.match.legal()[0], Action(99), Action(98)])
    assert page.is_in(Phase.CHOOSING)
    assert len(page.session.match.actions) == 1
    assert page.session.rest == []


def test_a_bot_is_given_time_to_be_followed(desk: BotDesk, qtbot: QtBot) -> None:
    """No clock here: what is planned stands in the session."""
    for pace, longest, shortest in ((1, 400, 300), (2, 200, 150), (0, 0, 0)):
        page = Page(GAME, ["random", "human"], desk, settings=Settings(pace=pace))
        page.session.start()
        assert page.is_in(Phase.THINKING)
        assert shortest <= page.session.timer.interval() <= longest
        page.session.close()
    qtbot.wait(1)


def test_a_paused_match_lets_people_go_on_but_no_bots(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(GAME, ["human", "random"], desk)
    page.session.set_paused(True)
    page.session.start()
    page.answer()
    page.answer()
    assert page.is_in(Phase.ASKING)
    qtbot.wait(20)
    assert len(page.session.match.actions) == 2
    page.session.set_paused(False)
    qtbot.waitUntil(lambda: page.is_in(Phase.CHOOSING), timeout=LONG)
    assert not page.session.paused


def test_a_bot_that_thinks_is_interrupted_by_a_pause(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(GAME, ["greedy", "human"], desk)
    page.session.start()
    assert page.is_in(Phase.THINKING)
    page.session.set_paused(True)
    assert page.is_in(Phase.ASKING)
    qtbot.wait(20)
    assert page.session.match.actions == []
    page.session.set_paused(False)
    qtbot.waitUntil(lambda: page.is_in(Phase.CHOOSING), timeout=LONG)


def test_a_hint_names_the_best_answers_for_the_person_who_is_asked(
    desk: BotDesk, qtbot: QtBot
) -> None:
    page = Page(GAME, ["human", "human"], desk)
    page.session.start()
    to_a_certain_choice(page)
    hints: list[list[Ranked]] = []
    page.session.hinted.connect(hints.append)
    with qtbot.waitSignal(page.session.hinted, timeout=LONG):
        page.session.hint()
    legal = page.session.match.legal()
    assert 1 <= len(hints[0]) <= 3
    assert all(choice.action in legal for choice in hints[0])


def test_a_hint_that_is_asked_for_twice_is_thought_about_once(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(GAME, ["human", "human"], desk)
    page.session.start()
    to_a_certain_choice(page)
    hints: list[object] = []
    page.session.hinted.connect(hints.append)
    for _ in range(3):
        page.session.hint()
    assert len(desk.open) == 1
    qtbot.waitUntil(lambda: len(hints) > 0, timeout=LONG)
    page.session.hint()
    qtbot.waitUntil(lambda: len(hints) > 1, timeout=LONG)
    assert hints[0] == hints[1]


def test_a_hint_that_comes_after_the_answer_is_dropped(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(GAME, ["human", "human"], desk)
    page.session.start()
    to_a_certain_choice(page)
    hints: list[object] = []
    page.session.hinted.connect(hints.append)
    page.session.hint()
    page.answer()
    to_a_certain_choice(page)
    page.session.hint()
    qtbot.waitUntil(lambda: len(hints) > 0, timeout=LONG)
    qtbot.wait(20)
    assert len(hints) == 1


def test_nobody_gets_a_hint_while_a_bot_thinks(desk: BotDesk) -> None:
    page = Page(GAME, ["random", "human"], desk)
    page.session.start()
    page.session.hint()
    assert page.session.advice == 0


def test_a_seat_can_be_handed_to_a_bot_and_back(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(GAME, ["human", "human"], desk)
    page.session.start()
    page.session.hand_over(0, "greedy")
    assert page.is_in(Phase.THINKING)
    assert page.session.viewer == 1
    assert page.session.seats[0] == Occupant(NAMES[0], "greedy")
    qtbot.waitUntil(lambda: page.is_in(Phase.CHOOSING), timeout=LONG)
    assert page.session.match.seat == 1
    page.session.hand_over(1, "greedy")
    page.session.set_paused(True)
    while not page.session.match.state.over and page.session.match.seat != 0:
        page.session.match.play(page.session.match.legal()[0])
    page.session.hand_over(0, "human")
    assert page.is_in(Phase.CHOOSING)
    assert page.session.viewer == 0


def test_the_table_is_not_shown_from_a_seat_that_was_handed_to_a_bot(desk: BotDesk) -> None:
    page = Page(GAME, ["human", "human", "human"], desk)
    page.session.start()
    page.session.hand_over(0, "greedy")
    assert page.is_in(Phase.THINKING)
    assert page.session.viewer == 1


def test_a_bot_that_thinks_can_be_relieved_by_a_person(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(GAME, ["greedy", "human"], desk, match=at_a_choice())
    page.session.start()
    seat = page.session.match.seat
    page.session.hand_over(seat, "strong")
    assert page.is_in(Phase.THINKING)
    page.session.hand_over(seat, "human")
    assert page.is_in(Phase.CHOOSING)
    before = len(page.session.match.actions)
    qtbot.wait(50)
    assert len(page.session.match.actions) == before


def test_all_seats_can_be_handed_to_bots(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(GAME, ["human", "human"], desk)
    page.session.start()
    page.session.hand_over(0, "random")
    page.session.hand_over(1, "random")
    qtbot.waitUntil(lambda: page.is_in(Phase.FINISHED), timeout=LONG)


def test_a_match_goes_on_after_its_bots_process_was_killed(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(GAME, ["greedy", "human"], desk, match=at_a_choice())
    page.session.hand_over(page.session.match.seat, "strong")
    page.session.start()
    assert page.is_in(Phase.THINKING)
    before = len(page.session.match.actions)
    qtbot.waitUntil(lambda: len(desk.processes()) == 1, timeout=LONG)
    os.kill(desk.processes()[0], signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
    qtbot.waitUntil(lambda: len(page.session.match.actions) > before, timeout=LONG)
    assert page.troubles == []


def test_closing_while_a_bot_thinks_ends_everything(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(GAME, ["greedy", "human"], desk, match=at_a_choice())
    page.session.start()
    assert page.is_in(Phase.THINKING)
    before = len(page.session.match.actions)
    page.session.close()
    page.session.close()
    page.session.ask()
    qtbot.wait(50)
    assert len(page.session.match.actions) == before


def test_a_new_match_may_begin_while_a_bot_of_the_old_one_thinks(
    desk: BotDesk, qtbot: QtBot
) -> None:
    old = Page(GAME, ["greedy", "human"], desk, match=at_a_choice())
    old.session.start()
    before = len(old.session.match.actions)
    old.session.close()
    new = Page(GAME, ["greedy", "human"], desk, match=at_a_choice())
    new.session.start()
    qtbot.waitUntil(lambda: new.is_in(Phase.CHOOSING), timeout=LONG)
    assert len(old.session.match.actions) == before


def test_a_loaded_match_tells_its_history_again(desk: BotDesk, qtbot: QtBot) -> None:
    first = Page(GAME, ["random", "random"], desk)
    with qtbot.waitSignal(first.session.finished, timeout=LONG):
        first.session.start()
    again = Page(GAME, ["random", "random"], desk, match=first.session.match)
    assert [
        (turn, seat, [event.plain() for event in events])
        for turn, seat, events in again.session.history
    ] == [
        (turn, seat, [event.plain() for event in events])
        for turn, seat, events in first.session.history
    ]
    again.session.start()
    assert again.phase == Phase.FINISHED
