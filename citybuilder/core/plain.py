"""A state as plain ints and lists, and back: for saves and comparisons, alike in every build."""

from typing import Final

from citybuilder.core.game import Decision, S, State
from citybuilder.core.rng import Rng

Plain = dict[str, object]


class BadSnapshot(ValueError):
    """A plain form that no state of this game can have."""


RECORDED: Final = frozenset(("events", "frames"))
KNOWN: Final[dict[type, list[str]]] = {}  # the fields of each kind of state, once asked for


def fields(state: State) -> list[str]:
    """The names of all fields; what somebody records is not part of the table."""
    found = KNOWN.get(type(state))
    if found is None:
        names = getattr(state, "__mypyc_attrs__", None) or vars(state)
        found = sorted(set(names) - RECORDED - {name for name in names if name.startswith("__")})
        KNOWN[type(state)] = found
    return found


def plain(state: State) -> Plain:
    return {name: flat(getattr(state, name)) for name in fields(state)}


def flat(value: object) -> object:
    if isinstance(value, Rng):
        return value.value
    if isinstance(value, Decision):
        return value.plain()
    if isinstance(value, list):
        if value and isinstance(value[0], int):  # numbers alone, and there may be thousands
            return value[:]
        return [flat(part) for part in value]
    return value


def restore(blank: S, data: Plain) -> S:
    """Fill a state of the right class with what `plain` gave, perhaps in an earlier version."""
    known = fields(blank)
    lacking = [name for name in known if name not in data]
    if len(data) + len(lacking) != len(known) or not set(lacking) <= set(blank.younger_fields()):
        raise BadSnapshot("the fields are not those of this game")
    for name, value in data.items():
        setattr(blank, name, revived(name, getattr(blank, name), value))
    return blank


def revived(name: str, sample: object, value: object) -> object:
    if isinstance(sample, Rng):
        return Rng(whole(name, value))
    if name == "asked":
        return [decision(row) for row in items(name, value)]
    if isinstance(sample, bool):
        if not isinstance(value, bool):
            raise BadSnapshot(name)
        return value
    if isinstance(sample, list):
        return [whole(name, part) for part in items(name, value)]
    return whole(name, value)


def decision(row: object) -> Decision:
    numbers = [whole("asked", part) for part in items("asked", row)]
    if len(numbers) != 4:
        raise BadSnapshot("asked")
    return Decision(numbers[0], numbers[1], numbers[2], numbers[3])


def items(name: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise BadSnapshot(name)
    return value


def whole(name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > 1 << 62:
        raise BadSnapshot(name)
    return value
