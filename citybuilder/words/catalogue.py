"""The translation catalogues, read without Qt."""

import locale
import os
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from citybuilder.system.paths import translations

SOURCE: Final = "en"  # the language that the texts are written in
OWN_NAMES: Final = {"de": "Deutsch", "en": "English"}  # every language calls itself so
NAMED: Final = {"german": "de", "deutsch": "de"}  # how Windows may call a language
UNUSED: Final = ("unfinished", "obsolete", "vanished")

Entries = dict[tuple[str, str], list[str]]
"""By context and English text: the translation, or its forms for one and for several."""


def catalogue(language: str) -> Path:
    return translations() / f"citybuilder_{language}.ts"


def languages() -> list[str]:
    """The codes of all languages that the program speaks."""
    found = {path.stem.partition("_")[2] for path in translations().glob("citybuilder_*.ts")}
    return sorted(found | {SOURCE})


def system_language(
    environ: Mapping[str, str] = os.environ,
    ask_system: Callable[[], tuple[str | None, str | None]] = locale.getlocale,
) -> str:
    """The language that the computer is set to, if the program speaks it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            return spoken(environ[variable])
    try:
        return spoken(ask_system()[0] or "")
    except (ValueError, TypeError, locale.Error):
        return SOURCE


def spoken(name: str) -> str:
    """The code of the language in the name of a locale, such as de_AT.UTF-8 or German_Germany."""
    first = re.split(r"[^a-z]", name.strip().lower(), maxsplit=1)[0]
    code = NAMED.get(first, first)
    return code if code in languages() else SOURCE


def translator(language: str) -> "Speaker":
    """Speaks the language; says in English what its catalogue does not know."""
    return Speaker(catalogue(language))


class Speaker:
    """Reads its catalogue when the first sentence is wanted."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.entries: Entries | None = None

    def __call__(self, context: str, text: str, number: int = -1, /) -> str:
        if self.entries is None:
            self.entries = entries(self.path)
        forms = self.entries.get((context, text)) or [text]
        form = forms[0] if number == 1 else forms[-1]
        return form.replace("%n", str(number)) if number != -1 else form


@cache
def entries(path: Path) -> Entries:
    """What a catalogue says, read once; a missing or broken one says nothing."""
    from xml.etree import ElementTree  # only now: English without plurals never needs it

    try:
        root = ElementTree.parse(path).getroot()
    except (OSError, ValueError, LookupError, ElementTree.ParseError):
        return {}
    found: Entries = {}
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") in UNUSED:
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")]
            forms = forms or [translation.text or ""]
            if all(forms):
                key = (context.findtext("name", ""), message.findtext("source", ""))
                found[key] = forms
    return found
