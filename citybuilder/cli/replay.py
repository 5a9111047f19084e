"""The command `replay`: a saved match as readable text, or only the verdict on the file."""

import argparse
import sys
from pathlib import Path

from citybuilder.cli.complaint import Complaint
from citybuilder.cli.narrate import lines, moves
from citybuilder.cli.texts import Words
from citybuilder.playing.save_texts import happened, sentence, told, verdict
from citybuilder.store.news import News
from citybuilder.store.rescue import open_match
from citybuilder.store.save_errors import BadSave
from citybuilder.store.saves import load
from citybuilder.tables.texts import Translate
from citybuilder.words.names import shown_name


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "replay",
        help="tell a saved match",
        description="Tell a saved match as text. Ends with 0 if the match can be played again, "
        "with 1 if rules or cards were corrected since and it only goes on from its last "
        "position, or if the file is damaged and an earlier state of it is told, with 2 if the "
        "file is no good.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved match")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--check", action="store_true", help="only say whether the file is good")
    how.add_argument(
        "--moves",
        action="store_true",
        help="who answered what, one answer a line, as build:bakery; while a match goes on, "
        "without what is answered in secret",
    )


def run(arguments: argparse.Namespace, translate: Translate) -> int:
    back: News | None = None
    try:
        if arguments.check:
            loaded = load(arguments.file)
        else:
            loaded, back = open_match(arguments.file, mend=False)
    except BadSave as error:
        raise Complaint(sentence(error, translate)) from error
    except (OSError, ValueError) as error:  # the save is good, but not the cards it needs
        raise Complaint(Words(translate).files_missing()) from error
    if arguments.check:
        sys.stdout.write(verdict(loaded, translate) + "\n")
    else:
        if back is not None:
            sys.stdout.write(happened(back, translate) + "\n")
        if loaded.corrected:
            sys.stdout.write(told(loaded, translate) + "\n")
        names = [shown_name(seat.name) for seat in loaded.seats]
        match = loaded.match
        for line in moves(match) if arguments.moves else lines(match, names, translate):
            sys.stdout.write(line + "\n")
    return 1 if loaded.corrected or back else 0
