"""The command `replay` and the sentences about saves."""

import argparse
import json
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from citybuilder.cli import replay
from citybuilder.cli.complaint import Complaint
from citybuilder.core.match import Match
from citybuilder.playing.save_texts import sentence, told
from citybuilder.store.save_errors import Bad, BadSave, Cannot, CannotSave
from citybuilder.store.save_sheet import Seat, digest
from citybuilder.store.saves import Loaded, load, save
from citybuilder.store.sheets import load_game
from citybuilder.words.catalogue import translator

either_language = pytest.mark.parametrize("language", ["en", "de"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    match = Match(load_game("machi_koro"), 2, {}, 1)
    chance = Random(1)
    for _ in range(20):
        match.play(chance.choice(match.legal()))
    path = tmp_path / "match.citybuilder"
    save(path, match, [Seat(name="Ada", who="human"), Seat(name="E\x1b[2J\nve", who="greedy")])
    return path


def correct_rules(path: Path) -> None:
    content = json.loads(path.read_bytes())
    del content["checksum"]
    content["seed"] += 1
    content["checksum"] = digest(content)
    path.write_text(json.dumps(content), encoding="utf-8")


def replayed(*words: str, language: str = "en") -> int:
    parser = argparse.ArgumentParser()
    replay.add(parser.add_subparsers())
    return replay.run(parser.parse_args(["replay", *words]), translator(language))


def test_a_good_file_is_in_order(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replayed(str(file), "--check") == 0
    assert capsys.readouterr().out == "OK; actions: 20.\n"


def test_the_verdict_is_spoken_in_german(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replayed(str(file), "--check", language="de") == 0
    assert capsys.readouterr().out == "In Ordnung; Aktionen: 20.\n"


@pytest.mark.parametrize("words", [(), ("--check",), ("--moves",)])
def test_a_match_that_goes_on_tells_nobody_what_is_done_in_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    """Neither the size of a hand, nor how many answers there were, nor the seed."""
    told = []
    for choice in (0, -1):
        match = Match(load_game("the_city"), 2, {}, 27182818)
        while match.state.turn < 5 or match.seat != 0:
            match.play(match.legal()[0])
        while match.seat == 0:
            match.play(match.legal()[choice])
        path = tmp_path / "match.citybuilder"
        save(path, match, [Seat(name="Ada", who="human"), Seat(name="Ben", who="human")])
        assert replayed(str(path), *words) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "27182818" not in told[0]


def test_a_match_is_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replayed(str(file)) == 0
    text = capsys.readouterr().out
    assert text.startswith("Machi Koro\n")
    assert "\nTurn 1: Ada\n" in text
    assert "\nTurn 2: E\ufffd[2J ve\n" in text


def test_its_moves_are_told_one_a_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replayed(str(file), "--moves") == 0
    told = capsys.readouterr().out.splitlines()
    match = load(file).match
    assert [match.game.read(line[2:]) for line in told] == match.actions
    assert told[0] == "A roll:1"
    assert {line[0] for line in told} == {"A", "B"}


def test_moves_in_secret_are_told_when_the_match_is_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(load_game("the_city"), 2, {}, 1)
    while not match.state.over:
        match.play(match.legal()[0])
    path = tmp_path / "match.citybuilder"
    save(path, match, [Seat(name="Ada", who="human"), Seat(name="Ben", who="human")])
    assert replayed(str(path), "--moves") == 0
    assert len(capsys.readouterr().out.splitlines()) == len(match.actions)


def test_a_match_is_told_in_german(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replayed(str(file), language="de") == 0
    assert "\nZug 1: Ada\n" in capsys.readouterr().out


def test_corrected_rules_are_told_first(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    correct_rules(file)
    assert replayed(str(file)) == 1
    text = capsys.readouterr().out
    assert text.startswith(
        "The rules have been corrected since; the match continues from its last position."
    )
    assert "Machi Koro" in text


def test_corrected_rules_are_the_verdict(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    correct_rules(file)
    assert replayed(str(file), "--check") == 1
    text = capsys.readouterr().out
    assert (
        text == "The rules have been corrected since; the match continues from its last position.\n"
    )


@pytest.mark.parametrize("words", [[], ["--check"], ["--moves"]])
def test_a_bad_file_gets_one_sentence(
    words: list[str], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cut = file.read_bytes()[:-40]
    file.write_bytes(cut)
    with pytest.raises(Complaint, match=r"^The saved match “match.citybuilder” is incomplete\.$"):
        replayed(str(file), *words)
    assert capsys.readouterr().out == ""
    assert file.read_bytes() == cut


def test_a_missing_file_is_named_in_german() -> None:
    with pytest.raises(Complaint, match=r"^Die Datei „nirgends“ gibt es nicht\.$"):
        replayed("nirgends", language="de")


@either_language
def test_every_reason_has_a_sentence_of_its_own(language: str) -> None:
    path = Path("folder") / "a%1\n\x1b\ud800ß"
    errors: list[BadSave | CannotSave] = [BadSave(reason, path) for reason in get_args(Bad)]
    errors += [CannotSave(reason, path) for reason in get_args(Cannot)]
    sentences = {sentence(error, translator(language)) for error in errors}
    assert len(sentences) == len(errors)
    for text in sentences:
        assert "a%1???ß" in text
        assert text.endswith(".")


def test_german_sentences_are_not_english() -> None:
    for reason in get_args(Bad):
        error = BadSave(reason, Path("a"))
        assert sentence(error, translator("de")) != sentence(error, translator("en"))


def test_a_path_without_a_name_is_shown_whole() -> None:
    error = BadSave("not_a_file", Path("/"))
    assert sentence(error, translator("en")) == f"“{Path('/')}” is not a file."


def test_corrected_cards_are_told_as_such(file: Path) -> None:
    good = load(file)
    assert told(good, translator("en")) == ""
    corrected = Loaded(good.match, good.seats, corrected=True, cards_changed=True)
    assert told(corrected, translator("en")).startswith("The cards have been corrected")
