"""The City at a curtain: nothing of the person before is told to whoever comes next."""

from pathlib import Path
from typing import cast

import pytest

from app.table_pages import Played, at_table
from app.the_city_pages import (
    GAME,
    PAIR,
    after_discards,
    finish_sitting,
    first_payable,
    sit_down,
)
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.state import TheCityState
from citybuilder.playing.turns import AT_CURTAIN, Phase
from citybuilder.stage.table_view import TableView
from citybuilder.tables.overview import place_of


def at_curtain(table: Played, match: Match[State]) -> None:
    """Ada has left, and nobody has come yet."""
    sit_down(table)
    table.page.parts.scene.focus_step(0, 1, everywhere=True)
    finish_sitting(table, match, 0)
    assert table.is_in(Phase.CURTAIN)


def test_at_a_curtain_only_sitting_down_the_menu_and_leaving_are_left(desk: BotDesk) -> None:
    match = after_discards()
    with at_table(desk, match, PAIR) as table:
        at_curtain(table, match)
        page, before = table.page, len(match.actions)
        for name in page.commands:
            if name not in AT_CURTAIN:
                page.do(name)
                assert table.is_in(Phase.CURTAIN)
                assert len(match.actions) == before
                assert page.parts.curtain.isVisible()
                assert page.parts.body.isHidden()
                assert table.note() == "First Ben has to sit down at the screen."
        assert not page.parts.inspector.isVisible()
        able = [button.objectName() for button in page.parts.top.buttons if button.isEnabled()]
        assert able == ["rules", "menu"]


def test_the_log_of_the_person_before_is_not_exported(desk: BotDesk, tmp_path: Path) -> None:
    match = after_discards()
    with at_table(desk, match, PAIR) as table:
        at_curtain(table, match)
        table.page.export_log(tmp_path / "log.txt")
        table.page.save_as(tmp_path / "match")
        assert list(tmp_path.iterdir()) == []
        sit_down(table)
        table.page.export_log(tmp_path / "log.txt")
        assert (tmp_path / "log.txt").exists()


def test_a_screen_reader_says_at_a_curtain_what_everybody_may_know(
    desk: BotDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(GAME, 2, {}, 3)
    said: list[str] = []
    monkeypatch.setattr(TableView, "say", lambda _view, text: said.append(text))
    with at_table(desk, match, PAIR) as table:
        while cast(TheCityState, match.state).round < 3:
            sit_down(table)
            finish_sitting(table, match, 0)
        said.clear()
        table.page.parts.announcer.speak()
        assert said == ["Everybody has chosen. Now all of you may look together."]
        sit_down(table)
        said.clear()
        table.page.parts.announcer.speak()
        [words] = said
        assert "Points: Ada +" in words
        assert words.endswith("Ada, please sit down at the screen.")
        assert " cards: " not in words
        assert " card: " not in words


def test_nothing_in_hand_in_focus_or_pointed_at_stays_for_the_next_person(desk: BotDesk) -> None:
    match = after_discards()
    with at_table(desk, match, PAIR) as table:
        sit_down(table)
        scene = table.page.parts.scene
        scene.focused = scene.pointed = scene.pressed = next(iter(scene.pieces))
        scene.hold_highlight([scene.focused])
        finish_sitting(table, match, 0)
        assert table.is_in(Phase.CURTAIN)
        assert not any((scene.focused, scene.pointed, scene.pressed, scene.held))


def test_the_rules_open_at_the_question_as_the_viewer_may_know_it(desk: BotDesk) -> None:
    """Not at the chapter of what a bot is asked in secret."""
    match = after_discards(3)
    match.play(first_payable(match))
    assert match.state.asked[-1].kind == c.ASK_PAY
    with at_table(desk, match, ("greedy", "human", "human")) as table:
        table.session.set_paused(True)
        sit_down(table)
        assert table.session.viewer == 1
        places: list[str] = []
        table.page.rules_wanted.connect(places.append)
        table.page.open_rules()
        assert places == [place_of(GAME.key, match.view(1).asked[-1])]
        assert places != [place_of(GAME.key, match.state.asked[-1])]
