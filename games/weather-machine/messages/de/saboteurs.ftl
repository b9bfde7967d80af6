### Warum die Saboteure so entscheiden, was ein Helfer neben einem echten Tisch fragt, und seine Wertung.

## Was die Saboteure entscheiden.

decided-none = Die Saboteure können { $what ->
        [location] keinen Ort
        [space] kein Aktionsfeld
        [chemical] keine Chemikalie
        [branch] keinen Zweig { FORM($machine, "of") }
        [bot] kein Botfeld
        [subsidy] kein Subventionsplättchen
       *[havoc] kein Set von Steinen
    } wählen.
sent = Der Laufende Report schickt { FORM($agent, "accusative") } { FORM($location, "to") } (SAB-TRN.1a)
sent-lativ = Der Laufende Report schickt { FORM($agent, "accusative") } zu Lativ, der { FORM($location, "in") } ist (SAB-TRN.1b)
alone-chemical = Im Vorrat liegt keine andere Sorte Chemikalien (SAB-CHM.1)
alone-no-chemical = Der Vorrat ist leer (SAB-CHM.5)
alone-subsidy = In der Spalte liegt kein anderes Subventionsplättchen (SAB-GOV.5)
alone-no-subsidy = In der Spalte liegt kein Subventionsplättchen (SAB-GOV.5)
alone = Es gibt nichts anderes (SAB-PRI.2)
why-taken = { $names } { $count ->
        [one] ist besetzt
       *[other] sind besetzt
    }
why-full = { $names } { $count ->
        [one] ist voll
       *[other] sind voll
    }
why-full-next = { $names } { $count ->
        [one] ist voll
       *[other] sind voll
    }, also kommt der nächste Ort
why-here = der Saboteur steht schon { FORM($location, "in") }, also kommt der nächste Ort
why-office = nur Lativ betritt sein Büro
why-no-chemical = { $names } { $count ->
        [one] hat
       *[other] haben
    } kein freies Feld für eine Chemikalie aus dem Versteck: { $takes }; im Versteck: { $held }
why-no-chemical-for = im Versteck ist keine Chemikalie für { OR($names) }: { $takes }; im Versteck: { $held }
why-not-displayed = für { OR($names) } liegt kein Experimentplättchen aus
why-bots = { $names } { $count ->
        [1] hat
        [2] haben beide
       *[other] haben alle
    } die meisten Bots: { $bots }
why-no-token = { $names } { $count ->
        [one] hat
       *[other] haben
    } keinen Stein mehr
why-completes = { $names } { $count ->
        [1] vollendet ein Set
        [2] vollenden beide ein Set
       *[other] vollenden alle ein Set
    }, { $others } nicht: { $sets }
why-continues = { $names } { $count ->
        [1] setzt ein Set fort
        [2] setzen beide ein Set fort
       *[other] setzen alle ein Set fort
    }, { $others } nicht: { $sets }
why-no-colour = { $names } { $count ->
        [one] hat
       *[other] haben
    } keinen { FORM($colour, "dative") } Stein mehr
no-colour-left = kein Stein übrig ({ $colour })
other-none = im Versteck ist keine andere Farbe
other-some = im Versteck: { $colours }
set-in = { $names }: { $words }
why-later = { $order ->
        [discarded] der in Schritt 5 abgeworfene Report zeigt { $weather }
        [now] der Vorherige Report ist jetzt „{ $card }“ und zeigt { $weather }
        [previous] der Vorherige Report zeigt { $weather }
       *[none] es gibt keinen Vorherigen Report
    }, also { $count ->
        [one] kommt
       *[other] kommen
    } { $names } zuerst (zur Wahl: { $both })
why-dearer = { $names } { $count ->
        [1] liegt
        [2] liegen beide
       *[other] liegen alle
    } im günstigsten Abschnitt: { $prices }
why-has-more = im Versteck ist mehr { $others } als { $names }: { $held }
price = { $count } { $count ->
        [one] Coupon
       *[other] Coupons
    }
price-of = { $price } für { $names }
bots-of = { $name } { $count }
held-of = { $count } { $name }
why-indicator = { KEY($end) ->
        [none] es gibt keinen Vorherigen Report, also das Erste
       *[other] der Vorherige Report verlangt, was { $end } liegt
    } ({ $both }): { $names }
why-order = { $names } { $count ->
        [one] kommt
       *[other] kommen
    } zuerst{ $order ->
        [listed] {" "}in der Reihenfolge links, rechts, Mitte
        [left] , von links gezählt
       *[clockwise] , im Uhrzeigersinn von links
    }
why-not-blue = { $names } { $count ->
        [one] hat
       *[other] haben
    } keine blaue Seite oben
why-unlocked = { $names } { $count ->
        [one] ist
       *[other] sind
    } freigeschaltet, und verschlossenes Wetter kommt zuerst
why-no-set = es gibt kein Set von { OR($names) }: { $sets }
why-no-bot = im Versteck ist kein Bot
taken-by = { $space } ist { FORM($piece, "by") } besetzt
taken-blocked = { $space } ist gesperrt
takes = { $name } verlangt { OR($chemicals) }
held-none = keine Chemikalie
set-of = { $names }: { $words }
set-none = im Versteck ist kein Stein
set-alone = { $first } allein ergibt { $count } von { $size }
set-with = { $first } mit { $joined ->
        [or] { OR($with) }
       *[and] { $with }
    } ergibt { $count } von { $size }

## Was in ihrem Zug geschieht.

set-size = { $weather } ist { $locked ->
        [yes] verschlossen
       *[no] freigeschaltet
    }, also sind { $size } Steine in verschiedenen Farben ein Set; im Versteck: { $held } ({ $rule })
set-awards =
    { $count ->
        [one] { $count } Farbe fehlt, dafür gilt: { $awards } (SAB-STS.3)
       *[other] { $count } Farben fehlen, dafür gilt: { $awards } (SAB-STS.3)
    }
set-leave = Davon gehen die häufigsten, bei Gleichstand in der Reihenfolge blau, grün, lila: { $colours } (SAB-R.33)
lativ-passes = Alle Aktionsfelder { FORM($location, "of") } sind besetzt oder gesperrt, also überspringt er diesen Ort (WM-LAT.3)
lativ-bot = Sein Bot kommt in den ersten Zweig des Labors, ab { $weather }, mit Platz und ohne Bot von ihm.
lativ-token = Falls noch übrig, wird ein { $token } abgeworfen.

## Dasselbe als etwas zu tun.

do-move = Bewege { FORM($agent, "accusative") } auf { $space }.
do-target = Erhöhe den Zielwert um { $by } auf { $to }.
do-subsidy-off = Entferne das Subventionsplättchen, das in der { FORM($weather, "column") } { $end } liegt, aus dem Spiel, wenn eines da ist, und lege an seine Stelle ein Zahnrad in der Farbe des Botfelds.
do-subsidy-turn = Nimm die Subventionsplättchen der { FORM($weather, "column") }, die ihre blaue Seite zeigen, und drehe auf Orange, welches { $end } liegt; ist keines da, gilt die nächste Spalte, die eines hat.
do-lativs-bot = Ein Bot von Lativ macht dort Platz: auf das oberste andere leere Feld des Zweigs oder neben das Labor.
do-discard = Wirf den Report ab: { $report }.
do-current = Neuer Laufender Report: { $report }.
named-chemical = Du hast sie genannt: aus dem günstigsten nicht leeren Abschnitt die Sorte, von der im Versteck am wenigsten ist, bei Gleichstand die am weitesten oben oder unten, wie der Vorherige Report sagt (SAB-CHM)
named-branch = Du hast ihn genannt: von den ausliegenden Zweigen mit einem Feld für eine Chemikalie aus dem Versteck die mit den meisten Bots (SAB-LAB.2)
looked-branch = Nur Zweige mit einem freien Feld für eine Chemikalie aus dem Versteck zählen (SAB-RTP)
looked-none = Kein Zweig hat ein freies Feld für eine Chemikalie aus dem Versteck (SAB-RTP)
named-space = Du hast es genannt: das erste freie in der Reihenfolge, in der sie wählen
seen-subsidy = Der Vorherige Report sagt, in welcher Spalte und ob von oben oder von unten

## Was gefragt wird.

ask-challenges = Welche Herausforderungskarten gelten?
challenge = { $title }: { $text }
asks-scientist = Wo ist dein Wissenschaftler?
asks-supply = Erste dieser Chemikalien im günstigsten nicht leeren Abschnitt des Vorrats:
asks-place = Erstes freies Feld von diesen ({ $area }):
asks-place-lab = Labor: Welcher ausliegende Zweig mit einem dieser Felder, frei oder Lativs, hat die meisten Bots? Gleichstand: Stein, dann ab { $weather }.
asks-free = Erstes leeres Feld in F&E:
asks-machine = Ist die Maschine damit voll ({ $area })?
asks-hideout = Welche Chemikalien liegen im Versteck?
asks-reports = Welche Security-Reports liegen offen?
asks-assistant = In welchem Zweig steht Lativs Assistent?
asks-score = Was wertest du?
asks-rank = Was hast du? Danach richtet sich dein Rang.
asks-table = Was liegt sonst noch dort?
not-so-many-chemicals = Nach dem Aufbau liegen { $count } Chemikalien im Versteck, aber das sind { $said }.
report-twice = { $report } ist zweimal genannt: Drei verschiedene Reports liegen offen.
not-ahead = Sofort gewinnst du nur vor dem Zielwert: { $cp } KP sind nicht mehr als { $target }.
nobel-too-early = Für den Nobelpreis braucht es { $needed } Auszeichnungen, aber du hast { $count } genannt.
too-many-awards = Es gibt { $all } Auszeichnungen, aber deine und die der Saboteure sind { $count }.
fact-scientist = Dein Wissenschaftler
fact-branch = { $area } { $weather }
fact-supply = Der günstigste Abschnitt des Vorrats
fact-place = Ihr Feld, { $area }
fact-free = Erstes leeres Feld in F&E
fact-machine = Maschine voll, { $area }
fact-initiative = Der Initiativemarker ganz links
fact-awards = Auszeichnungen in der Reserve
fact-game = Die Partie
fact-assistant = Lativs Assistent
fact-bots = Ihre Bots, { $branch }
fact-hideout = { $chemical } im Versteck
fact-tokens = Ihre Forschungssteine, { $branch }
fact-awards-held = Ihre Auszeichnungen
fact-target = Der Zielwert
fact-lock = Der Schlossstein { $weather }
fact-previous = Der Vorherige Report
fact-report = Report { $report }
fact-current = Der Laufende Report
fact-top = Oben auf dem Stapel
fact-deck = Reports im Stapel
fact-opened-first = Der erste abgeworfene Report
fact-opened-second = Der zweite, darüber
fact-experiment = Das letzte Experiment
fact-cp = KP auf der Leiste
fact-funding = Finanzierungsmarker { FORM($area, "of") }
fact-goals = Erfüllte Ziele
fact-nobel = Der Nobelpreis
fact-end-cp = KP am Spielende
fact-papers = Veröffentlichte Abhandlungen
fact-your-awards = Deine Auszeichnungen
fact-tiles = Werkstattplättchen
fact-vouchers = Übrige Coupons
fact-sections = Offene Abschnitte des Fließbands
fact-on-board = Deine Bots in den Maschinen
answer-nowhere = Nirgends
answer-elsewhere = Anderswo
answer-no-place = Keines
answer-place = { $weather }, { $at }{ $left ->
        [token] { ", ein Stein übrig" }
        [none] { ", kein Stein übrig" }
       *[either] { "" }
    }{ $filled ->
        [full] { ", und der Zweig ist damit voll" }
       *[other] { "" }
    }
answer-empty = Der Vorrat ist leer
answer-none = Keiner
answer-yes = Ja
answer-no = Nein
answer-theirs = Ihrer
answer-yours = Deiner
answer-some-left = Es sind welche übrig
answer-none-left = Es ist nichts übrig
answer-goes-on = Sie geht weiter
ends =
    { $trigger ->
        [nobel] Das Spielende ist ausgelöst: Nobelpreis
        [experiments] Das Spielende ist ausgelöst: letztes Experimentplättchen
        [government] Das Spielende ist ausgelöst: Regierung voll
       *[rnd] Das Spielende ist ausgelöst: F&E voll
    }
over-win = Du hast sofort gewonnen, vor dem Zielwert
over-storms = Du hast durch Extremwetter verloren
over-scoring = Die letzte Runde ist vorbei: Zielwert +{ $by }, dann wertest du
answer-supply = Im Vorrat
answer-office = In seinem Büro
answer-there = Da
answer-away = Weg
answer-discarded = Abgeworfen
answer-not-discarded = Nicht abgeworfen
answer-unknown = Unbekannt
answer-no-spots = Keine
answer-nothing = Dafür ist nichts zu tun
answer-space = Feld { $at }
answer-space-in = { $location }, { $space }
answer-ran = { $weather } lief mit { $cp } KP: { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    } zurück ins Versteck, Zielwert +{ $target }{ $token ->
        [comes] , und ein grüner Stein kommt hinzu
       *[none] ; kein grüner Stein war übrig
    }
announce-since = Seit ihrem letzten Zug
announce-discarded = Ich habe Security gerufen und abgeworfen
announce-current = Ich habe Security gerufen; der neue Laufende Report ist
announce-top = Ich habe Security gerufen; oben auf dem Stapel liegt
announce-end = Das Ende der Partie

## Die Wertung und das Ende.

name-you = Du
score-cp = KP auf der Leiste
score-funding = Finanzierung { FORM($area, "of") }
score-goals = Erfüllte Ziele
score-nobel = Nobelpreis
score-end = KP am Spielende
score-target = Zielwert
most-cp = die meisten KP
most-awards = die meisten Auszeichnungen
most-papers = die meisten Abhandlungen
most-rows = die meisten vollständigen Reihen
decided-storms = { $there } Extremwetterplättchen der Stufe 3 auf dem Spielplan; { $most } sind zu viele
decided-reports = den leeren Stapel, ohne Laufenden Report
decided-forbidden = die nicht erfüllte Bedingung dieser Karte
decided-cp = { $cp } KP gegen einen Zielwert von { $target }
ended-nobel = Der Nobelpreis wurde genommen.
ended-experiment = Das letzte Experimentplättchen kam in die Auslage.
ended-government = Die Regierungsmaschine war voll.
ended-rnd = Alle Forschungsfelder von F&E waren besetzt.
ended-played = Die letzte Runde wurde gespielt.
ended-win = Du hast sofort gewonnen, { $cp } zu { $target }: vor dem Zielwert, mit deinen Zielen und deiner Finanzierung.
ended-rank = { $trigger } Du hast gewonnen, { $cp } zu { $target }. Dein Rang: { $rank }.
ended-no-rank = { $trigger } Du hast gewonnen, { $cp } zu { $target }, ohne Rang.
ended-lost = { $trigger } Du hast verloren, { $cp } zu { $target }.
ended-forbidden = Du hast verloren: Du hast den Zielwert übertroffen, aber nicht die Herausforderungskarte { $card } erfüllt.
ended-storms = Du hast verloren: Zu viele der schlimmsten Extremwetterplättchen lagen auf dem Spielplan.
ended-reports = Du hast verloren: Die Saboteure hatten keinen Security-Report mehr.
