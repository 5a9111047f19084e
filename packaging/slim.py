"""What the frozen program contains: of Qt and of the system no more than it uses."""

import re
import sys
from collections.abc import Callable, Iterable
from itertools import product
from pathlib import Path
from typing import Final
from zipfile import ZipFile, ZipInfo

STRIPS: Final = sys.platform == "linux"  # symbols that only debuggers read

Entry = tuple[str, str, str]
"""PyInstaller's: place in the frozen folder, file that goes there, kind."""

EXCLUDED: Final = [
    *("_distutils_hack", "distutils", "packaging", "pkg_resources", "setuptools"),
    *("_hashlib", "_ssl", "ssl"),  # hashes have a second source, and nothing goes over the net
    *("pydoc", "readline", "rlcompleter", "tkinter", "unittest", "xmlrpc"),
    *("PySide6.QtMultimediaWidgets",),
]

# Of each folder of Qt's plugins the ones that are kept; the other folders are left out.
PLUGINS: Final = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    "platforms": {"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    "platformthemes": {"qxdgdesktopportal"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
TRANSLATIONS: Final = {"qtbase_de.qm", "qtbase_en.qm"}

# Parts of Qt that come along with plugins and are not needed without them.
UNUSED: Final = re.compile(
    r"(lib)?(Qt6?(EglF\w+|FFmpegStub\w*|MultimediaWidgets|Pdf|Qml\w*|Quick\w*|VirtualKeyboard\w*)"
    r"|av(codec|format|util)|sw(resample|scale)|opengl32sw|d3dcompiler_47|Qt6OpenGL\.dll)\b.*"
)


def own_files(*folders: Path) -> list[tuple[str, str]]:
    """Pictures, rules, sounds and words, beside the package that reads them."""
    found = []
    for folder, name in product(folders, ("resources", "translations")):
        for path in sorted((folder / name).rglob("*")):
            if path.is_file() and path.suffix not in (".py", ".pyc"):
                place = Path("citybuilder", path.relative_to(folder).parent)
                found.append((str(path), str(place)))
    return found


def wanted(name: str) -> bool:
    """Whether a file of this name in the frozen folder is kept."""
    parts = Path(name).parts
    if "plugins" in parts:
        *_, folder, file = parts
        return file.partition(".")[0].removeprefix("lib") in PLUGINS.get(folder, set())
    if "translations" in parts and "PySide6" in parts:
        return parts[-1] in TRANSLATIONS
    return not any(UNUSED.fullmatch(part) for part in parts)


def put_in_order(path: str) -> None:
    """An archive of Python's own modules, whose order is another one each time."""
    with ZipFile(path) as archive:
        content = {name: archive.read(name) for name in archive.namelist()}
    with ZipFile(path, "w") as archive:
        for name in sorted(content):
            archive.writestr(ZipInfo(name), content[name])


def kept(found: list[Entry], imports: Callable[[str], Iterable[tuple[str, str]]]) -> list[Entry]:
    """Of all that PyInstaller found, what is wanted; of a Linux system's libraries, what this is
    linked to, directly or not."""
    left = [entry for entry in found if wanted(entry[0])]
    if sys.platform != "linux":  # where only Python's and Qt's own libraries come along
        return left
    roots = [entry for entry in left if is_root(entry)]
    used = {Path(name).name for _, path, _ in roots for name, _ in imports(path)}
    return [
        entry
        for entry in left
        if entry in roots or entry[2] not in ("BINARY", "SYMLINK") or Path(entry[0]).name in used
    ]


def is_root(entry: Entry) -> bool:
    """Loaded by name while the program runs, not because something else is linked to it."""
    name, _, kind = entry
    return kind == "EXTENSION" or "plugins" in Path(name).parts or "libpython" in name
