### Was die Saboteure tun, was ein Helfer neben einem echten Tisch fragt, und seine Wertung.

## Names of spaces and pieces.

list-and = {" "}und{" "}
list-or = {" "}oder{" "}
weather =
    { $weather ->
        [Rain] Regen
        [Wind] Wind
        [Sun] Sonne
        [Fog] Nebel
       *[Snow] Schnee
    }
colour =
    { $colour ->
        [blue] blau
        [green] grün
       *[lilac] lila
    }
location =
    { $location ->
        [supply] Supply
        [government] Government
        [lab] Lab
        [rnd] R&D
       *[office] Office
    }
machine =
    { $machine ->
        [government] Government Machine
        [lab] Weather Machine
       *[rnd] R&D
    }
agent =
    { $agent ->
        [white] weißer Saboteur
       *[pink] rosa Saboteur
    }
action-space = { $location } { $side ->
        [left] links
        [middle] Mitte
       *[right] rechts
    }
action-supply = Supply, Feld { $nth }
action-short =
    { $side ->
        [left] linkes Feld
        [middle] mittleres Feld
       *[right] rechtes Feld
    }
action-short-supply = Feld { $nth }
action-article = { $space }
height =
    { $at ->
        [left] links
        [top] oben
        [right] rechts
        [middle] Mitte
       *[bottom] unten
    }
bot-space = { $machine }, { $weather } { $at }
bot-space-short = Feld { $at }
cell = { $weather }, Reihe { $row }
cell-row = Reihe { $row }
cell-column = Spalte { $weather }
token = Plättchen { $weather } ({ $colour })
report =
    { $agent ->
        [white] weiß
       *[pink] rosa
    } → { $destination }, { $weather }, { $end }
report-lativ = zu Lativ
report-card = { $report } ({ $card })
end =
    { $end ->
        [topmost] oberstes
       *[bottommost] unterstes
    }
piece-scientist = dein Scientist
awards =
    { $count ->
        [one] { $count } Award
       *[other] { $count } Awards
    }

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
decided = Die Saboteure wählen ({ $what }): { $chosen }.
decided-none = Die Saboteure finden nichts ({ $what }).
sent = Der Current Report schickt: { $agent } → { $location } (SAB-TRN.1a)
sent-lativ = Der Current Report schickt: { $agent } → Lativ, jetzt in { $location } (SAB-TRN.1b)
own-office = Office
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

plan = Plan von { $location }: { $agent }.
no-report = Kein Security Report ist zum Aufdecken übrig.
nothing-to-discard = Der Stapel ist leer, also wird kein Security Report abgelegt.
left-out = { $space }: Der Plan beginnt mit Schritt { $first }; { $plan ->
        [lab] Schritt 1, ein Award, entfällt
        [rnd] Schritt 1 und 2, ein erster Bot und sein Chemical, entfallen
       *[other] Schritt 1 und 2, ein Chemical und ein Subsidy-Plättchen, entfallen
    }.
no-chemical-for = Im Hideout fehlt { $chemical } ({ $space }): Setze nur den Bot.
no-award = Im Vorrat ist kein Award für die Saboteure übrig.
no-token = Für die Saboteure ist nichts übrig: { $token }.
set-used = Die Saboteure nutzen einen Satz: { $weather }{ $locked ->
        [yes] , mit Schloss
       *[no] {""}
    }.
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
bot-placed = Setze einen Bot der Saboteure: { $space }.
bot-returns = Zurück ins Hideout: Bot der Saboteure, { $space }.
bot-beside = Lativs Bot kommt zurück neben das Lab: { $space }.
bot-makes-room = Platz machen, Bot von { $owner ->
        [lativ] Lativ
        [saboteurs] Saboteuren
       *[you] dir
    }, { $weather }: { $from } → { $to }.
part-laid = Aus dem Vorrat auf { $cell }: Maschinenteil ({ $colour ->
        [green] grün
        [blue] blau
        [magenta] magenta
        [white] weiß
        [yellow] gelb
        [orange] orange
        [pink] rosa
        [purple] violett
       *[other] { $colour }
    }).
turn-begins = Der Zug der Saboteure beginnt.
scored-government = Du wertest { $cp } CP: { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    } zu je { $each }, Government Machine, { $weather }.
chemical-taken = Vom Supply ins Hideout: { $chemical }.
chemical-put = Vom Hideout links neben { $space }: { $chemical }.
chemical-back = Vom Hideout zurück in den Supply: { $chemical }.
token-taken = Ins Hideout: { $token }.
token-gone = Aus dem Hideout und aus dem Spiel: { $token }.
award = Award
lativ-supply = Lativ kehrt zum Supply zurück.
lativ-goes = Lativ zieht weiter: { $place }.
lativ-passes = Alle Aktionsfelder sind besetzt oder gesperrt ({ $location }), also geht er weiter (WM-LAT.3)
lativ-bot = Sein Bot kommt in den ersten Zweig des Lab, ab { $weather }, mit Platz und ohne Bot von ihm.
lativ-token = Lege ab, falls noch da: { $token }.
government-runs = Government Machine: Der Zweig { $weather } ist voll und wird aktiviert.
lock-removed = Entferne den Lock-Marker: { $weather } kann nun zitiert werden.
initiative =
    { $who ->
        [saboteurs] Der Initiative-Marker der Saboteure kommt ganz nach links.
       *[you] Dein Initiative-Marker kommt ganz nach links.
    }
end-triggered =
    { $trigger ->
        [nobel] Der Nobel Prize ist vergeben.
        [experiments] Das letzte Experiment liegt aus.
        [government] Die Government Machine ist voll.
       *[rnd] Alle Forschungsfelder von R&D sind besetzt.
    } Die nächste Runde ist die letzte.

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
challenge = { $title }: { $card ->
        [fully_stocked] Die Saboteure beginnen mit einem Chemical jeder Sorte.
        [jamming] Bei jedem Einkommen steigt das Target um 1 je Bot von ihnen auf dem Plan.
        [creative_accounting] Die Saboteure beginnen mit einem Award. Bei jedem Einkommen geht einer deiner Funding-Marker 1 Feld zurück.
        [nobel_laureate] Die Saboteure beginnen mit einem Chemical mehr. Ohne den Nobel Prize kannst du nicht gewinnen.
        [overachievers] Mit weniger als 5 erfüllten Goals kannst du nicht gewinnen.
        [clock] Zwei Karten des Stapels kommen in die Schachtel.
        [one_step_ahead] Am Ende deines Zuges steigt das Target um 3, wenn ihr Initiative-Marker ganz links ist.
        [moral_high_ground] Saboteure links von dir geben dir keine Vouchers.
        [peer_review] Keine Citation-Plättchen, und keine CP für Science, wenn du einen Lock-Marker entfernst.
        [independent] Die Saboteure beginnen mit einem Award. Ihre Bots ersetzen keine Teile deiner Prototypen.
        [budget_cuts] Die Saboteure beginnen mit einem Chemical mehr. Dein Lab Funding zählt 0 dazu.
       *[publish_or_perish] Das Target beginnt 5 tiefer und steigt um 5 für jeden Lock-Marker, den die Saboteure entfernen. Nur der sofortige Sieg zählt.
    }
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
chance = Zufall
asked-of = { $who }: { $what }
asks-revealed = Welcher Security Report ist der neue Current Report?
asks-top = Welcher Security Report lag oben auf dem Stapel?
asks-havoc = Wähle, was der Satz der Saboteure kostet.
choice-report = Security Report
choice-raise = Erhöhe das Target um { $by }
choice-discard = Lege die oberste Karte des Stapels ab
choice-cards = { $from } → { $to } Karten
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

## What stands above a turn, and the turn in one line.

turn-saboteurs = Der Zug der Saboteure
turn-of = Zug: { $name }
turn-end = Das Ende der Runde
turn-agent = { $agent } → { $space }
turn-bot = ein Bot auf { $space }
turn-set = ein Satz ({ $weather })
turn-runs = das Experiment läuft ({ $weather })
turn-fails = kein Experiment ({ $weather })
turn-chemicals =
    { $count ->
        [one] { $count } Chemical
       *[other] { $count } Chemicals
    }
turn-target = Target { $from } → { $to }

## The opponent, to complete “alone against …”.

opponent = die Saboteure
