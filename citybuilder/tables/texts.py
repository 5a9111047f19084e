"""How a game is put into words: the face that every table's texts show. No Qt in here."""

from collections.abc import Callable

Translate = Callable[[str, str, int], str]
"""translate(context, English text, number for plurals or -1) -> text in the player's language."""


def fill(text: str, *parts: str) -> str:
    """Put the parts where the text says %1, %2 …"""
    for number, part in enumerate(parts, start=1):
        text = text.replace(f"%{number}", part)
    return text
