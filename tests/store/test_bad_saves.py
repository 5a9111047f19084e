"""Whatever lies in the file: the same match or a reason, and the file stays as it is."""

import json
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

import pytest
from helpers.long import amount
from hypothesis import example, given, settings
from hypothesis import strategies as st
from saved import Content, forge, other_seed, played, same_match, saved

from citybuilder import __version__
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.store.save_errors import Bad, BadSave
from citybuilder.store.save_sheet import BEGINNING, LARGEST, decode
from citybuilder.store.saves import load


@cache
def original() -> bytes:
    with TemporaryDirectory() as folder:
        return saved(Path(folder)).read_bytes()


@cache
def the_match() -> Match[State]:
    return played(2, 30)


def reason(path: Path) -> str:
    with pytest.raises(BadSave) as caught:
        load(path)
    assert caught.value.path == path
    return caught.value.reason


def verdict(data: bytes) -> str:
    with pytest.raises(BadSave) as caught:
        decode(data, Path())
    return caught.value.reason


def harmless(path: Path, data: bytes) -> bool:
    """Loads as the same match or is refused, and is left untouched."""
    path.write_bytes(data)
    try:
        same = same_match(load(path).match, the_match())
    except BadSave:
        same = True
    return same and path.read_bytes() == data


MANY = amount(50, 250)
CONTENTS: list[tuple[Bad, bytes]] = [
    ("truncated", b""),
    ("truncated", b"{\n"),
    ("truncated", BEGINNING),
    ("damaged", BEGINNING + b"}\n}"),
    ("damaged", BEGINNING + b"\xff\n}"),
    ("damaged", BEGINNING + b',"a":1,"a":2\n}'),
    ("damaged", BEGINNING + b',"a":NaN\n}'),
    ("damaged", BEGINNING + b',"a":1e999}'),
    ("damaged", BEGINNING + b',"a":"\\ud800"}'),
    ("damaged", BEGINNING + b',"version":true}'),
    ("damaged", BEGINNING + b',"a":' + b"[" * 100_000 + b"]" * 100_000 + b"\n}"),
    ("damaged", BEGINNING + b',"a":' + b"[" * 700 + b"]" * 700 + b"}"),
    ("damaged", BEGINNING + b',"a":' + b"9" * 100_000 + b"\n}"),
    ("damaged", BEGINNING + b"}"),
    ("future", BEGINNING + b',"version":2}'),
    ("future", BEGINNING + b',"version":99999999999999999999,"other":[1.5]}'),
    ("foreign", b"[]"),
    ("foreign", b"null"),
    ("foreign", b"{}"),
    ("foreign", b'{"format":{}}'),
    ("foreign", b"\x89PNG\r\n\x1a\n\x00"),
    ("foreign", b"[" * 100_000),
    ("foreign", b'{"a":' * 100_000),
    ("foreign", "Ein Brief, kein Spiel.".encode("utf-16")),
    ("huge", b"{" + b" " * LARGEST),
]


@pytest.mark.parametrize(("expected", "data"), CONTENTS)
def test_each_wrong_content_has_its_reason(expected: str, data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "match.citybuilder"
    path.write_bytes(data)
    assert reason(path) == expected
    assert path.read_bytes() == data


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "image.citybuilder"
    with path.open("wb") as file:
        file.truncate(1 << 40)  # takes no room on the disk
    assert reason(path) == "huge"


def test_a_missing_file_is_missing(tmp_path: Path) -> None:
    assert reason(tmp_path / "nothing") == "missing"


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert reason(tmp_path) == "not_a_file"


def test_a_name_that_no_file_can_have_is_unreadable() -> None:
    assert reason(Path("a\x00b")) in ("missing", "unreadable")


def test_a_name_below_a_file_is_unreadable_or_missing(tmp_path: Path) -> None:
    assert reason(saved(tmp_path) / "below") in ("missing", "unreadable")


if sys.platform != "win32":

    def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe")
        assert reason(tmp_path / "pipe") == "not_a_file"


def test_a_file_without_permission_is_unreadable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(*_: object) -> int:
        raise PermissionError(13, "forbidden")

    path = saved(tmp_path)
    monkeypatch.setattr(os, "open", forbidden)
    assert reason(path) == "unreadable"


def test_a_save_that_stops_anywhere_is_harmless(tmp_path: Path) -> None:
    path = tmp_path / "match.citybuilder"
    for length in range(len(original()) - 2):
        assert verdict(original()[:length]) == "truncated"
    for length in range(0, len(original()), 100):
        assert harmless(path, original()[:length])
    assert harmless(path, original()[:-1])
    assert harmless(path, original())


@settings(max_examples=MANY)
@given(place=st.integers(0, 10**6), flip=st.integers(1, 255))
def test_a_flipped_byte_is_harmless(place: int, flip: int) -> None:
    data = bytearray(original())
    data[place % len(data)] ^= flip
    with TemporaryDirectory() as folder:
        assert harmless(Path(folder) / "match.citybuilder", bytes(data))


@settings(max_examples=MANY)
@given(start=st.integers(0, 10**6), length=st.integers(0, 40), put=st.binary(max_size=40))
def test_a_replaced_piece_is_harmless(start: int, length: int, put: bytes) -> None:
    data = original()
    start %= len(data)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.citybuilder"
        assert harmless(path, data[:start] + put + data[start + length :])


def test_every_number_changed_by_hand_is_noticed() -> None:
    for place, letter in enumerate(original()):
        if chr(letter).isdigit():
            other = b"1" if letter != ord("1") else b"2"
            changed = original()[:place] + other + original()[place + 1 :]
            assert verdict(changed) in ("damaged", "future")


CHANGES: list[Callable[[Content], object]] = [
    lambda content: content.pop("snapshot"),
    lambda content: content.update(version=0),
    lambda content: content.update(version="1"),
    lambda content: content.update(more=1),
    lambda content: content.update(seed=1.0),
    lambda content: content.update(seed=True),
    lambda content: content.update(seats={}),
    lambda content: content.update(seats=[{"name": "Ada", "who": ""}]),
    lambda content: content.update(actions=[[0, 0, 0]]),
    lambda content: content.update(actions=[[0, 0, 0, 2**63]]),
    lambda content: content.update(begin=[]),
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_form_that_no_save_has_is_damaged(
    change: Callable[[Content], object], tmp_path: Path
) -> None:
    path = saved(tmp_path)
    forge(path, change)
    assert reason(path) == "damaged"


def test_a_game_from_elsewhere_is_unknown(tmp_path: Path) -> None:
    path = saved(tmp_path)
    forge(path, lambda content: content.update(game="../../etc"))
    assert reason(path) == "unknown_game"


@pytest.mark.parametrize("version", ["1.0", "0.10.0", f"{__version__}.1"])
@pytest.mark.parametrize("news", [{"game": "a_fifth_game"}, {"options": {"weather": "rain"}}])
def test_what_only_a_newer_program_knows_is_said_to_be_of_one(
    tmp_path: Path, version: str, news: Content
) -> None:
    path = saved(tmp_path)
    forge(path, lambda content: content.update(news, program=version))
    assert reason(path) == "future"


def test_a_newer_program_that_plays_by_the_same_rules_is_understood(tmp_path: Path) -> None:
    path = saved(tmp_path)
    forge(path, lambda content: content.update(program="99.0"))
    assert not load(path).corrected


WHOLE = st.sampled_from([0, 1, -1, 2, 7, 15, 10**9, 2**62, -(2**62), 2**63, 10**30])
VALUE: st.SearchStrategy[object] = st.recursive(
    st.none() | st.booleans() | WHOLE | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=5),
    max_leaves=12,
)


@settings(max_examples=MANY)
@given(field=st.integers(0, 100), place=st.integers(0, 100), whole=st.booleans(), value=VALUE)
@example(field=0, place=0, whole=True, value=None)
def test_a_nonsense_snapshot_breaks_nothing(
    field: int, place: int, whole: bool, value: object
) -> None:
    def nonsense(content: Content) -> None:
        other_seed(content)
        snapshot = cast(Content, content["snapshot"])
        name = sorted(snapshot)[field % len(snapshot)]
        part = snapshot[name]
        if isinstance(part, list) and part and not whole:
            part[place % len(part)] = value
        else:
            snapshot[name] = value

    goes_on_or_is_refused(nonsense)


@given(field=st.integers(0, 100), value=VALUE)
def test_a_nonsense_beginning_breaks_nothing(field: int, value: object) -> None:
    def nonsense(content: Content) -> None:
        begin = cast(Content, json.loads(json.dumps(content["snapshot"])))
        begin[sorted(begin)[field % len(begin)]] = value
        content.update(begin=begin, snapshot=begin, actions=[])

    goes_on_or_is_refused(nonsense)


def goes_on_or_is_refused(change: Callable[[Content], None]) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.citybuilder"
        path.write_bytes(original())
        forge(path, change)
        try:
            match = load(path).match
        except BadSave as error:
            fair = error.reason == "unfit"
        else:
            fair = match.state.over or len(match.legal()) > 0
        assert fair
