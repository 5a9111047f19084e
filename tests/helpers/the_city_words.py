"""The City's records as words for tests and golden games: players are A to E, cards their ids."""

from citybuilder.core.game import Action, Decision, Event
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.rules import TheCity

SEATS = "ABCDE"


class Words:
    """Speaks of one game's cards."""

    def __init__(self, game: TheCity) -> None:
        self.cards = [card.key for card in game.box.buildings]

    def question(self, asked: Decision) -> str:
        texts = {
            c.ASK_DISCARD: f"discard {asked.amount}",
            c.ASK_CHOOSE: "build what?",
            c.ASK_PAY: f"pay {asked.amount}",
            c.ASK_SECOND: "build a second card?",
            c.ASK_TAKE: "keep which?",
            c.ASK_LIMIT: f"discard {asked.amount} above the limit",
        }
        return f"{SEATS[asked.seat]}: {texts[asked.kind]}"

    def answer(self, action: Action) -> str:
        verbs = {c.DISCARD: "discard", c.BUILD: "build", c.PAY: "pay", c.TAKE: "take"}
        if action.kind in verbs:
            return f"{verbs[action.kind]} {self.cards[action.what]}"
        return "pass" if action.kind == c.PASS else "enough"

    def event(self, event: Event) -> str:
        who, amount = SEATS[event.seat], event.amount
        card = self.cards[event.what] if event.what >= 0 else "a card"
        texts = {
            c.ROUND_BEGAN: f"round {amount} begins",
            c.SAT: f"{who} has sat",
            c.DISCARDED: f"{who} discards {amount} {card}",
            c.BUILT: f"{who} builds {card} for {amount}",
            c.PASSED: f"{who} passes and looks at {amount}",
            c.EARNED: f"{who} earns {amount}",
            c.DREW: f"{who} draws {card}",
            c.SCORED: f"{who} scores {amount}",
            c.SHUFFLED: f"{amount} cards are shuffled",
            c.NOTHING_LEFT: f"{who} misses {amount}",
            c.WON: f"{who} wins",
        }
        return texts[event.kind]
