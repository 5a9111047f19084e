"""A hand that clicks everything several times, a finger that stays on a key: at every pace they
answer once, never what they have not seen, and never give anything up unasked."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

import pytest
from helpers.clock import Clock
from helpers.long import long_if
from helpers.tables import game_of
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QWidget

from app.table_pages import PEOPLE, Played, at_table
from citybuilder.app import haste
from citybuilder.app.models.actions import Choice
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.core.game import Action, Options
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.playing.turns import Phase
from citybuilder.store.settings import Settings

TRIES: Final = 30
CLICKS: Final = 5
REPEATS: Final = 12  # of a key that is held
LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
HELD: Final = (Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_1, Key.Key_2, Key.Key_0)
MANNERS: Final = (  # pace, reduced motion, milliseconds between two clicks of a blind hand
    *((0.0, False, 300.0), (3.0, False, 80.0), (1.0, False, 300.0), (0.5, False, 80.0)),
    *((2.0, False, 80.0), (1.0, True, 300.0), (0.0, True, 80.0), (3.0, True, 300.0)),
)
Place = tuple[QWidget, QPoint]


class Hand:
    """Clicks where something can be chosen, several times at once."""

    def __init__(self, table: Played, clock: Clock, seed: int) -> None:
        self.table = table
        self.page = table.page
        self.clock = clock
        self.chance = Random(seed)

    def rest(self) -> None:
        """Long enough for everything that is there to be seen."""
        QApplication.processEvents()
        while self.table.is_in(Phase.PLAYING):
            self.page.parts.scene.skip()
            QApplication.processEvents()
        if self.table.is_in(Phase.CURTAIN):
            self.page.parts.curtain.wake()
            self.page.parts.curtain.sit_down()
            self.rest()
        self.clock.go_on(10 * haste.MOMENT)

    def places(self, choice: Choice) -> Iterator[Place]:
        view, scene, model = self.page.parts.view, self.page.parts.scene, self.page.parts.actions
        for button in self.page.parts.prompt.buttons:
            if button.accessibleName() == choice.text:
                yield button, button.rect().center()
        if choice.spot in scene.pieces:
            yield view.viewport(), view.mapFromScene(scene.grip_of(choice.spot))
        entries = self.page.parts.actions_panel.view
        if entries.isVisible():
            entry = entries.visualRect(model.index(model.row_of(choice))).center()
            yield entries.viewport(), entry

    def click(self, place: Place, gap: float) -> None:
        """Again and again; wherever the widget is by then."""
        widget, point = place
        spot = widget.mapToGlobal(point)
        for number in range(CLICKS):
            under = self.page.childAt(self.page.mapFromGlobal(spot))
            if under is not None:
                twice = number % 2 == 1 and not isinstance(under.parent(), QListView)
                hit = QTest.mouseDClick if twice else QTest.mouseClick
                hit(under, LEFT, pos=under.mapFromGlobal(spot))
                if twice:
                    QTest.mouseRelease(under, LEFT, pos=under.mapFromGlobal(spot))
            self.clock.go_on(gap)
            QApplication.processEvents()

    def press(self, key: Key, gap: float) -> None:
        """The same key several times."""
        for _ in range(CLICKS):
            self.table.key(key)
            self.clock.go_on(gap)
            QApplication.processEvents()

    def hold(self, key: Key, gap: float) -> None:
        """For longer than anybody needs to see what is new."""
        self.table.key(key)
        for _ in range(REPEATS):
            self.clock.go_on(haste.MOMENT + gap)
            self.repeat(key)
            QApplication.processEvents()
        self.clock.go_on(gap)
        self.table.key(key)  # as some systems tell the last repeat

    def repeat(self, key: Key) -> None:
        focused = self.page.focusWidget() or self.page
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True)
            QApplication.sendEvent(focused, event)


def kinds() -> list[tuple[str, Options]]:
    """Every game, and whatever makes another one of it, with all that comes with it."""
    found: list[tuple[str, Options]] = [(game, {}) for game in GAMES]
    for game in GAMES:
        for option in game_of(game).options:
            last = option.choices[-1]
            if option.makes_another_game:
                found.append((game, {option.key: last} | option.suited.get(last, {})))
    return found


def in_every_manner(fewer: int) -> pytest.MarkDecorator:
    """Every game in all manners; the short command has so many fewer."""
    return pytest.mark.parametrize(
        ("game", "options", "pace", "still", "gap"),
        [
            pytest.param(game, options, *manner, marks=long_if((number + turn) % fewer != 0))
            for number, (game, options) in enumerate(kinds())
            for turn, manner in enumerate(MANNERS)
        ],
    )


def gives_up(table: Played, step: int, action: Action) -> bool:
    asked = table.match.earlier[step].asked[-1]
    return table.page.parts.table.gives_up(asked, action)


def tried(hand: Hand, deed: Callable[[], list[Action]]) -> int:
    """Does something again and again through a match, and looks after each time what came of it.
    The deed tells what it has meant; other answers are given by chance. So often it answered."""
    table, answered = hand.table, 0
    for _ in range(TRIES):
        hand.rest()
        if not table.is_in(Phase.CHOOSING):
            break
        before = len(table.match.actions)
        meant = deed()
        table.page.asking.close_chooser()
        hand.rest()
        given = table.match.actions[before:]
        assert len(given) <= 1
        assert all(action in meant for action in given if gives_up(table, before, action))
        answered += len(given)
        if not given:
            table.session.choose([hand.chance.choice(table.match.legal())])
    return answered


@in_every_manner(4)
def test_who_clicks_several_times_answers_once_and_loses_no_turn(
    game: str,
    options: Options,
    pace: float,
    still: bool,
    gap: float,
    desk: BotDesk,
    clock: Clock,
) -> None:
    settings = Settings(pace=pace, reduced_motion=still, sound=False, tips=False)
    with at_table(desk, Match(game_of(game), 2, options, 4), PEOPLE, settings=settings) as table:
        hand = Hand(table, clock, 5)

        def click_something() -> list[Action]:
            wanted = hand.chance.choice(table.page.parts.actions.choices)
            places = list(hand.places(wanted))
            if places:
                hand.click(hand.chance.choice(places), gap)
            return [wanted.action]

        assert tried(hand, click_something) > TRIES // 6


@in_every_manner(8)
def test_who_presses_a_key_several_times_answers_once(
    game: str,
    options: Options,
    pace: float,
    still: bool,
    gap: float,
    desk: BotDesk,
    clock: Clock,
) -> None:
    settings = Settings(pace=pace, reduced_motion=still, sound=False, tips=False)
    with at_table(desk, Match(game_of(game), 2, options, 4), PEOPLE, settings=settings) as table:
        hand = Hand(table, clock, 5)

        def press_something() -> list[Action]:
            key = hand.chance.choice(HELD)
            meant = table.page.parts.actions.numbered(key - Key.Key_0 or 10)
            hand.press(key, gap)
            return [meant.action] if meant is not None else []

        tried(hand, press_something)


@in_every_manner(8)
def test_a_key_that_is_held_answers_once(
    game: str,
    options: Options,
    pace: float,
    still: bool,
    gap: float,
    desk: BotDesk,
    clock: Clock,
) -> None:
    settings = Settings(pace=pace, reduced_motion=still, sound=False, tips=False)
    with at_table(desk, Match(game_of(game), 2, options, 4), PEOPLE, settings=settings) as table:
        hand = Hand(table, clock, 5)

        def hold_something() -> list[Action]:
            key = hand.chance.choice(HELD)
            meant = table.page.parts.actions.numbered(key - Key.Key_0 or 10)
            hand.hold(key, gap)
            return [meant.action] if meant is not None else []

        tried(hand, hold_something)
