"""What is told at the end of a match: scores are counted up, then whoever has won is celebrated."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from citybuilder.core.game import State
from citybuilder.stage.festival import Festival
from citybuilder.stage.fireworks import Fireworks
from citybuilder.stage.halos import HALO
from citybuilder.stage.motion import eased
from citybuilder.stage.pieces import PieceItem
from citybuilder.stage.tally import Tally, badge
from citybuilder.tables.ending import Counted, winners, won
from citybuilder.tables.texts import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from citybuilder.stage.scene import TableScene

COUNTING: Final = 13_000.0  # milliseconds at pace 1 for all steps together,
QUICKEST: Final = 280.0  # and for each of them
SLOWEST: Final = 900.0
PAUSE: Final = 550.0  # before the next seat is counted
HOLD: Final = 1500.0  # that the sums are to be seen
STILL: Final = 3200.0  # the same where nothing moves
PARTY: Final = 6500.0
DAWN: Final = 450.0  # of it, until it is there
RISE: Final = 22.0  # units that what a step brings rises
OVER_ALL: Final = 10_010.0
END: Final = QT_TRANSLATE_NOOP("end", "The match is over")


class Finale(QObject):
    """Of one table. It takes no clicks. Signals: begun(the seat that is counted now), counted(seat,
    score), celebrated(), ended()."""

    begun = Signal(int)
    counted = Signal(int, int)
    celebrated = Signal()
    ended = Signal()

    def __init__(self, scene: "TableScene") -> None:
        super().__init__(scene)
        self.scene = scene
        self.is_told = False
        self.parties = False
        self.pace = 1.0
        self.state: State | None = None
        self.left: list[tuple[int, Counted]] = []
        self.length = QUICKEST  # of a step
        self.tally = Tally((), (), 0)
        self.board: QGraphicsPixmapItem | None = None
        self.items: list[QGraphicsItem] = []  # beside the board
        self.lit: set[str] = set()

    def begin(self, state: State, pace: float) -> None:
        """The table lies still, as the state has it."""
        scene, table = self.scene, self.scene.table
        self.state, self.pace = state, pace
        self.is_told, self.parties = True, False
        self.left = table.reckoning(state)
        sums = [0] * len(table.seats)
        for seat, step in self.left:
            sums[seat] += step.points
        self.tally = Tally(table.seats, [0] * len(sums), max(sums))
        self.length = min(SLOWEST, max(QUICKEST, COUNTING / max(1, len(self.left))))
        scene.mark_traces({})
        self.darken()
        if scene.look.reduced_motion:
            self.count_at_once(sums)
        else:
            self.show_board(table.texts.translate("end", END))
            self.wait(PAUSE + self.length, self.count_on)

    def wait(self, milliseconds: float, then: Callable[[], None]) -> None:
        self.scene.stage.add(milliseconds / self.pace, nothing, then)

    # The score

    def count_at_once(self, sums: list[int]) -> None:
        self.tally = Tally(self.tally.seats, sums, self.tally.most)
        for seat, step in self.left:
            self.light(step.keys)
            self.counted.emit(seat, sums[seat])
        self.left = []
        self.show_board(self.title())
        self.wait(STILL, self.end)

    def count_on(self) -> None:
        """The next step of a seat, or the next seat, or that it is all counted."""
        tally = self.tally
        if not self.left:
            self.sum_up()
            return
        seat, step = self.left.pop(0)
        if tally.seat != seat:
            self.darken()
            self.begun.emit(seat)
        totals = [
            total + (step.points if at == seat else 0) for at, total in enumerate(tally.totals)
        ]
        self.tally = Tally(tally.seats, totals, tally.most, seat, step)
        self.light(step.keys)
        self.show_board("")
        if step.points:
            self.scene.sounded.emit("count")
            self.show_badge(step)
        last = not self.left or self.left[0][0] != seat
        if last:
            self.counted.emit(seat, totals[seat])
        self.wait(self.length + (PAUSE if last else 0), self.count_on)

    def sum_up(self) -> None:
        self.tally = Tally(self.tally.seats, self.tally.totals, self.tally.most)
        self.show_board(self.title())
        self.wait(HOLD, self.celebrate)

    def title(self) -> str:
        assert self.state is not None
        return won(self.scene.table.texts, self.state)

    def light(self, keys: tuple[str, ...]) -> None:
        """What counts comes forward, with whatever lies on it."""
        scene = self.scene
        for key in keys:
            piece = scene.pieces.get(key)
            if piece is None:
                continue
            self.lit.add(key)
            self.come_forward(piece)
            place = piece.placement
            halo = QGraphicsPixmapItem(scene.workshop.halo(place, "glow"))
            halo.setPos(scene.pixels(place.x - HALO, place.y - HALO))
            halo.setZValue(OVER_ALL - 2)
            self.add(halo)

    def come_forward(self, piece: PieceItem) -> None:
        place, workshop = piece.placement, self.scene.workshop
        for other in self.scene.pieces.values():
            above = other.placement.z >= place.z and place.rect.contains(other.placement.rect)
            if other is piece or above:
                other.recede(workshop, False)

    def darken(self) -> None:
        """The pieces of the seat before give way."""
        for item in self.items:
            self.scene.removeItem(item)
        self.items, self.lit = [], set()
        for piece in self.scene.pieces.values():
            piece.recede(self.scene.workshop, True)

    def show_board(self, title: str) -> None:
        scene, size = self.scene, self.tally.size
        if self.board is None:
            self.board = QGraphicsPixmapItem()
            self.board.setZValue(OVER_ALL)
            self.board.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            scene.addItem(self.board)
        face = self.tally.face(title)
        self.board.setPixmap(scene.workshop.piece(face, size.width, size.height))
        margin = scene.workshop.margin
        self.board.setPos(scene.pixels(*self.place()) - QPointF(margin, margin))

    def place(self) -> tuple[float, float]:
        """In the middle, or where it covers least of what a seat is counted for."""
        scene, size = self.scene, self.tally.size
        seat = self.tally.seat
        keys = set(self.lit)
        keys |= {key for at, step in self.left if at == seat for key in step.keys}
        counting = [scene.rect_of(key) for key in keys]
        scale, gap = scene.workshop.scale, 14.0
        right, low = scene.size.width - size.width - gap, scene.size.height - size.height - gap
        spots = [(x, y) for y in (low / 2, gap, low) for x in (right / 2, gap, right)]

        def covered(spot: tuple[float, float]) -> float:
            room = QRectF(*(each * scale for each in (*spot, size.width, size.height)))
            hidden = [room.intersected(rect) for rect in counting]
            return sum(rect.width() * rect.height() for rect in hidden)

        return min(spots, key=covered)

    def show_badge(self, step: Counted) -> None:
        """How much it brings, above what it is for."""
        scene = self.scene
        rects = [scene.rect_of(key) for key in step.keys if key in scene.pieces]
        if not rects:
            return
        face, room = badge(step.points)
        item = QGraphicsPixmapItem(scene.workshop.piece(face, room.width, room.height))
        corner = rects[0].center() - QPointF(room.width, room.height) * scene.workshop.scale / 2
        item.setZValue(OVER_ALL + 1)
        self.add(item)

        def rise(part: float) -> None:
            up = RISE * eased(min(1.0, part * 2)) * scene.workshop.scale
            margin = scene.workshop.margin
            item.setPos(corner - QPointF(margin, margin + up))
            item.setOpacity(min(1.0, (1 - part) * 3))

        rise(0.0)
        scene.stage.add(self.length / self.pace, rise)

    def add(self, item: QGraphicsItem) -> None:
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.items.append(item)
        self.scene.addItem(item)

    # Who has won

    def celebrate(self) -> None:
        scene, state = self.scene, self.state
        assert state is not None
        self.clear()
        self.parties = True
        festival = Festival(scene, state, winners(scene.table.texts.game, state), self.title())
        ground = QGraphicsPixmapItem(festival.picture())
        ground.setZValue(OVER_ALL)
        sparks = Fireworks(scene.sceneRect())
        sparks.setZValue(OVER_ALL + 1)
        for item in (ground, sparks):
            item.setOpacity(0)
            self.add(item)

        def shine(part: float) -> None:
            come = min(1.0, part * PARTY / DAWN)
            ground.setOpacity(come)
            sparks.setOpacity(come)
            if sparks.go_to(part * PARTY):
                scene.sounded.emit("firework")

        scene.sounded.emit("win")
        self.celebrated.emit()
        scene.stage.add(PARTY / self.pace, shine, self.end)

    # The end of it

    def skip(self) -> None:
        """On to who has won, and from there to the result."""
        if not self.is_told:
            return
        self.scene.stage.clear()
        if self.parties or self.scene.look.reduced_motion:
            self.end()
        else:
            self.celebrate()

    def end(self) -> None:
        if self.is_told:
            self.drop()
            self.ended.emit()

    def drop(self) -> None:
        """As if it had never begun."""
        if not self.is_told:
            return
        self.is_told = self.parties = False
        self.scene.stage.clear()
        self.clear()
        self.scene.mark_spots()

    def clear(self) -> None:
        scene = self.scene
        for item in (*self.items, self.board):
            if item is not None:
                scene.removeItem(item)
        self.items, self.board, self.lit = [], None, set()


def nothing(part: float) -> None:
    """Only time goes by."""
