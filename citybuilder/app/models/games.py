"""Games by their keys, and what they are called, wherever a list shows them."""

from functools import cache

from citybuilder.app.language import translate
from citybuilder.core.game import BadOption, Game, Options, State
from citybuilder.games import GAMES
from citybuilder.store.sheets import load_game
from citybuilder.tables.texts import Texts, texts_of
from citybuilder.words.names import shown_path


@cache
def game_of(key: str) -> Game[State]:
    return load_game(key)


def words(key: str) -> Texts:
    return texts_of(key)(game_of(key), (), translate)


def title(key: str) -> str:
    """What a game is called; a file may know games that this program does not have."""
    return words(key).title() if key in GAMES else key


def played(key: str, edition: Options) -> str:
    """What it is called with what makes another game of it."""
    return words(key).played(edition) if is_known(key, edition) else titled(key, edition)


def titled(key: str, edition: Options) -> str:
    """The same where there is little room; a file may know of more editions, too."""
    chosen = shown_path(", ".join(edition.values()))
    if edition and is_known(key, edition):
        chosen = words(key).both([words(key).choice(*each) for each in edition.items()])
    return f"{title(key)} · {chosen}" if chosen else title(key)


def is_known(key: str, edition: Options) -> bool:
    try:
        return key in GAMES and bool(game_of(key).complete(edition))
    except BadOption:
        return False
