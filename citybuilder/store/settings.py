"""What the player prefers and how the last matches were set up: one small JSON file.

It is read before the first window is painted, hence by plain json and by what its entries say.
"""

import json
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Final

from citybuilder.store import mending, reading
from citybuilder.store.folders import data_folder
from citybuilder.store.preferences import (
    ENTRY,
    Choice,
    Entry,
    Preference,
    Remembered,
    Share,
    Switch,
    entry,
    flag,
    hexadecimal,
    text,
    texts,
)
from citybuilder.words.catalogue import OWN_NAMES
from citybuilder.words.marking import QT_TRANSLATE_NOOP

MOST: Final = 100  # seats of a setup, or options


@dataclass
class Setup:
    """How a game was set up last: name and "human" or level of each seat, and the options."""

    seats: list[tuple[str, str]] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    shuffle: bool = False  # chance decides who sits where


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
    if texts(list(options.values())) is None:
        return None
    people = [(name, who) for name, who in seats]
    return Setup(people, options, content.get("shuffle") is True)


def is_seat(value: object) -> bool:
    found = texts(value)
    return found is not None and len(found) == 2


TEXT_SIZE: Final = Share(
    QT_TRANSLATE_NOOP("preferences", "Text size"), least=0.8, most=1.5, step=5, snaps=True
)
HALF: Final = 0.5
PACE: Final = Choice[float](
    QT_TRANSLATE_NOOP("preferences", "Pace"),
    words={
        0: QT_TRANSLATE_NOOP("preferences", "Off – nothing moves"),
        HALF: QT_TRANSLATE_NOOP("preferences", "½× – slow"),
        1: QT_TRANSLATE_NOOP("preferences", "1× – calm"),
        2: QT_TRANSLATE_NOOP("preferences", "2× – brisk"),
        3: QT_TRANSLATE_NOOP("preferences", "3× – fast"),
    },
    rests="reduced_motion",
)
PACES: Final = tuple(PACE.words)
STEP_BY_STEP: Final = Switch(
    QT_TRANSLATE_NOOP("preferences", "Stop after each bot's turn"),
    QT_TRANSLATE_NOOP("preferences", "“Continue” or Enter lets the next bot play."),
)
UNTIL_DONE: Final = -1
SECOND_THOUGHTS: Final = Choice[int](
    QT_TRANSLATE_NOOP("preferences", "Bots wait after your move"),
    QT_TRANSLATE_NOOP("preferences", "You can undo during this time."),
    words={  # in milliseconds
        0: QT_TRANSLATE_NOOP("preferences", "Not at all"),
        1000: QT_TRANSLATE_NOOP("preferences", "1 second"),
        2500: QT_TRANSLATE_NOOP("preferences", "2.5 seconds"),
        UNTIL_DONE: QT_TRANSLATE_NOOP("preferences", "Until I say “Done”"),
    },
)


@dataclass
class Settings:
    """All preferences in the order of their dialog, then what the window remembers by itself.

    Whatever stands here is read, checked, written and, if it is a preference, to be chosen.
    """

    language: str = entry(
        "",
        Choice(
            QT_TRANSLATE_NOOP("preferences", "Language"),
            words={"": QT_TRANSLATE_NOOP("preferences", "Same as the system"), **OWN_NAMES},
            is_open=True,  # another version may speak it
        ),
    )
    theme: str = entry(
        "system",
        Choice(
            QT_TRANSLATE_NOOP("preferences", "Theme"),
            words={
                "system": QT_TRANSLATE_NOOP("preferences", "Same as the system"),
                "light": QT_TRANSLATE_NOOP("preferences", "Light"),
                "dark": QT_TRANSLATE_NOOP("preferences", "Dark"),
            },
        ),
    )
    text_scale: float = entry(1.0, TEXT_SIZE)
    pace: float = entry(1, PACE)
    reduced_motion: bool = entry(
        False,
        Switch(
            QT_TRANSLATE_NOOP("preferences", "Reduced motion"),
            QT_TRANSLATE_NOOP("preferences", "Pieces move instantly."),
        ),
    )
    step_by_step: bool = entry(False, STEP_BY_STEP)
    sound: bool = entry(
        True,
        Switch(
            QT_TRANSLATE_NOOP("preferences", "Sound"),
            absent=QT_TRANSLATE_NOOP("preferences", "No sound can be played on this computer."),
        ),
    )
    volume: float = entry(
        0.7,
        Share(
            QT_TRANSLATE_NOOP("preferences", "Volume"), least=0.0, most=1.0, step=10, needs="sound"
        ),
    )
    auto_answer: bool = entry(
        False,
        Switch(
            QT_TRANSLATE_NOOP("preferences", "Answer automatically if there is only one choice"),
            QT_TRANSLATE_NOOP(
                "preferences",
                "If there is only one choice and its outcome is certain, it is made for you.",
            ),
        ),
    )
    second_thoughts: int = entry(1000, SECOND_THOUGHTS)
    confirm: bool = entry(
        False,
        Switch(
            QT_TRANSLATE_NOOP("preferences", "Confirm moves that can't be undone"),
            QT_TRANSLATE_NOOP("preferences", "A second click prevents mistakes."),
        ),
    )
    tips: bool = entry(
        True,
        Switch(
            QT_TRANSLATE_NOOP("preferences", "Tips in the first matches"),
            QT_TRANSLATE_NOOP(
                "preferences", "One sentence when a rule first matters; each appears only once."
            ),
        ),
    )
    tips_told: list[str] = field(  # game/key
        default_factory=list, metadata={ENTRY: Remembered(texts)}
    )
    geometry: str = entry("", Remembered(hexadecimal))  # as Qt gives it
    maximised: bool = entry(False, Remembered(flag))
    last_game: str = entry("", Remembered(text))
    names: list[str] = field(  # of people, the latest first
        default_factory=list, metadata={ENTRY: Remembered(texts)}
    )
    setups: dict[str, Setup] = field(default_factory=dict, metadata={ENTRY: Remembered(setups)})
    others: dict[str, object] = field(default_factory=dict)  # of a newer version: they stay


def pace_word(pace: float) -> str:
    """How many times as fast as calmly."""
    return "½" if pace == HALF else str(round(pace))


def next_pace(pace: float, step: int) -> float:
    """The next faster or slower one, if there is one."""
    return PACES[max(0, min(len(PACES) - 1, PACES.index(pace) + step))]


def entries(settings: Settings) -> dict[str, Entry]:
    """What may stand in the file, by its name there."""
    return {each.name: each.metadata[ENTRY] for each in fields(settings) if each.metadata}


def preferences(settings: Settings) -> dict[str, Preference]:
    """What the player chooses, in the order of the dialog."""
    found = entries(settings).items()
    return {name: each for name, each in found if isinstance(each, Preference)}


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


def checked(content: dict[str, object]) -> Settings:
    settings = Settings()
    known = entries(settings)
    for name, each in known.items():
        value = each.taken(content.get(name))
        if value is not None:
            setattr(settings, name, value)
    own = {*known, "others"}
    settings.others = {name: value for name, value in content.items() if name not in own}
    return settings


def save(settings: Settings) -> None:
    """A full disk must not disturb a match: it is told later, and the old file stays."""
    content = asdict(settings)
    told = json.dumps(content.pop("others") | content, indent=1, ensure_ascii=False)
    mending.save(settings_path(), (told + "\n").encode("utf-8", "replace"))
