"""The boxes on the lobby's shelf: what stands on each."""

import json
import logging
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from citybuilder.system.paths import resources

WEIGHTS: Final = ("light", "medium", "demanding")

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Box:
    """One game as its box.json describes it."""

    key: str
    order: int
    title: str
    colour: str
    players: range
    minutes: int
    weight: str
    pitches: dict[str, str]  # one line by language
    rounds: bool = False  # all play at the same time: rounds are counted, not turns

    @property
    def picture(self) -> str:
        return f"{self.key}/box"

    def pitch(self, language: str) -> str:
        return self.pitches.get(language) or self.pitches.get("en", "")


def boxes(folder: Path | None = None) -> list[Box]:
    """All boxes in their order; one that cannot be read is left out."""
    found = []
    for path in sorted((folder or resources()).glob("*/box.json")):
        try:
            found.append(box(path.parent.name, json.loads(path.read_text(encoding="utf-8"))))
        except (OSError, ValueError, KeyError, TypeError) as error:
            log.warning("no box in %s: %r", path, error)
    return sorted(found, key=lambda each: (each.order, each.key))


def box(key: str, content: dict[str, object]) -> Box:
    players, pitches = content["players"], content["pitch"]
    if not isinstance(players, list) or not isinstance(pitches, dict):
        raise TypeError("players is a list, pitch a table")
    if content["weight"] not in WEIGHTS:
        raise ValueError(content["weight"])
    least, most = (int(number) for number in players)
    return Box(
        key=key,
        order=int(str(content["order"])),
        title=str(content["title"]),
        colour=str(content["colour"]),
        players=range(least, most + 1),
        minutes=int(str(content["minutes"])),
        weight=str(content["weight"]),
        pitches={str(code): str(text) for code, text in pitches.items()},
        rounds=content.get("rounds") is True,
    )


@lru_cache(maxsize=1)
def counted_in_rounds() -> frozenset[str]:
    return frozenset(each.key for each in boxes() if each.rounds)
