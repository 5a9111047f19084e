"""What is told to those who play Cities for the first time."""

from typing import Final, cast

from citybuilder.core.game import NONE
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.rules import Cities
from citybuilder.games.cities.state import CitiesState
from citybuilder.tables.first_tips import Moment, Tip, Whose
from citybuilder.tables.texts import QT_TRANSLATE_NOOP


def table(moment: Moment) -> CitiesState:
    return cast(CitiesState, moment.view)


def is_last_round(moment: Moment) -> bool:
    return table(moment).round == table(moment).rounds


def hidden(moment: Moment) -> list[str]:
    """The places on the far right that can be taken."""
    taken = {action.where for action in moment.legal}
    return [
        f"slot/{slot}" for slot in range(c.SLOTS - 1, c.ROWS * c.SLOTS, c.SLOTS) if slot in taken
    ]


def goals(_: Moment) -> list[str]:
    return [f"goal/{goal}" for goal in range(c.GOALS)]


def had_no_place(moment: Moment) -> bool:
    return moment.event.amount > 0


def is_area(moment: Moment) -> bool:
    return cast(Cities, moment.game).box.features[moment.event.what].land != NONE


def is_monument(moment: Moment) -> bool:
    return moment.event.what == cast(Cities, moment.game).land.monument


def is_special(moment: Moment) -> bool:
    return moment.event.what == cast(Cities, moment.game).land.special


TIPS: Final = (
    Tip(
        "start",
        QT_TRANSLATE_NOOP(
            "cities",
            "Your district begins with your start tile: each one has park, water and building land"
            " in two of the four colours.",
        ),
        asked=c.ASK_START,
    ),
    Tip(
        "last_round",
        QT_TRANSLATE_NOOP(
            "cities",
            "This is the last round: look at your scoring cards and at the goals of the plan to"
            " see which points you can still get.",
        ),
        asked=c.ASK_TAKE,
        when=is_last_round,
        at=goals,
    ),
    Tip(
        "take",
        QT_TRANSLATE_NOOP(
            "cities",
            "Choose a place and take everything that lies there; the order of the rows is up to"
            " you, but each round takes you to all four.",
        ),
        asked=c.ASK_TAKE,
    ),
    Tip(
        "lay",
        QT_TRANSLATE_NOOP(
            "cities",
            "Turn the tile with R or the mouse wheel; it need not match what it touches – point at"
            " a place to see what it would bring you there.",
        ),
        asked=c.ASK_LAY,
    ),
    Tip(
        "put",
        QT_TRANSLATE_NOOP(
            "cities",
            "Some feature tiles belong on water, others in parks or on empty building land: dashed"
            " outlines show where they fit, one to a space.",
        ),
        asked=c.ASK_PUT,
    ),
    Tip(
        "build",
        QT_TRANSLATE_NOOP(
            "cities",
            "Each piece goes on empty land of its colour or on top of a building of that colour,"
            " up to four high.",
        ),
        asked=c.ASK_BUILD,
    ),
    Tip(
        "hidden",
        QT_TRANSLATE_NOOP(
            "cities",
            "Something on the far right is hidden: you see it only when you take it, and then this"
            " can't be undone.",
        ),
        asked=c.ASK_TAKE,
        when=lambda moment: bool(hidden(moment)),
        at=hidden,
    ),
    Tip(
        "goal",
        QT_TRANSLATE_NOOP(
            "cities",
            "A goal of the plan has been reached: the ring stays there for good, and whoever"
            " reaches it later gets less for it.",
        ),
        event=c.REACHED,
    ),
    Tip(
        "star",
        QT_TRANSLATE_NOOP(
            "cities",
            "Whoever stood farthest right among the building pieces takes the star and begins the"
            " new round.",
        ),
        event=c.STAR_TAKEN,
    ),
    Tip(
        "no_place",
        QT_TRANSLATE_NOOP(
            "cities",
            "What has no place in your district is lost: nothing can be kept for later.",
        ),
        event=c.PIECE_LOST,
        whose=Whose.MINE,
        when=had_no_place,
    ),
    Tip(
        "monument",
        QT_TRANSLATE_NOOP(
            "cities",
            "A monument is worth 2 points, but nothing will ever be built on its land.",
        ),
        event=c.PUT_DOWN,
        whose=Whose.MINE,
        when=is_monument,
    ),
    Tip(
        "special",
        QT_TRANSLATE_NOOP(
            "cities",
            "You may now build in any colour here; the first piece decides which one it will be.",
        ),
        event=c.PUT_DOWN,
        whose=Whose.MINE,
        when=is_special,
    ),
    Tip(
        "area",
        QT_TRANSLATE_NOOP(
            "cities",
            "One to four different feature tiles in one park or water area bring 1, 3, 6 or 10"
            " points in all; a second one of the same kind adds nothing.",
        ),
        event=c.PUT_DOWN,
        whose=Whose.MINE,
        when=is_area,
    ),
    Tip(
        "card",
        QT_TRANSLATE_NOOP(
            "cities",
            "This card counts everything in your district that fits it: what is already there and"
            " what you build later.",
        ),
        event=c.CARD_TAKEN,
        whose=Whose.MINE,
    ),
)
