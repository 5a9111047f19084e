"""A disk that fails at a certain call: the n-th one that opens, writes or renames fails, once or
from then on. All that the stores do with files below a folder goes through here."""

import builtins
import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import pytest

CALLS = ("open", "fsync", "replace", "rename", "mkdir", "link", "unlink", "utime")


class Disk:
    """Counts its calls, and lets one of them fail."""

    def __init__(self, root: Path, at: int, number: int, lasting: bool) -> None:
        self.root = str(root)
        self.at = at
        self.number = number
        self.lasting = lasting
        self.calls: list[str] = []
        self.handles: set[int] = set()

    @property
    def failed(self) -> bool:
        return len(self.calls) >= self.at

    def call(self, name: str) -> None:
        self.calls.append(name)
        count = len(self.calls)
        if count == self.at or (self.lasting and count > self.at):
            raise OSError(self.number, os.strerror(self.number))

    def is_mine(self, where: object) -> bool:
        if isinstance(where, int):
            return where in self.handles
        return isinstance(where, str | os.PathLike) and os.fspath(where).startswith(self.root)

    def failing(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **options: Any) -> Any:
            if self.is_mine(arguments[0]):
                self.call(name)
            made = real(*arguments, **options)
            if name == "open" and self.is_mine(arguments[0]):
                self.handles.add(made)
            return made

        return call

    def failing_file(self, name: str, real: Callable[..., IO[Any]]) -> Callable[..., Any]:
        def call(*arguments: Any, **options: Any) -> Any:
            if not self.is_mine(arguments[0]):
                return real(*arguments, **options)
            if name == "io.open":
                self.call(name)
            file = real(*arguments, **options)
            self.handles.add(file.fileno())
            return File(file, self)

        return call


class File:
    """A file of which writing may fail; then half of it is written."""

    def __init__(self, file: IO[Any], disk: Disk) -> None:
        self.file = file
        self.disk = disk

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)

    def __enter__(self) -> "File":
        return self

    def __exit__(self, *_: object) -> None:
        self.disk.handles.discard(self.file.fileno())
        self.file.close()

    def write(self, data: Any) -> int:
        try:
            self.disk.call("write")
        except OSError:
            self.file.write(data[: len(data) // 2])
            raise
        return self.file.write(data)

    def flush(self) -> None:
        self.disk.call("flush")
        self.file.flush()


@contextmanager
def failing_disk(root: Path, at: int, number: int, lasting: bool) -> Iterator[Disk]:
    disk = Disk(root, at, number, lasting)
    with pytest.MonkeyPatch.context() as patch:
        for name in CALLS:
            patch.setattr(os, name, disk.failing(name, getattr(os, name)))
        patch.setattr(os, "fdopen", disk.failing_file("fdopen", os.fdopen))
        failing = disk.failing_file("io.open", io.open)
        patch.setattr(io, "open", failing)
        patch.setattr(builtins, "open", failing)
        yield disk
