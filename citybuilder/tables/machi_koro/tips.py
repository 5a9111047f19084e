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
    """Whether a bill that was due could not be paid."""
    effect = cast(MachiKoro, moment.game).effects[moment.event.what]
    return moment.event.amount == 0 and not effect.limited


def is_extra(moment: Moment) -> bool:
    return moment.event.amount == 1


def wins_with(landmarks: int) -> Callable[[Moment], bool]:
    """Whether the match goes on, and so many landmarks win."""

    def is_so(moment: Moment) -> bool:
        game, table = cast(MachiKoro, moment.game), cast(MachiKoroState, moment.view)
        finished = int(game.editions[table.edition].finished).bit_count()
        return finished == landmarks and not table.over

    return is_so


def wants_harbor(moment: Moment) -> bool:
    """Whether a Harbor could be built."""
    harbors = [a for a in moment.legal if a.kind == c.LANDMARK and is_harbor(moment, a.what)]
    return len(harbors) > 0


def is_harbor(moment: Moment, number: int) -> bool:
    return cast(MachiKoro, moment.game).landmarks[number].power == c.RAISE_THROW


def harbor_of(moment: Moment) -> list[str]:
    number = cast(MachiKoro, moment.game).powers[c.RAISE_THROW]
    return [f"landmark/{moment.me}/{number}"]


def is_hall(moment: Moment) -> bool:
    return cast(MachiKoro, moment.game).landmarks[moment.event.what].power == c.PAY_POOR


def is_bonus(moment: Moment) -> bool:
    """Whether the coins were those of a card that is built."""
    return cast(MachiKoro, moment.game).establishments[moment.event.what].bonus > 0


def is_paid_by_tower(numbers: tuple[int, ...]) -> Callable[[Moment], bool]:
    """Whether coins were lost to a violet card that works at these numbers."""

    def is_so(moment: Moment) -> bool:
        dice = cast(MachiKoro, moment.game).establishments[moment.event.what].dice
        return is_paid(moment) and tuple(dice) == numbers

    return is_so


def is_paid_by_other_tower(moment: Moment) -> bool:
    return is_paid(moment) and not is_paid_by_tower(SIX)(moment)


def is_of(colour: int) -> Callable[[Moment], bool]:
    """Whether a card of this colour paid."""

    def is_so(moment: Moment) -> bool:
        card = cast(MachiKoro, moment.game).establishments[moment.event.what]
        return card.colour == colour and not card.bonus

    return is_so


def my_landmarks(moment: Moment) -> list[str]:
    """Those that do not stand yet."""
    table, me = cast(MachiKoroState, moment.view), moment.me
    count = cast(MachiKoro, moment.game).editions[table.edition].landmarks
    return [f"landmark/{me}/{number}" for number in range(count) if not table.stands(me, number)]


SIX: Final = (6,)

TIPS: Final = (
    Tip(
        "station",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Your Train Station gives you a choice in every turn: one die, or two, of which only"
            " the sum counts – a 7 or more takes two.",
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
            " some of the other players'.",
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
            "Your Radio Tower lets you roll again once a turn with as many dice as before; but"
            " then the second roll counts, good or bad.",
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
            "Your red card works on other players' rolls: they pay you out of their own pockets.",
        ),
        event=c.PAID,
        whose=Whose.TO_ME,
        when=is_paid,
    ),
    Tip(
        "robbed",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "A violet card took your coins: it works only when its owner rolls a 6.",
        ),
        event=c.ROBBED,
        whose=Whose.TO_ME,
        when=is_paid_by_tower(SIX),
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
        when=wins_with(4),
    ),
    Tip(
        "rival",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Keep an eye on the other players' landmarks: whoever builds the fourth wins on the"
            " spot, without a last round.",
        ),
        event=c.LANDMARK_BUILT,
        whose=Whose.ANOTHERS,
        when=wins_with(4),
    ),
    Tip(
        "blue",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Blue cards like this one pay you on every roll of their number, no matter whose it"
            " is.",
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
    Tip(
        "harbor",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "The Harbor costs only 2 coins: without it, boats and the Sushi Bar bring nothing, and"
            " 12 is the highest roll.",
        ),
        asked=c.ASK_BUILD,
        when=wants_harbor,
        at=harbor_of,
    ),
    Tip(
        "raise",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Your Harbor may add 2 to a roll of 10 or more; the new sum counts for all players'"
            " cards.",
        ),
        asked=c.ASK_RAISE,
        at=lambda _: [*DICE, "sum"],
    ),
    Tip(
        "demolish",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "The Demolition Company has to tear something down: a cheap landmark is soon rebuilt.",
        ),
        asked=c.ASK_DEMOLISH,
    ),
    Tip(
        "send",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "The Moving Company has to give a card away: choose one that brings you little, and"
            " give it to somebody who is behind.",
        ),
        asked=c.ASK_SEND,
    ),
    Tip(
        "close",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Close what the others have most of: closed cards miss their next roll, yours too, and"
            " each brings you a coin.",
        ),
        asked=c.ASK_CLOSE,
    ),
    Tip(
        "invest",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "A coin on the Tech Startup stays there: when you roll a 10, everybody pays you as much"
            " as lies on it.",
        ),
        asked=c.ASK_INVEST,
    ),
    Tip(
        "loan",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "The Loan Office pays you once, when it is built; from now on it costs you 2 coins"
            " whenever you roll a 5 or 6.",
        ),
        event=c.EARNED,
        whose=Whose.MINE,
        when=is_bonus,
    ),
    Tip(
        "opened",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "This card was closed: its number only opened it again, and from the next time on it"
            " works as before.",
        ),
        event=c.OPENED,
        whose=Whose.MINE,
    ),
    Tip(
        "fished",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Two dice were rolled once for all Tuna Boats: each boat brings an owner with a Harbor"
            " the sum of both.",
        ),
        event=c.FISHED,
    ),
    Tip(
        "hall",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Your City Hall gives you a coin whenever you have none left before you build.",
        ),
        event=c.LANDMARK_EARNED,
        whose=Whose.MINE,
        when=is_hall,
    ),
    Tip(
        "taken",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "A violet card took your coins: such cards work only when their owner rolls their"
            " number.",
        ),
        event=c.ROBBED,
        whose=Whose.TO_ME,
        when=is_paid_by_other_tower,
    ),
    Tip(
        "landmark_of_six",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Your landmark works from your next turn on; with all six you win at once, and the"
            " City Hall is not one of them.",
        ),
        event=c.LANDMARK_BUILT,
        whose=Whose.MINE,
        when=wins_with(6),
    ),
    Tip(
        "rival_of_six",
        QT_TRANSLATE_NOOP(
            "machi_koro",
            "Keep an eye on the other players' landmarks: whoever builds the sixth wins on the"
            " spot.",
        ),
        event=c.LANDMARK_BUILT,
        whose=Whose.ANOTHERS,
        when=wins_with(6),
    ),
)
