"""The bundled typeface has all letters and weights, and the program can do without it."""

from pathlib import Path
from unicodedata import category

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QImage, QPainter, QRawFont

from citybuilder.app import fonts
from citybuilder.app.fonts import FAMILY, load_fonts
from citybuilder.system.paths import PACKAGE, resources, translations

GERMAN = "ÄÖÜäöüßẞ„“‚‘–—…·×−→←↑↓€•✓"
WEIGHTS = [QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold]
SHOWN = ("app", "playing", "stage", "tables")  # folders with texts that a window may show


pytestmark = pytest.mark.usefixtures("qapp", "loaded")


@pytest.fixture
def loaded() -> None:
    load_fonts()


def font(weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    made = QFont(FAMILY, 40)
    made.setWeight(weight)
    return made


def ink(weight: QFont.Weight) -> int:
    """How much of a word's picture is dark."""
    image = QImage(400, 100, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    painter.setFont(font(weight))
    painter.drawText(10, 80, "Hamburg")
    painter.end()
    return sum(255 - byte for byte in bytes(image.constBits()))


def test_the_family_is_there() -> None:
    assert FAMILY in QFontDatabase.families()
    assert QFontInfo(font()).family() == FAMILY


def test_each_weight_is_drawn_by_itself() -> None:
    regular, semi_bold, bold = [ink(weight) for weight in WEIGHTS]
    assert 0 < regular < semi_bold < bold
    assert {QRawFont.fromFont(font(weight)).styleName() for weight in WEIGHTS} == {
        "Regular",
        "SemiBold",
        "Bold",
    }


@pytest.mark.parametrize("weight", WEIGHTS)
def test_german_letters_and_signs_are_in_every_weight(weight: QFont.Weight) -> None:
    raw = QRawFont.fromFont(font(weight))
    assert raw.familyName() == FAMILY
    latin = {*map(chr, [*range(0x21, 0x7F), *range(0xA1, 0x180)])} - {"ŉ"}  # out of use
    assert {each for each in {*GERMAN} | latin if not raw.supportsCharacter(ord(each))} == set()


def test_no_text_of_the_program_needs_another_typeface() -> None:
    """On a computer without fonts it would show a box."""
    sources = [path for name in SHOWN for path in (PACKAGE / name).rglob("*.py")]
    texts = [*translations().glob("*.ts"), *resources().rglob("*.md"), *resources().rglob("*.json")]
    raw = QRawFont.fromFont(font())
    said = {each for path in [*sources, *texts] for each in path.read_text(encoding="utf-8")}
    seen = {each for each in said if not category(each).startswith("C")}
    assert len(seen) > 100
    assert {each for each in seen if not raw.supportsCharacter(ord(each))} == set()


def test_letters_are_kerned() -> None:
    metrics = QFontMetricsF(font())
    apart = metrics.horizontalAdvance("A") + metrics.horizontalAdvance("V")
    assert metrics.horizontalAdvance("AV") < apart


def test_loading_again_changes_nothing() -> None:
    before = QFontDatabase.styles(FAMILY)
    load_fonts()
    assert QFontDatabase.styles(FAMILY) == before
    assert len(before) == len(WEIGHTS)


@pytest.mark.parametrize("content", [None, b"no font"])
def test_without_the_files_the_program_goes_on(
    content: bytes | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    if content is not None:
        (tmp_path / "fonts").mkdir()
        for name in fonts.FILES:
            (tmp_path / "fonts" / name).write_bytes(content)
    monkeypatch.setattr(fonts, "FAMILY", "nowhere")
    monkeypatch.setattr(fonts, "resources", lambda: tmp_path)
    load_fonts()
    assert len(caplog.records) == len(fonts.FILES)
