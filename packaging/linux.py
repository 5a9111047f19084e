"""Packages for Linux: a Debian package, and an archive that runs wherever it is unpacked."""

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import tarfile
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from textwrap import wrap
from typing import Final

import appstream
import news
from moment import day, moment
from product import (
    AUTHORS,
    BUILD,
    DIST,
    FROZEN,
    ICONS,
    IDENTIFIER,
    MIME,
    NAME,
    RECIPES,
    ROOT,
    SITE,
    SUMMARY,
    VERSION,
    file_name,
    filled_in,
    machine,
)

FILES: Final = RECIPES / "linux"
ARCHIVE: Final = file_name(".tar.gz")
MAINTAINER: Final = f"{AUTHORS} <{NAME}@localhost>"  # there is no address on the web
COMPLETIONS: Final = {
    f"bash-completion/completions/{NAME}": f"{NAME}.bash",
    f"fish/vendor_completions.d/{NAME}.fish": f"{NAME}.fish",
    f"zsh/vendor-completions/_{NAME}": f"_{NAME}",
}
IN_MENUS: Final = (16, 24, 32, 48, 64, 128, 256, 512)
ARCHITECTURES: Final = {"x86_64": "amd64", "arm64": "arm64"}

# Which Debian package has what the program takes from the system; all the rest it brings along.
LIBC: Final = re.compile(r"(libc|libm|libdl|libpthread|librt|libresolv|libutil|ld-linux.*)\.so\.\d")
PACKAGES: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb.so.1": "libxcb1",
}
OLDEST: Final = (2, 35)  # Ubuntu 22.04's, where releases are made
DATA: Final = ("fontconfig-config", "libx11-data", "xkb-data")  # of libraries that come along

DESCRIPTION: Final = """\
 With friends in the same room and against bots that are worth beating,
 offline, in German and English. Matches are saved by themselves after every
 move; there are undo, hints, rules, replays and statistics.
 .
 An unofficial project by fans; the games belong to their authors and
 publishers, who have no part in it.
"""


def missing_tools() -> list[str]:
    return [tool for tool in ("dpkg-deb", "readelf", "strip") if not shutil.which(tool)]


def pack() -> list[Path]:
    return [archive(FROZEN / NAME), debian_package(FROZEN / NAME)]


# What both have in common


def filled(name: str) -> str:
    text = (FILES / name).read_text(encoding="utf-8")
    told = {
        "VERSION": VERSION,
        "DATE": day(),
        "ID": IDENTIFIER,
        "AUTHORS": AUTHORS,
        "SITE": SITE,
        "NOTES": appstream.notes(),
    }
    return filled_in(appstream.at_home(text, SITE), told)


def write(path: Path, content: str | bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)


def fill_share(share: Path) -> None:
    """Menu entry, icons, kind of file, manual, and what software centres and shells look for."""
    write(share / "applications" / f"{NAME}.desktop", filled("citybuilder.desktop"))
    write(share / "mime" / "packages" / f"{NAME}.xml", filled("citybuilder.mime.xml"))
    write(share / "metainfo" / f"{IDENTIFIER}.metainfo.xml", filled("citybuilder.metainfo.xml"))
    write(share / "man" / "man6" / f"{NAME}.6.gz", zipped(filled(f"{NAME}.6")))
    for place, name in COMPLETIONS.items():
        write(share / place, filled(f"completions/{name}"))
    pictures = {"app": f"apps/{NAME}", "save": f"mimetypes/{MIME.replace('/', '-')}"}
    for picture, place in pictures.items():
        for size in IN_MENUS:
            icon = (ICONS / f"{picture}-{size}.png").read_bytes()
            write(share / "icons" / "hicolor" / f"{size}x{size}" / f"{place}.png", icon)
        drawing = ROOT / "resources" / "lobby" / "art" / f"{picture}_icon.svg"
        write(share / "icons" / "hicolor" / "scalable" / f"{place}.svg", drawing.read_bytes())


def fresh(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


# The archive


def archive(frozen: Path) -> Path:
    name = f"{NAME}-{VERSION}"
    folder = fresh(BUILD / "archive") / name
    shutil.copytree(frozen, folder, symlinks=True)
    fill_share(folder / "share")
    shutil.copy(FILES / "add-to-menu.sh", folder)
    shutil.copy(FILES / "README.txt", folder)
    shutil.copy(ROOT / "LICENSE", folder)
    made = DIST / ARCHIVE
    with (
        made.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, moment()) as packed,  # without name and time of making
        tarfile.open(fileobj=packed, mode="w") as tar,
    ):
        tar.add(folder, name, filter=anonymous)
    return made


def unpacked(folder: Path) -> Path:
    """The program out of the archive."""
    subprocess.run(["tar", "-xzf", str(DIST / ARCHIVE), "-C", str(folder)], check=True)
    return folder / f"{NAME}-{VERSION}" / NAME


def anonymous(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Who made it and when is nobody's business."""
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    member.mtime = moment()
    member.mode = 0o755 if member.mode & 0o100 else 0o644
    return member


# The Debian package


def debian_package(frozen: Path) -> Path:
    root = fresh(BUILD / "debian")
    home = root / "usr" / "lib" / NAME
    shutil.copytree(frozen, home, symlinks=True)
    (root / "usr" / "bin").mkdir(parents=True)
    (root / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    fill_share(root / "usr" / "share")
    documents = root / "usr" / "share" / "doc" / NAME
    write(documents / "copyright", copyright_note())
    write(documents / "changelog.gz", zipped(changelog()))
    overrides = root / "usr" / "share" / "lintian" / "overrides" / NAME
    write(overrides, filled(f"{NAME}.lintian-overrides"))
    write(root / "DEBIAN" / "md5sums", checksums(root))
    write(root / "DEBIAN" / "control", control(root, home))
    for path in root.rglob("*"):
        if not path.is_symlink():
            executable = path.is_dir() or path == home / NAME
            path.chmod(0o755 if executable else 0o644)
        os.utime(path, (moment(), moment()), follow_symlinks=False)
    made = DIST / f"{NAME}_{VERSION}_{ARCHITECTURES[machine()]}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(made)]
    settings = {**os.environ, "SOURCE_DATE_EPOCH": str(moment())}
    subprocess.run(command, check=True, env=settings, stdout=subprocess.DEVNULL)
    return made


def control(root: Path, home: Path) -> str:
    installed = root / "usr"
    size = sum(path.lstat().st_size for path in installed.rglob("*") if not path.is_dir())
    fields = {
        "Package": NAME,
        "Version": VERSION,
        "Architecture": ARCHITECTURES[machine()],
        "Maintainer": MAINTAINER,
        "Installed-Size": str(size // 1024),
        "Depends": ", ".join(depends(home)),
        "Section": "games",
        "Priority": "optional",
        **({"Homepage": SITE} if SITE else {}),
        "Description": SUMMARY,
    }
    return "".join(f"{key}: {value}\n" for key, value in fields.items()) + DESCRIPTION


def depends(home: Path) -> list[str]:
    """Read off the files themselves: what they are linked to and do not bring along."""
    wanted: set[str] = set()
    glibc = (2, 0)
    present = {path.name for path in home.rglob("*.so*")}
    for path in elf_files(home):
        wanted |= linked(path)
        versions = re.findall(rb"GLIBC_(\d+)\.(\d+)", path.read_bytes())
        glibc = max(glibc, *((int(major), int(minor)) for major, minor in versions), glibc)
    outside = {name for name in wanted - present if not LIBC.fullmatch(name)}
    unknown = outside - set(PACKAGES)
    if unknown:
        raise SystemExit(f"linux.py: no Debian package is known for {', '.join(sorted(unknown))}")
    if glibc > OLDEST:
        print(f"linux.py: made on this system, it needs glibc {glibc[0]}.{glibc[1]}", flush=True)
    libraries = sorted(PACKAGES[name] for name in outside)
    return [f"libc6 (>= {glibc[0]}.{glibc[1]})", *libraries, *DATA]


def elf_files(folder: Path) -> list[Path]:
    found = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return [path for path in found if is_elf(path)]


def is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def linked(path: Path) -> set[str]:
    told = subprocess.run(["readelf", "-d", path], capture_output=True, text=True, check=True)
    return set(re.findall(r"\(NEEDED\).*\[(.+)\]", told.stdout))


def checksums(root: Path) -> str:
    files = sorted(path for path in (root / "usr").rglob("*") if path.is_file())
    return "".join(
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n"
        for path in files
        if not path.is_symlink()
    )


def zipped(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


def changelog() -> str:
    when = format_datetime(datetime.fromtimestamp(moment(), UTC))
    lines = [
        line
        for point in [news.introduction(), *news.points()]
        for line in wrap(point, 78, initial_indent="  * ", subsequent_indent="    ")
    ]
    points = "\n".join(lines)
    return f"{NAME} ({VERSION}) stable; urgency=low\n\n{points}\n\n -- {MAINTAINER}  {when}\n"


def copyright_note() -> str:
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    others = (ROOT / "resources" / "licences" / "THIRD_PARTY_en.md").read_text(encoding="utf-8")
    place = f"/usr/lib/{NAME}/_internal/licences"
    return (
        f"{licence}\n{others}\nThe texts lie in {place}; on Debian systems those of the GNU\n"
        "licences also in /usr/share/common-licenses/LGPL-3 and /usr/share/common-licenses/GPL-3.\n"
    )
