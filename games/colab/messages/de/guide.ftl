# The guide of CoLab in German; guide.toml has the English.

guide = Drei Züge gegen Elias und seine Weather Machine, mit einer Begründung für jede Entscheidung;
    danach spielst du allein weiter.
    .title = Erste Partie

guide-1 =
    Du teilst dir ein Labor mit einem anderen verrückten Wissenschaftler: Elias baut eine Weather
    Machine aus neun Karten. Du gewinnst mit zwölf gebauten Karten und 30 Punkten, spätestens im
    letzten Zug nach seiner neunten Karte. Sind vorher alle 18 Fenster der Türme belegt, verlierst
    du sofort.

    Allein und bei leichter Schwierigkeit beginnst du mit vier weißen Würfeln und drei
    Rohstoffwürfeln. Jede Farbe hat zwei Symbole: Rot hat Zahnrad und Funke, Blau Kraut und Phiole,
    Violett Knochen und Auge. Mit einem Würfel jeder Farbe bleiben alle Kosten bezahlbar.
    .title = Wer du bist

guide-2 =
    Elias hat zwei Schergen auf den Türmen, jeden mit einem Würfel, der etwas bewirkt: SCHADEN hat das
    Fenster unter seinem Schergen geschlossen, SPERRE lässt an ihrem Turm niemandem eine Turmaktion.
    Sein Forscher ist im Labor Funke.

    Zwei deiner Schergen beginnen auf Türmen, jeder mit der unteren Turmaktion dort. Beginne mit dem
    Turm Auge.
    .title = Zwei Schergen stehen schon

guide-3 =
    Sieh dir einen Apparat an, dann ein Monster, und behalte eine der beiden Karten. Rostgolem kostet
    ein Zahnrad und zwei Knochen: Du siehst sofort, ob die Würfel reichen.
    .title = Zwei ziehen, eine behalten

guide-4 =
    Schick ihn auf den Turm Phiole: Auch dessen untere Turmaktion lässt dich zwei Karten ziehen und eine
    behalten.
    .title = Der zweite Scherge

guide-5 =
    Behalte noch eine Karte; dann ist der Feind am Zug. In jedem Feindzug wird ein Marker aus dem
    Beutel gezogen, ausgeführt und neben den Stapel gelegt. Liegen dort so viele, wie die
    Rückseite der obersten Karte verlangt, wird diese Karte gebaut und wirkt zusammen mit den
    gebauten Karten neben ihr. Was ein Feind nicht ganz ausführen kann, lädt seine Kraftleiste
    auf.
    .title = Der Feindzug

guide-6 =
    Dieser Marker bewegt den Schergen, der seinem Forscher am nächsten steht, Feld für Feld am Ring
    entlang gezählt. Beide sind gleich nah, und was ein Feind offen lässt, entscheidest du: Bewege
    den, der sperrt.
    .title = Der Marker

guide-7 =
    Ein Aktionszug hat einen ersten Schritt und ein Labor. Solange ein Scherge zu Hause ist, musst
    du ihn mit einem Würfel des Pools aussenden, egal was der Würfel zeigt, und eine Turmaktion
    seines Turms ausführen.

    Turm Kraut liegt neben dem Labor Auge, in dem du bauen willst: Auch Würfel auf Schergen neben
    deinem Labor bezahlen. Seine obere Turmaktion gibt einen roten Marker und würfelt einen Würfel
    neu.
    .title = Einen Schergen aussenden

guide-8 =
    Dein Forscher geht in ein beliebiges anderes Labor. Das Labor Auge zeigt ein Monster und einen
    Apparat: So viele Karten jeder Art kannst du dort bauen.
    .title = Bauen

guide-9 =
    Ein Dreieck, ein Kreis oder eine Raute ist die bloße Form einer Farbe und steht für eines ihrer
    beiden Symbole. Der Marker bezahlt das Zahnrad, der Würfel mit zwei Rauten beide Knochen. Deckt ein
    solcher Würfel nur ein Symbol ab, verfällt sein anderes. Dann hör auf zu bauen und geh weiter: Das
    beendet deinen Zug.
    .title = Bezahlen

guide-10 =
    Rostgolem bringt vier Punkte: Dein Zählstein steht ein Feld vor dem ersten Ausbaumarker. Der
    zweite Marker von Elias hat einen Schergen nach Funke 2 versetzt, wo SCHADEN das Fenster unter
    ihm geschlossen hat.

    Alle drei deiner Schergen sind jetzt auf dem Plan, also holt der erste Schritt einen zurück:
    Sein Würfel kommt in die Schale, und du führst eine Turmaktion des Turms aus, den er verlässt.

    Würfel in der Schale zeigen nichts, bis sie geworfen werden. Die Turmaktion gibt einen roten
    Marker und wirft einen von ihnen in den Pool.
    .title = Einen Schergen zurückholen

guide-11 =
    Beim Sammeln arbeiten die Schergen neben deinem Labor für dessen Plättchen: jeder einmal, wem er
    auch gehört. Das Labor Zahnrad liegt neben dem Turm Funke, auf dem beide Schergen von Elias stehen.
    Sein Plättchen gibt einen roten Würfel für einen Schergen, also verdienen sie dir zwei.
    .title = Sammeln

guide-12 =
    Der andere Scherge von Elias verdient dir den zweiten roten Würfel. Würfel, die du erhältst, liegen
    in der Schale, bis eine Turmaktion, ein Plättchen oder ein Ruhezug sie wirft. Hör auf und geh weiter.
    .title = Der andere Scherge

guide-13 =
    Drei Marker lagen neben dem Stapel, so viele, wie die oberste Karte braucht: Elias baut
    Hagelkanone. Jedes Mal, wenn sie wirkt, kommt ein Schadensmarker auf den Turm, auf dem die
    meisten Schergen von Spielern stehen, und du verlierst eine Karte. Du hast nur eine auf der
    Hand, sie geht also ohne Frage weg.

    Auf zwei Türmen steht je ein Scherge von dir, und was ein Feind offen lässt, entscheidest du.
    Nimm den Turm Phiole: Der Ruhezug, der als Nächstes kommt, repariert ein Fenster.
    .title = Seine erste Karte

guide-14 =
    Ein Ruhezug bringt den Forscher in die Mitte. Ein Fenster wird kostenlos repariert: Öffne das am
    Turm Phiole wieder.
    .title = Ausruhen

guide-15 =
    Du erhältst zweimal Nachschub: hier zwei Karten, da Elias dir keine gelassen hat.

    Dann darfst du Würfel, die dir nicht gefallen, zurücklegen, und die ganze Schale wird geworfen. Dir
    gefällt, was du hast.
    .title = Zweimal Nachschub

guide-16 =
    Du hast beide Arten von Zügen und beide Laboraktionen gesehen. Elias zieht wieder und wählt
    selbst nichts: Sag, welcher seiner Schergen sich bewegt. KRAFT legt Marker in seinen Beutel, SCHADEN
    schließt Fenster.

    Bei fünf Punkten nimmt dein Zählstein den ersten Ausbaumarker. Am Ende dieses Zuges erhält der
    Beutel einen Kraftmarker, seine Sonderkraft wirkt, und du erhältst einen Jokermarker und zwei
    Plättchen. Eine neue Karte setzt außerdem jeden Auslöser neben ihr in Gang, baue also neben
    deine Auslöser.

    Zähle die Marker neben seinem Stapel: Seine neun Karten kommen in 19 seiner Züge, und drei sind
    vorbei. Gib aus, was du hast, bevor eine Karte kommt, die es dir nimmt, und halte Fenster offen.
    Ab hier gehört die Partie dir: Spiel weiter.
    .title = Auf eigene Faust
