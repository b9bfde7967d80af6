### Anmelden. Ein Passkey heißt auf Telefonen und Computern auch auf Deutsch so.

## Die Seite zum Anmelden.

sign-in-title = Anmelden
sign-in-skip = Zum Text
sign-in-here = Du bist angemeldet als { $name }.
sign-in-passkey-title = Mit einem Passkey
sign-in-passkey-help = Entsperre dieses Gerät oder scanne den Code mit deinem Telefon. Kein Name, kein Passwort.
sign-in-passkey = Mit Passkey anmelden
sign-in-letter-title = Per E-Mail
sign-in-provider = Mit { $provider } anmelden
sign-in-code-title = Gerät verloren? Nimm einen Wiederherstellungscode
sign-in-code-label = Wiederherstellungscode
sign-in-code = Code verwenden
join-title = Neu hier?
join-name = Dein Name, wie andere ihn sehen
join-passkey = Mit Passkey beitreten

## Was mit einem Passkey schiefgehen kann, gesagt neben seinem Knopf.

passkey-unsupported = Dieser Browser kennt keine Passkeys. Nimm einen anderen Browser oder einen anderen Weg.
passkey-cancelled = Kein Passkey gewählt. Versuch es noch einmal.
passkey-known = Dieses Gerät hat schon einen Passkey für dich.
passkey-failed = Das konnte dieses Gerät nicht. Versuch es noch einmal oder auf einem anderen Weg.
passkey-script = Passkeys brauchen Skripte. Schalte sie ein oder nimm einen anderen Weg.
passkey-unnamed = Passkey

## Briefe.

letter-address = E-Mail-Adresse
letter-send = Schick mir einen Link
letter-sent-title = Sieh in deine Post
letter-sent = Wenn { $address } hier bekannt ist, ist ein Link unterwegs.
letter-sent-help = Öffne ihn in diesem Browser, binnen 15 Minuten.
letter-confirm-title = Hier anmelden?
letter-confirm = Jemand hat diesen Link für { $address } in einem anderen Browser bestellt. Wenn du das warst, mach weiter. Wenn nicht, schließ diese Seite.
letter-confirm-go = Hier anmelden
letter-subject = Dein Link zum Anmelden
letter-text =
    Öffne diesen Link, um dich bei Soloist anzumelden:

    { $link }

    Er gilt einmal und { $minutes } Minuten lang. Wenn du ihn nicht bestellt hast, wirf diesen Brief weg.

## Die Seite der eigenen Zugänge.

ways-title = Deine Zugänge
ways-guest = Du bist Gast. Füge einen Zugang hinzu, dann bleiben deine Partien auf jedem Gerät deine.
ways-back = Zu deinen Partien
ways-used = zuletzt benutzt { $used }, hinzugefügt { $since }
ways-remove = Entfernen
ways-remove-named = { $name } entfernen
ways-remove-sure = { $name } entfernen? Damit kommst du dann nicht mehr herein.
ways-passkeys = Passkeys
ways-passkeys-help = Hab zwei: Geht ein Gerät verloren, kommst du mit dem anderen herein und entfernst es.
passkey-name = Name für den neuen Passkey, etwa „mein Telefon“
passkey-name-of = Name von { $name }
passkey-rename = Umbenennen
passkey-add = Passkey hinzufügen
ways-identities = E-Mail und Konten
ways-provider = { $provider } hinzufügen
ways-codes = Wiederherstellungscodes
ways-codes-left =
    { $count ->
        [0] Du hast keine Wiederherstellungscodes. Zehn davon auf Papier lassen dich herein, wenn alle Geräte weg sind.
        [one] Noch { $count } Code.
       *[other] Noch { $count } Codes.
    }
ways-codes-new = Neue Codes machen
ways-codes-sure = Neue Codes machen? Die alten lassen dann niemanden mehr herein.
codes-shown = Schreib sie auf oder druck sie aus. Jeder gilt einmal, und sie werden nicht wieder gezeigt.
ways-programs = Tokens für Programme
ways-programs-help = Ein Programm mit einem Token handelt für dich in deinen Partien. Dein Konto ändert es nie.
token-shown = Kopier dieses Token jetzt. Es wird nicht wieder gezeigt.
program-name = Name des Programms
program-acts = Was darf es?
program-make = Token machen
acts-look = meine Partien sehen
acts-play = meine Partien sehen und spielen

## Warum jemand nicht hereinkommt.

refused-sign-in-first = melde dich zuerst an
refused-expired = das ist verbraucht oder zu alt; hol dir etwas Neues
refused-another-browser = öffne den Link in dem Browser, in dem du ihn bestellt hast
refused-no-passkey = der Passkey ging nicht; versuch es noch einmal
refused-unknown-passkey = diesen Passkey hat hier niemand; nimm einen anderen
refused-wrong-code = diesen Wiederherstellungscode gibt es nicht; sieh dir die Buchstaben noch einmal an
refused-last-way-in = das ist dein einziger Zugang; füge erst einen anderen hinzu
refused-somebody-elses = damit meldet sich schon jemand anders an
refused-by-invitation = Neue kommen auf Einladung; frag jemanden, der hier spielt
refused-no-address = das ist keine E-Mail-Adresse
refused-no-name = nimm einen Namen mit 1 bis 40 Buchstaben
refused-provider = dein Anbieter antwortet nicht, wie er soll; versuch es später noch einmal
refused-provider-refused = dein Anbieter hat dich nicht durchgelassen; versuch es noch einmal
refused-too-often =
    { $minutes ->
        [one] zu viele Versuche; warte { $minutes } Minute
       *[other] zu viele Versuche; warte { $minutes } Minuten
    }
refused-no-random-number = dieser Server hat gerade keine Zufallszahlen; versuch es noch einmal
refused-another-site = das kam von einer anderen Website; öffne die Seite hier und versuch es noch einmal
