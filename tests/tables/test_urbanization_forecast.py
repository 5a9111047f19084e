"""What is foreseen in Urbanization is what the end of the round brings, and help is asked for."""

from typing import cast

import pytest
from helpers.matches import advice_of
from helpers.tables import game_of
from helpers.urbanization import GAME, A, B, give_orders, play, table, teach, turn_of
from strict import texts_for

from citybuilder.core.game import Action
from citybuilder.core.laws import by_preference
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.urbanization.help import UrbanizationHelp
from citybuilder.tables.urbanization.layout import UrbanizationTable
from citybuilder.tables.urbanization.texts import UrbanizationTexts


def speaking(language: str = "en") -> UrbanizationTexts:
    return cast(UrbanizationTexts, texts_for(game_of("urbanization"), language))


def tip(state: UrbanizationState, key: str, language: str = "en") -> list[str]:
    return UrbanizationHelp(speaking(language)).tip(state, A, key).split("\n")


def round_ends(seats: int, seed: int) -> list[tuple[UrbanizationState, UrbanizationState]]:
    """Tables at the last question of each round but the last one, and after it: that seat passes,
    so that nothing else happens before the round is settled."""
    state = GAME.start(seats, GAME.complete({"inventions": "yes"}), seed)
    pick = by_preference(advice_of(GAME), seed)
    found = []
    while state.round < c.ROUNDS:
        last = state.phase == c.PHASES and state.acted == seats - 1
        ends = last and state.asked[-1].kind == c.ASK_ACTION
        before = state.copy()
        GAME.apply(state, GAME.pass_on if ends else pick(state, GAME.legal(state)))
        if ends:
            found.append((before, state.copy()))
    return found


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_the_mayor_is_foreseen_with_the_points_of_the_round_end(seats: int, seed: int) -> None:
    ends = round_ends(seats, seed)
    assert len(ends) == 5
    for before, after in ends:
        name = speaking().name(int(after.mayor))
        assert tip(before, "mayor")[-1] == f"As things are, next round: {name}."


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_citizens_are_foreseen_as_they_are_counted(seats: int, seed: int) -> None:
    for before, after in round_ends(seats, seed):
        for seat in range(seats):
            citizens = after.citizens[seat]
            told = tip(before, f"row/{seat}/0")[-1]
            points = speaking().points(2 * int(citizens))
            assert f"{citizens} citizen{'s' * (citizens != 1)}, {points}" in told


def test_the_mayor_is_not_foreseen_by_the_points_of_now() -> None:
    """A is behind, but its citizens will bring more than that."""
    state = table(3)
    for seat, points in enumerate((3, 5, 9)):
        state.points[seat * c.SOURCES] = points
    assert tip(state, "mayor")[-1] == "As things are, next round: Ada."
    state.houses[A], state.grain[A] = 3, 3
    give_orders(state, A, "3 orange")
    state.grain[B] = 0
    assert tip(state, "mayor")[-1] == "As things are, next round: Ben."
    assert tip(state, "mayor", "de")[-1] == "Nach jetzigem Stand in der nächsten Runde: Ben."


def test_television_is_foreseen_with_the_citizens() -> None:
    state = table(inventions=True)
    state.houses[A], state.grain[A] = 3, 4
    give_orders(state, A, "3 orange")
    teach(state, A, "television")
    rows = "As things are, after this round: houses 3, grain 4, orders 3 –"
    assert (
        tip(state, "row/0/0")[-1] == f"{rows} so 3 citizens, 6 points and 1 point for Television."
    )
    assert tip(state, "row/0/0", "de")[-1].endswith(
        "also 3 Bürger, 6 Punkte und 1 Punkt durch Fernsehen."
    )
    state.houses[A] = 2
    assert tip(state, "row/0/0")[-1].endswith("so 2 citizens, 4 points.")


# Architect and Broker, where nothing is possible without them


def poor_architect() -> UrbanizationState:
    state = table(characters={A: "architect"})
    state.money[A] = 1
    return state


def poor_broker() -> UrbanizationState:
    state = table(characters={A: "broker"})
    state.money[A] = 1
    for region in (1, 13, 19):
        state.prices[region - 1] = 2
    return state


def answers(state: UrbanizationState, language: str) -> list[str]:
    texts = speaking(language)
    return [texts.action(state, state.asked[-1], action) for action in GAME.legal(state)]


def prompt(state: UrbanizationState, language: str) -> str:
    return speaking(language).prompt(state, state.asked[-1])


def test_the_question_says_that_nothing_is_possible_without_the_architect() -> None:
    state = poor_architect()
    play(state, "buildings")
    assert prompt(state, "en") == (
        "Do you use the Architect (every building costs $1 less)? It is not possible otherwise."
    )
    assert prompt(state, "de").endswith("? Sonst geht es nicht.")
    assert answers(state, "en")[1] == "Another action"
    assert answers(state, "de")[1] == "Andere Aktion"


def test_where_something_is_possible_without_the_architect_the_question_is_the_usual_one() -> None:
    state = poor_architect()
    state.money[A] = 2
    play(state, "buildings")
    assert prompt(state, "en").startswith("Do you use the Architect now")
    assert answers(state, "en")[1] == "No Architect"


def test_the_question_says_that_nothing_is_possible_without_the_broker() -> None:
    state = poor_broker()
    play(state, "buy_land")
    assert prompt(state, "en").startswith("Do you use the Broker (")
    assert prompt(state, "de").startswith("Setzt du den Makler ein (")


def test_after_doing_without_help_the_other_actions_are_asked_for() -> None:
    state = poor_architect()
    play(state, "buildings", "renounce")
    assert prompt(state, "en").startswith("Which other action do you take?")
    assert prompt(state, "de").startswith("Welche andere Aktion wählst du?")
    why = "Not now: you have just done without the Architect."
    assert tip(state, "action/1")[-1] == why
    assert tip(state, "action/1", "de")[-1] == (
        "Jetzt nicht: Du hast gerade auf den Architekten verzichtet."
    )
    turn_of(state, A)
    assert why not in tip(state, "action/1")


def test_no_click_on_the_map_uses_the_broker_unasked() -> None:
    state = poor_broker()
    desk = UrbanizationTable(speaking(), seat_looks(("Ada", "Ben", "Cem", "Dora")))
    land = Action(c.ACT, c.LAND)
    assert desk.shortcuts(state, state.asked[-1], [land]) == []
    state.money[A] = 8
    state.character[A] = c.FARMER
    places = desk.shortcuts(state, state.asked[-1], [land])
    assert [key for key, _, _ in places] == ["region/0", "region/12", "region/18"]
    assert all(actions[0] == land for _, actions, _ in places)
