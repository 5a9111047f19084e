"""Matches that were saved before rules were corrected go on.

`the_city_late_discards`: The City, five players in round 8. Two have passed and what they left over
is still aside, two have too many cards and throw them away in their sittings, and three cards are
left in the deck: none of it happens by the rules of today.
"""

from pathlib import Path
from typing import cast

import pytest
from saved import Content, forge, people, play_on

from citybuilder.core.laws import at_random, check_question, check_resample, check_secrets
from citybuilder.core.match import Match
from citybuilder.core.plain import plain
from citybuilder.core.rng import seeded
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.state import TheCityState
from citybuilder.store.saves import load, save
from citybuilder.store.sheets import load_game

LATE = Path(__file__).parent / "data" / "the_city_late_discards.citybuilder"


def test_a_match_with_late_discards_goes_on_from_where_it_was() -> None:
    loaded = load(LATE)
    state = cast(TheCityState, loaded.match.state)
    assert loaded.corrected
    assert [asked.kind for asked in state.asked] == [c.ASK_DISCARD, c.ASK_DISCARD]
    assert (state.round, state.laid) == (8, [0] * len(state.aside))
    assert sum(state.aside) > 0


@pytest.mark.parametrize("seed", range(3))
def test_a_match_with_late_discards_can_be_played_to_its_end(seed: int) -> None:
    match = load(LATE).match
    game, first = match.game, match.game.inventory(match.state)
    pick = at_random(seed)
    while not match.state.over:
        check_question(game, match.state)
        events = match.play(pick(match.state, match.legal()))
        check_resample(game, match.state, seeded(seed))
        check_secrets(game, match.state, events)
        assert game.inventory(match.state) == first


def test_a_match_with_late_discards_is_saved_by_the_rules_of_today(tmp_path: Path) -> None:
    loaded = load(LATE)
    play_on(loaded.match, 3)
    save(tmp_path / "match.citybuilder", loaded.match, loaded.seats)
    again = load(tmp_path / "match.citybuilder")
    assert not again.corrected
    assert plain(again.match.state) == plain(loaded.match.state)


def test_a_match_without_surplus_cards_is_played_again_as_it_was(tmp_path: Path) -> None:
    """The snapshot of an earlier version lacks what has come since, and that is all."""
    path = tmp_path / "match.citybuilder"
    match = Match(load_game("the_city"), 3, {}, 4)
    while match.state.turn < 4:
        match.play(match.legal()[0])
    save(path, match, people(3))

    def by_earlier_version(content: Content) -> None:
        del cast(Content, content["snapshot"])["laid"]

    forge(path, by_earlier_version)
    loaded = load(path)
    assert not loaded.corrected
    assert loaded.match.actions == match.actions
