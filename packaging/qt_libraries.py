"""What Qt needs of a Linux system beside its own wheel, and whether it is there.

Run as a program, it prints the names of all packages of Debian and Ubuntu.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

# Debian's and Ubuntu's names, each list the shortest that works on a bare system.
PACKAGES = {
    "pictures": "libglib2.0-0 libgl1 libegl1 libdbus-1-3 libfontconfig1 libxkbcommon0",
    "windows": "libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0",
    "sound": "libpulse0",
    "test screen": "xvfb xdotool",
}

PROBES = {
    "pictures": "from PySide6 import QtSvg, QtWidgets; QtWidgets.QApplication([])",
    "sound": "import PySide6.QtMultimedia",
    "windows": (
        "import ctypes, pathlib, PySide6.QtWidgets as Qt;"
        "plugins = pathlib.Path(Qt.__file__).parent / 'Qt' / 'plugins' / 'platforms';"
        "ctypes.CDLL(str(plugins / 'libqxcb.so'))"
    ),
}


def lacking(python: Path, parts: list[str]) -> dict[str, str]:
    """Of these parts the ones that do not work, and the first thing that each of them lacks."""
    if sys.platform != "linux":  # elsewhere everything comes with the wheel or the system
        return {}
    found = {part: missing(python, part) for part in parts}
    return {part: library for part, library in found.items() if library}


def missing(python: Path, part: str) -> str:
    if part == "test screen":
        return " ".join(name for name in ("Xvfb", "xdotool") if not shutil.which(name))
    done = subprocess.run(
        [python, "-P", "-c", PROBES[part]],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        errors="replace",
    )
    if done.returncode == 0:
        return ""
    library = re.search(r"\blib[\w+.-]+\.so[.\d]*", done.stderr)
    last = done.stderr.strip().rpartition("\n")[2]
    return library.group() if library else last or "a library"


if __name__ == "__main__":
    print(*PACKAGES.values())
