"""The script that sets up a checkout, loaded anew for each test."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("start", FOLDER / "start.py")
    assert spec is not None
    assert spec.loader is not None
    monkeypatch.syspath_prepend(FOLDER)
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded
