"""Builds the native packages of the system it runs on: compiles, freezes, packs, tries them out.

python packaging/build.py              # everything, into dist/
python packaging/build.py --untried    # without the smoke test
"""

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

import checkout
import compiling
import environments
import qt_libraries
from product import BUILD, DIST, FROZEN, RECIPES, SYSTEMS, VERSION

VENV = BUILD / "venv"
PYTHON = VENV / checkout.PYTHON.relative_to(checkout.VENV)
LOCK = RECIPES / "package.lock"


def system() -> ModuleType:
    """The module that packs for this system."""
    return importlib.import_module(SYSTEMS.get(sys.platform, "linux"))


def require() -> None:
    """What the system must have: a package made without it would lack it on every computer."""
    missing = system().missing_tools()
    if missing:
        checkout.stop(
            f"not found: {', '.join(missing)}; please install what your system has for it"
        )
    for python, parts in ((checkout.PYTHON, ["pictures", "windows"]), (PYTHON, ["sound"])):
        lacking = qt_libraries.lacking(python, parts)
        for part in lacking:
            advice = environments.install(qt_libraries.PACKAGES[part])
            if advice:
                checkout.stop(f"no {part} without {lacking[part]}; please {advice}")
        for part, library in qt_libraries.lacking(python, list(lacking)).items():
            checkout.stop(f"no {part} without {library}")


def make(what: str, *command: str | Path) -> None:
    """Quiet, unless it fails."""
    checkout.say(f"{what} ...")
    log = BUILD / f"{what}.log"
    with log.open("w", encoding="utf-8") as file:
        code = subprocess.call([PYTHON, *command], cwd=checkout.ROOT, stdout=file, stderr=file)
    if code:
        last = log.read_text(encoding="utf-8", errors="replace").splitlines()[-15:]
        checkout.stop(f"{what} failed, see build/{log.name}:\n" + "\n".join(last))


def freeze() -> None:
    make("drawing", RECIPES / "pictures.py")
    shutil.rmtree(FROZEN, ignore_errors=True)
    folders = ("--distpath", FROZEN, "--workpath", BUILD / "pyinstaller")
    make("freezing", "-m", "PyInstaller", "--noconfirm", *folders, RECIPES / "citybuilder.spec")


def try_out() -> int:
    """As players get it: the package that needs no installing, unpacked somewhere else."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        program = system().unpacked(Path(folder))
        return subprocess.call([sys.executable, RECIPES / "smoke.py", program])


def main() -> int:
    tag = os.environ.get("GITHUB_REF_NAME", "")
    if os.environ.get("GITHUB_REF_TYPE") == "tag" and tag != f"v{VERSION}":
        checkout.stop(f"the tag {tag} is not that of version {VERSION}")
    environments.for_developers()
    environments.make(VENV, PYTHON, LOCK)
    require()
    reason = compiling.why_not()
    libraries = None if reason else compiling.compiled(compiling.PACKAGES)
    if libraries is None:
        checkout.stop(f"packages are compiled; {reason or f'see build/{compiling.LOG.name}'}")
    compiling.assemble(libraries)
    freeze()
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    checkout.say("packing ...")
    packages: list[Path] = system().pack()
    for package in packages:
        checkout.say(f"dist/{package.name}: {package.stat().st_size / 1e6:.1f} MB")
    return 0 if "--untried" in sys.argv[1:] else try_out()


if __name__ == "__main__":
    os.chdir(checkout.ROOT)
    sys.exit(main())
