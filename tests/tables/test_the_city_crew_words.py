"""The words of The City's Construction Crew."""

from typing import cast

from helpers.tables import game_of
from strict import texts_for

from citybuilder.games.the_city.rules import TheCity
from citybuilder.tables.the_city.texts import TheCityTexts


def test_the_construction_crew_says_that_the_printed_cost_is_meant() -> None:
    game = game_of("the_city")
    crew = [card.crew for card in cast(TheCity, game).box.buildings].index(True)
    told = []
    for language in ("en", "de"):
        texts = texts_for(game, language)
        assert isinstance(texts, TheCityTexts)
        told.append(texts.card_help(crew))
    assert "two cards in a round if each costs at most 4 as printed." in told[0]
    assert "zwei Karten bauen, wenn jede laut Aufdruck höchstens 4 kostet." in told[1]
