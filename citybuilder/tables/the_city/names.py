"""What The City's cards are called: on the card, and as the object of a sentence."""

from typing import Final

from citybuilder.tables.texts import QT_TRANSLATE_NOOP

CARDS: Final = {
    "parking": (
        QT_TRANSLATE_NOOP("the_city", "Parking Lot"),
        QT_TRANSLATE_NOOP("the_city", "a Parking Lot"),
    ),
    "apartments": (
        QT_TRANSLATE_NOOP("the_city", "Apartments"),
        QT_TRANSLATE_NOOP("the_city", "the Apartments"),
    ),
    "housing_tract": (
        QT_TRANSLATE_NOOP("the_city", "Housing Tract"),
        QT_TRANSLATE_NOOP("the_city", "a Housing Tract"),
    ),
    "townhouse": (
        QT_TRANSLATE_NOOP("the_city", "Townhouse"),
        QT_TRANSLATE_NOOP("the_city", "a Townhouse"),
    ),
    "central_park": (
        QT_TRANSLATE_NOOP("the_city", "Central Park"),
        QT_TRANSLATE_NOOP("the_city", "a Central Park"),
    ),
    "industrial_park": (
        QT_TRANSLATE_NOOP("the_city", "Industrial Park"),
        QT_TRANSLATE_NOOP("the_city", "an Industrial Park"),
    ),
    "school": (
        QT_TRANSLATE_NOOP("the_city", "School"),
        QT_TRANSLATE_NOOP("the_city", "a School"),
    ),
    "supermarket": (
        QT_TRANSLATE_NOOP("the_city", "Supermarket"),
        QT_TRANSLATE_NOOP("the_city", "a Supermarket"),
    ),
    "bus_station": (
        QT_TRANSLATE_NOOP("the_city", "Bus Station"),
        QT_TRANSLATE_NOOP("the_city", "a Bus Station"),
    ),
    "restaurant": (
        QT_TRANSLATE_NOOP("the_city", "Restaurant"),
        QT_TRANSLATE_NOOP("the_city", "a Restaurant"),
    ),
    "construction_crew": (
        QT_TRANSLATE_NOOP("the_city", "Construction Crew"),
        QT_TRANSLATE_NOOP("the_city", "a Construction Crew"),
    ),
    "interchange": (
        QT_TRANSLATE_NOOP("the_city", "Interchange"),
        QT_TRANSLATE_NOOP("the_city", "an Interchange"),
    ),
    "freight_center": (
        QT_TRANSLATE_NOOP("the_city", "Freight Center"),
        QT_TRANSLATE_NOOP("the_city", "a Freight Center"),
    ),
    "market_hall": (
        QT_TRANSLATE_NOOP("the_city", "Market Hall"),
        QT_TRANSLATE_NOOP("the_city", "a Market Hall"),
    ),
    "citizens_office": (
        QT_TRANSLATE_NOOP("the_city", "Citizens' Office"),
        QT_TRANSLATE_NOOP("the_city", "a Citizens' Office"),
    ),
    "office_building": (
        QT_TRANSLATE_NOOP("the_city", "Office Building"),
        QT_TRANSLATE_NOOP("the_city", "an Office Building"),
    ),
    "cinema": (
        QT_TRANSLATE_NOOP("the_city", "Cinema"),
        QT_TRANSLATE_NOOP("the_city", "a Cinema"),
    ),
    "boutique": (
        QT_TRANSLATE_NOOP("the_city", "Boutique"),
        QT_TRANSLATE_NOOP("the_city", "a Boutique"),
    ),
    "fairground": (
        QT_TRANSLATE_NOOP("the_city", "Fairground"),
        QT_TRANSLATE_NOOP("the_city", "a Fairground"),
    ),
    "high_rise": (
        QT_TRANSLATE_NOOP("the_city", "High Rise"),
        QT_TRANSLATE_NOOP("the_city", "a High Rise"),
    ),
    "freeway": (
        QT_TRANSLATE_NOOP("the_city", "Freeway"),
        QT_TRANSLATE_NOOP("the_city", "a Freeway"),
    ),
    "business_center": (
        QT_TRANSLATE_NOOP("the_city", "Business Center"),
        QT_TRANSLATE_NOOP("the_city", "a Business Center"),
    ),
    "department_store": (
        QT_TRANSLATE_NOOP("the_city", "Department Store"),
        QT_TRANSLATE_NOOP("the_city", "a Department Store"),
    ),
    "train_station": (
        QT_TRANSLATE_NOOP("the_city", "Train Station"),
        QT_TRANSLATE_NOOP("the_city", "a Train Station"),
    ),
    "sports_park": (
        QT_TRANSLATE_NOOP("the_city", "Sports Park"),
        QT_TRANSLATE_NOOP("the_city", "a Sports Park"),
    ),
    "multiplex": (
        QT_TRANSLATE_NOOP("the_city", "Multiplex"),
        QT_TRANSLATE_NOOP("the_city", "a Multiplex"),
    ),
    "modern_art": (
        QT_TRANSLATE_NOOP("the_city", "Modern Art"),
        QT_TRANSLATE_NOOP("the_city", "Modern Art"),
    ),
    "bridge": (
        QT_TRANSLATE_NOOP("the_city", "Bridge"),
        QT_TRANSLATE_NOOP("the_city", "a Bridge"),
    ),
    "research_center": (
        QT_TRANSLATE_NOOP("the_city", "Research Center"),
        QT_TRANSLATE_NOOP("the_city", "a Research Center"),
    ),
    "city_villa": (
        QT_TRANSLATE_NOOP("the_city", "City Villa"),
        QT_TRANSLATE_NOOP("the_city", "a City Villa"),
    ),
    "museum": (
        QT_TRANSLATE_NOOP("the_city", "Museum"),
        QT_TRANSLATE_NOOP("the_city", "a Museum"),
    ),
    "theater": (
        QT_TRANSLATE_NOOP("the_city", "Theater"),
        QT_TRANSLATE_NOOP("the_city", "a Theater"),
    ),
    "university": (
        QT_TRANSLATE_NOOP("the_city", "University"),
        QT_TRANSLATE_NOOP("the_city", "a University"),
    ),
    "technology_park": (
        QT_TRANSLATE_NOOP("the_city", "Technology Park"),
        QT_TRANSLATE_NOOP("the_city", "a Technology Park"),
    ),
    "hypermarket": (
        QT_TRANSLATE_NOOP("the_city", "Hypermarket"),
        QT_TRANSLATE_NOOP("the_city", "a Hypermarket"),
    ),
    "stadium": (
        QT_TRANSLATE_NOOP("the_city", "Stadium"),
        QT_TRANSLATE_NOOP("the_city", "a Stadium"),
    ),
    "town_hall": (
        QT_TRANSLATE_NOOP("the_city", "Town Hall"),
        QT_TRANSLATE_NOOP("the_city", "a Town Hall"),
    ),
    "casino": (
        QT_TRANSLATE_NOOP("the_city", "Casino"),
        QT_TRANSLATE_NOOP("the_city", "a Casino"),
    ),
    "hospital": (
        QT_TRANSLATE_NOOP("the_city", "Hospital"),
        QT_TRANSLATE_NOOP("the_city", "a Hospital"),
    ),
    "convention_center": (
        QT_TRANSLATE_NOOP("the_city", "Convention Center"),
        QT_TRANSLATE_NOOP("the_city", "a Convention Center"),
    ),
    "concert_hall": (
        QT_TRANSLATE_NOOP("the_city", "Concert Hall"),
        QT_TRANSLATE_NOOP("the_city", "a Concert Hall"),
    ),
    "shopping_arcade": (
        QT_TRANSLATE_NOOP("the_city", "Shopping Arcade"),
        QT_TRANSLATE_NOOP("the_city", "a Shopping Arcade"),
    ),
    "skyscraper": (
        QT_TRANSLATE_NOOP("the_city", "Skyscraper"),
        QT_TRANSLATE_NOOP("the_city", "a Skyscraper"),
    ),
    "opera_house": (
        QT_TRANSLATE_NOOP("the_city", "Opera House"),
        QT_TRANSLATE_NOOP("the_city", "an Opera House"),
    ),
    "theme_park": (
        QT_TRANSLATE_NOOP("the_city", "Theme Park"),
        QT_TRANSLATE_NOOP("the_city", "a Theme Park"),
    ),
    "mall": (
        QT_TRANSLATE_NOOP("the_city", "Mall"),
        QT_TRANSLATE_NOOP("the_city", "a Mall"),
    ),
    "monument": (
        QT_TRANSLATE_NOOP("the_city", "Monument"),
        QT_TRANSLATE_NOOP("the_city", "a Monument"),
    ),
    "airport": (
        QT_TRANSLATE_NOOP("the_city", "Airport"),
        QT_TRANSLATE_NOOP("the_city", "an Airport"),
    ),
    "subway": (
        QT_TRANSLATE_NOOP("the_city", "Subway"),
        QT_TRANSLATE_NOOP("the_city", "a Subway"),
    ),
    "park_and_ride": (
        QT_TRANSLATE_NOOP("the_city", "Park & Ride"),
        QT_TRANSLATE_NOOP("the_city", "a Park & Ride"),
    ),
    "architect": (
        QT_TRANSLATE_NOOP("the_city", "Architect"),
        QT_TRANSLATE_NOOP("the_city", "the Architect"),
    ),
}
