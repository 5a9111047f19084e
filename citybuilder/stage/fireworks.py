"""Fireworks and lights that burn over a picture: the same every time, as quick as time goes by."""

import math
from dataclasses import dataclass
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from citybuilder.tables.seats import SEAT_COLOURS

PALE: Final = "#fff4c9"
COLOURS: Final = ("#efc14f", *SEAT_COLOURS, PALE)
BRIGHT: Final = 135  # percent, so that every colour shines before the night
ROCKETS: Final = 19
FIRST: Final = 250.0  # milliseconds until the first one rises
NEXT: Final = 260.0  # between two of them
RISE: Final = 420.0
BURN: Final = 1800.0
STARS: Final = 54  # of one rocket
RINGS: Final = 3  # speeds at which they fly
REACH: Final = 0.19  # of the height, how far
FALL: Final = 0.05  # of the height, how far they sink
SIDES: Final = ((0.05, 0.24), (0.76, 0.95), (0.3, 0.7))  # of the width
HIGHEST, LOWEST = 0.1, 0.44
TAIL: Final = 0.84  # of its way, where the tail of a star begins
MIDDLE: Final = 0.13  # in the middle they stay above what is to be seen


@dataclass(frozen=True)
class Rocket:
    """When it rises, where it bursts (parts of the room), and how."""

    start: float
    x: float
    y: float
    colour: str
    reach: float
    turn: float


def rockets(chance: Random) -> list[Rocket]:
    """To the left and to the right in turn, and now and then above the middle."""
    found = []
    for number in range(ROCKETS):
        side = 2 if number % 5 == 4 else number % 2
        lowest = MIDDLE if side == 2 else LOWEST
        found.append(
            Rocket(
                FIRST + NEXT * number + chance.uniform(0, NEXT / 2),
                chance.uniform(*SIDES[side]),
                chance.uniform(HIGHEST, lowest),
                COLOURS[number % len(COLOURS)],
                REACH * chance.uniform(0.75, 1.25),
                chance.uniform(0, math.tau),
            )
        )
    return found


class Fireworks(QGraphicsItem):
    """Over a room. Whoever shows it tells it the time, in milliseconds."""

    def __init__(self, room: QRectF) -> None:
        super().__init__()
        self.room = room
        self.now = 0.0
        self.rockets = rockets(Random(7))

    def boundingRect(self) -> QRectF:  # noqa: N802 - as Qt has it
        return self.room

    def go_to(self, now: float) -> bool:
        """Whether anything has burst since the time before."""
        before, self.now = self.now, now
        self.update()
        return any(before < rocket.start + RISE <= now for rocket in self.rockets)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for rocket in self.rockets:
            gone = self.now - rocket.start
            if 0 <= gone < RISE:
                self.paint_rise(painter, rocket, gone / RISE)
            elif RISE <= gone < RISE + BURN:
                self.paint_burst(painter, rocket, (gone - RISE) / BURN)

    def spot(self, rocket: Rocket, high: float) -> QPointF:
        return QPointF(rocket.x * self.room.width(), high * self.room.height())

    def paint_rise(self, painter: QPainter, rocket: Rocket, part: float) -> None:
        """A spark with a tail."""
        way = 1 - (1 - part) ** 2
        high = 1 - (1 - rocket.y) * way
        tail = self.spot(rocket, min(1.0, high + 0.05 * (1 - part)))
        painter.setPen(QPen(QColor(255, 226, 160, 170), 0.0035 * self.room.height()))
        painter.drawLine(self.spot(rocket, high), tail)

    def paint_burst(self, painter: QPainter, rocket: Rocket, part: float) -> None:
        """Stars fly apart, slow down, sink and go out."""
        high = self.room.height()
        middle = self.spot(rocket, rocket.y)
        fading = 1 - part**1.6
        flash = max(0.0, 1 - part * 7)
        painter.setPen(Qt.PenStyle.NoPen)
        if flash:
            painter.setBrush(QColor(255, 250, 230, int(150 * flash)))
            painter.drawEllipse(middle, *[0.05 * high * (1.2 - flash)] * 2)
        shining = QColor(rocket.colour).lighter(BRIGHT)
        pen = QPen(shining, 0.0058 * high * (1 - 0.5 * part))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        for star in range(STARS):
            ring = star % RINGS
            burnt = QColor(shining if ring else PALE)
            burnt.setAlphaF(fading * self.glitter(star, part))
            pen.setColor(burnt)
            painter.setPen(pen)
            angle = rocket.turn + math.tau * star / STARS
            reach = rocket.reach * high * (1 - 0.27 * ring)
            tail = self.star(middle, angle, reach, TAIL * part)
            painter.drawLine(tail, self.star(middle, angle, reach, part))

    def glitter(self, star: int, part: float) -> float:
        """Towards the end every other one flickers."""
        return 1.0 if star % 2 or part < 0.5 else 0.35 + 0.65 * (part * 9 % 1)

    def star(self, middle: QPointF, angle: float, reach: float, part: float) -> QPointF:
        out = reach * (1 - math.exp(-3.2 * part))
        sunk = FALL * self.room.height() * part * part
        return middle + QPointF(math.cos(angle) * out, math.sin(angle) * out + sunk)
