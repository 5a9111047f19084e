"""Buttons of the bar below the table: what goes on, what gives up and what leads back never come to
lie where another kind of them has been, whatever is asked, in every language and size."""

from itertools import combinations
from random import Random
from typing import Final

from helpers.long import crossed
from helpers.tables import game_of
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication

from app.table_pages import Played, at_table
from citybuilder.app.language import set_language
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.table.prompt_bar import Way
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.playing.turns import Phase
from citybuilder.store.settings import Settings

QUESTIONS: Final = 60
KINDS: Final = {Way.ON: "on", Way.PAST: "on", Way.OFF: "off", Way.SURE: "sure", Way.OUT: "out"}
Places = dict[str, QRect]


def note(table: Played, places: Places) -> None:
    prompt = table.page.parts.prompt
    QApplication.processEvents()
    layout = prompt.layout()
    assert layout is not None
    layout.activate()
    meant = prompt.primary()
    assert meant is None or meant.way in (Way.ON, Way.SURE), "the return key gives nothing up"
    for button in prompt.buttons:
        place = QRect(button.mapTo(prompt, QPoint(0, 0)), button.size())
        kind = KINDS[prompt.way_of(button)]
        places[kind] = places.get(kind, place).united(place)


def is_cut(table: Played) -> set[str]:
    """What gives up is read whole, beside everything else that is."""
    buttons = table.page.parts.prompt.in_row(Way.OFF)
    return {button.text() for button in buttons if button.width() < button.sizeHint().width()}


def go_on(table: Played, chance: Random, places: Places) -> None:
    """One step; what is chosen is asked again, and several pieces are picked one by one."""
    if table.is_in(Phase.CURTAIN):
        table.session.ready()
        return
    scene = table.page.parts.scene
    if scene.is_selecting():
        for piece in [choice.spot for choice in table.page.parts.actions.choices]:
            if not scene.has_selected():
                scene.choose(piece)
                note(table, places)
    actions = scene.spots.selection() if scene.spots is not None and scene.has_selected() else []
    actions = actions or [chance.choice(table.match.legal())]
    table.page.asking.choose(actions)
    note(table, places)
    if table.page.asking.doubted:
        table.page.asking.choose(actions)


@crossed("game language size", GAMES, ("de", "en"), ((960, 600), (1280, 720), (1920, 1080)))
def test_each_kind_of_button_has_a_place_of_its_own(
    game: str, language: str, size: tuple[int, int], desk: BotDesk
) -> None:
    settings = Settings(pace=0, sound=False, tips=False, confirm=True)
    match, chance, places = Match(game_of(game), 2, {}, 4), Random(3), Places()
    cut = set[str]()
    with at_table(desk, match, size=size, settings=settings) as table:
        set_language(language)
        table.page.retranslate()
        for _ in range(QUESTIONS):
            note(table, places)
            cut |= is_cut(table)
            go_on(table, chance, places)
        assert not cut or size < (1280, 720)
        assert "off" in places
        assert len(places) > 1
        for one, other in combinations(places.values(), 2):
            assert not one.intersects(other)


def test_buttons_above_the_table_stay_where_they_are(desk: BotDesk) -> None:
    """Whatever is told beside them, and whatever some of them say at the moment."""
    with at_table(desk, Match(game_of(GAMES[0]), 2, {}, 4), size=(960, 600)) as table:
        top, places = table.page.parts.top, set[tuple[int, ...]]()
        top.show_match("Title", "what is told " * 9, None)
        for told, pace, paused in (
            ("long " * 9, 1.0, False),
            ("short", 0.0, True),
            ("", 0.5, False),
        ):
            top.show_match("Title", told, None)
            top.show_pace(pace)
            top.show_pause(True, paused)
            QApplication.processEvents()
            places.add(tuple(button.x() for button in top.buttons))
        assert len(places) == 1
