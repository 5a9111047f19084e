<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>about</name>
    <message>
        <source>About Citybuilder</source>
        <translation>Über Citybuilder</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Version %1, mit Qt %2</translation>
    </message>
    <message>
        <source>An unofficial fan project. The games %1 belong to their authors and publishers, who are not involved in this program.</source>
        <translation>Ein inoffizielles Projekt von Fans. Die Spiele %1 gehören ihren Autoren und Verlagen, die an diesem Programm nicht beteiligt sind.</translation>
    </message>
    <message>
        <source>All pictures, sounds and texts were made for this program. It is free software under the MIT licence; the licences of Qt and the typeface are below.</source>
        <translation>Bilder, Töne und Texte sind eigens für das Programm gemacht. Es ist freie Software unter der MIT-Lizenz; die Lizenzen von Qt und der Schrift stehen unten.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>chances</name>
    <message>
        <source>about %1%</source>
        <translation>etwa&#xa0;%1&#xa0;%</translation>
    </message>
    <message>
        <source>under %1%</source>
        <translation>unter&#xa0;%1&#xa0;%</translation>
    </message>
    <message>
        <source>over %1%</source>
        <translation>über&#xa0;%1&#xa0;%</translation>
    </message>
    <message>
        <source>about %1 percentage points</source>
        <translation>etwa %1 Prozentpunkte</translation>
    </message>
    <message>
        <source>less than %1 percentage points</source>
        <translation>weniger als %1 Prozentpunkte</translation>
    </message>
</context>
<context>
    <name>chart</name>
    <message>
        <source>%1: from %2 to %3, highest %4</source>
        <translation>%1: von %2 auf %3, höchster Wert %4</translation>
    </message>
</context>
<context>
    <name>check</name>
    <message>
        <source>“%1” is a damaged file that was kept.</source>
        <translation>„%1“ ist eine beschädigte Datei von früher.</translation>
    </message>
    <message>
        <source>Some lines of “%1” are damaged and lost; all the others count.</source>
        <translation>Einige Zeilen von „%1“ sind beschädigt und verloren; alle anderen zählen.</translation>
    </message>
    <message>
        <source>“%1” is OK; earlier versions: %2.</source>
        <translation>„%1“ ist in Ordnung; frühere Stände: %2.</translation>
    </message>
    <message>
        <source>Nothing has been saved yet.</source>
        <translation>Noch ist nichts gespeichert.</translation>
    </message>
    <message>
        <source>OK: %1, restored: %2, lost: %3.</source>
        <translation>In Ordnung: %1, wiederhergestellt: %2, verloren: %3.</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be read.</source>
        <translation>Der Ordner „%1“ lässt sich nicht lesen.</translation>
    </message>
</context>
<context>
    <name>cities</name>
    <message>
        <source>(%1 → %2 of %3)</source>
        <translation>(%1 → %2 von %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Das Spielbrett</translation>
    </message>
    <message numerus="yes">
        <source>In every round each player sends %n workers into each row.</source>
        <translation>
            <numerusform>In jeder Runde schickt jeder %n Spielfigur in jede Reihe.</numerusform>
            <numerusform>In jeder Runde schickt jeder %n Spielfiguren in jede Reihe.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the bag: %1.</source>
        <translation>Im Beutel: %1.</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Whoever stands farthest right in the row of building pieces takes it and begins the next round.</source>
        <translation>Wer in der Reihe der Gebäudeteile am weitesten rechts steht, nimmt ihn und beginnt die nächste Runde.</translation>
    </message>
    <message>
        <source>%1 begins this round.</source>
        <translation>%1 beginnt diese Runde.</translation>
    </message>
    <message>
        <source>%1 stands here.</source>
        <translation>Hier steht %1.</translation>
    </message>
    <message>
        <source>Nothing lies here.</source>
        <translation>Hier liegt nichts.</translation>
    </message>
    <message>
        <source>You have no workers left for this row in this round.</source>
        <translation>In dieser Runde hast du keine Spielfigur mehr für diese Reihe.</translation>
    </message>
    <message numerus="yes">
        <source>It would bring you %n points now.</source>
        <translation>
            <numerusform>Im Moment würde er dir %n Punkt bringen.</numerusform>
            <numerusform>Im Moment würde er dir %n Punkte bringen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no place for %1.</source>
        <translation>Für %1 hast du keinen Platz.</translation>
    </message>
    <message>
        <source>You see what it is once you have taken it.</source>
        <translation>Was es ist, siehst du, wenn du es genommen hast.</translation>
    </message>
    <message>
        <source>You see the other one once you have taken it.</source>
        <translation>Das verdeckte siehst du, wenn du es genommen hast.</translation>
    </message>
    <message>
        <source>You can build in any colour here.</source>
        <translation>Hier kann jede Farbe gebaut werden.</translation>
    </message>
    <message>
        <source>Nothing that you have taken fits here.</source>
        <translation>Nichts von dem, was du genommen hast, passt hierher.</translation>
    </message>
    <message>
        <source>No building is higher than %1.</source>
        <translation>Kein Gebäude wird höher als %1.</translation>
    </message>
    <message>
        <source>A space has room for only one feature tile.</source>
        <translation>Auf jede Fläche passt nur ein Plättchen.</translation>
    </message>
    <message>
        <source>Points for the first, second and third: %1.</source>
        <translation>Punkte für den Ersten, Zweiten und Dritten: %1.</translation>
    </message>
    <message>
        <source>Points for the first and second: %1. With two players the middle value is not used.</source>
        <translation>Punkte für den Ersten und den Zweiten: %1. Zu zweit entfällt der Wert dazwischen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has reached it: %n points.</source>
        <translation>
            <numerusform>%1 hat es erreicht: %n Punkt.</numerusform>
            <numerusform>%1 hat es erreicht: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Goals are checked at the end of your turn. The first to reach one gets the most points.</source>
        <translation>Ziele werden am Ende deines Zugs geprüft. Wer eines zuerst erreicht, bekommt am meisten.</translation>
    </message>
    <message>
        <source>In hand: %1</source>
        <translation>In der Hand: %1</translation>
    </message>
    <message>
        <source>R or the mouse wheel turns it.</source>
        <translation>R oder das Mausrad dreht es.</translation>
    </message>
    <message numerus="yes">
        <source>Park area of %n spaces.</source>
        <translation>
            <numerusform>Parkgebiet mit %n&#xa0;Fläche.</numerusform>
            <numerusform>Parkgebiet mit %n&#xa0;Flächen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Water area of %n spaces.</source>
        <translation>
            <numerusform>Wassergebiet mit %n&#xa0;Fläche.</numerusform>
            <numerusform>Wassergebiet mit %n&#xa0;Flächen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>New York City</source>
        <translation>New York City</translation>
    </message>
    <message>
        <source>Rio de Janeiro</source>
        <translation>Rio de Janeiro</translation>
    </message>
    <message>
        <source>Sydney</source>
        <translation>Sydney</translation>
    </message>
    <message>
        <source>Mexico City</source>
        <translation>Mexiko-Stadt</translation>
    </message>
    <message>
        <source>Barcelona</source>
        <translation>Barcelona</translation>
    </message>
    <message>
        <source>Buenos Aires</source>
        <translation>Buenos Aires</translation>
    </message>
    <message>
        <source>Lisbon</source>
        <translation>Lissabon</translation>
    </message>
    <message>
        <source>Venice</source>
        <translation>Venedig</translation>
    </message>
    <message>
        <source>yacht</source>
        <translation>Jacht</translation>
    </message>
    <message>
        <source>rowing boat</source>
        <translation>Ruderboot</translation>
    </message>
    <message>
        <source>excursion boat</source>
        <translation>Ausflugsboot</translation>
    </message>
    <message>
        <source>dolphin</source>
        <translation>Delfin</translation>
    </message>
    <message>
        <source>fountain</source>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>carousel</source>
        <translation>Karussell</translation>
    </message>
    <message>
        <source>kiosk</source>
        <translation>Kiosk</translation>
    </message>
    <message>
        <source>old tree</source>
        <translation>alter Baum</translation>
    </message>
    <message>
        <source>monument</source>
        <translation>Denkmal</translation>
    </message>
    <message>
        <source>special tile</source>
        <translation>Spezial-Plättchen</translation>
    </message>
    <message>
        <source>red plot</source>
        <translation>rotes Bauland</translation>
    </message>
    <message>
        <source>blue plot</source>
        <translation>blaues Bauland</translation>
    </message>
    <message>
        <source>green plot</source>
        <translation>grünes Bauland</translation>
    </message>
    <message>
        <source>yellow plot</source>
        <translation>gelbes Bauland</translation>
    </message>
    <message>
        <source>park</source>
        <translation>Park</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>free plot</source>
        <translation>freie Fläche</translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n&#xa0;rotes</numerusform>
            <numerusform>%n&#xa0;rote</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue</source>
        <translation>
            <numerusform>%n&#xa0;blaues</numerusform>
            <numerusform>%n&#xa0;blaue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green</source>
        <translation>
            <numerusform>%n&#xa0;grünes</numerusform>
            <numerusform>%n&#xa0;grüne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation>
            <numerusform>%n&#xa0;gelbes</numerusform>
            <numerusform>%n&#xa0;gelbe</numerusform>
        </translation>
    </message>
    <message>
        <source>red building of height %1</source>
        <translation>rotes Gebäude, Höhe&#xa0;%1</translation>
    </message>
    <message>
        <source>blue building of height %1</source>
        <translation>blaues Gebäude, Höhe&#xa0;%1</translation>
    </message>
    <message>
        <source>green building of height %1</source>
        <translation>grünes Gebäude, Höhe&#xa0;%1</translation>
    </message>
    <message>
        <source>yellow building of height %1</source>
        <translation>gelbes Gebäude, Höhe&#xa0;%1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Stadtfelder</translation>
    </message>
    <message>
        <source>Feature tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Gebäudeteile</translation>
    </message>
    <message>
        <source>Start tiles</source>
        <translation>Startfelder</translation>
    </message>
    <message>
        <source>Goal of the city plan</source>
        <translation>Ziel des Stadtentwicklungsplans</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Stadtfeld</translation>
    </message>
    <message>
        <source>Different ones in an area bring %1 or %2 points.</source>
        <translation>Verschiedene in einem Gebiet bringen %1 oder %2 Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>%n points; nothing is built there.</source>
        <translation>
            <numerusform>%n Punkt; dort wird nicht gebaut.</numerusform>
            <numerusform>%n Punkte; dort wird nicht gebaut.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for the first, %2 for the second, %3 for the third.</source>
        <translation>%1 für den Ersten, %2 für den Zweiten, %3 für den Dritten.</translation>
    </message>
    <message>
        <source>For parks</source>
        <translation>Für Parks</translation>
    </message>
    <message>
        <source>For water</source>
        <translation>Für Wasser</translation>
    </message>
    <message>
        <source>For plots</source>
        <translation>Für Bauland</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>%1 exactly %2 high</source>
        <translation>%1 mit genau Höhe&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 at least %2 high</source>
        <translation>%1 ab Höhe&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 of height %2</source>
        <translation>%1 mit Höhe&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 without a neighbour</source>
        <translation>%1 ohne Nachbargebäude</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>All four colours</source>
        <translation>Alle vier Farben</translation>
    </message>
    <message>
        <source>sets of four buildings in all four colours</source>
        <translation>Sätze aus vier Gebäuden in allen vier Farben</translation>
    </message>
    <message>
        <source>sets of four buildings of heights 1, 2, 3 and 4</source>
        <translation>Sätze aus vier Gebäuden mit den Höhen 1, 2, 3 und 4</translation>
    </message>
    <message>
        <source>%1 buildings in a straight line</source>
        <translation>%1 Gebäude in gerader Linie</translation>
    </message>
    <message>
        <source>%1 buildings, all of different colours and heights</source>
        <translation>%1 Gebäude, alle verschieden in Farbe und Höhe</translation>
    </message>
    <message>
        <source>heights 1, 2, 3 and 4</source>
        <translation>die Höhen 1, 2, 3 und 4</translation>
    </message>
    <message>
        <source>%1 different heights</source>
        <translation>%1 verschiedene Höhen</translation>
    </message>
    <message>
        <source>%1 buildings in a square</source>
        <translation>%1 Gebäude im Quadrat</translation>
    </message>
    <message>
        <source>%1 joined buildings of the same height</source>
        <translation>%1 verbundene Gebäude gleicher Höhe</translation>
    </message>
    <message>
        <source>%1 joined plots of one colour</source>
        <translation>%1 verbundene Baulandflächen einer Farbe</translation>
    </message>
    <message>
        <source>%1 buildings in a line, each one higher</source>
        <translation>%1 Gebäude in einer Linie, jedes um&#xa0;1 höher</translation>
    </message>
    <message>
        <source>Liveable City</source>
        <translation>Lebenswerte Stadt</translation>
    </message>
    <message>
        <source>one water area across the finished district</source>
        <translation>ein Wassergebiet quer durchs fertige Viertel</translation>
    </message>
    <message>
        <source>Joined water that lies in all %1 columns or in all %1 rows of the finished district.</source>
        <translation>Zusammenhängendes Wasser, das in allen %1 Spalten oder in allen %1 Zeilen des fertigen Viertels liegt.</translation>
    </message>
    <message>
        <source>Joined water across all %1 spaces of the short side or all %2 of the long side of the finished district.</source>
        <translation>Zusammenhängendes Wasser über alle %1 Flächen der kurzen oder alle %2 der langen Seite des fertigen Viertels.</translation>
    </message>
    <message>
        <source>(%1 of %2 → %3 of %4)</source>
        <translation>(%1 von %2 → %3 von %4)</translation>
    </message>
    <message>
        <source>%1 buildings of every colour</source>
        <translation>%1 Gebäude von jeder Farbe</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>red buildings</source>
        <translation>rote Gebäude</translation>
    </message>
    <message>
        <source>blue buildings</source>
        <translation>blaue Gebäude</translation>
    </message>
    <message>
        <source>green buildings</source>
        <translation>grüne Gebäude</translation>
    </message>
    <message>
        <source>yellow buildings</source>
        <translation>gelbe Gebäude</translation>
    </message>
    <message>
        <source>%1 at a park</source>
        <translation>%1 am Park</translation>
    </message>
    <message>
        <source>%1 at water</source>
        <translation>%1 am Wasser</translation>
    </message>
    <message>
        <source>%1 at park and water</source>
        <translation>%1 an Park und Wasser</translation>
    </message>
    <message>
        <source>%1 with water on opposite sides</source>
        <translation>%1 zwischen zwei Wasserflächen</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Largest park</source>
        <translation>Größtes Park­gebiet</translation>
    </message>
    <message>
        <source>Largest water</source>
        <translation>Größtes Wasser­gebiet</translation>
    </message>
    <message>
        <source>Parks of %1+ spaces</source>
        <translation>Park­gebiete ab %1&#xa0;Flächen</translation>
    </message>
    <message>
        <source>Water of %1+ spaces</source>
        <translation>Wasser­gebiete ab %1&#xa0;Flächen</translation>
    </message>
    <message>
        <source>Parks with %1+ features</source>
        <translation>Park­gebiete ab %1&#xa0;Plättchen</translation>
    </message>
    <message>
        <source>Water with %1+ features</source>
        <translation>Wasser­gebiete ab %1&#xa0;Plättchen</translation>
    </message>
    <message>
        <source>park areas of at least %1 spaces</source>
        <translation>Parkgebiete ab %1&#xa0;Flächen</translation>
    </message>
    <message>
        <source>water areas of at least %1 spaces</source>
        <translation>Wassergebiete ab %1&#xa0;Flächen</translation>
    </message>
    <message numerus="yes">
        <source>park areas with at least %n features</source>
        <translation>
            <numerusform>Parkgebiete ab %n&#xa0;Plättchen</numerusform>
            <numerusform>Parkgebiete ab %n&#xa0;Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>water areas with at least %n features</source>
        <translation>
            <numerusform>Wassergebiete ab %n&#xa0;Plättchen</numerusform>
            <numerusform>Wassergebiete ab %n&#xa0;Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>a park area of %1 spaces</source>
        <translation>ein Parkgebiet mit %1&#xa0;Flächen</translation>
    </message>
    <message>
        <source>a water area of %1 spaces</source>
        <translation>ein Wassergebiet mit %1&#xa0;Flächen</translation>
    </message>
    <message>
        <source>%1 park spaces in a straight line</source>
        <translation>%1 Parkflächen in gerader Linie</translation>
    </message>
    <message>
        <source>%1 water spaces in a straight line</source>
        <translation>%1 Wasserflächen in gerader Linie</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Cities</translation>
    </message>
    <message>
        <source>City plan</source>
        <translation>Stadtentwicklungsplan</translation>
    </message>
    <message>
        <source>The three goals that all players compete for.</source>
        <translation>Die drei Ziele, um die alle spielen.</translation>
    </message>
    <message>
        <source>Any city</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>One of the eight city plans is drawn.</source>
        <translation>Einer der acht Stadtentwicklungspläne wird gezogen.</translation>
    </message>
    <message>
        <source>Goals: %1; %2; %3.</source>
        <translation>Ziele: %1; %2; %3.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Two players can choose a longer match.</source>
        <translation>Zu zweit kann eine längere Partie gewählt werden.</translation>
    </message>
    <message>
        <source>Which start tile do you begin with?</source>
        <translation>Mit welchem Startfeld beginnst du?</translation>
    </message>
    <message>
        <source>Where do you send your worker?</source>
        <translation>Wohin schickst du deine Spielfigur?</translation>
    </message>
    <message>
        <source>Where do you lay the tile? R or the mouse wheel turns it.</source>
        <translation>Wo legst du das Stadtfeld an? R oder das Mausrad dreht es.</translation>
    </message>
    <message>
        <source>%1 R switches to the other one.</source>
        <translation>%1 Mit R wechselst du.</translation>
    </message>
    <message>
        <source>Begin with %1</source>
        <translation>Mit %1 beginnen</translation>
    </message>
    <message numerus="yes">
        <source>%n from the bag</source>
        <translation>
            <numerusform>%n aus dem Beutel</numerusform>
            <numerusform>%n aus dem Beutel</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay at %1, turned by %2°</source>
        <translation>Anlegen bei %1, um %2° gedreht</translation>
    </message>
    <message>
        <source>Lay at %1, not turned</source>
        <translation>Anlegen bei %1, ungedreht</translation>
    </message>
    <message>
        <source>Turned by %1°</source>
        <translation>Um %1° gedreht</translation>
    </message>
    <message>
        <source>Not turned</source>
        <translation>Ungedreht</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 on %2, height %3</source>
        <translation>%1 auf %2, Höhe&#xa0;%3</translation>
    </message>
    <message>
        <source>Do without %1</source>
        <translation>Auf %1 verzichten</translation>
    </message>
    <message>
        <source>%1: counts once in an area</source>
        <translation>%1: zählt im Gebiet nur einmal</translation>
    </message>
    <message>
        <source>%1 (1 of %2)</source>
        <translation>%1 (1 von %2)</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>ein Auftrag</translation>
    </message>
    <message numerus="yes">
        <source>%n points each: %1.</source>
        <translation>
            <numerusform>Je %n Punkt: %1.</numerusform>
            <numerusform>Je %n Punkte: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 reaches a goal for %n points: %2.</source>
        <translation>
            <numerusform>%1 erreicht ein Ziel für %n Punkt: %2.</numerusform>
            <numerusform>%1 erreicht ein Ziel für %n Punkte: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is filled.</source>
        <translation>Das Spielbrett wird aufgefüllt.</translation>
    </message>
    <message>
        <source>Water areas</source>
        <translation>Wassergebiete</translation>
    </message>
    <message>
        <source>Park areas</source>
        <translation>Parkgebiete</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Denkmäler</translation>
    </message>
    <message numerus="yes">
        <source>%n different features</source>
        <translation>
            <numerusform>%n&#xa0;Plättchen</numerusform>
            <numerusform>%n&#xa0;verschiedene Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monuments</source>
        <translation>
            <numerusform>%n&#xa0;Denkmal</numerusform>
            <numerusform>%n&#xa0;Denkmäler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 × %3)</source>
        <translation>%1 (%2 × %3)</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Long (two players)</source>
        <translation>Lang (zu zweit)</translation>
    </message>
    <message>
        <source>Eight rounds, or four with two players; 3 × 3 tiles each.</source>
        <translation>Acht Runden, zu zweit vier; je 3 × 3 Stadtfelder.</translation>
    </message>
    <message>
        <source>Seven rounds for two players; 3 × 5 tiles each.</source>
        <translation>Sieben Runden zu zweit; je 3 × 5 Stadtfelder.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 begins with %2.</source>
        <translation>%1 beginnt mit %2.</translation>
    </message>
    <message>
        <source>%1 takes the card “%2”.</source>
        <translation>%1 nimmt den Auftrag „%2“.</translation>
    </message>
    <message>
        <source>%1 takes a tile with %2.</source>
        <translation>%1 nimmt ein Stadtfeld mit %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 nimmt %2.</translation>
    </message>
    <message>
        <source>%1 lays the tile.</source>
        <translation>%1 legt das Stadtfeld an.</translation>
    </message>
    <message>
        <source>%1 puts %2.</source>
        <translation>%1 legt %2.</translation>
    </message>
    <message>
        <source>%1 builds %2.</source>
        <translation>%1 baut %2.</translation>
    </message>
    <message>
        <source>%1 does without %2.</source>
        <translation>%1 verzichtet auf %2.</translation>
    </message>
    <message>
        <source>%1 takes the star and begins the next round.</source>
        <translation>%1 nimmt den Stern und beginnt die nächste Runde.</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>%1 gewinnt!</translation>
    </message>
    <message>
        <source>%1 turns over the card “%2”.</source>
        <translation>%1 deckt den Auftrag „%2“ auf.</translation>
    </message>
    <message>
        <source>%1 turns over a tile with %2.</source>
        <translation>%1 deckt ein Stadtfeld mit %2 auf.</translation>
    </message>
    <message>
        <source>%1 draws %2 from the bag.</source>
        <translation>%1 zieht %2 aus dem Beutel.</translation>
    </message>
    <message>
        <source>%1 %2+</source>
        <translation>%1 ab Höhe %2</translation>
    </message>
    <message>
        <source>Standing alone</source>
        <translation>Allein stehende Gebäude</translation>
    </message>
    <message>
        <source>Card %1: %2</source>
        <translation>Auftrag %1: %2</translation>
    </message>
    <message>
        <source>Tile %1: %2</source>
        <translation>Stadtfeld %1: %2</translation>
    </message>
    <message>
        <source>%1 on a plot</source>
        <translation>%1 auf Bauland</translation>
    </message>
    <message>
        <source>%1 on the water</source>
        <translation>%1 aufs Wasser</translation>
    </message>
    <message>
        <source>%1 into the park</source>
        <translation>%1 in den Park</translation>
    </message>
    <message numerus="yes">
        <source>%n spaces of water</source>
        <translation>
            <numerusform>%n&#xa0;Wasserfläche</numerusform>
            <numerusform>%n&#xa0;Wasserflächen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces of park</source>
        <translation>
            <numerusform>%n&#xa0;Parkfläche</numerusform>
            <numerusform>%n&#xa0;Parkflächen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plot</source>
        <translation>%1 Bauland</translation>
    </message>
    <message>
        <source>a yellow building of height %1</source>
        <translation>ein gelbes Gebäude der Höhe&#xa0;%1</translation>
    </message>
    <message numerus="yes">
        <source>%n yellow plots</source>
        <translation>
            <numerusform>%n&#xa0;gelber Baulandfläche</numerusform>
            <numerusform>%n&#xa0;gelben Baulandflächen</numerusform>
        </translation>
    </message>
    <message>
        <source>a yellow</source>
        <translation>gelbem</translation>
    </message>
    <message numerus="yes">
        <source>%n yellow pieces</source>
        <translation>
            <numerusform>%n&#xa0;gelbes Gebäudeteil</numerusform>
            <numerusform>%n&#xa0;gelbe Gebäudeteile</numerusform>
        </translation>
    </message>
    <message>
        <source>the yellow piece</source>
        <translation>das gelbe Gebäudeteil</translation>
    </message>
    <message>
        <source>a green building of height %1</source>
        <translation>ein grünes Gebäude der Höhe&#xa0;%1</translation>
    </message>
    <message numerus="yes">
        <source>%n green plots</source>
        <translation>
            <numerusform>%n&#xa0;grüner Baulandfläche</numerusform>
            <numerusform>%n&#xa0;grünen Baulandflächen</numerusform>
        </translation>
    </message>
    <message>
        <source>a green</source>
        <translation>grünem</translation>
    </message>
    <message numerus="yes">
        <source>%n green pieces</source>
        <translation>
            <numerusform>%n&#xa0;grünes Gebäudeteil</numerusform>
            <numerusform>%n&#xa0;grüne Gebäudeteile</numerusform>
        </translation>
    </message>
    <message>
        <source>the green piece</source>
        <translation>das grüne Gebäudeteil</translation>
    </message>
    <message>
        <source>a blue building of height %1</source>
        <translation>ein blaues Gebäude der Höhe&#xa0;%1</translation>
    </message>
    <message numerus="yes">
        <source>%n blue plots</source>
        <translation>
            <numerusform>%n&#xa0;blauer Baulandfläche</numerusform>
            <numerusform>%n&#xa0;blauen Baulandflächen</numerusform>
        </translation>
    </message>
    <message>
        <source>a blue</source>
        <translation>blauem</translation>
    </message>
    <message numerus="yes">
        <source>%n blue pieces</source>
        <translation>
            <numerusform>%n&#xa0;blaues Gebäudeteil</numerusform>
            <numerusform>%n&#xa0;blaue Gebäudeteile</numerusform>
        </translation>
    </message>
    <message>
        <source>the blue piece</source>
        <translation>das blaue Gebäudeteil</translation>
    </message>
    <message>
        <source>a red building of height %1</source>
        <translation>ein rotes Gebäude der Höhe&#xa0;%1</translation>
    </message>
    <message numerus="yes">
        <source>%n red plots</source>
        <translation>
            <numerusform>%n&#xa0;roter Baulandfläche</numerusform>
            <numerusform>%n&#xa0;roten Baulandflächen</numerusform>
        </translation>
    </message>
    <message>
        <source>a red</source>
        <translation>rotem</translation>
    </message>
    <message numerus="yes">
        <source>%n red pieces</source>
        <translation>
            <numerusform>%n&#xa0;rotes Gebäudeteil</numerusform>
            <numerusform>%n&#xa0;rote Gebäudeteile</numerusform>
        </translation>
    </message>
    <message>
        <source>the red piece</source>
        <translation>das rote Gebäudeteil</translation>
    </message>
    <message>
        <source>the monument</source>
        <translation>das Denkmal</translation>
    </message>
    <message>
        <source>a monument</source>
        <translation>ein Denkmal</translation>
    </message>
    <message>
        <source>the special tile</source>
        <translation>das Spezial-Plättchen</translation>
    </message>
    <message>
        <source>a special tile</source>
        <translation>ein Spezial-Plättchen</translation>
    </message>
    <message numerus="yes">
        <source>%n special tiles</source>
        <translation>
            <numerusform>%n&#xa0;Spezial-Plättchen</numerusform>
            <numerusform>%n&#xa0;Spezial-Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>the old tree</source>
        <translation>den alten Baum</translation>
    </message>
    <message>
        <source>an old tree</source>
        <translation>einen alten Baum</translation>
    </message>
    <message numerus="yes">
        <source>%n old trees</source>
        <translation>
            <numerusform>%n&#xa0;alten Baum</numerusform>
            <numerusform>%n&#xa0;alte Bäume</numerusform>
        </translation>
    </message>
    <message>
        <source>the kiosk</source>
        <translation>den Kiosk</translation>
    </message>
    <message>
        <source>a kiosk</source>
        <translation>einen Kiosk</translation>
    </message>
    <message numerus="yes">
        <source>%n kiosks</source>
        <translation>
            <numerusform>%n&#xa0;Kiosk</numerusform>
            <numerusform>%n&#xa0;Kioske</numerusform>
        </translation>
    </message>
    <message>
        <source>the carousel</source>
        <translation>das Karussell</translation>
    </message>
    <message>
        <source>a carousel</source>
        <translation>ein Karussell</translation>
    </message>
    <message numerus="yes">
        <source>%n carousels</source>
        <translation>
            <numerusform>%n&#xa0;Karussell</numerusform>
            <numerusform>%n&#xa0;Karussells</numerusform>
        </translation>
    </message>
    <message>
        <source>the fountain</source>
        <translation>den Brunnen</translation>
    </message>
    <message>
        <source>a fountain</source>
        <translation>einen Brunnen</translation>
    </message>
    <message numerus="yes">
        <source>%n fountains</source>
        <translation>
            <numerusform>%n&#xa0;Brunnen</numerusform>
            <numerusform>%n&#xa0;Brunnen</numerusform>
        </translation>
    </message>
    <message>
        <source>the dolphin</source>
        <translation>den Delfin</translation>
    </message>
    <message>
        <source>a dolphin</source>
        <translation>einen Delfin</translation>
    </message>
    <message numerus="yes">
        <source>%n dolphins</source>
        <translation>
            <numerusform>%n&#xa0;Delfin</numerusform>
            <numerusform>%n&#xa0;Delfine</numerusform>
        </translation>
    </message>
    <message>
        <source>the excursion boat</source>
        <translation>das Ausflugsboot</translation>
    </message>
    <message>
        <source>an excursion boat</source>
        <translation>ein Ausflugsboot</translation>
    </message>
    <message numerus="yes">
        <source>%n excursion boats</source>
        <translation>
            <numerusform>%n&#xa0;Ausflugsboot</numerusform>
            <numerusform>%n&#xa0;Ausflugsboote</numerusform>
        </translation>
    </message>
    <message>
        <source>the rowing boat</source>
        <translation>das Ruderboot</translation>
    </message>
    <message>
        <source>a rowing boat</source>
        <translation>ein Ruderboot</translation>
    </message>
    <message numerus="yes">
        <source>%n rowing boats</source>
        <translation>
            <numerusform>%n&#xa0;Ruderboot</numerusform>
            <numerusform>%n&#xa0;Ruderboote</numerusform>
        </translation>
    </message>
    <message>
        <source>the yacht</source>
        <translation>die Jacht</translation>
    </message>
    <message>
        <source>a yacht</source>
        <translation>eine Jacht</translation>
    </message>
    <message numerus="yes">
        <source>%n yachts</source>
        <translation>
            <numerusform>%n&#xa0;Jacht</numerusform>
            <numerusform>%n&#xa0;Jachten</numerusform>
        </translation>
    </message>
    <message>
        <source>Where do you put %1?</source>
        <translation>Wohin legst du %1?</translation>
    </message>
    <message>
        <source>Tile with %1</source>
        <translation>Stadtfeld mit %1</translation>
    </message>
    <message>
        <source>Tile %1 with %2</source>
        <translation>Stadtfeld %1 mit %2</translation>
    </message>
    <message>
        <source>Features %1: %2</source>
        <translation>Plättchen %1: %2</translation>
    </message>
    <message>
        <source>Pieces %1: %2</source>
        <translation>Gebäudeteile %1: %2</translation>
    </message>
    <message>
        <source>Round %1: %2 begins.</source>
        <translation>Runde %1: %2 beginnt.</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Nötig</translation>
    </message>
    <message>
        <source>No points for now</source>
        <translation>Vorerst keine Punkte</translation>
    </message>
    <message>
        <source>red piece</source>
        <translation>rotes Gebäudeteil</translation>
    </message>
    <message>
        <source>blue piece</source>
        <translation>blaues Gebäudeteil</translation>
    </message>
    <message>
        <source>green piece</source>
        <translation>grünes Gebäudeteil</translation>
    </message>
    <message>
        <source>yellow piece</source>
        <translation>gelbes Gebäudeteil</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>%1 left in the pile.</source>
        <translation>Noch %1 im Stapel.</translation>
    </message>
    <message numerus="yes">
        <source>%n points for each.</source>
        <translation>
            <numerusform>Je %n Punkt.</numerusform>
            <numerusform>Je %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>park and water side by side, %1 spaces each</source>
        <translation>Park und Wasser nebeneinander, je %1&#xa0;Flächen</translation>
    </message>
    <message>
        <source>spaces of the largest park area</source>
        <translation>Flächen des größten Parkgebiets</translation>
    </message>
    <message>
        <source>spaces of the largest water area</source>
        <translation>Flächen des größten Wassergebiets</translation>
    </message>
    <message>
        <source>pairs of neighbours of the same colour</source>
        <translation>Paare benachbarter Gebäude gleicher Farbe</translation>
    </message>
    <message>
        <source>pairs of neighbours of the same height</source>
        <translation>Paare benachbarter Gebäude gleicher Höhe</translation>
    </message>
    <message>
        <source>%1 different features in one park area</source>
        <translation>%1 verschiedene Plättchen in einem Parkgebiet</translation>
    </message>
    <message>
        <source>%1 different features in one water area</source>
        <translation>%1 verschiedene Plättchen in einem Wassergebiet</translation>
    </message>
    <message>
        <source>%1 has no place for %2.</source>
        <translation>%1 hat keinen Platz für %2.</translation>
    </message>
    <message>
        <source>What nobody took leaves the game.</source>
        <translation>Was niemand genommen hat, kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>Ab Höhe %1</translation>
    </message>
    <message>
        <source>Your district begins with your start tile: each one has park, water and building land in two of the four colours.</source>
        <translation>Mit dem Startfeld beginnt dein Viertel: Jedes hat Park, Wasser und Bauland in zweien der vier Farben.</translation>
    </message>
    <message>
        <source>This is the last round: look at your scoring cards and at the goals of the plan to see which points you can still get.</source>
        <translation>Das ist die letzte Runde: Sieh auf deinen Auftragskarten und bei den Zielen des Plans nach, was noch zu holen ist.</translation>
    </message>
    <message>
        <source>Choose a place and take everything that lies there; the order of the rows is up to you, but each round takes you to all four.</source>
        <translation>Nimm einen Platz und alles, was dort liegt; womit du anfängst, entscheidest du, aber jede Runde führt dich in alle vier Reihen.</translation>
    </message>
    <message>
        <source>Turn the tile with R or the mouse wheel; it need not match what it touches – point at a place to see what it would bring you there.</source>
        <translation>Dreh das Stadtfeld mit R oder dem Mausrad; passen muss am Rand nichts – zeig auf eine Stelle, und du siehst, was es dort bringt.</translation>
    </message>
    <message>
        <source>Some feature tiles belong on water, others in parks or on empty building land: dashed outlines show where they fit, one to a space.</source>
        <translation>Manche Plättchen gehören aufs Wasser, andere in den Park oder auf leeres Bauland: Gestrichelt umrandet ist, wo sie passen, eins je Fläche.</translation>
    </message>
    <message>
        <source>Each piece goes on empty land of its colour or on top of a building of that colour, up to four high.</source>
        <translation>Jedes Gebäudeteil kommt auf leeres Bauland seiner Farbe oder auf ein Gebäude dieser Farbe, bis zu vier hoch.</translation>
    </message>
    <message>
        <source>Something on the far right is hidden: you see it only when you take it, and then this can&apos;t be undone.</source>
        <translation>Ganz rechts ist etwas unbekannt: Du siehst es erst, wenn du es nimmst, und dann lässt es sich nicht mehr zurücknehmen.</translation>
    </message>
    <message>
        <source>A goal of the plan has been reached: the ring stays there for good, and whoever reaches it later gets less for it.</source>
        <translation>Ein Ziel des Plans ist erreicht: Der Ring bleibt für immer liegen, und wer später kommt, bekommt weniger dafür.</translation>
    </message>
    <message>
        <source>Whoever stood farthest right among the building pieces takes the star and begins the new round.</source>
        <translation>Wer bei den Gebäudeteilen am weitesten rechts stand, nimmt den Stern und beginnt die neue Runde.</translation>
    </message>
    <message>
        <source>What has no place in your district is lost: nothing can be kept for later.</source>
        <translation>Was in deinem Viertel keinen Platz findet, ist verloren: Aufheben lässt sich nichts.</translation>
    </message>
    <message>
        <source>A monument is worth 2 points, but nothing will ever be built on its land.</source>
        <translation>Ein Denkmal bringt 2 Punkte, aber auf seiner Fläche wird nie mehr gebaut.</translation>
    </message>
    <message>
        <source>You may now build in any colour here; the first piece decides which one it will be.</source>
        <translation>Hier darfst du nun in jeder Farbe bauen; das erste Gebäudeteil entscheidet, welche es wird.</translation>
    </message>
    <message>
        <source>One to four different feature tiles in one park or water area bring 1, 3, 6 or 10 points in all; a second one of the same kind adds nothing.</source>
        <translation>Ein bis vier verschiedene Plättchen in einem Park- oder Wassergebiet bringen zusammen 1, 3, 6 oder 10 Punkte; Gleiches zählt nur einmal.</translation>
    </message>
    <message>
        <source>This card counts everything in your district that fits it: what is already there and what you build later.</source>
        <translation>Dieser Auftrag zählt alles in deinem Viertel, was zu ihm passt: was schon dasteht und was noch dazukommt.</translation>
    </message>
    <message>
        <source>Luck is what came from the stacks and the bag, compared with the average.</source>
        <translation>Glück ist, was von den Stapeln und aus dem Beutel kam, verglichen mit dem Durchschnitt.</translation>
    </message>
    <message numerus="yes">
        <source>Tallest building: the first of height %n stands in %1&apos;s district (round %2).</source>
        <translation>
            <numerusform>Höchstes Gebäude: Das erste der Höhe %n steht im Viertel von %1 (Runde %2).</numerusform>
            <numerusform>Höchstes Gebäude: Das erste der Höhe %n steht im Viertel von %1 (Runde %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best card: “%2” brings %1 %n points.</source>
        <translation>
            <numerusform>Bester Auftrag: „%2“ bringt %1 %n Punkt.</numerusform>
            <numerusform>Bester Auftrag: „%2“ bringt %1 %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First goal: %1 reaches one in round %2, for %n points.</source>
        <translation>
            <numerusform>Erstes Ziel: %1 erreicht eins in Runde %2 und bekommt %n Punkt.</numerusform>
            <numerusform>Erstes Ziel: %1 erreicht eins in Runde %2 und bekommt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Room for a tile: %1</source>
        <translation>Platz für ein Stadtfeld: %1</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Parks</source>
        <translation>Parks</translation>
    </message>
    <message>
        <source>Seen from above</source>
        <translation>Ansicht von oben</translation>
    </message>
    <message>
        <source>All districts as plans, with nothing hidden and heights as numbers, for as long as you hold V or until you click here again.</source>
        <translation>Alle Viertel als Plan, auf dem nichts verdeckt ist und Höhen als Zahlen stehen: solange du V gedrückt hältst oder bis du noch einmal hierher klickst.</translation>
    </message>
    <message>
        <source>Room for a card</source>
        <translation>Platz für einen Auftrag</translation>
    </message>
    <message>
        <source>Lay at %1</source>
        <translation>Anlegen bei %1</translation>
    </message>
    <message>
        <source>On %1 (%2)</source>
        <translation>Auf %1 (%2)</translation>
    </message>
    <message>
        <source>New cards, tiles, feature tiles and pieces come onto the board for the new round.</source>
        <translation>Für die neue Runde kommen neue Aufträge, Stadtfelder, Plättchen und Gebäudeteile auf das Spielbrett.</translation>
    </message>
    <message>
        <source>Do without it</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Do without one</source>
        <translation>Auf eines verzichten</translation>
    </message>
    <message>
        <source>%1 R switches the colour.</source>
        <translation>%1 Mit R wechselst du die Farbe.</translation>
    </message>
    <message>
        <source>Where do you place %1?</source>
        <translation>Wo setzt du %1 ein?</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Where do you place the %n pieces?</source>
        <translation>
            <numerusform>Wo setzt du %n Gebäudeteil ein?</numerusform>
            <numerusform>Wo setzt du die %n Gebäudeteile ein?</numerusform>
        </translation>
    </message>
    <message>
        <source>Water lies on two opposite sides of each of them.</source>
        <translation>Auf zwei gegenüberliegenden Seiten jedes Gebäudes liegt Wasser.</translation>
    </message>
    <message>
        <source>One building of each; they may stand far apart.</source>
        <translation>Je ein Gebäude; sie dürfen weit auseinanderstehen.</translation>
    </message>
    <message>
        <source>A park area and a water area that share an edge.</source>
        <translation>Ein Parkgebiet und ein Wassergebiet mit gemeinsamer Kante.</translation>
    </message>
    <message>
        <source>Two by two neighbours, also across the edges of tiles.</source>
        <translation>Zwei mal zwei Nachbarn, auch über die Ränder von Stadtfeldern hinweg.</translation>
    </message>
    <message>
        <source>Joined by their edges, whatever their colours.</source>
        <translation>Über ihre Kanten verbunden, gleich welcher Farbe.</translation>
    </message>
    <message>
        <source>Joined by their edges, empty or built on; an empty special tile stands for any colour, a monument does not count.</source>
        <translation>Über ihre Kanten verbunden, leer oder bebaut; ein leeres Spezial-Plättchen gilt als jede Farbe, ein Denkmal zählt nicht mit.</translation>
    </message>
    <message>
        <source>In one row or one column, without a gap.</source>
        <translation>In einer Zeile oder Spalte, ohne Lücke.</translation>
    </message>
    <message>
        <source>Side by side in one row or one column, such as of heights 1, 2 and 3.</source>
        <translation>Nebeneinander in einer Zeile oder Spalte, etwa mit den Höhen 1, 2 und 3.</translation>
    </message>
    <message>
        <source>Each of the four colours once, and with them each height from 1 to 4 once.</source>
        <translation>Jede der vier Farben einmal und dabei jede Höhe von 1 bis 4 einmal.</translation>
    </message>
    <message>
        <source>a red building</source>
        <translation>ein rotes Gebäude</translation>
    </message>
    <message>
        <source>a blue building</source>
        <translation>ein blaues Gebäude</translation>
    </message>
    <message>
        <source>a green building</source>
        <translation>ein grünes Gebäude</translation>
    </message>
    <message>
        <source>a yellow building</source>
        <translation>ein gelbes Gebäude</translation>
    </message>
    <message>
        <source>%1 to height %2</source>
        <translation>%1 auf Höhe&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 raises %2.</source>
        <translation>%1 stockt %2 auf.</translation>
    </message>
    <message>
        <source>%1 builds %2 and raises %3.</source>
        <translation>%1 baut %2 und stockt %3 auf.</translation>
    </message>
    <message>
        <source>every %2 %1</source>
        <translation>je %2 %1</translation>
    </message>
    <message>
        <source>exactly %1 high</source>
        <translation>genau Höhe %1</translation>
    </message>
    <message>
        <source>%1, exactly %2 high</source>
        <translation>%1, genau Höhe %2</translation>
    </message>
    <message>
        <source>every %2, %1</source>
        <translation>je %2 mit %1</translation>
    </message>
    <message>
        <source>Neighbours of one colour</source>
        <translation>Nachbarn gleicher Farbe</translation>
    </message>
    <message>
        <source>Neighbours of one height</source>
        <translation>Nachbarn gleicher Höhe</translation>
    </message>
    <message>
        <source>All four heights</source>
        <translation>Alle vier Höhen</translation>
    </message>
    <message numerus="yes">
        <source>The card brings %1 %n points now.</source>
        <translation>
            <numerusform>Der Auftrag bringt %1 jetzt %n Punkt.</numerusform>
            <numerusform>Der Auftrag bringt %1 jetzt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 different features in this park area: %n points.</source>
        <translation>
            <numerusform>%1 verschiedene Plättchen in diesem Parkgebiet: %n Punkt.</numerusform>
            <numerusform>%1 verschiedene Plättchen in diesem Parkgebiet: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One feature in this park area: %n points.</source>
        <translation>
            <numerusform>Ein Plättchen in diesem Parkgebiet: %n Punkt.</numerusform>
            <numerusform>Ein Plättchen in diesem Parkgebiet: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 different features in this water area: %n points.</source>
        <translation>
            <numerusform>%1 verschiedene Plättchen in diesem Wassergebiet: %n Punkt.</numerusform>
            <numerusform>%1 verschiedene Plättchen in diesem Wassergebiet: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One feature in this water area: %n points.</source>
        <translation>
            <numerusform>Ein Plättchen in diesem Wassergebiet: %n Punkt.</numerusform>
            <numerusform>Ein Plättchen in diesem Wassergebiet: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The monument is worth %n points; nothing is built here.</source>
        <translation>
            <numerusform>Das Denkmal zählt %n Punkt; hier wird nicht gebaut.</numerusform>
            <numerusform>Das Denkmal zählt %n Punkte; hier wird nicht gebaut.</numerusform>
        </translation>
    </message>
    <message>
        <source>This space is at a park.</source>
        <translation>Diese Fläche liegt am Park.</translation>
    </message>
    <message>
        <source>This space is at water.</source>
        <translation>Diese Fläche liegt am Wasser.</translation>
    </message>
    <message>
        <source>This space is at park and water.</source>
        <translation>Diese Fläche liegt an Park und Wasser.</translation>
    </message>
    <message>
        <source>This building counts for: %1.</source>
        <translation>Dieses Gebäude zählt für: %1.</translation>
    </message>
    <message>
        <source>The building stands on a special tile.</source>
        <translation>Das Gebäude steht auf einem Spezial-Plättchen.</translation>
    </message>
    <message>
        <source>a red piece</source>
        <translation>ein rotes Gebäudeteil</translation>
    </message>
    <message>
        <source>a red one</source>
        <translation>ein rotes</translation>
    </message>
    <message>
        <source>a blue piece</source>
        <translation>ein blaues Gebäudeteil</translation>
    </message>
    <message>
        <source>a blue one</source>
        <translation>ein blaues</translation>
    </message>
    <message>
        <source>a green piece</source>
        <translation>ein grünes Gebäudeteil</translation>
    </message>
    <message>
        <source>a green one</source>
        <translation>ein grünes</translation>
    </message>
    <message>
        <source>a yellow piece</source>
        <translation>ein gelbes Gebäudeteil</translation>
    </message>
    <message>
        <source>a yellow one</source>
        <translation>ein gelbes</translation>
    </message>
    <message>
        <source>You can build in any colour there.</source>
        <translation>Dort kann jede Farbe gebaut werden.</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>for goals that are reached</source>
        <translation>für erreichte Ziele</translation>
    </message>
    <message>
        <source>for different features in each water area</source>
        <translation>für verschiedene Plättchen in jedem Wassergebiet</translation>
    </message>
    <message>
        <source>for different features in each park area</source>
        <translation>für verschiedene Plättchen in jedem Parkgebiet</translation>
    </message>
    <message>
        <source>%1 for each</source>
        <translation>je %1</translation>
    </message>
    <message>
        <source>as told on each</source>
        <translation>wie auf ihnen angegeben</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>A space is named after its column and its row, such as %1.</source>
        <translation>Eine Fläche heißt nach ihrer Spalte und ihrer Zeile, zum Beispiel %1.</translation>
    </message>
</context>
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
        <source>%1 is only possible together with %2.</source>
        <translation>%1 ist nur zusammen mit %2 möglich.</translation>
    </message>
    <message>
        <source>The computer could not do that (%1).</source>
        <translation>Der Computer konnte das nicht ausführen (%1).</translation>
    </message>
    <message>
        <source>The game has no plans that a bot could follow.</source>
        <translation>Für das Spiel gibt es keine Pläne, denen ein Bot folgen könnte.</translation>
    </message>
    <message>
        <source>The game has no plan “%1”. Known: %2.</source>
        <translation>Für das Spiel gibt es keinen Plan „%1“. Bekannt: %2.</translation>
    </message>
    <message>
        <source>The game is for %1 to %2 players, not for %3.</source>
        <translation>Das Spiel ist für %1 bis %2 Spieler, nicht für %3.</translation>
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
        <source>A helper process was ended from outside.</source>
        <translation>Ein Hilfsprozess wurde von außen beendet.</translation>
    </message>
    <message>
        <source>“%1” cannot be a file name.</source>
        <translation>„%1“ kann kein Dateiname sein.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Stopped; the same command continues from here.</source>
        <translation>Abgebrochen; derselbe Befehl macht hier weiter.</translation>
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
            <numerusform>%n Partie, Spielnummer %1</numerusform>
            <numerusform>%n Partien, Spielnummer %1</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no display here for a window, so the bots play in the terminal.</source>
        <translation>Hier gibt es keinen Bildschirm für ein Fenster, darum spielen die Bots im Terminal.</translation>
    </message>
    <message>
        <source>There is no display here for a window.</source>
        <translation>Hier gibt es keinen Bildschirm für ein Fenster.</translation>
    </message>
    <message>
        <source>The table at the end of the match: %1</source>
        <translation>Der Tisch am Ende der Partie: %1</translation>
    </message>
    <message>
        <source>The picture “%1” could not be written.</source>
        <translation>Das Bild „%1“ ließ sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The match is not over yet: there is nothing to review.</source>
        <translation>Die Partie ist noch nicht zu Ende: Es gibt nichts, worauf man zurückblicken könnte.</translation>
    </message>
    <message>
        <source>Nothing can be learned about “%1”.</source>
        <translation>Über „%1“ lässt sich nichts lernen.</translation>
    </message>
    <message>
        <source>Generation %1: surprised by the ends of %2 matches by %3; before by %4.</source>
        <translation>Generation %1: vom Ende von %2 Partien um %3 überrascht; vorher um %4.</translation>
    </message>
    <message>
        <source>Generation %1: after %2 more matches, taste alone wins %3 of %4 duels against greedy.</source>
        <translation>Generation %1: Nach %2 weiteren Partien gewinnt der Geschmack allein %3 von %4 Duellen gegen greedy.</translation>
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
        <source>95% interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>Punkte im Mittel</translation>
    </message>
    <message>
        <source>turn of an expert, ms, half of them</source>
        <translation>Zug eines Experten, ms, die Hälfte</translation>
    </message>
    <message>
        <source>turn of an expert, ms, 95% of them</source>
        <translation>Zug eines Experten, ms, 95&#xa0;% davon</translation>
    </message>
    <message>
        <source>turn of an expert, ms, the longest</source>
        <translation>Zug eines Experten, ms, der längste</translation>
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
    <message numerus="yes">
        <source>%1: played in the window over %n actions</source>
        <translation>
            <numerusform>%1: im Fenster gespielt, %n Aktion lang</numerusform>
            <numerusform>%1: im Fenster gespielt, %n Aktionen lang</numerusform>
        </translation>
    </message>
    <message>
        <source>Qt&apos;s libraries are missing here, so there is no window, only the terminal.</source>
        <translation>Hier fehlen die Bibliotheken von Qt, darum gibt es kein Fenster, nur das Terminal.</translation>
    </message>
    <message>
        <source>“%1” is not a picture size. Possible sizes are %2x%2 to %3x%3, such as 1600x900.</source>
        <translation>„%1“ ist keine Bildgröße. Möglich ist %2x%2 bis %3x%3, etwa 1600x900.</translation>
    </message>
    <message>
        <source>%1: broken – %2</source>
        <translation>%1: verletzt – %2</translation>
    </message>
    <message>
        <source>The window failed: %1</source>
        <translation>Im Fenster ist etwas schiefgegangen: %1</translation>
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
        <source>plan %1</source>
        <translation>Plan %1</translation>
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
    <message>
        <source>The option “%1” is for %2 to %3 players.</source>
        <translation>Die Option „%1“ ist für %2 bis %3 Spieler.</translation>
    </message>
    <message>
        <source>The option “%1” is for %2 players.</source>
        <translation>Die Option „%1“ ist für %2 Spieler.</translation>
    </message>
    <message numerus="yes">
        <source>Decided after %n games: %1 wins %2 or more, rather than %3 or less.</source>
        <translation>
            <numerusform>Entschieden nach %n Partie: %1 gewinnt %2 oder mehr, nicht %3 oder weniger.</numerusform>
            <numerusform>Entschieden nach %n Partien: %1 gewinnt %2 oder mehr, nicht %3 oder weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decided after %n games: %1 wins %3 or less, rather than %2 or more.</source>
        <translation>
            <numerusform>Entschieden nach %n Partie: %1 gewinnt %3 oder weniger, nicht %2 oder mehr.</numerusform>
            <numerusform>Entschieden nach %n Partien: %1 gewinnt %3 oder weniger, nicht %2 oder mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undecided after %n games whether %1 wins %2 or more, or %3 or less.</source>
        <translation>
            <numerusform>Nach %n Partie nicht entschieden, ob %1 %2 oder mehr gewinnt oder nur %3 oder weniger.</numerusform>
            <numerusform>Nach %n Partien nicht entschieden, ob %1 %2 oder mehr gewinnt oder nur %3 oder weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Iterations of a turn: %1 times the usual</source>
        <translation>Durchläufe je Zug: das %1-Fache der üblichen</translation>
    </message>
    <message>
        <source>Either mistake is made in about %1 of such tests at most. An interval of games that stop when they are decided is slightly optimistic.</source>
        <translation>Jeder der beiden Irrtümer unterläuft höchstens in etwa %1 solcher Tests. Ein Intervall aus Partien, die enden, sobald es entschieden ist, ist etwas zu günstig.</translation>
    </message>
    <message>
        <source>Rules and bots are being compiled first, just this once: %1</source>
        <translation>Zuerst werden Regeln und Bots übersetzt, nur dieses Mal: %1</translation>
    </message>
    <message>
        <source>In the meantime rules and bots are being compiled; then the bots will be ten times as fast.</source>
        <translation>Inzwischen werden Regeln und Bots übersetzt; danach sind die Bots zehnmal so schnell.</translation>
    </message>
    <message>
        <source>Rules and bots could not be compiled, so this takes longer.</source>
        <translation>Regeln und Bots ließen sich nicht übersetzen, daher dauert es länger.</translation>
    </message>
</context>
<context>
    <name>end</name>
    <message>
        <source>%1 wins!</source>
        <translation>%1 gewinnt!</translation>
    </message>
    <message>
        <source>%1 share the win!</source>
        <translation>%1 teilen sich den Sieg!</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Spielauswahl</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>Same players, same options, new luck.</source>
        <translation>Gleiche Spieler, gleiche Optionen, neues Glück.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Partie abspielen</translation>
    </message>
    <message>
        <source>What is shown of the match</source>
        <translation>Was von der Partie zu sehen ist</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Whose points are explained</source>
        <translation>Wessen Punkte erklärt werden</translation>
    </message>
    <message>
        <source>In detail</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <source>%1: %2 is still %3 behind %4.</source>
        <translation>%1: %2 liegt noch %3 hinter %4.</translation>
    </message>
    <message numerus="yes">
        <source>The lead changes %n times.</source>
        <translation>
            <numerusform>Die Führung wechselt %n-mal.</numerusform>
            <numerusform>Die Führung wechselt %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 takes the lead and keeps it to the end.</source>
        <translation>%1: %2 übernimmt die Führung und gibt sie nicht mehr ab.</translation>
    </message>
    <message>
        <source>Best round: %1 for %2 (round %3).</source>
        <translation>Stärkste Runde: %1 für %2 (Runde %3).</translation>
    </message>
</context>
<context>
    <name>figures</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;Min.</translation>
    </message>
</context>
<context>
    <name>fuzzing</name>
    <message>
        <source>Found and kept as “%1”: %2</source>
        <translation>Gefunden und als „%1“ behalten: %2</translation>
    </message>
    <message>
        <source>Mutants</source>
        <translation>Mutanten</translation>
    </message>
    <message>
        <source>of saves</source>
        <translation>von Spielständen</translation>
    </message>
    <message>
        <source>of card data</source>
        <translation>von Kartendaten</translation>
    </message>
    <message>
        <source>of settings</source>
        <translation>von Einstellungen</translation>
    </message>
    <message>
        <source>of what was learned</source>
        <translation>von Gelerntem</translation>
    </message>
    <message>
        <source>of statistics</source>
        <translation>von Statistiken</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>different ones, tried out</source>
        <translation>verschiedene, ausprobiert</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>of a newer version</source>
        <translation>von einer neueren Version</translation>
    </message>
    <message>
        <source>of an unknown game</source>
        <translation>von einem unbekannten Spiel</translation>
    </message>
    <message>
        <source>against the rules</source>
        <translation>gegen die Regeln</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Funde</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Tab, arrows</source>
        <translation>Tab, Pfeile</translation>
    </message>
    <message>
        <source>Move through the choices</source>
        <translation>Durch alles gehen, was wählbar ist</translation>
    </message>
    <message>
        <source>Move through all pieces</source>
        <translation>Alle Teile nacheinander ansehen</translation>
    </message>
    <message>
        <source>Choose what is selected</source>
        <translation>Wählen, was markiert ist</translation>
    </message>
    <message>
        <source>Choose from the list</source>
        <translation>Aus der Liste wählen</translation>
    </message>
    <message>
        <source>Turn the piece you are placing</source>
        <translation>Drehen, was gerade gelegt wird</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Skip the motion, otherwise enlarge the card</source>
        <translation>Bewegung überspringen, sonst Karte vergrößern</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>Enlarge a card</source>
        <translation>Karte vergrößern</translation>
    </message>
    <message>
        <source>Close or cancel</source>
        <translation>Schließen oder abbrechen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Pause or continue; stop after each bot&apos;s turn</source>
        <translation>Pause oder weiter; Halt nach jedem Zug eines Bots</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>Verlauf zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Copy lines of the log</source>
        <translation>Zeilen des Verlaufs kopieren</translation>
    </message>
    <message>
        <source>Menu: seats, log, lobby</source>
        <translation>Menü: Plätze, Verlauf, Spielauswahl</translation>
    </message>
    <message>
        <source>Faster, slower</source>
        <translation>Schneller, langsamer</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Close the tip</source>
        <translation>Hinweis schließen</translation>
    </message>
    <message>
        <source>Zoom the table</source>
        <translation>Tisch vergrößern oder verkleinern</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Nächstes Feld</translation>
    </message>
    <message>
        <source>Choose the selected box or switch</source>
        <translation>Markierte Schachtel oder Schalter wählen</translation>
    </message>
    <message>
        <source>Play, or continue the selected match</source>
        <translation>Spielen oder die markierte Partie fortsetzen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Delete the selected match</source>
        <translation>Markierte Partie löschen</translation>
    </message>
    <message>
        <source>One step back, one step forward</source>
        <translation>Einen Schritt zurück, einen weiter</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Abspielen beenden</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Next result, previous result</source>
        <translation>Nächste, vorige Fundstelle</translation>
    </message>
    <message>
        <source>End the search, then close the rules</source>
        <translation>Suche beenden, dann die Regeln schließen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>All keyboard shortcuts</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>In the lobby</source>
        <translation>In der Spielauswahl</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Beim Abspielen einer Partie</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>In den Regeln</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>See the table from above while the key is held</source>
        <translation>Den Tisch von oben sehen, solange sie gedrückt ist</translation>
    </message>
    <message>
        <source>Pass, do without</source>
        <translation>Passen, verzichten</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Start the lesson over</source>
        <translation>Lektion von vorn beginnen</translation>
    </message>
    <message>
        <source>Skip lesson</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Skip to the next lesson</source>
        <translation>Zur nächsten Lektion springen</translation>
    </message>
    <message>
        <source>Leave the lesson; it continues here next time.</source>
        <translation>Lektion verlassen; sie geht beim nächsten Mal hier weiter.</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lektion %1 von %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Read the text beside the table.</source>
        <translation>Lies, was neben dem Tisch steht.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>That was the last lesson.</source>
        <translation>Das war die letzte Lektion.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>You have finished this lesson.</source>
        <translation>Diese Lektion ist geschafft.</translation>
    </message>
    <message>
        <source>Not that one now. What you need is glowing on the table.</source>
        <translation>Das jetzt nicht. Was du brauchst, leuchtet auf dem Tisch.</translation>
    </message>
    <message>
        <source>Read on first: “Continue” is below the table.</source>
        <translation>Lies erst zu Ende: „Weiter“ steht unter dem Tisch.</translation>
    </message>
    <message>
        <source>Continue at step %1</source>
        <translation>Weiter bei Schritt %1</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <translation>Partie weiterspielen</translation>
    </message>
    <message>
        <source>The match that you left stays in the lobby.</source>
        <translation>Die Partie, die du verlassen hast, bleibt in der Spielauswahl.</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>geschafft</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Spielauswahl</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>%1 lernen</translation>
    </message>
    <message>
        <source>There is nothing to read first: every lesson shows you at the table what to do, and a wrong click does no harm.</source>
        <translation>Du musst vorher nichts lesen: Jede Lektion zeigt dir am Tisch, was zu tun ist, und ein falscher Klick schadet nicht.</translation>
    </message>
    <message>
        <source>Look it up in the rules</source>
        <translation>In den Regeln nachschlagen</translation>
    </message>
    <message>
        <source>Well done! Now you know this:</source>
        <translation>Geschafft! Das kennst du jetzt:</translation>
    </message>
    <message>
        <source>Next comes “%1”:</source>
        <translation>Als Nächstes kommt „%1“:</translation>
    </message>
</context>
<context>
    <name>lobby</name>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>The game number must be a whole number from 0 to %1.</source>
        <translation>Die Spielnummer muss eine ganze Zahl von 0 bis %1 sein.</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Spielnummer</translation>
    </message>
    <message>
        <source>The same number gives the same luck again.</source>
        <translation>Dieselbe Nummer bringt noch einmal dasselbe Glück.</translation>
    </message>
    <message>
        <source>Copy the game number</source>
        <translation>Spielnummer kopieren</translation>
    </message>
    <message>
        <source>Another game number</source>
        <translation>Andere Spielnummer</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Bot · beginner</source>
        <translation>Bot · Anfänger</translation>
    </message>
    <message>
        <source>Bot · normal</source>
        <translation>Bot · normal</translation>
    </message>
    <message>
        <source>Bot · strong</source>
        <translation>Bot · stark</translation>
    </message>
    <message>
        <source>Bot · expert</source>
        <translation>Bot · Experte</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Who plays at seat %1: %2</source>
        <translation>Wer auf Platz %1 spielt: %2</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <translation>Spieler %1 entfernen</translation>
    </message>
    <message>
        <source>+ Player</source>
        <translation>+ Spieler</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Files of the program are missing or damaged. Please install it again.</source>
        <translation>Dateien des Programms fehlen oder sind beschädigt. Bitte installiere es neu.</translation>
    </message>
    <message>
        <source>Last played: %1, %2 shared the win</source>
        <translation>Zuletzt gespielt: %1, %2 teilten sich den Sieg</translation>
    </message>
    <message numerus="yes">
        <source>%1–%n players</source>
        <translation>
            <numerusform>%1–%n Spieler</numerusform>
            <numerusform>%1–%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Sofort spielen</translation>
    </message>
    <message>
        <source>Play %1 now</source>
        <translation>%1 sofort spielen</translation>
    </message>
    <message>
        <source>Starts at once; players and options stay as they are.</source>
        <translation>Es geht gleich los; Spieler und Optionen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>%1 lernen</translation>
    </message>
    <message>
        <source>Short lessons at the table; no rules to read first.</source>
        <translation>Kurze Lektionen am Tisch; vorher ist nichts zu lesen.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Regeln von %1</translation>
    </message>
    <message>
        <source>light</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>demanding</source>
        <translation>anspruchsvoll</translation>
    </message>
    <message>
        <source>Four city-building games at one table</source>
        <translation>Vier Städtebauspiele an einem Tisch</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>The last match was interrupted.</source>
        <translation>Die letzte Partie wurde unterbrochen.</translation>
    </message>
    <message>
        <source>Continue %1, turn %2</source>
        <translation>Weiter mit %1, Zug %2</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n beendete</numerusform>
            <numerusform>%n beendete</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Partie abspielen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>“%1” could not be deleted.</source>
        <translation>„%1“ konnte nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Gelöscht: %1</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>Continue playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>No open matches. Every match is saved automatically while you play.</source>
        <translation>Keine offenen Partien. Jede Partie wird beim Spielen automatisch gespeichert.</translation>
    </message>
    <message>
        <source>Matches cannot be saved: “%1” cannot be written to.</source>
        <translation>Keine Partie kann gespeichert werden: In „%1“ lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>offene</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Enter continues a match, Delete removes it.</source>
        <translation>Enter setzt eine Partie fort, Entf löscht sie.</translation>
    </message>
    <message>
        <source>Please give each player a different name.</source>
        <translation>Bitte gib jedem Spieler einen eigenen Namen.</translation>
    </message>
    <message>
        <source>%1 – who is playing?</source>
        <translation>%1 – wer spielt mit?</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Plätze mischen</translation>
    </message>
    <message>
        <source>Chance decides who sits where and who begins.</source>
        <translation>Der Zufall entscheidet, wer wo sitzt und wer beginnt.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n bots</source>
        <translation>
            <numerusform>%n Bot</numerusform>
            <numerusform>%n Bots</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>This match is open in another window.</source>
        <translation>Diese Partie ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Last played: %1, %2 won (%3)</source>
        <translation>Zuletzt gespielt: %1, %2 gewann (%3)</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 shared the win (%2)</source>
        <translation>%1 teilten sich den Sieg (%2)</translation>
    </message>
    <message>
        <source>Ended (%1)</source>
        <translation>Beendet (%1)</translation>
    </message>
    <message>
        <source>%1 won (%2)</source>
        <translation>%1 gewann (%2)</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Speeding up the bots: %1. You can play in the meantime.</source>
        <translation>Die Bots werden schneller gemacht: %1. Spielen kannst du schon.</translation>
    </message>
    <message>
        <source>The bots now think ten times as fast.</source>
        <translation>Die Bots denken jetzt zehnmal so schnell.</translation>
    </message>
    <message>
        <source>The bots could not be sped up on this computer, but they can still play.</source>
        <translation>Auf diesem Computer ließen sich die Bots nicht schneller machen; mitspielen können sie trotzdem.</translation>
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
        <source>When you roll %2 or more, you may add %3; the sum counts for everybody.</source>
        <translation>Würfelst du %2 oder mehr, darfst du %3 dazuzählen; die Summe gilt für alle.</translation>
    </message>
    <message numerus="yes">
        <source>Whenever you build nothing, the bank gives you %n coins.</source>
        <translation>
            <numerusform>Sooft du nichts baust, gibt dir die Bank %n Münze.</numerusform>
            <numerusform>Sooft du nichts baust, gibt dir die Bank %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When it is your turn to build and you have no coins, the bank gives you %n coins.</source>
        <translation>
            <numerusform>Hast du vor dem Bauen keine Münze, gibt dir die Bank %n Münze.</numerusform>
            <numerusform>Hast du vor dem Bauen keine Münze, gibt dir die Bank %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stands from the start, does not count towards winning and cannot be torn down.</source>
        <translation>Es steht von Anfang an, zählt nicht mit und kann nicht abgerissen werden.</translation>
    </message>
    <message>
        <source>%1 with expansion (%2)</source>
        <translation>%1 mit Erweiterung (%2)</translation>
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
        <translation>Du hast eine %1 gewürfelt. Noch einmal würfeln?</translation>
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
        <source>%1: which landmark do you tear down for %n coins?</source>
        <translation>
            <numerusform>%1: Welches Großprojekt reißt du für %n Münze ab?</numerusform>
            <numerusform>%1: Welches Großprojekt reißt du für %n Münzen ab?</numerusform>
        </translation>
    </message>
    <message>
        <source>Tear down %1</source>
        <translation>%1 abreißen</translation>
    </message>
    <message numerus="yes">
        <source>%1: what do you give away for %n coins?</source>
        <translation>
            <numerusform>%1: Was gibst du für %n Münze ab?</numerusform>
            <numerusform>%1: Was gibst du für %n Münzen ab?</numerusform>
        </translation>
    </message>
    <message>
        <source>Give %1 to %2</source>
        <translation>%1 an %2 geben</translation>
    </message>
    <message>
        <source>%1: which kind of card do you close everywhere?</source>
        <translation>%1: Welche Sorte Karten schließt du überall?</translation>
    </message>
    <message numerus="yes">
        <source>Close %1 (%n coins)</source>
        <translation>
            <numerusform>%1 schließen (%n Münze)</numerusform>
            <numerusform>%1 schließen (%n Münzen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Close nothing</source>
        <translation>Nichts schließen</translation>
    </message>
    <message>
        <source>You rolled %1. Make it %2?</source>
        <translation>Du hast eine %1 gewürfelt. Auf %2 erhöhen?</translation>
    </message>
    <message>
        <source>Make it %1</source>
        <translation>Auf %1 erhöhen</translation>
    </message>
    <message>
        <source>%1: do you put 1 coin on it? So far: %2.</source>
        <translation>%1: Legst du 1 Münze darauf? Bisher: %2.</translation>
    </message>
    <message>
        <source>Put 1 coin on it</source>
        <translation>1 Münze darauflegen</translation>
    </message>
    <message>
        <source>Invest nothing</source>
        <translation>Nichts investieren</translation>
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
    <message numerus="yes">
        <source>%1 rolls %n dice.</source>
        <translation>
            <numerusform>%1 würfelt mit %n Würfel.</numerusform>
            <numerusform>%1 würfelt mit %n Würfeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolls %2 + %3 = %4.</source>
        <translation>%1 würfelt %2 + %3 = %4.</translation>
    </message>
    <message>
        <source>For all boats, %1 rolls %2 + %3 = %4.</source>
        <translation>Für alle Boote würfelt %1 %2 + %3 = %4.</translation>
    </message>
    <message>
        <source>Doubles: %1 has another turn.</source>
        <translation>Pasch: %1 ist noch einmal am Zug.</translation>
    </message>
    <message>
        <source>%1 gives %2 %3 and takes %4.</source>
        <translation>%1 gibt %2 %3 und nimmt %4.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pays the bank %n coins for the %3.</source>
        <translation>
            <numerusform>%1 zahlt %n Münze an die Bank (%3).</numerusform>
            <numerusform>%1 zahlt %n Münzen an die Bank (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has nothing to pay the bank for the %3.</source>
        <translation>%1 kann der Bank nichts zahlen (%3).</translation>
    </message>
    <message>
        <source>%1 pays %2 nothing for the %3.</source>
        <translation>%1 zahlt %2 nichts (%3).</translation>
    </message>
    <message>
        <source>%1 gives %2 %3.</source>
        <translation>%1 gibt %2 %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %2 for %n coins.</source>
        <translation>
            <numerusform>%1 baut für %n Münze %2.</numerusform>
            <numerusform>%1 baut für %n Münzen %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds %2, at no cost.</source>
        <translation>%1 baut kostenlos %2.</translation>
    </message>
    <message numerus="yes">
        <source>In %1&apos;s city %n cards only open again: %2.</source>
        <translation>
            <numerusform>Bei %1 öffnet %n Karte nur wieder: %2.</numerusform>
            <numerusform>Bei %1 öffnen %n Karten nur wieder: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1&apos;s city %n cards close: %2.</source>
        <translation>
            <numerusform>Bei %1 schließt %n Karte: %2.</numerusform>
            <numerusform>Bei %1 schließen %n Karten: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 puts a coin on the %2; now %n coins lie there.</source>
        <translation>
            <numerusform>%1 legt eine Münze auf eine Karte (%2); jetzt liegt %n Münze dort.</numerusform>
            <numerusform>%1 legt eine Münze auf eine Karte (%2); jetzt liegen %n Münzen dort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shares all coins equally (%2); everybody now has %n coins.</source>
        <translation>
            <numerusform>%1 teilt alle Münzen gleich auf (%2); alle haben jetzt %n Münze.</numerusform>
            <numerusform>%1 teilt alle Münzen gleich auf (%2); alle haben jetzt %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n coins from the bank for %2.</source>
        <translation>
            <numerusform>%1 bekommt für %2 %n Münze aus der Bank.</numerusform>
            <numerusform>%1 bekommt für %2 %n Münzen aus der Bank.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tears down %2.</source>
        <translation>%1 reißt %2 ab.</translation>
    </message>
    <message>
        <source>%1 uses the Harbor and makes it %2.</source>
        <translation>%1 nutzt den Hafen und erhöht auf %2.</translation>
    </message>
    <message>
        <source>%1 tears down %2</source>
        <translation>%1 reißt %2 ab</translation>
    </message>
    <message>
        <source>Everybody has it, so it leaves the market: %3.</source>
        <translation>Alle haben es, also verlässt es die Auslage: %3.</translation>
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
        <source>When anybody rolls the number: %1</source>
        <translation>Egal, wer die Zahl würfelt: %1</translation>
    </message>
    <message>
        <source>When you roll the number: %1</source>
        <translation>Wenn du die Zahl würfelst: %1</translation>
    </message>
    <message>
        <source>When others roll the number: %1</source>
        <translation>Wenn andere die Zahl würfeln: %1</translation>
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
        <source>you may swap one establishment with another player, but not a violet one.</source>
        <translation>Du darfst ein Unternehmen mit einer anderen Person tauschen, aber kein violettes.</translation>
    </message>
    <message>
        <source>In each turn you choose to roll one die or two.</source>
        <translation>In jedem Zug wählst du: einen Würfel oder zwei.</translation>
    </message>
    <message>
        <source>Each of your cards with one of these symbols brings 1 more coin: %1.</source>
        <translation>Jede deiner Karten mit einem dieser Symbole bringt 1 Münze mehr: %1.</translation>
    </message>
    <message>
        <source>Once per turn you may roll again with as many dice as before; the second roll counts.</source>
        <translation>Einmal im Zug darfst du mit ebenso vielen Würfeln neu würfeln; dann gilt der zweite Wurf.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
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
        <source>%1 keeps the roll.</source>
        <translation>%1 behält den Wurf.</translation>
    </message>
    <message>
        <source>%1 rolls again.</source>
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
        <source>Which establishments you can choose from.</source>
        <translation>Welche Unternehmen zum Bauen ausliegen.</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Gleiche Karten</translation>
    </message>
    <message>
        <source>How many of the same establishment a player may own.</source>
        <translation>Wie oft man das gleiche Unternehmen besitzen darf.</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>More establishments and landmarks.</source>
        <translation>Weitere Unternehmen und Großprojekte.</translation>
    </message>
    <message>
        <source>All establishments</source>
        <translation>Alle Unternehmen</translation>
    </message>
    <message>
        <source>Every kind of establishment lies open from the start.</source>
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
        <source>Three rows</source>
        <translation>Drei Reihen</translation>
    </message>
    <message>
        <source>Five kinds for 1 to 6, five from 7 up and two violet ones lie open.</source>
        <translation>Fünf Sorten für 1 bis 6, fünf ab 7 und zwei violette liegen aus.</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>As many of a kind as you like, but only one of each violet kind.</source>
        <translation>So viele gleiche, wie du willst; violette nur je einmal.</translation>
    </message>
    <message>
        <source>At most two</source>
        <translation>Höchstens zwei</translation>
    </message>
    <message numerus="yes">
        <source>For beginners: nobody may own more than %n cards of a kind.</source>
        <translation>
            <numerusform>Für die ersten Partien: Von jedem Unternehmen darf man nur %n Karte besitzen.</numerusform>
            <numerusform>Für die ersten Partien: Von jedem Unternehmen darf man nur %n Karten besitzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>No extra cards; four landmarks win.</source>
        <translation>Keine weiteren Karten; vier Großprojekte gewinnen.</translation>
    </message>
    <message>
        <source>Harbor cards</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Boats, rolls up to 14 and two more landmarks: six of them win.</source>
        <translation>Boote, Würfe bis 14 und zwei weitere Großprojekte: Sechs gewinnen.</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Spezial</translation>
    </message>
    <message>
        <source>Loans, demolition, closed cards: more tricks to play; four landmarks win.</source>
        <translation>Kredite, Abriss, geschlossene Karten: mehr Kniffe; vier Großprojekte gewinnen.</translation>
    </message>
    <message>
        <source>Harbor + Special</source>
        <translation>Hafen + Spezial</translation>
    </message>
    <message>
        <source>All cards of both parts; six landmarks win.</source>
        <translation>Alle Karten aus beiden Teilen; sechs Großprojekte gewinnen.</translation>
    </message>
    <message>
        <source>six Ranches, two Cheese Factories, the Train Station, then the other landmarks, the cheapest first; saves up for what comes next, and leaves out what is not on sale.</source>
        <translation>sechs Bauernhöfe, zwei Molkereien, der Bahnhof, dann die übrigen Großprojekte, das billigste zuerst; spart auf das Nächste und lässt aus, was nicht zu haben ist.</translation>
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
        <source>Sushi Bar</source>
        <translation>Sushi-Bar</translation>
    </message>
    <message>
        <source>a Sushi Bar</source>
        <translation>eine Sushi-Bar</translation>
    </message>
    <message>
        <source>Flower Orchard</source>
        <translation>Blumen­feld</translation>
    </message>
    <message>
        <source>a Flower Orchard</source>
        <translation>ein Blumenfeld</translation>
    </message>
    <message>
        <source>Flower Shop</source>
        <translation>Blumen­laden</translation>
    </message>
    <message>
        <source>a Flower Shop</source>
        <translation>einen Blumenladen</translation>
    </message>
    <message>
        <source>Pizza Joint</source>
        <translation>Pizzeria</translation>
    </message>
    <message>
        <source>a Pizza Joint</source>
        <translation>eine Pizzeria</translation>
    </message>
    <message>
        <source>Hamburger Stand</source>
        <translation>Burger-Grill</translation>
    </message>
    <message>
        <source>a Hamburger Stand</source>
        <translation>einen Burger-Grill</translation>
    </message>
    <message>
        <source>Mackerel Boat</source>
        <translation>Küsten­fischer­boot</translation>
    </message>
    <message>
        <source>a Mackerel Boat</source>
        <translation>ein Küstenfischerboot</translation>
    </message>
    <message>
        <source>Food Warehouse</source>
        <translation>Lebensmittel­großmarkt</translation>
    </message>
    <message>
        <source>a Food Warehouse</source>
        <translation>einen Lebensmittelgroßmarkt</translation>
    </message>
    <message>
        <source>Tuna Boat</source>
        <translation>Hochsee­fischer­boot</translation>
    </message>
    <message>
        <source>a Tuna Boat</source>
        <translation>ein Hochseefischerboot</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Verlag</translation>
    </message>
    <message>
        <source>a Publisher</source>
        <translation>einen Verlag</translation>
    </message>
    <message>
        <source>Tax Office</source>
        <translation>Finanzamt</translation>
    </message>
    <message>
        <source>a Tax Office</source>
        <translation>ein Finanzamt</translation>
    </message>
    <message>
        <source>General Store</source>
        <translation>Lebensmittel­laden</translation>
    </message>
    <message>
        <source>a General Store</source>
        <translation>einen Lebensmittelladen</translation>
    </message>
    <message>
        <source>Corn Field</source>
        <translation>Maisfeld</translation>
    </message>
    <message>
        <source>a Corn Field</source>
        <translation>ein Maisfeld</translation>
    </message>
    <message>
        <source>Demolition Company</source>
        <translation>Baufirma</translation>
    </message>
    <message>
        <source>a Demolition Company</source>
        <translation>eine Baufirma</translation>
    </message>
    <message>
        <source>French Restaurant</source>
        <translation>3-Sterne-Restaurant</translation>
    </message>
    <message>
        <source>a French Restaurant</source>
        <translation>ein 3-Sterne-Restaurant</translation>
    </message>
    <message>
        <source>Loan Office</source>
        <translation>Kredit­institut</translation>
    </message>
    <message>
        <source>a Loan Office</source>
        <translation>ein Kreditinstitut</translation>
    </message>
    <message>
        <source>Vineyard</source>
        <translation>Weinberg</translation>
    </message>
    <message>
        <source>a Vineyard</source>
        <translation>einen Weinberg</translation>
    </message>
    <message>
        <source>Winery</source>
        <translation>Weingut</translation>
    </message>
    <message>
        <source>a Winery</source>
        <translation>ein Weingut</translation>
    </message>
    <message>
        <source>Moving Company</source>
        <translation>Spedition</translation>
    </message>
    <message>
        <source>a Moving Company</source>
        <translation>eine Spedition</translation>
    </message>
    <message>
        <source>Soda Bottling Plant</source>
        <translation>Getränke­hersteller</translation>
    </message>
    <message>
        <source>a Soda Bottling Plant</source>
        <translation>einen Getränkehersteller</translation>
    </message>
    <message>
        <source>Members-Only Club</source>
        <translation>Cocktail-Club</translation>
    </message>
    <message>
        <source>a Members-Only Club</source>
        <translation>einen Cocktail-Club</translation>
    </message>
    <message>
        <source>Renovation Company</source>
        <translation>Groß-Reinigung</translation>
    </message>
    <message>
        <source>a Renovation Company</source>
        <translation>eine Groß-Reinigung</translation>
    </message>
    <message>
        <source>Tech Startup</source>
        <translation>IT-Unternehmen</translation>
    </message>
    <message>
        <source>a Tech Startup</source>
        <translation>ein IT-Unternehmen</translation>
    </message>
    <message>
        <source>Park</source>
        <translation>Park</translation>
    </message>
    <message>
        <source>a Park</source>
        <translation>einen Park</translation>
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
        <translation>Einkaufs­zentrum</translation>
    </message>
    <message>
        <source>the Shopping Mall</source>
        <translation>das Einkaufszentrum</translation>
    </message>
    <message>
        <source>Amusement Park</source>
        <translation>Freizeit­park</translation>
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
    <message>
        <source>Harbor</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>the Harbor</source>
        <translation>den Hafen</translation>
    </message>
    <message>
        <source>Airport</source>
        <translation>Flughafen</translation>
    </message>
    <message>
        <source>the Airport</source>
        <translation>den Flughafen</translation>
    </message>
    <message>
        <source>City Hall</source>
        <translation>Rathaus</translation>
    </message>
    <message>
        <source>the City Hall</source>
        <translation>das Rathaus</translation>
    </message>
    <message>
        <source>boat</source>
        <translation>Boot</translation>
    </message>
    <message>
        <source>briefcase</source>
        <translation>Aktentasche</translation>
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
            <numerusform>%1 bekommt %n Münze aus der Bank (%3).</numerusform>
            <numerusform>%1 bekommt %n Münzen aus der Bank (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets nothing for the %3.</source>
        <translation>%1 bekommt nichts (%3).</translation>
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
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Establishments</source>
        <translation>Unternehmen</translation>
    </message>
    <message>
        <source>Landmarks</source>
        <translation>Großprojekte</translation>
    </message>
    <message>
        <source>Establishments of the Harbor cards</source>
        <translation>Unternehmen aus „Hafen“</translation>
    </message>
    <message>
        <source>Landmarks of the Harbor cards</source>
        <translation>Großprojekte aus „Hafen“</translation>
    </message>
    <message>
        <source>Establishments of the Special cards</source>
        <translation>Unternehmen aus „Spezial“</translation>
    </message>
    <message>
        <source>Landmark</source>
        <translation>Großprojekt</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>any roll</source>
        <translation>jeder Wurf</translation>
    </message>
    <message>
        <source>your roll</source>
        <translation>eigener Wurf</translation>
    </message>
    <message>
        <source>per</source>
        <translation>je</translation>
    </message>
    <message numerus="yes">
        <source>In your city it would bring you about %n coins on that roll.</source>
        <translation>
            <numerusform>In deiner Stadt würde es dir bei diesem Wurf etwa %n Münze bringen.</numerusform>
            <numerusform>In deiner Stadt würde es dir bei diesem Wurf etwa %n Münzen bringen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In your city it would bring you up to %n coins on that roll.</source>
        <translation>
            <numerusform>In deiner Stadt würde es dir bei diesem Wurf bis zu %n Münze bringen.</numerusform>
            <numerusform>In deiner Stadt würde es dir bei diesem Wurf bis zu %n Münzen bringen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In your city it would cost you %n coins on that roll.</source>
        <translation>
            <numerusform>In deiner Stadt würde es dich bei diesem Wurf %n Münze kosten.</numerusform>
            <numerusform>In deiner Stadt würde es dich bei diesem Wurf %n Münzen kosten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently about %n coins on that roll.</source>
        <translation>
            <numerusform>Im Moment: etwa %n Münze bei diesem Wurf.</numerusform>
            <numerusform>Im Moment: etwa %n Münzen bei diesem Wurf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently %n coins less on that roll.</source>
        <translation>
            <numerusform>Im Moment: %n Münze weniger bei diesem Wurf.</numerusform>
            <numerusform>Im Moment: %n Münzen weniger bei diesem Wurf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins from the bank for each of your cards “%2”.</source>
        <translation>
            <numerusform>%n Münze aus der Bank für jede eigene Karte „%2“.</numerusform>
            <numerusform>%n Münzen aus der Bank für jede eigene Karte „%2“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins from the bank for each of your cards “%2”; then this card closes.</source>
        <translation>
            <numerusform>%n Münze aus der Bank für jede eigene Karte „%2“; danach schließt diese Karte.</numerusform>
            <numerusform>%n Münzen aus der Bank für jede eigene Karte „%2“; danach schließt diese Karte.</numerusform>
        </translation>
    </message>
    <message>
        <source>then closes</source>
        <translation>schließt danach</translation>
    </message>
    <message numerus="yes">
        <source>%n coins from the bank for each card with the %1 symbol, whoever has it (%2).</source>
        <translation>
            <numerusform>%n Münze aus der Bank für jede Karte mit dem Symbol %1, wem sie auch gehört (%2).</numerusform>
            <numerusform>%n Münzen aus der Bank für jede Karte mit dem Symbol %1, wem sie auch gehört (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>in all cities</source>
        <translation>in allen Städten</translation>
    </message>
    <message>
        <source>whoever rolled rolls two dice for all boats; their sum in coins from the bank.</source>
        <translation>Wer gewürfelt hat, würfelt mit zwei Würfeln für alle Boote; ihre Summe in Münzen aus der Bank.</translation>
    </message>
    <message>
        <source>what 2 dice show</source>
        <translation>Wurf mit 2 Würfeln</translation>
    </message>
    <message numerus="yes">
        <source>“%2” will bring you about %n coins whenever somebody rolls %1.</source>
        <translation>
            <numerusform>„%2“ bringt dir dann etwa %n Münze, sooft jemand eine %1 würfelt.</numerusform>
            <numerusform>„%2“ bringt dir dann etwa %n Münzen, sooft jemand eine %1 würfelt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you pay %n coins to the bank.</source>
        <translation>
            <numerusform>Du zahlst %n Münze an die Bank.</numerusform>
            <numerusform>Du zahlst %n Münzen an die Bank.</numerusform>
        </translation>
    </message>
    <message>
        <source>to the bank</source>
        <translation>an die Bank</translation>
    </message>
    <message>
        <source>from roller</source>
        <translation>vom Würfler</translation>
    </message>
    <message>
        <source>all the coins of whoever rolled.</source>
        <translation>alle Münzen der Person, die gewürfelt hat.</translation>
    </message>
    <message>
        <source>all from roller</source>
        <translation>alles vom Würfler</translation>
    </message>
    <message>
        <source>It would bring you all the coins of whoever rolls that number.</source>
        <translation>Es würde dir alle Münzen dessen bringen, der diese Zahl würfelt.</translation>
    </message>
    <message>
        <source>All the coins of whoever rolls that number.</source>
        <translation>Alle Münzen dessen, der diese Zahl würfelt.</translation>
    </message>
    <message>
        <source>“%2” will bring you all the coins of others who roll %1.</source>
        <translation>„%2“ bringt dir dann alle Münzen von anderen, die eine %1 würfeln.</translation>
    </message>
    <message>
        <source>from all</source>
        <translation>von allen</translation>
    </message>
    <message>
        <source>from one</source>
        <translation>von einem</translation>
    </message>
    <message>
        <source>swap a card</source>
        <translation>Karte tauschen</translation>
    </message>
    <message numerus="yes">
        <source>%n coins from every other player for each of their cards with the %1 symbol (%2).</source>
        <translation>
            <numerusform>von allen anderen %n Münze für jede ihrer Karten mit dem Symbol %1 (%2).</numerusform>
            <numerusform>von allen anderen %n Münzen für jede ihrer Karten mit dem Symbol %1 (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>from all, for theirs</source>
        <translation>von allen, für ihre</translation>
    </message>
    <message numerus="yes">
        <source>half the coins of every other player who has %n or more.</source>
        <translation>
            <numerusform>von allen anderen, die mindestens %n Münze haben, die Hälfte.</numerusform>
            <numerusform>von allen anderen, die mindestens %n Münzen haben, die Hälfte.</numerusform>
        </translation>
    </message>
    <message>
        <source>half from all</source>
        <translation>von allen die Hälfte</translation>
    </message>
    <message numerus="yes">
        <source>with %n or more</source>
        <translation>
            <numerusform>ab %n Münze</numerusform>
            <numerusform>ab %n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>from every other player as many coins as lie on this card. At the end of each of your turns you may put 1 coin on it.</source>
        <translation>von allen anderen so viel, wie auf dieser Karte liegt. Am Ende jedes eigenen Zugs darfst du 1 Münze darauflegen.</translation>
    </message>
    <message>
        <source>investment</source>
        <translation>Investition</translation>
    </message>
    <message>
        <source>the coins of all players are shared out equally; the bank rounds up.</source>
        <translation>Alle Münzen werden gleich auf alle verteilt; die Bank rundet auf.</translation>
    </message>
    <message>
        <source>share coins</source>
        <translation>Münzen teilen</translation>
    </message>
    <message>
        <source>equally, with all</source>
        <translation>alle gleich viel</translation>
    </message>
    <message numerus="yes">
        <source>you have to tear down one of your landmarks and get %n coins from the bank for it.</source>
        <translation>
            <numerusform>Du musst eines deiner Großprojekte abreißen und bekommst dafür %n Münze aus der Bank.</numerusform>
            <numerusform>Du musst eines deiner Großprojekte abreißen und bekommst dafür %n Münzen aus der Bank.</numerusform>
        </translation>
    </message>
    <message>
        <source>per landmark</source>
        <translation>je Großprojekt,</translation>
    </message>
    <message>
        <source>that you tear down</source>
        <translation>das du abreißt</translation>
    </message>
    <message numerus="yes">
        <source>you have to give another player one of your cards, but not a violet one, and get %n coins from the bank for it.</source>
        <translation>
            <numerusform>Du musst jemand anderem eine deiner Karten geben, keine violette, und bekommst dafür %n Münze aus der Bank.</numerusform>
            <numerusform>Du musst jemand anderem eine deiner Karten geben, keine violette, und bekommst dafür %n Münzen aus der Bank.</numerusform>
        </translation>
    </message>
    <message>
        <source>per card</source>
        <translation>je Karte,</translation>
    </message>
    <message>
        <source>that you give away</source>
        <translation>die du abgibst</translation>
    </message>
    <message numerus="yes">
        <source>name a kind of card, but not a violet one; all its open copies close, yours too, and the bank pays you %n coins for each.</source>
        <translation>
            <numerusform>Nenne eine Sorte, keine violette; alle offenen Karten davon schließen, auch deine, für je %n Münze aus der Bank.</numerusform>
            <numerusform>Nenne eine Sorte, keine violette; alle offenen Karten davon schließen, auch deine, für je %n Münzen aus der Bank.</numerusform>
        </translation>
    </message>
    <message>
        <source>that you close</source>
        <translation>die du schließt</translation>
    </message>
    <message>
        <source>Only once you have built your %1.</source>
        <translation>Nur, wenn bei dir das steht: %1.</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message numerus="yes">
        <source>Only as long as you have at most %n landmarks.</source>
        <translation>
            <numerusform>Nur, solange du höchstens %n Großprojekt hast.</numerusform>
            <numerusform>Nur, solange du höchstens %n Großprojekte hast.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n landmarks</source>
        <translation>
            <numerusform>bis %n Großprojekt</numerusform>
            <numerusform>bis %n Großprojekte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only from players who have at least %n landmarks.</source>
        <translation>
            <numerusform>Nur von Personen, die mindestens %n Großprojekt haben.</numerusform>
            <numerusform>Nur von Personen, die mindestens %n Großprojekte haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>who has %n+ landmarks</source>
        <translation>
            <numerusform>ab %n Großprojekt</numerusform>
            <numerusform>ab %n Großprojekten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you build it, the bank gives you %n coins.</source>
        <translation>
            <numerusform>Baust du es, gibt dir die Bank %n Münze.</numerusform>
            <numerusform>Baust du es, gibt dir die Bank %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n when built</source>
        <translation>
            <numerusform>+%n beim Bauen</numerusform>
            <numerusform>+%n beim Bauen</numerusform>
        </translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>ausverkauft</translation>
    </message>
    <message>
        <source>A die, showing %1</source>
        <translation>Ein Würfel, er zeigt %1</translation>
    </message>
    <message>
        <source>A die, not rolled</source>
        <translation>Ein Würfel, noch nicht gewürfelt</translation>
    </message>
    <message>
        <source>The dice of this turn.</source>
        <translation>Die Würfel dieses Zugs.</translation>
    </message>
    <message>
        <source>You may roll it from your next turn on.</source>
        <translation>Ab deinem nächsten Zug darfst du auch mit ihm würfeln.</translation>
    </message>
    <message>
        <source>You can roll it once you have built: %1.</source>
        <translation>Du würfelst ihn mit, sobald du das gebaut hast: %1.</translation>
    </message>
    <message>
        <source>Bank: %1</source>
        <translation>Bank: %1</translation>
    </message>
    <message>
        <source>It pays what cards earn, and it never runs out.</source>
        <translation>Sie zahlt, was Karten einbringen; leer wird sie nie.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards to come</source>
        <translation>
            <numerusform>Noch %n Karte</numerusform>
            <numerusform>Noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>When a pile is sold out, new cards are turned up until enough kinds lie open again.</source>
        <translation>Ist ein Stapel ausverkauft, kommen neue Karten, bis wieder genug verschiedene ausliegen.</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 bis 6</translation>
    </message>
    <message>
        <source>7 and up</source>
        <translation>ab 7</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violett</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cards to come</source>
        <translation>
            <numerusform>%1: noch %n Karte</numerusform>
            <numerusform>%1: noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>When a pile is sold out, new cards of its row are turned up; a violet kind that everybody has makes room for another one.</source>
        <translation>Ist ein Stapel ausverkauft, kommen neue Karten seiner Reihe; eine violette Sorte, die alle haben, macht einer anderen Platz.</translation>
    </message>
    <message>
        <source>Boats: %1</source>
        <translation>Boote: %1</translation>
    </message>
    <message>
        <source>For the boats two dice showed %1.</source>
        <translation>Für die Boote zeigten zwei Würfel %1.</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <translation>%1: %2 × %3</translation>
    </message>
    <message numerus="yes">
        <source>%n landmarks</source>
        <translation>
            <numerusform>%n Großprojekt</numerusform>
            <numerusform>%n Großprojekte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Chance of that roll: %1 with one die, %2 with two.</source>
        <translation>Chance auf diesen Wurf: %1 mit einem Würfel, %2 mit zweien.</translation>
    </message>
    <message numerus="yes">
        <source>In your city it would bring you %n coins on that roll.</source>
        <translation>
            <numerusform>In deiner Stadt würde es dir bei diesem Wurf %n Münze bringen.</numerusform>
            <numerusform>In deiner Stadt würde es dir bei diesem Wurf %n Münzen bringen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In your city it would bring you %1 × %2 = %n coins on that roll.</source>
        <translation>
            <numerusform>In deiner Stadt würde es dir bei diesem Wurf %1 × %2 = %n Münze bringen.</numerusform>
            <numerusform>In deiner Stadt würde es dir bei diesem Wurf %1 × %2 = %n Münzen bringen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would bring you up to %n coins on other players&apos; rolls.</source>
        <translation>
            <numerusform>Wenn andere würfeln, würde es dir bis zu %n Münze bringen.</numerusform>
            <numerusform>Wenn andere würfeln, würde es dir bis zu %n Münzen bringen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently up to %n coins on that roll.</source>
        <translation>
            <numerusform>Im Moment: bis zu %n Münze bei diesem Wurf.</numerusform>
            <numerusform>Im Moment: bis zu %n Münzen bei diesem Wurf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently %n coins on that roll.</source>
        <translation>
            <numerusform>Im Moment: %n Münze bei diesem Wurf.</numerusform>
            <numerusform>Im Moment: %n Münzen bei diesem Wurf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You own %n of them.</source>
        <translation>
            <numerusform>Davon hast du %n.</numerusform>
            <numerusform>Davon hast du %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now: it costs %1, you have %2.</source>
        <translation>Jetzt nicht: Es kostet %1, du hast %2.</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coins.</source>
        <translation>
            <numerusform>Kostet %n Münze.</numerusform>
            <numerusform>Kostet %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now: all of them are built.</source>
        <translation>Jetzt nicht: Alle sind schon gebaut.</translation>
    </message>
    <message>
        <source>%1: counts from %2&apos;s next turn on.</source>
        <translation>%1: zählt ab dem nächsten Zug von %2 mit.</translation>
    </message>
    <message>
        <source>With two dice and a Harbor that adds to them: %1.</source>
        <translation>Mit zwei Würfeln und einem Hafen, der dazuzählt: %1.</translation>
    </message>
    <message>
        <source>Built by %1.</source>
        <translation>Gebaut von %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n coins short of it.</source>
        <translation>
            <numerusform>%1 fehlt dafür noch %n Münze.</numerusform>
            <numerusform>%1 fehlen dafür noch %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has enough coins for it.</source>
        <translation>%1 hat genug Münzen dafür.</translation>
    </message>
    <message>
        <source>%1 has enough coins for it and wins with it.</source>
        <translation>%1 hat genug Münzen dafür und gewinnt damit.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are closed: their next roll only opens them again.</source>
        <translation>
            <numerusform>%n davon ist geschlossen: Der nächste passende Wurf öffnet sie nur wieder.</numerusform>
            <numerusform>%n davon sind geschlossen: Der nächste passende Wurf öffnet sie nur wieder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins lie on it.</source>
        <translation>
            <numerusform>%n Münze liegt darauf.</numerusform>
            <numerusform>%n Münzen liegen darauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has it from the start; it does not count towards winning.</source>
        <translation>%1 hat es von Anfang an; für den Sieg zählt es nicht.</translation>
    </message>
    <message>
        <source>Cheapest missing landmark: %1 (%2).</source>
        <translation>Günstigstes fehlendes Großprojekt: %1 (%2).</translation>
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
    <message numerus="yes">
        <source>%n more landmarks</source>
        <translation>
            <numerusform>%n Großprojekt mehr</numerusform>
            <numerusform>%n Großprojekte mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer landmarks</source>
        <translation>
            <numerusform>%n Großprojekt weniger</numerusform>
            <numerusform>%n Großprojekte weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more coins</source>
        <translation>
            <numerusform>%n Münze mehr</numerusform>
            <numerusform>%n Münzen mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer coins</source>
        <translation>
            <numerusform>%n Münze weniger</numerusform>
            <numerusform>%n Münzen weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Train Station gives you a choice in every turn: one die, or two, of which only the sum counts – a 7 or more takes two.</source>
        <translation>Dein Bahnhof lässt dir in jedem Zug die Wahl: ein Würfel oder zwei, bei denen nur die Summe zählt – eine 7 oder mehr gibt es nur mit zweien.</translation>
    </message>
    <message>
        <source>Roll the die: its number decides which cards pay now – some of yours, and perhaps some of the other players&apos;.</source>
        <translation>Würfle: Die Zahl entscheidet, welche Karten jetzt zahlen – welche von dir und vielleicht auch welche der anderen.</translation>
    </message>
    <message>
        <source>You may build one thing now: a card from the market or one of your landmarks – or nothing, to save up.</source>
        <translation>Du darfst jetzt eines bauen: eine Karte aus der Auslage oder eines deiner Großprojekte – oder nichts, um zu sparen.</translation>
    </message>
    <message>
        <source>Your Radio Tower lets you roll again once a turn with as many dice as before; but then the second roll counts, good or bad.</source>
        <translation>Dein Funkturm erlaubt dir einmal im Zug einen neuen Wurf mit ebenso vielen Würfeln; aber dann gilt der zweite, ob gut oder schlecht.</translation>
    </message>
    <message>
        <source>Violet cards work when you roll a 6 yourself: choose who hands you up to 5 coins – nobody can give more than they have.</source>
        <translation>Violette Karten wirken, wenn du selbst eine 6 würfelst: Wähle, wer dir bis zu 5 Münzen gibt – mehr, als da ist, gibt niemand.</translation>
    </message>
    <message>
        <source>You rolled doubles and own an Amusement Park: that is a second turn, but doubles in it bring no third.</source>
        <translation>Du hast einen Pasch gewürfelt und besitzt einen Freizeitpark: Das gibt einen zweiten Zug, doch ein Pasch darin bringt keinen dritten.</translation>
    </message>
    <message>
        <source>Red cards take coins from whoever rolls their number, even before that player&apos;s own cards pay.</source>
        <translation>Rote Karten kassieren bei dem, der ihre Zahl würfelt, und zwar noch bevor dessen eigene Karten zahlen.</translation>
    </message>
    <message>
        <source>You could not pay: nobody goes into debt, and what the same roll earns you comes only after the red cards.</source>
        <translation>Du konntest nicht zahlen: Schulden macht niemand, und was dir derselbe Wurf bringt, kommt erst nach den roten Karten.</translation>
    </message>
    <message>
        <source>Your red card works on other players&apos; rolls: they pay you out of their own pockets.</source>
        <translation>Deine rote Karte wirkt beim Wurf der anderen: Sie zahlen dir aus der eigenen Tasche.</translation>
    </message>
    <message>
        <source>A violet card took your coins: it works only when its owner rolls a 6.</source>
        <translation>Eine violette Karte hat dich Münzen gekostet: Sie wirkt nur, wenn ihr Besitzer eine 6 würfelt.</translation>
    </message>
    <message>
        <source>Your landmark works from your next turn on, and nobody can take it from you; with all four you win at once.</source>
        <translation>Dein Großprojekt wirkt ab deinem nächsten Zug, und niemand kann es dir nehmen; mit allen vieren gewinnst du sofort.</translation>
    </message>
    <message>
        <source>Keep an eye on the other players&apos; landmarks: whoever builds the fourth wins on the spot, without a last round.</source>
        <translation>Behalte die Großprojekte der anderen im Auge: Wer das vierte baut, gewinnt auf der Stelle, ohne letzte Runde.</translation>
    </message>
    <message>
        <source>Blue cards like this one pay you on every roll of their number, no matter whose it is.</source>
        <translation>Blaue Karten wie diese zahlen dir bei jedem Wurf ihrer Zahl, gleich von wem er kommt.</translation>
    </message>
    <message>
        <source>Green cards like this one pay you only when you roll their number yourself.</source>
        <translation>Grüne Karten wie diese zahlen dir nur, wenn du ihre Zahl selbst würfelst.</translation>
    </message>
    <message>
        <source>The Harbor costs only 2 coins: without it, boats and the Sushi Bar bring nothing, and 12 is the highest roll.</source>
        <translation>Der Hafen kostet nur 2 Münzen: Ohne ihn bringen Boote und Sushi-Bar nichts, und 12 ist der höchste Wurf.</translation>
    </message>
    <message>
        <source>Your Harbor may add 2 to a roll of 10 or more; the new sum counts for all players&apos; cards.</source>
        <translation>Dein Hafen darf zu einer 10 oder mehr noch 2 dazuzählen; die neue Summe gilt für die Karten aller.</translation>
    </message>
    <message>
        <source>The Demolition Company has to tear something down: a cheap landmark is soon rebuilt.</source>
        <translation>Die Baufirma muss etwas abreißen: Ein billiges Großprojekt ist bald wieder gebaut.</translation>
    </message>
    <message>
        <source>The Moving Company has to give a card away: choose one that brings you little, and give it to somebody who is behind.</source>
        <translation>Die Spedition muss eine Karte abgeben: Wähle, was dir am wenigsten bringt, und jemanden, der zurückliegt.</translation>
    </message>
    <message>
        <source>Close what the others have most of: closed cards miss their next roll, yours too, and each brings you a coin.</source>
        <translation>Schließe, was die anderen oft haben: Geschlossene Karten setzen einmal aus, auch deine, und jede bringt dir eine Münze.</translation>
    </message>
    <message>
        <source>A coin on the Tech Startup stays there: when you roll a 10, everybody pays you as much as lies on it.</source>
        <translation>Münzen auf dem IT-Unternehmen bleiben dort: Würfelst du eine 10, zahlen dir alle so viel, wie darauf liegt.</translation>
    </message>
    <message>
        <source>The Loan Office pays you once, when it is built; from now on it costs you 2 coins whenever you roll a 5 or 6.</source>
        <translation>Das Kreditinstitut zahlt einmal, beim Bauen; von nun an kostet es dich 2 Münzen, sooft du eine 5 oder 6 würfelst.</translation>
    </message>
    <message>
        <source>This card was closed: its number only opened it again, and from the next time on it works as before.</source>
        <translation>Diese Karte war geschlossen: Ihre Zahl hat sie nur wieder geöffnet, ab dem nächsten Mal wirkt sie wie zuvor.</translation>
    </message>
    <message>
        <source>Two dice were rolled once for all Tuna Boats: each boat brings an owner with a Harbor the sum of both.</source>
        <translation>Für alle Hochseefischerboote wird einmal mit zwei Würfeln gewürfelt: Mit Hafen bringt jedes Boot deren Summe.</translation>
    </message>
    <message>
        <source>Your City Hall gives you a coin whenever you have none left before you build.</source>
        <translation>Dein Rathaus gibt dir eine Münze, sooft du vor dem Bauen keine mehr hast.</translation>
    </message>
    <message>
        <source>A violet card took your coins: such cards work only when their owner rolls their number.</source>
        <translation>Eine violette Karte hat dich Münzen gekostet: Solche Karten wirken nur, wenn ihr Besitzer ihre Zahl würfelt.</translation>
    </message>
    <message>
        <source>Your landmark works from your next turn on; with all six you win at once, and the City Hall is not one of them.</source>
        <translation>Dein Großprojekt wirkt ab deinem nächsten Zug; mit allen sechs gewinnst du sofort, das Rathaus zählt nicht mit.</translation>
    </message>
    <message>
        <source>Keep an eye on the other players&apos; landmarks: whoever builds the sixth wins on the spot.</source>
        <translation>Behalte die Großprojekte der anderen im Auge: Wer das sechste baut, gewinnt auf der Stelle.</translation>
    </message>
    <message>
        <source>%1 builds %2</source>
        <translation>%1 baut %2</translation>
    </message>
    <message numerus="yes">
        <source>Best roll: %1 rolls %2 and gets %n coins (turn %3).</source>
        <translation>
            <numerusform>Bester Wurf: %1 würfelt eine %2 und bekommt %n Münze (Zug %3).</numerusform>
            <numerusform>Bester Wurf: %1 würfelt eine %2 und bekommt %n Münzen (Zug %3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest saving: %1 builds nothing for %n turns, and then %2.</source>
        <translation>
            <numerusform>Am längsten gespart: %1 baut %n Zug lang nichts und dann %2.</numerusform>
            <numerusform>Am längsten gespart: %1 baut %n Züge lang nichts und dann %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best catch: two dice bring every boat %n coins (turn %1).</source>
        <translation>
            <numerusform>Bester Fang: Zwei Würfel bringen jedem Boot %n Münze (Zug %1).</numerusform>
            <numerusform>Bester Fang: Zwei Würfel bringen jedem Boot %n Münzen (Zug %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most frequent roll: %1, %n times.</source>
        <translation>
            <numerusform>Am häufigsten gewürfelt: %1, %n-mal.</numerusform>
            <numerusform>Am häufigsten gewürfelt: %1, %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>First landmark: %1 builds %2 (turn %3).</source>
        <translation>Erstes Großprojekt: %1 baut %2 (Zug %3).</translation>
    </message>
    <message numerus="yes">
        <source>“%2” will bring you %n coins whenever somebody rolls %1.</source>
        <translation>
            <numerusform>„%2“ bringt dir dann %n Münze, sooft jemand eine %1 würfelt.</numerusform>
            <numerusform>„%2“ bringt dir dann %n Münzen, sooft jemand eine %1 würfelt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%2” will bring you %n coins whenever you roll %1.</source>
        <translation>
            <numerusform>„%2“ bringt dir dann %n Münze, sooft du eine %1 würfelst.</numerusform>
            <numerusform>„%2“ bringt dir dann %n Münzen, sooft du eine %1 würfelst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%2” will bring you up to %n coins whenever somebody else rolls %1.</source>
        <translation>
            <numerusform>„%2“ bringt dir dann bis zu %n Münze, sooft jemand anders eine %1 würfelt.</numerusform>
            <numerusform>„%2“ bringt dir dann bis zu %n Münzen, sooft jemand anders eine %1 würfelt.</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1 you can win at once (%2 of %3 rolls).</source>
        <translation>Mit %1 kannst du sofort gewinnen (%2 von %3 Würfen).</translation>
    </message>
    <message>
        <source>with it you win at once.</source>
        <translation>Damit gewinnst du sofort.</translation>
    </message>
    <message>
        <source>with it you can win at once.</source>
        <translation>Damit kannst du sofort gewinnen.</translation>
    </message>
    <message>
        <source>with it you cannot win this turn.</source>
        <translation>Damit kannst du in diesem Zug nicht gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>“%2” will cost you %n coins whenever you roll %1.</source>
        <translation>
            <numerusform>„%2“ kostet dich dann %n Münze, sooft du eine %1 würfelst.</numerusform>
            <numerusform>„%2“ kostet dich dann %n Münzen, sooft du eine %1 würfelst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n coins at once.</source>
        <translation>
            <numerusform>Es bringt dir sofort %n Münze.</numerusform>
            <numerusform>Es bringt dir sofort %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your Airport brings you %n coins for it.</source>
        <translation>
            <numerusform>Dein Flughafen bringt dir dafür %n Münze.</numerusform>
            <numerusform>Dein Flughafen bringt dir dafür %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck is what the dice brought beyond the average.</source>
        <translation>Glück ist, was die Würfel über den Durchschnitt hinaus brachten.</translation>
    </message>
    <message numerus="yes">
        <source>On average, it brings you about %n coins.</source>
        <translation>
            <numerusform>Im Schnitt bringt dir das etwa %n Münze.</numerusform>
            <numerusform>Im Schnitt bringt dir das etwa %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n coins.</source>
        <translation>
            <numerusform>Das bringt dir %n Münze.</numerusform>
            <numerusform>Das bringt dir %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the %1</source>
        <translation>Die %1 behalten</translation>
    </message>
    <message>
        <source>Doubles give you a second turn, but no third.</source>
        <translation>Ein Pasch bringt dir einen zweiten Zug, aber keinen dritten.</translation>
    </message>
    <message numerus="yes">
        <source>Not now: you may own only %n of them.</source>
        <translation>
            <numerusform>Jetzt nicht: Du darfst nur %n davon haben.</numerusform>
            <numerusform>Jetzt nicht: Du darfst nur %n davon haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Built by %1; it works from their next turn on.</source>
        <translation>Gebaut von %1; wirkt ab dem nächsten eigenen Zug.</translation>
    </message>
    <message numerus="yes">
        <source>Costliest loss: %1 has to give %2 %n coins at once (turn %3).</source>
        <translation>
            <numerusform>Teuerster Verlust: %1 muss %2 auf einmal %n Münze geben (Zug %3).</numerusform>
            <numerusform>Teuerster Verlust: %1 muss %2 auf einmal %n Münzen geben (Zug %3).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;Pace</source>
        <translation>T&amp;empo</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>Play &amp;again with the same settings</source>
        <translation>Noch &amp;einmal mit denselben Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Export the log as text…</source>
        <translation>Verlauf als &amp;Text exportieren …</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Einste&amp;llungen …</translation>
    </message>
    <message>
        <source>Back to the &amp;lobby</source>
        <translation>&amp;Zurück zur Spielauswahl</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Restart my &amp;turn</source>
        <translation>Meinen Zug von &amp;vorn beginnen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Skip the motion</source>
        <translation>Bewegung ü&amp;berspringen</translation>
    </message>
    <message>
        <source>Pause or &amp;continue</source>
        <translation>&amp;Pause oder weiter</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>&amp;Normale Größe</translation>
    </message>
    <message>
        <source>L&amp;og</source>
        <translation>Ver&amp;lauf</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>Spielen &amp;lernen</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>&amp;About Citybuilder</source>
        <translation>&amp;Über Citybuilder</translation>
    </message>
</context>
<context>
    <name>narrate</name>
    <message>
        <source>At the table: %1</source>
        <translation>Am Tisch: %1</translation>
    </message>
    <message>
        <source>Game number: %1</source>
        <translation>Spielnummer: %1</translation>
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
    <name>outcome</name>
    <message>
        <source>You win, %1 ahead of %2.</source>
        <translation>Du gewinnst, %1 vor %2.</translation>
    </message>
    <message>
        <source>%3 wins, %1 ahead of %2.</source>
        <translation>%3 gewinnt, %1 vor %2.</translation>
    </message>
    <message>
        <source>You win by the tie-break over %2.</source>
        <translation>Du bist gleichauf mit %2 und gewinnst durch die Gleichstandsregel.</translation>
    </message>
    <message>
        <source>%3 wins by the tie-break over %2.</source>
        <translation>%3 ist gleichauf mit %2 und gewinnt durch die Gleichstandsregel.</translation>
    </message>
    <message>
        <source>You share the win with %2.</source>
        <translation>Du teilst dir den Sieg mit %2.</translation>
    </message>
    <message>
        <source>%3 shares the win with %2.</source>
        <translation>%3 teilt sich den Sieg mit %2.</translation>
    </message>
    <message>
        <source>You came %4, %1 behind %2.</source>
        <translation>Du belegst %4, %1 hinter %2.</translation>
    </message>
    <message>
        <source>%3 came %4, %1 behind %2.</source>
        <translation>%3 belegt %4, %1 hinter %2.</translation>
    </message>
    <message>
        <source>You came %4, level with %2: the tie-break decides.</source>
        <translation>Du belegst %4, gleichauf mit %2: Die Gleichstandsregel entscheidet.</translation>
    </message>
    <message>
        <source>%3 came %4, level with %2: the tie-break decides.</source>
        <translation>%3 belegt %4, gleichauf mit %2: Die Gleichstandsregel entscheidet.</translation>
    </message>
    <message>
        <source>first</source>
        <translation>den ersten Platz</translation>
    </message>
    <message>
        <source>second</source>
        <translation>den zweiten Platz</translation>
    </message>
    <message>
        <source>third</source>
        <translation>den dritten Platz</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>den vierten Platz</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>den fünften Platz</translation>
    </message>
    <message>
        <source>Your best result in %1 so far: %2; previously %3.</source>
        <translation>Dein bisher bestes Ergebnis in %1: %2, zuvor %3.</translation>
    </message>
    <message>
        <source>%4&apos;s best result in %1 so far: %2; previously %3.</source>
        <translation>Das bisher beste Ergebnis von %4 in %1: %2, zuvor %3.</translation>
    </message>
    <message numerus="yes">
        <source>Your quickest win in %1 with %n players so far: %2; previously %3.</source>
        <translation>
            <numerusform>Dein bisher schnellster Sieg in %1 mit %n Spieler: %2, zuvor %3.</numerusform>
            <numerusform>Dein bisher schnellster Sieg in %1 mit %n Spielern: %2, zuvor %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%4&apos;s quickest win in %1 with %n players so far: %2; previously %3.</source>
        <translation>
            <numerusform>Der bisher schnellste Sieg von %4 in %1 mit %n Spieler: %2, zuvor %3.</numerusform>
            <numerusform>Der bisher schnellste Sieg von %4 in %1 mit %n Spielern: %2, zuvor %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Show all tips again</source>
        <translation>Alle Hinweise noch einmal zeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Off – nothing moves</source>
        <translation>Aus – nichts bewegt sich</translation>
    </message>
    <message>
        <source>½× – slow</source>
        <translation>½× – langsam</translation>
    </message>
    <message>
        <source>1× – calm</source>
        <translation>1× – ruhig</translation>
    </message>
    <message>
        <source>2× – brisk</source>
        <translation>2× – zügig</translation>
    </message>
    <message>
        <source>3× – fast</source>
        <translation>3× – schnell</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Pieces move instantly.</source>
        <translation>Alles wechselt seinen Platz sofort, ohne zu fliegen.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Answer automatically if there is only one choice</source>
        <translation>Automatisch antworten, wenn nichts zu wählen ist</translation>
    </message>
    <message>
        <source>If there is only one choice and its outcome is certain, it is made for you.</source>
        <translation>Gibt es nur eine Möglichkeit und ist sicher, was geschieht, wird sie automatisch ausgeführt.</translation>
    </message>
    <message>
        <source>Confirm moves that can&apos;t be undone</source>
        <translation>Vor Unwiderruflichem nachfragen</translation>
    </message>
    <message>
        <source>A second click prevents mistakes.</source>
        <translation>Ein zweiter Klick verhindert Versehen.</translation>
    </message>
    <message>
        <source>Tips in the first matches</source>
        <translation>Hinweise in den ersten Partien</translation>
    </message>
    <message>
        <source>One sentence when a rule first matters; each appears only once.</source>
        <translation>Ein Satz, sobald eine Regel zum ersten Mal wichtig wird; jeder kommt nur einmal.</translation>
    </message>
    <message>
        <source>Stop after each bot&apos;s turn</source>
        <translation>Nach jedem Zug eines Bots anhalten</translation>
    </message>
    <message>
        <source>“Continue” or Enter lets the next bot play.</source>
        <translation>Mit „Weiter“ oder Enter ist der nächste Bot am Zug.</translation>
    </message>
    <message>
        <source>Bots wait after your move</source>
        <translation>Bots warten nach deinem Zug</translation>
    </message>
    <message>
        <source>You can undo during this time.</source>
        <translation>So lange kannst du ihn noch zurücknehmen.</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 Sekunde</translation>
    </message>
    <message>
        <source>2.5 seconds</source>
        <translation>2,5 Sekunden</translation>
    </message>
    <message>
        <source>Until I say “Done”</source>
        <translation>Bis ich „Fertig“ sage</translation>
    </message>
    <message>
        <source>No sound can be played on this computer.</source>
        <translation>Auf diesem Computer lässt sich kein Ton abspielen.</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>Puzzle %1 of %2</source>
        <translation>Rätsel %1 von %2</translation>
    </message>
    <message>
        <source>What is best here?</source>
        <translation>Was ist hier am besten?</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go to the next puzzle</source>
        <translation>Zum nächsten Rätsel</translation>
    </message>
    <message>
        <source>Leave the puzzle</source>
        <translation>Rätsel verlassen</translation>
    </message>
    <message>
        <source>You are playing %1, and it is your turn. One answer is clearly better than all the others: which one?</source>
        <translation>Du spielst %1 und bist am Zug. Eine Antwort ist deutlich besser als alle anderen. Welche?</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Alle Rätsel</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>That is the solution.</source>
        <translation>Das ist die Lösung.</translation>
    </message>
    <message>
        <source>Puzzles – %1 of %2 solved</source>
        <translation>Rätsel – %1 von %2 gelöst</translation>
    </message>
    <message>
        <source>Positions from matches between bots: one answer is clearly the best. Find it.</source>
        <translation>Stellungen aus Partien zwischen Bots: Eine Antwort ist deutlich die beste. Finde sie.</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Rätsel %1</translation>
    </message>
    <message>
        <source>“%1” is not the best answer: it costs you %2 of your chance to win. Try again, or look at the solution.</source>
        <translation>„%1“ ist nicht die beste Antwort: Sie kostet dich %2 Gewinnchance. Versuch es noch einmal oder sieh dir die Lösung an.</translation>
    </message>
    <message>
        <source>“%1” is best: with it your chance to win is %2. With “%3” it is %4.</source>
        <translation>„%1“ ist am besten: Damit liegt deine Gewinnchance bei %2, mit „%3“ bei %4.</translation>
    </message>
    <message>
        <source>Solved on attempt %1!</source>
        <translation>Im %1. Versuch gelöst!</translation>
    </message>
    <message>
        <source>Solved, after a look at the solution.</source>
        <translation>Gelöst, nach einem Blick auf die Lösung.</translation>
    </message>
    <message>
        <source>Solved at once!</source>
        <translation>Auf Anhieb gelöst!</translation>
    </message>
    <message>
        <source>Puzzle %1, tried, not solved yet</source>
        <translation>Rätsel %1, versucht, noch nicht gelöst</translation>
    </message>
    <message>
        <source>Puzzle %1, solution seen</source>
        <translation>Rätsel %1, Lösung angesehen</translation>
    </message>
    <message>
        <source>Puzzle %1, solved with help</source>
        <translation>Rätsel %1, mit Hilfe gelöst</translation>
    </message>
    <message>
        <source>Puzzle %1, solved at once</source>
        <translation>Rätsel %1, auf Anhieb gelöst</translation>
    </message>
    <message>
        <source>✓ solved at once, (✓) with help, – solution seen, … only tried</source>
        <translation>✓ auf Anhieb gelöst, (✓) mit Hilfe, – Lösung angesehen, … nur versucht</translation>
    </message>
    <message>
        <source>Solved again!</source>
        <translation>Wieder gelöst!</translation>
    </message>
    <message>
        <source>Solved, after earlier attempts.</source>
        <translation>Gelöst, nach früheren Versuchen.</translation>
    </message>
</context>
<context>
    <name>puzzling</name>
    <message numerus="yes">
        <source>%n matches: %1 puzzles found, %2 kept</source>
        <translation>
            <numerusform>%n Partie: %1 Rätsel gefunden, %2 behalten</numerusform>
            <numerusform>%n Partien: %1 Rätsel gefunden, %2 behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>No puzzle was found; playing more matches may find some.</source>
        <translation>Es wurde kein Rätsel gefunden; mehr Partien enthalten vielleicht welche.</translation>
    </message>
    <message>
        <source>There are no puzzles in “%1”.</source>
        <translation>In „%1“ sind keine Rätsel.</translation>
    </message>
    <message>
        <source>Puzzle %1 (%2), %3 players</source>
        <translation>Rätsel %1 (%2), zu %3</translation>
    </message>
    <message>
        <source>ahead by %1 percentage points (%2 to %3)</source>
        <translation>um %1 Prozentpunkte voraus (%2 bis %3)</translation>
    </message>
    <message>
        <source>when played on, by %1 percentage points (%2 to %3)</source>
        <translation>zu Ende gespielt um %1 Prozentpunkte (%2 bis %3)</translation>
    </message>
    <message>
        <source>Puzzle %1 holds: %2</source>
        <translation>Rätsel %1 gilt: %2</translation>
    </message>
    <message>
        <source>Puzzle %1 no longer holds: %2</source>
        <translation>Rätsel %1 gilt nicht mehr: %2</translation>
    </message>
    <message>
        <source>Puzzle %1 no longer fits the rules.</source>
        <translation>Rätsel %1 passt nicht mehr zu den Regeln.</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles hold.</source>
        <translation>%1 von %2 Rätseln gelten.</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Pace %1×</source>
        <translation>Tempo %1×</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Pfeil links</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Pfeil rechts</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Steps of the match</source>
        <translation>Schritte der Partie</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>A new match begins from this position; the old one stays as it is.</source>
        <translation>Eine neue Partie beginnt mit diesem Tisch; die alte bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Replay: %1</source>
        <translation>%1 – Partie abspielen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>%1 has chosen.</source>
        <translation>%1 hat gewählt.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Who was ahead when, what decided the match, and how much was luck</source>
        <translation>Wer wann vorn lag, was die Partie entschied und wie viel Glück dabei war</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Rückblick: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Chance to win, in percent</source>
        <translation>Gewinnchance in Prozent</translation>
    </message>
    <message>
        <source>Luck or skill?</source>
        <translation>Glück oder Können?</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Wie weit der Rückblick ist</translation>
    </message>
    <message>
        <source>The bots could not finish the review.</source>
        <translation>Die Bots konnten den Rückblick nicht fertigstellen.</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>Der Rückblick wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The bots are looking at the match again…</source>
        <translation>Die Bots sehen sich die Partie noch einmal an …</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Was die Partie entschied</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>Eigene Entscheidungen</translation>
    </message>
    <message>
        <source>At the beginning</source>
        <translation>Zu Beginn</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Choices of both</source>
        <translation>Entscheidungen beider</translation>
    </message>
    <message>
        <source>Others&apos; choices</source>
        <translation>Entscheidungen der anderen</translation>
    </message>
    <message>
        <source>%1&apos;s chance to win: %2 → %3</source>
        <translation>Gewinnchance von %1: %2 → %3</translation>
    </message>
    <message>
        <source>Looking back, the bots would choose the same.</source>
        <translation>Im Rückblick würden die Bots dasselbe wählen.</translation>
    </message>
    <message>
        <source>With that, %1&apos;s chance would have been about %2 instead of %3.</source>
        <translation>Damit hätte die Chance von %1 bei etwa %2 statt %3 gelegen.</translation>
    </message>
    <message>
        <source>That would have been about as good.</source>
        <translation>Das wäre etwa genauso gut gewesen.</translation>
    </message>
    <message>
        <source>But the actual choice probably was better.</source>
        <translation>Die tatsächliche Entscheidung war aber wohl besser.</translation>
    </message>
    <message>
        <source>Luck decided this.</source>
        <translation>Hier entschied das Glück.</translation>
    </message>
    <message>
        <source>Each player&apos;s choices are compared with the average at this table.</source>
        <translation>Die eigenen Entscheidungen werden mit dem Durchschnitt am Tisch verglichen.</translation>
    </message>
    <message>
        <source>No single moment changed much.</source>
        <translation>Kein einzelner Moment änderte viel.</translation>
    </message>
    <message>
        <source>Replay  ⏎</source>
        <translation>Abspielen  ⏎</translation>
    </message>
    <message>
        <source>Open the replay here</source>
        <translation>Partie ab hier abspielen</translation>
    </message>
    <message>
        <source>Read the chart</source>
        <translation>Diagramm ablesen</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Nächster Moment</translation>
    </message>
    <message>
        <source>Open the replay at the selected moment</source>
        <translation>Partie ab dem gewählten Moment abspielen</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Rückblick schließen</translation>
    </message>
    <message>
        <source>In a review</source>
        <translation>Im Rückblick</translation>
    </message>
    <message>
        <source>The bots&apos; estimate, in percentage points.</source>
        <translation>Schätzung der Bots, in Prozentpunkten.</translation>
    </message>
    <message>
        <source>What cost you most</source>
        <translation>Was dich am meisten gekostet hat</translation>
    </message>
    <message>
        <source>What cost %1 most</source>
        <translation>Was %1 am meisten gekostet hat</translation>
    </message>
    <message>
        <source>None of your choices cost you much.</source>
        <translation>Keine deiner Entscheidungen hat dich viel gekostet.</translation>
    </message>
    <message>
        <source>None of %1&apos;s choices cost much.</source>
        <translation>Keine Entscheidung von %1 hat viel gekostet.</translation>
    </message>
    <message>
        <source>It cost %1 of the chance to win.</source>
        <translation>Das kostete %1 Gewinnchance.</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>noch etwa %1 Sek.</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>noch etwa %1 Min.</translation>
    </message>
    <message>
        <source>only a few seconds left</source>
        <translation>nur noch wenige Sekunden</translation>
    </message>
    <message>
        <source>Whose choices counted?</source>
        <translation>Wessen Entscheidungen zählten?</translation>
    </message>
    <message>
        <source>Chosen: “%1”.</source>
        <translation>Gewählt: „%1“.</translation>
    </message>
    <message>
        <source>Better: “%1”.</source>
        <translation>Besser: „%1“.</translation>
    </message>
    <message>
        <source>Looking back, the bots would choose “%1”</source>
        <translation>Im Rückblick würden die Bots „%1“ wählen</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>All values are those of the printed cards.</source>
        <translation>Alle Werte sind die der gedruckten Karten.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The rules of this game cannot be read.</source>
        <translation>Die Regeln dieses Spiels lassen sich nicht lesen.</translation>
    </message>
    <message>
        <source>%1 – rules</source>
        <translation>%1 – Regeln</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Result %1 of %2</source>
        <translation>Fundstelle %1 von %2</translation>
    </message>
    <message>
        <source>only one source</source>
        <translation>nur eine Quelle</translation>
    </message>
    <message>
        <source>%1, and whatever else is marked so</source>
        <translation>%1 und was sonst so markiert ist</translation>
    </message>
    <message>
        <source>Exceptions are noted on the card.</source>
        <translation>Ausnahmen stehen bei der Karte.</translation>
    </message>
    <message>
        <source>Values marked %1 are our own choice.</source>
        <translation>Werte mit %1 haben wir selbst gewählt.</translation>
    </message>
    <message>
        <source>Sources disagree on values marked %1.</source>
        <translation>Bei Werten mit %1 widersprechen sich die Quellen.</translation>
    </message>
    <message>
        <source>Values marked %1 come from a single source.</source>
        <translation>Werte mit %1 beruhen auf einer einzigen Quelle.</translation>
    </message>
    <message>
        <source>Values marked %1 are reconstructed.</source>
        <translation>Werte mit %1 sind nachempfunden.</translation>
    </message>
    <message>
        <source>sources disagree</source>
        <translation>Quellen widersprechen sich</translation>
    </message>
    <message>
        <source>our own choice</source>
        <translation>von uns gewählt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What is certain is marked %1.</source>
        <translation>Was gesichert ist, trägt ein %1.</translation>
    </message>
    <message>
        <source>Click the picture to enlarge it.</source>
        <translation>Ein Klick auf das Bild zeigt es größer.</translation>
    </message>
</context>
<context>
    <name>saves</name>
    <message>
        <source>The rules have been corrected since; the match continues from its last position.</source>
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
        <source>“%1” belongs to a game that this program does not have.</source>
        <translation>Das Spiel von „%1“ kennt dieses Programm nicht.</translation>
    </message>
    <message>
        <source>The saved match “%1” no longer fits the rules.</source>
        <translation>Der Spielstand „%1“ passt nicht mehr zu den Regeln.</translation>
    </message>
    <message>
        <source>“%1” was not saved: the disk is full.</source>
        <translation>„%1“ wurde nicht gespeichert: Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>“%1” was not saved: you may not write there.</source>
        <translation>„%1“ wurde nicht gespeichert: Dort darf nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>„%1“ konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Parts of “%1” were damaged and have been restored from its version of %2; the damaged file is kept as “%3”.</source>
        <translation>Teile von „%1“ waren beschädigt und fanden sich im Stand vom %2 wieder; die beschädigte Datei liegt als „%3“ daneben.</translation>
    </message>
    <message>
        <source>“%1” was damaged and is kept as “%3”; the program continues without it.</source>
        <translation>„%1“ war beschädigt und liegt jetzt als „%3“ daneben; das Programm macht ohne die Datei weiter.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read; the program continues without it.</source>
        <translation>Die Datei „%1“ lässt sich nicht lesen; das Programm macht ohne sie weiter.</translation>
    </message>
    <message>
        <source>%1-%2-%3, %4</source>
        <translation>%3.%2.%1, %4 Uhr</translation>
    </message>
    <message>
        <source>“%1” is damaged; its version of %2 is used instead.</source>
        <translation>„%1“ ist beschädigt; stattdessen gilt der Stand vom %2.</translation>
    </message>
    <message>
        <source>“%1” was damaged; its version of %2 has been restored, and the damaged file is kept as “%3”.</source>
        <translation>„%1“ war beschädigt; es gilt wieder der Stand vom %2, und die beschädigte Datei liegt als „%3“ daneben.</translation>
    </message>
    <message>
        <source>The cards have been corrected since; the match continues from its last position.</source>
        <translation>Seit dem Speichern wurden Karten berichtigt; die Partie geht vom letzten Stand aus weiter.</translation>
    </message>
    <message>
        <source>OK; actions: %1.</source>
        <translation>In Ordnung; Aktionen: %1.</translation>
    </message>
    <message>
        <source>OK; the match is not over yet.</source>
        <translation>In Ordnung; die Partie läuft noch.</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>The match could not be saved.</source>
        <translation>Die Partie konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The result could not be added to the statistics.</source>
        <translation>Das Ergebnis konnte nicht in die Statistik aufgenommen werden.</translation>
    </message>
    <message>
        <source>There is no hint for this.</source>
        <translation>Hierfür gibt es keinen Tipp.</translation>
    </message>
    <message>
        <source>The bot found no answer. The match is paused.</source>
        <translation>Der Bot hat keine Antwort gefunden. Die Partie ist angehalten.</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>People only</source>
        <translation>Nur Menschen</translation>
    </message>
    <message>
        <source>Bots: random</source>
        <translation>Bots: zufällig</translation>
    </message>
    <message>
        <source>Bots: greedy</source>
        <translation>Bots: gierig</translation>
    </message>
    <message>
        <source>Bots: beginner</source>
        <translation>Bots: Anfänger</translation>
    </message>
    <message>
        <source>Bots up to normal</source>
        <translation>Bots bis normal</translation>
    </message>
    <message>
        <source>Bots up to strong</source>
        <translation>Bots bis stark</translation>
    </message>
    <message>
        <source>Bots up to expert</source>
        <translation>Bots bis Experte</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestwert</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Ø Punkte</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Results by opponents</source>
        <translation>Bilanz nach Gegnern</translation>
    </message>
    <message>
        <source>Latest matches</source>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>No match has been finished yet. Once you have played one, you can see here how often you won each game, against whom, with what score and in how many turns.</source>
        <translation>Noch ist keine Partie zu Ende gespielt. Danach steht hier, wie oft du welches Spiel gewonnen hast, gegen wen, mit wie vielen Punkten und in wie vielen Zügen.</translation>
    </message>
    <message>
        <source>Only matches with a person at the table at the end count here.</source>
        <translation>Zusammengefasst werden hier nur Partien, bei denen am Ende ein Mensch am Tisch sitzt.</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Als CSV speichern …</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Tabellen (%1)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Mean turns/rounds</source>
        <translation>Ø Züge/Runden</translation>
    </message>
    <message>
        <source>Turns/rounds</source>
        <translation>Züge/Runden</translation>
    </message>
</context>
<context>
    <name>strength</name>
    <message numerus="yes">
        <source>%1: %2 (%3) in %n games</source>
        <translation>
            <numerusform>%1: %2 (%3) in %n Partie</numerusform>
            <numerusform>%1: %2 (%3) in %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>games at the same time</source>
        <translation>Partien zur selben Zeit</translation>
    </message>
    <message>
        <source>“%1” is damaged; --fresh measures everything anew.</source>
        <translation>„%1“ ist beschädigt; --fresh misst alles neu.</translation>
    </message>
    <message>
        <source>The page is Markdown: “%1” does not end in .md.</source>
        <translation>Die Seite ist Markdown: „%1“ endet nicht auf .md.</translation>
    </message>
    <message>
        <source>%1 (measured before)</source>
        <translation>%1 (schon gemessen)</translation>
    </message>
    <message>
        <source>The page is written: %1</source>
        <translation>Die Seite ist geschrieben: %1</translation>
    </message>
    <message>
        <source>How strong the bots are</source>
        <translation>Wie stark die Bots sind</translation>
    </message>
    <message>
        <source>Each row is a series of games of one bot against another one, or against three of it; bots of the same strength would win 50% or 25%. Seats rotate from game to game, a shared win counts in parts, and the intervals are Wilson&apos;s. A turn has a number of iterations instead of a time, so that the same command makes the same games on every computer:</source>
        <translation>Jede Zeile ist eine Reihe von Partien eines Bots gegen einen anderen oder gegen drei davon; gleich starke Bots würden 50&#xa0;% oder 25&#xa0;% gewinnen. Die Plätze wechseln von Partie zu Partie, ein geteilter Sieg zählt anteilig, und die Intervalle sind die von Wilson. Ein Zug hat eine Zahl von Durchläufen statt einer Zeit, sodass derselbe Befehl auf jedem Computer dieselben Partien ergibt:</translation>
    </message>
    <message>
        <source>A row with a win rate as its target stops as soon as it is decided whether the first bot wins so often, rather than less often by %1 points or more (Wald&apos;s sequential test, with about %2 of mistakes at most). The interval of such a row is slightly optimistic.</source>
        <translation>Eine Zeile mit einer Siegquote als Ziel endet, sobald entschieden ist, ob der erste Bot so oft gewinnt oder um %1 Prozentpunkte oder mehr seltener (Walds sequenzieller Test mit höchstens etwa %2 Irrtümern). Das Intervall einer solchen Zeile ist etwas zu günstig.</translation>
    </message>
    <message>
        <source>Times are milliseconds of a turn of the first bot: the median, what 95% of all turns keep within, and the longest turn. No clock ended a turn, its iterations did; at a table, the clock does.</source>
        <translation>Zeiten sind Millisekunden eines Zugs des ersten Bots: der Median, was 95&#xa0;% aller Züge einhalten, und der längste Zug. Keine Uhr hat einen Zug beendet, sondern seine Durchläufe; am Tisch tut es die Uhr.</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>seeds</source>
        <translation>Spielnummern</translation>
    </message>
    <message>
        <source>iterations of a turn, times the usual</source>
        <translation>Durchläufe je Zug, Vielfaches der üblichen</translation>
    </message>
    <message>
        <source>%1: game n, from 0 on, of every row has %1 × %2 + n</source>
        <translation>%1: Partie n jeder Zeile, ab 0, hat %1 × %2 + n</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>mean scores</source>
        <translation>Punkte im Mittel</translation>
    </message>
    <message>
        <source>ms per turn, unclocked</source>
        <translation>ms je Zug, ohne Uhr</translation>
    </message>
    <message>
        <source>CPU ms per turn, unclocked</source>
        <translation>CPU-ms je Zug, ohne Uhr</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>mean score +%1, found %2</source>
        <translation>Punkte im Mittel +%1, gefunden %2</translation>
    </message>
    <message>
        <source>%1: reached</source>
        <translation>%1: erreicht</translation>
    </message>
    <message>
        <source>%1: missed</source>
        <translation>%1: verfehlt</translation>
    </message>
    <message>
        <source>%1: undecided</source>
        <translation>%1: nicht entschieden</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>More…</source>
        <translation>Mehr …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Pace off</source>
        <translation>Tempo aus</translation>
    </message>
    <message>
        <source>Pace %1×</source>
        <translation>Tempo %1×</translation>
    </message>
    <message>
        <source>How fast pieces move. + is faster, − is slower.</source>
        <translation>Wie schnell sich alles bewegt. + ist schneller, − ist langsamer.</translation>
    </message>
    <message>
        <source>The match is over. Now the scores are counted.</source>
        <translation>Die Partie ist zu Ende. Jetzt wird gezählt.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Paused. %1 is next.</source>
        <translation>Pause. Danach ist %1 dran.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>Tisch: %1</translation>
    </message>
    <message>
        <source>Can&apos;t be undone: chance or something hidden decides.</source>
        <translation>Lässt sich nicht zurücknehmen: Zufall oder Verdecktes entscheidet.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be undone: chance or something hidden decides.</source>
        <translation>„%1“ lässt sich nicht zurücknehmen: Zufall oder Verdecktes entscheidet.</translation>
    </message>
    <message>
        <source>What would happen: %1</source>
        <translation>Was geschehen würde: %1</translation>
    </message>
    <message>
        <source>Did you mean “%1”? A moment ago there was another button here.</source>
        <translation>Meinst du „%1“? Eben lag hier noch ein anderer Knopf.</translation>
    </message>
    <message>
        <source>Sure? “%1” can&apos;t be undone.</source>
        <translation>Sicher? „%1“ lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>You can get a hint when it is your turn.</source>
        <translation>Einen Tipp gibt es, wenn du am Zug bist.</translation>
    </message>
    <message>
        <source>%1, please sit down at the screen.</source>
        <translation>%1, bitte setz dich an den Bildschirm.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause the bots or let them continue (P).</source>
        <translation>Die Bots anhalten und weiterspielen lassen (P).</translation>
    </message>
    <message>
        <source>Redo what was undone (Ctrl+Y).</source>
        <translation>Rückgängig Gemachtes wiederherstellen (Strg+Y).</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>What would a bot do in your place?</source>
        <translation>Was würde ein Bot hier tun?</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The rules (F1).</source>
        <translation>Die Regeln (F1).</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Seats, log, back to the lobby.</source>
        <translation>Plätze, Verlauf, zurück zur Spielauswahl.</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Deine Möglichkeiten</translation>
    </message>
    <message>
        <source>Nothing to choose right now.</source>
        <translation>Gerade gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Only lines about %1</source>
        <translation>Nur Zeilen über %1</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn. Everybody else, please look away.</source>
        <translation>%1 ist am Zug. Die anderen schauen jetzt weg.</translation>
    </message>
    <message>
        <source>Bots play next, and %1 watches. Everybody else, please look away.</source>
        <translation>Als Nächstes spielen Bots, und %1 sieht zu. Die anderen schauen jetzt weg.</translation>
    </message>
    <message>
        <source>What happened in the meantime</source>
        <translation>Was inzwischen geschah</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Ich bin bereit</translation>
    </message>
    <message>
        <source>A bot would do this in your place:</source>
        <translation>So würde ein Bot spielen:</translation>
    </message>
    <message>
        <source>A bot is thinking about your position…</source>
        <translation>Ein Bot denkt über deine Lage nach …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close with Space, Esc or a click</source>
        <translation>Schließen mit Leertaste, Esc oder einem Klick</translation>
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
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2) is thinking…</source>
        <translation>%1 (%2) denkt nach …</translation>
    </message>
    <message>
        <source>%1 has chosen.</source>
        <translation>%1 hat gewählt.</translation>
    </message>
    <message>
        <source>There is nothing to undo yet.</source>
        <translation>Es gibt noch nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>First %1 has to sit down at the screen.</source>
        <translation>Erst muss %1 am Bildschirm sitzen.</translation>
    </message>
    <message>
        <source>Undo: %1 (U)</source>
        <translation>Rückgängig: %1 (U)</translation>
    </message>
    <message>
        <source>Others have played since: this can&apos;t be undone.</source>
        <translation>Andere haben seither gespielt: Es lässt sich nicht mehr zurücknehmen.</translation>
    </message>
    <message>
        <source>Not while pieces are moving: press Space to skip.</source>
        <translation>Nicht, solange sich etwas bewegt. Die Leertaste überspringt die Bewegung.</translation>
    </message>
    <message>
        <source>Chance has decided or something was revealed: this can&apos;t be undone.</source>
        <translation>Der Zufall hat entschieden, oder etwas wurde aufgedeckt: Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>No bots are playing, so there is nothing to pause.</source>
        <translation>Es spielt kein Bot mit, der pausieren könnte.</translation>
    </message>
    <message>
        <source>Restart my turn</source>
        <translation>Meinen Zug von vorn beginnen</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Verlauf zeigen</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Zurück zur Spielauswahl</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>The log could not be written there.</source>
        <translation>Der Verlauf konnte dort nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The match that you left is in the lobby, under “Continue playing”.</source>
        <translation>Die Partie, die du verlassen hast, findest du in der Spielauswahl unter „Weiterspielen“.</translation>
    </message>
    <message>
        <source>You are playing for %1 now. In the menu you can give the seat back to a bot.</source>
        <translation>Du spielst jetzt für %1. Im Menü kannst du den Platz wieder einem Bot geben.</translation>
    </message>
    <message>
        <source>That was too quick. Wait a moment, then try again.</source>
        <translation>Das war zu schnell. Warte kurz und versuch es dann noch einmal.</translation>
    </message>
    <message>
        <source>Space enlarges what you point at or reach with Tab.</source>
        <translation>Die Leertaste vergrößert, worauf du zeigst (oder mit Tab gehst).</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>%1 of %2 chosen.</source>
        <translation>%1 von %2 gewählt.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu wählen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Warum: %1</translation>
    </message>
    <message>
        <source>%1 gets about %2</source>
        <translation>%1 bekommt etwa %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, but %2</source>
        <translation>%1, aber %2</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>%1 in the next few turns.</source>
        <translation>%1 in den nächsten Zügen.</translation>
    </message>
    <message>
        <source>%1 by the end of the match.</source>
        <translation>%1 bis zum Ende der Partie.</translation>
    </message>
    <message>
        <source>Estimated chance to win; the pale part of a bar shows how uncertain it is. The bot knows only what you can see.</source>
        <translation>Geschätzte Gewinnchance; der blasse Teil eines Balkens zeigt, wie unsicher sie ist. Der Bot weiß nur, was du selbst siehst.</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>One more click plays it.</source>
        <translation>Noch ein Klick, und es wird gespielt.</translation>
    </message>
    <message>
        <source>It is close: the first two are about equally good.</source>
        <translation>Es ist knapp: Die ersten beiden sind etwa gleich gut.</translation>
    </message>
    <message>
        <source>Why: no single thing decides it, it pays off bit by bit.</source>
        <translation>Warum: Nichts Einzelnes gibt den Ausschlag, es zahlt sich nach und nach aus.</translation>
    </message>
    <message>
        <source>%1 by your next turn.</source>
        <translation>%1 bis zu deinem nächsten Zug.</translation>
    </message>
    <message>
        <source>Close behind the best choice: %1</source>
        <translation>Knapp hinter der besten Möglichkeit: %1</translation>
    </message>
    <message>
        <source>It is close: this is about as good as the best choice.</source>
        <translation>Es ist knapp: Das ist etwa so gut wie die beste Möglichkeit.</translation>
    </message>
    <message>
        <source>Compared with the best choice: %1</source>
        <translation>Verglichen mit der besten Möglichkeit: %1</translation>
    </message>
    <message>
        <source>Compared with the best choice: no single thing decides it, it falls short bit by bit.</source>
        <translation>Verglichen mit der besten Möglichkeit: Nichts Einzelnes gibt den Ausschlag, es bringt nach und nach weniger.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <translation>Als Nächstes ist %1 dran.</translation>
    </message>
    <message>
        <source>Sure? After “%1” the next bot plays.</source>
        <translation>Sicher? Nach „%1“ ist ein Bot dran.</translation>
    </message>
    <message>
        <source>Everybody has chosen</source>
        <translation>Alle haben gewählt</translation>
    </message>
    <message>
        <source>Now all of you may look together.</source>
        <translation>Jetzt dürfen alle gemeinsam hinsehen.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Everybody has chosen. Now all of you may look together.</source>
        <translation>Alle haben gewählt. Jetzt dürfen alle gemeinsam hinsehen.</translation>
    </message>
    <message>
        <source>First look at what was chosen.</source>
        <translation>Seht euch zuerst an, was gewählt wurde.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Undo what %1 did: %2 (U)</source>
        <translation>Rückgängig machen, was %1 getan hat: %2 (U)</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>leads to more choices</source>
        <translation>führt zu weiteren Möglichkeiten</translation>
    </message>
    <message>
        <source>Do without…</source>
        <translation>Verzichten …</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <source>From now on the match stops after each bot&apos;s turn (S).</source>
        <translation>Von jetzt an wird nach jedem Zug eines Bots angehalten (S).</translation>
    </message>
    <message>
        <source>Bots play on without stopping (S).</source>
        <translation>Die Bots spielen ohne Halt weiter (S).</translation>
    </message>
    <message>
        <source>All have had their turn.</source>
        <translation>Alle waren dran.</translation>
    </message>
    <message>
        <source>That was %1&apos;s turn. %2 is next.</source>
        <translation>Das war der Zug von %1. Als Nächstes ist %2 dran.</translation>
    </message>
    <message>
        <source>It brings %1 at once.</source>
        <translation>Das bringt sofort %1.</translation>
    </message>
    <message>
        <source>It is close: other choices are about as good.</source>
        <translation>Es ist knapp: Andere Möglichkeiten sind etwa gleich gut.</translation>
    </message>
    <message>
        <source>It hardly makes a difference any more.</source>
        <translation>Das macht kaum noch einen Unterschied.</translation>
    </message>
    <message>
        <source>It is close. In its favour: %1</source>
        <translation>Es ist knapp. Dafür spricht: %1</translation>
    </message>
    <message>
        <source>It is close. %1</source>
        <translation>Es ist knapp. %1</translation>
    </message>
    <message>
        <source>%1 All in all, the best choice promises more.</source>
        <translation>%1 Insgesamt verspricht die beste Möglichkeit mehr.</translation>
    </message>
    <message>
        <source>In return, %1 gets about %2</source>
        <translation>Dafür bekommt %1 etwa %2</translation>
    </message>
    <message>
        <source>%1 by %2&apos;s next turn.</source>
        <translation>%1 bis zum nächsten Zug von %2.</translation>
    </message>
    <message>
        <source>You can still undo your last move.</source>
        <translation>Noch kannst du deinen Zug zurücknehmen.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Eine andere Möglichkeit gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 in the next few turns, but the bot expects more from it later.</source>
        <translation>%1 in den nächsten Zügen, aber später verspricht sich der Bot mehr davon.</translation>
    </message>
    <message>
        <source>%1 in the next few turns, but the bot expects less from it later.</source>
        <translation>%1 in den nächsten Zügen, aber später verspricht sich der Bot weniger davon.</translation>
    </message>
    <message>
        <source>In return, you get about %1</source>
        <translation>Dafür bekommst du etwa %1</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message numerus="yes">
        <source>after %n turns</source>
        <translation>
            <numerusform>nach %n Zug</numerusform>
            <numerusform>nach %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>after %n rounds</source>
        <translation>
            <numerusform>nach %n Runde</numerusform>
            <numerusform>nach %n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more points for “%1”</source>
        <translation>
            <numerusform>%n Punkt mehr für „%1“</numerusform>
            <numerusform>%n Punkte mehr für „%1“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer points for “%1”</source>
        <translation>
            <numerusform>%n Punkt weniger für „%1“</numerusform>
            <numerusform>%n Punkte weniger für „%1“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more points</source>
        <translation>
            <numerusform>%n Punkt mehr</numerusform>
            <numerusform>%n Punkte mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer points</source>
        <translation>
            <numerusform>%n Punkt weniger</numerusform>
            <numerusform>%n Punkte weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chooses “%2”.</source>
        <translation>%1 wählt „%2“.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>the_city</name>
    <message numerus="yes">
        <source>%n cards a round.</source>
        <translation>
            <numerusform>%n Karte pro Runde.</numerusform>
            <numerusform>%n Karten pro Runde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points a round.</source>
        <translation>
            <numerusform>%n Punkt pro Runde.</numerusform>
            <numerusform>%n Punkte pro Runde.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cost %1 less: %2.</source>
        <translation>Das kostet dich %1 weniger: %2.</translation>
    </message>
    <message>
        <source>Every building with a %2 costs %1 less.</source>
        <translation>Jedes Gebäude mit %2 kostet %1 weniger.</translation>
    </message>
    <message>
        <source>At most one in a city.</source>
        <translation>Höchstens 1 pro Stadt.</translation>
    </message>
    <message>
        <source>You may build two cards in a round if each costs at most %1 as printed.</source>
        <translation>Du darfst in einer Runde zwei Karten bauen, wenn jede laut Aufdruck höchstens %1 kostet.</translation>
    </message>
    <message>
        <source>Symbols: %1.</source>
        <translation>Symbole: %1.</translation>
    </message>
    <message>
        <source>Once in the match, for free, instead of a card from your hand.</source>
        <translation>Einmal in der Partie, kostenlos, statt einer Karte aus der Hand.</translation>
    </message>
    <message>
        <source>car</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>cart</source>
        <translation>Einkaufswagen</translation>
    </message>
    <message>
        <source>fountain</source>
        <translation>Brunnen</translation>
    </message>
    <message numerus="yes">
        <source>%n cards a round for each %1 in your city.</source>
        <translation>
            <numerusform>%n Karte pro Runde je %1 in deiner Stadt.</numerusform>
            <numerusform>%n Karten pro Runde je %1 in deiner Stadt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards a round for each %1 in your city and in the best other one.</source>
        <translation>
            <numerusform>%n Karte pro Runde je %1 in deiner Stadt und in der besten anderen.</numerusform>
            <numerusform>%n Karten pro Runde je %1 in deiner Stadt und in der besten anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points a round for each %1 in your city.</source>
        <translation>
            <numerusform>%n Punkt pro Runde je %1 in deiner Stadt.</numerusform>
            <numerusform>%n Punkte pro Runde je %1 in deiner Stadt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points a round for each %1 in your city and in the best other one.</source>
        <translation>
            <numerusform>%n Punkt pro Runde je %1 in deiner Stadt und in der besten anderen.</numerusform>
            <numerusform>%n Punkte pro Runde je %1 in deiner Stadt und in der besten anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards a round if your city has %1.</source>
        <translation>
            <numerusform>%n Karte pro Runde, wenn deine Stadt %1 hat.</numerusform>
            <numerusform>%n Karten pro Runde, wenn deine Stadt %1 hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards a round for each %1 in all cities.</source>
        <translation>
            <numerusform>%n Karte pro Runde je %1 in allen Städten.</numerusform>
            <numerusform>%n Karten pro Runde je %1 in allen Städten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points a round if your city has %1.</source>
        <translation>
            <numerusform>%n Punkt pro Runde, wenn deine Stadt %1 hat.</numerusform>
            <numerusform>%n Punkte pro Runde, wenn deine Stadt %1 hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points a round for each %1 in all cities.</source>
        <translation>
            <numerusform>%n Punkt pro Runde je %1 in allen Städten.</numerusform>
            <numerusform>%n Punkte pro Runde je %1 in allen Städten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen in this round</source>
        <translation>Gewählt in dieser Runde</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>ver­zichtet</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Architects</source>
        <translation>Archi­tekten</translation>
    </message>
    <message>
        <source>Points: whoever has %1 ends the match.</source>
        <translation>Punkte: Wer %1 hat, beendet die Partie.</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n Handkarte</numerusform>
            <numerusform>%n Handkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <translation>%1: %2 × %3</translation>
    </message>
    <message>
        <source>%1 (cost %2)</source>
        <translation>%1 (Kosten %2)</translation>
    </message>
    <message>
        <source>More than %1 must be discarded before the next round.</source>
        <translation>Mehr als %1 Handkarten müssen vor der nächsten Runde abgeworfen werden.</translation>
    </message>
    <message numerus="yes">
        <source>%1 would get %n points more a round.</source>
        <translation>
            <numerusform>%1 bekäme %n Punkt mehr pro Runde.</numerusform>
            <numerusform>%1 bekäme %n Punkte mehr pro Runde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would get %n cards more a round.</source>
        <translation>
            <numerusform>%1 bekäme %n Karte mehr pro Runde.</numerusform>
            <numerusform>%1 bekäme %n Karten mehr pro Runde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs you %n cards.</source>
        <translation>
            <numerusform>Kostet dich %n Karte.</numerusform>
            <numerusform>Kostet dich %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now: it costs %1, and you can pay %2.</source>
        <translation>Jetzt nicht: Das kostet %1, zahlen kannst du %2.</translation>
    </message>
    <message>
        <source>Not now: you have one already.</source>
        <translation>Jetzt nicht: Davon hast du schon 1.</translation>
    </message>
    <message>
        <source>Not as the second card: its cost is above %1.</source>
        <translation>Nicht als zweite Karte: Sie kostet mehr als %1.</translation>
    </message>
    <message>
        <source>Income is drawn from it. When it is used up, the discard pile is shuffled.</source>
        <translation>Davon zieht ihr euer Einkommen. Ist er aufgebraucht, wird die Ablage gemischt.</translation>
    </message>
    <message>
        <source>In it: %1.</source>
        <translation>Darin: %1.</translation>
    </message>
    <message>
        <source>Nothing lies on it.</source>
        <translation>Es liegt nichts darauf.</translation>
    </message>
    <message>
        <source>You have not built yours yet.</source>
        <translation>Deinen hast du noch nicht gebaut.</translation>
    </message>
    <message>
        <source>Yours stands in your city.</source>
        <translation>Deiner ist schon in deiner Stadt.</translation>
    </message>
    <message>
        <source>%1 has not chosen yet.</source>
        <translation>%1 hat noch nicht gewählt.</translation>
    </message>
    <message>
        <source>%1 has chosen. All is turned up at once.</source>
        <translation>%1 hat gewählt. Alles wird auf einmal aufgedeckt.</translation>
    </message>
    <message>
        <source>%1 builds nothing.</source>
        <translation>%1 baut nichts.</translation>
    </message>
    <message>
        <source>To be discarded: %1.</source>
        <translation>Noch abzuwerfen: %1.</translation>
    </message>
    <message>
        <source>What is chosen stays secret until all have chosen.</source>
        <translation>Was gewählt ist, bleibt geheim, bis alle gewählt haben.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Punkte/Runde</translation>
    </message>
    <message>
        <source>Cards a round</source>
        <translation>Karten/Runde</translation>
    </message>
    <message>
        <source>Parking Lot</source>
        <translation>Park­platz</translation>
    </message>
    <message>
        <source>a Parking Lot</source>
        <translation>einen Parkplatz</translation>
    </message>
    <message>
        <source>Apartments</source>
        <translation>Wohn­haus</translation>
    </message>
    <message>
        <source>Housing Tract</source>
        <translation>Wohn­siedlung</translation>
    </message>
    <message>
        <source>a Housing Tract</source>
        <translation>eine Wohnsiedlung</translation>
    </message>
    <message>
        <source>Townhouse</source>
        <translation>Reihen­haus</translation>
    </message>
    <message>
        <source>a Townhouse</source>
        <translation>ein Reihenhaus</translation>
    </message>
    <message>
        <source>Central Park</source>
        <translation>Park­anlage</translation>
    </message>
    <message>
        <source>a Central Park</source>
        <translation>eine Parkanlage</translation>
    </message>
    <message>
        <source>Industrial Park</source>
        <translation>Indus­trie­park</translation>
    </message>
    <message>
        <source>an Industrial Park</source>
        <translation>einen Industriepark</translation>
    </message>
    <message>
        <source>School</source>
        <translation>Schule</translation>
    </message>
    <message>
        <source>a School</source>
        <translation>eine Schule</translation>
    </message>
    <message>
        <source>Supermarket</source>
        <translation>Super­markt</translation>
    </message>
    <message>
        <source>a Supermarket</source>
        <translation>einen Supermarkt</translation>
    </message>
    <message>
        <source>Bus Station</source>
        <translation>Bus­bahnhof</translation>
    </message>
    <message>
        <source>a Bus Station</source>
        <translation>einen Busbahnhof</translation>
    </message>
    <message>
        <source>Restaurant</source>
        <translation>Restau­rant</translation>
    </message>
    <message>
        <source>a Restaurant</source>
        <translation>ein Restaurant</translation>
    </message>
    <message>
        <source>Construction Crew</source>
        <translation>Bau­kolonne</translation>
    </message>
    <message>
        <source>a Construction Crew</source>
        <translation>eine Baukolonne</translation>
    </message>
    <message>
        <source>Interchange</source>
        <translation>Auto­bahn­kreuz</translation>
    </message>
    <message>
        <source>an Interchange</source>
        <translation>ein Autobahnkreuz</translation>
    </message>
    <message>
        <source>Freight Center</source>
        <translation>Güter­ver­kehrs­zentrum</translation>
    </message>
    <message>
        <source>a Freight Center</source>
        <translation>ein Güterverkehrszentrum</translation>
    </message>
    <message>
        <source>Market Hall</source>
        <translation>Markt­halle</translation>
    </message>
    <message>
        <source>a Market Hall</source>
        <translation>eine Markthalle</translation>
    </message>
    <message>
        <source>Citizens&apos; Office</source>
        <translation>Bürger­büro</translation>
    </message>
    <message>
        <source>a Citizens&apos; Office</source>
        <translation>ein Bürgerbüro</translation>
    </message>
    <message>
        <source>Office Building</source>
        <translation>Büro­gebäude</translation>
    </message>
    <message>
        <source>an Office Building</source>
        <translation>ein Bürogebäude</translation>
    </message>
    <message>
        <source>Cinema</source>
        <translation>Kino</translation>
    </message>
    <message>
        <source>a Cinema</source>
        <translation>ein Kino</translation>
    </message>
    <message>
        <source>Boutique</source>
        <translation>Bou­tique</translation>
    </message>
    <message>
        <source>a Boutique</source>
        <translation>eine Boutique</translation>
    </message>
    <message>
        <source>Fairground</source>
        <translation>Messe­gelände</translation>
    </message>
    <message>
        <source>a Fairground</source>
        <translation>ein Messegelände</translation>
    </message>
    <message>
        <source>High Rise</source>
        <translation>Hoch­haus</translation>
    </message>
    <message>
        <source>a High Rise</source>
        <translation>ein Hochhaus</translation>
    </message>
    <message>
        <source>Freeway</source>
        <translation>Auto­bahn</translation>
    </message>
    <message>
        <source>a Freeway</source>
        <translation>eine Autobahn</translation>
    </message>
    <message>
        <source>Business Center</source>
        <translation>Busi­ness Center</translation>
    </message>
    <message>
        <source>a Business Center</source>
        <translation>ein Business Center</translation>
    </message>
    <message>
        <source>Department Store</source>
        <translation>Kauf­haus</translation>
    </message>
    <message>
        <source>a Department Store</source>
        <translation>ein Kaufhaus</translation>
    </message>
    <message>
        <source>Train Station</source>
        <translation>Bahn­hof</translation>
    </message>
    <message>
        <source>a Train Station</source>
        <translation>einen Bahnhof</translation>
    </message>
    <message>
        <source>Sports Park</source>
        <translation>Sport­park</translation>
    </message>
    <message>
        <source>a Sports Park</source>
        <translation>einen Sportpark</translation>
    </message>
    <message>
        <source>Multiplex</source>
        <translation>Multi­plex­kino</translation>
    </message>
    <message>
        <source>a Multiplex</source>
        <translation>ein Multiplexkino</translation>
    </message>
    <message>
        <source>Modern Art</source>
        <translation>Moderne Kunst</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>a Bridge</source>
        <translation>eine Brücke</translation>
    </message>
    <message>
        <source>Research Center</source>
        <translation>For­schungs­zentrum</translation>
    </message>
    <message>
        <source>a Research Center</source>
        <translation>ein Forschungszentrum</translation>
    </message>
    <message>
        <source>City Villa</source>
        <translation>Stadt­villa</translation>
    </message>
    <message>
        <source>a City Villa</source>
        <translation>eine Stadtvilla</translation>
    </message>
    <message>
        <source>Museum</source>
        <translation>Museum</translation>
    </message>
    <message>
        <source>a Museum</source>
        <translation>ein Museum</translation>
    </message>
    <message>
        <source>Theater</source>
        <translation>Theater</translation>
    </message>
    <message>
        <source>a Theater</source>
        <translation>ein Theater</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Univer­sität</translation>
    </message>
    <message>
        <source>a University</source>
        <translation>eine Universität</translation>
    </message>
    <message>
        <source>Technology Park</source>
        <translation>Tech­no­logie­park</translation>
    </message>
    <message>
        <source>a Technology Park</source>
        <translation>einen Technologiepark</translation>
    </message>
    <message>
        <source>Hypermarket</source>
        <translation>Ver­braucher­markt</translation>
    </message>
    <message>
        <source>a Hypermarket</source>
        <translation>einen Verbrauchermarkt</translation>
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
        <source>Town Hall</source>
        <translation>Rathaus</translation>
    </message>
    <message>
        <source>a Town Hall</source>
        <translation>ein Rathaus</translation>
    </message>
    <message>
        <source>Casino</source>
        <translation>Casino</translation>
    </message>
    <message>
        <source>a Casino</source>
        <translation>ein Casino</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Kran­ken­haus</translation>
    </message>
    <message>
        <source>a Hospital</source>
        <translation>ein Krankenhaus</translation>
    </message>
    <message>
        <source>Convention Center</source>
        <translation>Kon­gress­zentrum</translation>
    </message>
    <message>
        <source>a Convention Center</source>
        <translation>ein Kongresszentrum</translation>
    </message>
    <message>
        <source>Concert Hall</source>
        <translation>Konzert­haus</translation>
    </message>
    <message>
        <source>a Concert Hall</source>
        <translation>ein Konzerthaus</translation>
    </message>
    <message>
        <source>Shopping Arcade</source>
        <translation>Ein­kaufs­passage</translation>
    </message>
    <message>
        <source>a Shopping Arcade</source>
        <translation>eine Einkaufspassage</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Wolken­kratzer</translation>
    </message>
    <message>
        <source>a Skyscraper</source>
        <translation>einen Wolkenkratzer</translation>
    </message>
    <message>
        <source>Opera House</source>
        <translation>Opern­haus</translation>
    </message>
    <message>
        <source>an Opera House</source>
        <translation>ein Opernhaus</translation>
    </message>
    <message>
        <source>Theme Park</source>
        <translation>Freizeit­park</translation>
    </message>
    <message>
        <source>a Theme Park</source>
        <translation>einen Freizeitpark</translation>
    </message>
    <message>
        <source>Mall</source>
        <translation>Ein­kaufs­zentrum</translation>
    </message>
    <message>
        <source>a Mall</source>
        <translation>ein Einkaufszentrum</translation>
    </message>
    <message>
        <source>Monument</source>
        <translation>Denkmal</translation>
    </message>
    <message>
        <source>a Monument</source>
        <translation>ein Denkmal</translation>
    </message>
    <message>
        <source>Airport</source>
        <translation>Flug­hafen</translation>
    </message>
    <message>
        <source>an Airport</source>
        <translation>einen Flughafen</translation>
    </message>
    <message>
        <source>Subway</source>
        <translation>U-Bahn</translation>
    </message>
    <message>
        <source>a Subway</source>
        <translation>eine U-Bahn</translation>
    </message>
    <message>
        <source>Park &amp; Ride</source>
        <translation>Park &amp; Ride</translation>
    </message>
    <message>
        <source>a Park &amp; Ride</source>
        <translation>einen Park-&amp;-Ride-Platz</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>Archi­tekt</translation>
    </message>
    <message>
        <source>the Architect</source>
        <translation>den Architekten</translation>
    </message>
    <message>
        <source>The City</source>
        <translation>The City</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>What do you build in this round?</source>
        <translation>Was baust du in dieser Runde?</translation>
    </message>
    <message numerus="yes">
        <source>You build %1 for %n cards. What do you pay with?</source>
        <translation>
            <numerusform>Du baust %1 für %n Karte. Womit bezahlst du?</numerusform>
            <numerusform>Du baust %1 für %n Karten. Womit bezahlst du?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You build %1 for %n cards (%2 − %3). What do you pay with?</source>
        <translation>
            <numerusform>Du baust %1 für %n Karte (%2 − %3). Womit bezahlst du?</numerusform>
            <numerusform>Du baust %1 für %n Karten (%2 − %3). Womit bezahlst du?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: what do you build as well?</source>
        <translation>%1: Was baust du noch?</translation>
    </message>
    <message numerus="yes">
        <source>You drew %n cards. Which one do you keep?</source>
        <translation>
            <numerusform>Du hast %n Karte gezogen. Behältst du sie?</numerusform>
            <numerusform>Du hast %n Karten gezogen. Welche behältst du?</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>%1 abwerfen</translation>
    </message>
    <message numerus="yes">
        <source>Build %1 (%n cards)</source>
        <translation>
            <numerusform>%1 bauen (%n Karte)</numerusform>
            <numerusform>%1 bauen (%n Karten)</numerusform>
        </translation>
    </message>
    <message>
        <source>Build %1 (free)</source>
        <translation>%1 bauen (kostenlos)</translation>
    </message>
    <message numerus="yes">
        <source>Pass: draw %n, keep 1</source>
        <translation>
            <numerusform>Verzichten: %n Karte ziehen</numerusform>
            <numerusform>Verzichten: %n ziehen, 1 behalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pass: draw up to %n, keep 1</source>
        <translation>
            <numerusform>Verzichten: höchstens %n Karte ziehen</numerusform>
            <numerusform>Verzichten: bis zu %n ziehen, 1 behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass: no cards left</source>
        <translation>Verzichten: keine Karten</translation>
    </message>
    <message>
        <source>Pay with %1</source>
        <translation>Mit %1 bezahlen</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Nichts mehr</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>Pay and build</source>
        <translation>Bezahlen und bauen</translation>
    </message>
    <message>
        <source>Discard these</source>
        <translation>Diese abwerfen</translation>
    </message>
    <message>
        <source>%1 passes; no cards are left to draw.</source>
        <translation>%1 verzichtet; es gibt keine Karten mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards: %2.</source>
        <translation>
            <numerusform>%1 zieht %n Karte: %2.</numerusform>
            <numerusform>%1 zieht %n Karten: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discarded: %1.</source>
        <translation>Abgeworfen: %1.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <translation>Punkte: %1.</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 has chosen.</source>
        <translation>%1 hat gewählt.</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>%1 gewinnt!</translation>
    </message>
    <message numerus="yes">
        <source>%1 passes, draws %n cards and keeps one.</source>
        <translation>
            <numerusform>%1 verzichtet und zieht %n Karte.</numerusform>
            <numerusform>%1 verzichtet, zieht %n Karten und behält eine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <translation>
            <numerusform>%1 zieht %n Karte.</numerusform>
            <numerusform>%1 zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n points.</source>
        <translation>
            <numerusform>%1 bekommt %n Punkt.</numerusform>
            <numerusform>%1 bekommt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck and discard pile are empty: %1 misses %n cards.</source>
        <translation>
            <numerusform>Stapel und Ablage sind leer: %1 entgeht %n Karte.</numerusform>
            <numerusform>Stapel und Ablage sind leer: %1 entgehen %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points on buildings</source>
        <translation>Punkte auf Gebäuden</translation>
    </message>
    <message>
        <source>Points for symbols</source>
        <translation>Punkte für Symbole</translation>
    </message>
    <message>
        <source>Points for certain buildings</source>
        <translation>Punkte für bestimmte Gebäude</translation>
    </message>
    <message>
        <source>Cards in hand (for a tie)</source>
        <translation>Handkarten (bei Gleichstand)</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Beside the deck</source>
        <translation>Neben dem Stapel</translation>
    </message>
    <message>
        <source>the Apartments</source>
        <translation>ein Wohnhaus</translation>
    </message>
    <message>
        <source>build two</source>
        <translation>zwei bauen</translation>
    </message>
    <message>
        <source>Buildings for 0 to 2 cards</source>
        <translation>Gebäude für 0 bis 2 Karten</translation>
    </message>
    <message>
        <source>Buildings for 3 to 5 cards</source>
        <translation>Gebäude für 3 bis 5 Karten</translation>
    </message>
    <message>
        <source>Buildings for 6 cards and more</source>
        <translation>Gebäude ab 6 Karten</translation>
    </message>
    <message>
        <source>max. 1</source>
        <translation>max. 1</translation>
    </message>
    <message numerus="yes">
        <source>%1 has an income of %n cards.</source>
        <translation>
            <numerusform>%1 hat %n Karte Einkommen.</numerusform>
            <numerusform>%1 hat %n Karten Einkommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more points on buildings</source>
        <translation>
            <numerusform>%n Punkt mehr auf Gebäuden</numerusform>
            <numerusform>%n Punkte mehr auf Gebäuden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more points for symbols</source>
        <translation>
            <numerusform>%n Punkt mehr für Symbole</numerusform>
            <numerusform>%n Punkte mehr für Symbole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more points for certain buildings</source>
        <translation>
            <numerusform>%n Punkt mehr für bestimmte Gebäude</numerusform>
            <numerusform>%n Punkte mehr für bestimmte Gebäude</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cards in hand</source>
        <translation>
            <numerusform>%n Handkarte mehr</numerusform>
            <numerusform>%n Handkarten mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer points on buildings</source>
        <translation>
            <numerusform>%n Punkt weniger auf Gebäuden</numerusform>
            <numerusform>%n Punkte weniger auf Gebäuden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer points for symbols</source>
        <translation>
            <numerusform>%n Punkt weniger für Symbole</numerusform>
            <numerusform>%n Punkte weniger für Symbole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer points for certain buildings</source>
        <translation>
            <numerusform>%n Punkt weniger für bestimmte Gebäude</numerusform>
            <numerusform>%n Punkte weniger für bestimmte Gebäude</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer cards in hand</source>
        <translation>
            <numerusform>%n Handkarte weniger</numerusform>
            <numerusform>%n Handkarten weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>The end is near: once somebody has 50 points, the match is over with that round, and most points win.</source>
        <translation>Das Ende ist nah: Sobald jemand 50 Punkte hat, ist nach dieser Runde Schluss, und die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Two of these cards go away: for a start, part with what costs most – five cards in hand do not pay for much.</source>
        <translation>Zwei dieser Karten gehen weg: Trenn dich für den Anfang vom Teuersten – mit fünf Karten lässt sich nicht viel bezahlen.</translation>
    </message>
    <message>
        <source>Between two rounds you may hold 12 cards at most: what is too much goes away, so rather spend it on more expensive buildings.</source>
        <translation>Zwischen zwei Runden darfst du höchstens 12 Karten halten: Was zu viel ist, geht weg, also bau lieber öfter etwas Teures.</translation>
    </message>
    <message>
        <source>Choose what you build: its number says how many other cards of your hand you will have to give for it.</source>
        <translation>Wähle, was du baust: Die Zahl sagt, wie viele andere Karten deiner Hand du dafür hergeben musst.</translation>
    </message>
    <message>
        <source>Pay with the cards that you need least: they go to the discard pile, and you will not build them any more.</source>
        <translation>Zahle mit den Karten, die du am wenigsten brauchst: Sie kommen auf die Ablage, und bauen wirst du sie nicht mehr.</translation>
    </message>
    <message>
        <source>Your Construction Crew allows a second card, if both cost at most 4 as printed; the first one counts for it already.</source>
        <translation>Deine Baukolonne erlaubt eine zweite Karte, wenn beide laut Aufdruck höchstens 4 kosten; die erste zählt dafür schon mit.</translation>
    </message>
    <message>
        <source>Whoever builds nothing looks at 5 cards from the deck, if there are so many, and keeps one of them; the others are discarded.</source>
        <translation>Wer nichts baut, sieht sich 5 Karten vom Stapel an, wenn es so viele gibt, und behält eine davon; die übrigen werden abgeworfen.</translation>
    </message>
    <message>
        <source>Your city brings you no cards yet: without income your hand is soon empty, so build something that brings some.</source>
        <translation>Deine Stadt bringt dir noch keine Karten: Ohne Einkommen ist deine Hand bald leer, also bau etwas, das welche bringt.</translation>
    </message>
    <message>
        <source>These cards cannot be built now: they are too expensive, or your city does not allow them; point at one to read why.</source>
        <translation>Diese Karten kannst du jetzt nicht bauen: Sie sind zu teuer, oder deine Stadt lässt sie nicht zu; zeig auf eine und lies, warum.</translation>
    </message>
    <message>
        <source>Once in the match you may build your Architect instead of a card: he costs nothing and brings 1 card every round.</source>
        <translation>Einmal in der Partie darfst du statt einer Karte deinen Architekten bauen: Er kostet nichts und bringt jede Runde 1 Karte.</translation>
    </message>
    <message>
        <source>The others do not see what you choose until everybody has chosen; then all is turned up at the same time.</source>
        <translation>Was du wählst, sehen die anderen erst, wenn alle gewählt haben; dann wird alles auf einmal aufgedeckt.</translation>
    </message>
    <message>
        <source>This cost you less than printed: some buildings in your city make others cheaper.</source>
        <translation>Das war billiger als aufgedruckt: Manche Gebäude in deiner Stadt geben Rabatt auf andere.</translation>
    </message>
    <message>
        <source>Your city has scored, and will do so every round: the earlier a building stands, the more often it counts.</source>
        <translation>Deine Stadt hat Punkte gebracht und tut das jede Runde wieder: Je früher ein Gebäude steht, desto öfter zählt es.</translation>
    </message>
    <message>
        <source>Your buildings bring you new cards every round: they are both what you build and what you pay with.</source>
        <translation>Deine Gebäude bringen dir jede Runde neue Karten: Mit ihnen baust du, und mit ihnen zahlst du auch.</translation>
    </message>
    <message>
        <source>%1 reaches %2 points</source>
        <translation>%1 erreicht %2 Punkte</translation>
    </message>
    <message numerus="yes">
        <source>Highest income: %1 gets %n cards in round %2.</source>
        <translation>
            <numerusform>Höchstes Einkommen: %1 bekommt in Runde %2 %n Karte.</numerusform>
            <numerusform>Höchstes Einkommen: %1 bekommt in Runde %2 %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most patient: %1 passes %n times.</source>
        <translation>
            <numerusform>Am geduldigsten: %1 verzichtet %n-mal.</numerusform>
            <numerusform>Am geduldigsten: %1 verzichtet %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>All choices are revealed.</source>
        <translation>Alles wird auf einmal aufgedeckt.</translation>
    </message>
    <message>
        <source>The cities bring cards.</source>
        <translation>Die Städte bringen Karten.</translation>
    </message>
    <message>
        <source>The cities bring points.</source>
        <translation>Die Städte bringen Punkte.</translation>
    </message>
    <message>
        <source>Luck is what the cards that were drawn brought beyond the average; how good the first ones were already shows in the chances at the beginning.</source>
        <translation>Glück ist, was die gezogenen Karten über den Durchschnitt hinaus brachten; wie gut die ersten Karten waren, steckt schon in den Chancen zu Beginn.</translation>
    </message>
    <message>
        <source>Needs %1 in your city.</source>
        <translation>Braucht %1 in deiner Stadt.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards more a round if your city has %1.</source>
        <translation>
            <numerusform>%n Karte mehr pro Runde, wenn deine Stadt %1 hat.</numerusform>
            <numerusform>%n Karten mehr pro Runde, wenn deine Stadt %1 hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards more a round for each %1 in your city.</source>
        <translation>
            <numerusform>%n Karte mehr pro Runde je %1 in deiner Stadt.</numerusform>
            <numerusform>%n Karten mehr pro Runde je %1 in deiner Stadt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards more a round for each %1 in all cities.</source>
        <translation>
            <numerusform>%n Karte mehr pro Runde je %1 in allen Städten.</numerusform>
            <numerusform>%n Karten mehr pro Runde je %1 in allen Städten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points more a round if your city has %1.</source>
        <translation>
            <numerusform>%n Punkt mehr pro Runde, wenn deine Stadt %1 hat.</numerusform>
            <numerusform>%n Punkte mehr pro Runde, wenn deine Stadt %1 hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points more a round for each %1 in your city.</source>
        <translation>
            <numerusform>%n Punkt mehr pro Runde je %1 in deiner Stadt.</numerusform>
            <numerusform>%n Punkte mehr pro Runde je %1 in deiner Stadt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points more a round for each %1 in all cities.</source>
        <translation>
            <numerusform>%n Punkt mehr pro Runde je %1 in allen Städten.</numerusform>
            <numerusform>%n Punkte mehr pro Runde je %1 in allen Städten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points a round: %1.</source>
        <translation>Punkte pro Runde: %1.</translation>
    </message>
    <message>
        <source>Cards a round: %1.</source>
        <translation>Karten pro Runde: %1.</translation>
    </message>
    <message>
        <source>As things are: %1 a round.</source>
        <translation>Im Moment: %1 pro Runde.</translation>
    </message>
    <message>
        <source>In your city it would bring %1 a round.</source>
        <translation>In deiner Stadt würde das jede Runde %1 bringen.</translation>
    </message>
    <message numerus="yes">
        <source>Costs you %n cards instead of %1, thanks to %2.</source>
        <translation>
            <numerusform>Kostet dich dank %2 nur %n Karte statt %1.</numerusform>
            <numerusform>Kostet dich dank %2 nur %n Karten statt %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now: your city needs %1 first.</source>
        <translation>Jetzt nicht: Deine Stadt braucht erst %1.</translation>
    </message>
    <message>
        <source>%1 builds %2.</source>
        <translation>%1 baut %2.</translation>
    </message>
    <message numerus="yes">
        <source>What do you discard? %n cards must go, %1 stay.</source>
        <translation>
            <numerusform>Was wirfst du ab? %n Karte muss weg, %1 bleiben.</numerusform>
            <numerusform>Was wirfst du ab? %n Karten müssen weg, %1 bleiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has too many cards and discards %n: %2.</source>
        <translation>
            <numerusform>%1 hat zu viele Karten und wirft %n ab: %2.</numerusform>
            <numerusform>%1 hat zu viele Karten und wirft %n ab: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n cards: %2.</source>
        <translation>
            <numerusform>%1 wirft %n Karte ab: %2.</numerusform>
            <numerusform>%1 wirft %n Karten ab: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n cards to begin with: %2.</source>
        <translation>
            <numerusform>%1 wirft zu Beginn %n Karte ab: %2.</numerusform>
            <numerusform>%1 wirft zu Beginn %n Karten ab: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All discard %n cards to begin with.</source>
        <translation>
            <numerusform>Zu Beginn werfen alle %n Karte ab.</numerusform>
            <numerusform>Zu Beginn werfen alle %n Karten ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled and becomes the deck: %n cards.</source>
        <translation>
            <numerusform>Die Ablage wird gemischt und ist nun der Stapel: %n Karte.</numerusform>
            <numerusform>Die Ablage wird gemischt und ist nun der Stapel: %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costliest building: %1 pays %n cards for %2 (round %3).</source>
        <translation>
            <numerusform>Teuerstes Gebäude: %1 bezahlt %n Karte für %2 (Runde %3).</numerusform>
            <numerusform>Teuerstes Gebäude: %1 bezahlt %n Karten für %2 (Runde %3).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n cards</source>
        <translation>
            <numerusform>%1 für %n Karte</numerusform>
            <numerusform>%1 für %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for free</source>
        <translation>%1 kostenlos</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever passes looks at %1 of its cards and keeps one.</source>
        <translation>Wer verzichtet, sieht sich %1 seiner Karten an und behält eine.</translation>
    </message>
    <message>
        <source>Costs you nothing.</source>
        <translation>Kostet dich nichts.</translation>
    </message>
</context>
<context>
    <name>tips</name>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Hinweise aus</translation>
    </message>
    <message>
        <source>No more tips. You can bring them back in the preferences.</source>
        <translation>Es kommen keine Hinweise mehr. In den Einstellungen holst du sie zurück.</translation>
    </message>
</context>
<context>
    <name>urbanization</name>
    <message numerus="yes">
        <source>Start in %1 (%n plots)</source>
        <translation>
            <numerusform>In %1 beginnen (%n Bauplatz)</numerusform>
            <numerusform>In %1 beginnen (%n Bauplätze)</numerusform>
        </translation>
    </message>
    <message>
        <source>Move it to %1 (then costs %2)</source>
        <translation>Nach %1 verlegen (kostet dann %2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Use the %1: %2</source>
        <translation>%1 einsetzen: %2</translation>
    </message>
    <message>
        <source>No %1</source>
        <translation>Ohne %1</translation>
    </message>
    <message numerus="yes">
        <source>Take one from %1 (%n price markers)</source>
        <translation>
            <numerusform>Einen aus %1 nehmen (%n Preismarker)</numerusform>
            <numerusform>Einen aus %1 nehmen (%n Preismarker)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %1 for %2 (%n plots)</source>
        <translation>
            <numerusform>%1 für %2 kaufen (%n Bauplatz)</numerusform>
            <numerusform>%1 für %2 kaufen (%n Bauplätze)</numerusform>
        </translation>
    </message>
    <message>
        <source>Build houses: %1 and %2 each</source>
        <translation>Häuser bauen: je %1 und %2</translation>
    </message>
    <message>
        <source>Build high-rises: %1 and %2 each</source>
        <translation>Hochhäuser bauen: je %1 und %2</translation>
    </message>
    <message>
        <source>Build administration buildings: %1 and %2 each</source>
        <translation>Verwaltungsgebäude bauen: je %1 und %2</translation>
    </message>
    <message>
        <source>Build in %1 for %2</source>
        <translation>In %1 für %2 bauen</translation>
    </message>
    <message>
        <source>Buy 1 grain %1: %2</source>
        <translation>1 Getreide %1 kaufen: %2</translation>
    </message>
    <message>
        <source>Sell 1 grain %1: %2</source>
        <translation>1 Getreide %1 verkaufen: %2</translation>
    </message>
    <message>
        <source>Sow in %1</source>
        <translation>In %1 anbauen</translation>
    </message>
    <message>
        <source>Sow on the Farmer&apos;s card</source>
        <translation>Auf der Karte des Bauern anbauen</translation>
    </message>
    <message>
        <source>Take from the %1: %2</source>
        <translation>Feld besetzen (%1): %2</translation>
    </message>
    <message>
        <source>no orders (row is full)</source>
        <translation>keine Aufträge (Reihe voll)</translation>
    </message>
    <message>
        <source>Attract the %1 (value %2)</source>
        <translation>%1 ansiedeln (Wert %2)</translation>
    </message>
    <message>
        <source>Attract the %1 (value %2) with %3</source>
        <translation>%1 ansiedeln (Wert %2) durch %3</translation>
    </message>
    <message>
        <source>Build a new factory in %1</source>
        <translation>Neue Fabrik in %1 bauen</translation>
    </message>
    <message>
        <source>Modernise %1 (value %2)</source>
        <translation>%1 modernisieren (Wert %2)</translation>
    </message>
    <message numerus="yes">
        <source>%n goods, %1</source>
        <translation>
            <numerusform>%n Ware, %1</numerusform>
            <numerusform>%n Waren, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Produce none here</source>
        <translation>Hier keine Waren</translation>
    </message>
    <message>
        <source>Put a new marker on space %1</source>
        <translation>Neuen Marker auf Feld %1 setzen</translation>
    </message>
    <message>
        <source>Move from space %1 to space %2</source>
        <translation>Von Feld %1 auf Feld %2 gehen</translation>
    </message>
    <message>
        <source>Go on to space %1 for free</source>
        <translation>Kostenlos auf Feld %1 weitergehen</translation>
    </message>
    <message>
        <source>Go on to space %1 for %2</source>
        <translation>Für %2 auf Feld %1 weitergehen</translation>
    </message>
    <message>
        <source>Stay on space %1</source>
        <translation>Auf Feld %1 bleiben</translation>
    </message>
    <message>
        <source>Take the marker back</source>
        <translation>Marker zurücknehmen</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <translation>%1 nehmen: %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>up to %1 instead of %2</source>
        <translation>bis zu %1 statt %2</translation>
    </message>
    <message numerus="yes">
        <source>%n orders instead of %1</source>
        <translation>
            <numerusform>%n Auftrag statt %1</numerusform>
            <numerusform>%n Aufträge statt %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>a house for %1 instead of %2</source>
        <translation>ein Haus für %1 statt %2</translation>
    </message>
    <message numerus="yes">
        <source>%n free steps instead of %1</source>
        <translation>
            <numerusform>%n freier Schritt statt %1</numerusform>
            <numerusform>%n freie Schritte statt %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, with the Tax Collector %3</source>
        <translation>%1: %2, mit dem Steuereintreiber %3</translation>
    </message>
    <message>
        <source>Which region do you start in? You are given a house there.</source>
        <translation>In welchem Gebiet beginnst du? Dort bekommst du ein Haus geschenkt.</translation>
    </message>
    <message>
        <source>Which character helps you in this round?</source>
        <translation>Welche Person soll dir in dieser Runde helfen?</translation>
    </message>
    <message numerus="yes">
        <source>Which other action do you take? You have %1 and %n action markers.</source>
        <translation>
            <numerusform>Welche andere Aktion wählst du? Du hast %1 und %n Aktionsmarker.</numerusform>
            <numerusform>Welche andere Aktion wählst du? Du hast %1 und %n Aktionsmarker.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you use %1 (%2)? It is not possible otherwise.</source>
        <translation>Setzt du %1 ein (%2)? Sonst geht es nicht.</translation>
    </message>
    <message>
        <source>Another action</source>
        <translation>Andere Aktion</translation>
    </message>
    <message>
        <source>you have just done without %1</source>
        <translation>Du hast gerade auf %1 verzichtet</translation>
    </message>
    <message numerus="yes">
        <source>Which action do you take? You have %1 and %n action markers.</source>
        <translation>
            <numerusform>Welche Aktion wählst du? Du hast %1 und %n Aktionsmarker.</numerusform>
            <numerusform>Welche Aktion wählst du? Du hast %1 und %n Aktionsmarker.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you use %1 now (%2)? Once a round.</source>
        <translation>Setzt du jetzt %1 ein (%2)? Einmal pro Runde.</translation>
    </message>
    <message numerus="yes">
        <source>From which region does the Broker take a price marker? %n may still move.</source>
        <translation>
            <numerusform>Aus welchem Gebiet nimmt der Makler einen Preismarker? Noch %n.</numerusform>
            <numerusform>Aus welchem Gebiet nimmt der Makler einen Preismarker? Noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where does the Broker put the price marker of %1?</source>
        <translation>Wohin legt der Makler den Preismarker aus %1?</translation>
    </message>
    <message>
        <source>Which region do you buy? You have %1.</source>
        <translation>Welches Gebiet kaufst du? Du hast %1.</translation>
    </message>
    <message>
        <source>What do you build in this action? You have %1.</source>
        <translation>Was baust du in dieser Aktion? Du hast %1.</translation>
    </message>
    <message>
        <source>Where do you build a house for %1? You have %2.</source>
        <translation>Wo baust du ein Haus für %1? Du hast %2.</translation>
    </message>
    <message>
        <source>Which house becomes a high-rise for %1? You have %2.</source>
        <translation>Welches Haus wird für %1 zum Hochhaus? Du hast %2.</translation>
    </message>
    <message>
        <source>Where do you build an administration building for %1? You have %2.</source>
        <translation>Wo baust du ein Verwaltungsgebäude für %1? Du hast %2.</translation>
    </message>
    <message>
        <source>Build another house for %1, or stop? You have %2.</source>
        <translation>Noch ein Haus für %1 bauen oder fertig? Du hast %2.</translation>
    </message>
    <message>
        <source>Build another high-rise for %1, or stop? You have %2.</source>
        <translation>Noch ein Hochhaus für %1 bauen oder fertig? Du hast %2.</translation>
    </message>
    <message>
        <source>Build another administration building for %1, or stop? You have %2.</source>
        <translation>Noch ein Verwaltungsgebäude für %1 bauen oder fertig? Du hast %2.</translation>
    </message>
    <message numerus="yes">
        <source>Do you buy or sell grain? You have %1 and %n grain.</source>
        <translation>
            <numerusform>Kaufst oder verkaufst du Getreide? Du hast %1 und %n Getreide.</numerusform>
            <numerusform>Kaufst oder verkaufst du Getreide? Du hast %1 und %n Getreide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Where do you buy grain? You have %1 and %n grain.</source>
        <translation>
            <numerusform>Wo kaufst du Getreide? Du hast %1 und %n Getreide.</numerusform>
            <numerusform>Wo kaufst du Getreide? Du hast %1 und %n Getreide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Do you sell grain? You have %1 and %n grain.</source>
        <translation>
            <numerusform>Verkaufst du Getreide? Du hast %1 und %n Getreide.</numerusform>
            <numerusform>Verkaufst du Getreide? Du hast %1 und %n Getreide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy 1 more grain, or stop? You have %1 and %n grain.</source>
        <translation>
            <numerusform>Noch 1 Getreide kaufen oder fertig? Du hast %1 und %n Getreide.</numerusform>
            <numerusform>Noch 1 Getreide kaufen oder fertig? Du hast %1 und %n Getreide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then the Miller gives you %n.</source>
        <translation>
            <numerusform>Der Müller schenkt %n.</numerusform>
            <numerusform>Der Müller schenkt %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell 1 more grain for %1, or stop? You have %n left.</source>
        <translation>
            <numerusform>Noch 1 Getreide für %1 verkaufen oder fertig? Du hast noch %n.</numerusform>
            <numerusform>Noch 1 Getreide für %1 verkaufen oder fertig? Du hast noch %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Where do you sow? You have %n grain.</source>
        <translation>
            <numerusform>Wo baust du Getreide an? Du hast %n.</numerusform>
            <numerusform>Wo baust du Getreide an? Du hast %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sow 1 more grain, or stop? You have %n left.</source>
        <translation>
            <numerusform>Noch 1 Getreide anbauen oder fertig? Du hast noch %n.</numerusform>
            <numerusform>Noch 1 Getreide anbauen oder fertig? Du hast noch %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which card do you take orders from? Your row has room for %n more.</source>
        <translation>
            <numerusform>Von welcher Karte nimmst du Aufträge? In deiner Reihe ist noch Platz für %n.</numerusform>
            <numerusform>Von welcher Karte nimmst du Aufträge? In deiner Reihe ist noch Platz für %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which industry do you attract? It brings %n points.</source>
        <translation>
            <numerusform>Welche Industrie siedelst du an? Sie bringt %n Punkt.</numerusform>
            <numerusform>Welche Industrie siedelst du an? Sie bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where do you build %1, or which of your factories do you modernise?</source>
        <translation>Wo baust du %1, oder welche deiner Fabriken modernisierst du?</translation>
    </message>
    <message>
        <source>Where do you build %1?</source>
        <translation>Wo baust du %1?</translation>
    </message>
    <message>
        <source>Which of your factories do you modernise into %1?</source>
        <translation>Welche deiner Fabriken modernisierst du durch %1?</translation>
    </message>
    <message numerus="yes">
        <source>How many orange goods do you produce (%1)? You have %n orange orders.</source>
        <translation>
            <numerusform>Wie viele orangefarbene Waren produzierst du (%1)? Du hast %n passenden Auftrag.</numerusform>
            <numerusform>Wie viele orangefarbene Waren produzierst du (%1)? Du hast %n passende Aufträge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>How many grey goods do you produce (%1)? You have %n grey orders.</source>
        <translation>
            <numerusform>Wie viele graue Waren produzierst du (%1)? Du hast %n passenden Auftrag.</numerusform>
            <numerusform>Wie viele graue Waren produzierst du (%1)? Du hast %n passende Aufträge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>How many white goods do you produce (%1)? You have %n white orders.</source>
        <translation>
            <numerusform>Wie viele weiße Waren produzierst du (%1)? Du hast %n passenden Auftrag.</numerusform>
            <numerusform>Wie viele weiße Waren produzierst du (%1)? Du hast %n passende Aufträge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which marker moves on? %n steps are free, each further one costs %1.</source>
        <translation>
            <numerusform>Welcher Marker geht weiter? %n Schritt ist frei, jeder weitere kostet %1.</numerusform>
            <numerusform>Welcher Marker geht weiter? %n Schritte sind frei, jeder weitere kostet %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A new marker begins the path. %n steps are free, each further one costs %1.</source>
        <translation>
            <numerusform>Ein neuer Marker beginnt den Weg. %n Schritt ist frei, jeder weitere kostet %1.</numerusform>
            <numerusform>Ein neuer Marker beginnt den Weg. %n Schritte sind frei, jeder weitere kostet %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take an invention from space %1, go on or stay? You have %2.</source>
        <translation>Eine Erfindung von Feld %1 nehmen, weitergehen oder stehen bleiben? Du hast %2.</translation>
    </message>
    <message>
        <source>Take an invention from space %1, or stay there?</source>
        <translation>Eine Erfindung von Feld %1 nehmen oder dort stehen bleiben?</translation>
    </message>
    <message>
        <source>Go on or stay? Nothing is left on space %1. You have %2.</source>
        <translation>Weitergehen oder stehen bleiben? Auf Feld %1 ist nichts mehr. Du hast %2.</translation>
    </message>
    <message>
        <source>Nothing is left on space %1. Does your marker stay there?</source>
        <translation>Auf Feld %1 ist nichts mehr. Bleibt dein Marker dort stehen?</translation>
    </message>
    <message>
        <source>Take an invention from space %1, or take the marker back?</source>
        <translation>Eine Erfindung von Feld %1 nehmen oder den Marker zurücknehmen?</translation>
    </message>
    <message>
        <source>Nothing is left on space %1. Do you take the marker back?</source>
        <translation>Auf Feld %1 ist nichts mehr. Nimmst du den Marker zurück?</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Bürger</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Not now: %1.</source>
        <translation>Jetzt nicht: %1.</translation>
    </message>
    <message>
        <source>%1: not now, %2.</source>
        <translation>%1: jetzt nicht. %2.</translation>
    </message>
    <message>
        <source>you have no action marker left</source>
        <translation>Du hast keinen Aktionsmarker mehr</translation>
    </message>
    <message>
        <source>no free region lies beside yours</source>
        <translation>Neben deinen Gebieten liegt kein freies</translation>
    </message>
    <message>
        <source>the cheapest costs %1, you have %2</source>
        <translation>Das billigste kostet %1, du hast %2</translation>
    </message>
    <message>
        <source>it costs %1, you have %2</source>
        <translation>Es kostet %1, du hast %2</translation>
    </message>
    <message>
        <source>none is left</source>
        <translation>Es ist keines mehr da</translation>
    </message>
    <message>
        <source>you have no free plot</source>
        <translation>Du hast keinen freien Bauplatz</translation>
    </message>
    <message>
        <source>you have no house that it could replace</source>
        <translation>Du hast kein Haus, das es ersetzen könnte</translation>
    </message>
    <message>
        <source>your row holds no more than %1</source>
        <translation>Mehr als %1 passen nicht in deine Reihe</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>Es ist keines da</translation>
    </message>
    <message>
        <source>you have no grain</source>
        <translation>Du hast kein Getreide</translation>
    </message>
    <message>
        <source>barns and field are full</source>
        <translation>Scheunen und Feld sind voll</translation>
    </message>
    <message>
        <source>no order field is free</source>
        <translation>Kein Auftragsfeld ist frei</translation>
    </message>
    <message>
        <source>no orders are left in the colours of the free fields</source>
        <translation>In den Farben der freien Felder sind keine Aufträge mehr da</translation>
    </message>
    <message>
        <source>no card has both order fields taken</source>
        <translation>Bei keiner Karte sind beide Auftragsfelder besetzt</translation>
    </message>
    <message>
        <source>no card has an order field taken</source>
        <translation>Bei keiner Karte ist ein Auftragsfeld besetzt</translation>
    </message>
    <message>
        <source>you have no free plot, and no factory of lower value</source>
        <translation>Du hast keinen freien Bauplatz und keine Fabrik von kleinerem Wert</translation>
    </message>
    <message>
        <source>no factory is left in the supply, and you have none of lower value</source>
        <translation>Im Vorrat ist keine Fabrik mehr, und du hast keine von kleinerem Wert</translation>
    </message>
    <message>
        <source>you have no factory</source>
        <translation>Du hast keine Fabrik</translation>
    </message>
    <message>
        <source>your factories have worked in this round already</source>
        <translation>Deine Fabriken haben in dieser Runde schon gearbeitet</translation>
    </message>
    <message>
        <source>you have no orders in the colours of your factories</source>
        <translation>Du hast keine Aufträge in den Farben deiner Fabriken</translation>
    </message>
    <message>
        <source>your tax marker (%1) must stand farther right than your citizens (%2)</source>
        <translation>Dein Steuermarker (%1) muss weiter rechts stehen als deine Bürger (%2)</translation>
    </message>
    <message>
        <source>you have no action marker left, and none on the path</source>
        <translation>Du hast keinen Aktionsmarker mehr und keinen auf dem Weg</translation>
    </message>
    <message>
        <source>inventions are not in this match</source>
        <translation>In dieser Partie gibt es keine Erfindungen</translation>
    </message>
    <message>
        <source>You can get: %1.</source>
        <translation>Du kannst bekommen: %1.</translation>
    </message>
    <message>
        <source>Possible once the Broker has moved price markers.</source>
        <translation>Möglich, wenn der Makler Preismarker verschoben hat.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: up to %2 for %3, %4.</source>
        <translation>%1: bis zu %2 für %3, %4.</translation>
    </message>
    <message>
        <source>Buying: %1.</source>
        <translation>Kaufen: %1.</translation>
    </message>
    <message>
        <source>Selling: %1.</source>
        <translation>Verkaufen: %1.</translation>
    </message>
    <message>
        <source>up to %1 for %2</source>
        <translation>bis zu %1 für %2</translation>
    </message>
    <message numerus="yes">
        <source>You can sow up to %n grain.</source>
        <translation>
            <numerusform>Du kannst bis zu %n Getreide anbauen.</numerusform>
            <numerusform>Du kannst bis zu %n Getreide anbauen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 (value %2)</source>
        <translation>%1 (Wert %2)</translation>
    </message>
    <message>
        <source>Brings %1.</source>
        <translation>Bringt %1.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n goods: %1 and %2.</source>
        <translation>
            <numerusform>Bis zu %n Ware: %1 und %2.</numerusform>
            <numerusform>Bis zu %n Waren: %1 und %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n orders would be left as work for citizens.</source>
        <translation>
            <numerusform>Dann bliebe noch %n Auftrag als Arbeit für Bürger.</numerusform>
            <numerusform>Dann blieben noch %n Aufträge als Arbeit für Bürger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings %1 now.</source>
        <translation>Bringt jetzt %1.</translation>
    </message>
    <message>
        <source>Brings %1 now, with the Tax Collector %2.</source>
        <translation>Bringt jetzt %1, mit dem Steuereintreiber %2.</translation>
    </message>
    <message numerus="yes">
        <source>As things are, you can do it %n more times.</source>
        <translation>
            <numerusform>Im Moment geht das noch %n-mal.</numerusform>
            <numerusform>Im Moment geht das noch %n-mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps are free, each further one costs %1.</source>
        <translation>
            <numerusform>%n Schritt ist frei, jeder weitere kostet %1.</numerusform>
            <numerusform>%n Schritte sind frei, jeder weitere kostet %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>you can build none of them</source>
        <translation>Du kannst keines davon bauen</translation>
    </message>
    <message>
        <source>you can neither buy nor sell grain</source>
        <translation>Du kannst Getreide weder kaufen noch verkaufen</translation>
    </message>
    <message>
        <source>Your %1 helps with it: %2.</source>
        <translation>Dein %1 hilft dabei: %2.</translation>
    </message>
    <message>
        <source>Your %1 would help with it, but has already done so in this round.</source>
        <translation>Dein %1 würde dabei helfen, hat es in dieser Runde aber schon getan.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1 hat %2.</translation>
    </message>
    <message numerus="yes">
        <source>The land: %n free regions</source>
        <translation>
            <numerusform>Das Land: %n freies Gebiet</numerusform>
            <numerusform>Das Land: %n freie Gebiete</numerusform>
        </translation>
    </message>
    <message>
        <source>You buy regions that have a side in common with one of yours.</source>
        <translation>Du kaufst Gebiete, die eine Seite mit einem von deinen gemeinsam haben.</translation>
    </message>
    <message>
        <source>Region %1: %2</source>
        <translation>Gebiet %1: %2</translation>
    </message>
    <message>
        <source>not in the game</source>
        <translation>in dieser Partie nicht dabei</translation>
    </message>
    <message numerus="yes">
        <source>%n free plots</source>
        <translation>
            <numerusform>%n freier Bauplatz</numerusform>
            <numerusform>%n freie Bauplätze</numerusform>
        </translation>
    </message>
    <message>
        <source>You can build a house or a factory here, or sow grain.</source>
        <translation>Hier kannst du ein Haus oder eine Fabrik bauen oder Getreide anbauen.</translation>
    </message>
    <message>
        <source>The house here can become a high-rise.</source>
        <translation>Aus dem Haus hier kann ein Hochhaus werden.</translation>
    </message>
    <message>
        <source>Administration buildings can stand here without a plot.</source>
        <translation>Verwaltungsgebäude können hier ohne Bauplatz stehen.</translation>
    </message>
    <message>
        <source>The price marker can go here: the region then costs %1.</source>
        <translation>Der Preismarker darf hierher: Dann kostet es %1.</translation>
    </message>
    <message>
        <source>A price marker can be taken from here.</source>
        <translation>Von hier darf ein Preismarker weg.</translation>
    </message>
    <message>
        <source>no price marker can go here</source>
        <translation>Hierher darf kein Preismarker</translation>
    </message>
    <message>
        <source>no price marker can be taken from here</source>
        <translation>Von hier darf kein Preismarker weg</translation>
    </message>
    <message>
        <source>it belongs to %1</source>
        <translation>Es gehört %1</translation>
    </message>
    <message>
        <source>it is yours already</source>
        <translation>Es gehört dir schon</translation>
    </message>
    <message>
        <source>it belongs to nobody, and only your own land can be used</source>
        <translation>Es gehört niemandem, und das geht nur auf deinem Land</translation>
    </message>
    <message>
        <source>there is no free plot here</source>
        <translation>Hier ist kein Bauplatz frei</translation>
    </message>
    <message>
        <source>there is no house here</source>
        <translation>Hier steht kein Haus</translation>
    </message>
    <message numerus="yes">
        <source>%n plots</source>
        <translation>
            <numerusform>%n Bauplatz</numerusform>
            <numerusform>%n Bauplätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Price for you: %1 (%n price markers).</source>
        <translation>
            <numerusform>Preis für dich: %1 (%n Preismarker).</numerusform>
            <numerusform>Preis für dich: %1 (%n Preismarker).</numerusform>
        </translation>
    </message>
    <message>
        <source>It lies beside a region of yours.</source>
        <translation>Es liegt neben einem von deinen.</translation>
    </message>
    <message>
        <source>it has no side in common with a region of yours</source>
        <translation>Es hat keine Seite mit einem deiner Gebiete gemeinsam</translation>
    </message>
    <message>
        <source>somebody would be left without a free region beside theirs</source>
        <translation>Jemand hätte sonst kein freies Gebiet mehr neben sich</translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <translation>%1: noch %2</translation>
    </message>
    <message>
        <source>Costs you %1, brings %2.</source>
        <translation>Kostet dich %1, bringt %2.</translation>
    </message>
    <message>
        <source>Stands on a free plot; your row of houses goes on by 1.</source>
        <translation>Steht auf einem freien Bauplatz; deine Häuserreihe rückt um 1 vor.</translation>
    </message>
    <message>
        <source>Replaces one of your houses; your row of houses goes on by 1.</source>
        <translation>Ersetzt eines deiner Häuser; deine Häuserreihe rückt um 1 vor.</translation>
    </message>
    <message>
        <source>Needs no plot, only a region of yours. Nobody lives there.</source>
        <translation>Braucht keinen Bauplatz, nur ein eigenes Gebiet. Darin wohnt niemand.</translation>
    </message>
    <message>
        <source>For a card that you attract: on a free plot, brings %1.</source>
        <translation>Für eine Karte, die du ansiedelst: auf einem freien Bauplatz, bringt %1.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Its money never runs out.</source>
        <translation>Ihr Geld geht nie aus.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody takes a character; %n phases with one action each follow.</source>
        <translation>
            <numerusform>Jeder nimmt eine Person; %n Phase mit einer Aktion für jeden folgt.</numerusform>
            <numerusform>Jeder nimmt eine Person; %n Phasen mit je einer Aktion folgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of a round: harvest, factories, citizens, feeding, refilling grain. After round %1 the match is over.</source>
        <translation>Am Ende der Runde: Ernte, Fabriken, Bürger, Nahrung, Getreide auffüllen. Nach Runde %1 ist die Partie vorbei.</translation>
    </message>
    <message>
        <source>Order of play: %1.</source>
        <translation>Reihenfolge: %1.</translation>
    </message>
    <message>
        <source>Industry</source>
        <translation>Industrie</translation>
    </message>
    <message>
        <source>Order fields are taken from left to right; the right one brings %1 as well. A card with both taken can be attracted.</source>
        <translation>Auftragsfelder werden von links nach rechts besetzt; das rechte bringt außerdem %1. Sind beide besetzt, kann die Karte angesiedelt werden.</translation>
    </message>
    <message>
        <source>The colour of a value tells the age of its card: green, then red, then blue come into play.</source>
        <translation>Die Farbe eines Werts zeigt, wann seine Karte ins Spiel kommt: erst grüne, dann rote, dann blaue.</translation>
    </message>
    <message>
        <source>No factory card</source>
        <translation>Keine Fabrikkarte</translation>
    </message>
    <message>
        <source>No more cards will come here.</source>
        <translation>Hierher kommt keine Karte mehr.</translation>
    </message>
    <message>
        <source>not taken yet</source>
        <translation>noch nicht besetzt</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>besetzt von %1</translation>
    </message>
    <message>
        <source>possible, %1</source>
        <translation>möglich, %1</translation>
    </message>
    <message>
        <source>both order fields are taken</source>
        <translation>Beide Auftragsfelder sind besetzt</translation>
    </message>
    <message>
        <source>no orders of this colour are left</source>
        <translation>Von dieser Farbe sind keine Aufträge mehr da</translation>
    </message>
    <message numerus="yes">
        <source>%n factory cards to come</source>
        <translation>
            <numerusform>Noch %n Fabrikkarte</numerusform>
            <numerusform>Noch %n Fabrikkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2): orders %3; goods %4</source>
        <translation>%1 (%2): Aufträge %3; Waren %4</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Orange orders: %1 left</source>
        <translation>Orangefarbene Aufträge: noch %1</translation>
    </message>
    <message>
        <source>Grey orders: %1 left</source>
        <translation>Graue Aufträge: noch %1</translation>
    </message>
    <message>
        <source>White orders: %1 left</source>
        <translation>Weiße Aufträge: noch %1</translation>
    </message>
    <message>
        <source>A good produced with one brings %1 and %2.</source>
        <translation>Eine Ware daraus bringt %1 und %2.</translation>
    </message>
    <message>
        <source>As long as it lies in your row, an order is work for one citizen.</source>
        <translation>Solange er in deiner Reihe liegt, ist ein Auftrag Arbeit für einen Bürger.</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>In one action you buy at most 1 from each barn, and as much as you like from the field. Sold grain fills the cheapest place first.</source>
        <translation>In einer Aktion kaufst du höchstens 1 aus jeder Scheune und beliebig viel vom Feld. Verkauftes füllt den billigsten Platz zuerst.</translation>
    </message>
    <message>
        <source>%1: %2 grain (room for %3)</source>
        <translation>%1: %2 Getreide (Platz für %3)</translation>
    </message>
    <message>
        <source>%1: %2 of %3 grain, %4 each</source>
        <translation>%1: %2 von %3 Getreide, je %4</translation>
    </message>
    <message>
        <source>Not for sale. New grain of the harvest comes from here first.</source>
        <translation>Unverkäuflich. Von hier kommt zuerst, was die Ernte Neues bringt.</translation>
    </message>
    <message>
        <source>You can buy some here.</source>
        <translation>Hier kannst du kaufen.</translation>
    </message>
    <message>
        <source>The next grain that is sold comes here: %1.</source>
        <translation>Das nächste verkaufte Getreide kommt hierher: %1.</translation>
    </message>
    <message>
        <source>Inventions</source>
        <translation>Erfindungen</translation>
    </message>
    <message>
        <source>Whoever takes an invention gets %1, and the marker comes back.</source>
        <translation>Wer eine Erfindung nimmt, bekommt %1 und den Marker zurück.</translation>
    </message>
    <message>
        <source>Space %1: %2</source>
        <translation>Feld %1 der Erfindungen: %2</translation>
    </message>
    <message>
        <source>nothing left</source>
        <translation>nichts mehr</translation>
    </message>
    <message>
        <source>Markers here: %1.</source>
        <translation>Marker hier: %1.</translation>
    </message>
    <message>
        <source>Waits on space %1.</source>
        <translation>Wartet auf Feld %1 der Erfindungen.</translation>
    </message>
    <message>
        <source>Belongs to %1.</source>
        <translation>Gehört %1.</translation>
    </message>
    <message>
        <source>Not in the game with so few players.</source>
        <translation>Bei so wenigen Spielern nicht dabei.</translation>
    </message>
    <message>
        <source>You can get there for %1.</source>
        <translation>Für %1 kommst du hin.</translation>
    </message>
    <message>
        <source>You can get there for free.</source>
        <translation>Du kommst kostenlos hin.</translation>
    </message>
    <message>
        <source>Your marker is there.</source>
        <translation>Dein Marker ist dort.</translation>
    </message>
    <message>
        <source>the way there costs %1, you have %2</source>
        <translation>Der Weg dorthin kostet %1, du hast %2</translation>
    </message>
    <message>
        <source>your marker is past it</source>
        <translation>Dein Marker ist schon weiter</translation>
    </message>
    <message>
        <source>belongs to %1</source>
        <translation>gehört %1</translation>
    </message>
    <message>
        <source>on display</source>
        <translation>liegt aus</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>has left the game</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n action markers</source>
        <translation>
            <numerusform>%n Aktionsmarker</numerusform>
            <numerusform>%n Aktionsmarker</numerusform>
        </translation>
    </message>
    <message>
        <source>In use: %1 on regions, %2 on order fields, %3 on the path of inventions. Those on regions stay.</source>
        <translation>Im Einsatz: %1 auf Gebieten, %2 auf Auftragsfeldern, %3 auf dem Weg der Erfindungen. Die auf Gebieten bleiben dort.</translation>
    </message>
    <message>
        <source>In use: %1 on regions, %2 on order fields. Those on regions stay.</source>
        <translation>Im Einsatz: %1 auf Gebieten, %2 auf Auftragsfeldern. Die auf Gebieten bleiben dort.</translation>
    </message>
    <message>
        <source>You need one for land, orders and industry.</source>
        <translation>Du brauchst einen für Land, Aufträge und Industrie.</translation>
    </message>
    <message>
        <source>You need one for land, orders, industry and a new invention.</source>
        <translation>Du brauchst einen für Land, Aufträge, Industrie und eine neue Erfindung.</translation>
    </message>
    <message>
        <source>At the end money is worth nothing.</source>
        <translation>Am Ende ist Geld nichts wert.</translation>
    </message>
    <message>
        <source>Action markers: %1</source>
        <translation>Aktionsmarker: %1</translation>
    </message>
    <message>
        <source>Factory values: %1</source>
        <translation>Fabrikwerte: %1</translation>
    </message>
    <message>
        <source>All factory values of %1: %2.</source>
        <translation>Alle Fabrikwerte von %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n citizens</source>
        <translation>
            <numerusform>%n Bürger</numerusform>
            <numerusform>%n Bürger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room for %n citizens</source>
        <translation>
            <numerusform>Platz für %n Bürger</numerusform>
            <numerusform>Platz für %n Bürger</numerusform>
        </translation>
    </message>
    <message>
        <source>tax marker on %1</source>
        <translation>Steuermarker auf %1</translation>
    </message>
    <message>
        <source>Each brings %1 at the end of a round. It needs a house, grain and work: the shortest row counts.</source>
        <translation>Jeder bringt am Ende der Runde %1. Er braucht Haus, Getreide und Arbeit: Die kürzeste Reihe zählt.</translation>
    </message>
    <message>
        <source>As things are, after this round: houses %1, grain %2, orders %3 – so %4, %5 and %6 for %7.</source>
        <translation>Nach jetzigem Stand am Ende der Runde: Häuser %1, Getreide %2, Aufträge %3 – also %4, %5 und %6 durch %7.</translation>
    </message>
    <message>
        <source>As things are, after this round: houses %1, grain %2, orders %3 – so %4, %5.</source>
        <translation>Nach jetzigem Stand am Ende der Runde: Häuser %1, Getreide %2, Aufträge %3 – also %4, %5.</translation>
    </message>
    <message>
        <source>Every house and every high-rise moves this row on by 1, up to %1.</source>
        <translation>Jedes Haus und jedes Hochhaus rückt diese Reihe um 1 vor, bis %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n free plots.</source>
        <translation>
            <numerusform>%n freier Bauplatz.</numerusform>
            <numerusform>%n freie Bauplätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>At most %1. Every citizen eats 1 at the end of the round.</source>
        <translation>Höchstens %1. Jeder Bürger isst am Ende der Runde 1.</translation>
    </message>
    <message numerus="yes">
        <source>For every %n left after that there is 1 point.</source>
        <translation>
            <numerusform>Für je %n, das danach übrig ist, gibt es 1 Punkt.</numerusform>
            <numerusform>Für je %n, die danach übrig sind, gibt es 1 Punkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sown; after the harvest there are %1.</source>
        <translation>
            <numerusform>%n angebaut; nach der Ernte sind es %1.</numerusform>
            <numerusform>%n angebaut; nach der Ernte sind es %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>At most %1. Each is work for one citizen; producing uses it up.</source>
        <translation>Höchstens %1. Jeder ist Arbeit für einen Bürger; beim Produzieren wird er verbraucht.</translation>
    </message>
    <message>
        <source>Taxes can be collected while this marker stands farther right than the citizens. It never moves back.</source>
        <translation>Steuern gibt es, solange dieser Marker weiter rechts steht als die Bürger. Er wandert nie zurück.</translation>
    </message>
    <message numerus="yes">
        <source>As things are, that is possible %n more times.</source>
        <translation>
            <numerusform>Im Moment geht das noch %n-mal.</numerusform>
            <numerusform>Im Moment geht das noch %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has chosen this character.</source>
        <translation>Niemand hat diese Person gewählt.</translation>
    </message>
    <message>
        <source>%1 has this character and has not used it yet.</source>
        <translation>%1 hat diese Person und sie noch nicht eingesetzt.</translation>
    </message>
    <message>
        <source>%1 has used this character in this round.</source>
        <translation>%1 hat diese Person in dieser Runde schon eingesetzt.</translation>
    </message>
    <message>
        <source>no character yet</source>
        <translation>noch keine Person</translation>
    </message>
    <message>
        <source>Not used yet in this round.</source>
        <translation>In dieser Runde noch nicht eingesetzt.</translation>
    </message>
    <message>
        <source>Used in this round.</source>
        <translation>In dieser Runde schon eingesetzt.</translation>
    </message>
    <message numerus="yes">
        <source>%n grain sown on this card.</source>
        <translation>
            <numerusform>%n Getreide auf dieser Karte angebaut.</numerusform>
            <numerusform>%n Getreide auf dieser Karte angebaut.</numerusform>
        </translation>
    </message>
    <message>
        <source>As things are, next round: %1.</source>
        <translation>Nach jetzigem Stand in der nächsten Runde: %1.</translation>
    </message>
    <message>
        <source>Covers %1. Covered cards count for values at the end, too.</source>
        <translation>Darunter: %1. Überdeckte Karten zählen am Ende bei den Werten mit.</translation>
    </message>
    <message>
        <source>Has worked in this round: %1.</source>
        <translation>Hat in dieser Runde gearbeitet: %1.</translation>
    </message>
    <message>
        <source>Has worked in this round.</source>
        <translation>Hat in dieser Runde gearbeitet.</translation>
    </message>
    <message>
        <source>Has not worked in this round yet.</source>
        <translation>Hat in dieser Runde noch nicht gearbeitet.</translation>
    </message>
    <message numerus="yes">
        <source>With your orders: up to %n goods, %1 and %2.</source>
        <translation>
            <numerusform>Mit deinen Aufträgen: bis zu %n Ware, %1 und %2.</numerusform>
            <numerusform>Mit deinen Aufträgen: bis zu %n Waren, %1 und %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no orders in its colours.</source>
        <translation>Du hast keine passenden Aufträge.</translation>
    </message>
    <message>
        <source>no factory</source>
        <translation>keine Fabrik</translation>
    </message>
    <message numerus="yes">
        <source>%1 would get %n points at the end as things are.</source>
        <translation>
            <numerusform>Im Moment bekäme %1 dafür am Ende %n Punkt.</numerusform>
            <numerusform>Im Moment bekäme %1 dafür am Ende %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has none of these factories.</source>
        <translation>%1 hat keine dieser Fabriken.</translation>
    </message>
    <message>
        <source>Factories</source>
        <translation>Fabriken</translation>
    </message>
    <message>
        <source>Factories and inventions</source>
        <translation>Fabriken und Erfindungen</translation>
    </message>
    <message>
        <source>The highest sum of factory values brings %1 at the end.</source>
        <translation>Die höchste Summe der Fabrikwerte bringt am Ende %1.</translation>
    </message>
    <message>
        <source>As things are: %1.</source>
        <translation>Im Moment: %1.</translation>
    </message>
    <message>
        <source>A factory card can be attracted once both of its order fields are taken.</source>
        <translation>Eine Fabrikkarte kann angesiedelt werden, sobald beide Auftragsfelder besetzt sind.</translation>
    </message>
    <message>
        <source>Answer this first. Undo (U) leads back to the other actions.</source>
        <translation>Beantworte das zuerst. Rückgängig (U) führt zurück zu den anderen Aktionen.</translation>
    </message>
    <message>
        <source>Answer this first.</source>
        <translation>Beantworte das zuerst.</translation>
    </message>
    <message>
        <source>What you do here, choose in the bar below.</source>
        <translation>Was du hier tust, wählst du unten in der Leiste.</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Phase %1 of %2</source>
        <translation>Phase %1 von %2</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Start houses</source>
        <translation>Starthäuser</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Ernte</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Refill</source>
        <translation>Auffüllen</translation>
    </message>
    <message>
        <source>Bakery</source>
        <translation>Bäckerei</translation>
    </message>
    <message>
        <source>the Bakery</source>
        <translation>die Bäckerei</translation>
    </message>
    <message>
        <source>Sawmill</source>
        <translation>Säge­werk</translation>
    </message>
    <message>
        <source>the Sawmill</source>
        <translation>das Sägewerk</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>Wind­mühle</translation>
    </message>
    <message>
        <source>the Windmill</source>
        <translation>die Windmühle</translation>
    </message>
    <message>
        <source>Brickworks</source>
        <translation>Ziegelei</translation>
    </message>
    <message>
        <source>the Brickworks</source>
        <translation>die Ziegelei</translation>
    </message>
    <message>
        <source>Brewery</source>
        <translation>Brauerei</translation>
    </message>
    <message>
        <source>the Brewery</source>
        <translation>die Brauerei</translation>
    </message>
    <message>
        <source>Coal Mine</source>
        <translation>Kohle­bergwerk</translation>
    </message>
    <message>
        <source>the Coal Mine</source>
        <translation>das Kohlebergwerk</translation>
    </message>
    <message>
        <source>Textile Mill</source>
        <translation>Textil­fabrik</translation>
    </message>
    <message>
        <source>the Textile Mill</source>
        <translation>die Textilfabrik</translation>
    </message>
    <message>
        <source>Paper Mill</source>
        <translation>Papier­fabrik</translation>
    </message>
    <message>
        <source>the Paper Mill</source>
        <translation>die Papierfabrik</translation>
    </message>
    <message>
        <source>Iron Foundry</source>
        <translation>Eisen­gießerei</translation>
    </message>
    <message>
        <source>the Iron Foundry</source>
        <translation>die Eisengießerei</translation>
    </message>
    <message>
        <source>Steel Works</source>
        <translation>Stahl­werk</translation>
    </message>
    <message>
        <source>the Steel Works</source>
        <translation>das Stahlwerk</translation>
    </message>
    <message>
        <source>Chemical Works</source>
        <translation>Chemie­werk</translation>
    </message>
    <message>
        <source>the Chemical Works</source>
        <translation>das Chemiewerk</translation>
    </message>
    <message>
        <source>Car Factory</source>
        <translation>Auto­fabrik</translation>
    </message>
    <message>
        <source>the Car Factory</source>
        <translation>die Autofabrik</translation>
    </message>
    <message>
        <source>Power Plant</source>
        <translation>Kraft­werk</translation>
    </message>
    <message>
        <source>the Power Plant</source>
        <translation>das Kraftwerk</translation>
    </message>
    <message>
        <source>Aircraft Works</source>
        <translation>Flugzeug­werk</translation>
    </message>
    <message>
        <source>the Aircraft Works</source>
        <translation>das Flugzeugwerk</translation>
    </message>
    <message>
        <source>Electronics Plant</source>
        <translation>Elek­tronik­werk</translation>
    </message>
    <message>
        <source>the Electronics Plant</source>
        <translation>das Elektronikwerk</translation>
    </message>
    <message>
        <source>Television Studio</source>
        <translation>Fernseh­studio</translation>
    </message>
    <message>
        <source>the Television Studio</source>
        <translation>das Fernsehstudio</translation>
    </message>
    <message>
        <source>Computer Factory</source>
        <translation>Com­puter­fabrik</translation>
    </message>
    <message>
        <source>the Computer Factory</source>
        <translation>die Computerfabrik</translation>
    </message>
    <message>
        <source>Software House</source>
        <translation>Software­haus</translation>
    </message>
    <message>
        <source>the Software House</source>
        <translation>das Softwarehaus</translation>
    </message>
    <message>
        <source>Seed Drill</source>
        <translation>Sä­maschine</translation>
    </message>
    <message>
        <source>the seed drill</source>
        <translation>die Sämaschine</translation>
    </message>
    <message>
        <source>Spinning Machine</source>
        <translation>Spinn­maschine</translation>
    </message>
    <message>
        <source>the spinning machine</source>
        <translation>die Spinnmaschine</translation>
    </message>
    <message>
        <source>Steam Engine</source>
        <translation>Dampf­maschine</translation>
    </message>
    <message>
        <source>the steam engine</source>
        <translation>die Dampfmaschine</translation>
    </message>
    <message>
        <source>Canning</source>
        <translation>Konserve</translation>
    </message>
    <message>
        <source>canning</source>
        <translation>die Konserve</translation>
    </message>
    <message>
        <source>Locomotive</source>
        <translation>Loko­motive</translation>
    </message>
    <message>
        <source>the locomotive</source>
        <translation>die Lokomotive</translation>
    </message>
    <message>
        <source>Telegraph</source>
        <translation>Telegraf</translation>
    </message>
    <message>
        <source>the telegraph</source>
        <translation>den Telegrafen</translation>
    </message>
    <message>
        <source>Photography</source>
        <translation>Foto­grafie</translation>
    </message>
    <message>
        <source>photography</source>
        <translation>die Fotografie</translation>
    </message>
    <message>
        <source>Sewing Machine</source>
        <translation>Näh­maschine</translation>
    </message>
    <message>
        <source>the sewing machine</source>
        <translation>die Nähmaschine</translation>
    </message>
    <message>
        <source>Bessemer Steel</source>
        <translation>Bessemer­birne</translation>
    </message>
    <message>
        <source>Bessemer steel</source>
        <translation>die Bessemerbirne</translation>
    </message>
    <message>
        <source>Refrigeration</source>
        <translation>Kühlung</translation>
    </message>
    <message>
        <source>refrigeration</source>
        <translation>die Kühlung</translation>
    </message>
    <message>
        <source>Ferroconcrete</source>
        <translation>Stahl­beton</translation>
    </message>
    <message>
        <source>ferroconcrete</source>
        <translation>den Stahlbeton</translation>
    </message>
    <message>
        <source>Light Bulb</source>
        <translation>Glüh­lampe</translation>
    </message>
    <message>
        <source>the light bulb</source>
        <translation>die Glühlampe</translation>
    </message>
    <message>
        <source>Petrol Engine</source>
        <translation>Benzin­motor</translation>
    </message>
    <message>
        <source>the petrol engine</source>
        <translation>den Benzinmotor</translation>
    </message>
    <message>
        <source>Artificial Fertiliser</source>
        <translation>Kunst­dünger</translation>
    </message>
    <message>
        <source>artificial fertiliser</source>
        <translation>den Kunstdünger</translation>
    </message>
    <message>
        <source>Gas Turbine</source>
        <translation>Gas­turbine</translation>
    </message>
    <message>
        <source>the gas turbine</source>
        <translation>die Gasturbine</translation>
    </message>
    <message>
        <source>Television</source>
        <translation>Fern­sehen</translation>
    </message>
    <message>
        <source>television</source>
        <translation>das Fernsehen</translation>
    </message>
    <message>
        <source>Microchip</source>
        <translation>Mikro­chip</translation>
    </message>
    <message>
        <source>the microchip</source>
        <translation>den Mikrochip</translation>
    </message>
    <message>
        <source>Internet</source>
        <translation>Internet</translation>
    </message>
    <message>
        <source>the internet</source>
        <translation>das Internet</translation>
    </message>
    <message>
        <source>Broker</source>
        <translation>Makler</translation>
    </message>
    <message>
        <source>the Broker</source>
        <translation>den Makler</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>Architekt</translation>
    </message>
    <message>
        <source>the Architect</source>
        <translation>den Architekten</translation>
    </message>
    <message>
        <source>Miller</source>
        <translation>Müller</translation>
    </message>
    <message>
        <source>the Miller</source>
        <translation>den Müller</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>the Farmer</source>
        <translation>den Bauern</translation>
    </message>
    <message>
        <source>Foreman</source>
        <translation>Vor­arbeiter</translation>
    </message>
    <message>
        <source>the Foreman</source>
        <translation>den Vorarbeiter</translation>
    </message>
    <message>
        <source>Factory Owner</source>
        <translation>Fabrik­besitzer</translation>
    </message>
    <message>
        <source>the Factory Owner</source>
        <translation>den Fabrikbesitzer</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Kauf­mann</translation>
    </message>
    <message>
        <source>the Merchant</source>
        <translation>den Kaufmann</translation>
    </message>
    <message>
        <source>Tax Collector</source>
        <translation>Steuer­eintreiber</translation>
    </message>
    <message>
        <source>the Tax Collector</source>
        <translation>den Steuereintreiber</translation>
    </message>
    <message>
        <source>Professor</source>
        <translation>Professor</translation>
    </message>
    <message>
        <source>the Professor</source>
        <translation>den Professor</translation>
    </message>
    <message>
        <source>Mayor</source>
        <translation>Bürger­meister</translation>
    </message>
    <message>
        <source>the Mayor</source>
        <translation>den Bürgermeister</translation>
    </message>
    <message>
        <source>Buy land</source>
        <translation>Land kaufen</translation>
    </message>
    <message>
        <source>Raise buildings</source>
        <translation>Gebäude errichten</translation>
    </message>
    <message>
        <source>Trade grain</source>
        <translation>Getreide handeln</translation>
    </message>
    <message>
        <source>Sow grain</source>
        <translation>Getreide anbauen</translation>
    </message>
    <message>
        <source>Take orders</source>
        <translation>Aufträge erhalten</translation>
    </message>
    <message>
        <source>Attract industry</source>
        <translation>Industrie ansiedeln</translation>
    </message>
    <message>
        <source>Produce goods</source>
        <translation>Waren produzieren</translation>
    </message>
    <message>
        <source>Collect taxes</source>
        <translation>Steuern einnehmen</translation>
    </message>
    <message>
        <source>Invent</source>
        <translation>Erfinden</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Sow</source>
        <translation>Anbauen</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>Taxes</source>
        <translation>Steuern</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Häuser</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>%1 orange</source>
        <translation>%1 orange</translation>
    </message>
    <message>
        <source>%1 grey</source>
        <translation>%1 grau</translation>
    </message>
    <message>
        <source>%1 white</source>
        <translation>%1 weiß</translation>
    </message>
    <message numerus="yes">
        <source>%n orange orders</source>
        <translation>
            <numerusform>%n orangefarbener Auftrag</numerusform>
            <numerusform>%n orangefarbene Aufträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey orders</source>
        <translation>
            <numerusform>%n grauer Auftrag</numerusform>
            <numerusform>%n graue Aufträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white orders</source>
        <translation>
            <numerusform>%n weißer Auftrag</numerusform>
            <numerusform>%n weiße Aufträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange goods</source>
        <translation>
            <numerusform>%n orangefarbene Ware</numerusform>
            <numerusform>%n orangefarbene Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey goods</source>
        <translation>
            <numerusform>%n graue Ware</numerusform>
            <numerusform>%n graue Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white goods</source>
        <translation>
            <numerusform>%n weiße Ware</numerusform>
            <numerusform>%n weiße Waren</numerusform>
        </translation>
    </message>
    <message>
        <source>Barn %1</source>
        <translation>Scheune %1</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Return area</source>
        <translation>Rücklauf</translation>
    </message>
    <message>
        <source>from barn %1</source>
        <translation>aus Scheune %1</translation>
    </message>
    <message>
        <source>from the field</source>
        <translation>vom Feld</translation>
    </message>
    <message>
        <source>from the return area</source>
        <translation>aus dem Rücklauf</translation>
    </message>
    <message>
        <source>to barn %1</source>
        <translation>in Scheune %1</translation>
    </message>
    <message>
        <source>to the field</source>
        <translation>aufs Feld</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>High-rise</source>
        <translation>Hoch­haus</translation>
    </message>
    <message>
        <source>Administration building</source>
        <translation>Verwaltungs­gebäude</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>Fabrik</translation>
    </message>
    <message numerus="yes">
        <source>%n houses</source>
        <translation>
            <numerusform>%n Haus</numerusform>
            <numerusform>%n Häuser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n high-rises</source>
        <translation>
            <numerusform>%n Hochhaus</numerusform>
            <numerusform>%n Hochhäuser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n administration buildings</source>
        <translation>
            <numerusform>%n Verwaltungsgebäude</numerusform>
            <numerusform>%n Verwaltungsgebäude</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n factories</source>
        <translation>
            <numerusform>%n Fabrik</numerusform>
            <numerusform>%n Fabriken</numerusform>
        </translation>
    </message>
    <message>
        <source>a house</source>
        <translation>ein Haus</translation>
    </message>
    <message>
        <source>a high-rise</source>
        <translation>ein Hochhaus</translation>
    </message>
    <message>
        <source>an administration building</source>
        <translation>ein Verwaltungsgebäude</translation>
    </message>
    <message>
        <source>a factory</source>
        <translation>eine Fabrik</translation>
    </message>
    <message numerus="yes">
        <source>%n sown grain</source>
        <translation>
            <numerusform>%n angebautes Getreide</numerusform>
            <numerusform>%n angebaute Getreide</numerusform>
        </translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1&#xa0;$</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <translation>
            <numerusform>%n Getreide</numerusform>
            <numerusform>%n Getreide</numerusform>
        </translation>
    </message>
    <message>
        <source>Factory cards</source>
        <translation>Fabrikkarten</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Spielmaterial</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Primary sector</source>
        <translation>Primärer Sektor</translation>
    </message>
    <message>
        <source>Secondary sector</source>
        <translation>Sekundärer Sektor</translation>
    </message>
    <message>
        <source>Tertiary sector</source>
        <translation>Tertiärer Sektor</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Works once</source>
        <translation>Wirkt einmal</translation>
    </message>
    <message>
        <source>Lasting</source>
        <translation>Wirkt dauernd</translation>
    </message>
    <message>
        <source>Costs %1 and brings %2. Stands on a free plot; a citizen can live there.</source>
        <translation>Kostet %1 und bringt %2. Steht auf einem freien Bauplatz; ein Bürger kann darin wohnen.</translation>
    </message>
    <message>
        <source>Costs %1 and brings %2. Replaces a house; one more citizen can live there.</source>
        <translation>Kostet %1 und bringt %2. Ersetzt ein Haus; ein Bürger mehr kann darin wohnen.</translation>
    </message>
    <message>
        <source>Costs %1 and brings %2. Needs no plot; nobody lives there.</source>
        <translation>Kostet %1 und bringt %2. Braucht keinen Bauplatz; darin wohnt niemand.</translation>
    </message>
    <message>
        <source>Brings %1. Stands on a free plot, for a factory card that you attract.</source>
        <translation>Bringt %1. Steht auf einem freien Bauplatz, für eine Fabrikkarte, die du ansiedelst.</translation>
    </message>
    <message>
        <source>Every citizen eats 1 grain at the end of a round. You may have %1 at most.</source>
        <translation>Jeder Bürger isst am Ende der Runde 1 Getreide. Mehr als %1 darfst du nicht haben.</translation>
    </message>
    <message>
        <source>Sown grain</source>
        <translation>Angebautes Getreide</translation>
    </message>
    <message>
        <source>Lies on a free plot until the harvest, and then comes back doubled.</source>
        <translation>Liegt bis zur Ernte auf einem freien Bauplatz und kommt dann doppelt zurück.</translation>
    </message>
    <message>
        <source>Orange order</source>
        <translation>Orangefarbener Auftrag</translation>
    </message>
    <message>
        <source>Grey order</source>
        <translation>Grauer Auftrag</translation>
    </message>
    <message>
        <source>White order</source>
        <translation>Weißer Auftrag</translation>
    </message>
    <message>
        <source>Work for a citizen, or a good in a factory for %1 and %2.</source>
        <translation>Arbeit für einen Bürger oder eine Ware in einer Fabrik für %1 und %2.</translation>
    </message>
    <message>
        <source>Price marker</source>
        <translation>Preismarker</translation>
    </message>
    <message>
        <source>A free region costs %1 for each of them in it.</source>
        <translation>Ein freies Gebiet kostet %1 für jeden, der darin liegt.</translation>
    </message>
    <message>
        <source>The land</source>
        <translation>Das Land</translation>
    </message>
    <message numerus="yes">
        <source>%n triangular regions with %1 plots.</source>
        <translation>
            <numerusform>%n dreieckiges Gebiet mit %1 Bauplätzen.</numerusform>
            <numerusform>%n dreieckige Gebiete mit %1 Bauplätzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orders: left %1, right %2 and %3.</source>
        <translation>Aufträge: links %1, rechts %2 und %3.</translation>
    </message>
    <message>
        <source>Produces up to %1.</source>
        <translation>Produziert bis zu %1.</translation>
    </message>
    <message>
        <source>%1 for %2 each</source>
        <translation>%1 für je %2</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message numerus="yes">
        <source>Suits %1: %n points each at the end.</source>
        <translation>
            <numerusform>Passt zu %1: am Ende je %n Punkt.</numerusform>
            <numerusform>Passt zu %1: am Ende je %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before you buy land, you move up to %n price markers between free regions. Each keeps at least one.</source>
        <translation>
            <numerusform>Vor dem Landkauf verlegst du bis zu %n Preismarker zwischen freien Gebieten. In jedem bleibt mindestens einer.</numerusform>
            <numerusform>Vor dem Landkauf verlegst du bis zu %n Preismarker zwischen freien Gebieten. In jedem bleibt mindestens einer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every building of one action costs %1 less.</source>
        <translation>Jedes Gebäude einer Aktion kostet %1 weniger.</translation>
    </message>
    <message numerus="yes">
        <source>When you have bought at least 1 grain, you get up to %n more from the field for free.</source>
        <translation>
            <numerusform>Hast du mindestens 1 Getreide gekauft, bekommst du bis zu %n vom Feld geschenkt.</numerusform>
            <numerusform>Hast du mindestens 1 Getreide gekauft, bekommst du bis zu %n vom Feld geschenkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you sow, there is room for %n more grain on this card. You need no land for it.</source>
        <translation>
            <numerusform>Beim Anbauen ist auf dieser Karte Platz für %n weiteres Getreide. Eigenes Land brauchst du dafür nicht.</numerusform>
            <numerusform>Beim Anbauen ist auf dieser Karte Platz für %n weitere Getreide. Eigenes Land brauchst du dafür nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>One order field gives you twice as many orders.</source>
        <translation>Ein Auftragsfeld gibt dir doppelt so viele Aufträge.</translation>
    </message>
    <message numerus="yes">
        <source>You can attract an industry as soon as %n of its order fields are taken.</source>
        <translation>
            <numerusform>Du kannst eine Industrie schon ansiedeln, wenn %n ihrer Auftragsfelder besetzt ist.</numerusform>
            <numerusform>Du kannst eine Industrie schon ansiedeln, wenn %n ihrer Auftragsfelder besetzt sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every good of one action brings %1 more.</source>
        <translation>Jede Ware einer Aktion bringt %1 mehr.</translation>
    </message>
    <message>
        <source>When you collect taxes, every citizen pays you %1.</source>
        <translation>Nimmst du Steuern ein, zahlt dir jeder Bürger %1.</translation>
    </message>
    <message numerus="yes">
        <source>When you invent, %n steps of one action are free.</source>
        <translation>
            <numerusform>Beim Erfinden ist %n Schritt einer Aktion frei.</numerusform>
            <numerusform>Beim Erfinden sind %n Schritte einer Aktion frei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move up to %n price markers first</source>
        <translation>
            <numerusform>bis zu %n Preismarker verlegen</numerusform>
            <numerusform>bis zu %n Preismarker verlegen</numerusform>
        </translation>
    </message>
    <message>
        <source>every building costs %1 less</source>
        <translation>%1 weniger für jedes Gebäude</translation>
    </message>
    <message numerus="yes">
        <source>up to %n grain from the field for free</source>
        <translation>
            <numerusform>bis zu %n Getreide geschenkt</numerusform>
            <numerusform>bis zu %n Getreide geschenkt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room to sow %n more grain</source>
        <translation>
            <numerusform>Platz für %n weiteres Getreide</numerusform>
            <numerusform>Platz für %n weitere Getreide</numerusform>
        </translation>
    </message>
    <message>
        <source>twice as many orders</source>
        <translation>doppelt so viele Aufträge</translation>
    </message>
    <message numerus="yes">
        <source>%n taken order fields are enough</source>
        <translation>
            <numerusform>schon bei %n besetzten Auftragsfeld</numerusform>
            <numerusform>schon bei %n besetzten Auftragsfeldern</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 more for each good</source>
        <translation>%1 mehr für jede Ware</translation>
    </message>
    <message>
        <source>%1 from each citizen</source>
        <translation>%1 von jedem Bürger</translation>
    </message>
    <message numerus="yes">
        <source>%n steps are free</source>
        <translation>
            <numerusform>%n freier Schritt</numerusform>
            <numerusform>%n freie Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain from the field for free</source>
        <translation>
            <numerusform>%n Getreide vom Feld geschenkt</numerusform>
            <numerusform>%n Getreide vom Feld geschenkt</numerusform>
        </translation>
    </message>
    <message>
        <source>Once, when you take it: up to %1.</source>
        <translation>Einmal, wenn du sie nimmst: bis zu %1.</translation>
    </message>
    <message>
        <source>Once, when you take it: %1.</source>
        <translation>Einmal, wenn du sie nimmst: %1.</translation>
    </message>
    <message numerus="yes">
        <source>If you harvest at least 1 sown grain, you get %n more.</source>
        <translation>
            <numerusform>Erntest du mindestens 1 angebautes Getreide, bekommst du %n mehr.</numerusform>
            <numerusform>Erntest du mindestens 1 angebautes Getreide, bekommst du %n mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you harvest at least 2 sown grain, you get %n more.</source>
        <translation>
            <numerusform>Erntest du mindestens 2 angebaute Getreide, bekommst du %n mehr.</numerusform>
            <numerusform>Erntest du mindestens 2 angebaute Getreide, bekommst du %n mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once a round, one of your production fields may produce up to %n more goods.</source>
        <translation>
            <numerusform>Einmal in jeder Runde produziert eines deiner Produktionsfelder bis zu %n Ware mehr.</numerusform>
            <numerusform>Einmal in jeder Runde produziert eines deiner Produktionsfelder bis zu %n Waren mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After feeding you get 1 point for every %n grain.</source>
        <translation>
            <numerusform>Nach dem Essen bekommst du 1 Punkt für je %n Getreide.</numerusform>
            <numerusform>Nach dem Essen bekommst du 1 Punkt für je %n Getreide.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taking orders brings %1 on the left field as well.</source>
        <translation>Aufträge erhalten bringt auch auf dem linken Feld %1.</translation>
    </message>
    <message>
        <source>Your high-rises cost %1 less.</source>
        <translation>Deine Hochhäuser kosten %1 weniger.</translation>
    </message>
    <message>
        <source>Your administration buildings cost %1 less.</source>
        <translation>Deine Verwaltungsgebäude kosten %1 weniger.</translation>
    </message>
    <message>
        <source>Land costs you %1 less, but at least %2.</source>
        <translation>Land kostet dich %1 weniger, mindestens aber %2.</translation>
    </message>
    <message>
        <source>Every white good that you produce brings %1 more.</source>
        <translation>Jede weiße Ware, die du produzierst, bringt %1 mehr.</translation>
    </message>
    <message numerus="yes">
        <source>If you have at least %1 citizens at the end of a round: %n points.</source>
        <translation>
            <numerusform>Hast du am Ende einer Runde mindestens %1 Bürger: %n Punkt.</numerusform>
            <numerusform>Hast du am Ende einer Runde mindestens %1 Bürger: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once, when you take it: factories that have not worked in this round may produce.</source>
        <translation>Einmal, wenn du sie nimmst: Fabriken, die in dieser Runde noch nicht gearbeitet haben, dürfen produzieren.</translation>
    </message>
    <message>
        <source>Once, when you take this: %1 for each citizen; your tax marker stays where it is.</source>
        <translation>Einmal, wenn du es nimmst: %1 für jeden Bürger; dein Steuermarker bleibt stehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more grain at every harvest</source>
        <translation>
            <numerusform>%n Getreide mehr bei jeder Ernte</numerusform>
            <numerusform>%n Getreide mehr bei jeder Ernte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more grain at harvests of 2 or more</source>
        <translation>
            <numerusform>%n Getreide mehr bei Ernten ab 2</numerusform>
            <numerusform>%n Getreide mehr bei Ernten ab 2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more goods in a round</source>
        <translation>
            <numerusform>%n Ware mehr in jeder Runde</numerusform>
            <numerusform>%n Waren mehr in jeder Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 point for every %n grain left</source>
        <translation>
            <numerusform>1 Punkt für je %n übriges Getreide</numerusform>
            <numerusform>1 Punkt für je %n übrige Getreide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points a round with %1 citizens</source>
        <translation>
            <numerusform>%n Punkt pro Runde ab %1 Bürgern</numerusform>
            <numerusform>%n Punkte pro Runde ab %1 Bürgern</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on the left order field as well</source>
        <translation>%1 auch auf dem linken Auftragsfeld</translation>
    </message>
    <message>
        <source>high-rises cost %1 less</source>
        <translation>%1 weniger für Hochhäuser</translation>
    </message>
    <message>
        <source>administration buildings cost %1 less</source>
        <translation>%1 weniger für Verwaltungsgebäude</translation>
    </message>
    <message>
        <source>land costs %1 less</source>
        <translation>%1 weniger für Land</translation>
    </message>
    <message>
        <source>%1 more for each white good</source>
        <translation>%1 mehr für jede weiße Ware</translation>
    </message>
    <message>
        <source>produce goods at once</source>
        <translation>sofort Waren produzieren</translation>
    </message>
    <message numerus="yes">
        <source>%n points more</source>
        <translation>
            <numerusform>%n Punkt mehr</numerusform>
            <numerusform>%n Punkte mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <translation>%1 bekommt %2.</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>%1 gewinnt!</translation>
    </message>
    <message>
        <source>%1 starts in %2</source>
        <translation>%1 beginnt in %2</translation>
    </message>
    <message>
        <source>%1 moves a price marker from %2 to %3</source>
        <translation>%1 verlegt einen Preismarker von %2 nach %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n price markers from %2 to %3</source>
        <translation>
            <numerusform>%1 verlegt %n Preismarker von %2 nach %3</numerusform>
            <numerusform>%1 verlegt %n Preismarker von %2 nach %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n price markers from %2 out of the game</source>
        <translation>
            <numerusform>%1 nimmt %n Preismarker aus %2 aus dem Spiel</numerusform>
            <numerusform>%1 nimmt %n Preismarker aus %2 aus dem Spiel</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 begins with %2</source>
        <translation>Runde %1 beginnt mit %2</translation>
    </message>
    <message>
        <source>%1 gets the Mayor and begins</source>
        <translation>%1 bekommt den Bürgermeister und beginnt</translation>
    </message>
    <message>
        <source>%1 chooses %2</source>
        <translation>%1 wählt %2</translation>
    </message>
    <message>
        <source>Phase %1 begins</source>
        <translation>Phase %1 beginnt</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passt</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <translation>%1 setzt %2 ein</translation>
    </message>
    <message>
        <source>%1 buys region %2 for %3</source>
        <translation>%1 kauft Gebiet %2 für %3</translation>
    </message>
    <message>
        <source>%1 builds %2 in %3 for %4</source>
        <translation>%1 baut %2 in %3 für %4</translation>
    </message>
    <message>
        <source>%1 builds %2 (%3) for %4</source>
        <translation>%1 baut %2 (%3) für %4</translation>
    </message>
    <message>
        <source>%1 buys 1 grain %2 for %3</source>
        <translation>%1 kauft 1 Getreide %2 für %3</translation>
    </message>
    <message>
        <source>%1 buys %2 (%3) for %4</source>
        <translation>%1 kauft %2 (%3) für %4</translation>
    </message>
    <message>
        <source>%1 sells 1 grain %2 for %3</source>
        <translation>%1 verkauft 1 Getreide %2 für %3</translation>
    </message>
    <message>
        <source>%1 sells %2 (%3) for %4</source>
        <translation>%1 verkauft %2 (%3) für %4</translation>
    </message>
    <message>
        <source>%1 takes %2 %3 for free</source>
        <translation>%1 bekommt %2 %3 geschenkt</translation>
    </message>
    <message>
        <source>%1 sows %2 (%3)</source>
        <translation>%1 baut %2 an (%3)</translation>
    </message>
    <message>
        <source>Farmer&apos;s card</source>
        <translation>Karte des Bauern</translation>
    </message>
    <message>
        <source>%1 takes the left order field (%2)</source>
        <translation>%1 besetzt das linke Auftragsfeld (%2)</translation>
    </message>
    <message>
        <source>%1 takes the right order field (%2)</source>
        <translation>%1 besetzt das rechte Auftragsfeld (%2)</translation>
    </message>
    <message>
        <source>%1 attracts %2</source>
        <translation>%1 siedelt %2 an</translation>
    </message>
    <message>
        <source>%1 attracts %2 to region %3</source>
        <translation>%1 siedelt %2 in Gebiet %3 an</translation>
    </message>
    <message>
        <source>%1 modernises a factory into %2</source>
        <translation>%1 modernisiert eine Fabrik und hat nun %2</translation>
    </message>
    <message>
        <source>New on display: %1</source>
        <translation>Neu in der Auslage: %1</translation>
    </message>
    <message>
        <source>%1 produces %2</source>
        <translation>%1 produziert %2</translation>
    </message>
    <message>
        <source>%1 collects taxes (marker now on %2)</source>
        <translation>%1 nimmt Steuern ein (Marker jetzt auf %2)</translation>
    </message>
    <message>
        <source>%1 moves a marker from space %2 to space %3</source>
        <translation>%1 geht mit einem Marker von Feld %2 auf Feld %3 der Erfindungen</translation>
    </message>
    <message>
        <source>%1 moves a marker from space %2 to space %3 for %4</source>
        <translation>%1 geht für %4 mit einem Marker von Feld %2 auf Feld %3 der Erfindungen</translation>
    </message>
    <message>
        <source>%1 puts a marker on the path and moves it to space %2 for %3</source>
        <translation>%1 setzt einen Marker ein und geht für %3 auf Feld %2 der Erfindungen</translation>
    </message>
    <message>
        <source>%1 puts a marker on the path and moves it to space %2</source>
        <translation>%1 setzt einen Marker ein und geht auf Feld %2 der Erfindungen</translation>
    </message>
    <message>
        <source>%1 puts a marker on space %2</source>
        <translation>%1 setzt einen Marker auf Feld %2 der Erfindungen</translation>
    </message>
    <message>
        <source>%1 stays on space %2</source>
        <translation>%1 bleibt auf Feld %2 der Erfindungen stehen</translation>
    </message>
    <message>
        <source>%1 takes a marker back from space %2</source>
        <translation>%1 nimmt einen Marker von Feld %2 der Erfindungen zurück</translation>
    </message>
    <message>
        <source>%1 invents %2</source>
        <translation>%1 erfindet %2</translation>
    </message>
    <message>
        <source>Round %1 ends</source>
        <translation>Runde %1 endet</translation>
    </message>
    <message>
        <source>End of the round: harvest</source>
        <translation>Rundenende: Ernte</translation>
    </message>
    <message>
        <source>End of the round: factories</source>
        <translation>Rundenende: Fabriken</translation>
    </message>
    <message>
        <source>End of the round: citizens</source>
        <translation>Rundenende: Bürger</translation>
    </message>
    <message>
        <source>End of the round: feeding</source>
        <translation>Rundenende: Nahrung</translation>
    </message>
    <message>
        <source>End of the round: refilling grain</source>
        <translation>Rundenende: Getreide auffüllen</translation>
    </message>
    <message>
        <source>End of the round: next round</source>
        <translation>Rundenende: nächste Runde</translation>
    </message>
    <message>
        <source>Out of the game: %1</source>
        <translation>Aus dem Spiel: %1</translation>
    </message>
    <message numerus="yes">
        <source>has no room for %n</source>
        <translation>
            <numerusform>hat für %n keinen Platz</numerusform>
            <numerusform>hat für %n keinen Platz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gets %n more</source>
        <translation>
            <numerusform>bekommt %n dazu</numerusform>
            <numerusform>bekommt %n dazu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>harvests %n grain</source>
        <translation>
            <numerusform>erntet %n Getreide</numerusform>
            <numerusform>erntet %n Getreide</numerusform>
        </translation>
    </message>
    <message>
        <source>Out of the game: %1. New on display: %2</source>
        <translation>Aus dem Spiel: %1. Neu in der Auslage: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 returns %n used orders</source>
        <translation>
            <numerusform>%1 gibt %n verbrauchten Auftrag zurück</numerusform>
            <numerusform>%1 gibt %n verbrauchte Aufträge zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n citizens</source>
        <translation>
            <numerusform>%1 hat %n Bürger</numerusform>
            <numerusform>%1 hat %n Bürger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 feeds %n citizens</source>
        <translation>
            <numerusform>%1 ernährt %n Bürger</numerusform>
            <numerusform>%1 ernährt %n Bürger</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has nobody to feed</source>
        <translation>%1 hat niemanden zu ernähren</translation>
    </message>
    <message>
        <source>Grain comes from the return area: %1</source>
        <translation>Aus dem Rücklauf kommt Getreide: %1</translation>
    </message>
    <message>
        <source>All characters come back</source>
        <translation>Alle Personen kommen zurück</translation>
    </message>
    <message>
        <source>%1 for the right field</source>
        <translation>%1 für das rechte Feld</translation>
    </message>
    <message>
        <source>%1 for goods</source>
        <translation>%1 für Waren</translation>
    </message>
    <message>
        <source>%1 in taxes</source>
        <translation>%1 an Steuern</translation>
    </message>
    <message>
        <source>%1 for the invention</source>
        <translation>%1 für die Erfindung</translation>
    </message>
    <message>
        <source>%1 thanks to the Merchant</source>
        <translation>%1 durch den Kaufmann</translation>
    </message>
    <message>
        <source>%1 thanks to the telegraph</source>
        <translation>%1 durch den Telegrafen</translation>
    </message>
    <message numerus="yes">
        <source>%n points for the start house</source>
        <translation>
            <numerusform>%n Punkt für das Starthaus</numerusform>
            <numerusform>%n Punkte für das Starthaus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for houses</source>
        <translation>
            <numerusform>%n Punkt für Häuser</numerusform>
            <numerusform>%n Punkte für Häuser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for high-rises</source>
        <translation>
            <numerusform>%n Punkt für Hochhäuser</numerusform>
            <numerusform>%n Punkte für Hochhäuser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for administration buildings</source>
        <translation>
            <numerusform>%n Punkt für Verwaltungsgebäude</numerusform>
            <numerusform>%n Punkte für Verwaltungsgebäude</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for a factory</source>
        <translation>
            <numerusform>%n Punkt für eine Fabrik</numerusform>
            <numerusform>%n Punkte für eine Fabrik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for goods</source>
        <translation>
            <numerusform>%n Punkt für Waren</numerusform>
            <numerusform>%n Punkte für Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for citizens</source>
        <translation>
            <numerusform>%n Punkt für Bürger</numerusform>
            <numerusform>%n Punkte für Bürger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for grain left over</source>
        <translation>
            <numerusform>%n Punkt für übriges Getreide</numerusform>
            <numerusform>%n Punkte für übriges Getreide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for the Mayor</source>
        <translation>
            <numerusform>%n Punkt für den Bürgermeister</numerusform>
            <numerusform>%n Punkte für den Bürgermeister</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for an invention</source>
        <translation>
            <numerusform>%n Punkt für eine Erfindung</numerusform>
            <numerusform>%n Punkte für eine Erfindung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for inventions that suit factories</source>
        <translation>
            <numerusform>%n Punkt für Erfindungen mit passenden Fabriken</numerusform>
            <numerusform>%n Punkte für Erfindungen mit passenden Fabriken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for the most valuable factories</source>
        <translation>
            <numerusform>%n Punkt für die wertvollsten Fabriken</numerusform>
            <numerusform>%n Punkte für die wertvollsten Fabriken</numerusform>
        </translation>
    </message>
    <message>
        <source>Urbanization</source>
        <translation>Urbanization</translation>
    </message>
    <message>
        <source>A variant with one more action and one more character.</source>
        <translation>Eine Variante mit einer weiteren Aktion und einer weiteren Person.</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Eight kinds of actions; best for the first matches.</source>
        <translation>Acht Arten von Aktionen; am besten für die ersten Partien.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Inventions help you, and bring points with the factories that they suit.</source>
        <translation>Erfindungen helfen dir und bringen Punkte mit Fabriken, zu denen sie passen.</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>Round %1 of %2 · characters</source>
        <translation>Runde %1 von %2 · Personen</translation>
    </message>
    <message>
        <source>Round %1 of %2 · phase %3</source>
        <translation>Runde %1 von %2 · Phase %3</translation>
    </message>
    <message>
        <source>Start house</source>
        <translation>Starthaus</translation>
    </message>
    <message>
        <source>High-rises</source>
        <translation>Hochhäuser</translation>
    </message>
    <message>
        <source>Administration buildings</source>
        <translation>Verwaltungsgebäude</translation>
    </message>
    <message>
        <source>Factories, new or modernised</source>
        <translation>Fabriken, neu oder modernisiert</translation>
    </message>
    <message>
        <source>Goods produced</source>
        <translation>Produzierte Waren</translation>
    </message>
    <message>
        <source>In all rounds</source>
        <translation>In allen Runden</translation>
    </message>
    <message>
        <source>Grain left over</source>
        <translation>Übriges Getreide</translation>
    </message>
    <message>
        <source>After feeding</source>
        <translation>Nach dem Essen</translation>
    </message>
    <message>
        <source>For having the fewest points</source>
        <translation>Für die wenigsten Punkte</translation>
    </message>
    <message>
        <source>Cards and what they give</source>
        <translation>Karten und was sie geben</translation>
    </message>
    <message>
        <source>Inventions with factories</source>
        <translation>Erfindungen mit Fabriken</translation>
    </message>
    <message>
        <source>With factories that they suit</source>
        <translation>Mit Fabriken, zu denen sie passen</translation>
    </message>
    <message>
        <source>Most valuable factories</source>
        <translation>Wertvollste Fabriken</translation>
    </message>
    <message>
        <source>Highest sum of values</source>
        <translation>Höchste Summe der Werte</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Your first house is a gift; a region with two plots leaves room beside it for grain, another house or a factory.</source>
        <translation>Dein erstes Haus ist geschenkt; ein Gebiet mit zwei Bauplätzen lässt daneben Raum für Getreide, ein Haus oder eine Fabrik.</translation>
    </message>
    <message>
        <source>This price marker has to go to another region, where land costs everybody $1 more from now on.</source>
        <translation>Dieser Preismarker muss in ein anderes Gebiet; dort kostet das Land von nun an für alle 1 $ mehr.</translation>
    </message>
    <message>
        <source>This is the last round: money, grain and orders are worth nothing after it, so turn them into points.</source>
        <translation>Das ist die letzte Runde: Geld, Getreide und Aufträge sind danach nichts mehr wert, also mach Punkte daraus.</translation>
    </message>
    <message>
        <source>Take one character: it helps you once in this round, with the one action that it belongs to.</source>
        <translation>Nimm eine Person: Sie hilft dir in dieser Runde einmal, und zwar bei der einen Aktion, zu der sie gehört.</translation>
    </message>
    <message>
        <source>You have four actions a round: at its end the shortest of these three rows says how many citizens you get.</source>
        <translation>Du hast vier Aktionen in der Runde: An ihrem Ende sagt die kürzeste dieser drei Reihen, wie viele Bürger du bekommst.</translation>
    </message>
    <message>
        <source>Choose one kind of building; in this action you build as many of it as you can afford.</source>
        <translation>Entscheide dich für eine Sorte; davon baust du in dieser Aktion, so viel du bezahlen kannst.</translation>
    </message>
    <message>
        <source>What you sow comes back doubled at the end of the round; until then nothing else can stand on its plot.</source>
        <translation>Was du anbaust, kommt am Ende der Runde doppelt zurück; bis dahin ist sein Bauplatz besetzt.</translation>
    </message>
    <message>
        <source>An order in your row is work for one citizen, whatever its colour; in a factory it becomes a point and money.</source>
        <translation>Ein Auftrag in deiner Reihe ist Arbeit für einen Bürger, gleich in welcher Farbe; in einer Fabrik wird er zu Punkt und Geld.</translation>
    </message>
    <message>
        <source>Every good brings a point and money, but the order is used up and gives no work when citizens are counted.</source>
        <translation>Jede Ware bringt 1 Punkt und Geld, aber der Auftrag ist verbraucht und fehlt als Arbeit, wenn die Bürger gezählt werden.</translation>
    </message>
    <message>
        <source>Where your marker stops, it may wait or take an invention; the farther on that is, the more points it can bring with your factories.</source>
        <translation>Wo dein Marker anhält, darf er warten oder eine Erfindung nehmen; je weiter hinten, desto mehr kann sie mit deinen Fabriken bringen.</translation>
    </message>
    <message>
        <source>Each citizen has brought you 2 points and eaten 1 grain; at the end of every round they are counted anew.</source>
        <translation>Jeder Bürger hat dir 2 Punkte gebracht und 1 Getreide gegessen; am Ende jeder Runde wird neu gezählt.</translation>
    </message>
    <message>
        <source>The Mayor goes to whoever has the fewest points: that is worth 1 point, and that player begins the round.</source>
        <translation>Der Bürgermeister geht zu dem, der die wenigsten Punkte hat: Er bringt 1 Punkt und den ersten Zug der Runde.</translation>
    </message>
    <message>
        <source>Your tax marker only ever moves left: once it is level with your citizens, you can collect no more taxes.</source>
        <translation>Dein Steuermarker wandert nur nach links: Steht er gleichauf mit deinen Bürgern, gibt es keine Steuern mehr.</translation>
    </message>
    <message>
        <source>Both order fields of this card are taken: whoever attracts industry may have it now, no matter who filled it.</source>
        <translation>Beide Auftragsfelder dieser Karte sind besetzt: Wer Industrie ansiedelt, kann sie jetzt haben, gleich wer sie gefüllt hat.</translation>
    </message>
    <message>
        <source>Highest income: %1 gets %2 at once (round %3).</source>
        <translation>Höchste Einnahme: %1 bekommt %2 auf einmal (Runde %3).</translation>
    </message>
    <message>
        <source>First invention: %1 takes %2 (round %3).</source>
        <translation>Erste Erfindung: %1 nimmt %2 (Runde %3).</translation>
    </message>
    <message numerus="yes">
        <source>Most often mayor: %1, %n times.</source>
        <translation>
            <numerusform>Am häufigsten Bürgermeister: %1, %n-mal.</numerusform>
            <numerusform>Am häufigsten Bürgermeister: %1, %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left:</source>
        <translation>Vorrat:</translation>
    </message>
    <message>
        <source>Still there</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Orders of each colour that can still be taken – orange I, grey II, white III –, and factory cards still to come.</source>
        <translation>So viele Aufträge jeder Farbe lassen sich noch nehmen – orange I, grau II, weiß III –, und so viele Fabrikkarten kommen noch.</translation>
    </message>
    <message>
        <source>%1, helped by %2</source>
        <translation>%1, durch %2</translation>
    </message>
    <message>
        <source>%1, helped by the Professor</source>
        <translation>%1, mit Hilfe des Professors</translation>
    </message>
    <message>
        <source>Invent %1: %2</source>
        <translation>%1 erfinden: %2</translation>
    </message>
    <message>
        <source>Move to space %1: %2</source>
        <translation>Auf Feld %1 gehen: %2</translation>
    </message>
    <message>
        <source>free of charge</source>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>%1, with a new marker</source>
        <translation>%1, mit einem neuen Marker</translation>
    </message>
    <message>
        <source>%1, with the marker from space %2</source>
        <translation>%1, mit dem Marker von Feld %2</translation>
    </message>
    <message>
        <source>Your free plots</source>
        <translation>Deine freien Bauplätze</translation>
    </message>
    <message>
        <source>Citizens when the round ends</source>
        <translation>Bürger am Rundenende</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Orange orders</source>
        <translation>Orangefarbene Aufträge</translation>
    </message>
    <message>
        <source>Grey orders</source>
        <translation>Graue Aufträge</translation>
    </message>
    <message>
        <source>White orders</source>
        <translation>Weiße Aufträge</translation>
    </message>
    <message>
        <source>Grain after the harvest</source>
        <translation>Getreide nach der Ernte</translation>
    </message>
    <message numerus="yes">
        <source>Where does the next price marker of %1 go? Land becomes more expensive there. %n left.</source>
        <translation>
            <numerusform>Wohin kommt der Preismarker aus %1? Dort wird das Land teurer. Noch %n.</numerusform>
            <numerusform>Wohin kommt der nächste Preismarker aus %1? Dort wird das Land teurer. Noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You buy a free region beside one of yours: %1 for each price marker in it.</source>
        <translation>Du kaufst ein freies Gebiet neben einem von deinen, für %1 je Preismarker darin.</translation>
    </message>
    <message>
        <source>You build one kind of building, as many of it as you can afford.</source>
        <translation>Du baust von einer Sorte so viel, wie du bezahlen kannst.</translation>
    </message>
    <message>
        <source>You buy grain or sell it, one by one.</source>
        <translation>Du kaufst oder verkaufst Getreide, eines nach dem anderen.</translation>
    </message>
    <message>
        <source>You put grain on free plots: at the harvest it comes back doubled.</source>
        <translation>Du legst Getreide auf freie Bauplätze: Bei der Ernte kommt jedes doppelt zurück.</translation>
    </message>
    <message>
        <source>You take the next free order field of a card, and the orders that it gives.</source>
        <translation>Du besetzt das nächste freie Auftragsfeld einer Karte und bekommst die Aufträge, die es gibt.</translation>
    </message>
    <message>
        <source>You take a card whose order fields are all taken: as a new factory, or over one of yours.</source>
        <translation>Du nimmst eine Karte, deren Auftragsfelder alle besetzt sind: als neue Fabrik oder auf eine von deinen.</translation>
    </message>
    <message>
        <source>You turn orders into money and points: each factory works once a round.</source>
        <translation>Du machst Aufträge zu Geld und Punkten: Jede Fabrik arbeitet einmal in der Runde.</translation>
    </message>
    <message>
        <source>You move your tax marker 1 space to the left and take %1 for each citizen.</source>
        <translation>Du rückst deinen Steuermarker 1 nach links und nimmst %1 für jeden Bürger.</translation>
    </message>
    <message>
        <source>You move a marker along the path, and take an invention where it stops.</source>
        <translation>Du gehst mit einem Marker den Weg entlang und nimmst eine Erfindung, wo er hält.</translation>
    </message>
    <message>
        <source>The %1 helps with it: %2.</source>
        <translation>Der %1 hilft dabei: %2.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>At the end of the round this card leaves the game: %1.</source>
        <translation>Am Ende der Runde kommt diese Karte aus dem Spiel: %1.</translation>
    </message>
    <message>
        <source>Left order field, %2: %1.</source>
        <translation>Linkes Auftragsfeld, %2: %1.</translation>
    </message>
    <message>
        <source>Right order field, %3: %1 and %2.</source>
        <translation>Rechtes Auftragsfeld, %3: %1 und %2.</translation>
    </message>
    <message>
        <source>both order fields must be taken first</source>
        <translation>Erst müssen beide Auftragsfelder besetzt sein</translation>
    </message>
    <message>
        <source>an order field must be taken first</source>
        <translation>Erst muss ein Auftragsfeld besetzt sein</translation>
    </message>
    <message>
        <source>Leaves the game at the end of the round if nobody attracts it.</source>
        <translation>Kommt am Ende der Runde aus dem Spiel, wenn niemand sie ansiedelt.</translation>
    </message>
    <message>
        <source>All cards are on display or have left the game.</source>
        <translation>Alle Karten liegen aus oder sind aus dem Spiel.</translation>
    </message>
    <message>
        <source>each barn sells only 1 in an action</source>
        <translation>Jede Scheune verkauft in einer Aktion nur 1</translation>
    </message>
    <message>
        <source>Helps once in the round with “%1”.</source>
        <translation>Hilft einmal in der Runde bei „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>From the second round on, whoever has the fewest points gets %n points and begins the round.</source>
        <translation>
            <numerusform>Von der zweiten Runde an bekommt %n Punkt, wer die wenigsten Punkte hat, und beginnt die Runde.</numerusform>
            <numerusform>Von der zweiten Runde an bekommt %n Punkte, wer die wenigsten Punkte hat, und beginnt die Runde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Costliest land: %1 pays %2 for region %3 (round %4).</source>
        <translation>Teuerstes Land: %1 bezahlt %2 für Gebiet %3 (Runde %4).</translation>
    </message>
    <message numerus="yes">
        <source>$%n more</source>
        <translation>
            <numerusform>%n&#xa0;$ mehr</numerusform>
            <numerusform>%n&#xa0;$ mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>$%n less</source>
        <translation>
            <numerusform>%n&#xa0;$ weniger</numerusform>
            <numerusform>%n&#xa0;$ weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more orders</source>
        <translation>
            <numerusform>%n Auftrag mehr</numerusform>
            <numerusform>%n Aufträge mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer orders</source>
        <translation>
            <numerusform>%n Auftrag weniger</numerusform>
            <numerusform>%n Aufträge weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more grain</source>
        <translation>
            <numerusform>%n Getreide mehr</numerusform>
            <numerusform>%n Getreide mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less grain</source>
        <translation>
            <numerusform>%n Getreide weniger</numerusform>
            <numerusform>%n Getreide weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has all that %n citizens need</source>
        <translation>
            <numerusform>%1 hat alles, was %n Bürger braucht</numerusform>
            <numerusform>%1 hat alles, was %n Bürger brauchen</numerusform>
        </translation>
    </message>
    <message>
        <source>no orders</source>
        <translation>keine Aufträge</translation>
    </message>
    <message>
        <source>So it brings no points at the end.</source>
        <translation>Am Ende bringt sie darum keine Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>%n price markers from here go to other regions.</source>
        <translation>
            <numerusform>%n Preismarker von hier kommt in ein anderes Gebiet.</numerusform>
            <numerusform>%n Preismarker von hier kommen in andere Gebiete.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Open a match</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Save the match as</source>
        <translation>Partie speichern unter</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Verlauf exportieren</translation>
    </message>
    <message>
        <source>Matches (*.citybuilder)</source>
        <translation>Partien (*.citybuilder)</translation>
    </message>
    <message>
        <source>Something went wrong, but you can continue.</source>
        <translation>Etwas ist schiefgegangen, aber du kannst weitermachen.</translation>
    </message>
    <message>
        <source>Something went wrong. The match is saved; you can continue.</source>
        <translation>Etwas ist schiefgegangen. Die Partie ist gespeichert; du kannst weiterspielen.</translation>
    </message>
</context>
</TS>
