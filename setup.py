"""Build: the installed package carries the folders that lie beside it in a checkout. It is pure
Python; where there is a C compiler, the program compiles its rules and bots itself."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent


class BuildWithFiles(build_py):
    def run(self) -> None:
        folder = Path(self.build_lib).resolve()
        if folder != ROOT:  # nothing of an earlier build lives on
            shutil.rmtree(folder / "citybuilder", ignore_errors=True)
        super().run()
        for name in ("resources", "translations"):
            if (ROOT / name).is_dir():
                target = Path(self.build_lib) / "citybuilder" / name
                ignore = shutil.ignore_patterns("*.py", "__pycache__", "README*")
                shutil.copytree(ROOT / name, target, ignore=ignore, dirs_exist_ok=True)


setup(cmdclass={"build_py": BuildWithFiles})
