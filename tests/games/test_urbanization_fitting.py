"""Tables of Urbanization from outside: what cannot be is refused."""

from typing import Any

import pytest
from helpers.tampered import (
    Change,
    ask,
    asking,
    both,
    check_whole,
    is_table,
    let,
    more,
    put,
    reached,
    tampered,
)
from helpers.urbanization import GAME

from citybuilder.core.game import NONE
from citybuilder.core.laws import at_random
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization import fitting
from citybuilder.games.urbanization.state import UrbanizationState

KEY = "urbanization"
INVENTIONS = ("inventions=yes",)
EVERY = [-1, *range(c.ASK_STEP + 1)]


def owned(data: dict[str, Any], name: str, value: int) -> None:
    """Set the entry of the first region that belongs to somebody."""
    region = next(at for at, owner in enumerate(data["owner"]) if owner >= 0)
    data[name][region] = value


def free_region(data: dict[str, Any]) -> int:
    found: int = data["owner"].index(c.FREE)
    return found


def house_on_free_land(data: dict[str, Any]) -> None:
    data["plots"][free_region(data) * c.PLOTS] = c.HOUSE


def price_on_owned_land(data: dict[str, Any]) -> None:
    owned(data, "prices", 1)


def field_on_empty_slot(data: dict[str, Any]) -> None:
    data["display"][0] = NONE
    data["fields"][0] = 0


def order_without_factory(data: dict[str, Any]) -> None:
    data["used"][data["top"].index(NONE) * c.COLOUR_COUNT] = 1


def card_without_stack(data: dict[str, Any]) -> None:
    data["top"][data["top"].index(NONE)] = 0


@pytest.mark.parametrize("kind", EVERY)
def test_every_question_fits_where_it_is_asked(kind: int) -> None:
    assert is_table(KEY, reached(KEY, 3, INVENTIONS, kind))


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        (c.ASK_ACTION, put("owner", 0, c.CLOSED)),
        (c.ASK_ACTION, let(plots=[c.NO_PLOT] * 48)),
        (c.ASK_ACTION, put("plots", 0, c.ADMINISTRATION)),
        (c.ASK_ACTION, put("plots", 1, c.HOUSE)),
        (c.ASK_ACTION, house_on_free_land),
        (c.ASK_ACTION, price_on_owned_land),
        (c.ASK_ACTION, more("free", 0)),
        (c.ASK_ACTION, more("cottages", 0)),
        (c.ASK_ACTION, card_without_stack),
        (c.ASK_ACTION, order_without_factory),
        (c.ASK_ACTION, field_on_empty_slot),
        (c.ASK_ACTION, put("display", 0, NONE)),
        (c.ASK_ACTION, put("display", 0, 17)),
        (c.ASK_ACTION, put("inventor", 0, c.OUT)),
        (c.ASK_ACTION, put("inventor", 0, 0)),
        (c.ASK_ACTION, let(orders=[8] * 9)),
        (c.ASK_ACTION, let(character=[0, 0, 0])),
        (c.ASK_ACTION, let(helping=c.PROFESSOR, character=[0, 1, 2])),
        (c.ASK_ACTION, let(phase=0)),
        (c.ASK_ACTION, let(acted=3)),
        (c.ASK_ACTION, let(round=0)),
        (c.ASK_ACTION, asking(seat=99)),
        (c.ASK_ACTION, asking(kind=77)),
        (c.ASK_ACTION, asking(what=1)),
        (c.ASK_ACTION, asking(kind=c.ASK_SPREAD, what=99)),
        (c.ASK_ACTION, asking(kind=c.ASK_SHIFT, what=99)),
        (c.ASK_ACTION, asking(kind=c.ASK_SETTLE, what=99)),
        (c.ASK_ACTION, asking(kind=c.ASK_GOODS, what=99)),
        (c.ASK_ACTION, asking(kind=c.ASK_GOODS, what=17)),
        (c.ASK_ACTION, ask([c.ASK_ACTION, 0, -1, 0], [c.ASK_ACTION, 0, -1, 0])),
        (c.ASK_LIFT, asking(amount=99)),
        (c.ASK_SHIFT, asking(amount=0)),
        (c.ASK_USE, asking(what=NONE)),
        (c.ASK_BUILD, asking(what=c.FACTORY)),
        (c.ASK_BUY, asking(what=16)),
        (c.ASK_SOW, asking(amount=99)),
        (c.ASK_GOODS, asking(amount=-1)),
        (c.ASK_STEP, asking(what=9)),
        (c.ASK_STEP, asking(amount=0)),
        (c.ASK_SELL, asking(amount=999)),
        (c.ASK_GRAIN, asking(what=3)),
        (c.ASK_SPREAD, asking(amount=9)),
        (-1, let(round=3)),
    ],
)
def test_what_no_match_comes_to_is_no_table(kind: int, change: Change) -> None:
    assert not is_table(KEY, tampered(reached(KEY, 3, INVENTIONS, kind, 2), change))


def refused(character: int) -> UrbanizationState:
    """Somebody could act with the help of this character only, and does without it."""
    for seed in range(200):
        state, pick = GAME.start(2, {c.WITH_INVENTIONS: c.NO}, seed), at_random(seed)
        while not state.over:
            if state.asked[-1].kind == c.ASK_ACTION and state.asked[-1].what == character:
                return state
            GAME.apply(state, pick(state, GAME.legal(state)))
    raise AssertionError(f"nobody does without {character}")


@pytest.mark.no_cover
@pytest.mark.parametrize("character", [c.BROKER, c.ARCHITECT])
def test_whoever_does_without_a_character_that_is_needed_sits_at_a_table(character: int) -> None:
    state = refused(character)
    check_whole(KEY, state, {c.WITH_INVENTIONS: c.NO})
    seat = state.asked[-1].seat
    rich = more("money", seat, 20)  # needs nobody
    for change in (asking(amount=1), asking(what=1 - character), put("spent", seat, 1), rich):
        assert not is_table(KEY, tampered(state, change))


@pytest.mark.parametrize(
    "change",
    [
        let(phase=1),
        ask([c.ASK_START, 0, -1, 0], [c.ASK_START, 0, -1, 0], [c.ASK_START, 1, -1, 0]),
        ask(*[[c.ASK_START, 0, -1, 0]] * 5),
        asking(kind=c.ASK_ACTION),
        both(more("markers", 0, 0), put("spent", 0, 1)),
    ],
)
def test_start_houses_are_set_one_after_the_other(change: Change) -> None:
    assert not is_table(KEY, tampered(reached(KEY, 3, INVENTIONS, c.ASK_START), change))


def test_the_newest_card_of_a_factory_lies_on_top() -> None:
    state = reached(KEY, 3, INVENTIONS, c.ASK_GOODS).copy()
    assert isinstance(state, UrbanizationState)
    assert fitting.factories_fit(GAME.box, state)
    at = next(number for number, top in enumerate(state.top) if top != NONE)
    state.holder[17] = at
    assert not fitting.factories_fit(GAME.box, state)


def test_without_inventions_nobody_stands_on_their_track() -> None:
    state = reached(KEY, 2, (), c.ASK_ACTION)
    assert is_table(KEY, state)
    assert not is_table(KEY, tampered(state, put("pins", 0, 1)))
