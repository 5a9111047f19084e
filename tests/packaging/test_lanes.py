"""Checks side by side: all are run, what each says stays together, and failures are named."""

import sys
from pathlib import Path

import checkout
import lanes
import pytest
from lanes import Lane


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Modules that stand for checks."""
    monkeypatch.setattr(checkout, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(checkout, "ROOT", tmp_path)
    lines = "import os, sys\nfor _ in range(50): print('%s')\n"
    (tmp_path / "good.py").write_text(lines % "good")
    (tmp_path / "bad.py").write_text(lines % "bad" + "sys.exit(1)")
    (tmp_path / "none.py").write_text(lines % "none" + "sys.exit(5)")
    (tmp_path / "build.py").write_text("import os; print(os.environ['CITYBUILDER_COMPILED'])")
    return tmp_path


def test_whatever_fails_is_named(capfd: pytest.CaptureFixture[str]) -> None:
    names = ("good", "bad", "none", "good")
    assert lanes.run_all([Lane(name, (name,)) for name in names]) == ["bad"]
    assert capfd.readouterr().out.count("good") == 100


def test_what_a_check_says_stays_together(capfd: pytest.CaptureFixture[str]) -> None:
    lanes.run_all([Lane(name, (name,)) for name in ("good", "none")])
    said = [line for line in capfd.readouterr().out.splitlines() if line in ("good", "none")]
    assert len([n for n in range(1, len(said)) if said[n] != said[n - 1]]) == 1


def test_a_check_of_the_compiled_build_finds_it(tmp_path: Path) -> None:
    assert Lane("compiled", ("build",), lambda: tmp_path).run() == (True, "1\n")
    assert Lane("interpreted", ("build",)).run() == (True, "0\n")
