# The rules of Master of the Galaxy in German; rules.toml has the English.

MG-1-1 = Würfel gibt es in Rot, Blau, Gelb, Weiß und Schwarz. Wo eine Regel nach einer Farbe
    fragt, ist Schwarz eine Farbe wie die anderen.
    .title = Fünf Farben

MG-1-2 = Auf jedem Feld liegt ein einziger Würfel. Ein Feld mit einem Buchstaben verlangt diese
    Farbe; ein Stern nimmt jede der fünf an.
    .title = Ein Würfel je Feld

MG-1-3 = Ein System ist jederzeit neutral, von einem Spieler kontrolliert, unter einem Schwarm
    oder ein Schwarzes Loch, und nie zwei davon zugleich.
    .title = Vier Zustände eines Systems

MG-1-4 = Jede Karte, jedes Feld, jeder Preis, jedes Limit und jede Einstellung wird aus
    Datendateien gelesen, damit ein Besitzer die Werte seines Exemplars über unsere legen kann.
    .title = Werte sind Daten

MG-2-1 = Spezies, Anführer, Konflikte, Regierungen, Handel, Expansion und Fortschritt sind sieben
    Stapel, jeder für sich gemischt.
    .title = Sieben Stapel

MG-2-2 = Jeder beginnt mit einem Beutel von 25 Würfeln, fünf jeder Farbe, mit neun Basen, drei
    jeder Form, und mit nichts auf den fünf Leisten der Symbole.
    .title = Womit jeder beginnt

MG-2-3 = Alle Würfel, die in niemandes Beutel sind, bilden den Vorrat: mit n Spielern 45 minus 5n
    jeder Farbe, und 20 minus 5n von Schwarz.
    .title = Der Vorrat

MG-2-4 = Wer beginnt, entscheidet der Zufall.
    .title = Startspieler

MG-2-5 = Der Startspieler nimmt Würfel aus seinem Beutel, bis einer nicht schwarz ist. Die Ecke
    dieser Farbe ist sein Heimatsystem, und die Würfel kommen zurück.
    .title = Heimatsystem des Startspielers

MG-2-6 = In Sitzreihenfolge bekommt jeder weitere Spieler die nächste noch freie Ecke, auf dem
    Spielplan im Uhrzeigersinn: Nordwest, Nordost, Südost, Südwest.
    .title = Heimatsysteme der anderen

MG-2-7 = Jeder setzt eine Basis auf sein Heimatsystem und sucht sich ihre Form aus. Dadurch wird
    nichts eingenommen, und kein Ereignis folgt.
    .title = Die erste Basis

MG-2-8a = Bei drei Spielern werden die Ecke, die niemand hat, und die beiden daneben gedruckten
    Systeme durch Schwarze Löcher geschlossen, mit drei Plättchen.
    .title = Drei Spieler

MG-2-8b = Bei zwei Spielern werden beide freien Ecken und die beiden Systeme am Rand zwischen
    ihnen durch Schwarze Löcher geschlossen, mit vier Plättchen.
    .title = Zwei Spieler

MG-2-8c = Mit vier Spielern, und allein, beginnt der Spielplan ohne Schwarzes Loch.
    .title = Vier Spieler, oder einer

MG-2-9 = Vom Startspieler an im Uhrzeigersinn sieht jeder zwei Spezies und behält eine davon,
    offen. Ihr Symbol zählt sofort.
    .title = Eine Spezies auswählen

MG-2-10 = Sind die Spezies ausgewählt, so liegen die anderen sechs Stapel offen, sodass alle die
    oberste Karte jedes Stapels sehen.
    .title = Die Stapel werden aufgedeckt

MG-3-1 = Die Züge gehen im Uhrzeigersinn reihum, vom Startspieler an.
    .title = Spielreihenfolge

MG-3-2 = Ein Zug besteht aus Phase 1 (Ziehen), Phase 2 (Verteilen), Phase 3 (Karten) und dem
    Zugende, in dieser Reihenfolge.
    .title = Teile eines Zuges

MG-3-3 = Phase 1 beginnt mit dem, was die Karten des aktiven Spielers am Zugbeginn bewirken; die
    Karte, die zuerst ins Spiel kam, vor den anderen.
    .title = Ereignisse am Zugbeginn

MG-3-4 = Dann wird die Hand zufällig aus dem Beutel gezogen, ohne zwischendurch zurückzulegen:
    drei Würfel, und mehr durch Dauereffekte auf die Hand.
    .title = Die Hand ziehen

MG-3-5 = Sind im Beutel weniger Würfel, so werden alle gezogen. Ein leerer Beutel gibt eine leere
    Hand.
    .title = Zu wenige im Beutel

MG-3-6 = Endet Phase 2, so kommt alles, was noch auf der Hand ist, zurück in den Beutel.
    .title = Ungenutzte Würfel gehen zurück

MG-3-7 = Würfel, die ein Effekt in Phase 3 gezogen hat, kommen am Zugende zurück in den Beutel;
    gelegt werden können sie nicht.
    .title = Zu spät gezogene Würfel

MG-3-8 = Hat der Vorrat weniger, als du erhalten sollst, so erhältst du, was er hat.
    .title = Zu kleiner Vorrat

MG-3-9 = Alle dürfen die Würfel auf einer Hand sehen.
    .title = Die Hand ist offen

MG-4-1 = In Phase 2 führst du beliebig viele Aktionen in beliebiger Reihenfolge aus und beendest
    die Phase, wann du willst, sofern kein Effekt mehr wartet.
    .title = Aktionen in freier Reihenfolge

MG-4-2 = Lege einen Würfel von deiner Hand auf ein leeres Feld, das ihn annimmt, in einem Projekt
    deiner Spezies, eines Anführers oder einer Entwicklung, die nicht abgeschlossen ist.
    .title = Auf eine Karte legen

MG-4-3 = Lege einen Würfel von deiner Hand auf eine Route (MG-6).
    .title = Auf eine Route legen

MG-4-4 = Besiedle einen Planeten mit einem Würfel von deiner Hand (MG-7).
    .title = Besiedeln

MG-4-5 = Lege einen Würfel von deiner Hand auf ein leeres Feld, das ihn annimmt, auf deiner Seite
    eines begonnenen Konflikts, ob du angreifst oder verteidigst.
    .title = In einen Konflikt legen

MG-4-6 = Beginne einmal je Zug einen Konflikt; dieses eine Mal ist verbraucht, auch wenn der
    Konflikt inzwischen abgebrochen wurde.
    .title = Einen Konflikt beginnen

MG-4-7 = Hole mit Hilfe eines schwarzen Würfels einen Würfel zurück (MG-5).
    .title = Zurückholen

MG-4-8 = Gib einen deiner Anführer auf, eine deiner Entwicklungen, die nicht abgeschlossen sind,
    oder einen deiner nicht begonnenen Konflikte: Die Würfel darauf kommen in deinen Beutel, die
    Karte unter ihren Stapel. Sonst kann nichts so aufgegeben werden.
    .title = Aufgeben

MG-4-9 = Ein Würfel bleibt, wohin er gelegt wurde, bis sein Projekt abgeschlossen ist oder eine
    Regel ihn wegnimmt: Zurückholen, Diebstahl, Zurückschlagen, Aufgeben oder Zurückkommen.
    .title = Gelegte Würfel bleiben liegen

MG-4-10 = Deine Dauereffekte für andere Farben, für gemischte Routen und für das Besiedeln mit
    jeder Farbe gelten überall, wo du legst, für die Arten von Projekten, die sie nennen, und für
    keine anderen.
    .title = Dauereffekte erlauben mehr

MG-4-11 = Nach 200 Aktionen in einer Phase 2 wird nur noch ihr Ende angeboten, denn ein Projekt,
    das seine eigenen Würfel wieder zieht, ließe sich endlos wiederholen.
    .title = Sicherung der Phase

MG-5-1 = Lege einen schwarzen Würfel von deiner Hand in deinen Beutel und einen anderen deiner
    Würfel ebenfalls in deinen Beutel, oder auf deine Hand, wenn die Einstellung es so will.
    .title = Was das Zurückholen kostet

MG-5-2 = Der Würfel darf in einem Projekt liegen, das nicht abgeschlossen ist, auf deiner Seite
    irgendeines begonnenen Konflikts oder, wenn die Einstellung Routen erlaubt, auf einer deiner
    Routen, fertig oder nicht.
    .title = Woher zurückgeholt wird

MG-5-3 = Gebundene Würfel und Würfel auf Planeten können nicht zurückgeholt werden.
    .title = Woher nicht

MG-5-4 = Der Würfel darf jede Farbe haben, auch Schwarz, und jeder schwarze Würfel auf der Hand
    erlaubt ein Zurückholen.
    .title = Jede Farbe, immer wieder

MG-5-5 = Das Zurückholen wird nicht angeboten, wenn es keinen Würfel gibt, der sich holen ließe.
    .title = Nichts zurückzuholen

MG-5-6 = Kam der Würfel von einer fertigen Route, so kann sie sofort unfertig werden (MG-6.8).
    .title = Von einer fertigen Route zurückgeholt

MG-6-1 = Eine Route ist eine gedruckte Linie zwischen zwei Systemen mit zwei oder drei Feldern.
    Jedes Feld nimmt jede Farbe an, die die übrigen Regeln für Routen erlauben.
    .title = Was eine Route ist

MG-6-2 = Alle Würfel auf einer Route haben die Farbe des ersten, sofern nicht gemischte Routen
    oder die Einstellung das aufheben.
    .title = Eine Farbe je Route

MG-6-3 = Alle Würfel auf einer Route gehören einem Spieler; niemand anders darf welche dazulegen.
    .title = Ein Besitzer je Route

MG-6-4 = Du darfst Würfel auf eine Route legen, wenn du eines ihrer Enden kontrollierst und keines
    ihrer Enden ein Schwarzes Loch ist. Das andere Ende darf neutral sein, einem Gegner gehören
    oder unter einem Schwarm liegen.
    .title = Wo du bauen darfst

MG-6-5 = Eine Route ist fertig, wenn so viele Würfel auf ihr liegen, wie sie braucht: auf allen
    Feldern, weniger bei einem Rabatt für Routen. Die Würfel bleiben liegen, und mehr dürfen nicht
    dazu.
    .title = Eine fertige Route

MG-6-6 = Eine fertige Route verbindet ihre beiden Systeme für alle, oder nur für ihren Besitzer,
    wenn die Einstellung es so will.
    .title = Wen sie verbindet

MG-6-7 = Kontrolliert ihr Besitzer keines ihrer Enden, so kommen die Würfel einer Route sofort in
    seinen Beutel.
    .title = Eine Route ohne Ende

MG-6-8 = Verlässt ein Würfel eine fertige Route und bleiben weniger, als sie braucht, so ist sie
    unfertig und verbindet nichts.
    .title = Eine Route verliert einen Würfel

MG-6-9 = Eine fertige Route bleibt fertig, auch wenn der Rabatt verloren geht, der sie fertig
    gemacht hat.
    .title = Ein Rabatt geht verloren

MG-6-10 = Eine Route ohne Würfel hat weder Besitzer noch Farbe.
    .title = Eine leere Linie

MG-7-1 = Lege einen Würfel von deiner Hand auf einen freien Planeten in einem System, das du
    kontrollierst. Er muss die Farbe des Planeten haben, oder irgendeine, wenn ein Dauereffekt es
    erlaubt.
    .title = Womit ein Planet besiedelt wird

MG-7-2 = Dann kommt der Ertrag des Planeten aus dem Vorrat in deinen Beutel, soweit der Vorrat ihn
    hat. Der Würfel bleibt auf dem Planeten.
    .title = Der Ertrag

MG-7-3 = Wechselt die Kontrolle über sein System, wird es zum Schwarzen Loch oder dringt ein
    Schwarm ein, so kommen die Würfel auf den Planeten in den Vorrat, und die Planeten sind wieder
    frei.
    .title = Ein Planet geht verloren

MG-7-4 = Ein Effekt, der besiedelt, nimmt den Würfel aus dem Vorrat; ein Planet, dessen Farbe im
    Vorrat fehlt, wird nicht angeboten. Er gibt Ertrag und zählt als Besiedeln wie sonst auch.
    .title = Besiedeln durch einen Effekt

MG-8-1 = Alle Basen in einem System gehören dem einen Spieler, der es kontrolliert.
    .title = Kontrolle

MG-8-2a = Eine Basis darf in ein neutrales System, das eine fertige Route mit einem deiner Systeme
    verbindet: Du nimmst es ein.
    .title = Eine Basis nimmt ein

MG-8-2b = Oder sie darf in ein System, das du schon kontrollierst, wenn dort keine Basis dieser
    Form steht.
    .title = Eine Basis kommt dazu

MG-8-3 = In keinem System stehen zwei Basen einer Form, also höchstens drei, oder weniger, wenn
    die Einstellung es so will.
    .title = Jede Form nur einmal

MG-8-4 = Die Basis hat eine Form, die noch in deinem Bestand ist.
    .title = Aus dem Bestand

MG-8-5 = Ein Sprung ist eine Basis, die keine Route braucht: Es genügt ein neutrales System, das
    neben einem deiner Systeme gedruckt ist.
    .title = Springen

MG-8-6 = Ist weder das Einnehmen noch das Dazusetzen möglich, so verfällt die Basis.
    .title = Kein Platz für eine Basis

MG-8-7 = In ein System unter einem Schwarm und auf ein Schwarzes Loch wird keine Basis gesetzt.
    Nur ein gewonnener Konflikt gegen den Schwarm bringt dort eine hin.
    .title = Wohin keine Basis kommt

MG-8-8 = Eine entfernte Basis kommt zurück in den Bestand ihres Besitzers und kann wieder gesetzt
    werden.
    .title = Entfernte Basen

MG-8-9 = Du nimmst immer dann ein System ein, wenn du die Kontrolle über eines bekommst, das du
    nicht kontrolliert hast, ob durch eine Basis, einen Sprung oder einen Konflikt.
    .title = Das Ereignis des Einnehmens

MG-9-1 = Eine Spezies hat drei Projekte, für eine Basis, für Forschung und für Politik, die sich
    immer wieder ausführen lassen.
    .title = Projekte einer Spezies

MG-9-2 = Ein Anführer hat ein Projekt, das sich immer wieder ausführen lässt.
    .title = Projekt eines Anführers

MG-9-3 = Eine Entwicklung hat ein Projekt, das einmal ausgeführt wird. Ihr Dauereffekt gilt,
    sobald sie abgeschlossen ist.
    .title = Projekt einer Entwicklung

MG-9-4 = Ein Projekt ist in dem Moment abgeschlossen, in dem es die Würfel hat, die es braucht: so
    viele wie seine Felder minus die Summe der Rabatte, aber nicht weniger als die größte
    Mindestzahl unter ihnen und nie mehr als seine Felder.
    .title = Wann ein Projekt abgeschlossen ist

MG-9-5 = Niemand kann ein Abschließen aufschieben oder verweigern; auf den Effekt darf verzichtet
    werden.
    .title = Abschließen ist keine Wahl

MG-9-6 = Zuerst gehen die Würfel weg, wie es die Karte sagt; dann zählen die Symbole einer
    Entwicklung; dann wird auf Sieg geprüft; dann werden Schwärme genährt (allein); dann wird der
    Effekt ausgeführt; dann die Ereignisse, die er ausgelöst hat.
    .title = Reihenfolge beim Abschließen

MG-9-7 = Ein Effekt aus mehreren Teilen wird Teil für Teil in seiner Reihenfolge ausgeführt; ein
    unmöglicher Teil verfällt.
    .title = Effekte in Teilen

MG-9-8 = Schließt ein Effekt ein anderes Projekt ab, so wird dieses ganz ausgeführt, bevor der
    erste Effekt weitergeht.
    .title = Abschließen im Abschließen

MG-9-9 = Ein Projekt, das ein neuer Dauereffekt vollständig macht, wird sofort abgeschlossen; bei
    mehreren bestimmt der Besitzer die Reihenfolge.
    .title = Durch einen Dauereffekt abgeschlossen

MG-9-10 = Gebundene Würfel bleiben liegen, bis ihre Karte aus dem Spiel geht, und kommen dann in
    den Vorrat.
    .title = Gebundene Würfel

MG-9-11 = Jedes Verb eines Effekts tut genau, was seine Definition sagt. Das Legen aus dem Beutel
    und das Ziehen finden den Beutel so vor, wie er ist, nachdem die Würfel des Projekts selbst
    dorthin zurückgekommen sind.
    .title = Die Verben

MG-9-12 = Ein Würfel aus dem Beutel darf nur dorthin, wohin sein Besitzer ihn selbst hätte legen
    können: auf eigene Projekte und auf die eigene Seite von Konflikten.
    .title = Aus dem Beutel legen

MG-10-1 = Ein Dauereffekt gilt, solange seine Spezies oder Regierung im Spiel ist, oder vom
    Abschluss einer Entwicklung an, bis die Karte weggeht.
    .title = Wann Dauereffekte gelten

MG-10-2 = Bei Limits und bei der Zahl der Karten, die du ansiehst, gilt der höchste; Würfel auf
    der Hand und Befestigungen werden zusammengezählt.
    .title = Mehrere Dauereffekte

MG-10-3 = Sinkt ein Limit, so wird das Überzählige sofort aufgegeben (MG-11.7).
    .title = Ein Limit sinkt

MG-11-1 = Kartenwahlen warten bis Phase 3 in einer Warteschlange, in der Reihenfolge, in der sie
    erhalten wurden; in Phase 3 erhaltene kommen an ihr Ende. Am Zugende ist die Warteschlange
    leer.
    .title = Die Warteschlange der Kartenwahlen

MG-11-2 = Eine Kartenwahl zeigt die obersten zwei Karten eines Stapels, oder mehr durch einen
    Dauereffekt. Du darfst eine behalten; die übrigen kommen in beliebiger Reihenfolge unter den
    Stapel.
    .title = Eine Kartenwahl

MG-11-3 = Erlaubt eine Kartenwahl mehrere Kartenarten, so nennst du den Stapel, bevor seine zweite
    Karte gezeigt wird.
    .title = Welcher Stapel

MG-11-4 = Du darfst auch keine behalten: Dann kommen alle gesehenen Karten unter den Stapel.
    .title = Auf eine Kartenwahl verzichten

MG-11-5 = Eine letzte einzelne Karte wird genommen oder gelassen. Statt eines leeren Stapels
    nennst du eine andere der erlaubten Kartenarten, und gibt es keine, so verfällt die
    Kartenwahl.
    .title = Ein zu kleiner Stapel

MG-11-6 = Du darfst zwei Anführer haben, eine Regierung, zwei nicht gewonnene Konflikte (begonnene
    zählen mit) und von jeder Art eine Entwicklung, die nicht abgeschlossen ist. Abgeschlossene
    Entwicklungen und Trophäen haben kein Limit; Spezies eine.
    .title = Limits für Karten

MG-11-7 = Über einem Limit gibst du sofort Karten dieser Kartenart auf, bis du nicht mehr darüber
    bist; die neue Karte darf darunter sein. Ein begonnener Konflikt wird erst abgebrochen, dann
    aufgegeben.
    .title = Über einem Limit

MG-11-8 = Ankunft und Aufgeben sind ein Schritt, auch bei den Karten, für die ein Limit gesunken
    ist: Die Symbole ändern sich zusammen, und Siegprüfung und Nähren sehen nur das Ergebnis. Ob
    eine neue Karte bleibt, entscheidet sich, bevor ihre Dauereffekte gelten: Eine, die sofort
    aufgegeben wird, hat nichts abgeschlossen.
    .title = Ein Schritt

MG-11-9 = Alle sehen die Karten einer Kartenwahl und die, die unter einen Stapel gelegt werden.
    Die Reihenfolge des verborgenen Rests eines Stapels kennt niemand.
    .title = Kartenwahlen sind offen

MG-12-1 = Das Symbol eines Anführers zählt von dem Moment, in dem er genommen wird, bis er geht.
    .title = Das Symbol eines Anführers

MG-12-2 = Würfel werden einzeln gestohlen, von einem anderen Spieler oder von einer Weaver-Karte,
    in den Beutel des Diebes.
    .title = Stehlen

MG-12-3 = Von Karten: Projekte anderer, die nicht abgeschlossen sind, auf Spezies, Anführern und
    Entwicklungen, und Werke der Weavers. Aus Konflikten: Seiten, die nicht die des Diebes sind,
    auch die der Weavers. Von Routen: unfertige Routen anderer. Von überall: alle drei.
    .title = Wohin Diebe reichen

MG-12-4 = Gebundene Würfel, Würfel auf Planeten und Würfel fertiger Routen können nicht gestohlen
    werden.
    .title = Was nicht gestohlen werden kann

MG-12-5 = Ein Anführer, der jemandem genommen wird, wechselt mit seinem Symbol; die Würfel auf ihm
    kommen in den Beutel dessen, der ihn verliert. Der Dieb kann danach über seinem Limit sein.
    .title = Einen Anführer nehmen

MG-12-6 = Immer wenn ein Anführer aus dem Spiel geht, kommen die Würfel auf ihm in den Beutel
    seines Besitzers.
    .title = Ein Anführer geht

MG-13-1 = Eine Regierung gilt von dem Moment an, in dem sie genommen wird, mit Dauereffekt und
    Symbol.
    .title = Regierungen gelten sofort

MG-13-2 = Die erste Regierung kostet nichts.
    .title = Die erste Regierung

MG-13-3 = Ersetzt eine neue Regierung eine alte, so kommt die alte Karte unter ihren Stapel, und
    du setzt deinen nächsten Zug aus, sofern die Einstellung nichts anderes sagt.
    .title = Anarchie

MG-13-4 = Gibst du stattdessen die neue Karte auf, so wurde nichts ersetzt, und kein Zug wird
    ausgesetzt.
    .title = Die neue Regierung geht

MG-14-1 = Eine Konfliktkarte liegt vor ihrem Besitzer, bis er sie einsetzt, und nimmt bis dahin
    keine Würfel an.
    .title = Ein wartender Konflikt

MG-14-2 = Wer einen Konflikt beginnt, nennt ein Ziel, das eine fertige Route mit einem eigenen
    kontrollierten System verbindet, und dieses System, das Ausgangssystem, wenn mehrere in Frage
    kommen.
    .title = Ausgangssystem und Ziel

MG-14-3 = Ein Ziel ist neutral, gehört einem Gegner oder ist, allein, unter einem Schwarm.
    .title = Was ein Ziel sein kann

MG-14-4 = Ein System, das schon Ziel eines Konflikts ist, darf noch einmal genannt werden, sofern
    die Einstellung es nicht verbietet.
    .title = Zweimal dasselbe Ziel

MG-14-5 = Mehrere deiner Konflikte dürfen zugleich begonnen sein, in jedem Zug höchstens einer
    mehr; eine Einstellung kann ihre Zahl begrenzen.
    .title = Mehrere Konflikte

MG-14-6 = Mit dem Beginn wächst die Seite des Angreifers: um ein rotes Feld für jede Basis im Ziel
    nach der ersten, um zwei rote Felder, wenn es ein Startsystem ist, das nicht neutral ist, und
    um einen Stern für jede Befestigung dessen, der es kontrolliert.
    .title = Zusätzliche Felder des Angreifers

MG-14-7 = Der Angreifer füllt seine Seite in seiner eigenen Phase 2, ein verteidigender Spieler
    die andere in seiner. Ein neutrales System hat keine Verteidigung.
    .title = Wer was füllt

MG-14-8 = Ist die Seite des Angreifers vollständig, so gilt diese Reihenfolge: Alle Würfel des
    Konflikts kommen zu ihren Besitzern zurück; Basen im Ziel kommen in ihren Bestand, Würfel der
    Planeten in den Vorrat, ein Schwarm geht, Routen ohne Ende gehen; der Sieger setzt dort eine
    Basis und nimmt das System ein; die Karte wird zur Trophäe mit ihrem Symbol; Schwärme werden
    genährt; der Siegeffekt; Ereignisse; die Beute, wenn ein Spieler verloren hat. Nach jedem
    davon wird auf Sieg geprüft.
    .title = Der Angreifer gewinnt

MG-14-9 = Auf diese Basis kann niemand verzichten. Ist keine im Bestand, so wird das System
    neutral.
    .title = Die Basis des Siegers

MG-14-10 = Ist die Seite des Verteidigers vollständig, so kommen alle Würfel des Konflikts zu
    ihren Besitzern zurück, die Karte kommt unter ihren Stapel, und der Verteidiger nimmt sich die
    Beute vom Angreifer.
    .title = Der Verteidiger gewinnt

MG-14-11 = Der Sieger sieht den Beutel des Verlierers und legt so viele Würfel seiner Wahl daraus
    in den eigenen, oder alle, wenn es weniger sind.
    .title = Würfel als Beute

MG-14-12 = Der Sieger nimmt einen Anführer des Verlierers, nach eigener Wahl; gibt es keinen,
    einen Würfel. Er kann dann über seinem Limit sein.
    .title = Ein Anführer als Beute

MG-14-13 = Gegen ein neutrales System oder einen Schwarm bekommt der Angreifer alles außer der
    Beute.
    .title = Keine Beute

MG-14-14 = Ein Konflikt wird abgebrochen, wenn anders als durch sein eigenes Ende der Angreifer
    das Ausgangssystem nicht mehr kontrolliert, Ausgangssystem und Ziel nicht mehr verbunden sind
    oder der Zustand des Ziels sich ändert: ein anderer kontrolliert es, es wird neutral, wird
    eingenommen, wird zum Schwarzen Loch, oder ein Schwarm dringt ein oder geht.
    .title = Abgebrochen

MG-14-15 = Weitere Basen dessen, der es schon kontrolliert, und die Metamorphose eines Schwarms
    brechen nichts ab.
    .title = Was nicht abbricht

MG-14-16 = Alle Würfel kommen zu ihren Besitzern zurück, und die Karte bleibt bei ihrem Besitzer,
    nicht begonnen, oder kommt unter ihren Stapel, wenn die Einstellung es so will.
    .title = Nach einem Abbruch

MG-14-17 = Das Zurückschlagen bringt Würfel der anderen Seite eines Konflikts, an dem du beteiligt
    bist, zu ihrem Besitzer zurück, die der Weavers in den Vorrat. Ein Effekt, der abbricht, darf
    jeden begonnenen Konflikt beenden.
    .title = Zurückschlagen und Abbrechen

MG-15-1 = Du hast die Symbole auf deiner Spezies, deinen Anführern, deiner Regierung, deinen
    abgeschlossenen Entwicklungen und Trophäen; manche zählen als zwei. Die Leiste zeigt höchstens
    fünf.
    .title = Symbole zählen

MG-15-2 = Geht eine Karte aus dem Spiel, so zählen ihre Symbole nicht mehr.
    .title = Symbole gehen verloren

MG-15-3 = Entwicklungen, die nicht abgeschlossen sind, und nicht gewonnene Konflikte zählen kein
    Symbol.
    .title = Was nichts zählt

MG-16-1 = Wird ein System zum Schwarzen Loch, so kommen seine Basen in ihren Bestand, die Würfel
    der Planeten in den Vorrat, die Würfel aller seiner Routen in die Beutel ihrer Besitzer;
    Konflikte von dort oder dagegen werden abgebrochen; es ist von niemandem mehr Nachbar.
    .title = Ein Schwarzes Loch

MG-16-2 = Der Effekt, der ein Schwarzes Loch macht, darf nur ein neutrales System nennen, das kein
    Startsystem ist.
    .title = Welches System ein Effekt schließen darf

MG-16-3 = Auch ohne Plättchen ist das System geschlossen.
    .title = Kein Plättchen übrig

MG-16-4 = Ein Schwarzes Loch wird nie entfernt.
    .title = Für immer

MG-17-1 = Wer neun Basen auf dem Spielplan hat, gewinnt sofort.
    .title = Neun Basen

MG-17-2 = Wer fünf gleiche Symbole hat, gewinnt sofort.
    .title = Fünf gleiche Symbole

MG-17-3 = Wer zwei Startsysteme kontrolliert, gewinnt sofort, gleich wie er zum zweiten gekommen
    ist.
    .title = Zwei Startsysteme

MG-17-4 = Nach jedem Schritt, in wessen Zug auch immer, wird geprüft, ob jemand die Partie
    gewonnen hat; wenn ja, endet sie dort, und nichts weiter von demselben Abschließen wird
    ausgeführt.
    .title = Nach jedem Schritt wird auf Sieg geprüft

MG-18-1 = Wartet ein Aussetzen, wenn dein Zug beginnt, so entfällt der ganze Zug, und das
    Aussetzen ist verbraucht.
    .title = Ein ausgesetzter Zug

MG-18-2 = Für einen Spieler wartet nie mehr als ein Aussetzen.
    .title = Nur ein Aussetzen wartet

MG-18-3 = Deine Würfel, Routen und Konflikte bleiben, wie sie sind, und andere dürfen gegen dich
    weitermachen.
    .title = Während du aussetzt

MG-19-1 = Ein Spieler ohne Basis auf dem Spielplan scheidet sofort aus: Alle seine Würfel kommen
    in den Vorrat, seine Karten unter ihre Stapel, und seine Konflikte werden entfernt.
    .title = Ausgeschieden

MG-19-2 = Konflikte gegen jemanden, der ausgeschieden ist, werden abgebrochen, wenn sie noch nicht
    zu Ende sind.
    .title = Konflikte gegen ihn

MG-19-3 = Die Beute eines Konflikts wird genommen, bevor der Verlierer ausscheidet.
    .title = Die Beute kommt zuerst

MG-19-4 = Der letzte verbliebene Spieler gewinnt.
    .title = Der Letzte

MG-20-1 = Bringt ein Schritt zwei Spielern den Sieg, so gewinnt von ihnen der aktive.
    .title = Zwei zugleich: einer ist aktiv

MG-20-2 = Ist keiner von ihnen aktiv, so gewinnt der erste in der Spielreihenfolge nach dem
    aktiven Spieler.
    .title = Zwei zugleich: keiner ist aktiv

MG-20-3 = Es gibt genau einen Sieger, allein sind es du oder die Weavers. Ein erschöpfter Stapel
    oder Vorrat beendet keine Partie.
    .title = Ein Sieger

MG-20-4 = Nach 200 vollen Runden endet die Partie: Es gewinnen die meisten Basen auf dem
    Spielplan, dann die meisten Symbole zusammen, dann die meisten Startsysteme, dann wer in der
    Spielreihenfolge am frühesten kommt.
    .title = Sicherung der Runden

WV-1-1 = Allein nimmst du die Spezies, die du willst, oder eine durch eine Kartenwahl, und das
    Startsystem, das du willst, als Heimatsystem, mit einer Basis beliebiger Form darauf. Wer
    beginnt und wo, wird nicht ausgelost.
    .title = Spezies und Heimatsystem

WV-1-2 = Alle sieben Stapel, der Beutel und der Vorrat sind die einer Partie für eine Person.
    .title = Stapel und Würfel

WV-1-3 = Die fünf Weaver-Karten werden gemischt. Die erste gezogene liegt auf der linken Ecke, der
    nächsten im Uhrzeigersinn vom Heimatsystem aus, die zweite auf der rechten Ecke, der nächsten
    in der anderen Richtung.
    .title = Die ersten beiden Schwärme

WV-1-4 = Beide suchen ihre Ziele, sobald beide dort liegen.
    .title = Die ersten Ziele

WV-1-5 = Die dem Heimatsystem gegenüberliegende Ecke beginnt neutral und darf wie jedes neutrale
    System eingenommen werden; das gibt dir ein zweites Startsystem.
    .title = Die gegenüberliegende Ecke

WV-1-6 = Am Anfang gibt es kein Schwarzes Loch. Die drei übrigen Weaver-Karten sind der
    Weaver-Stapel, verdeckt.
    .title = Nichts ist geschlossen

WV-1-7 = Symbole, die beim Aufbau gezählt werden, nähren keinen Schwarm.
    .title = Der Aufbau nährt niemanden

WV-2-1 = Eine Weaver-Karte zeigt drei Pfeile in ihrer Reihenfolge, je ein Werk für Proliferation,
    Metamorphose und Verschlingen mit Feldern und Farbe, ein Symbol und die beiden Werke, die
    dieses Symbol nährt.
    .title = Was eine Weaver-Karte zeigt

WV-2-2 = Jedes Werk einer Weaver-Karte nimmt nur Würfel seiner eigenen Farbe an.
    .title = Eine Farbe je Werk

WV-2-3 = Die Farbe der Metamorphose ist die, nach der auf deiner Hand gesucht wird, und die, die
    gelegt wird.
    .title = Die Farbe der Metamorphose

WV-2-4 = Schwärme handeln und werden aufgezählt in der Reihenfolge, in der sie gekommen sind; eine
    Karte, die durch eine Metamorphose eine andere ersetzt, behält deren Stelle.
    .title = Reihenfolge der Schwärme

WV-3-1 = Ein Schwarm darf auf die gedruckten Nachbarn seines Systems zielen, die weder Schwarze
    Löcher noch unter einem Schwarm sind. Deine Systeme, neutrale Systeme und Startsysteme sind
    alle gültig.
    .title = Gültige Ziele

WV-3-2 = Ob eine Route gebaut ist, hat weder auf Ziele noch auf Bewegungen Einfluss.
    .title = Würfel auf Routen sind ohne Bedeutung

WV-3-3a = Ein gültiges Ziel in der Farbe des ersten Pfeils ist das Ziel.
    .title = Erster Pfeil

WV-3-3b = Sonst eines in der Farbe des zweiten Pfeils.
    .title = Zweiter Pfeil

WV-3-3c = Sonst eines in der Farbe des dritten Pfeils.
    .title = Dritter Pfeil

WV-3-3d = Sonst das gültige Ziel, das übrig ist.
    .title = Das übrige

WV-3-4 = Passen mehrere gültige Ziele gleich gut, was nur auf anderen Sternenkarten vorkommt, so
    wird das mit weniger gedruckten Linien bis zum Heimatsystem genommen; ist auch das gleich, so
    wählst du.
    .title = Gleichstand

WV-3-5 = Ohne gültiges Ziel geht die Karte aus dem Spiel, ihre Würfel kommen in den Vorrat, und
    ihr System wird zum Schwarzen Loch, alles in einem. Dann wird auf Sieg geprüft.
    .title = Kein Ziel

WV-3-6 = Ein Ziel bleibt, bis es ungültig wird oder seine Karte hingelegt wird, sich bewegt, sich
    verwandelt oder sich vermehrt. Wird eine bessere Farbe frei, so ändert das nichts.
    .title = Ein Ziel bleibt

WV-3-7 = Wird ein Ziel ungültig, wodurch und wann auch immer, so sucht sein Schwarm sofort ein
    neues Ziel.
    .title = Ein Ziel wird ungültig

WV-3-8 = Zuerst zielen die Karten, um die es bei dem Ereignis geht (die bewegte; die alte, dann
    die neue), dann alle anderen, deren Ziel ungültig ist, in der Reihenfolge der Ankunft, bis
    alle Ziele gültig sind.
    .title = Reihenfolge beim Zielen

WV-3-9 = Zwei Schwärme dürfen auf dasselbe System zielen. Keiner zielt auf einen Schwarm, also
    zeigen zwei Nachbarn nie aufeinander.
    .title = Gemeinsame Ziele

WV-3-10 = Dass du die Kontrolle über ein Ziel bekommst oder verlierst, macht es nicht ungültig.
    .title = Kontrolle ist ohne Bedeutung

WV-4-1 = Dein Zug besteht aus Phase 1, dem Weavers Span, Phase 2, Phase 3 und der Prüfung am
    Zugende.
    .title = Dein Zug, allein

WV-4-2 = Der Span sieht auf die in Phase 1 gezogene Hand, nie auf später Gezogenes, und er legt
    weder etwas dazu, noch nimmt er etwas weg.
    .title = Welche Hand der Span sieht

WV-4-3 = Jeder Schwarm, der zu Beginn des Span auf dem Spielplan ist, handelt einmal, in der
    Reihenfolge der Ankunft. Einer, der währenddessen kommt, handelt nicht, und auch keiner, der
    gegangen ist.
    .title = Wer im Span handelt

WV-4-4 = Für jeden Schwarm: Die Proliferation ist fällig, wenn auf deiner Hand zwei oder mehr
    Würfel irgendeiner Farbe sind; die Metamorphose, wenn darauf genau einer in der Farbe seiner
    Metamorphose ist; das Verschlingen nach WV-4.8.
    .title = Die drei Bedingungen

WV-4-5 = Sind Proliferation und Metamorphose beide fällig, so kommen beide in dieser Reihenfolge
    voran, und das Verschlingen nicht.
    .title = Beide sind fällig

WV-4-6 = Eine Bedingung bringt einen Würfel, gleich wie viele Paare da sind.
    .title = Je ein Würfel

WV-4-7 = Der Würfel hat die Farbe des Werks und kommt aus dem Vorrat. Er geht in einen Konflikt,
    wenn WV-11.4 es sagt, sonst auf ein leeres Feld dieses Werks.
    .title = Wohin der Würfel kommt

WV-4-8 = Das Verschlingen wird zuletzt beurteilt. Es ist fällig, außer wenn in diesem Span ein
    Würfel auf die eigene Proliferation oder Metamorphose dieser Karte gelegt wurde; ein Würfel,
    der in einen Konflikt ging oder fehlte, gilt nicht als gelegt.
    .title = Wann das Verschlingen fällig ist

WV-4-9 = Hat der Vorrat keinen solchen Würfel, so wird nichts gelegt, und sonst ändert sich
    nichts.
    .title = Im Vorrat fehlt die Farbe

WV-4-10 = Ein volles Werk wird sofort ausgeführt. Eine Bedingung, die schon vorher erfüllt war,
    bringt ihren Würfel auch danach noch, wenn die Karte noch auf dem Spielplan ist. (Nach der
    anderen Lesart kommen erst alle Würfel: WV-14.2.)
    .title = Ein volles Werk im Span

WV-4-11 = Du entscheidest im Span nichts, außer was du entscheiden musst: welche Beute du
    verlierst und Gleichstände zwischen Zielen.
    .title = Deine Entscheidungen im Span

WV-4-12 = Mit der Einstellung dafür hängt das Verschlingen nur von den Bedingungen ab: Ein Würfel
    der Proliferation oder der Metamorphose, der in einen Konflikt ging oder fehlte, gilt als
    gelegt.
    .title = Die mildere Lesart

WV-5-1 = Ist die Proliferation voll und der Weaver-Stapel nicht leer: Alle Würfel der Karte kommen
    in den Vorrat; die oberste Weaver-Karte dringt in das Ziel ein; die alte Karte, dann die neue,
    dann alle anderen, die müssen, zielen; es wird auf Sieg geprüft.
    .title = Proliferation

WV-5-2 = Die neue Karte hat keine Würfel und ist die letzte in der Reihenfolge der Ankunft.
    .title = Der neue Schwarm

WV-5-3 = Ist der Weaver-Stapel leer, so wird eine volle Proliferation als Verschlingen ausgeführt.
    .title = Proliferation ohne Stapel

WV-5-4 = Die Proliferation selbst macht kein Schwarzes Loch; das tut nur ein Schwarm ohne Ziel.
    .title = Von sich aus kein Schwarzes Loch

WV-6-1 = Ist die Metamorphose voll und der Weaver-Stapel nicht leer: Alle Würfel der Karte kommen
    in den Vorrat, die Karte kommt unter den Weaver-Stapel, und die oberste Weaver-Karte übernimmt
    ihr System und zielt sofort, ohne Rücksicht auf das alte Ziel.
    .title = Metamorphose

WV-6-2 = Ob der Stapel leer ist, wird beurteilt, bevor die alte Karte darunterkommt: Liegt im
    Stapel nur eine Karte, so kommt diese, und die alte ist der ganze Stapel.
    .title = Ein Stapel aus einer Karte

WV-6-3 = Ist der Weaver-Stapel leer, so wird eine volle Metamorphose als Verschlingen ausgeführt.
    .title = Metamorphose ohne Stapel

WV-6-4 = Eine Metamorphose ändert den Zustand keines Systems, bricht keinen Konflikt ab und
    entfernt keine Route.
    .title = Eine Metamorphose ändert kein System

WV-6-5 = Ein Konflikt gegen den alten Schwarm geht mit allen seinen Würfeln gegen den neuen
    weiter.
    .title = Konflikte gehen weiter

WV-6-6 = Die alte Karte geht und die neue kommt in einem Schritt: Dazwischen zielt kein anderer
    Schwarm, und ein leerer Spielplan wird nicht gewertet, selbst wenn dies der einzige Schwarm
    ist.
    .title = Ein Schritt

WV-7-1 = Ist das Verschlingen voll: Alle Würfel der Karte kommen in den Vorrat; die Karte bewegt
    sich auf ihr Ziel; das System, das sie verlassen hat, wird zum Schwarzen Loch; sie dringt in
    das Ziel ein; die Karte zielt, dann alle anderen, die müssen; es wird auf Sieg geprüft.
    .title = Verschlingen

WV-7-2 = War es Proliferation oder Metamorphose, so geschieht dasselbe mit den Würfeln aller drei
    Werke.
    .title = Verschlingen anstelle eines anderen Werks

WV-7-3 = Ohne Weaver-Stapel behalten Proliferation und Metamorphose ihre Felder, Farben und
    Bedingungen.
    .title = Werke bleiben, was sie sind

WV-7-4 = Wird das neunte Plättchen gelegt, so geht der Zug weiter; darüber wird erst am Zugende
    befunden.
    .title = Das neunte Plättchen

WV-8-1 = Alle Basen in einem System, in das ein Schwarm eindringt, kommen in deinen Bestand.
    .title = Basen, wo ein Schwarm eindringt

WV-8-2 = Alle Würfel auf den Planeten dort kommen in den Vorrat.
    .title = Planeten, wo ein Schwarm eindringt

WV-8-3 = Alle Würfel auf den Routen dort, fertig oder nicht, kommen in deinen Beutel.
    .title = Routen, wo ein Schwarm eindringt

WV-8-4 = Konflikte von dort oder dagegen werden abgebrochen.
    .title = Konflikte, wo ein Schwarm eindringt

WV-8-5 = Später darfst du Routen dorthin bauen, aber weder eine Basis dort setzen noch besiedeln,
    solange der Schwarm darauf ist.
    .title = Zu einem Schwarm hin bauen

WV-8-6 = Ein Schwarm darf in dein Heimatsystem eindringen; vor dem Zugende verlierst du nicht.
    .title = Ein Schwarm dringt ins Heimatsystem ein

WV-9-1 = Erhältst du in Phase 2 oder 3 ein Symbol, so nimmt jeder Schwarm, der es zeigt, zwei
    Würfel, einen für jedes der Werke, die seine Karte nennt.
    .title = Nähren

WV-9-2 = Schwärme werden für jedes erhaltene Symbol einmal genährt, für zwei zweimal, nachdem auf
    Sieg geprüft wurde und vor dem Effekt der Karte, die es brachte. Das Symbol von etwas, das
    eine neue Karte abschließt, nährt, wenn es kommt, und nicht noch einmal mit der Karte, deren
    eigenes Symbol danach nährt.
    .title = Einmal für jedes Symbol

WV-9-3 = Ein verlorenes Symbol nährt niemanden; ein wieder erhaltenes schon; eine Änderung, die
    unterm Strich nichts dazubringt, nicht.
    .title = Verloren und wieder erhalten

WV-9-4 = Die Würfel kommen einer nach dem anderen, für Proliferation, Metamorphose, Verschlingen,
    und Schwarm für Schwarm in der Reihenfolge der Ankunft.
    .title = Reihenfolge beim Nähren

WV-9-5 = Ein nährender Würfel kann in einen Konflikt gehen, und es kommt keiner, wenn er im Vorrat
    fehlt, wie im Span.
    .title = Genährt wie im Span

WV-9-6 = Ein volles Werk wird sofort ausgeführt; der zweite Würfel wird trotzdem genommen, wenn
    die Karte auf dem Spielplan ist. (Nach der anderen Lesart kommen erst alle Würfel: WV-14.2.)
    .title = Ein genährtes Werk ist voll

WV-9-7 = Genährt werden die, die auf dem Spielplan waren, als das Symbol erhalten wurde, und es
    noch sind, wenn sie an der Reihe sind: keiner, den derselbe Konflikt zerstört hat, keiner, der
    inzwischen gekommen ist, keiner, den eine Metamorphose gebracht hat.
    .title = Wer genährt wird

WV-10-1 = Ein Diebstahl von Karten oder von überall darf einen Würfel aus jedem Werk jedes
    Schwarms in deinen Beutel nehmen.
    .title = Von Karten stehlen

WV-10-2 = Ein Diebstahl aus Konflikten oder von überall darf Würfel von der Seite der Weavers in
    einem Konflikt nehmen.
    .title = Aus Konflikten stehlen

WV-10-3 = Allein entfernt der Effekt, der jemanden aussetzen lässt, stattdessen zwei beliebige
    Würfel von Weaver-Karten oder von den Seiten der Weavers in Konflikten, und der, der einen
    Anführer nimmt, ist eine Kartenwahl von Anführern.
    .title = Verben, die einen Gegner brauchen

WV-10-4 = Stehlen ändert weder Ziele noch Reihenfolge.
    .title = Stehlen ändert kein Ziel

WV-10-5 = Allein reicht ein Diebstahl von Routen so weit wie einer von Karten, denn niemand anders
    hat Routen.
    .title = Von Routen stehlen

WV-10-6 = Andere Effekte, die einen Gegner brauchen, bewirken allein nichts; ihre Karten bleiben
    in ihren Stapeln und zählen ihr Symbol.
    .title = Andere Effekte ohne Gegner

WV-11-1 = Du darfst einen Konflikt gegen ein System unter einem Schwarm beginnen wie gegen jedes
    andere.
    .title = Ein Konflikt gegen einen Schwarm

WV-11-2 = Die Verteidigung der Karte ist die Seite der Weavers. Die zusätzlichen Felder des
    Angreifers sind wie gewohnt, und ein Startsystem unter einem Schwarm ist nicht neutral.
    .title = Die Seite der Weavers

WV-11-3 = Gegen ein neutrales System haben die Weavers keine Seite, sofern die Einstellung ihnen
    keine gibt.
    .title = Ein neutrales Ziel

WV-11-4 = Soll irgendein Schwarm einen Würfel nehmen und hat ein begonnener Konflikt auf der Seite
    der Weavers ein leeres Feld, das ihn annimmt, so kommt der Würfel dorthin, und das Werk des
    Schwarms kommt nicht voran.
    .title = Konflikte gehen vor

WV-11-5 = Unter mehreren bekommt ihn der zuerst begonnene Konflikt, und darin ein Feld dieser
    Farbe vor einem Stern.
    .title = Welches Feld

WV-11-6 = Ist ihre Seite voll, so gewinnen sie sofort, selbst mitten im Span oder beim Nähren:
    Deine Würfel dort kommen in deinen Beutel, ihre in den Vorrat und die Karte unter ihren
    Stapel.
    .title = Die Weavers gewinnen einen Konflikt

WV-11-7 = Dann verlierst du die Beute: Würfel deiner Wahl aus deinem Beutel in den Vorrat, alle,
    wenn es weniger sind, oder einen Anführer deiner Wahl unter seinen Stapel, oder einen Würfel,
    wenn du keinen hast. Der Zug geht weiter.
    .title = Beute für die Weavers

WV-11-8 = Gewinnst du, so kommen die Würfel des Schwarms in den Vorrat, und seine Karte geht aus
    dem Spiel, oder unter den Weaver-Stapel, wenn die Einstellung es so will. Alles andere ist wie
    in jedem Konflikt, ohne Beute.
    .title = Du gewinnst einen Konflikt

WV-11-9 = Bewegt sich der angegriffene Schwarm, wird er zerstört oder sonst entfernt oder dringt
    einer in das Ausgangssystem ein, so wird der Konflikt abgebrochen, und die Würfel der Weavers
    kommen in den Vorrat.
    .title = Der Schwarm ist fort

WV-11-10 = Ein Würfel, der genommen wird, nachdem die Weavers gewonnen haben oder der Konflikt
    abgebrochen wurde, kommt wieder auf das Werk.
    .title = Nach dem Konflikt

WV-12-1 = Auch allein gewinnst du durch Basen, durch Symbole und durch zwei Startsysteme; es zählt
    auch, wenn du ein Startsystem unter einem Schwarm einnimmst oder
    wieder einnimmst.
    .title = Die drei Siege

WV-12-2 = Ohne Weaver-Karte auf dem Spielplan gewinnst du sofort, selbst wenn die letzte sich
    selbst entfernt hat, und selbst wenn damit das neunte Plättchen gelegt wurde.
    .title = Kein Schwarm übrig

WV-12-3 = Auf Sieg wird nach jedem Schritt geprüft, auch im Span.
    .title = Wann auf Sieg geprüft wird

WV-12-4 = Hast du am Ende deines Zuges keine Basis in deinem Heimatsystem, so verlierst du.
    .title = Das Heimatsystem ist verloren

WV-12-5 = Liegen am Ende deines Zuges alle neun Plättchen auf dem Spielplan, wie auch immer sie
    dorthin gekommen sind, so verlierst du.
    .title = Neun Plättchen

WV-12-6 = Über Niederlagen wird nur am Ende eines Zuges befunden.
    .title = Niederlagen warten bis zum Zugende

WV-12-7 = Allein scheidet ein Spieler ohne Basis auf dem Spielplan nicht aus.
    .title = Niemand scheidet aus

WV-12-8 = Nach 200 Zügen, ausgesetzte mitgezählt, gewinnen die Weavers, wenn sonst niemand
    gewonnen hat, nach den Prüfungen des Zugendes; das wird als Grund genannt.
    .title = Sicherung der Züge

WV-12-9 = Weder auf Sieg noch auf Niederlage wird geprüft, bevor der Aufbau fertig ist.
    .title = Nicht beim Aufbau

WV-13-1 = Wartet ein Aussetzen, so ziehst du, der ganze Span wird ausgeführt, und die Hand kommt
    zurück; Phase 2 und 3 entfallen.
    .title = Ein ausgesetzter Zug, allein

WV-13-2 = Was am Zugbeginn geschieht, entfällt in einem ausgesetzten; Dauereffekte auf die Hand
    gelten.
    .title = Ereignisse in einem ausgesetzten Zug

WV-13-3 = Die Prüfung am Zugende findet auch in einem ausgesetzten Zug statt.
    .title = Geprüft wird trotzdem

WV-14-1 = Ist eine andere Stärke als die gedruckte gewählt, so haben die Werke der Weavers so
    viele Felder weniger als gedruckt, wie die Stärke sagt, aber mindestens eines.
    .title = Die Stärke der Weavers

WV-14-2 = Ist diese andere Lesart gewählt, so nimmt ein Schwarm erst alle Würfel eines
    Ereignisses: seines Teils im Span oder eines Symbols, das ihn nährt. Dann werden seine vollen
    Werke ausgeführt, in der Reihenfolge Proliferation, Metamorphose, Verschlingen. Jedes räumt
    alle Werke der Karte ab, sodass ein abgeräumtes nicht mehr voll ist. Über eine volle Seite
    eines Konflikts wird trotzdem sofort entschieden. Das Regelblatt sagt nicht, ob ein volles
    Werk auf den Rest seines Ereignisses wartet.
    .title = Erst alle Würfel
