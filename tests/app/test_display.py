"""Whether a window can open is known before Qt would end the program over it."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from citybuilder.app import display
from citybuilder.app.display import NO_DISPLAY, NO_QT, why_no_window

linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")


@linux
def test_no_display_is_noticed() -> None:
    assert why_no_window({}) == NO_DISPLAY


@linux
@pytest.mark.parametrize("name", [":98765", "nonsense", ":", ":x", "localhost:60", ":0.x.y", ""])
def test_a_display_that_nobody_answers_at_is_none(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(display, "X_SOCKETS", tmp_path)
    assert why_no_window({"DISPLAY": name}) == NO_DISPLAY


@linux
def test_a_server_that_listens_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "X_SOCKETS", tmp_path)
    monkeypatch.setattr(display, "loads", lambda _: True)
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(tmp_path / "X7"))
        server.listen()
        assert why_no_window({"DISPLAY": ":7.0"}) == ""


@linux
def test_missing_libraries_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "answers", lambda _: True)
    monkeypatch.setattr(display, "loads", lambda _: False)
    assert why_no_window({"DISPLAY": ":0"}) == NO_QT


@linux
def test_wayland_counts_if_its_socket_is_there(tmp_path: Path) -> None:
    environ = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert why_no_window(environ) == NO_DISPLAY
    (tmp_path / "wayland-0").touch()
    assert why_no_window(environ) == ""


@pytest.mark.parametrize("kind", ["offscreen", "minimal", "offscreen:size=800x600"])
def test_a_window_that_nobody_sees_is_none(kind: str) -> None:
    assert why_no_window({"QT_QPA_PLATFORM": kind, "DISPLAY": ":0"}) == NO_DISPLAY


def test_whoever_asks_for_a_kind_of_window_gets_it() -> None:
    assert why_no_window({"QT_QPA_PLATFORM": "xcb"}) == ""


def test_a_missing_qt_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)
    assert why_no_window({"DISPLAY": ":0"}) == NO_QT


LATER = """
import linecache
from citybuilder.app.display import why_no_window
why_no_window()
before = set(linecache.cache)
import citybuilder.app.start
print(set(linecache.cache) - before)
"""


def test_no_source_is_read_of_what_is_imported_after_qt() -> None:
    done = subprocess.run([sys.executable, "-c", LATER], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
