# The guide to a first game of Master of the Galaxy in German; guide.toml has the English.

guide = Sieben Züge gegen die Weavers, mit einem Grund für jede Entscheidung; danach spielst du allein
    weiter.
    .title = Erste Partie

guide-1 =
    Du breitest dich von einer Ecke des Himmels aus, während die Weavers ihn schließen. Du gewinnst
    sofort mit neun Basen auf dem Spielplan, mit fünf gleichen Symbolen, mit einer zweiten Ecke oder
    wenn kein Schwarm übrig ist. Du verlierst am Ende eines Zuges, in dem in deinem Heimatsystem keine
    Basis von dir steht oder alle neun Schwarzen Löcher ausliegen.

    Nimm Antares, die rote Ecke. In einem System stehen höchstens drei Basen, von jeder Form eine.
    .title = Wer du bist

guide-2 =
    Die Horden der Khorgan brauchen Rot, Gelb und irgendeinen dritten Würfel für eine Basis, und nur zwei
    Würfel für eine Karte. Wähle sie.

    Dann ziehst du drei Würfel. Bevor du sie nutzen darfst, sehen die Schwärme auf deine Hand, in der
    Reihenfolge, in der sie gekommen sind. Ein Paar bringt ihre Proliferation voran, die einen weiteren
    Schwarm bringt. Genau ein Würfel in der Farbe ihrer Metamorphose bringt diese voran: Die Karte wird
    ausgetauscht. War keines von beidem der Fall, so kommt das Verschlingen voran: Dann bewegt sich der
    Schwarm auf sein Ziel und hinterlässt ein Schwarzes Loch. Auf der Karte eines Schwarms stehen die
    drei von links nach rechts.
    .title = Der Span

guide-3 =
    Drei Würfel in drei Farben sind für die Proliferation harmlos. Dein einziger schwarzer Würfel hat die
    Metamorphose von Shroud vorangebracht, und Veil ist Spica näher gekommen.

    Auf einer Route liegen Würfel in einer Farbe, der Farbe des ersten. Beginne eine nach Kochab, auf
    das keiner der Schwärme zielt.
    .title = Deine erste Hand

guide-4 =
    Was voll ist, geschieht sofort. Die Forschung der Horden nimmt einen blauen und einen weißen Würfel,
    und beide kommen danach zurück in deinen Beutel: Würfel werden immer wieder benutzt, du wartest also
    auf die richtige Hand.

    Sie bringt eine Kartenwahl. Kartenwahlen warten bis Phase 3, am Ende des Zuges.
    .title = Ein Projekt

guide-5 =
    Von einem Stapel siehst du immer die oberste Karte; eine Kartenwahl zeigt eine weitere, und du
    behältst eine der beiden.

    Die Freihandelszone kostet einmal zwei gelbe Würfel und gibt von da an einen Würfel für jeden
    Planeten, den du besiedelst. Ihr Wirtschaftssymbol zählt, sobald sie abgeschlossen ist. Zähle deine
    Symbole: Fünf gleiche gewinnen.
    .title = Eine Karte

guide-6 =
    Der zweite schwarze Würfel macht die Route fertig. Die Würfel bleiben dort, solange du eines ihrer
    Enden kontrollierst.

    Kochab ist jetzt mit dir verbunden, aber es gehört dir nicht: Dazu braucht es eine Basis.
    .title = Eine Route

guide-7 =
    Ein Würfel in der Farbe eines Planeten besiedelt ihn in einem deiner Systeme. Der Würfel bleibt
    liegen, und zwei weitere dieser Farbe kommen aus dem Vorrat in deinen Beutel. So wächst dein Beutel,
    und was du zuerst besiedelst, ziehst du am häufigsten.

    Der weiße Würfel nimmt das Feld für jede Farbe in deinem Basisprojekt, denn Rot und Gelb haben
    eigene Felder. Beende dann die Phase.
    .title = Ein Planet

guide-8 =
    Dein schwarzer Würfel war der dritte auf der Metamorphose von Shroud: Auf Capella liegt jetzt Loom und
    zielt anderswohin. Die Würfel der alten Karte sind weg; eine Metamorphose kostet also auch die
    Weavers Zeit.

    Rot und Gelb schließen die Basis ab. Du könntest eine zweite Form auf Antares setzen. Aber wenn du
    Kochab einnimmst, bringt das neue Routen und neue Planeten.
    .title = Eine Basis

guide-9 =
    Ein schwarzer Würfel auf der Hand kann auch einen anderen deiner Würfel in den Beutel zurückholen,
    von einer Karte, aus einem Konflikt oder sogar von einer Route. Von dir liegt keiner falsch, also
    lass es.

    Die Politik der Horden nimmt einen roten Würfel und irgendeinen anderen: Lege den schwarzen dorthin.
    .title = Was ein schwarzer Würfel kann

guide-10 =
    Rot schließt die Politik ab, Weiß besiedelt Kochab, und Gelb ist die Hälfte der Freihandelszone. Was
    auf einer Karte liegt, bleibt dort, bis sie abgeschlossen ist: Einen Würfel, den du heute legst,
    musst du morgen nicht ziehen.
    .title = Über mehr als einen Zug planen

guide-11 =
    Ein Anführer hat ein Projekt, das sich wiederholen lässt, und sein Symbol zählt, solange er bei dir
    ist. Der Geheimdienstchef nimmt Würfel von den Karten der Weavers, in deinen Beutel.

    Sieh dir die Schwärme an, bevor du ein Symbol erhältst: Einer, der dasselbe Symbol zeigt, nimmt
    sofort zwei Würfel. Shroud, der auf Politiksymbole wartet, hat gerade den Spielplan verlassen, also
    kostet dieses nichts.
    .title = Ein Anführer

guide-12 =
    Dein Paar gelber Würfel hat die Proliferation beider Schwärme vorangebracht. Fünf Felder sind lang,
    und die Karte, die eine Metamorphose austauscht, verliert alle ihre Würfel.

    Schließe die Freihandelszone ab, bevor du besiedelst, dann gibt jeder Planet drei Würfel statt zwei.
    Kein Schwarm auf dem Spielplan zeigt das Wirtschaftssymbol.
    .title = Eine Entwicklung

guide-13 =
    Der blaue Würfel besiedelt einen Planeten von Antares, und die Freihandelszone bringt noch einmal
    ihren Würfel. Dann beende die Phase.
    .title = Ein zweiter Planet

guide-14 =
    Aus Veil ist Thorn geworden, und diese Karte zeigt das Wirtschaftssymbol. Das nächste, das du
    erhältst, wird sie nähren.

    Noch einmal Forschung, und dazu der rote Planet.
    .title = Noch einmal Forschung

guide-15 =
    Mit den Orbitaldocks kostet eine Basis zwei Würfel statt drei, für den Rest der Partie. Ihre eigenen
    Würfel sind dort gebunden; deshalb musste dein Beutel erst wachsen.
    .title = Billigere Basen

guide-16 =
    Zwei blaue Würfel ergeben eine ganze Route, nach Pollux in der Mitte, das vier Planeten hat und mehr
    Nachbarn als jede Ecke. Dort hat noch niemand eine Basis.

    Der weiße Würfel ist der erste von dreien auf den Orbitaldocks.
    .title = Eine Route in einem Zug

guide-17 =
    Du hast Routen, Basen, Planeten und Karten gesehen und was die Schwärme mit deiner Hand machen.
    Bleiben die Konflikte: Mit einer Konfliktkarte und einer fertigen Route kannst du ein neutrales
    System angreifen, oder einen Schwarm. Gegen einen Schwarm gehen Würfel, die die Schwärme voranbringen
    würden, stattdessen in seine Verteidigung, und ist diese zuerst voll, so verlierst du Würfel.

    Capella und Sirius sind Ecken unter Schwärmen, Rigel ist frei: Hältst du es neben Antares, so gewinnst
    du. Behalte die Ziele im Auge und was die Hand von morgen bewirken wird. Von hier an ist es deine
    Partie: Spiel weiter.
    .title = Allein weiter
