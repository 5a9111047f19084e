"""What a program and all that it has started weigh together, as Linux tells it: what several
processes share counts once."""

import re
import time
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc")
SETTLING: Final = 10.0  # seconds until a page is drawn, helpers wait, and what is done with is gone
SHARE: Final = re.compile(r"^Pss: +(\d+) kB$", re.MULTILINE)


def family(process: int) -> list[int]:
    """A process, its children and theirs."""
    found = [process]
    for each in found:
        for thread in PROC.glob(f"{each}/task/*/children"):
            found += map(int, thread.read_text().split())
    return found


def weight(process: int) -> float:
    """Megabytes of the whole family, once it rests."""
    time.sleep(SETTLING)
    told = [(PROC / str(each) / "smaps_rollup").read_text() for each in family(process)]
    return sum(int(share) for text in told for share in SHARE.findall(text)) / 1024
