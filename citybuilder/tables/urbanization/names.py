"""What the things of Urbanization are called: by themselves, and as the object of a sentence."""

from typing import Final

from citybuilder.games.urbanization import cards as c
from citybuilder.tables.texts import QT_TRANSLATE_NOOP

FACTORIES: Final = {
    "bakery": QT_TRANSLATE_NOOP("urbanization", "Bakery"),
    "sawmill": QT_TRANSLATE_NOOP("urbanization", "Sawmill"),
    "wind_mill": QT_TRANSLATE_NOOP("urbanization", "Windmill"),
    "brickworks": QT_TRANSLATE_NOOP("urbanization", "Brickworks"),
    "brewery": QT_TRANSLATE_NOOP("urbanization", "Brewery"),
    "coal_mine": QT_TRANSLATE_NOOP("urbanization", "Coal Mine"),
    "textile_mill": QT_TRANSLATE_NOOP("urbanization", "Textile Mill"),
    "paper_mill": QT_TRANSLATE_NOOP("urbanization", "Paper Mill"),
    "iron_foundry": QT_TRANSLATE_NOOP("urbanization", "Iron Foundry"),
    "steel_works": QT_TRANSLATE_NOOP("urbanization", "Steel Works"),
    "chemical_works": QT_TRANSLATE_NOOP("urbanization", "Chemical Works"),
    "car_factory": QT_TRANSLATE_NOOP("urbanization", "Car Factory"),
    "power_plant": QT_TRANSLATE_NOOP("urbanization", "Power Plant"),
    "aircraft_works": QT_TRANSLATE_NOOP("urbanization", "Aircraft Works"),
    "electronics_plant": QT_TRANSLATE_NOOP("urbanization", "Electronics Plant"),
    "television_studio": QT_TRANSLATE_NOOP("urbanization", "Television Studio"),
    "computer_factory": QT_TRANSLATE_NOOP("urbanization", "Computer Factory"),
    "software_house": QT_TRANSLATE_NOOP("urbanization", "Software House"),
}
THE_FACTORIES: Final = {  # as the object of a sentence
    "bakery": QT_TRANSLATE_NOOP("urbanization", "the Bakery"),
    "sawmill": QT_TRANSLATE_NOOP("urbanization", "the Sawmill"),
    "wind_mill": QT_TRANSLATE_NOOP("urbanization", "the Windmill"),
    "brickworks": QT_TRANSLATE_NOOP("urbanization", "the Brickworks"),
    "brewery": QT_TRANSLATE_NOOP("urbanization", "the Brewery"),
    "coal_mine": QT_TRANSLATE_NOOP("urbanization", "the Coal Mine"),
    "textile_mill": QT_TRANSLATE_NOOP("urbanization", "the Textile Mill"),
    "paper_mill": QT_TRANSLATE_NOOP("urbanization", "the Paper Mill"),
    "iron_foundry": QT_TRANSLATE_NOOP("urbanization", "the Iron Foundry"),
    "steel_works": QT_TRANSLATE_NOOP("urbanization", "the Steel Works"),
    "chemical_works": QT_TRANSLATE_NOOP("urbanization", "the Chemical Works"),
    "car_factory": QT_TRANSLATE_NOOP("urbanization", "the Car Factory"),
    "power_plant": QT_TRANSLATE_NOOP("urbanization", "the Power Plant"),
    "aircraft_works": QT_TRANSLATE_NOOP("urbanization", "the Aircraft Works"),
    "electronics_plant": QT_TRANSLATE_NOOP("urbanization", "the Electronics Plant"),
    "television_studio": QT_TRANSLATE_NOOP("urbanization", "the Television Studio"),
    "computer_factory": QT_TRANSLATE_NOOP("urbanization", "the Computer Factory"),
    "software_house": QT_TRANSLATE_NOOP("urbanization", "the Software House"),
}
INVENTIONS: Final = {
    "seed_drill": QT_TRANSLATE_NOOP("urbanization", "Seed Drill"),
    "spinning_machine": QT_TRANSLATE_NOOP("urbanization", "Spinning Machine"),
    "steam_engine": QT_TRANSLATE_NOOP("urbanization", "Steam Engine"),
    "canning": QT_TRANSLATE_NOOP("urbanization", "Canning"),
    "steam_locomotive": QT_TRANSLATE_NOOP("urbanization", "Locomotive"),
    "telegraph": QT_TRANSLATE_NOOP("urbanization", "Telegraph"),
    "photography": QT_TRANSLATE_NOOP("urbanization", "Photography"),
    "sewing_machine": QT_TRANSLATE_NOOP("urbanization", "Sewing Machine"),
    "bessemer_converter": QT_TRANSLATE_NOOP("urbanization", "Bessemer Steel"),
    "refrigeration": QT_TRANSLATE_NOOP("urbanization", "Refrigeration"),
    "reinforced_concrete": QT_TRANSLATE_NOOP("urbanization", "Ferroconcrete"),
    "light_bulb": QT_TRANSLATE_NOOP("urbanization", "Light Bulb"),
    "combustion_engine": QT_TRANSLATE_NOOP("urbanization", "Petrol Engine"),
    "artificial_fertiliser": QT_TRANSLATE_NOOP("urbanization", "Artificial Fertiliser"),
    "gas_turbine": QT_TRANSLATE_NOOP("urbanization", "Gas Turbine"),
    "television": QT_TRANSLATE_NOOP("urbanization", "Television"),
    "microchip": QT_TRANSLATE_NOOP("urbanization", "Microchip"),
    "internet": QT_TRANSLATE_NOOP("urbanization", "Internet"),
}
STILL_THERE: Final = QT_TRANSLATE_NOOP("urbanization", "Left:")
THE_INVENTIONS: Final = {  # as the object of a sentence, in which they are things, not cards
    "seed_drill": QT_TRANSLATE_NOOP("urbanization", "the seed drill"),
    "spinning_machine": QT_TRANSLATE_NOOP("urbanization", "the spinning machine"),
    "steam_engine": QT_TRANSLATE_NOOP("urbanization", "the steam engine"),
    "canning": QT_TRANSLATE_NOOP("urbanization", "canning"),
    "steam_locomotive": QT_TRANSLATE_NOOP("urbanization", "the locomotive"),
    "telegraph": QT_TRANSLATE_NOOP("urbanization", "the telegraph"),
    "photography": QT_TRANSLATE_NOOP("urbanization", "photography"),
    "sewing_machine": QT_TRANSLATE_NOOP("urbanization", "the sewing machine"),
    "bessemer_converter": QT_TRANSLATE_NOOP("urbanization", "Bessemer steel"),
    "refrigeration": QT_TRANSLATE_NOOP("urbanization", "refrigeration"),
    "reinforced_concrete": QT_TRANSLATE_NOOP("urbanization", "ferroconcrete"),
    "light_bulb": QT_TRANSLATE_NOOP("urbanization", "the light bulb"),
    "combustion_engine": QT_TRANSLATE_NOOP("urbanization", "the petrol engine"),
    "artificial_fertiliser": QT_TRANSLATE_NOOP("urbanization", "artificial fertiliser"),
    "gas_turbine": QT_TRANSLATE_NOOP("urbanization", "the gas turbine"),
    "television": QT_TRANSLATE_NOOP("urbanization", "television"),
    "microchip": QT_TRANSLATE_NOOP("urbanization", "the microchip"),
    "internet": QT_TRANSLATE_NOOP("urbanization", "the internet"),
}
CHARACTERS: Final = (
    QT_TRANSLATE_NOOP("urbanization", "Broker"),
    QT_TRANSLATE_NOOP("urbanization", "Architect"),
    QT_TRANSLATE_NOOP("urbanization", "Miller"),
    QT_TRANSLATE_NOOP("urbanization", "Farmer"),
    QT_TRANSLATE_NOOP("urbanization", "Foreman"),
    QT_TRANSLATE_NOOP("urbanization", "Factory Owner"),
    QT_TRANSLATE_NOOP("urbanization", "Merchant"),
    QT_TRANSLATE_NOOP("urbanization", "Tax Collector"),
    QT_TRANSLATE_NOOP("urbanization", "Professor"),
    QT_TRANSLATE_NOOP("urbanization", "Mayor"),
)
THE_CHARACTERS: Final = (
    QT_TRANSLATE_NOOP("urbanization", "the Broker"),
    QT_TRANSLATE_NOOP("urbanization", "the Architect"),
    QT_TRANSLATE_NOOP("urbanization", "the Miller"),
    QT_TRANSLATE_NOOP("urbanization", "the Farmer"),
    QT_TRANSLATE_NOOP("urbanization", "the Foreman"),
    QT_TRANSLATE_NOOP("urbanization", "the Factory Owner"),
    QT_TRANSLATE_NOOP("urbanization", "the Merchant"),
    QT_TRANSLATE_NOOP("urbanization", "the Tax Collector"),
    QT_TRANSLATE_NOOP("urbanization", "the Professor"),
    QT_TRANSLATE_NOOP("urbanization", "the Mayor"),
)
HELPED_BY: Final = QT_TRANSLATE_NOOP("urbanization", "%1, helped by %2")
ACTIONS: Final = (
    QT_TRANSLATE_NOOP("urbanization", "Buy land"),
    QT_TRANSLATE_NOOP("urbanization", "Raise buildings"),
    QT_TRANSLATE_NOOP("urbanization", "Trade grain"),
    QT_TRANSLATE_NOOP("urbanization", "Sow grain"),
    QT_TRANSLATE_NOOP("urbanization", "Take orders"),
    QT_TRANSLATE_NOOP("urbanization", "Attract industry"),
    QT_TRANSLATE_NOOP("urbanization", "Produce goods"),
    QT_TRANSLATE_NOOP("urbanization", "Collect taxes"),
    QT_TRANSLATE_NOOP("urbanization", "Invent"),
)
ACTIONS_IN_SHORT: Final = (
    QT_TRANSLATE_NOOP("urbanization", "Land"),
    QT_TRANSLATE_NOOP("urbanization", "Build"),
    QT_TRANSLATE_NOOP("urbanization", "Grain"),
    QT_TRANSLATE_NOOP("urbanization", "Sow"),
    QT_TRANSLATE_NOOP("urbanization", "Orders"),
    QT_TRANSLATE_NOOP("urbanization", "Industry"),
    QT_TRANSLATE_NOOP("urbanization", "Goods"),
    QT_TRANSLATE_NOOP("urbanization", "Taxes"),
    QT_TRANSLATE_NOOP("urbanization", "Invent"),
)
ROWS: Final = (
    QT_TRANSLATE_NOOP("urbanization", "Citizens"),
    QT_TRANSLATE_NOOP("urbanization", "Houses"),
    QT_TRANSLATE_NOOP("urbanization", "Grain"),
    QT_TRANSLATE_NOOP("urbanization", "Orders"),
    QT_TRANSLATE_NOOP("urbanization", "Taxes"),
)
COLOURS: Final = (
    QT_TRANSLATE_NOOP("urbanization", "orange"),
    QT_TRANSLATE_NOOP("urbanization", "grey"),
    QT_TRANSLATE_NOOP("urbanization", "white"),
)
COLOURED: Final = (  # so many of a colour, in a list
    QT_TRANSLATE_NOOP("urbanization", "%1 orange"),
    QT_TRANSLATE_NOOP("urbanization", "%1 grey"),
    QT_TRANSLATE_NOOP("urbanization", "%1 white"),
)
ORDERS: Final = (
    QT_TRANSLATE_NOOP("urbanization", "%n orange orders", "", 1),
    QT_TRANSLATE_NOOP("urbanization", "%n grey orders", "", 1),
    QT_TRANSLATE_NOOP("urbanization", "%n white orders", "", 1),
)
GOODS: Final = (
    QT_TRANSLATE_NOOP("urbanization", "%n orange goods", "", 1),
    QT_TRANSLATE_NOOP("urbanization", "%n grey goods", "", 1),
    QT_TRANSLATE_NOOP("urbanization", "%n white goods", "", 1),
)
AT: Final = (  # a barn, the field, the return area
    QT_TRANSLATE_NOOP("urbanization", "Barn %1"),
    QT_TRANSLATE_NOOP("urbanization", "Field"),
    QT_TRANSLATE_NOOP("urbanization", "Return area"),
)
FROM: Final = (
    QT_TRANSLATE_NOOP("urbanization", "from barn %1"),
    QT_TRANSLATE_NOOP("urbanization", "from the field"),
    QT_TRANSLATE_NOOP("urbanization", "from the return area"),
)
TO: Final = (
    QT_TRANSLATE_NOOP("urbanization", "to barn %1"),
    QT_TRANSLATE_NOOP("urbanization", "to the field"),
)
BUILDINGS: Final = {
    c.HOUSE: QT_TRANSLATE_NOOP("urbanization", "House"),
    c.HIGH_RISE: QT_TRANSLATE_NOOP("urbanization", "High-rise"),
    c.ADMINISTRATION: QT_TRANSLATE_NOOP("urbanization", "Administration building"),
    c.FACTORY: QT_TRANSLATE_NOOP("urbanization", "Factory"),
}
SO_MANY_BUILDINGS: Final = {
    c.HOUSE: QT_TRANSLATE_NOOP("urbanization", "%n houses", "", 1),
    c.HIGH_RISE: QT_TRANSLATE_NOOP("urbanization", "%n high-rises", "", 1),
    c.ADMINISTRATION: QT_TRANSLATE_NOOP("urbanization", "%n administration buildings", "", 1),
    c.FACTORY: QT_TRANSLATE_NOOP("urbanization", "%n factories", "", 1),
}
A_BUILDING: Final = {
    c.HOUSE: QT_TRANSLATE_NOOP("urbanization", "a house"),
    c.HIGH_RISE: QT_TRANSLATE_NOOP("urbanization", "a high-rise"),
    c.ADMINISTRATION: QT_TRANSLATE_NOOP("urbanization", "an administration building"),
    c.FACTORY: QT_TRANSLATE_NOOP("urbanization", "a factory"),
}
SOWN: Final = QT_TRANSLATE_NOOP("urbanization", "%n sown grain", "", 1)
MONEY: Final = QT_TRANSLATE_NOOP("urbanization", "$%1")
POINTS: Final = QT_TRANSLATE_NOOP("urbanization", "%n points", "", 1)
GRAIN: Final = QT_TRANSLATE_NOOP("urbanization", "%n grain", "", 1)
