"""Decisions, actions and events: small values that compare, hide and say what they are."""

from helpers.tables import game_of
from hypothesis import given
from hypothesis import strategies as st

from citybuilder.core.game import NONE, UNKNOWN, Action, Decision, Event, Option, State
from citybuilder.core.plain import plain
from citybuilder.games import GAMES

numbers = st.integers(-2, 300)
fours = st.tuples(numbers, numbers, numbers, numbers)


@given(fours, fours)
def test_actions_are_equal_exactly_when_their_numbers_are(
    one: tuple[int, int, int, int], other: tuple[int, int, int, int]
) -> None:
    assert (Action(*one) == Action(*other)) == (one == other)
    assert (Action(*one) != Action(*other)) == (one != other)
    assert Action(*one) == Action(*one)
    assert hash(Action(*one)) == hash(Action(*one))


def test_each_number_of_an_action_counts() -> None:
    actions = {Action(), Action(1), Action(what=1), Action(where=1), Action(amount=1)}
    assert len(actions) == 5
    assert Action() in actions


def test_an_action_is_no_list() -> None:
    assert Action(1, 2, 3, 4) != [1, 2, 3, 4]


@given(fours)
def test_an_action_says_its_numbers(four: tuple[int, int, int, int]) -> None:
    action = Action(*four)
    assert action.plain() == list(four)
    assert repr(action) == f"Action({four[0]}, {four[1]}, {four[2]}, {four[3]})"


def test_what_is_not_said_means_nothing() -> None:
    assert Action(3).plain() == [3, NONE, NONE, 0]
    assert Decision(3, 1).plain() == [3, 1, NONE, 0]
    assert Event(3).plain() == [3, NONE, NONE, NONE, 0, NONE]
    option = Option()
    assert (option.key, option.choices, option.default) == ("", (), "")
    assert not option.makes_another_game


def test_a_public_event_is_seen_by_everybody() -> None:
    event = Event(1, 2, 3, 4, 5)
    assert all(event.seen_by(seat).plain() == event.plain() for seat in range(4))


def test_a_private_event_hides_what_it_is_about() -> None:
    event = Event(1, 2, 3, 4, 5, only=2)
    assert event.seen_by(2).plain() == [1, 2, 3, 4, 5, 2]
    for seat in (0, 1, 3):
        assert event.seen_by(seat).plain() == [1, 2, UNKNOWN, 4, 5, 2]


def test_a_hidden_event_stays_hidden() -> None:
    hidden = Event(1, 2, 3, 4, 5, only=2).seen_by(0)
    assert hidden.seen_by(2).what == UNKNOWN


def test_a_table_tells_only_while_somebody_records() -> None:
    game = game_of(GAMES[0])
    state = game.start(game.players[0], game.complete({}), 1)
    assert state.events is None
    state.tell(1, 2)
    assert state.events is None
    events: list[Event] = []
    frames: list[State] = []
    state.events = events
    state.tell(1, 2, 3, 4, 5, 6)
    state.frames = frames
    state.tell(7)
    assert [plain(frame) for frame in frames] == [plain(state)]
    assert frames[0].events is None
    assert frames[0].frames is None
    assert [event.plain() for event in events] == [[1, 2, 3, 4, 5, 6], [7, -1, -1, -1, 0, -1]]
    assert state.copy().events is None


def test_nothing_is_answered_in_secret_where_all_lies_open() -> None:
    found = [game for game in map(game_of, GAMES) if game.is_open]
    assert found
    assert not any(game.is_secret(Decision()) for game in found)
