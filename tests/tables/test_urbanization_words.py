"""Urbanization in words: names, questions, answers and what the rules show of them."""

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
    set_pin,
    show,
    table,
    teach,
)
from strict import every_language, good, texts_for

from citybuilder.core.game import Decision
from citybuilder.core.score import ScoreLine
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import SOFT_HYPHEN
from citybuilder.tables.urbanization.overview import OVERVIEW, place_of
from citybuilder.tables.urbanization.texts import UrbanizationTexts

BAKERY, BREWERY = FACTORIES.index("bakery"), FACTORIES.index("brewery")
PHOTOGRAPHY = INVENTIONS.index("photography")
EVENTS = range(c.WON + 1)


def speaking(language: str = "en") -> UrbanizationTexts:
    texts = texts_for(game_of("urbanization"), language)
    assert isinstance(texts, UrbanizationTexts)
    return texts


def asked(state: UrbanizationState, language: str = "en") -> str:
    return speaking(language).prompt(state, state.asked[-1])


def offers(state: UrbanizationState, language: str = "en") -> list[str]:
    words, question = speaking(language), state.asked[-1]
    return [words.action(state, question, action) for action in GAME.legal(state)]


# Names


def test_regions_are_called_by_their_row_and_place() -> None:
    names = [speaking().region(region) for region in range(len(GAME.box.regions))]
    assert sorted(names) == [
        f"{row}{n + 1}"
        for row, count in zip("ABCD", (5, 7, 7, 5), strict=True)
        for n in range(count)
    ]
    left, right = names.index("B3"), names.index("B4")
    assert right in GAME.box.neighbours[left]
    middles = [sum(x for x, _ in GAME.box.regions[region].corners) for region in (left, right)]
    assert middles[0] < middles[1]
    below = names.index("C3")
    assert below in GAME.box.neighbours[left]


@every_language
def test_names_differ_and_are_whole_but_on_faces(language: str) -> None:
    words = speaking(language)
    factories = [words.factory(card) for card in range(len(FACTORIES))]
    inventions = [words.invention(each) for each in range(len(INVENTIONS))]
    characters = [words.character(who) for who in range(len(CHARACTERS))]
    names = [*factories, *inventions, *characters]
    assert len(set(names)) == len(names)
    assert not any(SOFT_HYPHEN in name for name in names)
    for name in names:
        good(name)
    assert len({words.action_name(n) for n in range(c.ACTION_COUNT)}) == c.ACTION_COUNT
    assert len({words.action_long(n) for n in range(c.ACTION_COUNT)}) == c.ACTION_COUNT


def test_long_german_names_may_be_broken() -> None:
    words = speaking("de")
    assert SOFT_HYPHEN in words.character_on_face(c.TAX_COLLECTOR)
    assert SOFT_HYPHEN in words.factory_on_face(FACTORIES.index("electronics_plant"))
    assert SOFT_HYPHEN in words.building_on_face(c.ADMINISTRATION)
    assert words.building(c.ADMINISTRATION) == "Verwaltungsgebäude"


def test_money_stands_as_each_language_has_it() -> None:
    assert speaking("en").money(3) == "$3"
    assert speaking("de").money(3) == "3\u00a0$"


@every_language
def test_cards_say_what_they_do(language: str) -> None:
    words = speaking(language)
    for card in range(len(FACTORIES)):
        good(words.card_help(card))
    for invention in range(len(INVENTIONS)):
        good(words.invention_help(invention))
    for who in range(len(CHARACTERS)):
        good(words.character_help(who))


def test_numbers_come_from_the_cards() -> None:
    words = speaking()
    assert words.factory_help(BREWERY) == (
        "Orders: left 2 orange orders, right 1 grey order and $1. "
        "Produces up to 2 orange goods for $1 each and 1 grey good for $2."
    )
    assert words.phrases.order_fields(BAKERY) == "2+1 orange"
    assert words.phrases.order_fields(BREWERY) == "2 orange + 1 grey"
    assert words.invention_help(PHOTOGRAPHY) == (
        "Once, when you take it: 2 points more. "
        "Suits Paper Mill and Television Studio: 2 points each at the end."
    )
    assert words.card(-1) == "a card"


# Questions and answers


def test_everything_that_can_be_asked_answered_and_told_has_words() -> None:
    words = speaking()
    assert set(words.asking.prompts) == set(range(c.ASK_STEP + 1))
    assert set(words.answering.labels) == set(range(c.DONE + 1))
    apart = {c.GRAIN_GIVEN, c.ORDERS_GIVEN, c.EARNED, c.SCORED, c.STEP_BEGAN, c.WON}
    assert set(words.telling.deeds) | apart == set(EVENTS)


def test_an_action_is_asked_with_what_one_has() -> None:
    state = table()
    state.money[A] = 3
    assert asked(state) == "Which action do you take? You have $3 and 9 action markers."
    assert "Collect taxes: $1" in offers(state)
    assert offers(state)[-1] == "Pass"


def test_land_says_its_price_and_its_plots() -> None:
    state = table()
    state.prices[12] = 2
    do(state, "buy_land")
    assert asked(state) == "Which region do you buy? You have $8."
    assert "Buy B7 for $2 (2 plots)" in offers(state)
    do(state, "buy 13")
    assert asked(state) == (
        "Where does the next price marker of B7 go? Land becomes more expensive there. 2 left."
    )
    assert "Move it to B5 (then costs $2)" in offers(state)


def test_a_series_asks_for_one_more_with_its_price() -> None:
    state = table(land={A: "7:house 13"}, characters={A: "architect"})
    do(state, "buildings")
    assert (
        asked(state) == "Do you use the Architect now (every building costs $1 less)? Once a round."
    )
    assert offers(state) == [
        "Use the Architect: a house for $1 instead of $2",
        "No Architect",
    ]
    do(state, "use")
    assert offers(state)[0] == "Build houses: $1 and 1 point each"
    do(state, "house")
    assert asked(state) == "Where do you build a house for $1? You have $8."
    do(state, "house in 7")
    assert asked(state) == "Build another house for $1, or stop? You have $7."
    assert offers(state) == ["Build in B7 for $1", "Done"]


def test_whoever_has_the_miller_hears_of_the_gift_before_it_is_asked_about() -> None:
    state = table(characters={A: "mill_worker"})
    state.grain_at[c.FIELD] = 2
    do(state, "trade_grain")
    gift = "Then the Miller gives you 2."
    assert asked(state).endswith(gift)
    do(state, "buy from barn 1")
    assert asked(state) == f"Buy 1 more grain, or stop? You have $7 and 2 grain. {gift}"
    state.grain_at[c.FIELD] = 0
    assert "Miller" not in asked(state)


def test_grain_says_whence_it_comes_and_where_it_goes() -> None:
    state = table()
    state.grain_at[0] = 3
    do(state, "trade_grain")
    assert asked(state) == "Do you buy or sell grain? You have $8 and 1 grain."
    assert offers(state)[0] == "Buy 1 grain from barn 1: $1"
    assert offers(state)[-2:] == ["Buy 1 grain from the field: $3", "Sell 1 grain to barn 1: $1"]
    assert offers(state, "de")[-1] == "1 Getreide in Scheune 1 verkaufen: 1\u00a0$"


def test_trading_asks_for_what_is_possible() -> None:
    state = table()
    do(state, "trade_grain")
    assert asked(state) == "Where do you buy grain? You have $8 and 1 grain."
    state = table()
    state.money[A], state.grain_at[0] = 0, 0
    do(state, "trade_grain")
    assert asked(state) == "Do you sell grain? You have $0 and 1 grain."


def test_orders_say_what_fits_into_the_row() -> None:
    state = table(characters={A: "foreman"})
    show(state, "brewery", "bakery", "sawmill")
    fill(state, "brewery", B)
    give_orders(state, A, "5 orange")
    do(state, "orders")
    do(state, "use")
    assert asked(state) == "Which card do you take orders from? Your row has room for 3 more."
    assert offers(state) == [
        "Take from the Brewery: 2 grey orders, $1",
        "Take from the Bakery: 3 orange orders",
        "Take from the Sawmill: 3 orange orders",
    ]


def test_a_full_row_gets_no_orders() -> None:
    state = table()
    show(state, "bakery", "", "")
    give_orders(state, A, "8 orange")
    do(state, "orders")
    assert offers(state) == ["Take from the Bakery: no orders (row is full)"]


def test_an_industry_is_built_or_modernises() -> None:
    state = table()
    show(state, "brewery", "sawmill", "")
    fill(state, "brewery", B, C)
    do(state, "industry")
    assert asked(state) == "Which industry do you attract? It brings 2 points."
    assert offers(state) == ["Attract the Brewery (value 5)"]
    do(state, "attract slot 1")
    assert asked(state) == "Where do you build the Brewery?"
    assert offers(state) == ["Build a new factory in B6"]
    give_factory(state, A, "bakery")
    assert (
        asked(state)
        == "Where do you build the Brewery, or which of your factories do you modernise?"
    )
    assert offers(state)[-1] == "Modernise the Bakery (value 1)"
    state.supply[c.FACTORY] = 0
    assert asked(state) == "Which of your factories do you modernise into the Brewery?"


def test_the_factory_owner_is_named_where_he_is_needed() -> None:
    state = table(characters={A: "factory_owner"})
    show(state, "brewery", "sawmill", "")
    fill(state, "brewery", B)
    do(state, "industry")
    assert offers(state) == ["Attract the Brewery (value 5) with the Factory Owner"]


def test_goods_say_what_they_bring_with_all_help() -> None:
    state = table(inventions=True, characters={A: "merchant"})
    give_factory(state, A, "chemical_works")
    give_orders(state, A, "1 grey 1 white")
    teach(state, A, "microchip")
    do(state, "produce")
    do(state, "use")
    question = "How many grey goods do you produce (Chemical Works)? You have 1 grey order."
    assert asked(state) == question
    assert offers(state) == ["1 good, $3", "Produce none here"]
    do(state, "make 0 at stack 1 field 1")
    assert offers(state) == ["1 good, $5"]


def test_inventing_says_what_steps_cost() -> None:
    state = table(inventions=True, characters={A: "professor"})
    set_pin(state, A, 8)
    do(state, "inventions")
    do(state, "renounce")
    assert asked(state) == "Which marker moves on? 1 step is free, each further one costs $1."
    assert offers(state) == ["Move from space 8 to space 9", "Put a new marker on space 1"]
    do(state, "enter")
    assert asked(state) == "Take an invention from space 1, go on or stay? You have $8."
    assert offers(state)[-2:] == ["Go on to space 2 for $1", "Stay on space 1"]
    state.inventor[0] = state.inventor[1] = B
    assert asked(state) == "Go on or stay? Nothing is left on space 1. You have $8."
    state.money[A] = 0
    assert asked(state) == "Nothing is left on space 1. Does your marker stay there?"


def test_the_last_space_gives_the_marker_back() -> None:
    state = table(inventions=True, characters={A: "professor"})
    set_pin(state, A, 8)
    do(state, "inventions")
    do(state, "use")
    assert asked(state) == "Which marker moves on? 3 steps are free, each further one costs $1."
    do(state, "advance from 8")
    assert asked(state) == "Take an invention from space 9, or take the marker back?"
    assert offers(state)[-1] == "Take the marker back"
    state.inventor[c.MICROCHIP] = state.inventor[INVENTIONS.index("internet")] = B
    assert asked(state) == "Nothing is left on space 9. Do you take the marker back?"


def test_a_new_marker_needs_no_choice() -> None:
    state = table(inventions=True)
    do(state, "inventions")
    assert asked(state) == (
        "A new marker begins the path. 1 step is free, each further one costs $1."
    )
    assert offers(state) == ["Put a new marker on space 1"]


def test_help_says_what_it_would_bring() -> None:
    state = table(characters={A: "foreman"})
    show(state, "brewery", "bakery", "")
    fill(state, "brewery", B)
    do(state, "orders")
    assert offers(state)[0] == "Use the Foreman: 4 orders instead of 2 or 2 instead of 1"
    state = table(characters={A: "tax_collector"})
    state.citizens[A] = 3
    assert "Collect taxes: $3, with the Tax Collector $6" in offers(state)
    do(state, "taxes")
    assert offers(state) == ["Use the Tax Collector: $6 instead of $3", "No Tax Collector"]
    assert offers(state, "de")[1] == "Ohne Steuereintreiber"
    state = table(characters={A: "merchant"})
    give_factory(state, A, "bakery")
    give_orders(state, A, "2 orange")
    do(state, "produce")
    assert offers(state)[0] == "Use the Merchant: up to $4 instead of $2"
    state = table(inventions=True, characters={A: "professor"})
    do(state, "inventions")
    assert offers(state)[0] == "Use the Professor: 3 free steps instead of 1"
    state = table(characters={A: "mill_worker"})
    state.grain_at[c.FIELD], state.money[A] = 1, 1
    do(state, "trade_grain")
    do(state, "buy from barn 1")
    assert offers(state)[0] == "Use the Miller: 1 grain from the field for free"
    state = table(characters={A: "broker"})
    state.prices[12] = 3
    do(state, "buy_land")
    assert offers(state)[0] == "Use the Broker: move up to 2 price markers first"


def test_an_invention_names_what_it_gives() -> None:
    state = table(inventions=True)
    given = {
        "canning": "canning: 1 point, 2 grain",
        "steam_locomotive": "the locomotive: 1 point, $4",
        "telegraph": "the telegraph: 1 point, $1 on the left order field as well",
        "photography": "photography: 3 points",
        "sewing_machine": "the sewing machine: 1 point, 2 grey orders",
        "light_bulb": "the light bulb: 1 point, produce goods at once",
        "television": "television: 1 point, 1 point a round with 3 citizens",
    }
    set_pin(state, A, 1)
    do(state, "inventions")
    do(state, "advance from 1")
    question = state.asked[-1]
    for key, gift in given.items():
        action = GAME.inventing.takes[INVENTIONS.index(key)]
        assert speaking().action(state, question, action) == f"Take {gift}"
    action = GAME.inventing.takes[c.TELEGRAPH]
    assert speaking("de").action(state, question, action).startswith("Den Telegrafen nehmen: ")


def test_german_orders_are_in_their_case() -> None:
    state = table()
    give_factory(state, A, "bakery")
    give_orders(state, A, "1 orange")
    do(state, "produce")
    assert "Du hast 1 passenden Auftrag." in asked(state, "de")


def test_the_broker_moves_price_markers() -> None:
    state = table(characters={A: "broker"})
    state.prices[12] = 3
    do(state, "buy_land")
    do(state, "use")
    assert asked(state) == (
        "From which region does the Broker take a price marker? 2 may still move."
    )
    assert offers(state) == ["Take one from B7 (3 price markers)", "Done"]
    do(state, "lift 13")
    assert asked(state) == "Where does the Broker put the price marker of B7?"


def test_sowing_counts_what_is_left() -> None:
    state = table(characters={A: "farmer"})
    state.grain[A] = 2
    do(state, "sow")
    assert asked(state) == "Where do you sow? You have 2 grain."
    assert offers(state) == ["Sow in B6", "Sow on the Farmer's card"]
    do(state, "sow in 7")
    assert asked(state) == "Sow 1 more grain, or stop? You have 1 left."


# What counts


def test_score_lines_stand_under_headings_without_gaps() -> None:
    words = speaking()
    headings = [words.heading(rule) for rule in range(c.SOURCES)]
    assert headings == [
        *["Buildings"] * 4,
        *["Industry"] * 2,
        "Citizens",
        "Grain left over",
        "Mayor",
        *["Inventions"] * 2,
        "Most valuable factories",
    ]
    reasons = [words.reason(ScoreLine(rule, 1, 1)) for rule in range(c.SOURCES)]
    assert len(set(reasons)) == len(reasons)
    assert len({words.rule(rule) for rule in range(c.SOURCES)}) == c.SOURCES


# For the rules


def test_every_question_has_its_place_in_the_rules() -> None:
    kinds = (c.ASK_START, c.ASK_ACTION, c.ASK_LAND, c.ASK_BUY, c.ASK_GOODS, c.ASK_STEP)
    assert [place_of(Decision(kind)) for kind in kinds] == [
        "start-region",
        "actions",
        "land",
        "buy-grain",
        "produce",
        "inventions",
    ]
    assert place_of(Decision(c.ASK_USE, what=c.PROFESSOR)) == "professor"
    assert place_of(Decision(c.ASK_USE, what=c.BROKER)) == "characters"


@every_language
def test_the_overview_shows_the_whole_box(language: str) -> None:
    doubts = {"canning": {"cost": "own", "effect": "own"}, "bakery": {"cost": "own"}}
    chapters = OVERVIEW(speaking(language), doubts).chapters()
    assert [len(chapter.rows) for chapter in chapters] == [18, 10, 18, 11]
    rows = {row.key: row for chapter in chapters for row in chapter.rows}
    assert len(rows) == 57
    for row in rows.values():
        good(row.name)
        good(row.effect)
        assert row.art == f"urbanization/{row.key}"
    assert rows["canning"].doubts == {"effect": "own"}  # nothing stands where a cost would
    assert rows["bakery"].doubts == {"cost": "own"}
    assert (rows["grain"].count, rows["house_0"].count, rows["price"].count) == ("32", "12", "24")


def test_the_option_is_told() -> None:
    words = speaking()
    assert words.option(c.WITH_INVENTIONS) == "Inventions"
    assert [words.choice(c.WITH_INVENTIONS, each) for each in (c.NO, c.YES)] == ["Without", "With"]
