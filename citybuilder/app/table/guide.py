"""Whoever leads at a table beside the rules, such as the coach of a lesson or a puzzle."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QWidget

from citybuilder.app.table.menu import TableMenu
from citybuilder.bots.bot import Ranked
from citybuilder.tables.theme import Theme

if TYPE_CHECKING:
    from citybuilder.app.table.page import TablePage


class Guide(Protocol):
    """Follows the session by itself, and says what is otherwise at its table."""

    @property
    def commands(self) -> dict[str, Callable[[], None]]:
        """In place of what the table does by these names."""

    def begin(self, page: "TablePage") -> None: ...
    def retranslate(self) -> None: ...
    def retell(self) -> None: ...
    def set_theme(self, theme: Theme) -> None: ...
    def stops(self) -> list[QWidget]: ...
    def fill_menu(self, menu: TableMenu) -> None: ...
    def offers_choices(self) -> bool: ...
    def share_room(self) -> None: ...
    def be_still(self) -> None: ...
    def explain(self, piece: str) -> bool:
        """Whether it was said why nothing can be chosen there."""

    def show_hint(self, ranked: list[Ranked]) -> None: ...
