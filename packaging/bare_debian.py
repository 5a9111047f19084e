"""Tries a Debian package in a bare Debian: no Python, no desktop, nothing but what it asks for.

sudo python3 packaging/bare_debian.py dist/citybuilder_0.1.0_amd64.deb [--pictures FOLDER]

Installs, starts, opens a save by double click, upgrades and uninstalls.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from linux import elf_files
from product import GAMES, MIME, NAME, RECIPES, SUFFIX, VERSION, machine
from screen import Screen, open_screen
from sights import TABLE, expect, picture_if_failed, wait_for, wait_for_sight
from smoke import leave_window, tell

RELEASE: Final = "trixie" if machine() == "arm64" else "bookworm"  # as old as Qt's build allows
HOME: Final = "root"
DESKTOP: Final = ("desktop-file-utils", "libfile-mimeinfo-perl", "shared-mime-info", "xdg-utils")
NEWER: Final = f"{VERSION}+newer"
BY_ITSELF: Final = ("var/cache", "var/lib/apt", "var/log")  # what changes so
STALE: Final = "_internal/of_an_older_version"


class Bare:
    """A Debian of its own in a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def run(self, *command: str) -> str:
        done = subprocess.run(
            ["chroot", self.root, *command],
            env=self.environment(),
            cwd=self.root,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        expect(done.returncode == 0, f"{' '.join(command)}: {done.stdout}")
        return done.stdout

    def start(self, screen: Screen, *command: str) -> "subprocess.Popen[str]":
        """A program at a table, which is there when this returns."""
        program = subprocess.Popen(
            ["chroot", self.root, *command],
            env=self.environment(screen.name),
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        wait_for_sight(TABLE, screen, program)
        return program

    def environment(self, display: str = "") -> dict[str, str]:
        return {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": f"/{HOME}",
            "DEBIAN_FRONTEND": "noninteractive",
            **({"DISPLAY": display} if display else {}),
        }

    def apt(self, *words: str) -> str:
        return self.run("apt-get", "-y", "-q", "--no-install-recommends", *words)

    def install(self, package: Path) -> None:
        shutil.copy(package, self.root / "tmp")
        self.apt("install", f"/tmp/{package.name}")

    def files(self) -> set[str]:
        """All of the system; not the player's own."""
        passed = {"proc", "sys", "dev", "tmp", "run", HOME}
        found = []
        for top in self.root.iterdir():
            if top.name not in passed and not top.is_symlink():
                found += [str(path.relative_to(self.root)) for path in top.rglob("*")]
        return {name for name in found if not name.startswith(BY_ITSELF)}

    def data(self) -> dict[str, bytes]:
        """The player's own files."""
        folder = self.root / HOME / ".local" / "share" / NAME
        return {
            str(path.relative_to(folder)): path.read_bytes()
            for path in folder.rglob("*")
            if path.is_file()
        }


@contextmanager
def bare_debian(folder: Path) -> Iterator[Bare]:
    root = folder / "root"
    tell(f"a bare Debian ({RELEASE}) is made ...")
    command = ["debootstrap", "--variant=minbase", RELEASE, str(root)]
    done = subprocess.run(command, capture_output=True, text=True)
    expect(done.returncode == 0, f"debootstrap: {done.stdout[-500:]}{done.stderr}")
    places = {"/proc": "proc", "/tmp/.X11-unix": "tmp/.X11-unix"}
    with ExitStack() as mounted:
        for source, target in places.items():
            Path(source).mkdir(exist_ok=True)
            (root / target).mkdir(parents=True, exist_ok=True)
            subprocess.run(["mount", "--bind", source, str(root / target)], check=True)
            mounted.callback(subprocess.run, ["umount", "--lazy", str(root / target)], check=True)
        yield Bare(root)


def repacked(package: Path, folder: Path, version: str, *extra: str) -> Path:
    """The same program as another version of its package, with further files."""
    content = folder / version
    subprocess.run(["dpkg-deb", "-R", str(package), str(content)], check=True)
    control = content / "DEBIAN" / "control"
    text = control.read_text(encoding="utf-8")
    control.write_text(text.replace(f"Version: {VERSION}", f"Version: {version}"), encoding="utf-8")
    for name in extra:
        (content / "usr" / "lib" / NAME / name).touch()
    made = folder / f"{NAME}_{version}.deb"
    quick = ["dpkg-deb", "-Znone", "--root-owner-group", "--build", str(content), str(made)]
    subprocess.run(quick, check=True, stdout=subprocess.DEVNULL)
    return made


def try_libraries(bare: Bare) -> None:
    """Nothing that the files are linked to is missing."""
    home = bare.root / "usr" / "lib" / NAME
    files = [f"/{path.relative_to(bare.root)}" for path in elf_files(home)]
    script = f'export LD_LIBRARY_PATH=/usr/lib/{NAME}/_internal; for f; do ldd "$f"; done'
    missing = [
        line.strip()
        for line in bare.run("sh", "-c", script, "sh", *files).splitlines()
        if "not found" in line
    ]
    expect(not missing, f"missing: {sorted(set(missing))}")
    expect(not list((bare.root / "usr" / "bin").glob("python*")), "there is a Python")
    tell(f"{len(files)} files are linked to nothing that is missing; there is no Python")


def try_double_click(bare: Bare, screen: Screen, pictures: Path) -> None:
    """On a desktop, a save is known by its name and opened by the program."""
    bare.apt("install", *DESKTOP)
    [save, *_] = (bare.root / HOME / ".local" / "share" / NAME / "saves").glob(f"*.{SUFFIX}")
    place = f"/{HOME}/an old match.{SUFFIX}"
    shutil.copy(save, bare.root / place[1:])
    kind = bare.run("xdg-mime", "query", "filetype", place).strip()
    expect(kind == MIME, f"a save is taken for {kind}")
    handler = bare.run("xdg-mime", "query", "default", MIME).strip()
    expect(handler == f"{NAME}.desktop", f"saves are opened by {handler or 'nothing'}")
    program = bare.start(screen, "xdg-open", place)
    screen.save(pictures / "opened_by_desktop.png")
    leave_window(screen, program)
    tell(f"a save is {kind}, and a double click opens it")


def try_upgrade(bare: Bare, package: Path, folder: Path) -> None:
    before = bare.data()
    bare.install(repacked(package, folder, NEWER))
    expect(NEWER in bare.run("dpkg-query", "-W", NAME), "it was not upgraded")
    stale = bare.root / "usr" / "lib" / NAME / STALE
    expect(not stale.exists(), "a file of the older version stayed")
    expect(bare.data() == before, "the upgrade touched the player's files")
    for name in before:
        if name.endswith(SUFFIX):
            place = f"/{HOME}/.local/share/{NAME}/{name}"
            bare.run(NAME, "replay", place, "--check")
    tell(f"an upgrade leaves all {len(before)} files of the player as they were")


def play(bare: Bare, screen: Screen) -> None:
    """Somebody plays and leaves saves and settings behind."""
    program = bare.start(screen, NAME, "play", GAMES[0], "--seats", "human,beginner")
    screen.window("Citybuilder")

    def has_answered() -> bool:
        screen.press("1", "Return")
        return any(name.endswith(f".{SUFFIX}") for name in bare.data())

    wait_for(has_answered, "a match that is saved", program, pause=0.5)
    leave_window(screen, program)
    expect("settings.json" in bare.data(), "no settings were saved")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("package", type=Path)
    parser.add_argument("--pictures", type=Path, default=Path("build", "bare"))
    asked = parser.parse_args()
    pictures: Path = asked.pictures.absolute()
    pictures.mkdir(parents=True, exist_ok=True)
    expect(os.geteuid() == 0 and bool(shutil.which("debootstrap")), "needs root and debootstrap")
    with TemporaryDirectory() as name, bare_debian(Path(name)) as bare, open_screen() as screen:
        folder = Path(name)
        bare.apt("update")
        bare.install(repacked(asked.package, folder, VERSION, STALE))
        try_libraries(bare)
        words = [bare.root / "usr" / "bin" / NAME, "--root", bare.root, "--pictures", pictures]
        code = subprocess.call([sys.executable, RECIPES / "smoke.py", *map(str, words)])
        expect(code == 0, "the program does not work there")
        with picture_if_failed(screen, pictures):
            play(bare, screen)
            try_double_click(bare, screen, pictures)
        try_upgrade(bare, asked.package, folder)
        kept = bare.data()
        bare.apt("purge", NAME)
        left = [name for name in bare.files() if NAME in name.lower()]
        expect(not left, f"it left behind: {left}")
        expect(bare.data() == kept, "uninstalling touched the player's files")
    tell("the package installs, works, upgrades and leaves nothing behind but the player's matches")
    return 0


if __name__ == "__main__":
    sys.exit(main())
