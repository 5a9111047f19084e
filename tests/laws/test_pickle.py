"""Everything that crosses to a worker process arrives as it left; compiled classes break easily."""

import copy
import pickle
from typing import TypeVar

from helpers.tables import Table, every_game, every_look

from citybuilder.core.game import Action, BadOption, Decision, Event, Game, Option, State
from citybuilder.core.laws import LawBroken, at_random
from citybuilder.core.match import Match, Record
from citybuilder.core.plain import plain
from citybuilder.core.rng import Rng
from citybuilder.core.score import ScoreLine

T = TypeVar("T")


def through(thing: T) -> T:
    """What a worker process receives."""
    received: T = pickle.loads(pickle.dumps(thing))
    return received


@every_look
def test_a_game_and_its_states_survive_pickling(table: Table) -> None:
    game = through(table.game)
    match = Match(table.game, table.seats, table.options, 5)
    pick = at_random(5)
    while not match.state.over:
        received = through(match.view(match.seat))
        assert plain(received) == plain(match.view(match.seat))
        state = through(match.state)
        assert plain(state) == plain(match.state)
        assert game.legal(state) == match.legal()
        action = pick(match.state, match.legal())
        events = match.play(action)
        game.apply(state, through(action))
        assert plain(state) == plain(match.state)
        assert [through(event).plain() for event in events] == [event.plain() for event in events]
    assert game.result(state) == table.game.result(match.state)
    assert game.inventory(state) == table.game.inventory(match.state)


@every_game
def test_a_pickled_game_is_the_same_game(game: Game[State]) -> None:
    other = through(game)
    assert type(other) is type(game)
    assert (other.key, other.players, other.longest) == (game.key, game.players, game.longest)
    for option, same in zip(game.options, other.options, strict=True):
        assert (same.key, same.choices, same.default) == (
            option.key,
            option.choices,
            option.default,
        )


def test_records_survive_pickling_and_deep_copies() -> None:
    for same in (through, copy.deepcopy):
        assert same(Action(1, 2, 3, 4)) == Action(1, 2, 3, 4)
        assert same(Decision(1, 2, 3, 4)).plain() == [1, 2, 3, 4]
        assert same(Event(1, 2, 3, 4, 5, 6)).plain() == [1, 2, 3, 4, 5, 6]
        assert same(Rng(77)).value == 77
        line = same(ScoreLine(1, 2, 3, [4, 5]))
        assert [line.rule, line.count, line.points, line.where] == [1, 2, 3, [4, 5]]
        option = same(Option("key", ("a", "b"), "b"))
        assert (option.key, option.choices, option.default) == ("key", ("a", "b"), "b")
        record = same(Record("key", 2, {"a": "b"}, -5, {"turn": 1}, [[0, -1, -1, 1]]))
        assert (record.game, record.seats, record.options) == ("key", 2, {"a": "b"})
        assert (record.seed, record.begin, record.actions) == (-5, {"turn": 1}, [[0, -1, -1, 1]])


def test_errors_survive_pickling() -> None:
    broken = through(LawBroken(7, "a coin is gone"))
    assert (broken.law, broken.reason, str(broken)) == (
        7,
        "a coin is gone",
        "law 7: a coin is gone",
    )
    assert isinstance(through(BadOption("key", "choice")), BadOption)
