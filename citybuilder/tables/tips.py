"""How a tooltip is set: the title strong, the other lines below it."""

from html import escape


def tip(text: str) -> str:
    """Plain lines as the rich text of a tooltip that does not become too wide."""
    title, *lines = text.split("\n")
    rest = "".join(f"<br>{escape(line)}" for line in lines)
    return f'<div style="max-width: 320px"><b>{escape(title)}</b>{rest}</div>'
