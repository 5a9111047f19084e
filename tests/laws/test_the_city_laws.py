"""Laws 1 to 8 over The City, whether or not it can be chosen in the lobby."""

import pytest
from helpers.builds import COMPILED
from helpers.the_city import GAME

from citybuilder.core.laws import at_random, by_preference, check_match

every_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@every_number_of_seats
@pytest.mark.parametrize("seed", range(11, 21 if COMPILED else 12))
def test_a_random_match_keeps_the_laws(seats: int, seed: int) -> None:
    match = check_match(GAME, seats, {}, seed, at_random(seed))
    assert match.state.over


@every_number_of_seats
@pytest.mark.parametrize("seed", range(111, 121 if COMPILED else 112))
def test_a_sensible_match_keeps_the_laws(seats: int, seed: int) -> None:
    match = check_match(GAME, seats, {}, seed, by_preference(GAME, seed))
    assert match.state.over
