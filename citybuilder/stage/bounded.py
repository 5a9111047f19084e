"""What is remembered within a number of bytes: what was used longest ago goes first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Kept = TypeVar("Kept")


class Bounded(Generic[Key, Kept]):
    """The newest always stays, however heavy it is: somebody is about to use it."""

    def __init__(self, room: int, weigh: Callable[[Kept], int]) -> None:
        self.room = room
        self.weigh = weigh
        self.kept: OrderedDict[Key, tuple[Kept, int]] = OrderedDict()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self.kept)

    def find(self, key: Key) -> Kept | None:
        if key not in self.kept:
            return None
        self.kept.move_to_end(key)
        return self.kept[key][0]

    def keep(self, key: Key, value: Kept) -> Kept:
        weight = self.weigh(value)
        self.bytes += weight - self.kept.pop(key, (value, 0))[1]
        self.kept[key] = value, weight
        self.shrink(self.room)
        return value

    def shrink(self, room: int) -> None:
        """To so many bytes, or to one thing that is heavier."""
        while self.bytes > room and len(self.kept) > 1:
            _, (_, weight) = self.kept.popitem(last=False)
            self.bytes -= weight

    def clear(self) -> None:
        self.kept.clear()
        self.bytes = 0
