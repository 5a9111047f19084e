"""What is told to those who play Machi Koro for the first time."""

from collections.abc import Callable
from typing import Final, cast

from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.rules import MachiKoro
from citybuilder.games.machi_koro.state import MachiKoroState
from citybuilder.tables.first_tips import Moment, Tip, Whose
from citybuilder.tables.machi_koro.events import DICE
from citybuilder.tables.texts import QT_TRANSLATE_NOOP


def has_choice(moment: Moment) -> bool:
    return len(moment.legal) > 1


def has_no_choice(moment: Moment) -> bool:
    return len(moment.legal) == 1


def is_paid(moment: Moment) -> bool:
    return moment.event.amount > 0


def is_unpaid(moment: Moment) -> bool:
    return moment.event.amount == 0


def is_extra(moment: Moment) -> bool:
    return moment.event.amount == 1


def goes_on(moment: Moment) -> bool:
    return not moment.view.over


def is_of(colour: int) -> Callable[[Moment], bool]:
    """Whether a card of this colour paid."""
    return lambda at: cast(MachiKoro, at.game).establishments[at.event.what].colour == colour


def my_landmarks(moment: Moment) -> list[str]:
    """Those that do not stand yet."""
    table, me = cast(MachiKoroState, moment.view), moment.me
    count = len(cast(MachiKoro, moment.game).landmarks)
    return [f"landmark/{me}/{number}" for number in range(count) if not table.stands(me, number)]


TIPS: Final = (
    Tip(
        "station",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Your Train Station lets you choose in every turn: one die, or two of which only the"
            " sum counts – from 7 upwards it takes two.",
        ),
        asked=c.ASK_ROLL,
        when=has_choice,
        at=lambda _: DICE,
    ),
    Tip(
        "roll",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Roll the die: its number decides which cards pay now – some of yours, and perhaps"
            " some of the others'.",
        ),
        asked=c.ASK_ROLL,
        when=has_no_choice,
        at=lambda _: DICE[:1],
    ),
    Tip(
        "build",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "You may build one thing now: a card from the market or one of your landmarks – or"
            " nothing, to save up.",
        ),
        asked=c.ASK_BUILD,
        when=has_choice,
        at=my_landmarks,
    ),
    Tip(
        "reroll",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Your Radio Tower lets you roll again once a turn, as many dice as before; but then the"
            " second roll counts, good or bad.",
        ),
        asked=c.ASK_REROLL,
        at=lambda _: DICE,
    ),
    Tip(
        "rob",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Violet cards work when you roll a 6 yourself: choose who hands you up to 5 coins –"
            " nobody can give more than they have.",
        ),
        asked=c.ASK_ROB,
    ),
    Tip(
        "extra_turn",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "You rolled doubles and own an Amusement Park: that is a second turn, but doubles in it"
            " bring no third.",
        ),
        event=c.TURN_BEGAN,
        whose=Whose.MINE,
        when=is_extra,
    ),
    Tip(
        "guest",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Red cards take coins from whoever rolls their number, even before that player's own"
            " cards pay.",
        ),
        event=c.PAID,
        whose=Whose.MINE,
        when=is_paid,
    ),
    Tip(
        "broke",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "You could not pay: nobody goes into debt, and what the same roll earns you comes"
            " only after the red cards.",
        ),
        event=c.PAID,
        whose=Whose.MINE,
        when=is_unpaid,
    ),
    Tip(
        "host",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Your red card works at the rolls of others: they pay you out of their own coins.",
        ),
        event=c.PAID,
        whose=Whose.TO_ME,
        when=is_paid,
    ),
    Tip(
        "robbed",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "A violet card took your coins: such cards work only when their owner rolls a 6.",
        ),
        event=c.ROBBED,
        whose=Whose.TO_ME,
        when=is_paid,
    ),
    Tip(
        "landmark",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Your landmark works from your next turn on, and nobody can take it from you; with all"
            " four you win at once.",
        ),
        event=c.LANDMARK_BUILT,
        whose=Whose.MINE,
        when=goes_on,
    ),
    Tip(
        "rival",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Keep an eye on the landmarks of the others: whoever builds the fourth wins on the"
            " spot, without a last round.",
        ),
        event=c.LANDMARK_BUILT,
        whose=Whose.ANOTHERS,
        when=goes_on,
    ),
    Tip(
        "blue",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Blue cards like this one pay you at every roll of their number, no matter whose.",
        ),
        event=c.EARNED,
        whose=Whose.MINE,
        when=is_of(c.BLUE),
    ),
    Tip(
        "green",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Green cards like this one pay you only when you roll their number yourself.",
        ),
        event=c.EARNED,
        whose=Whose.MINE,
        when=is_of(c.GREEN),
    ),
)
