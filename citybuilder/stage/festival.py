"""The evening after a match: the city that has won, with flags above it, before the skyline."""

import math
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from citybuilder.core.game import State
from citybuilder.stage import art
from citybuilder.stage.banner import banner_face
from citybuilder.stage.painting import colour
from citybuilder.stage.still import still
from citybuilder.tables.beats import Beat
from citybuilder.tables.placement import Size
from citybuilder.tables.seats import SEAT_COLOURS

if TYPE_CHECKING:
    from citybuilder.stage.scene import TableScene

SKYLINE: Final = "lobby/skyline_dark"
ZENITH, HORIZON = QColor("#0d1426"), QColor("#2f3d57")
STARS: Final = 90
FLAGS: Final = 15  # on each cord
SAG: Final = 0.075  # of the table's height, by which a cord hangs down
CORDS: Final = ((-0.02, 0.35, 0.02), (0.33, 0.67, 0.005), (0.65, 1.02, 0.02))  # from, to, height
CITY: Final = (0.6, 0.62)  # of the table, for all cities that have won together
TOP: Final = 0.27
SUNK: Final = 0.2  # of the skyline's height, that lies below the table
EDGE: Final = 12.0  # units around a city
GAP: Final = 18.0
WIDEST: Final = 0.8  # of the table, for a sign


class Festival:
    """One picture of it, as large as the table, made once."""

    def __init__(self, scene: "TableScene", state: State, seats: Sequence[int], title: str) -> None:
        self.scene = scene
        self.state = state
        self.seats = seats
        self.title = title
        self.room = scene.sceneRect()

    def picture(self) -> QPixmap:
        ratio = self.scene.workshop.ratio
        made = QPixmap((self.room.size() * ratio).toSize())
        made.setDevicePixelRatio(ratio)
        painter = QPainter(made)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.paint_sky(painter)
        self.paint_flags(painter)
        self.paint_cities(painter)
        self.paint_title(painter)
        painter.end()
        return made

    def paint_sky(self, painter: QPainter) -> None:
        room = self.room
        high = room.width() / art.GALLERY.proportion(SKYLINE)
        ground = room.bottom() - high * (1 - SUNK)
        sky = QLinearGradient(0, 0, 0, max(1.0, ground))
        sky.setColorAt(0, ZENITH)
        sky.setColorAt(1, HORIZON)
        painter.fillRect(room, sky)
        chance = Random(1)
        painter.setPen(Qt.PenStyle.NoPen)
        for _ in range(STARS):
            x, y, size = chance.random(), chance.random(), 0.6 + chance.random()
            painter.setBrush(QColor(255, 255, 255, 60 + int(120 * chance.random())))
            painter.drawEllipse(QPointF(x * room.width(), y * max(1.0, ground)), size, size)
        ratio = self.scene.workshop.ratio
        town = art.pixmap(SKYLINE, round(room.width()), round(high), ratio)
        painter.drawPixmap(QPointF(0, ground), town)

    def paint_flags(self, painter: QPainter) -> None:
        for cord, (start, end, top) in enumerate(CORDS):
            way = self.cord(start, end, top)
            painter.setPen(QPen(QColor(255, 244, 214, 150), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(way)
            painter.setPen(Qt.PenStyle.NoPen)
            for number in range(FLAGS):
                flag = QColor(SEAT_COLOURS[(number + cord) % len(SEAT_COLOURS)])
                painter.setBrush(flag)
                painter.drawPolygon(self.flag(way, (number + 0.5) / FLAGS))

    def cord(self, start: float, end: float, top: float) -> QPainterPath:
        wide, high = self.room.width(), self.room.height()
        way = QPainterPath(QPointF(start * wide, top * high))
        middle = QPointF((start + end) / 2 * wide, (top + 2 * SAG) * high)
        way.quadTo(middle, QPointF(end * wide, top * high))
        return way

    def flag(self, way: QPainterPath, part: float) -> QPolygonF:
        size = 9 * self.scene.workshop.scale
        at, turn = way.pointAtPercent(part), math.radians(-way.angleAtPercent(part))
        along = QPointF(math.cos(turn), math.sin(turn)) * size * 0.75
        down = QPointF(-math.sin(turn), math.cos(turn)) * size * 1.9
        return QPolygonF([at - along, at + along, at + down])

    def paint_cities(self, painter: QPainter) -> None:
        """Side by side where several have won."""
        scene, scale = self.scene, self.scene.workshop.scale
        count = len(self.seats)
        whole = Size(CITY[0] * scene.size.width, CITY[1] * scene.size.height)
        each = Size((whole.width - GAP * (count - 1)) / count, whole.height)
        left = (scene.size.width - whole.width) / 2
        for number, seat in enumerate(self.seats):
            x, y = left + number * (each.width + GAP), TOP * scene.size.height
            self.paint_ground(painter, QRectF(x * scale, y * scale, *self.pixels(each)), seat)
            inside = Size(each.width - 2 * EDGE, each.height - 2 * EDGE)
            city = still(scene.table.portrait(self.state, seat, inside), inside, scene.workshop)
            painter.drawPixmap(QPointF(x + EDGE, y + EDGE) * scale, city)
            look = scene.table.seats[seat] if count > 1 else None
            score = Beat(self.score(seat), look)
            self.paint_sign(painter, score, x + each.width / 2, y + each.height - EDGE)

    def pixels(self, size: Size) -> tuple[float, float]:
        scale = self.scene.workshop.scale
        return size.width * scale, size.height * scale

    def paint_ground(self, painter: QPainter, place: QRectF, seat: int) -> None:
        theme, scale = self.scene.look.theme, self.scene.workshop.scale
        for layer in range(6):
            out = (6 - layer) * 5 * scale
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme, "glow", 0.035 + 0.012 * layer))
            around = place.adjusted(-out, -out, out, out)
            painter.drawRoundedRect(around, 16 * scale + out, 16 * scale + out)
        wood = QLinearGradient(place.topLeft(), place.bottomLeft())
        wood.setColorAt(0, colour(theme, "table_top"))
        wood.setColorAt(1, colour(theme, "table_low"))
        painter.setPen(QPen(colour(theme, "gold"), 3 * scale))
        painter.setBrush(wood)
        painter.drawRoundedRect(place, 14 * scale, 14 * scale)

    def paint_title(self, painter: QPainter) -> None:
        room = self.scene.size
        look = self.scene.table.seats[self.seats[0]] if len(self.seats) == 1 else None
        beat = Beat(self.title, look, great=True)
        self.paint_sign(painter, beat, room.width / 2, TOP * room.height + EDGE, above=True)

    def score(self, seat: int) -> str:
        texts = self.scene.table.texts
        return texts.amount(int(texts.game.standing(self.state)[seat][0]))

    def paint_sign(
        self, painter: QPainter, beat: Beat, x: float, y: float, above: bool = False
    ) -> None:
        """Below that height or above it, in units: it covers the frame of a city, not the city."""
        scene = self.scene
        face, size = banner_face(beat, scene.size.width * WIDEST, scene.look.text_scale)
        sign = scene.workshop.piece(face, size.width, size.height)
        corner = scene.pixels(x - size.width / 2, y - size.height if above else y)
        margin = scene.workshop.margin
        painter.drawPixmap(corner - QPointF(margin, margin), sign)
