"""Start: what to do stands on the command line."""

import sys
from multiprocessing import freeze_support


def main() -> int:
    freeze_support()
    try:
        from citybuilder.cli.main import run

        return run(sys.argv[1:])
    except KeyboardInterrupt:  # even before anything was read
        return 130


if __name__ == "__main__":
    sys.exit(main())
