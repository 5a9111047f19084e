"""cards.json says what the box says, and a sheet that says anything else is refused."""

import json
from typing import Any

import pytest
from helpers.machi_koro import A, B, table
from pydantic import ValidationError

from citybuilder.core.game import NONE
from citybuilder.games import GAMES
from citybuilder.games.machi_koro import cards as c
from citybuilder.store.sheets import UnknownGame, card_text, load_game
from citybuilder.store.sheets.machi_koro import make

# The box: id | dice | colour | icon | cost | copies | what one copy brings
ESTABLISHMENTS = """
wheat_field                | 1     | blue   | wheat   | 1 | 6 | 1 bank
ranch                      | 2     | blue   | cow     | 1 | 6 | 1 bank
bakery                     | 2-3   | green  | bread   | 1 | 6 | 1 bank
cafe                       | 3     | red    | cup     | 2 | 6 | 1 from_roller
convenience_store          | 4     | green  | bread   | 2 | 6 | 3 bank
forest                     | 5     | blue   | gear    | 3 | 6 | 1 bank
stadium                    | 6     | violet | tower   | 6 | 4 | 2 from_each
tv_station                 | 6     | violet | tower   | 7 | 4 | 5 from_chosen
business_center            | 6     | violet | tower   | 8 | 4 | 0 swap
cheese_factory             | 7     | green  | factory | 5 | 6 | 3 bank_per_card cow
furniture_factory          | 8     | green  | factory | 3 | 6 | 3 bank_per_card gear
mine                       | 9     | blue   | gear    | 6 | 6 | 5 bank
family_restaurant          | 9-10  | red    | cup     | 3 | 6 | 2 from_roller
apple_orchard              | 10    | blue   | wheat   | 3 | 6 | 3 bank
fruit_and_vegetable_market | 11-12 | green  | fruit   | 2 | 6 | 2 bank_per_card wheat
sushi_bar           | 1     | red    | cup       | 2 | 6 | 3 from_roller needs raise_throw
flower_orchard      | 4     | blue   | wheat     | 2 | 6 | 1 bank
flower_shop         | 6     | green  | bread     | 1 | 6 | 1 bank_per_card flower_orchard
pizza_joint         | 7     | red    | cup       | 1 | 6 | 1 from_roller
hamburger_stand     | 8     | red    | cup       | 1 | 6 | 1 from_roller
mackerel_boat       | 8     | blue   | boat      | 2 | 6 | 3 bank needs raise_throw
food_warehouse      | 12-13 | green  | factory   | 2 | 6 | 2 bank_per_card cup
tuna_boat           | 12-14 | blue   | boat      | 5 | 6 | 0 fishing needs raise_throw
publisher           | 7     | violet | tower     | 5 | 4 | 1 from_each_per_card cup bread
tax_office          | 8-9   | violet | tower     | 4 | 4 | 10 from_each_half
general_store       | 2     | green  | bread     | 0 | 6 | 2 bank most 1
corn_field          | 3-4   | blue   | wheat     | 2 | 6 | 1 bank most 1
demolition_company  | 4     | green  | briefcase | 2 | 6 | 8 demolish
french_restaurant   | 5     | red    | cup       | 3 | 6 | 5 from_roller least 2
loan_office         | 5-6   | green  | briefcase | 0 | 6 | 2 to_bank bonus 5
vineyard            | 7     | blue   | wheat     | 3 | 6 | 3 bank
winery              | 9     | green  | factory   | 3 | 6 | 6 bank_per_card_then_closes vineyard
moving_company      | 9-10  | green  | briefcase | 2 | 6 | 4 give_away
soda_bottling_plant | 11    | green  | factory   | 5 | 6 | 1 bank_per_card_of_all cup
members_only_club   | 12-14 | red    | cup       | 4 | 6 | 0 all_from_roller least 3
renovation_company  | 8     | violet | tower     | 4 | 4 | 1 close_all
tech_startup        | 10    | violet | tower     | 1 | 4 | 0 from_each_invested
park                | 11-13 | violet | tower     | 3 | 4 | 0 share_all
"""

LANDMARKS = """
train_station  |  4 | choose_dice
shopping_mall  | 10 | extra_coin cup bread
amusement_park | 16 | extra_turn
radio_tower    | 22 | reroll
harbor         |  2 | raise_throw
airport        | 30 | pay_idle
city_hall      |  0 | pay_poor
"""

Json = dict[str, Any]


def sheet() -> Json:
    data: Json = json.loads(card_text("machi_koro"))
    return data


def row(card: c.Establishment) -> str:
    dice = "-".join(str(number) for number in sorted({card.dice[0], card.dice[-1]}))
    brings = f"{card.amount} {card.effect}"
    brings += "".join(f" {c.ICONS[icon]}" for icon in card.per_icons)
    brings += f" {card.per_card}" if card.per_card else ""
    brings += f" needs {c.POWERS[card.needs]}" if card.needs != NONE else ""
    brings += f" most {card.most}" if card.most != c.MANY else ""
    brings += f" least {card.least}" if card.least else ""
    brings += f" bonus {card.bonus}" if card.bonus else ""
    return " ".join(
        [
            card.key,
            dice,
            c.COLOURS[card.colour],
            c.ICONS[card.icon],
            str(card.cost),
            str(card.copies),
            brings,
        ]
    )


def lines(text: str) -> list[str]:
    return [" ".join(line.replace("|", " ").split()) for line in text.strip().splitlines()]


def test_the_establishments_are_those_of_the_box() -> None:
    game = make(card_text("machi_koro"))
    assert [row(card) for card in game.establishments] == lines(ESTABLISHMENTS)
    assert all(
        card.dice == tuple(range(card.dice[0], card.dice[-1] + 1)) for card in game.establishments
    )


def test_cards_come_in_the_order_of_their_boxes() -> None:
    """A city of the base game has no room for those of the expansion."""
    game = make(card_text("machi_koro"))
    assert [card.box for card in game.establishments] == [0] * 15 + [1] * 10 + [2] * 13
    assert [edition.kinds for edition in game.editions] == [15, 25, 38, 38]
    assert [len(edition.in_play) for edition in game.editions] == [15, 25, 28, 38]


def test_the_landmarks_are_those_of_the_box() -> None:
    game = make(card_text("machi_koro"))
    found = [
        " ".join(
            [card.key, str(card.cost), c.POWERS[card.power], *[c.ICONS[i] for i in card.icons]]
        )
        for card in game.landmarks
    ]
    assert found == lines(LANDMARKS)


def test_the_setup_is_that_of_the_rulebook() -> None:
    setup = make(card_text("machi_koro")).setup
    assert (setup.coins, setup.stock, setup.piles, setup.beginners) == (3, 210, 10, 2)
    assert setup.cards == (0, 2)
    assert setup.removed == (0, 0, 2, 1, 0)


def test_every_value_says_how_sure_it_is() -> None:
    data = sheet()
    rows = [data["setup"], *data["establishments"], *data["landmarks"]]
    assert {entry["confidence"] for entry in rows} <= set("ABCD")


def test_words_of_the_sheet_are_the_words_of_the_rules() -> None:
    assert (c.COLOURS[c.RED], c.COLOURS[c.VIOLET]) == ("red", "violet")
    assert c.POWERS[c.REROLL_ONCE] == "reroll"


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_loaded_from_its_sheet(key: str) -> None:
    assert load_game(key).key == key


@pytest.mark.parametrize("key", ["", "nonsense", "../machi_koro", "__init__"])
def test_an_unknown_game_is_refused(key: str) -> None:
    with pytest.raises(UnknownGame):
        load_game(key)


def changed(path: str, value: object) -> str:
    """The sheet with one entry replaced, or added, or dropped where the value is ..."""
    data = sheet()
    *way, last = path.split(".")
    place: Any = data
    for step in way:
        place = place[int(step) if isinstance(place, list) else step]
    key: Any = int(last) if isinstance(place, list) else last
    if value is ...:
        del place[key]
    else:
        place[key] = value
    return json.dumps(data)


def test_the_sheet_as_it_is_is_accepted() -> None:
    make(changed("about", "anything"))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("extra", 1),
        ("setup.extra", 1),
        ("establishments.0.extra", 1),
        ("landmarks.0.extra", 1),
        ("setup", ...),
        ("establishments", ...),
        ("establishments.3.cost", ...),
        ("landmarks.2.power", ...),
        ("establishments.3.confidence", ...),
        ("establishments.0.icon", "rice"),
        ("establishments.9.per_icons", ["rice"]),
        ("landmarks.1.icons", ["rice"]),
        ("establishments.0.colour", "yellow"),
        ("establishments.0.effect", "magic"),
        ("landmarks.0.power", "magic"),
        ("establishments.0.confidence", "X"),
        ("establishments.0.cost", -1),
        ("establishments.0.cost", "1"),
        ("establishments.0.cost", 1.5),
        ("establishments.0.cost", True),
        ("establishments.0.copies", 1001),
        ("establishments.0.dice", []),
        ("establishments.0.dice", [0]),
        ("establishments.0.dice", [15]),
        ("establishments.0.dice", 1),
        ("establishments.0.id", "ranch"),
        ("establishments.0.id", "radio_tower"),
        ("establishments.0.id", "Wheat Field"),
        ("establishments.0.id", ""),
        ("landmarks.0.id", "radio_tower"),
        ("landmarks.0.power", "reroll"),
        ("landmarks.3", ...),
        ("setup.cards", ["rice_field"]),
        ("setup.removed", {"5": 1}),
        ("setup.removed", {"2": 5}),
        ("setup.coins", -3),
        ("establishments.9.per_icons", ...),
        ("establishments.9.per_icons", None),
        ("establishments.0.per_icons", ["cow"]),
        ("establishments.0.per_card", "ranch"),
        ("establishments.17.per_card", "rice_field"),
        ("establishments.0.box", "special"),
        ("establishments.0.box", "moon"),
        ("landmarks.0.box", "harbor"),
        ("establishments.15.needs", "magic"),
        ("setup.doubts", ...),
        ("setup.doubts.extra", True),
        ("setup.doubts.fewer_towers", 1),
        ("setup.rows", ...),
        ("setup.rows.0.piles", -1),
        ("establishments.0.effect", "swap"),
        ("establishments.3.effect", "bank"),
        ("establishments.6.effect", "bank"),
        ("establishments.6.colour", "green"),
    ],
)
def test_a_bad_sheet_is_refused(path: str, value: object) -> None:
    with pytest.raises(ValidationError):
        make(changed(path, value))


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "{", '"cards"'])
def test_what_is_no_sheet_is_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        make(text)


def test_violet_comes_after_the_bank_has_paid() -> None:
    """No card of the box can show it, so a forest earns 4 on a 6 here: the stadium takes of it."""
    data = sheet()
    data["establishments"][5].update(dice=[6], amount=4)
    game = make(json.dumps(data))
    state = table(coins=[0, 0], cities={A: {"stadium": 1}, B: {"forest": 1}})
    state.first_die = 6
    game.collect(state)
    assert state.coins == [2, 2]
