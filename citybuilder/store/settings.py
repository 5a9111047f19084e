"""What the player prefers and how the last matches were set up: one small JSON file.

It is read before the first window is painted, hence by plain json and a table of checks.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Final

from citybuilder.store import mending, reading
from citybuilder.store.folders import data_folder

THEMES: Final = ("system", "light", "dark")
SMALLEST_TEXT: Final = 0.8
LARGEST_TEXT: Final = 1.5
FASTEST: Final = 3
MOST: Final = 100  # seats of a setup, or options


@dataclass
class Setup:
    """How a game was set up last: name and "human" or level of each seat, and the options."""

    seats: list[tuple[str, str]] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    shuffle: bool = False  # chance decides who sits where


@dataclass
class Settings:
    """The preferences, and what the window remembers by itself."""

    language: str = ""  # of the system
    theme: str = "system"
    text_scale: float = 1.0
    pace: int = 1  # 0: nothing moves
    reduced_motion: bool = False
    sound: bool = True
    volume: float = 0.7
    auto_answer: bool = False
    confirm: bool = False
    tips: bool = True
    tips_told: list[str] = field(default_factory=list)  # game/key
    geometry: str = ""  # hexadecimal, as Qt gives it
    maximised: bool = False
    last_game: str = ""
    setups: dict[str, Setup] = field(default_factory=dict)
    others: dict[str, object] = field(default_factory=dict)  # of a newer version: they stay


def settings_path() -> Path:
    return data_folder() / "settings.json"


def load() -> Settings:
    """As they were last, or as they were before that if the file is damaged. Single values that
    are wrong are as if they were not there."""
    return mending.load(settings_path(), read) or Settings()


def read(path: Path) -> Settings:
    try:
        content: object = json.loads(reading.read(path))
    except RecursionError as error:
        raise ValueError("too deep") from error
    if not isinstance(content, dict):
        raise ValueError("no settings")
    return checked(content)


def save(settings: Settings) -> None:
    """A full disk must not disturb a match: it is told later, and the old file stays."""
    content = asdict(settings)
    text = json.dumps(content.pop("others") | content, indent=1, ensure_ascii=False)
    mending.save(settings_path(), (text + "\n").encode("utf-8", "replace"))


def checked(content: dict[str, object]) -> Settings:
    settings = Settings()
    for name, is_good in CHECKS.items():
        value = content.get(name)
        if is_good(value):
            setattr(settings, name, value)
    settings.text_scale = float(settings.text_scale)
    settings.volume = float(settings.volume)
    settings.setups = setups(content.get("setups"))
    known = {each.name for each in fields(Settings)}
    settings.others = {name: value for name, value in content.items() if name not in known}
    return settings


def setups(content: object) -> dict[str, Setup]:
    if not isinstance(content, dict):
        return {}
    read = {game: setup(value) for game, value in content.items()}
    return {game: value for game, value in read.items() if value is not None}


def setup(content: object) -> Setup | None:
    if not isinstance(content, dict):
        return None
    seats, options = content.get("seats"), content.get("options")
    if not isinstance(seats, list) or len(seats) > MOST or not all(map(is_seat, seats)):
        return None
    if not isinstance(options, dict) or len(options) > MOST:
        return None
    if not all(map(is_text, options.values())):
        return None
    people = [(name, who) for name, who in seats]
    return Setup(people, options, content.get("shuffle") is True)


def is_seat(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(is_text, value))


def is_text(value: object) -> bool:
    return isinstance(value, str)


def is_list_of_texts(value: object) -> bool:
    return isinstance(value, list) and all(map(is_text, value))


def is_switch(value: object) -> bool:
    return isinstance(value, bool)


def is_theme(value: object) -> bool:
    return value in THEMES


def is_pace(value: object) -> bool:
    return isinstance(value, int) and not is_switch(value) and 0 <= value <= FASTEST


def is_geometry(value: object) -> bool:
    return isinstance(value, str) and len(value) % 2 == 0 and set(value) <= set("0123456789abcdef")


def within(least: float, most: float) -> Callable[[object], bool]:
    def is_good(value: object) -> bool:
        return isinstance(value, int | float) and not is_switch(value) and least <= value <= most

    return is_good


CHECKS: Final[dict[str, Callable[[object], bool]]] = {
    "language": is_text,
    "theme": is_theme,
    "text_scale": within(SMALLEST_TEXT, LARGEST_TEXT),
    "pace": is_pace,
    "reduced_motion": is_switch,
    "sound": is_switch,
    "volume": within(0.0, 1.0),
    "auto_answer": is_switch,
    "confirm": is_switch,
    "tips": is_switch,
    "tips_told": is_list_of_texts,
    "geometry": is_geometry,
    "maximised": is_switch,
    "last_game": is_text,
}
