"""The City at the window: secret sittings, payments picked card by card, a curtain a round."""

from typing import cast

import pytest
from helpers.sessions import LONG
from helpers.the_city import GAME as RULES
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.table_pages import Played, at_table
from app.the_city_pages import (
    GAME,
    PAIR,
    after_discards,
    finish_sitting,
    first_payable,
    seen,
    sit_down,
    with_too_many,
)
from citybuilder.app.models.actions import PICKED
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.bots.bot import Ranked
from citybuilder.core.game import Decision, State
from citybuilder.core.match import Match
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.state import TheCityState
from citybuilder.playing.history import see_the_same
from citybuilder.playing.screen import EVERYBODY
from citybuilder.playing.turns import Phase
from citybuilder.stage.signs import GIVEN


@pytest.mark.parametrize("number", [1, 2, -1])
def test_the_next_person_cannot_tell_what_was_chosen(desk: BotDesk, number: int) -> None:
    screens = []
    for choice in (0, number):
        match = after_discards()
        with at_table(desk, match, PAIR) as table:
            sit_down(table)
            finish_sitting(table, match, choice)
            assert table.is_in(Phase.CURTAIN)
            behind = [table.page.parts.curtain.lines.text(), table.sentence()]
            sit_down(table)
            assert table.session.viewer == 1
            screens.append([*behind, *seen(table)])
    assert screens[0] == screens[1]


def test_a_bot_s_answers_are_not_told_while_others_choose(desk: BotDesk, qtbot: QtBot) -> None:
    match = after_discards(3)
    with at_table(desk, match, ("human", "greedy", "human")) as table:
        told: list[str] = []
        table.page.parts.prompt.told.connect(told.append)
        sit_down(table)
        finish_sitting(table, match, 0)
        qtbot.waitUntil(lambda: match.seat == 2, timeout=LONG)
        words = [sentence for sentence in told if sentence.startswith("Ben")]
        assert set(words) <= {"Ben has chosen.", "Ben (greedy) is thinking…"}


@pytest.mark.parametrize("number", [0, -1])
def test_bots_have_thought_before_the_person_has_chosen(
    desk: BotDesk, qtbot: QtBot, number: int
) -> None:
    match = after_discards(3)
    with at_table(desk, match, ("human", "normal", "greedy")) as table:
        ahead = table.session.bot.ahead
        qtbot.waitUntil(lambda: ahead.is_ready, timeout=LONG)
        assert len(match.actions) == 2, "and nobody has seen anything of it"
        asked: list[tuple[object, ...]] = []
        desk.ask = lambda *question: asked.append(question)  # type: ignore[method-assign]
        finish_sitting(table, match, number)
        qtbot.waitUntil(lambda: table.is_in(Phase.CHOOSING), timeout=LONG)
        del desk.ask
        assert cast(TheCityState, match.state).round == 2
        assert [view for view, *_ in asked if cast(TheCityState, view).round == 1] == []


def test_there_is_one_curtain_for_each_person_and_round(desk: BotDesk) -> None:
    match = Match(GAME, 2, {}, 3)
    with at_table(desk, match, PAIR) as table:
        called = []
        while cast(TheCityState, match.state).round < 4:
            assert table.is_in(Phase.CURTAIN)
            called.append(table.session.awaited)
            sit_down(table)
            finish_sitting(table, match, 0)
        assert called == [0, 1, EVERYBODY, 0, 1, EVERYBODY, 0, 1]


def test_what_all_have_chosen_is_shown_when_all_look_and_no_hand_is_open(
    desk: BotDesk, qtbot: QtBot
) -> None:
    match = after_discards(3)
    with at_table(desk, match, ("human", "human", "greedy")) as table:
        views: list[TheCityState] = []
        table.session.happened.connect(lambda _, seen: views.extend(seen))
        for _ in PAIR:
            sit_down(table)
            finish_sitting(table, match, 0)
        assert table.sentence().startswith("Everybody has chosen.")
        assert table.page.parts.curtain.name.text() == "Everybody has chosen"
        assert table.page.parts.curtain.lines.isHidden()
        views.clear()
        sit_down(table)
        qtbot.waitUntil(lambda: table.is_in(Phase.CURTAIN), timeout=LONG)
        assert cast(TheCityState, match.state).round == 2
        assert max(max(view.cities) for view in views) > 0
        assert not any(any(view.hands) for view in views)
        assert table.session.awaited == 0


def test_the_curtain_tells_the_last_round_and_nothing_that_only_one_may_know(
    desk: BotDesk,
) -> None:
    match = Match(GAME, 2, {}, 3)
    with at_table(desk, match, PAIR) as table:
        while cast(TheCityState, match.state).round < 3:
            sit_down(table)
            finish_sitting(table, match, 0)
        sit_down(table)
        told = table.page.parts.curtain.lines.text()
        assert "Points: Ada +" in told
        assert "Ada " in told
        assert "Ben " in told
        assert " cards: " not in told
        assert " card: " not in told


def test_with_one_person_there_is_no_curtain(desk: BotDesk, qtbot: QtBot) -> None:
    match = after_discards()
    with at_table(desk, match, ("human", "greedy")) as table:
        phases: list[Phase] = []
        table.session.phase_changed.connect(phases.append)
        assert table.is_in(Phase.CHOOSING)
        finish_sitting(table, match, 0)
        qtbot.waitUntil(lambda: table.is_in(Phase.CHOOSING), timeout=LONG)
        assert cast(TheCityState, match.state).round == 2
        assert Phase.CURTAIN not in phases


def test_a_payment_is_picked_and_confirmed_and_taken_back_as_a_whole(desk: BotDesk) -> None:
    match = after_discards()
    with at_table(desk, match, ("human", "greedy")) as table:
        parts, before = table.page.parts, len(match.actions)
        table.session.choose([first_payable(match)])
        owed = int(match.state.asked[-1].amount)
        assert table.note() == f"0 of {owed} chosen."
        assert table.offers() == ["Back"]
        spots = [choice.spot for choice in parts.actions.choices][:owed]
        for spot in reversed(spots):
            table.click(spot)
        assert table.offers() == ["Pay and build", "Start over"]
        assert parts.scene.sign() == GIVEN
        marks = [parts.actions.index(row).data(PICKED) for row in range(parts.actions.rowCount())]
        assert sorted(marks)[-owed:] == ["−"] * owed
        table.key(Qt.Key.Key_Escape)
        assert parts.scene.picked() == []
        table.key(Qt.Key.Key_Escape)
        assert len(match.actions) == before


def test_the_whole_payment_is_undone_at_once(desk: BotDesk, qtbot: QtBot) -> None:
    match = after_discards()
    with at_table(desk, match, ("human", "greedy")) as table:
        table.session.choose([first_payable(match)])
        before = len(match.actions)
        owed = int(match.state.asked[-1].amount)
        table.page.parts.scene.pick([c.spot for c in table.page.parts.actions.choices][:owed])
        table.press("Pay and build")
        qtbot.waitUntil(lambda: table.is_in(Phase.THINKING), timeout=LONG)
        assert len(match.actions) == before + owed
        table.session.undo()
        assert len(match.actions) == before
        tip = table.page.parts.top.undo.toolTip()
        assert "Undo: Build " in tip


def test_a_hint_proposes_the_whole_payment_and_picks_it(desk: BotDesk, qtbot: QtBot) -> None:
    desk.adviser = "normal"
    match = after_discards()
    with at_table(desk, match, ("human", "greedy")) as table:
        parts = table.page.parts
        table.session.choose([first_payable(match)])
        owed = int(match.state.asked[-1].amount)
        table.page.do("hint")
        qtbot.waitUntil(lambda: bool(parts.hint_panel.proposals), timeout=LONG)
        [proposal] = parts.hint_panel.proposals
        choice = proposal.choice
        assert choice.text.startswith("Pay with ")
        assert set(parts.scene.held) == set(choice.pieces)
        parts.hint_panel.chosen.emit(choice)
        assert not parts.hint_panel.isVisible()
        assert sorted(parts.scene.picked()) == sorted(choice.pieces)
        assert len(choice.pieces) == owed
        assert table.offers()[0] == "Pay and build"


def test_a_hint_knows_two_cards_of_a_kind_apart(desk: BotDesk) -> None:
    match = Match(GAME, 2, {}, 3)
    state = cast(TheCityState, match.state)
    kind = next(kind for kind in range(state.kinds) if state.hands[kind])
    state.hands[kind] += 1
    with at_table(desk, match, ("human", "greedy")) as table:
        both = Ranked(RULES.discards[kind], 0.5, [RULES.discards[kind]])
        choice = table.page.asking.picking.proposal(both)
        assert choice.pieces == [f"hand/{kind}/0", f"hand/{kind}/1"]


def test_passing_is_not_what_the_return_key_means(desk: BotDesk) -> None:
    """It cannot be taken back, and the table has better answers."""
    match = after_discards()
    with at_table(desk, match, ("human", "greedy")) as table:
        assert table.page.parts.prompt.primary() is None
        before = len(match.actions)
        table.key(Qt.Key.Key_Return)
        assert len(match.actions) == before


def test_a_click_at_a_card_that_cannot_be_built_says_why(desk: BotDesk) -> None:
    match = after_discards()
    with at_table(desk, match, ("human", "greedy")) as table:
        scene = table.page.parts.scene
        live = set(scene.live())
        dead = next(key for key in scene.pieces if key.startswith("hand/") and key not in live)
        table.click(dead)
        assert table.note().startswith("Not now: ")


def test_cards_that_cannot_be_built_recede_also_where_none_can(desk: BotDesk) -> None:
    match = after_discards()
    state = cast(TheCityState, match.state)
    dearest = RULES.box.costs.index(max(RULES.box.costs))
    state.hands[: state.kinds] = [5 * int(kind == dearest) for kind in range(state.kinds)]
    with at_table(desk, match, ("human", "greedy")) as table:
        scene = table.page.parts.scene
        assert set(scene.live()) == {"architects", "deck"}
        receded = {key for key, piece in scene.pieces.items() if piece.receded}
        assert receded == {f"hand/{dearest}/{copy}" for copy in range(5)}


def test_where_all_cards_must_be_paid_escape_goes_back(desk: BotDesk) -> None:
    match = Match(GAME, 2, {}, 3)
    state = cast(TheCityState, match.state)
    kinds = [kind for kind in range(state.kinds) if state.hands[kind]]
    state.hands[: state.kinds] = [0] * state.kinds
    dear = next(kind for kind in range(state.kinds) if RULES.box.costs[kind] == 3)
    state.hands[dear] = 1
    for kind in kinds[:3]:
        state.hands[kind] += 1
    state.asked[-1] = type(state.asked[-1])(c.ASK_CHOOSE, 0)
    with at_table(desk, match, ("human", "greedy")) as table:
        table.session.choose([RULES.builds[dear]])
        assert table.page.parts.scene.has_selected()
        assert table.offers() == ["Pay and build", "Back"]
        table.key(Qt.Key.Key_Escape)
        assert match.actions == []


# Before a round


def discard_two(table: Played) -> None:
    spots = [choice.spot for choice in table.page.parts.actions.choices]
    table.page.parts.scene.pick(spots[:2])
    table.press("Discard these")


def test_surplus_cards_are_picked_together_and_told_to_all(desk: BotDesk, qtbot: QtBot) -> None:
    match = with_too_many(2, 0)
    with at_table(desk, match, ("human", "greedy")) as table:
        assert table.sentence().endswith("What do you discard? 2 cards must go, 12 stay.")
        assert table.note() == "0 of 2 chosen."
        discard_two(table)
        qtbot.waitUntil(lambda: len(match.actions) == 2, timeout=LONG)
        qtbot.waitUntil(lambda: table.is_in(Phase.CHOOSING), timeout=LONG)
        assert sum(cast(TheCityState, table.session.view()).discard) == 2
        assert "Ada has too many cards and discards " in table.page.parts.log.text()
        assert table.sentence().endswith("What do you build in this round?")


def test_whoever_has_too_many_cards_is_called_to_the_screen_and_goes_on(
    desk: BotDesk, qtbot: QtBot
) -> None:
    """Ben alone is asked, then Ada sits down for the round."""
    match = with_too_many(2, 1)
    with at_table(desk, match, PAIR) as table:
        assert (table.is_in(Phase.CURTAIN), table.session.awaited) == (True, 1)
        sit_down(table)
        discard_two(table)
        qtbot.waitUntil(lambda: len(match.actions) == 2, timeout=LONG)
        qtbot.waitUntil(lambda: table.is_in(Phase.CURTAIN), timeout=LONG)
        assert table.session.awaited == 0
        assert "Ben has too many cards and discards " in table.page.parts.curtain.lines.text()
        sit_down(table)
        assert table.sentence().endswith("What do you build in this round?")


def test_the_surplus_cards_of_a_bot_are_seen(desk: BotDesk, qtbot: QtBot) -> None:
    match = with_too_many(2, 1)
    with at_table(desk, match, ("human", "greedy")) as table:
        qtbot.waitUntil(lambda: table.is_in(Phase.CHOOSING), timeout=LONG)
        view = cast(TheCityState, table.session.view())
        assert (view.hand_size(1), sum(view.discard)) == (12, 2)
        assert "Ben has too many cards and discards " in table.page.parts.log.text()


def test_whoever_is_called_before_a_bot_plays_only_looks_on(desk: BotDesk) -> None:
    with at_table(desk, with_too_many(3, 2), (*PAIR, "greedy")) as table:
        assert (table.is_in(Phase.CURTAIN), table.session.awaited) == (True, 0)
        assert table.page.parts.curtain.ask.text().startswith("Bots play next, and Ada watches.")


def test_it_is_said_which_surplus_cards_a_bot_discards(desk: BotDesk, qtbot: QtBot) -> None:
    match = with_too_many(2, 1)
    with at_table(desk, match, ("human", "greedy")) as table:
        told: list[str] = []
        table.page.parts.prompt.told.connect(told.append)
        qtbot.waitUntil(lambda: table.is_in(Phase.CHOOSING), timeout=LONG)
        [line] = [line for line in table.page.parts.log.text().splitlines() if "too many" in line]
        assert line.strip() in told
        assert "Ben has chosen." not in told


def test_surplus_cards_are_taken_back_by_whoever_has_laid_them_down(
    desk: BotDesk, qtbot: QtBot
) -> None:
    """Their hand lies behind a curtain, whoever wants the way back."""
    match = with_too_many(2, 0, 1)
    with at_table(desk, match, PAIR) as table:
        sit_down(table)
        discard_two(table)
        qtbot.waitUntil(lambda: table.is_in(Phase.CURTAIN), timeout=LONG)
        assert table.session.awaited == 1
        assert not table.session.can_undo()
        sit_down(table)
        assert "Undo what Ada did: Discard " in table.page.parts.top.undo.toolTip()
        assert not table.session.can_restart()
        table.session.undo()
        assert (table.is_in(Phase.CURTAIN), table.session.awaited) == (True, 0)
        assert table.session.viewer == 1
        assert not match.actions
        sit_down(table)
        assert table.session.viewer == 0
        assert "What do you discard? 2 cards must go" in table.sentence()


# Where nothing is left in hand, views are equal, and the choice is a secret all the same


def empty_handed(seats: int = 2) -> Match[State]:
    match = Match(GAME, seats, {}, 3)
    state = cast(TheCityState, match.state)
    state.hands = [0] * len(state.hands)
    state.sizes = [0] * seats
    state.asked = [Decision(c.ASK_CHOOSE, seat) for seat in reversed(range(seats))]
    assert see_the_same(match.game, match.state, range(seats))
    return match


def test_two_people_with_empty_hands_learn_nothing_of_one_another(desk: BotDesk) -> None:
    match = empty_handed()
    with at_table(desk, match, PAIR) as table:
        told: list[str] = []
        table.page.parts.prompt.told.connect(told.append)
        assert table.is_in(Phase.CURTAIN)
        sit_down(table)
        table.session.choose([RULES.builds[RULES.box.architect]])
        assert table.is_in(Phase.CURTAIN)
        sit_down(table)
        assert table.session.viewer == 1
        assert "Architect" not in table.page.parts.top.undo.toolTip()
        assert not table.page.parts.top.undo.isEnabled()
        assert not [sentence for sentence in told if "Architect" in sentence and "Ben" in sentence]


def test_a_bot_with_an_empty_hand_only_says_that_it_has_chosen(desk: BotDesk, qtbot: QtBot) -> None:
    match = empty_handed(3)
    match.play(match.legal()[0])
    with at_table(desk, match, ("human", "greedy", "human")) as table:
        told: list[str] = []
        table.page.parts.prompt.told.connect(told.append)
        sit_down(table)
        qtbot.waitUntil(lambda: match.seat == 2, timeout=LONG)
        words = [sentence for sentence in told if sentence.startswith("Ben")]
        assert words == ["Ben (greedy) is thinking…", "Ben has chosen."]


def test_a_dear_card_is_told_as_often_as_a_cheap_one(desk: BotDesk, qtbot: QtBot) -> None:
    """Ben has chosen, once, however many cards he pays with."""
    match = after_discards(3)
    with at_table(desk, match, ("human", "greedy", "human")) as table:
        told: list[str] = []
        table.page.parts.prompt.told.connect(told.append)
        sit_down(table)
        finish_sitting(table, match, 0)
        before = len(match.actions)
        qtbot.waitUntil(lambda: match.seat == 2, timeout=LONG)
        assert len(match.actions) > before + 1
        words = [sentence for sentence in told if sentence.startswith("Ben")]
        assert words == ["Ben (greedy) is thinking…", "Ben has chosen."]
