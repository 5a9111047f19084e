"""Sounds are played as the settings say, and are silent where they cannot be heard."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QUrl

from citybuilder.app import sounds
from citybuilder.app.sounds import NAMES, Sounds
from citybuilder.store.settings import Settings


class FakeEffect:
    """Remembers what it was told."""

    def __init__(self, heard: list[tuple[str, float]], fails: bool = False) -> None:
        self.heard = heard
        self.fails = fails
        self.file = ""
        self.volume = 1.0

    def setSource(self, url: QUrl) -> None:  # noqa: N802 - Qt's name
        self.file = Path(url.toLocalFile()).name

    def setVolume(self, volume: float) -> None:  # noqa: N802 - Qt's name
        self.volume = volume

    def play(self) -> None:
        if self.fails:
            raise RuntimeError("the device went away")
        self.heard.append((self.file, self.volume))


class Room:
    """Sounds, what was heard of them, and how many effects were made."""

    def __init__(self, settings: Settings, fails: bool = False) -> None:
        self.heard: list[tuple[str, float]] = []
        self.made = 0
        self.fails = fails
        self.sounds = Sounds(settings, self.make)

    def make(self) -> FakeEffect:
        self.made += 1
        return FakeEffect(self.heard, self.fails)


@pytest.mark.parametrize("name", NAMES)
def test_every_sound_has_its_file(name: str) -> None:
    room = Room(Settings(volume=0.3))
    room.sounds.play(name)
    assert room.heard == [(f"{name}.wav", 0.3)]


def test_an_effect_is_made_once_and_follows_the_volume() -> None:
    settings = Settings(volume=0.3)
    room = Room(settings)
    room.sounds.play("coin")
    settings.volume = 0.9
    room.sounds.play("coin")
    assert room.heard == [("coin.wav", 0.3), ("coin.wav", 0.9)]
    assert room.made == 1


@pytest.mark.parametrize("quiet", [Settings(sound=False), Settings(volume=0.0)])
def test_who_wants_no_sound_hears_none_and_loads_nothing(quiet: Settings) -> None:
    room = Room(quiet)
    room.sounds.play("coin")
    assert (room.heard, room.made) == ([], 0)


def test_sound_can_be_switched_on_again() -> None:
    settings = Settings(sound=False)
    room = Room(settings)
    room.sounds.play("coin")
    settings.sound = True
    room.sounds.play("coin")
    assert len(room.heard) == 1


@pytest.mark.parametrize("error", [ImportError, OSError, AttributeError, RuntimeError])
def test_without_the_optional_part_it_stays_silent_and_asks_once(error: type[Exception]) -> None:
    asked: list[int] = []

    def missing() -> FakeEffect:
        asked.append(1)
        raise error("libpulse.so.0")

    silent = Sounds(Settings(), missing)
    silent.play("dice")
    silent.play("dice")
    assert len(asked) == 1


def test_a_device_that_goes_away_is_left_alone() -> None:
    room = Room(Settings(), fails=True)
    room.sounds.play("coin")
    room.fails = False
    room.sounds.play("coin")
    room.sounds.play("card")
    assert [file for file, _ in room.heard] == ["card.wav"]


def test_a_missing_file_is_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "resources", lambda: tmp_path)
    room = Room(Settings())
    room.sounds.play("coin")
    assert room.made == 0


@pytest.mark.usefixtures("qapp")
def test_qt_multimedia_is_only_asked_for_when_a_sound_is_due(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    imported: list[str] = []

    def import_module(name: str) -> object:
        imported.append(name)
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(sounds, "import_module", import_module)
    Sounds(Settings()).play("coin")
    assert imported == ["PySide6.QtMultimedia"]


class NoDevice:
    """Qt's devices, where none is plugged in."""

    def __init__(self, null: bool) -> None:
        self.null = null

    def defaultAudioOutput(self) -> "NoDevice":  # noqa: N802 - Qt's name
        return self

    def isNull(self) -> bool:  # noqa: N802 - Qt's name
        return self.null


def test_only_with_a_device_and_qts_part_for_it_sound_can_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(sounds, "import_module", missing)
    assert not sounds.can_play()
    for null in (True, False):
        part = SimpleNamespace(QMediaDevices=NoDevice(null))
        monkeypatch.setattr(sounds, "import_module", lambda _, part=part: part)
        assert sounds.can_play() is not null
