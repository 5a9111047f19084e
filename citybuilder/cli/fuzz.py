"""The command `fuzz`: mutants of all files that the program reads, as many as there is time for."""

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from citybuilder.cli import arguments as check
from citybuilder.cli.complaint import Complaint
from citybuilder.cli.fuzz_texts import FuzzWords
from citybuilder.tables.texts import Translate

ACCEPTED: Final = "accepted"
KNOWN: Final = "known"  # accepted, and the same match as one before


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "fuzz",
        help="try damaged and forged files",
        description="Make mutants of saves, card data, settings and players' data, with right "
        "checksums, and play on with those that are accepted. Ends with 1 if one of them hangs, "
        "takes too much memory or ends in an error.",
    )
    parser.add_argument("--seconds", default="60", metavar="S", help="how long")
    parser.add_argument("--seed", default="1", metavar="N")
    parser.add_argument("--keep", default="fuzz", metavar="FOLDER", help="for what fails")


def run(arguments: argparse.Namespace, translate: Translate) -> int:
    from citybuilder.cli.fuzzing.worker import tried

    words = FuzzWords(translate)
    seconds = check.decimal_of("--seconds", arguments.seconds, 0.1, 1e6, words)
    seed = check.number_of("--seed", arguments.seed, -(2**63), 2**63 - 1, words)
    folder = check.path_of(arguments.keep, words)
    kinds: Counter[str] = Counter()
    outcomes: Counter[str] = Counter()
    finds = 0
    for each in tried(seed, seconds):
        kinds[each.kind] += 1
        outcomes[each.outcome] += 1
        if each.why:
            finds += 1
            path = keep(folder, seed, each.number, each.why, words)
            sys.stdout.write(words.found(str(path), each.why.strip().splitlines()[-1]) + "\n")
            sys.stdout.flush()
    for line in told(kinds, outcomes, finds, words):
        sys.stdout.write(line + "\n")
    return 1 if finds else 0


def keep(folder: Path, seed: int, number: int, why: str, words: FuzzWords) -> Path:
    """The file that failed, and beside it why."""
    from citybuilder.cli.fuzzing.mutants import mutant

    made = mutant(seed, number)
    path = folder / f"{made.kind}-{seed}-{number}.{made.suffix}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(made.data)
        path.with_suffix(".txt").write_text(why, encoding="utf-8", errors="replace")
    except OSError as error:
        raise Complaint(words.system_failed(error.strerror or str(error))) from error
    return path


def told(kinds: Counter[str], outcomes: Counter[str], finds: int, words: FuzzWords) -> list[str]:
    """How many there were, what became of them, and how many failed."""
    accepted = outcomes[ACCEPTED] + outcomes[KNOWN]
    rows = [(words.mutants(), kinds.total())]
    rows += [(f"  {words.kind(kind)}", count) for kind, count in sorted(kinds.items())]
    rows += [(words.accepted(), accepted), (f"  {words.tried_out()}", outcomes[ACCEPTED])]
    rows.append((words.refused(), kinds.total() - accepted - finds))
    for reason, count in sorted(outcomes.items()):
        if reason not in (ACCEPTED, KNOWN, ""):
            rows.append((f"  {words.reason(reason)}", count))
    rows.append((words.finds(), finds))
    width = max(len(label) for label, _ in rows)
    return [f"{label.ljust(width)}  {count:>10,}" for label, count in rows]
