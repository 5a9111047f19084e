"""A hand that clicks everything twice and thrice, at every pace: it never answers what it has not
seen, and never gives anything up unasked."""

from collections.abc import Iterator
from random import Random

import pytest
from helpers.long import crossed
from helpers.tables import game_of
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.table_pages import PEOPLE, Played, at_table
from citybuilder.app.haste import Haste
from citybuilder.app.models.actions import Choice
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.core.game import Action
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.playing.turns import Phase
from citybuilder.store.settings import PACES, Settings

CLICKS = 30
LEFT = Qt.MouseButton.LeftButton
Place = tuple[QWidget, QPoint]


@pytest.fixture(autouse=True)
def _as_players_have_it(_never_too_soon: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A moment that only ends when the hand rests."""
    monkeypatch.setattr(Haste, "moment", 1 << 30)


class Hand:
    """Clicks where something can be chosen, several times at once."""

    def __init__(self, table: Played, seed: int) -> None:
        self.table = table
        self.chance = Random(seed)

    def rest(self) -> None:
        """Long enough for everything that is there to be seen."""
        page = self.table.page
        QApplication.processEvents()
        while self.table.is_in(Phase.PLAYING):
            page.parts.scene.skip()
            QApplication.processEvents()
        if self.table.is_in(Phase.CURTAIN):
            page.parts.curtain.wake()
            page.parts.curtain.sit_down()
            self.rest()
        page.asking.haste.end()
        page.parts.prompt.haste.end()

    def places(self, choice: Choice) -> Iterator[Place]:
        page = self.table.page
        view, scene = page.parts.view, page.parts.scene
        for button in page.parts.prompt.buttons:
            if button.accessibleName() == choice.text:
                yield button, button.rect().center()
        if choice.spot in scene.pieces:
            yield view.viewport(), view.mapFromScene(scene.grip_of(choice.spot))

    def click(self, place: Place) -> None:
        """A double click, and one more; wherever the widget is by then."""
        widget, point = place
        spot = widget.mapToGlobal(point)
        QTest.mouseClick(widget, LEFT, pos=point)
        for hit in (QTest.mouseDClick, QTest.mouseClick):
            under = self.table.page.childAt(self.table.page.mapFromGlobal(spot))
            if under is not None:
                hit(under, LEFT, pos=under.mapFromGlobal(spot))


def gives_up(table: Played, step: int, action: Action) -> bool:
    asked = table.match.earlier[step].asked[-1]
    return table.page.parts.table.gives_up(asked, action)


@crossed("game pace", GAMES, PACES)
def test_who_clicks_twice_answers_once_and_loses_no_turn(
    game: str, pace: float, desk: BotDesk
) -> None:
    settings = Settings(pace=pace, sound=False, tips=False)
    match = Match(game_of(game), 2, {}, 4)
    with at_table(desk, match, PEOPLE, settings=settings) as table:
        hand = Hand(table, 5)
        for _ in range(CLICKS):
            hand.rest()
            if not table.is_in(Phase.CHOOSING):
                break
            before, choices = len(match.actions), table.page.parts.actions.choices
            asked = match.state.asked[-1]
            wanted = hand.chance.choice(choices)
            meant = table.page.parts.table.gives_up(asked, wanted.action)
            for place in list(hand.places(wanted))[:1]:
                hand.click(place)
            table.page.asking.close_chooser()
            hand.rest()
            given = match.actions[before:]
            assert len(given) <= 1
            assert meant or not any(gives_up(table, before, action) for action in given)
            if not given:
                table.session.choose([hand.chance.choice(match.legal())])
        assert len(match.actions) >= CLICKS // 2
