"""Figures of the game itself: the length of random matches, and the number of lines of play."""

from itertools import product

import pytest
from helpers.builds import COMPILED
from helpers.machi_koro import (
    GAME,
    MALL,
    PARK,
    STATION,
    TOWER,
    A,
    B,
    Cards,
    building,
    chance,
    table,
)
from helpers.matches import advice_of

from citybuilder.core.game import Action
from citybuilder.core.laws import by_preference
from citybuilder.core.match import Match
from citybuilder.core.rng import Rng, seeded
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.state import MachiKoroState

MATCHES = 5000 if COMPILED else 500


def random_match(seats: int, seed: int) -> MachiKoroState:
    state = GAME.start(seats, GAME.complete({}), seed)
    rng = seeded(-1 - seed)
    while not state.over:
        actions = GAME.legal(state)
        GAME.apply(state, actions[rng.below(len(actions))])
    return state


@pytest.mark.parametrize(("seats", "turns", "first"), [(2, 83, 0.517), (4, 108, 0.28)])
def test_random_matches_last_as_long_as_measured_elsewhere(
    seats: int, turns: int, first: float
) -> None:
    played = [random_match(seats, seed) for seed in range(MATCHES)]
    assert abs(sum(state.turn for state in played) / MATCHES - turns) < 3
    wins = sum(GAME.result(state)[A] for state in played)
    assert abs(wins / MATCHES - first) < 1.5 / MATCHES**0.5


def test_money_hardly_ever_exceeds_the_box() -> None:
    lowest = [random_match(4, seed).bank for seed in range(MATCHES // 5)]
    assert sum(bank < 0 for bank in lowest) <= MATCHES // 500


def test_sensible_matches_visit_every_rule() -> None:
    """So the laws, which are checked along such matches, are checked everywhere."""
    asked, answered, heard = set(), set(), set()
    for seed in range(12):
        match = Match(GAME, 2 + seed % 3, {"market": c.PILES[seed % 2]}, seed)
        pick = by_preference(advice_of(GAME), seed)
        while not match.state.over:
            asked.add(match.state.asked[-1].kind)
            action = pick(match.state, match.legal())
            answered.add(action.kind)
            heard |= {event.kind for event in match.play(action)}
    assert asked == set(range(c.ASK_BUILD + 1))
    assert answered == set(range(c.PASS + 1))
    assert heard == set(range(c.WON + 1))


# Lines of play: every answer, and every way the dice can fall


def outcomes(state: MachiKoroState, action: Action) -> list[MachiKoroState]:
    """The tables that an answer can lead to; the same dice in another order count again."""
    dice = 0
    if action.kind == c.ROLL:
        dice = action.amount
    elif action.kind == c.REROLL:
        dice = 2 if state.second_die else 1
    found = []
    for faces in product(range(1, 7), repeat=dice):
        after = state.copy()
        if faces:
            after.rng = Rng(chance(faces))
        GAME.apply(after, action)
        found.append(after)
    return found


def lines(state: MachiKoroState, depth: int) -> int:
    if depth == 0 or state.over:
        return 1
    return sum(
        lines(after, depth - 1) for action in GAME.legal(state) for after in outcomes(state, action)
    )


def test_the_first_turn_has_69_lines() -> None:
    """Thrown 1 to 3: four coins for ten cards or the station; 4 to 6: three coins. Or nothing."""
    assert lines(table(2), 1) == 6
    assert lines(table(2), 2) == 3 * (10 + 1 + 1) + 3 * (10 + 1) == 69


def test_the_first_two_turns_have_4827_lines() -> None:
    """A throws 1: B has a coin more; 2 or 3: only A has. B throws 1 to 3: a coin more, but for
    a 3 it pays one first if A has bought the Café, one of A's 12 or 11 ways to go on."""
    rich = 3 * 13 + 3 * 12  # B's ways to go on with 4 coins before the throw
    poor = 3 * 12 + 3 * 11  # and with 3
    expected = (12 * rich - 1) + 2 * (12 * poor - 1) + 3 * (11 * poor - 1)
    assert lines(table(2), 4) == expected == 4827


def test_a_poor_city_has_few_lines() -> None:
    """B earns on 1 and could then buy one of three cards; else all pass."""
    state = building(coins=[0, 0], cities={B: {"wheat_field": 1}})
    assert lines(state, 1) == 1
    assert lines(state, 2) == 6
    assert lines(state, 3) == 5 * 1 + 1 * (3 + 1)


def test_the_tower_squares_the_throws() -> None:
    state = table(coins=[0, 0], cities={}, built={A: [TOWER]})
    assert lines(state, 1) == 6
    assert lines(state, 2) == 6 * (1 + 6)
    state = table(coins=[0, 0], cities={}, built={A: [STATION, TOWER]})
    assert lines(state, 1) == 6 + 36
    assert lines(state, 2) == 6 * (1 + 6) + 36 * (1 + 36)


def test_a_last_landmark_ends_its_line() -> None:
    state = building(coins=[22, 0], cities={}, built={A: [STATION, MALL, PARK]})
    assert lines(state, 1) == 15 + 1 + 1
    assert lines(state, 2) == 1 + 16 * 6


RICH: Cards = {"stadium": 1, "tv_station": 1, "business_center": 1, "bakery": 2, "cafe": 1}
FULL: Cards = {"wheat_field": 2, "ranch": 2, "bakery": 2, "cafe": 1, "business_center": 1}


@pytest.mark.parametrize(
    ("state", "depth", "expected"),
    [
        (table(2, coins=[9, 9], cities={A: FULL, B: FULL}, copies="two"), 4, 6132),
        (table(2, coins=[12, 9], cities={A: RICH, B: RICH}), 4, 5540),
        (table(3, coins=[4, 9, 2], cities={A: RICH, B: {"mine": 2}}), 5, 39370),
        (table(2, coins=[1, 1], built={A: [STATION, PARK, TOWER]}), 3, 5892),
    ],
    ids=["beginners", "violet", "swaps", "towers"],
)
def test_the_lines_of_play_are_counted(state: MachiKoroState, depth: int, expected: int) -> None:
    """Counted once, and the same ever since, in both builds."""
    assert lines(state, depth) == expected
