"""Build: core, games and bots are compiled by mypyc where a C compiler exists, else stay Python."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
COMPILED = ("core", "games", "bots")


def extensions() -> list[Extension]:
    if os.environ.get("CITYBUILDER_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("citybuilder: mypyc is not here; the program stays pure Python")
        return []
    files = [
        str(path.relative_to(ROOT))
        for folder in COMPILED
        for path in sorted((ROOT / "citybuilder" / folder).rglob("*.py"))
        if path.name != "__init__.py"
    ]
    found = list(mypycify(files, group_name="citybuilder", opt_level="3"))
    if sys.platform == "linux":  # calls inside the library need no detour that others could replace
        for extension in found:
            extension.extra_compile_args.append("-fno-semantic-interposition")
            extension.extra_link_args.append("-Wl,-Bsymbolic-functions")
    return found


class BuildOrLeave(build_ext):
    """A missing or broken compiler is no reason not to install: pure Python plays the same games."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # whatever a compiler may do
            self.leave(error)

    def leave(self, error: Exception) -> None:
        print(f"citybuilder: not compiled ({error}); the program stays pure Python")
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []


class BuildWithFiles(build_py):
    """The installed package carries the folders that lie beside it in a checkout."""

    def run(self) -> None:
        super().run()
        for name in ("resources", "translations"):
            target = Path(self.build_lib) / "citybuilder" / name
            ignore = shutil.ignore_patterns("*.py", "__pycache__", "README*")
            shutil.copytree(ROOT / name, target, ignore=ignore, dirs_exist_ok=True)


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildOrLeave, "build_py": BuildWithFiles},
)
