"""What was learned is kept, whatever happens to its file."""

from pathlib import Path

import pytest

from citybuilder.store import progress
from citybuilder.store.progress import Progress, progress_path
from citybuilder.store.reading import LARGEST


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CITYBUILDER_DATA", str(tmp_path / "data"))


def test_at_first_nothing_is_learned() -> None:
    assert progress.load() == Progress()


def test_what_was_finished_left_and_solved_is_there_next_time() -> None:
    learned = Progress()
    learned.leave("machi_koro", "goal", 4)
    learned.leave("machi_koro", "win", 2)
    learned.finish("machi_koro", "goal")
    learned.finish("machi_koro", "goal")
    learned.solve("cities", "3")
    learned.show("cities", "4")
    learned.miss("cities", "5")
    progress.save(learned)
    found = progress.load()
    assert found.of("machi_koro").done == ["goal"]
    assert found.of("machi_koro").left == {"win": 2}
    states = [found.of("cities").state_of(key) for key in "3456"]
    assert states == ["solved", "shown", "tried", "open"]


def test_what_was_learned_before_states_were_told_apart_is_known() -> None:
    progress_path().parent.mkdir(parents=True)
    progress_path().write_text('{"games": {"cities": {"puzzles": {"1": true, "2": false}}}}')
    learned = progress.load()
    assert [learned.of("cities").state_of(key) for key in "12"] == ["solved", "shown"]
    learned.solve("cities", "2")
    learned.miss("cities", "1")
    assert [learned.of("cities").state_of(key) for key in "12"] == ["solved", "helped"]


@pytest.mark.parametrize(
    "content",
    [
        *(b"", b"{", b"[]", b"\xff", b"[" * 5000, b'{"games": 3}'),
        b'{"games": {"x": {"left": {"y": -1}}}}',
        b'{"games": {"x": {"left": {"y": 1000000000000}}}}',
        b"{}" + b" " * LARGEST,
    ],
    ids=lambda content: content[:40],
)
def test_a_broken_file_is_kept_aside(content: bytes) -> None:
    progress_path().parent.mkdir(parents=True)
    progress_path().write_bytes(content)
    assert progress.load() == Progress()
    assert progress_path().with_name("progress.broken.json").read_bytes() == content


def test_what_a_newer_version_wrote_stays() -> None:
    progress_path().parent.mkdir(parents=True)
    progress_path().write_text('{"games": {"cities": {"stars": 3}}, "medals": [1]}')
    learned = progress.load()
    learned.finish("cities", "goal")
    progress.save(learned)
    written = progress_path().read_text()
    assert '"stars": 3' in written
    assert '"medals"' in written


def test_a_file_that_cannot_be_read_or_written_disturbs_nobody() -> None:
    progress_path().mkdir(parents=True)
    learned = progress.load()
    learned.finish("cities", "goal")
    progress.save(learned)
    assert progress_path().is_dir()
