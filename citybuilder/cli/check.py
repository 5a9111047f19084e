"""The command `check`: looks at all of the player's files, mends what it can, and says so."""

import argparse
import json
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from citybuilder.cli.complaint import Complaint
from citybuilder.playing.save_texts import happened, sentence
from citybuilder.store import checking
from citybuilder.store.checking import Finding
from citybuilder.store.folders import data_folder
from citybuilder.tables.texts import Translate, fill
from citybuilder.words.names import shown_path


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "check",
        help="look whether settings, results and matches are good",
        description="Look at everything that the program has saved for you. Where a file is "
        "damaged, its newest good state takes its place, and the damaged file is kept. Ends with "
        "0 if everything is good or mended, with 1 if something is lost.",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace, translate: Translate) -> int:
    look_into(data_folder(), translate)
    found = []
    with without_warnings():
        for finding in checking.findings():
            found.append(finding)
            if not arguments.json:
                say(told(finding, translate))
    if arguments.json:
        say(json.dumps(report(found, translate), ensure_ascii=False))
    else:
        for path in checking.kept_aside():
            text = translate("check", "“%1” is a damaged file that was kept.")
            say(fill(text, shown_path(path.name)))
        say(summary(found, translate))
    return 1 if count(found, "lost") else 0


@contextmanager
def without_warnings() -> Iterator[None]:
    """What the stores have to say about a file is what its line says."""
    stores = logging.getLogger("citybuilder.store")
    before = stores.level
    stores.setLevel(logging.ERROR)
    try:
        yield
    finally:
        stores.setLevel(before)


def look_into(folder: Path, translate: Translate) -> None:
    """Without it, nothing in it would seem to be there."""
    try:
        list(folder.iterdir())
    except FileNotFoundError:
        pass
    except (OSError, ValueError) as error:
        text = translate("check", "The folder “%1” cannot be read.")
        raise Complaint(fill(text, shown_path(str(folder)))) from error


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def told(finding: Finding, translate: Translate) -> str:
    """One file in one sentence."""
    name = shown_path(finding.path.name)
    if finding.news is not None:
        return happened(finding.news, translate)
    if finding.bad is not None:
        return sentence(finding.bad, translate)
    if finding.lines:
        text = translate("check", "Some lines of “%1” are damaged and lost; all the others count.")
        return fill(text, name)
    text = translate("check", "“%1” is OK; earlier versions: %2.")
    return fill(text, name, str(finding.states))


def summary(found: list[Finding], translate: Translate) -> str:
    if not found:
        return translate("check", "Nothing has been saved yet.")
    text = translate("check", "OK: %1, restored: %2, lost: %3.")
    return fill(text, *(str(count(found, verdict)) for verdict in ("good", "mended", "lost")))


def count(found: list[Finding], verdict: str) -> int:
    return sum(finding.verdict == verdict for finding in found)


def report(found: list[Finding], translate: Translate) -> dict[str, object]:
    return {
        "folder": shown_path(str(data_folder())),
        "files": [
            {
                "file": shown_path(finding.path.name),
                "verdict": finding.verdict,
                "earlier": finding.states,
                "told": told(finding, translate),
            }
            for finding in found
        ],
        "kept_aside": [shown_path(path.name) for path in checking.kept_aside()],
    }
