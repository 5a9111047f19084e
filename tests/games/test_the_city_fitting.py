"""Tables of The City from outside: what cannot be is refused."""

import pytest
from helpers.tables import game_of
from helpers.tampered import Change, asking, is_table, let, more, put, reached, tampered

from citybuilder.core.game import State
from citybuilder.core.laws import at_random
from citybuilder.games.the_city import cards as c

KEY = "the_city"
EVERY = [c.ASK_DISCARD, c.ASK_CHOOSE, c.ASK_PAY, c.ASK_SECOND, c.ASK_TAKE, c.ASK_LIMIT, -1]


def ask_another(data: dict[str, list[list[int]]]) -> None:
    """Not the seat that is asked, but the one after it."""
    data["asked"][0][0] = c.ASK_TAKE


def swap_questions(data: dict[str, list[object]]) -> None:
    data["asked"].reverse()


@pytest.mark.parametrize("kind", EVERY)
def test_every_question_fits_where_it_is_asked(kind: int) -> None:
    assert is_table(KEY, reached(KEY, 3, (), kind))


def test_several_seats_may_have_too_many_cards() -> None:
    state = with_surplus(5)
    assert is_table(KEY, state)
    assert not is_table(KEY, tampered(state, ask_another))


def with_surplus(seats: int) -> State:
    """A table at which two wait for their surplus cards to be laid down."""
    game = game_of(KEY)
    for seed in range(200):
        state = game.start(seats, {}, seed)
        pick = at_random(seed)
        while not state.over:
            if state.asked[-1].kind == c.ASK_LIMIT and len(state.asked) > 1:
                return state
            game.apply(state, pick(state, game.legal(state)))
    raise AssertionError("never two at once")


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        (c.ASK_CHOOSE, put("owned", 0, 3)),
        (c.ASK_CHOOSE, more("symbols", 0)),
        (c.ASK_CHOOSE, let(left=3)),
        (c.ASK_CHOOSE, let(shown_left=3)),
        (c.ASK_CHOOSE, put("sizes", 0, 99)),
        (c.ASK_CHOOSE, more("deck", -1)),
        (c.ASK_CHOOSE, more("hands", -1)),
        (c.ASK_CHOOSE, swap_questions),
        (c.ASK_CHOOSE, ask_another),
        (c.ASK_CHOOSE, put("first", 2, 0)),
        (c.ASK_CHOOSE, put("drew", 2, 1)),
        (c.ASK_CHOOSE, put("points", 0, 999)),
        (c.ASK_CHOOSE, asking(kind=77)),
        (c.ASK_CHOOSE, asking(kind=c.ASK_PAY, amount=1)),
        (c.ASK_CHOOSE, asking(kind=c.ASK_SECOND)),
        (c.ASK_CHOOSE, asking(kind=c.ASK_TAKE)),
        (c.ASK_DISCARD, asking(amount=0)),
        (c.ASK_DISCARD, asking(amount=999)),
        (c.ASK_LIMIT, asking(amount=99)),
        (c.ASK_LIMIT, asking(kind=c.ASK_CHOOSE, amount=0)),
        (c.ASK_LIMIT, put("sat", 1, 1)),
        (c.ASK_LIMIT, more("laid", 0)),
        (c.ASK_CHOOSE, asking(kind=c.ASK_LIMIT, amount=1)),
        (c.ASK_CHOOSE, more("laid", 0)),
        (c.ASK_CHOOSE, more("spare", 0)),
        (c.ASK_PAY, asking(amount=99)),
        (c.ASK_PAY, asking(kind=c.ASK_CHOOSE)),
        (c.ASK_TAKE, asking(kind=c.ASK_CHOOSE)),
        (-1, let(points=[0] * 9)),
    ],
)
def test_what_no_match_comes_to_is_no_table(kind: int, change: Change) -> None:
    assert not is_table(KEY, tampered(reached(KEY, 3, (), kind), change))
