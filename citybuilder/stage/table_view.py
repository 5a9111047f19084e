"""The window onto the table: fills its room, zooms, and hands keys to the spots."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView

from citybuilder.stage.scene import TableScene

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
STEP = 1.15  # one notch of the wheel
LARGEST = 3.0
OUTSIDE = QPointF(-1, -1)
AROUND = 40  # pixels that are seen around a piece in a zoomed table


class TableView(QGraphicsView):
    """Shows one table scene."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        scene.setParent(self)  # goes with it, and never in a thread that clears memory for Python
        self.table_scene = scene
        self.zoom = 1.0
        self.grabbed: QPoint | None = None  # where the mouse went down
        self.dragging = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.show_bars()
        scene.walked.connect(self.follow)

    def follow(self, key: str) -> None:
        """Keep the piece in sight that the keyboard is at, and tell those who listen."""
        piece = self.table_scene.pieces.get(key)
        if piece is not None:
            self.ensureVisible(self.table_scene.rect_of(key), AROUND, AROUND)
            self.say(piece.placement.name)

    def say(self, text: str) -> None:
        """For screen readers."""
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def show_bars(self) -> None:
        """Only a zoomed table can be scrolled."""
        policy = Qt.ScrollBarPolicy
        wanted = policy.ScrollBarAsNeeded if self.zoom > 1.0 else policy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(wanted)
        self.setVerticalScrollBarPolicy(wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.fill()

    def fill(self) -> None:
        room = self.maximumViewportSize()
        width, height = round(room.width() * self.zoom), round(room.height() * self.zoom)
        self.table_scene.set_room(width, height, self.devicePixelRatioF())
        self.viewport().update()

    def set_zoom(self, zoom: float, anchor: QPoint | None = None) -> None:
        """From the whole table, 1, to a part of it; what is at the anchor stays there."""
        at = anchor if anchor is not None else self.viewport().rect().center()
        before = self.mapToScene(at)
        grown = min(LARGEST, max(1.0, zoom)) / self.zoom
        self.zoom *= grown
        self.show_bars()
        self.fill()
        aside = self.viewport().rect().center() - at
        self.centerOn(before * grown + aside)

    def zoom_by(self, steps: int, anchor: QPoint | None = None) -> None:
        self.set_zoom(self.zoom * STEP**steps, anchor)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        step = (event.angleDelta().y() > 0) - (event.angleDelta().y() < 0)
        spots = self.table_scene.spots
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(step, event.position().toPoint())
        elif spots is not None and spots.has_variants:
            self.table_scene.turn_variant(step)
        else:
            super().wheelEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self.table_scene.point_at(OUTSIDE)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mousePressEvent(event)
        self.grabbed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mouseMoveEvent(event)
        here = event.position().toPoint()
        if self.grabbed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self.drag(here)
        place = self.mapToScene(here)
        self.table_scene.point_at(place)
        live = bool(self.table_scene.spot_at(place))
        shape = Qt.CursorShape.PointingHandCursor if live else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def drag(self, here: QPoint) -> None:
        """A zoomed table is pulled along by the mouse; that chooses nothing."""
        assert self.grabbed is not None
        way = here - self.grabbed
        far = way.manhattanLength() >= QApplication.startDragDistance()
        if self.zoom > 1.0 and (self.dragging or far):
            self.dragging = True
            self.table_scene.pressed = None
            self.grabbed = here
            for bar, step in (
                (self.horizontalScrollBar(), way.x()),
                (self.verticalScrollBar(), way.y()),
            ):
                bar.setValue(bar.value() - step)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mouseReleaseEvent(event)
        self.grabbed = None
        self.dragging = False

    def let_go(self) -> None:
        """Somebody else will look: nothing tells what was in hand, in focus or pointed at."""
        scene = self.table_scene
        self.grabbed, self.dragging = None, False
        scene.focused = scene.pointed = scene.aimed = scene.below = ""
        scene.pressed = None
        scene.above.hold(False)
        scene.hold_highlight([])

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802
        """Tab walks the spots first and leaves the table after the last."""
        live = self.table_scene.live()
        last = live[-1 if forward else 0] if live else ""
        if not live or self.table_scene.focused == last:
            self.table_scene.focus_on("")
            return super().focusNextPrevChild(forward)
        self.table_scene.focus_next(1 if forward else -1)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        scene = self.table_scene
        key = Qt.Key(event.key())
        if key in ARROWS:
            control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            scene.focus_step(*ARROWS[key], everywhere=control)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and scene.focused:
            scene.choose_focused()
        else:
            event.ignore()  # for the page

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        event.ignore()  # likewise
