"""Build: core, games and bots are compiled by mypyc where a C compiler exists, else stay Python."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
GAMES = sorted(path.parent.name for path in ROOT.glob("citybuilder/games/*/__init__.py"))
COMPILED = ("core", "bots", *(f"games/{game}" for game in GAMES))
IN_PARTS = "CITYBUILDER_PARTS"  # 1: libraries that compile side by side, in less than half the time
OPTIMISED = "CITYBUILDER_OPTIMISED"  # 1 compiles in two thirds of the time of 2; bots think longer
TELLING_ONLY = {"dist_info", "egg_info", "sdist"}  # commands that build nothing


def stay_pure(reason: object) -> None:
    print(f"citybuilder: not compiled ({reason}); the program stays pure Python")


def compiler_fails() -> str:
    """Asked before anything else: the wheel's name must say whether it is compiled."""
    from distutils.ccompiler import new_compiler  # setuptools' own, as it also builds the rest
    from distutils.sysconfig import customize_compiler

    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            include = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
            compiler.compile([str(probe)], output_dir=folder, include_dirs=include)
        except Exception as error:  # whatever a compiler may do
            return str(error) or "no compiler"
    return ""


def extensions() -> list[Extension]:
    if os.environ.get("CITYBUILDER_PURE") == "1" or TELLING_ONLY & set(sys.argv):
        return []
    reason = compiler_fails()
    if reason:
        stay_pure(reason)
        return []
    try:
        found = mypyc_extensions()
    except (Exception, SystemExit) as error:  # mypyc leaves the process at an error in the types
        stay_pure(error)
        return []
    compiling: list[str] = []
    linking: list[str] = []
    if sys.platform != "win32":  # no fused arithmetic: bots think alike in every build
        compiling = ["-ffp-contract=off"]
    if sys.platform == "linux":
        # Calls inside the library need no detour that others could replace; a warning is no error.
        compiling += ["-fno-semantic-interposition", "-Wno-error"]
        linking = ["-Wl,-Bsymbolic-functions"]
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *compiling]
        extension.extra_link_args = [*extension.extra_link_args, *linking]
    return found


def mypyc_extensions() -> list[Extension]:
    from mypyc.build import mypycify

    parts: list[tuple[list[str], str | None]] = [
        (sources(part), f"citybuilder_{part.replace('/', '_')}") for part in COMPILED
    ]
    files = [file for part, _ in parts for file in part]
    level = os.environ.get(OPTIMISED, "2")
    if os.environ.get(IN_PARTS) == "1":
        found = mypycify(files, separate=parts, opt_level=level)
    else:
        found = mypycify(files, group_name="citybuilder", opt_level=level)
    return cast(list[Extension], found)


def sources(part: str) -> list[str]:
    found = sorted((ROOT / "citybuilder" / part).rglob("*.py"))
    return [str(path.relative_to(ROOT)) for path in found if path.name != "__init__.py"]


class BuildOrLeave(build_ext):
    """A broken compiler is no reason not to install: pure Python plays the same games."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # whatever a compiler may do
            stay_pure(error)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions: list[Extension] = []


class BuildWithFiles(build_py):
    """The installed package carries the folders that lie beside it in a checkout."""

    def run(self) -> None:
        self.remove_earlier_build()
        super().run()
        for name in ("resources", "translations"):
            if (ROOT / name).is_dir():
                target = Path(self.build_lib) / "citybuilder" / name
                ignore = shutil.ignore_patterns("*.py", "__pycache__", "README*")
                shutil.copytree(ROOT / name, target, ignore=ignore, dirs_exist_ok=True)

    def remove_earlier_build(self) -> None:
        folder = Path(self.build_lib).resolve()
        if folder != ROOT:
            shutil.rmtree(folder / "citybuilder", ignore_errors=True)
            for library in folder.glob("citybuilder*__mypyc.*"):
                library.unlink()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildOrLeave, "build_py": BuildWithFiles},
)
