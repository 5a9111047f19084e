"""Bots' turns are told long enough to be followed, with all the time in which they think."""

from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

from helpers.tables import every_game, game_of

from citybuilder.app.table.page import TablePage
from citybuilder.app.table.rhythm import LEAST, Rhythm
from citybuilder.core.game import Game, State
from citybuilder.core.laws import at_random
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.playing.history import after, is_mute, last_actor
from citybuilder.playing.players import THINKING_TIME
from citybuilder.playing.seating import Occupant


class Watched:
    """A match of bots in which telling takes no time: what is left of a turn is its rest."""

    def __init__(self, key: str) -> None:
        self.match: Match[State] = Match(game_of(key), 2, {}, 8)
        self.pick = at_random(8)
        seats = [Occupant("Ada", "greedy"), Occupant("Ben", "greedy")]
        self.session = SimpleNamespace(match=self.match, seats=seats, history=[])
        parts = SimpleNamespace(scene=SimpleNamespace(story=SimpleNamespace(spent=0.0)))
        page: Any = SimpleNamespace(session=self.session, parts=parts)
        self.rhythm = Rhythm(cast(TablePage, page))

    def answer(self) -> tuple[bool, float]:
        """Whether it came without thinking, and how long it is told at least."""
        match = self.match
        at_once = bool(match.actions) and is_mute(match)
        match.play(self.pick(match.state, match.legal()))
        self.session.history.append(after(match, len(match.actions) - 1))
        return at_once, self.rhythm.manner().least


@every_game
def test_a_turn_lasts_so_long_with_all_the_time_in_which_a_bot_thinks(game: Game[State]) -> None:
    watched = Watched(game.key)
    match, turns = watched.match, Counter[tuple[int, int]]()
    while not match.state.over and len(match.actions) < 120:
        at_once, least = watched.answer()
        turn = (last_actor(match), int(match.earlier[-1].turn))
        turns[turn] += 0 if at_once else THINKING_TIME
        assert least in (0.0, LEAST - turns[turn])


def test_some_answers_come_at_once() -> None:
    found = set()
    for key in GAMES:
        watched = Watched(key)
        found |= {watched.answer()[0] for _ in range(40)}
    assert found == {True, False}
