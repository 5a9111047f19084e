"""What is told to those who play The City for the first time."""

from typing import Final, cast

from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.rules import TheCity
from citybuilder.games.the_city.state import TheCityState
from citybuilder.tables.first_tips import Moment, Tip, Whose
from citybuilder.tables.texts import QT_TRANSLATE_NOOP

NEAR: Final = 40  # points: the end is in sight


def table(moment: Moment) -> TheCityState:
    return cast(TheCityState, moment.view)


def brings(moment: Moment) -> bool:
    return moment.event.amount > 0


def is_cheaper(moment: Moment) -> bool:
    return moment.event.amount < cast(TheCity, moment.game).box.costs[moment.event.what]


def is_near(moment: Moment) -> bool:
    return table(moment).total(moment.event.seat) >= NEAR and not moment.view.over


def barred(moment: Moment) -> list[str]:
    """The cards in hand that are not offered."""
    offered = {action.what for action in moment.legal}
    held = table(moment).hands[moment.me * table(moment).kinds :][: table(moment).kinds]
    return [
        f"hand/{kind}/{copy}"
        for kind, copies in enumerate(held)
        for copy in range(copies)
        if kind not in offered
    ]


def offers_architect(moment: Moment) -> bool:
    architect = cast(TheCity, moment.game).box.architect
    return table(moment).round > 1 and any(action.what == architect for action in moment.legal)


TIPS: Final = (
    Tip(
        "near_the_end",
        QT_TRANSLATE_NOOP(
            "the_city",
            "The end is near: once somebody has 50 points, the match is over with that round, and"
            " most points win.",
        ),
        event=c.SCORED,
        when=is_near,
        at=lambda moment: [f"points/{moment.event.seat}"],
    ),
    Tip(
        "first_cards",
        QT_TRANSLATE_NOOP(
            "the_city",
            "Two of these cards go away: for a start, part with what costs most – five cards in"
            " hand do not pay for much.",
        ),
        asked=c.ASK_DISCARD,
        when=lambda moment: table(moment).round == 1,
    ),
    Tip(
        "hand_limit",
        QT_TRANSLATE_NOOP(
            "the_city",
            "Between two rounds you may hold 12 cards at most: what is too much goes away, so"
            " rather spend it on more expensive buildings.",
        ),
        asked=c.ASK_LIMIT,
    ),
    Tip(
        "choose",
        QT_TRANSLATE_NOOP(
            "the_city",
            "Choose what you build: its number says how many other cards of your hand you will"
            " have to give for it.",
        ),
        asked=c.ASK_CHOOSE,
    ),
    Tip(
        "pay",
        QT_TRANSLATE_NOOP(
            "the_city",
            "Pay with the cards that you need least: they go to the discard pile, and you will not"
            " build them any more.",
        ),
        asked=c.ASK_PAY,
    ),
    Tip(
        "second_card",
        QT_TRANSLATE_NOOP(
            "the_city",
            "Your Construction Crew allows a second card, if both cost at most 4 as printed; the"
            " first one counts for it already.",
        ),
        asked=c.ASK_SECOND,
    ),
    Tip(
        "passed",
        QT_TRANSLATE_NOOP(
            "the_city",
            "Whoever builds nothing looks at 5 cards from the deck, if there are so many, and keeps"
            " one of them; the others are discarded.",
        ),
        asked=c.ASK_TAKE,
    ),
    Tip(
        "no_income",
        QT_TRANSLATE_NOOP(
            "the_city",
            "Your city brings you no cards yet: without income your hand is soon empty, so build"
            " something that brings some.",
        ),
        event=c.EARNED,
        whose=Whose.MINE,
        when=lambda moment: moment.event.amount == 0,
    ),
    Tip(
        "barred",
        QT_TRANSLATE_NOOP(
            "the_city",
            "These cards cannot be built now: they are too expensive, or your city does not allow"
            " them; point at one to read why.",
        ),
        asked=c.ASK_CHOOSE,
        when=lambda moment: bool(barred(moment)),
        at=barred,
    ),
    Tip(
        "architect",
        QT_TRANSLATE_NOOP(
            "the_city",
            "Once in the match you may build your Architect instead of a card: he costs nothing"
            " and brings 1 card every round.",
        ),
        asked=c.ASK_CHOOSE,
        when=offers_architect,
        at=lambda _: ["architects"],
    ),
    Tip(
        "secret",
        QT_TRANSLATE_NOOP(
            "the_city",
            "The others do not see what you choose until everybody has chosen; then all is turned"
            " up at the same time.",
        ),
        event=c.SAT,
        whose=Whose.MINE,
        when=lambda moment: table(moment).sat[moment.me] > 0,
    ),
    Tip(
        "discount",
        QT_TRANSLATE_NOOP(
            "the_city",
            "This cost you less than printed: some buildings in your city make others cheaper.",
        ),
        event=c.BUILT,
        whose=Whose.MINE,
        when=is_cheaper,
    ),
    Tip(
        "points",
        QT_TRANSLATE_NOOP(
            "the_city",
            "Your city has scored, and will do so every round: the earlier a building stands, the"
            " more often it counts.",
        ),
        event=c.SCORED,
        whose=Whose.MINE,
        when=brings,
        at=lambda moment: [f"points/{moment.me}"],
    ),
    Tip(
        "income",
        QT_TRANSLATE_NOOP(
            "the_city",
            "Your buildings bring you new cards every round: they are both what you build and what"
            " you pay with.",
        ),
        event=c.EARNED,
        whose=Whose.MINE,
        when=brings,
    ),
)
