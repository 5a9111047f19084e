"""Runs the program, or a few lines, in such a house: `python program.py RESOURCES COMMAND …`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from fifth import house

house.move_in(Path(sys.argv[1]))

if sys.argv[2] == "self-test":
    from citybuilder.cli import self_test

    self_test.OPPONENT = "greedy"  # who thinks longer shows no more of the house

if __name__ == "__main__":
    if sys.argv[2] == "-c":
        exec(sys.argv[3])
    else:
        from citybuilder.cli import main

        sys.exit(main.run(sys.argv[2:]))
