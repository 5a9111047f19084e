"""Draws the coach of the lessons: an architect with helmet and glasses before the sky."""

from collections.abc import Callable

from draw import circle, shade, svg

DOWN = 'x1="0" y1="0" x2="0" y2="1"'
INK = "#5b3a29"


def ground() -> str:
    houses = "M0 100V66H12V56H24V70H34V60H44V100Z M56 100V58H66V68H78V52H90V64H100V100Z"
    return (
        '<rect width="100" height="100" fill="url(#sky)"/>'
        f'<path d="{houses}" fill="#a9cfe0"/>' + circle(80, 20, 8, 'fill="#fff4c9"')
    )


def shoulders() -> str:
    return (
        '<path d="M14 104C14 82 30 76 50 76S86 82 86 104Z" fill="url(#coat)"/>'
        '<path d="M38 77L50 96L62 77L56 73H44Z" fill="#fffaf0"/>'
        '<path d="M50 84L46 89L50 104L54 89Z" fill="#c5503f"/>'
        '<path d="M38 77L46 93L34 88Z M62 77L54 93L66 88Z" fill="#2c5f8d"/>'
        '<path d="M42 66H58V77Q50 84 42 77Z" fill="#e2a983"/>'
    )


def face() -> str:
    eyes = "".join(
        circle(x, 51, 8, f'fill="#ffffff" fill-opacity="0.55" stroke="{INK}" stroke-width="2"')
        + circle(x + 0.6, 51.5, 2.8, 'fill="#3a2a20"')
        + circle(x + 1.5, 50.4, 0.9, 'fill="#ffffff"')
        for x in (40, 60)
    )
    return (
        circle(28, 54, 5, 'fill="#e2a983"')
        + circle(72, 54, 5, 'fill="#e2a983"')
        + '<path d="M28 44C28 34 72 34 72 44V56C72 70 61 76 50 76S28 70 28 56Z" fill="url(#skin)"/>'
        + '<path d="M28 47C27 38 32 34 36 35C34 40 32 44 31 50Z" fill="#7a4a2b"/>'
        + '<path d="M72 47C73 38 68 34 64 35C66 40 68 44 69 50Z" fill="#7a4a2b"/>'
        + circle(35, 62, 4.2, 'fill="#ec8f78" fill-opacity="0.5"')
        + circle(65, 62, 4.2, 'fill="#ec8f78" fill-opacity="0.5"')
        + eyes
        + f'<path d="M48 50.5Q50 49 52 50.5" fill="none" stroke="{INK}" stroke-width="2"/>'
        + '<path d="M50 54Q47.5 59 51 59.5" fill="none" stroke="#c47f5c" stroke-width="1.8" '
        'stroke-linecap="round"/>'
        + '<path d="M41 65Q50 73 59 65Q50 68 41 65Z" fill="#ffffff" stroke="#b4563f" '
        'stroke-width="1.6" stroke-linejoin="round"/>'
    )


def helmet() -> str:
    return (
        '<path d="M24 40C24 20 36 12 50 12S76 20 76 40Z" fill="url(#helmet)"/>'
        '<path d="M44 12.6C44 9 56 9 56 12.6L57 38H43Z" fill="#ffdf7a"/>'
        '<path d="M31 36C31 26 35 20 40 17C37 23 36 29 36 36Z" fill="#fff3c4" fill-opacity="0.7"/>'
        '<rect x="18" y="36" width="64" height="7" rx="3.5" fill="#e8a71f"/>'
        '<rect x="18" y="36" width="64" height="3" rx="1.5" fill="#ffd863"/>'
    )


def coach() -> str:
    gradients = (
        shade("linear", "sky", DOWN, (0, "#8cc6e2"), (1, "#e8f2ee"))
        + shade("linear", "coat", DOWN, (0, "#4b8cc2"), (1, "#35699c"))
        + shade("linear", "skin", DOWN, (0, "#f6c9a4"), (1, "#eab48c"))
        + shade("linear", "helmet", DOWN, (0, "#ffd24d"), (1, "#eda91c"))
    )
    parts = [f"<defs>{gradients}</defs>", ground(), shoulders(), face(), helmet()]
    return svg(100, 100, "\n".join(parts))


PICTURES: dict[str, Callable[[], str]] = {"coach": coach}
