"""Whether a window can be shown here at all; asked before Qt would end the program over it."""

import builtins
import ctypes
import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

NO_QT: Final = "no_qt"  # its libraries are missing
NO_DISPLAY: Final = "no_display"
INVISIBLE: Final = ("offscreen", "minimal")  # kinds of Qt's windows that nobody sees
X_SOCKETS: Final = Path("/tmp/.X11-unix")
X_PORT: Final = 6000
PATIENCE: Final = 2.0  # seconds


def why_no_window(environ: Mapping[str, str] = os.environ) -> str:
    """The reason why no window can open, or nothing."""
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError:
        return NO_QT
    import_plainly()
    asked = environ.get("QT_QPA_PLATFORM", "")
    if asked.startswith(INVISIBLE):
        return NO_DISPLAY
    if asked or not sys.platform.startswith(("linux", "freebsd")) or wayland(environ):
        return ""
    if not answers(environ.get("DISPLAY", "")):
        return NO_DISPLAY
    return "" if loads("libqxcb.so") else NO_QT


def import_plainly() -> None:
    """From its own import on, PySide reads the source of everything that is imported, and keeps it:
    it looks for modules that want other names for Qt's functions. Ours want none."""
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def wayland(environ: Mapping[str, str]) -> bool:
    name = environ.get("WAYLAND_DISPLAY", "")
    return bool(name) and Path(environ.get("XDG_RUNTIME_DIR", ""), name).exists()


def answers(display: str) -> bool:
    """Whether an X server listens at that address, such as :0 or host:10.0."""
    host, colon, number = display.rpartition(":")
    screen = number.partition(".")[0]
    if not colon or not screen.isdigit():
        return False
    try:
        if host in ("", "unix"):
            return local(screen)
        with socket.create_connection((host, X_PORT + int(screen)), PATIENCE):
            return True
    except OSError:
        return False


def local(screen: str) -> bool:
    """Servers listen at a file, on Linux also at a name without one."""
    path = str(X_SOCKETS / f"X{screen}")
    for address in ("\0" + path, path):
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.settimeout(PATIENCE)
            if line.connect_ex(address) == 0:
                return True
    return False


def loads(plugin: str) -> bool:
    """Whether the system has all that Qt's part for this kind of display needs."""
    import PySide6

    path = Path(PySide6.__path__[0], "Qt", "plugins", "platforms", plugin)
    if not path.is_file():  # another way of packing: Qt will know
        return True
    try:
        ctypes.CDLL(str(path))
    except OSError:
        return False
    return True
