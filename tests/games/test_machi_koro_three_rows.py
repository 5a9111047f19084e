"""The market of the expansions: five kinds of 1 to 6, five of 7 and more, two violet ones."""

import pytest
from helpers.machi_koro import (
    EVERY_CARD,
    GAME,
    Cards,
    answer,
    market,
    table,
    throw,
)

from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.state import MachiKoroState

ROWS = ((1, 6), (7, 14))


def rows(state: MachiKoroState) -> list[Cards]:
    """What lies open: of low numbers, of high ones, and violet."""
    found: list[Cards] = [{}, {}, {}]
    for key, copies in market(state).items():
        card = GAME.establishments[EVERY_CARD.index(key)]
        row = 2 if card.colour == c.VIOLET else int(card.dice[0] > 6)
        found[row][key] = copies
    return found


@pytest.mark.parametrize("expansion", ["harbor", "special", "both"])
@pytest.mark.parametrize("seed", range(8))
def test_five_low_five_high_and_two_violet_kinds_lie_open(seed: int, expansion: str) -> None:
    options = GAME.complete({"market": "three_rows", "expansion": expansion})
    assert [len(row) for row in rows(GAME.start(3, options, seed))] == [5, 5, 2]


@pytest.mark.parametrize("expansion", ["none", "harbor", "special", "both"])
def test_only_cards_of_the_boxes_that_are_played_come_out(expansion: str) -> None:
    options = GAME.complete({"market": "three_rows", "expansion": expansion})
    state = GAME.start(2, options, 3)
    boxes = {"none": {0}, "harbor": {0, 1}, "special": {0, 2}, "both": {0, 1, 2}}[expansion]
    for kind, copies in enumerate(state.market):
        if copies + state.bag[kind] > 0:
            assert GAME.establishments[kind].box in boxes
    left = [a + b for a, b in zip(state.market, state.bag, strict=True)]
    wanted = [c.copies for c in GAME.establishments[: state.kinds] if c.box in boxes]
    assert sum(left) == sum(wanted)


def laid(lying: Cards, hidden: Cards, coins: int = 30) -> MachiKoroState:
    """A is about to throw; these cards lie open, those are still in the bag."""
    state = table(2, [coins, coins], {}, expansion="both", market="three_rows")
    state.market = [lying.get(key, 0) for key in EVERY_CARD]
    state.bag = [hidden.get(key, 0) for key in EVERY_CARD]
    state.mark()
    return state


LOW: Cards = {"wheat_field": 1, "ranch": 2, "bakery": 2, "cafe": 2, "forest": 2}
HIGH: Cards = {"mine": 1, "vineyard": 2, "winery": 2, "pizza_joint": 2, "mackerel_boat": 2}
TOWERS: Cards = {"stadium": 2, "park": 2}


def test_a_row_is_filled_by_its_own_cards() -> None:
    state = laid({**LOW, **HIGH, **TOWERS}, {"corn_field": 1, "tuna_boat": 3, "publisher": 1})
    throw(state, 1)
    assert answer(state, "build wheat_field")[1] == "corn_field comes out"
    assert [len(row) for row in rows(state)] == [5, 5, 2]


def test_a_card_that_lies_there_already_is_stacked_and_the_row_goes_on() -> None:
    state = laid({**LOW, **HIGH, **TOWERS}, {"ranch": 2})
    throw(state, 1)
    assert answer(state, "build wheat_field")[1:3] == ["ranch comes out", "ranch comes out"]
    assert rows(state)[0] == {"ranch": 4, "bakery": 2, "cafe": 2, "forest": 2}


def test_a_row_without_cards_to_come_stays_short() -> None:
    state = laid({**LOW, **HIGH, **TOWERS}, {"tuna_boat": 3})
    throw(state, 1)
    assert answer(state, "build wheat_field") == ["A builds wheat_field for 1", "B begins a turn"]
    assert GAME.is_table(state)


def test_a_tower_that_everybody_has_leaves_the_row() -> None:
    state = laid({**LOW, **HIGH, **TOWERS}, {"publisher": 1})
    throw(state, 1)
    answer(state, "build park")
    assert rows(state)[2] == {"stadium": 2, "park": 1}
    state.market[EVERY_CARD.index("park")] = 2
    throw(state, 1)
    assert answer(state, "build park")[1:3] == ["park is withdrawn", "publisher comes out"]
    assert rows(state)[2] == {"stadium": 2, "publisher": 1}


def test_a_tower_that_was_withdrawn_does_not_come_out_again() -> None:
    state = laid({**LOW, **HIGH, "park": 3, "stadium": 1}, {})
    for _ in range(2):
        throw(state, 1)
        answer(state, "build park")
    throw(state, 1)
    answer(state, "build stadium")
    assert rows(state)[2] == {}
    assert GAME.is_table(state)


@pytest.mark.parametrize("market_option", ["all_piles", "ten_piles"])
def test_the_other_markets_are_there_for_every_expansion(market_option: str) -> None:
    options = GAME.complete({"market": market_option, "expansion": "both"})
    state = GAME.start(4, options, 1)
    assert len(market(state)) == (38 if market_option == "all_piles" else 10)
