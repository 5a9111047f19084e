"""Names that somebody may give themselves, or put into a file to see what happens."""

from random import Random

from citybuilder.words.names import APART, END

IMAGE = '<img src="/tmp/spy">'
TELLING = [
    IMAGE,
    "<b>Ada</b>",
    "<!DOCTYPE html><h1>Ada",
    "&lt;Ada&gt; &amp; &#x41;",
    "Ada & Ben",
    "100 %1 %n %%",
    "{Ada} ${Ada} %s",
    "\x1b[31mAda\x1b]0;title\x07",
    "\x9b2JAda",
    "Ada\nBen\r\nCleo\tDora\x00Emil",
    "Ada\u2028Ben\u2029Cleo",
    "\u202eadA",
    "\u2067Ada",
    "Ada\u2069\u2069",
    "עדה",
    "آدا 12",
    "A\u200bd\u200da\ufeff",
    "\u200b\u2060",
    "\u3164",
    "Z" + "\u0301" * 200,
    "👩‍👩‍👧‍👦 🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "\ud800Ada\udfff",
    "A" * 5000,
    "عربي" * 1250,
    '=HYPERLINK("http://example.org")',
    "[*]Ada",
    "   ",
    "",
]
PIECES = [
    *TELLING,
    *"AdaÖß漢字Ωд<>&\"'/\\=+-@%#*_`~|;:,.!?()[]{}^$ ",
    *map(chr, range(0x20)),
    *map(chr, range(0x7F, 0xA0)),
    *map(chr, (*range(0x200B, 0x2010), *range(0x2028, 0x202F), *range(0x2060, 0x2070))),
    *(APART, END, "\u061c", "\u0600", "\u070f", "\ufff9", "\U000e0001", "\ue000", "\U0010ffff"),
    *("<br>", "<p>", "<table>", "</", "/>", "<a href='x'>", "<?xml", "<svg/onload=x>", "&nbsp;"),
]


def odd_names(count: int, seed: int = 1) -> list[str]:
    """The telling ones first, then as many as are wanted of pieces in any order."""
    chance = Random(seed)
    made = ("".join(chance.choices(PIECES, k=chance.randint(1, 8))) for _ in range(count))
    return [*TELLING, *made][:count]
