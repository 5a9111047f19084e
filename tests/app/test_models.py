"""The models of the table page: answers in a list, the log in lines."""

from collections.abc import Sequence
from itertools import pairwise

from helpers.tables import game_of
from PySide6.QtCore import Qt

from citybuilder.app.language import set_language, translate
from citybuilder.app.models.actions import KEY, ActionsModel, choices_of
from citybuilder.app.models.log import HEADING, Entry, LogModel, SeatFilter
from citybuilder.cli.narrate import told
from citybuilder.core.game import Event, State
from citybuilder.core.laws import at_random
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.playing.history import retold
from citybuilder.tables.machi_koro.texts import MachiKoroTexts
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import Table, table_of
from citybuilder.tables.texts import Texts, texts_of

GAME = game_of(GAMES[0])
NAMES = ["Ada", "Ben"]
DISPLAY = Qt.ItemDataRole.DisplayRole


def texts() -> Texts:
    return texts_of(GAME.key)(GAME, NAMES, translate)


def table() -> Table:
    return table_of(GAME.key)(texts(), seat_looks(NAMES))


def played(actions: int, seed: int = 1) -> Match[State]:
    match = Match(GAME, 2, {}, seed)
    pick = at_random(seed)
    while len(match.actions) < actions and not match.state.over:
        match.play(pick(match.state, match.legal()))
    return match


def log_of(match: Match[State]) -> LogModel:
    log = LogModel(texts())
    log.follow(retold(match), match.earlier)
    return log


def lines(log: LogModel) -> list[str]:
    return [str(log.data(log.index(row), DISPLAY)) for row in range(log.rowCount())]


# The list of answers


def offered(match: Match[State]) -> ActionsModel:
    model = ActionsModel()
    view = match.view(match.seat)
    model.offer(choices_of(table(), view, match.state.asked[-1], match.legal()))
    return model


def with_spots(seed: int = 1) -> Match[State]:
    """A question with answers on the table and beside it."""
    match = Match(GAME, 2, {}, seed)
    pick = at_random(seed)
    while len(match.legal()) < 11:
        match.play(pick(match.state, match.legal()))
    return match


def test_every_answer_is_in_the_list_once_and_in_words() -> None:
    match = with_spots()
    model = offered(match)
    assert {choice.action for choice in model.choices} == set(match.legal())
    assert model.rowCount() == len(match.legal())
    said = [model.data(model.index(row), DISPLAY) for row in range(model.rowCount())]
    assert len(set(said)) == len(said)


def test_answers_without_a_spot_come_first_and_nine_have_a_key() -> None:
    model = offered(with_spots())
    *others, last = [bool(choice.spot) for choice in model.choices]
    assert others == sorted(others)
    assert not last, "what gives up stands below all others"
    keys = [model.data(model.index(row), KEY) for row in range(model.rowCount())]
    assert keys == [*"123456789", *[""] * (len(keys) - 10), "0"]
    assert model.numbered(9) == model.choices[8]


def test_an_answer_is_found_by_its_piece() -> None:
    model = offered(with_spots())
    some = model.choices[0]
    assert some in model.at_piece(some.spot)
    assert model.choices[model.row_of(some)] == some
    assert model.row_of(None) == -1
    assert model.at_piece("") == []


# The log


def test_the_log_tells_what_the_command_line_tells() -> None:
    match = played(60)
    log = log_of(match)
    expected = [line for _, _, events in retold(match) for line in told(texts(), events)]
    found = [line.text for line in log.lines if line.state is None]
    assert found == expected
    turns = {state.turn for state in match.earlier}
    assert sum(line.state is not None for line in log.lines) == len(turns)


def test_the_log_only_grows_while_a_match_goes_on() -> None:
    match = Match(GAME, 2, {}, 1)
    log = LogModel(texts())
    resets: list[str] = []
    log.modelReset.connect(lambda: resets.append("reset"))
    log.rowsRemoved.connect(lambda *_: resets.append("removed"))
    pick = at_random(1)
    history: list[Entry] = []
    for _ in range(50):
        turn, seat = match.state.turn, match.seat
        history.append((turn, seat, match.play(pick(match.state, match.legal()))))
        before = log.rowCount()
        log.follow(history, match.earlier)
        assert log.rowCount() >= before
    assert resets == []
    assert lines(log) == lines(log_of(match))


def test_what_is_taken_back_leaves_the_log() -> None:
    match = played(40)
    log = log_of(match)
    shorter = match.at(30)
    log.follow(retold(shorter), shorter.earlier)
    assert lines(log) == lines(log_of(shorter))
    longer = match.at(35)
    log.follow(retold(longer), longer.earlier)
    assert lines(log) == lines(log_of(longer))


def test_the_log_speaks_another_language_at_once() -> None:
    log = log_of(played(30))
    english = lines(log)
    try:
        set_language("de")
        log.retell(0)
        german = lines(log)
    finally:
        set_language("en")
    assert len(german) == len(english)
    assert all(german)
    assert german != english
    log.retell(0)
    assert lines(log) == english


def test_a_hidden_event_is_told_only_to_whom_it_concerns() -> None:
    match = played(60)
    entry = next(
        (turn, seat, event)
        for turn, seat, events in retold(match)
        for event in events
        if event.what >= 0 and texts().event(event) != texts().event(Event(*event.plain()[:2]))
    )
    turn, seat, event = entry
    secret = Event(event.kind, event.seat, event.what, event.where, event.amount, only=1)
    log = LogModel(texts())
    log.retell(0)
    log.follow([(turn, seat, [secret])], [])
    hidden = lines(log)
    log.retell(1)
    assert lines(log) == [texts().event(event)] != hidden
    found = log.event_at(0)
    assert found is not None
    assert found.what == event.what


def test_the_log_can_be_filtered_by_player() -> None:
    log = log_of(played(80))
    sieve = SeatFilter(log)
    assert sieve.rowCount() == log.rowCount()
    sieve.show_seats({1})
    shown = [
        log.lines[sieve.mapToSource(sieve.index(row, 0)).row()] for row in range(sieve.rowCount())
    ]
    events = [line for line in shown if line.state is None]
    assert events == [line for line in log.lines if line.state is None and line.seat == 1]
    for heading, after in pairwise(shown):
        assert heading.state is None or after.state is None
    assert shown[-1].state is None
    sieve.show_seats(set())
    assert sieve.rowCount() == log.rowCount()


def test_a_heading_appears_with_its_first_line_in_a_filtered_log() -> None:
    match = played(80)
    whole = retold(match)
    log = LogModel(texts())
    sieve = SeatFilter(log)
    sieve.show_seats({1})
    for length in range(len(whole)):
        log.follow(whole[:length], match.earlier)
    grown = sieve.rowCount()
    sieve.invalidate()
    assert sieve.rowCount() == grown


def test_the_log_marks_where_the_last_turn_of_a_player_ended() -> None:
    history: list[Entry] = retold(played(80))
    while history[-1][1] != 1:
        history.pop()
    log = LogModel(texts())
    log.follow(history, played(80).earlier)
    log.mark_since(0)
    assert log.since > 0
    assert all(log.entries[line.entry][1] == 1 for line in log.lines[log.since :])
    assert log.entries[log.lines[log.since - 1].entry][1] == 0
    assert log.meanwhile(0) == log.lines[log.since :]
    log.mark_since(1)
    assert log.since == -1
    assert log.meanwhile(1) == []


def test_the_log_as_text_sets_turns_apart() -> None:
    log = log_of(played(40))
    text = log.text()
    headings = [line.text for line in log.lines if line.state is not None]
    assert text.startswith(headings[0])
    assert all(f"\n\n{heading}\n" in text for heading in headings[1:-1])
    row = next(row for row, line in enumerate(log.lines) if line.state is None)
    assert log.text([row]) == log.lines[row].text
    assert log.data(log.index(0), HEADING) is True


# Events that are told together


class Joining(MachiKoroTexts):
    """Tells what follows of one kind in one line, and has a heading for every two turns."""

    def joins(self, before: Event, event: Event) -> bool:
        return before.kind == event.kind

    def together(self, events: Sequence[Event]) -> str:
        return " + ".join(self.event(event) for event in events)

    def turn(self, state: State) -> str:
        return f"Turns {(state.turn - 1) // 2}"


def joining_log() -> LogModel:
    match = played(60)
    log = LogModel(Joining(match.game, NAMES, translate))
    log.retell(0)
    log.follow(retold(match), match.earlier)
    return log


def test_events_that_join_are_one_line() -> None:
    log = joining_log()
    joined = [line for line in log.lines if len(line.events) > 1]
    assert joined
    for line in joined:
        assert line.text.count(" + ") >= len(line.events) - 1
        seats = {event.seat for event in line.events}
        assert line.seat == (seats.pop() if len(seats) == 1 else -1)


def test_a_heading_is_not_repeated() -> None:
    headings = [line.text for line in joining_log().lines if line.state is not None]
    assert len(headings) > 3
    assert len(set(headings)) == len(headings)


def test_a_line_about_several_is_found_under_each_of_them() -> None:
    log = joining_log()
    row = next(row for row, line in enumerate(log.lines) if line.events and line.seat == -1)
    sieve = SeatFilter(log)
    for event in log.lines[row].events:
        sieve.show_seats({event.seat})
        assert sieve.mapFromSource(log.index(row)).isValid()
