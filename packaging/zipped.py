"""Zip archives that hold nothing of when and where they were made: equal files, equal bytes."""

import time
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from moment import moment

OLDEST = 315_532_800  # zip counts from 1980 on
FILE, PROGRAM = 0o100644, 0o100755


def zip_folder(made: Path, folder: Path) -> Path:
    """What lies in the folder, by its names there."""
    when = time.gmtime(max(OLDEST, moment()))[:6]
    with ZipFile(made, "w", ZIP_DEFLATED) as archive:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = ZipInfo(path.relative_to(folder).as_posix(), when)
            entry.compress_type = ZIP_DEFLATED
            entry.create_system = 3  # Unix: modes are kept, on whatever system it is made
            entry.external_attr = (PROGRAM if path.stat().st_mode & 0o100 else FILE) << 16
            archive.writestr(entry, path.read_bytes())
    return made
