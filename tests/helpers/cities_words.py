"""The records of Cities as words for tests and golden games: players are A to D, things ids."""

from citybuilder.core.game import NONE, Action, Decision, Event
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.box import Box

SEATS = "ABCD"
ROWS = ("cards", "tiles", "features", "pieces")


class Words:
    """Speaks of one game's box."""

    def __init__(self, box: Box) -> None:
        self.cards = [card.key for card in box.cards]
        self.tiles = [tile.key for tile in box.tiles]
        self.features = [feature.key for feature in box.features]
        self.goals = [goal.key for city in box.cities for goal in city.goals]

    def question(self, asked: Decision) -> str:
        texts = {
            c.ASK_START: "begin with what?",
            c.ASK_TAKE: "take what?",
            c.ASK_LAY: "lay it where?",
            c.ASK_PUT: "put it where?",
            c.ASK_BUILD: "build where?",
        }
        return f"{SEATS[asked.seat]}: {texts[asked.kind]}"

    def answer(self, action: Action) -> str:
        what, where = action.what, action.where
        texts = {
            c.START: lambda: self.tiles[what],
            c.TAKE: lambda: f"{ROWS[where // c.SLOTS]} {where % c.SLOTS + 1}",
            c.LAY: lambda: f"at {where} turned {action.amount}",
            c.PUT: lambda: f"{self.features[what]} on {where}",
            c.BUILD: lambda: f"{c.COLOURS[what]} on {where}",
            c.LEAVE: lambda: f"without {what}",
        }
        return texts[action.kind]()

    def event(self, event: Event) -> str:
        who = SEATS[event.seat] if event.seat != NONE else ""
        what, where, amount = event.what, event.where, event.amount
        rows = (self.cards, self.tiles, self.features, list(c.COLOURS))
        seen = " unseen" if amount else ""
        texts = {
            c.ROUND_BEGAN: lambda: f"round {amount} begins, {who} has the star",
            c.TURN_BEGAN: lambda: f"{who} is next",
            c.STARTED: lambda: f"{who} begins with {self.tiles[what]}",
            c.CARD_TAKEN: lambda: f"{who} takes {self.cards[what]}{seen}",
            c.TILE_TAKEN: lambda: f"{who} takes {self.tiles[what]}{seen}",
            c.FEATURE_TAKEN: lambda: f"{who} takes {self.features[what]}{seen}",
            c.PIECE_TAKEN: lambda: f"{who} takes {c.COLOURS[what]}{seen}",
            c.LAID: lambda: f"{who} lays {self.tiles[what]}",
            c.PUT_DOWN: lambda: f"{who} puts {self.features[what]} on {where}",
            c.BUILT: lambda: f"{who} builds {c.COLOURS[what]} on {where}, height {amount}",
            c.FEATURE_LOST: lambda: f"{who} loses {self.features[what]}",
            c.PIECE_LOST: lambda: f"{who} loses {c.COLOURS[what]}",
            c.REACHED: lambda: f"{who} reaches {self.goals[what]} for {amount}",
            c.CLEARED: lambda: f"{amount} things are left",
            c.STAR_TAKEN: lambda: f"{who} takes the star",
            c.WON: lambda: f"{who} wins",
            c.LAID_OUT: lambda: f"{rows[where][what]}",
        }
        return texts[event.kind]()
