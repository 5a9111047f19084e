"""What Urbanization asks in the bar is read whole, in a window of 1280 × 720."""

from collections.abc import Iterator

import pytest
from helpers.tables import game_of
from helpers.urbanization import CHARACTERS, GAME, A, do, give_factory, give_orders, table, teach
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from citybuilder.app.fonts import load_fonts
from citybuilder.app.language import set_language, translate
from citybuilder.app.style import style_sheet
from citybuilder.app.table.prompt_bar import Button, PromptBar, Way
from citybuilder.core.game import Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import table_of
from citybuilder.tables.texts import texts_of
from citybuilder.tables.theme import LIGHT

NAMES = ("Ada", "Ben", "Cleo", "Dora")
WIDTH = 1280

in_every_language = pytest.mark.parametrize("language", ["de", "en"])


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    set_language("en")


def shortened(qtbot: QtBot, language: str, state: UrbanizationState) -> list[str]:
    """The buttons that are not read whole where everything that can be answered has one."""
    load_fonts()
    set_language(language)
    texts = texts_of("urbanization")(game_of("urbanization"), NAMES, translate)
    shown = table_of("urbanization")(texts, seat_looks(NAMES))
    asked, bar = state.asked[-1], PromptBar()
    qtbot.addWidget(bar)
    bar.setStyleSheet(style_sheet(LIGHT, 1.0))
    offers = [
        Button(
            texts.action(state, asked, each),
            str(number),
            lambda: None,
            way=Way.OFF if shown.gives_up(asked, each) else Way.ON,
        )
        for number, each in enumerate(GAME.legal(state))
    ]
    bar.resize(WIDTH, bar.height())
    bar.show_words(None, "Ada?", offers)
    bar.show()
    QApplication.processEvents()
    return [each.label() for each in bar.buttons if not each.is_whole()]


@in_every_language
def test_doing_without_a_character_is_read_whole(language: str, qtbot: QtBot) -> None:
    for who in range(len(CHARACTERS)):
        if who not in (c.FARMER, c.FACTORY_OWNER, c.MAYOR):
            state = table(characters={A: CHARACTERS[who]})
            state.asked = [Decision(c.ASK_USE, A, who)]
            assert shortened(qtbot, language, state) == []


@in_every_language
@pytest.mark.parametrize(
    ("factory", "inventions", "most"),
    [
        ("electronics_plant", ["microchip"], 3),
        ("software_house", ["microchip"], 4),
        ("software_house", ["steam_engine", "microchip"], 5),
    ],
)
def test_all_amounts_of_goods_are_read_whole(
    factory: str, inventions: list[str], most: int, language: str, qtbot: QtBot
) -> None:
    state = table(inventions=True, characters={A: "merchant"})
    give_factory(state, A, factory)
    give_orders(state, A, "6 white")
    for invention in inventions:
        teach(state, A, invention)
    do(state, "produce")
    do(state, "use")
    assert len(GAME.legal(state)) == most
    assert shortened(qtbot, language, state) == []
