"""When the source was last changed: equal sources give equal packages, whenever they are made."""

import os
import subprocess
import time
from datetime import UTC, datetime

from product import ROOT


def moment() -> int:
    """In seconds."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if told:
        return int(told)
    command = ["git", "log", "-1", "--format=%ct"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return int(done.stdout) if done.returncode == 0 else int(time.time())


def day() -> str:
    return datetime.fromtimestamp(moment(), UTC).date().isoformat()
