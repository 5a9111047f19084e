"""The panel of a hint: what is proposed, its chances, and why, read whole and heard."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from helpers.long import crossed
from helpers.sessions import LONG
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.table_pages import Played, at_table, is_certain_choice, played
from citybuilder.app.language import set_language
from citybuilder.app.models.actions import Choice
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.table.hint_panel import Proposal
from citybuilder.bots.bot import Ranked
from citybuilder.bots.comparison import Comparison, Difference
from citybuilder.core.game import Action, State
from citybuilder.core.match import Match
from citybuilder.games.machi_koro import cards as machi_koro


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    set_language("en")


def compared(landmarks: float) -> Comparison:
    return Comparison(Action(1), [Difference(int(machi_koro.SCORE_LANDMARKS), landmarks)])


def ask(table: Played) -> None:
    """Open the panel, but leave the bots alone."""
    table.page.parts.hint_panel.wait()
    table.page.place_overlays()


def hint(table: Played) -> None:
    """As if a bot had thought: two answers, whose landmarks differ."""
    choices = table.page.parts.actions.choices
    ask(table)
    ranked = [Ranked(choices[0].action, 0.5), Ranked(choices[1].action, 0.45)]
    ranked[0].reason = compared(2.0)
    ranked[0].reason.other = choices[1].action
    ranked[1].reason = compared(-12.0)
    ranked[1].reason.other = choices[0].action
    table.page.hinting.show(ranked)
    QApplication.processEvents()


def test_the_panel_says_why_of_the_proposal_that_is_looked_at(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        hint(table)
        panel = table.page.parts.hint_panel
        assert panel.why.isVisible()
        assert panel.why.text() == "Why: about 2 more landmarks in the next few turns."
        before = [button.geometry() for button in panel.buttons]
        table.key(Qt.Key.Key_Tab)
        assert panel.why.text().startswith(
            "Compared with the best choice: about 12 fewer landmarks"
        )
        QApplication.sendEvent(panel.buttons[0], QEvent(QEvent.Type.Enter))
        assert panel.why.text().startswith("Why: ")
        assert [button.geometry() for button in panel.buttons] == before


def test_screen_readers_hear_the_reason_with_the_proposal(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        hint(table)
        heard = [button.accessibleDescription() for button in table.page.parts.hint_panel.buttons]
        assert heard[0] == "Why: about 2 more landmarks in the next few turns."
        assert heard[1].startswith("Compared with the best choice: ")


def is_won_by_a_landmark(match: Match[State]) -> bool:
    """The last one that is missing can be paid for."""
    landmarks = [action for action in match.legal() if action.kind == machi_koro.LANDMARK]
    if len(landmarks) != 1:
        return False
    after = match.state.copy()
    match.game.apply(after, landmarks[0])
    return after.over


def test_a_win_that_is_sure_is_told_as_no_chance(desk: BotDesk) -> None:
    with at_table(desk, played(is_won_by_a_landmark)) as table:
        ask(table)
        actions = [choice.action for choice in table.page.parts.actions.choices]
        wins = next(action for action in actions if action.kind == machi_koro.LANDMARK)
        other = next(action for action in actions if action.kind != machi_koro.LANDMARK)
        table.page.hinting.show([Ranked(wins, 1.0), Ranked(other, 0.99)])
        said = [row.chance.text() for row in table.page.parts.hint_panel.buttons]
        assert said == ["wins", "over 95%"]


def test_what_cannot_be_told_apart_is_told_alike(desk: BotDesk) -> None:
    """A third of a step must not make 35% of one chance and 30% of another."""
    with at_table(desk, played(is_certain_choice)) as table:
        ask(table)
        choices = table.page.parts.actions.choices
        chances = (0.331, 0.318, 0.29)
        ranked = [Ranked(one.action, chance) for one, chance in zip(choices, chances, strict=False)]
        for one in ranked:
            one.error = 0.02
        table.page.hinting.show(ranked)
        panel = table.page.parts.hint_panel
        said = [button.chance.text() for button in panel.buttons]
        assert said == ["about 35%", "about 35%", "about 30%"][: len(ranked)]
        assert [button.bar.chance for button in panel.buttons] == [one.chance for one in ranked]


def test_without_reasons_the_panel_has_no_gap_for_them(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        ask(table)
        choices = table.page.parts.actions.choices
        table.page.hinting.show([Ranked(choices[0].action, 0.5)])
        assert not table.page.parts.hint_panel.why.isVisible()


@crossed("size language", [(1280, 720), (1000, 640)], ["en", "de"])
def test_nothing_in_the_panel_is_cut(desk: BotDesk, size: tuple[int, int], language: str) -> None:
    with at_table(desk, played(is_certain_choice), size=size) as table:
        set_language(language)
        table.page.retranslate()
        hint(table)
        panel = table.page.parts.hint_panel
        shown = [panel.heading, panel.why, panel.note]
        for button in panel.buttons:
            assert button.height() >= button.row.totalHeightForWidth(button.width())
            shown += [button.words, button.chance]
            assert button.bar.width() > 100
        for words in shown:
            assert words.height() >= words.heightForWidth(words.width()), words.text()
        assert panel.height() <= panel.most


def test_a_long_name_is_not_cut_beside_its_chance(desk: BotDesk) -> None:
    """No line breaks within it, and the comma after it belongs to it."""
    with at_table(desk, played(is_certain_choice)) as table:
        panel = table.page.parts.hint_panel
        short = Choice(Action(0), "Roll 1 die", "", 1)
        long = replace(short, text="Pay with Güterverkehrszentrumsverwaltung, Boutique")
        ask(table)
        panel.propose([Proposal(short, 0.5), Proposal(long, 0.4)])
        QApplication.processEvents()
        short_row, long_row = panel.buttons
        assert short_row.words.y() == short_row.chance.y()
        assert long_row.chance.y() >= long_row.words.y() + long_row.words.height()
        assert long_row.words.width() == short_row.bar.width() == long_row.bar.width()


def test_a_panel_without_room_grows_and_then_scrolls_to_what_is_looked_at(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice), size=(1000, 640)) as table:
        hint(table)
        panel = table.page.parts.hint_panel
        low = panel.area.adjusted(0, 0, 0, 60 - panel.area.height())
        panel.open_over(low, 2000)
        assert panel.height() == 2000
        bar = panel.paper.verticalScrollBar()
        QApplication.processEvents()
        assert not bar.isVisible()
        panel.open_over(low, 200)
        QApplication.processEvents()
        assert panel.height() == 200
        assert bar.isVisible()
        table.key(Qt.Key.Key_Tab)
        assert bar.value() > 0


def test_a_real_bot_gives_reasons(desk: BotDesk, qtbot: QtBot) -> None:
    desk.adviser = "normal"
    with at_table(desk, played(is_certain_choice)) as table:
        with qtbot.waitSignal(table.session.hinted, timeout=LONG):
            table.page.do("hint")
        panel = table.page.parts.hint_panel
        assert len(panel.proposals) > 1
        assert all(proposal.why for proposal in panel.proposals)
