"""Buttons of the bar below a table, by what they say."""

from citybuilder.app.table.key_button import KeyButton
from citybuilder.app.table.page import TablePage


def bar_button(page: TablePage, text: str) -> KeyButton:
    return next(each for each in page.parts.prompt.buttons if each.accessibleName() == text)
