<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>cities</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In every round each player sends %n workers into each row.</source>
        <translation>
            <numerusform>In every round each player sends %n worker into each row.</numerusform>
            <numerusform>In every round each player sends %n workers into each row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would bring you %n points now.</source>
        <translation>
            <numerusform>It would bring you %n point now.</numerusform>
            <numerusform>It would bring you %n points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has reached it: %n points.</source>
        <translation>
            <numerusform>%1 has reached it: %n point.</numerusform>
            <numerusform>%1 has reached it: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Park area of %n spaces.</source>
        <translation>
            <numerusform>Park area of %n space.</numerusform>
            <numerusform>Park area of %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Water area of %n spaces.</source>
        <translation>
            <numerusform>Water area of %n space.</numerusform>
            <numerusform>Water area of %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n&#xa0;red</numerusform>
            <numerusform>%n&#xa0;red</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue</source>
        <translation>
            <numerusform>%n&#xa0;blue</numerusform>
            <numerusform>%n&#xa0;blue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green</source>
        <translation>
            <numerusform>%n&#xa0;green</numerusform>
            <numerusform>%n&#xa0;green</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation>
            <numerusform>%n&#xa0;yellow</numerusform>
            <numerusform>%n&#xa0;yellow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>park areas with at least %n features</source>
        <translation>
            <numerusform>park areas with at least %n feature</numerusform>
            <numerusform>park areas with at least %n features</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>water areas with at least %n features</source>
        <translation>
            <numerusform>water areas with at least %n feature</numerusform>
            <numerusform>water areas with at least %n features</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from the bag</source>
        <translation>
            <numerusform>%n from the bag</numerusform>
            <numerusform>%n from the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points each: %1.</source>
        <translation>
            <numerusform>%n point each: %1.</numerusform>
            <numerusform>%n points each: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 reaches a goal for %n points: %2.</source>
        <translation>
            <numerusform>%1 reaches a goal for %n point: %2.</numerusform>
            <numerusform>%1 reaches a goal for %n points: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different features</source>
        <translation>
            <numerusform>%n feature</numerusform>
            <numerusform>%n different features</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monuments</source>
        <translation>
            <numerusform>%n monument</numerusform>
            <numerusform>%n monuments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for each.</source>
        <translation>
            <numerusform>%n point for each.</numerusform>
            <numerusform>%n points for each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tallest building: the first of height %n stands in %1&apos;s district (round %2).</source>
        <translation>
            <numerusform>Tallest building: the first of height %n stands in %1&apos;s district (round %2).</numerusform>
            <numerusform>Tallest building: the first of height %n stands in %1&apos;s district (round %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best card: “%2” brings %1 %n points.</source>
        <translation>
            <numerusform>Best card: “%2” brings %1 %n point.</numerusform>
            <numerusform>Best card: “%2” brings %1 %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First goal: %1 reaches one in round %2, for %n points.</source>
        <translation>
            <numerusform>First goal: %1 reaches one in round %2, for %n point.</numerusform>
            <numerusform>First goal: %1 reaches one in round %2, for %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red pieces</source>
        <translation>
            <numerusform>%n&#xa0;red piece</numerusform>
            <numerusform>%n&#xa0;red pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red plots</source>
        <translation>
            <numerusform>%n&#xa0;red plot</numerusform>
            <numerusform>%n&#xa0;red plots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue pieces</source>
        <translation>
            <numerusform>%n&#xa0;blue piece</numerusform>
            <numerusform>%n&#xa0;blue pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue plots</source>
        <translation>
            <numerusform>%n&#xa0;blue plot</numerusform>
            <numerusform>%n&#xa0;blue plots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green pieces</source>
        <translation>
            <numerusform>%n&#xa0;green piece</numerusform>
            <numerusform>%n&#xa0;green pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green plots</source>
        <translation>
            <numerusform>%n&#xa0;green plot</numerusform>
            <numerusform>%n&#xa0;green plots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow pieces</source>
        <translation>
            <numerusform>%n&#xa0;yellow piece</numerusform>
            <numerusform>%n&#xa0;yellow pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow plots</source>
        <translation>
            <numerusform>%n&#xa0;yellow plot</numerusform>
            <numerusform>%n&#xa0;yellow plots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces of park</source>
        <translation>
            <numerusform>%n space of park</numerusform>
            <numerusform>%n spaces of park</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces of water</source>
        <translation>
            <numerusform>%n space of water</numerusform>
            <numerusform>%n spaces of water</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yachts</source>
        <translation>
            <numerusform>%n yacht</numerusform>
            <numerusform>%n yachts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rowing boats</source>
        <translation>
            <numerusform>%n rowing boat</numerusform>
            <numerusform>%n rowing boats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excursion boats</source>
        <translation>
            <numerusform>%n excursion boat</numerusform>
            <numerusform>%n excursion boats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dolphins</source>
        <translation>
            <numerusform>%n dolphin</numerusform>
            <numerusform>%n dolphins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fountains</source>
        <translation>
            <numerusform>%n fountain</numerusform>
            <numerusform>%n fountains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n carousels</source>
        <translation>
            <numerusform>%n carousel</numerusform>
            <numerusform>%n carousels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kiosks</source>
        <translation>
            <numerusform>%n kiosk</numerusform>
            <numerusform>%n kiosks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n old trees</source>
        <translation>
            <numerusform>%n old tree</numerusform>
            <numerusform>%n old trees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special tiles</source>
        <translation>
            <numerusform>%n special tile</numerusform>
            <numerusform>%n special tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points; nothing is built there.</source>
        <translation>
            <numerusform>%n point; nothing is built there.</numerusform>
            <numerusform>%n points; nothing is built there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Where do you place the %n pieces?</source>
        <translation>
            <numerusform>Where do you place %n piece?</numerusform>
            <numerusform>Where do you place the %n pieces?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card brings %1 %n points now.</source>
        <translation>
            <numerusform>The card brings %1 %n point now.</numerusform>
            <numerusform>The card brings %1 %n points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 different features in this park area: %n points.</source>
        <translation>
            <numerusform>%1 different features in this park area: %n point.</numerusform>
            <numerusform>%1 different features in this park area: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One feature in this park area: %n points.</source>
        <translation>
            <numerusform>One feature in this park area: %n point.</numerusform>
            <numerusform>One feature in this park area: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 different features in this water area: %n points.</source>
        <translation>
            <numerusform>%1 different features in this water area: %n point.</numerusform>
            <numerusform>%1 different features in this water area: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One feature in this water area: %n points.</source>
        <translation>
            <numerusform>One feature in this water area: %n point.</numerusform>
            <numerusform>One feature in this water area: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The monument is worth %n points; nothing is built here.</source>
        <translation>
            <numerusform>The monument is worth %n point; nothing is built here.</numerusform>
            <numerusform>The monument is worth %n points; nothing is built here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n games, seed %1</source>
        <translation>
            <numerusform>%n game, seed %1</numerusform>
            <numerusform>%n games, seed %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: all laws kept over %n actions</source>
        <translation>
            <numerusform>%1: all laws kept over %n action</numerusform>
            <numerusform>%1: all laws kept over %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: played in the window over %n actions</source>
        <translation>
            <numerusform>%1: played in the window over %n action</numerusform>
            <numerusform>%1: played in the window over %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decided after %n games: %1 wins %2 or more, rather than %3 or less.</source>
        <translation>
            <numerusform>Decided after %n game: %1 wins %2 or more, rather than %3 or less.</numerusform>
            <numerusform>Decided after %n games: %1 wins %2 or more, rather than %3 or less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decided after %n games: %1 wins %3 or less, rather than %2 or more.</source>
        <translation>
            <numerusform>Decided after %n game: %1 wins %3 or less, rather than %2 or more.</numerusform>
            <numerusform>Decided after %n games: %1 wins %3 or less, rather than %2 or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undecided after %n games whether %1 wins %2 or more, or %3 or less.</source>
        <translation>
            <numerusform>Undecided after %n game whether %1 wins %2 or more, or %3 or less.</numerusform>
            <numerusform>Undecided after %n games whether %1 wins %2 or more, or %3 or less.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message numerus="yes">
        <source>The lead changes %n times.</source>
        <translation>
            <numerusform>The lead changes %n time.</numerusform>
            <numerusform>The lead changes %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lobby</name>
    <message numerus="yes">
        <source>%1–%n players</source>
        <translation>
            <numerusform>%1–%n player</numerusform>
            <numerusform>%1–%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n finished</numerusform>
            <numerusform>%n finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bots</source>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>machi_koro</name>
    <message numerus="yes">
        <source>%1: who pays you up to %n coins?</source>
        <translation>
            <numerusform>%1: who pays you %n coin?</numerusform>
            <numerusform>%1: who pays you up to %n coins?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n coins. What do you build?</source>
        <translation>
            <numerusform>You have %n coin. What do you build?</numerusform>
            <numerusform>You have %n coins. What do you build?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Roll %n die</numerusform>
            <numerusform>Roll %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n coins from %1</source>
        <translation>
            <numerusform>Take %n coin from %1</numerusform>
            <numerusform>Take %n coins from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %1 (%n coins)</source>
        <translation>
            <numerusform>Build %1 (%n coin)</numerusform>
            <numerusform>Build %1 (%n coins)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %2 for %n coins.</source>
        <translation>
            <numerusform>%1 builds %2 for %n coin.</numerusform>
            <numerusform>%1 builds %2 for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins from the bank.</source>
        <translation>
            <numerusform>%n coin from the bank.</numerusform>
            <numerusform>%n coins from the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins from the bank for each of your cards with the %1 symbol (%2).</source>
        <translation>
            <numerusform>%n coin from the bank for each of your cards with the %1 symbol (%2).</numerusform>
            <numerusform>%n coins from the bank for each of your cards with the %1 symbol (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins from whoever rolled.</source>
        <translation>
            <numerusform>%n coin from whoever rolled.</numerusform>
            <numerusform>%n coins from whoever rolled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins from every other player.</source>
        <translation>
            <numerusform>%n coin from every other player.</numerusform>
            <numerusform>%n coins from every other player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins from one player of your choice.</source>
        <translation>
            <numerusform>%n coin from one player of your choice.</numerusform>
            <numerusform>%n coins from one player of your choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n kinds lie open; chance decides what comes next.</source>
        <translation>
            <numerusform>Only %n kind lies open; chance decides what comes next.</numerusform>
            <numerusform>Only %n kinds lie open; chance decides what comes next.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For beginners: nobody may own more than %n cards of a kind.</source>
        <translation>
            <numerusform>For beginners: nobody may own more than %n card of a kind.</numerusform>
            <numerusform>For beginners: nobody may own more than %n cards of a kind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %2 %n coins for the %3.</source>
        <translation>
            <numerusform>%1 pays %2 %n coin for the %3.</numerusform>
            <numerusform>%1 pays %2 %n coins for the %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n coins from the bank for the %3.</source>
        <translation>
            <numerusform>%1 gets %n coin from the bank for the %3.</numerusform>
            <numerusform>%1 gets %n coins from the bank for the %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n coins from %2 for the %3.</source>
        <translation>
            <numerusform>%1 takes %n coin from %2 for the %3.</numerusform>
            <numerusform>%1 takes %n coins from %2 for the %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards to come</source>
        <translation>
            <numerusform>%n card to come</numerusform>
            <numerusform>%n cards to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n landmarks</source>
        <translation>
            <numerusform>%n landmark</numerusform>
            <numerusform>%n landmarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In your city it would bring you %n coins on that roll.</source>
        <translation>
            <numerusform>In your city it would bring you %n coin on that roll.</numerusform>
            <numerusform>In your city it would bring you %n coins on that roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In your city it would bring you %1 × %2 = %n coins on that roll.</source>
        <translation>
            <numerusform>In your city it would bring you %1 × %2 = %n coin on that roll.</numerusform>
            <numerusform>In your city it would bring you %1 × %2 = %n coins on that roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would bring you up to %n coins on other players&apos; rolls.</source>
        <translation>
            <numerusform>It would bring you up to %n coin on other players&apos; rolls.</numerusform>
            <numerusform>It would bring you up to %n coins on other players&apos; rolls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently up to %n coins on that roll.</source>
        <translation>
            <numerusform>Currently up to %n coin on that roll.</numerusform>
            <numerusform>Currently up to %n coins on that roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently %n coins on that roll.</source>
        <translation>
            <numerusform>Currently %n coin on that roll.</numerusform>
            <numerusform>Currently %n coins on that roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You own %n of them.</source>
        <translation>
            <numerusform>You own %n of them.</numerusform>
            <numerusform>You own %n of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coins.</source>
        <translation>
            <numerusform>Costs %n coin.</numerusform>
            <numerusform>Costs %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n coins short of it.</source>
        <translation>
            <numerusform>%1 is %n coin short of it.</numerusform>
            <numerusform>%1 is %n coins short of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more landmarks</source>
        <translation>
            <numerusform>%n more landmark</numerusform>
            <numerusform>%n more landmarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer landmarks</source>
        <translation>
            <numerusform>%n fewer landmark</numerusform>
            <numerusform>%n fewer landmarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more coins</source>
        <translation>
            <numerusform>%n more coin</numerusform>
            <numerusform>%n more coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer coins</source>
        <translation>
            <numerusform>%n fewer coin</numerusform>
            <numerusform>%n fewer coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best roll: %1 rolls %2 and gets %n coins (turn %3).</source>
        <translation>
            <numerusform>Best roll: %1 rolls %2 and gets %n coin (turn %3).</numerusform>
            <numerusform>Best roll: %1 rolls %2 and gets %n coins (turn %3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest saving: %1 builds nothing for %n turns, and then %2.</source>
        <translation>
            <numerusform>Longest saving: %1 builds nothing for %n turn, and then %2.</numerusform>
            <numerusform>Longest saving: %1 builds nothing for %n turns, and then %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most frequent roll: %1, %n times.</source>
        <translation>
            <numerusform>Most frequent roll: %1, %n time.</numerusform>
            <numerusform>Most frequent roll: %1, %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%2” will bring you %n coins whenever somebody rolls %1.</source>
        <translation>
            <numerusform>“%2” will bring you %n coin whenever somebody rolls %1.</numerusform>
            <numerusform>“%2” will bring you %n coins whenever somebody rolls %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%2” will bring you %n coins whenever you roll %1.</source>
        <translation>
            <numerusform>“%2” will bring you %n coin whenever you roll %1.</numerusform>
            <numerusform>“%2” will bring you %n coins whenever you roll %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%2” will bring you up to %n coins whenever somebody else rolls %1.</source>
        <translation>
            <numerusform>“%2” will bring you up to %n coin whenever somebody else rolls %1.</numerusform>
            <numerusform>“%2” will bring you up to %n coins whenever somebody else rolls %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls %n dice.</source>
        <translation>
            <numerusform>%1 rolls %n die.</numerusform>
            <numerusform>%1 rolls %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, it brings you about %n coins.</source>
        <translation>
            <numerusform>On average, it brings you about %n coin.</numerusform>
            <numerusform>On average, it brings you about %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n coins.</source>
        <translation>
            <numerusform>It brings you %n coin.</numerusform>
            <numerusform>It brings you %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not now: you may own only %n of them.</source>
        <translation>
            <numerusform>Not now: you may own only %n of them.</numerusform>
            <numerusform>Not now: you may own only %n of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costliest loss: %1 has to give %2 %n coins at once (turn %3).</source>
        <translation>
            <numerusform>Costliest loss: %1 has to give %2 %n coin at once (turn %3).</numerusform>
            <numerusform>Costliest loss: %1 has to give %2 %n coins at once (turn %3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you build nothing, the bank gives you %n coins.</source>
        <translation>
            <numerusform>Whenever you build nothing, the bank gives you %n coin.</numerusform>
            <numerusform>Whenever you build nothing, the bank gives you %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When it is your turn to build and you have no coins, the bank gives you %n coins.</source>
        <translation>
            <numerusform>When it is your turn to build and you have no coins, the bank gives you %n coin.</numerusform>
            <numerusform>When it is your turn to build and you have no coins, the bank gives you %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: which landmark do you tear down for %n coins?</source>
        <translation>
            <numerusform>%1: which landmark do you tear down for %n coin?</numerusform>
            <numerusform>%1: which landmark do you tear down for %n coins?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: what do you give away for %n coins?</source>
        <translation>
            <numerusform>%1: what do you give away for %n coin?</numerusform>
            <numerusform>%1: what do you give away for %n coins?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close %1 (%n coins)</source>
        <translation>
            <numerusform>Close %1 (%n coin)</numerusform>
            <numerusform>Close %1 (%n coins)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays the bank %n coins for the %3.</source>
        <translation>
            <numerusform>%1 pays the bank %n coin for the %3.</numerusform>
            <numerusform>%1 pays the bank %n coins for the %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1&apos;s city %n cards only open again: %2.</source>
        <translation>
            <numerusform>In %1&apos;s city %n card only opens again: %2.</numerusform>
            <numerusform>In %1&apos;s city %n cards only open again: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1&apos;s city %n cards close: %2.</source>
        <translation>
            <numerusform>In %1&apos;s city %n card closes: %2.</numerusform>
            <numerusform>In %1&apos;s city %n cards close: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 puts a coin on the %2; now %n coins lie there.</source>
        <translation>
            <numerusform>%1 puts a coin on the %2; now %n coin lies there.</numerusform>
            <numerusform>%1 puts a coin on the %2; now %n coins lie there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shares all coins equally (%2); everybody now has %n coins.</source>
        <translation>
            <numerusform>%1 shares all coins equally (%2); everybody now has %n coin.</numerusform>
            <numerusform>%1 shares all coins equally (%2); everybody now has %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n coins from the bank for %2.</source>
        <translation>
            <numerusform>%1 gets %n coin from the bank for %2.</numerusform>
            <numerusform>%1 gets %n coins from the bank for %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently about %n coins on that roll.</source>
        <translation>
            <numerusform>Currently about %n coin on that roll.</numerusform>
            <numerusform>Currently about %n coins on that roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently %n coins less on that roll.</source>
        <translation>
            <numerusform>Currently %n coin less on that roll.</numerusform>
            <numerusform>Currently %n coins less on that roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins from the bank for each of your cards “%2”.</source>
        <translation>
            <numerusform>%n coin from the bank for each of your cards “%2”.</numerusform>
            <numerusform>%n coins from the bank for each of your cards “%2”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins from the bank for each of your cards “%2”; then this card closes.</source>
        <translation>
            <numerusform>%n coin from the bank for each of your cards “%2”; then this card closes.</numerusform>
            <numerusform>%n coins from the bank for each of your cards “%2”; then this card closes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins from the bank for each card with the %1 symbol, whoever has it (%2).</source>
        <translation>
            <numerusform>%n coin from the bank for each card with the %1 symbol, whoever has it (%2).</numerusform>
            <numerusform>%n coins from the bank for each card with the %1 symbol, whoever has it (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%2” will bring you about %n coins whenever somebody rolls %1.</source>
        <translation>
            <numerusform>“%2” will bring you about %n coin whenever somebody rolls %1.</numerusform>
            <numerusform>“%2” will bring you about %n coins whenever somebody rolls %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you pay %n coins to the bank.</source>
        <translation>
            <numerusform>you pay %n coin to the bank.</numerusform>
            <numerusform>you pay %n coins to the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins from every other player for each of their cards with the %1 symbol (%2).</source>
        <translation>
            <numerusform>%n coin from every other player for each of their cards with the %1 symbol (%2).</numerusform>
            <numerusform>%n coins from every other player for each of their cards with the %1 symbol (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>half the coins of every other player who has %n or more.</source>
        <translation>
            <numerusform>half the coins of every other player who has %n or more.</numerusform>
            <numerusform>half the coins of every other player who has %n or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n or more</source>
        <translation>
            <numerusform>with %n or more</numerusform>
            <numerusform>with %n or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have to tear down one of your landmarks and get %n coins from the bank for it.</source>
        <translation>
            <numerusform>you have to tear down one of your landmarks and get %n coin from the bank for it.</numerusform>
            <numerusform>you have to tear down one of your landmarks and get %n coins from the bank for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have to give another player one of your cards, but not a violet one, and get %n coins from the bank for it.</source>
        <translation>
            <numerusform>you have to give another player one of your cards, but not a violet one, and get %n coin from the bank for it.</numerusform>
            <numerusform>you have to give another player one of your cards, but not a violet one, and get %n coins from the bank for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>name a kind of card, but not a violet one; all its open copies close, yours too, and the bank pays you %n coins for each.</source>
        <translation>
            <numerusform>name a kind of card, but not a violet one; all its open copies close, yours too, and the bank pays you %n coin for each.</numerusform>
            <numerusform>name a kind of card, but not a violet one; all its open copies close, yours too, and the bank pays you %n coins for each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only as long as you have at most %n landmarks.</source>
        <translation>
            <numerusform>Only as long as you have at most %n landmark.</numerusform>
            <numerusform>Only as long as you have at most %n landmarks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n landmarks</source>
        <translation>
            <numerusform>up to %n landmark</numerusform>
            <numerusform>up to %n landmarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only from players who have at least %n landmarks.</source>
        <translation>
            <numerusform>Only from players who have at least %n landmark.</numerusform>
            <numerusform>Only from players who have at least %n landmarks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you build it, the bank gives you %n coins.</source>
        <translation>
            <numerusform>When you build it, the bank gives you %n coin.</numerusform>
            <numerusform>When you build it, the bank gives you %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n when built</source>
        <translation>
            <numerusform>+%n when built</numerusform>
            <numerusform>+%n when built</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cards to come</source>
        <translation>
            <numerusform>%1: %n card to come</numerusform>
            <numerusform>%1: %n cards to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are closed: their next roll only opens them again.</source>
        <translation>
            <numerusform>%n of them is closed: its next roll only opens it again.</numerusform>
            <numerusform>%n of them are closed: their next roll only opens them again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins lie on it.</source>
        <translation>
            <numerusform>%n coin lies on it.</numerusform>
            <numerusform>%n coins lie on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best catch: two dice bring every boat %n coins (turn %1).</source>
        <translation>
            <numerusform>Best catch: two dice bring every boat %n coin (turn %1).</numerusform>
            <numerusform>Best catch: two dice bring every boat %n coins (turn %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%2” will cost you %n coins whenever you roll %1.</source>
        <translation>
            <numerusform>“%2” will cost you %n coin whenever you roll %1.</numerusform>
            <numerusform>“%2” will cost you %n coins whenever you roll %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n coins at once.</source>
        <translation>
            <numerusform>It brings you %n coin at once.</numerusform>
            <numerusform>It brings you %n coins at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your Airport brings you %n coins for it.</source>
        <translation>
            <numerusform>Your Airport brings you %n coin for it.</numerusform>
            <numerusform>Your Airport brings you %n coins for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>who has %n+ landmarks</source>
        <translation>
            <numerusform>who has %n+ landmarks</numerusform>
            <numerusform>who has %n+ landmarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In your city it would bring you about %n coins on that roll.</source>
        <translation>
            <numerusform>In your city it would bring you about %n coin on that roll.</numerusform>
            <numerusform>In your city it would bring you about %n coins on that roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In your city it would bring you up to %n coins on that roll.</source>
        <translation>
            <numerusform>In your city it would bring you up to %n coin on that roll.</numerusform>
            <numerusform>In your city it would bring you up to %n coins on that roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In your city it would cost you %n coins on that roll.</source>
        <translation>
            <numerusform>In your city it would cost you %n coin on that roll.</numerusform>
            <numerusform>In your city it would cost you %n coins on that roll.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcome</name>
    <message numerus="yes">
        <source>Your quickest win in %1 with %n players so far: %2; previously %3.</source>
        <translation>
            <numerusform>Your quickest win in %1 with %n player so far: %2; previously %3.</numerusform>
            <numerusform>Your quickest win in %1 with %n players so far: %2; previously %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%4&apos;s quickest win in %1 with %n players so far: %2; previously %3.</source>
        <translation>
            <numerusform>%4&apos;s quickest win in %1 with %n player so far: %2; previously %3.</numerusform>
            <numerusform>%4&apos;s quickest win in %1 with %n players so far: %2; previously %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>puzzling</name>
    <message numerus="yes">
        <source>%n matches: %1 puzzles found, %2 kept</source>
        <translation>
            <numerusform>%n match: %1 puzzles found, %2 kept</numerusform>
            <numerusform>%n matches: %1 puzzles found, %2 kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strength</name>
    <message numerus="yes">
        <source>%1: %2 (%3) in %n games</source>
        <translation>
            <numerusform>%1: %2 (%3) in %n game</numerusform>
            <numerusform>%1: %2 (%3) in %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message numerus="yes">
        <source>after %n turns</source>
        <translation>
            <numerusform>after %n turn</numerusform>
            <numerusform>after %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n rounds</source>
        <translation>
            <numerusform>after %n round</numerusform>
            <numerusform>after %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more points for “%1”</source>
        <translation>
            <numerusform>%n more point for “%1”</numerusform>
            <numerusform>%n more points for “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer points for “%1”</source>
        <translation>
            <numerusform>%n fewer point for “%1”</numerusform>
            <numerusform>%n fewer points for “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more points</source>
        <translation>
            <numerusform>%n more point</numerusform>
            <numerusform>%n more points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer points</source>
        <translation>
            <numerusform>%n fewer point</numerusform>
            <numerusform>%n fewer points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>the_city</name>
    <message numerus="yes">
        <source>%n cards a round.</source>
        <translation>
            <numerusform>%n card a round.</numerusform>
            <numerusform>%n cards a round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points a round.</source>
        <translation>
            <numerusform>%n point a round.</numerusform>
            <numerusform>%n points a round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards a round for each %1 in your city.</source>
        <translation>
            <numerusform>%n card a round for each %1 in your city.</numerusform>
            <numerusform>%n cards a round for each %1 in your city.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards a round for each %1 in your city and in the best other one.</source>
        <translation>
            <numerusform>%n card a round for each %1 in your city and in the best other one.</numerusform>
            <numerusform>%n cards a round for each %1 in your city and in the best other one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points a round for each %1 in your city.</source>
        <translation>
            <numerusform>%n point a round for each %1 in your city.</numerusform>
            <numerusform>%n points a round for each %1 in your city.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points a round for each %1 in your city and in the best other one.</source>
        <translation>
            <numerusform>%n point a round for each %1 in your city and in the best other one.</numerusform>
            <numerusform>%n points a round for each %1 in your city and in the best other one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards a round if your city has %1.</source>
        <translation>
            <numerusform>%n card a round if your city has %1.</numerusform>
            <numerusform>%n cards a round if your city has %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards a round for each %1 in all cities.</source>
        <translation>
            <numerusform>%n card a round for each %1 in all cities.</numerusform>
            <numerusform>%n cards a round for each %1 in all cities.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points a round if your city has %1.</source>
        <translation>
            <numerusform>%n point a round if your city has %1.</numerusform>
            <numerusform>%n points a round if your city has %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points a round for each %1 in all cities.</source>
        <translation>
            <numerusform>%n point a round for each %1 in all cities.</numerusform>
            <numerusform>%n points a round for each %1 in all cities.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would get %n points more a round.</source>
        <translation>
            <numerusform>%1 would get %n point more a round.</numerusform>
            <numerusform>%1 would get %n points more a round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would get %n cards more a round.</source>
        <translation>
            <numerusform>%1 would get %n card more a round.</numerusform>
            <numerusform>%1 would get %n cards more a round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs you %n cards.</source>
        <translation>
            <numerusform>Costs you %n card.</numerusform>
            <numerusform>Costs you %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You build %1 for %n cards. What do you pay with?</source>
        <translation>
            <numerusform>You build %1 for %n card. What do you pay with?</numerusform>
            <numerusform>You build %1 for %n cards. What do you pay with?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You build %1 for %n cards (%2 − %3). What do you pay with?</source>
        <translation>
            <numerusform>You build %1 for %n card (%2 − %3). What do you pay with?</numerusform>
            <numerusform>You build %1 for %n cards (%2 − %3). What do you pay with?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You drew %n cards. Which one do you keep?</source>
        <translation>
            <numerusform>You drew %n card. Do you keep it?</numerusform>
            <numerusform>You drew %n cards. Which one do you keep?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %1 (%n cards)</source>
        <translation>
            <numerusform>Build %1 (%n card)</numerusform>
            <numerusform>Build %1 (%n cards)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <translation>%1: %2 × %3</translation>
    </message>
    <message>
        <source>%1 (cost %2)</source>
        <translation>%1 (cost %2)</translation>
    </message>
    <message>
        <source>Park &amp; Ride</source>
        <translation>Park &amp; Ride</translation>
    </message>
    <message numerus="yes">
        <source>Pass: draw %n, keep 1</source>
        <translation>
            <numerusform>Pass: draw %n card</numerusform>
            <numerusform>Pass: draw %n, keep 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pass: draw up to %n, keep 1</source>
        <translation>
            <numerusform>Pass: draw up to %n</numerusform>
            <numerusform>Pass: draw up to %n, keep 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards: %2.</source>
        <translation>
            <numerusform>%1 draws %n card: %2.</numerusform>
            <numerusform>%1 draws %n cards: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 passes, draws %n cards and keeps one.</source>
        <translation>
            <numerusform>%1 passes, draws %n card and keeps one.</numerusform>
            <numerusform>%1 passes, draws %n cards and keeps one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <translation>
            <numerusform>%1 draws %n card.</numerusform>
            <numerusform>%1 draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n points.</source>
        <translation>
            <numerusform>%1 gets %n point.</numerusform>
            <numerusform>%1 gets %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck and discard pile are empty: %1 misses %n cards.</source>
        <translation>
            <numerusform>Deck and discard pile are empty: %1 misses %n card.</numerusform>
            <numerusform>Deck and discard pile are empty: %1 misses %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has an income of %n cards.</source>
        <translation>
            <numerusform>%1 has an income of %n card.</numerusform>
            <numerusform>%1 has an income of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more points on buildings</source>
        <translation>
            <numerusform>%n more point on buildings</numerusform>
            <numerusform>%n more points on buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more points for symbols</source>
        <translation>
            <numerusform>%n more point for symbols</numerusform>
            <numerusform>%n more points for symbols</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more points for certain buildings</source>
        <translation>
            <numerusform>%n more point for certain buildings</numerusform>
            <numerusform>%n more points for certain buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cards in hand</source>
        <translation>
            <numerusform>%n more card in hand</numerusform>
            <numerusform>%n more cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer points on buildings</source>
        <translation>
            <numerusform>%n fewer point on buildings</numerusform>
            <numerusform>%n fewer points on buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer points for symbols</source>
        <translation>
            <numerusform>%n fewer point for symbols</numerusform>
            <numerusform>%n fewer points for symbols</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer points for certain buildings</source>
        <translation>
            <numerusform>%n fewer point for certain buildings</numerusform>
            <numerusform>%n fewer points for certain buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer cards in hand</source>
        <translation>
            <numerusform>%n fewer card in hand</numerusform>
            <numerusform>%n fewer cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Highest income: %1 gets %n cards in round %2.</source>
        <translation>
            <numerusform>Highest income: %1 gets %n card in round %2.</numerusform>
            <numerusform>Highest income: %1 gets %n cards in round %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most patient: %1 passes %n times.</source>
        <translation>
            <numerusform>Most patient: %1 passes %n time.</numerusform>
            <numerusform>Most patient: %1 passes %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs you %n cards instead of %1, thanks to %2.</source>
        <translation>
            <numerusform>Costs you %n card instead of %1, thanks to %2.</numerusform>
            <numerusform>Costs you %n cards instead of %1, thanks to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards more a round if your city has %1.</source>
        <translation>
            <numerusform>%n card more a round if your city has %1.</numerusform>
            <numerusform>%n cards more a round if your city has %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards more a round for each %1 in your city.</source>
        <translation>
            <numerusform>%n card more a round for each %1 in your city.</numerusform>
            <numerusform>%n cards more a round for each %1 in your city.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards more a round for each %1 in all cities.</source>
        <translation>
            <numerusform>%n card more a round for each %1 in all cities.</numerusform>
            <numerusform>%n cards more a round for each %1 in all cities.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points more a round if your city has %1.</source>
        <translation>
            <numerusform>%n point more a round if your city has %1.</numerusform>
            <numerusform>%n points more a round if your city has %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points more a round for each %1 in your city.</source>
        <translation>
            <numerusform>%n point more a round for each %1 in your city.</numerusform>
            <numerusform>%n points more a round for each %1 in your city.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points more a round for each %1 in all cities.</source>
        <translation>
            <numerusform>%n point more a round for each %1 in all cities.</numerusform>
            <numerusform>%n points more a round for each %1 in all cities.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n cards</source>
        <translation>
            <numerusform>%1 for %n card</numerusform>
            <numerusform>%1 for %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has too many cards and discards %n: %2.</source>
        <translation>
            <numerusform>%1 has too many cards and discards %n: %2.</numerusform>
            <numerusform>%1 has too many cards and discards %n: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n cards: %2.</source>
        <translation>
            <numerusform>%1 discard %n card: %2.</numerusform>
            <numerusform>%1 discards %n cards: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n cards to begin with: %2.</source>
        <translation>
            <numerusform>%1 discards %n card to begin with: %2.</numerusform>
            <numerusform>%1 discards %n cards to begin with: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All discard %n cards to begin with.</source>
        <translation>
            <numerusform>All discard %n card to begin with.</numerusform>
            <numerusform>All discard %n cards to begin with.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled and becomes the deck: %n cards.</source>
        <translation>
            <numerusform>The discard pile is shuffled and becomes the deck: %n card.</numerusform>
            <numerusform>The discard pile is shuffled and becomes the deck: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costliest building: %1 pays %n cards for %2 (round %3).</source>
        <translation>
            <numerusform>Costliest building: %1 pays %n card for %2 (round %3).</numerusform>
            <numerusform>Costliest building: %1 pays %n cards for %2 (round %3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What do you discard? %n cards must go, %1 stay.</source>
        <translation>
            <numerusform>What do you discard? %n card must go, %1 stay.</numerusform>
            <numerusform>What do you discard? %n cards must go, %1 stay.</numerusform>
        </translation>
    </message>
    <message>
        <source>Apartments</source>
        <translation>Apart­ments</translation>
    </message>
    <message>
        <source>Townhouse</source>
        <translation>Town­house</translation>
    </message>
    <message>
        <source>Supermarket</source>
        <translation>Super­market</translation>
    </message>
    <message>
        <source>Restaurant</source>
        <translation>Restau­rant</translation>
    </message>
    <message>
        <source>Construction Crew</source>
        <translation>Con­struc­tion Crew</translation>
    </message>
    <message>
        <source>Interchange</source>
        <translation>Inter­change</translation>
    </message>
    <message>
        <source>Department Store</source>
        <translation>Depart­ment Store</translation>
    </message>
    <message>
        <source>Industrial Park</source>
        <translation>Indus­trial Park</translation>
    </message>
    <message>
        <source>Fairground</source>
        <translation>Fair­ground</translation>
    </message>
    <message>
        <source>Multiplex</source>
        <translation>Multi­plex</translation>
    </message>
    <message>
        <source>Convention Center</source>
        <translation>Conven­tion Center</translation>
    </message>
    <message>
        <source>Technology Park</source>
        <translation>Tech­nology Park</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Uni­versity</translation>
    </message>
    <message>
        <source>Hypermarket</source>
        <translation>Hyper­market</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Sky­scraper</translation>
    </message>
    <message>
        <source>Monument</source>
        <translation>Monu­ment</translation>
    </message>
    <message>
        <source>Boutique</source>
        <translation>Bou­tique</translation>
    </message>
</context>
<context>
    <name>urbanization</name>
    <message numerus="yes">
        <source>Start in %1 (%n plots)</source>
        <translation>
            <numerusform>Start in %1 (%n plot)</numerusform>
            <numerusform>Start in %1 (%n plots)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take one from %1 (%n price markers)</source>
        <translation>
            <numerusform>Take one from %1 (%n price marker)</numerusform>
            <numerusform>Take one from %1 (%n price markers)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %1 for %2 (%n plots)</source>
        <translation>
            <numerusform>Buy %1 for %2 (%n plot)</numerusform>
            <numerusform>Buy %1 for %2 (%n plots)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders instead of %1</source>
        <translation>
            <numerusform>%n order instead of %1</numerusform>
            <numerusform>%n orders instead of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free steps instead of %1</source>
        <translation>
            <numerusform>%n free step instead of %1</numerusform>
            <numerusform>%n free steps instead of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which other action do you take? You have %1 and %n action markers.</source>
        <translation>
            <numerusform>Which other action do you take? You have %1 and %n action marker.</numerusform>
            <numerusform>Which other action do you take? You have %1 and %n action markers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which action do you take? You have %1 and %n action markers.</source>
        <translation>
            <numerusform>Which action do you take? You have %1 and %n action marker.</numerusform>
            <numerusform>Which action do you take? You have %1 and %n action markers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From which region does the Broker take a price marker? %n may still move.</source>
        <translation>
            <numerusform>From which region does the Broker take a price marker? %n may still move.</numerusform>
            <numerusform>From which region does the Broker take a price marker? %n may still move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Do you buy or sell grain? You have %1 and %n grain.</source>
        <translation>
            <numerusform>Do you buy or sell grain? You have %1 and %n grain.</numerusform>
            <numerusform>Do you buy or sell grain? You have %1 and %n grain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Where do you buy grain? You have %1 and %n grain.</source>
        <translation>
            <numerusform>Where do you buy grain? You have %1 and %n grain.</numerusform>
            <numerusform>Where do you buy grain? You have %1 and %n grain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Do you sell grain? You have %1 and %n grain.</source>
        <translation>
            <numerusform>Do you sell grain? You have %1 and %n grain.</numerusform>
            <numerusform>Do you sell grain? You have %1 and %n grain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy 1 more grain, or stop? You have %1 and %n grain.</source>
        <translation>
            <numerusform>Buy 1 more grain, or stop? You have %1 and %n grain.</numerusform>
            <numerusform>Buy 1 more grain, or stop? You have %1 and %n grain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell 1 more grain for %1, or stop? You have %n left.</source>
        <translation>
            <numerusform>Sell 1 more grain for %1, or stop? You have %n left.</numerusform>
            <numerusform>Sell 1 more grain for %1, or stop? You have %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Where do you sow? You have %n grain.</source>
        <translation>
            <numerusform>Where do you sow? You have %n grain.</numerusform>
            <numerusform>Where do you sow? You have %n grain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sow 1 more grain, or stop? You have %n left.</source>
        <translation>
            <numerusform>Sow 1 more grain, or stop? You have %n left.</numerusform>
            <numerusform>Sow 1 more grain, or stop? You have %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which card do you take orders from? Your row has room for %n more.</source>
        <translation>
            <numerusform>Which card do you take orders from? Your row has room for %n more.</numerusform>
            <numerusform>Which card do you take orders from? Your row has room for %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which industry do you attract? It brings %n points.</source>
        <translation>
            <numerusform>Which industry do you attract? It brings %n point.</numerusform>
            <numerusform>Which industry do you attract? It brings %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goods, %1</source>
        <translation>
            <numerusform>%n good, %1</numerusform>
            <numerusform>%n goods, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>How many orange goods do you produce (%1)? You have %n orange orders.</source>
        <translation>
            <numerusform>How many orange goods do you produce (%1)? You have %n orange order.</numerusform>
            <numerusform>How many orange goods do you produce (%1)? You have %n orange orders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>How many grey goods do you produce (%1)? You have %n grey orders.</source>
        <translation>
            <numerusform>How many grey goods do you produce (%1)? You have %n grey order.</numerusform>
            <numerusform>How many grey goods do you produce (%1)? You have %n grey orders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>How many white goods do you produce (%1)? You have %n white orders.</source>
        <translation>
            <numerusform>How many white goods do you produce (%1)? You have %n white order.</numerusform>
            <numerusform>How many white goods do you produce (%1)? You have %n white orders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which marker moves on? %n steps are free, each further one costs %1.</source>
        <translation>
            <numerusform>Which marker moves on? %n step is free, each further one costs %1.</numerusform>
            <numerusform>Which marker moves on? %n steps are free, each further one costs %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A new marker begins the path. %n steps are free, each further one costs %1.</source>
        <translation>
            <numerusform>A new marker begins the path. %n step is free, each further one costs %1.</numerusform>
            <numerusform>A new marker begins the path. %n steps are free, each further one costs %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can sow up to %n grain.</source>
        <translation>
            <numerusform>You can sow up to %n grain.</numerusform>
            <numerusform>You can sow up to %n grain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n goods: %1 and %2.</source>
        <translation>
            <numerusform>Up to %n good: %1 and %2.</numerusform>
            <numerusform>Up to %n goods: %1 and %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n orders would be left as work for citizens.</source>
        <translation>
            <numerusform>Then %n order would be left as work for citizens.</numerusform>
            <numerusform>Then %n orders would be left as work for citizens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As things are, you can do it %n more times.</source>
        <translation>
            <numerusform>As things are, you can do it %n more time.</numerusform>
            <numerusform>As things are, you can do it %n more times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps are free, each further one costs %1.</source>
        <translation>
            <numerusform>%n step is free, each further one costs %1.</numerusform>
            <numerusform>%n steps are free, each further one costs %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The land: %n free regions</source>
        <translation>
            <numerusform>The land: %n free region</numerusform>
            <numerusform>The land: %n free regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free plots</source>
        <translation>
            <numerusform>%n free plot</numerusform>
            <numerusform>%n free plots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plots</source>
        <translation>
            <numerusform>%n plot</numerusform>
            <numerusform>%n plots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Price for you: %1 (%n price markers).</source>
        <translation>
            <numerusform>Price for you: %1 (%n price marker).</numerusform>
            <numerusform>Price for you: %1 (%n price markers).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody takes a character; %n phases with one action each follow.</source>
        <translation>
            <numerusform>Everybody takes a character; %n phase with one action each follows.</numerusform>
            <numerusform>Everybody takes a character; %n phases with one action each follow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n factory cards to come</source>
        <translation>
            <numerusform>%n factory card to come</numerusform>
            <numerusform>%n factory cards to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action markers</source>
        <translation>
            <numerusform>%n action marker</numerusform>
            <numerusform>%n action markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n citizens</source>
        <translation>
            <numerusform>%n citizen</numerusform>
            <numerusform>%n citizens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room for %n citizens</source>
        <translation>
            <numerusform>room for %n citizen</numerusform>
            <numerusform>room for %n citizens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free plots.</source>
        <translation>
            <numerusform>%n free plot.</numerusform>
            <numerusform>%n free plots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For every %n left after that there is 1 point.</source>
        <translation>
            <numerusform>For every %n left after that there is 1 point.</numerusform>
            <numerusform>For every %n left after that there is 1 point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sown; after the harvest there are %1.</source>
        <translation>
            <numerusform>%n sown; after the harvest there are %1.</numerusform>
            <numerusform>%n sown; after the harvest there are %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As things are, that is possible %n more times.</source>
        <translation>
            <numerusform>As things are, that is possible %n more time.</numerusform>
            <numerusform>As things are, that is possible %n more times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain sown on this card.</source>
        <translation>
            <numerusform>%n grain sown on this card.</numerusform>
            <numerusform>%n grain sown on this card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With your orders: up to %n goods, %1 and %2.</source>
        <translation>
            <numerusform>With your orders: up to %n good, %1 and %2.</numerusform>
            <numerusform>With your orders: up to %n goods, %1 and %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would get %n points at the end as things are.</source>
        <translation>
            <numerusform>%1 would get %n point at the end as things are.</numerusform>
            <numerusform>%1 would get %n points at the end as things are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange orders</source>
        <translation>
            <numerusform>%n orange order</numerusform>
            <numerusform>%n orange orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey orders</source>
        <translation>
            <numerusform>%n grey order</numerusform>
            <numerusform>%n grey orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white orders</source>
        <translation>
            <numerusform>%n white order</numerusform>
            <numerusform>%n white orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange goods</source>
        <translation>
            <numerusform>%n orange good</numerusform>
            <numerusform>%n orange goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey goods</source>
        <translation>
            <numerusform>%n grey good</numerusform>
            <numerusform>%n grey goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white goods</source>
        <translation>
            <numerusform>%n white good</numerusform>
            <numerusform>%n white goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n houses</source>
        <translation>
            <numerusform>%n house</numerusform>
            <numerusform>%n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n high-rises</source>
        <translation>
            <numerusform>%n high-rise</numerusform>
            <numerusform>%n high-rises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n administration buildings</source>
        <translation>
            <numerusform>%n administration building</numerusform>
            <numerusform>%n administration buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n factories</source>
        <translation>
            <numerusform>%n factory</numerusform>
            <numerusform>%n factories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sown grain</source>
        <translation>
            <numerusform>%n sown grain</numerusform>
            <numerusform>%n sown grain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <translation>
            <numerusform>%n grain</numerusform>
            <numerusform>%n grain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triangular regions with %1 plots.</source>
        <translation>
            <numerusform>%n triangular region with %1 plots.</numerusform>
            <numerusform>%n triangular regions with %1 plots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Suits %1: %n points each at the end.</source>
        <translation>
            <numerusform>Suits %1: %n point each at the end.</numerusform>
            <numerusform>Suits %1: %n points each at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before you buy land, you move up to %n price markers between free regions. Each keeps at least one.</source>
        <translation>
            <numerusform>Before you buy land, you move up to %n price marker between free regions. Each keeps at least one.</numerusform>
            <numerusform>Before you buy land, you move up to %n price markers between free regions. Each keeps at least one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you have bought at least 1 grain, you get up to %n more from the field for free.</source>
        <translation>
            <numerusform>When you have bought at least 1 grain, you get up to %n more from the field for free.</numerusform>
            <numerusform>When you have bought at least 1 grain, you get up to %n more from the field for free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you sow, there is room for %n more grain on this card. You need no land for it.</source>
        <translation>
            <numerusform>When you sow, there is room for %n more grain on this card. You need no land for it.</numerusform>
            <numerusform>When you sow, there is room for %n more grain on this card. You need no land for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can attract an industry as soon as %n of its order fields are taken.</source>
        <translation>
            <numerusform>You can attract an industry as soon as %n of its order fields is taken.</numerusform>
            <numerusform>You can attract an industry as soon as %n of its order fields are taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you invent, %n steps of one action are free.</source>
        <translation>
            <numerusform>When you invent, %n step of one action is free.</numerusform>
            <numerusform>When you invent, %n steps of one action are free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move up to %n price markers first</source>
        <translation>
            <numerusform>move up to %n price marker first</numerusform>
            <numerusform>move up to %n price markers first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n grain from the field for free</source>
        <translation>
            <numerusform>up to %n grain from the field for free</numerusform>
            <numerusform>up to %n grain from the field for free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room to sow %n more grain</source>
        <translation>
            <numerusform>room to sow %n more grain</numerusform>
            <numerusform>room to sow %n more grain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken order fields are enough</source>
        <translation>
            <numerusform>%n taken order field is enough</numerusform>
            <numerusform>%n taken order fields are enough</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps are free</source>
        <translation>
            <numerusform>%n step is free</numerusform>
            <numerusform>%n steps are free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain from the field for free</source>
        <translation>
            <numerusform>%n grain from the field for free</numerusform>
            <numerusform>%n grain from the field for free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you harvest at least 1 sown grain, you get %n more.</source>
        <translation>
            <numerusform>If you harvest at least 1 sown grain, you get %n more.</numerusform>
            <numerusform>If you harvest at least 1 sown grain, you get %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you harvest at least 2 sown grain, you get %n more.</source>
        <translation>
            <numerusform>If you harvest at least 2 sown grain, you get %n more.</numerusform>
            <numerusform>If you harvest at least 2 sown grain, you get %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once a round, one of your production fields may produce up to %n more goods.</source>
        <translation>
            <numerusform>Once a round, one of your production fields may produce up to %n more good.</numerusform>
            <numerusform>Once a round, one of your production fields may produce up to %n more goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After feeding you get 1 point for every %n grain.</source>
        <translation>
            <numerusform>After feeding you get 1 point for every %n grain.</numerusform>
            <numerusform>After feeding you get 1 point for every %n grain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have at least %1 citizens at the end of a round: %n points.</source>
        <translation>
            <numerusform>If you have at least %1 citizens at the end of a round: %n point.</numerusform>
            <numerusform>If you have at least %1 citizens at the end of a round: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more grain at every harvest</source>
        <translation>
            <numerusform>%n more grain at every harvest</numerusform>
            <numerusform>%n more grain at every harvest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more grain at harvests of 2 or more</source>
        <translation>
            <numerusform>%n more grain at harvests of 2 or more</numerusform>
            <numerusform>%n more grain at harvests of 2 or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more goods in a round</source>
        <translation>
            <numerusform>%n more good in a round</numerusform>
            <numerusform>%n more goods in a round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 point for every %n grain left</source>
        <translation>
            <numerusform>1 point for every %n grain left</numerusform>
            <numerusform>1 point for every %n grain left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points a round with %1 citizens</source>
        <translation>
            <numerusform>%n point a round with %1 citizens</numerusform>
            <numerusform>%n points a round with %1 citizens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points more</source>
        <translation>
            <numerusform>%n point more</numerusform>
            <numerusform>%n points more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n price markers from %2 to %3</source>
        <translation>
            <numerusform>%1 moves %n price marker from %2 to %3</numerusform>
            <numerusform>%1 moves %n price markers from %2 to %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n price markers from %2 out of the game</source>
        <translation>
            <numerusform>%1 takes %n price marker from %2 out of the game</numerusform>
            <numerusform>%1 takes %n price markers from %2 out of the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 returns %n used orders</source>
        <translation>
            <numerusform>%1 returns %n used order</numerusform>
            <numerusform>%1 returns %n used orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n citizens</source>
        <translation>
            <numerusform>%1 has %n citizen</numerusform>
            <numerusform>%1 has %n citizens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 feeds %n citizens</source>
        <translation>
            <numerusform>%1 feeds %n citizen</numerusform>
            <numerusform>%1 feeds %n citizens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for the start house</source>
        <translation>
            <numerusform>%n point for the start house</numerusform>
            <numerusform>%n points for the start house</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for houses</source>
        <translation>
            <numerusform>%n point for houses</numerusform>
            <numerusform>%n points for houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for high-rises</source>
        <translation>
            <numerusform>%n point for high-rises</numerusform>
            <numerusform>%n points for high-rises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for administration buildings</source>
        <translation>
            <numerusform>%n point for administration buildings</numerusform>
            <numerusform>%n points for administration buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for a factory</source>
        <translation>
            <numerusform>%n point for a factory</numerusform>
            <numerusform>%n points for a factory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for goods</source>
        <translation>
            <numerusform>%n point for goods</numerusform>
            <numerusform>%n points for goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for citizens</source>
        <translation>
            <numerusform>%n point for citizens</numerusform>
            <numerusform>%n points for citizens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for grain left over</source>
        <translation>
            <numerusform>%n point for grain left over</numerusform>
            <numerusform>%n points for grain left over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for the Mayor</source>
        <translation>
            <numerusform>%n point for the Mayor</numerusform>
            <numerusform>%n points for the Mayor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for an invention</source>
        <translation>
            <numerusform>%n point for an invention</numerusform>
            <numerusform>%n points for an invention</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for inventions that suit factories</source>
        <translation>
            <numerusform>%n point for inventions that suit factories</numerusform>
            <numerusform>%n points for inventions that suit factories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for the most valuable factories</source>
        <translation>
            <numerusform>%n point for the most valuable factories</numerusform>
            <numerusform>%n points for the most valuable factories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most often mayor: %1, %n times.</source>
        <translation>
            <numerusform>Most often mayor: %1, %n time.</numerusform>
            <numerusform>Most often mayor: %1, %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>harvests %n grain</source>
        <translation>
            <numerusform>harvests %n grain</numerusform>
            <numerusform>harvests %n grain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gets %n more</source>
        <translation>
            <numerusform>gets %n more</numerusform>
            <numerusform>gets %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has no room for %n</source>
        <translation>
            <numerusform>has no room for %n</numerusform>
            <numerusform>has no room for %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the second round on, whoever has the fewest points gets %n points and begins the round.</source>
        <translation>
            <numerusform>From the second round on, whoever has the fewest points gets %n point and begins the round.</numerusform>
            <numerusform>From the second round on, whoever has the fewest points gets %n points and begins the round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Where does the next price marker of %1 go? Land becomes more expensive there. %n left.</source>
        <translation>
            <numerusform>Where does the price marker of %1 go? Land becomes more expensive there. %n left.</numerusform>
            <numerusform>Where does the next price marker of %1 go? Land becomes more expensive there. %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then the Miller gives you %n.</source>
        <translation>
            <numerusform>Then the Miller gives you %n.</numerusform>
            <numerusform>Then the Miller gives you %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>$%n more</source>
        <translation>
            <numerusform>$%n more</numerusform>
            <numerusform>$%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>$%n less</source>
        <translation>
            <numerusform>$%n less</numerusform>
            <numerusform>$%n less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more orders</source>
        <translation>
            <numerusform>%n more order</numerusform>
            <numerusform>%n more orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer orders</source>
        <translation>
            <numerusform>%n fewer order</numerusform>
            <numerusform>%n fewer orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more grain</source>
        <translation>
            <numerusform>%n more grain</numerusform>
            <numerusform>%n more grain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less grain</source>
        <translation>
            <numerusform>%n less grain</numerusform>
            <numerusform>%n less grain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has all that %n citizens need</source>
        <translation>
            <numerusform>%1 has all that %n citizen needs</numerusform>
            <numerusform>%1 has all that %n citizens need</numerusform>
        </translation>
    </message>
    <message>
        <source>Locomotive</source>
        <translation>Loco­motive</translation>
    </message>
    <message>
        <source>Photography</source>
        <translation>Photo­graphy</translation>
    </message>
    <message>
        <source>Refrigeration</source>
        <translation>Refrig­eration</translation>
    </message>
    <message>
        <source>Ferroconcrete</source>
        <translation>Ferro­concrete</translation>
    </message>
    <message numerus="yes">
        <source>%n price markers from here go to other regions.</source>
        <translation>
            <numerusform>%n price marker from here goes to another region.</numerusform>
            <numerusform>%n price markers from here go to other regions.</numerusform>
        </translation>
    </message>
</context>
</TS>
