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
        <source>It would bring you %n points as things are.</source>
        <translation>
            <numerusform>It would bring you %n point as things are.</numerusform>
            <numerusform>It would bring you %n points as things are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %1 now: %n points.</source>
        <translation>
            <numerusform>Brings %1 now: %n point.</numerusform>
            <numerusform>Brings %1 now: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 different features in it: %n points.</source>
        <translation>
            <numerusform>%1 different features in it: %n point.</numerusform>
            <numerusform>%1 different features in it: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth %n points; nothing is built here.</source>
        <translation>
            <numerusform>Worth %n point; nothing is built here.</numerusform>
            <numerusform>Worth %n points; nothing is built here.</numerusform>
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
            <numerusform>%n red</numerusform>
            <numerusform>%n red</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue</source>
        <translation>
            <numerusform>%n blue</numerusform>
            <numerusform>%n blue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green</source>
        <translation>
            <numerusform>%n green</numerusform>
            <numerusform>%n green</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation>
            <numerusform>%n yellow</numerusform>
            <numerusform>%n yellow</numerusform>
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
        <source>%n out of the bag</source>
        <translation>
            <numerusform>%n out of the bag</numerusform>
            <numerusform>%n out of the bag</numerusform>
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
        <source>One feature in it: %n points.</source>
        <translation>
            <numerusform>One feature in it: %n point.</numerusform>
            <numerusform>One feature in it: %n points.</numerusform>
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
</context>
<context>
    <name>end</name>
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
        <source>%n min.</source>
        <translation>
            <numerusform>%n min.</numerusform>
            <numerusform>%n min.</numerusform>
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
        <source>For beginners: nobody owns more than %n cards of a kind.</source>
        <translation>
            <numerusform>For beginners: nobody owns more than %n card of a kind.</numerusform>
            <numerusform>For beginners: nobody owns more than %n cards of a kind.</numerusform>
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
        <source>In your city it would bring you %n coins now.</source>
        <translation>
            <numerusform>In your city it would bring you %n coin now.</numerusform>
            <numerusform>In your city it would bring you %n coins now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In your city it would bring you %1 × %2 = %n coins now.</source>
        <translation>
            <numerusform>In your city it would bring you %1 × %2 = %n coin now.</numerusform>
            <numerusform>In your city it would bring you %1 × %2 = %n coins now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would bring you up to %n coins from others' rolls.</source>
        <translation>
            <numerusform>It would bring you up to %n coin from others' rolls.</numerusform>
            <numerusform>It would bring you up to %n coins from others' rolls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As things are: %n coins on that roll.</source>
        <translation>
            <numerusform>As things are: %n coin on that roll.</numerusform>
            <numerusform>As things are: %n coins on that roll.</numerusform>
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
        <source>Not now: you may own only %n of it.</source>
        <translation>
            <numerusform>Not now: you may own only %n of it.</numerusform>
            <numerusform>Not now: you may own only %n of it.</numerusform>
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
        <source>%n cards a round for each %1 in your city and in one other: the best.</source>
        <translation>
            <numerusform>%n card a round for each %1 in your city and in one other: the best.</numerusform>
            <numerusform>%n cards a round for each %1 in your city and in one other: the best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards more a round if this stands in your city: %1.</source>
        <translation>
            <numerusform>%n card more a round if this stands in your city: %1.</numerusform>
            <numerusform>%n cards more a round if this stands in your city: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards more a round for each of these in your city: %1.</source>
        <translation>
            <numerusform>%n card more a round for each of these in your city: %1.</numerusform>
            <numerusform>%n cards more a round for each of these in your city: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards more a round for each of these in all cities: %1.</source>
        <translation>
            <numerusform>%n card more a round for each of these in all cities: %1.</numerusform>
            <numerusform>%n cards more a round for each of these in all cities: %1.</numerusform>
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
        <source>%n points a round for each %1 in your city and in one other: the best.</source>
        <translation>
            <numerusform>%n point a round for each %1 in your city and in one other: the best.</numerusform>
            <numerusform>%n points a round for each %1 in your city and in one other: the best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points more a round if this stands in your city: %1.</source>
        <translation>
            <numerusform>%n point more a round if this stands in your city: %1.</numerusform>
            <numerusform>%n points more a round if this stands in your city: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points more a round for each of these in your city: %1.</source>
        <translation>
            <numerusform>%n point more a round for each of these in your city: %1.</numerusform>
            <numerusform>%n points more a round for each of these in your city: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points more a round for each of these in all cities: %1.</source>
        <translation>
            <numerusform>%n point more a round for each of these in all cities: %1.</numerusform>
            <numerusform>%n points more a round for each of these in all cities: %1.</numerusform>
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
        <source>%n points a round</source>
        <translation>
            <numerusform>%n point a round</numerusform>
            <numerusform>%n points a round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards a round</source>
        <translation>
            <numerusform>%n card a round</numerusform>
            <numerusform>%n cards a round</numerusform>
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
        <source>Costs you %n cards: %1, less for %2.</source>
        <translation>
            <numerusform>Costs you %n card: %1, less for %2.</numerusform>
            <numerusform>Costs you %n cards: %1, less for %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n cards do you discard? %1 stay in your hand.</source>
        <translation>
            <numerusform>Which %n card do you discard? %1 stay in your hand.</numerusform>
            <numerusform>Which %n cards do you discard? %1 stay in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n cards. What do you pay with?</source>
        <translation>
            <numerusform>%1 costs %n card. What do you pay with?</numerusform>
            <numerusform>%1 costs %n cards. What do you pay with?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n cards (%2 − %3). What do you pay with?</source>
        <translation>
            <numerusform>%1 costs %n card (%2 − %3). What do you pay with?</numerusform>
            <numerusform>%1 costs %n cards (%2 − %3). What do you pay with?</numerusform>
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
            <numerusform>Build %1 (%n card)</numerusform>
            <numerusform>Build %1 (%n cards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pass: draw %n cards, keep one</source>
        <translation>
            <numerusform>Pass: draw %n card, keep one</numerusform>
            <numerusform>Pass: draw %n cards, keep one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %2 for %n cards.</source>
        <translation>
            <numerusform>%1 builds %2 for %n card.</numerusform>
            <numerusform>%1 builds %2 for %n cards.</numerusform>
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
        <source>The discard pile is shuffled: %n cards are the new deck.</source>
        <translation>
            <numerusform>The discard pile is shuffled: %n card is the new deck.</numerusform>
            <numerusform>The discard pile is shuffled: %n cards are the new deck.</numerusform>
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
</context>
</TS>
