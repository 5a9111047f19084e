"""Saves of one build load in the other: these were written once and are read by both."""

from pathlib import Path

import pytest
from saved import people, played, same_match

from citybuilder.core.game import Options
from citybuilder.store.save_sheet import SaveSheet, read_sheet
from citybuilder.store.saves import load, save

DATA = Path(__file__).parent / "data"
CASES: list[tuple[str, int, Options]] = [
    ("two.citybuilder", 2, {"market": "all_piles", "copies": "two"}),
    ("four.citybuilder", 4, {"market": "ten_piles"}),
]


def timeless(sheet: SaveSheet) -> SaveSheet:
    """Without what changes while the match stays the same."""
    return sheet.model_copy(update={"program": "", "cards": ""})


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_a_save_is_the_same_in_every_build(
    name: str, seats: int, options: Options, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    match = played(seats, 80, 11, options)
    if request.config.getoption("--regenerate"):
        save(DATA / name, match, people(seats))
    save(tmp_path / name, match, people(seats))
    loaded = load(DATA / name)
    assert not loaded.corrected
    assert same_match(loaded.match, match)
    assert loaded.seats == people(seats)
    assert timeless(read_sheet(tmp_path / name)) == timeless(read_sheet(DATA / name))
