"""What is tested more broadly where there is time: `python3 packaging/start.py test --long`."""

import pytest


def long_if(more: bool) -> list[pytest.MarkDecorator]:
    """The marks of a case, which the short command leaves out if it is one more of a kind."""
    return [pytest.mark.long] if more else []
