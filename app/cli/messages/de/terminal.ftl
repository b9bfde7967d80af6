### Das Terminal. Was man tippt, etwa undo, ist in allen Sprachen gleich.

## When a game is opened and left.

greet-kept = { $title }, „{ $name }“, gespeichert als { $id }.
greet-seed = Startwert { $seed }
greet-draws = Soloist zieht und würfelt für den Gegner
greet-luck = den Zufall zeigt dein Tisch
greet-strict = streng
greet-practice = Übung
greet-helper = Ein Helfer neben deinem Tisch: Beantworte, was gefragt wird, führe aus, was gesagt wird, dann tippe done. Tippe eine Tatsache, etwa energy 3, wenn sich etwas anderes geändert hat; undo geht zurück.
greet-answer = Antworte mit Nummer oder Text; help erklärt die Befehle.
name-beside = { $title } neben meinem Tisch
note = Hinweis: { $note }
kept = Die Partie ist gespeichert. So geht sie weiter: { $command }

## People at one screen.

pass-to = Gib an Platz { $number } weiter ({ $name }) und drücke die Eingabetaste.
pass-clear = Drücke die Eingabetaste, um den Bildschirm zu leeren.
seat-number = Platz { $number }

## The table, and what happened.

table = Der Tisch:
table-new = Neu auf dem Tisch:
because = weil: { $reason }
choice-wasted = {"."} Umsonst: { $why }
guide-is-left = Du hast die Anleitung verlassen; die Partie geht weiter.
guide-choice = Wahl der Anleitung: { $choice }

## The question.

question-trail = { $outer } › { $inner }
question-order = In dieser Reihenfolge: { $spots }.
question-group = { $name }:
question-or = Oder
question-besides = Oder sag etwas anderes (choices listet es auf):
question-range = { $first } bis { $last }
question-tick = Nenne { $count } in einer Zeile, etwa 1 2.
question-tick-up-to = Nenne bis zu { $most } in einer Zeile, etwa 1 2.
question-tick-between = Nenne { $least } bis { $most } in einer Zeile, etwa 1 2.
question-area = Beantworte alle { $count } in einer Zeile, etwa 3 1 2, oder nur die ersten.
line-too-long = eine zu lange Zeile

## What an answer is refused with.

refused-over = die Partie ist zu Ende; analyse, undo, look, log, why, export oder quit
refused-number = { $number } ist keine Nummer von 1 bis { $count }
ahead-left-out = Dazwischen geschah etwas anderes; die übrigen Antworten der Zeile wurden nicht gegeben.
refused-empty = gib eine Nummer von 1 bis { $count } ein, oder help
refused-nothing = „{ $text }“ ist weder eine Antwort noch ein Befehl; gib eine Nummer von 1 bis { $count } ein, oder help
refused-several = „{ $text }“ kann heißen: { $choices }
refused-log = log: „{ $text }“ ist keine Anzahl von Einträgen
refused-hint = hint: „{ $text }“ ist keine Anzahl von Sekunden bis 600
refused-analyse = analyse: „{ $text }“ ist keine Zahl von 1 bis { $most }
refused-players = players: wer? gib ein Wort für jeden Platz an, etwa human,club
refused-rule = rule: welche? gib ihre Nummer an
refused-export = export: wohin? gib eine Datei an

## The list of commands. Each line begins with the command; what follows it is named by its meaning.

help-answer = Antworte mit der Nummer oder dem Text einer Wahl; ein Anfang, den nur eine hat, genügt.
help-several = Mehrere Antworten in einer Zeile sparen Eingaben: 2; 1; 3 beantwortet drei Fragen der Reihe nach, 2 4 5 gibt drei aus einer Liste, wo sie oft zusammen gegeben werden.
help-command = Oder gib einen Befehl (mit / davor, wenn eine Wahl genauso heißt):
command-help = help: diese Zeilen
command-look = look: noch einmal der ganze Tisch
command-choices = choices: noch einmal die Frage und ihre Antworten
command-hint = hint [SEKUNDEN]: die besten Möglichkeiten suchen, sonst 2 Sekunden lang; zum Üben
command-analyse = analyse [SIMULATIONEN]: wie es lief: die Aussicht auf den Sieg im Verlauf, die größten Wendungen, was besser gewesen wäre; sonst 400 Simulationen für jede Entscheidung
command-undo = undo: deine letzte Wahl zurücknehmen, samt dem, was Zufall und Bots darauf taten
command-redo = redo: wiederholen, was zurückgenommen wurde
command-log = log [N]: die letzten N Einträge; ohne Zahl die letzten 10
command-rule = rule NUMMER: der Text einer Regel, oder aller Regeln unter einer Nummer
command-why = why: was zuletzt mit Gründen erzählt wurde, mit allen Gründen
command-overrides = overrides [KENNUNG [FELD = WERT; …]]: was dein Exemplar eines Teils zeigt, nach seiner Kennung: seine Werte, oder neue; „as ours“ nimmt sie zurück
command-players = players LISTE: wer von jetzt an wählt, ein Wort für jeden Platz: human,club
command-save = save [NAME]: die Partie wird immer gespeichert; das gibt ihr einen Namen
command-export = export DATEI: die Partie als Datei exportieren
command-quit = quit: aufhören; die Partie bleibt gespeichert

## What commands answer.

taken-back = Deine letzte Wahl ist zurückgenommen; redo wiederholt sie.
why-nothing = Seit du hier sitzt, wurde nichts erzählt.
log-none = Das Protokoll hat keine Einträge.
no-rule = Es gibt keine Regel „{ $id }“.
saved = Jede Antwort wird sofort gespeichert: „{ $name }“ ist { $id }.
written = Die Partie steht jetzt in { $file }.
not-written = { $file } lässt sich nicht schreiben: { $why }
now-practice = Von jetzt an ist diese Partie Übung.

## Bots.

bot-thinks = { $name } denkt nach; Strg-C hält ihn an.
bot-stopped = { $name } wurde angehalten; Eingabe lässt ihn weitermachen, help sagt mehr.
bot-turn = der Bot ist am Zug; Eingabe lässt ihn weitermachen

## Hints.

advice-thinking = Ich denke nach; Strg-C bricht ab.
advice-for-asked = einen Tipp bekommt nur, wer gefragt ist
advice-at-chance = für den Zufall gibt es keinen Tipp
advice-over = die Partie ist zu Ende
advice-best = Die besten Möglichkeiten, nach { $simulations } Simulationen:
advice-wins = gewinnt { $share }, auf { $error } genau
advice-points = { $points } Punkte
advice-tried = { $count }-mal versucht
advice-then = dann { $steps }

## How a game went.

review-for-seated = solange die Partie läuft, ist das für einen Menschen am Bildschirm
review-thinking = Ich denke nach; Strg-C hält an und zeigt, was da ist.
review-judged-so-far = { $progress } beurteilt.
review-how-it-went = Wie es lief: { $progress } beurteilt; eine Entscheidung mit { $simulations } Simulationen, ein Verlust noch einmal mit { $again }.

## What a copy shows.

overrides-none = Noch ist nichts eingetragen: overrides KENNUNG zeigt ein Teil.
overrides-no-id = overrides: kein Teil hat die Kennung „{ $id }“.
overrides-several = overrides: „{ $id }“ ist die Kennung mehrerer Dinge.
overrides-write = overrides: schreibe FELD = WERT; FELD = WERT.
overrides-not-here = Gilt für Partien, die du von jetzt an beginnst. Diese geht weiter wie bisher: { $why }
overrides-same = wie unseres
overrides-ours = unseres: { $value }

## The end.

over = Die Partie ist zu Ende.
over-by = Die Partie ist zu Ende: { $what }
over-decided = Entschieden durch { $what }
over-then = { $first }; dann { $next }
over-points-for = { $points } für { $count }
over-at-hand = Noch möglich: analyse (wie es lief), undo, look, log, why, rule, export, quit.

## Options of a new game.

option-asked = { $title }: { $help } Eingabe heißt: { $usual }.
option-several = Beliebig viele davon, mit Kommas oder Leerzeichen dazwischen, oder none.
option-idle = Hinweis: Die Option { $option } bewirkt hier nichts. { $when }
value-yes = ja
value-no = nein
value-none = keine
expected-flag = Erwartet: yes (ja) oder no (nein).
expected-number = Erwartet: eine ganze Zahl von { $least } bis { $most }.
expected-one = Erwartet: eines von { $values }.
expected-several = Erwartet: none (keine) oder einige von { $values }, jedes nur einmal.

## Players of a game.

players-who = Wer spielt? Ein Mensch an diesem Bildschirm, oder ein Bot:
players-human = ein Mensch.
players-ask = Wer sitzt auf Platz { $number } ({ $name })? Eingabe heißt: { $usual }.
players-expected = Erwartet: { $known } oder eine Nummer.
players-people = überall Menschen
players-now = Von jetzt an: { $players }.

## Saved games.

games-none = In { $place } ist keine Partie gespeichert.
games-id = Kennung
games-game = Spiel
games-entries = Einträge
games-changed = geändert
games-name = Name
games-status = Stand
games-more = { $count } weitere: { $command }
games-options = Optionen: { $options }
games-luck-seed = Glück: Startwert { $seed }
games-luck-table = Glück: vom echten Tisch
games-players = Spieler: { $players }
games-practice = Übung: Glück wurde zweimal gesehen, eine Stellung bearbeitet oder ein Tipp geholt
games-length = Einträge: { $entries }, dazu { $undone } zurückgenommen; geändert { $changed }
games-stands = Stand: { $status }

## Achievements.

achievements-none = { $game } hat keine Erfolge.
achievements-title = Erfolg
achievements-for = für
achievements-games = Beendete Partien: { $count }
achievements-left-out = Beendete Partien: { $count }; ohne { $practice }, die Übung waren
achievements-unread = Nicht gelesen: { $id }

## Backups.

backup-kept =
    { $count ->
        [one] 1 gespeicherte Partie liegt jetzt in { $file }.
       *[other] { $count } gespeicherte Partien liegen jetzt in { $file }.
    }
restored =
    { $count ->
        [one] 1 gespeicherte Partie ist wieder so, wie sie gesichert wurde.
       *[other] { $count } gespeicherte Partien sind wieder so, wie sie gesichert wurden.
    }
restored-before = Was vorher da war, liegt in { $file }.

## Rules.

rule-text-source = Aus: { $source }
rule-text-planned = Noch nicht umgesetzt
rule-text-partial = Teilweise umgesetzt: { $why }
rule-text-no-meaning = Hier ohne Bedeutung: { $why }
rule-mark-planned = geplant
rule-mark-partial = teilweise
rule-mark-no-meaning = hier ohne Bedeutung

## The table in a browser.

serve-open = Der Tisch ist offen unter { $address } (Strg-C schließt ihn)
serve-let-in = Ein Gerät kam mit der Zahl herein. Für ein weiteres drücke „Eine neue Zahl“ unter Geräte.
serve-phone = Ein Telefon im selben Netz scannt diesen Code, oder es öffnet { $address } und gibt { $number } ein.
serve-number = Die Zahl gilt zehn Minuten und für ein Gerät; unter Geräte gibt es eine neue.
serve-safe = Wer den Code oder die Zahl gesehen hat, kann mitspielen; was gesendet wird, ist nicht verschlüsselt.

## What soloist doctor finds.

doctor-well = gut: { $text }
doctor-note = Hinweis: { $text }
doctor-fault = falsch: { $text }
doctor-folder = Partien werden in { $folder } gespeichert.
doctor-folder-new = { $folder } gibt es noch nicht; der Ordner entsteht beim ersten Start.
doctor-folder-file = { $folder } ist kein Ordner.
doctor-folder-closed = In { $folder } lässt sich nichts schreiben: { $why }
doctor-folder-unknown = Ein Ordner für dich ist nicht bekannt; gib mit --data einen an.
doctor-space = Es ist noch Platz für { $megabytes } MB.
doctor-space-little = Es ist nur noch Platz für { $megabytes } MB; schaffe Platz, bevor du weiterspielst.
doctor-space-unknown = Wie viel Platz noch ist, lässt sich nicht sagen: { $why }
doctor-no-games = Noch ist keine Partie gespeichert.
doctor-games =
    { $count ->
        [one] 1 gespeicherte Partie, heil vom ersten Eintrag bis zum letzten.
       *[other] { $count } gespeicherte Partien, heil vom ersten Eintrag bis zum letzten.
    }
doctor-older = Die gespeicherten Partien sind von einer früheren Fassung; der nächste Start bringt sie auf den neuen Stand.
doctor-damaged-game = Gespeicherte Partie { $id }: { $what }
doctor-port = Der Tisch kann unter { $address } öffnen.
doctor-port-here = Soloist läuft schon unter { $address }.
doctor-port-taken = Ein anderes Programm belegt { $address }; ohne --addr nimmt Soloist einen anderen Port.
doctor-port-wanted = Ein anderes Programm belegt { $address }.
doctor-port-closed = Der Tisch kann unter { $address } nicht öffnen: { $why }
doctor-browser = Ein Browser ist da: { $program }
doctor-browser-none = Hier ist kein Browser zu finden. Mit soloist --lan öffnet ein Telefon oder ein anderer Computer in deinem Haus den Tisch.
doctor-language = Dieser Befehl spricht Deutsch, wie es das System will.
doctor-language-given = Dieser Befehl spricht Deutsch, wie es --language will.
doctor-language-other = Das System will { $asked }, was Soloist nicht spricht; es spricht Deutsch.
doctor-language-messages = Die Texte des Programms sind beschädigt: { $what }
doctor-faults =
    { $count ->
        [one] 1 Fehler gefunden
       *[other] { $count } Fehler gefunden
    }
