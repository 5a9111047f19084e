"""The reference opponent is a fixed measure: it plays as it always did.

If this fails, greedy play or the advice it rests on was changed, and every earlier comparison
with it is void. That needs a better reason than a stronger bot.
"""

from hashlib import sha256

import pytest
from helpers.builds import COMPILED
from helpers.long import long_if
from helpers.matches import advice_of
from helpers.tables import game_of

from citybuilder.bots.levels import LEVELS, Sitter
from citybuilder.games import GAMES

PLAYED = {
    "machi_koro": (3, 1000, "0a21fba4c696a59a"),
    "the_city": (1, 1000, "69e9052c56c67a3f"),
    "cities": (1, 70, "5c03c4d4ef95df3e"),
    "urbanization": (3, 1000, "7a08c9689e92144d"),
}  # matches, how many answers of each at most, what was played


@pytest.mark.parametrize(  # both builds play the same, so what one has played suffices
    "key", [pytest.param(key, marks=long_if(not COMPILED and key != GAMES[0])) for key in GAMES]
)
def test_greedy_plays_as_it_always_did(key: str) -> None:
    game = game_of(key)
    matches, most, known = PLAYED[key]
    played = sha256()
    for seed in range(matches):
        seats = 2 + seed
        state = game.start(seats, game.complete({}), seed)
        sitters = [Sitter(advice_of(game), LEVELS["greedy"], seat, False) for seat in range(seats)]
        for _ in range(most):
            if state.over:
                break
            seat = state.asked[-1].seat
            action = sitters[seat].choose(game.observe(state, seat), seat)
            played.update(repr(action).encode())
            game.apply(state, action)
    assert played.hexdigest()[:16] == known
