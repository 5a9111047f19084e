"""Settings come back as they were saved, and nothing in their file can stop the program."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass, fields
from pathlib import Path

import pytest
from helpers.long import amount
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from citybuilder.store import atomic
from citybuilder.store import settings as settings_file
from citybuilder.store.folders import ASKED
from citybuilder.store.preferences import Choice, Entry, Switch, entry
from citybuilder.store.settings import Settings, Setup, entries, load, preferences, save

CHANGED = Settings(
    language="de",
    theme="dark",
    text_scale=1.25,
    pace=0.5,
    reduced_motion=True,
    sound=False,
    volume=0.2,
    auto_answer=True,
    confirm=True,
    second_thoughts=0,
    step_by_step=True,
    tips=False,
    tips_told=["towns/start"],
    names=["Marie"],
    geometry="01d9d0cb",
    maximised=True,
    last_game="towns",
    setups={"towns": Setup([("Jörg", "human"), ("Kim", "strong")], {"market": "all"})},
)

MANY = amount(60, 300)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=8,
)
NAMES = [each.name for each in fields(Settings) if each.name != "others"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(ASKED, str(tmp_path))
    return tmp_path


def write(folder: Path, content: object) -> None:
    (folder / "settings.json").write_text(json.dumps(content), encoding="utf-8")


def is_sound(read: Settings) -> bool:
    kept = {name: getattr(read, name) for name in entries(read) if name != "setups"}
    good = all(entries(read)[name].taken(value) == value for name, value in kept.items())
    return good and all(isinstance(each, Setup) for each in read.setups.values())


def test_without_a_file_everything_is_as_delivered() -> None:
    assert load() == Settings()


def test_what_was_saved_is_read_again() -> None:
    save(CHANGED)
    assert load() == CHANGED


def test_every_setting_can_be_changed() -> None:
    delivered = Settings()
    same = [name for name in NAMES if getattr(CHANGED, name) == getattr(delivered, name)]
    assert same == []


@pytest.mark.parametrize(
    "setup",
    [
        {"seats": [["Ada", "human"]] * 101, "options": {}},
        {"seats": [], "options": {str(number): "x" for number in range(101)}},
    ],
    ids=["seats", "options"],
)
def test_a_setup_of_far_too_much_is_as_if_it_were_not_there(
    setup: dict[str, object], folder: Path
) -> None:
    write(folder, {"setups": {"towns": setup}, "pace": 2})
    assert load() == Settings(pace=2)


def test_every_setting_is_checked() -> None:
    assert list(entries(Settings())) == NAMES


def test_what_is_delivered_may_be_chosen() -> None:
    delivered = Settings()
    for name, what in preferences(delivered).items():
        assert what.taken(getattr(delivered, name)) == getattr(delivered, name), name


def test_a_preference_waits_for_another_one_that_is_a_switch() -> None:
    declared = preferences(Settings())
    waits = {name for what in declared.values() for name in (what.needs, what.rests) if name}
    assert waits
    assert all(isinstance(declared[name], Switch) for name in waits)


def test_an_entry_says_itself_what_it_takes() -> None:
    with pytest.raises(TypeError, match="taken"):
        Entry()  # type: ignore[abstract]


@dataclass
class Feathered(Settings):
    """One entry more."""

    feathers: int = entry(2, Choice[int]("Feathers", words={2: "Few", 5: "Many"}))


def test_one_entry_is_read_checked_and_written(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings_file, "Settings", Feathered)
    for content, feathers in (({}, 2), ({"feathers": 5}, 5), ({"feathers": 3}, 2)):
        write(folder, content)
        assert load() == Feathered(feathers=feathers)
    save(Feathered(feathers=5))
    assert load() == Feathered(feathers=5)


def test_a_language_that_another_version_speaks_stays(folder: Path) -> None:
    write(folder, {"language": "fr"})
    assert load().language == "fr"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", 7),
        ("theme", "pink"),
        ("theme", ["dark"]),
        ("text_scale", 0.79),
        ("text_scale", 1.51),
        ("text_scale", float("nan")),
        ("text_scale", True),
        ("text_scale", 10**400),
        ("pace", 4),
        ("pace", 0.4),
        ("pace", -1),
        ("pace", True),
        ("pace", 2.0),
        ("sound", 1),
        ("volume", 1.01),
        ("volume", "loud"),
        ("tips", "yes"),
        ("tips_told", "towns/start"),
        ("tips_told", ["towns/start", 1]),
        ("geometry", "xyz"),
        ("geometry", "0"),
        ("last_game", None),
        ("setups", []),
        ("setups", {"towns": []}),
        ("setups", {"towns": {"seats": [["Ada"]], "options": {}}}),
        ("setups", {"towns": {"seats": [["Ada", 1]], "options": {}}}),
        ("setups", {"towns": {"seats": [], "options": {"market": 1}}}),
        ("setups", {"towns": {"seats": []}}),
    ],
)
def test_a_wrong_value_is_as_delivered_and_the_others_stay(
    name: str, value: object, folder: Path
) -> None:
    write(folder, {"confirm": True, name: value})
    assert load() == Settings(confirm=True)


def test_a_broken_setup_leaves_those_of_other_games(folder: Path) -> None:
    good = {"seats": [["Ada", "human"]], "options": {}}
    write(folder, {"setups": {"towns": good, "roads": {"seats": 1, "options": {}}}})
    assert load().setups == {"towns": Setup([("Ada", "human")], {})}


def test_whole_numbers_will_do_where_fractions_are_meant(folder: Path) -> None:
    write(folder, {"text_scale": 1, "volume": 0})
    read = load()
    assert (read.text_scale, read.volume) == (1.0, 0.0)
    assert isinstance(read.volume, float)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b'"dark"',
        b"\xff\xfe{}",
        b"[" * 100_000,
        b"9" * 10_000,
        b" " * ((1 << 20) + 1) + b"{}",
    ],
    ids=["empty", "cut", "list", "text", "no text", "deep", "long", "huge"],
)
def test_a_broken_file_is_kept_aside(data: bytes, folder: Path) -> None:
    (folder / "settings.json").write_bytes(data)
    assert load() == Settings()
    assert [path.name for path in folder.iterdir()] == ["settings.broken.json"]
    assert (folder / "settings.broken.json").read_bytes() == data


def test_a_folder_in_the_way_is_left_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(atomic, "PAUSE", 0.0)
    (folder / "settings.json").mkdir()
    assert load() == Settings()
    save(CHANGED)
    assert (folder / "settings.json").is_dir()


def test_a_file_that_nobody_may_read_is_as_if_it_were_not_there(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def forbid(*_: object) -> int:
        raise PermissionError("no")

    save(CHANGED)
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", forbid)
        assert load() == Settings()
    assert "cannot be read" in caplog.text
    assert load() == CHANGED


def test_a_full_disk_leaves_the_old_settings_and_disturbs_nobody(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: object) -> None:
        raise OSError("full")

    save(CHANGED)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        save(Settings())
    assert "cannot be saved" in caplog.text
    assert load() == CHANGED


def test_half_characters_can_be_saved() -> None:
    save(Settings(setups={"towns": Setup([("\ud800", "human")], {})}))
    assert load().setups["towns"].seats == [("?", "human")]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=MANY)
@given(content=ANYTHING | st.dictionaries(st.sampled_from([*NAMES, "hats"]), ANYTHING))
def test_any_json_gives_sound_settings_that_can_be_saved(content: object, folder: Path) -> None:
    write(folder, content)
    read = load()
    assert is_sound(read)
    save(read)
    assert load() == read


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.binary(max_size=40))
def test_any_bytes_give_sound_settings(data: bytes, folder: Path) -> None:
    (folder / "settings.json").write_bytes(data)
    assert is_sound(load())


def test_settings_are_read_without_pydantic() -> None:
    code = "import sys, citybuilder.store.settings; sys.exit('pydantic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_what_a_newer_version_has_written_is_there_when_it_comes_back(folder: Path) -> None:
    write(folder, {"theme": "dark", "colour_of_rain": [1, {"grey": True}], "pace": "new"})
    settings = load()
    settings.pace = 2
    save(settings)
    content = json.loads((folder / "settings.json").read_text(encoding="utf-8"))
    assert content["colour_of_rain"] == [1, {"grey": True}]
    assert (content["theme"], content["pace"]) == ("dark", 2)
    assert "others" not in content
    assert load() == settings
