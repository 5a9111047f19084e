"""Matches of Urbanization from the time when Architect and Broker helped unasked."""

from pathlib import Path
from typing import cast

from helpers.matches import advice_of
from saved import Content, forge, people

from citybuilder.core.game import State
from citybuilder.core.laws import by_preference
from citybuilder.core.match import Match
from citybuilder.core.plain import plain
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.rules import Urbanization
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.store.saves import load, save
from citybuilder.store.sheets import load_game

SEED = 1  # of a match in which somebody needs help


def helped() -> tuple[Match[State], int]:
    """A match that was played on after a character had to help; the number of that answer."""
    game = load_game("urbanization")
    rules = cast(Urbanization, game)
    pick, match, needed = (
        by_preference(advice_of(game), SEED),
        Match(game, 4, {"inventions": "no"}, SEED),
        0,
    )
    while not needed or len(match.actions) < needed + 9:
        state = cast(UrbanizationState, match.state)
        asked = state.asked[-1]
        if asked.kind == c.ASK_USE and not rules.can_go_alone(state, asked.seat, asked.what):
            needed = needed or len(match.actions)
            match.play(c.use())
        else:
            match.play(pick(match.state, match.legal()))
    return match, needed


def test_a_match_in_which_nobody_was_asked_goes_on_from_its_snapshot(tmp_path: Path) -> None:
    match, needed = helped()
    path = tmp_path / "match.citybuilder"
    save(path, match, people(4))

    def unasked(content: Content) -> None:
        del cast(list[object], content["actions"])[needed]

    forge(path, unasked)
    loaded = load(path)
    assert loaded.corrected
    assert plain(loaded.match.state) == plain(match.state)
    loaded.match.play(loaded.match.legal()[0])
