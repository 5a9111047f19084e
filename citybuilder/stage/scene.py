"""The table on the screen: shows a view and what can be chosen, and reports choices."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QLinearGradient
from PySide6.QtWidgets import (
    QGraphicsPixmapItem,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
    QToolTip,
)

from citybuilder.core.game import Action, Decision, Event, State
from citybuilder.stage.banner import Banner
from citybuilder.stage.finale import Finale
from citybuilder.stage.from_above import FromAbove
from citybuilder.stage.ghost import Ghost
from citybuilder.stage.ground import Ground
from citybuilder.stage.halos import BROKEN, HALO, SOFT
from citybuilder.stage.painting import colour
from citybuilder.stage.pieces import PieceItem
from citybuilder.stage.signs import GIVEN, GLOWS, PICKED, Signs
from citybuilder.stage.story import Manner, Story
from citybuilder.stage.tooltips import show_tip
from citybuilder.tables.beats import Beat
from citybuilder.tables.placement import (
    FLAT,
    LEAST_HEIGHT,
    LEAST_WIDTH,
    Rect,
    Size,
)
from citybuilder.tables.spots import Spots, neighbour, reading_order
from citybuilder.tables.table import Table
from citybuilder.tables.theme import Look

LIFT: Final = 4.0  # units that a piece rises under the pointer
AT_ONCE: Final = Manner()
RAISED: Final = (
    9_000.0  # z of what is under the pointer: of cards that cover one another it is seen
)
HALO_ABOVE: Final = 0.003  # its piece, but below the next card that covers it


class TableScene(Ground):
    """One table. Signals: chosen(list of Action), choosing(key, list of Action) where one spot has
    several answers, ways(key) where a click could mean several series of them, selecting() when a
    piece is picked or dropped, hovered(key), inspected(key), refused(key) where nothing is offered
    at a clicked piece, telling(list of Event) to be shown next, opened() where it is told that
    something begins, sounded(name), played()."""

    chosen = Signal(list)
    choosing = Signal(str, list)
    ways = Signal(str)
    selecting = Signal()
    hovered = Signal(str)
    walked = Signal(str)
    inspected = Signal(str)
    refused = Signal(str)
    telling = Signal(list)
    opened = Signal()
    sounded = Signal(str)
    played = Signal()

    def __init__(self, table: Table, look: Look) -> None:
        super().__init__(look)
        self.table = table
        self.story = Story(self)
        self.banner = Banner(self)
        self.finale = Finale(self)
        self.view: State | None = None
        self.me = 0
        self.asked: Decision | None = None
        self.spots: Spots | None = None
        self.halos: dict[str, QGraphicsPixmapItem] = {}
        self.held: tuple[str, ...] = ()
        self.focused = ""
        self.pointed = ""
        self.aimed = ""  # the ground that is meant where something stands before it
        self.below = ""  # the spot that lies there, perhaps under another piece
        self.pressed: str | None = None  # the spot that the mouse went down at, if that counts
        self.is_hasty: Callable[[], bool] = bool  # asks whether a choice comes too soon to be meant
        self.ring = self.overlay()
        self.ghost = Ghost(self)
        self.signs = Signs(self)
        self.above = FromAbove(self)
        self.set_room(round(LEAST_WIDTH), round(LEAST_HEIGHT), 1.0)

    # Room and look

    def set_room(self, width: int, height: int, ratio: float) -> None:
        """Fill so many pixels; the layout is made for their proportions."""
        scale = min(width / LEAST_WIDTH, height / LEAST_HEIGHT)
        room = QRectF(0, 0, width, height)
        if scale <= 0 or (room == self.sceneRect() and ratio == self.workshop.ratio):
            return
        self.skip()
        self.workshop.scale, self.workshop.ratio = scale, ratio
        self.workshop.forget()
        self.size = Size(width / scale, height / scale)
        self.setSceneRect(room)
        self.redraw()

    def set_look(self, look: Look) -> None:
        self.skip()
        self.look = self.workshop.look = look
        self.workshop.forget()
        self.redraw()

    def redraw(self) -> None:
        """Draw everything anew, such as in another language."""
        wood = QLinearGradient(0, 0, 0, self.sceneRect().height())
        wood.setColorAt(0, colour(self.look.theme, "table_top"))
        wood.setColorAt(1, colour(self.look.theme, "table_low"))
        self.setBackgroundBrush(wood)
        for piece in self.pieces.values():
            self.removeItem(piece)
        self.pieces = {}
        if self.view is not None:
            self.show_view(self.view, self.me)

    # Pieces

    def show_view(self, view: State, me: int) -> None:
        """The table as the seat sees it, at once."""
        self.finale.drop()
        self.stage.clear()
        self.story.stop()
        self.banner.take_away()
        self.view, self.me = view, me
        self.reconcile(self.table.place(view, me, self.size), moving=False)
        self.mark_spots()

    # What happens

    def play(
        self,
        events: Sequence[Event],
        views: Sequence[State],
        after: State,
        me: int,
        pace: float,
        manner: Manner = AT_ONCE,
    ) -> None:
        """Tell the events by motion, each with the view that it led to, and end with the last
        one."""
        QToolTip.hideText()  # what it says may not be true any more
        self.offer(None, [])
        if self.story.is_told and self.view is not None:  # whoever was called has answered already
            self.show_view(self.view, self.me)
        self.story.play(events, views, after, me, pace, manner)

    def hand_over(self, view: State, me: int, beat: Beat | None, pace: float) -> None:
        """Somebody else is asked, or looks on from now on; ends as what is told does."""
        QToolTip.hideText()
        self.offer(None, [])
        if pace <= 0 or self.view is None or self.look.reduced_motion:
            self.show_view(view, me)
            return
        self.skip()
        self.story.hand_over(view, me, beat, pace)

    def is_moving(self) -> bool:
        return self.story.is_told or bool(self.stage.tweens)

    def skip(self) -> None:
        self.finale.end()
        self.stage.finish()
        self.story.finish()

    def highlight(self, keys: Sequence[str]) -> None:
        """Point at pieces for a moment."""
        for key in keys:
            self.story.pulse(key, 1.0)

    def hold_highlight(self, keys: Sequence[str]) -> None:
        """Point at pieces until told otherwise, such as those of a hint; none to end it."""
        self.held = tuple(keys)
        self.mark_spots()

    # Choosing

    def offer(self, asked: Decision | None, actions: Sequence[Action], many: int = 0) -> None:
        """What may be chosen now; nothing to take all offers back."""
        if self.spots is None and not actions:
            return
        self.asked = asked
        self.pressed = None  # whoever lets go now has meant something else
        self.ghost.imagined = None
        self.spots = (
            Spots(self.table, self.view, asked, actions, many)
            if asked is not None and self.view is not None and actions
            else None
        )
        if self.spots is None or self.focused not in self.spots.at:
            self.focused = ""
        self.mark_spots()

    def live(self) -> list[str]:
        """The keys of the spots in reading order."""
        if self.spots is None:
            return []
        places = {key: self.place_of(key) for key in self.spots.at if key in self.pieces}
        return reading_order(places)

    def place_of(self, key: str) -> Rect:
        return self.pieces[key].placement.rect

    def mark_spots(self) -> None:
        """Glow around what is live; others of its group recede, unless a click leads there, too."""
        for mark in self.halos.values():
            self.removeItem(mark)
        self.halos = {}
        live = set(self.live())
        groups = {self.pieces[key].placement.group for key in live} - {""}
        only = self.spots is not None and self.spots.is_only()
        kept = {*live, *self.held, *(self.spots.beyond if self.spots is not None else ())}
        for key, piece in self.pieces.items():
            others = only or piece.placement.group in groups
            piece.recede(self.workshop, others and key not in kept)
            if key in live or key in self.held:
                self.halos[key] = self.halo(piece, key)
        self.signs.show(dict.fromkeys(self.picked(), self.sign()))
        self.raise_piece(self.pointed, round(LIFT * self.workshop.scale))
        self.mark_focus()

    def sign(self) -> str:
        """What is on a picked piece."""
        return GIVEN if self.asked is not None and self.table.gives(self.asked) else PICKED

    def glow_of(self, key: str) -> str:
        """The colour around a piece: picked, pointed out, or simply live."""
        if self.spots is not None and key in self.spots.picked:
            return GLOWS[self.sign()]
        return "focus" if key in self.held else self.pieces[key].placement.glow

    def halo(self, piece: PieceItem, key: str) -> QGraphicsPixmapItem:
        place, broken = piece.placement, self.spots is not None and not self.spots.is_live(key)
        layers = BROKEN if broken else SOFT
        item = QGraphicsPixmapItem(self.workshop.halo(place, self.glow_of(key), layers))
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setPos(self.pixels(place.x - HALO, place.y - HALO))
        item.setZValue(place.z + HALO_ABOVE)
        self.addItem(item)
        return item

    def choose(self, key: str) -> None:
        """A spot was clicked, or Enter pressed at it."""
        if key == FLAT:
            self.above.keep()
            return
        if self.is_hasty():
            return
        if self.spots is None or not self.spots.is_live(key):
            self.reach_on(key)
            return
        if self.spots.many:
            self.spots.pick(key)
            self.mark_spots()
            self.selecting.emit()
            return
        choices = self.spots.choices(key)
        if len(choices) == 1:
            self.chosen.emit(choices)
        else:
            self.choosing.emit(key, choices)

    def reach_on(self, key: str) -> None:
        """A piece stands for several answers; where several ways lead there, one is picked."""
        series = self.spots.beyond.get(key, []) if self.spots is not None else []
        if len(series) == 1:
            self.chosen.emit(series[0])
        elif series:
            self.ways.emit(key)
        elif key:
            self.refused.emit(key)

    def is_selecting(self) -> bool:
        """Whether pieces are picked before they are taken."""
        return self.spots is not None and self.spots.many > 0

    def picked(self) -> list[str]:
        return [] if self.spots is None else self.spots.picked

    def pick(self, keys: Sequence[str]) -> None:
        """Pick these pieces and no others."""
        if self.spots is not None and self.is_selecting():
            self.spots.picked = [key for key in keys if self.spots.is_live(key)]
            self.mark_spots()
            self.selecting.emit()

    def has_selected(self) -> bool:
        """Whether enough is picked."""
        return self.spots is not None and self.is_selecting() and self.spots.is_complete()

    def take_selection(self) -> None:
        """Answer with what is picked, if that is enough."""
        if self.spots is not None and self.has_selected() and not self.is_hasty():
            self.chosen.emit(self.spots.selection())

    def turn_variant(self, step: int) -> None:
        """Turn the piece in hand, such as a tile."""
        if self.spots is not None and self.spots.has_variants:
            self.spots.turn += step
            self.mark_focus()
            self.hovered.emit(self.focused or self.pointed)

    # The keyboard's place

    def focus_next(self, step: int) -> None:
        live = self.live()
        if live:
            at = live.index(self.focused) if self.focused in live else (-1 if step > 0 else 0)
            self.focus_on(live[(at + step) % len(live)])

    def focus_step(self, dx: int, dy: int, everywhere: bool = False) -> None:
        """To the nearest spot in that direction; where nothing can be chosen, or everywhere, to
        the nearest piece: whoever has no mouse wants to look around as well."""
        keys = self.live()
        if everywhere or not keys:
            keys = [key for key, piece in self.pieces.items() if piece.placement.name]
        places = {key: self.place_of(key) for key in keys}
        if self.focused in self.pieces:
            places[self.focused] = self.place_of(self.focused)
            self.focus_on(neighbour(places, self.focused, dx, dy))
        elif places:
            self.focus_on(reading_order(places)[0])

    def focus_on(self, key: str) -> None:
        self.focused, self.ghost.imagined = key, None
        self.mark_focus()
        self.hovered.emit(key)
        self.walked.emit(key)

    def choose_focused(self) -> None:
        """Once enough is picked, the return key takes it."""
        if self.has_selected():
            self.take_selection()
        else:
            self.choose(self.focused)

    def mark_focus(self) -> None:
        piece = self.pieces.get(self.focused)
        self.ring.setVisible(piece is not None)
        if piece is not None:
            place = piece.placement
            self.ring.setPixmap(self.workshop.halo(place, "focus"))
            self.ring.setPos(self.pixels(place.x - HALO, place.y - HALO))
        self.ghost.show()

    # The pointer

    def spot_at(self, point: QPointF) -> str:
        """The uppermost spot under a point: a city is chosen by any of the cards that lie on it."""
        if self.spots is None:
            return ""
        return self.uppermost(point, self.spots.at) or self.uppermost(point, self.spots.beyond)

    def point_at(self, point: QPointF) -> None:
        key, self.below = self.key_at(point), self.spot_at(point)
        aimed = self.ground_at(point)
        if (key, aimed) == (self.pointed, self.aimed):
            return
        self.raise_piece(self.pointed, 0)
        self.pointed, self.aimed, self.ghost.imagined = key, aimed, None
        self.raise_piece(key, round(LIFT * self.workshop.scale))
        self.ghost.show()
        self.hovered.emit(aimed or key)

    def ground_at(self, point: QPointF) -> str:
        """The spot on the ground that a click would choose, whatever stands before it."""
        key = self.spot_at(point)
        return key if key in self.pieces and self.pieces[key].placement.shape else ""

    def raise_piece(self, key: str, height: float) -> None:
        """Lift a piece with the glow around it; to no height to put it back, and what recedes
        stays there."""
        piece = self.pieces.get(key)
        if piece is None or not piece.placement.lifts or self.is_moving():
            return
        place, height = piece.placement, 0 if piece.receded else height
        up = QPointF(0, height)
        level = RAISED if height else place.z
        piece.setPos(self.pixels(place.x, place.y) - up)
        piece.setZValue(level)
        if key in self.halos:
            self.halos[key].setPos(self.pixels(place.x - HALO, place.y - HALO) - up)
            self.halos[key].setZValue(level + HALO_ABOVE)
        self.signs.lift(key, up, level)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        self.point_at(event.scenePos())

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        key = self.key_at(event.scenePos())
        if event.button() == Qt.MouseButton.RightButton and key:
            self.inspected.emit(key)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.pressed = None if self.is_hasty() else self.spot_at(event.scenePos())
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Whoever lets go elsewhere has changed their mind."""
        pressed, self.pressed = self.pressed, None
        if event.button() == Qt.MouseButton.LeftButton and pressed == self.spot_at(
            event.scenePos()
        ):
            self.choose(pressed or self.key_at(event.scenePos()))
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """The second click of two is not meant for the next question, nor may a third be."""
        self.is_hasty()
        event.accept()

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:  # noqa: N802
        point, clear = event.scenePos(), self.ghost.kept_clear()
        if (text := self.help_of(self.key_at(point))) and not clear.contains(point):
            off = event.screenPos() - point.toPoint()
            away = [rect.translated(off).toRect() for rect in (clear, *self.ghost.told())]
            show_tip(event.screenPos(), text, event.widget(), away)
        else:
            QToolTip.hideText()

    def help_of(self, key: str) -> str:
        if not key or self.view is None:
            return ""
        return self.table.help(self.view, self.me, key)
