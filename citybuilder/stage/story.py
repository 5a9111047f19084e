"""Tells events by motion: one after the other, each with the table that it led to."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from citybuilder.core.game import Decision, Event, State
from citybuilder.stage.motion import eased
from citybuilder.stage.pieces import HALO, PieceItem
from citybuilder.tables.placement import Flip, Fly, Motion, Pulse, Tumble

if TYPE_CHECKING:
    from citybuilder.stage.scene import TableScene

FLIGHT: Final = 430.0  # milliseconds at pace 1
FOLLOW: Final = 70.0  # between two coins of one flight
MOST: Final = 8  # coins in one flight; more would only take longer
TUMBLE: Final = 750.0
FLIP: Final = 480.0
PULSE: Final = 320.0
POINTED: Final = 3000.0  # that a piece is pointed out while nothing else moves
REST: Final = 250.0  # to read what was thrown
FACE: Final = 0.11  # of a tumble, that one picture is seen
HIGH: Final = 30.0  # pixels that a die jumps
GLIMPSE: Final = 160.0  # instead of motion, for those who want little of it
IN_FLIGHT: Final = 10_001.0


def nothing(part: float) -> None:
    """Only time goes by."""


class Flight:
    """A thrown thing on its way, in an arc."""

    def __init__(self, item: QGraphicsPixmapItem, start: QPointF, end: QPointF) -> None:
        self.item = item
        self.start = start
        self.way = end - start
        self.rise = -0.48 * abs(self.way.x())

    def __call__(self, part: float) -> None:
        gone = eased(part)
        self.item.setVisible(part < 1.0)
        self.item.setPos(self.start + self.way * gone + QPointF(0, self.rise * gone * (1 - gone)))


class Throw:
    """A die that turns, jumps and shows one face after the other."""

    def __init__(self, piece: QGraphicsPixmapItem, faces: list[QPixmap], number: int) -> None:
        self.piece = piece
        self.faces = faces
        self.number = number
        self.home = piece.pos()
        piece.setTransformOriginPoint(piece.boundingRect().center())

    def __call__(self, part: float) -> None:
        face = int(part / FACE) * 5 + self.number * 3
        swing = (1 - part) ** 1.5
        jump = 4 * ((part * 3) % 1) * (1 - (part * 3) % 1)
        self.piece.setPixmap(self.faces[face % len(self.faces)])
        self.piece.setRotation(swing * (220 if self.number % 2 else -220))
        self.piece.setPos(self.home - QPointF(0, jump * HIGH * swing))


class Turn:
    """A card that is turned over about its middle."""

    def __init__(self, piece: QGraphicsPixmapItem, other: QPixmap, middle: float) -> None:
        self.piece = piece
        self.other = other
        self.middle = middle

    def __call__(self, part: float) -> None:
        if part >= 0.5:
            self.piece.setPixmap(self.other)
        wide = max(0.02, abs(1 - 2 * eased(part)))
        self.piece.setTransform(QTransform(wide, 0, 0, 1, self.middle * (1 - wide), 0))


class Story:
    """What is being told at one table."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.is_told = False
        self.left: list[Event] = []
        self.views: list[State] = []  # after each of these
        self.asked: list[Decision] = []  # whose turn it is while they are told
        self.after: State | None = None
        self.me = 0
        self.pace = 1.0
        self.flying: list[QGraphicsPixmapItem] = []
        self.hidden: list[PieceItem] = []
        self.thrown: list[PieceItem] = []

    def play(
        self,
        events: Sequence[Event],
        views: Sequence[State],
        after: State,
        me: int,
        pace: float,
    ) -> None:
        self.left, self.views = list(events), list(views)
        self.after, self.me, self.pace = after, me, pace
        self.is_told = True
        if pace <= 0 or self.scene.view is None:
            self.finish()
        elif events:
            self.asked = self.scene.view.asked
            self.next()
        else:
            self.slide(after)

    def slide(self, after: State) -> None:
        """Nothing is told of it, but pieces go to other places."""
        scene = self.scene
        scene.reconcile(
            scene.table.place(after, self.me, scene.size), not scene.look.reduced_motion, self.pace
        )
        scene.stage.add(scene.stage.longest(), nothing, self.finish)

    def next(self) -> None:
        """The next event that is worth a motion, or the end. Where nothing moves but light, it
        falls on what has changed already."""
        table, stage = self.scene.table, self.scene.stage
        while self.left:
            beat = self.beat()
            motions = [motion for event in beat for motion in table.motions(event)]
            moves = any(not isinstance(motion, Pulse) for motion in motions)
            if not moves:
                self.lay(beat)
            if motions:
                self.scene.telling.emit(beat)
                longest = max(self.show(motion) for motion in motions)
                stage.add(longest, nothing, partial(self.go_on, beat if moves else []))
                return
        self.finish()

    def beat(self) -> list[Event]:
        """The next event with those that are shown at the same time."""
        events = [self.left.pop(0)]
        while self.left and self.scene.table.joins(events[-1], self.left[0]):
            events.append(self.left.pop(0))
        return events

    def go_on(self, beat: Sequence[Event]) -> None:
        """The counters change now that the motion has arrived."""
        self.drop()
        if beat:
            self.lay(beat)
        if self.is_told:
            self.next()

    def lay(self, beat: Sequence[Event]) -> None:
        """The table as it is after these events."""
        scene, shown = self.scene, self.views[len(beat) - 1]
        del self.views[: len(beat)]
        shown.asked = self.asked
        placements = scene.table.place(shown, scene.me, scene.size)
        scene.reconcile(placements, moving=not scene.look.reduced_motion, pace=self.pace)

    def finish(self) -> None:
        """The view has the last word."""
        if not self.is_told:
            return
        self.stop()
        assert self.after is not None
        self.scene.show_view(self.after, self.me)
        self.scene.played.emit()

    def stop(self) -> None:
        self.is_told = False
        self.left, self.views = [], []
        self.drop()

    def drop(self) -> None:
        for item in self.flying:
            self.scene.removeItem(item)
        for piece in self.hidden:
            piece.setVisible(True)
        for piece in self.thrown:
            piece.dress(self.scene.workshop, piece.placement)
        self.flying = []
        self.hidden = []
        self.thrown = []

    # Motions; each says how long it takes

    def show(self, motion: Motion) -> float:
        if motion.sound:
            self.scene.sounded.emit(motion.sound)
        if self.scene.look.reduced_motion:
            return self.glimpse(motion)
        if isinstance(motion, Fly):
            return self.fly(motion)
        if isinstance(motion, Tumble):
            return self.tumble(motion)
        if isinstance(motion, Flip):
            return self.flip(motion)
        return max(self.pulse(key, self.pace) for key in motion.keys) * motion.length

    def glimpse(self, motion: Motion) -> float:
        keys = (motion.end,) if isinstance(motion, Fly) else motion.keys
        for key in keys:
            self.pulse(key, self.pace)
        return GLIMPSE / self.pace

    def fly(self, motion: Fly) -> float:
        scene, workshop = self.scene, self.scene.workshop
        aside = QPointF(motion.w, motion.h) * workshop.scale / 2
        aside += QPointF(workshop.margin, workshop.margin)
        start = scene.middle_of(motion.start) - aside
        target = motion.end if motion.end in scene.pieces else motion.instead
        end = scene.middle_of(target) - aside
        count = min(motion.count, MOST)
        for number in range(count):
            item = QGraphicsPixmapItem(workshop.piece(motion.parts, motion.w, motion.h))
            item.setZValue(IN_FLIGHT)
            item.setPos(start)
            item.setVisible(number == 0 and motion.delay == 0)
            scene.addItem(item)
            self.flying.append(item)
            delay = (motion.delay + number * FOLLOW) / self.pace
            scene.stage.add(FLIGHT / self.pace, Flight(item, start, end), delay=delay)
        if motion.leaves and motion.start in scene.pieces:
            scene.stage.add(1, lambda _: self.hide(motion.start), delay=motion.delay / self.pace)
        return (motion.delay + FLIGHT + (count - 1) * FOLLOW) / self.pace

    def hide(self, key: str) -> None:
        """Until the table is placed anew."""
        piece = self.scene.pieces.get(key)
        if piece is not None and piece.isVisible():
            piece.setVisible(False)
            self.hidden.append(piece)

    def tumble(self, motion: Tumble) -> float:
        for key in motion.hides:
            self.hide(key)
        for number, key in enumerate(motion.keys):
            piece = self.scene.pieces.get(key)
            if piece is not None:
                place = piece.placement
                workshop = self.scene.workshop
                faces = [workshop.piece(parts, place.w, place.h) for parts in motion.pictures]
                self.scene.stage.add(TUMBLE / self.pace, Throw(piece, faces, number))
                self.thrown.append(piece)
        return (TUMBLE + REST) / self.pace

    def flip(self, motion: Flip) -> float:
        for key in motion.keys:
            piece = self.scene.pieces.get(key)
            if piece is not None:
                place, workshop = piece.placement, self.scene.workshop
                other = workshop.piece(motion.parts, place.w, place.h)
                turn = Turn(piece, other, place.w * workshop.scale / 2)
                self.scene.stage.add(FLIP / self.pace, turn)
                self.thrown.append(piece)
        return (FLIP + REST) / self.pace

    def pulse(self, key: str, pace: float) -> float:
        piece = self.scene.pieces.get(key)
        if piece is not None:
            place = piece.placement
            workshop = self.scene.workshop
            item = QGraphicsPixmapItem(workshop.halo(place, "focus"))
            item.setPos(self.scene.pixels(place.x - HALO, place.y - HALO))
            item.setZValue(IN_FLIGHT)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self.scene.addItem(item)
            self.flying.append(item)
            self.scene.stage.add(
                PULSE / pace if self.is_told else POINTED,
                lambda part: item.setOpacity(1 - part),
                lambda: self.take_away(item),
            )
        return PULSE / pace

    def take_away(self, item: QGraphicsPixmapItem) -> None:
        if item in self.flying:
            self.flying.remove(item)
            self.scene.removeItem(item)
