"""Start: what to do stands on the command line."""

import os
import sys
from multiprocessing import freeze_support


def give_back_paths() -> None:
    """A frozen program looks for libraries in its own folder; a browser that it opens must not."""
    if getattr(sys, "frozen", False) and sys.platform == "linux":
        before = os.environ.pop("LD_LIBRARY_PATH_ORIG", "")
        os.environ.pop("LD_LIBRARY_PATH", None)
        if before:
            os.environ["LD_LIBRARY_PATH"] = before


def main() -> int:
    freeze_support()
    give_back_paths()
    try:
        from citybuilder.cli.main import run

        return run(sys.argv[1:])
    except KeyboardInterrupt:  # even before anything was read
        return 130


if __name__ == "__main__":
    sys.exit(main())
