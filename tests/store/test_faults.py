"""Whichever call to the disk fails, for every file that we write: the next start finds the last
good state, and what happened is said."""

import errno
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from helpers.faults import failing_disk
from helpers.long import long_if
from saved import people, play_on, played

from citybuilder.store import generations, mending, news, progress, settings, statistics
from citybuilder.store.folders import data_folder, saves_folder
from citybuilder.store.rescue import open_match
from citybuilder.store.save_errors import CannotSave
from citybuilder.store.saves import autosave, load, save

NUMBERS = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EINTR)
MOST = 80  # calls; no write makes as many


@dataclass(frozen=True)
class Kind:
    """A file: how its n-th state is written, which one is there, and whether it keeps earlier
    ones."""

    write: Callable[[int], None]
    read: Callable[[], int]
    path: Callable[[], Path]
    states: bool = True


def write_settings(state: int) -> None:
    settings.save(settings.Settings(last_game=str(state)))


def read_settings() -> int:
    return int(settings.load().last_game or -1)


def write_progress(state: int) -> None:
    learned = progress.Progress()
    learned.leave("cities", "goal", state)
    progress.save(learned)


def read_progress() -> int:
    return progress.load().of("cities").left.get("goal", -1)


def match_path() -> Path:
    return saves_folder() / "match.citybuilder"


def write_match(state: int) -> None:
    match = played(2, 3)
    play_on(match, state)
    autosave(match_path(), match, people(2))


def read_match() -> int:
    return len(open_match(match_path())[0].match.actions) - 3


def copy_path() -> Path:
    return data_folder() / "elsewhere" / "copy.citybuilder"


def write_copy(state: int) -> None:
    match = played(2, 3)
    play_on(match, state)
    save(copy_path(), match, people(2))


def read_copy() -> int:
    return len(load(copy_path()).match.actions) - 3


def write_result(state: int) -> None:
    line = statistics.Finished(
        match=str(state),
        game="cities",
        when=1.0,
        options={},
        players=[statistics.Player(name="Ada", who="human", score=1, share=1.0, lines=[])],
        turns=1,
        actions=1,
    )
    statistics.append(statistics.statistics_path(), (line.model_dump_json() + "\n").encode())


def read_results() -> int:
    """All results up to the last one are there."""
    known = [each.match for each in statistics.finished()]
    assert known == [str(state) for state in range(len(known))]
    return len(known) - 1


KINDS = {
    "settings": Kind(write_settings, read_settings, settings.settings_path),
    "progress": Kind(write_progress, read_progress, progress.progress_path),
    "match": Kind(write_match, read_match, match_path),
    "match elsewhere": Kind(write_copy, read_copy, copy_path, states=False),
    "results": Kind(write_result, read_results, statistics.statistics_path),
}


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("CITYBUILDER_DATA", str(tmp_path / "data"))
    news.take()
    yield
    news.take()


def put(kind: Kind, state: int) -> bool:
    """Whether the program says that it is safe."""
    news.told.clear()
    try:
        kind.write(state)
    except (OSError, CannotSave):
        return False
    return not any(each.what == "unwritten" for each in news.take())


def good_states(kind: Kind) -> int:
    """How many states could be read, each by itself."""
    path = kind.path()
    found = {path.read_bytes(), *(each.read_bytes() for each in generations.states(path))}
    return len(found)


@pytest.mark.parametrize("lasting", [False, True], ids=["once", "from then on"])
@pytest.mark.parametrize(
    "number",
    [pytest.param(each, marks=long_if(each != NUMBERS[0])) for each in NUMBERS],
    ids=[errno.errorcode[each] for each in NUMBERS],
)
@pytest.mark.parametrize("name", KINDS)
def test_any_call_that_fails_leaves_the_last_good_state(
    name: str, number: int, lasting: bool, tmp_path: Path
) -> None:
    kind = KINDS[name]
    state = 0
    for _ in range(3):
        assert put(kind, state)
        state += 1
    for at in range(1, MOST):
        with failing_disk(tmp_path, at, number, lasting) as disk:
            said = put(kind, state)
        if not disk.failed:
            assert said
            return
        news.take()
        there = kind.read()  # as after the next start
        assert there in (state - 1, state)
        assert there == state or not said
        assert [each for each in news.take() if each.what != "unwritten"] == []
        if kind.states:
            assert good_states(kind) >= 3
        if there == state:
            state += 1
    raise AssertionError("a write never ended")


@pytest.mark.parametrize("lasting", [False, True], ids=["once", "from then on"])
@pytest.mark.parametrize("name", ["settings", "match", "results"])
def test_a_disk_that_fails_while_mending_costs_no_state(
    name: str, lasting: bool, tmp_path: Path
) -> None:
    kind = KINDS[name]
    for at in range(1, MOST):
        for state in range(3):
            put(kind, state)
        path = kind.path()
        broken = b"\0" * path.stat().st_size
        path.unlink()
        path.write_bytes(broken)
        with failing_disk(tmp_path, at, errno.EIO, lasting) as disk:
            try:
                during = kind.read()
            except (OSError, ValueError):
                during = -1
        news.take()
        assert during in (-1, 0, 1)
        assert kind.read() == 1
        asides = [each for each in path.parent.iterdir() if mending.is_aside(each)]
        assert broken in [each.read_bytes() for each in asides]
        if not disk.failed:
            return
        clear(path)
    raise AssertionError("it was never mended")


def clear(path: Path) -> None:
    for each in (path, *generations.states(path)):
        each.unlink()
    for each in path.parent.iterdir():
        if mending.is_aside(each):
            each.unlink()
