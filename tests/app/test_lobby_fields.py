"""Names are known from game to game, options propose others that suit them, and the wheel changes
nothing that it passes over."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QSlider, QWidget

from app.windows import GAME, open_window, settle
from citybuilder.store.boxes import boxes
from citybuilder.store.settings import Settings, Setup

# Names


def test_a_name_given_in_one_game_is_known_in_every_other() -> None:
    settings = Settings(language="en", theme="light", pace=0)
    first, second, third, _ = (box.key for box in boxes())
    settings.setups = {
        key: Setup([("Ada", "human"), ("Ben", "normal")], {}) for key in (first, second)
    }
    with open_window(settings) as window:
        seats = window.lobby.setup.seats
        window.lobby.choose(first)
        seats.cards[0].name.setText("Marie")
        window.lobby.choose(second)  # set up before
        assert seats.people()[:2] == [("Marie", "human"), ("Ben", "normal")]
        window.lobby.choose(third)  # never set up
        assert seats.people()[0] == ("Marie", "human")
        seats.cards[0].name.setText("Ada")  # whoever wants to be called so is
        window.lobby.choose(first)
        window.lobby.choose(third)
        assert seats.people()[0] == ("Ada", "human")
    assert settings.names == ["Marie"]


def test_whoever_sits_down_in_place_of_a_bot_has_a_name_that_is_known() -> None:
    settings = Settings(language="en", theme="light", pace=0, names=["Marie", "Jonas"])
    settings.setups[GAME] = Setup([("Marie", "human"), ("Ben", "normal")], {})
    with open_window(settings) as window:
        window.lobby.choose(GAME)
        card = window.lobby.setup.seats.cards[1]
        card.who.setCurrentIndex(card.who.findData("human"))
        card.who.activated.emit(card.who.currentIndex())
        assert card.person() == ("Jonas", "human")


def test_the_shelf_keeps_its_place_whichever_game_is_chosen() -> None:
    with open_window(Settings(language="de", theme="light", pace=0)) as window:
        window.resize(1280, 720)
        places = set()
        for box in boxes():
            window.lobby.choose(box.key)
            settle()
            places.add((window.lobby.shelf.height(), window.lobby.setup.y()))
        assert len(places) == 1


# The wheel


# Options


def test_with_an_expansion_comes_the_market_that_suits_it() -> None:
    settings = Settings(language="en", theme="light", pace=0, last_game="machi_koro")
    with open_window(settings) as window:
        setup = window.lobby.setup
        fields = {field.option.key: field for field in setup.options}
        fields["expansion"].choose("both")
        assert setup.chosen().options["market"] == "three_rows"
        fields["market"].choose("ten_piles")  # whoever wants another one has it
        assert setup.chosen().options["expansion"] == "both"
        fields["expansion"].choose("none")
        assert setup.chosen().options["market"] == "all_piles"


# The wheel


def turn_wheel(widget: QWidget) -> None:
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(widget.mapToGlobal(widget.rect().center())),
        QPoint(0, -120),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def test_the_wheel_changes_no_field_that_it_passes_over() -> None:
    with open_window() as window:
        window.show_dialog("preferences")
        window.show_rules()
        settle()
        fields = [
            field
            for top in QApplication.topLevelWidgets()
            for kind in (QComboBox, QSlider, QAbstractSpinBox)
            for field in top.findChildren(kind)
        ]
        assert len({type(field) for field in fields}) > 1
        assert len(fields) > 10
        before = [value_of(field) for field in fields]
        for field in fields:
            turn_wheel(field)
        assert [value_of(field) for field in fields] == before
        assert not any(field.hasFocus() for field in fields)


def value_of(field: QWidget) -> int:
    return field.currentIndex() if isinstance(field, QComboBox) else int(field.property("value"))
