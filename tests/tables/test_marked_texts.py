"""Whatever the program says is marked for the catalogues, and they say all of it and no more."""

import ast
import re
from xml.etree import ElementTree

import pytest
from marked import CHECKOUT, HELPERS, MARK, SOURCES, TRANSLATE, all_texts, calls

from citybuilder.tables.texts import whole

CATALOGUES = CHECKOUT / "translations"
PLACES = re.compile(r"%[1-9n]")


class Entry:
    """One message of a catalogue."""

    def __init__(self, context: str, message: ElementTree.Element) -> None:
        translation = message.find("translation")
        assert translation is not None
        self.key = (context, message.findtext("source", ""))
        self.source = self.key[1]
        self.plural = message.get("numerus") == "yes"
        self.state = translation.get("type", "finished")
        forms = [form.text or "" for form in translation.iter("numerusform")]
        self.forms = forms if self.plural else [translation.text or ""]


def entries(language: str) -> list[Entry]:
    root = ElementTree.parse(CATALOGUES / f"citybuilder_{language}.ts").getroot()
    return [
        Entry(context.findtext("name", ""), message)
        for context in root.iter("context")
        for message in context.iter("message")
    ]


def plurals() -> set[tuple[str, str]]:
    return {key for key in all_texts() if "%n" in key[1]}


both_languages = pytest.mark.parametrize("language", ["de", "en"])


def test_there_are_texts_to_translate() -> None:
    contexts = {context for context, _ in all_texts()}
    assert {"machi_koro", "narrate", "saves"} <= contexts
    assert len(plurals()) > 10


def test_german_has_every_text_and_no_other() -> None:
    found = [entry.key for entry in entries("de")]
    assert len(found) == len(set(found))
    missing = all_texts() - set(found)
    obsolete = set(found) - all_texts()
    assert (missing, obsolete) == (set(), set())


def test_english_has_every_plural_and_else_only_where_words_may_be_broken_or_must_not() -> None:
    found = entries("en")
    keys = {entry.key for entry in found}
    assert len(found) == len(keys)
    assert plurals() <= keys <= all_texts()
    for entry in found:
        if not entry.plural:
            read = whole(entry.forms[0]).replace("\u00a0", " ")
            assert read == entry.source != entry.forms[0]


@both_languages
def test_every_entry_is_finished(language: str) -> None:
    for entry in entries(language):
        assert entry.state == "finished", entry.key
        assert all(form.strip() == form != "" for form in entry.forms), entry.key


@both_languages
def test_exactly_texts_with_a_number_have_two_forms(language: str) -> None:
    for entry in entries(language):
        assert entry.plural == ("%n" in entry.source), entry.key
        assert len(entry.forms) == (2 if entry.plural else 1), entry.key


@both_languages
def test_a_translation_fills_the_same_places(language: str) -> None:
    for entry in entries(language):
        for form in entry.forms:
            assert sorted(PLACES.findall(form)) == sorted(PLACES.findall(entry.source)), form
            assert form.count("%") == entry.source.count("%"), form


@both_languages
def test_the_catalogue_has_the_format_of_qt(language: str) -> None:
    path = CATALOGUES / f"citybuilder_{language}.ts"
    root = ElementTree.parse(path).getroot()
    assert path.read_text(encoding="utf-8").startswith('<?xml version="1.0" encoding="utf-8"?>\n')
    assert (root.tag, root.get("version")) == ("TS", "2.1")
    assert root.get("language", "").startswith(language)


def test_a_mark_holds_literals_only() -> None:
    for call in calls(MARK):
        assert call.literal(0), call.where
        assert call.literal(1), call.where


def test_a_translate_call_holds_a_literal_or_a_marked_constant() -> None:
    """With a third argument lupdate would not find a literal."""
    for call in calls(TRANSLATE):
        literal = bool(call.literal(0) and call.literal(1)) and len(call.node.args) == 2
        assert literal or call.passes_on_marked(), call.where


def test_a_helper_is_given_marked_texts_only() -> None:
    """A literal or an f-string there would never reach a catalogue."""
    for call in calls(*HELPERS, inside=SOURCES / "tables"):
        loose = isinstance(call.node.args[0], ast.Constant | ast.JoinedStr | ast.BinOp)
        assert not loose, call.where


def test_a_mark_says_whether_the_text_has_plurals() -> None:
    for call in calls(MARK):
        number = "%n" in (call.literal(1) or "")
        assert len(call.node.args) == (4 if number else 2), call.where


def test_a_translated_number_is_given() -> None:
    for call in calls(TRANSLATE):
        if "%n" in (call.literal(1) or ""):
            assert ast.unparse(call.node.args[2]) != "-1", call.where
