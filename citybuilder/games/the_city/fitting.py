"""What a table of The City that comes from outside must be like to be one."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE, Decision
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.box import Box
from citybuilder.games.the_city.secrets import Secrets
from citybuilder.games.the_city.state import TheCityState

MOST_CARDS: Final = 10_000  # the inventory says how many there are
MOST_POINTS: Final = 300  # from a source: a round brings some dozens, and 50 in all are enough
MOST_ROUNDS: Final = 1000


def bounds(box: Box, start: TheCityState) -> dict[str, tuple[int, int]]:
    cards = (0, MOST_CARDS)
    mark = (0, 1)
    chosen = (int(NONE), int(start.kinds) - 1)
    found = {
        "round": (1, MOST_ROUNDS),
        "deck": cards,
        "left": cards,
        "discard": cards,
        "architects": cards,
        "hands": cards,
        "owned": (0, (1 << int(start.kinds)) - 1),
        "symbols": cards,
        "points": (0, MOST_POINTS),
        "first": chosen,
        "second": chosen,
        "prices": cards,
        "sat": mark,
        "aside": cards,
        "spare": cards,
        "laid": cards,
        "offer": cards,
        "sizes": cards,
        "shown_left": cards,
        "shown_discard": cards,
        "drew": (0, int(box.setup.draw)),
        "seen_left": (int(NONE), MOST_CARDS),
        "turned": mark,
    }
    found.update(cities=cards)
    return found


def is_table(secrets: Secrets, state: TheCityState) -> bool:
    box = secrets.box
    return (
        cities_fit(box, state)
        and piles_fit(box, state)
        and sittings_fit(box, state)
        and passes_fit(state)
        and end_fits(box, state)
        and (state.over or questions_fit(secrets, state))
        and all(min(secrets.view(state, seat).deck) >= 0 for seat in range(state.seats))
    )


def cities_fit(box: Box, state: TheCityState) -> bool:
    """Marks and symbols are those of the cards that stand there."""
    built = TheCityState(state.seats)
    built.kinds = state.kinds
    built.cities = [0] * len(state.cities)
    built.owned = [0] * state.seats
    built.symbols = [0] * len(state.symbols)
    for place, copies in enumerate(state.cities):
        if copies > 0:
            box.add(built, place // state.kinds, place % state.kinds, copies)
    return built.owned == state.owned and built.symbols == state.symbols


def piles_fit(box: Box, state: TheCityState) -> bool:
    """No card is lost in a round, and architects lie beside the deck or in cities."""
    chosen = [kind for kind in [*state.first, *state.second] if kind not in (NONE, box.architect)]
    before = sum(state.sizes) + state.shown_left + sum(state.shown_discard)
    now = sum(state.hands) + state.left + sum(state.discard) + sum(state.aside) + len(chosen)
    strangers = [state.deck, state.discard, state.offer, state.shown_discard]
    strangers += [state.hands[box.architect :: state.kinds]]
    strangers += [state.aside[box.architect :: state.kinds]]
    return (
        state.left == sum(state.deck)
        and before == now + sum(state.offer)
        and all(part <= whole for part, whole in zip(state.spare, state.aside, strict=True))
        and all(pile[box.architect] == 0 for pile in strangers[:4])
        and sum(strangers[4]) + sum(strangers[5]) == 0
    )


def sittings_fit(box: Box, state: TheCityState) -> bool:
    """Who has not sat yet has neither built nor drawn; only one seat is on its way."""
    waiting = [asked.seat for asked in state.asked]
    seated = waiting[-1] if waiting else NONE
    ahead = [seat for seat in range(state.seats - 1, -1, -1) if state.sat[seat] == 0]
    if not state.over and waiting != (above_limit(box, state) if is_limit(state) else ahead):
        return False
    return all(is_untouched(state, seat) for seat in ahead if seat != seated)


def is_limit(state: TheCityState) -> bool:
    """Whether a round is over, and surplus cards are laid down before the next."""
    return state.asked[-1].kind == c.ASK_LIMIT and max(state.sat) == 0


def above_limit(box: Box, state: TheCityState) -> list[i64]:
    seats = range(state.seats - 1, -1, -1)
    return [seat for seat in seats if state.sizes[seat] > box.setup.limit]


def waits(box: Box, state: TheCityState, asked: Decision, first: Decision) -> bool:
    """A seat that is not asked yet will be asked what begins a sitting, or for its surplus cards:
    before a round, or in the sitting, as it was in matches of an earlier version."""
    surplus = state.sizes[asked.seat] - box.setup.limit
    kind = c.ASK_LIMIT if is_limit(state) else c.ASK_DISCARD
    if surplus > 0 and asked.plain() == [kind, asked.seat, NONE, surplus]:
        return True
    return not is_limit(state) and asked.plain() == first.plain()


def passes_fit(state: TheCityState) -> bool:
    """Whoever passed has laid down all but one of what was drawn; in an earlier version it is
    still aside."""
    for seat in range(state.seats):
        laid = sum(state.laid[seat * state.kinds : (seat + 1) * state.kinds])
        if laid > 0 and (laid != state.drew[seat] - 1 or state.sat[seat] == 0):
            return False
    return True


def is_untouched(state: TheCityState, seat: i64) -> bool:
    return (
        state.first[seat] == NONE
        and state.second[seat] == NONE
        and state.prices[seat * 2] + state.prices[seat * 2 + 1] == 0
        and state.drew[seat] + state.turned[seat] == 0
        and state.seen_left[seat] == NONE
        and state.sizes[seat] == state.hand_size(seat)
        and sum(state.aside[seat * state.kinds : (seat + 1) * state.kinds]) == 0
    )


def end_fits(box: Box, state: TheCityState) -> bool:
    """Who has enough points ends the match with the round."""
    most = max([state.total(seat) for seat in range(state.seats)])
    return state.over == (most >= box.setup.goal)


def questions_fit(secrets: Secrets, state: TheCityState) -> bool:
    for asked in state.asked[:-1]:
        if not waits(secrets.box, state, asked, secrets.first_question(state, asked.seat)):
            return False
    return question_fits(secrets.box, state, state.asked[-1])


def question_fits(box: Box, state: TheCityState, asked: Decision) -> bool:
    """The last one: what it can ask after what was chosen before in the same sitting."""
    seat, kind = asked.seat, asked.kind
    first, second = state.first[seat], state.second[seat]
    drawn = sum(state.offer)
    if (drawn > 0) != (kind == c.ASK_TAKE) or state.drew[seat] != drawn:
        return False
    if kind == c.ASK_PAY:
        number: i64 = 0 if second == NONE else 1
        return first != NONE and 0 < asked.amount <= state.prices[seat * 2 + number]
    if kind == c.ASK_SECOND:
        return first != NONE and second == NONE
    if kind == c.ASK_LIMIT:
        aside = sum(state.aside[seat * state.kinds : (seat + 1) * state.kinds])
        surplus = state.sizes[seat] - box.setup.limit
        return is_limit(state) and 0 < asked.amount == surplus - aside and first == NONE == second
    if kind == c.ASK_DISCARD:
        return first == NONE and 0 < asked.amount <= state.sizes[seat]
    return kind in (c.ASK_CHOOSE, c.ASK_TAKE) and first == NONE and second == NONE
