"""The way to the window from outside: what it can be asked for, imported only when it is."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # every command begins with this module
    from citybuilder.core.game import State
    from citybuilder.core.match import Match
    from citybuilder.playing.new_match import NewMatch


def has_qt() -> bool:
    """Whether anything can be drawn here."""
    from citybuilder.app.display import NO_QT, why_no_window

    return why_no_window() != NO_QT


def can_open() -> bool:
    """Whether somebody could see it."""
    from citybuilder.app.display import why_no_window

    return not why_no_window()


def show(save: Path | None = None, plan: "NewMatch | None" = None, language: str = "") -> int:
    """The lobby, a saved match or a new one, until the window is closed."""
    from citybuilder.app.start import start

    return start(save, setup=plan, language=language)


def draw(
    match: "Match[State]",
    names: list[str],
    path: Path,
    size: tuple[int, int],
    theme: str,
    language: str,
    result: bool,
) -> bool:
    """Whether a picture of the table was written, with or without the result over it."""
    from citybuilder.app import snapshot

    return snapshot.write(snapshot.draw(match, names, size, theme, language, result), path)


def rehearse(
    games: tuple[str, ...],
    level: str,
    pictures: Path,
    language: str,
    report: Callable[[str, int], None],
) -> str:
    """Play in the window without anybody there. What has failed, or nothing."""
    from citybuilder.app import rehearsal

    return rehearsal.rehearse(games, level, pictures, language, report)
