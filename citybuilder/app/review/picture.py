"""A picture of the table at a moment of a match: the part of it that the moment was about."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from citybuilder.bots.swings import Swing
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.playing.review_texts import ReviewWords
from citybuilder.stage.scene import TableScene
from citybuilder.tables.table import Table
from citybuilder.tables.theme import Look

PART: Final = 0.62  # of the table's width that is shown around what the moment was about

MARGIN: Final = 24  # pixels around it that are free


def picture_of(
    match: Match[State],
    swing: Swing,
    words: ReviewWords,
    table: Table,
    look: Look,
    size: QSize,
    ratio: float,
) -> QPixmap:
    """Before an answer, with a light around what was chosen; after luck, around what it hit. As
    whoever answered saw it, but nothing is hidden any more."""
    lucky = swing.stretch.lucky
    step = swing.stretch.first + (1 if lucky else 0)
    shown = match.earlier[step] if step < len(match.earlier) else match.state
    scene = TableScene(table, look)
    width, height = round(size.width() / PART), round(size.height() / PART)
    scene.set_room(width, height, ratio)
    scene.show_view(shown, swing.stretch.seat)
    keys = hit_by_luck(words, swing, table) if lucky else [chosen(match, swing, table)]
    there = [key for key in keys if key in scene.pieces]
    scene.hold_highlight(there)
    return rendered(scene, part_around(scene, there, size), size, ratio)


def chosen(match: Match[State], swing: Swing, table: Table) -> str:
    first = swing.stretch.first
    before = match.earlier[first]
    return table.spot(before, before.asked[-1], match.actions[first])


def hit_by_luck(words: ReviewWords, swing: Swing, table: Table) -> list[str]:
    """What belongs to nobody comes first, such as what is laid out anew."""
    events = sorted(words.events(swing), key=lambda event: event.seat >= 0)
    return list(dict.fromkeys(key for event in events for key in table.concerned(event)))


def part_around(scene: TableScene, keys: list[str], size: QSize) -> QRectF:
    """A part of the table as large as the picture, with as many of these pieces as fit into it,
    the first ones before others, its middle where not even the first one fits; all of the table
    where nothing is pointed out."""
    whole = scene.sceneRect()
    hit = scene.rect_of(keys[0]) if keys else QRectF()
    for key in keys[1:]:
        more = hit.united(scene.rect_of(key))
        if more.width() <= size.width() - MARGIN and more.height() <= size.height() - MARGIN:
            hit = more
    if hit.isEmpty():
        return whole
    part = QRectF(0, 0, size.width(), size.height())
    part.moveCenter(hit.center())
    part.moveLeft(min(max(0.0, part.left()), whole.width() - part.width()))
    part.moveTop(min(max(0.0, part.top()), whole.height() - part.height()))
    return part


def rendered(scene: TableScene, part: QRectF, size: QSize, ratio: float) -> QPixmap:
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    scene.render(painter, QRectF(image.rect()), part, Qt.AspectRatioMode.IgnoreAspectRatio)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(image)
