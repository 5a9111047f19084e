"""One thing has one name: whatever the program says is held against a list of terms."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from citybuilder.games import GAMES

CHECKOUT = Path(__file__).parents[2]
TERMS = json.loads((Path(__file__).parent / "terms.json").read_text(encoding="utf-8"))

Said = tuple[str, str]  # the game or the part of the program, and a text


def catalogue(language: str) -> list[Said]:
    """All that the code says; English stands in the other catalogue as the source."""
    root = ElementTree.parse(CHECKOUT / "translations" / "citybuilder_de.ts").getroot()
    wanted = ("source",) if language == "en" else ("translation", "numerusform")
    return [
        (context.findtext("name", ""), part.text.replace("\u00ad", ""))
        for context in root.iter("context")
        for part in context.iter()
        if part.tag in wanted and part.text and part.text.strip()
    ]


def written(language: str) -> list[Said]:
    """Lessons and rules."""
    found: list[Said] = []
    for game in GAMES:
        folder = CHECKOUT / "resources" / game
        lessons = json.loads((folder / f"lessons_{language}.json").read_text(encoding="utf-8"))
        found += [(game, text) for text in lessons.values()]
        rules = (folder / f"rules_{language}.md").read_text(encoding="utf-8")
        found += [(game, line) for line in rules.splitlines() if line]
    return found


@pytest.mark.parametrize("language", ["de", "en"])
def test_one_thing_has_one_name(language: str) -> None:
    said = [*catalogue(language), *written(language)]
    assert len(said) > 2000
    for term in TERMS[language]:
        heard = [text for where, text in said if term.get("game", where) == where]
        wrong = [text for text in heard if re.search(term["never"], text)]
        assert wrong == [], f"better: {term['say']}"
        assert any(term["say"] in text for text in heard), f"nobody says: {term['say']}"
