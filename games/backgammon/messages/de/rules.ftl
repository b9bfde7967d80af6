# The rules of Backgammon in German; rules.toml has the English.

BG-1-1 = Zwei Spieler, Weiß und Schwarz, haben je 15 Steine auf einem Brett mit 24 Feldern. Ein
    Stein steht auf einem Feld, wartet auf der Bar oder ist schon ausgewürfelt.
    .title = Spielbrett und Steine

BG-1-2 = Jeder zählt die Felder von der eigenen Seite aus: Feld 24 ist am weitesten entfernt, Feld
    1 am nächsten. Was für den einen Feld 24 ist, ist für den anderen Feld 1, und so weiter.
    .title = Zwei Seiten eines Bretts

BG-1-3 = Beide beginnen mit zwei Steinen auf 24, fünf auf 13, drei auf 8 und fünf auf 6, jeder
    nach der eigenen Zählung.
    .title = Die Startaufstellung

BG-2-1 = Beide werfen je einen Würfel; bei gleichen Würfeln wird neu geworfen. Wer höher würfelt,
    beginnt und spielt diese beiden Würfel als ersten Wurf.
    .title = Wer beginnt

BG-2-2 = Gezogen wird abwechselnd. Jeder spätere Zug beginnt mit einem Wurf von zwei Würfeln.
    .title = Züge

BG-2-3 = Zeigen beide Würfel dieselbe Zahl, so wird sie viermal gespielt.
    .title = Pasch

BG-3-1 = Jede Zahl des Wurfs bewegt einen Stein um so viele Felder auf das eigene Feld 1 zu, und
    zwar auf ein offenes Feld: Es ist leer, mit eigenen Steinen besetzt oder trägt nur einen
    einzelnen Stein des Gegners.
    .title = Ziehen

BG-3-2 = Ein Stein darf mehrere Zahlen nacheinander ziehen; jede von ihnen muss auf einem offenen
    Feld enden.
    .title = Mehrere Zahlen mit einem Stein

BG-3-3 = Vom Wurf werden so viele Zahlen gespielt, wie es geht. Wenn eine andere Reihenfolge oder
    Wahl mehr Zahlen spielt, ist ein Zug verboten, nach dem eine weitere Zahl nicht mehr gespielt
    werden kann.
    .title = So viele Zahlen wie möglich

BG-3-4 = Lässt sich von zwei Zahlen jede einzeln spielen, aber nicht beide, so wird die höhere
    gespielt.
    .title = Die höhere Zahl

BG-3-5 = Kann keine Zahl gespielt werden, ist der Zug zu Ende.
    .title = Nichts zu spielen

BG-4-1 = Trifft ein Stein auf einen einzelnen Stein des Gegners, so kommt dieser auf die Bar.
    .title = Schlagen

BG-4-2 = Wer einen Stein auf der Bar hat, bringt ihn zurück ins Spiel, bevor ein anderer Stein
    zieht.
    .title = Zuerst hereinkommen

BG-4-3 = Ein Stein kommt herein, als wäre die Bar Feld 25: Eine 1 bringt ihn auf 24, eine 6 auf
    19, wenn dieses Feld offen ist.
    .title = Wo ein Stein hereinkommt

BG-5-1 = Sobald alle Steine, die noch im Spiel sind, auf den Feldern 6 bis 1 stehen, dürfen sie
    ausgewürfelt werden.
    .title = Wann das Auswürfeln beginnt

BG-5-2 = Eine Zahl würfelt einen Stein von dem Feld mit dieser Nummer aus.
    .title = Die passende Zahl

BG-5-3 = Steht auf diesem Feld und weiter hinten kein Stein, so würfelt die Zahl einen Stein vom
    hintersten besetzten Feld aus.
    .title = Eine höhere Zahl

BG-6-1 = Wer alle Steine ausgewürfelt hat, gewinnt sofort.
    .title = Wer gewinnt

BG-6-2 = Hat der Verlierer schon einen Stein ausgewürfelt, zählt das Spiel 1 Punkt.
    .title = Einfaches Spiel

BG-6-3 = Hat der Verlierer keinen Stein ausgewürfelt, zählt es 2 Punkte.
    .title = Gammon

BG-6-4 = Hat der Verlierer keinen Stein ausgewürfelt und steht noch einer von ihm auf der Bar oder
    auf den Feldern 6 bis 1 des Siegers, zählt es 3 Punkte.
    .title = Backgammon

BG-6-5 = Vor dem Würfeln darf ein Spieler anbieten, den Wert des Spiels zu verdoppeln.
    .title = Der Verdopplungswürfel
    .status = Gespielt wird ohne Verdopplungswürfel.

BG-E-1 = Ist ein Spiel nach so vielen Zügen, wie eine Option festlegt, nicht gewonnen (die Züge
    beider Spieler zusammengezählt), so endet es unentschieden und zählt nichts.
    .title = Der letzte Zug
    .source = Redaktion: Die üblichen Regeln setzen keine Grenze, und eine Partie hier muss eine haben

BG-E-2 = Züge werden einzeln abgefragt, und dieselben Züge werden nur in einer Reihenfolge
    angeboten: Bei einem Pasch zieht zuerst der Stein, der am weitesten entfernt ist, sonst wird
    zuerst die höhere Zahl gespielt. Die niedrigere kommt nur dann zuerst, wenn sie einen Zug mit
    der höheren möglich macht.
    .title = Eine Reihenfolge für gleiche Züge
    .source = Redaktion: damit ein Spielzug nur eine Folge von Antworten ist

BG-E-3 = Würden beide Zahlen, die noch übrig sind, denselben Stein auswürfeln, so tut es die
    höhere.
    .title = Welche Zahl auswürfelt
    .source = Redaktion: Für die Stellung danach ist es gleich
