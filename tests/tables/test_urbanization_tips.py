"""Tips of Urbanization speak of the table as it is when they are read."""

from helpers.tables import game_of
from helpers.urbanization import A, B, fill, show, table

from citybuilder.core.game import Event
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.first_tips import due, moments, tips_of


def told(state: UrbanizationState, *events: Event) -> list[str]:
    seen = moments(game_of("urbanization"), state, A, events)
    return [tip.key for tip, _ in due(tips_of("urbanization"), (), seen)]


def test_a_card_that_somebody_has_taken_is_not_said_to_wait() -> None:
    state = table(2)
    show(state, "wind_mill", "sawmill", "bakery")
    fill(state, "wind_mill", B, B)
    filled = Event(c.ORDERS_TAKEN, B, where=0, amount=1)
    assert told(state, filled) == ["ripe"]
    show(state, "brewery", "sawmill", "bakery")
    assert told(state, filled) == []
