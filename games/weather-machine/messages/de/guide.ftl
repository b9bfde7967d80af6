# The first game of Weather Machine in German; guide.toml has the English.

guide = Zehn Züge gegen die Saboteure, mit einem Grund für jede Entscheidung; danach spielst du allein
    weiter.
    .title = Erste Partie

guide-1 =
    Du assistierst Professor Lativ. Jede Runde gehst du an einen Ort und handelst dort, und am Rundenende
    kann ein Zweig der Wettermaschine laufen. Die Saboteure tun dasselbe gegen dich, nach festen Regeln:
    Was sie getan haben, liest du unter „Jetzt“, jeden Schritt mit seiner Regel.

    Deine Werkstatt lagert, was du besitzt: ein Zahnrad auf dem aufgedruckten Feld in der Mitte, einen
    Bot auf dem darunter, eine Chemikalie auf dem darüber. Jedes Plättchen fasst noch ein Zahnrad oder
    einen Bot. Das ist dein erstes Plättchen: Wähle, wie es liegt.
    .title = Deine Werkstatt

guide-2 =
    Vor Runde 1 darfst du den Vorrat so oft nutzen, wie du zahlen kannst. Bots tun all deine Arbeit, also
    kommen zwei davon zuerst.

    Der Preis steht über jedem Abschnitt des Fließbands. Was neben einem Fach steht, gehört dir, wenn
    sein Bot es verlässt, und wieder jedes Mal, wenn es Einkommen gibt: hier ein Regierungscoupon und ein
    Laborcoupon. Ein Wissenschaftscoupon könnte anstelle jedes anderen zahlen; heb dir diese also für
    später auf.
    .title = Die Vorratsrunde: Bots

guide-3 =
    Forschen braucht einen Bot und die Chemikalie links von seinem Feld. Ein Melgoth öffnet das oberste
    Nebelfeld von F&E, das eine Chemikalie zurückzahlt.
    .title = Die Vorratsrunde: eine Chemikalie

guide-4 =
    Der letzte Vorratscoupon kauft ein Werkstattplättchen. Halbkreise, die sich berühren, müssen
    dieselbe Farbe haben und bilden einen Kreis, der eine Chemikalie dieser Farbe lagert. Über deinem
    Plättchen trifft Rosa auf Rosa: Von nun an hat ein Delugium seinen eigenen Platz.
    .title = Die Vorratsrunde: Platz

guide-5 =
    Du musst den Ort verlassen, an dem du stehst. In Runde 1 zählen nur die mittleren Felder oder, wo das
    mittlere besetzt ist, die rechten. Die Mitte von F&E erlaubt eine Aktion und gibt dir einen
    Regierungscoupon: Der Coupon eines Feldes ist immer einer für anderswo.

    Forschen rückt dich auf der F&E-Finanzierungsleiste vor, zahlt den Bonus des Feldes und gibt einen
    lila Forschungsstein Nebel. Der Bonus ist eine Chemikalie: Nimm ein Delugium, das seinen Platz hat
    und in den Zweig Wind kommen wird.
    .title = Runde 1: F&E

guide-6 =
    Drei Steine in einer Reihe deines Büros, einer von jeder Farbe, ergeben eine Abhandlung, und alle
    Forschungssteine einer Reihe müssen dasselbe Wetter zeigen. Dieser Stein macht Reihe 1 also zu einer
    Nebelreihe.

    Was ein Stein bedeckt, erhältst du sofort: hier ein Zahnrad. Ein rosa Zahnrad passt gut.
    .title = Ein Stein in deinem Büro

guide-7 =
    Die linken Felder erlauben beide Aktionen eines Ortes. Bei der Regierung sicherst du eine Subvention:
    Du erhältst den Bonus über ihrer Spalte, den neben ihrer Reihe und ihren eigenen, und sie ist für alle
    verbraucht.

    Der Roboterauftrag in der Nebelspalte gibt einen Wissenschaftscoupon, einen Vorratscoupon und einen
    Bot für 2 Regierungscoupons: drei Dinge für einen Preis.
    .title = Runde 2: die Regierung

guide-8 =
    Die andere Aktion verkauft ein Zahnrad in der Farbe eines Botfelds, hier dein weißes. Du nimmst ein
    Subventionsplättchen dieser Spalte für dich, das du zu Beginn eines späteren Zuges nutzen kannst,
    und einen blauen Stein dieses Wetters.
    .title = Zahnrad verkaufen

guide-9 =
    Ein blauer Stein Nebel kommt neben den lila Stein in Reihe 1. Zwei von dreien. Was er bedeckt,
    bringt einen Coupon: Nimm einen für das Labor, wohin du als Nächstes gehst.
    .title = Zwei von dreien

guide-10 =
    Ein Experiment läuft, wenn sein Zweig voll ist und ein Plättchen seines Wetters ausliegt. Der
    Assistent, die Figur mit der Mütze, zeigt, welcher Zweig am Ende der Runde dran ist: jetzt Schnee,
    dann Regen, dann Wind. Eine Brise liegt aus, und der Windzweig hat Platz; ein Bot dort macht sich
    also in zwei Runden bezahlt.

    Das Forschungsstipendium kann warten: Du hast keine zweite Chemikalie dafür.
    .title = Runde 3: Lativs Labor

guide-11 =
    Der Laufende Report sagt, was die Saboteure tun werden; die Vorschau neben dem Spielplan zeigt es,
    bevor du handelst. Für einen Coupon des Ortes darfst du zwei weitere Reports ziehen und den dreien
    ihre Rollen geben: einer oben auf den Stapel, einer abgeworfen, einer ausgeführt.

    Wer Lativ in den Vorrat folgt, schadet weniger als jemand in F&E, also wird der Report des rosa
    Saboteurs abgeworfen.
    .title = Security rufen

guide-12 =
    Die Saboteure haben die Initiative genommen und waren zuerst da. Sie haben den Windzweig für dich
    gefüllt: Er läuft nächste Runde.

    Im Vorrat erhältst du einen Coupon beliebiger Art und zahlst einen für jede Figur links von dir.
    .title = Runde 4: zurück in den Vorrat

guide-13 =
    Dann ein neuer Bot, dessen Fach einen Wissenschaftscoupon zurückgibt, ein Verdino für das
    Forschungsstipendium und die Initiative, damit du wieder zuerst am Zug bist.
    .title = Runde 4: Bot, Chemikalie, Initiative

guide-14 =
    Der erste Schritt eines Zuges ist ein Subventions- oder ein Investmentplättchen. Das
    Forschungsstipendium erlaubt Forschen ohne seinen Coupon, wo immer du bist; die Chemikalie wird
    trotzdem gezahlt.

    Das oberste Windfeld zahlt zwei beliebige Coupons. Nimm zwei für die Regierung: Du brauchst sie
    gleich.
    .title = Runde 5: ein Subventionsplättchen

guide-15 =
    Lativ steht bei der Regierung, links vom mittleren Feld. Wer rechts von ihm ankommt, erhält einen
    Wissenschaftscoupon, und er zieht weiter und stellt einen eigenen Bot in einen Zweig, der keinen
    hat.
    .title = Lativ

guide-16 =
    Ein weiterer Roboterauftrag gibt eine Chemikalie, einen F&E-Coupon und einen Bot. Das Verdino ist
    für das mittlere Nebelfeld, das weiße Zahnrad für die Regierung.
    .title = Noch ein Roboterauftrag

guide-17 =
    Der lila Stein Wind beginnt eine weitere Reihe, also wird Reihe 3 eine Windreihe. Was er bedeckt,
    bringt einen Coupon: Wissenschaft ersetzt jeden anderen.
    .title = Eine zweite Reihe

guide-18 =
    Der Windzweig ist voll, also läuft die Brise. Dein Bot kommt heim. Für einen Wissenschaftscoupon
    erhältst du 4 KP für jeden Bot, den du dort hattest, wählst einen von zwei Boni und legst sofort einen
    grünen Stein Wind.

    Der Preis ist das Wetter: In F&E liegt jetzt ein schlimmeres Extremwetterplättchen. Zwei Plättchen der
    Stufe 3 am Ende deines Zuges kosten dich die Partie, also achte rechtzeitig darauf. Ein Bot der
    Saboteure im Zweig hat den Zielwert so sehr erhöht wie deiner deine KP.
    .title = Das Experiment läuft

guide-19 =
    Das mittlere Nebelfeld bringt 3 KP. Sind alle drei Felder eines Zweigs besetzt, kommt sein
    Schlossstein weg, und dieses Wetter kann zitiert werden: Ein Zitatstein ersetzt dann den dritten Stein
    einer Reihe.

    Ein zweiter lila Stein Nebel braucht eine andere Reihe. Reihe 5 rückt dich auf der
    F&E-Finanzierungsleiste vor; ein Marker auf Feld 5 zählt für den sofortigen Sieg.
    .title = Runde 6: zwei in einem Zweig

guide-20 =
    Verkaufe das weiße Zahnrad in der Windspalte. Die blauen Steine Wind sind fort, einer an die Saboteure
    und einer an Lativ, also nimmst du stattdessen ein Investmentplättchen.

    Auf das Plättchen kommt es an: Eine Druckerpresse veröffentlicht eine Abhandlung ohne Coupons. Du
    nutzt sie, sobald Reihe 1 vollendet werden kann.
    .title = Runde 7: eine eigene Presse

guide-21 =
    Ein Investmentplättchen setzt ein Ziel oder bringt die Finanzierung eines schon gesetzten Ziels.
    Ziele sind je 5 KP wert, wenn du sie am Ende erfüllst, und vier erfüllte sind eine der drei
    Bedingungen des sofortigen Sieges.

    „Wissenschaft in der Hand“ verlangt drei Wissenschaftscoupons, die du hast. Sein Feld erweitert die
    Werkstatt.
    .title = Runde 8: ein Ziel

guide-22 =
    Dann wieder der Vorrat, für einen Bot und das Melgoth, das Nebel vollendet.
    .title = Runde 8: noch einmal der Vorrat

guide-23 =
    Das unterste Feld kostet ein Stück mehr, das rosa Zahnrad, und zahlt mit einem Bot.
    .title = Runde 9: Nebel ist vollständig

guide-24 =
    Weil du den Zweig vollendet hast, nimmst du ein Investmentplättchen und entfernst den Schlossstein
    von Nebel; wer das tut, darf sofort einen Wissenschaftscoupon für 3 KP zahlen.

    Das hat zwei Seiten: Zwei Steine Nebel sind jetzt ein Set für die Saboteure, wenn auch eines, das
    nur den Zielwert erhöht oder einen Report kostet.
    .title = Der Schlossstein

guide-25 =
    Jetzt die Druckerpresse. In Reihe 1 liegen ein lila und ein blauer Stein Nebel; Nebel ist
    freigeschaltet, also vollendet ein Zitatstein sie für den Preis eines grünen Zielplättchens.

    Der Marker der Reihe gleitet nach rechts und zahlt, worüber er zieht, die Steine bringen KP, und du
    nimmst ein Investmentplättchen. Von dort kann der Marker in F&E einen Durchbruch erzielen, der das
    Wetter bessert, KP bringt und eine Auszeichnung einträgt.
    .title = Runde 10: eine Abhandlung

guide-26 =
    Du hast die vier Orte gesehen, ein Experiment und eine Abhandlung. Dreierlei gewinnt: mehr KP als der
    Zielwert, vier erfüllte Ziele und zwei Finanzierungsmarker auf Feld 5, alles zu Beginn deines Zuges.
    Sonst kommt das Ende von selbst, und der Zielwert steigt dann um 30.

    Achte auf die Vorschau, halte das Wetter unter zwei Plättchen der Stufe 3 und zähle die übrigen
    Security-Reports. Ab hier gehört die Partie dir: Spiel weiter.
    .title = Auf dich gestellt
