"""The bundled typeface, so that every computer shows the same letters, even one without fonts."""

import logging
from typing import Final

from PySide6.QtGui import QFontDatabase

from citybuilder.system.paths import resources

FAMILY: Final = "Citybuilder Sans"  # a Latin subset of Inter
FILES: Final = (
    "CitybuilderSans-Regular.otf",
    "CitybuilderSans-SemiBold.otf",
    "CitybuilderSans-Bold.otf",
)

log = logging.getLogger(__name__)


def load_fonts() -> None:
    """Needs a QGuiApplication. Without its files the program goes on in the system's typeface."""
    if FAMILY in QFontDatabase.families():
        return
    for name in FILES:
        path = resources() / "fonts" / name
        if not path.is_file() or QFontDatabase.addApplicationFont(str(path)) < 0:
            log.warning("a typeface is missing: %s", path)
