"""Urbanization at the window: a place says which action is meant, amounts are buttons, cards can be
read."""

import pytest
from helpers.monkey import wait_until
from helpers.tables import game_of
from helpers.urbanization import (
    FACTORIES,
    A,
    B,
    fill,
    give_factory,
    give_orders,
    show,
    table,
    turn_of,
)
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.table_pages import Played, at_table
from citybuilder.app.haste import Haste
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.core.game import Action, Decision, State
from citybuilder.core.match import Match
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.playing.turns import Phase
from citybuilder.tables.placement import Label
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.urbanization.layout import UrbanizationTable
from citybuilder.tables.urbanization.texts import UrbanizationTexts
from citybuilder.words.catalogue import translator

GAME = game_of("urbanization")
PAIR = ("human", "human")


def match_at(state: UrbanizationState) -> Match[State]:
    options = {c.WITH_INVENTIONS: c.YES if state.inventing else c.NO}
    match = Match(GAME, int(state.seats), options, 1)
    match.resume(state)
    return match


def done(page: Played) -> list[int]:
    """What was answered, once the next question is there."""
    wait_until(lambda: page.is_in(Phase.CHOOSING), page.sentence)
    return [int(action.kind) for action in page.match.actions]


def test_a_click_at_free_land_buys_it(desk: BotDesk) -> None:
    match = match_at(table(2))
    with at_table(desk, match, PAIR) as page:
        page.click("region/0")
        assert done(page) == [c.ACT, c.BUY_LAND]
        assert match.state.asked[-1].kind == c.ASK_SPREAD


def test_a_click_at_a_barn_buys_one_grain_and_asks_for_more(desk: BotDesk) -> None:
    match = match_at(table(2))
    with at_table(desk, match, PAIR) as page:
        page.click("grain/2")
        assert done(page) == [c.ACT, c.BUY_GRAIN]
        assert match.state.asked[-1].kind == c.ASK_BUY
        page.key(Qt.Key.Key_U)
        page.key(Qt.Key.Key_U)
        assert match.actions == []


def test_where_two_actions_lead_to_a_card_one_is_picked(desk: BotDesk) -> None:
    """The factory owner may take a card whose other order field is still open."""
    state = table(2, characters={A: "factory_owner"})
    show(state, "bakery", "sawmill", "wind_mill")
    fill(state, "bakery", B)
    with at_table(desk, match_at(state), PAIR) as page:
        page.click("slot/1")
        assert done(page) == [c.ACT, c.ORDER]
    with at_table(desk, match_at(state), PAIR) as page:
        page.click("slot/0")
        assert done(page) == []
        chooser = page.page.asking.chooser
        assert chooser is not None
        assert len(chooser.actions()) == 2
        chooser.actions()[1].trigger()
        assert done(page) == [c.ACT, c.ATTRACT]


def test_one_click_invents_and_every_step_can_be_taken_back(desk: BotDesk) -> None:
    state = table(2, inventions=True)
    with at_table(desk, match_at(state), PAIR) as page:
        scene = page.page.parts.scene
        key = next(key for key in scene.pieces if key.startswith("invention/"))
        view = page.page.parts.view
        QTest.mouseMove(view.viewport(), view.mapFromScene(scene.grip_of(key)))
        scene.point_at(scene.grip_of(key))
        assert page.note().startswith("Invent ")
        assert scene.ghost.previews
        page.click(key)
        given = done(page)
        assert (given[0], given[-1]) == (c.ACT, c.TAKE)
        while page.match.actions:
            page.key(Qt.Key.Key_U)
        assert page.match.state.asked[-1].kind == c.ASK_ACTION


def test_a_question_in_between_comes_first(desk: BotDesk) -> None:
    """Whoever has the broker is asked about him before the land is bought."""
    state = table(2, characters={A: "broker"})
    state.prices[0] = 2
    with at_table(desk, match_at(state), PAIR) as page:
        page.click("region/0")
        assert done(page) == []
        page.click("action/0")
        assert page.match.state.asked[-1].kind == c.ASK_USE


def test_what_has_no_place_has_no_box_beside_it(desk: BotDesk) -> None:
    with at_table(desk, match_at(table(2)), PAIR) as page:
        page.click(f"action/{c.LAND}")
        shown, view = page.page.parts.table, page.session.view()
        assert isinstance(shown, UrbanizationTable)
        asked, size = view.asked[-1], page.page.parts.scene.size
        action = page.match.legal()[0]
        ways = [("Buy it", [action])]
        place = shown.spot(view, asked, action)
        assert shown.preview_beyond(view, 0, size, asked, place, ways)
        assert shown.preview_beyond(view, 0, size, asked, "", ways) == []


def test_regions_stand_in_the_list_by_their_names(desk: BotDesk) -> None:
    state = table(2)
    state.asked = [Decision(c.ASK_START, A)]
    with at_table(desk, match_at(state), PAIR) as page:
        choices = page.page.parts.actions.choices
        texts = [choice.text for choice in choices]
        assert len(texts) > 4
        assert texts == sorted(texts)
        assert [choice.action for choice in choices] != page.match.legal()
        assert [choice.number for choice in choices] == list(range(1, len(texts) + 1))


def test_goods_are_chosen_by_buttons(desk: BotDesk) -> None:
    state = table(2, land={A: "7:house,factory"})
    give_factory(state, A, "wind_mill")
    give_orders(state, A, "3 orange")
    with at_table(desk, match_at(state), PAIR) as page:
        page.click(f"action/{c.PRODUCE}")
        assert len(page.offers()) == 4
        assert page.offers()[-1] == "Back"
        page.key(Qt.Key.Key_Escape)
        assert page.match.state.asked[-1].kind == c.ASK_ACTION
        page.click(f"action/{c.PRODUCE}")
        page.key(Qt.Key.Key_2)
        assert page.match.actions[-1].amount == 2


def test_the_return_key_never_passes(desk: BotDesk) -> None:
    with at_table(desk, match_at(table(2)), PAIR) as page:
        page.key(Qt.Key.Key_Return)
        assert done(page) == []


def layout() -> UrbanizationTable:
    names = ["Ada", "Ben"]
    return UrbanizationTable(UrbanizationTexts(GAME, names, translator("en")), seat_looks(names))


def written(view: UrbanizationState, key: str) -> list[str]:
    large = layout().enlarged(view, A, key)
    assert large is not None
    return [part.text for part in large.parts if isinstance(part, Label)]


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("slot/0", "Bakery"),
        ("stack/0/0", "Brewery"),
        ("character/1", "Architect"),
        ("hired/0", "Farmer"),
        ("mayor", "Mayor"),
        ("invention/2", "Steam Engine"),
        ("idea/0/4", "Locomotive"),
        ("track", "Microchip"),
        ("space/3", "Microchip"),
    ],
)
def test_cards_can_be_looked_at(key: str, said: str) -> None:
    state = table(2, inventions=True, characters={A: "farmer"})
    state.inventor = [-1] * len(state.inventor)
    state.inventor[4] = A
    show(state, "bakery", "sawmill", "")
    give_factory(state, A, "brewery")
    assert said in " ".join(written(state, key)).replace("\u00ad", "")


def test_what_is_no_card_is_not_enlarged() -> None:
    state = table(2)
    show(state, "", "sawmill", "bakery")
    assert FACTORIES
    for key in ("slot/0", "region/0", "bank", "track"):
        assert layout().enlarged(state, A, key) is None


def test_a_click_at_own_land_does_nothing_by_itself(desk: BotDesk) -> None:
    """It could be built on as well as sown: the bar says which."""
    with at_table(desk, match_at(table(2)), PAIR) as page:
        page.click("region/6")
        assert done(page) == []
        assert page.note()


def test_a_click_at_an_own_factory_means_goods(desk: BotDesk) -> None:
    state = table(2, land={A: "7:house,factory"})
    give_factory(state, A, "wind_mill")
    give_orders(state, A, "3 orange")
    with at_table(desk, match_at(state), PAIR) as page:
        page.click("stack/0/0")
        assert page.match.state.asked[-1].kind == c.ASK_GOODS


def test_what_a_click_at_a_place_comes_to_is_said_beforehand(desk: BotDesk) -> None:
    with at_table(desk, match_at(table(2)), PAIR) as page:
        scene = page.page.parts.scene
        scene.point_at(scene.grip_of("grain/2"))
        assert page.note().startswith("Trade grain")
        assert "$2" in page.note()


def test_actions_keep_their_figures_and_passing_has_none(desk: BotDesk) -> None:
    state = table(2)
    state.money[A] = 0  # neither land nor buildings
    with at_table(desk, match_at(state), PAIR) as page:
        page.key(Qt.Key.Key_1)
        page.key(Qt.Key.Key_2)
        assert done(page) == []
        page.key(Qt.Key.Key_8)
        assert page.match.actions[0].what == c.TAXES


def test_in_the_midst_of_an_action_a_click_elsewhere_says_what_is_asked(desk: BotDesk) -> None:
    with at_table(desk, match_at(table(2)), PAIR) as page:
        page.click(f"action/{c.ORDERS}")
        page.click(f"action/{c.TAXES}")
        assert "Undo" in page.note()


def test_whoever_clicks_once_too_often_does_not_pass(
    desk: BotDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    with at_table(desk, match_at(table(2)), PAIR) as page:
        monkeypatch.setattr(Haste, "moment", 1 << 20)
        page.page.asking.haste.begin()
        page.press("Pass")
        assert done(page) == []
        page.page.asking.haste.end()
        page.page.parts.prompt.haste.end()
        page.press("Pass")
        assert page.match.actions[-1].kind == c.PASS


def test_the_steps_at_the_end_of_a_round_are_announced_one_by_one() -> None:
    state = table(2)
    turn_of(state, B, c.PHASES)
    match = match_at(state)
    told = [layout().announced([event]) for event in match.play(Action(c.PASS))]
    assert told[0] == ""  # who passes, the bar says anyway
    assert "End of the round: feeding" in told
