"""How rules and bots are compiled: `python -m citybuilder.native.recipe KIND WORK`, with mypy and
setuptools at hand."""

import os
import shutil
import sys
from pathlib import Path
from typing import Final, cast

from setuptools import Extension, setup

from citybuilder.native.builds import (
    BUILT,
    HERE,
    LAYERS,
    OBJECTS,
    PACKAGE,
    PACKAGES,
    TESTS,
    sources,
)

FAST: Final = "2"
EASY: Final = FAST if sys.platform == "win32" else "g"  # half of the work; nobody measures there
SIDE_BY_SIDE: Final = min(8, os.cpu_count() or 1)  # more than parts would have nothing to do
TOGETHER: Final = "__together__.c"
LINES: Final = """\
#define PyInit___init__ PyInit___init___{name}
#include "{name}.c"
#undef PyInit___init__
"""


def part_of(path: Path) -> str:
    """Core, bots and every game become libraries of their own, which compile side by side."""
    folders = path.relative_to(PACKAGE).parts[:-1]
    return "_".join(("citybuilder", *folders[:2]))


def extensions(kind: str, work: Path) -> list[Extension]:
    from mypyc.build import mypycify

    files: dict[str, list[str]] = {}
    for path in sources():
        files.setdefault(part_of(path), []).append(str(path.relative_to(HERE)))
    every = [file for part in files.values() for file in part]
    options = ["--config-file=", f"--cache-dir={os.devnull}", "--python-version=3.11"]
    one = kind == PACKAGES  # library, which PyInstaller is told by name
    found = mypycify(
        [*options, *every],
        separate=False if one else [(part, name) for name, part in files.items()],
        group_name="citybuilder" if one else None,
        opt_level=EASY if kind == TESTS else FAST,
        debug_level="0",
        target_dir=str(work),
    )
    return tuned(cast(list[Extension], found))


def tuned(found: list[Extension]) -> list[Extension]:
    compiling: list[str] = []
    linking: list[str] = []
    if sys.platform != "win32":
        # No fused arithmetic: bots think alike in every build. Warnings that nobody reads would
        # take a third of the time, and -w only hides them.
        compiling = ["-ffp-contract=off", "-Wno-all"]
    if sys.platform == "linux":
        # Calls inside the library need no detour that others could replace; a warning is no error.
        compiling += ["-fno-semantic-interposition", "-Wno-error"]
        linking = ["-Wl,-Bsymbolic-functions"]
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *compiling]
        extension.extra_link_args = [*extension.extra_link_args, *linking]
    return found


def by_folder(found: list[Extension]) -> dict[str, list[Extension]]:
    """Those of parts have no folder. Those of modules only lead into them."""
    folders: dict[str, list[Extension]] = {}
    for extension in found:
        folders.setdefault(extension.name.rpartition(".")[0], []).append(extension)
    return folders


def joined(modules: list[Extension]) -> Extension:
    """Libraries of modules are the same lines but for a name: to compile and link each of them
    would take a fifth of the whole time, so that the first one gets the lines of all."""
    first = modules[0]
    files = [Path(str(next(iter(each.sources)))) for each in modules]
    together = files[0].with_name(TOGETHER)
    text = "".join(LINES.format(name=file.stem) for file in files)
    if not together.exists() or together.read_text(encoding="utf-8") != text:
        together.write_text(text, encoding="utf-8")
    first.sources = [str(together)]
    first.depends = [str(file) for file in files]
    return first


def put_under_each_name(modules: list[Extension], built: Path) -> None:
    first, *others = (built.joinpath(*each.name.split(".")) for each in modules)
    for library in first.parent.glob(f"{first.name}.*"):
        for other in others:
            shutil.copy2(library, other.with_name(library.name.replace(first.name, other.name, 1)))


def set_out(folder: Path) -> None:
    """The sources by themselves: whatever lies beside them where the program is installed would be
    taken for a part of it."""
    wanted = {folder / path.relative_to(HERE): path.read_bytes() for path in with_packages()}
    wanted[folder / PACKAGE.name / "__init__.py"] = b""
    for path in folder.rglob("*.py"):
        if path not in wanted:
            path.unlink()
    for path, content in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_bytes() != content:
            path.write_bytes(content)


def with_packages() -> list[Path]:
    return [path for layer in LAYERS for path in (PACKAGE / layer).rglob("*.py")]


def main(kind: str, work: Path) -> None:
    set_out(work / "sources")
    os.chdir(work / "sources")
    where = ["--build-temp", str(work / OBJECTS), "--build-lib", str(work / BUILT)]
    words = ["--quiet", "build_ext", *where, "--parallel", str(SIDE_BY_SIDE)]
    folders = by_folder(extensions(kind, work))
    wanted = folders.pop("")
    wanted += [joined(modules) for modules in folders.values()]
    setup(name="citybuilder-native", ext_modules=wanted, script_args=words)
    for modules in folders.values():
        put_under_each_name(modules, work / BUILT)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
