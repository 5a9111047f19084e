"""Writes the manual page and the completions anew, from what the program's parser knows.

.venv/bin/python packaging/command_line.py
"""

import sys
from pathlib import Path

from product import NAME, RECIPES, ROOT

FOLDER = RECIPES / "linux"


def pages() -> dict[Path, str]:
    """All of them, by where they are kept."""
    if str(ROOT) not in sys.path:
        sys.path.append(str(ROOT))
    import completions
    import manual

    return {
        FOLDER / f"{NAME}.6": manual.manual(),
        FOLDER / "completions" / f"{NAME}.bash": completions.bash(),
        FOLDER / "completions" / f"_{NAME}": completions.zsh(),
        FOLDER / "completions" / f"{NAME}.fish": completions.fish(),
    }


def main() -> int:
    for path, text in pages().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
