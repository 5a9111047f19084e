"""What can be chosen before a match of Machi Koro, and the plans that bots follow, in words."""

from typing import Final

from citybuilder.tables.texts import QT_TRANSLATE_NOOP

OPTIONS: Final = {  # name and explanation
    "market": (
        QT_TRANSLATE_NOOP("machi_koro", "Market"),
        QT_TRANSLATE_NOOP("machi_koro", "Which establishments you can choose from."),
    ),
    "copies": (
        QT_TRANSLATE_NOOP("machi_koro", "Copies"),
        QT_TRANSLATE_NOOP("machi_koro", "How many of the same establishment a player may own."),
    ),
    "expansion": (
        QT_TRANSLATE_NOOP("machi_koro", "Expansion"),
        QT_TRANSLATE_NOOP("machi_koro", "More establishments and landmarks."),
    ),
}

CHOICES: Final = {
    ("market", "all_piles"): (
        QT_TRANSLATE_NOOP("machi_koro", "All establishments"),
        QT_TRANSLATE_NOOP("machi_koro", "Every kind of establishment lies open from the start."),
    ),
    ("market", "ten_piles"): (
        QT_TRANSLATE_NOOP("machi_koro", "Come what may"),
        QT_TRANSLATE_NOOP(
            "machi_koro", "Only %n kinds lie open; chance decides what comes next.", "", 1
        ),
    ),
    ("market", "three_rows"): (
        QT_TRANSLATE_NOOP("machi_koro", "Three rows"),
        QT_TRANSLATE_NOOP(
            "machi_koro", "Five kinds for 1 to 6, five from 7 up and two violet ones lie open."
        ),
    ),
    ("copies", "unlimited"): (
        QT_TRANSLATE_NOOP("machi_koro", "Any number"),
        QT_TRANSLATE_NOOP(
            "machi_koro", "As many of a kind as you like, but only one of each violet kind."
        ),
    ),
    ("copies", "two"): (
        QT_TRANSLATE_NOOP("machi_koro", "At most two"),
        QT_TRANSLATE_NOOP(
            "machi_koro", "For beginners: nobody may own more than %n cards of a kind.", "", 1
        ),
    ),
    ("expansion", "none"): (
        QT_TRANSLATE_NOOP("machi_koro", "Base game"),
        QT_TRANSLATE_NOOP("machi_koro", "No extra cards; four landmarks win."),
    ),
    ("expansion", "harbor"): (
        QT_TRANSLATE_NOOP("machi_koro", "Harbor cards"),
        QT_TRANSLATE_NOOP(
            "machi_koro", "Boats, rolls up to 14 and two more landmarks: six of them win."
        ),
    ),
    ("expansion", "special"): (
        QT_TRANSLATE_NOOP("machi_koro", "Special cards"),
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Loans, demolition, closed cards: more tricks to play; four landmarks win.",
        ),
    ),
    ("expansion", "both"): (
        QT_TRANSLATE_NOOP("machi_koro", "Harbor + Special"),
        QT_TRANSLATE_NOOP("machi_koro", "All cards of both parts; six landmarks win."),
    ),
}

PLANS: Final = {
    "cheese": QT_TRANSLATE_NOOP(
        "machi_koro",
        "six Ranches, two Cheese Factories, the Train Station, then the other landmarks, the "
        "cheapest first; saves up for what comes next, and leaves out what is not on sale.",
    ),
}
