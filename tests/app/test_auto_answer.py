"""What is answered by itself where somebody wants that, and what is asked again where they do."""

import pytest
from helpers.sessions import Page
from helpers.tables import game_of
from PySide6.QtCore import Qt

from app.table_pages import PEOPLE, at_table
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.playing.turns import Phase
from citybuilder.store.settings import Settings

ANSWERS = 80
Key = Qt.Key


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_rolled_drawn_or_revealed_by_itself(game: str, desk: BotDesk) -> None:
    page = Page(game_of(game), PEOPLE, desk, settings=Settings(pace=0, auto_answer=True))
    match, asked = page.session.match, set[int]()
    page.session.offered.connect(lambda: asked.add(len(match.actions)))
    page.session.start()
    while len(match.actions) < ANSWERS and not match.state.over:
        if page.is_in(Phase.CURTAIN):
            page.session.ready()
        elif page.is_in(Phase.CHOOSING):
            page.answer()
        else:
            page.session.carry_out()
    by_itself = [step for step in range(len(match.actions)) if step not in asked]
    assert by_itself
    assert all(match.at(step).is_certain(match.actions[step]) for step in by_itself)


def test_dice_are_asked_about_even_where_nothing_else_can_be_done(desk: BotDesk) -> None:
    settings = Settings(pace=0, sound=False, tips=False, confirm=True)
    with at_table(desk, Match(game_of(GAMES[0]), 2, {}, 1), settings=settings) as table:
        assert table.offers() == ["Roll 1 die"]
        table.press("Roll 1 die")
        assert table.sentence() == "Sure? “Roll 1 die” can't be undone."
        table.key(Key.Key_Escape)
        assert (table.offers(), table.match.actions) == (["Roll 1 die"], [])
        table.press("Roll 1 die")
        table.press("Yes")
        assert len(table.match.actions) == 1


@pytest.mark.parametrize("game", GAMES)
def test_whatever_cannot_be_taken_back_is_asked_about(game: str, desk: BotDesk) -> None:
    """And nothing else, where people play among themselves."""
    settings = Settings(pace=0, sound=False, tips=False, confirm=True)
    page = Page(game_of(game), PEOPLE, desk)
    with at_table(desk, Match(game_of(game), 2, {}, 1), settings=settings) as table:
        match = table.match
        for _ in range(ANSWERS):
            while table.is_in(Phase.CURTAIN):
                table.session.ready()
            if match.state.over:
                break
            answers = [page.pick(match.state, match.legal())]
            final, before = table.session.offer.is_final(*answers), len(match.actions)
            table.page.asking.choose(answers)
            assert (len(match.actions) == before) == final
            table.page.asking.choose(answers) if final else None
            assert len(match.actions) == before + 1
