"""The table of a game with numbers on it, drawn for the rules as every table is drawn."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from citybuilder.app.language import translate
from citybuilder.stage.lettering import face_of, font
from citybuilder.stage.painting import colour
from citybuilder.stage.scene import TableScene
from citybuilder.store.sheets import load_game
from citybuilder.store.sheets.overlooked import Overlooked, load_overlooked
from citybuilder.tables.placement import LEAST_HEIGHT, LEAST_WIDTH
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import table_of
from citybuilder.tables.texts import texts_of
from citybuilder.tables.theme import Look, Theme
from citybuilder.words.people import NAMES

RADIUS: Final = 12.5  # units of a number's disc
RIM: Final = 2.0


def size_of(width: int) -> QSize:
    return QSize(width, round(width * LEAST_HEIGHT / LEAST_WIDTH))


def scene_of(game: str, shown: Overlooked, look: Look, size: QSize, ratio: float) -> TableScene:
    """The table as its seat sees it, with nothing to choose."""
    names = NAMES[: shown.people]
    rules = load_game(game)
    match = shown.match(rules)
    table = table_of(game)(texts_of(game)(rules, names, translate), seat_looks(names))
    scene = TableScene(table, look)
    scene.set_room(size.width(), size.height(), ratio)
    scene.show_view(match.view(shown.seat), shown.seat)
    return scene


def middles(scene: TableScene, shown: Overlooked) -> list[QPointF]:
    """Where the numbers stand, in pixels."""
    found = []
    for spot in shown.numbers:
        place = scene.rect_of(spot.piece)
        across = QPointF(place.width() * spot.across, place.height() * spot.down)
        found.append(place.topLeft() + across)
    return found


def table_picture(picture: str, theme: Theme, width: int, ratio: float) -> QPixmap:
    """Sharp at so many pixels; in the language of the program."""
    shown, size = load_overlooked(picture), size_of(width)
    game, _, _ = picture.partition("/")
    scene = scene_of(game, shown, Look(theme), size, ratio)
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    room = QRectF(QPointF(0, 0), size)
    scene.render(painter, room, room)
    for number, middle in enumerate(middles(scene, shown), start=1):
        paint_number(painter, number, middle, theme, width / LEAST_WIDTH)
    painter.end()
    return made


def paint_number(
    painter: QPainter, number: int, middle: QPointF, theme: Theme, scale: float
) -> None:
    """On a disc that no table has."""
    radius, white = RADIUS * max(scale, 0.8), QColor(Qt.GlobalColor.white)
    painter.setPen(QPen(white, RIM))
    painter.setBrush(colour(theme, "red"))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(white)
    painter.setFont(font(radius * 1.3, face_of(700)))
    room = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(number))
