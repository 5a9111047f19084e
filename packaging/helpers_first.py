"""What a frozen process does before PyInstaller's own preparations: if it helps another one, these
need not load Qt, which weighs as much as all that a bot needs."""

import sys
from multiprocessing.spawn import is_forking

from _pyi_rth_utils import qt  # type: ignore[import-not-found]  # only in frozen programs

if is_forking(sys.argv):
    qt.create_embedded_qt_conf = lambda *_: None
