"""Every game at some points of one match; `tests/laws` and `tests/series` look at all of them."""

from math import isfinite, prod

from helpers.matches import advice_of
from helpers.tables import every_game

from citybuilder.core.game import Game, State
from citybuilder.core.laws import by_preference
from citybuilder.core.rng import seeded

APART = 10  # actions from one point to the next


@every_game
def test_what_makes_another_game_of_it_is_learned_by_itself(game: Game[State]) -> None:
    editions = [game.edition(part.fixed) for part in advice_of(game).parts()]
    assert editions[0] == game.edition({}) == {}
    made = {o.key: o.choices for o in game.options if o.makes_another_game}
    assert len(editions) == prod(map(len, made.values()))
    assert all(editions.count(edition) == 1 for edition in editions)
    assert all(edition.keys() <= made.keys() for edition in editions)


@every_game
def test_at_any_time_a_seat_can_be_judged_and_a_world_imagined(game: Game[State]) -> None:
    advice = advice_of(game)
    state = game.start(2, game.complete({}, 2), 4)
    pick = by_preference(advice, 4)
    inventory, traits = game.inventory(state), len(advice.traits(state, 0))
    assert traits > 0
    actions = 0
    while not state.over:
        seat = state.asked[-1].seat
        if actions % APART == 0:
            found = advice.traits(state, seat)
            assert len(found) == traits
            assert all(map(isfinite, found))
            view = game.observe(state, seat)
            world = game.determinize(view, seat, seeded(actions))
            assert game.legal(world) == game.legal(view) == game.legal(state)
        game.apply(state, pick(state, game.legal(state)))
        actions += 1
    assert game.inventory(state) == inventory
