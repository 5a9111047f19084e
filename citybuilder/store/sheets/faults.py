"""What is wrong with a file of the program: a player is told in one sentence, a developer where."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pydantic import ValidationError

from citybuilder.system.paths import is_checkout

log = logging.getLogger(__name__)


class BadSheet(ValueError):
    """The file, each field that is wrong, and the reason."""

    def __init__(self, path: Path, error: ValidationError) -> None:
        places = [
            (".".join(str(part) for part in each["loc"]) or "the whole", each["msg"])
            for each in error.errors(include_url=False, include_input=False)
        ]
        lines = [f"{place}: {reason}" for place, reason in places]
        super().__init__(f"{path.parent.name}/{path.name}: {'; '.join(lines)}")


@contextmanager
def blamed(path: Path) -> Iterator[None]:
    """Whoever works on a checkout is told what this file says that it must not."""
    try:
        yield
    except ValidationError as error:
        bad = BadSheet(path, error)
        if is_checkout():
            log.error("%s", bad)
        raise bad from error
