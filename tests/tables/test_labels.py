"""No text on a table is cut, in any language, whatever lies there."""

from functools import cache

import pytest
from helpers.matches import advice_of
from helpers.tables import Table, every_look
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from citybuilder.app.fonts import FAMILY
from citybuilder.core.game import State
from citybuilder.core.laws import at_random, by_preference
from citybuilder.core.match import Match
from citybuilder.stage.lettering import Face, face_of, fit, width
from citybuilder.stage.painting import fit_label
from citybuilder.tables.placement import LEAST_HEIGHT, LEAST_WIDTH, Label, Size
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import table_of
from citybuilder.tables.texts import SOFT_HYPHEN, texts_of
from citybuilder.words.catalogue import translator

pytestmark = pytest.mark.usefixtures("typeface")

OTHERS = [("de", 1.4), ("en", 1.0)]
NAMES = ["Ada", "Ben", "Cleo", "Maximiliane-Sophie", "Eva"]


@cache
def some_states(table: Table) -> list[State]:
    """Of a match of players without sense, and of one of players with some."""
    states = []
    for pick in (at_random(5), by_preference(advice_of(table.game), 5)):
        match = Match(table.game, table.seats, table.options, 5)
        while not match.state.over:
            match.play(pick(match.state, match.legal()))
        states += [*match.earlier[::12], match.state]
    return states


@every_look
@pytest.mark.parametrize(
    ("language", "scale"),
    [("de", 1.0), ("en", 1.4), *(pytest.param(*each, marks=pytest.mark.long) for each in OTHERS)],
)
def test_no_label_is_cut(table: Table, language: str, scale: float) -> None:
    texts = texts_of(table.key)(table.game, NAMES, translator(language))
    layout = table_of(table.key)(texts, seat_looks(NAMES[: table.seats]))
    bad = set()
    for state in some_states(table):
        for piece in layout.place(state, 0, Size(LEAST_WIDTH, LEAST_HEIGHT)):
            for part in piece.parts:
                if isinstance(part, Label) and not fit_label(part, scale).fits:
                    bad.add((piece.key, part.text))
    assert bad == set()


def test_a_text_wraps_before_it_shrinks() -> None:
    room = width("Convenience", 12, face_of(600)) + 1
    fitted = fit("Convenience Store", room, 40, 12, face_of(600), 2, 11)
    assert fitted.lines == ("Convenience", "Store")
    assert fitted.size == 12


def test_a_text_shrinks_where_it_may_not_wrap() -> None:
    room = width("Convenience Store", 12, face_of(600))
    fitted = fit("Convenience Store", room, 40, 14, face_of(600), 1, 11)
    assert fitted.lines == ("Convenience Store",)
    assert 11 <= fitted.size <= 12
    assert fitted.fits


def test_a_long_word_breaks_at_its_soft_hyphen() -> None:
    room = width("Familien-", 12, face_of(600)) + 6
    fitted = fit(f"Familien{SOFT_HYPHEN}restaurant", room, 40, 12, face_of(600), 2, 11)
    assert fitted.lines == ("Familien-", "restaurant")


def test_a_very_long_word_breaks_where_it_fills_the_lines() -> None:
    word = f"Güter{SOFT_HYPHEN}verkehrs{SOFT_HYPHEN}zentrum"
    wide = width("Güterverkehrs-", 12, face_of(600)) + 1
    assert fit(word, wide, 60, 12, face_of(600), 3, 11).lines == ("Güterverkehrs-", "zentrum")
    narrow = width("verkehrs-", 12, face_of(600)) + 1
    assert fit(word, narrow, 60, 12, face_of(600), 3, 12).lines == (
        "Güter-",
        "verkehrs-",
        "zentrum",
    )


def test_a_soft_hyphen_is_not_seen_where_there_is_room() -> None:
    fitted = fit(f"Familien{SOFT_HYPHEN}restaurant", 500, 40, 12, face_of(600), 2, 11)
    assert fitted.lines == ("Familienrestaurant",)


def test_what_has_no_room_at_all_says_so() -> None:
    assert not fit("Familienrestaurant", 30, 40, 12, face_of(600), 2, 11).fits


def test_another_typeface_is_measured_anew(qapp: QApplication) -> None:
    before = fit("Convenience Store", 60, 40, 12, face_of(600), 1, 8)
    qapp.setFont(QFont("DejaVu Sans"))
    assert fit("Convenience Store", 60, 40, 12, face_of(600), 1, 8).size <= before.size
    assert width("Convenience", 12, face_of(600)) != width("Convenience", 12, Face(FAMILY, 600))
