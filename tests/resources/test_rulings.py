"""The rules pages tell rulings of our own as such, and what became certain since."""

import pytest

from citybuilder.app.rules.text import sections
from citybuilder.system.paths import resources


def section(game: str, language: str, anchor: str) -> str:
    path = resources() / game / f"rules_{language}.md"
    found = sections(path.read_text(encoding="utf-8"))
    return next("\n".join(each.paragraphs) for each in found if each.anchor == anchor)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("Two more rulings of our own", "row of orders is full", "by the light bulb")),
        ("de", ("Entscheidungen von uns", "Auftragsreihe voll ist", "mit der Glühlampe")),
    ],
)
def test_urbanization_tells_its_own_rulings(language: str, told: tuple[str, ...]) -> None:
    said = section("urbanization", language, "reconstructed")
    assert all(words in said for words in told)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "whoever refuses then chooses another action"), ("de", "wählt eine andere Aktion")],
)
def test_urbanization_tells_that_help_is_always_asked_for(language: str, told: str) -> None:
    assert told in section("urbanization", language, "characters")


@pytest.mark.parametrize(
    ("language", "turn", "again", "edition"),
    [
        ("en", "In each turn you choose", "the same number of dice", "English edition"),
        ("de", "In jedem Zug hast du neu die Wahl", "derselben Zahl von Würfeln", "der englischen"),
    ],
)
def test_machi_koro_chooses_the_number_of_dice_once_a_turn(
    language: str, turn: str, again: str, edition: str
) -> None:
    station = section("machi_koro", language, "station")
    assert turn in station
    assert again in station
    assert edition in section("machi_koro", language, "questions")


@pytest.mark.parametrize(
    ("language", "title", "canal"),
    [
        ("en", "“Liveable City”", "a single connected water area"),
        ("de", "„Lebenswerte Stadt“", "ein einziges zusammenhängendes Wassergebiet"),
    ],
)
def test_cities_tells_what_is_certain_and_what_a_canal_is(
    language: str, title: str, canal: str
) -> None:
    assert title in section("cities", language, "values")
    assert canal in section("cities", language, "terms")


def test_in_german_the_sets_of_cities_have_one_name() -> None:
    said = (resources() / "cities" / "rules_de.md").read_text(encoding="utf-8")
    said += (resources() / "cities" / "lessons_de.json").read_text(encoding="utf-8")
    assert "gruppe" not in said.lower()
    assert "**Sätze**" in section("cities", "de", "overlaps")
