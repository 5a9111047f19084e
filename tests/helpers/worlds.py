"""Two worlds that differ only in what is hidden from one seat, laid on the table of a window."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from citybuilder.app.lobby.opening import Opened
from citybuilder.app.main_window import MainWindow
from citybuilder.app.play.session import Session
from citybuilder.bots.bot import Ranked
from citybuilder.core.game import Action, Event, Game, State
from citybuilder.core.laws import by_preference
from citybuilder.core.match import Match
from citybuilder.core.rng import seeded
from citybuilder.playing.history import Happening, retold, see_the_same
from citybuilder.playing.turns import Phase
from helpers.matches import advice_of

NAMES: Final = ("Ada", "Ben", "Cleo")
TURNS: Final = 8  # played before, so that there is something to tell
OTHERS: Final = 5  # kinds of cards that every game has


def settle() -> None:
    """Let everything that waits for its turn be done."""
    for _ in range(4):
        QApplication.processEvents()


class World:
    """A match whose past and present can be told from another world's by the other seats only, and
    who in it answers what: the first of all answers, or the last."""

    def __init__(self, match: Match[State], past: list[Happening], choice: int) -> None:
        self.match = match
        self.past = past
        self.choice = choice

    def fresh(self) -> Match[State]:
        """The same match once more."""
        again = Match(self.match.game, self.match.seats, self.match.options, self.match.seed)
        again.resume(self.match.state.copy())
        return again

    def answer(self, legal: Sequence[Action]) -> Action:
        return legal[self.choice]


def has_secrets(game: Game[State]) -> bool:
    """Whether seats see different tables when the cards are dealt."""
    state = game.start(len(NAMES), game.complete({}, len(NAMES)), 1)
    return not see_the_same(game, state, range(len(NAMES)))


def worlds(game: Game[State], viewer: int, asked: int) -> tuple[World, World]:
    """The same to the viewer, where the other seat is asked."""
    match = Match(game, len(NAMES), {}, 5)
    pick = by_preference(advice_of(game), 5)
    while match.state.turn < TURNS or match.seat != asked or not is_good(match):
        match.play(pick(match.state, match.legal()))
    past = retold(match)
    real, other = match.at(len(match.actions)), Match(game, len(NAMES), {}, 6)
    real.resume(match.state.copy())
    other.resume(game.determinize(match.view(viewer), viewer, seeded(9)))
    last = -1 if has_secrets(game) else 0
    return World(real, past, 0), World(other, [elsewhere(step, viewer) for step in past], last)


def is_good(match: Match[State]) -> bool:
    """Whether there is a choice, with which a turn begins where it is a secret."""
    begins = match.earlier[-1].turn != match.state.turn
    return len(match.legal()) > 1 and (begins or not has_secrets(match.game))


def elsewhere(step: Happening, viewer: int) -> Happening:
    """What happened, but other cards where the viewer was not told which."""
    turn, seat, events = step
    return turn, seat, [other_card(event, viewer) for event in events]


def other_card(event: Event, viewer: int) -> Event:
    if event.only in (-1, viewer):
        return event
    what = (event.what + 1) % OTHERS
    return Event(event.kind, event.seat, what, event.where, event.amount, event.only)


class SlowDesk(QObject):
    """A desk whose bots answer as their world wants it, until they think for ever."""

    thought = Signal(int, object)
    ranked = Signal(int, list)
    lost = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.clocked = False
        self.workers: list[object] = []
        self.token = 0
        self.left = 0  # answers that are still given
        self.world: World | None = None

    def begin(self, game: Game[State], whos: Sequence[str] = ()) -> None:
        self.game = game
        self.advice = advice_of(game)

    def ticket(self) -> int:
        self.token += 1
        return self.token

    def ask(
        self, view: State, seat: int, level: str, token: int, before: Action | None = None
    ) -> None:
        assert self.world is not None
        if self.left:
            self.left -= 1
            action = self.world.answer(self.game.legal(view))
            QTimer.singleShot(0, self, lambda: self.thought.emit(token, action))

    def hint(self, view: State, seat: int, token: int) -> None:
        first = Ranked(self.game.legal(view)[0], 0.5)
        QTimer.singleShot(0, self, lambda: self.ranked.emit(token, [first]))

    def forget(self) -> None:
        """What is thought about comes too late."""

    def close(self) -> None:
        """Nobody works here."""


class Setting:
    """One phase of a match: who sits there, and how it is reached."""

    def __init__(
        self,
        name: str,
        whos: Sequence[str],
        viewer: int,
        asked: int,
        phase: Phase,
        bots: int = 0,
        reach: Callable[[Session, World], None] | None = None,
        is_telling: bool = False,
        pace: int = 0,
    ) -> None:
        self.name = name
        self.whos = whos
        self.viewer = viewer  # who may not learn anything
        self.asked = asked  # whose turn it is at first
        self.phase = phase
        self.bots = bots  # answers of bots that are given
        self.reach = reach
        self.is_telling = is_telling  # most can go wrong there
        self.pace = pace

    def __str__(self) -> str:
        return self.name

    def lay(self, window: MainWindow, world: World, path: Path) -> Session:
        """The world's match lies on the table, in this phase."""
        desk = window.pages.desk
        assert isinstance(desk, SlowDesk)
        desk.world, desk.left = world, self.bots if has_secrets(world.match.game) else 0
        window.settings.pace = 0
        people = tuple(zip(NAMES, self.whos, strict=True))
        window.pages.lay(Opened(world.fresh(), people, path))
        session = window.pages.session
        assert session is not None
        assert window.pages.table is not None
        window.pages.table.set_pace(self.pace)
        settle()
        if self.reach is not None:
            self.reach(session, world)
        settle()
        assert session.phase == self.phase, session.phase
        return session


def sit_and_answer(session: Session, world: World) -> None:
    """Whoever is called answers a whole sitting as the world wants it."""
    session.ready()
    seat = session.match.seat
    while session.phase == Phase.CHOOSING and session.match.seat == seat:
        session.choose([world.answer(session.match.legal())])
        settle()


def and_the_next_sits_down(session: Session, world: World) -> None:
    sit_and_answer(session, world)
    session.ready()


def until_they_move(session: Session, _world: World) -> None:
    """No bot takes its time."""
    for _ in range(50):
        if session.phase == Phase.PLAYING:
            return
        session.timer.stop()
        session.carry_out()
        settle()


PAIR: Final = ("human", "human", "greedy")
ALONE: Final = ("human", "greedy", "greedy")
SETTINGS: Final = (
    Setting("curtain", PAIR, 1, 0, Phase.CURTAIN, reach=sit_and_answer, is_telling=True),
    Setting("seated", PAIR, 1, 0, Phase.CHOOSING, reach=and_the_next_sits_down),
    Setting("thinking", ALONE, 0, 1, Phase.THINKING, bots=1),
    Setting("deep in thought", ALONE, 0, 1, Phase.THINKING, bots=3, is_telling=True),
    Setting("motion", ALONE, 0, 1, Phase.PLAYING, 99, until_they_move, pace=1),
)
