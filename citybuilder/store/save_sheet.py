"""The form of a save: JSON with one checksum.

The checksum is taken over all the rest, hence over the snapshot of the last state, too: whatever
is changed by hand or by a failing disk is noticed, wherever it lies. White space is free.
"""

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from citybuilder import __version__
from citybuilder.games import GAMES
from citybuilder.store import reading
from citybuilder.store.save_errors import BadSave
from citybuilder.store.sheets import card_text
from citybuilder.words.names import plain_name

MARK: Final = "citybuilder save"
VERSION: Final = 1
LARGEST: Final = reading.LARGEST
BEGINNING: Final = f'{{\n"format": "{MARK}"'.encode()
MOST_PARTS: Final = 100  # seats, or options
MOST: Final = 1 << 31  # no number in an action comes near; compiled rules bear it


Number = Annotated[int, Field(ge=-MOST, le=MOST)]
Name = Annotated[str, AfterValidator(plain_name)]
Numbers = Annotated[list[Number], Field(min_length=4, max_length=4)]


Word = Annotated[str, Field(max_length=1000)]


class Sheet(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Seat(Sheet):
    """Who sits there: "human", or the key of a bot's level."""

    name: Name
    who: Annotated[str, Field(min_length=1)]


class SaveSheet(Sheet):
    format: Literal["citybuilder save"] = MARK
    version: Literal[1] = VERSION
    program: Word  # for whoever looks into the file
    game: Word
    cards: Word  # hash of the card data
    options: Annotated[dict[Word, Word], Field(max_length=MOST_PARTS)]
    seats: Annotated[list[Seat], Field(max_length=MOST_PARTS)]
    seed: int
    begin: dict[str, object] | None  # the plain state that the actions follow, if not the seed's
    actions: list[Numbers]
    inventory: dict[str, int]  # names what the numbers in the snapshot stand for
    snapshot: dict[str, object]  # the plain state after the last action


def card_hash(key: str) -> str:
    return digest(json.loads(card_text(key)))


def digest(content: object) -> str:
    return sha256(json.dumps(content, separators=(",", ":"), allow_nan=False).encode()).hexdigest()


def encode(sheet: SaveSheet) -> bytes:
    """One line for each part, so that a person can read it."""
    content = sheet.model_dump()
    content["checksum"] = digest(content)
    lines = [
        f'"{key}": {json.dumps(value, separators=(",", ":"), ensure_ascii=False)}'
        for key, value in content.items()
    ]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def read_sheet(path: Path) -> SaveSheet:
    """What the file says, without playing it."""
    sheet = decode(read(path), path)
    if sheet.game not in GAMES:
        raise BadSave("future" if is_newer(sheet.program) else "unknown_game", path)
    return sheet


def is_newer(program: str) -> bool:
    """Whether that version comes after this one, and may know more."""
    return numbers(program) > numbers(__version__)


def numbers(version: str) -> list[int]:
    release = re.match(r"[\d.]*", version)
    return [int(part) for part in re.findall(r"\d{1,9}", release.group() if release else "")]


def read(path: Path) -> bytes:
    try:
        return reading.read(path, LARGEST)
    except FileNotFoundError:
        raise BadSave("missing", path) from None
    except reading.NotOrdinary as error:
        raise BadSave("not_a_file", path) from error
    except reading.TooLarge as error:
        raise BadSave("huge", path) from error
    except OSError as error:
        raise BadSave("unreadable", path) from error


def decode(data: bytes, path: Path) -> SaveSheet:
    content = parse(data, path)
    if not isinstance(content, dict) or content.get("format") != MARK:
        raise BadSave("foreign", path)
    version = content.get("version")
    if isinstance(version, int) and version > VERSION:
        raise BadSave("future", path)
    checksum = content.pop("checksum", None)
    try:
        if digest(content) == checksum:
            return SaveSheet.model_validate(content)
    except (ValueError, RecursionError):
        pass
    raise BadSave("damaged", path)


def parse(data: bytes, path: Path) -> object:
    try:
        content: object = json.loads(
            data.decode(), object_pairs_hook=unambiguous, parse_constant=no_number
        )
        return content
    except (ValueError, RecursionError):
        if BEGINNING.startswith(data):
            raise BadSave("truncated", path) from None
        if not data.startswith(BEGINNING):
            raise BadSave("foreign", path) from None
        whole = data.rstrip().endswith(b"\n}")  # the last line
        raise BadSave("damaged" if whole else "truncated", path) from None


def unambiguous(pairs: list[tuple[str, object]]) -> dict[str, object]:
    content = dict(pairs)
    if len(content) != len(pairs):
        raise ValueError("a key stands there twice")
    return content


def no_number(name: str) -> object:
    raise ValueError(name)
