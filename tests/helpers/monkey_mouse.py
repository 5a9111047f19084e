"""A monkey that has nothing but a mouse."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QMenu, QWidget

from citybuilder.app.language import translate
from citybuilder.app.models.actions import Choice
from citybuilder.playing.turns import Phase
from helpers.bar import bar_button
from helpers.monkey import Monkey, breathe, wait_until

LEFT: Final = Qt.MouseButton.LeftButton
RIGHT: Final = Qt.MouseButton.RightButton


def point_at(widget: QWidget, place: QPoint | None = None) -> QPoint:
    """Where the pointer is then; whatever covers the place would get the click instead."""
    place = widget.rect().center() if place is None else place
    top = widget.window()
    hit = top.childAt(widget.mapTo(top, place)) or top
    assert hit is widget or widget.isAncestorOf(hit), f"{hit} covers {widget}"
    QTest.mouseMove(widget, place)
    return place


def click(widget: QWidget, place: QPoint | None = None, button: Qt.MouseButton = LEFT) -> None:
    assert widget.isEnabled(), widget
    QTest.mouseClick(widget, button, pos=point_at(widget, place))


def turn_wheel(widget: QWidget, place: QPoint) -> None:
    there, nowhere = QPointF(place), QPoint(0, 0)
    button, key = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    phase = Qt.ScrollPhase.NoScrollPhase
    up = QPoint(0, 120)
    event = QWheelEvent(there, widget.mapToGlobal(there), nowhere, up, button, key, phase, False)
    QApplication.sendEvent(widget, event)


class MouseMonkey(Monkey):
    """Clicks at spots, buttons and entries of lists."""

    def start(self) -> None:
        click(self.window.lobby.setup.play)

    # Answers

    def ways(self, choice: Choice) -> list[Callable[[Choice], None]]:
        found: list[Callable[[Choice], None]] = [self.take_entry]
        if self.is_at_once(choice):
            found.append(self.take_spot)
        elif self.can_be_turned(choice):
            found.append(self.take_turned)
        if not choice.spot:
            found.append(self.take_button)
        return found

    def picks(self, choice: Choice) -> list[Callable[[Choice], None]]:
        return [self.take_spot, self.take_entry]

    def confirms(self) -> list[Callable[[], None]]:
        return [lambda: self.press(self.parts.prompt.offers[0].text)]

    def can_be_turned(self, choice: Choice) -> bool:
        scene = self.parts.scene
        if scene.spots is None or not scene.spots.has_variants or not choice.piece:
            return False
        return scene.spot_at(self.point_of(choice.piece)) == choice.piece

    def take_turned(self, choice: Choice) -> None:
        """The wheel turns what is in hand; then it is put down as it is."""
        viewport, spots = self.parts.view.viewport(), self.parts.scene.spots
        assert spots is not None
        place = point_at(viewport, self.middle_of(choice.piece))
        while spots.current(choice.piece) != choice.action:
            turn_wheel(viewport, place)
        self.click_piece(choice.piece)

    def take_spot(self, choice: Choice) -> None:
        self.click_piece(choice.piece)

    def click_piece(self, piece: str, button: Qt.MouseButton = LEFT) -> None:
        view = self.parts.view
        middle = view.mapFromScene(self.point_of(piece))
        click(view.viewport(), middle, button)

    def take_button(self, choice: Choice) -> None:
        self.press(choice.text)

    def press(self, text: str) -> None:
        """A button of the prompt bar."""
        found = [each for each in self.parts.prompt.buttons if each.accessibleName() == text]
        assert found, text
        click(found[0])

    def take_entry(self, choice: Choice) -> None:
        model, view = self.parts.actions, self.parts.actions_panel.view
        if model.rows[model.row_of(choice)].leads:
            self.double_click(view, model.row_of(choice))
        self.double_click(view, model.row_of(choice))

    def double_click(self, view: QListView, row: int) -> None:
        index = view.model().index(row, 0)
        view.scrollTo(index)
        place = view.visualRect(index).center()
        click(view.viewport(), place)
        QTest.mouseDClick(view.viewport(), LEFT, pos=place)

    # What else can be tried

    def curiosities(self) -> list[Callable[[], None]]:
        found = [self.hover, self.enlarge, self.read_log, self.ask_tip]
        if self.parts.top.undo.isEnabled():
            found.append(self.undo)
        if self.parts.top.redo.isEnabled():
            found.append(self.redo)
        if self.hints and self.session.phase == Phase.CHOOSING:
            found.append(self.ask_hint)
        return found

    def some_piece(self) -> str:
        return self.chance.choice(list(self.parts.scene.pieces))

    def middle_of(self, piece: str) -> QPoint:
        return self.parts.view.mapFromScene(self.point_of(piece))

    def hover(self) -> None:
        point_at(self.parts.view.viewport(), self.middle_of(self.some_piece()))
        breathe()

    def enlarge(self) -> None:
        self.click_piece(self.some_piece(), RIGHT)
        breathe()
        assert self.parts.inspector.isVisible()
        click(self.parts.inspector)
        assert not self.parts.inspector.isVisible()

    def ask_tip(self) -> None:
        viewport = self.parts.view.viewport()
        place = point_at(viewport, self.middle_of(self.some_piece()))
        tip = QHelpEvent(QEvent.Type.ToolTip, place, viewport.mapToGlobal(place))
        QApplication.sendEvent(viewport, tip)

    def read_log(self) -> None:
        """A tip may lie over its lines."""
        view = self.parts.log_panel.view
        if self.parts.tip_card.isVisible():
            click(self.parts.tip_card.got_it)
        if view.model().rowCount():
            self.double_click(view, self.chance.randrange(view.model().rowCount()))

    def undo(self) -> None:
        click(self.parts.top.undo)

    def redo(self) -> None:
        click(self.parts.top.redo)

    def ask_hint(self) -> None:
        """And do what it says."""
        self.hints -= 1
        click(self.parts.top.hint)
        panel = self.parts.hint_panel
        wait_until(lambda: bool(panel.proposals), self.described)
        breathe()
        proposal = self.chance.choice(panel.buttons)
        click(proposal)
        assert panel.isVisible(), "the first click only asks why"
        click(proposal)
        assert not panel.isVisible()

    # Everything else

    def sit_down(self) -> None:
        click(self.parts.curtain.button)

    def pause(self) -> None:
        click(self.parts.top.pause)

    def go_on(self) -> None:
        click(self.parts.prompt.buttons[-1])

    def rematch(self) -> None:
        wait_until(lambda: self.page.ending.leads_on, lambda: "no result is shown")
        click(bar_button(self.page, translate("end", "Play again")))

    def leave(self) -> None:
        click(self.parts.top.menu)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        click(menu, menu.actionGeometry(menu.actions()[-1]).center())
