# Warum etwas nicht geht, und was beim Öffnen einer Partie auffällt. Eine Absage ist ein Satzteil,
# der sagt, was nicht stimmt und was jetzt zu tun ist; ein Hinweis ist ein Satz.

## Where it is.

place-save = Spielstand
place-link = Link
place-game = Spiel
place-content = Inhalt
place-helper = Helfer
place-players = Spieler
place-number = Nummer { $number }
place-entry = Eintrag { $number }
place-option = Option { $id }
refusal-more = { $count } weitere derselben Art

## Choices.

refusal-illegal = „{ $choice }“ ist jetzt nicht möglich
refusal-no-choice = „{ $choice }“ ist hier unbekannt; wähle etwas von dem, was zur Wahl steht
refusal-choice-long = eine Wahl hat höchstens { $most } Bytes
refusal-one-answer = diese Frage hat eine Antwort, nicht mehrere
refusal-tick = kreuze { $most } an, nicht { $given }
refusal-tick-up-to = kreuze höchstens { $most } an, nicht { $given }
refusal-tick-from = kreuze { $least } bis { $most } an, nicht { $given }
refusal-tick-not-there = angekreuzt ist etwas, das nicht da ist oder nicht so oft
refusal-tick-together = das lässt sich nicht zusammen ankreuzen
refusal-no-answer = gib mindestens eine Antwort
refusal-answers = hier genügen { $enough } Antworten, nicht { $given }
refusal-spot = „{ $entry }“ ist keine Antwort auf „{ $spot }“, Nummer { $number }
refusal-chance = der Zufall ist am Zug, kein Platz
refusal-over = die Partie ist zu Ende
refusal-moved-on = die Partie ist weitergegangen
refusal-broken = hieran sind die Regeln dieses Spiels gescheitert; das ist ein Programmfehler, bitte melde ihn
refusal-no-result = der Zufall hat kein Ergebnis
refusal-table-luck = gib ein, was am echten Tisch gezogen oder gewürfelt wurde
refusal-table-shows = { $why }; wenn dein Tisch es zeigt, ist etwas vorher Eingegebenes falsch: nimm es zurück
refusal-played-on = die Partie wurde anderswo weitergespielt; tippe look und choices
refusal-unchanged = Nichts hat sich geändert: { $why }

## Taking back.

refusal-strict-undo = streng gespielt, wird weder ein Zufallsergebnis noch die Wahl eines Bots zurückgenommen
refusal-strict-learnt = streng gespielt, wird nichts zurückgenommen, wodurch jemand etwas erfahren hat
refusal-strict-seed = streng gespielt, entscheidet der Startwert über den Zufall; lass würfeln
refusal-no-undo = es gibt nichts zurückzunehmen
refusal-no-redo = es gibt nichts zu wiederholen
refusal-nothing-chosen = es hat noch niemand etwas gewählt

## Bots and hints.

refusal-players = Spieler: { $why }
refusal-player-count = erwartet wird einer für jeden Platz, also { $seats }; angegeben: { $given }
refusal-no-bot = es gibt keinen Bot „{ $bot }“; es gibt { $known }
refusal-no-search = es gibt keinen Bot „{ $bot }“ (eine Suche hat 1 bis { $most } Simulationen oder ebenso viele Millisekunden); es gibt { $known }
refusal-clock = „{ $bot }“ geht nach der Uhr; hier muss ein Bot von selbst aufhören
refusal-not-asked = Platz { $asked } ist am Zug, nicht Platz { $seat }
refusal-person = auf Platz { $seat } sitzt ein Mensch
refusal-stopped = die Suche endete, bevor sie etwas fand
refusal-bot-broken = Daran ist der Bot gescheitert; das ist ein Programmfehler, bitte melde ihn.
refusal-search-broken = Die Suche ist gescheitert; das ist ein Programmfehler, bitte melde ihn.
refusal-search-stopped = Die Suche wurde abgebrochen.

## The helper.

refusal-no-helper = für { $game } gibt es noch keinen Helfer
refusal-entry-long = ein Eintrag hat höchstens { $most } Bytes
refusal-helper-entry = mit „{ $entry }“ kann dieser Helfer nichts anfangen
refusal-asked = { $illegal }; gefragt ist: { $asks }
refusal-carry-out = jetzt ist der Zug auszuführen
refusal-no-proposal = Eintrag { $entry } schlägt in diesem Zug nichts vor
refusal-no-fact = gerade wird nach nichts vom Tisch gefragt
refusal-nothing-entered = es ist nichts eingetragen
refusal-nothing-drawn = der Gegner zieht hier nichts Eigenes
refusal-helper-luck = der Gegner zieht hier nichts Eigenes: der Tisch antwortet
refusal-helper-person = am echten Tisch spielt nur ein Mensch
refusal-helper-player = ein Helfer führt den Gegner am echten Tisch; was bei dir liegt, weiß er nicht
refusal-helper-position = ein Helfer beginnt ohne Stellung
refusal-no-opponent = ein Helfer führt den automatischen Gegner einer einzelnen Person

## Options.

refusal-option-unknown = diese Option gibt es nicht; es gibt { $known }
refusal-option-flag = { $value } ist weder true noch false
refusal-option-number = { $value } ist keine ganze Zahl von { $min } bis { $max }
refusal-option-none-of = { $value } ist nichts von { $words }
refusal-option-list = { $value } ist keine Liste von Wörtern
refusal-option-twice = { $value } steht zweimal da

## Saves and links.

refusal-no-game = ein Spiel „{ $id }“ gibt es nicht; es gibt { $ids }
refusal-other-game = das ist ein Spielstand von „{ $saved }“, nicht von { $game }
refusal-contents = es wurden so viele verschiedene Inhalte geöffnet, dass Soloist neu gestartet werden muss
refusal-too-long = das Nachspielen dauert zu lange: aufgegeben nach { $index } von { $of } Einträgen
refusal-no-json = das ist kein Spielstand; wähle eine Datei, die Soloist exportiert hat ({ $error })
refusal-no-object = das ist kein Spielstand; wähle eine Datei, die Soloist exportiert hat
refusal-form = Form { $found } ist hier nicht bekannt, nur Form { $known }
refusal-too-many = es sind { $count }, mehr als { $most }
refusal-too-large = es hat { $bytes } Bytes, mehr als { $most }
refusal-text-long = sein Text hat mehr als { $most } Bytes
refusal-expected = erwartet: { $expected }
refusal-expected-nothing = erwartet: { $expected }; gefunden: nichts
refusal-expected-found = erwartet: { $expected }; gefunden: { $found }
kind-text = ein Text
kind-texts = eine Liste von Texten
kind-number = eine ganze Zahl
kind-form = die Zahl { $form }
kind-object = ein Objekt
kind-object-of-texts = ein Objekt aus Texten
kind-flag = true oder false
kind-luck = {"{"}"seed": eine ganze Zahl{"}"} oder "table"
kind-play = "friendly" oder "strict"
kind-draws = "program" oder "table"
kind-list = eine Liste { $name }
kind-fields = eine Tabelle aus Feldern
kind-table = eine Tabelle { $name }
kind-number-from = eine ganze Zahl von { $min } bis { $max }
kind-source = rulebook, found, inferred oder reconstructed
kind-ids = eine der { $count } Kennungen von { $first } bis { $last }
kind-id = die Kennung { $id }
kind-no-row = keine Zeile
refusal-link = er ist nicht vollständig; kopiere ihn ganz
refusal-link-long = diese Partie ist für einen Link zu lang; exportiere sie als Datei
refusal-address = „{ $address }“ ist keine Adresse
refusal-name = ein Name braucht mindestens einen Buchstaben
refusal-nobody-there = dort spielt niemand, der ein Gerät hat
refusal-held = Plätze dieser Partie gehören eigenen Geräten, und eine Datei oder ein Link würde zeigen, was sie verbergen; es gibt sie, wenn die Partie zu Ende ist oder alle Plätze zurückgegeben sind
refusal-invitation = diese Einladung wurde benutzt, zurückgezogen oder ist zu alt; bitte um eine neue

## Inhalt und Stellungen.

refusal-no-file-of-content = keine Inhaltsdatei heißt so; es gibt { $known }
refusal-no-field = dieses Feld gibt es nicht; es gibt { $known }
refusal-no-such-field = dieses Feld gibt es nicht
refusal-no-row = diese Zeile gibt es nicht
refusal-row-twice = diese Zeile steht zweimal da
refusal-row-missing = diese Zeile fehlt
refusal-id-twice = diese Kennung kommt zweimal vor
refusal-no-row-of-ours = keine unserer Zeilen hat diese Kennung
refusal-other-table = erwartet: dieselbe Art von Tabelle wie bei uns
refusal-no-table = diese Tabelle gibt es nicht
refusal-in-progress = das ist mitten in etwas ({ $what }), was keine Stellung sagen kann; lade stattdessen das Protokoll, oder setze die Stellung vor einen Schritt einer Runde oder eines Zuges

## What is noted when a save is opened.

note-rules = gespeichert mit Regelversion { $then }; weitergespielt mit Version { $now }.
note-content = gespeichert mit Inhalt { $then }; weitergespielt mit Inhalt { $now }.
note-entry = Eintrag { $index } („{ $text }“)
note-entries = Einträge { $most } und { $last }
note-entries-more = Einträge { $most } und { $more } weitere
note-left-out =
    { $after ->
        [0] { $entry } wird nicht angenommen: { $why }. Er wurde ausgelassen.
        [one] { $entry } wird nicht angenommen: { $why }. Er wurde ausgelassen, und der eine danach auch.
       *[other] { $entry } wird nicht angenommen: { $why }. Er wurde ausgelassen, und die { $after } danach auch.
    }
note-passed-over =
    { $count ->
        [one] { $entry } wurde übergangen: wo es keinen Unterschied macht, wird danach nicht mehr gefragt ({ $rule }).
       *[other] { $entry } wurden übergangen: wo es keinen Unterschied macht, wird danach nicht mehr gefragt ({ $rule }).
    }
note-not-the-seed = Eintrag { $index } ist nicht, was der Startwert ergibt: die Partie zählt als Übung.
note-changed = seit dem Speichern hat sich das geändert: { $what }
note-changed-ids = seit dem Speichern hat sich das geändert: { $what } ({ $ids })
note-since = { $since }.
note-shows-first = { $since }; zuerst zeigt es sich hier: { $entry }.
note-may-be-why = { $since }; vielleicht wird darum nicht angenommen: { $entry }.
note-end-goes-by-it = { $since }; danach richtet sich, was das Ende bringt (nach { $entry }).
note-field = das Feld „{ $field }“
note-option = die Option „{ $id }“, { $value }
note-option-value = einen Wert der Option „{ $id }“, { $value }
note-bot = den Bot „{ $bot }“ auf Platz { $seat }, wo ein Mensch spielt
note-unknown = diese Version kennt etwas nicht: { $what }. Es bleibt erhalten, und ohne es wird weitergespielt.
note-quoted = „{ $what }“
note-unknown-more = { $count } weitere Dinge sind nicht bekannt und bleiben erhalten.

## What became of stored games.

refusal-busy = ein anderes Programm hält die gespeicherten Partien gerade fest; bitte versuche es noch einmal
refusal-store = der Speicher der Partien hat versagt: { $error }
refusal-disk = { $error } (ist der Ordner schreibgeschützt, der Datenträger voll oder die Größe einer Datei begrenzt?)
refusal-read-only = { $file } lässt sich nur lesen, darum wird nichts gespeichert
refusal-gone = { $file } ist nicht mehr da
refusal-not-made = der Ordner { $folder } lässt sich nicht anlegen: { $error }
refusal-not-opened = { $file } lässt sich nicht öffnen: { $error }
refusal-not-written = { $file } lässt sich nicht schreiben: { $error }
refusal-not-stored = es lässt sich nicht schreiben: { $error }
refusal-foreign = { $file } gehört einem anderen Programm
refusal-newer = { $file } stammt von einem neueren Soloist (die Form ist { $found }, dieses Programm kennt { $known }); bitte nimm das neuere
refusal-no-copy = { $file } ist keine Kopie gespeicherter Partien: { $error }
refusal-copy-unknown = { $file } ist keine Kopie gespeicherter Partien, die dieses Programm kennt
refusal-no-file = { $file } ist keine Datei
refusal-there-already = { $file } gibt es schon
damage-header = die gespeicherte Partie „{ $id }“ ist beschädigt: wonach sie gespielt wird, { $error }
damage-played-by = dieser Spielstand ist beschädigt: Name, Optionen, Glück oder Spieler sind nicht so, wie sie geschrieben wurden. Er öffnet sich mit dem, was jetzt dasteht; was übrig ist, wird gesondert aufbewahrt, wenn du weiterspielst
damage-altered = dieser Spielstand ist beschädigt: Eintrag { $entry } von { $of } ist nicht so, wie er geschrieben wurde. Er öffnet sich, wie er vor diesem Eintrag war; was übrig ist, wird gesondert aufbewahrt, wenn du weiterspielst
damage-missing = dieser Spielstand ist beschädigt: Eintrag { $entry } von { $of } fehlt, insgesamt { $lost } von { $all }. Er öffnet sich, wie er vor diesem Eintrag war; was übrig ist, wird gesondert aufbewahrt, wenn du weiterspielst
damage-missing-rest = dieser Spielstand ist beschädigt: Eintrag { $entry } von { $of } fehlt mit allen danach. Er öffnet sich, wie er vor diesem Eintrag war
damage-undone = dieser Spielstand ist beschädigt: von { $undone } zurückgenommenen Einträgen lassen sich { $left } wiederholen
damage-row = Die gespeicherte Partie „{ $id }“ lässt sich nicht zeigen: { $error }.
damage-list = Die Liste der gespeicherten Partien bricht ab: { $error }.
damage-file = Die Datei der gespeicherten Partien ist beschädigt ({ $found }). Partien, die sich öffnen, sind so weit vollständig, wie dort steht; exportiere sie und behalte eine Kopie der Datei.
damage-own-altered = was dein Exemplar von „{ $game }“ zeigt, ist nicht so, wie es geschrieben wurde
damage-own = was dein Exemplar von „{ $game }“ zeigt, ist beschädigt: { $error }
