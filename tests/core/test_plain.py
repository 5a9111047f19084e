"""A plain form that no table can have is refused."""

import pytest
from helpers.tables import game_of

from citybuilder.core.game import Decision, State
from citybuilder.core.plain import BadSnapshot, Plain, plain, restore
from citybuilder.games import GAMES

GAME = game_of(GAMES[0])


def table() -> State:
    return GAME.start(GAME.players[0], GAME.complete({}), 1)


def blank() -> State:
    return type(table())()


def changed(**fields: object) -> Plain:
    return {**plain(table()), **fields}


def test_a_table_is_the_same_after_saving() -> None:
    state = table()
    state.asked.append(Decision(1, 1, 2, 3))
    assert plain(restore(blank(), plain(state))) == plain(state)


def test_what_somebody_records_is_no_part_of_the_table() -> None:
    state = table()
    before = plain(state)
    state.events = []
    assert plain(state) == before
    assert "events" not in before


def test_the_plain_form_shares_nothing_with_the_table() -> None:
    state = table()
    data = plain(state)
    restored = restore(blank(), data)
    restored.asked.clear()
    restored.rng.below(6)
    assert plain(state) == data


@pytest.mark.parametrize(
    "fields",
    [
        {"asked": 5},
        {"asked": [5]},
        {"asked": [[1, 2, 3]]},
        {"asked": [[1, 2, 3, "4"]]},
        {"asked": None},
        {"over": 1},
        {"over": "false"},
        {"turn": "1"},
        {"turn": True},
        {"turn": 1.0},
        {"turn": None},
        {"turn": 1 << 80},
        {"turn": -(1 << 80)},
        {"turn": [1]},
        {"rng": []},
        {"rng": 1 << 63},
        {"unheard_of": 1},
    ],
    ids=str,
)
def test_a_wrong_field_is_refused(fields: dict[str, object]) -> None:
    with pytest.raises(BadSnapshot):
        restore(blank(), changed(**fields))


def test_a_missing_field_is_refused() -> None:
    data = plain(table())
    del data["turn"]
    with pytest.raises(BadSnapshot, match="fields"):
        restore(blank(), data)


def test_what_came_with_a_later_version_is_as_at_the_start() -> None:
    game = game_of("the_city")
    state = game.start(3, {}, 1)
    for name in state.younger_fields():
        data = plain(state)
        del data[name]
        assert plain(restore(game.start(3, {}, 2), data)) == plain(state)
        with pytest.raises(BadSnapshot, match="fields"):
            restore(game.start(3, {}, 2), {**data, "unheard_of": 1})


def test_lists_of_numbers_hold_numbers() -> None:
    names = [name for name, value in plain(table()).items() if isinstance(value, list)]
    for name in names:
        for wrong in (["1"], [None], [[["1"]]], 7):
            with pytest.raises(BadSnapshot, match=name):
                restore(blank(), changed(**{name: wrong}))
