"""Undo, restart and redo at the table, by the certainty rule, past what answers itself."""

from typing import cast

import pytest
from helpers.sessions import LONG, Page, to_a_certain_choice
from helpers.tables import game_of
from helpers.toy import DRAW, SHOW, WAIT, Toy, ToyState
from pytestqt.qtbot import QtBot

from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.core.game import Action, Decision, Game, State
from citybuilder.core.plain import plain
from citybuilder.games import GAMES
from citybuilder.playing.turns import Phase
from citybuilder.store.settings import Settings

GAME = game_of(GAMES[0])


class OpenSteps(Toy):
    """Nothing is hidden; a turn has four questions, and the second and third have one answer."""

    def legal(self, state: ToyState) -> list[Action]:
        if not state.over and state.asked[-1].amount in (1, 2):
            return [Action(WAIT)]
        return super().legal(state)

    def apply(self, state: ToyState, action: Action) -> None:
        asked, turn = state.asked[-1], state.turn
        super().apply(state, action)
        if asked.amount < 3:
            state.turn, state.over = turn, False
            state.asked = [Decision(0, asked.seat, amount=asked.amount + 1)]

    def observe(self, state: ToyState, seat: int) -> ToyState:
        view = state.copy()
        view.rng.value = 0
        return view


STEPS = cast(Game[State], OpenSteps())


def kinds(page: Page) -> list[int]:
    return [action.kind for action in page.session.match.actions]


def history_fits(page: Page) -> bool:
    match = page.session.match
    return [(turn, seat) for turn, seat, _ in page.session.history] == [
        (state.turn, state.asked[-1].seat) for state in match.earlier
    ]


def settled(page: Page, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: page.is_in(Phase.CHOOSING), timeout=LONG)


def test_a_certain_answer_can_be_taken_back_and_given_again(desk: BotDesk) -> None:
    page = Page(GAME, ["human", "human"], desk)
    page.session.start()
    action = to_a_certain_choice(page)
    seat, before = page.session.match.seat, plain(page.session.match.state)
    assert page.session.offer.certain(action)
    page.session.choose([action])
    after = plain(page.session.match.state)
    jumps = page.jumps
    assert page.session.can_undo()
    page.session.undo()
    assert plain(page.session.match.state) == before
    assert page.jumps > jumps
    assert page.session.viewer == seat
    assert page.is_in(Phase.CHOOSING)
    assert history_fits(page)
    assert page.session.can_redo()
    page.session.redo()
    assert plain(page.session.match.state) == after
    assert not page.session.can_redo()
    assert history_fits(page)


def test_luck_cannot_be_taken_back(desk: BotDesk) -> None:
    page = Page(GAME, ["human", "human"], desk)
    page.session.start()
    roll = page.session.match.legal()[0]
    assert not page.session.offer.certain(roll)
    page.session.choose([roll])
    assert not page.session.can_undo()
    assert not page.session.can_restart()
    page.session.undo()
    page.session.restart_turn()
    page.session.redo()
    assert page.session.match.actions == [roll]


def test_at_the_beginning_nothing_can_be_taken_back(desk: BotDesk) -> None:
    page = Page(GAME, ["human", "human"], desk)
    page.session.start()
    assert not page.session.can_undo()
    assert not page.session.can_restart()
    assert not page.session.can_redo()


def test_undo_interrupts_the_bot_that_thinks_next(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(STEPS, ["human", "normal"], desk)
    page.session.start()
    for _ in range(4):
        page.choose(WAIT)
    assert page.is_in(Phase.THINKING)
    assert page.session.can_undo()
    page.session.undo()
    assert page.is_in(Phase.CHOOSING)
    qtbot.wait(50)
    assert kinds(page) == [WAIT] * 3
    page.session.redo()
    assert page.is_in(Phase.THINKING)
    settled(page, qtbot)
    assert len(kinds(page)) == 8


def test_nobody_takes_back_what_a_bot_did(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(STEPS, ["random", "human"], desk)
    page.session.start()
    settled(page, qtbot)
    assert not page.session.can_undo()
    page.choose(SHOW)
    assert page.session.can_undo()
    page.session.hand_over(1, "random")
    page.session.set_paused(True)
    assert not page.session.can_undo()
    page.session.hand_over(1, "human")
    page.session.undo()
    assert not page.session.can_undo()
    page.session.hand_over(1, "random")
    assert page.is_in(Phase.ASKING)
    assert not page.session.can_redo()


def test_a_bot_is_told_what_it_answered_before_in_the_same_turn(
    desk: BotDesk, qtbot: QtBot
) -> None:
    page = Page(STEPS, ["normal", "human"], desk)
    told: list[tuple[int, Action | None]] = []
    ask = desk.ask

    def overheard(
        view: State, seat: int, level: str, token: int, before: Action | None = None
    ) -> None:
        told.append((len(page.session.match.actions), before))
        ask(view, seat, level, token, before)

    desk.ask = overheard  # type: ignore[method-assign]
    page.session.start()
    settled(page, qtbot)
    for _ in range(4):
        page.choose(WAIT)
    settled(page, qtbot)
    actions = page.session.match.actions
    assert len({action.kind for action in actions[:8]}) > 1, "else nothing was told apart"
    assert told == [(0, None), (3, actions[0]), (8, None), (11, actions[8])]


def test_a_turn_is_restarted_in_one_go(desk: BotDesk) -> None:
    page = Page(STEPS, ["human", "human"], desk)
    page.session.start()
    for _ in range(3):
        page.choose(WAIT)
    assert page.session.can_restart()
    page.session.restart_turn()
    assert kinds(page) == []
    assert not page.session.can_restart()
    for _ in range(3):
        page.session.redo()
    assert kinds(page) == [WAIT] * 3
    assert history_fits(page)


def test_undo_goes_back_past_what_answered_itself(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(STEPS, ["human", "human"], desk, settings=Settings(pace=0, auto_answer=True))
    page.session.start()
    page.choose(SHOW)
    settled(page, qtbot)
    assert kinds(page) == [SHOW, WAIT, WAIT]
    page.session.undo()
    assert kinds(page) == []
    assert page.is_in(Phase.CHOOSING)
    page.session.redo()
    assert kinds(page) == [SHOW, WAIT, WAIT]
    page.choose(WAIT)
    assert page.session.match.seat == 1
    page.session.restart_turn()
    assert kinds(page) == []
    page.session.redo()
    page.session.redo()
    assert kinds(page) == [SHOW, WAIT, WAIT, WAIT]
    assert history_fits(page)


def test_there_is_no_way_back_to_a_question_that_would_answer_itself(
    desk: BotDesk, qtbot: QtBot
) -> None:
    page = Page(STEPS, ["human", "human"], desk, settings=Settings(pace=0, auto_answer=True))
    page.session.start()
    page.choose(DRAW)
    settled(page, qtbot)
    assert kinds(page) == [DRAW, WAIT, WAIT]
    assert not page.session.can_undo()
    assert not page.session.can_restart()
    page.session.settings.auto_answer = False
    assert page.session.can_undo()
    page.session.restart_turn()
    assert kinds(page) == [DRAW]


@pytest.mark.parametrize("auto_answer", [False, True])
def test_looking_for_a_way_back_changes_nothing(auto_answer: bool, desk: BotDesk) -> None:
    page = Page(STEPS, ["human", "human"], desk, settings=Settings(auto_answer=auto_answer))
    page.session.start()
    page.session.undo()
    page.choose(SHOW)
    before = plain(page.session.match.state)
    for look in (page.session.can_undo, page.session.can_restart, page.session.can_redo):
        look()
    assert plain(page.session.match.state) == before
    assert kinds(page) == [SHOW]
    assert page.session.match.undone == []


def test_another_answer_forgets_what_could_be_done_again(desk: BotDesk) -> None:
    page = Page(STEPS, ["human", "human"], desk)
    page.session.start()
    page.choose(WAIT)
    page.session.undo()
    page.choose(SHOW)
    assert not page.session.can_redo()


def test_the_end_can_be_taken_back_if_it_was_certain(desk: BotDesk) -> None:
    page = Page(STEPS, ["human", "human"], desk)
    page.session.start()
    while not page.is_in(Phase.FINISHED):
        page.choose(WAIT)
    assert page.ends == 1
    page.session.undo()
    assert page.is_in(Phase.CHOOSING)
    assert not page.session.match.state.over
    page.session.redo()
    assert page.is_in(Phase.FINISHED)
    assert page.ends == 2
