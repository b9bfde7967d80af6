# The rules of CoLab in German; rules.toml has the English.

CL-1-1 = Würfel, die du noch nicht geworfen hast oder die du ausgegeben oder abgegeben hast,
    liegen in deiner Schale und sind nicht nutzbar. Geworfene Würfel liegen in deinem Pool. Jeder
    deiner Würfel liegt in einem von beiden oder auf einem deiner Schergen.
    .title = Schale und Pool

CL-1-2 = Einen Würfel ausgeben oder abgeben heißt: Er kommt in die Schale dessen, dem er gehört.
    Niemand verliert je einen Würfel an andere.
    .title = Einen Würfel ausgeben

CL-1-3 = Eine Seite erhält ein Würfel nur durch einen Wurf und sonst durch nichts; solange er in
    einer Schale liegt, hat er keine.
    .title = Würfel in der Schale zeigen nichts

CL-1-4 = Rund um den Spielplan wechseln sich Türme und Labore ab. Jedes Labor hat den Turm vor ihm
    und den Turm nach ihm als Nachbarn und mit ihnen sechs Fenster. Die Mitte hat keinen
    benachbarten Turm.
    .title = Was nebeneinander liegt

CL-1-5 = Ohne Scherge und ohne Marker: leer. Nur ein Eismarker: vereist. Ein Schadensmarker:
    beschädigt. Ein Scherge: belegt.
    .title = Zustände eines Fensters

CL-1-6 = Spieler dürfen Fenster nutzen, die leer oder vereist sind. Wo kein Feind mitspielt, sind
    das alle Fenster ohne Scherge.
    .title = Offene Fenster

CL-1-7 = Die drei Fenster eines Turms unterscheiden sich nur durch ihren Zustand. Wer ein leeres
    oder ein vereistes wählt, erhält also das unterste mit diesem Zustand.
    .title = Welches Fenster eines Turms

CL-1-8 = Ein Symbol wird durch sich selbst abgedeckt, durch die bloße Form seiner Farbe oder durch
    einen Jokermarker. Eine bloße Form zählt als eines der beiden Symbole ihrer Farbe, aber nur
    als eines; du sagst welches, wenn du sie ausgibst.
    .title = Was ein Symbol abdeckt

CL-1-9 = Grau heißt: nach deiner Wahl rot, blau oder violett, nie Joker. Für jede Karte, jeden
    Würfel und jeden Marker wählst du neu.
    .title = Graue Symbole

CL-1-10 = Soll von einem leeren Stapel gezogen werden, wird zuerst sein Ablagestapel gemischt und
    zum neuen Stapel. Ohne Ablagestapel wird nichts gezogen.
    .title = Leerer Stapel

CL-1-11 = Jede Kartenart hat ihren eigenen Ablagestapel, offen.
    .title = Abgeworfene Karten

CL-1-12 = Ist kein Würfel einer Farbe mehr da, so erhält keinen, wer einen erhalten sollte, und
    keine andere Farbe springt ein. Ein grauer Würfel darf jede Farbe haben, die noch da ist.
    .title = Würfel einer Farbe aufgebraucht

CL-1-13 = Rohstoff-, Joker-, Trank-, Auslöse- und Forschungsmarker gehen nie aus.
    .title = Marker ohne Grenze

CL-1-14 = Was eine Karte, ein Plättchen oder ein Turm dir bietet, darfst du ganz oder teilweise
    auslassen, außer eine Regel macht es zur Pflicht.
    .title = Verzicht auf Vorteile

CL-1-15 = Die Teile eines Effekts werden von links nach rechts ausgeführt, einer nach dem anderen.
    Ein Teil, der nicht möglich ist, entfällt.
    .title = Effekte in gedruckter Reihenfolge

CL-2-1 = Monster, Apparate und Tränke sind drei Stapel, jeder gemischt und verdeckt.
    .title = Drei Stapel

CL-2-2 = Rohstoffwürfel in drei Farben und alle Rohstoff-, Joker-, Trank-, Auslöse- und
    Forschungsmarker bilden einen Vorrat.
    .title = Gemeinsamer Vorrat

CL-2-3 = Die Ausbauplättchen der Ausbaustufen 1, 2 und 3 bilden drei gemischte Stapel, verdeckt.
    .title = Stapel mit Plättchen

CL-2-4 = Die Forschungsmarker im Wert von 10 Punkten gehören zum Vorrat.
    .title = 10-Punkte-Marker

CL-2-5 = Die Zahl der Spieler bestimmt, auf welche Felder der Wertungsleiste zu Beginn ein
    Ausbaumarker kommt. Die übrigen Marker werden nicht gebraucht.
    .title = Ausbaumarker

CL-3-1 = In der ersten Partie liegen Türme, Turmeinsätze, Labore und Startplättchen, wie der
    Inhalt sie nennt.
    .title = Plan der ersten Partie

CL-3-2 = In allen anderen Partien ist die Reihenfolge der Türme und Labore zufällig, und jeder
    Turm erhält einen zufälligen Turmeinsatz, eine zufällige Seite nach oben.
    .title = Zufälliger Plan

CL-3-3 = In allen anderen Partien werden die sechs Startplättchen zufällig verteilt, eines an
    jedes Labor.
    .title = Zufällige Startplättchen

CL-3-4 = Das Startplättchen eines Labors ist sein mittleres Plättchen der Ausbaustufe 1; die
    Ausbauplätze links und rechts davon sind zunächst frei.
    .title = Der mittlere Ausbauplatz

CL-3-5 = Der Turmeinsatz zeigt die obere Turmaktion, der Turm selbst ist mit der unteren bedruckt.
    Andere gibt es nicht.
    .title = Zwei Turmaktionen je Turm

CL-4-1 = Jeder spielt einen anderen Forscher und erhält dessen Spielertableau und drei Schergen.
    .title = Für jeden ein anderer Forscher

CL-4-2 = Jeder beginnt auf Seite 1 eines Forschungstableaus, mit dem Forschungszeiger auf 0.
    .title = Forschungstableaus

CL-4-3 = Jeder beginnt mit vier weißen Würfeln. Sie liegen in der Schale, bis jemand sie werfen
    muss.
    .title = Startwürfel

CL-4-4 = Der Zufall bestimmt den Startspieler, und für alle ist die Wahrscheinlichkeit gleich. Von
    dort geht es im Uhrzeigersinn reihum.
    .title = Startspieler

CL-4-5 = Zu Beginn hat niemand Punkte.
    .title = Punkte zu Beginn

CL-4-6 = Bis zu seinem ersten Gang steht ein Forscher in keinem Labor und auch nicht in der Mitte.
    Der erste Zug darf von jeder der beiden Arten sein und in jedes Labor führen.
    .title = Forscher kommen später

CL-4-7 = Ein Scherge, der nicht auf dem Plan ist, steht im Spielbereich seines Besitzers.
    .title = Schergen zu Hause

CL-5-1 = Zu zweit und ohne Feind beginnt jedes Labor mit einem weiteren zufälligen Plättchen der
    Ausbaustufe 1, links von seinem Startplättchen.
    .title = Zu zweit: mehr Plättchen

CL-5-2 = Zu zweit und ohne Feind stehen die sechs Schergen der beiden Forscher, die nicht
    mitspielen, in den oberen Fenstern, in jedem Turm einer, ohne Würfel.
    .title = Zu zweit: neutrale Schergen

CL-5-3 = Ein neutraler Scherge gehört niemandem, bewegt sich nie und hat nie einen Würfel. Beim
    Sammeln kann er arbeiten wie jeder andere.
    .title = Was neutrale Schergen tun

CL-6-1 = Wer die erste Partie wählt, baut nach diesem Abschnitt auf und nicht nach dem normalen,
    und ohne Bonuskarten.
    .title = Erste Partie

CL-6-2 = Jedes Labor erhält ein weiteres zufälliges Plättchen der Ausbaustufe 1, links, oder
    rechts, wenn links schon belegt ist.
    .title = Erste Partie: mehr Plättchen

CL-6-3 = Die Zeile jedes Forschers nennt, mit welchen Würfeln, Karten und Markern man beginnt.
    Würfel kommen in die Schale, Karten von oben aus ihren Stapeln.
    .title = Erste Partie: Startzeile

CL-6-4 = Reihum würfelt jeder mit zwei weißen Würfeln und legt jeden auf einen Schergen.
    .title = Erste Partie: zwei Schergen

CL-6-5 = Luciana, Ivy und Victor senden zu jedem Turm ihrer Farbe einen Schergen und entscheiden,
    welcher Würfel wohin kommt. Was die Würfel zeigen, spielt keine Rolle.
    .title = Erste Partie: Türme einer Farbe

CL-6-6 = Jeder Scherge von Elias kommt auf den Turm mit dem Symbol seines Würfels. Ist dieser Turm
    voll, wird der Würfel neu geworfen, bis er einen anderen nennt.
    .title = Erste Partie: Elias

CL-6-7 = Diese ersten Schergen bringen von ihren Türmen nichts ein.
    .title = Erste Partie: keine Turmaktionen

CL-6-8 = Wenn alle Schergen stehen, werfen alle den Rest der Schale in den Pool, und der
    Startspieler beginnt.
    .title = Erste Partie: der erste Wurf

CL-6-9 = Hat ein Turm der Farbe des Forschers kein freies Fenster, kommen beide Schergen auf den
    anderen Turm dieser Farbe.
    .title = Erste Partie: ein voller Turm

CL-7-1 = Jeder erhält zwei Bonuskarten, zeigt sie niemandem und braucht sie nicht als Handkarten
    zu zählen.
    .title = Zwei Bonuskarten

CL-7-2 = Jeder zieht drei Karten, einzeln, und nennt vor jeder den Stapel.
    .title = Drei Karten

CL-7-3 = Jeder legt zwei Rohstoffwürfel in die Schale, jeden in einer beliebigen Farbe.
    .title = Zwei Würfel

CL-7-4 = Jeder erhält einen Marker nach Wahl: rot, blau oder violett.
    .title = Ein Marker

CL-7-5 = In Zugreihenfolge wirft jeder zwei weiße Würfel, einen nach dem anderen. Jeder Würfel
    kommt auf einen Schergen, der auf den Turm gesandt wird, den der Würfel nennt.
    .title = Zwei Schergen durch Würfel

CL-7-6 = Stehen auf diesem Turm schon drei Schergen, wird der Würfel neu geworfen, bis er einen
    Turm mit Platz nennt.
    .title = Ein voller Turm

CL-7-7 = Schergen, die so gesetzt werden, bringen von ihren Türmen nichts ein.
    .title = Keine Turmaktionen

CL-7-8 = Danach werfen alle, was in der Schale liegt, in den Pool, und der Startspieler beginnt.
    .title = Der erste Wurf

CL-8-1 = Eine Expresspartie beginnt wie eine normale oder eine mit Draft und hat an jedem Labor
    ein weiteres zufälliges Plättchen der Ausbaustufe 1, links, oder rechts, wenn links schon
    belegt ist.
    .title = Express: mehr Plättchen

CL-8-2 = In einer Expresspartie führen zehn gebaute Karten zum Spielende, nicht zwölf.
    .title = Express: kürzer

CL-9-1 = Der Draft ersetzt die beiden anderen Arten zu beginnen; Vorrat, Plan, Spieler und die
    Zusätze zu zweit bleiben, wie sie sind.
    .title = Draft

CL-9-2 = Bonuskarten werden wie beim normalen Aufbau ausgeteilt.
    .title = Draft: Bonuskarten

CL-9-3 = Die drei Türme, bei denen du zwei Karten ziehst und eine behältst, erhalten je einen
    Rohstoffmarker, in jeder Farbe einen, und die drei anderen je einen Rohstoffwürfel, in jeder
    Farbe einen. Der Zufall verteilt sie.
    .title = Draft: was auf den Türmen liegt

CL-9-4 = Im Uhrzeigersinn, beginnend beim Startspieler, wirft jeder einen weißen Würfel, legt ihn
    auf einen Schergen und sendet diesen in ein beliebiges offenes Fenster, egal was der Würfel
    zeigt.
    .title = Draft: erster Scherge

CL-9-5 = Danach tun es alle noch einmal, in umgekehrter Reihenfolge.
    .title = Draft: zweiter Scherge

CL-9-6 = Jeder so gesetzte Scherge bringt die untere Turmaktion, nie die obere, und dann das ein,
    was noch auf dem Turm liegt.
    .title = Draft: was ein Scherge einbringt

CL-9-7 = Würfel aus dem Draft kommen in die Schale. Was niemand genommen hat, geht zurück in den
    Vorrat.
    .title = Draft: Würfel

CL-9-8 = Dann werfen alle, was in der Schale liegt, und der Startspieler beginnt.
    .title = Draft: der erste Wurf

CL-9-9 = Niemand erhält zu Beginn andere Karten, Würfel oder Marker.
    .title = Draft: sonst nichts

CL-10-1 = Dein Zug ist entweder ein Aktionszug oder ein Ruhezug.
    .title = Zwei Arten von Zügen

CL-10-2 = Während du am Zug bist, darfst du zu freien Zeitpunkten Trankfähigkeiten nutzen,
    Forschungsmarker tauschen, einen Würfeltausch machen, einen Teil A nutzen und mit Feinden
    reparieren: so oft und in der Reihenfolge, wie du willst, soweit jede Aktion es zulässt.
    .title = Freie Aktionen

CL-10-3 = Freie Zeitpunkte gibt es zu Beginn deines Zuges, nach dem ersten Schritt, nach deinem
    Gang, rund um jede Nutzung eines Plättchens beim Sammeln und um jede Karte beim Bauen, nach
    der Laboraktion und im Ruhezug nach jedem seiner Schritte. Mitten in einer Bezahlung oder
    einem Effekt gibt es keinen.
    .title = Freie Zeitpunkte

CL-10-4 = Mit seinem ersten Schritt hat ein Zug seine Art. Was du vorher an freien Aktionen tust,
    legt sie nicht fest.
    .title = Die Art steht fest

CL-10-5 = Solange du in der Mitte stehst, kannst du dich nicht für den Ruhezug entscheiden.
    .title = Kein Ruhezug aus der Mitte

CL-10-6 = Ist einer deiner Schergen zu Hause und dein Pool leer, wenn du die Art wählst, so musst
    du ausruhen.
    .title = Nichts zum Aussenden

CL-10-7 = Kann eine freie Aktion einen Würfel in deinen Pool bringen, darfst du sie vorher nutzen,
    und dann steht dir ein Aktionszug offen.
    .title = Hilfe vor der Wahl

CL-10-8 = Kommt das vor, während du in der Mitte stehst, machst du einen Aktionszug und lässt
    seinen ersten Schritt aus. Vorher darfst du dir einen Würfel besorgen, musst aber nicht; hast
    du dann einen, ist der erste Schritt Pflicht.
    .title = Ohne Würfel in der Mitte

CL-10-9 = Sind alle drei Schergen auf dem Plan, brauchst du keinen Würfel, und ein leerer Pool
    zwingt zu nichts.
    .title = Drei Schergen auf dem Plan

CL-10-10 = Als freie Aktion, so oft du willst: Ein Würfel aus deinem Pool kommt in die Schale, und
    einen anderen Würfel deines Pools drehst du auf eine beliebige seiner Seiten.
    .title = Würfeltausch

CL-11-1 = Ist einer deiner Schergen zu Hause, sendest du einen aus und kannst keinen zurückholen.
    .title = Du musst aussenden

CL-11-2 = Sind alle drei auf dem Plan, holst du einen nach Wahl zurück und kannst keinen
    aussenden.
    .title = Du musst zurückholen

CL-11-3 = Ein Würfel deines Pools kommt so, wie er liegt, auf den Schergen und dieser in ein
    offenes Fenster eines beliebigen Turms.
    .title = Aussenden

CL-11-4 = In ein Fenster mit einem Schergen oder mit Schaden kann kein Scherge gesandt werden.
    .title = Geschlossene Fenster

CL-11-5 = Dann führst du eine Turmaktion dieses Turms aus, eine der beiden.
    .title = Turmaktion nach dem Aussenden

CL-11-6 = Der Scherge kommt nach Hause, und wenn er einen Würfel hat, kommt dieser in deine
    Schale.
    .title = Zurückholen

CL-11-7 = Dann führst du eine Turmaktion des Turms aus, von dem er kommt, eine der beiden. Frischt
    sie Würfel auf, so kann der eben zurückgekommene darunter sein.
    .title = Turmaktion nach dem Zurückholen

CL-11-8 = Nach der Turmaktion darfst du Reaktionen auf das Aussenden oder Zurückholen nutzen, die
    zur Farbe des Turms passen.
    .title = Reaktionen darauf

CL-11-9 = Gibt es kein offenes Fenster, entfällt der erste Schritt.
    .title = Kein Platz frei

CL-11-10 = Sobald die Partie begonnen hat, stehen von jedem Spieler immer zwei oder drei Schergen
    auf dem Plan.
    .title = Zwei oder drei auf dem Plan

CL-11-11 = Der Würfel eines ausgesandten Schergen braucht nicht zum Turm zu passen.
    .title = Jeder Würfel ist recht

CL-11-12 = Ein Scherge, den ein Effekt versetzt, braucht keinen Würfel und löst keine Reaktion auf
    das Aussenden oder Zurückholen aus. Er darf in ein offenes Fenster eines anderen Turms kommen.
    .title = Versetzen ist nicht Aussenden

CL-12-1 = Du gehst in ein anderes Labor als dein bisheriges, ob nah oder fern.
    .title = Gehen

CL-12-2 = Im Aktionszug bleibst du weder, wo du bist, noch gehst du in die Mitte.
    .title = Nicht stehen bleiben

CL-12-3 = Andere Forscher in einem Labor versperren es dir nicht.
    .title = Ein Labor teilen

CL-12-4 = Nachdem du gegangen bist, darfst du in diesem Labor bauen oder sammeln, oder keines von
    beiden tun.
    .title = Laboraktion

CL-12-5 = Du gehst erst, wenn der erste Schritt erledigt ist.
    .title = Reihenfolge der Schritte

CL-12-6 = Du hast eine Laboraktion im Zug, es sei denn, ein Effekt erlaubt auch die andere: dann
    höchstens einen Bau und einmal Sammeln.
    .title = Eine Laboraktion

CL-12-7 = Die zweite Laboraktion findet im selben Labor statt, wenn die erste vorbei ist.
    .title = Wo die zweite stattfindet

CL-13-1 = Beim Sammeln dienen dir die Plättchen deines Labors, und die Schergen beider
    benachbarten Türme arbeiten für dich, wem sie auch gehören.
    .title = Sammeln

CL-13-2 = Du nutzt die Plättchen des Labors in der Reihenfolge, die du willst, jedes, solange du
    dafür Schergen findest, und hörst auf, wann du willst.
    .title = Jedes Plättchen, beliebig oft

CL-13-3 = Eine Nutzung braucht so viele benachbarte Schergen, wie das Plättchen verlangt, und
    keiner von ihnen darf in diesem Zug schon erschöpft sein; danach sind sie es.
    .title = Schergen arbeiten

CL-13-4 = Kein Scherge arbeitet zweimal in einem Zug, auch nicht für ein zweites Sammeln.
    .title = Einmal pro Zug

CL-13-5 = Die Schergen für eine Nutzung dürfen von einem der beiden Türme oder von beiden kommen.
    .title = Von beiden Türmen

CL-13-6 = Ein Scherge, der arbeitet, bleibt, wo er ist, und sein Würfel bleibt nutzbar. Dass er
    gearbeitet und dass sein Würfel bezahlt hat, sind zwei verschiedene Dinge.
    .title = Arbeit und Würfel sind zweierlei

CL-13-7 = Ein Plättchen ohne Kosten und Effekt kann beim Sammeln nicht genutzt werden.
    .title = Plättchen, die nur Symbole tragen

CL-13-8 = Um zu arbeiten, braucht ein Scherge keinen Würfel.
    .title = Schergen ohne Würfel

CL-13-9 = Der Scherge eines Feindes arbeitet für dich wie jeder andere, mit EXTRA auf seinem
    Würfel einmal mehr.
    .title = Schergen der Feinde

CL-13-10 = Nach dem Zug sind alle Schergen wieder frisch.
    .title = Bis zum Ende des Zuges

CL-14-1 = Du nimmst einen Rohstoffwürfel dieser Farbe aus dem Vorrat in die Schale; grau: Farbe
    nach Wahl.
    .title = Symbol für einen Würfel

CL-14-2 = Du nimmst die oberste Karte dieses Stapels auf die Hand; grau: von einem beliebigen
    Stapel. Auf das Handkartenlimit achtet jetzt niemand.
    .title = Symbol für eine Karte

CL-14-3 = Du nimmst einen Trankmarker. Er ist bis zum Ende des Zuges neu und kann in diesem Zug
    für jede Trankfähigkeit ausgegeben werden.
    .title = Symbol für einen Trankmarker

CL-14-4 = Du nimmst einen Rohstoffmarker in einer beliebigen der drei Farben.
    .title = Symbol für einen Rohstoffmarker

CL-14-5 = Du nimmst so viele Forschungsmarker, wie angegeben.
    .title = Symbol für Forschung

CL-14-6 = Du nutzt den Auslöser einer Karte deines Rasters, deren Auslösemarker bereit ist.
    .title = Symbol für einen Auslöser

CL-14-7 = Du führst sofort einen ganzen Bau in deinem Labor aus, mit allen seinen Bausymbolen von
    Neuem, und sammelst danach weiter.
    .title = Symbol für einen Bau

CL-14-8 = Je Symbol wirfst du entweder einen Würfel aus deiner Schale in deinen Pool oder einen
    Würfel deines Pools noch einmal.
    .title = Symbol zum Auffrischen

CL-14-9 = Ist kein Würfel in Schale oder Pool, bewirkt das Auffrischen nichts.
    .title = Nichts aufzufrischen

CL-15-1 = Nenne einen Stapel und ziehe, sieh dir die Karte an, nenne für die zweite einen Stapel
    und ziehe. Eine der beiden bleibt auf der Hand, die andere wird abgeworfen.
    .title = Zwei ziehen, eine behalten

CL-15-2 = Gibt es nur eine Karte zu ziehen, darfst du sie behalten und wirfst keine ab.
    .title = Nur eine Karte da

CL-15-3 = Du ziehst eine Karte von dem Stapel, der angegeben ist.
    .title = Turmaktion mit Karte

CL-15-4 = Du erhältst einen neuen Trankmarker, wie beim Sammeln.
    .title = Turmaktion mit Trank

CL-15-5 = Du frischst einen Würfel auf, wie beim Sammeln.
    .title = Turmaktion zum Auffrischen

CL-15-6 = Du nimmst einen Rohstoffmarker genau der Farbe, die angegeben ist.
    .title = Turmaktion mit Marker

CL-16-1 = Von jeder Kartenart darfst du höchstens so viele Karten bauen, wie das Labor und seine
    Plättchen Bausymbole dieser Art zeigen.
    .title = Wie viel du bauen darfst

CL-16-2 = Die Karten kommen aus deiner Hand. Jede wird bezahlt, gelegt, gewertet und hat alle ihre
    Folgen, bevor du die nächste wählst.
    .title = Eine Karte nach der anderen

CL-16-3 = Du darfst einen Bau beenden, wann du willst, auch vor der ersten Karte.
    .title = Aufhören

CL-16-4 = Wie viel erlaubt ist, steht fest, wenn der Bau beginnt, und jede Karte zieht ein
    Bausymbol ihrer Art davon ab. Ein weiterer Bau im selben Zug zählt neu.
    .title = Bausymbole zählen zu Beginn

CL-16-5 = In einem Bau erlaubt ein Bausymbol eine Karte.
    .title = Jedes Bausymbol einmal

CL-16-6 = Eine Karte aus einem Extrabau braucht kein Bausymbol und verbraucht keines, kostet aber,
    was sie kostet.
    .title = Extrabauten

CL-16-7 = Ohne Labor bewirkt ein Bau nichts, und ein Extrabau wird aus deinem eigenen Pool und
    deinen Markern bezahlt.
    .title = Bauen ohne Labor

CL-16-8 = Ein Bau, der vor dem Gang kommt, findet in dem Labor statt, in dem dein Forscher noch
    ist.
    .title = Bauen vor dem Gang

CL-17-1 = Jedes Symbol der Kosten wird mit einem Rohstoff abgedeckt, und jeder Rohstoff deckt ein
    Symbol ab.
    .title = Die Kosten

CL-17-2 = Du bezahlst mit Würfeln deines Pools, mit deinen Rohstoff- und Jokermarkern und mit den
    Würfeln auf Schergen in den sechs benachbarten Fenstern, wem sie auch gehören.
    .title = Woher Rohstoffe kommen

CL-17-3 = Er kommt in deine Schale.
    .title = Mit einem Poolwürfel bezahlen

CL-17-4 = Er kommt zurück in den Vorrat.
    .title = Mit einem Marker bezahlen

CL-17-5 = Der Würfel bleibt, wo er ist, und wird markiert; in diesem Zug kannst du ihn nicht noch
    einmal benutzen.
    .title = Mit dem Würfel eines Schergen bezahlen

CL-17-6 = Ein solcher Würfel deckt ein oder zwei Symbole einer Karte ab. Was du nicht brauchst,
    verfällt.
    .title = Würfel mit zwei Rohstoffen

CL-17-7 = Ein Würfel hilft nie, eine zweite Karte zu bezahlen, auch wenn ein Teil von ihm übrig
    war.
    .title = Ein Würfel, eine Karte

CL-17-8 = Was kein Symbol abdeckt, kann nicht Teil einer Bezahlung sein.
    .title = Nichts Überflüssiges

CL-17-9 = Ein Jokermarker deckt ein beliebiges Symbol ab.
    .title = Jokermarker

CL-17-10 = Ein weißer Würfel deckt ein Symbol ab, nämlich das, welches er zeigt.
    .title = Weiße Würfel

CL-17-11 = Die Würfel der Feinde sind keine Rohstoffe, außer JOKER: Er deckt ein beliebiges Symbol
    ab, einmal pro Zug.
    .title = Feindwürfel

CL-17-12 = Rabatte werden zusammengezählt. Du wählst, welche Symbole wegfallen, aber ein Symbol
    bleibt immer.
    .title = Rabatte

CL-17-13 = Ein Rabatt aus einem Trank, den keine Karte genutzt hat, endet mit dem Zug.
    .title = Rabatte bleiben nicht

CL-17-14 = Eine Karte, die du nicht vollständig bezahlen kannst, kannst du nicht wählen.
    .title = Was du nicht bezahlen kannst

CL-17-15 = Am Ende des Zuges verschwinden die Markierungen auf den Würfeln der Schergen.
    .title = Markierungen auf Würfeln

CL-17-16 = Willst du einen solchen Würfel benutzen, bringe ihn zu einem freien Zeitpunkt in den
    Pool, bevor du die Karte wählst.
    .title = Würfel in der Schale bezahlen nicht

CL-18-1 = Die erste Karte beginnt dein Raster. Jede weitere wird neben eine gelegt, die schon da
    ist, nicht über Eck.
    .title = Das Raster

CL-18-2 = Alle Karten eines Rasters passen in vier Spalten und vier Zeilen.
    .title = Vier mal vier

CL-18-3 = Karten sind benachbart, wenn sie eine Seite gemeinsam haben; Ecken zählen nicht.
    .title = Benachbart

CL-18-4 = Eine gebaute Karte bleibt bis zum Spielende, wo sie gelegt wurde.
    .title = Karten bleiben liegen

CL-18-5 = Sechzehn Karten lassen kein Feld frei, und dann kann nichts mehr gebaut werden.
    .title = Ein volles Raster

CL-19-1 = Eine Karte, die gelegt wird, bringt sofort ihre aufgedruckten Punkte.
    .title = Aufgedruckte Punkte

CL-19-2 = Außerdem bringt sie das, was die Wertungstexte deiner Karten, ihr eigener
    eingeschlossen, durch sie mehr wert werden.
    .title = Wachsende Punkte

CL-19-3 = Die Punkte kommen nach dem Auslösemarker der Karte und vor allem, was sie in Gang setzt.
    .title = Wann Punkte zählen

CL-19-4 = Ausbaumarker, die dein Zählstein erreicht oder überquert, gehören dir, bis der Zug
    vorbei ist.
    .title = Ausbaumarker erreichen

CL-19-5 = Nach der Wertung gehst du den Effekt der Karte beim Bau, die bereiten Auslöser neben ihr
    und die Reaktionen auf den Bau durch, jeden einmal, in der Reihenfolge, die du willst. Jeden
    darfst du auslassen.
    .title = Was ein Bau in Gang setzt

CL-19-6 = Was etwas anderes in Gang setzt, wartet, bis dieses ganz abgeschlossen ist.
    .title = Das Innerste zuerst

CL-19-7 = Ein Auslöser, den inzwischen etwas anderes genutzt hat, steht nicht mehr zur Wahl.
    .title = Auslöser, die schon genutzt sind

CL-20-1 = Eine Karte mit Auslöser erhält ihren Marker, sobald sie gebaut ist. Er liegt offen und
    ist bereit.
    .title = Auslösemarker

CL-20-2 = Von da an kann sie ausgelöst werden, durch eine spätere Karte neben ihr oder durch einen
    Effekt, auch im selben Zug.
    .title = Sofort bereit

CL-20-3 = Das Legen der Karte löst sie nicht aus.
    .title = Nicht durch sich selbst

CL-20-4 = Baust du eine Karte neben eine, deren Marker bereit ist, darfst du diese auslösen.
    .title = Durch eine Nachbarkarte ausgelöst

CL-20-5 = Zuerst wird der Marker auf seine ausgelöste Seite umgedreht, dann geschieht der Effekt.
    .title = Auslösen

CL-20-6 = Solange ihr Marker ausgelöst ist, kann eine Karte nicht ausgelöst werden.
    .title = Ausgelöste Marker

CL-20-7 = Kann ein Ereignis mehrere Karten auslösen, so darf es das, und du bestimmst die
    Reihenfolge.
    .title = Mehrere zugleich

CL-20-8 = Verzichtest du, bleibt der Marker bereit für eine andere Gelegenheit.
    .title = Einen Auslöser aufheben

CL-20-9 = Du darfst eine Karte auch auslösen, wenn ihr Effekt nichts bewirken kann.
    .title = Umsonst auslösen

CL-20-10 = Wenn dein Zug endet, werden alle deine Auslösemarker wieder offen gelegt.
    .title = Marker werden wieder bereit

CL-20-11 = Ein Effekt, der benachbarte Karten auslöst, erreicht die Karten neben der, auf der er
    steht; sonst erreicht er dein ganzes Raster. Nur bereite Marker zählen.
    .title = Welche Karten ein Effekt auslöst

CL-20-12 = Kopieren heißt, den Auslösereffekt einer benachbarten Karte auszuführen, egal was ihr
    Marker zeigt und ohne ihn umzudrehen. Eine Karte, die kopiert, kann nicht kopiert werden.
    .title = Kopieren

CL-21-1 = Nach ihren Punkten darf der Effekt einer Karte beim Bau genutzt werden, einmal und nie
    wieder.
    .title = Beim Bau

CL-21-2 = Er lässt sich nicht für einen anderen Moment aufheben und nicht auslösen.
    .title = Nicht später

CL-22-1 = Immer wenn ihr Ereignis dir geschieht, darfst du eine Reaktion nutzen: einmal je
    Ereignis, und wenn sie es sagt, nur einmal pro Zug.
    .title = Reaktionen

CL-22-2 = Ausruhen: nach dem zweiten Schritt. Aussenden und Zurückholen: nach der Turmaktion.
    Bauen: unter dem, was der Bau in Gang setzt. Bezahlen: während die Kosten bestimmt werden.
    Ausbau: nach deinem Teil der Runde.
    .title = Wann Ereignisse eintreten

CL-22-3 = Der Bau einer Karte ist für diese Karte kein Ereignis.
    .title = Nicht auf sich selbst

CL-22-4 = Bei mehreren Reaktionen auf ein Ereignis wählst du die Reihenfolge.
    .title = Mehrere Reaktionen

CL-22-5 = Reaktionen antworten auf das, was du selbst tust; Ausbaurunden sind die einzige
    Ausnahme.
    .title = Nur eigene Ereignisse

CL-23-1 = Zu einem freien Zeitpunkt gibst du so viele Trankmarker aus, wie das Symbol zeigt, und
    führst den Effekt aus.
    .title = Trankfähigkeiten

CL-23-2 = Sie dürfen von der Karte selbst kommen, aus deinem Tranklager und von denen, die du in
    diesem Zug erhalten hast, nach Belieben gemischt.
    .title = Welche Marker bezahlen

CL-23-3 = Marker auf einer Karte bezahlen nur für diese Karte.
    .title = Nicht von einer anderen Karte

CL-23-4 = Jede Trankfähigkeit kann einmal pro Zug genutzt werden. Ein zweites Exemplar einer Karte
    ist eine andere Fähigkeit.
    .title = Einmal pro Zug

CL-23-5 = Du darfst auch eine nutzen, die nichts bewirken kann. Die Marker sind trotzdem weg.
    .title = Ohne Wirkung

CL-23-6 = Die Trankfähigkeit einer Karte kann schon in dem Zug genutzt werden, in dem sie gebaut
    wurde.
    .title = Im Zug, in dem sie gebaut wird

CL-23-7 = Ob eine Karte eine Trankfähigkeit hat, hängt von ihrem Symbol ab und nicht von ihrer
    Art.
    .title = Auf Karten jeder Art

CL-24-1 = Du darfst ausruhen, was auch immer in deinem Pool liegt und wo auch immer deine Schergen
    stehen, aber nicht aus der Mitte.
    .title = Ruhezüge

CL-24-2 = Zuerst geht dein Forscher in die Mitte. Dort ist Platz für alle.
    .title = In die Mitte

CL-24-3 = Dann erhältst du nacheinander zwei Dinge aus dreierlei: einen Trankmarker, einen
    Rohstoffmarker beliebiger Farbe, eine Karte von einem beliebigen Stapel. Beide dürfen von
    derselben Art sein.
    .title = Zweimal Nachschub

CL-24-4 = Dann legst du beliebig viele Würfel des Pools in die Schale und wirfst die ganze Schale
    in den Pool.
    .title = Würfeln

CL-24-5 = Die Schale ist dann leer. Würfel, die im Pool geblieben sind, zeigen, was sie zeigten.
    .title = Nach dem Würfeln

CL-24-6 = In einem Ruhezug wird kein Scherge ausgesandt oder zurückgeholt, und ihre Würfel bleiben
    unberührt.
    .title = Schergen bleiben

CL-24-7 = Ein Ruhezug hat keine Laboraktion.
    .title = Keine Laboraktion

CL-24-8 = Freie Aktionen gehen weiter wie immer, und Reaktionen auf das Ausruhen folgen nach dem
    Wurf.
    .title = Freie Aktionen beim Ausruhen

CL-24-9 = Der Nachschub kommt beide Male vor dem Wurf.
    .title = Nachschub vor Würfeln

CL-25-1 = In dieser Reihenfolge: Neue Trankmarker erhalten einen Platz, Rohstoffmarker werden
    gezählt, dann die Handkarten; Auslöser werden offen gelegt und Markierungen entfernt.
    Beiseitegelegte Ausbaumarker kommen zuletzt.
    .title = Ende eines Zuges

CL-25-2 = Jeder neue Trankmarker kommt auf eine deiner Karten mit Trankfähigkeit und Platz oder in
    das Tranklager, falls es leer ist. Du wählst für jeden einzeln.
    .title = Plätze für Trankmarker

CL-25-3 = Vier auf einer Karte, einer im Tranklager.
    .title = Platz für Trankmarker

CL-25-4 = Ein Trankmarker, der irgendwo liegt, bleibt dort, bis er ausgegeben oder abgegeben wird.
    .title = Platz für immer

CL-25-5 = Dann darfst du für jeden Marker wählen, ob er in ein leeres Tranklager kommt oder
    verfällt; ist das Tranklager nicht frei, verfällt er.
    .title = Keine Karte hat Platz

CL-25-6 = An Rohstoff- und Jokermarkern behältst du vier, oder drei, solange in deinem Tranklager
    ein Trankmarker liegt. Du wählst, was weggeht.
    .title = Markerlimit

CL-25-7 = Du behältst sechs Karten, Bonuskarten nicht mitgezählt. Du wählst, was weggeht.
    .title = Handkartenlimit

CL-25-8 = Alle deine Auslösemarker werden offen gelegt.
    .title = Auslöser bereit

CL-25-9 = Die Limits gelten nur für den Spieler, dessen Zug endet, und nur in diesem Moment.
    .title = Nur jetzt

CL-25-10 = Effekte, die das Limit für Karten oder für Marker erhöhen, zählen hier.
    .title = Höhere Limits

CL-25-11 = Würfel und Forschungsmarker haben kein Limit, und neue Würfel warten in der Schale.
    .title = Keine anderen Limits

CL-26-1 = Zu einem freien Zeitpunkt deines Zuges darfst du Forschungsmarker für einen von fünf
    Vorteilen bezahlen, zum Preis der Seite deines Tableaus, die oben liegt.
    .title = Forschungstausch

CL-26-2 = Kein Tausch wird in einem Zug zweimal genutzt, auch wenn das Tableau inzwischen
    umgedreht wurde.
    .title = Jeder Tausch einmal

CL-26-3 = Punkte aus einem Tausch bewegen sowohl deinen Forschungszeiger als auch deine Punktzahl.
    .title = Punkte aus der Forschung

CL-26-4 = Bei 10 nimmst du einen 10-Punkte-Marker, drehst das Tableau um und stellst den Zeiger
    auf 0 zurück. Punkte über die 10 hinaus verfallen, außer der Inhalt sagt, dass sie bleiben.
    .title = Die 10 erreichen

CL-26-5 = Für Tausche, die in diesem Zug noch nicht genutzt wurden, gelten sofort die Preise der
    neuen Seite.
    .title = Preise der anderen Seite

CL-26-6 = Auf der Seite 2 geschieht dasselbe, und die Seite 1 kommt wieder nach oben.
    .title = Wieder die 10 erreichen

CL-26-7 = Forschungsmarker selbst bringen keine Punkte, und nur wer am Zug ist, kann sie tauschen.
    .title = Marker sind keine Punkte

CL-26-8 = Punkte aus der Forschung sammeln Ausbaumarker ein wie alle anderen.
    .title = Forschung und Ausbaumarker

CL-27-1 = Deine Punktzahl sind jederzeit die aufgedruckten Punkte deines Rasters, der Wert seiner
    Wertungstexte, 10 für jeden 10-Punkte-Marker der Forschung und der Stand deines
    Forschungszeigers.
    .title = Was deine Punktzahl ist

CL-27-2 = Nichts nimmt Punkte weg.
    .title = Punkte gehen nie verloren

CL-27-3 = Erreicht oder überquert dein Zählstein ein Feld mit einem Ausbaumarker, legst du den
    Marker beiseite, bis dein Zug fertig ist.
    .title = Ausbaumarker einsammeln

CL-27-4 = Wo der Marker fort ist, hat das Überqueren keine Folgen.
    .title = Felder ohne Marker

CL-27-5 = Ein Zählstein, der die Wertungsleiste verlässt, beginnt von vorn, mit 100 Punkten mehr.
    .title = Über die Leiste hinaus

CL-27-6 = Nach den Pflichten des Zugendes bringt jeder beiseitegelegte Marker eine Ausbaurunde und
    wird abgegeben, der vom niedrigsten Feld zuerst.
    .title = Reihenfolge der Ausbaurunden

CL-27-7 = Niemand erhält Punkte im Zug eines anderen, also sammelt nur, wer am Zug ist, Marker
    ein.
    .title = Punkte nur im eigenen Zug

CL-28-1 = Alle Spieler außer dem, der den Marker genommen hat, nehmen teil, im Uhrzeigersinn,
    beginnend links von diesem.
    .title = Ausbaurunde

CL-28-2 = Du nennst eine Ausbaustufe, die noch Plättchen und einen passenden Ausbauplatz hat,
    ziehst zufällig eines ihrer Plättchen und legst es auf einen Ausbauplatz dieser Ausbaustufe in
    einem beliebigen Labor.
    .title = Ein Plättchen

CL-28-3 = Ein Labor hat drei Ausbauplätze der Ausbaustufe 1; sie brauchen nichts unter sich.
    .title = Ausbaustufe 1

CL-28-4 = Ein Labor hat zwei Ausbauplätze der Ausbaustufe 2: Jeder liegt auf dem mittleren
    Plättchen und dem daneben.
    .title = Ausbaustufe 2

CL-28-5 = Ein Labor hat einen Ausbauplatz der Ausbaustufe 3; er liegt auf beiden Plättchen der
    Ausbaustufe 2.
    .title = Ausbaustufe 3

CL-28-6 = Hat keine Ausbaustufe sowohl ein Plättchen als auch einen Ausbauplatz, wird kein
    Plättchen gelegt.
    .title = Kein Plättchen passt

CL-28-7 = Dann erhältst du einen Jokermarker und einen weiteren für jedes Ausbaufeld zwischen
    deinem Zählstein und dem Feld des Markers, ob dessen Marker noch dort liegt oder nicht.
    .title = Jokermarker

CL-28-8 = Ist dein Zählstein bis zu diesem Feld oder weiter gekommen, ist es ein Jokermarker.
    .title = Kein Feld dazwischen

CL-28-9 = Ein Plättchen auf dem Plan bleibt dort und kann von allen genutzt werden.
    .title = Plättchen dienen allen

CL-28-10 = Wer den Marker genommen hat, erhält in dieser Runde weder ein Plättchen zum Legen noch
    einen Jokermarker.
    .title = Nichts für den, der den Marker nahm

CL-28-11 = In einer Ausbaurunde zählt niemand Marker.
    .title = Limits gelten nicht

CL-29-1 = Sobald ein Spieler die 12. Karte gebaut hat, in einer Expresspartie die 10., beginnt das
    Spielende; dieser Zug wird noch zu Ende gespielt.
    .title = Das Spielende beginnt

CL-29-2 = Wer in dieser Runde noch nicht am Zug war, ist noch einmal am Zug; dann ist es vorbei.
    .title = Die Runde wird beendet

CL-29-3 = War es der letzte Spieler der Runde, ist es sofort vorbei.
    .title = Durch den Letzten

CL-29-4 = Ausbaurunden finden auch in dieser letzten Runde statt.
    .title = Ausbaurunden bis zum Ende

CL-29-5 = Jeder darf mehr als diese Zahl an Karten bauen, soweit das Raster Platz hat.
    .title = Mehr Karten

CL-29-6 = Ohne Feinde beendet nichts anderes die Partie: keine Zahl von Zügen, kein leerer Stapel,
    kein fehlender Marker.
    .title = Kein anderes Ende

CL-30-1 = Zur Punktzahl auf dem Plan kommt der eine Teil B, den du gewählt hast, wenn du ihn
    nutzen darfst.
    .title = Endergebnis

CL-30-2 = Das höchste Endergebnis gewinnt.
    .title = Wer gewinnt

CL-30-3 = Bei Gleichstand gewinnt, wer weniger gebaute Karten hat.
    .title = Erster Gleichstand

CL-30-4 = Ist auch das gleich, gewinnt, wer in der Zugreihenfolge später kommt.
    .title = Zweiter Gleichstand

CL-31-1 = Deine beiden Bonuskarten haben zusammen vier Teile. Du nutzt in der ganzen Partie einen
    davon.
    .title = Einer von vier Teilen

CL-31-2 = Du nutzt ihn zu einem freien Zeitpunkt eines eigenen Zuges. Manche geschehen einmalig in
    diesem Moment, andere gelten von da an dauerhaft.
    .title = Teil A

CL-31-3 = Wer einen Teil A genutzt hat, wertet keinen Teil B.
    .title = Teil A schließt Teil B aus

CL-31-4 = Sonst wählst du am Ende einen Teil B und zählst seine Punkte dazu, höchstens 12.
    .title = Teil B

CL-31-5 = Diese Punkte kommen nach der Partie hinzu; der Zählstein überquert durch sie nichts.
    .title = Keine Ausbaurunden dadurch

CL-31-6 = Versetzt ein Teil A Schergen zweimal, folgt das zweite Versetzen dem ersten und darf
    denselben Schergen oder einen anderen betreffen.
    .title = Zweimal versetzen

CLS-1-1 = Bevor ein Würfel verteilt wird, wählst du die Schwierigkeit, ein bis drei Feinde, wer
    sie sind, und für jeden einen anderen Weltuntergangsstapel. Feinde und Stapel lassen sich frei
    kombinieren.
    .title = Was gewählt wird

CLS-1-2 = Jeder Forscher, den kein Spieler genommen hat. Sein Tableau liegt mit der Feindseite
    nach oben.
    .title = Wer ein Feind sein kann

CLS-1-3 = Vorrat, Plan und Spieler wie immer, mit einem weiteren Plättchen der Ausbaustufe 1 an
    jedem Labor. Es gibt keine neutralen Schergen und keine Bonuskarten, und kein anderer Teil
    eines Aufbaus wird genutzt.
    .title = Aufbau allein

CLS-1-4 = Die Felder sind die der Zeile für einen Spieler.
    .title = Ausbaumarker allein

CLS-1-5 = Die neun Karten eines Stapels werden gemischt und liegen verdeckt neben ihrem Feind. Die
    Rückseite der obersten Karte zeigt, wie viele Marker sie braucht.
    .title = Weltuntergangsstapel

CLS-1-6 = Ein Feind hat seinen Forscher, zwei Schergen und zwei eigene Würfel; die des weißen
    Feindes sind schwarz.
    .title = Spielmaterial eines Feindes

CLS-1-7 = Sie beginnt bei 0.
    .title = Kraftleiste

CLS-1-8 = Alle 18 kommen in einen einzigen Beutel, wie viele Feinde es auch gibt.
    .title = Kriterienmarker

CLS-1-9 = Für jeden Feind werden so viele, wie sein Tableau nennt, zufällig gezogen und in den
    Beutel gelegt. Der Rest ist ein Vorrat.
    .title = Kraftmarker

CLS-1-10 = Die 18 Schadens- und Eismarker und ein weiterer weißer Würfel für Würfe der Feinde
    liegen bereit.
    .title = In Reichweite

CLS-1-11 = Bei mehreren Feinden bestimmt der Zufall den mit dem Marker des aktiven Feindes; der
    Marker zeigt seine Seite mit Bauaktion.
    .title = Aktiver Feind

CLS-1-12 = Du hast Würfel nach der Schwierigkeit, in der Schale, und weder Karten noch Marker.
    .title = Womit du beginnst

CLS-2-1 = Vier weiße Würfel und drei Rohstoffwürfel deiner Wahl; das Ziel sind 12 Karten und 30
    Punkte.
    .title = Leicht

CLS-2-2 = Vier weiße Würfel und ein Rohstoffwürfel deiner Wahl; das Ziel sind 12 Karten und 45
    Punkte.
    .title = Mittel

CLS-2-3 = Drei weiße Würfel; das Ziel sind 12 Karten und 60 Punkte.
    .title = Schwer

CLS-2-4 = Es ist erreicht, wenn du mindestens so viele Karten und Punkte hast, sobald der
    entscheidende Zug vorbei ist.
    .title = Wann das Ziel zählt

CLS-3-1 = Wirf einen Feindwürfel, lege ihn auf einen Schergen und wirf einen weißen Würfel für den
    Turm. Der Scherge kommt dorthin, und die Aktion seines Würfels geschieht.
    .title = Der Scherge eines Feindes

CLS-3-2 = Hat dieser Turm kein Fenster für ihn, wird der weiße Würfel neu geworfen.
    .title = Kein Fenster

CLS-3-3 = Der zweite Würfel und der zweite Scherge folgen auf dieselbe Weise.
    .title = Der zweite Scherge

CLS-3-4 = Ein weißer Würfel nennt sein Labor. Forscher der Feinde dürfen sich ein Labor teilen.
    .title = Der Forscher eines Feindes

CLS-3-5 = Jeder wird ganz aufgebaut, bevor der nächste kommt, der aktive zuerst, dann im
    Uhrzeigersinn.
    .title = Mehrere Feinde

CLS-3-6 = Kann die Aktion eines Würfels beim Aufbau nicht ganz ausgeführt werden, lädt dieser
    Feind um 1 auf.
    .title = Ein nicht ausgeführter Würfel

CLS-3-7 = Dann wirfst du zwei weiße Würfel, legst sie auf zwei Schergen und setzt diese
    nacheinander in offene Fenster deiner Wahl. Jeder bringt die untere Turmaktion seines Turms.
    .title = Deine Schergen

CLS-3-8 = Würfel mit SPERRE und ENTZUG, die schon dort liegen, wirken bereits auf diese Schergen.
    .title = Türme mit SPERRE und ENTZUG

CLS-3-9 = Dann wirfst du die Schale in deinen Pool.
    .title = Dein erster Wurf

CLS-3-10 = Der Feind hat den ersten Zug.
    .title = Wer beginnt

CLS-3-11 = Bis dein Forscher ein Labor betritt, behandeln die Feinde ihn wie einen in der Mitte.
    .title = Vor deinem ersten Gang

CLS-4-1 = Alle Feinde haben je einen Zug, dann hast du einen, und so weiter.
    .title = Abwechselnd

CLS-4-2 = Ein Marker wird zufällig aus dem Beutel gezogen; ein Kraftmarker lädt um 1 auf; seine
    Aktion geschieht; er wird neben den Stapel gelegt; dann kann eine Karte gebaut werden.
    .title = Ein Feindzug

CLS-4-3 = Was ein Kraftmarker auflädt, wird vor der Aktion des Markers erledigt, mit der
    Sonderkraft, falls die Kraftleiste voll wird.
    .title = Zuerst aufladen

CLS-4-4 = Liegen so viele Marker neben dem Stapel, wie seine oberste Karte braucht, kommen sie
    alle aus dem Spiel, und die Karte wird gebaut.
    .title = Genug Marker

CLS-4-5 = Ein Feind baut höchstens eine Karte je Zug. Was die nächste Karte braucht, wird erst
    nach dem nächsten Marker verglichen.
    .title = Eine Karte je Zug

CLS-4-6 = Bevor aus einem leeren Beutel gezogen wird, kommen alle Marker, die aus dem Spiel sind,
    in ihn zurück. Die neben den Stapeln bleiben.
    .title = Leerer Beutel

CLS-4-7 = Was ein Feind offen lässt, entscheidet der Spieler.
    .title = Offene Entscheidungen

CLS-5-1 = Sie kommt auf ihr eigenes Feld, 1 bis 9, im drei mal drei Felder großen Raster des
    Feindes, auch wenn sie dort allein liegt.
    .title = Platz einer Weltuntergangskarte

CLS-5-2 = Die Aktion der Karte und die Aktionen aller gebauten Karten neben ihr geschehen je
    einmal, in der Reihenfolge, die du wählst.
    .title = Was ein Bau bewirkt

CLS-5-3 = Karten über Eck, leere Felder und die Raster anderer Feinde bewirken nichts.
    .title = Was nicht wirkt

CLS-5-4 = Kann die Aktion einer Nachbarkarte nicht ganz ausgeführt werden, lädt auch das um 1 auf.
    .title = Nachbarn, die nicht ganz ausgeführt werden

CLS-5-5 = Nach diesen Aktionen endet der Zug des Feindes.
    .title = Dann ist es vorbei

CLS-6-1 = Zwei oder drei Feinde haben je Runde einen Zug, im Uhrzeigersinn von dir aus.
    .title = Mehrere Feinde

CLS-6-2 = Wer den Marker des aktiven Feindes hat, führt alles aus, was zu seinem Zug gehört.
    .title = Der aktive Feind

CLS-6-3 = Sie lassen die Aktion ihres Markers aus.
    .title = Die anderen Feinde

CLS-6-4 = Ein Kraftmarker lädt auch bei ihnen um 1 auf, ihr Marker liegt neben ihrem Stapel, und
    sie dürfen bauen.
    .title = Was die anderen dennoch tun

CLS-6-5 = Haben alle Feinde ihren Zug gehabt, geht der Marker des aktiven Feindes im Uhrzeigersinn
    zum nächsten.
    .title = Der Marker wandert

CLS-6-6 = Eine ausgelassene Aktion lädt nichts auf.
    .title = Auslassen lädt nicht auf

CLS-7-1 = Von allen Karten, die Feinde in einer Runde bauen, wirkt nur die erste, mit ihren
    Nachbarn, wer sie auch gebaut hat.
    .title = Nur der erste Bau

CLS-7-2 = Weitere Karten dieser Runde kommen in ihre Raster und bewirken nichts.
    .title = Spätere Bauten

CLS-7-3 = Der erste Bau dreht ihn auf seine andere Seite um; wenn die Feinde fertig sind, wird er
    zurückgedreht.
    .title = Seiten des aktiven Markers

CLS-7-4 = Eine Karte, die aus diesem Grund nichts bewirkt, lädt nichts auf.
    .title = Stille lädt nicht auf

CLS-8-1 = Aufladen heißt: Die Kraftleiste des Feindes steigt um eins.
    .title = Aufladen

CLS-8-2 = Erreicht die Kraftleiste ihr letztes Feld, fällt sie sofort auf 0, und die Sonderkraft
    geschieht; dann geht weiter, was unterbrochen wurde.
    .title = Volle Kraftleiste

CLS-8-3 = Wird einer gezogen, lädt er um 1 auf, vor seiner Aktion.
    .title = Kraftmarker laden auf

CLS-8-4 = Eine Aktion oder Fähigkeit eines Feindes, die nicht ganz ausgeführt werden kann, lädt um
    1 auf, egal wie viele ihrer Teile nicht gehen. Was geht, wird ausgeführt.
    .title = Nicht ganz Ausgeführtes lädt auf

CLS-8-5 = Es lädt um 1 auf, wenn dein Forscher in das Labor des Forschers des Feindes geht oder
    dieser in ein Labor mit deinem.
    .title = Treffen laden auf

CLS-8-6 = Zusammenbleiben, das Treffen zweier Feinde und Vorbeigehen laden nichts auf.
    .title = Was kein Treffen ist

CLS-8-7 = Wurde sie durch eine volle Kraftleiste ausgelöst und kann nicht ganz ausgeführt werden,
    lädt sie um 1 auf, gezählt von 0.
    .title = Eine Sonderkraft, die nicht ganz ausgeführt wird

CLS-8-8 = Sie geschieht, wie die Kraftleiste gerade steht. Wird sie nicht ganz ausgeführt, lädt
    das um 1 auf und nicht mehr.
    .title = Sonderkraft durch eine Karte

CLS-8-9 = Sofort nach deinem Gang und vor der Laboraktion, mit der Sonderkraft, falls es dazu
    kommt.
    .title = Wann dein Gang auflädt

CLS-8-10 = Führt der Gang zu einem Spieler in das Labor, in dem der Forscher des Feindes schon
    steht, so bleibt er und lädt um 1 auf wie bei einem Treffen, und für nichts anderes.
    .title = Schon bei dir

CLS-8-11 = Lädt ein Ereignis mehrere auf, lädt jeder um 1 auf, einer nach dem anderen in der
    Reihenfolge, die du wählst, jeder mit seiner Sonderkraft.
    .title = Mehrere Feinde laden auf

CLS-8-12 = Ein Würfel oder eine Sonderkraft, die nicht ganz ausgeführt wird, lädt für sich selbst
    auf; der Marker, die Karte oder das Aufladen, die das verursacht haben, laden nicht noch
    einmal auf.
    .title = Kein doppeltes Aufladen

CLS-9-1 = Kraftmarker haben dieselben Arten von Aktionen wie Kriterienmarker.
    .title = Beide Markerarten

CLS-9-2 = Der Forscher des Feindes geht ein Labor weiter, in Richtung des Pfeils.
    .title = Ein Labor weitergehen

CLS-9-3 = Er geht in dieser Richtung bis zum ersten Labor mit dem Forscher eines Spielers; sein
    eigenes Labor wird als Erstes betrachtet.
    .title = Zum Spieler gehen

CLS-9-4 = Beide Arten von Gang laden um 1 auf, wenn sie dort enden, wo der Forscher eines Spielers
    steht.
    .title = Bei dir ankommen

CLS-9-5 = Steht kein Forscher eines Spielers in einem Labor, wird der Gang zum Spieler nicht ganz
    ausgeführt, und der Forscher bleibt.
    .title = Niemand da

CLS-9-6 = In Laboren auf dem Weg gibt es kein Treffen.
    .title = Vorbeigehen

CLS-10-1 = Der Scherge, der dem eigenen Forscher am nächsten steht, am Ring entlang gezählt. Bei
    Gleichstand wählst du.
    .title = Welcher Scherge sich bewegt

CLS-10-2 = Zuerst wird das Ziel gesucht; es kann der Turm sein, auf dem der Scherge steht.
    .title = Wohin

CLS-10-3 = Gibt es dort ein Fenster für ihn, ihn selbst weggedacht, so wird er vom Plan genommen
    und sein Würfel geworfen; dann wird er dort gesetzt, und die Aktion des Würfels geschieht.
    .title = Einen Schergen bewegen

CLS-10-4 = Sonst bleibt er, sein Würfel wird weder geworfen noch genutzt, und der Feind lädt um 1
    auf.
    .title = Ein Scherge, der nicht kann

CLS-10-5 = Auf einen Spieler zu: der erste Turm in Richtung des Pfeils, der eigene zuerst gezählt,
    der an ein Labor mit dem Forscher eines Spielers grenzt. Sonst: der Turm des anderen Schergen,
    des Symbols oder eines geworfenen weißen Würfels.
    .title = Ziele

CLS-10-6 = Das unterste leere; gibt es keines, das unterste vereiste, und das Eis ist weg. Fenster
    mit Schaden oder einem Schergen werden nie genutzt.
    .title = Fenster der Feinde

CLS-10-7 = Dann wird eine Bewegung auf einen Spieler zu nicht ganz ausgeführt.
    .title = Kein Spieler in einem Labor

CLS-10-8 = Ist das Ziel voll, tritt nicht der nächste Turm an seine Stelle.
    .title = Kein anderer Turm

CLS-10-9 = Der weiße Würfel wird einmal geworfen. Ist sein Turm voll, wird die Bewegung nicht ganz
    ausgeführt.
    .title = Gewürfeltes Ziel

CLS-10-10 = Das Fenster, das der Scherge verlassen hat, kann ihn wieder aufnehmen, außer es liegt
    Schaden darin.
    .title = Das eigene Fenster

CLS-11-1 = Die Wörter, in denen Aktionen der Feinde und ihre Orte geschrieben sind, bedeuten, was
    der Inhalt festlegt.
    .title = Wörter der Feindeffekte

CLS-11-2 = Teile, die auf einer Karte verbunden sind, gelten beim Aufladen als eine Aktion.
    .title = Mehrere Teile

CLS-11-3 = Schadensmarker werden einzeln gelegt, zuerst in leere Fenster; ein vereistes wird nur
    genutzt, wenn es kein anderes gibt, und sein Eis verschwindet.
    .title = Schaden

CLS-11-4 = Eismarker kommen nur in leere Fenster.
    .title = Eis

CLS-11-5 = Es werden so viele Marker wie möglich gelegt, und der Feind lädt um 1 auf.
    .title = Zu wenige Fenster

CLS-11-6 = Ein Spieler, der zu wenig hat, gibt alles ab, was da ist, und die Aktion gilt als nicht
    ganz ausgeführt.
    .title = Zu wenig zu verlieren

CLS-11-7 = Liegt dort nur das Startplättchen, gilt die Aktion als nicht ganz ausgeführt.
    .title = Nichts zu zerstören

CLS-11-8 = Ohne einen noch nicht benutzten Kraftmarker gilt die Aktion als nicht ganz ausgeführt.
    .title = Kein Kraftmarker

CLS-12-1 = Ein Würfel wirkt, wenn sein Scherge gesetzt wird. Was anhält, gilt, solange der Scherge
    mit dieser Seite dort bleibt.
    .title = Feindwürfel

CLS-12-2 = Alle Würfel auf Schergen von Spielern an diesem Turm kommen in die Schalen ihrer
    Besitzer.
    .title = ENTZUG sofort

CLS-12-3 = Kommt der Scherge eines Spielers dorthin, kommt sein Würfel sofort in die Schale.
    Trotzdem brauchte er den Würfel, und die Turmaktion wird ausgeführt.
    .title = ENTZUG später

CLS-12-4 = Jeder Spieler gibt nach Wahl einen Würfel des Pools, einen Marker oder eine Karte ab
    und kann sich nicht weigern. Hat jemand nichts, gilt es als nicht ganz ausgeführt.
    .title = ABWURF

CLS-12-5 = Wer dort einen Schergen setzt, erhält keine Turmaktion. Zurückholen von dort bringt
    dagegen eine.
    .title = SPERRE

CLS-12-6 = Ein Schadensmarker kommt in das Fenster dieses Schergen und bleibt, wenn der Scherge
    geht.
    .title = SCHADEN

CLS-12-7 = Wird neben ihm gesammelt, zählt dieser Scherge als zwei Arbeitskräfte, jede für eine
    Nutzung.
    .title = EXTRA

CLS-12-8 = Wird neben ihm gebaut, deckt dieser Würfel ein beliebiges Symbol ab, einmal pro Zug. Er
    repariert nichts.
    .title = JOKER

CLS-12-9 = Ein zufälliger Kraftmarker kommt aus dem Vorrat in den Beutel.
    .title = KRAFT

CLS-12-10 = EXTRA, JOKER, SPERRE und ENTZUG gelten immer als ganz ausgeführt, ABWURF, SCHADEN und
    KRAFT nicht immer.
    .title = Würfel, die immer ganz wirken

CLS-12-11 = Würfel von Feinden bleiben, wo sie sind.
    .title = Wessen Würfel entzogen werden

CLS-12-12 = Der Scherge eines Spielers, der auf einen Turm versetzt wird, gilt dort als gesetzt:
    ENTZUG, SPERRE und Eis gelten.
    .title = Versetzte Schergen gelten als gesetzt

CLS-13-1 = Niemand setzt einen Schergen in ein beschädigtes Fenster.
    .title = Schaden schließt

CLS-13-2 = Nur ein Würfel mit SCHADEN bringt beides in ein Fenster.
    .title = Scherge und Schaden

CLS-13-3 = Du darfst ein vereistes Fenster wählen, auch wenn der Turm ein leeres hat. Das Eis wird
    entfernt.
    .title = Das Eis brechen

CLS-13-4 = Der Scherge eines Feindes oder ein Schadensmarker entfernt das Eis seines Fensters.
    .title = Feinde brechen Eis

CLS-13-5 = Feinde nutzen ein vereistes Fenster nur, wenn sie kein leeres finden.
    .title = Eis zuletzt

CLS-13-6 = In einem Fenster liegt nie mehr als ein Marker.
    .title = Ein Marker

CLS-13-7 = Für Schergen, die dort stehen, für Turmaktionen, Arbeit oder Würfel ändern sie nichts.
    .title = Marker belegen nur

CLS-14-1 = Es nimmt einen Schadens- oder Eismarker aus einem Fenster, zurück in den Vorrat.
    .title = Reparieren

CLS-14-2 = Von deiner Ankunft in der Mitte bis zum Ende des Ruhezuges darfst du einmal ein
    beliebiges Fenster kostenlos reparieren.
    .title = Reparatur im Ruhezug

CLS-14-3 = Zu einem freien Zeitpunkt, einmal pro Zug, reparieren drei Forschungsmarker ein
    beliebiges Fenster.
    .title = Reparatur durch Forschung

CLS-14-4 = Zu einem freien Zeitpunkt, während dein Forscher in einem Labor ist, reparieren zwei
    Rohstoffe vom Symbol eines benachbarten Turms ein Fenster dieses Turms. Das darfst du beliebig
    oft tun.
    .title = Reparatur mit Rohstoffen

CLS-14-5 = Dieser letzte Weg ist einem Forscher verschlossen, der in keinem Labor ist.
    .title = Nur aus einem Labor

CLS-14-6 = Die zwei Rohstoffe werden wie die Kosten einer Karte bezahlt. Ein Würfel, der das
    Symbol oder seine bloße Form zweimal zeigt, bezahlt allein, und nichts anderes bezahlt mit
    ihm.
    .title = Eine Reparatur bezahlen

CLS-14-7 = Auch er kann repariert werden; der Scherge bleibt.
    .title = Schaden unter einem Feind

CLS-15-1 = Jeder Marker, den du genommen hast, bringt am Ende deines Zuges eine Runde, vor den
    Feinden.
    .title = Ausbaurunden allein

CLS-15-2 = Ein zufälliger kommt in den Beutel. Gibt es keinen, geschieht nichts.
    .title = Erstens: ein Kraftmarker

CLS-15-3 = Seine Sonderkraft geschieht, und dann wird seine Kraftleiste auf 0 gestellt, mit allem,
    was die Sonderkraft aufgeladen hat; hat das sie aber gefüllt, geschieht die Sonderkraft noch
    einmal.
    .title = Zweitens: die Sonderkraft, ein Feind

CLS-15-4 = Jeder lädt um 1 auf.
    .title = Zweitens: mehrere Feinde

CLS-15-5 = Du erhältst genau einen.
    .title = Drittens: ein Jokermarker

CLS-15-6 = Du legst zwei Plättchen, eines nach dem anderen, nach der üblichen Regel.
    .title = Viertens: zwei Plättchen

CLS-15-7 = Den Marker zu erreichen, löst die Sonderkraft nicht von selbst aus; nur der zweite Teil
    seiner Runde tut es.
    .title = Einmal je Marker

CLS-15-8 = Es wird ausgelassen, und niemand lädt auf.
    .title = Ein Plättchen, das nirgends passt

CLS-16-1 = Du beendest den Zug, und danach gibt es weder eine Ausbaurunde noch einen Feindzug;
    dann wird geurteilt.
    .title = Deine 12. Karte

CLS-16-2 = Du darfst weiterbauen, solange der Zug dauert.
    .title = Mehr Karten in diesem Zug

CLS-16-3 = Ist in jedem der 18 Fenster ein Scherge oder ein Marker, hast du sofort verloren, wer
    sie auch dorthin gebracht hat.
    .title = Voller Plan

CLS-16-4 = Nach jedem einzelnen Setzen oder Legen. Ein Fenster zählt einmal.
    .title = Wann der Plan geprüft wird

CLS-16-5 = Ihre Aktionen geschehen; dann hat kein Feind mehr einen Zug, und du hast deine letzte
    Chance.
    .title = Die 9. Karte des Feindes

CLS-16-6 = Ein Plan, der während der 9. Karte oder des letzten Zuges voll wird, bedeutet die
    Niederlage.
    .title = Keine Chance nach vollem Plan

CLS-17-1 = Es ist ein gewöhnlicher Zug von dir.
    .title = Letzte Chance

CLS-17-2 = Ihm folgen keine Ausbaurunde und kein Feindzug.
    .title = Dann ist es vorbei

CLS-17-3 = Du gewinnst mit 12 oder mehr Karten und den Punkten des Ziels; sonst verlierst du.
    .title = Urteil über die letzte Chance

CLS-17-4 = Dieselbe Prüfung entscheidet. Mit zu wenigen Punkten verlierst du.
    .title = Urteil über deine 12. Karte

CLS-17-5 = Es ist die Punktzahl auf dem Plan; einen Teil B gibt es nicht.
    .title = Punktzahl allein

CLS-17-6 = Ohne 12 Karten geht die Partie weiter.
    .title = Punkte allein beenden nichts

CLS-18-1 = Nach einem Sieg wird jeder Erfolg, dessen Bedingung erfüllt ist, für diese
    Schwierigkeit vermerkt.
    .title = Erfolge

CLS-18-2 = Vier davon verlangen einen Feind mit einem Stapel; es kann jedes Paar auf dem Tisch
    sein.
    .title = Ein bestimmter Feind

CLS-18-3 = Einer verlangt zwei Feinde oder mehr, einer drei; drei Feinde bringen beide.
    .title = Mehrere Feinde

CLS-18-4 = Drei fragen danach, von welcher Art alle deine Karten sind.
    .title = Nur eine Art

CLS-18-5 = Einer zählt am Ende alle deine Würfel, wo sie auch sind.
    .title = Wenige Würfel

CLS-18-6 = Einer verlangt 14 gebaute Karten oder mehr.
    .title = Viele Karten

CLS-18-7 = Wer verliert, vermerkt nichts.
    .title = Nicht nach einer Niederlage

CLS-19-1 = Zwei oder drei Menschen können mit einem oder zwei Feinden spielen, insgesamt höchstens
    vier Parteien. Alle, auch die Feinde, haben einen Platz, der vor dem Aufbau abgesprochen wird.
    .title = Feinde zu mehreren

CLS-19-2 = Wie allein, mit den Ausbaumarkern für Partien mit Feinden. Jede Person erhält die
    Würfel der Schwierigkeit und setzt beide Schergen, mit unteren Turmaktionen, bevor die nächste
    an der Reihe ist. Keine Bonuskarten, keine neutralen Schergen.
    .title = Aufbau zu mehreren

CLS-19-3 = Ein Feind ist am Zug, wenn sein Platz an der Reihe ist. Jede Runde beginnt mit dem
    Platz des Feindes, der beim Aufbau aktiv war, wo auch immer der Marker des aktiven Feindes
    jetzt liegt. Die erste Person danach ist der Startspieler.
    .title = Zugreihenfolge

CLS-19-4 = Es gelten die Regeln für mehrere Feinde. Der Marker des aktiven Feindes wandert weiter,
    wenn jeder Feind in der Runde seinen Zug hatte.
    .title = Mehrere Feinde zu mehreren

CLS-19-5 = Am Ende des Zuges kommt ein Kraftmarker hinzu, und die Sonderkraft geschieht, oder
    jeder Feind lädt um 1 auf. Wer den Ausbaumarker genommen hat, erhält einen Jokermarker; die
    anderen legen ein Plättchen und erhalten wie üblich Jokermarker. Die zwei Plättchen der
    Solopartie entfallen.
    .title = Ausbaurunden zu mehreren

CLS-19-6 = Nach der 12. Karte von jemandem wird die Runde zu Ende gespielt. Nach der 9. Karte
    eines Feindes hat jede Person einen letzten Zug.
    .title = Das Ende zu mehreren

CLS-19-7 = Wer das Ziel erreicht hat, vergleicht die Punktzahl, mit den üblichen Entscheidungen
    bei Gleichstand. Hat es niemand, haben alle verloren, so wie wenn der Plan voll ist.
    .title = Wer zu mehreren gewinnt

CLS-19-8 = Was den Spieler trifft, trifft jede Person. Was ein Feind offen lässt, entscheidet die
    Person, die als Nächste am Zug ist; was sie abgibt, entscheidet jede allein.
    .title = Wen Feinde meinen

CLS-19-9 = Das ist die, deren Forscher den kürzeren Weg hat, und bei Gleichstand die erste vom
    Feind aus im Uhrzeigersinn. Ein Gang zum Spieler mit einem Pfeil folgt dem Pfeil, wie nah
    jemand in der anderen Richtung auch ist.
    .title = Wer am nächsten ist

CLS-19-10 = Nach dem Zug mit einer 12. Karte und in letzten Zügen gibt es keine.
    .title = Keine späten Ausbaurunden
