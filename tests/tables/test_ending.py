"""What a finished match shows and tells: it adds up, lies on the table, and betrays nothing."""

from functools import cache

import pytest
from helpers.tables import every_game, game_of

from citybuilder.core.game import Game, State
from citybuilder.core.laws import at_random
from citybuilder.core.match import Match
from citybuilder.core.score import total
from citybuilder.games import GAMES
from citybuilder.playing.history import retold
from citybuilder.tables.ending import Past, best_round, came_back, led
from citybuilder.tables.placement import Size
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import Table, table_of
from citybuilder.tables.texts import texts_of
from citybuilder.words.catalogue import translator

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil"]
ROOM = Size(1000, 580)


@cache
def finished(key: str, seats: int = 3) -> Match[State]:
    match, pick = Match(game_of(key), seats, {}, 8), at_random(8)
    while not match.state.over:
        match.play(pick(match.state, match.legal()))
    return match


def table_for(game: Game[State], seats: int = 3, language: str = "en") -> Table:
    texts = texts_of(game.key)(game, NAMES[:seats], translator(language))
    return table_of(game.key)(texts, seat_looks(NAMES[:seats]))


def past_of(match: Match[State], reader: int) -> Past:
    states = [match.game.observe(state, reader) for state in [*match.earlier, match.state]]
    told = [
        (turn, seat, [event.seen_by(reader) for event in events])
        for turn, seat, events in retold(match)
    ]
    return Past(match.game, states, told)


@every_game
def test_what_is_counted_adds_up_to_the_score(game: Game[State]) -> None:
    match, table = finished(game.key), table_for(game)
    for seat, lines in enumerate(game.scores(match.state)):
        steps = table.counted(match.state, seat)
        assert sum(step.points for step in steps) == total(lines)
        assert steps


@every_game
def test_the_pieces_that_count_lie_on_the_table_of_everybody(game: Game[State]) -> None:
    match, table = finished(game.key), table_for(game)
    for viewer in range(match.seats):
        placed = {piece.key for piece in table.place(match.view(viewer), viewer, ROOM)}
        for seat in range(match.seats):
            for step in table.counted(match.view(viewer), seat):
                assert step.keys
                assert set(step.keys) <= placed


@every_game
def test_a_portrait_fits_into_its_room_and_shows_what_was_built(game: Game[State]) -> None:
    match, table, room = finished(game.key), table_for(game), Size(600, 380)
    for seat in range(match.seats):
        placed = table.portrait(match.view(seat), seat, room)
        assert len(placed) > 1
        for piece in placed:
            assert piece.x >= -4
            assert piece.x + piece.w <= room.width + 4
            assert piece.y >= -4
            assert piece.y + piece.h <= room.height + 4


@pytest.mark.parametrize("key", ["machi_koro", "the_city"])
def test_a_small_city_lies_in_the_middle_of_its_portrait(key: str) -> None:
    match, table, room = finished(key), table_for(game_of(key)), Size(600, 380)
    for seat in range(match.seats):
        placed = table.portrait(match.view(seat), seat, room)
        city = [piece for piece in placed if piece.key.startswith("city/")]
        left = min(piece.x for piece in city)
        assert left == pytest.approx(room.width - max(piece.x + piece.w for piece in city))


@pytest.mark.parametrize("seed", range(6))
def test_of_the_shortest_match_there_is_something_to_tell(seed: int) -> None:
    """Machi Koro may be over before anybody was rich, robbed or patient."""
    match, pick = Match(game_of("machi_koro"), 2, {}, seed), at_random(seed)
    while not match.state.over:
        match.play(pick(match.state, match.legal()))
    *_, roll, first = table_for(match.game, 2).facts(past_of(match, 0))
    assert roll.startswith("Most frequent roll: ")
    assert first.startswith("First landmark: ")


def test_the_best_round_belongs_to_all_who_had_one_as_good() -> None:
    ends = [(0, [0, 0]), (1, [3, 5]), (2, [8, 10])]
    assert best_round(ends) == (5, [1], 1)
    assert best_round([*ends, (3, [16, 18])]) == (8, [0, 1], 3)


def test_of_a_match_of_which_only_the_end_is_known_no_round_is_best() -> None:
    assert best_round([(7, [40, 38])])[0] == 0


@every_game
def test_only_what_everybody_knows_is_told_of_a_match(game: Game[State]) -> None:
    match, table = finished(game.key), table_for(game)
    told = [table.facts(past_of(match, reader)) for reader in range(match.seats)]
    assert len(told[0]) >= 2
    assert all(each == told[0] for each in told)


@pytest.mark.parametrize("key", GAMES)
def test_facts_are_told_in_german_too(key: str) -> None:
    match = finished(key)
    past = past_of(match, 0)
    english = table_for(match.game).facts(past)
    german = table_for(match.game, language="de").facts(past)
    assert len(german) == len(english)
    assert not set(german) & set(english)


def test_a_comeback_is_told_with_how_far_it_was() -> None:
    texts = table_for(game_of(GAMES[0])).texts
    ends = [(1, [3, 4, 0]), (2, [9, 5, 0]), (3, [10, 12, 0])]
    assert came_back(1, ends, texts) == ["Turn 2: Ben is still 4 landmarks behind Ada."]
    assert came_back(1, [(1, [1, 0]), (2, [2, 9])], texts) == []


def test_a_lead_is_told_only_where_it_was_kept() -> None:
    texts = table_for(game_of(GAMES[0])).texts
    kept = [(1, [1, 0]), (2, [1, 1]), (3, [1, 2]), (4, [2, 4])]
    assert led(1, kept, texts) == ["Turn 3: Ben takes the lead and keeps it to the end."]
    assert led(1, [*kept, (5, [4, 4])], texts) == []
    assert led(1, [(1, [0, 0]), (2, [0, 1])], texts) == []
    wild = [(turn, [turn % 2, (turn + 1) % 2]) for turn in range(1, 6)]
    assert led(0, wild, texts) == ["The lead changes 4 times."]
