### Pocket Mars: die erste Partie; guide.toml hat das Englische.

guide = Eine ganze Partie von neun Runden gegen die Androiden, mit einem Grund für jede Wahl.
    .title = Erste Partie

guide-1 =
    Du und die Androiden habt je sieben Kolonisten. Auf der Erde ist einer nichts wert, auf dem
    Raumschiff 1 Punkt, auf ★ eines Gebäudes 2, auf ★★ 4. Du gewinnst, wenn du mehr Punkte hast als
    die Androiden.

    Eine Karte lässt sich auf zwei Arten nutzen, von der Hand oder aus dem Modul, und nur aus dem
    Modul wird sie an das Gebäude ihrer Farbe angebaut. Lege zwei deiner vier Karten dorthin: Siphon
    und Abriss, die beide einen Kolonisten an Bord holen.
    .title = Sieben Kolonisten

guide-2 =
    In jeder Runde hast du eine Aktion; danach kommen der Systemausfall und die Androiden, wie es in
    der Zeile über dem Spielplan steht.

    Baue Siphon an das blaue Gebäude an, das Aqualab. Seine 5 schlägt die 3 dort („zum Landen 4–7“),
    also zieht ein Kolonist aus deinem Raumschiff auf ★ ein. Die nächste blaue Karte muss die 5
    schlagen.
    .title = Runde 1: eine Karte anbauen

guide-3 =
    Zuerst wirkt, was auf der Karte bei „Modul“ steht, dann die Fähigkeit des Gebäudes. Siphon fragt
    nach einem Kolonisten hier. Gerade ist einer eingezogen: Hole also den nächsten von der Erde an
    Bord.

    Mit dem Aqualab legst du eine Karte unter den Nachziehstapel. Gib Samenbank ab, für sie fehlt dir
    die Energie. Am Ende deines Zuges fehlen dir dann zwei Karten, und du ziehst zwei.
    .title = Zwei Fähigkeiten folgen

guide-4 =
    Du ziehst immer auf vier Karten nach, und zwar aus dem Modul der Androiden. Von diesen Karten
    siehst du nur die Farbe.

    Was du dort liegen lässt, entscheidet, was die Androiden tun. Bei zwei Karten ruhen sie, bei einer
    handeln sie nach deren Farbe, bei keiner füllen sie nur auf. Diesmal nimmst du beide.
    .title = Von den Androiden ziehen

guide-5 =
    Fülle dein Modul auf zwei Karten auf. Fruchtfolge kann von dort einen Kolonisten landen lassen.

    Damit endet dein Zug. Der Systemausfall wirft jetzt 2 Karten vom Nachziehstapel ab, und das in
    jeder Runde: Der Nachziehstapel ist die Uhr der Partie. Die Androiden haben keine Karte mehr und
    füllen nur auf.
    .title = Systemausfall

guide-6 =
    Unter jeder Karte der Androiden steht, wie viele Punkte sie ihnen bringt, wenn sie übrig bleibt:
    +3 bei Grün, +1 bei Schwarz.

    Spiele die grüne. Eine Karte aus ihrem Modul spielst du wie eine eigene, nur ihre Modulfähigkeit
    wird nicht genutzt. Den Wert erfährst du beim Aufdecken: Ab 4 zieht ein Kolonist von dir ein.
    .title = Runde 2: eine Karte der Androiden

guide-7 =
    Es ist Terrarium, eine 6: Zieh ein. Das Gewächshaus lässt einen beliebigen Kolonisten zwischen ★
    und ★★ seines Gebäudes auf- oder absteigen. Lass deinen im Aqualab aufsteigen: Er ist jetzt 4
    Punkte wert, und weil auf ★★ nur einer Platz hat, kommt dort niemand sonst hin.

    Schwarz bleibt übrig. Im schwarzen Gebäude ist kein Platz für Kolonisten, aber die Fähigkeit der
    Androiden dort, Berechnung, lässt einen landen, wo es ihnen am meisten bringt. Klappe „warum?“ auf,
    um zu sehen, wie sie zählen.
    .title = Hinauf auf ★★

guide-8 =
    Niemand ist an Bord, und die 4 von Fruchtfolge schlägt die 6 im Gewächshaus nicht. Wirf die Karte
    für 2 Energie ab.

    Mit Energie bezahlst du die stärksten Fähigkeiten. Am Ende bringt die meiste Energie auch Punkte:
    dir 1, den Androiden 2, und bei Gleichstand beiden.
    .title = Runde 3: Energie

guide-9 =
    Orange ist den Androiden +3 wert: Ein Kolonist landet im Energiespeicher, und Überspannung hebt
    ihre Energie auf 3, so viel wie deine. Schwarz ist +1 wert.

    Ziehe also die orange Karte und lass Schwarz liegen.
    .title = Welche Karte lässt du liegen?

guide-10 =
    Lege Solarpark ins Modul: Seine 5 reicht für den Energiespeicher, an den noch nichts angebaut ist.
    Biokuppel bleibt auf der Hand, bis du weißt, wo du ihre 7 brauchst.

    Danach landet Berechnung einen zweiten Androiden, wieder im Gewächshaus.
    .title = Karten für später

guide-11 =
    Das Habitat ist das Gebäude, das Kolonisten landen lässt. Baue Abriss dort an: Weil dein
    Raumschiff leer ist, holt die Karte einen Kolonisten an Bord, und das Habitat lässt ihn landen, wo
    du willst.

    Wähle die Funkzentrale. Ein Kolonist in jedem der vier Kolonistengebäude bringt am Ende 2 Punkte,
    und dann fehlt nur noch der Energiespeicher.
    .title = Runde 4: landen, wo du willst

guide-12 =
    Bleibt Violett übrig, so landet ein Kolonist in der Funkzentrale, und die Anwerbeaktion holt einen
    von der Erde auf ihr Raumschiff: +2. Schwarz ist +1 wert.

    Ziehe also die violette Karte.
    .title = Violett oder Schwarz

guide-13 =
    Schwebekran bringt für 3 Energie zwei Kolonisten von der Erde direkt auf ★, und 3 hast du. Das ist
    seine Handfähigkeit: Behalte ihn auf der Hand.

    Lege Biokuppel ins Modul: Nur eine 7 schlägt die 6 im Gewächshaus. Nach deinem Zug kommt wieder
    Berechnung.
    .title = Eine starke Handkarte

guide-14 =
    Eine Karte von der Hand tut, was bei „Hand“ steht, und wird abgeworfen. Nichts wird verglichen,
    kein Gebäude genutzt. Bezahle die 3 Energie für Schwebekran: Er bringt sofort 4 Punkte.

    Ein Kolonist kommt in den Energiespeicher, das letzte der vier Gebäude. Der andere kommt zu dem im
    Gewächshaus: Auch vier Kolonisten in einem Gebäude bringen Punkte, dir 3 und den Androiden 5.
    .title = Runde 5: von der Hand spielen

guide-15 =
    Sieh dir die +6 unter der schwarzen Karte an: Berechnung ließe den vierten Androiden im Gewächshaus
    landen. Ziehe Schwarz.

    Violett bleibt übrig. Einer von ihnen landet in der Funkzentrale, und die Anwerbeaktion holt einen
    an Bord.
    .title = Drei im Gewächshaus

guide-16 =
    Biokuppel kann jemanden einziehen lassen, aber niemand ist an Bord. Hole einen von der Erde. Diese
    Aktion wirft auch eine Karte der Androiden ab, die du wählst, und keine von dir.

    Wirf Violett ab, das +2 wert ist. Blau bleibt übrig: Einer von ihnen landet im Aqualab, und
    Funkenflug wirft noch 2 Karten vom Nachziehstapel ab.
    .title = Runde 6: an Bord holen

guide-17 =
    Die 7 von Biokuppel schlägt Terrarium, und eine 7 schlägt nichts: Hier zieht niemand mehr durch
    eine höhere Karte ein. Die Modulfähigkeit kostet 1 Energie, die du nicht hast, also entfällt sie.

    Lass mit dem Gewächshaus dort einen von dir auf ★★ aufsteigen, bevor ein Androide den Platz nimmt.
    .title = Runde 7: eine hohe Karte

guide-18 =
    Schwarz ist wieder +6 wert, Blau nur +1. Ziehe Schwarz.

    Blau schickt den nächsten Androiden ins Aqualab, und Funkenflug verkürzt die Partie um 2 Karten.
    .title = Noch einmal Schwarz

guide-19 =
    Du hast Penthouse gezogen. Von der Hand lässt es für 3 Energie zwei Kolonisten auf ★★ aufsteigen:
    4 Punkte. Behalte es.

    Lege Wärmekreislauf ins Modul. Er bringt 2 Energie, wenn du einen Kolonisten im Energiespeicher
    hast, und der Energiespeicher selbst bringt 1. Das macht 3.
    .title = Sparen für einen großen Zug

guide-20 =
    Eine Karte anzubauen lohnt sich auch, wenn niemand einzieht: Beide Fähigkeiten nutzt du trotzdem.
    Baue Wärmekreislauf an den Energiespeicher an und nimm alle 3 Energie.
    .title = Runde 8: Energie holen

guide-21 =
    Die Partie endet nach einer Runde, in der eine Seite alle sieben Kolonisten in Gebäuden hat oder die
    Androiden nicht auf zwei Karten auffüllen können. Der Nachziehstapel hat 4 Karten: Der
    Systemausfall nimmt 2, und Funkenflug nähme die anderen 2.

    Du willst noch eine Runde, für Penthouse. Ziehe also Blau: Violett hat keinen Funkenflug und holt
    nur einen Androiden an Bord.
    .title = Wann ist Schluss?

guide-22 =
    Lege Filteranlage ins Modul, damit Penthouse auf der Hand bleibt.

    Das Raumschiff der Androiden ist jetzt leer. Eine Karte, durch die einer von ihnen landen würde,
    holt stattdessen einen an Bord.
    .title = Penthouse behalten

guide-23 =
    Der Nachziehstapel hat eine Karte, und die nimmt der Systemausfall: Das ist dein letzter Zug. Jetzt
    zählen Punkte. Einen an Bord zu holen brächte 1, Penthouse bringt 4.

    Sein erster Teil ließe einen Kolonisten landen, aber niemand ist an Bord. Bezahle die 3 Energie und
    lass die beiden im Energiespeicher und in der Funkzentrale aufsteigen.
    .title = Runde 9: die letzte Runde

guide-24 =
    Grün ist +6 wert: der vierte Androide im Gewächshaus. Schlimmer noch, das Doppel-Upgrade bringt zwei
    von ihnen auf ★★ oder, wo kein Platz für sie ist, deine von dort herunter.

    Ziehe Grün. Violett lässt ihren letzten Kolonisten landen, und die Partie ist zu Ende.
    .title = Die letzte Karte

guide-25 =
    Du hast gewonnen, 22 zu 16: vier Kolonisten auf ★★, zwei auf ★ und einer in jedem Gebäude. Die
    Androiden haben sieben auf ★ und die meiste Energie.

    Lande in deiner eigenen Partie früh und nimm ★★, bevor sie es tun. Sieh vor jedem Ziehen nach, was
    jede Karte ihnen brächte. Behalte eine große Karte für das Ende und die Energie dafür: Die Zahl beim
    Nachziehstapel sagt, wie viele Runden noch kommen.
    .title = Allein weiter
