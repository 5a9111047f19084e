"""A banner that lies over the table for a moment. It takes no clicks and nobody is asked meanwhile.

Whoever has something to tell in large letters calls `show` and waits for as long as it says.
"""

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGraphicsPixmapItem

from citybuilder.stage.lettering import face_of, undivided, width
from citybuilder.stage.motion import eased
from citybuilder.tables.beats import Beat
from citybuilder.tables.faces import Parts, seat_mark
from citybuilder.tables.placement import Label, Panel, Part, Picture, Rect, Size

if TYPE_CHECKING:
    from citybuilder.stage.scene import TableScene

SHORT: Final = 700.0  # milliseconds at pace 1
LONG: Final = 1500.0  # of what is great
COMES: Final = 140.0  # milliseconds of it in which it comes, and in which it goes
GOES: Final = 200.0
LETTERS: Final = 20.0
GREAT_LETTERS: Final = 25.0
WIDEST: Final = 0.7  # of the table
HALF: Final = 0.6  # of the words, with room to break them: of two lines none has a single word
OVER_ALL: Final = 10_002.0  # also over what flies
HIGH: Final = 0.34  # of the table, from above
LOW: Final = 0.68  # where the upper place would cover what it is about
BOLD: Final = int(QFont.Weight.Bold)


class Banner:
    """The one banner of a table; a later one takes the place of an earlier one."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.item: QGraphicsPixmapItem | None = None

    def show(self, beat: Beat, pace: float, about: QRectF | None = None) -> float:
        """How many milliseconds it is to be seen: none for whoever wants no motion. It lies where
        it does not cover what it is about, if it can."""
        scene = self.scene
        if pace <= 0 or scene.look.reduced_motion:
            return 0.0
        self.take_away()
        face, room = banner_face(beat, scene.size.width * WIDEST, scene.look.text_scale)
        item = QGraphicsPixmapItem(scene.workshop.piece(face, room.width, room.height))
        item.setTransformOriginPoint(item.boundingRect().center())
        item.setPos(self.place(room, about))
        item.setZValue(OVER_ALL)
        item.setOpacity(0)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(item)
        self.item = item
        lasting = LONG if beat.great else SHORT
        scene.stage.add(lasting / pace, partial(self.change, item, lasting, beat.great), self.go)
        return lasting / pace

    def place(self, room: Size, about: QRectF | None) -> QPointF:
        """In the middle of the table, above or below."""
        scene = self.scene
        scale, left = scene.workshop.scale, (scene.size.width - room.width) / 2
        heights = [scene.size.height * part - room.height / 2 for part in (HIGH, LOW)]
        places = [QRectF(left, y, room.width, room.height) for y in heights]
        hidden = QRectF() if about is None else about
        free = [
            each
            for each in places
            if not hidden.intersects(QRectF(each.topLeft() * scale, each.size() * scale))
        ]
        chosen = (free or places)[0]
        margin = scene.workshop.margin
        return scene.pixels(chosen.x(), chosen.y()) - QPointF(margin, margin)

    def change(self, item: QGraphicsPixmapItem, lasting: float, great: bool, part: float) -> None:
        """It grows to its size, stays, and fades."""
        come = eased(min(1.0, part * lasting / COMES))
        item.setScale(1 - (0.35 if great else 0.1) * (1 - come))
        item.setOpacity(min(come, (1 - part) * lasting / GOES))

    def go(self) -> None:
        """Its time is up; another one stays for as long as it has said."""
        if self.item is not None and self.item.opacity() <= 0:
            self.take_away()

    def take_away(self) -> None:
        if self.item is not None:
            self.scene.removeItem(self.item)
            self.item = None


def banner_face(beat: Beat, widest: float, text_scale: float) -> tuple[Parts, Size]:
    """In the colours of the bars; what is great has an edge of gold and its picture."""
    size = GREAT_LETTERS if beat.great else LETTERS
    letters = size * text_scale  # as they are painted
    high = round(letters * (2.9 if beat.great else 2.2))
    pad, x = high * 0.36, high * 0.36
    parts: list[Part] = []
    if beat.art:
        parts.append(Picture(Rect(x, high * 0.08, high * 0.84, high * 0.84), beat.art, 8))
        x += high * 0.84 + pad * 0.6
    if beat.seat is not None:
        mark = letters * 0.9
        parts.append(seat_mark(x, (high - mark) / 2, mark, beat.seat.shape, beat.seat.colour))
        x += mark + pad * 0.6
    text = undivided(beat.text)
    wide, most = width(text, letters, face_of(BOLD)) + 4, widest - x - pad
    if wide > most:
        wide = min(most, wide * HALF)
    words = Rect(x, high * 0.08, wide, high * 0.84)
    parts.append(Label(words, text, size, "bar_ink", BOLD, lines=2, anywhere=True))
    room = Size(round(x + wide + pad), high)
    edge, line = ("gold", 2.6) if beat.great else ("bar_soft", 1.2)
    ground = Panel(Rect(0, 0, room.width, room.height), "bar", edge, high / 2, line, 6, 0.96)
    return (ground, *parts), room
