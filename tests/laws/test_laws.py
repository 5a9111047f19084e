"""Laws 1 to 8 over every game, number of seats and option."""

import pytest
from helpers.builds import COMPILED
from helpers.long import long_if
from helpers.matches import advice_of
from helpers.tables import LOOKS, OTHERS, Table, every_game, every_look

from citybuilder.core.game import BadOption, Game, State
from citybuilder.core.laws import at_random, by_preference, check_match
from citybuilder.core.match import Match
from citybuilder.core.plain import plain

SEEDS = 6 if COMPILED else 3


def matches(tables: list[Table]) -> pytest.MarkDecorator:
    """Several at every table; in short one at each of these, so that every table has its match."""
    found = [
        pytest.param(
            table, seed, id=f"{table}-{seed}", marks=long_if(seed > 0 or table not in tables)
        )
        for table in [*LOOKS, *OTHERS]
        for seed in range(SEEDS)
    ]
    return pytest.mark.parametrize(("table", "seed"), found)


@matches(OTHERS)
def test_a_random_match_keeps_the_laws(table: Table, seed: int) -> None:
    match = check_match(table.game, table.seats, table.options, seed, at_random(seed))
    assert match.state.over


@matches(LOOKS)
def test_a_sensible_match_keeps_the_laws(table: Table, seed: int) -> None:
    pick = by_preference(advice_of(table.game), 100 + seed)
    match = check_match(table.game, table.seats, table.options, 100 + seed, pick)
    assert match.state.over


@every_look
def test_advice_is_positive_and_changes_nothing(table: Table) -> None:
    """Weights rest on what the seat may know. Strengths of all seats are compared with one another
    in a world that a bot imagines, in which others may have chosen what it does not see."""
    match = Match(table.game, table.seats, table.options, 7)
    pick = by_preference(advice_of(table.game), 7)
    while not match.state.over:
        before = plain(match.state)
        actions = match.legal()
        weights = advice_of(table.game).prefer(match.state, actions)
        assert len(weights) == len(actions)
        assert min(weights) > 0
        view = match.view(match.seat)
        assert advice_of(table.game).prefer(view, actions) == weights
        for seat in range(table.seats):
            assert advice_of(table.game).advise(match.state, seat) > 0
            assert advice_of(table.game).advise(match.view(seat), seat) > 0
        if advice_of(table.game).is_minor(match.state.asked[-1]):
            assert advice_of(table.game).advised(match.state, actions) in actions
        assert plain(match.state) == before
        match.play(pick(match.state, actions))
    assert all(advice_of(table.game).advise(match.state, seat) > 0 for seat in range(table.seats))


@every_look
def test_a_sensible_player_beats_a_random_one(table: Table) -> None:
    """The weights that bots roll out with have to mean something."""
    wins = 0.0
    games = 12
    for seed in range(games):
        favourite = seed % table.seats
        match = Match(table.game, table.seats, table.options, seed)
        chance, choice = at_random(seed), by_preference(advice_of(table.game), seed)
        while not match.state.over:
            pick = choice if match.seat == favourite else chance
            match.play(pick(match.state, match.legal()))
        wins += table.game.result(match.state)[favourite]
    assert wins > games * 1.5 / table.seats


@every_game
def test_neighbouring_seeds_give_different_matches(game: Game[State]) -> None:
    seats = game.players[0]
    finals = set()
    for seed in range(20):
        match = Match(game, seats, {}, seed)
        pick = at_random(1)
        for _ in range(40):
            match.play(pick(match.state, match.legal()))
        finals.add(repr(plain(match.state)))
    assert len(finals) == 20


@every_game
def test_options_are_settled_or_refused(game: Game[State]) -> None:
    defaults = {option.key: option.default for option in game.options}
    assert game.complete({}) == defaults
    for option in game.options:
        assert option.default in option.choices
        for choice in option.choices:
            assert game.complete({option.key: choice}) == {**defaults, option.key: choice}
        with pytest.raises(BadOption, match=f"{option.key}=nonsense"):
            game.complete({option.key: "nonsense"})
    with pytest.raises(BadOption, match="nonsense=1"):
        game.complete({"nonsense": "1"})
