"""What is new in this version, out of CHANGELOG.md: for packages, software centres and releases.

python packaging/news.py    # this version's section
"""

import re
import sys

from product import ROOT, VERSION


def section(version: str = VERSION) -> str:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(version)}$(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if found is None:
        raise SystemExit(f"news.py: CHANGELOG.md says nothing of version {version}")
    return found[1].strip()


def introduction(version: str = VERSION) -> str:
    """One sentence."""
    return " ".join(section(version).partition("\n- ")[0].split())


def points(version: str = VERSION) -> list[str]:
    _, *found = re.split(r"^- ", section(version), flags=re.MULTILINE)
    return [" ".join(point.split()) for point in found]


if __name__ == "__main__":
    sys.stdout.write(section() + "\n")
