"""What happens in Urbanization, as sentences: what belongs together is told together."""

from typing import cast

from helpers.tables import game_of
from helpers.urbanization import (
    CHARACTERS,
    FACTORIES,
    INVENTIONS,
    A,
    B,
    C,
    do,
    fill,
    give_factory,
    give_orders,
    new_game,
    set_pin,
    show,
    table,
    teach,
    turn_of,
)
from strict import texts_for

from citybuilder.core.game import NONE, Event, State
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.urbanization.layout import UrbanizationTable
from citybuilder.tables.urbanization.texts import UrbanizationTexts

BREWERY = FACTORIES.index("brewery")
TELEGRAPH = INVENTIONS.index("telegraph")
MILLER = CHARACTERS.index("mill_worker")
B6 = 6  # region 7, where A has a house


def speaking(language: str = "en") -> UrbanizationTexts:
    texts = texts_for(game_of("urbanization"), language)
    assert isinstance(texts, UrbanizationTexts)
    return texts


def told(*events: Event, language: str = "en") -> list[str]:
    return speaking(language).story(events)


def done(state: UrbanizationState, words: str, language: str = "en") -> list[str]:
    return speaking(language).story(do(state, words))


def test_a_deed_and_what_it_brings_are_one_line() -> None:
    state = table()
    do(state, "buildings")
    do(state, "house")
    assert done(state, "house in 7")[0] == "Ada builds a house in B6 for $2: 1 point."


def test_houses_that_are_told_together_are_added_up() -> None:
    built = [Event(c.BUILT, A, c.HOUSE, plot, 2) for plot in (12, 24)]
    scored = Event(c.SCORED, A, c.SCORE_HOUSES, amount=1)
    assert told(built[0], scored, built[1], scored) == [
        "Ada builds 2 houses (B6, B7) for $4: 2 points."
    ]
    office = Event(c.BUILT, A, c.ADMINISTRATION, B6, 3)
    assert told(built[0], scored, office) == [
        "Ada builds a house in B6 for $2: 1 point.",
        "Ada builds an administration building in B6 for $3.",
    ]


def test_grain_that_is_traded_together_is_added_up() -> None:
    bought = [Event(c.GRAIN_BOUGHT, A, where=at, amount=price) for at, price in ((0, 1), (4, 3))]
    assert told(bought[0]) == ["Ada buys 1 grain from barn 1 for $1."]
    assert told(*bought, bought[1]) == ["Ada buys 3 grain (Barn 1, Field (2)) for $7."]
    sold = Event(c.GRAIN_SOLD, B, where=4, amount=3)
    assert told(sold) == ["Ben sells 1 grain to the field for $3."]
    assert told(sold, sold) == ["Ben sells 2 grain (Field (2)) for $6."]


def test_price_markers_and_seed_are_told_together() -> None:
    moved = [Event(c.PRICE_MOVED, A, B6, region) for region in (12, 12, 0)]
    assert told(moved[0]) == ["Ada moves a price marker from B6 to B7."]
    assert told(*moved) == ["Ada moves 3 price markers from B6 to B7 (2), B5."]
    assert len(told(moved[0], Event(c.PRICE_MOVED, A, 0, 12))) == 2
    seeds = [Event(c.SOWN, A, where=plot) for plot in (12, c.ON_CARD)]
    assert told(*seeds) == ["Ada sows 2 grain (B6, Farmer's card)."]
    assert told(*seeds, language="de") == ["Ada baut 2 Getreide an (B6, Karte des Bauern)."]


def test_orders_are_told_with_their_field() -> None:
    state = table(inventions=True)
    teach(state, A, "telegraph")
    show(state, "brewery", "sawmill", "")
    do(state, "orders")
    assert done(state, "orders of slot 1")[0] == (
        "Ada takes the left order field (Brewery): 2 orange orders, $1 thanks to the telegraph."
    )
    turn_of(state, B)
    do(state, "orders")
    assert done(state, "orders of slot 1")[0] == (
        "Ben takes the right order field (Brewery): 1 grey order, $1 for the right field."
    )


def test_a_field_that_brings_no_orders_says_why() -> None:
    state = table()
    give_orders(state, A, "8 orange")
    show(state, "brewery", "sawmill", "")
    do(state, "orders")
    assert done(state, "orders of slot 1")[0] == (
        "Ada takes the left order field (Brewery): no orders (row is full)."
    )
    turn_of(state, A)
    do(state, "orders")
    assert done(state, "orders of slot 1")[0] == (
        "Ada takes the right order field (Brewery): no orders (row is full), "
        "$1 for the right field."
    )


def test_what_citizens_need_is_told_and_not_that_they_are_there() -> None:
    state = table()
    state.grain[A] = 2
    give_orders(state, A, "2 orange")
    state.houses[A] = 2
    state.citizens[A] = 1
    built, office = (Event(c.BUILT, A, kind, 12, 2) for kind in (c.HIGH_RISE, c.ADMINISTRATION))
    assert UrbanizationTable(speaking(), seat_looks(speaking().names)).great(office, state) is None
    for language, said in (
        ("en", "Ada has all that 2 citizens need"),
        ("de", "Ada hat alles, was 2 Bürger brauchen"),
    ):
        words = speaking(language)
        beat = UrbanizationTable(words, seat_looks(words.names)).great(built, state)
        assert beat is not None
        assert beat.text == said


def test_an_industry_is_told_in_one_line() -> None:
    state = table()
    show(state, "brewery", "sawmill", "")
    fill(state, "brewery", B, C)
    do(state, "industry")
    do(state, "attract slot 1")
    assert done(state, "settle in 7")[:2] == [
        "Ada attracts the Brewery to region B6: 2 points.",
        "New on display: Coal Mine.",
    ]
    assert told(Event(c.MODERNISED, A, BREWERY, amount=0)) == [
        "Ada modernises a factory into the Brewery."
    ]
    assert told(Event(c.CARD_TAKEN, A, BREWERY, 0)) == ["Ada attracts the Brewery."]


def test_the_merchant_is_thanked() -> None:
    state = table(characters={A: "merchant"})
    give_factory(state, A, "bakery")
    give_orders(state, A, "2 orange")
    do(state, "produce")
    assert done(state, "use") == ["Ada uses the Merchant."]
    assert done(state, "make 2 at stack 1 field 1")[0] == (
        "Ada produces 2 orange goods: $2, $2 thanks to the Merchant, 2 points."
    )


def test_the_miller_is_told_with_his_grain() -> None:
    used = Event(c.CHARACTER_USED, A, MILLER)
    given = Event(c.GRAIN_GIVEN, A, where=c.FIELD, amount=2)
    assert told(used, given) == ["Ada uses the Miller: 2 grain."]
    assert told(given) == ["Ada takes 2 grain from the field for free."]


def test_an_invention_is_told_with_its_gifts() -> None:
    state = table(inventions=True)
    set_pin(state, A, 3)
    do(state, "inventions")
    do(state, "advance from 3")
    assert done(state, "take photography")[0] == "Ada invents photography: 3 points."
    assert told(Event(c.INVENTED, B, TELEGRAPH, 2), language="de") == [
        "Ben erfindet den Telegrafen."
    ]


def test_markers_on_the_path_are_told() -> None:
    assert told(Event(c.STEPPED, A, -1, 0, 0)) == ["Ada puts a marker on space 1."]
    assert told(Event(c.STEPPED, A, 0, 1, 0)) == ["Ada moves a marker from space 1 to space 2."]
    steps = [Event(c.STEPPED, A, space, space + 1, int(space > 0)) for space in (-1, 0, 1, 2)]
    assert told(*steps[2:]) == ["Ada moves a marker from space 2 to space 4 for $2."]
    assert told(*steps[:2]) == ["Ada puts a marker on the path and moves it to space 2."]
    assert told(*steps) == ["Ada puts a marker on the path and moves it to space 4 for $2."]
    assert told(Event(c.STOPPED, A, where=3)) == ["Ada stays on space 4."]
    assert told(Event(c.STOPPED, A, where=8, amount=1)) == ["Ada takes a marker back from space 9."]


def test_the_end_of_a_round_is_told_step_by_step() -> None:
    state = table(
        land={A: "7:house,grain 13:grain,grain", B: "9:house", C: "11:house", 3: "12:house"}
    )
    state.grain[A] = 6
    give_factory(state, B, "bakery")
    state.used[6 * 3] = 2
    state.orders_left[c.ORANGE] -= 2
    turn_of(state, 3, c.PHASES)
    story = done(state, "pass")
    assert story[:3] == ["Dora passes.", "Round 2 ends.", "End of the round: harvest"]
    assert story[3] == "Ada harvests 2 grain and has no room for 1."
    assert "Out of the game: Bakery. New on display: Brickworks." in story
    assert "Ben returns 2 used orders." in story
    assert "Ada has 1 citizen: 2 points." in story
    assert "Ada feeds 1 citizen: 2 points for grain left over." in story
    assert "Cem has 1 citizen: 2 points." in story
    assert "End of the round: refilling grain" not in story  # nothing happens in it
    assert story[-1].endswith("gets the Mayor and begins: 1 point.")
    back, step = Event(c.CHARACTERS_BACK), Event(c.STEP_BEGAN, amount=c.REFILL)
    assert told(back) == []
    assert told(step) == ["End of the round: refilling grain"]


def test_a_harvest_is_one_line() -> None:
    back, grew = Event(c.GRAIN_BACK, A, where=12, amount=1), Event(c.GRAIN_GREW, A, where=5)
    assert told(back, back, grew, grew) == ["Ada harvests 2 grain and gets 2 more."]
    refilled = [Event(c.REFILLED, where=space) for space in (4, 3, 3)]
    assert told(*refilled) == ["Grain comes from the return area: 1 to the field, 2 to barn 4."]
    assert told(Event(c.FED, A)) == ["Ada has nobody to feed."]


def test_points_by_themselves_say_what_they_are_for() -> None:
    pairs = Event(c.SCORED, A, c.SCORE_COMBINATIONS, amount=4)
    largest = Event(c.SCORED, A, c.SCORE_LARGEST, amount=2)
    assert told(pairs, largest, Event(c.WON, A)) == [
        "Ada gets 4 points for inventions that suit factories and "
        "2 points for the most valuable factories.",
        "Ada wins!",
    ]
    goods = Event(c.EARNED, B, c.FOR_GOODS, amount=3)
    assert told(goods, language="de") == ["Ben bekommt 3\u00a0$ für Waren."]


def test_the_heading_says_where_the_match_is() -> None:
    words, state = speaking(), new_game()
    assert words.turn(state) == "Start houses"
    state = table()
    assert words.turn(state) == "Round 2 of 6 · phase 1"
    state.phase = 0
    assert words.turn(state) == "Round 2 of 6 · characters"
    state.phase = 5
    assert words.turn(state) == "Round 2 of 6"
    opening = [Event(kind, A, amount=1) for kind in (c.ROUND_BEGAN, c.PHASE_BEGAN, c.TURN_BEGAN)]
    assert words.story(opening) == []
    assert words.event(opening[0]) == "Round 1 begins with Ada."


def test_what_is_shown_knows_who_helps_and_until_when() -> None:
    state = table(characters={A: "architect"})
    helping = []
    for words in ("buildings", "use", "house", "house in 7"):
        frames: list[State] = []
        state.frames = frames
        do(state, words)
        helping.append([int(cast(UrbanizationState, frame).helping) for frame in frames])
    assert helping == [[], [c.ARCHITECT], [], [c.ARCHITECT, c.ARCHITECT, NONE]]
