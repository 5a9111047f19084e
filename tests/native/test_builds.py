"""Which build belongs to these sources, and that nobody else can have put it there."""

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from citybuilder.native import builds, libraries
from citybuilder.native.builds import PLAYERS, TESTS

STORE = builds.store  # which all but its own test replace


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small program with a cache of its own."""
    place = tmp_path / "here" / "citybuilder"
    for name in ("core/rng.py", "core/__init__.py", "games/a/rules.py", "cli/main.py"):
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(name)
    for name in builds.RECIPE:
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(name)
    monkeypatch.setattr(builds, "PACKAGE", place)
    monkeypatch.setattr(builds, "store", lambda: tmp_path / "store")
    monkeypatch.delenv(builds.PURE, raising=False)
    monkeypatch.setenv(libraries.VARIABLE, "")  # taken back afterwards, also where there is none
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    return place


def make(kind: str) -> Path:
    builds.store().mkdir(mode=0o700, exist_ok=True)
    folder = builds.place(kind, builds.seal())
    folder.mkdir(mode=0o700)
    return folder


def test_rules_bots_and_core_are_compiled_and_nothing_else(package: Path) -> None:
    assert [path.relative_to(package).as_posix() for path in builds.sources()] == [
        "core/rng.py",
        "games/a/rules.py",
    ]


@pytest.mark.parametrize("name", ["core/rng.py", *builds.RECIPE])
def test_a_change_asks_for_another_build(package: Path, name: str) -> None:
    before = builds.seal()
    (package / name).write_text("changed")
    assert builds.seal() != before


def test_a_module_that_is_renamed_asks_for_another_build(package: Path) -> None:
    before = builds.seal()
    (package / "core/rng.py").rename(package / "core/dice.py")
    assert builds.seal() != before


def test_a_change_elsewhere_does_not(package: Path) -> None:
    before = builds.seal()
    (package / "cli/main.py").write_text("changed")
    assert builds.seal() == before


def test_another_version_of_what_compiled_code_is_bound_to_asks_for_another_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = builds.seal()
    (tmp_path / "site" / "librt-99.0.dist-info").mkdir(parents=True)
    monkeypatch.setattr(sys, "path", [str(tmp_path / "site"), *sys.path])
    assert builds.seal() != before


def test_a_build_is_used_by_who_asks_for_its_kind_only() -> None:
    folder = make(TESTS)
    assert builds.found(TESTS, builds.seal()) == folder
    assert builds.found(PLAYERS, builds.seal()) is None


def test_the_next_start_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    builds.use_compiled()
    assert not libraries.offered()
    folder = make(PLAYERS)
    monkeypatch.setattr(libraries, "are_sound", lambda: True)
    builds.use_compiled()
    assert libraries.offered() == str(folder)


@pytest.mark.parametrize("content", [b"", b"\x7fELF" + bytes(60)])
def test_a_damaged_build_is_set_aside_and_the_program_starts(content: bytes) -> None:
    folder = make(PLAYERS)
    (folder / f"citybuilder_damaged__mypyc{EXTENSION_SUFFIXES[0]}").write_bytes(content)
    builds.use_compiled()
    assert not libraries.offered()
    assert builds.found(PLAYERS, builds.seal()) is None
    assert folder.with_name(f"{folder.name}.broken").is_dir()


def test_who_wants_pure_python_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    make(PLAYERS)
    monkeypatch.setenv(builds.PURE, "1")
    builds.use_compiled()
    assert not libraries.offered()


def test_a_package_is_compiled_already(monkeypatch: pytest.MonkeyPatch) -> None:
    make(PLAYERS)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    builds.use_compiled()
    assert not libraries.offered()


def test_missing_sources_stop_nothing(package: Path) -> None:
    (package / builds.RECIPE[0]).unlink()
    builds.use_compiled()
    assert not libraries.offered()


@pytest.mark.skipif(os.name != "posix", reason="elsewhere folders have no such mode")
@pytest.mark.parametrize("mode", [0o720, 0o702])
def test_what_others_may_write_is_not_run(mode: int) -> None:
    folder = make(PLAYERS)
    folder.chmod(mode)
    assert builds.found(PLAYERS, builds.seal()) is None
    folder.chmod(0o700)
    builds.store().chmod(mode)
    assert builds.found(PLAYERS, builds.seal()) is None


@pytest.mark.skipif(os.name != "posix", reason="elsewhere links need rights")
def test_a_link_in_its_place_is_not_followed(tmp_path: Path) -> None:
    builds.store().mkdir(mode=0o700)
    (tmp_path / "elsewhere").mkdir(mode=0o700)
    builds.place(PLAYERS, builds.seal()).symlink_to(tmp_path / "elsewhere")
    assert builds.found(PLAYERS, builds.seal()) is None


@pytest.mark.skipif(sys.platform == "win32", reason="there everybody has a home")
def test_a_user_without_a_home_starts_from_pure_python(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless(_: Path) -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(builds, "store", STORE)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "expanduser", homeless)
    with pytest.raises(FileNotFoundError):
        builds.store()
    builds.use_compiled()
    assert not libraries.offered()
