"""The Debian package and the archive, made of a small stand-in for the frozen program."""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import linux
import product
import pytest

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not all(map(shutil.which, ("dpkg-deb", "readelf"))),
    reason="packages of Linux are made with its tools",
)
SCRIPT = linux.FILES / "add-to-menu.sh"


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program that is linked to the C library only; icons of one byte."""
    for name in ("BUILD", "DIST", "ICONS"):
        folder = tmp_path / name
        folder.mkdir()
        monkeypatch.setattr(linux, name, folder)
    for size in linux.IN_MENUS:
        for picture in ("app", "save"):
            (tmp_path / "ICONS" / f"{picture}-{size}.png").write_bytes(b"x")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    folder = tmp_path / "frozen"
    (folder / "_internal").mkdir(parents=True)
    shutil.copy(shutil.which("true") or "/bin/true", folder / product.NAME)
    (folder / "_internal" / "words").write_text("words")
    (folder / "_internal" / "link").symlink_to("words")
    return folder


def field(package: Path, name: str) -> str:
    command = ["dpkg-deb", "--field", str(package), name]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_the_package_puts_everything_where_desktops_look_for_it(
    frozen: Path, tmp_path: Path
) -> None:
    package = linux.debian_package(frozen)
    root = tmp_path / "root"
    subprocess.run(["dpkg-deb", "-x", str(package), str(root)], check=True)
    program = root / "usr" / "bin" / product.NAME
    assert os.access(program, os.X_OK)
    assert program.resolve() == root / "usr" / "lib" / product.NAME / product.NAME
    assert (root / "usr" / "lib" / product.NAME / "_internal" / "link").is_symlink()
    for place in (
        "applications/citybuilder.desktop",
        "mime/packages/citybuilder.xml",
        f"metainfo/{product.IDENTIFIER}.metainfo.xml",
        "icons/hicolor/48x48/apps/citybuilder.png",
        "icons/hicolor/48x48/mimetypes/application-x-citybuilder.png",
        "icons/hicolor/scalable/apps/citybuilder.svg",
        "doc/citybuilder/copyright",
        "doc/citybuilder/changelog.gz",
        "man/man6/citybuilder.6.gz",
        "bash-completion/completions/citybuilder",
        "fish/vendor_completions.d/citybuilder.fish",
        "zsh/vendor-completions/_citybuilder",
    ):
        assert (root / "usr" / "share" / place).is_file(), place


def test_the_package_asks_for_what_its_files_are_linked_to(frozen: Path) -> None:
    package = linux.debian_package(frozen)
    asked = field(package, "Depends").split(", ")
    assert asked[0].startswith("libc6 (>= 2.")
    assert asked[1:] == list(linux.DATA)
    assert field(package, "Version") == product.VERSION


def test_a_library_that_no_package_is_known_for_stops_the_build(
    frozen: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(linux, "linked", lambda _: {"libc.so.6", "libGL.so.1", "libodd.so.7"})
    with pytest.raises(SystemExit, match=r"libodd\.so\.7"):
        linux.depends(frozen)
    (frozen / "_internal" / "libodd.so.7").touch()
    assert "libgl1" in linux.depends(frozen)


@pytest.mark.parametrize("pack", [linux.archive, linux.debian_package])
def test_equal_sources_give_equal_packages(
    frozen: Path, pack: Callable[[Path], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whenever they were frozen and packed: before the last change, as libraries, or after it."""
    packed = set()
    for moment in (1.5e9, 1.8e9, 1.9e9):
        for path in frozen.rglob("*"):
            os.utime(path, (moment, moment), follow_symlinks=False)
        monkeypatch.setattr(time, "time", partial(float, moment))
        packed.add(hashlib.sha256(pack(frozen).read_bytes()).hexdigest())
    assert len(packed) == 1


def test_the_archive_unpacks_to_a_program_that_runs(frozen: Path, tmp_path: Path) -> None:
    made = linux.archive(frozen)
    program = linux.unpacked(tmp_path)
    assert subprocess.call([program]) == 0
    assert (program.parent / "_internal" / "link").is_symlink()
    with tarfile.open(made) as archive:
        assert {member.uname for member in archive} == {"root"}


def add_to_menu(folder: Path, home: Path, *words: str) -> None:
    settings = {"PATH": "/usr/bin:/bin", "HOME": str(home)}
    done = subprocess.run([folder / "add-to-menu.sh", *words], env=settings, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")


def test_an_unpacked_program_can_be_added_to_the_menus_and_taken_out_again(
    frozen: Path, tmp_path: Path
) -> None:
    linux.archive(frozen)
    place = tmp_path / 'my "best" games & $more'
    home = tmp_path / "a home"
    place.mkdir()
    folder = linux.unpacked(place).parent
    add_to_menu(folder, home)
    entry = home / ".local" / "share" / "applications" / "citybuilder.desktop"
    [line] = [line for line in entry.read_text().splitlines() if line.startswith("Exec=")]
    written = line.removeprefix("Exec=").replace("\\\\", "\\")  # as every value is read
    program, _, rest = written[1:].rpartition('" ')
    assert program.replace('\\"', '"').replace("\\$", "$") == str(folder / product.NAME)
    assert rest == "%f"
    share = home / ".local" / "share"
    assert (share / "icons" / "hicolor" / "48x48" / "apps" / "citybuilder.png").is_file()
    add_to_menu(folder, home, "--remove")
    assert not entry.exists()
    assert not list((share / "icons").rglob("*citybuilder*"))
