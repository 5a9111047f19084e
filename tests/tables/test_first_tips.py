"""Tips come at their moment, in their order and once, and every one of them can come at all."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from helpers.matches import advice_of
from helpers.tables import every_game, game_of, option_sets
from strict import NAMES, every_language, good, texts_for

from citybuilder.core.game import UNKNOWN, Decision, Event, Game, State
from citybuilder.core.laws import at_random
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.tables.first_tips import Moment, Tip, Whose, due, moments, tips_of
from citybuilder.tables.placement import LEAST_HEIGHT, LEAST_WIDTH, Size
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import Table, table_of

LONGEST = 140  # characters that are read at a glance
MATCHES = 30
STEPS = 600  # of a match; who plays always the same way may not come to an end
PAID, ASKED = 4, 7  # kinds
ROOM = Size(LEAST_WIDTH, LEAST_HEIGHT)


def at_beginning() -> Match[State]:
    return Match(game_of(GAMES[0]), 2, {}, 1)


def now(*events: Event, me: int = 0, asked: Decision | None = None) -> list[Moment]:
    match = at_beginning()
    return moments(match.game, match.view(me), me, events, asked)


def keys(found: list[tuple[Tip, Moment]]) -> list[str]:
    return [tip.key for tip, _ in found]


# The kit


@pytest.mark.parametrize(
    ("whose", "seat", "where", "matters"),
    [
        (Whose.ANYBODY, 1, -1, True),
        (Whose.MINE, 0, 1, True),
        (Whose.MINE, 1, 0, False),
        (Whose.ANOTHERS, 1, 0, True),
        (Whose.ANOTHERS, 0, 1, False),
        (Whose.TO_ME, 1, 0, True),
        (Whose.TO_ME, 1, 2, False),
        (Whose.TO_ME, 0, 0, False),
    ],
)
def test_an_event_matters_to_whom_it_is_about(
    whose: Whose, seat: int, where: int, matters: bool
) -> None:
    tip = Tip("tip", "Text.", event=PAID, whose=whose)
    assert bool(due([tip], (), now(Event(PAID, seat, where=where)))) == matters
    assert not due([tip], (), now(Event(PAID + 1, seat, where=where)))


def test_a_question_matters_when_it_is_asked() -> None:
    tip = Tip("tip", "Text.", asked=ASKED)
    assert due([tip], (), now(asked=Decision(ASKED)))
    assert not due([tip], (), now(asked=Decision(ASKED + 1)))
    assert not due([tip], (), now(Event(ASKED)))
    assert not due([tip], (), now())


def test_a_condition_is_asked_about_the_moment() -> None:
    tip = Tip("tip", "Text.", event=PAID, when=lambda moment: moment.event.amount > 1)
    assert not due([tip], (), now(Event(PAID, amount=1)))
    [(_, moment)] = due([tip], (), now(Event(PAID, amount=2), Event(PAID, amount=1)))
    assert moment.event.amount == 2


def test_tips_come_in_their_own_order_and_once() -> None:
    first, second = Tip("first", "One.", asked=ASKED), Tip("second", "Two.", event=PAID)
    moment = now(Event(PAID), asked=Decision(ASKED))
    assert keys(due([first, second], (), moment)) == ["first", "second"]
    assert keys(due([first, second], {"first"}, moment)) == ["second"]
    assert due([first, second], {"first", "second"}, moment) == []


def test_of_several_events_the_last_one_is_meant() -> None:
    tip = Tip("tip", "Text.", event=PAID)
    [(_, moment)] = due([tip], (), now(Event(PAID, 0), Event(PAID, 1)))
    assert moment.event.seat == 1


def test_a_tip_knows_no_more_than_whoever_reads_it() -> None:
    secret = Event(PAID, 1, what=5, only=1)
    assert [moment.event.what for moment in now(secret, me=0)] == [UNKNOWN]
    assert [moment.event.what for moment in now(secret, me=1)] == [5]


def test_pieces_are_those_of_the_event_unless_others_are_named() -> None:
    match = at_beginning()
    table = table_for(match.game)
    [moment] = now(Event(0, 1))
    told = Tip("tip", "Text.", event=0)
    assert told.pieces(moment, table) == table.concerned(moment.event)
    assert replace(told, at=lambda moment: [f"here/{moment.me}"]).pieces(moment, table) == [
        "here/0"
    ]
    assert Tip("tip", "Text.", asked=0).pieces(moment, table) == []


def test_only_games_have_tips() -> None:
    with pytest.raises(ValueError, match="hopscotch"):
        tips_of("hopscotch")


# The games


def table_for(game: Game[State]) -> Table:
    return table_of(game.key)(texts_for(game, "en"), seat_looks(NAMES))


def looks(game: Game[State], seed: int) -> Iterator[list[Moment]]:
    """What each seat sees and is asked in a match, which is played at random every other time."""
    seats = game.players[seed % len(game.players)]
    sets = option_sets(game, seats)
    match = Match(game, seats, game.complete(sets[seed % len(sets)], seats), seed)
    pick = at_random(seed)
    events: list[Event] = []
    while not match.state.over and len(match.actions) < STEPS:
        asked, legal = match.state.asked[-1], match.legal()
        for me in range(seats):
            mine = asked.seat == me
            view = match.view(me)
            yield moments(game, view, me, events, asked if mine else None, legal if mine else ())
        sensible = seed % 2 == 1
        action = (
            advice_of(game).advised(match.state, legal) if sensible else pick(match.state, legal)
        )
        events = match.play(action)


@cache
def first_moments(game: Game[State]) -> dict[str, Moment]:
    """When each tip matters for the first time."""
    tips, found = tips_of(game.key), dict[str, Moment]()
    for seed in range(MATCHES):
        for moment in looks(game, seed):
            found |= {tip.key: about for tip, about in due(tips, found, moment)}
        if len(found) == len(tips):
            break
    return found


@every_game
def test_every_tip_comes_some_time(game: Game[State]) -> None:
    assert {tip.key for tip in tips_of(game.key)} - set(first_moments(game)) == set()


@every_game
def test_what_is_pointed_at_lies_on_the_table(game: Game[State]) -> None:
    table = table_for(game)
    for tip in tips_of(game.key):
        moment = first_moments(game)[tip.key]
        there = {piece.key for piece in table.place(moment.view, moment.me, ROOM)}
        assert set(tip.pieces(moment, table)) <= there, tip.key


@every_game
def test_a_tip_has_a_name_of_its_own_and_one_cause(game: Game[State]) -> None:
    tips = tips_of(game.key)
    assert 8 <= len({tip.key for tip in tips}) == len({tip.text for tip in tips}) == len(tips)
    for tip in tips:
        assert (tip.event < 0) != (tip.asked < 0), tip.key


@every_language
@every_game
def test_a_tip_is_one_short_sentence(game: Game[State], language: str) -> None:
    texts = texts_for(game, language)
    for tip in tips_of(game.key):
        said = good(texts.say(tip.text))
        assert len(said) <= LONGEST, said
        assert said.endswith("."), said
        assert said.count(". ") == 0, said
