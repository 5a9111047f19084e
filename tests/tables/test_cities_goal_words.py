"""The goals of Cities in words: what they mean, and how far somebody is."""

import pytest
from helpers.cities import CITIES, GOALS, A, table
from helpers.tables import game_of

from citybuilder.tables.cities.layout import CitiesTable
from citybuilder.tables.cities.overview import CitiesOverview
from citybuilder.tables.cities.texts import CitiesTexts
from citybuilder.tables.seats import seat_looks
from citybuilder.words.catalogue import translator

NAMES = ["Ada", "Ben"]


def layout(language: str = "en") -> CitiesTable:
    texts = CitiesTexts(game_of("cities"), NAMES, translator(language))
    return CitiesTable(texts, seat_looks(NAMES))


# The canal of Venice


def canal_tip(language: str, length: str, drawn: str) -> list[str]:
    state = table({A: drawn}, city="venice", length=length)
    return layout(language).help(state, A, "goal/0").split("\n")


def test_a_canal_says_that_it_is_one_water_across_the_finished_district() -> None:
    told = canal_tip("en", "normal", "W W\nR R")
    assert told[:2] == [
        "One water area across the finished district",
        "Joined water that lies in all 6 columns or in all 6 rows of the finished district.",
    ]
    assert told[-2] == "Ada: 2 of 6"
    told = canal_tip("de", "normal", "W W\nR R")
    assert told[0] == "Ein Wassergebiet quer durchs fertige Viertel"
    assert told[1].startswith("Zusammenhängendes Wasser, das in allen 6 Spalten oder")


@pytest.mark.parametrize(("language", "of"), [("en", "of"), ("de", "von")])
def test_in_the_long_match_a_canal_counts_what_is_left_of_the_way(language: str, of: str) -> None:
    flat = "\n".join(["W " * 7 + "R R R"] + ["R " * 10] * 5)
    assert f"Ada: 7 {of} 10" in canal_tip(language, "long", flat)
    steep = "\n".join(["W W W W R R"] + ["R " * 6] * 9)
    assert f"Ada: 4 {of} 6" in canal_tip(language, "long", steep)
    assert "10" in canal_tip(language, "long", flat)[1]


def canal_step(before: str, after: str) -> list[str]:
    gains = layout().gains
    one, two = (table({A: drawn}, city="venice", length="long") for drawn in (before, after))
    return [gain.text.replace("\u00a0", " ") for gain in gains.goals(one, two, A)[:1]]


def test_a_step_of_a_canal_is_told_even_if_it_is_less_than_a_sixth() -> None:
    rows = [["W " * count + "R " * (10 - count)] + ["R " * 10] * 5 for count in (7, 8)]
    before, after = ("\n".join(each) for each in rows)
    assert canal_step(before, after) == [
        "One water area across the finished district (7 → 8 of 10)"
    ]


def test_a_canal_that_becomes_shorter_says_so() -> None:
    water = "W W R R R R"
    before = "\n".join([water] + ["R " * 6] * 5)
    after = "\n".join([water] + ["R " * 6] * 7)
    assert canal_step(before, after) == [
        "One water area across the finished district (2 of 10 → 2 of 6)"
    ]
    assert canal_step(before.replace("W", "R"), after.replace("W", "R")) == []


# What goals mean


@pytest.mark.parametrize(
    ("goal", "meant"),
    [
        ("venice_bridges", "Auf zwei gegenüberliegenden Seiten jedes Gebäudes liegt Wasser."),
        ("venice_canal", "Zusammenhängendes Wasser, das in allen 6 Spalten oder"),
        ("new_york_avenue", "In einer Zeile oder Spalte, ohne Lücke."),
        ("lisbon_river", "In einer Zeile oder Spalte, ohne Lücke."),
        ("lisbon_stairs", "Nebeneinander in einer Zeile oder Spalte,"),
        ("rio_colours", "Jede der vier Farben einmal"),
        ("rio_shore", "Ein Parkgebiet und ein Wassergebiet mit gemeinsamer Kante."),
        ("sydney_heights", "Je ein Gebäude;"),
        ("mexico_square", "Zwei mal zwei Nachbarn"),
        ("barcelona_level", "Über ihre Kanten verbunden, gleich welcher Farbe."),
        ("buenos_aires_quarter", "Über ihre Kanten verbunden, leer oder bebaut;"),
    ],
)
def test_a_goal_says_what_it_means_at_the_table_and_in_the_rules(goal: str, meant: str) -> None:
    city, number = GOALS[goal]
    shown = layout("de")
    told = shown.help(table(city=CITIES[city]), A, f"goal/{number}").split("\n")
    assert told[1].startswith(meant)
    rows = [row for chapter in CitiesOverview(shown.words, {}).chapters() for row in chapter.rows]
    [row] = [row for row in rows if row.key == goal]
    assert row.effect.startswith(meant)
    assert "für den Ersten" in row.effect
