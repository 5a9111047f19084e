"""Arrows that point at pieces of the table until told otherwise: look here."""

from collections.abc import Sequence
from math import pi, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPolygonItem

from citybuilder.stage.ground import ABOVE
from citybuilder.stage.lettering import face_of, line_height, width
from citybuilder.stage.painting import colour, fit_label
from citybuilder.stage.scene import TableScene
from citybuilder.tables.placement import CENTRE, RIGHT, Label

SHAPE: Final = ((0, 0), (-15, -17), (-6, -17), (-6, -36), (6, -36), (6, -17), (15, -17))  # units
REACH: Final = 8.0  # units that an arrow moves to and fro
PERIOD: Final = 1100  # milliseconds
INSIDE: Final = 0.25  # of a piece's width or height, from its edge
DEEPEST: Final = 6.0  # units
LONG: Final = 8.0  # times as wide as high: a row, whose first quarter is pointed at, else its last
TEXT: Final = 1.0  # what each square unit counts that an arrow covers: of words and figures,
OTHER: Final = 40.0  # of another arrow,
OUTSIDE: Final = 100.0  # and beside the table
AT_THE_END: Final = 200  # square units of words that are rather covered than a row's end pointed at


class Way(NamedTuple):
    """From where an arrow points: which way it goes, and where it ends at the piece."""

    dx: int
    dy: int
    x: float
    y: float


WAYS: Final = (  # those before are liked better
    Way(0, 1, 0.5, 0),
    Way(0, -1, 0.5, 1),
    Way(1, 0, 0, 0.5),
    Way(-1, 0, 1, 0.5),
    Way(0, 1, 0.8, 0),
    Way(0, 1, 0.2, 0),
    Way(0, -1, 0.8, 1),
    Way(0, -1, 0.2, 1),
    Way(1, 0, 0, 0.8),
    Way(-1, 0, 1, 0.8),
)
MIDDLES: Final = 4
OF_ROWS: Final = tuple(Way(0, dy, x, (1 - dy) // 2) for x in (0.25, 0.75) for dy in (1, -1))


class Arrows(QObject):
    """Of one scene. Each stands where it covers as little as it can of what is to be read. They
    stand still for whoever wants less motion."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.table = scene
        self.keys: tuple[str, ...] = ()
        self.items: list[QGraphicsPolygonItem] = []
        self.tips: list[QPointF] = []
        self.ways: list[Way] = []
        self.motion = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=PERIOD)
        self.motion.setLoopCount(-1)
        self.motion.valueChanged.connect(self.move)
        scene.sceneRectChanged.connect(lambda: self.show(self.keys))

    def show(self, keys: Sequence[str]) -> None:
        """Point at these pieces, as far as they lie on the table, and at no others."""
        for item in self.items:
            self.table.removeItem(item)
        self.keys = tuple(keys)
        self.items, self.tips, self.ways = [], [], []
        found = [key for key in keys if key in self.table.pieces]
        words = self.words() if found else []
        taken: list[QRectF] = []
        for key in found:
            way = self.best(key, words, taken)
            tip = self.tip(key, way)
            taken.append(self.room(tip, way))
            self.ways.append(way)
            self.tips.append(tip)
            self.items.append(self.arrow(tip, way))
        if self.items and not self.table.look.reduced_motion:
            self.motion.start()
        else:
            self.motion.stop()

    def arrow(self, tip: QPointF, way: Way) -> QGraphicsPolygonItem:
        scale, theme = self.table.workshop.scale, self.table.look.theme
        item = QGraphicsPolygonItem(QPolygonF([corner * scale for corner in outline(way)]))
        item.setBrush(colour(theme, "focus"))
        item.setPen(QPen(colour(theme, "card"), 2.5 * scale))
        item.setZValue(ABOVE + 1)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setPos(tip)
        self.table.addItem(item)
        return item

    # Where it stands

    def best(self, key: str, words: Sequence[QRectF], taken: Sequence[QRectF]) -> Way:
        rect = self.seen(key)
        ways: Sequence[Way] = OF_ROWS if rect.width() > LONG * rect.height() else WAYS
        if self.table.pieces[key].placement.shape:
            ways = WAYS[:MIDDLES]  # its corners are not where those of its rectangle are

        def cost(way: Way) -> int:
            late = AT_THE_END if ways is OF_ROWS and way.x > 0.5 else 0
            return late + self.cost(self.room(self.tip(key, way), way), words, taken)

        return min(ways, key=cost)

    def cost(self, room: QRectF, words: Sequence[QRectF], taken: Sequence[QRectF]) -> int:
        outside = area(room) - area(room.intersected(self.table.sceneRect()))
        covered = sum(area(room.intersected(rect)) for rect in words if room.intersects(rect))
        others = sum(area(room.intersected(rect)) for rect in taken if room.intersects(rect))
        scale = self.table.workshop.scale**2
        return round((OUTSIDE * outside + TEXT * covered + OTHER * others) / scale)

    def tip(self, key: str, way: Way) -> QPointF:
        """Where an arrow ends: at the edge of a piece, a little inside it."""
        rect, deepest = self.seen(key), DEEPEST * self.table.workshop.scale
        x = rect.left() + way.x * rect.width() + way.dx * min(rect.width() * INSIDE, deepest)
        y = rect.top() + way.y * rect.height() + way.dy * min(rect.height() * INSIDE, deepest)
        return QPointF(x, y)

    def room(self, tip: QPointF, way: Way) -> QRectF:
        """All that an arrow covers, wherever it is on its way."""
        scale = self.table.workshop.scale
        there = QPolygonF([corner * scale for corner in outline(way)]).boundingRect()
        back = QPointF(way.dx, way.dy) * -REACH * scale
        return there.united(there.translated(back)).translated(tip)

    def seen(self, key: str) -> QRectF:
        """Where a piece is; of one with a shape only that, and what stands on it."""
        rect, place = self.table.rect_of(key), self.table.pieces[key].placement
        if not place.shape:
            return rect
        scale = self.table.workshop.scale
        corners = QPolygonF([QPointF(x, y) * scale for x, y in (*place.shape, *place.body)])
        return corners.boundingRect().translated(rect.topLeft())

    def words(self) -> list[QRectF]:
        """Where something is written on the table."""
        scale, found = self.table.workshop.scale, []
        for piece in self.table.pieces.values():
            place = piece.placement
            for part in place.parts:
                if isinstance(part, Label) and part.text:
                    rect = self.written(part).translated(place.x, place.y)
                    found.append(QRectF(rect.topLeft() * scale, rect.size() * scale))
        return found

    def written(self, label: Label) -> QRectF:
        """The letters of a label, without the room around them."""
        fitted, rect = fit_label(label, self.table.look.text_scale), label.rect
        wide = max(width(line, fitted.size, face_of(label.weight)) for line in fitted.lines)
        high = line_height(fitted.size) * len(fitted.lines)
        aside = {CENTRE: 0.5, RIGHT: 1.0}.get(label.align, 0.0) * (rect.w - wide)
        return QRectF(rect.x + aside, rect.y + (rect.h - high) / 2, wide, high)

    def move(self, part: float) -> None:
        reach = REACH * self.table.workshop.scale * (1 - sin(part * 2 * pi)) / 2
        for item, tip, way in zip(self.items, self.tips, self.ways, strict=True):
            item.setPos(tip - QPointF(way.dx, way.dy) * reach)


def outline(way: Way) -> list[QPointF]:
    """The arrow that goes this way, around its tip."""
    if way.dx:
        return [QPointF(way.dx * y, x) for x, y in SHAPE]
    return [QPointF(x, way.dy * y) for x, y in SHAPE]


def area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())
