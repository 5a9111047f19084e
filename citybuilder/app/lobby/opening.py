"""From a plan or a save to a match that can be laid on the table, or one sentence why not."""

from dataclasses import dataclass
from pathlib import Path

from citybuilder.app.language import translate
from citybuilder.app.lobby.marks import is_open_elsewhere
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.playing.new_match import NewMatch, Person


@dataclass(frozen=True)
class Opened:
    """A match, who sits there, where it is saved, and what the players should know."""

    match: Match[State]
    people: tuple[Person, ...]
    path: Path
    note: str = ""


class Refused(Exception):
    """Says in the player's language why there is no match."""


def new_match(plan: NewMatch) -> Opened:
    from citybuilder.core.game import BadOption
    from citybuilder.store.save_list import new_save_path
    from citybuilder.store.sheets import load_game

    try:
        game = load_game(plan.game)
    except (OSError, ValueError) as error:
        raise Refused(
            translate(
                "lobby", "Files of the program are missing or damaged. Please install it again."
            )
        ) from error
    try:
        options = game.complete(plan.options)
    except BadOption:  # of an older version of the program
        options = game.complete({})
    match = Match(game, len(plan.seats), options, plan.seed)
    return Opened(match, plan.seats, new_save_path(plan.game))


def saved_match(path: Path) -> Opened:
    from citybuilder.playing.save_texts import happened, sentence, told
    from citybuilder.store.rescue import open_match
    from citybuilder.store.save_errors import BadSave

    if is_open_elsewhere(path):
        raise Refused(translate("lobby", "This match is open in another window."))
    try:
        loaded, back = open_match(path)
    except BadSave as error:
        raise Refused(sentence(error, translate)) from error
    people = tuple((seat.name, seat.who) for seat in loaded.seats)
    notes = [happened(back, translate) if back else "", told(loaded, translate)]
    return Opened(loaded.match, people, path, " ".join(filter(None, notes)))
