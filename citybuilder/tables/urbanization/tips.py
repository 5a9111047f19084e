"""What is told to those who play Urbanization for the first time."""

from typing import Final, cast

from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.first_tips import Moment, Tip, Whose
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.boards import CITIZENS, GRAIN, HOUSES, ORDERS, TAXES


def is_last_round(moment: Moment) -> bool:
    return cast(UrbanizationState, moment.view).round == c.ROUNDS


def is_full(moment: Moment) -> bool:
    """Whether the card has both fields taken, and still lies there."""
    view, event = cast(UrbanizationState, moment.view), moment.event
    both = view.taken_fields(event.where) == c.ORDER_FIELDS
    return both and event.amount == c.ORDER_FIELDS - 1


def brings(moment: Moment) -> bool:
    return moment.event.amount > 0


def sows(moment: Moment) -> bool:
    """Whether nothing has been sown in this action."""
    return moment.asked.amount == 0


def rows(moment: Moment, *numbers: int) -> list[str]:
    return [f"row/{moment.me}/{number}" for number in numbers]


def needs(moment: Moment) -> list[str]:
    """What citizens ask for."""
    return rows(moment, HOUSES, GRAIN, ORDERS)


TIPS: Final = (
    Tip(
        "start",
        QT_TRANSLATE_NOOP(
            "urbanization",
            "Your first house is a gift; a region with two plots leaves room beside it for grain,"
            " another house or a factory.",
        ),
        asked=c.ASK_START,
    ),
    Tip(
        "prices",
        QT_TRANSLATE_NOOP(
            "urbanization",
            "This price marker has to go to another region, where land costs everybody $1 more"
            " from now on.",
        ),
        asked=c.ASK_SPREAD,
    ),
    Tip(
        "last_round",
        QT_TRANSLATE_NOOP(
            "urbanization",
            "This is the last round: money, grain and orders are worth nothing after it, so turn"
            " them into points.",
        ),
        asked=c.ASK_ACTION,
        when=is_last_round,
    ),
    Tip(
        "character",
        QT_TRANSLATE_NOOP(
            "urbanization",
            "Take one character: it helps you once in this round, with the one action that it"
            " belongs to.",
        ),
        asked=c.ASK_CHARACTER,
    ),
    Tip(
        "action",
        QT_TRANSLATE_NOOP(
            "urbanization",
            "You have four actions a round: at its end the shortest of these three rows says how"
            " many citizens you get.",
        ),
        asked=c.ASK_ACTION,
        at=needs,
    ),
    Tip(
        "sort",
        QT_TRANSLATE_NOOP(
            "urbanization",
            "Choose one kind of building; in this action you build as many of it as you can"
            " afford.",
        ),
        asked=c.ASK_KIND,
    ),
    Tip(
        "sow",
        QT_TRANSLATE_NOOP(
            "urbanization",
            "What you sow comes back doubled at the end of the round; until then nothing else can"
            " stand on its plot.",
        ),
        asked=c.ASK_SOW,
        when=sows,
    ),
    Tip(
        "orders",
        QT_TRANSLATE_NOOP(
            "urbanization",
            "An order in your row is work for one citizen, whatever its colour; in a factory it"
            " becomes a point and money.",
        ),
        asked=c.ASK_ORDERS,
        at=lambda moment: rows(moment, ORDERS),
    ),
    Tip(
        "goods",
        QT_TRANSLATE_NOOP(
            "urbanization",
            "Every good brings a point and money, but the order is used up and gives no work when"
            " citizens are counted.",
        ),
        asked=c.ASK_GOODS,
        at=lambda moment: rows(moment, ORDERS),
    ),
    Tip(
        "track",
        QT_TRANSLATE_NOOP(
            "urbanization",
            "Where your marker stops, it may wait or take an invention; the farther on that is,"
            " the more points it can bring with your factories.",
        ),
        asked=c.ASK_MARKER,
        at=lambda _: ["track"],
    ),
    Tip(
        "citizens",
        QT_TRANSLATE_NOOP(
            "urbanization",
            "Each citizen has brought you 2 points and eaten 1 grain; at the end of every round"
            " they are counted anew.",
        ),
        event=c.CITIZENS,
        whose=Whose.MINE,
        when=brings,
        at=lambda moment: rows(moment, CITIZENS, GRAIN),
    ),
    Tip(
        "mayor",
        QT_TRANSLATE_NOOP(
            "urbanization",
            "The Mayor goes to whoever has the fewest points: that is worth 1 point, and that"
            " player begins the round.",
        ),
        event=c.MAYOR_CAME,
    ),
    Tip(
        "taxes",
        QT_TRANSLATE_NOOP(
            "urbanization",
            "Your tax marker only ever moves left: once it is level with your citizens, you can"
            " collect no more taxes.",
        ),
        event=c.TAXED,
        whose=Whose.MINE,
        at=lambda moment: rows(moment, CITIZENS, TAXES),
    ),
    Tip(
        "ripe",
        QT_TRANSLATE_NOOP(
            "urbanization",
            "Both order fields of this card are taken: whoever attracts industry may have it now,"
            " no matter who filled it.",
        ),
        event=c.ORDERS_TAKEN,
        when=is_full,
    ),
)
