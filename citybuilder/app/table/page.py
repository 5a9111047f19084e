"""The page around the table: bars above and below it, log and choices beside it."""

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolTip, QWidget

from citybuilder.app.language import translate
from citybuilder.app.play.saver import complaint, keep_match
from citybuilder.app.play.session import Session
from citybuilder.app.table import words as words
from citybuilder.app.table.asking import Asking
from citybuilder.app.table.deeds import Deeds
from citybuilder.app.table.ending import Ending
from citybuilder.app.table.heading import Heading
from citybuilder.app.table.hinting import Hinting
from citybuilder.app.table.key_button import ENTER, KeyButton
from citybuilder.app.table.keys import command, figure, is_held
from citybuilder.app.table.parts import Parts
from citybuilder.app.table.showing import Showing
from citybuilder.app.table.style import growth, side_width, table_style
from citybuilder.app.table.tipping import Tipping
from citybuilder.app.widgets import set_sheet
from citybuilder.app.window_page import WindowPage
from citybuilder.playing.turns import Phase, allows
from citybuilder.store import atomic
from citybuilder.store.settings import Settings
from citybuilder.tables.texts import fill
from citybuilder.tables.theme import Look, Theme
from citybuilder.words.names import shown_path

if TYPE_CHECKING:  # nobody learns at most tables
    from citybuilder.app.learn.coached import Coaching
    from citybuilder.app.results.end_page import EndPanel


class TablePage(WindowPage):
    """Shows a session and hands it what people choose.

    Signals: left(), rematch(), replay_wanted(), review_wanted(), lessons_wanted(),
    rules_wanted(str place), preferences_wanted()."""

    rematch = Signal()
    replay_wanted = Signal()
    review_wanted = Signal()
    lessons_wanted = Signal()
    rules_wanted = Signal(str)
    preferences_wanted = Signal()

    def __init__(
        self,
        session: Session,
        settings: Settings,
        theme: Theme,
        always_tips: bool = False,
        is_lesson: bool = False,
        guide: "Coaching | None" = None,
    ) -> None:
        super().__init__()
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.session = session
        self.settings = settings
        self.is_lesson = is_lesson
        self.guide = guide
        self.dragged = False  # somebody has set the width of the log
        self.theme, self.scale, self.growth = theme, settings.text_scale, 0.0
        self.dress_page()  # before its parts: each of them is dressed only once then
        self.parts = Parts(self, session, Look(theme, self.scale, settings.reduced_motion))
        self.heading = Heading(self)
        self.asking = Asking(self)
        self.hinting = Hinting(self.asking)
        self.ending = Ending(self)
        self.showing = Showing(self)
        self.tipping = Tipping(session, settings, self.parts, self, always_tips)
        self.commands = Deeds(self).by_name()
        self.connect_parts()
        if guide is not None:
            guide.begin(self)
            self.commands |= guide.commands
        self.set_theme(theme, settings.text_scale)
        self.retranslate()
        self.showing.begin()
        self.follow_phase(session.phase)
        self.setFocus()

    @property
    def end(self) -> "EndPanel | None":
        return self.ending.panel

    def connect_parts(self) -> None:
        parts = self.parts
        parts.top.wanted.connect(self.do)
        self.session.phase_changed.connect(self.follow_phase)
        parts.scene.inspected.connect(self.inspect)
        parts.inspector.closed.connect(parts.view.setFocus)
        parts.prompt.told.connect(self.order_keys)
        parts.prompt.unfocused.connect(self.setFocus)
        parts.actions_panel.unfocused.connect(self.setFocus)
        parts.scene.walked.connect(self.sign_enter)
        parts.log_panel.view.walked.connect(self.sign_enter)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self.sign_enter)
            application.focusChanged.connect(self.let_go)
        for listening in (parts.view, parts.actions_panel.view):
            listening.installEventFilter(self.asking.calm)
        parts.body.splitterMoved.connect(self.note_drag)
        parts.body.resized.connect(self.fill_body)
        self.session.trouble.connect(self.give_notice)
        self.tipping.ended.connect(self.give_notice)

    def do(self, name: str) -> None:
        if self.allows(name):
            self.commands[name]()

    def allows(self, name: str) -> bool:
        """Whether something can be done in this phase; if not, it is said why."""
        allowed = allows(self.session.phase, name)
        if not allowed:
            self.asking.notes.show_note(words.only_seated(self.session))
        return allowed

    def set_pace(self, pace: float) -> None:
        self.settings.pace = pace
        self.parts.top.show_pace(self.settings.pace)

    def zoom(self, step: int) -> None:
        """Nearer or farther; 0 shows the whole table again."""
        if step:
            self.parts.view.zoom_by(step)
        else:
            self.parts.view.set_zoom(1.0)

    def open_rules(self) -> None:
        from citybuilder.app.rules.page import place_in

        self.rules_wanted.emit(place_in(self.session.match.game.key, self.session.view()))

    def hand_over(self, seat: int, who: str) -> None:
        self.session.hand_over(seat, who)
        self.heading.refresh()
        self.share_room()

    def leave(self) -> None:
        self.session.close()
        self.left.emit()

    def put_down(self) -> None:
        self.session.close()
        if self.guide is not None:
            self.guide.be_still()
        self.session.deleteLater()

    # Files

    def save_as(self, path: Path) -> None:
        if not self.allows("save_as"):
            return
        try:
            keep_match(path, self.session.keeper.snapshot(), self.session.seats, once=True)
        except Exception as error:  # told in one sentence, whatever it is
            self.give_notice(complaint("match", error))
        else:
            self.give_notice(fill(translate("table", "Saved: %1"), shown_path(path.name)))

    def export_log(self, path: Path) -> None:
        if not self.allows("export_log"):  # a curtain may have fallen while a name was chosen
            return
        try:
            path = path.parent.resolve(strict=True) / path.name  # no folder is made for it
            atomic.write(path, (self.parts.log.text() + "\n").encode("utf-8", "replace"))
        except (OSError, ValueError, RuntimeError):  # the last one is a loop of links
            self.give_notice(translate("table", "The log could not be written there."))
        else:
            self.give_notice(fill(translate("table", "Saved: %1"), shown_path(path.name)))

    def tell_taken(self, seat: int) -> None:
        """Somebody plays on where only bots have played."""
        text = translate(
            "table", "You are playing for %1 now. In the menu you can give the seat back to a bot."
        )
        self.give_notice(fill(text, self.session.seats[seat].name))

    def tell_earlier(self) -> None:
        """Somebody begins anew what they have begun before."""
        text = translate(
            "table", "The match that you left is in the lobby, under “Continue playing”."
        )
        self.give_notice(text)

    def give_notice(self, sentence: str) -> None:
        """Over the table and to screen readers; an older notice gives way."""
        self.parts.notice.show_words(sentence, self.parts.body.geometry())
        self.parts.view.say(sentence)

    # What lies over the table

    def inspect(self, piece: str) -> None:
        """Enlarge a piece; also while bots play."""
        if not self.allows("space"):
            return
        session, parts = self.session, self.parts
        told = parts.table.help(session.view(), session.side, piece)
        if told:
            large = parts.table.enlarged(session.view(), session.side, piece)
            parts.inspector.inspect(large, told, parts.body.geometry())

    def follow_phase(self, phase: Phase) -> None:
        """Curtain and result lie over the table as long as the session is there."""
        parts = self.parts
        if phase == Phase.CURTAIN:
            parts.inspector.close_it()
            QToolTip.hideText()
            parts.view.let_go()
            parts.body.hide()
            parts.curtain.open_over(parts.body.geometry())
        elif parts.body.isHidden():
            parts.curtain.hide()
            parts.body.show()
            parts.view.setFocus()
        if phase == Phase.FINISHED:
            self.ending.begin()
        else:
            self.ending.put_away()
        if parts.actions_panel.isHidden() == self.offers_choices():
            self.share_room()

    # Keys

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - as Qt has it
        """The page itself has nothing to do with keys: what lies uppermost gets them."""
        super().focusInEvent(event)
        if self.parts.curtain.isVisible():
            self.parts.curtain.setFocus()
        elif self.end is not None and self.ending.is_open():
            self.end.setFocus()
        else:
            self.parts.view.setFocus()

    def order_keys(self) -> None:
        """Tab walks from above to below: bar, table, log, choices, answers."""
        parts = self.parts
        stops: list[QWidget] = [*parts.top.buttons, parts.view, *parts.tip_card.buttons]
        if self.end is not None:
            stops += self.end.stops()
        for before, after in pairwise([*stops, *self.side_stops(), *parts.prompt.buttons]):
            QWidget.setTabOrder(before, after)
        self.sign_enter()

    def side_stops(self) -> list[QWidget]:
        """Where Tab halts beside the table."""
        log, led = self.parts.log_panel, self.guide.stops() if self.guide is not None else []
        return [*led, *log.toggles, log.view, self.parts.actions_panel.view]

    def sign_enter(self) -> None:
        self.parts.prompt.lend_enter(not self.is_enter_free())

    def let_go(self) -> None:
        """Keys go elsewhere now: of what is held down, the end may never be heard."""
        self.parts.scene.above.hold(False)

    def is_enter_free(self) -> bool:
        """Whether Enter means the button that bears its sign."""
        focused, parts = self.focusWidget(), self.parts
        if isinstance(focused, QAbstractButton):
            return isinstance(focused, KeyButton) and focused.key == ENTER
        if focused is parts.view:
            return not parts.scene.focused or parts.scene.has_selected()
        if focused is parts.log_panel.view:
            return not parts.log_panel.view.is_walked
        return focused not in (parts.actions_panel.view, parts.inspector)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - as Qt has it
        number = figure(event)
        name = command(event)
        if is_held(event):
            self.asking.calm.hear_held(event)
            return
        if number:
            self.asking.press_figure(number)
        elif name:
            self.do(name)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - as Qt has it
        if event.key() == Qt.Key.Key_V and not event.isAutoRepeat():
            self.parts.scene.above.hold(False)
        super().keyReleaseEvent(event)

    # Room, look and language

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - as Qt has it
        super().resizeEvent(event)
        if growth(self.width(), self.height()) != self.growth:
            self.dress()
        if self.parts.body.isHidden():  # it is told of its size when it is shown again
            self.parts.rows.activate()
            self.place_overlays()

    def fill_body(self) -> None:
        self.share_room()
        self.place_overlays()

    def note_drag(self) -> None:
        self.dragged = True

    def share_room(self) -> None:
        """Between the table and what stands beside it."""
        parts = self.parts
        parts.show_choices(self.offers_choices())
        if not self.dragged and not parts.side.isHidden():
            scale = self.scale * self.growth
            wide = side_width(self.width(), parts.body.height(), scale)
            parts.body.setSizes([self.width() - wide, wide])
        if self.guide is not None:
            self.guide.share_room()

    def offers_choices(self) -> bool:
        """Whether there is anybody who may have to choose."""
        if self.guide is not None:
            return self.guide.offers_choices()
        people = any(sitting.human for sitting in self.session.seats)
        return people and self.session.phase != Phase.FINISHED

    def place_overlays(self) -> None:
        parts = self.parts
        area = parts.body.geometry()
        for overlay in (parts.curtain, parts.inspector):
            if overlay.isVisible():
                overlay.setGeometry(area)
        if parts.side.isHidden():
            corner = QRect(area.right() - 300, area.top() + 12, 288, min(420, area.height() - 24))
            most = area.height() - 24
        else:
            log = parts.log_panel
            corner = QRect(log.mapTo(self, QPoint(0, 0)), log.size())
            most = parts.side.contentsRect().height()
        parts.hint_panel.open_over(corner, most)
        self.tipping.place()

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.theme, self.scale = theme, scale
        self.parts.set_look(Look(theme, scale, self.settings.reduced_motion))
        if self.end is not None:
            self.end.set_look(self.parts.scene.look)
        self.dress()
        self.share_room()
        self.tipping.place()

    def dress_page(self) -> None:
        self.growth = growth(self.width(), self.height())
        set_sheet(self, table_style(self.theme, self.scale * self.growth))

    def dress(self) -> None:
        """Colours and sizes of what stands around the table."""
        self.dress_page()
        self.parts.log_panel.set_theme(self.theme)
        self.parts.actions_panel.set_theme(self.theme)
        self.parts.prompt.fit()
        if self.guide is not None:
            self.guide.set_theme(self.theme)

    def retranslate(self) -> None:
        self.parts.scene.skip()
        self.parts.retranslate()
        self.parts.log.retell(self.session.viewer)
        self.parts.scene.redraw()
        if self.guide is not None:
            self.guide.retranslate()
        self.showing.again()
        if self.guide is not None:
            self.guide.retell()
        self.tipping.say()
        if self.end is not None:
            self.end.retranslate()
