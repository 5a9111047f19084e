"""How Machi Koro's events are shown and found again. No Qt in here."""

from citybuilder.core.game import Event
from citybuilder.games.machi_koro import cards as c
from citybuilder.tables.beats import Beat
from citybuilder.tables.faces import Parts, tile
from citybuilder.tables.machi_koro import faces
from citybuilder.tables.machi_koro.texts import MachiKoroTexts
from citybuilder.tables.placement import Fly, Motion, Pulse, Rect, Tumble
from citybuilder.tables.seats import SeatLook

DICE = ("die/0", "die/1")
THROWN = (c.ROLLED, c.FISHED)
CARD = Rect(0, 0, 64, 74)


def motions(texts: MachiKoroTexts, event: Event, seats: int) -> list[Motion]:
    kind, seat = event.kind, event.seat
    if kind in THROWN:
        return dice_roll(event)
    if kind in (c.PAID, c.EARNED, c.ROBBED, c.REPAID):
        return coins_move(event)
    if kind in (c.BUILT, c.SWAPPED, c.SENT, c.WITHDRAWN):
        return cards_move(texts, event)
    if kind in (c.LANDMARK_BUILT, c.LANDMARK_EARNED, c.DEMOLISHED):
        return at_landmark(event)
    if kind == c.INVESTED:
        return [coins_fly(f"coins/{seat}", f"city/{seat}/{event.what}", 1)]
    if kind == c.SHARED:
        purses = tuple(f"coins/{each}" for each in range(seats))
        return [Pulse((f"city/{seat}/{event.what}",)), Pulse(purses, "coin")]
    return [Pulse(keys, sound) for keys, sound in lit_up(event)]


def dice_roll(event: Event) -> list[Motion]:
    """On the table; those for the boats fly to where their sum is told."""
    if event.kind == c.ROLLED:
        pictures = tuple(faces.die(faces.DIE, value, True) for value in range(1, 7))
        return [Tumble(DICE[: 2 if event.where > 0 else 1], pictures, "dice", ("sum",))]
    size = faces.DIE / 2
    thrown = zip(DICE, (event.what, event.where), strict=True)
    return [
        Fly(die, "sum", faces.die(size, value, True), size, size, sound="dice")
        for die, value in thrown
    ]


def cards_move(texts: MachiKoroTexts, event: Event) -> list[Motion]:
    """From pile to city, from city to city, or back into the box."""
    kind, seat, what, other = event.kind, event.seat, event.what, event.where
    market, mine, theirs = f"market/{what}", f"city/{seat}/{what}", f"city/{other}/{what}"
    if kind == c.WITHDRAWN:
        return [card_flies(texts, what, market, "bag", "bag")]
    if kind == c.SWAPPED:
        return cards_swap(texts, event)
    if kind == c.SENT:
        return [card_flies(texts, what, mine, theirs, f"seat/{other}")]
    card = card_flies(texts, what, market, mine, f"seat/{seat}")
    paid = coins_fly(f"coins/{seat}", "bank", event.amount)
    return [paid, card] if event.amount else [card]


def lit_up(event: Event) -> list[tuple[tuple[str, ...], str]]:
    """The pieces that only light up, and how it sounds."""
    kind, seat, what = event.kind, event.seat, event.what
    found: dict[int, tuple[tuple[str, ...], str]] = {
        c.REVEALED: (("bag",), "card"),
        c.RAISED: ((*DICE, "sum"), ""),
        c.OPENED: ((f"city/{seat}/{what}",), "card"),
        c.CLOSED: ((f"city/{seat}/{what}",), "card"),
        c.WON: ((f"seat/{seat}",), "win"),
        c.TURN_BEGAN: ((f"seat/{seat}",), ""),
    }
    return [found[kind]] if kind in found else []


def at_landmark(event: Event) -> list[Motion]:
    """It is built, pays or is turned back."""
    seat, landmark = event.seat, f"landmark/{event.seat}/{event.what}"
    if event.kind == c.LANDMARK_EARNED:
        return [Pulse((landmark,)), coins_fly("bank", f"coins/{seat}", event.amount)]
    light = Pulse((landmark,), "card")
    if event.kind == c.DEMOLISHED:
        return [light]
    return [coins_fly(f"coins/{seat}", "bank", event.amount), light]


def coins_fly(start: str, end: str, amount: int) -> Motion:
    return Fly(start, end, faces.COIN, faces.COIN_SIZE, faces.COIN_SIZE, amount, "coin")


def coins_move(event: Event) -> list[Motion]:
    seat, other = event.seat, event.where
    owner = other if event.kind == c.PAID else seat
    card = Pulse((f"city/{owner}/{event.what}",))
    if event.amount == 0:
        return [card]
    start, end = {
        c.PAID: (f"coins/{seat}", f"coins/{other}"),
        c.EARNED: ("bank", f"coins/{seat}"),
        c.ROBBED: (f"coins/{other}", f"coins/{seat}"),
        c.REPAID: (f"coins/{seat}", "bank"),
    }[event.kind]
    return [card, coins_fly(start, end, event.amount)]


def cards_swap(texts: MachiKoroTexts, event: Event) -> list[Motion]:
    seat, given, other, taken = event.seat, event.what, event.where, event.amount
    mine, theirs = f"city/{seat}", f"city/{other}"
    return [
        card_flies(texts, given, f"{mine}/{given}", f"{theirs}/{given}", f"seat/{other}"),
        card_flies(texts, taken, f"{theirs}/{taken}", f"{mine}/{taken}", f"seat/{seat}"),
    ]


def card_flies(texts: MachiKoroTexts, kind: int, start: str, end: str, instead: str) -> Motion:
    parts = card_parts(texts, kind)
    return Fly(start, end, parts, CARD.w, CARD.h, sound="card", instead=instead)


def card_parts(texts: MachiKoroTexts, kind: int) -> Parts:
    card = texts.rules.establishments[kind]
    look = faces.CLASSES[card.colour]
    return tile(CARD, f"{faces.ART}/{card.key}", look, texts.dice(kind), 1)


def great(texts: MachiKoroTexts, event: Event, look: SeatLook) -> Beat:
    """A landmark has been built, or turned back."""
    key = texts.rules.landmarks[event.what].key
    built = event.kind == c.LANDMARK_BUILT
    return Beat(texts.raises(event), look, f"{faces.ART}/{key}", great=built)


def changed(event: Event) -> list[str]:
    """The cards that came, and those that another city got for them; what was closed or built."""
    kind, seat, what, other = event.kind, event.seat, event.what, event.where
    named = {
        c.BUILT: [f"city/{seat}/{what}"],
        c.LANDMARK_BUILT: [f"landmark/{seat}/{what}"],
        c.DEMOLISHED: [f"landmark/{seat}/{what}"],
        c.SWAPPED: [f"city/{seat}/{event.amount}", f"city/{other}/{what}"],
        c.SENT: [f"city/{other}/{what}"],
        c.CLOSED: [f"city/{seat}/{what}"],
        c.INVESTED: [f"city/{seat}/{what}"],
    }
    return named.get(kind, [])


def concerned(event: Event) -> list[str]:
    """The pieces that the event was about."""
    kind, seat, what, other = event.kind, event.seat, event.what, event.where
    named = {
        c.ROLLED: list(DICE),
        c.RAISED: [*DICE, "sum"],
        c.FISHED: ["sum"],
        c.REVEALED: [f"market/{what}"],
        c.WITHDRAWN: [f"market/{what}"],
        c.SWAPPED: [f"city/{seat}/{event.amount}", f"city/{other}/{what}"],
        c.SENT: [f"city/{other}/{what}"],
        c.LANDMARK_BUILT: [f"landmark/{seat}/{what}"],
        c.DEMOLISHED: [f"landmark/{seat}/{what}"],
        c.LANDMARK_EARNED: [f"landmark/{seat}/{what}", f"coins/{seat}"],
        c.EARNED: [f"city/{seat}/{what}", f"coins/{seat}"],
        c.BUILT: [f"city/{seat}/{what}", f"coins/{seat}"],
        c.REPAID: [f"city/{seat}/{what}", f"coins/{seat}"],
        c.INVESTED: [f"city/{seat}/{what}", f"coins/{seat}"],
        c.SHARED: [f"city/{seat}/{what}", f"coins/{seat}"],
        c.OPENED: [f"city/{seat}/{what}"],
        c.CLOSED: [f"city/{seat}/{what}"],
        c.PAID: [f"city/{other}/{what}", f"coins/{seat}", f"coins/{other}"],
        c.ROBBED: [f"coins/{seat}", f"coins/{other}"],
    }
    return named.get(kind, [f"seat/{seat}"])
