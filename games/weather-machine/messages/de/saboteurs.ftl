### Warum die Saboteure so entscheiden, was ein Helfer neben einem echten Tisch fragt, und seine Wertung.

## What the Saboteurs decide.

what =
    { $what ->
        [location] Ort
        [space] Aktionsfeld
        [chemical] Chemical
        [branch] Zweig, { $machine }
        [bot] Bot-Feld
        [subsidy] Subsidy-Plättchen
       *[havoc] Satz Plättchen
    }
what-not =
    { $what ->
        [location] Ort
        [space] Aktionsfeld
        [chemical] Chemical
        [branch] Zweig, { $machine }
        [bot] Bot-Feld
        [subsidy] Subsidy-Plättchen
       *[havoc] Satz Plättchen
    }
decided-none = Die Saboteure finden nichts ({ $what }).
sent = Der Current Report schickt: { $agent } → { $location } (SAB-TRN.1a)
sent-lativ = Der Current Report schickt: { $agent } → Lativ, jetzt in { $location } (SAB-TRN.1b)
alone-chemical = Im Supply liegt keine andere Sorte Chemical (SAB-CHM.1)
alone-no-chemical = Der Supply ist leer (SAB-CHM.5)
alone-subsidy = In der Spalte liegt kein anderes Subsidy-Plättchen (SAB-GOV.5)
alone-no-subsidy = In der Spalte liegt kein Subsidy-Plättchen (SAB-GOV.5)
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
why-here = der Saboteur steht schon dort ({ $names }), also kommt der nächste Ort
why-office = nur Lativ betritt das Office
why-no-chemical = kein freies Feld für ein Chemical des Hideout: { $names }; { $takes }; im Hideout: { $held }
why-no-chemical-for = im Hideout fehlt das Chemical für { $names }: { $takes }; im Hideout: { $held }
why-not-displayed = kein Experiment liegt aus: { $names }
why-bots = { $names } { $count ->
        [one] hat
       *[other] haben
    } die meisten Bots: { $bots }
why-no-token = kein Plättchen ist übrig: { $names }
why-completes = einen Satz vollenden: { $names }, nicht { $others }; { $sets }
why-continues = einen Satz fortsetzen: { $names }, nicht { $others }; { $sets }
why-no-colour = kein Plättchen ist übrig ({ $colour }): { $names }
no-colour-left = kein Plättchen übrig ({ $colour })
other-none = im Hideout ist keine andere Farbe
other-some = im Hideout: { $colours }
set-in = { $names }: { $words }
why-later = { $order }, also kommt { $names } zuerst (von { $both })
why-indicator = { $indicator } ({ $both }): { $names }
why-order = { $names } { $count ->
        [one] kommt
       *[other] kommen
    } zuerst{ $order ->
        [listed] : links, rechts, Mitte
        [left] {" "}von links
       *[clockwise] , im Uhrzeigersinn von links
    }
why-not-blue = keine blaue Seite liegt oben: { $names }
why-unlocked = { $names } { $count ->
        [one] ist
       *[other] sind
    } ohne Schloss, und Wetter mit Schloss kommen zuerst
why-no-set = kein Satz: { $names }; { $sets }
why-no-bot = im Hideout ist kein Bot
order-discarded = der in Schritt 5 abgelegte Report zeigt { $weather }
order-now = der Previous Report ist jetzt „{ $card }“ und zeigt { $weather }
order-previous = der Previous Report zeigt { $weather }
order-none = es gibt keinen Previous Report
taken-by = { $space } ist besetzt: { $piece }
taken-blocked = { $space } ist gesperrt
indicator = der Previous Report verlangt: { $end }
indicator-none = es gibt keinen Previous Report, also das Erste
takes = { $name } braucht { $chemicals }
held-none = kein Chemical
set-of = { $names }: { $words }
set-none = im Hideout ist kein Plättchen
set-alone = { $first } allein ist { $count } von { $size }
set-with = { $first } mit { $with } ist { $count } von { $size }

## What happens in their turn.

set-size = Ein Satz ({ $weather }, { $locked ->
        [yes] mit Schloss
       *[no] ohne Schloss
    }) sind { $size } Plättchen verschiedener Farben; im Hideout: { $held } ({ $rule })
set-awards =
    { $count ->
        [one] { $count } Farbe fehlt, dafür gilt { $awards } (SAB-STS.3)
       *[other] { $count } Farben fehlen, dafür gelten { $awards } (SAB-STS.3)
    }
set-leave = Davon gehen die häufigsten, bei Gleichstand in der Folge blau, grün, lila: { $colours } (SAB-R.33)
lativ-passes = Alle Aktionsfelder sind besetzt oder gesperrt ({ $location }), also geht er weiter (WM-LAT.3)
lativ-bot = Sein Bot kommt in den ersten Zweig des Lab, ab { $weather }, mit Platz und ohne Bot von ihm.
lativ-token = Lege ab, falls noch da: { $token }.

## The same as something to do.

do-move = Setze um: { $agent } → { $space }.
do-target = Erhöhe das Target um { $by } auf { $to }.
do-subsidy-off = Nimm in der Spalte { $weather } das { $end } Subsidy-Plättchen aus dem Spiel, wenn eines da ist, und lege ein Maschinenteil in der Farbe des Bot-Feldes dorthin.
do-subsidy-turn = Drehe in der Spalte { $weather } das { $end } Subsidy-Plättchen mit blauer Seite auf Orange; ohne ein solches das der nächsten Spalte, die eines hat.
do-lativs-bot = Ein Bot von Lativ macht dort Platz: auf das oberste andere leere Feld des Zweiges oder neben das Lab.
do-discard = Lege den Report ab: { $report }.
do-current = Neuer Current Report: { $report }.
named-chemical = Du hast es genannt: aus dem billigsten nicht leeren Abschnitt die Sorte, von der im Hideout am wenigsten ist, bei Gleichstand oben oder unten, wie der Previous Report sagt (SAB-CHM)
named-branch = Du hast es genannt: von den ausliegenden Zweigen mit einem Feld für ein Chemical des Hideout die mit den meisten Bots (SAB-LAB.2)
looked-branch = Geprüft sind die Zweige mit einem freien Feld für ein Chemical des Hideout (SAB-RTP)
looked-none = Kein Zweig hat ein freies Feld für ein Chemical des Hideout (SAB-RTP)
named-space = Du hast es genannt: das erste freie in der Reihenfolge, in der sie wählen
seen-subsidy = Der Previous Report sagt, in welcher Spalte und ob von oben oder von unten

## What is asked.

ask-challenges = Welche Challenge-Karten gelten?
challenge = { $title }: { $text }
asks-scientist = Wo ist dein Scientist?
asks-supply = Supply: Was kommt hier zuerst, von denen im billigsten nicht leeren Abschnitt?
asks-place = { $area }: Was davon ist als Erstes frei?
asks-place-lab = Lab: Welcher ausliegende Zweig hat die meisten Bots, von denen, in denen eines dieser Felder frei ist oder Lativ gehört? Bei gleich vielen der erste hier mit einem Plättchen; hat keiner eines, der erste ab { $weather }.
asks-free = R&D: Was davon ist als Erstes leer?
asks-machine = Ist damit jedes Feld der Maschine besetzt?
asks-hideout = Welche Chemicals liegen im Hideout?
asks-reports = Welche Security Reports liegen offen?
asks-assistant = In welchem Zweig ist Lativs Assistant?
asks-score = Was wertest du?
asks-rank = Für deinen Rang: Was hast du?
asks-table = Was liegt dort außer ihren Sachen?
fact-scientist = Dein Scientist
fact-branch = { $area } { $weather }
fact-supply = Der billigste Abschnitt im Supply
fact-place = Ihr Feld, { $area }
fact-free = Ihr leeres Feld in R&D
fact-machine = Ob die Maschine voll ist, { $area }
fact-initiative = Der Initiative-Marker ganz links
fact-awards = Awards im Vorrat
fact-game = Die Partie
fact-assistant = Lativs Assistant
fact-bots = Ihre Bots, { $branch }
fact-hideout = { $chemical } im Hideout
fact-tokens = Ihre Forschungsplättchen, { $branch }
fact-awards-held = Ihre Awards
fact-target = Das Target
fact-lock = Lock-Marker: { $weather }
fact-previous = Der Previous Report
fact-report = Report { $report }
fact-current = Der Current Report
fact-top = Oben auf dem Stapel
fact-deck = Reports im Stapel
fact-opened-first = Der erste abgelegte Report
fact-opened-second = Der zweite, obenauf
fact-experiment = Das letzte Experiment
fact-cp = CP auf der Leiste
fact-funding = Funding-Marker, { $area }
fact-goals = Erfüllte Goals
fact-nobel = Der Nobel Prize
fact-end-cp = CP für das Ende
fact-papers = Veröffentlichte Papers
fact-your-awards = Deine Awards
fact-tiles = Workshop-Plättchen
fact-vouchers = Übrige Vouchers
fact-sections = Offene Abschnitte der Assembly Line
fact-on-board = Deine Bots auf den Maschinen
answer-nowhere = Nirgends
answer-elsewhere = Anderswo
answer-no-place = Keines
answer-place = { $weather }, { $at }{ $left ->
        [token] { ", mit Plättchen" }
        [none] { ", ohne Plättchen" }
       *[either] { "" }
    }{ $filled ->
        [full] { ", und der Zweig ist damit voll" }
       *[other] { "" }
    }
answer-empty = Der Supply ist leer
answer-none = Keiner
answer-yes = Ja
answer-no = Nein
answer-theirs = Ihrer
answer-yours = Deiner
answer-some-left = Es sind welche übrig
answer-none-left = Keiner ist übrig
answer-goes-on = Sie geht weiter
ends =
    { $trigger ->
        [nobel] Das Ende ist ausgelöst: Nobel Prize
        [experiments] Das Ende ist ausgelöst: letztes Experiment
        [government] Das Ende ist ausgelöst: Government voll
       *[rnd] Das Ende ist ausgelöst: R&D voll
    }
over-win = Du hast sofort gewonnen, vor dem Target
over-storms = Du hast durch Extreme-Weather-Plättchen verloren
over-scoring = Die letzte Runde ist vorbei: Target +{ $by }, dann wertest du
answer-supply = Im Supply
answer-office = In seinem Office
answer-there = Da
answer-away = Weg
answer-discarded = Abgelegt
answer-not-discarded = Nicht abgelegt
answer-unknown = Unbekannt
answer-no-spots = Keine
answer-nothing = Nichts zu tun
answer-space = Feld { $at }
answer-space-in = { $location }, { $space }
answer-ran = { $weather } lief mit { $cp } CP: { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    } zurück ins Hideout, Target +{ $target }{ $token ->
        [comes] , dazu ein grünes Plättchen
       *[none] ; kein grünes Plättchen war übrig
    }
announce-since = Seit ihrem letzten Zug
announce-discarded = Du hast Security gerufen und abgelegt
announce-current = Du hast Security gerufen, neuer Current Report
announce-top = Du hast Security gerufen, oben auf dem Stapel
announce-end = Das Ende der Partie

## The score and the end.

name-you = Du
name-saboteurs = Die Saboteure
score-cp = CP auf der Leiste
score-funding = Funding, { $area }
score-goals = Erfüllte Goals
score-nobel = Nobel Prize
score-end = CP für das Ende
score-target = Target-Wert
decided-storms = { $there } Plättchen der Stufe 3 liegen aus; { $most } sind zu viele
decided-reports = keine Karte im Stapel und kein Current Report
decided-forbidden = die Bedingung dieser Karte, nicht erfüllt
decided-cp = deine CP gegen den Target-Wert: { $cp } zu { $target }
ended-nobel = Der Nobel Prize wurde genommen.
ended-experiment = Das letzte Experiment kam in die Auslage.
ended-government = Die Government Machine war voll.
ended-rnd = Alle Forschungsfelder von R&D waren besetzt.
ended-win = Du lagst mit Goals und Funding vor dem Target.
ended-rank = { $trigger } Dein Rang: { $rank }.
ended-no-rank = { $trigger } Dein Rang: ein Sieg ohne Rang.
ended-lost = { $trigger } Du hast das Target nicht übertroffen.
ended-forbidden = Du hast das Target übertroffen, aber nicht die Challenge-Karte { $card }.
ended-storms = Zu viele der schlimmsten Extreme-Weather-Plättchen lagen aus.
ended-reports = Die Saboteure hatten keinen Security Report mehr.

## The opponent, to complete “alone against …”.

opponent = die Saboteure
