<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
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
    <message numerus="yes">
        <source>after %n turns</source>
        <translation>
            <numerusform>after %n turn</numerusform>
            <numerusform>after %n turns</numerusform>
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
</TS>
