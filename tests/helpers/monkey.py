"""A monkey at the window plays whole matches and looks after every step whether all is well."""

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF
from PySide6.QtWidgets import QApplication

from citybuilder.app.main_window import MainWindow
from citybuilder.app.models.actions import Choice
from citybuilder.app.play.session import Session
from citybuilder.app.table.page import TablePage
from citybuilder.app.table.parts import Parts
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.core.rng import seeded
from citybuilder.playing.turns import Phase
from helpers.matches import advice_of

PATIENCE: Final = 600.0  # seconds; only a broken program takes them, however busy the computer is
AT_REST: Final = (Phase.CHOOSING, Phase.CURTAIN, Phase.FINISHED)
CURIOUS: Final = 0.25  # how often something is tried beside the answers
MEDDLES: Final = 0.15  # how often bots are disturbed while they think


def breathe() -> None:
    """What waits in the event loop is done, as far as it can be now."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def wait_until(happened: Callable[[], bool], what: Callable[[], str]) -> None:
    end = time.monotonic() + PATIENCE
    breathe()
    while not happened():
        assert time.monotonic() < end, what()
        time.sleep(0.001)
        breathe()


class Monkey(ABC):
    """Answers at random what it is asked, with a liking for what the game's advice prefers; tries
    other things now and then. Its hands are given by its kind."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window = window
        self.chance = random.Random(seed)
        self.picking = seeded(seed)
        self.hints = 1  # that it still asks for; a hint takes a bot some time
        self.steps = 0

    @property
    def session(self) -> Session:
        session = self.window.pages.session
        assert session is not None
        return session

    @property
    def page(self) -> TablePage:
        page = self.window.pages.table
        assert page is not None
        return page

    @property
    def parts(self) -> Parts:
        return self.page.parts

    @property
    def match(self) -> Match[State]:
        return self.session.match

    # Playing

    def play(self, steps: int = 0) -> None:
        """To the end of the match, or so many steps of it."""
        self.settle()
        last = self.steps + steps
        while self.session.phase != Phase.FINISHED and (not steps or self.steps < last):
            self.steps += 1
            self.step()
            self.settle()
        if not steps:
            self.check_end()

    def step(self) -> None:
        if self.session.phase == Phase.CURTAIN:
            self.parts.curtain.wake()
            self.sit_down()
            return
        if self.chance.random() < CURIOUS:
            self.chance.choice(self.curiosities())()
            self.settle()
        if self.session.phase == Phase.CHOOSING and self.parts.scene.is_selecting():
            self.select()
        elif self.session.phase == Phase.CHOOSING:
            self.answer(self.pick())
        if self.session.phase == Phase.THINKING and self.chance.random() < MEDDLES:
            self.meddle()

    def answer(self, choice: Choice) -> None:
        """In any of the ways that there are."""
        before = len(self.match.actions)
        way = self.chance.choice(self.ways(choice))
        way(choice)
        assert self.match.actions[before:] == [choice.action], (way, QApplication.focusWidget())

    def select(self) -> None:
        """Pick some of the pieces, one after the other, change the mind now and then, confirm."""
        scene = self.parts.scene
        assert scene.spots is not None
        before, many = len(self.match.actions), scene.spots.many
        choices = self.parts.actions.choices
        if scene.has_selected():  # by a hint, or because there is no choice
            wanted = [choice for choice in choices if choice.spot in scene.picked()]
        else:
            wanted = self.chance.sample(choices, many)
            back = [wanted[0], wanted[0]] if many > 1 else []
            for choice in [*wanted[: many - 1], *back, wanted[-1]]:
                self.chance.choice(self.picks(choice))(choice)
        picked = set(scene.picked())
        assert picked == {choice.spot for choice in wanted}, (picked, wanted)
        assert scene.has_selected()
        self.chance.choice(self.confirms())()
        given = [action.plain() for action in self.match.actions[before:]]
        self.settle()
        chosen = [action.plain() for action in self.match.actions[before : before + many]]
        assert given == chosen[: len(given)]
        said = sorted(choice.action.plain() for choice in wanted)
        assert chosen == said, (chosen, said, QApplication.focusWidget(), scene.focused)

    def is_at_once(self, choice: Choice) -> bool:
        """Whether the piece stands for this answer alone."""
        spots = self.parts.scene.spots
        assert spots is not None
        if not choice.piece or spots.many or spots.choices(choice.piece) != [choice.action]:
            return False
        return self.parts.scene.spot_at(self.point_of(choice.piece)) == choice.piece

    def pick(self) -> Choice:
        weights = advice_of(self.match.game).prefer(self.session.view(), self.match.legal())
        action = self.match.legal()[self.picking.pick(weights)]
        choice = self.parts.actions.choice_of(action)
        assert choice is not None, action
        return choice

    def meddle(self) -> None:
        """Bots are stopped while they think, or lose what they think about."""
        if self.session.can_undo() and self.chance.random() < 0.5:
            self.undo()
        else:
            self.pause()
            assert self.session.phase == Phase.ASKING
            breathe()
            assert self.parts.prompt.offers
            self.go_on()

    def settle(self) -> None:
        """Until the window waits for somebody, and no bot is left with an old question."""
        wait_until(self.at_rest, self.described)
        self.check()

    def at_rest(self) -> bool:
        desk = self.session.desk
        return self.session.phase in AT_REST and not any(bot.busy for bot in desk.workers)

    def described(self) -> str:
        session = self.session
        asked = [bot.busy for bot in session.desk.workers]
        played = len(session.match.actions)
        return f"{session.phase} after {played} actions, paused {session.paused}, busy {asked}"

    # Looking

    def check(self) -> None:
        """The table shows the truth, and every answer can be given."""
        scene, session = self.parts.scene, self.session
        there = self.parts.table.place(session.view(), session.viewer, scene.size)
        assert [piece.placement for piece in scene.pieces.values()] == there
        assert not scene.is_moving() or scene.story.flying
        assert self.window.box is None
        assert self.parts.prompt.sentence.whole
        if session.phase == Phase.CHOOSING:
            self.check_offer()
        else:
            assert scene.spots is None
            assert self.parts.actions.choices == []

    def check_offer(self) -> None:
        choices = self.parts.actions.choices
        assert self.session.seats[self.match.seat].human
        assert self.session.viewer == self.match.seat
        answers = sorted(choice.action.plain() for choice in choices)
        legal = sorted(action.plain() for action in self.match.legal())
        if self.parts.scene.is_selecting():
            assert all(action in answers for action in legal)
            assert all(choice.spot for choice in choices)
            return
        assert answers == legal
        offered = [offer.text for offer in self.parts.prompt.offers]
        for choice in {choice.piece: choice for choice in choices if choice.piece}.values():
            self.check_spot(choice)
        for choice in choices:
            assert choice.spot or choice.text in offered, choice

    def check_spot(self, choice: Choice) -> None:
        """Whoever clicks at the middle of the piece means this answer; a ground may be hidden by
        what stands before it, and then is in the list only."""
        scene, view = self.parts.scene, self.parts.view
        assert scene.spots is not None
        assert choice.action in scene.spots.at[choice.piece]
        middle = self.point_of(choice.piece)
        assert scene.spot_at(middle) == choice.piece or scene.pieces[choice.piece].placement.shape
        assert view.viewport().rect().contains(view.mapFromScene(middle))

    def point_of(self, piece: str) -> QPointF:
        """Its middle; where another card covers that, what is still to be seen at its left."""
        if piece in self.parts.scene.pieces and self.parts.scene.pieces[piece].placement.shape:
            return self.parts.scene.grip_of(piece)
        rect = self.parts.scene.rect_of(piece)
        seen = rect.left() + min(rect.width() / 2, 10)
        covered = self.parts.scene.key_at(rect.center()) != piece
        is_seen = self.parts.scene.key_at(QPointF(seen, rect.center().y())) == piece
        return QPointF(seen, rect.center().y()) if covered and is_seen else rect.center()

    def check_end(self) -> None:
        assert self.match.state.over
        end = self.page.end
        assert end is not None
        assert end.isVisible()
        assert not end.folded

    # Hands

    @abstractmethod
    def start(self) -> None:
        """Begin a match from the lobby."""

    @abstractmethod
    def ways(self, choice: Choice) -> list[Callable[[Choice], None]]:
        """In which this answer can be given now."""

    @abstractmethod
    def picks(self, choice: Choice) -> list[Callable[[Choice], None]]:
        """In which its piece can be picked or dropped now."""

    @abstractmethod
    def confirms(self) -> list[Callable[[], None]]:
        """In which all that is picked can be taken."""

    @abstractmethod
    def curiosities(self) -> list[Callable[[], None]]:
        """What else can be tried now."""

    @abstractmethod
    def sit_down(self) -> None: ...

    @abstractmethod
    def undo(self) -> None: ...

    @abstractmethod
    def pause(self) -> None: ...

    @abstractmethod
    def go_on(self) -> None: ...

    @abstractmethod
    def rematch(self) -> None: ...

    @abstractmethod
    def leave(self) -> None:
        """Back to the lobby."""
