"""How the things of Urbanization are named in the player's language."""

from collections.abc import Sequence
from typing import cast

from citybuilder.core.game import Game, State
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.columns import Region
from citybuilder.games.urbanization.rules import Urbanization
from citybuilder.tables.texts import RoundTexts, Translate, whole
from citybuilder.tables.urbanization import names as n


class Names(RoundTexts):
    """Names alone; what is asked, told and explained is made of them."""

    context = "urbanization"

    def __init__(self, game: Game[State], names: Sequence[str], translate: Translate) -> None:
        super().__init__(game, names, translate)
        self.rules = cast(Urbanization, game)
        self.region_names = region_names(self.rules.box.regions)

    # Cards; on narrow faces with soft hyphens where a name may be broken

    def factory(self, card: int) -> str:
        return whole(self.factory_on_face(card))

    def factory_on_face(self, card: int) -> str:
        return self.say(n.FACTORIES[self.rules.box.factories[card].key])

    def the_factory(self, card: int) -> str:
        """As the object of a sentence."""
        return self.say(n.THE_FACTORIES[self.rules.box.factories[card].key])

    def invention(self, invention: int) -> str:
        return whole(self.invention_on_face(invention))

    def invention_on_face(self, invention: int) -> str:
        return self.say(n.INVENTIONS[self.rules.box.inventions[invention].key])

    def still_there(self) -> str:
        return self.say(n.STILL_THERE)

    def the_invention(self, invention: int) -> str:
        return self.say(n.THE_INVENTIONS[self.rules.box.inventions[invention].key])

    def character(self, character: int) -> str:
        return whole(self.character_on_face(character))

    def character_on_face(self, character: int) -> str:
        return self.say(n.CHARACTERS[character])

    def the_character(self, character: int) -> str:
        return self.say(n.THE_CHARACTERS[character])

    def helped(self, deed: str, character: int) -> str:
        return self.say(n.HELPED_BY, deed, self.the_character(character))

    # Actions and rows

    def action_name(self, action: int) -> str:
        """In one short word."""
        return self.say(n.ACTIONS_IN_SHORT[action])

    def action_long(self, action: int) -> str:
        return self.say(n.ACTIONS[action])

    def row_name(self, row: int) -> str:
        return self.say(n.ROWS[row])

    # Places

    def region(self, region: int) -> str:
        """A letter for the row from the top and a number from the left."""
        return self.region_names[region]

    def regions(self, regions: Sequence[int]) -> str:
        return self.counted([self.region(region) for region in regions])

    def region_of(self, plot: int) -> str:
        return self.region(plot // c.PLOTS)

    def space_name(self, space: int) -> str:
        return self.of_space(n.AT, space)

    def from_space(self, space: int) -> str:
        return self.of_space(n.FROM, space)

    def to_space(self, space: int) -> str:
        return self.of_space(n.TO, space)

    def of_space(self, texts: Sequence[str], space: int) -> str:
        """Only barns have numbers."""
        return self.say(texts[max(0, space - c.BARNS + 1)], str(space + 1))

    def spaces(self, spaces: Sequence[int]) -> str:
        return self.counted([self.space_name(space) for space in spaces])

    # Things

    def building(self, kind: int) -> str:
        return whole(self.building_on_face(kind))

    def building_on_face(self, kind: int) -> str:
        return self.say(n.BUILDINGS[kind])

    def buildings(self, kind: int, count: int) -> str:
        return self.count(n.SO_MANY_BUILDINGS[kind], count)

    def a_building(self, kind: int) -> str:
        """As the object of a sentence."""
        return self.say(n.A_BUILDING[kind])

    def colour(self, colour: int) -> str:
        return self.say(n.COLOURS[colour])

    def orders(self, colour: int, count: int) -> str:
        return self.count(n.ORDERS[colour], count)

    def all_orders(self, counts: Sequence[int]) -> list[str]:
        """By colour, as far as there are any."""
        return [self.orders(colour, count) for colour, count in enumerate(counts) if count]

    def goods(self, colour: int, count: int) -> str:
        return self.count(n.GOODS[colour], count)

    def money(self, amount: int) -> str:
        return self.say(n.MONEY, str(amount))

    def points(self, points: int) -> str:
        return self.count(n.POINTS, points)

    def grain(self, grain: int) -> str:
        return self.count(n.GRAIN, grain)

    # Lists

    def counted(self, parts: Sequence[str]) -> str:
        """Each once, with how often it is there."""
        found = {part: parts.count(part) for part in parts}
        return ", ".join(
            part if count == 1 else f"{part} ({count})" for part, count in found.items()
        )


def region_names(regions: Sequence[Region]) -> list[str]:
    """Triangles whose lowest corners are at one height are a row."""
    feet = [round(min(y for _, y in region.corners), 2) for region in regions]
    heights = sorted(set(feet), reverse=True)
    found = [""] * len(regions)
    for letter, height in zip("ABCDEFGH", heights, strict=False):
        row = [region for region, foot in enumerate(feet) if foot == height]
        row.sort(key=lambda region: sum(x for x, _ in regions[region].corners))
        for number, region in enumerate(row, 1):
            found[region] = f"{letter}{number}"
    return found
