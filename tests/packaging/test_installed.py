"""An installed copy needs nothing of the checkout it came from."""

import json
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


def build(checkout: Path, kind: str, **settings: str) -> Path:
    code = f"from setuptools import build_meta; build_meta.build_{kind}('dist')"
    python(checkout, "-c", code, **settings)
    (made,) = (checkout / "dist").iterdir()
    return made


def files(folder: Path) -> set[str]:
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in {".py", ".pyc"} and path.stem != "README"
    }


def test_a_copy_installed_from_the_source_archive_plays_from_any_folder(
    checkout: Path, tmp_path: Path
) -> None:
    archive = build(checkout, "sdist")
    target, elsewhere = tmp_path / "installed", tmp_path / "elsewhere"
    elsewhere.mkdir()
    quickly = ("--quiet", "--no-compile", "--no-deps", "--no-build-isolation")
    options = (*quickly, "--no-index", "--target", target)
    python(elsewhere, "-m", "pip", "install", *options, archive, CITYBUILDER_PURE="1")
    shutil.rmtree(checkout)
    for name in filter(lambda name: (ROOT / name).is_dir(), FOLDERS):
        assert files(target / "citybuilder" / name) == files(ROOT / name)
    for key in GAMES:
        words = ("simulate", key, "--seats", "greedy,random", "--games", "1", "--json")
        told = python(elsewhere, "-P", "-m", "citybuilder", *words, PYTHONPATH=str(target))
        assert json.loads(told)["games"] == 1


def test_the_wheel_is_pure_and_carries_what_it_needs_to_compile_itself(checkout: Path) -> None:
    wheel = build(checkout, "wheel")
    assert wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as content:
        names = content.namelist()
    assert {"citybuilder/core/rng.py", "citybuilder/native/compiler.lock"} <= set(names)
    assert not [name for name in names if name.endswith((".so", ".c"))]
