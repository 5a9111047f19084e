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
    names = [speaking().region(region) for region in range(len(GAME.regions))]
    assert sorted(names) == [
        f"{row}{n + 1}"
        for row, count in zip("ABCD", (5, 7, 7, 5), strict=True)
        for n in range(count)
    ]
    left, right = names.index("B3"), names.index("B4")
    assert right in GAME.neighbours[left]
    middles = [sum(x for x, _ in GAME.regions[region].corners) for region in (left, right)]
    assert middles[0] < middles[1]
    below = names.index("C3")
    assert below in GAME.neighbours[left]


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
        "Makes up to 2 orange goods for $1 each and 1 grey good for $2."
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
    assert "Region B7 for $2 (2 plots)" in offers(state)
    do(state, "buy 13")
    assert asked(state) == (
        "Where does the next price marker of B7 go? Land becomes dearer there. 2 left."
    )
    assert "To B5: costs $2 then" in offers(state)


def test_a_series_asks_for_one_more_with_its_price() -> None:
    state = table(land={A: "7:house 13"}, characters={A: "architect"})
    do(state, "buildings")
    assert (
        asked(state)
        == "Do you use the Architect now? Once in a round: every building costs $1 less."
    )
    assert offers(state) == [
        "Use the Architect: every building costs $1 less",
        "Without the Architect",
    ]
    do(state, "use")
    assert offers(state)[0] == "House for $1, 1 point"
    do(state, "house")
    assert asked(state) == "Where do you build a house for $1? You have $8."
    do(state, "house in 7")
    assert asked(state) == "Build another house for $1, or be done? You have $7."
    assert offers(state) == ["House in B7 for $1", "Done"]


def test_grain_says_whence_it_comes_and_where_it_goes() -> None:
    state = table()
    state.grain_at[0] = 3
    do(state, "trade_grain")
    assert asked(state) == "Do you buy or sell grain? You have $8 and 1 grain."
    assert offers(state)[0] == "1 grain from barn 1: $1"
    assert offers(state)[-2:] == ["1 grain from the field: $3", "Sell 1 grain to barn 1: $1"]
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
        "Brewery: 2 grey orders, $1",
        "Bakery: 3 orange orders",
        "Sawmill: 3 orange orders",
    ]


def test_a_full_row_gets_no_orders() -> None:
    state = table()
    show(state, "bakery", "", "")
    give_orders(state, A, "8 orange")
    do(state, "orders")
    assert offers(state) == ["Bakery: no orders"]


def test_an_industry_is_built_or_modernises() -> None:
    state = table()
    show(state, "brewery", "sawmill", "")
    fill(state, "brewery", B, C)
    do(state, "industry")
    assert asked(state) == "Which industry do you attract? It brings 2 points."
    assert offers(state) == ["Brewery, value 5"]
    do(state, "attract slot 1")
    assert asked(state) == "Brewery: where do you build?"
    assert offers(state) == ["New factory in B6"]
    give_factory(state, A, "bakery")
    assert (
        asked(state) == "Brewery: where do you build, or which of your factories do you modernise?"
    )
    assert offers(state)[-1] == "Modernise the Bakery (value 1)"
    state.supply[c.FACTORY] = 0
    assert asked(state) == "Brewery: which of your factories do you modernise?"


def test_the_factory_owner_is_named_where_he_is_needed() -> None:
    state = table(characters={A: "factory_owner"})
    show(state, "brewery", "sawmill", "")
    fill(state, "brewery", B)
    do(state, "industry")
    assert offers(state) == ["Brewery, value 5, thanks to the Factory Owner"]


def test_goods_say_what_they_bring_with_all_help() -> None:
    state = table(inventions=True, characters={A: "merchant"})
    give_factory(state, A, "chemical_works")
    give_orders(state, A, "1 grey 1 white")
    teach(state, A, "microchip")
    do(state, "produce")
    do(state, "use")
    assert asked(state) == (
        "Chemical Works: how many grey goods? Each brings $3 and 1 point; you have 1 grey order."
    )
    assert offers(state) == ["Make none here", "Make 1 grey good: $3, 1 point"]
    do(state, "make 0 at stack 1 field 1")
    assert offers(state) == ["Make 1 white good: $5, 1 point"]


def test_inventing_says_what_steps_cost() -> None:
    state = table(inventions=True, characters={A: "professor"})
    set_pin(state, A, 8)
    do(state, "inventions")
    do(state, "renounce")
    assert asked(state) == "Which marker moves on? 1 step is free, each further one costs $1."
    assert offers(state) == ["From space 8 to space 9", "New marker on space 1"]
    do(state, "enter")
    assert asked(state) == "Space 1: take an invention, go on or stay? You have $8."
    assert offers(state)[-2:] == ["Go on to space 2 for $1", "Stay on space 1"]
    state.inventor[0] = state.inventor[1] = B
    assert asked(state) == "Nothing is left on space 1: go on or stay? You have $8."


def test_the_last_space_gives_the_marker_back() -> None:
    state = table(inventions=True, characters={A: "professor"})
    set_pin(state, A, 8)
    do(state, "inventions")
    do(state, "use")
    assert asked(state) == "Which marker moves on? 3 steps are free, each further one costs $1."
    do(state, "advance from 8")
    assert asked(state) == "Space 9: take an invention or stay?"
    assert offers(state)[-1] == "Take the marker back"
    state.inventor[c.MICROCHIP] = state.inventor[c.INTERNET] = B
    assert asked(state) == "Nothing is left on space 9."


def test_the_broker_moves_price_markers() -> None:
    state = table(characters={A: "broker"})
    state.prices[12] = 3
    do(state, "buy_land")
    do(state, "use")
    assert asked(state) == "Broker: from which region do you take a price marker? 2 may still move."
    assert offers(state) == ["From B7 (3 price markers)", "Done"]
    do(state, "lift 13")
    assert asked(state) == "Broker: where does the price marker of B7 go?"


def test_sowing_counts_what_is_left() -> None:
    state = table(characters={A: "farmer"})
    state.grain[A] = 2
    do(state, "sow")
    assert asked(state) == "Where do you sow? You have 2 grain."
    assert offers(state) == ["Sow in B6", "Sow on the Farmer's card"]
    do(state, "sow in 7")
    assert asked(state) == "Sow another grain, or be done? You have 1 left."


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
