"""Games by their keys, and what they are called, wherever a list shows them."""

from functools import cache

from citybuilder.app.language import translate
from citybuilder.core.game import BadOption, Game, Options, State
from citybuilder.games import GAMES
from citybuilder.store.sheets import load_game
from citybuilder.tables.texts import texts_of
from citybuilder.words.names import shown_path


@cache
def game_of(key: str) -> Game[State]:
    return load_game(key)


def title(key: str, edition: Options | None = None) -> str:
    """What a game is called, with what makes another one of it; a file may know games and editions
    that this program does not have."""
    chosen = edition or {}
    try:
        if key in GAMES:
            game_of(key).complete(chosen)
            return texts_of(key)(game_of(key), (), translate).played(chosen)
    except BadOption:
        key = title(key)
    unknown = shown_path(", ".join(chosen.values()))
    return f"{key} ({unknown})" if unknown else key
