"""What the pieces of Urbanization say about themselves in the situation on the table."""

from collections.abc import Callable
from typing import Final

from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.tables.texts import QT_TRANSLATE_NOOP
from citybuilder.tables.urbanization.help_actions import ActionHelp
from citybuilder.tables.urbanization.help_industry import IndustryHelp
from citybuilder.tables.urbanization.help_land import LandHelp
from citybuilder.tables.urbanization.help_market import MarketHelp
from citybuilder.tables.urbanization.help_seats import SeatHelp
from citybuilder.tables.urbanization.help_track import TrackHelp
from citybuilder.tables.urbanization.texts import UrbanizationTexts

SERIES: Final = (
    QT_TRANSLATE_NOOP("urbanization", "Points"),
    QT_TRANSLATE_NOOP("urbanization", "Citizens"),
    QT_TRANSLATE_NOOP("urbanization", "Money"),
)

Title = Callable[[UrbanizationState, list[int]], str]
Lines = Callable[[UrbanizationState, int, list[int]], list[str]]


class UrbanizationHelp:
    """Tooltips, and names for those who hear the table; by the first part of a piece's key."""

    def __init__(self, words: UrbanizationTexts) -> None:
        self.words = words
        self.rules = words.rules
        self.actions = ActionHelp(words)
        self.land = LandHelp(words, self.actions)
        self.industry = IndustryHelp(words, self.actions)
        self.market = MarketHelp(words, self.actions)
        self.track = TrackHelp(words, self.actions)
        self.seats = SeatHelp(words, self.actions)
        self.titles: dict[str, Title] = {**self.shared_titles(), **self.seat_titles()}
        self.lines: dict[str, Lines] = {**self.shared_lines(), **self.seat_lines()}

    def series(self) -> list[str]:
        return [self.words.say(text) for text in SERIES]

    def spoken(self, table: UrbanizationState, key: str) -> str:
        """In one line; nothing is tried out for it."""
        kind, *rest = key.split("/")
        return self.titles[kind](table, [int(part) for part in rest])

    def tip(self, table: UrbanizationState, me: int, key: str) -> str:
        kind, *rest = key.split("/")
        numbers = [int(part) for part in rest]
        lines = self.lines[kind](table, me, numbers)
        return "\n".join([self.titles[kind](table, numbers), *lines])

    # Shared pieces

    def shared_titles(self) -> dict[str, Title]:
        land, industry, market, track = self.land, self.industry, self.market, self.track
        words = self.words
        return {
            "map": lambda table, _: land.map_title(table),
            "region": lambda table, at: land.region_title(table, at[0]),
            "supply": lambda table, at: land.supply_title(table, at[0]),
            "bank": lambda *_: land.bank_title(),
            "rounds": lambda table, _: words.turn(table),
            "industry": lambda *_: industry.industry_title(),
            "slot": lambda table, at: industry.slot_title(table, at[0]),
            "deck": lambda table, _: industry.deck_title(table),
            "orders": lambda table, at: industry.orders_title(table, at[0]),
            "market": lambda *_: market.market_title(),
            "grain": lambda table, at: market.grain_title(table, at[0]),
            "track": lambda *_: track.track_title(),
            "space": lambda table, at: track.space_title(table, at[0]),
            "invention": lambda _, at: words.invention(at[0]),
            "action": lambda _, at: words.action_long(at[0]),
        }

    def shared_lines(self) -> dict[str, Lines]:
        land, industry, market, track = self.land, self.industry, self.market, self.track
        return {
            "map": lambda table, me, _: land.map_lines(table, me),
            "region": lambda table, me, at: land.region_lines(table, me, at[0]),
            "supply": lambda table, me, at: land.supply_lines(table, me, at[0]),
            "bank": lambda *_: land.bank_lines(),
            "rounds": lambda table, *_: land.round_lines(table),
            "industry": lambda table, *_: industry.industry_lines(table),
            "slot": lambda table, me, at: industry.slot_lines(table, me, at[0]),
            "deck": lambda table, *_: industry.deck_lines(table),
            "orders": lambda _, __, at: industry.orders_lines(at[0]),
            "market": lambda table, me, _: market.market_lines(table, me),
            "grain": lambda table, me, at: market.grain_lines(table, me, at[0]),
            "track": lambda table, me, _: track.track_lines(table, me),
            "space": lambda table, me, at: track.space_lines(table, me, at[0]),
            "invention": lambda table, me, at: track.invention_lines(table, me, at[0]),
            "action": lambda table, me, at: self.actions.lines(table, me, at[0]),
        }

    # Before the players

    def seat_titles(self) -> dict[str, Title]:
        seats = self.seats
        return {
            "character": lambda table, at: seats.character_title(table, at[0]),
            "mayor": lambda table, _: seats.mayor_title(table),
            "seat": lambda table, at: seats.seat_title(table, at[0]),
            "points": lambda table, at: seats.points_title(table, at[0]),
            "money": lambda table, at: seats.money_title(table, at[0]),
            "markers": lambda table, at: seats.markers_title(table, at[0]),
            "row": lambda table, at: seats.row_title(table, at[0], at[1]),
            "hired": lambda table, at: seats.hired_title(table, at[0]),
            "stack": lambda table, at: seats.stack_title(table, at[0], at[1]),
            "idea": lambda _, at: seats.idea_title(at[0], at[1]),
            "works": lambda table, _: seats.works_title(table),
        }

    def seat_lines(self) -> dict[str, Lines]:
        seats = self.seats
        return {
            "character": lambda table, _, at: seats.character_lines(table, at[0]),
            "mayor": lambda table, *_: seats.mayor_lines(table),
            "seat": lambda table, _, at: seats.seat_lines(table, at[0]),
            "points": lambda table, _, at: seats.points_lines(table, at[0]),
            "money": lambda *_: seats.money_lines(),
            "markers": lambda table, _, at: seats.markers_lines(table, at[0]),
            "row": lambda table, _, at: seats.row_lines[at[1]](table, at[0]),
            "hired": lambda table, _, at: seats.hired_lines(table, at[0]),
            "stack": lambda table, me, at: seats.stack_lines(table, me, at[0], at[1]),
            "idea": lambda table, _, at: seats.idea_lines(table, at[0], at[1]),
            "works": lambda table, *_: seats.works_lines(table),
        }
