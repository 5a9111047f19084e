"""What the map of Urbanization, its buildings and its rounds say about themselves."""

from collections.abc import Sequence
from typing import Final

from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.help_actions import ActionHelp
from citybuilder.tables.urbanization.helping import NO_MARKER, Helping, Pieces
from citybuilder.tables.urbanization.names import SOWN
from citybuilder.tables.urbanization.speaking import AND_ALSO
from citybuilder.tables.urbanization.texts import UrbanizationTexts

FREE_REGIONS: Final = QT_TRANSLATE_NOOP("urbanization", "The land: %n free regions", "", 1)
MAP_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "You buy regions that have a side in common with one of yours."
)
REGION: Final = QT_TRANSLATE_NOOP("urbanization", "Region %1: %2")
CLOSED: Final = QT_TRANSLATE_NOOP("urbanization", "not in the game")
FREE_PLOTS: Final = QT_TRANSLATE_NOOP("urbanization", "%n free plots", "", 1)
PLOT_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "You can build a house or a factory here, or sow grain."
)
HOUSE_HELP: Final = QT_TRANSLATE_NOOP("urbanization", "The house here can become a high-rise.")
OFFICE_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Administration buildings can stand here without a plot."
)
MARKER_TO: Final = QT_TRANSLATE_NOOP(
    "urbanization", "The price marker can go here: the region then costs %1."
)
MARKER_FROM: Final = QT_TRANSLATE_NOOP("urbanization", "A price marker can be taken from here.")
NO_MARKER_TO: Final = QT_TRANSLATE_NOOP("urbanization", "no price marker can go here")
NO_MARKER_FROM: Final = QT_TRANSLATE_NOOP("urbanization", "no price marker can be taken from here")
OF_OTHERS: Final = QT_TRANSLATE_NOOP("urbanization", "it belongs to %1")
YOURS: Final = QT_TRANSLATE_NOOP("urbanization", "it is yours already")
NOT_YOURS: Final = QT_TRANSLATE_NOOP(
    "urbanization", "it belongs to nobody, and only your own land can be used"
)
NO_PLOT_HERE: Final = QT_TRANSLATE_NOOP("urbanization", "there is no free plot here")
NO_HOUSE_HERE: Final = QT_TRANSLATE_NOOP("urbanization", "there is no house here")
PLOTS: Final = QT_TRANSLATE_NOOP("urbanization", "%n plots", "", 1)
PRICE: Final = QT_TRANSLATE_NOOP("urbanization", "Price for you: %1 (%n price markers).", "", 1)
CAN_BUY: Final = QT_TRANSLATE_NOOP("urbanization", "It lies beside a region of yours.")
NOT_BESIDE: Final = QT_TRANSLATE_NOOP(
    "urbanization", "it has no side in common with a region of yours"
)
PRICES_GO: Final = QT_TRANSLATE_NOOP(
    "urbanization", "%n price markers from here go to other regions.", "", 1
)
SHUT_IN: Final = QT_TRANSLATE_NOOP(
    "urbanization", "somebody would be left without a free region beside theirs"
)

LEFT: Final = QT_TRANSLATE_NOOP("urbanization", "%1: %2 left")
BUILDING_COST: Final = QT_TRANSLATE_NOOP("urbanization", "Costs you %1, brings %2.")
BUILDING_HELP: Final = {
    c.HOUSE: QT_TRANSLATE_NOOP(
        "urbanization", "Stands on a free plot; your row of houses goes on by 1."
    ),
    c.HIGH_RISE: QT_TRANSLATE_NOOP(
        "urbanization", "Replaces one of your houses; your row of houses goes on by 1."
    ),
    c.ADMINISTRATION: QT_TRANSLATE_NOOP(
        "urbanization", "Needs no plot, only a region of yours. Nobody lives there."
    ),
    c.FACTORY: QT_TRANSLATE_NOOP(
        "urbanization", "For a card that you attract: on a free plot, brings %1."
    ),
}
BANK: Final = QT_TRANSLATE_NOOP("urbanization", "Bank")
BANK_HELP: Final = QT_TRANSLATE_NOOP("urbanization", "Its money never runs out.")
ROUND_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization", "Everybody takes a character; %n phases with one action each follow.", "", 1
)
END_HELP: Final = QT_TRANSLATE_NOOP(
    "urbanization",
    "At the end of a round: harvest, factories, citizens, feeding, refilling grain. "
    "After round %1 the match is over.",
)
ORDER_OF_PLAY: Final = QT_TRANSLATE_NOOP("urbanization", "Order of play: %1.")

PRICES_MOVE: Final = (c.ASK_SPREAD, c.ASK_LIFT, c.ASK_SHIFT)
ON_OWN_LAND: Final = (c.ASK_BUILD, c.ASK_SOW, c.ASK_SETTLE)


class LandHelp(Helping):
    """What there is to build on, to build, and the time for it."""

    def __init__(self, words: UrbanizationTexts, actions: ActionHelp) -> None:
        super().__init__(words)
        self.actions = actions
        self.pieces: Pieces = {
            "map": (self.map_title, self.map_lines),
            "region": (self.region_title, self.region_lines),
            "supply": (self.supply_title, self.supply_lines),
            "bank": (lambda _: self.say(BANK), lambda *_: [self.say(BANK_HELP)]),
            "rounds": (words.turn, self.round_lines),
        }

    # The map

    def map_title(self, table: UrbanizationState) -> str:
        return self.count(FREE_REGIONS, table.owner.count(c.FREE))

    def map_lines(self, table: UrbanizationState, me: int) -> list[str]:
        can_have = self.actions.possible(table, me, c.LAND) if self.is_played(table) else []
        return [self.say(MAP_HELP), *can_have]

    def region_title(self, table: UrbanizationState, region: int) -> str:
        owner = table.owner[region]
        if owner == c.CLOSED:
            there = self.say(CLOSED)
        elif owner == c.FREE:
            plots = self.count(PLOTS, self.box.regions[region].plots)
            there = self.say(AND_ALSO, self.money(table.prices[region]), plots)
        else:
            there = self.say(AND_ALSO, self.words.name(owner), self.contents(table, region))
        return self.say(REGION, self.words.region(region), there)

    def contents(self, table: UrbanizationState, region: int) -> str:
        """What stands on the plots and beside them, and what is free."""
        plots = self.plots(table, region)
        kinds = [kind for kind in (c.HOUSE, c.HIGH_RISE, c.FACTORY) if kind in plots]
        found = [self.words.buildings(kind, plots.count(kind)) for kind in kinds]
        for text, what in ((SOWN, c.FIELD_OF_GRAIN), (FREE_PLOTS, c.EMPTY)):
            found += [self.count(text, plots.count(what))] if what in plots else []
        offices = table.administrations[region]
        if offices:
            found.append(self.words.buildings(c.ADMINISTRATION, offices))
        return ", ".join(found)

    def plots(self, table: UrbanizationState, region: int) -> Sequence[int]:
        first = region * c.PLOTS
        return table.plots[first : first + c.PLOTS]

    def region_lines(self, table: UrbanizationState, me: int, region: int) -> list[str]:
        if table.over or table.owner[region] == c.CLOSED:
            return []
        if self.asks_me(table, me, *PRICES_MOVE):
            return [self.price_line(table, region)]
        if table.owner[region] != c.FREE:
            return self.owned_lines(table, me, region)
        if table.round == 0:
            return self.start_lines(table, me, region)
        return self.land_lines(table, me, region)

    def price_line(self, table: UrbanizationState, region: int) -> str:
        """While price markers are on the move."""
        lifted = table.asked[-1].kind == c.ASK_LIFT
        if not self.is_answer(table, region):
            return self.not_now(NO_MARKER_FROM if lifted else NO_MARKER_TO)
        if lifted:
            return self.say(MARKER_FROM)
        return self.say(MARKER_TO, self.money(table.prices[region] + 1))

    def is_answer(self, table: UrbanizationState, region: int) -> bool:
        return any(action.where == region for action in self.rules.legal(table))

    def owned_lines(self, table: UrbanizationState, me: int, region: int) -> list[str]:
        """What can be done there, and why not what is asked about."""
        owner, plots = table.owner[region], self.plots(table, region)
        empty, house = c.EMPTY in plots, c.HOUSE in plots
        asked = table.asked[-1] if self.asks_me(table, me, *ON_OWN_LAND) else None
        buying = self.asks_me(table, me, c.ASK_LAND)
        if owner != me:
            told = [self.not_now(OF_OTHERS, self.words.name(owner))]
            return told if asked or buying else []
        if buying:
            return [self.not_now(YOURS)]
        lines = [self.say(PLOT_HELP)] if empty else []
        lines += [self.say(HOUSE_HELP)] if house and table.supply[c.HIGH_RISE] > 0 else []
        lines.append(self.say(OFFICE_HELP))
        if asked and not self.is_answer(table, region):
            high = asked.kind == c.ASK_BUILD and asked.what == c.HIGH_RISE
            lines.append(self.not_now(NO_HOUSE_HERE if high else NO_PLOT_HERE))
        return lines

    def land_lines(self, table: UrbanizationState, me: int, region: int) -> list[str]:
        price = self.actions.price(table, me, region)
        lines = [self.count(PRICE, table.prices[region], self.money(price))]
        reason: tuple[str, ...]
        if self.asks_me(table, me, *ON_OWN_LAND):
            reason = (NOT_YOURS,)
        elif not self.rules.land.is_beside(table, me, region):
            reason = (NOT_BESIDE,)
        elif table.markers[me] == 0:
            reason = (NO_MARKER,)
        elif price > table.money[me]:
            reason = self.dear(table, me, price)
        else:
            return [*lines, self.say(CAN_BUY)]
        return [*lines, self.not_now(*reason)]

    def start_lines(self, table: UrbanizationState, me: int, region: int) -> list[str]:
        if not self.asks_me(table, me, c.ASK_START):
            return []
        if not self.is_answer(table, region):
            return [self.not_now(SHUT_IN)]
        return [self.count(PRICES_GO, table.prices[region])]

    # What is built, and time

    def supply_title(self, table: UrbanizationState, kind: int) -> str:
        return self.say(LEFT, self.words.building(kind), str(table.supply[kind]))

    def supply_lines(self, table: UrbanizationState, me: int, kind: int) -> list[str]:
        setup = self.box.setup
        if kind == c.FACTORY:
            return [self.say(BUILDING_HELP[kind], self.points(setup.new_factory))]
        cost = self.money(self.outcomes.cost(table, me, kind, helped=False))
        costs = self.say(BUILDING_COST, cost, self.points(setup.gains[kind]))
        lines = [costs, self.say(BUILDING_HELP[kind])]
        can_build = [self.actions.building(table, me, kind)] if self.is_played(table) else []
        return [*lines, *can_build]

    def round_lines(self, table: UrbanizationState, me: int) -> list[str]:
        order = [(table.starter + step) % table.seats for step in range(table.seats)]
        return [
            self.say(ORDER_OF_PLAY, ", ".join(self.words.name(seat) for seat in order)),
            self.count(ROUND_HELP, c.PHASES),
            self.say(END_HELP, str(c.ROUNDS)),
        ]
