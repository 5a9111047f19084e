"""A saved match is the same match when it is loaded."""

import json
from pathlib import Path

import pytest
from helpers.tables import Table, every_look
from saved import people, play_on, played, same_match, saved

from citybuilder.core.match import Match
from citybuilder.core.plain import plain, restore
from citybuilder.store import saves
from citybuilder.store.save_errors import CannotSave
from citybuilder.store.save_sheet import Seat, read_sheet
from citybuilder.store.saves import load, save


@every_look
@pytest.mark.parametrize("actions", [0, 1, 60])
def test_a_match_comes_back_as_it_was(table: Table, actions: int, tmp_path: Path) -> None:
    match = Match(table.game, table.seats, table.options, 3)
    play_on(match, actions)
    path = tmp_path / "match.citybuilder"
    save(path, match, people(table.seats))
    loaded = load(path)
    assert same_match(loaded.match, match)
    assert loaded.seats == people(table.seats)
    assert not loaded.corrected
    assert not loaded.cards_changed
    assert len(loaded.match.earlier) == actions  # undo is still possible


def test_a_finished_match_comes_back_finished(tmp_path: Path) -> None:
    match = played(2, 100_000)
    assert match.state.over
    path = tmp_path / "match.citybuilder"
    save(path, match, people(2))
    assert load(path).match.state.over


def test_a_match_that_began_at_a_snapshot_comes_back(tmp_path: Path) -> None:
    match = played(3, 40)
    blank = match.game.start(3, match.options, 0)
    match.resume(restore(blank, plain(match.state)))
    play_on(match, 20)
    path = tmp_path / "match.citybuilder"
    save(path, match, people(3))
    loaded = load(path)
    assert same_match(loaded.match, match)
    assert loaded.match.begin is not None
    assert not loaded.corrected


@pytest.mark.parametrize("seed", [0, -1, 2**31, -(10**40)])
def test_any_seed_comes_back(seed: int, tmp_path: Path) -> None:
    match = played(2, 10, seed)
    path = tmp_path / "match.citybuilder"
    save(path, match, people(2))
    assert same_match(load(path).match, match)


def test_half_characters_in_a_name_do_not_hinder_saving(tmp_path: Path) -> None:
    seats = [Seat(name="\ud83dA\x00\n\u202e", who="human"), Seat(name="", who="mcts")]
    path = tmp_path / "match.citybuilder"
    save(path, played(2, 3), seats)
    assert [seat.name for seat in load(path).seats] == ["\ufffdA\ufffd \ufffd", ""]


def test_white_space_is_free(tmp_path: Path) -> None:
    path = saved(tmp_path)
    match = load(path).match
    path.write_text(json.dumps(json.loads(path.read_bytes()), indent=8), encoding="utf-8")
    assert same_match(load(path).match, match)


def test_a_save_tells_what_it_is_without_being_played(tmp_path: Path) -> None:
    sheet = read_sheet(saved(tmp_path, 4, 17))
    assert (sheet.game, len(sheet.seats), len(sheet.actions)) == ("machi_koro", 4, 17)


def test_saving_makes_the_folder(tmp_path: Path) -> None:
    assert not load(saved(tmp_path / "new" / "folder")).corrected


def test_there_is_one_name_for_each_seat(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="3 names for 2 seats"):
        save(tmp_path / "match.citybuilder", played(2, 1), people(3))
    assert not list(tmp_path.iterdir())


def test_what_could_not_be_loaded_again_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path)
    before = path.read_bytes()
    seats = [Seat(name="x", who="human"), Seat(name="", who="human")]
    monkeypatch.setattr(saves, "LARGEST", 100)
    with pytest.raises(CannotSave) as caught:
        save(path, played(2, 1), seats)
    assert caught.value.reason == "failed"
    assert path.read_bytes() == before
