"""Finished matches as tables: summed up by opponents, and the latest one by one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from citybuilder.app.language import translate
from citybuilder.app.models.games import played, titled
from citybuilder.stage.tooltips import plain_tip
from citybuilder.tables.figures import share
from citybuilder.words.names import shown_name

if TYPE_CHECKING:
    from citybuilder.store.statistics import Finished, Summary

Role = Qt.ItemDataRole
Index = QModelIndex | QPersistentModelIndex
SORT: Final = int(Role.UserRole)  # what a column is sorted by
SHARE: Final = SORT + 1  # from 0 to 1, where a bar can show it
R = TypeVar("R")


def level(key: str) -> str:
    """Whom people played against; a file may know levels that this program does not have."""
    names = {
        "human": translate("statistics", "People only"),
        "random": translate("statistics", "Bots: random"),
        "greedy": translate("statistics", "Bots: greedy"),
        "beginner": translate("statistics", "Bots: beginner"),
        "normal": translate("statistics", "Bots up to normal"),
        "strong": translate("statistics", "Bots up to strong"),
        "expert": translate("statistics", "Bots up to expert"),
    }
    return names.get(key, key)


def figure(value: float) -> str:
    return QLocale().toString(value, "f", 1)


def moment(seconds: float) -> str:
    when = QDateTime.fromSecsSinceEpoch(int(seconds))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


@dataclass(frozen=True)
class Column(Generic[R]):
    """A title, what a row shows there, what it is sorted by, and perhaps more to tell."""

    title: Callable[[], str]
    text: Callable[[R], str]
    value: Callable[[R], float | str]
    figure: bool = True
    share: Callable[[R], float] | None = None
    tip: Callable[[R], str] | None = None


class RowsModel(QAbstractTableModel, Generic[R]):
    """Rows of one kind under fixed columns."""

    def __init__(self, columns: Sequence[Column[R]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = columns
        self.rows: list[R] = []

    def show(self, rows: Sequence[R]) -> None:
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 - as Qt has it
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 - as Qt has it
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], self.columns[index.column()]
        if role == Role.DisplayRole:
            return column.text(row)
        if role == Role.ToolTipRole:
            return plain_tip((column.tip or column.text)(row))
        if role == SORT:
            return column.value(row)
        if role == SHARE and column.share is not None:
            return column.share(row)
        return self.alignment(column) if role == Role.TextAlignmentRole else None

    def headerData(  # noqa: N802 - as Qt has it
        self, section: int, way: Qt.Orientation, role: int = Role.DisplayRole
    ) -> object:
        if way == Qt.Orientation.Horizontal and role == Role.DisplayRole:
            return self.columns[section].title()
        if way == Qt.Orientation.Horizontal and role == Role.TextAlignmentRole:
            return self.alignment(self.columns[section])
        return None

    def alignment(self, column: Column[R]) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if column.figure else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


def summary_columns() -> "list[Column[Summary]]":
    return [
        Column(
            lambda: translate("statistics", "Game"),
            lambda s: titled(s.game, s.edition),
            lambda s: titled(s.game, s.edition),
            figure=False,
            tip=lambda s: played(s.game, s.edition),
        ),
        Column(
            lambda: translate("statistics", "Opponents"),
            lambda s: level(s.level),
            lambda s: level(s.level),
            figure=False,
        ),
        Column(
            lambda: translate("statistics", "Players"),
            lambda s: str(s.players),
            lambda s: s.players,
        ),
        Column(
            lambda: translate("statistics", "Matches"),
            lambda s: str(s.matches),
            lambda s: s.matches,
        ),
        Column(lambda: translate("statistics", "Wins"), lambda s: str(s.wins), lambda s: s.wins),
        Column(
            lambda: translate("statistics", "Win rate"),
            lambda s: share(translate, rate(s)),
            rate,
            share=rate,
        ),
        Column(lambda: translate("statistics", "Best"), lambda s: str(s.best), lambda s: s.best),
        Column(
            lambda: translate("statistics", "Mean score"),
            lambda s: figure(s.mean_score),
            lambda s: s.mean_score,
        ),
        Column(
            lambda: translate("statistics", "Mean turns/rounds"),
            lambda s: figure(s.mean_turns),
            lambda s: s.mean_turns,
        ),
    ]


def rate(summary: "Summary") -> float:
    return summary.wins / summary.matches


def match_columns() -> "list[Column[Finished]]":
    def names(match: "Finished") -> str:
        return ", ".join(shown_name(player.name) for player in match.players)

    def winners(match: "Finished") -> str:
        return ", ".join(map(shown_name, match.winners))

    return [
        Column(
            lambda: translate("statistics", "When"),
            lambda m: moment(m.when),
            lambda m: m.when,
            figure=False,
        ),
        Column(
            lambda: translate("statistics", "Game"),
            lambda m: titled(m.game, m.edition),
            lambda m: titled(m.game, m.edition),
            figure=False,
            tip=lambda m: played(m.game, m.edition),
        ),
        Column(lambda: translate("statistics", "Players"), names, names, figure=False),
        Column(lambda: translate("statistics", "Winner"), winners, winners, figure=False),
        Column(
            lambda: translate("statistics", "Turns/rounds"),
            lambda m: str(m.turns),
            lambda m: m.turns,
        ),
    ]
