"""Each law finds the game that breaks it; a game that keeps them all passes."""

import pytest
from helpers.matches import advice_of
from helpers.toy import SHOW, WAIT, Broken, Forgetful, Sharing, Toy, ToyState

from citybuilder.core.game import Action, Decision
from citybuilder.core.laws import (
    LawBroken,
    at_random,
    by_preference,
    check_copy,
    check_length,
    check_match,
)

FAULTS = [
    (1, "nobody is asked"),
    (1, "a stranger is asked"),
    (1, "no answers"),
    (1, "answers twice"),
    (2, "a question changes the table"),
    (3, "recording matters"),
    (3, "recording matters at the end"),
    (4, "another table"),
    (4, "a blank world"),
    (4, "a world that shares"),
    (4, "other pieces"),
    (5, "the view offers less"),
    (6, "the view foresees"),
    (6, "the view records"),
    (6, "hidden too late"),
    (6, "an event for a stranger"),
    (6, "an open secret"),
    (7, "a card appears"),
    (7, "a card in flight"),
    (8, "it does not end"),
    (8, "a wrong sum"),
    (8, "a missing score"),
    (8, "two wins"),
]


@pytest.mark.parametrize(("law", "fault"), FAULTS)
def test_a_fault_breaks_its_law(law: int, fault: str) -> None:
    with pytest.raises(LawBroken) as broken:
        check_match(Broken(fault), 2, {}, 1, at_random(1))
    assert broken.value.law == law
    assert str(broken.value).startswith(f"law {law}: ")


@pytest.mark.parametrize(
    ("state", "reason"), [(Forgetful, "a copy differs"), (Sharing, "changed its source")]
)
def test_a_bad_copy_breaks_the_second_law(state: type[ToyState], reason: str) -> None:
    table = state()
    table.asked.append(Decision(0, 0))
    table.hands, table.open, table.bag = [0, 1], [0, 0], [2, 2, 3]
    check_copy(Toy(), whole(table), Action(SHOW))
    with pytest.raises(LawBroken, match=reason):
        check_copy(Toy(), table, Action(SHOW))


def whole(table: ToyState) -> ToyState:
    """The same table with a copy that can be relied on."""
    other = ToyState()
    other.asked = table.asked[:]
    other.hands, other.open, other.bag = table.hands[:], table.open[:], table.bag[:]
    return other


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(20))
def test_a_game_with_secrets_keeps_all_laws(seed: int) -> None:
    game = Toy()
    for options in ({}, {"cards": "many"}):
        match = check_match(game, 2, options, seed, at_random(seed))
        assert match.state.over
        assert check_match(game, 2, options, seed, by_preference(advice_of(game), seed)).state.over


def test_preferred_answers_are_picked_more_often() -> None:
    game = Toy()
    advice = advice_of(game)
    state = game.start(2, game.complete({}), 1)
    pick = by_preference(advice, 1)
    picked = [pick(state, game.legal(state)).kind for _ in range(5000)]
    weights = advice.prefer(state, game.legal(state))
    assert max(weights) > min(weights)
    for kind, weight in enumerate(weights):
        assert abs(picked.count(kind) - 5000 * weight / sum(weights)) < 150


def test_at_random_all_answers_are_picked_alike() -> None:
    game = Toy()
    state = game.start(2, game.complete({}), 1)
    pick = at_random(1)
    picked = [pick(state, game.legal(state)).kind for _ in range(4000)]
    assert all(abs(picked.count(kind) - 1000) < 130 for kind in range(4))


def test_the_longest_match_is_still_allowed() -> None:
    game = Toy()
    check_length(game, game.longest)
    with pytest.raises(LawBroken):
        check_length(game, game.longest + 1)


def test_waiting_is_an_answer_like_any_other() -> None:
    game = Toy()
    match = check_match(game, 2, {}, 3, lambda _, actions: actions[WAIT])
    assert [action.kind for action in match.actions] == [WAIT] * 8
