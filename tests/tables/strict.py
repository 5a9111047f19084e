"""A speaker that refuses what its catalogue does not know, and what a good sentence looks like."""

import re

import pytest
from marked import CHECKOUT

from citybuilder.core.game import Game, State
from citybuilder.tables.texts import Texts, texts_of
from citybuilder.words.catalogue import Speaker, entries

NAMES = ["Ada", "Ben", "Cem", "Dora", "Emil"]
ONE = "coins|cards|dice|landmarks|points|rounds|Münzen|Karten|Punkte|Runden"
BEGUN = "Jetzt nicht|Kaufen|Verkaufen|Industrie ansiedeln|Aufträge erhalten"  # then a sentence
SMALL = rf"({BEGUN}): (du|es|hier|von|der|das|den|die|dein|deine|beide|erst|aus|jede|kein)\b"
TWO_COLONS = r":[^.?!]*: "
WRONG = re.compile(rf"%[n1-9]|  |^\s|\s$|\bNone\b|_|\b1[ \u00a0]({ONE})\b|^$|{TWO_COLONS}|{SMALL}")

every_language = pytest.mark.parametrize("language", ["de", "en"])


class StrictSpeaker(Speaker):
    """Knows which texts need an entry: all in German, those with a number in English."""

    def __init__(self, language: str) -> None:
        super().__init__(CHECKOUT / "translations" / f"citybuilder_{language}.ts")
        self.known = entries(self.path)
        self.language = language

    def __call__(self, context: str, text: str, number: int = -1, /) -> str:
        if self.language != "en" or "%n" in text:
            assert (context, text) in self.known, text
        assert number >= 0 or "%n" not in text, text
        return super().__call__(context, text, number)


def texts_for(game: Game[State], language: str) -> Texts:
    return texts_of(game.key)(game, NAMES, StrictSpeaker(language))


def good(sentence: str) -> str:
    assert not WRONG.search(sentence), sentence
    return sentence
