"""Arrows that point at pieces of the table until told otherwise: look here."""

from collections.abc import Sequence
from itertools import combinations
from math import pi, sin
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPolygonItem

from citybuilder.stage.painting import colour
from citybuilder.stage.scene import ABOVE, TableScene

SHAPE: Final = ((0, 0), (-15, -17), (-6, -17), (-6, -36), (6, -36), (6, -17), (15, -17))  # units
REACH: Final = 8.0  # units that an arrow moves up and down
PERIOD: Final = 1100  # milliseconds
INSIDE: Final = 0.25  # of a piece's height, below its upper edge
DEEPEST: Final = 6.0  # units; a name at the upper edge stays readable
LOW: Final = 46.0  # units; a piece nearer to the upper edge is pointed at from below
APART: Final = 17.0  # units by which two that would meet head on step aside
LONG: Final = 8.0  # times as wide as high: a row, whose first quarter is pointed at


class Arrows(QObject):
    """Of one scene. They stand still for whoever wants less motion."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.table = scene
        self.keys: tuple[str, ...] = ()
        self.items: list[QGraphicsPolygonItem] = []
        self.tips: list[QPointF] = []
        self.motion = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=PERIOD)
        self.motion.setLoopCount(-1)
        self.motion.valueChanged.connect(self.move)
        scene.sceneRectChanged.connect(lambda: self.show(self.keys))

    def show(self, keys: Sequence[str]) -> None:
        """Point at these pieces, as far as they lie on the table, and at no others."""
        for item in self.items:
            self.table.removeItem(item)
        self.keys = tuple(keys)
        found = [key for key in keys if key in self.table.pieces]
        self.items = [self.arrow(key) for key in found]
        self.step_aside()
        self.tips = [item.pos() for item in self.items]
        if self.items and not self.table.look.reduced_motion:
            self.motion.start()
        else:
            self.motion.stop()

    def arrow(self, key: str) -> QGraphicsPolygonItem:
        scale, theme = self.table.workshop.scale, self.table.look.theme
        rect = self.seen(key)
        inset = min(rect.height() * INSIDE, DEEPEST * scale)
        from_below = rect.top() + inset < LOW * scale
        sign = -1 if from_below else 1
        item = QGraphicsPolygonItem(
            QPolygonF([QPointF(x * scale, sign * y * scale) for x, y in SHAPE])
        )
        item.setBrush(colour(theme, "focus"))
        item.setPen(QPen(colour(theme, "card"), 2.5 * scale))
        item.setZValue(ABOVE + 1)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        edge = rect.bottom() - inset if from_below else rect.top() + inset
        is_row = rect.width() > LONG * rect.height()
        item.setPos(rect.left() + rect.width() * (0.25 if is_row else 0.5), edge)
        item.setData(0, sign)
        self.table.addItem(item)
        return item

    def step_aside(self) -> None:
        """What one points at from below may begin where the other is pointed at from above."""
        aside = APART * self.table.workshop.scale
        for one, two in combinations(self.items, 2):
            meet = one.sceneBoundingRect().intersects(two.sceneBoundingRect())
            if meet and one.data(0) != two.data(0):
                left, right = sorted((one, two), key=lambda item: item.x())
                left.moveBy(-aside, 0)
                right.moveBy(aside, 0)

    def seen(self, key: str) -> QRectF:
        """Where a piece is; of one with a shape only that, and what stands on it."""
        rect, place = self.table.rect_of(key), self.table.pieces[key].placement
        if not place.shape:
            return rect
        scale = self.table.workshop.scale
        outline = QPolygonF([QPointF(x, y) * scale for x, y in (*place.shape, *place.body)])
        return outline.boundingRect().translated(rect.topLeft())

    def move(self, part: float) -> None:
        reach = REACH * self.table.workshop.scale * (1 - sin(part * 2 * pi)) / 2
        for item, tip in zip(self.items, self.tips, strict=True):
            item.setPos(tip - QPointF(0, reach * int(item.data(0))))
