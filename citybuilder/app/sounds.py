"""Short sounds at the table; where none can be heard, nothing else changes."""

import logging
from collections.abc import Callable
from importlib import import_module
from typing import Final, Protocol

from PySide6.QtCore import QUrl

from citybuilder.store.settings import Settings
from citybuilder.system.paths import resources

NAMES: Final = ("card", "coin", "count", "dice", "firework", "turn", "win")

log = logging.getLogger(__name__)


class Effect(Protocol):
    """As much of Qt's QSoundEffect as is needed here."""

    def setSource(self, url: QUrl) -> None: ...  # noqa: N802 - Qt's name
    def setVolume(self, volume: float) -> None: ...  # noqa: N802 - Qt's name
    def play(self) -> None: ...


def qt_effect() -> Effect:
    """QtMultimedia is an optional part, and may miss a library of the system."""
    effect: Effect = import_module("PySide6.QtMultimedia").QSoundEffect()
    return effect


def can_play() -> bool:
    """Whether there is anything that a sound could come from."""
    try:
        devices = import_module("PySide6.QtMultimedia").QMediaDevices
        return not devices.defaultAudioOutput().isNull()
    except Exception as error:  # whatever an audio system may do
        log.info("no sounds: %s", error)
        return False


class Sounds:
    """Plays what the settings allow; a sound that fails once is not tried again."""

    def __init__(self, settings: Settings, make_effect: Callable[[], Effect] = qt_effect) -> None:
        self.settings = settings
        self.make_effect = make_effect
        self.effects: dict[str, Effect | None] = {}

    def play(self, name: str) -> None:
        """Returns at once and never fails."""
        if not self.settings.sound or self.settings.volume <= 0.0:
            return
        try:
            effect = self.effect(name)
            if effect is not None:
                effect.setVolume(self.settings.volume)
                effect.play()
        except Exception as error:  # whatever an audio system may do
            log.info("no sound %s: %s", name, error)
            self.effects[name] = None

    def effect(self, name: str) -> Effect | None:
        if name not in self.effects:
            self.effects[name] = None
            path = resources() / "sounds" / f"{name}.wav"
            if not path.is_file():
                log.info("no sound file: %s", path)
                return None
            effect = self.make_effect()
            effect.setSource(QUrl.fromLocalFile(str(path)))
            self.effects[name] = effect
        return self.effects[name]
