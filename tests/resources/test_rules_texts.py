"""The rules of every game are there in every language, with the same sections."""

import re
from itertools import pairwise

import pytest
from helpers.rules_tables import tables_of
from helpers.tables import game_of

from citybuilder.app.rules.cards import ANCHOR, card_sections, load_overview
from citybuilder.app.rules.html import LINK, PICTURE
from citybuilder.app.rules.page import END
from citybuilder.app.rules.text import Section, read_rules, sections
from citybuilder.core.laws import at_random
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.system.paths import resources
from citybuilder.tables.overview import place_of
from citybuilder.tables.theme import LIGHT
from citybuilder.words.catalogue import languages

TEXTS = [(game, language) for game in GAMES for language in languages()]


def rules(game: str, language: str) -> list[Section]:
    path = resources() / game / f"rules_{language}.md"
    return sections(path.read_text(encoding="utf-8"))


def anchors(game: str, language: str) -> list[str]:
    return [section.anchor for section in rules(game, language)]


def paragraphs(game: str, language: str) -> list[str]:
    return [block for section in rules(game, language) for block in section.paragraphs]


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_have_the_same_sections(game: str) -> None:
    first, *others = [
        [(section.anchor, section.level) for section in rules(game, language)]
        for language in languages()
    ]
    assert first
    assert all(other == first for other in others)


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_have_as_many_paragraphs_points_and_pictures(game: str) -> None:
    """A rule that stands in one language only would be a rule for some."""
    shapes = [
        [(block.count("\n"), block[:2] in ("- ", "> "), PICTURE.findall(block)) for block in blocks]
        for blocks in (paragraphs(game, language) for language in languages())
    ]
    assert all(shape == shapes[0] for shape in shapes)


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_every_section_has_a_place_of_its_own_and_says_something(game: str, language: str) -> None:
    found = rules(game, language)
    assert len(set(anchors(game, language))) == len(found)
    for section, following in pairwise(found):
        assert section.paragraphs or following.level > section.level, section.anchor


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_the_goal_comes_first_and_the_end_is_told(game: str, language: str) -> None:
    assert anchors(game, language)[0] == "goal"
    assert END in anchors(game, language)


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_links_lead_to_sections(game: str, language: str) -> None:
    known = anchors(game, language)
    for block in paragraphs(game, language):
        for _, target in LINK.findall(PICTURE.sub("", block)):
            assert target.removeprefix("#") in known


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_pictures_are_cards_of_the_game_or_its_tables_or_shapes(game: str, language: str) -> None:
    art = {row.art for chapter in load_overview(game).chapters() for row in chapter.rows}
    art |= {f"table/{picture}" for picture in tables_of(game)}
    for block in paragraphs(game, language):
        for _, source in PICTURE.findall(block):
            shape = re.fullmatch(r"shape/[a-z]+/([a-z]+)", source)
            assert source in art or (shape and hasattr(LIGHT, shape[1])), source


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_match_has_a_section(game: str) -> None:
    known = anchors(game, "en")
    asked: set[int] = set()
    for seed in range(6):
        match = Match(game_of(game), game_of(game).players[-1], {}, seed)
        pick = at_random(seed)
        while not match.state.over:
            asked.add(match.state.asked[-1].kind)
            assert place_of(game, match.state.asked[-1]) in known
            match.play(pick(match.state, match.legal()))
    assert len(asked) > 1


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_the_overview_takes_no_section_of_the_rules(game: str, language: str) -> None:
    more = {section.anchor for section in card_sections(load_overview(game))}
    assert ANCHOR in more
    assert not more & set(anchors(game, language))


def test_a_language_without_rules_gets_the_english_ones() -> None:
    assert read_rules(GAMES[0], "eo") == read_rules(GAMES[0], "en")


def test_a_game_without_rules_has_no_sections() -> None:
    assert read_rules("unheard_of", "en") == []
