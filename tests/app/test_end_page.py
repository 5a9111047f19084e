"""The result over the table: who won and why, what is worth telling, curves over the turns."""

from collections.abc import Iterator

import pytest
from helpers.matches import GUESTS, Guest, played
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from citybuilder.app.fonts import load_fonts
from citybuilder.app.language import set_language
from citybuilder.app.results.chart import Curve, LineChart, step_of
from citybuilder.app.results.end_page import EndPanel
from citybuilder.app.results.overview import FACTS
from citybuilder.app.results.score_sheet import ScoreSheet, standing
from citybuilder.app.style import style_sheet
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.playing.seating import Occupant
from citybuilder.tables.ending import turn_ends, winners
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.theme import DARK, LIGHT, Look

ROOM = (1280, 660)
BRIGHT, NIGHT = Look(LIGHT, 1.0, False), Look(DARK, 1.0, False)


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    load_fonts()
    made.setStyleSheet(style_sheet(LIGHT, 1.0))
    made.resize(*ROOM)
    made.show()
    return made


def panel_over(page: QWidget, match: Match[State] | None = None) -> EndPanel:
    match = match or played(4)
    panel = EndPanel(match, seated(*GUESTS[: match.seats]), BRIGHT, page)
    panel.show()
    return panel


def seated(*guests: Guest) -> list[Occupant]:
    return [Occupant(guest.name, guest.who) for guest in guests]


def words(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


@pytest.mark.parametrize("wide", [760, 880, 984])
def test_names_of_usual_length_are_not_cut_where_the_table_is_narrow(
    page: QWidget, wide: int
) -> None:
    names = ["Annegret", "Leopold", "Friedrich", "Charlotte"]
    page.resize(wide, 586)
    panel = EndPanel(played(4), seated(*map(Guest, names)), BRIGHT, page)
    panel.show()
    QTest.qWait(0)
    assert set(names) <= set(words(panel))


def test_the_winner_is_named_first(page: QWidget) -> None:
    match = played(4)
    place, seat = standing(match)[0]
    assert place == 1
    assert f"{GUESTS[seat].name} wins!" in words(panel_over(page, match))


def test_places_follow_the_rules_standing() -> None:
    match = played(4)
    order = standing(match)
    keys = match.game.standing(match.state)
    assert [keys[seat] for _, seat in order] == sorted(keys, reverse=True)
    assert [place for place, _ in order] == sorted(place for place, _ in order)


def test_equal_players_share_a_place_the_win_and_the_picture(page: QWidget) -> None:
    match = played(2, steps=0)
    assert [place for place, _ in standing(match)] == [1, 1]
    panel = panel_over(page, match)
    assert "Ada and Ben share the win!" in words(panel)
    assert len(panel.overview.portrait.cities()) == 2


def test_every_score_line_of_every_player_is_shown(page: QWidget) -> None:
    match = played(3)
    panel = panel_over(page, match)
    sheet = panel.findChild(ScoreSheet)
    assert sheet is not None
    shown = words(sheet)
    for seat, lines in enumerate(match.game.scores(match.state)):
        assert GUESTS[seat].name in shown
        for line in lines:
            assert panel.texts.rule(line.rule) in shown
            assert str(line.count) in shown
            assert panel.texts.score(line) in sheet.accessibleDescription()


def test_the_result_says_how_each_person_did_and_a_few_facts(page: QWidget) -> None:
    panel = panel_over(page)
    own, facts = panel.overview.own, panel.overview.facts
    assert len(own) == sum(guest.who == "human" for guest in GUESTS)
    assert 2 <= len(facts) <= FACTS
    shown = words(panel)
    assert all(sentence in shown for sentence in own)
    assert all(f"• {fact}" in shown for fact in facts)
    assert all(each in panel.overview.accessibleDescription() for each in [*own, *facts])


def test_the_city_that_has_won_is_shown(page: QWidget) -> None:
    panel = panel_over(page)
    portrait = panel.overview.portrait
    assert portrait.seats == winners(panel.match.game, panel.match.state)
    [city] = portrait.cities()
    assert city.width() > 300
    before = city.cacheKey()
    assert portrait.cities()[0].cacheKey() == before
    page.resize(900, 600)
    QApplication.processEvents()
    assert portrait.cities()[0].cacheKey() != before


def test_nothing_on_it_leads_away(page: QWidget) -> None:
    panel = panel_over(page)
    assert panel.findChildren(QPushButton) == []


def test_it_covers_the_page_whatever_its_size(page: QWidget) -> None:
    panel = panel_over(page)
    page.resize(1000, 560)
    assert panel.geometry() == page.rect()
    assert panel.board is not None
    assert page.rect().contains(panel.board.geometry())


def test_standing_and_story_lie_below_each_other_where_a_window_is_narrow(page: QWidget) -> None:
    panel = panel_over(page)
    for width, stacked in ((1280, False), (400, True), (1200, False)):
        page.resize(width, 660)
        QApplication.processEvents()
        sheet, portrait = panel.overview.sheet, panel.overview.portrait
        assert (portrait.geometry().top() > sheet.geometry().bottom()) == stacked


def test_the_table_can_be_looked_at(page: QWidget) -> None:
    panel = panel_over(page)
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.folded
    assert panel.isHidden()
    panel.fold(False)
    assert panel.geometry() == page.rect()


def test_every_series_has_its_curves(page: QWidget) -> None:
    panel = panel_over(page)
    titles = []
    first = panel.tabs.count() - len(panel.table.series())
    for number, name in enumerate(panel.table.series()):
        panel.tabs.setCurrentIndex(first + number)
        titles.append(panel.chart.title)
        assert panel.chart.isVisible()
        assert panel.chart.title == name
        for seat, curve in enumerate(panel.chart.curves):
            last = panel.table.values(panel.match.state, seat)[number]
            assert curve.values[-1] == last
    assert len(set(titles)) > 1


def ends_of(match: Match[State]) -> list[tuple[int, State]]:
    return turn_ends(match.game, [*match.earlier, match.state])


def test_the_turns_of_the_chart_go_from_the_beginning_to_the_end() -> None:
    match = played(2)
    ends = ends_of(match)
    assert [turn for turn, _ in ends] == list(range(match.state.turn + 1))
    assert ends[0][1] is match.earlier[0]
    assert ends[-1][1] is match.state


def test_a_match_that_goes_on_has_turns_too() -> None:
    match = played(2, steps=20)
    assert [turn for turn, _ in ends_of(match)] == list(range(match.state.turn))


def test_the_language_and_the_theme_change_at_once(page: QWidget) -> None:
    panel = panel_over(page)
    panel.tabs.setCurrentIndex(2)
    set_language("de")
    panel.retranslate()
    panel.set_look(NIGHT)
    assert panel.tabs.tabText(0) == "Ergebnis"
    assert panel.chart.title == panel.table.series()[1] == "Großprojekte"
    assert panel.chart.theme is DARK


def test_long_names_are_shortened_not_cut(page: QWidget) -> None:
    match = played(2)
    long = "Donaudampfschifffahrtsgesellschaftskapitän Ferdinand"
    panel = EndPanel(match, seated(Guest(long), Guest("Ben")), BRIGHT, page)
    panel.show()
    assert panel.board is not None
    assert panel.board.minimumSizeHint().width() <= ROOM[0]


def test_it_has_the_keys_itself_at_first(page: QWidget) -> None:
    panel = panel_over(page)
    page.activateWindow()
    panel.fold(False)
    assert panel.hasFocus()
    assert panel.accessibleName() in words(panel)
    QTest.keyClick(panel, Qt.Key.Key_Tab)
    assert panel.tabs.hasFocus()


def test_it_grows_with_the_window_and_with_the_letters(page: QWidget) -> None:
    panel = panel_over(page)
    page.resize(1280, 800)
    assert panel.board is not None
    before = panel.board.size()
    page.setStyleSheet(style_sheet(LIGHT, 1.3))
    panel.retranslate()
    larger = panel.board.size()
    assert larger.height() > before.height()
    page.resize(2600, 1400)
    assert panel.board.width() > larger.width() * 1.5


def test_large_letters_in_a_small_window_are_scrolled_by_keys(page: QWidget) -> None:
    panel = panel_over(page)
    QApplication.processEvents()
    assert panel.area.focusPolicy() == Qt.FocusPolicy.NoFocus
    page.setStyleSheet(style_sheet(LIGHT, 1.5))
    page.resize(700, 400)
    QApplication.processEvents()
    assert panel.area.focusPolicy() == Qt.FocusPolicy.TabFocus
    bar = panel.area.verticalScrollBar()
    QTest.keyClick(panel.area, Qt.Key.Key_Down)
    assert bar.value() > 0
    assert panel.area.horizontalScrollBar().maximum() == 0


def test_the_focus_stays_when_the_language_changes(page: QWidget) -> None:
    panel = panel_over(page)
    page.activateWindow()
    panel.tabs.setFocus()
    panel.retranslate()
    assert panel.hasFocus()


def test_the_table_below_does_not_hear_its_arrows(page: QWidget) -> None:
    heard: list[int] = []
    page.keyPressEvent = lambda event: heard.append(event.key())  # type: ignore[method-assign]
    panel = panel_over(page)
    QTest.keyClick(panel, Qt.Key.Key_Left)
    assert heard == []


# The chart


@pytest.fixture
def chart(qtbot: QtBot) -> LineChart:
    made = LineChart(LIGHT)
    qtbot.addWidget(made)
    made.resize(500, 300)
    looks = seat_looks(["Ada", "Ben"])
    made.show_curves(
        "Coins", [0, 1, 2, 3], [Curve(looks[0], [3, 4, 0, 9]), Curve(looks[1], [3] * 4)]
    )
    made.show()
    return made


def test_the_chart_can_be_heard(chart: LineChart) -> None:
    assert chart.accessibleName() == "Coins"
    assert "Ada: from 3 to 9, highest 9" in chart.accessibleDescription()


def test_the_mouse_reads_values(chart: LineChart, qtbot: QtBot) -> None:
    QTest.mouseMove(chart, QPoint(round(chart.x_at(2)), 100))
    qtbot.waitUntil(lambda: chart.pointed == 2)
    assert chart.point_at(-50) == -1


def test_the_arrow_keys_read_values(chart: LineChart) -> None:
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.pointed == 2
    QTest.keyClick(chart, Qt.Key.Key_Home)
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.pointed == 0
    QTest.keyClick(chart, Qt.Key.Key_End)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.pointed == 3


def test_curves_are_drawn_in_their_colours(chart: LineChart) -> None:
    image = chart.grab().toImage()
    at = image.pixelColor(round(chart.x_at(3)), round(chart.y_at(9)))
    assert at.name() == chart.curves[0].seat.colour


def test_curves_run_through_their_true_values(chart: LineChart) -> None:
    for curve in chart.curves:
        assert [point.y() for point in chart.points(curve)] == [chart.y_at(v) for v in curve.values]
    lowest = chart.points(chart.curves[0])[2]
    assert lowest.y() == chart.area().bottom()


def test_the_legend_takes_as_many_rows_as_it_needs(chart: LineChart) -> None:
    assert len({place.top() for place in chart.legend()}) == 1
    chart.resize(130, 300)
    places = chart.legend()
    assert len({place.top() for place in places}) == 2
    assert all(place.right() <= chart.width() for place in places)
    assert chart.area().top() > places[-1].bottom()


def test_curves_differ_without_colours(chart: LineChart) -> None:
    first, second = (chart.pen(number, curve) for number, curve in enumerate(chart.curves))
    assert first.dashPattern() != second.dashPattern()


def test_an_empty_chart_and_one_of_noughts_are_drawn(qtbot: QtBot) -> None:
    empty = LineChart(DARK)
    qtbot.addWidget(empty)
    empty.show_curves("Coins", [], [])
    assert empty.grab().width() > 0
    empty.show_curves("Coins", [0], [Curve(seat_looks(["Ada"])[0], [0])])
    assert empty.grab().width() > 0
    assert empty.top() == 1


@pytest.mark.parametrize(
    ("highest", "lines", "step"), [(4, 5, 1), (27, 3, 10), (27, 5, 10), (210, 5, 50), (1, 1, 1)]
)
def test_grid_lines_have_round_distances(highest: int, lines: int, step: int) -> None:
    assert step_of(highest, lines) == step
