"""Tables of Machi Koro from outside: what cannot be is refused."""

from typing import Any

import pytest
from helpers.tampered import Change, ask, asking, both, is_table, let, put, reached, tampered

from citybuilder.core.game import State
from citybuilder.games.machi_koro import cards as c

KEY = "machi_koro"
TEN = ("market=ten_piles", "copies=two")


def two_stadiums(data: dict[str, Any]) -> None:
    """One more than anybody may own."""
    data["cities"][6] = 2
    data["full"][0] |= 1 << 6


def twice(data: dict[str, Any]) -> None:
    """More often than there are copies of the card that asks."""
    data["asked"].append(data["asked"][-1])


def one_pile_less(data: dict[str, Any]) -> None:
    kind = next(at for at, copies in enumerate(data["market"]) if copies > 0)
    data["market"][kind] = 0
    data["on_sale"] &= ~(1 << kind)


def table(kind: int, *options: str) -> State:
    return reached(KEY, 3, options or TEN, kind, 12)


@pytest.mark.parametrize("kind", [-1, c.ASK_ROLL, c.ASK_REROLL, c.ASK_ROB, c.ASK_GIVE, c.ASK_TAKE])
def test_every_question_fits_where_it_is_asked(kind: int) -> None:
    assert is_table(KEY, table(kind, "market=all_piles"))


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        (c.ASK_ROLL, two_stadiums),
        (c.ASK_ROLL, let(on_sale=0)),
        (c.ASK_ROLL, put("full", 0, 1)),
        (c.ASK_ROLL, both(put("working", 0, 8), put("built", 0, 7))),
        (c.ASK_ROLL, put("built", 0, 15)),
        (c.ASK_ROLL, let(active=9)),
        (c.ASK_ROLL, asking(amount=1)),
        (c.ASK_ROLL, asking(what=3)),
        (c.ASK_ROLL, asking(kind=77)),
        (c.ASK_ROLL, asking(kind=c.ASK_ROB, what=3)),
        (c.ASK_ROLL, ask([c.ASK_ROLL, 0, -1, 0], [c.ASK_ROLL, 0, -1, 0])),
        (c.ASK_BUILD, let(first_die=0)),
        (c.ASK_BUILD, ask([c.ASK_BUILD, 0, -1, 0], [c.ASK_BUILD, 0, -1, 0])),
        (c.ASK_REROLL, let(working=[0, 0, 0])),
        (c.ASK_ROB, asking(what=99)),
        (c.ASK_ROB, asking(what=0)),
        (c.ASK_GIVE, asking(what=0)),
        (c.ASK_GIVE, twice),
        (c.ASK_TAKE, twice),
        (c.ASK_TAKE, asking(what=7)),
        (-1, let(built=[0, 0, 0], working=[0, 0, 0])),
    ],
)
def test_what_no_match_comes_to_is_no_table(kind: int, change: Change) -> None:
    assert not is_table(KEY, tampered(table(kind, "market=all_piles"), change))


EVERYTHING = ("market=three_rows", "expansion=both")
NEW = (c.ASK_RAISE, c.ASK_DEMOLISH, c.ASK_SEND, c.ASK_CLOSE, c.ASK_INVEST)


@pytest.mark.parametrize("kind", [-1, *NEW])
def test_every_question_of_the_expansion_fits_where_it_is_asked(kind: int) -> None:
    assert is_table(KEY, reached(KEY, 3, EVERYTHING, kind, 12))


def shut_tower(data: dict[str, Any]) -> None:
    data["cities"][6], data["closed"][6] = 1, 1
    data["full"][0] |= 1 << 6


def nobody_invested(data: dict[str, Any]) -> None:
    """Coins on a card that nobody has."""
    for seat in range(3):
        data["cities"][seat * 38 + 36] = 0
        data["full"][seat] &= ~(1 << 36)
    data["invested"] = [1, 0, 0]


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        (c.ASK_ROLL, shut_tower),
        (c.ASK_ROLL, put("closed", 4, 99)),
        (c.ASK_ROLL, nobody_invested),
        (c.ASK_ROLL, let(raised=1)),
        (c.ASK_ROLL, let(raised=2, first_die=3, second_die=4)),
        (c.ASK_ROLL, let(catch=1)),
        (c.ASK_ROLL, let(due=True)),
        (c.ASK_ROLL, put("built", 0, 0)),
        (c.ASK_ROLL, let(rows=False)),
        (c.ASK_RAISE, let(working=[64, 64, 64])),
        (c.ASK_INVEST, nobody_invested),
        (c.ASK_INVEST, asking(amount=1)),
        (c.ASK_DEMOLISH, asking(amount=0)),
        (c.ASK_DEMOLISH, asking(what=3)),
        (c.ASK_SEND, asking(amount=1000)),
        (c.ASK_SEND, asking(what=-1)),
        (c.ASK_CLOSE, asking(what=2)),
        (c.ASK_CLOSE, asking(amount=1)),
    ],
)
def test_what_no_match_of_the_expansion_comes_to_is_no_table(kind: int, change: Change) -> None:
    assert not is_table(KEY, tampered(reached(KEY, 3, EVERYTHING, kind, 12), change))


def test_a_row_has_as_many_piles_as_it_should() -> None:
    state = reached(KEY, 3, EVERYTHING, c.ASK_ROLL, 12)
    assert not is_table(KEY, tampered(state, one_pile_less))


def test_as_many_piles_lie_open_as_there_should() -> None:
    state = table(c.ASK_ROLL)
    assert is_table(KEY, state)
    assert not is_table(KEY, tampered(state, one_pile_less))
