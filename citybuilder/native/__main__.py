"""`python -m citybuilder.native` compiles behind a program that plays; with the name of a kind, it
does so now and says where the libraries lie."""

import sys

from citybuilder.native import behind
from citybuilder.native.behind import DONE, FAILED, LATER, WORKING, Status
from citybuilder.native.building import compiled
from citybuilder.native.builds import KINDS, PLAYERS, failure, seal
from citybuilder.native.tools import Missing


def compile_behind() -> int:
    behind.lower_priority()
    try:
        folder = compiled(PLAYERS, lambda part: behind.report(Status(WORKING, round(part, 3))))
    except (OSError, Missing):  # no network, a full disk: perhaps it is better later
        behind.report(Status(LATER))
        return 1
    if folder is None:
        behind.report(Status(FAILED, 1.0))
        return 1
    behind.report(Status(DONE, 1.0))
    return 0


def compile_now(kind: str) -> int:
    """Progress goes to the one stream, the folder or the reason to the other."""

    def progress(part: float) -> None:
        sys.stderr.write(f"{part:.3f}\n")
        sys.stderr.flush()

    try:
        folder = compiled(kind, progress)
    except (OSError, Missing) as error:
        sys.stdout.write(f"{error}\n")
        return 1
    if folder is None:
        sys.stdout.write(failure(kind, seal()).read_text(encoding="utf-8"))
        return 1
    sys.stdout.write(f"{folder}\n")
    return 0


def main(words: list[str]) -> int:
    if not words:
        return compile_behind()
    if words[0] not in KINDS:
        sys.stderr.write(f"one of {', '.join(KINDS)}, or nothing\n")
        return 2
    return compile_now(words[0])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
