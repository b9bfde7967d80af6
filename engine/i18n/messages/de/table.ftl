### Eine Partie am Tisch.

## The head of a table.

top-practice = Übung
top-practice-why = Glück wurde zweimal gesehen, eine Stellung bearbeitet oder ein Tipp geholt
top-strict = streng
top-strict-why = Zurücknehmen geht nur bis zum letzten Zufallsergebnis und bis jemand etwas erfahren hat
top-real-table = echter Tisch
top-real-table-why = Du gibst ein, was der echte Tisch zeigt
top-undo = Zurücknehmen (U)
top-redo = Wiederholen (R)
top-about = Über diese Partie
top-history = Verlauf
top-rules = Regeln
top-seats = Plätze
top-seats-why = Wer an welchem Gerät spielt
top-look-back = Zurückblicken auf Eintrag
top-entry-of = Eintrag { $at } von { $length }
top-look = Ansehen

## The parts of a table.

table-areas = Bereiche
table-others = Die anderen
table-board = Plan
table-own = Dein Bereich
table-skip-question = Zur Frage
table-skip-board = Zum Plan
table-skip-own = Zu deinem Bereich
table-skip-told = Zum Geschehen
table-fold = Die Frage zuklappen
table-ends = Abschluss und Rat
table-how-it-went = Wie es lief
table-how-it-went-why = Die Aussicht auf den Sieg im Verlauf, und was besser gewesen wäre
table-play-again = Noch einmal spielen
table-to-games = Zu den Spielen
table-pass = Gib das Gerät weiter: { $name }.
table-pass-hidden = Was nur { $name } sehen darf, bleibt bis dahin verdeckt.
table-pass-on = { $name }: weiter
table-pass-devices = Alle können auch an einem eigenen Gerät spielen: { $link }.
table-pass-link = wer spielt wo
table-back-at = Du blickst zurück auf Eintrag { $at } von { $length }.
table-back-over = Hier ist die Partie zu Ende.
table-back-next = Als Nächstes: { $what }
table-earlier = Früher
table-later = Später
table-play = Abspielen
table-play-why = Eintrag für Eintrag, im Tempo, das unten gewählt ist (Leertaste)
table-back-to-now = Zurück zu jetzt

## The question and its answers.

ask-pending = Was noch aussteht
ask-guide = Wahl der Anleitung
ask-hint = laut Tipp am besten
ask-even = Alle gleich wahrscheinlich.
ask-odds = {" "}{ $odds } von { $total }
ask-confirm = Bestätigen
ask-answers = Antworten
ask-wasted = Umsonst: { $why }
ask-wasted-sure = Umsonst: trotzdem tun?
ask-then = Dann: { $answers }
ask-then-times = { $what } ×{ $count }
ask-then-turn-ends = Dann endet dein Zug
ask-then-and-turn-ends = Dann: { $answers }, danach endet dein Zug
ask-change = ändern
ask-tick = Kreuze { $sizes } an, in beliebiger Reihenfolge.
ask-tick-also = Zusammen mit anderen: { $what }
ask-tick-enter = Alles Angekreuzte ausführen
ask-area = { $filled } von { $count } eingetragen. In beliebiger Reihenfolge; ein Druck darauf ändert eines.
ask-area-enter = Alle { $count } eintragen
ask-area-check = { $area }. Ist alles so, wie es auf dem Tisch liegt?
guide-step = { $title }, Schritt { $number } von { $count }
guide-press =
    { $count ->
        [1] Jetzt: { $next }
       *[other] Jetzt ({ $number } von { $count }): { $next }
    }
guide-fold = zuklappen
guide-read = lesen
guide-left = Du hast „{ $chosen }“ gewählt. Vorgeschlagen war „{ $proposed }“.
guide-back = Zurücknehmen
guide-without = Ohne Anleitung weiter
guide-was-left = Du hast die Anleitung verlassen

## Hints.

hint-title = Tipp
hint-ask = Tipp
hint-ask-why = Was eine Suche von deinen Möglichkeiten hält (H)
hint-longer = Länger nachdenken
hint-longer-why = Länger nachdenken
hint-searching = Suche die beste Wahl …
hint-cancel = Abbrechen
hint-practice = Mit einem Tipp wird die Partie zur Übung: Was du darin erreichst, zählt nicht mehr.
hint-show = Tipp zeigen
hint-certainty =
    { $certainty ->
        [sure] Sicher
        [likely] Wahrscheinlich
       *[close] Knapp
    }
hint-more = Mehr
hint-others = { $count } weitere
hint-imagined = Beruht auf { $count } simulierten Partien.{" "}
hint-close = Die beiden besten sind gleich gut.{" "}
hint-wins = gewinnt{" "}
hint-points = , etwa { $points } Punkte
hint-line = was folgen kann
hint-you = Du
hint-chance = Zufall

## Waiting for bots.

wait-rests = { $name } wartet.
wait-let = { $name } wählen lassen
wait-thinks = { $name } denkt nach …
wait-words = Was er tut, wird hier erzählt.
wait-cancel = Abbrechen
wait-watch = Von Anfang an zusehen
wait-status = { $name } ist gefragt, bisher { $count } Einträge.

## What others did, in beats.

told-before = Der Tisch vor dem, was die anderen taten.
told-next = Weiter{" "}
told-space = Leertaste
told-to-end = Zum Ende{" "}
told-go-on = Weiterspielen{" "}
told-shift = Umschalt
told-back = Einen Schritt zurück
told-back-key = Einen Schritt zurück (Rücktaste)
told-count = { $nth } von { $count }
told-nothing = Noch ist nichts geschehen. Was du und die anderen tun, wird hier erzählt, jeder Schritt mit seiner Regel.
changed-numbers = Zahlen, die sich geändert haben
changed-heading = Was sich hier geändert hat
changed-number = { $name }: { $was }, jetzt { $now }
changed-piece = { $piece }: von { $from } nach { $to }

## The panel beside the table.

panel-label = Was geschah
panel-beside = Neben dem Tisch
panel-now = Jetzt
panel-log = Protokoll
panel-rule = Regel
panel-text = Text
panel-keys = Tasten
panel-room = Mehr Platz dafür
panel-room-what = Mehr Platz für das Geschehen
panel-pace = Züge der anderen:{" "}
panel-pace-why = Wie schnell die Züge der anderen erzählt werden; gilt für alle Spiele
panel-pace-own = Mein Tempo
panel-pace-slow = Langsam
panel-pace-fast = Schnell
panel-pace-once = Auf einmal
panel-rules = Regeln
panel-rules-how = Wähle irgendwo die Nummer einer Regel, um sie hier zu lesen.{" "}
panel-rules-all = Alle Regeln
panel-back = Zurück
panel-table-text = Der Tisch als Text
key-name-enter = Eingabe
key-answer = die Antwort mit diesem Zeichen wählen
key-walk = durch die Antworten gehen, eine wählen
key-space = der nächste Schritt in Zügen der anderen; im Rückblick: abspielen, anhalten
key-shift = den Rest davon überspringen
key-backspace = einen Schritt zurück
key-undo = zurücknehmen, wiederholen
key-hint = ein Tipp
key-log = Protokoll
key-text = der Tisch als Text
key-now = was jetzt geschah
key-keys = diese Tasten
key-escape = zurück: Filter, Regel, Protokoll oder Rückblick verlassen

## The end.

end-you =
    { $result ->
        [won] Du hast gewonnen{ $score }.
        [shared] Du teilst den Sieg{ $score }.
       *[lost] Du hast verloren{ $score }.
    }
end-you-won-by =
    { $count ->
        [one] Du hast mit 1 Punkt Vorsprung gewonnen{ $score }.
       *[other] Du hast mit { $count } Punkten Vorsprung gewonnen{ $score }.
    }
end-score = {", "}{ $own } zu { $best }
end-won = Gewonnen: { $name }{ $score }.
end-won-by =
    { $count ->
        [one] Gewonnen mit 1 Punkt Vorsprung: { $name }{ $score }.
       *[other] Gewonnen mit { $count } Punkten Vorsprung: { $name }{ $score }.
    }
end-nobody = Niemand hat gewonnen{ $score }.
end-shared = { $names } teilen sich den Sieg{ $score }.
end-and = {" "}und{" "}
end-decided = Entschieden durch { $what }.{" "}
end-points = Siegpunkte
end-without-points = Am Ende
end-winner = Gewinner
end-total = Summe
end-label = Das Ende
end-change = Neue Einstellungen
end-look = Den Tisch ansehen
end-sources = Woher die Punkte kamen
end-had = Was alle hatten
end-again = Noch einmal spielen
end-same-luck = Dieselbe Ausgangslage noch einmal

## How a finished game went.

review-title = Wie es lief: { $name } · Soloist
review-heading = Wie es lief
review-history = Verlauf
review-to-table = Zurück zum Tisch
review-search = Die Suche
review-chance = Die Aussicht auf den Sieg
review-swings = Wendepunkte
review-skip-account = Zum Bericht
review-skip-plot = Zur Kurve
review-judged = { $judged } von { $all } Entscheidungen geprüft
review-what = Eine Suche beurteilt jede Entscheidung dieser Partie, nur mit dem, was der Platz damals wusste.
review-leave = Du kannst diese Seite verlassen; es geht weiter und bleibt, bis das Programm endet.
review-cancel = Abbrechen
review-stopped = Angehalten: { $words }.
review-go-on = Fortsetzen
review-whole = { $all } Entscheidungen geprüft, jede mit { $simulations } simulierten Partien.
review-judge-them = Noch einmal beurteilen
review-judge = Noch einmal beurteilen
review-care = Wie sorgfältig
review-care-of = { $care }: { $simulations } Simulationen für jede Entscheidung
review-quick = Schnell
review-usual = Normal
review-thorough = Gründlich
review-most = Am gründlichsten
review-figures = Die Zahlen der Kurve
review-entry = Eintrag
review-happened = Was geschah
review-swing = Wende { $rank }
review-better-heading = Was besser gewesen wäre
review-none-lost = Keine Entscheidung eines Menschen hat sicher eine von 100 Partien gekostet.
review-better = Besser
review-loss-wins = : gewinnt { $share }
review-before = Der Tisch vor Eintrag { $entry }
plot-title = Die geschätzte Siegaussicht im Verlauf
plot-axes = Siegaussicht im Lauf der Partie.{" "}
plot-marks = Die Zahlen zeigen die größten Wendungen; jede führt zum Tisch bei diesem Eintrag.
plot-line = { $name } beginnt bei { $first } und endet bei { $last }, zwischen { $least } und { $most }.{" "}
plot-below = Dieselben Zahlen stehen in der Tabelle darunter.

## Zeichen, die Vorschau und was gezogen wurde.

top-icons = Zeichen
key-icons = was die Zeichen hier bedeuten
panel-icons = Alle Zeichen, mit ihrer Regel
table-forecast = Was kommt, wie es jetzt steht
log-turn = { $number } · { $name }
log-drawn = Gezogen oder gewürfelt:
