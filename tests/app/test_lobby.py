"""The lobby: which games there are, who plays, and how a match begins."""

import re
from pathlib import Path

import pytest
from helpers.long import crossed, long_if
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QWidget
from pytestqt.qtbot import QtBot

from app.windows import GAME, LEFT, PEOPLE, cut, open_window, settle, texts
from citybuilder.app.haste import MOMENT, Haste
from citybuilder.app.language import set_language
from citybuilder.app.lobby.page import Ground, Lobby
from citybuilder.app.main_window import MainWindow
from citybuilder.app.style import style_sheet
from citybuilder.bots.levels import LEVELS
from citybuilder.games import GAMES
from citybuilder.playing.new_match import OFFERED, NewMatch, fitting, new_seed, seated
from citybuilder.store.boxes import boxes
from citybuilder.store.settings import Settings, Setup
from citybuilder.tables.theme import LIGHT, THEMES, Theme

Tab = Qt.Key.Key_Tab
Enter = Qt.Key.Key_Return


def plans(window: MainWindow) -> list[NewMatch]:
    """What would be laid on the table."""
    found: list[NewMatch] = []
    window.lobby.played.disconnect()
    window.lobby.played.connect(found.append)
    return found


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)
    settle()


# The shelf


def test_the_shelf_has_a_box_for_each_of_the_four_games() -> None:
    found = boxes()
    assert [box.order for box in found] == [1, 2, 3, 4]
    assert {box.key for box in found} == set(GAMES)
    for box in found:
        assert box.pitch("de")
        assert box.pitch("en")


def test_a_box_that_cannot_be_read_is_left_out(tmp_path: Path) -> None:
    good = '{"order": 1, "title": "T", "colour": "#112233", "players": [2, 4], "minutes": 5,'
    good += ' "weight": "light", "pitch": {"en": "P"}}'
    for name, text in (("good", good), ("broken", good[:-1]), ("heavy", good.replace("li", "x"))):
        (tmp_path / name).mkdir()
        (tmp_path / name / "box.json").write_text(text)
    found = boxes(tmp_path)
    assert [(box.key, box.pitch("de"), list(box.players)) for box in found] == [
        ("good", "P", [2, 3, 4])
    ]


# Beginning


def test_one_click_plays_with_the_last_settings() -> None:
    last = Setup([("Zoe", "human"), ("Yan", "expert"), ("Xia", "human")], {})
    with open_window(Settings(language="en", setups={GAME: last})) as window:
        found = plans(window)
        click(window.lobby.shelf.boxes[0].play)
        assert found[0].game == GAME
        assert list(found[0].seats) == last.seats


def test_shadows_follow_their_panels(qtbot: QtBot) -> None:
    """Else what was drawn for another size of the window would stay beside them, torn."""
    ground, panel = Ground(), QFrame()
    qtbot.addWidget(ground)
    ground.resize(600, 400)
    panel.setParent(ground)
    ground.bear(panel)
    ground.show()
    painted = Painted(ground)
    for place in (QRect(0, 0, 300, 200), QRect(40, 30, 300, 200)):
        settle()
        painted.whole = False
        panel.setGeometry(place)
        settle()
        assert painted.whole


def test_the_shadow_of_a_box_that_is_pointed_at_is_not_cut() -> None:
    with open_window() as window:
        box = window.lobby.shelf.boxes[1]
        box.hovered = True
        image = QImage(box.size(), QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        box.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        middle, bottom = box.width() // 2, box.height() - 1
        shadow = [image.pixelColor(middle, bottom - up).alpha() for up in range(10)]
        assert shadow[0] < 20 < shadow[9]


class Painted(QObject):
    """Whether all of a widget has been painted since."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.widget = widget
        self.whole = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - as Qt has it
        if isinstance(event, QPaintEvent) and watched is self.widget:
            self.whole = self.whole or event.rect() == self.widget.rect()
        return False


def test_the_play_button_begins_the_match() -> None:
    with open_window() as window:
        found = plans(window)
        click(window.lobby.setup.play)
        assert [list(plan.seats) for plan in found] == [PEOPLE.seats]


def test_a_match_begins_by_keys_alone() -> None:
    with open_window() as window:
        found = plans(window)
        window.activateWindow()
        window.lobby.shelf.boxes[0].setFocus(Qt.FocusReason.TabFocusReason)
        for _ in range(40):
            if QApplication.focusWidget() is window.lobby.setup.play:
                break
            QTest.keyClick(QApplication.focusWidget() or window, Tab)
        assert QApplication.focusWidget() is window.lobby.setup.play
        QTest.keyClick(window.lobby.setup.play, Enter)
        assert len(found) == 1


def test_the_keyboard_walks_as_the_eye_does() -> None:
    with open_window() as window:
        setup = window.lobby.setup
        window.activateWindow()
        setup.seats.cards[0].name.setFocus()
        walked = []
        while QApplication.focusWidget() is not setup.play:
            walked.append(QApplication.focusWidget())
            window.focusNextChild()
        first, second = setup.seats.cards[:2]
        boxes = [field.box for field in setup.options]
        seats = [first.name, first.who, second.name, second.who, setup.seats.add]
        assert walked == [*seats, *boxes, setup.seed.edit, setup.seed.copy, setup.seed.fresh]


def test_enter_plays_at_once() -> None:
    with open_window() as window:
        found = plans(window)
        window.activateWindow()
        QTest.keyClick(QApplication.focusWidget() or window, Enter)
        assert len(found) == 1


def test_enter_presses_the_button_in_focus() -> None:
    with open_window() as window:
        found = plans(window)
        asked: list[str] = []
        window.lobby.rules_wanted.disconnect()
        window.lobby.rules_wanted.connect(asked.append)
        window.lobby.shelf.boxes[0].rules.setFocus()
        QTest.keyClick(window.lobby.shelf.boxes[0].rules, Enter)
        assert (asked, found) == ([GAME], [])


def test_enter_in_a_name_plays() -> None:
    with open_window() as window:
        found = plans(window)
        name = window.lobby.setup.seats.cards[0].name
        name.setFocus()
        name.selectAll()
        QTest.keyClicks(name, "Ida")
        QTest.keyClick(name, Enter)
        assert found[0].seats[0] == ("Ida", "human")


def test_the_options_are_those_of_the_game_and_explain_themselves() -> None:
    with open_window() as window:
        field = window.lobby.setup.options[0]
        first = field.help.text()
        field.box.setCurrentIndex(1)
        assert field.help.text() not in ("", first)
        found = plans(window)
        click(window.lobby.setup.play)
        assert found[0].options[field.option.key] == field.option.choices[1]


# Seats


def test_seats_come_and_go_within_what_the_game_allows() -> None:
    with open_window() as window:
        seats = window.lobby.setup.seats
        assert not seats.cards[0].remove.isVisible()
        while seats.add.isVisible():
            click(seats.add)
        assert len(seats.people()) == seats.players[-1]
        click(seats.cards[0].remove)
        assert len(seats.people()) == seats.players[-1] - 1
        assert seats.people()[0] == PEOPLE.seats[1]


def test_a_double_click_takes_one_seat_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Haste, "moment", MOMENT)
    with open_window() as window:
        seats = window.lobby.setup.seats
        while seats.add.isVisible():
            seats.add_seat()
        for _ in range(3):
            seats.take_away(seats.cards[0])
        assert len(seats.people()) == seats.players[-1] - 1


def test_two_players_of_one_name_are_told_apart_first() -> None:
    with open_window() as window:
        setup = window.lobby.setup
        setup.seats.cards[1].name.setText("ada")
        assert not setup.play.isEnabled()
        assert setup.message.whole == "Please give each player a different name."
        setup.seats.cards[1].name.setText("Ben")
        assert setup.play.isEnabled()


def test_a_seat_without_a_name_gets_one() -> None:
    with open_window() as window:
        card = window.lobby.setup.seats.cards[0]
        card.name.setText("  ")
        assert card.person()[0] == card.name.placeholderText() != ""


def test_shuffled_seats_follow_from_the_number_of_the_match() -> None:
    people = [("A", "human"), ("B", "normal"), ("C", "strong"), ("D", "expert")]
    assert seated(people, False, 7) == tuple(people)
    assert seated(people, True, 7) == seated(people, True, 7)
    assert sorted(seated(people, True, 7)) == people
    assert len({seated(people, True, seed) for seed in range(50)}) > 10


def test_a_name_may_have_twenty_letters() -> None:
    with open_window() as window:
        card = window.lobby.setup.seats.cards[0]
        card.name.clear()
        QTest.keyClicks(card.name, "Maximiliane-Sophie XYZ")
        assert card.person()[0] == "Maximiliane-Sophie X"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_name_looks_as_if_it_could_be_changed(theme: str) -> None:
    with open_window(Settings(language="en", theme=theme)) as window:
        name = window.lobby.setup.seats.cards[1].name
        seen = name.grab().toImage()
        right = seen.width() * 3 // 4  # of the letters
        inside = seen.pixelColor(right, seen.height() // 2).lightness()
        edge = [seen.pixelColor(right, y).lightness() for y in range(4)]
        assert max(abs(each - inside) for each in edge) > 20


def test_an_option_for_two_players_cannot_be_chosen_by_three() -> None:
    setups = {"cities": Setup([("Ada", "human"), ("Ben", "normal")], {"length": "long"})}
    settings = Settings(language="en", theme="light", last_game="cities", setups=setups)
    with open_window(settings) as window:
        setup = window.lobby.setup
        field = next(field for field in setup.options if field.option.key == "length")
        assert field.box.isEnabled()
        assert "Seven rounds" in field.help.text()
        click(setup.seats.add)
        assert not field.box.isEnabled()
        assert field.help.text() == "Two players can choose a longer match."


def test_what_is_chosen_for_a_seat_or_an_option_is_part_of_its_name() -> None:
    with open_window() as window:
        setup = window.lobby.setup
        who = setup.seats.cards[0].who
        assert who.accessibleName() == "Who plays at seat 1: Human"
        who.setCurrentIndex(2)
        assert who.accessibleName() == "Who plays at seat 1: Bot · normal"
        field = setup.options[0]
        field.box.setCurrentIndex(1)
        assert field.box.accessibleName() == f"{field.title.text()}: {field.box.currentText()}"


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: str(theme.key))
def test_buttons_that_are_switched_off_can_be_read(theme: Theme) -> None:
    rules = style_sheet(theme, 1.0).split("}")
    off = [rule for rule in rules if re.search(r'role="(primary|plain|bar)"\]:disabled', rule)]
    assert len(off) == 3
    for rule in off:
        found = dict(re.findall(r"(background|color): (#\w+)", rule))
        assert contrast(found["background"], found["color"]) > 3.5, rule


def contrast(first: str, second: str) -> float:
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_every_level_that_is_offered_exists() -> None:
    assert set(OFFERED) <= set(LEVELS)


def test_a_setup_that_does_not_fit_is_mended() -> None:
    box = boxes()[0]
    assert len(fitting(None, box).seats) in box.players
    assert len(fitting(Setup([("A", "human")] * 9, {}), box).seats) in box.players
    assert fitting(Setup([("A", "human"), ("B", "wizard")], {}), box).seats[1] == ("B", "normal")


# The number of the match


def test_a_bad_number_is_explained_in_one_sentence() -> None:
    with open_window() as window:
        setup = window.lobby.setup
        for wrong in ("", "12ab", "-1", "2147483648", "1.5", "²"):
            setup.seed.edit.setText(wrong)
            assert not setup.play.isEnabled(), wrong
            assert "2147483647" in setup.message.whole
            assert setup.message.property("role") == "bad"


def test_a_good_number_is_the_seed() -> None:
    with open_window() as window:
        found = plans(window)
        for good in ("0", "2147483647", " 42 "):
            window.lobby.setup.seed.edit.setText(good)
            click(window.lobby.setup.play)
        assert [plan.seed for plan in found] == [0, 2147483647, 42]


def test_the_number_can_be_copied_and_renewed() -> None:
    with open_window() as window:
        seed = window.lobby.setup.seed
        seed.edit.setText("4711")
        click(seed.copy)
        assert QGuiApplication.clipboard().text() == "4711"
        assert seed.help.text() == "Copied: 4711"
        seed.told.timeout.emit()
        assert seed.help.text() == "The same number gives the same luck again."
        click(seed.fresh)
        assert seed.edit.text() != "4711"
        assert seed.seed() is not None


def test_a_match_has_another_number_every_time() -> None:
    assert len({new_seed() for _ in range(20)}) > 10


# Words and room


def test_another_language_changes_every_text_at_once() -> None:
    with open_window() as window:
        english = texts(window.lobby)
        same = {"Citybuilder", *(box.title for box in boxes())}
        window.choose_language("de")
        settle()
        german = texts(window.lobby)
        left = [
            text for widget, text in english.items() if german.get(widget) == text and text != ""
        ]
        assert set(left) - same == set()
        levels = [window.lobby.setup.seats.cards[0].who.itemText(i) for i in range(2)]
        assert levels == ["Mensch", "Bot · Anfänger"]


SIZES = [
    *[(1280, 720, 0.8), (1280, 720, 1.0), (1280, 720, 1.5), (1500, 840, 1.2), (1600, 900, 1.0)],
    *[(1600, 900, 1.3), (1880, 1000, 1.5), (2560, 1440, 1.0), (2560, 1440, 1.5)],
]
TELLING = [("en", SIZES[0]), ("de", SIZES[2]), ("de", SIZES[5]), ("en", SIZES[8])]


@pytest.mark.parametrize(
    ("language", "width", "height", "scale"),
    [
        pytest.param(language, *size, marks=long_if((language, size) not in TELLING))
        for language in ("de", "en")
        for size in SIZES
    ],
)
def test_no_text_is_cut(language: str, width: int, height: int, scale: float) -> None:
    settings = Settings(language=language, theme="light", text_scale=scale)
    with open_window(settings, width, height) as window:
        while window.lobby.setup.seats.add.isVisible():
            click(window.lobby.setup.seats.add)
        settle()
        assert cut(window.lobby) == []
        assert not window.lobby.area.horizontalScrollBar().isVisible()


@crossed("scale language", [1.0, 1.5, 1.3], ["en", "de"])
def test_the_smallest_window_is_not_scrolled_sideways(language: str, scale: float) -> None:
    settings = Settings(language=language, theme="light", text_scale=scale)
    with open_window(settings, 960, 600) as window:
        lobby = window.lobby
        for key in GAMES:
            lobby.choose(key)
            while lobby.setup.seats.add.isVisible():
                click(lobby.setup.seats.add)
            settle()
            assert cut(lobby) == []
            assert not lobby.area.horizontalScrollBar().isVisible()


def test_seats_and_head_of_the_lobby_stand_side_by_side_again_where_there_is_room() -> None:
    settings = Settings(language="de", theme="light", text_scale=1.5)
    with open_window(settings, 960, 600) as window:
        header, seats = window.lobby.header, window.lobby.setup.seats
        while seats.add.isVisible():
            click(seats.add)
        settle()
        assert header.help.y() > header.motto.y()
        assert len({card.y() for card in seats.cards[: seats.count]}) == 2
        settings.text_scale = 1.0
        window.apply()
        settle()
        assert header.help.y() < header.motto.y()
        assert len({card.y() for card in seats.cards[: seats.count]}) == 1


@pytest.mark.parametrize(
    ("width", "height"),
    [
        (1280, 720),
        *(pytest.param(*size, marks=pytest.mark.long) for size in [(1600, 900), (2560, 1440)]),
    ],
)
def test_the_lobby_needs_no_scrolling(width: int, height: int) -> None:
    with open_window(Settings(language="de", theme="dark"), width, height) as window:
        area = window.lobby.area
        assert not area.verticalScrollBar().isVisible()
        assert not area.horizontalScrollBar().isVisible()


def test_everything_that_can_be_worked_has_a_name() -> None:
    with open_window() as window:
        for widget in window.lobby.findChildren(QWidget):
            if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.isVisible():
                own = widget.objectName().startswith("qt_") or widget is window.lobby.area
                named = widget.accessibleName() or getattr(widget, "text", str)()
                assert own or named, widget


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_list_to_choose_from_is_filled_to_its_corners(theme: str) -> None:
    with open_window(Settings(language="en", theme=theme)) as window:
        box = window.lobby.setup.seats.cards[0].who
        box.showPopup()
        settle()
        seen = box.view().window().grab().toImage()
        corners = [(0, 0), (seen.width() - 1, 0), (0, seen.height() - 1)]
        edge = seen.pixelColor(seen.width() // 2, 0)
        assert [seen.pixelColor(x, y) for x, y in corners] == [edge] * 3
        box.hidePopup()


def test_menus_grow_with_the_window() -> None:
    with open_window(width=1280, height=720) as window:
        small = window.menuBar().height()
        window.resize(2560, 1440)
        settle()
        assert window.menuBar().height() > 1.2 * small
        window.resize(1280, 720)
        settle()
        assert window.menuBar().height() == small


def test_a_lobby_alone_asks_nothing_of_the_store_before_it_is_seen(qapp: QApplication) -> None:
    set_language("en")
    lobby = Lobby(Settings(), LIGHT)
    assert lobby.setup.options == []
    assert lobby.games == {}
    lobby.deleteLater()
    qapp.processEvents()
