"""The reference opponent is a fixed measure: it plays as it always did.

If this fails, greedy play or the advice it rests on was changed, and every earlier comparison
with it is void. That needs a better reason than a stronger bot.
"""

from hashlib import sha256

from helpers.machi_koro import GAME

from citybuilder.bots.levels import LEVELS, Sitter

PLAYED = "0a21fba4c696a59a"


def test_greedy_plays_as_it_always_did() -> None:
    played = sha256()
    for seed in range(3):
        seats = 2 + seed
        state = GAME.start(seats, GAME.settle({}), seed)
        sitters = [Sitter(GAME, LEVELS["greedy"], seat, False) for seat in range(seats)]
        while not state.over:
            seat = state.asked[-1].seat
            action = sitters[seat].choose(GAME.observe(state, seat), seat)
            played.update(repr(action).encode())
            GAME.apply(state, action)
    assert played.hexdigest()[:16] == PLAYED
