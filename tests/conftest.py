"""Which build is tested, and that everything that is drawn at random repeats exactly."""

import gc
import os
import shutil
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp

import pytest
from helpers.builds import COMPILED
from helpers.long import Run, amount
from hypothesis import settings

from citybuilder.native.builds import PURE, seal
from citybuilder.native.libraries import offered

pytest_plugins = ("helpers.pictures", "helpers.start_script", "helpers.typeface")

SELDOM = (50_000, 20, 100)  # Python looks after 700 new objects, and hypothesis times each look
SOURCES = Path(__file__).parent.parent / "citybuilder"

# A compiled class has no interpreted children, so a game made for tests needs the other build.
collect_ignore_glob = ["*_toy.py"] if COMPILED else []


DATA = "CITYBUILDER_DATA"  # most tests name a folder of their own; threads may write after them


def pytest_configure(config: pytest.Config) -> None:
    """Nothing reaches the files of whoever runs the tests. A run that takes the other build, or an
    old one, by mistake would prove nothing."""
    Run.is_long = config.option.markexpr != "not long"
    settings.register_profile(
        "repeatable",
        derandomize=True,
        deadline=None,
        database=None,
        max_examples=amount(25, 100),
    )
    settings.load_profile("repeatable")
    os.environ[DATA] = mkdtemp(prefix="citybuilder-tests-")
    os.environ[PURE] = "1"  # what tests start compiles nothing
    hide_pytest()
    if COMPILED and Path(offered()).name.partition("-")[0] != seal():
        raise pytest.UsageError("rules and bots were compiled from other sources")
    for folder in ("core", "games", "bots"):
        for path in sorted((SOURCES / folder).rglob("*.py")):
            if path.name != "__init__.py":
                check_build(path)


def hide_pytest() -> None:
    """Bots' processes import the program that started them anew; pytest would be half of all that
    they do."""
    main = sys.modules["__main__"]
    main.__spec__ = None
    main.__dict__.pop("__file__", None)


def pytest_unconfigure() -> None:
    shutil.rmtree(os.environ[DATA], ignore_errors=True)


def check_build(source: Path) -> None:
    name = ".".join(source.relative_to(SOURCES.parent).with_suffix("").parts)
    spec = find_spec(name)
    origin = "" if spec is None else str(spec.origin)
    if origin.endswith((".so", ".pyd")) != COMPILED:
        wanted = "compiled" if COMPILED else "interpreted"
        raise pytest.UsageError(f"{name} should be {wanted}, but is {origin or 'missing'}")


def pytest_collection_finish() -> None:
    """Pages that are put away have Python clear its memory; what is there by now, stays anyway.
    Beyond that it seldom looks for rings: the short life of a test leaves few."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


@pytest.fixture(scope="session")
def qapp_cls() -> type:
    """There is only one application in a process: ours, also where pytest-qt makes it."""
    from citybuilder.app.application import Application

    return Application


@pytest.fixture(autouse=True)
def _nothing_stays_open() -> Iterator[None]:
    """Whatever widgets a test leaves behind, every later one would dress anew."""
    yield
    parts = [sys.modules.get(f"PySide6.{part}") for part in ("QtCore", "QtWidgets")]
    if None in parts:  # which tests set, too
        return
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    if QApplication.instance() is not None:
        for widget in QApplication.topLevelWidgets():
            if widget.parent() is None:
                widget.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def _never_too_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests choose at once, and bots answer at once; nothing is reviewed that nobody asks for.
    Those of haste, patience and foresight put it back."""
    haste = sys.modules.get("citybuilder.app.haste")
    if haste is not None:
        monkeypatch.setattr(haste.Haste, "moment", 0)
    patience = sys.modules.get("citybuilder.app.play.patience")
    if patience is not None:
        monkeypatch.setattr(patience.Patience, "share", 0.0)
    ending = sys.modules.get("citybuilder.app.table.ending")
    if ending is not None:
        monkeypatch.setattr(ending.Ending, "moment", 0)
    pages = sys.modules.get("citybuilder.app.window_pages")
    if pages is not None:
        monkeypatch.setattr(pages.Pages, "foresight", False)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--regenerate", action="store_true", help="write the golden files instead of comparing them"
    )
