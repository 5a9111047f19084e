"""The rules show tables of every game with numbers on them, and explain each of them."""

import re
from collections.abc import Iterator
from itertools import combinations
from math import hypot
from typing import cast

import pytest
from helpers.rules_tables import FURTHER, PICTURES, of_every_picture, tables_of
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import QPixmap, QTextDocument
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from citybuilder.app.language import set_language
from citybuilder.app.rules import browser as rules_browser
from citybuilder.app.rules import table_picture as pictures
from citybuilder.app.rules.browser import MARGIN
from citybuilder.app.rules.html import NUMBERED, PICTURE
from citybuilder.app.rules.page import RulesWindow
from citybuilder.app.rules.table_picture import RADIUS, RIM
from citybuilder.app.rules.text import Section, read_rules
from citybuilder.core.rng import Rng
from citybuilder.core.score import total
from citybuilder.games import GAMES
from citybuilder.games.machi_koro.state import MachiKoroState
from citybuilder.stage.lettering import face_of, line_height
from citybuilder.stage.lettering import width as letters
from citybuilder.stage.painting import fit_label
from citybuilder.stage.scene import TableScene
from citybuilder.store.sheets import load_game
from citybuilder.store.sheets.overlooked import load_overlooked
from citybuilder.tables.placement import CENTRE, LEAST_WIDTH, LEFT, RIGHT, Label
from citybuilder.tables.theme import DARK, LIGHT, Look

LANGUAGES = ("de", "en")
ANCHOR = "table"
WIDTH = round(LEAST_WIDTH)

pytestmark = pytest.mark.usefixtures("qapp")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


@pytest.fixture
def window(qtbot: QtBot) -> RulesWindow:
    made = RulesWindow(LIGHT, 1.0)
    qtbot.addWidget(made)
    made.open_at(GAMES[0], ANCHOR)
    return made


def game_of(picture: str) -> str:
    return picture.partition("/")[0]


def section(picture: str, language: str) -> Section:
    """The one that shows it."""
    (found,) = (
        part
        for part in read_rules(game_of(picture), language)
        if f"![](table/{picture})" in part.paragraphs
    )
    return found


def example(picture: str, language: str) -> str:
    return section(picture, language).paragraphs[-1]


def scene(picture: str) -> TableScene:
    size, shown = pictures.size_of(WIDTH), load_overlooked(picture)
    return pictures.scene_of(game_of(picture), shown, Look(LIGHT), size, 1.0)


@pytest.mark.parametrize("game", GAMES)
@in_every_language
def test_every_game_has_a_table_of_its_own(game: str, language: str) -> None:
    assert game in PICTURES
    assert section(game, language).anchor == ANCHOR


@of_every_picture
@in_every_language
def test_every_number_on_the_table_is_explained(picture: str, language: str) -> None:
    shown, listed, said = section(picture, language).paragraphs
    assert PICTURE.findall(shown) == [("", f"table/{picture}")]
    numbers = [int(line.partition(".")[0]) for line in listed.split("\n") if NUMBERED.match(line)]
    assert numbers == list(range(1, len(load_overlooked(picture).numbers) + 1))
    assert said.startswith("> ")


@in_every_language
@of_every_picture
def test_numbers_lie_apart_and_cover_no_words(picture: str, language: str) -> None:
    set_language(language)
    table = scene(picture)
    middles = pictures.middles(table, load_overlooked(picture))
    for one, other in combinations(middles, 2):
        assert (one - other).manhattanLength() > 2 * RADIUS
    for middle in middles:
        assert table.sceneRect().contains(middle)
        assert not [word for word, room in words(table) if gap(room, middle) < RADIUS + RIM / 2]


def gap(room: QRectF, middle: QPointF) -> float:
    """How far from a point it begins."""
    across = max(room.left() - middle.x(), 0, middle.x() - room.right())
    down = max(room.top() - middle.y(), 0, middle.y() - room.bottom())
    return hypot(across, down)


def words(table: TableScene) -> Iterator[tuple[str, QRectF]]:
    for piece in table.pieces.values():
        place = piece.placement
        for part in place.parts:
            if isinstance(part, Label) and part.text:
                yield part.text, lettered(part).translated(place.x, place.y)


def lettered(label: Label) -> QRectF:
    """Where its letters stand in the piece, at a scale of 1."""
    fitted, rect = fit_label(label, 1.0), label.rect
    wide = max(letters(line, fitted.size, face_of(label.weight)) for line in fitted.lines)
    high = line_height(fitted.size) * len(fitted.lines)
    aside = {LEFT: 0.0, CENTRE: (rect.w - wide) / 2, RIGHT: rect.w - wide}[label.align]
    return QRectF(rect.x + aside, rect.y + (rect.h - high) / 2, wide, high)


@of_every_picture
def test_the_picture_speaks_the_language_and_wears_the_theme(picture: str) -> None:
    drawn = {}
    for language in LANGUAGES:
        set_language(language)
        for theme in (LIGHT, DARK):
            made = pictures.table_picture(picture, theme, 400, 1.0).toImage()
            drawn[language, theme.key] = bytes(made.constBits())
    assert len(set(drawn.values())) == len(drawn)


def test_the_picture_is_sharp_on_fine_screens() -> None:
    assert pictures.table_picture(GAMES[0], LIGHT, 400, 2.0).size() == QSize(800, 464)


@of_every_picture
@in_every_language
def test_the_sums_of_the_example_are_right(picture: str, language: str) -> None:
    sums = re.findall(r"(\d+(?: [+×] \d+)+) = (\d+)", example(picture, language))
    for made_of, result in sums:
        assert eval(made_of.replace("×", "*")) == int(result)  # figures and signs only
    assert sums or picture == "the_city"


@in_every_language
@pytest.mark.parametrize(("game", "points"), [("cities", 37), ("urbanization", 27)])
def test_the_points_of_the_example_are_those_of_the_table(
    game: str, points: int, language: str
) -> None:
    shown, rules = load_overlooked(game), load_game(game)
    lines = rules.scores(shown.match(rules).state)[shown.seat]
    assert total(lines) == points
    figures = [int(word) for word in re.findall(r"\d+", example(game, language))]
    assert figures[0] == points
    assert {int(line.points) for line in lines if line.points} <= set(figures)


@in_every_language
def test_the_roll_of_the_example_pays_what_it_says(language: str) -> None:
    game = "machi_koro"
    shown, rules = load_overlooked(game), load_game(game)
    rolled, coins = 0, []
    for luck in range(60):
        match = shown.match(rules)
        table = cast(MachiKoroState, match.state)
        assert list(table.coins) == [14, 1, 6]
        table.rng = Rng(1 + luck * 0x9E3779B97F4A)
        match.play(rules.read("roll:1"))
        table = cast(MachiKoroState, match.state)
        rolled, coins = int(table.first_die), list(table.coins)
        if rolled == 2:
            break
    assert (rolled, coins) == (2, [18, 2, 6])
    assert {"14", "18"} <= set(re.findall(r"\d+", example(game, language)))


@in_every_language
@pytest.mark.parametrize(("answer", "coins"), [("keep", [22, 0, 0]), ("raise", [18, 1, 8])])
def test_the_throw_of_the_expansion_pays_what_the_example_says(
    answer: str, coins: list[int], language: str
) -> None:
    shown, rules = load_overlooked("machi_koro/expansion"), load_game("machi_koro")
    for luck in range(60):
        match = shown.match(rules)
        table = cast(MachiKoroState, match.state)
        assert (list(table.coins), list(table.invested)) == ([10, 1, 8], [8, 0, 0])
        table.rng = Rng(1 + luck * 0x9E3779B97F4A)
        match.play(rules.read("roll:2"))
        if cast(MachiKoroState, match.state).total() == 10:
            break
    match.play(rules.read(answer))
    assert list(cast(MachiKoroState, match.state).coins) == coins
    assert f"= {coins[0]}" in example("machi_koro/expansion", language)


@in_every_language
def test_the_income_of_the_example_is_that_of_the_city(language: str) -> None:
    game = "the_city"
    table = scene(game)
    worth = [
        part.text for part in table.pieces["worth/0"].placement.parts if isinstance(part, Label)
    ]
    held = [
        part.text for part in table.pieces["cards/0"].placement.parts if isinstance(part, Label)
    ]
    assert (worth, held) == (["18", "+11"], ["9", "+6"])
    assert {"18", "11", "6", "29"} <= set(re.findall(r"\d+", example(game, language)))


def test_the_picture_is_as_wide_as_the_column(window: RulesWindow) -> None:
    for width in (900, 1400):
        window.resize(width, 700)
        found = [picture for _, picture in window.browser.pictures("table")]
        wide = window.browser.viewport().width() - 2 * MARGIN
        assert {picture.width() for picture in found} == {wide}
        names = [f"table/{picture}/{wide}" for picture in tables_of(window.game)]
        assert [picture.name() for picture in found] == names


def test_a_click_shows_the_table_larger_and_escape_puts_it_away(window: RulesWindow) -> None:
    window.browser.anchorClicked.emit(QUrl(f"table/{GAMES[1]}"))
    assert window.closer.isVisible()
    _, picture = window.browser.pictures("table")[0]
    assert window.closer.picture.pixmap().width() > picture.width()
    QTest.keyClick(window.closer, Qt.Key.Key_Escape)
    assert not window.closer.isVisible()
    assert window.isVisible()


@pytest.mark.parametrize("picture", FURTHER)
def test_a_further_table_is_another_one_and_a_click_shows_it_larger(
    picture: str, window: RulesWindow
) -> None:
    window.open_at(game_of(picture), section(picture, "en").anchor)
    found = [shown for _, shown in window.browser.pictures("table")]
    kind = QTextDocument.ResourceType.ImageResource.value
    drawn = [cast(QPixmap, window.browser.loadResource(kind, QUrl(at.name()))) for at in found]
    assert len({bytes(each.toImage().constBits()) for each in drawn}) == len(found)
    (link,) = (at.anchorHref() for at in found if at.name().startswith(f"table/{picture}/"))
    window.browser.anchorClicked.emit(QUrl(link))
    shown = window.closer.picture.pixmap()
    expected = pictures.table_picture(picture, LIGHT, shown.width(), 1.0)
    assert shown.toImage() == expected.toImage()


def test_without_its_file_the_rules_have_no_picture(
    window: RulesWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(rules_browser, "table_picture", missing)
    window.open_at(GAMES[1], ANCHOR)
    assert window.browser.table(GAMES[1], 400).isNull()
    monkeypatch.setattr("citybuilder.app.rules.closer_look.table_picture", missing)
    window.closer.look_at(GAMES[1])
    assert not window.closer.isVisible()
