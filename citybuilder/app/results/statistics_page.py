"""The statistics: how people fared in each game, and the latest matches."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QColor, QPainter, QShowEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QStackedWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from citybuilder.app.dialogs import Dialog, ask_save
from citybuilder.app.language import translate
from citybuilder.app.models.statistics import (
    SHARE,
    SORT,
    RowsModel,
    match_columns,
    summary_columns,
)
from citybuilder.app.style import mix
from citybuilder.app.widgets import icon, label, pill
from citybuilder.tables.texts import fill
from citybuilder.tables.theme import Theme
from citybuilder.words.names import shown_path

if TYPE_CHECKING:
    from citybuilder.store.statistics import Finished, Summary

PICTURE: Final = QSize(64, 64)
CELL: Final = "QTableView::item { padding: 5px 8px; }"
RECENT: Final = 50
FILE: Final = "citybuilder.csv"
OPPONENTS_COLUMN: Final = 1
NAMES_COLUMN: Final = 2


class BarDelegate(QStyledItemDelegate):
    """A bar behind every number that is a share of a whole."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        share = index.data(SHARE)
        if isinstance(share, float):
            room = QRectF(getattr(option, "rect")).adjusted(6, 6, -6, -6)  # noqa: B009 - no stub
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(mix(self.theme.card, self.theme.ink, 0.07)))
            painter.drawRoundedRect(room, 5, 5)
            room.setWidth(room.width() * share)
            painter.setBrush(QColor(mix(self.theme.card, self.theme.glow, 0.55)))
            painter.drawRoundedRect(room, 5, 5)
            painter.restore()
        super().paint(painter, option, index)


class StatisticsDialog(Dialog):
    """Reads the file whenever it is opened. Has no signals of its own."""

    least = QSize(1160, 660)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = label("title")
        self.summary_heading = label("heading")
        self.recent_heading = label("heading")
        self.empty = label("soft", wrap=True)
        self.uncounted = label("soft", wrap=True)
        self.picture = label()
        self.told = label("soft", wrap=True)
        self.summaries: RowsModel[Summary] = RowsModel(summary_columns(), self)
        self.matches: RowsModel[Finished] = RowsModel(match_columns(), self)
        self.delegate = BarDelegate(theme, self)
        self.summary_view = table(self.summaries, OPPONENTS_COLUMN, self.delegate)
        self.match_view = table(self.matches, NAMES_COLUMN, self.delegate)
        self.pages = QStackedWidget()
        self.export = pill("plain")
        self.export.clicked.connect(self.ask_export)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.close)
        self.lay_out()
        self.set_theme(theme)
        self.retranslate()

    def lay_out(self) -> None:
        filled = QWidget()
        column = QVBoxLayout(filled)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.summary_heading)
        column.addWidget(self.uncounted)
        column.addWidget(self.summary_view, 5)
        column.addSpacing(6)
        column.addWidget(self.recent_heading)
        column.addWidget(self.match_view, 6)
        self.pages.addWidget(self.made_empty())
        self.pages.addWidget(filled)
        below = QHBoxLayout()
        below.addWidget(self.export)
        below.addWidget(self.told, 1)
        below.addWidget(self.buttons)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(24, 18, 24, 18)
        rows.setSpacing(12)
        rows.addWidget(self.title)
        rows.addWidget(self.pages, 1)
        rows.addLayout(below)

    def made_empty(self) -> QWidget:
        """What a new player sees: a picture and what will be here one day."""
        widget = QWidget()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(widget)
        column.setSpacing(16)
        column.addStretch(2)
        column.addWidget(self.picture)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.empty, 2)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(3)
        return widget

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - as Qt has it
        self.read()
        super().showEvent(event)

    def read(self) -> None:
        """What was played so far, the latest match first."""
        from citybuilder.store.statistics import finished, summaries

        found = sorted(finished(), key=lambda match: -match.when)
        self.summaries.show(summaries())
        self.matches.show(found[:RECENT])
        counted = self.summaries.rowCount() > 0
        self.summary_view.setVisible(counted)
        self.uncounted.setVisible(not counted)
        self.pages.setCurrentIndex(1 if found else 0)
        self.export.setEnabled(bool(found))

    def set_theme(self, theme: Theme) -> None:
        self.delegate.theme = theme
        self.picture.setPixmap(icon("statistics", theme).pixmap(PICTURE))
        self.summary_view.viewport().update()
        super().set_theme(theme)

    def retranslate(self) -> None:
        self.setWindowTitle(translate("statistics", "Statistics"))
        self.title.setText(translate("statistics", "Statistics"))
        self.summary_heading.setText(translate("statistics", "Results by opponents"))
        self.recent_heading.setText(translate("statistics", "Latest matches"))
        self.summary_view.setAccessibleName(self.summary_heading.text())
        self.match_view.setAccessibleName(self.recent_heading.text())
        self.empty.setText(
            translate(
                "statistics",
                "No match has been finished yet. Once you have played one, you can see here how"
                " often you won each game, against whom, with what score and in how many turns.",
            )
        )
        self.uncounted.setText(
            translate(
                "statistics",
                "Only matches with a person at the table at the end count here.",
            )
        )
        self.export.setText(translate("statistics", "Export as CSV…"))
        self.export.setAccessibleName(translate("statistics", "Export as CSV"))
        self.told.setText("")
        self.summaries.show(self.summaries.rows)
        self.matches.show(self.matches.rows)

    # Export

    def ask_export(self) -> None:
        kinds = fill(translate("statistics", "Tables (%1)"), "*.csv")
        caption = translate("statistics", "Export as CSV")
        path = ask_save(self, caption, FILE, kinds)
        if path is not None:
            self.export_to(path)

    def export_to(self, path: Path) -> None:
        """Write the file and say so, or say why not."""
        from citybuilder.playing.save_texts import sentence
        from citybuilder.store.save_errors import CannotSave
        from citybuilder.store.statistics import export_csv

        try:
            export_csv(path)
        except CannotSave as error:
            self.told.setText(sentence(error, translate))
        else:
            self.told.setText(fill(translate("statistics", "Saved: %1"), shown_path(path.name)))


def table(model: QAbstractItemModel, wide: int, delegate: QStyledItemDelegate) -> QTableView:
    """A table that can be sorted by any column; one column takes what room is left."""
    view = QTableView()
    sorted_rows = QSortFilterProxyModel(view)
    sorted_rows.setSourceModel(model)
    sorted_rows.setSortRole(SORT)
    sorted_rows.setSortLocaleAware(True)
    view.setModel(sorted_rows)
    view.setItemDelegate(delegate)
    view.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
    view.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
    view.setShowGrid(False)
    view.setWordWrap(False)
    view.setStyleSheet(CELL)
    view.setAlternatingRowColors(True)
    view.setTabKeyNavigation(False)
    view.verticalHeader().hide()
    view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    head = view.horizontalHeader()
    head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    head.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
    head.setHighlightSections(False)
    head.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
    view.setSortingEnabled(True)
    return view
