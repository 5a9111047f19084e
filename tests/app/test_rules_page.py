"""The rules window: contents, search, cards, and the right place for every question."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from helpers.long import crossed
from helpers.matches import played
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from citybuilder.app.language import set_language, translate
from citybuilder.app.rules import text as rules_text
from citybuilder.app.rules.cards import (
    MARK,
    SURE,
    Told,
    cards_html,
    doubts_in,
    legend,
    load_overview,
    numbers,
)
from citybuilder.app.rules.html import Page
from citybuilder.app.rules.page import ANCHOR, END, RulesWindow, place_in
from citybuilder.app.rules.text import Section, sections
from citybuilder.app.style import mix
from citybuilder.games import GAMES
from citybuilder.tables.overview import DISPUTED, ONE_SOURCE, OWN, Row, overview_of, place_of
from citybuilder.tables.theme import DARK, LIGHT

GAME = GAMES[0]
SHOWN = ("name", "group", "numbers", "cost", "effect", "count")
PAGE = Page(LIGHT, 1.0)


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


@pytest.fixture
def window(qtbot: QtBot) -> RulesWindow:
    made = RulesWindow(LIGHT, 1.0)
    qtbot.addWidget(made)
    made.open_at(GAME, "")
    return made


def shown_contents(window: RulesWindow) -> list[str]:
    return [item.data(ANCHOR) for item in window.items() if not item.isHidden()]


def current(window: RulesWindow) -> str:
    anchor = window.contents.currentItem().data(ANCHOR)
    assert isinstance(anchor, str)
    return anchor


def test_it_opens_at_the_place_that_is_asked_for(window: RulesWindow) -> None:
    window.open_at(GAME, "building")
    assert window.isVisible()
    assert current(window) == "building"
    assert window.browser.verticalScrollBar().value() > 0


def test_it_opens_at_what_a_match_asks(window: RulesWindow) -> None:
    match = played(steps=0)
    window.open_at(GAME, place_in(GAME, match.view(match.seat)))
    assert current(window) == place_of(GAME, match.state.asked[-1])


def test_a_match_that_is_over_leads_to_the_end() -> None:
    match = played()
    assert place_in(match.game.key, match.state) == END


def test_the_contents_lead_to_every_section(window: RulesWindow) -> None:
    for item in window.items():
        window.contents.itemClicked.emit(item)
        assert current(window) == item.data(ANCHOR)


def test_the_contents_follow_the_reader(window: RulesWindow) -> None:
    bar = window.browser.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    middle = current(window)
    bar.setValue(bar.minimum())
    assert current(window) == window.items()[0].data(ANCHOR) != middle


def test_nothing_stays_blank_when_another_game_is_read(window: RulesWindow, qtbot: QtBot) -> None:
    for game in (*GAMES[1:], GAMES[0]):
        window.open_at(game, "")
        qtbot.waitUntil(lambda: not blank(window))  # Qt lays long texts out bit by bit


def blank(window: RulesWindow) -> list[str]:
    """What is written but cannot be seen."""
    found, block = [], window.browser.document().begin()
    while block.isValid():
        if block.text().strip() and not block.layout().lineCount():
            found.append(block.text())
        block = block.next()
    return found


def test_links_inside_the_rules_are_followed(window: RulesWindow) -> None:
    window.browser.anchorClicked.emit(QUrl("#building"))
    assert current(window) == "building"


def test_ctrl_f_leads_to_the_search(window: RulesWindow, qtbot: QtBot) -> None:
    with qtbot.waitActive(window):
        window.activateWindow()
    QTest.keyClick(window.browser, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.search.hasFocus()


def test_a_search_keeps_only_sections_with_finds(window: RulesWindow) -> None:
    everything = shown_contents(window)
    window.search.setText("doubles")
    kept = shown_contents(window)
    assert kept
    assert len(kept) < len(everything)
    window.search.clear()
    assert shown_contents(window) == everything


def test_a_search_goes_from_find_to_find_and_round(window: RulesWindow) -> None:
    window.search.setText("Bakery")
    total = len(window.browser.hits)
    assert total > 2
    assert window.hit == 0
    QTest.keyClick(window.search, Qt.Key.Key_Return)
    assert window.hit == 1
    window.step(-2)
    assert window.hit == total - 1
    assert str(total) in window.count.text()


def test_finds_are_marked_one_of_them_more(window: RulesWindow) -> None:
    window.search.setText("Bakery")
    colours = {
        getattr(mark, "format").background().color().name()  # noqa: B009
        for mark in window.browser.extraSelections()
    }
    assert colours == {LIGHT.gold, LIGHT.accent}


def test_a_vain_search_says_so(window: RulesWindow) -> None:
    window.search.setText("dragon")
    assert shown_contents(window) == []
    assert window.count.text() == "Nothing found."
    window.step(1)
    assert window.hit == -1


def test_escape_ends_the_search_first_and_closes_then(window: RulesWindow) -> None:
    window.search.setText("coin")
    window.leave()
    assert window.isVisible()
    window.leave()
    assert not window.isVisible()


def test_the_language_changes_while_the_reader_stays(window: RulesWindow) -> None:
    window.open_at(GAME, "order")
    english = window.browser.toPlainText()
    set_language("de")
    window.retranslate()
    assert "Großprojekt" in window.browser.toPlainText()
    assert window.browser.toPlainText() != english
    assert current(window) == "order"
    assert window.search.accessibleName() == "In den Regeln suchen"


def test_another_theme_changes_the_colours(window: RulesWindow) -> None:
    window.set_theme(DARK, 1.5)
    html = window.browser.toHtml()
    assert DARK.ink in html
    assert LIGHT.ink not in html


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_card_is_told_with_all_its_values(window: RulesWindow, language: str) -> None:
    set_language(language)
    window.retranslate()
    text = window.browser.toPlainText().replace("\u2060", "")
    for chapter in load_overview(GAME).chapters():
        assert chapter.title in text
        for row in chapter.rows:
            assert all(getattr(row, value) in text for value in SHOWN)


def test_every_card_has_a_place_of_its_own(window: RulesWindow) -> None:
    rows = [row for chapter in load_overview(GAME).chapters() for row in chapter.rows]
    places = [name for _, name in window.browser.places]
    assert {f"card-{row.key}" for row in rows} <= set(places)
    assert len(set(places)) == len(places)


def test_reconstructed_values_are_marked() -> None:
    sure = load_overview(GAME)
    keys = [row.key for chapter in sure.chapters() for row in chapter.rows]
    doubts = {"name": ONE_SOURCE, "cost": DISPUTED, "effect": ONE_SOURCE, "count": OWN}
    guessed = overview_of(GAME)(sure.texts, dict.fromkeys(keys, doubts))
    rows = len(keys)
    assert MARK not in cards_html(PAGE, sure)
    assert MARK in legend(guessed)
    told = cards_html(PAGE, guessed)
    chapters = len(sure.chapters())
    assert told.count(MARK) == 1 + chapters + rows * 3  # names and effects are told above
    assert told.count("Name, Effect: only one source.") == chapters
    assert told.count("Exceptions are noted") == chapters
    assert told.count("Cost: sources disagree; Copies: our own choice") == rows


def test_one_reason_for_all_that_is_marked_is_told_once() -> None:
    sure = load_overview(GAME)
    keys = [row.key for chapter in sure.chapters() for row in chapter.rows]
    doubts = {"cost": OWN, "effect": OWN}
    guessed = overview_of(GAME)(sure.texts, dict.fromkeys(keys, doubts))
    told = cards_html(PAGE, guessed)
    assert told.count("our own choice") == len(sure.chapters())
    assert "Exceptions" not in told
    assert "Cost: " not in told
    others = {**dict.fromkeys(keys, doubts), keys[0]: {"cost": ONE_SOURCE}}
    told = cards_html(PAGE, overview_of(GAME)(sure.texts, others))
    assert told.count(f"{MARK} only one source<") == told.count("Exceptions") == 1
    assert told.count(SURE) == 2  # the effect of that card, and what the sign means


def test_what_few_cards_have_in_common_is_marked_at_each_of_them() -> None:
    sure = load_overview(GAME)
    first = sure.chapters()[0].rows[0].key
    told = cards_html(PAGE, overview_of(GAME)(sure.texts, {first: {"effect": OWN}}))
    assert told.count(MARK) == 3  # the effect, above the chapter, and above all
    assert told.count("are our own choice") == 1
    assert SURE not in told


def test_each_chapter_says_what_its_own_numbers_are() -> None:
    overview = load_overview("urbanization")
    heads = [chapter.numbers or overview.numbers() for chapter in overview.chapters()]
    told = cards_html(PAGE, overview)
    assert (heads[0], heads[2]) == ("Orders", "Space")
    for head in (heads[0], heads[2]):
        assert told.count(f">{head}&nbsp;{MARK}<") == 1
        assert told.count(f"Name, {head}, ") == 1


@crossed("game language", GAMES, ["de", "en"])
def test_cards_fit_into_the_window(window: RulesWindow, game: str, language: str) -> None:
    set_language(language)
    window.retranslate()
    window.open_at(game, "cards")
    rounded = 1
    assert window.browser.document().size().width() <= window.browser.viewport().width() + rounded


def test_only_figures_have_the_colour_of_a_class() -> None:
    colour = mix(LIGHT.red, LIGHT.ink, 0.25)
    row = Row("a", "", "", "", "", "red", "2-3", "", "", "")
    told = Told("", ())
    assert colour in numbers(PAGE, row, told)
    assert colour not in numbers(PAGE, replace(row, numbers="2 grey"), told)


def test_doubts_are_read_wherever_a_card_stands() -> None:
    unsure = {"id": "a", "confidence": "B", "doubts": {"cost": ONE_SOURCE}}
    sheet = {"about": "x", "some": [unsure, {"id": "b", "confidence": "A"}], "more": {"id": "d"}}
    more = {"deep": {"cards": [{"id": "c", "confidence": "D", "cost": 1}]}}
    found = doubts_in([sheet, more])
    assert found["a"] == {"cost": ONE_SOURCE}
    assert set(found) == {"a", "c"}
    assert set(found["c"].values()) == {OWN}


def test_pictures_and_shapes_are_drawn(window: RulesWindow) -> None:
    image = QTextDocument.ResourceType.ImageResource.value
    key = load_overview(GAME).chapters()[0].rows[0].art
    picture = window.browser.loadResource(image, QUrl(f"art/{key}/80x60"))
    shape = window.browser.loadResource(image, QUrl("shape/diamond/violet"))
    assert picture.width() >= 80  # type: ignore[attr-defined]
    assert shape.pixelColor(13, 13).name() == LIGHT.violet  # type: ignore[attr-defined]


def test_wide_windows_keep_lines_short(window: RulesWindow) -> None:
    window.resize(2400, 900)
    assert window.browser.viewport().width() < 1200


def test_lost_rules_are_told_in_one_sentence(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules_text, "resources", lambda: tmp_path)
    window = RulesWindow(LIGHT, 1.0)
    qtbot.addWidget(window)
    assert translate("rules", "The rules of this game cannot be read.") in (
        window.browser.toPlainText()
    )


def test_the_small_markdown_is_understood() -> None:
    text = (
        "# Game\n\nlost\n\n## One {#one}\n\nA **b** [c](#two) & d.\n\n### Two {#two}\n\n- e\n- f\n"
    )
    found = sections(text)
    assert found[0] == Section("one", 0, "One", ("A **b** [c](#two) & d.",))
    html = PAGE.sections(found)
    assert '<b>b</b> <a href="#two">c</a> &amp; d.' in html
    assert "<ul><li>e</li><li>f</li></ul>" in html
    assert '<h3><a name="two"></a>Two</h3>' in html


def test_the_window_is_no_larger_than_the_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("citybuilder.app.rules.page.SIZE", QSize(5000, 5000))
    made = RulesWindow(LIGHT, 1.0)
    qtbot.addWidget(made)
    assert made.height() < made.screen().availableSize().height()
