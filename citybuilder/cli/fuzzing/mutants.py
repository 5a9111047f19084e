"""Mutant number so and so of a seed: always the same file."""

import json
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from citybuilder.cli.fuzzing import originals
from citybuilder.cli.fuzzing.mutation import mutate, scratched, written
from citybuilder.cli.fuzzing.originals import Content, game_of
from citybuilder.core.plain import restore
from citybuilder.store.save_sheet import digest

KINDS: Final = {"save": 84, "cards": 4, "settings": 4, "progress": 4, "statistics": 4}  # percent
SUFFIXES: Final = {
    "save": "citybuilder",
    "cards": "json",
    "settings": "json",
    "progress": "json",
    "statistics": "jsonl",
}


@dataclass(frozen=True)
class Mutant:
    kind: str
    about: str  # the game, where the file itself does not say it
    data: bytes

    @property
    def suffix(self) -> str:
        return SUFFIXES[self.kind]


def kind_of(seed: int, number: int) -> str:
    """Without making it: it may be the last thing that a process made."""
    chance = Random(f"kind {seed}/{number}")
    return chance.choices(list(KINDS), list(KINDS.values()))[0]


def mutant(seed: int, number: int) -> Mutant:
    chance = Random(f"{seed}/{number}")
    kind = kind_of(seed, number)
    if kind == "save":
        return Mutant(kind, "", a_save(chance))
    if kind == "cards":
        game, text = originals.some_cards(chance)
        return Mutant(kind, game, changed(text, chance))
    if kind == "settings":
        return Mutant(kind, "", changed(originals.some_settings(), chance))
    if kind == "progress":
        return Mutant(kind, "", changed(originals.some_progress(), chance))
    return Mutant(kind, "", some_lines(chance))


def changed(text: str, chance: Random) -> bytes:
    if chance.random() < 0.05:
        return scratched(text.encode(), chance)
    content = json.loads(text)
    for _ in range(times(chance)):
        mutate(content, chance)
    return written(content)


def some_lines(chance: Random) -> bytes:
    lines = originals.some_statistics().splitlines()
    at = chance.randrange(len(lines))
    found = [line.encode() for line in lines]
    found[at] = changed(lines[at], chance)
    return b"\n".join(found) + b"\n"


def times(chance: Random) -> int:
    return chance.choice((1, 1, 1, 2, 2, 3, 6))


def a_save(chance: Random) -> bytes:
    """With the right checksum, but for some."""
    text = originals.a_save(chance)
    if chance.random() < 0.02:
        return scratched(text.encode(), chance)
    content: Content = json.loads(text)
    content.pop("checksum")
    donor = json.loads(originals.a_save(chance)) if chance.random() < 0.3 else None
    place = chance.choice(("anything", "anything", "snapshot", "snapshot", "begin", "actions"))
    target = aim(content, place)
    for _ in range(times(chance)):
        mutate(target, chance, donor)
    if chance.random() < 0.2:
        count_again(content)
    return sealed(content)


def aim(content: Content, place: str) -> Any:
    """What is changed; where it is the snapshot, the actions must not lead to another one."""
    if place == "snapshot":
        content["seed"] = 123456
        content["begin"] = None
        return content["snapshot"]
    if place == "begin":
        content["begin"] = content["begin"] or json.loads(json.dumps(content["snapshot"]))
        return content["begin"]
    return content if place == "anything" else content["actions"] or content


def count_again(content: Content) -> None:
    """As if the cards had been others: then the inventory is what the file says."""
    content["cards"] = "of another time"
    try:
        game = game_of(content["game"])
        start = game.start(len(content["seats"]), game.complete(content["options"]), 1)
        content["inventory"] = game.inventory(restore(start, content["snapshot"]))
    except Exception:  # whatever a mutant does to the rules: then the old one stays
        return


def sealed(content: Content) -> bytes:
    try:
        content["checksum"] = digest(content)
    except (RecursionError, ValueError, TypeError):
        content["checksum"] = "none"
    return written(content)
