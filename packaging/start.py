"""Sets up this checkout, then starts the program (`run`) or the checks (`test`).

`run` hands on to the program what follows. `test` runs all checks; with --long, also what is left
out for the sake of time; with --changed, or --changed=COMMIT, only what a change since then can
reach; with anything else, nothing but pytest on it. `compile` compiles now. `lock` pins all
dependencies anew. CITYBUILDER_PURE=1 compiles nothing.
"""

import os
import shutil
import subprocess
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - older Pythons still read this far
    sys.exit(f"Citybuilder needs Python 3.11 or newer, and this is {sys.version.split()[0]}.")

import checkout  # which older Pythons could not
import compiling
import environments
from checkout import stop
from moving_line import moving

LONG, CHANGED = "--long", "--changed"


def run(arguments: list[str]) -> int:
    """From pure Python at once; the program compiles itself behind what is played."""
    environments.for_players()
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        environments.provide("pictures", "windows")
    else:
        environments.provide("pictures")
    settings = {**os.environ, "PYTHONPATH": str(checkout.ROOT)}
    command = [str(checkout.PYTHON), "-P", "-m", "citybuilder", *arguments]
    if sys.platform != "win32":  # where exec would return to the shell at once
        os.execve(command[0], command, settings)
    return subprocess.call(command, env=settings)


def compile_now(_arguments: list[str]) -> int:
    """Ahead of the first start."""
    environments.for_players()
    reason = compiling.why_not()
    if reason:
        stop(f"{reason}: nothing can be compiled here")
    with moving("compiling rules and bots, only this time") as line:
        folder = compiling.compiled(compiling.PLAYERS, lambda part: line.at(f"{float(part):.0%}"))
    if folder is None:
        stop(f"compiling failed, see build/{compiling.LOG.name}")
    return 0


def test(arguments: list[str]) -> int:
    import checks

    breadth = checks.EVERYTHING if LONG in arguments else ()
    chosen = [word for word in arguments if word != LONG]
    since = [word for word in chosen if word.partition("=")[0] == CHANGED]
    if since:
        selection = checks.reached(since[0].partition("=")[2] or "HEAD")
        return checks.Run(selection, breadth).all(covered=False)
    if chosen:
        return checks.only([*breadth, *chosen])
    return checks.Run(checks.everything(), breadth).all(covered=True)


def lock(arguments: list[str]) -> int:
    """Anew for whoever tests the program; with the same versions for players and packages."""
    folders = f"{checkout.PYTHON.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    uv = shutil.which("uv", path=folders)
    if not uv:
        stop(f"uv is not here; please run: {checkout.PYTHON} -m pip install uv")
    options = "--universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url"
    options += " --no-strip-extras"  # else pip takes a newer one for whoever asks for an extra
    command = [uv, "pip", "compile", "--quiet", *options.split(), "pyproject.toml", *arguments]
    tested = "packaging/requirements.lock"
    same = ["-c", tested, "--no-annotate"]
    packed = ["--group", "package", *same, "-o", "packaging/package.lock"]
    played = [*same, "-o", "packaging/player.lock"]
    for files in (["--group", "dev", "-o", tested], packed, played):
        code = subprocess.call([*command, *files], cwd=checkout.ROOT)
        if code:
            return code
    environments.pin_compiler()
    return 0


def main() -> int:
    verbs = {"run": run, "test": test, "compile": compile_now, "lock": lock}
    verb = verbs.get("".join(sys.argv[1:2]))
    if verb is None:
        stop("please say run, test, compile or lock, and then what shall be done with it")
    try:
        return verb(sys.argv[2:])
    except KeyboardInterrupt:
        stop("interrupted")
    except OSError as error:
        stop(str(error))


if __name__ == "__main__":
    sys.exit(main())
