"""Finished matches are counted once each, and a damaged file spoils nothing."""

import csv
import os
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from saved import GAME, play_on, played

from citybuilder.bots.levels import LEVELS
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.store import atomic, statistics
from citybuilder.store.folders import ASKED
from citybuilder.store.reading import read_end
from citybuilder.store.save_errors import CannotSave
from citybuilder.store.save_sheet import Seat, read_sheet
from citybuilder.store.saves import save
from citybuilder.store.statistics import (
    STRENGTH,
    Finished,
    Summary,
    export_csv,
    finished,
    last,
    note,
    statistics_path,
    summaries,
    winners_of,
)


@dataclass
class Sitting:
    name: str
    who: str


ADA, BEN, CAT = Sitting("Ada", "human"), Sitting("Ben", "human"), Sitting("Cät", "human")
GREEDY, STRONG = Sitting("Bot", "greedy"), Sitting("Bot", "strong")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(ASKED, str(tmp_path / "data"))
    return tmp_path


def ended(seats: int = 2, seed: int = 1, **options: str) -> Match[State]:
    match = played(seats, 10_000, seed, options)
    assert match.state.over
    return match


def noted(match: Match[State], *seats: Sitting, when: float = 1000.0) -> Finished:
    note(match, seats, when)
    return finished()[-1]


def test_nothing_is_known_before_the_first_match() -> None:
    assert finished() == []
    assert summaries() == []
    assert last(GAME) is None


def test_a_finished_match_is_told_with_its_score_lines() -> None:
    match = ended()
    told = noted(match, ADA, GREEDY, when=1234.5)
    assert (told.game, told.when, told.options) == (GAME, 1234.5, match.options)
    assert (told.turns, told.actions) == (match.state.turn, len(match.actions))
    assert [(player.name, player.who) for player in told.players] == [
        ("Ada", "human"),
        ("Bot", "greedy"),
    ]
    assert [player.share for player in told.players] == match.game.result(match.state)
    for player, lines in zip(told.players, match.game.scores(match.state), strict=True):
        assert [(line.rule, line.count, line.points) for line in player.lines] == [
            (line.rule, line.count, line.points) for line in lines
        ]
        assert player.score == sum(line.points for line in lines)


def test_the_winner_has_four_landmarks() -> None:
    told = noted(ended(3), ADA, BEN, CAT)
    assert [player.score for player in told.players if player.name in told.winners] == [4]


def test_a_save_finds_who_won(folder: Path) -> None:
    match = ended(2)
    told = noted(match, ADA, BEN)
    path = folder / "over.citybuilder"
    save(path, match, [Seat(name="Ada", who="human"), Seat(name="Ben", who="human")])
    known = {told.match: told}
    assert list(winners_of(read_sheet(path), known)) == told.winners != []
    assert winners_of(read_sheet(path), {}) == ()


def test_the_time_is_now_if_none_is_given() -> None:
    note(ended(), [ADA, GREEDY])
    assert finished()[0].when > 1.7e9


def test_a_match_that_goes_on_is_not_counted() -> None:
    with pytest.raises(ValueError, match="goes on"):
        note(played(2, 10), [ADA, GREEDY])
    assert not statistics_path().exists()


def test_a_match_that_ends_twice_counts_once() -> None:
    """Its save was loaded once more, or the last step was taken back and taken again."""
    noted(ended(seed=1), ADA, GREEDY, when=1.0)
    noted(ended(seed=1), ADA, GREEDY, when=2.0)
    noted(ended(seed=2), ADA, GREEDY, when=3.0)
    assert [each.when for each in finished()] == [1.0, 3.0]


def other_end(match: Match[State], seed: int) -> Match[State]:
    """The winning move is taken back, and something else is done instead."""
    seat = match.earlier[-1].asked[-1].seat
    won_by = match.actions[-1]
    other = match.at(len(match.actions))
    other.undo(seat)
    other.play(next(action for action in other.legal() if action != won_by))
    play_on(other, 10_000, seed)
    assert other.state.over
    assert other.actions != match.actions
    return other


def test_an_end_that_was_taken_back_gives_way_to_the_later_one() -> None:
    first = ended(seed=1)
    second = other_end(first, 7)
    noted(first, ADA, GREEDY, when=1.0)
    noted(ended(seed=2), ADA, GREEDY, when=2.0)
    noted(second, ADA, GREEDY, when=3.0)
    assert [each.when for each in finished()] == [2.0, 3.0]
    assert finished()[1].actions == len(second.actions)
    noted(other_end(second, 8), ADA, GREEDY, when=4.0)
    assert [each.when for each in finished()] == [2.0, 4.0]
    noted(first, ADA, GREEDY, when=5.0)
    assert finished()[-1].actions == len(first.actions)
    assert sum(each.matches for each in summaries()) == len(finished())


def test_the_same_number_played_another_way_is_another_match() -> None:
    first = ended(seed=1)
    second = first.at(len(first.actions) // 2)
    play_on(second, 10_000, seed=9)
    assert second.actions != first.actions
    noted(first, ADA, GREEDY, when=1.0)
    noted(second, ADA, GREEDY, when=2.0)
    assert [each.when for each in finished()] == [1.0, 2.0]


def test_results_of_an_earlier_version_stay() -> None:
    told = noted(ended(seed=1), ADA, GREEDY)
    statistics_path().write_text(
        told.model_dump_json(exclude={"fixed", "fixed_actions", "replaces"}) + "\n"
    )
    noted(ended(seed=2), ADA, GREEDY)
    assert len(finished()) == 2


def test_the_last_match_of_a_game_is_the_one_that_ended_last() -> None:
    noted(ended(seed=1), ADA, GREEDY, when=5.0)
    noted(ended(seed=2), BEN, GREEDY, when=9.0)
    noted(ended(seed=3), CAT, GREEDY, when=7.0)
    found = last(GAME)
    assert found is not None
    assert found.when == 9.0
    assert last("another") is None


def test_matches_are_summed_up_by_players_and_strongest_opponent() -> None:
    pairs = [ended(seed=seed) for seed in (1, 2, 3)]
    for match in pairs:
        note(match, [ADA, GREEDY], 1.0)
    trio = ended(3, seed=4)
    note(trio, [GREEDY, STRONG, ADA], 1.0)
    friends = ended(2, seed=5)
    note(friends, [ADA, BEN], 1.0)
    note(ended(2, seed=6), [GREEDY, STRONG], 1.0)
    wins = [match.game.result(match.state)[0] for match in pairs]
    scores = [match.game.scores(match.state)[0][0].points for match in pairs]
    among_friends, against_greedy, against_strong = summaries()
    assert against_greedy == Summary(
        game=GAME,
        edition={},
        players=2,
        level="greedy",
        matches=3,
        wins=int(sum(wins)),
        best=max(scores),
        mean_score=sum(scores) / 3,
        mean_turns=sum(match.state.turn for match in pairs) / 3,
    )
    assert (among_friends.level, among_friends.wins) == ("human", 1)
    assert (against_strong.players, against_strong.level, against_strong.matches) == (
        3,
        "strong",
        1,
    )


def test_matches_with_an_expansion_are_summed_up_apart_from_others() -> None:
    note(ended(seed=1), [ADA, GREEDY], 1.0)
    note(ended(seed=2, expansion="none", market="all_piles"), [ADA, GREEDY], 1.0)
    note(ended(seed=3, expansion="harbor"), [ADA, GREEDY], 1.0)
    counts = [(each.edition, each.matches) for each in summaries()]
    assert counts == [({}, 2), ({"expansion": "harbor"}, 1)]


def test_what_was_noted_before_there_were_expansions_had_none() -> None:
    noted(ended(seed=1), ADA, GREEDY)
    line = statistics_path().read_text(encoding="utf-8")
    old = line.replace('"edition":{},', "").replace(',"expansion":"none"', "")
    assert len(old) < len(line) - 30
    statistics_path().write_text(old, encoding="utf-8")
    noted(ended(seed=2), ADA, GREEDY)
    assert [(each.edition, each.matches) for each in summaries()] == [({}, 2)]


def test_every_level_has_its_place_in_the_order_of_strength() -> None:
    assert sorted(STRENGTH) == sorted(["human", *LEVELS])


def test_a_level_of_another_version_is_counted() -> None:
    note(ended(), [ADA, Sitting("Bot", "wizard")], 1.0)
    assert [each.matches for each in summaries()] == [1]


DAMAGE = [b"{", b"\xff\xfe", b"[]", b"null", b"{}", b'{"game": "x"}', b"\x00" * 50]


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_line_is_passed_over_and_kept(damage: bytes) -> None:
    noted(ended(seed=1), ADA, GREEDY, when=1.0)
    with statistics_path().open("ab") as file:
        file.write(damage)
    noted(ended(seed=2), ADA, GREEDY, when=2.0)
    assert [each.when for each in finished()] == [1.0, 2.0]
    assert damage in statistics_path().read_bytes().split(b"\n")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b'"turns":', b'"turns":1' + b"0" * 400),
        (b'"score":', b'"score":9999999999999'),
        (b'"name":"', b'"name":"' + b"x" * statistics.LONGEST),
    ],
    ids=["turns", "score", "name"],
)
def test_a_line_beyond_all_bounds_is_passed_over(before: bytes, after: bytes) -> None:
    told = noted(ended(), ADA, GREEDY)
    line = statistics_path().read_bytes()
    with statistics_path().open("ab") as file:
        file.write(line.replace(before, after).replace(told.match.encode(), b"another"))
    assert finished() == [told]
    assert len(summaries()) == 1


def test_of_a_huge_file_the_newest_matches_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    noted(ended(seed=1), ADA, GREEDY)
    told = noted(ended(seed=2), ADA, GREEDY)
    size = len(statistics_path().read_bytes().splitlines()[-1]) + 10
    monkeypatch.setattr("citybuilder.store.reading.read_end", partial(read_end, most=size))
    assert finished() == [told]


def test_a_line_cut_off_anywhere_costs_only_itself() -> None:
    noted(ended(seed=1), ADA, GREEDY, when=1.0)
    whole = statistics_path().read_bytes()
    for length in range(1, len(whole) - 1, 17):
        statistics_path().write_bytes(whole + whole[:length])
        noted(ended(seed=2), ADA, GREEDY, when=2.0)
        assert [each.when for each in finished()] == [1.0, 2.0]


def test_what_a_newer_version_adds_is_no_harm() -> None:
    noted(ended(), ADA, GREEDY)
    line = statistics_path().read_text(encoding="utf-8")
    statistics_path().write_text(line.replace("{", '{"mood":"good",', 1), encoding="utf-8")
    assert len(finished()) == 1


@given(data=st.binary(max_size=60))
def test_any_bytes_can_be_read(data: bytes) -> None:
    statistics_path().parent.mkdir(parents=True, exist_ok=True)
    statistics_path().write_bytes(data)
    assert finished() == []


def test_half_characters_can_be_noted() -> None:
    assert noted(ended(), Sitting("\ud800", "human"), GREEDY).players[0].name == "\ufffd"


def test_a_failing_disk_is_told_and_leaves_the_earlier_matches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_: object) -> None:
        raise OSError("full")

    noted(ended(seed=1), ADA, GREEDY)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="full"):
            note(ended(seed=2), [ADA, GREEDY], 2.0)
    assert finished()[0].when == 1000.0


def test_a_folder_in_the_way_is_as_if_nothing_had_been_played() -> None:
    statistics_path().mkdir(parents=True)
    with pytest.raises(OSError, match="statistics"):
        note(ended(), [ADA, GREEDY], 1.0)
    assert finished() == []


def test_a_spreadsheet_gets_a_row_for_each_player(folder: Path) -> None:
    match = ended()
    noted(match, CAT, GREEDY, when=86_400.0)
    path = folder / "out" / "statistics.csv"
    export_csv(path)
    with path.open(encoding="utf-8-sig", newline="") as file:
        first, second = list(csv.DictReader(file))
    assert (first["name"], first["who"], first["game"]) == ("Cät", "human", GAME)
    assert [float(row["win"]) for row in (first, second)] == match.game.result(match.state)
    assert first["options"] == "market=ten_piles copies=unlimited expansion=none"
    assert first["edition"] == ""
    assert datetime.fromisoformat(first["finished"]).timestamp() == 86_400.0


def test_a_spreadsheet_tells_expansions_apart(folder: Path) -> None:
    noted(ended(expansion="special"), CAT, GREEDY)
    path = folder / "statistics.csv"
    export_csv(path)
    with path.open(encoding="utf-8-sig", newline="") as file:
        assert {row["edition"] for row in csv.DictReader(file)} == {"expansion=special"}


def test_a_spreadsheet_that_cannot_be_written_says_why(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(atomic, "PAUSE", 0.0)
    with pytest.raises(CannotSave):
        export_csv(folder)


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "＝1"])
def test_a_name_that_looks_like_a_formula_is_a_text_in_a_spreadsheet(
    name: str, folder: Path
) -> None:
    noted(ended(), Sitting(name, "human"), Sitting("A=1", "greedy"))
    path = folder / "statistics.csv"
    export_csv(path)
    with path.open(encoding="utf-8-sig", newline="") as file:
        first, second = list(csv.DictReader(file))
    assert (first["name"], second["name"]) == (f"'{name}", "A=1")
    assert first["score"].lstrip("-").isdigit()


def test_a_semicolon_begins_no_formula_either(folder: Path) -> None:
    """In Germany it parts the cells of a spreadsheet."""
    noted(ended(), Sitting("A;=1+1", "human"), Sitting("B;C; @D", "greedy"))
    path = folder / "statistics.csv"
    export_csv(path)
    with path.open(encoding="utf-8-sig", newline="") as file:
        first, second = list(csv.DictReader(file))
    assert (first["name"], second["name"]) == ("A;'=1+1", "B;C; '@D")
