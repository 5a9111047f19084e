"""What The City's events show one by one: cards that change piles while nobody may see it."""

from functools import cache
from pathlib import Path
from typing import cast

import pytest
from helpers.golden import answers_of, settings_of
from helpers.tables import game_of
from helpers.the_city import CARDS, B
from strict import texts_for

from citybuilder.core.game import NONE, UNKNOWN, Decision, Event, State
from citybuilder.core.laws import check_frames
from citybuilder.core.match import Match
from citybuilder.core.rng import seeded
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.state import TheCityState
from citybuilder.stage.story import FLIP
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


Step = tuple[list[Event], list[State], State]  # what was told, the table after each, and in the end


@cache
def steps() -> list[Step]:
    """The golden match of five, in which piles are shuffled in sittings; what was told of."""
    text = GOLDEN.read_text(encoding="utf-8")
    match = Match(game_of("the_city"), 5, {}, int(settings_of(text)["seed"]))
    found = []
    for words in answers_of(text):
        frames: list[State] = []
        events = match.play(match.game.read(words), frames)
        if len(events) > 1:
            found.append((events, frames, match.state))
    return found


def seen(state: State, reader: int) -> TheCityState:
    view = state.copy() if reader == EVERYBODY else game_of("the_city").observe(state, reader)
    return cast(TheCityState, view)


def picture(view: State, reader: int) -> list[Placement]:
    return layout().place(view, max(0, reader), SIZE)


@pytest.mark.parametrize("reader", [EVERYBODY, 0, 2, 4])
def test_after_a_reveal_lies_what_is_seen_after_it(reader: int) -> None:
    for _, frames, after in steps():
        shown, now = seen(frames[-1], reader), seen(after, reader)
        shown.asked = now.asked
        assert picture(shown, reader) == picture(now, reader)


def test_laws_hold_while_piles_that_were_shuffled_in_secret_are_told_of() -> None:
    game = game_of("the_city")
    first = game.inventory(game.start(5, {}, 1))
    for _, frames, _ in steps():
        check_frames(game, frames, first, seeded(1))


def test_the_match_has_piles_that_are_shuffled_before_the_income() -> None:
    told = [[event.kind for event in events] for events, _, _ in steps()]
    reveals = [kinds[: kinds.index(c.EARNED)] for kinds in told if c.EARNED in kinds]
    assert sum(c.SHUFFLED in kinds for kinds in reveals) >= 2


def test_the_deck_never_shows_fewer_cards_than_none() -> None:
    """Whoever drew in the sittings knows of it before the shuffle is told."""
    for _, frames, _ in steps():
        for frame in frames:
            for reader in range(5):
                view = seen(frame, reader)
                assert view.left >= 0
                assert min(view.deck) >= 0


def test_nobody_sees_of_the_last_sitting_what_was_chosen_before_all_is_turned_up() -> None:
    for events, frames, _ in steps():
        if events[0].kind == c.SAT:
            for reader in range(5):
                view = seen(frames[0], reader)
                others = [seat for seat in range(5) if seat != reader]
                assert all(view.first[seat] == view.second[seat] == UNKNOWN for seat in others)


def test_what_is_turned_up_moves_from_the_choice_to_the_city() -> None:
    for events, frames, _ in steps():
        for event, frame in zip(events, frames, strict=True):
            if event.kind == c.BUILT:
                view = seen(frame, (event.seat + 1) % 5)
                assert not view.sat[event.seat]
                assert view.cities[event.seat * view.kinds + event.what] > 0


def test_cards_that_are_turned_up_lie_open_before_they_go_to_their_cities() -> None:
    _, flight = layout().motions(Event(c.BUILT, B, CARDS.index("school"), 0))
    assert isinstance(flight, Fly)
    assert flight.delay - FLIP >= 900


def test_surplus_cards_fly_from_the_hand_and_payments_from_the_choice() -> None:
    school = CARDS.index("school")
    for where, start in ((c.TOO_MANY, "cards/1"), (c.OF_DEAL, "cards/1"), (NONE, "choice/1")):
        [motion] = layout().motions(Event(c.DISCARDED, B, school, where, 2))
        assert isinstance(motion, Fly)
        assert (motion.start, motion.end, motion.count) == (start, "discard", 2)


def test_surplus_cards_are_picked_together() -> None:
    for kind, many in ((c.ASK_LIMIT, 3), (c.ASK_DISCARD, 3), (c.ASK_PAY, 3), (c.ASK_TAKE, 0)):
        assert layout().many(steps()[0][2], Decision(kind, amount=3)) == many


def test_the_bar_tells_the_stages_of_a_round_one_by_one() -> None:
    told = [
        text
        for events, _, _ in steps()
        for number, event in enumerate(events)
        if number == 0 or not layout().joins(events[number - 1], event)
        if (text := layout().announced(events[number:]))
    ]
    stages = ["All choices are revealed.", "The cities bring cards.", "The cities bring points."]
    assert told[:7] == ["All discard 2 cards to begin with.", *stages * 2]
