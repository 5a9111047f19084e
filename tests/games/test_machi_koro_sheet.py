"""cards.json says what the box says, and a sheet that says anything else is refused."""

import json
from typing import Any

import pytest
from helpers.machi_koro import A, B, table
from pydantic import ValidationError

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
cheese_factory             | 7     | green  | factory | 5 | 6 | 3 bank_per_icon cow
furniture_factory          | 8     | green  | factory | 3 | 6 | 3 bank_per_icon gear
mine                       | 9     | blue   | gear    | 6 | 6 | 5 bank
family_restaurant          | 9-10  | red    | cup     | 3 | 6 | 2 from_roller
apple_orchard              | 10    | blue   | wheat   | 3 | 6 | 3 bank
fruit_and_vegetable_market | 11-12 | green  | fruit   | 2 | 6 | 2 bank_per_icon wheat
"""

LANDMARKS = """
train_station  |  4 | choose_dice
shopping_mall  | 10 | extra_coin cup bread
amusement_park | 16 | extra_turn
radio_tower    | 22 | reroll
"""

Json = dict[str, Any]


def sheet() -> Json:
    data: Json = json.loads(card_text("machi_koro"))
    return data


def row(card: c.Establishment) -> str:
    dice = "-".join(str(number) for number in sorted({card.dice[0], card.dice[-1]}))
    brings = f"{card.amount} {card.effect}"
    if card.per_icon >= 0:
        brings += f" {c.ICONS[card.per_icon]}"
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
    assert all(len(card.dice) <= 2 for card in game.establishments)


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
        ("establishments.9.per_icon", "rice"),
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
        ("establishments.0.dice", [13]),
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
        ("establishments.9.per_icon", ...),
        ("establishments.9.per_icon", None),
        ("establishments.0.per_icon", "cow"),
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
