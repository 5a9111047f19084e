<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>cli</name>
    <message>
        <source>The command is not understood (%1). Try: citybuilder --help</source>
        <translation>Der Befehl ist unverständlich (%1). Hilfe gibt: citybuilder --help</translation>
    </message>
    <message>
        <source>%1 is missing. Try: citybuilder --help</source>
        <translation>%1 fehlt. Hilfe gibt: citybuilder --help</translation>
    </message>
    <message>
        <source>“%1” is not understood. Try: citybuilder --help</source>
        <translation>„%1“ ist unverständlich. Hilfe gibt: citybuilder --help</translation>
    </message>
    <message>
        <source>A value is missing after %1.</source>
        <translation>Nach %1 fehlt ein Wert.</translation>
    </message>
    <message>
        <source>“%1” does not exist. Known: %2.</source>
        <translation>„%1“ gibt es nicht. Bekannt: %2.</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3.</source>
        <translation>%1 muss eine ganze Zahl von %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>The computer could not do that (%1).</source>
        <translation>Der Computer konnte das nicht ausführen (%1).</translation>
    </message>
    <message>
        <source>The game is for %1 to %2 players, not for %3.</source>
        <translation>Das Spiel ist für %1 bis %2 Personen, nicht für %3.</translation>
    </message>
    <message>
        <source>There is no option “%1”. Known: %2.</source>
        <translation>Die Option „%1“ gibt es nicht. Bekannt: %2.</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3.</source>
        <translation>%1 muss eine Zahl von %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>Files of the program are missing or damaged. Please install it again.</source>
        <translation>Dateien des Programms fehlen oder sind beschädigt. Bitte installiere es neu.</translation>
    </message>
    <message>
        <source>A helping process was ended from outside.</source>
        <translation>Ein Hilfsprozess wurde von außen beendet.</translation>
    </message>
    <message>
        <source>There is no game “%1”. Known: %2.</source>
        <translation>Das Spiel „%1“ gibt es nicht. Bekannt: %2.</translation>
    </message>
    <message>
        <source>There is no bot “%1”. Known: %2.</source>
        <translation>Den Bot „%1“ gibt es nicht. Bekannt: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n games, seed %1</source>
        <translation>
            <numerusform>%n Partie, Startzahl %1</numerusform>
            <numerusform>%n Partien, Startzahl %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns per game: %1</source>
        <translation>Züge je Partie: %1</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>win rate</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>Punkte im Mittel</translation>
    </message>
    <message>
        <source>random games per CPU second</source>
        <translation>Zufallspartien je CPU-Sekunde</translation>
    </message>
    <message>
        <source>decisions per CPU second</source>
        <translation>Entscheidungen je CPU-Sekunde</translation>
    </message>
    <message>
        <source>copy of a state, µs</source>
        <translation>Kopie eines Zustands, µs</translation>
    </message>
    <message>
        <source>view of a seat, µs</source>
        <translation>Sicht eines Platzes, µs</translation>
    </message>
    <message>
        <source>table filled in from a view, µs</source>
        <translation>Tisch aus einer Sicht ergänzt, µs</translation>
    </message>
    <message>
        <source>search iterations per CPU second</source>
        <translation>Suchdurchläufe je CPU-Sekunde</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>kompiliert</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message numerus="yes">
        <source>%1: all laws kept over %n actions</source>
        <translation>
            <numerusform>%1: alle Gesetze eingehalten, %n Aktion lang</numerusform>
            <numerusform>%1: alle Gesetze eingehalten, %n Aktionen lang</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: broken – %2</source>
        <translation>%1: verletzt – %2</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>gierig</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>stark</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
</context>
<context>
    <name>machi_koro</name>
    <message>
        <source>Machi Koro</source>
        <translation>Machi Koro</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>Roll the die.</source>
        <translation>Würfle!</translation>
    </message>
    <message>
        <source>How many dice do you roll?</source>
        <translation>Mit wie vielen Würfeln würfelst du?</translation>
    </message>
    <message>
        <source>You rolled %1. Roll again?</source>
        <translation>Du hast %1 gewürfelt. Noch einmal würfeln?</translation>
    </message>
    <message numerus="yes">
        <source>%1: who pays you up to %n coins?</source>
        <translation>
            <numerusform>%1: Wer zahlt dir %n Münze?</numerusform>
            <numerusform>%1: Wer zahlt dir bis zu %n Münzen?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: which establishment do you give away?</source>
        <translation>%1: Welches Unternehmen gibst du ab?</translation>
    </message>
    <message>
        <source>What do you take for %1?</source>
        <translation>Was nimmst du für %1?</translation>
    </message>
    <message numerus="yes">
        <source>You have %n coins. What do you build?</source>
        <translation>
            <numerusform>Du hast %n Münze. Was baust du?</numerusform>
            <numerusform>Du hast %n Münzen. Was baust du?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Mit %n Würfel würfeln</numerusform>
            <numerusform>Mit %n Würfeln würfeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Noch einmal würfeln</translation>
    </message>
    <message numerus="yes">
        <source>Take %n coins from %1</source>
        <translation>
            <numerusform>%n Münze von %1 nehmen</numerusform>
            <numerusform>%n Münzen von %1 nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Give away %1</source>
        <translation>%1 abgeben</translation>
    </message>
    <message>
        <source>Take %1 from %2</source>
        <translation>%1 von %2 nehmen</translation>
    </message>
    <message numerus="yes">
        <source>Build %1 (%n coins)</source>
        <translation>
            <numerusform>%1 bauen (%n Münze)</numerusform>
            <numerusform>%1 bauen (%n Münzen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation>Nichts bauen</translation>
    </message>
    <message>
        <source>Swap nothing</source>
        <translation>Nichts tauschen</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>Turn %1: %2 again, after doubles</source>
        <translation>Zug %1: noch einmal %2 nach dem Pasch</translation>
    </message>
    <message>
        <source>%1 rolls a %2.</source>
        <translation>%1 würfelt eine %2.</translation>
    </message>
    <message>
        <source>%1 rolls %2 + %3 = %4.</source>
        <translation>%1 würfelt %2 + %3 = %4.</translation>
    </message>
    <message>
        <source>Doubles: %1 has another turn.</source>
        <translation>Pasch: %1 ist noch einmal an der Reihe.</translation>
    </message>
    <message>
        <source>%1 gives %2 %3 and takes %4.</source>
        <translation>%1 gibt %2 %3 und nimmt %4.</translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %2 for %n coins.</source>
        <translation>
            <numerusform>%1 baut für %n Münze %2.</numerusform>
            <numerusform>%1 baut für %n Münzen %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>wheat</source>
        <translation>Ähre</translation>
    </message>
    <message>
        <source>cow</source>
        <translation>Kuh</translation>
    </message>
    <message>
        <source>gear</source>
        <translation>Zahnrad</translation>
    </message>
    <message>
        <source>bread</source>
        <translation>Brot</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>Tasse</translation>
    </message>
    <message>
        <source>factory</source>
        <translation>Fabrik</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>Obst</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>On any roll: %1</source>
        <translation>Bei jedem Wurf: %1</translation>
    </message>
    <message>
        <source>On your own roll: %1</source>
        <translation>Beim eigenen Wurf: %1</translation>
    </message>
    <message>
        <source>On another player&apos;s roll: %1</source>
        <translation>Beim Wurf der anderen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n coins from the bank.</source>
        <translation>
            <numerusform>%n Münze aus der Bank.</numerusform>
            <numerusform>%n Münzen aus der Bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins from the bank for each of your cards with the %1 symbol (%2).</source>
        <translation>
            <numerusform>%n Münze aus der Bank für jede eigene Karte mit dem Symbol %1 (%2).</numerusform>
            <numerusform>%n Münzen aus der Bank für jede eigene Karte mit dem Symbol %1 (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins from whoever rolled.</source>
        <translation>
            <numerusform>%n Münze von der Person, die gewürfelt hat.</numerusform>
            <numerusform>%n Münzen von der Person, die gewürfelt hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins from every other player.</source>
        <translation>
            <numerusform>je %n Münze von allen anderen.</numerusform>
            <numerusform>je %n Münzen von allen anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins from one player of your choice.</source>
        <translation>
            <numerusform>%n Münze von einer Person deiner Wahl.</numerusform>
            <numerusform>%n Münzen von einer Person deiner Wahl.</numerusform>
        </translation>
    </message>
    <message>
        <source>you may swap one establishment with another player; violet ones stay.</source>
        <translation>Du darfst ein Unternehmen mit einer anderen Person tauschen, aber kein violettes.</translation>
    </message>
    <message>
        <source>Roll one or two dice, as you like.</source>
        <translation>Du würfelst wahlweise mit einem oder zwei Würfeln.</translation>
    </message>
    <message>
        <source>Each of your cards with one of these symbols brings 1 coin more: %1.</source>
        <translation>Jede deiner Karten mit einem dieser Symbole bringt 1 Münze mehr: %1.</translation>
    </message>
    <message>
        <source>Doubles give you another turn, once in a row.</source>
        <translation>Ein Pasch bringt dir einen zweiten Zug, aber keinen dritten.</translation>
    </message>
    <message>
        <source>Once per turn you may roll again; the second throw counts.</source>
        <translation>Einmal im Zug darfst du neu würfeln; dann gilt der zweite Wurf.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist an der Reihe.</translation>
    </message>
    <message>
        <source>%1 builds nothing.</source>
        <translation>%1 baut nichts.</translation>
    </message>
    <message>
        <source>New in the market: %3.</source>
        <translation>Neu in der Auslage: %3.</translation>
    </message>
    <message>
        <source>%1 keeps the throw.</source>
        <translation>%1 behält den Wurf.</translation>
    </message>
    <message>
        <source>%1 throws again.</source>
        <translation>%1 würfelt noch einmal.</translation>
    </message>
    <message>
        <source>%1 has built all landmarks and wins!</source>
        <translation>%1 hat alle Großprojekte gebaut und gewinnt!</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>Which establishments lie open to be built.</source>
        <translation>Welche Unternehmen zum Bauen ausliegen.</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Gleiche Karten</translation>
    </message>
    <message>
        <source>How often a player may own the same establishment.</source>
        <translation>Wie oft man das gleiche Unternehmen besitzen darf.</translation>
    </message>
    <message>
        <source>All establishments</source>
        <translation>Alle Unternehmen</translation>
    </message>
    <message>
        <source>Every kind of establishment is on offer from the start.</source>
        <translation>Alle Unternehmen liegen von Anfang an aus.</translation>
    </message>
    <message>
        <source>Come what may</source>
        <translation>Komme, was wolle</translation>
    </message>
    <message numerus="yes">
        <source>Only %n kinds lie open; chance decides what comes next.</source>
        <translation>
            <numerusform>Nur %n Unternehmen liegt aus; was nachkommt, entscheidet der Zufall.</numerusform>
            <numerusform>Nur %n verschiedene Unternehmen liegen aus; was nachkommt, entscheidet der Zufall.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>As many of a kind as you like; of violet ones only one.</source>
        <translation>So viele gleiche, wie du willst; violette nur je einmal.</translation>
    </message>
    <message>
        <source>At most two</source>
        <translation>Höchstens zwei</translation>
    </message>
    <message numerus="yes">
        <source>For beginners: nobody owns more than %n cards of a kind.</source>
        <translation>
            <numerusform>Für die ersten Spiele: Von jedem Unternehmen darf man nur %n Karte besitzen.</numerusform>
            <numerusform>Für die ersten Spiele: Von jedem Unternehmen darf man nur %n Karten besitzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wheat Field</source>
        <translation>Weizenfeld</translation>
    </message>
    <message>
        <source>a Wheat Field</source>
        <translation>ein Weizenfeld</translation>
    </message>
    <message>
        <source>Ranch</source>
        <translation>Bauernhof</translation>
    </message>
    <message>
        <source>a Ranch</source>
        <translation>einen Bauernhof</translation>
    </message>
    <message>
        <source>Bakery</source>
        <translation>Bäckerei</translation>
    </message>
    <message>
        <source>a Bakery</source>
        <translation>eine Bäckerei</translation>
    </message>
    <message>
        <source>Café</source>
        <translation>Café</translation>
    </message>
    <message>
        <source>a Café</source>
        <translation>ein Café</translation>
    </message>
    <message>
        <source>Convenience Store</source>
        <translation>Mini-Markt</translation>
    </message>
    <message>
        <source>a Convenience Store</source>
        <translation>einen Mini-Markt</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>a Forest</source>
        <translation>einen Wald</translation>
    </message>
    <message>
        <source>Stadium</source>
        <translation>Stadion</translation>
    </message>
    <message>
        <source>a Stadium</source>
        <translation>ein Stadion</translation>
    </message>
    <message>
        <source>TV Station</source>
        <translation>Fernsehsender</translation>
    </message>
    <message>
        <source>a TV Station</source>
        <translation>einen Fernsehsender</translation>
    </message>
    <message>
        <source>Business Center</source>
        <translation>Bürohaus</translation>
    </message>
    <message>
        <source>a Business Center</source>
        <translation>ein Bürohaus</translation>
    </message>
    <message>
        <source>Cheese Factory</source>
        <translation>Molkerei</translation>
    </message>
    <message>
        <source>a Cheese Factory</source>
        <translation>eine Molkerei</translation>
    </message>
    <message>
        <source>Furniture Factory</source>
        <translation>Möbelfabrik</translation>
    </message>
    <message>
        <source>a Furniture Factory</source>
        <translation>eine Möbelfabrik</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Bergwerk</translation>
    </message>
    <message>
        <source>a Mine</source>
        <translation>ein Bergwerk</translation>
    </message>
    <message>
        <source>Family Restaurant</source>
        <translation>Familien-Restaurant</translation>
    </message>
    <message>
        <source>a Family Restaurant</source>
        <translation>ein Familien-Restaurant</translation>
    </message>
    <message>
        <source>Apple Orchard</source>
        <translation>Apfelplantage</translation>
    </message>
    <message>
        <source>an Apple Orchard</source>
        <translation>eine Apfelplantage</translation>
    </message>
    <message>
        <source>Fruit and Vegetable Market</source>
        <translation>Markthalle</translation>
    </message>
    <message>
        <source>a Fruit and Vegetable Market</source>
        <translation>eine Markthalle</translation>
    </message>
    <message>
        <source>Train Station</source>
        <translation>Bahnhof</translation>
    </message>
    <message>
        <source>the Train Station</source>
        <translation>den Bahnhof</translation>
    </message>
    <message>
        <source>Shopping Mall</source>
        <translation>Einkaufszentrum</translation>
    </message>
    <message>
        <source>the Shopping Mall</source>
        <translation>das Einkaufszentrum</translation>
    </message>
    <message>
        <source>Amusement Park</source>
        <translation>Freizeitpark</translation>
    </message>
    <message>
        <source>the Amusement Park</source>
        <translation>den Freizeitpark</translation>
    </message>
    <message>
        <source>Radio Tower</source>
        <translation>Funkturm</translation>
    </message>
    <message>
        <source>the Radio Tower</source>
        <translation>den Funkturm</translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %2 %n coins for the %3.</source>
        <translation>
            <numerusform>%1 zahlt %n Münze an %2 (%3).</numerusform>
            <numerusform>%1 zahlt %n Münzen an %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot pay %2 for the %3.</source>
        <translation>%1 kann %2 nichts zahlen (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n coins from the bank for the %3.</source>
        <translation>
            <numerusform>%1 erhält %n Münze aus der Bank (%3).</numerusform>
            <numerusform>%1 erhält %n Münzen aus der Bank (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets nothing for the %3.</source>
        <translation>%1 erhält nichts (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n coins from %2 for the %3.</source>
        <translation>
            <numerusform>%1 bekommt %n Münze von %2 (%3).</numerusform>
            <numerusform>%1 bekommt %n Münzen von %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets nothing from %2 for the %3.</source>
        <translation>%1 bekommt nichts von %2 (%3).</translation>
    </message>
    <message>
        <source>Landmarks</source>
        <translation>Großprojekte</translation>
    </message>
    <message numerus="yes">
        <source>%n landmarks</source>
        <translation>
            <numerusform>%n Großprojekt</numerusform>
            <numerusform>%n Großprojekte</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>narrate</name>
    <message>
        <source>At the table: %1</source>
        <translation>Am Tisch: %1</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Startzahl: %1</translation>
    </message>
    <message>
        <source>The record begins in turn %1.</source>
        <translation>Die Aufzeichnung beginnt in Zug %1.</translation>
    </message>
    <message>
        <source>Standing so far</source>
        <translation>Zwischenstand</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Endstand</translation>
    </message>
</context>
<context>
    <name>saves</name>
    <message>
        <source>Rules were corrected since; the match goes on from its last position.</source>
        <translation>Seit dem Speichern wurden Regeln berichtigt; die Partie geht vom letzten Stand aus weiter.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Die Datei „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read.</source>
        <translation>Die Datei „%1“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>„%1“ ist keine Datei.</translation>
    </message>
    <message>
        <source>“%1” is far too large for a saved match.</source>
        <translation>„%1“ ist viel zu groß für einen Spielstand.</translation>
    </message>
    <message>
        <source>The saved match “%1” is incomplete.</source>
        <translation>Der Spielstand „%1“ ist unvollständig.</translation>
    </message>
    <message>
        <source>“%1” is not a saved match.</source>
        <translation>„%1“ ist kein Spielstand.</translation>
    </message>
    <message>
        <source>The saved match “%1” was changed or damaged.</source>
        <translation>Der Spielstand „%1“ wurde verändert oder beschädigt.</translation>
    </message>
    <message>
        <source>“%1” was saved by a newer version of the program.</source>
        <translation>„%1“ stammt aus einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>The program does not have the game of “%1”.</source>
        <translation>Das Spiel von „%1“ kennt dieses Programm nicht.</translation>
    </message>
    <message>
        <source>The saved match “%1” does not fit the rules any more.</source>
        <translation>Der Spielstand „%1“ passt nicht mehr zu den Regeln.</translation>
    </message>
    <message>
        <source>“%1” was not saved: the disk is full.</source>
        <translation>„%1“ wurde nicht gespeichert: Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>“%1” was not saved: writing there is not allowed.</source>
        <translation>„%1“ wurde nicht gespeichert: Dort darf nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>„%1“ konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Cards were corrected since; the match goes on from its last position.</source>
        <translation>Seit dem Speichern wurden Karten berichtigt; die Partie geht vom letzten Stand aus weiter.</translation>
    </message>
    <message>
        <source>In order; actions: %1.</source>
        <translation>In Ordnung; Aktionen: %1.</translation>
    </message>
</context>
</TS>
