"""Tries the installer of Windows: what it installs, refuses, replaces and removes.

python packaging/try_installer.py dist\\citybuilder-0.1.0-windows-x86_64-setup.exe
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from product import GAMES, NAME, SUFFIX, TITLE
from sights import expect, wait_for
from smoke import tell

SILENTLY: Final = "/S"
REFUSED: Final = 2
KIND: Final = f"{TITLE}.Match"
CLASSES: Final = r"Software\Classes"
LISTED: Final = rf"Software\Microsoft\Windows\CurrentVersion\Uninstall\{TITLE}"


def value(key: str, name: str = "") -> str | None:
    """What the registry of this user says."""
    if sys.platform != "win32":
        raise SystemExit("try_installer.py: this is not Windows")
    import winreg

    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, key) as opened:
            return str(winreg.QueryValueEx(opened, name)[0])
    except FileNotFoundError:
        return None


def install(setup: Path, code: int = 0) -> None:
    found = subprocess.call([setup, SILENTLY])
    expect(found == code, f"the installer ended with {found} instead of {code}")


def is_in_use(program: Path) -> bool:
    """The file of a program that runs cannot be written to, as the installer finds out, too."""
    try:
        program.open("r+b").close()
    except PermissionError:
        return True
    return False


def main() -> int:
    setup = Path(sys.argv[1]).absolute()
    folder = Path(os.environ["LOCALAPPDATA"], "Programs", TITLE)
    program, console = folder / f"{TITLE}.exe", folder / f"{NAME}-console.exe"
    shortcut = Path(os.environ["APPDATA"], "Microsoft/Windows/Start Menu/Programs", f"{TITLE}.lnk")
    install(setup)
    expect(program.is_file() and shortcut.is_file(), "program or shortcut are missing")
    expect(value(rf"{CLASSES}\.{SUFFIX}") == KIND, "saves are not known")
    opens = value(rf"{CLASSES}\{KIND}\shell\open\command")
    expect(opens == f'"{program}" "%1"', f"saves are opened by {opens}")
    told = subprocess.run([console, "self-test"], capture_output=True)
    expect(told.returncode == 0, f"the program does not work: {told.stderr!r}")
    tell("installed: program, shortcut, kind of file")

    busy = [str(console), "bench", GAMES[0], "--seconds", "6"]
    running = subprocess.Popen(busy, stdout=subprocess.DEVNULL)
    wait_for(lambda: is_in_use(console), "a program that runs", running)
    install(setup, REFUSED)
    running.wait()
    tell("refused while the program runs")

    stale = folder / "_internal" / "of_an_older_version"
    stale.touch()
    install(setup)
    expect(not stale.exists(), "a file of the older version stayed")
    tell("an older version is replaced as a whole")

    subprocess.call([folder / "uninstall.exe", SILENTLY])
    wait_for(lambda: not folder.exists(), "the end of the uninstaller")
    left = [name for name in (rf"{CLASSES}\{KIND}", LISTED) if value(name) is not None]
    expect(not left and not shortcut.exists(), f"it left behind: {left}")
    tell("uninstalled: nothing is left behind")
    return 0


if __name__ == "__main__":
    sys.exit(main())
