"""Without a command: the lobby or a saved match; without a display, a match in the terminal."""

from collections.abc import Callable
from pathlib import Path

from citybuilder import window
from citybuilder.cli.texts import Words
from citybuilder.store.folders import SUFFIX
from citybuilder.tables.texts import Translate
from citybuilder.words.catalogue import languages

PICTURE = "citybuilder-table"


def wanted(arguments: list[str]) -> tuple[Path | None, str] | None:
    """The save to open and the language asked for, if nothing else is asked for."""
    language, path = "", None
    words = iter(arguments)
    for word in words:
        if word == "--lang" or word.startswith("--lang="):
            language = next(words, "") if word == "--lang" else word.partition("=")[2]
            if language not in languages():
                return None
        elif path is None and (word.lower().endswith(SUFFIX) or is_place(word)):
            path = Path(word)
        else:
            return None
    return path, language


def is_place(word: str) -> bool:
    """Something that lies there, whatever it is: the window says why it cannot be opened."""
    try:
        return Path(word).name != word and Path(word).exists()
    except (OSError, ValueError):
        return False


def has_no_window() -> bool:
    """Whether a match is told in the terminal instead."""
    return not window.can_open()


def run(path: Path | None, language: str, translate: Translate) -> int:
    if has_no_window():
        return play_in_terminal(language, translate, window.has_qt())
    return window.show(path, language=language)


def play_in_terminal(language: str, translate: Translate, drawn: bool) -> int:
    """Something real even on a bare server: a match, and a picture of its table."""
    from citybuilder.cli import watch
    from citybuilder.native import behind

    words = Words(translate)
    is_compiling = behind.is_wanted() and behind.Behind().start()
    why = [words.no_display() if drawn else words.no_qt()]
    why += [words.compiled_behind()] if is_compiling else []
    match, names = watch.play(translate, "\n".join(why))
    if drawn:
        from citybuilder.cli.snapshot import picture_of

        path = free_name(Path.cwd())
        done = picture_of(match, names, path, words, language, result=False)
        watch.print_lines(["", words.drawn(path.name) if done else words.not_drawn(path.name)])
    return 0


def free_name(folder: Path, exists: Callable[[Path], bool] = Path.exists) -> Path:
    """A name for the picture that nothing else has."""
    number = 1
    while True:
        path = folder / f"{PICTURE}{'' if number == 1 else f'-{number}'}.png"
        if not exists(path):
            return path
        number += 1
