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
CARD = Rect(0, 0, 64, 74)


def motions(texts: MachiKoroTexts, event: Event) -> list[Motion]:
    kind, seat = event.kind, event.seat
    if kind == c.ROLLED:
        pictures = tuple(faces.die(faces.DIE, value, True) for value in range(1, 7))
        return [Tumble(DICE[: 2 if event.where > 0 else 1], pictures, "dice", ("sum",))]
    if kind in (c.PAID, c.EARNED, c.ROBBED):
        return coins_move(event)
    if kind == c.BUILT:
        market, city = f"market/{event.what}", f"city/{seat}/{event.what}"
        card = card_flies(texts, event.what, market, city, f"seat/{seat}")
        return [coins_fly(f"coins/{seat}", "bank", event.amount), card]
    if kind == c.LANDMARK_BUILT:
        paid = coins_fly(f"coins/{seat}", "bank", event.amount)
        return [paid, Pulse((f"landmark/{seat}/{event.what}",), "card")]
    if kind == c.SWAPPED:
        return cards_swap(texts, event)
    if kind == c.REVEALED:
        return [Pulse(("bag",), "card")]
    if kind == c.WON:
        return [Pulse((f"seat/{seat}",), "win")]
    return [Pulse((f"seat/{seat}",))] if kind == c.TURN_BEGAN else []


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
    """A landmark has been built."""
    key = texts.rules.landmarks[event.what].key
    return Beat(texts.raises(event), look, f"{faces.ART}/{key}", great=True)


def changed(event: Event) -> list[str]:
    """The cards that came, and those that another city got for them."""
    kind, seat, what, other = event.kind, event.seat, event.what, event.where
    if kind == c.BUILT:
        return [f"city/{seat}/{what}"]
    if kind == c.LANDMARK_BUILT:
        return [f"landmark/{seat}/{what}"]
    return [f"city/{seat}/{event.amount}", f"city/{other}/{what}"] if kind == c.SWAPPED else []


def concerned(event: Event) -> list[str]:
    """The pieces that the event was about."""
    kind, seat, what, other = event.kind, event.seat, event.what, event.where
    if kind == c.ROLLED:
        return list(DICE)
    if kind == c.REVEALED:
        return [f"market/{what}"]
    if kind == c.SWAPPED:
        return [f"city/{seat}/{event.amount}", f"city/{other}/{what}"]
    named = {
        c.LANDMARK_BUILT: [f"landmark/{seat}/{what}"],
        c.EARNED: [f"city/{seat}/{what}", f"coins/{seat}"],
        c.BUILT: [f"city/{seat}/{what}", f"coins/{seat}"],
        c.PAID: [f"city/{other}/{what}", f"coins/{seat}", f"coins/{other}"],
        c.ROBBED: [f"coins/{seat}", f"coins/{other}"],
    }
    return named.get(kind, [f"seat/{seat}"])
