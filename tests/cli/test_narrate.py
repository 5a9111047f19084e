"""A match told as text: complete, in the reader's language, and with public knowledge only."""

import re

import pytest
from helpers.tables import game_of

from citybuilder.cli import narrate
from citybuilder.core.game import Event, State
from citybuilder.core.match import Match
from citybuilder.core.plain import plain
from citybuilder.core.rng import seeded
from citybuilder.games.machi_koro import cards as c
from citybuilder.tables.texts import Texts, texts_of
from citybuilder.words.catalogue import catalogue, entries, translator

NAMES = ["Ada", "Ben", "Cem"]
GAME = game_of("machi_koro")

both_languages = pytest.mark.parametrize("language", ["de", "en"])


def played(actions: int = 10000, seed: int = 7) -> Match[State]:
    """A match with so many actions, or until its end."""
    match = Match(GAME, len(NAMES), {"market": "ten_piles"}, seed)
    go_on(match, actions)
    return match


def go_on(match: Match[State], actions: int = 10000) -> None:
    rng = seeded(match.seed)
    while not match.state.over and len(match.actions) < actions:
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])


def told(match: Match[State], language: str) -> list[str]:
    return list(narrate.lines(match, NAMES, translator(language)))


def texts(language: str) -> Texts:
    return texts_of(GAME.key)(GAME, NAMES, translator(language))


def test_the_heading_says_what_is_played_by_whom() -> None:
    assert told(played(), "en")[:8] == [
        "Machi Koro",
        "Market: Come what may",
        "Copies: Any number",
        "Expansion: Base game",
        "At the table: Ada, Ben, Cem",
        "Game number: 7",
        "",
        "Turn 1: Ada",
    ]
    assert told(played(), "de")[:8] == [
        "Machi Koro",
        "Auslage: Komme, was wolle",
        "Gleiche Karten: Beliebig viele",
        "Erweiterung: Grundspiel",
        "Am Tisch: Ada, Ben, Cem",
        "Spielnummer: 7",
        "",
        "Zug 1: Ada",
    ]


def test_the_seed_of_a_match_that_goes_on_is_not_told() -> None:
    """It gives away every throw and every card that is still to come."""
    assert not [line for line in told(played(30), "en") if "7" in line and "Seed" in line]


def test_a_finished_match_ends_with_the_final_standing() -> None:
    match = played()
    winner = NAMES[GAME.result(match.state).index(1.0)]
    lines = told(match, "de")
    assert lines[-6:-3] == [f"{winner} hat alle Großprojekte gebaut und gewinnt!", "", "Endstand"]
    assert re.fullmatch(rf"1\. {winner}: 4 Großprojekte, \d+ Münzen?", lines[-3])
    assert [line[:3] for line in lines[-3:]] == ["1. ", "2. ", "3. "]


def test_an_unfinished_match_ends_with_the_standing_so_far() -> None:
    lines = told(played(0), "en")
    assert lines[-4:] == [
        "Standing so far",
        "1. Ada: 0 landmarks, 3 coins",
        "1. Ben: 0 landmarks, 3 coins",
        "1. Cem: 0 landmarks, 3 coins",
    ]


@both_languages
def test_every_turn_has_a_paragraph(language: str) -> None:
    match = played()
    word = {"de": "Zug", "en": "Turn"}[language]
    lines = told(match, language)
    headings = [number for number, line in enumerate(lines) if line.startswith(f"{word} ")]
    assert len(headings) == match.state.turn
    for turn, number in enumerate(headings, start=1):
        assert lines[number].startswith(f"{word} {turn}: ")
        assert lines[number - 1] == ""
        assert re.search(r" (rolls|würfelt) ", lines[number + 1])


def test_both_languages_tell_the_same() -> None:
    match = played()
    german, english = told(match, "de"), told(match, "en")
    assert len(german) == len(english)
    for one, other in zip(german, english, strict=True):
        names = [re.findall("Ada|Ben|Cem", line) for line in (one, other)]
        numbers = [sorted(re.findall(r"\d+", line)) for line in (one, other)]
        assert sorted(names[0]) == sorted(names[1])
        assert numbers[0] == numbers[1]


OWN_TEXTS = ("machi_koro", "narrate")


def test_german_is_not_mixed_with_english() -> None:
    """Pieces of the English texts show up only where the translation has them as well."""
    lines = told(played(), "de")
    texts = entries(catalogue("de")).items()
    for source, forms in [(key[1], forms) for key, forms in texts if key[0] in OWN_TEXTS]:
        for piece in re.split(r"%[1-9n]", source):
            piece = piece.strip(" .:,()")
            if len(piece) > 3 and not any(piece in form for form in forms):
                word = re.compile(rf"\b{re.escape(piece)}\b")
                assert not [line for line in lines if word.search(line)], piece


@both_languages
def test_nothing_is_left_to_fill_in(language: str) -> None:
    for line in told(played(), language):
        assert "%" not in line
        assert line == line.strip()


def test_names_may_look_like_places_to_fill() -> None:
    names = ["%2", "%n", "100%"]
    lines = list(narrate.lines(played(6), names, translator("en")))
    assert "At the table: %2, %n, 100%" in lines
    assert lines[6] == "Turn 1: %2"


def test_telling_leaves_the_match_alone() -> None:
    match = played(30)
    before = plain(match.state)
    told(match, "en")
    assert plain(match.state) == before
    assert match.state.events is None


def test_a_match_that_began_later_is_told_from_there() -> None:
    whole = played()
    middle = next(n for n, state in enumerate(whole.earlier) if state.turn == 20)
    match = Match(GAME, len(NAMES), whole.options, whole.seed)
    match.resume(whole.earlier[middle].copy())
    for action in whole.actions[middle:]:
        match.play(action)
    lines = told(match, "en")
    assert lines[6] == "The record begins in turn 20."
    all_lines = told(whole, "en")
    assert lines[8].startswith("Turn 20: ")
    assert lines[8:] == all_lines[all_lines.index(lines[8]) :]


def test_move_by_move_tells_the_same_as_afterwards() -> None:
    speaker = texts("de")
    source = played()
    match = Match(GAME, len(NAMES), source.options, source.seed)
    lines = [*narrate.heading(speaker, match), narrate.seed_line(speaker, match)]
    lines += narrate.turn_lines(speaker, match.state)
    for action in source.actions:
        turn = speaker.turn(match.state)
        events = match.play(action)
        lines += narrate.step(speaker, turn, events, match.state)
    lines += ["", *narrate.standing_lines(speaker, match.state)]
    assert lines == told(match, "de")


def test_only_what_everybody_knows_is_told() -> None:
    secret = Event(c.REVEALED, what=0, only=1)
    assert narrate.told(texts("en"), [secret]) == ["New in the market: a card."]


def test_the_heading_of_a_turn_is_not_told_twice() -> None:
    events = [Event(c.PASSED, 0), Event(c.TURN_BEGAN, 1)]
    assert narrate.told(texts("en"), events) == ["Ada builds nothing."]
