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
    weiter links steht. Bei jedem darfst du die Art frei wählen.
    .title = Zahlen im Vorrat

WM-MOV-5d = Könntest du selbst mit den Coupons, die du bei der Ankunft erhältst, diese Zahlung
    nicht leisten, darfst du das Feld nicht wählen.
    .title = Vorratsplatz, den du nicht zahlen kannst

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
    .title = Zu zweit: Lativ entfernt einen Stein

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
