"""The end of a match: who won and why, curves over the turns, and the ways on."""

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
from citybuilder.app.results.end_page import EndPanel, joined, turn_ends
from citybuilder.app.results.score_sheet import ScoreSheet, standing
from citybuilder.app.style import style_sheet
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.theme import DARK, LIGHT

ROOM = (1280, 660)


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
    panel = EndPanel(match, GUESTS[: match.seats], LIGHT, page)
    panel.show()
    return panel


def words(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def button(panel: EndPanel, text: str) -> QPushButton:
    assert panel.board is not None
    return next(found for found in panel.board.findChildren(QPushButton) if found.text() == text)


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


def test_equal_players_share_a_place_and_the_win(page: QWidget) -> None:
    match = played(2, steps=0)
    assert [place for place, _ in standing(match)] == [1, 1]
    assert "Ada and Ben share the win!" in words(panel_over(page, match))


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


@pytest.mark.parametrize(
    ("text", "signal"),
    [
        ("Play again", "rematch"),
        ("Watch the replay", "replay"),
        ("Review", "review"),
        ("Back to the lobby", "lobby"),
    ],
)
def test_each_button_leads_on(page: QWidget, qtbot: QtBot, text: str, signal: str) -> None:
    panel = panel_over(page)
    with qtbot.waitSignal(getattr(panel, signal)):
        QTest.mouseClick(button(panel, text), Qt.MouseButton.LeftButton)


def test_it_covers_the_page_whatever_its_size(page: QWidget) -> None:
    panel = panel_over(page)
    page.resize(1000, 560)
    assert panel.geometry() == page.rect()
    assert panel.board is not None
    assert page.rect().contains(panel.board.geometry())


def test_score_and_chart_lie_side_by_side_where_a_window_is_low(page: QWidget) -> None:
    panel = panel_over(page)
    for height, stacked in ((660, True), (400, False), (700, True)):
        page.resize(1280, height)
        sheet = panel.board.findChild(ScoreSheet) if panel.board else None
        assert sheet is not None
        QApplication.processEvents()
        chart_top, sheet_bottom = (
            panel.chart.mapTo(page, QPoint(0, 0)).y(),
            sheet.mapTo(page, QPoint(0, sheet.height())).y(),
        )
        assert (chart_top > sheet_bottom) == stacked


def test_the_table_can_be_looked_at(page: QWidget) -> None:
    panel = panel_over(page)
    QTest.mouseClick(button(panel, "Look at the table"), Qt.MouseButton.LeftButton)
    assert panel.isHidden()
    panel.fold(False)
    assert panel.geometry() == page.rect()
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.folded


def test_every_series_has_its_curves(page: QWidget) -> None:
    panel = panel_over(page)
    titles = []
    for number, name in enumerate(panel.table.series()):
        panel.show_series(number)
        titles.append(panel.chart.title)
        assert panel.chart.title == name
        for seat, curve in enumerate(panel.chart.curves):
            last = panel.table.values(panel.match.state, seat)[number]
            assert curve.values[-1] == last
    assert len(set(titles)) > 1


def test_the_turns_of_the_chart_go_from_the_beginning_to_the_end() -> None:
    match = played(2)
    ends = turn_ends(match)
    assert [turn for turn, _ in ends] == list(range(match.state.turn + 1))
    assert ends[0][1] is match.earlier[0]
    assert ends[-1][1] is match.state


def test_a_match_that_goes_on_has_turns_too() -> None:
    match = played(2, steps=20)
    assert [turn for turn, _ in turn_ends(match)] == list(range(match.state.turn))


def test_the_language_and_the_theme_change_at_once(page: QWidget) -> None:
    panel = panel_over(page)
    panel.show_tab(1)
    set_language("de")
    panel.retranslate()
    panel.set_theme(DARK)
    assert button(panel, "Noch eine Partie").isVisible()
    assert panel.chart.title == panel.table.series()[1] == "Großprojekte"
    assert panel.chart.theme is DARK


def test_names_are_listed_as_in_a_sentence() -> None:
    assert joined(["Ada"]) == "Ada"
    assert joined(["Ada", "Ben", "Cleo"]) == "Ada, Ben and Cleo"


def test_long_names_are_shortened_not_cut(page: QWidget) -> None:
    match = played(2)
    long = "Donaudampfschifffahrtsgesellschaftskapitän Ferdinand"
    panel = EndPanel(match, [Guest(long), Guest("Ben")], LIGHT, page)
    panel.show()
    assert panel.board is not None
    assert panel.board.minimumSizeHint().width() <= ROOM[0]


def test_none_of_its_buttons_has_the_keys_at_first(page: QWidget) -> None:
    panel = panel_over(page)
    page.activateWindow()
    panel.fold(False)
    assert panel.hasFocus()
    assert panel.accessibleName() in words(panel)
    QTest.keyClick(panel, Qt.Key.Key_Tab)
    assert panel.see.hasFocus()


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


def test_nothing_is_cut_where_large_letters_meet_a_small_window(page: QWidget) -> None:
    panel = panel_over(page)
    assert panel.back.isVisible()
    page.setStyleSheet(style_sheet(LIGHT, 1.5))
    page.resize(690, 440)
    QApplication.processEvents()
    assert panel.board is not None
    shown = [each for each in panel.board.findChildren(QPushButton) if each.isVisible()]
    assert panel.again in shown
    assert panel.back not in shown
    for each in shown:
        assert each.width() >= each.sizeHint().width(), each.text()
    assert panel.area.horizontalScrollBar().maximum() == 0
    page.setStyleSheet(style_sheet(LIGHT, 1.0))
    page.resize(1280, 700)
    assert panel.back.isVisible()


def test_the_focus_stays_when_the_language_changes(page: QWidget) -> None:
    panel = panel_over(page)
    page.activateWindow()
    panel.again.setFocus()
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
