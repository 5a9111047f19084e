"""The last three states of every file, and the way back to the newest good one."""

import errno
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from saved import people, play_on, played

from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.playing.save_texts import happened
from citybuilder.store import atomic, generations, mending, news, progress, settings, statistics
from citybuilder.store.folders import data_folder, saves_folder
from citybuilder.store.generations import keep, place, prune, states, tidy, write
from citybuilder.store.rescue import open_match
from citybuilder.store.save_errors import BadSave
from citybuilder.store.save_list import list_saves
from citybuilder.store.saves import autosave, load, save
from citybuilder.store.settings import Settings
from citybuilder.words.catalogue import translator

MONTHS = 90 * 86400.0


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CITYBUILDER_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(news, "told", set())
    news.take()


@pytest.fixture
def path() -> Path:
    return saves_folder() / "match.citybuilder"


def all_states(path: Path) -> list[bytes]:
    return [each.read_bytes() for each in (path, *states(path))]


def no_links(*_: object) -> None:
    raise OSError(errno.EPERM, "no second names here")


@pytest.mark.parametrize("links", [True, False])
def test_the_last_three_states_are_there(
    links: bool, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not links:
        monkeypatch.setattr(os, "link", no_links)
    for number in range(6):
        write(path, b"%d" % number)
        wanted = [b"%d" % state for state in range(number, max(-1, number - 3), -1)]
        assert all_states(path) == wanted
    assert [entry.name for entry in path.parent.iterdir()].count("match.citybuilder") == 1


def test_a_state_that_does_not_change_is_kept_once(path: Path) -> None:
    for data in (b"1", b"2", b"2", b"2", b"3", b"3"):
        write(path, data)
    assert all_states(path) == [b"3", b"2", b"1"]


def test_a_write_that_fails_halfway_costs_no_state(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    for number in range(3):
        write(path, b"%d" % number)
    for _ in range(5):
        with monkeypatch.context() as patch:
            patch.setattr(atomic, "write", fail)
            with pytest.raises(OSError, match="full"):
                write(path, b"lost")
        assert {b"0", b"1", b"2"} <= set(all_states(path))
    write(path, b"3")
    assert all_states(path) == [b"3", b"2", b"1"]


def test_a_file_that_grows_is_copied(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(b"1")
    keep(path, grows=True)
    with path.open("ab") as file:
        file.write(b"2")
    prune(path)
    assert all_states(path) == [b"12", b"1"]


def test_states_of_a_match_elsewhere_lie_in_the_players_folder(tmp_path: Path) -> None:
    path = tmp_path / "desk" / "match.citybuilder"
    write(path, b"1")
    write(path, b"2")
    assert list(path.parent.iterdir()) == [path]
    assert all_states(path) == [b"2", b"1"]
    assert data_folder() in place(path).parents


def test_what_was_deleted_by_other_means_is_forgotten_after_a_while(
    path: Path, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "desk" / "match.citybuilder"
    kept = path.with_name("kept.citybuilder")
    for each in (path, elsewhere, kept):
        write(each, b"1")
        write(each, b"2")
    path.unlink()
    tidy()
    assert all(map(states, (path, elsewhere, kept)))
    for each in (path, elsewhere, kept):
        os.utime(place(each), (time.time() - MONTHS,) * 2)
    tidy()
    assert (states(path), states(elsewhere)) == ([], [])
    assert states(kept)


def in_the_way(path: Path) -> None:
    path.unlink()
    path.mkdir()


DAMAGES: dict[str, Callable[[Path], object]] = {
    "empty": lambda path: path.write_bytes(b""),
    "cut": lambda path: path.write_bytes(path.read_bytes()[: path.stat().st_size // 2]),
    "noughts": lambda path: path.write_bytes(b"\0" * path.stat().st_size),
    "huge": lambda path: path.write_bytes(b" " * (1 << 26) + b"x"),
    "a folder": in_the_way,
}


def damage(path: Path, kind: str) -> None:
    """As a failing disk does: another file of the same name."""
    data = path.read_bytes()
    path.unlink()
    path.write_bytes(data)
    DAMAGES[kind](path)


def three_matches(path: Path) -> list[Match[State]]:
    match = played(2, 10)
    found = []
    for _ in range(3):
        play_on(match, 1)
        autosave(path, match, people(2))
        found.append(match.at(len(match.actions)))
    return found


@pytest.mark.parametrize("kind", DAMAGES)
def test_a_damaged_match_goes_on_from_its_newest_good_state(kind: str, path: Path) -> None:
    matches = three_matches(path)
    damage(path, kind)
    broken = path.is_dir() or path.read_bytes()
    loaded, told = open_match(path)
    assert loaded.match.actions == matches[1].actions
    assert told is not None
    assert told.aside == path.with_name("match.broken.citybuilder")
    assert told.aside.is_dir() or told.aside.read_bytes() == broken
    assert load(path).match.actions == matches[1].actions
    assert open_match(path)[1] is None


def test_two_damaged_states_are_no_harm(path: Path) -> None:
    matches = three_matches(path)
    damage(path, "cut")
    damage(states(path)[0], "cut")
    assert open_match(path)[0].match.actions == matches[0].actions


def test_three_damaged_states_are_told(path: Path) -> None:
    three_matches(path)
    for each in (path, *states(path)):
        damage(each, "cut")
    before = path.read_bytes()
    with pytest.raises(BadSave) as caught:
        open_match(path)
    assert caught.value.path == path
    assert path.read_bytes() == before


def test_a_state_that_is_only_looked_at_changes_nothing(path: Path) -> None:
    matches = three_matches(path)
    damage(path, "cut")
    before = path.read_bytes()
    loaded, told = open_match(path, mend=False)
    assert loaded.match.actions == matches[1].actions
    assert told is not None
    assert told.aside is None
    assert path.read_bytes() == before


def test_nobody_goes_back_because_of_a_newer_version_or_a_missing_file(path: Path) -> None:
    three_matches(path)
    text = path.read_text("utf-8").replace('"version": 1', '"version": 2')
    path.unlink()
    path.write_text(text, "utf-8")
    with pytest.raises(BadSave, match="future"):
        open_match(path)
    path.unlink()
    with pytest.raises(BadSave, match="missing"):
        open_match(path)


def test_the_list_mends_what_it_shows_and_shows_no_states(path: Path) -> None:
    three_matches(path)
    damage(path, "noughts")
    (entry,) = list_saves()
    assert entry.broken is None
    assert [each.what for each in news.take()] == ["went_back"]
    (entry,) = list_saves()
    assert news.take() == []
    assert entry.path == path


def test_a_second_damage_keeps_the_first_broken_file(path: Path) -> None:
    three_matches(path)
    for _ in range(3):
        damage(path, "cut")
        open_match(path)
    names = sorted(each.name for each in path.parent.iterdir() if mending.is_aside(each))
    assert names == [
        "match.broken-2.citybuilder",
        "match.broken-3.citybuilder",
        "match.broken.citybuilder",
    ]


def test_where_nothing_can_be_written_the_state_is_used(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = three_matches(path)
    damage(path, "cut")
    monkeypatch.setattr(mending, "set_aside", no_links)
    loaded, told = open_match(path)
    assert loaded.match.actions == matches[1].actions
    assert told is not None
    assert told.aside is None
    sentence = happened(told, translator("en"))
    assert sentence.startswith("“match.citybuilder” is damaged; its version of 20")


@pytest.mark.parametrize("kind", DAMAGES)
def test_damaged_settings_are_as_they_were_before(kind: str) -> None:
    for pace in (0, 2, 3):
        settings.save(Settings(pace=pace))
    damage(settings.settings_path(), kind)
    assert settings.load() == Settings(pace=2)
    (told,) = news.take()
    assert (told.what, told.path) == ("went_back", settings.settings_path())
    assert settings.load() == Settings(pace=2)
    assert news.take() == []


def test_damaged_progress_is_as_it_was_before() -> None:
    learned = progress.Progress()
    for lesson in ("goal", "win"):
        learned.finish("cities", lesson)
        progress.save(learned)
    damage(progress.progress_path(), "cut")
    assert progress.load().of("cities").done == ["goal"]
    assert [each.what for each in news.take()] == ["went_back"]


def test_settings_without_an_earlier_state_are_kept_aside_and_told() -> None:
    settings.save(Settings(pace=3))
    damage(settings.settings_path(), "cut")
    assert settings.load() == Settings()
    (told,) = news.take()
    assert (told.what, told.aside) == (
        "kept_aside",
        settings.settings_path().with_name("settings.broken.json"),
    )


def ended(seed: int) -> Match[State]:
    match = played(2, 0, seed)
    play_on(match, 10_000, seed)
    return match


def noted(count: int) -> list[str]:
    for seed in range(count):
        statistics.note(ended(seed), people(2), 1000.0 + seed)
    return [each.match for each in statistics.finished()]


@pytest.mark.parametrize("kind", DAMAGES)
def test_damaged_results_are_found_again_in_an_earlier_state(kind: str) -> None:
    known = noted(3)
    path = statistics.statistics_path()
    damage(path, kind)
    found = [each.match for each in statistics.finished()]
    assert found == known[:2]  # the state before the last result
    assert [each.what for each in news.take()] == ["completed"]
    assert [each.match for each in statistics.finished()] == found
    statistics.note(ended(2), people(2))
    assert [each.match for each in statistics.finished()] == known


def test_a_line_in_the_middle_is_found_again_and_later_ones_stay() -> None:
    known = noted(4)
    path = statistics.statistics_path()
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + b"\0\0\0\n" + b"".join(lines[2:]))
    assert sorted(each.match for each in statistics.finished()) == sorted(known)
    (told,) = news.take()
    assert told.aside is not None
    assert b"\0\0\0" in told.aside.read_bytes()


def test_a_result_that_was_cut_off_is_no_reason_to_go_back() -> None:
    known = noted(2)
    path = statistics.statistics_path()
    path.write_bytes(path.read_bytes()[:-20])
    before = path.read_bytes()
    assert [each.match for each in statistics.finished()] == known[:1]
    assert news.take() == []
    assert path.read_bytes() == before


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_that_can_happen_to_a_file_is_one_sentence(language: str, path: Path) -> None:
    for what in ("went_back", "completed", "kept_aside", "unreadable", "unwritten"):
        told = news.News(what, path, 1e9, path.with_name("match.broken.citybuilder"), "full")
        sentence = happened(told, translator(language))
        assert "match.citybuilder" in sentence
        assert "%" not in sentence
        assert sentence.endswith(".")


def test_a_match_that_the_player_saves_elsewhere_has_no_states(tmp_path: Path) -> None:
    path = tmp_path / "desk" / "match.citybuilder"
    for actions in range(3):
        save(path, played(2, actions), people(2))
    assert states(path) == []
    assert not (data_folder() / generations.FOLDER).exists()
