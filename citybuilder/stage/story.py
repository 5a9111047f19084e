"""Tells events by motion: one after the other, each with the table that it led to."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from citybuilder.core.game import Decision, Event, State
from citybuilder.stage.flights import PUT_DOWN, TAKE, Carriage, Flight, length_of
from citybuilder.stage.halos import HALO
from citybuilder.stage.pieces import PieceItem
from citybuilder.stage.turning import (
    SWOLLEN,
    Throw,
    Turn,
    lift_boards,
    shine,
    spread_of,
    swell,
)
from citybuilder.tables.beats import Beat
from citybuilder.tables.placement import Flip, Fly, Motion, Placement, Pulse, Tumble

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
GLIMPSE: Final = 160.0  # instead of motion, for those who want little of it,
LOOK: Final = 480.0  # and of what others do: light is all that shows it
IN_FLIGHT: Final = 10_001.0
HANDFUL: Final = 3  # events that are one deed: pieces that are taken together
NEXT_ONE: Final = 220.0  # milliseconds that one of them is taken after the other
ALIKE: Final = 3.0  # times as large: what is larger is no such piece
COINS: Final = "coin"  # the sound of what is thrown, never carried
SWELLS: Final = 620.0
PART: Final = 0.12  # of the table: what is larger is no piece, but an area
HAND_OVER: Final = 0.45  # of the pace, where all boards change their places


@dataclass(frozen=True)
class Manner:
    """How something is told. Of what others do it is seen how each thing is taken, carried and put
    down, and all of it takes at least so many milliseconds at pace 1."""

    calm: bool = False
    least: float = 0.0


def nothing(part: float) -> None:
    """Only time goes by."""


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
        self.manner = Manner()
        self.spent = 0.0  # milliseconds at pace 1 that were told for
        self.ink = "focus"  # around what is taken and put down
        self.carries = False  # what flies, piece by piece
        self.late = 0.0  # how long the next one waits for those that were taken before
        self.led_to: State | None = None  # by what is told now
        self.coming: dict[str, Placement] = {}  # how pieces will lie then, once it was asked
        self.landed: list[str] = []  # pieces that something was carried to
        self.reached: list[tuple[Event, Beat]] = []  # what is great about what was laid last
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
        manner: Manner,
    ) -> None:
        self.left, self.views = list(events), list(views)
        self.after, self.me, self.pace = after, me, pace
        self.manner, self.spent = manner, 0.0
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
        self.pass_time(scene.stage.longest(), self.wind_up)

    def hand_over(self, after: State, me: int, beat: Beat | None, pace: float) -> None:
        """Somebody else looks on from now on, or is asked: pieces go to where they lie for them,
        and it is told who that is."""
        scene = self.scene
        self.left, self.views = [], []
        self.after, self.me, self.pace = after, me, pace
        self.manner, self.spent, self.is_told = Manner(), 0.0, True
        scene.view, scene.me = after, me
        before = {key: piece.placement.rect for key, piece in scene.pieces.items()}
        placements = scene.table.place(after, me, scene.size)
        scene.reconcile(placements, not scene.look.reduced_motion, pace * HAND_OVER)
        pieces = scene.pieces.items()
        moved = [piece for key, piece in pieces if before.get(key) != piece.placement.rect]
        self.thrown += moved
        lift_boards(moved)
        told = 0.0 if beat is None else scene.banner.show(beat, pace)
        self.pass_time(max(told, scene.stage.longest()), self.finish)

    def pass_time(self, milliseconds: float, then: Callable[[], None]) -> None:
        self.spent += milliseconds * self.pace
        self.scene.stage.add(milliseconds, nothing, then)

    def next(self) -> None:
        """The next event that is worth a motion, or the end."""
        while self.left:
            beat = self.beat()
            opening = self.open(beat)
            if opening:
                self.pass_time(opening, partial(self.perform_on, beat))
                return
            if self.perform(beat):
                return
        self.wind_up()

    def open(self, beat: Sequence[Event]) -> float:
        """How long it is told that something begins with these events."""
        scene = self.scene
        begun = [scene.table.begins(*each) for each in zip(beat, self.views, strict=False)]
        text = next(filter(None, begun), "")
        if not text:
            return 0.0
        scene.opened.emit()
        return scene.banner.show(Beat(text), self.pace)

    def perform_on(self, beat: Sequence[Event]) -> None:
        if self.is_told and not self.perform(beat):
            self.next()

    def perform(self, beat: Sequence[Event]) -> bool:
        """Whether it takes time. Where nothing moves but light, it falls on what has changed
        already."""
        table = self.scene.table
        motions = [motion for event in beat for motion in table.motions(event)]
        self.coming = {}
        self.led_to = self.views[len(beat) - 1]
        self.led_to.asked = self.asked
        moves = any(not isinstance(motion, Pulse) for motion in motions)
        seat = beat[0].seat
        self.ink = table.seats[seat].colour if seat >= 0 else "focus"
        self.landed = []
        alone = seat >= 0 and len({event.seat for event in beat}) == 1
        self.carries = self.manner.calm and alone and len(beat) <= HANDFUL
        self.late = 0.0
        if not moves:
            self.lay(beat)
        if not motions:
            return self.dwell()
        self.scene.telling.emit(beat)
        longest = max(self.show(motion) for motion in motions)
        self.pass_time(longest, partial(self.arrive, beat if moves else []))
        return True

    def wind_up(self) -> None:
        """Whoever looks on has time to see it."""
        left = self.manner.least - self.spent
        if left > 0 and self.is_told:
            self.pass_time(left / self.pace, self.finish)
        else:
            self.finish()

    def beat(self) -> list[Event]:
        """The next event with those that are shown at the same time."""
        events = [self.left.pop(0)]
        while self.left and self.scene.table.joins(events[-1], self.left[0]):
            events.append(self.left.pop(0))
        return events

    def arrive(self, beat: Sequence[Event]) -> None:
        """The counters change now that the motion has arrived."""
        self.drop()
        if beat:
            self.lay(beat)
        if self.is_told and not self.dwell():
            self.next()

    def go_on(self) -> None:
        self.drop()
        if self.is_told and not self.dwell():
            self.next()

    def dwell(self) -> bool:
        """Whether there is something to look at: what was put down, and what is great about it."""
        lasting = self.mark_landed()
        if self.reached:
            event, beat = self.reached.pop(0)
            lasting = max(lasting, self.celebrate(event, beat))
        if lasting:
            self.pass_time(lasting, self.go_on)
        return lasting > 0

    def mark_landed(self) -> float:
        """What was carried rests where it lies now."""
        shown, self.landed = [key for key in self.landed if self.is_piece(key)], []
        for key in shown:
            self.ring(key, self.ink, PUT_DOWN)
        return PUT_DOWN / self.pace if shown else 0.0

    def celebrate(self, event: Event, beat: Beat) -> float:
        """Larger things land larger."""
        scene = self.scene
        meant = [beat.about] if beat.about in scene.pieces else scene.table.concerned(event)
        keys = [key for key in meant if key in scene.pieces]
        for key in keys:
            self.swell(key)
        about = scene.rect_of(keys[0]) if keys else QRectF()
        return scene.banner.show(beat, self.pace, about)

    def swell(self, key: str) -> None:
        """It grows for a moment, and light goes out from it; what bears others keeps its size, or
        it would cover them."""
        if self.scene.look.reduced_motion or not self.is_piece(key):
            return
        piece = self.scene.pieces[key]
        if not self.bears_others(piece):
            piece.setTransformOriginPoint(piece.boundingRect().center())
            piece.setZValue(IN_FLIGHT)
            self.thrown.append(piece)
            by = spread_of(piece.placement) * SWOLLEN
            self.scene.stage.add(SWELLS / self.pace, partial(swell, piece, by))
        for late in (0.0, SWELLS / 2, SWELLS):
            self.ring(key, "glow", SWELLS, late, spread_of(piece.placement))

    def lay(self, beat: Sequence[Event]) -> None:
        """The table as it is after these events."""
        scene = self.scene
        for event, view in zip(beat, self.views, strict=False):
            great = scene.table.great(event, view)
            if great is not None:
                self.reached.append((event, great))
        assert self.led_to is not None
        del self.views[: len(beat)]
        placements = scene.table.place(self.led_to, scene.me, scene.size)
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
        self.left, self.views, self.reached, self.landed = [], [], [], []
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
        return max(self.pulse(key, self.pace, motion.length) for key in motion.keys)

    def glimpse(self, motion: Motion) -> float:
        keys = self.ends(motion) if isinstance(motion, Fly) else motion.keys
        lasting = LOOK if self.manner.calm else GLIMPSE
        for key in keys:
            self.ring(key, "focus", lasting)
        return lasting / self.pace

    def ends(self, motion: Fly) -> tuple[str, ...]:
        """Where it comes from and where it goes to, for those who do not see it fly."""
        there = motion.end in self.scene.pieces
        return (motion.start, motion.end if there else motion.instead)

    def fly(self, motion: Fly) -> float:
        scene, workshop = self.scene, self.scene.workshop
        aside = QPointF(motion.w, motion.h) * workshop.scale / 2
        aside += QPointF(workshop.margin, workshop.margin)
        start = scene.middle_of(motion.start) - aside
        end = self.goal(motion) - aside
        count = min(motion.count, MOST)
        carried = self.carries and count == 1 and motion.sound != COINS
        length = length_of(end - start, workshop.scale) if carried else FLIGHT
        late = motion.delay
        if carried:
            late, self.late = late + self.late, self.late + NEXT_ONE
            self.landed.append(motion.end)
            if self.is_piece(motion.start):
                self.ring(motion.start, self.ink, TAKE, late)
        for number in range(count):
            item = QGraphicsPixmapItem(workshop.piece(motion.parts, motion.w, motion.h))
            item.setZValue(IN_FLIGHT)
            item.setPos(start)
            item.setVisible(number == 0 and late == 0)
            scene.addItem(item)
            self.flying.append(item)
            delay = (late + number * FOLLOW) / self.pace
            fit = self.fit(motion) if carried else 1.0
            way = Carriage(item, start, end, length, fit) if carried else Flight(item, start, end)
            whole = (length + TAKE if carried else length) / self.pace
            scene.stage.add(whole, way, delay=delay)
        if motion.leaves and motion.start in scene.pieces:
            scene.stage.add(1, lambda _: self.hide(motion.start), delay=late / self.pace)
        return whole + delay

    def goal(self, motion: Fly) -> QPointF:
        """The middle of where it will lie, be it that nothing lies there yet."""
        scene, place = self.scene, self.placed(motion.end)
        if motion.end in scene.pieces or place is None:
            target = motion.end if motion.end in scene.pieces else motion.instead
            return scene.middle_of(target)
        return scene.pixel_rect(place.rect).center()

    def placed(self, key: str) -> Placement | None:
        """How a piece lies, or will lie after what is told now."""
        scene = self.scene
        if key in scene.pieces:
            return scene.pieces[key].placement
        if not self.coming and self.led_to is not None:
            placed = scene.table.place(self.led_to, scene.me, scene.size)
            self.coming = {place.key: place for place in placed}
        return self.coming.get(key)

    def fit(self, motion: Fly) -> float:
        """By how much it grows or shrinks on its way to a piece of a size like its own."""
        place = self.placed(motion.end)
        if place is None or place.shape:
            return 1.0
        fit = min(place.w / motion.w, place.h / motion.h)
        return fit if 1 / ALIKE < fit < ALIKE else 1.0

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

    def pulse(self, key: str, pace: float, length: float = 1.0) -> float:
        """For so many times a moment: what is told of is lit as long as it is told."""
        lasting = PULSE * length / pace
        self.light(key, "focus", lasting if self.is_told else POINTED)
        return lasting

    def ring(
        self, key: str, name: str, length: float, late: float = 0.0, spread: float = 0.0
    ) -> None:
        """Light of that colour around a piece of what is told; it may go out from it."""
        if key in self.scene.pieces:
            self.light(key, name, length / self.pace, late / self.pace, spread)

    def light(
        self, key: str, name: str, lasting: float, late: float = 0.0, spread: float = 0.0
    ) -> None:
        piece = self.scene.pieces.get(key)
        if piece is None:
            return
        place = piece.placement
        item = QGraphicsPixmapItem(self.scene.workshop.halo(place, name))
        item.setPos(self.scene.pixels(place.x - HALO, place.y - HALO))
        item.setTransformOriginPoint(item.boundingRect().center())
        item.setZValue(IN_FLIGHT)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setVisible(late <= 0)
        self.scene.addItem(item)
        self.flying.append(item)
        change = partial(shine, item, spread)
        self.scene.stage.add(lasting, change, lambda: self.take_away(item), late)

    def is_piece(self, key: str) -> bool:
        """Whether it is small enough to be taken or put down; a player's area is not."""
        piece, room = self.scene.pieces.get(key), self.scene.size
        if piece is None:
            return False
        return piece.placement.w * piece.placement.h <= PART * room.width * room.height

    def bears_others(self, piece: PieceItem) -> bool:
        place = piece.placement
        others = (other.placement for other in self.scene.pieces.values() if other is not piece)
        return any(other.z >= place.z and place.rect.contains(other.rect) for other in others)

    def take_away(self, item: QGraphicsPixmapItem) -> None:
        if item in self.flying:
            self.flying.remove(item)
            self.scene.removeItem(item)
