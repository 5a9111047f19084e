"""Tables are drawn without a screen, in the program's own typeface."""

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from citybuilder.app.fonts import FAMILY, load_fonts


@pytest.fixture
def typeface(qapp: QApplication) -> QApplication:
    load_fonts()
    qapp.setFont(QFont(FAMILY))
    return qapp
