"""The rows of a table of strength as far as they are measured, kept in a file beside it."""

import json
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from citybuilder.cli.sequential import Trial
from citybuilder.cli.strength_rows import Pairing
from citybuilder.cli.tally import Tally
from citybuilder.cli.turn_times import spread
from citybuilder.core.game import Game, State
from citybuilder.store import atomic, reading


class Damaged(Exception):
    """The file is no record, or not any more."""


class Row(NamedTuple):
    """What was measured; wins are those of the first bot, times are milliseconds of its turns."""

    date: str
    jobs: int
    games: int
    wins: float
    scores: list[float]
    wall: list[float]
    cpu: list[float]
    verdict: str


def row_of(
    tally: Tally, wall: list[float], cpu: list[float], trial: Trial | None, jobs: int
) -> Row:
    first, *others = [score / tally.games for score in tally.scores]
    return Row(
        date.today().isoformat(),
        jobs,
        tally.games,
        round(tally.wins[0], 4),
        [round(first, 3), round(sum(others) / len(others), 3)],
        spread(wall),
        spread(cpu),
        trial.verdict() if trial else "",
    )


class Record:
    """Written after every row, so that a run that was stopped goes on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows: dict[str, tuple[dict[str, object], Row]] = {}

    def load(self) -> None:
        """A record that is missing has no rows."""
        try:
            read = json.loads(reading.read(self.path, reading.GROWN))
            self.rows = {key: restored(row) for key, row in read["rows"].items()}
        except FileNotFoundError:
            self.rows = {}
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise Damaged from error

    def save(self) -> None:
        """A line for each row."""
        rows = [
            f"{json.dumps(key)}: {json.dumps({'asked': asked, **row._asdict()})}"
            for key, (asked, row) in sorted(self.rows.items())
        ]
        atomic.write(self.path, ('{"rows": {\n' + ",\n".join(rows) + "\n}}\n").encode())

    def found(self, key: str, asked: dict[str, object]) -> Row | None:
        """The row, if it was measured in the same way."""
        kept = self.rows.get(key)
        return kept[1] if kept and kept[0] == asked else None

    def keep(self, key: str, asked: dict[str, object], row: Row) -> None:
        self.rows[key] = asked, row
        self.save()

    def forget(self, key: str) -> None:
        self.rows.pop(key, None)


def restored(read: dict[str, Any]) -> tuple[dict[str, object], Row]:
    row = Row(
        str(read["date"]),
        int(read["jobs"]),
        int(read["games"]),
        float(read["wins"]),
        numbers(read["scores"], 2),
        numbers(read["wall"], 3),
        numbers(read["cpu"], 3),
        str(read["verdict"]),
    )
    if not 0 <= row.wins <= row.games or not row.games:
        raise ValueError(row)
    return dict(read["asked"]), row


def numbers(read: list[float], count: int) -> list[float]:
    if len(read) != count:
        raise ValueError(read)
    return [float(each) for each in read]


def key_of(game: Game[State], pairing: Pairing) -> str:
    return f"{game.key} {pairing.seats} {pairing.first} {pairing.second}"
