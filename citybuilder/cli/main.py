"""The command line's front door: finds the command and speaks the player's language."""

import errno
import io
import os
import sys
from contextlib import suppress
from itertools import pairwise

from citybuilder.cli import lobby
from citybuilder.cli.complaint import Complaint
from citybuilder.cli.parser import Misunderstood, explained
from citybuilder.cli.texts import Words
from citybuilder.tables.texts import Translate
from citybuilder.words.catalogue import languages, system_language, translator
from citybuilder.words.names import printable

CLEAN, WRONG, STOPPED = 0, 2, 130
READER_GONE = (errno.EPIPE, errno.EINVAL)  # the latter on Windows


def wanted_language(arguments: list[str]) -> str:
    """The language asked for, known before anything else is understood."""
    wanted = system_language()
    for before, word in pairwise(["", *arguments]):
        value = word if before == "--lang" else word.removeprefix("--lang=")
        if (before == "--lang" or value != word) and value in languages():
            wanted = value
    return wanted


def run(arguments: list[str]) -> int:
    prepare_streams()
    translate = translator(wanted_language(arguments))
    try:
        code = obey(arguments, translate)
        sys.stdout.flush()
    except KeyboardInterrupt:
        drop_output()
        return STOPPED
    except OSError as error:
        drop_output()
        if error.errno in READER_GONE:  # and has seen enough
            return CLEAN
        return complain(Words(translate).system_failed(error.strerror or str(error)))
    return code


def obey(arguments: list[str], translate: Translate) -> int:
    """The lobby is opened without all that only commands need: it has to be there at once."""
    try:
        asked = lobby.wanted(arguments)
        if asked is not None:
            return lobby.run(*asked, translate)
        from citybuilder.cli import commands

        return commands.obey(arguments, translate)
    except Misunderstood as error:
        return complain(explained(str(error), Words(translate)))
    except Complaint as error:
        return complain(str(error))
    except SystemExit:  # help or version were printed
        return CLEAN


def prepare_streams() -> None:
    """What the console cannot take is no reason to stop: a letter that it lacks, or anything."""
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def drop_output() -> None:
    """Forget what is not written yet, or Python would try once more on its way out."""
    with suppress(OSError):
        place = sys.stdout.fileno()
        os.dup2(os.open(os.devnull, os.O_WRONLY), place)


def complain(sentence: str) -> int:
    with suppress(OSError):
        sys.stderr.write(printable(" ".join(sentence.split())) + "\n")
    return WRONG
