"""What is waited for at a screen: one definition, and a picture where it does not come."""

import re
import subprocess
import sys
from pathlib import Path

import product
import pytest
import sights
from screen import SIZE, Screen


class Shown(Screen):
    """A screen that shows what it is told, one look after the other; the last one stays."""

    def __init__(self, *looks: int) -> None:
        super().__init__("")
        self.looks = list(looks)

    def look(self) -> int:
        return self.looks.pop(0) if len(self.looks) > 1 else self.looks[0]

    def colours(self) -> int:
        return self.look()

    def rows(self, step: int = 1) -> list[bytes]:
        return [bytes([self.look()])] * SIZE[1]

    def save(self, path: Path) -> None:
        path.write_bytes(b"picture")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sights, "PATIENCE", 0.2)
    monkeypatch.setattr(sights, "LOOKING", 0.0)


@pytest.mark.parametrize(
    ("colours", "seen"),
    [
        (1, {"an empty screen"}),
        (2, {"an empty screen"}),  # a window that is not painted yet
        (197, {"a table"}),  # Cities, the plainest
        (463, {"a table", "the lobby"}),
        (817, {"a table", "the lobby"}),
    ],
)
def test_pages_are_told_by_their_colours(colours: int, seen: set[str]) -> None:
    each = (sights.NOTHING, sights.TABLE, sights.LOBBY)
    assert {sight.name for sight in each if sight.is_seen(Shown(colours))} == seen


def test_what_comes_late_is_waited_for() -> None:
    screen = Shown(1, 2, 2, 197, 804)
    sights.wait_for_sight(sights.LOBBY, screen)
    assert screen.looks == [804]


def test_what_never_comes_is_told() -> None:
    with pytest.raises(SystemExit, match="the lobby: not within"):
        sights.wait_for_sight(sights.LOBBY, Shown(197))


def test_a_program_that_ends_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sights, "PATIENCE", 40.0)
    program = subprocess.Popen([sys.executable, "-c", ""])
    program.wait()
    with pytest.raises(SystemExit, match="the program ended before a table"):
        sights.wait_for_sight(sights.TABLE, Shown(1), program)


def test_a_page_is_looked_at_when_nothing_moves_any_more() -> None:
    assert sights.still(Shown(1, 2, 2, 3, 9)) == [b"\x09"] * SIZE[1]


def test_two_pages_differ_in_many_rows() -> None:
    page = [b"a"] * SIZE[1]
    lit = [b"b"] * sights.ANEW + page[sights.ANEW :]
    assert not sights.are_pages(page, lit)
    assert sights.are_pages(page, [b"b", *lit[:-1]])


def test_a_failure_leaves_a_picture(tmp_path: Path) -> None:
    with (
        pytest.raises(SystemExit),
        sights.picture_if_failed(Shown(1), tmp_path / "pictures"),
    ):
        sights.expect(False, "nothing")
    assert (tmp_path / "pictures" / sights.FAILED).read_bytes() == b"picture"


def test_nobody_counts_colours_or_sleeps_instead() -> None:
    for name in ("smoke", "bare_debian", "figures", "try_installer"):
        source = (product.RECIPES / f"{name}.py").read_text(encoding="utf-8")
        assert not re.search(r"\.colours\(|time\.sleep|PAINTED|LAID", source), name
        assert re.search(r"from (sights|smoke) import", source), name
