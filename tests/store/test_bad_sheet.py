"""A developer who breaks card data is told the file, the field and the reason; a player is not."""

import logging
from pathlib import Path

import pytest

from citybuilder.store import sheets
from citybuilder.store.sheets import load_game
from citybuilder.store.sheets.faults import BadSheet
from citybuilder.system import paths

REASON = "machi_koro/cards.json: establishments.0.cost: Input should be greater than or equal to 0"


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "machi_koro"
    folder.mkdir()
    text = sheets.card_text("machi_koro").replace('"cost": 1,', '"cost": -1,', 1)
    (folder / "cards.json").write_text(text, encoding="utf-8")
    monkeypatch.setattr(sheets, "resources", lambda: tmp_path)


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("checkout", [True, False])
def test_the_field_and_the_reason_are_told_to_whoever_works_on_a_checkout(
    checkout: bool, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("citybuilder.store.sheets.faults.is_checkout", lambda: checkout)
    with caplog.at_level(logging.ERROR), pytest.raises(BadSheet) as told:
        load_game("machi_koro")
    assert str(told.value) == REASON
    assert caplog.messages == ([REASON] if checkout else [])


def test_an_installed_copy_is_no_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert paths.is_checkout() == (paths.resources().parent != paths.PACKAGE)
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(paths, "PACKAGE", tmp_path)
    assert not paths.is_checkout()
