"""Every legal answer of every game has a word of its own, which means that answer."""

import pytest
from helpers.matches import advice_of
from helpers.tables import TABLES, Table

from citybuilder.core.laws import at_random, by_preference
from citybuilder.core.match import Match


@pytest.mark.parametrize("table", TABLES, ids=map(str, TABLES))
def test_words_and_answers_are_the_same(table: Table) -> None:
    game = table.game
    for pick in (at_random(5), by_preference(advice_of(game), 5)):
        match = Match(game, table.seats, table.options, 5)
        while not match.state.over:
            actions = match.legal()
            words = [game.written(action) for action in actions]
            assert len(set(words)) == len(words)
            assert [game.read(word) for word in words] == actions
            match.play(pick(match.state, actions))
