"""Machi Koro's forecasts: what a tooltip promises is what the rules pay."""

import pytest
from helpers.machi_koro import (
    CARDS,
    GAME,
    LANDMARKS,
    MALL,
    STATION,
    TOWER,
    A,
    B,
    answer,
    building,
    table,
    throw,
)
from helpers.tables import game_of
from strict import every_language, texts_for

from citybuilder.core.game import Event
from citybuilder.core.rng import Rng, seeded
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.state import MachiKoroState
from citybuilder.tables.machi_koro.forecast import brings, pays
from citybuilder.tables.machi_koro.help import MachiKoroHelp
from citybuilder.tables.machi_koro.texts import MachiKoroTexts

CAFE, BAKERY = CARDS.index("cafe"), CARDS.index("bakery")


def helping(language: str) -> MachiKoroHelp:
    texts = texts_for(game_of("machi_koro"), language)
    assert isinstance(texts, MachiKoroTexts)
    return MachiKoroHelp(texts)


def with_a_new_mall() -> MachiKoroState:
    """A has built the Shopping Mall and it is B's turn, in which it does not work yet."""
    cards = {"cafe": 1, "bakery": 1}
    state = building(2, [10, 9], {A: cards, B: cards}, {A: [STATION]})
    answer(state, f"build {MALL}")
    return state


def test_a_cafe_promises_no_coin_of_a_mall_that_does_not_work_yet() -> None:
    state = with_a_new_mall()
    assert brings(GAME, state, A, CAFE, 1) == 1
    assert "B pays A 1 for cafe" in throw(state, 3)
    answer(state, "pass")
    assert brings(GAME, state, A, CAFE, 1) == 2


def test_a_bakery_promises_the_coin_of_a_new_mall_as_it_pays_only_when_the_mall_works() -> None:
    state = with_a_new_mall()
    assert brings(GAME, state, A, BAKERY, 1) == 2
    throw(state, 6)
    answer(state, "pass")
    assert "A earns 2 for bakery" in throw(state, 2)


def test_what_a_card_would_bring_is_told_of_its_own_roll_not_of_this_one() -> None:
    tip = helping("en").tip(with_a_new_mall(), A, f"market/{BAKERY}").splitlines()
    assert tip[1].startswith("When you roll the number: ")
    assert "In your city it would bring you 2 coins on that roll." in tip


def test_the_words_say_when_the_mall_begins_to_count() -> None:
    state = with_a_new_mall()
    tip = helping("de").tip(state, A, f"city/{A}/{CAFE}").splitlines()
    assert tip[-2:] == [
        "Im Moment: bis zu 1 Münze bei diesem Wurf.",
        "Einkaufszentrum: zählt ab dem nächsten Zug von Ada mit.",
    ]
    tip = helping("en").tip(state, A, f"market/{CAFE}").splitlines()
    assert tip[3:5] == [
        "It would bring you up to 1 coin from others' rolls.",
        "Shopping Mall: counts from Ada's next turn on.",
    ]
    mall = f"landmark/{A}/{LANDMARKS.index(MALL)}"
    assert (
        helping("en")
        .tip(state, A, mall)
        .endswith("Built by Ada; it works from their next turn on.")
    )
    GAME.begin_turn(state, A, False)
    assert helping("en").tip(state, A, mall).endswith("Built by Ada.")
    assert "Shopping Mall" not in helping("en").tip(state, A, f"city/{A}/{CAFE}")


def test_the_second_die_tells_from_when_on_a_new_station_allows_it() -> None:
    state = building(2, [10, 9])
    assert "Train Station" in helping("en").tip(state, A, "die/1")
    answer(state, f"build {STATION}")
    assert "You may roll it from your next turn on." in helping("en").tip(state, A, "die/1")
    GAME.begin_turn(state, A, False)
    assert "You" not in helping("en").tip(state, A, "die/1")


@every_language
def test_the_words_of_station_and_tower_agree_with_the_rules(language: str) -> None:
    texts = helping(language).words
    station, tower = (texts.landmark_help(LANDMARKS.index(key)) for key in (STATION, TOWER))
    told = {
        "en": ("In each turn you choose", "as many dice as before"),
        "de": ("In jedem Zug wählst du", "mit ebenso vielen Würfeln"),
    }[language]
    assert station.startswith(told[0])
    assert told[1] in tower


# Over many tables: whatever stands, works, lies and waits


def any_table(rng: Rng) -> MachiKoroState:
    """Cities, purses and landmarks by chance; some landmarks wait for their owner's next turn."""
    seats = 2 + rng.below(3)
    state = table(seats, turn_of=rng.below(seats))
    kinds = len(GAME.establishments)
    violet = [card.colour == c.VIOLET for card in GAME.establishments]
    state.cities = [rng.below(2 if violet[place % kinds] else 4) for place in range(seats * kinds)]
    state.coins = [rng.below(4) * rng.below(9) for _ in range(seats)]
    state.built = [rng.below(int(GAME.finished)) for _ in range(seats)]
    state.working = [built & rng.below(16) for built in state.built]
    state.working[state.active] = state.built[state.active]
    state.mark()
    return state


def after_throw(state: MachiKoroState, seat: int, roll: int) -> tuple[MachiKoroState, list[Event]]:
    """The seat throws, at the beginning of a turn of its own unless it is in one."""
    world, events = state.copy(), list[Event]()
    if world.active != seat:
        world.asked = []
        GAME.begin_turn(world, seat, False)
    world.asked.pop()
    world.events = events
    world.first_die = roll
    GAME.collect(world)
    return world, events


def paid(state: MachiKoroState, seat: int, kind: int, thrower: int, roll: int) -> int:
    """What the seat really gets for a card, if it robs the richest."""
    world, events = after_throw(state, thrower, roll)
    while world.asked[-1].kind != c.ASK_BUILD:
        answers = GAME.legal(world)
        if world.asked[-1].kind == c.ASK_ROB:
            answers.sort(key=lambda action: world.coins[action.where])
        GAME.apply(world, answers[-1])
    return sum(event.amount for event in events if pays(event, seat, kind))


@pytest.mark.parametrize("seed", range(30))
def test_a_forecast_is_what_the_rules_pay(seed: int) -> None:
    state = any_table(seeded(seed))
    for seat in range(state.seats):
        for kind, card in enumerate(GAME.establishments):
            copies = state.cities[seat * state.kinds + kind]
            promised = brings(GAME, state, seat, kind, copies)
            for roll in card.dice:
                if card.colour != c.RED:
                    assert paid(state, seat, kind, seat, roll) == promised
                elif state.active != seat:
                    assert paid(state, seat, kind, state.active, roll) == affordable(
                        state, seat, kind, roll, promised
                    )


def affordable(state: MachiKoroState, seat: int, kind: int, roll: int, bill: int) -> int:
    """What of a bill the roller has left after all that is due before it."""
    _, events = after_throw(state, state.active, roll)
    before = 0
    for event in events:
        if pays(event, seat, kind):
            return min(bill, state.coins[state.active] - before)
        before += event.amount if event.kind == c.PAID else 0
    return 0


def test_looking_ahead_leaves_the_table_as_it_is() -> None:
    state = any_table(seeded(5))
    before = vars(state.copy())
    for kind in range(len(GAME.establishments)):
        brings(GAME, state, A, kind, 1)
    after = vars(state)
    for name in ("coins", "cities", "built", "working", "asked", "active", "turn", "bank"):
        assert after[name] == before[name]
