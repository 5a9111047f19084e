"""What became of finished matches: one line each in a file that only ever grows."""

import csv
import errno
import io
import json
import logging
import os
import re
import stat
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final, Protocol

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from citybuilder.core.game import S
from citybuilder.core.match import Match
from citybuilder.core.score import ScoreLine, total
from citybuilder.store import atomic, generations, mending, reading
from citybuilder.store.folders import data_folder
from citybuilder.store.private import make_folder, opener
from citybuilder.store.save_errors import CannotSave, why
from citybuilder.store.save_sheet import Name, SaveSheet

HUMAN: Final = "human"
STRENGTH: Final = (HUMAN, "random", "beginner", "greedy", "normal", "strong", "expert")
LATEST: Final = 1e11  # seconds; some thousand years from now
MOST: Final = 10**9  # of anything that is counted; no match comes near
LONGEST: Final = 1 << 16  # bytes of a line; a match has some thousand
FORMULA: Final = re.compile(r"(^|;\s*)([=+\-@\t\r＝＋－＠])")
COLUMNS: Final = (
    "finished",
    "game",
    "edition",
    "options",
    "turns",
    "actions",
    "seat",
    "name",
    "who",
    "score",
    "win",
)

log = logging.getLogger(__name__)


class Seated(Protocol):
    """Whoever sat at the table."""

    @property
    def name(self) -> str: ...
    @property
    def who(self) -> str: ...


class Sheet(BaseModel):
    """Another version may write more than this one reads."""

    model_config = ConfigDict(extra="ignore", frozen=True, strict=True, allow_inf_nan=False)


Amount = Annotated[int, Field(ge=-MOST, le=MOST)]
Count = Annotated[int, Field(ge=0, le=MOST)]


class Line(Sheet):
    rule: Count
    count: Amount
    points: Amount


class Player(Sheet):
    name: Name
    who: str  # "human" or the key of a level
    score: Amount
    share: Annotated[float, Field(ge=0.0, le=1.0)]  # of the win
    lines: list[Line]


class Finished(Sheet):
    match: str  # the same for the same game played twice to its end, after an undo or from a save
    fixed: str = ""  # the match as far as nobody could take it back
    fixed_actions: Count = 0
    replaces: list[str] = Field(default_factory=list)  # other ends of this match, taken back
    game: str
    edition: dict[str, str] = Field(default_factory=dict)  # what makes another game of it
    when: Annotated[float, Field(ge=0.0, le=LATEST)]
    options: dict[str, str]
    players: Annotated[list[Player], Field(min_length=1)]
    turns: Count
    actions: Count

    @property
    def winners(self) -> list[str]:
        return [player.name for player in self.players if player.share > 0.0]

    @property
    def people(self) -> list[Player]:
        return [player for player in self.players if player.who == HUMAN]

    @property
    def level(self) -> str:
        """Of the strongest bot, or "human" where people were among themselves."""
        return max((player.who for player in self.players), key=strength)


@dataclass(frozen=True)
class Summary:
    """All matches of people with so many players against bots of at most this level."""

    game: str
    edition: dict[str, str]  # what makes another game of it
    players: int
    level: str
    matches: int
    wins: int  # of which people won, alone or together
    best: int  # of the people's scores
    mean_score: float
    mean_turns: float


def strength(who: str) -> int:
    return STRENGTH.index(who) if who in STRENGTH else 0


def statistics_path() -> Path:
    return data_folder() / "statistics.jsonl"


def note(match: Match[S], seats: Sequence[Seated], when: float | None = None) -> None:
    """Remember a match that is over; an OSError leaves the earlier ones as they were."""
    if not match.state.over:
        raise ValueError("the match goes on")
    told = result(match, seats, time.time() if when is None else when)
    append(statistics_path(), (told.model_dump_json() + "\n").encode())


def result(match: Match[S], seats: Sequence[Seated], when: float) -> Finished:
    scores = match.game.scores(match.state)
    shares = match.game.result(match.state)
    steps = fixed_steps(match)
    return Finished(
        match=fingerprint(match, len(match.actions)),
        fixed=fingerprint(match, steps),
        fixed_actions=steps,
        replaces=[each.match for each in finished() if ended_before(each, match)],
        game=match.game.key,
        edition=match.game.edition(match.options),
        when=when,
        options=match.options,
        players=[
            Player(name=seat.name, who=seat.who, score=total(lines), share=share, lines=told(lines))
            for seat, lines, share in zip(seats, scores, shares, strict=True)
        ],
        turns=match.game.turns(match.state),
        actions=len(match.actions),
    )


def told(lines: list[ScoreLine]) -> list[Line]:
    return [Line(rule=line.rule, count=line.count, points=line.points) for line in lines]


def fingerprint(match: Match[S], steps: int) -> str:
    """Of a match as far as its first steps."""
    record = match.record()
    begin = [record.game, record.seats, record.options, record.seed, record.begin]
    return digest([*begin, record.actions[:steps]])


def digest(content: list[object]) -> str:
    return sha256(json.dumps(content).encode()).hexdigest()[:16]


def winners_of(sheet: SaveSheet, known: dict[str, Finished]) -> tuple[str, ...]:
    """Who won a saved match; nobody where its end was not noted."""
    begin = [sheet.game, len(sheet.seats), sheet.options, sheet.seed, sheet.begin]
    found = known.get(digest([*begin, sheet.actions]))
    return tuple(found.winners) if found else ()


def fixed_steps(match: Match[S]) -> int:
    """How many of the actions can no longer be taken back."""
    trial = match.at(len(match.actions))
    while trial.earlier and trial.can_undo(trial.earlier[-1].asked[-1].seat):
        trial.undo(trial.earlier[-1].asked[-1].seat)
    return len(trial.actions)


def ended_before(each: Finished, match: Match[S]) -> bool:
    """Whether that was the end of this match, too, before it was taken back."""
    if not each.fixed or each.game != match.game.key or each.fixed_actions > len(match.actions):
        return False
    other = each.match != fingerprint(match, len(match.actions))
    return other and each.fixed == fingerprint(match, each.fixed_actions)


def append(path: Path, line: bytes) -> None:
    """In one stroke; what was cut off by a crash before stays on a line of its own."""
    make_folder(path.parent)
    generations.keep(path, grows=True)
    with open(path, "ab+", opener=opener) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise reading.NotOrdinary(errno.EINVAL, "not an ordinary file", path)
        if file.tell():
            file.seek(-1, os.SEEK_END)
            line = line if file.read(1) == b"\n" else b"\n" + line
        file.write(line)
        file.flush()
        os.fsync(file.fileno())
    generations.prune(path)


def finished() -> list[Finished]:
    """In the order of the file; a damaged line is passed over, and nobody removes it."""
    found: dict[str, Finished] = {}
    for read in results(statistics_path()).values():
        for other in read.replaces:
            found.pop(other, None)
        found.setdefault(read.match, read)
    return list(found.values())


def results(path: Path) -> dict[bytes, Finished]:
    """What its lines say. Where some are damaged, earlier states may still have them."""
    try:
        found, damaged = read_lines(path)
    except FileNotFoundError:
        return {}
    except OSError as error:
        if not mending.is_damage(error) or not generations.states(path):
            mending.complain(path, error)
            return {}
        found, damaged = {}, True
    if damaged:
        log.info("statistics have a damaged line")
        found = completed(path, found)
    return found


def read_lines(path: Path) -> tuple[dict[bytes, Finished], bool]:
    """The good lines, and whether anything else is there, or nothing at all."""
    lines = [line for line in reading.read_end(path).splitlines() if line.strip()]
    found = {}
    for line in lines:
        with suppress(ValidationError):
            found[line] = Finished.model_validate_json(line if len(line) <= LONGEST else b"")
    return found, len(found) < len(lines) or not lines


def completed(path: Path, found: dict[bytes, Finished]) -> dict[bytes, Finished]:
    """With all that the newest state has beside it, which is written down if there is such."""
    for state in generations.states(path):
        with suppress(OSError):
            before, _ = read_lines(state)
            if before.keys() <= found.keys():
                continue
            whole = before | found
            mending.complete(path, state, b"".join(line + b"\n" for line in whole))
            return whole
    return found


def last(game: str) -> Finished | None:
    """The match of this game that ended last."""
    return max(
        (each for each in finished() if each.game == game),
        key=lambda each: each.when,
        default=None,
    )


def summaries() -> list[Summary]:
    """By game, edition, players and level; matches that nobody took part in tell about nobody."""
    groups: dict[tuple[str, str, int, str], list[Finished]] = {}
    for each in finished():
        if each.people:
            key = (each.game, chosen(each.edition), len(each.players), each.level)
            groups.setdefault(key, []).append(each)
    order = sorted(groups, key=lambda key: (*key[:3], strength(key[3])))
    return [summary(groups[key]) for key in order]


def chosen(options: dict[str, str]) -> str:
    """As the command line has it."""
    return " ".join(f"{key}={choice}" for key, choice in options.items())


def summary(matches: list[Finished]) -> Summary:
    """Of matches that have all this in common."""
    scores = [player.score for each in matches for player in each.people]
    first = matches[0]
    return Summary(
        game=first.game,
        edition=first.edition,
        players=len(first.players),
        level=first.level,
        matches=len(matches),
        wins=sum(any(player.share > 0.0 for player in each.people) for each in matches),
        best=max(scores),
        mean_score=sum(scores) / len(scores),
        mean_turns=sum(each.turns for each in matches) / len(matches),
    )


def defused(cell: object) -> object:
    """Spreadsheets would compute what begins like a formula; with an apostrophe it is a text. In
    many countries they take a semicolon for the end of a cell."""
    return re.sub(FORMULA, r"\1'\2", cell) if isinstance(cell, str) else cell


def export_csv(path: Path) -> None:
    """A row for each player of each match, for any spreadsheet; CannotSave says why not."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for each in finished():
        ended = datetime.fromtimestamp(each.when).astimezone().isoformat(timespec="seconds")
        for seat, player in enumerate(each.players, 1):
            told = (seat, player.name, player.who, player.score, player.share)
            played = (each.game, chosen(each.edition), chosen(each.options))
            row = (ended, *played, each.turns, each.actions, *told)
            writer.writerow([defused(cell) for cell in row])
    data = text.getvalue().encode("utf-8-sig", "replace")  # with the mark that Excel wants
    try:
        atomic.write(path, data)
    except OSError as error:
        raise CannotSave(why(error), path) from error
