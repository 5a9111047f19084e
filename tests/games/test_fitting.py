"""Every table that a match comes to is one, whatever the game, its options and players."""

from functools import partial

import pytest
from helpers.builds import COMPILED
from helpers.matches import advice_of
from helpers.tables import Table, every_full, every_game, every_look
from helpers.tampered import tampered

from citybuilder.core.game import Game, State
from citybuilder.core.laws import at_random, by_preference
from citybuilder.core.match import Match
from citybuilder.core.plain import BadSnapshot, fields
from citybuilder.core.soundness import check_bounds, check_sound
from citybuilder.store.sheets.lessons import load_lessons


def played(table: Table, seed: int) -> list[State]:
    """Some tables of a match without sense and one with it."""
    found = []
    for pick in (at_random(seed), by_preference(advice_of(table.game), seed)):
        match = Match(table.game, table.seats, table.options, seed)
        while not match.state.over:
            match.play(pick(match.state, match.legal()))
        found += [*match.earlier[::25], match.state]
    return found


@pytest.mark.no_cover
@(every_look if COMPILED else every_full)  # whole matches take their time
def test_every_table_of_a_match_is_one(table: Table) -> None:
    game = table.game
    start = game.start(table.seats, table.options, 5)
    for state in played(table, 5):
        check_bounds(game, state, start)
        assert game.is_table(state)
    check_sound(game, state, game.inventory(start))


@pytest.mark.no_cover
@every_full
def test_every_field_is_bounded_or_never_changes(table: Table) -> None:
    game = table.game
    start = game.start(table.seats, table.options, 5)
    for name in fields(start):
        if isinstance(getattr(start, name), bool):
            continue
        for number in (1 << 60, -(1 << 60)):
            state = tampered(start, partial(spoil, name, number))
            with pytest.raises(BadSnapshot):
                check_bounds(game, state, start)


def spoil(name: str, number: int, data: dict[str, object]) -> None:
    """The first number of a field is far too large; where there is none, there is one more."""
    value = data[name]
    if name == "asked":
        data[name] = [[0, number, -1, 0]]
    elif isinstance(value, list):
        data[name] = [number, *value[1:]]
    else:
        data[name] = number


@every_game
def test_tables_of_lessons_are_such_as_a_match_comes_to(game: Game[State]) -> None:
    for lesson in load_lessons(game.key):
        match = lesson.match(game)
        start = game.start(match.seats, match.options, lesson.seed)
        check_bounds(game, match.state, start)
        check_sound(game, match.state, game.inventory(start))
