"""Several people at one screen: a curtain hides what only one of them may see, and only then."""

from typing import cast

import pytest
from helpers.sessions import LONG, Page
from helpers.toy import DRAW, SHOW, SPY, WAIT, Toy, ToyState
from pytestqt.qtbot import QtBot

from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.bots.levels import LEVELS
from citybuilder.core.game import UNKNOWN, Action, Belief, Decision, Game, State
from citybuilder.core.match import Match
from citybuilder.core.rng import Rng
from citybuilder.playing.players import KNOWN_SITTING, LEAST_SITTING
from citybuilder.playing.turns import BadTransition, Phase
from citybuilder.store.settings import Settings

TOY = cast(Game[State], Toy())


def test_each_person_is_called_to_the_screen(desk: BotDesk) -> None:
    page = Page(TOY, ["human", "human"], desk)
    page.session.start()
    assert page.is_in(Phase.CURTAIN)
    assert page.session.awaited == 0
    page.session.ready()
    assert page.is_in(Phase.CHOOSING)
    page.choose(WAIT)
    assert page.is_in(Phase.CURTAIN)
    assert (page.session.awaited, page.session.viewer) == (1, 0)
    page.session.ready()
    assert page.session.viewer == 1
    with pytest.raises(BadTransition):
        page.session.ready()
    assert page.session.viewer == 1


def test_no_curtain_falls_where_everything_lies_open(desk: BotDesk) -> None:
    page = Page(TOY, ["human", "human"], desk)
    page.session.start()
    page.session.ready()
    page.choose(SHOW)
    assert page.is_in(Phase.CURTAIN)
    page.session.ready()
    page.choose(SHOW)
    assert page.is_in(Phase.CHOOSING)
    assert page.session.viewer == 0


def test_one_person_needs_no_curtain(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(TOY, ["human", "random"], desk)
    page.answer_at_random()
    with qtbot.waitSignal(page.session.finished, timeout=LONG):
        page.session.start()
    assert Phase.CURTAIN not in page.phases


def test_what_happened_is_told_as_the_viewer_may_know_it(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(TOY, ["human", "random"], desk)
    page.session.start()
    page.choose(DRAW)
    assert page.events[0].what != UNKNOWN
    page.answer_at_random()
    qtbot.waitUntil(lambda: page.is_in(Phase.FINISHED), timeout=LONG)
    drawn = [event for event in page.events if event.only == 1]
    assert drawn
    assert all(event.what == UNKNOWN for event in drawn)
    known = [event.what for _, _, events in page.session.history for event in events]
    assert UNKNOWN not in known


def test_nothing_is_taken_back_at_a_curtain(desk: BotDesk) -> None:
    page = Page(TOY, ["human", "human"], desk)
    page.session.start()
    page.session.ready()
    page.choose(WAIT)
    assert page.is_in(Phase.CURTAIN)
    page.session.undo()
    page.session.restart_turn()
    assert page.session.awaited == 1, "for the next person may sit there already"
    assert len(page.session.match.actions) == 1


def test_undo_raises_the_curtain_again(desk: BotDesk) -> None:
    page = Page(TOY, ["human", "human"], desk)
    page.session.start()
    page.session.ready()
    page.choose(WAIT)
    page.session.ready()
    page.session.undo()
    assert page.is_in(Phase.CURTAIN), "for somebody else sits there now"
    assert page.session.awaited == 0
    page.session.redo()
    assert page.session.awaited == 0
    page.session.ready()
    assert page.session.viewer == 0
    page.session.redo()
    assert page.is_in(Phase.CURTAIN)
    assert page.session.awaited == 1


def test_a_bot_may_take_over_behind_the_curtain(desk: BotDesk, qtbot: QtBot) -> None:
    """The one person who is left is called all the same: nobody knows who sits there."""
    page = Page(TOY, ["human", "human"], desk)
    page.session.start()
    page.session.ready()
    page.choose(WAIT)
    assert page.is_in(Phase.CURTAIN)
    page.session.hand_over(1, "random")
    assert page.is_in(Phase.CURTAIN)
    assert (page.session.awaited, page.session.viewer) == (0, 0)
    page.session.ready()
    assert page.is_in(Phase.THINKING)
    qtbot.waitUntil(lambda: page.is_in(Phase.CHOOSING), timeout=LONG)
    assert page.session.match.seat == 0
    page.choose(WAIT)
    qtbot.waitUntil(lambda: page.is_in(Phase.CHOOSING), timeout=LONG)
    assert page.phases.count(Phase.CURTAIN) == 3, "and from then on sits there alone"


class Trio(Toy):
    """The same game for three: each sees only the own card, whatever lies open."""

    def __init__(self) -> None:
        super().__init__()
        self.players = range(3, 4)

    def apply(self, state: ToyState, action: Action) -> None:
        seat = state.asked[-1].seat
        super().apply(state, Action(WAIT) if action.kind == SPY else action)
        if not state.over:
            state.asked = [Decision(0, (seat + 1) % 3)]

    def observe(self, state: ToyState, seat: int) -> ToyState:
        view = state.copy()
        view.rng.value = 0
        view.hands = [card if own == seat else UNKNOWN for own, card in enumerate(state.hands)]
        return view

    def determinize(
        self, view: ToyState, seat: int, rng: Rng, belief: Belief[ToyState] | None = None
    ) -> ToyState:
        state = view.copy()
        state.rng = rng.fork()
        state.hands = [max(0, card) for card in state.hands]
        return state


def test_bots_wait_until_somebody_sits_in_front_of_the_screen(desk: BotDesk, qtbot: QtBot) -> None:
    """Otherwise the table would be shown from a seat whose owner may not sit there."""
    page = Page(cast(Game[State], Trio()), ["greedy", "human", "human"], desk)
    page.session.start()
    assert page.is_in(Phase.CURTAIN)
    assert page.session.awaited == 1
    page.session.ready()
    assert page.is_in(Phase.THINKING)
    qtbot.waitUntil(lambda: page.is_in(Phase.CHOOSING), timeout=LONG)
    assert page.session.viewer == 1
    page.session.hand_over(0, "human")
    page.session.hand_over(1, "greedy")
    assert page.is_in(Phase.CURTAIN)
    assert page.session.awaited == 0


def test_a_bot_between_two_people_is_watched_by_the_first(desk: BotDesk, qtbot: QtBot) -> None:
    page = Page(cast(Game[State], Trio()), ["human", "greedy", "human"], desk)
    page.session.start()
    page.session.ready()
    page.choose(WAIT)
    assert page.is_in(Phase.THINKING)
    assert page.session.viewer == 0
    qtbot.waitUntil(lambda: page.is_in(Phase.CURTAIN), timeout=LONG)
    assert (page.session.awaited, page.session.viewer) == (2, 0)


def test_a_person_who_joins_is_a_stranger_to_the_one_who_plays(desk: BotDesk) -> None:
    page = Page(TOY, ["random", "human"], desk)
    page.session.start()
    assert page.is_in(Phase.THINKING)
    page.session.hand_over(0, "human")
    assert page.is_in(Phase.CURTAIN)
    assert (page.session.awaited, page.session.viewer) == (0, 1)


class Whispers(Toy):
    """The same game, but answers are given in secret, and a turn has two of them if the first was
    to draw."""

    def is_secret(self, asked: Decision) -> bool:
        return True

    def apply(self, state: ToyState, action: Action) -> None:
        asked, turn = state.asked[-1], state.turn
        super().apply(state, action)
        if action.kind == DRAW and asked.kind == 0:
            state.turn, state.over = turn, False
            state.asked = [Decision(1, asked.seat)]


SECRET = cast(Game[State], Whispers())


def answering(desk: BotDesk, monkeypatch: pytest.MonkeyPatch, *kinds: int) -> None:
    """Bots answer this, one after the other, as soon as they are asked; then they think on."""
    left = list(kinds)

    def ask(_view: State, _seat: int, _who: str, token: int, _before: Action | None) -> None:
        if left:
            desk.thought.emit(token, Action(left.pop(0)))

    monkeypatch.setattr(desk, "ask", ask)


def lying_open() -> Match[State]:
    """Both cards are seen by both, hence their views are equal."""
    match = Match(SECRET, 2, {}, 1)
    cast(ToyState, match.state).open = [1, 1]
    return match


def test_answers_in_secret_need_a_curtain_although_both_see_the_same(desk: BotDesk) -> None:
    page = Page(SECRET, ["human", "human"], desk, match=lying_open())
    page.session.start()
    assert page.is_in(Phase.CURTAIN)
    page.session.ready()
    page.choose(WAIT)
    assert page.is_in(Phase.CURTAIN)
    assert page.session.awaited == 1
    page.session.ready()
    assert not page.session.can_undo(), "it would tell whether there was a way back"


@pytest.mark.parametrize(
    ("second", "answer", "last"),
    [("human", WAIT, True), ("human", DRAW, False), ("random", WAIT, False)],
)
def test_the_last_answer_before_somebody_else_sits_down_has_no_way_back(
    desk: BotDesk, second: str, answer: int, last: bool
) -> None:
    page = Page(SECRET, ["human", second], desk)
    page.session.start()
    assert page.session.offer.is_last_word(Action(answer)) == last


def test_an_open_answer_can_be_taken_back_by_the_next_person(desk: BotDesk) -> None:
    page = Page(TOY, ["human", "human"], desk)
    page.session.start()
    assert not page.session.offer.is_last_word(Action(WAIT))


def test_nobody_can_count_the_answers_of_a_hidden_sitting(
    desk: BotDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    for kinds in ((WAIT,), (DRAW, WAIT)):
        answering(desk, monkeypatch, *kinds)
        page = Page(SECRET, ["human", "random"], desk)
        page.session.start()
        saved: list[str] = []
        times: list[int] = []
        monkeypatch.setattr(page.session.keeper, "save", lambda saved=saved: saved.append("saved"))
        monkeypatch.setattr(page.session.timer, "start", times.append)
        page.choose(WAIT)
        assert page.is_in(Phase.THINKING)
        assert len(page.session.match.actions) == 1, "nothing is played before it is over"
        page.session.carry_out()
        told.append((page.phases, saved, times))
        assert len(page.session.match.actions) == 1 + len(kinds)
        page.session.close()
    assert told[0] == told[1]
    assert told[0][2] == [KNOWN_SITTING], "which runs from its beginning"


def test_when_the_time_of_a_hidden_sitting_is_up_its_first_answer_suffices(
    desk: BotDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(desk, monkeypatch, DRAW)
    page = Page(SECRET, ["human", "random"], desk)
    page.session.start()
    page.choose(WAIT)
    late = page.session.bot.question
    assert late, "the second answer is thought about"
    page.session.carry_out()
    assert len(page.session.match.actions) == 3
    assert page.session.match.actions[1] == Action(DRAW)
    assert page.is_in(Phase.CHOOSING)
    desk.thought.emit(late, Action(DRAW))
    assert len(page.session.match.actions) == 3, "nobody waits for it any more"


def test_a_bot_without_a_first_answer_takes_as_long_again(
    desk: BotDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(desk, monkeypatch)
    page = Page(SECRET, ["human", "random"], desk)
    page.session.start()
    page.choose(WAIT)
    page.session.timer.stop()
    page.session.carry_out()
    assert page.session.timer.isActive()
    assert page.session.timer.interval() == page.session.bot.sitting_time(1)
    desk.thought.emit(page.session.bot.question, Action(WAIT))
    assert page.is_in(Phase.THINKING)
    page.session.carry_out()
    assert len(page.session.match.actions) == 2


@pytest.mark.parametrize("pace", [0, 1, 3])
def test_a_hidden_sitting_takes_as_long_as_the_bot_may_think_of_it(
    desk: BotDesk, pace: int
) -> None:
    desk.clocked = True
    page = Page(SECRET, ["human", "expert"], desk, settings=Settings(pace=pace))
    assert page.session.bot.sitting_time(1) >= 1000 * LEVELS["expert"].seconds + LEAST_SITTING


def test_a_pause_in_a_hidden_sitting_meets_with_none_of_its_answers(
    desk: BotDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(desk, monkeypatch, DRAW, WAIT, WAIT)
    page = Page(SECRET, ["human", "random"], desk)
    page.session.start()
    page.choose(WAIT)
    page.session.set_paused(True)
    assert page.is_in(Phase.ASKING)
    assert len(page.session.match.actions) == 1
    page.session.undo()
    assert page.session.match.seat == 0


def test_whoever_has_no_choice_in_secret_is_called_all_the_same(
    desk: BotDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Whispers, "legal", lambda *_: [Action(WAIT)])
    page = Page(SECRET, ["human", "human"], desk, settings=Settings(pace=0, auto_answer=True))
    page.session.start()
    assert page.is_in(Phase.CURTAIN)
    page.session.ready()
    assert page.is_in(Phase.ASKING)
    page.session.carry_out()
    assert len(page.session.match.actions) == 1
    assert (page.phase, page.session.awaited) == (Phase.CURTAIN, 1)


def test_whoever_hands_their_seat_over_sees_no_other_hand(desk: BotDesk) -> None:
    page = Page(SECRET, ["human", "random"], desk)
    page.session.start()
    page.session.hand_over(0, "random")
    page.session.set_paused(True)
    assert page.session.viewer == 0
    page.session.carry_out()
    assert page.session.viewer == 0
