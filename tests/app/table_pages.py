"""A table page to be played at: people and bots, at any point of a match."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from helpers.bar import bar_button
from helpers.sessions import sittings
from helpers.tables import game_of
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from citybuilder.app.fonts import load_fonts
from citybuilder.app.language import set_language
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.play.session import Session
from citybuilder.app.table.page import TablePage
from citybuilder.core.game import State
from citybuilder.core.laws import at_random
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.playing.turns import Phase
from citybuilder.store.settings import Settings
from citybuilder.tables.theme import LIGHT

GAME = game_of(GAMES[0])
PEOPLE = ("human", "human")
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def played(until: Callable[[Match[State]], bool], seats: int = 2, seed: int = 1) -> Match[State]:
    """A match of random answers up to a certain point."""
    match = Match(GAME, seats, {}, seed)
    pick = at_random(seed)
    while not until(match):
        match.play(pick(match.state, match.legal()))
    return match


def is_certain_choice(match: Match[State]) -> bool:
    """Several answers on the table, none of which chance decides; and something to look back at."""
    legal = match.legal()
    return len(match.actions) > 20 and len(legal) > 3 and all(map(match.is_certain, legal))


def is_risky_choice(match: Match[State]) -> bool:
    legal = match.legal()
    return len(legal) > 1 and not any(map(match.is_certain, legal))


@dataclass
class Played:
    """The page, and hands for it."""

    page: TablePage
    session: Session

    def is_in(self, phase: Phase) -> bool:
        return self.session.phase == phase

    @property
    def match(self) -> Match[State]:
        return self.session.match

    def sentence(self) -> str:
        return self.page.parts.prompt.sentence.whole

    def note(self) -> str:
        return self.page.parts.prompt.note.text()

    def offers(self) -> list[str]:
        return [offer.text for offer in self.page.parts.prompt.offers]

    def key(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        focused = self.page.focusWidget() or self.page
        QTest.keyClick(focused, key, modifier)

    def answer(self) -> None:
        """The first answer in the list, by its key."""
        self.key(Qt.Key(Qt.Key.Key_0 + self.page.parts.actions.choices[0].number % 10))

    def click(self, piece: str, button: Qt.MouseButton = LEFT) -> None:
        view, scene = self.page.parts.view, self.page.parts.scene
        place = view.mapFromScene(scene.grip_of(piece))
        QTest.mouseClick(view.viewport(), button, pos=place)

    def press(self, text: str) -> None:
        """Press the button of the prompt bar that says so."""
        QTest.mouseClick(bar_button(self.page, text), LEFT, pos=QPoint(5, 5))


@contextmanager
def at_table(
    desk: BotDesk,
    match: Match[State],
    whos: Sequence[str] = PEOPLE,
    size: tuple[int, int] = (1280, 720),
    settings: Settings | None = None,
    always_tips: bool = False,
) -> Iterator[Played]:
    load_fonts()
    settings = settings or Settings(pace=0, sound=False, tips=False)
    session = Session(match, sittings(whos), desk, None, settings)
    page = TablePage(session, settings, LIGHT, always_tips)
    page.resize(*size)
    page.show()
    page.activateWindow()
    session.start()
    QApplication.processEvents()
    try:
        yield Played(page, session)
    finally:
        session.close()
        page.asking.close_chooser()
        page.close()
        page.deleteLater()
        set_language("en")
