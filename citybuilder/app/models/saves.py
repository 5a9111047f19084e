"""The saved matches as a list for the lobby, newest first, in the player's words."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QDate,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from citybuilder.app.language import translate
from citybuilder.playing.new_match import Person
from citybuilder.stage.tooltips import plain_tip
from citybuilder.store.boxes import counted_in_rounds
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, fill
from citybuilder.words.names import shown_name, shown_path
from citybuilder.words.people import HUMAN

if TYPE_CHECKING:  # pydantic comes with it, after the first paint
    from citybuilder.store.save_errors import Bad
    from citybuilder.store.save_list import Entry
    from citybuilder.store.statistics import Finished

BOTS: Final = QT_TRANSLATE_NOOP("lobby", "%n bots", "", 1)
WEEK: Final = 7  # days in which the name of the weekday says enough

Index = QModelIndex | QPersistentModelIndex


def turn_name(game: str, turn: int) -> str:
    """What a turn of the game is called by its number."""
    rounds = game in counted_in_rounds()
    text = translate("lobby", "Round %1") if rounds else translate("lobby", "Turn %1")
    return fill(text, str(turn))


@dataclass(frozen=True)
class Saved:
    """One file in the folder of saves."""

    path: Path
    title: str  # of its game, or the file's name where that is not known
    picture: str
    people: tuple[Person, ...] = ()
    game: str = ""
    turn: int = 0
    changed: float = 0.0
    over: bool = False
    broken: "Bad | None" = None
    winners: tuple[str, ...] = ()  # as far as they are known

    def line(self, now: datetime) -> str:
        """Turn, people and time; of a broken save why it cannot be loaded."""
        if self.broken is not None:
            return self.reason()
        turn = self.turn_name()
        when = moment(datetime.fromtimestamp(self.changed), now)
        return " · ".join([self.end() if self.over else turn, company(self.people), when])

    def end(self) -> str:
        if len(self.winners) > 1:
            text = translate("lobby", "%1 shared the win (%2)")
            return fill(text, ", ".join(self.winners), self.turn_name())
        if self.winners:
            return fill(translate("lobby", "%1 won (%2)"), *self.winners, self.turn_name())
        return fill(translate("lobby", "Ended (%1)"), self.turn_name())

    def turn_name(self) -> str:
        return turn_name(self.game, self.turn)

    def name(self) -> str:
        """Which match that is, among others of the same game."""
        if self.broken is not None:
            return shown_path(self.path.name)
        text = translate("lobby", "%1, %2, %3")
        return fill(text, self.title, self.turn_name(), company(self.people))

    def reason(self) -> str:
        from citybuilder.playing.save_texts import sentence
        from citybuilder.store.save_errors import BadSave

        return sentence(BadSave(self.broken or "unreadable", self.path), translate)


def saved(entry: "Entry", titles: dict[str, str], known: "dict[str, Finished]") -> Saved:
    """The words for what the store has found; titles by game, results by match."""
    from citybuilder.store.statistics import winners_of

    sheet = entry.sheet
    if sheet is None:
        title = shown_path(entry.path.stem)
        return Saved(entry.path, title, "", changed=entry.changed, broken=entry.broken)
    turn = sheet.snapshot.get("round", sheet.snapshot.get("turn"))
    return Saved(
        path=entry.path,
        title=titles.get(sheet.game, sheet.game),
        picture=f"{sheet.game}/box",
        people=tuple((shown_name(seat.name), seat.who) for seat in sheet.seats),
        game=sheet.game,
        turn=turn if isinstance(turn, int) else 0,
        changed=entry.changed,
        over=entry.over,
        winners=tuple(map(shown_name, winners_of(sheet, known))) if entry.over else (),
    )


def company(people: Sequence[Person]) -> str:
    """The persons by name, the bots by number."""
    names = [name for name, who in people if who == HUMAN]
    bots = len(people) - len(names)
    return ", ".join([*names, translate("lobby", BOTS, bots)] if bots else names)


def moment(then: datetime, now: datetime) -> str:
    """When something was, as one would say it."""
    days = (now.date() - then.date()).days
    if days == 0:
        return fill(translate("lobby", "today, %1"), f"{then:%H:%M}")
    if days == 1:
        return translate("lobby", "yesterday")
    if 1 < days < WEEK:
        return QLocale().dayName(then.isoweekday())
    day = QDate(then.year, then.month, then.day)
    return QLocale().toString(day, QLocale.FormatType.ShortFormat)


class SavesModel(QAbstractListModel):
    """Unfinished matches and broken files, or finished ones when they are wanted."""

    SAVED: Final = Qt.ItemDataRole.UserRole

    def __init__(self) -> None:
        super().__init__()
        self.all: list[Saved] = []
        self.shown: list[Saved] = []
        self.only_finished = False

    def fill(self, found: Sequence[Saved]) -> None:
        self.all = list(found)
        self.choose()

    def show_finished(self, wanted: bool) -> None:
        self.only_finished = wanted
        self.choose()

    def choose(self) -> None:
        self.beginResetModel()
        self.shown = [each for each in self.all if each.over == self.only_finished]
        self.endResetModel()

    def finished(self) -> int:
        return sum(each.over for each in self.all)

    def retranslate(self) -> None:
        self.beginResetModel()
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        return 0 if parent is not None and parent.isValid() else len(self.shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self.shown):
            return None
        found = self.shown[index.row()]
        if role == SavesModel.SAVED:
            return found
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{found.title} – {found.line(datetime.now())}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(found.line(datetime.now()))
        return None
