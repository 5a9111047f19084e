"""What the player should know about their files, kept until somebody can tell it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from citybuilder.store.save_errors import Cannot

What = Literal[
    "went_back",  # the file was damaged, an earlier state is in its place
    "completed",  # some of it was damaged, and was found in an earlier state
    "kept_aside",  # it was damaged, and there is no earlier state
    "unreadable",
    "unwritten",
]


@dataclass(frozen=True)
class News:
    """One thing that happened to a file."""

    what: What
    path: Path
    when: float = 0.0  # of the earlier state
    aside: Path | None = None  # where the damaged file is now
    why: Cannot = "failed"


pending: Final[list[News]] = []
told: Final[set[tuple[What, Path]]] = set()


def add(news: News) -> None:
    """A file that cannot be read or written is told of once, however often it is tried."""
    key = (news.what, news.path)
    if news.what not in ("unreadable", "unwritten") or key not in told:
        told.add(key)
        pending.append(news)


def take() -> list[News]:
    """Everything that nobody has told yet."""
    found = list(pending)
    pending.clear()
    return found
