"""Machi Koro's forecasts: what a tooltip promises is what the rules pay."""

import pytest
from helpers.machi_koro import (
    EVERY_CARD,
    GAME,
    LANDMARKS,
    MALL,
    PARK,
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

from citybuilder.core.game import Action, Event
from citybuilder.core.rng import Rng, seeded
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.state import MachiKoroState
from citybuilder.tables.machi_koro.forecast import brings, moved, pays
from citybuilder.tables.machi_koro.help import MachiKoroHelp
from citybuilder.tables.machi_koro.texts import MachiKoroTexts

CAFE, BAKERY = EVERY_CARD.index("cafe"), EVERY_CARD.index("bakery")


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
        "It would bring you up to 1 coin on other players' rolls.",
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


# The expansion


def promised(state: MachiKoroState, card: str, copies: int = 1, closed: int = 0) -> int:
    return brings(GAME, state, A, EVERY_CARD.index(card), copies, closed)


def test_a_loan_costs_its_owner_what_it_asks_for_however_poor_they_are_now() -> None:
    state = building(2, [0, 9], {A: {"loan_office": 2}}, expansion="both")
    assert promised(state, "loan_office", 2) == -4
    tip = helping("en").tip(state, A, f"city/{A}/{EVERY_CARD.index('loan_office')}")
    assert tip.endswith("Currently 4 coins less on that roll.")


def test_closed_copies_are_promised_nothing() -> None:
    state = building(2, [5, 9], {A: {"bakery": 3}}, expansion="both")
    state.closed[BAKERY] = 2
    tip = helping("en").tip(state, A, f"city/{A}/{BAKERY}").splitlines()
    assert "2 of them are closed: their next roll only opens them again." in tip
    assert tip[-1] == "Currently 1 coin on that roll."
    assert promised(state, "bakery", 1) == 1


def test_boats_are_promised_the_average_and_only_with_a_harbor() -> None:
    assert (
        promised(building(2, [5, 9], {}, {A: ["harbor"]}, expansion="both"), "tuna_boat", 2) == 14
    )
    assert promised(building(2, [5, 9], expansion="both"), "tuna_boat", 2) == 0


def test_whoever_shares_is_told_what_they_win_or_lose() -> None:
    tip = helping("de").tip(
        building(2, [9, 2], expansion="both"), A, f"market/{EVERY_CARD.index('park')}"
    )
    assert "In deiner Stadt würde es dich bei diesem Wurf 3 Münzen kosten." in tip
    tip = helping("de").tip(
        building(2, [2, 9], expansion="both"), A, f"market/{EVERY_CARD.index('park')}"
    )
    assert "In deiner Stadt würde es dir bei diesem Wurf 4 Münzen bringen." in tip


def test_a_startup_promises_what_lies_on_it_from_everybody_who_has_it() -> None:
    state = building(3, [5, 9, 1], {A: {"tech_startup": 1}}, expansion="both")
    state.invested[A] = 3
    assert promised(state, "tech_startup") == 4


def test_a_card_that_needs_something_promises_nothing_without_it() -> None:
    assert promised(building(2, [5, 9], {}, {A: [STATION]}, expansion="both"), "general_store") == 2
    assert (
        promised(building(2, [5, 9], {}, {A: [STATION, MALL]}, expansion="both"), "general_store")
        == 0
    )
    assert promised(building(2, [5, 9], expansion="both"), "sushi_bar") == 0
    assert promised(building(2, [5, 9], {}, {A: ["harbor"]}, expansion="both"), "sushi_bar") == 3


def test_a_harbor_that_has_just_been_built_is_enough_for_what_needs_one() -> None:
    state = building(2, [10, 9], {A: {"sushi_bar": 1}}, expansion="both")
    answer(state, "build harbor")
    tip = helping("en").tip(state, A, f"city/{A}/{EVERY_CARD.index('sushi_bar')}")
    assert tip.endswith("up to 3 coins on that roll.")


def test_the_last_landmark_that_can_be_paid_says_that_it_wins() -> None:
    state = building(2, [22, 9], {}, {A: [STATION, MALL, PARK]})
    key = f"landmark/{A}/{LANDMARKS.index(TOWER)}"
    assert (
        helping("en").tip(state, A, key).endswith("Ada has enough coins for it and wins with it.")
    )
    state.coins[A] = 21
    assert "wins" not in helping("en").tip(state, A, key)


def test_two_dice_and_a_harbor_are_told_where_only_they_reach_a_number() -> None:
    market = f"market/{EVERY_CARD.index('food_warehouse')}"
    assert "With two dice and a Harbor that adds to them" in helping("en").tip(
        building(2, [5, 9], expansion="both"), A, market
    )
    bakery = helping("en").tip(building(2, [5, 9], expansion="both"), A, f"market/{BAKERY}")
    assert "Harbor" not in bakery


@pytest.mark.parametrize("expansion", c.EXPANSIONS)
def test_cards_that_count_symbols_name_those_that_are_played(expansion: str) -> None:
    state = building(2, [5, 9], expansion=expansion)
    tip = helping("en").tip(state, A, f"market/{EVERY_CARD.index('fruit_and_vegetable_market')}")
    assert ("Flower Orchard" in tip) == (expansion in ("harbor", "both"))
    assert ("Vineyard" in tip) == (expansion in ("special", "both"))


# Over many tables: whatever stands, works, lies and waits


def any_table(rng: Rng, expansion: str = "none") -> MachiKoroState:
    """Cities, purses and landmarks by chance; some landmarks wait for their owner's next turn, and
    some cards are closed."""
    seats = 2 + rng.below(3)
    state = table(seats, turn_of=rng.below(seats), expansion=expansion)
    kinds, edition = state.kinds, GAME.editions[state.edition]
    most = [2 if card.colour == c.VIOLET else 4 for card in GAME.establishments]
    copies = [most[kind] if kind in edition.in_play else 1 for kind in range(kinds)]
    state.cities = [rng.below(copies[place % kinds]) for place in range(seats * kinds)]
    state.closed = [rng.below(min(copies, 2) + 1) for copies in state.cities if state.closed]
    state.coins = [rng.below(4) * rng.below(9) for _ in range(seats)]
    state.built = [rng.below(int(edition.finished)) | edition.begins for _ in range(seats)]
    working = int(edition.finished) + 1
    state.working = [built & rng.below(working) | edition.begins for built in state.built]
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
        if world.asked[-1].kind == c.ASK_CLOSE:
            answers.sort(key=lambda action: open_copies(world, action))
        GAME.apply(world, answers[-1])
    told = moved(events, seat, state.coins[seat])
    return sum(coins for event, coins in told if pays(event, seat, kind))


def open_copies(state: MachiKoroState, action: Action) -> int:
    """How many copies would close."""
    places = range(action.what, len(state.cities), state.kinds) if action.what >= 0 else ()
    return sum(state.cities[at] - state.closed[at] for at in places)


def is_as_told(card: c.Establishment) -> bool:
    """Whether a forecast is about the next throw, not about an average one or somebody rich."""
    return card.effect not in ("fishing", "to_bank") and not card.least


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("expansion", c.EXPANSIONS)
def test_a_forecast_is_what_the_rules_pay(seed: int, expansion: str) -> None:
    state = any_table(seeded(seed), expansion)
    for seat in range(state.seats):
        for kind, card in enumerate(GAME.establishments[: state.kinds]):
            copies = state.cities[seat * state.kinds + kind]
            closed = state.closed[seat * state.kinds + kind] if state.closed else 0
            promised = brings(GAME, state, seat, kind, copies, closed)
            several = card.colour != c.VIOLET  # other cards of the same number may come before
            for roll in card.dice if several else card.dice[:1]:
                if not is_as_told(card):
                    continue
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
    for kind in range(state.kinds):
        brings(GAME, state, A, kind, 1)
    after = vars(state)
    for name in ("coins", "cities", "built", "working", "asked", "active", "turn", "bank"):
        assert after[name] == before[name]
