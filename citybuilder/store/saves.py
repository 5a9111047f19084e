"""Matches on disk: saving is safe at any moment, loading plays the match again."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from citybuilder import __version__
from citybuilder.core.game import Game, S, State
from citybuilder.core.match import Match
from citybuilder.core.plain import plain
from citybuilder.store import atomic, generations
from citybuilder.store.revival import replay, resume
from citybuilder.store.save_errors import BadSave, CannotSave, why
from citybuilder.store.save_sheet import (
    LARGEST,
    SaveSheet,
    Seat,
    card_hash,
    encode,
    is_newer,
    read_sheet,
)
from citybuilder.store.sheets import load_game

OTHER_CARDS: Final = "corrected since"  # in the place of their hash


@dataclass(frozen=True)
class Loaded:
    """A match that can go on. If rules or cards were corrected since, it begins at the last
    state that was saved, and the player should be told."""

    match: Match[State]
    seats: list[Seat]
    corrected: bool
    cards_changed: bool


def save(path: Path, match: Match[S], seats: Sequence[Seat]) -> None:
    """When this returns, the match is safe; CannotSave leaves an earlier save as it was."""
    put(path, written(path, match, seats), atomic.write)


def autosave(path: Path, match: Match[S], seats: Sequence[Seat]) -> None:
    """The same while the match is played: its last states stay as well."""
    put(path, written(path, match, seats), generations.write)


def put(path: Path, data: bytes, write: Callable[[Path, bytes], None]) -> None:
    try:
        write(path, data)
    except OSError as error:
        raise CannotSave(why(error), path) from error
    except ValueError as error:  # NUL or half a character in its name
        raise CannotSave("failed", path) from error


def written(path: Path, match: Match[S], seats: Sequence[Seat]) -> bytes:
    if len(seats) != match.seats:
        raise ValueError(f"{len(seats)} names for {match.seats} seats")
    record = match.record()
    sheet = SaveSheet(
        program=__version__,
        game=record.game,
        cards=cards_of(match),
        options=record.options,
        seats=list(seats),
        seed=record.seed,
        begin=record.begin,
        actions=record.actions,
        inventory=match.game.inventory(match.state),
        snapshot=plain(match.state),
    )
    data = encode(sheet)
    if len(data) > LARGEST:
        raise CannotSave("failed", path)
    return data


def cards_of(match: Match[S]) -> str:
    """Of which cards the table is. One that was laid out before they were corrected, and has other
    numbers of them, stays one of other cards however long it is played on with these."""
    fresh = match.game.start(match.seats, match.options, match.seed)
    if match.game.inventory(fresh) != match.game.inventory(match.state):
        return OTHER_CARDS
    return card_hash(match.game.key)


def load(path: Path, games: Callable[[str], Game[State]] = load_game) -> Loaded:
    """The match as its actions lead to it, or else as its snapshot shows it, or BadSave."""
    sheet = read_sheet(path)
    game = games(sheet.game)
    fits = len(sheet.seats) in game.players
    changed = card_hash(sheet.game) != sheet.cards
    replayed = replay(game, sheet, not changed) if fits else None
    if replayed is None and is_newer(sheet.program):  # by rules that only that one knows
        raise BadSave("future", path)
    match = replayed or (resume(game, sheet, not changed) if fits else None)
    if match is None:
        raise BadSave("unfit", path)
    return Loaded(match, sheet.seats, replayed is None, changed)
