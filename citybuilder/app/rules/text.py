"""The rules of a game as sections, read from the small part of Markdown they are written in."""

import re
from dataclasses import dataclass
from typing import Final

from citybuilder.system.paths import resources
from citybuilder.words.catalogue import SOURCE

HEADING: Final = re.compile(r"(#{2,3}) (.+?) \{#([a-z-]+)\}")
BLANK: Final = re.compile(r"\n\s*\n")


@dataclass(frozen=True)
class Section:
    """A heading and the paragraphs below it, up to the next heading of any level."""

    anchor: str
    level: int  # 0 for a section, 1 for a part of one
    title: str
    paragraphs: tuple[str, ...]


def read_rules(game: str, language: str) -> list[Section]:
    """In the language, or else in English; nothing if the program has lost its files."""
    for code in (language, SOURCE):
        path = resources() / game / f"rules_{code}.md"
        try:
            return sections(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            continue
    return []


def sections(text: str) -> list[Section]:
    found: list[Section] = []
    for block in BLANK.split(text.strip()):
        heading = HEADING.fullmatch(block)
        if heading:
            marks, title, anchor = heading.groups()
            found.append(Section(anchor, len(marks) - 2, title, ()))
        elif found:
            last = found[-1]
            whole = (*last.paragraphs, block)
            found[-1] = Section(last.anchor, last.level, last.title, whole)
    return found
