"""What Machi Koro's cards, landmarks and symbols are called."""

from typing import Final

from citybuilder.tables.texts import QT_TRANSLATE_NOOP

ESTABLISHMENTS: Final = {  # the name, and as the object of a sentence
    "wheat_field": (
        QT_TRANSLATE_NOOP("machi_koro", "Wheat Field"),
        QT_TRANSLATE_NOOP("machi_koro", "a Wheat Field"),
    ),
    "ranch": (
        QT_TRANSLATE_NOOP("machi_koro", "Ranch"),
        QT_TRANSLATE_NOOP("machi_koro", "a Ranch"),
    ),
    "bakery": (
        QT_TRANSLATE_NOOP("machi_koro", "Bakery"),
        QT_TRANSLATE_NOOP("machi_koro", "a Bakery"),
    ),
    "cafe": (
        QT_TRANSLATE_NOOP("machi_koro", "Café"),
        QT_TRANSLATE_NOOP("machi_koro", "a Café"),
    ),
    "convenience_store": (
        QT_TRANSLATE_NOOP("machi_koro", "Convenience Store"),
        QT_TRANSLATE_NOOP("machi_koro", "a Convenience Store"),
    ),
    "forest": (
        QT_TRANSLATE_NOOP("machi_koro", "Forest"),
        QT_TRANSLATE_NOOP("machi_koro", "a Forest"),
    ),
    "stadium": (
        QT_TRANSLATE_NOOP("machi_koro", "Stadium"),
        QT_TRANSLATE_NOOP("machi_koro", "a Stadium"),
    ),
    "tv_station": (
        QT_TRANSLATE_NOOP("machi_koro", "TV Station"),
        QT_TRANSLATE_NOOP("machi_koro", "a TV Station"),
    ),
    "business_center": (
        QT_TRANSLATE_NOOP("machi_koro", "Business Center"),
        QT_TRANSLATE_NOOP("machi_koro", "a Business Center"),
    ),
    "cheese_factory": (
        QT_TRANSLATE_NOOP("machi_koro", "Cheese Factory"),
        QT_TRANSLATE_NOOP("machi_koro", "a Cheese Factory"),
    ),
    "furniture_factory": (
        QT_TRANSLATE_NOOP("machi_koro", "Furniture Factory"),
        QT_TRANSLATE_NOOP("machi_koro", "a Furniture Factory"),
    ),
    "mine": (
        QT_TRANSLATE_NOOP("machi_koro", "Mine"),
        QT_TRANSLATE_NOOP("machi_koro", "a Mine"),
    ),
    "family_restaurant": (
        QT_TRANSLATE_NOOP("machi_koro", "Family Restaurant"),
        QT_TRANSLATE_NOOP("machi_koro", "a Family Restaurant"),
    ),
    "apple_orchard": (
        QT_TRANSLATE_NOOP("machi_koro", "Apple Orchard"),
        QT_TRANSLATE_NOOP("machi_koro", "an Apple Orchard"),
    ),
    "fruit_and_vegetable_market": (
        QT_TRANSLATE_NOOP("machi_koro", "Fruit and Vegetable Market"),
        QT_TRANSLATE_NOOP("machi_koro", "a Fruit and Vegetable Market"),
    ),
    "sushi_bar": (
        QT_TRANSLATE_NOOP("machi_koro", "Sushi Bar"),
        QT_TRANSLATE_NOOP("machi_koro", "a Sushi Bar"),
    ),
    "flower_orchard": (
        QT_TRANSLATE_NOOP("machi_koro", "Flower Orchard"),
        QT_TRANSLATE_NOOP("machi_koro", "a Flower Orchard"),
    ),
    "flower_shop": (
        QT_TRANSLATE_NOOP("machi_koro", "Flower Shop"),
        QT_TRANSLATE_NOOP("machi_koro", "a Flower Shop"),
    ),
    "pizza_joint": (
        QT_TRANSLATE_NOOP("machi_koro", "Pizza Joint"),
        QT_TRANSLATE_NOOP("machi_koro", "a Pizza Joint"),
    ),
    "hamburger_stand": (
        QT_TRANSLATE_NOOP("machi_koro", "Hamburger Stand"),
        QT_TRANSLATE_NOOP("machi_koro", "a Hamburger Stand"),
    ),
    "mackerel_boat": (
        QT_TRANSLATE_NOOP("machi_koro", "Mackerel Boat"),
        QT_TRANSLATE_NOOP("machi_koro", "a Mackerel Boat"),
    ),
    "food_warehouse": (
        QT_TRANSLATE_NOOP("machi_koro", "Food Warehouse"),
        QT_TRANSLATE_NOOP("machi_koro", "a Food Warehouse"),
    ),
    "tuna_boat": (
        QT_TRANSLATE_NOOP("machi_koro", "Tuna Boat"),
        QT_TRANSLATE_NOOP("machi_koro", "a Tuna Boat"),
    ),
    "publisher": (
        QT_TRANSLATE_NOOP("machi_koro", "Publisher"),
        QT_TRANSLATE_NOOP("machi_koro", "a Publisher"),
    ),
    "tax_office": (
        QT_TRANSLATE_NOOP("machi_koro", "Tax Office"),
        QT_TRANSLATE_NOOP("machi_koro", "a Tax Office"),
    ),
    "general_store": (
        QT_TRANSLATE_NOOP("machi_koro", "General Store"),
        QT_TRANSLATE_NOOP("machi_koro", "a General Store"),
    ),
    "corn_field": (
        QT_TRANSLATE_NOOP("machi_koro", "Corn Field"),
        QT_TRANSLATE_NOOP("machi_koro", "a Corn Field"),
    ),
    "demolition_company": (
        QT_TRANSLATE_NOOP("machi_koro", "Demolition Company"),
        QT_TRANSLATE_NOOP("machi_koro", "a Demolition Company"),
    ),
    "french_restaurant": (
        QT_TRANSLATE_NOOP("machi_koro", "French Restaurant"),
        QT_TRANSLATE_NOOP("machi_koro", "a French Restaurant"),
    ),
    "loan_office": (
        QT_TRANSLATE_NOOP("machi_koro", "Loan Office"),
        QT_TRANSLATE_NOOP("machi_koro", "a Loan Office"),
    ),
    "vineyard": (
        QT_TRANSLATE_NOOP("machi_koro", "Vineyard"),
        QT_TRANSLATE_NOOP("machi_koro", "a Vineyard"),
    ),
    "winery": (
        QT_TRANSLATE_NOOP("machi_koro", "Winery"),
        QT_TRANSLATE_NOOP("machi_koro", "a Winery"),
    ),
    "moving_company": (
        QT_TRANSLATE_NOOP("machi_koro", "Moving Company"),
        QT_TRANSLATE_NOOP("machi_koro", "a Moving Company"),
    ),
    "soda_bottling_plant": (
        QT_TRANSLATE_NOOP("machi_koro", "Soda Bottling Plant"),
        QT_TRANSLATE_NOOP("machi_koro", "a Soda Bottling Plant"),
    ),
    "members_only_club": (
        QT_TRANSLATE_NOOP("machi_koro", "Members-Only Club"),
        QT_TRANSLATE_NOOP("machi_koro", "a Members-Only Club"),
    ),
    "renovation_company": (
        QT_TRANSLATE_NOOP("machi_koro", "Renovation Company"),
        QT_TRANSLATE_NOOP("machi_koro", "a Renovation Company"),
    ),
    "tech_startup": (
        QT_TRANSLATE_NOOP("machi_koro", "Tech Startup"),
        QT_TRANSLATE_NOOP("machi_koro", "a Tech Startup"),
    ),
    "park": (
        QT_TRANSLATE_NOOP("machi_koro", "Park"),
        QT_TRANSLATE_NOOP("machi_koro", "a Park"),
    ),
}

LANDMARKS: Final = {
    "train_station": (
        QT_TRANSLATE_NOOP("machi_koro", "Train Station"),
        QT_TRANSLATE_NOOP("machi_koro", "the Train Station"),
    ),
    "shopping_mall": (
        QT_TRANSLATE_NOOP("machi_koro", "Shopping Mall"),
        QT_TRANSLATE_NOOP("machi_koro", "the Shopping Mall"),
    ),
    "amusement_park": (
        QT_TRANSLATE_NOOP("machi_koro", "Amusement Park"),
        QT_TRANSLATE_NOOP("machi_koro", "the Amusement Park"),
    ),
    "radio_tower": (
        QT_TRANSLATE_NOOP("machi_koro", "Radio Tower"),
        QT_TRANSLATE_NOOP("machi_koro", "the Radio Tower"),
    ),
    "harbor": (
        QT_TRANSLATE_NOOP("machi_koro", "Harbor"),
        QT_TRANSLATE_NOOP("machi_koro", "the Harbor"),
    ),
    "airport": (
        QT_TRANSLATE_NOOP("machi_koro", "Airport"),
        QT_TRANSLATE_NOOP("machi_koro", "the Airport"),
    ),
    "city_hall": (
        QT_TRANSLATE_NOOP("machi_koro", "City Hall"),
        QT_TRANSLATE_NOOP("machi_koro", "the City Hall"),
    ),
}

ICONS: Final = {
    "wheat": QT_TRANSLATE_NOOP("machi_koro", "wheat"),
    "cow": QT_TRANSLATE_NOOP("machi_koro", "cow"),
    "gear": QT_TRANSLATE_NOOP("machi_koro", "gear"),
    "bread": QT_TRANSLATE_NOOP("machi_koro", "bread"),
    "cup": QT_TRANSLATE_NOOP("machi_koro", "cup"),
    "factory": QT_TRANSLATE_NOOP("machi_koro", "factory"),
    "fruit": QT_TRANSLATE_NOOP("machi_koro", "fruit"),
    "tower": QT_TRANSLATE_NOOP("machi_koro", "tower"),
    "boat": QT_TRANSLATE_NOOP("machi_koro", "boat"),
    "briefcase": QT_TRANSLATE_NOOP("machi_koro", "briefcase"),
}
