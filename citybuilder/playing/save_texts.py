"""What the player is told about saves: one sentence for each thing that can be wrong."""

from datetime import datetime

from citybuilder.store.news import News, What
from citybuilder.store.save_errors import Bad, BadSave, Cannot, CannotSave
from citybuilder.store.saves import Loaded
from citybuilder.tables.texts import Translate, fill
from citybuilder.words.names import shown_path


def sentence(error: BadSave | CannotSave, translate: Translate) -> str:
    text = bad(error, translate) if isinstance(error, BadSave) else cannot(error, translate)
    return fill(text, shown_path(error.path.name or str(error.path)))


def bad(error: BadSave, translate: Translate) -> str:
    texts: dict[Bad, str] = {
        "missing": translate("saves", "There is no file “%1”."),
        "unreadable": translate("saves", "The file “%1” cannot be read."),
        "not_a_file": translate("saves", "“%1” is not a file."),
        "huge": translate("saves", "“%1” is far too large for a saved match."),
        "truncated": translate("saves", "The saved match “%1” is incomplete."),
        "foreign": translate("saves", "“%1” is not a saved match."),
        "damaged": translate("saves", "The saved match “%1” was changed or damaged."),
        "future": translate("saves", "“%1” was saved by a newer version of the program."),
        "unknown_game": translate(
            "saves", "“%1” belongs to a game that this program does not have."
        ),
        "unfit": translate("saves", "The saved match “%1” no longer fits the rules."),
    }
    return texts[error.reason]


def cannot(error: CannotSave, translate: Translate) -> str:
    texts: dict[Cannot, str] = {
        "full": translate("saves", "“%1” was not saved: the disk is full."),
        "forbidden": translate("saves", "“%1” was not saved: you may not write there."),
        "failed": translate("saves", "“%1” could not be saved."),
    }
    return texts[error.reason]


def happened(news: News, translate: Translate) -> str:
    """What became of one of the player's files."""
    if news.what == "unwritten":
        return sentence(CannotSave(news.why, news.path), translate)
    texts: dict[What, str] = {
        "went_back": went_back(news, translate),
        "completed": translate(
            "saves",
            "Parts of “%1” were damaged and have been restored from its version of %2; the damaged"
            " file is kept as “%3”.",
        ),
        "kept_aside": translate(
            "saves", "“%1” was damaged and is kept as “%3”; the program continues without it."
        ),
        "unreadable": translate(
            "saves", "The file “%1” cannot be read; the program continues without it."
        ),
    }
    aside = shown_path(news.aside.name) if news.aside is not None else ""
    return fill(texts[news.what], shown_path(news.path.name), moment(news.when, translate), aside)


def went_back(news: News, translate: Translate) -> str:
    if news.aside is None:
        return translate("saves", "“%1” is damaged; its version of %2 is used instead.")
    return translate(
        "saves",
        "“%1” was damaged; its version of %2 has been restored, and the damaged file is"
        " kept as “%3”.",
    )


def moment(when: float, translate: Translate) -> str:
    """Year, month, day and time, in the order in which they are said."""
    parts = f"{datetime.fromtimestamp(when):%Y %m %d %H:%M}".split()
    return fill(translate("saves", "%1-%2-%3, %4"), *parts)


def told(loaded: Loaded, translate: Translate) -> str:
    """What a player should know before going on with a match; mostly nothing."""
    if not loaded.corrected:
        return ""
    if loaded.cards_changed:
        return translate(
            "saves",
            "The cards have been corrected since; the match continues from its last position.",
        )
    return translate(
        "saves", "The rules have been corrected since; the match continues from its last position."
    )


def verdict(loaded: Loaded, translate: Translate) -> str:
    if loaded.corrected:
        return told(loaded, translate)
    match = loaded.match
    secret = any(match.game.is_secret(state.asked[-1]) for state in match.earlier)
    if secret and not match.state.over:  # then also the number of answers tells something
        return translate("saves", "OK; the match is not over yet.")
    return fill(translate("saves", "OK; actions: %1."), str(len(match.actions)))
