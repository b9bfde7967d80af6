# The rules of Weather Machine in German; rules.toml has the English.

WM-GEN-1 = Zwei, drei oder vier Spieler nehmen teil, jeder mit einer eigenen Farbe. Eine Partie
    für eine Person ist nur gegen die Saboteure möglich.
    .title = Anzahl der Spieler

WM-GEN-2 = Die Reserve an Investmentplättchen, Zahnrädern und Zitatsteinen geht nie aus. Niemand
    geht hier leer aus, weil Material fehlt.
    .title = Unbegrenztes Material

WM-GEN-3 = Alles andere Material gibt es nur so oft, wie es in der Schachtel liegt. Ist das
    letzte Stück vergeben, erhältst du es einfach nicht, außer eine Regel nennt einen Ersatz dafür.
    .title = Begrenztes Material

WM-GEN-4 = Hast du nicht, was eine Aktion verlangt, und kannst oder willst du es dir auch nicht
    per Sondertausch beschaffen, so kannst du die Aktion nicht ausführen.
    .title = Aktion, die du nicht zahlen kannst

WM-GEN-5 = Eine Aktion führst du Schritt für Schritt in der aufgedruckten Reihenfolge aus. Was
    dir frühere Schritte gebracht haben, darfst du in späteren schon verwenden.
    .title = Schritte wie aufgedruckt

WM-GEN-6 = Für etwas, das du als Bonus erhältst, zahlst du nie Coupons, auch wenn genau dieselbe
    Aktion an ihrem Ort Coupons kostet.
    .title = Boni kosten keine Coupons

WM-GEN-7 = Auch eine Aktion, die du als Bonus erhältst, verlangt ihre übrigen Kosten, etwa ein
    Zahnrad, eine Chemikalie oder einen Bot. Nur der Bonus selbst kann sie dir erlassen.
    .title = Die übrigen Kosten bleiben

WM-GEN-8 = Kannst du einen Bonus nur teilweise erhalten, darfst du diesen Teil nehmen. Was du
    nicht erhalten kannst, verfällt.
    .title = Bonus nur zum Teil

WM-GEN-9 = KP werden sofort auf der Punkteleiste abgetragen, wenn du sie erhältst; im Grundspiel
    verlierst du nie welche. Ein Marker, der das Ende der Leiste überschreitet, läuft bei 0 weiter,
    und die volle Runde auf der Leiste zählt weiterhin mit.
    .title = KP festhalten

WM-SET-1 = Nimm alles in deiner Farbe: 1 Wissenschaftler, 12 Bots, 1 Wertungsmarker, 5
    Couponmarker, 1 Initiativemarker, 1 Reihenfolgemarker, 3 Finanzierungsmarker und 6
    Durchbruchmarker.
    .title = Material einer Farbe

WM-SET-2 = Alle Wertungsmarker beginnen die Partie auf 0 KP.
    .title = Wertungsmarker zu Beginn

WM-SET-3 = Die Reserve besteht aus den Investmentplättchen, den Zitatsteinen und den
    Auszeichnungssteinen. Lege den Nobelpreis auf den Plan.
    .title = Reserve zu Beginn

WM-SET-4 = Der Zufall bestimmt, in welcher Reihenfolge die Reihenfolgemarker auf ihre Felder
    kommen.
    .title = Erste Reihenfolge

WM-SET-5 = Die Initiativemarker stehen zu Beginn in derselben Ordnung wie die Reihenfolgemarker.
    .title = Erste Initiative

WM-SET-6 = Die Spieler stellen ihre Wissenschaftler in Reihenfolge auf die Aktionsfelder des
    Vorrats, vom Feld ganz links an nach rechts.
    .title = Wissenschaftler zu Beginn

WM-SET-7 = Lativ beginnt im Vorrat auf dem Feld, das für ihn vorgesehen ist.
    .title = Lativ zu Beginn

WM-SET-8 = Der Vorrat ist zu Beginn voll: Jede der 25 Chemikalien, 5 von jeder der 5 Sorten,
    liegt auf einem Feld ihrer Sorte.
    .title = Chemikalien zu Beginn

WM-SET-9a = Mische die 30 Werkstattplättchen, ziehe zufällig 4 davon und lege sie auf die Felder
    des Angebots.
    .title = Werkstattplättchen im Angebot

WM-SET-9b = Die 26 Werkstattplättchen, die nicht im Angebot liegen, bilden zwei Stapel zu je 13.
    Ein Stapel liegt offen, der andere verdeckt.
    .title = Stapel der Werkstattplättchen

WM-SET-10 = Mische die 15 Subventionsplättchen und fülle damit die Subventionsfelder der
    Regierung: eines je Feld, mit der blauen Seite oben.
    .title = Subventionsplättchen zu Beginn

WM-SET-11 = Bei der Regierung liegen 10 blaue Forschungssteine: ein Stapel von 2 für jedes
    Wetter.
    .title = Blaue Forschungssteine zu Beginn

WM-SET-12 = Lege alle 3 Regierungsmarker im Regierungsbereich bereit.
    .title = Regierungsmarker zu Beginn

WM-SET-13 = Alle Zahnräder liegen zu Beginn in der Reserve.
    .title = Zahnräder zu Beginn

WM-SET-14 = Du beginnst mit je einem Marker auf der Finanzierungsleiste der Regierung, des
    Labors und von F&E. Jeder steht auf dem Feld ganz links, das ist Feld 0.
    .title = Finanzierungsmarker zu Beginn

WM-SET-15a = Sortiere die Experimentplättchen nach Stadien und mische jedes Stadium für sich.
    .title = Experimentplättchen mischen

WM-SET-15b = Lege 3 Plättchen von Stadium III zufällig und ungesehen in die Schachtel zurück.
    .title = Überzählige Plättchen von Stadium III

WM-SET-15c = Oben im Stapel liegen die 5 Plättchen von Stadium I, darunter die 5 von Stadium II,
    ganz unten die 2 übrigen von Stadium III. Der Stapel liegt offen, sodass alle nur das oberste
    Plättchen sehen.
    .title = Aufbau des Experimentstapels

WM-SET-16a = Fülle die drei Felder der Auslage rechts neben dem Stapel mit den ersten 3
    Experimentplättchen.
    .title = Erste Auslage der Experimente

WM-SET-16b = Lege das vierte Experimentplättchen auf das Feld unter dem Stapel. Im Stapel
    bleiben damit 8.
    .title = Erstes wartendes Experimentplättchen

WM-SET-17 = Sieh dir das Experimentplättchen an, das jetzt oben auf dem Stapel liegt. Der
    Assistent beginnt am Zweig von dessen Wetter.
    .title = Assistent zu Beginn

WM-SET-18 = Zu dritt oder zu viert warten alle 5 Bots von Lativ neben dem Labor. Zu zweit werden
    sie nach einer eigenen Regel aufgestellt.
    .title = Lativs Bots zu Beginn

WM-SET-19 = Staple die grünen Forschungssteine beim Labor nach Wetter: bei 4 Spielern 3 in jedem
    Stapel, bei 2 oder 3 Spielern 2 in jedem Stapel. Übrige Steine kommen in die Schachtel zurück.
    .title = Grüne Forschungssteine zu Beginn

WM-SET-20 = Lege auf jedes der 5 Zitatfelder einen Schlossstein.
    .title = Schlosssteine zu Beginn

WM-SET-22 = Bedecke in F&E das Feld jedes Wetters mit dessen Extremwetterplättchen der Stufe 1.
    .title = Erste Extremwetterplättchen

WM-SET-23 = Bilde für jedes Wetter aus seinen beiden anderen Plättchen einen Wetterstapel: Stufe
    3 unten, Stufe 2 oben.
    .title = Wetterstapel

WM-SET-24 = Bei F&E liegen 10 lila Forschungssteine: ein Stapel von 2 für jedes Wetter.
    .title = Lila Forschungssteine zu Beginn

WM-SET-26 = Zu zweit darf während der ganzen Partie niemand das Aktionsfeld ganz rechts bei der
    Regierung, im Labor und in F&E benutzen.
    .title = Gesperrte Felder zu zweit

WM-PLS-1 = Deine 12 Bots stehen auf dem Fließband. Es hat 4 Abschnitte mit je 3 Fächern, und
    alle sind besetzt.
    .title = Fließband zu Beginn

WM-PLS-2 = Du beginnst mit 4 Vorratscoupons, 2 Wissenschaftscoupons und je 1 Regierungs-, Labor-
    und F&E-Coupon.
    .title = Coupons zu Beginn

WM-PLS-3 = Deine 6 Durchbruchmarker beginnen auf der rechten Seite deines Büros. In jeder Reihe
    steht einer auf seinem Startfeld.
    .title = Durchbruchmarker zu Beginn

WM-PLS-4 = Lege von jeder der 5 Farben ein Zahnrad beiseite und teile davon jedem Spieler
    zufällig eines aus. Du lagerst deines auf dem mittleren Feld deiner Werkstatt; nicht ausgeteilte
    Zahnräder kommen in die Reserve zurück.
    .title = Erstes Zahnrad

WM-PLS-5a = Zieht für jeden Spieler ein Werkstattplättchen von oben vom verdeckten Stapel. Der
    Zufall bestimmt, wer welches bekommt.
    .title = Erstes Werkstattplättchen

WM-PLS-5b = Lege das Plättchen so an deine mittlere Reihe an, dass ein Halbkreis nach oben und
    der andere nach unten zeigt. Welcher von beiden nach oben zeigt, entscheidest du.
    .title = Erstes Werkstattplättchen anlegen

WM-PLS-6 = Jeder Spieler bekommt zufällig ein Zielset aus 9 Zielplättchen; die Plättchen eines
    Sets tragen unten links dasselbe Symbol. Sie liegen offen unter deinem Laboratorium. Die
    Draft-Variante regelt das anders.
    .title = Zielplättchen zu Beginn

WM-VOU-1 = Für jeden Coupon, den du erhältst, rückst du den Marker dieser Art um 1 nach oben.
    Für jeden, den du zahlst, rückst du ihn um 1 nach unten.
    .title = Coupons erhalten und zahlen

WM-VOU-2 = Reicht eine Leiste nicht für alle Coupons, die du erhältst, so erhältst du nur so
    viele, wie Platz haben. Der Rest verfällt.
    .title = Volle Couponleiste

WM-VOU-3 = Ein Couponmarker kann nie unter null fallen; du kannst also nur Coupons zahlen, die
    du hast.
    .title = Keine Coupons unter null

WM-VOU-4 = Wann immer du einen Coupon einer anderen Art zahlen musst, darfst du dafür einen
    Wissenschaftscoupon zahlen.
    .title = Wissenschaftscoupon als Ersatz

WM-VOU-5 = Wo Wissenschaft verlangt ist, gelten nur Wissenschaftscoupons. Du kannst dir aber
    auch hier einen per Wissenschaftstausch beschaffen.
    .title = Kosten in Wissenschaft

WM-WSH-1 = Deine Werkstatt besteht anfangs aus den 3 Feldern, die auf dem Laboratorium
    aufgedruckt sind, und einem einzigen Werkstattplättchen.
    .title = Werkstatt zu Beginn

WM-WSH-2 = Von den aufgedruckten Feldern lagert das oberste 1 Chemikalie beliebiger Sorte, das
    mittlere 1 Zahnrad beliebiger Farbe und das unterste 1 Bot.
    .title = Aufgedruckte Werkstattfelder

WM-WSH-3 = Auf einem Werkstattplättchen ist Platz für genau ein Stück: ein Zahnrad oder einen
    Bot.
    .title = Was ein Werkstattplättchen lagert

WM-WSH-4 = Wo die Halbkreise zweier Plättchen aneinanderstoßen, bilden sie einen Kreis von einer
    Farbe. Dieser Kreis lagert eine Chemikalie derselben Farbe und sonst nichts.
    .title = Wo Chemikalien lagern

WM-WSH-5 = Lege einen Bot, eine Chemikalie oder ein Zahnrad sofort in deine Werkstatt, wenn du
    das Stück erhältst. Ist kein passender Platz frei, erhältst du es nicht.
    .title = Erhaltenes lagern

WM-WSH-6 = Du darfst deine gelagerten Stücke jederzeit umräumen und auch tauschen, wenn am Ende
    jedes auf einem Feld liegt, das es erlaubt. Für ein neues Stück ist also Platz, sobald
    irgendeine Anordnung es zusammen mit allen anderen unterbringt.
    .title = Werkstatt umräumen

WM-WSH-7 = Ein Stück verlässt deine Werkstatt nur, wenn eine Regel es sagt. Du darfst nichts
    abwerfen, um Platz zu schaffen.
    .title = Nichts wird weggeworfen

WM-WSH-8 = Ein einmal angelegtes Werkstattplättchen behält seinen Platz und seine Ausrichtung.
    .title = Werkstattplättchen bleiben liegen

WM-WSH-9 = Zahnräder, die du zahlst, kommen in die Reserve zurück.
    .title = Wohin gezahlte Zahnräder kommen

WM-WSH-10 = Die Aktion, für die du eine Chemikalie ausgibst, sagt dir, wohin sie kommt: zurück
    in den Vorrat oder nach F&E.
    .title = Wohin ausgegebene Chemikalien kommen

WM-WSH-11 = Mit Bots zahlst du nicht. Aktionen stellen sie aus der Werkstatt auf Felder des
    Plans, und sonst nichts.
    .title = Bots werden nie ausgegeben

WM-STR-1 = Nach dem Spielaufbau spielt ihr die Vorratsrunde und danach die Runden. Jede Runde
    besteht aus Phase A (Züge der Spieler), Phase B (Experiment) und Phase C (Rundenende).
    .title = Ablauf der Partie

WM-STR-2 = In Phase A haben alle Spieler in Reihenfolge je einen Zug.
    .title = Ein Zug für jeden

WM-STR-3 = Ihr spielt Runde um Runde, bis etwas das Spielende auslöst und die letzte Runde
    gespielt ist. Dann folgt die Schlusswertung, und wer die meisten KP hat, gewinnt.
    .title = Bis zur letzten Runde

WM-EXC-1a = Schuldest du einen Coupon und hast weder einen dieser Art noch einen
    Wissenschaftscoupon, so darfst du den Wissenschaftstausch nutzen. Du gibst 3 beliebige andere
    Coupons für 1 Wissenschaftscoupon, der die Schuld sofort begleicht.
    .title = Wissenschaftstausch

WM-EXC-1b = Betrachte jeden geschuldeten Coupon für sich. Bei Kosten von 2 darfst du also einen
    aus deinem Bestand zahlen und den anderen per Wissenschaftstausch.
    .title = Wissenschaftstausch für jeden Coupon

WM-EXC-1c = Der Wissenschaftstausch kann auch dort einen Wissenschaftscoupon liefern, wo
    Wissenschaft selbst der Preis ist: bei einem Experiment, einem Durchbruch oder dem Bonus für das
    Freischalten von Zitaten.
    .title = Wissenschaftstausch für Wissenschaftskosten

WM-EXC-2a = Schuldest du eine Chemikalie einer Sorte, die du nicht hast, so darfst du 2
    beliebige Coupons zahlen, um zu tauschen. Du gibst eine eigene Chemikalie ab und bekommst eine
    der nötigen Sorte aus dem Vorrat.
    .title = Chemikalientausch

WM-EXC-2b = Lege zuerst deine Chemikalie auf das leere Feld ihrer Sorte im Vorrat, das am
    weitesten rechts liegt. Nimm dann die Chemikalie der nötigen Sorte, die am weitesten links
    liegt.
    .title = Reihenfolge beim Chemikalientausch

WM-EXC-2c = Eine Chemikalie aus dem Tausch gibst du sofort für die Aktion aus, für die du sie
    gebraucht hast. In deiner Werkstatt braucht sie keinen Platz.
    .title = Getauschte Chemikalie sofort verwendet

WM-EXC-2d = Du kannst nicht so tauschen, wenn du keine Chemikalie abzugeben hast oder die nötige
    Sorte im Vorrat fehlt.
    .title = Chemikalientausch nicht möglich

WM-EXC-3a = Schuldest du ein Zahnrad einer Farbe, die du nicht hast, so darfst du 2 beliebige
    Coupons zahlen, um zu tauschen. Du gibst ein eigenes Zahnrad ab und bekommst eines der nötigen
    Farbe aus der Reserve.
    .title = Zahnradtausch

WM-EXC-3b = Ohne ein eigenes Zahnrad, das du abgibst, kannst du nicht so tauschen.
    .title = Zahnradtausch nicht möglich

WM-EXC-4 = Du darfst nur tauschen, während du etwas zahlst. Zu tauschen, um das Ergebnis zu
    behalten, ist nicht erlaubt.
    .title = Tausch nur beim Zahlen

WM-EXC-5 = Die 2 Coupons für den Chemikalientausch oder den Zahnradtausch dürfen von beliebiger
    Art und beliebig gemischt sein. Auch Wissenschaftscoupons sind erlaubt.
    .title = Preis von Chemikalien- und Zahnradtausch

WM-PSR-1 = Bevor die erste Runde beginnt, haben alle Spieler in Reihenfolge einen Zug, in dem
    sie nur Aktionen des Vorrats ausführen.
    .title = Vorratszüge vor der ersten Runde

WM-PSR-2 = In diesem Zug darfst du beliebig viele Vorratsaktionen zu den üblichen Kosten
    ausführen und jede beliebig oft wiederholen. Du darfst auch keine ausführen.
    .title = Beliebig viele Vorratsaktionen

WM-PSR-3 = In dieser Runde bewegt sich weder ein Wissenschaftler noch Lativ. Niemand erhält den
    Coupon eines Ortes, und niemand nutzt ein Subventions- oder Investmentplättchen.
    .title = Was dabei entfällt

WM-PSR-4 = Hat in dieser Runde jemand die Initiative beansprucht, so ordnet die
    Reihenfolgemarker neu, sobald alle fertig sind. Sie übernehmen noch vor Beginn der ersten Runde
    die Ordnung der Initiativemarker.
    .title = Initiative vor der ersten Runde

WM-TRN-1 = Dein Zug besteht aus vier Schritten: erstens ein Subventions- oder
    Investmentplättchen nutzen, zweitens deinen Wissenschaftler bewegen, drittens Aktionen
    ausführen, viertens Forschungssteine legen.
    .title = Schritte eines Zuges

WM-TRN-2 = Den ersten Schritt darfst du auslassen. Du kannst darin nicht mehr als ein Plättchen
    nutzen, ob Subvention oder Investment.
    .title = Erster Schritt: höchstens ein Plättchen

WM-TRN-3 = Deinen Wissenschaftler musst du bewegen; das darfst du nicht auslassen.
    .title = Der zweite Schritt ist Pflicht

WM-TRN-4 = Über jeden Teil des dritten Schritts entscheidest du frei; zu keiner Aktion bist du
    gezwungen.
    .title = Der dritte Schritt ist frei

WM-TRN-5 = Im vierten Schritt musst du die Forschungssteine legen, die auf deinem Wartefeld
    liegen.
    .title = Der vierte Schritt ist Pflicht

WM-TRN-6 = In deinem eigenen Zug darfst du jederzeit Auszeichnungssteine von deinem Wartefeld
    legen. Du erhältst die Boni, die sie bedecken.
    .title = Auszeichnungen jederzeit legen
    .status = Auszeichnungen werden bei jeder Frage des Zuges angeboten, außer innerhalb
        einer Aktion oder eines Bonus, vor denen man sie hätte legen können.

WM-USE-1 = Du darfst ein Subventionsplättchen neben deinem Laboratorium umdrehen, das seine
    blaue Seite zeigt. Du erhältst seinen Bonus.
    .title = Subventionsplättchen nutzen

WM-USE-2 = Ist ein Subventionsplättchen einmal auf Orange gedreht, behält es diese Seite und
    bringt keinen Bonus mehr.
    .title = Benutztes Subventionsplättchen

WM-USE-3 = Für das, was dir ein Subventionsplättchen gibt, zahlst du keine Coupons.
    .title = Subventionsbonus ohne Coupons

WM-USE-4 = Statt eines Subventionsplättchens darfst du ein Investmentplättchen in die Reserve
    zurücklegen. Dafür setzt du entweder ein Ziel oder erhältst Finanzierung.
    .title = Investmentplättchen nutzen

WM-USE-5 = Um ein Ziel zu setzen, nimm ein Zielplättchen, das unter deinem Laboratorium liegt,
    und lege es auf ein leeres Zielfeld derselben Farbe.
    .title = Ein Ziel setzen

WM-USE-6 = Du erhältst den Bonus, der auf dem gefüllten Zielfeld aufgedruckt ist. Liegt das Feld
    in der obersten Reihe, wähle einen der beiden Boni, die es zeigt.
    .title = Bonus eines Zielfelds

WM-USE-7 = Um Finanzierung zu erhalten, drehe ein Zielplättchen auf einem deiner Zielfelder um,
    das noch offen liegt. Du erhältst die Boni der Finanzierungsleiste in seiner Farbe: Blau für die
    Regierung, Grün für das Labor, Lila für F&E.
    .title = Finanzierung erhalten

WM-USE-8 = Nach der Finanzierung bleibt das Zielplättchen verdeckt auf seinem Feld. Es kann kein
    zweites Mal umgedreht werden, zählt aber in der Schlusswertung weiterhin.
    .title = Umgedrehtes Zielplättchen

WM-USE-9 = Neben deinem Laboratorium darfst du beliebig viele Subventions- und
    Investmentplättchen haben.
    .title = Beliebig viele Plättchen neben dem Laboratorium

WM-USE-10 = Ein Zielplättchen auf einem deiner Zielfelder ist eine Aufgabe. Erfüllst du bei
    Spielende seine Bedingung, bringt es dir KP.
    .title = Was ein Ziel wert ist

WM-FUN-1 = Um vorzurücken, setze deinen Marker ein Feld nach rechts. Ein Marker auf dem letzten
    Feld rückt nicht mehr vor.
    .title = Auf einer Finanzierungsleiste vorrücken

WM-FUN-2 = Allein dafür, dass dein Marker vorrückt, erhältst du keinen Bonus. Erst wenn du
    Finanzierung erhältst, gibt dir die Leiste etwas.
    .title = Vorrücken allein bringt nichts

WM-FUN-3 = Die Finanzierung der Regierung gibt dir alle Boni, die unter dem Feld deines Markers
    und unter allen Feldern weiter links aufgedruckt sind.
    .title = Finanzierung der Regierung

WM-FUN-4a = Die Finanzierung des Labors beginnt mit Wissenschaftscoupons: Du erhältst alle, die
    unter dem Feld deines Markers und weiter links aufgedruckt sind.
    .title = Finanzierung des Labors: Wissenschaftscoupons

WM-FUN-4b = Danach wählst du zwischen Regierung und F&E und erhältst die Finanzierung dieser
    Leiste. Dabei gilt dein Marker dort so, als stünde er um den Modifikator unter deinem
    Labormarker weiter rechts; bewegt wird kein Marker.
    .title = Finanzierung des Labors: eine zweite Leiste

WM-FUN-4c = Würde der Modifikator über das Ende der anderen Leiste hinausführen, gilt ihr
    letztes Feld.
    .title = Finanzierung des Labors: Ende der zweiten Leiste

WM-FUN-5 = Die Finanzierung von F&E gibt dir nur einen einzigen Bonus. Wähle den unter dem Feld
    deines Markers oder einen unter einem Feld weiter links.
    .title = Finanzierung von F&E

WM-FUN-6 = Bei Spielende erhältst du KP für die Position deines Markers auf jeder
    Finanzierungsleiste.
    .title = Finanzierungsleisten in der Schlusswertung

WM-MOV-1 = Stelle deinen Wissenschaftler auf ein leeres Aktionsfeld eines anderen Ortes als des
    bisherigen. Lativs Büro kannst du nie wählen.
    .title = An einen anderen Ort gehen

WM-MOV-2 = Auf jedem Aktionsfeld ist Platz für eine einzige Figur: einen Wissenschaftler, Lativ
    oder einen Saboteur. Gesperrte Felder können gar nicht benutzt werden.
    .title = Eine Figur je Aktionsfeld

WM-MOV-3a = Gehst du in der ersten Runde an einen Hauptort, dessen mittleres Feld frei ist,
    musst du dieses Feld nehmen.
    .title = Erste Runde: mittleres Feld

WM-MOV-3b = Ist in der ersten Runde das mittlere Feld besetzt, darfst du das Feld ganz rechts
    nehmen.
    .title = Erste Runde: Feld ganz rechts

WM-MOV-3c = In der ersten Runde darf niemand das Feld ganz links nehmen. Kannst du weder das
    mittlere noch das Feld ganz rechts nehmen, kannst du nicht an diesen Hauptort gehen.
    .title = Erste Runde: Feld ganz links

WM-MOV-4a = An einem Hauptort erhältst du einen Coupon der Art, die dein Feld zeigt.
    .title = Coupon eines Hauptorts

WM-MOV-4b = Für jede Figur eines anderen Spielers, die an diesem Hauptort weiter links steht,
    erhältst du einen weiteren Coupon derselben Art.
    .title = Coupons für andere links von dir

WM-MOV-4c = Steht Lativ an diesem Hauptort weiter links als du, erhältst du 1
    Wissenschaftscoupon. Lativ rechts von dir bringt nichts.
    .title = Lativ links von dir

WM-MOV-5a = Gehst du in den Vorrat, erhältst du zuerst 1 Coupon; seine Art wählst du frei.
    .title = Coupon des Vorrats

WM-MOV-5b = Triffst du im Vorrat auf Lativ, erhältst du zusätzlich 1 Wissenschaftscoupon, egal
    auf welchem Feld du stehst.
    .title = Lativ im Vorrat

WM-MOV-5c = Danach zahlst du 1 Coupon für jede Figur eines anderen Spielers, die im Vorrat
    weiter links steht. Die Art darfst du jedes Mal frei wählen.
    .title = Zahlen im Vorrat

WM-MOV-5d = Könntest du selbst mit den Coupons, die du bei der Ankunft erhältst, diese Zahlung
    nicht leisten, darfst du das Feld nicht wählen.
    .title = Feld im Vorrat, das du nicht zahlen kannst

WM-LAT-1 = Steht Lativ an dem Ort, an den du gegangen bist, so zieht er an den Ort mit der
    nächsten Nummer weiter. Das tut er, nachdem du deine Coupons erhalten oder gezahlt hast.
    .title = Wann Lativ weiterzieht

WM-LAT-2 = Im Vorrat und in seinem Büro hat Lativ ein eigenes Feld. Bei der Regierung, im Labor
    und in F&E nimmt er das leere Aktionsfeld, das am weitesten links liegt.
    .title = Wo Lativ steht

WM-LAT-3 = Ist an einem Hauptort kein Aktionsfeld mehr für Lativ da, weil jedes besetzt oder
    gesperrt ist, geht er an den folgenden Ort weiter.
    .title = Lativ überspringt volle Orte

WM-LAT-4a = Hat Lativ sich bewegt, suche den ersten Zweig, der noch Platz hat und in dem keiner
    seiner Bots steht; beginne beim aktiven Zweig und gehe in Wetterreihenfolge weiter. Einer seiner
    Bots von neben dem Labor kommt dort auf ein leeres Feld.
    .title = Lativ stellt einen Bot auf

WM-LAT-4b = Sein Bot nimmt das oberste leere Feld des Zweigs. Laut Spielregel ist es
    gleichgültig, welches Feld es ist; daher muss niemand wählen.
    .title = Feld für Lativs Bot

WM-LAT-4c = Ist jeder der 5 Zweige voll oder steht dort schon ein Bot von Lativ, stellt er
    keinen auf.
    .title = Kein Zweig für Lativs Bot

WM-LAT-4d = Für eine Bewegung stellt Lativ nie mehr als einen Bot auf, egal wie viele volle Orte
    er übersprungen hat.
    .title = Ein Bot je Bewegung Lativs

WM-LAT-5 = Hat Lativ sein Büro erreicht, bleibt er dort bis Phase C.
    .title = Lativ in seinem Büro

WM-LAT-6 = Beendet Lativ zu zweit seine Bewegung bei der Regierung oder in F&E, wird an diesem
    Ort ein Forschungsstein abgeworfen.
    .title = Zu zweit: Lativ wirft einen Stein ab

WM-ACT-1 = Auf einem Feld mit / darfst du eine der beiden Aktionen des Ortes ausführen und die
    andere nicht.
    .title = Feld für eine Aktion

WM-ACT-2 = Auf einem Feld mit & darfst du beide Aktionen des Ortes ausführen oder nur eine
    davon. Welche zuerst kommt, entscheidest du.
    .title = Feld für beide Aktionen

WM-ACT-3 = Jede der beiden Aktionen eines Hauptorts darfst du als Aktion deines Ortes nur einmal
    je Zug ausführen. Gewährt dir ein Bonus dieselbe Aktion, zählt das nicht mit.
    .title = Jede Aktion einmal je Zug

WM-ACT-4 = Im Vorrat darfst du auf jedem Feld beliebig viele Aktionen ausführen und dieselbe
    beliebig oft.
    .title = Aktionen im Vorrat

WM-ACT-5 = Du darfst auch keine Aktion ausführen.
    .title = Gar keine Aktion

WM-TOK-1 = Am Ende deines Zuges legst du jeden Forschungsstein von deinem Wartefeld auf ein
    leeres Feld derselben Farbe in deinem Büro.
    .title = Forschungssteine legen

WM-TOK-2 = Innerhalb einer Reihe des Büros müssen alle Forschungssteine dasselbe Wetter haben.
    Dasselbe Wetter darf in mehreren Reihen vorkommen.
    .title = Ein Wetter je Reihe

WM-TOK-3 = Sobald ein Stein gelegt ist, erhältst du den Bonus des Feldes, das er bedeckt, falls
    es einen zeigt.
    .title = Bonus eines Bürofelds

WM-TOK-4 = In welcher Reihenfolge du die Steine legst und auf welche Felder, entscheidest du.
    .title = Reihenfolge beim Legen

WM-TOK-5 = Ist für einen Forschungsstein kein Feld erlaubt, kommt er aus dem Spiel.
    .title = Forschungsstein ohne Feld

WM-TOK-6 = Gibt es für einen Forschungsstein ein erlaubtes Feld, musst du ihn legen. Du darfst
    ihn weder ablehnen noch für später aufheben.
    .title = Steine nicht ablehnen

WM-TOK-7 = Ein Auszeichnungsstein passt auf jedes leere Feld deines Büros, egal in welcher Reihe
    oder Farbe. Du darfst ihn auch für einen späteren Zug aufheben.
    .title = Auszeichnungsstein legen

WM-TOK-8 = Erhältst du einen Forschungsstein, während die Wettermaschine läuft, lege ihn sofort;
    warte nicht auf das Ende eines Zuges.
    .title = Stein aus einem Experiment

WM-TOK-9 = Ein ins Büro gelegter Stein wird nicht mehr bewegt und verlässt es nicht.
    .title = Steine bleiben im Büro

WM-SUP-1 = Jedes Werkstattplättchen kostet dich 1 Vorratscoupon.
    .title = Werkstatt erweitern: Preis

WM-SUP-2 = Wähle unter fünf Plättchen: den 4 im Angebot und dem obersten des offenen Stapels.
    .title = Werkstatt erweitern: welche Plättchen

WM-SUP-3 = Hast du ein Plättchen aus dem Angebot genommen, wird sein Feld sofort mit dem
    obersten Plättchen des offenen Stapels aufgefüllt.
    .title = Werkstatt erweitern: Angebot auffüllen

WM-SUP-4 = Ist der offene Stapel leer, drehe den anderen Stapel um. Er wird zum neuen offenen
    Stapel.
    .title = Werkstatt erweitern: zweiter Stapel

WM-SUP-5 = Sind beide Stapel leer, bleiben leere Felder des Angebots leer.
    .title = Werkstatt erweitern: kein Stapel mehr

WM-SUP-6 = Lege das Plättchen sofort an. Eine seiner Seiten muss ein aufgedrucktes Feld der
    Werkstatt oder ein früher angelegtes Plättchen berühren; Ecke an Ecke genügt nicht.
    .title = Werkstatt erweitern: Plättchen anlegen

WM-SUP-7 = Deine Werkstatt hat immer 3 Reihen, darf aber nach rechts beliebig breit werden.
    .title = Werkstatt erweitern: Größe

WM-SUP-8 = Ein Plättchen hat oben und unten je einen Halbkreis, lässt sich also auf zwei Arten
    anlegen. Wo Halbkreise zweier Plättchen aneinanderstoßen, müssen ihre Farben übereinstimmen.
    .title = Werkstatt erweitern: Halbkreise

WM-SUP-9 = Wähle einen Bot vom Fließband, zahle so viele Vorratscoupons, wie über seinem
    Abschnitt stehen, und stelle ihn in deine Werkstatt.
    .title = Bot bauen: Preis

WM-SUP-10 = Neben dem Fach, das der Bot frei macht, steht ein Bonus; den erhältst du sofort.
    .title = Bot bauen: Bonus

WM-SUP-11 = Hat deine Werkstatt keinen Platz für einen weiteren Bot, ist diese Aktion nicht
    möglich.
    .title = Bot bauen: kein Platz

WM-SUP-12a = Zu Beginn der Partie darfst du Bots nur aus den obersten zwei Abschnitten des
    Fließbands bauen.
    .title = Abschnitte zu Beginn

WM-SUP-12b = Hast du 6 Bots gebaut oder 5 Steine (Forschungs-, Auszeichnungs- und Zitatsteine
    zusammen), ist der dritte Abschnitt für dich verfügbar.
    .title = Dritter Abschnitt

WM-SUP-12c = Hast du 9 Bots gebaut oder 8 dieser Steine, ist der vierte Abschnitt für dich
    verfügbar.
    .title = Vierter Abschnitt

WM-SUP-12d = Steine, die noch auf deinem Wartefeld liegen, zählen dabei mit.
    .title = Auch wartende Steine zählen

WM-SUP-12e = Ein Abschnitt, der einmal verfügbar war, bleibt es für dich bis zum Ende der
    Partie. Bots, die auf das Fließband zurückkommen, ändern daran nichts.
    .title = Abschnitte bleiben verfügbar

WM-SUP-13 = Zahle 1 Vorratscoupon und stelle deinen Initiativemarker auf eine beliebige andere
    Position. Die Marker zwischen der alten und der neuen Position rücken je um einen Platz und
    behalten ihre Ordnung.
    .title = Initiative beanspruchen

WM-SUP-14 = Die Reihenfolge der laufenden Runde bleibt, wie sie ist. Sie ändert sich in Phase C
    oder nach dem Ende der Vorratsrunde.
    .title = Wann die Initiative wirkt

WM-SUP-15 = Wähle eine Sorte und nimm ihre Chemikalie, die am weitesten links liegt. Sie kostet
    so viele Vorratscoupons, wie der Abschnitt zeigt, in dem sie lag.
    .title = Chemikalie erwerben

WM-SUP-16 = Hat deine Werkstatt keinen Platz, der diese Chemikalie erlaubt, kannst du die Aktion
    nicht ausführen.
    .title = Chemikalie erwerben: kein Platz

WM-SUP-17 = Lege eine Chemikalie aus deiner Werkstatt auf das leere Feld ihrer Sorte, das am
    weitesten rechts liegt. Dafür erhältst du so viele Vorratscoupons, wie der Abschnitt dieses
    Feldes zeigt.
    .title = Chemikalie zurückgeben

WM-SUP-18 = Für eine Chemikalie, die auf andere Weise in den Vorrat kommt, etwa weil du sie
    ausgegeben hast, erhältst du keine Coupons.
    .title = Keine Coupons für ausgegebene Chemikalien

WM-GOV-1 = Diese Aktion kostet dich 1 Regierungscoupon.
    .title = Zahnrad verkaufen: Preis

WM-GOV-2 = Erstens rückst du deinen Marker auf der Finanzierungsleiste der Regierung um 1 Feld
    vor.
    .title = Zahnrad verkaufen: Finanzierungsleiste

WM-GOV-3 = Zweitens stellst du 1 Bot aus deiner Werkstatt auf ein leeres Botfeld der
    Regierungsmaschine. Du brauchst ein Zahnrad in der Farbe dieses Feldes in deiner Werkstatt oder
    musst es dir per Tausch beschaffen.
    .title = Zahnrad verkaufen: Bot stellen

WM-GOV-4 = Drittens nimmst du ein Subventionsplättchen aus der Spalte, in die du den Bot
    gestellt hast, egal welche Seite es zeigt. Lege es mit der blauen Seite oben neben dein
    Laboratorium.
    .title = Zahnrad verkaufen: Subventionsplättchen nehmen

WM-GOV-5 = Ebenfalls im dritten Schritt kommt ein Zahnrad aus deiner Werkstatt dorthin, wo du
    das Plättchen genommen hast. Es hat die Farbe des Botfelds.
    .title = Zahnrad verkaufen: Zahnrad hinlegen

WM-GOV-6a = Liegt in der Spalte ein Subventionsplättchen eines Typs, den du noch nicht hast,
    musst du ein solches nehmen. Auch deine benutzten Plättchen mit der orangen Seite oben zählen
    als Plättchen, die du hast.
    .title = Zahnrad verkaufen: zuerst ein neuer Typ

WM-GOV-6b = Hast du die Typen aller Plättchen der Spalte, nimm ein beliebiges davon. Es wird
    abgeworfen und kommt aus dem Spiel.
    .title = Zahnrad verkaufen: kein neuer Typ

WM-GOV-7a = Viertens legst du einen blauen Forschungsstein von unter der Spalte auf dein
    Wartefeld, sofern dort einer liegt.
    .title = Zahnrad verkaufen: Forschungsstein

WM-GOV-7b = Liegt unter der Spalte kein Stein, bekommst du stattdessen ein Investmentplättchen.
    .title = Zahnrad verkaufen: kein Forschungsstein

WM-GOV-8 = Nach dem vierten Schritt prüfe, ob die Regierung ihre Maschine aktiviert.
    .title = Zahnrad verkaufen: Maschine prüfen

WM-GOV-9 = Stehen in dem Zweig, in den der Bot gestellt wurde, jetzt auf allen Feldern Bots,
    aktiviert ihn die Regierung.
    .title = Wann die Regierung einen Zweig aktiviert

WM-GOV-10 = Erstens erhalten alle Spieler 3 KP für jeden Bot, den sie in diesem Zweig haben.
    .title = Regierungsmaschine: KP

WM-GOV-11 = Zweitens kommt ein Marker aus dem Regierungsbereich auf das Extremwetterplättchen
    dieses Wetters. Er nimmt das leere Feld, das am weitesten links liegt.
    .title = Regierungsmaschine: Marker

WM-GOV-12 = Füllt dieser Marker das Plättchen, ist dieses Extremwetter behoben.
    .title = Regierungsmaschine: Plättchen gefüllt

WM-GOV-13 = Hat die Regierung keinen Marker mehr in ihrem Bereich oder liegt auf dem Plan kein
    Plättchen dieses Wetters, wird kein Marker gelegt.
    .title = Regierungsmaschine: nichts zu markieren

WM-GOV-14 = Bots und Zahnräder, die einmal in die Regierungsmaschine gekommen sind, verlassen
    sie nie mehr.
    .title = Regierungsmaschine: Bots bleiben

WM-FIX-1 = Liegt auf jedem Markerfeld eines Extremwetterplättchens ein Marker, lege das
    Plättchen oben auf den Wetterstapel seines Wetters.
    .title = Extremwetter beheben

WM-FIX-2 = Die Durchbruchmarker auf dem Plättchen kommen in die Schachtel. Regierungsmarker
    kommen in den Regierungsbereich zurück.
    .title = Marker eines behobenen Plättchens

WM-FIX-3 = Liegt darunter ein Plättchen niedrigerer Stufe, ist es wieder das aktuelle. Auf ihm
    liegen keine Marker.
    .title = Plättchen unter einem behobenen

WM-GOV-15 = Diese Aktion kostet dich 2 Regierungscoupons.
    .title = Subvention sichern: Preis

WM-GOV-16 = Erstens wählst du im Regierungsbereich ein Subventionsplättchen, das seine blaue
    Seite zeigt. Du erhältst den Bonus über seiner Spalte und den am linken Ende seiner Reihe.
    .title = Subvention sichern: Spalte und Reihe

WM-GOV-17 = Zweitens erhältst du den Bonus des Plättchens und drehst es dann auf die orange
    Seite. Das Plättchen bleibt an seinem Platz.
    .title = Subvention sichern: das Plättchen

WM-GOV-18 = Zeigen alle Plättchen im Regierungsbereich Orange, ist diese Aktion nicht möglich.
    .title = Subvention sichern: kein blaues Plättchen

WM-LAB-1 = Diese Aktion kostet dich 1 Laborcoupon.
    .title = Am Experiment arbeiten: Preis

WM-LAB-2 = Erstens rückst du deinen Marker auf der Finanzierungsleiste des Labors um 1 Feld vor.
    .title = Am Experiment arbeiten: Finanzierungsleiste

WM-LAB-3 = Zweitens stellst du 1 Bot aus deiner Werkstatt auf ein leeres Feld der
    Wettermaschine. Den Zweig wählst du frei.
    .title = Am Experiment arbeiten: Bot stellen

WM-LAB-4a = Du darfst auch ein Feld wählen, auf dem einer von Lativs Bots steht.
    .title = Am Experiment arbeiten: Feld von Lativs Bot

WM-LAB-4b = In diesem Fall wechselt Lativs Bot auf ein anderes leeres Feld des Zweigs. Dieses
    Feld wählst du.
    .title = Am Experiment arbeiten: Lativs Bot bewegen

WM-LAB-4c = Ist im Zweig kein anderes Feld frei, kommt Lativs Bot neben das Labor zurück.
    .title = Am Experiment arbeiten: Lativs Bot entfernen

WM-LAB-5 = Drittens gibst du 1 Chemikalie der Sorte aus, die das Feld zeigt. Sie kommt in den
    Vorrat zurück, auf das leere Feld ihrer Sorte, das am weitesten rechts liegt.
    .title = Am Experiment arbeiten: Chemikalie

WM-LAB-6 = In Phase A läuft die Wettermaschine nie. Ist ein Zweig voll, wartet er auf Phase B.
    .title = Kein Experiment in Phase A

WM-CIT-1 = Liegen in einer deiner Reihen genau 2 Steine, darfst du sie unmittelbar vor dem
    Veröffentlichen mit einem Zitatstein vollenden. Der Schlossstein für das Wetter der Reihe muss
    schon vor Beginn dieser Aktion entfernt sein; wer ihn entfernt hat, ist gleichgültig.
    .title = Zitieren

WM-CIT-2 = In der Reihe müssen entweder 2 Forschungssteine liegen oder 1 Forschungsstein und 1
    Auszeichnungsstein.
    .title = Nötige Steine zum Zitieren

WM-CIT-3 = Für das Zitieren gibst du ein Zielplättchen ab, das unter deinem Laboratorium liegt.
    Es muss die Farbe des Feldes haben, das du füllst, und kommt aus dem Spiel.
    .title = Preis des Zitierens

WM-CIT-4 = Nimm den Zitatstein aus der Reserve. Du erhältst den Bonus des Feldes, das er
    bedeckt.
    .title = Zitatstein legen

WM-CIT-5 = Die Reihe, in der du zitierst, ist die Reihe, die du mit dieser Aktion nun
    veröffentlichen musst.
    .title = Zitierte Reihe wird veröffentlicht

WM-PUB-1 = Diese Aktion kostet dich 2 Laborcoupons.
    .title = Abhandlung veröffentlichen: Preis

WM-PUB-2 = Wähle eine Reihe mit 3 Steinen, von denen mindestens einer ein Forschungsstein ist.
    Ihr Durchbruchmarker muss noch auf seiner ersten Position neben den Steinen stehen.
    .title = Abhandlung veröffentlichen: welche Reihe

WM-PUB-3 = Erstens schiebst du den Durchbruchmarker der Reihe ganz nach rechts. Du erhältst den
    Bonus, über den er zieht.
    .title = Abhandlung veröffentlichen: der Marker

WM-PUB-4 = Zweitens erhältst du 2 KP für jeden Forschungsstein und 4 KP für jeden
    Auszeichnungsstein der Reihe. Zitatsteine bringen nichts.
    .title = Abhandlung veröffentlichen: KP

WM-PUB-5 = Drittens bekommst du 1 Investmentplättchen.
    .title = Abhandlung veröffentlichen: Investmentplättchen

WM-PUB-6a = Liegt auf dem Zitatfeld für das Wetter der Abhandlung noch ein Schlossstein, kommt
    dieser aus dem Spiel.
    .title = Abhandlung veröffentlichen: Schlossstein

WM-PUB-6b = Hast du den Schlossstein gerade eben entfernt, darfst du sofort 1
    Wissenschaftscoupon zahlen und erhältst 3 KP.
    .title = Abhandlung veröffentlichen: Bonus fürs Freischalten

WM-PUB-7 = Eine Reihe kannst du nur einmal in der Partie veröffentlichen.
    .title = Abhandlung veröffentlichen: einmal je Reihe

WM-RND-1 = Diese Aktion kostet dich 1 F&E-Coupon.
    .title = Forschen: Preis

WM-RND-2 = Erstens rückst du deinen Marker auf der Finanzierungsleiste von F&E um 1 Feld vor.
    .title = Forschen: Finanzierungsleiste

WM-RND-3 = Zweitens stellst du 1 Bot aus deiner Werkstatt auf ein leeres Forschungsfeld. Du
    darfst jeden Zweig von F&E wählen.
    .title = Forschen: Bot stellen

WM-RND-4 = Drittens nimmst du 1 Chemikalie der Sorte, die links vom Feld steht, aus deiner
    Werkstatt und legst sie dort neben den Bot. Sie bleibt in F&E und kommt nicht in den Vorrat
    zurück.
    .title = Forschen: Chemikalie

WM-RND-5 = Benutzt du das unterste Feld des Zweigs, zahlst du noch etwas: entweder eine
    Chemikalie beliebiger Sorte oder ein Zahnrad beliebiger Farbe. Die Chemikalie kommt auf das
    leere Vorratsfeld ihrer Sorte, das am weitesten rechts liegt, das Zahnrad in die Reserve.
    .title = Forschen: Zusatzkosten des untersten Feldes

WM-RND-6 = Viertens erhältst du, was das Forschungsfeld als Bonus bietet.
    .title = Forschen: Bonus

WM-RND-7 = Benutzt du das unterste Feld, ist sein Bonus ein Bot aus einem beliebigen Abschnitt
    des Fließbands, der für dich verfügbar ist. Er kostet keine Vorratscoupons, und du erhältst auch
    den Bonus des Fachs, das er frei macht.
    .title = Forschen: Bot des untersten Feldes

WM-RND-8 = Fünftens kommt ein lila Forschungsstein von unter der Spalte auf dein Wartefeld,
    außer du bekommst für dieses Forschen ein Investmentplättchen.
    .title = Forschen: Forschungsstein

WM-RND-9 = Hat dein Bot das letzte Feld des Zweigs gefüllt oder ist der Stapel darunter leer,
    bekommst du statt des Forschungssteins ein Investmentplättchen.
    .title = Forschen: Investmentplättchen

WM-RND-10a = Hast du den Zweig vollendet und liegt der Schlossstein seines Wetters noch, kommt
    dieser Schlossstein aus dem Spiel.
    .title = Forschen: Schlossstein

WM-RND-10b = Hast du den Schlossstein auf diese Weise entfernt, darfst du sofort 1
    Wissenschaftscoupon zahlen und erhältst 3 KP.
    .title = Forschen: Bonus fürs Freischalten

WM-RND-10c = Ist sein Schlossstein weg, kann ein Wetter zitiert werden.
    .title = Forschen: Zitieren wird möglich

WM-BRK-1 = Diese Aktion kostet dich 2 F&E-Coupons.
    .title = Durchbruch: Preis

WM-BRK-2 = Erstens wählst du eine deiner veröffentlichten Reihen. Ihr Durchbruchmarker muss noch
    am rechten Ende der Reihe stehen.
    .title = Durchbruch: welche Reihe

WM-BRK-3 = Zweitens sieh dir das aktuelle Extremwetterplättchen für das Wetter der Reihe an.
    Zahle so viele Wissenschaftscoupons, wie es zeigt: zwischen 0 und 2.
    .title = Durchbruch: Wissenschaftscoupons

WM-BRK-4 = Noch im zweiten Schritt legst du den Durchbruchmarker der Reihe auf ein leeres Feld
    dieses Plättchens, welches du willst. Du erhältst den Bonus des Feldes.
    .title = Durchbruch: Marker legen

WM-BRK-5 = Auf einem Extremwetterplättchen liegen nie zwei Durchbruchmarker desselben Spielers.
    Liegt dort schon einer von dir, kannst du dieses Wetter erst wieder wählen, wenn das Plättchen
    gewechselt hat.
    .title = Ein Marker von dir je Plättchen

WM-BRK-6 = Drittens baust du den Prototyp.
    .title = Durchbruch: Prototyp

WM-BRK-7 = Viertens bekommst du einen Auszeichnungsstein; er kommt auf dein Wartefeld.
    .title = Durchbruch: Auszeichnung

WM-BRK-8 = Ist das dein dritter Auszeichnungsstein und liegt der Nobelpreis auf dem Plan, nimmst
    du den Nobelpreis.
    .title = Durchbruch: Nobelpreis

WM-BRK-9 = Sind danach alle Felder des Plättchens voll, ist das Extremwetter behoben.
    .title = Durchbruch: Plättchen gefüllt

WM-BRK-10 = Liegt auf dem Plan kein Extremwetterplättchen für das Wetter der Reihe, kannst du
    diese Reihe nicht wählen.
    .title = Durchbruch: kein Plättchen

WM-PRO-1 = Du musst alle Zahnräder bereitstellen, die das Extremwetterplättchen zeigt.
    .title = Prototyp: Zahnräder des Plättchens

WM-PRO-2 = Steht auf einem Forschungsfeld des Zweigs kein Bot, musst du das Zahnrad dieses
    Feldes bereitstellen.
    .title = Prototyp: leeres Forschungsfeld

WM-PRO-3 = Steht dein eigener Bot auf dem Feld, erhältst du dafür 2 KP. Zusätzlich darfst du das
    Zahnrad des Feldes bereitstellen.
    .title = Prototyp: dein eigener Bot

WM-PRO-4 = Steht der Bot eines anderen auf dem Feld, darfst du dich entscheiden, dessen Zahnrad
    bereitzustellen. Tust du es nicht, erhält der Besitzer des Bots 2 KP.
    .title = Prototyp: Bot eines anderen Spielers

WM-PRO-5 = Für jedes Zahnrad, das du bereitstellst, erhältst du 2 KP.
    .title = Prototyp: KP für Zahnräder

WM-PRO-6 = Beim Bauen müssen alle Zahnräder, die du bereitstellst, zusammen in einer einzigen
    Reihe deiner Werkstatt liegen.
    .title = Prototyp: Zahnräder in einer Reihe

WM-PRO-7 = Lege alle Zahnräder dieser Reihe in die Reserve zurück, ob du sie bereitgestellt hast
    oder nicht. Nicht bereitgestellte Zahnräder bringen keine KP.
    .title = Prototyp: die Reihe wird geleert

WM-PRO-8 = Vor dem Bauen darfst du deine Werkstatt umräumen, um Zahnräder in die Reihe zu
    bringen oder andere aus ihr herauszuhalten.
    .title = Prototyp: vorher umräumen

WM-PRO-9 = Das Bauen ändert nichts an den Bots in F&E und nichts an Bots in dieser Reihe der
    Werkstatt.
    .title = Prototyp: Bots bleiben

WM-PHB-1 = Damit das Experiment läuft, ist zweierlei nötig: In der Auslage liegt ein
    Experimentplättchen mit dem Wetter des aktiven Zweigs, und auf allen Feldern des aktiven Zweigs
    stehen Bots, egal wessen; auch Lativs Bots zählen.
    .title = Wann das Experiment läuft

WM-PHB-2 = Haben mehrere Plättchen der Auslage das passende Wetter, ist das am weitesten rechts
    das aktive Experimentplättchen.
    .title = Aktives Experimentplättchen

WM-PHB-3 = Wer mindestens einen Bot im aktiven Zweig hat, nimmt teil, und zwar in Reihenfolge.
    Jeder führt alle Schritte aus, bevor der Nächste beginnt.
    .title = Wer teilnimmt

WM-PHB-4a = Erstens nimmst du deine Bots aus diesem Zweig in deine Werkstatt zurück.
    .title = Experiment: Bots kommen zurück

WM-PHB-4b = Hat deine Werkstatt keinen Platz für einen Bot, stelle ihn auf ein leeres Fach
    deiner Wahl in den obersten zwei Abschnitten des Fließbands.
    .title = Experiment: kein Platz für einen Bot

WM-PHB-5 = Zweitens darfst du so viele Wissenschaftscoupons zahlen, wie das aktive Plättchen
    zeigt. Tust du es nicht, entfallen die übrigen drei Schritte für dich.
    .title = Experiment: Wissenschaft zahlen

WM-PHB-6 = Drittens erhältst du die KP des Plättchens für jeden Bot, den du zurückgenommen hast.
    .title = Experiment: KP

WM-PHB-7 = Viertens wählst du einen der beiden Boni auf dem Plättchen und erhältst ihn. Du
    erhältst ihn nur einmal, auch wenn du mehrere Bots zurückgenommen hast.
    .title = Experiment: Bonus

WM-PHB-8a = Fünftens nimmst du einen grünen Forschungsstein von unter dem aktiven Zweig. Lege
    ihn sofort in dein Büro.
    .title = Experiment: Forschungsstein

WM-PHB-8b = Gibt es in deinem Büro kein erlaubtes Feld für diesen Stein, kommt er aus dem Spiel.
    .title = Experiment: Stein ohne Feld

WM-PHB-8c = Ist der Stapel unter dem Zweig leer, bekommst du statt des Steins 1
    Wissenschaftscoupon.
    .title = Experiment: kein Stein mehr

WM-PHB-9 = Für den Stein ist die Anzahl deiner Bots gleichgültig: Niemand nimmt mehr als einen.
    .title = Experiment: je ein Stein

WM-PHB-10 = Zu zweit kann ein Stein an Lativ verloren gehen, sobald alle fertig sind.
    .title = Experiment zu zweit

WM-PHB-11 = Lativ nimmt seine Bots aus dem Zweig. Sie kommen neben das Labor zurück.
    .title = Experiment: Lativs Bots

WM-PHB-12a = Das oberste Plättchen vom Wetterstapel dieses Wetters kommt auf dessen Platz in
    F&E. Liegt dort ein Plättchen, bedeckt das neue es.
    .title = Experiment: neues Extremwetterplättchen

WM-PHB-12b = Vom bedeckten Plättchen kommen die Durchbruchmarker in die Schachtel.
    Regierungsmarker kommen in den Regierungsbereich zurück.
    .title = Experiment: Marker des bedeckten Plättchens

WM-PHB-12c = Ist der Wetterstapel leer, kommt kein Plättchen hinzu, und die Marker auf dem
    vorhandenen bleiben liegen.
    .title = Experiment: leerer Wetterstapel

WM-PHB-13 = Alle Spieler dürfen beliebige eigene Bots aus dem aktiven Zweig nehmen. Ein Bot
    kommt in die Werkstatt oder, wenn dort kein Platz ist, auf ein Fach in den obersten zwei
    Abschnitten des Fließbands.
    .title = Kein Experiment: Bots zurücknehmen

WM-PHB-14 = Lativs Bots im aktiven Zweig kommen neben das Labor zurück.
    .title = Kein Experiment: Lativs Bots

WM-PHB-15 = Ohne Experiment kommt kein Extremwetterplättchen heraus, und kein Spieler erhält
    etwas.
    .title = Kein Experiment: keine Folgen

WM-NXT-1 = Ob das Experiment gelaufen ist oder nicht: Nimm das Plättchen mit dem Wetter des
    aktiven Zweigs aus der Auslage und aus dem Spiel. Gibt es mehrere, ist es das am weitesten
    rechts; gibt es keines, wird nichts entfernt.
    .title = Experimentplättchen entfernen

WM-NXT-2 = Wurde ein Plättchen entfernt, schiebe die anderen Plättchen der Auslage nach rechts,
    bis die Lücke geschlossen ist. Dann kommt das Plättchen von unter dem Stapel auf das Feld der
    Auslage ganz links, und das oberste Plättchen des Stapels nimmt dessen bisherigen Platz ein. Tut
    dies, soweit Plättchen da sind.
    .title = Auslage auffüllen

WM-NXT-3 = Wurde kein Plättchen entfernt, bleiben die Auslage, das Plättchen unter dem Stapel
    und der Stapel, wie sie sind.
    .title = Kein Experimentplättchen entfernt

WM-NXT-4 = Bewege den Assistenten zum Zweig, der in der Wetterreihenfolge folgt. Nach Schnee
    kommt Regen.
    .title = Der Assistent zieht weiter

WM-PHC-1 = Ordne die Reihenfolgemarker so, wie die Initiativemarker jetzt stehen. Die
    Initiativemarker bewegen sich nicht.
    .title = Neue Reihenfolge

WM-INC-1 = Ist Lativ in seinem Büro, bekommen alle Einkommen.
    .title = Wann es Einkommen gibt

WM-INC-2 = Du erhältst den Bonus jedes Fachs mit Einkommenszeichen in den obersten zwei
    Abschnitten deines Fließbands, dessen Bot fort ist.
    .title = Worin das Einkommen besteht

WM-INC-3 = Ist das Einkommen ausgezahlt, stelle Lativ auf sein eigenes Feld im Vorrat.
    .title = Lativ kehrt in den Vorrat zurück

WM-INC-4 = Auf dem Rückweg in den Vorrat stellt Lativ keinen Bot auf, und es wird kein Stein
    abgeworfen.
    .title = Lativs Rückkehr bewirkt nichts

WM-INC-5 = Ist Lativ nicht in seinem Büro, bekommt niemand Einkommen, und er bewegt sich nicht.
    .title = Kein Einkommen

WM-END-1 = Sobald ein Spieler den Nobelpreis nimmt, ist das Spielende ausgelöst.
    .title = Auslöser: Nobelpreis

WM-END-2 = Sobald in Phase B das letzte Experimentplättchen in die Auslage kommt, ist das
    Spielende ausgelöst.
    .title = Auslöser: letztes Experimentplättchen

WM-END-3 = Sobald alle Botfelder der Regierungsmaschine gefüllt sind, ist das Spielende
    ausgelöst.
    .title = Auslöser: Regierungsmaschine

WM-END-4 = Sobald alle Forschungsfelder von F&E gefüllt sind, ist das Spielende ausgelöst.
    .title = Auslöser: F&E

WM-END-5 = Spielt die Runde, in der das Spielende ausgelöst wurde, einschließlich ihrer Phase C
    zu Ende. Danach spielt ihr noch eine Runde, die letzte.
    .title = Runden nach dem Auslöser

WM-END-6 = Wird das Spielende noch einmal ausgelöst, hat das keine Wirkung.
    .title = Weitere Auslöser

WM-END-7 = Die letzte Runde besteht aus Phase A und Phase B. Phase C entfällt.
    .title = Phasen der letzten Runde

WM-END-8 = Seht in Phase B der letzten Runde alle 5 Zweige an, einen nach dem anderen in
    Wetterreihenfolge, und beginnt dort, wo der Assistent steht. Jeder Zweig, der voll ist und in
    der Auslage ein passendes Plättchen hat, läuft wie üblich.
    .title = Experimente der letzten Runde

WM-END-9 = Zwischen diesen Zweigen wird nichts vorbereitet: Die Auslage wird nicht aufgefüllt,
    und der Assistent bleibt stehen. Läuft ein Zweig nicht, geht zum nächsten.
    .title = Zwischen den letzten Experimenten

WM-SCO-0a = Vor der Wertung dürfen die Spieler in Reihenfolge die Forschungs- und
    Auszeichnungssteine von ihren Wartefeldern legen. Es gelten die üblichen Regeln, bedeckte Boni
    werden also erhalten.
    .title = Letztes Anlegen von Steinen

WM-SCO-0b = Dabei darfst du auch beliebig viele deiner Investmentplättchen nutzen. Jedes setzt
    ein Ziel oder dreht ein Ziel um und gibt dir so Finanzierung.
    .title = Letzte Nutzung von Investmentplättchen

WM-SCO-1 = Für jede Finanzierungsleiste erhältst du die höchste Zahl an KP, die über dem Feld
    deines Markers oder über einem Feld weiter links aufgedruckt ist.
    .title = Wertung: Finanzierungsleisten

WM-SCO-2 = Jedes Zielplättchen auf einem Zielfeld bringt dir 5 KP, wenn du seine Bedingung
    erfüllst. Ob es umgedreht wurde, ist gleichgültig; Plättchen, die noch unter deinem Laboratorium
    liegen, bringen nichts.
    .title = Wertung: Ziele

WM-SCO-3 = Wer den Nobelpreis hat, erhält 5 KP.
    .title = Wertung: Nobelpreis

WM-SCO-4 = Hast du Boni, die KP am Spielende geben, zähle diese KP jetzt dazu.
    .title = Wertung: Boni für das Spielende

WM-SCO-5 = Wer die meisten KP hat, gewinnt die Partie.
    .title = Der Sieger

WM-TIE-1 = Haben Spieler gleich viele KP, liegt vorn, wer mehr Auszeichnungen hat. Ist auch das
    gleich, dann wer mehr veröffentlichte Abhandlungen hat, und danach, wer mehr vollständige Reihen
    im Büro hat.
    .title = Gleichstand auflösen

WM-TIE-2 = Spieler, die auch danach noch gleichauf liegen, teilen sich den Platz.
    .title = Geteilter Platz

WM-DRF-1 = Sortiert die 36 Zielplättchen in 12 Sets zu je 3 Plättchen. Die Plättchen eines Sets
    haben dasselbe Symbol und dieselbe Farbe.
    .title = Draft: die Sets

WM-DRF-2 = Bei der ersten Wahl nehmen die Spieler in Reihenfolge je ein Set.
    .title = Draft: erste Wahl

WM-DRF-3 = Bei der zweiten Wahl gilt die umgekehrte Reihenfolge. Du musst ein Set in einer Farbe
    nehmen, die du noch nicht hast.
    .title = Draft: zweite Wahl

WM-DRF-4 = Bei der dritten Wahl gilt wieder die Reihenfolge. Du nimmst ein Set der einen Farbe,
    die dir noch fehlt.
    .title = Draft: dritte Wahl

WM-DRF-5 = Du hast nun 9 Zielplättchen, 3 in jeder Farbe. Sets, die niemand genommen hat, werden
    nicht verwendet.
    .title = Draft: Ergebnis

WM-2PL-1 = Stellt beim Spielaufbau einen Bot von Lativ auf das unterste Feld jedes Zweigs der
    Wettermaschine.
    .title = Zu zweit: Lativs Bots zu Beginn

WM-2PL-2 = Bei der Regierung, beim Labor und bei F&E hat der Stapel jedes Wetters 2
    Forschungssteine.
    .title = Zu zweit: Forschungssteine

WM-2PL-3 = Das Aktionsfeld ganz rechts ist bei der Regierung, im Labor und in F&E gesperrt.
    .title = Zu zweit: gesperrte Felder

WM-2PL-4a = Beendet Lativ seine Bewegung bei der Regierung oder in F&E, wirf einen
    Forschungsstein von dem Stapel ab, den dieser Ort für das Wetter hat, an dem der Assistent
    steht.
    .title = Zu zweit: Abwerfen, wenn Lativ sich bewegt

WM-2PL-4b = Ist dieser Stapel leer, wird nichts abgeworfen. Ebenso, wenn Lativ seine Bewegung im
    Vorrat, im Labor oder in seinem Büro beendet.
    .title = Zu zweit: nichts abzuwerfen

WM-2PL-5 = Ist ein Experiment gelaufen und steht im Zweig ein Bot von Lativ, entfernt 1 grünen
    Forschungsstein unter diesem Zweig aus dem Spiel, sofern noch einer da ist. Tut das, wenn alle
    Spieler ihre Schritte beendet haben.
    .title = Zu zweit: Steinverlust nach einem Experiment

WM-NEW-1 = Steht in dieser Variante Lativ an einem Hauptort links von dir, erhältst du einen
    zusätzlichen Coupon der Art, die dein Feld zeigt. Den Wissenschaftscoupon erhältst du wie
    üblich.
    .title = Neue Wissenschaftler: Lativ links von dir

WM-NEW-2 = Dass Lativ im Vorrat steht, lässt dich dort nie mehr zahlen.
    .title = Neue Wissenschaftler: der Vorrat

WM-BEN-1 = Führe alle Schritte dieser Aktion aus, aber zahle keinen Coupon. Das Zahnrad brauchst
    du trotzdem.
    .title = Bonus: Zahnrad verkaufen

WM-BEN-2 = Führe alle Schritte dieser Aktion aus, aber zahle keinen Coupon. Die Chemikalie gibst
    du trotzdem aus.
    .title = Bonus: Am Experiment arbeiten

WM-BEN-3 = Führe alle Schritte dieser Aktion aus, ohne einen Coupon zu zahlen und ohne eine
    Chemikalie auszugeben.
    .title = Bonus: Am Experiment arbeiten, kostenlos

WM-BEN-4 = Veröffentliche eine Abhandlung nach den üblichen Regeln, auch mit Zitat, aber zahle
    die 2 Coupons nicht.
    .title = Bonus: Abhandlung veröffentlichen

WM-BEN-5 = Erziele einen Durchbruch nach den üblichen Regeln, aber zahle die 2 Coupons nicht.
    Auch für das Extremwetterplättchen zahlst du keine Wissenschaftscoupons.
    .title = Bonus: Durchbruch

WM-BEN-6 = Wenn du Platz hast, darfst du ein Zahnrad beliebiger Farbe aus der Reserve nehmen.
    .title = Bonus: Zahnrad

WM-BEN-7 = Ein Coupon mit Fragezeichen steht für 1 Coupon einer Art, die du wählst; auch
    Wissenschaft darfst du wählen.
    .title = Bonus: beliebiger Coupon

WM-BEN-8 = Baue einen Bot nach den üblichen Regeln für Platz, verfügbare Abschnitte und den
    freigelegten Bonus, aber zahle keine Coupons.
    .title = Bonus: Bot bauen

WM-BEN-9 = Wenn du Platz hast, darfst du eine Sorte wählen und ihre Chemikalie, die am weitesten
    links liegt, aus dem Vorrat nehmen. Du zahlst nichts dafür.
    .title = Bonus: Chemikalie

WM-BEN-10 = Wähle eine deiner Finanzierungsleisten und rücke deinen Marker dort um 1 Feld vor.
    .title = Bonus: beliebige Finanzierungsleiste

WM-BEN-11 = Nimm ein Werkstattplättchen und lege es nach den üblichen Regeln an, aber zahle
    keinen Coupon.
    .title = Bonus: Werkstatt erweitern

WM-BEN-12 = Rücke deinen Marker auf der gezeigten Finanzierungsleiste um 1 Feld vor.
    .title = Bonus: bestimmte Finanzierungsleiste

WM-BEN-13 = Du bekommst 1 Investmentplättchen.
    .title = Bonus: Investmentplättchen

WM-BEN-14 = Lass diese KP vorerst beiseite. Sie zählen erst in der Schlusswertung.
    .title = Bonus: KP am Spielende

WM-BEN-15 = Trage diese KP sofort ab, wenn du sie erhältst.
    .title = Bonus: KP sofort

WM-BEN-16 = Du darfst auf jeden Bonus ganz oder teilweise verzichten.
    .title = Auf Boni verzichten

WM-BEN-17 = Führe Forschen nach den üblichen Regeln aus, aber zahle keinen Coupon. Die
    Chemikalie gibst du trotzdem aus, und auf dem untersten Feld zahlst du die Zusatzkosten.
    .title = Bonus: Forschen

WM-R-1 = Ist keine Chemikalie, kein Forschungsstein, kein Auszeichnungsstein, kein
    Werkstattplättchen oder kein Bot auf dem Fließband mehr da, bringt es nichts, davon etwas zu
    erhalten; eine dreizehnte Auszeichnung gibt es also nicht. Für den Nobelpreis zählen nur
    Auszeichnungen, die du wirklich bekommen hast. Der Grund: Die Spielregel nennt nur
    Investmentplättchen, Zahnräder und Zitatsteine unbegrenzt.
    .title = Klarstellung: Material, das ausgeht

WM-R-2 = Du darfst eine Aktion nur beginnen, wenn du alle ihre Pflichtschritte in Reihenfolge
    abschließen kannst; was du unterwegs erhältst, zählt mit. Auf abgebildete Boni darf man
    verzichten, auf Kosten und die aufgedruckten Schritte selbst nicht. Der Grund: Kosten sind
    Bedingungen einer Aktion, und ihre Schritte haben eine Reihenfolge.
    .title = Klarstellung: wann eine Aktion begonnen werden darf

WM-R-3 = KP und im Solospiel der Zielwert sind einfache Zahlen; die aufgedruckte Leiste von 0
    bis 99 ist nur eine Art, sie zu zeigen. Das ist nötig, weil ein Rang im Solospiel 120 KP
    verlangt und der Zielwert um 30 steigt.
    .title = Klarstellung: die Punkteleiste hat kein Ende

WM-R-4 = Das zuerst gezogene Experimentplättchen liegt in der Auslage ganz rechts, das dritte
    ganz links. Die Spielregel lässt das offen; spätere Plättchen rücken nach rechts, also liegt das
    älteste immer rechts.
    .title = Klarstellung: Ordnung der ersten Auslage

WM-R-5 = Jede der 6 Reihen deines Büros hat einen deiner 6 Durchbruchmarker. Deine Abhandlungen
    sind die Reihen, deren Marker sein Startfeld verlassen hat, egal wo er jetzt ist, selbst in der
    Schachtel. Der Grund: Nur das Veröffentlichen bewegt ihn von dort weg.
    .title = Klarstellung: Abhandlungen zählen

WM-R-6 = Der Besitzer wählt zwischen den beiden Arten, das erste Werkstattplättchen anzulegen.
    Der Spielaufbau lässt beide offen, und jedes spätere Plättchen hat dieselben zwei.
    .title = Klarstellung: Ausrichtung des ersten Werkstattplättchens

WM-R-7 = Das Programm merkt sich nicht, auf welchem Feld der Werkstatt ein Stück liegt; es
    prüft, ob es eine erlaubte Anordnung gibt. Stücke dürfen jederzeit umgeräumt werden, ihr Platz
    zählt also nur, wenn ein Prototyp gebaut wird.
    .title = Klarstellung: Gelagertes hat keinen festen Platz

WM-R-8 = Die 3 Coupons dürfen beliebig aus anderen Arten gemischt sein, und der
    Wissenschaftscoupon wird sofort ausgegeben; eine volle Wissenschaftsleiste stört also nicht.
    Auch Kosten in Wissenschaft lassen sich so zahlen, einschließlich des Bonus von 3 KP und
    „Security rufen“. Für die Zahlung im Vorrat nützt der Tausch nichts, weil dort jeder Coupon
    recht ist.
    .title = Klarstellung: Grenzen des Wissenschaftstauschs

WM-R-9 = Die 2 Coupons eines Tauschs dürfen von beliebiger Art sein, aber der
    Wissenschaftstausch kann sie nicht liefern. Nur die Aktion „Chemikalie zurückgeben“ bringt
    Coupons dafür. Eine Chemikalie, die zurückkommt, findet immer ein leeres Feld, weil jede Sorte 5
    Stück und 5 Felder hat.
    .title = Klarstellung: Tausch und Coupons

WM-R-10 = In der Vorratsrunde legt niemand Auszeichnungen, und „Security rufen“ ist nicht
    verfügbar, weil es zum dritten Schritt eines regulären Zuges gehört. Solo spielst du diese Runde
    allein. Du darfst darin die Initiative beanspruchen, obwohl du in der ersten Runde ohnehin
    zuerst am Zug bist.
    .title = Klarstellung: Grenzen der Vorratsrunde

WM-R-11 = Auf dem letzten Feld hat Vorrücken keine Wirkung, und eine Position, die über das Ende
    hinaus gezählt wird, ist das letzte Feld. Der Grund: Die Spielregel kennt kein Weiterlaufen von
    vorn.
    .title = Klarstellung: Ende der Finanzierungsleisten

WM-R-12 = In der ersten Runde ist der Vorrat für die Spieler geschlossen, weil alle dort
    beginnen. Zu zweit ist auch ein Hauptort geschlossen, dessen mittleres Feld besetzt ist. Solo
    bindet diese Einschränkung dich, aber nicht die Saboteure; ein Ort, an dem beide stehen, ist für
    deinen ersten Zug geschlossen.
    .title = Klarstellung: geschlossene Orte in der ersten Runde

WM-R-13 = Nach einer Bewegung Lativs nimmt sein Bot das oberste leere Feld, und niemand wird
    gefragt. Verdrängt ein Spieler einen seiner Bots, wählt dieser Spieler das neue Feld; tut es ein
    Saboteur, nimmt der Bot das oberste andere leere Feld. Die Wahl ändert nie, was erlaubt ist,
    denn ein Feld mit seinem Bot kann immer benutzt werden.
    .title = Klarstellung: wer Lativs Bots bewegt

WM-R-14 = Wo du beide Aktionen eines Ortes ausführen darfst, wählst du ihre Reihenfolge, denn
    die Spielregel legt keine fest. Dieselbe Aktion als Bonus kommt hinzu und darf davor, dazwischen
    oder danach kommen.
    .title = Klarstellung: Reihenfolge der beiden Aktionen

WM-R-15 = Steine werden einer nach dem anderen gelegt und ihre Boni einer nach dem anderen
    erhalten; dabei erhaltene Steine warten mit den übrigen, bis sie an der Reihe sind.
    Auszeichnungen dürfen dazwischen gelegt werden. Kein gelegter Stein wird bewegt, denn keine
    Regel erlaubt es.
    .title = Klarstellung: mehrere Steine legen

WM-R-16 = Für das Öffnen eines Abschnitts zählt, wie viele deiner Bots höchstens gleichzeitig
    vom Fließband fort waren. Sieben Mal gebaut, aber mit 5 verschiedenen Bots, reicht also nicht
    für den dritten Abschnitt. Der Grund: „gebaut haben“ meint etwas Erreichtes; ein Abschnitt
    bleibt also verfügbar, aber ein zurückgekehrter Bot zählt nicht doppelt.
    .title = Klarstellung: gebaute Bots zählen

WM-R-17 = Der aufgedruckte Bonus macht den Typ eines Subventionsplättchens aus, und deine
    Plättchen zählen mit beiden Seiten; abgeworfene nicht. Einen Typ, den du hast, kannst du nur
    nehmen, um ihn abzuwerfen, wenn die Spalte keinen neuen Typ bietet. Das Zahnrad legst du
    trotzdem hin.
    .title = Klarstellung: Typen der Subventionsplättchen

WM-R-18 = Nach einem behobenen Plättchen der Stufe 1 ist der Platz leer: kein Durchbruch und
    kein Regierungsmarker dort, bis ein Experiment das Plättchen zurückbringt. Ein behobenes
    Plättchen der Stufe 2 oder 3 legt das Plättchen darunter frei, ohne Marker. Ist der Wetterstapel
    leer, ändert ein Experiment weder Plättchen noch Marker, weil nichts bedeckt wird.
    .title = Klarstellung: Extremwetter an seinen Grenzen

WM-R-19 = Findest du in einem nicht vollständigen Zweig keinen lila Stein, nimmst du ein
    Investmentplättchen, aber der Schlossstein bleibt. Vollendest du einen Zweig, in dem noch Steine
    liegen, nimmst du trotzdem das Investmentplättchen. Der Grund: Wörtlich bringt der letzte Bot
    das Plättchen statt eines Steins.
    .title = Klarstellung: Forschen ohne Stein

WM-R-20 = Ein Bot muss in die Werkstatt zurück, wenn dort Platz ist; nur sonst in die obersten
    zwei Abschnitte oder, wenn diese voll sind, auf ein beliebiges leeres Fach des Fließbands. Seine
    Rückkehr bringt keinen Bonus, ihn neu zu bauen schon. Ohne Experiment entscheidet jeder Spieler,
    in Reihenfolge, für jeden einzelnen Bot.
    .title = Klarstellung: Bots, die zurückkommen

WM-R-21 = Hat die Auslage kein Plättchen mit dem Wetter des aktiven Zweigs, zieht nur der
    Assistent weiter. Der Grund: Die Auslage aufzufüllen heißt Lücken zu schließen, und es gibt
    keine.
    .title = Klarstellung: kein passendes Experimentplättchen

WM-R-22 = Lativs Rückkehr in den Vorrat zählt nicht als Bewegung mit Aufgaben, weder im
    Grundspiel noch solo. Seine Aufgaben gehören zu Bewegungen, die die Ankunft einer anderen Figur
    auslöst.
    .title = Klarstellung: Lativs Rückkehr in Phase C

WM-R-23 = Ein Auslöser wirkt sofort; der erste zählt, und die der letzten Runde bleiben ohne
    Wirkung. Die letzten Experimente verwenden die Auslage, wie sie liegt, ein Wetter läuft also
    höchstens einmal. Bots in einem Zweig, der nicht läuft, dürfen bleiben; das hat keine Wirkung
    mehr.
    .title = Klarstellung: Spielendeauslöser und letzte Experimente

WM-R-24 = In Reihenfolge beendet jeder Spieler sein gesamtes letztes Anlegen, bevor der Nächste
    beginnt. Subventionsplättchen können hier nicht genutzt werden. Forschungssteine können nur aus
    Boni kommen, die man bei diesem Anlegen erhält, und ein Stein ohne erlaubtes Feld wird entfernt.
    .title = Klarstellung: letztes Anlegen

WM-R-25 = „Neue Wissenschaftler“ vermehrt nur Coupons, die man erhält. Die Zahlung im Vorrat
    bleibt gleich; dort steht Lativ ohnehin auf keinem Aktionsfeld. Solo gibt es die Variante nicht,
    weil der Solomodus auf den einfachen Regeln für zwei beruht.
    .title = Klarstellung: Grenzen der Variante „Neue Wissenschaftler“

WM-R-26 = Ein Durchbruch als Bonus kostet auch keine Wissenschaftscoupons, denn Wissenschaft ist
    eine Art von Coupon, und laut Spielregel werden nie welche gezahlt. Was du aus freiem Willen
    kaufst, zahlst du weiterhin, etwa 3 KP oder einen Tausch. Auch die Wissenschaft eines
    Experimentplättchens ist fällig, weil sie Belohnungen kauft, die noch kein Bonus sind.
    .title = Klarstellung: welche Coupons ein Bonus erspart

WM-R-44 = Die Farbe, die Beispiele Rot nennen, ist Magenta. Die 5 Farben gehören zu den 5 Sorten
    Chemikalien: Grün zu Verdino, Weiß zu Melgoth, Rosa zu Delugium, Magenta zu Calorium, Blau zu
    Radieu. Kein Wetter gehört zu einer Chemikalie; dass die Spielregel beide Listen nebeneinander
    abdruckt, ist nur eine Legende.
    .title = Klarstellung: Namen der Farben und Sorten

WM-R-46 = Von F&E kommt Lativ in sein Büro; dort landet er auch, wenn er F&E überspringt, weil
    es voll ist. Ein gesperrtes Feld ist für ihn nicht leer. Die Figur, die gerade angekommen ist,
    besetzt ihr Feld.
    .title = Klarstellung: Lativ und volle Orte

WM-R-48 = Zu zweit oder solo wird der Stein, der nach einem Experiment verloren geht, entfernt,
    bevor Lativ seine Bots zurücknimmt. Sonst wären seine Bots im Zweig nicht mehr zu sehen.
    .title = Klarstellung: Steinverlust vor der Rückkehr von Lativs Bots

WM-R-49 = Ein Zahnrad, das du für einen Prototyp bereitstellen musst, gilt als eines, das du
    zahlen musst; der Zahnradtausch steht dir also offen. Das Zahnrad, das du bekommst, tritt an die
    Stelle dessen, das du abgibst.
    .title = Klarstellung: Tausch für einen Prototyp

WM-R-51 = Ein Bot, den ein Bonus während des Experiments in den aktiven Zweig stellt, gehört
    nicht zu diesem Experiment und bleibt. Es zählt, welche Bots da sind, wenn der Zweig geprüft
    wird. In der letzten Runde zählt daher ein Bot, den ein früherer Zweig gebracht hat, für einen
    späteren mit.
    .title = Klarstellung: Bots, die während eines Experiments dazukommen

WM-R-52 = Die oberste und die unterste Reihe fassen je so viele Zahnräder, wie sie Plättchen
    haben, die mittlere Reihe eines mehr. Du wählst, wie viele andere Zahnräder du aus der Reihe
    heraushältst, soweit die übrige Werkstatt sie neben allen Bots fassen kann. Das Programm schlägt
    den kleinsten Verlust vor, aber du darfst mehr verlieren.
    .title = Klarstellung: Platz in einer Prototypreihe

WM-R-53 = Ein Stein, den du durch Forschen als Bonus eines Experiments erhältst, wird sofort
    gelegt, noch vor dem Stein des Experiments selbst. Eine Auszeichnung aus Phase B wartet auf dem
    Wartefeld bis zum nächsten Zug ihres Besitzers oder bis zum letzten Anlegen.
    .title = Klarstellung: Steine, die man in Phase B erhält

WM-R-55 = Das erste Feld einer Finanzierungsleiste ist Feld 0. „Das 5. Feld“ ist also das Feld
    fünf Schritte dahinter, in der Siegbedingung des Solospiels, bei dessen Rängen und bei Zielen.
    .title = Klarstellung: Finanzierungsfelder zählen

WM-R-56 = Das Einkommen folgt der neuen Reihenfolge, weil in Phase C zuerst die Reihenfolge
    geordnet wird. Einen Unterschied macht das nur, wo Material knapp ist.
    .title = Klarstellung: Reihenfolge des Einkommens

WM-R-59 = Für jeden Wissenschaftler oder Saboteur auf einem weiter links liegenden Feld des Vorrats ist zu
    zahlen. Lativ auf seinem eigenen Feld gehört nicht dazu. Was du bei der Ankunft erhältst, kommt
    hinzu, soweit deine Leisten Platz haben, bevor die Zahlung beurteilt wird.
    .title = Klarstellung: Zahlung im Vorrat

WM-R-61 = Jedes Zielplättchen sagt, was es verlangt, und wird nach dem Stand in diesem
    Augenblick beurteilt. Weder Steine auf dem Wartefeld noch unveröffentlichte Reihen zählen, außer
    das Plättchen sagt es. Für „die meisten“ von etwas genügt ein Gleichstand bei mindestens einem;
    solo gibt es solche Plättchen nicht.
    .title = Klarstellung: Bedingungen der Ziele

WM-R-63 = Lativ verlässt seinen Ort, bevor sein nächster Platz gesucht wird. Volle Orte, die er
    nur überspringt, bekommen keinen seiner Bots und verlieren keinen Stein.
    .title = Klarstellung: Lativ geht nur vorbei

WM-R-64 = Lässt dich das Plättchen, das du für „Subvention sichern“ gewählt hast, ein Zahnrad
    verkaufen, so darfst du eben dieses Plättchen nehmen. Es kommt mit der blauen Seite oben zu dir,
    wird dann auf Orange gedreht und ist benutzt, oder es wird abgeworfen, wenn du seinen Typ hast.
    Der Bonus kommt zuerst, das Umdrehen danach, und bevor du es nimmst, gehört dir das Plättchen
    nicht.
    .title = Klarstellung: „Subvention sichern“ mit „Zahnrad verkaufen“

WM-R-65 = Immer wieder eine Chemikalie zu erwerben und zurückzugeben ist erlaubt, denn die Zahl
    der Aktionen ist unbegrenzt. Computer- und Zufallsspieler dürfen innerhalb eines Zuges weder
    eine Sorte zurückgeben, die sie erworben haben, noch eine erwerben, die sie zurückgegeben haben.
    Ein Programm darf das zweite solche Hin und Her mit einer Sorte im selben Zug ablehnen, damit
    ein Zug endet.
    .title = Klarstellung: endlose Züge im Vorrat
    .status = Ein zweites Hin und Her wird allen verwehrt, damit Züge enden; Computerspieler
        wählen aus derselben Liste wie Menschen.

WM-R-66 = Zitieren kannst du nur, wenn du auch den Rest von „Abhandlung veröffentlichen“
    abschließen kannst. Zuerst kommen die 2 Coupons, sofern sie fällig sind, dann das Zitat, an
    dritter Stelle das Veröffentlichen.
    .title = Klarstellung: Zitieren gehört zum Veröffentlichen

SAB-R-27 = Ziele werden in der Reihenfolge Blau, Grün, Lila gezogen, und die Symbole aller 6 müssen
    sich unterscheiden; ein Ersatz hat dieselbe Farbe. Bleiben durch Daten des Besitzers in einer
    Farbe keine Plättchen übrig, wird das doppelte behalten.
    .title = Klarstellung: Ziele solo ziehen

SAB-R-28 = Beide Saboteurfiguren zählen als die eines anderen Spielers, wenn sie links von dir
    stehen, obwohl ein einziges Paar Marker ihren Platz in der Reihenfolge angibt. Steine gibt es
    wie bei 2 Spielern: überall 2 je Wetter. Im Vorrat beginnt dein Wissenschaftler, aber keiner der
    Saboteure, und sie benutzen keine Finanzierungs- oder Durchbruchmarker.
    .title = Klarstellung: Saboteure als andere Spieler

SAB-R-29 = Der Vorherige Report ist immer die Karte, die jetzt oben auf dem Ablagestapel liegt,
    auch wenn ein Abwerfen sie mitten in einem Plan wechselt. Für die Chemikalie danach gilt die
    neue Karte. Im siebten Schritt bestimmt die Karte, die im fünften abgeworfen wurde, welches
    Wetter zuerst geprüft wird, weil der Text einen einzigen Durchgang beschreibt.
    .title = Klarstellung: welche Karte der Vorherige Report ist

SAB-R-30 = Ein Sieg wird vor allem anderen in deinem Zug geprüft, zwei Plättchen der Stufe 3 am
    Ende deines Zuges. Ein Plättchen, das später herauskommt, ist erst am Ende deines nächsten Zuges
    eine Gefahr; du kannst also vorher noch das Extremwetter beheben oder gewinnen. Nur das oberste
    Plättchen jedes Wetters zählt.
    .title = Klarstellung: wann Sieg und Niederlage geprüft werden

SAB-R-31 = Mit weniger als 2 Karten im Stapel oder ohne Laufenden Report ist „Security rufen“
    nicht verfügbar, denn drei Rollen brauchen drei Karten. Mit genau 2 ist es erlaubt, und danach
    liegt 1 Karte im Stapel.
    .title = Klarstellung: „Security rufen“ mit kurzem Stapel

SAB-R-32 = Eine Auszeichnung kann jeden fehlenden Stein ersetzen, und ein Set darf mehrere
    verwenden, aber so wenige wie möglich. Mindestens ein Stein des Sets muss ein echter
    Forschungsstein des Wetters sein. Der Grund: Eine Auszeichnung hilft, ein Set zu vollenden, und
    hat selbst kein Wetter, genau wie im Büro.
    .title = Klarstellung: Auszeichnungen in Sets

SAB-R-33 = Liegen von einem freigeschalteten Wetter alle drei Farben im Versteck, gehen die zwei
    häufigsten Farben weg. Der Text sagt nicht, welche; so bleiben die Saboteure ihrem nächsten Set
    am nächsten, und niemand wird gefragt.
    .title = Klarstellung: drei Farben, wo zwei genügen

SAB-R-34 = Du wählst zwischen den beiden Möglichkeiten des Unheils. Die Spielregel spricht dort
    dich an, während sie alles Automatische von den Saboteuren erzählt; alle ihre anderen
    Entscheidungen sind festgelegt.
    .title = Klarstellung: wer beim Unheil wählt

SAB-R-35 = Ein Stein vollendet ein Set, wenn es mit ihm ein Set gäbe; Auszeichnungen sind dabei
    erlaubt. Für das zweite Kriterium zählen Auszeichnungen nicht, weil sie kein Wetter haben. Ein
    Zweig ohne Steine kommt zuletzt, kann aber gewählt werden, denn die Pläne sagen, was dann
    geschieht.
    .title = Klarstellung: der hilfreichste Stein

SAB-R-36 = Auf einem Feld mit & werden alle Schritte eines Plans ausgeführt; auf einem Feld mit
    / beginnt er später. Bei zwei Orten sind die Zeichen verloren gegangen, aber F&E und das
    Grundspiel zeigen diese Bedeutung. Es entscheidet das Feld, auf dem der Saboteur steht.
    .title = Klarstellung: wo ein Plan beginnt

SAB-R-37 = Für die Saboteure ist ein Zweig im Labor nur voll, wenn auf allen seinen Feldern Bots
    von Spielern oder Saboteuren stehen. Ihr Plan spricht von einem Bot Lativs ohne anderes leeres
    Feld, was nur in einem Zweig vorkommen kann, der mit seinem Bot voll ist. Ein Experiment zählt
    seinen Bot weiterhin mit.
    .title = Klarstellung: voller Zweig im Labor

SAB-R-38 = Ein Absatz über den Vorherigen Report und der Schritt danach, die bei den Schritten
    des Labors abgedruckt sind, sind die ersten zwei Schritte von F&E. Nur F&E hat ein unterstes
    Feld mit Zusatzkosten, und nur sein Text bricht dort ab. Ist ganz F&E voll, entfallen beide
    Schritte, und der dritte findet keinen Zweig.
    .title = Klarstellung: im Druck vertauschte Spalten

SAB-R-39 = Warum auch immer kein Experiment läuft: Ein Bot der Saboteure im aktiven Zweig bringt
    ein neues Extremwetterplättchen heraus. Passt kein Experimentplättchen, wird keines entfernt.
    Bots der Saboteure bleiben, es kann also in späteren Umläufen wieder geschehen.
    .title = Klarstellung: kein Experiment, aber ein Bot der Saboteure

SAB-R-40 = Die übrigen Experimente der Schlusswertung sind Phase B der letzten Runde und werden
    nicht doppelt durchgeführt. Die Reihenfolge ist: Phase A, diese Experimente, Zielwert um 30
    erhöhen, Wertung. Ein Bot der Saboteure bringt kein Plättchen mehr heraus.
    .title = Klarstellung: letzte Experimente solo

SAB-R-41 = Einen Rang hast du nur nach einem Sieg in der Schlusswertung, und alle seine
    Bedingungen müssen erfüllt sein. Das erste Werkstattplättchen zählt mit. „Alle Bots
    freigeschaltet“ heißt, dass der dritte und der vierte Abschnitt verfügbar sind, nicht dass jeder
    Bot gebaut wurde.
    .title = Klarstellung: Ränge

SAB-R-42 = Karte 8 verringert nur, was man erhält. Mit Karte 10 ist das Feld eines Saboteurs wie
    ein leeres: Du stellst das Zahnrad bereit, erhältst dafür 2 KP, und der Zielwert steigt nicht.
    Ist ihre Bedingung nicht erfüllt,
    schließen die Karten 4 und 5 beide Arten zu gewinnen aus. Wirkungen mehrerer Karten addieren
    sich, und eine zusätzliche Chemikalie ist die am weitesten links liegende einer zufälligen
    Sorte, die noch im Vorrat ist.
    .title = Klarstellung: Einzelheiten der Herausforderungskarten

SAB-R-45 = Liegt kein Bot im Versteck, entfallen die ersten zwei Schritte in F&E. Wo ein Zweig
    zu wählen wäre, gilt, dass den Saboteuren keine Wahl möglich ist: Eine Karte wird abgeworfen und
    eine Chemikalie genommen. Das ist der nächstliegende Fall, den der Text behandelt.
    .title = Klarstellung: Saboteure ohne Bots

SAB-R-47 = Die Reihenfolge ist: den Saboteur stellen, den Zielwert für Figuren links von ihm
    (auch Lativ) erhöhen, Lativ bewegen, seinen Bot aufstellen, bei der Regierung oder in F&E einen
    Stein abwerfen, und erst dann der Plan. Der abgeworfene Stein hat das Wetter des Zweigs, an dem
    der Assistent steht, und kommt aus dem Spiel.
    .title = Klarstellung: Lativ im Zug der Saboteure

SAB-R-50 = Ist der Stapel leer, gibt es nach dem sechsten Schritt keinen Laufenden Report; das
    Unheil wird noch geprüft, aber keine Karte kann abgeworfen werden. Du hast noch einen Zug und
    darfst darin gewinnen; mit Beginn des nächsten Zuges der Saboteure ist die Partie verloren.
    Saboteure, denen keine Wahl möglich ist, nehmen trotzdem die Chemikalie.
    .title = Klarstellung: leerer Reportstapel

SAB-R-54 = Die Ordnung der Botfelder in einem Zweig der Regierungsmaschine gehört zu den
    Materialdaten: links, oben, rechts. Das erste davon ist das am weitesten links.
    .title = Klarstellung: im Uhrzeigersinn von links

SAB-R-57 = Ein Saboteur, ein Bestimmungsort, ein Wetter und ein Prioritätsanzeiger stehen auf jedem
    Security-Report, auch auf einem, der Lativ oder den Vorrat zeigt. Pläne lesen Wetter und
    Anzeiger vom Vorherigen Report, welche Karte es auch ist; das wird beim Laden der Karten
    geprüft.
    .title = Klarstellung: was jede Reportkarte zeigt

SAB-R-58 = In Phase B folgt ihr, du und die Saboteure, der Reihenfolge der laufenden Runde, denn
    sie ändert sich erst in Phase C.
    .title = Klarstellung: Phase B solo

SAB-R-60 = Du kannst nicht zugleich gewinnen und verlieren. Die Prüfungen stehen an
    verschiedenen Zeitpunkten: Beginn und Ende deines Zuges und Beginn des Zuges der Saboteure.
    .title = Klarstellung: Sieg und Niederlage nie zugleich

SAB-SET-1 = Bereite den Spielplan wie für 2 Spieler vor: ein Bot von Lativ auf dem untersten
    Feld jedes Zweigs der Wettermaschine und 2 Forschungssteine je Wetter an jedem Hauptort. Anders
    als bei 2 Spielern bleibt das Aktionsfeld ganz rechts an jedem Hauptort frei benutzbar.
    .title = Aufbau für zwei ohne gesperrte Felder

SAB-SET-2a = Bevor Zielplättchen gezogen werden, sortiere alle aus, die oben rechts ein
    Mehrheitssymbol tragen. Auch das Zielplättchen für 3 Auszeichnungssteine wird aussortiert.
    .title = Zielplättchen, die aussortiert werden

SAB-SET-2b = Ziehe von jeder Farbe zufällig 2 Zielplättchen. Kommt das mittlere Symbol eines
    gezogenen Plättchens schon auf einem behaltenen vor, wirf das neue ab und ziehe in seiner Farbe
    noch einmal, sodass du am Ende 6 verschiedene Symbole hast.
    .title = Sechs Zielplättchen ziehen

SAB-SET-2c = Deine 6 Zielplättchen kommen unter dein Laboratorium, die übrigen aus dem Spiel.
    Die Saboteure spielen ohne Zielplättchen.
    .title = Wohin die Zielplättchen kommen

SAB-SET-3 = Wähle für die Saboteure eine zweite Spielerfarbe und verwende davon nur die 12 Bots
    und den Wertungs-, den Reihenfolge- und den Initiativemarker. Sie haben kein Laboratorium,
    keinen Wissenschaftler und keine Coupon-, Finanzierungs- oder Durchbruchmarker.
    .title = Material der Saboteure

SAB-SET-4 = Stelle den Wertungsmarker der Saboteure auf 35 KP. Seine Position ist der Zielwert,
    den du übertreffen musst.
    .title = Anfänglicher Zielwert

SAB-SET-5 = Deine Marker kommen auf das erste Reihenfolgefeld und das erste Initiativefeld. Die
    Marker der Saboteure kommen in beiden Reihen auf das zweite Feld.
    .title = Du beginnst an erster Stelle

SAB-SET-6 = Alle 12 Bots der Saboteure beginnen die Partie in ihrem Versteck.
    .title = Bots der Saboteure beginnen im Versteck

SAB-SET-7 = Bestimme zufällig 2 verschiedene Sorten Chemikalien. Bringe von jeder die
    Chemikalie, die im Vorrat am weitesten links liegt, ins Versteck.
    .title = Chemikalien der Saboteure zu Beginn

SAB-SET-8 = Erstens werden alle 20 Security-Reports gemischt und bilden einen verdeckten Stapel.
    .title = Reportstapel: erstes Mischen

SAB-SET-9 = Zweitens decke einzeln Karten auf, bis ein Hauptort erscheint. Diese Karte ist die
    erste des Ablagestapels.
    .title = Reportstapel: erste Karte mit einem Hauptort

SAB-SET-10 = Drittens nimm einen Forschungsstein des Ortes und des Wetters, die diese Karte
    zeigt, und lege ihn ins Versteck.
    .title = Reportstapel: erster gestohlener Stein

SAB-SET-11 = Viertens wird der Saboteur, den diese Karte zeigt, an den Ort der Karte gestellt,
    auf das mittlere Aktionsfeld.
    .title = Reportstapel: ersten Saboteur stellen

SAB-SET-12 = Fünftens decke weiter Karten auf, bis eine einen Hauptort hat und zugleich den
    Saboteur zeigt, der noch nicht steht. Diese Karte kommt auf dem Ablagestapel über die erste.
    .title = Reportstapel: Karte des anderen Saboteurs

SAB-SET-13 = Sechstens kommt auch für die zweite Karte ein Forschungsstein ihres Ortes und ihres
    Wetters ins Versteck.
    .title = Reportstapel: zweiter gestohlener Stein

SAB-SET-14 = Siebtens nimmt der Saboteur der zweiten Karte das mittlere Aktionsfeld ihres Ortes.
    Steht dort schon sein Kollege, nimmt er stattdessen das Feld ganz rechts.
    .title = Reportstapel: anderen Saboteur stellen

SAB-SET-15 = Achtens mische den Stapel neu, zusammen mit allen aufgedeckten Karten, die nicht
    gepasst haben. Nur die 2 abgeworfenen Karten bleiben draußen, der Stapel hat also 18 Karten.
    .title = Reportstapel: zweites Mischen

SAB-SET-16 = Neuntens decke die oberste Karte des Stapels auf und lege sie als ersten Laufenden
    Report über das Versteck. Im Stapel sind dann 17 Karten.
    .title = Reportstapel: erster Laufender Report

SAB-SET-17 = Die Karte, die auf dem Ablagestapel obenauf liegt, heißt Vorheriger Report.
    .title = Der Vorherige Report

SAB-SET-18 = Für eine schwerere Partie darfst du beliebig viele Herausforderungskarten ins Spiel
    bringen. Such sie dir aus oder ziehe sie zufällig.
    .title = Herausforderungskarten wählen

SAB-SET-19 = Dein Wissenschaftler beginnt auf dem Aktionsfeld des Vorrats ganz links, Lativ dort
    auf seinem eigenen Feld. Bereite dein Laboratorium wie im Grundspiel vor: 12 Bots auf dem
    Fließband, die Coupons zu Beginn, 6 Durchbruchmarker, ein zufälliges Zahnrad und ein zufälliges
    Werkstattplättchen.
    .title = Deine eigene Ausgangslage

SAB-GEN-1 = Die Saboteure erhalten keine KP. Immer wenn eine Regel den Zielwert erhöht, rücke
    ihren Wertungsmarker um diese Zahl vor.
    .title = Den Zielwert erhöhen

SAB-GEN-2 = Agent White und Agent Pink sind zusammen ein einziger Spieler. Je Runde bewegt sich
    höchstens einer von ihnen.
    .title = Zwei Figuren, ein Spieler

SAB-GEN-3 = Jedes Mal, wenn Lativ sich bewegt, egal welche Seite ihn dazu gebracht hat, führe
    seine Aufgaben wie bei 2 Spielern aus. Er stellt einen seiner Bots in die Wettermaschine, und
    hält er bei der Regierung oder in F&E an, wird dort ein Forschungsstein abgeworfen.
    .title = Lativs Aufgaben solo

SAB-GEN-4 = Coupons und Zahnräder erhalten die Saboteure nicht und geben sie nicht aus.
    Investmentplättchen, Subventionsplättchen und Zitatsteine nützen ihnen nichts.
    .title = Womit die Saboteure nie umgehen

SAB-GEN-5 = Würde eine Regel den Saboteuren ein Investmentplättchen geben, nehmen sie keines,
    und der Zielwert steigt um 5.
    .title = Investmentplättchen für die Saboteure

SAB-GEN-6 = Du spielst die Vorratsrunde; die Saboteure nehmen daran nicht teil.
    .title = Vorratsrunde für dich allein

SAB-GEN-7 = Runde 1 beginnt mit deinem Zug, der erste Zug der Saboteure kommt danach.
    .title = Erste Züge von Runde 1

SAB-GEN-8 = In Runde 1 gilt für dich die übliche Einschränkung der Aktionsfelder an Hauptorten:
    das mittlere Feld, wenn es frei ist, sonst das ganz rechts, und nie das ganz links. Die
    Saboteure sind davon frei.
    .title = Feldregel für Runde 1

SAB-GEN-9 = Ab Runde 2 entscheiden die Reihenfolgemarker, wer zuerst am Zug ist. Der letzte Zug
    einer Runde und der erste der nächsten können also beide den Saboteuren gehören.
    .title = Reihenfolge in späteren Runden

SAB-GEN-10a = Wann immer du willst, darfst du die Karten des Ablagestapels durchsehen und die im
    Stapel übrigen zählen.
    .title = Security-Reports ansehen

SAB-GEN-10b = Die Karten des Ablagestapels behalten immer ihre Ordnung. Wie die Karten im Stapel
    geordnet sind, bleibt verborgen.
    .title = Ordnung der Security-Reports

SAB-GEN-11 = Eine abgeworfene Karte kommt oben auf den Ablagestapel. Von da an ist sie der
    Vorherige Report, selbst mitten in einem ruchlosen Plan.
    .title = Neu abgeworfen ist Vorheriger Report

SAB-GEN-12 = Stellst du deinen Wissenschaftler, zählt jeder der beiden Saboteure als Figur eines
    anderen Spielers. Jeder links von dir gibt dir an einem Hauptort einen zusätzlichen Coupon und
    kostet dich im Vorrat einen Coupon.
    .title = Saboteure zählen als andere Spieler

SAB-END-1 = Du gewinnst auf der Stelle, wenn zu Beginn deines Zuges dreierlei gilt: Deine KP
    liegen über dem Zielwert, mindestens 4 der Zielplättchen auf deinen Zielfeldern sind in diesem
    Augenblick erfüllt, und 2 oder 3 deiner Finanzierungsmarker stehen auf ihrem 5. Feld oder
    weiter, wobei das Startfeld 0 ist.
    .title = Sofortiger Sieg

SAB-END-2 = Deine KP müssen höher sein als der Zielwert. Dieselbe Zahl gilt nicht als
    übertroffen.
    .title = Gleich viele genügen nicht

SAB-END-3 = Das Spielende wird ausgelöst, wenn du den Nobelpreis nimmst, wenn das letzte
    Experimentplättchen in die Auslage kommt, wenn die Regierungsmaschine vollständig ist oder wenn
    jedes Forschungsfeld in F&E besetzt ist. Spiele die laufende Runde zu Ende, dann noch eine
    weitere, und geh dann zur Schlusswertung über.
    .title = Übliche Spielendeauslöser solo

SAB-END-4 = Ein Spielendeauslöser gilt, egal ob deine Figur oder eine der Saboteure seine
    Bedingung erfüllt.
    .title = Auslöser gelten für beide Seiten

SAB-END-5 = Liegen am Ende deines Zuges 2 oder mehr Extremwetterplättchen der Stufe 3 sichtbar
    auf dem Spielplan, ist die Partie sofort verloren.
    .title = Niederlage durch Extremwetter

SAB-END-6 = Wollen die Saboteure einen Zug beginnen und liegt weder im Stapel noch auf dem Platz
    des Laufenden Reports eine Karte, ist die Partie sofort verloren.
    .title = Niederlage ohne Security-Reports

SAB-END-7 = Die letzte Runde ist keine Ausnahme: Der sofortige Sieg und beide sofortigen
    Niederlagen können auch dann noch eintreten.
    .title = Prüfungen in der letzten Runde

SAB-CALL-1 = In Schritt 3 deines Zuges darfst du „Security rufen“ beliebig oft nutzen, an
    welchem Ort du auch bist. Es kommt zu deinen übrigen Aktionen hinzu und darf auch zwischen
    zweien davon stehen.
    .title = Wann du Security rufen darfst

SAB-CALL-2 = Jede Nutzung kostet 1 Coupon, der zu deinem Ort passt: Vorrat, Regierung, Labor
    oder F&E. An seiner Stelle darf ein Wissenschaftscoupon gezahlt werden.
    .title = Kosten von „Security rufen“

SAB-CALL-3 = Nimm 2 Karten von oben vom Reportstapel und lege sie offen neben den Laufenden
    Report.
    .title = Ziehen bei „Security rufen“

SAB-CALL-4 = Von den drei Karten, die jetzt offen liegen, kommt eine oben auf den Stapel zurück,
    eine wird abgeworfen, und eine bleibt als Laufender Report liegen. Welche Karte welche Rolle
    bekommt, entscheidest du frei; der bisherige Laufende Report darf jede davon sein.
    .title = Die drei Karten verteilen

SAB-CALL-5 = Du kannst nur Security rufen, solange es einen Laufenden Report gibt und der Stapel
    mindestens 2 Karten hat.
    .title = „Security rufen“ braucht Karten

SAB-CALL-6 = „Security rufen“ darf nicht in der Vorratsrunde genutzt werden und nicht in den
    Schritten 1, 2 oder 4 deines Zuges.
    .title = Wann du nicht Security rufen darfst

SAB-TRN-0 = Prüfe vor allem anderen, ob du verloren hast, weil jeder Security-Report abgeworfen
    ist. Danach arbeite die 7 Schritte ihres Zuges der Reihe nach ab.
    .title = Ablauf des Zuges der Saboteure

SAB-TRN-1a = Der Saboteur, den der Laufende Report zeigt, ist der handelnde Saboteur. Er geht an
    den Ort, der auf dieser Karte steht.
    .title = Schritt 1: der handelnde Saboteur bewegt sich

SAB-TRN-1b = Ist auf der Karte dort, wo ein Ort stünde, Lativ abgebildet, geht der Saboteur an
    den Ort, an dem Lativ in diesem Augenblick ist.
    .title = Lativ folgen

SAB-TRN-1c = An einem Hauptort nimmt ein Saboteur das Feld ganz links, wenn es frei ist. Sonst
    nimmt er das ganz rechts und das mittlere nur als letzte Möglichkeit.
    .title = Feld des Saboteurs an einem Hauptort

SAB-TRN-1d = Ein Saboteur, der in den Vorrat kommt, stellt sich auf dessen freies Aktionsfeld,
    das am weitesten links liegt.
    .title = Feld des Saboteurs im Vorrat

SAB-TRN-1e = Die Bewegung eines Saboteurs bringt keine Coupons und kostet keine.
    .title = Keine Coupons für die Bewegung der Saboteure

SAB-TRN-1f = Ist am Bestimmungsort jedes Feld besetzt, ist der Saboteur schon dort oder ist es
    Lativs Büro, versucht er es am nächsten Hauptort nach der Nummer und geht weiter, bis einer ihn
    aufnimmt. Nach den Orten 1, 4 und 5 kommt Ort 2.
    .title = Ort, der nicht möglich ist

SAB-TRN-1g = Ein Saboteur, der sich einen anderen Ort suchen muss, landet nie im Vorrat.
    .title = Kein Ausweichen in den Vorrat

SAB-TRN-2a = Ist der Saboteur an einen Hauptort gekommen, zähle die Figuren, die dort links von
    ihm stehen: deinen Wissenschaftler, Lativ und den anderen Saboteur. Für jede steigt der Zielwert
    um 1.
    .title = Schritt 2: Figuren links

SAB-TRN-2b = Im Vorrat erhöhen Figuren links von einem Saboteur den Zielwert nicht.
    .title = Schritt 2 im Vorrat

SAB-TRN-3 = Ist Lativ an dem Ort, an den der Saboteur gekommen ist, ob wie vorgesehen oder
    ersatzweise, zieht Lativ an den nächsten Ort weiter und führt seine Aufgaben aus. All das
    geschieht vor dem ruchlosen Plan.
    .title = Schritt 3: Lativ zieht weiter

SAB-TRN-4 = Die Saboteure führen den ruchlosen Plan des Ortes aus, an dem der handelnde Saboteur
    steht.
    .title = Schritt 4: der ruchlose Plan

SAB-TRN-5 = Der Laufende Report kommt oben auf den Ablagestapel.
    .title = Schritt 5: Laufenden Report abwerfen

SAB-TRN-6 = Decke die oberste Karte des Stapels auf; sie wird der nächste Laufende Report. Ist
    der Stapel leer, gibt es keinen Laufenden Report mehr.
    .title = Schritt 6: der nächste Laufende Report

SAB-TRN-7 = Prüfe zuletzt, ob die Saboteure ein Set aus Forschungssteinen besitzen und damit
    Unheil anrichten.
    .title = Schritt 7: Unheil prüfen

SAB-STS-1 = Solange der Schlossstein auf dem Zitatfeld eines Wetters liegt, besteht ein Set für
    dieses Wetter aus 3 Forschungssteinen: einem blauen, einem grünen und einem lila.
    .title = Set eines verschlossenen Wetters

SAB-STS-2 = Ist der Schlossstein eines Wetters weg, bilden 2 beliebige seiner Forschungssteine
    in verschiedenen Farben ein Set. Wer das Schloss entfernt hat, ist gleichgültig.
    .title = Set eines freigeschalteten Wetters

SAB-STS-3 = Jeder Auszeichnungsstein im Versteck kann einen fehlenden Forschungsstein ersetzen,
    egal welches Wetter und welche Farbe dieser hätte. Auszeichnungen werden nur so weit verwendet
    wie nötig, und zu einem Set gehört immer ein echter Forschungsstein seines Wetters.
    .title = Auszeichnungssteine in einem Set

SAB-STS-4 = Haben die Saboteure alle 3 Farben eines freigeschalteten Wetters, besteht das Set
    aus den 2 Farben, von denen sie am meisten haben. Bei gleicher Anzahl gilt die Reihenfolge Blau,
    Grün, Lila.
    .title = Drei Farben eines freigeschalteten Wetters

SAB-HAV-1 = Besitzen die Saboteure ein Set eines Wetters, dessen Zitatfeld noch verschlossen
    ist, geschieht viererlei in dieser Reihenfolge: Das Set wird entfernt, ein Extremwetterplättchen
    wird gelegt, eine Karte wird abgeworfen, und der Schlossstein kommt weg.
    .title = Unheil bei verschlossenem Wetter

SAB-HAV-1a = Alle Steine des Sets kommen aus dem Spiel, auch jeder Auszeichnungsstein, der
    dazugehörte.
    .title = Unheil i: das Set wird entfernt

SAB-HAV-1b = Lege das oberste Plättchen vom Wetterstapel dieses Wetters auf dessen Platz in F&E,
    über ein dort liegendes Plättchen; bedeckte Durchbruchmarker kommen in die Schachtel, bedeckte
    Regierungsmarker in den Regierungsbereich. Ist der Wetterstapel leer, wird kein Plättchen
    gelegt, und alle Marker bleiben; die Karte und der Schlossstein folgen trotzdem.
    .title = Unheil ii: Extremwetterplättchen

SAB-HAV-1c = Die oberste Karte des Reportstapels wird abgeworfen. Ist der Stapel leer, entfällt
    dieser Teil.
    .title = Unheil iii: Karte abwerfen

SAB-HAV-1d = Entferne den Schlossstein dieses Wetters aus dem Spiel. Er bringt niemandem KP; du
    kannst hier also keinen Wissenschaftscoupon für 3 KP zahlen.
    .title = Unheil iv: Schlossstein

SAB-HAV-2a = Besitzen die Saboteure ein Set eines freigeschalteten Wetters, kommt das Set aus
    dem Spiel, und eines von zwei Dingen geschieht: Entweder steigt der Zielwert um 5, oder die
    oberste Karte des Reportstapels wird abgeworfen.
    .title = Unheil bei freigeschaltetem Wetter

SAB-HAV-2b = Welches von beiden geschieht, entscheidest du als der menschliche Spieler.
    .title = Du wählst beim Unheil

SAB-HAV-2c = Ist keine Karte mehr im Stapel, musst du die 5 Punkte auf den Zielwert nehmen.
    .title = Unheil bei leerem Stapel

SAB-HAV-3 = Schritt 7 wird immer wieder ausgeführt, solange die Saboteure ein Set besitzen. Alle
    Sets verschlossener Wetter kommen vor denen freigeschalteter Wetter an die Reihe.
    .title = Das Unheil geht weiter

SAB-HAV-4 = Unter den verschlossenen Wettern, und ebenso unter den freigeschalteten, kommt das
    erste in Wetterreihenfolge zuerst. Beginne bei dem Wetter auf der in Schritt 5 abgeworfenen
    Karte und gehe nach rechts, nach Schnee kommt Regen. Karten, die in Schritt 7 abgeworfen werden,
    ändern diesen Anfang nicht.
    .title = Ordnung der Wetter beim Unheil

SAB-HAV-5 = Ein Wetter, das seinen Schlossstein durch Unheil verliert, gilt sofort als
    freigeschaltet. Noch im selben Schritt 7 genügen 2 verschiedene Farben davon für ein weiteres
    Set.
    .title = Ein Schloss geht beim Unheil verloren

SAB-RTP-1 = Ein Plan kann fragen, welcher Zweig den Forschungsstein hat, der den Saboteuren am
    meisten hilft. An erster Stelle stehen Zweige, deren Stein ihnen ein vollständiges Set gäbe.
    .title = Steinpriorität: ein Set vollenden

SAB-RTP-2 = An zweiter Stelle stehen Zweige, die noch einen Stein haben, wenn die Saboteure
    einen Forschungsstein dieses Wetters in einer anderen Farbe besitzen. Einer in genau der Farbe,
    die der Zweig bietet, hilft nicht.
    .title = Steinpriorität: gleiches Wetter, andere Farbe

SAB-RTP-3 = An dritter Stelle stehen alle anderen Zweige, in denen noch ein Forschungsstein
    liegt.
    .title = Steinpriorität: irgendein Stein

SAB-RTP-4 = Ein Zweig, dessen Forschungssteine aufgebraucht sind, kommt zuletzt, kann aber
    trotzdem gewählt werden.
    .title = Steinpriorität: kein Stein

SAB-RTP-5 = Auszeichnungssteine werden berücksichtigt, wenn du fragst, ob ein Stein ein Set
    vollenden würde. Als Steine desselben Wetters für die zweite Stelle zählen sie nicht.
    .title = Auszeichnungen in der Steinpriorität

SAB-RTP-6 = Liegen Zweige immer noch gleichauf, beginne beim Wetter des Vorherigen Reports, gehe
    nach rechts (nach Schnee kommt Regen) und nimm den ersten der gleichen Zweige, auf den du
    triffst.
    .title = Gleichstand in der Steinpriorität

SAB-PRI-1 = Auf der unteren Hälfte jedes Security-Reports steht ein Prioritätsanzeiger, der auf
    den obersten oder den untersten Platz zeigt. Ein Plan verwendet immer den des Vorherigen Reports
    und beachtet den des Laufenden Reports nicht.
    .title = Den Prioritätsanzeiger lesen

SAB-PRI-2 = Der Anzeiger entscheidet nur unter Plätzen oder Stücken, die überhaupt möglich sind.
    Er zeigt zum Beispiel auf das oberste der freien Felder, nicht auf ein besetztes darüber.
    .title = Worunter der Prioritätsanzeiger wählt

SAB-SUP-1a = Zuerst kommt der Initiativemarker der Saboteure auf den Platz ganz links, und dein
    Marker rückt einen Platz nach rechts.
    .title = Plan für den Vorrat: die Initiative

SAB-SUP-1b = Steht ihr Initiativemarker schon auf dem Platz ganz links, bleibt er, und der
    Zielwert steigt um 2.
    .title = Plan für den Vorrat: Initiative schon bei ihnen

SAB-SUP-2 = Dann nehmen die Saboteure 2 Chemikalien. Bestimme und nimm die erste, bevor du die
    zweite ermittelst; verwende beide Male die Prioritäten für das Nehmen einer Chemikalie.
    .title = Plan für den Vorrat: zwei Chemikalien

SAB-CHM-1 = Um eine Chemikalie zu nehmen, sehen die Saboteure auf den Abschnitt des Vorrats, der
    unter denen, in denen noch Chemikalien liegen, die wenigsten Coupons kostet. Nur die Chemikalien
    dieses Abschnitts kommen infrage.
    .title = Chemikalie nehmen: günstigster Abschnitt

SAB-CHM-2 = Liegt in diesem Abschnitt mehr als eine Sorte, bevorzugen sie die Sorte, die im
    Versteck am seltensten ist.
    .title = Chemikalie nehmen: seltenste Sorte

SAB-CHM-3 = Liegen mehrere Sorten noch gleichauf, wählt der Prioritätsanzeiger des Vorherigen
    Reports diejenige, deren Reihe im Vorrat am weitesten oben oder unten liegt.
    .title = Chemikalie nehmen: letzter Gleichstand

SAB-CHM-4 = Bringe die am weitesten links liegende Chemikalie der gewählten Sorte ins Versteck,
    das beliebig viele fassen kann.
    .title = Chemikalie nehmen: der Vorgang

SAB-CHM-5 = Ist keine Chemikalie im Vorrat, erhalten die Saboteure keine, und nichts tritt an
    ihre Stelle.
    .title = Chemikalie nehmen: leerer Vorrat

SAB-GOV-0 = Steht der handelnde Saboteur auf einem Feld mit &, beginnt der Plan für die
    Regierung mit Schritt 1. Auf einem Feld mit / entfallen die Schritte 1 und 2, und er beginnt mit
    Schritt 3.
    .title = Plan für die Regierung: wo er beginnt

SAB-GOV-1 = Schritt 1: Nach den üblichen Prioritäten kommt 1 Chemikalie aus dem Vorrat ins Versteck.
    .title = Plan für die Regierung: eine Chemikalie

SAB-GOV-2a = Schritt 2: Sieh dir die Subventionsplättchen mit der blauen Seite oben in der
    Spalte an, deren Wetter der Vorherige Report zeigt. Drehe das oberste oder unterste davon auf
    Orange, wie der Prioritätsanzeiger dieser Karte es sagt.
    .title = Plan für die Regierung: Subventionsplättchen umdrehen

SAB-GOV-2b = Liegt in dieser Spalte kein Subventionsplättchen mit der blauen Seite oben, gehe in
    Wetterreihenfolge weiter zur ersten Spalte, die eines hat; nach Schnee kommt Regen. Ist nirgends
    mehr eines, lass diesen Schritt aus.
    .title = Plan für die Regierung: Spalte ohne blaues Plättchen

SAB-GOV-2c = Dieses Umdrehen gibt niemandem einen Bonus, weder den des Plättchens noch den
    seiner Spalte oder Reihe.
    .title = Plan für die Regierung: Umdrehen gibt keinen Bonus

SAB-GOV-3a = Schritt 3: Lass jeden Zweig weg, der kein freies Botfeld hat. Lass auch einen Zweig
    weg, wenn keines seiner freien Botfelder die Farbe einer Chemikalie im Versteck hat.
    .title = Plan für die Regierung: Zweige, die ausscheiden

SAB-GOV-3b = Von den übrigen Zweigen wählen die Saboteure den, dessen blauer Forschungsstein
    ihnen nach der Steinpriorität am meisten hilft. Gleichauf liegende Zweige werden in
    Wetterreihenfolge ab dem Vorherigen Report verglichen.
    .title = Plan für die Regierung: Zweig wählen

SAB-GOV-3c = Bleibt kein Zweig, wird die oberste Karte des Reportstapels abgeworfen, sofern es
    eine gibt. Dann nehmen die Saboteure nach den üblichen Prioritäten 1 Chemikalie, wobei der neue
    Vorherige Report gilt, und ihr Plan ist zu Ende.
    .title = Plan für die Regierung: kein Zweig

SAB-GOV-4a = Schritt 4: Stelle einen Bot aus dem Versteck auf ein freies Botfeld des gewählten
    Zweigs, dessen Farbe zu einer ihrer Chemikalien passt. Passt mehr als ein Feld, beginne links
    und gehe im Uhrzeigersinn bis zum ersten.
    .title = Plan für die Regierung: Bot stellen

SAB-GOV-4b = Die passende Chemikalie kommt aus dem Versteck in den Vorrat zurück, auf das leere
    Feld ihrer Sorte, das am weitesten rechts liegt.
    .title = Plan für die Regierung: Chemikalie zurückgeben

SAB-GOV-5 = Schritt 5: Entferne das oberste oder unterste Subventionsplättchen dieses Zweigs aus
    dem Spiel, egal welche Seite es zeigt. Welches, sagt der Prioritätsanzeiger des Vorherigen
    Reports. Lege an seine Stelle ein Zahnrad aus der Reserve, in der Farbe des Botfelds.
    .title = Plan für die Regierung: Subventionsplättchen wird Zahnrad

SAB-GOV-6a = Schritt 6: Die Saboteure legen einen blauen Forschungsstein dieses Zweigs ins
    Versteck.
    .title = Plan für die Regierung: blauer Stein

SAB-GOV-6b = Sind in diesem Zweig keine blauen Forschungssteine mehr, steigt stattdessen der
    Zielwert um 5.
    .title = Plan für die Regierung: kein blauer Stein mehr

SAB-GOV-6c = Hat der Bot dieses Plans das letzte Botfeld des Zweigs besetzt, aktiviert die
    Regierung jetzt den Zweig.
    .title = Plan für die Regierung: Zweig vollständig

SAB-RUN-1 = Aktiviert die Regierung einen Zweig, egal in wessen Zug, beginne mit den Bots der
    Saboteure darin. Jeder von ihnen erhöht den Zielwert um 3.
    .title = Bots der Saboteure in einem aktivierten Zweig

SAB-RUN-2 = Danach geht es weiter wie im Grundspiel. Du erhältst 3 KP für jeden deiner eigenen
    Bots im Zweig, und ein Regierungsmarker kommt auf das Extremwetterplättchen dieses Wetters, was
    das Extremwetter beheben kann.
    .title = Rest der Aktivierung

SAB-LAB-0 = Steht der handelnde Saboteur auf einem Feld mit &, beginnt der Plan für das Labor
    mit Schritt 1. Auf einem Feld mit / entfällt Schritt 1, und er beginnt mit Schritt 2.
    .title = Plan für das Labor: wo er beginnt

SAB-LAB-1 = Schritt 1: Die Saboteure legen einen Auszeichnungsstein aus der Reserve ins
    Versteck. Wie viele sie auch besitzen, der Nobelpreis gehört ihnen nie.
    .title = Plan für das Labor: ein Auszeichnungsstein

SAB-LAB-2a = Schritt 2: Lass einen Zweig weg, wenn er voll ist oder wenn keines seiner
    verfügbaren Felder eine Chemikalie verlangt, die im Versteck ist. Lass ihn auch weg, wenn kein
    Experimentplättchen der Auslage sein Wetter hat.
    .title = Plan für das Labor: Zweige, die ausscheiden

SAB-LAB-2b = Die Saboteure dürfen ein Feld benutzen, auf dem einer von Lativs Bots steht. Für
    diesen Plan gilt daher ein Zweig mit einem solchen Feld nie als voll.
    .title = Plan für das Labor: Felder mit Lativs Bots

SAB-LAB-2c = Von den übrigen Zweigen wählen die Saboteure den, in dem die meisten Bots stehen.
    Deine, ihre und Lativs Bots zählen alle.
    .title = Plan für das Labor: die meisten Bots

SAB-LAB-2d = Bei Gleichstand vergleiche die grünen Forschungssteine der Zweige nach der
    Steinpriorität. Entscheidet auch das nichts, gehe in Wetterreihenfolge ab dem Vorherigen Report.
    .title = Plan für das Labor: Zweige im Gleichstand

SAB-LAB-2e = Bleibt kein Zweig, wird die oberste Karte des Reportstapels abgeworfen, sofern es
    eine gibt. Danach nehmen die Saboteure auf die übliche Weise 1 Chemikalie, schon mit dem neuen
    Vorherigen Report, und der Plan für das Labor endet.
    .title = Plan für das Labor: kein Zweig

SAB-LAB-3a = Schritt 3: Ein Bot aus dem Versteck kommt in den gewählten Zweig. Unter den
    verfügbaren Feldern, deren Chemikalie die Saboteure besitzen, nimmt er das oberste oder
    unterste, wie es der Vorherige Report sagt.
    .title = Plan für das Labor: Bot stellen

SAB-LAB-3b = Steht auf diesem Feld einer von Lativs Bots, wechselt er auf ein anderes leeres
    Feld seines Zweigs, bei mehreren auf das oberste. Gibt es keines, kommt er neben das Labor
    zurück.
    .title = Plan für das Labor: Lativs Bot macht Platz

SAB-LAB-3c = Die Chemikalie, die das Feld verlangt, verlässt das Versteck. Sie kommt in den
    Vorrat zurück, auf das leere Feld ihrer Sorte, das am weitesten rechts liegt.
    .title = Plan für das Labor: Chemikalie zurückgeben

SAB-LAB-3d = Einen Bot in die Wettermaschine zu stellen bringt den Saboteuren keinen
    Forschungsstein. Den können sie erst später bekommen, wenn das Experiment dieses Zweigs läuft.
    .title = Plan für das Labor: noch kein Stein

SAB-RND-0 = Steht der handelnde Saboteur auf einem Feld mit &, beginnt der Plan für F&E mit
    Schritt 1. Auf einem Feld mit / entfallen die Schritte 1 und 2, und er beginnt mit Schritt 3.
    .title = Plan für F&E: wo er beginnt

SAB-RND-1a = Schritt 1: Ein Bot aus dem Versteck kommt in den F&E-Zweig, dessen Wetter der
    Vorherige Report zeigt. Er nimmt dort das oberste oder unterste leere Forschungsfeld, wie der
    Prioritätsanzeiger derselben Karte es sagt.
    .title = Plan für F&E: erster Bot

SAB-RND-1b = Hat dieser Zweig kein leeres Feld, geht der Bot in den nächsten in
    Wetterreihenfolge, der eines hat; nach Schnee kommt Regen. Ist ganz F&E voll, entfallen die
    Schritte 1 und 2.
    .title = Plan für F&E: voller Zweig für den ersten Bot

SAB-RND-1c = Auch wenn der erste Bot auf dem untersten Feld landet, zahlen die Saboteure die
    zusätzliche Chemikalie oder das Zahnrad nicht.
    .title = Plan für F&E: unterstes Feld in Schritt 1

SAB-RND-2a = Schritt 2: Ist im Versteck eine Chemikalie der Sorte, die links vom Feld steht,
    lege sie auf den Platz neben dem Bot. Dafür legen die Saboteure einen lila Forschungsstein
    dieses Zweigs ins Versteck.
    .title = Plan für F&E: Chemikalie und Stein

SAB-RND-2b = Haben sie die Chemikalie hingelegt, aber der Zweig hat keine lila Steine mehr,
    steigt der Zielwert um 5. Der Schlossstein dieses Wetters wird, wenn er noch auf seinem
    Zitatfeld liegt, aus dem Spiel entfernt.
    .title = Plan für F&E: kein Stein in Schritt 2

SAB-RND-2c = Besitzen sie diese Chemikalie nicht, behält der Bot sein Feld, aber sie nehmen
    keinen Stein, der Zielwert steigt nicht, und kein Schlossstein wird entfernt. Der Plan geht mit
    Schritt 3 weiter.
    .title = Plan für F&E: keine Chemikalie in Schritt 2

SAB-RND-3a = Schritt 3: Lass jeden vollen Zweig weg. Lass auch die weg, in denen kein freies
    Forschungsfeld eine Chemikalie verlangt, die im Versteck ist.
    .title = Plan für F&E: Zweige, die ausscheiden

SAB-RND-3b = Unter den übrigen Zweigen entscheidet nach der Steinpriorität der lila
    Forschungsstein, der den Saboteuren am meisten hilft. Gleichauf liegende Zweige werden in
    Wetterreihenfolge ab dem Vorherigen Report verglichen.
    .title = Plan für F&E: Zweig wählen

SAB-RND-3c = Bleibt kein Zweig, kommt die oberste Karte des Reportstapels auf den Ablagestapel,
    sofern es eine gibt. Danach nehmen die Saboteure wie üblich 1 Chemikalie, wobei der neue
    Vorherige Report gilt, und der Plan für F&E endet.
    .title = Plan für F&E: kein Zweig

SAB-RND-4a = Schritt 4: Ein Bot aus dem Versteck kommt in den gewählten Zweig. Unter den freien
    Feldern, die eine Chemikalie verlangen, die die Saboteure besitzen, entscheidet der Vorherige
    Report zwischen dem obersten und dem untersten.
    .title = Plan für F&E: zweiter Bot

SAB-RND-4b = Die Chemikalie kommt auf den Platz links von diesem Bot und bleibt dort. Das
    unterste Feld kostet die Saboteure nichts zusätzlich.
    .title = Plan für F&E: Chemikalie des zweiten Bots

SAB-RND-5 = Schritt 5: Die Saboteure legen einen lila Forschungsstein dieses Zweigs ins
    Versteck. Sind keine mehr da, steigt der Zielwert um 5, und dieses Wetter verliert seinen
    Schlossstein, sofern er nicht schon weg ist.
    .title = Plan für F&E: lila Stein

SAB-RND-6 = Die auf Forschungsfeldern aufgedruckten Boni sind nicht für die Saboteure.
    .title = Plan für F&E: keine Boni

SAB-BRK-1 = Liefert ein Bot der Saboteure ein Zahnrad deines Prototyps, weil du es nicht selbst
    bereitstellst, steigt der Zielwert um 2. Das gilt für jeden solchen Bot und tritt an die Stelle
    der KP, die sein Besitzer bekäme.
    .title = Bots der Saboteure in deinem Prototyp

SAB-BRK-2 = Durchbrüche erzielst nur du, denn die Saboteure führen diese Aktion nie aus.
    .title = Kein Durchbruch der Saboteure

SAB-EXP-1 = Läuft das Experiment, führen du und die Saboteure je seine Schritte aus, und die
    Reihenfolge der laufenden Runde sagt, wer zuerst dran ist.
    .title = Reihenfolge beim laufenden Experiment

SAB-EXP-2 = Alle Bots der Saboteure im aktiven Zweig kommen ins Versteck zurück. Für jeden von
    ihnen steigt der Zielwert um die KP, die auf dem Experimentplättchen aufgedruckt sind.
    .title = Bots der Saboteure beim laufenden Experiment

SAB-EXP-3 = Die Saboteure müssen für das Experiment keine Wissenschaftscoupons zahlen. Keinen
    der beiden Boni auf dem Plättchen erhalten sie.
    .title = Saboteure und das Experimentplättchen

SAB-EXP-4 = Haben die Saboteure einen oder mehr Bots im Zweig, bringen sie genau einen seiner
    grünen Forschungssteine ins Versteck, sofern dort einer liegt, wenn sie an der Reihe sind. Sonst
    bekommen sie keinen Ersatz dafür.
    .title = Grüner Stein aus einem Experiment

SAB-EXP-5 = Danach schließe das Experiment wie bei 2 Spielern ab: Steht ein Bot von Lativ im
    Zweig, entferne noch einen grünen Stein aus dem Spiel, wenn es einen gibt. Dann kommen Lativs
    Bots neben das Labor zurück, und das neue Extremwetterplättchen wird gelegt.
    .title = Ende eines laufenden Experiments solo

SAB-EXP-6a = Läuft das Experiment aus irgendeinem Grund nicht und steht im aktiven Zweig ein Bot
    der Saboteure, bekommt dieses Wetter trotzdem sein nächstes Extremwetterplättchen. Es wird
    genauso gelegt wie nach einem laufenden Experiment.
    .title = Extremwetter, obwohl nichts lief

SAB-EXP-6b = In diesem Fall bekommt keine Seite Belohnungen. Das Experimentplättchen verlässt
    die Auslage auf die übliche Weise, falls eines dieses Wetters da war.
    .title = Keine Belohnungen, wenn nichts lief

SAB-EXP-6c = Bots der Saboteure bleiben im Zweig. Bei deinen eigenen Bots wählst du wie üblich,
    ob du sie zurücknimmst oder stehen lässt, und Lativs Bots kommen neben das Labor zurück.
    .title = Bots, wenn nichts lief

SAB-EXP-7 = Läuft das Experiment nicht und steht im aktiven Zweig kein Bot der Saboteure,
    bekommt das Wetter kein neues Plättchen.
    .title = Nichts lief und kein Bot der Saboteure

SAB-FIN-1 = Prüfe zuerst alle 5 Zweige einmal, in Wetterreihenfolge ab dem Assistenten, und
    führe das Experiment jedes vollen Zweigs durch, der in der Auslage ein passendes
    Experimentplättchen hat. Das ist Phase B der letzten Runde und wird kein zweites Mal getan. Es
    wird kein Extremwetterplättchen gelegt, ob ein Zweig läuft oder ob ein Bot der Saboteure in
    einem Zweig steht, der nicht läuft.
    .title = Schlusswertung 1: letzte Experimente

SAB-FIN-2 = Zweitens steigt der Zielwert um 30.
    .title = Schlusswertung 2: Zielwert

SAB-FIN-3 = Drittens führe das letzte Anlegen und die Schlusswertung des Grundspiels für dich
    selbst durch: Finanzierungsleisten, Zielplättchen, Nobelpreis und KP am Spielende. Die Saboteure
    werten nichts.
    .title = Schlusswertung 3: nur du wertest

SAB-FIN-4 = Liegst du jetzt mit deinen KP über dem Zielwert, ist die Partie gewonnen. In jedem
    anderen Fall ist sie verloren.
    .title = Ergebnis der Schlusswertung

SAB-RNK-0 = Hast du in der Schlusswertung gewonnen, gehe die Ränge 1 bis 5 durch und nimm den
    ersten, dessen Bedingungen du alle erfüllst. Erfüllst du keinen, ist es ein Sieg ohne Rang.
    .title = Deinen Rang bestimmen

SAB-RNK-1 = Ein Terraformer hat mindestens 120 KP, mindestens 6 Werkstattplättchen
    einschließlich des ersten und höchstens 2 übrige Coupons über alle Arten zusammen. Der hinterste
    Finanzierungsmarker steht auf Feld 4 oder weiter, der vorderste auf dem letzten Feld.
    .title = Rang 1: Terraformer

SAB-RNK-2 = Ein Klimatologe hat mindestens 110 KP, besitzt den Nobelpreis und erfüllt mindestens
    4 Zielplättchen. Alle Bots sind freigeschaltet, das heißt, der dritte und der vierte Abschnitt
    des Fließbands sind beide verfügbar.
    .title = Rang 2: Klimatologe

SAB-RNK-3 = Ein Meteorologe hat mindestens 100 KP, 3 veröffentlichte Abhandlungen, 3 erfüllte
    Zielplättchen und 2 Auszeichnungen. Mindestens ein Finanzierungsmarker steht auf Feld 8 oder
    weiter.
    .title = Rang 3: Meteorologe

SAB-RNK-4 = Ein Wetterfrosch hat mindestens 3 veröffentlichte Abhandlungen, 7 eigene Bots auf
    dem Spielplan, 3 erfüllte Zielplättchen und 1 Auszeichnung.
    .title = Rang 4: Wetterfrosch

SAB-RNK-5 = Ein Sturmjäger hat mindestens 2 erfüllte Zielplättchen und mindestens 1
    Auszeichnung.
    .title = Rang 5: Sturmjäger

SAB-CHL-1 = Statt mit 2 zufälligen Chemikalien beginnen die Saboteure mit 5 im Versteck, einer
    von jeder Sorte.
    .title = Herausforderung 1: Gut ausgestattete Gegner

SAB-CHL-2 = Gibt es in Phase C Einkommen, zähle die Bots der Saboteure bei der Regierung, im
    Labor und in F&E. Für jeden steigt der Zielwert um 1.
    .title = Herausforderung 2: Störende Geräte

SAB-CHL-3a = Die Saboteure haben von Anfang an 1 Auszeichnungsstein im Versteck. Geben ihnen
    andere gewählte Karten ebenfalls Auszeichnungssteine, bekommen sie alle davon.
    .title = Herausforderung 3: Kreative Buchhaltung, Auszeichnung zu Beginn

SAB-CHL-3b = Gibt es in Phase C Einkommen, rückt einer deiner Finanzierungsmarker um 1 Feld
    zurück. Welcher, wählst du, aber es muss einer sein, der Feld 0 verlassen hat. Stehen alle drei
    auf Feld 0, geschieht nichts.
    .title = Herausforderung 3: Kreative Buchhaltung, Einkommen

SAB-CHL-4a = Die Saboteure beginnen mit 1 zusätzlichen Chemikalie. Ihre Sorte ist zufällig und
    darf eine sein, die sie schon besitzen.
    .title = Herausforderung 4: Nobelpreisträger, zusätzliche Chemikalie

SAB-CHL-4b = Sowohl der sofortige Sieg als auch der Sieg in der Schlusswertung verlangen, dass
    du den Nobelpreis besitzt.
    .title = Herausforderung 4: Nobelpreisträger, Bedingung

SAB-CHL-5 = Sowohl der sofortige Sieg als auch der Sieg in der Schlusswertung verlangen, dass du
    5 oder mehr der Zielplättchen auf deinen Zielfeldern erfüllst.
    .title = Herausforderung 5: Nur für Überflieger

SAB-CHL-6 = Ist der Spielaufbau beendet, lege die 2 obersten Karten des Reportstapels in die
    Schachtel zurück. Im Stapel sind dann 15 Karten.
    .title = Herausforderung 6: Die Zeit läuft

SAB-CHL-7 = Steht der Initiativemarker der Saboteure am Ende deines Zuges auf dem Platz ganz
    links, steigt der Zielwert um 3.
    .title = Herausforderung 7: Einen Schritt voraus

SAB-CHL-8 = Saboteure links von deinem Wissenschaftler geben dir keine zusätzlichen Coupons
    mehr. Im Vorrat musst du für sie weiterhin zahlen.
    .title = Herausforderung 8: Moralisch im Recht

SAB-CHL-9 = Zitatsteine sind dir verboten. Schaltest du ein Zitatfeld frei, kannst du auch keine
    3 KP mit einem Wissenschaftscoupon kaufen.
    .title = Herausforderung 9: Vergleichende Analyse

SAB-CHL-10a = Im Versteck der Saboteure liegt zu Beginn der Partie ein Auszeichnungsstein,
    zusätzlich zu allen, die sie von einer anderen Herausforderungskarte bekommen.
    .title = Herausforderung 10: Unabhängige Prototypen, Auszeichnung zu Beginn

SAB-CHL-10b = Baust du einen Prototyp, behandle ein Forschungsfeld mit einem Bot der Saboteure,
    als wäre es leer. Du musst sein Zahnrad selbst bereitstellen, wofür du die üblichen 2 KP
    erhältst, und der Zielwert steigt nicht.
    .title = Herausforderung 10: Unabhängige Prototypen, Zahnräder

SAB-CHL-11a = Beim Spielaufbau kommt eine weitere Chemikalie von zufällig bestimmter Sorte ins
    Versteck. Es darf eine Sorte sein, die dort schon ist.
    .title = Herausforderung 11: Budgetkürzungen, zusätzliche Chemikalie

SAB-CHL-11b = Erhältst du Finanzierung des Labors, gilt der Modifikator deines Markers als 0.
    Die Leiste der Regierung oder von F&E, die du wählst, gibt dir trotzdem ihre Boni.
    .title = Herausforderung 11: Budgetkürzungen, Finanzierung des Labors

SAB-CHL-12a = Der anfängliche Zielwert ist 30, das sind 5 weniger als sonst.
    .title = Herausforderung 12: Veröffentliche oder stirb, Beginn

SAB-CHL-12b = Entfernt das Unheil oder der Plan der Saboteure für F&E einen Schlossstein, steigt
    der Zielwert um 5.
    .title = Herausforderung 12: Veröffentliche oder stirb, Schlösser

SAB-CHL-12c = Der sofortige Sieg zu Beginn deines Zuges ist dein einziger Weg zu gewinnen. Kommt
    es zur Schlusswertung, verlierst du.
    .title = Herausforderung 12: Veröffentliche oder stirb, Sieg
