"""What the pieces of Urbanization say: what is possible, what it brings, and why not."""

import pytest
from helpers.long import crossed
from helpers.matches import advice_of
from helpers.tables import game_of
from helpers.urbanization import (
    CHARACTERS,
    FACTORIES,
    GAME,
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
)
from helpers.urbanization_words import keys_of
from strict import good, texts_for

from citybuilder.core.laws import at_random, by_preference
from citybuilder.core.match import Match
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.urbanization.help import UrbanizationHelp
from citybuilder.tables.urbanization.texts import UrbanizationTexts

BAKERY = FACTORIES.index("bakery")
CANNING = INVENTIONS.index("canning")
FOREMAN = CHARACTERS.index("foreman")
B6 = 6  # region 7, where A has a house; its free neighbours are B5, B7 and A5


def speaking(language: str = "en") -> UrbanizationTexts:
    texts = texts_for(game_of("urbanization"), language)
    assert isinstance(texts, UrbanizationTexts)
    return texts


def tip(state: UrbanizationState, key: str, me: int = A, language: str = "en") -> list[str]:
    return UrbanizationHelp(speaking(language)).tip(GAME.observe(state, me), me, key).split("\n")


@crossed("options language", [(2, "yes"), (3, "no"), (4, "yes")], ["de", "en"])
def test_every_piece_has_words_at_any_time(language: str, options: tuple[int, str]) -> None:
    seats, inventions = options
    helper = UrbanizationHelp(speaking(language))
    for pick in (at_random(seats), by_preference(advice_of(GAME), seats)):
        match = Match(GAME, seats, {c.WITH_INVENTIONS: inventions}, seats)
        while not match.state.over:
            match.play(pick(match.state, match.legal()))
        for state in [*match.earlier[:3], *match.earlier[3::29], match.state]:
            before = state.copy()
            for key in keys_of(state):
                good(helper.spoken(state, key))
                for me in range(seats):
                    for line in helper.tip(state, me, key).split("\n"):
                        good(line)
            assert GAME.inventory(state) == GAME.inventory(before)


@pytest.mark.parametrize(
    ("key", "change", "why"),
    [
        ("action/0", "markers", "Not now: you have no action marker left."),
        ("action/0", "money", "Not now: the cheapest costs $1, you have $0."),
        ("action/0", "fence", "Not now: no free region lies beside yours."),
        ("action/1", "money", "House: not now, it costs $2, you have $0."),
        ("action/1", "supply", "House: not now, none is left."),
        ("action/1", "plot", "House: not now, you have no free plot."),
        ("action/1", "tower", "High-rise: not now, you have no house that it could replace."),
        ("action/2", "money", "Buying: the cheapest costs $1, you have $0."),
        ("action/2", "full", "Buying: your row holds no more than 8."),
        ("action/2", "empty", "Buying: there is none."),
        ("action/2", "hungry", "Selling: you have no grain."),
        ("action/2", "nothing", "Selling: barns and field are full."),
        ("action/3", "hungry", "Not now: you have no grain."),
        ("action/3", "plot", "Not now: you have no free plot."),
        ("action/4", "markers", "Not now: you have no action marker left."),
        ("action/4", "taken", "Not now: no order field is free."),
        ("action/4", "orders", "Not now: no orders are left in the colours of the free fields."),
        ("action/5", "nothing", "Not now: no card has both order fields taken."),
        ("action/5", "markers", "Not now: you have no action marker left."),
        ("action/6", "nothing", "Not now: you have no factory."),
        ("action/6", "worked", "Not now: your factories have worked in this round already."),
        ("action/6", "idle", "Not now: you have no orders in the colours of your factories."),
        (
            "action/7",
            "taxed",
            "Not now: your tax marker (1) must stand farther right than your citizens (1).",
        ),
        ("action/8", "nothing", "Not now: inventions are not in this match."),
    ],
)
def test_an_action_says_why_it_is_not_possible(key: str, change: str, why: str) -> None:
    state = table()
    show(state, "brewery", "sawmill", "bakery")
    hinder(state, change)
    action = int(key.split("/")[1])
    assert why in tip(state, key)
    if action not in (c.BUILDINGS, c.GRAIN):
        assert not GAME.deeds[action].can(state, A)


def hinder(state: UrbanizationState, change: str) -> None:
    """Take away what an action needs."""
    if change == "markers":
        state.markers[A] = 0
    elif change == "money":
        state.money[A] = 0
    elif change == "fence":
        for region in GAME.box.neighbours[B6]:
            state.owner[region] = B
    elif change == "supply":
        state.supply[c.HOUSE] = 0
    elif change == "plot":
        state.plots[B6 * c.PLOTS + 1] = c.FACTORY
        state.free[A] = 0
    elif change == "tower":
        state.plots[B6 * c.PLOTS] = c.HIGH_RISE
        state.cottages[A] = 0
    elif change in ("full", "hungry"):
        state.grain[A] = 8 if change == "full" else 0
    elif change == "empty":
        state.grain_at = [0] * len(state.grain_at)
    else:
        hinder_industry(state, change)


def hinder_industry(state: UrbanizationState, change: str) -> None:
    if change == "taken":
        for card in ("brewery", "sawmill", "bakery"):
            fill(state, card, B, C)
    elif change == "orders":
        state.orders_left = [0, 0, 0]
    elif change in ("worked", "idle"):
        give_factory(state, A, "software_house")
        state.produced[0] = int(change == "worked")
    elif change == "taxed":
        state.taxes[A] = 1


def test_an_industry_needs_a_place() -> None:
    state = table()
    show(state, "brewery", "sawmill", "bakery")
    fill(state, "brewery", B, C)
    hinder(state, "plot")
    why = "you have no free plot, and no factory of lower value"
    assert f"Not now: {why}." in tip(state, "action/5")
    assert f"Attract industry: {why}." in tip(state, "slot/0")
    state.free[A], state.supply[c.FACTORY] = 1, 0
    assert tip(state, "action/5")[2] == (
        "Not now: no factory is left in the supply, and you have none of lower value."
    )
    state = table(characters={A: "factory_owner"})
    assert "Not now: no card has an order field taken." in tip(state, "action/5")


def test_an_action_says_what_it_would_bring() -> None:
    state = table(land={A: "7:house 13"}, characters={A: "architect"})
    show(state, "brewery", "sawmill", "bakery")
    fill(state, "brewery", B, C)
    give_factory(state, A, "bakery")
    give_orders(state, A, "3 orange")
    state.citizens[A], state.taxes[A], state.grain[A] = 2, 5, 3
    state.grain_at[0], state.grain_at[1] = 3, 2
    assert "You can get: A5 ($1), B5 ($1), C7 ($1)." in tip(state, "action/0")
    assert tip(state, "action/1")[2:] == [
        "Your Architect helps with it: every building costs $1 less.",
        "House: up to 3 for $3, 3 points.",
        "High-rise: up to 1 for $2, 2 points.",
        "Administration building: up to 4 for $8, 8 points.",
    ]
    assert "Selling: up to 3 for $3." in tip(state, "action/2")
    assert "You can sow up to 3 grain." in tip(state, "action/3")
    assert "Bakery: 2 orange orders." in tip(state, "action/4")
    assert "You can get: Brewery (value 5)." in tip(state, "action/5")
    assert tip(state, "action/6")[-2:] == [
        "Up to 2 goods: $2 and 2 points.",
        "Then 1 order would be left as work for citizens.",
    ]
    assert tip(state, "action/7")[-2:] == [
        "Brings $2 now.",
        "As things are, you can do it 3 more times.",
    ]


def test_an_action_names_the_character_that_helps() -> None:
    state = table(characters={A: "foreman", B: "farmer"})
    assert tip(state, "action/4")[2] == "Your Foreman helps with it: twice as many orders."
    assert tip(state, "action/4", B)[2] == "Ada has the Foreman."
    state.spent[A] = 1
    assert tip(state, "action/4")[2] == (
        "Your Foreman would help with it, but has already done so in this round."
    )
    broker = "The Broker helps with it: move up to 2 price markers first."
    assert broker not in tip(state, "action/0")
    state.phase = 0
    assert broker not in tip(state, "action/0")  # A has chosen
    assert broker in tip(state, "action/0", C)
    assert tip(state, f"character/{FOREMAN}")[-1] == ("Ada has used this character in this round.")
    assert tip(state, f"hired/{B}")[-1] == "Not used yet in this round."


def test_help_that_somebody_else_has_makes_nothing_cheaper_for_me() -> None:
    state = table(characters={A: "architect"})
    do(state, "buildings")
    do(state, "use")
    assert "Costs you $1, brings 1 point." in tip(state, "supply/1", A)
    assert "Costs you $2, brings 1 point." in tip(state, "supply/1", B)


def test_the_broker_may_make_land_possible() -> None:
    state = table(characters={A: "broker"})
    state.money[A] = 1
    for region in GAME.box.neighbours[B6]:
        state.prices[region] = 2
    assert "Possible once the Broker has moved price markers." in tip(state, "action/0")


def test_a_region_says_what_it_costs_and_why_not() -> None:
    state = table(inventions=True)
    state.prices[12] = 3
    teach(state, A, "combustion_engine")
    assert tip(state, "region/12") == [
        "Region B7: $3 (2 plots)",
        "Price for you: $2 (3 price markers).",
        "It lies beside a region of yours.",
    ]
    assert tip(state, "region/2")[-1] == (
        "Not now: it has no side in common with a region of yours."
    )
    state.money[A] = 1
    assert tip(state, "region/12")[-1] == "Not now: it costs $2, you have $1."
    state.administrations[B6] = 2
    assert tip(state, f"region/{B6}") == [
        "Region B6: Ada (1 house, 1 free plot, 2 administration buildings)",
        "You can build a house or a factory here, or sow grain.",
        "The house here can become a high-rise.",
        "Administration buildings can stand here without a plot.",
    ]
    state.supply[c.HIGH_RISE] = 0
    assert "The house here can become a high-rise." not in tip(state, f"region/{B6}")
    assert len(tip(state, f"region/{B6}", B)) == 1
    assert tip(table(seats=2), "region/4") == ["Region C4: not in the game"]


def test_a_start_region_may_shut_nobody_in() -> None:
    state = new_game(seats=2)
    me = int(state.asked[-1].seat)
    for region in (6, 23):
        state.owner[region] = c.FREE if region == 6 else c.CLOSED
    state.owner[12], state.prices[12] = 1 - me, 0
    assert tip(state, "region/6", me)[-1] == (
        "Not now: somebody would be left without a free region beside theirs."
    )
    assert tip(state, "region/0", me)[1:] == ["1 price marker from here goes to another region."]
    state.prices[0] = 2
    assert tip(state, "region/0", me)[1:] == ["2 price markers from here go to other regions."]
    assert len(tip(state, "region/0", 1 - me)) == 1  # who is not asked


def test_a_barn_sells_once_in_an_action() -> None:
    state = table()
    do(state, "trade_grain")
    do(state, "buy from barn 1")
    assert tip(state, "grain/0") == [
        "Barn 1: 3 of 4 grain, $1 each",
        "The next grain that is sold comes here: $1.",
        "Not now: each barn sells only 1 in an action.",
    ]
    assert tip(state, "grain/1")[-1] == "You can buy some here."
    assert tip(state, "grain/5")[0] == "Return area: 8 grain (room for 8)"


def test_a_card_on_display_says_who_has_taken_its_orders() -> None:
    state = table()
    show(state, "brewery", "sawmill", "")
    fill(state, "sawmill", B)
    assert tip(state, "slot/1") == [
        "Sawmill (value 2)",
        "Left order field, taken by Ben: 2 orange orders.",
        "Right order field, not taken yet: 2 orange orders and $1.",
        "Produces up to 2 orange goods for $1 each.",
        "Leaves the game at the end of the round if nobody attracts it.",
        "Take orders: possible, 2 orange orders, $1.",
        "Attract industry: both order fields must be taken first.",
    ]
    assert tip(state, "slot/2") == ["No factory card", "No more cards will come here."]
    state.orders_left[c.ORANGE] = 0
    assert "Take orders: no orders of this colour are left." in tip(state, "slot/0")


def test_cards_to_come_are_named_in_their_order() -> None:
    state = table(seats=2)
    lines = tip(state, "deck")
    assert lines[1] == "Brewery (5): orders 2 orange + 1 grey; goods 2 orange + 1 grey"
    assert lines[2] == "Textile Mill (7): orders 2 grey + 2 orange; goods 2 grey"
    assert lines[5:] == ["and 5 more"]
    state.deck = len(GAME.box.decks[2])
    assert tip(state, "deck") == [
        "0 factory cards to come",
        "All cards are on display or have left the game.",
    ]


def test_citizens_are_forecast_with_the_harvest() -> None:
    state = table(land={A: "7:house,grain 13:grain"})
    state.houses[A], state.grain[A] = 5, 0
    give_orders(state, A, "2 orange 1 grey")
    assert tip(state, "row/0/0")[-1] == (
        "As things are, after this round: houses 5, grain 4, orders 3 – so 3 citizens, 6 points."
    )
    assert tip(state, "row/0/2")[-1] == "2 sown; after the harvest there are 4."
    assert tip(state, "row/0/3")[0] == "Ada: 2 orange orders, 1 grey order"
    state.orders[:3] = [0, 0, 0]
    assert tip(state, "row/0/3")[0] == "Ada: no orders"
    assert tip(state, "row/0/4")[-1] == "As things are, that is possible 7 more times."


def test_refrigeration_makes_more_points_of_grain() -> None:
    state = table(inventions=True)
    assert "For every 3 left after that there is 1 point." in tip(state, "row/0/2")
    teach(state, A, "refrigeration")
    assert "For every 2 left after that there is 1 point." in tip(state, "row/0/2")


def test_a_seat_says_where_its_points_come_from() -> None:
    state = table()
    state.points[c.SCORE_CITIZENS] = 6
    assert tip(state, "seat/0") == [
        "Ada: 7 points, $8",
        "Action markers: 9",
        "Factory values: 0",
        "Start house: 1",
        "Citizens: 6",
    ]
    assert tip(state, "points/0") == [
        "Ada: 7 points",
        "Start house: 1",
        "Citizens: 6",
        "All factory values of Ada: 0.",
    ]
    assert tip(state, "markers/0")[1] == (
        "In use: 1 on regions, 0 on order fields. Those on regions stay."
    )


def test_a_factory_says_what_it_made_and_could_make() -> None:
    state = table()
    stack = give_factory(state, A, "bakery", "brewery")
    give_orders(state, A, "3 orange 1 grey")
    key = f"stack/0/{stack}"
    assert tip(state, key) == [
        "Ada: Brewery (value 5)",
        "Produces up to 2 orange goods for $1 each and 1 grey good for $2.",
        "Covers Bakery (value 1). Covered cards count for values at the end, too.",
        "All factory values of Ada: 6.",
        "Has not worked in this round yet.",
        "With your orders: up to 3 goods, $4 and 3 points.",
    ]
    assert tip(state, key, B)[-1] == "Has not worked in this round yet."
    do(state, "produce")
    do(state, "make 2 at stack 1 field 1")
    do(state, "make 0 at stack 1 field 2")
    assert tip(state, key)[-1] == "Has worked in this round: 2 orange goods."
    assert "As things are: Ada." in tip(state, "works")


def test_an_invention_says_where_its_partners_are() -> None:
    state = table(inventions=True)
    teach(state, A, "canning")
    give_factory(state, A, "brewery")
    assert tip(state, f"idea/0/{CANNING}")[-2:] == [
        "Ada has the Brewery.",
        "Ada would get 1 point at the end as things are.",
    ]
    show(state, "wind_mill", "sawmill", "")
    state.cards_gone[BAKERY] = 1
    assert tip(state, f"invention/{c.SEED_DRILL}")[-4:] == [
        "Bakery: has left the game.",
        "Windmill: on display.",
        "Waits on space 1.",
        "You can get there for free.",
    ]
    assert tip(state, f"invention/{CANNING}")[-1] == "Belongs to Ada."
    set_pin(state, B, 1)
    assert tip(state, "space/0")[-2:] == ["Markers here: Ben.", "You can get there for free."]


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_invention_without_any_partner_says_that_it_brings_nothing(language: str) -> None:
    state = new_game(3, inventions=True)
    coal, steel = FACTORIES.index("coal_mine"), FACTORIES.index("steel_works")
    said = {"en": "So it brings no points at the end.", "de": "darum keine Punkte."}[language]

    def ends() -> bool:
        key = f"invention/{INVENTIONS.index('steam_locomotive')}"
        return any(line.endswith(said) for line in tip(state, key, language=language))

    assert ends()
    state.cards_gone[coal] = 1
    assert ends()
    state.holder[steel] = B * c.STACKS
    assert not ends()


def test_before_the_first_round_steps_have_their_price() -> None:
    state = new_game(3, inventions=True)
    price = "1 step is free, each further one costs $1."
    for key in (f"invention/{INVENTIONS.index('internet')}", "space/8", "track"):
        assert tip(state, key)[-1] == price


def test_the_way_to_a_space_has_its_price() -> None:
    state = table(inventions=True, characters={B: "professor"})
    state.money[A] = state.money[B] = 2
    assert tip(state, "space/2")[-1] == "You can get there for $2."
    assert tip(state, "space/3")[-1] == "Not now: the way there costs $3, you have $2."
    assert tip(state, "space/3", B)[-1] == "You can get there for $1."
    assert tip(state, "track", B)[-1] == "3 steps are free, each further one costs $1."
    assert tip(state, "action/8", B)[-1] == "3 steps are free, each further one costs $1."
    set_pin(state, A, 3)
    assert tip(state, "space/3")[-1] == "You can get there for free."
    state.markers[A] = 0
    assert tip(state, "space/1")[-1] == "Not now: your marker is past it."
    do(state, "inventions")
    do(state, "advance from 3")
    assert tip(state, "space/3")[-1] == "Your marker is there."
    assert tip(state, "space/5")[-1] == "You can get there for $2."
    assert tip(state, "space/0")[-1] == "Not now: your marker is past it."
    state = table(inventions=True)
    state.markers[A] = 0
    assert tip(state, "space/0")[-1] == (
        "Not now: you have no action marker left, and none on the path."
    )


def test_a_region_says_whether_a_price_marker_can_come_or_go() -> None:
    state = table(characters={A: "broker"})
    state.prices[12] = 3
    do(state, "buy_land")
    do(state, "use")
    assert tip(state, "region/12")[-1] == "A price marker can be taken from here."
    assert tip(state, "region/2")[-1] == "Not now: no price marker can be taken from here."
    do(state, "lift 13")
    assert tip(state, "region/2")[-1] == "The price marker can go here: the region then costs $2."
    assert tip(state, "region/12")[-1] == "Not now: no price marker can go here."


def test_a_region_says_why_nothing_can_be_built_there() -> None:
    state = table(land={A: "7:house 13:house", B: "9:house"})
    do(state, "buildings")
    do(state, "house")
    state.plots[B6 * c.PLOTS + 1] = c.FACTORY
    assert tip(state, f"region/{B6}")[-1] == "Not now: there is no free plot here."
    assert tip(state, "region/8")[-1] == "Not now: it belongs to Ben."
    assert tip(state, "region/2")[-1] == (
        "Not now: it belongs to nobody, and only your own land can be used."
    )
    state.asked[-1].what = c.HIGH_RISE
    state.plots[B6 * c.PLOTS] = c.HIGH_RISE
    assert tip(state, f"region/{B6}")[-1] == "Not now: there is no house here."


def test_what_cannot_be_done_is_told_last() -> None:
    state = table(characters={A: "architect"})
    state.money[A] = state.grain[A] = 0
    assert tip(state, "action/1")[-1] == "Not now: you can build none of them."
    assert tip(state, "action/2")[-1] == "Not now: you can neither buy nor sell grain."
    state = table(characters={A: "tax_collector"})
    assert tip(state, "action/7")[3] == "Brings $1 now, with the Tax Collector $2."
    show(state, "brewery", "sawmill", "")
    fill(state, "brewery", B, C)
    do(state, "orders")
    assert tip(state, "slot/0")[-1] == "Take orders: both order fields are taken."


def test_the_next_mayor_is_foreseen() -> None:
    state = table()
    state.mayor = B
    state.points[C * c.SOURCES] = 0
    assert tip(state, "mayor")[0] == "Mayor: Ben"
    assert tip(state, "mayor")[-1] == "As things are, next round: Cem."


def test_curves_are_named() -> None:
    assert UrbanizationHelp(speaking("de")).series() == ["Punkte", "Bürger", "Geld"]
