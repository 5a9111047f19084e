"""Finished matches as tables: summed up by opponents, and the latest one by one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
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
from citybuilder.core.game import Game, State
from citybuilder.games import GAMES
from citybuilder.store.sheets import load_game
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, texts_of

if TYPE_CHECKING:
    from citybuilder.store.statistics import Finished, Summary

Role = Qt.ItemDataRole
Index = QModelIndex | QPersistentModelIndex
SORT: Final = int(Role.UserRole)  # what a column is sorted by
SHARE: Final = SORT + 1  # from 0 to 1, where a bar can show it
R = TypeVar("R")

LEVELS: Final = {
    "human": QT_TRANSLATE_NOOP("statistics", "People only"),
    "random": QT_TRANSLATE_NOOP("statistics", "Bots: random"),
    "greedy": QT_TRANSLATE_NOOP("statistics", "Bots: greedy"),
    "beginner": QT_TRANSLATE_NOOP("statistics", "Bots: beginner"),
    "normal": QT_TRANSLATE_NOOP("statistics", "Bots: normal"),
    "strong": QT_TRANSLATE_NOOP("statistics", "Bots: strong"),
    "expert": QT_TRANSLATE_NOOP("statistics", "Bots: expert"),
}
GAME: Final = QT_TRANSLATE_NOOP("statistics", "Game")
OPPONENTS: Final = QT_TRANSLATE_NOOP("statistics", "Opponents")
PLAYERS: Final = QT_TRANSLATE_NOOP("statistics", "Players")
MATCHES: Final = QT_TRANSLATE_NOOP("statistics", "Matches")
WINS: Final = QT_TRANSLATE_NOOP("statistics", "Wins")
WIN_RATE: Final = QT_TRANSLATE_NOOP("statistics", "Win rate")
BEST: Final = QT_TRANSLATE_NOOP("statistics", "Best")
MEAN_SCORE: Final = QT_TRANSLATE_NOOP("statistics", "Mean score")
MEAN_TURNS: Final = QT_TRANSLATE_NOOP("statistics", "Mean turns")
WHEN: Final = QT_TRANSLATE_NOOP("statistics", "When")
WINNER: Final = QT_TRANSLATE_NOOP("statistics", "Winner")
TURNS: Final = QT_TRANSLATE_NOOP("statistics", "Turns")


@cache
def game_of(key: str) -> Game[State]:
    return load_game(key)


def title(key: str) -> str:
    """What a game is called; a file may know games that this program does not have."""
    return texts_of(key)(game_of(key), (), translate).title() if key in GAMES else key


def level(key: str) -> str:
    return translate("statistics", LEVELS[key]) if key in LEVELS else key


def figure(value: float) -> str:
    return QLocale().toString(value, "f", 1)


def moment(seconds: float) -> str:
    when = QDateTime.fromSecsSinceEpoch(int(seconds))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


@dataclass(frozen=True)
class Column(Generic[R]):
    """A title, what a row shows there, and what it is sorted by."""

    title: str
    text: Callable[[R], str]
    value: Callable[[R], float | str]
    figure: bool = True
    share: Callable[[R], float] | None = None


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
        if role in (Role.DisplayRole, Role.ToolTipRole):
            return column.text(row)
        if role == SORT:
            return column.value(row)
        if role == SHARE and column.share is not None:
            return column.share(row)
        return self.alignment(column) if role == Role.TextAlignmentRole else None

    def headerData(  # noqa: N802 - as Qt has it
        self, section: int, way: Qt.Orientation, role: int = Role.DisplayRole
    ) -> object:
        if way == Qt.Orientation.Horizontal and role == Role.DisplayRole:
            return translate("statistics", self.columns[section].title)
        if way == Qt.Orientation.Horizontal and role == Role.TextAlignmentRole:
            return self.alignment(self.columns[section])
        return None

    def alignment(self, column: Column[R]) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if column.figure else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


def summary_columns() -> "list[Column[Summary]]":
    return [
        Column(GAME, lambda s: title(s.game), lambda s: title(s.game), figure=False),
        Column(OPPONENTS, lambda s: level(s.level), lambda s: level(s.level), figure=False),
        Column(PLAYERS, lambda s: str(s.players), lambda s: s.players),
        Column(MATCHES, lambda s: str(s.matches), lambda s: s.matches),
        Column(WINS, lambda s: str(s.wins), lambda s: s.wins),
        Column(WIN_RATE, lambda s: percent(rate(s)), rate, share=rate),
        Column(BEST, lambda s: str(s.best), lambda s: s.best),
        Column(MEAN_SCORE, lambda s: figure(s.mean_score), lambda s: s.mean_score),
        Column(MEAN_TURNS, lambda s: figure(s.mean_turns), lambda s: s.mean_turns),
    ]


def rate(summary: "Summary") -> float:
    return summary.wins / summary.matches


def percent(share: float) -> str:
    return f"{round(100 * share)} %"


def match_columns() -> "list[Column[Finished]]":
    def names(match: "Finished") -> str:
        return ", ".join(player.name for player in match.players)

    def winners(match: "Finished") -> str:
        return ", ".join(match.winners)

    return [
        Column(WHEN, lambda m: moment(m.when), lambda m: m.when, figure=False),
        Column(GAME, lambda m: title(m.game), lambda m: title(m.game), figure=False),
        Column(PLAYERS, names, names, figure=False),
        Column(WINNER, winners, winners, figure=False),
        Column(TURNS, lambda m: str(m.turns), lambda m: m.turns),
    ]
