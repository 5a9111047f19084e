"""Packages for Windows: an installer for one user, and a folder to unpack anywhere."""

import os
import shutil
import subprocess
from pathlib import Path

from product import (
    BUILD,
    DIST,
    FROZEN,
    ICONS,
    NAME,
    RECIPES,
    SAVE,
    SUFFIX,
    SUMMARY,
    TITLE,
    VERSION,
    file_name,
)
from zipped import zip_folder

PORTABLE = file_name("-portable")
SIGNING = (
    "CITYBUILDER_CERTIFICATE",
    "CITYBUILDER_CERTIFICATE_PASSWORD",
    "CITYBUILDER_CERTIFICATE_CLOCK",
)
SCRIPT = RECIPES / "windows" / "citybuilder.nsi"

RESOURCE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004,
                    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("FileDescription", {title!r}),
      StringStruct("ProductName", {title!r}),
      StringStruct("Comments", {summary!r}),
      StringStruct("FileVersion", {version!r}),
      StringStruct("ProductVersion", {version!r}),
    ])]),
    VarFileInfo([VarStruct("Translation", [0x409, 1200])]),
  ],
)
"""


def version_numbers() -> tuple[int, ...]:
    """Windows counts in four."""
    found = [int(part) for part in VERSION.split(".") if part.isdigit()]
    return tuple((found + [0] * 4)[:4])


def version_file() -> str:
    """What the properties of the program show, in PyInstaller's words."""
    path = BUILD / "version_info.txt"
    text = RESOURCE.format(numbers=version_numbers(), title=TITLE, summary=SUMMARY, version=VERSION)
    path.write_text(text, encoding="utf-8")
    return str(path)


def missing_tools() -> list[str]:
    return [] if Path(makensis()).is_file() else ["NSIS"]


def pack() -> list[Path]:
    sign(*(FROZEN / NAME / name for name in (f"{TITLE}.exe", f"{NAME}-console.exe")))
    made = [portable(FROZEN / NAME), installer(FROZEN / NAME)]
    sign(made[1])
    return made


def sign(*programs: Path) -> None:
    """By the publisher, where a certificate, its password and a server for the time are told."""
    certificate, password, clock = (os.environ.get(name, "") for name in SIGNING)
    if certificate and password and clock:
        by = ("/f", certificate, "/p", password, "/fd", "sha256", "/tr", clock, "/td", "sha256")
        subprocess.run([signtool(), "sign", *by, *map(str, programs)], check=True)


def signtool() -> str:
    """Of the newest kit of Windows that is here; it is not on the path."""
    kits = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Windows Kits", "10", "bin")
    found = sorted(kits.glob("10.*/x64/signtool.exe"))
    return str(found[-1]) if found else "signtool"


def portable(folder: Path) -> Path:
    """Unpacked, it is a folder of the program's name."""
    place = BUILD / "portable"
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(folder, place / TITLE)
    return zip_folder(DIST / f"{PORTABLE}.zip", place)


def unpacked(folder: Path) -> Path:
    """The program out of the archive."""
    shutil.unpack_archive(DIST / f"{PORTABLE}.zip", folder)
    return folder / TITLE / f"{TITLE}.exe"


def installer(folder: Path) -> Path:
    made = DIST / file_name("-setup.exe")
    mark = "/" if os.name == "nt" else "-"
    defined = [f"{mark}D{name}={value}" for name, value in settings(folder, made).items()]
    options = [f"{mark}V2", f"{mark}WX", f"{mark}INPUTCHARSET", "UTF8"]
    subprocess.run([makensis(), *options, *defined, str(SCRIPT)], check=True)
    return made


def settings(folder: Path, made: Path) -> dict[str, str]:
    """What the script of the installer is told."""
    return {
        "TITLE": TITLE,
        "VERSION": VERSION,
        "NUMBERS": ".".join(map(str, version_numbers())),
        "SUMMARY": SUMMARY,
        "SUFFIX": SUFFIX,
        "CONSOLE": f"{NAME}-console.exe",
        "SAVE_EN": SAVE["en"],
        "SAVE_DE": SAVE["de"],
        "FOLDER": str(folder),
        "ICONS": str(ICONS),
        "SIZE": str(sum(path.stat().st_size for path in folder.rglob("*")) // 1024),
        "OUT": str(made),
    }


def makensis() -> str:
    """Its installer does not put it on the path."""
    programs = os.environ.get("PROGRAMFILES(X86)", "")
    return shutil.which("makensis") or str(Path(programs, "NSIS", "makensis.exe"))
