# The rules of Pocket Mars in German; rules.toml has the English.

PM-1-1 = In einer Fähigkeit ist mit „du“ gemeint, wer am Zug ist. Wird aber eine Karte aus einem
    fremden Modul gespielt, so ist in ihrer Modulfähigkeit mit „du“ gemeint, wem die Karte gehört.
    .title = Wer „du“ ist

PM-1-2 = „Jemand anders“ sind alle, die mitspielen, außer „du“. Im Solospiel zählen die Androiden
    als Spieler; für den Menschen sind sie der einzige „andere“.
    .title = Wer „jemand anders“ ist

PM-1-3 = „Hier“ ist das Gebäude, an das die Karte in dieser Aktion angebaut wurde.
    .title = Was „hier“ heißt

PM-1-4 = Bei „beliebig“ wählst du unter den vier Kolonistengebäuden, und zwar für jeden einzelnen
    Kolonisten neu. Wenn du angebaute Karten vertauschst, eine Karte umdrehst oder eine
    Gebäudefähigkeit nutzt, stehen alle fünf Gebäude zur Wahl.
    .title = Was „beliebig“ heißt

PM-1-5 = Eine Fähigkeit wird vom Schritt ganz links bis zum Schritt ganz rechts ausgeführt. Jeder
    Schritt wird beendet, bevor der nächste beginnt.
    .title = Schritte von links nach rechts

PM-1-6a = Du darfst auf jeden Schritt einer Fähigkeit verzichten oder ihn mit einer kleineren Zahl
    ausführen, als er nennt.
    .title = Weniger tun

PM-1-6b = Wer auf eine ganze Fähigkeit verzichtet, verzichtet damit auf alle ihre Schritte. Danach
    muss nicht eigens gefragt werden.
    .title = Auf eine Fähigkeit verzichten

PM-1-7 = Lässt sich für einen Schritt nichts Erlaubtes wählen, so bleibt er ohne Wirkung und ohne
    Frage, und die Fähigkeit geht mit dem nächsten Schritt weiter.
    .title = Schritt ohne Ziel

PM-1-8a = Die Bedingung einer Fähigkeit wird ein einziges Mal geprüft, unmittelbar vor ihrem
    ersten Schritt. Was sich danach ändert, hat darauf keinen Einfluss.
    .title = Bedingung einmal prüfen

PM-1-8b = Ist die Bedingung nicht erfüllt, so entfallen alle Schritte der Fähigkeit.
    .title = Bedingung nicht erfüllt

PM-1-8c = Die Bedingung wird erst geprüft, nachdem der Kolonist durch den Wert der Karte einziehen
    konnte. Dieser Einzug kann also „du hast Kolonisten hier“ oder „dein Raumschiff ist leer“
    erfüllen, und er kann „du hast keinen hier“ zunichtemachen.
    .title = Bedingung erst nach dem Einzug prüfen

PM-1-9a = Verlangt ein Schritt vor seinem Effekt Energie, so tritt der Effekt nur ein, wenn du
    deine Energie um genau die genannte Zahl senkst.
    .title = Für einen Effekt bezahlen

PM-1-9b = Hast du weniger Energie, als der Schritt kostet, oder könnte der Effekt nichts
    verändern, so wird das Bezahlen nicht angeboten. Nur dieser eine Schritt entfällt dann.
    .title = Bezahlen nicht angeboten

PM-1-9c = Jeder gedruckte Schritt mit Kosten kann beim Ausführen der Fähigkeit höchstens einmal
    bezahlt werden.
    .title = Einmal je gedrucktem Schritt bezahlen

PM-1-9d = Wenn du bezahlt hast, musst du den Effekt mindestens einmal ausführen. Alles über das
    erste Mal hinaus bleibt dir freigestellt.
    .title = Bezahlte Effekte geschehen

PM-1-10 = Jede Bedingung einer Fähigkeit wird aus der Sicht von „du“ beurteilt, also für den, der
    die Fähigkeit ausführt.
    .title = Bedingungen gelten für „dich“

PM-1-10a = Sie ist erfüllt, wenn du in diesem Gebäude keinen Kolonisten hast, weder auf ★ noch auf
    ★★.
    .title = Bedingung: keiner von dir hier

PM-1-10b = Sie ist erfüllt, wenn deine Kolonisten auf ★ und ★★ dieses Gebäudes zusammen die
    genannte Zahl erreichen.
    .title = Bedingung: Kolonisten von dir hier

PM-1-10c = Sie ist erfüllt, wenn jemand anders mindestens einen Kolonisten auf ★ oder ★★ dieses
    Gebäudes hat.
    .title = Bedingung: Gegner hier

PM-1-10d = Sie ist erfüllt, wenn keiner deiner Kolonisten an Bord deines Raumschiffs ist.
    .title = Bedingung: leeres Raumschiff

PM-1-10e = Sie ist erfüllt, wenn auf deinem Raumschiff mindestens die genannte Zahl deiner
    Kolonisten ist.
    .title = Bedingung: Kolonisten an Bord

PM-1-10f = Sie ist erfüllt, wenn deine Energie die genannte Zahl erreicht hat.
    .title = Bedingung: genug Energie

PM-1-10g = Sie ist erfüllt, wenn alle anderen höchstens so viel Energie haben wie du; ein
    Gleichstand reicht also.
    .title = Bedingung: niemand hat mehr Energie

PM-1-10h = Sie ist erfüllt, wenn du mindestens eine Karte der genannten Farbe auf der Hand hast.
    Die Karten in deinem Modul und die gerade gespielte Karte zählen nicht, und du zeigst nur die
    Farbe.
    .title = Bedingung: eine Farbe auf der Hand

PM-1-11 = Jeder Effekt wirkt so, wie es sein eigener Eintrag sagt. Die Zahl in einem Effekt ist
    immer eine Obergrenze, denn du darfst weniger tun.
    .title = Effekte und ihre Zahlen

PM-1-11a = Du holst eigene Kolonisten von der Erde auf dein Raumschiff, höchstens so viele wie
    genannt.
    .title = Effekt: an Bord holen

PM-1-11b = Du lässt eigene Kolonisten von deinem Raumschiff auf ★ landen, höchstens so viele wie
    genannt. Sie kommen in dieses Gebäude, wenn die Karte „hier“ sagt; sagt sie „beliebig“, so
    wählst du für jeden von ihnen ein Kolonistengebäude.
    .title = Effekt: landen

PM-1-11c = Du bringst eigene Kolonisten geradewegs von der Erde auf ★, ohne das Raumschiff,
    höchstens so viele wie genannt. Für jeden von ihnen wählst du ein Kolonistengebäude.
    .title = Effekt: direkt landen

PM-1-11d = Du lässt einen eigenen Kolonisten von ★ auf ★★ desselben Gebäudes aufsteigen, höchstens
    so oft wie genannt. Jedes Mal muss auf ★★ noch Platz sein.
    .title = Effekt: aufsteigen

PM-1-11e = Du lässt den Kolonisten eines anderen Spielers von ★★ auf ★ desselben Gebäudes
    absteigen, höchstens so oft wie genannt.
    .title = Effekt: absteigen

PM-1-11f = Du ziehst einen Kolonisten innerhalb seines Gebäudes, höchstens so oft wie genannt; er
    darf gehören, wem er will. Er steigt von ★ auf ★★ auf, wenn dort noch Platz ist, oder von ★★
    auf ★ ab.
    .title = Effekt: auf- oder absteigen

PM-1-11g = Zwei Kolonisten desselben Gebäudes, einer auf ★ und einer auf ★★, tauschen nach deiner
    Wahl die Felder. Sie müssen verschiedene Besitzer haben, und ein volles ★★ ist kein Hindernis.
    .title = Effekt: die Felder tauschen

PM-1-11h = Du lässt einen eigenen Kolonisten von ★ eines Gebäudes auf ★ eines anderen
    Kolonistengebäudes umziehen, höchstens so oft wie genannt.
    .title = Effekt: umziehen

PM-1-11i = Du wirfst den Kolonisten eines anderen Spielers von ★ hinaus; er kommt zurück auf das
    Raumschiff seines Besitzers. Auf ★★ ist ein Kolonist davor sicher.
    .title = Effekt: hinauswerfen

PM-1-11j = Du erhältst Energie, höchstens so viel wie genannt. Dein Marker bleibt am Maximum der
    Leiste stehen; was darüber hinausgeht, verfällt.
    .title = Effekt: Energie erhalten

PM-1-11k = Du wählst jemand anders; dessen Energie sinkt höchstens um die genannte Zahl. Unter 0
    kann sie nicht fallen.
    .title = Effekt: Energie entziehen

PM-1-11l = Du ziehst Karten auf die Hand, eine nach der anderen, höchstens so viele wie genannt.
    Du siehst jede Karte an, bevor du eine weitere nimmst; im Solospiel kommen die Karten zuerst
    aus dem Modul der Androiden.
    .title = Effekt: Karten ziehen

PM-1-11m = Du siehst dir Karten im Modul eines anderen Spielers an, höchstens so viele wie
    genannt. Liegen dort weniger, so darfst du alle ansehen; die Karten bleiben, wo sie sind.
    .title = Effekt: ansehen

PM-1-11n = Du wählst nach Farbe und Slot eine Karte im Modul eines anderen Spielers, und sie kommt
    offen auf den Ablagestapel.
    .title = Effekt: aus einem fremden Modul abwerfen

PM-1-11o = Du tauschst eine Karte deines Moduls gegen eine Karte im Modul eines anderen Spielers,
    die du nach ihrem Slot wählst. Beide bleiben verdeckt, und beide Besitzer dürfen danach die
    Karte ansehen, die sie bekommen haben.
    .title = Effekt: Modulkarten tauschen

PM-1-11p = Du legst Karten von deiner Hand, aus deinem Modul oder von beiden nacheinander unter
    den Nachziehstapel, höchstens so viele wie genannt. Jede kommt unter den ganzen
    Nachziehstapel, die letzte also ganz nach unten.
    .title = Effekt: unter den Nachziehstapel legen

PM-1-11q = Du nimmst die oberste Karte des Ablagestapels auf die Hand. Das gilt nicht als Ziehen.
    .title = Effekt: vom Ablagestapel zurücknehmen

PM-1-11r = Du wählst einen Gebäudestapel mit mindestens zwei angebauten Karten und vertauschst
    zwei seiner Karten. Eine offene Karte bleibt offen, eine verdeckte verdeckt.
    .title = Effekt: Karten vertauschen

PM-1-11s = Du wählst einen Gebäudestapel, dessen oberste Karte offen ist, und drehst diese Karte
    verdeckt um. Von da an ist ihr Wert 0.
    .title = Effekt: umdrehen

PM-1-11t = Du führst die Fähigkeit eines beliebigen der fünf Gebäude als deine eigene aus. Im
    Solospiel ist das die normale Fähigkeit des Gebäudes, nie die der Androiden.
    .title = Effekt: Gebäudefähigkeit nutzen

PM-1-12 = Alle erfahren jede Entscheidung. Nur drei Dinge bleiben verborgen: die Vorderseiten, die
    jemand beim Ansehen sieht, die Vorderseiten gezogener Karten und die Vorderseite einer Karte,
    die unter den Nachziehstapel kommt; deren Farbe aber ist offen für alle.
    .title = Entscheidungen sind offen für alle

PM-2-1 = Das Spiel hat 35 Projektkarten, sieben in jeder von fünf Farben. In jeder Farbe gibt es
    die Werte 1 bis 7 je einmal.
    .title = Die Projektkarten

PM-2-2 = Zu jeder der fünf Farben gehört ein Gebäude, und jedes hat den Wert 3. Das schwarze, das
    Habitat, nimmt nie Kolonisten auf.
    .title = Die Gebäude

PM-2-3 = Alle, die spielen, im Solospiel auch die Androiden, haben gleich viele Kolonisten (als
    Vorgabe 7). Ein Kolonist ist immer an genau einem Ort: auf der Erde, auf dem Raumschiff seines
    Besitzers, auf ★ oder auf ★★ eines Kolonistengebäudes.
    .title = Die Kolonisten

PM-2-4 = Das Gewächshaus lässt 1 Kolonisten in einem beliebigen Gebäude auf- oder absteigen, das
    Aqualab legt 1 Karte unter den Nachziehstapel, der Energiespeicher gibt 1 Energie, die
    Funkzentrale holt 1 Kolonisten an Bord, und das Habitat lässt 1 Kolonisten in einem beliebigen
    Kolonistengebäude landen.
    .title = Fähigkeiten der Gebäude

PM-2-5 = Die Energieleiste geht auf jedem Raumschiff von 0 bis zum selben Maximum (als Vorgabe 5).
    Auf einem Raumschiff ist Platz für beliebig viele Kolonisten.
    .title = Energieleiste und Platz an Bord

PM-3-1a = Alle beginnen mit einem Raumschiff und dessen Kolonisten (als Vorgabe 7). Ein Kolonist
    geht an Bord, die übrigen, als Vorgabe 6, warten auf der Erde.
    .title = Startmaterial

PM-3-1b = Niemand hat dasselbe Raumschiff wie jemand anders, und für das Spiel macht es keinen
    Unterschied, welches es ist. Als Vorgabe bekommt der erste Platz das erste Raumschiff der
    Liste, der zweite Platz das zweite und so weiter.
    .title = Raumschiffe verteilen

PM-3-2 = Alle Energiemarker beginnen auf der Startenergie (als Vorgabe 1).
    .title = Startenergie

PM-3-3 = Alle 5 Gebäude werden offen und ohne angebaute Karten ausgelegt. Ihre Reihenfolge hat
    keine Bedeutung.
    .title = Gebäude auslegen

PM-3-4a = Alle 35 Projektkarten werden gemischt. Danach werden an alle je 4 davon verdeckt
    ausgeteilt, außer in der Draftvariante.
    .title = Mischen und austeilen

PM-3-4b = Die übrigen Karten bilden den Nachziehstapel: 27 zu 2, 23 zu 3, 19 zu 4. Auf dem
    Ablagestapel liegt noch keine Karte.
    .title = Nachzieh- und Ablagestapel

PM-3-5 = Alle wählen gleichzeitig und geheim 2 ihrer 4 Karten und legen sie verdeckt in ihr
    Vorbereitungsmodul. Die 2 übrigen Karten sind die Hand.
    .title = Die ersten Modulkarten wählen

PM-3-6a = Die Karten in deinem eigenen Modul darfst du jederzeit ansehen.
    .title = Eigene Modulkarten ansehen

PM-3-6b = Niemand kann eine Karte aus dem eigenen Modul auf die Hand nehmen. Der einzige Weg von
    einem Modul auf eine Hand besteht im Solospiel, wo du die Karten der Androiden ziehst.
    .title = Modulkarten kommen nicht zurück auf die Hand

PM-3-7 = Sobald die Module gefüllt sind, entscheidet der Zufall, wer beginnt. Wer Startspieler
    ist, bleibt es die ganze Partie.
    .title = Startspieler

PM-3-8a = Gespielt wird im Uhrzeigersinn, von jedem Platz zum Platz mit der nächsthöheren Nummer
    und vom letzten Platz zu Platz 1.
    .title = Reihenfolge der Plätze

PM-3-8b = In einer Runde haben alle genau einen Zug; den ersten hat der Startspieler.
    .title = Was eine Runde ist

PM-4-0a = In deinem Zug führst du genau eine der fünf Aktionen aus. Dann folgt die 4-Karten-Regel,
    und damit endet der Zug.
    .title = Ablauf eines Zuges

PM-4-0b = Dir werden nur Aktionen gezeigt, die erlaubt und ausführbar sind. Passen gehört nicht
    dazu.
    .title = Nur erlaubte Aktionen

PM-4-1a = Du darfst eine Karte von der Hand spielen und ihre Handfähigkeit ausführen.
    .title = Aktion: eine Karte von der Hand spielen

PM-4-1b = Ist ihre Fähigkeit ausgeführt, so kommt die Karte offen auf den Ablagestapel. Bis dahin
    ist sie die gerade gespielte Karte und zählt weder als Handkarte noch als abgeworfene Karte.
    .title = Wohin eine Karte von der Hand kommt

PM-4-1c = Eine von der Hand gespielte Karte kommt an kein Gebäude. Es werden keine Werte
    verglichen, und keine Gebäudefähigkeit folgt darauf.
    .title = Eine Karte von der Hand wird nicht angebaut

PM-4-2a = Du darfst eine Karte aus deinem eigenen Modul spielen. Sie wird offen an das Gebäude
    ihrer Farbe angebaut und ist nun die oberste Karte dieses Gebäudestapels.
    .title = Aktion: eine Karte aus deinem Modul spielen

PM-4-2b = Schlägt der Wert der Karte den darunter, so darfst du, wenn du am Zug bist, 1 eigenen
    Kolonisten von deinem Raumschiff auf ★ dieses Gebäudes landen lassen. Der Wert darunter ist
    der der bisher obersten Karte (0, wenn sie verdeckt ist) oder, wenn dort keine Karte lag, die
    3 des Gebäudes selbst; ein gleicher Wert reicht nicht. Im Habitat landet so niemand.
    .title = Landen durch höheren Wert

PM-4-2c = Danach darfst du die Modulfähigkeit der angebauten Karte ausführen.
    .title = Modulfähigkeit nach dem Anbauen

PM-4-2d = Zuletzt darfst du die Fähigkeit des Gebäudes ausführen. Ob die Karte den höheren Wert
    hatte, spielt dafür keine Rolle.
    .title = Gebäudefähigkeit nach der eigenen Karte

PM-4-3a = Du darfst eine Karte im Modul eines anderen Spielers wählen; du kennst ihre Farbe und
    das, was du noch über sie weißt. Sie wird aufgedeckt und an das Gebäude ihrer Farbe angebaut,
    oben auf den Gebäudestapel.
    .title = Aktion: eine Karte aus einem fremden Modul spielen

PM-4-3b = Durch den Wert einer Karte aus einem fremden Modul darf niemand einen Kolonisten ziehen
    (das ist die Vorgabe; die Option, die es erlaubt, ist aus).
    .title = Keine Landung mit fremder Karte

PM-4-3c = Die Modulfähigkeit darf ausführen, wem die Karte gehörte, nicht wer am Zug ist. Der
    Besitzer ist für sie „du“, und die Bedingung wird für ihn beurteilt.
    .title = Der Besitzer nutzt die Modulfähigkeit

PM-4-3d = Ist der Besitzer fertig, so darf die Fähigkeit des Gebäudes ausführen, wer am Zug ist.
    .title = Gebäudefähigkeit nach einer fremden Karte

PM-4-3e = Sind die Module aller anderen leer, so wird diese Aktion nicht angeboten.
    .title = Keine fremde Modulkarte da

PM-4-3f = Ist die Option an, dass auch eine Karte aus einem fremden Modul einen Kolonisten ziehen
    lässt (als Vorgabe aus), so darf, wer am Zug ist, bei genügend hohem Wert 1 eigenen Kolonisten
    ziehen, unter derselben Bedingung wie mit einer eigenen Modulkarte; der Besitzer darf es
    nicht. Das geschieht, bevor der Besitzer die Modulfähigkeit ausführt. Das Solospiel hat eine
    eigene Regel und beachtet die Option nicht.
    .title = Option: Landen mit fremder Karte

PM-4-4 = Du darfst 1 eigenen Kolonisten von der Erde an Bord deines Raumschiffs holen. Hast du
    keinen mehr auf der Erde, so wird die Aktion nicht angeboten.
    .title = Aktion: einen Kolonisten an Bord holen

PM-4-5a = Du darfst 1 eigene Karte von der Hand oder aus deinem Modul offen abwerfen, um 1 Energie
    zu erhalten.
    .title = Aktion: Energie erhalten

PM-4-5b = Die Energieaktion darfst du auch wählen, wenn deine Energie schon am Maximum ist. Du
    ersetzt damit dann nur eine Karte.
    .title = Energieaktion am Maximum

PM-4-6 = Ist keine einzige der fünf Aktionen möglich, so hat der Zug keine Aktion. Die
    4-Karten-Regel wird trotzdem ausgeführt, und der Zug ist zu Ende.
    .title = Keine erlaubte Aktion

PM-5-1a = Die an ein Gebäude angebauten Karten bilden einen Gebäudestapel, dessen Reihenfolge
    erhalten bleibt. Eine neu angebaute Karte wird nur mit der obersten Karte verglichen.
    .title = Gebäudestapel behalten ihre Reihenfolge

PM-5-1b = Eine Karte kann nur an das Gebäude ihrer Farbe angebaut werden.
    .title = Karte und Gebäude in einer Farbe

PM-5-2 = Alle Vorderseiten im Ablagestapel und in den Gebäudestapeln sind offen für alle. Von
    einer verdeckt angebauten Karte sieht kein Platz mehr als die Farbe.
    .title = Wer angebaute Karten sieht

PM-6-1 = Nach der Aktion kommen alle wieder auf 2 Karten auf der Hand und 2 im Vorbereitungsmodul.
    Zuerst, wer am Zug ist, dann die anderen im Uhrzeigersinn; jeder ist mit Ziehen, Abwerfen und
    Auffüllen des Moduls fertig, bevor der Nächste anfängt.
    .title = Die 4-Karten-Regel und ihre Reihenfolge

PM-6-2a = Hast du auf der Hand und im Modul zusammen weniger als 4 Karten, so ziehst du Karten auf
    die Hand, eine nach der anderen, bis es 4 sind.
    .title = Weniger als vier Karten

PM-6-2b = Hast du auf der Hand und im Modul zusammen mehr als 4 Karten, so wirfst du Karten deiner
    Wahl von der Hand offen ab, eine nach der anderen, bis es 4 sind.
    .title = Mehr als vier Karten

PM-6-3a = Sind in deinem Modul weniger als 2 Karten, so füllst du es mit Handkarten deiner Wahl
    auf 2 auf.
    .title = Das Modul auffüllen

PM-6-3b = Sind in deinem Modul schon 2 Karten, so darf keine davon ausgetauscht oder verschoben
    werden.
    .title = Ein volles Modul bleibt

PM-6-3c = Konnte keine Karte gezogen werden und wird die Hand leer, so bleibt es im Modul bei so
    vielen Karten, wie die Hand hergab.
    .title = Zu wenige Karten für das Modul

PM-6-4 = Was ins Modul kommt, entscheidest du erst, wenn du mit allem Ziehen und Abwerfen fertig
    bist.
    .title = Erst ziehen, dann auffüllen

PM-6-5 = Die 4-Karten-Regel wird einmal ausgeführt, am Ende des Zuges. Sie unterbricht nie die
    Effekte einer Aktion.
    .title = Nur am Ende des Zuges

PM-7-1 = Muss jemand ziehen und der Nachziehstapel hat keine Karte mehr, so wird der Ablagestapel
    gemischt und dient als neuer Nachziehstapel. Im Solospiel geschieht das nicht.
    .title = Leerer Nachziehstapel

PM-7-2 = Ist auch der Ablagestapel leer und die Option an, überdeckte Karten wieder einzumischen
    (als Vorgabe an), so werden alle angebauten Karten, die nicht die oberste ihres Gebäudestapels
    sind, verdeckt umgedreht und zusammen zu einem neuen Nachziehstapel gemischt. Im Solospiel
    geschieht das nicht.
    .title = Überdeckte Karten wieder einmischen

PM-7-3 = Gibt es auch dann keine Karte mehr, so entfällt dieses Ziehen.
    .title = Nichts mehr zu ziehen

PM-7-4 = Ein neuer Nachziehstapel entsteht in dem Moment, in dem eine Karte gezogen werden muss,
    nicht in dem, in dem der alte leer wird. Die gerade gespielte Handkarte wird nicht mit
    eingemischt.
    .title = Wann ein neuer Nachziehstapel entsteht

PM-8-1 = Vier Gebäude nehmen Kolonisten auf: Gewächshaus, Aqualab, Energiespeicher und
    Funkzentrale. Jedes davon hat ein Feld ★ und ein Feld ★★.
    .title = Die Kolonistengebäude

PM-8-2 = Auf ★ dürfen beliebig viele Kolonisten stehen, gleich wem sie gehören.
    .title = Keine Obergrenze auf ★

PM-8-3 = In jedem Gebäude gilt für die Kolonisten aller Besitzer auf ★★ zusammen eine Obergrenze.
    Als Vorgabe ist sie 1 im Solospiel und zu 2, und 2 zu 3 oder 4.
    .title = Obergrenze auf ★★

PM-8-4a = Ein Kolonist, der in ein Gebäude kommt, kommt auf ★, außer wenn ein Effekt ★★ nennt.
    .title = Ankunft auf ★

PM-8-4b = Ist ★★ voll, so kann kein Kolonist dorthin ziehen, und keiner wird verdrängt, um Platz
    zu machen.
    .title = Ein volles ★★ ist zu

PM-8-5 = Energie kann weder unter 0 fallen noch über das Maximum der Leiste steigen (als Vorgabe
    5).
    .title = Grenzen der Energie

PM-10-1 = Hat jemand nach irgendeiner einzelnen Bewegung alle nötigen Kolonisten in Gebäuden (als
    Vorgabe 7), so wird das Spielende ausgelöst. Das kann auch im Zug eines anderen geschehen.
    .title = Wann das Spielende ausgelöst wird

PM-10-2 = Die laufende Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten. Jeder
    Zug, der noch kommt, ist ein ganzer Zug mit seiner 4-Karten-Regel; danach folgt die Wertung.
    .title = Die Runde zu Ende spielen

PM-10-3 = Ist das Spielende einmal ausgelöst, so kann nichts Späteres es zurücknehmen.
    .title = Ausgelöst bleibt ausgelöst

PM-10-4 = Ist die höchste Rundenzahl gespielt (als Vorgabe 100), so endet die Partie dort und wird
    gewertet.
    .title = Höchste Rundenzahl

PM-10-5 = Ist die Option aus, die Runde zu Ende zu spielen (als Vorgabe an), so wird der Rest der
    Runde nicht gespielt. Gewertet wird, sobald der Zug, der das Ende ausgelöst hat, mit seiner
    4-Karten-Regel vorbei ist.
    .title = Option: Ende, ohne die Runde zu Ende zu spielen

PM-11-1 = Für jeden deiner Kolonisten auf deinem Raumschiff erhältst du 1 Siegpunkt.
    .title = Punkte für das Raumschiff

PM-11-2 = Für jeden deiner Kolonisten auf ★ erhältst du 2 Siegpunkte.
    .title = Punkte für ★

PM-11-3 = Für jeden deiner Kolonisten auf ★★ erhältst du 4 Siegpunkte.
    .title = Punkte für ★★

PM-11-4 = Kolonisten, die noch auf der Erde sind, zählen 0 Siegpunkte.
    .title = Keine Punkte für die Erde

PM-11-5 = Hast du in jedem der 4 Kolonistengebäude mindestens einen Kolonisten, so erhältst du 2
    Siegpunkte, nur ein einziges Mal.
    .title = Punkte für jedes Kolonistengebäude

PM-11-6 = Hast du in ein und demselben Gebäude mindestens 4 Kolonisten, ★ und ★★ zusammengezählt,
    so erhältst du 3 Siegpunkte, nur ein einziges Mal.
    .title = Punkte für vier in einem Gebäude

PM-11-7 = Hat niemand mehr Energie als du, so erhältst du 1 Siegpunkt. Alle, die gleichauf vorn
    liegen, erhalten ihn, auch bei einem Gleichstand auf 0.
    .title = Punkte für den Energievorsprung

PM-12-1 = Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand entscheiden mehr Kolonisten auf
    ★★, dann mehr Kolonisten in Gebäuden, dann mehr Energie; wer dann noch gleichauf ist, teilt
    den Sieg.
    .title = Wer gewinnt, und Gleichstände

PM-13-1 = In der Draftvariante bekommen alle ein Päckchen von 5 Karten. Alle behalten gleichzeitig
    1 Karte und geben die übrigen an den linken Nachbarn weiter, also an den nächsten Platz.
    .title = Draft: eine behalten und weitergeben

PM-13-2 = So wird ausgesucht und weitergegeben, bis alle 4 Karten behalten haben. Es wird also
    4-mal ausgesucht, aus Päckchen von 5, 4, 3 und 2 Karten, und dazwischen 3-mal weitergegeben.
    .title = Draft: viermal aussuchen

PM-13-3 = Von jedem Päckchen bleibt eine Karte übrig. Wer das Päckchen hat, wirft sie offen ab,
    Platz für Platz, sodass die Karte des höchsten Platzes obenauf liegt. Der Nachziehstapel hat
    dann 25, 20 oder 15 Karten, je nachdem ob 2, 3 oder 4 spielen.
    .title = Draft: die letzten Karten

PM-13-4 = Was jemand aussucht, wird niemandem gezeigt, und es gilt erst, wenn alle ausgesucht
    haben. Nach dem letzten Mal wählen alle wie gewohnt 2 der 4 behaltenen Karten für ihr Modul.
    .title = Draft: geheim aussuchen

PM-14-1 = Du siehst die Vorderseiten deiner eigenen Hand; die anderen sehen nur die Farben, oder
    nur die Zahl der Karten, wenn die Option an ist, die Farben der Handkarten zu verbergen (als
    Vorgabe aus). Päckchen und behaltene Karten im Draft gelten wie Handkarten.
    .title = Wer Handkarten sieht

PM-14-2 = Der Besitzer sieht die Vorderseite einer Modulkarte, die anderen sehen ihre Farbe. Ein
    Platz, der die Vorderseite gesehen hat, durch Ansehen oder weil er die Karte weggetauscht hat,
    sieht sie weiterhin, solange die Karte in irgendeinem Modul liegt; bei einem Tausch geht
    dieses Wissen mit in den neuen Slot der Karte.
    .title = Wer Modulkarten sieht

PM-14-3 = Alle sehen, wie viele Karten der Nachziehstapel hat und welche Farbe die oberste hat.
    Mehr weiß niemand über ihn.
    .title = Was vom Nachziehstapel bekannt ist

PM-14-4 = Der Ablagestapel, die Gebäudestapel, alle Kolonisten, alle Energiestände, die Optionen
    und die bisherigen Punktestände sind offen für alle. Eine verdeckte Karte in einem
    Gebäudestapel zeigt aber nur ihre Farbe.
    .title = Was alle sehen

PM-15-1 = Jede Option der Optionsdatei gibt es mit ihrer Vorgabe. Dazu kommen der Draft (als
    Vorgabe aus) und die Raumschiffe, nach Plätzen oder gewählt (als Vorgabe nach Plätzen). Im
    Solospiel kommen hinzu: die Schwierigkeitsstufe (normal, Super-Droide oder Cyborg; als Vorgabe
    normal), wer für die Androiden entscheidet (ein Algorithmus oder wer spielt; als Vorgabe der
    Algorithmus), und ihr Raumschiff (als Vorgabe das nächste der Liste nach deinem, nach dem
    letzten wieder das erste; oder ein festes; oder gewählt).
    .title = Optionen der Partie

DA-1-1 = Beginne mit dem ganzen Aufbau des Grundspiels für eine Person und ohne Draft: dein
    Raumschiff mit 1 Kolonisten, 6 Kolonisten auf der Erde, 1 Energie (als Vorgabe) und 4 Karten,
    von denen 2 in dein Vorbereitungsmodul kommen. Einen Startspieler braucht es nicht.
    .title = Solo: dein Aufbau

DA-1-2 = Die Androiden bekommen eines der 3 Raumschiffe, die du nicht benutzt. Welches es ist,
    darfst du frei wählen.
    .title = Solo: das Raumschiff der Androiden

DA-1-3 = Die Androiden haben 7 Kolonisten in der Farbe ihres Raumschiffs. Auf der Stufe normal
    beginnen davon 5 auf dem Raumschiff der Androiden und 2 auf der Erde; die anderen Stufen haben
    eigene Zahlen.
    .title = Solo: die Kolonisten der Androiden

DA-1-4 = Der Energiemarker der Androiden beginnt auf 1.
    .title = Solo: die Startenergie der Androiden

DA-1-5 = Die ersten 2 Karten des Nachziehstapels kommen verdeckt in das Vorbereitungsmodul der
    Androiden, und niemand sieht sie an. Der Nachziehstapel hat dann 29 Karten.
    .title = Solo: das Modul der Androiden

DA-1-6 = Deine 4 Karten beim Aufbau werden wie üblich vom Nachziehstapel ausgeteilt. Die Regel,
    dass du von den Androiden ziehst, betrifft sie nicht, denn sie gilt erst nach dem Aufbau.
    .title = Solo: Austeilen ist kein Ziehen

DA-1-7 = Im Solospiel ist auf ★★ eines Gebäudes Platz für 1 Kolonisten (als Vorgabe 1), gleich ob
    deinen oder einen der Androiden.
    .title = Solo: Obergrenze auf ★★

DA-2-1 = Wenn du ziehen musst oder darfst und im Modul der Androiden eine Karte liegt, so muss die
    Karte, die du auf die Hand nimmst, eine von ihren sein und keine vom Nachziehstapel. Du wählst
    sie nach ihrem Slot und der sichtbaren Farbe.
    .title = Gezogen wird von den Androiden

DA-2-2 = Liegt im Modul der Androiden keine Karte, so ziehst du die oberste Karte des
    Nachziehstapels.
    .title = Ziehen vom Nachziehstapel

DA-2-3 = Du ziehst die Karten eine nach der anderen und siehst jede Vorderseite, bevor du die
    nächste nimmst. So kannst du mit den Karten der Androiden beginnen und mit dem Nachziehstapel
    fortfahren.
    .title = Jede Karte wird einzeln gezogen

DA-2-4 = Ob dich eine Fähigkeit ziehen lässt oder die 4-Karten-Regel: Beides wird genau gleich
    behandelt.
    .title = Für welches Ziehen das gilt

DA-2-5 = Der Slot einer Karte, die du genommen hast, bleibt vorerst leer. Das Modul der Androiden
    wird erst am Ende der Phase Androidenaktivierung aufgefüllt.
    .title = Kein Auffüllen beim Ziehen

DA-2-6 = Nichts davon ist Ziehen: der Aufbau der Androiden, der Systemausfall, der Funkenflug, das
    Auffüllen ihres Moduls, das Zurücknehmen einer Karte vom Ablagestapel und das Tauschen von
    Modulkarten.
    .title = Was kein Ziehen ist

DA-2-7 = Hat weder das Modul der Androiden noch der Nachziehstapel eine Karte, so entfällt das
    Ziehen, und du bleibst unter 4 Karten.
    .title = Solo: nichts mehr zu ziehen

DA-2-8 = Im Solospiel werden der Ablagestapel und die überdeckten Karten nie zu einem neuen
    Nachziehstapel gemischt.
    .title = Solo: kein neuer Nachziehstapel

DA-2-9 = Du darfst Karten auch dann unter den Nachziehstapel legen, wenn er leer ist. Die Karten,
    die du dort hinlegst, bilden von da an den Nachziehstapel.
    .title = Karten unter einen leeren Nachziehstapel legen

DA-3-1 = Eine Solorunde hat drei Phasen in fester Reihenfolge: zuerst deine Architektenphase, dann
    der Systemausfall, dann die Androidenaktivierung.
    .title = Drei Phasen in einer Runde

DA-3-2 = Die Bedingungen für das Ende werden erst geprüft, wenn die dritte Phase vorbei ist. Ist
    keine davon erfüllt, so beginnt eine weitere Runde.
    .title = Wann das Ende geprüft wird

DA-4-1 = In der Architektenphase führst du genau eine der fünf Soloaktionen aus, und danach folgt
    die 4-Karten-Regel.
    .title = Deine eine Aktion

DA-4-2 = Du darfst eine Karte von der Hand spielen, genau wie im Grundspiel.
    .title = Soloaktion: eine Karte von der Hand spielen

DA-4-3 = Du darfst eine Karte aus deinem eigenen Modul spielen, genau wie im Grundspiel, mit dem
    Landen durch höheren Wert, der Modulfähigkeit und der Gebäudefähigkeit.
    .title = Soloaktion: eine Karte aus deinem Modul spielen

DA-4-4a = Du darfst nach Slot und Farbe eine Karte aus dem Modul der Androiden wählen. Sie wird
    aufgedeckt und an das Gebäude derselben Farbe angebaut.
    .title = Soloaktion: eine Modulkarte der Androiden spielen

DA-4-4b = Schlägt diese Karte den Wert darunter (den der bisher obersten Karte, mit 0, wenn sie
    verdeckt ist, oder die 3 des Gebäudes) und ist es nicht das Habitat, so darfst du 1 eigenen
    Kolonisten von deinem Raumschiff dort auf ★ landen lassen. Ein gleicher Wert reicht nicht.
    .title = Landen mit einer Karte der Androiden

DA-4-4c = Danach darfst du die Fähigkeit des Gebäudes ausführen, auch wenn der Wert nicht höher
    war.
    .title = Gebäudefähigkeit nach einer Karte der Androiden

DA-4-4d = Die auf dieser Karte gedruckte Modulfähigkeit bleibt ungenutzt, von dir wie von den
    Androiden.
    .title = Die Modulfähigkeit der Androiden bleibt ungenutzt

DA-4-5a = Du darfst 1 eigenen Kolonisten von der Erde an Bord deines Raumschiffs holen und in
    derselben Aktion 1 Karte aus dem Modul der Androiden offen abwerfen. Welche Karte es ist,
    wählst du.
    .title = Soloaktion: an Bord holen und abwerfen

DA-4-5b = Hast du keinen Kolonisten auf der Erde oder ist das Modul der Androiden leer, so wird
    dir diese Aktion nicht angeboten, denn keine der beiden Hälften darf entfallen.
    .title = Beide Teile sind nötig

DA-4-6 = Du darfst wie im Grundspiel 1 Karte von der Hand oder aus deinem Modul für Energie
    hergeben, offen auf den Ablagestapel, erhältst aber 2 und nicht 1. Energie über das Maximum
    der Leiste hinaus verfällt.
    .title = Soloaktion: zwei Energie erhalten

DA-4-7 = Die 4-Karten-Regel wird nur für dich ausgeführt, und was du dafür ziehst, kommt zuerst
    von den Androiden. Die Androiden haben keine solche Regel.
    .title = Solo: die 4-Karten-Regel

DA-4-8 = Deine Fähigkeiten dürfen die Androiden treffen: beim Ansehen, beim Abwerfen aus einem
    fremden Modul, beim Tauschen von Modulkarten, beim Entziehen von Energie, beim Absteigen, beim
    Auf- oder Absteigen, beim Tauschen der Felder und beim Hinauswerfen. Die Androiden zählen
    auch, wenn eine Bedingung einen Gegner hier verlangt oder dass niemand mehr Energie hat; ein
    hinausgeworfener Android geht zurück auf das Raumschiff der Androiden.
    .title = Androiden als Ziel deiner Fähigkeiten

DA-4-9 = Deine Aktion darf die Zahl der Karten im Modul der Androiden auf jede Weise und ohne
    Grenze verändern. Es zählt nur, wie viele dort liegen, wenn die dritte Phase beginnt.
    .title = Das Modul der Androiden leeren

DA-5-1 = Die 2 obersten Karten des Nachziehstapels kommen offen auf den Ablagestapel, eine nach
    der anderen, die zweite also obenauf. Sie kommen nie aus dem Modul der Androiden.
    .title = Systemausfall

DA-5-2 = Hat der Nachziehstapel nur eine Karte, so wird nur diese abgeworfen; hat er keine, so
    wird nichts abgeworfen. In beiden Fällen folgt die dritte Phase.
    .title = Systemausfall bei zu kurzem Nachziehstapel

DA-5-3 = Während des Systemausfalls hat niemand etwas zu entscheiden.
    .title = Beim Systemausfall gibt es nichts zu entscheiden

DA-6-1 = Liegen im Modul der Androiden 2 Karten, so geschieht in dieser Phase nichts: kein
    Kolonist zieht, keine Fähigkeit wirkt, nichts wird aufgefüllt.
    .title = Zwei Karten der Androiden

DA-6-2 = Liegt im Modul der Androiden keine Karte, so zieht kein Android und keine Fähigkeit wird
    genutzt. Es wird nur aufgefüllt.
    .title = Keine Karte der Androiden

DA-6-3a = Liegt im Modul der Androiden 1 Karte und ist sie nicht schwarz, so landet 1 Kolonist der
    Androiden von ihrem Raumschiff auf ★ des Gebäudes, das die Farbe der Karte hat.
    .title = Eine Karte der Androiden: Landung

DA-6-3b = Sollte einer landen, aber das Raumschiff der Androiden ist leer, so geht stattdessen 1
    Kolonist der Androiden von der Erde an Bord ihres Raumschiffs. Ist auch auf der Erde keiner,
    so zieht nichts.
    .title = Landung bei leerem Raumschiff der Androiden

DA-6-3c = Ist die einzige Karte schwarz, so entfällt der erste Schritt ganz, und es wird auch
    niemand stattdessen von der Erde auf das Raumschiff der Androiden geholt.
    .title = Eine schwarze Karte der Androiden

DA-6-4a = Liegt im Modul der Androiden 1 Karte, so wird nach dem ersten Schritt die
    Androidenfähigkeit ihrer Farbe ausgeführt. Sie findet auch statt, wenn kein Kolonist gezogen
    ist.
    .title = Eine Karte der Androiden: Fähigkeit

DA-6-4b = Die Karte, die die Androiden aktiviert hat, bleibt in ihrem Slot und wird nicht
    umgedreht. Nur auf ihre Farbe kommt es an.
    .title = Die Karte der Androiden bleibt verborgen

DA-6-5 = Liegen im Modul der Androiden 0 oder 1 Karten, so wird es am Ende der Phase mit Karten
    oben vom Nachziehstapel auf 2 gebracht, die niemand ansieht. Reicht der Nachziehstapel nicht,
    so muss genügen, was da ist.
    .title = Das Modul der Androiden auffüllen

DA-7-1a = Die grüne Androidenfähigkeit, das Doppel-Upgrade, besteht aus zwei Upgrades, eines nach
    dem anderen.
    .title = Grün: Doppel-Upgrade

DA-7-1b = Gibt es ein Gebäude mit einem Androiden auf ★ und noch Platz auf ★★, so muss das Upgrade
    einen solchen Androiden von ★ auf ★★ aufsteigen lassen.
    .title = Upgrade, Möglichkeit 1: ein Android steigt auf

DA-7-1c = Kann in keinem Gebäude ein Android aufsteigen und hast du irgendwo einen Kolonisten auf
    ★★, so muss das Upgrade einen solchen deiner Kolonisten auf ★ seines Gebäudes absteigen
    lassen.
    .title = Upgrade, Möglichkeit 2: einer von dir steigt ab

DA-7-1d = Ist keine der beiden Möglichkeiten da, so verfällt dieses Upgrade.
    .title = Upgrade ohne Wirkung

DA-7-1e = Welche Möglichkeit für das zweite Upgrade gilt, ergibt sich neu aus der Lage, die das
    erste hinterlassen hat.
    .title = Das zweite Upgrade wird neu beurteilt

DA-7-2 = Die blaue Androidenfähigkeit, der Funkenflug, wirft die 2 obersten Karten des
    Nachziehstapels offen ab, oder so viele, wie er hat, wenn es weniger sind. Das gilt nicht als
    Ziehen.
    .title = Blau: Funkenflug

DA-7-3a = Ist die Energie der Androiden nicht am Maximum, so hebt die Androidenfähigkeit in
    Orange, die Überspannung, sie um 2, oder um weniger, wenn vorher das Maximum erreicht ist.
    .title = Orange: Überspannung

DA-7-3b = Ist die Energie der Androiden schon am Maximum, so wird anstelle des Anstiegs der
    Funkenflug ausgeführt.
    .title = Überspannung am Maximum

DA-7-4 = Ist ein Kolonist der Androiden auf der Erde, so holt die violette Androidenfähigkeit, die
    Anwerbeaktion, 1 von ihnen auf das Raumschiff der Androiden. Ist dort keiner, so bewirkt sie
    nichts.
    .title = Violett: Anwerbeaktion

DA-7-5a = Ist auf dem Raumschiff der Androiden ein Kolonist, so lässt die schwarze
    Androidenfähigkeit, die Berechnung, 1 von ihnen auf ★ eines Kolonistengebäudes landen. Welches
    Gebäude es ist, folgt aus den Regeln, wer für die Androiden entscheidet.
    .title = Schwarz: Berechnung

DA-7-5b = Ist das Raumschiff der Androiden leer, so holt die Berechnung 1 Kolonisten der Androiden
    von der Erde darauf. Ist auf der Erde keiner, so bewirkt sie nichts.
    .title = Berechnung bei leerem Raumschiff der Androiden

DA-8-1 = Für die Androiden ist immer nur zweierlei zu wählen: das Gebäude bei der Berechnung und das
    Gebäude eines Upgrades, wenn unter der geltenden Möglichkeit mehr als eines in Frage kommt.
    .title = Was für die Androiden zu wählen ist

DA-8-2 = Eine Option sagt, wer diese Entscheidungen trifft: ein Algorithmus (die Vorgabe) oder wer
    spielt.
    .title = Option: wer für die Androiden entscheidet

DA-8-3a = Entscheidest du selbst, so darfst du jede erlaubte Bewegung wählen; die Reihenfolge der
    beiden Möglichkeiten des Upgrades bleibt bindend. Du sollst den höchsten Endstand der
    Androiden anstreben, aber niemand prüft es.
    .title = Du entscheidest für die Androiden

DA-8-3b = Entscheidet der Algorithmus, so folgt die Wahl aus dem Stellungswert, und du wirst
    nichts gefragt.
    .title = Der Algorithmus entscheidet

DA-8-4 = Der Stellungswert ist 100 für jeden Siegpunkt der Androiden, abzüglich 100 für jeden von
    deinen, auf beiden Seiten ohne die Punkte für Energie. Dazu kommen 8 für jeden Androiden in
    dem Gebäude mit den meisten Androiden (höchstens 4 zählen), 6 für jedes Kolonistengebäude mit
    einem Androiden darin und 1 für jedes Gebäude mit einem Androiden auf ★ und noch Platz auf ★★.
    .title = Stellungswert für die Androiden

DA-8-5 = Die Berechnung wählt das Gebäude, das den höchsten Stellungswert hinterlässt. Bei
    gleichem Wert gilt die Reihenfolge Gewächshaus, Aqualab, Energiespeicher, Funkzentrale.
    .title = Wie die Berechnung wählt

DA-8-6 = Für das erste Upgrade nimmt der Algorithmus die erlaubte Bewegung, die zusammen mit ihrem
    besten erlaubten zweiten Upgrade zum höchsten Stellungswert führt; wo das zweite verfallen
    würde, zählt die Lage nach dem ersten. Gleich gute Bewegungen werden in der Reihenfolge
    Gewächshaus, Aqualab, Energiespeicher, Funkzentrale genommen. Das zweite Upgrade wird dann
    ebenso gewählt.
    .title = Wie das Doppel-Upgrade wählt

DA-9-1 = Stehen am Ende der Runde alle 7 deiner Kolonisten in Gebäuden, so endet die Partie.
    .title = Ende: alle deine Kolonisten in Gebäuden

DA-9-2 = Stehen am Ende der Runde alle 7 Kolonisten der Androiden in Gebäuden, so endet die
    Partie.
    .title = Ende: alle Androiden in Gebäuden

DA-9-3 = Liegen am Ende der Runde im Modul der Androiden nur 0 oder 1 Karten, weil der
    Nachziehstapel es nicht auffüllen konnte, so endet die Partie.
    .title = Ende: zu wenige Karten im Modul der Androiden

DA-9-4 = Die Partie endet nicht schon deshalb, weil der Nachziehstapel leer ist.
    .title = Ein leerer Nachziehstapel ist nicht das Ende

DA-9-5 = Sind mehrere Bedingungen für das Ende zugleich erfüllt, so macht das keinen Unterschied.
    Gewertet wird ein einziges Mal.
    .title = Mehrere Gründe für das Ende

DA-9-6 = Die Regeln des Grundspiels, wie das Ende ausgelöst wird, dass es ausgelöst bleibt und
    dass die Runde zu Ende gespielt wird, gelten im Solospiel nicht, und auch die Option nicht,
    die Runde zu Ende zu spielen.
    .title = Kein Ende des Grundspiels im Solospiel

DA-9-7 = Ist die höchste Rundenzahl gespielt (als Vorgabe 100), so endet die Solopartie und wird
    gewertet. Mit unseren Karten kann das nicht vorkommen; dazu braucht es eigene Karten eines
    Besitzers, die einander immer wieder vom Ablagestapel zurückholen.
    .title = Höchste Rundenzahl im Solospiel

DA-10-1 = Raumschiff, ★, ★★, jedes Kolonistengebäude und vier in einem wertest du wie im
    Grundspiel; der Energievorsprung hat eine eigene Regel.
    .title = Deine Punkte im Solospiel

DA-10-2 = Die Androiden werten ihre Kolonisten wie du: je 1 Siegpunkt auf dem Raumschiff, 2 auf ★,
    4 auf ★★ und 0 auf der Erde.
    .title = Punkte der Androiden für Kolonisten

DA-10-3 = Haben die Androiden in allen 4 Kolonistengebäuden einen Kolonisten, so bringt ihnen das
    4 Siegpunkte und nicht 2.
    .title = Punkte der Androiden für jedes Kolonistengebäude

DA-10-4 = Haben die Androiden in ein und demselben Gebäude mindestens 4 Kolonisten, so bringt
    ihnen das 5 Siegpunkte und nicht 3, nur ein einziges Mal.
    .title = Punkte der Androiden für vier in einem

DA-10-5a = Haben die Androiden mehr Energie als du, so erhalten sie dafür 2 Siegpunkte und du 0.
    .title = Energie: Androiden vorn

DA-10-5b = Haben beide Seiten gleich viel Energie, so erhalten die Androiden dafür 2 Siegpunkte
    und du 1.
    .title = Energie: Gleichstand

DA-10-5c = Hast du mehr Energie als die Androiden, so erhältst du dafür 1 Siegpunkt und sie 0.
    .title = Energie: du vorn

DA-10-6 = Um zu gewinnen, musst du mehr Siegpunkte haben als die Androiden. Bei gleich vielen
    verlierst du, und die Regeln des Grundspiels für Gleichstände gelten nicht.
    .title = Gegen die Androiden gewinnen

DA-11-1 = Auf der Stufe normal beginnen 5 Kolonisten der Androiden auf dem Raumschiff der
    Androiden und 2 auf der Erde.
    .title = Stufe: normal

DA-11-2 = Auf der Stufe Super-Droide beginnen 6 Kolonisten der Androiden auf dem Raumschiff der
    Androiden und 1 auf der Erde.
    .title = Stufe: Super-Droide

DA-11-3 = Auf der Stufe Cyborg beginnen alle 7 Kolonisten der Androiden auf dem Raumschiff der
    Androiden und 0 auf der Erde.
    .title = Stufe: Cyborg

DA-11-4 = Eine Stufe ändert nichts als die Orte, an denen die Kolonisten der Androiden beginnen.
    .title = Sonst sind die Stufen gleich

PM-E-1 = Raumschiffe bewirken im Spiel nichts. Sie werden nach Plätzen verteilt oder der Reihe der
    Plätze nach ausgesucht, wenn die Option sagt, dass sie gewählt werden. Der Grund: Kein uns
    bekannter Text nennt einen Unterschied zwischen ihnen.
    .title = Entscheid: Raumschiffe sind gleich

PM-E-2 = Die Plätze werden im Uhrzeigersinn gezählt, von 1 an. Dein linker Nachbar ist der Platz
    nach deinem, und für den letzten Platz ist es Platz 1. So ist der Uhrzeigersinn dasselbe wie
    das Weitergeben nach links.
    .title = Entscheid: Nummern der Plätze und Nachbarn

PM-E-3 = Die letzten Karten der Päckchen werden in der Reihenfolge der Plätze abgeworfen. Der
    Ablagestapel hat eine Ordnung, also muss festgelegt sein, welche Karte obenauf liegt.
    .title = Entscheid: Reihenfolge der Reste im Draft

PM-E-4 = Karten in Päckchen und im Draft behaltene Karten zeigen dasselbe wie eine Hand, nämlich
    ihre Rückseiten. Auch dort tragen die Rückseiten die Farbe.
    .title = Entscheid: Draftkarten zeigen ihre Rückseite

PM-E-5 = Bei der 4-Karten-Regel führt erst einer alles zu Ende, bevor der Nächste anfängt. Wer
    zuerst zieht, ist wichtig, wenn der Nachziehstapel knapp ist.
    .title = Entscheid: einer nach dem anderen

PM-E-6 = Wer für einen Effekt bezahlt, führt ihn mindestens einmal aus. Für nichts zu bezahlen ist
    nicht erlaubt, also auch nicht, zu bezahlen und dann nichts zu tun.
    .title = Entscheid: wer bezahlt, bekommt etwas

PM-E-7 = Eine Handkarte, deren Fähigkeit ausgeführt wird, liegt in einem eigenen Bereich als
    „gerade gespielt“. Sie kann deshalb nicht vom Ablagestapel zurückgenommen, in einen neuen
    Nachziehstapel eingemischt oder als Farbe auf der Hand gezählt werden. Der Grund: Auf den
    Ablagestapel kommt sie erst nach ihrer Fähigkeit.
    .title = Entscheid: die gerade gespielte Karte

PM-E-8 = Wo jedes Mal dasselbe geschieht (an Bord holen, Energie erhalten oder entziehen, hier
    landen), wird nach einer einzigen Zahl gefragt. Wo jedes Mal ein Ziel nötig ist, wird einzeln
    gefragt, mit der Möglichkeit, aufzuhören. So gibt es wenige Fragen, ohne dass eine Wahl
    verloren geht.
    .title = Entscheid: wie nach Mengen gefragt wird

PM-E-9 = Ein Zug hat nur dann keine Aktion, wenn keine der fünf erlaubt ist. Das verfeinert die
    Grundregel, denn auch wer keine Karten und keinen Kolonisten auf der Erde hat, kann vielleicht
    noch eine Karte aus einem fremden Modul spielen.
    .title = Entscheid: wann ein Zug ohne Aktion bleibt

PM-E-10 = Die beiden Karten, die vertauscht werden, müssen an verschiedenen Stellen liegen, und
    jede behält ihre Seite oben. Sonst änderte das Vertauschen nichts oder drehte auch noch eine
    Karte um.
    .title = Entscheid: Karten im Gebäudestapel vertauschen

PM-E-11 = Hat ein Modul weniger Karten, als eine Fähigkeit dich ansehen lässt, so siehst du die
    an, die da sind.
    .title = Entscheid: weniger Karten zum Ansehen

PM-E-12 = Fragt eine Bedingung nach einer Farbe auf der Hand, so prüft das Programm die Hand
    selbst und nennt nur die Farbe. Keine Vorderseite muss zum Beweis aufgedeckt werden.
    .title = Entscheid: eine Farbe auf der Hand nachweisen

PM-E-13 = Ein Vorbereitungsmodul hat zwei feste Slots, 1 und 2. Eine neue Karte kommt in den
    freien Slot, oder in Slot 1, wenn beide frei sind. Wer eine Vorderseite gesehen hat, sieht sie
    weiterhin, solange die Karte in einem Modul liegt; das geht, weil alle an den Slots verfolgen
    können, wo eine Karte ist.
    .title = Entscheid: Slots eines Moduls

PM-E-14 = Werden mehrere Karten unter den Nachziehstapel gelegt, so liegt die zuletzt gelegte ganz
    unten. Der Nachziehstapel hat eine Ordnung, also muss das festgelegt sein.
    .title = Entscheid: Reihenfolge unter dem Nachziehstapel

PM-E-15 = Karten, die vom Nachziehstapel abgeworfen werden, kommen einzeln auf den Ablagestapel.
    Damit steht fest, welche obenauf liegt und zurückgenommen werden kann.
    .title = Entscheid: Abwerfen vom Nachziehstapel

PM-E-16 = Die Namen der Optionen, die in den Quellen keinen haben, sind unsere eigenen: darunter
    die für die Raumschiffe, die Schwierigkeitsstufe, die Entscheidungen der Androiden und ihr
    Raumschiff.
    .title = Entscheid: Namen der Optionen

PM-E-17 = Die „Android Action Phase“, die die Anleitung an einer einzigen Stelle erwähnt, ist die
    Phase Androidenaktivierung. Die Anleitung kennt nur drei Phasen, und es ist die, die auf den
    Systemausfall folgt.
    .title = Entscheid: Name der dritten Phase

PM-E-18 = Den Slot wählst du auch dann, wenn beide Karten im Modul der Androiden dieselbe Farbe
    zeigen. Ihre Vorderseiten können verschieden sein, und vielleicht kennst du eine davon.
    .title = Entscheid: zwei Karten der Androiden in einer Farbe

PM-E-19 = Was es bewirkt, dass eine Karte aus einem fremden Modul einen Kolonisten ziehen lässt,
    und was, dass die Runde nicht zu Ende gespielt wird, haben wir festgelegt. Das Spielmaterial
    nennt beide Optionen mit ihrer Vorgabe, aber nicht, was die andere Einstellung bewirkt.
    .title = Entscheid: die andere Einstellung zweier Optionen

PM-E-20 = Ein Modul darf zu wenige Karten behalten, wenn die Hand leer wird. Das kann nur
    vorkommen, nachdem ein Ziehen entfallen ist, oder mit eigenen Karten eines Besitzers; deshalb
    behandelt es keine gedruckte Regel.
    .title = Entscheid: ein Modul, das sich nicht füllen lässt

PM-E-21 = Die höchste Rundenzahl, eine Sicherung des Programms, gilt im Solospiel wie im
    Grundspiel. Sie sorgt dafür, dass jede Partie zu Ende geht.
    .title = Entscheid: höchste Rundenzahl auch im Solospiel

PM-E-22 = Wer für die Androiden entscheidet, soll ihren höchsten Endstand anstreben. Der
    Algorithmus wägt ab, wie weit dieser vor deinem liegt, denn die höhere Punktzahl gewinnt; ein
    Upgrade, das einen von deinen absteigen lässt, ist also so viel wert, wie es dich kostet. Nach
    der anderen Lesart zählen nur die eigenen Punkte der Androiden, und was einen von deinen
    absteigen lässt, ist für sich nichts wert.
    .title = Entscheid: was die Androiden anstreben
