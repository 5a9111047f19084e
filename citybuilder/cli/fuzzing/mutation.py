"""Mutants of what stands in a JSON file: one thing or a few are not as they were."""

import json
from copy import deepcopy
from random import Random
from typing import Any, Final

NUMBERS: Final = (
    *(0, 1, -1, -2, 2, 3, 5, 7, 50, 99, 255, 1000, 9999, 100_000),
    *(2**31 - 1, 2**31, -(2**31), 2**62, 2**63, -(2**63), 10**12, -(10**12), 10**40, 10**400),
)
OTHERS: Final[tuple[object, ...]] = (
    None,
    True,
    False,
    "",
    "x",
    "human",
    0.5,
    -1.5,
    1e300,
    [],
    {},
    [[]],
    [0],
    {"": 0},
)
LONG: Final = 5000  # letters, or entries
DEEP: Final = (5, 300, 2000)  # lists in lists
LETTERS: Final = ("é", "\u202e", "\0", "<b>", "\ud800", "=", "\U0001f4a5", "%1", "/")
STAY: Final = 0.25  # chance to change a part as a whole, not something within

Place = tuple[Any, Any]  # a list or table, and where in it


def mutate(content: Any, chance: Random, donor: Any = None) -> None:
    """Change one thing somewhere in there; sometimes it comes from another file."""
    holder, at = somewhere(content, chance)
    if donor is not None and chance.random() < 0.1:
        other_holder, other_at = somewhere(donor, chance)
        holder[at] = other_holder[other_at]
        return
    value = holder[at]
    if isinstance(value, bool) or value is None:
        holder[at] = one_of((not value, *OTHERS), chance)
    elif isinstance(value, int):
        holder[at] = number(value, chance)
    elif isinstance(value, str):
        holder[at] = text(value, chance)
    elif isinstance(value, list):
        change_list(value, chance)
    elif isinstance(value, dict):
        change_table(value, chance)
    else:
        holder[at] = one_of((*NUMBERS, *OTHERS), chance)
    if chance.random() < 0.02:
        drop(holder, at)


def somewhere(content: Any, chance: Random) -> Place:
    """A place in the file; each level of it is as likely as another."""
    holder: Any = {"": content}
    at: Any = ""
    while True:
        inner = holder[at]
        if not isinstance(inner, list | dict) or not inner:
            return holder, at
        if holder is not content and at != "" and chance.random() < STAY:
            return holder, at
        holder = inner
        at = chance.choice(list(inner)) if isinstance(inner, dict) else chance.randrange(len(inner))


def one_of(values: tuple[object, ...], chance: Random) -> object:
    """One that is this mutant's own: what is changed in it later stays out of all other mutants."""
    return deepcopy(chance.choice(values))


def number(value: int, chance: Random) -> object:
    kind = chance.random()
    if kind < 0.5:
        return value + chance.choice((1, -1, 1, -1, 2, -2, 10))
    return one_of(NUMBERS if kind < 0.9 else OTHERS, chance)


def text(value: str, chance: Random) -> object:
    kind = chance.randrange(6)
    if kind == 0:
        return value * (1 + LONG // max(1, len(value)))
    if kind == 1:
        return one_of(OTHERS, chance)
    at = chance.randrange(len(value) + 1)
    return value[:at] + chance.choice(LETTERS) + value[at + kind % 2 :]


def drop(holder: Any, at: Any) -> None:
    if isinstance(holder, list) and len(holder) > at:
        holder.pop(at)
    elif isinstance(holder, dict):
        holder.pop(at, None)


def change_list(value: list[Any], chance: Random) -> None:
    if not value:
        value.append(one_of((*NUMBERS, *OTHERS), chance))
        return
    one, other = chance.randrange(len(value)), chance.randrange(len(value))
    kind = chance.randrange(8)
    if kind <= 1:
        value[one], value[other] = value[other], value[one]
    elif kind == 2 and isinstance(value[one], int) and isinstance(value[other], int):
        value[one], value[other] = value[one] - 1, value[other] + 1  # the sum stays
    elif kind == 3:
        value.insert(one, value[other])
    elif kind == 4:
        value.pop(one)
    elif kind == 5:
        value[one] = nested(chance.choice(DEEP))
    elif kind == 6:
        value.extend(value[one:] * chance.choice((1, 2, LONG)))
        del value[4 * LONG :]
    else:
        del value[min(one, other) : max(one, other)]


def change_table(value: dict[str, Any], chance: Random) -> None:
    if not value:
        value["x"] = one_of(OTHERS, chance)
        return
    one, other = chance.choice(list(value)), chance.choice(list(value))
    kind = chance.randrange(5)
    if kind == 0:
        value[one], value[other] = value[other], value[one]
    elif kind == 1:
        del value[one]
    elif kind == 2:
        value[one + "_"] = value.pop(one)
    elif kind == 3:
        value[str(chance.choice(NUMBERS))] = value[one]
    else:
        value[one] = nested(chance.choice(DEEP))


def nested(depth: int) -> object:
    found: object = 0
    for _ in range(depth):
        found = [found]
    return found


def written(content: object) -> bytes:
    """As a file; what json cannot write, because it is too deep, as something just as deep."""
    try:
        return json.dumps(content).encode()
    except (RecursionError, ValueError):
        return b"[" * max(DEEP) + b"]" * max(DEEP)


def scratched(data: bytes, chance: Random) -> bytes:
    """As a failing disk leaves it."""
    at = chance.randrange(len(data) + 1)
    kind = chance.randrange(3)
    if kind == 0:
        return data[:at]
    if kind == 1:
        return data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]
    return data[:at] + data[at // 2 :]
