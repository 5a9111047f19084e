"""An installed copy needs nothing of the checkout it came from."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from citybuilder.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("resources", "translations")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy, because building leaves things behind."""
    left_out = shutil.ignore_patterns(".?*", "build", "dist", "*.egg-info", "__pycache__")
    shutil.copytree(ROOT, tmp_path / "checkout", ignore=left_out)
    return tmp_path / "checkout"


def python(folder: Path, *arguments: str | Path, **settings: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, **settings},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def build(folder: Path, kind: str) -> Path:
    code = f"from setuptools import build_meta; build_meta.build_{kind}('dist')"
    python(folder, "-c", code)
    (made,) = (folder / "dist").iterdir()
    return made


def files(folder: Path) -> set[str]:
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in {".py", ".pyc"} and path.stem != "README"
    }


@pytest.fixture
def wheel(checkout: Path, tmp_path: Path) -> Path:
    """Made as pip does it: from the source archive, which pip unpacks with Python's own means."""
    shutil.unpack_archive(build(checkout, "sdist"), tmp_path / "unpacked")
    shutil.rmtree(checkout)
    (source,) = (tmp_path / "unpacked").iterdir()
    return build(source, "wheel")


def test_a_copy_installed_from_the_source_archive_plays_from_any_folder(
    wheel: Path, tmp_path: Path
) -> None:
    """It is pure, and carries what it needs to compile itself."""
    assert wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as content:
        names = content.namelist()
    assert {"citybuilder/core/rng.py", "citybuilder/native/compiler.lock"} <= set(names)
    assert not [name for name in names if name.endswith((".so", ".c"))]
    target, elsewhere = tmp_path / "installed", tmp_path / "elsewhere"
    elsewhere.mkdir()
    quickly = ("--quiet", "--no-compile", "--no-deps", "--no-index", "--target", target)
    python(elsewhere, "-m", "pip", "install", *quickly, wheel)
    shutil.rmtree(wheel.parents[1])
    for name in FOLDERS:
        assert files(target / "citybuilder" / name) == files(ROOT / name)
    words = ("--seats", "random,random", "--games", "1", "--json")
    play = f"from citybuilder.cli.main import run; run(['simulate', key, *{words}])"
    code = f"for key in {GAMES}:\n    {play}"
    told = python(elsewhere, "-P", "-c", code, PYTHONPATH=str(target))
    assert told.count('"games": 1,') == len(GAMES), told
