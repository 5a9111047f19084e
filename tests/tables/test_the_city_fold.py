"""What The City's events show one by one: cards that change piles while nobody may see it."""

from functools import cache
from pathlib import Path
from typing import cast

import pytest
from helpers.golden import answers_of, settings_of
from helpers.tables import game_of
from helpers.the_city import CARDS, B
from strict import texts_for

from citybuilder.core.game import Action, Decision, Event, State
from citybuilder.core.match import Match
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.state import TheCityState
from citybuilder.tables.placement import LEAST_HEIGHT, LEAST_WIDTH, Fly, Placement, Size
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.the_city.layout import TheCityTable

GOLDEN = Path(__file__).parents[1] / "golden" / "the_city_5.txt"
NAMES = ["Ada", "Ben", "Cem", "Dora", "Eva"]
SIZE = Size(LEAST_WIDTH, LEAST_HEIGHT)
EVERYBODY = -1  # whoever sees the whole table, after a match


@cache
def layout() -> TheCityTable:
    return TheCityTable(texts_for(game_of("the_city"), "en"), seat_looks(NAMES))


Step = tuple[State, Action, list[Event], State]  # before, what was answered and told, after


@cache
def steps() -> list[Step]:
    """The golden match of five, in which piles are shuffled in sittings; what was told of."""
    text = GOLDEN.read_text(encoding="utf-8")
    match = Match(game_of("the_city"), 5, {}, int(settings_of(text)["seed"]))
    found = []
    for words in answers_of(text):
        before = match.state
        action = match.game.read(words)
        events = match.play(action)
        if len(events) > 1:
            found.append((before, action, events, match.state))
    return found


def seen(state: State, reader: int) -> State:
    return state.copy() if reader == EVERYBODY else game_of("the_city").observe(state, reader)


def picture(view: State, reader: int) -> list[Placement]:
    return layout().place(view, max(0, reader), SIZE)


@pytest.mark.parametrize("reader", [EVERYBODY, 0, 2, 4])
def test_a_reveal_is_folded_to_what_is_seen_after_it(reader: int) -> None:
    for before, action, events, after in steps():
        shown, now, asked = seen(before, reader), seen(after, reader), before.asked[-1]
        if reader in (EVERYBODY, asked.seat):
            layout().answer(shown, asked, action)
        for event in events:
            layout().advance(shown, event if reader == EVERYBODY else event.seen_by(reader))
        shown.asked = now.asked
        assert picture(shown, reader) == picture(now, reader)


def test_the_match_has_piles_that_are_shuffled_before_the_income() -> None:
    told = [[event.kind for event in events] for _, _, events, _ in steps()]
    reveals = [kinds[: kinds.index(c.EARNED)] for kinds in told if c.EARNED in kinds]
    assert sum(c.SHUFFLED in kinds for kinds in reveals) >= 2


def test_the_deck_never_shows_fewer_cards_than_none() -> None:
    """Whoever drew in the sittings knows of it before the shuffle is told."""
    for before, _, events, _ in steps():
        for reader in range(5):
            shown = seen(before, reader)
            for event in events:
                layout().advance(shown, event.seen_by(reader))
                assert cast(TheCityState, shown).left >= 0


def test_surplus_cards_fly_from_the_hand_and_payments_from_the_choice() -> None:
    school = CARDS.index("school")
    for where, start in ((1, "cards/1"), (-1, "choice/1")):
        [motion] = layout().motions(Event(c.DISCARDED, B, school, where, 2))
        assert isinstance(motion, Fly)
        assert (motion.start, motion.end, motion.count) == (start, "discard", 2)


def test_surplus_cards_are_picked_together() -> None:
    for kind, many in ((c.ASK_LIMIT, 3), (c.ASK_DISCARD, 3), (c.ASK_PAY, 3), (c.ASK_TAKE, 0)):
        assert layout().many(steps()[0][0], Decision(kind, amount=3)) == many
