"""Saves with a right checksum and wrong content: every file that ever broke something is here.

No such file hangs, takes memory or ends in an error, and what is accepted can be played on."""

import json
from pathlib import Path
from typing import Any, cast

import pytest
from helpers.tables import game_of
from saved import Content, forge, other_seed, play_on, played, saved

from citybuilder.cli.main import run
from citybuilder.core.match import Match
from citybuilder.core.plain import plain
from citybuilder.store.revival import FEW
from citybuilder.store.save_errors import BadSave
from citybuilder.store.save_sheet import LARGEST, MOST_PARTS, digest
from citybuilder.store.saves import OTHER_CARDS, load, save

DATA = Path(__file__).parent / "data"
BROKEN = sorted(path for path in DATA.glob("*.citybuilder") if "-" in path.stem)


def reason(path: Path) -> str:
    with pytest.raises(BadSave) as caught:
        load(path)
    return caught.value.reason


def snapshot(content: Content) -> dict[str, Any]:
    return cast(dict[str, Any], content["snapshot"])


@pytest.mark.parametrize("path", BROKEN, ids=lambda path: path.stem)
def test_a_file_that_once_broke_something_is_played_on_or_refused(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = run(["replay", str(path)])
    told = capsys.readouterr()
    assert told.out or told.err
    if code == 2:
        assert reason(path) == "unfit"
    else:
        match = load(path).match
        play_on(match, match.game.longest)
        assert match.state.over


def test_a_bag_of_a_million_millions_is_not_drawn_from() -> None:
    """The beginning is refused; the last position is an honest one."""
    loaded = load(DATA / "load-hangs-forever.citybuilder")
    assert loaded.corrected
    assert loaded.match.actions == []


def test_a_list_longer_than_at_a_fresh_start_is_refused() -> None:
    assert reason(DATA / "window-eats-memory.citybuilder") == "unfit"


def test_a_seat_that_nobody_sits_at_has_no_turn() -> None:
    assert reason(DATA / "replay-traceback.citybuilder") == "unfit"


def test_pieces_that_were_added_by_hand_are_refused(tmp_path: Path) -> None:
    path = saved(tmp_path)
    forge(path, other_seed)
    forge(path, lambda content: snapshot(content)["coins"].__setitem__(0, 50))
    forge(path, lambda content: cast(Content, content["inventory"]).update(coins=300))
    assert reason(path) == "unfit"


def with_pieces(content: Content, count: int) -> None:
    """As if the card data had been others, and there had been more of a card then."""
    content["cards"] = "of another time"
    snapshot(content)["market"][0] += count
    snapshot(content)["on_sale"] |= 1
    cast(dict[str, int], content["inventory"])["wheat_field"] += count


def test_a_match_of_other_cards_stays_one_however_often_it_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "match.citybuilder"
    save(path, played(2, 30, options={"market": "all_piles"}), load_people())
    forge(path, other_seed)
    forge(path, lambda content: with_pieces(content, 1))
    loaded = load(path)
    assert loaded.cards_changed
    play_on(loaded.match, 20)
    save(path, loaded.match, loaded.seats)
    assert json.loads(path.read_bytes())["cards"] == OTHER_CARDS
    again = load(path)
    assert not again.corrected
    assert plain(again.match.state) == plain(loaded.match.state)


def load_people() -> list[Any]:
    return load(DATA / "two.citybuilder").seats


def test_cards_were_never_many_times_as_many(tmp_path: Path) -> None:
    path = tmp_path / "match.citybuilder"
    save(path, played(2, 30, options={"market": "all_piles"}), load_people())
    forge(path, other_seed)
    forge(path, lambda content: with_pieces(content, FEW + 1))
    assert reason(path) == "unfit"


def test_what_is_there_once_was_never_there_twice() -> None:
    """Two cards of which the box has one: tables only mark whether somebody holds it."""
    assert reason(DATA / "card-twice.citybuilder") == "unfit"


def begin_late(content: Content) -> None:
    """The match begins at its last position, far beyond what any match comes to."""
    snapshot(content)["turn"] = 5000
    content["begin"] = json.loads(json.dumps(content["snapshot"]))
    content["actions"] = []


def test_a_match_that_is_too_long_goes_on_from_its_last_position(tmp_path: Path) -> None:
    path = saved(tmp_path)
    forge(path, begin_late)
    loaded = load(path)
    assert loaded.corrected
    assert loaded.match.state.turn == loaded.match.game.longest
    play_on(loaded.match, 20)
    save(path, loaded.match, loaded.seats)
    assert plain(load(path).match.state)["coins"] == plain(loaded.match.state)["coins"]


def test_more_actions_than_any_match_has_are_not_played(tmp_path: Path) -> None:
    path = tmp_path / "match.citybuilder"
    match = Match(game_of("machi_koro"), 2, {}, 1)
    while len(match.actions) <= match.game.longest:
        match.play(match.legal()[-1])  # one die, and nothing is built
    save(path, match, load_people())
    assert load(path).corrected


@pytest.mark.parametrize(
    "change",
    [
        {"seats": [{"name": "A", "who": "human"}] * (MOST_PARTS + 1)},
        {"options": {str(number): "x" for number in range(MOST_PARTS + 1)}},
        {"game": "x" * 5000},
    ],
)
def test_what_is_far_too_much_is_damaged(change: Content, tmp_path: Path) -> None:
    path = saved(tmp_path)
    forge(path, lambda content: content.update(change))
    assert reason(path) == "damaged"


def test_the_largest_file_is_refused_at_once(tmp_path: Path) -> None:
    """As many small parts as fit into a save."""
    path = saved(tmp_path)
    content = json.loads(path.read_bytes())
    del content["checksum"]
    content["snapshot"]["cities"] = [[] for _ in range((LARGEST - 10_000) // 4)]
    content["seed"] = 6
    content["checksum"] = digest(content)
    path.write_text(json.dumps(content), encoding="utf-8")
    assert LARGEST // 2 < path.stat().st_size < LARGEST
    assert reason(path) == "unfit"
