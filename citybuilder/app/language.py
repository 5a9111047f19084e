"""The player's language: every text of the window goes through here and can change at any time."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
    Signal,
)

from citybuilder.words.catalogue import SOURCE, Speaker, catalogue, languages


class Catalogue(QTranslator):
    """Lets Qt's own translate calls speak from the same catalogue."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self.speaker = speaker

    def isEmpty(self) -> bool:  # noqa: N802 - Qt installs no empty translator
        return False

    def translate(
        self, context: str, source: str, /, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """Nothing for what the catalogue lacks, so that Qt asks its other translators."""
        said = self.speaker(context, source, n)
        known = (context, source) in (self.speaker.entries or {})
        return said if known else None


class Language(QObject):
    """What is spoken now. Signals: changed(str code)."""

    changed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.code = SOURCE
        self.speaker = Speaker(catalogue(SOURCE))
        self.installed: list[QTranslator] = []

    def speak(self, code: str) -> None:
        """Switch to a language; an empty or unknown code means that of the computer."""
        code = code if code in languages() else system_language()
        if code != self.code:
            self.code = code
            self.speaker = Speaker(catalogue(code))
        self.install()
        self.changed.emit(code)

    def install(self) -> None:
        """Standard buttons and dialogs take their words from Qt's own catalogue."""
        application = QCoreApplication.instance()
        if application is None:
            return
        for old in self.installed:
            application.removeTranslator(old)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        standard = QTranslator()
        standard.load(f"qtbase_{self.code}", folder)
        self.installed = [standard, Catalogue(self.speaker)]
        for new in self.installed:
            application.installTranslator(new)
        QLocale.setDefault(QLocale(self.code))


language: Final = Language()


def translate(context: str, text: str, number: int = -1, /) -> str:
    """Say an English text in the player's language; the number chooses among plurals."""
    return language.speaker(context, text, number)


def say(context: str, marked: str) -> str:
    """The same for a text that is marked elsewhere."""
    return language.speaker(context, marked)


def set_language(code: str) -> None:
    language.speak(code)


def current_language() -> str:
    return language.code


def system_language(wanted: Sequence[str] | None = None) -> str:
    """The first language the computer is set to that the program speaks, else English."""
    for name in QLocale.system().uiLanguages() if wanted is None else wanted:
        code = name.replace("_", "-").split("-")[0].lower()
        if code in languages():
            return code
    return SOURCE
