### Die Seiten um eine Partie.

## Around every page.

shell-skip = Überspringen
look-title = Aussehen und Sprache
look-button = Aussehen und Sprache
look-language = Sprache
look-language-part = Noch niemand hat das als Muttersprache gelesen. Namen von Spielteilen, deren deutsche Ausgabe wir nicht kennen, bleiben englisch.
look-theme = Hell oder dunkel
look-system = Wie das System
look-light = Hell
look-dark = Dunkel
look-contrast = Kontrast
look-usual = Normal
look-strong = Stark
look-colours = Farben der Spieler
look-colours-safe = Für Farbenblinde, mit Zahlen
look-size = Schriftgröße
look-kept = Dieser Browser merkt es sich, für alle Spiele.
look-close = Schließen

## What scripts say. Places for numbers are filled in by them.

script-show-all = Alle zeigen
script-only-this = Nur was zu diesem Ort gehört.
script-no-answer = Das Programm antwortet nicht. Läuft es noch?
script-to-choose = { $count } zur Wahl
script-just-changed = hier hat sich gerade etwas geändert
script-changed = von { $was } auf { $now }.
area-board = Plan
area-you = Du
area-told = Neues

## The front page.

front-heading = Anspruchsvolle Brettspiele gegen ihre automatischen Gegner
front-games = Spiele
front-skip-games = Zu den Spielen
front-skip-saved = Zu den gespeicherten Partien
front-continue = Weiterspielen
front-new = Neue Partie
front-new-of = {" "}: { $title }
front-play = Spielen
front-helper = Helfer
front-real-table = Echter Tisch
front-learn = Lernen
front-learn-rules = : die Regeln von { $title }
front-rules = Regeln
front-rules-of = {" "}von { $title }
front-achievements = Erfolge
front-saved = Gespeicherte Partien
front-saved-part = { $first } bis { $last } von { $all }
front-none = Noch keine Partie. Jede Partie, die du beginnst, wird hier von selbst gespeichert, Zug für Zug.
front-more = Weitere gespeicherte Partien
front-newer = Neuere Partien
front-older = Ältere Partien
front-tag-helper = Helfer
front-over = beendet
front-under-way = läuft
front-change = Umbenennen, exportieren, löschen
front-change-named = { $name } umbenennen, exportieren oder löschen
front-name = Name
front-rename = Umbenennen
front-export = Exportieren
front-delete = Löschen
front-delete-sure = „{ $name }“ endgültig löschen?
front-import = Eine Partie aus einer Datei oder einem Link öffnen
front-file = Datei
front-file-text = Der Text der Datei oder ein Link
front-import-button = Einlesen
front-devices = Geräte
front-not-imported = Die Partie wurde nicht geöffnet. { $why }
ago-now = gerade eben
ago-minutes =
    { $count ->
        [one] vor { $count } Minute
       *[other] vor { $count } Minuten
    }
ago-hours =
    { $count ->
        [one] vor { $count } Stunde
       *[other] vor { $count } Stunden
    }
ago-days =
    { $count ->
        [one] vor { $count } Tag
       *[other] vor { $count } Tagen
    }

## How a game stands, in lists.

going-round = Runde { $round }
going-helper = Helfer, Zug { $turn }: { $asks }
ended-nobody = niemand hat gewonnen
ended-won = Sieg: { $names }
ended-score = { $name } { $points }
ended-by = { $won } ({ $by })
ended-helper = Helfer: { $how }
ended-as-it-was = wie sie war, bevor von dort weitergespielt wurde, wo sie sich öffnen ließ
ended-by-consent = einvernehmlich beendet
helper-game-name = { $title } neben meinem Tisch
going-turn = Zug { $turn }
going-beside = neben deinem Tisch
going-runs = führt { $opponent }
going-opponent = den Gegner
going-enter = das Gezogene ist einzugeben
going-yours = du bist am Zug
going-of = am Zug: { $name }
going-of-bot = am Zug: { $name }, ein Bot
going-against = du gegen { $opponent }
going-alone = du allein
going-bot-alone = ein Bot allein
going-bots =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }
going-people = { $count } Personen
going-people-and = { $count } Personen und { $bots }

## A new game.

new-title = Neue Partie
new-kept = Alles wird laufend gespeichert.
new-helper = Nur den Gegner für meinen Tisch spielen
new-refused = So wird es noch keine Partie
new-name = Name dieser Partie
new-more = Weitere Optionen
new-start = Beginnen
new-skip = Zu den Optionen
new-measured-alone = Daneben: wie oft ein Klubspieler damit allein gewinnt, in { $games } Partien.
new-measured-none = Daneben: wie oft ein Klubspieler damit allein gewinnt, in { $games } Partien, { $none } ohne eine.
new-measured = Daneben: wie oft ein Klubspieler gewinnt.
new-club = ; ein Klubspieler gewinnt{" "}
new-on = An
new-luck = Wer mischt und würfelt?
new-luck-program = Das Programm: Es mischt, zieht und würfelt, du entscheidest nur
new-luck-table = Mein echter Tisch: Du mischst, ziehst und würfelst und gibst ein, was du siehst; das Programm führt die Gegner
new-undo = Zurücknehmen
new-undo-friendly = Locker: alles; die Partie zählt als Übung, wo Glück oder etwas Verdecktes gesehen wurde
new-undo-strict = Streng: nur bis zum letzten Zufallsergebnis oder zum letzten Blick auf etwas Verdecktes
new-seed = Startwert
new-seed-help = Eine ganze Zahl. Gleicher Startwert und gleiche Entscheidungen ergeben die gleiche Partie; leer gelassen gibt es einen neuen.
new-seed-wrong = Startwert: „{ $seed }“ ist keine ganze Zahl von 0 bis { $most }
new-who = Wer spielt
new-seats-help = Ein Mensch oder ein Bot auf jedem Platz
new-seats-beyond = , soweit es Plätze gibt; weitere zählen nicht
new-person = Ein Mensch
new-bot = Bot, { $level }: { $help }
new-bot-random = Bot, zufällig: Wählt irgendetwas.
new-bot-only = Bot, { $level }
new-seat = Platz { $number }
way-in-title = Nur den Gegner führen, neben deinem eigenen Exemplar des Spiels
way-in-of = : den Gegner von { $title } neben meinem Tisch führen

## Seats and devices.

seats-title = Plätze von { $name }
seats-heading = Wer spielt wo
seats-help = Ein Platz, den ein Gerät übernommen hat, wird nur dort gezeigt, und was andere tun, kommt dort von selbst an. Plätze ohne eigenes Gerät teilen sich eines, das keinen übernommen hat.
seats-lan = Ein weiteres Telefon oder ein Rechner im Haus: Starte das Programm mit { $flag } und scanne, was es zeigt; öffne dort dann diese Partie und übernimm einen Platz.
seats-to-table = Zum Tisch
seats-skip = Zu den Plätzen
seats-here = spielt an diesem Gerät
seats-elsewhere = spielt an einem anderen Gerät
seats-passed = hat noch kein eigenes Gerät
seats-give-back = Zurückgeben
seats-ask = Darum bitten
seats-ask-sure = Das andere Gerät wird gebeten, den Platz von { $name } abzugeben. Antwortet dort { $minutes } Minuten lang niemand, ist er deiner, und alle erfahren es. Um den Platz bitten?
asked-you-take-back = Du hast die anderen gebeten, die letzte Wahl zurückzunehmen.
asked-you-bring-back = Du hast die anderen gebeten, das Zurückgenommene wiederzubringen.
asked-you-seat = Du hast um den Platz von { $name } gebeten. Antwortet { $minutes } Minuten lang niemand, ist er deiner.
asked-take-back = { $name } möchte die letzte Wahl zurücknehmen.
asked-bring-back = { $name } möchte das Zurückgenommene wiederbringen.
asked-you-end = Du hast die anderen gebeten, die Partie zu beenden.
asked-end = { $name } möchte die Partie beenden. Sind alle einverstanden, ist sie endgültig zu Ende, und alle sehen alles.
asked-seat = Ein anderes Gerät bittet um den Platz von { $name }. Antwortet { $minutes } Minuten lang niemand, bekommt es ihn.
asked-agree = Zustimmen
asked-refuse = Ablehnen
asked-give = Abgeben
asked-keep = Behalten
asked-withdraw = Nicht mehr bitten
asked-somebody = Jemand am Tisch
asked-note-taken = Ein anderes Gerät hat den Platz von { $name } genommen: { $minutes } Minuten lang hat niemand geantwortet.
asked-note-given = Der Platz von { $name } wurde an ein anderes Gerät abgegeben.
asked-note-kept = { $name } behält den Platz.
asked-note-refused = { $name } stimmt nicht zu.
right-when-over = Plätze dieser Partie gehören eigenen Geräten. Datei, Link und Startwert würden zeigen, was diese verbergen. Es gibt sie, wenn die Partie zu Ende ist oder alle Plätze zurückgegeben sind
right-not-yours = nur das Gerät, an dem dieser Platz spielt, gibt ihn zurück; bitte um den Platz
right-only-owner = andere spielen in dieser Partie; vor ihrem Ende löscht sie nur, wem dieser Rechner gehört
right-only-players = das darf nur, wer in dieser Partie spielt
right-nothing-asked = darum wird nicht mehr gebeten
right-only-members = melde dich zuerst an
right-only-rank = dafür ist dein Konto hier nicht gedacht
right-by-invitation = Plätze dieser Partie bekommt, wer eingeladen ist
right-only-game-host = das darf nur, wer diese Partie leitet
right-no-taking-back = in dieser Partie wird nicht zurückgenommen, woraus jemand etwas erfahren hat
right-ended = diese Partie ist zu Ende
right-not-by-program = das darf kein Programm für dich tun; tu es in deinem Browser
seats-take = Hier spielen
seats-asked = { $name } ist gefragt.
seats-asked-elsewhere = { $name } spielt an einem anderen Gerät. Was dort gewählt wird, steht gleich auch hier.
seats-look-again = Noch einmal nachsehen
seats-no-device = Dieser Browser lässt sich nicht wiedererkennen und kann darum keinen Platz übernehmen.

## A device that is new.

pairing-title = Ein Gerät, das hier neu ist
pairing-help = Gib die sechs Ziffern ein, die der Rechner zeigt, im Terminal oder unter Geräte. Sie gelten zehn Minuten und für ein Gerät.
pairing-number = Die Zahl
pairing-let-in = Hereinlassen
pairing-wrong = Das ist nicht die Zahl, oder sie gilt nicht mehr: Unter Geräte zeigt der Rechner eine neue.
pairing-too-many = Von hier kamen zu viele falsche Zahlen. Warte zehn Minuten oder scanne den Code.
door-host = Dieser Server antwortet nur unter der Adresse, die er ausgegeben hat.
door-elsewhere = Diese Anfrage kommt von einer Seite woanders.
door-code = Dieser Tisch ist für die Person, die das Programm gestartet hat: Öffne die Adresse, die es ausgegeben hat.
door-old = Diese Adresse ist von einem früheren Start des Programms: Öffne die, die es jetzt ausgegeben hat.
door-broken = Daran ist das Programm gescheitert; das ist ein Fehler, bitte melde ihn.

devices-title = Geräte
devices-help = Diese Geräte werden hereingelassen. Ein Gerät, das du wegschickst, wird es nicht mehr, und seine Plätze sind frei.
devices-help-guest = Dieses Gerät wird hereingelassen. Alle zeigt der Rechner, auf dem das Programm läuft.
devices-here = dieses
devices-used = zuletzt hier { $used }, hereingelassen { $since }
devices-unnamed = Ein Browser ohne Namen
devices-leave = Abmelden
devices-leave-sure = Dieses Gerät wird nicht mehr hereingelassen, und seine Plätze sind frei. Abmelden?
devices-forget = Wegschicken
devices-forget-sure = { $name } wird nicht mehr hereingelassen, und seine Plätze sind frei. Wegschicken?
devices-another = Ein weiteres Gerät
devices-no-number = Gerade gilt keine Zahl. Auch der Code im Terminal lässt Geräte herein.
devices-new-number = Eine neue Zahl
devices-back = Zu den Spielen
devices-skip = Zu den Geräten
devices-number =
    { $minutes ->
        [one] gilt noch { $minutes } Minute und für ein Gerät.
       *[other] gilt noch { $minutes } Minuten und für ein Gerät.
    }

## Refusals.

problem-back = Zurück
problem-skip = Zur Meldung
problem-not-found = Hier ist nichts
problem-moved-on = Die Partie ist weitergegangen
problem-forbidden = Nicht von dort
problem-busy = Gerade nicht
problem-broken = Das ging schief
problem-refused = Das geht nicht
problem-no-page = Diese Seite gibt es nicht.
problem-wrong-method = Diese Adresse beantwortet eine solche Anfrage nicht.
problem-too-long = Was gesendet wurde, ist zu lang.
problem-broken-off = Was gesendet wurde, brach ab.
problem-too-slow = Was gesendet wurde, kam zu langsam an.
problem-unreadable = Die Anfrage ist nicht lesbar: { $why }
problem-no-form = Das Formular ist nicht lesbar.
problem-no-rule = Es gibt keine Regel mit dieser Nummer.
problem-game-not-here = Die Dateien von { $game } sind noch nicht auf diesem Gerät. Sie werden geholt, sobald es ein Netz hat.
problem-no-game = es gibt keine gespeicherte Partie „{ $id }“
problem-overtaken = die Partie wurde inzwischen anderswo geändert; sie ist neu gezeigt, bitte wähle noch einmal
problem-moved-on-since = die Partie ist inzwischen weitergegangen; so steht sie jetzt
problem-bots-turn = ein Bot ist am Zug; warte auf seine Wahl
problem-device = ein anderes Gerät ist am Zug
problem-area = es ist noch nicht alles eingetragen
problem-spot = das kann dort nicht liegen
problem-seat = ein anderer Platz ist am Zug; gib zuerst das Gerät weiter
problem-unopened = Diese Partie lässt sich nicht öffnen
problem-unopened-how = Was da ist, bleibt da. Du kannst es als Datei exportieren, für jemanden, der es vielleicht flickt, oder die Partie löschen.

## Achievements.

achieved-title = Erfolge · { $title }
achieved-heading = Erfolge in { $title }
achieved-lead = { $reached } von { $all } erreicht in { $games } beendeten Partien, die hier gespeichert sind.
achieved-practice = { $count } weitere waren Übung: Glück wurde zweimal gesehen, eine Stellung bearbeitet oder ein Tipp genommen.
achieved-unread = { $count } Partien waren nicht lesbar.
achieved-for = Für: { $condition }.
achieved-levels = Stufen von { $title }
achieved-skip = Zu den Erfolgen
achieved-not-yet = { $level }: noch nicht
achieved-reached = { $level }: erreicht
achieved-times = , { $count }-mal

## Rules.

rule-label = Regel { $id }
rule-title = Regel { $id }
rule-none-yet = Noch nicht in { $name }.
rule-in = In { $name }{" "}
rule-once = einmal, nach Eintrag
rule-times = { $count }-mal, nach Eintrag
rule-times-last = { $count }-mal, zuletzt nach Eintrag
rule-neighbours = Benachbarte Regeln
rule-before = Davor:{" "}
rule-after = {" "}Danach:{" "}
rule-all = Alle Regeln
rule-back = Zurück zum Tisch
rule-skip = Zur Regel
rule-must = muss
rule-may = darf
rule-if = falls
rule-from = Aus: { $source }
rule-source-common = allgemein bekannte Regeln
rule-source-rulebook = Regelheft: { $where }
rule-source-sheet = Übersichtsblatt: { $where }
rule-source-components = Bestandteile { $where }
rule-source-ruling = Entscheidung { $number }
rule-source-editor = Entscheidung der Redaktion { $number }
rule-source-base-game = Grundspiel
rule-source-page = Seite { $pages }
rule-source-pages = Seiten { $pages }
rule-source-step = Schritt { $number }
rule-source-row = { $at } Zeile { $row }
rule-planned = Noch nicht umgesetzt.
rule-partial = Teilweise: { $why }
rule-not-for-programs = Nichts zu tun für ein Programm: { $why }
rules-title = Regeln · { $title }
rules-heading = Regeln von { $title }
rules-lead = Jede Aussage, der das Programm folgt, in unseren eigenen Worten. Dieselben Nummern stehen im Protokoll und neben jeder Wahl.
rules-search = In den Regeln suchen
rules-contents = Inhalt
rules-none = Keine Regel enthält „{ $words }“.
rules-found =
    { $count ->
        [one] 1 Regel enthält es.
       *[other] { $count } Regeln enthalten es.
    }
rules-skip = Zu den Regeln
search-button = Suchen

## The history of a game.

history-title = Verlauf · { $name }
history-heading = Verlauf von { $name }
history-search = Suchen: ein Teil, ein Ort, eine Regel
history-skip = Zu den Zeilen
history-chapters = Kapitel
history-entries = {" "}Einträge
history-none = Nichts, was geschah, enthält „{ $words }“.
history-found =
    { $count ->
        [one] 1 Zeile enthält es.
       *[other] { $count } Zeilen enthalten es.
    }
history-empty = Noch ist nichts geschehen.
history-more = Mehr in früheren Kapiteln: Suche nach mehr Wörtern.
history-earlier = Frühere Züge
history-and-more = , und { $count } weitere
history-told = { $count } Zeilen
history-board = Plan
history-board-after = {" "}nach Eintrag { $entry }
log-entries =
    { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }
log-empty = Das Protokoll ist leer.
log-history = Verlauf, mit Suche
log-after = Den Tisch nach diesem Eintrag ansehen
log-you = Du
log-set-up = Aufbau
log-from-position = Von der gesetzten Stellung an
why = warum?

## Sizes of text.

look-size-100 = 100 %
look-size-115 = 115 %
look-size-130 = 130 %

## Eine Partie, die als Link reist

front-link = Als Link
link-title = { $name } als Link
link-help = Scanne den Code mit dem anderen Gerät oder schicke ihm den Link. Er trägt die ganze Partie, wie sie jetzt steht; danach spielt jedes Gerät seine eigene weiter.
link-code = Ein Code zum Scannen, der den Link trägt
link-link = Der Link
link-copy = Kopieren
link-copied = Kopiert
link-share = Senden
link-to = Wo Soloist auf dem anderen Gerät läuft
link-to-help = Die Adresse, unter der es sich dort öffnet, etwa https://games.example. Dieser Browser merkt sie sich.
link-to-button = Den Link dafür machen
link-wrong-address = „{ $address }“ ist keine Adresse.
link-too-long = Diese Partie ist für einen Link zu lang. Als Datei reist sie ganz.
link-back = Zu den Partien
link-offered = Ein Link hat eine Partie gebracht
link-entries = { $count ->
    [one] Ein Eintrag in ihrem Verlauf.
   *[other] { $count } Einträge in ihrem Verlauf.
}
link-keep = Hier behalten und spielen
link-leave = Nicht behalten

## Was das eigene Exemplar zeigt.

own-skip = Zu dem, was sich eintragen lässt
own-heading = An mein Exemplar anpassen
own-lead = Was auf den Teilen von { $title } gedruckt ist, steht vollständig in keiner öffentlichen Liste. Manche Werte hat Soloist darum selbst entworfen. Trage ein, was dein Exemplar zeigt: Partien, die du von jetzt an beginnst, werden damit gespielt.
own-met = Was davon kommt deinem am nächsten?
own-met-why = Es zeigt von jetzt an, was deines zeigt, auch in dieser Partie. Nimm eines, das nicht in deiner Schachtel liegt, falls es das gibt.
own-changed = Von dir eingetragen
own-none = Noch nichts.
own-all = Alles, was sich eintragen lässt
own-to-game = Zurück zur Partie
own-to-new = Neue Partie
own-row-heading = Was zeigt deines? { $what }
own-refused = So lässt sich nicht spielen
own-refused-all = Mit dem, was hier eingetragen ist, lässt sich keine Partie beginnen. Berichtige: { $why }
own-keep = Behalten
own-back = Wie Soloist es hat
own-leave = Lassen
own-how = Wie das geschrieben wird (englisch)
own-before = Soloist hat: { $value }.
own-source-rulebook = Aus der Anleitung.
own-source-found = Öffentlich bekannt.
own-source-inferred = Aus Beispielen und Anzahlen erschlossen.
own-source-ours = Von Soloist entworfen.
own-source-owner = Von dir eingetragen.
own-kept-not-here = { $what } gilt für Partien, die du von jetzt an beginnst. Diese Partie geht weiter wie bisher: { $why }
own-way = Meines ist nicht dabei
own-overtaken = das wurde inzwischen anderswo geändert; hier steht es, wie es jetzt ist, bitte gib deines noch einmal ein
own-damaged = Etwas davon ist beschädigt
own-damaged-how = Auf dem Datenträger steht nicht mehr, was geschrieben wurde: { $why }. Sieh dir an, was unten unter „Von dir eingetragen“ steht. Keine neue Partie beginnt, bis du entschieden hast.
own-mend-keep = Es stimmt: behalten
own-mend-clear = Aufgeben: wie Soloist es hat

## Der Bogen der Zeichen eines Spiels.

icons-heading = Zeichen von { $title }
icons-lead = Jedes Zeichen mit Namen, Wirkung und Regel. Am Tisch: zeige darauf, halte den Finger darauf oder drücke I.
icons-skip = Zu den Zeichen

## Bewegung und Töne, in den Einstellungen.

look-motion = Bewegung
look-motion-less = Keine
look-sound = Töne
look-sound-off = Aus
look-sound-on = An
