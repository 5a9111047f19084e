"""A look at everything in the player's folder: what is good, what could be mended, what is lost."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from citybuilder.store import generations, mending, news, progress, reading, settings, statistics
from citybuilder.store.folders import SUFFIX, data_folder, saves_folder
from citybuilder.store.news import News
from citybuilder.store.rescue import open_match
from citybuilder.store.save_errors import BadSave

Verdict = Literal["good", "mended", "lost"]


@dataclass(frozen=True)
class Finding:
    """One file: what happened to it, or what is wrong with it; nothing if all is well."""

    path: Path
    verdict: Verdict
    states: int = 0  # earlier ones
    news: News | None = None
    bad: BadSave | None = None
    lines: bool = False  # some of its lines are damaged


def findings() -> Iterator[Finding]:
    """Of the files that are there; whatever can be mended is."""
    news.take()  # of which nobody asks here
    own = (
        (settings.settings_path(), lambda: mending.load(settings.settings_path(), settings.read)),
        (progress.progress_path(), lambda: mending.load(progress.progress_path(), progress.read)),
        (statistics.statistics_path(), lambda: statistics.results(statistics.statistics_path())),
    )
    for path, load in own:
        if reading.is_there(path):
            load()
            yield judged(path)
    for path in sorted(generations.inside(saves_folder())):
        if path.suffix == SUFFIX and not mending.is_aside(path):
            yield match_finding(path)


def judged(path: Path) -> Finding:
    """By what was told while it was read."""
    happened = next(iter(news.take()), None)
    states = len(generations.states(path))
    if happened is not None:
        is_back = happened.what in ("went_back", "completed")
        return Finding(path, "mended" if is_back else "lost", states, happened)
    if path == statistics.statistics_path() and statistics.read_lines(path)[1]:
        return Finding(path, "lost", states, lines=True)
    return Finding(path, "good", states)


def match_finding(path: Path) -> Finding:
    """Played again from its beginning, as when it is opened."""
    states = len(generations.states(path))
    try:
        _, back = open_match(path)
    except BadSave as error:
        newer = error.reason in ("future", "unknown_game")  # it is whole, only not for this version
        return Finding(path, "good" if newer else "lost", states, bad=error)
    return Finding(path, "mended" if back else "good", states, back)


def kept_aside() -> list[Path]:
    """Damaged files of earlier times."""
    found = (*generations.inside(data_folder()), *generations.inside(saves_folder()))
    return sorted(path for path in found if mending.is_aside(path))
