"""A match goes on from its snapshot when its actions fit the rules or the cards no longer."""

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from saved import (
    Content,
    correct_cards,
    forge,
    other_seed,
    people,
    play_on,
    played,
    same_match,
    saved,
)

from citybuilder.core.plain import plain
from citybuilder.store.save_errors import BadSave
from citybuilder.store.saves import load, save


def cards(content: Content) -> list[Content]:
    return cast(list[Content], content["establishments"])


def richer_wheat(content: Content) -> None:
    cards(content)[0]["amount"] = 2


def other_words(content: Content) -> None:
    content["about"] = "The same cards, described anew."


def wheat_last(content: Content) -> None:
    cards(content).insert(9, cards(content).pop(0))


def one_more_card(content: Content) -> None:
    cards(content).insert(9, {**cards(content)[0], "id": "rice_field"})


def reason(path: Path) -> str:
    with pytest.raises(BadSave) as caught:
        load(path)
    return caught.value.reason


def test_corrected_cards_let_the_match_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path)
    left = plain(played(2, 30).state)
    correct_cards(tmp_path, monkeypatch, richer_wheat)
    loaded = load(path)
    assert loaded.corrected
    assert loaded.cards_changed
    assert plain(loaded.match.state) == left
    assert loaded.match.actions == []
    assert not loaded.match.can_undo(loaded.match.seat)


def test_a_match_that_went_on_can_be_saved_and_loaded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path)
    correct_cards(tmp_path, monkeypatch, richer_wheat)
    match = load(path).match
    play_on(match, 25)
    save(path, match, people(2))
    again = load(path)
    assert same_match(again.match, match)
    assert not again.corrected
    assert not again.cards_changed


def test_a_match_that_still_fits_does_not_mind_other_card_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path)
    correct_cards(tmp_path, monkeypatch, other_words)
    loaded = load(path)
    assert not loaded.corrected
    assert loaded.cards_changed
    assert same_match(loaded.match, played(2, 30))


@pytest.mark.parametrize("change", [wheat_last, one_more_card])
def test_a_snapshot_whose_numbers_mean_other_cards_is_refused(
    change: Callable[[Content], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path)
    before = path.read_bytes()
    correct_cards(tmp_path, monkeypatch, change)
    assert reason(path) == "unfit"
    assert path.read_bytes() == before


def test_corrected_rules_let_the_match_go_on(tmp_path: Path) -> None:
    path = saved(tmp_path)
    forge(path, other_seed)
    loaded = load(path)
    assert loaded.corrected
    assert not loaded.cards_changed
    assert plain(loaded.match.state) == plain(played(2, 30).state)


def test_an_action_that_is_no_longer_legal_does_not_matter(tmp_path: Path) -> None:
    path = saved(tmp_path)
    forge(path, lambda content: content.update(actions=[[99, 99, 99, 99]]))
    assert load(path).corrected


def test_the_table_tells_what_a_forgotten_option_was(tmp_path: Path) -> None:
    path = saved(tmp_path)
    forge(path, lambda content: content.update(options={"market": "seven_piles", "old": "yes"}))
    loaded = load(path)
    assert loaded.corrected
    assert loaded.match.options == {
        "market": "ten_piles",
        "copies": "unlimited",
        "expansion": "none",
    }


def test_a_field_that_only_one_version_has_makes_no_other_match(tmp_path: Path) -> None:
    path = saved(tmp_path)
    forge(path, lambda content: cast(Content, content["snapshot"]).update(weather=3))
    loaded = load(path)
    assert not loaded.corrected
    assert same_match(loaded.match, played(2, 30))


def test_a_snapshot_of_other_fields_is_no_help(tmp_path: Path) -> None:
    path = saved(tmp_path)
    forge(path, other_seed)
    forge(path, lambda content: cast(Content, content["snapshot"]).update(weather=3))
    assert reason(path) == "unfit"


def test_a_number_of_players_that_the_game_does_not_have_is_refused(tmp_path: Path) -> None:
    path = saved(tmp_path)
    forge(path, lambda content: content.update(seats=[{"name": "Ada", "who": "human"}]))
    assert reason(path) == "unfit"


def test_a_finished_match_stays_finished_under_corrected_rules(tmp_path: Path) -> None:
    path = saved(tmp_path, actions=100_000)
    forge(path, other_seed)
    loaded = load(path)
    assert loaded.corrected
    assert loaded.match.state.over


def test_a_snapshot_with_more_seats_than_players_is_refused(tmp_path: Path) -> None:
    path = saved(tmp_path)
    forge(path, other_seed)
    forge(path, lambda content: cast(Content, content["snapshot"]).update(seats=3))
    assert reason(path) == "unfit"
