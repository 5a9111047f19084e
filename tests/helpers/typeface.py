"""A fixture: an application without a screen, in the program's own typeface."""

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture
def typeface(request: pytest.FixtureRequest) -> None:
    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QApplication

    from citybuilder.app.fonts import FAMILY, load_fonts

    application = request.getfixturevalue("qapp")
    assert isinstance(application, QApplication)
    load_fonts()
    application.setFont(QFont(FAMILY))
