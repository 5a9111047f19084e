"""What can be done at the table beside answering: back and forth, bots, help, menu, keys."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton

from citybuilder.app.language import say, translate
from citybuilder.app.table import words as words
from citybuilder.app.table.menu import TableMenu
from citybuilder.playing.turns import Phase, allows
from citybuilder.store.settings import PACE, PACES, STEP_BY_STEP, next_pace

if TYPE_CHECKING:
    from citybuilder.app.table.page import TablePage


class Deeds:
    """At one table page, each by the name that keys, buttons and menus have for it."""

    def __init__(self, page: "TablePage") -> None:
        self.page = page
        self.session = page.session
        self.parts = page.parts
        self.note = page.asking.notes.show_note

    def by_name(self) -> dict[str, Callable[[], None]]:
        page = self.page
        return {
            "undo": self.undo,
            "redo": self.redo,
            "restart": self.restart_turn,
            "hint": self.hint,
            "skip": self.skip,
            "pace": self.next_pace,
            "faster": lambda: page.set_pace(next_pace(page.settings.pace, 1)),
            "slower": lambda: page.set_pace(next_pace(page.settings.pace, -1)),
            "pause": self.toggle_pause,
            "step": self.toggle_steps,
            "rules": page.open_rules,
            "menu": self.open_menu,
            "tip": page.tipping.put_away,
            "above": lambda: self.parts.scene.above.hold(True),
            "turn": lambda: self.parts.scene.turn_variant(1),
            "log": self.toggle_log,
            "space": self.press_space,
            "cancel": self.cancel,
            "enter": self.press_enter,
            "rematch": page.rematch.emit,
            "replay": page.replay_wanted.emit,
            "review": page.review_wanted.emit,
            "score": page.ending.toggle,
            "leave": page.leave,
        }

    # Back and forth

    def undo(self) -> None:
        if self.session.can_undo():
            self.session.undo()
        else:
            self.note(words.undo_tip(self.session, self.parts.texts))

    def redo(self) -> None:
        if self.session.can_redo():
            self.session.redo()
        else:
            self.note(translate("table", "There is nothing to redo."))

    def restart_turn(self) -> None:
        if self.session.can_restart():
            self.session.restart_turn()
        else:
            self.note(words.undo_tip(self.session, self.parts.texts))

    # Bots

    def hint(self) -> None:
        self.page.hinting.ask()
        self.page.place_overlays()

    def toggle_pause(self) -> None:
        if all(sitting.human for sitting in self.session.seats):
            self.note(translate("table", "No bots are playing, so there is nothing to pause."))
            return
        self.session.set_paused(not self.session.paused)
        self.page.heading.refresh()

    def toggle_steps(self) -> None:
        wanted = not self.page.settings.step_by_step
        self.session.set_step_by_step(wanted)
        on = translate("table", "From now on the match stops after each bot's turn (S).")
        off = translate("table", "Bots play on without stopping (S).")
        self.note(on if wanted else off)

    def next_pace(self) -> None:
        """After the fastest comes none."""
        pace = self.page.settings.pace
        self.page.set_pace(PACES[0] if pace == PACES[-1] else next_pace(pace, 1))

    # What stands around the table

    def toggle_log(self) -> None:
        self.parts.side.setVisible(self.parts.side.isHidden())
        self.page.share_room()
        self.page.tipping.place()

    def open_menu(self) -> None:
        menu, guide = TableMenu(self.page), self.page.guide
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if guide is None:
            self.fill_menu(menu)
        else:
            guide.fill_menu(menu)
            menu.addSeparator()
            self.add_pace(menu)
        button = self.parts.top.menu
        corner = button.mapToGlobal(QPoint(button.width(), button.height() + 4))
        menu.popup(corner - QPoint(menu.sizeHint().width(), 0))

    def fill_menu(self, menu: TableMenu) -> None:
        session, page, phase = self.session, self.page, self.session.phase
        if allows(phase, "restart"):
            able = session.can_restart()
            menu.add(translate("table", "Restart my turn"), lambda: page.do("restart"), able)
            menu.addSeparator()
        over = session.match.state.over
        menu.add_seats(self.parts.looks, session.seats, page.hand_over, not over)
        menu.addSeparator()
        if allows(phase, "log"):
            shown = not self.parts.side.isHidden()
            menu.add_switch(translate("table", "Show the log"), shown, lambda: page.do("log"))
        self.add_pace(menu)
        if allows(phase, "step"):
            steps = say("preferences", STEP_BY_STEP.label)
            menu.add_switch(f"{steps}\tS", page.settings.step_by_step, lambda: page.do("step"))
        menu.add(translate("table", "Preferences…"), page.preferences_wanted.emit)
        menu.addSeparator()
        menu.add(translate("table", "Back to the lobby"), page.leave)

    def add_pace(self, menu: TableMenu) -> None:
        words = {pace: say("preferences", word) for pace, word in PACE.words.items()}
        title = say("preferences", PACE.label)
        menu.add_choice(title, words, self.page.settings.pace, self.page.set_pace)

    # Keys

    def skip(self) -> None:
        """The end of a match is told in two parts."""
        if self.page.ending.is_told():
            self.page.ending.skip()
        else:
            self.parts.scene.skip()

    def press_space(self) -> None:
        """Skip what moves, else enlarge what is focused or under the pointer."""
        scene = self.parts.scene
        if self.session.phase == Phase.PLAYING or scene.story.is_told or self.page.ending.is_told():
            self.skip()
        elif self.page.asking.haste.is_on():  # it was meant for what has moved until now
            return
        elif scene.focused or scene.pointed:
            self.page.inspect(scene.focused or scene.pointed)
        else:
            self.note(translate("table", "Space enlarges what you point at or reach with Tab."))

    def press_enter(self) -> None:
        focused, parts = self.page.focusWidget(), self.parts
        if isinstance(focused, QAbstractButton) and focused.isEnabled():
            focused.click()
        elif parts.inspector.isVisible():
            parts.inspector.close_it()
        elif parts.curtain.isVisible():
            parts.curtain.sit_down()
        else:
            self.page.asking.take_offered()

    def cancel(self) -> None:
        """Put away the uppermost thing that can be put away."""
        parts = self.parts
        if parts.inspector.isVisible():
            parts.inspector.close_it()
        elif parts.hint_panel.isVisible():
            parts.hint_panel.close_it()
        elif self.page.ending.is_open():
            self.page.ending.toggle()
        elif (way := parts.prompt.way_back()) is not None:
            parts.prompt.press(way)
        elif self.session.phase == Phase.CHOOSING and parts.actions_panel.close_place():
            return
        elif self.page.guide is not None:
            self.page.leave()
        elif self.session.phase == Phase.CHOOSING:
            self.page.asking.offer()
