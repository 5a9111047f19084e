"""Machi Koro's records as words for tests and golden games: players are A to D, cards their ids."""

from citybuilder.core.game import Action, Decision, Event
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.rules import MachiKoro

SEATS = "ABCD"


class Words:
    """Speaks of one game's cards."""

    def __init__(self, game: MachiKoro) -> None:
        self.cards = [card.key for card in game.establishments]
        self.landmarks = [landmark.key for landmark in game.landmarks]

    def question(self, asked: Decision) -> str:
        texts = {
            c.ASK_ROLL: "how many dice?",
            c.ASK_REROLL: "throw again?",
            c.ASK_ROB: f"{self.cards[asked.what]}: who pays?",
            c.ASK_GIVE: f"{self.cards[asked.what]}: give what?",
            c.ASK_TAKE: f"take what for {self.cards[asked.what]}?",
            c.ASK_BUILD: "build what?",
            c.ASK_RAISE: "raise the throw?",
            c.ASK_DEMOLISH: f"{self.cards[asked.what]}: demolish what?",
            c.ASK_SEND: f"{self.cards[asked.what]}: send what?",
            c.ASK_CLOSE: f"{self.cards[asked.what]}: close what?",
            c.ASK_INVEST: "invest?",
        }
        return f"{SEATS[asked.seat]}: {texts[asked.kind]}"

    def answer(self, action: Action) -> str:
        texts = {
            c.ROLL: f"roll {action.amount}",
            c.KEEP: "keep",
            c.REROLL: "reroll",
            c.ROB: f"rob {SEATS[action.where]}",
            c.GIVE: f"give {self.cards[action.what]}",
            c.TAKE: f"take {self.cards[action.what]} from {SEATS[action.where]}",
            c.BUILD: f"build {self.cards[action.what]}",
            c.LANDMARK: f"build {self.landmark(action.what)}",
            c.PASS: "pass",
            c.RAISE: "raise",
            c.DEMOLISH: f"demolish {self.landmark(action.what)}",
            c.SEND: f"send {self.cards[action.what]} to {SEATS[action.where]}",
            c.CLOSE: f"close {self.cards[action.what]}",
            c.INVEST: "invest",
        }
        return texts[action.kind]

    def landmark(self, number: int) -> str:
        return self.landmarks[number] if number < len(self.landmarks) else ""

    def event(self, event: Event) -> str:
        who, other = SEATS[event.seat], SEATS[event.where] if event.where < len(SEATS) else ""
        card = self.cards[event.what]
        dice = f"{event.what}+{event.where} = {event.amount}" if event.where else str(event.what)
        taken = self.cards[event.amount % len(self.cards)]
        texts = {
            c.TURN_BEGAN: f"{who} has an extra turn" if event.amount else f"{who} begins a turn",
            c.ROLLED: f"{who} throws {dice}",
            c.PAID: f"{who} pays {other} {event.amount} for {card}",
            c.EARNED: f"{who} earns {event.amount} for {card}",
            c.ROBBED: f"{who} takes {event.amount} from {other} for {card}",
            c.SWAPPED: f"{who} gives {card} to {other} for {taken}",
            c.BUILT: f"{who} builds {card} for {event.amount}",
            c.LANDMARK_BUILT: f"{who} builds {self.landmark(event.what)} for {event.amount}",
            c.PASSED: f"{who} builds nothing",
            c.REVEALED: f"{card} comes out",
            c.RAISED: f"{who} raises the throw to {event.amount}",
            c.LANDMARK_EARNED: f"{who} earns {event.amount} for {self.landmark(event.what)}",
            c.FISHED: f"{who} throws {dice} for the boats",
            c.OPENED: f"{who} opens {event.amount} {card}",
            c.CLOSED: f"{who} closes {event.amount} {card}",
            c.DEMOLISHED: f"{who} demolishes {self.landmark(event.what)}",
            c.SENT: f"{who} sends {card} to {other}",
            c.INVESTED: f"{who} invests in {card}: {event.amount}",
            c.SHARED: f"{who} shares for {card}: {event.amount} each",
            c.REPAID: f"{who} pays {event.amount} to the bank for {card}",
            c.WITHDRAWN: f"{card} is withdrawn",
            c.KEPT: f"{who} lets the throw stand",
            c.THROWN_AGAIN: f"{who} throws again",
            c.WON: f"{who} wins",
        }
        return texts[event.kind]
