"""Tries out a frozen program as a player's computer would run it: no Python, no checkout.

python packaging/smoke.py PROGRAM [--root FOLDER] [--pictures FOLDER]

With --root the program lies in the root of another system and runs there (chroot).
"""

import argparse
import json
import locale
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from product import GAMES, NAME, SUFFIX, VERSION
from screen import Screen, open_screen
from sights import (
    LOBBY,
    NOTHING,
    PATIENCE,
    TABLE,
    Program,
    are_pages,
    expect,
    picture_if_failed,
    still,
    wait_for,
    wait_for_sight,
)

ON_WINDOWS: Final = sys.platform == "win32"
STARTS: Final = 5
SYSTEM_LOG: Final = re.compile(r"^.*\[\d+:\d+\] .*\n?", re.MULTILINE)  # macOS's own words
LEAST: Final = 20_000  # bytes of a picture with something on it
OF_WINDOWS: Final = ("SYSTEMROOT", "SYSTEMDRIVE", "TEMP", "TMP", "COMSPEC", "WINDIR")


class Trial:
    """One program with a home of its own, and nothing else that this computer has."""

    def __init__(self, program: Path, home: Path, root: Path | None, display: str) -> None:
        self.program = program
        self.home = home
        self.root = root
        self.display = display

    def environment(self) -> dict[str, str]:
        home = self.inside(self.home)
        folders = {name: str(home) for name in ("HOME", "USERPROFILE", "LOCALAPPDATA", "APPDATA")}
        system = {name: os.environ[name] for name in OF_WINDOWS if name in os.environ}
        path = os.environ["SYSTEMROOT"] + r"\System32" if ON_WINDOWS else "/nowhere"
        return {
            **system,
            **folders,
            "PATH": path,
            "LANG": "de_DE.UTF-8",
            "XDG_RUNTIME_DIR": str(home),
            **({"DISPLAY": self.display} if self.display else {}),
            **({"CITYBUILDER_DATA": str(home)} if ON_WINDOWS else {}),  # it asks the system
        }

    def inside(self, path: Path) -> Path:
        """How the program names a file of ours."""
        return Path("/", path.relative_to(self.root)) if self.root else path

    def command(self, program: Path, *words: str | Path) -> list[str]:
        told = [str(self.inside(word)) if isinstance(word, Path) else word for word in words]
        at = [shutil.which("chroot") or "chroot", str(self.root)] if self.root else []
        return [*at, str(self.inside(program)), *told]

    def start(self, *words: str | Path) -> "subprocess.Popen[str]":
        """The window; what it says is collected."""
        return subprocess.Popen(
            self.command(self.program, *words),
            env=self.environment(),
            cwd=self.root or self.home,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def say(self, *words: str | Path, code: int = 0) -> str:
        """What the command line answers, and that it ends with this code."""
        console = self.program.with_name(f"{NAME}-console.exe") if ON_WINDOWS else self.program
        done = subprocess.run(
            self.command(console, *words),
            env=self.environment(),
            cwd=self.root or self.home,
            timeout=PATIENCE,
            capture_output=True,
            encoding=locale.getencoding() if ON_WINDOWS else "utf-8",  # as a pipe gets it
            errors="replace",
        )
        complaint = SYSTEM_LOG.sub("", done.stderr)
        told = done.stdout + complaint
        expect(done.returncode == code, f"{words[0]} ended with {done.returncode}: {told}")
        expect(bool(complaint) == (code == 2), f"{words[0]} complained: {complaint}")
        return told


def tell(line: str) -> None:
    print(f"smoke.py: {line}", flush=True)


# On every system


def try_version(trial: Trial) -> None:
    first, *more = trial.say("--version").splitlines()
    expect(first == f"{NAME} {VERSION}", f"it is another version: {first}")
    expect("compiled, packaged" in more, f"it is another build: {more}")
    tell(", ".join(more))


def try_window(trial: Trial, kept: Path) -> list[str]:
    """A match of every game by strong bots, saved, loaded and drawn; the games' names."""
    told = trial.say("self-test", "--window", "--keep", kept, "--lang", "en")
    games = re.findall(r"^(\w+): played in the window over (\d+) actions?$", told, re.MULTILINE)
    played = sorted(game for game, _ in games)
    expect(played == GAMES, f"played were {played} of {GAMES}: {told}")
    expect(told.count("all laws kept") == len(games), told)
    for picture in kept.glob("*.png"):
        expect(picture.stat().st_size > LEAST, f"{picture.name} is empty")
    count = len(list(kept.glob("*.png")))
    expect(count == 2 * (1 + 2 * len(games)), f"{count} pictures for {len(games)} games")
    for game, actions in games:
        tell(f"{game}: a match of strong bots over {actions} actions, saved and loaded on the way")
    return played


def try_compiled(trial: Trial, games: list[str]) -> None:
    for game in games:
        figures = json.loads(trial.say("bench", game, "--seconds", "0.2", "--json"))
        expect(figures["compiled"] is True, "rules and bots are not compiled")
        tell(f"{game}: compiled, {figures['games_per_cpu_s']:,.0f} random games per CPU second")


def try_saves(trial: Trial, kept: Path) -> list[Path]:
    saves = sorted((kept / "data" / "saves").glob(f"*.{SUFFIX}"))
    expect(bool(saves), "nothing was saved")
    for save in saves:
        trial.say("replay", save, "--check")
    newer = kept / f"newer.{SUFFIX}"
    content = json.loads(saves[0].read_bytes())
    newer.write_text(json.dumps(content | {"version": content["version"] + 1}), encoding="utf-8")
    for language in ("de", "en"):
        told = trial.say("replay", newer, "--lang", language, code=2)
        expect(told.count("\n") == 1 and newer.name in told, f"it said: {told}")
        tell(f"a save of a newer version: {told.strip()}")
    return saves


# At a screen that can be looked at from outside


def try_start(trial: Trial, screen: Screen, pictures: Path) -> None:
    first, *times = times_to_lobby(trial, screen, pictures / "start.png")
    shown = f"{median(times):.2f} s (median of {STARTS}, the first took {first:.2f} s)"
    tell(f"from the start to the painted lobby: {shown}")


def times_to_lobby(trial: Trial, screen: Screen, picture: Path | None = None) -> list[float]:
    """Seconds from the start of the process to the painted lobby; for the first one, files may
    have to be read from the disk."""
    times = []
    for _ in range(STARTS + 1):
        wait_for_sight(NOTHING, screen)
        born = time.monotonic()
        program = trial.start()
        wait_for_sight(LOBBY, screen, program)
        times.append(time.monotonic() - born)
        if picture is not None:
            screen.save(picture)
        leave_window(screen, program)
    return times


def leave_window(screen: Screen, program: "subprocess.Popen[str]") -> None:
    screen.window("Citybuilder")
    screen.press("ctrl+q")
    told, _ = program.communicate(timeout=PATIENCE)
    expect(program.returncode == 0, f"it ended with {program.returncode}: {told}")
    expect(told == "", f"it said: {told}")


def try_second_start(trial: Trial, screen: Screen, saves: list[Path], pictures: Path) -> None:
    """A double click on another save while a match is on the table: the window then shows what a
    start with that save alone has shown."""
    copied = trial.home / f"ä double click.{SUFFIX}"
    shutil.copy(saves[-1], copied)
    alone = trial.start(copied)
    wanted = table_of(alone, screen)
    leave_window(screen, alone)
    wait_for_sight(NOTHING, screen)
    program = trial.start(saves[0])
    expect(are_pages(table_of(program, screen), wanted), "both saves show the same")
    second = trial.start(copied)
    told, _ = second.communicate(timeout=PATIENCE)
    expect((second.returncode, told) == (0, ""), f"the second start said: {told}")
    wait_for(lambda: not are_pages(screen.rows(), wanted), "the match in the window", program)
    screen.save(pictures / "double_click.png")
    leave_window(screen, program)
    tell("a second start handed its save to the window that was open, and left")


def table_of(program: Program, screen: Screen) -> list[bytes]:
    wait_for_sight(TABLE, screen, program)
    return still(screen, program)


@contextmanager
def home_in(root: Path | None) -> Iterator[Path]:
    place = None if root is None else root / "tmp"
    with TemporaryDirectory(prefix="smoke", dir=place) as folder:
        yield Path(folder)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=Path)
    parser.add_argument("--root", type=Path)
    parser.add_argument("--pictures", type=Path, default=Path("build", "smoke"))
    asked = parser.parse_args()
    pictures: Path = asked.pictures.absolute()
    pictures.mkdir(parents=True, exist_ok=True)
    with home_in(asked.root) as home:
        trial = Trial(asked.program.absolute(), home, asked.root, os.environ.get("DISPLAY", ""))
        kept = home / "kept"
        try_version(trial)
        if sys.platform == "linux":
            with open_screen() as screen:
                trial.display = screen.name
                saves = everywhere(trial, kept)
                with picture_if_failed(screen, pictures):
                    try_start(trial, screen, pictures)
                    try_second_start(trial, screen, saves, pictures)
        else:
            everywhere(trial, kept)
        for picture in kept.glob("*.png"):
            shutil.copy(picture, pictures)
    tell("everything works")
    return 0


def everywhere(trial: Trial, kept: Path) -> list[Path]:
    games = try_window(trial, kept)
    try_compiled(trial, games)
    return try_saves(trial, kept)


if __name__ == "__main__":
    sys.exit(main())
